"""What scenarios of rules that meet have in common: cards by their kind, and turns that pass."""

from __future__ import annotations


def chant(scene, name, text, **fields):
    return scene.card(name, text, **{"type": "Chant", **fields})


def quick(scene, name, text, **fields):
    return chant(scene, name, f"[Quickcast]\n{text}", **fields)


def regalia(scene, name, text):
    return scene.card(name, text, type="Regalia")


def to_my_next_turn(scene):
    """Whoever is asked passes until it is my turn again."""
    turn = scene.game.facts["turn"]
    while scene.game.facts["turn"] < turn + 2:
        scene.players[scene.game.question.seat].passes()
