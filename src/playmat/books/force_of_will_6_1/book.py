"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    Book,
    CardLists,
    Characteristic,
    Game,
    Mark,
    Moves,
    Nodes,
    Notes,
    Places,
    Procedures,
    Sight,
    Texts,
    Values,
    Words,
    once,
    show,
)
from ...kernel import nodes as n
from ...rulebook.rules import rules_of
from . import (
    actions,
    acts,
    additions,
    attack_costs,
    attacks,
    automatic,
    battle,
    changes,
    chasing,
    costs,
    counters,
    damage,
    destroying,
    entering,
    lifebreak,
    moves,
    paying,
    playing,
    prices,
    priority,
    processes,
    setup,
    sides,
    spoken,
    sums,
    targets,
    texts,
    time_stamps,
    timing,
    tokens,
    turn,
    views,
    words,
)
from . import (
    nodes as f,
)
from .cards import card_from, known_words
from .cites import CITES
from .inner_nodes import BecomeWords
from .reasons import why_not
from .sides import FRONT, OWN_FACE
from .zones import CHASE, COPY, FIELDS, GROUPS, RULERS, SPELL, TOKEN, ZONES, forget_item, item_bears, unsound

NAME = "force-of-will-6.1"
BOTH = 0b11
"""The mask of both seats."""

CHARACTERISTICS = (
    Characteristic("name", "word", ""),
    Characteristic("other names", "words", ()),
    Characteristic("type", "words", ()),
    Characteristic("subtype", "word", ""),
    Characteristic("attribute", "words", ()),
    Characteristic("race", "words", ()),
    Characteristic("attribute cost", "words", ()),
    Characteristic("free cost", "number", 0),
    Characteristic("x cost", "number", 0),
    Characteristic("total cost", "number", 0),
    Characteristic("atk", "number", None),
    Characteristic("def", "number", None),
    Characteristic("keywords", "words", ()),
)

EVENTS = {
    "move": ("card",), "shift": ("card",), "enter": ("card",), "attack": ("attacker", "attacked", "player"),
    "block": ("blocker", "attacker"), "damage": ("source", "card", "player", "amount"),
    "battle damage": ("source", "card", "player", "amount"), "destroy": ("card", "by"), "summon": ("card",),
    "enter from standby": ("card",),
    "play": ("card",), "play ability": ("card",), "target": ("card", "source"), "rest": ("card",),
    "recover": ("card",), "draw": ("card",), "discard": ("card",), "gain life": ("player", "amount"),
    "judgment": ("player", "card"), "awaken": ("card",), "turn over": ("card",), "add": ("card", "to"),
    "lifebreak": ("card",), "counter": ("card", "counter"), "face up": ("card",), "face down": ("card",),
    "cancel": ("card",), "call": ("player", "card"), "lose life": ("player", "amount"),
}  # fmt: skip

PROHIBITIONS = attacks.PROHIBITIONS | frozenset({
    "be targeted", "be targeted by spells", "be targeted by abilities", "be destroyed",
    "be destroyed by battle damage", "be canceled", "be chased", "be chased with cards",
    "be dealt damage", "be dealt battle damage", "be dealt non-battle damage", "be returned to hand",
    "recover", "recover in the recovery phase", "have its activate abilities played", "gain life", "pay life",
    "play spells", "play resonators", "play activate abilities", "play cards from standby",
    "call magic stones", "rest", "lose", "use abilities", "use activated abilities", "use automatic abilities",
    "be chosen", "have additions",
})  # fmt: skip

PERMISSIONS = attacks.PERMISSIONS | frozenset({
    "stay rested", "resonators enter rested", "look at the top card of the deck",
    "top card of the deck revealed", "any number of copies", "play this card from where it lies",
})  # fmt: skip

TYPE_KEYS = ("type", "subtype", "race")


def layer(op: str, key: str) -> int:
    """909.1: races, types and traits, then abilities, then what is no number, then numbers.

    909.1b, 909.1c, 909.1d, 909.1e: by the word that is changed and by how, the layer.
    """
    if key in TYPE_KEYS:
        return 1
    if op in ("gain", "lose") or key == "keywords":
        return 2
    return 4 if op in ("add", "set") and key != "attribute" else 3


BASE_KEYS = ("attribute", "race", "atk", "def", "type", "name")


def default_zones(ability: n.Ability) -> tuple[str, ...]:
    """902.1, 902.1a, 902.1b: in play: a ruler side lies in the ruler area, every other card in a field.

    904.2: a base ability everywhere; what concerns its own playing or move, wherever that is.
    """
    if is_own_move(ability.trigger):
        return ()
    if ability.kind in ("automatic", "activated") and (left := texts.left_zones(ability.effect)):
        return left
    if ability.kind == "continuous" and (is_base(ability) or is_about_playing(ability)):
        return ()
    if ability.kind == "continuous" and is_about_the_chase(ability):
        return ("chase",)
    if ability.kind == "continuous" and allows_removed(ability.effect):
        return ("removed",)
    return ("play ground",)


def is_own_move(trigger: n.Trigger | None) -> bool:
    """Whether it is the card's own way from zone to zone that sets an ability off, alone or among other events."""
    match trigger:
        case n.Moved(what):
            return isinstance(what, n.This)
        case n.On("destroy" | "play" | "discard" | "cancel", roles):
            return any(isinstance(ref, n.This) for _, ref in roles)
        case n.OnlyIf(_, inner):
            return is_own_move(inner)
        case n.AnyTrigger(parts):
            return any(is_own_move(part) for part in parts)
    return False


def allows_removed(effect: n.Effect) -> bool:
    """702.2, 902.2: what lets its own card be played out of the removed area is asked of it there."""
    if not isinstance(effect, n.Modify) or not isinstance(effect.cards, n.This):
        return False
    return n.May(acts.FROM_THERE) in effect.changes


def is_base(ability: n.Ability) -> bool:
    """904.2, 904.2a: about the card's own attribute, race, ATK or DEF, without a condition."""
    effect = ability.effect
    if ability.gate is not None:
        return False
    if isinstance(effect, f.AsMagicStone | f.AlsoNamed):
        return True
    return isinstance(effect, n.Modify) and isinstance(effect.cards, n.This) and effect.when is None and all(
        getattr(change, "characteristic", "") in BASE_KEYS for change in effect.changes
    )  # fmt: skip


ABOUT_THE_CHASE = ("be chased", "be chased with cards", "be canceled")


def is_about_the_chase(ability: n.Ability) -> bool:
    """1008.2, 1012.1: what a spell says of itself as a spell."""
    effect = ability.effect
    return isinstance(effect, n.Modify) and isinstance(effect.cards, n.This) and all(
        isinstance(change, n.Cannot) and change.action in ABOUT_THE_CHASE for change in effect.changes
    )  # fmt: skip


def is_about_playing(ability: n.Ability) -> bool:
    """What a text says about playing its own card works while it is played."""
    parts = texts.inner(ability.effect)
    return any(
        isinstance(part, f.AdditionalCost | f.AlternativeCost | f.Awakening | f.EnterRested)
        or (isinstance(part, f.CostChange) and isinstance(part.cards, n.This))
        or (isinstance(part, f.EnterWith) and isinstance(part.cards, n.This))
        for part in parts
    )


def looks_back(g: Game, before: int, after: int) -> bool:
    """906.7, 906.7a: the version in a public zone rather than a hidden one, in a play ground rather than elsewhere.

    906.7c: otherwise the version where the card went.

    READING 307.6: what leaves a field for a ruler area was a J-ruler, and is asked about as one.
    """
    hidden, ground = g.match.hidden, g.match.masks["play ground"]
    if (hidden >> before ^ hidden >> after) & 1:
        return not hidden >> before & 1
    if before in FIELDS and after in RULERS:
        return True
    return bool(ground >> before & 1 and not ground >> after & 1)


def held_form(trigger: n.Trigger) -> n.Trigger:
    return trigger


def rule_numbers(g: Game, key: str, table: dict[int, Any]) -> None:
    """203.5b, 909.1f, 909.1g: X counts in the chase and nowhere else; counters and rounding come last."""
    if key != "total cost":
        counters.rule_numbers(g, key, table)
        return
    for card in g.zones[CHASE]:
        item = g.marks.get((card, "item"))
        if item is None or item[0] != SPELL:
            continue
        _, _, _, _, _, _, slots = item
        x = dict(slots).get("x")
        if x:
            printed = g.match.printed[g.definition[card]]
            table[card] = table.get(card, printed["total cost"]) + x * printed["x cost"]


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """What the rules do as soon as cards have moved; what may start rows comes last."""
    marks, chased, noted = g.marks, False, False
    crossing: list[tuple[int, int, int, int]] = []
    arriving: list[tuple[int, int, int, int]] = []
    copied = g.match.memo.get(tokens.COPIES)
    if copied is None:
        copied = once(g.match, tokens.COPIES, tokens.may_be_copied, g)
    for move in moves:
        card, before, after, seen = move
        if g.face_down[card] and seen == BOTH:
            # 303.2: both saw it where it lay, and may look at it
            show(g, (card,), BOTH, tell=False)
        if before == CHASE:
            chased = True
            if after != CHASE:
                forget_item(g, card)
        if before in FIELDS:
            if after not in FIELDS:
                crossing.append(move)
                noted = noted or (card, TOKEN) in marks
        elif after in FIELDS:
            crossing.append(move)
            arriving.append(move)
        if (card, FRONT) in marks or (copied and ((card, OWN_FACE) in marks or (card, COPY) in marks)):
            noted = True
    if crossing:
        words.note_moves(g, crossing)
    if g.facts["step"] == timing.BATTLE:
        attacks.after_move(g, moves)
    if noted:
        tokens.after_move(g, moves)
        sides.after_move(g, moves)
    if chased and g.start.options[lifebreak.OPTION]:
        lifebreak.after_move(g, moves)
    if arriving:
        counters.after_move(g, arriving)
    if len(moves) > 1:
        time_stamps.after_move(g, moves)
    if arriving:
        additions.after_arrival(g, arriving)


MODULES: tuple[Any, ...] = (
    words, targets, actions, acts, additions, attack_costs, battle, changes, chasing, costs, counters, damage,
    destroying, entering, lifebreak, moves, paying, playing, prices, priority, processes, setup, sides, spoken,
    sums, time_stamps, tokens, turn,
)  # fmt: skip


def joined(name: str) -> dict[Any, Any]:
    """The tables of that name in all modules as one; a key in two of them is a mistake."""
    found: dict[Any, Any] = {}
    for module in MODULES:
        table = getattr(module, name, {})
        twice = set(table) & set(found)
        assert not twice, f"{name} of {module.__name__} repeats {twice}"
        found |= table
    return found


PROCEDURES: dict[str, Any] = {p.name: p for module in MODULES for p in getattr(module, "PROCEDURES", ())}

MARKS = (
    Mark("item", item_bears),
    Mark("damage"),
    Mark("counters"),
    Mark("added to"),
    Mark("joining"),
    Mark("home"),
    Mark("awakening"),
    Mark("awakened"),
    Mark("life paid"),
    Mark(entering.UPRIGHT),
    Mark(changes.LAPSED),
    Mark(lifebreak.BROKEN),
    Mark(words.PUT_BY),
    Mark(words.REMOVED_BY),
    Mark(FRONT, faces=True),
    Mark(OWN_FACE, faces=True),
    Mark(TOKEN),
    Mark(COPY),
)
ACTS = {
    "play": ("card", "side"), "use": ("card", "ability"), "set": ("card",), "call": ("card",), "battle": (),
    "attack": ("card", "target"), "block": ("card",), "player": ("seat",), "sensible": (), "produce": ("will",),
    "spend": ("will", "characteristic", "restriction"), "pay": ("will",), "apply": ("card", "effect"),
}  # fmt: skip
STAGES = {
    "set up": ("403",),
    "turn": ("403", "501"),
    "draw phase": ("403", "501", "502"),
    "recovery phase": ("403", "501", "503"),
    "main phase": ("403", "501", "504"),
    "end phase": ("403", "501", "505"),
}

BOOK = Book(
    name=NAME,
    title="Force of Will, comprehensive rules 6.1",
    seats=2,
    rules=rules_of(NAME),
    cites=CITES,
    why_not=why_not,
    places=Places(ZONES, GROUPS, same_object=("play ground",), rule_zones=("play ground",), reached_zones=("chase",)),
    words=Words(
        characteristics=CHARACTERISTICS,
        events=EVENTS,
        phases=(*turn.PHASES, *attacks.PHASES),
        durations={**turn.DURATIONS, **attacks.DURATIONS},
        states={**words.STATES, **attacks.STATES_BATTLE, **attacks.STATES_FOUGHT},
        scoped_states=words.SCOPED_STATES,
        relations={**words.RELATIONS, **attacks.RELATIONS_BATTLE},
        figures={**words.FIGURES, **attacks.FIGURES_BATTLE},
        prohibitions=PROHIBITIONS,
        permissions=PERMISSIONS,
        ability_sorts={"symbol skill": lambda ability: ability.keyword in changes.SYMBOL_SKILLS},
        acts=ACTS,
    ),
    notes=Notes((*setup.FACTS, *attacks.FACTS), MARKS, joined("MATCH_OPTIONS"), unsound),
    nodes=Nodes(
        actions=joined("ACTIONS"),
        effects=joined("NODE_ROWS"),
        references=joined("REFERENCES"),
        filters=joined("FILTERS"),
        amounts=joined("AMOUNTS"),
        conditions=joined("CONDITIONS"),
        triggers=joined("TRIGGERS"),
        rule_effects=joined("RULE_EFFECTS"),
        changes={f.AttackCost: attack_costs.attack_cost_change, BecomeWords: changes.words_change},
        of_the_moment=words.OF_THE_MOMENT,
    ),
    procedures=Procedures(PROCEDURES, "403", setup.set_up, STAGES),
    texts=Texts(
        default_zones,
        card_abilities=texts.card_abilities,
        as_meant=texts.as_meant,
        sort_of=texts.sort_of,
        is_base=is_base,
        bare_it=n.This(),
        meant=spoken.meant,
        follows=lambda effect: True,
        # 1014.2: only what is sought by its qualities may be missed
        finds_any=True,
        apart=texts.apart,
        declared=frozenset({n.Mode, f.ManyModes}),
        frame_slots=playing.FRAME_SLOTS,
        after_effect=playing.after_effect,
        played=playing.played,
        cost_form=costs.cost_form, cost_draws=costs.COST_DRAWS, cost_order=costs.cost_order, cost_sums=sums.cost_sums,
        cost_checks=joined("COST_CHECKS"),
        waits=damage.waits,
    ),
    values=Values(
        layer,
        change_form=changes.change_form,
        rule_numbers=rule_numbers,
        rule_layer=5,
        rule_written=counters.RULE_WRITTEN | {"total cost"},
        rule_idle=views.nothing_followed,
        aged_as_made=True,  # 909.3b
        followed=views.FOLLOWED,
        follow=views.follow,
        rule_changes=destroying.RULE_CHANGES,
        rule_abilities=battle.RULE_ABILITIES,
    ),
    moves=Moves(
        arrives_rested=moves.arrives_rested,
        may_enter=moves.may_enter,
        destination=moves.destination,
        after_move=after_move,
        kept_move=moves.kept_move,
        turn_words=("recover", "rest"),
        turn_bars=("recover", "rest"),
        verb_bars={"return": "be returned to hand"},
        looks_back=looks_back,
        held_form=held_form,
        replaceable=processes.REPLACEABLE,
    ),
    sight=Sight(views.shows, views.also_seen, setup.with_it, keeps_back=automatic.keep_back),
    cards=CardLists(card_from, known_words, setup.deck_from, setup.check_deck),
)
