"""12.1.1.3: a loop that goes round by a call, and that either player can stop."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

RC = ("rear-guard circle",)


@pytest.mark.rule("12.1.1.3")
@pytest.mark.parametrize(("mine", "theirs", "lies"), [(2, 10, "hand"), (10, 2, "left")])
def test_who_named_the_smaller_number_stops_before_the_call_or_after_it(scene, me, foe, mine, theirs, lies):
    """I call a unit, and the opponent returns one of two. I stop by calling no more, the opponent by the other one."""
    called = n.Moved(n.Cards((), "theirs"), (), RC)
    returns = n.Sequence((n.Choose(n.Cards(RC, "theirs"), n.Number(1)), n.Move(n.It(), "hand")))
    scene.card("Warden", abilities=[n.Ability("automatic", returns, zones=("vanguard circle",), trigger=called)])
    me.has(vanguard="Grade 2", right="Grade 0", hand=["Grade 1"])
    foe.has(vanguard="Warden")
    for _ in range(2):
        me.calls("Grade 1", "left")
        foe.picks("Grade 1")
    me.calls("Grade 1", "left")
    me.picks(mine, rule="12.1.1.3")
    foe.picks(theirs, rule="12.1.1.3")
    if lies == "left":
        foe.picks("Grade 0")
    me.is_asked()
    assert (me.zone("hand"), me.zone("left")) == ((["Grade 1"], []) if lies == "hand" else (["Grade 0"], ["Grade 1"]))
    assert [event[-1][0] for event in scene.events("loop")] == [2]
