"""What happens in random games of a Vanguard book's own decks, counted by words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import playmat
from playmat.kernel import Scope, abilities
from playmat.kernel.words import nodes as n
from playmat.play.bots import make_bot
from playmat.play.drive import play_out
from playmat.play.sim import Series, decks_for

WORDS: dict[str, set[str]] = {}
"""What the texts of a card are about, by its number."""


class Happenings:
    """Counts what happens in games, by words; called at every question of a game and at its end."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.game, self.told = None, 0
        self.attacked: int | None = None
        self.between = False

    def __call__(self, g: Any) -> None:
        if g is not self.game:
            self.game, self.told = g, 0
        for event in g.log[self.told :]:
            self.event(g, *event)
        self.told = len(g.log)
        if g.question is not None:
            self.counts[f"asked: {g.question.about}"] += 1
            self.battled(g)
            if g.question.about == "attack":
                self.counts.update(held_now(g))

    def event(self, g: Any, kind: str, rule: str, source: int | None, *roles: Any) -> None:
        counts = self.counts
        counts[kind] += 1
        texts = texts_of(g, source)
        match kind, roles:
            case "move", (_, _, _, _, verb, *_):
                counts[f"moved: {verb}"] += 1
                counts["moved: return by afterimage"] += verb == "return" and "afterimage" in texts
                counts["bound by a leap"] += verb == "bind" and "time leap" in texts
            case "gift" | "trigger", (_, word):
                counts[f"{kind}: {word}"] += 1
            case "show", (*_, 3) if source is not None:
                counts["revealed by a text"] += 1
            case "face down", (card, *_):
                counts["face down for a text"] += source is not None and g.is_in(card, "damage")
            case "face up", _:
                counts["face up by a charge"] += "counter charge" in texts
            case "drive check", (_, attacker, *_):
                for word in ("twin drive", "triple drive"):
                    counts[f"checked with {word}"] += attacker is not None and g.has(attacker, word)
            case "guard", (card, *_):
                counts["guarded with sentinel"] += "sentinel" in g.match.printed[g.definition[card]]["keywords"]
            case "flip over", _:
                counts["strode as its other face"] += g.facts["step"] == "stride step"
            case "play", (_, name):
                counts.update(words_played(g, name))
            case "begin battle phase" | "begin main phase", _:
                self.between = True
            case "begin start step" | "begin end phase", _:
                self.between = False
            case "attack", (_, target):
                counts["ordered attack"] += self.between
                self.attacked = target

    def battled(self, g: Any) -> None:
        """Another unit is attacked than the one that was when the attack began."""
        attacked = [unit for unit, *_ in g.facts["attacked"] or ()]
        if g.question.about == "guards" and self.attacked is not None and self.attacked not in attacked:
            self.counts["battled"] += bool(attacked)
            self.attacked = None


def texts_of(g: Any, card: int | None) -> set[str]:
    """What the texts of a card are about, in words."""
    if card is None:
        return set()
    printed = g.match.cards[g.definition[card]]
    if printed.number not in WORDS:
        WORDS[printed.number] = words_of(printed)
    return WORDS[printed.number]


def words_of(card: Any) -> set[str]:
    found = {word for ability in card.abilities for word in ability.keywords}
    nodes = [node for ability in card.abilities for node in n.walk(ability)]
    return found | {node.action for node in nodes if isinstance(node, n.Perform)}


def words_played(g: Any, name: str) -> list[str]:
    """The keywords of an ability that is played, with and without the word; and what it surely does."""
    ability = g.match.abilities.get(name)
    if ability is None:
        return []
    found = [word for keyword in ability.node.keywords for word in (keyword, f"played: {keyword}")]
    for node in n.walk(ability.node.effect):
        found.append(f"did: {type(node).__name__}")
        found += [f"did: {node.action}"] if isinstance(node, n.May) else []
    return found


def held_now(g: Any) -> list[str]:
    """The keywords of continuous abilities that work on the field, whose gates are open."""
    found = []
    for seat in (0, 1):
        for zone in g.match.book.zone_names("field"):
            for card in g.in_zone(seat, zone):
                for ability in abilities(g, card):
                    node = ability.node
                    if node.kind == "continuous" and node.keywords and works(g, ability, card, zone):
                        found += [word for keyword in node.keywords for word in (keyword, f"held: {keyword}")]
    return found


def works(g: Any, ability: Any, card: int, zone: str) -> bool:
    zones = [name for word in ability.node.zones for name in g.match.book.zone_names(word)]
    open_now = ability.gate is None or ability.gate(g, Scope(card, g.serial[card], g.master(card)))
    return open_now and (not zones or zone in zones)


def count(series: Series, games: Iterable[int], seen: Happenings) -> Counter[str]:
    """What happens in these games of a series."""
    for number in games:
        pairing = series.pairing(number)
        game = playmat.new_game(series.book, decks_for(series, pairing), pairing.seed)
        play_out(game, [make_bot(name, 2 * pairing.seed + seat) for seat, name in enumerate(pairing.bots)], seen)
    return seen.counts
