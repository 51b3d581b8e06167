"""Sentences for what texts of this book do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ....kernel import nodes as n
from ....text.explain import Explainer, Told
from ....text.explain.asking import bare, one, some
from ....text.explain.doing import tell_move, tell_reveal, tell_shuffle
from ....text.explain.english import counted, listed
from .. import inner_nodes as i
from .. import nodes as f
from ..moves import is_off_the_top

Telling = Callable[[Explainer, Any], str | Told]

# --- players ----------------------------------------------------------------------------------------


def say_target_player(e: Explainer, node: n.Node) -> str:
    return e.implied(node)


def say_controller(e: Explainer, node: n.Node) -> str:
    return f"the controller of {e.implied(node)}"


def say_owner(e: Explainer, node: n.Node) -> str:
    return f"the owner of {e.implied(node)}"


def say_controller_of_added(e: Explainer, node: n.Node) -> str:
    return "the controller of the card that this addition is added to"


PLAYERS: dict[str, Callable[[Explainer, Any], str]] = {
    "target": say_target_player, "controller of it": say_controller,
    "controller of that resonator": say_controller,
    "controller of the added card": say_controller_of_added, "owner of that resonator": say_owner,
    "turn player": lambda e, node: "the player whose turn it is",
    "player of the event": lambda e, node: "the player of the event that set this off",
    "player of the card of the event": lambda e, node: "the player of the card of the event that set this off",
}  # fmt: skip


# --- what is performed ------------------------------------------------------------------------------


def number(e: Explainer, node: n.Perform) -> str:
    return e.say(node.count) if node.count is not None else "1"


def of(e: Explainer, node: n.Perform) -> str:
    return e.say(node.cards) if node.cards is not None else "nothing"


def with_cards(verb: str) -> Telling:
    def tell(e: Explainer, node: n.Perform) -> str:
        return f"{e.does(node.who, verb, node)} {counted(number(e, node), 'card', 'cards')}"

    return tell


def much(amount: str, noun: str) -> str:
    """ "300 damage", or as much as something else is."""
    return f"{amount} {noun}" if amount.isdigit() else f"as much {noun} as {amount}"


def with_life(verb: str) -> Telling:
    def tell(e: Explainer, node: n.Perform) -> str:
        return f"{e.does(node.who, verb, node)} {much(number(e, node), 'life')}"

    return tell


def tell_discard(e: Explainer, node: n.Perform) -> str:
    cards = counted(number(e, node), "card", "cards")
    return f"{e.does(node.who, 'discard', node)} {cards} of a choice of that player's own"


def tell_random_discard(e: Explainer, node: n.Perform) -> str:
    return f"{e.does(node.who, 'discard', node)} {counted(number(e, node), 'card', 'cards')} chosen by chance"


def tell_discard_all_but(e: Explainer, node: n.Perform) -> str:
    kept = counted(number(e, node), "card", "cards")
    return f"{e.does(node.who, 'discard', node)} the hand, but for {kept} of a choice of that player's own"


def tell_pick(e: Explainer, node: n.Perform) -> str:
    cards = bare(e, node.cards, "card") if isinstance(node.cards, n.Cards) else of(e, node)
    return f"{e.does(node.who, 'choose', node)} {number(e, node)} {cards} that he or she controls"


def tell_draw_until(e: Explainer, node: n.Perform) -> str:
    return f"{e.does(node.who, 'draw', node)} until there are {number(e, node)} cards in that hand"


def tell_mill(e: Explainer, node: n.Perform) -> str:
    cards = counted(number(e, node), "card", "cards")
    return f"{e.does(node.who, 'put', node)} {cards} from the top of that player's main deck into the graveyard"


def tell_set_life(e: Explainer, node: n.Perform) -> str:
    return f"the life of {e.who(node.who, node)} becomes {number(e, node)}"


def tell_banish(e: Explainer, node: n.Perform) -> str:
    noun = "card" if number(e, node) == "1" else "cards"
    cards = bare(e, node.cards, noun) if isinstance(node.cards, n.Cards) else of(e, node)
    return f"{e.does(node.who, 'choose', node)} {number(e, node)} {cards} that he or she controls, and banishes it"


def tell_banish_all_but_one(e: Explainer, node: n.Perform) -> str:
    return f"of each name that several of {of(e, node)} have, choose one to keep and banish the others"


def tell_force(e: Explainer, node: n.Perform) -> str:
    return f"roll {counted(number(e, node), 'die', 'dice')}; the result is the sum"


def tell_move_addition(e: Explainer, node: n.Perform) -> str:
    return f"choose another resonator that {of(e, node)} fits, and move it onto that one"


ACTIONS: dict[str, Telling] = {
    "draw": with_cards("draw"), "draw until": tell_draw_until, "discard": tell_discard,
    "discard at random": tell_random_discard, "discard all but": tell_discard_all_but, "pick": tell_pick,
    "mill": tell_mill, "banish": tell_banish,
    "banish all but one": tell_banish_all_but_one, "gain life": with_life("gain"), "lose life": with_life("lose"),
    "pay life": with_life("pay"), "set life": tell_set_life, "force": tell_force, "move addition": tell_move_addition,
    "summon": lambda e, node: f"summon {of(e, node)}: if it is a resonator, it becomes the newest spell in the chase",
    "shift": lambda e, node: f"shift {of(e, node)} to its other side",
    "remove damage": lambda e, node: f"remove all damage from {of(e, node)}",
    "trigger enter": lambda e, node: f"the [Enter] abilities of {of(e, node)} are set off",
    "may look": lambda e, node: f"you may look at {of(e, node)} from now on, until they move",
    "change target": lambda e, node: f"choose another legal target for {of(e, node)}",
}  # fmt: skip


# --- playing and paying -----------------------------------------------------------------------------


def tell_target(e: Explainer, node: f.Target) -> str:
    players = {"": "", "any": "a player", "opponent": "your opponent"}[node.players]
    cards = some(e, node.among, node.count, node.up_to) if node.among is not None else ""
    meant = " or ".join(part for part in (cards, players) if part)
    return f"target {meant} (chosen as this is played, and looked at again as it resolves)"


def wills(attributes: tuple[str, ...], free: int = 0, x: int = 0) -> str:
    """Wills by their words and numbers."""
    parts = [f"{count} {word}" for word, count in Counter(attributes).items()]
    parts += [f"{free} of any kind"] if free else []
    parts += ["X of any kind" if x == 1 else f"{x} times X of any kind"] if x else []
    return f"will: {listed(parts)}" if parts else "nothing"


def tell_pay_will(e: Explainer, node: f.PayWill) -> str:
    return f"pay {wills(node.attributes, node.free, node.x)}"


def tell_pay_life(e: Explainer, node: f.PayLife) -> str:
    return "pay as much of your life as you choose, in hundreds; X is what was paid"


def tell_produce(e: Explainer, node: f.Produce) -> str:
    kinds = [wills(choice).removeprefix("will: ") for choice in node.choices]
    words = {"any": "any attribute that you choose", "void": "no attribute"}
    said = " or ".join(kinds)
    for word, meaning in words.items():
        said = said.replace(f" {word}", f" of {meaning}")
    often = "" if node.times == f.ONE else f", as many times as {e.say(node.times)}"
    return f"produce will: {said}{', which you choose' if len(kinds) > 1 else ''}{often}"


def tell_spend_only(e: Explainer, node: f.SpendOnly) -> str:
    return f"the will just produced may be spent only to play cards {e.say(node.where)}"


def tell_spend_as(e: Explainer, node: f.SpendAs) -> str:
    return f"you may spend {node.will} will as though it were {node.like}"


def tell_any_will_for(e: Explainer, node: f.AnyWillFor) -> str:
    """The cards are those being played, wherever they lie."""
    cards = replace(node.cards, zones=(), side="any") if isinstance(node.cards, n.Cards) else node.cards
    return f"the attribute cost of {one(e, cards)} may be paid with will of this kind: {node.will}"


def tell_cost_change(e: Explainer, node: f.CostChange) -> str:
    """The zone that a text names does not count for a card that is being played."""
    if node.when is not None:
        return f"as long as {e.say(node.when)}, {tell_cost_change(e, replace(node, when=None))}"
    cards = replace(node.cards, zones=()) if isinstance(node.cards, n.Cards) else node.cards
    what = one(e, cards)
    if node.ability:
        sorts = "this judgment" if node.ability == "this" else f"the {node.ability} ability"
        what = sorts if node.ability == "this" else f"{sorts} of {what}"
    often = "" if node.times == f.ONE else f", {e.say(node.times)} times over"
    will = wills(node.will.attributes, node.will.free, node.will.x).removeprefix("will: ")
    only = ", of its free cost alone" if node.way == "less free" else ""
    if node.way == "instead":
        return f"{e.lasts(node.until)}{e.who(node.who)} may pay {will} will rather than its cost to play {what}"
    way = node.way.split()[0]
    return f"{e.lasts(node.until)}for {e.who(node.who)}, {what} costs {way} will to play: {will}{often}{only}"


def tell_discount(e: Explainer, node: f.Discount) -> str:
    will = wills(node.will.attributes, node.will.free, node.will.x)
    return f"if {e.say(node.condition)}, this ability costs less to play by {will}"


def tell_additional_cost(e: Explainer, node: f.AdditionalCost) -> str:
    return f"to play this card, this must be done too: {e.payment(node.cost, 'additional cost')}"


def tell_alternative_cost(e: Explainer, node: f.AlternativeCost) -> str:
    return f"to play this card, this may be done rather than paying its cost: {e.payment(node.cost, 'other cost')}"


def tell_play_free(e: Explainer, node: f.PlayFree) -> str:
    return f"play {e.say(node.cards)} without paying its cost, if it can be played"


def tell_choose_word(e: Explainer, node: f.ChooseWord) -> str:
    return f"you choose a {node.what}"


def tell_many_modes(e: Explainer, node: f.ManyModes) -> Told:
    more = f", or up to {node.most} of them"
    when = f" if {e.say(node.condition)}" if node.condition is not None else ""
    options = tuple((f"choice {at}", option) for at, option in enumerate(node.options, 1))
    return Told(f"as this is played, you choose one of these{more}{when}; they are done in this order", options)


def tell_rather(e: Explainer, node: f.Rather) -> Told:
    when = f"if {e.say(node.condition)}, " if node.condition is not None else ""
    return Told(f"{when}in the place of what the text says before", (("", node.do),))


def tell_where(e: Explainer, node: f.Where) -> Told:
    return Told(f"with X being {e.say(node.amount)}", (("", node.do),))


# --- damage -----------------------------------------------------------------------------------------


def tell_deal(e: Explainer, node: f.Deal) -> str:
    cards = [e.say(node.to)] if node.to is not None else []
    players = [e.who(node.player, node)] if node.player else []
    return f"{e.say(node.source)} deals {much(e.say(node.amount), 'damage')} to {listed(cards + players)}"


def tell_deal_each_other(e: Explainer, node: f.DealEachOther) -> str:
    return f"{fighter(e, node.first)} and {fighter(e, node.second)} deal damage equal to their ATK to each other"


def fighter(e: Explainer, node: n.Node) -> str:
    if isinstance(node, f.Target) and node.among is not None:
        return f"a target, {some(e, node.among, node.count, node.up_to)},"
    return e.say(node)


def tell_deal_more(e: Explainer, node: f.DealMore) -> str:
    more = [f"{node.times} times as much"] if node.times != 1 else ["that much"]
    more += [f"plus {e.say(node.plus)}"] if node.plus is not None else []
    to = f" to {one(e, node.to)}" if node.to is not None else ""
    to += f" to {e.who(node.player, node)}" if node.player else ""
    sort = f"{node.battle} " if node.battle else ""
    would = f"{one(e, node.source)} would deal {sort}damage{to}"
    return f"{e.lasts(node.until)}if {would}, it deals {' '.join(more)} instead"


def tell_prevent(e: Explainer, node: f.Prevent) -> str:
    sort = f"{node.battle} " if node.battle else ""
    which = "the next" if node.next_only else "the first each turn" if node.first_each_turn else "each"
    amount = f"{e.say(node.amount)} of" if node.amount is not None else "all of"
    parts = [part for part in (e.say(node.to) if node.to is not None else "", prevented_player(e, node)) if part]
    to = f" to {listed(parts, 'or')}" if parts else ""
    by = f" by {e.say(node.by)}" if node.by is not None else ""
    most = f", if it is {e.say(node.at_most)} or less" if node.at_most is not None else ""
    damage = f"{which} {sort}damage that would be dealt at one time{to}{by}"
    return f"{e.lasts(node.until)}{amount} {damage} is prevented{most}"


def prevented_player(e: Explainer, node: f.Prevent) -> str:
    return e.who(node.player, node) if node.player else ""


def tell_redirect(e: Explainer, node: f.Redirect) -> str:
    parts = [e.say(node.cards)] if node.cards is not None else []
    parts += [e.who(node.player, node)] if node.player else []
    return f"damage that would be dealt to {listed(parts, 'or')} is dealt to this card instead"


# --- counters, tokens and additions -----------------------------------------------------------------


def tell_put_counters(e: Explainer, node: f.PutCounters) -> str:
    return f"put {counted(e.say(node.amount), f'{node.name} counter', f'{node.name} counters')} on {e.say(node.on)}"


def tell_remove_counters(e: Explainer, node: f.RemoveCounters) -> str:
    return f"remove {counters(e, node)} from {e.say(node.of)}"


def tell_move_counters(e: Explainer, node: f.MoveCounters) -> str:
    return f"move {counters(e, node)} from {e.say(node.of)} to {e.say(node.to)}"


def counters(e: Explainer, node: f.RemoveCounters | f.MoveCounters) -> str:
    if node.amount is None:
        return f"all {node.name} counters"
    return counted(e.say(node.amount), f"{node.name} counter", f"{node.name} counters")


def tell_enter_with(e: Explainer, node: f.EnterWith) -> str:
    many = counted(e.say(node.amount), f"{node.name} counter", f"{node.name} counters")
    moment = "shifts" if node.at == "shift" else "comes into the field"
    return f"as {one(e, node.cards)} {moment}, it gets {many}"


def tell_enter_rested(e: Explainer, node: f.EnterRested) -> str | Told:
    if node.unless is None:
        return "this card comes into the field rested"
    return Told("this card comes into the field rested, unless you do this, which you may", (("", node.unless),))


def tell_put_token(e: Explainer, node: f.PutToken) -> str:
    size = f"ATK {node.attack}, DEF {node.defence}"
    gained = f" with {listed([e.keyword(word) for word in node.keywords])}" if node.keywords else ""
    token = f"{listed(node.attributes)} {node.race} resonator"
    return f"put {counted(e.say(node.amount), 'token', 'tokens')} into your field: {token}, {size}{gained}"


def tell_attach(e: Explainer, node: f.Attach) -> str:
    return f"add {e.say(node.addition)} to {e.say(node.to)}"


def tell_gain_control(e: Explainer, node: f.GainControl) -> str:
    when = f" as long as {e.say(node.when)}" if node.when is not None else ""
    return f"{e.lasts(node.until)}{e.say(node.cards)} is under your control{when}"


def tell_as_magic_stone(e: Explainer, node: f.AsMagicStone) -> str:
    return f"in every zone this card counts as {listed(node.types)}"


def tell_also_named(e: Explainer, node: f.AlsoNamed) -> str:
    return f'this card is named "{node.name}" too'


# --- the chase --------------------------------------------------------------------------------------


def tell_cancel(e: Explainer, node: f.Cancel) -> str:
    return f"cancel {e.say(node.objects)}"


def tell_cancel_unless(e: Explainer, node: f.CancelUnlessPaid) -> str:
    told = e.tell(node.will)
    paid = told if isinstance(told, str) else told.text
    who = "its controller" if node.who == "controller" else "your opponent"
    return f"cancel {e.say(node.objects)}, unless {who} does this, which he or she may: {paid}"


def tell_copy(e: Explainer, node: f.CopyIt) -> str:
    new = "; you may choose new targets for the copy" if node.new_targets else ""
    return f"copy {e.say(node.objects)}{new}"


def tell_become_copy(e: Explainer, node: f.BecomeCopy) -> str:
    return f"{e.say(node.cards)} becomes a copy of {e.say(node.of)}"


def tell_later_this_turn(e: Explainer, node: f.LaterThisTurn) -> Told:
    text = f"later, the first time that this happens before the end of this turn: {e.say(node.trigger)}"
    return Told(text, (("", node.effect),), trigger=node.trigger)


def tell_put_off(e: Explainer, node: f.PutOff) -> Told:
    return Told(f"later, the first time that this happens: {e.say(node.trigger)}", (("", node.effect),))


# --- keywords and what the rules add ----------------------------------------------------------------


def tell_awakening(e: Explainer, node: f.Awakening) -> str | Told:
    text = f"as this card is played, this may be paid too: {e.payment(node.cost, 'awakening cost')}"
    if node.gives is None:
        return text
    return Told(f"{text}; if it was paid, the card has this", (("", node.gives),))


def tell_barrier(e: Explainer, node: f.BarrierAgainst) -> str:
    parts = [e.say(node.where)] if node.where is not None else []
    parts += [f"with the attribute {listed(node.attributes, 'or')}"] if node.attributes else []
    return f"only this keeps from targeting it: spells and abilities of your opponent of cards {listed(parts, 'or')}"


def tell_energize(e: Explainer, node: f.Energize) -> str:
    return f"the will coin produces 1 will: {listed(node.attributes, 'or')}"


def tell_gods_art(e: Explainer, node: f.GodsArt) -> Told:
    return Told(f'the God\'s Art "{node.name}", which you may play once per game', (("", node.do),))


def tell_numbered(e: Explainer, node: f.Numbered) -> str:
    return f"the number of the keyword is {e.say(node.amount)}"


def tell_cast(e: Explainer, node: f.Cast) -> str:
    return "this card is played: it goes to the chase and its price is paid"


def tell_part(text: str) -> Telling:
    return lambda e, node: Told(text, (("", node.do),))


# --- the kernel's effects, as this book carries them out --------------------------------------------


def tell_move_here(e: Explainer, node: n.Move) -> str:
    if node.verb == "shuffle":
        return f"put {e.say(node.cards)} into {e.zone(node.to)}, in no order, to be shuffled"
    if node.to == "field":
        whose = "its owner's field" if node.position == "owner's" else "your field"
        return f"put {e.say(node.cards)} into {whose}{', rested' if node.state == 'rest' else ''}"
    told = tell_move(e, node)
    if is_off_the_top(node) and ", in an order" in told:
        return f"{told.partition(', in an order')[0]}, one after another"
    return told


def tell_reveal_here(e: Explainer, node: n.Reveal) -> str:
    if isinstance(node.cards, f.FromTop):
        return f"show {e.say(node.cards)}; the last of them is meant from here on, the others are the rest"
    return tell_reveal(e, node)


def tell_shuffle_here(e: Explainer, node: n.Shuffle) -> str:
    return f"shuffle the zone of {e.implied(node)}" if node.zone == "it" else tell_shuffle(e, node)


def tell_shuffle_and_put(e: Explainer, node: i.ShuffleAndPut) -> str:
    return f"shuffle your {e.zone(node.zone)} and {tell_move(e, node.put)}"


TELLINGS: dict[type[n.Node], Telling] = {
    n.Move: tell_move_here, n.Reveal: tell_reveal_here, n.Shuffle: tell_shuffle_here, f.Target: tell_target,
    f.PayWill: tell_pay_will, f.PayLife: tell_pay_life, f.Produce: tell_produce, f.SpendOnly: tell_spend_only,
    f.SpendAs: tell_spend_as, f.AnyWillFor: tell_any_will_for, f.CostChange: tell_cost_change,
    f.Discount: tell_discount, f.Rather: tell_rather, f.AdditionalCost: tell_additional_cost,
    f.AlternativeCost: tell_alternative_cost, f.PlayFree: tell_play_free,
    f.ChooseWord: tell_choose_word, f.ManyModes: tell_many_modes, f.Where: tell_where, f.Deal: tell_deal,
    f.DealEachOther: tell_deal_each_other, f.DealMore: tell_deal_more, f.Prevent: tell_prevent,
    f.Redirect: tell_redirect, f.PutCounters: tell_put_counters, f.RemoveCounters: tell_remove_counters,
    f.MoveCounters: tell_move_counters, f.EnterWith: tell_enter_with, f.EnterRested: tell_enter_rested,
    f.PutToken: tell_put_token, f.Attach: tell_attach, f.GainControl: tell_gain_control,
    f.AsMagicStone: tell_as_magic_stone, f.AlsoNamed: tell_also_named, f.Cancel: tell_cancel,
    f.CancelUnlessPaid: tell_cancel_unless, f.CopyIt: tell_copy, f.BecomeCopy: tell_become_copy,
    f.Unchased: lambda e, node: "while this is in the chase, nobody may chase it",
    f.LaterThisTurn: tell_later_this_turn, f.PutOff: tell_put_off, f.Awakening: tell_awakening,
    f.BarrierAgainst: tell_barrier, f.Energize: tell_energize, f.GodsArt: tell_gods_art,
    f.Numbered: tell_numbered, f.Cast: tell_cast,
    f.EnterField: lambda e, node: f"this card is put into your field{', added to its target' if node.added else ''}",
    f.Upright: lambda e, node: "this card does not come into the field rested",
    f.Torrent: tell_part("this is there only if you played another card before this turn"),
    f.Awakened: tell_part("this is there only if the card was awakened"),
    f.SetOff: tell_part("this speaks of the event for which the card was played"),
    f.Judge: lambda e, node: "this ruler goes to the field as a J-ruler",
    f.TurnOver: lambda e, node: "this card is turned to its other side",
    i.ChooseX: lambda e, node: "choose what X is",
    i.Offered: lambda e, node: e.tell(node.offer), i.Done: lambda e, node: "it is noted that this was done",
    i.Happened: lambda e, node: e.tell(node.do), i.Perhaps: lambda e, node: e.tell(node.do),
    i.ShuffleAndPut: tell_shuffle_and_put, i.Turned: lambda e, node: e.tell(node.turn),
    i.Cancelled: lambda e, node: e.tell(node.cancel),
}  # fmt: skip
