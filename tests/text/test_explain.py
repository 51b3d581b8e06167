"""Explanations: every node has words, and every reference stands for what the compiler made of it."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from importlib import import_module

import pytest

from playmat.books import BOOKS, book
from playmat.kernel.state.zone_tables import nobody, tables_of
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card, Value
from playmat.play.cardcheck import language_of
from playmat.play.cardexplain import words_of
from playmat.text.explain import Explained, Explainer, Unexplained, as_json, explain_card
from playmat.text.explain.asking import say_role
from playmat.text.explain.hearing import Hearing, told_apart

WHOLE = (n.Ability, n.Sequence)
"""Nodes that are told by their parts."""


def explained(name: str, text: str, **printed: Value) -> Explained:
    """A text of a card of no further interest."""
    language = language_of(name)
    clean = language.normalise(text)
    card = Card("sample", printed, language.read("sample", clean), clean)
    return explain_card(book(name), words_of(name), card, clean.split("\n"))


def lines_of(told: Explained) -> list[str]:
    """All sentences of its abilities, with their numbers."""
    found = [line for ability in told.abilities for top in (*ability.cost, *ability.steps) for line in top.lines()]
    return [f"{line.number} {line.text}".strip() for line in found]


def steps(name: str, text: str, **printed: Value) -> list[str]:
    return lines_of(explained(name, text, **printed))


# --- nothing is without words -------------------------------------------------------------------------


def node_classes(name: str) -> list[type[n.Node]]:
    """The node classes of the kernel and of the book's own modules, and those of its family that it has."""
    folder = BOOKS[name]
    own = [f"playmat.books.{folder}.nodes", f"playmat.books.{folder}.inner_nodes"]
    nodes = book(name).nodes
    words = (getattr(nodes, each.name) for each in fields(nodes))
    found: set[type[n.Node]] = {each for group in words for each in group if isinstance(each, type)}
    for module in ("playmat.kernel.words.nodes", *own):
        try:
            values = vars(import_module(module)).values()
        except ModuleNotFoundError:
            continue
        found |= {each for each in values if isinstance(each, type) and issubclass(each, n.Node)}
    return sorted(
        (each for each in found if is_dataclass(each) and "__slots__" in vars(each)), key=lambda c: c.__name__
    )


def is_family(cls: type[n.Node]) -> bool:
    """Whether a class only groups others: it has no fields and others are made of it."""
    return cls is n.Node or not vars(cls).get("__dataclass_fields__")


@pytest.mark.parametrize("name", BOOKS)
def test_every_node_class_has_words(name: str) -> None:
    e = Explainer(book(name), words_of(name), Hearing())
    classes = [cls for cls in node_classes(name) if not is_family(cls) and cls not in WHOLE]
    assert len(classes) > 60
    assert [cls.__name__ for cls in classes if cls not in e.phrases and cls not in e.tellings] == []


@pytest.mark.parametrize("name", BOOKS)
def test_every_word_of_a_book_has_words(name: str) -> None:
    rules, words = book(name), words_of(name)
    zones = {zone.name for zone in rules.places.zones} | set(rules.places.groups)
    assert zones - set(words.zones) == set()
    assert set(rules.nodes.actions) - set(words.actions) == set()
    assert set(rules.nodes.placements) - set(words.placements) == set()
    assert set(rules.words.events) - set(words.events) == set()
    roles = {(event, role) for event, names in rules.words.events.items() for role in names}
    assert {each for each in roles if each not in words.roles and ("", each[1]) not in words.roles} == set()


@pytest.mark.parametrize("name", BOOKS)
def test_no_words_are_there_for_nothing(name: str) -> None:
    rules, words = book(name), words_of(name)
    assert set(words.states) - set(rules.words.states) - set(rules.words.scoped_states) == set()
    assert set(words.relations) - set(rules.words.relations) == set()
    assert set(words.figures) - set(rules.words.figures) == set()
    assert set(words.durations) - set(rules.words.durations) == set()
    assert {*words.prohibitions, *words.barred} - set(rules.words.prohibitions) == set()
    assert set(words.permissions) - set(rules.words.permissions) == set()
    assert set(words.phases) - set(rules.words.phases) == set()


def test_a_node_without_words_is_noticed() -> None:
    @dataclass(frozen=True, slots=True)
    class Juggle(n.Effect):
        """An effect that nobody explains."""

    e = Explainer(book("vanguard-1.10"), words_of("vanguard-1.10"), Hearing())
    with pytest.raises(Unexplained, match=r"vanguard-1\.10 has no words for Juggle"):
        e.steps(Juggle())


def test_a_reference_that_nobody_settled_is_noticed() -> None:
    e = Explainer(book("vanguard-1.10"), words_of("vanguard-1.10"), Hearing())
    with pytest.raises(Unexplained, match="nothing tells what 'it' stands for"):
        e.say(n.It())


# --- what references stand for ------------------------------------------------------------------------

VG, DB, FOW = "vanguard-1.10", "dragonball-1.02", "force-of-will-6.1"


def test_it_is_what_the_latest_step_chose() -> None:
    told = steps(
        VG,
        "[ACT](VC):Choose one of your rear-guards, and retire it. Choose a card from your hand, and discard it.",
    )
    assert told[1] == "2 Retire the card chosen in step 1: into its owner's drop zone."
    assert told[3] == "4 Discard the card chosen in step 3: into its owner's drop zone."


def test_before_any_choice_it_is_the_card_of_the_event() -> None:
    (call,) = steps(VG, "[AUTO](VC):When this unit's drive check reveals a grade 1 card, call that card to (RC).")
    assert call.startswith("1 Call the card that the drive check showed to")
    told = steps(FOW, "[Trigger] Whenever your opponent plays a spell ⇒ Cancel it.")
    assert told == ["1 Cancel the card that was played."]


def test_the_opposite_a_choice_comes_before_the_event() -> None:
    told = steps(
        FOW,
        "Whenever an opponent's resonator attacks ⇒ Target resonator gains [+100/0] until end of turn.",
    )
    assert "the card targeted in step 1: gets ATK +100" in told[1]


def test_if_you_do_names_the_step() -> None:
    told = steps(FOW, "Whenever you draw a card ⇒ You may pay {1}. If you do, you gain 100 life.")
    assert told[2] == "2 If what is said in step 1 was done:"
    told = steps(VG, "[ACT](VC):Choose up to one card from your hand, and call it to (RC). If you called, draw a card.")
    assert told[2] == "3 If at least one card was called in step 2:"


def test_the_rest_is_what_no_step_took() -> None:
    told = steps(
        VG,
        "[ACT](VC):Look at three cards from the top of your deck, search for up to one grade 3 card from among them,"
        " put it into your hand, and put the rest on the bottom of your deck in any order.",
    )
    assert told[3].startswith(
        "4 Put those of the cards looked at in step 1 that have not been moved since on the bottom"
    )


def test_a_named_number_is_that_of_its_step() -> None:
    told = steps(
        VG,
        "[AUTO]:When this unit is placed on (RC), name a number, and reveal the top card of your deck. If the grade of"
        " the revealed card is equal to the named number, put it into your hand, and if it is not, put that card on"
        " the bottom of your deck.",
    )
    assert told[2] == "3 If the card shown in step 2 is a card whose grade is the number named in step 1:"
    assert told[3] == "3.1 Put the card shown in step 2 into its owner's hand."


def test_what_the_other_branch_did_is_not_told() -> None:
    told = steps(DB, "[Auto] When this card attacks, reveal the top card of your deck. If it is a blue card, add it to"
                     " your hand. If not, place it at the bottom of your deck.")  # fmt: skip
    assert told[-1] == "2.2 Put the card shown in step 1 on the bottom of its owner's deck."


def test_what_a_step_moved_is_told_where_it_is_meant_again() -> None:
    told = steps(FOW, "Destroy target resonator. Its controller gains 200 life.", type=("chant",))
    assert told[2] == "3 The controller of the card targeted in step 1 and destroyed in step 2 gains 200 life."


def test_what_waits_for_later_knows_what_was_chosen() -> None:
    told = steps(
        VG,
        "[AUTO](RC):When this unit attacks, choose one of your rear-guards, and bind it, and at the beginning of the"
        " end phase of that turn, return that card to your hand.",
    )
    assert "the card chosen in step 1 and bound in step 2" in told[-1]


@pytest.mark.parametrize("words", ["Switch this card to Active Mode", "Play this card from your hand"])
def test_it_is_the_card_itself_behind_a_step_about_that(words: str) -> None:
    told = steps(
        DB, f"[Activate: Main] Choose 1 of your energy and switch it to Rest Mode. {words} and it gets +5000 power."
    )
    assert told[-1] == "4 For the rest of the game, this card: gets power +5000."
    told = steps(DB, "[Activate: Main] Choose 1 of your Battle Cards and switch it to Rest Mode. It gets +5000 power.")
    assert told[-1] == "3 For the rest of the game, the card chosen in step 1: gets power +5000."


def test_of_two_chosen_cards_the_first_is_the_lower_one() -> None:
    told = steps(DB, "[Activate: Main] Choose 1 of your Battle Cards. Play 1 red card from your hand on top of it.")
    assert told[-1].startswith("3 Play the card chosen in step 2 on top of the card chosen in step 1,")


def test_what_was_chosen_for_a_cost_is_told_by_its_letter() -> None:
    told = steps(VG, "[ACT](VC):[Choose a card from your hand, and discard it] Draw a card.")
    assert told[0].startswith("(a) You choose 1 card in your hand; then discard the card chosen for cost (a)")


def test_who_deals_damage_is_told() -> None:
    """ "It" as the one who does something is not the target of the same step."""
    told = steps(FOW, "Whenever this card attacks ⇒ It deals 200 damage to target resonator.")
    assert told[1] == "2 This card deals 200 damage to the card targeted in step 1."


def test_references_are_listed() -> None:
    told = explained(VG, "[ACT](VC):Choose one of your rear-guards, and retire it.")
    (card,) = as_json([told])
    (ability,) = card["abilities"]
    assert ability["refers"] == [{"at": "step 2", "node": "It", "stands for": "the card chosen in step 1"}]


def test_a_card_of_the_event_is_listed_too() -> None:
    told = explained(
        VG, "[AUTO](RC):When this unit boosts, the boosted unit gets [Power] +1000 until end of that battle."
    )
    (ability,) = told.abilities
    assert ability.refers == (("step 1", "Role", "the boosted unit of the event"),)


def test_a_paragraph_may_speak_of_another() -> None:
    """A chant's paragraphs are one text: the steps of each are told with the number of its ability."""
    told = explained(FOW, "Destroy target resonator.\n[Torrent] Its controller loses 100 life.", type=("chant",))
    assert lines_of(told)[-1] == (
        "1 The controller of the card targeted in step 1 of ability 1 and destroyed in step 2 of ability 1"
        " loses 100 life."
    )


# --- what else must be told ---------------------------------------------------------------------------


def test_who_may_decline_is_told() -> None:
    forced = steps(VG, "[ACT](VC):Choose one of your rear-guards, and retire it.")
    assert "(if there are fewer, all of them)" in forced[0]
    free = steps(VG, "[ACT](VC):Choose up to one of your rear-guards, and retire it.")
    assert free[0] == "1 You choose up to 1 card on your rear-guard circles."
    hidden = steps(VG, "[ACT](VC):Choose a grade 3 card from your hand, and discard it.")
    assert "fewer or none may be chosen as long as the other player cannot see them all" in hidden[0]


def test_what_is_done_whole_is_not_declined_in_part() -> None:
    """Who agrees to a "you may ... If you do so" chooses the cards that it asks for, out of a hand too."""
    deed = "choose 1 red card in your hand and place it in your Drop Area."
    agreed = steps(DB, f"[Auto] When you play this card, you may {deed} If you do so, draw 2 cards.")
    assert "fewer or none" not in " ".join(agreed)
    assert "fewer or none" in " ".join(steps(DB, f"[Auto] When you play this card, {deed}"))


def test_cards_off_the_top_of_a_deck_are_in_no_order_that_is_chosen() -> None:
    """304.3: they go one after another; cards from other places are put in order by their owner (302.4)."""
    milled = steps(FOW, "{0}: Put the top three cards of your main deck into your graveyard.")
    assert milled[-1].endswith("one after another.")
    put_back = steps(FOW, "{0}: Put all resonators on top of their owner's main deck.")
    assert "in an order that" in put_back[-1]


def test_if_you_do_not_pay_names_the_payment() -> None:
    """A payment takes no cards that could be asked for."""
    told = steps(FOW, "At the end of your turn, pay {B}. If you don't, banish this card.")
    assert told[1] == "2 If it is not so that what is said in step 1 was done:"


def test_head_of_an_ability() -> None:
    told = explained(DB, "[Activate: Main] [Once per turn] {R}{1}: Draw 1 card.")
    (ability,) = told.abilities
    assert ability.kind == "activated skill"
    assert ability.limit == "Once per turn at most."
    assert ability.works == "While this card is in your Leader Area or Battle Area."
    assert [line.text for line in ability.cost] == ["Switch energy of yours to Rest Mode: 1 red and 1 of any colour."]


def test_an_ability_in_quotes_is_told_below() -> None:
    told = lines_of(
        explained(VG, '[ACT](VC):Until end of turn, this unit gets "[AUTO](VC):When this unit attacks, draw a card.".')
    )
    assert told[1:] == [
        "Automatic ability [AUTO].",
        "It works while this card is on your vanguard circle.",
        "It is set off when this card attacks.",
        "1.1 You draw 1 card.",
    ]


# --- the machinery ------------------------------------------------------------------------------------


def test_explaining_leaves_the_tables_of_the_book_alone() -> None:
    steps(VG, "[ACT](VC):Draw a card.")
    assert tables_of(book(VG)).hears is nobody


def test_no_two_places_share_a_node() -> None:
    it = n.It()
    apart = told_apart(n.Sequence((n.Turn(it, "rest"), n.Turn(it, "stand"))))
    first, second = apart.parts
    assert first.cards is not second.cards
    assert apart == n.Sequence((n.Turn(it, "rest"), n.Turn(it, "stand")))


def test_a_role_without_its_event_is_told_by_its_name() -> None:
    e = Explainer(book(VG), words_of(VG), Hearing())
    assert say_role(e, n.Role("boosted")) == "the boosted unit of the event"


@pytest.mark.parametrize(("sought", "missed"), [("card", False), ("resonator", True)])
def test_any_card_that_is_sought_is_found(sought: str, missed: bool) -> None:
    """Only what is sought by its qualities may be missed where a book says so."""
    text = f"{{0}}: Search your main deck for a {sought} and put it into your hand. Then shuffle your main deck."
    assert any("(or none)" in line for line in steps(FOW, text)) is missed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("When you add this card, banish it unless you pay 400 life.", "When this card is added"),
        ("When an addition is added to this card ⇒ Draw a card.", "When any card is added to this card"),
    ],
)
def test_what_is_added_and_to_what_are_told_apart(text: str, told: str) -> None:
    """When this card is added is not when any card is."""
    assert explained(FOW, text).abilities[0].when.startswith(told)
