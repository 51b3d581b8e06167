"""Acts of Vanguard as they are typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...kernel.state.game import Game
from ...kernel.state.sight import sees
from ...kernel.words.questions import Option, Question
from ...play.table.acts import abilities_of, cards_and_places, cards_named, verb_of
from ...play.table.choices import fits
from ...play.table.saying import Sentence
from ...play.table.ways import Examples, Ways
from ...play.words import card_at

Guesses = Callable[[Game, int, list[str]], Iterator[Option]]
VERBS = ("ride", "call", "use", "exchange", "attack", "guard", "intercept", "boost", "pick", "choose")
CIRCLES = ("vanguard circle", "front left", "front right", "back left", "back center", "back right")

ATTACK = Sentence(
    "attack",
    {"": "target", "with": "attacker", "boosted by": "booster", "by": "booster"},
    {"attack": "yes"},
    {"target": "target", "attacker": "attacker", "booster": "booster"},
    {"target": ("attack", 1), "attacker": ("attack", 0), "booster": ("boost", 0)},
    "attack NAME with NAME boosted by NAME",
)


def gives_up(game: Game, question: Question, option: Option) -> str:
    """A unit that another takes the circle of is retired."""
    match question.about, option:
        case _, ("call", int(), str(circle)):
            there = game.in_zone(question.seat, circle)
        case "circle", str(circle):
            there = game.in_zone(question.seat, circle) if circle in game.match.masks else []
        case _:
            there = []
    return f"{game.card(there[-1])} at {circle} is retired" if there else ""


def prompt(game: Game, question: Question) -> str:
    """Which unit goes to the circle that is asked for: several may be called one after another."""
    if question.about != "circle":
        return question.prompt
    slots = game.frames[-1].__dict__
    left = (slots.get("cards") or ())[len(slots.get("circles") or ()) :]
    known = left and sees(game, question.seat, left[0])
    return f"{game.card(left[0])}: {question.prompt}" if known else question.prompt


def ways(examples: Examples, own_guesses: Guesses | None = None) -> Ways:
    """A table of the family."""
    return Ways(own_guesses or guesses, examples, prompt=prompt, sentences=(ATTACK,), gives_up=gives_up)


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    verb, rest = verb_of(VERBS, tokens)
    if verb == "exchange":
        yield ("exchange", " ".join(rest) or "left")
        return
    if verb == "attack":
        yield from attacks(game, seat, rest)
        return
    for card, place in cards_and_places(game, seat, rest):
        yield from acts_with(game, seat, verb, card, place)


def attacks(game: Game, seat: int, words: list[str]) -> Iterator[Option]:
    """`TARGET with CARD`; of one card alone, an own one attacks and another is attacked."""
    parts = ATTACK.parsed(" ".join(("attack", *words))) or {}
    own = on_field(game, seat, parts.get("attacker", []))
    theirs = on_field(game, 1 - seat, parts.get("target", []), seat)
    if "attacker" not in parts and not theirs:
        own = on_field(game, seat, parts.get("target", []))
    if not own and not theirs:
        own = cards_named(game, seat, parts.get("attacker", parts.get("target", [])))[:1]
    aims: list[tuple[int | str, ...]] = [(card,) for card in theirs] or [()]
    if not own and theirs:
        own = list(game.in_zone(seat, "vanguard circle"))
    for card in own[:3]:
        for aim in aims[:3]:
            yield ("attack", card, *aim)


def on_field(game: Game, whose: int, words: list[str], seat: int | None = None) -> list[int]:
    """The units of a player that the words name, by name or by circle."""
    seat = whose if seat is None else seat
    units = [card for zone in CIRCLES for card in game.in_zone(whose, zone)]
    return [card for card in units if words and fits(card_at(game, seat, card), words)]


def acts_with(game: Game, seat: int, verb: str, card: int, place: str) -> Iterator[Option]:
    in_hand = card in game.in_zone(seat, "hand")
    if verb == "ride":
        yield ("ride", card)
    elif verb == "call" or (not verb and place):
        yield ("call", card, place or "front left")
    elif verb in ("guard", "intercept", "boost"):
        asked = game.question is not None and card in game.question.options
        yield card if asked else (verb, card)
    elif verb == "use":
        yield from (("use", card, name) for name in abilities_of(game, card))
    elif not verb and in_hand and game.question is not None and game.question.kind == "act":
        yield from (("ride", card), ("call", card, "front left"))
    else:
        yield card
