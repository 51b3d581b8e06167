"""What card text does beyond the kernel's own effects: playing, negating, damage, tokens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from ...kernel import (
    Builder,
    Card,
    Deed,
    Frame,
    Game,
    Mark,
    Option,
    Pick,
    Remembered,
    UnknownWord,
    Value,
    add_effect,
    after_move,
    become,
    dissolve,
    duration_of,
    emit,
    forbidden,
    is_asked,
    keep,
    move,
    moved_slot,
    new_card,
    place,
    remember,
    rows_choose,
    rows_move,
    rows_rule,
    shuffle,
    tell_done,
)
from ...kernel import nodes as n
from ...kernel import rows_modify as modify
from . import nodes as d
from .activating import rows_activate
from .asking import passing
from .battle import aim, may_not_combo
from .drawing import rows_draw
from .energy import cost_form
from .keywords import COMBOED, rows_block
from .plays import DIVERTED, NEGATED, lying, may_not_play, note_played, played_together, unplayed
from .stacks import (
    carry_on,
    lower_card,
    rows_evolve,
    rows_put_on_top,
    rows_put_under,
    rows_union,
    stack,
)
from .zones import holds_stack, leader, stays


def the_top(g: Game, top: int) -> int | None:
    """The card that lies on top of a stack, while there is one."""
    return top if holds_stack(g, top) else None


MARKS = (Mark("under", seen=the_top),)
"""The card on top, for each card that lies under another one (10-4-4)."""


def rows_damage(b: Builder, node: n.Perform) -> None:
    """4-11-1-2: the card with the skill is the source."""
    count, seat = b.env.amount(node.count or n.Number(1)), b.seat(node.who)
    dealt = b.slot("dealt") if is_asked(b) else ""
    b.run("4-10-2", into=dealt, seat=seat, left=count, by=lambda g, v: v.source)
    if dealt:
        tell_done(b, lambda g, v: getattr(v, dealt) or ())


def rows_flip(b: Builder, node: n.Perform) -> None:
    """10-1-3, 10-1-4: the other side comes up, back or front; it remains the same card with its effects.

    2-3-2-1-3: what is on the side that comes up counts, and nothing of the other.
    """

    def flip(g: Game, v: Any) -> None:
        card = leader(g, v.seat)
        number = other_side(g, g.definition[card])
        if number is not None:
            become(g, card, number)
            emit(g, "awaken", card)

    b.step(flip)


def other_side(g: Game, definition: int) -> int | None:
    """The definition of a leader's other side."""
    cards = g.match.cards
    back = cards[definition].extra.get("back")
    if isinstance(back, Card):
        return g.match.add_card(back)
    return next((i for i, c in enumerate(cards) if c.extra.get("back") is cards[definition]), None)


def rows_negate(word: str) -> Callable[[Builder, n.Perform], None]:
    def rows(b: Builder, node: n.Perform) -> None:
        b.step(NEGATIONS[word])

    return rows


def negate_attack(g: Game, v: Frame) -> None:
    if g.facts["attacker"] is not None:
        attacker, _, _ = g.facts["attacker"]
        if not g.cannot(attacker, "have its attack negated"):
            g.set("negated attack", True)


def negate_play(g: Game, v: Frame) -> None:
    if g.facts["play"] is not None:
        cards, _, rested = g.facts["play"]
        g.set("play", (cards, NEGATED, rested))


def rest_played(g: Game, v: Frame) -> None:
    if g.facts["play"] is not None:
        cards, negated, _ = g.facts["play"]
        g.set("play", (cards, negated, True))


def negate_counter(g: Game, v: Frame) -> None:
    """The [Counter] that this one answers: the one before it."""
    if len(g.facts["counters"]) > 1:
        *earlier, (answered, _), this = g.facts["counters"]
        g.set("counters", (*earlier, (answered, True), this))


def negate_blocker(g: Game, v: Frame) -> None:
    """10-3-2: the attack goes back to its first target."""
    g.set("guard", g.facts["first guard"])


def end_battle(g: Game, v: Frame) -> None:
    g.set("negated attack", True)


NEGATIONS = {
    "attack": negate_attack, "play": negate_play, "counter": negate_counter, "blocker": negate_blocker,
    "rest": rest_played, "battle": end_battle,
}  # fmt: skip


def rows_target(b: Builder, node: n.Perform) -> None:
    if node.cards is None:
        raise UnknownWord("changing the target of an attack needs a card")
    cards = b.env.cards(node.cards)

    def change(g: Game, v: Any) -> None:
        # 7-1: an opponent's card in the Leader or Battle Area; one that was not played is none to attack
        found = [c for c in cards(g, v) if g.is_in(c, "in play") and g.master(c) != g.facts["turn seat"]]
        if found and g.facts["attacker"] is not None:
            aim(g, found[0])

    b.step(change)


# --- bringing cards into play ----------------------------------------------------------------------------------


def rows_play(b: Builder, node: n.Place) -> None:
    """3-6-3, 3-6-4: put into the Battle Area, in Active Mode unless the text says otherwise; negated, they stay."""
    slot = put_into_play(b, node)
    report_play(b, slot)


def rows_play_negated(b: Builder, node: d.PlayNegated) -> None:
    """8-3-2: the skills are negated before anything hears that the cards were played."""
    slot = put_into_play(b, n.Place("play", node.cards, "battle", state=node.state), negated=True)
    b.add(n.Modify(n.It(), (n.LoseAbilities(),), node.until))
    report_play(b, slot)


def put_into_play(b: Builder, node: n.Place, negated: bool = False) -> str:
    """The cards lie in the Battle Area; the slot that holds them."""
    deed = Deed(b, node.cards)
    cards, slot, prior = b.env.cards(node.cards), moved_slot(b, node.cards, node.into), b.slot("prior")

    def put(g: Game, v: Any) -> None:
        meant = [] if unplayed(g, v) else cards(g, v)
        battle_cards = [c for c in meant if g.value(c, "type") == "battle"]
        going = tuple(played_together(g, v.seat, battle_cards, negated))
        setattr(v, slot, going)
        setattr(v, prior, remember(g, going) if g.effects else ())
        number = g.match.zone_number[v.seat, "battle"]
        rested, targets = node.state == "rest" or lying(v), tuple((c, number) for c in going)
        place(g, targets, verb="play", rested=rested, instead=deed.instead)

    b.step(put)
    deed.tell(b, slot)
    b.step(lambda g, v: after_move(g, v, slot))
    b.step(lambda g, v: carry_on(g, getattr(v, prior)))
    return slot


def report_play(b: Builder, slot: str) -> None:
    def report(g: Game, v: Any) -> None:
        for card, _, _ in getattr(v, slot):
            if g.is_in(card, "battle"):
                emit(g, "play", card, v.source)
                note_played(g, v, card)

    b.step(report)


def rows_play_on_top(b: Builder, node: d.PlayOnTop) -> None:
    """10-4-4: it lies on the other card, and has been played."""
    cards, base = b.env.cards(node.card), lower_card(b, node.card, node.on)
    slot = moved_slot(b, node.card, "")

    def put(g: Game, v: Any) -> None:
        bases = [c for c in base(g, v) if g.is_in(c, "battle")]
        tops = tuple(c for c in cards(g, v)[:1] if bases and not unplayed(g, v) and not may_not_play(g, v.seat, c))
        setattr(v, slot, tops)
        for top in tops:
            rested = node.state == "rest" if node.state else bool(g.rested[bases[0]])
            stack(g, top, (bases[0],), v.seat, rested or lying(v))
            if node.evolves:
                emit(g, "evolve", top)

    b.step(put)
    b.step(lambda g, v: after_move(g, v, slot))
    report_play(b, slot)


def rows_divert(b: Builder, node: d.DivertPlay) -> None:
    """The play does not happen, and its card goes where the text says rather than to the Drop Area."""
    played = b.env.cards(d.BeingPlayed())

    def divert(g: Game, v: Any) -> None:
        if g.facts["play"] is not None:
            cards, _, rested = g.facts["play"]
            g.set("play", (cards, DIVERTED, rested))

    b.step(divert)
    if node.to == "hand":
        b.step(lambda g, v: move(g, [c for c in played(g, v) if not g.is_in(c, "hand")], "hand", verb="return"))
    else:
        b.add(n.Move(d.BeingPlayed(), node.to, node.position, node.order, node.state, "place", side=node.side))


def rows_put(b: Builder, node: n.Move) -> None:
    """3-6-3: a Battle Card that a text puts into the Battle Area is played; one that comes back from combo is not."""
    if node.to != "battle":
        rows_move_from(b, node)
        return
    cards, fresh = b.env.cards(node.cards), b.slot("fresh")

    def note(g: Game, v: Any) -> None:
        meant = [c for c in cards(g, v) if g.value(c, "type") == "battle" and not g.is_in(c, "fighting")]
        setattr(v, fresh, remember(g, meant))

    def report(g: Game, v: Any) -> None:
        carry_on(g, getattr(v, fresh))
        for card, _, _ in getattr(v, fresh):
            if g.is_in(card, "battle"):
                emit(g, "play", card, v.source)
                note_played(g, v, card)

    b.step(note)
    rows_move(b, node)
    b.step(report)


def shuffle_owners(g: Game, moved: Remembered) -> None:
    """What is shuffled into a deck: the deck of whoever owns it is shuffled."""
    for seat in sorted({g.owner[card] for card, _, _ in moved}):
        shuffle(g, seat, "deck")


def rows_move_from(b: Builder, node: n.Move) -> None:
    """A move; what goes from under "it" does not become "it": the text speaks on of the card on top."""
    meant = (b.env.latest, b.env.before)
    rows_move(b, node)
    if node.verb == "shuffle":
        slot = b.env.latest
        b.step(lambda g, v: shuffle_owners(g, getattr(v, slot)))
    if isinstance(node.cards, d.Under) and isinstance(node.cards.card, n.It):
        b.env.latest, b.env.before = meant


LIFE = ("life",)


def rows_choose_life(b: Builder, node: n.Choose) -> None:
    """3-9-2: which life card moves its own player picks, whoever's skill it is; that skill's master says how many."""
    if node.by == "you" and isinstance(node.among, n.Cards) and (node.among.zones, node.among.side) == (LIFE, "theirs"):
        if node.up_to and node.count is not None:
            b.add(n.NameNumber(into="lives", at_most=node.count))
            node = replace(node, count=n.Named("lives"), up_to=False)
        node = replace(node, by="opponent")
    rows_choose(b, node)


def rows_combo(b: Builder, node: n.Place) -> None:
    deed = Deed(b, node.cards)
    cards, slot = b.env.cards(node.cards), moved_slot(b, node.cards, node.into)

    def put(g: Game, v: Any) -> None:
        meant = cards(g, v) if g.facts["attacker"] is not None else []
        going = [c for c in meant if not may_not_combo(g, v.seat, c) and not stays(g, c, by_skill=True)]
        setattr(v, slot, tuple(going))
        move(g, going, "combo", verb="combo", rested=False, instead=deed.instead)

    b.step(put)
    deed.tell(b, slot)
    b.step(lambda g, v: after_move(g, v, slot))


# --- other effects ---------------------------------------------------------------------------------------------


def rows_gather(b: Builder, node: d.Gather) -> None:
    """What cannot be chosen is not, though all of them are."""
    cards, slot, barred = b.env.cards(node.cards), b.named_slot(""), forbidden(b, "be chosen")
    b.step(lambda g, v: setattr(v, slot, remember(g, [c for c in cards(g, v) if not barred(g, v, c)])))


def rows_choose_within(b: Builder, node: d.ChooseWithin) -> None:
    cards, most, slot = b.env.cards(node.among), b.env.amount(node.at_most), b.named_slot("")
    key, barred = node.characteristic, forbidden(b, "be chosen")

    def candidates(g: Game, v: Any) -> list[int]:
        taken = getattr(v, slot) or ()
        left = most(g, v) - sum(g.value(c, key) or 0 for c in taken)
        return [c for c in cards(g, v) if (g.value(c, key) or 0) <= left and not barred(g, v, c)]

    b.ask(Pick(b.seat("you"), candidates, lambda g, v: 0, lambda g, v: len(cards(g, v)), "choose"), slot)
    b.step(keep(slot))


def rows_tokens(b: Builder, node: d.PlayTokens) -> None:
    count, token = b.env.amount(node.count), node.token
    printed: dict[str, Value] = {
        "type": "battle", "power": token.power, "combo cost": token.combo_cost, "combo power": token.combo_power,
        "cost": 0, "original cost": 0, "keywords": ("token",), "character": (token.name,),
    }  # fmt: skip
    card = Card(token.name, printed)

    def play(g: Game, v: Any) -> None:
        for _ in range(0 if unplayed(g, v) else count(g, v)):
            g.now()
            made = new_card(g, g.match.add_card(card), v.seat, "battle", rested=lying(v))
            if may_not_play(g, v.seat, made):
                dissolve(g, made, g.match.zone_number[v.seat, "removed"], "remove")
                continue
            emit(g, "play", made, v.source)
            note_played(g, v, made)

    b.match.add_card(card)
    b.step(play)


SKILL_WORDS = (
    "blocker", "critical", "double strike", "triple strike", "quadruple strike", "dual attack", "triple attack",
    "revenge", "indestructible", "ultimate",
)  # fmt: skip


def rows_negate_keyword(b: Builder, node: d.NegateKeyword) -> None:
    """8-3-2: the chosen keyword skills do nothing for a time."""
    cards, count, chosen = b.env.cards(node.card), b.env.amount(node.count), b.slot("words")
    duration = duration_of(b, node.until)
    changes = {w: b.match.add_change(f"{b.name}/negated {w}", n.LoseAbilities(w), b.card) for w in SKILL_WORDS}

    def words(g: Game, v: Any) -> list[Option]:
        return [w for w in SKILL_WORDS if any(g.has(c, w) for c in cards(g, v))]

    def negate(g: Game, v: Any) -> None:
        for word in getattr(v, chosen):
            meant = remember(g, cards(g, v))
            add_effect(g, v.seat, v.source, meant, changes[word], None, duration(g, v.seat), v.stamp)

    b.ask(Pick(b.seat("you"), words, count, count, "which keyword skills are negated"), chosen)
    b.step(negate)


def rows_pay(b: Builder, node: d.PayEnergy) -> None:
    b.add(cost_form(node))


NEXT_TURN = "your opponent's next turn"
NEXT_CHARGE = "end of your opponent's next charge phase"


def rows_modify(b: Builder, node: n.Modify) -> None:
    """What is barred during a coming Charge Phase or turn is not barred before it.

    8-9-1-5: what changes all cards of an area reaches those that enter it later. "The attacking card" is the one that
    attacks now, and cards told apart by their mode or their power are those that are so now.
    """
    if isinstance(node.cards, n.Cards):
        node = replace(node, cards=n.Both((node.cards,)) if passing(node.cards) else staying(node.cards))
    if node.until == NEXT_TURN:
        rows_next_turn(b, node)
        return
    if node.until == NEXT_CHARGE:
        barred, then = n.Cannot("become active"), n.Cannot("become active in the charge phase")
        node = replace(node, changes=tuple(then if change == barred else change for change in node.changes))
    modify(b, node)


def staying(cards: n.Cards) -> n.Cards:
    """3-1-4: a card that goes to the Combo Area is still the same, and what it gained goes with it."""
    return replace(cards, zones=COMBOED.get(cards.zones, cards.zones))


def rows_player(b: Builder, node: n.Rule) -> None:
    if node.until == NEXT_TURN:
        rows_next_turn(b, node)
    else:
        rows_rule(b, node)


def rows_next_turn(b: Builder, node: n.Modify | n.Rule) -> None:
    """8-2-2-2: an effect for a turn to come begins with that turn."""
    b.add(n.Later(n.At("begin", "turn", "opponent's"), replace(node, until="end of turn")))


Rows = Callable[[Builder, Any], None]
ACTIONS: dict[str, Rows] = {
    "draw": rows_draw, "deal damage": rows_damage, "flip": rows_flip, "negate attack": rows_negate("attack"),
    "negate play": rows_negate("play"), "negate counter": rows_negate("counter"),
    "negate blocker": rows_negate("blocker"), "rest the card being played": rows_negate("rest"),
    "end battle": rows_negate("battle"), "change attack target": rows_target, "activate": rows_activate,
}  # fmt: skip
PLACEMENTS: dict[str, Rows] = {"play": rows_play, "combo": rows_combo}


def rows_both_choose(b: Builder, node: d.BothChoose) -> None:
    """1-3-4: the turn player chooses first; 8-6-3: and nobody one card twice."""
    mine, theirs = chosen_by(node, "mine", "you"), chosen_by(node, "theirs", "opponent")
    own, other = d.Together(mine, one_phrase=False), d.Together(theirs, one_phrase=False)
    b.add(n.If(n.During("your"), n.Sequence((own, other)), n.Sequence((other, own))))
    cards = b.env.cards(n.Both(tuple(n.It(each.into) for each in (*mine, *theirs))))
    slot = b.named_slot("")
    b.step(lambda g, v: setattr(v, slot, remember(g, cards(g, v))))


def chosen_by(
    node: d.BothChoose, side: Literal["mine", "theirs"], who: Literal["you", "opponent"]
) -> tuple[n.Choose, ...]:
    return tuple(
        n.Choose(n.Cards(share.zones, side, share.where), share.count, by=who, into=f"{side} {number}")
        for number, share in enumerate(node.shares)
    )


NODE_ROWS: dict[type[n.Node], Rows] = {
    n.Modify: rows_modify, n.Rule: rows_player,
    d.Gather: rows_gather,
    d.BothChoose: rows_both_choose,
    d.ChooseWithin: rows_choose_within, d.PlayNegated: rows_play_negated, d.PlayOnTop: rows_play_on_top,
    d.DivertPlay: rows_divert,
    d.PutUnder: rows_put_under, d.PutOnTop: rows_put_on_top, d.PlayTokens: rows_tokens, d.Evolve: rows_evolve,
    d.Union: rows_union, d.PayEnergy: rows_pay, d.NegateKeyword: rows_negate_keyword, d.Block: rows_block,
    n.Move: rows_put, n.Choose: rows_choose_life,
}  # fmt: skip
