"""Phrases for the nodes of this book that ask something or change cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel import nodes as n
from ....text.explain import Explainer
from ....text.explain.asking import one
from ....text.explain.doing import changes
from ....text.explain.english import OPERATORS, listed
from .. import inner_nodes as i
from .. import nodes as f

# --- references -------------------------------------------------------------------------------------


def say_added(e: Explainer, node: f.Added) -> str:
    return "the card that this addition is added to"


def say_as_ruler(e: Explainer, node: f.AsRuler) -> str:
    return f"whose ruler side is {e.say(node.where)}"


def say_removed_card(e: Explainer, node: f.RemovedCard) -> str:
    return "the card that this card's text has removed from the game"


def say_doer(e: Explainer, node: f.Doer) -> str:
    return e.meaning(node, "'it' that does so")


def say_from_top(e: Explainer, node: f.FromTop) -> str:
    return f"the cards of your {e.zone(node.zone)} from the top on until the first {e.say(node.until)}, with that one"


def say_this_way(e: Explainer, node: f.ThisWay) -> str:
    return "the cards that the latest deed of this text was done to, and that it changed"


# --- filters and conditions -------------------------------------------------------------------------


def say_another(e: Explainer, node: f.Another) -> str:
    return "other than this card, the card it is added to, and what was chosen or targeted before"


def say_attributeless(e: Explainer, node: f.Attributeless) -> str:
    return "without any attribute"


def say_called(e: Explainer, node: f.Called) -> str:
    return f'named "{node.name}"'


def say_has_chosen(e: Explainer, node: f.HasChosen) -> str:
    return f"with the {node.what} chosen before"


def say_has_counters(e: Explainer, node: f.HasCounters) -> str:
    return f"whose number of {node.name} counters {OPERATORS[node.op]} {e.say(node.number)}"


def say_of_target(e: Explainer, node: f.OfTarget) -> str:
    return "that the targeted player owns"


def say_extreme(e: Explainer, node: f.Extreme) -> str:
    among = "all such cards in fields" if node.among is None else e.say(node.among)
    return f"with the {node.which} {e.word(e.words.characteristics, node.characteristic)} among {among}"


def say_not_as_printed(e: Explainer, node: f.NotAsPrinted) -> str:
    return "whose ATK or DEF is not as printed"


def say_targeting(e: Explainer, node: f.Targeting) -> str:
    return f"that targets {one(e, node.cards)}"


def say_targets_one(e: Explainer, node: f.TargetsOne) -> str:
    return f"the spell being played targets a card {e.say(node.where)}"


def say_this_turn(e: Explainer, node: i.ThisTurn) -> str:
    return "it is still the same turn"


def say_awakened_by(e: Explainer, node: i.AwakenedBy) -> str:
    return "the cost of this awakening was paid"


def say_what_was(e: Explainer, node: i.WhatWas) -> str:
    return f"that is, or was before it moved, {e.say(node.ref)}"


def say_spared(e: Explainer, node: i.Spared) -> str:
    return "not needed for the other costs of the attack"


# --- amounts ----------------------------------------------------------------------------------------


def say_x(e: Explainer, node: f.X) -> str:
    return "X"


def say_chosen_number(e: Explainer, node: f.ChosenNumber) -> str:
    return "the number chosen before"


def say_count_different(e: Explainer, node: f.CountDifferent) -> str:
    name = e.word(e.words.characteristics, node.characteristic)
    return f"the number of different {name}s among {e.say(node.cards)}"


def say_counters(e: Explainer, node: f.Counters) -> str:
    return f"the number of {node.name + ' ' if node.name else ''}counters on {e.say(node.on)}"


def say_event_amount(e: Explainer, node: f.EventAmount) -> str:
    return e.note(node, "the amount of the event that set this off, or else of the damage dealt last")


def say_damage(e: Explainer, node: f.Damage) -> str:
    if node.way == "dealt to":
        return f"the damage on {e.say(node.cards)}"
    return f"the damage that was dealt by {e.say(node.cards)} this turn"


def say_printed(e: Explainer, node: f.Printed) -> str:
    return f"the printed {e.word(e.words.characteristics, node.characteristic)} of {e.say(node.of)}"


def say_half(e: Explainer, node: f.Half) -> str:
    return f"half of {e.say(node.of)}, rounded up to hundreds"


def say_share(e: Explainer, node: f.Share) -> str:
    return f"how often {node.size} goes into {e.say(node.of)}"


def say_life_paid(e: Explainer, node: f.LifePaid) -> str:
    return "the life paid as this card was played"


def say_put_into_field(e: Explainer, node: f.PutIntoFieldThisTurn) -> str:
    return f"the number of cards {e.say(node.where)} that you put into a field this turn"


def say_roll(e: Explainer, node: f.RollResult) -> str:
    return "the sum of the latest roll"


def say_counter_put(e: Explainer, node: f.CounterPut) -> str:
    return f"when a {node.name} counter is put on {one(e, node.on)}"


# --- changes ----------------------------------------------------------------------------------------


def say_attack_cost(e: Explainer, node: f.AttackCost) -> str:
    return f"cannot attack unless its controller does this as it attacks: {e.payment(node.cost, 'cost of attacking')}"


def say_become(e: Explainer, node: f.Become) -> str:
    numbers = (("ATK", node.attack), ("DEF", node.defence))
    parts = [f"{name} {e.say(amount)}" for name, amount in numbers if amount is not None]
    kinds = (("types", node.types), ("races", node.races), ("attributes", node.attributes))
    parts += [f"the {name} {listed(words)}" for name, words in kinds if words]
    gained = f", and has {listed([e.keyword(word) for word in node.keywords])} too" if node.keywords else ""
    return f"has {listed(parts)} in place of what it had{gained}".replace("attributes chosen", "chosen attribute")


def say_become_words(e: Explainer, node: i.BecomeWords) -> str:
    return f"has the {node.characteristic} {listed(node.words)} in place of all it had"


def say_for_each(e: Explainer, node: f.ForEach) -> str:
    return f"{changes(e, node.changes)}, as many times as {e.say(node.times)}"


def say_must(e: Explainer, node: f.Must) -> str:
    return f"must {node.action} if able"


def say_one_of(e: Explainer, node: f.OneOf) -> str:
    options = listed([f"({changes(e, option)})" for option in node.options], "or")
    return f"has one of these, which you choose as this is done: {options}"


PHRASES: dict[type[n.Node], Callable[[Explainer, Any], str]] = {
    f.Added: say_added, f.Doer: say_doer, f.RemovedCard: say_removed_card, f.AsRuler: say_as_ruler,
    f.FromTop: say_from_top, f.Another: say_another,
    f.Attributeless: say_attributeless, f.HasChosen: say_has_chosen, f.Called: say_called,
    f.HasCounters: say_has_counters,
    f.NotAsPrinted: say_not_as_printed, f.OfTarget: say_of_target, f.Extreme: say_extreme,
    f.Targeting: say_targeting, f.TargetsOne: say_targets_one,
    i.ThisTurn: say_this_turn, i.AwakenedBy: say_awakened_by, i.WhatWas: say_what_was, i.Spared: say_spared, f.X: say_x,
    f.ChosenNumber: say_chosen_number, f.CountDifferent: say_count_different, f.Counters: say_counters,
    f.EventAmount: say_event_amount, f.Damage: say_damage, f.Printed: say_printed, f.Half: say_half,
    f.Share: say_share, f.LifePaid: say_life_paid,
    f.PutIntoFieldThisTurn: say_put_into_field, f.RollResult: say_roll, f.CounterPut: say_counter_put,
    f.ThisWay: say_this_way, i.BecomeWords: say_become_words,
    f.AttackCost: say_attack_cost, f.Become: say_become, f.ForEach: say_for_each, f.Must: say_must, f.OneOf: say_one_of,
}  # fmt: skip
