"""What texts mean: the nodes that chosen phrases give, and the reach of "if", "you may" and later moments."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_1_10.lexicon import language
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    All,
    Among,
    AnyOf,
    At,
    Both,
    Cannot,
    CannotUse,
    Cards,
    Choose,
    Compare,
    Condition,
    Count,
    Did,
    During,
    Effect,
    EndGame,
    GainAbility,
    Holds,
    If,
    InState,
    Instead,
    Is,
    It,
    Later,
    Look,
    Matches,
    MayPay,
    Modify,
    Move,
    Moved,
    Named,
    NameNumber,
    Not,
    Nothing,
    Number,
    On,
    OnlyIf,
    Other,
    Perform,
    Place,
    Rest,
    Reveal,
    Rule,
    Search,
    Sequence,
    Shuffle,
    This,
    Times,
    Top,
    Trigger,
    Turn,
    Whenever,
    YouMay,
)
from playmat.text import CardTextDeclined, read_card

VC, RC = ("vanguard circle",), ("rear-guard circle",)
TIN = Is("clan", "has", "Tin Parade")
MOSS = Is("clan", "has", "Moss Guild")
KETTLE = Is("name", "=", "Kettle")
DRAW = Perform("draw", Number(1))


def reading(text: str) -> Ability:
    (ability,) = read_card(language(), "sample", text)
    return ability


def have(zones: tuple[str, ...], where: Is) -> Condition:
    return Compare(Count(Cards(zones, "mine", where)), ">=", Number(1))


def plus(amount: int, until: str = "") -> Effect:
    return Modify(This(), (Add("power", Number(amount)),), until)


EFFECTS: dict[str, Effect] = {
    "Draw a card.": DRAW,
    "This unit gets [Power] +1500/[Critical] +1 until end of turn.": Modify(
        This(), (Add("power", Number(1500)), Add("critical", Number(1))), "end of turn"
    ),
    "If you have a <<Tin Parade>> vanguard, draw a card, and Soul-Charge 2.": If(
        have(VC, TIN), Sequence((DRAW, Perform("soul charge", Number(2))))
    ),
    "If you have a <<Tin Parade>> vanguard, draw a card. Draw a card.": Sequence(
        (If(have(VC, TIN), DRAW), DRAW)
    ),
    "Choose another of your <<Tin Parade>> rear-guards, and retire it.": Sequence(
        (Choose(Cards(RC, "mine", All((Other(), TIN))), Number(1)), Move(It(), "drop", verb="retire"))
    ),
    "Choose up to two of your opponent's rear-guards, and those units cannot [Stand] until end of turn.":
    Sequence(
        (
            Choose(Cards(RC, "theirs"), Number(2), up_to=True),
            Modify(It(), (Cannot("stand"),), "end of turn"),
        )
    ),
    "Look at up to four cards from the top of your deck, search for up to one <<Tin Parade>> from among "
    "them, call it to an open (RC), and put the rest on the bottom of your deck in any order.": Sequence(
        (
            Look(Top(Number(4), "deck"), up_to=True),
            Search(Cards((), "any", All((Among(It()), TIN))), Number(1)),
            Place("call", It(), "rear-guard circle", where=("open",)),
            Move(Rest(), "deck", position="bottom", order="any", verb="put"),
        )
    ),
    "Search your deck for up to one card named \"Kettle\", reveal it to your opponent, put it into your "
    "hand, and shuffle your deck.": Sequence(
        (
            Search(Cards(("deck",), "mine", KETTLE), Number(1)),
            Reveal(It()),
            Move(It(), "hand", verb="put"),
            Shuffle("deck"),
        )
    ),
    "Draw a card, and at the beginning of the end phase of that turn, retire this unit, and draw a card.":
    Sequence(
        (DRAW, Later(At("begin", "end phase"), Sequence((Move(This(), "drop", verb="retire"), DRAW))))
    ),
    "Search your deck for up to one card named \"Kettle\", ride it, and shuffle your deck. If you rode, you "
    "cannot normal ride until end of turn.": Sequence(
        (
            Search(Cards(("deck",), "mine", KETTLE), Number(1)),
            Place("ride", It(), "vanguard circle", into="rode"),
            Shuffle("deck"),
            If(Did("rode"), Rule("you", (Cannot("normal ride"),), "end of turn")),
        )
    ),
    "If you have a <<Tin Parade>> vanguard, reveal the top card of your deck. If the revealed card is a "
    "<<Moss Guild>>, draw a card, and if it is not, shuffle your deck.": If(
        have(VC, TIN),
        Sequence((Reveal(Top(Number(1), "deck")), If(Matches(It(), MOSS), DRAW, Shuffle("deck")))),
    ),
    "Choose a card named \"Kettle\" and a card named \"Aunt\" from your soul, and put them into your hand.":
    Sequence(
        (
            Choose(
                Cards(("soul",), "mine", AnyOf((KETTLE, Is("name", "=", "Aunt")))),
                Number(2),
                each_different="name",
            ),
            Move(It(), "hand", verb="put"),
        )
    ),
    "You may draw a card. If you do, retire this unit.": YouMay(DRAW, Move(This(), "drop", verb="retire")),
    "Until end of turn, this unit gets \"[CONT](VC):This unit gets [Power] +1500.\".": Modify(
        This(), (GainAbility(Ability("continuous", plus(1500), zones=VC)),), "end of turn"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "effect"), EFFECTS.items())
def test_effects(text: str, effect: Effect) -> None:
    assert reading(f"[ACT](VC):{text}").effect == effect


TRIGGERS: dict[str, Trigger] = {
    "When this unit attacks a vanguard": On("attack", (("attacker", This()), ("attacked", Cards(VC, "any")))),
    "When this unit is boosted by a <<Moss Guild>>": On(
        "boost", (("boosted", This()), ("booster", Cards((), "mine", MOSS)))
    ),
    "When an attack hits a vanguard during the battle that this unit boosted a <<Moss Guild>>": On(
        "hit", (("attacked", Cards(VC, "any")), ("booster", This()), ("attacker", Cards((), "mine", MOSS)))
    ),
    "When this unit is placed on (VC) or (RC)": Moved(This(), (), VC + RC),
    "When this unit is placed on (RC) from your deck": Moved(This(), ("deck",), RC),
    "When this unit is put into the drop zone from (RC)": Moved(This(), RC, ("drop",)),
    "When another <<Moss Guild>> rides this unit": On(
        "ride", (("rider", Cards((), "mine", All((Other(), MOSS)))), ("ridden", This()))
    ),
    "During your main phase, when a card is put into your soul": OnlyIf(
        During("your", "main phase"), Moved(Cards((), "any"), (), ("soul",), to_side="mine")
    ),
    "At the beginning of your main phase": At("begin", "main phase", "your"),
    "At the end of the battle that this unit was attacked": OnlyIf(
        Matches(This(), InState("attacked")), At("begin", "close step")
    ),
}


@pytest.mark.parametrize(("text", "trigger"), TRIGGERS.items())
def test_triggers(text: str, trigger: Trigger) -> None:
    assert reading(f"[AUTO](RC):{text}, draw a card.").trigger == trigger


CONDITIONS: dict[str, Condition] = {
    "you do not have any rear-guards": Compare(Count(Cards(RC, "mine")), "=", Number(0)),
    "the number of <<Tin Parade>> in your soul is six or more": Compare(
        Count(Cards(("soul",), "mine", TIN)), ">=", Number(6)
    ),
    "the number of cards in your hand is greater than your opponent's": Compare(
        Count(Cards(("hand",), "mine")), ">", Count(Cards(("hand",), "theirs"))
    ),
    "the attack did not hit during that battle": Not(Holds("the attack hit")),
}


@pytest.mark.parametrize(("text", "condition"), CONDITIONS.items())
def test_conditions(text: str, condition: Condition) -> None:
    assert reading(f"[ACT](VC):If {text}, draw a card.").effect == If(condition, DRAW)


def test_a_paid_ability() -> None:
    ability = reading(
        "[AUTO](VC/RC):[Counter-Blast 2 & Choose a card from your hand, and discard it] When this unit's "
        "attack hits, if you have a <<Tin Parade>> vanguard, you may pay the cost. If you do, draw a card."
    )
    assert ability == Ability(
        "automatic",
        If(have(VC, TIN), MayPay(DRAW)),
        zones=VC + RC,
        trigger=On("hit", (("attacker", This()),)),
        cost=(
            Perform("counter blast", Number(2)),
            Sequence((Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), "drop", verb="discard"))),
        ),
    )


def test_a_closing_sentence_holds_even_if_the_cost_is_not_paid() -> None:
    ability = reading(
        "[AUTO](VC):[Soul-Blast 2] When this unit attacks, you may pay the cost. If you do, draw a card. "
        "This ability cannot be used for the rest of that turn."
    )
    assert ability.effect == Sequence((MayPay(DRAW), CannotUse("end of turn")))


def test_costs_of_chosen_blasts_and_resting() -> None:
    ability = reading("[ACT](RC):[Counter-Blast 1-<<Tin Parade>> & Rest this unit] Draw a card.")
    assert ability.cost == (
        Perform("counter blast", Number(1), cards=Cards(("damage",), "mine", TIN)),
        Turn(This(), "rest"),
    )


def test_continuous_abilities() -> None:
    text = "[CONT](VC):During your turn, this unit gets [Power] +1500 for each <<Tin Parade>> in your soul."
    each = Times(Count(Cards(("soul",), "mine", TIN)), 1500)
    assert reading(text).effect == If(During("your"), Modify(This(), (Add("power", each),)))


def test_limit_break_is_a_gate_and_its_reminder_has_no_effect() -> None:
    plain = reading("[CONT](VC)[Limit-Break 4]:This unit gets [Power] +1500.")
    reminded = reading("[CONT](VC)[Limit-Break 4](Draw ten cards.):This unit gets [Power] +1500.")
    assert plain.gate == Compare(Count(Cards(("damage",), "mine")), ">=", Number(4))
    assert plain.keyword == "limit break 4"
    assert plain == reminded
    assert (plain.reminder, reminded.reminder) == ("", "(Draw ten cards.)")


def test_keywords() -> None:
    assert reading("[CONT]:Sentinel (Four.)") == Ability("continuous", Nothing(), keyword="sentinel")
    assert reading("[CONT](VC/RC):Restraint") == Ability("continuous", Nothing(), zones=(*VC, *RC), keyword="restraint")
    assert reading("[AUTO]:Forerunner").effect == YouMay(Place("call", This(), "rear-guard circle"))
    assert reading("[CONT](VC/RC):Lord").keyword == "lord"


@pytest.mark.parametrize(("word", "read"), [("Restraint", True), ("Lord", False), ("Sentinel", False)])
def test_only_a_keyword_that_a_rule_asks_for_is_lost(word: str, read: bool) -> None:
    """10.2: what a lord means is its text, and a sentinel is asked for in decks: the word alone is nothing in play."""
    text = f'[ACT](VC):This unit loses "{word}" until end of turn.'
    if read:
        assert reading(text)
    else:
        with pytest.raises(CardTextDeclined):
            reading(text)


def test_pronouns_point_at_the_step_that_made_them() -> None:
    ability = reading(
        "[ACT](VC):Choose one of your rear-guards, search your deck for up to one card with the same card "
        "name as that unit, call it to (RC), shuffle your deck, and at the end of that turn, put the unit called "
        "with this effect on the bottom of your deck."
    )
    steps = ability.effect.parts
    assert steps[2] == Place("call", It(), "rear-guard circle", into="called")
    assert steps[4] == Later(At("end", "turn"), Move(It("called"), "deck", position="bottom", verb="put"))


def test_a_card_frees_itself_from_the_deck_limit() -> None:
    wanted = Ability("continuous", Nothing(), keyword="any number")
    assert reading('[CONT]:You may have any number of cards named "sample" in a deck.') == wanted


def test_a_card_cannot_free_another_from_the_deck_limit() -> None:
    with pytest.raises(CardTextDeclined, match="this card's own name"):
        reading('[CONT]:You may have any number of cards named "Kettle" in a deck.')


def test_replacements() -> None:
    leaving = Moved(This(), RC, ("drop",))
    must = reading("[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead.")
    may = reading(
        "[CONT](RC):If this unit would be put into the drop zone from (RC), you may put this unit into your soul "
        "instead."
    )
    assert must.effect == Instead(leaving, Move(This(), "bind", verb="bind"))
    assert may.effect == Instead(leaving, Move(This(), "soul", verb="put"), optional=True)


def test_a_situation_is_no_event() -> None:
    ability = reading("[AUTO](RC):When you have no cards in your hand, draw a card.")
    assert ability.trigger == Whenever(Compare(Count(Cards(("hand",), "mine")), "=", Number(0)))


def test_each_player_chooses_and_the_turn_player_is_first() -> None:
    ability = reading("[ACT](VC):Each player chooses one of his or her rear-guards, and retires it.")
    own = Choose(Cards(RC, "mine"), Number(1), into="own")
    opposing = Choose(Cards(RC, "theirs"), Number(1), by="opponent", into="opposing")
    choices, retiring = ability.effect.parts
    assert choices == If(During("your"), Sequence((own, opposing)), Sequence((opposing, own)))
    assert retiring == Move(Both((It("own"), It("opposing"))), "drop", verb="retire")


def test_a_named_number() -> None:
    ability = reading(
        "[ACT](VC):Name a number, and reveal the top card of your deck. If the grade of the revealed card is equal "
        "to the named number, draw a card."
    )
    _, _, outcome = ability.effect.parts
    assert ability.effect.parts[0] == NameNumber()
    assert outcome == If(Matches(It(), Is("grade", "=", Named())), DRAW)


def test_a_number_that_nobody_named_is_declined() -> None:
    with pytest.raises(CardTextDeclined, match="a step that makes 'number'"):
        reading(
            "[ACT](VC):Reveal the top card of your deck. If the grade of the revealed card is equal to the named "
            "number, draw a card."
        )


def test_the_end_of_the_game() -> None:
    for how in ("win", "lose"):
        assert reading(f"[ACT](VC):You {how} the game.").effect == EndGame("you", how)


def test_your_opponent_calls() -> None:
    ability = reading(
        "[ACT](VC):Choose one of your opponent's rear-guards, bind it, and at the end of that turn, your opponent "
        "calls that card to an open (RC)."
    )
    calling = Place("call", It(), "rear-guard circle", where=("opponent", "open"))
    assert ability.effect.parts[2] == Later(At("end", "turn"), calling)
