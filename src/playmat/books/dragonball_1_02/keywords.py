"""Section 10: keyword skills as the skills that they stand for.

10-3-1, 10-7-1 and 10-8-1 call [Blocker], [Dual Attack] and [Revenge] [Auto] skills, 10-5-1 and 10-6-1 call [Critical]
and [Strike] [Permanent] ones. So a card that has such a word has a skill of that kind: it pends with the others, its
master orders it among them, and what negates a kind of skill negates it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kernel import (
    Builder,
    Card,
    Evaluator,
    Frame,
    Game,
    Match,
    Option,
    Test,
    ask,
    emit,
    live,
    procedure,
    row,
    table_of,
    turn,
)
from ...kernel import nodes as n
from . import nodes as d
from .battle import aim, fighter, still
from .lexicon import KEYWORDS

NOBODY = "nobody"
BATTLE_CARD = n.Is("type", "=", "battle")
OTHERS = n.Cards(("in play",), "mine", n.Other())
FOUGHT = "fought"
"""A battle is over: its attack card and its guard card, as long as each is known."""


def automatic(effect: n.Effect, event: str, *roles: tuple[str, n.Reference], limit: str = "") -> n.Ability:
    return n.Ability("automatic", effect, trigger=n.On(event, roles), limit=limit)


ACTIVE_AGAIN = n.Turn(n.This(), "active")
MEANINGS = {
    # 10-3-1: when another card of its master is attacked
    "blocker": automatic(d.Block(), "attack", ("attacked", OTHERS)),
    # 10-7-1: after a battle in which it attacked, the number less one times in a turn
    "dual attack": automatic(ACTIVE_AGAIN, FOUGHT, ("attacker", n.This()), limit="turn"),
    "triple attack": automatic(ACTIVE_AGAIN, FOUGHT, ("attacker", n.This()), limit="turn twice"),
    # 10-8-1: after a battle in which it was attacked by a Battle Card, wherever it is by then
    "revenge": automatic(
        n.Move(n.Role("attacker"), "drop", verb="ko"),
        FOUGHT,
        ("guard", n.This()),
        ("attacker", n.Cards(("battle",), "theirs", BATTLE_CARD)),
    ),
    # as the notes on the cards that have it say
    "indestructible": n.Ability(
        "continuous",
        n.Modify(
            n.This(),
            (
                n.Cannot("be KO-ed in battle"),
                n.Cannot("be KO-ed by your opponent's skills"),
                n.Cannot("leave the battle area"),
            ),
        ),
    ),
}
"""What a keyword skill does that is more than a word which rules ask for."""


def skill_of(word: str, reminder: str = "") -> n.Ability:
    """The skill that a keyword stands for."""
    meaning = MEANINGS.get(word, n.Ability("continuous", n.Nothing()))
    return replace(meaning, keyword=word, reminder=reminder)


def card_abilities(card: Card) -> tuple[n.Ability, ...]:
    """The skills of a card, each keyword as what it stands for."""
    return tuple(in_full(ability, card) for ability in card.abilities)


def in_full(ability: n.Ability, card: Card) -> n.Ability:
    if ability.keyword in MEANINGS:
        return replace(skill_of(ability.keyword, ability.reminder), zones=ability.zones)
    if ability.kind == "automatic":
        return heard(ability)
    if ability.kind == "continuous":
        return replace(ability, effect=in_combo(ability.effect))
    if card.printed.get("type") == "extra" and ability.zones == ("hand",):
        return replace(ability, cost=tuple(paid_together(part) for part in ability.cost))
    return ability


def heard(ability: n.Ability) -> n.Ability:
    """An [Auto] skill with all that sets it off, and with nothing told twice."""
    return ability if ability.trigger is None else replace(ability, trigger=told_once(switched_to(ability.trigger)))


def switched_to(trigger: n.Trigger) -> n.Trigger:
    """7-1-3, 10-8-1: a card that an attack is switched to is attacked, for [Revenge] and for a text that says so."""
    match trigger:
        case n.On("attack", roles) if [role for role, _ in roles] == ["attacked"]:
            return n.AnyTrigger((trigger, n.On("retarget", roles)))
        case n.OnlyIf(condition, inner):
            return n.OnlyIf(condition, switched_to(inner))
        case n.AnyTrigger(parts):
            return n.AnyTrigger(tuple(map(switched_to, parts)))
    return trigger


ELSEWHERE = ("hand", "deck", "life", "energy", "removed")


def told_once(trigger: n.Trigger) -> n.Trigger:
    """7-4-1-4-2-1: what is KOed goes to the Drop Area, so beside a KO no move of the card to there is told again."""
    if not isinstance(trigger, n.AnyTrigger):
        return trigger
    koed = [ref for part in trigger.parts if isinstance(part, n.On) and part.event == "ko" for _, ref in part.roles]
    return n.AnyTrigger(tuple(not_dropped(part, koed) for part in trigger.parts)) if koed else trigger


def not_dropped(trigger: n.Trigger, koed: Sequence[n.Reference]) -> n.Trigger:
    match trigger:
        case n.OnlyIf(condition, inner):
            return n.OnlyIf(condition, not_dropped(inner, koed))
        case n.Moved(what, ("battle",), ()) if what in koed:
            return replace(trigger, to_zones=ELSEWHERE)
    return trigger


COMBO_NUMBERS = ("combo power", "combo cost")
COMBOED: dict[tuple[str, ...], tuple[str, ...]] = {("battle",): ("fighting",), ("in play",): ("in play", "combo")}
"""Where cards are that a text calls yours, and where they are that can be comboed with."""


def in_combo(effect: n.Effect) -> n.Effect:
    """2-9-1, 7-4-1-2: combo power that cards gain counts in the Combo Area, so they have it there too."""
    match effect:
        case n.Sequence(parts):
            return replace(effect, parts=tuple(map(in_combo, parts)))
        case n.If(_, then, otherwise):
            return replace(effect, then=in_combo(then), otherwise=None if otherwise is None else in_combo(otherwise))
        case n.Modify(n.Cards(zones) as cards, changes) if zones in COMBOED:
            there = tuple(change for change in changes if getattr(change, "characteristic", "") in COMBO_NUMBERS)
            here = tuple(change for change in changes if change not in there)
            wider = replace(effect, cards=replace(cards, zones=COMBOED[zones]), changes=there)
            return n.Sequence((replace(effect, changes=here), wider)) if there else effect
    return effect


def paid_together(part: n.Effect) -> n.Effect:
    """8-6-2-3-1: what rests energy for the skill of an Extra Card is paid with the energy of the card."""
    match part:
        case d.PayEnergy(specified, free):
            return d.PaidTogether(specified, free)
        case n.Sequence(
            (n.Choose(n.Cards(("energy",), "mine", where), n.Number(count), False), n.Turn(n.It(), "rest"))
        ):
            match where:
                case None:
                    return d.PaidTogether((), count)
                case n.Is("color", "has", str(color)):
                    return d.PaidTogether((color,) * count)
    return part


# --- gaining and losing them -----------------------------------------------------------------------------

SORTS = {word: (lambda ability, word=word: ability.keyword == word) for word in KEYWORDS.values()}
"""For each keyword whether a skill is the one that it stands for."""
GAINED, LOST = "gained keyword", "lost keyword"


def change_form(change: n.Change) -> tuple[n.Change, ...]:
    """To gain a keyword is to gain its skill, to lose it is to lose that."""
    match change:
        case n.GainAbility(n.Ability("automatic") as ability):
            return (replace(change, ability=heard(ability)),)
        case n.Include("keywords", word):
            return (n.GainAbility(skill_of(word)), d.KeywordNote(GAINED, word))
        case n.Exclude("keywords", word):
            return (n.LoseAbilities(word), d.KeywordNote(LOST, word))
    return (change,)


def note_fields(
    match: Match, env: Evaluator, name: str, node: d.KeywordNote, card: Card
) -> tuple[str, tuple[str, str], None, str, None]:
    return ("list", (node.what, node.word), None, node.word, None)


def has_skill(g: Game, card: int, word: str) -> bool:
    """8-3-2: whether the card has a keyword skill, negated or not; one that it lost it has no more."""
    if g.has(card, word):
        return True
    printed = g.match.printed[g.definition[card]]["keywords"]
    if word not in printed and card not in table_of(g, (GAINED, word)):
        return False
    return card not in table_of(g, (LOST, word))


def filter_with_skill(env: Evaluator, node: d.WithSkill) -> Test:
    word = str(node.skill.value)
    return lambda g, s, c: has_skill(g, c, word)


# --- 10-3 blocker ----------------------------------------------------------------------------------------


def can_block(g: Game, card: int) -> bool:
    """10-3-1: an Active card that can be rested and is not itself attacked, against an attack that goes on."""
    if g.facts["negated attack"] or g.facts["attacker"] is None or not still(g, g.facts["guard"]):
        return False
    if g.rested[card] or g.cannot(card, "become rested") or card == fighter(g, "guard"):
        return False
    seat, attacker = g.master(card), fighter(g, "attacker")
    barred = g.cannot(-1 - seat, "activate blocker") or g.cannot(card, "activate blocker")
    return not barred and not g.cannot(attacker, "be blocked", card)


def blockers(g: Game, v: Frame) -> list[Option]:
    able = bool(live(g, v.card)) and can_block(g, blocking(v))
    return [blocking(v), NOBODY] if able else [NOBODY]


def blocking(v: Frame) -> int:
    """The card whose [Blocker] is activated."""
    card: int
    ((card, _, _),) = v.card
    return card


def block(g: Game, v: Frame) -> None:
    turn(g, (v.blocker,), rested=True)
    aim(g, v.blocker)
    emit(g, "block", v.blocker)


BLOCK = procedure(
    "10-3-1",
    slots="seat card blocker",
    rows=[
        row("10-3-1", ask("pick one", lambda g, v: int(v.seat), blockers, "which card blocks"), into="blocker"),
        row("10-3-1", block, when=lambda g, v: v.blocker != NOBODY),
    ],
)


def rows_block(b: Builder, node: d.Block) -> None:
    """10-3-1: its master may rest the card, and then the attack is on it."""
    b.run("10-3-1", seat=b.seat("you"), card=lambda g, v: ((v.source, v.serial, v.was),))


PROCEDURES = (BLOCK,)
