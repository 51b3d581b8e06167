"""Quick looks at the fields find what a look at every card does: rule processes, fighters, targets."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.books.force_of_will_6_1 import additions, attacks, processes, targets, zones
from playmat.books.force_of_will_6_1.zones import FIELDS, SETTLED, put_life
from playmat.kernel.state.memo import forget, recall, version_of_values
from playmat.kernel.state.records import Scope

from ...kernel.games import states

BOOK = "force-of-will-6.1"
GAMES = (4, 5, 6, 8)
"""In these there are attacks."""


def in_fields(g):
    return [card for zone in FIELDS for card in g.zones[zone]]


@pytest.mark.parametrize("number", GAMES)
def test_no_card_that_a_rule_process_is_due_for_is_overlooked(number):
    for g in states(number, BOOK):
        dying = [card for card in in_fields(g) if processes._dies(g, card, g.value(card, "def"))]
        unfit = [card for card in in_fields(g)
                 if additions.needs_host(g, card) and not additions._well_added(g, card)]  # fmt: skip
        assert processes.dying(g) == sorted(dying)
        assert additions.illegal_additions(g) == unfit


@pytest.mark.parametrize("number", GAMES)
def test_no_card_that_may_fight_is_overlooked(number):
    attacked = 0
    for g in states(number, BOOK):
        mine, theirs = (g.zones[FIELDS[seat]] for seat in (g.facts["turn seat"], 1 - g.facts["turn seat"]))
        able = [card for card in mine if attacks.why_not_attack(g, card) is None]
        assert attacks.attackers(g) == able
        for attacker in able:
            precise = g.has(attacker, "precision")
            prey = [c for c in theirs if (precise or g.rested[c]) and attacks.is_fighter(g, c)]
            found = [t for t in (g.facts["turn seat"] - 2, *prey) if not attacks.is_barred(g, attacker, t)]
            assert attacks.targets(g, attacker) == found
        attacked += g.facts["attacker"] is not None
        assert attacks.blockers(g) == [card for card in theirs if attacks.why_not_block(g, card) is None]
    assert attacked


@pytest.mark.parametrize("number", GAMES)
def test_no_card_that_a_barrier_protects_is_overlooked(number):
    for g in states(number, BOOK):
        for card in in_fields(g):
            for seat, field in enumerate(FIELDS):
                for source in g.zones[field][:1]:
                    scope = Scope(source, g.serial[source], seat)
                    barrier = g.has(card, "barrier") and targets.stopped_by_barrier(g, card, source)
                    for bars, spell in ((targets.SPELL_BARS, True), (targets.ABILITY_BARS, False)):
                        barred = any(g.cannot(card, action, source) for action in bars)
                        meant = not barred and (g.master(card) == seat or not barrier)
                        assert targets.may_target(g, scope, card, spell) == meant


def test_life_that_needs_a_rule_process_is_noticed_in_its_own_fork_alone():
    """1202.1, 1204.1: what is known of one game is not told of another that shares it."""
    game = next(g for g in states(8, BOOK) if recall(g, SETTLED, version_of_values(g)))
    odd, even = game.fork(), game.fork()
    put_life(odd, 0, 3950)
    both = odd.fork()
    put_life(both, 0, 4000)
    assert processes.nothing_due(even, None) and processes.nothing_due(both, None)
    assert not processes.nothing_due(odd, None)
    put_life(even, 1, 0)
    assert not processes.nothing_due(even, None)
    put_life(game, 1, 3900)
    assert processes.nothing_due(game, None)


@pytest.mark.parametrize("number", range(6))
def test_what_is_kept_does_not_show_in_how_a_game_goes_on(number):
    """At the first questions by each rule a fork that has forgotten all that was worked out goes on in the same way."""
    asked = Counter()
    for g in states(number, BOOK):
        asked[g.question.rule] += 1
        if asked[g.question.rule] > 12:
            continue
        for option in {g.question.options[0], g.question.options[-1]}:
            here, anew = g.fork(), g.fork()
            forget(anew)
            here.answer(option)
            anew.answer(option)
            assert here.digest() == anew.digest(), (g.question.rule, option)
    assert asked["602.1c"]


def test_the_numbers_of_zones_are_those_of_the_kernel():
    g = next(iter(states(1, BOOK)))
    number = g.match.zone_number
    named = {"hand": zones.HANDS, "field": zones.FIELDS, "ruler area": zones.RULERS, "graveyard": zones.GRAVEYARDS,
             "standby": zones.STANDBYS, "removed": zones.REMOVED}  # fmt: skip
    for name, numbers in named.items():
        assert numbers == (number[0, name], number[1, name])
    assert (zones.CHASE, zones.GONE) == (number[0, "chase"], number[1, "gone"])
    assert sum(1 << zone for zone in zones.PLAY_GROUND) == g.match.masks["play ground"]


@pytest.mark.parametrize("number", range(4))
def test_a_game_that_is_settled_in_one_go_counts_the_questions_that_it_settles(number):
    """What is passed over while nobody looks on is counted as if it had been put and answered, one after another."""
    settled = 0
    for g in states(number, BOOK, every=3):
        for option in {g.question.options[0], g.question.options[-1]}:
            quick, slow = g.fork(), g.fork()
            quick.decide(option)
            quick.settle()
            slow.answer(option)
            while slow.question is not None and len(slow.question.options) == 1:
                slow.answer(slow.question.options[0])
            assert quick.digest() == slow.digest(), option
            assert (quick.forced, quick.decisions) == (slow.forced, slow.decisions), option
            settled += quick.forced - g.forced
    assert settled
