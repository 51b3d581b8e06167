"""The time that reading takes grows no worse than with the square of the length, and has a budget that it reports."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from tests.timing import least, pace, timed

from playmat.library import own_records
from playmat.play.cardcheck import language_of, texts_of
from playmat.text import CardTextDeclined, Language, check
from playmat.text.limits import MOST_SIGNS
from playmat.text.parse import MOST_WITHIN, OutOfSteps, Reading

BOOKS = ("vanguard-1.10", "vanguard-2.01", "vanguard-overdress", "dragonball-1.02", "force-of-will-6.1")
LENGTHS = (1_000, 2_000, 4_000, 16_000, 64_000)
SLACK = 0.15
"""Seconds of CPU that no growth is seen in."""


def repeated(piece: str) -> Callable[[int], str]:
    return lambda length: (piece * (length // len(piece) + 1))[:length]


def nested(length: int) -> str:
    return "(" * (length // 2) + ")" * (length // 2)


def pieces(book: str) -> dict[str, Callable[[int], str]]:
    lines = sorted({line for r in own_records(book) for _, text in texts_of(r, "") for line in text.split("\n")})
    shown = [lines[len(lines) * part // 4] for part in range(1, 4)]
    words = ["darkness ", "[Evolve] ... <A B> ", "Draw a card. ", "draw a card, and ", "\n", " \n", " ", "《 ", '"']
    return {**{piece: repeated(piece) for piece in (*words, *shown)}, "nested": nested}


def seconds(language: Language, text: str) -> float:
    return timed(lambda: check(language, [("Card", text)]))[1]


def grows_no_worse(took: Sequence[float]) -> bool:
    """Than with the square of the length, and not beyond two seconds."""
    slow = pace() if max(took) > SLACK else 1.0
    steps = zip(LENGTHS, LENGTHS[1:], took, took[1:], strict=False)
    return max(took) < 2 * slow and all(
        after <= SLACK * slow + 2 * before * (longer / shorter) ** 2 for shorter, longer, before, after in steps
    )


@pytest.mark.parametrize("book", BOOKS)
def test_reading_grows_no_worse_than_with_the_square(book: str) -> None:
    language = language_of(book)
    language.read("Card", "")
    for piece, made in pieces(book).items():
        texts = [made(length) for length in LENGTHS]
        took = least(lambda texts=texts: [seconds(language, text) for text in texts], grows_no_worse)
        assert grows_no_worse(took), (piece, took)


def test_a_budget_that_runs_out_is_reported_with_its_place() -> None:
    language = language_of("force-of-will-6.1")
    text = repeated("Target resonator gains [+400/0] and [Pierce] until end of turn.")(MOST_SIGNS)
    with pytest.raises(CardTextDeclined, match=r"reading it takes more than \d+ steps, expected shorter sentences"):
        language.read("Card", text[: text.rindex(".") + 1])


def test_phrases_in_one_another_end_before_the_recursion_does() -> None:
    language = language_of("force-of-will-6.1")
    text = repeated("Destroy target resonator. Its controller gains 200 life. ")(MOST_SIGNS)
    with pytest.raises(CardTextDeclined, match=f"more than {MOST_WITHIN} deep"):
        language.read("Card", text[: text.rindex(".") + 1])


def test_what_is_left_of_the_budget_is_counted() -> None:
    language = language_of("vanguard-1.10")
    reading = Reading(language.grammar, language._scanners, "x", "x")
    reading.steps = 0
    with pytest.raises(OutOfSteps, match="more than"):
        reading.whole("ability")
