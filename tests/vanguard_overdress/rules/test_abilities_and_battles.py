"""Chapters 7 to 14: shuffles, attacks without a target, hits, sources of effects, replacements, keyword conditions."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_overdress.nodes import OfOpponent
from playmat.kernel.words.nodes import (
    Ability,
    All,
    Cannot,
    Cards,
    GainAbility,
    Instead,
    Is,
    It,
    LoseAbilities,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Perform,
    Sequence,
    Shuffle,
    This,
)

RC, VC = ("rear-guard circle",), ("vanguard circle",)
ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


# --- 7 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.2", "7.4.4")
@pytest.mark.parametrize(("who", "seat"), [("you", 0), ("opponent", 1)])
def test_the_deck_that_is_meant_is_shuffled(scene, me, foe, who, seat):
    me.has(vanguard=scene.card("Riffler", abilities=[act(Shuffle(who=who))], grade=2), left="Grade 1")
    foe.has(vanguard="Grade 2")
    scene.start()
    before = len(scene.events("shuffle"))
    me.uses("Riffler")
    (event,) = scene.events("shuffle")[before:]
    assert event[-1] == (seat, "deck")


@pytest.mark.rule("7.23.3", "7.22.3", "1.3.2")
@pytest.mark.parametrize(("soul", "left"), [(1, 1), (2, 0), (3, 1)])
def test_an_effect_that_blasts_two_does_nothing_with_one(scene, me, soul, left):
    """As an effect, and not as a cost: all or nothing."""
    scene.card("Burner", abilities=[act(Perform("soul blast", Number(2)))], grade=2)
    me.has(vanguard="Burner", soul=["Grade 0", "Grade 1", "Grade 2"][:soul], left="Grade 0")
    me.uses("Burner")
    if soul == 3:
        me.picks("Grade 0", "Grade 1")
    assert me.count("soul") == left


# --- 10 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1.3", "10.4.1.2", "10.4.1.3")
def test_nobody_is_designated_before_the_attack_step(scene, me, foe):
    """What happens as it begins comes before the attacker is chosen, and may change who can be."""
    scene.step("battle phase")
    scene.card("Herald", "[AUTO](VC):At the beginning of your attack step, choose one of your rear-guards, and "
               "[Rest] it.", grade=2)  # fmt: skip
    me.has(vanguard="Herald", left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.picks("yes").is_asked("11.8.3.1", exactly=["Grade 1", "Grade 2"])
    me.picks("Grade 2").is_asked("10.4.1.3", exactly=["Herald", "Grade 1"])
    me.picks("Grade 1")
    assert me.is_rested("Grade 1")
    foe.is_asked("10.5.1.2")
    foe.picks("done")


@pytest.mark.rule("10.4.1.7.1", "10.4.1.5", "10.8.1.1")
def test_without_anything_to_attack_the_close_step_comes(scene, me, foe):
    """The attacker has rested by then, and its attack is counted as a battle."""
    scene.step("battle phase")
    hides = Ability("automatic", Modify(Cards(VC, "theirs"), (Cannot("be attacked"),), "end of turn"), zones=RC,
                    trigger=Moved(Cards((), "mine"), RC, ("drop",)))  # fmt: skip
    scene.card("Fog", abilities=[hides], grade=1)
    scene.card("Herald", "[AUTO](VC):At the beginning of your attack step, choose one of your grade 0 rear-guards, "
               "and retire it.", grade=2)  # fmt: skip
    me.has(vanguard="Herald", left="Grade 0", back="Fog")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    with foe.changes(damage=0), me.changes(hand=0):
        me.picks("yes")
        foe.is_asked()
    assert me.is_rested("Herald") and not scene.events("begin guard step")


@pytest.mark.rule("10.7.1.6.1", "10.7.1.6", "10.7.1.2")
@pytest.mark.parametrize(("target", "soul", "hand"), [("Grade 3", 1, 1), ("Grade 1", 1, 0)])
def test_a_hit_is_a_hit_on_what_was_attacked(scene, me, foe, target, soul, hand):
    texts = (
        "[AUTO](RC):When this unit's attack hits, Soul-Charge 1.\n"
        "[AUTO](RC):When this unit's attack hits a vanguard, draw a card."
    )
    scene.step("battle phase").card("Lancer", texts, grade=2, power=12000)
    me.has(left="Lancer")
    me.put("vanguard circle", "Grade 2", rested=True)
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 0"])
    with me.changes(soul=soul, hand=hand):
        me.attacks("Lancer", target)
        foe.guards_with_nothing()
        if target == "Grade 3":
            me.picks(("ability", "Lancer/1", "Lancer"))


@pytest.mark.rule("10.7.1.8", "10.7.1.7")
@pytest.mark.parametrize("helped", [True, False])
def test_abilities_on_hitting_may_be_set_off_without_a_hit(scene, me, foe, helped):
    """Once each, though the attack does not hit."""
    lets = '\n[CONT](RC):This unit\'s "when attack hits" effects activate even if the attack did not hit.'
    hears = "[AUTO](RC):When this unit's attack hits, Soul-Charge 1."
    scene.step("battle phase").card("Lancer", hears + (lets if helped else ""), grade=2, power=5000)
    me.has(left="Lancer")
    me.put("vanguard circle", "Grade 2", rested=True)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    with me.changes(soul=int(helped)), foe.changes(damage=0):
        me.attacks("Lancer", "Grade 3")
        foe.guards_with_nothing()


# --- 11 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.2.3")
@pytest.mark.parametrize(("rear", "drawn"), [("Grade 1", 1), (None, 0)])
def test_if_you_did_asks_for_what_came_before(scene, me, rear, drawn):
    text = "[ACT](VC):Choose up to one of your rear-guards, and retire it. If you retired, draw a card."
    me.has(vanguard=scene.card("Reaper", text, grade=2), hand=["Grade 0"], **({"left": rear} if rear else {}))
    with me.changes(hand=drawn):
        me.uses("Reaper")
        if rear:
            me.picks(rear)


OF_UNITS = All((OfOpponent(), Is("main type", "=", "unit")))
WARDED = Ability("continuous", Modify(This(), (Cannot("be affected", by=OF_UNITS),)), zones=RC)
"""What effects of the opponent's units do not reach."""


@pytest.mark.rule("11.5.3.1", "12.5.1")
@pytest.mark.parametrize("by", ["unit", "order"])
def test_the_source_of_an_ability_is_its_card(scene, me, foe, by):
    """Effects of units do not reach it; those of orders do."""
    retires = "Choose one of your opponent's rear-guards, and retire it."
    scene.card("Hunter", f"[ACT](VC):{retires}", grade=2)
    scene.card("Warrant", retires, **ORDER)
    me.has(vanguard="Hunter", hand=["Warrant", "Grade 0"])
    foe.has(vanguard="Grade 2", left=scene.card("Idol", abilities=[WARDED], grade=1))
    if by == "unit":
        me.uses("Hunter")
    else:
        me.plays("Warrant")
    assert foe.zone("left") == (["Idol"] if by == "unit" else [])


@pytest.mark.rule("11.5.3.2", "11.8.13", "12.5.1")
@pytest.mark.parametrize(("warded", "left"), [(True, 1), (False, 0)])
def test_what_comes_later_has_the_source_of_what_made_it(scene, me, foe, warded, left):
    """At the end of the turn it is still that unit's effect, though the unit has left."""
    text = (
        "[ACT](RC)[1/Turn]:[COST][Retire this unit], and at the end of that turn, retire all of your opponent's "
        "rear-guards."
    )
    me.has(vanguard="Grade 2", left=scene.card("Fuse", text, grade=1), hand=["Grade 0"])
    scene.card("Idol", abilities=[WARDED] if warded else [], grade=1)
    foe.has(vanguard="Grade 2", left="Idol", hand=["Grade 0"])
    me.uses("Fuse")
    assert foe.count("left") == 1
    me.declines_attack()
    foe.is_asked()
    assert foe.count("left") == left


def spares(zone, name="Victim"):
    """Where a unit of that name would be retired, it is put there instead."""
    whom = Cards(RC, "mine", Is("name", "=", name))
    verb = {"verb": "bind"} if zone == "bind" else {}
    return Ability("continuous", Instead(Moved(whom, RC, ("drop",)), Move(It(), zone, **verb)), zones=RC)


@pytest.mark.rule("11.10.2", "11.10.2.1", "11.10.1.1")
@pytest.mark.parametrize("which", ["Binder", "Keeper"])
def test_of_two_replacements_the_units_player_takes_one(scene, me, foe, which):
    """The other has nothing to replace any more; and nobody hears of a retirement."""
    scene.card("Victim", "[AUTO]:When this unit is retired from (RC), draw a card.", grade=1)
    scene.card("Binder", abilities=[spares("bind")], grade=2)
    scene.card("Keeper", abilities=[spares("soul")], grade=2)
    retires = "[ACT](VC):Choose one of your opponent's grade 1 rear-guards, and retire it."
    me.has(vanguard=scene.card("Raider", retires, grade=2), left="Grade 0")
    foe.has(vanguard="Grade 2", left="Victim", right="Binder", back="Keeper")
    with foe.changes(hand=0):
        me.uses("Raider")
        foe.is_asked(about="replacement")
        foe.picks(next(option for option in foe.options() if which in option))
    assert (foe.zone("bind"), foe.zone("soul")) == ((["Victim"], []) if which == "Binder" else ([], ["Victim"]))


@pytest.mark.rule("11.10.2.3")
@pytest.mark.parametrize("helpers", [1, 2])
def test_a_replacement_applies_to_an_event_once(scene, me, foe, helpers):
    """It puts the unit back to be retired; one does so once, two do so once each, and then it is retired."""
    whom = Cards(RC, "mine", Is("name", "=", "Victim"))
    again = Sequence((Perform("soul charge", Number(1)), Move(It(), "drop", verb="retire")))
    clings = Ability("continuous", Instead(Moved(whom, RC, ("drop",)), again), zones=RC)
    scene.card("Victim", grade=1)
    for name in ("Clinger", "Other"):
        scene.card(name, abilities=[clings], grade=2)
    retires = "[ACT](VC):Choose one of your opponent's grade 1 rear-guards, and retire it."
    me.has(vanguard=scene.card("Raider", retires, grade=2), left="Grade 0")
    foe.has(vanguard="Grade 2", left="Victim", right="Clinger", **({"back": "Other"} if helpers == 2 else {}))
    with foe.changes(soul=helpers):
        me.uses("Raider")
        if helpers == 2:
            foe.picks(foe.options()[0])
    assert foe.zone("drop") == ["Victim"]


@pytest.mark.rule("11.10.1", "13.1.3")
@pytest.mark.parametrize("first", [True, False])
def test_who_is_retired_with_others_saves_them_too(scene, me, foe, first):
    """All of them leave at one moment, and the one with the text is there then, whichever circle it is on."""
    saves = "[CONT](RC):If your unit would be put into your drop from (RC), you may put it into your soul instead."
    scene.card("Keeper", saves, grade=1)
    retires = Ability("activated", Move(Cards(RC, "any"), "drop", verb="retire"), zones=("field",))
    me.has(vanguard=scene.card("Raider", abilities=[retires], grade=2), hand=["Grade 0"])
    foe.has(vanguard="Grade 2", left="Keeper" if first else "Grade 1", right="Grade 0")
    foe.has(back="Grade 1" if first else "Keeper")
    me.uses("Raider")
    for _ in range(3):
        foe.is_asked(about="replacement")
        foe.picks(foe.options()[0])
    assert (sorted(foe.zone("soul")), foe.zone("drop")) == (["Grade 0", "Grade 1", "Keeper"], [])


@pytest.mark.rule("11.10.1", "13.1.3")
@pytest.mark.parametrize("keepers", [1, 2])
def test_two_that_are_retired_together_save_each_other(scene, me, foe, keepers):
    """Alone it saves nobody, since its text is about others."""
    saves = "If your other unit would be put into your drop from (RC), you may put it into your soul instead."
    scene.card("Keeper", f"[CONT](RC):{saves}", grade=1)
    retires = Ability("activated", Move(Cards(RC, "any"), "drop", verb="retire"), zones=("field",))
    me.has(vanguard=scene.card("Raider", abilities=[retires], grade=2), hand=["Grade 0"])
    foe.has(vanguard="Grade 2", **dict.fromkeys(("left", "right")[:keepers], "Keeper"))
    me.uses("Raider")
    for _ in range(keepers if keepers > 1 else 0):
        foe.is_asked(about="replacement")
        foe.picks(foe.options()[0])
    saved = ["Keeper"] * keepers
    assert (foe.zone("soul"), foe.zone("drop")) == ((saved, []) if keepers > 1 else ([], saved))


# --- 14.2 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2.3.1", "14.2.3.1.1", "14.9.1")
def test_a_continuous_keyword_ability_looks_at_its_condition_all_the_time(scene, me, foe):
    """The soul is filled in the middle of a battle, and emptied again."""
    takes = "choose a card from your soul, and put it into your drop zone."
    texts = (
        "[AUTO](RC):When your vanguard attacks, Soul-Charge 1.\n"
        f"[AUTO](RC):At the end of the battle your vanguard attacked, {takes}"
    )
    scene.step("battle phase").card("Boss", "Powerful-[CONT](VC):This unit gets [Power] +5000.", grade=2)
    me.has(vanguard="Boss", right=scene.card("Digger", texts, grade=1))
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.is_asked()
    assert me.power("Boss") == 9000 + 5000
    me.attacks("Boss", "Grade 3")
    assert (me.count("soul"), me.power("Boss")) == (1, 9000)
    foe.guards_with_nothing()
    assert (me.count("soul"), me.power("Boss")) == (0, 9000 + 5000)


@pytest.mark.rule("14.2.3.2.1", "14.8.3")
@pytest.mark.parametrize(("bound", "drawn"), [("Grade 1", 1), ("Grade 2", 0)])
def test_an_automatic_one_is_asked_as_it_is_set_off(scene, me, bound, drawn):
    """Once it is in stand by it resolves, though a card of another grade is bound before."""
    binds = "[AUTO](VC):When your rear-guard is placed on (RC), choose a card from your drop zone, and bind it."
    scene.card("Angel", "White Wings-[AUTO]:When this unit is placed on (RC), draw a card.", grade=1)
    me.has(vanguard=scene.card("Binder", binds, grade=2), hand=["Angel"], bind=[bound], drop=["Grade 0"])
    me.calls("Angel", "left")
    if drawn:
        me.picks(("ability", "Binder/1", "Binder"))
    assert (me.count("hand"), sorted(me.zone("bind"))) == (drawn, sorted([bound, "Grade 0"]))


@pytest.mark.rule("14.2.3.3.1", "14.8.4")
@pytest.mark.parametrize(("bound", "offered"), [("Grade 2", True), ("Grade 1", False)])
def test_an_activated_one_is_asked_as_it_is_played(scene, me, bound, offered):
    """Its own cost may close it, and it resolves all the same."""
    text = "Black Wings-[ACT](VC):[COST][Choose a card from your hand, and bind it], draw a card."
    me.has(vanguard=scene.card("Angel", text, grade=2), hand=["Grade 3"], bind=[bound])
    assert me.offered("use", "Angel", "Angel/1") == offered
    if offered:
        me.uses("Angel")
        assert (me.zone("bind"), me.zone("hand")) == (["Grade 2", "Grade 3"], ["Stone"])
        assert not me.offered("use", "Angel", "Angel/1")


# --- 14.3 to 14.5: abilities of the icon ------------------------------------------------------------------------


def gains_one():
    draws = Ability("automatic", Perform("draw", Number(1)), zones=RC, trigger=On("attack", (("attacker", This()),)))
    return act(Modify(Cards(RC, "theirs"), (GainAbility(draws),), "end of turn"))


@pytest.mark.rule("2.10.1", "7.11.2", "14.4.1", "10.5.1.2.3")
@pytest.mark.parametrize("text", ["", "[CONT](RC):This unit gets [Power] +1000."])
@pytest.mark.parametrize("turns", [(), (1,), (1, 2), (2, 1), (2,)])
def test_who_has_lost_all_abilities_does_not_intercept(scene, me, foe, text, turns):
    """2.10.1: the icon is an ability, on a card without a text as well; one gained since brings no other back."""
    silences = act(Modify(Cards(RC, "theirs"), (LoseAbilities(),), "end of turn"))
    me.has(vanguard=scene.card("Hush", abilities=[silences, gains_one()], grade=2))
    foe.has(vanguard="Grade 2", left=scene.card("Fence", text, grade=2), hand=["Grade 0"])
    for number in turns:
        me.uses("Hush", number)
    me.attacks("Hush", "Grade 2")
    assert foe.offered("Fence") == (1 not in turns)


@pytest.mark.rule("14.3.4.1", "14.3.2", "7.11.2")
@pytest.mark.parametrize("lost", [True, False])
def test_a_vanguard_without_its_abilities_checks_once(scene, me, foe, lost):
    """14.3.4.1: two more checks are an ability of the icon; the one of 2.17.2 is none."""
    silences = act(Modify(Cards(VC, "mine"), (LoseAbilities(),), "end of turn"))
    me.has(vanguard="Grade 3", left=scene.card("Hush", abilities=[silences], grade=2))
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    if lost:
        me.uses("Hush")
    me.attacks("Grade 3", "Grade 3")
    with me.changes(hand=1 if lost else 2):
        foe.guards_with_nothing()


@pytest.mark.rule("7.11.2", "14.5.1")
@pytest.mark.parametrize("kind", ["automatic", "activated"])
def test_who_has_lost_its_abilities_of_another_kind_boosts(scene, me, foe, kind):
    """14.5.1: boost is continuous, and what is lost is not."""
    silences = act(Modify(Cards(RC, "mine"), (LoseAbilities(kind),), "end of turn"))
    text = {"automatic": "[AUTO](RC):When this unit boosts, draw a card.", "activated": "[ACT](RC):Draw a card."}[kind]
    me.has(vanguard=scene.card("Hush", abilities=[silences], grade=2, power=9000))
    me.put("back center", scene.card("Page", text, grade=1, power=7000))
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.uses("Hush").attacks("Hush", "Grade 3", boost="Page")
    foe.is_asked(about="guards")
    assert (me.power("Hush"), me.count("hand")) == (9000 + 7000, 0)
