"""Hears from the compiler which steps fill its slots, and what each reference of a text was compiled to."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, NamedTuple

from playmat.kernel.words import nodes as n


class Filled(NamedTuple):
    """What a slot holds: the steps that fill it and those that move what is in it, each with the steps around it."""

    by: tuple[tuple[n.Node, ...], ...] = ()
    moved: tuple[tuple[n.Node, ...], ...] = ()


class Meaning(NamedTuple):
    """What a reference stands for: another reference, or what a slot holds at that point."""

    reference: n.Node | None
    slot: str
    filled: Filled


class Hearing:
    """Listens while one card is compiled.

    Nodes are known by their identity, so each place of the text needs a node of its own (`told_apart`).
    """

    def __init__(self) -> None:
        self.meanings: dict[int, Meaning] = {}
        self.unwritten: dict[int, list[tuple[n.Node | None, Meaning]]] = {}
        """By step, all references compiled in it, also those that a word implies and no node says: "its owner"."""
        self._scopes: list[dict[str, Filled]] = [{}]
        self._doing: list[n.Node] = []
        self._own: list[n.Node] = []
        self._kept: list[n.Node] = []
        """Every node heard of: its identity must stay its own."""

    def __call__(self, word: str, node: n.Node | None, said: str | n.Node | None) -> None:
        if node is not None:
            self._kept.append(node)
        match word:
            case "ability":
                self._scopes.append({})
            case "ability end":
                self._scopes.pop()
            case "step" | "own":
                (self._doing if word == "step" else self._own).append(node or n.Nothing())
            case "step end" | "own end":
                (self._doing if word == "step end" else self._own).pop()
            case "fills" | "moves":
                self._fill(word, node, str(said))
            case "means":
                self._mean(node, said)

    def _fill(self, word: str, node: n.Node | None, slot: str) -> None:
        step = (node,) if node is not None else tuple(self._doing)
        here = self._scopes[-1]
        if word == "fills":
            by, moved = here.get(slot, Filled())
            here[slot] = Filled((*by, step), moved)
        else:
            by, moved = self._held(slot)
            here[slot] = Filled(by, (*moved, step))

    def _held(self, slot: str) -> Filled:
        return next((scope[slot] for scope in reversed(self._scopes) if slot in scope), Filled())

    def _mean(self, node: n.Node | None, said: str | n.Node | None) -> None:
        slot = said if isinstance(said, str) else ""
        meaning = Meaning(said if isinstance(said, n.Node) else None, slot, self._held(slot) if slot else Filled())
        for each in (node, *self._own):
            self.meanings[id(each)] = meaning
        for step in self._doing:
            self.unwritten.setdefault(id(step), []).append((node, meaning))


def told_apart(value: Any) -> Any:
    """The same tree in which no two places share a node."""
    if isinstance(value, tuple):
        return tuple(told_apart(part) for part in value)
    if not isinstance(value, n.Node):
        return value
    return replace(value, **{entry.name: told_apart(getattr(value, entry.name)) for entry in fields(value)})
