"""`playmat books` and `playmat rules`, as a person or a script meets them."""

from __future__ import annotations

import doctest
import json
import re

import pytest
from click.testing import CliRunner

from playmat.play.cli import COMMANDS, coverage, main
from playmat.play.cli import rules as rules_command
from playmat.rulebook.ledger import Ledger, Scenario, fingerprint, read_ledger, write_ledger
from playmat.rulebook.rules import books
from playmat.testing.modes import MODES
from playmat.version import VERSION

BOOK = "vanguard-1.10"
FILE = "tests/vanguard_1_10/rules/test_one.py"


def playmat(*arguments: str):
    # Wide terminals and colour are the person's business: a plain 80 columns is what must work.
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "NO_COLOR": "1"})


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one file of scenarios, found in place of the real one."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "playmat"\n')
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / FILE).write_text("def test_it(): pass\n")
    for module in (coverage, rules_command):
        monkeypatch.setattr(module, "find_repository", lambda start: tmp_path)
    return tmp_path


def keep(root, *scenarios: Scenario, failed: tuple[str, ...] = ()) -> None:
    passed = {each.test: each for each in scenarios}
    write_ledger(root, Ledger(fingerprint(root), passed, {FILE: 1}, failed))


def test_version():
    ended = playmat("--version")
    assert (ended.exit_code, ended.output) == (0, f"playmat, version {VERSION}\n")


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself_within_80_columns(command):
    ended = playmat(command, "--help")
    assert ended.exit_code == 0
    assert command in playmat("--help").output
    assert max(len(line) for line in ended.output.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rulse"], "Did you mean 'rules'?"),
        (["rules", "--covrage"], "'--coverage'?"),
        (
            ["rules", "vanguard-1.1"],
            "no book named 'vanguard-1.1'. Did you mean 'vanguard-1.10', 'vanguard-2.01' or 'vanguard-overdress'?",
        ),
        (["rules", BOOK, "7-6-1"], "'7-6-1' is not a rule of vanguard-1.10. Did you mean '7.6.1'?"),
        (["rules"], "name a book (dragonball-1.02, force-of-will-6.1, vanguard-1.10, vanguard-2.01"),
        (["rules", "--run"], "--run runs the scenarios for --coverage; give both"),
        (["rules", "--coverage", BOOK, "7.6"], "--coverage counts whole books; got the rule '7.6' as well"),
    ],
)
def test_bad_usage_exits_2_with_a_hint(arguments, message):
    ended = playmat(*arguments)
    assert ended.exit_code == 2
    assert ended.stdout == ""
    assert message in ended.stderr


def test_books_counts_rules():
    counts = json.loads(playmat("books", "--json").stdout)
    assert list(counts) == list(books())
    assert counts[BOOK] == {"rules": 545, "behaviour": 336, "definition": 83, "inert": 126}
    assert "336" in playmat("books").stdout


def test_a_rule_with_its_children_and_citations(checkout):
    keep(checkout, Scenario(f"{FILE}::test_it", BOOK, ("7.6.1.6",)))
    ended = playmat("rules", BOOK, "7.6.1.6")
    assert ended.exit_code == 0
    assert "vanguard-1.10 7.6.1.6 (behaviour, under 7.6.1)" in ended.stdout
    assert "7.6.1.6.6  " in ended.stdout
    assert f"{FILE}::test_it" in ended.stdout
    assert "\x1b" not in ended.stdout
    assert max(len(line) for line in ended.stdout.splitlines()) <= 80
    assert ended.stderr == ""


def test_a_rule_as_json(checkout):
    keep(checkout, Scenario(f"{FILE}::test_it", BOOK, ("7.6.1.6",)))
    known = json.loads(playmat("rules", BOOK, "7.6.1.6", "--json").stdout)
    assert known["children"] == [f"7.6.1.6.{n}" for n in range(1, 7)]
    assert known["scenarios"] == [f"{FILE}::test_it"]
    assert known["ledger"] == ""
    assert [(each["name"], each["how"]) for each in known["sources"]][:2] == [
        ("damage check", "section"), ("DAMAGE_CHECK", "procedure"),
    ]  # fmt: skip


def test_a_rule_names_the_place_where_it_is_kept():
    kept = json.loads(playmat("rules", BOOK, "3.17.2", "--json").stdout)["sources"]
    (place,) = kept
    assert (place["file"], place["name"], place["how"]) == ("kernel/run/atoms.py", "turn", "kept")
    shown = playmat("rules", BOOK, "3.17.2").stdout
    assert f"  kernel/run/atoms.py:{place['line']} turn (kept)\n      {place['says']}" in shown
    assert re.search(
        r"books/_vanguard/battling.py:\d+ compare \(kept\)", playmat("rules", BOOK, "7.6.1.2").stdout
    )
    assert "no place in the sources cites it" in playmat("rules", BOOK, "1.1").stdout


def test_a_test_is_named_once_however_many_modes_it_ran_in(checkout):
    modes = [f"{mode}-{card}" for card in ("a-b", "c") for mode in MODES]
    tests = [*(f"{FILE}::test_it[{mode}]" for mode in MODES), *(f"{FILE}::test_each[{mode}]" for mode in modes)]
    keep(checkout, *(Scenario(test, BOOK, ("7.6.1.6",)) for test in tests))
    known = json.loads(playmat("rules", BOOK, "7.6.1.6", "--json").stdout)
    assert sorted(known["scenarios"]) == [f"{FILE}::test_each[a-b]", f"{FILE}::test_each[c]", f"{FILE}::test_it"]
    assert playmat("rules", BOOK, "7.6.1.6").stdout.count("test_it") == 1
    assert doctest.testmod(rules_command).failed == 0


def test_a_rule_says_when_its_scenarios_are_not_known(checkout):
    assert "no scenario has been run yet" in playmat("rules", BOOK, "7.6.1.6").stderr
    keep(checkout)
    (checkout / FILE).write_text("")
    assert "have changed" in playmat("rules", BOOK, "7.6.1.6").stderr


def test_a_chapter_may_be_given_without_its_sign():
    assert json.loads(playmat("rules", BOOK, "9", "--json").stdout)["id"] == "§9"


def test_the_chapters_of_a_book():
    chapters = json.loads(playmat("rules", BOOK, "--json").stdout)["chapters"]
    assert list(chapters) == [f"§{n}" for n in range(1, 12)]
    assert "§7    7.1 to 7.7" in playmat("rules", BOOK).stdout


def test_coverage_from_a_ledger_that_holds(checkout):
    keep(checkout, Scenario("t", BOOK, ("1.2.1", "1.2.2")), failed=("u",))
    ended = playmat("rules", "--coverage", "--json")
    counted = json.loads(ended.stdout)[BOOK]
    assert set(counted) == {"behaviour", "tested", "untested", "placed", "unplaced"}
    assert (counted["placed"], counted["unplaced"]) == (336, [])
    assert (counted["behaviour"], counted["tested"], len(counted["untested"])) == (336, 2, 334)
    assert "1 scenarios did not pass" in ended.stderr
    shown = playmat("rules", "--coverage")
    assert "vanguard-1.10  2 / 336 tested (0.6%), 336 / 336 placed (100.0%)" in shown.stdout
    assert "and 274 more (--json lists all)" in shown.stdout.replace("\n  ", " ")


def test_coverage_runs_the_scenarios_when_the_ledger_does_not_hold(checkout, monkeypatch):
    runs = []

    def run(root):
        runs.append(root)
        keep(root, Scenario("t", BOOK, ("1.2.1",)))
        return "1 passed"

    monkeypatch.setattr(coverage, "_run_scenarios", run)
    refused = playmat("rules", "--coverage")
    assert refused.exit_code == 1
    assert "there is no ledger yet: `playmat rules --coverage --run` runs" in " ".join(refused.stderr.split())
    assert runs == [], "nothing is run that nobody asked for"
    first = playmat("rules", "--coverage", "--run", "--json")
    assert "there is no ledger yet" in first.stderr
    assert json.loads(first.stdout)[BOOK]["tested"] == 1
    assert playmat("rules", "--coverage", "--run", "--json").stderr == ""
    (checkout / FILE).write_text("# changed\n")
    older = playmat("rules", "--coverage", "--json")
    assert "have changed" in older.stderr
    assert json.loads(older.stdout)[BOOK]["tested"] == 1
    assert runs == [checkout]
    assert "have changed" in playmat("rules", "--coverage", "--run").stderr
    assert runs == [checkout, checkout]


def test_coverage_really_runs_pytest(checkout, monkeypatch):
    (checkout / "pyproject.toml").write_text(
        '[project]\nname = "playmat"\n[tool.pytest.ini_options]\nmarkers = ["rule(*ids): x"]\n'
    )
    (checkout / "tests/conftest.py").write_text('pytest_plugins = ["playmat.testing.ledger_plugin"]\n')
    (checkout / FILE).write_text("import pytest\n@pytest.mark.rule('1.2.1')\ndef test_it(): pass\n")
    monkeypatch.setenv("PYTHONPATH", str(rules_command.Path(rules_command.__file__).parents[3]))
    ended = playmat("rules", "--coverage", "--run", "--json")
    assert ended.exit_code == 0, ended.output
    assert json.loads(ended.stdout)[BOOK]["tested"] == 1
    assert list(read_ledger(checkout).whole) == [FILE]


def test_coverage_says_what_stopped_the_scenarios(checkout, monkeypatch):
    (checkout / FILE).write_text("import nothing_of_that_name\n")
    monkeypatch.setenv("PYTHONPATH", str(rules_command.Path(rules_command.__file__).parents[3]))
    ended = playmat("rules", "--coverage", "--run")
    assert ended.exit_code == 1
    assert "the scenarios could not all be run: there is no ledger yet" in ended.stderr
    assert "nothing_of_that_name" in ended.stderr


def test_coverage_without_scenarios_is_nought(checkout):
    (checkout / FILE).unlink()
    assert json.loads(playmat("rules", "--coverage", "--json").stdout)[BOOK]["tested"] == 0


def test_coverage_outside_a_checkout_says_what_to_do(monkeypatch):
    monkeypatch.setattr(coverage, "find_repository", lambda start: None)
    ended = playmat("rules", "--coverage")
    assert ended.exit_code == 1
    assert "run it in a checkout" in ended.stderr
