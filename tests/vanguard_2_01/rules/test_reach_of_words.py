"""Words that reach beyond their own phrase: durations that open a sentence, "other", "separate", and named cards."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

BRAVE_NEW = "if you have two or more rear-guards"
MORE = "this unit gets [Power] +1000"


def act(text):
    return f"[ACT](VC)[1/Turn]:{text}"


def next_turn(scene):
    scene.players[scene.game.facts["turn seat"]].picks("pass")
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- 8.2.1.2: how long ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1.2")
@pytest.mark.parametrize(("text", "now", "later"), [
    (f"Until end of turn, {MORE}, and {BRAVE_NEW}, {MORE}.", 2000, 0),
    (f"Until end of turn, {MORE}, draw a card, and {BRAVE_NEW}, {MORE}.", 2000, 0),
    (f"Until end of turn, {MORE}, and {BRAVE_NEW}, draw a card, and {MORE}.", 2000, 0),
    (f"Until end of turn, {MORE}. Draw a card, and {BRAVE_NEW}, {MORE}.", 2000, 1000),
    (f"This unit gets [Power] +1000 until end of turn, and {BRAVE_NEW}, {MORE}.", 2000, 1000),
])  # fmt: skip
def test_a_duration_that_opens_a_sentence_is_for_all_of_it(scene, me, foe, text, now, later):
    """To the full stop; a change without any duration lasts for the game."""
    scene.card("Host", act(text), grade=2, power=9000)
    me.has(vanguard="Host", left="Grade 0", right="Grade 0")
    me.uses("Host")
    assert me.power("Host") == 9000 + now
    next_turn(scene)
    assert me.power("Host") == 9000 + later


@pytest.mark.rule("8.2.1.2")
def test_a_requirement_after_then_keeps_the_duration(scene, me, foe):
    grades = "Until end of turn, this unit gets [Power] +1000, then, if it is two or more, draw a card, and"
    text = act(f"If the number of cards in your soul is one or more, {grades[0].lower()}{grades[1:]} {MORE}.")
    scene.card("Host", text, grade=2, power=9000)
    me.has(vanguard="Host", left="Grade 0", soul=2)
    me.uses("Host")
    assert me.power("Host") == 9000 + 2000
    next_turn(scene)
    assert me.power("Host") == 9000


@pytest.mark.rule("8.2.1.2", "10.21.3")
def test_a_given_ability_has_its_own_time(scene, me, foe):
    """The power that the given ability gives is there while the ability is; nothing is added to its words."""
    given = '"[CONT](VC):If you have two or more rear-guards, this unit gets [Power] +5000."'
    scene.card("Host", act(f"Until end of turn, {MORE}, and {given}."), grade=2, power=9000)
    me.has(vanguard="Host", left="Grade 0", right="Grade 0")
    me.uses("Host")
    assert me.power("Host") == 9000 + 1000 + 5000
    next_turn(scene)
    assert me.power("Host") == 9000


# --- 8.5.5.3: whom "other" leaves out -----------------------------------------------------------------------------


TWINS = "[AUTO](VC):When your unit is placed on (RC), if you have another unit with the same card name as that unit,"


@pytest.mark.rule("8.1.1.2.3")
@pytest.mark.parametrize(("beside", "drawn"), [("Grade 0", 1), ("Grade 1", 0)])
def test_another_unit_like_that_one_is_another_than_that(scene, me, foe, beside, drawn):
    scene.card("Host", f"{TWINS} draw a card.", grade=2)
    me.has(vanguard="Host", left=beside, hand=["Grade 0"])
    with me.changes(hand=drawn - 1):
        me.calls("Grade 0", "right")


@pytest.mark.rule("8.1.1.2.3")
def test_the_card_with_the_ability_may_be_the_other_one(scene, me, foe):
    """The unit that was placed has the name of the vanguard that speaks."""
    scene.card("Host", f"{TWINS} draw a card.", grade=2)
    me.has(vanguard="Host", hand=["Host", "Grade 0"])
    with me.changes(hand=0):
        me.calls("Host", "right")


@pytest.mark.rule("8.5.4")
def test_of_the_drop_zone_another_card_than_the_one_just_put_there(scene, me, foe):
    top = "Put the top card of your deck into your drop zone. If that card is a grade 0 card, choose up to one of your"
    scene.card(
        "Host", act(f"{top} other cards from your drop zone with the same grade as that card, and call it to (RC).")
    )
    me.has(vanguard="Host", drop=["Grade 0", "Grade 1"]).deck_top("Draw Trigger")
    me.uses("Host").is_asked(exactly=["Grade 0", "done"])


@pytest.mark.rule("12.6.1")
def test_what_is_counted_beside_that_unit_leaves_it_out(scene, me, foe):
    text = "Choose one of your rear-guards, and this unit gets [Power] +1000 for each of your other units with the same"
    scene.card("Host", act(f"{text} card name as that unit until end of turn."), grade=2, power=9000)
    me.has(vanguard="Host", left="Grade 0", right="Grade 0", back="Grade 1")
    me.uses("Host").picks("Grade 0")
    assert me.power("Host") == 9000 + 1000


@pytest.mark.rule("8.1.1.2.3")
def test_other_units_like_this_one_are_others_than_this(scene, me, foe):
    text = "This unit gets [Power] +1000 for each of your other rear-guards with the same card name as this unit."
    scene.card("Many", f"[CONT](RC):{text}", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Many", right="Many", hand=["Grade 0"])
    scene.start()
    assert me.power("Many") == 7000 + 1000


# --- cards that were on no circle ---------------------------------------------------------------------------------


@pytest.mark.rule("8.6.5", "8.6.5.1.3")
@pytest.mark.parametrize(("soul", "power"), [("Twin", 10000), ("Grade 0", 7000)])
def test_a_named_card_that_leaves_the_soul_is_heard(scene, me, foe, soul, power):
    hears = 'When your "Twin" is put into the drop zone from your soul, this unit gets [Power] +3000 until end of turn.'
    scene.card("Twin", f"[AUTO](RC):{hears}", grade=1, power=7000)
    scene.card("Payer", "[ACT](VC)[1/Turn]:[Soul-Blast 1] Draw a card.", grade=2)
    me.has(vanguard="Payer", left="Twin", soul=[soul])
    me.uses("Payer")
    (unit,) = scene.game.in_zone(0, "front left")
    assert scene.game.value(unit, "power") == power


# --- separate circles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.6.1", "10.7.1.1.1.1.1")
def test_for_each_one_card_and_all_of_them_to_separate_circles(scene, me, foe):
    """Two rear-guards: up to two cards, and the second does not go where the first goes."""
    text = "For each of your rear-guards, choose up to one card from your soul, and call them to separate (RC)."
    scene.card("Host", act(text), grade=2)
    me.has(vanguard="Host", left="Stone", right="Stone", soul=["Grade 0", "Grade 1", "Grade 2"])
    me.uses("Host").picks("Grade 0", "Grade 1").picks("back left")
    me.is_asked(about="circle", exactly=["front left", "front right", "back center", "back right"])


# --- among them -------------------------------------------------------------------------------------------------------


LOOKS = (
    "Look at three cards from the top of your deck, put one card from among them into your soul, and put two cards from"
)
ASKS = 'If you put a card with "Grade" in its card name into your soul, draw a card.'


@pytest.mark.rule("8.1.1.1.2.3", "4.1.8")
@pytest.mark.parametrize(("asked", "drawn"), [(f" {ASKS}", 1), ("", 0)])
def test_among_them_are_the_cards_that_were_looked_at(scene, me, foe, asked, drawn):
    """Also where a later sentence asks what became of the first that was taken."""
    scene.card("Host", act(f"{LOOKS} among them on the bottom of your deck in any order.{asked}"), grade=2)
    me.has(vanguard="Host", left="Stone").deck_top("Grade 0", "Grade 1", "Grade 2")
    with me.changes(hand=drawn):
        me.uses("Host").picks("Grade 1").picks("Grade 2")
    lowest, above, *_ = [scene.game.card(card) for card in scene.game.in_zone(0, "deck")]
    assert (me.zone("soul"), lowest, above) == (["Grade 1"], "Grade 2", "Grade 0")


# --- 11.11.2: a grade for striding -----------------------------------------------------------------------------------


@pytest.mark.rule("11.11.2")
def test_a_grade_for_striding_counts_for_no_other_sum(scene, me, foe):
    """A grade 1 that pays for a stride as a grade 3 is a grade 1 where an effect adds grades up."""
    sums = "choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them."
    scene.card("Host", act(f"Draw a card. {sums[0].upper()}{sums[1:]}"), grade=2)
    scene.card("Ticket", "[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +2.", grade=1)
    me.has(vanguard="Host", left="Stone", hand=["Ticket", "Grade 2", "Grade 3"]).deck_top("Grade 0")
    me.uses("Host").picks("Ticket").is_asked(exactly=["Grade 2", "Grade 3", "Grade 0"])
    me.picks("Grade 2").is_asked(exactly=["Grade 3", "Grade 0", "done"])


# --- 10.9.1: what nobody was shown -----------------------------------------------------------------------------------


@pytest.mark.rule("10.9.1", "8.1.1.2.3.3")
@pytest.mark.parametrize(("card", "shows", "power"), [
    ("Dark Moth", "yes", 7000), ("Dark Moth", "no", 2000), ("Grade 0", "yes", 2000), ("Grade 0", "no", 2000),
])  # fmt: skip
def test_a_card_that_was_not_revealed_is_no_such_card(scene, me, foe, card, shows, power):
    asks = 'If neither that card nor your vanguard is a card with "Moth" in its card name, this unit gets [Power] -5000'
    offers = "[AUTO]:When this unit is placed on (RC), choose a card from your hand, and you may reveal it."
    scene.card("Lantern", f"{offers} {asks} until end of turn.", grade=1, power=7000)
    scene.card("Dark Moth", grade=1)
    me.has(vanguard="Grade 2", hand=["Lantern", card])
    me.calls("Lantern", "left").picks(shows)
    assert me.power("Lantern") == power


# --- 10.25.4: whose power ---------------------------------------------------------------------------------------------


BURST = "Burst-[ACT](RC)[1/Turn]:If your vanguard's [Power] is {} or greater, draw a card."
SEEKS = '[ACT](VC):[Legion 20000]"Mate"'


@pytest.mark.rule("11.28.1", "10.25.4")
@pytest.mark.parametrize(("asked", "drawn"), [(10000, 1), (10001, 0)])
def test_of_a_pair_each_has_a_power_of_its_own_for_a_burst(scene, me, foe, asked, drawn):
    """A leader of 10000 and a mate of 9000 are no vanguard of 19000 while they do not attack."""
    scene.card("Leader", SEEKS, grade=3, power=10000)
    scene.card("Mate", grade=2, power=9000)
    scene.card("Gauge", BURST.format(asked), grade=0)
    me.has(vanguard="Leader", left="Gauge", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")
    with me.changes(hand=drawn):
        me.uses("Gauge")


# --- 8.5.5.3: whom "it" means ----------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.5.3", "10.7.1.3")
@pytest.mark.parametrize("first", ["", "Soul-Charge 1, "])
def test_after_this_card_was_called_it_is_this_card(scene, me, foe, first):
    """Not the unit that attacks, nor what was charged."""
    comes = "[AUTO](Bind zone):[Counter-Blast 1] When your unit attacks a vanguard, you may pay the cost. If you do, "
    text = f"{comes}{first}call this card to (RC), and it gets [Power] +2000 until end of turn."
    scene.step("battle phase").card("Latecomer", text, grade=1, power=7000)
    me.has(vanguard="Grade 2", right="Grade 1", damage=1, bind=["Latecomer"])
    foe.has(hand=["Grade 0"])
    me.attacks("Grade 1", "Stone").picks("yes", "front left")
    foe.is_asked("7.5.1.2")
    assert (me.power("Latecomer"), me.power("Grade 1")) == (7000 + 2000, 7000)


@pytest.mark.rule("10.30.1", "8.6.6")
def test_a_charged_card_is_not_that_unit(scene, me, foe):
    """The unit that was chosen is retired as the turn ends, and the damage that was turned face up stays."""
    text = "Choose one of your rear-guards, it gets [Power] +1000 until end of turn, and at the end of that turn,"
    scene.card("Host", act(f"{text} Counter-Charge 1, and retire that unit."), grade=2)
    me.has(vanguard="Host", left="Grade 0", right="Grade 1").put("damage", "Grade 3", face_down=True)
    me.uses("Host").picks("Grade 0").picks("pass").declines_attack()
    assert (me.zone("drop"), me.zone("damage"), scene.game.face_down[me.card("Grade 3")]) == (
        ["Grade 0"],
        ["Grade 3"],
        0,
    )


@pytest.mark.rule("8.6.2")
@pytest.mark.parametrize(("circle", "drawn"), [("front left", 1), ("front right", 0), ("back left", 0)])
@pytest.mark.parametrize("seat", [0, 1])
def test_where_a_card_came_to_may_be_asked_of_the_event(scene, me, foe, circle, drawn, seat):
    player = (me, foe)[seat]
    came = n.On("call", (("card", n.Cards((), "mine", n.InZone(("front left",)))),))
    hears = n.Ability("automatic", n.Perform("draw", n.Number(1)), zones=("vanguard circle",), trigger=came)
    scene.turn_of(seat).card("Listener", abilities=[hears], grade=2)
    player.has(vanguard="Listener", hand=["Grade 1"])
    with player.changes(hand=drawn - 1):
        player.calls("Grade 1", circle)
