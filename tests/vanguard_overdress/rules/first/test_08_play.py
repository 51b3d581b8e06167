"""The scenarios of `test_08_play` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_08_play",
        without=("test_a_called_card_goes_to_one_of_its_players_circles",),
        still=("test_a_card_that_is_played_is_revealed",),
    )
)
