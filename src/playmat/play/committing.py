"""Committing to a seed: whoever deals shows before the game that the seed is settled, and afterwards what it was.

>>> published = commitment(1234, "a salt that nobody can guess")
>>> verify_commitment(published, 1234, "a salt that nobody can guess")
True
>>> verify_commitment(published, 1235, "a salt that nobody can guess")
False

It is the SHA-256 of three lines, so that anybody can work it out without Playmat.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest

from ..kernel.state.rng import require_seed
from ..kernel.words.errors import GameError
from ..kernel.words.reading import short

LEAST_SALT = 16
"""Signs: a shorter salt, and a seed that is a small number, might be found by trying."""


def commitment(seed: int, salt: str) -> str:
    """What to publish before a game: it binds to the seed and does not tell it. Keep the salt until the end.

    A good salt is `secrets.token_hex()`. GameError for a seed that is none, or a salt that is too short.
    """
    require_seed(seed, "a commitment")
    if not isinstance(salt, str) or len(salt) < LEAST_SALT or not salt.isprintable():
        asked = f"expected at least {LEAST_SALT} printable signs, such as secrets.token_hex()"
        raise GameError(f"salt {short(salt)} of a commitment; {asked}")
    return sha256(f"playmat seed\n{seed}\n{salt}".encode()).hexdigest()


def verify_commitment(published: str, seed: int, salt: str) -> bool:
    """Whether what was published before the game is the commitment to this seed with this salt."""
    return compare_digest(commitment(seed, salt).encode(), str(published).strip().lower().encode())
