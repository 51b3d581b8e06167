"""The drawing of a table: from the view alone, within its width, the same for the same view; and one kept a book.

After a change that is meant, renew the kept drawings and read the difference before keeping it:

    RENEW_DRAWINGS=1 pytest tests/play/test_drawing.py
"""

from __future__ import annotations

import ast
import copy
import json
import os
import re
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import playmat
from playmat.books import BOOKS
from playmat.games import room
from playmat.play.mat import plain_mat
from playmat.play.matfile import FILE, mat_of, read_mat
from playmat.play.table import drawing
from playmat.play.table.drawing import draw
from playmat.play.table.looking import looked
from playmat.play.table.seen import Seen, open_table
from playmat.play.table.session import Session

TESTS = Path(__file__).resolve().parents[1]
RENEW = "RENEW_DRAWINGS"
SHORT = 10
EVIL = "\x1b[2J\x07Bell\nof\u202e the \x9b31mDeep"


def games(book, seed=1, most=10**6):
    """Positions of random games, one after another."""
    decks, given = list(playmat.own_decks(book).values()), 0
    while given < most:
        chance = Random(seed)
        game = playmat.new_game(book, [decks[seed % 4], decks[(seed + 1) % 4]], seed)
        while game.settle().question is not None and given < most:
            yield game
            given += 1
            game.answer(chance.choice(game.question.options))
        seed += 1


@cache
def positions(book, every=37, most=500):
    """Some of them, to look at."""
    return [game.fork() for number, game in enumerate(games(book, 3, most)) if number % every == 0]


def drawn(view, mat, width=80, height=None):
    return "\n".join(line.plain for line in draw(view, mat, width, height))


def cards_of(view):
    return [entry for side in view["zones"] for entries in side.values() for entry in entries if "card" in entry]


# --- from the view alone --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOOKS)
def test_a_view_that_went_through_json_is_drawn_the_same(name):
    """So nothing but plain data is asked; and the view is left as it was."""
    mat = mat_of(playmat.book(name))
    for game in positions(name):
        for seat in (0, 1, None):
            view = game.view(seat)
            before = copy.deepcopy(view)
            assert drawn(view, mat) == drawn(json.loads(json.dumps(view)), mat) == drawn(game.view(seat), mat)
            assert view == before


@pytest.mark.parametrize("name", BOOKS)
def test_a_name_that_is_not_in_the_view_is_not_drawn(name):
    mats, met = (mat_of(playmat.book(name)), plain_mat(playmat.book(name))), 0
    for game in positions(name):
        view = game.view(0)
        known = " ".join(entry["name"] for entry in cards_of(view))
        hidden = {card.name for card in game.match.cards if card.name not in known}
        met += bool(hidden)
        for mat in mats:
            text = " ".join(drawn(view, mat, 120).split())
            assert not [each for each in hidden if each in text]
    assert met > 5, "in most positions some names are hidden"


def test_the_modules_that_draw_do_not_know_what_a_game_is():
    folder = Path(drawing.__file__).parent
    for module in ("drawing", "field", "cards", "lines", "seen", "looking", "faces"):
        tree = ast.parse((folder / f"{module}.py").read_text("utf-8"))
        names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
        assert "Game" not in names, module


# --- width and height -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_no_line_is_wider_than_the_window(name, width):
    for game in positions(name, 123):
        views = [game.view(0), game.view(1), game.view(None), open_table((game.view(0), game.view(1)), None)]
        for view in views:
            for mat in (mat_of(game.book), plain_mat(game.book)):
                for height in (None, SHORT):
                    assert max(line.cell_len for line in draw(view, mat, width, height)) <= width


@pytest.mark.parametrize("name", BOOKS)
def test_no_style_runs_on_into_what_stands_behind_it(name):
    for game in positions(name, 83):
        for line in draw(game.view(0), mat_of(game.book)):
            assert line.style == ""


@pytest.mark.parametrize("name", BOOKS)
def test_a_table_is_drawn_in_short_where_it_would_be_too_high(name):
    mat = mat_of(playmat.book(name))
    for game in positions(name):
        view = game.view(0)
        tall, short = draw(view, mat), draw(view, mat, 80, SHORT)
        assert len(short) <= len(tall)
        assert draw(view, mat, 80, len(tall)) == tall
        middling = draw(view, mat, 80, len(tall) - 1)
        assert len(short) <= len(middling) <= len(tall)
        assert len(short) <= 18, "the rows are folded, and a question has room beneath"


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("evil", [EVIL, "龍" * 40, "e\u0301" * 60, ""])
def test_names_of_any_letters_are_drawn_safely(name, evil):
    for game in positions(name, 83):
        view = game.view(0)
        for entry in cards_of(view):
            entry["name"] = evil
        for width in (50, 80):
            lines = draw(view, mat_of(game.book), width) + draw(view, mat_of(game.book), width, SHORT)
            assert all(line.plain.isprintable() for line in lines)
            assert max(cell_len(line.plain) for line in lines) <= width


def test_a_session_prints_no_escape_sequence_of_a_card():
    console = Console(file=StringIO(), width=80, no_color=True)
    game = next(games("vanguard-1.10"))
    session = Session(game, {}, console, lambda prompt: "quit", lambda path, text: None)
    session.console.print(f"ride {EVIL}")
    said = console.file.getvalue()
    assert "Bell" in said
    assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(said)


@pytest.mark.parametrize("book", playmat.BOOKS)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_screen_is_never_taller_than_the_window(book, width, height):
    """Two lines are kept for what is typed."""
    for number, game in enumerate(games(book, 4, 300)):
        if number % 10:
            continue
        console = Console(file=StringIO(), width=width, height=height, force_terminal=True, no_color=True)
        session = Session(game.fork(), {}, console, lambda prompt: "", lambda path, text: None, in_place=True)
        session.tell(game.question.seat)
        session.show(game.question)
        session.out.say("words " * 30)
        session.typed("h", game.question)
        session.typed("", game.question.__class__(*game.question))
        for drawn in frames(console.file.getvalue()):
            assert len(drawn) <= height - 2
            assert max(map(len, drawn)) <= width


def test_nothing_is_left_on_the_screen_for_whoever_takes_it_next():
    game = next(games("vanguard-1.10"))
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, no_color=True)
    handed = []

    def read(prompt):
        if "takes the screen" in prompt:
            handed.append(frames(console.file.getvalue())[-1])
            return ""
        if len(handed) > 1:
            raise EOFError
        return "done"

    Session(game, {}, console, read, lambda path, text: None, in_place=True).run()
    assert len(handed) == 2
    assert not [line for drawn in handed for line in drawn if line.strip()]


def frames(printed):
    """What was drawn each time the screen was, line by line."""
    return [plain(each).split("\n")[:-1] for each in printed.split("\x1b[2J\x1b[H")[1:]]


def plain(text):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


# --- what is drawn --------------------------------------------------------------------------------------------


def test_attacker_target_and_booster_have_signs_of_their_own():
    mat = mat_of(playmat.book("vanguard-1.10"))

    def boosted(game):
        return game.facts["attacker"] and game.facts["attacked"] and game.facts["booster"]

    view = next(game for game in games("vanguard-1.10") if boosted(game)).view(0)
    for text in (drawn(view, mat), drawn(view, mat, 80, SHORT)):
        for sign in "»«+":
            assert f"│{sign}" in text
        assert "  battle  » " in text
        assert " boosted by + " in text


def test_cards_and_players_may_be_named_by_word():
    mat = mat_of(playmat.book("vanguard-1.10"))
    view = next(games("vanguard-1.10", most=400)).view(0)
    card = view["zones"][0]["vanguard circle"][0]
    view["facts"]["attacker"], view["facts"]["attacked"] = {"card": card["card"]}, [{"player": 1}, -1]
    text = drawn(view, mat)
    assert f"battle  » {card['name']} {card['power']} → « opponent, « you" in text
    assert "│»" in text


def test_a_change_of_a_number_is_told():
    mat = mat_of(playmat.book("vanguard-1.10"))
    view = next(games("vanguard-1.10", most=400)).view(0)
    card = view["zones"][0]["vanguard circle"][0]
    card["face down"] = False
    card["power"] = card["original power"] + 3000
    assert f"{card['power']}(+3000)" in drawn(view, mat)
    card["power"] = card["original power"] - 1000
    assert f"{card['power']}(-1000)" in drawn(view, mat)


def test_cards_face_down_are_told_in_words():
    mat = mat_of(playmat.book("vanguard-1.10"))
    view = next(game for game in games("vanguard-1.10") if len(game.in_zone(0, "damage")) == 2).view(0)
    view["zones"][0]["damage"][0]["face down"] = True
    assert "damage □■ 2/6 (1 face down)" in drawn(view, mat)


def test_a_battle_area_that_is_full_goes_on_over_free_squares_and_below():
    mat = mat_of(playmat.book("dragonball-1.02"))
    view = next(games("dragonball-1.02", most=400)).view(0)
    leader = view["zones"][0]["leader"][0]
    for count, rows in ((0, 1), (1, 2), (3, 2), (5, 2), (6, 3), (9, 4)):
        view["zones"][0]["battle"] = [{**leader, "card": 500 + n, "name": f"Unit {n}"} for n in range(count)]
        text = drawn(view, mat)
        own = text[text.rindex("╭") :]
        assert all(f"Unit {n} " in own for n in range(count))
        assert own.count("├") == rows - 1


def test_equal_cards_are_one_cell_in_short_but_for_those_that_fight():
    mat = mat_of(playmat.book("dragonball-1.02"))
    view = next(games("dragonball-1.02", most=400)).view(0)
    leader = view["zones"][0]["leader"][0]
    view["zones"][0]["battle"] = [{**leader, "card": 500 + n, "name": "Kite", "rested": n == 0} for n in range(5)]
    view["facts"]["attacker"] = 504
    text = drawn(view, mat, 80, 1)
    assert text.count("│ ▲ 3× Kite") == text.count("│ ▶ Kite") == text.count("│»▲ Kite") == 1
    assert drawn(view, mat).count("▲ Kite") == 4


def test_what_does_not_fit_into_a_cell_leaves_a_sign():
    mat = mat_of(playmat.book("dragonball-1.02"))
    view = next(games("dragonball-1.02", most=400)).view(0)
    leader = view["zones"][0]["leader"][0]
    leader["keywords"] = ["blocker", "critical", "double strike", "dual attack", "revenge"]
    assert f"{leader['power']} block crit…" in drawn(view, mat)
    assert f"{leader['power']} block crit 2 dmg dual…" in drawn(view, mat, 100)


def test_cards_under_a_card_are_counted_on_it():
    mat = mat_of(playmat.book("dragonball-1.02"))
    view = next(games("dragonball-1.02", most=400)).view(0)
    leader = view["zones"][0]["leader"][0]
    view["zones"][0]["under"] = [{**leader, "card": 500 + n, "under": leader["card"]} for n in range(2)]
    assert "2 under it" in drawn(view, mat)


def test_looking_into_a_zone_shows_each_card_and_its_other_side():
    mat = mat_of(playmat.book("dragonball-1.02"))
    view = next(games("dragonball-1.02", most=400)).view(0)
    leader = view["zones"][0]["leader"][0]
    leader["other side"] = {**leader, "name": "Risen\x1b", "power": 15000}
    first, second = (line.plain for line in looked(Seen(view, mat), 0, "leader", 80))
    assert first.startswith(leader["name"])
    assert second.strip().startswith("other side: Risen�")
    assert "15000" in second
    assert [line.plain for line in looked(Seen(view, mat), 1, "hand", 80)] == ["6 cards you cannot see"]
    assert [line.plain for line in looked(Seen(view, mat), 0, "removed", 80)] == ["nothing"]


def test_an_open_table_shows_both_hands_and_takes_no_side():
    game = next(games("vanguard-1.10"))
    mat = mat_of(game.book)
    text = drawn(open_table((game.view(0), game.view(1)), None), mat)
    for seat in (0, 1):
        assert f"player {seat + 1}" in text
        assert all(game.card(card) in text for card in game.in_zone(seat, "hand"))
    assert "you " not in text


def test_no_card_of_a_zone_in_parts_is_left_out():
    """Whatever a part does not take lies as the zone says."""
    data = json.loads((room("vanguard-1.10") / FILE).read_text("utf-8"))
    data["zones"]["drop"] = {
        "as": "pile",
        "parts": [
            {"as": "row", "label": "triggers", "where": {"type": ["trigger unit"]}},
            {"as": "pile", "label": "great", "where": {"keywords": ["twin drive"]}},
        ],
    }
    mat = read_mat(json.dumps(data), playmat.book("vanguard-1.10"))

    def mixed(game):
        kinds = {game.value(card, "type") for card in game.in_zone(0, "drop")}
        return len(kinds) == 2 and any(game.has(card, "twin drive") for card in game.in_zone(0, "drop"))

    game = next(game for game in games("vanguard-1.10") if mixed(game))
    drop = game.in_zone(0, "drop")
    triggers = [card for card in drop if game.value(card, "type") == "trigger unit"]
    great = [card for card in drop if game.has(card, "twin drive")]
    text = drawn(game.view(0), mat)
    own = text[text.rindex("╰") :]
    assert f"great {len(great)}  drop {len(drop) - len(triggers) - len(great)}" in own
    assert "  triggers" in own
    assert all(game.card(card) in own for card in triggers)
    assert len(looked(Seen(game.view(0), mat), 0, "drop", 80)) == len({game.card(card) for card in drop})


# --- kept drawings --------------------------------------------------------------------------------------------


def kept(name):
    """A position in a battle, as one player sees it, in short, and with both hands open."""
    game = next(game for game in games(name, 7) if game.facts["turn"] > 6 and game.view(0)["facts"]["attacker"])
    mat, views = mat_of(game.book), (game.view(0), game.view(1))
    parts = [drawn(views[0], mat), drawn(views[1], mat, 80, SHORT), drawn(open_table(views, None), mat, 120)]
    return "\n\n".join(["\n".join(line.rstrip() for line in part.splitlines()) for part in parts]) + "\n"


@pytest.mark.parametrize("name", BOOKS)
def test_a_position_of_each_book_is_drawn_as_it_was_kept(name):
    file = TESTS / BOOKS[name] / "play" / "drawing.txt"
    if os.environ.get(RENEW):
        file.write_text(kept(name), "utf-8")
    assert kept(name) == file.read_text("utf-8")
