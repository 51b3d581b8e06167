"""What lies at the edge of several sections: nothing to count, nothing to draw, cards that stay where they are."""

from __future__ import annotations

import pytest

from playmat.books.dragonball_1_02 import nodes as d
from playmat.kernel.words import nodes as n

FREE = {"type": "extra", "energy_cost": "0(-)"}
DRAW = n.Perform("draw", n.Number(1))
BARS = n.Ability("continuous", n.Rule("you", (n.Cannot("draw"),)))
IMMORTAL = n.Ability("continuous", n.Rule("you", (n.Cannot("lose"),)))


def activated(effect, *cost, window="activate main"):
    return n.Ability("activated", effect, cost=cost, keyword=window)


def ruled(scene, ban, who="you"):
    """A Battle Card while which lies in play a player may not do something."""
    abilities = [n.Ability("continuous", n.Rule(who, (n.Cannot(ban),)))] if ban else []
    return scene.card("Ban", abilities=abilities, power=1000)


# --- battles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7-4-1-2", "7-4-1-3", "2-9-2")
@pytest.mark.parametrize(("plume", "added"), [({"combo_power": 0}, 0), ({"combo_power": 5000}, 5000), (FREE, 0)])
def test_what_adds_no_combo_power_leaves_the_power_as_it_is(scene, me, foe, plume, added):
    """2-9-2: an Extra Card that a skill lays there has no combo power, and combo power of 0 adds 0."""
    scene.card("Plume", **plume)
    lay = n.Sequence((n.Choose(n.Cards(("drop",), "mine"), n.Number(1)), n.Move(n.It(), "combo")))
    scene.card("Layer", abilities=[activated(lay, window="activate battle")], power=1000)
    me.has(battle=["Battle 2", "Layer"], drop=["Plume"])
    me.attacks("Battle 2", "Leader")
    me.uses("Layer").passes()
    foe.is_asked("4-10-2-1")
    assert me.zone("combo") == ["Plume"]
    assert (me.power("Battle 2"), foe.power("Leader")) == (10000 + added, 10000)


@pytest.mark.rule("7-4-1-8", "7-4-1-9")
@pytest.mark.parametrize(("until", "drawn"), [("end of battle", 0), ("end of turn", 1)])
def test_what_lasts_for_the_battle_is_over_when_its_end_is_told(scene, me, foe, until, drawn):
    """7-4-1-8 comes before 7-4-1-9: a skill that asks for the bonus at the end of the battle is not set off."""
    strong = n.Compare(n.ValueOf("power", n.This()), ">=", n.Number(15000))
    hears = n.Ability("automatic", DRAW, trigger=n.OnlyIf(strong, n.At("end", "battle")))
    grows = activated(n.Modify(n.This(), (n.Add("power", n.Number(5000)),), until), window="activate battle")
    me.has(battle=[scene.card("Grower", power=10000, abilities=[hears, grows])])
    me.attacks("Grower", "Leader")
    me.uses("Grower", 2).passes()
    with me.changes(deck=-drawn):
        foe.picks(("hidden", 0))
    assert me.power("Grower") == (15000 if until == "end of turn" else 10000)


@pytest.mark.rule("7-1-3", "7-4-1-10", "8-2-2-2")
def test_each_attack_is_a_battle_of_its_own(scene, me, foe):
    """8-2-2-2: "that battle" is the one of the attack; they are counted, and what happened in one is gone after it."""
    me.has(battle=["Battle 2", "Battle 3"])
    assert scene.start().game.facts["battles"] == 0
    for number, attacker in enumerate(("Battle 2", "Battle 3"), start=1):
        me.attacks(attacker, "Leader")
        assert scene.game.facts["battles"] == number
        if foe.offered("pass"):
            foe.passes()
        foe.picks(("hidden", 0))
        assert not scene.game.facts["won"] and scene.game.facts["combos"] == ()


@pytest.mark.rule("7-4-1-4-1", "7-4-1-4-2")
@pytest.mark.parametrize(("power", "koed"), [(5000, 0), (10000, 1)])
def test_a_battle_card_that_is_beaten_costs_its_master_no_life(scene, me, foe, power, koed):
    """7-4-1-4-2: it is KO-ed; only a beaten Leader Card lets its player take damage. Unbeaten it stays."""
    scene.card("Hewer", power=power)
    me.has(battle=["Hewer"])
    foe.put("battle", "Battle 2", rested=True)
    with foe.changes(battle=-koed, drop=+koed, life=0):
        me.attacks("Hewer", "Battle 2")
    assert len(scene.events("ko")) == koed and not scene.events("damage")


@pytest.mark.rule("7-1-3", "7-4-1-10")
@pytest.mark.parametrize("deed", ["end battle", "negate attack"])
def test_what_is_said_of_a_battle_outside_of_one_changes_none(scene, me, foe, deed):
    """7-1-3: an attack that comes later is another one, and is not negated."""
    scene.card("Herald", abilities=[activated(n.Perform(deed))], power=1000)
    me.has(battle=["Herald", "Battle 2"])
    me.uses("Herald").attacks("Battle 2", "Leader").passes()
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("9-3-2", "3-7-3")
def test_a_card_that_lay_in_the_combo_area_before_is_not_comboed_in_the_battle(scene, me, foe):
    """9-3-2: outside battle it is dropped at once; the battle that comes later knows of its own combos."""
    lay = n.Sequence((n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Move(n.It(), "combo")))
    scene.card("Layer", abilities=[activated(lay)], power=1000)
    me.has(battle=["Layer", "Battle 2"], hand=["Battle 1"])
    foe.has(hand=["Battle 1"])
    me.uses("Layer")
    assert (me.zone("combo"), me.zone("drop")) == ([], ["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2")
    assert scene.game.facts["combos"] == ()


@pytest.mark.rule("8-5-1-1", "8-5-1-2", "8-7-6-1")
@pytest.mark.parametrize(("cards", "drawn"), [(1, 1), (2, 0)])
def test_what_rule_processing_brings_about_is_seen_in_the_same_checkpoint(scene, me, cards, drawn):
    """8-5-1-1 comes before 8-5-1-2: the situation that an invalid combo makes as it is dropped is one already."""
    lay = n.Sequence((n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Move(n.It(), "combo")))
    full = n.Compare(n.Count(n.Cards(("drop",), "mine")), ">=", n.Number(cards))
    sees = n.Ability("automatic", DRAW, trigger=n.Whenever(full))
    me.has(battle=[scene.card("Layer", abilities=[activated(lay), sees])], hand=["Battle 1"])
    with me.changes(deck=-drawn, drop=+1):
        me.uses("Layer")
    me.is_asked("6-3-1-3")


# --- 4-9, 4-10 draws and damage --------------------------------------------------------------------------------


@pytest.mark.rule("4-9-4")
def test_nobody_is_asked_to_draw_from_an_empty_deck(scene, me, foe):
    """4-9-4: who does not lose without a deck draws what is there, and is not asked for more."""
    scene.exactly()
    scene.card("Undying", abilities=[IMMORTAL])
    scene.card("Digger", "[Activate: Main] Draw up to 3 cards.")
    me.has(leader="Leader", life=2, deck=["Battle 1"], battle=["Undying", "Digger"])
    foe.has(leader="Leader", life=2, deck=2)
    me.uses("Digger").picks("draw")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["Battle 1"] and scene.game.result is None


@pytest.mark.rule("1-3-3", "4-9-4-2", "1-3-2-1")
@pytest.mark.parametrize("barred", [True, False])
def test_a_draw_that_is_forbidden_was_not_made(scene, me, foe, barred):
    """1-3-3: an effect forbids it, so "if you do so" is not met."""
    scene.card("Hush", abilities=[BARS] if barred else [])
    scene.card("Digger", "[Activate: Main] Draw up to 2 cards. If you do so, this card gets +5000 power for the turn.")
    me.has(battle=["Hush", "Digger"])
    with me.changes(hand=0 if barred else 2):
        me.uses("Digger").picks("draw", "draw")
    assert me.power("Digger") == (5000 if barred else 10000)


@pytest.mark.rule("4-9-2", "4-10-2-1")
@pytest.mark.parametrize(("deed", "moved"), [("draw", {"deck": -1}), ("deal damage", {"life": -1})])
def test_a_deed_without_a_number_is_done_once(scene, me, deed, moved):
    """4-9-2: a card, where no number of them is named; so it is with damage."""
    me.has(battle=[scene.card("Doer", abilities=[activated(n.Perform(deed))])])
    with me.changes(hand=+1, **moved):
        me.uses("Doer")
        if deed == "deal damage":
            me.picks(("hidden", 0))
    me.is_asked("6-3-1-3")


@pytest.mark.rule("8-10-1-1", "1-3-2-1")
@pytest.mark.parametrize(("answers", "done"), [("rr", False), ("rn", False), ("nr", False), ("nn", True)])
def test_all_of_the_damage_must_have_been_inflicted(scene, me, foe, answers, done):
    """8-10-1-1: of two damages one was replaced, so not all of it was inflicted, whichever it was."""
    instead = "you may place 1 card from your hand in the Drop Area instead."
    scene.card("Warden", f"[Permanent] If damage is inflicted to your life, {instead}")
    scene.card("Hitter", "[Activate: Main] Inflict 2 damage to your opponent. "
               "If you do so, this card gets +5000 power for the turn.")  # fmt: skip
    me.has(battle=["Hitter"])
    foe.has(battle=["Warden"], hand=["Battle 1", "Battle 2"])
    me.uses("Hitter")
    for answer in answers:
        if answer == "n":
            foe.passes().picks(("hidden", 0))
        else:
            foe.answer(next(option for option in scene.game.question.options if option[0] == "replace"))
            if scene.game.question.about != "act":
                foe.answer(scene.game.question.options[0])
    assert me.power("Hitter") == (10000 if done else 5000)


# --- cards that stay where they are ------------------------------------------------------------------------------


@pytest.mark.rule("6-3-1-3-1", "3-3-3")
@pytest.mark.parametrize(
    ("deed", "area"), [("returned to its owner's hand", "hand"), ("placed in its owner's Drop Area", "drop")]
)
def test_a_card_whose_play_was_taken_back_is_hidden_again(scene, me, foe, deed, area):
    """3-3-3: it was seen as it was declared; back among the hand it is not, in an open area it is."""
    scene.card("Swerve", f"[Counter: Play] The card being played is {deed} instead of being played.", **FREE)
    scene.card("Hero", energy_cost="0(-)")
    hero = me.put("hand", "Hero")
    me.put("hand", "Battle 1")
    foe.has(hand=["Swerve"])
    me.plays("Hero")
    assert foe.sees(hero)
    foe.uses("Swerve")
    assert "Hero" in me.zone(area)
    assert foe.sees(hero) is (area == "drop")


@pytest.mark.rule("8-6-2-1", "3-3-3")
def test_a_card_whose_skill_leaves_it_in_the_hand_is_hidden_again(scene, me, foe):
    """8-6-2-1: it is revealed to be activated, and seen until that has been resolved."""
    told = n.Ability("activated", n.Perform("draw", n.Number(1), up_to=True), keyword="activate main", zones=("hand",))
    scene.card("Whisper", abilities=[told])
    whisper = me.put("hand", "Whisper")
    me.has(hand=["Battle 1"])
    assert not foe.sees(whisper)
    me.uses("Whisper")
    assert me.offered("draw") and foe.sees(whisper)
    me.passes()
    assert "Whisper" in me.zone("hand") and not foe.sees(whisper)


@pytest.mark.rule("10-2-2", "8-6-2-5-1")
@pytest.mark.parametrize(("field", "area"), [(True, "hand"), (False, "drop")])
def test_a_field_card_that_pays_by_going_back_to_the_hand_is_not_used_up(scene, me, field, area):
    """10-2-2: its skill is activated in the Battle Area, and no Extra Card is put into the Drop Area for that."""
    scene.card("Meadow", "[Field]\n[Activate: Main] Return this card to its owner's hand: Draw 1 card.", **FREE)
    scene.card("Spell", "[Activate: Main] Draw 1 card.", **FREE)
    me.has(battle=["Meadow"], hand=["Spell"])
    with me.changes(deck=-1):
        me.uses("Meadow" if field else "Spell", 2 if field else 1)
    assert ("Meadow" if field else "Spell") in me.zone(area)


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize(("to", "moved"), [("combo", False), ("hand", True)])
def test_a_card_that_cannot_combo_can_be_moved_elsewhere(scene, me, foe, to, moved):
    """1-3-3: what is forbidden is the combo, whatever text would make it, and nothing else."""
    scene.card("Stiff", "[Permanent] This card cannot combo.", power=5000)
    lift = n.Sequence((n.Choose(n.Cards(("battle",), "mine", n.Other()), n.Number(1)), n.Move(n.It(), to)))
    scene.card("Lifter", abilities=[activated(lift, window="activate battle")])
    foe.has(battle=["Stiff", "Lifter"])
    me.attacks("Leader", "Leader")
    with foe.changes(battle=-1 if moved else 0, **{to: +1 if moved else 0}):
        foe.uses("Lifter")


@pytest.mark.rule("10-9-3-1")
@pytest.mark.parametrize(("deed", "asked"), [("combo with it", False), ("play it", True)])
def test_a_skill_that_combos_does_not_speak_of_playing(scene, me, foe, deed, asked):
    """10-9-3-1: [Counter: Play] answers what plays a card, not what puts it into the Combo Area."""
    scene.card("Deny", "[Counter: Play] Negate the play.", **FREE)
    scene.card("Raise", f"[Activate: Battle] Choose 1 Battle Card in your Drop Area and {deed}.", **FREE)
    me.has(battle=["Battle 2"], hand=["Raise"], drop=["Battle 1"])
    foe.has(hand=["Deny"])
    me.attacks("Battle 2", "Leader")
    me.uses("Raise")
    assert foe.offered("use", "Deny", "Deny/1") is asked


# --- cards that have gone elsewhere ---------------------------------------------------------------------------------


@pytest.mark.rule("4-7-3-5", "6-3-1-3-1-3", "10-9-3-1")
@pytest.mark.parametrize(("does", "area"), [("both", "removed"), ("negates", "drop"), ("sweeps", "removed")])
@pytest.mark.parametrize("way", ["play", "evolve", "potara"])
def test_a_card_whose_play_was_answered_goes_on_only_from_where_it_was(scene, me, foe, way, does, area):
    """4-7-3-5, 6-3-1-3-1-3: a negated play uses its card up; one that is elsewhere is neither played nor that."""
    parts = {"negates": (n.Perform("negate play"),), "sweeps": (n.Move(n.Cards(("hand",), "theirs"), "removed"),)}
    effect = n.Sequence(parts.get(does) or (*parts["negates"], *parts["sweeps"]))
    deny = n.Ability("activated", effect, keyword="counter: play", zones=("hand",))
    scene.card("Deny", abilities=[deny], **FREE)
    scene.card("Seed", character="Seed")
    scene.card("Bud", character="Bud")
    text = {"play": "", "evolve": "[Evolve] {1}: <Seed>", "potara": "[Union-Potara] {1}: <Seed> and <Bud>"}[way]
    scene.card("Oak", text, energy_cost="1(-)")
    me.has(hand=["Oak"], battle=["Seed", "Bud"]).energy("Red Energy")
    foe.has(hand=["Deny"])
    me.plays("Oak") if way == "play" else me.uses("Oak")
    foe.uses("Deny")
    assert me.zone(area) == ["Oak"] and me.zone("battle") == ["Seed", "Bud"]


@pytest.mark.rule("3-7-3", "8-11-1")
@pytest.mark.parametrize("area", ["hand", "drop", "battle"])
def test_what_a_skill_comboed_with_is_spoken_of_where_it_lies(scene, me, foe, area):
    """8-11-1: "it" is the card in the Combo Area, wherever it came from."""
    combo = n.Sequence((
        n.Choose(n.Cards((area,), "mine", n.Other()), n.Number(1)), n.Place("combo", n.It(), "combo"),
        n.Modify(n.It(), (n.Add("combo power", n.Number(3000)),), "end of battle"),
    ))  # fmt: skip
    scene.card("Piper", abilities=[activated(combo, window="activate battle")], power=1000)
    me.has(battle=["Piper"])
    me.put(area, "Battle 1")
    me.attacks("Leader", "Leader")
    me.uses("Piper")
    if area == "hand":
        me.picks("Battle 1")
    assert me.zone("combo") == ["Battle 1"]
    assert me.value("Battle 1", "combo power") == 5000 + 3000
    me.passes()
    foe.is_asked("4-10-2-1")
    assert me.power("Leader") == 10000 + 5000 + 3000


@pytest.mark.rule("10-4-4")
@pytest.mark.parametrize("area", ["drop", "removed"])
def test_a_card_that_came_out_from_under_another_lies_under_none(scene, me, area):
    """10-4-4: nothing of the stack is left on it, though the card that lay on top is still there."""
    under = n.Cards(("under",), "mine")
    out = n.Sequence((n.Choose(under, n.Number(1)), n.Move(n.It(), area)))
    scene.card("Shelf", "[Activate: Main] Choose 1 card from your hand and place it under this card.",
               abilities=[activated(out)])  # fmt: skip
    me.has(battle=["Shelf"], hand=["Battle 1"])
    me.uses("Shelf")
    assert me.zone("under") == ["Battle 1"]
    (lower,) = scene.game.view(1)["zones"][0]["under"]
    assert lower["under"] == me.card("Shelf")
    me.uses("Shelf", 2)
    (out_of_it,) = scene.game.view(1)["zones"][0][area]
    assert not out_of_it.get("under") and me.zone("battle") == ["Shelf"]


@pytest.mark.rule("1-3-1", "3-6-3")
def test_the_tokens_of_a_text_are_known_before_they_are_played(scene, me):
    """1-3-1: a text that makes tokens says all of them, so that no card joins the match as they are played."""
    scene.card("Swarm", "[Activate: Main] Play 2 Mite tokens (Mite tokens have 5000 power).", **FREE)
    me.has(hand=["Swarm"])
    known = [card.name for card in scene.start().game.match.cards]
    assert "Mite" in known
    me.uses("Swarm")
    assert me.zone("battle") == ["Mite", "Mite"]
    assert [card.name for card in scene.game.match.cards] == known


@pytest.mark.rule("3-6-7", "3-6-5", "1-3-3")
@pytest.mark.parametrize(
    ("lying", "ban", "what", "put"),
    [
        ("Meadow", "", "Battle 1", True), ("Meadow", "", "Heath", False), ("Battle 2", "", "Heath", True),
        ("Battle 2", "play", "Battle 1", False), ("Battle 2", "play", "Heath", True),
    ],
)  # fmt: skip
def test_what_a_text_puts_into_the_battle_area(scene, me, lying, ban, what, put):
    """3-6-7: one Extra Card at most, and it keeps no Battle Card out; a Battle Card that is put there is played."""
    scene.card("Meadow", "[Field]\n[Activate: Main] Draw 1 card.", **FREE)
    scene.card("Heath", "[Field]\n[Activate: Main] Draw 1 card.", **FREE)
    lay = n.Sequence((n.Choose(n.Cards(("drop",), "mine"), n.Number(1)), n.Move(n.It(), "battle")))
    me.has(leader=scene.card("Layer", type="leader", power=1000, abilities=[activated(lay)]))
    me.has(battle=[lying, ruled(scene, ban)], drop=[what])
    with me.changes(battle=+1 if put else 0, drop=-1 if put else 0):
        me.uses("Layer")


@pytest.mark.rule("7-4-1-4-2-1", "8-7-3")
@pytest.mark.parametrize("deed", ["KO it", "return it to its owner's hand"])
@pytest.mark.parametrize(("event", "role"), [("ko", "card"), ("attack", "attacker")])
def test_a_skill_on_one_thing_or_on_leaving_is_set_off_once_by_a_card_that_leaves(scene, me, deed, event, role):
    """7-4-1-4-2-1: to be KO-ed is to go to the Drop Area, so that is told once; beside another event all is told."""
    left = n.Moved(n.This(), ("battle",), ())
    either = n.AnyTrigger((n.On(event, ((role, n.This()),)), left))
    scene.card("Lark", abilities=[n.Ability("automatic", DRAW, trigger=either)])
    scene.card("Swat", f"[Activate: Main] Choose 1 of your {{Lark}} and {deed}.", **FREE)
    me.has(battle=["Lark"], hand=["Swat"])
    with me.changes(deck=-1):
        me.uses("Swat")
    assert me.zone("battle") == []


# --- what is played, comboed with and paid --------------------------------------------------------------------------


@pytest.mark.rule("3-6-3", "3-6-1")
@pytest.mark.parametrize(
    ("deed", "what", "lies", "played"),
    [("play", "Battle 1", 1, 1), ("play", "Spell", 0, 0), ("put", "Battle 1", 1, 1), ("put", "Spell", 1, 0)],
)
def test_only_a_battle_card_is_played_by_a_skill(scene, me, deed, what, lies, played):
    """3-6-3: to play is to place a Battle Card; an Extra Card may be laid there by a text, and was not played."""
    scene.card("Spell", "[Field]\n[Activate: Main] Draw 1 card.", **FREE)
    does = n.Place("play", n.It(), "battle") if deed == "play" else n.Move(n.It(), "battle")
    raise_one = n.Sequence((n.Choose(n.Cards(("drop",), "mine"), n.Number(1)), does))
    scene.card("Raiser", abilities=[activated(raise_one)])
    me.has(battle=["Raiser"], drop=[what])
    with me.changes(battle=lies):
        me.uses("Raiser")
    assert len(scene.events("play")) == played


@pytest.mark.rule("3-1-5", "3-6-3", "1-3-3")
@pytest.mark.parametrize("ban", ["", "play"])
def test_a_card_that_comes_back_from_the_combo_area_is_not_played(scene, me, foe, ban):
    """3-1-5: it is the same card; who may not play gets it back as well."""
    back = n.Sequence((n.Choose(n.Cards(("combo",), "mine"), n.Number(1)), n.Move(n.It(), "battle")))
    scene.card("Caller", abilities=[activated(back, window="activate battle")], power=1000)
    me.has(battle=["Caller", "Battle 1", ruled(scene, ban)])
    me.attacks("Leader", "Leader").combos("Battle 1").uses("Caller")
    assert me.zone("combo") == [] and "Battle 1" in me.zone("battle")
    assert not scene.events("play")


@pytest.mark.rule("1-3-3", "7-2-1-2-2")
@pytest.mark.parametrize(("ban", "hand", "battle"), [("combo from hand", False, True), ("combo", False, False)])
def test_what_is_said_of_combos_from_the_hand_is_not_of_others(scene, me, foe, ban, hand, battle):
    """1-3-3: of two prohibitions one is about the hand alone."""
    me.has(hand=["Battle 1"])
    foe.has(battle=[ruled(scene, ban, "opponent")])
    scene.card("Idle", "[Activate: Battle] Draw 1 card.")
    me.has(battle=["Idle"])
    me.attacks("Leader", "Leader")
    assert me.offered("combo", "Battle 1") is hand
    assert me.offered("combo", "Idle") is battle


@pytest.mark.rule("8-4-2-2", "8-4-2-1")
@pytest.mark.parametrize(("energy", "kept", "payable"), [(1, False, True), (0, False, False), (1, True, False)])
def test_all_parts_of_a_cost_must_be_payable_beside_the_card_itself(scene, me, energy, kept, payable):
    """8-4-2-2: the energy must be there, and the card must be able to leave."""
    stays = n.Ability("continuous", n.Modify(n.This(), (n.Cannot("leave the battle area"),)))
    text = "[Activate: Main] {R}, return this card to its owner's hand: Draw 1 card."
    scene.card("Diver", text, [stays] if kept else [])
    me.has(battle=["Diver"], energy=["Red Energy"] * energy)
    assert me.offered("use", "Diver", "Diver/1") is payable


@pytest.mark.rule("10-9-3-2")
@pytest.mark.parametrize(
    ("text", "answered"),
    [
        ("[Activate: Main] Draw 1 card.", False),
        ("[Activate: Main] Your Leader Card gains +1000 power for the turn.", False),
        ("[Auto] When you play this card, draw 1 card.", False),
        ("[Auto] When this card attacks, draw 1 card.", True),
    ],
)
def test_counter_attack_answers_what_speaks_of_attacking_and_nothing_else(scene, me, foe, text, answered):
    """10-9-3-2: beside the attack itself only a skill whose text speaks of attacking."""
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    scene.card("Actor", text, energy_cost="0(-)", power=10000)
    me.has(hand=["Actor"]) if "play" in text else me.has(battle=["Actor"])
    foe.has(hand=["Stop"])
    if "Activate" in text:
        me.uses("Actor")
    elif "play" in text:
        me.plays("Actor")
    else:
        me.attacks("Actor", "Leader")
        foe.picks("end")
    assert foe.offered("use", "Stop", "Stop/1") is answered


@pytest.mark.rule("8-7-5-1-2", "8-7-3")
@pytest.mark.parametrize("gained", [True, False])
def test_cards_that_are_koed_together_hear_of_each_other_whatever_they_had_gained(scene, me, gained):
    """8-7-5-1-2: each is asked as what it was in the Battle Area: the one hears of itself and of the other."""
    scene.card("Watcher", "[Auto] When one of your Battle Cards is KO-ed, draw 1 card.")
    scene.card("Pupil")
    scene.card("Gift", f"[Activate: Main] Choose 1 of your {{Pupil}} and it "
               f"{'gains [Critical]' if gained else 'gets +1000 power'} for the turn.", **FREE)  # fmt: skip
    scene.card("Sweep", "[Activate: Main] KO all of your Battle Cards.", **FREE)
    me.has(battle=["Watcher", "Pupil"], hand=["Gift", "Sweep"])
    me.uses("Gift")
    with me.changes(deck=-2, battle=-2):
        me.uses("Sweep")


@pytest.mark.rule("10-4-1", "10-4-4")
@pytest.mark.parametrize("way", ["evolve", "potara", "fusion"])
@pytest.mark.parametrize("first", ["Acorn", "Germ"])
def test_one_of_several_cards_of_the_name_is_chosen(scene, me, way, first):
    """10-4-1: whichever its master likes, and no more than one for each name."""
    scene.card("Acorn", character="Seed")
    scene.card("Germ", character="Seed")
    scene.card("Twig", character="Bud")
    union = "{1}: <Seed> and <Bud>"
    texts = {"evolve": "[Evolve] {1}: <Seed>", "potara": f"[Union-Potara] {union}", "fusion": f"[Union-Fusion] {union}"}
    scene.card("Oak", texts[way], energy_cost="1(-)")
    others = ["Acorn", "Germ", "Twig"]
    me.has(hand=["Oak", *(others if way == "fusion" else ())], battle=[] if way == "fusion" else others)
    me.energy("Red Energy")
    me.uses("Oak")
    me.is_asked(exactly=["Acorn", "Germ"])
    me.picks(first)
    if me.offered("Twig"):
        me.picks("Twig")
    me.is_asked("6-3-1-3")
    used = [first] if way == "evolve" else [first, "Twig"]
    assert sorted(me.zone("drop" if way == "fusion" else "under")) == sorted(used)
    assert "Oak" in me.zone("battle")


@pytest.mark.rule("1-3-2-2")
@pytest.mark.parametrize(("count", "moved"), [(-1, 0), (0, 0), (1, 1), (2, 2)])
def test_so_many_cards_from_the_bottom_of_a_deck(scene, me, count, moved):
    """1-3-2-2: of zero or fewer cards none is taken; otherwise those that lie lowest."""
    sinks = n.Move(d.Bottom(n.Number(count), "deck"), "drop")
    me.has(battle=[scene.card("Miner", abilities=[activated(sinks)])], deck=["Battle 1", "Battle 2", "Battle 3"])
    with me.changes(deck=-moved):
        me.uses("Miner")
    assert me.count("drop") == moved
    me.is_asked("6-3-1-3")
