"""The scenarios of `test_05_decks` that are true in both books; what is amiss with a deck is told in the older ids."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from ...same import SAME, taken_over

globals().update(
    taken_over(
        "test_05_decks",
        without=(
            "test_a_card_may_set_a_limit_of_its_own",
            "test_a_deck_is_judged_only_when_it_is_presented",
            "test_a_first_vanguard_comes_from_the_deck",
        ),
        still=(
            "test_five_cards_may_not_share_a_name",
            "test_four_cards_may_share_a_name",
            "test_the_first_vanguard_counts_among_the_copies",
            "test_triggers_keep_to_four_of_a_name",
        ),
    )
)


def in_older_ids(faults: Callable[[Any], list[str]]) -> Callable[[Any], list[str]]:
    return lambda deck: [SAME.older_ids[rule] for rule in faults(deck)]


OLDER = sys.modules["vanguard_2_01_by_vanguard_1_10_test_05_decks"]
vars(OLDER)["faults"] = in_older_ids(vars(OLDER)["faults"])
