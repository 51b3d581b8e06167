"""How abilities of vanguard-2.01 are tried."""

from __future__ import annotations

from ...books.vanguard_2_01.timing import CHECK
from .._vanguard.trying import VanguardCraft


class Craft(VanguardCraft):
    name = "vanguard-2.01"
    settle = CHECK


TRYING = Craft()
