"""Sections 307 and 308: fields and ruler areas."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import view

RISEN = {"name": "Lord Risen", "type": "J-ruler", "attribute": "darkness", "race": "Vampire", "ATK": 800, "DEF": 800,
         "text": "[Flying]"}  # fmt: skip


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def lord(scene):
    """A Vampire ruler whose J-ruler side has Flying."""
    return scene.card("Lord", "[Judgment] {1}", type="Ruler", attribute="darkness", race="Vampire", back=RISEN)


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


def table(scene, watcher, owner, zone):
    scene.start()
    return view(scene.game, watcher.seat)["zones"][owner.seat][zone]


# --- 307 field ------------------------------------------------------------------------------------------


@pytest.mark.rule("307.2")
def test_both_fields_are_open_to_both(scene, me, foe):
    """307.2: either player reads every card of either field with its values, and each field has its own cards."""
    me.has(field=["Resonator 1"]).stones("water")
    foe.has(field=["Resonator 2", "Regalia"])
    for watcher in (me, foe):
        assert [(c["name"], c["atk"]) for c in table(scene, watcher, me, "field")] == [
            ("Resonator 1", 200), ("Water Stone", None)]  # fmt: skip
        assert [c["name"] for c in table(scene, watcher, foe, "field")] == ["Resonator 2", "Regalia"]


@pytest.mark.rule("307.2")
def test_a_field_has_no_order(scene, me, foe):
    """307.2: its player may rearrange it at any time without anything happening."""
    me.has(field=["Resonator 1", "Resonator 2"])
    scene.start()
    game = scene.game.fork()
    one, two = game.in_zone(me.seat, "field")
    game.arrange(me.seat, "field", [two, one])
    assert game.in_zone(me.seat, "field") == [two, one] and len(game.log) == len(scene.game.log)
    assert game.question.options == scene.game.question.options


@pytest.mark.rule("307.3")
def test_every_card_in_a_field_is_recovered_or_rested(scene, me, foe):
    """307.3: resonator, regalia, addition and stone all report it."""
    scene.card("Banner", "Resonators you control gain [+100/+100].", type="Addition:Field")
    me.has(field=["Resonator 1", "Regalia", "Banner"]).stones("fire")
    assert [c["rested"] for c in table(scene, foe, me, "field")] == [False] * 4


@pytest.mark.rule("307.3")
def test_resting_a_stone_turns_it_and_it_is_not_rested_again(scene, me, foe):
    """307.3: one stone gives one will; rested, it pays nothing more."""
    me.has(hand=["Resonator 1", "Resonator 1"]).stones("fire")
    plays(me, "Resonator 1")
    assert scene.game.rested[me.card("Fire Stone", "field")]
    assert not me.offered("play", "Resonator 1")
    assert not any(option[0] == "use" and option[1] == "Fire Stone" for option in me.options())


@pytest.mark.rule("307.4")
def test_a_bare_card_means_one_in_a_field(scene, me, foe):
    """307.4: field cards are offered; no ruler, no spell in the chase, no card of a hand."""
    scene.card("Wreck", "[Quickcast]\nDestroy target card.", type="Chant", cost="{R}")
    me.has(field=["Resonator 1"], hand=["Chant", "Wreck", "Resonator 3"]).will("fire", "fire").stones("wind")
    foe.has(field=["Regalia"])
    me.plays("Chant")
    assert me.chase == ["Chant"]
    me.picks(("play", "Wreck"))
    me.is_asked(exactly=["Resonator 1", "Wind Stone", "Regalia"])


@pytest.mark.rule("307.4a")
def test_counting_without_a_zone_counts_play_grounds(scene, me, foe):
    """307.4a: two Vampires in the field and the Vampire ruler are three: 400 + 3 * 100."""
    scene.card("Count", "This card gains [+100/+100] for each Vampire you control.", race="Vampire", ATK=400, DEF=400)
    for name in ("Bat", "Imp", "Ghoul"):
        scene.card(name, race="Vampire")
    me.has(field=["Count", "Bat", "Resonator 1"], hand=["Imp"], graveyard=["Ghoul"], ruler_area=[lord(scene)])
    scene.start()
    assert me.atk("Count") == 400 + 3 * 100 and me.defence("Count") == 400 + 3 * 100


@pytest.mark.rule("307.5")
def test_the_ruler_side_of_a_j_ruler_is_open(scene, me, foe):
    """307.5: while the foe's J-ruler is in the field, both read the text of its other side."""
    lord(scene)
    foe.as_j_ruler("Lord")
    for watcher in (me, foe):
        (card,) = table(scene, watcher, foe, "field")
        assert card["name"] == "Lord Risen" and card["other side"]["text"] == "[Judgment] {1}"


@pytest.mark.rule("307.6")
def test_a_change_of_fields_is_neither_entering_nor_leaving(scene, me, foe):
    """307.6: neither the drawing of who enters nor the discarding of who leaves is set off."""
    text = "When this card enters your field ⇒ Draw a card.\nWhen this card leaves your field ⇒ Discard a card."
    scene.card("Guest", text)
    scene.card("Porter", "Whenever a resonator enters your field ⇒ Gain 100 life.")
    chant(scene, "Theft", "Gain control of target resonator your opponent controls.")
    foe.has(field=["Guest"], hand=["Resonator 2"])
    me.has(field=["Porter"], hand=["Theft", "Resonator 1"]).will("fire")
    plays(me, "Theft")
    assert "Guest" in me.zone("field") and me.life == 4000
    assert me.zone("hand") == ["Resonator 1"] and foe.zone("hand") == ["Resonator 2"]


@pytest.mark.rule("307.6")
def test_a_true_arrival_does_set_it_off(scene, me, foe):
    """307.6: the same watcher gains for a resonator that comes out of the hand."""
    scene.card("Porter", "Whenever a resonator enters your field ⇒ Gain 100 life.")
    me.has(field=["Porter"], hand=["Resonator 1"]).will("fire")
    plays(me, "Resonator 1")
    assert me.life == 4000 + 100


@pytest.mark.rule("307.6")
@pytest.mark.parametrize(("way", "drawn"), [("Theft", 0), ("Resonator 1", 1)])
def test_a_change_of_fields_puts_nothing_into_a_field(scene, me, foe, way, drawn):
    """307.6: who took control of a resonator has put none into a field this turn; who played one has."""
    chant(scene, "Theft", "Gain control of target resonator.")
    chant(scene, "Ledger", "If you put a resonator into a field this turn, draw a card.")
    foe.has(field=["Resonator 2"])
    me.has(hand=[way, "Ledger"]).will("fire", "fire")
    plays(me, way)
    with me.changes(hand=drawn - 1):
        plays(me, "Ledger")


# --- 308 ruler area -------------------------------------------------------------------------------------


@pytest.mark.rule("308.2")
def test_both_ruler_areas_are_open(scene, me, foe):
    """308.2: either player sees the ruler side of both, each in its own area, also after a turn."""
    me.has(ruler_area=[lord(scene)])
    for _ in range(2):
        for watcher in (me, foe):
            assert [c["name"] for c in table(scene, watcher, me, "ruler area")] == ["Lord"]
            assert [c["name"] for c in table(scene, watcher, foe, "ruler area")] == ["Ruler"]
        scene.players[scene.game.question.seat].passes()


@pytest.mark.rule("308.3")
def test_a_ruler_that_called_is_rested_and_neither_calls_nor_judges(scene, me, foe):
    """308.3: recovered it may do either; rested neither."""
    me.will("fire")
    assert me.offered("use", "Ruler", "Ruler/1") and me.offered("call", "Ruler")
    me.picks(("call", "Ruler"))
    assert me.is_rested("Ruler")
    assert not me.offered("use", "Ruler", "Ruler/1") and not me.offered("call", "Ruler")


@pytest.mark.rule("308.3")
def test_a_recovered_ruler_may_judge_after_it_called(scene, me, foe):
    """308.3: it was the rest that stood in the way of judgment."""
    chant(scene, "Wake", "Recover your ruler.")
    me.has(hand=["Wake"]).will("fire", "fire")
    me.picks(("call", "Ruler"))
    plays(me, "Wake")
    assert not me.is_rested("Ruler") and me.offered("use", "Ruler", "Ruler/1")


@pytest.mark.rule("308.4")
def test_a_bare_ruler_means_one_in_a_ruler_area(scene, me, foe):
    """308.4: my J-ruler in the field is not offered, so the foe's ruler is the only target."""
    chant(scene, "Bow", "Rest target ruler.")
    me.as_j_ruler()
    me.has(hand=["Bow"]).will("fire")
    foe.has(ruler_area=[lord(scene)])
    plays(me, "Bow")
    assert foe.is_rested("Lord") and not me.is_rested("J-Ruler")


@pytest.mark.rule("308.5")
def test_the_j_ruler_side_of_a_ruler_is_its_controllers_to_see(scene, me, foe):
    """308.5: my view has the text of its back, the foe's view has the ruler side and no word of the other."""
    me.has(ruler_area=[lord(scene)])
    (mine,) = table(scene, me, me, "ruler area")
    (theirs,) = table(scene, foe, me, "ruler area")
    assert mine["other side"]["text"] == "[Flying]" and mine["other side"]["atk"] == 800
    assert theirs["name"] == "Lord" and "other side" not in theirs and "Risen" not in str(theirs)


# --- 307.6 a J-ruler that leaves ------------------------------------------------------------------------

LEAVING = [
    ("Destroy target J-ruler.", 4300),
    ("Put target J-ruler you control into your ruler area, as a ruler.", 4300),
    ("Rest target J-ruler.", 4000),
]


@pytest.mark.rule("307.6")
@pytest.mark.parametrize(("text", "life"), LEAVING)
@pytest.mark.parametrize("own", [True, False])
def test_a_j_ruler_that_goes_to_the_ruler_area_leaves_the_field(scene, me, foe, text, life, own):
    """307.6: its own text and that of a watcher hear it go, as a J-ruler; one that stays sets nothing off."""
    scene.card("Doom", text, type="Chant")
    said = "When this card leaves your field ⇒ You gain 300 life." if own else ""
    back = {"name": "Judged", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700}
    scene.card("Judge", "[Judgment] {1}", type="Ruler", race="Tester", back={**back, "text": said})
    scene.card("Watcher", "When a J-ruler you control leaves your field ⇒ You gain 300 life.", type="Regalia")
    me.has(hand=["Doom"], field=[] if own else ["Watcher"]).will("fire").as_j_ruler("Judge")
    me.plays("Doom").lets_resolve()
    assert me.life == life and (me.zone("ruler area") == ["Judge"]) is (life > 4000)


@pytest.mark.rule("307.6")
def test_a_stolen_j_ruler_has_not_left(scene, me, foe):
    """307.6: it went from field to field."""
    scene.card("Lure", "Gain control of target J-ruler until end of turn.", type="Chant")
    scene.card("Watcher", "When a J-ruler you control leaves your field ⇒ You gain 300 life.", type="Regalia")
    me.has(hand=["Lure"]).will("fire")
    foe.has(field=["Watcher"]).as_j_ruler()
    me.plays("Lure").lets_resolve()
    assert me.zone("field") == ["J-Ruler"] and foe.life == 4000
