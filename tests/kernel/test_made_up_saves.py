"""Saves that were made up, each with a right checksum, are refused for what cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.timing import within

import playmat
from playmat.kernel.build.start import replay
from playmat.kernel.state.save import opened, record, sealed

from .games import at

Content = dict[str, Any]


@pytest.fixture(scope="module")
def saved() -> Content:
    return opened(at(3, 30).save(), "playmat-save")


def refused(content: Content, message: str) -> None:
    with within(2), pytest.raises(playmat.SaveError, match=message):
        playmat.load(sealed(content))


def in_state(change: Callable[[Content], None]) -> Callable[[Content], None]:
    return lambda content: change(content["state"])


def two_zones(state: Content) -> None:
    zones = [zone for zone in state["zones"] if zone]
    zones[0].append(zones[1][0])


def another_card(state: Content) -> None:
    state["definition"][0] = next(d for d in state["definition"][1:] if d != state["definition"][0])


MADE_UP = {
    "a card in two zones": (in_state(two_zones), "expected one zone"),
    "a card that lies nowhere": (in_state(lambda s: next(z for z in s["zones"] if z).pop()), "lies nowhere"),
    "a card that another deck has": (in_state(another_card), "the deck has"),
    "a card that there is not": (in_state(lambda s: s["definition"].__setitem__(0, 999)), "definition is"),
    "options of one's own": (in_state(lambda s: s["question"][3].append(["win", 1])), "the game asks"),
    "another seat is asked": (in_state(lambda s: s["question"].__setitem__(0, 1 - s["question"][0])), "the game asks"),
    "a hidden card is shown": (in_state(lambda s: s["shown"].__setitem__(0, 9)), "shown is"),
    "a word for a number": (in_state(lambda s: s.__setitem__("clock", "x")), "clock is 'x'; expected a whole"),
    "a column is missing": (in_state(lambda s: s.pop("owner")), "has no 'owner'"),
    "a column too many": (in_state(lambda s: s.__setitem__("ownr", 1)), "unknown field 'ownr'; did you mean 'owner'"),
    "a fact that the book has not": (in_state(lambda s: s["facts"].__setitem__("luck", 1)), "unknown field 'luck'"),
    "a fact of another sort": (in_state(lambda s: s["facts"].__setitem__("turn", "x")), "turn is 'x'; expected"),
    "a frame that hands on to nobody": (in_state(lambda s: s["frames"][0][3].__setitem__("returns", "x")), "returns"),
    "a slot that a frame has not": (in_state(lambda s: s["frames"][-1][3].__setitem__("luck", 1)), "a slot 'luck'"),
    "no frames": (in_state(lambda s: s["frames"].clear()), "does not hold together"),
    "half the frames": (in_state(lambda s: s["frames"].pop()), "."),
    "no such rule": (lambda c: c["events"][0].__setitem__(1, "99.9"), "event 1"),
    "no such seed": (lambda c: c.__setitem__("seed", "x"), "seed is 'x'"),
    "a deck of cards that there are not": (lambda c: c["decks"][0]["parts"][0][1].__setitem__(0, 999), "deck "),
    "no decks for one": (lambda c: c["decks"].pop(), "1 decks; expected 2"),
    "an answer that is none": (lambda c: c["answers"].append([]), "answers"),
    "a record that is none": (lambda c: c["cards"][0].__setitem__("record", []), "in place of a card"),
}


@pytest.mark.parametrize("what", MADE_UP)
def test_a_made_up_save_is_refused(what: str, saved: Content) -> None:
    change, message = MADE_UP[what]
    content = json.loads(json.dumps(saved))
    change(content)
    refused(content, message)


def test_a_won_game_is_played_again(saved: Content) -> None:
    """A result and its event can be written into any file; only the answers tell."""
    content = json.loads(json.dumps(saved))
    rule = content["state"]["rule"]
    content["state"]["result"], content["state"]["question"] = [0, rule, "victory"], None
    refused(content, "its last event is")
    content["events"].append(["end", rule, None, 0, "victory"])
    refused(content, "does not come to stand as the file says")


def test_a_made_up_replay_is_refused() -> None:
    game = at(3, 10)
    content = opened(record(game), "playmat-replay")
    for name, value, message in (("seed", None, "seed"), ("answers", 5, "answers"), ("options", {"x": 1}, "options")):
        with pytest.raises(playmat.SaveError, match=message):
            replay(sealed({**content, name: value}), game.book)
