"""What the engine understood of a card's text, in plain English made from its nodes.

The core (`asking`, `doing`) has the sentences for the kernel's nodes; a book brings its nouns and the sentences for its
own nodes in a `Vocabulary`. What "it" and its like stand for is not worked out here: `hearing` hears it from the
compiler as it makes the rows, so the explanation says what the rows do.
"""

from __future__ import annotations

from playmat.text.explain.cards import Explained, ExplainedAbility, explain_card
from playmat.text.explain.explainer import Explainer, Line, Refers, Unexplained
from playmat.text.explain.vocabulary import Told, Vocabulary
from playmat.text.explain.writing import as_json, as_lines

__all__ = [
    "Explained",
    "ExplainedAbility",
    "Explainer",
    "Line",
    "Refers",
    "Told",
    "Unexplained",
    "Vocabulary",
    "as_json",
    "as_lines",
    "explain_card",
]
