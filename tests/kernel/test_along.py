"""Cards that go along with others, wherever these go; and games that a book says cannot be."""

from __future__ import annotations

import pytest

from playmat.kernel.build.start import load
from playmat.kernel.run.atoms import move, place_together
from playmat.kernel.state.save import save
from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import SaveError

from .toy import BOOK, altered, automatic, card, continuous, find, names, play, resolve, table


def led(g, batches):
    """All that is on the bench goes where a Leader goes."""
    going = [(zone, how) for targets, how in batches for c, zone in targets if g.card(c) == "Leader"]
    more = [(tuple([(c, zone) for c in g.in_zone(0, "bench")]), how) for zone, how in going if g.in_zone(0, "bench")]
    return (*batches, *more)


LED = altered(BOOK, along=led)
LEADER = card("Leader")


def zones():
    return {"row": [LEADER, card("Plain")], "bench": [card("Squire"), card("Page")]}


@pytest.mark.parametrize("how", ["alone", "in lots", "by a text"])
def test_they_go_where_it_goes_at_the_same_moment(how):
    g = table(zones(), book=LED)
    leader, heap = find(g, "Leader"), g.match.zone_number[0, "heap"]
    if how == "alone":
        move(g, (leader,), "heap")
    elif how == "in lots":
        place_together(g, ((((leader, heap),), ("put", False, None, False)),))
    else:
        resolve(g, n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Leader")), "heap"), "Plain")
    assert sorted(names(g, 0, "heap")) == ["Leader", "Page", "Squire"]
    assert len({g.arrived[c] for c in g.in_zone(0, "heap")}) == 1


def test_with_another_card_they_stay():
    g = table(zones(), book=LED)
    move(g, (find(g, "Plain"),), "heap")
    assert (names(g, 0, "heap"), names(g, 0, "bench")) == (["Plain"], ["Squire", "Page"])


def test_they_are_asked_for_once_it_is_settled_where_it_goes():
    """What replaces sends the card elsewhere, and they follow it there."""
    would = n.Moved(n.Cards(("row",), "mine", n.Is("name", "=", "Leader")), ("row",), ("heap",))
    saves = continuous(n.Instead(would, n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Leader")), "hand")))
    g = table({**zones(), "row": [LEADER, card("Saviour", saves)]}, book=LED)
    resolve(g, n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Leader")), "heap"), "Saviour")
    assert names(g, 0, "heap") == [] and sorted(names(g, 0, "hand")) == ["Leader", "Page", "Squire"]


def test_who_hears_of_one_hears_of_all():
    hears = automatic(n.Moved(n.Cards((), "mine"), (), ("heap",)), n.Perform("draw", n.Number(1)), zones=("row",))
    g = table({**zones(), "row": [LEADER, card("Ear", hears)]}, book=LED)
    move(g, (find(g, "Leader"),), "heap")
    assert len(g.waiting) == 3


@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize("said", [("Squire", "Leader", "Page"), ("Page", "Squire", "Leader")])
def test_where_an_order_is_asked_for_they_are_put_in_it_too(said, end):
    """Between and below the card that they go with, at either end."""
    g = table(zones(), book=LED, pile=2)
    resolve(g, n.Move(n.Cards(("row",), "mine", n.Is("name", "=", "Leader")), "pile", position=end), "Plain")
    for name in said[:2]:
        g.answer(find(g, name))
    pile = names(g, 0, "pile")
    assert tuple(pile[-3:] if end == "top" else pile[:3]) == said and len(pile) == 5


@pytest.mark.parametrize("wrong", [None, "the bench is crowded"])
def test_a_save_that_the_book_says_cannot_be_is_refused(wrong):
    g = play(table(zones(), book=altered(BOOK, unsound=lambda g: wrong)))
    text = save(g)
    if wrong is None:
        assert load(text, g.book).digest() == g.digest()
        return
    with pytest.raises(SaveError, match="it holds a game that cannot be: the bench is crowded"):
        load(text, g.book)
