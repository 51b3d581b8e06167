"""How a game that was given up is played again, and what is said of a file whose cards are not written as cards."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.build.start import new_game, replay
from playmat.kernel.state.save import opened, record, sealed
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import SaveError

from .games import at
from .toy import BOOK, STONE, answer


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("reason", [(), ("out of time",)])
def test_who_gave_up_gives_up_again_in_the_replay_and_for_the_same_reason(seat, reason):
    deck = Deck("stones", {"main": (STONE,) * 5})
    g = answer(new_game(BOOK, [deck, deck], 4), "pass")
    g.concede(seat, *reason)
    again = replay(record(g), BOOK, g.match.cards)
    assert again.result == g.result
    assert g.result is not None and g.result.winner == 1 - seat


@pytest.fixture(scope="module")
def text() -> str:
    return at(1, 5).save()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"name": 7}, "card 2 of the file, name"),
        ({"text": None}, "card 2 of the file, text"),
        ({"abilities": -1}, "card 2 of the file, abilities"),
        ({"printed": []}, "card 2 of the file, printed"),
        ({"record": []}, "card 2 of the file: "),
        ({"colour": "red"}, "card 2 of the file"),
    ],
)
def test_a_card_that_is_not_written_as_one_is_named_with_its_place(text, wrong, said):
    content = opened(text, "playmat-save")
    cards = [dict(entry) for entry in content["cards"]]
    cards[1] |= wrong
    with pytest.raises(SaveError, match=said):
        playmat.load(sealed({**content, "cards": cards}))
    assert playmat.load(sealed(content)).save() == text
