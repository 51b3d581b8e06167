"""The stages of a turn and of a battle: each begins, its abilities come in a check timing, and then what it is for."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_2_01.book import PHASES
from playmat.books.vanguard_2_01.nodes import Become
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cannot,
    Cards,
    Choose,
    Compare,
    Count,
    During,
    InState,
    Is,
    It,
    Matches,
    May,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    This,
    Turn,
    Whenever,
    YouMay,
)

STAGES = tuple(stage for stage in PHASES if stage != "battle")
DEEDS = ("stand", "ride", "rest", "attack", "drive check", "compare", "damage check", "hit")


def told(scene):
    """What abilities were played for and what was done, since I looked last."""
    log = scene.game.log[scene.__dict__.setdefault("told", 0) :]
    scene.__dict__["told"] += len(log)
    words = {f"Herald/{number}": stage for number, stage in enumerate((*STAGES, "end of battle", "end of turn"), 1)}
    hands = {scene.game.match.zone_number[seat, "hand"] for seat in (0, 1)}
    found = []
    for event in log:
        match event:
            case ("play", *_, name):
                found.append(words.get(name, "Bell"))
            case ("move", _, _, _, _, _, after, *_) if after in hands:
                found.append("hand")
            case (deed, *_) if deed in DEEDS:
                found.append(deed)
    return found


def named(scene, event):
    """The zone that a move leads to."""
    return [scene.game.match.zone_names[event[6]]] if event[0] == "move" else []


def stage_now(scene):
    return scene.game.facts["phase"], scene.game.facts["step"]


def with_heralds(scene, me):
    """A unit of mine that listens for every beginning and end of my turn, and does nothing that counts as a deed."""
    nothing = Sequence((Choose(Cards(("bind",), "mine"), Number(1)), Move(It(), "drop")))
    heard = [*(At("begin", stage, "your") for stage in STAGES), At("end", "battle", "your"), At("end", "turn", "your")]
    abilities = [Ability("automatic", nothing, zones=("field",), trigger=trigger) for trigger in heard]
    scene.card("Herald", abilities=abilities, grade=0, power=5000)
    me.has(right="Herald")


def settled(scene, *players):
    """Whatever waits together is played in its order."""
    scene.start()
    while scene.game.question is not None and scene.game.question.about == "played":
        player = players[scene.game.question.seat]
        player.answer(scene.game.question.options[0])
    return scene.game.question


@pytest.mark.rule("6.3.1.1", "6.4.1.1.1", "6.4.1.1.3", "6.5.1.1.1", "6.5.1.2.1", "6.5.1.3", "6.6.1.1")
def test_the_phases_before_the_battle_begin_one_after_another(scene, me, foe):
    scene.step("turn")
    with_heralds(scene, me)
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 2", "Grade 1"]).g_zone("Grand")
    me.put("front left", "Grade 1", rested=True)
    foe.has(vanguard="Grade 3")
    assert settled(scene, me, foe).about == "ride"
    assert told(scene) == ["turn", "stand phase", "stand", "draw phase", "draw step", "hand", "G assist step",
                           "ride phase", "ride step"]  # fmt: skip
    assert stage_now(scene) == ("ride phase", "ride step")
    me.picks("pass")
    assert (settled(scene, me, foe).about, told(scene)) == ("stride", ["stride step"])
    assert stage_now(scene) == ("ride phase", "stride step")
    me.picks("pass")
    assert (settled(scene, me, foe).about, told(scene)) == ("act", ["main phase"])
    assert stage_now(scene) == ("main phase", "")


@pytest.mark.rule("7.3.1.1", "7.4.1.1", "7.4.1.2", "7.5.1.1", "7.6.1.1", "7.7.1.1", "7.8.1", "7.8.1.2", "6.8.1.3")
def test_the_steps_of_a_battle_begin_one_after_another(scene, me, foe):
    with_heralds(scene, me)
    rings = [On("attack"), On("drive check"), On("compare"), On("damage check"), On("hit")]
    scene.card("Bell", abilities=[Ability("automatic", Sequence(()), zones=("field",), trigger=on) for on in rings])
    me.has(vanguard="Grade 3", left="Bell", back="Grade 1").deck_top("Stone", "Stone")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 0"]).deck_top("Critical Trigger")
    assert settled(scene, me, foe).about == "act"
    told(scene)
    me.picks("pass")
    steps = []
    for answer in ("yes", "Grade 3", "Grade 3", "Grade 1"):
        steps.append((settled(scene, me, foe).about, told(scene), scene.game.facts["step"]))
        assert bool(scene.game.facts["attacked"]) == (settled(scene, me, foe).about == "booster")
        me.picks(answer)
    assert steps == [
        ("attack", ["battle phase", "start step"], "start step"),
        ("attacker", ["attack step"], "attack step"),
        ("target", ["rest"], "attack step"),
        ("booster", [], "attack step"),
    ]
    assert settled(scene, me, foe).about == "guards"
    assert (told(scene), scene.game.facts["step"]) == (["rest", "attack", "Bell", "guard step"], "guard step")
    foe.guards_with_nothing()
    assert settled(scene, me, foe).about == "trigger_part"
    checked = ["drive check", "Bell", "hand"]
    assert told(scene) == ["drive step", *checked, *checked, "damage step", "compare", "Bell", "damage check"]
    foe.picks("critical", "Grade 3", "Grade 3")
    assert settled(scene, me, foe).about == "attack"
    # Only the first start step of a battle phase is heard.
    assert told(scene) == ["Bell", "hit", "Bell", "close step", "end of battle"]
    me.picks("no")
    assert settled(scene, me, foe).seat == 1
    assert told(scene)[:2] == ["end phase", "end of turn"]


# --- what a stage leaves to be checked is checked in it ---------------------------------------------------


def asking(scene, name, trigger, **fields):
    """A card that asks its player something as soon as that happens."""
    asks = YouMay(Perform("soul charge", Number(1)))
    scene.card(name, abilities=[Ability("automatic", asks, trigger=trigger)], **{"grade": 1, **fields})


@pytest.mark.rule("6.3.1.3")
def test_what_standing_up_sets_off_comes_in_the_stand_phase(scene, me, foe):
    scene.step("stand phase")
    asking(scene, "Riser", On("stand", (("card", This()),)))
    me.has(vanguard="Grade 2").put("front left", "Riser", rested=True)
    me.is_asked(exactly=["yes", "no"])
    assert stage_now(scene) == ("stand phase", "")


@pytest.mark.rule("6.4.1.1.3")
def test_what_the_draw_sets_off_comes_before_the_g_assist_step(scene, me, foe):
    scene.step("draw phase")
    asking(scene, "Greeter", Moved(Cards(("hand",), "mine"), ("deck",), ("hand",)))
    me.has(vanguard="Grade 2", left="Greeter")
    me.is_asked(exactly=["yes", "no"])
    assert stage_now(scene) == ("draw phase", "draw step")


@pytest.mark.rule("6.4.1.3")
def test_what_the_g_assist_sets_off_comes_before_the_ride_phase(scene, me, foe):
    scene.step("draw phase")
    asking(scene, "Mourner", Moved(Cards((), "mine"), ("hand",), ("removed",)))
    me.has(vanguard="Grade 1", left="Mourner", hand=["Grade 0"]).deck_top("Stone", "Grade 2")
    me.picks("yes", about="assist").picks("Grade 2").picks("Stone", "Grade 0")
    me.is_asked(exactly=["yes", "no"])
    assert stage_now(scene) == ("draw phase", "G assist step")
    assert [event[0] for event in scene.game.log if event[0] == "shuffle" or "removed" in named(scene, event)] == [
        "move", "move", "shuffle"]  # fmt: skip


@pytest.mark.rule("6.5.1.1.4", "6.5.1.3")
@pytest.mark.parametrize("strides", [False, True])
def test_what_a_ride_or_stride_sets_off_comes_in_its_step(scene, me, foe, strides):
    scene.step("ride phase")
    asking(scene, "Herald of Rides", On("stride" if strides else "ride"))
    me.has(vanguard="Grade 3", left="Herald of Rides", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    if strides:
        me.picks("pass").strides("Grand")
    else:
        me.rides("Grade 3")
    me.is_asked(exactly=["yes", "no"])
    assert stage_now(scene) == ("ride phase", "stride step" if strides else "ride step")


@pytest.mark.rule("6.8.1.2", "6.8.1.1.2")
def test_what_the_unlocking_sets_off_comes_before_abilities_on_the_end_of_the_turn(scene, me, foe):
    """They do not wait together, and so nobody is asked which comes first."""
    asking(scene, "Jailer", On("unlock"), grade=2)
    asking(scene, "Sleeper", At("end", "turn", "your"))
    me.has(vanguard="Jailer", left="Sleeper").put("front right, locked", "Grade 1", face_down=True)
    me.picks("pass").declines_attack()
    me.is_asked(exactly=["yes", "no"])
    assert [event[-1] for event in scene.events("play")] == ["Jailer/1"]


@pytest.mark.rule("8.6.7.1", "8.4.1.2")
def test_a_situation_and_an_event_of_one_card_wait_together(scene, me, foe):
    """That the one waits does not keep the other from being noticed."""
    asks = YouMay(Perform("soul charge", Number(1)))
    there = Whenever(Compare(Count(Cards(("rear-guard circle",), "mine")), ">=", Number(2)))
    triggers = (On("call"), there)
    scene.card("Watcher", abilities=[Ability("automatic", asks, trigger=each) for each in triggers], grade=1)
    me.has(vanguard="Grade 2", left="Watcher", hand=["Grade 1"])
    me.calls("Grade 1", "right")
    me.is_asked(about="played", exactly=[("ability", f"Watcher/{which}", "Watcher") for which in (1, 2)])


@pytest.mark.rule("12.1.1.2", "7.3.1.2")
def test_one_battle_after_another_is_no_loop(scene, me, foe):
    """Each is another battle of the turn, so nobody is asked how often it is repeated."""
    again = Ability("automatic", YouMay(Turn(This(), "stand")), trigger=At("end", "battle", "your"))
    scene.card("Tireless", abilities=[again], grade=1, power=1000)
    me.has(vanguard="Grade 2", left="Tireless")
    foe.has(vanguard="Grade 3")
    for _ in range(4):
        me.attacks("Tireless", "Grade 3").picks("yes")
        me.is_asked("7.3.1.2")


# --- the end of a battle --------------------------------------------------------------------------------------


@pytest.mark.rule("7.7.1.7", "7.7.1.8", "7.7.1.9", "7.7.1.10")
def test_abilities_on_the_hit_come_before_guardians_leave_and_these_before_what_was_hit(scene, me, foe):
    """First G guardians, then the others, then the rear-guard, and what that sets off while the damage step lasts."""
    scene.step("battle phase")
    nothing, lost = Sequence(()), Moved(Cards((), "theirs"), (), ("drop",))
    rings = [On("hit"), lost, At("begin", "close step", "your")]
    abilities = [Ability("automatic", nothing, zones=("field",), trigger=on) for on in rings]
    scene.card("Striker", abilities=abilities, grade=3, power=50000)
    me.has(vanguard="Grade 3", left="Striker")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Striker", "Grade 1")
    foe.picks("Bulwark").picks("Grade 0")
    settled(scene, me, foe)
    log = [event for event in scene.game.log if event[0] in ("play", "hit") or named(scene, event)]
    at = next(at for at, event in enumerate(log) if event[0] == "hit")
    told = [event[-1] if event[0] == "play" else scene.game.match.cards[event[4]].name for event in log[at:] if
            event[0] != "hit"]  # fmt: skip
    assert told == ["Striker/1", "Bulwark", "Grade 0", "Grade 1", "Striker/2", "Striker/2", "Striker/3"]


@pytest.mark.rule("7.8.1.3", "7.8.1.1")
@pytest.mark.parametrize("late", [False, True])
def test_a_unit_that_comes_at_the_end_of_a_battle_still_hears_of_it(scene, me, foe, late):
    """Whoever called it in the close step; and the close step lasts until it is done."""
    scene.step("battle phase")
    asks = YouMay(Perform("soul charge", Number(1)))
    scene.card("Late", abilities=[Ability("automatic", asks, zones=("field",), trigger=At("end", "battle"))], grade=1)
    calls = Sequence((Choose(Cards(("drop",), "mine"), Number(1)), Place("call", It(), "rear-guard circle")))
    abilities = [Ability("automatic", calls, zones=("field",), trigger=At("end", "battle"))] if late else []
    scene.card("Caller", abilities=abilities, grade=1)
    me.has(vanguard="Grade 2", left="Caller", drop=["Late"])
    foe.has(vanguard="Grade 3")
    me.attacks("Caller", "Grade 3")
    if late:
        me.picks("back left").is_asked(exactly=["yes", "no"])
        assert stage_now(scene) == ("battle phase", "close step")
    else:
        me.is_asked(about="attack")


@pytest.mark.rule("7.8.1.2", "11.29.2")
def test_a_charging_unit_is_there_for_the_end_of_its_battle(scene, me, foe):
    scene.step("battle phase")
    asks = YouMay(Perform("soul charge", Number(1)))
    triggers = {At("end", "battle"): asks, On("attack"): Become(This(), "charging")}
    abilities = [Ability("automatic", does, zones=("field",), trigger=on) for on, does in triggers.items()]
    scene.card("Charger", abilities=abilities, grade=1, power=1000)
    me.has(vanguard="Grade 2", left="Charger")
    foe.has(vanguard="Grade 3")
    me.attacks("Charger", "Grade 3").is_asked(exactly=["yes", "no"])
    assert me.zone("left") == ["Charger"]
    me.picks("no").is_asked(about="attack")
    assert me.zone("left") == []


@pytest.mark.rule("6.8.1", "6.8.1.1.1")
@pytest.mark.parametrize("phase", ["end phase", "battle phase"])
def test_g_units_go_home_when_the_end_phase_has_begun(scene, me, foe, phase):
    home = Moved(Cards((), "any", Is("type", "=", "g unit")), (), ("G zone",))
    asks = YouMay(Perform("soul charge", Number(1)))
    scene.card("Porter", abilities=[Ability("automatic", asks, trigger=home, gate=During("your", phase))], grade=1)
    me.has(vanguard="Grade 3", left="Porter", right="Grand")
    me.picks("pass").declines_attack()
    if phase == "end phase":
        me.is_asked(exactly=["yes", "no"])
    else:
        foe.is_asked(about="assist")


@pytest.mark.rule("7.4.1.7.1", "7.4.1.8")
@pytest.mark.parametrize("balks", [True, False])
def test_who_becomes_unable_to_attack_by_resting_attacks_nobody(scene, me, foe, balks):
    """At the end of that battle there is no unit that was attacked."""
    scene.step("battle phase")
    bars = Modify(This(), (Cannot("attack"),), when=Matches(This(), InState("resting")))
    asks = YouMay(Perform("soul charge", Number(1)))
    scene.card("Witness", abilities=[Ability("automatic", asks, trigger=At("end", "battle"))], grade=1)
    scene.card("Balker", abilities=[Ability("continuous", bars, zones=("field",))] if balks else [], grade=1)
    me.has(vanguard="Grade 2", left="Balker")
    foe.has(vanguard="Grade 3", left="Witness")
    me.attacks("Balker", "Grade 3")
    foe.is_asked(exactly=["yes", "no"])
    assert (len(scene.game.facts["attacked"]), len(scene.events("attack"))) == ((0, 0) if balks else (1, 1))


@pytest.mark.rule("7.4.1.8.2", "7.4.1.5.1")
def test_the_attacking_unit_is_the_one_that_attacks_and_no_other(scene, me, foe):
    scene.step("battle phase")
    lifts = Modify(Cards(("field",), "mine", InState("attacking now")), (Add("power", Number(1000)),))
    scene.card("Captain", abilities=[Ability("continuous", lifts, zones=("field",))], grade=2, power=9000)
    me.has(vanguard="Captain", left="Grade 1", right="Grade 0")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked("7.5.1.2")
    assert [me.power(name) for name in ("Captain", "Grade 1", "Grade 0")] == [9000, 7000 + 1000, 5000]


@pytest.mark.rule("10.20.1")
@pytest.mark.parametrize("battle", [True, False])
def test_no_unit_is_attacked_instead_outside_of_a_battle(scene, me, foe, battle):
    taken = Perform("battle", cards=Cards(("rear-guard circle",), "theirs"))
    scene.step("battle phase" if battle else "main phase")
    on = {"trigger": On("attack")} if battle else {}
    kind = "automatic" if battle else "activated"
    scene.card("Decoy", abilities=[Ability(kind, taken, zones=("field",), **on)], grade=2)
    me.has(vanguard="Decoy")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 0"])
    if battle:
        me.attacks("Decoy", "Grade 3")
        foe.is_asked("7.5.1.2")
    else:
        me.uses("Decoy").is_asked(about="act")
    assert [unit[0] for unit in scene.game.facts["attacked"]] == ([foe.card("Grade 1")] if battle else [])


@pytest.mark.rule("8.5.2.1", "10.34.1")
def test_a_card_of_the_hand_is_hidden_again_before_the_attack_that_its_ability_ordered(scene, me, foe):
    """It is shown for as long as its ability resolves; the attack comes after that."""
    orders = Attack(Cards(("front left",), "mine"), Cards(("vanguard circle",), "theirs"))
    heard = At("begin", "main phase", "your")
    scene.step("ride phase")
    scene.card("Caller", abilities=[Ability("automatic", orders, zones=("hand",), trigger=heard)], grade=3)
    me.has(vanguard="Grade 0", left="Grade 1", hand=["Caller"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    scene.start()
    card = me.card("Caller")
    foe.is_asked("7.5.1.2")
    assert [event[3] for event in scene.events("show")] == [card]
    assert not scene.game.shown[card]


@pytest.mark.rule("7.4.1.6")
def test_who_may_attack_the_back_row_of_its_column_attacks_the_opponents(scene, me, foe):
    """The unit behind the one that it faces, and not the one behind itself or in another column."""
    scene.step("battle phase")
    reaches = Modify(This(), (May("attack the back row of the same column"),))
    scene.card("Lancer", abilities=[Ability("continuous", reaches, zones=("field",))], grade=1)
    me.has(vanguard="Grade 2", left="Lancer", back_left="Grade 0")
    foe.has(vanguard="Grade 3", back_left="Grade 1", back_right="Grade 2")
    me.picks("yes", "Lancer")
    me.is_asked(about="target", exactly=["Grade 3", "Grade 2"])
