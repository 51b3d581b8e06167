"""8.1 and 8.5: what requirements govern, what uses an ability up, and what texts leave unsaid."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Move, Number, Perform, Sequence, This

IF = "if you have a grade 3 vanguard, "
AT_ONCE = "[ACT](RC):"
ON_ATTACK = "[AUTO](RC):When this unit attacks, "
KINDS = [AT_ONCE, ON_ATTACK]


def resolve(scene, me, prefix, text, grade, **table):
    """Let a rear-guard do what the text says, beside a vanguard of that grade.

    Gives by how much hand, soul and drop zone have grown.
    """
    written = text[0].upper() + text[1:] if prefix == AT_ONCE else text
    scene.card("Clerk", prefix + written, grade=1)
    me.has(vanguard=f"Grade {grade}", left="Clerk", **table)
    zones = ("hand", "soul", "drop")
    before = [me.count(zone) for zone in zones]
    if prefix == AT_ONCE:
        me.uses("Clerk")
    else:
        scene.step("battle phase")
        me.attacks("Clerk", "Stone")
    return tuple([me.count(zone) - was for zone, was in zip(zones, before, strict=True)])


# --- 8.1 what a requirement governs -----------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.1.2.2", "8.1.1.2.3.2")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize("grade", [2, 3])
def test_a_requirement_reaches_to_the_full_stop(scene, me, foe, prefix, grade):
    gained = resolve(scene, me, prefix, f"{IF}draw a card. Soul-Charge 1.", grade)
    assert gained == (int(grade == 3), 1, 0)


@pytest.mark.rule("8.1.1.1.2.3", "8.1.1.2.3.3")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize("soul", [0, 1])
def test_a_later_if_looks_at_what_was_done_before_it(scene, me, foe, prefix, soul):
    """With one card in the soul there are two once the first sentence is done; with none there is one."""
    text = "Soul-Charge 1. If the number of cards in your soul is two or more, draw a card."
    assert resolve(scene, me, prefix, text, 2, soul=["Grade 0"] * soul) == (soul, 1, 0)


@pytest.mark.rule("8.1.1.1.2.4", "8.1.1.2.3.4")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize(("grade", "others", "drawn"), [(3, 1, 1), (3, 0, 0), (2, 1, 0)])
def test_an_if_about_the_result_hangs_on_the_requirement_before_it(scene, me, foe, prefix, grade, others, drawn):
    """Not met: nothing is retired, so nothing comes of having done it. Met: it asks whether that was done."""
    text = f"{IF}choose one of your rear-guards in the back row, and retire it. If you do, draw a card."
    drew, _, _ = resolve(scene, me, prefix, text, grade, **({"back": "Grade 0"} if others else {}))
    assert drew == drawn
    assert me.zone("back") == (["Grade 0"] if others and not drawn else [])


@pytest.mark.rule("8.1.1.1.2.4", "8.1.1.2.3.4")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize("grade", [2, 3])
def test_a_revealed_card_is_asked_about_only_where_one_was_revealed(scene, me, foe, prefix, grade):
    text = f"{IF}reveal the top card of your deck. If the revealed card is a grade 1, put that card into your hand."
    assert resolve(scene, me, prefix, text, grade) == (int(grade == 3), 0, 0)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize("grade", [2, 3])
def test_then_hangs_on_the_requirement_before_it(scene, me, foe, prefix, grade):
    met = int(grade == 3)
    assert resolve(scene, me, prefix, f"{IF}draw a card. Then, Soul-Charge 1.", grade) == (met, met, 0)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize(("soul", "gained"), [(0, 0), (1, 1)])
def test_then_with_an_if_of_its_own_needs_both(scene, me, foe, prefix, soul, gained):
    text = f"{IF}draw a card. Then, if the number of cards in your soul is one or more, draw two cards."
    assert resolve(scene, me, prefix, text, 3, soul=["Grade 0"] * soul) == (1 + 2 * gained, 0, 0)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5")
@pytest.mark.parametrize("prefix", KINDS)
def test_then_with_an_if_of_its_own_does_not_stand_alone(scene, me, foe, prefix):
    text = f"{IF}draw a card. Then, if the number of cards in your soul is one or more, draw two cards."
    assert resolve(scene, me, prefix, text, 2, soul=["Grade 0"]) == (0, 0, 0)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5", "8.1.1.1.2.2", "8.1.1.2.3.2")
@pytest.mark.parametrize("prefix", KINDS)
def test_a_sentence_after_then_stands_by_itself(scene, me, foe, prefix):
    text = f"{IF}draw a card. Then, Soul-Charge 1. Put the top card of your deck into your drop zone."
    assert resolve(scene, me, prefix, text, 2) == (0, 0, 1)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5")
@pytest.mark.parametrize("prefix", KINDS)
def test_then_after_a_text_without_a_requirement_always_comes(scene, me, foe, prefix):
    assert resolve(scene, me, prefix, "draw a card. Then, Soul-Charge 1.", 2) == (1, 1, 0)


@pytest.mark.rule("8.1.1.1.2.5", "8.1.1.2.3.5")
@pytest.mark.parametrize("prefix", KINDS)
@pytest.mark.parametrize("grade", [2, 3])
def test_what_then_offers_is_offered_only_where_the_requirement_was_met(scene, me, foe, prefix, grade):
    text = f"{IF}draw a card. Then, you may Soul-Charge 1. If you do, draw a card."
    resolve(scene, me, prefix, text, grade)
    if grade == 3:
        me.is_asked(exactly=["yes", "no"])
        me.picks("yes")
    assert (me.count("hand"), me.count("soul")) == ((2, 1) if grade == 3 else (0, 0))


# --- 8.1 what uses an ability up --------------------------------------------------------------------------------


LAST = "This ability cannot be used for the rest of that {}."


@pytest.mark.rule("8.1.1.1.2.1")
@pytest.mark.parametrize(("closing", "again"), [(LAST.format("turn"), False), (LAST.format("game"), False), ("", True)])
def test_a_paid_cost_uses_the_ability_up_though_the_requirement_failed(scene, me, foe, closing, again):
    resolve(scene, me, AT_ONCE, f"[Soul-Blast 1] If you have a grade 3 vanguard, draw a card. {closing}".strip(), 2,
            soul=["Grade 0", "Grade 0"])  # fmt: skip
    me.picks("Grade 0")
    assert me.count("hand") == 0
    assert me.offered("use", "Clerk", "Clerk/1") == again


@pytest.mark.rule("8.1.1.1.2.1.1")
@pytest.mark.parametrize(("closing", "again"), [(LAST.format("turn"), False), ("", True)])
def test_without_a_cost_the_sentence_holds_in_any_case(scene, me, foe, closing, again):
    """Nothing was paid and nothing is different, and still it cannot be used again."""
    resolve(scene, me, AT_ONCE, f"If you have a grade 3 vanguard, draw a card. {closing}".strip(), 2)
    assert me.count("hand") == 0
    assert me.offered("use", "Clerk", "Clerk/1") == again
    assert again or me.why_not("use", "Clerk", "Clerk/1") == "12.2.1.1"


@pytest.mark.rule("8.1.1.1.2.1.1", "10.29.1")
def test_a_lost_cost_leaves_the_sentence(scene, me, foe):
    frees = "Choose one of your rear-guards, and that unit's abilities lose their costs until end of turn."
    scene.card("Freer", f"[ACT](VC):{frees}", grade=2)
    closing = LAST.format("turn")
    scene.card("Scribe", f"[ACT](RC):[Soul-Blast 1] If you have a grade 3 vanguard, draw a card. {closing}", grade=1)
    me.has(vanguard="Freer", left="Scribe", soul=["Grade 0"])
    me.uses("Freer").uses("Scribe")
    assert (me.count("soul"), me.count("hand")) == (1, 0)
    assert me.why_not("use", "Scribe", "Scribe/1") == "12.2.1.1"


@pytest.mark.rule("12.5.1.1.1", "8.1.1.1.2.1.1")
@pytest.mark.parametrize(("cost", "grade", "again"), [("", 2, True), ("", 3, False), ("[Soul-Blast 1] ", 2, False)])
def test_the_icon_is_spent_by_change_alone(scene, me, foe, cost, grade, again):
    """The sentence would hold in any case; the icon asks whether anything is different, and a paid cost is."""
    scene.card("Clerk", f"[ACT](RC)[1/Turn]:{cost}If you have a grade 3 vanguard, draw a card.", grade=1)
    me.has(vanguard=f"Grade {grade}", left="Clerk", soul=["Grade 0", "Grade 0"])
    me.uses("Clerk")
    if cost:
        me.picks("Grade 0")
    assert me.offered("use", "Clerk", "Clerk/1") == again


@pytest.mark.rule("12.5.1.1.2", "8.6.3.1")
def test_the_limit_of_a_text_that_is_given_does_not_let_the_giver_go(scene, me, foe):
    """What gives "[ACT][1/Turn]" has no limit itself, so it must be played; once for each attack."""
    gives = 'until end of turn, this unit gets "[ACT](RC)[1/Turn]:Draw a card."'
    scene.step("battle phase").card("Tutor", f"[AUTO](RC):When this unit attacks, {gives}.", grade=1)
    me.has(vanguard="Grade 2", left="Tutor")
    me.attacks("Tutor", "Stone").is_asked("7.3.1.2")
    assert [event[-1] for event in scene.events("play")] == ["Tutor/1"]


# --- 8.1 abilities without a cost -------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.1.2.6", "8.1.1.1.2.6.1")
def test_an_ability_without_a_cost_is_played_by_being_declared_and_not_before(scene, me, foe):
    scene.card("Giver", "[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Giver")
    me.is_asked("6.6.1.2", exactly=[("use", "Giver", "Giver/1"), "pass"])
    assert (me.count("hand"), scene.events("play")) == (0, [])
    me.uses("Giver")
    assert (me.count("hand"), len(scene.events("play"))) == (1, 1)
    me.picks("pass")
    assert len(scene.events("play")) == 1


@pytest.mark.rule("8.1.1.1.1")
@pytest.mark.parametrize(("where", "grade", "soul", "cites"), [
    ("left", 3, 1, None), ("back", 3, 1, None), ("vanguard", 3, 1, "3.1.1.3"), ("left", 2, 1, "11.12.3.3"),
    ("left", 3, 0, "8.5.2.3"),
])  # fmt: skip
def test_zone_condition_and_cost_stand_before_the_effect(scene, me, foe, where, grade, soul, cites):
    """The zone, the mark that opens it, and the cost: each of them alone keeps it from being played."""
    scene.card("Layout", "[ACT](RC)[Generation Break 1]:[Soul-Blast 1] Draw a card.", grade=3)
    zones = {"vanguard": "Grade 3", where: "Layout"}
    me.has(soul=["Grade 0"] * soul, hand=["Grade 0"], **zones).g_zone(face_up=("Grand",) if grade == 3 else ())
    assert me.why_not("use", "Layout", "Layout/1") == cites
    if cites is None:
        with me.changes(hand=1, soul=-1):
            me.uses("Layout")


# --- 8.5 playing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.1.1.2.1")
@pytest.mark.parametrize("there", [False, True])
def test_without_a_vanguard_nothing_is_called(scene, me, foe, there):
    """While a new vanguard is looked for nobody calls; with one a card of its grade may be called."""
    scene.exactly()
    me.has(hand=["Grade 0"], soul=["Grade 1", "Grade 2"], deck=5)
    foe.has(vanguard="Stone", deck=5)
    if there:
        me.has(vanguard="Grade 1")
    assert me.why_not("call", "Grade 0", "front left") == (None if there else "8.5.2.1.1.2.1")


@pytest.mark.rule("8.5.2.3.1", "8.5.2.1")
@pytest.mark.parametrize("cost", ["", "[Soul-Blast 1] "])
def test_an_ability_out_of_the_hand_tells_which_card_it_is_of(scene, me, foe, cost):
    scene.card("Herald", f"[ACT](Hand):{cost}You may draw a card.", grade=1)
    me.has(vanguard="Grade 2", hand=["Herald", "Grade 0"], soul=["Grade 0"])
    assert not foe.sees(me.card("Herald"))
    me.uses("Herald").is_asked(exactly=["yes", "no"])
    assert (foe.sees(me.card("Herald")), foe.sees(me.card("Grade 0", "hand"))) == (True, False)
    me.picks("no")
    assert not foe.sees(me.card("Herald"))


# --- 8.5.5 what is left unsaid ----------------------------------------------------------------------------------


@pytest.mark.rule("8.5.5.1")
@pytest.mark.parametrize(("text", "mine", "theirs"), [
    ("draw a card", 1, 0), ("your opponent draws a card", 0, 1), ("Soul-Charge 1", 0, 0),
])  # fmt: skip
def test_who_is_not_named_is_the_master_of_the_effect(scene, me, foe, text, mine, theirs):
    """It is the opponent's turn; the ability is mine."""
    scene.turn_of(1).step("battle phase").card("Clerk", f"[AUTO](VC):When this unit is attacked, {text}.", grade=2)
    me.has(vanguard="Clerk")
    foe.has(left="Grade 1", right="Grade 1")
    with me.changes(hand=mine), foe.changes(hand=theirs, soul=0):
        foe.attacks("Grade 1", "Clerk")
    assert me.count("soul") == int("Soul" in text)


@pytest.mark.rule("8.5.5.2")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("zone", ["drop", "hand", "bind", "soul"])
def test_a_zone_without_a_player_is_the_owners(scene, me, foe, owner, zone):
    leaves = Ability("activated", Move(This(), zone), zones=("field",))
    scene.card("Guest", abilities=[leaves], grade=1)
    me.has(vanguard="Grade 2")
    me.put("front left", "Guest", owner=owner)
    me.uses("Guest")
    assert (me.zone(zone), foe.zone(zone)) == ((["Guest"], []) if owner == 0 else ([], ["Guest"]))


@pytest.mark.rule("8.5.5.3")
@pytest.mark.parametrize(("text", "powers"), [
    ("When placed, it gets [Power] +10000 until end of turn.", (17000, 7000)),
    ("When placed, this unit gets [Power] +10000 until end of turn.", (17000, 7000)),
    ("When placed, choose one of your other rear-guards, and it gets [Power] +10000 until end of turn.", (7000, 17000)),
])  # fmt: skip
def test_a_unit_that_is_not_named_is_the_one_with_the_ability(scene, me, foe, text, powers):
    scene.card("Terse", f"[AUTO](RC):{text}", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Terse", "Grade 0"])
    me.calls("Terse", "right")
    assert (me.power("Terse"), me.power("Grade 1")) == powers
    me.calls("Grade 0", "back")
    assert (me.power("Terse"), me.power("Grade 1")) == powers, "others that are placed are not meant"


@pytest.mark.rule("8.5.5.3")
@pytest.mark.parametrize(("text", "powers"), [
    ("[Stand] this unit, and it gets [Power] +5000 until end of turn.", (12000, 7000)),
    ("Until end of turn, this unit can attack from the back row, and it gets [Power] +5000.", (12000, 7000)),
    ("[Stand] this unit, choose one of your other rear-guards, and it gets [Power] +5000 until end of turn.",
     (7000, 12000)),
])  # fmt: skip
def test_it_goes_on_meaning_the_unit_that_was_just_spoken_of(scene, me, foe, text, powers):
    """What was chosen to pay is not what stands or gets something; what is chosen after it is."""
    cost = "[Choose a card from your drop zone, and put it into your soul] "
    scene.card("Terse", f"[ACT](RC):{cost}{text}", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Grade 1", right="Terse", drop=["Grade 0"])
    me.uses("Terse")
    assert (me.power("Terse"), me.power("Grade 1"), me.zone("soul")) == (*powers, ["Grade 0"])


# --- 8.6.4 costs of automatic abilities --------------------------------------------------------------------------


PAID = (
    "[AUTO](RC):[Counter-Blast 1 & Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a card."
)


@pytest.mark.rule("8.6.4")
@pytest.mark.parametrize(("damage", "soul", "paid"), [(1, 1, True), (1, 0, False), (0, 1, False)])
def test_the_cost_of_an_automatic_ability_is_paid_whole_or_not_at_all(scene, me, foe, damage, soul, paid):
    scene.step("battle phase").card("Clerk", PAID, grade=1)
    me.has(vanguard="Grade 2", left="Clerk", damage=damage, soul=["Grade 0"] * soul)
    me.attacks("Clerk", "Stone")
    if paid:
        me.picks("yes")
    down = sum(scene.game.face_down[c] for c in scene.game.in_zone(0, "damage"))
    assert (me.count("hand"), down, me.count("soul")) == ((1, 1, 0) if paid else (0, 0, soul))


@pytest.mark.rule("8.6.4")
def test_both_parts_of_such_a_cost_are_paid_at_one_moment(scene, me, foe):
    """Nothing is turned while the card of the soul is being chosen."""
    scene.step("battle phase").card("Clerk", PAID, grade=1)
    me.has(vanguard="Grade 2", left="Clerk", damage=["Grade 1", "Grade 2"], soul=["Grade 0", "Grade 3"])
    me.attacks("Clerk", "Stone").picks("yes", "Grade 1")
    assert not any(scene.game.face_down[c] for c in scene.game.in_zone(0, "damage"))
    me.picks("Grade 3")
    assert (me.zone("soul"), me.count("hand")) == (["Grade 0"], 1)


# --- dealing damage ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.33.1", "10.33.2")
def test_dealt_damage_is_worked_off_after_the_effect(scene, me, foe):
    """The card that lay on top is drawn, and the one below it is checked."""
    scene.card("Burner", "[ACT](VC):Choose one of your vanguards, deal one damage, and draw a card.", grade=2)
    me.has(vanguard="Burner").deck_top("Grade 1", "Grade 3")
    me.uses("Burner")
    assert (me.zone("hand"), me.zone("damage")) == (["Grade 1"], ["Grade 3"])


@pytest.mark.rule("10.33.1")
def test_damage_dealt_twice_adds_up(scene, me, foe):
    once, twice = (Perform("deal damage", Number(number)) for number in (1, 2))
    scene.card("Burner", abilities=[Ability("activated", Sequence((once, twice)), zones=("field",))], grade=2)
    me.has(vanguard="Burner")
    with me.changes(damage=1 + 2):
        me.uses("Burner")


@pytest.mark.rule("9.6.1", "10.33.2")
def test_other_rule_actions_come_before_the_damage_process(scene, me, foe):
    """The unit that was called over leaves its circle before the first card is checked."""
    text = "Choose one of your vanguards, deal one damage, and call the top card of your deck to (RC)."
    scene.card("Burner", f"[ACT](VC):{text}", grade=2)
    me.has(vanguard="Burner", left="Grade 0").deck_top("Grade 1", "Grade 3")
    me.uses("Burner").picks("front left")
    moved = [(name, to) for name, _, to in scene.moves() if to in ("drop", "damage")]
    assert moved == [("Grade 0", "drop"), ("Grade 3", "damage")]


@pytest.mark.rule("9.6.1")
def test_who_has_lost_is_not_checked_for_damage(scene, me, foe):
    """The last card of the deck is drawn by the effect that deals damage: losing is a rule action like others."""
    scene.exactly().card("Burner", "[ACT](VC):Choose one of your vanguards, deal one damage, and draw two cards.")
    me.has(vanguard="Burner", deck=["Grade 1", "Grade 2"])
    foe.has(vanguard="Stone", deck=5)
    me.uses("Burner")
    assert (scene.winner, me.count("damage"), scene.result.rule) == (foe, 0, "9.2.3")


@pytest.mark.rule("9.6.4", "10.15.1.1")
@pytest.mark.parametrize("by_effect", [False, True])
def test_each_card_of_the_process_is_a_damage_check(scene, me, foe, by_effect):
    """A trigger that is checked counts, whoever dealt the damage; one that an effect puts there does not."""
    deals, puts = (
        "Choose one of your vanguards, and deal one damage.",
        "Put the top card of your deck into your damage zone.",
    )
    scene.card("Burner", f"[ACT](VC):{deals if by_effect else puts}", grade=2)
    me.has(vanguard="Burner").deck_top("Draw Trigger")
    me.uses("Burner")
    if by_effect:
        me.picks("draw")
    assert (me.count("hand"), me.zone("damage")) == (int(by_effect), ["Draw Trigger"])
    assert len(scene.events("damage check")) == int(by_effect)
