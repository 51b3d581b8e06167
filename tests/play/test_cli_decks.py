"""`playmat decks`, completion, and standard input that is closed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import click
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import playmat
from playmat.library import own_records
from playmat.play.cli import main

BOOK = "vanguard-1.10"


def completed(words: list[str], incomplete: str) -> list[str]:
    return [item.value for item in ShellComplete(main, {}, "playmat", "X").get_completions(words, incomplete)]


def test_every_deck_that_ships_is_listed() -> None:
    listed = json.loads(CliRunner().invoke(main, ["decks", "--json"]).stdout)
    for book in playmat.BOOKS:
        assert {each["deck"] for each in listed if each["book"] == book} == set(playmat.own_decks(book))
    shown = CliRunner().invoke(main, ["decks", BOOK], env={"COLUMNS": "120"})
    assert shown.exit_code == 0
    assert "long-vigil" in shown.output
    assert "dragonball" not in shown.output
    assert "led by Wickling of the First Lamp" in shown.output
    wrong = CliRunner().invoke(main, ["decks", "vangard-1.10"])
    assert wrong.exit_code == 2
    assert "Did you mean" in wrong.output


def test_a_deck_is_led_by_a_card_and_says_what_it_does() -> None:
    listed = json.loads(CliRunner().invoke(main, ["decks", "--json"]).stdout)
    for book in playmat.BOOKS:
        names = {record["name"] for record in own_records(book)}
        of_book = [each for each in listed if each["book"] == book]
        assert all(each["leads"] in names and len(each["about"]) > 20 for each in of_book)
    narrow = CliRunner().invoke(main, ["decks"], env={"COLUMNS": "80"})
    assert max(map(len, narrow.output.splitlines())) <= 80


def test_a_book_that_is_none_is_answered_with_those_that_are() -> None:
    wrong = CliRunner().invoke(main, ["play", "chess"])
    assert wrong.exit_code == 2
    assert all(book in wrong.output for book in playmat.BOOKS)


def test_completion_knows_books_decks_and_bots() -> None:
    assert completed(["play"], "vang") == [book for book in playmat.BOOKS if book.startswith("vang")]
    assert completed(["play", BOOK, "--deck"], "long") == ["long-vigil"]
    assert "long-vigil,ebb-and-flood" in completed(["sim", BOOK, "--decks"], "long-vigil,ebb")
    assert completed(["play", BOOK, "--against"], "gr") == ["greedy"]
    assert isinstance(main, click.Group)


@pytest.mark.skipif(os.name != "posix", reason="a shell closes standard input")
@pytest.mark.parametrize("command", ["play vanguard-1.10 --seed 1", "replay absent.save", "decks"])
def test_closed_standard_input_is_no_traceback(command: str) -> None:
    line = f"{sys.executable} -m playmat.play.command {command} <&-"
    ended = subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, timeout=120, check=False)
    assert "Traceback" not in ended.stderr + ended.stdout
    assert ended.returncode in (0, 2), ended.stderr
