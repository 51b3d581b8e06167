"""15, 13.7, 5.1.3.1: markers, pseudo-cards and tokens."""

from __future__ import annotations

import pytest

from playmat import Deck, DeckError, new_game, own_decks
from playmat.books.vanguard_overdress.book import BOOK
from playmat.books.vanguard_overdress.cards import put_sides_together
from playmat.books.vanguard_overdress.nodes import MakeTokens
from playmat.kernel.state.view import view
from playmat.kernel.words.errors import CardError
from playmat.kernel.words.nodes import Ability, Cards, It, Move, Nothing, Number, Place, Sequence

PLANT = {"name": "Plant", "type": "token unit", "grade": 0, "power": 5000, "critical": 1, "skill": "boost"}
DOUBLE = {"name": "Straw Double", "type": "token unit", "grade": 1, "power": 6000, "critical": 1}
RECORDS = {"Plant": PLANT, "Straw Double": DOUBLE}


def maker(scene, what="a Plant token to (RC)", name="Gardener", grade=2, **fields):
    """A vanguard that calls tokens as often as it is told."""
    return scene.card(name, f"[ACT](VC):Call {what}.", grade=grade, **fields)


def plants(me, *circles):
    for circle in circles:
        me.uses("Gardener").picks(me.zone_name(circle))
    return me


def token(scene, name):
    """A token that is there already."""
    scene.cards[name] = BOOK.cards.card_from(RECORDS[name], ())
    return name


def doing(scene, text, name="Doer"):
    return scene.card(name, f"[ACT](RC):{text}")


# --- what a token is ----------------------------------------------------------------------------------


@pytest.mark.rule("15.1.2.2", "15.3.1", "15.3.1.3", "5.1.3.1")
@pytest.mark.parametrize(
    ("name", "grade", "power"), [("Shadow Army", 1, 15000), ("Plant", 0, 5000), ("Momokke", 0, 5000)]
)
def test_appendix_a_says_what_a_token_is(scene, me, name, grade, power):
    me.has(vanguard=maker(scene, f"a {name} token to (RC)"))
    plants(me, "left")
    assert [me.value(name, key) for key in ("grade", "power", "original power", "critical")] == [grade, power, power, 1]
    assert scene.game.has(me.card(name), "boost")


@pytest.mark.rule("5.1.3.1")
def test_what_a_token_gets_is_not_what_it_was_made_with(scene, me):
    lifts = "Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    me.has(vanguard=maker(scene, "a Shadow Army token to (RC)"), right=doing(scene, lifts))
    plants(me, "left").uses("Doer").picks("Shadow Army")
    assert (me.power("Shadow Army"), me.value("Shadow Army", "original power")) == (15000 + 5000, 15000)


@pytest.mark.rule("15.3.1.1", "2.9.4.1")
@pytest.mark.parametrize(
    ("what", "offered"),
    [
        ("one of your units", ["Doer", "Gardener", "Plant"]),
        ("one of your token units", ["Plant"]),
        ("one of your Plant tokens", ["Plant"]),
    ],
)
def test_a_token_is_a_unit_and_neither_a_normal_nor_a_trigger_unit(scene, me, what, offered):
    text = f"Choose {what}, and it gets [Power] +5000 until end of turn. Draw a card."
    me.has(vanguard=maker(scene), right=doing(scene, text))
    plants(me, "left", "back")
    assert me.value("Plant", "main type") == "unit" and me.value("Plant", "subtype") == ("token",)
    me.uses("Doer")
    assert sorted(set(me.options())) == offered


@pytest.mark.rule("15.3.1.1", "2.9.4.1", "2.9.6")
@pytest.mark.parametrize(("sort", "grown"), [("normal", 2), ("trigger", 1), ("token", 1)])
def test_subtype_and_main_type_are_asked_for_together(scene, me, sort, grown):
    """Of a normal unit, a trigger unit and two tokens each is counted where its subtype is asked for."""
    me.has(vanguard=maker(scene), right="Grade 1", back="Critical Trigger")
    plants(me, "left")
    units = [me.card(name) for name in ("Gardener", "Grade 1", "Critical Trigger", "Plant")]
    assert sum(scene.game.value(card, "type") == f"{sort} unit" for card in units) == grown


@pytest.mark.rule("15.1.2.3.1", "15.1.2.3.2", "15.3.1")
@pytest.mark.example
def test_a_token_has_no_nation_and_no_clan(scene, me):
    """15.1.2.3.1: the rule that makes a Plant says none, so whatever nation is asked for, it has another."""
    me.has(vanguard=maker(scene, nation="Stoicheia", clan=None))
    plants(me, "left")
    assert (me.value("Plant", "nation"), me.value("Plant", "clan")) == ((), ())
    assert me.value("Gardener", "nation") != ()


@pytest.mark.rule("15.1.2.3.2", "15.3.1", "15.2.4.1.1", "2.6.3")
def test_a_shield_that_a_token_has_not_is_zero(scene, me, foe):
    """On the guardian circle, where a text may move it, it adds nothing."""
    scene.turn_of(foe).step("battle phase")
    block = "[AUTO](RC):When your vanguard is attacked, choose one of your rear-guards, and move it to (GC)."
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.put("front left", token(scene, "Plant"))
    me.has(vanguard="Grade 2", right=scene.card("Blocker", block), hand=["Grade 0"])
    foe.attacks("Grade 2", "Grade 2")
    me.picks("Plant")
    assert me.zone("guardians") == ["Plant"] and me.value("Plant", "shield") is None
    assert me.power("Grade 2") == 9000
    me.guards_with_nothing()
    assert me.count("damage") == 1



@pytest.mark.rule("15.3.1")
@pytest.mark.parametrize(("key", "value"), [("shield", 5000), ("nation", "Stoicheia"), ("clan", "Great Nature")])
def test_a_token_with_more_than_tokens_have_is_refused(key, value):
    with pytest.raises(CardError, match=rf"'Straw Double': a token with '{key}'.*\(15.3.1\)"):
        BOOK.cards.card_from({**DOUBLE, key: value}, ())


@pytest.mark.rule("15.3.1.2", "15.3.3.1")
def test_a_tokens_race_is_its_name(scene, me):
    me.has(vanguard=maker(scene))
    plants(me, "left")
    assert (me.value("Plant", "name"), me.value("Plant", "race")) == ("Plant", ("Plant",))
    with pytest.raises(CardError, match=r"race is 'Human', expected the token's name \(15.3.3.1\)"):
        BOOK.cards.card_from({**DOUBLE, "race": "Human"}, ())


@pytest.mark.rule("15.1.2.2", "15.3.1.3")
def test_a_token_that_nobody_knows_is_refused(scene):
    with pytest.raises(CardError, match=r"no token 'Plent' in appendix A .* did you mean 'Plant'.*\(15.1.2.2\)"):
        maker(scene, "a Plent token to (RC)")


@pytest.mark.rule("15.1.2.1.2", "15.3.1.3")
def test_a_list_has_a_token_once_and_all_its_cards_call_it(scene, me):
    calls = {"type": "normal unit", "grade": 2, "power": 9000, "text": "[ACT](VC):Call a Straw Double token to (RC)."}
    listed = put_sides_together([{**calls, "name": "Thatcher"}, DOUBLE, {**calls, "name": "Other"}, PLANT])
    assert [[each["name"] for each in record.get("tokens", ())] for record in listed] == [
        ["Straw Double"], [], ["Straw Double"], [],
    ]  # fmt: skip
    thatcher, *_ = listed
    me.has(vanguard=scene.card(**{**thatcher, "skill": None, "clan": None, "race": None}))
    me.uses("Thatcher").picks("front left")
    assert me.power("Straw Double") == 6000 and not scene.game.has(me.card("Straw Double"), "boost")


@pytest.mark.rule("15.2.1.1", "8.1.1")
def test_a_token_is_no_card_for_a_deck():
    one, other = list(own_decks("vanguard-overdress").values())[:2]
    made = BOOK.cards.card_from(DOUBLE, ())
    first, *rest = one.parts["main"]
    assert first.name != made.name
    bad = Deck(one.name, {**one.parts, "main": (made, *rest)})
    with pytest.raises(DeckError, match=r"'Straw Double' is a token, and no card for a deck \(15.2.1.1\)"):
        new_game("vanguard-overdress", [bad, other], 1)


# --- 15.2.1 handled as a card ---------------------------------------------------------------------------


@pytest.mark.rule("15.2.1.1")
@pytest.mark.parametrize(("circles", "power"), [(["left"], 7000), (["left", "back"], 7000 + 2000)])
def test_a_token_is_counted_among_the_cards_of_its_zone(scene, me, circles, power):
    scene.card("Watcher", "[CONT](RC):If you have three or more rear-guards, this unit gets [Power] +2000.")
    me.has(vanguard=maker(scene), right="Watcher")
    plants(me, *circles)
    assert me.power("Watcher") == power


@pytest.mark.rule("15.2.1.1.1")
def test_both_players_see_that_it_is_a_token(scene, me, foe):
    """Beside a card with its name, too."""
    scene.card("Plant", grade=0, power=5000, skill="boost", shield=5000)
    me.has(vanguard=maker(scene), right="Plant")
    plants(me, "left")
    for seat in (me.seat, foe.seat):
        zones = view(scene.game, seat)["zones"][me.seat]
        assert zones["front left"][0].get("token") is True
        assert "token" not in zones["front right"][0]


@pytest.mark.rule("15.2.1.1.1.1", "13.7.1")
@pytest.mark.parametrize("name", ["Plant", "Grade 0"])
def test_a_token_among_hidden_cards_is_open_to_all(scene, me, foe, name):
    """No token stays in a hand, so this is so until the next check timing only."""
    held = foe.put("hand", token(scene, "Plant") if name == "Plant" else name)
    assert me.sees(held) == (name == "Plant")
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.is_asked()
    assert foe.zone("hand") == ([] if name == "Plant" else [name])


# --- 15.2.2 creating -----------------------------------------------------------------------------------


@pytest.mark.rule("15.2.2", "15.2.2.2", "15.3.3.1", "6.2.3.3.1", "7.15.2")
def test_a_created_token_is_placed_out_of_no_zone(scene, me):
    scene.card("Keeper", "[AUTO](RC):When your other rear-guard is placed on (RC), draw a card.")
    scene.card("Porter", "[AUTO](RC):When your other rear-guard is placed on (RC) from your hand, draw a card.")
    me.has(vanguard=maker(scene), right="Keeper", back="Porter")
    with me.changes(hand=1, deck=-1, drop=0, removed=0):
        plants(me, "left")
    assert not me.is_rested("Plant")


@pytest.mark.rule("15.3.3.1", "6.2.3.4", "6.2.3.2")
def test_a_token_comes_to_an_occupied_circle_as_any_called_unit(scene, me):
    me.has(vanguard=maker(scene), left="Grade 1")
    plants(me, "left")
    assert (me.zone("left"), me.zone("drop")) == (["Plant"], ["Grade 1"])


@pytest.mark.rule("15.3.3.1", "6.2.3.2.1")
@pytest.mark.parametrize("many", [0, 1, 2])
def test_up_to_so_many_tokens_each_on_a_circle_of_its_own(scene, me, many):
    me.has(vanguard=maker(scene, "up to two Plant tokens to (RC)"))
    me.uses("Gardener")
    me.is_asked(exactly=[0, 1, 2])
    me.picks(many)
    if many:
        me.picks("front left")
    if many > 1:
        assert not me.offered("front left")
        me.picks("back center")
    assert (me.zone("left"), me.zone("back")) == (["Plant"] * (many > 0), ["Plant"] * (many > 1))


@pytest.mark.rule("15.3.3.1", "6.2.3.2.1.1")
def test_of_too_many_tokens_for_the_open_circles_the_others_never_exist(scene, me):
    me.has(vanguard=maker(scene, "three Plant tokens to open (RC)"), left="Stone", right="Stone", back="Stone")
    me.put("back left", "Stone")
    me.uses("Gardener")
    me.is_asked()
    assert me.zone("back right") == ["Plant"]
    assert sum(me.count(zone) for zone in ("hand", "drop", "soul", "removed")) == 0


@pytest.mark.rule("15.3.3.1", "6.2.3.3.1")
def test_a_token_may_be_called_at_rest(scene, me):
    me.has(vanguard=maker(scene, "a Plant token to (RC) as [Rest]"))
    plants(me, "left")
    assert me.is_rested("Plant")


@pytest.mark.rule("15.2.2.1")
def test_its_owner_is_the_player_in_whose_zone_it_is_created(scene, me, foe):
    """The opponent calls it to a circle of their own."""
    scene.card("Rival", "[ACT](VC):Your opponent calls a Plant token to (RC).", grade=2)
    me.has(vanguard="Rival")
    me.uses("Rival")
    foe.picks("front left")
    made = foe.card("Plant")
    assert foe.zone("left") == ["Plant"]
    assert (scene.game.owner[made], scene.game.master(made)) == (foe.seat, foe.seat)


@pytest.mark.rule("15.2.4.2.2", "15.3.2.1")
@pytest.mark.parametrize("zone", ["soul", "hand", "drop zone", "damage zone"])
def test_a_token_is_not_created_where_it_cannot_exist(scene, me, zone):
    me.has(vanguard="Grade 2", right=doing(scene, f"Create a Plant token in your {zone}."))
    scene.start()
    before = len(scene.events("move"))
    me.uses("Doer")
    assert len(scene.events("move")) == before


# --- 15.2.3, 15.2.4 deleting ------------------------------------------------------------------------------


@pytest.mark.rule("15.3.2", "15.2.4.2.1", "15.2.3", "15.3.2.1")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("put it into your soul", "soul"),
        ("return it to your hand", "hand"),
        ("bind it", "bind"),
        ("retire it", "drop"),
        ("put it into your damage zone", "damage"),
        ("put it on the bottom of your deck", "deck"),
    ],
)
@pytest.mark.parametrize("name", ["Plant", "Grade 0"])
def test_a_token_is_deleted_from_whichever_zone_it_comes_to(scene, me, text, zone, name):
    """The opposite: a card that is sent there stays."""
    me.has(vanguard=maker(scene), right=doing(scene, f"Choose one of your other rear-guards, and {text}."))
    if name == "Plant":
        plants(me, "left")
    else:
        me.has(left=name)
    with me.changes(**{zone: name != "Plant"}):
        me.uses("Doer")
    assert me.zone("left") == []
    assert [where for word, _, where in scene.moves() if word == name][-1] == ("nowhere" if name == "Plant" else zone)


@pytest.mark.rule("15.2.4.2.1")
@pytest.mark.example
def test_a_token_is_deleted_before_the_next_step_of_the_same_effect(scene, me):
    """A Straw Double is moved to the soul, then deleted from there, and only then a card is drawn."""
    scene.card("Thatcher", "[ACT](VC):Call a Straw Double token to (RC).", grade=2, tokens=[DOUBLE])
    me.has(vanguard="Thatcher", right=doing(scene, "Choose one of your Straw Double tokens, put it into your soul, "
                                                   "and draw a card."))
    me.uses("Thatcher").picks("front left").uses("Doer")
    assert [(name, to) for name, _, to in scene.moves()][-3:] == [
        ("Straw Double", "soul"), ("Straw Double", "nowhere"), ("Stone", "hand"),
    ]  # fmt: skip


@pytest.mark.rule("15.2.3", "15.2.4.2.1")
@pytest.mark.parametrize("name", ["Plant", "Grade 1"])
def test_what_was_deleted_does_not_come_back(scene, me, name):
    """A token that was bound is no card in the bind zone, and no effect finds it again; a card is called from there."""
    binds = "Choose one of your rear-guards, bind it, and at the end of your turn, call that card to (RC)."
    me.has(vanguard=scene.card("Hider", f"[ACT](VC)[1/Turn]:{binds}", grade=2), hand=["Grade 3"])
    me.put("front left", token(scene, name) if name == "Plant" else name)
    me.uses("Hider").declines_attack()
    if name != "Plant":
        me.picks("front right")
    scene.quiet()
    assert (me.zone("right"), me.zone("nowhere")) == (([], [name]) if name == "Plant" else ([name], []))


@pytest.mark.rule("15.2.4.2.1", "7.16.2")
def test_a_retired_token_counts_as_retired_and_not_among_the_dropped_cards(scene, me):
    scene.card("Mourner", "[AUTO](RC):When your other rear-guard is retired, draw a card.")
    count = "Retire a Plant token. If your drop zone has a card, Soul-Charge 1."
    me.has(vanguard=maker(scene), right="Mourner", back=doing(scene, count))
    plants(me, "left")
    with me.changes(hand=1, soul=0, drop=0):
        me.uses("Doer")


@pytest.mark.rule("15.2.3.1", "15.2.3.2", "7.17.1")
@pytest.mark.parametrize(("name", "removed"), [("Plant", 0), ("Grade 0", 1)])
def test_a_removed_token_is_deleted_where_it_is_and_has_left(scene, me, name, removed):
    """15.2.3.1: what waits for a unit to leave the field hears of it."""
    away = Move(Cards(("front left",), "mine"), "removed", verb="remove")
    scene.card("Sender", abilities=[Ability("activated", away, zones=("rear-guard circle",))])
    me.has(vanguard=maker(scene), right="Sender")
    if name == "Plant":
        plants(me, "left")
    else:
        me.has(left=name)
    me.uses("Sender")
    assert (me.count("left"), me.count("removed")) == (0, removed)
    *_, (_, before, after) = scene.moves()
    assert (before, after) == ("front left", "removed" if removed else "nowhere")
    assert len([to for moved, _, to in scene.moves() if (moved, to) == (name, after)]) == 1


@pytest.mark.rule("13.7.1")
@pytest.mark.parametrize("zone", ["drop", "soul", "damage", "bind"])
def test_a_token_that_is_found_elsewhere_is_deleted_at_the_check_timing(scene, me, zone):
    me.put(zone, token(scene, "Plant"))
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.is_asked()
    assert me.count(zone) == 0
    assert "13.7.1" in scene.rules()


@pytest.mark.rule("15.2.4.1.1", "7.28.1", "15.3.4")
def test_a_token_moves_from_circle_to_circle(scene, me):
    me.has(vanguard=maker(scene))
    plants(me, "left").exchanges("left")
    assert (me.zone("left"), me.zone("back left")) == ([], ["Plant"])


# --- 15.3 as units ----------------------------------------------------------------------------------------


@pytest.mark.rule("15.3.3")
def test_only_a_token_of_that_name_is_meant(scene, me):
    scene.card("Plant", grade=0, power=5000)
    text = "Choose one of your Plant tokens, and it gets [Power] +1000 until end of turn. Draw a card."
    me.has(vanguard=maker(scene), right="Plant", back=doing(scene, text))
    me.put("back right", token_named(scene, "Shadow Army"))
    plants(me, "left")
    me.uses("Doer")
    assert me.power("Plant") == 6000 or me.value("Plant", "type") == "normal unit"
    lifted = [c for c in scene.game.in_zone(0, "front left") if scene.game.value(c, "power") == 6000]
    assert len(lifted) == 1


def token_named(scene, name):
    made = BOOK.cards.card_from({**PLANT, "name": name, "grade": 1, "power": 15000}, ())
    scene.cards[name] = made
    return name


@pytest.mark.rule("15.3.4", "10.1.1", "14.5.2")
def test_a_token_attacks_boosts_and_is_attacked(scene, me, foe):
    me.has(vanguard=maker(scene))
    foe.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    plants(me, "left", "back left")
    attacker, booster = scene.game.in_zone(0, "front left")[0], scene.game.in_zone(0, "back left")[0]
    me.picks("pass", "yes").answer(attacker)
    me.picks("Grade 1")
    me.answer(booster)
    assert scene.game.value(attacker, "power") == 10000
    foe.guards_with_nothing()
    assert foe.zone("drop") == ["Grade 1"]


@pytest.mark.rule("15.3.1.3", "12.3.1.1")
def test_momokke_grows_by_those_who_are_retired_for_it(scene, me):
    me.has(vanguard=maker(scene, "a Momokke token to (RC)"), right="Grade 1", back="Grade 0")
    plants(me, "left")
    me.uses("Momokke")
    assert not me.offered("Momokke")
    me.picks("Grade 1", "Grade 0")
    assert me.power("Momokke") == 5000 + 2 * 5000
    assert sorted(me.zone("drop")) == ["Grade 0", "Grade 1"]
    assert me.refused("use", "Momokke", "Momokke/1")


@pytest.mark.rule("15.3.1.3", "11.8.2.2")
def test_momokke_needs_another_rear_guard(scene, me):
    me.has(vanguard=maker(scene, "a Momokke token to (RC)"))
    plants(me, "left")
    assert me.refused("use", "Momokke", "Momokke/1") == "11.8.2.2"


@pytest.mark.rule("15.3.1.3", "14.12.3.2")
@pytest.mark.parametrize(
    ("vanguard", "glitters", "beside", "attacks"),
    [
        ("Young Rorowa", True, "Radylina", True),
        ("Young Rorowa", False, "Radylina", False),
        ("Young Miller", True, "Radylina", False),
        ("Young Rorowa", True, "Reedfolk", False),
    ],
)
def test_momokke_attacks_from_behind_with_two_others(scene, me, foe, vanguard, glitters, beside, attacks):
    shines = Ability("continuous", Nothing(), keyword="glitter")
    calls = Ability("activated", Sequence((MakeTokens("Momokke", Number(1)), Place("call", It(), "rear-guard circle"))),
                    zones=("vanguard circle",))
    scene.card(vanguard, abilities=[calls, *([shines] if glitters else [])], grade=2)
    me.has(vanguard=vanguard, left=scene.card(beside))
    foe.has(vanguard="Grade 2")
    me.uses(vanguard).picks("back left", "pass", "yes")
    assert me.offered("Momokke") == attacks
