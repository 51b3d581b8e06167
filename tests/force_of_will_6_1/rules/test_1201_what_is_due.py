"""What rule processes do at once, what effects of damage cover, and what is paid in another way than usual."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


def spell(scene, player, effect, name="Deed"):
    """The player holds a chant, which may be played at any time, and a will for it."""
    scene.card(name, f"[Quickcast]\n{effect}", type="Chant", cost="{1}")
    player.put("hand", name)
    player.will("fire")


def bell(scene, player, effect, name="Bell"):
    """The player has a regalia that does this once a turn."""
    player.put("field", scene.card(name, type="Regalia", abilities=[n.Ability("activated", effect, limit="turn")]))


# --- 313 control ------------------------------------------------------------------------------------------------

WHILE = "[Enter] ⇒ You gain control of target resonator your opponent controls as long as you control this card."


@pytest.mark.rule("313.2", "602.1a")
def test_control_ends_with_the_card_that_gave_it(scene, me, foe):
    """313.2: when the Thief is destroyed the resonator goes back at once, rested as it is."""
    me.has(hand=[scene.card("Thief", WHILE, cost="{1}")]).will("fire")
    foe.put("field", "Resonator 4", rested=True)
    spell(scene, me, "Destroy target resonator.", "Bolt")
    me.plays("Thief").lets_resolve()
    assert sorted(me.zone("field")) == ["Resonator 4", "Thief"] and foe.zone("field") == []
    me.plays("Bolt", "Thief").lets_resolve()
    assert me.zone("field") == [] and foe.zone("field") == ["Resonator 4"] and foe.is_rested("Resonator 4")


@pytest.mark.rule("313.2")
def test_control_is_not_gained_for_a_card_that_has_gone(scene, me, foe):
    """313.2: the Thief is destroyed before its text resolves; nobody changes sides."""
    me.has(hand=[scene.card("Thief", WHILE, cost="{1}")]).will("fire")
    foe.has(field=["Resonator 4"])
    spell(scene, foe, "Destroy target resonator.", "Bolt")
    me.plays("Thief")
    foe.passes()
    assert me.chase == ["Thief"] and me.zone("field") == ["Thief"]
    foe.plays("Bolt", "Thief").lets_resolve()
    assert me.zone("field") == [] and foe.zone("field") == ["Resonator 4"]


@pytest.mark.rule("313.2", "909.3b")
def test_of_two_effects_that_give_control_the_later_counts(scene, me, foe):
    """909.3b: I take it, the other player takes it back this turn, and as the turn ends it is with its owner."""
    foe.has(field=["Resonator 4"])
    spell(scene, me, "Gain control of target resonator until end of turn.", "Mine")
    spell(scene, foe, "Gain control of target resonator until end of turn.", "No, mine")
    me.plays("Mine")
    foe.passes()
    assert me.zone("field") == ["Resonator 4"]
    me.passes()
    foe.plays("No, mine").lets_resolve()
    assert foe.zone("field") == ["Resonator 4"] and me.zone("field") == []


# --- 1203 DEF that is lowered ---------------------------------------------------------------------------------


@pytest.mark.rule("1203.1", "1022.2")
@pytest.mark.parametrize(("name", "dies"), [("-100/-200", True), ("-200/-100", False), ("-100/0", False)])
def test_counters_that_lower_def_may_destroy(scene, me, foe, name, dies):
    """1203.1: the resonator with 200 DEF falls when nothing is left of it."""
    foe.has(field=["Resonator 1", "Resonator 5"])
    target = f.Target(n.Cards(("field",), "any", n.Is("type", "has", "resonator")))
    bell(scene, me, n.Sequence((target, f.PutCounters(name, n.Number(1), n.It()))))
    me.uses("Bell", 2, "Resonator 1").lets_resolve()
    assert ("Resonator 1" in foe.zone("field")) is not dies and "Resonator 5" in foe.zone("field")


@pytest.mark.rule("206.1a", "909.1f")
def test_a_card_without_numbers_gets_none_by_what_is_added(scene, me, foe):
    """206.1a: neither an effect nor a counter adds to an ATK that is not there."""
    scene.card("Statue", ATK=None, DEF=None)
    scene.card("Drum", "Resonators you control gain [+300/+300].", type="Regalia")
    me.has(field=["Statue", "Resonator 1", "Drum"])
    spell(scene, me, "Put a [+100/+100] counter on target resonator.")
    me.plays("Deed", "Statue").lets_resolve()
    assert me.atk("Statue") is None and me.defence("Statue") is None and me.atk("Resonator 1") == 200 + 300


@pytest.mark.rule("1017.2", "313.2")
def test_a_copy_stays_one_when_it_changes_sides(scene, me, foe):
    """302.3: in another field it is the same object, and still a copy; in the hand it is itself again."""
    become = n.Sequence((f.Target(n.Cards(("field",), "theirs", n.Is("type", "has", "resonator"))),
                         f.BecomeCopy(n.This(), n.It())))  # fmt: skip
    me.has(field=[scene.card("Mime", abilities=[n.Ability("activated", become, cost=(n.Turn(n.This(), "rest"),))])])
    foe.has(field=["Resonator 5"])
    card = me.card("Mime")
    spell(scene, foe, "Gain control of target rested resonator until end of turn.", "Mine")
    spell(scene, me, "Return target rested resonator to its owner's hand.", "Gust")
    me.uses("Mime", 2).lets_resolve()
    assert scene.game.value(card, "atk") == 1000
    me.passes()
    foe.plays("Mine").lets_resolve()
    assert card in scene.game.in_zone(1, "field") and scene.game.value(card, "atk") == 1000
    me.plays("Gust").lets_resolve()
    assert me.zone("hand") == ["Mime"]


# --- 1012 several at once ---------------------------------------------------------------------------------------


@pytest.mark.rule("1012.1")
def test_all_spells_of_the_other_player_are_cancelled(scene, me, foe):
    """1012.1: each of the two that wait, and none of one's own."""
    for name in ("Hymn", "Psalm"):
        spell(scene, me, "You gain 100 life.", name)
    spell(scene, foe, "You gain 500 life.", "Echo")
    bell(scene, foe, f.Cancel(n.Cards(("chase",), "theirs", n.InState("spell"))))
    me.plays("Hymn").plays("Psalm")
    foe.plays("Echo").uses("Bell", 2).lets_resolve()
    assert me.life == 4000 and foe.life == 4000 + 500 and sorted(me.zone("graveyard")) == ["Hymn", "Psalm"]


@pytest.mark.rule("104.3", "303.1a")
@pytest.mark.parametrize(("text", "drawn"), [("Rest all resonators your opponent controls. If you do, draw a card.", 1),
                                             ("Rest two target resonators. If you do, draw a card.", 0)])  # fmt: skip
def test_whether_cards_were_rested_of_which_one_was(scene, me, foe, text, drawn):
    """104.3: of a group it is enough that one is turned; of chosen cards all have to be."""
    foe.has(field=["Resonator 1"])
    foe.put("field", "Resonator 2", rested=True)
    spell(scene, me, text)
    me.plays("Deed").lets_resolve()
    assert me.count("hand") == drawn and foe.is_rested("Resonator 1")


# --- 903.2f other ways to pay ----------------------------------------------------------------------------------


@pytest.mark.rule("903.2f-ii", "1003.4")
@pytest.mark.parametrize(("wills", "able"), [(("fire",), False), (("darkness",), True), (("fire",) * 5, True)])
def test_wills_that_are_paid_rather_than_the_cost(scene, me, foe, wills, able):
    """903.2f-ii: five of any kind, or one of darkness."""
    me.has(hand=[scene.card("Shade", "You may pay {B} rather than pay this card's cost.", cost="{5}")]).will(*wills)
    assert me.offered("play", "Shade") is able
    if able:
        me.plays("Shade").lets_resolve()
        assert me.pool == [] and me.zone("field") == ["Shade"]


@pytest.mark.rule("1003.5")
def test_what_only_rests_is_used_before_what_loses_counters(scene, me, foe):
    """1003.5: the sensible payment keeps the counter, wherever the two cards lie."""
    fill = "{1}: Put a soot counter on this card. Play this ability only once per turn."
    scene.card("Urn", f"Remove a soot counter from this card: Produce {{R}}.\n{fill}", type="Regalia")
    me.has(field=["Urn", scene.card("Torch", "{Rest}: Produce {R}.", type="Regalia")]).will("light")
    spell(scene, me, "You gain 100 life.")
    scene.game.set("will 0", (("light", "", ""),))
    me.uses("Urn", 3).lets_resolve()
    me.plays("Deed").lets_resolve()
    assert me.counters("Urn", "soot") == 1 and me.is_rested("Torch")


# --- 910, 1018 damage --------------------------------------------------------------------------------------------


@pytest.mark.rule("1018.1")
@pytest.mark.parametrize(("amount", "dealt"), [(200, 0), (300, 0), (400, 400)])
def test_only_little_damage_is_prevented(scene, me, foe, amount, dealt):
    """1018.1: 300 and less is prevented, more is dealt as a whole."""
    foe.has(field=[scene.card("Shell", "If 300 or less damage would be dealt to this card, prevent it.", DEF=900)])
    spell(scene, me, f"This card deals {amount} damage to target resonator.")
    me.plays("Deed").lets_resolve()
    assert foe.damage("Shell") == dealt


@pytest.mark.rule("1018.1")
def test_the_first_damage_of_a_turn_is_prevented(scene, me, foe):
    """1018.1: neither the second, nor what another card is dealt."""
    text = "Each turn, prevent the first damage that would be dealt to this card."
    foe.has(field=[scene.card("Shell", text, DEF=900), "Resonator 5"])
    for name in ("Hail", "Rain"):
        spell(scene, me, "This card deals 200 damage to each resonator.", name)
    me.plays("Hail").lets_resolve()
    assert (foe.damage("Shell"), foe.damage("Resonator 5")) == (0, 200)
    me.plays("Rain").lets_resolve()
    assert (foe.damage("Shell"), foe.damage("Resonator 5")) == (200, 400)


@pytest.mark.rule("1018.1")
@pytest.mark.parametrize(("sort", "battle", "spelt"), [("battle ", 0, 200), ("non-battle ", 500, 0), ("", 0, 0)])
def test_which_sort_of_damage_is_prevented(scene, me, foe, sort, battle, spelt):
    """1018.1: of a battle, of all else, or of both."""
    text = f"Prevent all {sort}damage that would be dealt to this card."
    foe.put("field", scene.card("Shell", text, DEF=900), rested=True)
    me.has(field=[scene.card("Lancer", ATK=500)])
    spell(scene, me, "This card deals 200 damage to target rested resonator.")
    me.plays("Deed").lets_resolve()
    assert foe.damage("Shell") == spelt
    me.attacks("Lancer", "Shell")
    me.battle_ends()
    assert foe.damage("Shell") == spelt + battle


@pytest.mark.rule("910.2a")
def test_damage_to_others_is_dealt_to_the_guard_instead(scene, me, foe):
    """910.2a: what the player would be dealt; what the Guard itself or another card is dealt stays there."""
    text = "If damage would be dealt to you, it's dealt to this card instead."
    foe.has(field=[scene.card("Guard", text, DEF=900), "Resonator 5"])
    spell(scene, me, "This card deals 300 damage to your opponent.", "Bolt")
    spell(scene, me, "This card deals 200 damage to each resonator.", "Rain")
    me.plays("Bolt").lets_resolve()
    assert foe.life == 4000 and foe.damage("Guard") == 300
    me.plays("Rain").lets_resolve()
    assert foe.damage("Guard") == 300 + 200 and foe.damage("Resonator 5") == 200


@pytest.mark.rule("912.1")
def test_two_cards_deal_damage_to_each_other(scene, me, foe):
    """912.1: each as much as its own ATK."""
    text = "This card and target resonator your opponent controls deal damage equal to their ATK to each other."
    scene.card("Duellist", f"[Enter] ⇒ {text}", cost="{1}", ATK=300, DEF=900)
    me.has(hand=["Duellist"]).will("fire")
    foe.has(field=["Resonator 4"])
    me.plays("Duellist").lets_resolve()
    assert me.damage("Duellist") == 800 and foe.damage("Resonator 4") == 300


# --- 1002 additions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("1002.1")
def test_an_addition_is_moved_onto_another_resonator(scene, me, foe):
    """1002.1: onto one that it is not on, and onto no card that is no resonator; what it says is about that one now."""
    scene.card("Blade", "Added resonator gains [+200/+200].", type="Addition:Resonator", cost="{1}")
    me.as_j_ruler().has(field=["Resonator 1", "Resonator 2"], hand=["Blade"]).will("fire")
    foe.has(field=["Resonator 3"])
    spell(scene, me, "Move target addition onto another resonator.")
    me.plays("Blade", "Resonator 1").lets_resolve()
    assert me.atk("Resonator 1") == 200 + 200
    me.plays("Deed")
    assert me.offered("Resonator 2") and not me.offered("Resonator 1") and not me.offered("J-Ruler")
    me.picks("Resonator 2").lets_resolve()
    assert (me.atk("Resonator 1"), me.atk("Resonator 2")) == (200, 400 + 200)


# --- 1012 who pays -----------------------------------------------------------------------------------------------


@pytest.mark.rule("1012.1", "1003.4")
@pytest.mark.parametrize(("wills", "saved"), [(3, True), (2, False)])
def test_the_opponent_saves_a_spell_by_paying_for_each_card(scene, me, foe, wills, saved):
    """1012.1: two resonators, two wills beside the one that the spell cost; with one will less it is cancelled."""
    foe.has(field=["Resonator 1", "Resonator 2"])
    text = "Cancel target spell unless your opponent pays will equal to the number of resonators you control."
    spell(scene, me, "You gain 500 life.", "Hymn")
    spell(scene, foe, text, "Toll")
    me.will(*["water"] * (wills - 1))
    me.plays("Hymn")
    foe.plays("Toll")
    if saved:
        me.until(about="answer").picks("yes").pays()
    me.lets_resolve()
    assert me.life == 4000 + (500 if saved else 0) and len(me.pool) == (0 if saved else 1)


# --- 503 cards that stay rested ----------------------------------------------------------------------------------


@pytest.mark.rule("503.5", "909.4")
def test_a_card_stays_rested_in_its_next_recovery_phase_alone(scene, me, foe):
    """503.5: said in my turn of the other player's card: it stays rested once, and recovers the time after."""
    foe.put("field", "Resonator 2", rested=True)
    foe.put("field", "Resonator 3", rested=True)
    spell(scene, me, "Target resonator doesn't recover during its controller's next recovery phase.")
    me.plays("Deed", "Resonator 2").lets_resolve()
    turn = scene.game.facts["turn"]
    for rested in (True, False):
        while scene.game.facts["turn"] < turn + 1 or scene.game.facts["phase"] != "main phase":
            scene.players[scene.game.question.seat].passes()
        assert foe.is_rested("Resonator 2") is rested and not foe.is_rested("Resonator 3")
        turn += 2
    scene.quiet()


# --- 1203 texts that were gained -----------------------------------------------------------------------------------


@pytest.mark.rule("1203.1", "908.1")
@pytest.mark.parametrize(
    ("taken", "left"), [("[-200/-200]", ["Resonator 2"]), ("[-100/-100]", ["Resonator 1", "Resonator 2"])]
)
def test_a_text_that_a_card_gained_may_be_the_end_of_others(scene, me, foe, taken, left):
    """1203.1: the text is on one of my cards until end of turn, and takes all DEF of the smaller of theirs, or half."""
    spell(
        scene,
        me,
        f'Target resonator you control gains "Resonators your opponent controls gain {taken}." until end of turn.',
    )
    me.has(field=["Resonator 3"])
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.plays("Deed").lets_resolve()
    assert foe.zone("field") == left
