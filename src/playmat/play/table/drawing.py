"""The table as lines of text, drawn from a view through the game's mat: the other player on top, turned round.

Nothing is asked of a game, so that what a seat does not see cannot be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..mat import SEAT, Mat, Place, Role, Shown
from .cards import numbers_in, role_of, role_style, sign_of
from .field import field
from .lines import CUT, TOP, cut, labelled, one_box, styled
from .seen import HIDDEN, Entry, Seen, has_word, value_words

WIDTH = 80
WIDEST = 120
"""Cells are not drawn wider than a window of so many columns makes them."""
FOLDS = (2, 1)
"""Lines of a row that are left where there is no room for all."""
NEAR, FAR, DANGER = "cyan", "red", "bold red"
STYLES = {"orange": "yellow", "purple": "magenta", "grey": "bright_black"}
"""How hues are printed that are no colours of a terminal."""


def draw(view: Mapping[str, Any], mat: Mat, width: int = WIDTH, height: int | None = None) -> list[Text]:
    """The table as lines; in short, and with its rows folded, where it is to be no higher than a number of lines."""
    seen, width = Seen(view, mat), min(width, WIDEST)
    lines = drawn(seen, width, tall=True)
    for most in (None, *FOLDS):
        if height is None or len(lines) <= height:
            break
        lines = drawn(seen, width, tall=False, most=most)
    return lines


def drawn(seen: Seen, width: int, *, tall: bool, most: int | None = None) -> list[Text]:
    """Both sides, each from its outer edge inwards, and what goes on between them; of each row so many lines."""
    *far, far_field = [folded(part, width, most) for part in side(seen, seen.far, width, tall=tall)]
    *near, near_field = [folded(part, width, most) for part in side(seen, seen.near, width, tall=tall)]
    middle = [line for part in between(seen, width) for line in folded(part, width, most)] + battle(seen, width)
    fields = [far_field, middle, near_field] if tall or middle else [one_box(far_field, near_field)]
    parts = [*far, *fields, *reversed(near)]
    return [title(seen, width), *[line for part in parts for line in part]]


def folded(part: list[Text], width: int, most: int | None) -> list[Text]:
    """The first lines of a row, with a sign that there is more; a box stays as it is."""
    if most is None or len(part) <= most or part[0].plain.startswith(TOP[0]):
        return part
    last = part[most - 1].copy()
    last.truncate(width - len(CUT) - 1)
    return [*part[: most - 1], last.append(f" {CUT}", "dim")]


def side(seen: Seen, seat: int, width: int, *, tall: bool) -> list[list[Text]]:
    style = NEAR if seat == seen.near else FAR
    rows = [part for place in outer(seen.mat) for part in side_row(seen, seat, place, width)]
    return [hand(seen, seat, width), status(seen, seat, width), *rows, field(seen, seat, width, style, tall=tall)]


def outer(mat: Mat) -> list[Place]:
    """The places that are lines beside the field, zones and parts of zones."""
    return [place for place in mat.all_places if place.shape in ("row", "groups") and not place.between]


# --- above the table -----------------------------------------------------------------------------------


def title(seen: Seen, width: int) -> Text:
    """Turn, phase and step; at the right, as far as there is room, what the signs mean."""
    facts = seen.view["facts"]
    steps = ("phase", "step", *(shown.fact for shown in seen.mat.facts if shown.in_title))
    phase = " · ".join(words for words in (value_words(facts.get(key)) for key in steps) if words)
    words = phase or "before the game"
    if facts.get("turn"):
        words = f"turn {facts['turn']} · {seen.whose(facts.get('turn seat', 0))} {words}"
    line, signs = styled(cut(words, width), "bold"), legend(seen.mat)
    room = width - line.cell_len - len(signs)
    return line.append(" " * room + signs, "not bold dim") if room > 1 else line


def legend(mat: Mat) -> str:
    return "  ".join(f"{sign.sign} {sign.word}" for sign in (mat.upright, mat.rested))


def every_sign(mat: Mat) -> list[str]:
    """All signs of a mat with their words, for those who ask."""
    signs = [(sign.sign, sign.word) for sign in (mat.upright, mat.rested, mat.face_down)]
    return [f"{sign} {word}" for sign, word in (*signs, *((role.sign, role.word) for role in mat.battle))]


# --- one side ------------------------------------------------------------------------------------------


def status(seen: Seen, seat: int, width: int) -> list[Text]:
    """What a player has beside the field: facts, pips, and piles as counts."""
    items = [fact(seen, shown, seat) for shown in seen.mat.facts if shown.of_players]
    items += [counted(seen, seat, place) for place in seen.mat.all_places]
    label = styled(seen.label(seat), f"bold {NEAR if seat == seen.near else FAR}")
    return labelled(label, [item for item in items if item is not None], width, "  ")


def fact(seen: Seen, shown: Shown, seat: int) -> Text | None:
    value = seen.view["facts"].get(shown.fact.replace(SEAT, str(seat)))
    if shown.if_any and not value:
        return None
    style = alarm(value, shown.danger, low=shown.low) if isinstance(value, int) else "bold"
    many = isinstance(value, list | tuple)
    words = [each.plain for each in several([value_words(each) for each in value])] if many else [value_words(value)]
    return styled(f"{shown.label} ", "dim").append(", ".join(words) or "-", style)


def alarm(count: int, danger: int | None, *, low: bool) -> str:
    if danger is None:
        return "none"
    return DANGER if (count <= danger if low else count >= danger) else "none"


def counted(seen: Seen, seat: int, place: Place) -> Text | None:
    """A pile, a hand or pips as part of a line."""
    if place.shape not in ("pips", "spread", "pile", "hand") or (place.shared and seat != seen.near):
        return None
    cards = seen.cards(seat, place)
    if place.if_any and not cards:
        return None
    style = alarm(len(cards), place.danger, low=place.low)
    words = pips(seen, place, cards) if place.shape in ("pips", "spread") else str(len(cards))
    return styled(f"{place.label} ", "dim").append(words, style)


def pips(seen: Seen, place: Place, cards: Sequence[Entry]) -> str:
    """A sign for each card and their number; those that lie face down in an open zone are told in words, too."""
    down = sum(bool(card.get("face down")) for card in cards)
    signs = "".join(seen.mat.face_down.sign if card.get("face down") else "■" for card in cards)
    full = f"/{place.full}" if place.full is not None else ""
    return f"{signs}{' ' if signs else ''}{len(cards)}{full}" + (f" ({down} {seen.mat.face_down.word})" if down else "")


def hand(seen: Seen, seat: int, width: int) -> list[Text]:
    """The cards in hand that are seen, equal ones counted."""
    lines: list[Text] = []
    for place in seen.mat.all_places:
        cards = [card for card in seen.cards(seat, place) if HIDDEN not in card] if place.shape == "hand" else []
        if cards or (place.shape == "hand" and seat == seen.view["seat"] and not place.if_any):
            words = [said(seen, place, card) for card in in_order(cards, place.by)]
            lines += labelled(styled(place.label, "bold"), several(words) or [styled("empty", "dim")], width)
    return lines


def in_order(cards: Sequence[Entry], by: Sequence[str]) -> list[Entry]:
    return sorted(cards, key=lambda card: [rank(card.get(key)) for key in by])


def rank(value: Any) -> tuple[float, str]:
    return (value, "") if isinstance(value, int) else (0, value_words(value))


def said(seen: Seen, place: Place, card: Entry) -> str:
    """A card by name, with its note in brackets or behind a sign of its own."""
    note = seen.fill(place.note, card)
    return f"{seen.name(card)} ({note})" if note and note[0].isalnum() else f"{seen.name(card)} {note}".strip()


def several(words: Sequence[str]) -> list[Text]:
    return alike([Text(each) for each in words])


def alike(items: Sequence[Text]) -> list[Text]:
    """Equal items once, with how many there are."""
    counts: dict[str, list[Text]] = {}
    for item in items:
        counts.setdefault(item.plain, []).append(item)
    return [Text(f"{len(same)}× ").append_text(same[0]) if len(same) > 1 else same[0] for same in counts.values()]


def side_row(seen: Seen, seat: int, place: Place, width: int) -> list[list[Text]]:
    cards = seen.cards(seat, place)
    if not cards and place.if_any:
        return []
    in_groups = place.shape == "groups"
    items = groups(seen, place, cards) if in_groups else alike([lying(seen, place, card) for card in cards])
    gap = "  " if in_groups else " · "
    return [labelled(Text(f"  {place.label}"), items or [styled("none", "dim")], width, gap)]


def lying(seen: Seen, place: Place, card: Entry) -> Text:
    """A card in a row: how it lies, its name, and what lies on it."""
    words = " ".join([*([seen.fill(place.note, card)] if place.note else []), *seen.burdens(card)])
    text = styled(
        f"{sign_of(seen, card)}{seen.name(card)}", "dim" if card.get("rested") else role_style(role_of(seen, card))
    )
    return text.append(f" {words}", "dim") if words else text


def groups(seen: Seen, place: Place, cards: Sequence[Entry]) -> list[Text]:
    """How many are upright, and of each group a sign a card, the upright ones first."""
    found: dict[str, list[Entry]] = {}
    for card in cards:
        found.setdefault(" ".join(value_words(card.get(key)) for key in place.by), []).append(card)
    upright = sum(not card.get("rested") for card in cards)
    total = [Text(f"{upright} of {len(cards)} {seen.mat.upright.word}")] if cards else []
    return [*total, *(group(seen, place, words, found[words]) for words in sorted(found))]


def group(seen: Seen, place: Place, words: str, cards: Sequence[Entry]) -> Text:
    rested = sum(bool(card.get("rested")) for card in cards)
    text = styled(words or "none", hue(seen, place.by, cards[0]))
    text.append(f" {seen.mat.upright.sign * (len(cards) - rested)}", "none")
    text.append(seen.mat.rested.sign * rested, "dim")
    burdens = [f" ({' '.join(seen.burdens(card))})" for card in cards if seen.burdens(card)]
    return text.append("".join(burdens), "dim")


def hue(seen: Seen, keys: Sequence[str], card: Entry) -> str:
    """The colour of the first word of a card that has one."""
    for key in keys:
        for word, found in seen.mat.card.hues.get(key, {}).items():
            if has_word(card, key, word):
                return STYLES.get(found, found)
    return "none"


# --- between the players -------------------------------------------------------------------------------


def between(seen: Seen, width: int) -> list[list[Text]]:
    """What lies between the players, and what everybody knows beside it, each as rows."""
    rows = [between_row(seen, place, width) for place in seen.mat.all_places if place.between]
    facts = [shown for shown in seen.mat.facts if not shown.of_players and not shown.in_title]
    return [*rows, *(table_fact(seen, shown, width) for shown in facts)]


def between_row(seen: Seen, place: Place, width: int) -> list[Text]:
    lines: list[Text] = []
    for seat in (seen.near,) if place.shared else (seen.far, seen.near):
        cards = seen.cards(seat, place)
        if cards:
            label = styled(f"  {place.label}", "bold yellow")
            lines += (
                listed(seen, place, cards, label, width) if place.newest else joined(seen, seat, place, cards, width)
            )
    return lines


def joined(seen: Seen, seat: int, place: Place, cards: Sequence[Entry], width: int) -> list[Text]:
    """The cards of one player in a line, with their numbers added up."""
    items = [Text(said(seen, place, card) + aims(seen, place, card)) for card in cards]
    if not place.shared:
        items[0] = styled(f"{seen.label(seat)}: ", "dim").append_text(items[0])
    total = sum(card.get(place.sum) or 0 for card in cards) if place.sum else 0
    if len(cards) > 1 and total:
        items.append(styled(f"{total} together", "bold"))
    return labelled(styled(f"  {place.label}", "bold yellow"), items, width)


def listed(seen: Seen, place: Place, cards: Sequence[Entry], label: Text, width: int) -> list[Text]:
    """The cards one a line, numbered, the newest first."""
    lines: list[Text] = []
    for number, card in enumerate(reversed(cards), 1):
        owner = f"{seen.label(card[place.whose])}: " if place.whose in card else ""
        words = f"{number}. {owner}{said(seen, place, card)}{told(place, card)}{aims(seen, place, card)}"
        lines += labelled(label if number == 1 else Text(""), [Text(words)], width)
    return lines


def told(place: Place, card: Entry) -> str:
    """What else a card carries: numbers with what they are called, words as they are."""
    found = [(key, card[key]) for key in place.tells if card.get(key)]
    words = [f"{key} {value}" if isinstance(value, int) else value_words(value) for key, value in found]
    return f" ({', '.join(words)})" if words else ""


def aims(seen: Seen, place: Place, card: Entry) -> str:
    targets = seen.targets(card, place.points)
    return f" → {', '.join(targets)}" if targets else ""


def table_fact(seen: Seen, shown: Shown, width: int) -> list[Text]:
    value = seen.view["facts"].get(shown.fact)
    if not value and shown.if_any:
        return []
    plain = shown.says or value_words(value) or "-"
    words = [seen.named(each) for each in numbers_in(seen, shown.fact)] if shown.cards else [plain]
    return labelled(styled(f"  {shown.label}", "bold yellow"), [Text(each) for each in words], width)


def battle(seen: Seen, width: int) -> list[Text]:
    """Who fights whom: each role with its sign, so that equal cards can be told apart on the table without colour."""
    items = [part for role in seen.mat.battle for part in fighters(seen, role)]
    return labelled(styled("  battle", "bold yellow"), items, width, " ") if items else []


def fighters(seen: Seen, role: Role) -> list[Text]:
    style = role_style(role)
    words = [fighter(seen, role, number) for number in numbers_in(seen, role.fact)]
    text = Text(f"{role.before} " if role.before else "")
    for at, each in enumerate(words):
        text.append(", " if at else "", "none").append(each, style)
    return [text] if words else []


def fighter(seen: Seen, role: Role, number: Any) -> str:
    """A card in battle with its numbers, or a player; and what it will come to with what is added."""
    entry = seen.by_number.get(number) if isinstance(number, int) else None
    words = f"{role.sign} {seen.named(number)}"
    if entry is None:
        return words
    more, adds = seen.added(number), seen.mat.battle_adds
    total = f"+ {more} = {(entry.get(adds.to) or 0) + more}" if more and adds is not None else ""
    return " ".join(part for part in (words, seen.fill(seen.mat.battle_note, entry), total) if part)
