"""A player who was made to give up: the record says who it was, and why."""

from __future__ import annotations

import pytest

from playmat.kernel.build.start import replay
from playmat.kernel.state.save import record

from .games import at


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("reason", ["out of time", ""])
def test_a_record_keeps_who_was_made_to_concede_and_why(seat, reason):
    game = at(4, 20)
    if reason:
        game.concede(seat, reason)
    else:
        game.concede(seat)
    again = replay(record(game), game.book)
    assert again.result == game.result
    assert again.result is not None and again.result.winner == 1 - seat
