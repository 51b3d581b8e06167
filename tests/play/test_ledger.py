"""The rule ledger, by running pytest on small checkouts made for the purpose."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from playmat.rulebook.ledger import (
    Ledger,
    LedgerError,
    Scenario,
    coverage,
    find_repository,
    fingerprint,
    ledger_path,
    read_ledger,
    scenario_files,
    write_ledger,
)

BOOK = "vanguard-1.10"
SOURCE = Path(__file__).resolve().parents[2] / "src"
FILE = "tests/vanguard_1_10/rules/test_one.py"
SCENARIOS = """
import pytest

@pytest.mark.rule("1.2.1", "1.2.2")
def test_passes(): pass

@pytest.mark.rule("1.2.2.1")
def test_fails(): assert False

@pytest.mark.rule("1.2.2.2")
@pytest.mark.xfail(reason="known")
def test_expected_to_fail(): assert False

@pytest.mark.rule("1.2.3")
@pytest.mark.skip(reason="not now")
def test_skipped(): pass

@pytest.fixture
def breaks():
    yield
    raise RuntimeError

@pytest.mark.rule("2.1")
def test_breaks_afterwards(breaks): pass

@pytest.mark.rule("1.1.1")
class TestTogether:
    @pytest.mark.parametrize("n", [1, 2])
    def test_each(self, n): pass

def test_cites_nothing(): pass
"""


@pytest.fixture
def checkout(tmp_path):
    """A folder that looks like a checkout, with one file of scenarios."""
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "playmat"\n[tool.pytest.ini_options]\nmarkers = ["rule(*ids): x", "soak: x"]\n'
    )
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / "tests/conftest.py").write_text('pytest_plugins = ["playmat.testing.ledger_plugin"]\n')
    (tmp_path / FILE).write_text(SCENARIOS)
    return tmp_path


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment = {**kept, "PYTHONPATH": str(SOURCE), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("workers", [[], ["-p", "xdist.plugin", "-n", "2"]], ids=["alone", "two workers"])
def test_only_what_passed_is_shown(checkout, workers):
    run(checkout, *workers)
    ledger = read_ledger(checkout)
    assert ledger is not None
    assert sorted(ledger.rules_of(BOOK)) == ["1.1.1", "1.2.1", "1.2.2"]
    assert ledger.rules_of(BOOK)["1.1.1"] == [f"{FILE}::TestTogether::test_each[{n}]" for n in (1, 2)]
    assert ledger.whole == {FILE: 8}
    assert ledger.why_stale(checkout) == ""
    assert len(ledger.failed) == 4


def test_coverage_counts_behaviour_rules_only(checkout):
    passed = {"t": Scenario("t", BOOK, ("1.2.1", "§1", "2.5.2"))}
    counted = coverage(Ledger("", passed, {}), [BOOK])[BOOK]
    assert (counted["behaviour"], counted["tested"]) == (336, 1)
    assert len(counted["untested"]) == 335
    assert "1.2.1" not in counted["untested"]
    assert (counted["placed"], counted["unplaced"]) == (336, [])


@pytest.mark.parametrize(
    ("folder", "mark", "message"),
    [
        ("vanguard_1_10/rules", '"1.2.99"', "'1.2.99' is not a rule of vanguard-1.10; did you mean"),
        ("vanguard_1_11/rules", '"1.2.1"', "no book named 'vanguard-1.11'"),
        ("vanguard_1_10/rules", "", "expected ids as text"),
        ("vanguard_1_10/rules", "121", "expected ids as text"),
        ("other", '"1.2.1"', "a rule mark outside tests/<book>/rules/"),
    ],
)
def test_a_mark_that_cannot_be_counted_is_a_collection_error(checkout, folder, mark, message):
    place = checkout / "tests" / folder
    place.mkdir(parents=True, exist_ok=True)
    (place / "test_two.py").write_text(f"import pytest\n@pytest.mark.rule({mark})\ndef test_it(): pass\n")
    ended = run(checkout)
    assert ended.returncode == pytest.ExitCode.INTERRUPTED
    assert message in ended.stdout
    assert "test_two.py" in ended.stdout


@pytest.mark.parametrize("folder", ["tests/vanguard_1_10/cards", "tests/vanguard_1_10"])
def test_only_a_folder_of_rules_holds_scenarios(checkout, folder):
    (checkout / folder).mkdir(exist_ok=True)
    (checkout / folder / "test_two.py").write_text("def test_it(): pass\n")
    run(checkout)
    assert read_ledger(checkout).whole == {FILE: 8}


@pytest.mark.parametrize("choice", [[f"{FILE}::test_passes"], ["-k", "test_passes"], ["-x"]])
def test_a_partial_run_is_not_taken_for_a_whole_one(checkout, choice):
    run(checkout, *choice)
    ledger = read_ledger(checkout)
    assert "1.2.1" in ledger.rules_of(BOOK)
    assert ledger.why_stale(checkout) == f"it does not cover {FILE}"


def test_a_partial_run_adds_to_a_whole_one(checkout):
    run(checkout)
    whole = read_ledger(checkout)
    run(checkout, "-k", "test_passes")
    assert read_ledger(checkout) == whole


def test_a_soak_test_left_out_does_not_make_a_run_partial(checkout):
    (checkout / FILE).write_text("import pytest\ndef test_a(): pass\n@pytest.mark.soak\ndef test_b(): pass\n")
    run(checkout, "-m", "not soak")
    assert read_ledger(checkout).why_stale(checkout) == ""


def test_a_run_without_scenarios_leaves_the_ledger_alone(checkout):
    (checkout / "tests/test_other.py").write_text("def test_it(): pass\n")
    run(checkout, "tests/test_other.py")
    run(checkout, "--collect-only")
    assert not ledger_path(checkout).exists()


def test_a_change_makes_the_ledger_stale(checkout):
    write_ledger(checkout, Ledger(fingerprint(checkout), {}, {FILE: 8}))
    assert read_ledger(checkout).why_stale(checkout) == ""
    source = checkout / "src/playmat/kernel/rows.py"
    source.parent.mkdir(parents=True)
    source.write_text("")
    assert "have changed" in read_ledger(checkout).why_stale(checkout)


def test_a_later_run_over_other_files_replaces_the_ledger():
    earlier = Ledger("a", {"t": Scenario("t", BOOK, ("1.1",))}, {"f": 1})
    later = Ledger("b", {}, {"f": 1})
    assert earlier.merged(later) == later


def test_a_test_that_fails_later_no_longer_counts():
    earlier = Ledger("a", {"t": Scenario("t", BOOK, ("1.1",))}, {"f": 1})
    assert earlier.merged(Ledger("a", {}, {}, ("t",))) == Ledger("a", {}, {"f": 1}, ("t",))


@pytest.mark.parametrize("text", ["", "[]", "{}", json.dumps({"format": 99})])
def test_a_damaged_ledger_is_said_and_then_replaced(checkout, text):
    ledger_path(checkout).parent.mkdir()
    ledger_path(checkout).write_text(text)
    with pytest.raises(LedgerError, match=r"ledger\.json cannot be read"):
        read_ledger(checkout)


def test_a_damaged_ledger_is_replaced_by_a_run(checkout):
    ledger_path(checkout).parent.mkdir()
    ledger_path(checkout).write_text("{")
    run(checkout)
    assert read_ledger(checkout).whole == {FILE: 8}


def test_a_checkout_is_found_from_within(checkout):
    inside = checkout / "tests" / "vanguard_1_10"
    assert find_repository(inside) == checkout
    assert scenario_files(checkout) == [FILE]
