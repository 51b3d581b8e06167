"""Lamps and Tides: costs, and what moves, turns or shows cards."""

from __future__ import annotations

SEARCHLIGHT = "Chained Searchlight"


def face_down(player, zone):
    return [bool(player.game.face_down[c]) for c in player.game.in_zone(player.seat, zone)]


# --- costs ------------------------------------------------------------------------------------------


def test_counter_blast(scene, me, foe):
    """Counter blast: the duelist's two damage cards turn face down, and a card is drawn."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Mirror Duelist", damage=2)
    with me.changes(hand=+1, deck=-1):
        me.attacks("Mirror Duelist", "Stone").picks("yes")
    assert face_down(me, "damage") == [True, True]


def test_a_counter_blast_that_cannot_be_paid_is_not_offered(scene, me, foe):
    """Counter blast: with one face up damage the cost of two is no question."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Mirror Duelist", damage=1)
    me.put("damage", "Stone", face_down=True)
    me.attacks("Mirror Duelist", "Stone")
    me.is_asked("7.2.1.2")
    assert me.count("hand") == 0


def test_soul_blast(scene, me, foe):
    """Soul blast: a card of my choice leaves the soul for the drop zone."""
    me.has(vanguard="Furnace Captain", left=SEARCHLIGHT, soul=["Grade 0", "Grade 1"])
    me.uses(SEARCHLIGHT, 2).picks("Grade 1")
    assert me.zone("soul") == ["Grade 0"]
    assert me.zone("drop") == ["Grade 1"]


def test_soul_charge(scene, me, foe):
    """Soul charge: placed on a rear-guard circle, the merchant puts the top card into the soul."""
    me.has(vanguard="Furnace Captain", hand=["Oil Merchant, Sabrel"])
    me.deck_top("Grade 2")
    me.calls("Oil Merchant, Sabrel", "left")
    assert me.zone("soul") == ["Grade 2"]
    assert me.power("Oil Merchant, Sabrel") == 7000 + 1000


def test_discarding_as_a_cost(scene, me, foe):
    """Discarding as a cost: without a card in hand the knight cannot rise."""
    me.has(vanguard="Flood Lancer", left="Grade 1", drop=["Sunken Knight, Corrow"], damage=1)
    me.is_asked("6.6.1.2", exactly=[("exchange", "left"), "pass"])


def test_resting_as_a_cost(scene, me, foe):
    """Resting as a cost: the tutor rests and a card is discarded; resting already, it cannot be used."""
    tutor = "Brackish Tutor"
    me.has(vanguard="Flood Lancer", left=tutor, hand=["Grade 0", "Grade 2"])
    me.deck_top("Whirlpool Drake", "Flood Lancer")
    me.uses(tutor).picks("Grade 0")
    me.is_asked(exactly=["Whirlpool Drake", "done"])
    me.picks("Whirlpool Drake")
    assert me.is_rested(tutor)
    assert not me.offered("use", tutor, f"{tutor}/1")
    assert me.zone("hand") == ["Grade 2", "Whirlpool Drake"]


def test_searching_the_deck(scene, me, foe):
    """Searching the deck: what was found is shown to the opponent, and the deck is shuffled."""
    me.has(vanguard="Flood Lancer", left="Brackish Tutor", hand=["Grade 0"])
    me.deck_top("Whirlpool Drake")
    me.uses("Brackish Tutor").picks("Whirlpool Drake")
    assert scene.events("show")
    assert scene.events("shuffle")
    assert me.zone("hand") == ["Whirlpool Drake"]


def test_retiring_own_units(scene, me, foe):
    """Retiring own units: the executioner takes one of each side, of mine as the cost."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", right="Grade 1", hand=["Heron Executioner"], damage=1)
    foe.has(left="Grade 2", right="Grade 3")
    me.calls("Heron Executioner", "back left").picks("yes")
    assert me.zone("drop") == ["Reedblade Guard"]
    assert foe.zone("drop") == ["Grade 2"]


def test_retiring_opposing_units(scene, me, foe):
    """Retiring opposing units: the executioner reaches only grade 2 or less, and I choose among those."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", hand=["Heron Executioner"], damage=1)
    foe.has(left="Grade 2", right="Grade 3", back="Grade 1")
    me.calls("Heron Executioner", "back left").picks("yes")
    me.is_asked(exactly=["Grade 2", "Grade 1"])
    me.picks("Grade 1")
    assert foe.zone("drop") == ["Grade 1"]


# --- bind, heal, damage ------------------------------------------------------------------------------


def test_bind_own(scene, me, foe):
    """Bind, own: the bearer goes from the hand to the bind zone and strengthens a rear-guard of the Court."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", right="Grade 1", hand=["Sinkstone Bearer"])
    me.uses("Sinkstone Bearer")
    me.is_asked(exactly=["Reedblade Guard", "done"])
    me.picks("Reedblade Guard")
    assert me.zone("bind") == ["Sinkstone Bearer"]
    assert me.power("Reedblade Guard") == 8000 + 4000


def test_back_from_the_bind_zone(scene, me, foe):
    """Back from the bind zone: as my main phase begins the bearer may be called for a soul blast."""
    me.has(vanguard="Flood Lancer", bind=["Sinkstone Bearer"], soul=["Grade 0"])
    me.picks("yes", "front right")
    assert me.zone("right") == ["Sinkstone Bearer"]
    assert me.zone("soul") == []


def test_bind_opposing_until_the_end_phase(scene, me, foe):
    """Bind, opposing: the usurper binds a front rear-guard; in the end phase its owner calls it back."""
    me.has(vanguard="Flood Lancer", hand=["Fogbank Usurper"], damage=1)
    foe.has(left="Grade 2", back="Grade 1")
    me.calls("Fogbank Usurper", "left").picks("yes")
    assert foe.zone("bind") == ["Grade 2"]
    me.declines_attack()
    foe.is_asked("10.1.6.1.1.1")
    foe.picks("front right")
    assert foe.zone("right") == ["Grade 2"]
    assert foe.zone("bind") == []


def test_the_usurper_reaches_only_the_front_row(scene, me, foe):
    """Bind, opposing: a lone unit in the back row is safe."""
    me.has(vanguard="Flood Lancer", hand=["Fogbank Usurper"], damage=1)
    foe.has(back="Grade 1")
    me.calls("Fogbank Usurper", "left").picks("yes")
    assert foe.zone("back") == ["Grade 1"]


def test_healing_by_effect(scene, me, foe):
    """Healing by effect: with no less damage than the opponent, the abbess heals a card of my choice."""
    scene.step("ride phase")
    me.has(vanguard="Flood Lancer", hand=["Abbess of the Spring, Loe"], damage=["Grade 0", "Grade 1"])
    foe.has(damage=2)
    me.rides("Abbess of the Spring, Loe").picks("yes", "Grade 1")
    assert me.zone("damage") == ["Grade 0"]
    assert me.zone("drop") == ["Grade 1"]


def test_no_healing_with_less_damage(scene, me, foe):
    """Healing by effect: with less damage than the opponent nothing is offered."""
    scene.step("ride phase")
    me.has(vanguard="Flood Lancer", left="Grade 1", hand=["Abbess of the Spring, Loe"], damage=2)
    foe.has(damage=3)
    me.rides("Abbess of the Spring, Loe")
    me.is_asked("6.6.1.2")
    assert me.count("damage") == 2


def test_damage_by_effect_once_a_turn(scene, me, foe):
    """Damage by effect: one damage to the opposing vanguard; no more this turn, though the cost could be paid."""
    leviathan = "Leviathan of the Ninth Fathom"
    me.has(vanguard=leviathan, damage=["Grade 0"] * 3, soul=["Grade 1"] * 8)
    with foe.changes(damage=+1, deck=-1):
        me.uses(leviathan, 2).picks("Grade 1", "Grade 1", "Grade 1", "Grade 1")
    assert not me.offered("use", leviathan, f"{leviathan}/2")


def test_turning_damage_face_up(scene, me, foe):
    """Turning damage face up: Idony goes back to the hand and a chosen damage card turns up."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Grade 1", back="Returning Flame, Idony", soul=["Grade 0"])
    me.put("damage", "Grade 2", face_down=True)
    me.put("damage", "Grade 3", face_down=True)
    me.attacks("Furnace Captain", "Stone", boost="Returning Flame, Idony").picks("yes", "Grade 3")
    assert face_down(me, "damage") == [True, False]
    assert "Returning Flame, Idony" in me.zone("hand")


# --- looking, revealing, discarding, returning ---------------------------------------------------------


def test_looking_at_the_top_card(scene, me, foe):
    """Looking at the top cards: the scout sees the top card and may put it on the bottom; the opponent sees nothing."""
    me.has(vanguard="Furnace Captain", hand=["Glasswing Scout"])
    me.deck_top("Grade 3")
    card = me.card("Grade 3", "deck")
    me.calls("Glasswing Scout", "left")
    me.is_asked(exactly=["top", "bottom"])
    assert me.sees(card)
    assert not foe.sees(card)
    me.picks("bottom")
    assert me.zone("deck")[0] == "Grade 3"
    assert not me.sees(card)


def test_naming_the_right_number(scene, me, foe):
    """Naming a number: when the revealed card has the named grade, it goes to the hand."""
    me.has(vanguard="Furnace Captain", hand=["Gauge Reader, Tolly"], soul=["Grade 0"])
    me.deck_top("Grade 3")
    me.calls("Gauge Reader, Tolly", "left").picks("yes", 3)
    assert me.zone("hand") == ["Grade 3"]


def test_naming_the_wrong_number(scene, me, foe):
    """Naming a number: when it has another grade, it goes to the bottom of the deck."""
    me.has(vanguard="Furnace Captain", hand=["Gauge Reader, Tolly"], soul=["Grade 0"])
    me.deck_top("Grade 3")
    me.calls("Gauge Reader, Tolly", "left").picks("yes", 2)
    assert me.zone("hand") == []
    assert me.zone("deck")[0] == "Grade 3"


def test_revealing(scene, me, foe):
    """Revealing: the card is named before it is seen, and then shown to both."""
    me.has(vanguard="Furnace Captain", hand=["Gauge Reader, Tolly"], soul=["Grade 0"])
    me.deck_top("Grade 3")
    card = me.card("Grade 3", "deck")
    me.calls("Gauge Reader, Tolly", "left").picks("yes")
    me.is_asked(prompt="name a number")
    assert not me.sees(card)
    me.picks(0)
    assert scene.events("show")


def test_discarding_as_an_effect(scene, me, foe):
    """Discarding as an effect: the drake draws two and then discards two of my choice."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Whirlpool Drake", hand=["Grade 0", "Grade 1"], damage=1)
    me.deck_top("Grade 2", "Grade 3")
    me.attacks("Whirlpool Drake", "Stone").picks("yes", "Grade 0", "Grade 3")
    assert sorted(me.zone("hand")) == ["Grade 1", "Grade 2"]
    assert sorted(me.zone("drop")) == ["Grade 0", "Grade 3"]


def test_the_opponent_discards_a_card_of_their_choice(scene, me, foe):
    """Discarding as an effect: the tyrant in the rear makes the opponent choose a card of their hand."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", left="Breakwater Tyrant", hand=["Grade 0"])
    foe.has(hand=["Grade 3", "Whirlpool Drake"])
    me.attacks("Breakwater Tyrant", "Stone").picks("yes")
    foe.is_asked(exactly=["Grade 3", "Whirlpool Drake"])
    foe.picks("Whirlpool Drake")
    assert foe.zone("drop") == ["Whirlpool Drake"]


def test_discarding_at_random(scene, me, foe):
    """Discarding as an effect: the diver takes a card of the opposing hand that nobody chooses."""
    scene.step("battle phase")
    me.has(vanguard="Flood Lancer", left="Grade 1", back="Silt Diver", damage=1)
    foe.has(hand=["Grade 3", "Whirlpool Drake", "Dawnforge Regent"])
    with foe.changes(hand=-1, drop=+1):
        me.attacks("Flood Lancer", "Stone", boost="Silt Diver").picks("yes")
    me.is_asked("7.2.1.2")


def test_returning_an_own_unit(scene, me, foe):
    """Return to hand, own and opposing: the messenger sends another of mine back and is stronger for it."""
    me.has(vanguard="Flood Lancer", left="Reedblade Guard", hand=["Eel Messenger"])
    me.calls("Eel Messenger", "right").picks("yes")
    assert me.zone("hand") == ["Reedblade Guard"]
    assert me.power("Eel Messenger") == 6000 + 3000


def test_returning_opposing_units(scene, me, foe):
    """Return to hand, own and opposing: the magistrate sends up to two of theirs to their hand."""
    scene.step("battle phase")
    me.has(vanguard="Tidal Magistrate", left="Grade 1", damage=2)
    me.put("damage", "Stone", face_down=True)
    me.put("damage", "Stone", face_down=True)
    foe.has(left="Grade 0", right="Grade 1", back="Grade 2")
    me.attacks("Tidal Magistrate", "Stone").picks("yes", "Grade 0", "Grade 2")
    assert sorted(foe.zone("hand")) == ["Grade 0", "Grade 2"]
    assert foe.zone("right") == ["Grade 1"]


def test_return_to_deck_when_the_time_comes(scene, me, foe):
    """Return to deck: having boosted, the snuffer goes back to the deck as the end phase begins."""
    scene.step("battle phase")
    me.has(vanguard="Furnace Captain", back="Copper Snuffer", left="Grade 1")
    me.attacks("Furnace Captain", "Stone", boost="Copper Snuffer")
    assert me.zone("back") == ["Copper Snuffer"]
    me.declines_attack()
    assert me.zone("back") == []
    assert ("Copper Snuffer", "back center", "deck") in scene.moves()
    assert scene.events("shuffle")


def test_from_drop_zone_to_deck(scene, me, foe):
    """Return to deck: intercepting, the weir guardian puts a card of the Court back under the deck."""
    scene.turn_of(foe).step("battle phase")
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.has(vanguard="Flood Lancer", left="Weir Guardian", drop=["Reedblade Guard", "Grade 1"])
    foe.attacks("Grade 2", "Flood Lancer")
    me.guards_with("Weir Guardian")
    me.is_asked(exactly=["Reedblade Guard", "done"])
    me.picks("Reedblade Guard")
    assert me.zone("deck")[0] == "Reedblade Guard"


def test_deck_to_drop_zone(scene, me, foe):
    """Deck to drop zone: the page is retired, the two top cards go with it, and a card is drawn."""
    me.has(vanguard="Flood Lancer", left="Driftwood Page", damage=1)
    me.deck_top("Grade 0", "Grade 1", "Grade 2")
    me.uses("Driftwood Page", 2)
    assert sorted(me.zone("drop")) == ["Driftwood Page", "Grade 0", "Grade 1"]
    assert me.zone("hand") == ["Grade 2"]


def test_among_them_stays_those_that_were_looked_at(scene, me, foe):
    """One of three goes to the hand, one of the other two to the soul: not the first one again."""
    scene.card(
        "Sorting Clerk",
        "[ACT](VC):Look at three cards from the top of your deck, put one card from among them into your hand, and put "
        "one card from among them into your soul.",
        grade=3,
    )
    me.has(vanguard="Sorting Clerk")
    me.deck_top("Grade 0", "Grade 1", "Grade 2")
    me.uses("Sorting Clerk").picks("Grade 1")
    assert me.zone("hand") == ["Grade 1"]
    me.picks("Grade 2")
    assert me.zone("soul") == ["Grade 2"]
    assert me.zone("hand") == ["Grade 1"]
