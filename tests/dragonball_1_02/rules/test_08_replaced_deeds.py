"""Section 8-10: what was replaced never happened, so "if you do so" does not count it as done."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

WOULD = "[Permanent] If this card would be"
INSTEADS = {
    "back to the hand": f"{WOULD} KO-ed, return this card to its owner's hand instead.",
    "under the deck": f"{WOULD} KO-ed, place this card at the bottom of its owner's deck instead.",
    "weaker": f"{WOULD} KO-ed, this card gets -1000 power for the duration of the turn instead.",
}
STAYS = f"{WOULD} removed from your Battle Area, this card gets -1000 power for the duration of the turn instead."
DROPS = "place 1 card from the top of your deck in the Drop Area instead."
HEARS = ", this card gets +5000 power for the turn"
ASKED = f"If you do so{HEARS}."


@pytest.fixture
def drummer(scene, me):
    """A card of mine whose skill ends in "if you do so": what it gains tells whether that was met."""

    def given(text):
        scene.card("Drummer", f"[Activate: Main] {text}", power=10000)
        me.has(battle=["Drummer"])
        return "Drummer"

    return given


def went_on(me):
    return me.power("Drummer") == 10000 + 5000


# --- 8-10-1-1: cards that are KO-ed ------------------------------------------------------------------------


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("ward", INSTEADS.values(), ids=INSTEADS)
@pytest.mark.parametrize(
    "text",
    [
        f"Choose 1 of your opponent's Battle Cards and KO it. {ASKED}",
        f"KO 1 of your opponent's Battle Cards. {ASKED}",
        f"KO all of your opponent's Battle Cards. {ASKED}",
        f"You may choose 1 of your opponent's Battle Cards and KO it. {ASKED}",
        f"You may KO all of your opponent's Battle Cards. {ASKED}",
        f"Choose 1 of your opponent's Battle Cards and KO it. If you KO-ed a card{HEARS}.",
    ],
    ids=["chosen", "one of them", "all", "offered", "all offered", "told again"],
)
def test_a_card_whose_ko_was_replaced_was_not_koed(scene, me, foe, drummer, ward, text):
    """8-10-1-1: what took the place of the KO happened, the KO did not."""
    scene.card("Eel", ward)
    foe.has(battle=["Eel"])
    drummer(text)
    me.uses("Drummer")
    if "may" in text:
        me.picks("yes")
    assert not scene.events("ko")
    assert not went_on(me)


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("offer", ["", "You may c"])
def test_a_card_that_was_koed_was(scene, me, foe, drummer, offer):
    """The opposite: nothing replaces it."""
    foe.has(battle=["Battle 1"])
    drummer(f"{offer or 'C'}hoose 1 of your opponent's Battle Cards and KO it. {ASKED}")
    me.uses("Drummer")
    if offer:
        me.picks("yes")
    assert foe.zone("drop") == ["Battle 1"]
    assert went_on(me)


@pytest.mark.rule("8-10-1-1", "8-10-3")
@pytest.mark.parametrize(("answer", "done"), [("replace", False), ("no", True)])
def test_whether_it_was_done_hangs_on_whether_it_was_replaced(scene, me, foe, drummer, answer, done):
    """8-10-3: its master may give up a card in place of it; declined, the KO happens and was done."""
    ward = "[Permanent] If this card would be KO-ed, you may place 1 card from your hand in the Drop Area instead."
    scene.card("Warded", ward)
    foe.has(battle=["Warded"], hand=["Battle 2"])
    drummer(f"Choose 1 of your opponent's Battle Cards and KO it. {ASKED}")
    me.uses("Drummer")
    foe.picks(("replace", "Warded", "Warded/1/r0") if answer == "replace" else answer)
    assert foe.zone("drop") == (["Warded"] if done else ["Battle 2"])
    assert went_on(me) is done


@pytest.mark.rule("8-10-1-1", "8-3-3")
@pytest.mark.parametrize(("by", "kept"), [("Drummer", True), ("Battle 3", False)])
def test_a_ko_is_replaced_where_the_text_names_what_brings_it_about(scene, me, foe, drummer, by, kept):
    """8-10-1-1: by an opposing skill it comes back to the hand; in battle nothing stands in for the KO."""
    scene.card("Warded", f"{WOULD} KO-ed by your opponent's skill, return this card to its owner's hand instead.")
    drummer("Choose 1 of your opponent's Battle Cards and KO it.")
    me.has(battle=["Drummer", "Battle 3"])
    foe.put("battle", "Warded", rested=True)
    if kept:
        me.uses(by)
    else:
        me.attacks(by, "Warded").passes()
    assert foe.zone("hand" if kept else "drop") == ["Warded"]


@pytest.mark.rule("8-10-1-1", "1-3-2-1")
@pytest.mark.parametrize(
    ("text", "done"),
    [
        (f"Choose 2 of your opponent's Battle Cards and KO them. {ASKED}", False),
        (f"You may choose 2 of your opponent's Battle Cards and KO them. {ASKED}", False),
        (f"KO all of your opponent's Battle Cards. {ASKED}", True),
        (f"You may KO all of your opponent's Battle Cards. {ASKED}", True),
    ],
    ids=["chosen", "chosen by offer", "all", "all by offer"],
)
def test_one_of_two_is_koed(scene, me, foe, drummer, text, done):
    """1-3-2-1: all that were chosen, or any of a group."""
    scene.card("Eel", INSTEADS["back to the hand"])
    foe.has(battle=["Eel", "Battle 1"])
    drummer(text)
    me.uses("Drummer")
    if "may" in text:
        me.picks("yes")
    assert (foe.zone("hand"), foe.zone("drop")) == (["Eel"], ["Battle 1"])
    assert went_on(me) is done


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("warded", [True, False])
def test_if_you_do_not_is_met_by_a_ko_that_was_replaced(scene, me, warded):
    """8-10-1-1: the one who agreed has not done it either."""
    scene.card("Eel", INSTEADS["back to the hand"] if warded else "")
    scene.card("Piper", "[Activate: Main] You may choose 1 of your {Eel} and KO it. If you do not, draw 1 card.")
    me.has(battle=["Piper", "Eel"])
    with me.changes(deck=-1 if warded else 0):
        me.uses("Piper").picks("yes")


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("warded", [True, False])
@pytest.mark.parametrize("offer", [True, False])
def test_the_card_itself_is_koed(scene, me, warded, offer):
    """8-10-1-1: the same of a card that KOs itself."""
    ward = INSTEADS["weaker"] if warded else ""
    scene.card(
        "Piper", f"[Activate: Main] {'You may ' if offer else ''}KO this card. If you do so, draw 1 card.\n{ward}"
    )
    me.has(battle=["Piper"])
    with me.changes(deck=0 if warded else -1):
        me.uses("Piper")
        if offer:
            me.picks("yes")
    assert me.zone("battle") == (["Piper"] if warded else [])


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("offer", [True, False])
@pytest.mark.parametrize("kept", [True, False])
def test_what_cannot_be_koed_was_not(scene, me, foe, drummer, offer, kept):
    """1-3-3: what forbids the KO prevails, and then it was not done."""
    scene.card("Rock", "[Permanent] This card cannot be KO-ed." if kept else "")
    foe.has(battle=["Rock", "Rock"])
    drummer(f"{'You may c' if offer else 'C'}hoose 2 of your opponent's Battle Cards and KO them. {ASKED}")
    me.uses("Drummer")
    if offer and not kept:
        me.picks("yes")
    assert foe.count("battle") == (2 if kept else 0)
    assert went_on(me) is not kept


# --- the same of other deeds -------------------------------------------------------------------------------


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("warded", [True, False])
@pytest.mark.parametrize(
    ("deed", "area"),
    [
        ("return it to its owner's hand", "hand"),
        ("place it at the bottom of its owner's deck", "deck"),
        ("place it in its owner's Drop Area", "drop"),
        ("place it under this card", "under"),
    ],
    ids=["hand", "deck", "drop", "under"],
)
@pytest.mark.parametrize("offer", [True, False])
def test_a_card_whose_leaving_was_replaced_has_not_left(scene, me, drummer, warded, deed, area, offer):
    """8-10-1-1: of whatever would have taken the card out of the Battle Area."""
    scene.card("Eel", STAYS if warded else "")
    me.has(battle=["Eel"])
    drummer(f"{'You may c' if offer else 'C'}hoose 1 of your {{Eel}} and {deed}. {ASKED}")
    with me.changes(**{area: 0 if warded else +1}):
        me.uses("Drummer")
        if offer:
            me.picks("yes")
    assert went_on(me) is not warded


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("warded", [True, False])
def test_a_card_whose_combo_was_replaced_was_not_comboed_with(scene, me, foe, warded):
    """8-10-1-1: it stays, and nothing hangs on it."""
    scene.card("Eel", STAYS if warded else "")
    scene.card("Piper", "[Activate: Battle] Choose 1 of your {Eel} and combo with it. If you do so, draw 1 card.")
    me.has(battle=["Eel", "Piper"])
    foe.has(hand=["Battle 1"])
    me.attacks("Leader", "Leader")
    with me.changes(deck=0 if warded else -1, combo=0 if warded else +1):
        me.uses("Piper")


def sober(do):
    """A card that puts something else in the place of each draw of its master."""
    return [n.Ability("continuous", n.Instead(n.Moved(n.Cards((), "mine"), ("deck",), ("hand",)), do))]


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("sobered", [True, False])
@pytest.mark.parametrize(
    "text", ["Draw 2 cards", "You may draw 2 cards", "Draw up to 2 cards", "You may draw up to 2 cards"]
)
def test_a_draw_that_was_replaced_was_not_made(scene, me, drummer, sobered, text):
    """8-10-1-1: a card of the deck is dropped in place of each."""
    dropped = n.Move(n.Top(n.Number(1), "deck"), "drop", verb="place")
    scene.card("Sober", abilities=sober(dropped) if sobered else [], power=1000)
    me.has(battle=["Sober"])
    drummer(f"{text}. {ASKED}")
    with me.changes(deck=-2, hand=0 if sobered else +2):
        me.uses("Drummer")
        if "may" in text:
            me.picks("yes")
        if "up to" in text:
            me.picks("draw", "draw")
    assert went_on(me) is not sobered


@pytest.mark.rule("8-10-1-1")
@pytest.mark.parametrize("warded", [True, False])
@pytest.mark.parametrize("text", ["Inflict 2 damage to your opponent", "You may inflict 2 damage to your opponent"])
def test_damage_that_was_replaced_was_not_inflicted(scene, me, foe, drummer, warded, text):
    """8-10-1-1: a card of the deck is dropped in place of each damage."""
    scene.card("Warden", f"[Permanent] If damage is inflicted to your life, {DROPS}" if warded else "")
    foe.has(battle=["Warden"])
    drummer(f"{text}. {ASKED}")
    with foe.changes(life=0 if warded else -2, deck=-2 if warded else 0):
        me.uses("Drummer")
        if "may" in text:
            me.picks("yes")
        if not warded:
            foe.picks(("hidden", 0), ("hidden", 0))
    assert went_on(me) is not warded


# --- what lies so already ----------------------------------------------------------------------------------


@pytest.mark.rule("1-3-2-1")
@pytest.mark.parametrize("resting", [True, False])
def test_one_of_some_cards_that_is_switched_lay_otherwise(scene, me, drummer, resting):
    """1-3-2-1: a card that rests already is not switched to Rest Mode, also where it is named as one of some."""
    me.put("energy", "Red Energy", rested=resting)
    drummer(f"Switch 1 of your energy to Rest Mode. {ASKED}")
    me.uses("Drummer")
    assert went_on(me) is not resting


@pytest.mark.rule("8-10-1-1", "1-3-3")
@pytest.mark.parametrize(("what", "done"), [("Ghost", False), ("Banned", False), ("Battle 1", True)])
@pytest.mark.parametrize(
    "words",
    ["Choose 1 Battle Card in your Drop Area and play it", "You may play 1 Battle Card from your Drop Area"],
)
def test_a_card_that_was_not_played_was_not(scene, me, drummer, what, done, words):
    """8-10-1-1: it went elsewhere instead, or could not be played at all."""
    bent = n.Instead(n.Moved(n.This(), ("drop",), ("battle",)), n.Move(n.This(), "removed"))
    scene.card("Ghost", abilities=[n.Ability("continuous", bent, zones=("drop",))])
    banned = n.Modify(n.This(), (n.Cannot("be played"),))
    scene.card("Banned", abilities=[n.Ability("continuous", banned, zones=("drop",))])
    me.has(drop=[what])
    drummer(f"{words}. {ASKED}")
    with me.changes(battle=1 if done else 0):
        me.uses("Drummer")
        if me.offered("yes"):
            me.picks("yes")
    assert went_on(me) is done


@pytest.mark.rule("8-10-3", "8-6-3-5")
@pytest.mark.parametrize(("what", "hand", "saved"), [
    ("1 card", ["Ann"], True), ("1 <Ann> card", ["Ann", "Both", "Bob"], True), ("1 <Ann> card", ["Bob"], False),
    ("1 <Ann> card and 1 <Bob> card", ["Both", "Ann", "Extra"], True),
    ("1 <Ann> card and 1 <Bob> card", ["Both"], False),
])  # fmt: skip
def test_who_replaces_does_all_that_is_done_in_its_place(scene, me, foe, what, hand, saved):
    """8-10-3: what cannot be done whole replaces nothing; who agrees leaves no card of the hand out."""
    for name, who in [("Both", "Ann/Bob"), ("Ann", "Ann"), ("Bob", "Bob")]:
        scene.card(name, character=who)
    scene.card("Ward", f"[Permanent] If this card would be KO-ed, you may place {what} from your hand in the Drop Area "
               "instead.")  # fmt: skip
    scene.card("Zap", "[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it.", type="extra",
               energy_cost="0(-)")  # fmt: skip
    me.has(hand=["Zap"])
    foe.has(battle=["Ward"], hand=hand)
    me.uses("Zap")
    if saved:
        foe.answer(next(o for o in foe.game.question.options if o[0] == "replace"))
    while foe.asked:
        assert not foe.offered("done")
        foe.answer(foe.game.question.options[0])
    assert foe.zone("battle") == (["Ward"] if saved else [])
    assert foe.count("hand") == len(hand) - (what.count("1") if saved else 0)
