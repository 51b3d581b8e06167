"""Section 1303: tokens."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.setup import will_coin
from playmat.kernel.run.atoms import mark, new_card
from playmat.kernel.words import nodes as n

FREE = "{0}"


def chant(scene, name, text, cost=FREE):
    return scene.card(name, text, type="Chant", cost=cost)


def spell(scene, name, *steps):
    """A chant in nodes, where no card has the wording."""
    ability = n.Ability("activated", n.Sequence(steps), zones=("chase",), keyword="spell")
    return scene.card(name, abilities=[ability], type="Chant", cost=FREE)


def den(scene):
    """A chant that puts two Werewolves of 400/400 into the field."""
    return chant(scene, "Den", "Put two [400/400] darkness Werewolf resonator tokens into your field.")


def growth(scene):
    return chant(scene, "Growth", "Target resonator gains [+300/+300] until end of turn.")


def numbers(player, name):
    return player.atk(name), player.defence(name)


# --- 1303.1 what a token is -------------------------------------------------------------------------------

UNLIKE = "Destroy target resonator with ATK different from its printed ATK or DEF different from its printed DEF."


@pytest.mark.rule("1303.1a")
def test_what_the_effect_states_is_printed_on_the_token(scene, me, foe):
    """1303.1a: as it is made it does not differ from its print, 400/400; with 400 + 300 it does."""
    den(scene)
    growth(scene)
    chant(scene, "Correction", UNLIKE)
    me.has(hand=["Den", "Growth", "Correction"])
    me.plays("Den")
    assert numbers(me, "Werewolf") == (400, 400) and me.value("Werewolf", "attribute") == ("darkness",)
    assert not me.offered("play", "Correction")
    me.plays("Growth", me.card("Werewolf"))
    assert numbers(me, "Werewolf") == (700, 700)
    me.plays("Correction")
    assert me.zone("field") == ["Werewolf"] and numbers(me, "Werewolf") == (400, 400)


@pytest.mark.rule("1303.1a")
def test_a_copy_of_a_token_is_what_is_printed_on_it(scene, me, foe):
    """1303.1a: the token has 400 + 300, the resonator that becomes its copy 400."""
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    growth(scene)
    spell(scene, "Mirror", f.BecomeCopy(n.Cards(("field",), "theirs"), n.Cards(("field",), "mine")))
    me.has(hand=["Lair", "Growth", "Mirror"])
    foe.has(field=["Resonator 1"])
    me.plays("Lair").plays("Growth", "Werewolf").plays("Mirror")
    assert foe.zone("field") == ["Werewolf"]
    assert numbers(me, "Werewolf") == (700, 700) and numbers(foe, "Werewolf") == (400, 400)


@pytest.mark.rule("1303.1b")
def test_a_token_is_a_resonator_where_nothing_else_is_said(scene, me, foe):
    """1303.1b: the effect says numbers and a race only; what destroys resonators can target the token."""
    spell(scene, "Nest", f.PutToken(n.Number(1), 200, 200, (), "Mouse"))
    chant(scene, "Trap", "Destroy target resonator.")
    me.has(hand=["Nest", "Trap"])
    me.plays("Nest")
    assert me.value("Mouse", "type") == ("resonator",)
    me.plays("Trap")
    assert me.zone("field") == []


@pytest.mark.rule("1303.1b")
def test_a_token_blocks_and_attacks_in_later_turns(scene, me, foe):
    """1303.1b: as a resonator the token blocks in the opponent's turn, and attacks in my next one."""
    spell(scene, "Nest", f.PutToken(n.Number(1), 200, 900, (), "Mouse"))
    me.has(hand=["Nest"])
    foe.has(field=["Resonator 2"])
    me.plays("Nest").passes()
    foe.attacks("Resonator 2")
    me.blocks("Mouse").battle_ends()
    assert me.damage("Mouse") == 400 and me.life == 4000
    foe.passes()
    me.attacks("Mouse")
    me.battle_ends()
    assert foe.life == 4000 - 200


@pytest.mark.rule("1303.1c")
def test_tokens_come_into_the_field_of_who_makes_them(scene, me, foe):
    """1303.1c: both are in my field and recovered, and too new to attack."""
    den(scene)
    me.has(field=["Resonator 1"], hand=["Den"])
    me.plays("Den")
    assert me.zone("field") == ["Resonator 1", "Werewolf", "Werewolf"] and foe.zone("field") == []
    assert not me.is_rested("Werewolf")
    me.battles()
    assert me.can_attack("Resonator 1") and not me.can_attack("Werewolf")


@pytest.mark.rule("1303.1c")
def test_tokens_are_of_who_controlled_the_effect(scene, me, foe):
    """1303.1c: I make them with a horn that is mine for this turn; when it goes back, they stay with me."""
    text = "{0}: Put a [400/400] Werewolf resonator token into your field. Play this ability only once per turn."
    scene.card("Horn", text, type="Regalia")
    chant(scene, "Theft", "Gain control of target regalia until end of turn.")
    me.has(hand=["Theft"])
    foe.has(field=["Horn"])
    me.plays("Theft").lets_resolve()
    me.uses("Horn", 2).lets_resolve()
    assert me.zone("field") == ["Horn", "Werewolf"]
    me.passes()
    foe.is_asked()
    assert me.zone("field") == ["Werewolf"] and foe.zone("field") == ["Horn"]


@pytest.mark.rule("1303.1c")
def test_a_card_knows_which_tokens_it_put_into_the_field(scene, me, foe):
    """1303.1c: as the cradle goes, so does the token it made; one that a horn made stays."""
    made = "put a [400/400] {} resonator token into your field."
    scene.card("Cradle", f"When this card enters your field, {made.format('Werewolf')}\n"
               "When this card leaves your field, banish the resonator put into your field by this card.",
               type="Regalia", cost="{0}")  # fmt: skip
    scene.card("Horn", f"When this card enters your field, {made.format('Fairy')}", type="Regalia", cost="{0}")
    chant(scene, "Wreck", 'Destroy target card named "Cradle".')
    me.has(field=["Resonator 1"], hand=["Cradle", "Horn", "Wreck"])
    me.plays("Cradle").lets_resolve().plays("Horn").lets_resolve()
    assert me.zone("field") == ["Resonator 1", "Cradle", "Werewolf", "Horn", "Fairy"]
    me.plays("Wreck").lets_resolve()
    assert me.zone("field") == ["Resonator 1", "Horn", "Fairy"]


@pytest.mark.rule("1303.1d")
def test_a_tokens_word_is_its_name_and_its_race(scene, me, foe):
    """1303.1d: Werewolves gain 200, and cards named "Werewolf" another 100."""
    den(scene)
    scene.card("Moon", "Werewolves you control gain [+200/+200].", type="Regalia")
    scene.card("Song", 'Cards named "Werewolf" gain [+100/+100].', type="Regalia")
    me.has(hand=["Den"], field=["Moon", "Song"])
    me.plays("Den")
    assert numbers(me, "Werewolf") == (400 + 200 + 100, 400 + 200 + 100)
    assert me.value("Werewolf", "name") == "Werewolf" and me.value("Werewolf", "race") == ("Werewolf",)


# --- 1303.2 tokens are cards ------------------------------------------------------------------------------


@pytest.mark.rule("1303.2a")
def test_a_token_can_be_chosen_as_a_card(scene, me, foe):
    """1303.2a: "target card" in a field offers the token beside the regalia."""
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    chant(scene, "Ruin", "Destroy target card.")
    me.has(field=["Regalia"], hand=["Lair", "Ruin"])
    me.plays("Lair").picks(("play", "Ruin"))
    me.is_asked(exactly=["Regalia", "Werewolf"])
    me.picks("Werewolf")
    assert me.zone("field") == ["Regalia"]


@pytest.mark.rule("1303.2a", "1303.3a")
def test_what_reaches_all_resonators_reaches_tokens(scene, me, foe):
    """1303.2a: both the card and the tokens are returned; 1303.3a: in the hand only the card is left."""
    den(scene)
    chant(scene, "Tide", "Return all resonators to their owners' hands.")
    me.has(field=["Resonator 1"], hand=["Den", "Tide"])
    me.plays("Den").plays("Tide")
    assert me.zone("field") == [] and me.zone("hand") == ["Resonator 1"]


@pytest.mark.rule("1303.2b")
def test_what_is_said_of_tokens_leaves_cards_alone(scene, me, foe):
    """1303.2b: all resonator tokens are destroyed; the resonator card stays."""
    den(scene)
    chant(scene, "Dawn", "Destroy all resonator tokens.")
    me.has(field=["Resonator 1"], hand=["Den", "Dawn"])
    me.plays("Den").plays("Dawn").picks("Werewolf", rule="302.4")
    assert me.zone("field") == ["Resonator 1"] and me.zone("graveyard") == ["Den", "Dawn"]


@pytest.mark.rule("1303.2b")
def test_a_card_of_the_same_name_is_no_token(scene, me, foe):
    """1303.2b: a printed Werewolf is not among the targets of what targets tokens."""
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    scene.card("Werewolf", "", ATK=900, DEF=900, race="Werewolf")
    chant(scene, "Dawn", "Destroy target resonator token.")
    me.has(field=["Werewolf"], hand=["Lair", "Dawn"])
    assert not me.offered("play", "Dawn")
    me.plays("Lair")
    me.plays("Dawn")
    assert me.zone("field") == ["Werewolf"] and me.atk("Werewolf") == 900


# --- 1303.3 ceasing to exist ------------------------------------------------------------------------------

WATCH = ("When a resonator is put into a graveyard from a field ⇒ Draw a card.\n"
         "When a card is put into a removed area ⇒ Draw a card.")  # fmt: skip


@pytest.mark.rule("1303.3")
def test_an_erased_token_goes_to_no_area(scene, me, foe):
    """1303.3: the will coin is erased for a will: it is in no area, and nothing saw it go to one."""
    scene.card("Watch", WATCH, type="Regalia")
    me.has(field=["Watch"], hand=["Chant"])
    g = scene.game
    coin = new_card(g, g.match.add_card(will_coin(("fire",))), 0, "removed")
    mark(g, coin, "token", 1)
    me.uses("will coin", 1)
    assert me.pool == ["fire"]
    areas = ("removed", "graveyard", "field", "hand", "standby", "ruler area", "lifebreak")
    assert all("will coin" not in player.zone(area) for area in areas for player in (me, foe))
    assert me.chase == [] and me.zone("hand") == ["Chant"]


@pytest.mark.rule("1303.3")
def test_an_erased_token_is_not_put_into_a_graveyard(scene, me, foe):
    """1303.3: erased from the field, a resonator token sets nothing off."""
    scene.card("Watch", WATCH, type="Regalia")
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    spell(scene, "Fading", n.Move(n.Cards(("field",), "mine", n.InState("token")), "gone", verb="erase"))
    me.has(field=["Watch"], hand=["Lair", "Fading"])
    me.plays("Lair").plays("Fading").lets_resolve()
    assert me.zone("field") == ["Watch"] and me.zone("hand") == []
    assert not [move for move in scene.moves() if move[0] == "Werewolf" and move[2] in ("graveyard", "removed")]


@pytest.mark.rule("1303.3a")
def test_a_destroyed_token_reaches_the_graveyard_and_is_gone(scene, me, foe):
    """1303.3a: what waits for a resonator put into a graveyard is set off, but no token is there to be returned."""
    scene.card("Watch", WATCH, type="Regalia")
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    chant(scene, "Trap", "Destroy target resonator.")
    chant(scene, "Dig", "Return target resonator from your graveyard to your hand.")
    me.has(field=["Watch"], hand=["Lair", "Trap", "Dig"])
    me.plays("Lair").plays("Trap").lets_resolve()
    assert ("Werewolf", "field", "graveyard") in scene.moves()
    assert me.zone("graveyard") == ["Lair", "Trap"] and sorted(me.zone("hand")) == ["Dig", "Filler"]
    assert not me.offered("play", "Dig")


@pytest.mark.rule("1303.3a")
@pytest.mark.parametrize("target", ["Werewolf", "Resonator 1"])
def test_a_token_that_was_removed_is_not_put_back(scene, me, foe, target):
    """1303.3a: it has ceased to exist before the effect goes on; a card comes back."""
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    chant(scene, "Blink", "Remove target resonator from the game. Put it into its owner's field rested.")
    me.has(field=["Resonator 1"], hand=["Lair", "Blink"])
    me.plays("Lair").plays("Blink", me.card(target))
    assert sorted(me.zone("field")) == (["Resonator 1"] if target == "Werewolf" else ["Resonator 1", "Werewolf"])


@pytest.mark.rule("1303.3a")
def test_a_token_put_into_a_deck_is_gone(scene, me, foe):
    """1303.3a: the deck has as many cards as before."""
    chant(scene, "Lair", "Put a [400/400] Werewolf resonator token into your field.")
    chant(scene, "Bury", "Put target resonator on the bottom of its owner's main deck.")
    me.has(hand=["Lair", "Bury"])
    with me.changes(deck=0):
        me.plays("Lair").plays("Bury")
    assert me.zone("field") == []


@pytest.mark.rule("1303.3a")
def test_a_token_that_changes_hands_stays(scene, me, foe):
    """1303.3a is about leaving for another area: from field to field it is the same token."""
    chant(scene, "Lair", "[Quickcast]\nPut a [400/400] Werewolf resonator token into your field.")
    chant(scene, "Lure", "Gain control of target resonator until end of turn.")
    me.has(hand=["Lure", "Quick Chant"]).will("fire")
    foe.has(hand=["Lair"])
    me.plays("Quick Chant")
    foe.plays("Lair").lets_resolve()
    me.plays("Lure")
    assert me.zone("field") == ["Werewolf"] and foe.zone("field") == []


@pytest.mark.rule("1303.1d")
def test_a_token_has_a_total_cost_of_nothing(scene, me, foe):
    """1303.1d: no cost is printed on it; a resonator that costs {1} is none of those."""
    den(scene)
    chant(scene, "Frost", "Rest all resonators with total cost 0.")
    me.has(hand=["Den", "Frost"], field=["Resonator 1"])
    me.plays("Den").lets_resolve()
    me.plays("Frost").lets_resolve()
    rested = {me.game.card(card): me.game.rested[card] for card in me.game.in_zone(me.seat, "field")}
    assert rested == {"Resonator 1": False, "Werewolf": True}
