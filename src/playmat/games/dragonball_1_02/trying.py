"""How abilities of dragonball-1.02 are tried: its table, its attacks, and what its keyword skills need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from ...books.dragonball_1_02.keywords import MEANINGS, skill_of
from ...books.dragonball_1_02.lexicon import COLORS
from ...books.dragonball_1_02.nodes import ChooseEach, EachThere, Evolve, Includes, Under, Union, WithSkill, WordCount
from ...books.dragonball_1_02.timing import CHECK
from ...kernel.run.atoms import mark
from ...kernel.words import nodes as n
from ...kernel.words.book import Deck
from ...kernel.words.cards import Card
from ...kernel.words.questions import Option, Question
from ...play.trying.driving import Driver, passing
from ...play.trying.fitting import OPPOSITE, Made, nearest
from ...play.trying.laying import FOE, ME, Case, Cause, Table
from ...play.trying.planning import Plan, filter_of, side_of
from ...play.trying.stagecraft import Stagecraft
from ...play.trying.wanting import Figure, Want, both

LEADER = n.Is("type", "=", "leader")
COMBO = Plan(Stagecraft.main, "hand", words=("combo", "attack"), foes_words=("attack",), times=2)
WEAK, STRONG = 1000, 60000


class DragonballCraft(Stagecraft):
    name = "dragonball-1.02"
    settle = CHECK
    elsewhere = ("hand", "drop", "deck")
    anywhere = ("battle", "hand")
    rested_words = (*Stagecraft.rested_words, "attacked")
    """Of Battle Cards only those in Rest Mode are attacked."""

    @cached_property
    def counter(self) -> Card:
        """A card that answers an attack."""
        record = {"name": "Passer-by in the way", "type": "extra", "color": "red", "energy_cost": "0(-)"}
        return self.book.cards.card_from({**record, "text": "[Counter: Attack] Negate the attack."}, ())

    @cached_property
    def caller(self) -> Card:
        """A card whose skill combos with one out of the Drop Area."""
        record = {"name": "Passer-by who calls", "type": "extra", "color": "red", "energy_cost": "0(-)"}
        text = "[Activate: Battle] Choose 1 card in your Drop Area and combo with it."
        return self.book.cards.card_from({**record, "text": text}, ())

    # --- cards and table

    def plain(self, table: Table, where: n.Filter | None) -> Card:
        words = [node.value for node in n.walk(where) if isinstance(node, n.Is) and node.characteristic == "type"]
        kind = next((word for word in words if word in ("leader", "extra")), "battle")
        return self.card(table.case, str(kind), 20000)

    def card(self, case: Case, kind: str = "battle", power: int = 10000, colour: str = "") -> Card:
        key = (kind, power, colour)
        if key not in case.fillers:
            own = case.card.printed
            battle = kind == "battle"
            printed = {
                **own, "type": kind, "color": (colour,) if colour else own["color"], "specified cost": (),
                "cost": None if kind == "leader" else 1, "original cost": None if kind == "leader" else 1,
                "power": None if kind == "extra" else power, "keywords": (),
                "combo cost": 0 if battle else None, "combo power": 5000 if battle else None,
            }  # fmt: skip
            case.fillers[key] = Card(f"Passer-by, {kind} {power} {colour}".strip(), printed)
        return case.fillers[key]

    def mended(self, made: Made) -> dict[str, Any]:
        printed = made.printed
        cost = printed["cost"] if printed["cost"] != 1 else printed["original cost"]
        words = (*printed["keywords"], "token") if "token" in made.states else printed["keywords"]
        return {**printed, "cost": cost, "original cost": cost, "keywords": words}

    def abilities_of(self, printed: Mapping[str, Any]) -> tuple[n.Ability, ...]:
        """A keyword is a skill of the card."""
        return tuple(skill_of(word) for word in printed["keywords"] if word in MEANINGS)

    def fit_own(self, where: n.Filter, made: Made, wanted: bool) -> None:
        match where:
            case Includes(characteristic, words) if wanted:
                made.printed[characteristic] = (f"{words} the Other",)
            case WithSkill(skill):
                self.fitting.fit(skill, made, wanted)
            case WordCount(key, op, count):
                made.printed[key] = so_many(made.printed[key], op if wanted else OPPOSITE[op], count)

    def prepare(self, table: Table) -> None:
        super().prepare(table)
        table.g.set("begun", True)

    def stock(self, table: Table) -> None:
        """Energy of every colour, life, and cards in every area."""
        case = table.case
        plain = self.card(case)
        for seat in (ME, FOE):
            table.fill(seat, "deck", plain, 15)
            table.fill(seat, "hand", plain, 4 if table.variant < 2 else 2 + 6 * seat)
            table.fill(seat, "drop", plain, 4)
            for colour in COLORS:
                table.fill(seat, "energy", self.card(case, colour=colour), 6)

    def complete(self, table: Table) -> None:
        g, case = table.g, table.case
        for seat in (ME, FOE):
            power = STRONG if seat == table.plan.turn else WEAK
            if not g.in_zone(seat, "leader"):
                table.put(seat, "leader", self.card(case, "leader", power))
            table.fill(seat, "life", self.card(case), 6 - len(g.in_zone(seat, "life")))
            if not g.in_zone(seat, "life"):
                table.put(seat, "life", self.card(case))
            if seat == FOE and "countered" in table.plan.notes:
                table.put(seat, "hand", self.counter)
            if seat == ME and "called" in table.plan.notes:
                table.put(seat, "hand", self.caller)
            if table.variant < 2:
                table.fill(seat, "battle", self.card(case, power=power), 1, rested=seat != table.plan.turn)
                table.fill(seat, "battle", self.card(case, power=power), 1)

    def spot(self, table: Table, seat: int, words: Sequence[str], where: n.Filter | None = None) -> str | None:
        """A card in play lies in the Battle Area, but for a leader."""
        names = table.zones_of(words)
        others = [zone for zone in names if zone != "leader"] if LEADER not in n.walk(where) else []
        return next(iter(others or names), None)

    def zones_in_event(self, event: str, role: str) -> tuple[str, ...]:
        """A card that has been played lies in the Battle Area."""
        return ("battle",) if event == "play" else super().zones_in_event(event, role)

    def arranged(self, table: Table, wants: Sequence[Want]) -> Sequence[Want]:
        """All that is asked of a player's leader is asked of one card."""
        leaders: dict[n.Side, n.Filter] = {}
        for want in wants:
            for side in sides_of(want) if want.zones == ("leader",) else ():
                leaders[side] = both(leaders.get(side, LEADER), want.where) or LEADER
        if table.plan.here == "leader":
            leaders.pop("mine", None)
        single = [Want(("leader",), side, where, 1) for side, where in leaders.items()]
        return (*single, *[want for want in wants if want.zones != ("leader",)])

    def provide(self, table: Table, node: n.Node, wanted: bool) -> None:
        """Cards to be played upon, cards that lie under the card, and what is looked for."""
        match node:
            case Evolve(onto):
                table.put_want(Want(("battle",), "mine", onto, 1))
            case Union(_, of):
                for where in of:
                    table.put_want(Want(("battle",), "mine", where, 1))
            case ChooseEach(zones, of, also):
                for where in of:
                    both = n.All((where, also)) if also is not None else where
                    table.put_want(Want(zones, "mine", both, 1))
            case EachThere(of, zones, side):
                for where in of:
                    table.put_want(Want(zones, side, where, int(wanted)))
            case Under(n.This(), where) if table.source >= 0:
                for _ in range(6):
                    card = table.put_made(ME, "under", table.fitted(where))
                    mark(table.g, card, "under", table.source)

    # --- plans

    def places(self, case: Case) -> list[str]:
        """A leader lies in its own area, and no other card does."""
        leads = case.card.printed["type"] == "leader"
        found = [zone for zone in super().places(case) if (zone == "leader") == leads]
        return found or ["leader"]

    def plans_on(self, case: Case, trigger: n.Trigger) -> Iterator[Plan]:
        match trigger:
            case n.On("play", roles) if isinstance(dict(roles).get("card"), n.This):
                yield Plan(self.main, "hand", words=("play",))
                yield Plan(self.main, "hand", FOE, words=("use", "play"), foes_words=("attack",))
                yield Plan(self.main, "hand", words=("use",))
            case n.On("evolve", _):
                yield Plan(self.main, "hand", words=("use",))
            case n.On("use", roles) if isinstance(dict(roles).get("card"), n.This):
                yield Plan(self.main, "hand", words=("use", "attack"))
                yield Plan(self.main, "hand", FOE, words=("use",), foes_words=("attack", "play"))
            case n.On("combo", roles):
                yield from self.combos(case, dict(roles))
            case n.On("play", roles):
                yield from self.plays(case, dict(roles))
            case n.On(_, roles):
                yield from self.fights(case, dict(roles))
            case n.At(_, "battle" | "offense step" | "defense step" | "damage step"):
                yield from self.fights(case, {})
                yield from self.comboing()

    def uses(self, case: Case) -> Iterator[Plan]:
        """Skills of the main phase, of a battle, and those that answer what the other player does."""
        for here in self.places(case):
            keyword = case.ability.keyword
            if here == "combo":
                yield from self.comboing()
            if keyword == "activate battle":
                yield Plan(self.main, here, words=("attack",))
            if keyword.startswith("counter"):
                for word in ("attack", "play"):
                    yield Plan(self.main, here, FOE, foes_words=(word,))
                yield Plan(self.main, here, words=("attack",), foes_words=("use",), notes=("countered",))
            yield Plan(self.main, here)
            yield Plan(self.main, here, words=("attack",))
            yield Plan(self.main, here, FOE, foes_words=("attack",))

    def standing(self, case: Case) -> Iterator[Plan]:
        for here in (*self.places(case), "hand"):
            yield Plan(self.main, here)
            yield Plan(self.main, here, words=("attack", "combo"), times=3)
            foes = Plan(self.main, here, FOE, foes_words=("attack",), words=("combo",), times=3)
            yield foes
            yield replace(foes, rested=True)
            yield replace(foes, notes=("leader",))
            yield Plan(self.main, here, words=("play", "attack"), times=3)

    def fights(self, case: Case, roles: dict[str, n.Reference]) -> Iterator[Plan]:
        blockers = roles.get("blocker")
        cast: tuple[tuple[str, Want], ...] = ()
        if blockers is not None and not isinstance(blockers, n.This):
            where = n.Is("keywords", "has", "blocker")
            cast = (("blocker", Want(("battle",), "theirs", where, 1)),)
        attacker = roles.get("attacker")
        if attacker is not None and not isinstance(attacker, n.This):
            cast = (*cast, ("attacker", Want(("battle",), "mine", filter_of(attacker), 1)))
        for here in self.places(case):
            plan = Plan(self.main, here, words=("attack",), cast=cast)
            yield plan
            foes = replace(plan, turn=FOE, words=(), foes_words=("attack",))
            yield foes
            yield replace(foes, rested=True)
            yield replace(foes, notes=("leader",))

    def combos(self, case: Case, roles: dict[str, n.Reference]) -> Iterator[Plan]:
        ref = roles["card"]
        if isinstance(ref, n.This):
            yield from self.comboing()
        else:
            for here in self.places(case):
                yield replace(COMBO, here=here, cast=(("combo", Want(("hand",), "mine", filter_of(ref), 1)),))

    def comboing(self) -> Iterator[Plan]:
        """The card is comboed with from where that can be done, in either player's turn."""
        for turn in (ME, FOE):
            yield replace(COMBO, turn=turn)
            yield replace(COMBO, turn=turn, here="battle", notes=("spared",))
            yield replace(COMBO, turn=turn, here="drop", words=("use", "attack"), notes=("called",))

    def plays(self, case: Case, roles: dict[str, n.Reference]) -> Iterator[Plan]:
        ref = roles["card"]
        side = side_of(ref)
        cast = (("play", Want(("hand",), side, filter_of(ref), 1)),)
        turn = FOE if side == "theirs" else ME
        for here in self.places(case):
            yield Plan(self.main, here, turn, words=("play",), foes_words=("play",), cast=cast)

    def deck_with(self, card: Card) -> Deck | None:
        return Deck("five of a name", {"main": (card,) * 5})

    def keeps(self, ability: n.Ability) -> tuple[type[n.Node], ...] | None:
        """A rule says what a field card does as it is activated."""
        return None if ability.keyword == "field" else ()

    def make_true(self, table: Table, figure: Figure) -> None:
        """A skill is what brings the event about: one of the card's master, or one of his opponent."""
        if figure.name.endswith("skill"):
            theirs, *_ = table.g.in_zone(FOE, "leader")
            table.cause = Cause(theirs if "opponent's" in figure.name else table.source)

    # --- play

    def choose(self, driver: Driver, q: Question) -> Option | None:
        notes = driver.plan.notes
        if q.about == "charged":
            return passing(q)
        if "called" in notes and q.kind == "pick some" and driver.source in q.options:
            return driver.source
        if "leader" in notes and q.kind == "act" and q.seat == FOE:
            return next((o for o in q.options if isinstance(o, tuple) and self.hits_leader(driver, o)), None)
        if q.about == "blocker" and "leader" in notes:
            return passing(q)
        if q.about == "blocker" and q.seat == ME:
            return driver.source if driver.source in q.options else passing(q)
        return self.act(driver, [o for o in q.options if isinstance(o, tuple)]) if q.kind == "act" else None

    def act(self, driver: Driver, acts: Sequence[tuple[int | str, ...]]) -> Option | None:
        """An attack that spares the card itself; then what the cards made for the event do."""
        cast, acted = driver.table.cast, driver.acted
        others = [each for each in acts if "attack" in each and driver.source not in each]
        if "spared" in driver.plan.notes and others and not acted.get("attack"):
            acted["attack"] = 2
            first, *_ = others
            return first
        for word, role in (("attack", "attacker"), ("combo", "combo"), ("play", "play")):
            found = [each for each in acts if role in cast and each[:2] == (word, cast[role])]
            if found and not acted.get(word):
                acted[word] = 1
                return driver.turned(found)
        return None

    def hits_leader(self, driver: Driver, act: tuple[object, ...]) -> bool:
        word, *cards = act
        return word == "attack" and cards[-1] in driver.game.in_zone(ME, "leader")


def sides_of(want: Want) -> tuple[n.Side, ...]:
    return ("mine", "theirs") if want.side == "any" else (want.side,)


def so_many(words: tuple[str, ...], op: str, count: int) -> tuple[str, ...]:
    """So many words: the last ones, for what else is asked of them was put there last, and others beside them."""
    number = nearest(len(words), op, count)
    many = (*[word for word in COLORS if word not in words], *words)
    return many[len(many) - number :]


TRYING = DragonballCraft()
