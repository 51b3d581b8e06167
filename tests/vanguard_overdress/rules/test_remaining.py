"""Rules of chapters 1, 2, 7, 11 and 12 that no other scenario shows: each with the opposite case."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cards,
    Choose,
    Instead,
    It,
    Modify,
    Move,
    Moved,
    Number,
    Perform,
    Sequence,
    This,
)

HEARS = (
    "[AUTO](RC):When this unit's [Power] is increased, Soul-Charge 1.\n"
    "[AUTO](RC):When this unit's [Power] is decreased, Counter-Charge 1."
)
RC, VC = ("rear-guard circle",), ("vanguard circle",)


def act(*parts, zones=("field",), **fields):
    return Ability("activated", Sequence(parts), zones=zones, **fields)


@pytest.mark.rule("1.3.6.1", "1.3.6")
@pytest.mark.parametrize(("amount", "soul"), [(5000, 1), (-5000, 0)])
def test_what_counts_is_whether_there_is_more_or_less(scene, me, amount, soul):
    """An addition of less than nothing is heard as a decrease."""
    scene.card("Scale", HEARS, power=10000)
    adds = act(Modify(Cards(RC, "mine"), (Add("power", Number(amount)),), "end of turn"))
    scene.card("Weigher", abilities=[adds], grade=2)
    me.has(vanguard="Weigher", left="Scale")
    me.put("damage", "Grade 1", face_down=True)
    with me.changes(soul=soul):
        me.uses("Weigher")
    assert scene.game.face_down[me.card("Grade 1")] == bool(soul)


@pytest.mark.rule("2.1.1.1")
@pytest.mark.parametrize(
    ("words", "found"),
    [('card named "Copper"', ["Copper"]), ('card with "Copper" in its card name', ["Copper", "Copper Bell"])],
)
def test_a_name_in_quotes_is_a_whole_name_or_a_part_of_one(scene, me, words, found):
    scene.card("Copper")
    scene.card("Copper Bell")
    scene.card("Finder", f"[ACT](VC):Choose up to one {words} from your drop zone, and put it into your hand.", grade=2)
    me.has(vanguard="Finder", drop=["Copper", "Copper Bell", "Grade 1"])
    me.uses("Finder")
    me.is_asked("11.8.3.1", exactly=[*found, "done"])
    me.picks("done")


@pytest.mark.rule("7.4.2.1")
@pytest.mark.parametrize("cards", [1, 5])
def test_a_deck_of_one_card_is_shuffled_too(scene, me, cards):
    scene.card("Riffler", "[ACT](VC):Shuffle your deck.", grade=2)
    me.has(vanguard="Riffler", left="Grade 1")
    scene.start()
    before = len(scene.events("shuffle"))
    me.uses("Riffler")
    assert len(scene.events("shuffle")) == before + 1


DRAWN = "[AUTO](RC):When you draw a card by a card's ability, Soul-Charge 1."


@pytest.mark.rule("7.5.4.1")
def test_the_draw_of_the_draw_phase_is_by_no_ability(scene, me, foe):
    scene.step("draw phase").card("Listener", DRAWN)
    scene.card("Reader", "[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Reader", left="Listener")
    me.is_asked("9.7.2")
    assert (me.count("soul"), me.count("hand")) == (0, 1)
    with me.changes(soul=1, hand=1):
        me.uses("Reader")


@pytest.mark.rule("7.5.4.1.1", "2.8.2.3")
def test_what_a_trigger_draws_is_drawn_by_an_ability(scene, me, foe):
    scene.step("battle phase").card("Listener", DRAWN)
    me.has(vanguard="Grade 2", left="Listener").deck_top("Draw Trigger")
    foe.has(vanguard="Grade 2")
    with me.changes(soul=1):
        me.attacks("Grade 2", "Grade 2").picks("draw", "Grade 2")


@pytest.mark.rule("7.5.4.1.1", "6.3.7")
def test_what_a_persona_ride_draws_is_drawn_by_an_ability(scene, me, foe):
    scene.step("ride phase").card("Listener", DRAWN)
    scene.card("Regent", grade=3, power=13000, persona=True)
    me.has(vanguard="Regent", left="Listener", hand=["Regent"])
    with me.changes(soul=2):
        me.rides("Regent")


@pytest.mark.rule("7.9.4")
def test_two_zones_are_searched_together(scene, me):
    text = "[ACT](VC):Search your deck and drop zone for up to one grade 3 card, and put it into your hand."
    scene.card("Finder", text, grade=2)
    scene.card("Crown", grade=3)
    me.has(vanguard="Finder", drop=["Grade 3", "Grade 1"]).deck_top("Crown")
    me.uses("Finder")
    me.is_asked("11.8.3.1", exactly=["Crown", "Grade 3", "done"])
    me.picks("Crown")
    assert me.zone("hand") == ["Crown"]


@pytest.mark.rule("7.12.1.4")
def test_to_activate_what_is_no_ability_is_to_do_it(scene, me):
    scene.card("Starter", "[ACT](VC):Activate Soul-Charge 2.", grade=2)
    me.has(vanguard="Starter", left="Grade 1")
    with me.changes(soul=2, deck=-2):
        me.uses("Starter")


REVEALED = "[AUTO](RC):When your trigger unit is revealed, Soul-Charge 1."


@pytest.mark.rule("7.14.1")
@pytest.mark.parametrize(("top", "soul"), [("Draw Trigger", 1), ("Grade 1", 0)])
def test_a_trigger_unit_is_revealed_by_a_drive_check(scene, me, foe, top, soul):
    scene.step("battle phase").card("Listener", REVEALED, power=5000)
    me.has(vanguard="Grade 2", left="Listener").deck_top(top)
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    with me.changes(soul=soul):
        me.attacks("Grade 2", "Grade 2")
        foe.guards_with_nothing()
        if soul:
            me.picks("draw", "Grade 2")


@pytest.mark.rule("7.14.1")
def test_and_by_a_damage_check_but_not_out_of_the_hand(scene, me, foe):
    scene.card("Listener", REVEALED, power=5000)
    shows = act(Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), "drop", verb="discard"))
    hurts = act(Perform("deal damage", Number(1), cards=Cards(VC, "mine")))
    scene.card("Tester", abilities=[shows, hurts], grade=2)
    me.has(vanguard="Tester", left="Listener", hand=["Heal Trigger"]).deck_top("Heal Trigger")
    with me.changes(soul=0):
        me.picks(("use", "Tester", "Tester/1"))
    with me.changes(soul=1):
        me.picks(("use", "Tester", "Tester/2")).picks("power", "Tester")


@pytest.mark.rule("7.29.1.1")
@pytest.mark.parametrize(("side", "mine"), [("any", 1), ("theirs", 0)])
def test_each_vanguard_that_is_meant_is_dealt_all_of_it(scene, me, foe, side, mine):
    scene.card("Bombard", abilities=[act(Perform("deal damage", Number(1), cards=Cards(VC, side)))], grade=2)
    me.has(vanguard="Bombard", left="Grade 1")
    with me.changes(damage=mine), foe.changes(damage=1):
        me.uses("Bombard")


@pytest.mark.rule("7.29.1.1", "1.3.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_turn_players_vanguard_is_dealt_damage_first(scene, me, foe, turn):
    mine = scene.turn_of(turn).players[turn]
    scene.card("Bombard", abilities=[act(Perform("deal damage", Number(1), cards=Cards(VC, "any")))], grade=2)
    mine.has(vanguard="Bombard", left="Grade 1")
    mine.other.has(vanguard="Grade 2")
    mine.uses("Bombard")
    hit = [mine.card("Bombard"), mine.other.card("Grade 2")]
    assert [event[4] for event in scene.events("skill damage")] == hit


@pytest.mark.rule("8.2.1.5")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_does_not_go_first_goes_second(scene, me, foe, turn):
    """The player at the first seat has gone first here."""
    mine = scene.turn_of(turn).players[turn]
    scene.card("Late", "[ACT](VC):If you went second, draw a card.", grade=2)
    mine.has(vanguard="Late", hand=["Grade 0"])
    scene.start()
    assert scene.game.facts["first seat"] == 0
    with mine.changes(hand=turn):
        mine.uses("Late")


@pytest.mark.rule("11.1.1.2.1.1")
@pytest.mark.parametrize("told", [True, False])
def test_an_ability_that_is_set_off_in_the_hand_need_not_be_played(scene, me, foe, told):
    """Let go, nothing of it is seen; played, its card is."""
    placed = Moved(Cards((), "mine"), ("hand",), RC)
    hears = Ability("automatic", Perform("soul charge", Number(1)), zones=("hand",), trigger=placed)
    scene.card("Eavesdropper", abilities=[hears])
    me.has(vanguard="Grade 2", hand=["Eavesdropper", "Grade 0"])
    with me.changes(soul=int(told)):
        me.calls("Grade 0", "left")
        word = "ability" if told else "let go"
        me.is_asked("11.6.1.2", exactly=[(each, "Eavesdropper/1", "Eavesdropper") for each in ("ability", "let go")])
        me.picks((word, "Eavesdropper/1", "Eavesdropper"))
    assert bool(scene.events("show")) == told and not scene.game.waiting


@pytest.mark.rule("11.1.1.2.1.1", "11.8.10.1")
def test_one_that_is_set_off_in_the_open_must_be(scene, me):
    scene.card("Listener", "[AUTO](RC):When your rear-guard is placed on (RC), Soul-Charge 1.")
    me.has(vanguard="Grade 2", left="Listener", hand=["Grade 0"])
    with me.changes(soul=1):
        me.calls("Grade 0", "right")


@pytest.mark.rule("11.2.4")
@pytest.mark.parametrize(("rear", "shown"), [("Grade 1", True), (None, False)])
def test_an_if_about_what_came_before_is_not_asked_without_it(scene, me, rear, shown):
    text = (
        "[ACT](VC):If you have a rear-guard, reveal the top card of your deck. If the revealed card is a grade "
        "3 card, put that card into your hand."
    )
    scene.card("Oracle", text, grade=2)
    me.has(vanguard="Oracle", **({"left": rear} if rear else {}), hand=["Grade 0"])
    if shown:
        me.deck_top("Grade 3")
    with me.changes(hand=int(shown)):
        me.uses("Oracle")


@pytest.mark.rule("11.2.5")
@pytest.mark.parametrize(("rear", "done"), [("Grade 1", 1), (None, 0)])
def test_what_then_opens_hangs_on_the_requirement_before_it(scene, me, rear, done):
    scene.card("Oracle", "[ACT](VC):If you have a rear-guard, draw a card. Then, Soul-Charge 1.", grade=2)
    me.has(vanguard="Oracle", **({"left": rear} if rear else {}), hand=["Grade 0"])
    with me.changes(hand=done, soul=done):
        me.uses("Oracle")


@pytest.mark.rule("11.2.5.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_of_an_automatic_ability_the_payment_is_the_requirement(scene, me, foe, answer):
    text = "[AUTO](VC):When this unit attacks, [COST][Counter-Blast 1], draw a card. Then, Soul-Charge 1."
    scene.step("battle phase").card("Oracle", text, grade=2, power=4000)
    me.has(vanguard="Oracle", left="Grade 1", damage=1)
    done = int(answer == "yes")
    with me.changes(soul=done, hand=done + 1):
        me.attacks("Oracle", "Stone").picks(answer)


PIPES = "[ACT](VC):This unit gets [Power] +5000 until end of that battle."


@pytest.mark.example
@pytest.mark.rule("11.3.1.2.1")
def test_dusk_pipers_effect_is_not_made_without_a_battle(scene, me, foe):
    """Neither now nor in the battle that follows."""
    scene.card("Dusk Piper", PIPES, grade=2, power=9000)
    me.has(vanguard="Dusk Piper", left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.uses("Dusk Piper")
    assert me.power("Dusk Piper") == 9000 and not scene.game.effects
    me.attacks("Dusk Piper", "Stone")
    assert me.power("Dusk Piper") == 9000
    foe.guards_with_nothing()


@pytest.mark.rule("11.3.1.2.1")
def test_in_a_battle_it_is_made(scene, me, foe):
    text = "[AUTO](VC):When this unit attacks, this unit gets [Power] +5000 until end of that battle."
    scene.step("battle phase").card("Dusk Piper", text, grade=2, power=9000)
    me.has(vanguard="Dusk Piper", left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Dusk Piper", "Stone")
    assert me.power("Dusk Piper") == 14000
    foe.guards_with_nothing()


@pytest.mark.example
@pytest.mark.rule("11.8.6", "11.9.4.1")
@pytest.mark.parametrize(("last", "power"), [("Salt Regent", 20000), ("Reed Regent", 10000)])
def test_tin_page_matches_both_in_the_order_its_master_likes(scene, me, last, power):
    """Of two units that fit, the one that is applied last counts."""
    text = "[ACT](RC):Raise or lower this unit's [Power] to match your grade 3 rear-guard's until end of turn."
    scene.card("Tin Page", text, grade=1, power=7000)
    scene.card("Reed Regent", grade=3, power=10000)
    scene.card("Salt Regent", grade=3, power=20000)
    me.has(vanguard="Grade 3", left="Reed Regent", right="Salt Regent", back="Tin Page")
    first = {"Salt Regent": "Reed Regent", "Reed Regent": "Salt Regent"}[last]
    me.uses("Tin Page").picks(first)
    assert me.power("Tin Page") == power
    assert len(scene.game.effects) == 2


@pytest.mark.rule("11.8.10.2")
@pytest.mark.parametrize("taken", [True, False])
def test_whoever_had_the_card_as_it_was_set_off_plays_it(scene, me, foe, taken):
    """The unit lies on the opponent's circle by then; its ability is still mine."""
    placed = Moved(This(), ("hand",), RC)
    drawn = Ability("automatic", Perform("draw", Number(1)), trigger=placed)
    gives = Ability("automatic", Move(Cards(RC, "mine"), "front left", side="theirs"), zones=VC,
                    trigger=Moved(Cards((), "mine"), ("hand",), RC))  # fmt: skip
    scene.card("Turncoat", abilities=[drawn], grade=1)
    scene.card("Traitor", abilities=[gives] if taken else [], grade=2)
    me.has(vanguard="Traitor", hand=["Turncoat"])
    with foe.changes(hand=0):
        me.calls("Turncoat", "left")
        if taken:
            me.picks(("ability", "Traitor/1", "Traitor"))
    assert me.count("hand") == 1


DISCARDS = Sequence((Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), "drop", verb="discard")))
STAYS = Instead(Moved(This(), RC, ("drop",)), DISCARDS, optional=True)


@pytest.mark.rule("11.10.3", "11.10.2.2")
@pytest.mark.parametrize("hand", [0, 2])
def test_a_replacement_that_could_not_be_carried_out_is_not_offered(scene, me, foe, hand):
    """11.10.2.2: who has the unit that is acted on decides, though the opponent acts."""
    scene.card("Clinger", abilities=[Ability("continuous", STAYS, zones=RC)])
    scene.card("Raider", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=2)
    me.has(vanguard="Raider")
    foe.has(left="Clinger", hand=["Grade 0", "Grade 1"][:hand])
    me.uses("Raider")
    if hand:
        foe.picks(foe.options()[0], "Grade 0")
    assert foe.zone("left") == (["Clinger"] if hand else [])


@pytest.mark.rule("12.6.2.2.1")
def test_cards_with_different_names_share_none(scene, me):
    """A card with two names is like each that has one of them."""
    scene.card("Amber", '[CONT]:This card is also regarded as "Beryl".')
    for name in ("Beryl", "Coral"):
        scene.card(name)
    chooses = act(Choose(Cards(("drop",), "mine"), Number(2), each_different="name"), Move(It(), "hand"))
    scene.card("Collector", abilities=[chooses], grade=2)
    me.has(vanguard="Collector", drop=["Amber", "Beryl", "Coral"])
    me.uses("Collector").picks("Amber")
    assert me.zone("drop") == ["Beryl"] and sorted(me.zone("hand")) == ["Amber", "Coral"]


@pytest.mark.rule("12.7.1.1", "12.7.1")
def test_all_of_the_sentence_is_done_for_each_and_no_more(scene, me):
    text = "[ACT](VC):For each of your rear-guards, draw a card and Soul-Charge 1. Counter-Charge 1."
    scene.card("Steward", text, grade=2)
    me.has(vanguard="Steward", left="Grade 1", right="Grade 0")
    for name in ("Grade 2", "Grade 3"):
        me.put("damage", name, face_down=True)
    with me.changes(hand=2, soul=2):
        me.uses("Steward").picks("Grade 2")
    assert [scene.game.face_down[me.card(name)] for name in ("Grade 2", "Grade 3")] == [0, 1]




@pytest.mark.rule("11.1.1.2.1.1", "11.8.2.2.1")
def test_an_ability_played_out_of_the_hand_shows_its_card_until_it_has_resolved(scene, me, foe):
    """Before its player says so nobody knows of it, and afterwards it is hidden again."""
    draws = Perform("draw", Number(1), up_to=True)
    offer = Ability("automatic", draws, zones=("hand",), trigger=At("begin", "battle phase", "your"))
    scene.card("Whisperer", abilities=[offer])
    me.has(vanguard="Grade 2", hand=["Whisperer"])
    card = me.card("Whisperer", "hand")
    me.passes().is_asked("11.6.1.2")
    assert not foe.sees(card)
    me.picks(("ability", "Whisperer/1", "Whisperer")).is_asked("7.5.3.2")
    assert foe.sees(card)
    me.passes().is_asked("10.3.1.2")
    assert not foe.sees(card)


@pytest.mark.rule("11.1.1.2.1.1", "11.8.15")
def test_one_that_was_set_off_on_a_circle_must_be_played_though_its_card_is_in_the_hand(scene, me, foe):
    placed = Moved(This(), ("hand",), RC)
    charges = Ability("automatic", Perform("soul charge", Number(1)), trigger=placed)
    returns = Ability("automatic", Move(Cards(RC, "mine"), "hand", verb="return"), zones=VC,
                      trigger=Moved(Cards((), "mine"), ("hand",), RC))  # fmt: skip
    scene.card("Guest", abilities=[charges], grade=1)
    scene.card("Host", abilities=[returns], grade=2)
    me.has(vanguard="Host", hand=["Guest"])
    with me.changes(soul=1, hand=0):
        me.calls("Guest", "left").picks(("ability", "Host/1", "Host"))
