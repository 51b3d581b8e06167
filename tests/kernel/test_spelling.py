"""When two printed words are one word."""

from __future__ import annotations

import pytest

from playmat.kernel.words.spelling import folded


@pytest.mark.parametrize(("one", "other"), [
    ("Wren : Moor", "Wren: Moor"), ("Wren :Moor", "Wren：Moor"), ("Prof.Reed", "Prof. Reed"), ("A,B", "A, B"),
    ("Moor–Folk", "Moor-Folk"), ("Wren’s", "Wren's"), ("  Two  blanks ", "Two blanks"), ("WREN", "Wren"),
])  # fmt: skip
def test_printed_forms_of_one_word(one, other):
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Wren", "Wrens"), ("Moor Folk", "Moorfolk"), ("Wren: A", "Wren A")])
def test_two_words(one, other):
    assert folded(one) != folded(other)
