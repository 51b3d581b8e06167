"""Which phrase rules of a grammar a list of cards is said by: by many of them, by one card alone, or by none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from playmat.kernel.words.nodes import Ability
from playmat.text.grammar import PATTERN_PLACE, PhraseRule
from playmat.text.language import START, Language
from playmat.text.links import unlink
from playmat.text.said import Said, handed, said


@dataclass
class Usage:
    """How many cards use each phrase rule, by its place in the sources. A card counts once, however often it uses it.

    A rule that is unfolded into several is one; what a pattern stands for is nobody's own, and is not counted.
    """

    language: Language
    cards: Counter[str] = field(default_factory=Counter)
    _handed: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)

    def add(self, abilities: Iterable[Ability]) -> None:
        """Count the rules that the abilities of one card are said by."""
        self.cards.update({rule for ability in abilities for rule in self.rules_of(ability)})

    def rules_of(self, ability: Ability) -> frozenset[str]:
        """The places of the rules that an ability is said by; what no text said, a keyword's own, by none."""
        if not ability.form:
            return frozenset()
        rules = self.language.grammar.rules
        whole = said(self.language.grammar, START, unlink(ability, self.language.makers))
        phrases = [phrase for _, phrase in whole.parts()] if whole else []
        return frozenset(rules[rule].where for phrase in phrases for rule in self._rules_at(phrase))

    def _rules_at(self, phrase: Said) -> tuple[str, ...]:
        """The rule of a phrase, and those that only hand it on to where it stands."""
        if phrase.rule is None:
            return ()
        if phrase.kind not in self._handed:
            self._handed[phrase.kind] = handed(self.language.grammar, phrase.kind)
        return (phrase.rule.id, *self._handed[phrase.kind].get(phrase.rule.kind, ()))

    def sources(self) -> list[PhraseRule]:
        """One rule for each that is written in the grammar."""
        rules = self.language.grammar.rules.values()
        return list({rule.where: rule for rule in reversed(rules) if rule.where != PATTERN_PLACE}.values())[::-1]

    def of_one_card(self) -> list[PhraseRule]:
        return [rule for rule in self.sources() if self.cards[rule.where] == 1]

    def of_no_card(self) -> list[PhraseRule]:
        return [rule for rule in self.sources() if not self.cards[rule.where]]

    def as_json(self) -> dict[str, object]:
        one, none, every = self.of_one_card(), self.of_no_card(), len(self.sources())
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
