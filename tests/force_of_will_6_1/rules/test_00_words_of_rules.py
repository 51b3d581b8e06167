"""Rules whose words say more than one scenario shows: each with the case that is easily forgotten."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

RESONATOR = n.Is("type", "has", "resonator")
JUDGE = ("use", "Ruler", "Ruler/1")


def chant(scene, name, text="", effect=None, **fields):
    spell = [n.Ability("activated", effect, zones=("chase",), keyword="spell")] if effect is not None else []
    return scene.card(name, text, abilities=spell, **{"type": "Chant", **fields})


def of_attribute(word):
    return n.Is("attribute", "has", word)


@pytest.mark.rule("104.2")
@pytest.mark.parametrize("elves", [0, 2])
def test_what_is_done_no_times_is_not_done(scene, me, foe, elves):
    """104.2: to draw no card is not to draw, so nobody who waits for that hears of it."""
    scene.card("Elf", race="Elf")
    scene.card("Glad", "Whenever you draw a card, you gain 100 life.", type="Regalia")
    chant(scene, "Lore", "Draw X cards, where X is the number of Elves you control.")
    me.has(hand=["Lore"], field=["Glad", *["Elf"] * elves]).will("fire")
    me.plays("Lore").lets_resolve()
    assert me.count("hand") == elves and me.life == 4000 + 100 * elves


@pytest.mark.rule("201.4d")
def test_what_is_only_treated_as_a_stone_gives_no_will(scene, me, foe):
    """201.4d: neither by becoming one nor by being treated as one; where the text gives the ability, it does."""
    petrify = n.Sequence((f.Target(n.Cards(("field",), "any", RESONATOR)),
                          n.Modify(n.It(), (f.Become(types=("magic stone",)),), "end of turn")))  # fmt: skip
    chant(scene, "Petrify", effect=petrify)
    scene.card("Glass Horn", "Treat this card as a fire magic stone and a water magic stone.", type="Regalia")
    scene.card("Vein", "Treat this card as a fire magic stone and a water magic stone.\n{Rest}: Produce {R}.",
               type="Regalia")  # fmt: skip
    me.has(hand=["Petrify"], field=["Glass Horn", "Resonator 1", "Vein"]).will("fire")
    me.plays("Petrify").lets_resolve()
    assert "magic stone" in me.value("Resonator 1", "type") and "magic stone" in me.value("Glass Horn", "type")
    assert [option[1] for option in me.options() if option[0] == "use"] == ["Ruler", "Vein"]


@pytest.mark.rule("604.2a", "703.1")
@pytest.mark.parametrize(("text", "allowed"), [("[Quickcast]\n", True), ("", False)])
@pytest.mark.parametrize("kind", ["Resonator", "Regalia", "Chant"])
def test_outside_main_timing_only_quickcast_is_offered(scene, me, foe, kind, text, allowed):
    """604.2a, 703.1: in the opponent's turn a card of any kind needs Quickcast."""
    scene.card("Sudden", f"{text}Draw a card." if kind == "Chant" else text.strip(), type=kind)
    foe.has(hand=["Sudden", "Quick Chant"]).will("fire")
    me.will("fire").uses("Ruler", 1)
    assert foe.offered("play", "Sudden") is allowed and foe.offered("play", "Quick Chant")


@pytest.mark.rule("605.1b")
def test_after_a_resolution_the_turn_player_acts_whoever_played_it(scene, me, foe):
    """605.1b: the newest is the opponent's, and I passed last; after it resolves I am asked, mine still waits."""
    me.has(hand=["Quick Chant", "Quick Chant"]).will("fire", "fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Quick Chant").passes()
    foe.plays("Quick Chant")
    me.passes()
    me.is_asked("602.1c")
    assert me.chase == ["Quick Chant"] and foe.count("hand") == 1


@pytest.mark.rule("709.1")
def test_a_judgment_of_an_earlier_turn_does_not_stop_calling(scene, me, foe):
    """709.1: in the turn of judgment no stone is called; two turns later the J-ruler may be rested for it."""
    me.will("fire").uses("Ruler", 1).lets_resolve()
    assert not me.offered("call", "J-Ruler")
    me.passes()
    foe.passes()
    me.picks(("call", "J-Ruler"))
    assert me.is_rested("J-Ruler") and me.count("field") == 2


@pytest.mark.rule("803.3b")
def test_a_rested_card_without_def_is_no_attacked_object(scene, me, foe):
    """803.3b: of the rested cards only the resonator with both numbers; the recovered one neither."""
    back = {"name": "Husk", "type": "J-ruler", "attribute": "fire", "race": "Tester"}
    scene.card("Shell", "[Judgment] {1}", type="Ruler", race="Tester", back=back)
    me.has(field=["Resonator 1"])
    foe.as_j_ruler("Shell").has(field=["Resonator 3"]).put("field", "Resonator 2", rested=True)
    scene.game.rested[foe.card("Husk")] = True
    me.battles()
    me.is_asked(exactly=[("attack", "Resonator 1", "player"), ("attack", "Resonator 1", "Resonator 2"), "forfeit"])


@pytest.mark.rule("803.5")
def test_an_attacker_battles_before_any_block(scene, me, foe):
    """803.5: from the declaration on it is the attacking one, also when it attacks a player."""
    boost = n.If(n.Matches(n.This(), n.InState("attacking")), n.Modify(n.This(), (n.Add("atk", n.Number(300)),)))
    scene.card("Brawler", abilities=[n.Ability("continuous", boost)], ATK=500, DEF=500)
    me.has(field=["Brawler"])
    foe.has(hand=["Quick Chant"]).will("fire")
    me.battles()
    assert me.atk("Brawler") == 500
    me.answer(("attack", me.card("Brawler"), "player"))
    foe.is_asked("602.1c")
    assert me.atk("Brawler") == 500 + 300


@pytest.mark.rule("804.4a")
@pytest.mark.parametrize(
    ("text", "blocks"),
    [
        ("Return target resonator to its owner's hand.", False),
        ("Gain control of target resonator until end of turn.", False),
        ("Rest target resonator.", True),
        ("Target resonator loses [Flying] until end of turn.", True),
    ],
)
def test_a_blocker_drops_out_only_for_what_the_rule_names(scene, me, foe, text, blocks):
    """804.4a: gone or stolen it blocks no more; rested or without Flying it still does."""
    chant(scene, "Trick", f"[Quickcast]\n{text}")
    scene.card("Kite", "[Flying]", ATK=600, DEF=900)
    scene.card("Wall", "[Flying]", ATK=100, DEF=900)
    me.has(field=["Kite"], hand=["Trick"]).will("fire")
    foe.has(field=["Wall"])
    me.attacks("Kite")
    foe.blocks("Wall")
    me.plays("Trick", "Wall").battle_ends()
    assert foe.life == (4000 if blocks else 4000 - 600)


@pytest.mark.rule("903.2c")
def test_as_many_modes_are_chosen_as_the_text_says(scene, me, foe):
    """903.2c: of three two, neither one nor three; without a resonator the one with a target cannot be had."""
    destroy = n.Sequence((f.Target(n.Cards(("field",), "any", RESONATOR)), n.Move(n.It(), "graveyard", verb="destroy")))
    options = (n.Perform("draw", n.Number(1)), n.Perform("gain life", n.Number(100)), destroy)
    chant(scene, "Triad", effect=n.Mode(options, n.Number(2)))
    me.has(hand=["Triad"]).will("fire")
    me.plays("Triad").lets_resolve()
    assert me.count("hand") == 1 and me.life == 4000 + 100


@pytest.mark.rule("906.8b")
@pytest.mark.parametrize(("barrier", "hit"), [("{R}", False), ("{U}", True)])
def test_a_delayed_ability_is_of_the_card_that_made_it(scene, me, foe, barrier, hit):
    """906.8b: the fire resonator is gone; its delayed ability still cannot target what has a Barrier from fire."""
    deal = n.Sequence((f.Target(n.Cards(("field",), "theirs", RESONATOR)), f.Deal(n.Number(300), n.It())))
    cost = (n.Move(n.This(), "graveyard", verb="banish"),)
    scene.card("Fuse", abilities=[n.Ability("activated", n.Later(n.At("end", "turn"), deal), cost=cost)])
    scene.card("Warded", f"[Barrier] {barrier}", DEF=900)
    me.has(field=["Fuse"])
    foe.has(field=["Warded"])
    me.uses("Fuse", 2).lets_resolve()
    me.passes()
    dealt = scene.events("damage")
    assert bool(dealt) is hit and all(event[3] == me.card("Fuse") for event in dealt)


@pytest.mark.rule("906.8b", "912.1")
def test_the_source_of_delayed_damage_is_that_card(scene, me, foe):
    """906.8b, 912.1: a shield against fire stops it, though the fire resonator is in the graveyard."""
    deal = f.Deal(n.Number(300), player="opponent")
    cost = (n.Move(n.This(), "graveyard", verb="banish"),)
    scene.card("Fuse", abilities=[n.Ability("activated", n.Later(n.At("end", "turn"), deal), cost=cost)])
    shield = f.Prevent(by=n.Cards((), "any", of_attribute("fire")), player="you")
    scene.card("Mantle", type="Regalia", attribute="water", abilities=[n.Ability("continuous", shield)])
    me.has(field=["Fuse"])
    foe.has(field=["Mantle"])
    me.uses("Fuse", 2).lets_resolve()
    me.passes()
    assert foe.life == 4000 and scene.game.facts["turn"] == 4


@pytest.mark.rule("909.3a")
@pytest.mark.parametrize("order", [("Grove", "Camp"), ("Camp", "Grove")])
def test_effects_that_depend_on_each_other_go_by_age(scene, me, foe, order):
    """909.3a, 909.3b: Elves become Orcs and Orcs become Elves; with one of each the older applies first to both."""
    for name, old, new in (("Grove", "Elf", "Orc"), ("Camp", "Orc", "Elf")):
        among = n.Cards(("field",), "any", n.Is("race", "has", old))
        scene.card(name, type="Regalia",
                   abilities=[n.Ability("continuous", n.Modify(among, (f.Become(races=(new,)),)))])  # fmt: skip
    scene.card("Sprite", race="Elf")
    scene.card("Brute", race="Orc")
    me.has(field=["Sprite", "Brute"], hand=list(order)).will("fire", "fire")
    for name in order:
        me.plays(name).lets_resolve()
    race = "Elf" if order[0] == "Grove" else "Orc"
    assert me.value("Sprite", "race") == me.value("Brute", "race") == (race,)


@pytest.mark.rule("912.2")
@pytest.mark.parametrize(("shield", "damage"), [("fire", 0), ("water", 500)])
def test_a_resonator_that_an_effect_lets_deal_damage_is_the_source(scene, me, foe, shield, damage):
    """912.2: the chant is water, the chosen resonator fire; only what stops fire stops it."""
    mine = f.Target(n.Cards(("field",), "mine", RESONATOR), into="mine")
    other = f.Target(n.Cards(("field",), "theirs", RESONATOR), into="other")
    deal = f.Deal(n.ValueOf("atk", n.It("mine")), n.It("other"), source=n.It("mine"))
    chant(scene, "Hurl", effect=n.Sequence((mine, other, deal)), attribute="water")
    prevent = f.Prevent(by=n.Cards((), "any", of_attribute(shield)), to=n.This())
    scene.card("Warded", abilities=[n.Ability("continuous", prevent)], DEF=900, attribute="wind")
    scene.card("Thrower", ATK=500)
    me.has(field=["Thrower"], hand=["Hurl"]).will("fire")
    foe.has(field=["Warded"])
    me.plays("Hurl").lets_resolve()
    assert foe.damage("Warded") == damage


@pytest.mark.rule("1012.1")
def test_a_judgment_that_is_cancelled_is_gone(scene, me, foe):
    """1012.1: the ruler stays where it is, and what was paid is paid; judgment counts as not done."""
    cancel = n.Sequence((f.Target(n.Cards(("chase",), "any")), f.Cancel(n.It())))
    chant(scene, "Nullify", "[Quickcast]", effect=cancel)
    me.will("fire")
    foe.has(hand=["Nullify"]).will("fire")
    me.uses("Ruler", 1)
    foe.plays("Nullify").lets_resolve()
    assert me.zone("ruler area") == ["Ruler"] and me.pool == [] and me.chase == []


@pytest.mark.rule("1014.2")
@pytest.mark.parametrize(("what", "may_fail"), [("a card", False), ("a resonator", True)])
def test_a_search_for_any_card_cannot_fail(scene, me, foe, what, may_fail):
    """1014.2: a card with certain qualities need not be found, any card must."""
    chant(scene, "Delve", f"Search your main deck for {what} and put it into your hand. Then shuffle your main deck.")
    me.has(hand=["Delve"], deck=["Resonator 1"]).will("fire")
    me.plays("Delve")
    me.is_asked()
    assert ("done" in me.options()) is may_fail
    me.picks("Resonator 1")
    assert me.zone("hand") == ["Resonator 1"]


@pytest.mark.rule("1413.2")
@pytest.mark.parametrize(
    ("keyword", "is_one"),
    [
        *(
            (word, True)
            for word in ("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable")
        ),
        ("Target Attack", True),
        *((word, False) for word in ("Barrier", "Quickcast", "Bloodlust")),
    ],
)
def test_symbol_skills_are_the_seven(scene, me, foe, keyword, is_one):
    """1413.2: and Target Attack, which is Precision by its old name; nothing else."""
    scene.card("Skilled", f"[{keyword}]")
    chant(scene, "Leveller", "Destroy target resonator with a symbol skill.")
    me.has(hand=["Leveller"], field=["Skilled"]).will("fire")
    assert me.offered("play", "Leveller") is is_one
