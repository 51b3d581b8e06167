"""Section 200: a card record, as a person or a list writes it, made into a card of this book.

A record is one side. A ruler's J-ruler side and a shift card's future side (1302) stand in it under "back", or
in a record of their own whose id ends in J or ^; `cards_from` puts such sides together. The back is a card in
`extra["back"]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel import Ability, Card, CardError, Known, did_you_mean, short
from ...text import gathered, reader_of, require_plain, spelled, whole_number
from .lexicon import ATTRIBUTES, WILLS, language
from .nodes import AlsoNamed, AsMagicStone
from .texts import waiting

FIELDS = frozenset(
    "id name type race trait cost colour attribute ATK DEF atk def text abilities back era set set_name number "
    "flavour".split()
)
TYPES = ("ruler", "j-ruler", "resonator", "chant", "regalia", "addition", "magic stone")
STONE_TYPES = tuple(f"{kind} magic stone" for kind in ("basic", "special", "true", *ATTRIBUTES))
NAMED_STONES = tuple(f"{attribute} magic stone" for attribute in ATTRIBUTES)
SUBTYPES = ("field", "resonator", "ruler", "j-ruler", "j/resonator", "j/ruler")

# 1405, 1405.1, 1405.2, 1405.3: an old spell is a chant without subtypes; what its subtype said is a keyword today
OLD_CHANTS = {"spell:chant": (), "spell:chant-instant": ("quickcast",), "spell:chant-standby": ("trigger",)}

COLOURS = {mark.strip("{}"): attribute for mark, attribute in WILLS.items() if attribute != "moon"}
COST = re.compile(r"(?:\{(?:[WRUGBM]|X|[0-9]{1,2})\}){0,40}")
BACK_MARK = re.compile(r"(.+?)(?:J|\^)")

# keywords that name a part of the text rather than something the card is said to have
PARTS = ("spell", "torrent")


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record)
    for key in record:
        if key not in FIELDS:
            raise CardError(f"{short(name)} has an unknown field {short(key)}{did_you_mean(key, FIELDS)}")
    text = word(record, name, "text")
    abilities = abilities_of(name, text, known) if text else ()
    printed = characteristics(record, name)
    if "chant" in printed["type"]:
        abilities = tuple(map(waiting, abilities))
    own = (ability.keyword for ability in abilities if ability.keyword and ability.keyword not in PARTS)
    printed["keywords"] = tuple(dict.fromkeys((*printed["keywords"], *own)))
    printed["type"] = tuple(dict.fromkeys((*printed["type"], *base_types(abilities))))
    printed["other names"] = tuple(each.effect.name for each in abilities if isinstance(each.effect, AlsoNamed))
    extra: dict[str, object] = {"record": dict(record)}
    if back := record.get("back"):
        if not isinstance(back, Mapping):
            raise CardError(f"{short(name)}: back is {short(back)}, expected the fields of its other side")
        extra["back"] = card_from(back, known)
    return Card(name, printed, abilities, text, str(record.get("id", "")), extra)


def base_types(abilities: Iterable[Ability]) -> tuple[str, ...]:
    """904.2a, 909.1a: the magic stone types that a text gives its card in every zone, before any effect applies."""
    found = [ability.effect.types for ability in abilities if isinstance(ability.effect, AsMagicStone)]
    return tuple(word for types in found for word in ("magic stone", *types))


def cards_from(records: Iterable[Mapping[str, Any]]) -> list[Card]:
    """Cards of a list in which the two sides of a card are records of their own."""
    together = put_sides_together(records)
    known = known_words(together)
    return [card_from(record, known) for record in together]


def put_sides_together(records: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The records with each back inside its front; a back without a front stays a record of its own."""
    listed = [dict(record) for record in records]
    fronts = {str(record["id"]): record for record in listed if record.get("id")}
    found = []
    for record in listed:
        mark = BACK_MARK.fullmatch(str(record.get("id", "")))
        front = fronts.get(mark[1]) if mark else None
        if front is None or "back" in front:
            found.append(record)
        else:
            front["back"] = record
    return found


abilities_of = reader_of(language)


def known_words(records: Iterable[Mapping[str, Any]]) -> Known:
    """The races and traits of a card list."""
    return gathered(records, {"race": ("race", "trait")})


def require_name(record: Mapping[str, Any]) -> str:
    name = record.get("name")
    if not isinstance(name, str) or not name.strip():
        raise CardError(f'a card without a name: {short(dict(record))}; expected "name" to be a word (202.1)')
    require_plain(name)
    return name


def characteristics(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    types, subtype, keywords = types_of(record, name)
    attributes, free, times = cost_of(record, name)
    return {
        "type": types,
        "subtype": subtype,
        "attribute": attributes_of(record, name),
        # 205.1a: whatever asks for a race is content with a trait, and the other way round
        "race": tuple(dict.fromkeys((*races_of(record, name, "race"), *races_of(record, name, "trait")))),
        "attribute cost": attributes,
        "free cost": free,
        "x cost": times,
        # 203.5, 203.5a: without a cost it is zero; X counts where the card is a spell (203.5b)
        "total cost": len(attributes) + free,
        "atk": number_of(record, name, "ATK", "206.1"),
        "def": number_of(record, name, "DEF", "207.1"),
        "keywords": keywords,
    }


def types_of(record: Mapping[str, Any], name: str) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
    """The types, the subtype of an old addition (1406) and the keywords that an old type stands for (1405)."""
    types: list[str] = []
    subtype = ""
    keywords: tuple[str, ...] = ()
    for printed in words(record, name, "type"):
        # 1302.2d: the word in brackets reminds of the other side, and says nothing
        kind = printed.lower().removesuffix(" (shift)")
        if kind in OLD_CHANTS:
            kind, keywords = "chant", OLD_CHANTS[kind]
        elif kind.startswith("addition:"):
            kind, subtype = "addition", one_subtype(kind.removeprefix("addition:").strip(), name)
        if kind not in TYPES + STONE_TYPES:
            raise CardError(f"{short(name)}: type is {short(printed)}, expected {', '.join(TYPES)} (201.2)")
        types.append(kind)
    if not types:
        raise CardError(f"{short(name)} has no type, expected one of {', '.join(TYPES)} (201.2)")
    if any(kind in STONE_TYPES for kind in types):
        types.insert(0, "magic stone")
    if "magic stone" in types and name.lower() in NAMED_STONES:
        # 201.4b: its name is that of a type, so it is of that type
        types.append(name.lower())
    return tuple(dict.fromkeys(types)), subtype, keywords


def one_subtype(subtype: str, name: str) -> str:
    subtype = {"ruler/j-ruler": "j/ruler"}.get(subtype, subtype)
    if subtype not in SUBTYPES:
        known = ", ".join(SUBTYPES)
        raise CardError(f"{short(name)}: an addition's subtype is {short(subtype)}, expected {known} (1406.1a)")
    return subtype


def cost_of(record: Mapping[str, Any], name: str) -> tuple[tuple[str, ...], int, int]:
    """203.2: the attribute cost, the free cost and how often X is to be paid."""
    cost = word(record, name, "cost").replace(" ", "")
    cost = f"{{{cost}}}" if cost.isdigit() else cost
    if not COST.fullmatch(cost):
        raise CardError(f"{short(name)}: cost is {short(cost)}, expected wills such as {{W}}{{R}}{{2}} (203.2)")
    marks = re.findall(r"\{(\w+)\}", cost)
    attributes = tuple(WILLS[f"{{{mark}}}"] for mark in marks if f"{{{mark}}}" in WILLS)
    return attributes, sum(int(mark) for mark in marks if mark.isdigit()), marks.count("X")


def attributes_of(record: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """208.3, 208.4: all the attributes, by name or by letter; V and void are none."""
    given = words(record, name, "attribute") or words(record, name, "colour")
    named = [COLOURS.get(each, each.lower()) for each in given if each.lower() not in ("v", "void")]
    for attribute in named:
        if attribute not in ATTRIBUTES:
            known = ", ".join(ATTRIBUTES)
            raise CardError(f"{short(name)}: attribute is {short(attribute)}, expected {known} or void (208.2)")
    return tuple(dict.fromkeys(named))


def races_of(record: Mapping[str, Any], name: str, key: str) -> tuple[str, ...]:
    """205.3: a slash separates races or traits, a blank does not."""
    return tuple(spelled(race) for printed in words(record, name, key) for race in printed.split("/"))


def word(record: Mapping[str, Any], name: str, key: str) -> str:
    value = record.get(key) or ""
    if not isinstance(value, str):
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected words")
    return value


def words(record: Mapping[str, Any], name: str, key: str) -> tuple[str, ...]:
    """One word or a list of them."""
    value = record.get(key) or ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
        return tuple(value)
    raise CardError(f"{short(name)}: {key} is {short(value)}, expected a word or a list of words")


def number_of(record: Mapping[str, Any], name: str, key: str, rule: str) -> int | None:
    """206.1a, 207.2a: ATK or DEF, which a card may lack."""
    value = record.get(key, record.get(key.lower()))
    if value in (None, ""):
        return None
    number = whole_number(value)
    if number is None or number < 0:
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected a whole number, zero or more ({rule})")
    return number
