"""Players that a text calls "they", "he or she" or "that player": the one that it has spoken of last.

What sets an ability off speaks first: of the player whose turn it is, of the player of the event, or of the opponent.
Then each step does. A text that has spoken of no player but you means your opponent, for it calls you "you"; after a
card that may be anybody's it could mean whoever has that, and is not read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import Game, UnknownWord
from ...kernel import nodes as n
from . import nodes as f
from .lexicon import DOES
from .zones import controller_of

THAT_PLAYER = "that player"
TURN_PLAYER = "turn player"
OF_EVENT = {"player of the event": "player", "player of the card of the event": "card"}
"""Players by the part that they, or a card of theirs, take in what sets the text off."""


class Speaking:
    """Tells a text on from the player of whom it has spoken last."""

    def __init__(self, trigger: n.Trigger | None) -> None:
        self.last = of_trigger(trigger)

    def told(self, node: Any) -> Any:
        """The same part of a text, with its pronouns as they are meant. A text that is given speaks for itself."""
        if isinstance(node, tuple):
            row = tuple([self.told(part) for part in node])
            return row if row != node else node
        if not isinstance(node, n.Node) or isinstance(node, n.Ability):
            return node
        if getattr(node, "who", "") == THAT_PLAYER:
            if not self.last:
                raise UnknownWord("that player may be the one whose card was spoken of, or your opponent (901.1b)")
            node = replace(node, who=self.last)  # type: ignore[call-arg]
        self.hear(node)
        parts = [(name, getattr(node, name)) for name in node.__dataclass_fields__]
        meant = [(name, part, self.told(part)) for name, part in parts]
        new = {name: told for name, part, told in meant if told is not part}
        if isinstance(node, f.Target) and node.players:
            self.last = "target"
        return replace(node, **new) if new else node

    def hear(self, node: n.Node) -> None:
        if isinstance(node, n.Perform | n.Rule) and node.who != "you":
            self.last = node.who
        elif names_opponent(node):
            self.last = "opponent"
        elif isinstance(node, f.Target) and isinstance(node.among, n.Cards) and node.among.side == "any":
            self.last = ""


def with_players_told(ability: n.Ability) -> n.Ability:
    told = Speaking(ability.trigger).told(ability.effect)
    return replace(ability, effect=told) if told is not ability.effect else ability


def names_opponent(node: n.Node) -> bool:
    words = [word for name in node.__dataclass_fields__ if isinstance(word := getattr(node, name), str)]
    return any(word == "theirs" or "opponent" in word for word in words)


def of_trigger(trigger: n.Trigger | None) -> str:
    """The player of whom what sets a text off speaks."""
    if any(names_opponent(part) for part in n.walk(trigger)):
        return "opponent"
    match trigger:
        case n.OnlyIf(_, inner):
            return of_trigger(inner)
        case n.At(whose="any"):
            return TURN_PLAYER
        case n.On(event, roles):
            sides = {name: ref.side for name, ref in roles if isinstance(ref, n.Cards)}
            fitting = [who for who, role in OF_EVENT.items() if sides.get(role) == "any"]
            return next((who for who in fitting if OF_EVENT[who] == "player" or event in DOES), "opponent")
    return "opponent"


def seat_of(g: Game, who: int, was: int) -> int:
    """Of a part in an event, which is a player or a card, whose it is."""
    return -1 - who if who < 0 else controller_of(g, who, was)


def turn_player(g: Game, s: Any) -> list[int]:
    return [g.facts["turn seat"]]


def player_in(role: Callable[[Game, Any], Any]) -> Callable[[Game, Any], list[int]]:
    return lambda g, s: list(dict.fromkeys(seat_of(g, who, was) for who, _, was in role(g, s)))
