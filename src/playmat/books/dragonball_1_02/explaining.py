"""The words of Dragon Ball for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ...kernel import nodes as n
from ...text.explain import Explainer, Told, Vocabulary
from ...text.explain.asking import some
from ...text.explain.doing import changes, tell_modify, tell_search, with_abilities
from ...text.explain.english import counted, listed
from . import nodes as d
from .asking import passing
from .searching import without_deck
from .together import as_free

# --- what is performed ----------------------------------------------------------------------------------


def number(e: Explainer, node: n.Perform) -> str:
    return e.say(node.count) if node.count is not None else "1"


def meant(e: Explainer, node: n.Perform) -> str:
    return e.say(node.cards) if node.cards is not None else "this card"


def tell_draw(e: Explainer, node: n.Perform) -> str:
    count = f"up to {number(e, node)}" if node.up_to else number(e, node)
    return f"{e.does(node.who, 'draw')} {counted(count, 'card', 'cards')}"


def tell_damage(e: Explainer, node: n.Perform) -> str:
    return f"this card inflicts {number(e, node)} damage to {e.who(node.who)}: so many life cards go to the hand"


def tell_flip(e: Explainer, node: n.Perform) -> str:
    return f"flip {meant(e, node)} over: its other side is up, and it is the same card"


def tell_change_target(e: Explainer, node: n.Perform) -> str:
    return f"{meant(e, node)} is now what is attacked"


def tell_activate(e: Explainer, node: n.Perform) -> str:
    where = "put it into the Drop Area, with [Field] into the Battle Area"
    return f"activate {meant(e, node)} without paying for it: {where}, and do what its skill says"


# --- placing --------------------------------------------------------------------------------------------


def tell_play(e: Explainer, node: n.Place) -> str:
    mode = "Rest Mode" if node.state == "rest" else "Active Mode"
    return f"play {e.say(node.cards)} in your Battle Area in {mode} (only Battle Cards are), without paying for it"


def tell_combo(e: Explainer, node: n.Place) -> str:
    return f"combo with {e.say(node.cards)} without paying: into its owner's Combo Area"


# --- the book's own effects -----------------------------------------------------------------------------


def tell_pay_energy(e: Explainer, node: d.PayEnergy) -> str:
    parts = [f"{count} {color}" for color, count in Counter(node.specified).items()]
    parts += [f"{node.free} of any colour"] if node.free else []
    return f"switch energy of yours to Rest Mode: {listed(parts)}"


def tell_gather(e: Explainer, node: d.Gather) -> str:
    return f"this is about {e.say(node.cards)}, with nothing to decide"


def tell_choose_each(e: Explainer, node: d.ChooseEach) -> str:
    every = f", all of them {e.say(node.where)}" if node.where is not None else ""
    count = "up to 1 card" if node.up_to else "1 card"
    kinds = listed([f"{count} {e.say(part)}" for part in node.of])
    places = listed([e.zone(zone) for zone in node.zones])
    return f"of your {places} you choose {kinds}{every}"


def tell_answered(e: Explainer, node: d.Answered) -> Told:
    return Told("once it was answered, if it is", (("", node.effect),))


def tell_together(e: Explainer, node: d.Together) -> str:
    taken = listed([some(e, choice.among, choice.count, choice.up_to) for choice in as_free(node)])
    return f"you choose {taken}; all of them are meant from here on"


def tell_play_negated(e: Explainer, node: d.PlayNegated) -> str:
    mode = "Rest Mode" if node.state == "rest" else "Active Mode"
    return f"play {e.say(node.cards)} in {mode}; {e.lasts(node.until)}their skills are negated, from the start"


def tell_play_on_top(e: Explainer, node: d.PlayOnTop) -> str:
    mode = "in the mode of the lower card" if not node.state else f"in {MODES[node.state]}"
    evolves = f"{e.say(node.on)} evolves: " if node.evolves else ""
    return f"{evolves}play {e.say(node.card)} on top of {e.say(node.on)}, {mode}; the stack is one card, the upper one"


def tell_divert(e: Explainer, node: d.DivertPlay) -> str:
    end = f" at its {node.position}" if node.position else ""
    return f"the card whose play this answers is not played: it goes to its owner's {e.zone(node.to)}{end}"


def tell_both_choose(e: Explainer, node: d.BothChoose) -> str:
    return f"both players choose, the turn player first: {listed([e.say(share) for share in node.shares])}"


def say_share(e: Explainer, share: d.Share) -> str:
    sort = f" {e.say(share.where)}" if share.where is not None else ""
    places = listed([e.zone(zone) for zone in share.zones], "or")
    return f"{counted(e.say(share.count), 'card', 'cards')} of their own {places}{sort}"


def tell_choose_within(e: Explainer, node: d.ChooseWithin) -> str:
    name = e.word(e.words.characteristics, node.characteristic)
    return f"you choose {some(e, node.among, None, True)}; their {name} together is at most {e.say(node.at_most)}"


def tell_negate_keyword(e: Explainer, node: d.NegateKeyword) -> str:
    skills = counted(e.say(node.count), "keyword skill", "keyword skills")
    return f"you choose {skills} of {e.say(node.card)}; {e.lasts(node.until)}it does not have them"


def tell_put_under(e: Explainer, node: d.PutUnder) -> str:
    return f"put {e.say(node.cards)} under {e.say(node.under)}, in its stack"


def tell_put_on_top(e: Explainer, node: d.PutOnTop) -> str:
    mode = "in the mode of the lower card" if not node.state else f"in {MODES[node.state]}"
    return f"put {e.say(node.card)} on top of {e.say(node.on)}, {mode}; the stack is one card, the upper one"


def tell_play_tokens(e: Explainer, node: d.PlayTokens) -> str:
    tokens = counted(e.say(node.count), f'"{node.name}" token', f'"{node.name}" tokens')
    return f"play {tokens} in your Battle Area in Active Mode, each {e.say(node.token)}"


def say_token(e: Explainer, node: d.Token) -> str:
    combo = f", combo cost {node.combo_cost} and combo power {node.combo_power}"
    none = ", without combo cost or combo power: it cannot combo"
    return f'a Battle Card "{node.name}" with power {node.power}{none if node.combo_cost is None else combo}'


def tell_block(e: Explainer, node: d.Block) -> str:
    return "you may switch this card to Rest Mode; then it is what is attacked"


def tell_evolve(e: Explainer, node: d.Evolve) -> str:
    return (
        f"choose 1 card in your Battle Area {e.say(node.onto)} and play this card on top of it, in the mode and with "
        "the effects that it had; without such a card this cannot be used"
    )


UNIONS = {
    "potara": "they are stacked under this card, which is played in Active Mode on top of them",
    "fusion": "all of the same power: they go to the Drop Area, and this card is played",
}


def tell_union(e: Explainer, node: d.Union) -> str:
    area = "hand" if node.way == "fusion" else "Battle Area"
    kinds = listed([f"1 card in your {area} {e.say(part)}" for part in node.of])
    return f"choose {kinds}, each another card; {UNIONS[node.way]}; without them this cannot be used"


def tell_lasting(e: Explainer, node: n.Modify) -> str | Told:
    """What is barred during a coming Charge Phase is not barred before it; what is asked may pass, and is asked now."""
    if isinstance(node.cards, n.Cards) and passing(node.cards) and not e.standing:
        node = replace(node, cards=n.Both((node.cards,)))
    if node.until != "end of your opponent's next charge phase":
        return tell_modify(e, node)
    text = f"{e.lasts(node.until)}{e.say(node.cards)}: {changes(e, node.changes)}"
    return with_abilities(f"{text}; becoming active is barred in that Charge Phase alone", node.changes)


# --- references and filters -----------------------------------------------------------------------------


def say_under(e: Explainer, node: d.Under) -> str:
    where = f" {e.say(node.where)}" if node.where is not None else ""
    return f"all cards{where} under {e.say(node.card)}"


def say_being_played(e: Explainer, node: d.BeingPlayed) -> str:
    return "the card whose play this answers"


def say_bottom(e: Explainer, node: d.Bottom) -> str:
    return f"the bottom {counted(e.say(node.count), 'card', 'cards')} of your {e.zone(node.zone)}"


def say_with_skill(e: Explainer, node: d.WithSkill) -> str:
    return f"{e.say(node.skill)} (also a negated one)"


def say_includes(e: Explainer, node: d.Includes) -> str:
    name = "character name" if node.characteristic == "character" else "special trait"
    return f'with a {name} that has "{node.words}" in it'


def say_here(e: Explainer, node: d.Here) -> str:
    return f"this card (out of your {listed([e.zone(zone) for zone in node.zones])})"


def say_word_count(e: Explainer, node: d.WordCount) -> str:
    name = "colour" if node.characteristic == "color" else e.word(e.words.characteristics, node.characteristic)
    return f"with no more than one {name}" if node.op == "=" else f"of {node.count} {name}s or more"


def say_each_there(e: Explainer, node: d.EachThere) -> str:
    every = [some(e, n.Cards(node.zones, node.side, test), n.Number(1), False) for test in node.of]
    return f"there is {listed(every)}"


def say_looked(e: Explainer, node: d.LookedThrough) -> str:
    return "you have looked through your deck"


def tell_search_areas(e: Explainer, node: n.Search) -> str:
    """Where the deck is one of several areas, who searches says whether it is looked through."""
    told = tell_search(e, node)
    elsewhere = without_deck(node.among)
    if elsewhere is None or not elsewhere.zones:
        return told
    only = listed([e.owned(zone, elsewhere.side) for zone in elsewhere.zones])
    return f"{told}; you may leave your deck alone, and take out of {only} only"


def say_can_leave(e: Explainer, node: d.CanLeave) -> str:
    return "that a skill may take out of the Battle Area"


def say_keyword_note(e: Explainer, node: d.KeywordNote) -> str:
    return f"{node.what} the keyword {e.keyword(node.word)}"


def say_copy(e: Explainer, node: d.CopyOfThis) -> str:
    return "with the name of this card"


def say_no_skills(e: Explainer, node: d.NoSkills) -> str:
    return "without any skill"


def say_granted_keyword(e: Explainer, node: d.GrantedKeyword) -> str:
    return f"has the keyword {e.keyword(node.word)}"


def say_granted_skill(e: Explainer, node: d.GrantedSkill) -> str:
    return "has the ability that is told below"


MODES = {"active": "Active Mode", "rest": "Rest Mode"}

ZONES = {
    "deck": ("in", "deck"), "hand": ("in", "hand"), "drop": ("in", "Drop Area"), "leader": ("in", "Leader Area"),
    "battle": ("in", "Battle Area"), "combo": ("in", "Combo Area"), "energy": ("in", "Energy Area"),
    "life": ("in", "life"), "removed": ("among", "cards removed from the game"),
    "under": ("under", "cards of the stack"),
    "in play": ("in", "Leader Area or Battle Area"), "fighting": ("in", "Battle Area or Combo Area"),
}  # fmt: skip

EVENTS = {
    "attack": "{attacker} attacks< {attacked}>", "combo": "{card} is comboed with",
    "retarget": "an attack of {attacker} is switched to {attacked}",
    "play": "{card} is played< by a skill of {by}>", "evolve": "a card evolves into {card}",
    "block": "{blocker} blocks by [Blocker]", "counter": "a [Counter] skill of {card} is activated",
    "ko": "{card} is KO-ed< by {by}>", "damage": "damage is inflicted to the life of {leader}< by {by}>",
    "awaken": "{card} awakens", "activate": "a skill of {card} is activated", "use": "{card} is activated",
    "stand": "{card} is switched to Active Mode",
    "rest": "{card} is switched to Rest Mode", "face up": "{card} is turned face up",
    "face down": "{card} is turned face down", "draw": "{card} is drawn",
    "compare": "the power of {attacker} is held against that of what it attacks", "move": "{card} is moved",
    "shift": "{card} is moved within play", "unite": "{card} is played by a union",
    "fought": "{attacker} has fought< {guard}>",
}  # fmt: skip

ROLES = {
    ("", "attacker"): "the attacking card of the event", ("", "attacked"): "the attacked card of the event",
    ("", "blocker"): "the card that blocked", ("", "guard"): "the card that was fought",
    ("", "leader"): "the leader of the event",
    ("", "by"): "the card that brought the event about", ("", "card"): "the card of the event that set this off",
    ("play", "card"): "the card that was played", ("ko", "card"): "the card that was KO-ed",
    ("move", "card"): "the card whose move set this off", ("combo", "card"): "the card that was comboed with",
}  # fmt: skip

KEYWORDS = {
    "awaken": "once its condition is met, flip the leader to its other side",
    "field": "activated in the Main Phase, it stays in the Battle Area; your other [Field] cards go to the Drop Area",
    "blocker": "when another card of yours is attacked, it may be switched to Rest Mode to be attacked instead",
    "evolve": "in the Main Phase, from the hand: played on top of such a Battle Card of yours",
    "critical": "life cards that it deals damage to go to the Drop Area instead of the hand",
    "double strike": "its attack inflicts 2 damage", "triple strike": "its attack inflicts 3 damage",
    "quadruple strike": "its attack inflicts 4 damage",
    "dual attack": "once per turn it is switched to Active Mode after a battle in which it attacked",
    "triple attack": "twice per turn it is switched to Active Mode after a battle in which it attacked",
    "revenge": "a Battle Card that attacked it is KO-ed after the battle",
    "indestructible": "it cannot be KO-ed", "ultimate": "only one copy may be in a deck",
    "counter: play": "from the hand, when your opponent plays a card",
    "counter: attack": "from the hand, when your opponent attacks",
    "counter: counter": "from the hand, when your opponent activates a [Counter]",
    "activate main": "in your Main Phase", "activate battle": "in the Offense or Defense Step of a battle",
    "union-potara": "in the Main Phase, from the hand", "union-fusion": "in the Main Phase, from the hand",
    "union-absorb": "in the Main Phase", "any number": "any number of this card may be in a deck",
}  # fmt: skip

WORDS = Vocabulary(
    zones=ZONES,
    kinds={
        "continuous": "[Permanent] skill", "automatic": "[Auto] skill", "activated": "activated skill",
    },
    events=EVENTS,
    roles=ROLES,
    actions={
        "draw": tell_draw, "deal damage": tell_damage, "flip": tell_flip, "change attack target": tell_change_target,
        "activate": tell_activate, "negate attack": lambda e, node: "negate the attack: it ends without a battle",
        "negate play": lambda e, node: "negate the play that this answers",
        "negate counter": lambda e, node: "negate the [Counter] that this answers",
        "negate blocker": lambda e, node: "negate the [Blocker]: what was attacked first is attacked again",
        "rest the card being played": lambda e, node: "the card whose play this answers comes in Rest Mode",
        "end battle": lambda e, node: "the battle ends at once",
    },
    placements={"play": tell_play, "combo": tell_combo},
    characteristics={"cost": "energy cost", "original cost": "printed energy cost", "trait": "special trait"},
    states={
        "active": "is in Active Mode", "standing": "is in Active Mode", "rest": "is in Rest Mode",
        "resting": "is in Rest Mode", "attacked": "is being attacked", "battling": "is in the battle",
        "attacker this battle": "attacks or attacked in this battle", "token": "is a token",
        "comboed this battle": "was comboed with in this battle",
        "comboed from hand this battle": "was comboed with from the hand in this battle",
        "comboed from battle this battle": "was comboed with from the Battle Area in this battle",
        "comboed from energy this battle": "was comboed with from the Energy Area in this battle",
        "comboed from deck this battle": "was comboed with from the deck in this battle",
        "comboed from drop this battle": "was comboed with from the Drop Area in this battle",
    },
    figures={
        "caused by battle": "that is caused by battle", "dealt by attacking": "it is its attack that does so",
        "caused by your opponent's skill": "that is caused by a skill of your opponent",
        "caused by a skill": "that is caused by a skill", "caused by your skill": "that is caused by a skill of yours",
    },
    durations={
        "end of turn": "until the end of this turn", "end of battle": "until the end of this battle",
        "end of main phase": "until the end of this Main Phase",
        "your opponent's next turn": "during your opponent's next turn",
    },
    phases={
        "main phase": "Main Phase", "charge phase": "Charge Phase", "end phase": "End Phase",
        "offense step": "Offense Step", "defense step": "Defense Step", "damage step": "Damage Step",
    },
    prohibitions={
        "attack": "attack{}", "activate blocker": "activate [Blocker]", "activate counter": "activate [Counter]",
        "activate counter: attack": "activate [Counter: Attack]", "activate counter: play": "activate [Counter: Play]",
        "activate counter: counter": "activate [Counter: Counter]",
        "answer attacks": "activate [Counter] against an attack",
    },
    barred={"attack": "attack< with{}>", "activate main": "activate [Activate: Main] skills< of{}>"},
    permissions={
        "attack active battle cards": "may attack Battle Cards in Active Mode",
        "combo in rest mode": "may combo in Rest Mode",
        "awaken despite life": "may awaken whatever the life that its condition asks for",
    },
    keywords=KEYWORDS,
    turns={"active": "switch {} to Active Mode", "stand": "switch {} to Active Mode", "rest": "switch {} to Rest Mode"},
    verbs={"ko": "KO", "remove": "remove"},
    phrases={
        d.Under: say_under, d.BeingPlayed: say_being_played, d.Bottom: say_bottom, d.WithSkill: say_with_skill,
        d.Includes: say_includes, d.GrantedKeyword: say_granted_keyword, d.GrantedSkill: say_granted_skill,
        d.Token: say_token, d.Here: say_here, d.WordCount: say_word_count, d.NoSkills: say_no_skills,
        d.EachThere: say_each_there, d.LookedThrough: say_looked,
        d.Share: say_share, d.CopyOfThis: say_copy, d.CanLeave: say_can_leave,
        d.KeywordNote: say_keyword_note,
    },
    tellings={
        n.Modify: tell_lasting, n.Search: tell_search_areas,
        d.PayEnergy: tell_pay_energy, d.Gather: tell_gather, d.ChooseEach: tell_choose_each,
        d.Answered: tell_answered,
        d.Together: tell_together, d.PlayNegated: tell_play_negated, d.PlayOnTop: tell_play_on_top,
        d.DivertPlay: tell_divert, d.ChooseWithin: tell_choose_within, d.NegateKeyword: tell_negate_keyword,
        d.BothChoose: tell_both_choose, d.PutUnder: tell_put_under, d.PutOnTop: tell_put_on_top,
        d.PlayTokens: tell_play_tokens, d.Evolve: tell_evolve, d.Union: tell_union, d.Block: tell_block,
        d.PaidTogether: tell_pay_energy,
    },
    done={
        d.Gather: "meant", d.ChooseEach: "chosen", d.Together: "chosen", d.ChooseWithin: "chosen",
        d.BothChoose: "chosen", d.Evolve: "evolved",
        d.PayEnergy: "switched to Rest Mode", d.PlayTokens: "played",
        d.PlayNegated: "played", d.PlayOnTop: "played",
    },
)  # fmt: skip
