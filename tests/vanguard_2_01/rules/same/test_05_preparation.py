"""The scenarios of `test_05_preparation` for rules that are the same, or changed and true here too."""

from __future__ import annotations

from ...same import taken_over

globals().update(
    taken_over(
        "test_05_preparation",
        without=("test_the_steps_of_preparation_come_in_their_order",),
        still=(
            "test_both_decks_are_shuffled_once_the_first_vanguards_are_out",
            "test_a_deck_lies_face_down",
            "test_each_player_draws_five_cards",
            "test_returned_cards_are_somewhere_in_the_deck",
            "test_all_five_cards_may_be_returned",
            "test_who_returns_nothing_does_not_shuffle",
            "test_the_first_player_redraws_first",
            "test_a_hand_is_redrawn_once",
        ),
    )
)
