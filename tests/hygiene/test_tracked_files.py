"""What is in the repository is about Playmat: no machine's paths, and no sentence of a rulebook."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

PATHS = re.compile(r"(?<![\w.\-/<>])/(?:work|root|home|Users|opt|mnt|srv|var/folders)/\w")
# Written apart, so that this file does not hold what it looks for.
WORDS = [
    "clau" + "de", "anthro" + "pic", "chat" + "gpt", "language" + " model", "sub" + "agent",
    "index" + "-url", "co" + "-authored-by",
]  # fmt: skip
RUN = 12


def files_of(root: Path) -> list[Path]:
    """List what is tracked or would be: everything that is not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        ended = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout: which files are tracked is not known")
    paths = [root / name for name in ended.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


@pytest.fixture(scope="module")
def texts(root):
    found = {}
    for path in files_of(root):
        try:
            found[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    assert "pyproject.toml" in found
    return found


def foreign(text: str) -> list[str]:
    low = text.lower()
    return PATHS.findall(text) + [word for word in WORDS if re.search(rf"\b{re.escape(word)}s?\b", low)]


def words_of(text: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", text.lower())


def runs_of(text: str) -> set[tuple[str, ...]]:
    words = words_of(text)
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def prose_runs(text: str) -> set[tuple[str, ...]]:
    # Names listed one after another in code, each in its quotes, are no sentence.
    return set().union(*(runs_of(part) for part in text.split('"')))


def test_no_machine_path_and_no_foreign_word(texts):
    assert {name: foreign(text) for name, text in texts.items() if foreign(text)} == {}


def test_no_sentence_of_a_rulebook(texts, root):
    books = sorted((root.parent / "shared" / "rulebooks").glob("*/rulebook.txt"))
    if not books:
        pytest.skip("the rulebooks are not beside the checkout")
    printed = set().union(*(runs_of(book.read_text(encoding="utf-8")) for book in books))
    copied = {name: [" ".join(run) for run in prose_runs(text) & printed] for name, text in texts.items()}
    assert {name: runs for name, runs in copied.items() if runs} == {}


def test_nothing_that_is_built_is_tracked(root):
    # A folder `build` is built at the top only: the kernel has a room of that name.
    built = re.compile(r"(^|/)(\.venv|__pycache__|\.playmat|dist|[^/]*\.egg-info)/|^build/|\.(py[cod]|so)$")
    names = [path.relative_to(root).as_posix() for path in files_of(root)]
    assert [name for name in names if built.search(name)] == []


@pytest.mark.parametrize("text", ["see /ro" + "ot/x", "'/wo" + "rk/main'", "a langu" + "age model"])
def test_a_foreign_text_is_found(text):
    assert foreign(text)


@pytest.mark.parametrize("text", ["src/root/x", "<repo root>/work", "home/ work", "a/opt/b", "/ work"])
def test_a_text_that_only_resembles_one_is_let_through(text):
    assert foreign(text) == []


def test_a_copied_run_is_found():
    text = "one two three four five six seven eight nine ten eleven twelve"
    assert runs_of(text) & runs_of(f"zero, {text.upper()}; thirteen")
    assert not runs_of(text) & runs_of(text.replace("six", "6"))
    assert not runs_of(text) & prose_runs(text.replace("six", '"six"'))
