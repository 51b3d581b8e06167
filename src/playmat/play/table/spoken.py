"""What a sentence means now: the answers that it stands for, tried on a fork before any is given."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ..stepping import since
from ..words import card_at
from .choices import Unclear, by_words, fits, kin
from .saying import LINE, Sentence
from .ways import ways_of

NOBODY = ("nobody", "none", "nothing")


def spoken(game: Game, question: Question, line: str) -> list[Option]:
    """The answers of a sentence that can be said now; none if the line is no such sentence."""
    for sentence in ways_of(game.book.name).sentences:
        parts = sentence.parsed(line)
        if parts is not None and question.about in (*sentence.opens, *sentence.asked):
            if sentence.waits and question.about in sentence.opens:
                require_only_the_time(game, question, sentence, line)
            return Walk(game, question.seat, sentence, parts).answers()
    return []


def is_to_be_said_again(game: Game, question: Question, line: str) -> bool:
    """Whether a sentence that was begun goes on at this question."""
    sentences = [each for each in ways_of(game.book.name).sentences if each.waits and each.parsed(line) is not None]
    return any(question.about in sentence.asked for sentence in sentences)


def require_only_the_time(game: Game, question: Question, sentence: Sentence, line: str) -> None:
    """Refuse to begin an act that will not be possible when it is asked for."""
    guesses = ways_of(game.book.name).guesses
    acts = list(guesses(game, question.seat, line.lower().split())) if guesses is not None else []
    words = [game.book.why_not(game, question.seat, act) for act in acts]
    if words and sentence.waits not in words:
        cite = game.book.cites.get(words[0] or "")
        raise Unclear(f"{cite.says} ({cite.rule})" if cite is not None else "that is not possible now")


class Walk:
    """One sentence on its way through the questions of its act."""

    def __init__(self, game: Game, seat: int, sentence: Sentence, parts: dict[str, list[str]]) -> None:
        self.game, self.fork, self.seat = game, game.fork(), seat
        self.sentence, self.left = sentence, dict(parts)
        self.opened = False

    def answers(self) -> list[Option]:
        given: list[Option] = []
        while self.fork.question is not None and self.fork.question.seat == self.seat:
            answer = self._answer(self.fork.question)
            if answer is None:
                break
            self.fork.answer(answer)
            self.fork.settle()
            given.append(answer)
        waits = LINE in self.left and LINE in self.sentence.asked.values()
        for part, words in self.left.items():
            if part != LINE and not waits:
                self._check(part, words)
        return given

    def _answer(self, question: Question) -> Option | None:
        opening = self.sentence.opens.get(question.about)
        if opening in question.options and not self.opened:
            self.opened = True
            return opening
        part = self.sentence.asked.get(question.about, "")
        if part not in self.left:
            return None
        words = self.left.pop(part)
        if part == LINE:
            self.left.clear()
        return self._named(question, words)

    def _named(self, question: Question, words: Sequence[str]) -> Option:
        options = list(kin(self.fork, question))
        if words[0] in NOBODY and NOBODY[0] in options:
            return NOBODY[0]
        return by_words(self.fork, question, options, words)[0]

    def _check(self, part: str, words: list[str]) -> None:
        """What was named and not asked must be what there was no choice of."""
        kind, place = self.sentence.happens[part]
        told = [event for event in since(self.fork, self.game.events) if event[0] == kind]
        if not told and words[0] in NOBODY:
            return
        cards = [event[3 + place] for event in told]
        if not any(isinstance(card, int) and fits(card_at(self.game, self.seat, card), words) for card in cards):
            raise Unclear(f"{' '.join(words)!r} cannot be the {part} now; type the act step by step to see what can")
