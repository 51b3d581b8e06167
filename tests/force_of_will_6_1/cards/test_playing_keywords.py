"""Keywords of The Auction of Hours that say how a card is played, and cards that wait: 1109 to 1115, 1124 to 1126."""

from __future__ import annotations

import pytest

FOE_LIFE = 4000


def plays_of(player):
    """The cards I am offered to play."""
    return [act[1] for act in player.options() if act[0] == "play"]


def uses_of(player, name):
    return [act[2] for act in player.options() if act[0] == "use" and act[1] == name]


def waits(player, name):
    """A card set in an earlier turn."""
    return player.put("standby", name, face_down=True)


# --- awakening --------------------------------------------------------------------------------------------


def test_the_awakened_colossus_destroys_a_rested_resonator(scene, me, foe):
    """awakening (1109); destroying (1010): 5 + 2 wills; of their two resonators only the rested Crab can be meant."""
    me.has(hand=["Great Bell Colossus"]).will(*["light"] * (5 + 2))
    foe.has(field=["Harbour Ox"]).put("field", "Barge Crab", rested=True)
    me.plays("Great Bell Colossus", "yes").lets_resolve()
    assert me.pool == [] and foe.zone("field") == ["Harbour Ox"] and foe.zone("graveyard") == ["Barge Crab"]


def test_the_colossus_without_awakening_destroys_nothing(scene, me, foe):
    """awakening (1109): five wills, a body of 1000/1200 and no more."""
    me.has(hand=["Great Bell Colossus"]).will(*["light"] * 5)
    foe.put("field", "Barge Crab", rested=True)
    me.plays("Great Bell Colossus").lets_resolve()
    assert foe.zone("field") == ["Barge Crab"] and me.defence("Great Bell Colossus") == 1200


@pytest.mark.parametrize(("answer", "damage", "paid"), [("yes", 500, 5 + 2), ("no", 0, 5)])
def test_the_drake_burns_when_awakened(scene, me, foe, answer, damage, paid):
    """awakening (1109); dealing damage (1007): 500 to the player for two wills more."""
    me.has(hand=["Furnace Drake"]).will(*["fire"] * 7)
    me.plays("Furnace Drake", answer).lets_resolve()
    assert foe.life == FOE_LIFE - damage and len(me.pool) == 7 - paid


# --- incarnation ------------------------------------------------------------------------------------------


def test_the_hound_comes_for_a_fire_resonator(scene, me, foe):
    """incarnation (1110); banishing (1011): without a will, for the Nephew; and it may attack at once."""
    me.has(hand=["Hound of the Ninth Furnace"], field=["Lamplighter's Nephew"])
    me.plays("Hound of the Ninth Furnace").lets_resolve()
    assert me.zone("field") == ["Hound of the Ninth Furnace"] and me.zone("graveyard") == ["Lamplighter's Nephew"]
    me.battles()
    assert me.can_attack("Hound of the Ninth Furnace")


def test_the_hound_does_not_come_for_a_water_resonator(scene, me, foe):
    """incarnation (1110): the Clerk is no fire resonator."""
    me.has(hand=["Hound of the Ninth Furnace"], field=["Ferry Clerk"])
    assert plays_of(me) == []


def test_the_owl_takes_two_of_darkness(scene, me, foe):
    """incarnation (1110): {B}, {B} are two resonators; the Clerk stays."""
    me.has(hand=["Owl of the Small Print"], field=["Lamp Thief", "Cellar Hulk", "Ferry Clerk"])
    me.plays("Owl of the Small Print", "Lamp Thief").lets_resolve()
    assert me.zone("field") == ["Ferry Clerk", "Owl of the Small Print"]
    assert sorted(me.zone("graveyard")) == ["Cellar Hulk", "Lamp Thief"]


def test_one_of_darkness_is_too_few_for_the_owl(scene, me, foe):
    """incarnation (1110): one Thief for two marks."""
    me.has(hand=["Owl of the Small Print"], field=["Lamp Thief", "Ferry Clerk"])
    assert plays_of(me) == []


@pytest.mark.parametrize(
    ("second", "offered"), [("Lamp Thief", True), ("Match Boy, Tick", True), ("Ferry Clerk", False)]
)
def test_the_magistrate_takes_fire_and_fire_or_darkness(scene, me, foe, second, offered):
    """incarnation, one attribute or another: beside the Nephew a darkness or a fire resonator, but no water one."""
    me.has(hand=["Pyre Magistrate"], field=["Lamplighter's Nephew", second])
    foe.has(field=["Barge Crab", "Lamp Thief"])
    assert plays_of(me) == (["Pyre Magistrate"] if offered else [])
    if offered:
        me.plays("Pyre Magistrate", *(["Lamplighter's Nephew"] if second == "Match Boy, Tick" else [])).lets_resolve()
        assert me.zone("field") == ["Pyre Magistrate"] and me.count("graveyard") == 2
        assert foe.damage("Barge Crab") == 200 and foe.damage("Lamp Thief") == 200


def test_two_of_darkness_do_not_bring_the_magistrate(scene, me, foe):
    """incarnation, one attribute or another: the first mark is fire and nothing else."""
    me.has(hand=["Pyre Magistrate"], field=["Lamp Thief", "Cellar Hulk"])
    assert plays_of(me) == []


# --- quickcast --------------------------------------------------------------------------------------------


def test_the_flock_comes_over_an_attack(scene, me, foe):
    """quickcast (1111): in their battle the Flock is played and blocks a flier; the Drover may not be played."""
    scene.turn_of(foe)
    me.has(hand=["Spring-Loaded Flock", "Drover of Slow Clouds"]).stones("wind", "wind", "wind")
    foe.has(field=["Dusk Moth"])
    foe.attacks("Dusk Moth")
    assert plays_of(me) == ["Spring-Loaded Flock"]
    me.plays("Spring-Loaded Flock").lets_resolve()
    me.blocks("Spring-Loaded Flock").battle_ends()
    assert me.life == 4000 and foe.zone("graveyard") == ["Dusk Moth"]


@pytest.mark.parametrize(("name", "stones"), [
    ("Second Gust", ["wind"]), ("Drowned Minute", ["water"]), ("Smallest Hour", ["water", "water"]),
    ("Interest", ["darkness"]), ("Attic Draught", ["wind"]),
])  # fmt: skip
def test_quick_chants_are_offered_over_an_attack(scene, me, foe, name, stones):
    """quickcast (1111): in their battle it may be played, and a Readings beside it may not."""
    scene.turn_of(foe)
    me.has(hand=[name, "Two Readings of the Tide"]).stones(*stones, "water", "water", "water")
    foe.has(field=["Harbour Ox"])
    foe.attacks("Harbour Ox")
    assert plays_of(me) == [name]


def test_the_nave_is_hushed_in_battle(scene, me, foe):
    """quickcast (1111); destroying (1010): the attacker is destroyed, and the resonator beside it cannot be meant."""
    scene.turn_of(foe)
    me.has(hand=["Hush in the Nave"]).stones("light", "light")
    foe.has(field=["Lamp Thief", "Barge Crab"])
    foe.attacks("Lamp Thief")
    me.picks(("play", "Hush in the Nave")).pays()
    me.lets_resolve().battle_ends()
    assert me.life == 4000 and foe.zone("graveyard") == ["Lamp Thief"] and foe.zone("field") == ["Barge Crab"]


def test_outside_battle_there_is_nothing_to_hush(scene, me, foe):
    """quickcast (1111): no resonator attacks or blocks, so the chant is not offered."""
    me.has(hand=["Hush in the Nave"], field=["Ferry Clerk"]).will("light", "light")
    foe.has(field=["Barge Crab"])
    assert plays_of(me) == []


def test_a_blocker_is_hushed_too(scene, me, foe):
    """quickcast (1111): the Ox that blocked me is destroyed, so the Clerk's 300 go to the player (804.4a)."""
    me.has(hand=["Hush in the Nave"], field=["Ferry Clerk"]).stones("light", "light")
    foe.has(field=["Harbour Ox"])
    me.attacks("Ferry Clerk")
    foe.blocks("Harbour Ox")
    me.plays("Hush in the Nave", "Harbour Ox").lets_resolve().battle_ends()
    assert foe.zone("graveyard") == ["Harbour Ox"] and me.damage("Ferry Clerk") == 0 and foe.life == FOE_LIFE - 300


def test_old_instants_are_quick(scene, me, foe):
    """quickcast as an old type; dealing damage (1007): Coal hits an attacker; Noon Strike is not quick."""
    scene.turn_of(foe)
    me.has(hand=["Thrown Coal", "Noon Strike"]).stones("fire", "fire")
    foe.has(field=["Lamp Thief"])
    foe.attacks("Lamp Thief")
    assert plays_of(me) == ["Thrown Coal"]
    me.plays("Thrown Coal", "Lamp Thief").lets_resolve().battle_ends()
    assert foe.zone("graveyard") == ["Lamp Thief"] and me.life == 4000


def test_stoke_makes_an_attacker_pierce(scene, me, foe):
    """quickcast as an old type; gaining ATK and DEF: 600 + 400 against a blocker of 700 leaves 300 for the player."""
    me.has(hand=["Stoke"], field=["Foundry Hand, Brock"]).stones("fire")
    foe.has(field=["Barge Crab"])
    me.attacks("Foundry Hand, Brock")
    foe.blocks("Barge Crab")
    me.plays("Stoke", "Foundry Hand, Brock").lets_resolve()
    assert (me.atk("Foundry Hand, Brock"), me.defence("Foundry Hand, Brock")) == (600 + 400, 600)
    me.until("1102.2b").picks(700)
    me.battle_ends()
    assert foe.life == FOE_LIFE - (600 + 400 - 700) and foe.zone("graveyard") == ["Barge Crab"]


# --- God's Art --------------------------------------------------------------------------------------------


def test_every_bell_at_once(scene, me, foe):
    """God's Art (1112); resting and recovering (1013): mine are recovered and have +200/+200; theirs are not."""
    me.as_j_ruler("Tamsin Vey, Keeper of the First Bell").will(*["light"] * 4)
    me.put("field", "Barge Crab", rested=True)
    me.put("field", "Ferry Clerk", rested=True)
    foe.put("field", "Lamp Thief", rested=True)
    me.uses("Tamsin Vey, Who Woke the Sun", 3).lets_resolve()
    assert not me.is_rested("Barge Crab") and not me.is_rested("Ferry Clerk") and foe.is_rested("Lamp Thief")
    assert me.atk("Barge Crab") == 500 + 200 and me.defence("Ferry Clerk") == 400 + 200
    assert foe.atk("Lamp Thief") == 400 and me.atk("Tamsin Vey, Who Woke the Sun") == 1000
    assert uses_of(me, "Tamsin Vey, Who Woke the Sun") == []


def test_noon_without_end(scene, me, foe):
    """God's Art (1112): 700 to the player, and never again although the wills are there."""
    me.as_j_ruler("Maddock Spill, Seller of Noons").will(*["fire"] * 8)
    me.uses("Maddock Spill, Lit at Both Ends", 5).lets_resolve()
    assert foe.life == FOE_LIFE - 700 and len(me.pool) == 4
    assert uses_of(me, "Maddock Spill, Lit at Both Ends") == []


def test_the_tide_table(scene, me, foe):
    """God's Art (1112); back to the hand: two of their three resonators go home."""
    me.as_j_ruler("Isaura Quill, Reader of Low Water").will("water", "water", "water")
    foe.has(field=["Lamp Thief", "Barge Crab", "Harbour Ox"])
    me.uses("Isaura Quill, Tide Out of Season", 4, "Lamp Thief", "Harbour Ox").lets_resolve()
    assert foe.zone("field") == ["Barge Crab"] and sorted(foe.zone("hand")) == ["Harbour Ox", "Lamp Thief"]


def test_foreclosure(scene, me, foe):
    """God's Art (1112); destroying (1010): total costs 1 and 2 of theirs go, 3 stays, mine stay."""
    me.as_j_ruler("Nettie Crape, Pawnbroker of Midnights").has(field=["Lamp Thief"]).will(*["darkness"] * 4)
    foe.has(field=["Ferry Clerk", "Barge Crab", "Harbour Ox"])
    me.uses("Nettie Crape, Holder of All Debts", 4).passes()
    foe.picks("Ferry Clerk", rule="302.4")
    me.lets_resolve()
    assert foe.zone("field") == ["Harbour Ox"] and foe.zone("graveyard") == ["Ferry Clerk", "Barge Crab"]
    assert "Lamp Thief" in me.zone("field")


# --- cards that wait --------------------------------------------------------------------------------------


def test_daybreak_snare_springs_on_an_attack(scene, me, foe):
    """trigger, with a condition; destroying (1010): revealed for nothing as they attack, it destroys the attacker."""
    scene.turn_of(foe)
    waits(me, "Daybreak Snare")
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk")
    me.picks("yes", rule="708.2").lets_resolve()
    foe.battle_ends()
    assert foe.zone("graveyard") == ["Cellar Hulk"] and me.life == 4000 and me.zone("graveyard") == ["Daybreak Snare"]


def test_daybreak_snare_does_not_mind_my_own_attack(scene, me, foe):
    """trigger (1113): it waits for a resonator of the opponent."""
    waits(me, "Daybreak Snare")
    me.has(field=["Barge Crab"])
    me.attacks("Barge Crab").battle_ends()
    assert me.zone("standby") == ["Daybreak Snare"] and foe.life == FOE_LIFE - 500


def test_daybreak_snare_from_hand_costs_its_wills(scene, me, foe):
    """trigger (1113): out of the hand it wants {W}{W}: with two light stones both are rested for it."""
    scene.turn_of(foe)
    me.has(hand=["Daybreak Snare"], field=["Stone of Mornings", "Stone of Mornings"])
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk")
    me.picks("yes", rule="708.2").pays()
    foe.battle_ends()
    assert foe.zone("graveyard") == ["Cellar Hulk"] and all(
        scene.game.rested[c] for c in scene.game.in_zone(0, "field")
    )


def test_daybreak_snare_revealed_without_its_wills_is_lost(scene, me, foe):
    """trigger (1113): without a light stone it may be revealed out of the hand, but not played (708.3a)."""
    scene.turn_of(foe)
    me.has(hand=["Daybreak Snare"])
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk")
    me.picks("yes", rule="708.2")
    foe.battle_ends()
    assert me.zone("graveyard") == ["Daybreak Snare"] and me.life == 4000 - 900


def test_powder_alley_costs_a_fire(scene, me, foe):
    """trigger, with a cost; dealing damage (1007): from standby for {R} alone: 700 to an attacking Hulk of 800."""
    scene.turn_of(foe)
    waits(me, "Powder Alley")
    me.has(field=["Stone of Noons"])
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk")
    me.plays("Powder Alley").lets_resolve()
    foe.battle_ends()
    assert foe.damage("Cellar Hulk") == 700 and me.is_rested("Stone of Noons")


def test_powder_alley_without_fire_is_not_offered(scene, me, foe):
    """trigger, with a cost: a water stone does not pay {R}; the Hulk hits for 900."""
    scene.turn_of(foe)
    waits(me, "Powder Alley")
    me.stones("water")
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk").battle_ends()
    assert me.zone("standby") == ["Powder Alley"] and me.life == 4000 - 900


def test_the_stair_costs_life(scene, me, foe):
    """trigger, with a cost; life lost or paid: 200 life, and the attacker is destroyed."""
    scene.turn_of(foe)
    waits(me, "Collapsing Stair")
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk")
    me.plays("Collapsing Stair").lets_resolve()
    foe.battle_ends()
    assert me.life == 4000 - 200 and foe.zone("graveyard") == ["Cellar Hulk"]


def test_the_stair_does_not_fall_for_the_poor(scene, me, foe):
    """trigger, with a cost: at 100 life the 200 cannot be paid, and the Thief's 400 end the game."""
    scene.turn_of(foe)
    waits(me, "Collapsing Stair")
    me.with_life(100)
    foe.has(field=["Lamp Thief"])
    foe.attacks("Lamp Thief").battle_ends()
    assert scene.winner is foe and me.zone("standby") == ["Collapsing Stair"]


def test_the_hour_nobody_bid_on_waits_for_nothing(scene, me, foe):
    """trigger, anytime; drawing (1009): out of standby for nothing, two cards."""
    waits(me, "The Hour Nobody Bid On")
    with me.changes(hand=2, standby=-1):
        me.plays("The Hour Nobody Bid On").lets_resolve()


def test_the_hour_is_not_played_on_the_turn_it_was_set(scene, me, foe):
    """trigger, anytime: set for two wills it must wait a turn; from hand it costs {2} at any time."""
    me.has(hand=["The Hour Nobody Bid On"]).will("fire", "fire")
    assert plays_of(me) == ["The Hour Nobody Bid On"]
    me.picks(("set", "The Hour Nobody Bid On")).pays()
    assert me.zone("standby") == ["The Hour Nobody Bid On"] and me.pool == [] and plays_of(me) == []


def test_riptide_clause_asks_for_two_wills(scene, me, foe):
    """trigger, with a condition; paid or cancelled: they play a resonator and cannot pay {2}: it is cancelled."""
    scene.turn_of(foe)
    waits(me, "Riptide Clause")
    foe.has(hand=["Lamp Thief"]).will("darkness", "fire")
    foe.plays("Lamp Thief")
    me.picks("yes", rule="708.2").lets_resolve()
    assert foe.zone("graveyard") == ["Lamp Thief"] and foe.zone("field") == [] and foe.pool == ["fire"]


@pytest.mark.parametrize(("answer", "kept"), [("yes", True), ("no", False)])
def test_riptide_clause_lets_pass_what_is_paid_for(scene, me, foe, answer, kept):
    """paid or cancelled; when a card is played: with {2} left they may pay, and the Thief comes; or they may not."""
    scene.turn_of(foe)
    waits(me, "Riptide Clause")
    foe.has(hand=["Lamp Thief"]).will("darkness", "darkness", "darkness")
    foe.plays("Lamp Thief")
    me.picks("yes", rule="708.2")
    foe.until("1003.4").picks(answer).pays()
    me.lets_resolve()
    assert (foe.zone("field") == ["Lamp Thief"]) == kept and foe.pool == ([] if kept else ["darkness", "darkness"])


def test_riptide_clause_does_not_mind_my_own_spells(scene, me, foe):
    """when a card is played: the Clause waits for a spell of the opponent."""
    waits(me, "Riptide Clause")
    me.has(hand=["Ferry Clerk"]).will("water")
    me.plays("Ferry Clerk").lets_resolve()
    scene.quiet()
    assert me.zone("field") == ["Ferry Clerk"]


def test_the_shade_steps_out_for_a_destroyed_resonator(scene, me, foe):
    """stealth (1114); when it enters your field; destroying (1010): free out of standby, it takes a Crab of cost 2."""
    waits(me, "Shade in the Pawnshop")
    scene.card("Doom", "Destroy target resonator you control.", type="Chant")
    me.has(hand=["Doom"], field=["Lamp Thief"]).will("fire")
    foe.has(field=["Barge Crab", "Harbour Ox"])
    me.plays("Doom").lets_resolve()
    me.picks("yes", rule="708.2").lets_resolve()
    assert me.zone("field") == ["Shade in the Pawnshop"] and me.zone("graveyard") == ["Lamp Thief", "Doom"]
    assert foe.zone("graveyard") == ["Barge Crab"] and foe.zone("field") == ["Harbour Ox"]


def test_the_shade_out_of_the_hand_destroys_nothing(scene, me, foe):
    """when it enters your field: only from a standby area."""
    me.has(hand=["Shade in the Pawnshop"]).will("darkness", "darkness")
    foe.has(field=["Barge Crab"])
    me.plays("Shade in the Pawnshop").lets_resolve()
    assert me.zone("field") == ["Shade in the Pawnshop"] and foe.zone("field") == ["Barge Crab"]


def test_the_shade_does_not_mind_their_losses(scene, me, foe):
    """stealth (1114): a resonator of the opponent is destroyed, and nobody is asked."""
    waits(me, "Shade in the Pawnshop")
    me.has(hand=["Final Notice"]).will("darkness", "darkness", "darkness")
    foe.has(field=["Barge Crab"])
    me.plays("Final Notice").lets_resolve()
    scene.quiet()
    assert me.zone("standby") == ["Shade in the Pawnshop"] and foe.zone("graveyard") == ["Barge Crab"]


def test_interest_is_taken_twice(scene, me, foe):
    """remnant (1115); losing ATK or DEF: -300/-300 from hand and from the graveyard: 900 - 600; then it is removed."""
    me.has(hand=["Interest"]).will("darkness", "darkness")
    foe.has(field=["Harbour Ox"])
    me.plays("Interest").lets_resolve()
    assert me.zone("graveyard") == ["Interest"] and foe.defence("Harbour Ox") == 900 - 300
    me.plays("Interest").lets_resolve()
    assert me.zone("removed") == ["Interest"] and foe.defence("Harbour Ox") == 900 - 600
    assert foe.atk("Harbour Ox") == 700 - 600


def test_interest_kills_what_has_no_more(scene, me, foe):
    """losing ATK or DEF: a DEF of 300 - 300 does not stay in the field."""
    me.has(hand=["Interest"]).will("darkness")
    foe.has(field=["Lamp Thief"])
    me.plays("Interest").lets_resolve()
    assert foe.zone("graveyard") == ["Lamp Thief"]


# --- torrent ----------------------------------------------------------------------------------------------


def test_drowned_minute_draws_as_a_second_card(scene, me, foe):
    """torrent (1124); losing ATK or DEF: as the first card of the turn it only weakens, as the second it draws."""
    me.has(hand=["Drowned Minute", "Drowned Minute"]).will("water", "water")
    foe.has(field=["Harbour Ox"])
    with me.changes(hand=-1):
        me.plays("Drowned Minute").lets_resolve()
    assert (foe.atk("Harbour Ox"), foe.defence("Harbour Ox")) == (700 - 600, 900)
    with me.changes(hand=-1 + 1):
        me.plays("Drowned Minute").lets_resolve()


def test_a_card_of_the_opponent_makes_no_torrent(scene, me, foe):
    """torrent (1124): they played a chant, I none; the Draught draws nothing."""
    scene.turn_of(foe)
    foe.has(hand=["Chant"], field=["Lamp Thief"]).will("fire")
    me.has(hand=["Attic Draught"]).will("wind")
    foe.plays("Chant")
    with me.changes(hand=-1):
        me.plays("Attic Draught")
        me.lets_resolve()
    assert foe.atk("Lamp Thief") == 400 + 300


def test_the_draught_lifts_and_draws(scene, me, foe):
    """torrent (1124); gaining ATK and DEF: after a resonator, +300/+300, [Flying] and a card."""
    me.has(hand=["Ferry Clerk", "Attic Draught"]).will("water", "wind")
    me.plays("Ferry Clerk").lets_resolve()
    with me.changes(hand=-1 + 1):
        me.plays("Attic Draught").lets_resolve()
    assert (me.atk("Ferry Clerk"), me.defence("Ferry Clerk")) == (300 + 300, 400 + 300)
    assert "flying" in me.value("Ferry Clerk", "keywords")


# --- judgment and inheritance -----------------------------------------------------------------------------


@pytest.mark.parametrize(("ruler", "j_ruler", "colour"), [
    ("Tamsin Vey, Keeper of the First Bell", "Tamsin Vey, Who Woke the Sun", "light"),
    ("Maddock Spill, Seller of Noons", "Maddock Spill, Lit at Both Ends", "fire"),
    ("Isaura Quill, Reader of Low Water", "Isaura Quill, Tide Out of Season", "water"),
    ("Nettie Crape, Pawnbroker of Midnights", "Nettie Crape, Holder of All Debts", "darkness"),
])  # fmt: skip
def test_each_ruler_is_judged_for_its_own_wills(scene, me, foe, ruler, j_ruler, colour):
    """judgment (1125): two wills of the house and one of any bring the other side into the field."""
    me.has(ruler_area=[ruler]).will(colour, colour, "wind")
    me.uses(ruler, 1).lets_resolve()
    assert j_ruler in me.zone("field") and me.zone("ruler area") == [] and me.pool == []


def test_one_will_of_the_house_is_no_judgment(scene, me, foe):
    """judgment (1125): {W}{W}{1} with one light and two winds."""
    me.has(ruler_area=["Tamsin Vey, Keeper of the First Bell"]).will("light", "wind", "wind")
    assert "Tamsin Vey, Keeper of the First Bell/1" not in uses_of(me, "Tamsin Vey, Keeper of the First Bell")


def test_the_duellist_bequeaths_precision(scene, me, foe):
    """inheritance (1126); gaining ATK and DEF: paid and discarded from hand: the Crab has 500 + 400 and [Precision]."""
    me.has(hand=["Psalm Duellist"], field=["Barge Crab"]).will("light", "light")
    foe.has(field=["Harbour Ox"])
    me.uses("Psalm Duellist", 3, "Barge Crab").lets_resolve()
    assert me.zone("graveyard") == ["Psalm Duellist"]
    assert (me.atk("Barge Crab"), me.defence("Barge Crab")) == (500 + 400, 700 + 400)
    me.battles()
    assert me.can_attack("Barge Crab", "Harbour Ox")


def test_the_duellist_in_the_field_bequeaths_nothing(scene, me, foe):
    """inheritance (1126): it is discarded, so it must be in hand."""
    me.has(field=["Psalm Duellist", "Barge Crab"]).will("light", "light")
    assert uses_of(me, "Psalm Duellist") == []


def test_the_scout_bequeaths_wings_in_battle(scene, me, foe):
    """inheritance (1126): in the middle of a battle, before blocks: the Crab flies for 500 + 200 over the Ox."""
    me.has(hand=["Weathercock Scout"], field=["Barge Crab"]).stones("wind")
    foe.has(field=["Harbour Ox"])
    me.attacks("Barge Crab")
    me.uses("Weathercock Scout", 2, "Barge Crab").lets_resolve()
    assert me.defence("Barge Crab") == 700 + 200
    me.battle_ends()
    assert foe.life == FOE_LIFE - (500 + 200)
