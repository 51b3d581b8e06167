"""Words out of card files, made safe to print: a name may hold escape sequences, line ends or marks that turn the
direction of writing, and none of them may reach a terminal."""

from __future__ import annotations

from unicodedata import category

UNSEEN = "�"
"""Stands for a character that may not be printed."""
UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean(text: str) -> str:
    """The text with every control, format and line-breaking character replaced, one for one.

    >>> clean("Bell\\x1b[31m")
    'Bell�[31m'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(UNSEEN if category(letter) in UNSAFE else letter for letter in text)
