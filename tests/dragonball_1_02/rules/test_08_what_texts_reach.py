"""Sections 2, 8 and 10: which cards a text reaches, by whose skill a card was moved, and skills that were changed."""

from __future__ import annotations

import pytest

from playmat.books.dragonball_1_02 import nodes as d
from playmat.kernel.words import nodes as n

FREE = {"type": "extra", "energy_cost": "0(-)"}


def main(effect, **fields):
    return n.Ability("activated", effect, keyword="activate main", **fields)


# --- which cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("2-5-1")
def test_a_part_of_a_character_name(scene, me, foe):
    """A text asks for a word in the character name: of several names, any that has it."""
    scene.card("Old", character="Wren the Elder")
    scene.card("Two", character="Finch/Little Wren")
    scene.card("Other", character="Finch")
    scene.card("Call", "[Activate: Main] Choose 1 card whose character name includes <Wren> in your hand and place it"
               " in the Drop Area.", **FREE)  # fmt: skip
    me.has(hand=["Call", "Old", "Two", "Other"])
    me.uses("Call")
    me.is_asked(exactly=["Old", "Two", "done"])


@pytest.mark.rule("3-2-3")
@pytest.mark.parametrize("number", [1, 2])
def test_cards_from_the_bottom_of_the_deck(scene, me, foe, number):
    """The undermost go, and no more than the text says."""
    said = "the bottom card" if number == 1 else "2 cards from the bottom"
    scene.card("Dig", f"[Activate: Main] Place {said} of your deck in the Drop Area.", **FREE)
    me.has(deck=["Battle 1", "Battle 2", *["Stone"] * 18], hand=["Dig"])
    me.uses("Dig")
    assert sorted(me.zone("drop")) == sorted(["Dig", "Battle 1", "Battle 2"][: 1 + number])


@pytest.mark.rule("8-3-2")
def test_a_skill_less_card_has_no_skill_and_gained_none(scene, me, foe):
    """8-3-2: a card whose skill is negated has one, and so has a card that gained one."""
    scene.card("Plain"), scene.card("Given"), scene.card("Muted", "[Critical]")
    scene.card("Gift", "[Activate: Main] Choose 1 of your {Given} and it gains [Critical] for the turn.", **FREE)
    scene.card("Gag", "[Activate: Main] Choose 1 of your {Muted} and negate its skills for the turn.", **FREE)
    scene.card("Cheer", "[Activate: Main] Choose up to 1 of your skill-less Battle Cards and it gets +1000 power for"
               " the turn.", **FREE)  # fmt: skip
    me.has(battle=["Plain", "Given", "Muted"], hand=["Gift", "Gag", "Cheer"])
    me.uses("Gift")
    me.uses("Gag")
    me.uses("Cheer")
    me.is_asked(exactly=["Plain", "done"])


@pytest.mark.rule("8-3-2")
def test_cards_with_a_keyword_skill(scene, me, foe):
    """8-3-2: printed, gained or negated; not one that lost it."""
    scene.card("Wall", "[Blocker]"), scene.card("Given"), scene.card("Mute", "[Blocker]"), scene.card("Bare")
    scene.card("Gift", "[Activate: Main] Choose 1 of your {Given} and it gains [Blocker] for the turn.", **FREE)
    scene.card("Gag", "[Activate: Main] Choose 1 of your {Mute} and negate its skills for the turn.", **FREE)
    scene.card("Call", "[Activate: Main] Choose up to 1 of your Battle Cards with [Blocker] and KO it.", **FREE)
    me.has(battle=["Wall", "Given", "Mute", "Bare"], hand=["Gift", "Gag", "Call"])
    me.uses("Gift")
    me.uses("Gag")
    me.uses("Call")
    me.is_asked(exactly=["Wall", "Given", "Mute", "done"])


@pytest.mark.rule("8-6-3-6")
def test_they_are_the_cards_of_the_step_before_with_more_to_do(scene, me, foe):
    """8-6-3-6: "they" are all of them, in steps that say more before or after."""
    scene.card("Rouse", "[Activate: Main] Draw 1 card and switch all of your Battle Cards to Active Mode. They get"
               " +5000 power for the turn and draw 1 card.", **FREE)  # fmt: skip
    me.put("battle", "Battle 1", rested=True)
    me.put("battle", "Battle 2")
    me.has(hand=["Rouse"])
    with me.changes(deck=-2):
        me.uses("Rouse")
    assert (me.power("Battle 1"), me.power("Battle 2")) == (5000 + 5000, 10000 + 5000)
    assert not me.is_rested("Battle 1")


@pytest.mark.rule("8-6-3-6", "8-9-1-5")
def test_they_are_cards_that_come_later_too(scene, me, foe):
    """8-9-1-5: what goes on about all cards of an area reaches those that enter it."""
    scene.card("Rally", "[Activate: Main] All of your Battle Cards get +5000 power for the turn. They gain [Critical]"
               " for the turn and draw 1 card.", **FREE)  # fmt: skip
    me.has(hand=["Rally", "Battle 1"]).energy("Red Energy")
    me.uses("Rally")
    me.plays("Battle 1")
    assert me.power("Battle 1") == 5000 + 5000
    assert "critical" in me.value("Battle 1", "keywords")


@pytest.mark.rule("8-6-3-6")
def test_all_leader_cards_are_they(scene, me, foe):
    """8-6-3-6: of both players there are two."""
    scene.card("Storm", "[Activate: Main] All Leader Cards get +5000 power for the turn, and they gain [Critical] for"
               " the turn.", **FREE)  # fmt: skip
    me.has(hand=["Storm"])
    me.uses("Storm")
    for player in (me, foe):
        assert player.power("Leader") == 10000 + 5000
        assert "critical" in player.value("Leader", "keywords")


# --- life of the other player, cards from under a card ---------------------------------------------------------


@pytest.mark.rule("3-9-2")
@pytest.mark.parametrize(("choice", "asked"), [({"by": "random"}, False), ({"up_to": True}, True), ({}, True)])
def test_who_picks_cards_of_the_opponents_life(scene, me, foe, choice, asked):
    """3-9-2: their own player picks them, as many as there may be, and chance where the text says so."""
    count = None if choice.get("up_to") else n.Number(1)
    take = n.Sequence((n.Choose(n.Cards(("life",), "theirs"), count, **choice), n.Move(n.It(), "hand")))
    scene.card("Thief", abilities=[main(take)], power=1000)
    me.has(battle=["Thief"])
    foe.has(life=3)
    with foe.changes(life=-1, hand=+1):
        me.uses("Thief")
        assert foe.asked is asked
        if asked:
            foe.picks(("hidden", 0), *(["done"] if count is None else []))


@pytest.mark.rule("8-6-3-6", "10-4-4")
def test_what_came_from_under_a_card_is_it(scene, me, foe):
    """8-6-3-6: "it" is the card that was moved, where the card on top is the one with the skill."""
    dig = n.Sequence((n.Move(d.Under(n.This()), "drop"), n.Move(n.It(), "hand")))
    scene.card("Shelf", abilities=[main(d.PutUnder(n.Top(n.Number(1), "deck"), n.This())), main(dig)], power=1000)
    me.has(battle=["Shelf"])
    me.uses("Shelf", 1)
    with me.changes(hand=+1, under=-1):
        me.uses("Shelf", 2)


# --- by whose skill -------------------------------------------------------------------------------------------


@pytest.mark.rule("8-7-5")
@pytest.mark.parametrize(("whose", "drawn"), [("mine", 1), ("theirs", 0), ("battle", 0)])
def test_a_card_is_removed_by_a_skill_of_its_master(scene, me, foe, whose, drawn):
    """8-7-5: the text asks whose skill it was that took the card out of the Battle Area."""
    scene.card("Mourner", "[Auto] When one of your Battle Cards is removed from your Battle Area by 1 of your skills,"
               " draw 1 card.")  # fmt: skip
    side = "your" if whose == "mine" else "your opponent's"
    scene.card("Sweep", f"[Activate: Main] Choose 1 of {side} {{Battle 1}} and KO it.", **FREE)
    holder = me if whose == "mine" else foe
    holder.has(battle=["Mourner"])
    holder.put("battle", "Battle 1", rested=True)
    me.has(hand=["Sweep"])
    with holder.changes(deck=-drawn):
        if whose == "battle":
            me.attacks("Leader", "Battle 1")
            foe.passes()
        else:
            me.uses("Sweep")
    assert "Battle 1" in holder.zone("drop")


# --- skills that were changed ---------------------------------------------------------------------------------


@pytest.mark.rule("8-5-3", "4-6-3")
def test_a_card_that_gained_a_skill_keeps_the_time_and_place_of_its_others(scene, me, foe):
    """4-6-3: [Activate: Battle] is no act of the Main Phase, and a [Counter] works out of the hand alone."""
    scene.card("Mime", "[Activate: Battle] Draw 1 card.\n[Activate: Main] Draw 1 card.\n"
               "[Counter: Attack] Draw 1 card.\n[Auto] When this card attacks, draw 1 card.", power=1000)  # fmt: skip
    scene.card("Gift", "[Activate: Main] Choose 1 of your {Mime} and it gains [Critical] for the turn.", **FREE)
    me.has(battle=["Mime"], hand=["Gift"])
    me.uses("Gift")
    assert [option for option in me.options() if option[0] == "use"] == [("use", "Mime", "Mime/2")]


@pytest.mark.rule("8-7-4-1")
@pytest.mark.parametrize("muted", [True, False])
def test_a_gained_skill_that_is_lost_while_it_pends_is_not_activated(scene, me, foe, muted):
    """8-7-4-1: its card is there and has it no more; only what a battle's end set off stays."""
    gained = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=n.On("attack", (("attacker", n.This()),)))
    give = n.Modify(n.Cards(("battle",), "mine", n.Is("name", "=", "Pupil")), (n.GainAbility(gained),), "end of turn")
    scene.card("Tutor", abilities=[main(give)], power=1000)
    gag = "[Auto] When one of your Battle Cards attacks, choose 1 of your {Pupil} and negate its skills for the turn."
    scene.card("Gagger", gag if muted else "", power=1000)
    scene.card("Pupil", power=1000)
    me.has(battle=["Tutor", "Gagger", "Pupil"])
    me.uses("Tutor")
    with me.changes(deck=0 if muted else -1):
        me.attacks("Pupil", "Leader")
        if muted:
            me.picks(next(o for o in me.options() if "Gagger" in str(o)))
    me.passes()


@pytest.mark.rule("7-1-3", "10-8-1")
@pytest.mark.parametrize("switched", [True, False])
def test_a_gained_skill_hears_that_the_attack_was_switched_to_its_card(scene, me, foe, switched):
    """7-1-3: a card that the attack is switched to is attacked, for a skill that it gained too."""
    gained = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=n.On("attack", (("attacked", n.This()),)))
    scene.card("Wall", "[Blocker]", power=20000)
    give = n.Modify(n.Cards(("battle",), "mine", n.Is("name", "=", "Wall")), (n.GainAbility(gained),))
    scene.card("Tutor", abilities=[n.Ability("continuous", give)], power=1000)
    foe.has(battle=["Wall", "Tutor"])
    with foe.changes(deck=-1 if switched else 0):
        me.attacks("Leader", "Leader")
        foe.picks("Wall" if switched else "nobody")
    foe.passes()
    if not switched:
        foe.picks(("hidden", 0))


@pytest.mark.rule("10-1-2")
@pytest.mark.parametrize("free", [True, False])
def test_what_lets_a_leader_awaken_lets_it_do_nothing_else(scene, me, foe, free):
    """10-1-2: the condition of another skill is asked for all the same."""
    scene.card("Chief", "[Awaken] When your life is at 4 or less: You may draw 1 card and flip this card over.\n"
               "[Activate: Main] If your life is at 4 or less: Draw 1 card.", type="leader", name_back="Chief Awake",
               power_back=15000)  # fmt: skip
    scene.card("Sun", "[Permanent] Your Leader Card can activate [Awaken]." if free else "")
    me.has(leader=["Chief"], battle=["Sun"])
    assert me.offered("use", "Chief", "Chief/1") is free
    assert not me.offered("use", "Chief", "Chief/2")


# --- costs ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8-4-2-2", "1-3-3")
@pytest.mark.parametrize(("cost", "pays"), [("Return 1 of your {Rock} to your hand", True),
                                            ("Place 1 of your {Rock} in the Drop Area", False)])  # fmt: skip
def test_a_card_that_cannot_be_koed_pays_what_does_not_ko_it(scene, me, foe, cost, pays):
    """8-4-2-2: it leaves for the hand, and it does not go to the Drop Area."""
    scene.card("Rock", "[Permanent] This card cannot be KO-ed.")
    scene.card("Clerk", f"[Activate: Main] {cost}: Draw 1 card.")
    me.has(battle=["Rock", "Clerk"])
    assert me.offered("use", "Clerk", "Clerk/1") is pays


@pytest.mark.rule("8-6-2-3-1", "2-11-1-2")
@pytest.mark.parametrize(("energy", "pays"), [(3, True), (2, False)])
def test_energy_that_a_skill_rests_is_paid_with_that_of_its_extra_card(scene, me, foe, energy, pays):
    """8-6-2-3-1: a card of cost 1 whose skill rests two: three are needed, of any colour."""
    scene.card("Toll", "[Activate: Main] Switch 2 of your energy to Rest Mode: Draw 1 card.", type="extra",
               energy_cost="1(-)")  # fmt: skip
    me.has(hand=["Toll"]).energy(*["Blue Energy"] * energy)
    assert me.offered("use", "Toll", "Toll/1") is pays
    if pays:
        me.uses("Toll")
        assert all(me.game.rested[c] for c in me.game.in_zone(0, "energy"))


@pytest.mark.rule("8-6-2-5-2", "10-9-4")
def test_a_counter_of_a_card_in_the_battle_area_leaves_it_there(scene, me, foe):
    """8-6-2-5-2: only what was activated out of the hand is used up."""
    stop = n.Ability("activated", n.Perform("negate attack"), keyword="counter: attack", zones=("battle",))
    scene.card("Warden", abilities=[stop], power=1000)
    foe.has(battle=["Warden"])
    me.attacks("Leader", "Leader")
    foe.uses("Warden")
    assert (foe.zone("battle"), foe.count("life")) == (["Warden"], 8)


@pytest.mark.rule("4-9-4-2", "1-3-2-2")
@pytest.mark.parametrize(("said", "done"), [(("draw", "done"), True), (("done",), False)])
def test_draw_up_to_and_if_you_do(scene, me, foe, said, done):
    """4-9-4-2: one of two is enough to have drawn, and none is not."""
    scene.card("Well", "[Activate: Main] Draw up to 2 cards. If you do so, this card gets +5000 power for the turn.",
               power=1000)  # fmt: skip
    me.has(battle=["Well"])
    me.uses("Well").picks(*said)
    assert me.power("Well") == 1000 + 5000 * done


@pytest.mark.rule("1-3-3", "4-9-4-2")
def test_who_cannot_draw_has_not_drawn(scene, me, foe):
    """1-3-3: the draw that was asked for did not happen."""
    scene.card("Dry", "[Permanent] You cannot draw cards.")
    scene.card("Well", "[Activate: Main] Draw up to 1 card. If you do so, this card gets +5000 power for the turn.\n"
               "[Activate: Main] Draw 1 card. If you do so, this card gets +5000 power for the turn.",
               power=1000)  # fmt: skip
    me.has(battle=["Dry", "Well"])
    me.uses("Well", 1).picks("draw")
    me.uses("Well", 2)
    assert me.power("Well") == 1000


@pytest.mark.rule("4-9-4-1", "1-3-1")
def test_nobody_draws_on_from_an_empty_deck(scene, me, foe):
    """4-9-4-1: with no card left there is nothing to go on with, for a player who does not lose by that."""
    scene.card("Deathless", abilities=[n.Ability("continuous", n.Rule("you", (n.Cannot("lose"),)))], power=1000)
    scene.card("Well", "[Activate: Main] Draw up to 3 cards.", power=1000)
    scene.exactly()
    me.has(leader=["Leader"], battle=["Deathless", "Well"], deck=["Stone"], life=8)
    foe.has(leader=["Leader"], deck=5, life=8)
    me.uses("Well").picks("draw")
    assert (me.count("deck"), me.count("hand"), scene.game.question.about) == (0, 1, "act")


# --- activating other cards -----------------------------------------------------------------------------------


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_a_card_whose_skills_cannot_be_activated_is_not_activated_by_another(scene, me, foe, barred):
    """1-3-3: a text says so, and it lets the skills of cards in a hand rest."""
    scene.card("Scroll", "[Activate: Main] Draw 1 card.", **FREE)
    scene.card("Reader", "[Activate: Main] Choose 1 {Scroll} in your hand and activate it.")
    seal = n.Modify(n.Cards(("hand",), "mine"), (n.Cannot("activate skills"),))
    scene.card("Seal", abilities=[n.Ability("continuous", seal)] if barred else [], power=1000)
    me.has(battle=["Reader", "Seal"], hand=["Scroll"])
    with me.changes(deck=0 if barred else -1, drop=0 if barred else +1):
        me.uses("Reader").picks("Scroll")


@pytest.mark.rule("6-3-1-1")
@pytest.mark.parametrize(("turn", "over"), [(0, True), (1, False)])
def test_until_the_next_main_phase_of_a_player(scene, me, foe, turn, over):
    """6-3-1-1: said in the own Charge Phase it ends in this turn; said in that of the other player it does not."""
    scene.turn_of(turn).step("charge phase")
    gift = "it gets +5000 power until the beginning of your next Main Phase."
    scene.card("Dawn", f"[Auto] At the beginning of the Charge Phase, choose 1 of your {{Dawn}} and {gift}", power=1000)
    me.has(battle=["Dawn"])
    scene.start()
    assert scene.game.question.about == "act"
    assert me.power("Dawn") == 1000 + (0 if over else 5000)


# --- skills that are none of the moment ------------------------------------------------------------------------


@pytest.mark.rule("10-2-1", "4-6-3")
def test_a_battle_card_with_a_word_for_extra_cards_activates_nothing(scene, me, foe):
    """10-2-1: [Field] is activated as an Extra Card is; on a Battle Card it is no skill to activate."""
    scene.card("Meadow", "[Field]\n[Activate: Battle] Draw 1 card.")
    scene.card("Gift", "[Activate: Main] Choose 1 of your {Meadow} and it gains [Critical] for the turn.", **FREE)
    me.has(battle=["Meadow"], hand=["Gift"])
    for _ in range(2):
        assert not [option for option in me.options() if option[:2] == ("use", "Meadow")]
        assert me.why_not("use", "Meadow", "Meadow/1") == me.why_not("use", "Meadow", "Meadow/9")
        if me.count("hand"):
            me.uses("Gift")


@pytest.mark.rule("10-2-1", "4-6-3", "8-1-3")
def test_a_card_that_gained_a_skill_to_activate_activates_that_alone(scene, me):
    """8-1-3: beside the [Activate] that it has and the one that it gained, no word of its text is activated."""
    gained = n.Ability("activated", n.Perform("draw", n.Number(1)), keyword="activate main")
    gives = n.Modify(n.Cards(("battle",), "mine", n.Other()), (n.GainAbility(gained),))
    scene.card("Giver", abilities=[n.Ability("continuous", gives)], power=1000)
    skills = "[Activate: Main] Draw 1 card.\n[Activate: Battle] Draw 1 card.\n[Evolve] {1}: <Tester>"
    scene.card("Meadow", f"[Field]\n[Blocker]\n{skills}")
    me.has(battle=["Meadow", "Giver"]).energy("Red Energy")
    offered = [option for option in me.options() if option[:2] == ("use", "Meadow")]
    assert len(offered) == 2 and ("use", "Meadow", "Meadow/3") in offered


@pytest.mark.rule("4-6-3", "10-9-1")
def test_why_a_skill_is_not_activated_at_this_time(scene, me, foe):
    """10-9-1: a [Counter] answers what it names; a keyword such as [Blocker] is activated by nobody."""
    scene.card("Wall", "[Blocker]", power=5000)
    scene.card("Veto", "[Counter: Play] Negate the play.", **FREE)
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    scene.card("Spell", "[Activate: Main] Draw 1 card.", **FREE)
    me.has(battle=["Wall", "Battle 2"], hand=["Veto", "Spell"])
    foe.has(hand=["Veto", "Stop", "Battle 1", "Spell"])
    none = me.why_not("use", "Wall", "Wall/9")
    assert me.why_not("use", "Wall", "Wall/1") == none
    assert me.why_not("use", "Veto", "Veto/1") == "10-9-1"
    me.attacks("Battle 2", "Leader")
    assert foe.why_not("use", "Veto", "Veto/1") == none
    assert foe.why_not("use", "Stop", "Stop/1") is None
    foe.picks("end")
    assert me.why_not("use", "Wall", "Wall/1") == none
    assert me.why_not("use", "Spell", "Spell/1") == "6-3-1-3-2"
