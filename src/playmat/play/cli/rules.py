"""`playmat rules`: a book's rules in our words, where they are kept, what shows them, and how many are tested.

playmat rules vanguard-1.10            the chapters
playmat rules vanguard-1.10 7.6.1.2    one rule, its children, its places and its scenarios
playmat rules --coverage               behaviour rules tested / all, per book
playmat rules --compare vanguard-1.10 vanguard-2.01 [ID]    two books of one game side by side
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from playmat.kernel.words.errors import BookError
from playmat.play.cli import compare
from playmat.play.cli.common import BOOK, hint, json_option, notes, out, write_json
from playmat.play.cli.coverage import current_ledger
from playmat.rulebook.citations import places_of
from playmat.rulebook.ledger import LedgerError, coverage, find_repository, read_ledger
from playmat.rulebook.rules import Rule, books, children_of, find_rule, parent_of, rules_of
from playmat.testing.modes import MODES

SHORT = 60


@click.command("rules")
@click.argument("book", type=BOOK, required=False)
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--coverage", "wants_coverage", is_flag=True, help="Count the behaviour rules that are tested.")
@click.option("--run", is_flag=True, help="With --coverage: run the scenarios first, if they have changed.")
@click.option("--compare", "other", type=BOOK, metavar="OTHER", help="Set the rules of OTHER and BOOK side by side.")
@json_option
def command(
    book: str | None, rule_id: str | None, wants_coverage: bool, run: bool, other: str | None, as_json: bool
) -> None:
    """Show a rule of BOOK in our words with where it is kept, or the chapters.

    With --coverage, count for each book (or for BOOK) the behaviour rules that a passing scenario cites,
    and those that have a place in the sources, as of the latest run of the scenarios; --run runs them where that
    is needed.

    With --compare, show which rules of two books of one game are the same, changed, new or gone, or one of them.
    """
    if run and not wants_coverage:
        raise click.UsageError("--run runs the scenarios for --coverage; give both")
    if wants_coverage and other:
        raise click.UsageError("--coverage counts books, --compare sets two side by side; give one of them")
    if other:
        if book is None:
            raise click.UsageError(f"--compare {other} needs the book to compare it with")
        compare.show(other, book, rule_id, as_json)
    elif wants_coverage:
        if rule_id:
            raise click.UsageError(f"--coverage counts whole books; got the rule {rule_id!r} as well")
        _show_coverage([book] if book else list(books()), run, as_json)
    elif book is None:
        raise click.UsageError(f"name a book ({', '.join(books())}), or give --coverage")
    elif rule_id is None:
        _show_chapters(book, as_json)
    else:
        _show_rule(describe(book, rule_id), as_json)


def describe(book: str, rule_id: str) -> dict[str, Any]:
    """Gather all that is known of a rule; an id that does not exist is bad usage."""
    try:
        rule = _find(book, rule_id)
    except BookError as error:
        raise click.UsageError(hint(error)) from error
    return {
        "book": book,
        "id": rule.id,
        "kind": rule.kind,
        "gist": rule.gist,
        "check": rule.check,
        "note": rule.note,
        "parent": parent_of(book, rule.id),
        "children": list(children_of(book, rule.id)),
        "sources": _places(book, rule.id),
        **_scenarios(book, rule.id),
    }


def _find(book: str, rule_id: str) -> Rule:
    """Find a rule; a chapter may be given without its sign, which few keyboards have."""
    chapter = f"§{rule_id}"
    is_chapter = rule_id not in rules_of(book) and chapter in rules_of(book)
    return find_rule(book, chapter if is_chapter else rule_id)


def _places(book: str, rule_id: str) -> list[dict[str, Any]]:
    """Give the places in the sources at which a rule is kept."""
    places = [asdict(each) for each in places_of(book) if each.rule == rule_id]
    return [{key: each[key] for key in ("file", "line", "name", "how", "says")} for each in places]


def once(tests: Iterable[str]) -> list[str]:
    """List each test once, though it ran in several modes.

    >>> once(["a.py::test_it[plain-3]", "a.py::test_it[watched-3]", "a.py::test_it[4-plain]"])
    ['a.py::test_it[3]', 'a.py::test_it[4]']
    """
    return list(dict.fromkeys(_without_mode(test) for test in tests))


def _without_mode(test: str) -> str:
    name, bracket, rest = test.partition("[")
    parts = rest.removesuffix("]").split("-")
    mode = next((part for part in parts if part in MODES), None)
    if not bracket or mode is None:
        return test
    parts.remove(mode)
    return f"{name}[{'-'.join(parts)}]" if parts else name


def _scenarios(book: str, rule_id: str) -> dict[str, Any]:
    """Give the scenarios that show a rule, with why the ledger may not be trusted, without running any."""
    root = find_repository(Path.cwd())
    if root is None:
        return {"scenarios": [], "ledger": "the scenarios are not here"}
    try:
        ledger = read_ledger(root)
    except LedgerError as error:
        return {"scenarios": [], "ledger": str(error)}
    if ledger is None:
        return {"scenarios": [], "ledger": "no scenario has been run yet"}
    stale = ledger.why_stale(root)
    return {"scenarios": once(ledger.rules_of(book).get(rule_id, [])), "ledger": stale}


def _show_rule(known: dict[str, Any], as_json: bool) -> None:
    if as_json:
        write_json(known)
        return
    console = out()
    under = f", under {known['parent']}" if known["parent"] else ""
    console.print(f"[bold]{known['book']} {known['id']}[/] ({known['kind']}{under})")
    for name in ("gist", "check", "note"):
        if known[name]:
            console.print(Padding(f"[bold]{name}[/] {escape(known[name])}", (0, 0, 0, 2)))
    _show_children(known["book"], known["children"])
    _show_citations(known)


def _show_children(book: str, children: list[str]) -> None:
    if not children:
        return
    rules = rules_of(book)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for child in children:
        table.add_row(child, escape(rules[child].gist or f"({rules[child].kind})"))
    console = out()
    console.print("\n[bold]under it[/]")
    console.print(Padding(table, (0, 0, 0, 2)))


def _show_citations(known: dict[str, Any]) -> None:
    console = out()
    console.print("\n[bold]kept at[/]" if known["sources"] else "\nno place in the sources cites it")
    for each in known["sources"]:
        where = f"{each['file']}:{each['line']} {each['name']} ({each['how']})"
        console.print(f"  {escape(where)}", soft_wrap=True)
        if each["says"]:
            console.print(Padding(escape(each["says"]), (0, 0, 0, 6)))
    if known["scenarios"]:
        console.print("\n[bold]shown by[/]")
    for test in known["scenarios"]:
        console.print(f"  {escape(test)}", soft_wrap=True)
    if known["ledger"]:
        notes().print(f"note: scenarios may be missing: {escape(known['ledger'])}", style="dim")


def _show_chapters(book: str, as_json: bool) -> None:
    rules = rules_of(book)
    tops = [rule_id for rule_id in rules if parent_of(book, rule_id) is None]
    chapters = {top: list(children_of(book, top)) for top in tops}
    if as_json:
        write_json({"book": book, "chapters": chapters})
        return
    console = out()
    for top, children in chapters.items():
        span = f"{children[0]} to {children[-1]}" if children else "no rules"
        console.print(f"{top:<5} {span}")
    first = tops[0].removeprefix("§")
    console.print(f"\nplaymat rules {book} {first} shows what is under one of them", style="dim")


def _show_coverage(names: list[str], run: bool, as_json: bool) -> None:
    ledger = current_ledger(Path.cwd(), run)
    counted = coverage(ledger, names)
    if as_json:
        write_json(counted)
    else:
        for book, numbers in counted.items():
            _show_book_coverage(book, numbers)
    if ledger.failed:
        notes().print(f"note: {len(ledger.failed)} scenarios did not pass and do not count", style="yellow")


def _show_book_coverage(book: str, numbers: dict[str, Any]) -> None:
    many = numbers["behaviour"]
    tested, placed = (
        f"{numbers[word]} / {many} {word} ({_share(numbers[word], many)})" for word in ("tested", "placed")
    )
    out().print(f"[bold]{book}[/]  {tested}, {placed}")
    for word in ("untested", "unplaced"):
        _show_missing(word, numbers[word])


def _share(some: int, many: int) -> str:
    return f"{some / many if many else 1.0:.1%}"


def _show_missing(word: str, rules: list[str]) -> None:
    if rules:
        more = f" ... and {len(rules) - SHORT} more (--json lists all)" if len(rules) > SHORT else ""
        out().print(Padding(f"{word}: {' '.join(rules[:SHORT])}{more}", (0, 0, 0, 2)))
