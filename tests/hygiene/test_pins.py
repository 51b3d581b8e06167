"""What is installed is pinned, in one way only."""

from __future__ import annotations

import re
import tomllib

import pytest


@pytest.fixture(scope="module")
def project(root):
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def constraints(root):
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_every_requirement_is_pinned_as_the_constraints_say(project, constraints):
    wanted = project["dependencies"] + project["optional-dependencies"]["dev"]
    assert [each for each in wanted if each not in constraints] == []


def test_constraints_are_exact_and_each_package_has_one(constraints):
    assert [line for line in constraints if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    names = [line.partition("==")[0].lower().replace("_", "-") for line in constraints]
    assert sorted(names) == sorted(set(names))


def test_running_needs_no_test_tool(project):
    names = {each.partition("==")[0] for each in project["dependencies"]}
    assert names == {"click", "rich"}
