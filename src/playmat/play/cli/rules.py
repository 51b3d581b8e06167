"""`playmat rules`: a book's rules in our words, what cites them, and how many are tested.

playmat rules vanguard-1.10            the chapters
playmat rules vanguard-1.10 7.6.1.2    one rule, its children and what cites it
playmat rules --coverage               behaviour rules tested / all, per book
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from playmat.kernel.words.errors import BookError
from playmat.play.cli.common import BOOK, hint, json_option, notes, out, write_json
from playmat.play.cli.coverage import current_ledger
from playmat.rulebook.citations import citations_of
from playmat.rulebook.ledger import LedgerError, coverage, find_repository, read_ledger
from playmat.rulebook.rules import Rule, books, children_of, find_rule, parent_of, rules_of

SHORT = 60


@click.command("rules")
@click.argument("book", type=BOOK, required=False)
@click.argument("rule_id", metavar="[ID]", required=False)
@click.option("--coverage", "wants_coverage", is_flag=True, help="Count the behaviour rules that are tested.")
@json_option
def command(book: str | None, rule_id: str | None, wants_coverage: bool, as_json: bool) -> None:
    """Show a rule of BOOK in our words with what cites it, or the chapters.

    With --coverage, count for each book (or for BOOK) the behaviour rules that a passing scenario cites;
    the scenarios are run first where that is needed.
    """
    if wants_coverage:
        if rule_id:
            raise click.UsageError(f"--coverage counts whole books; got the rule {rule_id!r} as well")
        _show_coverage([book] if book else list(books()), as_json)
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
    cited = [each for each in citations_of(book) if each.rule == rule.id]
    return {
        "book": book,
        "id": rule.id,
        "kind": rule.kind,
        "gist": rule.gist,
        "check": rule.check,
        "note": rule.note,
        "parent": parent_of(book, rule.id),
        "children": list(children_of(book, rule.id)),
        "sources": [{"file": each.file, "line": each.line, "how": each.how} for each in cited],
        **_scenarios(book, rule.id),
    }


def _find(book: str, rule_id: str) -> Rule:
    """Find a rule; a chapter may be given without its sign, which few keyboards have."""
    chapter = f"§{rule_id}"
    is_chapter = rule_id not in rules_of(book) and chapter in rules_of(book)
    return find_rule(book, chapter if is_chapter else rule_id)


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
    return {"scenarios": ledger.rules_of(book).get(rule_id, []), "ledger": stale}


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
    lines = [f"{each['file']}:{each['line']} ({each['how']})" for each in known["sources"]]
    lines += known["scenarios"]
    console.print("\n[bold]cited by[/]" if lines else "\nnothing cites it")
    for line in lines:
        console.print(f"  {escape(line)}", soft_wrap=True)
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


def _show_coverage(names: list[str], as_json: bool) -> None:
    ledger = current_ledger(Path.cwd())
    counted = coverage(ledger, names)
    if as_json:
        write_json(counted)
    else:
        for book, numbers in counted.items():
            _show_book_coverage(book, numbers)
    if ledger.failed:
        notes().print(f"note: {len(ledger.failed)} scenarios did not pass and do not count", style="yellow")


def _show_book_coverage(book: str, numbers: dict[str, Any]) -> None:
    console = out()
    share = numbers["tested"] / numbers["behaviour"] if numbers["behaviour"] else 1.0
    console.print(f"[bold]{book}[/]  {numbers['tested']} / {numbers['behaviour']} tested ({share:.1%})")
    untested = numbers["untested"]
    if untested:
        more = f" ... and {len(untested) - SHORT} more (--json lists all)" if len(untested) > SHORT else ""
        console.print(Padding(f"untested: {' '.join(untested[:SHORT])}{more}", (0, 0, 0, 2)))
