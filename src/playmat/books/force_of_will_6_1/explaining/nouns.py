"""Names of zones, events, states, figures and keywords."""

from __future__ import annotations

ZONES = {
    "deck": ("in", "main deck"), "stone deck": ("in", "magic stone deck"), "hand": ("in", "hand"),
    "field": ("in", "field"), "ruler area": ("in", "ruler area"), "graveyard": ("in", "graveyard"),
    "standby": ("in", "standby area"), "removed": ("in", "removed area"), "lifebreak": ("in", "lifebreak area"),
    "sideboard": ("in", "sideboard"), "chase": ("in", "chase"), "gone": ("in", "void of erased cards"),
    "play ground": ("in", "field or ruler area"), "out of the game": ("in", "removed area or sideboard"),
}  # fmt: skip

EVENTS = {
    "move": "{card} is moved", "shift": "{card} shifts to its other side",
    "enter": "{card} enters the field, by judgment or played out of the hand ([Enter])",
    "attack": "{attacker} attacks< {attacked}>< {player}>", "block": "{blocker} blocks< {attacker}>",
    "damage": "{source} deals damage< to {card}>< to {player}>",
    "battle damage": "{source} deals battle damage< to {card}>< to {player}>",
    "destroy": "{card} is destroyed< by {by}>",
    "summon": "{card} is summoned", "enter from standby": "{card}, played out of standby, enters the field",
    "play": "{card} is played", "play ability": "an ability of {card} is played",
    "target": "{card} is targeted< by {source}>", "rest": "{card} is rested", "recover": "{card} is recovered",
    "draw": "{card} is drawn", "discard": "{card} is discarded", "gain life": "{player} gains life",
    "lose life": "{player} loses life", "judgment": "{player} does judgment< of {card}>",
    "awaken": "{card} is awakened",
    "turn over": "{card} is turned over", "add": "{card} is added< to {to}>",
    "lifebreak": "{card} breaks out of life",
    "counter": "a counter is put on {card}", "face up": "{card} is turned face up",
    "face down": "{card} is turned face down",
    "cancel": "{card} is cancelled", "call": "{player} calls< {card}>",
}  # fmt: skip

ROLES = {
    ("", "attacker"): "the attacking card of the event", ("", "attacked"): "the attacked card of the event",
    ("", "blocker"): "the blocking card of the event", ("", "source"): "the card that dealt the damage",
    ("target", "source"): "the spell or ability that targeted it", ("", "player"): "the player of the event",
    ("", "by"): "the card that destroyed it", ("", "to"): "the card that was added to",
    ("", "amount"): "the amount of the event", ("", "counter"): "the counter of the event",
    ("damage", "card"): "the card that was dealt the damage",
    ("battle damage", "card"): "the card that was dealt the damage",
    ("destroy", "card"): "the card that was destroyed", ("play", "card"): "the card that was played",
    ("move", "card"): "the card whose move set this off", ("", "card"): "the card of the event that set this off",
}  # fmt: skip

STATES = {
    "with a single target": "has a single target", "battled": "has battled another card in this battle",
    "spell": "is a spell", "ability": "is an ability", "spell or ability": "is a spell or an ability",
    "activate ability": "is an activate ability", "automatic ability": "is an automatic ability", "token": "is a token",
    "attacked": "is being attacked", "damaged": "has damage on it", "attacked this turn": "attacked this turn",
    "dealt damage this turn": "dealt damage this turn", "was dealt damage this turn": "was dealt damage this turn",
    "entered the field this turn": "entered a field this turn",
    "you control it": "you control", "your opponent controls it": "your opponent controls",
    "double-sided": "has two sides",
    "dealt damage by this card this turn": "was dealt damage by this card this turn",
}  # fmt: skip

RELATIONS = {
    "removed by": "one that {} removed", "put into the field by": "one that {} put into the field",
    "battling": "in battle with {}, or was this turn where no battle goes on", "battled": "one that battled {}",
    "blocked by": "one that {} blocked",
    "blocker of": "one that blocked {}",
}

FIGURES = {
    "your life": "your life", "your opponent's life": "your opponent's life",
    "cards you played this turn": "the number of cards you played this turn",
    "by battle damage": "that is by battle damage",
}

DURATIONS = {
    "end of turn": "until the end of this turn", "end of battle": "until the end of this battle",
    "its controller's next recovery phase": "through the next recovery phase of its controller",
}  # fmt: skip

PROHIBITIONS = {
    "attack past this card": "attack anything but the card with this text, if it can attack that",
}

PERMISSIONS = {
    "any number of copies": "may have any number of this card in a deck",
    "attack so often": "may attack so many times each turn",
    "attack the turn it enters": "may attack in the turn in which it enters the field",
    "attack without resting": "attacks without resting", "block without resting": "blocks without resting",
    "block flying": "may block J/resonators with [flying]",
    "block flying resonators": "may block resonators with [flying]",
    "resonators enter rested": "puts resonators into the field rested",
    "stay rested": "may stay rested in the recovery phase",
    "look at the top card of the deck": "may look at the top card of the deck at any time",
    "top card of the deck revealed": "plays with the top card of the deck shown",
    "play this card from where it lies": "may be played out of the zone in which it lies",
    "must attack": "must attack if able", "must be attacked": "must be attacked if able",
    "must be blocked": "must be blocked if able", "must block": "must block if able",
    "must block this turn": "must block this turn if able",
    "must be chosen to attack": "must be chosen first to attack",
}  # fmt: skip

KEYWORDS = {
    "pierce": "blocked, it may deal what the blocker does not need to what it attacks",
    "precision": "it may attack recovered J/resonators too",
    "first strike": "attacking, it deals its damage before cards without it",
    "explode": "dealing battle damage to a resonator, it and that resonator are destroyed",
    "flying": "only cards with [flying] may block it",
    "swiftness": "it may attack and rest for abilities in the turn in which it enters",
    "imperishable": "a destroyed J-ruler comes back as a ruler that keeps judgment",
    "awakening": "an additional cost that may be paid as the card is played, for more text",
    "incarnation": "resonators may be banished rather than paying the card's cost",
    "quickcast": "it may be played at any time at which you may act", "god's art": "each name once per game",
    "trigger": "it may be set in standby and played out of it, when and for what is said",
    "stealth": "out of standby it may be played for nothing when that happens",
    "remnant": "it may be played out of the graveyard, and is then removed from the game",
    "evolution": "it puts an evolution counter on this card",
    "shift": "either side may be played, and at main timing the past side may be turned over for this cost",
    "limit": "it enters with so many limit counters and loses one each time it attacks or blocks",
    "energize": "going second, you begin with a will coin that can be erased to produce one such will",
    "barrier": "spells and abilities of your opponent cannot target it",
    "bestow": "at main timing, while it is added to nothing, it may be added to a target resonator",
    "mana": "it begins with so many mana counters", "bloodlust": "it must attack if it can",
    "torrent": "this text is there only if you played another card before this turn",
    "judgment": "at main timing, once per turn: this ruler becomes a J-ruler for this cost",
    "inheritance": "out of the hand, with discarding this card as a part of the cost",
    "break": "when this card breaks out of life, by the rules of lifebreak",
    "spell": "what this card does as it resolves",
}  # fmt: skip
