"""The words of Force of Will for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ....kernel import nodes as n
from ....text.explain import Vocabulary
from .. import nodes as f
from .asked import PHRASES
from .done import ACTIONS, PLAYERS, TELLINGS
from .nouns import DURATIONS, EVENTS, FIGURES, KEYWORDS, PERMISSIONS, PROHIBITIONS, RELATIONS, ROLES, STATES, ZONES


def thing(node: n.Node) -> str:
    """What a target may be, and which of several cards that are shown is meant."""
    if isinstance(node, f.Target) and node.players:
        noun = "player" if node.among is None else "card or player"
        return noun if node.count == f.ONE else f"{noun}s"
    return "last card" if isinstance(node, n.Reveal) and isinstance(node.cards, f.FromTop) else ""


WORDS = Vocabulary(
    zones=ZONES,
    kinds={
        "continuous": "continuous ability", "automatic": "automatic ability", "activated": "activate ability",
        "activate": "activate ability", "will": "will ability", "spell": "text of the spell",
        "symbol skill": "keywords printed as icons", "activated torrent": "text of the spell",
        "activated trigger": "text of the spell", "continuous judgment": "judgment", "continuous shift": "shift",
        "continuous awakening": "awakening", "continuous incarnation": "incarnation",
    },
    events=EVENTS,
    roles=ROLES,
    actions=ACTIONS,
    characteristics={"atk": "ATK", "def": "DEF", "keywords": "keyword"},
    states=STATES,
    relations=RELATIONS,
    figures=FIGURES,
    durations=DURATIONS,
    prohibitions=PROHIBITIONS,
    barred={"play activate abilities": "play activate abilities< of{}>"},
    permissions=PERMISSIONS,
    keywords=KEYWORDS,
    turns={"recover": "recover {}"},
    verbs={
        "banish": "banish", "destroy": "destroy", "discard": "discard", "remove": "remove from the game",
        "shuffle": "shuffle away", "return to ruler": "put back as a ruler",
    },
    players=PLAYERS,
    phrases=PHRASES,
    tellings=TELLINGS,
    things=thing,
    done={
        f.Target: "targeted", f.PutToken: "put into the field as a token", f.Produce: "produced",
        f.GainControl: "brought under your control", f.ChooseWord: "chosen",
        f.Cancel: "canceled", f.CancelUnlessPaid: "canceled",
    },
)  # fmt: skip
