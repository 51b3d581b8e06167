"""Force of Will in words: stones and wills, what is played and resolved, battles, damage and life."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...books.force_of_will_6_1.costs import PRINTED, needs_of
from ...books.force_of_will_6_1.losses import cast_of, lost_to, lost_to_choice
from ...books.force_of_will_6_1.zones import item_of, seat_of
from ...kernel.state.compiled import CompiledAbility
from ...kernel.state.game import Game
from ...kernel.state.records import Scope
from ...kernel.words.questions import YES, Option, Question
from ...play.speech import Speech
from ...play.words import Teller, ability_line, card_at, numbered_line, owner_words, who

QUIET = frozenset({
    "begin draw phase", "end draw phase", "begin recovery phase", "end recovery phase", "begin main phase",
    "end main phase", "begin end phase", "end end phase", "end turn", "begin game", "begin declare attack step",
    "begin declare block step", "begin battle", "end battle", "play", "produce", "enter", "summon", "discard",
    "destroy", "battle damage", "call", "become", "judgment", "lifebreak",
})  # fmt: skip
"""Another event tells them already, or the table does."""
QUIET_MOVES = frozenset({"cease", "erase", "set up"})

MODE = re.compile(r"option (\d+)")
MODES = re.compile(r"[Cc]hoose [^-–—]*[-–—:] *(.+)", re.DOTALL)
LETTERS = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B", "moon": "M", "void": "void"}


# --- lines of abilities -------------------------------------------------------------------------------


def line(game: Game, name: str) -> str:
    """The printed line of an ability: the card's own playing is an ability too, so the ids do not count lines."""
    face, ability = found(game, name)
    if ability is None:
        return numbered_line(game, name)
    lines = [each for each in game.match.cards[face].text.split("\n") if each]
    if ability.sort == "spell":
        return " / ".join(lines) if "chant" in game.match.printed[face]["type"] else "play the card"
    held = [each for each in game.match.abilities_of[face] if each.sort != "spell"]
    return placed(ability, held, lines) or of_its_kind(ability, held, lines) or str(game.match.cards[face].name)


def found(game: Game, name: str) -> tuple[int, CompiledAbility | None]:
    for face, held in enumerate(game.match.abilities_of):
        for ability in held:
            if ability.id == name:
                return face, ability
    return -1, None


def placed(ability: CompiledAbility, held: Sequence[CompiledAbility], lines: Sequence[str]) -> str:
    """With a line for each ability, the line at its place."""
    return lines[held.index(ability)] if len(held) == len(lines) else ""


def of_its_kind(ability: CompiledAbility, held: Sequence[CompiledAbility], lines: Sequence[str]) -> str:
    """Lines may hold several keywords; activate abilities have a colon, automatic ones an arrow."""
    sign = {"activated": ":", "automatic": "⇒"}.get(ability.kind, "")
    alike = [each for each in held if each.kind == ability.kind]
    marked = [each for each in lines if sign and sign in each]
    return marked[alike.index(ability)] if len(marked) == len(alike) else ""


def mode_words(game: Game, source: int | None, word: str, name: str = "") -> str:
    """What 'option 2' of a card's text says; the word itself where the text does not show it."""
    number = MODE.fullmatch(word)
    if number is None or source is None:
        return word
    text = line(game, name) if name else game.match.cards[game.definition[source]].text
    listed = MODES.search(text)
    parts = re.split(r"; (?:or )?|\n", listed[1]) if listed else []
    at = int(number[1]) - 1
    return parts[at].rstrip(".") if at < len(parts) else word


# --- options ------------------------------------------------------------------------------------------


def option(game: Game, question: Question, option: Option) -> str | None:
    match option:
        case "pass":
            return passing(game, question)
        case ("sensible",):
            return sensible(game)
        case ("spend", str(attribute), str(kind), _):
            return f"spend {kind or attribute} will"
        case ("produce", *words):
            return "produce " + " and ".join(f"{word} will" for word in words)
        case ("play" | "use" | "set", *_):
            return paid_act(game, question, option) + giving_up(game, lost_to(game, question.seat, option))
        case ("call", int(card)):
            return f"call a magic stone (rest {game.card(card)})"
        case ("battle",):
            return "begin a battle"
        case ("lifebreak",):
            return "lifebreak"
        case ("attack", int(card), target):
            return f"attack {game.card(target) if isinstance(target, int) else 'the opponent'} with {game.card(card)}"
        case ("block", int(card)):
            return f"block with {game.card(card)}"
        case ("pay", *parts):
            return "pay " + braces([str(part) for part in parts if isinstance(part, str)], number_in(parts))
        case "forfeit":
            return "do not attack"
        case "decline":
            return "do not block"
        case "cost":
            return "pay the printed cost"
    return other_option(game, question, option)


def paid_act(game: Game, question: Question, option: Option) -> str:
    match option:
        case ("play", int(card)):
            return f"play {game.card(card)} ({cost(game, question.seat, card)}){elsewhere(game, question, card)}"
        case ("play", int(card), "future"):
            return f"play the other side of {game.card(card)}"
        case ("use", int(card), str(name)):
            return f"use {game.card(card)}: {ability_line(game, name)}"
        case ("set", int(card)):
            return f"set {game.card(card)} face down in standby (2)"
    return str(option)


def giving_up(game: Game, cards: Sequence[int]) -> str:
    """What must be given up to pay for something, of several cards one or more."""
    names = list(dict.fromkeys(game.card(card) for card in cards))
    if not names:
        return ""
    return f", giving up {names[0]}" if len(cards) == 1 else f", giving up some of {', '.join(names)}"


def agreed(game: Game, question: Question, option: Option) -> str | None:
    """What a yes or a number means for a payment that takes cards."""
    if question.about == "sure" and option == YES:
        return "yes" + giving_up(game, lost_to(game, question.seat, game.frames[-1].act))
    if question.source is None or question.about not in ("awake", "awake_x", "x"):
        return None
    frame, seat, card = game.frames[-1], question.seat, question.source
    if question.about == "awake" and option == YES:
        return "yes" + giving_up(game, lost_to_choice(game, seat, card, frame.x, awaking(frame, 0)))
    if question.about == "awake_x" and isinstance(option, int):
        return str(option) + giving_up(game, lost_to_choice(game, seat, card, frame.x, awaking(frame, option)))
    if question.about == "x" and isinstance(option, int) and frame.item == card:
        return str(option) + giving_up(game, lost_to_choice(game, seat, card, option, ()))
    return None


def awaking(frame: Any, x: int) -> tuple[tuple[int, int], ...]:
    """What a card is awakened with, if it is in the way that is asked about too."""
    return (*(frame.awakened or ()), (frame.awaking, x))


def other_option(game: Game, question: Question, option: Option) -> str | None:
    told = agreed(game, question, option)
    if told is not None:
        return told
    if isinstance(option, str) and option.startswith("way "):
        return f"pay another way ({int(option.removeprefix('way ')) + 1})"
    if isinstance(option, str) and question.kind == "mode":
        return mode_words(game, question.source, option)
    if isinstance(option, int) and question.kind != "number":
        return target_words(game, question.seat, option)
    return None


def number_in(parts: Iterable[object]) -> int:
    return sum(part for part in parts if isinstance(part, int))


def target_words(game: Game, seat: int, card: int) -> str:
    """A card, a player, or what waits in the chase: an ability there is known by its source."""
    if card < 0:
        return "you" if seat_of(card) == seat else "the opponent"
    item = item_of(game, card) if game.is_in(card, "chase") else None
    if item is not None and item.kind != "spell":
        return f"{item.kind} of {game.card(card)} (chase)"
    return card_at(game, seat, card)


def passing(game: Game, question: Question) -> str:
    """What comes of a pass if the other player passes too."""
    waiting = game.in_zone(0, "chase")
    if waiting:
        item = item_of(game, waiting[-1])
        what = "" if item is None or item.kind == "spell" else f"the {item.kind} of "
        return f"pass: {what}{game.card(waiting[-1])} resolves"
    if game.facts["step"]:
        return "pass: the battle goes on"
    if game.facts["turn seat"] == question.seat and game.facts["phase"] == "main phase":
        return "pass: end the main phase"
    return "pass"


def elsewhere(game: Game, question: Question, card: int) -> str:
    zone = game.match.zone_names[game.zone_of[card]]
    return "" if zone == "hand" else f" from {zone}"


def cost(game: Game, seat: int, card: int) -> str:
    """What is to be paid for a card now, in the letters of the cards; and what is printed, where that is other."""
    on_card = game.match.printed[game.definition[card]]
    printed, node = braces(on_card["attribute cost"], on_card["free cost"], on_card["x cost"]), cast_of(game, card)
    if node is None:
        return printed
    needs = needs_of(game, Scope(card, game.serial[card], seat), node, PRINTED, ())
    real = " or ".join(dict.fromkeys(braces(need.attributes, need.free, on_card["x cost"]) for need in needs))
    return real if real == printed else f"{real}, printed {printed}"


def braces(attributes: Iterable[str], free: int, x: int = 0) -> str:
    """A cost in the letters of the cards: WW1 is two light wills and one of any sort."""
    letters = "X" * x + "".join(LETTERS.get(word, word) for word in attributes)
    return f"{letters}{free}" if free or not letters else letters


def sensible(game: Game) -> str:
    """What the payment offered first will do: the cards that are rested or used for it, and wills from the pool."""
    frame = game.frames[-1]
    if frame.procedure != "1003" or frame.way is None:
        return "pay sensibly"
    _, steps, spend = frame.way
    used = [game.card(card) for card, *_ in steps]
    words = " + ".join(f"{used.count(name)}× {name}" if used.count(name) > 1 else name for name in dict.fromkeys(used))
    if not steps:
        return "spend " + ", ".join(kind or attribute for attribute, kind, _ in spend) + " will"
    return f"use {words}" + (" and the will you have" if len(spend) > len(steps) else "")


# --- events -------------------------------------------------------------------------------------------


def player(t: Teller, number: int) -> str:
    """A player in a role of an event, which is a negative number."""
    return who(seat_of(number), t.viewer)


def moved(t: Teller, source: Any, card: int, definition: int, before: int, after: int, verb: str, seen: int) -> str:
    """What the verbs of this book mean at the table; other moves are told as anywhere."""
    seat, name = t.seat_of_zone(after), t.name(card)
    left = t.seat_of_zone(before)
    subject, s = who(seat, t.viewer), t.s(seat)
    zone, came = t.zone_name(after), t.zone_name(before)
    match verb:
        case "play":
            return f"{who(left, t.viewer)} play{t.s(left)} {name}" + ("" if came == "hand" else f" from {came}")
        case "set":
            return f"{subject} set{s} {name} face down in standby"
        case "call":
            return f"{subject} call{s} {name}"
        case "change":
            return f"{subject} put{s} {name} under the deck for another"
        case "discard":
            return f"{subject} discard{s} {name}{t.because(source)}"
        case "destroy":
            lost = "" if zone == "graveyard" else f" and goes to the {zone}"
            return f"{name} is destroyed{lost}{t.because(source)}"
        case "banish":
            return f"{subject} banish{'' if not s else 'es'} {name}{t.because(source)}"
        case "judgment":
            return f"judgment: {name} enters {owner_words(seat, t.viewer)} field"
        case "resolve" | "add":
            return f"{name} enters {owner_words(seat, t.viewer)} field" if zone == "field" else ""
        case "cancel":
            return ""
        case "put" if came == "gone":
            return f"{subject} put{s} a {name} token into the field{t.because(source)}"
        case "lifebreak":
            return f"lifebreak: {name}"
    return t.plain_move(source, card, before, after, verb)


def resolve(t: Teller, source: Any, card: int, what: tuple[str, str]) -> str:
    kind, _ = what
    return f"{t.name(card)} resolves" if kind == "spell" else f"the {kind} of {t.name(card)} resolves"


def set_off(t: Teller, source: Any, card: int, name: str) -> str:
    return f"set off: the ability of {t.name(card)}{t.says(card, name)}"


def played_ability(t: Teller, source: Any, card: int, name: str, *_: Any) -> str:
    return f"the ability of {t.name(card)} is played{t.says(card, name)}"


def target(t: Teller, source: Any, card: int, by: int) -> str:
    aimed = player(t, card) if card < 0 else t.name(card)
    return f"{t.name(by)} targets {aimed}"


def attack(t: Teller, source: Any, attacker: int, attacked: int | None, aimed: int | None) -> str:
    return f"{t.name(attacker)} attacks {t.name(attacked) if aimed is None else player(t, aimed)}"


def block(t: Teller, source: Any, blocker: int, attacker: int) -> str:
    return f"{t.name(blocker)} blocks {t.name(attacker)}"


def damage(t: Teller, source: Any, by: int | None, card: int | None, aimed: int | None, amount: Any) -> str:
    whom = t.name(card) if aimed is None else player(t, aimed)
    _, number = amount
    return f"{t.name(by)} deals {number} damage to {whom}"


def life(verb: str) -> Callable[..., str]:
    def words(t: Teller, source: Any, number: int, amount: Any) -> str:
        _, many = amount
        return f"{player(t, number)} {verb}{t.s(seat_of(number))} {many} life{t.because(source)}"

    return words


def counter(t: Teller, source: Any, card: int, what: Any) -> str:
    _, word = what
    return f"{t.name(card)} gets a {word} counter"


def paid(t: Teller, source: Any, what: Sequence[Any]) -> str:
    seat, *wills = what
    return f"{who(seat, t.viewer)} pay{t.s(seat)} {braces(wills, 0)}"


def produced(t: Teller, source: Any, what: Sequence[Any]) -> str:
    seat, *wills = what
    return f"{who(seat, t.viewer)} produce{t.s(seat)} {braces(wills, 0)}"


def turned(word: str) -> Callable[..., str]:
    """Cards are rested to pay, to attack and to call, and recover each turn: the table shows those."""

    def words(t: Teller, source: Any, card: int) -> str:
        return f"{t.name(card)} {word}{t.because(source)}" if source not in (None, card) else ""

    return words


def added(t: Teller, source: Any, card: int, to: int) -> str:
    return f"{t.name(card)} is added to {t.name(to)}"


def one(words: str) -> Callable[..., str]:
    """Words for an event of one card."""

    def told(t: Teller, source: Any, card: int, *_: Any) -> str:
        return words.format(t.name(card))

    return told


def force(t: Teller, source: Any, number: int, rolled: Sequence[int]) -> str:
    return f"{player(t, number)} roll{t.s(seat_of(number))} {' and '.join(map(str, rolled))}"


def first_player(t: Teller, source: Any, seat: int) -> str:
    return f"{who(seat, t.viewer)} play{t.s(seat)} first"


EVENTS: dict[str, Callable[..., str]] = {
    "move": moved, "resolve": resolve, "set off": set_off, "target": target, "attack": attack, "block": block,
    "damage": damage, "gain life": life("gain"), "lose life": life("lose"), "counter": counter, "pay will": paid,
    "produce": produced, "play ability": played_ability, "rest": turned("is rested"),
    "recover": turned("recovers"), "add": added, "cancel": one("{} is cancelled"), "awaken": one("{} is awakened"),
    "turn over": one("{} is turned over"), "shift": one("{} shifts"), "place ruler": one("ruler: {}"),
    "face up": one("{} is turned face up"), "face down": one("{} is turned face down"), "force": force,
    "first player": first_player,
}  # fmt: skip

SPEECH = Speech(QUIET, QUIET_MOVES, EVENTS, option, line)
