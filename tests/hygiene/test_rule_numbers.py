"""Bots, kits, speech, tables and evaluations know a question by what it is about, never by the number of its rule."""

from __future__ import annotations

import ast
import re

import pytest

RULE = re.compile(r"\d{1,4}([.-]\d+)+[a-z]?")
ROOMS = ("play/", "games/", "testing/")


def rule_numbers(source):
    """Every string of a module that is the number of a rule and nothing else."""
    words = [node for node in source.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [f"{source.name}:{word.lineno}: {word.value}" for word in words if RULE.fullmatch(word.value)]


def test_what_people_touch_names_no_rule(sources):
    looked_at = [source for source in sources if source.name.startswith(ROOMS)]
    assert looked_at
    assert [each for source in looked_at for each in rule_numbers(source)] == []


@pytest.mark.parametrize("rule", ["7.3.1.3", "6-2-5", "602.1c", "903.2", "3.12.4"])
def test_a_rule_number_is_found(read, rule):
    planted = f"def is_rest(question):\n    return question.rule == {rule!r}\n"
    assert rule_numbers(read("games/a/kit.py", planted)) == [f"games/a/kit.py:2: {rule}"]


@pytest.mark.parametrize("words", ["vanguard-1.10", "see 7.3.1.3", "10000", "5-2 wins", "attacker"])
def test_other_words_are_not_taken_for_one(read, words):
    assert rule_numbers(read("play/a.py", f"WORDS = {words!r}\n")) == []
