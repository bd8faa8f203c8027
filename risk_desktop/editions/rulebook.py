"""The rulebooks as data: which rules a game follows, which of them explain a step, and what its house rules change.

Read once from ``resources/rules.yaml``. There is no prose here: a rule is its id, and the window has a text for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from risk_desktop.engine.rules import OptionValue
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

from .edition import Edition

Ids = tuple[str, ...]


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """One rulebook. ``chapters``: rules by heading; ``steps``: rules by the kind of decision that they explain.

    ``replaces``: by rule, those of other sections that it takes the place of.
    """

    id: str
    chapters: dict[str, Ids]
    steps: dict[str, Ids] = {}
    replaces: dict[str, Ids] = {}

    @property
    def rules(self) -> Ids:
        """All rules of the section, in reading order."""
        return tuple(rule for rules in self.chapters.values() for rule in rules)


class Follows(Struct, frozen=True, forbid_unknown_fields=True):
    """The sections that a rule set follows, the most particular first; ``also``: further ones by number of players."""

    sections: Ids
    also: dict[str, Ids] = {}


class HouseRule(Struct, frozen=True, forbid_unknown_fields=True):
    """What an option changes. ``values``: the rules that print a value; ``steps``: kinds of decision it touches as well.

    ``parts``: those of the rules that say more than that, and hold but for it. ``ends``: those that another value puts
    out of play altogether, even where they tell of other options too.
    """

    values: dict[str, Ids] = {}
    steps: Ids = ()
    parts: Ids = ()
    ends: Ids = ()

    @property
    def rules(self) -> frozenset[str]:
        """All rules that print one of its values."""
        return frozenset(rule for rules in self.values.values() for rule in rules)

    def printing(self, value: OptionValue) -> Ids:
        """Return the rules that print a value."""
        return self.values.get(str(value), ())

    def overruled(self, value: OptionValue) -> frozenset[str]:
        """Return the rules that don't hold while the option has this value."""
        return self.rules - frozenset(self.printing(value))


class _RulebookFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    chapters: Ids
    sections: tuple[Section, ...]
    editions: dict[str, Follows]
    options: dict[str, HouseRule]


_NONE: Mapping[str, OptionValue] = {}


@dataclass(frozen=True, slots=True)
class RulesInPlay:
    """What is played: a rule set, for how many players (0: any), with which house rules (those that aren't printed)."""

    edition: str
    players: int = 0
    house_rules: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Cited:
    """A rule with its section and heading.

    ``overruled``: house rules of this game take its place; ``changed``: they take the place of a part of it.
    """

    rule: str
    section: str
    chapter: str
    overruled: bool = False
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Explained:
    """What explains a step: rules, the most important first, and the house rules of this game that touch it."""

    rules: tuple[Cited, ...]
    house_rules: tuple[str, ...]


class Rulebook:
    """All rulebooks. Rule sets that it doesn't know follow no section."""

    def __init__(self, file: _RulebookFile) -> None:
        self.sections = {section.id: section for section in file.sections}
        self.chapters, self.editions, self.options = file.chapters, file.editions, file.options
        self._home = {
            rule: (section.id, chapter)
            for section in file.sections
            for chapter, rules in section.chapters.items()
            for rule in rules
        }
        self._printed_by: dict[str, set[str]] = {}
        for key, option in self.options.items():
            for rule in option.rules:
                self._printed_by.setdefault(rule, set()).add(key)

    def followed(self, edition: str, players: int = 0) -> tuple[Section, ...]:
        """Return the sections that a rule set follows, the most particular first; with 0 players all that it may follow."""
        follows = self.editions.get(edition)
        if follows is None:
            return ()
        wanted = follows.also if players == 0 else {str(players): follows.also.get(str(players), ())}
        also = tuple(section for sections in wanted.values() for section in sections)
        return tuple(self.sections[id_] for id_ in (*follows.sections[:1], *also, *follows.sections[1:]))

    def contents(self, play: RulesInPlay) -> list[Cited]:
        """Return the rules that a game follows, by chapter; all rules of all rulebooks, book by book, for an unknown one."""
        sections = self.followed(play.edition, play.players)
        if not sections:
            return [self._cited(rule) for section in self.sections.values() for rule in section.rules]
        gone = self._replaced(play)
        rules = [rule for section in sections for rule in section.rules if rule not in gone]
        place = self.chapters.index
        return sorted((self._cited(rule, play.house_rules) for rule in rules), key=lambda cited: place(cited.chapter))

    def explain(self, kind: str, play: RulesInPlay) -> Explained:
        """Return what explains a kind of decision in a game."""
        gone, overruled = self._replaced(play), self._overruled(play)
        sections = self.followed(play.edition, play.players)
        rules = [rule for section in sections for rule in section.steps.get(kind, ()) if rule not in gone]
        touching = tuple(key for key in play.house_rules if self.touches(key, kind))
        for key in touching:
            held = self.options[key].printing(play.house_rules[key])
            new = [rule for rule in held if rule not in overruled and kind in self.steps_of(rule)]
            if new and not any(rule in rules for rule in new):
                rules[:0] = [rule for rule in new if self._home[rule][0] == self._home[new[0]][0]]
        return Explained(tuple(self._cited(rule, play.house_rules) for rule in dict.fromkeys(rules)), touching)

    def touches(self, option: str, kind: str) -> bool:
        """Tell whether an option changes something for a kind of decision."""
        found = self.options.get(option)
        return found is not None and (kind in found.steps or any(kind in self.steps_of(rule) for rule in found.rules))

    def steps_of(self, rule: str) -> frozenset[str]:
        """Return the kinds of decision that a rule explains."""
        section = self.sections[self._home[rule][0]]
        return frozenset(kind for kind, rules in section.steps.items() if rule in rules)

    def _cited(self, rule: str, house_rules: Mapping[str, OptionValue] = _NONE) -> Cited:
        section, chapter = self._home[rule]
        by = self._overruling(rule, house_rules)
        whole = any(rule not in self.options[key].parts for key in by) and by == self._printed_by[rule]
        whole = whole or any(rule in self.options[key].ends for key in by)
        return Cited(rule, section, chapter, overruled=whole, changed=bool(by) and not whole)

    def _overruling(self, rule: str, house_rules: Mapping[str, OptionValue]) -> set[str]:
        """Return the house rules that say something else than the rule."""
        printed_by = self._printed_by.get(rule, set())
        return {
            key for key in printed_by if key in house_rules and rule in self.options[key].overruled(house_rules[key])
        }

    def _replaced(self, play: RulesInPlay) -> frozenset[str]:
        """Return the rules whose place another one takes; without a number of players, only where that is so for any."""
        follows = self.editions.get(play.edition)
        sections = self.followed(play.edition, play.players or -1) if follows is not None else ()
        return frozenset(rule for section in sections for rules in section.replaces.values() for rule in rules)

    def _overruled(self, play: RulesInPlay) -> frozenset[str]:
        return frozenset(self._overruled_by(play.house_rules))

    def _overruled_by(self, house_rules: Mapping[str, OptionValue]) -> Iterator[str]:
        for key, value in house_rules.items():
            if key in self.options:
                yield from self.options[key].overruled(value) - frozenset(self.options[key].parts)


@cache
def rulebook() -> Rulebook:
    """Return the rulebooks of the program."""
    text = (resources_dir() / "rules.yaml").read_text("utf-8")
    return Rulebook(msgspec.convert(read_yaml(text), _RulebookFile))


def play_of(
    edition: Edition, players: int, options: Mapping[str, OptionValue], boards: Iterable[str] | None = None
) -> RulesInPlay:
    """Return what is played with these options; those that are as the edition prints them are no house rules.

    ``boards``: references to those that are played on, None for the edition's own.
    """
    return RulesInPlay(edition.id, players, edition.house_rules(options, edition.boards if boards is None else boards))
