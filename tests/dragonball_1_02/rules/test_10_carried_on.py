"""10-4-4: what is still to come for a card when another is put on top of it."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

DOOM = "[Activate: Main] Choose 1 of your Battle Cards. At the end of the turn, KO it."


@pytest.fixture(autouse=True)
def cards(scene, table, trick):
    scene.card("Seed", power=5000, character="Sprig")
    scene.card("Tree", "[Evolve] {1}: <Sprig>", power=10000, energy_cost="9(-)", character="Grown")
    scene.card("Bud", power=5000, character="Bloom")
    scene.card("Bower", "[Union-Potara] {1}: <Sprig> and <Bloom>", power=20000, energy_cost="9(-)")
    trick("Doom", DOOM)


def end_turn(scene, me):
    me.passes()
    scene.pass_until("6-3-1-3", even_if_able=True)


@pytest.mark.rule("10-4-4", "8-2-2-1")
@pytest.mark.parametrize("evolves", [True, False])
def test_what_is_to_come_for_a_card_comes_for_the_stack(scene, me, foe, evolves):
    """10-4-4: any effects affecting the prior card are carried on."""
    me.has(battle=["Seed"], hand=["Doom", "Tree"]).energy("Red Energy")
    me.uses("Doom")
    if evolves:
        me.uses("Tree")
    end_turn(scene, me)
    assert me.zone("battle") == [] and me.zone("drop")[-2:] == (["Tree", "Seed"] if evolves else ["Doom", "Seed"])


@pytest.mark.rule("10-4-4", "3-1-4")
def test_a_card_that_left_and_came_back_is_not_meant(scene, me, foe, trick):
    """3-1-4: out of the Battle Area it is another card; 10-4-4 speaks of one that stays."""
    trick("Recall", "[Activate: Main] Choose 1 of your Battle Cards and return it to your hand.")
    trick("Raise", "[Activate: Main] Choose 1 <Sprig> from your hand and play it.")
    me.has(battle=["Seed"], hand=["Doom", "Tree", "Recall", "Raise"]).energy("Red Energy")
    me.uses("Doom").uses("Recall").uses("Raise").picks("Seed").uses("Tree")
    end_turn(scene, me)
    assert me.zone("battle") == ["Tree"]


@pytest.mark.rule("10-4-4", "8-2-2-1")
@pytest.mark.parametrize("doomed", ["Seed", "Bud"])
def test_every_card_of_a_union_brings_what_is_to_come_for_it(scene, me, foe, doomed):
    """10-4-4: each of them is a prior card of the stack."""
    me.has(battle=["Seed", "Bud"], hand=["Doom", "Bower"]).energy("Red Energy")
    me.uses("Doom").picks(doomed).uses("Bower")
    assert me.zone("battle") == ["Bower"]
    end_turn(scene, me)
    assert me.zone("battle") == [] and {"Bower", "Seed", "Bud"} <= set(me.zone("drop"))


@pytest.mark.rule("10-4-4", "8-9-1-3")
def test_an_effect_on_both_cards_of_a_union_is_one_effect_on_the_stack(scene, me, foe, trick):
    """8-9-1-3: it adds its number once to the one card that there is; an effect on each adds its own."""
    for name, number, who, power in [
        ("Feast", 2, "They gain", 5000),
        ("Feed", 1, "It gains", 1000),
        ("Feed Again", 1, "It gains", 2000),
    ]:
        trick(
            name,
            f"[Activate: Main] Choose {number} of your Battle Cards. {who} +{power} power for the turn.",
        )
    me.has(battle=["Seed", "Bud"], hand=["Feast", "Feed", "Feed Again", "Bower"]).energy("Red Energy")
    me.uses("Feast").uses("Feed").picks("Seed").uses("Feed Again").picks("Bud").uses("Bower")
    assert me.power("Bower") == 20000 + 5000 + 1000 + 2000


@pytest.mark.rule("10-4-4", "8-2-2-1")
def test_a_card_that_set_it_up_about_itself_is_the_stack(scene, me, foe):
    """10-4-4: "this card" is the whole stack from then on."""
    scene.card("Seed", "[Activate: Main] At the end of the turn, return this card to your hand.", character="Sprig")
    me.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    me.uses("Seed").uses("Tree")
    me.passes()
    assert "Tree" in me.zone("hand") and me.zone("drop") == ["Seed"]
    scene.pass_until("6-3-1-3", even_if_able=True)


@pytest.mark.rule("10-4-4", "8-7-4")
def test_what_is_pending_already_follows_the_stack(scene, me, foe):
    """10-4-4: at the end of the turn one skill evolves the card before the other effect comes to it."""
    text = "[Auto] At the end of your turn, choose up to 1 <Grown> from your hand and place it on top of this card."
    scene.card("Seed", text, character="Sprig")
    me.has(battle=["Seed"], hand=["Doom", "Tree"])
    me.uses("Doom").passes()
    me.picks(("ability", "Seed/1", "Seed"), "Tree")
    assert set(me.zone("drop")) >= {"Tree", "Seed"}


@pytest.mark.rule("8-7-4-1", "8-2-2-1")
def test_an_effect_still_to_come_is_no_skill_to_activate(scene, me, foe, trick):
    """8-7-4-1 cancels skills that cannot be activated; the skill that set this up was activated long before."""
    scene.card("Clock", "[Activate: Main] At the end of the turn, draw 1 card.")
    scene.card("Bell", "[Auto] At the end of your turn, draw 2 cards.")
    trick("Hush", "[Activate: Main] All of your Battle Cards cannot activate skills for the duration of the turn.")
    me.has(battle=["Clock", "Bell"], hand=["Hush"])
    me.uses("Clock").uses("Hush").passes()
    scene.pass_until("6-3-1-3", even_if_able=True)
    assert me.count("deck") == 20 - 1


@pytest.mark.rule("8-9-1-4", "8-10-1-1")
@pytest.mark.parametrize(("area", "power"), [("battle", 10000), ("removed", 5000)])
def test_an_effect_goes_with_a_card_only_into_play(scene, me, area, power):
    """8-9-1-4: what a card gained before it was played is on it in play; not where it goes instead of that."""
    bent = n.Instead(n.Moved(n.This(), ("drop",), ("battle",)), n.Move(n.This(), "removed"))
    bends = n.Ability("continuous", bent, zones=("drop",))
    scene.card("Ghost", power=5000, abilities=[bends] if area == "removed" else [])
    raises = n.Sequence((
        n.Choose(n.Cards(("drop",), "mine"), n.Number(1)),
        n.Modify(n.It(), (n.Add("power", n.Number(5000)),), "end of turn"), n.Place("play", n.It(), "battle"),
    ))  # fmt: skip
    scene.card("Raiser", abilities=[n.Ability("activated", raises, keyword="activate main")], power=1000)
    me.has(battle=["Raiser"], drop=["Ghost"])
    me.uses("Raiser")
    assert "Ghost" in me.zone(area)
    assert me.power("Ghost") == power
