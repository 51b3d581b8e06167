"""The laws of the engine on real games: plain data, sameness, options, conservation, citations, an end.

What is hidden is in `test_laws_hidden`, what is written and must not be ignored in `test_laws_written`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import playmat
from playmat.kernel.build.lint import check_book
from playmat.kernel.build.start import load, replay
from playmat.kernel.run.lasting import add_effect
from playmat.kernel.run.tables import RESERVED, SOURCE, goto, row
from playmat.kernel.state.frames import Frame
from playmat.kernel.state.game import IDLE_LIMIT, Game, Result
from playmat.kernel.state.save import record
from playmat.kernel.state.view import log
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import Cite, Deck
from playmat.kernel.words.errors import GameOver, IllegalAnswer, UnknownRule
from playmat.kernel.words.questions import KINDS, Question
from playmat.play.laws import is_secret

from . import toy
from .games import BOOK, at, finish, mid_effect, start, states
from .toy import altered

ROOT = Path(__file__).resolve().parents[2]
SHARED = ("match", "start", "values", "values_version", "zone_versions", "seat_versions", "turn_versions", "memo")
"""What is no state: the definitions, and caches with their versions."""


# --- 1. plain data --------------------------------------------------------------------------------

PLAIN = (int, str, bool, type(None), bytearray)


def strangers(value: Any, at: str) -> Iterator[str]:
    """Everything reachable that is neither plain data nor a frame, question or result made of it."""
    if isinstance(value, Frame):
        yield from strangers(value.__dict__, f"{at} {value.procedure}")
    elif isinstance(value, Result):
        yield from strangers((value.winner, value.rule, value.reason), at)
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from strangers((key, part), f"{at}[{key!r}]")
    elif isinstance(value, list | tuple | frozenset):
        for part in value:
            yield from strangers(part, at)
    elif type(value) not in PLAIN:
        yield f"{at}: {value!r}"


def state_strangers(g: Game) -> list[str]:
    # Histories are linked pairs, too deep to walk one inside the other.
    slots = {name: getattr(g, name) for name in Game.__slots__ if name not in (*SHARED, "events", "answers")}
    return list(strangers({**slots, "events": g.log, "answers": g.history()}, "game"))


@pytest.mark.plain
@pytest.mark.parametrize("seed", range(4))
def test_the_state_is_plain_data_at_every_question(seed):
    for game in states(seed, every=5):
        assert state_strangers(game) == []
        assert game.looking_back is None


@pytest.mark.plain
@pytest.mark.parametrize("stranger", [lambda: None, object(), (i for i in ()), {1}, 0.5])
def test_a_stranger_in_the_state_is_found(stranger):
    game = at(1, 30)
    game.facts["planted"] = (1, ("deep", stranger))
    game.frames[-1].__dict__["planted"] = stranger
    assert len(state_strangers(game)) == 2


@pytest.mark.parametrize("seed", range(4))
def test_frames_hold_declared_slots_with_unchanging_values(seed):
    for game in states(seed, every=3):
        for frame in game.frames:
            declared = {*game.match.procedures[frame.procedure].slots, *RESERVED, SOURCE}
            assert set(frame.__dict__) <= declared, f"{frame.procedure} holds more than its slots"
            hash(tuple(frame.__dict__.values()))


def values(game: Game) -> list[Any]:
    """Everything that is worked out about cards and players, rather than stored."""
    book, cards = game.book, range(len(game.definition))
    known = [[game.value(c, each.name) for each in book.words.characteristics] for c in cards]
    barred = [[w for w in sorted(book.words.prohibitions) if game.cannot(c, w)] for c in range(-book.seats, len(cards))]
    return [known, barred]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_worked_out_is_only_a_cache(seed):
    """A game loaded from its save has worked out nothing yet, and comes to the same values."""
    for game in states(seed, every=9):
        assert values(game) == values(load(game.save(), game.book, game.match))


def test_a_stale_cache_is_found():
    game = at(1, 60)
    card = game.in_zone(0, "vanguard circle")[0]
    before = values(game)
    add_effect(game, 0, card, 0, game.match.add_change("planted", n.Cannot("lose"), toy.STONE), None, ("never", 0))
    assert values(game) != before


@pytest.mark.plain
def test_a_fork_shares_no_changeable_part():
    game = mid_effect(3)
    twin = game.fork()
    for name in set(Game.__slots__) - {*SHARED}:
        mine, other = getattr(game, name), getattr(twin, name)
        assert mine == other or name == "frames", name
        if isinstance(mine, list | dict | bytearray):
            assert mine is not other, name
    assert all(a is not b for a, b in zip(game.zones, twin.zones, strict=True))
    assert all(a is not b and a.__dict__ == b.__dict__ for a, b in zip(game.frames, twin.frames, strict=True))


def test_a_save_in_the_middle_of_an_effect_is_json():
    game = mid_effect(1)
    assert game.question is not None
    head, body = game.save().split("\n")
    assert set(json.loads(head)) == {"checksum"}
    frames = json.loads(body)["state"]["frames"]
    assert len(frames) == len(game.frames)
    assert frames[-1][:2] == [game.frames[-1].procedure, game.question.rule]


CHILD = """
import json, sys
from random import Random
import playmat
from tests.kernel.games import at, finish
for line in open(sys.argv[1], encoding="utf-8"):
    game = playmat.load(json.loads(line))
    first = game.digest()
    finish(game, 99)
    print(first, game.digest(), repr(game.result), len(game.log))
print(at(2, 150).digest())
"""


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_goes_on_identically(tmp_path, hash_seed):
    """Neither the process nor the order in which Python's sets lie may matter."""
    games = [mid_effect(0), mid_effect(1, ("pick some", "order")), at(5, 60)]
    saves = tmp_path / "saves.jsonl"
    saves.write_text("".join(json.dumps(game.save()) + "\n" for game in games), encoding="utf-8")
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-c", CHILD, str(saves)]
    child = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert child.returncode == 0, child.stderr
    told = child.stdout.splitlines()
    for game, line in zip(games, told[:-1], strict=True):
        first = game.digest()
        finish(game, 99)
        assert line == f"{first} {game.digest()} {game.result!r} {len(game.log)}"
    assert told[-1] == at(2, 150).digest()


# --- 2. same seed, same answers, same game --------------------------------------------------------


def test_the_same_answers_give_the_same_digests():
    one = [game.digest() for game in states(6, every=10)]
    assert one == [game.digest() for game in states(6, every=10)]
    assert len(set(one)) == len(one)


def test_another_seed_gives_another_game():
    decks = list(playmat.own_decks(BOOK).values())[:2]
    assert len({playmat.new_game(BOOK, decks, seed).digest() for seed in range(8)}) == 8


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_the_game(seed):
    game = finish(start(seed), seed)
    again = replay(record(game), game.book)
    assert (again.digest(), again.log, again.history()) == (game.digest(), game.log, game.history())
    assert [log(again, seat) for seat in (0, 1)] == [log(game, seat) for seat in (0, 1)]


def test_a_record_keeps_rearrangements_and_concessions():
    game = at(4, 40)
    hand = game.in_zone(0, "hand")
    game.arrange(0, "hand", list(reversed(hand)))
    finish(game.fork(), 1)
    game.concede(1)
    again = replay(record(game), game.book)
    assert again.in_zone(0, "hand") == hand
    assert again.result == game.result
    assert again.result.winner == 0


# --- 3. the option list is the law ----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_option_is_accepted(seed):
    for game in states(seed, every=6):
        before = game.digest()
        for option in game.question.options:
            twin = game.fork()
            twin.answer(option)
            assert twin.history()[-1:] == [option] or len(game.question.options) == 1
            assert (twin.question is None) == (twin.result is not None)
        assert game.digest() == before, "an answer to a fork changed the game it came from"


def refused(game: Game, act: Any) -> None:
    """Claim that an act is refused, with a rule of the book, and that nothing changes."""
    before = game.digest()
    with pytest.raises(IllegalAnswer) as refusal:
        game.answer(act)
    assert refusal.value.rule in game.book.rules
    assert game.digest() == before
    reason = game.why_not(act)
    assert reason is not None and reason[0] in game.book.rules


@pytest.mark.parametrize("seed", range(4))
def test_what_is_no_option_is_refused(seed):
    """Options of other moments, cards out of place, words of no meaning."""
    met: dict[Any, None] = dict.fromkeys(["", "fly", -1, 10**6, (), ("ride",), ("call", 3), ("use", 1, "x"), None])
    for game in states(seed, every=15):
        options = game.question.options
        for act in [act for act in met if act not in options][-25:]:
            refused(game, act)
        met |= dict.fromkeys(options)


WORDS = st.sampled_from(["ride", "call", "use", "exchange", "hidden", "ability", "front left", "yes", "done", "pass"])
PARTS = st.one_of(WORDS, st.integers(-3, 120), st.text(max_size=3), st.none(), st.floats(), st.binary(max_size=2))
ACTS = st.recursive(PARTS, lambda parts: st.tuples(parts, parts) | st.lists(parts, max_size=3).map(tuple), max_leaves=4)


@settings(max_examples=60)
@given(moment=st.integers(0, 99), acts=st.lists(ACTS, min_size=4, max_size=12))
def test_nonsense_is_refused(moment, acts):
    game = moments()[moment % len(moments())]
    for act in acts:
        if act not in game.question.options:
            refused(game, act)


@cache
def moments() -> list[Game]:
    """Questions from many places of a few games."""
    return [game.fork() for seed in range(4) for game in islice(states(seed, every=17), 6)]


@pytest.mark.parametrize("kind", ["pick some", "number", "act"])
def test_an_equal_of_another_type_is_no_option(kind):
    """17.0 == 17 and True == 1, but they are not what was offered: no column can be read with them."""
    asked = (g for seed in range(9) for g in states(seed) if g.question.kind == kind)
    game = next(g for g in asked if not isinstance(g.question.options[0], str))
    option = game.question.options[0]
    refused(game, (option[0], *map(as_float, option[1:])) if isinstance(option, tuple) else as_float(option))


def as_float(part: Any) -> Any:
    return float(part) if isinstance(part, int) else part


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_can_concede_look_or_arrange(seat):
    game = at(1, 30)
    for call in (game.fork().concede, game.view, lambda s: game.fork().arrange(s, "hand", [])):
        with pytest.raises(playmat.GameError):
            call(seat)


def test_after_the_end_every_answer_is_refused():
    game = finish(start(1), 1)
    with pytest.raises(GameOver):
        game.answer("pass")
    with pytest.raises(GameOver):
        game.concede(0)
    assert game.why_not("pass")[0] in game.book.rules


# --- fifty games, watched -------------------------------------------------------------------------

MOST_OPTIONS = 300
MOST_EVENTS = 400
GAMES = 50


@dataclass
class Watch:
    """What fifty random games showed; each list names breaches of one law."""

    options: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    citations: list[str] = field(default_factory=list)
    endless: list[str] = field(default_factory=list)
    kinds: Counter[str] = field(default_factory=Counter)
    most: int = 0

    def look(self, game: Game, seed: int) -> None:
        q = game.question
        where = f"game {seed}, answer {game.decisions}"
        if q is not None:
            self.kinds[q.kind] += 1
            self.most = max(self.most, len(q.options))
            twice, none = len(set(q.options)) != len(q.options), len(q.options) < 2 and not is_secret(game)
            if twice or none or q.kind not in KINDS:
                self.options.append(f"{where}: {q}")
            if q.rule not in game.book.rules:
                self.citations.append(f"{where}: {q}")
        self.cards += [f"{where}: {stray}" for stray in strays(game)]

    def events(self, game: Game, until: Any, seed: int) -> Any:
        link, count = game.events, 0
        while link is not until:
            event, link = link
            count += 1
            if event[1] not in game.book.rules:
                self.citations.append(f"game {seed}: {event}")
        if count > MOST_EVENTS or game.idle > IDLE_LIMIT:
            self.endless.append(f"game {seed}: {count} events after answer {game.decisions}")
        return game.events


def strays(game: Game) -> list[str]:
    """Cards that are not in exactly one zone, the one that their column names."""
    places: dict[int, list[int]] = {}
    for zone, cards in enumerate(game.zones):
        for card in cards:
            places.setdefault(card, []).append(zone)
    everyone = range(len(game.definition))
    return [f"card {c} in zones {places.get(c)}" for c in everyone if places.get(c) != [game.zone_of[c]]]


def brought(game: Game) -> Counter[tuple[int, str]]:
    """How many of each card each seat has."""
    return Counter((game.owner[c], game.card(c)) for c in range(len(game.definition)))


@pytest.fixture(scope="module")
def watch() -> Watch:
    found = Watch()
    for seed in range(GAMES):
        game, chance = start(seed), Random(1000 + seed)
        told, cards = found.events(game, None, seed), brought(game)
        found.look(game, seed)
        while game.question is not None and game.decisions < 5000:
            game.answer(chance.choice(game.question.options))
            told = found.events(game, told, seed)
            found.look(game, seed)
        if game.result is None:
            found.endless.append(f"game {seed} has no end")
        elif game.result.rule not in game.book.rules:
            found.citations.append(f"game {seed}: {game.result}")
        if brought(game) != cards:
            found.cards.append(f"game {seed} ends with other cards than it began with")
    return found


def test_no_question_is_too_long_and_no_option_comes_twice(watch):
    assert watch.options == []
    assert watch.most <= MOST_OPTIONS
    assert watch.most > 20, "the games are too small to show anything"


def test_the_games_ask_most_kinds_of_question(watch):
    assert len(watch.kinds) >= 8, watch.kinds


def test_every_card_is_in_one_zone_at_every_question(watch):
    assert watch.cards == []


def test_every_event_question_and_result_cites_a_rule(watch):
    assert watch.citations == []


def test_every_game_ends_and_no_answer_runs_on(watch):
    assert watch.endless == []


def test_the_watch_notices_what_it_watches_for():
    game = at(2, 50)
    q = game.question
    game.question = Question(q.seat, "99.9", q.kind, (*q.options, q.options[0]), q.prompt)
    game.zones[game.zone_of[5]].remove(5)
    game.events = (("move", "0.0", None), game.events)
    found = Watch()
    found.look(game, 2)
    found.events(game, None, 2)
    assert (len(found.options), len(found.cards), len(found.citations)) == (1, 1, 2)


def test_a_card_in_two_zones_is_found():
    game = at(2, 50)
    game.zones[game.match.zone_number[0, "bind"]].append(5)
    assert len(strays(game)) == 1


# --- 7. every step cites its rule -----------------------------------------------------------------


def test_every_row_cite_and_zone_of_a_book_is_checked_when_it_is_made():
    book = playmat.book(BOOK)
    name, good = next(iter(book.procedures.tables.items()))
    bad_row = replace(good, rows=(row("99.1", lambda g, v: None), *good.rows))
    with pytest.raises(UnknownRule, match=r"99\.1 is not a rule"):
        check_book(altered(book, tables={**book.procedures.tables, name: bad_row}))
    with pytest.raises(UnknownRule, match=r"cite 'loop': 11\.1\.1\.22 is not a rule.*did you mean"):
        check_book(replace(book, cites={**book.cites, "loop": Cite("11.1.1.22")}))
    with pytest.raises(UnknownRule, match="zone 'deck': nowhere is not a rule"):
        check_book(altered(book, zones=(replace(book.places.zones[0], rule="nowhere"), *book.places.zones[1:])))


def test_rows_of_card_abilities_cite_rules_too():
    game = start(0)
    own = [p for name, p in game.match.procedures.items() if name not in game.book.procedures.tables]
    assert len(own) > 5
    assert {r.rule for p in own for r in p.rows} <= set(game.book.rules)


# --- 8. a game always ends or asks ----------------------------------------------------------------


def test_rows_that_only_go_round_are_drawn():
    g = toy.rows_game([row("5.1", lambda g, v: None), row("5.2", goto("5.1"))])
    assert g.result == Result(None, "2.3", "an endless loop that nobody can stop")
    assert g.log[-1][:2] == ("end", "2.3")


def test_two_cards_that_set_each_other_off_are_drawn():
    to_heap = toy.automatic(n.Moved(n.This(), (), ("row",)), n.Move(n.This(), "heap"), zones=("table",))
    to_row = toy.automatic(n.Moved(n.This(), (), ("heap",)), n.Move(n.This(), "row"), zones=("table",))
    g = toy.play(toy.table({"hand": [toy.card("Wheel", to_heap, to_row)]}))
    g.answer(("play", toy.find(g, "Wheel")))
    assert g.result is not None
    assert g.result.rule == "2.3"


def test_effects_that_pile_up_without_end_are_drawn():
    """No two situations are equal, yet nobody can stop it."""
    grow = n.Modify(n.This(), (n.Add("size", n.Number(1)),))
    spin = n.Sequence((n.Turn(n.This(), "rest"), n.Turn(n.This(), "stand"), grow))
    top = toy.card("Top", toy.automatic(n.On("stand", (("card", n.This()),)), spin))
    g = toy.resolve(toy.table({"row": [top]}), spin)
    assert g.result is not None
    assert g.result.rule == "2.3"


def test_a_loop_with_a_way_out_goes_on_asking():
    """A seat that may decline each time is asked each time, and nothing is drawn."""
    to_heap = toy.automatic(n.Moved(n.This(), (), ("row",)), n.YouMay(n.Move(n.This(), "heap")), zones=("table",))
    to_row = toy.automatic(n.Moved(n.This(), (), ("heap",)), n.Move(n.This(), "row"), zones=("table",))
    g = toy.play(toy.table({"hand": [toy.card("Wheel", to_heap, to_row)]}))
    g.answer(("play", toy.find(g, "Wheel")))
    asked = Counter()
    while g.question.kind != "act":
        asked[g.question.kind] += 1
        g.answer(g.question.options[0])
    assert g.result is None
    assert asked["number"] == 1, "how often a loop is repeated is asked once"


CARDS = playmat.own_library(BOOK).cards
FIRST = [c for c in CARDS if c.printed["grade"] == 0 and not c.printed["trigger"]]
HEALS = [c for c in CARDS if c.printed["trigger"] == "heal"]
TRIGGERS = [c for c in CARDS if c.printed["trigger"] and c not in HEALS]
NORMALS = [c for c in CARDS if not c.printed["trigger"] and "sentinel" not in c.printed["keywords"]]


@st.composite
def decks(draw: Any) -> Deck:
    """Any legal deck of the set: up to four of a name, sixteen triggers."""
    first = draw(st.sampled_from(FIRST))
    normal = draw(st.lists(st.sampled_from(NORMALS), min_size=9, max_size=9, unique_by=lambda c: c.name))
    trigger = draw(st.lists(st.sampled_from(TRIGGERS), min_size=4, max_size=4, unique_by=lambda c: c.name))
    rest = [c for c in normal if c.name != first.name for _ in range(4)]
    spare = [c for c in NORMALS if c.name not in {first.name, *(c.name for c in normal)}]
    main = [*rest, *(c for c in spare for _ in range(4))][:33]
    return Deck("drawn", {"first": (first,), "main": (*main, *(c for c in trigger for _ in range(4)))})


@settings(max_examples=25)
@given(one=decks(), other=decks(), seed=st.integers(0, 2**70), answers=st.integers(0, 2**32))
def test_no_deck_and_no_answer_breaks_a_game(one, other, seed, answers):
    """Whatever is brought and answered, the game asks, ends or refuses."""
    game, chance = playmat.new_game(BOOK, [one, other], seed), Random(answers)
    while game.question is not None:
        if chance.random() < 0.05:
            with pytest.raises(IllegalAnswer):
                game.answer(("nothing", game.decisions))
        game.answer(chance.choice(game.question.options))
        assert game.decisions < 5000
    assert strays(game) == []
    assert game.result is not None


def test_a_book_is_checked_when_it_is_loaded(monkeypatch):
    """Whoever asks for a book gets one whose rows can run and whose citations exist, or an error."""
    from playmat import books

    module = import_module("playmat.books.vanguard_1_10.book")
    broken = replace(module.BOOK, cites={**module.BOOK.cites, "loop": Cite("99.1")})
    monkeypatch.setattr(module, "BOOK", broken)
    with pytest.raises(UnknownRule, match=r"cite 'loop': 99\.1 is not a rule"):
        books._book.__wrapped__("vanguard-1.10")
