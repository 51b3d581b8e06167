"""The ultimate stride of a card with two faces (8.5.2.1.2.3, 11.42.2.2, 12.10)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, At, Modify, Number, This

PAYS = "[Choose a card with the same card name as your vanguard from your hand, and discard it]"
CLEARS = (
    "Remove all of your other cards from your soul, circles, and G zone, flip this card over, and [Stride] it on "
    "your (VC)."
)
WAKES = f'[Ultimate Stride]-"Waker"-Stride Step-{PAYS} {CLEARS}'
WAKER = {"name": "Waker", "type": "g unit", "grade": 4, "clan": "Cray Elemental", "power": 40000, "critical": 1,
         "skill": "triple drive"}  # fmt: skip
DRAGONS = [f"Dragon {number}" for number in range(1, 7)]


def ready(scene, me, foe, text=WAKES, back=WAKER, bound=DRAGONS[:5], mine="Grade 3", hand=("Grade 3",),
          face_down=False, **sleeper):  # fmt: skip
    """My ride phase: the card lies in my G zone, and these dragons are bound."""
    scene.step("ride phase")
    scene.card("Sleeper", text, back=back, **{"grade": 0, "clan": "Cray Elemental", **sleeper})
    for name in DRAGONS:
        scene.card(name, type="g unit", grade=4, power=25000, race="Zeroth Dragon", clan="Cray Elemental")
    me.has(vanguard=mine, hand=list(hand)).put("G zone", "Sleeper", face_down=face_down)
    for name in bound:
        me.put("bind", name)
    foe.has(vanguard="Grade 3")


def name_of(scene, card):
    return scene.game.value(card, "name")


@pytest.mark.rule("11.42.2.2", "11.42.2.2.1", "10.37.1", "12.10.2", "11.42.2")
@pytest.mark.parametrize("zones", ["soul, circles,", "circles, soul,"])
def test_everything_else_is_removed_and_the_other_face_is_the_vanguard(scene, me, foe, zones):
    ready(scene, me, foe, WAKES.replace("soul, circles,", zones))
    me.has(left="Grade 1", back="Grade 2", soul=["Grade 0"], damage=["Stone"]).g_zone("Grand", face_up=("Bulwark",))
    me.put("front right, locked", "Grade 1", face_down=True)
    card = me.card("Sleeper")
    me.picks("pass").strides("Sleeper")
    assert (me.zone("vanguard"), scene.game.is_in(card, "vanguard circle")) == (["Waker"], True)
    assert sorted(scene.game.value(c, "grade") for c in scene.game.in_zone(0, "removed")) == [0, 1, 1, 2, 3, 4, 4]
    left = ("soul", "G zone", "heart", "front left", "back center", "front right, locked")
    assert [me.zone(zone) for zone in left] == [[]] * 6
    assert (me.zone("damage"), len(me.zone("bind")), me.zone("drop")) == (["Stone"], 5, ["Grade 3"])
    assert (me.power("Waker"), foe.zone("vanguard")) == (40000, ["Grade 3"]), "no heart, and nothing of theirs"


@pytest.mark.rule("11.42.2.2.1")
def test_a_stridden_vanguard_and_its_hearts_are_removed_as_well(scene, me, foe):
    """Another effect strides in the stride step first."""
    scene.card("Rider", grade=3)
    ready(scene, me, foe, mine="Grand", hand=["Grand"])
    me.put("heart", "Rider")
    me.picks("pass").strides("Sleeper")
    assert (me.zone("vanguard"), me.zone("heart"), sorted(me.zone("removed"))) == (["Waker"], [], ["Grand", "Rider"])


@pytest.mark.rule("8.5.2.1", "8.5.2.4")
@pytest.mark.parametrize("face_down", [True, False])
def test_a_card_that_strides_from_face_down_is_shown_to_the_opponent_first(scene, me, foe, face_down):
    """One that lies face up is known."""
    ready(scene, me, foe, face_down=face_down)
    card = me.card("Sleeper")
    me.picks("pass").is_asked("6.5.1.2.2")
    assert foe.sees(card) == (not face_down)
    me.strides("Sleeper").is_asked(about="attack")
    assert [event[3] for event in scene.events("show")] == ([card] if face_down else [])


@pytest.mark.rule("8.5.2.1.2.3")
@pytest.mark.parametrize(("bound", "allowed"), [
    (DRAGONS[:5], True), (DRAGONS, True), (DRAGONS[:4], False), ([*DRAGONS[:4], DRAGONS[0]], False),
    ([*DRAGONS[:4], "Grade 2"], False),
])  # fmt: skip
def test_it_needs_five_different_zeroth_dragons_in_the_bind_zone(scene, me, foe, bound, allowed):
    ready(scene, me, foe, bound=bound)
    me.g_zone("Grand")
    me.picks("pass")
    assert me.offered("stride", "Sleeper") == allowed
    if not allowed:
        assert "8.5.2.1.2.3" in me.refused("stride", "Sleeper")


@pytest.mark.rule("8.5.2.1.2.3", "4.9.2.2")
def test_a_dragon_that_is_bound_face_down_is_none(scene, me, foe):
    ready(scene, me, foe, bound=DRAGONS[:4])
    me.g_zone("Grand").put("bind", DRAGONS[4], face_down=True)
    me.picks("pass")
    assert not me.offered("stride", "Sleeper")


@pytest.mark.rule("8.5.2.1.2.3")
@pytest.mark.parametrize("whose", ["opponent's bind zone", "drop zone"])
def test_dragons_elsewhere_do_not_count(scene, me, foe, whose):
    ready(scene, me, foe, bound=DRAGONS[:4])
    me.g_zone("Grand")
    if whose == "drop zone":
        me.put("drop", DRAGONS[4])
    else:
        foe.put("bind", DRAGONS[4])
    me.picks("pass")
    assert not me.offered("stride", "Sleeper")


@pytest.mark.rule("8.5.2.1.2.3")
@pytest.mark.parametrize(("less", "allowed"), [(0, True), (1, False)])
def test_its_vanguard_is_of_grade_three_or_more_at_that_time(scene, me, foe, less, allowed):
    """It was as the turn began; the opponent's still is."""
    falls = Modify(This(), (Add("grade", Number(-less)),), "end of turn")
    scene.card("Falling", abilities=[Ability("automatic", falls, zones=("vanguard circle",),
                                             trigger=At("begin", "ride step", "your"))], grade=3)  # fmt: skip
    ready(scene, me, foe, mine="Falling", hand=["Falling", "Grade 3"])
    scene.step("stand phase").declining("assist")
    me.g_zone("Grand")
    me.picks("pass")
    assert me.offered("stride", "Grand")
    assert me.offered("stride", "Sleeper") == allowed


@pytest.mark.rule("8.5.2.1.2.2", "8.5.2.1.2.3")
@pytest.mark.parametrize(("text", "allowed"), [
    (WAKES, True), (f"[Ultimate Stride]-Stride Step-{PAYS} [Stride] this card on your (VC) from face down.", False),
])  # fmt: skip
def test_it_needs_no_face_up_cards_and_a_card_with_one_face_needs_them_whatever_is_bound(scene, me, foe, text, allowed):
    ready(scene, me, foe)
    scene.card("Plain", text, type="g unit", grade=4, power=25000, clan="Cray Elemental")
    me.g_zone("Grand", "Plain")
    me.picks("pass")
    assert me.offered("stride", "Sleeper")
    assert not me.offered("stride", "Plain")
    assert ("11.42.2.2" if allowed else "8.5.2.1.2.2") in me.refused("stride", "Plain")


@pytest.mark.rule("8.5.2.1.2.1")
@pytest.mark.parametrize(("clan", "allowed"), [("Cray Elemental", True), ("Granblue", True), ("Kagero", False)])
def test_the_face_that_is_up_shares_a_nation_with_the_vanguard(scene, me, foe, clan, allowed):
    scene.card("Sailor", grade=3, clan="Granblue")
    ready(scene, me, foe, mine="Sailor", hand=["Sailor"], clan=clan)
    me.g_zone("Grand")
    me.picks("pass")
    assert me.offered("stride", "Sleeper") == allowed


@pytest.mark.rule("11.42.2.2")
def test_it_names_the_other_face_of_its_card(scene, me, foe):
    ready(scene, me, foe, back={**WAKER, "name": "Somebody Else"})
    me.g_zone("Grand")
    me.picks("pass")
    assert "11.42.2.2" in me.refused("stride", "Sleeper")


@pytest.mark.rule("11.42.2.2", "12.10.5")
@pytest.mark.parametrize("face_down", [True, False])
def test_it_may_lie_either_way(scene, me, foe, face_down):
    ready(scene, me, foe, face_down=face_down)
    me.picks("pass").strides("Sleeper")
    assert (me.zone("vanguard"), scene.game.face_down[me.card("Waker")]) == (["Waker"], False)


@pytest.mark.rule("8.5.2.4", "11.42.2.2")
def test_its_cost_is_paid(scene, me, foe):
    ready(scene, me, foe, hand=["Grade 2", "Grade 3"])
    me.g_zone("Grand")
    me.picks("pass").strides("Sleeper")
    assert (me.zone("hand"), me.zone("drop")) == (["Grade 2"], ["Grade 3"])


@pytest.mark.rule("10.28.5", "12.10.3.3", "9.5.1.1")
def test_at_the_end_it_goes_home_and_is_removed_and_nobody_is_left(scene, me, foe):
    ready(scene, me, foe)
    me.picks("pass").strides("Sleeper")
    me.declines_attack()
    assert scene.winner is foe
    assert sorted(me.zone("removed")) == ["Grade 3", "Sleeper"], "the first face is up where it lies now"
