"""Sections 910 to 912: replacement effects, last known information, and the source of damage."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

DESTROY = "Destroy target resonator."


def chant(scene, name, text, **fields):
    return scene.card(name, text, type="Chant", **fields)


def regalia(scene, name, text="", *effects):
    abilities = [n.Ability("continuous", effect) for effect in effects]
    return scene.card(name, text, abilities=abilities, type="Regalia")


def pick(player, name):
    """Choose the effect of that card."""
    player.picks(next(option for option in player.options() if option[1] == name))


# --- 910.1 the event that never happens -------------------------------------------------------------------


@pytest.mark.rule("910.1")
def test_a_replaced_destruction_never_happens(scene, me, foe):
    """910.1: it is removed rather than destroyed: nothing is put into a graveyard and no destruction is seen."""
    text = "If this card would be destroyed, remove this card from the game instead."
    scene.card("Ghost", f"{text}\nWhen this card is destroyed ⇒ Draw a card.")
    regalia(scene, "Watch", "When a resonator is put into a graveyard from a field ⇒ Draw a card.")
    chant(scene, "Bolt", DESTROY)
    me.has(field=["Ghost", "Watch"], hand=["Bolt"]).will("fire")
    me.plays("Bolt").lets_resolve()
    assert me.zone("removed") == ["Ghost"] and me.zone("graveyard") == ["Bolt"]
    assert me.count("hand") == 0 and scene.events("destroy") == []


@pytest.mark.rule("910.1")
def test_only_what_replaces_the_event_happens(scene, me, foe):
    """910.1: a card is drawn and nothing else: the resonator stays where it is."""
    scene.card("Cat", "If this card would be destroyed, draw a card instead.")
    chant(scene, "Bolt", DESTROY)
    me.has(field=["Cat"], hand=["Bolt"]).will("fire")
    me.plays("Bolt")
    assert me.zone("field") == ["Cat"] and me.zone("graveyard") == ["Bolt"] and me.count("hand") == 1


@pytest.mark.rule("910.1")
def test_without_the_replacement_the_same_card_is_destroyed(scene, me, foe):
    """910.1: the card that has no such text is destroyed, which sets off both abilities: two cards."""
    scene.card("Ghost", "When this card is destroyed ⇒ Draw a card.")
    regalia(scene, "Watch", "When a resonator is put into a graveyard from a field ⇒ Draw a card.")
    chant(scene, "Bolt", DESTROY)
    me.has(field=["Ghost", "Watch"], hand=["Bolt"]).will("fire")
    me.plays("Bolt")
    me.is_asked("603.2")
    me.picks(me.options()[0]).lets_resolve()
    assert me.zone("graveyard") == ["Ghost", "Bolt"] and me.count("hand") == 2


# --- 910.2 who chooses ------------------------------------------------------------------------------------


def fates(scene):
    """My regalia returns a dying resonator to hand, the opponent's removes it."""
    regalia(scene, "Mercy", "If a resonator you control would be destroyed, return it to its owner's hand instead.")
    text = "If a resonator your opponent controls would be destroyed, remove it from the game instead."
    regalia(scene, "Malice", text)
    chant(scene, "Bolt", DESTROY)


@pytest.mark.rule("910.2")
@pytest.mark.parametrize(("choice", "zone"), [("Mercy", "hand"), ("Malice", "removed")])
def test_the_controller_of_the_affected_card_chooses(scene, me, foe, choice, zone):
    """910.2: the opponent destroys my resonator and has one of two replacements, but I choose; after that it is
    not destroyed any more, so the other one has nothing to replace."""
    fates(scene)
    scene.turn_of(foe)
    me.has(field=["Mercy", "Resonator 1"])
    foe.has(field=["Malice"], hand=["Bolt"]).will("fire")
    foe.plays("Bolt")
    me.is_asked("910.2")
    pick(me, choice)
    assert me.zone(zone) == ["Resonator 1"] and me.zone("graveyard") == []
    scene.quiet()


@pytest.mark.rule("910.2")
def test_the_player_of_the_event_chooses(scene, me, foe):
    """910.2: of two replacements of my draw, one of them the opponent's, I choose."""
    draw = n.On("draw", (("card", n.Cards((), "mine")),))
    their_draw = n.On("draw", (("card", n.Cards((), "theirs")),))
    regalia(scene, "Spring", "", n.Instead(draw, n.Perform("gain life", n.Number(100))))
    regalia(scene, "Drought", "", n.Instead(their_draw, n.Perform("gain life", n.Number(300))))
    me.has(field=["Spring"], hand=["Chant"]).will("fire")
    foe.has(field=["Drought"])
    me.plays("Chant")
    me.is_asked("910.2")
    pick(me, "Spring")
    assert (me.life, foe.life) == (4000 + 100, 4000) and me.count("hand") == 0


# --- 910.2a damage ----------------------------------------------------------------------------------------


def ram(scene):
    """A resonator of 500 that deals double."""
    double = n.Ability("continuous", f.DealMore(n.This(), times=2))
    return scene.card("Ram", abilities=[double], ATK=500, DEF=500)


def wall(scene, amount):
    """A resonator of 0/2000 that prevents so much of all damage to it."""
    text = f"If damage would be dealt to this card, prevent {amount} of it."
    return scene.card("Wall", text, ATK=0, DEF=2000)


@pytest.mark.rule("910.2a")
def test_damage_is_changed_before_it_is_prevented(scene, me, foe):
    """910.2a: 500 is doubled and then 300 of it is prevented: 500 * 2 - 300, not (500 - 300) * 2."""
    ram(scene)
    wall(scene, 300)
    me.has(field=["Ram"])
    foe.put("field", "Wall", rested=True)
    me.attacks("Ram", "Wall").battle_ends()
    assert foe.damage("Wall") == 500 * 2 - 300


@pytest.mark.rule("910.2a")
@pytest.mark.parametrize(("first", "damage"), [("Drum", (500 + 100) * 2), ("Ram", 500 * 2 + 100)])
def test_the_dealers_controller_orders_what_changes_damage(scene, me, foe, first, damage):
    """910.2a: neither doubling nor adding prevents: the player who deals the damage says which comes first, though
    the recipient is the opponent and one of the effects is too."""
    ram(scene)
    regalia(scene, "Drum", "", f.DealMore(n.Cards(("field",), "theirs", n.Is("name", "=", "Ram")), n.Number(100)))
    me.has(field=["Ram"])
    foe.has(field=["Drum"])
    me.attacks("Ram").until("910.2a")
    me.is_asked("910.2a")
    pick(me, first)
    me.battle_ends()
    assert foe.life == 4000 - damage


@pytest.mark.rule("910.2a")
@pytest.mark.parametrize(("first", "damage"), [("Ward", 1200 - 1000), ("Wall", 0)])
def test_the_damaged_side_orders_preventions(scene, me, foe, first, damage):
    """910.2a: both would prevent the first 400 damage: the controller of the damaged card says which does. If it is
    the ward, which is then used up, the wall alone stands against the next 1200; if not, the ward takes all of it."""
    wall(scene, 1000)
    chant(scene, "Ward", "[Quickcast]\nPrevent the next damage that would be dealt to target resonator this turn.")
    for amount in (400, 1200):
        chant(scene, f"Blast {amount}", f"This card deals {amount} damage to target resonator.")
    me.has(hand=["Blast 400", "Blast 1200"]).will("fire", "fire")
    foe.has(field=["Wall"], hand=["Ward"]).will("fire")
    me.plays("Blast 400")
    foe.plays("Ward")
    foe.is_asked()
    pick(foe, first)
    assert foe.damage("Wall") == 0
    me.plays("Blast 1200")
    if first == "Wall":
        pick(foe, "Ward")
    assert foe.damage("Wall") == damage


# --- 910.3 once, and not to be declined -------------------------------------------------------------------


@pytest.mark.rule("910.3")
def test_a_replacement_applies_once_to_an_event(scene, me, foe):
    """910.3: one draw makes two; what is drawn in its place is not replaced again, and nobody is asked."""
    draw = n.On("draw", (("card", n.Cards((), "mine")),))
    regalia(scene, "Twins", "", n.Instead(draw, n.Perform("draw", n.Number(2))))
    me.has(field=["Twins"], hand=["Chant"]).will("fire")
    me.plays("Chant")
    assert me.count("hand") == 2
    scene.quiet()


@pytest.mark.rule("910.3")
def test_each_fitting_replacement_applies_once(scene, me, foe):
    """910.3: two effects that add 100 to damage, each once: 400 + 100 + 100."""
    for name in ("Drum", "Horn"):
        regalia(scene, name, "", f.DealMore(n.Cards(("field",), "mine", n.Is("type", "has", "resonator")),
                                            n.Number(100)))  # fmt: skip
    me.has(field=["Resonator 2", "Drum", "Horn"])
    me.attacks("Resonator 2").until("910.2a")
    pick(me, "Drum")
    me.battle_ends()
    assert foe.life == 4000 - (400 + 100 + 100)


@pytest.mark.rule("910.3")
def test_a_replacement_is_applied_to_each_event_anew(scene, me, foe):
    """910.3: once for an event, not once for all: two draws of one text become four cards."""
    draw = n.On("draw", (("card", n.Cards((), "mine")),))
    regalia(scene, "Twins", "", n.Instead(draw, n.Perform("draw", n.Number(2))))
    chant(scene, "Lesson", "Draw two cards.")
    me.has(field=["Twins"], hand=["Lesson"]).will("fire")
    me.plays("Lesson")
    assert me.count("hand") == 2 * 2


@pytest.mark.rule("910.3")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "graveyard")])
def test_only_an_effect_that_says_may_can_be_declined(scene, me, foe, answer, zone):
    """910.3: "you may ... instead" is the player's choice; the mandatory one above was not asked about."""
    text = "If this card would be destroyed, you may return this card to its owner's hand instead."
    scene.card("Cat", text)
    chant(scene, "Bolt", DESTROY)
    me.has(field=["Cat"], hand=["Bolt"]).will("fire")
    me.plays("Bolt")
    me.is_asked("910.2")
    me.picks("no" if answer == "no" else next(o for o in me.options() if o != "no"))
    assert "Cat" in me.zone(zone) and me.zone("field") == []


# --- 911.1 last known information -------------------------------------------------------------------------


def archer(scene):
    """An archer of 400 whose ability deals damage equal to its ATK, and quick help and harm for it."""
    scene.card("Archer", "{1}: This card deals damage equal to its ATK to target player.", ATK=400, DEF=400)
    chant(scene, "Haste", "[Quickcast]\nTarget resonator gains [+500/+500] until end of turn.")
    chant(scene, "Bolt", f"[Quickcast]\n{DESTROY}")


@pytest.mark.rule("911.1")
def test_a_card_that_left_is_read_as_it_last_was(scene, me, foe):
    """911.1: boosted to 900 and destroyed in response, the archer still deals 400 + 500."""
    archer(scene)
    me.has(field=["Archer"], hand=["Haste", "Bolt"]).will("fire", "fire", "fire")
    me.uses("Archer", 2, ("player", 1))
    me.plays("Haste").lets_resolve(1)
    me.plays("Bolt").lets_resolve()
    assert "Archer" in me.zone("graveyard") and foe.life == 4000 - (400 + 500)


@pytest.mark.rule("911.1")
def test_a_card_that_is_still_there_is_read_as_it_is(scene, me, foe):
    """911.1: boosted after the ability was played, and still in the field: 400 + 500 as it resolves."""
    archer(scene)
    me.has(field=["Archer"], hand=["Haste"]).will("fire", "fire")
    me.uses("Archer", 2, ("player", 1))
    me.plays("Haste").lets_resolve()
    assert foe.life == 4000 - (400 + 500)


@pytest.mark.rule("911.1")
def test_a_move_inside_the_play_ground_leaves_the_card_as_it_is_now(scene, me, foe):
    """911.1: a J-ruler destroyed in response is in the ruler area, still in a play ground: the ability reads it as
    it is now, a ruler without ATK, and deals nothing."""
    back = {"name": "Queen Awake", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 700, "DEF": 700,
            "text": "{1}: This card deals damage equal to its ATK to target player."}  # fmt: skip
    scene.card("Queen", "[Judgment] {1}", type="Ruler", back=back)
    chant(scene, "Doom", "[Quickcast]\nDestroy target J-ruler.")
    me.as_j_ruler("Queen").has(hand=["Doom"]).will("fire", "fire", "fire")
    me.uses("Queen Awake", 1, ("player", 1)).lets_resolve()
    assert foe.life == 4000 - 700
    me.uses("Queen Awake", 1, ("player", 1)).plays("Doom").lets_resolve()
    assert me.zone("ruler area") == ["Queen"] and foe.life == 4000 - 700


# --- 912 the source of damage -----------------------------------------------------------------------------


def fireproof(scene):
    """Damage of fire sources to it is prevented."""
    shield = f.Prevent(to=n.This(), by=n.Cards((), "any", n.Is("attribute", "has", "fire")))
    return scene.card("Salamander", abilities=[n.Ability("continuous", shield)], attribute="water", ATK=0, DEF=1000)


@pytest.mark.rule("912.1")
@pytest.mark.parametrize(("attribute", "damage"), [("fire", 0), ("wind", 300)])
def test_the_source_is_the_card_whose_ability_deals_the_damage(scene, me, foe, attribute, damage):
    """912.1: 300 of a fire resonator's ability are prevented, 300 of a wind resonator's are not."""
    fireproof(scene)
    scene.card("Thrower", "{1}: This card deals 300 damage to target resonator.", attribute=attribute)
    me.has(field=["Thrower"]).will("fire")
    foe.has(field=["Salamander"])
    me.uses("Thrower", 2, "Salamander")
    assert foe.damage("Salamander") == damage


@pytest.mark.rule("912.1")
@pytest.mark.parametrize(("attribute", "damage"), [("fire", 0), ("light", 300)])
def test_a_rulers_ability_has_the_ruler_as_source(scene, me, foe, attribute, damage):
    """912.1: the ruler deals it from the ruler area."""
    fireproof(scene)
    scene.card("Queen", "{1}: This card deals 300 damage to target resonator.", type="Ruler", attribute=attribute)
    me.has(ruler_area=["Queen"]).will("fire")
    foe.has(field=["Salamander"])
    me.uses("Queen", 1)
    assert foe.damage("Salamander") == damage


@pytest.mark.rule("912.1")
def test_another_source_is_one_that_the_text_names(scene, me, foe):
    """912.1: "it deals damage" in a water chant about a fire resonator: the fire resonator is the source."""
    fireproof(scene)
    effect = n.Sequence((f.Target(n.Cards(("field",), "mine"), into="one"), f.Target(n.Cards(("field",), "theirs"),
             into="other"), f.Deal(n.Number(300), n.It("other"), source=n.It("one"))))  # fmt: skip
    spell = n.Ability("activated", effect, zones=("chase",), keyword="spell")
    scene.card("Order", abilities=[spell], type="Chant", attribute="water")
    me.has(field=["Resonator 2"], hand=["Order"]).will("fire")
    foe.has(field=["Salamander"])
    me.plays("Order")
    assert me.zone("graveyard") == ["Order"] and foe.damage("Salamander") == 0


@pytest.mark.rule("912.2")
def test_battle_damage_comes_from_the_card_that_fights(scene, me, foe):
    """912.2: the attacker deals 400 + 200; it is the source, and neither the banner that boosts it nor its player."""
    for name in ("Banner", "Drummer"):
        scene.card(name, "When this card deals damage ⇒ Draw three cards.\nResonators you control gain [+100/+100].",
                   type="Regalia")  # fmt: skip
    scene.card("Lancer", "When this card deals damage ⇒ Draw a card.", ATK=400, DEF=400)
    me.has(field=["Banner", "Drummer", "Lancer"])
    me.attacks("Lancer").battle_ends()
    assert foe.life == 4000 - (400 + 100 + 100) and me.count("hand") == 1


@pytest.mark.rule("912.2")
def test_the_blocker_is_the_source_of_what_it_deals(scene, me, foe):
    """912.2: the damage that a fire blocker deals to the salamander is prevented, that of a wind one is not."""
    fireproof(scene)
    scene.card("Breeze", "", attribute="wind", ATK=300, DEF=3000)
    me.has(field=["Salamander"])
    foe.has(field=["Breeze"])
    me.attacks("Salamander")
    foe.blocks("Breeze")
    me.battle_ends()
    assert me.damage("Salamander") == 300


# --- 910.1, 302.5 whose graveyard ---------------------------------------------------------------------------

LURE = "Gain control of target resonator until end of turn."


@pytest.mark.rule("910.1", "302.5")
@pytest.mark.parametrize("mine", [True, False])
def test_your_graveyard_is_that_of_the_owner(scene, me, foe, mine):
    """910.1, 302.5: a stolen card would be put into its owner's graveyard, whoever controls it."""
    scene.card("Void", "If a card would be put into your graveyard from anywhere, remove it from the game instead.",
               type="Addition:Field")  # fmt: skip
    scene.card("Lure", f"[Quickcast]\n{LURE}", type="Chant")
    chant(scene, "Bolt", DESTROY)
    thief, owner = (foe, me) if mine else (me, foe)
    thief.has(hand=["Lure"]).will("fire")
    owner.has(field=["Resonator 1"])
    me.has(field=["Void"], hand=["Bolt"]).will("fire")
    if mine:
        me.passes()
    thief.plays("Lure").lets_resolve()
    me.plays("Bolt").lets_resolve()
    assert me.zone("removed") == (["Resonator 1", "Bolt"] if mine else ["Lure", "Bolt"])
    assert foe.zone("graveyard") == (["Lure"] if mine else ["Resonator 1"])


@pytest.mark.rule("910.1", "1012.1")
@pytest.mark.parametrize("mine", [True, False])
def test_a_canceled_spell_goes_to_its_owners_graveyard(scene, me, foe, mine):
    """910.1, 1012.1: only what would be put into the graveyard of the Void's controller is removed."""
    scene.card("Void", "If a card would be put into your graveyard from anywhere, remove it from the game instead.",
               type="Addition:Field")  # fmt: skip
    scene.card("No", "[Quickcast]\nCancel target spell.", type="Chant")
    (me if mine else foe).has(field=["Void"])
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Chant")
    foe.plays("No").lets_resolve()
    assert me.zone("graveyard") == ([] if mine else ["Chant"]) and foe.zone("graveyard") == (["No"] if mine else [])


# --- 910.1 events of several cards at one moment ------------------------------------------------------------

SWEEP = "Destroy all resonators."
BURIED, DESTROYED = "a card would be put into your graveyard from anywhere", "a resonator would be destroyed"


@pytest.mark.rule("910.1", "910.3")
@pytest.mark.parametrize("field", [["Void", "Resonator 1"], ["Resonator 1", "Void"]])
@pytest.mark.parametrize("event", [BURIED, DESTROYED])
def test_what_is_destroyed_with_the_others_still_replaces_it_for_them(scene, me, foe, field, event):
    """910.1, 910.3: it was there as all of them were about to be buried, so it replaces that for each."""
    scene.card("Void", f"If {event}, remove it from the game instead.")
    chant(scene, "Sweep", SWEEP)
    me.has(field=field)
    foe.has(hand=["Quick Chant"])
    me.has(hand=["Sweep"]).will("fire")
    me.plays("Sweep")
    if me.asked and scene.game.question.about == "first":
        me.picks(field[0])
    assert sorted(me.zone("removed")) == ["Resonator 1", "Void"] and me.zone("graveyard") == ["Sweep"]


@pytest.mark.rule("910.1", "1010.1")
def test_a_card_that_was_banished_for_another_one_is_not_destroyed(scene, me, foe):
    """910.1, 1010.1: Wisp left before it could be destroyed, so nothing hears of that, nor buries it again."""
    scene.card("Wisp", "If another resonator you control would be destroyed, you may banish this card instead.\n"
                       "When this card is destroyed ⇒ You gain 1000 life.")  # fmt: skip
    chant(scene, "Sweep", SWEEP)
    me.has(field=["Wisp", "Resonator 1", "Resonator 2"], hand=["Sweep"]).will("fire")
    me.plays("Sweep")
    me.is_asked("910.2")
    pick(me, "Wisp")
    assert me.zone("field") == ["Resonator 1"] and me.zone("graveyard") == ["Wisp", "Resonator 2", "Sweep"]
    assert me.life == 4000 and scene.events("destroy") != []
