"""Answering the questions of a scene so that the ability is played and its effect happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...kernel.state.game import Game
from ...kernel.words.questions import DONE, NO, YES, Option, Question
from .laying import ME

if TYPE_CHECKING:
    from .laying import Table

PASSES = ("pass", NO, DONE, "nobody", "decline")
DECLINING = 3
"""The variant in which what an ability leaves open is declined."""
ENOUGH = 4
"""So many cards are picked where as many may be as one likes."""


class Driver:
    """Chooses answers for one game. Its choices hang on the question alone, so that twins choose alike."""

    def __init__(self, table: Table, game: Game, own: str) -> None:
        self.table, self.case, self.plan, self.variant = table, table.case, table.plan, table.variant
        self.source, self.game, self.own = table.source, game, own
        self.used = 0
        self.acted: dict[Option, int] = {}
        self.picked = 0
        self.within = False
        """The question is the ability's own."""
        self.last: tuple[str, int] = ("", 0)

    def choose(self, q: Question) -> Option:
        given = self.table.craft.choose(self, q)
        if given is not None:
            return given
        match q.kind:
            case "act" | "respond":
                return self._act(q)
            case "yes no":
                word = NO if self.within and self.variant == DECLINING else YES
                return word if word in q.options else q.options[0]
            case "pick some":
                return self._pick(q)
            case "number":
                return self._number(q)
            case "ability":
                return next((o for o in q.options if isinstance(o, tuple) and self.own in o), q.options[0])
        return self.turned([o for o in q.options if o not in PASSES] or list(q.options))

    def turned(self, options: Sequence[Option]) -> Option:
        """One of several, another one for another variant: first the last, for what a scene needs is laid last."""
        return options[-1 - self.variant % len(options)]

    def _act(self, q: Question) -> Option:
        """The ability itself, once; then what the plan says; then nothing."""
        if self.within:
            return self.turned([o for o in q.options if o not in PASSES] or list(q.options))
        own = [o for o in q.options if isinstance(o, tuple) and self.is_own(o)]
        if own and not self.used and q.seat == ME:
            self.used += 1
            return own[0]
        for word in self.plan.words if q.seat == ME else self.plan.foes_words:
            fits = [o for o in q.options if isinstance(o, tuple) and o[0] == word]
            fits = [o for o in fits if self.source in o] or fits
            fits = [o for o in fits if self.acted.get(word, 0) < self.plan.times]
            if fits:
                self.acted[word] = self.acted.get(word, 0) + 1
                return self.turned(fits)
        return passing(q)

    def is_own(self, option: tuple[object, ...]) -> bool:
        return self.own in option or self.case.craft.is_play(self.case.ability, self.source, option)

    def _pick(self, q: Question) -> Option:
        now = (q.about, len(q.options))
        self.picked = self.picked + 1 if q.about == self.last[0] and now[1] < self.last[1] else 0
        self.last = now
        rest = [o for o in q.options if o != DONE]
        if DONE in q.options and (not rest or self.picked >= ENOUGH or not (self.within or q.seat == ME)):
            return DONE
        return self.turned(rest)

    def _number(self, q: Question) -> Option:
        numbers = [o for o in q.options if isinstance(o, int) and o > 0]
        few = [o for o in numbers if o <= ENOUGH] or numbers[:1]
        return few[-1 - self.variant % len(few)] if few else q.options[-1]


def passing(q: Question) -> Option:
    return next((o for o in q.options if o in PASSES), q.options[-1])
