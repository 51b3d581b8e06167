"""The races of the first books, which the later ones have too. Lists of cards often leave races out, and texts name
them all the same."""

from __future__ import annotations

RACES = frozenset(
    (
        "Abyss Dragon",
        "Alien",
        "Angel",
        "Aquaroid",
        "Battleroid",
        "Bioroid",
        "Chimera",
        "Cosmo Dragon",
        "Demon",
        "Dinodragon",
        "Dragonman",
        "Dryad",
        "Elf",
        "Flame Dragon",
        "Forest Dragon",
        "Ghost",
        "Giant",
        "Gillman",
        "Gnome",
        "Goblin",
        "Golem",
        "High Beast",
        "Human",
        "Insect",
        "Mermaid",
        "Noble",
        "Ogre",
        "Salamander",
        "Shadow Dragon",
        "Skeleton",
        "Succubus",
        "Sylph",
        "Tear Dragon",
        "Thunder Dragon",
        "Vampire",
        "Warbeast",
        "Winged Dragon",
        "Workeroid",
        "Zombie",
    )
)
