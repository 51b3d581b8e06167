"""Section 2: a card record, as a person or a list writes it, made into a card of this book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Card, CardError, Characteristic, Known, short
from ...kernel import nodes as n
from ...text import reader_of
from ...text.links import rebuilt
from ...text.printing import kind_of
from .._vanguard import vocabulary
from .._vanguard.circles import GUARDIAN
from .._vanguard.driving import BASE_DRIVE
from .._vanguard.meaning import as_meant
from .._vanguard.names import with_other_names
from .._vanguard.records import has, listed_or_others, one_of, require_fields, require_name, whole, word, words
from . import becoming
from .lexicon import language
from .nations import IN_CLANS_PLACE, NATIONS, clans_and_nations
from .sides import BACK, SKILLS, make_sides
from .zones import G_ZONE

TRIGGERS = ("critical", "draw", "stand", "heal", "front")
TYPES = ("normal unit", "trigger unit", "g unit")
GIFTS = ("force", "accel", "protect")
FIELDS = frozenset(
    (
        "id name type grade clan race nation power shield critical trigger trigger_power skill gift text flavour set "
        "number era repaired back"
    ).split()
)
RETIRED_BY_NAME = "it was retired"
FIRST_TRIGGER_POWER = 5000
"""What the icons give that have no number in a list."""

# 2.8.3, 2.15.1, 2.16.1, 2.17.2: the power of the trigger icon, nations, the gift, and drive, which is not printed.
CHARACTERISTICS = (
    # 3.11.2: a guardian without a shield has one of 0.
    *vocabulary.none_is_zero(with_other_names(vocabulary.CHARACTERISTICS), "shield"),
    *becoming.CHARACTERISTICS,
    Characteristic("nation", "words", ()),
    Characteristic("trigger power", "number", 0),
    Characteristic("gift", "word", ""),
    Characteristic("drive", "number", BASE_DRIVE),
    Characteristic("stride grade", "number", 0),
    Characteristic("original name", "word", ""),
    Characteristic("states", "words", ()),
)


def as_meant_here(ability: n.Ability) -> n.Ability:
    """11.11.2: a card counts with its grade for striding where a cost for striding is paid, and nowhere else."""
    meant: n.Ability = rebuilt(as_meant(ability), heard_of_g_guardians)
    if any(isinstance(node, n.Place) and node.verb == "stride" for node in n.walk(meant.effect)):
        return meant
    by_grade: n.Ability = rebuilt(meant, with_its_grade)
    return by_grade


def with_its_grade(node: n.Node) -> n.Node:
    match node:
        case n.Total("stride grade"):
            return replace(node, characteristic="grade")
    return node


def heard_of_g_guardians(node: n.Node) -> n.Node:
    """7.7.1.9: G guardians are retired too, which leads them to the G zone and not to the drop zone."""
    match node:
        case n.Ability(trigger=n.Trigger() as trigger) | n.Later(trigger):
            return replace(node, trigger=with_g_guardians(trigger))
    return node


def with_g_guardians(trigger: n.Trigger) -> n.Trigger:
    match trigger:
        case n.OnlyIf(_, inner):
            return replace(trigger, trigger=with_g_guardians(inner))
        case n.AnyTrigger(parts):
            return replace(trigger, parts=tuple([with_g_guardians(part) for part in parts]))
        case n.Moved(what, start, ("drop",)) if kind_of(trigger) == "retirement" and {"field", GUARDIAN} & {*start}:
            home = n.Moved(what, start, (G_ZONE,))
            return n.AnyTrigger((trigger, n.OnlyIf(n.Holds(RETIRED_BY_NAME), home)))
    return trigger


abilities_of = reader_of(language, as_meant_here)


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record, "2.1.1")
    require_fields(record, name, FIELDS)
    text = word(record, name, "text")
    abilities = abilities_of(name, text, known) if text else ()
    printed = characteristics(record, name)
    printed["keywords"] = (*printed["keywords"], *(word for a in abilities for word in a.keywords))
    card = Card(name, printed, abilities, text, str(record.get("id", "")))
    return replace(card, extra={"record": dict(record), **make_sides(card), **back_of(record, known)})


GIVEN = ("states", "status", "other names")
"""What no card has printed on it and effects give."""


def back_of(record: Mapping[str, Any], known: Known) -> dict[str, Card]:
    """12.10.2: a card with two faces has the second one as a record of its own."""
    back = record.get("back")
    if back is not None and not isinstance(back, Mapping):
        name = short(record["name"])
        raise CardError(f"{name}: back is {short(back)}, expected the record of the other face (12.10.2)")
    return {} if back is None else {BACK: card_from(back, known)}


def characteristics(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """2.6.3: a card without a shield has None; on the guardian circle that counts as zero.

    3.7.1.1: a clan or race given twice counts once.

    2.15.3.1, 2.15.4.1: clans and icons may be others than those of the table; misspelt ones of it are no others.

    2.10.1.1, 2.10.1.2, 2.10.1.3, 2.10.1.4: the skill icon gives the keyword of its name.

    2.16.2.1, 2.16.2.2, 2.16.2.3: the gift icon names the gift.
    """
    trigger = one_of(record, name, "trigger", TRIGGERS, "2.8.1")
    kind = type_of(record, name, trigger)
    skill = one_of(record, name, "skill", SKILLS, "2.10.1")
    icons = listed_or_others(record, name, "nation", tuple(NATIONS), "2.15.3")
    clans, nations = clans_and_nations(listed_or_others(record, name, "clan", IN_CLANS_PLACE, "2.2.1"), icons)
    return {
        "clan": clans,
        "nation": nations,
        "race": words(record, name, "race", "2.3.1"),
        "grade": whole(record, name, "grade", "2.4.1"),
        "original name": name,
        "stride grade": whole(record, name, "grade", "2.4.1"),
        "power": power_of(record, name),
        "original power": power_of(record, name),
        "shield": whole(record, name, "shield", "2.6.1") if has(record, "shield") else None,
        "critical": whole(record, name, "critical", "2.7.1") if has(record, "critical") else 1,
        "trigger": trigger,
        "trigger power": trigger_power_of(record, name, trigger),
        "type": kind,
        "gift": one_of(record, name, "gift", GIFTS, "2.16.2"),
        "drive": BASE_DRIVE,
        "keywords": (skill,) if skill else (),
        **dict.fromkeys(GIVEN, ()),
    }


def power_of(record: Mapping[str, Any], name: str) -> int:
    """2.5.3: a plus sign after the number means nothing. A G unit that only guards has no power, which is zero."""
    printed = record.get("power")
    if isinstance(printed, str):
        return whole({"power": printed.removesuffix("+")}, name, "power", "2.5.1")
    if printed is None and word(record, name, "type").lower() == "g unit":
        return 0
    return whole(record, name, "power", "2.5.1")


def trigger_power_of(record: Mapping[str, Any], name: str, trigger: str) -> int:
    """2.8.3: the number at the bottom of the icon, which a card without an icon does not have."""
    given = has(record, "trigger_power")
    if given and not trigger:
        raise CardError(
            f"{short(name)}: trigger_power is {short(record['trigger_power'])}, expected none without a trigger (2.8.3)"
        )
    power = whole(record, name, "trigger_power", "2.8.3") if given else FIRST_TRIGGER_POWER
    return power if trigger else 0


def type_of(record: Mapping[str, Any], name: str, trigger: str) -> str:
    """2.9.2: a unit with a trigger icon is a trigger unit."""
    given = one_of(record, name, "type", TYPES, "2.9.1")
    if trigger and given not in ("", "trigger unit"):
        raise CardError(f"{short(name)}: type is {short(given)}, expected 'trigger unit' with a trigger icon (2.9.2)")
    return "trigger unit" if trigger else given or "normal unit"
