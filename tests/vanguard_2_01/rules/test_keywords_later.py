"""11.24 to 11.41, 12.8: keywords of later sets."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Opens
from playmat.books.vanguard_2_01.nodes import Become
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cards,
    Choose,
    Compare,
    Count,
    Every,
    Holds,
    Is,
    It,
    Modify,
    Move,
    Number,
    Perform,
    Place,
    Sequence,
    This,
    Turn,
)

BEGINS = At("begin", "attack step")
DRAWS = "[AUTO](VC/RC):When this unit becomes {}, draw a card."


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def statuses(player, name):
    return player.value(name, "status")


# --- 11.24 engorge ------------------------------------------------------------------------------------


@pytest.mark.rule("11.24.1")
@pytest.mark.parametrize("eaten", [0, 1, 2])
def test_an_engorged_unit_has_retired_others(scene, me, foe, eaten):
    """As many as one likes; without any it does not become engorged."""
    scene.step("battle phase").card("Maw", f"[AUTO](VC/RC):Engorge\n{DRAWS.format('engorged')}", grade=2)
    me.has(left="Maw", right="Grade 0", back="Grade 1")
    me.attacks("Maw", "Stone")
    me.picks(*["Grade 0", "Grade 1"][:eaten])
    if eaten < 2:
        me.picks("done")
    assert (me.count("drop"), me.count("hand")) == (eaten, int(eaten > 0))
    assert statuses(me, "Maw") == (("engorged",) if eaten else ())


@pytest.mark.rule("11.24.1")
def test_engorged_ends_with_the_turn(scene, me, foe):
    scene.step("battle phase").card("Maw", "[AUTO](VC/RC):Engorge", grade=2)
    me.has(left="Maw", right="Grade 0")
    me.attacks("Maw", "Stone").picks("Grade 0")
    me.declines_attack()
    assert statuses(me, "Maw") == ()


@pytest.mark.rule("11.24.2")
def test_the_retiring_is_an_effect_and_no_cost(scene, me, foe):
    """What is retired by one's own effect hears of it; for a cost it would not."""
    scene.step("battle phase").card("Maw", "[AUTO](VC/RC):Engorge", grade=2)
    hears = "[AUTO]:When this unit is put into the drop zone due to an effect from one of your cards, draw a card."
    scene.card("Bait", hears)
    me.has(left="Maw", right="Bait")
    with me.changes(hand=1):
        me.attacks("Maw", "Stone").picks("Bait")


@pytest.mark.rule("11.24.2")
@pytest.mark.parametrize("paid", [False, True])
def test_a_text_on_what_is_paid_does_not_hear_of_it(scene, me, foe, paid):
    cost = "[ACT](VC):[Choose one of your rear-guards, and retire it] Soul-Charge 1."
    scene.step("main phase" if paid else "battle phase")
    scene.card("Maw", "[AUTO](VC/RC):Engorge", grade=2)
    scene.card("Payer", cost, grade=2)
    hears = "When this unit is put into the drop zone from (RC) for the cost of your unit's ability, draw a card."
    scene.card("Bait", f"[AUTO]:{hears}")
    me.has(vanguard="Payer", right="Bait", **({} if paid else {"left": "Maw"}))
    with me.changes(hand=int(paid)):
        me.uses("Payer") if paid else me.attacks("Maw", "Stone").picks("Bait")


# --- labels -------------------------------------------------------------------------------------------


PAID_ONCE = "[AUTO](RC)Homare:[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a card."
STITCH = (
    "Shadowstitch-[AUTO](RC):At the end of the battle that this unit attacked a vanguard, if that attack did not hit, "
    "draw a card."
)


@pytest.mark.rule("11.25.1")
@pytest.mark.parametrize(("power", "drawn"), [(3000, 1), (9000, 0)])
def test_shadowstitch_waits_for_an_attack_that_did_not_hit(scene, me, foe, power, drawn):
    scene.step("battle phase").card("Shade", STITCH, grade=1, power=power)
    me.has(left="Shade", right="Grade 1")
    with me.changes(hand=drawn):
        me.attacks("Shade", "Stone")


RUSH = "Rush-[AUTO](RC):When this unit [Stand] due to an effect from one of your cards, draw a card."


@pytest.mark.rule("11.27.1")
@pytest.mark.parametrize("by", ["mine", "the rules"])
def test_rush_is_set_off_by_standing_due_to_an_own_effect(scene, me, foe, by):
    scene.card("Runner", RUSH, grade=1)
    scene.card("Caller", abilities=[act(Turn(Cards(("rear-guard circle",)), "stand"))], grade=2)
    if by == "the rules":
        scene.step("stand phase")
        me.has(vanguard="Grade 2")
        me.put("front left", "Runner", rested=True)
        scene.start()
        assert (me.is_rested("Runner"), me.count("hand")) == (False, 1)
        return
    me.has(vanguard="Caller")
    me.put("front left", "Runner", rested=True)
    with me.changes(hand=1):
        me.uses("Caller")


@pytest.mark.rule("11.28.1")
@pytest.mark.parametrize(("power", "drawn"), [(12000, 1), (11000, 0)])
def test_burst_asks_for_the_power_of_a_unit(scene, me, foe, power, drawn):
    text = "Burst-[AUTO](RC):When this unit attacks, if your vanguard's [Power] is 12000 or greater, draw a card."
    scene.step("battle phase").card("Spark", text, grade=1)
    scene.card("Engine", grade=2, power=power)
    me.has(vanguard="Engine", left="Spark")
    with me.changes(hand=drawn):
        me.attacks("Spark", "Stone")


@pytest.mark.rule("11.31.1")
def test_magia_calls_out_of_the_soul_for_a_turn(scene, me, foe):
    text = (
        "Magia-[ACT](VC):Choose up to one card from your soul, call it to (RC), and at the end of that turn, put the "
        "unit called with this effect into your soul."
    )
    scene.card("Ringmaster", text, grade=2)
    me.has(vanguard="Ringmaster", soul=["Grade 1"])
    me.uses("Ringmaster").picks("Grade 1", "front left")
    assert (me.zone("left"), me.count("soul")) == (["Grade 1"], 0)
    me.picks("pass", "no")
    assert (me.zone("left"), me.zone("soul")) == ([], ["Grade 1"])


@pytest.mark.rule("11.38.1")
@pytest.mark.parametrize(("called", "drawn"), [("Bud", 1), ("Grade 1", 0)])
def test_bloom_waits_for_another_unit_of_a_kind(scene, me, foe, called, drawn):
    text = "Bloom-[AUTO](RC):When your other unit with the same card name as this unit is placed on (RC), draw a card."
    scene.card("Bud", text, grade=1)
    me.has(vanguard="Grade 2", left="Bud", hand=[called])
    with me.changes(hand=drawn - 1):
        me.calls(called, "right")


@pytest.mark.rule("11.41.1", "11.41.1.1")
@pytest.mark.parametrize(("race", "drawn"), [("Wakizashi", 1), ("Human", 0)])
def test_nitou_kaigan_waits_for_a_boost_by_such_a_unit(scene, me, foe, race, drawn):
    text = "Nitou Kaigan-[AUTO](RC):When this unit is boosted by a <Wakizashi>, draw a card."
    scene.step("battle phase").card("Blade", text, grade=1)
    scene.card("Second", grade=0, race=race, skill="boost")
    me.has(left="Blade", back_left="Second")
    with me.changes(hand=drawn):
        me.attacks("Blade", "Stone", boost="Second")
    assert "nitou kaigan" in me.value("Blade", "keywords")


@pytest.mark.rule("11.25.1", "11.39.2", "11.40.2", "11.41.1.1", "11.32.1")
@pytest.mark.parametrize(
    ("text", "word"),
    [
        (STITCH, "shadowstitch"),
        ("[CONT](RC)Shinken Hissatsu:This unit gets [Power] +1000.", "shinken hissatsu"),
        (PAID_ONCE, "homare"),
        ("Nitou Kaigan-[AUTO](RC):When this unit is boosted, draw a card.", "nitou kaigan"),
        ("Time Leap-[ACT](RC):Time leap this unit.", "time leap"),
    ],
)
def test_texts_find_cards_by_the_ability_that_they_have(scene, me, foe, text, word):
    seeks = act(Choose(Cards(("drop",), "mine", Is("keywords", "has", word)), Number(1)), Move(It(), "hand"))
    scene.card("Seeker", abilities=[seeks], grade=2)
    scene.card("Wanted", text, grade=1)
    me.has(vanguard="Seeker", drop=["Wanted", "Grade 1"])
    me.uses("Seeker")
    assert me.zone("hand") == ["Wanted"]


# --- gates --------------------------------------------------------------------------------------------


SAYS = {
    "CONT": "This unit gets [Power] +3000.",
    "AUTO": "When this unit attacks, draw a card.",
    "ACT": "Draw a card.",
}


def gated(scene, me, mark, sort):
    """Whether an ability of that sort works behind the mark."""
    if sort == "AUTO":
        scene.step("battle phase")
    scene.card("Gated", f"[{sort}](RC){mark}:{SAYS[sort]}", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Gated")
    if sort == "CONT":
        return me.power("Gated") == 7000 + 3000
    if sort == "ACT":
        return me.offered("use", "Gated", "Gated/1")
    me.attacks("Gated", "Stone")
    return me.count("hand") == 1


SORTS = pytest.mark.parametrize("sort", ["CONT", "AUTO", "ACT"])


@pytest.mark.rule("11.26.1", "11.26.1.1", "11.26.1.2", "11.26.1.3")
@SORTS
@pytest.mark.parametrize("bound", [1, 2, 3])
def test_thunderstrike_asks_for_cards_bound_by_the_opponent(scene, me, foe, sort, bound):
    foe.has(bind=bound)
    me.has(bind=3)
    assert gated(scene, me, "Thunderstrike 2", sort) is (bound >= 2)


@pytest.mark.rule("11.26.1.2.1", "11.39.1.2.1")
def test_what_was_set_off_resolves_whatever_the_zone_holds_by_then(scene, me, foe):
    """Two abilities wait; the first takes the card away that both asked for."""
    when = "[AUTO](RC)Thunderstrike 1:When this unit attacks, "
    takes = f"{when}choose a card from your opponent's bind zone, and put it into the drop zone."
    scene.step("battle phase").card("Twofold", f"{takes}\n{when}draw a card.", grade=1)
    me.has(left="Twofold")
    foe.has(bind=1)
    me.attacks("Twofold", "Stone").picks(("ability", "Twofold/1", "Twofold"))
    assert (foe.count("bind"), me.count("hand")) == (0, 1)


@pytest.mark.rule("11.26.1.3.1", "11.39.1.3.1")
def test_what_was_played_resolves_whatever_its_cost_took(scene, me, foe):
    cost = "[Choose a card from your damage zone, and put it into your drop zone]"
    text = f"[ACT](RC)Shinken Hissatsu:{cost} Draw a card."
    scene.card("Payer", text, grade=1)
    me.has(vanguard="Grade 2", left="Payer", damage=3)
    with me.changes(hand=1, damage=-1):
        me.uses("Payer").picks("Stone")
    assert me.why_not("use", "Payer", "Payer/1") == "11.39.1.3"


@pytest.mark.rule("11.39.1", "11.39.1.1", "11.39.1.2", "11.39.1.3")
@SORTS
@pytest.mark.parametrize("damage", [2, 3])
def test_shinken_hissatsu_asks_for_three_damage(scene, me, foe, sort, damage):
    me.has(damage=damage)
    foe.has(damage=3)
    assert gated(scene, me, "Shinken Hissatsu", sort) is (damage >= 3)


@pytest.mark.rule("11.36.1", "11.36.1.1", "11.36.1.2", "11.36.1.3")
@SORTS
@pytest.mark.parametrize("across", ["nobody", "resting", "standing", "elsewhere"])
def test_dark_device_asks_that_nobody_stands_across(scene, me, foe, sort, across):
    if across != "nobody":
        foe.put("front left" if across == "elsewhere" else "front right", "Grade 1", rested=across == "resting")
    assert gated(scene, me, "Dark Device", sort) is (across != "standing")


@pytest.mark.rule("11.30.1", "11.30.1.1", "11.30.1.2", "11.30.1.3")
@SORTS
@pytest.mark.parametrize("grown", [False, True])
def test_darkness_asks_for_a_soul_that_grew_this_turn(scene, me, foe, sort, grown):
    """The soul that was there before says nothing."""
    me.has(soul=["Grade 0"])
    scene.card("Charger", abilities=[act(Perform("soul charge"))], grade=1)
    me.has(right="Charger")
    scene.card("Gated", f"[{sort}](RC)Darkness:{SAYS[sort]}", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Gated")
    if grown:
        me.uses("Charger")
    if sort == "CONT":
        assert (me.power("Gated") == 10000) is grown
    elif sort == "ACT":
        assert me.offered("use", "Gated", "Gated/1") is grown
    else:
        with me.changes(hand=int(grown)):
            me.attacks("Gated", "Stone")


@pytest.mark.rule("11.30.2")
def test_riding_does_not_count_for_darkness(scene, me, foe):
    scene.step("ride phase").card("Gated", "[CONT](RC)Darkness:This unit gets [Power] +3000.", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Gated", hand=["Grade 3"])
    me.rides("Grade 3")
    assert (me.count("soul"), me.power("Gated")) == (1, 7000)


@pytest.mark.rule("11.35.1", "11.35.2")
@pytest.mark.parametrize(
    ("times", "drawn"), [("2nd time only", 1), ("2nd time or more", 2), ("2nd time", 2), ("1st or 2nd time", 2)]
)
def test_wave_works_in_the_battles_that_it_names(scene, me, foe, times, drawn):
    scene.step("battle phase").card("Surge", f"[AUTO](VC)Wave-{times}:When your unit attacks, draw a card.", grade=2)
    me.has(vanguard="Surge", left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3")
    with me.changes(hand=drawn + 1):
        for name in ("Grade 1", "Grade 2", "Surge"):
            me.attacks(name, "Grade 3")
            while scene.game.question is not None and scene.game.question.about == "guards":
                foe.picks("done")


@pytest.mark.rule("12.8.1")
@pytest.mark.parametrize("enabled", ["", "thunderstrike", "darkness"])
@pytest.mark.parametrize("bound", [0, 2])
def test_an_enabled_keyword_opens_its_own_part_alone(scene, me, foe, enabled, bound):
    """An ability with both keywords: the one that is not enabled must hold by itself."""
    thunder = Opens("thunderstrike", Compare(Count(Cards(("bind",), "theirs")), ">=", Number(2)))
    dark = Opens("darkness", Holds("cards were put into your soul this turn"))
    lift = Modify(This(), (Add("power", Number(1000)),))
    both = Ability("continuous", lift, zones=("field",), gate=Every((thunder, dark)))
    scene.card("Gated", abilities=[both], grade=1, power=7000)
    text = f"[ACT](VC):The {enabled} abilities of your cards are active until end of turn."
    scene.card("Opener", text if enabled else "", grade=2)
    me.has(vanguard="Opener", left="Gated")
    foe.has(bind=bound)
    if enabled:
        me.uses("Opener")
    assert me.power("Gated") == 7000 + 1000 * (enabled == "darkness" and bound == 2)


# --- 11.29 charge, 11.33 hollow -----------------------------------------------------------------------


@pytest.mark.rule("11.29.1")
@pytest.mark.parametrize("by", ["an effect", "a normal call"])
def test_charge_waits_for_a_placing_due_to_an_effect(scene, me, foe, by):
    scene.card("Bolt", f"[AUTO]:Charge\n{DRAWS.format('charging')}", grade=1)
    scene.card("Caller", abilities=[act(Place("call", Cards(("drop",)), "rear-guard circle"))], grade=2)
    if by == "an effect":
        me.has(vanguard="Caller", drop=["Bolt"])
        me.uses("Caller").picks("front left").is_asked(exactly=["yes", "no"])
        me.picks("yes")
        assert (statuses(me, "Bolt"), me.count("hand")) == (("charging",), 1)
    else:
        me.has(vanguard="Caller", hand=["Bolt"])
        me.calls("Bolt", "left")
        assert statuses(me, "Bolt") == ()


@pytest.mark.rule("11.29.2")
@pytest.mark.parametrize("part", ["attacks", "boosts", "none"])
def test_a_charging_unit_goes_under_the_deck_after_its_battle(scene, me, foe, part):
    charges = Ability("automatic", Become(This(), "charging"), zones=("field",), trigger=BEGINS)
    scene.step("battle phase").card("Bolt", abilities=[charges], grade=1, skill="boost")
    me.has(right="Grade 1")
    me.has(**({"left": "Bolt"} if part != "boosts" else {"back_right": "Bolt"}))
    if part == "attacks":
        me.attacks("Bolt", "Stone")
    else:
        me.attacks("Grade 1", "Stone", boost="Bolt" if part == "boosts" else None)
    bottom, *_ = me.zone("deck")
    assert (bottom == "Bolt") is (part != "none")


@pytest.mark.rule("11.33.1", "11.33.2")
@pytest.mark.parametrize("agrees", [False, True])
def test_a_hollowed_unit_is_retired_at_the_end_of_the_turn(scene, me, foe, agrees):
    gone = "[AUTO]:When this unit is retired from (RC), draw a card."
    scene.card("Husk", f"[AUTO]:Hollow\n{gone}", grade=1)
    me.has(vanguard="Grade 2", hand=["Husk"])
    me.calls("Husk", "left").picks("yes" if agrees else "no")
    assert statuses(me, "Husk") == (("hollowed",) if agrees else ())
    with me.changes(hand=int(agrees), drop=int(agrees)):
        me.picks("pass", "no")


@pytest.mark.rule("11.33.1", "8.7.2", "10.21.3")
@pytest.mark.parametrize("agrees", [False, True])
def test_a_hollowed_unit_has_what_hollowed_ones_get(scene, me, foe, agrees):
    """10.21.3: an ability that hangs on the state is there with the state, and leaves with the unit."""
    gone = '"[AUTO]:When this unit is put into the drop zone from (RC), draw a card."'
    scene.card("Husk", f"[AUTO]:Hollow\n[CONT](RC):If this unit is hollowed, this unit gets {gone}.", grade=1)
    scene.card("Axe", "[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    me.has(vanguard="Axe", hand=["Husk"])
    me.calls("Husk", "left").picks("yes" if agrees else "no")
    with me.changes(hand=int(agrees), drop=1):
        me.uses("Axe")


@pytest.mark.rule("11.29.1", "8.7.2", "10.21.3")
@pytest.mark.parametrize("agrees", [False, True])
def test_a_charging_unit_has_what_charging_ones_get(scene, me, foe, agrees):
    """10.21.3: so it can be used while the unit is charging."""
    gets = '[CONT](RC):If this unit is charging, this unit gets "[ACT](RC):Draw a card.".'
    scene.card("Bolt", f"[AUTO]:Charge\n{gets}", grade=1)
    scene.card("Caller", abilities=[act(Place("call", Cards(("drop",)), "rear-guard circle"))], grade=2)
    me.has(vanguard="Caller", drop=["Bolt"])
    me.uses("Caller").picks("front left", "yes" if agrees else "no")
    assert [what for what, *_ in me.options() if what == "use"] == ["use"] * (1 + agrees)


@pytest.mark.rule("11.33.2", "8.6.5.1.2")
@pytest.mark.parametrize("agrees", [False, True])
def test_a_unit_that_was_hollowed_is_heard_as_such_when_it_goes(scene, me, foe, agrees):
    """8.6.5.1.2: in the drop zone it is hollowed no more, but the ability asks what it was on the field."""
    scene.card("Husk", "[AUTO]:Hollow", grade=1)
    scene.card("Mourner", "[AUTO](RC):When your other hollowed unit is put into the drop zone, draw a card.", grade=1)
    scene.card("Axe", "[ACT](VC):Choose one of your rear-guards in the front row, and retire it.", grade=2)
    me.has(vanguard="Axe", back="Mourner", hand=["Husk"])
    me.calls("Husk", "left").picks("yes" if agrees else "no")
    with me.changes(hand=int(agrees), drop=1):
        me.uses("Axe")


# --- 11.34 harmony ------------------------------------------------------------------------------------


HARMONY = f"[AUTO](VC/RC):Harmony\n{DRAWS.format('in harmony')}"


def is_in_harmony(scene, player, name):
    return scene.game.match.book.words.states["in harmony"](scene.game, player.card(name))


@pytest.mark.rule("11.34.1", "11.34.1.3")
@pytest.mark.parametrize(("circle", "tied"), [("back left", True), ("front right", False)])
def test_a_unit_placed_in_the_same_column_is_tied(scene, me, foe, circle, tied):
    scene.card("Singer", HARMONY, grade=1)
    me.has(vanguard="Grade 2", left="Singer", hand=["Grade 0"])
    with me.changes(hand=int(tied) - 1):
        me.calls("Grade 0", circle)
    assert [is_in_harmony(scene, me, name) for name in ("Singer", "Grade 0")] == [tied, tied]


@pytest.mark.rule("11.34.1", "11.34.1.2", "11.34.1.2.1")
def test_harmony_lasts_while_one_of_the_tied_units_is_there(scene, me, foe):
    """Exchanged, each in its column; then moved away and tied to a second; then without the first, and without both."""
    away = act(Move(Cards(("rear-guard circle",), "mine", Is("name", "=", "Grade 0")), "drop"))
    all_away = act(Move(Cards(("rear-guard circle",), "mine", Is("grade", "<=", Number(1))), "drop"))
    step = act(Place("move", Cards(("rear-guard circle",), "mine", Is("name", "=", "Singer")), "rear-guard circle",
                     where=("open",)))  # fmt: skip
    scene.card("Host", abilities=[away, step, all_away], grade=2)
    scene.card("Singer", "[AUTO](VC/RC):Harmony", grade=2)
    me.has(vanguard="Host", left="Singer", hand=["Grade 0", "Grade 1"])
    me.calls("Grade 0", "back left").uses("Host", 2).picks("front right")
    assert is_in_harmony(scene, me, "Singer")
    me.calls("Grade 1", "back right").uses("Host", 1)
    assert is_in_harmony(scene, me, "Singer")
    me.uses("Host", 3)
    assert not is_in_harmony(scene, me, "Singer")


@pytest.mark.rule("11.34.1.1")
def test_who_has_left_meanwhile_is_not_tied(scene, me, foe):
    leaves = "[AUTO]:When this unit is placed on (RC), retire this unit."
    scene.card("Singer", HARMONY, grade=1)
    scene.card("Guest", leaves, grade=1)
    me.has(vanguard="Grade 2", left="Singer", hand=["Guest"])
    with me.changes(hand=-1):
        me.calls("Guest", "back left").picks(("ability", "Guest/1", "Guest"))
    assert not is_in_harmony(scene, me, "Singer")


@pytest.mark.rule("11.34.1.3.1")
def test_who_is_in_harmony_does_not_become_so_again(scene, me, foe):
    """It is tied to a first unit, goes to another column, and is tied to a second there."""
    step = act(Place("move", Cards(("front row",), "mine", Is("name", "=", "Singer")), "rear-guard circle",
                     where=("open", "front row")))  # fmt: skip
    scene.card("Host", abilities=[step], grade=2)
    scene.card("Singer", HARMONY, grade=1)
    me.has(vanguard="Host", left="Singer", hand=["Grade 0", "Grade 1"])
    with me.changes(hand=1 - 2):
        me.calls("Grade 0", "back left").uses("Host").calls("Grade 1", "back right")
    assert is_in_harmony(scene, me, "Grade 1")


# --- 11.37 success ------------------------------------------------------------------------------------


@pytest.mark.rule("11.37.1", "11.37.2", "11.37.3")
@pytest.mark.parametrize(("more", "succeeds"), [(12000, False), (13000, True)])
def test_a_rear_guard_of_such_power_makes_it_successful(scene, me, foe, more, succeeds):
    lift = f"[ACT](VC):Choose one of your rear-guards, and that unit gets [Power] +{more} until end of turn."
    scene.card("Trainer", lift, grade=2)
    scene.card("Champion", f"[AUTO](RC):Success 20000\n{DRAWS.format('successful')}", grade=2, power=9000)
    me.has(vanguard="Trainer", left="Champion", right="Grade 1")
    with me.changes(hand=int(succeeds)):
        me.uses("Trainer").picks("Grade 1")
    assert statuses(me, "Champion") == (("successful",) if succeeds else ())


@pytest.mark.rule("11.37.4")
def test_power_that_is_gone_again_makes_nobody_successful(scene, me, foe):
    """Both units wait at once; the first, as it becomes successful, retires the strong one."""
    fells = "[AUTO](RC):When this unit becomes successful, choose one of your grade 0 rear-guards, and retire it."
    scene.card("Giant", grade=0, power=20000)
    scene.card("First", f"[AUTO](RC):Success 20000\n{fells}", grade=2, power=5000)
    scene.card("Second", "[AUTO](RC):Success 20000", grade=2, power=5000)
    me.has(vanguard="Grade 3", left="First", right="Second", hand=["Giant"])
    me.calls("Giant", "back left").picks(("ability", "First/1", "First"), ("ability", "First/2", "First"))
    assert (statuses(me, "First"), statuses(me, "Second")) == (("successful",), ())


# --- 11.40 Homare -------------------------------------------------------------------------------------


@pytest.mark.rule("11.40.1")
@pytest.mark.parametrize("pays", [False, True])
def test_only_one_homare_cost_is_paid_in_a_turn(scene, me, foe, pays):
    scene.step("battle phase").card("One", PAID_ONCE, grade=1)
    scene.card("Two", PAID_ONCE, grade=1)
    me.has(left="One", right="Two", soul=["Grade 0", "Grade 0"])
    foe.has(vanguard="Grade 3")
    me.attacks("One", "Grade 3").picks(*(["yes", "Grade 0"] if pays else ["no"]))
    me.attacks("Two", "Grade 3")
    if pays:
        assert (me.count("hand"), me.count("soul")) == (1, 1)
    else:
        me.is_asked(exactly=["yes", "no"])
