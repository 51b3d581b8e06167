"""Section 3, last part: choices at random, orientation and faces of cards (3.16, 3.17)."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.kernel.state.rng import seed_state
from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    Choose,
    InState,
    Is,
    It,
    Move,
    Number,
    On,
    Perform,
    Sequence,
    Turn,
)

RUNS = 1000


def outcomes(scene, player, act, zone, runs=RUNS):
    """What lies on top of a zone of the player's after the act, for many seeds from the same situation."""
    found = Counter()
    for seed in range(runs):
        twin = scene.game.fork()
        twin.chance = seed_state(seed)
        twin.answer(act)
        found[twin.card(twin.in_zone(player.seat, zone)[-1])] += 1
    return found


# --- 3.16 at random -------------------------------------------------------------------------------


@pytest.mark.rule("3.16.1")
def test_a_random_discard_is_even_among_the_candidates(scene, me, foe):
    """3.16.1: over many seeds each of four cards falls about a quarter of the time."""
    scene.card("Thief", "[ACT](RC):Choose a card at random from your opponent's hand, and discard it.")
    names = [scene.card(f"Treasure {letter}") for letter in "ABCD"]
    me.has(left="Thief")
    foe.has(hand=names)
    me.is_asked("6.6.1.2")
    act = next(o for o in scene.game.question.options if o[0] == "use")
    found = outcomes(scene, foe, act, "drop")
    assert set(found) == set(names)
    assert all(abs(count - RUNS / 4) < 5 * (RUNS * 0.25 * 0.75) ** 0.5 for count in found.values())


@pytest.mark.rule("3.16.1")
def test_nobody_is_asked_about_a_random_choice(scene, me, foe):
    """3.16.1: no player has a say: the next question is my next act."""
    scene.card("Thief", "[ACT](RC):Choose a card at random from your opponent's hand, and discard it.")
    me.has(left="Thief")
    foe.has(hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3"])
    me.uses("Thief")
    me.is_asked("6.6.1.2")
    assert (foe.count("hand"), foe.count("drop")) == (4 - 1, 1)


@pytest.mark.rule("3.16.2")
def test_a_random_choice_is_made_among_the_cards_named(scene, me, foe):
    """3.16.2: "a grade 1 rear-guard at random" takes both grade 1 units now and then, the grade 2 unit never."""
    among = Cards(("rear-guard circle",), "theirs", Is("grade", "=", Number(1)))
    retire = Sequence((Choose(among, Number(1), by="random"), Move(It(), "drop", verb="retire")))
    me.has(left=scene.card("Storm", abilities=[Ability("activated", retire)]))
    foe.has(left=scene.card("One"), right=scene.card("Other One"), back=scene.card("Two", grade=2))
    me.is_asked("6.6.1.2")
    act = next(o for o in scene.game.question.options if o[0] == "use")
    found = outcomes(scene, foe, act, "drop", runs=200)
    assert set(found) == {"One", "Other One"}
    assert min(found.values()) > 60


# --- 3.17 orientation -----------------------------------------------------------------------------


@pytest.mark.rule("3.17.1")
def test_a_unit_is_standing_or_resting_and_never_both(scene, me, foe):
    """3.17.1: after a call and an attack, of all my units each is one of the two; the table agrees."""
    me.has(vanguard="Grade 2", left=scene.card("Striker", grade=2), hand=[scene.card("Recruit")])
    foe.has(vanguard="Grade 3", right=scene.card("Interceptor", grade=2), hand=["Grade 0"])
    me.calls("Recruit", "right").attacks("Striker", "Grade 3")
    foe.is_asked("7.4.1.1.2")
    assert [me.is_rested(n) for n in ("Grade 2", "Striker", "Recruit")] == [False, True, False]
    states = scene.game.match.book.words.states
    units = [c for c in range(len(scene.game.definition)) if scene.game.is_in(c, "field")]
    assert len(units) == 3 + 2
    assert all(states["standing"](scene.game, c) != states["resting"](scene.game, c) for c in units)


@pytest.mark.rule("3.17.1")
def test_an_intercepting_unit_rests_as_a_guardian(scene, me, foe):
    """3.17.1: a guardian is a unit and has an orientation as well: it lies resting."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", right=scene.card("Interceptor", grade=2))
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Interceptor")
    me.is_asked("2.8.2")
    assert foe.zone("guardians") == ["Interceptor"]
    assert foe.is_rested("Interceptor")


@pytest.mark.rule("3.17.1")
def test_cards_off_the_field_have_no_orientation(scene, me):
    """3.17.1: a card in soul, hand, drop or damage is neither standing nor resting for an effect that asks."""
    scene.card("Counter", "[CONT](VC):This unit gets [Power]+1000 for each [Stand] card in your soul.")
    me.has(vanguard="Counter", hand=["Grade 0"], soul=["Grade 0", "Grade 1"], drop=["Grade 2"], damage=1)
    scene.start()
    assert me.power("Counter") == 7000
    states = scene.game.match.book.words.states
    for zone in ("soul", "hand", "drop", "damage", "deck"):
        for card in scene.game.in_zone(me.seat, zone):
            assert not states["standing"](scene.game, card)
            assert not states["resting"](scene.game, card)


@pytest.mark.rule("3.17.1")
def test_a_view_gives_no_orientation_off_the_field(scene, me):
    """3.17.1: what a player is shown says standing or resting of units, and of no card elsewhere."""
    me.has(vanguard="Grade 2", hand=["Grade 0"], soul=["Grade 1"], damage=1, drop=["Grade 3"])
    scene.start()
    shown = scene.game.view(me.seat)["zones"][me.seat]
    assert shown["vanguard circle"][0]["rested"] is False
    assert [shown[zone][0].get("rested") for zone in ("hand", "soul", "damage", "drop")] == [None] * 4


@pytest.mark.rule("3.17.2")
def test_a_resting_unit_cannot_rest_as_a_cost(scene, me):
    """3.17.2: to rest what rests does nothing, so it pays nothing."""
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.put("front left", scene.card("Monk", "[ACT](RC):[Rest this unit] Draw a card."), rested=True)
    assert not me.offered("use", "Monk", "Monk/1")
    assert me.refused("use", "Monk", "Monk/1") == "8.5.2.3"


@pytest.mark.rule("3.17.2")
def test_a_standing_unit_rests_as_a_cost_once(scene, me):
    """3.17.2: the same cost is paid by a standing unit, and not a second time."""
    me.has(vanguard="Grade 2", hand=["Grade 0"], left=scene.card("Monk", "[ACT](RC):[Rest this unit] Draw a card."))
    me.uses("Monk")
    assert me.is_rested("Monk")
    assert me.count("hand") == 1 + 1
    assert me.why_not("use", "Monk", "Monk/1") == "8.5.2.3"


@pytest.mark.rule("3.17.2")
def test_a_stand_trigger_on_a_standing_unit_changes_nothing(scene, me, foe):
    """3.17.2: no unit becomes standing, and an ability on becoming standing is not set off."""
    scene.step("battle phase")
    scene.card("Guard", "[AUTO](RC):When this unit becomes [Stand], draw a card.")
    me.has(vanguard="Grade 2", right="Guard").deck_top("Stand Trigger")
    foe.has(vanguard="Grade 3")
    scene.start()
    me.attacks("Grade 2", "Grade 3")
    me.picks("stand", rule="2.8.2")
    me.picks("Guard", rule="2.8.1.1.2")  # the power; the one rear-guard to stand was no question
    assert not me.is_rested("Guard")
    assert scene.events("stand") == []
    assert me.zone("hand") == ["Stand Trigger"]


@pytest.mark.rule("3.17.2")
def test_a_stand_trigger_on_a_resting_unit_stands_it(scene, me, foe):
    """3.17.2: the contrast: the resting unit becomes standing, which its ability hears."""
    scene.step("battle phase")
    scene.card("Guard", "[AUTO](RC):When this unit becomes [Stand], draw a card.")
    me.has(vanguard="Grade 2").deck_top("Stand Trigger")
    me.put("front right", "Guard", rested=True)
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 2", "Grade 3")
    me.picks("stand", rule="2.8.2")
    me.picks("Guard", rule="2.8.1.1.2")
    assert not me.is_rested("Guard")
    assert me.zone("hand") == ["Stone", "Stand Trigger"]


# --- 3.17.3 faces ---------------------------------------------------------------------------------


def faces(scene, player, zone="damage"):
    """For each card of a zone, whether it lies face down; read from the other player's side."""
    return [c["face down"] for c in scene.game.view(player.other.seat)["zones"][player.seat][zone]]


@pytest.mark.rule("3.17.3")
def test_fresh_damage_lies_face_up(scene, me, foe):
    """3.17.3: damage that was just dealt is face up."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Striker", grade=2, power=20000))
    foe.has(vanguard="Grade 3", damage=1)
    me.attacks("Striker", "Grade 3")
    assert faces(scene, foe) == [False, False]


@pytest.mark.rule("3.17.3")
def test_a_counter_blast_turns_exactly_as_many_face_down(scene, me):
    """3.17.3: after a counter blast of one, of three damage cards one is face down and two are face up."""
    scene.card("Blaster", "[ACT](RC):[Counter-Blast 1] Draw a card.")
    me.has(left="Blaster", damage=["Grade 0", "Grade 1", "Grade 2"])
    me.uses("Blaster").picks("Grade 1")
    assert faces(scene, me) == [False, True, False]


@pytest.mark.rule("3.17.3")
def test_a_bound_card_has_a_face(scene, me):
    """3.17.3: a card is bound face up or face down as the effect says."""
    scene.card("Warden", "[ACT](RC):Choose a card from your hand, and bind it face down.")
    scene.card("Porter", "[ACT](RC):Choose a card from your hand, and bind it face up.")
    me.has(left="Warden", right="Porter", hand=["Grade 0", "Grade 3"])
    me.uses("Warden").picks("Grade 0")
    me.uses("Porter")
    cards = scene.game.view(me.seat)["zones"][me.seat]["bind"]
    assert [(c["name"], c["face down"]) for c in cards] == [("Grade 0", True), ("Grade 3", False)]


@pytest.mark.rule("3.17.3")
@pytest.mark.parametrize(("side", "gone"), [("face up", ["Grade 0"]), ("face down", ["Grade 1"])])
def test_a_card_is_chosen_by_the_side_it_lies_on(scene, me, side, gone):
    """3.17.3: one damage card lies face up and one face down; a text that says which means that one."""
    picks = Choose(Cards(("damage",), "mine", InState(side)), Number(1))
    scene.card("Sorter", abilities=[Ability("activated", Sequence((picks, Move(It(), "drop"))))])
    me.has(vanguard="Sorter", damage=["Grade 0"], hand=["Grade 0"])
    me.put("damage", "Grade 1", face_down=True)
    me.uses("Sorter")
    assert me.zone("drop") == gone


@pytest.mark.rule("3.17.4")
def test_turning_face_down_what_is_face_down_does_nothing(scene, me):
    """3.17.4: with all damage face down an effect that turns one face down sets nothing off."""
    turn = Sequence((Choose(Cards(("damage",)), Number(1)), Turn(It(), "face down")))
    draws = Ability("automatic", Perform("draw", Number(1)), trigger=On("face down"))
    me.has(left=scene.card("Hider", abilities=[Ability("activated", turn), draws]))
    for name in ("Grade 0", "Grade 1", "Grade 2"):
        me.put("damage", name, face_down=True)
    me.uses("Hider").picks("Grade 1")
    assert faces(scene, me) == [True] * 3
    assert scene.events("face down") == []
    assert me.count("hand") == 0


@pytest.mark.rule("3.17.4")
@pytest.mark.parametrize(("name", "draws"), [("Grade 0", 0), ("Grade 1", 1)])
def test_turning_face_up_what_is_face_up_does_nothing(scene, me, name, draws):
    """3.17.4: the same the other way round: only the face-down card, turned face up, sets something off."""
    turn = Ability("activated", Sequence((Choose(Cards(("damage",)), Number(1)), Turn(It(), "face up"))))
    hears = Ability("automatic", Perform("draw", Number(1)), trigger=On("face up"))
    me.has(left=scene.card("Revealer", abilities=[turn, hears]), damage=["Grade 0"])
    me.put("damage", "Grade 1", face_down=True)
    me.uses("Revealer").picks(name)
    assert me.count("hand") == draws
    assert faces(scene, me) == [False, name == "Grade 0"]


@pytest.mark.rule("3.17.4")
def test_face_down_damage_pays_no_counter_blast(scene, me):
    """3.17.4: three face-down cards cannot be turned face down, so the cost cannot be paid."""
    me.has(left=scene.card("Blaster", "[ACT](RC):[Counter-Blast 1] Draw a card."))
    for name in ("Grade 0", "Grade 1", "Grade 2"):
        me.put("damage", name, face_down=True)
    assert not me.offered("use", "Blaster", "Blaster/1")
    assert me.refused("use", "Blaster", "Blaster/1") == "8.5.2.3"
