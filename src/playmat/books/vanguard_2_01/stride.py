"""10.28, 11.11, 11.42: striding a G unit over the vanguard, in the stride step and by effects."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Builder,
    CompiledAbility,
    Fact,
    Frame,
    Game,
    Option,
    abilities,
    ask,
    emit,
    mark,
    move,
    procedure,
    remember,
    row,
    sees,
    show,
    table_of,
)
from ...kernel import begin as begin_ability
from ...kernel import nodes as n
from .._vanguard.circles import VANGUARD, vanguard
from .._vanguard.lasting import TURN_BEGINS
from .._vanguard.placing import cards_to_place, settle_placing, who_places
from .._vanguard.turning import EVERYBODY, PASS, seat_of, why_not_play
from .gzone import ULTIMATE
from .hearts import associate, become_hearts, is_g_unit, lend, lenders, some_heart
from .nodes import FlipTo
from .sides import name_of_other_face
from .zones import G_ZONE

STRIDE, ULTIMATE_STRIDE = "stride", "ultimate stride"
GRADE_TO_STRIDE, FACE_UP_FOR_ULTIMATE = 3, 3
DRAGONS_FOR_ULTIMATE = 5
ELEMENTAL, ZEROTH = "Cray Elemental", "Zeroth Dragon"
STRIDE_GRADE = "stride grade"
"""The grade that a card counts with while the cost for striding is paid."""

FACTS = (Fact("grade at the beginning", (0, 0), until=TURN_BEGINS),)
EVENTS = {
    "stride": ("card", "stridden"),
    "normal stride": ("card", "stridden"),
    "superior stride": ("card", "stridden"),
}


# --- whether a card can be stridden -----------------------------------------------------------------


def grade_of(g: Game, seat: int) -> int:
    at = vanguard(g, seat)
    return -1 if at is None else int(g.value(at, "grade"))


def note_grades(g: Game, v: Frame) -> None:
    """8.5.2.1.1.3: what the vanguards are as the turn begins."""
    g.set("grade at the beginning", (grade_of(g, 0), grade_of(g, 1)))


def grades_allow(g: Game, seat: int) -> bool:
    """8.5.2.1.1.3: both vanguards are of grade 3 or more, or one's own was as the turn began."""
    if vanguard(g, seat) is None:
        return False
    both = min(grade_of(g, 0), grade_of(g, 1)) >= GRADE_TO_STRIDE
    return both or g.facts["grade at the beginning"][seat] >= GRADE_TO_STRIDE


def stride_skill(g: Game, card: int) -> CompiledAbility | None:
    """11.42.3: an ultimate stride skill is a stride skill too."""
    return next((a for a in abilities(g, card) if a.node.keyword in (STRIDE, ULTIMATE_STRIDE)), None)


def why_not_stride(g: Game, seat: int, card: int) -> str | None:
    """8.5.2.1, 8.5.2.4: only a card that meets the requirement can be chosen, and one whose cost can be paid."""
    if g.facts["step"] != "stride step":
        return "no stride"
    skill = stride_skill(g, card) if card in g.in_zone(seat, G_ZONE) else None
    if skill is None or not (g.face_down[card] or face_to_be(skill.node)):
        return "not to be stridden"
    if not grades_allow(g, seat):
        return "vanguards too low to stride"
    if skill.node.keyword == ULTIMATE_STRIDE:
        lacking = why_not_ultimate(g, seat, card, face_to_be(skill.node))
        if lacking is not None:
            return lacking
    word = why_not_play(g, seat, card, g.zone_of[card], skill)
    return "stride not payable" if word == "cost not payable" else word


def face_to_be(node: n.Ability) -> str:
    """11.42.2, 11.42.2.2: the skill of a card with two faces names the other one; that of a normal card names none.

    Nor does it say "from face down", so that card may lie either way.
    """
    if node.keyword != ULTIMATE_STRIDE:
        return ""
    return next((part.name for part in n.walk(node.effect) if isinstance(part, FlipTo)), "")


def why_not_ultimate(g: Game, seat: int, card: int, face: str) -> str | None:
    """8.5.2.1.2: what is asked for beside what every stride asks for.

    8.5.2.1.2.1: it shares a nation with the vanguard.

    8.5.2.1.2.1.1: over a vanguard without one, only a Cray Elemental.

    8.5.2.1.2.2: three cards of the G zone lie face up, but for a card with two faces.
    """
    at = vanguard(g, seat)
    nations = set(() if at is None else g.value(at, "nation"))
    if not nations and ELEMENTAL not in g.value(card, "clan"):
        return "no nation to stride over"
    if nations and nations.isdisjoint(g.value(card, "nation")):
        return "another nation"
    if face:
        return why_not_face(g, seat, card, face)
    face_up = [c for c in g.in_zone(seat, G_ZONE) if not g.face_down[c]]
    return None if len(face_up) >= FACE_UP_FOR_ULTIMATE else "too few face up"


def why_not_face(g: Game, seat: int, card: int, face: str) -> str | None:
    """8.5.2.1.2.3: a vanguard of grade 3 or more, and five Zeroth Dragons of different names in the bind zone."""
    if name_of_other_face(g, card) != face:
        return "no such face"
    dragons = {g.value(c, "name") for c in g.in_zone(seat, "bind") if ZEROTH in g.value(c, "race")}
    enough = grade_of(g, seat) >= GRADE_TO_STRIDE and len(dragons) >= DRAGONS_FOR_ULTIMATE
    return None if enough else "too few bound dragons"


def stride_grades(g: Game, table: dict[int, int]) -> None:
    """11.11.2: what changes a grade changes what it is worth for striding."""
    for card, grade in table_of(g, "grade").items():
        printed = g.match.printed[g.definition[card]]["grade"]
        table[card] = g.value(card, STRIDE_GRADE) + grade - printed


# --- the stride step --------------------------------------------------------------------------------


def strides(g: Game, v: Frame) -> list[Option]:
    """6.5.1.2.2: of equal cards that lie alike one is enough."""
    seat = g.facts["turn seat"]
    unlike = {(g.definition[card], g.face_down[card]): card for card in g.in_zone(seat, G_ZONE)}
    return [*(("stride", card) for card in unlike.values() if why_not_stride(g, seat, card) is None), PASS]


def strides_now(g: Game, v: Frame) -> bool:
    return bool(v.stride != PASS)


def play_stride(g: Game, v: Frame) -> None:
    """8.5.2.4: its cost is paid, and then it is stridden; it was revealed as it was chosen."""
    _, card = v.stride
    seat, skill = g.facts["turn seat"], stride_skill(g, card)
    assert skill is not None
    show(g, (card,), EVERYBODY, tell=not sees(g, 1 - seat, card))
    emit(g, "play", card, note=skill.id)
    begin_ability(g, skill.id, seat, card, g.serial[card])


# --- striding ---------------------------------------------------------------------------------------


def stride(g: Game, v: Frame) -> None:
    """10.28.1: a G unit that lies face down in the G zone.

    11.42.2.2.1: or one that its own skill has flipped over.

    8.5.1.4.1, 10.28.2.1.1: as the vanguard stands or rests, so does it, unless a text says how.
    """
    own = g.in_zone(v.seat, G_ZONE)
    v.card = next((c for c in v.cards if c in own and (g.face_down[c] or v.flipped) and is_g_unit(g, c)), None)
    if v.card is None:
        return
    lead, v.old = vanguard(g, v.seat), tuple(g.in_zone(v.seat, VANGUARD))
    rested = v.state == "rest" if v.state else lead is not None and bool(g.rested[lead])
    move(g, (v.card,), VANGUARD, seat=v.seat, verb="stride", rested=rested)


def came(g: Game, v: Frame) -> bool:
    return v.card is not None and g.is_in(v.card, VANGUARD)


def report_stride(g: Game, v: Frame) -> None:
    """8.6.5.1.5: the card that became a heart hears of it as the unit that it was.

    10.28.4: it is neither a ride nor a call.
    """
    v.result = remember(g, (v.card,))
    mark(g, v.card, ULTIMATE, True if v.ultimate else None)
    circle = g.match.zone_number[v.seat, VANGUARD]
    lead = v.old[-1] if v.old else None
    left = tuple([(card, circle) for card in v.old])
    for word in ("stride", "normal stride" if v.normal else "superior stride"):
        emit(g, word, v.card, lead, past=lead, left=left)


# 8.5.1.4: what is played is a normal stride, what an effect does a superior one.
STRIDING = procedure(
    "10.28.2",
    slots="seat cards state normal ultimate flipped card old heart result",
    rows=[
        row("10.28.2.1", stride),
        row("8.5.3.4", become_hearts, when=came),
        row("10.28.2.2", associate, when=came),
        row("10.28.2.3", ask("pick one", seat_of, lenders, "which heart gives its name and power"), into="heart",
            when=came),
        row("10.28.2.3", lend, when=some_heart),
        row("10.28.2", report_stride, when=came),
    ],
)  # fmt: skip


def rows_stride(b: Builder, node: n.Place) -> None:
    """8.5.2.2.2: always onto the vanguard circle of who strides."""
    slot, cards = cards_to_place(b, node)
    played = b.node.keyword in (STRIDE, ULTIMATE_STRIDE)
    ultimate = int(b.node.keyword == ULTIMATE_STRIDE)
    b.run(STRIDING.name, slot, seat=who_places(b, node, cards), cards=cards, state=node.state,
          normal=int(played), ultimate=ultimate, flipped=int(bool(face_to_be(b.node))))  # fmt: skip
    settle_placing(b, slot)


PROCEDURES: Sequence[object] = (STRIDING,)
