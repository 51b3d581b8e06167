"""The scenarios of `test_05_preparation` of vanguard-1.10 that are true in this book too."""

from __future__ import annotations

from ...same import FIRST

globals().update(
    FIRST.taken_over(
        "test_05_preparation",
        still=(
            "test_a_deck_lies_face_down",
            "test_a_hand_is_redrawn_once",
            "test_all_five_cards_may_be_returned",
            "test_both_decks_are_shuffled_once_the_first_vanguards_are_out",
            "test_each_player_draws_five_cards",
            "test_returned_cards_are_somewhere_in_the_deck",
            "test_the_first_player_redraws_first",
            "test_who_returns_nothing_does_not_shuffle",
        ),
    )
)
