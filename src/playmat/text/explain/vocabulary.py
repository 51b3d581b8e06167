"""What a book brings to explanations: its nouns, and sentences for its own nodes and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from playmat.kernel.words.nodes import Ability, Effect, Node, Trigger

if TYPE_CHECKING:
    from playmat.text.explain.explainer import Explainer

Part: TypeAlias = "Effect | Ability"
Saying: TypeAlias = "Callable[[Explainer, Any], str]"
"""A phrase for a node: for a reference with its article, for a filter the words that follow "card"."""
Telling: TypeAlias = "Callable[[Explainer, Any], str | Told]"
"""A sentence for an effect, without its capital and full stop."""


@dataclass(frozen=True)
class Told:
    """A sentence with further steps below it: each an effect or an ability, under a heading of its own or none.

    `alternatives`: only one of the parts is done. `trigger`: the event of which the parts may speak.
    """

    text: str
    parts: tuple[tuple[str, Part], ...] = ()
    alternatives: bool = False
    trigger: Trigger | None = None


@dataclass(frozen=True)
class Vocabulary:
    """The words of one book. A word that is not listed says itself."""

    zones: Mapping[str, tuple[str, str]]
    """Zones and groups, each with the word for being there and its name: ("on", "vanguard circle")."""
    kinds: Mapping[str, str]
    """Kinds of abilities; also by kind and keyword in one, where such a keyword is something else."""
    events: Mapping[str, str]
    """A clause for each event, its roles in braces; what stands between < and > is left out where its role is not
    named."""
    roles: Mapping[tuple[str, str], str]
    """What a reference to a role of an event stands for, by the event ("" for any) and the role."""
    actions: Mapping[str, Telling]
    """Sentences for what is performed."""
    placements: Mapping[str, Telling] = field(default_factory=dict)
    """Sentences for the ways to bring cards into play."""
    characteristics: Mapping[str, str] = field(default_factory=dict)
    """Names of characteristics."""
    states: Mapping[str, str] = field(default_factory=dict)
    """What follows "that is" for a card in a state."""
    relations: Mapping[str, str] = field(default_factory=dict)
    """What follows "that is" for a card in a relation to another, which is in braces."""
    figures: Mapping[str, str] = field(default_factory=dict)
    """Numbers as nouns, and conditions as clauses."""
    durations: Mapping[str, str] = field(default_factory=dict)
    """How long something lasts."""
    phases: Mapping[str, str] = field(default_factory=dict)
    """Names of phases and steps."""
    prohibitions: Mapping[str, str] = field(default_factory=dict)
    """What follows "cannot"; with braces, where those stand against or by whom it holds. What stands between < and > is
    left out where none are named."""
    barred: Mapping[str, str] = field(default_factory=dict)
    """The same where it is said of a player, if that is something else."""
    permissions: Mapping[str, str] = field(default_factory=dict)
    """The whole predicate, where it is not "may" and the word."""
    keywords: Mapping[str, str] = field(default_factory=dict)
    """What the rules make of a keyword."""
    turns: Mapping[str, str] = field(default_factory=dict)
    """The deed of turning a card so, the card in braces."""
    verbs: Mapping[str, str] = field(default_factory=dict)
    """Verbs of moves that are more than to put something somewhere, as a command."""
    players: Mapping[str, Saying] = field(default_factory=dict)
    """Words for players beside "you", "opponent" and "each"; given the effect that says them."""
    phrases: Mapping[type[Node], Saying] = field(default_factory=dict)
    """Phrases for nodes of the book's own that ask something or change cards."""
    tellings: Mapping[type[Node], Telling] = field(default_factory=dict)
    """Sentences for effects of the book's own, or for the kernel's where the book carries them out otherwise."""
    things: Callable[[Node], str] = lambda node: ""
    """What an effect is about, where it is not simply a card or cards."""
    done: Mapping[type[Node], str] = field(default_factory=dict)
    """What the book's own effects did to the cards that are "it" afterwards: "targeted"."""
