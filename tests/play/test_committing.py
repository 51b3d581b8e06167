"""A commitment binds to one seed, does not tell it, and can be worked out without Playmat."""

from __future__ import annotations

from hashlib import sha256

import pytest

import playmat

SALT = "0123456789abcdef"


def test_a_commitment_is_a_hash_that_anybody_can_work_out():
    said = "\n".join(("playmat seed", "42", SALT))
    assert playmat.commitment(42, SALT) == sha256(said.encode()).hexdigest()


def test_it_is_verified_with_its_seed_and_salt_alone():
    published = playmat.commitment(42, SALT)
    assert playmat.verify_commitment(published, 42, SALT)
    assert playmat.verify_commitment(f" {published.upper()}\n", 42, SALT)
    assert not playmat.verify_commitment(published, 43, SALT)
    assert not playmat.verify_commitment(published, 42, SALT[::-1])
    assert not playmat.verify_commitment("", 42, SALT)
    assert not playmat.verify_commitment("é" * 64, 42, SALT)


@pytest.mark.parametrize("salt", ["", "short", None, 7, b"0123456789abcdef", SALT + "\n"])
def test_a_salt_that_would_not_hide_the_seed_is_refused(salt):
    with pytest.raises(playmat.GameError, match="expected at least 16 printable signs"):
        playmat.commitment(42, salt)


@pytest.mark.parametrize("seed", [-1, 1 << 128, "42", None, True])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(playmat.GameError, match="of a commitment; expected a whole number"):
        playmat.commitment(seed, SALT)
