"""Sections 8-1-3 and 8-6-2: Extra Cards that a skill activates; and what a [Counter] does to the card being played."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}
ECHO = "[Activate: Main] Choose 1 {Tome} in your Drop Area and activate it."


@pytest.fixture
def echo(scene, me):
    """A card of cost 5 in the Drop Area, and one that activates it."""

    def made(text):
        scene.card("Tome", text, type="extra", energy_cost="5(-)")
        scene.card("Echo", ECHO, **FREE)
        me.has(hand=["Echo"], drop=["Tome"])

    return made


COSTS = [
    ("Place 1 card from your hand in the Drop Area", {"hand": ["Battle 1"]}),
    ("{R}", {"energy": ["Red Energy"]}),
    ("Choose 1 <Ann> card and 1 <Bob> card in your Drop Area and remove them from the game", {"drop": ["Ann", "Bob"]}),
]


@pytest.mark.rule("8-4-2-2", "8-6-2-3")
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize(("cost", "cards"), COSTS)
def test_an_extra_card_that_a_skill_activates_has_its_skill_cost_paid(scene, me, echo, cost, cards, there):
    """8-6-2-3: its energy cost is for the hand, its skill cost is paid all the same, or 8-4-2-2 lets nothing happen."""
    scene.card("Ann", character="Ann"), scene.card("Bob", character="Bob")
    echo(f"[Activate: Main] {cost}: Draw 2 cards.")
    if there:
        me.has(**cards)
    with me.changes(deck=-2 if there else 0):
        me.uses("Echo")
    ((zone, names),) = cards.items()
    if there:
        assert all(me.is_rested(name) if zone == "energy" else name not in me.zone(zone) for name in names)


@pytest.mark.rule("8-1-3")
@pytest.mark.parametrize("life", [2, 3])
def test_an_extra_card_that_a_skill_activates_has_its_condition_met(scene, me, echo, life):
    """8-1-3: before the colon stands what must be so as it is activated, whoever has it activated."""
    echo("[Activate: Main] If your life is at 2 or less: Draw 2 cards.")
    me.has(life=life)
    with me.changes(deck=-2 if life == 2 else 0):
        me.uses("Echo")


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_a_card_that_may_not_be_activated_is_not_by_a_skill(scene, me, barred):
    """1-3-3: a copy was activated before, which bars the others for the turn."""
    bar = "; you cannot activate copies of this card for the turn" if barred else ""
    scene.card("Tome", f"[Activate: Main] Draw 1 card{bar}.", **FREE)
    scene.card("Echo", ECHO, **FREE)
    me.has(hand=["Echo", "Tome"])
    with me.changes(deck=-1 if barred else -2):
        me.uses("Tome").uses("Echo")


@pytest.mark.rule("8-7-2", "8-6-1")
def test_a_card_that_a_skill_activates_has_been_activated(scene, me, echo):
    """8-7-2: a skill about the activation of Extra Cards is set off by either."""
    scene.card("Ear", "[Auto] When you activate an Extra Card, draw 1 card.")
    echo("[Activate: Main] Shuffle your deck.")
    me.has(battle=["Ear"])
    with me.changes(deck=-2):
        me.uses("Echo")


# --- the card being played -----------------------------------------------------------------------------------

HUSH = "[Counter: Play] Negate the skills of the played Battle Card for the duration of the turn."
HERO = "[Auto] When you play this card, draw 2 cards.\n[Permanent] This card gains +5000 power."


@pytest.mark.rule("8-9-1-4", "10-9-3-1", "8-3-2")
@pytest.mark.parametrize("answer", ["use", "end"])
@pytest.mark.parametrize("way", ["play", "evolve", "union"])
def test_what_a_counter_does_to_the_card_being_played_is_on_it_in_play(scene, me, foe, way, answer):
    """8-9-1-4: only what comes out of the Leader or Battle Area leaves its effects behind."""
    scene.card("Hush", HUSH, **FREE)
    scene.card("Seed", character="Seed"), scene.card("Bud", character="Bud")
    extra = {"play": "", "evolve": "\n[Evolve] {0}: <Seed>", "union": "\n[Union-Potara] {0}: <Seed> and <Bud>"}[way]
    scene.card("Hero", HERO + extra.replace("{0}", "{1}"), energy_cost="1(-)")
    me.has(hand=["Hero"], battle=["Seed", "Bud"]).energy("Red Energy")
    foe.has(hand=["Hush"])
    me.plays("Hero") if way == "play" else me.uses("Hero", 3)
    drawn = 0 if answer == "use" else 2
    with me.changes(deck=-drawn):
        foe.uses("Hush") if answer == "use" else foe.picks("end")
        while foe.asked and foe.offered("end"):
            foe.picks("end")
    assert "Hero" in me.zone("battle") and me.power("Hero") == (5000 if answer == "use" else 10000)


@pytest.mark.rule("8-9-1-4", "3-1-4")
def test_it_is_off_the_card_when_that_has_left_the_battle_area(scene, me, foe):
    """3-1-4: from there it goes elsewhere as a new card, which can be played again with all that it does."""
    scene.card("Hush", HUSH, **FREE)
    scene.card("Hero", HERO, energy_cost="0(-)")
    scene.card("Recall", "[Activate: Main] Choose 1 of your Battle Cards and return it to its owner's hand.", **FREE)
    me.has(hand=["Hero", "Recall"])
    foe.has(hand=["Hush"])
    me.plays("Hero")
    foe.uses("Hush")
    with me.changes(deck=-2):
        me.uses("Recall").plays("Hero")
    assert me.power("Hero") == 5000 + 5000


@pytest.mark.rule("8-9-1-4", "8-9-1-5-1")
@pytest.mark.parametrize("area", ["Drop Area", "hand"])
@pytest.mark.parametrize("how", ["play it", "place it in your Battle Area", "play it on top of this card"])
def test_what_a_skill_gives_a_card_before_it_brings_it_into_play_is_on_it_there(scene, me, how, area):
    """8-9-1-4: it comes out of neither the Leader nor the Battle Area; 8-9-1-5-1: skills see it so as it arrives."""
    scene.card("Call", f"[Activate: Main] Choose 1 <Mira> in your {area}, it gains +5000 power for the turn, "
               f"and {how}.")  # fmt: skip
    scene.card("Pupil", "[Auto] When you play this card, if this card has 10000 or more power, draw 1 card.",
               character="Mira", power=5000)  # fmt: skip
    me.put(area.split()[0].lower(), "Pupil")
    me.has(battle=["Call"])
    with me.changes(deck=-1):
        me.uses("Call")
        if me.offered("Pupil"):
            me.picks("Pupil")
    assert me.power("Pupil") == 5000 + 5000
