"""Force of Will texts: invented samples printed back exactly, what chosen phrases mean, repairs and damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.books.force_of_will_6_1.book import default_zones
from playmat.books.force_of_will_6_1.lexicon import language, plural, singular
from playmat.books.force_of_will_6_1.nodes import (
    Added,
    Another,
    Awakening,
    BarrierAgainst,
    CancelUnlessPaid,
    CostChange,
    Counters,
    Deal,
    Doer,
    ForEach,
    GodsArt,
    PayWill,
    Prevent,
    Produce,
    Target,
    Where,
    X,
)
from playmat.books.force_of_will_6_1.texts import check_amounts
from playmat.kernel import UnknownWord
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    All,
    At,
    Cannot,
    Cards,
    Choose,
    Compare,
    Count,
    Did,
    During,
    GainAbility,
    If,
    Include,
    InState,
    Is,
    It,
    Later,
    Look,
    Matches,
    Mode,
    Modify,
    Move,
    Moved,
    Node,
    Not,
    Nothing,
    Number,
    On,
    Other,
    Perform,
    Search,
    Sequence,
    Shuffle,
    This,
    Top,
    Turn,
    ValueOf,
    YouMay,
)
from playmat.text import CardTextDamaged, CardTextDeclined, print_abilities, read_card

SAMPLES = Path(__file__).with_name("samples.txt")
LINES = [line for line in SAMPLES.read_text(encoding="utf-8").splitlines() if line.strip() and not line.startswith("#")]

RESONATOR = Is("type", "has", "resonator")
TARGET_RESONATOR = Target(Cards(("field",), "any", RESONATOR))


def read(text: str) -> Ability:
    (ability,) = read_card(language(), "sample", text)
    return ability


def effect(text: str) -> Node:
    return read(text).effect


@pytest.mark.parametrize("line", LINES)
def test_round_trip(line: str) -> None:
    assert language().normalise(line) == line
    assert print_abilities(language(), read_card(language(), "sample", line)) == line


# --- kinds of ability ---------------------------------------------------------------------------


def test_what_a_chant_does_is_told_from_what_holds_by_its_duration() -> None:
    spell = read("Clockworks you control gain [Flying] until end of turn.")
    held = read("Clockworks you control gain [Flying].")
    assert (spell.kind, spell.zones, spell.keyword) == ("activated", ("chase",), "spell")
    assert (held.kind, held.zones, held.keyword) == ("continuous", (), "")
    clockworks = Cards(("play ground",), "mine", Is("race", "has", "Clockwork"))
    assert spell.effect == Modify(clockworks, (Include("keywords", "flying"),), "end of turn")
    assert held.effect == Modify(clockworks, (Include("keywords", "flying"),))


def test_old_and_new_notation_are_one_ability() -> None:
    old = read("[Continuous]: When this card attacks, draw a card.")
    new = read("When this card attacks ⇒ Draw a card.")
    assert old == new == Ability("automatic", Perform("draw", Number(1)), trigger=On("attack", (("attacker", This()),)))


def test_costs_are_one_entry_each() -> None:
    ability = read("{W}{1}, {Rest}, banish this card: Draw a card.")
    assert ability.cost == (
        PayWill(("light",), 1),
        Turn(This(), "rest"),
        Move(This(), "graveyard", verb="banish"),
    )


def test_limits_stand_beside_the_effect() -> None:
    ability = read("{G}: Draw a card. Play this ability only during your turn and only once per turn.")
    assert (ability.gate, ability.limit) == (During("your"), "turn")
    assert ability.effect == Perform("draw", Number(1))


def test_an_ability_that_brings_its_card_back_works_in_that_zone() -> None:
    assert default_zones(read("{R}{R}{1}: Put this card from your graveyard into your hand.")) == ("graveyard",)
    assert default_zones(read("{R}{R}{1}: Put this card into your hand.")) == ("play ground",)
    buried = read("{B}, remove this card in your graveyard from the game: Draw a card.")
    assert buried.zones == ("graveyard",)
    assert buried.cost[-1] == Move(This(), "removed", verb="remove")


def test_enter_is_not_the_same_as_entering_the_field() -> None:
    """1411.2: [Enter] asks how the card came; the newer wording does not."""
    assert read("[Enter] ⇒ Draw a card.").trigger == On("enter", (("card", This()),))
    assert read("When this card enters your field ⇒ Draw a card.").trigger == Moved(
        This(), (), ("field",), to_side="mine"
    )


# --- targets and choices ------------------------------------------------------------------------


def test_a_target_comes_before_what_is_done_to_it() -> None:
    assert effect("Destroy target resonator.") == Sequence((TARGET_RESONATOR, Move(It(), "graveyard", verb="destroy")))


def test_players_and_cards_may_be_one_target() -> None:
    assert effect("This card deals 200 damage to target player or resonator.") == Sequence(
        (Target(Cards(("field",), "any", RESONATOR), players="any"), Deal(Number(200), It()))
    )


def test_the_one_that_deals_damage_is_not_its_target() -> None:
    dealt = effect("When this card enters your field ⇒ It deals 400 damage to target resonator.")
    assert dealt == Sequence((TARGET_RESONATOR, Deal(Number(400), It(), source=Doer())))
    assert effect("Whenever this card attacks, it deals damage equal to its ATK to target resonator.") == Sequence(
        (TARGET_RESONATOR, Deal(ValueOf("atk", Doer()), It(), source=Doer()))
    )


def test_another_target_is_a_different_one() -> None:
    assert effect("Rest another target resonator.") == Sequence(
        (Target(Cards(("field",), "any", All((Another(), RESONATOR)))), Turn(It(), "rest"))
    )


def test_one_banishes_cards_of_ones_own() -> None:
    """1011.2: a bare "banish a resonator" means one that the player controls."""
    assert effect("Whenever this card attacks, banish another resonator.") == Sequence(
        (
            Choose(Cards(("field",), "mine", All((Other(), RESONATOR))), Number(1)),
            Move(It(), "graveyard", verb="banish"),
        )
    )


def test_a_card_of_another_zone_is_found_there() -> None:
    sought = effect(
        "Search your deck for an Elf resonator, reveal it and put it into your hand. Then shuffle your deck."
    )
    assert isinstance(sought, Sequence)
    searching, shuffle = sought.parts
    assert isinstance(searching, Sequence)
    elf = All((Is("race", "has", "Elf"), RESONATOR))
    assert searching.parts[0] == Search(Cards(("deck",), "mine", elf), Number(1), up_to=False)
    assert shuffle == Shuffle("deck")


def test_that_much_needs_an_event_with_an_amount() -> None:
    """906.1: a chant is set off by nothing, so "that much" has no meaning in it; damage has an amount."""
    check_amounts(read("Whenever this card deals damage ⇒ You gain that much life."))
    with pytest.raises(UnknownWord, match="what sets this text off has none"):
        check_amounts(read("You gain that much life."))


def test_cards_taken_this_way_are_those_of_the_step_that_took_them() -> None:
    text = "Remove any number of cards in your graveyard from the game. Target resonator gains [+100/0] for each card "
    removed = effect(text + "removed this way until end of turn.")
    assert isinstance(removed, Sequence)
    taking, gaining = removed.parts
    assert isinstance(taking, Sequence) and isinstance(gaining, Sequence)
    assert taking.parts[1] == Move(It(), "removed", verb="remove", into="removed")
    assert gaining.parts[1] == Modify(
        It(), (ForEach((Add("atk", Number(100)), Add("def", Number(0))), Count(It("removed"))),), "end of turn"
    )
    with pytest.raises(CardTextDeclined, match="a step that makes 'removed'"):
        read("Draw a card for each card removed this way.")


# --- sentences ----------------------------------------------------------------------------------


def test_if_you_do_asks_for_the_sentence_before() -> None:
    did = effect("You may pay {1}. If you do, draw a card.")
    assert did == Sequence((YouMay(Sequence((PayWill((), 1),))), If(Did(), Perform("draw", Number(1)))))
    not_done = effect("At the end of your turn, you may pay 500 life. If you don't, banish this card.")
    assert not_done == Sequence(
        (
            YouMay(Perform("pay life", Number(500))),
            If(Not(Did()), Move(This(), "graveyard", verb="banish")),
        )
    )


def test_a_later_moment_waits() -> None:
    later = effect("Recover target resonator. At the end of turn, destroy that resonator.")
    assert isinstance(later, Sequence)
    assert later.parts[1] == Later(At("end", "turn"), Move(It(noun="resonator"), "graveyard", verb="destroy"))


def test_instead_replaces_the_sentence_before() -> None:
    condition = Compare(Count(Cards(("play ground",), "mine", Is("race", "has", "Moon"))), ">=", Number(1))
    assert effect("Draw a card. If you control a Moon, draw two cards instead.") == If(
        condition, Perform("draw", Number(2)), Perform("draw", Number(1))
    )


def test_instead_keeps_the_target() -> None:
    dealt = effect(
        "This card deals 300 damage to target resonator. If this card was awakened, it deals 900 damage instead."
    )
    assert isinstance(dealt, Sequence)
    target, choice = dealt.parts
    assert target == TARGET_RESONATOR
    assert isinstance(choice, If)
    assert (choice.then, choice.otherwise) == (Deal(Number(900), It()), Deal(Number(300), It()))


def test_instead_reaches_over_the_shuffle() -> None:
    elf = Cards(("deck",), "mine", Is("race", "has", "Elf"))
    text = (
        "Search your deck for an Elf and put it into your hand. Then shuffle your deck. "
        "If this card was awakened, search your deck for up to two Elves, put them into your hand instead."
    )
    sought = effect(text)
    assert isinstance(sought, Sequence)
    choice, shuffle = sought.parts
    assert isinstance(choice, If) and shuffle == Shuffle("deck")
    hand = Move(It(), "hand", verb="put")
    assert choice.then == Sequence((Search(elf, Number(2), up_to=True), hand))
    assert choice.otherwise == Sequence((Search(elf, Number(1), up_to=False), hand))


def test_modes_reach_to_the_end() -> None:
    modes = effect("Choose one - Draw a card; or rest target resonator. Draw a card.")
    assert isinstance(modes, Mode)
    assert len(modes.options) == 2
    assert isinstance(modes.options[1], Sequence)


# --- changes ------------------------------------------------------------------------------------


def test_for_each_counts_the_cards() -> None:
    others = Cards(("field",), "mine", All((Other(), Is("race", "has", "Elf"), RESONATOR)))
    assert effect("This card gains [+200/+100] for each other Elf resonator you control.") == Modify(
        This(), (ForEach((Add("atk", Number(200)), Add("def", Number(100))), Count(others)),)
    )


def test_it_in_a_statement_is_this_card_or_the_added_one() -> None:
    own = effect("As long as there are one or more soot counters on this card, it gains [Flying].")
    assert own == If(
        Compare(Counters("soot", This()), ">=", Number(1)), Modify(This(), (Include("keywords", "flying"),))
    )
    added = effect("Added resonator gains [Pierce]. If it's an Elf, it gains [Flying] instead.")
    assert added == If(
        Matches(Added(), Is("race", "has", "Elf")),
        Modify(Added(), (Include("keywords", "flying"),)),
        Modify(Added(), (Include("keywords", "pierce"),)),
    )


def test_a_quoted_ability_is_gained() -> None:
    gained = effect('Magic stones you control gain "{Rest}: Produce {R}."')
    ability = Ability("activated", Produce((("fire",),)), cost=(Turn(This(), "rest"),))
    stones = Cards(("field",), "mine", Is("type", "has", "magic stone"))
    assert gained == Modify(stones, (GainAbility(ability),))


def test_a_magic_stone_type_is_not_an_attribute() -> None:
    """201.4: "fire magic stone" names a type."""
    assert effect("Recover target fire magic stone.") == Sequence(
        (Target(Cards(("field",), "any", Is("type", "has", "fire magic stone"))), Turn(It(), "recover"))
    )


def test_a_card_in_the_old_magic_stone_area_is_any_card_in_a_field() -> None:
    """1404.1: the area is the field today."""
    assert effect("Destroy target card in a magic stone area.") == Sequence(
        (Target(Cards(("field",), "any")), Move(It(), "graveyard", verb="destroy"))
    )


def test_who_may_not_target_is_told() -> None:
    hostile = All((InState("spell or ability"), InState("your opponent controls it")))
    text = "This card cannot be targeted by spells or abilities your opponent controls."
    assert effect(text) == Modify(This(), (Cannot("be targeted", hostile),))


def test_costs_change_by_what_is_counted() -> None:
    counted = Count(Cards(("hand",), "mine"))
    assert effect("You may pay {1} less to play this card for each card in your hand.") == CostChange(
        "you", This(), PayWill((), 1), "less", counted
    )


def test_damage_is_prevented_for_a_time_or_as_long_as_the_card_is_there() -> None:
    fire = All((Is("attribute", "has", "fire"), RESONATOR))
    assert effect("Prevent all damage that would be dealt to this card by fire resonators.") == Prevent(
        to=This(), by=Cards(("field",), "any", fire)
    )
    assert effect("Prevent the next damage that would be dealt to target resonator this turn.") == Sequence(
        (TARGET_RESONATOR, Prevent(to=It(), next_only=True, until="end of turn"))
    )


# --- keywords -----------------------------------------------------------------------------------


def test_awakening_gives_an_ability() -> None:
    ability = read("[Awakening] {W}{1}: When this card enters your field ⇒ Draw a card.")
    assert ability.keyword == "awakening"
    given = read("When this card enters your field ⇒ Draw a card.")
    assert ability.effect == Awakening((PayWill(("light",), 1),), given)


def test_a_reminder_of_barrier_is_not_what_it_wards_off() -> None:
    chants = read("[Barrier] (Chant)")
    reminded = read("[Barrier] (This card cannot be targeted.)")
    assert chants.effect == BarrierAgainst(Is("type", "has", "chant"))
    assert (reminded.effect, reminded.reminder) == (Nothing(), "(This card cannot be targeted.)")


def test_gods_art_keeps_its_name_and_x() -> None:
    art = read(
        "God's Art [Long Whistle] {R}: Destroy target resonator. "
        "This card gains [+X/0] until end of turn, where X is the ATK of the destroyed resonator."
    )
    assert art.limit == "game" and isinstance(art.effect, GodsArt) and art.effect.name == "Long Whistle"
    assert isinstance(art.effect.do, Sequence)
    where = art.effect.do.parts[1]
    assert where == Where(
        Modify(This(), (Add("atk", X()), Add("def", Number(0))), "end of turn"), ValueOf("atk", It("destroyed"))
    )


def test_a_waiting_chant_is_automatic() -> None:
    """1113.2b, 708.2: a condition makes it automatic, in hand and in standby."""
    waiting = read("[Trigger] When a resonator attacks: Draw a card.")
    assert (waiting.kind, waiting.zones, waiting.keyword) == ("automatic", ("hand", "standby"), "trigger")
    paid = read("[Trigger] Banish a resonator: Draw a card.")
    assert (paid.kind, paid.zones) == ("activated", ("chase",))


def test_cancelling_may_be_bought_off() -> None:
    assert effect("Cancel target spell unless its controller pays {2}.") == Sequence(
        (Target(Cards(("chase",), "any", InState("spell"))), CancelUnlessPaid(It(), PayWill((), 2)))
    )


# --- the lexicon --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("Elf", "Elves"),
        ("Tin Fairy", "Tin Fairies"),
        ("Keeper of the Lock", "Keepers of the Lock"),
        ("Werewolf", "Werewolves"),
        ("Six Sages", "Six Sages"),
    ],
)
def test_races_in_the_plural(one: str, many: str) -> None:
    assert (plural(one), singular(many)) == (many, one)


# --- repairs and damage -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("[Enter] >>> Draw a card.", "[Enter] ⇒ Draw a card."),
        ("[Enter]: Draw a card.", "[Enter] ⇒ Draw a card."),
        ("[J-Activate] {W}{2}", "[Judgment] {W}{2}"),
        ("[Flying] [Target Attack]", "[Flying]\n[Precision]"),
        ("Destroy target [Race:Elf] Resonator.", "Destroy target Elf resonator."),
        ("This card gains [+200/+0].", "This card gains [+200/0]."),
        ("{1}{G}{G},{Rest}: Draw a card.", "{G}{G}{1}, {Rest}: Draw a card."),
        ("Choose one-\nDraw a card;\nor rest target resonator.", "Choose one - Draw a card; or rest target resonator."),
        (
            "Put target card in a chant-standby area into a graveyard.",
            "Put target card in a standby area into a graveyard.",
        ),
    ],
)
def test_repairs_give_one_spelling(printed: str, meant: str) -> None:
    assert language().normalise(printed) == meant
    assert language().normalise(meant) == meant


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[Judgment] {W}{W}[2}.", "'[' is never closed"),
        ("Target resonator [+600/+600] until end of turn.", "a verb before a change is lost"),
        ("Draw a card.\nFairy", "a word stands alone"),
        ("This card deals 100 to target resonator.", "a number has lost what it counts"),
        ("You may pay1less to play this card.", "an icon is lost"),
    ],
)
def test_damage_is_named(text: str, reason: str) -> None:
    with pytest.raises(CardTextDamaged) as caught:
        read_card(language(), "Copper Aunt", text)
    assert caught.value.reason == reason


def test_a_decline_points_at_the_word() -> None:
    with pytest.raises(CardTextDeclined) as caught:
        read_card(language(), "Copper Aunt", "[Flying]\nDestroy target resonator politely.")
    assert caught.value.ability == 2
    assert caught.value.stop.words == "politely."


@pytest.mark.parametrize(
    ("text", "read"),
    [("[Barrier] {W}{R}", True), ("[Barrier] {M}", False),
     ("[Incarnation] {W}, {R}", True), ("[Incarnation] {W}, {M}", False)],
)  # fmt: skip
def test_moon_is_no_attribute(text: str, read: bool) -> None:
    """208.2, 907.6a: a will may be of moon, and a card may not."""
    if read:
        assert read_card(language(), "sample", text)
    else:
        with pytest.raises(CardTextDeclined):
            read_card(language(), "sample", text)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Look at the top two cards of your main deck and return them in any order.", "deck"),
        ("Look at the top two cards of your magic stone deck and put them back in any order.", "stone deck"),
        ("Draw two cards and return them.", ""),
        ("Choose two target resonators. Put them back.", ""),
    ],
)
def test_cards_go_back_only_to_where_they_were_looked_at(text: str, zone: str) -> None:
    """1005: what was looked at on a deck is put back there; of other cards a place must be said."""
    if zone:
        looked = effect(text)
        assert isinstance(looked, Sequence)
        seen, back = looked.parts
        assert seen == Look(Top(Number(2), zone, "mine"))
        assert back == Move(It(), zone, position="top", order="any", verb="put")
    else:
        with pytest.raises(CardTextDeclined):
            read_card(language(), "sample", text)
