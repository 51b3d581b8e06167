"""In games of our decks every action of section 10 and every keyword of section 11 happens, and how often is counted.

The games are those of `playmat sim vanguard-2.01 --games 1000 --seed 1`. To see the counts:

    pytest -m soak -s tests/vanguard_2_01/play/test_everything_happens.py
"""

from __future__ import annotations

from collections import Counter

import pytest

import playmat
from playmat.books._vanguard.nodes import Declare
from playmat.kernel import Scope, abilities
from playmat.kernel.words import nodes as n
from playmat.play.bots import make_bot
from playmat.play.drive import play_out
from playmat.play.sim import Series, decks_for

BOOK = "vanguard-2.01"
SERIES = Series(BOOK, 1000, 1, ("random", "random"), tuple(playmat.own_decks(BOOK)))

ACTIONS = {
    "10.2 draw": "moved: draw", "10.3 discard": "moved: discard", "10.4 retire": "moved: retire",
    "10.5 place": "superior call", "10.6 ride": "normal ride", "10.6 superior ride": "superior ride",
    "10.6.3 force": "gift: force", "10.6.3 accel": "gift: accel", "10.6.3 protect": "gift: protect",
    "10.7 call": "normal call", "10.8 heal": "moved: heal", "10.9 reveal": "revealed by a text",
    "10.10 search": "asked: searched", "10.11 shuffle": "shuffle", "10.12 stand": "stand", "10.12 rest": "rest",
    "10.13 face up": "face up", "10.13 face down": "face down", "10.14 drive check": "drive check",
    "10.15 damage check": "damage check", "10.16 counter blast": "face down for a text",
    "10.17 soul blast": "moved: soul blast", "10.18 soul charge": "moved: soul charge", "10.19 bind": "moved: bind",
    "10.20 battle": "battled", "10.21 lose": "did: Exclude", "10.22 lock": "moved: lock",
    "10.23 declare": "did: Declare", "10.24 unlock": "moved: unlock", "10.25 legion": "legion",
    "10.26 delete": "delete",
    "10.27 heart": "moved: become a heart", "10.28 stride": "normal stride", "10.28 superior stride": "superior stride",
    "10.29 lose a cost": "did: use abilities without their cost", "10.30 counter charge": "face up by a charge",
    "10.31 time leap": "bound by a leap", "10.32 move": "moved: move", "10.33 deal damage": "skill damage",
    "10.34 attack by order": "ordered attack", "10.35 dominate": "dominate", "10.36 remove": "moved: remove",
    "10.37 flip over": "flip over", "10.38 switch": "moved: switch",
}  # fmt: skip
KEYWORDS = {
    "11.2 twin drive": "checked with twin drive", "11.2 triple drive": "checked with triple drive",
    "11.3 intercept": "intercept", "11.4 boost": "boost", "11.5 restraint": "held: restraint",
    "11.6 limit break 4": "limit break 4", "11.6 limit break 5": "limit break 5", "11.7 forerunner": "forerunner",
    "11.8 lord": "held: lord", "11.9 sentinel": "guarded with sentinel", "11.10 seek mate": "legion 20000",
    "11.11 stride skill": "played: stride", "11.12 generation break 1": "generation break 1",
    "11.12 generation break 2": "generation break 2", "11.12 generation break 3": "generation break 3",
    "11.13 resist": "held: resist", "11.14 G guardian": "played: g guardian", "11.15 brave": "played: brave",
    "11.16 oracle": "played: oracle", "11.17 rescue": "played: rescue", "11.18 ritual": "held: ritual",
    "11.19 unite": "held: unite", "11.20 revelation": "played: revelation", "11.21 blaze": "blaze",
    "11.22 afterimage": "moved: return by afterimage", "11.23 dominate": "played: dominate",
    "11.24 engorge": "become engorged", "11.25 shadowstitch": "played: shadowstitch",
    "11.26 thunderstrike": "held: thunderstrike", "11.27 rush": "played: rush", "11.28 burst": "played: burst",
    "11.29 charge": "become charging", "11.30 darkness": "held: darkness", "11.31 magia": "played: magia",
    "11.32 time leap": "played: time leap", "11.33 hollow": "become hollowed", "11.34 harmony": "become in harmony",
    "11.35 wave": "played: wave", "11.36 dark device": "played: dark device", "11.37 success": "become successful",
    "11.38 bloom": "played: bloom", "11.39 Shinken Hissatsu": "played: shinken hissatsu",
    "11.40 Homare": "played: homare", "11.41 Nitou Kaigan": "played: nitou kaigan",
    "11.42 ultimate stride": "played: ultimate stride",
    "11.42.2.2 of a card with two faces": "strode as its other face",
}  # fmt: skip
TRIGGERS = {f"2.8.1.1 {word}": f"trigger: {word}" for word in ("critical", "draw", "stand", "heal", "front")}
EVERYTHING = {**ACTIONS, **KEYWORDS, **TRIGGERS}
WORDS: dict[str, set[str]] = {}
"""What the texts of a card are about, by its number."""


class Happenings:
    """Counts what happens in games, by words; called at every question of a game and at its end."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.game, self.told = None, 0
        self.attacked: int | None = None
        self.between = False

    def __call__(self, g) -> None:
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

    def event(self, g, kind, rule, source, *roles) -> None:
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

    def battled(self, g) -> None:
        """Another unit is attacked than the one that was when the attack began."""
        attacked = [unit for unit, *_ in g.facts["attacked"] or ()]
        if g.question.about == "guards" and self.attacked is not None and self.attacked not in attacked:
            self.counts["battled"] += bool(attacked)
            self.attacked = None


def texts_of(g, card) -> set[str]:
    """What the texts of a card are about, in words."""
    if card is None:
        return set()
    printed = g.match.cards[g.definition[card]]
    if printed.number not in WORDS:
        WORDS[printed.number] = words_of(printed)
    return WORDS[printed.number]


def words_of(card) -> set[str]:
    found = {word for ability in card.abilities for word in ability.keywords}
    nodes = [node for ability in card.abilities for node in n.walk(ability)]
    return found | {node.action for node in nodes if isinstance(node, n.Perform)}


def words_played(g, name) -> list[str]:
    """The keywords of an ability that is played, with and without the word; and what it surely does."""
    ability = g.match.abilities.get(name)
    if ability is None:
        return []
    found = [word for keyword in ability.node.keywords for word in (keyword, f"played: {keyword}")]
    for node in n.walk(ability.node.effect):
        found += [f"did: {type(node).__name__}"] if isinstance(node, n.Exclude | Declare) else []
        found += [f"did: {node.action}"] if isinstance(node, n.May) else []
    return found


def held_now(g) -> list[str]:
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


def works(g, ability, card, zone) -> bool:
    zones = [name for word in ability.node.zones for name in g.match.book.zone_names(word)]
    open_now = ability.gate is None or ability.gate(g, Scope(card, g.serial[card], g.master(card)))
    return open_now and (not zones or zone in zones)


def count(games: range) -> Counter[str]:
    seen = Happenings()
    for number in games:
        pairing = SERIES.pairing(number)
        game = playmat.new_game(BOOK, decks_for(SERIES, pairing), pairing.seed)
        play_out(game, [make_bot(name, 2 * pairing.seed + seat) for seat, name in enumerate(pairing.bots)], seen)
    return seen.counts


def test_what_is_common_happens_in_a_few_games():
    counts = count(range(0, SERIES.games, 61))
    missing = [name for name, word in EVERYTHING.items() if not counts[word]]
    assert len(missing) < len(EVERYTHING) / 2
    for name in ("10.2 draw", "10.22 lock", "10.28 stride", "11.4 boost", "11.11 stride skill", "2.8.1.1 heal"):
        assert name not in missing


def test_every_section_is_in_the_tables():
    """Sections 10.2 to 10.38 and 11.2 to 11.42."""
    assert {name.split()[0] for name in ACTIONS} >= {f"10.{number}" for number in range(2, 39)}
    assert {name.split()[0] for name in KEYWORDS} >= {f"11.{number}" for number in range(2, 43)}


@pytest.mark.soak
def test_everything_happens_in_a_thousand_games():
    counts = count(range(SERIES.games))
    for name, word in EVERYTHING.items():
        print(f"{counts[word]:8} {name}")
    assert [name for name, word in EVERYTHING.items() if not counts[word]] == []
