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
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from playmat.play.cli import COMMANDS, main
from playmat.rulebook.rules import books, folder_name, rules_of

ROOT = Path(__file__).resolve().parents[2]
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
    ended = subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert ended.returncode == 0, ended.stdout
    assert re.search(r"^10 passed", ended.stdout, re.MULTILINE), ended.stdout


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
        found = next((base / file for base in (ROOT, at.parent) if (base / file).exists()), None)
        if found is None or (test and f"def {test}(" not in read(found)):
            missing.append(span)
    return missing


def is_path(span: str) -> bool:
    """Whether a code span names a file or a folder of ours; those with a placeholder or a blank do not."""
    ours = span.startswith(("src/", "tests/", "docs/", "../")) or "::" in span
    return ours and bool(PATH.fullmatch(span))


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name):
    assert dead_links(read(ROOT / name), ROOT / name) == []


@pytest.mark.parametrize("name", NAMES)
def test_files_that_are_named_exist(name):
    assert missing_files(read(ROOT / name), ROOT / name) == []


def test_every_page_is_in_the_index():
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(read(index))}
    pages = {page for page in (ROOT / "docs").rglob("*.md") if page != index}
    assert pages - linked == set()


# --- the books' own pages -----------------------------------------------------------------------------


def book_pages() -> list[str]:
    return [book for book in books() if page_of(book).is_file()]


def page_of(book: str) -> Path:
    return ROOT / "src" / "playmat" / "books" / folder_name(book) / "README.md"


def ids_in(text: str, book: str) -> set[str]:
    """Rule ids, written as the book writes them: 7.6.1.2, 7-4-1-4 or 903.2f-iv."""
    mark = "\\." if any("." in rule for rule in rules_of(book)) else "-"
    return set(re.findall(rf"(?<![\w.-])\d+(?:{mark}\d+)+[a-z]?(?:-[ivx]+)?(?![\w]|{mark}\d)", text))


def test_the_first_book_has_a_page():
    assert "vanguard-1.10" in book_pages()


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
    ["src/playmat/no_such.py", "tests/hygiene/test_docs.py::test_nothing_of_the_kind", "docs/nothing/"],
)
def test_a_missing_file_is_found(span):
    page = f"`{span}` and `src/playmat/kernel/` and `tests/<book>/rules/` and `a/b`"
    assert missing_files(page, ROOT / "README.md") == [span]


def test_an_unknown_option_is_found():
    parse(["bench", "vanguard-1.10"])
    with pytest.raises(click.UsageError):
        parse(["bench", "vanguard-1.10", "--no-such-option"])
