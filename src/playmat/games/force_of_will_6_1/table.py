"""The Force of Will table: J/resonators in cells, stones by attribute, rulers, the chase from its newest on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...books.force_of_will_6_1.attacks import attackers, is_fighter
from ...books.force_of_will_6_1.timing import main_timing
from ...books.force_of_will_6_1.views import shows
from ...books.force_of_will_6_1.zones import counters_on, damage_on, host_of, seat_of
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ...play.table.acts import abilities_of, cards_named, verb_of
from ...play.table.layout import CELL, RESTING, STANDING, Eye, Parts, counted, labelled
from ...play.table.mats import Examples, Mat
from ...play.table.stops import PASS, Stop, Stops
from .speech import braces, cost, mode_words

CELLS = 3
ACT, PAYMENT = "act", "payment"
"""What a question at priority is about, and one that asks how a cost is paid."""
WHILE_PLAYING = frozenset({PAYMENT, "target", "x", "mode", "will", "cost", "way", "need", "awake"})
"""What is asked of somebody who plays a card or an ability."""
DANGER = 1000
"""Life that is shown in red."""
NAMES = 60
"""Letters of a line that tells the cards of a pile."""
COLORS = {"light": "yellow", "fire": "red", "water": "blue", "wind": "green", "darkness": "magenta"}
SKILLS = {
    "flying": "fly", "pierce": "pierce", "precision": "prec", "first strike": "first", "explode": "expl",
    "swiftness": "swift", "imperishable": "imper", "barrier": "barrier",
}  # fmt: skip
VERBS = ("play", "attack", "block", "use", "activate", "set", "call", "judgment", "battle")
BATTLE = "battle phase"


# --- one side -----------------------------------------------------------------------------------------


def side(game: Game, eye: Eye, seat: int) -> list[RenderableType]:
    """From the outer edge inwards: what a player has beside the field, then the field."""
    lines = [status(game, eye, seat), piles(game, eye, seat), rulers(game, seat), stones(game, seat)]
    return [line for line in (*lines, others(game, seat), fighters(game, eye, seat)) if line is not None]


def status(game: Game, eye: Eye, seat: int) -> Table:
    """Life, the piles as counts, and the wills that are there to be spent."""
    life = game.facts[f"life {seat}"]
    text = Text("life ", "dim").append(f"{life}  ", "red" if life <= DANGER else "bold")
    for zone in ("hand", "deck", "stone deck", "lifebreak"):
        count = len(game.in_zone(seat, zone))
        if count or zone != "lifebreak":
            text.append(f"{zone} ", "dim").append(f"{count}  ")
    wills = game.facts[f"will {seat}"]
    if wills:
        text.append("will ", "dim").append(braces([kind or attribute for attribute, kind, _ in wills], 0), "bold")
    return labelled(eye.label(seat), "cyan" if seat == eye.seat else "red", text)


def piles(game: Game, eye: Eye, seat: int) -> Table | None:
    """Standby, graveyard and removed cards, the last first, as far as a line holds them."""
    text = Text()
    for zone in ("standby", "graveyard", "removed"):
        cards = game.in_zone(seat, zone)
        if cards:
            text.append("\n" if text else "").append(f"{zone} {len(cards)}: ", "dim").append(named(game, eye, cards))
    return labelled("", "default", text) if text else None


def named(game: Game, eye: Eye, cards: Sequence[int]) -> str:
    """The cards from the top down; cut where the line ends."""
    seen = [game.card(card) if eye.knows(game, card) else "face down" for card in reversed(cards)]
    words = str(counted(seen))
    return words if len(words) <= NAMES - 12 else words[: NAMES - 13] + "…"


def rulers(game: Game, seat: int) -> Table | None:
    cards = game.in_zone(seat, "ruler area")
    text = Text(", ").join(standing_card(game, card) for card in cards)
    return labelled("  ruler", "default", text) if cards else None


def standing_card(game: Game, card: int, style: str = "") -> Text:
    """A card by name with the way it lies and what lies on it."""
    rested = bool(game.rested[card])
    text = Text(f"{RESTING if rested else STANDING} {game.card(card)}", "dim" if rested else style)
    lying = burdens(game, card)
    return text.append(f" {lying}", "dim") if lying else text


def burdens(game: Game, card: int) -> str:
    """Damage and counters on a card."""
    damage = [f"dmg {damage_on(game, card)}"] if damage_on(game, card) else []
    return " ".join([*damage, *(f"{name} {count}" for name, count in sorted(counters_on(game, card).items()))])


def stones(game: Game, seat: int) -> Table:
    """Magic stones by attribute, those recovered first."""
    cards = [card for card in game.in_zone(seat, "field") if "magic stone" in game.value(card, "type")]
    ready = sum(not game.rested[card] for card in cards)
    text = Text(f"{ready} of {len(cards)} recovered" if cards else "none", style="default" if cards else "dim")
    groups: dict[tuple[str, ...], list[int]] = {}
    for card in cards:
        groups.setdefault(tuple(game.value(card, "attribute")), []).append(card)
    for attributes, same in sorted(groups.items()):
        resting = sum(bool(game.rested[card]) for card in same)
        style = COLORS.get(attributes[0], "") if attributes else ""
        text.append("  ").append("/".join(attributes) or "void", style)
        text.append(f" {STANDING * (len(same) - resting)}").append(RESTING * resting, "dim")
        text.append("".join(f" ({burdens(game, card)})" for card in same if burdens(game, card)), "dim")
    return labelled("  stones", "default", text)


def others(game: Game, seat: int) -> Table | None:
    """Regalia and additions, these with the card they are added to."""
    cards = [c for c in game.in_zone(seat, "field") if not is_drawn(game, c)]
    if not cards:
        return None
    text = Text("")
    for at, card in enumerate(cards):
        text.append(", " if at else "").append(standing_card(game, card))
        host = host_of(game, card)
        text.append(f" {kind_of(game, card)}" + (f" on {game.card(host)}" if host is not None else ""), "dim")
    return labelled("  others", "default", text)


def kind_of(game: Game, card: int) -> str:
    return next((word for word in ("regalia", "addition") if word in game.value(card, "type")), "")


def is_drawn(game: Game, card: int) -> bool:
    """Whether a card of the field is shown among the stones or in a cell."""
    kinds = game.value(card, "type")
    return "magic stone" in kinds or "resonator" in kinds or "j-ruler" in kinds


def fighters(game: Game, eye: Eye, seat: int) -> RenderableType | None:
    """The J/resonators in cells; one that is a stone as well is shown here too."""
    cards = [c for c in game.in_zone(seat, "field") if {"resonator", "j-ruler"} & set(game.value(c, "type"))]
    if not cards:
        return Text("  no resonators", style="dim")
    style = "cyan" if seat == eye.seat else "red"
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, border_style=style)
    for _ in range(CELLS):
        grid.add_column(width=CELL, no_wrap=True, overflow="ellipsis")
    cells = [cell(game, card) for card in cards]
    for at in range(0, len(cells), CELLS):
        grid.add_row(*cells[at : at + CELLS])
    return grid


def cell(game: Game, card: int) -> Text:
    rested = bool(game.rested[card])
    plain = "dim" if rested else "bold" if "j-ruler" in game.value(card, "type") else ""
    text = Text(f"{RESTING if rested else STANDING} {game.card(card)}", emphasis(game, card) or plain)
    text.truncate(CELL, overflow="ellipsis")
    return text.append("\n  ").append(numbers(game, card), "dim" if rested else "not bold default")


def emphasis(game: Game, card: int) -> str:
    """The cards that fight stand out."""
    for role, style in (("attacker", "bold yellow"), ("attacked", "bold magenta"), ("blocker", "bold magenta")):
        if game.facts[role] is not None and game.facts[role][0] == card:
            return style
    return ""


def numbers(game: Game, card: int) -> str:
    """ATK/DEF, what lies on it, and what it can do."""
    skills = [short for word, short in SKILLS.items() if game.has(card, word)]
    power = f"{game.value(card, 'atk')}/{game.value(card, 'def')}" if is_fighter(game, card) else "no ATK"
    found = power
    for part in (burdens(game, card), *skills):
        found += f" {part}" if part and len(found) + len(part) < CELL - 2 else ""
    return found


# --- between: the battle and the chase ------------------------------------------------------------------


def between(game: Game, eye: Eye) -> list[RenderableType]:
    return [line for line in (chase(game, eye), battle(game, eye)) if line is not None]


def battle(game: Game, eye: Eye) -> Table | None:
    """Who attacks whom, and who blocks."""
    attacker, attacked, blocker = (game.facts[role] for role in ("attacker", "attacked", "blocker"))
    if attacker is None:
        return None
    text = Text(fighter(game, eye, attacker[0]), style="bold yellow").append(" → ", "default")
    if attacked is not None:
        text.append(fighter(game, eye, attacked[0]), "bold magenta")
    if blocker is not None:
        text.append("  blocked by ", "default").append(fighter(game, eye, blocker[0]), "bold magenta")
    return labelled("  battle", "yellow", text)


def fighter(game: Game, eye: Eye, card: int) -> str:
    if card < 0:
        return eye.label(seat_of(card))
    return f"{game.card(card)} {game.value(card, 'atk')}/{game.value(card, 'def')}"


def chase(game: Game, eye: Eye) -> Table | None:
    """What waits to resolve, the newest first."""
    cards = game.in_zone(0, "chase")
    lines = [Text(f"{number}. {waiting(game, eye, card)}") for number, card in enumerate(reversed(cards), 1)]
    return labelled("  chase", "yellow", Text("\n").join(lines)) if cards else None


def waiting(game: Game, eye: Eye, card: int) -> str:
    """One thing in the chase: whose it is, its targets, its modes and X."""
    shown = shows(game, eye.seat, card)
    if not shown:
        return str(game.card(card))
    name = game.card(card) if shown["kind"] == "spell" else f"{shown['kind']} of {game.card(card)}"
    aims = ", ".join(aimed(game, eye, each) for each in shown["targets"])
    modes = "; ".join(mode_words(game, card, str(mode)) for mode in shown["modes"])
    x = f", X = {shown['x']}" if shown["x"] is not None else ""
    told = f"{eye.label(shown['controller'])}: {name}{x}"
    return told + (f" → {aims}" if aims else "") + (f" ({modes})" if modes else "")


def aimed(game: Game, eye: Eye, target: Mapping[str, int]) -> str:
    return eye.label(target["player"]) if "player" in target else str(game.card(target["card"]))


def hand(game: Game, seat: int) -> Table:
    """One's cards in hand by name and cost, equal ones counted."""
    cards = sorted(game.in_zone(seat, "hand"), key=lambda c: (game.value(c, "total cost") or 0, game.card(c)))
    return labelled("hand", "default", counted([f"{game.card(c)} ({cost(game, c)})" for c in cards]))


# --- choices and acts -----------------------------------------------------------------------------------


def detail(game: Game, card: int) -> str:
    """Of a card in play or hand that fights, its ATK/DEF; of any other, its type."""
    if card < 0:
        return ""
    if game.value(card, "atk") is not None:
        return f"{game.value(card, 'atk')}/{game.value(card, 'def')}"
    kinds = game.value(card, "type")
    return "magic stone" if "magic stone" in kinds else " ".join(kinds[:1])


def prompt(game: Game, question: Question) -> str:
    """What is to be paid, and for what."""
    frame = game.frames[-1]
    if question.about != PAYMENT:
        return question.prompt
    return f"pay {braces(frame.attributes or (), frame.free or 0)}{purpose(game)}"


def purpose(game: Game) -> str:
    """What a payment is for: the card being played, or the text or rule that runs around it."""
    for frame in reversed(game.frames):
        if frame.procedure == "706":
            return " to set a card"
        card = frame.__dict__.get("what", frame.__dict__.get("source"))
        if card is not None:
            return f" for {game.card(card)}"
    return ""


def redraws(game: Game, question: Question) -> bool:
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


TABLE = Mat(
    Parts(side, between, hand), detail, guesses,
    Examples("play lancer", "attack NAME with NAME", "look graveyard, look their removed"),
    Stops(STOPS, place, worth, "only will"), folded, prompt, redraws,
)  # fmt: skip
