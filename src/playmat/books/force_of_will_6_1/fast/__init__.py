"""What exists only for speed. The rules are in the modules around this folder, and say all of it in full.

`offers(g, seat, main)` gives what the book's `offers` lists: the same, in the same order, and of like cards the same
one. `reckoning(g, due)` gives a payment as the book's `will.Reckoning` does. Both give None where the plain case does
not hold; then the full way is taken. There is one place that asks for each of them (`priority.listed`,
`paying.reckoning`), and `differs` compares the two ways at a question.
"""

from __future__ import annotations

from .contract import differs
from .listing import offers
from .payments import Reckoning, reckoning

__all__ = ["Reckoning", "differs", "offers", "reckoning"]
