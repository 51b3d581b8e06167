"""The scenario harness: set a table, play it with the verbs of the game, claim one thing.

    def test_heal_trigger_heals_when_damage_is_equal(scene, me, foe):
        scene.book("vanguard-1.10").turn_of(me).step("battle phase")
        me.has(vanguard="Grade 3", damage=2)
        foe.has(vanguard="Grade 3", damage=2)
        me.deck_top("Heal Trigger")
        ...

Card and bot authors use it as the project's own tests do: add `pytest_plugins = ["playmat.testing.plugin"]`.
"""

from __future__ import annotations

from .scene import Player, Scene

__all__ = ["Player", "Scene"]
