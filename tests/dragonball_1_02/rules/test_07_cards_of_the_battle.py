"""Section 7: cards of a battle that leave their area or come back, what cannot fight, and what still counts."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = {"type": "extra", "energy_cost": "0(-)"}
AGAIN = "Choose 1 {Kite} in your hand and play it in Rest Mode."


@pytest.fixture
def leaves(scene):
    """A Battle Card that goes to the Combo Area, or to the hand and back, in the course of a battle."""

    def made(way, keyword=""):
        back = f"Return this card to its owner's hand. {AGAIN}"
        text = {"combo": "Combo with this card.", "back": back, "stays": "Draw 1 card."}[way]
        scene.card("Kite", f"{keyword}\n[Activate: Battle] {text}".strip(), power=5000)
        return "Kite"

    return made


# --- 7-1-3-1: a card of the battle that left ------------------------------------------------------------------


@pytest.mark.rule("7-1-3-1")
@pytest.mark.parametrize(("way", "over"), [("combo", True), ("back", True), ("stays", False)])
def test_an_attack_ends_when_the_attacker_left_its_area(scene, me, foe, leaves, way, over):
    """7-1-3-1: in the Combo Area, or back in the Battle Area, it is not the card that attacked there."""
    leaves(way)
    scene.card("Dove", power=1000)
    me.has(battle=["Kite"])
    foe.put("battle", "Dove", rested=True)
    foe.has(hand=["Battle 1"])
    me.attacks("Kite", "Dove")
    me.uses("Kite")
    if way == "back":
        me.picks("Kite")
    if not over:
        me.passes()
        foe.passes()
    assert foe.zone("battle") == (["Dove"] if over else [])
    assert me.offered("pass") and scene.game.question.about == "act"


@pytest.mark.rule("7-1-3-1")
@pytest.mark.parametrize(("way", "over"), [("combo", True), ("back", True), ("stays", False)])
def test_an_attack_ends_when_the_guard_card_left_its_area(scene, me, foe, leaves, way, over):
    """7-1-3-1: the same of the card that is attacked: it is not KO-ed."""
    leaves(way)
    me.has(battle=["Battle 5"])
    foe.put("battle", "Kite", rested=True)
    me.attacks("Battle 5", "Kite")
    foe.uses("Kite")
    if way == "back":
        foe.picks("Kite")
    if not over:
        foe.passes()
    assert bool(scene.events("ko")) is not over
    assert bool(scene.events("begin damage step")) is not over
    assert foe.zone("battle") == (["Kite"] if way == "back" else [])
    assert me.offered("pass") and scene.game.question.about == "act"


@pytest.mark.rule("10-7-1", "7-1-3-1")
@pytest.mark.parametrize(("way", "rests"), [("back", True), ("stays", False)])
def test_a_card_that_came_back_has_not_attacked(scene, me, foe, leaves, way, rests):
    """10-7-1: [Dual Attack] is about the battle of a card that attacked and has not left."""
    leaves(way, "[Dual Attack]")
    me.has(battle=["Kite"])
    foe.has(hand=["Battle 1"])
    me.attacks("Kite", "Leader")
    me.uses("Kite", 2)
    if rests:
        me.picks("Kite")
    else:
        me.passes()
        foe.passes()
    assert me.is_rested("Kite") is rests


# --- what keeps cards out of it -------------------------------------------------------------------------------


@pytest.mark.rule("7-1", "1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_a_card_that_cannot_be_attacked_is_no_target(scene, me, foe, barred):
    """1-3-3: what forbids to attack it prevails; another resting card can be attacked."""
    scene.card("Mist", "[Permanent] This card cannot be attacked." if barred else "")
    foe.put("battle", "Mist", rested=True)
    foe.put("battle", "Battle 1", rested=True)
    assert me.can_attack("Leader", "Mist") is not barred
    assert me.can_attack("Leader", "Battle 1") and me.can_attack("Leader", "Leader")


@pytest.mark.rule("7-3-1-2-1")
@pytest.mark.parametrize("text", ["[Permanent] This card can combo even in Rest Mode.", ""])
@pytest.mark.parametrize("rested", [True, False])
def test_a_resting_card_combos_only_if_a_text_lets_it(scene, me, foe, text, rested):
    """7-3-1-2-1: out of the Battle Area an Active card combos."""
    scene.card("Sleeper", text, combo_energy=0)
    foe.put("battle", "Sleeper", rested=rested)
    me.attacks("Leader", "Leader")
    assert foe.offered("combo", "Sleeper") is (bool(text) or not rested)


@pytest.mark.rule("1-3-3", "7-3-1-2-1")
@pytest.mark.parametrize("kept", [True, False])
def test_a_card_that_does_not_leave_the_battle_area_does_not_combo(scene, me, foe, kept):
    """1-3-3: neither as an act nor by a skill."""
    scene.card("Post", "[Indestructible]" if kept else "", combo_energy=0)
    scene.card("Call", "[Activate: Battle] Choose 1 of your {Post} and combo with it.", **FREE)
    foe.has(battle=["Post"], hand=["Call", "Battle 1"])
    me.attacks("Leader", "Leader")
    assert foe.offered("combo", "Post") is not kept
    if kept:
        assert foe.why_not("combo", "Post") == "1-3-3"
    with foe.changes(combo=0 if kept else +1):
        foe.uses("Call")


@pytest.mark.rule("1-3-3", "7-4-1-4-2")
@pytest.mark.parametrize("kept", [True, False])
def test_a_beaten_card_that_cannot_be_koed_stays(scene, me, foe, kept):
    """1-3-3: the comparison of power is no exception."""
    scene.card("Rock", "[Permanent] This card cannot be KO-ed." if kept else "", power=1000)
    foe.put("battle", "Rock", rested=True)
    me.attacks("Leader", "Rock")
    assert foe.zone("battle") == (["Rock"] if kept else [])


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_a_card_that_cannot_combo_is_not_put_into_the_combo_area(scene, me, foe, barred):
    """1-3-3: a text that puts it there combos with it."""
    scene.card("Idle", "[Permanent] This card cannot combo." if barred else "")
    scene.card("Call", "[Activate: Battle] Choose 1 of your {Idle} and place it in your Combo Area.", **FREE)
    foe.has(battle=["Idle"], hand=["Call", "Battle 1"])
    me.attacks("Leader", "Leader")
    with foe.changes(combo=0 if barred else +1):
        foe.uses("Call")


@pytest.mark.rule("3-7-3", "3-7-1")
@pytest.mark.parametrize(("kind", "heard"), [({}, 1), (FREE, 0)], ids=["battle card", "extra card"])
def test_only_a_battle_card_is_comboed_with(scene, me, foe, kind, heard):
    """3-7-1: an Extra Card that a skill lays there is none that was comboed with."""
    scene.card("Sail", "" if not kind else "[Activate: Main] Draw 1 card.", **kind)
    put = n.Sequence((n.Choose(n.Cards(("drop",), "mine"), n.Number(1)), n.Move(n.It(), "combo")))
    scene.card("Lay", abilities=[n.Ability("activated", put, keyword="activate battle")], power=1000)
    foe.has(battle=["Lay"], drop=["Sail"], hand=["Battle 1"])
    me.attacks("Leader", "Leader")
    foe.uses("Lay")
    assert foe.zone("combo") == ["Sail"]
    assert len(scene.events("combo")) == heard


# --- targets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("7-1-3")
def test_outside_a_battle_there_is_no_target_to_change(scene, me, foe):
    """7-1-3: the skill does nothing there."""
    scene.card("Lure", "[Activate: Main] Change the target of the attack to this card.\n[Auto] When this card is"
               " attacked, draw 1 card.")  # fmt: skip
    me.has(battle=["Lure"])
    with me.changes(deck=0):
        me.uses("Lure")
    assert scene.game.facts["guard"] is None


@pytest.mark.rule("7-1-3")
@pytest.mark.parametrize(("first", "drawn"), [("Lure", 1), ("Leader", 2)])
def test_a_card_that_is_attacked_already_is_not_attacked_anew(scene, me, foe, first, drawn):
    """7-1-3: the target is changed to it, or is the same as before; it is attacked once."""
    scene.card("Lure", "[Activate: Battle] Change the target of the attack to this card. Draw 1 card.\n"
               "[Auto] When this card is attacked, draw 1 card.")  # fmt: skip
    foe.put("battle", "Lure", rested=True)
    with foe.changes(deck=-2):
        me.attacks("Leader", first)
        foe.uses("Lure")
        assert foe.count("hand") == 2
        assert len(scene.events("retarget")) == drawn - 1
    foe.passes()


@pytest.mark.rule("10-3-1")
@pytest.mark.parametrize("gone", [True, False])
def test_a_blocker_that_has_left_does_not_block(scene, me, foe, gone):
    """10-3-1: the skill is pending, and the card is in the hand when its turn comes."""
    gust = "[Auto] When this card attacks, choose 1 of your opponent's {Wall} and return it to its owner's hand."
    scene.card("Gale", gust if gone else "", power=5000)
    scene.card("Wall", "[Blocker]", power=10000)
    me.has(battle=["Gale"])
    foe.has(battle=["Wall"])
    me.attacks("Gale", "Leader")
    if not gone:
        foe.is_asked("10-3-1")
        foe.picks("nobody")
    assert not scene.events("block")


# --- what counts until it is over -----------------------------------------------------------------------------


@pytest.mark.rule("7-4-1-5", "7-4-1-7")
@pytest.mark.parametrize(("comboed", "drawn"), [(True, 1), (False, 0)])
def test_combo_power_counts_while_skills_hear_of_the_ko(scene, me, foe, comboed, drawn):
    """7-4-1-7: it ends after the checkpoint in which a skill about the KO asks for the attacker's power."""
    scene.card("Hawk", "[Auto] When this card KO-s a Battle Card, if this card has 15000 power or more, draw 1 card.",
               power=10000)  # fmt: skip
    scene.card("Plume", combo_energy=0, combo_power=5000)
    me.has(battle=["Hawk"], hand=["Plume"])
    foe.put("battle", "Battle 1", rested=True)
    with me.changes(deck=-drawn):
        me.attacks("Hawk", "Battle 1")
        if comboed:
            me.combos("Plume")
        else:
            me.passes()
    assert foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("7-4-1-7")
@pytest.mark.parametrize(("power", "drawn"), [(10000, 1), (15000, 0)])
def test_a_combo_at_the_end_of_the_battle_adds_no_power(scene, me, foe, power, drawn):
    """7-4-1-7: what combos had added is over by then, and a card that comes to the Combo Area later adds nothing."""
    combo = "combo with 1 card from your hand"
    skill = f"{combo}. Then, if this card has {power} power or more, draw 1 card."
    scene.card("Hawk", f"[Auto] At the end of the battle in which this card attacked, {skill}", power=10000)
    scene.card("Plume", combo_energy=0, combo_power=5000)
    me.has(battle=["Hawk"], hand=["Plume"])
    foe.put("battle", "Battle 1", rested=True)
    with me.changes(deck=-drawn, hand=drawn - 1, drop=1):
        me.attacks("Hawk", "Battle 1").passes()


@pytest.mark.rule("8-1-5-1", "7-4-1-9")
@pytest.mark.parametrize("when", ["in which this card attacked", "in which another attacked"])
def test_the_end_of_a_battle_is_heard_by_the_card_that_attacked(scene, me, foe, when):
    """7-4-1-9: and by no other card with the same text; at the end of a Main Phase there was no battle."""
    scene.card("Hawk", "[Auto] At the end of the battle in which this card attacked, draw 1 card.", power=5000)
    me.has(battle=["Hawk"], hand=["Battle 5"])
    foe.has(life=8)
    with me.changes(deck=-1 if "this" in when else 0):
        me.attacks("Hawk" if "this" in when else "Leader", "Leader")
        me.passes()
        if "this" not in when:
            foe.picks(("hidden", 0))


# --- why an act is refused ------------------------------------------------------------------------------------


@pytest.mark.rule("7-1")
def test_why_a_card_does_not_attack(scene, me, foe):
    """7-1: only a card of one's own, Active, and on what can be attacked."""
    scene.card("Mine", power=1000), scene.card("Theirs", power=1000), scene.card("Chained", power=1000)
    scene.card("Chain", "[Permanent] Your {Chained} cannot attack.")
    me.has(battle=["Mine", "Chained", "Chain"])
    foe.has(battle=["Theirs"])
    scene.start()
    for attacker, target, rule in (
        ("Mine", "Leader", None),
        ("Theirs", "Mine", "7-1"),
        ("Mine", "Theirs", "7-1"),
        ("Chained", "Leader", "1-3-3"),
    ):
        assert me.why_not("attack", attacker, foe.card("Leader") if target == "Leader" else target) == rule


@pytest.mark.rule("7-2-1-2-2", "7-3-1-2-1")
def test_why_a_card_is_not_comboed_with(scene, me, foe):
    """7-3-1-2-1: a card of one's own hand or Battle Area, which the attacker's is not."""
    scene.card("Mine", power=1000, combo_energy=0), scene.card("Theirs", power=1000, combo_energy=0)
    me.has(battle=["Mine"])
    foe.has(battle=["Theirs"])
    me.attacks("Leader", "Leader").passes()
    assert foe.why_not("combo", "Theirs") is None
    assert foe.why_not("combo", "Mine") == "7-2-1-2-2"
    foe.passes()
    foe.picks(("hidden", 0))


@pytest.mark.rule("7-1", "1-3-3")
def test_why_a_leader_does_not_attack(scene, me, foe):
    """1-3-3: it is an Active card of its player that an effect keeps from attacking; the other leader is none."""
    scene.card("Chain", "[Permanent] Your Leader Card cannot attack.")
    me.has(battle=["Chain"])
    scene.start()
    mine, theirs = me.card("Leader"), foe.card("Leader")
    assert me.why_not("attack", mine, theirs) == "1-3-3"
    assert me.why_not("attack", theirs, mine) == "7-1"


@pytest.mark.rule("7-2-1-2-1-1", "1-3-3")
@pytest.mark.parametrize(
    ("energy", "barred", "rule"), [(0, False, "7-2-1-2-1-1"), (1, True, "1-3-3"), (1, False, None)]
)
def test_why_a_combo_is_not_paid_or_not_allowed(scene, me, foe, energy, barred, rule):
    """7-2-1-2-1-1: energy of one's own pays for it, and no prohibition on the other player counts."""
    scene.card("Plume", combo_energy=1)
    scene.card("Hush", "[Permanent] Your opponent cannot combo.", power=1000)
    holder = me if barred else foe
    holder.has(battle=["Hush"])
    me.energy(*["Red Energy"] * (1 - energy))
    foe.has(hand=["Plume"]).energy(*["Red Energy"] * energy) if energy else foe.has(hand=["Plume"])
    scene.card("Sleight", "[Activate: Battle] Draw 1 card.", power=1000)
    foe.put("battle", "Sleight", rested=True)
    me.attacks("Leader", "Leader")
    if me.asked:
        me.passes()
    assert foe.why_not("combo", "Plume") == rule


@pytest.mark.rule("3-6-3-1", "10-4-4", "8-10-1")
def test_what_no_counter_can_answer_is_played_active(scene, me, foe):
    """3-6-3-1: a card that a replacement plays, or that is placed on an Active one, comes in Active Mode."""
    scene.card(
        "King", "[Permanent] If this card would be KO-ed, play 1 <Heir> from your Drop Area instead.", power=5000
    )
    scene.card("Heir", character="Heir")
    scene.card("Hilt", "[Activate: Main] Choose 1 {Blade} in your hand and place it on top of this card.")
    scene.card("Blade")
    scene.card("Fell", "[Activate: Main] Choose 1 of your {King} and KO it.", **FREE)
    me.has(battle=["King", "Hilt"], drop=["Heir"], hand=["Fell", "Blade"])
    me.uses("Fell")
    me.uses("Hilt").picks("Blade")
    assert not me.is_rested("Heir") and not me.is_rested("Blade")
