"""What works is said as ranges, what is installed is pinned, and the library itself needs nothing."""

from __future__ import annotations

import re
import subprocess
import tomllib

import pytest

RANGE = re.compile(r"([\w.-]+)>=([\d.]+),<([\d.]+)")
PIN = re.compile(r"([\w.-]+)==([\d.]+)")


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def unmet(requirement: str, pins: dict[str, str]) -> bool:
    """Whether a requirement is no range, or is a range without a pin inside it."""
    match = RANGE.fullmatch(requirement)
    if match is None:
        return True
    name, low, high = match.groups()
    pin = pins.get(name)
    return pin is None or not number(low) <= number(pin) < number(high)


@pytest.fixture(scope="module")
def settings(root):
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def project(settings):
    return settings["project"]


@pytest.fixture(scope="module")
def constraints(root):
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_every_requirement_is_a_range_with_its_pin_inside(settings, project, constraints):
    pins = dict(line.split("==") for line in constraints)
    extras = project["optional-dependencies"]
    wanted = [*settings["build-system"]["requires"], *extras["cli"], *extras["dev"]]
    assert [each for each in wanted if unmet(each, pins)] == []


@pytest.mark.parametrize("requirement", ["a==1.2", "a", "a>=1", "a>=1.3,<2", "a>=1,<1.2", "b>=1,<2"])
def test_a_requirement_without_its_pin_is_found(requirement):
    assert unmet(requirement, {"a": "1.2"})
    assert not unmet("a>=1.2,<2", {"a": "1.2"})


def test_constraints_are_exact_and_each_package_has_one(constraints):
    assert [line for line in constraints if not PIN.fullmatch(line)] == []
    names = [line.partition("==")[0].lower().replace("_", "-") for line in constraints]
    assert sorted(names) == sorted(set(names))


def test_the_library_needs_nothing_and_the_command_no_test_tool(project):
    assert project["dependencies"] == []
    assert set(project["optional-dependencies"]) == {"cli", "dev"}
    assert {each.partition(">")[0] for each in project["optional-dependencies"]["cli"]} == {"click", "rich"}


# --- make ---------------------------------------------------------------------------------------------


def make(root, *arguments: str) -> str:
    """What make would do, or says."""
    ended = subprocess.run(["make", *arguments], cwd=root, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_playing_installs_no_tools_and_testing_does(root, tmp_path):
    fresh = f"VENV={tmp_path}/none"
    assert "'.[cli]'" in make(root, "-n", "play", fresh)
    assert "dev]" not in make(root, "-n", "play", fresh)
    assert "'.[cli,dev]'" in make(root, "-n", "test", fresh)
    for goal in ("play", "test"):
        assert "PIP_CONSTRAINT=constraints.txt" in make(root, "-n", goal, fresh)


def test_help_lists_every_target(root):
    text = (root / "Makefile").read_text(encoding="utf-8")
    targets = re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE).group(1).split()
    listed = re.findall(r"^make (\S+) +\S", make(root, "help"), re.MULTILINE)
    assert sorted(listed) == sorted(targets)
