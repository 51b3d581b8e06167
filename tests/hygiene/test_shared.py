"""Tables of the process are bounded, and cards that all games share are made once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from threading import Barrier, Thread

import pytest

from playmat.kernel.words.shared import made_once

BY_BOOK = {"book", "book_name"}
BOUNDED = {
    "rule_change": "the characteristics of a book and their layers",
    "cards_of": "the one file that a series of games is named",
    "read_python": "our own sources",
    "_parsed": "our own sources",
    "_module": "the pieces of a book's room",
}
"""What is kept for good by more than the name of a book, and what bounds it."""


def unbounded(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions that keep a result for whatever they are given, for good."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            kept = {ast.unparse(each) for each in node.decorator_list}
            if kept & {"cache", "functools.cache", "lru_cache(maxsize=None)", "lru_cache(None)"}:
                yield node


def makes_a_card(node: ast.FunctionDef) -> bool:
    return node.returns is not None and "Card" in ast.unparse(node.returns)


def faults(source) -> list[str]:
    found = []
    for node in unbounded(source.tree):
        given = {argument.arg for argument in node.args.args}
        if not given <= BY_BOOK and node.name not in BOUNDED:
            found.append(f"{source.name}: {node.name} keeps all that it is given")
        if makes_a_card(node) and source.name.startswith(("books/", "kernel/", "games/")):
            found.append(f"{source.name}: {node.name} makes cards, and two threads might make one each: made_once")
    return found


def test_nothing_is_kept_for_good_but_what_is_bounded(sources):
    assert [fault for source in sources for fault in faults(source)] == []


@pytest.mark.parametrize(
    "text",
    [
        "@cache\ndef f(node: Effect) -> Effect:\n    return node",
        "@lru_cache(maxsize=None)\ndef f(text):\n    return 1",
        "@cache\ndef token() -> Card:\n    return Card()",
    ],
)
def test_a_table_that_grows_is_found(read, text):
    assert len(faults(read("books/a/b.py", text))) == 1


def test_the_bounds_are_of_functions_that_there_are(sources):
    named = {node.name for source in sources for node in unbounded(source.tree)}
    assert set(BOUNDED) <= named


def test_what_is_made_once_is_one_object_for_all_threads_and_the_oldest_goes():
    @made_once(4)
    def made(number: int) -> list[int]:
        return [number]

    begin, found = Barrier(8), []

    def ask() -> None:
        begin.wait()
        found.append([made(number % 4) for number in range(400)])

    threads = [Thread(target=ask) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert {id(each) for asked in found for each in asked} == {id(made(number)) for number in range(4)}
    first = made(0)
    assert made(9) == [9]
    assert made(0) is not first
