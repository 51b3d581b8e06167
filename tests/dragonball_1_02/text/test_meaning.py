"""What dragonball-1.02 texts mean: the nodes of chosen phrases, the reach of "if" and of times, and repairs."""

from __future__ import annotations

import pytest

from playmat.books.dragonball_1_02.book import default_zones
from playmat.books.dragonball_1_02.lexicon import language
from playmat.books.dragonball_1_02.nodes import (
    ChooseEach,
    ChooseWithin,
    Evolve,
    Gather,
    GrantedKeyword,
    PayEnergy,
    PlayTokens,
    PutOnTop,
    PutUnder,
    Token,
    Under,
    Union,
)
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    All,
    Among,
    At,
    Cannot,
    Cards,
    Choose,
    Compare,
    Count,
    Did,
    During,
    Effect,
    Every,
    If,
    InState,
    Is,
    It,
    Later,
    Look,
    Matches,
    May,
    Modify,
    Move,
    Nothing,
    Number,
    On,
    OnlyIf,
    Other,
    Perform,
    Place,
    Rest,
    Rule,
    Search,
    Sequence,
    Shuffle,
    This,
    Trigger,
    Turn,
    YouMay,
)
from playmat.text import CardTextDamaged, CardTextDeclined, read_card

BATTLE = Is("type", "=", "battle")
MIRA = Is("character", "has", "Mira")
DRAW = Perform("draw", Number(1))
LEADER = Cards(("leader",), "mine")


def reading(text: str) -> Ability:
    (ability,) = read_card(language(), "sample", text)
    return ability


# --- kinds of skill -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "keyword", "zones"),
    [
        ("[Activate: Main] Draw 1 card.", "activated", "activate main", ("in play",)),
        ("[Activate: Battle] Draw 1 card.", "activated", "activate battle", ("in play",)),
        ("[Counter: Play] Draw 1 card.", "activated", "counter: play", ("hand",)),
        ("[Counter: Counter] Draw 1 card.", "activated", "counter: counter", ("hand",)),
        ("[Auto] When you play this card, draw 1 card.", "automatic", "", ("in play",)),
        ("[Auto] When you combo with this card, draw 1 card.", "automatic", "", ("combo",)),
        ("[Permanent] This card cannot attack.", "continuous", "", ("in play",)),
        ("[Permanent] Reduce the energy cost of this card in your hand by 1.", "continuous", "", ("hand",)),
    ],
)
def test_kinds(text: str, kind: str, keyword: str, zones: tuple[str, ...]) -> None:
    ability = reading(text)
    assert (ability.kind, ability.keyword, ability.zones or default_zones(ability)) == (kind, keyword, zones)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("[Dual Attack] (Twice)", Ability("continuous", Nothing(), keyword="dual attack")),
        (
            "[Evolve] {R}{R}{2}: <Mira>",
            Ability("activated", Evolve(MIRA), ("hand",), cost=(PayEnergy(("red", "red"), 2),), keyword="evolve"),
        ),
        (
            "[Union-Fusion] {3}: <Mira> and {Kettle}",
            Ability(
                "activated",
                Union("fusion", (MIRA, Is("name", "=", "Kettle"))),
                ("hand",),
                cost=(PayEnergy((), 3),),
                keyword="union-fusion",
            ),
        ),
        (
            "[Awaken] When your life is at 4 or less: You may draw 1 card and flip this card over.",
            Ability(
                "activated",
                Sequence((DRAW, Perform("flip", cards=This()))),
                ("leader",),
                gate=Compare(Count(Cards(("life",), "mine")), "<=", Number(4)),
                keyword="awaken",
            ),
        ),
        (
            "[Counter: Battle Card Attack] Negate the attack.",
            Ability(
                "activated",
                Perform("negate attack"),
                ("hand",),
                gate=Compare(Count(Cards(("battle",), "theirs", All((BATTLE, InState("attacking"))))), ">=", Number(1)),
                keyword="counter: attack",
            ),
        ),
    ],
)
def test_keyword_skills(text: str, ability: Ability) -> None:
    assert reading(text) == ability


def test_a_limit_and_a_note_are_kept() -> None:
    ability = reading("[Auto] [Once per turn] When this card attacks, draw 1 card. (Only once)")
    assert (ability.limit, ability.reminder) == ("turn", "(Only once)")


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        ("{R}{B}", (PayEnergy(("red", "blue")),)),
        ("{2}, switch this card to Rest Mode", (PayEnergy((), 2), Turn(This(), "rest"))),
        (
            "Place 2 cards from your hand in the Drop Area",
            (Sequence((Choose(Cards(("hand",), "mine"), Number(2)), Move(It(), "drop", verb="place"))),),
        ),
    ],
)
def test_costs(cost: str, parts: tuple[Effect, ...]) -> None:
    assert reading(f"[Activate: Main] {cost}: Draw 1 card.").cost == parts


# --- effects ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "Choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or less and KO it.",
            Sequence(
                (
                    Choose(
                        Cards(("battle",), "theirs", All((BATTLE, Is("cost", "<=", Number(3))))),
                        Number(1),
                        up_to=True,
                    ),
                    Move(It(), "drop", verb="ko"),
                )
            ),
        ),
        (
            "Choose all of your opponent's energy and switch them to Rest Mode.",
            Sequence((Gather(Cards(("energy",), "theirs")), Turn(It(), "rest"))),
        ),
        (
            "Choose any number of your opponent's Battle Cards of which the total power adds up to 9000 or less.",
            ChooseWithin(Cards(("battle",), "theirs", BATTLE), "power", Number(9000)),
        ),
        (
            "Choose up to 1 <Mira> from your deck and play it in Rest Mode. Then, shuffle your deck.",
            Sequence(
                (
                    Sequence(
                        (
                            Search(Cards(("deck",), "mine", MIRA), Number(1)),
                            Place("play", It(), "battle", state="rest"),
                        )
                    ),
                    Shuffle("deck"),
                )
            ),
        ),
        (
            "Choose up to 1 each of <Mira> and {Kettle} with 9000 or less power from your deck.",
            ChooseEach(("deck",), (MIRA, Is("name", "=", "Kettle")), Is("power", "<=", Number(9000))),
        ),
        (
            "Place 1 <Mira> under this card in the Drop Area.",
            Sequence((Choose(Under(This(), MIRA), Number(1)), Move(It(), "drop", verb="place"))),
        ),
        (
            "Choose 1 card from your hand and place it under this card.",
            Sequence((Choose(Cards(("hand",), "mine"), Number(1)), PutUnder(It(), This()))),
        ),
        (
            "Choose 1 <Mira> under this card and place it on top of this card in Active Mode.",
            Sequence((Choose(Under(This(), MIRA), Number(1)), PutOnTop(It(), This(), "active"))),
        ),
        (
            "Play 2 Tin Imp tokens (Tin Imp tokens have 4000 power).",
            PlayTokens(Number(2), "Tin Imp", Token("Tin Imp", 4000)),
        ),
        (
            "This card gains +2000 power and [Double Strike] (Two at a time) for the duration of the turn.",
            Modify(This(), (Add("power", Number(2000)), GrantedKeyword("keywords", "double strike")), "end of turn"),
        ),
        # one time for both halves
        (
            "This card gains +2000 power and your Leader Card gains +3000 power for the duration of the battle.",
            Sequence(
                (
                    Modify(This(), (Add("power", Number(2000)),), "end of battle"),
                    Modify(LEADER, (Add("power", Number(3000)),), "end of battle"),
                )
            ),
        ),
        # a bare card to be chosen is a Battle Card in the Battle Area (3-6-6)
        ("Choose 1 of your cards.", Choose(Cards(("battle",), "mine", BATTLE), Number(1))),
        ("At the end of that turn, draw 1 card.", Later(At("end", "turn"), DRAW)),
    ],
)
def test_effects(text: str, effect: Effect) -> None:
    assert reading(f"[Activate: Main] {text}").effect == effect


def test_cards_looked_at_and_the_rest() -> None:
    ability = reading(
        "[Auto] When you play this card, look at up to 5 cards from the top of your deck. Choose up to 1 <Mira> "
        "among them and add it to your hand. Then, place the remaining cards at the bottom of your deck in any order."
    )
    assert isinstance(ability.effect, Sequence)
    look, take, rest = ability.effect.parts
    assert isinstance(look, Look) and look.up_to
    among = Cards((), "any", All((Among(It()), MIRA)))
    assert take == Sequence((Choose(among, Number(1), up_to=True), Move(It(), "hand", verb="add")))
    assert rest == Move(Rest(), "deck", position="bottom", order="yours", verb="place")


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        # an opening "if" reaches to the end, a later one to its full stop
        (
            "If your Leader Card is <Mira>, draw 1 card. Then, shuffle your deck.",
            If(Matches(LEADER, MIRA), Sequence((DRAW, Shuffle("deck")))),
        ),
        (
            "Draw 1 card. If your Leader Card is <Mira>, draw 1 card. Then, shuffle your deck.",
            Sequence((DRAW, If(Matches(LEADER, MIRA), DRAW), Shuffle("deck"))),
        ),
        ("You may draw 1 card. If you do so, shuffle your deck.", YouMay(DRAW, Shuffle("deck"))),
        ("You may draw 1 card. Then, shuffle your deck.", Sequence((YouMay(DRAW), Shuffle("deck")))),
        ("Draw 1 card. If you do so, shuffle your deck.", Sequence((DRAW, If(Did(), Shuffle("deck"))))),
        (
            "If your Leader Card is <Mira>, draw 1 card. If not, shuffle your deck.",
            If(Matches(LEADER, MIRA), DRAW, Shuffle("deck")),
        ),
    ],
)
def test_how_far_words_reach(text: str, effect: Effect) -> None:
    assert reading(f"[Activate: Main] {text}").effect == effect


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "Your Leader Card can attack Battle Cards in Active Mode.",
            Modify(LEADER, (May("attack active battle cards"),)),
        ),
        (
            "If this card is in Active Mode, your opponent cannot attack your other Battle Cards.",
            If(
                Every((Matches(This(), InState("active")),)),
                Modify(Cards(("battle",), "mine", All((Other(), BATTLE))), (Cannot("be attacked"),)),
            ),
        ),
        (
            "Your opponent cannot activate [Blocker] when this card attacks.",
            If(Every((Matches(This(), InState("attacking")),)), Rule("opponent", (Cannot("activate blocker"),))),
        ),
        (
            "This card gains [Critical] during your turn.",
            If(During("your"), Modify(This(), (GrantedKeyword("keywords", "critical"),))),
        ),
        # "it" in a [Permanent] skill is the card itself, for nothing was chosen
        (
            "If your Leader Card is <Mira>, it gains [Critical].",
            If(Every((Matches(LEADER, MIRA),)), Modify(This(), (GrantedKeyword("keywords", "critical"),))),
        ),
    ],
)
def test_permanent_skills(text: str, effect: Effect) -> None:
    assert reading(f"[Permanent] {text}").effect == effect


@pytest.mark.parametrize(
    ("words", "trigger"),
    [
        ("When this card attacks", On("attack", (("attacker", This()),))),
        (
            "When this card attacks a Battle Card",
            On("attack", (("attacker", This()), ("attacked", Cards(("battle",), "theirs", BATTLE)))),
        ),
        ("When you play a <Mira>", On("play", (("card", Cards((), "mine", MIRA)),))),
        (
            "When this card KO-s your opponent's Battle Card",
            On("ko", (("by", This()), ("card", Cards(("battle",), "theirs", BATTLE)))),
        ),
        (
            "During your turn, when your Leader Card attacks",
            OnlyIf(During("your"), On("attack", (("attacker", LEADER),))),
        ),
    ],
)
def test_triggers(words: str, trigger: Trigger) -> None:
    assert reading(f"[Auto] {words}, draw 1 card.").trigger == trigger


# --- what is not read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "side"),
    [
        ("1 Battle Card in play in your Battle Area", "mine"),
        ("up to 2 Battle Cards in play in your opponent's Battle Area", "theirs"),
        ("1 Battle Card in play", "any"),
        ("1 of your opponent's Battle Cards in play", "theirs"),
    ],
)
def test_an_area_says_whose_cards_are_meant(chosen: str, side: str) -> None:
    effect = reading(f"[Auto] When you play this card, choose {chosen} and KO it.").effect
    assert isinstance(effect, Sequence)
    choice, _ = effect.parts
    assert isinstance(choice, Choose)
    assert choice.among == Cards(("battle",), side, BATTLE)


@pytest.mark.parametrize("words", ["have 2 Battle Cards", "do not have any Battle Cards"])
def test_what_a_player_has_in_play_is_their_own(words: str) -> None:
    number, op = (Number(2), ">=") if "2" in words else (Number(0), "=")
    effect = reading(f"[Auto] When you play this card, if you {words} in play in your Battle Area, draw 1 card.").effect
    assert effect == If(Compare(Count(Cards(("battle",), "mine", BATTLE)), op, number), DRAW)


def test_a_declined_text_says_where_it_stopped() -> None:
    with pytest.raises(CardTextDeclined) as error:
        reading("[Auto] When you play this card, sing 1 song.")
    assert error.value.stop.words == "sing 1 song."


@pytest.mark.parametrize("moment", ["beginning of the battle", "end of your Charge Phase", "end of that Damage Step"])
def test_a_moment_without_a_rule_is_declined(moment: str) -> None:
    """6-2, 6-3, 6-4, 7-2, 7-3, 7-4: they say which moments fulfil conditions, and no other ever does."""
    with pytest.raises(CardTextDeclined):
        reading(f"[Auto] At the {moment}, draw 1 card.")


@pytest.mark.parametrize(("word", "read"), [("Critical", True), ("Ultimate", False)])
def test_what_tells_of_decks_is_not_gained(word: str, read: bool) -> None:
    """[Ultimate] says how many a deck may have, and in play nothing asks for it."""
    text = f"[Activate: Main] This card gains [{word}] for the turn."
    if read:
        assert reading(text)
    else:
        with pytest.raises(CardTextDeclined):
            reading(text)


def test_a_time_is_never_lost() -> None:
    """A change without a time, followed by something else in its sentence, is not taken to last for ever."""
    with pytest.raises(CardTextDeclined):
        reading("[Activate: Main] This card gains +2000 power and draw 1 card.")


def test_token_values_are_not_a_note() -> None:
    with pytest.raises(CardTextDeclined):
        reading("[Activate: Main] Draw 1 card. (Tin Imp tokens have some power)")


@pytest.mark.parametrize(
    "text",
    ["[Auto] When you play this card, add the choose 1 card.", "[Auto When you play this card, draw 1 card."],
)
def test_damage(text: str) -> None:
    with pytest.raises(CardTextDamaged):
        reading(text)


@pytest.mark.parametrize(
    ("given", "mended"),
    [
        ("‐", ""),
        ("【Blocker】", "[Blocker]"),
        ("[Auto} When you play this card, draw 1 card.", "[Auto] When you play this card, draw 1 card."),
        ("[Blocker] ] (A note)", "[Blocker] (A note)"),
        ("[Evolve] {R}{1} ＜Mira＞", "[Evolve] {R}{1}: <Mira>"),
        ("[Evolve]{R}:＜Mira : Youth＞", "[Evolve] {R}: <Mira: Youth>"),
        ("[Blocker] (A note)[Double Strike]", "[Blocker] (A note)\n[Double Strike]"),
        ("[Critical] [Revenge]", "[Critical]\n[Revenge]"),
        (
            "[Auto] When you play this card, draw 1 card. [Auto] When this card attacks, draw 1 card.",
            "[Auto] When you play this card, draw 1 card.\n[Auto] When this card attacks, draw 1 card.",
        ),
        (
            "[Activate: Main][Once per turn] {16}, Switch this Card to Rest mode : Choose up to 1opponent battle card.",
            "[Activate: Main] [Once per turn] {16}, switch this card to Rest Mode: "
            "Choose up to 1 opponent Battle Card.",
        ),
        (
            "[Counter Battle Card Attack] The opponent's battle cards can't attack",
            "[Counter: Battle Card Attack] Your opponent's Battle Cards cannot attack.",
        ),
        (
            "[Auto] When you play this card, play 1 Imp token. (Imp token has 5000 power)",
            "[Auto] When you play this card, play 1 Imp token (Imp token has 5000 power).",
        ),
    ],
)
def test_repairs(given: str, mended: str) -> None:
    assert language().normalise(given) == mended
    assert language().normalise(mended) == mended
