"""Section 906.7 to 906.9: what a moved card was, delayed abilities, and abilities that watch a state."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

DRAW = n.Perform("draw", n.Number(1))


def aura(scene, zone, change, name="Aura"):
    """A regalia that changes my cards in a zone."""
    effect = n.Modify(n.Cards((zone,), "mine"), (change,))
    return scene.card(name, abilities=[n.Ability("continuous", effect)], type="Regalia")


def watcher(scene, what, start, end):
    """A regalia that draws a card when such a card of mine moves from one zone to another."""
    moved = n.Moved(n.Cards((), "mine", what), (start,), (end,))
    return scene.card("Watcher", abilities=[n.Ability("automatic", DRAW, trigger=moved)], type="Regalia")


# --- 906.7a between a hidden and a public zone --------------------------------------------------------------


@pytest.mark.rule("906.7a")
@pytest.mark.parametrize(("zone", "draws"), [("graveyard", 1), ("hand", 0)])
def test_a_card_taken_to_the_hand_is_asked_about_as_it_was_in_the_graveyard(scene, me, foe, zone, draws):
    """906.7a: a water card that is fire in the graveyard sets it off; one that would be fire in the hand does not."""
    aura(scene, zone, f.Become(attributes=("fire",)))
    watcher(scene, n.Is("attribute", "has", "fire"), "graveyard", "hand")
    scene.card("Eel", attribute="water")
    scene.card("Recall", "Return target resonator in your graveyard to your hand.", type="Chant", cost="{0}")
    me.has(field=["Aura", "Watcher"], graveyard=["Eel"], hand=["Recall"])
    me.plays("Recall")
    assert me.count("hand") == 1 + draws and "Eel" in me.zone("hand")


@pytest.mark.rule("906.7a")
@pytest.mark.parametrize(("zone", "draws"), [("graveyard", 1), ("hand", 0)])
def test_a_discarded_card_is_asked_about_as_it_is_in_the_graveyard(scene, me, foe, zone, draws):
    """906.7a: out of the hidden zone it is again the version in the public one that counts."""
    aura(scene, zone, f.Become(attributes=("fire",)))
    watcher(scene, n.Is("attribute", "has", "fire"), "hand", "graveyard")
    scene.card("Eel", attribute="water")
    scene.card("Waste", "Discard a card.", type="Chant", cost="{0}", attribute="water")
    me.has(field=["Aura", "Watcher"], hand=["Waste", "Eel"])
    me.plays("Waste")
    assert me.zone("graveyard") == ["Eel", "Waste"] and me.count("hand") == draws


# --- 906.7b between a play ground and elsewhere -------------------------------------------------------------


@pytest.mark.rule("906.7b")
@pytest.mark.parametrize("boost", [200, 100])
def test_a_destroyed_resonator_is_asked_about_as_it_was_in_the_field(scene, me, foe, boost):
    """906.7b: printed 800, boosted to 1000 in the field, it is one of 1000 or more; at 900 it is not."""
    scene.card("Lord", f"Other resonators you control gain [+{boost}/+0].", cost="{5}")
    text = "When a resonator with 1000 or more ATK is put into a graveyard from a field ⇒ Draw a card."
    scene.card("Reaper", text, type="Regalia")
    scene.card("Bolt", "Destroy target resonator.", type="Chant", cost="{0}")
    me.has(field=["Reaper"], hand=["Bolt"])
    foe.has(field=["Lord", "Resonator 4"])
    me.plays("Bolt", "Resonator 4")
    assert foe.zone("graveyard") == ["Resonator 4"] and me.count("hand") == (1 if 800 + boost >= 1000 else 0)


@pytest.mark.rule("906.7b")
def test_a_resonator_that_enters_is_asked_about_as_it_is_in_the_field(scene, me, foe):
    """906.7b: printed 800 in the hand, 800 + 200 in the field."""
    scene.card("Lord", "Other resonators you control gain [+200/+0].", cost="{5}")
    text = "When a resonator with 1000 or more ATK enters your field ⇒ Draw a card."
    scene.card("Greeter", text, type="Regalia")
    me.has(field=["Greeter", "Lord"], hand=["Resonator 4"]).will(*["fire"] * 4)
    me.plays("Resonator 4")
    assert me.atk("Resonator 4") == 800 + 200 and me.count("hand") == 1


# --- 906.7c otherwise the destination -----------------------------------------------------------------------


@pytest.mark.rule("906.7c")
@pytest.mark.parametrize(("zone", "draws"), [("removed", 1), ("graveyard", 0)])
def test_from_graveyard_to_the_removed_area_the_destination_counts(scene, me, foe, zone, draws):
    """906.7c: the race it has in the removed area sets the ability off; the one it had in the graveyard does not."""
    aura(scene, zone, n.Include("race", "Ghost"))
    watcher(scene, n.Is("race", "has", "Ghost"), "graveyard", "removed")
    scene.card("Exile", "Remove target resonator in your graveyard from the game.", type="Chant", cost="{0}")
    me.has(field=["Aura", "Watcher"], graveyard=["Resonator 1"], hand=["Exile"])
    me.plays("Exile")
    assert me.zone("removed") == ["Resonator 1"] and me.count("hand") == draws


# --- 906.8 delayed abilities --------------------------------------------------------------------------------


@pytest.mark.rule("906.8a")
def test_a_delayed_ability_is_set_off_once(scene, me, foe):
    """906.8a: life is lost at the end of this turn, and no more at the end of the next."""
    scene.card("Debt", "Draw a card. At the end of turn, you lose 500 life.", type="Chant", cost="{0}")
    me.has(hand=["Debt"])
    me.plays("Debt")
    assert me.life == 4000
    me.passes()
    assert me.game.facts["turn seat"] == foe.seat and me.life == 4000 - 500
    foe.passes()
    assert me.game.facts["turn seat"] == me.seat and me.life == 4000 - 500


@pytest.mark.rule("906.8a")
def test_a_delayed_ability_that_destroys_does_so_at_its_moment_only(scene, me, foe):
    """906.8a: the resonator lives through the turn, and one that comes later under the same effect is not touched."""
    text = "Target resonator gains [+300/+0] until end of turn. At the end of turn, destroy it."
    scene.card("Frenzy", text, type="Chant", cost="{0}")
    me.has(hand=["Frenzy"], field=["Resonator 1", "Resonator 2"])
    me.plays("Frenzy", "Resonator 1")
    assert me.zone("field") == ["Resonator 1", "Resonator 2"]
    me.passes()
    assert me.zone("field") == ["Resonator 2"] and me.zone("graveyard") == ["Frenzy", "Resonator 1"]
    foe.passes()
    assert me.zone("field") == ["Resonator 2"]


# --- 906.9 states -------------------------------------------------------------------------------------------


def lonely(scene):
    """A regalia that costs 500 life as long as there is no resonator."""
    none = n.Compare(n.Count(n.Cards(("field",), "mine", n.Is("type", "has", "resonator"))), "=", n.Number(0))
    lose = n.Ability("automatic", n.Perform("lose life", n.Number(500)), trigger=n.Whenever(none))
    return scene.card("Lonely", abilities=[lose], type="Regalia")


@pytest.mark.rule("906.9a")
def test_a_state_sets_an_ability_off_once_while_it_waits(scene, me, foe):
    """906.9a: the state goes on while the ability is in the chase, and no second one joins it."""
    lonely(scene)
    me.has(field=["Lonely"]).stones("fire", "fire")
    scene.start()
    assert me.chase == ["Lonely"] and me.asked and me.life == 4000
    me.picks(("use", "Fire Stone", "Fire Stone/1"))
    assert me.chase == ["Lonely"] and me.asked and me.life == 4000


@pytest.mark.rule("906.9a")
def test_a_state_that_lasts_sets_the_ability_off_again_after_it_resolved(scene, me, foe):
    """906.9a: each time it has resolved with the state still there it comes again, until the state ends."""
    lonely(scene)
    scene.card("Rescue", "[Quickcast]", cost="{0}")
    me.has(field=["Lonely"], hand=["Rescue"])
    scene.start()
    assert me.chase == ["Lonely"] and me.life == 4000
    me.passes()
    assert me.chase == ["Lonely"] and me.life == 4000 - 500
    me.passes()
    assert me.chase == ["Lonely"] and me.life == 4000 - 2 * 500
    me.plays("Rescue").lets_resolve()
    assert me.life == 4000 - 3 * 500 and me.chase == [] and "Rescue" in me.zone("field")


@pytest.mark.rule("906.9a")
def test_without_its_state_the_ability_is_not_set_off(scene, me, foe):
    """906.9a: with a resonator there it sleeps; as the last one goes it is set off."""
    lonely(scene)
    scene.card("Bolt", "Destroy target resonator.", type="Chant", cost="{0}")
    scene.card("Rescue", "[Quickcast]", cost="{0}")
    me.has(field=["Lonely", "Resonator 1"], hand=["Bolt", "Rescue"])
    scene.start()
    assert me.chase == [] and me.life == 4000
    me.plays("Bolt").passes()
    assert me.chase == ["Lonely"]
    me.plays("Rescue").lets_resolve()
    assert me.life == 4000 - 500


# --- 911.1, 912 who controlled a source that is gone ------------------------------------------------------


def stolen(scene, me, foe, text: str) -> None:
    """I have taken the other player's resonator for this turn."""
    scene.card("Prize", text)
    scene.card("Lure", "Gain control of target resonator until end of turn. It gains [Swiftness] until end of turn.",
               type="Chant")  # fmt: skip
    me.has(hand=["Lure"]).will("fire")
    foe.has(field=["Prize"])
    me.plays("Lure").lets_resolve()


@pytest.mark.rule("911.1", "105.3")
@pytest.mark.parametrize("taken", [True, False])
def test_its_controller_is_who_last_controlled_it(scene, me, foe, taken):
    """911.1: destroyed while it was mine, it goes to its owner's graveyard, but I was its controller."""
    scene.card("Doom", "Destroy target resonator. Its controller gains 300 life.", type="Chant")
    me.has(hand=["Doom"]).will("fire")
    if taken:
        stolen(scene, me, foe, "")
    else:
        scene.card("Prize")
        foe.has(field=["Prize"])
    me.plays("Doom").lets_resolve()
    assert foe.zone("graveyard") == ["Prize"]
    assert (me.life, foe.life) == ((4300, 4000) if taken else (4000, 4300))


@pytest.mark.rule("911.1", "912.1")
@pytest.mark.parametrize("mine", [True, False])
def test_damage_of_a_source_that_is_gone_is_of_who_last_controlled_it(scene, me, foe, mine):
    """911.1, 912.1: the Prize was banished for its own ability; I controlled it, though the other player owns it."""
    scene.card("Witness", "Whenever a resonator you control deals damage, you gain 100 life.", type="Regalia")
    (me if mine else foe).has(field=["Witness"])
    stolen(scene, me, foe, "Banish this card: This card deals 200 damage to your opponent.")
    me.uses("Prize", 2).lets_resolve()
    assert foe.zone("graveyard") == ["Prize"]
    assert (me.life, foe.life) == ((4100, 3800) if mine else (4000, 3800))


@pytest.mark.rule("902.1a", "912.1")
@pytest.mark.parametrize(("cost", "gained"), [("Banish this card", 0), ("{Rest}", 200)])
def test_a_source_that_is_gone_hears_nothing_of_its_damage(scene, me, foe, cost, gained):
    """902.1a, 912.1: it is the source of the damage, but its ability does not work outside of the field."""
    scene.card("Leech", f"{cost}: This card deals 200 damage to your opponent.\n"
                        "Whenever this card deals damage ⇒ You gain that much life.")  # fmt: skip
    me.has(field=["Leech"])
    me.uses("Leech", 2).lets_resolve()
    assert (me.life, foe.life) == (4000 + gained, 4000 - 200)


@pytest.mark.rule("902.1a", "912.1")
@pytest.mark.parametrize("gone", [True, False])
def test_an_ability_that_a_gone_source_had_gained_hears_nothing(scene, me, foe, gone):
    """902.1a, 912.1: the same of an ability that it was given."""
    scene.card("Gift", 'Target resonator gains "Whenever this card deals damage ⇒ You gain that much life." '
                       "until end of turn.", type="Chant")  # fmt: skip
    scene.card("Doom", "[Quickcast]\nDestroy target resonator.", type="Chant")
    scene.card("Gunner", "{0}: This card deals 200 damage to your opponent. Play this ability only once per turn.")
    me.has(field=["Gunner"], hand=["Gift"]).will("fire")
    foe.has(hand=["Doom"]).will("fire")
    me.plays("Gift").lets_resolve()
    me.uses("Gunner", 2)
    if gone:
        foe.plays("Doom")
    me.lets_resolve()
    assert (me.life, foe.life) == (4000 + (0 if gone else 200), 4000 - 200)


# --- 906.7 where a card comes from -------------------------------------------------------------------------


@pytest.mark.rule("906.7", "307.4")
@pytest.mark.parametrize("noun", ["card", "resonator"])
@pytest.mark.parametrize(("deed", "gone"), [
    ("Discard a card.", "hand"),
    ("Put the top card of your main deck into your graveyard.", "deck"),
    ("Destroy target resonator you control.", "field"),
])  # fmt: skip
def test_a_card_is_put_into_a_graveyard_from_anywhere(scene, me, foe, noun, deed, gone):
    """906.7, 201.5: a card from any zone, where none is named; a resonator is one in a field."""
    scene.card("Watch", f"When a {noun} is put into your graveyard ⇒ You gain 100 life.", type="Regalia")
    scene.card("Rite", f"[Remnant]\n{deed}", type="Chant", cost="{R}")
    me.has(graveyard=["Rite"], hand=["Resonator 2"], field=["Watch", "Resonator 1"]).will("fire")
    me.plays("Rite").lets_resolve()
    assert me.zone("removed") == ["Rite"] and me.count("graveyard") == 1
    assert me.life == 4000 + (100 if noun == "card" or gone == "field" else 0)
