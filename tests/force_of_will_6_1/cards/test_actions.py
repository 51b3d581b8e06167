"""Actions by rules (section 1000) with the cards of The Auction of Hours that do them."""

from __future__ import annotations

import pytest

FOE_LIFE = 4000
LIT = "Maddock Spill, Lit at Both Ends"


def uses_of(player, name):
    return [act[2] for act in player.options() if act[0] == "use" and act[1] == name]


def plays_of(player):
    return [act[1] for act in player.options() if act[0] == "play"]


# --- 1002 adding ------------------------------------------------------------------------------------------


def test_the_halo_is_added_to_a_resonator(scene, me, foe):
    """adding (1002); resonator additions; gaining ATK and DEF: [+300/+300] and [First Strike], for one only."""
    me.has(hand=["Halo of Hammered Tin"], field=["Barge Crab", "Ferry Clerk"]).will("light", "light")
    me.plays("Halo of Hammered Tin", "Barge Crab").lets_resolve()
    assert (me.atk("Barge Crab"), me.defence("Barge Crab")) == (500 + 300, 700 + 300)
    assert "first strike" in me.value("Barge Crab", "keywords") and me.atk("Ferry Clerk") == 300


def test_the_halo_goes_with_its_resonator(scene, me, foe):
    """adding (1002): the Crab is returned to hand, and the Halo is put into the graveyard."""
    me.has(hand=["Halo of Hammered Tin", "Undertow"], field=["Barge Crab"]).will("light", "light", "water", "water")
    me.plays("Halo of Hammered Tin").lets_resolve()
    me.plays("Undertow").lets_resolve()
    assert me.zone("field") == [] and sorted(me.zone("graveyard")) == ["Halo of Hammered Tin", "Undertow"]


def test_without_a_resonator_the_halo_is_not_played(scene, me, foe):
    """adding (1002): it needs its target; a J-ruler is no resonator."""
    me.as_j_ruler().has(hand=["Halo of Hammered Tin"]).will("light", "light")
    assert plays_of(me) == []


def test_the_mantle_fits_a_j_ruler(scene, me, foe):
    """J/resonator additions; adding (1002): 1200 + 200 / 800 + 200 and [First Strike]."""
    me.as_j_ruler("Maddock Spill, Seller of Noons").has(hand=["Red Noon Mantle"]).will("fire", "fire")
    me.plays("Red Noon Mantle").lets_resolve()
    assert (me.atk(LIT), me.defence(LIT)) == (1200 + 200, 800 + 200)
    assert "first strike" in me.value(LIT, "keywords")


def test_the_mantle_does_not_fit_a_ruler(scene, me, foe):
    """J/resonator additions: with rulers alone there is no target."""
    me.has(hand=["Red Noon Mantle"]).will("fire", "fire")
    assert plays_of(me) == []


def test_the_ledger_is_added_to_a_ruler(scene, me, foe):
    """ruler additions; beginning or end of turn; life lost or paid: 100 life at the end of my turn, not of theirs."""
    me.has(hand=["Nettie's Black Ledger"], field=["Barge Crab"]).will("darkness", "darkness")
    me.picks(("play", "Nettie's Black Ledger"))
    assert len(me.options()) == 2 and "Barge Crab" not in me.options()
    me.picks(me.card("Ruler")).pays()
    me.lets_resolve()
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and foe.life == FOE_LIFE - 100 and me.life == 4000
    foe.passes()
    assert scene.game.facts["turn seat"] == 0 and foe.life == FOE_LIFE - 100


def test_the_sleeve_burns_when_its_resonator_is_destroyed(scene, me, foe):
    """when it leaves or is destroyed; dealing damage (1007): the Clerk attacks as it comes and dies; 300."""
    me.has(hand=["Burning Sleeve"], field=["Ferry Clerk"]).fresh("Ferry Clerk").will("fire", "fire")
    foe.has(field=["Harbour Ox"])
    me.plays("Burning Sleeve", "Ferry Clerk").lets_resolve()
    assert (me.atk("Ferry Clerk"), me.defence("Ferry Clerk")) == (300 + 400, 400)
    me.attacks("Ferry Clerk")
    foe.blocks("Harbour Ox")
    me.battle_ends()
    assert foe.life == FOE_LIFE - 300 and foe.damage("Harbour Ox") == 300 + 400
    assert sorted(me.zone("graveyard")) == ["Burning Sleeve", "Ferry Clerk"]


def test_the_sleeve_does_not_burn_for_a_banished_resonator(scene, me, foe):
    """when it leaves or is destroyed: banished for a Ticket is not destroyed."""
    me.has(hand=["Burning Sleeve"], field=["Ferry Clerk", "Pawn Ticket"]).will("fire", "fire")
    me.plays("Burning Sleeve").lets_resolve()
    me.uses("Pawn Ticket", 2).lets_resolve()
    assert foe.life == FOE_LIFE and sorted(me.zone("graveyard")) == ["Burning Sleeve", "Ferry Clerk"]


@pytest.mark.parametrize(("name", "gone"), [("Barge Crab", False), ("Lamp Thief", True)])
def test_the_collar_shrinks(scene, me, foe, name, gone):
    """resonator additions; losing ATK or DEF: -300/-300: 700 - 300 stays, 300 - 300 does not."""
    me.has(hand=["Collar of Interest"]).will("darkness", "darkness")
    foe.has(field=[name])
    me.plays("Collar of Interest").lets_resolve()
    assert (foe.zone("graveyard") == [name]) == gone and (me.zone("graveyard") == ["Collar of Interest"]) == gone
    assert gone or (foe.atk(name), foe.defence(name)) == (500 - 300, 700 - 300)


# --- 1003 paying, moon, X ---------------------------------------------------------------------------------


def test_the_moon_clerk_wants_a_moon(scene, me, foe):
    """moon will; when it enters your field; life gained: {M}{1} from a Moonwater Stone and a fire: 200 life."""
    me.has(hand=["Moon Clerk"], field=["Moonwater Stone"]).will("fire")
    me.plays("Moon Clerk").lets_resolve()
    assert me.is_rested("Moonwater Stone") and "Moon Clerk" in me.zone("field") and me.life == 4000 + 200


def test_other_wills_are_no_moon(scene, me, foe):
    """moon will: two fires do not pay {M}."""
    me.has(hand=["Moon Clerk"]).will("fire", "fire", "void")
    assert plays_of(me) == []


def test_a_moon_pays_what_may_be_anything(scene, me, foe):
    """moon will; paying will (1003): {2} of a Footman with two moons; {B} with none."""
    me.has(hand=["Wind-Up Footman", "Lamp Thief"]).will("moon", "moon")
    assert plays_of(me) == ["Wind-Up Footman"]
    me.plays("Wind-Up Footman").lets_resolve()
    assert me.pool == []


@pytest.mark.parametrize("x", [0, 3])
def test_the_second_gust_is_as_strong_as_what_was_paid(scene, me, foe, x):
    """X in a cost; gaining ATK and DEF: {G}{X}: +X00/+X00."""
    me.has(hand=["Second Gust"], field=["Barge Crab"]).will(*["wind"] * 4)
    me.plays("Second Gust", x).lets_resolve()
    assert (me.atk("Barge Crab"), me.defence("Barge Crab")) == (500 + 100 * x, 700 + 100 * x)
    assert len(me.pool) == 4 - 1 - x


def test_x_is_no_more_than_can_be_paid(scene, me, foe):
    """X in a cost: with {G} and one more, 0 or 1."""
    me.has(hand=["Second Gust"], field=["Barge Crab"]).will("wind", "fire")
    me.picks(("play", "Second Gust"))
    me.is_asked(exactly=[0, 1])


# --- 1004 to 1006 -----------------------------------------------------------------------------------------


def test_the_toll_removes(scene, me, foe):
    """removing from the game (1004): of two resonators the one I mean, out of any graveyard's reach."""
    me.has(hand=["Toll of Absence"]).will(*["light"] * 4)
    foe.has(field=["Barge Crab", "Harbour Ox"])
    me.plays("Toll of Absence", "Harbour Ox").lets_resolve()
    assert foe.zone("removed") == ["Harbour Ox"] and foe.zone("field") == ["Barge Crab"]


def test_the_auditor_summons_what_it_finds(scene, me, foe):
    """revealing (1005); summoning (1006); enter: the Crab on top is a resonator and comes into my field for nothing."""
    me.has(hand=["Deep Auditor"]).will(*["water"] * 4).deck_top("Barge Crab")
    me.plays("Deep Auditor").lets_resolve()
    assert me.zone("field") == ["Deep Auditor", "Barge Crab"]


def test_the_auditor_leaves_what_is_no_resonator(scene, me, foe):
    """revealing (1005): the Undertow is shown to both and stays on top."""
    me.has(hand=["Deep Auditor"]).will(*["water"] * 4).deck_top("Undertow")
    me.plays("Deep Auditor").lets_resolve()
    assert me.zone("field") == ["Deep Auditor"] and me.zone("deck")[-1] == "Undertow"
    assert [e for e in scene.game.log if e[0] == "show"]


def test_a_summoned_card_does_not_enter_from_the_hand(scene, me, foe):
    """summoning (1006): the Notary that was summoned came from the deck, so its [Enter] draws nothing."""
    me.has(hand=["Deep Auditor"]).will(*["water"] * 4).deck_top("Puddle Notary")
    with me.changes(hand=-1):
        me.plays("Deep Auditor").lets_resolve()
    assert me.zone("field") == ["Deep Auditor", "Puddle Notary"]


# --- 1007 dealing damage ----------------------------------------------------------------------------------


def test_noon_strikes(scene, me, foe):
    """dealing damage (1007): 700 destroys a Crab of 700; an Ox of 900 stands with it."""
    me.has(hand=["Noon Strike", "Noon Strike"]).will(*["fire"] * 4)
    foe.has(field=["Barge Crab", "Harbour Ox"])
    me.plays("Noon Strike", "Barge Crab").lets_resolve()
    me.plays("Noon Strike").lets_resolve()
    assert foe.zone("graveyard") == ["Barge Crab"] and foe.damage("Harbour Ox") == 700


def test_coal_may_be_thrown_at_a_player(scene, me, foe):
    """dealing damage (1007): 300 to the opponent."""
    me.has(hand=["Thrown Coal"]).will("fire")
    me.plays("Thrown Coal", ("player", 1)).lets_resolve()
    assert foe.life == FOE_LIFE - 300


def test_the_ledger_burns_by_dice(scene, me, foe):
    """force (1023); dealing damage (1007): two dice, 100 for each point, to the player."""
    me.has(hand=["Burn the Ledger"]).will("fire", "fire", "fire")
    me.plays("Burn the Ledger", ("player", 1)).lets_resolve()
    (dice,) = [e[4] for e in scene.game.log if e[0] == "force"]
    assert len(dice) == 2 and all(1 <= die <= 6 for die in dice) and foe.life == FOE_LIFE - 100 * sum(dice)


def test_the_fuse_setter_hits_theirs_only(scene, me, foe):
    """enter; dealing damage (1007): 300 to the one J/resonator of theirs, a J-ruler; my own cannot be meant."""
    me.has(hand=["Fuse Setter, Garrow"], field=["Ferry Clerk"]).will("fire", "fire")
    foe.as_j_ruler("Maddock Spill, Seller of Noons")
    me.plays("Fuse Setter, Garrow").lets_resolve()
    assert foe.damage(LIT) == 300 and me.damage("Ferry Clerk") == 0


def test_the_runner_throws_itself(scene, me, foe):
    """banishing (1011); dealing damage (1007): banished as the cost, it still deals its 200 to a Crab."""
    me.has(field=["Soot Runner"])
    foe.has(field=["Barge Crab"])
    me.uses("Soot Runner", 3, "Barge Crab").lets_resolve()
    assert me.zone("graveyard") == ["Soot Runner"] and foe.damage("Barge Crab") == 200


def test_a_stone_scratches(scene, me, foe):
    """dealing damage (1007); true magic stones: Meridian deals 100 for {R} and its own rest."""
    me.has(field=["Meridian, the Upright Stone"]).will("fire")
    foe.has(field=["Barge Crab"])
    me.uses("Meridian, the Upright Stone", 2).lets_resolve()
    assert foe.damage("Barge Crab") == 100 and me.is_rested("Meridian, the Upright Stone") and me.pool == []


@pytest.mark.parametrize(("name", "ability", "wills"), [
    ("Noon Strike", 0, ["fire"] * 2), ("Thrown Coal", 0, ["fire"]), ("Burn the Ledger", 0, ["fire"] * 3),
    ("Attic Draught", 0, ["wind"]), ("Drowned Minute", 0, ["water"]), ("Smallest Hour", 0, ["water"] * 2),
    ("Interest", 0, ["darkness"]), ("Psalm Duellist", 3, ["light"] * 2), ("Weathercock Scout", 2, ["wind"]),
    ("Sexton of the Side Chapel", 2, []), ("Soot Runner", 3, []), ("Meridian, the Upright Stone", 2, ["fire"]),
    ("Neap, the Patient Stone", 2, ["water"]), ("Vesper, the Owing Stone", 2, ["darkness"]),
])  # fmt: skip
def test_a_j_ruler_may_be_meant(scene, me, foe, name, ability, wills):
    """dealing damage (1007); gaining ATK and DEF; preventing (1018): who says J/resonator may mean a J-ruler."""
    where = "hand" if ability == 0 or name in ("Psalm Duellist", "Weathercock Scout") else "field"
    me.has(**{where: [name]}).will(*wills)
    foe.as_j_ruler("Maddock Spill, Seller of Noons").has(field=["Barge Crab"])
    me.picks(("use", name, f"{name}/{ability}") if ability else ("play", name))
    assert {LIT, "Barge Crab"} <= set(me.options())


@pytest.mark.parametrize(("name", "wills"), [
    ("Final Notice", ["darkness"] * 3), ("Undertow", ["water"] * 2), ("Toll of Absence", ["light"] * 4),
    ("Stoke", ["fire"]), ("Hostile Bid", ["fire"] * 4), ("Second Gust", ["wind"]), ("Ice on the Locks", ["water"] * 2),
    ("Morning Pardon", ["light"] * 2),
])  # fmt: skip
def test_a_j_ruler_is_no_resonator(scene, me, foe, name, wills):
    """destroying (1010); back to the hand; control: who says resonator finds no target in a J-ruler."""
    me.has(hand=[name]).will(*wills)
    foe.as_j_ruler("Maddock Spill, Seller of Noons")
    assert plays_of(me) == []


# --- 1008, 1016 -------------------------------------------------------------------------------------------


def test_the_dry_season_stops_calls_and_cannot_be_chased(scene, me, foe):
    """calling (1016); no chasing (1008); drawing (1009): no stone this turn, no answer, one card for me."""
    scene.turn_of(foe)
    me.has(hand=["Dry Season Notice"]).stones("water", "water")
    foe.has(hand=["Chant", "Quick Chant"]).stones("fire", "fire")
    assert foe.offered("call", "Ruler")
    foe.plays("Chant")
    assert foe.offered("play", "Quick Chant")
    foe.passes()
    with me.changes(hand=-1 + 1):
        me.plays("Dry Season Notice")
        assert me.chase == ["Chant", "Dry Season Notice"] and foe.asked and not foe.offered("play", "Quick Chant")
        me.lets_resolve()
    assert not foe.offered("call", "Ruler")


def test_the_dry_season_is_over_next_turn(scene, me, foe):
    """calling (1016): played in my own turn it stops nothing of theirs in their turn; I may still call."""
    me.has(hand=["Dry Season Notice"]).will("water", "water")
    me.plays("Dry Season Notice").lets_resolve()
    assert me.offered("call", "Ruler")
    me.passes()
    assert foe.offered("call", "Ruler")


# --- 1009 to 1013 -----------------------------------------------------------------------------------------


def test_the_notary_draws(scene, me, foe):
    """drawing (1009); enter: one card as it comes from the hand."""
    me.has(hand=["Puddle Notary"]).will("water", "water")
    with me.changes(hand=-1 + 1):
        me.plays("Puddle Notary").lets_resolve()


def test_final_notice_pays_its_victim(scene, me, foe):
    """destroying (1010); life gained: the Ox is destroyed, and who controlled it gains 200."""
    me.has(hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.has(field=["Harbour Ox"])
    me.plays("Final Notice").lets_resolve()
    assert foe.zone("graveyard") == ["Harbour Ox"] and foe.life == FOE_LIFE + 200 and me.life == 4000


def test_struck_from_the_book(scene, me, foe):
    """cancelling (1012): their Ox goes to the graveyard and never enters."""
    scene.turn_of(foe)
    me.has(hand=["Struck from the Book"]).will("water", "water", "water")
    foe.has(hand=["Harbour Ox"]).will("water", "water", "water")
    foe.plays("Harbour Ox")
    me.plays("Struck from the Book").lets_resolve()
    assert foe.zone("graveyard") == ["Harbour Ox"] and foe.zone("field") == []


def test_an_ability_is_not_struck(scene, me, foe):
    """cancelling (1012): the Notary has entered and only its ability waits, which is no spell."""
    scene.turn_of(foe)
    me.has(hand=["Struck from the Book"]).stones("water", "water", "water")
    foe.has(hand=["Puddle Notary"]).will("water", "water")
    foe.plays("Puddle Notary")
    assert me.offered("play", "Struck from the Book")
    me.passes()
    assert foe.chase == ["Puddle Notary"] and foe.zone("field") == ["Puddle Notary"]
    assert not me.offered("play", "Struck from the Book")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_vane_turns_wrong_unless_paid(scene, me, foe, answer):
    """cancelling (1012); paid or cancelled: with {2} left they choose whether their Thief comes."""
    scene.turn_of(foe)
    me.has(hand=["Wrong Turn of the Vane"]).will("wind", "wind")
    foe.has(hand=["Lamp Thief"]).will("darkness", "darkness", "darkness")
    foe.plays("Lamp Thief")
    me.plays("Wrong Turn of the Vane")
    foe.until("1003.4").picks(answer).pays()
    me.lets_resolve()
    assert (foe.zone("field") == ["Lamp Thief"]) == (answer == "yes") and len(foe.pool) == (0 if answer == "yes" else 2)


def test_the_vane_in_a_torrent_puts_a_counter(scene, me, foe):
    """torrent (1124); putting counters (1022): after another card of mine it also lays +100/+100 on my Crab."""
    me.has(hand=["Wrong Turn of the Vane", "Ferry Clerk"], field=["Barge Crab"]).will("wind", "wind", "water")
    me.plays("Ferry Clerk")
    me.plays("Wrong Turn of the Vane").lets_resolve()
    assert me.counters("Barge Crab", "+100/+100") == 1 and me.atk("Barge Crab") == 500 + 100
    assert "Ferry Clerk" in me.zone("graveyard")


def test_ice_rests_and_keeps_rested(scene, me, foe):
    """staying rested; resting and recovering (1013); drawing (1009): the Ox misses one recovery, the Crab none."""
    me.has(hand=["Ice on the Locks"]).will("water", "water")
    foe.has(field=["Harbour Ox"]).put("field", "Barge Crab", rested=True)
    with me.changes(hand=-1 + 1):
        me.plays("Ice on the Locks", "Harbour Ox").lets_resolve()
    assert foe.is_rested("Harbour Ox")
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and foe.is_rested("Harbour Ox") and not foe.is_rested("Barge Crab")
    foe.passes()
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and not foe.is_rested("Harbour Ox")


def test_a_hostile_bid_attacks_its_owner(scene, me, foe):
    """control; resting and recovering (1013): their rested Ox is mine, recovered and swift; next turn it is theirs."""
    me.has(hand=["Hostile Bid"]).will(*["fire"] * 4)
    foe.put("field", "Harbour Ox", rested=True)
    me.plays("Hostile Bid").lets_resolve()
    assert me.zone("field") == ["Harbour Ox"] and not me.is_rested("Harbour Ox")
    me.attacks("Harbour Ox").battle_ends()
    assert foe.life == FOE_LIFE - 700
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and foe.zone("field") == ["Harbour Ox"] and me.zone("field") == []


# --- 1014, 1015, 1017 -------------------------------------------------------------------------------------


def test_two_readings(scene, me, foe):
    """choosing (1014); looking at cards: of four, two to hand and two under the deck."""
    me.has(hand=["Two Readings of the Tide"]).will("water", "water", "water")
    me.deck_top("Lamp Thief", "Barge Crab", "Harbour Ox", "Ferry Clerk")
    me.plays("Two Readings of the Tide", "Barge Crab", "Ferry Clerk")
    me.picks("Lamp Thief")
    me.lets_resolve()
    assert sorted(me.zone("hand")) == ["Barge Crab", "Ferry Clerk"]
    assert sorted(me.zone("deck")[:2]) == ["Harbour Ox", "Lamp Thief"]


def test_the_will_is_read(scene, me, foe):
    """choosing (1014); looking at cards; discarding (1019): I see three cards and choose one, which they discard."""
    me.has(hand=["Reading of the Will"]).will("darkness", "darkness")
    foe.has(hand=["Lamp Thief", "Barge Crab", "Undertow"])
    me.plays("Reading of the Will")
    me.is_asked(exactly=["Lamp Thief", "Barge Crab", "Undertow"])
    me.picks("Undertow").lets_resolve()
    assert foe.zone("graveyard") == ["Undertow"] and sorted(foe.zone("hand")) == ["Barge Crab", "Lamp Thief"]


def test_nothing_is_left_to_read(scene, me, foe):
    """choosing (1014): an empty hand; the chant does nothing."""
    me.has(hand=["Reading of the Will"]).will("darkness", "darkness")
    me.plays("Reading of the Will").lets_resolve()
    assert me.zone("graveyard") == ["Reading of the Will"] and foe.zone("graveyard") == []


def test_repossession_triggers_the_entrance(scene, me, foe):
    """triggering (1015); back from the graveyard: the Notary of cost 2 comes back and draws as if it were played."""
    me.has(hand=["Repossession"], graveyard=["Puddle Notary", "Great Bell Colossus"]).will(*["darkness"] * 3)
    with me.changes(hand=-1 + 1):
        me.plays("Repossession").lets_resolve()
    assert me.zone("field") == ["Puddle Notary"] and "Great Bell Colossus" in me.zone("graveyard")


def test_repossession_of_a_card_without_an_entrance(scene, me, foe):
    """triggering (1015): an Ox of cost 3 comes back and nothing more; a Colossus of cost 5 is too dear."""
    me.has(hand=["Repossession"], graveyard=["Harbour Ox"]).will(*["darkness"] * 3)
    with me.changes(hand=-1):
        me.plays("Repossession").lets_resolve()
    assert me.zone("field") == ["Harbour Ox"]


def test_nothing_cheap_enough_to_repossess(scene, me, foe):
    """back from the graveyard: total cost 4 is no target."""
    me.has(hand=["Repossession"], graveyard=["Deep Auditor"]).will(*["darkness"] * 3)
    assert plays_of(me) == []


def test_an_echo_finds_another_target(scene, me, foe):
    """copying (1017): my Coal at the Crab is copied, and the copy is thrown at the Moth: 300 each."""
    me.has(hand=["Thrown Coal", "Echo in the Well"]).will("fire", "water", "water")
    foe.has(field=["Barge Crab", "Dusk Moth"])
    me.plays("Thrown Coal", "Barge Crab")
    me.plays("Echo in the Well")
    me.picks("Dusk Moth").lets_resolve()
    assert foe.damage("Barge Crab") == 300 and foe.zone("graveyard") == ["Dusk Moth"]
    assert sorted(me.zone("graveyard")) == ["Echo in the Well", "Thrown Coal"]


def test_an_echo_may_keep_the_target(scene, me, foe):
    """copying (1017): without a new target 300 + 300 at the Ox."""
    me.has(hand=["Thrown Coal", "Echo in the Well"]).will("fire", "water", "water")
    foe.has(field=["Harbour Ox", "Dusk Moth"])
    me.plays("Thrown Coal", "Harbour Ox")
    me.plays("Echo in the Well")
    me.passes()
    me.lets_resolve()
    assert foe.damage("Harbour Ox") == 300 + 300 and foe.zone("field") == ["Harbour Ox", "Dusk Moth"]


def test_an_echo_of_their_spell_is_mine(scene, me, foe):
    """copying (1017): they Toll for 400; my copy takes 400 from them and gives 400 to me first."""
    scene.turn_of(foe)
    me.has(hand=["Echo in the Well"]).will("water", "water")
    foe.has(hand=["Toll of the Twelfth"]).will("darkness", "darkness")
    foe.plays("Toll of the Twelfth")
    me.plays("Echo in the Well").lets_resolve()
    assert me.life == 4000 + 400 - 400 and foe.life == FOE_LIFE - 400 + 400
    assert [e[0] for e in scene.game.log if e[0] in ("gain life", "lose life")] == ["lose life", "gain life"] * 2


def test_no_spell_no_echo(scene, me, foe):
    """copying (1017): with an empty chase there is no target."""
    me.has(hand=["Echo in the Well"]).will("water", "water")
    assert plays_of(me) == []


# --- 1018 to 1023 -----------------------------------------------------------------------------------------


def test_the_sexton_prevents_three_hundred(scene, me, foe):
    """preventing (1018): of 700 to the Ox 300 are prevented; the next damage is dealt in full."""
    me.has(field=["Sexton of the Side Chapel"], hand=["Noon Strike", "Thrown Coal"]).will("fire", "fire", "fire")
    foe.has(field=["Harbour Ox"])
    me.uses("Sexton of the Side Chapel", 2, "Harbour Ox").lets_resolve()
    me.plays("Noon Strike", "Harbour Ox").lets_resolve()
    assert foe.damage("Harbour Ox") == 700 - 300 and me.is_rested("Sexton of the Side Chapel")
    me.plays("Thrown Coal", "Harbour Ox").lets_resolve()
    assert foe.damage("Harbour Ox") == 700 - 300 + 300


def test_a_pardon_prevents_everything(scene, me, foe):
    """preventing (1018); drawing (1009): 700 and 300 to the Crab are all prevented; a card is drawn."""
    me.has(field=["Barge Crab"], hand=["Morning Pardon", "Noon Strike", "Thrown Coal"])
    me.will("light", "light", *["fire"] * 4)
    with me.changes(hand=-1 + 1):
        me.plays("Morning Pardon").lets_resolve()
    me.plays("Noon Strike").lets_resolve()
    me.plays("Thrown Coal", "Barge Crab").lets_resolve()
    assert me.damage("Barge Crab") == 0 and me.zone("field") == ["Barge Crab"]


def test_the_usurer_takes_a_card(scene, me, foe):
    """discarding (1019); enter: they choose which of two."""
    me.has(hand=["Usurer of Sleep"]).will(*["darkness"] * 3)
    foe.has(hand=["Lamp Thief", "Ferry Clerk"])
    me.plays("Usurer of Sleep").lets_resolve(0)
    foe.picks("Lamp Thief")
    assert foe.zone("graveyard") == ["Lamp Thief"] and foe.zone("hand") == ["Ferry Clerk"]


def test_the_glass_turns(scene, me, foe):
    """discarding (1019); drawing (1009); regalia: draw first, then discard one of what is there."""
    me.has(field=["Tide Glass"], hand=["Lamp Thief"]).will("fire").deck_top("Ferry Clerk")
    me.uses("Tide Glass", 2)
    me.is_asked(exactly=["Lamp Thief", "Ferry Clerk"])
    me.picks("Lamp Thief").lets_resolve()
    assert me.zone("hand") == ["Ferry Clerk"] and me.is_rested("Tide Glass") and uses_of(me, "Tide Glass") == []


def test_the_smallest_hour(scene, me, foe):
    """becoming (1020): an Ox of 700/900 is 100/100 until end of turn."""
    me.has(hand=["Smallest Hour"]).will("water", "water")
    foe.has(field=["Harbour Ox"])
    me.plays("Smallest Hour").lets_resolve()
    assert (foe.atk("Harbour Ox"), foe.defence("Harbour Ox")) == (100, 100)
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and (foe.atk("Harbour Ox"), foe.defence("Harbour Ox")) == (700, 900)


def test_the_smallest_hour_kills_the_wounded(scene, me, foe):
    """becoming (1020): 300 damage on a DEF of 100 is too much."""
    me.has(hand=["Thrown Coal", "Smallest Hour"]).will("fire", "water", "water")
    foe.has(field=["Harbour Ox"])
    me.plays("Thrown Coal", "Harbour Ox").lets_resolve()
    me.plays("Smallest Hour").lets_resolve()
    assert foe.zone("graveyard") == ["Harbour Ox"]


def test_the_chair_gets_up(scene, me, foe):
    """becoming (1020); regalia: for {2} a 500/500 Clockwork resonator that is a regalia too, until end of turn."""
    me.has(field=["Folding Saleroom Chair"]).will("fire", "fire")
    me.uses("Folding Saleroom Chair", 2).lets_resolve()
    assert set(me.value("Folding Saleroom Chair", "type")) == {"regalia", "resonator"}
    assert "Clockwork" in me.value("Folding Saleroom Chair", "race")
    assert me.defence("Folding Saleroom Chair") == 500
    me.attacks("Folding Saleroom Chair").battle_ends()
    assert foe.life == FOE_LIFE - 500
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and me.value("Folding Saleroom Chair", "type") == ("regalia",)


def test_the_catalogue_finds_an_old_hour(scene, me, foe):
    """searching; shuffling (1021); revealing (1005): of the deck only the Undertow is an Old Hour card."""
    me.has(hand=["Catalogue of Lots"]).will("water", "water").deck_top("Lamp Thief", "Undertow", "Noon Strike")
    me.plays("Catalogue of Lots")
    assert set(me.options()) == {"Undertow", "done"}
    me.picks("Undertow").lets_resolve()
    assert me.zone("hand") == ["Undertow"] and any(e[0] == "shuffle" for e in scene.game.log)
    assert me.count("deck") == 20 - 1 and any(e[0] == "show" for e in scene.game.log)


def test_the_catalogue_may_find_nothing(scene, me, foe):
    """searching; shuffling (1021): a deck without Old Hours is shuffled all the same."""
    me.has(hand=["Catalogue of Lots"]).will("water", "water").deck_top("Noon Strike")
    me.plays("Catalogue of Lots").lets_resolve()
    assert me.zone("hand") == [] and any(e[0] == "shuffle" for e in scene.game.log)


def test_the_clock_ticks_in_my_turns(scene, me, foe):
    """putting counters (1022); beginning or end of turn; counters as a cost: one a turn, two for a card."""
    me.has(field=["Great Auction Clock"])
    assert uses_of(me, "Great Auction Clock") == []
    me.passes()
    foe.passes()
    assert me.counters("Great Auction Clock", "tick") == 1 and uses_of(me, "Great Auction Clock") == []
    me.passes()
    foe.passes()
    assert me.counters("Great Auction Clock", "tick") == 2
    while scene.game.facts["phase"] != "main phase":
        me.passes()
    with me.changes(hand=1):
        me.uses("Great Auction Clock", 3).lets_resolve()
    assert me.counters("Great Auction Clock", "tick") == 0 and me.is_rested("Great Auction Clock")
