"""Who plays: bots of ours by name, classes of others by where they are, programs by their command.

    random, greedy            ours
    a name                    of an entry point in the group "playmat.bots"
    package.module:Class      a class with `choose(seat)`, made with a seed or with nothing; it runs in this process
    exec:./mybot --fast       a program, see docs/bot-protocol.md
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ..kernel.words.errors import PlaymatError, did_you_mean
from ..kernel.words.reading import short
from .bots import BOTS, Bot
from .outside import TERMS, OutsideBot, Terms, program_of
from .seat import Seat

GROUP = "playmat.bots"
PROGRAM = "exec:"


def known_bots() -> tuple[str, ...]:
    """The names by which bots are known: ours, and those of packages that are installed."""
    return tuple(dict.fromkeys((*BOTS, *(point.name for point in entry_points(group=GROUP)))))


def maker_of(name: str, terms: Terms = TERMS) -> Callable[[int], Bot]:
    """What makes a bot out of a seed; PlaymatError with a hint when there is no such bot."""
    if name in BOTS:
        return BOTS[name]
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM)
        program_of(command)
        return lambda seed: OutsideBot(command, seed, terms)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _maker(name, point.load())
    if ":" in name:
        return _maker(name, _found(name))
    known = known_bots()
    others = 'module:Class or "exec:command" for others'
    near = did_you_mean(name, known)
    raise PlaymatError(f"no bot named {short(name)}{near}; there is {', '.join(known)}, and {others}")


def hired(name: str, seed: int, terms: Terms = TERMS) -> Bot:
    """A bot by name, module or command."""
    return maker_of(name, terms)(seed)


def dismissed(bot: Bot, seat: Seat) -> None:
    """Tell a bot that wants to know that its game is over."""
    leave = getattr(bot, "leave", None)
    if leave is not None:
        leave(seat)


def _found(name: str) -> Any:
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return getattr(import_module(module), attribute)
    except ImportError as fault:
        raise PlaymatError(f"no bot {short(name)}: the module cannot be imported: {fault}") from fault
    except (AttributeError, ValueError) as fault:
        raise PlaymatError(f"no bot {short(name)}: {fault}") from fault


def _maker(name: str, found: Any) -> Callable[[int], Bot]:
    if not callable(found) or (isinstance(found, type) and not callable(getattr(found, "choose", None))):
        raise PlaymatError(f"{short(name)} is no bot; expected a class with choose(seat)")
    try:
        seeded = bool(inspect.signature(found).parameters)
    except (TypeError, ValueError):
        seeded = False

    def make(seed: int) -> Bot:
        made: Bot = found(seed) if seeded else found()
        return made

    return make
