"""A chase ten deep: replies of both sides, cancels and copies, forked, saved and loaded at every point."""

from __future__ import annotations

import pytest

from playmat.kernel.build.start import give, load
from playmat.kernel.state.save import digest, save

QUICK = {
    "First Refusal": "Cancel target spell.",
    "Second Refusal": "Cancel target spell.",
    "Third Refusal": "Cancel target spell.",
    "Spark": "This card deals 300 damage to target player.",
    "Flare": "This card deals 500 damage to target player.",
    "Echo": "Copy target spell.",
    "Mirror": "Copy target activate ability.",
}
PLAYED = ["Opening", "First Refusal", "Spark", "Sage", "Echo", "Second Refusal", "Third Refusal", "Mirror", "Archer",
          "Flare"]  # fmt: skip
RESOLVED = ["Flare", "Archer", "Mirror", "Sage", "Third Refusal", "Echo", "Spark", "Sage", "Spark", "First Refusal"]
"""Flare to Third Refusal from the top down, with the copy of the Sage's ability right after the Mirror that made it.
The Second Refusal is cancelled, so the Echo resolves and its copy of the Spark comes next; the Opening is cancelled."""


def lay_the_table(scene, me, foe):
    """Every reply costs nothing. A stone each: with something in the chase both are asked."""
    for name, text in QUICK.items():
        scene.card(name, f"[Quickcast]\n{text}", type="Chant", cost="{0}")
    scene.card("Opening", "You gain 1000 life.", type="Chant", cost="{0}")
    scene.card("Sage", "{Rest}: Draw a card.")
    scene.card("Archer", "{Rest}: Destroy target resonator your opponent controls.")
    me.has(hand=["Opening", "Spark", "Echo", "Third Refusal"], field=["Archer"]).stones("fire")
    foe.has(hand=["First Refusal", "Second Refusal", "Mirror", "Flare"], field=["Sage"]).stones("water")


def steps(me, foe):
    """The ten plays in their order, each as (who, how)."""
    return [
        (me, lambda: me.plays("Opening")),
        (foe, lambda: foe.plays("First Refusal")),
        (me, lambda: me.plays("Spark", ("player", foe.seat))),
        (foe, lambda: foe.uses("Sage", 2)),
        (me, lambda: me.plays("Echo", "Spark")),
        (foe, lambda: foe.plays("Second Refusal", "Echo")),
        (me, lambda: me.plays("Third Refusal", "Second Refusal")),
        (foe, lambda: foe.plays("Mirror")),
        (me, lambda: me.uses("Archer", 2)),
        (foe, lambda: foe.plays("Flare", ("player", me.seat))),
    ]


def build(scene, me, foe):
    """Both answer each other until ten things wait."""
    for depth, (player, act) in enumerate(steps(me, foe)):
        if not player.asked and depth:
            player.other.passes()
        act()
        assert me.chase == PLAYED[: depth + 1]


def resolved(scene):
    """The names of the cards whose spells and abilities resolved, oldest first."""
    return [scene.game.card(event[3]) for event in scene.events("resolve")]


def resolve_all(me, foe):
    """All pass; a copy keeps the targets of what it copies."""
    while me.chase:
        player = me if me.asked else foe
        player.passes()


@pytest.mark.rule("605.1b", "312.2")
def test_ten_answers_resolve_from_the_newest_down(scene, me, foe):
    """605.1b: the newest always first, a copy before everything that was there, what was cancelled never."""
    lay_the_table(scene, me, foe)
    scene.start()
    build(scene, me, foe)
    assert (me.life, foe.life) == (4000, 4000) and resolved(scene) == []
    resolve_all(me, foe)
    assert resolved(scene) == RESOLVED


@pytest.mark.rule("1012.1", "1017.1", "1017.1b", "906.10")
def test_ten_answers_leave_the_right_table(scene, me, foe):
    """Two Sparks of 300 against the opponent, one Flare of 500 against me, no life gained, two cards drawn."""
    lay_the_table(scene, me, foe)
    scene.start()
    build(scene, me, foe)
    resolve_all(me, foe)
    assert me.life == 4000 - 500 and foe.life == 4000 - 300 - 300
    assert me.zone("graveyard") == ["Third Refusal", "Echo", "Spark", "Opening"]
    assert foe.zone("graveyard") == ["Flare", "Sage", "Mirror", "Second Refusal", "First Refusal"]
    assert me.count("hand") == 0 and foe.count("hand") == 2
    assert me.zone("field") == ["Archer", "Fire Stone"] and foe.zone("field") == ["Water Stone"]


@pytest.mark.rule("605.1b", "605.1a")
def test_answers_may_be_broken_off_at_every_depth(scene, me, foe):
    """From every depth a fork in which nobody answers any more resolves alone, and leaves its original as it was."""
    lay_the_table(scene, me, foe)
    scene.start()
    ends = []
    for depth, (player, act) in enumerate(steps(me, foe)):
        if not player.asked and depth:
            player.other.passes()
        act()
        before, fork = digest(scene.game), scene.game.fork()
        while fork.in_zone(0, "chase"):
            fork.answer(next(option for option in fork.question.options if option in ("pass", "done", "no")))
        assert digest(scene.game) == before and len(me.chase) == depth + 1
        ends.append((fork.facts["life 0"], fork.facts["life 1"]))
    resolve_all(me, foe)
    gained, cancelled, sparked, echoed = (5000, 4000), (4000, 4000), (4000, 3700), (4000, 3400)
    assert ends == [gained, cancelled, sparked, sparked, echoed, sparked, echoed, echoed, echoed, (3500, 3400)]


@pytest.mark.rule("605.1b")
def test_ten_answers_fork_save_and_load_at_every_question(scene, me, foe):
    """Each fork and each save of every question, given the same answers, comes to the same end."""
    lay_the_table(scene, me, foe)
    scene.start()
    points, answers, answer = [], [], scene.answer

    def watched(player, option):
        points.append((scene.game.fork(), save(scene.game), len(answers)))
        answer(player, option)
        answers.append(option)

    scene.answer = watched
    build(scene, me, foe)
    resolve_all(me, foe)
    end = digest(scene.game)
    assert len(points) > 20 and max(len(fork.in_zone(0, "chase")) for fork, _, _ in points) == 10
    for fork, text, since in points:
        for again in (fork, load(text, scene.the_book)):
            for option in answers[since:]:
                give(again, option)
            assert digest(again.settle()) == end
