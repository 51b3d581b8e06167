"""Sections 2-3 to 2-6, 2-12 and 2-15: types, colours, traits, text and numbers of cards."""

from __future__ import annotations

import pytest

import playmat

BOOK = "dragonball-1.02"


def deck(counts, leader=True):
    """Faults of a deck with so many copies of each (name, number); a name that says Boss is a Leader Card."""
    book = playmat.book(BOOK)
    body = {"color": "red", "energy_cost": "1(-)", "combo_energy": 0, "combo_power": 5000, "power": 5000}
    boss = book.cards.card_from({"type": "leader", "name": "Boss", "color": "red", "power": 10000, "id": "L-1"})
    main = []
    for (name, number), count in counts.items():
        card = boss if name == "Boss" else book.cards.card_from({**body, "type": "battle", "name": name, "id": number})
        main += [card] * count
    return book.cards.check_deck(playmat.Deck("test", {"leader": (boss,) if leader else (), "main": tuple(main)}))


def fill(count):
    """So many cards, no number more than four times."""
    return {(f"Filler {i}", f"F-{i}"): min(4, count - 4 * i) for i in range((count + 3) // 4)}


# --- 2-3-2-1 leaders


@pytest.mark.rule("2-3-2-1")
@pytest.mark.parametrize("seed", range(5))
def test_each_leader_area_holds_one_leader_card_from_the_start(seed):
    """2-3-2-1: at the first question both leaders lie in their area and nowhere else."""
    own = playmat.own_decks(BOOK)
    game = playmat.new_game(BOOK, [own["long-rain"], own["white-heat"]], seed=seed)
    for seat in (0, 1):
        found = [c for c in range(len(game.definition)) if game.owner[c] == seat and game.value(c, "type") == "leader"]
        assert found == game.in_zone(seat, "leader") and len(found) == 1


@pytest.mark.rule("2-3-2-1")
def test_a_leader_card_among_the_fifty_is_rejected():
    """2-3-2-1: fifty cards of which one is a Leader Card are no deck; the same with another card are one."""
    assert deck({**fill(49), ("Boss", "L-1"): 1}) != []
    assert deck({**fill(49), ("Spare", "S-1"): 1}) == []


@pytest.mark.rule("2-3-2-1-1")
def test_your_leader_is_the_card_in_the_leader_area(scene, me, foe):
    """2-3-2-1-1: my Leader gains power; a Battle Card of the same character and foe's Leader do not."""
    scene.card("Cheer", "[Activate: Main] Your Leader gains +5000 power for the duration of the turn.")
    me.has(battle=["Cheer", "Battle 1"])
    me.uses("Cheer")
    assert me.power("Leader") == 10000 + 5000
    assert me.power("Battle 1") == 5000 and foe.power("Leader") == 10000
    assert me.value("Battle 1", "character") == me.value("Leader", "character")


TWO_SIDES = {
    "type": "leader",
    "name_back": "Boss Awakened",
    "power_back": 15000,
    "text_back": "[Activate: Main] [Once per turn] Draw 2 cards.",
}
FRONT = (
    "[Activate: Main] [Once per turn] Draw 1 card.\n"
    "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over."
)


@pytest.mark.rule("2-3-2-1-2")
def test_only_the_side_that_faces_up_counts(scene, me, foe):
    """2-3-2-1-2: before awakening the front's name, power and skills are there, the back's are not."""
    scene.card("Boss", FRONT, **TWO_SIDES)
    me.has(leader="Boss", life=4)
    me.is_asked("6-3-1-3")
    used = [o for o in me.options() if o[0] == "use"]
    assert sorted(used) == [("use", "Boss", "Boss/1"), ("use", "Boss", "Boss/2")]
    assert me.zone("leader") == ["Boss"] and me.power("Boss") == 10000
    with me.changes(hand=1):
        me.uses("Boss", 1)


@pytest.mark.rule("2-3-2-1-2")
@pytest.mark.parametrize(("power", "lost"), [(10000, 1), (11000, 0)])
def test_the_front_attacks_with_the_fronts_power(scene, me, foe, power, lost):
    """2-3-2-1-2: 10000 beats a leader of 10000 and not one of 11000, which the back's 15000 would beat."""
    scene.card("Boss", FRONT, **TWO_SIDES)
    scene.card("Wall", type="leader", power=power)
    me.has(leader="Boss")
    foe.has(leader="Wall", life=["Battle 1", "Battle 2"])
    me.attacks("Boss", "Wall")
    if lost:
        foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 2 - lost


@pytest.mark.rule("2-3-2-1-3")
def test_with_the_back_up_the_backs_data_are_in_force(scene, me, foe):
    """2-3-2-1-3: after awakening name, power and skills are the back's, and the front's are gone."""
    scene.card("Boss", FRONT, **TWO_SIDES)
    me.has(leader="Boss", life=4)
    me.uses("Boss", 2)
    used = [o for o in me.options() if o[0] == "use"]
    assert used == [("use", "Boss Awakened", "Boss Awakened/1")]
    assert me.zone("leader") == ["Boss Awakened"] and me.power("Boss Awakened") == 15000
    assert "awaken" not in me.value("Boss Awakened", "keywords")
    with me.changes(hand=2):
        me.uses("Boss Awakened")


@pytest.mark.rule("2-3-2-1-3")
def test_the_back_attacks_with_the_backs_power(scene, me, foe):
    """2-3-2-1-3: 15000 beats a leader of 15000."""
    scene.card("Wall", type="leader", power=15000)
    me.has(life=4)
    foe.has(leader="Wall")
    me.uses("Leader")
    me.attacks("Leader Awakened", "Wall")
    me.passes()
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1


# --- 2-3-2-2, 2-3-2-3 Battle Cards and Extra Cards


@pytest.mark.rule("2-3-2-2-1")
def test_a_battle_card_in_text_is_a_card_of_that_type(scene, me, foe):
    """2-3-2-2-1: of two Battle Cards and an Extra Card in the drop area only the first two can be picked."""
    scene.card("Rescue", "[Activate: Main] Add 1 Battle Card from your Drop Area to your hand.")
    me.has(battle=["Rescue"], drop=["Battle 1", "Extra", "Battle 2"])
    me.uses("Rescue")
    me.is_asked(exactly=["Battle 1", "Battle 2"])
    me.picks("Battle 2")
    assert me.zone("hand") == ["Battle 2"]


@pytest.mark.rule("2-3-2-3")
def test_an_extra_card_is_used_from_hand_and_ends_in_the_drop_area(scene, me, foe):
    """2-3-2-3: its cost is paid, it lies in my drop area, and its effect has happened."""
    me.energy("Red Energy")
    me.has(hand=["Extra"])
    with me.changes(deck=-1):
        me.uses("Extra")
    assert me.is_rested("Red Energy")
    assert me.zone("drop") == ["Extra"] and me.zone("hand") == ["Stone"]
    assert me.zone("battle") == []


@pytest.mark.rule("2-3-2-3")
def test_an_extra_card_is_not_played_like_a_battle_card(scene, me, foe):
    """2-3-2-3: with energy for both, a Battle Card can be played and the Extra Card only used."""
    me.energy()
    me.has(hand=["Extra", "Battle 1"])
    assert me.offered("play", "Battle 1") and me.offered("use", "Extra", "Extra/1")
    assert not me.offered("play", "Extra")
    assert me.refused("play", me.card("Extra")) == "6-3-1-3-1"


# --- 2-4-1 colour


@pytest.mark.rule("2-4-1")
@pytest.mark.parametrize(
    ("energy", "able"), [(["Blue", "Blue"], False), (["Red", "Blue"], True), (["Red", "Red"], True)]
)
def test_the_colour_of_energy_decides_whether_it_pays(scene, me, foe, energy, able):
    """2-4-1: of two energy one must be red; two blue ones do not pay."""
    scene.card("Ember", energy_cost="2({R})")
    me.energy(*(f"{color} Energy" for color in energy))
    me.has(hand=["Ember"])
    assert me.offered("play", "Ember") is able


@pytest.mark.rule("2-4-1")
def test_text_asks_for_a_colour(scene, me, foe):
    """2-4-1: "red Battle Cards" are the red ones, those of two colours among them."""
    scene.card("Rescue", "[Activate: Main] Add 1 red Battle Card from your Drop Area to your hand.")
    scene.card("Twin", color="red/blue")
    scene.card("Tide", color="blue")
    me.has(battle=["Rescue"], drop=["Battle 1", "Twin", "Tide"])
    me.uses("Rescue")
    me.is_asked(exactly=["Battle 1", "Twin"])


# --- 2-6-3 traits


@pytest.mark.rule("2-6-3")
def test_a_card_with_two_traits_has_both(scene, me, foe):
    """2-6-3: effects on the one trait and on the other both apply, once each."""
    scene.card("Runner", trait="Racers/Team Seven")
    scene.card("Trainer", "[Permanent] All of your <<Racers>> gain +1000 power.")
    scene.card("Captain", "[Permanent] All of your <<Team Seven>> gain +2000 power.")
    scene.card("Lone", trait="Racers")
    me.has(battle=["Runner", "Trainer", "Captain", "Lone"])
    scene.start()
    assert me.power("Runner") == 5000 + 1000 + 2000
    assert me.power("Lone") == 5000 + 1000
    assert me.power("Trainer") == 5000


# --- 2-12-2 where skills work

BANNER = "[Permanent] Your Leader Card gains +5000 power."


@pytest.mark.rule("2-12-2")
@pytest.mark.parametrize("zone", ["hand", "energy", "drop", "life", "deck", "removed"])
def test_a_permanent_skill_does_nothing_outside_the_battle_area(scene, me, foe, zone):
    """2-12-2: the card lies elsewhere; the leader keeps its printed power."""
    scene.card("Banner", BANNER)
    me.has(**{zone: ["Banner"]})
    scene.start()
    assert me.power("Leader") == 10000


@pytest.mark.rule("2-12-2", "3-7-5")
def test_a_permanent_skill_stops_in_the_combo_area(scene, me, foe):
    """2-12-2: in the Battle Area 5000 more, and none as soon as the card combos."""
    scene.card("Banner", BANNER)
    me.has(battle=["Banner", "Battle 1"])
    foe.has(hand=["Battle 2"])
    scene.start()
    assert me.power("Leader") == 10000 + 5000
    me.attacks("Battle 1", "Leader")
    me.combos("Banner")
    foe.is_asked("7-2-1-2")
    assert me.zone("combo") == ["Banner"] and me.power("Leader") == 10000


@pytest.mark.rule("2-12-2")
def test_a_skill_of_the_leader_works_in_the_leader_area(scene, me, foe):
    """2-12-2: the leader's own [Permanent] and [Activate] skills work there."""
    text = "[Permanent] All of your Battle Cards gain +1000 power.\n[Activate: Main] Draw 1 card."
    scene.card("Boss", text, type="leader")
    me.has(leader="Boss", battle=["Battle 1"])
    assert me.offered("use", "Boss", "Boss/2")
    assert me.power("Battle 1") == 5000 + 1000


@pytest.mark.rule("2-12-2")
@pytest.mark.parametrize("zone", ["hand", "energy", "drop"])
def test_an_activated_skill_is_not_offered_outside_the_battle_area(scene, me, foe, zone):
    """2-12-2: a Battle Card's skill is for the Battle Area; the refusal says so."""
    scene.card("Drummer", "[Activate: Main] Draw 1 card.")
    me.has(**{zone: ["Drummer"]})
    assert not me.offered("use", "Drummer", "Drummer/1")
    assert me.refused("use", "Drummer", "Drummer/1") == "2-12-2"


@pytest.mark.rule("2-12-2")
@pytest.mark.parametrize(("zone", "drawn"), [("battle", 1), ("hand", 0), ("drop", 0), ("energy", 0)])
def test_an_auto_skill_waits_only_in_the_battle_area(scene, me, foe, zone, drawn):
    """2-12-2: an [Auto] skill is set off where it works and nowhere else."""
    scene.card("Herald", "[Auto] When your Leader Card attacks, draw 1 card.", combo_energy=9)
    me.has(**{zone: ["Herald"]})
    with me.changes(deck=-drawn):
        me.attacks("Leader", "Leader")
    scene.pass_until("4-10-2-1", even_if_able=True)


@pytest.mark.rule("2-12-2")
def test_a_skill_that_names_another_area_works_there(scene, me, foe):
    """2-12-2: unless stated; a card that is cheaper in hand is cheaper in hand."""
    scene.card("Bargain", "[Permanent] Reduce the energy cost of this card in your hand by 1.", energy_cost="2(-)")
    me.energy("Red Energy")
    me.has(hand=["Bargain", "Battle 2"])
    assert me.offered("play", "Bargain") and not me.offered("play", "Battle 2")


# --- 2-12-3 notes

BLOCKER = (
    "[Blocker] (When one of your other cards is attacked, you may switch this card to Rest Mode"
    " and change the target of the attack to this card)"
)


@pytest.mark.rule("2-12-3")
def test_a_note_behind_a_keyword_adds_nothing(scene, me, foe):
    """2-12-3: the card has its skill once, is offered once as blocker, and nothing is asked after that."""
    scene.card("Shield", BLOCKER)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Shield"])
    scene.start()
    assert foe.value("Shield", "keywords") == ("blocker",)
    me.attacks("Battle 2", "Leader")
    foe.is_asked("10-3-1", exactly=["Shield", "nobody"])
    foe.picks("Shield")
    assert foe.zone("drop") == ["Shield"] and foe.count("life") == 8
    me.is_asked("6-3-1-3")


@pytest.mark.rule("2-12-3")
def test_what_a_note_says_is_not_done(scene, me, foe):
    """2-12-3: a note that speaks of drawing draws nothing."""
    scene.card("Drummer", "[Activate: Main] Draw 1 card. (Draw 3 cards.)")
    me.has(battle=["Drummer"])
    with me.changes(hand=1, deck=-1):
        me.uses("Drummer")


@pytest.mark.rule("2-12-3")
def test_a_note_without_a_skill_gives_nothing(scene, me, foe):
    """2-12-3: a card whose whole text is a note is a card without skills."""
    scene.card("Rumour", "(When one of your other cards is attacked, you may switch this card to Rest Mode)")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Rumour"])
    scene.start()
    assert foe.value("Rumour", "keywords") == ()
    me.attacks("Battle 2", "Leader")
    foe.is_asked("7-2-1-2")


# --- 2-15-2-1 card numbers


@pytest.mark.rule("2-15-2-1")
@pytest.mark.parametrize(("copies", "rules"), [(4, []), (5, ["5-1-3-1"]), (6, ["5-1-3-1"])])
def test_four_cards_of_a_number_and_no_more(copies, rules):
    """2-15-2-1: four copies pass, five are one too many."""
    assert [f.rule for f in deck({("Twin", "T-1"): copies, **fill(50 - copies)})] == rules


@pytest.mark.rule("2-15-2-1")
def test_the_limit_is_by_number_not_by_name():
    """2-15-2-1: two cards of one name with different numbers may be there four times each."""
    assert deck({("Twin", "T-1"): 4, ("Twin", "T-2"): 4, **fill(50 - 8)}) == []


@pytest.mark.rule("2-15-2-1")
def test_different_names_of_one_number_count_together():
    """2-15-2-1: three and two cards that share a number are five of it."""
    assert [f.rule for f in deck({("Twin", "T-1"): 3, ("Other", "T-1"): 2, **fill(50 - 5)})] == ["5-1-3-1"]
