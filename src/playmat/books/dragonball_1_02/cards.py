"""Section 2: a card record, as a person or a list writes it, made into a card of this book.

A Leader Card has two sides (2-3-2-1-2): the card is its front, and `extra["back"]` is the card it is when
turned over, with the back's name, power and text and the rest as in front.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Ability, Card, CardError, Known, Nothing, This, did_you_mean, nodes, short, walk
from ...text import gathered, reader_of, require_plain, spelled, whole_number
from .lexicon import COLOR_MARKS, COLORS, language
from .meaning import as_meant
from .nodes import Here

TYPES = ("leader", "battle", "extra")
FIELDS = frozenset(
    "id set rarity name name_back type color power power_back energy energy_cost combo_energy combo_power character"
    " trait era text text_back flavour".split()
)
COST = re.compile(r"([0-9]{1,2})(?: *\(([-‐]|(?:\{[A-Z]\})+)\))?")
GIVEN = re.compile(r"\bgains? <<([^<>\n]+)>>")
LACKS = {
    "leader": ("energy", "energy_cost", "combo_energy", "combo_power"),
    "battle": ("name_back", "power_back", "text_back"),
    "extra": (
        *("name_back", "power_back", "text_back", "power", "combo_energy", "combo_power"),
        *("character", "trait", "era"),
    ),
}
"""Fields that a type of card does not have (2-5-4, 2-6-5, 2-7-3, 2-8-2, 2-9-2, 2-10-2, 2-11-2)."""


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record)
    for key in record:
        if key not in FIELDS:
            raise CardError(f"{short(name)} has an unknown field {short(key)}{did_you_mean(key, FIELDS)}")
    kind = type_of(record, name)
    front = side(record, name, kind, "", known)
    extra: dict[str, object] = {"record": dict(record)}
    if has(record, "name_back"):  # which only leaders have
        extra["back"] = side(record, word(record, name, "name_back"), kind, "_back", known)
    return replace(front, extra=extra)


def type_of(record: Mapping[str, Any], name: str) -> str:
    kind = word(record, name, "type").lower().removesuffix(" card")
    if kind not in TYPES:
        raise CardError(f"{short(name)}: type is {short(record.get('type'))}, expected {', '.join(TYPES)} (2-3-2)")
    for key in LACKS[kind]:
        if has(record, key):
            raise CardError(f"{short(name)}: {key} is {short(record[key])}, which {a(kind)} card does not have (2-3-2)")
    return kind


def side(record: Mapping[str, Any], name: str, kind: str, suffix: str, known: Known) -> Card:
    """2-3-2-1-2: one side of a card, which has only what stands on it; `suffix` marks the fields of the back."""
    text = word(record, name, f"text{suffix}")
    said = [ability for ability in abilities_of(name, text, known) if not only_a_note(ability)] if text else []
    abilities = tuple(placed(where_it_says(ability), kind, text) for ability in said)
    printed = characteristics(record, name, kind, suffix)
    printed["keywords"] = tuple(dict.fromkeys(ability.keyword for ability in abilities if ability.keyword))
    return Card(name, printed, abilities, text, str(record.get("id", "")))


abilities_of = reader_of(language, as_meant)


def known_words(records: Iterable[Mapping[str, Any]]) -> Known:
    """The special traits of a card list: those that cards have, and those that texts give."""
    records = list(records)
    given = [{"trait": trait} for record in records for trait in traits_given(record)]
    return gathered([*records, *given], {"trait": ("trait",)})


def traits_given(record: Mapping[str, Any]) -> list[str]:
    texts = [text for text in (record.get("text"), record.get("text_back")) if isinstance(text, str) and "gain" in text]
    return [trait for text in texts for trait in GIVEN.findall(language().normalise(text))]


def only_a_note(ability: Ability) -> bool:
    """2-12-3: a line that is all note gives the card no skill."""
    return not ability.keyword and isinstance(ability.effect, Nothing)


def where_it_says(ability: Ability) -> Ability:
    """2-12-2: a skill that speaks of its own card in some area works there, unless its trigger follows the card.

    8-6-2-1: a card is activated out of the hand.
    """
    if ability.trigger == nodes.On("use", (("card", This()),)):
        return replace(ability, zones=("hand",))
    told = [node.zones for node in walk((ability.cost, ability.effect)) if isinstance(node, Here)]
    if not told or ability.zones or any(isinstance(node, This) for node in walk(ability.trigger)):
        return ability
    zones, *_ = told
    return replace(ability, zones=zones)


def placed(ability: Ability, kind: str, text: str) -> Ability:
    """10-2-2: where an Extra Card's skill works that names no place: in the hand, in the Battle Area with [Field]."""
    if kind != "extra" or ability.zones:
        return ability
    field = "[Field]" in text
    if ability.keyword == "field":  # 10-2-1: activated out of the hand
        return replace(ability, kind="activated", zones=("hand",))
    if not field:
        return replace(ability, zones=("hand",))
    return replace(ability, zones=("battle",))


def characteristics(record: Mapping[str, Any], name: str, kind: str, suffix: str) -> dict[str, Any]:
    # 2-8-2: an Extra Card has no power, which is not one of 0
    # 2-11-2: nor has a leader an energy cost
    cost, specified = cost_of(record, name) if kind != "leader" else (None, ())
    return {
        "type": kind,
        "color": colors(record, name),
        "character": words(record, name, "character"),
        "trait": words(record, name, "trait"),
        "era": word(record, name, "era"),
        "cost": cost,
        "original cost": cost,
        "specified cost": specified,
        "power": whole(record, name, f"power{suffix}", "2-8-1") if kind != "extra" else None,
        "combo cost": whole(record, name, "combo_energy", "2-10-1") if kind == "battle" else None,
        "combo power": whole(record, name, "combo_power", "2-9-1") if kind == "battle" else None,
    }


def cost_of(record: Mapping[str, Any], name: str) -> tuple[int, tuple[str, ...]]:
    """The total cost, and the colours that must be among it (2-11-1)."""
    given = word(record, name, "energy_cost") or word(record, name, "energy")
    found = COST.fullmatch(given)
    if not found:
        raise CardError(
            f"{short(name)}: energy_cost is {short(given)}, expected a number with its colours, "
            "as 3({R}{R}) (2-11-1)"
        )
    number, colored = found.groups()
    total, marks = int(number), re.findall(r"\{[A-Z]\}", colored or "")
    for mark in marks:
        if mark not in COLOR_MARKS:
            raise CardError(f"{short(name)}: energy_cost has {mark}, expected {', '.join(COLOR_MARKS)} (2-11-1)")
    if len(marks) > total or (has(record, "energy") and str(record["energy"]).strip() != str(total)):
        energy = short(record.get("energy"))
        raise CardError(f"{short(name)}: energy {energy} and energy_cost {short(given)} do not agree (2-11-1)")
    return total, tuple(COLOR_MARKS[mark] for mark in marks)


def colors(record: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """2-4-1: a card has a colour, or several."""
    found = tuple(color.lower() for color in words(record, name, "color"))
    for color in found:
        if color not in COLORS:
            raise CardError(f"{short(name)}: color is {short(color)}, expected {', '.join(COLORS)} (2-4-1)")
    if not found:
        raise CardError(f"{short(name)} has no color, expected {', '.join(COLORS)} (2-4-1)")
    return found


# --- fields -------------------------------------------------------------------------------------


def require_name(record: Mapping[str, Any]) -> str:
    name = record.get("name")
    if not isinstance(name, str) or not name.strip():
        raise CardError(f'a card without a name: {short(dict(record))}; expected "name" to be a word (2-1-1)')
    require_plain(name)
    return " ".join(name.split())


def has(record: Mapping[str, Any], key: str) -> bool:
    return record.get(key) not in (None, "")


def word(record: Mapping[str, Any], name: str, key: str) -> str:
    value = record.get(key)
    if value is None:
        return ""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if not isinstance(value, str):
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected words")
    return value.strip()


def words(record: Mapping[str, Any], name: str, key: str) -> tuple[str, ...]:
    """2-6-3: one word, several with a slash between them, or a list."""
    value = record.get(key) or ()
    if isinstance(value, str):
        value = value.split("/")
    if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
        return tuple(dict.fromkeys(spelled(part) for part in value if part.strip()))
    asked = "expected words with a slash between them, or a list of words"
    raise CardError(f"{short(name)}: {key} is {short(value)}, {asked}")


def whole(record: Mapping[str, Any], name: str, key: str, rule: str) -> int:
    value = word(record, name, key)
    number = whole_number(value)
    if number is None or number < 0:
        raise CardError(f"{short(name)}: {key} is {short(record.get(key))}, expected a whole number ({rule})")
    return number


def a(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
