"""16.4, 16.5: songs and singing, bases and scouting."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Is, Move, Number, On, Perform, This, Turn

SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}
SONG, BASE = {**SET, "subtype": "Song"}, {**SET, "subtype": "Base"}
OWN = (("card", This()),)
SUNG = "[AUTO](Order zone):When this Song is sung, draw a card."
SINGS = "[ACT](VC):Choose a face up Song from your order zone, and sing it."


def song(scene, name="High Water", text=SUNG, **fields):
    return scene.card(name, text, **{**SONG, **fields})


def singer(scene, text=SINGS):
    return scene.card("Singer", text, grade=2)


def act(effect, zone="vanguard circle"):
    return Ability("activated", effect, zones=(zone,))


# --- 16.4 songs -----------------------------------------------------------------------------------------


@pytest.mark.rule("16.4.2.1", "16.4.3", "4.15.3")
def test_a_sung_song_does_what_it_says_and_is_turned_face_down(scene, me):
    me.has(vanguard=singer(scene), order_zone=[song(scene)])
    with me.changes(hand=1):
        me.uses("Singer")
    assert scene.game.face_down[scene.game.in_zone(0, "order zone")[0]]
    kinds = [event[0] for event in scene.game.log if event[0] in ("sing", "move", "face down")]
    assert kinds == ["sing", "move", "face down"]


@pytest.mark.rule("16.4.3", "16.4.1.1", "4.15.3.1")
def test_a_song_that_lies_face_down_cannot_be_sung_again(scene, me):
    """Until it is turned up."""
    wakes = act(Turn(Cards(("order zone",), "mine"), "face up"), "rear-guard circle")
    me.has(vanguard=singer(scene), left=scene.card("Waker", abilities=[wakes]), order_zone=[song(scene)])
    me.uses("Singer")
    with me.changes(hand=0):
        me.uses("Singer")
    me.uses("Waker")
    with me.changes(hand=1):
        me.uses("Singer")


@pytest.mark.rule("16.4.1.1")
def test_a_song_is_a_card_of_that_subtype_in_the_order_zone(scene, me):
    song(scene, "Low Water")
    me.has(vanguard=singer(scene), order_zone=[song(scene), "Low Water", "Fixture"], drop=["High Water"])
    me.uses("Singer")
    me.is_asked(exactly=["High Water", "Low Water"])
    me.picks("Low Water")
    assert [bool(scene.game.face_down[c]) for c in scene.game.in_zone(0, "order zone")] == [False, True, False]


@pytest.mark.rule("16.4.1.1", "16.4.2.1")
@pytest.mark.parametrize(("zone", "drawn"), [("order zone", 1), ("drop", 0)])
def test_a_song_is_sung_in_the_order_zone_alone(scene, me, zone, drawn):
    sings = act(Perform("sing", cards=Cards((zone,), "mine")))
    me.has(vanguard=scene.card("Singer", abilities=[sings], grade=2), hand=["Grade 0"], left="Grade 1")
    me.has(**{zone.replace(" ", "_"): [song(scene)]})
    with me.changes(hand=drawn):
        me.uses("Singer")
    assert len(scene.events("sing")) == drawn


@pytest.mark.rule("16.4.1.1")
def test_a_song_card_is_one_elsewhere(scene, me):
    text = "[ACT](VC):Choose a Song card from your drop zone, and put it into your hand."
    me.has(vanguard=singer(scene, text), order_zone=[song(scene)], drop=["Fixture", "High Water", "Command"])
    me.uses("Singer")
    assert (me.zone("hand"), me.zone("order zone")) == (["High Water"], ["High Water"])


@pytest.mark.rule("16.4.2.1")
def test_only_the_song_that_is_sung_is_set_off(scene, me):
    song(scene, "Low Water", SUNG.replace("draw a card", "Soul-Charge 1"))
    me.has(vanguard=singer(scene), order_zone=[song(scene), "Low Water"])
    me.uses("Singer")
    with me.changes(hand=0, soul=1):
        me.picks("Low Water")


@pytest.mark.rule("16.4.2.1", "11.8.8")
def test_what_is_sung_waits_for_the_next_check_timing(scene, me):
    """The ability that sings goes on first."""
    text = "[ACT](VC):Choose a face up Song from your order zone, sing it, and Soul-Charge 1."
    me.has(vanguard=singer(scene, text), order_zone=[song(scene)])
    me.uses("Singer")
    assert [to for _, _, to in scene.moves()] == ["soul", "hand"]


@pytest.mark.rule("16.4.3")
def test_a_song_with_another_ability_is_not_turned_by_that(scene, me):
    rests = SUNG + "\n[ACT](Order zone):[COST][[Rest] this card], draw a card."
    me.has(vanguard=singer(scene), order_zone=[song(scene, text=rests)])
    me.uses("High Water", 2)
    held = scene.game.in_zone(0, "order zone")[0]
    assert me.is_rested("High Water") and not scene.game.face_down[held]
    me.uses("Singer")
    assert scene.game.face_down[held]


@pytest.mark.rule("16.4.3")
def test_a_song_is_not_turned_by_what_is_set_off_otherwise(scene, me):
    """An ability that waits for the song itself, though not for its being sung."""
    rests = act(Turn(Cards(("order zone",), "mine"), "rest"))
    hears = Ability("automatic", Perform("draw", Number(1)), zones=("order zone",), trigger=On("rest", OWN))
    me.has(vanguard=scene.card("Warden", abilities=[rests], grade=2), left="Grade 1", hand=["Grade 0"])
    me.has(order_zone=[song(scene, text=SUNG, abilities=[hears])])
    with me.changes(hand=1):
        me.uses("Warden")
    assert not scene.game.face_down[scene.game.in_zone(0, "order zone")[0]]


@pytest.mark.rule("16.4.3")
def test_a_song_that_hears_of_any_song_is_turned_by_its_own_singing_alone(scene, me):
    any_song = (("card", Cards(("order zone",), "mine")),)
    hears = Ability("automatic", Perform("draw", Number(1)), zones=("order zone",), trigger=On("sing", any_song))
    song(scene, "Low Water", SUNG)
    me.has(vanguard=singer(scene), hand=["Grade 0"], left="Grade 1")
    me.has(order_zone=[song(scene, text="", abilities=[hears]), "Low Water"])
    with me.changes(hand=2):
        me.uses("Singer").picks("Low Water").picks(("ability", "Low Water/1", "Low Water"))
    held = scene.game.in_zone(0, "order zone")
    assert {scene.game.card(card): bool(scene.game.face_down[card]) for card in held}["High Water"] is False


@pytest.mark.rule("16.4.3", "4.1.8")
def test_a_song_that_has_left_is_not_turned(scene, me):
    """It went to the hand by its own effect."""
    leaves = "[AUTO](Order zone):When this Song is sung, return this card to your hand."
    me.has(vanguard=singer(scene), order_zone=[song(scene, text=leaves)])
    me.uses("Singer")
    assert me.zone("hand") == ["High Water"] and not scene.game.face_down[me.card("High Water")]


@pytest.mark.rule("16.4.3", "4.15.3", "9.2.2")
def test_the_stand_phase_stands_a_song_and_leaves_it_face_down(scene, me, foe):
    scene.step("stand phase")
    me.put("order zone", song(scene), rested=True, face_down=True)
    me.has(vanguard="Grade 2", hand=["Grade 2"])
    me.is_asked()
    held = scene.game.in_zone(0, "order zone")[0]
    assert (bool(scene.game.rested[held]), bool(scene.game.face_down[held])) == (False, True)


@pytest.mark.rule("16.4.2.1")
@pytest.mark.parametrize(
    ("fact", "sung", "drawn"),
    [
        ("your vanguard sung a Song this turn", True, 1),
        ("your vanguard sung a Song this turn", False, 0),
        ('your "High Water" was sung this turn', True, 1),
        ('your "Low Water" was sung this turn', True, 0),
        ("you sang a Song this turn", True, 1),
    ],
)
def test_texts_ask_what_was_sung_this_turn(scene, me, fact, sung, drawn):
    asks = f"[ACT](RC):If {fact}, draw a card."
    me.has(vanguard=singer(scene), left=scene.card("Critic", asks), order_zone=[song(scene, text=SUNG)])
    if sung:
        me.uses("Singer")
    with me.changes(hand=drawn):
        me.uses("Critic")


@pytest.mark.rule("16.4.2.1", "12.6.2.1")
@pytest.mark.parametrize(("name", "drawn"), [("High Water", 1), ("Spring Tide", 1), ("Low Water", 0)])
def test_a_song_with_two_names_was_sung_by_either(scene, me, name, drawn):
    asks = scene.card("Critic", f'[ACT](RC):If your "{name}" was sung this turn, draw a card.')
    twofold = f'{SUNG}\n[CONT]:This card is also regarded as "Spring Tide".'
    me.has(vanguard=singer(scene), left=asks, order_zone=[song(scene, text=twofold)])
    me.uses("Singer")
    with me.changes(hand=drawn):
        me.uses("Critic")


@pytest.mark.rule("16.4.2.1")
def test_a_song_sung_by_a_rear_guard_is_not_sung_by_the_vanguard(scene, me):
    asks = "[ACT](RC):If your vanguard sung a Song this turn, draw a card."
    sings = scene.card("Choir", SINGS.replace("(VC)", "(RC)"))
    me.has(vanguard="Grade 2", left=scene.card("Critic", asks), right=sings, order_zone=[song(scene)])
    me.uses("Choir")
    with me.changes(hand=0):
        me.uses("Critic")


# --- 16.5 bases -----------------------------------------------------------------------------------------

SCOUTS = "[ACT](VC):Choose a card from your drop zone, and scout it to your Base."


def base(scene, name="Crow's Nest", text="", **fields):
    return scene.card(name, text, **{**BASE, **fields})


def captain(scene, text=SCOUTS):
    return scene.card("Captain", text, grade=2)


@pytest.mark.rule("16.5.1.1", "13.9.2")
@pytest.mark.parametrize("has", [True, False])
def test_a_card_is_scouted_to_a_base(scene, me, has):
    """Without one it stays where it was; scouted, it stays in the order zone."""
    me.has(vanguard=captain(scene), drop=["Grade 1"], order_zone=[base(scene)] if has else ["Fixture"])
    me.uses("Captain")
    assert (me.zone("scouted"), me.zone("drop")) == ((["Grade 1"], []) if has else ([], ["Grade 1"]))


@pytest.mark.rule("16.5.1.1")
def test_the_base_must_be_ones_own(scene, me, foe):
    me.has(vanguard=captain(scene), drop=["Grade 1"])
    foe.has(order_zone=[base(scene)])
    me.uses("Captain")
    assert (me.zone("scouted"), foe.zone("scouted"), me.zone("drop")) == ([], [], ["Grade 1"])


@pytest.mark.rule("16.5.1.1", "11.8.2.2")
@pytest.mark.parametrize("has", [True, False])
def test_scouting_as_a_cost_needs_a_base(scene, me, has):
    text = "[ACT](VC):[COST][Scout a card from your hand to your Base], and draw a card."
    me.has(vanguard=captain(scene, text), hand=["Grade 1"], order_zone=[base(scene)] if has else ["Fixture"])
    me.is_asked()
    if not has:
        assert me.refused("use", "Captain", "Captain/1") == "11.8.2.2"
        return
    me.uses("Captain")
    assert (me.zone("scouted"), me.zone("hand")) == (["Grade 1"], ["Stone"])


@pytest.mark.rule("16.5.1.1", "4.15.2")
def test_a_scouted_card_of_the_hand_is_open(scene, me, foe):
    text = "[ACT](VC):[COST][Scout a card from your hand to your Base], and draw a card."
    me.has(vanguard=captain(scene, text), hand=["Grade 1", "Grade 3"], order_zone=[base(scene)])
    me.uses("Captain").picks("Grade 3")
    assert foe.sees(me.card("Grade 3", "scouted")) and not foe.sees(me.card("Grade 1"))


@pytest.mark.rule("16.5.2.1")
def test_a_scouted_unit_does_nothing_and_is_on_no_circle(scene, me):
    draws = "[ACT](RC):Draw a card.\n[CONT]:All of your vanguards get [Power] +1000."
    counts = "[CONT](RC):If you have two or more rear-guards, this unit gets [Power] +5000."
    me.has(vanguard=captain(scene), left=scene.card("Rigger", counts), drop=[scene.card("Lookout", draws)])
    me.has(order_zone=[base(scene)])
    me.is_asked()
    assert me.power("Captain") == 9000 + 1000
    me.uses("Captain")
    assert (me.power("Captain"), me.power("Rigger")) == (9000, 7000)
    assert not me.offered("use", "Lookout", "Lookout/1")
    assert me.value("Lookout", "grade") == 1


@pytest.mark.rule("16.5.2.1")
def test_an_ability_that_waits_for_scouting_hears_it(scene, me):
    me.has(vanguard=captain(scene), drop=[scene.card("Scout", "[AUTO]:When this card is scouted, Soul-Charge 1.")])
    me.has(order_zone=[base(scene)])
    with me.changes(soul=1):
        me.uses("Captain")


@pytest.mark.rule("16.5.2.1", "6.2.3")
def test_a_scouted_card_may_be_called(scene, me):
    calls = "[ACT](Order zone):[COST][[Rest] this card], choose one of your scouted cards, and call it to (RC)."
    me.has(vanguard="Grade 2", order_zone=[base(scene, text=calls)], scouted=["Grade 1"])
    me.uses("Crow's Nest").picks("front left")
    assert (me.zone("left"), me.zone("scouted")) == (["Grade 1"], [])
    assert me.is_rested("Crow's Nest")


@pytest.mark.rule("16.5.3")
@pytest.mark.parametrize("second", [True, False])
def test_without_a_base_scouted_cards_go_to_the_drop_zone(scene, me, second):
    away = act(Move(Cards(("order zone",), "mine", Is("name", "=", "Crow's Nest")), "drop"))
    me.has(vanguard=scene.card("Wrecker", abilities=[away], grade=2), order_zone=[base(scene)], scouted=["Grade 1"])
    if second:
        me.has(order_zone=[base(scene, "Camp")])
    me.uses("Wrecker")
    assert me.zone("scouted") == (["Grade 1"] if second else [])
    assert sorted(me.zone("drop")) == (["Crow's Nest"] if second else ["Crow's Nest", "Grade 1"])
    assert ("16.5.3" in scene.rules()) != second


@pytest.mark.rule("16.5.3")
@pytest.mark.parametrize(("name", "kept"), [("Camp", True), ("Grade 0", False)])
def test_a_scouted_base_keeps_scouted_cards(scene, me, name, kept):
    """Unlike an imprisoned prison."""
    base(scene, "Camp")
    me.has(vanguard="Grade 2", hand=["Grade 0"], scouted=["Grade 1", name])
    me.is_asked()
    assert me.zone("scouted") == (["Grade 1", name] if kept else [])


@pytest.mark.rule("16.5.3", "4.1.12")
def test_scouted_cards_of_the_other_player_go_home(scene, me, foe):
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.put("scouted", "Grade 1", owner=foe.seat)
    me.is_asked()
    assert (me.zone("drop"), foe.zone("drop")) == ([], ["Grade 1"])
