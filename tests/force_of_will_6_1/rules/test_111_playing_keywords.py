"""Sections 1109 to 1112: [Awakening], [Incarnation], [Quickcast], God's Art."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

ANYTIME = "[Quickcast]\n"


def plays_of(player):
    """The cards I am offered to play."""
    return [act[1] for act in player.options() if act[0] == "play"]


def uses_of(player, name):
    return [act[2] for act in player.options() if act[0] == "use" and act[1] == name]


def resonator(scene, name, attribute, text="", cost="{1}"):
    return scene.card(name, text, type="Resonator", ATK=400, DEF=400, attribute=attribute, cost=cost)


# --- 1109 awakening --------------------------------------------------------------------------------------


def sleeper(scene):
    """Cost 2, Awakening 3."""
    return resonator(scene, "Sleeper", "fire", "[Awakening] {3}: This card gains [+200/+200].", "{2}")


@pytest.mark.rule("1109.2")
def test_an_awakened_resonator_enters_with_its_text(scene, me, foe):
    """1109.2: 2 + 3 wills are paid, and it stands there with 400 + 200."""
    sleeper(scene)
    me.has(hand=["Sleeper"]).will(*["fire"] * (2 + 3))
    me.plays("Sleeper", "yes")
    me.lets_resolve()
    assert me.pool == [] and me.atk("Sleeper") == 400 + 200


@pytest.mark.rule("1109.2")
def test_the_awakening_cost_need_not_be_paid(scene, me, foe):
    """1109.2: for two of five wills it enters without the text."""
    sleeper(scene)
    me.has(hand=["Sleeper"]).will(*["fire"] * (2 + 3))
    me.plays("Sleeper", "no")
    me.lets_resolve()
    assert len(me.pool) == 3 and me.atk("Sleeper") == 400


@pytest.mark.rule("1109.2")
def test_without_enough_wills_only_the_plain_play_is_possible(scene, me, foe):
    """1109.2: four wills are one too few for 2 + 3: nothing is asked, two are paid."""
    sleeper(scene)
    me.has(hand=["Sleeper"]).will(*["fire"] * (2 + 3 - 1))
    me.plays("Sleeper")
    me.lets_resolve()
    assert len(me.pool) == 4 - 2 and me.atk("Sleeper") == 400


@pytest.mark.rule("1109.2")
def test_an_awakened_enter_ability_is_set_off_as_the_card_enters(scene, me, foe):
    """1109.2: it comes into the field with the text, so the text sees it enter."""
    resonator(scene, "Riser", "fire", "[Awakening] {1}: [Enter] ⇒ Draw a card.")
    me.has(hand=["Riser"]).will("fire", "fire")
    with me.changes(hand=-1 + 1):
        me.plays("Riser", "yes")
        me.lets_resolve()


@pytest.mark.rule("1109.2")
def test_an_awakened_chant_does_its_text_too(scene, me, foe):
    """1109.2: a chant resolves with the text that was paid for; unawakened it has one draw only."""
    scene.card("Song", "Draw a card.\n[Awakening] {1}: Draw two cards.", type="Chant")
    me.has(hand=["Song", "Song"]).will("fire", "fire", "fire")
    with me.changes(hand=-1 + 1 + 2):
        me.plays("Song", "yes")
        me.lets_resolve()
    with me.changes(hand=-1 + 1):
        me.plays("Song")
        me.lets_resolve()


@pytest.mark.rule("1109.3")
def test_the_awakened_text_lasts_beyond_the_turn(scene, me, foe):
    """1109.3: in the opponent's turn the resonator still has 400 + 200."""
    sleeper(scene)
    me.has(hand=["Sleeper"]).will(*["fire"] * 5)
    me.plays("Sleeper", "yes")
    me.lets_resolve()
    me.passes()
    foe.is_asked("602.1c")
    assert me.atk("Sleeper") == 400 + 200


@pytest.mark.rule("1109.3")
def test_a_card_that_is_played_anew_is_not_awakened_any_more(scene, me, foe):
    """1109.3: returned to hand and played for its own cost alone, it is another object without the text."""
    sleeper(scene)
    scene.card("Recall", "Return target resonator you control to its owner's hand.", type="Chant")
    me.has(hand=["Sleeper", "Recall"]).will(*["fire"] * (2 + 3 + 1 + 2))
    me.plays("Sleeper", "yes")
    me.lets_resolve()
    me.plays("Recall")
    me.lets_resolve()
    me.plays("Sleeper")
    me.lets_resolve()
    assert me.zone("field") == ["Sleeper"] and me.atk("Sleeper") == 400


# --- 1110 incarnation ------------------------------------------------------------------------------------


@pytest.mark.rule("1110.2")
def test_incarnation_banishes_a_resonator_rather_than_paying(scene, me, foe):
    """1110.2: with no will at all, a fire resonator is given for a card of cost 9."""
    resonator(scene, "Avatar", "light", "[Incarnation] {R}", "{9}")
    resonator(scene, "Ember", "fire")
    me.has(hand=["Avatar"], field=["Ember"])
    me.plays("Avatar")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Ember"] and me.zone("field") == ["Avatar"]


@pytest.mark.rule("1110.2")
def test_incarnation_wants_the_stated_attribute_from_my_own_field(scene, me, foe):
    """1110.2: a water resonator, or a fire one of the opponent, does not do: the card is not offered."""
    resonator(scene, "Avatar", "light", "[Incarnation] {R}", "{9}")
    resonator(scene, "Drop", "water")
    resonator(scene, "Ember", "fire")
    me.has(hand=["Avatar"], field=["Drop"])
    foe.has(field=["Ember"])
    assert plays_of(me) == []


@pytest.mark.rule("1110.2")
def test_the_cost_may_be_paid_in_the_ordinary_way_as_well(scene, me, foe):
    """1110.2: it is a choice: with the will in the pool the player is asked how, and the resonator may stay."""
    resonator(scene, "Avatar", "light", "[Incarnation] {R}", "{1}")
    resonator(scene, "Ember", "fire")
    me.has(hand=["Avatar"], field=["Ember"]).will("fire")
    me.picks(("play", "Avatar"))
    me.is_asked(exactly=["cost", "way 0"])
    me.picks("cost").pays()
    me.lets_resolve()
    assert me.pool == [] and me.zone("field") == ["Ember", "Avatar"]


@pytest.mark.rule("1110.2a")
def test_each_bracket_takes_a_resonator_of_its_own(scene, me, foe):
    """1110.2a: fire and water are asked for: one of each is banished."""
    resonator(scene, "Avatar", "light", "[Incarnation] {R}, {U}", "{9}")
    resonator(scene, "Ember", "fire")
    resonator(scene, "Drop", "water")
    me.has(hand=["Avatar"], field=["Ember", "Drop"])
    me.plays("Avatar")
    me.lets_resolve()
    assert sorted(me.zone("graveyard")) == ["Drop", "Ember"] and me.zone("field") == ["Avatar"]


@pytest.mark.rule("1110.2a")
def test_one_resonator_of_both_attributes_does_not_fill_two_brackets(scene, me, foe):
    """1110.2a: a fire and water resonator alone is one for two brackets: not offered."""
    resonator(scene, "Avatar", "light", "[Incarnation] {R}, {U}", "{9}")
    resonator(scene, "Steam", ["fire", "water"])
    me.has(hand=["Avatar"], field=["Steam"])
    assert plays_of(me) == []


@pytest.mark.rule("1110.2a")
def test_a_resonator_of_both_attributes_fills_the_bracket_the_other_leaves(scene, me, foe):
    """1110.2a: beside a fire one, the fire and water resonator must be the water one; both go."""
    resonator(scene, "Avatar", "light", "[Incarnation] {R}, {U}", "{9}")
    resonator(scene, "Steam", ["fire", "water"])
    resonator(scene, "Ember", "fire")
    me.has(hand=["Avatar"], field=["Steam", "Ember"])
    me.plays("Avatar")
    me.lets_resolve()
    assert sorted(me.zone("graveyard")) == ["Ember", "Steam"] and me.zone("field") == ["Avatar"]


@pytest.mark.rule("1110.2b")
def test_a_bracket_of_alternatives_takes_any_one_of_them(scene, me, foe):
    """1110.2b: light or darkness: one darkness resonator is enough."""
    resonator(scene, "Avatar", "light", "[Incarnation] {W} or {B}", "{9}")
    resonator(scene, "Shade", "darkness")
    me.has(hand=["Avatar"], field=["Shade"])
    me.plays("Avatar")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Shade"] and me.zone("field") == ["Avatar"]


@pytest.mark.rule("1110.2b")
def test_a_bracket_of_alternatives_takes_nothing_else(scene, me, foe):
    """1110.2b: a wind resonator is neither light nor darkness."""
    resonator(scene, "Avatar", "light", "[Incarnation] {W} or {B}", "{9}")
    resonator(scene, "Breeze", "wind")
    me.has(hand=["Avatar"], field=["Breeze"])
    assert plays_of(me) == []


# --- 1111 quickcast --------------------------------------------------------------------------------------


@pytest.mark.rule("1111.2")
def test_a_quickcast_resonator_is_played_in_the_opponents_turn_over_a_spell(scene, me, foe):
    """1111.2: with their spell in the chase I may play it; a resonator without the keyword is not offered."""
    resonator(scene, "Lightning", "fire", ANYTIME)
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Lightning", "Resonator 1"]).will("fire")
    me.plays("Chant")
    assert me.chase == ["Chant"] and plays_of(foe) == ["Lightning"]
    with me.changes(hand=1):
        foe.plays("Lightning")
    assert foe.zone("field") == ["Lightning"]
    assert [m[0] for m in scene.moves() if m[1] == "chase"] == ["Lightning", "Chant"]


@pytest.mark.rule("1111.2")
def test_a_quickcast_resonator_is_played_in_a_battle(scene, me, foe):
    """1111.2: after my attack is declared, the other player has priority and may play theirs."""
    resonator(scene, "Lightning", "fire", ANYTIME)
    me.has(field=["Resonator 2"])
    foe.has(hand=["Lightning"]).stones("fire")
    me.attacks("Resonator 2")
    foe.is_asked("602.1c")
    foe.plays("Lightning")
    me.lets_resolve()
    assert foe.zone("field") == ["Fire Stone", "Lightning"]
    foe.is_asked("804.3")


@pytest.mark.rule("1111.2")
def test_nothing_quick_is_played_while_something_resolves(scene, me, foe):
    """1111.2: without priority there is nothing to play: the discard that a resolving text asks for is no window."""
    scene.card("Sift", "Draw a card. Discard a card.", type="Chant")
    me.has(hand=["Sift", "Quick Chant", "Resonator 1"]).will("fire", "fire")
    me.plays("Sift").lets_resolve(0)
    me.passes()
    assert all(act != ("play", "Quick Chant") for act in me.options())
    assert me.refused("play", "Quick Chant")


@pytest.mark.rule("1111.2a")
def test_a_side_without_quickcast_is_not_played_at_a_quick_time(scene, me, foe):
    """1111.2a: to be played with its future side, the card loses [Quickcast] before it reaches the chase.

    That play would be undone, so in battle only the past side is offered; at main timing both are.
    """
    back = {"name": "Slow Side", "type": "Resonator", "attribute": "fire", "cost": "{1}", "ATK": 800, "DEF": 800,
            "race": "Tester"}  # fmt: skip
    scene.card("Quick Side", ANYTIME + "[Shift] {3}", type="Resonator", ATK=400, DEF=400, back=back)
    me.has(field=["Resonator 2"], hand=["Quick Side"]).stones("fire")
    acts = [act for act in me.options() if act[0] == "play"]
    assert acts == [("play", "Quick Side"), ("play", "Quick Side", "future")]
    me.attacks("Resonator 2")
    assert [act for act in me.options() if act[0] == "play"] == [("play", "Quick Side")]
    assert me.refused("play", "Quick Side", "future")


@pytest.mark.rule("1111.2a")
def test_quickcast_that_ends_once_the_card_is_in_the_chase_does_no_harm(scene, me, foe):
    """1111.2a: the play is undone only by a loss before the chase. The grant counts cards in hand: one, then none."""
    grant = n.Ability(
        "continuous",
        n.If(n.Compare(n.Count(n.Cards(("hand",), "mine")), ">=", n.Number(1)),
             n.Modify(n.Cards(("hand",), "mine"), (n.Include("keywords", "quickcast"),))),
    )  # fmt: skip
    scene.card("Hourglass", abilities=[grant], type="Regalia")
    me.has(field=["Resonator 2", "Hourglass"], hand=["Resonator 1"]).stones("fire")
    me.attacks("Resonator 2")
    me.plays("Resonator 1")
    me.lets_resolve()
    assert me.zone("field") == ["Resonator 2", "Hourglass", "Fire Stone", "Resonator 1"]


# --- 1112 god's art --------------------------------------------------------------------------------------


def god(scene, name="God", text="God's Art <Dawn> {1}: Draw a card.", keyword="[Imperishable]\n"):
    """A ruler whose J-ruler side has the text."""
    back = {"name": name, "type": "J-ruler", "ATK": 1000, "DEF": 1000, "race": "Tester", "text": keyword + text}
    return scene.card(f"{name} Regent", "[Judgment] {1}", type="Ruler", back=back)


@pytest.mark.rule("1112.2")
def test_a_gods_art_is_played_once(scene, me, foe):
    """1112.2: it draws a card, and then it is offered no more, in this turn or in my next."""
    god(scene)
    me.as_j_ruler("God Regent").stones()
    with me.changes(hand=1):
        me.uses("God", 2)
        me.lets_resolve()
    assert uses_of(me, "God") == []
    me.passes()
    foe.passes()
    assert me.game.facts["turn"] == 3 + 2 and uses_of(me, "God") == []


@pytest.mark.rule("1112.2")
def test_a_gods_art_stays_used_when_the_j_ruler_comes_again(scene, me, foe):
    """1112.2: once a game, not once an object: destroyed, returned and judged anew, it has spent its art."""
    god(scene)
    scene.card("Doom", "Destroy target J/resonator.", type="Chant")
    me.as_j_ruler("God Regent").stones()
    me.has(hand=["Doom"])
    me.uses("God", 2)
    me.lets_resolve()
    me.plays("Doom")
    me.lets_resolve()
    assert me.zone("ruler area") == ["God Regent"]
    me.uses("God Regent", 1)
    me.lets_resolve()
    assert "God" in me.zone("field") and uses_of(me, "God") == []


@pytest.mark.rule("1112.2")
def test_a_gods_art_of_the_same_name_on_another_card_is_spent_too(scene, me, foe):
    """1112.2: the name is counted, so my second card with an art of that name offers nothing, while theirs does."""
    god(scene)
    scene.card("Idol", "God's Art <Dawn> {1}: Draw a card.", type="Regalia")
    me.as_j_ruler("God Regent").has(field=["Idol"]).stones()
    foe.as_j_ruler("God Regent").stones()
    me.uses("God", 2)
    assert uses_of(me, "Idol") == []
    me.passes()
    assert uses_of(foe, "God") == ["God/2"]


@pytest.mark.rule("1112.2a")
def test_gods_arts_of_different_names_are_counted_apart(scene, me, foe):
    """1112.2a: after the first, the second is there, once."""
    god(scene, text="God's Art <Dawn> {1}: Draw a card.\nGod's Art <Dusk> {1}: Draw two cards.")
    me.as_j_ruler("God Regent").stones()
    with me.changes(hand=1):
        me.uses("God", 2)
        me.lets_resolve()
    assert uses_of(me, "God") == ["God/3"]
    with me.changes(hand=2):
        me.uses("God", 3)
        me.lets_resolve()
    assert uses_of(me, "God") == []


@pytest.mark.rule("1112.2b")
def test_a_cancelled_gods_art_is_used_up(scene, me, foe):
    """1112.2b: no card is drawn, and the art is not offered again."""
    god(scene)
    scene.card("Hush", ANYTIME + "Cancel target activate ability.", type="Chant")
    me.as_j_ruler("God Regent").stones()
    foe.has(hand=["Hush"]).stones("fire")
    with me.changes(hand=0):
        me.uses("God", 2)
        me.passes()
        foe.plays("Hush")
        me.lets_resolve()
    assert foe.zone("graveyard") == ["Hush"] and uses_of(me, "God") == []


@pytest.mark.rule("1109.2")
@pytest.mark.parametrize(("answer", "life", "wills"), [("yes", 4300, []), ("no", 4000, ["fire", "fire"])])
def test_an_awakened_card_enters_with_its_text(scene, me, foe, answer, life, wills):
    """1109.2: so what the text says of entering is set off by this very card; unpaid, it has no such text."""
    scene.card("Waker", "[Awakening] {2}: When this card enters your field ⇒ You gain 300 life.")
    me.has(hand=["Waker"]).will("fire", "fire", "fire")
    me.plays("Waker", answer).lets_resolve()
    assert me.zone("field") == ["Waker"] and me.life == life and me.pool == wills


@pytest.mark.rule("1109.2")
def test_an_awakening_text_is_gone_with_the_object(scene, me, foe):
    """1109.2: returned to the hand and played without paying for it, the card comes without the text."""
    scene.card("Waker", "[Awakening] {1}: When this card enters your field ⇒ You gain 300 life.")
    scene.card("Recall", "Return target resonator to its owner's hand.", type="Chant")
    me.has(hand=["Waker", "Recall"]).will(*["fire"] * 5)
    me.plays("Waker", "yes").lets_resolve()
    me.plays("Recall").plays("Waker", "no").lets_resolve()
    assert me.zone("field") == ["Waker"] and me.life == 4000 + 300
