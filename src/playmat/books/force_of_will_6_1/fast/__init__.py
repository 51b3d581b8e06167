"""What exists only for speed. The rules are in the modules around this folder, and say all of it in full.

`offers(g, seat, main)` gives what the book's `offers` lists: the same, in the same order, and of like cards the same
one; `can_only_pass(g, seats)` tells whether that is the pass alone. `reckoning(g, due)` gives a payment as the book's
`will.Reckoning` does. All give None where the plain case does not hold; then the full way is taken. There is one place
that asks for each of them (`priority.acts_of_holder`, `priority.nothing_to_do`, `paying.reckoning`), and `differs`
compares the two ways at a question.
"""

from __future__ import annotations

from .contract import differs
from .listing import can_only_pass, offers
from .payments import Reckoning, reckoning

__all__ = ["Reckoning", "can_only_pass", "differs", "offers", "reckoning"]
