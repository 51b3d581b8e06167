"""2.11.3: what a card is besides its print, it is in every zone."""

from __future__ import annotations

import pytest

ALSO = "[CONT]:This card is also a <<Testers>>."
SEEKER = "[ACT](VC):[Counter-Blast 1] Search your deck for up to one <<{}>>, call it to (RC), and shuffle your deck."


@pytest.fixture(autouse=True)
def allies(table):
    table.card("Ally", ALSO, clan="Allies", grade=1)
    table.card("Stranger", clan="Allies", grade=1)


@pytest.mark.rule("2.11.3", "2.2.2")
@pytest.mark.parametrize(("clan", "found"), [("Testers", ["Ally"]), ("Allies", ["Ally", "Stranger"])])
def test_it_is_found_in_the_deck(scene, me, foe, clan, found):
    """2.11.3: nothing limits the text to a zone; a card without it is of its printed clan alone."""
    scene.card("Seeker", SEEKER.format(clan), grade=2)
    me.has(vanguard="Seeker", damage=1, left="Grade 0", deck=["Stranger", "Ally"])
    me.uses("Seeker").is_asked("8.5.2.4.4", exactly=[*found, "done"])


@pytest.mark.rule("2.11.3", "8.5.2.3")
@pytest.mark.parametrize(("card", "able"), [("Ally", True), ("Stranger", False)])
def test_it_pays_out_of_the_hand(scene, me, foe, card, able):
    """8.5.2.3: a cost that wants a card of the clan."""
    scene.card("Page", "[ACT](VC):[Choose a <<Testers>> from your hand, and discard it] Draw a card.", grade=2)
    me.has(vanguard="Page", left="Grade 0", hand=[card])
    assert me.offered("use", "Page", "Page/1") == able


@pytest.mark.rule("2.11.3", "7.5.1.2.2")
@pytest.mark.parametrize(("text", "drawn"), [(ALSO, 2), ("", 1)])
def test_it_triggers_by_either_clan(scene, me, foe, text, drawn):
    """7.5.1.2.2: the checked card is of the same clan as my vanguard."""
    scene.step("battle phase")
    scene.card("Messenger", text, clan="Allies", grade=0, trigger="draw")
    me.has(vanguard="Grade 2", left="Stone").deck_top("Messenger")
    me.attacks("Grade 2", "Stone")
    if text:
        me.picks("draw", "Grade 2")
    assert me.count("hand") == drawn
