"""7.34: an order that is played together with another of the drop zone."""

from __future__ import annotations

import pytest

from playmat.kernel.build.start import load
from playmat.kernel.run.abilities import abilities
from playmat.kernel.words.nodes import Ability, Cards, Number, On, Perform
from playmat.play.seat import Seat

ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
LETS = (
    "[CONT](VC):When you play a normal order from your hand, you may bind a normal order with another card name from "
    "your drop zone, and Alchemagic it onto that order."
)
SALT = "Play this with [COST][Counter-Blast 1]! Draw a card."
LEAD = (
    "Play this with [COST][Soul-Blast 1]! Choose one of your rear-guards, and it gets [Power] +5000 until end "
    "of turn."
)


@pytest.fixture(autouse=True)
def orders(scene, table):
    scene.card("Adept", LETS, grade=2, power=10000)
    scene.card("Salt", SALT, **ORDER)
    scene.card("Lead", LEAD, **ORDER)


def lay(me, hand="Salt", drop=("Lead",), damage=1, soul=1, **more):
    return me.has(**{"vanguard": "Adept", "left": "Grade 1", "hand": [hand, "Grade 3"], "drop": list(drop),
                     "damage": damage, "soul": soul, **more})  # fmt: skip


def adds(me, first, second):
    return me.picks(("alchemagic", first, second))


@pytest.mark.rule("7.34.1.2")
def test_both_costs_are_paid_and_both_texts_are_done(scene, me):
    """First what the played order says, then what the added one says; that is bound, the played one dropped."""
    lay(me)
    with me.changes(hand=0, soul=-1):
        adds(me, "Salt", "Lead")
    assert scene.game.face_down[scene.game.in_zone(0, "damage")[0]]
    assert me.power("Grade 1") == 7000 + 5000
    assert (me.zone("bind"), me.zone("drop")[-1]) == (["Lead"], "Salt")


@pytest.mark.rule("7.34.1.2")
@pytest.mark.parametrize(("first", "second"), [("Salt", "Lead"), ("Lead", "Salt")])
def test_the_text_of_the_added_order_comes_last(scene, me, first, second):
    lay(me, first, [second], right="Grade 0")
    adds(me, first, second)
    me.is_asked("11.8.3.1", exactly=["Grade 0", "Grade 1"])
    assert me.count("hand") == (2 if first == "Salt" else 1)
    me.picks("Grade 0")
    assert me.count("hand") == 2 and me.power("Grade 0") == 10000


@pytest.mark.rule("7.34.1.2", "15.2.2")
@pytest.mark.parametrize(("first", "second"), [("Salt", "Seedbed"), ("Seedbed", "Salt")])
def test_either_order_may_make_tokens(scene, me, first, second):
    """7.34.1.2: a text that goes with another order makes the token that it names there too."""
    sows = "Play this with [COST][Soul-Blast 1]! Call a Plant token to (RC)."
    scene.card("Seedbed", sows, **ORDER)
    lay(me, first, [second])
    with me.changes(hand=0, soul=-1):
        adds(me, first, second)
        me.picks(me.zone_name("right"))
    assert me.zone(me.zone_name("right")) == ["Plant"]


@pytest.mark.rule("7.34.1.2", "11.8.2.2")
@pytest.mark.parametrize(("damage", "soul"), [(0, 1), (1, 0)])
def test_without_either_cost_the_two_are_not_played_together(scene, me, damage, soul):
    """The one whose own cost can be paid may be played alone."""
    lay(me, damage=damage, soul=soul)
    assert not me.offered("alchemagic", "Salt", "Lead")
    assert me.refused("alchemagic", "Salt", "Lead") == "11.8.2.2"
    assert me.offered("order", "Salt") == bool(damage)


@pytest.mark.rule("7.34.1.2")
def test_one_card_does_not_pay_both_costs(scene, me):
    scene.card("Tin", "Play this with [COST][Counter-Blast 1]! Soul-Charge 1.", **ORDER)
    lay(me, drop=["Tin"], damage=1)
    assert not me.offered("alchemagic", "Salt", "Tin")


@pytest.mark.rule("7.34.1.2", "11.8.2.4.2")
@pytest.mark.parametrize(("rear", "offered"), [("Grade 1", True), ("Grade 0", False)])
def test_the_condition_of_the_added_order_must_be_met(scene, me, rear, offered):
    scene.card("Gate", "Play this if you have a grade 1 rear-guard! Soul-Charge 1.", **ORDER)
    lay(me, drop=["Gate"], left=rear)
    assert me.offered("alchemagic", "Salt", "Gate") == offered
    if offered:
        with me.changes(soul=1, hand=0):
            adds(me, "Salt", "Gate")


@pytest.mark.rule("7.34.1.2")
def test_an_order_without_a_cost_is_added_too(scene, me):
    """Read so although the words speak of two costs."""
    scene.card("Ash", "Soul-Charge 2.", **ORDER)
    lay(me, drop=["Ash"], soul=0)
    with me.changes(soul=2, hand=0):
        adds(me, "Salt", "Ash")


@pytest.mark.rule("7.34.1.2")
@pytest.mark.parametrize(("first", "second"), [("Salt", "Blank"), ("Blank", "Salt")])
def test_an_order_without_a_text_to_add_is_not_added_nor_added_to(scene, me, first, second):
    scene.card("Blank", "[CONT]:This card's Counter-Blast is reduced by 1.", **ORDER)
    lay(me, first, [second])
    assert not me.offered("alchemagic", first, second)
    assert me.refused("alchemagic", first, second) == "7.34.1.2"


@pytest.mark.rule("7.34.1.2", "11.8.2.4.2")
@pytest.mark.parametrize("soul", [2, 0])
def test_the_conditions_of_both_orders_must_be_met(scene, me, soul):
    scene.card("Gate", "Play this if you have a grade 1 rear-guard! Draw a card.", **ORDER)
    scene.card("Door", "Play this if you have two or more cards in your soul! Soul-Charge 1.", **ORDER)
    lay(me, "Gate", ["Door"], soul=soul)
    assert me.offered("order", "Gate")
    assert me.offered("alchemagic", "Gate", "Door") == bool(soul)


@pytest.mark.rule("7.34.1.2", "11.8.2.1.1")
def test_it_is_one_play_of_one_order(scene, me):
    lay(me)
    adds(me, "Salt", "Lead")
    assert scene.game.facts["orders played"] == (1, 0)


@pytest.mark.rule("7.34.1.2")
@pytest.mark.parametrize("why", ["permission", "name", "zone", "set order", "blitz order"])
def test_only_what_the_effect_says_can_be_added(scene, me, why):
    """Without the effect nothing; and neither an order of that name, nor one elsewhere, nor a set order."""
    scene.card("Stone Gate", "[CONT](Order zone):All of your vanguards get [Power] "
        "+2000.", **{**ORDER, "type": "set order"})
    scene.card("Flash", "Draw a card.", **{**ORDER, "type": "blitz order"})
    given = {"permission": {"vanguard": "Grade 2"}, "name": {"drop": ["Salt"]}, "zone": {"drop": [], "bind": ["Lead"]},
             "set order": {"drop": ["Stone Gate"]}, "blitz order": {"drop": ["Flash"]}}[why]  # fmt: skip
    lay(me, **given)
    other = {"name": "Salt", "set order": "Stone Gate", "blitz order": "Flash"}.get(why, "Lead")
    assert me.refused("alchemagic", "Salt", other) == "7.34.1.2"


@pytest.mark.rule("7.34.1.1", "7.26.1")
@pytest.mark.parametrize("damage", [0, 1])
def test_a_continuous_ability_of_the_added_order_holds_for_the_played_one(scene, me, damage):
    """The added order makes its own Counter-Blast less: now it does so for both, and so they can be paid for."""
    text = "Soul-Charge 1.\n[CONT]:This card's Counter-Blast is reduced by 1."
    scene.card("Quill", text, **ORDER)
    lay(me, drop=["Quill"], damage=damage)
    assert me.offered("order", "Salt") == bool(damage)
    with me.changes(soul=1):
        me.picks(("alchemagic", "Salt", "Quill"))
    assert not any(scene.game.face_down[card] for card in scene.game.in_zone(0, "damage"))


SAYS = Ability("activated", Perform("soul charge", Number(1)), zones=("order area",), keyword="order ability")
DRAWN = On("draw", (("card", Cards((), "mine")),))
HEARS = Ability("automatic", Perform("counter charge", Number(1)), zones=("order area",), trigger=DRAWN)


@pytest.mark.rule("7.34.1.1", "11.8.15")
@pytest.mark.parametrize("given", [True, False])
def test_an_automatic_ability_of_the_added_order_is_the_played_ones_too(scene, me, given):
    """As it lies in the order area it hears that a card is drawn; it is played when the order has gone."""
    scene.card("Echo", abilities=[SAYS, HEARS] if given else [SAYS], **ORDER)
    lay(me, drop=["Echo"], damage=1)
    with me.changes(hand=0, soul=1):
        adds(me, "Salt", "Echo")
    assert scene.game.face_down[scene.game.in_zone(0, "damage")[0]] != given
    assert [each.id for each in abilities(scene.game, me.card("Salt"))] == ["Salt/1"]


@pytest.mark.rule("7.34.1.2", "11.8.3.1.1")
def test_a_save_in_the_middle_of_it_goes_on(scene, me):
    """The joined text is made anew of the names of both orders."""
    lay(me, "Lead", ["Salt"], right="Grade 0")
    adds(me, "Lead", "Salt")
    assert any(" alchemagic " in v.procedure for v in scene.game.frames)
    me.picks("Grade 0")
    assert me.count("hand") == 2


@pytest.mark.rule("7.34.1.2", "17.4.1.2", "11.8.3.2")
def test_what_it_made_is_known_to_whoever_loads_or_imagines_the_game(scene, me):
    """A change that lasts is called by the two orders together, which the cards of a fresh match do not tell of."""
    lay(me)
    adds(me, "Salt", "Lead")
    game = scene.game
    assert [effect for effect in game.effects if " alchemagic " in effect.change]
    again = load(game.save(), game.book)
    assert again.match is not game.match
    [unit] = again.in_zone(0, "front left")
    assert again.value(unit, "power") == me.power("Grade 1") == 12000
    for seat in (0, 1):
        imagined = Seat(game, seat).imagined(3)
        assert imagined.value(imagined.in_zone(0, "front left")[0], "power") == 12000


def test_two_orders_of_which_one_ends_the_turn(scene, me, foe):
    """All of the joined text is done before the turn goes to its end."""
    scene.card("Curfew", "End the turn.", **ORDER)
    lay(me, "Curfew", ["Salt"])
    foe.has(hand=["Grade 0"])
    with me.changes(hand=0):
        adds(me, "Curfew", "Salt")
    assert scene.game.facts["turn seat"] == 1 and me.zone("drop") == ["Curfew"]


@pytest.mark.rule("7.34.1.2", "7.26.2")
def test_the_next_counter_blast_is_that_of_both_costs_together(scene, me):
    """Two Counter-Blasts of one cost are performed one by one; the next one is the first of them."""
    scene.card("Tin", "Play this with [COST][Counter-Blast 1]! Soul-Charge 1.", **ORDER)
    scene.card("Steward", "[ACT](RC):Your next Counter-Blast is reduced by 1 until end of turn.")
    lay(me, drop=["Tin"], damage=2, left="Steward")
    me.uses("Steward")
    assert me.offered("alchemagic", "Salt", "Tin")


# --- names ------------------------------------------------------------------------------------------------

WOULD = "[CONT](VC):When you would play a normal order, you can bind a normal order{} from your drop, and Alchemagic."


@pytest.mark.rule("7.34.1", "12.6.2.2")
@pytest.mark.parametrize(("first", "offered"), [("Salt", False), ("Brine", False), ("Lead", True)])
def test_an_order_with_a_name_in_common_has_no_different_name(scene, me, first, offered):
    scene.card("Adept", WOULD.format(" with a different card name"), grade=2, power=10000)
    scene.card("Brine", f'{LEAD}\n[CONT]:This card is also regarded as "Salt".', **ORDER)
    lay(me, first, ["Salt"], damage=2, soul=4)
    assert me.offered("alchemagic", first, "Salt") == offered


@pytest.mark.rule("7.34.1")
@pytest.mark.parametrize(("says", "offered"), [("", True), (" with a different card name", False)])
def test_an_order_of_the_same_name_is_added_where_the_text_asks_for_no_other(scene, me, says, offered):
    scene.card("Adept", WOULD.format(says), grade=2, power=10000)
    lay(me, "Lead", damage=2, soul=4)
    assert me.offered("alchemagic", "Lead", "Lead") == offered
