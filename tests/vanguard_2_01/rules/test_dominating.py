"""10.35: units whose master is the dominating player."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.battling import placed
from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_2_01.gifts import POWER
from playmat.books.vanguard_2_01.nodes import Dominate
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cards,
    Choose,
    Count,
    InState,
    Is,
    It,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Place,
    Related,
    Sequence,
    Shuffle,
    This,
    Times,
    Turn,
)

REAR = ("rear-guard circle",)
THEIRS = Cards(REAR, "theirs")
DOMINATE = "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
STRIKE = (
    "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack your opponent's "
    "vanguard."
)


RESTS = Turn(It(), "rest")


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


@pytest.fixture
def lord(scene):
    return scene.card("Puppeteer", DOMINATE, grade=2, skill=None)


def master(scene, player, name):
    return scene.game.master(player.card(name))


# --- whose unit it is --------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.1", "10.35.1.1", "3.4.2", "10.35.5")
def test_the_master_of_the_effect_becomes_the_master_and_the_circle_stays(scene, me, foe, lord):
    me.has(vanguard=lord)
    foe.has(left="Grade 2")
    assert master(scene, foe, "Grade 2") == 1
    me.uses(lord)
    assert (master(scene, foe, "Grade 2"), foe.zone("left")) == (0, ["Grade 2"])


@pytest.mark.rule("10.35.1.1.1", "10.35.2", "10.35.2.1")
def test_it_counts_among_the_dominating_players_units_and_not_among_its_owners(scene, me, foe, lord):
    grows = (Add("power", Times(Count(Cards(REAR, "mine")), 1000)),)
    scene.card(
        "Counter", abilities=[Ability("continuous", Modify(This(), grows), zones=("field",))], grade=2, power=5000
    )
    me.has(vanguard=lord, back="Counter", right="Grade 1")
    foe.has(vanguard="Counter", left="Grade 2", right="Grade 1")
    assert (me.power("Counter"), foe.power("Counter")) == (5000 + 2000, 5000 + 2000)
    me.uses(lord).picks("Grade 2")
    assert (me.power("Counter"), foe.power("Counter")) == (5000 + 3000, 5000 + 1000)


@pytest.mark.rule("10.35.2.2")
def test_effects_on_the_dominating_players_units_reach_it(scene, me, foe, lord):
    lifts = Modify(Cards(("field",), "mine"), (Add("power", Number(3000)),))
    scene.card("Flag", abilities=[Ability("continuous", lifts, zones=("field",))], grade=1)
    me.has(vanguard=lord, back="Flag")
    foe.has(left="Grade 2", right="Grade 1")
    me.uses(lord).picks("Grade 2")
    assert (foe.power("Grade 2"), foe.power("Grade 1")) == (9000 + 3000, 7000)


@pytest.mark.rule("10.35.2.3")
def test_the_dominating_player_uses_its_abilities(scene, me, foe, lord):
    """Paid by who dominates, and drawn by that player; before, nobody else may use it."""
    scene.card("Scribe", "[ACT](RC):[Soul-Blast 1] Draw a card.", grade=1)
    me.has(vanguard=lord, soul=["Grade 0"])
    foe.has(left="Scribe", soul=["Grade 0"])
    assert me.why_not("use", "Scribe", "Scribe/1") == "6.6.1.2.2"
    me.uses(lord)
    with me.changes(hand=1, soul=-1), foe.changes(hand=0, soul=0):
        me.uses("Scribe")


@pytest.mark.rule("10.35.2.3.1")
def test_an_ability_that_was_set_off_is_played_by_who_was_the_master_then(scene, me, foe):
    """Without a duration the domination is over when the ability is played, and yet it is mine."""
    draws = Ability("automatic", Perform("draw"), zones=("field",), trigger=On("rest", (("card", This()),)))
    rests = act(Choose(THEIRS, Number(1)), Dominate(It()), Modify(It(), (Add("power", Number(0)),)), RESTS)
    scene.card("Puppeteer", abilities=[rests], grade=2)
    scene.card("Bell", abilities=[draws], grade=1)
    me.has(vanguard="Puppeteer")
    foe.has(left="Bell")
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Puppeteer")
    assert master(scene, foe, "Bell") == 1


@pytest.mark.rule("10.35.1", "3.8.1")
@pytest.mark.parametrize(
    ("zone", "taken"), [("front left", True), ("back left", True), ("drop", False), ("damage", False)]
)
def test_only_a_unit_is_dominated(scene, me, foe, zone, taken):
    """A card that lies in no circle is no unit."""
    scene.card("Puppeteer", abilities=[act(Dominate(Cards((zone,), "theirs"), "end of turn"))], grade=2)
    me.has(vanguard="Puppeteer")
    scene.card("Bell", grade=1)
    foe.has(vanguard="Grade 3").put(zone, "Bell")
    me.uses("Puppeteer")
    assert master(scene, foe, "Bell") == (0 if taken else 1)
    assert len(scene.events("dominate")) == taken


@pytest.mark.rule("10.35.1")
def test_nobody_dominates_an_own_unit(scene, me, foe):
    scene.card("Puppeteer", abilities=[act(Dominate(Cards(REAR, "any"), "end of turn"))], grade=2)
    me.has(vanguard="Puppeteer", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2")
    me.uses("Puppeteer")
    assert [scene.game.card(event[3]) for event in scene.events("dominate")] == ["Grade 2"]


@pytest.mark.rule("10.35.1.1.2")
def test_what_is_dominated_cannot_be_dominated_again(scene, me, foe):
    """The first, for an effect, would end at once; the second is for the turn and does not take hold."""
    again = act(Choose(THEIRS, Number(1)), Dominate(It(), "end of turn"), Dominate(It(), "end of battle"))
    scene.card("Puppeteer", abilities=[again], grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(left="Grade 2")
    me.uses("Puppeteer")
    assert len([e for e in scene.game.effects if scene.game.match.changes[e.change].key == "master"]) == 1


# --- how long ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.1.2")
@pytest.mark.parametrize(("until", "after"), [("", 1), ("end of turn", 0)])
def test_without_a_duration_it_ends_with_the_effect(scene, me, foe, until, after):
    seen = Modify(Cards(REAR, "mine"), (Add("power", Number(1000)),), "end of turn")
    scene.card("Puppeteer", abilities=[act(Choose(THEIRS, Number(1)), Dominate(It(), until), seen)], grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(left="Grade 2")
    me.uses("Puppeteer")
    assert (foe.power("Grade 2"), master(scene, foe, "Grade 2")) == (9000 + 1000, after)


@pytest.mark.rule("10.35.1.2", "10.34.1", "11.23.1")
def test_it_lasts_through_the_attack_that_the_effect_orders(scene, me, foe):
    scene.card("Puppeteer", STRIKE, grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(hand=["Grade 0"])
    foe.put("front left", "Grade 2", rested=True)
    me.uses("Puppeteer")
    foe.is_asked("7.5.1.2", exactly=["Grade 0", "done"])
    assert master(scene, foe, "Grade 2") == 0
    with foe.changes(damage=1):
        foe.picks("done")
    assert (master(scene, foe, "Grade 2"), foe.is_rested("Grade 2")) == (1, True)


@pytest.mark.rule("10.35.1.2", "10.34.1.2")
def test_it_lasts_through_all_attacks_that_the_effect_orders(scene, me, foe):
    """Two are dominated, and the second attacks after the first."""
    orders = Attack(It(), Cards(("vanguard circle",), "theirs"))
    scene.card("Puppeteer", abilities=[act(Choose(THEIRS, Number(2)), Dominate(It(), ""), orders)], grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(vanguard="Grade 3", left="Grade 2", right="Grade 1", hand=["Grade 0"])
    me.uses("Puppeteer")
    for unit in ("Grade 2", "Grade 1"):
        foe.is_asked("7.5.1.2")
        assert [master(scene, foe, name) for name in ("Grade 2", "Grade 1")] == [0, 0]
        assert scene.game.facts["attacker"][0] == foe.card(unit)
        foe.picks("done")
    assert [master(scene, foe, name) for name in ("Grade 2", "Grade 1")] == [1, 1]


@pytest.mark.rule("10.35.1.3")
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_who_is_the_master_is_told_when_it_is_asked(scene, me, foe, whose):
    """ "Your next stand phase": by then the unit is its owner's again, and so the owner's phase is meant."""
    sits = f"[AUTO](RC):When this unit attacks, this unit cannot [Stand] during {whose} next stand phase."
    scene.card("Puppeteer", STRIKE, grade=2)
    scene.card("Idler", sits, grade=2, power=9000)
    me.has(vanguard="Puppeteer")
    foe.has(left="Idler", right="Grade 1")
    me.uses("Puppeteer").picks("Idler").picks("pass", "no")
    assert foe.is_rested("Idler") is (whose == "your")


# --- where it is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.3", "10.35.3.1")
@pytest.mark.parametrize(("circle", "beside"), [("front left", False), ("front right", True), ("back right", True)])
def test_its_column_is_the_one_that_the_dominating_player_sees(scene, me, foe, circle, beside):
    """My left column faces the opponent's right: there it is in one column with my unit on the left."""
    near = Cards(REAR, "mine", Related("same column", This()))
    grows = Ability("continuous", Modify(This(), (Add("power", Times(Count(near), 1000)),)), zones=("field",))
    scene.card("Neighbour", abilities=[grows], grade=1, power=5000)
    scene.card("Puppeteer", DOMINATE, grade=2)
    me.has(vanguard="Puppeteer", left="Neighbour")
    foe.put(circle, "Grade 2")
    assert me.power("Neighbour") == 5000 + 1000
    me.uses("Puppeteer")
    assert me.power("Neighbour") == 5000 + 1000 + 1000 * beside


@pytest.mark.rule("10.35.3.2")
def test_its_row_is_the_one_that_it_lies_in(scene, me, foe, lord):
    """Of the front row it is one more unit there, and not in a row before or behind mine."""
    front = Ability("continuous", Modify(This(), (Add("power", Times(Count(Cards(("front row",), "mine")), 1000)),)),
                    zones=("field",))  # fmt: skip
    scene.card("Herald", abilities=[front], grade=1, power=5000)
    me.has(vanguard=lord, back="Herald", right="Grade 1")
    foe.has(left="Grade 2", back="Grade 0")
    me.uses(lord).picks("Grade 2")
    assert me.power("Herald") == 5000 + 3000


@pytest.mark.rule("10.35.6")
def test_it_neither_boosts_nor_intercepts(scene, me, foe, lord):
    """On the circle behind its neighbour it would boost; of the front row it would intercept."""
    scene.card(
        "Puppeteer", "Dominate-[ACT](VC):Dominate all of your opponent's rear-guards until end of turn.", grade=2
    )
    me.has(vanguard="Puppeteer", left="Grade 1")
    foe.has(left="Grade 2", right="Stone", hand=["Grade 0"])
    me.uses("Puppeteer")
    me.attacks("Grade 1", "Stone")
    foe.is_asked("7.5.1.2", exactly=["Grade 0", "done"])
    assert foe.why_not("Grade 2") == "10.35.6"


@pytest.mark.rule("10.35.6", "7.4.1.10", "10.35.3.1")
@pytest.mark.parametrize(("circle", "boosts"), [("front right", True), ("front left", False)])
def test_behind_it_is_what_its_master_has_in_the_same_column(scene, me, foe, circle, boosts):
    scene.card("Puppeteer", STRIKE, grade=2)
    me.has(vanguard="Puppeteer", back_left="Grade 0")
    foe.put(circle, "Grade 2")
    foe.put("back left", "Grade 1")
    me.uses("Puppeteer").picks("Grade 2")
    if boosts:
        me.is_asked("7.4.1.10", exactly=["Grade 0", "nobody"])
        me.picks("Grade 0")
    assert (foe.count("damage"), me.is_rested("Grade 0")) == (1, boosts)


# --- where it goes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.4.1")
def test_it_leaves_for_zones_of_its_owner(scene, me, foe, lord):
    scene.card("Diver", "[ACT](RC):Put this unit into your soul.", grade=1)
    me.has(vanguard=lord)
    foe.has(left="Diver")
    me.uses(lord)
    with foe.changes(soul=1), me.changes(soul=0):
        me.uses("Diver")


@pytest.mark.rule("10.35.4.2", "10.35.4.3")
@pytest.mark.parametrize("dominated", [False, True])
def test_it_is_not_moved_to_circles_of_the_dominating_player(scene, me, foe, dominated):
    steps = act(Place("move", This(), "rear-guard circle", where=("open",)))
    scene.card("Puppeteer", DOMINATE, grade=2)
    scene.card("Walker", abilities=[steps], grade=1)
    owner = foe if dominated else me
    me.has(vanguard="Puppeteer")
    owner.has(left="Walker")
    if dominated:
        me.uses("Puppeteer").uses("Walker")
        assert foe.zone("left") == ["Walker"]
    else:
        me.uses("Walker").picks("front right")
        assert me.zone("right") == ["Walker"]


@pytest.mark.rule("10.35.4.3")
def test_it_may_be_moved_to_the_guardian_circle_of_the_dominating_player(scene, me, foe):
    guards = Sequence((Choose(THEIRS, Number(1)), Dominate(It(), "end of battle"),
                       Move(It(), "guardian circle", side="mine")))  # fmt: skip
    called = Ability("automatic", guards, zones=("guardian circle",), trigger=On("guard", (("card", This()),)))
    scene.turn_of(1).step("battle phase").card("Snare", abilities=[called], grade=1, shield=5000)
    me.has(hand=["Snare"])
    foe.has(left="Grade 2", right="Grade 1")
    foe.attacks("Grade 2", "Stone")
    me.picks("Snare", "Grade 1")
    assert sorted(foe.zone("drop")) == ["Grade 1"]


@pytest.mark.rule("10.35.5.1")
def test_nothing_of_the_dominating_players_is_called_to_its_circle(scene, me, foe, lord):
    """A call goes to circles of the caller, and the circle under the dominated unit is still the opponent's."""
    me.has(vanguard=lord, hand=["Grade 1"])
    foe.has(left="Grade 2")
    me.uses(lord).calls("Grade 1", "left")
    assert (me.zone("left"), foe.zone("left")) == (["Grade 1"], ["Grade 2"])


@pytest.mark.rule("10.35.2.5")
@pytest.mark.parametrize("dominated", [False, True])
def test_all_decks_are_shuffled_where_cards_went_to_several(scene, me, foe, dominated):
    """Its own text puts my rear-guards back, which it is one of: so its owner's deck gets a card too."""
    back = act(Move(Cards(REAR, "mine"), "deck", position="bottom"), Shuffle())
    scene.card("Puppeteer", DOMINATE, grade=2)
    scene.card("Tide", abilities=[back], grade=1)
    owner = foe if dominated else me
    me.has(vanguard="Puppeteer")
    owner.has(left="Tide")
    if dominated:
        me.has(right="Grade 0")
        me.uses("Puppeteer")
    me.uses("Tide")
    if dominated:
        assert sorted(note[0] for *_, note in scene.events("shuffle")) == [0, 1]
    else:
        assert [note[0] for *_, note in scene.events("shuffle")] == [0]


# --- a dominated vanguard ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.7", "7.4.1.8.5")
def test_the_dominating_player_drive_checks_for_a_dominated_vanguard(scene, me, foe):
    strike = act(
        Dominate(Cards(("vanguard circle",), "theirs")),
        Attack(Cards(("vanguard circle",), "mine", InState("dominated")), Cards(REAR, "theirs"), at_once=True),
    )
    scene.card("Puppeteer", abilities=[strike], grade=2)
    me.has(vanguard="Puppeteer").deck_top("Grade 1", "Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 1", back="Grade 0")
    with me.changes(hand=2, deck=-2), foe.changes(hand=0, deck=0):
        me.uses("Puppeteer")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 1"]


@pytest.mark.rule("10.35.2")
@pytest.mark.parametrize(("whose", "drawn"), [("me", 1), ("foe", 0)])
def test_an_attack_of_a_dominated_unit_is_one_of_the_dominating_players(scene, me, foe, whose, drawn):
    """10.35.2: its master's text about battles of their rear-guard hears of it, and its owner's does not."""
    scene.card("Puppeteer", STRIKE, grade=2)
    scene.card("Keen", "[AUTO](RC):At the end of the battle that your rear-guard attacked, draw a card.", grade=1)
    player = {"me": me, "foe": foe}[whose]
    me.has(vanguard="Puppeteer")
    foe.has(left="Grade 2")
    player.has(back="Keen")
    me.uses("Puppeteer")
    if whose == "foe":
        me.picks("Grade 2")
    assert player.count("hand") == drawn


@pytest.mark.rule("10.35.2", "10.35.5")
@pytest.mark.parametrize(("word", "drawn"), [("rear-guard", 1), ("vanguard", 0)])
def test_a_dominated_unit_attacked_as_what_it_is(scene, me, foe, word, drawn):
    """10.35.5: it is a rear-guard on its owner's circle, and no vanguard of the dominating player."""
    scene.card("Puppeteer", STRIKE, grade=2)
    scene.card("Keen", f"[AUTO](RC):At the end of the battle that your {word} attacked, draw a card.", grade=1)
    me.has(vanguard="Puppeteer", back="Keen")
    foe.has(left="Grade 2")
    me.uses("Puppeteer")
    assert me.count("hand") == drawn


@pytest.mark.rule("10.35.2", "7.1.2.2")
@pytest.mark.parametrize(("target", "drawn"), [("Grade 1", 1), ("Stone", 0)])
def test_who_is_not_dominated_is_attacked_as_the_opponents(scene, me, foe, lord, target, drawn):
    """10.35.2: a unit of the other player that was not taken over, and is still there, is that player's."""
    keen = "[AUTO](RC):At the end of the battle that this unit attacked a rear-guard, draw a card."
    scene.card("Keen", keen, grade=1, power=1000)
    me.has(vanguard=lord, left="Keen")
    foe.has(left="Grade 2", right="Grade 1")
    me.uses(lord).picks("Grade 2")
    with me.changes(hand=drawn):
        me.attacks("Keen", target)


@pytest.mark.rule("10.35.2", "11.23.1")
def test_texts_hear_of_dominated_units(scene, me, foe):
    scene.card("Puppeteer", STRIKE, grade=2)
    scene.card("Keen", "[AUTO](RC):When a dominated unit attacks during your turn, draw a card.", grade=1)
    me.has(vanguard="Puppeteer", back="Keen", left="Grade 1")
    foe.has(left="Grade 2")
    with me.changes(hand=1):
        me.uses("Puppeteer")
    me.attacks("Grade 1", "Stone")
    assert me.count("hand") == 1


@pytest.mark.rule("10.35.2.3", "10.35.2")
@pytest.mark.parametrize(("which", "attacker", "drawn"), [
    ("other dominated units attack", "Keen", 0), ("other dominated units attack", "Grade 1", 1),
    ("other dominated units attack", "Grade 2", 0), ("dominated units attack", "Keen", 1),
    ("a dominated unit attacks", "Keen", 1),
])  # fmt: skip
def test_other_dominated_units_leave_out_the_one_that_hears(scene, me, foe, which, attacker, drawn):
    """The unit that hears of them is dominated itself; the grade 2 is nobody's but mine."""
    scene.card("Puppeteer", "[ACT](VC):Dominate all of your opponent's rear-guards until end of turn.", grade=2)
    scene.card("Keen", f"[AUTO](RC):When {which} during your turn, draw a card.", grade=1)
    me.has(vanguard="Puppeteer", right="Grade 2")
    foe.has(left="Keen", right="Grade 1")
    me.uses("Puppeteer")
    with me.changes(hand=drawn):
        me.attacks(attacker, "Stone")


@pytest.mark.rule("11.23.1")
def test_a_text_finds_cards_with_the_dominate_ability(scene, me, foe, lord):
    found = Is("keywords", "has", "dominate")
    seeks = act(Choose(Cards(("drop",), "mine", found), Number(1)), Move(It(), "hand"))
    scene.card("Seeker", abilities=[seeks], grade=2)
    me.has(vanguard="Seeker", drop=[lord, "Grade 1"])
    me.uses("Seeker")
    assert me.zone("hand") == [lord]


@pytest.mark.rule("10.35.1.1")
def test_both_players_see_who_dominates(scene, me, foe, lord):
    me.has(vanguard=lord)
    foe.has(left="Grade 2", right="Grade 1")
    me.uses(lord).picks("Grade 2")
    shown = [str(scene.game.view(seat)).count("'dominated by': 0") for seat in (0, 1)]
    assert shown == [1, 1]


@pytest.mark.rule("10.35.6")
@pytest.mark.parametrize("dominated", [False, True])
def test_a_unit_that_the_opponent_dominates_does_not_boost(scene, me, foe, dominated):
    takes = Dominate(Cards(("back row",), "theirs"), "end of turn") if dominated else Perform("soul charge")
    snare = Ability("automatic", takes, zones=("field",), trigger=At("begin", "battle phase"))
    scene.card("Snare", abilities=[snare], grade=1)
    me.has(vanguard="Grade 2", left="Grade 1", back_left="Grade 0")
    foe.has(left="Snare")
    me.picks("pass", "yes", "Grade 1", "Stone")
    if dominated:
        assert foe.count("damage") == 1
        assert not me.is_rested("Grade 0")
    else:
        me.is_asked("7.4.1.10", exactly=["Grade 0", "nobody"])


# --- with legion, lock and gifts -------------------------------------------------------------------------


@pytest.mark.rule("10.35.1.4")
@pytest.mark.parametrize("paired", [False, True])
def test_of_a_pair_in_legion_both_are_dominated(scene, me, foe, paired):
    """The text names the leader alone."""
    leader = Cards(("vanguard circle",), "theirs", Is("name", "=", "Grade 3"))
    scene.card("Puppeteer", abilities=[act(Dominate(leader, "end of turn"))], grade=2)
    me.has(vanguard="Puppeteer")
    mate = foe.put("vanguard circle" if paired else "front left", "Grade 2")
    lead = foe.put("vanguard circle", "Grade 3")
    if paired:
        scene.game.set("legion", ((placed(scene.game, lead), placed(scene.game, mate), 1),))
    me.uses("Puppeteer")
    assert [scene.game.master(card) for card in (lead, mate)] == [0, 0 if paired else 1]


@pytest.mark.rule("10.35.2.4")
def test_a_locked_unit_is_dominated_no_more(scene, me, foe):
    scene.card("Puppeteer", f"{DOMINATE}\n[ACT](VC):Choose one of your rear-guards, and lock it.", grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(left="Grade 2")
    me.uses("Puppeteer")
    card = foe.card("Grade 2")
    assert scene.game.master(card) == 0
    me.uses("Puppeteer", 2)
    assert (scene.game.master(card), foe.zone("front left, locked")) == (1, ["Grade 2"])


@pytest.mark.rule("10.35.8")
@pytest.mark.parametrize("dominated", [False, True])
def test_what_a_gift_does_to_a_circle_is_not_for_a_dominated_unit(scene, me, foe, dominated):
    takes = Dominate(THEIRS, "end of turn") if dominated else Perform("soul charge")
    snare = Ability("automatic", takes, zones=("field",), trigger=At("begin", "main phase"))
    scene.turn_of(1).step("stand phase").card("Snare", abilities=[snare], grade=1)
    me.has(left="Snare")
    foe.has(vanguard="Grade 2", left="Grade 1")
    scene.game.set("force 1", ("front left",))
    foe.picks("no", about="assist").is_asked("6.6.1.2")
    assert foe.power("Grade 1") == 7000 + (0 if dominated else POWER)
