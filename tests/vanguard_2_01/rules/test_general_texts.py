"""What texts of all years say: "then", "for every", open circles, columns, what steps did, and what caused an event."""

from __future__ import annotations

import pytest

# --- 8.1.1.1.2.5 "then" ---------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.1.2.5")
@pytest.mark.parametrize(("rear", "drawn", "charged"), [((), 0, 0), (("left",), 1, 0), (("left", "right"), 1, 1)])
def test_what_then_opens_hangs_on_the_requirement_before(scene, me, foe, rear, drawn, charged):
    text = "If you have a rear-guard, draw a card. Then, if the number of cards in your hand is one, Soul-Charge 1."
    if len(rear) < 2:
        text = text.replace("is one", "is five or more")
    scene.card("Steward", f"[ACT](VC):{text}", grade=2)
    me.has(vanguard="Steward", **dict.fromkeys(rear, "Grade 1"))
    with me.changes(hand=drawn, soul=charged):
        me.uses("Steward")


@pytest.mark.rule("8.1.1.1.2.5")
@pytest.mark.parametrize("met", [False, True])
def test_without_the_requirement_nothing_after_then_resolves(scene, me, foe, met):
    scene.card("Steward", "[ACT](VC):If you have a rear-guard, draw a card. Then, Soul-Charge 1.", grade=2)
    me.has(vanguard="Steward", **({"left": "Grade 1"} if met else {}))
    with me.changes(hand=int(met), soul=int(met)):
        me.uses("Steward")


@pytest.mark.rule("8.1.1.1.2.2")
def test_a_sentence_without_then_does_not_hang_on_it(scene, me, foe):
    scene.card("Steward", "[ACT](VC):If you have a rear-guard, draw a card. Soul-Charge 1.", grade=2)
    me.has(vanguard="Steward")
    with me.changes(hand=0, soul=1):
        me.uses("Steward")


# --- 12.6.1 so many -------------------------------------------------------------------------------------


@pytest.mark.rule("12.6.1")
@pytest.mark.parametrize(("souls", "more"), [(1, 0), (2, 1), (5, 2)])
def test_for_every_two_counts_whole_pairs(scene, me, foe, souls, more):
    scene.card("Tallier", "[CONT](VC):This unit gets [Power] +1000 for every two cards in your soul.", power=9000)
    me.has(vanguard="Tallier", soul=["Grade 0"] * souls)
    assert me.power("Tallier") == 9000 + 1000 * more


@pytest.mark.rule("12.6.1")
def test_for_each_is_said_of_all_that_slashes_join(scene, me, foe):
    text = "[CONT](VC):This unit gets [Power] +1000/[Critical] +1 for each of your rear-guards."
    scene.card("Tallier", text, power=9000)
    me.has(vanguard="Tallier", left="Grade 0", right="Grade 1")
    assert (me.power("Tallier"), me.critical("Tallier")) == (11000, 3)


@pytest.mark.rule("4.6.6")
@pytest.mark.parametrize(("mine", "open_ones"), [
    ("your open (RC)", 3), ("your opponent's open (RC)", 4), ("your opponent's open (RC) in the front row", 1),
    ("any player's open (RC)", 7),
])  # fmt: skip
def test_open_circles_are_those_without_a_card(scene, me, foe, mine, open_ones):
    scene.card("Surveyor", f"[CONT](VC):This unit gets [Power] +1000 for each of {mine}.", power=9000)
    me.has(vanguard="Surveyor", left="Grade 0", back="Grade 1")
    foe.has(left="Grade 0")
    assert me.power("Surveyor") == 9000 + 1000 * open_ones


@pytest.mark.rule("4.6.6", "10.22.6")
def test_a_circle_with_a_locked_card_is_not_open(scene, me, foe):
    counts = "[CONT](VC):This unit gets [Power] +1000 for each of your opponent's open (RC)."
    scene.card("Surveyor", f"{counts}\n[ACT](VC):Choose one of your opponent's rear-guards, and lock it.", power=9000)
    me.has(vanguard="Surveyor")
    foe.has(left="Grade 0")
    assert me.power("Surveyor") == 13000
    me.uses("Surveyor", 2)
    assert me.power("Surveyor") == 13000


# --- what steps did -------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.1.2.3")
@pytest.mark.parametrize(("many", "drawn"), [(1, 0), (2, 1)])
def test_a_text_asks_how_many_a_step_returned(scene, me, foe, many, drawn):
    text = "Choose up to two cards from your drop zone, return them to your deck, and shuffle your deck."
    scene.card("Sweeper", f"[ACT](VC):{text} If you returned two cards, draw a card.", grade=2)
    me.has(vanguard="Sweeper", drop=["Grade 0", "Grade 1"])
    with me.changes(hand=drawn, drop=-many):
        me.uses("Sweeper").picks(*["Grade 0", "Grade 1"][:many])
        me.picks("done" if many < 2 else "Grade 0")


@pytest.mark.rule("8.1.1.1.2.3")
@pytest.mark.parametrize(("top", "drawn"), [("Grade 1", 1), ("Grade 2", 0)])
def test_what_the_cost_put_there_is_not_what_the_effect_did(scene, me, foe, top, drawn):
    """The card of the cost went to the soul too, and is of grade 1; asked is of the one that the effect put there."""
    text = "Put the top card of your deck into your soul. If you put a grade 1 card into your soul, draw a card."
    scene.card("Delver", f"[ACT](RC):[Put this unit into your soul] {text}", grade=1)
    me.has(left="Delver").deck_top(top)
    with me.changes(soul=2, hand=drawn):
        me.uses("Delver")


# --- 12.8.1 limit break without damage --------------------------------------------------------------------


@pytest.mark.rule("12.8.1", "11.6.1")
@pytest.mark.parametrize("enabled", [False, True])
def test_limit_break_may_be_active_without_damage(scene, me, foe, enabled):
    scene.card("Breaker", "[ACT](VC)[Limit-Break 4]:Draw a card.", grade=3)
    opens = 'Your vanguard\'s "[Limit-Break 4]" is active even when you have three or less damage.'
    scene.card("Opener", f"[CONT](RC):{opens}" if enabled else "")
    me.has(vanguard="Breaker", left="Opener")
    assert me.offered("use", "Breaker", "Breaker/1") == enabled
    if enabled:
        with me.changes(hand=1):
            me.uses("Breaker")


# --- what caused an event -----------------------------------------------------------------------------------


@pytest.mark.rule("3.14.1.1")
@pytest.mark.parametrize(("name", "drawn"), [("Caller Kin", 1), ("Stranger", 0)])
def test_an_effect_of_a_certain_card_is_meant(scene, me, foe, name, drawn):
    scene.card(name, "[ACT](VC):Choose a card from your hand, and call it to an open (RC).", grade=2)
    hears = 'When this unit is placed on (RC) due to an effect from one of your cards with "Kin" in its card name,'
    scene.card("Guest", f"[AUTO]:{hears} Soul-Charge 1.")
    me.has(vanguard=name, hand=["Guest"], left="Grade 0", right="Grade 0", back="Grade 0")
    me.has(back_left="Grade 0")
    with me.changes(soul=drawn):
        me.uses(name)


@pytest.mark.rule("3.14.1.1")
@pytest.mark.parametrize(("label", "charged"), [("Magia-", 1), ("", 0)])
def test_the_effect_of_an_ability_with_a_keyword_is_meant(scene, me, foe, label, charged):
    scene.card("Mage", f"{label}[ACT](VC):Choose a card from your drop zone, and call it to an open (RC).", grade=2)
    hears = "When this unit is placed on (RC) due to the effect of your magia ability, Soul-Charge 1."
    scene.card("Guest", f"[AUTO]:{hears}")
    me.has(vanguard="Mage", drop=["Guest"], left="Grade 0", right="Grade 0", back="Grade 0", back_left="Grade 0")
    with me.changes(soul=charged):
        me.uses("Mage")


# --- columns, checks, and continuous sentences -------------------------------------------------------------


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(("circle", "more"), [("back", 2000), ("left", 0)])
def test_the_middle_column_is_that_of_the_vanguard(scene, me, foe, circle, more):
    text = "[CONT](VC):If you have another unit in your middle column, this unit gets [Power] +2000."
    scene.card("Pillar", text, power=9000)
    me.has(vanguard="Pillar", **{circle: "Grade 0"})
    assert me.power("Pillar") == 9000 + more


@pytest.mark.rule("8.1.1.3")
def test_every_sentence_of_a_continuous_ability_holds_by_itself(scene, me, foe):
    first, second = (
        "If you have a rear-guard, this unit gets [Power] +1000.",
        "If your vanguard is grade 2, this unit gets",
    )
    text = f"{first} {second} [Power] +3000."
    scene.card("Twofold", f"[CONT](VC):{text}", power=9000, grade=2)
    me.has(vanguard="Twofold")
    assert me.power("Twofold") == 12000


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(("circle", "drawn"), [("left", 1), ("right", 0)])
def test_an_ability_may_work_in_one_column(scene, me, foe, circle, drawn):
    scene.step("battle phase").card("Flanker", "[AUTO](RC) in the left column:When this unit attacks, draw a card.")
    me.has(**{circle: "Flanker"})
    with me.changes(hand=drawn):
        me.attacks("Flanker", "Stone")


@pytest.mark.rule("7.7.1.6")
def test_a_card_hears_of_the_damage_check_that_reveals_it(scene, me, foe):
    scene.step("battle phase").card("Omen", "[AUTO]:When this card is revealed for a damage check, draw a card.")
    me.has(left="Grade 3")
    foe.deck_top("Omen")
    with foe.changes(hand=1, damage=1):
        me.attacks("Grade 3", "Stone")


# --- what pays, what chooses, and what the opponent may do --------------------------------------------------


@pytest.mark.rule("7.5.1.2.3")
@pytest.mark.parametrize(("named", "drawn"), [("Bulwark", 1), ("Rampart", 0)])
def test_what_pays_for_a_certain_g_guardian_may_tell(scene, me, foe, named, drawn):
    text = (
        f'[AUTO]:When this card is discarded from hand for the cost of calling "{named}" from the G zone, draw a card.'
    )
    scene.card("Nurse", text, grade=0, trigger="heal")
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Nurse"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(hand=drawn - 1):
        foe.picks("Bulwark")


@pytest.mark.rule("11.13.1")
@pytest.mark.parametrize("shy", [False, True])
def test_a_unit_may_be_out_of_reach_of_the_opponents_effects(scene, me, foe, shy):
    scene.card("Bully", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=2)
    text = "[CONT](RC):This unit cannot be chosen by the effects of your opponent's cards."
    scene.card("Hermit", text if shy else "")
    me.has(vanguard="Bully")
    foe.has(left="Hermit")
    with foe.changes(drop=int(not shy)):
        me.uses("Bully")


@pytest.mark.rule("8.1.1.1.2.3")
@pytest.mark.parametrize("gives", [False, True])
def test_the_opponent_may_and_otherwise(scene, me, foe, gives):
    offer = "Your opponent chooses a card from his or her hand, and may discard it. If he or she does not, draw a card."
    scene.card("Broker", f"[ACT](VC):{offer}", grade=2)
    me.has(vanguard="Broker")
    foe.has(hand=["Grade 0"])
    with me.changes(hand=int(not gives)), foe.changes(hand=-int(gives)):
        me.uses("Broker")
        foe.picks("yes" if gives else "no")


# --- attacks from behind ------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1.3", "7.4.1.6")
@pytest.mark.parametrize(("who", "targets"), [("a vanguard ", ["Stone"]), ("", ["Stone", "Grade 0"])])
def test_from_the_back_row_only_vanguards_may_be_meant(scene, me, foe, who, targets):
    scene.step("battle phase").card("Archer", f"[CONT](RC):This unit can attack {who}from the back row.", grade=1)
    me.has(vanguard="Grade 3", back_left="Archer")
    foe.has(left="Grade 0")
    me.picks("yes").picks("Archer")
    if len(targets) > 1:
        me.is_asked(exactly=targets)
        me.picks("Stone")
    assert me.is_rested("Archer") and scene.events("attack")
