"""Sections 203 to 208: cost, text, race, ATK, DEF, attribute."""

from __future__ import annotations

import pytest

PRIORITY = "602.1c"


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


def playable(scene, me, cost, *wills):
    """Whether a resonator of that cost is offered with those wills in the pool."""
    scene.card("Pupil", cost=cost)
    me.has(hand=["Pupil"]).will(*wills)
    return me.offered("play", "Pupil")


# --- 203 cost -------------------------------------------------------------------------------------------


@pytest.mark.rule("203.2")
@pytest.mark.parametrize(
    ("wills", "may"),
    [(("fire",) * 3, True), (("fire", "water", "water"), True), (("water", "wind", "wind"), False)],
)
def test_a_cost_is_attribute_will_and_free_will(scene, me, foe, wills, may):
    """203.2: {R}{2} takes one fire and two of any kind."""
    assert playable(scene, me, "{R}{2}", *wills) is may


@pytest.mark.rule("203.3")
@pytest.mark.parametrize(("wills", "may"), [(("light", "void", "void", "void"), False), (("light", "light"), True)])
def test_each_symbol_takes_a_will_of_its_attribute(scene, me, foe, wills, may):
    """203.3: {W}{W} is not paid with one light, whatever else there is."""
    assert playable(scene, me, "{W}{W}", *wills) is may


@pytest.mark.rule("203.3")
def test_both_wills_of_two_symbols_are_spent(scene, me, foe):
    """203.3: of three lights one is left."""
    scene.card("Pupil", cost="{W}{W}")
    me.has(hand=["Pupil"]).will("light", "light", "light")
    plays(me, "Pupil")
    assert me.pool == ["light"] and me.zone("field") == ["Pupil"]


@pytest.mark.rule("203.4")
@pytest.mark.parametrize(
    ("cost", "wills", "may"),
    [("{3}", ("fire", "moon", "void"), True), ("{3}", ("fire", "moon"), False), ("{0}", (), True)],
)
def test_a_free_number_takes_so_many_wills_of_any_kind(scene, me, foe, cost, wills, may):
    """203.4: three wills of whatever kind pay three, two do not, and zero needs none."""
    assert playable(scene, me, cost, *wills) is may


@pytest.mark.rule("203.5")
@pytest.mark.parametrize(("words", "found"), [("total cost 5", True), ("total cost 4 or less", False)])
def test_the_total_cost_counts_symbols_and_the_number(scene, me, foe, words, found):
    """203.5: {G}{G}{3} is 2 + 3 = 5."""
    scene.card("Oak", cost="{G}{G}{3}")
    chant(scene, "Scout", f"Search your main deck for a resonator with {words}, reveal it and put it into your hand.")
    me.has(hand=["Scout"]).will("fire").deck_top("Oak")
    scene.looked_at_deck = True
    me.plays("Scout")
    if found:
        me.picks("Oak")
    assert ("Oak" in me.zone("hand")) is found and (scene.game.question.rule == PRIORITY)


@pytest.mark.rule("203.5a")
def test_what_has_no_cost_has_total_cost_zero(scene, me, foe):
    """203.5a: the token is destroyed as a card of cost zero, a resonator of one is not; ruler and stone read 0."""
    chant(scene, "Hatch", "Put a [200/200] fire Elf resonator token into your field.")
    chant(scene, "Sweep", "Destroy all resonators with total cost 0.")
    me.has(field=["Resonator 1"], hand=["Hatch", "Sweep"]).will("fire", "fire")
    me.stones("fire")
    plays(me, "Hatch")
    assert me.count("field") == 3
    plays(me, "Sweep")
    assert sorted(me.zone("field")) == ["Fire Stone", "Resonator 1"]
    assert me.value("Ruler", "total cost") == 0 and me.value("Fire Stone", "total cost") == 0


@pytest.mark.rule("203.5b")
def test_x_counts_only_in_the_chase(scene, me, foe):
    """203.5b: {G}{X} is 1 in hand, with X = 3 it is 1 + 3 in the chase, and 1 again in the field."""
    scene.card("Hydra", cost="{G}{X}")
    me.has(hand=["Hydra", "Quick Chant"]).will("wind", "fire", "fire", "fire", "fire")
    scene.start()
    assert me.value("Hydra", "total cost") == 1
    me.picks(("play", "Hydra"), 3).pays()
    assert me.chase == ["Hydra"] and scene.game.value(scene.game.in_zone(0, "chase")[0], "total cost") == 1 + 3
    me.lets_resolve()
    assert me.zone("field") == ["Hydra"] and me.value("Hydra", "total cost") == 1


# --- 204 text -------------------------------------------------------------------------------------------

ONCE = "Play this ability only once per turn."
TWICE = f"{{0}}: Draw a card. {ONCE}\n{{0}}: Gain 100 life. {ONCE}"


@pytest.mark.rule("204.2")
def test_paragraphs_are_abilities_of_their_own(scene, me, foe):
    """204.2: each has its own "once per turn"."""
    me.has(field=[scene.card("Twins", TWICE)])
    me.uses("Twins", 2).lets_resolve()
    assert not me.offered("use", "Twins", "Twins/2") and me.offered("use", "Twins", "Twins/3")
    me.uses("Twins", 3).lets_resolve()
    assert me.count("hand") == 1 and me.life == 4000 + 100


@pytest.mark.rule("204.2", "909.1c")
def test_an_ability_that_was_given_twice_is_played_once_for_each(scene, me):
    """204.2: what two texts give are two abilities, so each has its own "once per turn"."""
    chant(scene, "Oath", f'Target resonator gains "{{0}}: You gain 100 life. {ONCE}" until end of turn.')
    me.has(field=["Resonator 1"], hand=["Oath", "Oath"]).will("fire", "fire")
    given = ("use", "Resonator 1", "Oath/1/m0.0/gained")
    for _ in range(2):
        me.plays("Oath").picks(given).lets_resolve()
        assert not me.offered(given)
    assert me.life == 4000 + 2 * 100


@pytest.mark.rule("204.2")
def test_canceling_one_paragraph_leaves_the_other(scene, me, foe):
    """204.2: the first ability is canceled in the chase, so no card is drawn; the second resolves."""
    scene.card("Hush", "[Quickcast]\nCancel target activate ability.", type="Chant", cost="{R}")
    scene.card("Quick Twins", TWICE)
    me.has(field=["Quick Twins"])
    foe.has(hand=["Hush"]).will("fire")
    me.uses("Quick Twins", 2).uses("Quick Twins", 3)
    first, _ = scene.game.in_zone(0, "chase")
    foe.picks(("play", "Hush"))
    foe.answer(first)
    foe.pays().lets_resolve()
    assert (me.count("hand"), me.life) == (0, 4000 + 100)


# --- 205 race and trait ---------------------------------------------------------------------------------


@pytest.mark.rule("205.1a")
def test_race_and_trait_answer_for_each_other(scene, me, foe):
    """205.1a: a search for a Knight finds the regalia with that trait and the resonator of that race."""
    scene.card("Lance", type="Regalia", trait="Knight")
    scene.card("Rider", race="Knight")
    scene.card("Miller", race="Human")
    chant(scene, "Muster", "Search your main deck for a Knight card, reveal it and put it into your hand.")
    me.has(hand=["Muster"]).will("fire").deck_top("Lance", "Rider", "Miller")
    scene.looked_at_deck = True
    me.plays("Muster")
    assert {"Lance", "Rider"} <= set(me.options()) and "Miller" not in me.options()
    me.picks("Lance")


@pytest.mark.rule("205.3")
@pytest.mark.parametrize(
    ("race", "asked", "has"),
    [("Fairy Tale/Werewolf", "Fairy Tale", True), ("Fairy Tale/Werewolf", "Werewolf", True),
     ("Fairy Tale", "Fairy Tale", True), ("Fairy Tale", "Fairy", False), ("Fairy Tale", "Tale", False)],
)  # fmt: skip
def test_a_slash_separates_races_and_a_blank_does_not(scene, me, foe, race, asked, has):
    """205.3: with a slash both are races of the card; without one the whole phrase is a single race."""
    scene.card("Stray", race=race)
    chant(scene, "Roll Call", f"If you control a {asked} resonator, draw a card.")
    me.has(field=["Stray"], hand=["Roll Call"]).will("fire")
    with me.changes(hand=has - 1):
        plays(me, "Roll Call")


@pytest.mark.rule("205.4")
def test_a_bare_race_means_cards_in_play_grounds(scene, me, foe):
    """205.4: the Vampire in my field has 400 + 200; Vampires in hand and graveyard keep 400."""
    for name in ("Count", "Countess", "Baron"):
        scene.card(name, race="Vampire", ATK=400, DEF=400)
    scene.card("Night", "Vampires gain [+200/+200].", type="Regalia")
    me.has(field=["Count", "Night", "Resonator 2"], hand=["Countess"], graveyard=["Baron"])
    scene.start()
    assert me.atk("Count") == 400 + 200 and me.defence("Count") == 400 + 200
    assert me.atk("Countess") == 400 and me.atk("Baron") == 400 and me.atk("Resonator 2") == 400


@pytest.mark.rule("205.4")
@pytest.mark.parametrize(("zone", "drawn"), [("ruler_area", 1), ("hand", 0)])
def test_a_ruler_of_the_race_is_meant_too(scene, me, foe, zone, drawn):
    """205.4: a Vampire in the ruler area makes "you control a Vampire" true, one in hand does not."""
    back = {"name": "Lord Risen", "type": "J-ruler", "attribute": "fire", "race": "Vampire", "ATK": 800, "DEF": 800}
    scene.card("Lord", type="Ruler", race="Vampire", back=back)
    scene.card("Countess", race="Vampire")
    chant(scene, "Roll Call", "If you control a Vampire, draw a card.")
    me.has(hand=["Roll Call"]).has(**{zone: "Lord" if zone == "ruler_area" else "Countess"}).will("fire")
    with me.changes(hand=drawn - 1):
        plays(me, "Roll Call")


# --- 206, 207 ATK and DEF -------------------------------------------------------------------------------


def statue(scene, **values):
    """A ruler whose J-ruler side lacks ATK, DEF or both."""
    back = {"name": "Statue", "type": "J-ruler", "attribute": "fire", "race": "Tester", **values}
    return scene.card("Mason", "[Judgment] {1}", type="Ruler", race="Tester", back=back)


@pytest.mark.rule("206.1a")
def test_a_j_ruler_without_atk_neither_attacks_nor_blocks(scene, me, foe):
    """206.1a: its ATK is absent, and it is offered neither as attacker nor as blocker."""
    statue(scene, DEF=1000)
    me.as_j_ruler("Mason").has(field=["Resonator 2"])
    me.battles()
    assert me.can_attack("Resonator 2") and not me.can_attack("Statue")
    assert me.atk("Statue") is None


@pytest.mark.rule("206.1a")
def test_a_j_ruler_without_atk_does_not_block(scene, me, foe):
    """206.1a: the foe may block with the resonator only."""
    statue(scene, DEF=1000)
    me.has(field=["Resonator 2"])
    foe.as_j_ruler("Mason").has(field=["Resonator 3"])
    me.attacks("Resonator 2")
    foe.is_asked("804.3", exactly=[("block", "Resonator 3"), "decline"])


@pytest.mark.rule("206.2")
@pytest.mark.parametrize("boost", [0, 200])
def test_atk_is_what_is_dealt_in_battle(scene, me, foe, boost):
    """206.2: 4000 - 700, or with 200 more before the damage 4000 - 900."""
    scene.card("Lancer", ATK=700, DEF=700)
    scene.card("Spur", "[Quickcast]\nTarget resonator gains [+200/+0] until end of turn.".replace("+0", "0"),
               type="Chant", cost="{R}")  # fmt: skip
    me.has(field=["Lancer"], hand=["Spur"]).will("fire").stones("fire")
    me.attacks("Lancer")
    if boost:
        me.plays("Spur")
        me.lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 - 700 - boost


def shots(scene, me, *amounts):
    for amount in amounts:
        chant(scene, f"Shot {amount}", f"This card deals {amount} damage to target J/resonator.")
        me.has(hand=[f"Shot {amount}"]).will("fire")


@pytest.mark.rule("207.2")
def test_damage_gathers_until_it_reaches_def(scene, me, foe):
    """207.2: of DEF 500, 400 leaves the card, another 100 makes 500 and destroys it."""
    scene.card("Guard", DEF=500)
    foe.has(field=["Guard"])
    shots(scene, me, 400, 100)
    plays(me, "Shot 400")
    assert foe.zone("field") == ["Guard"] and foe.damage("Guard") == 400
    plays(me, "Shot 100")
    assert foe.zone("graveyard") == ["Guard"]


@pytest.mark.rule("207.2")
def test_damage_equal_to_def_destroys_at_once(scene, me, foe):
    """207.2: 500 damage against DEF 500."""
    scene.card("Guard", DEF=500)
    foe.has(field=["Guard"])
    shots(scene, me, 500)
    plays(me, "Shot 500")
    assert foe.zone("graveyard") == ["Guard"]


@pytest.mark.rule("207.2a")
def test_a_j_ruler_without_def_takes_no_damage(scene, me, foe):
    """207.2a: 800 damage leaves no mark, and the missing DEF is no DEF of zero."""
    statue(scene, ATK=1000)
    foe.as_j_ruler("Mason")
    shots(scene, me, 800)
    plays(me, "Shot 800")
    assert foe.zone("field") == ["Statue"] and foe.damage("Statue") == 0 and foe.defence("Statue") is None


# --- 208 attribute --------------------------------------------------------------------------------------


@pytest.mark.rule("208.3")
def test_a_card_with_two_attributes_has_both(scene, me, foe):
    """208.3: it can be targeted as light and gains 100 as darkness."""
    scene.card("Dusk", attribute=["light", "darkness"], ATK=400, DEF=400)
    scene.card("Shade", "Darkness resonators gain [+100/+100].", type="Regalia")
    chant(scene, "Eclipse", "Destroy target light resonator.")
    foe.has(field=["Dusk", "Resonator 2", "Shade"])
    me.has(hand=["Eclipse"]).will("fire")
    scene.start()
    assert foe.atk("Dusk") == 400 + 100 and foe.atk("Resonator 2") == 400
    plays(me, "Eclipse")
    assert foe.zone("graveyard") == ["Dusk"]


@pytest.mark.rule("208.4")
@pytest.mark.parametrize("attribute", ["void", None])
def test_void_means_no_attribute(scene, me, foe, attribute):
    """208.4: a void icon or none is no attribute; a text about such cards leaves the fire resonator alone."""
    scene.card("Husk", attribute=attribute)
    chant(scene, "Unmake", "Destroy target resonator with no attribute.")
    foe.has(field=["Husk", "Resonator 2"])
    me.has(hand=["Unmake"]).will("fire")
    plays(me, "Unmake")
    assert foe.zone("graveyard") == ["Husk"] and foe.zone("field") == ["Resonator 2"]


@pytest.mark.rule("208.4")
def test_void_is_no_attribute_to_be_counted(scene, me, foe):
    """208.4: among a fire and a void resonator there is one attribute."""
    scene.card("Husk", attribute="void")
    chant(scene, "Prism", "Draw cards equal to the number of different attributes among resonators you control.")
    me.has(field=["Husk", "Resonator 2"], hand=["Prism"]).will("fire")
    with me.changes(hand=1 - 1):
        plays(me, "Prism")
