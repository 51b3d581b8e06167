"""What the documentation says is true: examples and commands run, links and file names lead somewhere.

A block of code that follows `<!-- file: NAME -->` is written to a folder of that page's own, where its
examples and commands then run. Commands that take minutes are only parsed.
"""

from __future__ import annotations

import ast
import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

import playmat
from playmat.books import BOOKS
from playmat.kernel.run.tables import Ask, Pick
from playmat.play.cli import COMMANDS, main
from playmat.rulebook.rules import books, folder_name, rules_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "playmat"
PAGES = sorted([
    ROOT / "README.md", ROOT / "CHANGELOG.md",
    *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("README.md"),
])  # fmt: skip
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]
DOCTEST = doctest.ELLIPSIS | doctest.REPORT_NDIFF

FENCE = re.compile(r"^(?:<!-- file: (\S+) -->\n)?```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?:\.\./|[\w.-]+/)+[\w.-]*(?:::\w+)?")
FILE = re.compile(r"[\w.-]+\.(?:py|json|jsonl|grammar|md|toml|txt)(?:::\w+)?")
DOTTED = re.compile(r"playmat(?:\.\w+)+")
NAME = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*")
OURS = re.compile(r"[a-z0-9]+_\w+|(?:[A-Z][a-z]+){2,}|[A-Z]+_[A-Z_]+")
"""A word that can only be a name in code: with an underscore, or with capitals inside."""
SLOW = ("bench", "--coverage")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and the file it stands for, if any."""

    language: str
    text: str
    file: str


def blocks(page: str) -> list[Block]:
    return [Block(language, text, file or "") for file, language, text in FENCE.findall(page)]


def prose(page: str) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", page)


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder to run a page in, beside the sources that commands may name."""
    (tmp_path / "src").symlink_to(ROOT / "src")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lay_out(page: str, folder: Path) -> list[str]:
    """Write the files of a page; their names."""
    files = [block for block in blocks(page) if block.file]
    for block in files:
        (folder / block.file).write_text(block.text, encoding="utf-8")
    return [block.file for block in files]


# --- examples -----------------------------------------------------------------------------------------


def examples(page: str, name: str) -> doctest.DocTest:
    """All examples of a page as one test: they share their names, as at one prompt."""
    typed = [block.text for block in blocks(page) if block.language == "python" and ">>> " in block.text]
    text = "\n".join(typed)
    return doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, name, name, 0)


def run_examples(page: str, name: str) -> tuple[doctest.TestResults, str]:
    told = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False, optionflags=DOCTEST)
    with contextlib.redirect_stdout(io.StringIO()):
        result = runner.run(examples(page, name), out=told.write)
    return result, told.getvalue()


@pytest.mark.parametrize("name", NAMES)
def test_examples_are_true(name, folder):
    page = read(ROOT / name)
    lay_out(page, folder)
    result, told = run_examples(page, name)
    assert result.failed == 0, told
    assert result.attempted == page.count("\n>>> ")


def test_the_pages_that_should_have_examples_have_them():
    with_examples = [name for name, page in zip(NAMES, PAGES, strict=True) if "\n>>> " in read(page)]
    expected = {"README.md", "docs/tutorial.md", "docs/protocol.md", "docs/how-to-write-a-bot.md"}
    assert expected - set(with_examples) == set()


@pytest.mark.parametrize("name", NAMES)
def test_code_that_is_not_run_is_at_least_python(name):
    for block in blocks(read(ROOT / name)):
        if block.language == "python" and ">>> " not in block.text:
            # A decorated test whose body is its docstring is whole; anything cut off is not.
            ast.parse(block.text)


@pytest.mark.parametrize("name", NAMES)
def test_scenarios_pass(name, folder):
    files = [file for file in lay_out(read(ROOT / name), folder) if file.startswith("test_")]
    if not files:
        return
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files]
    env = {**os.environ, "PYTHONPATH": paths}
    ended = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stdout
    assert re.search(r"^4 passed", ended.stdout, re.MULTILINE), ended.stdout


# --- commands -----------------------------------------------------------------------------------------


def commands(page: str) -> list[str]:
    lines = [line for block in blocks(page) if block.language == "sh" for line in block.text.splitlines()]
    return [line for line in lines if line.strip()]


def parse(arguments: list[str]) -> None:
    """Check the arguments of a command without carrying it out."""
    command = main.get_command(click.Context(main), arguments[0])
    assert command is not None, arguments
    command.make_context(arguments[0], arguments[1:])


@pytest.mark.parametrize("name", NAMES)
def test_commands_run(name, folder):
    page = read(ROOT / name)
    lay_out(page, folder)
    for line in commands(page):
        program, *arguments = shlex.split(line)
        assert program == "playmat", f"{name}: {line!r} is no command of ours"
        if any(word in arguments for word in SLOW):
            parse(arguments)
            continue
        ended = CliRunner().invoke(main, arguments, input="")
        assert ended.exit_code == 0, f"{name}: {line}\n{ended.output}"


@pytest.mark.parametrize("name", NAMES)
def test_commands_and_targets_that_are_named_exist(name):
    page = read(ROOT / name)
    targets = re.search(r"^\.PHONY: (.*)$", read(ROOT / "Makefile"), re.MULTILINE).group(1).split()
    made = re.findall(r"(?:`|^    )make (\w+)", page, re.MULTILINE)
    assert [word for word in made if word not in targets] == []
    assert [word for word in re.findall(r"`playmat (\w+)", page) if word not in COMMANDS] == []


def test_the_readme_lists_every_command():
    page = read(ROOT / "README.md")
    assert [word for word in COMMANDS if f"| `playmat {word}" not in page] == []


# --- links and names ----------------------------------------------------------------------------------


def anchors(page: str) -> set[str]:
    """The names by which the headings of a page are linked to."""
    titles = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def dead_links(page: str, at: Path) -> list[str]:
    """Links that lead to no file, or to no heading of one."""
    dead = []
    for link in LINK.findall(prose(page)):
        file, _, heading = link.partition("#")
        target = (at.parent / file).resolve() if file else at
        if not target.exists() or (heading and heading not in anchors(read(target))):
            dead.append(link)
    return dead


def missing_files(page: str, at: Path) -> list[str]:
    """Paths in code spans that are no files, and tests named in a file that does not have them."""
    given = {block.file for block in blocks(page)}
    missing = []
    for span in SPAN.findall(prose(page)):
        if span in given or not is_path(span):
            continue
        file, _, test = span.partition("::")
        found = find_file(file, at)
        if found is None or (test and f"def {test}(" not in read(found)):
            missing.append(span)
    return missing


def is_path(span: str) -> bool:
    """Whether a code span names a file or a folder of ours; those with a placeholder or a blank do not."""
    if FILE.fullmatch(span.rpartition("/")[2]) and not set(span) & set("<>* "):
        return not span.startswith(("my-", "/"))
    ours = span.startswith(("src/", "tests/", "docs/", "../")) or "::" in span
    return ours and bool(PATH.fullmatch(span))


def find_file(name: str, at: Path) -> Path | None:
    """A file or folder from the root, from the page, or from the package.

    A bare name is a file beside a page of the package; other pages mean one of that name anywhere.
    """
    exact = [base / name for base in (ROOT, at.parent, PACKAGE) if (base / name).exists()]
    anywhere = [] if at.is_relative_to(PACKAGE) else files_by_end().get(name, [])
    return next(iter([*exact, *anywhere]), None)


@cache
def files_by_end() -> dict[str, list[Path]]:
    """Every file of the sources and tests by its name, and by its last folder and name."""
    found: dict[str, list[Path]] = {}
    for path in (path for top in ("src", "tests") for path in sorted((ROOT / top).rglob("*.*"))):
        for name in (path.name, f"{path.parent.name}/{path.name}"):
            found.setdefault(name, []).append(path)
    return found


def missing_names(page: str) -> list[str]:
    """Names of code in code spans that lead to nothing: `playmat.x.y`, and words that only code can have."""
    named = [span for span in SPAN.findall(prose(page)) if NAME.fullmatch(span) and not FILE.fullmatch(span)]
    dead = [span for span in named if DOTTED.fullmatch(span) and not leads_somewhere(span)]
    others = [span for span in named if not DOTTED.fullmatch(span)]
    words = {word for span in others for word in span.split(".") if OURS.fullmatch(word)}
    return [*dead, *sorted(words - words_of_code() - set(BOOKS.values()))]


def leads_somewhere(dotted: str) -> bool:
    """Whether a dotted name is a module, or something that a module holds."""
    parts = dotted.split(".")
    for end in range(len(parts), 0, -1):
        try:
            held: object = import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            held = getattr(held, part, None)
        return held is not None
    return False


@cache
def words_of_code() -> frozenset[str]:
    """Every name that is written in the sources and tests of Playmat, this module apart."""
    files = [path for top in ("src", "tests") for path in (ROOT / top).rglob("*.py") if path != Path(__file__)]
    return frozenset(word for path in files for word in re.findall(r"\w+", read(path)))


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name):
    assert dead_links(read(ROOT / name), ROOT / name) == []


@pytest.mark.parametrize("name", NAMES)
def test_files_that_are_named_exist(name):
    assert missing_files(read(ROOT / name), ROOT / name) == []


@pytest.mark.parametrize("name", NAMES)
def test_names_of_code_that_are_named_exist(name):
    assert missing_names(read(ROOT / name)) == []


def test_every_page_is_in_the_index():
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(read(index))}
    pages = {page for page in (ROOT / "docs").rglob("*.md") if page != index}
    assert pages - linked == set()


# --- what questions are about ---------------------------------------------------------------------------


def told_abouts(page: str, book: str) -> set[str]:
    """The words in a book's line of the table of what is asked about."""
    (line,) = re.findall(rf"^\| `{re.escape(book)}` \| (`.*) \|$", page, re.MULTILINE)
    return set(SPAN.findall(line))


def asked_abouts(name: str) -> set[str]:
    """What the rows of a book's procedures ask about."""
    rows = [row for table in playmat.book(name).procedures.tables.values() for row in table.rows]
    asking = [row for row in rows if isinstance(row.action, Ask | Pick)]
    return {row.action.about or row.into.rstrip("0123456789") for row in asking}


@pytest.mark.parametrize("name", BOOKS)
def test_the_protocol_tells_what_the_rules_ask_about(name):
    assert told_abouts(read(ROOT / "docs" / "protocol.md"), name) == asked_abouts(name)


# --- the books' own pages -----------------------------------------------------------------------------


def book_pages() -> list[str]:
    return [each for each in books() if page_of(each).is_file()]


def page_of(book: str) -> Path:
    return ROOT / "src" / "playmat" / "books" / folder_name(book) / "README.md"


def ids_in(text: str, book: str) -> set[str]:
    """Rule ids, written as the book writes them: 7.6.1.2, 7-4-1-4 or 903.2f-iv."""
    mark = "\\." if any("." in rule for rule in rules_of(book)) else "-"
    return set(re.findall(rf"(?<![\w.-])\d+(?:{mark}\d+)+[a-z]?(?:-[ivx]+)?(?![\w]|{mark}\d)", text))


def test_the_first_book_has_a_page():
    assert "vanguard-1.10" in book_pages()


@pytest.mark.parametrize("name", book_pages())
def test_every_module_of_a_book_is_on_its_page(name):
    page = page_of(name)
    modules = {path.name for path in page.parent.glob("*.py")} - {"__init__.py"}
    assert sorted(modules - set(SPAN.findall(read(page)))) == []


@pytest.mark.parametrize("book", book_pages())
def test_every_rule_with_a_note_has_its_reading(book):
    # a heading, such as §7 or 1107, is no rule to be read one way or another
    noted = {rule.id for rule in rules_of(book).values() if rule.note and not rule.id.lstrip("§").isdigit()}
    assert sorted(noted - ids_in(read(page_of(book)), book)) == []


@pytest.mark.parametrize("book", book_pages())
def test_every_rule_that_is_named_exists(book):
    page = prose(read(page_of(book))).replace(book, "").replace(f"rules {book.rpartition('-')[2]}", "")
    assert sorted(ids_in(page, book) - set(rules_of(book))) == []


# --- that these tests can fail ------------------------------------------------------------------------


def test_a_wrong_example_is_found():
    result, told = run_examples("```python\n>>> 1 + 1\n3\n\n```\n", "page")
    assert result.failed == 1
    assert "- 3\n    + 2" in told


def test_a_file_block_is_told_from_others():
    page = "<!-- file: a.json -->\n```json\n{}\n```\n\n```sh\nplaymat books\n```\n"
    assert blocks(page) == [Block("json", "{}\n", "a.json"), Block("sh", "playmat books\n", "")]
    assert commands(page) == ["playmat books"]


@pytest.mark.parametrize("link", ["no-such.md", "index.md#no-such-heading", "#nowhere"])
def test_a_dead_link_is_found(link):
    page = f"# Here\n\n[a]({link}) and [b](design.md#the-parts)"
    assert dead_links(page, ROOT / "docs" / "index.md") == [link]


@pytest.mark.parametrize(
    "span",
    [
        "src/playmat/no_such.py",
        "tests/hygiene/test_docs.py::test_nothing_of_the_kind",
        "docs/nothing/",
        "no_such.py",
        "kernel/no_such.py",
        "no_such.json",
    ],
)
def test_a_missing_file_is_found(span):
    there = "`src/playmat/kernel/` and `tests/<book>/rules/` and `a/b` and `kernel/state/memo.py` and `mat.json`"
    page = f"`{span}` and {there}"
    assert missing_files(page, ROOT / "README.md") == [span]


def test_a_bare_name_on_a_page_of_the_package_is_a_file_beside_it():
    page, folder = "`battle.py` and `questions.py` and `fast/contract.py`", PACKAGE / "books" / "force_of_will_6_1"
    assert missing_files(page, folder / "README.md") == ["questions.py"]
    assert missing_files(page, ROOT / "docs" / "design.md") == []


@pytest.mark.parametrize(
    "name",
    ["playmat.kernel.no_such", "playmat.kernel.state.game.no_such", "no_such_name", "NoSuchName", "Game.no_such"],
)
def test_a_missing_name_is_found(name):
    there = "`playmat.kernel.state.view.log` and `Game.zone_versions` and `PLAYMAT_NO_MEMO` and `vanguard_1_10`"
    assert missing_names(f"`{name}` and {there} and `a word`, `pass`") == [name.removeprefix("Game.")]


def test_an_unknown_option_is_found():
    parse(["bench", "vanguard-1.10"])
    with pytest.raises(click.UsageError):
        parse(["bench", "vanguard-1.10", "--no-such-option"])
