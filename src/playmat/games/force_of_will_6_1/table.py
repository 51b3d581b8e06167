"""The Force of Will table: where people are asked, what is folded, payments in words, acts as they are typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...books.force_of_will_6_1.attacks import attackers
from ...books.force_of_will_6_1.timing import main_timing
from ...books.force_of_will_6_1.views import shows
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ...play.table.acts import abilities_of, cards_named, verb_of
from ...play.table.saying import LINE, Sentence
from ...play.table.stops import PASS, Stop, Stops
from ...play.table.ways import Examples, Ways
from .speech import braces

VERBS = ("play", "attack", "block", "use", "activate", "set", "call", "judgment", "battle")
BATTLE = "battle phase"
ACT, PAYMENT = "act", "payment"
"""What a question at priority is about, and one that asks how a cost is paid."""
WHILE_PLAYING = frozenset({PAYMENT, "x", "mode", "will", "cost", "way", "need", "awake", "awake_x", "target"})
"""What else is asked of somebody who plays a card or an ability."""


def prompt(game: Game, question: Question) -> str:
    """What is to be paid, and for what."""
    frame = game.frames[-1]
    if question.about == ACT:
        return "what do you do, or pass"
    if question.about != PAYMENT:
        return question.prompt
    return f"pay {braces(frame.attributes or (), frame.free or 0)}{purpose(game)}"


def purpose(game: Game) -> str:
    """What a payment is for: the card being played, the one being set, or the text that runs around it."""
    for frame in reversed(game.frames):
        played, source = frame.__dict__.get("what"), frame.__dict__.get("source")
        if played is None and source is not None and game.is_in(source, "hand"):
            return " to set a card"
        card = source if played is None else played
        if card is not None:
            return f" for {game.card(card)}"
    return ""


def redraws(question: Question) -> bool:
    """Not while somebody chooses for and pays what they are just playing: they have seen the table (903.2)."""
    return question.about not in WHILE_PLAYING


def is_will(game: Game, option: Option) -> bool:
    """Whether the option does nothing but to produce will."""
    match option:
        case ("use", int(_), str(name)):
            return bool(game.match.abilities[name].sort == "will")
    return False


def folded(game: Game, question: Question) -> Mapping[Option, str]:
    """At priority, will abilities, the setting of cards that do nothing in standby, and a battle in which nothing can
    attack; of payments, all but the sensible one."""
    if question.about == PAYMENT:
        return dict.fromkeys(question.options[1:], "other ways to pay")
    if question.about != ACT:
        return {}
    wills: dict[Option, str] = {option: "will abilities" for option in question.options if is_will(game, option)}
    bluffs: dict[Option, str] = {o: "cards to set for show" for o in question.options if is_bluff(game, o)}
    empty: dict[Option, str] = {} if attackers(game) else {("battle",): "a battle without attackers"}
    return empty | bluffs | wills


def is_bluff(game: Game, option: Option) -> bool:
    match option:
        case ("set", int(card)):
            return not any(game.has(card, word) for word in ("trigger", "stealth"))
    return False


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """`attack TARGET with CARD`, or a verb and a card."""
    verb, rest = verb_of(VERBS, tokens)
    if verb == "battle" and not rest:
        yield ("battle",)
        return
    if verb == "call":
        yield from (("call", card) for card in game.in_zone(seat, "ruler area"))
        return
    if verb == "attack":
        yield from attacks(game, seat, rest)
        return
    cards = cards_named(game, seat, rest)[:6]
    if verb == "judgment" and not cards:
        cards = list(game.in_zone(seat, "ruler area"))
    for card in cards:
        yield from acts_with(game, verb, card)


def attacks(game: Game, seat: int, words: list[str]) -> Iterator[Option]:
    """Without a target named, the opponent."""
    at = words.index("with") if "with" in words else 0
    own = [c for c in cards_named(game, seat, words[at + 1 :] if "with" in words else words) if game.master(c) == seat]
    theirs = [c for c in cards_named(game, seat, words[:at]) if game.master(c) != seat and game.is_in(c, "field")]
    targets: list[int | str] = [*theirs[:3]] or ["player"]
    yield from (("attack", card, target) for card in own[:3] for target in targets)


def acts_with(game: Game, verb: str, card: int) -> Iterator[Option]:
    if verb in ("use", "activate", "judgment"):
        held = game.match.abilities_of[game.definition[card]]
        fitting = [a.id for a in held if a.sort != "spell" and (verb != "judgment" or a.node.keyword == verb)]
        yield from (("use", card, name) for name in fitting or abilities_of(game, card))
    elif verb in ("block", "set"):
        yield (verb, card)
    elif verb == "play" or game.is_in(card, "hand"):
        yield ("play", card)
    else:
        yield card


SAID = Sentence(
    "attack", {"": "target", "with": "attacker"}, {ACT: ("battle",)}, {"attack": LINE},
    {"target": ("attack", 1), "attacker": ("attack", 0)}, "attack NAME with NAME",
    waits="no attack now",
)  # fmt: skip

# --- stops ----------------------------------------------------------------------------------------------

OWN_MAIN, CHASE, ATTACK, BLOCK = "main", "chase", "attack", "block"
STOPS = (
    Stop(OWN_MAIN, "your main phase, while nothing is in the chase", True),
    Stop(ATTACK, "the opponent has attacked", True),
    Stop(BLOCK, "a card has blocked, or nothing blocked your attack", True),
    Stop(CHASE, "the newest in the chase is the opponent's", True),
    Stop("my chase", "the newest in the chase is your own"),
    Stop("my attack", "you have attacked"),
    Stop("battle", "any other moment of a battle"),
    Stop("their main", "the opponent's main phase, outside battle"),
    Stop("my draw", "your draw phase"),
    Stop("their draw", "the opponent's draw phase"),
    Stop("my recovery", "your recovery phase"),
    Stop("their recovery", "the opponent's recovery phase"),
    Stop("my end", "your end phase"),
    Stop("their end", "the opponent's end phase"),
)


def place(game: Game, question: Question) -> str | None:
    """The stop of a question at priority; every other question is a decision of its own."""
    if question.about != ACT:
        return None
    waiting = game.in_zone(0, "chase")
    if waiting:
        shown = shows(game, question.seat, waiting[-1])
        return "my chase" if shown.get("controller") == question.seat else CHASE
    if main_timing(game, question.seat):
        return OWN_MAIN
    if game.facts["step"] == BATTLE:
        return place_in_battle(game, question.seat)
    whose = "my" if game.facts["turn seat"] == question.seat else "their"
    return f"{whose} {str(game.facts['phase']).removesuffix(' phase')}"


def place_in_battle(game: Game, seat: int) -> str:
    facts, mine = game.facts, game.facts["turn seat"] == seat
    if facts["battle step"] == "declare attack step" and facts["attacker"] is not None:
        return "my attack" if mine else ATTACK
    if facts["battle step"] == "declare block step" and facts["paired"]:
        return BLOCK if mine or facts["blocker"] is not None else "battle"
    return "battle"


def worth(game: Game, question: Question) -> bool:
    """Nobody is asked merely because will could be produced (907.2)."""
    return any(option != PASS and not is_will(game, option) for option in question.options)


TABLE = Ways(
    guesses, Examples("play lancer", "attack NAME with NAME", "look graveyard, look their removed"),
    Stops(STOPS, place, worth, "only will"), folded, prompt, redraws, (SAID,),
)  # fmt: skip
