"""Nothing hidden leaks: what a seat is handed says nothing of cards it may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from playmat.kernel.run import atoms, picking
from playmat.kernel.run.atoms import draw, shuffle
from playmat.kernel.run.imagining import twin_of
from playmat.kernel.state import view
from playmat.kernel.state.game import Game
from playmat.kernel.state.sight import seers, sees
from playmat.kernel.words import nodes as n
from playmat.play.seat import Seat
from playmat.testing.modes import Spied

from .games import at, finish, start, states
from .toy import answer, card, find, names, options, play, put, resolve, table

ONE = n.Number(1)
THEIR_HAND = n.Cards(("hand",), "theirs")
MY_HAND = n.Cards(("hand",))


def sees_hands(g: Game, seat: int, number: int) -> bool:
    """A leak to plant: everybody sees every hand."""
    return sees(g, seat, number) or g.is_in(number, "hand")


def those_seen_with_hands(g: Game, seat: int, cards: Sequence[int]) -> list[int]:
    return [card for card in cards if sees_hands(g, seat, card)]


def seers_of_hands(g: Game, number: int) -> int:
    return seers(g, number) | (0b11 if g.is_in(number, "hand") else 0)


# --- random games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_spy_finds_no_hidden_name(seed):
    spy = Spied()
    for game in states(seed, every=4):
        spy.at_question(game)


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(3))
def test_a_spy_finds_a_hand_that_a_view_shows(seed, monkeypatch):
    monkeypatch.setattr(view, "sees", sees_hands)
    with pytest.raises(AssertionError, match="which it has never seen"):
        Spied().at_question(at(seed, 10))


@pytest.mark.plain
def test_a_spy_finds_a_hand_that_options_show(monkeypatch):
    effect = n.Choose(THEIR_HAND, ONE)
    monkeypatch.setattr(picking, "those_seen", those_seen_with_hands)
    g = resolve(table({"row": [card("Flint")]}, {"hand": [card("Chert"), card("Slate")]}), effect)
    with pytest.raises(AssertionError, match="an option shows seat 0 card"):
        Spied().at_question(g)


def untold_moves(game: Game, seat: int) -> list[Any]:
    """Moves told by name although both zones hide the card from the seat and nobody showed it."""
    zones, holder = game.match.tables.zone_of_number, game.match.zone_seat
    shown: set[int] = set()
    found = []
    for event in game.log:
        if event[0] == "shuffle":
            shown.clear()
        elif event[0] == "show" and event[5] >> seat & 1:
            shown.add(event[3])
        elif event[0] == "move":
            open_to = [
                zones[z].face_up == "all" or (zones[z].face_up, holder[z]) == ("owner", seat) for z in event[5:7]
            ]
            told = view.told(game, seat, event)[4] is not None
            if told and not any(open_to) and event[3] not in shown:
                found.append(event)
            elif not told and all(open_to):
                found.append(event)
            shown -= {event[3]} if not any(open_to) else set()
    return found


@pytest.mark.parametrize("seed", range(6))
def test_a_log_names_a_moved_card_only_to_who_sees_it(seed):
    game = finish(start(seed), seed)
    assert [untold_moves(game, seat) for seat in (0, 1)] == [[], []]


@pytest.mark.plain
def test_a_log_that_names_too_much_is_found(monkeypatch):
    monkeypatch.setattr(atoms, "seers", seers_of_hands)
    game = at(2, 30)
    assert all(untold_moves(game, seat) for seat in (0, 1))


@pytest.mark.parametrize("seed", range(5))
def test_view_log_and_question_would_be_the_same_whatever_is_hidden(seed):
    """All that a seat cannot see is dealt anew: what it is handed, and what it is asked, must not change."""
    chance = Random(seed)
    for game in states(seed, every=7):
        for seat in (0, 1):
            twin = twin_of(game, seat, chance.getrandbits(30))
            # An act barred as a loop is barred in this very situation, which no imagined one equals.
            if not game.barred:
                assert view.view(twin, seat) == view.view(game, seat)
                assert view.log(twin, seat) == view.log(game, seat)


def test_dealing_anew_changes_something():
    game = at(1, 40)
    twins = [Seat(game, 0).imagined(seed) for seed in range(5)]
    assert len({tuple(twin.definition) for twin in twins}) == 5
    assert {twin.chance for twin in twins} & {game.chance} == set()


def test_a_card_that_can_still_be_told_apart_is_not_imagined_otherwise():
    """It was seen in the row before it went to a hand; shuffled away, it could be any."""
    g = table({"row": [card("Flint")]}, {"row": [card("Chert")], "hand": [card("Slate")], "pile": [card("Marl")] * 6})
    chert, slate = find(g, "Chert"), find(g, "Slate")
    atoms.move(g, [chert], "hand")
    twins = [Seat(g, 0).imagined(seed) for seed in range(8)]
    assert {twin.card(chert) for twin in twins} == {"Chert"}
    assert {twin.card(slate) for twin in twins} != {"Slate"}
    atoms.move(g, [chert], "pile")
    shuffle(g, 1, "pile")
    assert {Seat(g, 0).imagined(seed).card(chert) for seed in range(8)} != {g.card(chert)}


@pytest.mark.parametrize("seed", range(5))
def test_equal_cards_of_a_hand_are_offered_once(seed):
    """Which of two equal cards is taken would tell when it was drawn."""
    for game in states(seed):
        q = game.question
        if q.kind in ("number", "ability"):
            continue
        meanings = Counter(tuple(meaning(game, part) for part in as_tuple(o)) for o in q.options)
        assert {m for m, count in meanings.items() if count > 1} == set(), q


def as_tuple(option: Any) -> tuple[Any, ...]:
    return option if isinstance(option, tuple) and option[0] != "hidden" else (option,)


def meaning(game: Game, part: Any) -> Any:
    """A card that lies hidden stands for its definition; any other part for itself."""
    if not isinstance(part, int) or not game.match.hidden >> game.zone_of[part] & 1:
        return part
    return ("definition", game.definition[part], game.zone_of[part])


def test_a_card_whose_ability_is_played_from_a_hand_is_shown():
    """8.5.2.1: what is played is revealed; from then on the other seat can tell that card apart."""
    played = [
        (game, event[3])
        for seed in range(12)
        for game in [finish(start(seed), seed)]
        for event in game.log
        if event[0] == "play" and event[1] == "6.6.1.2.2"
    ]
    from_hand = [(game, number) for game, number in played if hidden_when_played(game, number)]
    assert from_hand, "no game plays an ability from a hand"
    for game, number in from_hand:
        shown = [event for event in game.log if event[0] == "show" and event[3] == number]
        assert shown, f"card {number} was played from a hand and not shown"


def hidden_when_played(game: Game, number: int) -> bool:
    moves = []
    for event in game.log:
        if event[0] == "move" and event[3] == number:
            moves.append(event[6])
        if event[0] == "play" and event[3] == number and event[1] == "6.6.1.2.2":
            return bool(moves) and bool(game.match.hidden >> moves[-1] & 1)
    return False


# --- one thing at a time --------------------------------------------------------------------------


def test_each_zone_shows_its_cards_to_whom_the_book_says():
    g = table({z: [card(z)] for z in ("hand", "row", "heap", "middle")}, pile=1)
    seen = {name: [sees(g, seat, find(g, name)) for seat in (0, 1)] for name in ("hand", "row", "heap", "middle")}
    assert seen == {"hand": [True, False], "row": [True, True], "heap": [True, True], "middle": [True, True]}
    assert not sees(g, 0, g.in_zone(0, "pile")[0])
    g.face_down[find(g, "row")] = 1
    assert [sees(g, seat, find(g, "row")) for seat in (0, 1)] == [True, False]


def test_hidden_cards_are_picked_by_their_place():
    g = table({"row": [card("Flint")]}, {"hand": [card("Chert"), card("Slate"), card("Gneiss")]})
    resolve(g, n.Sequence((n.Choose(THEIR_HAND, n.Number(2)), n.Move(n.It(), "heap"))))
    assert g.question.options == (("hidden", 0), ("hidden", 1), ("hidden", 2))
    g.answer(("hidden", 1))
    assert g.question.options == (("hidden", 0), ("hidden", 1))
    g.answer(("hidden", 1))
    assert names(g, 1, "heap") == ["Slate", "Gneiss"]


def test_equal_cards_are_offered_as_one_and_taken_one_by_one():
    twins = [card("Chert")] * 3
    g = table({"row": [card("Flint")], "hand": [*twins, card("Slate")]})
    resolve(g, n.Sequence((n.Choose(MY_HAND, n.Number(2)), n.Move(n.It(), "heap"))))
    assert options(g) == ["Chert", "Slate"]
    answer(g, "Chert")
    assert options(g) == ["Chert", "Slate"]
    answer(g, "Chert")
    assert names(g, 0, "heap") == ["Chert", "Chert"]
    assert names(g, 0, "hand") == ["Chert", "Slate"]


def test_equal_cards_on_the_table_are_offered_apart():
    g = table({"row": [card("Flint"), *[card("Chert")] * 2]})
    resolve(g, n.Choose(n.Cards(("row",)), ONE))
    assert options(g) == ["Flint", "Chert", "Chert"]


def twice_held(known_first: bool) -> tuple[Game, int]:
    """Two equal cards in hand, one of which the other seat can tell apart; and that one."""
    chert = card("Chert")
    g = table({"row": [card("Flint")], "hand": [chert, chert]})
    known = g.in_zone(0, "hand")[0 if known_first else 1]
    g.known[known] = 0b11
    return g, known


@pytest.mark.parametrize("known_first", [True, False])
def test_of_equal_cards_the_known_one_is_offered(known_first):
    g, known = twice_held(known_first)
    resolve(g, n.Sequence((n.Choose(MY_HAND, ONE, up_to=True), n.Move(n.It(), "heap"))))
    assert g.question.options == (known, "done")


@pytest.mark.parametrize(
    "known_first",
    [True, False],
)
def test_of_equal_cards_a_forced_pick_takes_the_known_one(known_first):
    """Taking the other would tell that there are two."""
    g, known = twice_held(known_first)
    resolve(g, n.Sequence((n.Choose(MY_HAND, ONE), n.Move(n.It(), "heap"))))
    assert g.question.options == (known,)
    assert g.settle().in_zone(0, "heap") == [known]


def test_only_the_asked_seat_is_handed_the_question():
    g = play(table({"hand": [card("Chert")]}))
    assert view.view(g, 0)["question"]["options"] == g.question.options
    assert view.view(g, 1)["question"] is None
    assert view.view(g, 1)["asked"] == 0


def test_a_hidden_card_has_neither_name_nor_number():
    g = table({"hand": [card("Chert")]})
    assert view.view(g, 1)["zones"][0]["hand"] == [{"hidden": 1}]
    mine = view.view(g, 0)["zones"][0]["hand"][0]
    assert (mine["name"], mine["card"]) == ("Chert", find(g, "Chert"))


def test_a_draw_is_told_by_name_to_its_seat_only():
    g = table({"pile": [card("Chert")]})
    g.rule = "3.1"
    draw(g, 0, "pile", "hand")
    assert view.log(g, 0)[-1] == ("move", "3.1", None, find(g, "Chert"), "Chert", (0, "pile"), (0, "hand"), "draw")
    assert view.log(g, 1)[-1] == ("move", "3.1", None, None, None, (0, "pile"), (0, "hand"), "draw")


def test_a_look_is_told_to_the_looker_and_ends_with_the_effect():
    g = table({"row": [card("Flint")], "pile": [card("Chert"), card("Slate")]})
    resolve(g, n.Sequence((n.Look(n.Top(n.Number(2), "pile")), n.YouMay(n.Nothing()))))
    chert = find(g, "Chert")
    assert [sees(g, seat, chert) for seat in (0, 1)] == [True, False]
    assert view.log(g, 0)[-1][3:] == (chert, "Chert")
    assert view.log(g, 1)[-1][3:] == (None, None)
    answer(g, "no")
    assert not sees(g, 0, chert)


def test_shuffling_deals_names_to_numbers_anew():
    """A number that was seen once says nothing after the pile is shuffled: neither what it is nor where it lies."""
    tops, faces = Counter(), Counter()
    for seed in range(60):
        g = table(pile=0)
        g.chance = seed * 77
        for name in "ABCD":
            put(g, 0, "pile", card(name))
        numbers = list(g.in_zone(0, "pile"))
        g.known[numbers[-1]], g.shown[numbers[-1]] = 3, 3
        shuffle(g, 0, "pile")
        assert sorted(g.in_zone(0, "pile")) == numbers
        assert not g.known[numbers[-1]] and not g.shown[numbers[-1]]
        tops[g.in_zone(0, "pile")[-1], g.card(g.in_zone(0, "pile")[-1])] += 1
        faces[g.card(numbers[-1])] += 1
    assert set(faces) == set("ABCD")
    assert {number for number, _ in tops} == set(numbers)
    assert {name for _, name in tops} == set("ABCD")
    assert len(tops) > 12


def test_what_is_held_apart_is_not_shuffled():
    """It keeps its number and is the same object, and the others are dealt anew around it."""
    tops, numbers = Counter(), Counter()
    for seed in range(60):
        g = table(pile=0)
        g.chance = seed * 77
        for name in "ABCD":
            put(g, 0, "pile", card(name))
        apart, *others = g.in_zone(0, "pile")
        before = g.serial[apart]
        shuffle(g, 0, "pile", (apart,))
        assert (g.card(apart), g.serial[apart], g.in_zone(0, "pile")[0]) == ("A", before, apart)
        assert sorted(g.in_zone(0, "pile")) == [apart, *others]
        tops[g.card(g.in_zone(0, "pile")[-1])] += 1
        numbers[g.in_zone(0, "pile")[-1]] += 1
    assert set(tops) == set("BCD")
    assert set(numbers) == set(others)


def test_the_order_in_which_cards_go_into_a_hidden_zone_is_not_told():
    def moved(first: str, second: str) -> list[Any]:
        g = table({"row": [card("Flint"), card("Chert"), card("Slate")]})
        others = n.Cards(("row",), "mine", n.Other())
        resolve(g, n.Move(others, "pile", "top"))
        answer(g, first)
        assert names(g, 0, "pile")[-2:] == [first, second]
        return [event[3:5] for event in view.log(g, 1) if event[0] == "move"]

    assert moved("Chert", "Slate") == moved("Slate", "Chert")


def test_a_new_game_shows_each_seat_its_hand_and_no_pile():
    g = start(1)
    for seat in (0, 1):
        zones = view.view(g, seat)["zones"]
        assert all("name" in c for c in zones[seat]["hand"])
        assert [zones[s]["deck"] for s in (0, 1)] == [[{"hidden": len(g.in_zone(s, "deck"))}] for s in (0, 1)]
        assert zones[1 - seat]["hand"] == [{"hidden": len(g.in_zone(1 - seat, "hand"))}]
