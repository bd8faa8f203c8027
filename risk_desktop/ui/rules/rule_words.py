"""Rules in words: texts and sources of rules, names of rulebooks, chapters and steps, house rules."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.editions.edition import Edition
from risk_desktop.editions.origins import Printed, RuleReading, origins
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import Cited, RulesInPlay, rulebook
from risk_desktop.engine.rules import OptionSpec
from risk_desktop.i18n import has_text, tr, words_of
from risk_desktop.ui.words import value_name


def rule_text(rule: str) -> str:
    """Return the text of a rule."""
    return tr(f"rules.{_key(rule)}")


def book_name(section: str) -> str:
    """Return the name of a rulebook as it stands after a rule's id."""
    return tr(f"rules.book.{_key(section)}")


def origin_words(cited: Cited, play: RulesInPlay) -> str:
    """Return where a rule comes from, and whether a house rule replaces all or part of it."""
    origin = origins().of(cited.rule, [section.id for section in rulebook().followed(play.edition, play.players)])
    parts = [tr("origins.printed", where=_where(place)) for place in origin.printed[:1]]
    parts += [_reading(reading) for reading in origin.readings]
    if origin.ours:
        parts.append(tr("origins.rest" if parts else "origins.ours"))
    if cited.overruled or cited.changed:
        parts.append(f"({tr('rules.overruled' if cited.overruled else 'rules.changed')})")
    return " ".join(parts)


def source(cited: Cited, play: RulesInPlay) -> str:
    """Return the id of a rule and where it comes from."""
    return tr("rules.source", id=cited.rule, origin=origin_words(cited, play))


def other_reading(rule: str, play: RulesInPlay) -> OptionSpec | None:
    """Return the option of the editions in play by which a rule can be read differently, None if there is none."""
    keys = [reading.option for reading in origins().of(rule).readings if reading.option]
    specs = {spec.key: spec for edition in _played(play) for spec in edition.options}
    return next((specs[key] for key in keys if key in specs), None)


def _played(play: RulesInPlay) -> Iterable[Edition]:
    """Return the edition in play, or all editions if there is none."""
    return [EDITIONS[play.edition]] if play.edition in EDITIONS else EDITIONS.values()


def _where(printed: Printed) -> str:
    book = tr(f"origins.book.{printed.book}")
    if printed.page:
        return tr("origins.where_page", book=book, page=printed.page, place=printed.place)
    return tr("origins.where", book=book, place=printed.place)


def _reading(reading: RuleReading) -> str:
    if reading.option:
        return tr("origins.reading.rule", rule=tr(f"screens.option.{reading.option}"))
    return tr("origins.reading", other=tr(f"origins.reading.{_key(reading.id)}"))


def chapter_name(chapter: str, sections: Iterable[str]) -> str:
    """Return the heading of a chapter, as the first of the sections calls it that has a heading of its own."""
    return _worded(f"rules.chapter.{chapter}", sections)


def step_title(kind: str, play: RulesInPlay) -> str:
    """Return the title of a step in the words of the edition in play; an unknown step counts as watching."""
    known = kind if has_text(f"rules.step.{kind}") else "watch"
    return _worded(f"rules.step.{known}", (section.id for section in rulebook().followed(play.edition, play.players)))


def note(kind: str) -> str:
    """Return a note of our own about a step, "" for none."""
    return tr(f"rules.note.{kind}") if has_text(f"rules.note.{kind}") else ""


def house_lines(play: RulesInPlay, keys: Iterable[str]) -> list[str]:
    """Return a line for each of these house rules: its name and its value."""
    specs = {spec.key: spec for spec in EDITIONS[play.edition].options} if play.edition in EDITIONS else {}
    with words_of(play.edition):
        return [
            tr(
                "rules.house.line",
                rule=tr(f"screens.option.{key}"),
                value=value_name(specs[key], play.house_rules[key]),
            )
            for key in keys
            if key in specs
        ]


def _worded(key: str, sections: Iterable[str]) -> str:
    own = (f"{key}.{_key(section)}" for section in sections)
    return tr(next((name for name in own if has_text(name)), key))


def _key(id_: str) -> str:
    return id_.replace("-", "_")
