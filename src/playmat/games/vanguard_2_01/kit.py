"""Verbs and stock cards for scenarios of vanguard-2.01: those of the family, a front trigger, and the G assist."""

from __future__ import annotations

from typing import Any

from .._vanguard.kit import VanguardKit


class Kit(VanguardKit):
    rests = (*VanguardKit.rests, "assist")

    def stock(self, name: str) -> dict[str, Any] | None:
        if name == "Front Trigger":
            fields = {**self.defaults({"grade": 0}), "trigger": "front", "name": name}
            return {k: v for k, v in fields.items() if v is not None}
        return super().stock(name)


KIT = Kit()
