"""Acts that one sentence says and a book asks for one after another: `attack eel with singer boosted by usher`.

A sentence begins with its verb; its parts stand behind the words of `parts`. For each question it knows by what is
asked about, it says which part answers it, or what opens the act. What is named and was never asked, because there was
nothing to choose, is compared with what happened.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...kernel.words.questions import Option

LINE = "line"
"""The part that is the whole sentence, for a question whose options are such sentences."""


@dataclass(frozen=True)
class Sentence:
    """`parts`: what is named, by the words before it, none for what follows the verb. `opens`: by what is asked
    about, the answer that begins the act. `asked`: by what is asked about, the part that answers it. `happens`: by
    part, the event that tells of it and the place of its card in the event. `shows`: how it is typed, for help.
    `waits`: of an act that others may act before, the word for what is against it only until it is asked for."""

    verb: str
    parts: Mapping[str, str]
    opens: Mapping[str, Option]
    asked: Mapping[str, str]
    happens: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    shows: str = ""
    waits: str = ""

    def parsed(self, line: str) -> dict[str, list[str]] | None:
        """The words of each part that is named; nothing if the line is another act.

        >>> Sentence("attack", {"": "target", "with": "attacker"}, {}, {}).parsed("attack eel with singer")
        {'target': ['eel'], 'attacker': ['singer'], 'line': ['attack', 'eel', 'with', 'singer']}
        """
        verb, _, rest = line.lower().strip().partition(" ")
        if verb != self.verb:
            return None
        words = sorted((word for word in self.parts if word), key=len, reverse=True)
        pieces = re.split(rf"(?:^|\s)({'|'.join(map(re.escape, words))})(?=\s|$)", rest) if words else [rest]
        named = [("", pieces[0]), *zip(pieces[1::2], pieces[2::2], strict=True)]
        return {self.parts[word]: said.split() for word, said in named if said.split()} | {LINE: line.split()}
