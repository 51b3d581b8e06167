"""A game as JSON: what a save and a replay hold, and how a saved state is put back.

A save holds the cards as records, so that it needs no card list to load, the state column by column, and
frames as (procedure, rule id, which row of that id, slots): a row added elsewhere does not break it. A
checksum tells when a file was cut short or edited. A replay holds only the beginning and the answers, with a
digest of the state they led to. `build.start` makes games out of both.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ..words.errors import SaveError
from ..words.plain import Plain, Record
from ..words.questions import Question
from ..words.reading import LINE, cut, read_json, short
from .frames import new_frame
from .memo import once
from .records import (
    Barred,
    Departure,
    Effect,
    Last,
    Lock,
    Replacing,
    Result,
    RuleEffect,
    Timed,
    Until,
    Waiting,
)
from .soundness import require_frame, require_state

if TYPE_CHECKING:
    from ..words.cards import Card
    from .compiled import Compiled
    from .frames import Frame
    from .game import Game


SAVE_FORMAT = "playmat-save"


REPLAY_FORMAT = "playmat-replay"


VERSION = 1


NO_CARDS = '"cards":[]'


COLUMNS = ("definition", "owner", "zone_of", "zones", "serial", "stamp", "arrived", "shown")


BYTES = ("rested", "face_down", "known")


RECORDS = {
    "effects": Effect, "waiting": Waiting, "timed": Timed, "locks": Lock, "replacing": Replacing,
    "rule_effects": RuleEffect, "path": Departure, "barred": Barred,
}  # fmt: skip
"""Columns of records, and what each is made of."""
LISTS = ("effects", "waiting", "timed")
"""Those of them that are lists; the others are tuples."""
TUPLES = ("met", "replaced")


PLAIN = ("chance", "clock", "rule", "idle", "forced", "decisions", "askers")


OTHERS = ("marks", "facts", "last", "idle_seen", "frames", "question", "result")
"""What is written in a way of its own."""


# --- writing --------------------------------------------------------------------------------------


def state_of(g: Game) -> Record:
    """The state as plain JSON values, without the history."""
    state: Record = {name: getattr(g, name) for name in (*COLUMNS, *RECORDS, *TUPLES, *PLAIN)}
    for name in BYTES:
        state[name] = list(getattr(g, name))
    state["marks"] = [[card, word, value] for (card, word), value in sorted(g.marks.items())]
    state["facts"] = g.facts
    state["last"] = [[card, list(entry)] for card, entry in sorted(g.last.items())]
    state["idle_seen"] = sorted(g.idle_seen)
    state["frames"] = [_frame(g, frame) for frame in g.frames]
    state["question"] = _question(g.question)
    state["result"] = None if g.result is None else [g.result.winner, g.result.rule, g.result.reason]
    return state


def _frame(g: Game, frame: Frame) -> list[Plain]:
    procedure = g.match.procedures[frame.procedure]
    rows = procedure.rows
    rule = rows[frame.row].rule if frame.row < len(rows) else ""
    which = sum(r.rule == rule for r in rows[: frame.row])
    slots = {k: v for k, v in frame.__dict__.items() if k == "returns" or k in procedure.slots}
    return [frame.procedure, rule, which, slots]


def _question(q: Question | None) -> list[Plain] | None:
    if q is None:
        return None
    return [q.seat, q.rule, q.kind, q.options, q.prompt, q.source, q.about, q.least, q.most]


def dumps(value: Plain) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def digest(g: Game) -> str:
    """A hash of the whole state: equal for games that will go on equally."""
    return hashlib.sha256(dumps(state_of(g)).encode()).hexdigest()


def card_record(card: Card) -> Record:
    return {"name": card.name, "printed": dict(card.printed), "text": card.text, "number": card.number,
            "abilities": len(card.abilities), "record": card.extra.get("record")}  # fmt: skip


def cards_hash(cards: Sequence[Card]) -> str:
    """A hash of what the cards say, the same wherever they were loaded."""
    return hashlib.sha256(dumps([card_record(c) for c in cards]).encode()).hexdigest()[:16]


def hash_of(match: Compiled) -> str:
    """The hash of a match's cards, worked out once until another joins them."""
    return once(match, "cards hash", cards_hash, match.cards)


def cards_text(match: Compiled) -> str:
    """The cards of a match as a file has them, written once until another joins them."""
    return once(match, "cards as text", _cards_text, match)


def _cards_text(match: Compiled) -> str:
    return dumps([card_record(card) for card in match.cards])


def cards_written(match: Compiled) -> list[Plain]:
    """The cards of a match as JSON gives them back. Not to be changed."""
    return once(match, "cards written", _cards_written, match)


def _cards_written(match: Compiled) -> list[Plain]:
    found: list[Plain] = json.loads(cards_text(match))
    return found


def _head(g: Game, form: str, program: str) -> Record:
    numbers = g.match.number_of
    decks = [
        {"name": d.name, "parts": [[part, [numbers[id(c)] for c in cards]] for part, cards in d.parts.items()]}
        for d in g.start.decks
    ]
    return {
        "format": form, "version": VERSION, "program": program, "book": g.match.book.name, "seed": g.start.seed,
        "options": g.start.options, "cards": [],
        "cards_hash": hash_of(g.match), "decks": decks,
    }  # fmt: skip


def sealed(content: Record, cards: str = "[]") -> str:
    """JSON with a checksum over everything else in it; `cards` in place of none.

    Only answers stand before them, which hold no such words.
    """
    body = dumps(content).replace(NO_CARDS, f'"cards":{cards}', 1)
    return dumps({"checksum": hashlib.sha256(body.encode()).hexdigest()}) + "\n" + body


def save(g: Game, program: str = "") -> str:
    """The whole game as text."""
    content = _head(g, SAVE_FORMAT, program)
    content["state"] = state_of(g)
    content["answers"] = g.history()
    content["events"] = g.log
    return sealed(content, cards_text(g.match))


def record(g: Game, program: str = "") -> str:
    """A replay: how the game began and every answer, with a digest of the end to check it by."""
    content = _head(g, REPLAY_FORMAT, program)
    content["answers"] = g.history()
    content["end"] = digest(g)
    return sealed(content, cards_text(g.match))


# --- reading --------------------------------------------------------------------------------------


def opened(text: str, form: str, match: Compiled | None = None) -> Record:
    """The content of a sealed text; SaveError says what is wrong with it.

    Cards that are those of `match` to the letter are not read again.
    """
    head, _, body = text.partition("\n")
    try:
        checksum = read_json(head, "its first line", SaveError, LINE)["checksum"]
    except (SaveError, KeyError, TypeError):
        raise SaveError("not a file that Playmat wrote: it does not begin with a checksum") from None
    if hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest() != checksum:
        raise SaveError("the file was cut short or edited: its checksum does not fit")
    known = "" if match is None else f'"cards":{cards_text(match)},'
    at = body.find(known) if known else -1
    if match is not None and at >= 0 and body.count("{", 0, at) == 1:  # they are the file's, not inside another object
        rest = f"{body[:at]}{NO_CARDS},{body[at + len(known) :]}"
        content: Record = {**read_json(rest, "the file", SaveError, whole=True), "cards": cards_written(match)}
    else:
        content = read_json(body, "the file", SaveError, whole=True)
    if not isinstance(content, dict):
        raise SaveError(f"expected a {form}, found {short(content)}")
    if content.get("format") != form:
        raise SaveError(f"expected a {form}, found a {cut(content.get('format'))}")
    if content.get("version") != VERSION:
        raise SaveError(f"written by another version: format {cut(content.get('version'))}, this is format {VERSION}")
    return content


NESTED = (list, dict)
"""Named, for unions are made anew wherever they are written."""


def frozen(value: Plain) -> Plain:
    """JSON lists as tuples, all the way down."""
    if isinstance(value, list):
        return tuple([frozen(v) if isinstance(v, NESTED) else v for v in value])
    if isinstance(value, dict):
        return {k: frozen(v) if isinstance(v, NESTED) else v for k, v in value.items()}
    return value


STATE = (*COLUMNS, *BYTES, *RECORDS, *TUPLES, *PLAIN, *OTHERS)
"""Everything that a saved state has."""


def restore(g: Game, state: Mapping[str, Plain]) -> None:
    """Put a saved state into a game; SaveError says what of it is no state of the book's games."""
    require_state(g, state, STATE, RECORDS)
    for name in (*COLUMNS, *PLAIN):
        setattr(g, name, state[name])
    for name in BYTES:
        setattr(g, name, bytearray(state[name]))
    for name, record in RECORDS.items():
        entries = [revived(record, frozen(entry)) for entry in state[name]]
        setattr(g, name, entries if name in LISTS else tuple(entries))
    for name in TUPLES:
        setattr(g, name, frozen(state[name]))
    for effect in g.effects:
        g.match.on_demand(effect.change)
    g.marks = {(card, word): frozen(value) for card, word, value in state["marks"]}
    g.facts.update({k: frozen(v) for k, v in state["facts"].items()})
    g.last = {card: Last(*frozen(entry)) for card, entry in state["last"]}
    g.idle_seen = frozenset(state["idle_seen"])
    for entry in state["frames"]:
        g.frames.append(_restored_frame(g, entry))
    q, r = state["question"], state["result"]
    g.question = None if q is None else Question(*[frozen(part) for part in q])._replace(roles=g.match.acts)
    g.result = None if r is None else Result(*r)


def revived(record: type[Plain], fields: tuple[Plain, ...]) -> Plain:
    """A record out of its fields; when it ends is a record too."""
    named = dict(zip(record._fields, fields, strict=True))
    if "until" in named:
        named["until"] = Until(*named["until"])
    return record(**named)


def _restored_frame(g: Game, entry: Sequence[Plain]) -> Frame:
    name, rule, which, slots = entry
    g.match.on_demand(name)
    procedures, where = g.match.procedures, f"frame {len(g.frames) + 1}"
    procedure = procedures.get(name)
    if procedure is None:
        raise SaveError(f"the game stands in procedure {name}, which the book no longer has")
    require_frame(procedure, slots, procedures[g.frames[-1].procedure] if g.frames else None, where)
    rows = [i for i, r in enumerate(procedure.rows) if r.rule == rule]
    frame = new_frame(procedure, {k: frozen(v) for k, v in slots.items()}, slots["returns"])
    if rule and which >= len(rows):
        raise SaveError(f"the game stands at {rule} of {name}, which the book no longer has")
    frame.row = rows[which] if rule else len(procedure.rows)
    return frame
