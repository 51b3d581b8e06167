"""Which phrase rules of a grammar a list of cards is said by: by many of them, by one card alone, or by none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from playmat.kernel.words.nodes import Ability
from playmat.text.grammar import PhraseRule
from playmat.text.language import START, Language
from playmat.text.links import unlink
from playmat.text.said import Said, handed, said


@dataclass
class Usage:
    """How many cards use each phrase rule. A card counts once, however often it uses a rule."""

    language: Language
    cards: Counter[str] = field(default_factory=Counter)
    _handed: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)

    def add(self, abilities: Iterable[Ability]) -> None:
        """Count the rules that the abilities of one card are said by."""
        self.cards.update({rule for ability in abilities for rule in self.rules_of(ability)})

    def rules_of(self, ability: Ability) -> frozenset[str]:
        """The ids of the rules that an ability is said by."""
        whole = said(self.language.grammar, START, unlink(ability, self.language.makers))
        phrases = [phrase for _, phrase in whole.parts()] if whole else []
        return frozenset(rule for phrase in phrases for rule in self._rules_at(phrase))

    def _rules_at(self, phrase: Said) -> tuple[str, ...]:
        """The rule of a phrase, and those that only hand it on to where it stands."""
        if phrase.rule is None:
            return ()
        if phrase.kind not in self._handed:
            self._handed[phrase.kind] = handed(self.language.grammar, phrase.kind)
        return (phrase.rule.id, *self._handed[phrase.kind].get(phrase.rule.kind, ()))

    def of_one_card(self) -> list[PhraseRule]:
        return [rule for rule in self.language.grammar.rules.values() if self.cards[rule.id] == 1]

    def of_no_card(self) -> list[PhraseRule]:
        return [rule for rule in self.language.grammar.rules.values() if not self.cards[rule.id]]

    def as_json(self) -> dict[str, object]:
        one, none, every = self.of_one_card(), self.of_no_card(), len(self.language.grammar.rules)
        return {
            "rules": every,
            "used": every - len(none),
            "by_one_card": len(one),
            "by_no_card": len(none),
            "of_one_card": [_shown(rule) for rule in one],
            "of_no_card": [_shown(rule) for rule in none],
        }


def _shown(rule: PhraseRule) -> str:
    """A rule by its place in the sources: file, line, kind and template."""
    return f"{rule.where} {rule.kind}: {rule.template}"
