"""Sections 1102 to 1108: keywords of battle, [Swiftness] and [Imperishable]."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.zones import put_on

PLAYER = "player"


def fighter(scene, name, text, attack, defence=1000, **fields):
    return scene.card(name, text, type="Resonator", ATK=attack, DEF=defence, **fields)


def hurt(player, name, amount):
    """Damage that a card had before the scene began."""
    put_on(player.game, player.card(name), "damage", amount)


def options_of_attack(player):
    """Whom I may attack with whom, by names."""
    game = player.game
    acts = [act for act in game.question.options if isinstance(act, tuple)]
    return {(game.card(a), game.card(t) if isinstance(t, int) else PLAYER) for _, a, t in acts}


def options_of_block(player):
    return [option[1] for option in player.options() if isinstance(option, tuple)]


# --- 1102 pierce -----------------------------------------------------------------------------------------


@pytest.mark.rule("1102.2")
def test_the_controller_of_a_blocked_pierce_attacker_is_asked_to_split_its_damage(scene, me, foe):
    """1102.2: 1000 against a blocker of 400: the attacking player, and nobody else, is asked."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.blocks("Resonator 2")
    me.is_asked("1102.2b")


@pytest.mark.rule("1102.2b")
def test_of_more_damage_than_any_card_deals_the_list_of_amounts_ends(scene, me, foe):
    """1102.2b: of 90000 against a capacity of 400, three hundred amounts are offered, and everything."""
    fighter(scene, "Piercer", "[Pierce]", 90_000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.blocks("Resonator 2")
    me.is_asked("1102.2b", exactly=[*range(400, 400 + 30_000, 100), 90_000])
    me.picks(90_000)


@pytest.mark.rule("1102.2")
def test_an_unblocked_pierce_attacker_splits_nothing(scene, me, foe):
    """1102.2: without a block everything goes to the attacked player and no question comes."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.declines()
    me.battle_ends()
    assert foe.life == 4000 - 1000 and foe.damage("Resonator 2") == 0


@pytest.mark.rule("1102.2", "1102.2b")
def test_a_blocked_attacker_without_pierce_deals_nothing_past_the_blocker(scene, me, foe):
    """1102.2: only [Pierce] lets damage through; 1000 against 400 leaves the player at 4000."""
    me.has(field=["Resonator 5"])
    foe.has(field=["Resonator 2"])
    me.attacks("Resonator 5")
    foe.blocks("Resonator 2")
    me.battle_ends()
    assert foe.life == 4000 and foe.zone("graveyard") == ["Resonator 2"]


@pytest.mark.rule("1102.2b")
def test_the_blocker_gets_at_least_its_capacity_in_hundreds(scene, me, foe):
    """1102.2b: DEF 600 with 200 damage has a capacity of 400, so 400 to 1000 may be assigned, nothing between."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 3"])
    hurt(foe, "Resonator 3", 200)
    me.attacks("Piercer")
    foe.blocks("Resonator 3")
    me.is_asked("1102.2b", exactly=[600 - 200, 500, 600, 700, 800, 900, 1000])


@pytest.mark.rule("1102.2b")
def test_a_pierce_attacker_too_weak_for_the_blocker_deals_everything_to_it(scene, me, foe):
    """1102.2b: 300 against a capacity of 400: no question, nothing pierces."""
    fighter(scene, "Piercer", "[Pierce]", 300)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.blocks("Resonator 2")
    me.battle_ends()
    assert foe.damage("Resonator 2") == 300 and foe.life == 4000


@pytest.mark.rule("1102.2c")
def test_the_split_is_dealt_to_the_blocker_and_the_player(scene, me, foe):
    """1102.2c: 400 destroys the blocker, the other 600 go to the player."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.blocks("Resonator 2")
    me.picks(400)
    me.battle_ends()
    assert foe.life == 4000 - (1000 - 400) and foe.zone("graveyard") == ["Resonator 2"]


@pytest.mark.rule("1102.2c")
def test_the_piercing_damage_goes_to_the_attacked_resonator(scene, me, foe):
    """1102.2c: the attack was on a resonator of 800, so it is dealt the 1000 - 400 and the player nothing."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"]).put("field", "Resonator 4", rested=True)
    me.attacks("Piercer", "Resonator 4")
    foe.blocks("Resonator 2")
    me.picks(400)
    me.battle_ends()
    assert foe.damage("Resonator 4") == 1000 - 400 and foe.life == 4000


@pytest.mark.rule("1102.2c")
def test_blocker_and_attacked_resonator_are_dealt_their_shares_together(scene, me, foe):
    """1102.2c: 400 and 600 come at once, so both are destroyed at once and their owner orders them (302.4)."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"]).put("field", "Resonator 3", rested=True)
    me.attacks("Piercer", "Resonator 3")
    foe.blocks("Resonator 2")
    me.picks(400)
    foe.is_asked("302.4")
    foe.picks("Resonator 3")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Resonator 3", "Resonator 2"]


@pytest.mark.rule("1102.3")
def test_a_second_pierce_does_nothing(scene, me, foe):
    """1102.3: one [Pierce] is printed, one more gained: still at most 1000 - 400 pierce."""
    fighter(scene, "Piercer", "[Pierce]", 1000)
    scene.card("Lesson", "Resonators you control gain [Pierce].", type="Regalia")
    me.has(field=["Piercer", "Lesson"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.blocks("Resonator 2")
    me.is_asked("1102.2b", exactly=[400, 500, 600, 700, 800, 900, 1000])
    me.picks(400)
    me.battle_ends()
    assert foe.life == 4000 - (1000 - 400)


@pytest.mark.rule("1102.4")
def test_piercing_damage_is_battle_damage(scene, me, foe):
    """1102.4: 600 that pierce to the player set off what waits for battle damage to them."""
    text = "[Pierce]\nWhen this card deals battle damage to your opponent ⇒ Draw a card."
    fighter(scene, "Piercer", text, 1000)
    me.has(field=["Piercer"])
    foe.has(field=["Resonator 2"])
    me.attacks("Piercer")
    foe.blocks("Resonator 2")
    with me.changes(hand=1):
        me.picks(400)
        me.battle_ends()


@pytest.mark.rule("1102.2a")
@pytest.mark.parametrize(("taken", "least"), [(0, 400), (50, 400), (150, 300), (300, 100), (400, 0), (500, 0)])
def test_what_a_hurt_blocker_must_be_assigned(scene, me, foe, taken, least):
    """1102.2a, 1102.2b: what is left of 400 in whole hundreds, and nothing once there is none left."""
    fighter(scene, "Piercer", "[Pierce]", 600)
    scene.card("Wall", "This card cannot be destroyed.", ATK=100, DEF=400)
    me.has(field=["Piercer"])
    foe.has(field=["Wall"])
    hurt(foe, "Wall", taken)
    me.attacks("Piercer")
    foe.blocks("Wall")
    me.is_asked("1102.2b", exactly=[*range(least, 600, 100), 600])


@pytest.mark.rule("206.2", "1007.4")
@pytest.mark.parametrize(("loss", "dealt"), [(500, 0), (600, 0), (400, 100)])
def test_an_attack_without_atk_deals_nothing(scene, me, foe, loss, dealt):
    """206.2, 1007.4: 500 less 500 or more is no damage, and so is what it deals to a blocker."""
    scene.card("Weight", f"Resonators your opponent controls gain [-{loss}/+0].", type="Regalia")
    fighter(scene, "Porter", "", 500)
    me.has(field=["Porter"])
    foe.has(field=["Weight"])
    me.attacks("Porter").battle_ends()
    assert foe.life == 4000 - dealt and len(scene.events("damage")) == (1 if dealt else 0)


# --- 1103 precision --------------------------------------------------------------------------------------


@pytest.mark.rule("1103.2")
def test_only_with_precision_a_recovered_resonator_may_be_attacked(scene, me, foe):
    """1103.2: theirs is recovered; the card with [Precision] may attack it or the player, the other only the player."""
    fighter(scene, "Marksman", "[Precision]", 400)
    me.has(field=["Marksman", "Resonator 2"])
    foe.has(field=["Resonator 1"])
    me.battles()
    me.is_asked("803.3")
    assert options_of_attack(me) == {("Marksman", PLAYER), ("Marksman", "Resonator 1"), ("Resonator 2", PLAYER)}


@pytest.mark.rule("1103.2")
def test_precision_lets_a_recovered_j_ruler_be_attacked(scene, me, foe):
    """1103.2: J-rulers are J/resonators too."""
    fighter(scene, "Marksman", "[Precision]", 400)
    me.has(field=["Marksman"])
    foe.as_j_ruler()
    me.battles()
    assert me.can_attack("Marksman", "J-Ruler")


# --- 1104 first strike -----------------------------------------------------------------------------------


@pytest.mark.rule("1104.2")
def test_a_first_strike_attacker_destroys_its_blocker_before_it_strikes_back(scene, me, foe):
    """1104.2: 500/100 against 500/500: the blocker dies and never deals its damage."""
    fighter(scene, "Fencer", "[First Strike]", 500, 100)
    fighter(scene, "Guard", "", 500, 500)
    me.has(field=["Fencer"])
    foe.has(field=["Guard"])
    me.attacks("Fencer")
    foe.blocks("Guard")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Guard"] and me.damage("Fencer") == 0 and "Fencer" in me.zone("field")


@pytest.mark.rule("1104.2")
def test_first_strike_gives_a_blocker_nothing(scene, me, foe):
    """1104.2, read with 805.2: only attackers strike early, so both cards deal their 500 together and die."""
    fighter(scene, "Fencer", "[First Strike]", 500, 500)
    fighter(scene, "Raider", "", 500, 500)
    me.has(field=["Raider"])
    foe.has(field=["Fencer"])
    me.attacks("Raider")
    foe.blocks("Fencer")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Fencer"] and me.zone("graveyard") == ["Raider"]


# --- 1105 explode ----------------------------------------------------------------------------------------


@pytest.mark.rule("1105.2")
def test_explode_destroys_both_resonators(scene, me, foe):
    """1105.2: a blocker of 100/100 deals 100 to 800/800, and both are destroyed."""
    fighter(scene, "Bomb", "[Explode]", 100, 100)
    me.has(field=["Resonator 4"])
    foe.has(field=["Bomb"])
    me.attacks("Resonator 4")
    foe.blocks("Bomb")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Bomb"] and me.zone("graveyard") == ["Resonator 4"]


@pytest.mark.rule("1105.2")
def test_explode_destroys_itself_although_it_would_stand(scene, me, foe):
    """1105.2: 100/1000 blocks 400/400; neither's damage is deadly, yet both go."""
    fighter(scene, "Bomb", "[Explode]", 100, 1000)
    me.has(field=["Resonator 2"])
    foe.has(field=["Bomb"])
    me.attacks("Resonator 2")
    foe.blocks("Bomb")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Bomb"] and me.zone("graveyard") == ["Resonator 2"]


@pytest.mark.rule("1105.2")
def test_explode_does_nothing_when_a_player_is_hit(scene, me, foe):
    """1105.2: battle damage to a player sets nothing off."""
    fighter(scene, "Bomb", "[Explode]", 100, 100)
    me.has(field=["Bomb"])
    me.attacks("Bomb")
    me.battle_ends()
    assert foe.life == 4000 - 100 and me.zone("field") == ["Bomb"]


@pytest.mark.rule("1105.2")
def test_explode_needs_damage_that_is_dealt(scene, me, foe):
    """1105.2: an ATK of 0 deals nothing, so nothing is set off."""
    fighter(scene, "Dud", "[Explode]", 0, 1000)
    me.has(field=["Resonator 2"])
    foe.has(field=["Dud"])
    me.attacks("Resonator 2")
    foe.blocks("Dud")
    me.battle_ends()
    assert foe.zone("field") == ["Dud"] and me.zone("field") == ["Resonator 2"]


@pytest.mark.rule("1105.2", "805.2", "806.1")
@pytest.mark.parametrize(("swift", "back"), [("\n[First Strike]", 0), ("", 1)])
def test_who_explodes_by_a_first_strike_is_dealt_nothing_back(scene, me, foe, swift, back):
    """1105.2, 805.2: it deals its 100 before the blocker deals anything, and both are gone when that would; without
    First Strike they deal damage together."""
    fighter(scene, "Fuse", f"[Explode]{swift}", 100, 2000)
    me.has(field=["Fuse"])
    foe.has(field=["Resonator 4"])
    me.attacks("Fuse")
    foe.blocks("Resonator 4")
    me.battle_ends()
    assert me.zone("graveyard") == ["Fuse"] and foe.zone("graveyard") == ["Resonator 4"]
    assert len(scene.events("battle damage")) == 1 + back


@pytest.mark.rule("1105.3", "1105.2")
def test_a_j_ruler_with_explode_destroys_nothing_by_it(scene, me, foe):
    """1105.3: a J-ruler of 100/1000 with the keyword is blocked by 400/400; both stand with their damage."""
    back = {"name": "Bomb Lord", "type": "J-ruler", "ATK": 100, "DEF": 1000, "race": "Tester", "text": "[Explode]"}
    scene.card("Bomb Regent", "[Judgment] {1}", type="Ruler", back=back)
    me.as_j_ruler("Bomb Regent")
    foe.has(field=["Resonator 2"])
    me.attacks("Bomb Lord")
    foe.blocks("Resonator 2")
    me.battle_ends()
    assert me.damage("Bomb Lord") == 400 and foe.damage("Resonator 2") == 100


@pytest.mark.rule("1105.3", "1105.2")
def test_explode_does_nothing_to_a_j_ruler(scene, me, foe):
    """1105.3: a resonator with the keyword blocks a J-ruler of 1000: it dies of the damage, the J-ruler stands."""
    fighter(scene, "Bomb", "[Explode]", 100, 2000)
    me.as_j_ruler()
    foe.has(field=["Bomb"])
    me.attacks("J-Ruler")
    foe.blocks("Bomb")
    me.battle_ends()
    assert me.damage("J-Ruler") == 100 and foe.damage("Bomb") == 1000 and foe.zone("graveyard") == []


# --- 1106 flying -----------------------------------------------------------------------------------------


@pytest.mark.rule("1106.2")
def test_only_a_flying_card_may_block_a_flying_attacker(scene, me, foe):
    """1106.2: of two recovered resonators only the flying one is offered."""
    fighter(scene, "Eagle", "[Flying]", 400)
    fighter(scene, "Hawk", "[Flying]", 400)
    me.has(field=["Eagle"])
    foe.has(field=["Hawk", "Resonator 1"])
    me.attacks("Eagle")
    foe.until("804.3")
    assert options_of_block(foe) == ["Hawk"]


@pytest.mark.rule("1106.2")
def test_a_flying_card_may_block_on_the_ground(scene, me, foe):
    """1106.2 says nothing of attackers without [Flying]: both may block one."""
    fighter(scene, "Hawk", "[Flying]", 400)
    me.has(field=["Resonator 2"])
    foe.has(field=["Hawk", "Resonator 1"])
    me.attacks("Resonator 2")
    foe.until("804.3")
    assert options_of_block(foe) == ["Hawk", "Resonator 1"]


@pytest.mark.rule("1106.2", "104.2")
@pytest.mark.parametrize(("words", "ruler", "blocks"), [
    ("resonators", False, True), ("resonators", True, False),
    ("J/resonators", False, True), ("J/resonators", True, True),
])  # fmt: skip
def test_who_can_block_flying_resonators_cannot_block_a_flying_j_ruler(scene, me, foe, words, ruler, blocks):
    """1106.2: the text lets the archer block what it names, and a J-ruler is no resonator."""
    fighter(scene, "Archer", f"This card can block {words} with [Flying].", 400)
    scene.card("Feathers", "J-rulers you control gain [Flying].", type="Addition:Field")
    fighter(scene, "Eagle", "[Flying]", 400)
    foe.has(field=["Archer"])
    if ruler:
        me.as_j_ruler().has(field=["Feathers"])
    else:
        me.has(field=["Eagle"])
    me.attacks("J-Ruler" if ruler else "Eagle")
    if blocks:
        foe.until("804.3")
        assert options_of_block(foe) == ["Archer"]
    else:
        me.battle_ends()
        assert foe.life < 4000 and scene.events("block") == []


@pytest.mark.rule("1106.2")
def test_flying_gained_after_the_block_changes_nothing(scene, me, foe):
    """1106.2: the ground blocker of 200 stays in the battle: it dies, and nothing reaches the player."""
    scene.card("Wings", "[Quickcast]\nTarget resonator gains [Flying] until end of turn.", type="Chant")
    me.has(field=["Resonator 2"], hand=["Wings"]).stones("fire")
    foe.has(field=["Resonator 1"])
    me.attacks("Resonator 2")
    foe.blocks("Resonator 1")
    me.plays("Wings", "Resonator 2")
    me.lets_resolve()
    assert "flying" in me.value("Resonator 2", "keywords")
    me.battle_ends()
    assert foe.life == 4000 and foe.zone("graveyard") == ["Resonator 1"]


# --- 1107 swiftness --------------------------------------------------------------------------------------


@pytest.mark.rule("1107.2")
def test_a_resonator_with_swiftness_attacks_on_the_turn_it_comes(scene, me, foe):
    """1107.2: of two resonators that came this turn only the swift one may attack."""
    fighter(scene, "Runner", "[Swiftness]", 400)
    me.has(field=["Resonator 2", "Runner"]).fresh("Runner").fresh("Resonator 2")
    me.battles()
    me.is_asked("803.3")
    assert options_of_attack(me) == {("Runner", PLAYER)}


@pytest.mark.rule("1107.2")
def test_swiftness_lets_rest_abilities_be_played_on_the_turn_a_card_comes(scene, me, foe):
    """1107.2: the same ability that rests its card is offered of the swift one, not of the other."""
    fighter(scene, "Runner", "[Swiftness]\n{Rest}: Draw a card.", 400)
    fighter(scene, "Walker", "{Rest}: Draw a card.", 400)
    me.has(field=["Runner", "Walker"]).fresh("Runner").fresh("Walker")
    assert [act for act in me.options() if act[0] == "use"] == [("use", "Runner", "Runner/3")]


@pytest.mark.rule("1107.2")
@pytest.mark.parametrize("keyword", ["[Swiftness]\n", ""])
def test_a_j_ruler_that_was_judged_this_turn_needs_swiftness(scene, me, foe, keyword):
    """1107.2: with it the new J-ruler may attack and rest for its ability, without it neither."""
    back = {"name": "New Lord", "type": "J-ruler", "ATK": 400, "DEF": 400, "race": "Tester",
            "text": keyword + "{Rest}: Draw a card."}  # fmt: skip
    scene.card("Regent", "[Judgment] {1}", type="Ruler", back=back)
    fighter(scene, "Walker", "", 400)
    me.has(ruler_area=["Regent"], field=["Walker"]).stones("fire")
    me.uses("Regent", 1)
    me.lets_resolve()
    used = [act for act in me.options() if act[0] == "use" and act[1] == "New Lord"]
    assert bool(used) == bool(keyword)
    me.battles()
    assert me.can_attack("Walker")
    assert me.can_attack("New Lord") == bool(keyword)


# --- 1108 imperishable -----------------------------------------------------------------------------------


def fallen(scene, me, text):
    """My J-ruler with that text is destroyed in my turn, and my next turn comes."""
    back = {"name": "Lord", "type": "J-ruler", "ATK": 400, "DEF": 400, "race": "Tester", "text": text}
    scene.card("Regent", "[Judgment] {1}", type="Ruler", back=back)
    scene.card("Doom", "Destroy target J/resonator.", type="Chant")
    me.as_j_ruler("Regent")
    me.has(hand=["Doom"]).stones("fire", "fire")
    me.plays("Doom")
    me.lets_resolve()
    me.passes()
    me.other.passes()


@pytest.mark.rule("1108.2")
def test_an_imperishable_j_ruler_keeps_its_judgment(scene, me, foe):
    """1108.2: destroyed, it lies in the ruler area as a ruler without an astral counter, and is judged again later."""
    fallen(scene, me, "[Imperishable]")
    assert me.zone("ruler area") == ["Regent"] and me.counters("Regent", "astral") == 0
    assert me.offered("use", "Regent", "Regent/1")


@pytest.mark.rule("1108.2")
def test_a_j_ruler_without_imperishable_loses_its_judgment(scene, me, foe):
    """1108.2 is the exception: another J-ruler gets the counter (1010.1a), and no judgment is offered again."""
    fallen(scene, me, "")
    assert me.zone("ruler area") == ["Regent"] and me.counters("Regent", "astral") == 1
    assert not me.offered("use", "Regent", "Regent/1")
