"""Section 10.1.7 to 10.1.14: heal, reveal, search, shuffle, damage check."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.kernel.words import nodes as n
from playmat.testing.modes import make_mode
from playmat.testing.scene import Scene

VC = ("vanguard circle",)
HAND = n.Cards(("hand",), "mine")
DRAW = n.Perform("draw", n.Number(1))


# --- 10.1.7 heal ----------------------------------------------------------------------------------------

HEALED = "[AUTO](RC):When a card is put into your drop zone from your damage zone, draw a card."


@pytest.mark.rule("10.1.7.1")
def test_a_healed_card_goes_from_damage_to_drop(scene, me, foe):
    """10.1.7.1: one damage less, one card more in the drop zone; either face may be picked."""
    scene.card("Nurse", "[ACT](VC):Choose a card from your damage zone, and heal it.")
    scene.card("Witness", HEALED)
    me.has(vanguard="Nurse", left="Witness", damage=["Grade 0", "Grade 1"])
    me.put("damage", "Grade 2", face_down=True)
    with me.changes(damage=-1, drop=+1, hand=+1):
        me.uses("Nurse")
        me.is_asked(exactly=["Grade 0", "Grade 1", "Grade 2"])
        me.picks("Grade 2")
    assert me.zone("drop") == ["Grade 2"]


@pytest.mark.rule("10.1.7.1")
def test_a_healed_card_lies_face_up_in_the_drop_zone(scene, me, foe):
    """10.1.7.1: a face-down damage card that is healed is an open card of the drop zone."""
    scene.card("Nurse", "[ACT](VC):Choose a card from your damage zone, and heal it.")
    me.has(vanguard="Nurse")
    card = me.put("damage", "Grade 2", face_down=True)
    me.uses("Nurse")
    assert me.zone("drop") == ["Grade 2"] and not scene.game.face_down[card]


@pytest.mark.rule("10.1.7.1")
def test_a_damage_card_taken_to_the_hand_is_not_healed(scene, me, foe):
    """10.1.7.1: healing ends in the drop zone; to the hand is something else."""
    scene.card("Taker", "[ACT](VC):Choose a card from your damage zone, and return it to your hand.")
    scene.card("Witness", HEALED)
    me.has(vanguard="Taker", left="Witness", damage=["Grade 1"])
    with me.changes(damage=-1, drop=0, hand=+1):
        me.uses("Taker")


# --- 10.1.8 reveal --------------------------------------------------------------------------------------


def bluff():
    """Draw a card; the cost is to reveal a grade 3 card of the hand and to discard another card."""
    grade_3 = n.Cards(("hand",), "mine", n.Is("grade", "=", n.Number(3)))
    reveal = n.Sequence((n.Choose(grade_3, n.Number(1)), n.Reveal(n.It())))
    discard = n.Sequence((n.Choose(HAND, n.Number(1)), n.Move(n.It(), "drop", verb="discard")))
    return n.Ability("activated", DRAW, zones=VC, cost=(reveal, discard))


@pytest.mark.rule("10.1.8.1.1")
def test_a_cost_is_settled_before_its_reveal_is_shown(scene, me, foe):
    """10.1.8.1.1: the discard is fixed while the card to be revealed is still hidden; then both happen."""
    scene.card("Bluffer", abilities=[bluff()])
    scene.card("Ace", grade=3)
    scene.card("King", grade=3)
    me.has(vanguard="Bluffer", hand=["Ace", "King", "Grade 0", "Grade 1"])
    me.uses("Bluffer").picks("Ace")
    me.is_asked(exactly=["King", "Grade 0", "Grade 1"])
    assert not foe.sees(me.card("Ace")) and scene.events("show") == []
    me.picks("Grade 0")
    assert [scene.game.card(e[3]) for e in scene.events("show")] == ["Ace"]
    assert me.zone("drop") == ["Grade 0"]
    scene.quiet()


@pytest.mark.rule("10.1.8.1.1")
def test_a_cost_with_a_reveal_shows_nothing_when_it_cannot_be_paid(scene, me, foe):
    """10.1.8.1.1: one card in hand cannot pay both the reveal and the discard, and it is not shown."""
    scene.card("Bluffer", abilities=[bluff()])
    scene.card("Ace", grade=3)
    me.has(vanguard="Bluffer", left="Grade 1", hand=["Ace"])
    assert me.refused("use", "Bluffer", "Bluffer/1") == "8.5.2.3"
    assert not foe.sees(me.card("Ace"))


@pytest.mark.rule("10.1.8.1.2")
def test_a_revealed_hand_is_seen_until_the_effect_ends(scene, me, foe):
    """10.1.8.1.2: the opponent sees the hand while choosing from it, and no longer afterwards."""
    reveal = n.Sequence((
        n.Reveal(HAND), n.Choose(HAND, n.Number(1), by="opponent"), n.Move(n.It(), "drop", verb="discard"),
    ))  # fmt: skip
    scene.card("Open Book", abilities=[n.Ability("activated", reveal, zones=VC)])
    for name in ("First Secret", "Second Secret", "Third Secret"):
        scene.card(name)
    me.has(vanguard="Open Book", hand=["First Secret", "Second Secret", "Third Secret"])
    me.uses("Open Book")
    foe.is_asked(exactly=["First Secret", "Second Secret", "Third Secret"])
    assert all(foe.sees(me.card(name)) for name in ("First Secret", "Second Secret", "Third Secret"))
    foe.picks("Second Secret")
    assert me.zone("drop") == ["Second Secret"]
    assert not foe.sees(me.card("First Secret")) and not foe.sees(me.card("Third Secret"))


@pytest.mark.rule("10.1.8.1.3")
def test_a_revealed_card_stays_in_its_zone(scene, me, foe):
    """10.1.8.1.3: the top card of the deck is shown to both, stays where it is and is drawn next."""
    scene.card("Herald", "[ACT](VC):Reveal the top card of your deck.\n[ACT](VC):Draw a card.")
    scene.card("Top Card")
    me.has(vanguard="Herald")
    me.deck_top("Top Card")
    scene.start()
    with me.changes(deck=0, hand=0):
        me.uses("Herald", 1)
    assert scene.moves() == []
    shown = scene.events("show")
    assert len(shown) == 1 and scene.game.card(shown[0][3]) == "Top Card" and shown[0][5] == 0b11
    me.uses("Herald", 2)
    assert me.zone("hand") == ["Top Card"]


# --- 10.1.9 search --------------------------------------------------------------------------------------

SEARCH = "[ACT](VC):Search your deck for a grade 3 card, put it into your hand, and shuffle your deck."


@pytest.mark.rule("10.1.9.1")
def test_only_the_searching_player_sees_the_zone(scene, me, foe):
    """10.1.9.1: the deck is open to the one who searches while the search lasts, and to nobody else."""
    scene.card("Seeker", SEARCH)
    scene.card("Treasure", grade=3)
    scene.card("Pebble", grade=0)
    me.has(vanguard="Seeker", deck=["Pebble", "Treasure"])
    me.uses("Seeker")
    treasure, pebble = me.card("Treasure"), me.card("Pebble")
    me.is_asked(exactly=["Treasure", "done"])
    assert me.sees(treasure) and me.sees(pebble)
    assert not foe.sees(treasure) and not foe.sees(pebble)
    me.picks("Treasure")
    assert not any(me.sees(card) for card in scene.game.in_zone(0, "deck"))
    assert me.zone("hand") == ["Treasure"]


@pytest.mark.rule("10.1.9.1")
def test_a_card_that_does_not_fit_is_not_found(scene, me, foe):
    """10.1.9.1: a card without the information asked for is refused."""
    scene.card("Seeker", SEARCH)
    scene.card("Treasure", grade=3)
    scene.card("Pebble", grade=0)
    me.has(vanguard="Seeker", deck=["Pebble", "Treasure"])
    me.uses("Seeker")
    me.refused("Pebble")
    me.picks("Treasure")


@pytest.mark.rule("10.1.9.1.1")
def test_a_search_of_a_hidden_zone_may_find_nothing(scene, me, foe):
    """10.1.9.1.1: two cards fit, and finding none is allowed."""
    scene.card("Seeker", SEARCH)
    scene.card("Treasure", grade=3)
    scene.card("Jewel", grade=3)
    me.has(vanguard="Seeker", deck=["Jewel", "Treasure"])
    scene.start()
    with me.changes(hand=0, deck=0):
        me.uses("Seeker")
        me.is_asked(exactly=["Jewel", "Treasure", "done"])
        me.picks("done")


def drop_search():
    """Search the drop zone for one grade 1 and take it."""
    among = n.Cards(("drop",), "mine", n.Is("grade", "=", n.Number(1)))
    take = n.Sequence((n.Search(among, n.Number(1), up_to=False), n.Move(n.It(), "hand")))
    return n.Ability("activated", take, zones=VC)


@pytest.mark.rule("10.1.9.1.2")
def test_a_search_of_a_public_zone_must_find(scene, me, foe):
    """10.1.9.1.2: with fitting cards in the drop zone one of them must be found."""
    scene.card("Digger", abilities=[drop_search()])
    scene.card("First Find")
    scene.card("Second Find")
    me.has(vanguard="Digger", drop=["First Find", "Grade 0", "Second Find"])
    me.uses("Digger")
    me.is_asked(exactly=["First Find", "Second Find"])
    me.refused("done")
    me.picks("Second Find")
    assert me.zone("hand") == ["Second Find"]


@pytest.mark.rule("10.1.9.1.2")
def test_a_search_of_a_public_zone_without_a_fitting_card_does_nothing(scene, me, foe):
    """10.1.9.1.2: there is nothing to find, and nothing happens."""
    scene.card("Digger", abilities=[drop_search()])
    me.has(vanguard="Digger", drop=["Grade 0", "Grade 2"])
    with me.changes(hand=0, drop=0):
        me.uses("Digger")
    scene.quiet()


# --- 10.1.10 shuffle ------------------------------------------------------------------------------------


def shuffled_order(seed):
    """The order of a deck of three after a search and a shuffle, with this seed."""
    scene = Scene(make_mode("plain")).book("vanguard-1.10", seed=seed).turn_of(0).step("main phase").exactly()
    me, foe = scene.players
    scene.card("Seeker", SEARCH)
    for name in "ABC":
        scene.card(name)
    me.has(vanguard="Seeker", deck=["A", "B", "Grade 3", "C"])
    foe.has(vanguard="Stone", deck=3)
    me.uses("Seeker").picks("Grade 3")
    assert not any(player.sees(card) for player in (me, foe) for card in scene.game.in_zone(0, "deck"))
    return "".join(me.zone("deck"))


@pytest.mark.rule("10.1.10.1")
def test_a_shuffle_gives_every_order_alike(scene, me, foe):
    """10.1.10.1: of the six orders of three cards each comes up in about a sixth of many games."""
    games = 300
    orders = Counter(shuffled_order(seed) for seed in range(games))
    assert set(orders) == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    expected = games / 6
    # 20.5: a fair shuffle goes beyond it once in a thousand times (chi square, five degrees of freedom)
    assert sum((seen - expected) ** 2 / expected for seen in orders.values()) < 20.5


@pytest.mark.rule("10.1.10.1")
def test_a_shuffle_keeps_the_cards(scene, me, foe):
    """10.1.10.1: only the order changes, and a card known to be on top is not known any more."""
    scene.card(
        "Mixer",
        "[ACT](VC):Look at the top card of your deck, put it on top of your deck, and shuffle your deck.",
    )
    for name in "ABCDE":
        scene.card(name)
    scene.exactly()
    me.has(vanguard="Mixer", deck=list("ABCDE"))
    foe.has(vanguard="Stone", deck=3)
    me.uses("Mixer")
    assert sorted(me.zone("deck")) == list("ABCDE")
    assert len(scene.events("shuffle")) == 1
    assert not any(me.sees(card) or foe.sees(card) for card in scene.game.in_zone(0, "deck"))


# --- 10.1.14 damage check -------------------------------------------------------------------------------

SKILL_DAMAGE = "[ACT](VC):Choose your opponent's vanguard, and deal one damage."


@pytest.mark.rule("10.1.14.1.1")
def test_skill_damage_is_checked_like_battle_damage(scene, me, foe):
    """10.1.14.1.1: a draw trigger in a check for skill damage works, then the card becomes damage."""
    scene.card("Burner", SKILL_DAMAGE)
    me.has(vanguard="Burner")
    foe.has(vanguard="Grade 2")
    foe.deck_top("Draw Trigger", "Grade 0")
    scene.start()
    with foe.changes(damage=+1, hand=+1, deck=-2):
        me.uses("Burner")
        foe.picks("power", rule="2.8.2")
    assert foe.power("Grade 2") == 9000 + 5000
    assert foe.zone("damage") == ["Draw Trigger"] and foe.zone("hand") == ["Grade 0"]


@pytest.mark.rule("10.1.14.1.1")
def test_a_check_for_skill_damage_uses_the_trigger_zone(scene, me, foe):
    """10.1.14.1.1: the card goes by way of the trigger zone, and abilities on damage checks hear it."""
    scene.card("Burner", SKILL_DAMAGE)
    scene.card("Watcher", abilities=[
        n.Ability("automatic", DRAW, zones=("rear-guard circle",), trigger=n.On("damage check")),
    ])  # fmt: skip
    me.has(vanguard="Burner", left="Watcher")
    foe.deck_top("Grade 1")
    with me.changes(hand=+1):
        me.uses("Burner")
    path = [(start, end) for card, start, end in scene.moves() if card == "Grade 1"]
    assert path == [("deck", "trigger"), ("trigger", "damage")]
