"""Nothing written is ignored: rows, slots, words of nodes, fields of cards and decks, scripted answers, text."""

from __future__ import annotations

import dis
import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FunctionType
from typing import Any

import pytest

import playmat
from playmat.kernel.build.lint import check_book
from playmat.kernel.build.match import Match
from playmat.kernel.run.tables import RESERVED, Ask, Pick, Procedure, Run, ask, goto, leave, pick, procedure, row, run
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import BadProcedure, CardError, DeckError, GameError, PlaymatError, UnknownWord
from playmat.testing.modes import make_mode
from playmat.testing.scene import Scene
from playmat.text import CardTextDeclined

from .games import BOOK
from .toy import BOOK as TOY
from .toy import activated, altered, automatic, card, continuous, resolve, table


def nothing(g: Any, v: Any) -> None:
    """A step that does nothing."""


def first(g: Any, v: Any) -> int:
    return 0


def none(g: Any, v: Any) -> tuple[()]:
    return ()


# --- rows and procedures --------------------------------------------------------------------------

BAD_ROWS = {
    "undeclared slot": ([row("3.1", ask("act", first, none, "?"), into="answr")], "fills 'answr', which is no slot"),
    "a step with into": ([row("3.1", nothing, into="answer")], "is a step, it returns nothing"),
    "an ask without into": ([row("3.1", ask("act", first, none, "?"))], "forgets the answer; give it into="),
    "a pick without into": ([row("3.1", pick(first, none, first, first, "?"))], "forgets the answer; give it into="),
    "an unknown goto": ([row("3.1", goto("3.9"))], r"goes to 3\.9, which is no row here"),
}


@pytest.mark.parametrize("case", BAD_ROWS)
def test_a_table_that_cannot_run_is_refused(case):
    rows, message = BAD_ROWS[case]
    with pytest.raises(BadProcedure, match=message):
        procedure("bad", rows, "answer")


@pytest.mark.parametrize("slots", [f"one {word}" for word in RESERVED])
def test_a_slot_that_is_the_frames_own_is_refused(slots):
    with pytest.raises(BadProcedure, match="is the frame's own"):
        procedure("bad", [], slots)


def test_a_slot_declared_twice_is_refused():
    with pytest.raises(BadProcedure, match="declared twice"):
        procedure("bad", [], "one other one")


@pytest.mark.parametrize("action", [goto("3.1"), leave()])
def test_a_jump_with_into_is_refused(action):
    """Neither gives anything that could go into a slot."""
    with pytest.raises(BadProcedure, match="only jumps, it returns nothing to put into 'answer'"):
        procedure("bad", [row("3.1", action, into="answer")], "answer")


BAD_RUNS = {
    "an unknown procedure": (run("elsewhere"), "", "runs elsewhere, which does not exist"),
    "an unknown argument": (run("callee", sise=3), "", "fills 'sise', no slot of callee"),
    "a result that is none": (run("callee"), "answer", "wants a result, callee has none"),
}


@pytest.mark.parametrize("case", BAD_RUNS)
def test_a_book_with_a_run_that_cannot_work_is_refused(case):
    action, into, message = BAD_RUNS[case]
    main = procedure("main", [row("3.1", action, into=into)], "answer")
    callee = procedure("callee", [row("3.2", nothing)], "size")
    with pytest.raises(BadProcedure, match=message):
        check_book(altered(TOY, tables={"main": main, "callee": callee}))


def functions(p: Procedure) -> Iterator[FunctionType]:
    """The functions that rows of a procedure call with its frame."""
    for r in p.rows:
        match r.action:
            case Ask(_, seat, options, _):
                yield from (seat, options)  # type: ignore[misc]
            case Pick(seat, candidates, least, most, _, _):
                yield from (seat, candidates, least, most)  # type: ignore[misc]
            case Run(_, arguments):
                yield from (value for _, value in arguments if isinstance(value, FunctionType))
            case FunctionType():
                yield r.action
        if isinstance(r.when, FunctionType):
            yield r.when


def slots_used(function: FunctionType, seen: set[FunctionType] | None = None) -> set[str]:
    """The attributes of its frame, `v`, that a function and those it hands `v` on to read or write."""
    seen = seen if seen is not None else set()
    if function in seen or "v" not in function.__code__.co_varnames[: function.__code__.co_argcount]:
        return set()
    seen.add(function)
    used, steps = set(), list(dis.get_instructions(function))
    for one, other in itertools.pairwise(steps):
        if one.opname.startswith("LOAD_FAST") and one.argval == "v" and other.opname.endswith("_ATTR"):
            used.add(str(other.argval))
        called = function.__globals__.get(str(one.argval)) if one.opname == "LOAD_GLOBAL" else None
        if isinstance(called, FunctionType):
            used |= slots_used(called, seen)
    return used


@pytest.mark.plain
@pytest.mark.parametrize("name", playmat.BOOKS)
def test_every_row_function_keeps_to_the_slots_of_its_procedure(name):
    known = {*RESERVED, "__dict__", "source", "seat", "serial", "was", "event", "stamp"}
    faults = []
    for p in playmat.book(name).procedures.tables.values():
        for function in functions(p):
            undeclared = slots_used(function) - {*p.slots, *known}
            faults += [f"{p.name}: {function.__qualname__} uses {slot!r}" for slot in sorted(undeclared)]
    assert faults == []


def test_an_undeclared_slot_of_a_row_function_is_found():
    def writes(g: Any, v: Any) -> None:
        v.declared = v.misspelt

    assert slots_used(writes) == {"declared", "misspelt"}


# --- words of nodes -------------------------------------------------------------------------------

ONE = n.Number(1)
HAND = n.Cards(("hand",))


def in_row(where: n.Filter) -> n.Reveal:
    return n.Reveal(n.Cards(("row",), "mine", where))


def change(made: n.Change, until: str = "") -> n.Modify:
    return n.Modify(n.This(), (made,), until)


UNKNOWN_WORDS: dict[str, tuple[n.Effect, str]] = {
    "zone": (n.Reveal(n.Cards(("attic",))), "no zone or group 'attic'"),
    "zone to move to": (n.Move(n.This(), "heep"), "no zone 'heep'; did you mean 'heap'"),
    "zone to shuffle": (n.Shuffle("attic"), "no zone 'attic'"),
    "position": (n.Move(n.This(), "pile", "middle"), "no position 'middle'"),
    "characteristic": (in_row(n.Is("weight", ">=", ONE)), "no characteristic 'weight'"),
    "characteristic compared": (in_row(n.SameAs("weight", n.This())), "no characteristic 'weight'"),
    "characteristic read": (n.Repeat(n.Nothing(), n.ValueOf("weight", n.This())), "no characteristic 'weight'"),
    "characteristic added to": (change(n.Add("weight", ONE)), "no characteristic 'weight'"),
    "characteristic set": (change(n.Set("weight", ONE)), "no characteristic 'weight'"),
    "characteristic with words": (change(n.Include("weight", "red")), "no characteristic 'weight'"),
    "characteristic copied": (change(n.Copy("weight", n.This())), "no characteristic 'weight'"),
    "comparison": (in_row(n.Is("size", "~", ONE)), "no comparison '~'"),
    "comparison of numbers": (n.If(n.Compare(ONE, "<>", ONE), n.Nothing()), "no comparison '<>'"),
    "state": (in_row(n.InState("floating")), "no state 'floating'"),
    "zone of a filter": (in_row(n.InZone(("attic",))), "no zone or group 'attic'"),
    "relation": (in_row(n.Related("next to", n.This())), "no relation 'next to'"),
    "fact": (n.Repeat(n.Nothing(), n.Fact("rain")), "no figure 'rain'"),
    "fact that holds": (n.If(n.Holds("rain"), n.Nothing()), "no figure 'rain'"),
    "phase": (n.If(n.During("your", "dusk"), n.Nothing()), "no phase 'dusk'"),
    "whose turn": (n.If(n.During("nobody's", "turn"), n.Nothing()), "no player"),  # type: ignore[arg-type]
    "role": (n.Turn(n.Role("bystander"), "rest"), "no event with a role 'bystander'"),
    "prohibition": (change(n.Cannot("sing")), "no prohibition 'sing'"),
    "permission": (change(n.May("sing")), "no permission 'sing'"),
    "duration": (change(n.Add("size", ONE), "the end of time"), "no duration 'the end of time'"),
    "duration of a lock": (n.CannotUse("the end of time"), "no duration"),
    "action": (n.Perform("juggle", ONE), "no action 'juggle'"),
    "placement": (n.Place("hurl", n.This(), "row"), "no way to bring cards into play 'hurl'"),
    "turning": (n.Turn(n.This(), "sideways"), "not turned 'sideways'"),
    "player who may": (n.YouMay(n.Nothing(), who="neighbour"), "no player 'neighbour'"),  # type: ignore[arg-type]
    "player who shuffles": (n.Shuffle("pile", "neighbour"), "no player 'neighbour'"),  # type: ignore[arg-type]
    "player of a rule": (n.Rule("neighbour", (n.Cannot("lose"),)), "no player 'neighbour'"),  # type: ignore[arg-type]
    "event": (n.Later(n.On("crash"), n.Nothing()), "no event 'crash'"),
    "role of an event": (n.Later(n.On("bump", (("bystander", n.This()),)), n.Nothing()), "no role of 'bump'"),
    "phase of a trigger": (n.Later(n.At("end", "dusk"), n.Nothing()), "no phase 'dusk'"),
    "it without anything": (n.Turn(n.It(), "rest"), "'it' refers to nothing"),
    "the rest of nothing": (n.Reveal(n.Rest()), "'the rest' refers to nothing"),
    "cards of nowhere": (n.Reveal(n.Cards(())), "cards of no zone"),
    "a lasting condition": (n.Modify(n.This(), (n.Add("size", ONE),), when=n.Holds("late")), "condition of its own"),
}


def bad(effect: n.Effect) -> None:
    """Let a card resolve an effect that must be refused before anything runs."""
    g = table({"row": [card("Flint")], "hand": [card("Chert"), card("Slate")]})
    resolve(g, effect)


@pytest.mark.parametrize("case", UNKNOWN_WORDS)
def test_an_unknown_word_in_a_node_is_refused(case):
    effect, message = UNKNOWN_WORDS[case]
    with pytest.raises(UnknownWord, match=message) as fault:
        bad(effect)
    assert "in 'test/" in fault.value.__notes__[0], "the message says which ability it is about"


CONTINUOUS_CANNOT = (n.Turn(n.This(), "rest"), n.Perform("draw", ONE), n.Choose(HAND, ONE))


@pytest.mark.parametrize("effect", CONTINUOUS_CANNOT)
def test_a_continuous_ability_cannot_act(effect):
    with pytest.raises(UnknownWord, match="a continuous ability cannot do"):
        table({"row": [card("Flint", continuous(effect))]})


@pytest.mark.parametrize("trigger", [n.AnyTrigger((n.Whenever(n.Holds("late")),)), n.Trigger()])
def test_a_trigger_that_no_event_sets_off_is_refused(trigger):
    with pytest.raises(UnknownWord, match="no event compiles"):
        table({"row": [card("Flint", automatic(trigger, n.Nothing()))]})


IGNORED_EFFECTS: dict[str, tuple[n.Effect, str]] = {
    "up to, in a look at all cards": (n.Look(HAND, up_to=True), "expected Top, or all of the cards"),
    "a state to arrive in": (n.Move(n.This(), "heap", state="upside down"), "no state 'upside down' to arrive in"),
    "a state where there is none": (n.Move(n.This(), "heap", state="rest"), "cards in 'heap' neither stand nor rest"),
    "an order": (n.Move(n.This(), "heap", order="alphabetical"), "no order 'alphabetical' of moved cards"),
    "an order where one picks the zone": (n.Move(n.This(), "places", order="odd"), "no order 'odd'"),
    "a state where one picks the zone": (n.Move(n.This(), "table", state="rest"), "cards in 'heap' neither stand"),
    "the top of several zones": (n.Reveal(n.Top(ONE, "table")), "Top of 'table', which is 3 zones"),
    "the top of both piles": (n.Reveal(n.Top(ONE, "pile", "any")), "expected mine or theirs"),
    "a shuffle of several zones": (n.Shuffle("table"), "Shuffle of 'table', which is 3 zones"),
    "an unknown slot": (n.Turn(n.It("nobody"), "rest"), "'it' refers to 'nobody', but no earlier step"),
    "an unknown slot that did": (n.If(n.Did("nobody"), n.Nothing()), "'if you do' refers to 'nobody'"),
    "that did, after nothing": (n.If(n.Did(), n.Nothing()), "'if you do' refers to nothing"),
    "an unknown slot with a number": (n.Repeat(n.Nothing(), n.Named("nobody")), "named number refers to 'nobody'"),
    "a slot of a later step": (
        n.Sequence((n.Turn(n.It("chosen"), "rest"), n.Choose(HAND, ONE, into="chosen"))),
        "'it' refers to 'chosen'",
    ),
    "a slot of a number left behind": (change(n.Add("size", n.Named("nobody"))), "refers to 'nobody'"),
    "an earlier step in a prohibition": (
        n.Sequence((n.Choose(HAND, ONE, into="it"), change(n.Cannot("rest", n.Among(n.It("it")))))),
        "a filter that needs no earlier step",
    ),
    "who chooses": (n.Choose(HAND, ONE, by="neighbour"), "no player 'neighbour' in Choose.by"),  # type: ignore[arg-type]
    "different in what": (n.Choose(HAND, ONE, each_different="weight"), "no characteristic 'weight'"),
    "a side of the table": (n.Reveal(n.Cards(("row",), "left")), "no side 'left' in Cards.side"),  # type: ignore[arg-type]
    "a number added to a player": (n.Rule("you", (n.Add("size", ONE),)), "Add for a player"),
    "an ability of a player": (n.Rule("you", (n.LoseAbilities(),)), "LoseAbilities for a player"),
    "a word joined to a number": (change(n.Include("size", "red")), "Include of 'size', which is a number"),
    "a number added to words": (change(n.Add("tint", ONE)), "Add of 'tint', which is a list of words"),
    "a sum of words": (n.Repeat(n.Nothing(), n.ValueOf("name", n.This())), "ValueOf of 'name', which is a word"),
    "a word sought in a number": (in_row(n.Is("size", "has", "red")), "where 'size' is a number; expected ="),
    "a word below a number": (in_row(n.Is("name", "<", ONE)), "where 'name' is a word; expected =, != or contains"),
    "a list that is a word": (
        in_row(n.Is("tint", "=", "red")),
        "is a list of words; expected has with a word",
    ),
    "a lasting copy": (change(n.Copy("size", n.This())), "expected Copy in a continuous ability"),
    "a situation to wait for": (n.Later(n.Whenever(n.Holds("late")), n.Nothing()), "expected an event or a time"),
    "who wins": (n.EndGame("neighbour", "win"), "no player 'neighbour' in EndGame.who"),  # type: ignore[arg-type]
    "how it ends": (n.EndGame("you", "rest"), "no way to end a game 'rest'"),  # type: ignore[arg-type]
    "a cost that is none": (n.MayPay(n.Nothing()), "the ability has none"),
    "a list of numbers too long": (n.NameNumber(at_most=n.Number(100_000)), "expected 300 at most"),
    "a list of numbers without end": (
        n.NameNumber(at_most=n.Times(n.ValueOf("size", n.This()), 2)),
        "expected 300 at most",
    ),
    "a look at some of what lies open": (n.Look(n.Cards(("row",)), up_to=True), "expected Top, or all of the cards"),
    "a look that asks too much": (n.Look(n.Top(n.Number(400), "pile"), up_to=True), "expected 300 at most"),
}


@pytest.mark.parametrize("case", IGNORED_EFFECTS)
def test_a_field_of_an_effect_is_not_ignored(case):
    effect, message = IGNORED_EFFECTS[case]
    with pytest.raises(PlaymatError, match=message) as fault:
        bad(effect)
    assert "in 'test/" in fault.value.__notes__[0], "the message says which ability it is about"


@pytest.mark.parametrize("cards", [n.Top(n.Number(400), "pile"), n.Cards(("hand",), "theirs")])
def test_who_looks_at_all_of_them_may_look_at_any_cards(cards):
    g = resolve(table({"row": [card("Flint")]}, {"hand": [card("Chert")]}), n.Look(cards))
    assert g.question.kind == "act", "it resolved"


GROW = n.Modify(n.This(), (n.Add("size", ONE),))
REST = n.Turn(n.This(), "rest")
IGNORED_ABILITIES: dict[str, tuple[n.Ability, str]] = {
    "a limit": (activated(n.Nothing(), limit="fortnight"), "no limit on the use of an ability 'fortnight'"),
    "a limit of a continuous ability": (continuous(GROW, limit="turn"), "continuous ability with a limit"),
    "a kind": (n.Ability("passive", n.Nothing()), "no kind of ability 'passive'"),  # type: ignore[arg-type]
    "an event that cannot be replaced": (
        continuous(n.Instead(n.On("bump"), n.Nothing())),
        r"expected Moved, the move of a card \(2\.8\)",
    ),
    "a moment that cannot be replaced": (
        continuous(n.Instead(n.At("begin", "dawn"), n.Nothing())),
        "At, which is never held up",
    ),
    "a duration of a continuous change": (continuous(replace(GROW, until="end of turn")), "expected no duration"),
    "a duration of a continuous replacement": (
        continuous(n.Instead(n.Moved(n.This()), n.Nothing(), until="end of turn")),
        "expected no duration",
    ),
    "a replacement in otherwise": (
        continuous(n.If(n.Holds("late"), n.Nothing(), n.Instead(n.On("crash"), n.Nothing()))),
        "no event 'crash'",
    ),
    "an earlier step of a continuous ability": (
        continuous(n.Modify(n.This(), (n.Add("size", n.Named()),))),
        "no earlier step and no event",
    ),
    "a player of a rule": (
        continuous(n.Rule("neighbour", (n.Cannot("lose"),))),  # type: ignore[arg-type]
        "no player 'neighbour' in Rule.who; expected you, opponent or each",
    ),
    "an edge": (
        automatic(n.At("middle", "dawn"), n.Nothing()),  # type: ignore[arg-type]
        "no edge of a phase 'middle' in At.edge; expected begin or end",
    ),
    "a side": (automatic(n.Moved(n.This(), from_side="left"), n.Nothing()), "no side 'left'"),  # type: ignore[arg-type]
    "a side it goes to": (
        automatic(n.Moved(n.This(), to_side="left"), n.Nothing()),  # type: ignore[arg-type]
        "no side 'left' in Moved.to_side",
    ),
    "a role of another event": (
        automatic(n.On("rest", (("card", n.This()),)), n.Turn(n.Role("bumper"), "stand")),
        "no role in what sets this ability off: 'bumper'",
    ),
    "a role at a time": (automatic(n.At("begin", "dawn"), n.Turn(n.Role("card"), "rest")), "'card' in Role.name"),
    "a role of no event": (activated(n.Turn(n.Role("card"), "rest")), "'card' in Role.name"),
    "a trigger of an activated ability": (
        n.Ability("activated", n.Nothing(), trigger=n.On("bump")),
        "activated ability with a trigger",
    ),
    "a cost of a continuous ability": (n.Ability("continuous", GROW, cost=(REST,)), "continuous ability with a cost"),
    "a cost that is never offered": (
        automatic(n.On("bump"), n.Nothing(), cost=(REST,)),
        "automatic ability whose cost is never offered",
    ),
    "a cost that another ability offers": (
        automatic(n.On("bump"), change(n.GainAbility(activated(n.Nothing(), REST))), cost=(REST,)),
        "never offered",
    ),
    "a cost that is offered twice": (activated(n.MayPay(n.Nothing()), REST), "offers its cost again"),
    "a fault of a gained ability": (
        continuous(change(n.GainAbility(continuous(replace(GROW, until="end of turn"))))),
        "expected no duration",
    ),
    "a kind of lost abilities": (continuous(change(n.LoseAbilities("passive"))), "no kind of ability 'passive'"),
}


@pytest.mark.parametrize("case", IGNORED_ABILITIES)
def test_a_field_of_an_ability_is_not_ignored(case):
    ability, message = IGNORED_ABILITIES[case]
    with pytest.raises(PlaymatError, match=message) as fault:
        table({"row": [card("Flint", ability)]})
    assert any("in 'Flint/1" in note for note in fault.value.__notes__)


# --- cards, decks, matches ------------------------------------------------------------------------


def test_a_characteristic_the_book_does_not_have_is_refused():
    with pytest.raises(CardError, match=r"'Flint' has \['weight'\], no characteristics of pebbles"):
        Match(TOY).add_card(Card("Flint", {"size": 1, "weight": 3}))


GOOD_CARD = {"name": "Flint", "grade": 1, "power": 7000}


def test_an_unknown_field_of_a_card_is_refused():
    with pytest.raises(CardError, match="'Flint' has an unknown field 'pwoer'; did you mean 'power'"):
        playmat.book(BOOK).cards.card_from({**GOOD_CARD, "pwoer": 9000})


def test_unread_words_of_a_card_are_pointed_at():
    text = "[AUTO](VC):When this unit attacks, draw a card and whistle."
    with pytest.raises(CardTextDeclined) as fault:
        playmat.book(BOOK).cards.card_from({**GOOD_CARD, "text": text})
    assert "'Flint', ability 1" in str(fault.value)
    assert "^ expected" in str(fault.value)


def test_an_unknown_field_of_a_deck_is_refused():
    record = {"format": "playmat-deck", "version": 1, "book": BOOK, "name": "Mine", "cards": {}, "frist_vanguard": "x"}
    with pytest.raises(DeckError, match="unknown field 'frist_vanguard'; did you mean 'first_vanguard'"):
        playmat.own_library(BOOK).deck(record)


def test_an_unknown_card_of_a_deck_is_refused():
    name = playmat.own_library(BOOK).cards[0].name
    record = {"format": "playmat-deck", "version": 1, "book": BOOK, "name": "Mine", "cards": {name + "s": 4}}
    with pytest.raises(DeckError, match="did you mean"):
        playmat.own_library(BOOK).deck(record)


def test_an_unknown_option_of_a_match_is_refused():
    decks = list(playmat.own_decks(BOOK).values())
    with pytest.raises(UnknownWord, match="has no option of a match 'hand_size'"):
        playmat.new_game(BOOK, decks[:2], 1, hand_size=7)


@pytest.mark.parametrize(
    ("seed", "shown"),
    [("seven", "'seven'"), (7.0, "7.0"), ((), r"\(\)"), (True, "True"), (-1, "-1"),
     (1 << 128, "of over 128 bits"), (-1 << 4_000, "of over 128 bits")],
)  # fmt: skip
def test_a_seed_that_is_none_is_refused(seed, shown):
    decks = list(playmat.own_decks(BOOK).values())
    expected = rf"seed {shown} of a new game; expected a whole number from 0 to 2\*\*128 - 1"
    with pytest.raises(GameError, match=expected):
        playmat.new_game(BOOK, decks[:2], seed)


@pytest.mark.parametrize("seed", [0, 7, (1 << 128) - 1])
def test_a_seed_of_up_to_128_bits_is_taken_and_kept(seed):
    decks = list(playmat.own_decks(BOOK).values())
    game = playmat.new_game(BOOK, decks[:2], seed)
    assert game.start.seed == seed
    assert playmat.load(game.save()).digest() == game.digest() == playmat.new_game(BOOK, decks[:2], seed).digest()


def test_without_a_seed_the_system_gives_one_that_nobody_can_guess():
    decks = list(playmat.own_decks(BOOK).values())
    seeds = {playmat.new_game(BOOK, decks[:2]).start.seed for _ in range(8)}
    assert len(seeds) == 8
    assert max(seeds).bit_length() > 110


# --- scripted answers of the harness --------------------------------------------------------------


@pytest.fixture
def made() -> Scene:
    scene = Scene(make_mode("plain")).book(BOOK)
    scene.turn_of(scene.players[0]).step("main phase")
    scene.players[0].has(vanguard="Grade 3", hand=["Grade 1", "Grade 1"])
    return scene


def picks_twice(scene: Scene) -> None:
    scene.players[0].passes()
    scene.players[0].picks("pass", "pass", "pass")


def leaves_a_card(scene: Scene) -> None:
    scene.players[0].deck_top("Grade 2")
    scene.start()


def answers_for_the_other(scene: Scene) -> None:
    scene.players[1].picks("pass")


SCRIPTS: dict[str, tuple[Callable[[Scene], None], str]] = {
    "an answer too many": (picks_twice, "is no option|is not asked"),
    "an answer of the wrong seat": (answers_for_the_other, "is not asked"),
    "a card put on a deck and never used": (leaves_a_card, "put on me's deck and never used"),
}


@pytest.mark.parametrize("case", SCRIPTS)
def test_what_a_scenario_says_and_nobody_uses_fails(made, case):
    script, message = SCRIPTS[case]

    def whole() -> None:
        script(made)
        made.finish()

    with pytest.raises(AssertionError, match=message):
        whole()


def test_a_question_that_a_scenario_never_mentions_fails(made):
    made.card("Asker", "[AUTO]:When this unit is placed on (RC), you may draw a card.", grade=1)
    made.players[0].has(hand="Asker")
    made.players[0].calls("Asker", "front left")
    with pytest.raises(AssertionError, match="a question it never mentioned"):
        made.finish()
