"""Section 2: a card record, as a person or a list writes it, made into a card of this book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Card, CardError, Characteristic, Known, did_you_mean, made_once, short
from ...kernel import nodes as n
from ...text import reader_of
from .._vanguard import vocabulary
from .._vanguard.driving import BASE_DRIVE
from .._vanguard.meaning import as_meant
from .._vanguard.names import with_other_names
from .._vanguard.records import has, listed, listed_or_others, one_of, require_fields, require_name, whole, word, words
from . import originals
from .appendix import RECORDS, TEXTS
from .arms import with_arms_apart
from .draws import told_of_draws
from .faces import make_sides
from .holding import widened
from .keywords import framed, with_gates
from .lexicon import language
from .nations import CLANS, ELEMENTAL, NATIONS, clans_and_nations
from .nodes import Arms, MakeTokens
from .owners import with_named_sides

TRIGGERS = ("critical", "draw", "heal", "front", "over")
UNIT, ORDER = "unit", "order"
# 2.9.3, 2.9.4.1, 2.9.4.2: the main types that are printed, each with its subtypes.
TOKEN = "token"
SUBTYPES = {UNIT: ("normal", "trigger", TOKEN), ORDER: ("normal", "trigger", "blitz", "set", "arms")}
TYPES = tuple([f"{subtype} {main}" for main, those in SUBTYPES.items() for subtype in those])
SKILLS = ("boost", "intercept", "twin drive", "triple drive")
PERSONA = "persona ride"
TOKENS = "tokens"
"""The field of a record with the tokens that its text makes, and what a card carries them under."""
ORDER_ABILITY = "order ability"
"""11.1.1.4: the keyword of a text on an order that has no mark of another kind."""
FIELDS = frozenset(
    (
        "id name type subtype special_type grade clan race nation power shield critical trigger skill persona text "
        "flavour set number era repaired tokens"
    ).split()
)
TOKEN_FIELDS = FIELDS - frozenset("clan nation shield trigger special_type persona tokens".split())
"""15.3.1: what a token has not is no field of its record."""

# 2.9.2, 2.9.2.1, 2.9.2.2: main type, subtypes and special types; `type` is what is printed, subtype and main type.
# 2.9.5.1: they are characteristics of their own, so that a change of one leaves the others.
# 2.14.1, 2.17.2: nations, and drive, which is not printed.
CHARACTERISTICS = (
    # 2.6.3: a guardian without a shield counts as having one of 0.
    *vocabulary.none_is_zero(with_other_names(vocabulary.CHARACTERISTICS), "shield"),
    Characteristic("main type", "word", UNIT),
    Characteristic("subtype", "words", ("normal",)),
    Characteristic("special type", "words", ()),
    Characteristic("nation", "words", ()),
    Characteristic("drive", "number", BASE_DRIVE),
    Characteristic("other triggers", "words", ()),
    *originals.CHARACTERISTICS,
)


def as_told(ability: n.Ability) -> n.Ability:
    """What the words mean together, in this book."""
    return told_of_draws(with_gates(with_arms_apart(widened(with_named_sides(as_meant(ability))))))


abilities_of = reader_of(language, as_told)


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record, "2.1.1")
    require_fields(record, name, FIELDS)
    text = word(record, name, "text")
    abilities = framed(abilities_of(name, text, known)) if text else ()
    return card_with(record, name, abilities, text, known)


def card_with(
    record: Mapping[str, Any], name: str, abilities: tuple[n.Ability, ...], text: str = "", known: Known = ()
) -> Card:
    """A card with these abilities, out of the rest of its record."""
    printed = token_of(record, name) if is_token_record(record) else characteristics(record, name)
    if printed["main type"] != ORDER and any(each.keyword == ORDER_ABILITY for each in abilities):
        raise CardError(f"{short(name)}: a text without a mark, expected on orders alone (11.1.1.4)")
    printed["subtype"] = with_arms(name, printed["subtype"], abilities)
    printed["keywords"] = (*printed["keywords"], *(word for a in abilities for word in a.keywords))
    card = Card(name, printed, abilities, text, str(record.get("id", "")))
    extra: dict[str, object] = {"record": dict(record), **make_sides(card)}
    tokens = tokens_called(record, card, known)
    return replace(card, extra={**extra, TOKENS: tokens} if tokens else extra)


def with_arms(name: str, subtypes: tuple[str, ...], abilities: tuple[n.Ability, ...]) -> tuple[str, ...]:
    """16.3.1, 16.3.2: an order of the subtype arms has a text that says who holds it, and such a text makes it one."""
    says = any(isinstance(each.effect, Arms) for each in abilities)
    if "arms" in subtypes and not says:
        raise CardError(f"{short(name)}: an arms order, expected a text that says who holds it (16.3.2)")
    return (*subtypes, "arms") if says and "arms" not in subtypes else subtypes


# --- 15.3 tokens ----------------------------------------------------------------------------------


def is_token_record(record: Mapping[str, Any]) -> bool:
    return record.get("type") == f"{TOKEN} {UNIT}"


def token_of(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """15.3.1, 15.1.2.3.1: type, grade, power, critical, name, race, ability icon and text, and nothing else.

    15.3.1.1, 15.3.4: a unit of the subtype token, for which the rules on units hold.

    15.3.1.2, 15.3.3.1: its name is its race too.

    5.1.3.1: this is its original information.

    15.1.2.3.2: a shield that it has not is zero, a nation that it has not is none.
    """
    for key in record:
        if key not in TOKEN_FIELDS:
            raise CardError(f"{short(name)}: a token with {short(key)}, expected none of what tokens have not (15.3.1)")
    races = words(record, name, "race", "15.3.3.1") or (name,)
    if races != (name,):
        raise CardError(f"{short(name)}: race is {short(', '.join(races))}, expected the token's name (15.3.3.1)")
    return {**characteristics(record, name), "race": races, "nation": (), "clan": ()}


@made_once()
def appendix() -> Mapping[str, Card]:
    """15.1.2.2: the tokens of appendix A, by name."""
    made = {name: card_with(record, name, TEXTS.get(name, ())) for name, record in RECORDS.items()}
    return {name: replace(card, extra=make_sides(card)) for name, card in made.items()}


def tokens_called(record: Mapping[str, Any], card: Card, known: Known) -> dict[str, Card]:
    """15.3.1.3: the tokens that a card's text makes, by name: appendix A has them, or the card's list does."""
    names = names_of_tokens(card)
    given = {str(each.get("name")): each for each in record.get(TOKENS) or ()}
    for name in names:
        if name not in given and name not in appendix():
            hint = did_you_mean(name, [*given, *appendix()])
            said = f"no token {short(name)} in appendix A or in the card's list{hint} (15.1.2.2)"
            raise CardError(f"{short(card.name)}: {said}")
    return {name: card_from(given[name], known) for name in names if name in given}


def names_of_tokens(card: Card) -> list[str]:
    return list(dict.fromkeys([part.name for part in n.walk(card.abilities) if isinstance(part, MakeTokens)]))


def token_cards(card: Card) -> dict[str, Card]:
    """The cards of the tokens that a card makes, by name."""
    own: Any = card.extra.get(TOKENS, {})
    return {name: own[name] if name in own else appendix()[name] for name in names_of_tokens(card)}


def put_sides_together(records: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """15.1.2.1.2: a list has a token once; each card whose text names it brings it along."""
    listed = [dict(record) for record in records]
    tokens = [record for record in listed if is_token_record(record)]
    for record in listed:
        text = str(record.get("text") or "")
        named = [each for each in tokens if re.search(rf"\b{re.escape(str(each.get('name')))} tokens?\b", text)]
        if named and TOKENS not in record and not is_token_record(record):
            record[TOKENS] = named
    return listed


# --- what is printed ------------------------------------------------------------------------------


def characteristics(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """2.6.3: a card without a shield has None; on the guardian circle that counts as zero.

    5.1.2: a clan or race given twice counts once.

    2.10.1.1, 2.10.1.2, 2.10.1.3, 2.10.1.4: the ability icon gives the keyword of its name.

    2.13.2: the persona ride icon is a keyword of its own.
    """
    trigger, *others = triggers_of(record, name) or ("",)
    skill = one_of(record, name, "skill", SKILLS, "2.10.1")
    subtype, main = types_of(record, name, trigger)
    clans, nations = clans_and_nations(
        listed_or_others(record, name, "clan", (*CLANS, ELEMENTAL), "2.2.1"),
        listed(record, name, "nation", NATIONS, "2.14.4.1"),
        main == ORDER,
    )
    numbers = {
        "grade": whole(record, name, "grade", "2.4.1"),
        "power": power_of(record, name, main),
        "shield": whole(record, name, "shield", "2.6.1") if has(record, "shield") else None,
        "critical": whole(record, name, "critical", "2.7.1") if has(record, "critical") else 1,
    }
    return {
        **numbers,
        **{originals.ORIGINAL + key: value for key, value in numbers.items()},
        "clan": clans,
        "nation": nations,
        "race": words(record, name, "race", "2.3.1"),
        "trigger": trigger,
        "type": f"{subtype} {main}",
        "main type": main,
        "subtype": (subtype, *[each.lower() for each in words(record, name, "subtype", "2.9.4.2.1")]),
        "special type": words(record, name, "special_type", "2.9.5"),
        "drive": BASE_DRIVE,
        "keywords": (*((skill,) if skill else ()), *((PERSONA,) if has_persona(record, name) else ())),
        "other names": (),
        "other triggers": tuple(others),
    }


def triggers_of(record: Mapping[str, Any], name: str) -> list[str]:
    """2.8.4: one icon, or a list of several."""
    given = record.get("trigger")
    icons = given if isinstance(given, list | tuple) else [given]
    found = [one_of({"trigger": icon}, name, "trigger", TRIGGERS, "2.8.2") for icon in icons if icon is not None]
    return list(dict.fromkeys([icon for icon in found if icon]))


def has_persona(record: Mapping[str, Any], name: str) -> bool:
    given = record.get("persona", False)
    if not isinstance(given, bool):
        raise CardError(f"{short(name)}: persona is {short(given)}, expected true or false (2.13.2)")
    return given


def power_of(record: Mapping[str, Any], name: str, main: str) -> int:
    """2.9.3.2: an order has abilities alone, and no power."""
    return whole(record, name, "power", "2.5.1") if main == UNIT or has(record, "power") else 0


def types_of(record: Mapping[str, Any], name: str, trigger: str) -> tuple[str, str]:
    """2.9.1, 2.9.6: the type is printed as a subtype and a main type; a unit with a trigger icon is a trigger unit."""
    given = one_of(record, name, "type", TYPES, "2.9.1") or f"normal {UNIT}"
    subtype, main = given.split()
    if trigger and subtype == "normal":
        subtype = "trigger"
    if (subtype == "trigger") != bool(trigger):
        raise CardError(f"{short(name)}: type is {short(given)}, expected a trigger icon with it (2.9.4)")
    return subtype, main
