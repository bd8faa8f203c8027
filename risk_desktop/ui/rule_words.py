"""Rules in words: the text of a rule, the names of rulebooks, chapters and steps, house rules."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import Cited, Play, rulebook
from risk_desktop.i18n import has_text, tr, words_of

from .screens.house_rules import value_name


def rule_text(rule: str) -> str:
    """Return the text of a rule."""
    return tr(f"rules.{_key(rule)}")


def book_name(section: str) -> str:
    """Return the name of a rulebook, as it stands behind a rule's id."""
    return tr(f"rules.book.{_key(section)}")


def origin(cited: Cited) -> str:
    """Return the rulebook of a rule, and whether a house rule takes its place, or that of a part of it."""
    book = book_name(cited.section)
    if not cited.overruled and not cited.changed:
        return book
    return f"{book} ({tr('rules.overruled' if cited.overruled else 'rules.changed')})"


def source(cited: Cited) -> str:
    """Return the id of a rule and where it comes from."""
    return tr("rules.source", id=cited.rule, book=origin(cited))


def chapter_name(chapter: str, sections: Iterable[str]) -> str:
    """Return the heading of a chapter, in the word of the first of these sections that has one of its own."""
    return _worded(f"rules.chapter.{chapter}", sections)


def step_title(kind: str, play: Play) -> str:
    """Return the title of a step, in the words of the edition that is played; that of watching for an unknown one."""
    known = kind if has_text(f"rules.step.{kind}") else "watch"
    return _worded(f"rules.step.{known}", (section.id for section in rulebook().followed(play.edition, play.players)))


def note(kind: str) -> str:
    """Return what no rulebook says of a step, "" for nothing."""
    return tr(f"rules.note.{kind}") if has_text(f"rules.note.{kind}") else ""


def house_lines(play: Play, keys: Iterable[str]) -> list[str]:
    """Return a line for each of these house rules: what it is about, and what is played."""
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
