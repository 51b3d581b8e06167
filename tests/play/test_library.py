"""The library from outside: games copied and pickled, decks by name, and our own words for what is not there."""

from __future__ import annotations

import ast
import copy
import inspect
import os
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import playmat
from playmat.kernel.state.records import Lock, Scope, Until
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import UnknownWord
from playmat.play.hiring import maker_of
from playmat.text.errors import CardTextDeclined, Stop

SRC = Path(playmat.__file__).parents[1]
BOOK = "vanguard-1.10"
NAMES = ["long-vigil", "ebb-and-flood"]


def at(answers: int, seed: int = 1) -> playmat.Game:
    """A game after some random answers."""
    game, chance = playmat.new_game(BOOK, NAMES, seed), Random(seed)
    for _ in range(answers):
        if game.question is not None:
            game.answer(chance.choice(game.question.options))
    return game


@pytest.fixture
def game() -> playmat.Game:
    return at(30)


def alone(script: str, *flags: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a script in a process of its own, which finds the package and, with -S, nothing that is installed."""
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    command = [sys.executable, *flags, "-c", script]
    return subprocess.run(command, env=env, input=stdin, capture_output=True, timeout=120, check=False)


# --- copies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))])
@pytest.mark.parametrize("answers", [0, 30, 10_000])
def test_a_copy_is_the_same_game_and_goes_its_own_way(copied, answers):
    game = at(answers)
    before, twin = game.digest(), copied(game)
    assert twin is not game
    assert (twin.digest(), twin.question, twin.result) == (before, game.question, game.result)
    assert (twin.log, twin.history()) == (game.log, game.history())
    if twin.question is not None:
        twin.answer(twin.question.options[0])
        assert (game.digest() == before, twin.digest() == before) == (True, False)


def test_copies_share_what_is_compiled_and_nothing_that_changes(game):
    twin = copy.deepcopy([game, game])
    assert twin[0] is twin[1]
    assert twin[0].match is game.match
    assert not any(mine is other for mine, other in zip(game.zones, twin[0].zones, strict=True))


def test_a_pickle_is_read_where_only_pickle_was_imported(game):
    script = "import pickle, sys; g = pickle.load(sys.stdin.buffer); print(g.digest(), g)"
    ended = alone(script, stdin=pickle.dumps(game))
    assert ended.returncode == 0, ended.stderr.decode()
    assert ended.stdout.decode().strip() == f"{game.digest()} {game}"


def without_records(deck: playmat.Deck) -> playmat.Deck:
    """The same cards, as if made in Python."""
    made = {id(c): Card(c.name, c.printed, c.abilities, c.text, c.number) for c in deck.cards()}
    return playmat.Deck(deck.name, {part: tuple(made[id(c)] for c in cards) for part, cards in deck.parts.items()})


def test_a_game_with_cards_that_have_no_record_is_forked_but_not_pickled():
    deck = without_records(playmat.own_decks(BOOK)["long-vigil"])
    game = playmat.new_game(BOOK, [deck, "ebb-and-flood"], 1)
    assert copy.deepcopy(game).digest() == game.digest()
    with pytest.raises(playmat.SaveError, match=r"card '.*' has no record, so that a game with it cannot be pickled"):
        pickle.dumps(game)


def test_questions_results_and_records_are_pickled(game):
    ended = at(10_000)
    cards = playmat.own_library(BOOK).cards
    plain = playmat.Question(0, "1.1", "yes no", ("yes", "no"), "do it?")
    lock = Lock("a/1", 3, 4, Until("end of turn", 2))
    scope = Scope(1, 2, 0)
    for each in (game.question, ended.result, game.start, cards[0], cards, plain, lock, scope, game.view(0)):
        again = pickle.loads(pickle.dumps(each))
        assert again == each
        assert type(again) is type(each)


def raised(call) -> playmat.PlaymatError:
    with pytest.raises(playmat.PlaymatError) as caught:
        call()
    return caught.value


def test_errors_are_pickled_with_all_that_they_say(game):
    stop = Stop("draw a crad", 7, ("card",))
    errors = [
        raised(lambda: game.answer("no such thing")),
        raised(lambda: playmat.book("vanguard")),
        CardTextDeclined("Odd", 1, stop),
        import_module("playmat.rulebook.rules").UnknownBook("vangard", [BOOK]),
    ]
    for error in errors:
        error.add_note("seen at the table")
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.args, again.__dict__) == (type(error), error.args, error.__dict__)
        assert str(again) == str(error)
    assert errors[0].rule
    assert pickle.loads(pickle.dumps(errors[2])).stop == stop


# --- a new game ---------------------------------------------------------------------------------------


def test_decks_are_given_by_name_or_as_they_are():
    decks = playmat.own_decks(BOOK)
    ways = [NAMES, tuple(NAMES), [decks[name] for name in NAMES], [NAMES[0], decks[NAMES[1]]], iter(NAMES)]
    assert len({playmat.new_game(BOOK, way, 7).digest() for way in ways}) == 1
    other = playmat.new_game(BOOK, [NAMES[1], NAMES[0]], 7)
    assert other.digest() != playmat.new_game(BOOK, NAMES, 7).digest()


def test_every_deck_that_ships_is_found_by_its_name():
    for name, deck in playmat.own_decks(BOOK).items():
        assert playmat.new_game(BOOK, [name, name]).start.decks[0] == deck


@pytest.mark.parametrize(
    ("decks", "message"),
    [
        (["long-vigl", "ebb-and-flood"], "no deck 'long-vigl' of vanguard-1.10; did you mean 'long-vigil'?; there is "),
        (["long-vigil", "Ebb and Flood"], "no deck 'Ebb and Flood' of vanguard-1.10"),
        (["long-vigil", None], "no deck None of vanguard-1.10"),
        (["long-vigil", ["ebb-and-flood"]], "no deck ['ebb-and-flood'] of vanguard-1.10"),
        ("long-vigil", "'long-vigil' in place of decks; expected a list"),
        (None, "None in place of decks"),
        (7, "7 in place of decks"),
        ([], "but 0 decks came"),
        (["long-vigil"], "is played by 2 players (1.1.1), but 1 decks came"),
        (["long-vigil"] * 3, "but 3 decks came"),
        ([playmat.Deck("bare", {}), "long-vigil"], "deck 'bare' is not legal"),
        ([playmat.Deck("flat", ("a", "b")), "long-vigil"], "deck 'flat' has ('a', 'b') in place of cards by part"),
        ([playmat.Deck("loose", {"main": 3}), "long-vigil"], "deck 'loose' has {'main': 3} in place of cards by part"),
        ([playmat.Deck("words", {"main": ("a",)}), "long-vigil"], "deck 'words' has 'a' in it, which is no card"),
        ([playmat.Deck("empty", {"main": (Card("Blank", {}),)}), "long-vigil"], "'Blank' has no clan, critical"),
    ],
)
def test_what_is_no_deck_is_said(decks, message):
    if message.startswith("is played"):
        message = message.replace("1.1.1", playmat.book(BOOK).cites["seats"].rule)
    assert message in str(error_of(playmat.DeckError, lambda: playmat.new_game(BOOK, decks)))


def error_of(kind: type[playmat.PlaymatError], call) -> playmat.PlaymatError:
    error = raised(call)
    assert isinstance(error, kind), repr(error)
    return error


def test_a_deck_alone_is_no_list_of_decks():
    deck = playmat.own_decks(BOOK)["long-vigil"]
    assert "in place of decks" in str(error_of(playmat.DeckError, lambda: playmat.new_game(BOOK, deck)))


def test_a_deck_of_another_book_is_told_apart():
    foreign = next(iter(playmat.own_decks("dragonball-1.02").values()))
    error = error_of(playmat.DeckError, lambda: playmat.new_game(BOOK, [foreign, "long-vigil"]))
    assert f"deck {foreign.name!r} is not of vanguard-1.10" in str(error)
    assert "color" in str(error)


@pytest.mark.parametrize("seed", [True, 1.0, "1", [1], -1])
def test_a_seed_is_a_whole_number(seed):
    assert f"seed {seed!r}" in str(error_of(playmat.GameError, lambda: playmat.new_game(BOOK, NAMES, seed)))


@pytest.mark.parametrize("seed", [0, 1, 2**80, 2**128 - 1])
def test_any_whole_number_of_128_bits_is_a_seed(seed):
    assert playmat.new_game(BOOK, NAMES, seed).question is not None


@pytest.mark.parametrize("name", ["vanguard-1.1", "", 5, None, [BOOK]])
@pytest.mark.parametrize(
    "call",
    [playmat.book, playmat.own_decks, playmat.own_library, lambda name: playmat.new_game(name, NAMES)],
)
def test_a_book_that_there_is_not(call, name):
    error = error_of(playmat.BookError, lambda: call(name))
    assert f"no book named {name!r}" in str(error)
    assert str(error).endswith(", ".join(playmat.BOOKS))
    assert ("did you mean 'vanguard-1.10'?" in str(error)) == (name in ("vanguard-1.1", [BOOK]))


LONG = "a" * 5000


@pytest.mark.parametrize(
    "call",
    [
        lambda: playmat.book(LONG),
        lambda: playmat.new_game(BOOK, [LONG, LONG]),
        lambda: maker_of(LONG),
        lambda: maker_of(f"exec:{LONG}"),
        lambda: playmat.Library(BOOK, []).card(LONG),
    ],
)
def test_a_refusal_quotes_no_more_than_a_line_of_what_was_given(call):
    assert "aaaa ..." in str(error := error_of(playmat.PlaymatError, call)) and len(str(error)) < 400


def test_an_option_that_the_book_does_not_have():
    error = error_of(playmat.BookError, lambda: playmat.new_game(BOOK, NAMES, 1, no_such_option=1))
    assert "option of a match 'no_such_option'" in str(error)


@pytest.mark.parametrize("text", [None, b"{}", 3, "", "{}"])
def test_what_is_no_save(text):
    error_of(playmat.SaveError, lambda: playmat.load(text))


# --- what is not there --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [-1, -100, 100, 10**9, "17", None, [], True, 1.0])
def test_a_card_that_there_is_not(game, card):
    assert str(error_of(playmat.GameError, lambda: game.card(card))) == f"no card {card!r}; there are cards 0 to 99"


@pytest.mark.parametrize("card", [-1, 100, "17", None, []])
@pytest.mark.parametrize("characteristic", ["power", "clan", "pwer"])
def test_a_card_that_has_no_values(game, card, characteristic):
    error = error_of(playmat.GameError, lambda: game.value(card, characteristic))
    assert str(error) == f"no card {card!r}; there are cards 0 to 99"


def test_every_card_has_a_name_and_every_characteristic(game):
    names = {card.name for deck in game.start.decks for card in deck.cards()}
    assert {game.card(card) for card in range(100)} == names
    for each in game.book.words.characteristics:
        assert len([game.value(card, each.name) for card in range(100)]) == 100


@pytest.mark.parametrize("word", ["pwer", "", None, 4, []])
def test_a_characteristic_that_there_is_not(game, word):
    error = str(error_of(UnknownWord, lambda: game.value(3, word)))
    assert error.startswith(f"vanguard-1.10 has no characteristic {word!r}")
    assert ("did you mean 'power'?" in error) == (word == "pwer")
    assert "; there is name, clan, race, grade, power" in error


def test_a_fault_of_the_rules_is_not_taken_for_a_wrong_word(game, monkeypatch):
    monkeypatch.setattr(game.match, "derive", lambda g, key: {}["a fault"])
    game.values = {}
    with pytest.raises(KeyError, match="a fault"):
        game.value(3, "power")


@pytest.mark.parametrize("zone", ["hnd", "", None, 4, []])
@pytest.mark.parametrize("call", [lambda g, z: g.in_zone(0, z), lambda g, z: g.arrange(0, z, [])])
def test_a_zone_that_there_is_not(game, call, zone):
    error = str(error_of(UnknownWord, lambda: call(game, zone)))
    assert error.startswith(f"vanguard-1.10 has no zone {zone!r}")
    assert ("did you mean 'hand'?" in error) == (zone == "hnd")
    assert "; there is deck, hand, drop" in error


@pytest.mark.parametrize("seat", [2, -1, "0", [], 0.5])
@pytest.mark.parametrize(
    "call",
    [
        lambda g, s: g.in_zone(s, "hand"),
        lambda g, s: g.view(s),
        lambda g, s: g.concede(s),
        lambda g, s: g.arrange(s, "hand", []),
    ],
)
def test_a_seat_that_there_is_not(game, call, seat):
    before = game.digest()
    error = error_of(playmat.GameError, lambda: call(game, seat))
    assert str(error) == f"no seat {seat!r}; there are seats 0 to 1"
    assert game.digest() == before


@pytest.mark.parametrize("seat", [True, 1.0, "1"])
def test_what_is_written_down_of_a_seat_is_its_number(game, seat):
    for call in (game.view, game.concede):
        error_of(playmat.GameError, lambda call=call: call(seat))
    assert game.view(None)["seat"] is None
    game.concede(1)
    assert game.result.winner == 0


def test_a_zone_is_arranged_with_its_own_cards_only(game):
    before, there = game.digest(), list(game.in_zone(0, "hand"))
    wrong = [None, 3, there[:-1], [*there, there[0]], [*there[:-1], -1], [float(c) for c in there], [str(there)], "abc"]
    for cards in wrong:
        error = error_of(playmat.IllegalAnswer, lambda cards=cards: game.arrange(0, "hand", cards))
        assert f"{cards!r} are not the cards of that hand, which are {there!r}" in str(error)
        assert game.digest() == before
    assert "may not be rearranged" in str(error_of(playmat.IllegalAnswer, lambda: game.arrange(0, "deck", [])))
    game.arrange(0, "hand", tuple(reversed(there)))
    assert list(game.in_zone(0, "hand")) == there[::-1]


@pytest.mark.parametrize("key", ["Fogbank Usurpr", "", None, 3, []])
def test_a_card_that_the_list_does_not_have(key):
    error = str(error_of(playmat.DeckError, lambda: playmat.own_library(BOOK).card(key)))
    assert error.startswith(f"no card {key!r} among the {len(playmat.own_library(BOOK).cards)} of vanguard-1.10")
    assert ("did you mean 'Fogbank Usurper'?" in error) == (key == "Fogbank Usurpr")


def test_a_card_is_found_by_name_and_by_number():
    library = playmat.own_library(BOOK)
    card = library.card("Fogbank Usurper")
    assert card.name == "Fogbank Usurper"
    assert library.card(card.number) is card


# --- what a game says of itself -----------------------------------------------------------------------


def test_a_game_says_where_it_stands():
    start, ended, drawn = at(0), at(10_000), at(30)
    asked, result = start.question, ended.result
    assert repr(start) == (
        f"<game of vanguard-1.10, before the first turn: seat {asked.seat} is asked, {asked.prompt} ({asked.rule})>"
    )
    assert repr(ended).endswith(f": seat {result.winner} won, {result.reason} ({result.rule})>")
    drawn.end(None, "1.2.3", "both lost")
    assert repr(drawn).endswith(": a draw, both lost (1.2.3)>")
    drawn.result = None
    assert repr(drawn).endswith(": nothing is asked>")


def test_a_game_says_its_turn_and_phase(game):
    facts = game.facts
    assert f"turn {facts['turn']}, {facts['phase']}" in repr(game)
    game.facts = {**facts, "phase": "main phase", "step": ""}
    assert f"turn {facts['turn']}, main phase: seat" in repr(game)


@pytest.mark.parametrize("book", [BOOK, "dragonball-1.02"])
def test_what_a_game_says_is_one_line_without_secrets(book):
    first, second, *_ = playmat.own_decks(book)
    chance, seed = Random(3), 987_654_321
    game = playmat.new_game(book, [first, second], seed)
    names = {card.name for card in game.match.cards}
    while game.question is not None:
        said = repr(game)
        assert "\n" not in said
        assert len(said) < 200
        assert str(seed) not in said
        assert not any(name in said for name in names)
        game.answer(chance.choice(game.question.options))


# --- the public surface -------------------------------------------------------------------------------


def public(module) -> set[str]:
    """The names that a module binds for others: no modules, and nothing of the language itself."""
    bound = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    language = ("annotations", "TYPE_CHECKING")
    return {name for name, value in bound.items() if not inspect.ismodule(value) and name not in language}


def test_the_surface_is_what_is_bound():
    assert public(playmat) | {"__version__"} == set(playmat.__all__)
    assert len(playmat.__all__) == len(set(playmat.__all__))


def undocumented(value: type) -> list[str]:
    """The public methods and properties of a class that say nothing."""
    own = [(name, each) for name, each in vars(value).items() if not name.startswith("_")]
    spoken = [(name, each) for name, each in own if inspect.isfunction(each) or isinstance(each, property)]
    return [f"{value.__name__}.{name}" for name, each in spoken if not inspect.getdoc(each)]


def test_the_surface_is_documented():
    named = {name: getattr(playmat, name) for name in playmat.__all__}
    classes = [value for value in named.values() if inspect.isclass(value)]
    spoken = [name for name, value in named.items() if inspect.isclass(value) or inspect.isfunction(value)]
    assert set(named) - set(spoken) == {"BOOKS", "__version__"}
    assert [name for name in spoken if not (named[name].__doc__ or "").strip()] == []
    assert [each for value in classes for each in undocumented(value)] == []


def test_a_method_without_a_word_is_found():
    class Silent:
        def spoken(self):
            """Says something."""

        def dumb(self):
            pass

        def _own(self):
            pass

    assert undocumented(Silent) == ["Silent.dumb"]


# --- without what is installed ------------------------------------------------------------------------

WHOLE_GAME = """
import sys, playmat
from playmat.play.bots import RandomBot
from playmat.play.drive import play_out
game = play_out(playmat.new_game("vanguard-1.10", ["long-vigil", "ebb-and-flood"], 3), [RandomBot(1), RandomBot(2)])
print(game.digest(), sorted({name.split(".")[0] for name in sys.modules} & {"click", "rich"}))
"""
REFUSE = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("click", "rich"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Refuse())
"""
COMMAND = "import sys; from playmat.play.command import main; sys.argv = ['playmat', 'books']; sys.exit(main())"


def test_a_whole_game_needs_nothing_installed():
    plain = alone(WHOLE_GAME)
    assert plain.stdout.decode().split() != []
    assert plain.stdout.decode().endswith(" []\n")
    for ended in (alone(REFUSE + WHOLE_GAME), alone(WHOLE_GAME, "-S")):
        assert ended.returncode == 0, ended.stderr.decode()
        assert ended.stdout == plain.stdout


def test_refused_packages_are_really_refused():
    assert alone(REFUSE + "import click").returncode != 0
    assert alone("import click", "-S").returncode != 0
    assert alone("import click").returncode == 0


def test_the_command_without_its_extra_says_so_in_one_line():
    ended = alone(COMMAND, "-S")
    assert ended.returncode == 2
    assert ended.stdout == b""
    assert ended.stderr.decode() == "playmat: the command needs click and rich; pip install 'playmat[cli]'\n"


def test_the_command_with_its_extra_is_the_command_line():
    ended = alone(COMMAND)
    assert ended.returncode == 0, ended.stderr.decode()
    assert all(name in ended.stdout.decode() for name in playmat.BOOKS)


def installed_imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level]
    named += [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    return {name.split(".")[0] for name in named} - {*sys.stdlib_module_names, "playmat", "__future__"}


def test_only_the_command_line_and_the_tables_use_what_is_installed():
    users = {
        p.relative_to(SRC / "playmat").as_posix() for p in SRC.rglob("*.py") if installed_imports(p) & {"click", "rich"}
    }
    assert users
    assert [
        name for name in users if not (name.startswith(("play/cli/", "play/table/")) or name.endswith("/table.py"))
    ] == []
