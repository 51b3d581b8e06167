"""How abilities of vanguard-1.10 are tried."""

from __future__ import annotations

from ...books.vanguard_1_10.timing import CHECK
from .._vanguard.trying import VanguardCraft


class Craft(VanguardCraft):
    name = "vanguard-1.10"
    settle = CHECK


TRYING = Craft()
