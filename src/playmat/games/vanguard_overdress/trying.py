"""How abilities of vanguard-overdress are tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ...books._vanguard.circles import GUARDIAN, VANGUARD, units, vanguard
from ...books._vanguard.lasting import this_turn
from ...books._vanguard.nodes import ThisTurn
from ...books.vanguard_overdress.arms import ARM, ARMED, link, printed_arms
from ...books.vanguard_overdress.cards import ORDER, ORDER_ABILITY, UNIT, card_from
from ...books.vanguard_overdress.dressing import CROSSED, OVERDRESS, XOVERDRESS
from ...books.vanguard_overdress.holding import BASE, PRISON, SET
from ...books.vanguard_overdress.keywords import FRIEND, GLITTER
from ...books.vanguard_overdress.links import LINKED
from ...books.vanguard_overdress.nodes import Arms, Distinct, Dressed, Dresses, OuterDress, Parity, Sung, World
from ...books.vanguard_overdress.songs import SING, SONG
from ...books.vanguard_overdress.timing import CHECK
from ...books.vanguard_overdress.triggers import ADDITIONAL
from ...books.vanguard_overdress.worlds import FINAL_RUSH, WORLDS
from ...books.vanguard_overdress.zones import ARMS, DRESS, FIELD, IMPRISONED, ORDER_ZONE, SCOUTED, WHOLE_ORDER_ZONE
from ...kernel.build.match import Match
from ...kernel.run.atoms import arrange, become, mark, move, turn
from ...kernel.run.events import note_past
from ...kernel.run.lasting import add_effect
from ...kernel.words import nodes as n
from ...kernel.words.cards import Card
from ...kernel.words.questions import DONE, Option, Question
from ...play.trying.driving import Driver
from ...play.trying.laying import FOE, ME, Case, Cause, Table
from ...play.trying.planning import Plan, triggers_of
from ...play.trying.wanting import Figure
from .._vanguard.trying import BEFORE, VanguardCraft, is_of, words_of

HIGHEST = 3
"""The grade that allows every order."""
HOLDER = "Passing holder"


def asks_for_dresses(part: n.Node) -> bool:
    return isinstance(part, Dresses | Dressed | OuterDress) or part in (n.InState(OVERDRESS), n.InState(XOVERDRESS))


PLAYERS: dict[str, tuple[int, n.Change]] = {
    "you are in Final Rush": (ME, n.May(FINAL_RUSH)),
    **{f"your World is {word}": (ME, World(word)) for word in WORLDS},
    **{f"your opponent's World is {word}": (FOE, World(word)) for word in WORLDS},
}
"""What may be asked of players, and what makes it true of which."""


def differing(card: Card, sort: str, part: str, at: int) -> Card:
    """The card, with another word or number of a sort each time."""
    if sort == "name":
        return replace(card, name=f"{part} {card.name} {at}".strip())
    value = card.printed[sort]
    other = at if isinstance(value, int) else (f"{sort} {at}",)
    return replace(card, name=f"{card.name}, {sort} {at}", printed={**card.printed, sort: other})


def framed(name: str) -> dict[str, Any]:
    """A unit whose text asks for a vanguard of that name with Glitter."""
    text = f"[Glitter]-{name}\n[CONT](RC):This unit gets [Power] +1000."
    return {"name": "Bearer", "grade": 1, "power": 7000, "text": text}


COMPANION = {
    "name": "Companion", "grade": 1, "power": 7000, "text": (
        'Friend-[CONT](RC):If you have another unit in the same column as this unit, that unit and this unit '
        'become "Friends".'
    ),
}  # fmt: skip
WATCHER = {
    "name": "Watcher", "grade": 1, "power": 7000,
    "text": '[CONT](RC):If this unit is a "Friend", this unit gets [Power] +1000.',
}  # fmt: skip
WORLD = "world"
FACING_SIDES: dict[n.Side, n.Side] = {"mine": "theirs", "theirs": "mine", "any": "any"}


class Craft(VanguardCraft):
    name = "vanguard-overdress"
    settle = CHECK

    # --- the table

    def unit(self, case: Case, grade: int, power: int = 9000) -> Card:
        """Whatever is tried, those who pass by are normal units."""
        made = super().unit(case, grade, power)
        key = ("passing", made.name, made.printed["keywords"])
        if key not in case.fillers:
            case.fillers[key] = replace(made, printed={**made.printed, "main type": UNIT, "subtype": ("normal",)})
        return case.fillers[key]

    def owner_in(self, zone: str, seat: int) -> int:
        """16.2.1.1: prisoners are the other player's."""
        return 1 - seat if zone == IMPRISONED else seat

    def as_it_lies(self, zone: str, card: Card) -> Card:
        """13.9.2: what lies in the order zone are set orders."""
        return self.as_order(card) if zone == ORDER_ZONE and card.printed["main type"] != ORDER else card

    def side_there(self, zone: str, side: n.Side) -> n.Side:
        return FACING_SIDES[side] if zone == IMPRISONED else side

    def taken(self, card: Card) -> Card:
        """A list may leave out that a set order is a World; one whose text makes a World of its zone is one."""
        makes = any(isinstance(part, World) for part in n.walk(self.book.texts.card_abilities(card)))
        subtype = words_of(card, "subtype")
        if card.printed["main type"] != ORDER or not makes or WORLD in subtype:
            return card
        return replace(card, printed={**card.printed, "subtype": (*subtype, WORLD)})

    def complete(self, table: Table) -> None:
        """What orders need, original dresses, and an over trigger on top of the deck."""
        lay_sets(self, table)
        super().complete(table)
        link_arms(table)
        parts = tuple(n.walk(table.case.ability))
        if table.case.ability.keyword == ADDITIONAL and table.source in table.g.in_zone(ME, "deck"):
            turn(table.g, table.g.in_zone(ME, VANGUARD), rested=False)
            deck = [card for card in table.g.in_zone(ME, "deck") if card != table.source]
            arrange(table.g, ME, "deck", [*deck, table.source])
        if any(asks_for_dresses(part) for part in parts):
            self.dress(table)
        for part in parts:
            if isinstance(part, Parity):
                self.bind(table, part.rest)
        if table.case.ability.keyword == FRIEND or n.InState(FRIEND) in parts:
            self.befriend(table)
        if table.case.ability.keyword == GLITTER:
            table.put(ME, "back center", card_from(framed(table.case.card.name)))
        self.complete_orders(table)

    def befriend(self, table: Table) -> None:
        """The player's rear-guards have Friend, and company in their columns; who stands beside the card shows it."""
        g, here = table.g, table.plan.here
        keeps = table.case.ability.keyword == FRIEND
        for circle in FIELD.rear_guards:
            beside = circle in (FIELD.behind.get(here), BEFORE.get(here))
            for unit in [unit for unit in g.in_zone(ME, circle) if unit not in (table.source, *table.cast.values())]:
                move(g, [unit], "drop")
            if not g.in_zone(ME, circle) and (beside or not keeps):
                table.put(ME, circle, card_from(WATCHER if keeps else COMPANION))
        for unit in table.cast.values():
            known, friend = g.match.cards[g.definition[unit]], card_from(COMPANION)
            printed = {**known.printed, "keywords": friend.printed["keywords"]}
            become(g, unit, g.match.add_card(replace(known, printed=printed, abilities=friend.abilities)))

    def bind(self, table: Table, rest: int) -> None:
        """All bound cards have odd grades, or even ones."""
        g = table.g
        move(g, [card for card in g.in_zone(ME, "bind") if g.value(card, "grade") % 2 != rest], "drop")
        table.put(ME, "bind", self.unit(table.case, 1 if rest else 2))

    def complete_orders(self, table: Table) -> None:
        """A vanguard is high enough for the order that is played."""
        g = table.g
        leader = vanguard(g, ME)
        if table.case.ability.keyword == ORDER_ABILITY and leader is not None and g.value(leader, "grade") < HIGHEST:
            self.reprint(table, leader, grade=HIGHEST)

    def as_order(self, card: Card) -> Card:
        subtypes = tuple([word for word in words_of(card, "subtype") if word not in ("normal", "trigger")])
        printed = {**card.printed, "main type": ORDER, "type": f"set {ORDER}", "subtype": ("set", *subtypes)}
        return replace(card, printed=printed)

    def make_true(self, table: Table, figure: Figure) -> None:
        if figure.name == "you went second":
            table.g.set("first seat", FOE if figure.number else ME)
        elif figure.name == "caused by an effect":
            table.cause = Cause(table.source)
        elif figure.name in PLAYERS and figure.number:
            self.make_true_of_player(table, figure.name)
        else:
            super().make_true(table, figure)

    def make_true_of_player(self, table: Table, name: str) -> None:
        """A player has the World, or is in Final Rush, that is asked about."""
        (seat, node), g, match = PLAYERS[name], table.g, table.g.match
        leader, *_ = g.in_zone(ME, VANGUARD)
        assert isinstance(match, Match)
        change = match.add_change(f"tried: {name}", node, table.case.card)
        add_effect(g, ME, leader, seat, change, None, this_turn(g, ME))

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """What has happened this turn, songs that were sung, and cards that differ."""
        super().provide(table, node, wanted)
        match node:
            case Sung(name, by_vanguard) if wanted:
                table.g.set("sung", (((name or "A song", by_vanguard),), ()))
            case n.Compare(Distinct(n.Cards() as cards, sort, part), ">=" | ">" | "=", n.Number(number)) if wanted:
                self.distinguish(table, cards, sort, part, number)
            case n.Compare(ThisTurn(trigger), ">=", n.Number(number)) if wanted:
                for _ in range(number):
                    self.record(table, trigger)

    def distinguish(self, table: Table, cards: n.Cards, sort: str, part: str, number: int) -> None:
        """So many cards that fit and differ; where no more may lie, those that lie there differ."""
        g, seat = table.g, FOE if cards.side == "theirs" else ME
        lying = [card for zone in table.zones_of(cards.zones) for card in g.in_zone(seat, zone) if card != table.source]
        for at in range(number):
            made, _ = table.fitted(cards.where)
            other = differing(made, sort, part, at)
            zone = self.spot(table, seat, cards.zones, cards.where)
            if zone is not None and zone != GUARDIAN:
                table.put(seat, zone, other)
            elif at < len(lying):
                become(g, lying[at], g.match.add_card(other))

    def record(self, table: Table, trigger: n.Trigger) -> None:
        """It has happened before, to a card that fits and lies where it went."""
        g = table.g
        match trigger:
            case n.Moved(n.Cards(zones, side, where), from_zones, to_zones):
                seat = FOE if side == "theirs" else ME
                numbers, there = g.match.zone_number, table.zones_of(zones)
                left = table.zones_of(from_zones) or ["hand"]
                out = numbers[seat, next((zone for zone in left if zone in there), left[0])]
                into = table.zones_of(to_zones)[-1]
                made, _ = table.fitted(where)
                card = table.put(seat, into if into == "drop" else "soul", made)
                event = ("move", "", None, card, g.definition[card], out, numbers[seat, into], "", 0)
                note_past(g, event)
            case n.On("attack", ((_, n.Cards(_, "theirs", _)),)):
                for unit in units(g, FOE):
                    note_past(g, ("attack", "", None, unit, None))
            case n.On(kind, ((role, n.Cards(_, _, where)),)):
                made, _ = table.fitted(where)
                card = table.put(ME, "soul", made)
                values = [card if name == role else None for name in g.match.book.words.events[kind]]
                note_past(g, (kind, "", None, *values))

    def dress(self, table: Table) -> None:
        """The card has original dresses, or is one itself; and so has another unit."""
        g, others = table.g, [card for card in table.g.in_zone(ME, "front right") if card != table.source]
        if table.source >= 0 and g.is_in(table.source, DRESS):
            mark(g, table.source, LINKED, others[0] if others else g.in_zone(ME, "front left")[0])
        here = [table.source] if table.source >= 0 and g.is_in(table.source, "field") else []
        for unit in (*here, *others):
            mark(g, unit, CROSSED, g.serial[unit])
            for _ in range(2):
                mark(g, table.put(ME, DRESS, self.unit(table.case, 1)), LINKED, unit)

    # --- plans

    def places(self, case: Case) -> list[str]:
        """What hears that it becomes an original dress is one by then."""
        match case.ability.trigger:
            case n.On("become dress"):
                return [DRESS]
        return super().places(case)

    def own_plans(self, case: Case) -> Iterator[Plan]:
        if case.ability.keyword == ORDER_ABILITY:
            yield Plan(self.main, "hand", words=("order",))
            yield Plan("battle phase", "hand", FOE, picks=True, notes=("battle",))
        if case.ability.keyword == ADDITIONAL:
            yield Plan("battle phase", "deck", notes=("battle",))
        if any(isinstance(trigger, n.On) and trigger.event == ARM for trigger, _ in triggers_of(case.ability)):
            yield Plan(self.main, "hand", words=("order",))
        if printed_arms(case.card):
            yield Plan(self.main, ARMS)
        if case.card.printed["main type"] == ORDER:
            yield Plan(self.main, "order zone", words=("use",))
        yield from super().own_plans(case)

    # --- play

    def choose(self, driver: Driver, q: Question) -> Option | None:
        """Guardians come alone, and a blitz order is played where one could be called."""
        match q.about:
            case "more":
                return DONE
            case "guards" if driver.plan.picks and ("order", driver.source) in q.options:
                return ("order", driver.source)
        return super().choose(driver, q)


# --- what single sets need --------------------------------------------------------------------------------


def set_order(table: Table, subtype: str, abilities: tuple[n.Ability, ...] = ()) -> Card:
    printed = {**table.case.card.printed, "main type": ORDER, "type": "set order", "subtype": (SET, subtype)}
    return Card(f"Passing {subtype}", {**printed, "keywords": ()}, abilities)


def lay_sets(craft: Craft, table: Table) -> None:
    """A prison with prisoners, a base with scouts, a song that does something, and arms with who may hold them."""
    parts = tuple(n.walk(table.case.ability))
    words = {word for part in parts for word in zones_named(part)}
    for zone, subtype in ((IMPRISONED, PRISON), (SCOUTED, BASE)):
        if zone in words or (zone == IMPRISONED and holds_opponents(parts)):
            table.put(ME, ORDER_ZONE, set_order(table, subtype))
            for _ in range(2):
                table.put(ME, zone, craft.unit(table.case, 1))
    if any(isinstance(part, n.Perform) and part.action == SING for part in parts):
        heard = n.On(SING, (("card", n.This()),))
        draws = n.Ability("automatic", n.Perform("draw", n.Number(1)), zones=(ORDER_ZONE,), trigger=heard)
        table.put(ME, ORDER_ZONE, set_order(table, SONG, (draws,)))
    lay_arms(craft, table, ARMS in words or n.InState(ARMED) in parts)


def zones_named(part: n.Node) -> tuple[str, ...]:
    """The zones that a piece of a text names."""
    match part:
        case n.Move():
            return (part.to,)
        case n.Moved():
            return (*part.from_zones, *part.to_zones)
    return getattr(part, "zones", ())


def holds_opponents(parts: tuple[n.Node, ...]) -> bool:
    """Whether a text is about cards of the other player in the order zone: they are imprisoned."""
    return any(
        isinstance(part, n.Moved) and WHOLE_ORDER_ZONE in part.from_zones and is_of(part.what, "theirs")
        for part in parts
    )


def lay_arms(craft: Craft, table: Table, asked: bool) -> None:
    """Arms that may be taken up, arms that are held beside none that is tried, and a vanguard who may hold them."""
    names = [each.holder for each in printed_arms(table.case.card)] or ([HOLDER] if asked else [])
    for name in names[:1]:
        table.put(ME, VANGUARD, replace(craft.unit(table.case, 3), name=name))
    if asked:
        table.put(ME, "drop", passing_arms(table, "Any"))
        for sort in () if printed_arms(table.case.card) else ("Left", "Right"):
            table.put(ME, ARMS, passing_arms(table, sort))


def passing_arms(table: Table, sort: str) -> Card:
    arms = n.Ability("continuous", Arms(sort, HOLDER), keyword=ARMS)
    printed = {**table.case.card.printed, "main type": ORDER, "type": "normal order", "subtype": ("normal", ARMS)}
    return Card(f"Passing {sort.lower()} arms", {**printed, "keywords": (ARMS,)}, (arms,))


def link_arms(table: Table) -> None:
    """Arms that lie on the circle are held by the vanguard there."""
    for card in table.g.in_zone(ME, ARMS):
        link(table.g, card, table.g.in_zone(ME, VANGUARD)[0])


TRYING = Craft()
