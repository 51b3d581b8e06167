"""Section 4, second part: the field and its circles (4.5, 4.6)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Choose, It, Move, Number, On, Sequence, This

CIRCLES = {
    "vanguard circle", "guardian circle", "front left", "front right", "back left", "back center", "back right",
}  # fmt: skip
REAR = ("front left", "front right", "back left", "back center", "back right")


def shown(scene, viewer, player, zone):
    """A zone as the viewer's view has it."""
    return scene.game.view(viewer.seat)["zones"][player.seat][zone]


def crowd(scene, player, prefix):
    """A named unit on every rear-guard circle of the player."""
    for circle in REAR:
        player.put(circle, scene.card(f"{prefix} {circle}"))
    return [f"{prefix} {circle}" for circle in REAR]


# --- 4.5 the field --------------------------------------------------------------------------------


@pytest.mark.rule("4.5.2")
def test_a_card_on_any_of_the_seven_circles_is_on_the_field(scene, me, foe):
    """4.5.2: a choice from the field reaches vanguard, five rear-guards and guardian, and no soul card."""
    scene.step("battle phase")
    pull = Sequence((Choose(Cards(("field",)), Number(1)), Move(It(), "hand", verb="return")))
    placed = On("guard", (("card", This()),))
    scene.card("Guard", grade=0, abilities=[Ability("automatic", pull, trigger=placed)])
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", soul=["Grade 0"], hand=["Guard"])
    units = crowd(scene, foe, "Unit")
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Guard")
    foe.is_asked(exactly=["Grade 2", "Guard", *units])
    foe.picks("Guard")
    assert foe.zone("hand") == ["Guard"]
    me.is_asked("2.8.2")


@pytest.mark.rule("4.5.3")
def test_both_players_see_the_whole_field(scene, me, foe):
    """4.5.3: each view lists the other's units with name, power and orientation."""
    me.has(vanguard="Grade 3", hand=["Grade 0"])
    me.put("back left", scene.card("Sleeper", power=6000), rested=True)
    foe.has(vanguard="Grade 2", right=scene.card("Waker", power=8000))
    scene.start()
    sleeper = shown(scene, foe, me, "back left")[0]
    waker = shown(scene, me, foe, "front right")[0]
    assert (sleeper["name"], sleeper["power"], sleeper["rested"]) == ("Sleeper", 6000, True)
    assert (waker["name"], waker["power"], waker["rested"]) == ("Waker", 8000, False)
    assert shown(scene, foe, me, "vanguard circle")[0]["name"] == "Grade 3"


@pytest.mark.rule("4.5.3")
def test_the_field_is_shown_with_its_present_power(scene, me, foe):
    """4.5.3: the power that the other player sees is the power the unit has now."""
    scene.card("Trainer", "[ACT](VC):This unit gets [Power]+3000 until end of turn.")
    me.has(vanguard="Trainer")
    me.uses("Trainer")
    assert shown(scene, foe, me, "vanguard circle")[0]["power"] == 7000 + 3000


# --- 4.6.1 to 4.6.3 circles, columns, rows ------------------------------------------------------------


@pytest.mark.rule("4.6.1")
def test_each_player_has_seven_circles(scene, me, foe):
    """4.6.1: three in front, three behind, one far in front, for each of the two."""
    me.has(hand=["Grade 0"])
    scene.start()
    piles = {"deck", "hand", "drop", "soul", "damage", "bind", "trigger"}
    for zones in scene.game.view(me.seat)["zones"]:
        assert set(zones) - piles == CIRCLES


@pytest.mark.rule("4.6.1")
@pytest.mark.parametrize("place", ["far front left", "front center", "guardian circle", "back"])
def test_a_unit_is_called_to_no_other_place(scene, me, place):
    """4.6.1: an eighth position does not exist, and a call there is refused."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    assert me.refused("call", "Grade 1", place) == "8.5.2.2.1"


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(
    ("front", "booster"),
    [("front left", "Mine back left"), ("front right", "Mine back right"), ("vanguard", "Mine back center")],
)
def test_only_the_unit_behind_in_the_column_boosts(scene, me, foe, front, booster):
    """4.6.2: left front and left back are a column, and so are centre and right."""
    scene.step("battle phase")
    me.has(vanguard=scene.card("Mine vanguard", grade=3, skill=None))
    crowd(scene, me, "Mine")
    foe.has(vanguard="Grade 2")
    me.picks("yes", f"Mine {front}")
    me.is_asked("7.3.1.5", exactly=[booster, "nobody"])


@pytest.mark.rule("4.6.2.1")
@pytest.mark.parametrize(
    ("place", "faced"),
    [
        ("left", ["Their front right", "Their back right"]),
        ("back_right", ["Their front left", "Their back left"]),
        ("vanguard", ["Grade 2", "Their back center"]),
    ],
)
def test_facing_columns_are_one_column(scene, me, foe, place, faced):
    """4.6.2.1: my left column is the foe's right one, my right the foe's left, and centre faces centre."""
    scene.card(
        "Piercer",
        "[ACT](VC/RC):Choose one of your opponent's units in the same column as this unit, and return it to your hand.",
    )
    me.has(**{"vanguard": "Grade 3", place: "Piercer"} if place != "vanguard" else {"vanguard": "Piercer"})
    foe.has(vanguard="Grade 2")
    crowd(scene, foe, "Their")
    me.uses("Piercer")
    me.is_asked(exactly=faced)


@pytest.mark.rule("4.6.3")
def test_the_front_row_is_three_circles(scene, me, foe):
    """4.6.3: a bonus for the front row reaches left, centre and right in front, not the back row and no guardian."""
    scene.step("battle phase")
    scene.card("Marshal", "[CONT](VC):All of your units in the front row get [Power]+2000.", power=9000)
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Marshal", hand=[scene.card("Guard", grade=0, power=7000, shield=0)])
    units = crowd(scene, foe, "Unit")
    me.attacks("Grade 3", "Marshal")
    foe.guards_with("Guard")
    me.is_asked("2.8.2")
    gained = {name for name in (*units, "Guard") if foe.power(name) == 7000 + 2000}
    assert gained == {"Unit front left", "Unit front right"}
    assert foe.power("Marshal") == 9000 + 2000
    assert foe.power("Guard") == foe.power("Unit back center") == 7000


@pytest.mark.rule("4.6.3")
def test_the_back_row_is_three_circles(scene, me):
    """4.6.3: a bonus for the back row reaches left, centre and right behind."""
    me.has(vanguard=scene.card("Marshal", "[CONT](VC):All of your units in the back row get [Power]+2000."))
    units = crowd(scene, me, "Unit")
    scene.start()
    gained = {name for name in units if me.power(name) == 7000 + 2000}
    assert gained == {"Unit back left", "Unit back center", "Unit back right"}
    assert me.power("Marshal") == 7000


# --- 4.6.4, 4.6.6 how cards arrive ---------------------------------------------------------------------


@pytest.mark.rule("4.6.4.1")
def test_a_resting_rear_guard_put_on_the_vanguard_circle_stands(scene, me):
    """4.6.4.1: whatever its orientation was, it arrives standing."""
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.put("front left", scene.card("Usurper", "[ACT](RC):Put this unit on your (VC)."), rested=True)
    me.uses("Usurper")
    assert me.zone("vanguard") == ["Usurper"]
    assert not me.is_rested("Usurper")


@pytest.mark.rule("4.6.4.1")
def test_a_superior_ride_after_an_attack_gives_a_standing_vanguard(scene, me, foe):
    """4.6.4.1: the old vanguard rests from its attack, the new one stands."""
    scene.step("battle phase")
    scene.card(
        "Summoner",
        "[AUTO](VC):When this unit's attack hits, choose a card from your hand, and ride it.",
        power=20000, skill=None,
    )  # fmt: skip
    me.has(vanguard="Summoner", right="Grade 1", hand=[scene.card("Heir", grade=2)])
    me.deck_top("Stone")
    foe.has(vanguard="Grade 2")
    me.attacks("Summoner", "Grade 2")
    me.picks("Heir")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Heir"], ["Summoner"])
    assert not me.is_rested("Heir")


@pytest.mark.rule("4.6.4.1")
def test_a_ride_onto_a_resting_vanguard_stands(scene, me):
    """4.6.4.1: from the hand too, though the vanguard it rides rests."""
    scene.step("ride phase")
    me.put("vanguard circle", "Grade 1", rested=True)
    me.has(hand=["Grade 2", "Grade 0"])
    me.rides("Grade 2")
    assert not me.is_rested("Grade 2")


@pytest.mark.rule("4.6.6.1")
def test_a_resting_vanguard_moved_to_a_rear_guard_circle_stands(scene, me):
    """4.6.6.1: coming from the vanguard circle it arrives standing."""
    scene.card("Retreater", grade=2, abilities=[Ability("activated", Move(This(), "back left"))])
    me.put("vanguard circle", "Retreater", rested=True)
    me.has(left="Grade 1", hand=["Grade 0"])
    me.uses("Retreater")
    assert me.zone("back left") == ["Retreater"]
    assert not me.is_rested("Retreater")


@pytest.mark.rule("4.6.6.1")
def test_a_guardian_moved_back_to_a_rear_guard_circle_stands(scene, me, foe):
    """4.6.6.1: the guardian circle is no rear-guard circle: a guardian that moves back stands."""
    scene.step("battle phase")
    mover = Ability("automatic", Move(This(), "back left"), trigger=On("guard", (("card", This()),)))
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", hand=[scene.card("Guard", grade=0, abilities=[mover])])
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Guard")
    me.is_asked("2.8.2")
    assert foe.zone("back left") == ["Guard"]
    assert not foe.is_rested("Guard")


@pytest.mark.rule("4.6.6.1")
@pytest.mark.parametrize("zone", ["hand", "drop", "soul", "damage"])
def test_a_card_called_from_elsewhere_arrives_standing(scene, me, zone):
    """4.6.6.1: from hand, drop, soul or damage, all the same."""
    words = {"hand": "hand", "drop": "drop zone", "soul": "soul", "damage": "damage zone"}
    scene.card("Caller", f"[ACT](VC):Choose a card from your {words[zone]}, and call it to an open (RC).")
    me.has(vanguard="Caller", **{zone: [scene.card("Recruit")]})
    me.uses("Caller").picks("back right")
    assert me.zone("back right") == ["Recruit"]
    assert not me.is_rested("Recruit")


@pytest.mark.rule("4.6.6.2")
@pytest.mark.parametrize("rested", [True, False])
def test_an_exchange_keeps_the_orientation(scene, me, rested):
    """4.6.6.2: a unit that goes to the empty circle behind it stays as it was."""
    me.has(vanguard="Grade 2")
    me.put("front left", scene.card("Walker"), rested=rested)
    me.exchanges("left")
    assert me.zone("back left") == ["Walker"]
    assert me.is_rested("Walker") is rested


@pytest.mark.rule("4.6.6.2")
@pytest.mark.parametrize("whose", ["me", "foe"])
@pytest.mark.parametrize(("circle", "column"), [
    ("front left", "left"), ("back left", "left"), ("front right", "right"), ("back right", "right"),
])  # fmt: skip
def test_an_exchange_keeps_the_orientation_on_every_circle(scene, me, foe, whose, circle, column):
    """4.6.6.2: of either player, forwards and backwards, on the left and on the right."""
    player = {"me": me, "foe": foe}[whose]
    scene.turn_of(player)
    player.put(circle, scene.card("Walker"), rested=True)
    player.exchanges(column)
    assert player.zone(circle) == [] and player.is_rested("Walker")


@pytest.mark.rule("4.6.6.1")
def test_a_resting_vanguard_of_either_player_stands_on_a_rear_guard_circle(scene, me, foe):
    """4.6.6.1: the opponent's vanguard circle is no rear-guard circle either."""
    scene.turn_of(foe)
    scene.card("Retreater", grade=2, abilities=[Ability("activated", Move(This(), "back left"))])
    foe.put("vanguard circle", "Retreater", rested=True)
    foe.has(left="Grade 1", hand=["Grade 0"])
    foe.uses("Retreater")
    assert foe.zone("back left") == ["Retreater"] and not foe.is_rested("Retreater")


@pytest.mark.rule("4.6.6.2")
@pytest.mark.parametrize("rested", [True, False])
def test_a_move_between_rear_guard_circles_keeps_the_orientation(scene, me, rested):
    """4.6.6.2: an effect that moves a rear-guard to another circle neither stands nor rests it."""
    me.has(vanguard="Grade 2")
    scene.card("Walker", abilities=[Ability("activated", Move(This(), "back right"))])
    me.put("front left", "Walker", rested=rested)
    me.uses("Walker")
    assert me.zone("back right") == ["Walker"]
    assert me.is_rested("Walker") is rested


@pytest.mark.rule("4.6.6.2")
def test_two_units_that_change_places_keep_their_orientations(scene, me):
    """4.6.6.2: one rests and one stands; after an effect exchanged them that is still so."""
    scene.card(
        "Rider",
        "[ACT](RC):Choose another of your rear-guards in the same column as this unit, "
        "and exchange positions with this unit.",
    )
    me.has(vanguard="Grade 2", back_left=scene.card("Second"))
    me.put("front left", "Rider", rested=True)
    me.uses("Rider")
    assert (me.zone("front left"), me.zone("back left")) == (["Second"], ["Rider"])
    assert (me.is_rested("Second"), me.is_rested("Rider")) == (False, True)


@pytest.mark.rule("4.6.6.2", "1.3.2")
@pytest.mark.parametrize("others", [["Second"], ["Second", "Third"]])
def test_units_that_change_places_are_those_that_were_chosen(scene, me, others):
    """1.3.2: where one of two can be chosen nobody changes places, and who only says so never does."""
    scene.card(
        "Herald", "[ACT](RC):Choose two of your grade 3 rear-guards, and exchange the positions of those units."
    )
    circles = dict(zip(("right", "back_right"), others, strict=False))
    me.has(vanguard="Grade 2", left="Herald", **{at: scene.card(name, grade=3) for at, name in circles.items()})
    me.uses("Herald")
    assert me.zone("front left") == ["Herald"]
    assert me.zone("front right") == others[-1:]


@pytest.mark.rule("4.6.6.2", "1.3.2")
@pytest.mark.parametrize(("second", "left"), [("back left", ["Second"]), ("back right", ["Rider"])])
def test_without_another_unit_nobody_changes_places(scene, me, second, left):
    """1.3.2: in the column there is a unit to change places with or there is none, and then nothing happens."""
    scene.card(
        "Rider",
        "[ACT](RC):Choose another of your rear-guards in the same column as this unit, "
        "and exchange positions with this unit. Draw a card.",
    )
    me.has(vanguard="Grade 2", left="Rider", **{second.replace(" ", "_"): scene.card("Second")})
    with me.changes(hand=+1):
        me.uses("Rider")
    assert me.zone("front left") == left


# --- 4.6.7 open circles ----------------------------------------------------------------------------


@pytest.mark.rule("4.6.7")
def test_every_unit_lies_face_up_for_both(scene, me, foe):
    """4.6.7: in play both views name every unit on every circle, all face up."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    units = crowd(scene, foe, "Unit")
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Grade 0")
    me.is_asked("2.8.2")
    for viewer in (me, foe):
        cards = [card for circle in CIRCLES for card in shown(scene, viewer, foe, circle)]
        assert sorted(card["name"] for card in cards) == sorted(["Grade 2", "Grade 0", *units])
        assert not any(card["face down"] for card in cards)


@pytest.mark.rule("4.6.7")
def test_a_card_called_from_a_hidden_place_is_open_on_its_circle(scene, me, foe):
    """4.6.7: a hand card that nobody knew is known to both as soon as it is a unit."""
    me.has(vanguard="Grade 2", hand=[scene.card("Secret Card")])
    assert not foe.sees(me.card("Secret Card"))
    me.calls("Secret Card", "left")
    assert [card["name"] for card in shown(scene, foe, me, "front left")] == ["Secret Card"]


@pytest.mark.rule("4.6.7")
def test_a_face_down_bound_card_is_face_up_when_called(scene, me, foe):
    """4.6.7: cards on circles lie face up, however they lay before."""
    scene.card("Opener", "[ACT](VC):Choose a card from your bind zone, and call it to an open (RC).")
    me.has(vanguard="Opener")
    me.put("bind", scene.card("Sealed Card"), face_down=True)
    me.uses("Opener").picks("front left")
    card = shown(scene, foe, me, "front left")[0]
    assert (card["name"], card["face down"]) == ("Sealed Card", False)


@pytest.mark.rule("4.6.7.1")
def test_a_rear_guard_circle_holds_one_card(scene, me):
    """4.6.7.1: called onto an occupied circle, the newcomer alone remains."""
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    me.calls("Grade 0", "left")
    assert me.zone("front left") == ["Grade 0"]


@pytest.mark.rule("4.6.7.1")
def test_the_vanguard_circle_holds_one_card(scene, me):
    """4.6.7.1: the same for the vanguard circle."""
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Grade 2", "Grade 0"])
    me.rides("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]


@pytest.mark.rule("4.6.7.1")
def test_the_guardian_circle_holds_many(scene, me, foe):
    """4.6.7.1: three guardians lie there together, through the check timings that follow."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    names = [scene.card(f"Guard {number}") for number in (1, 2, 3)]
    foe.has(vanguard="Grade 2", hand=names)
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with(*names)
    me.is_asked("2.8.2")
    assert sorted(foe.zone("guardians")) == names
