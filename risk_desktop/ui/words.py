"""Words that several screens use."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from risk_desktop.editions.edition import OwnCardsError
from risk_desktop.editions.library import entries
from risk_desktop.editions.registry import check_option
from risk_desktop.engine.rules import OptionSpec, OptionValue
from risk_desktop.i18n import has_text, language, tr
from risk_desktop.storage.listing import SaveSummary


def when(summary: SaveSummary) -> str:
    """Return when a game was saved, as a time if it was today, else with the date, in the person's locale."""
    moment = QDateTime.fromSecsSinceEpoch(int(summary.changed.timestamp()))
    locale = writing(QLocale.system(), language())
    if moment.date() == QDateTime.currentDateTime().date():
        return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(moment, QLocale.FormatType.ShortFormat)


def writing(system: QLocale, code: str) -> QLocale:
    """Return the locale for dates in a language: the system's own if that is its language."""
    spoken = QLocale(code)
    return system if system.language() == spoken.language() else spoken


def edition_name(edition: str) -> str:
    """Return the name of a rule set."""
    return tr(f"screens.edition.{edition}.name")


def rounds_of(edition: str) -> str:
    """Return what the rounds of a rule set are called: "round", "year" or "epoch"."""
    entry = entries().get(edition)
    return entry.rounds if entry is not None else "round"


def round_words(rule_set: str, key: str, /, n: int | None = None, **params: object) -> str:
    """Return a text about a round; a rule set whose rounds are called otherwise may have a text of its own."""
    own = f"{key}.{rounds_of(rule_set)}"
    return tr(own if has_text(own) else key, n, **params)


def when_words(rule_set: str, round_: int) -> str:
    """Return a round, or the set-up before the first one (0), as a heading."""
    return round_words(rule_set, "tables.round", number=round_) if round_ else tr("replay.at_setup")


def rounds_words(rule_set: str, rounds: Sequence[int]) -> str:
    """Return rounds in their order, those that follow each other as one span: "Set-up, Round 2–4"."""
    spans: list[list[int]] = []
    for round_ in rounds:
        if round_ and spans and spans[-1][-1] == round_ - 1 and spans[-1][0]:
            spans[-1][1:] = [round_]
        else:
            spans.append([round_])
    named = (round_words(rule_set, "tables.round", number="–".join(map(str, span))) for span in spans if span[0])
    return ", ".join([tr("replay.at_setup")] * (0 in rounds) + [*named])


def value_name(spec: OptionSpec, value: OptionValue) -> str:
    """Return the words for a value of an option."""
    if isinstance(value, str):
        return tr(f"screens.option.{spec.key}.{value}")
    if value == 0 and has_text(f"screens.option.{spec.key}.0"):
        return tr(f"screens.option.{spec.key}.0")
    return tr(f"screens.option.{spec.key}.n", n=int(value) if isinstance(value, int) else 0)


def own_cards_words(fault: OwnCardsError) -> str:
    """Return what is wrong with a file of own cards: the file, the line if it is about one, and the fault."""
    what = tr(fault.problem.key, None, **fault.problem.params)
    if not fault.problem.line:
        return tr("own_cards.file", file=str(fault.file), what=what)
    return tr("own_cards.line", file=str(fault.file), line=fault.problem.line, what=what)


def playing_without() -> str:
    """Return advice on how to play without own cards."""
    return tr("own_cards.without", rule=tr("screens.option.own_cards"), value=tr("screens.option.own_cards.no"))


def own_cards_fault(key: str, value: OptionValue) -> str:
    """Return why a game couldn't start with this value of a house rule, "" if it could."""
    try:
        check_option(key, value)
    except OwnCardsError as fault:
        return f"{own_cards_words(fault)} {tr('own_cards.no_start')}"
    return ""


def game_words(edition: str, save: Path | None) -> str:
    """Return the name of a kept game's rule set and the day on which it was last played; of another one only the name."""
    name = edition_name(edition)
    if save is None or not save.exists():
        return name
    day = QDateTime.fromSecsSinceEpoch(int(save.stat().st_mtime)).date()
    return f"{name} · {writing(QLocale.system(), language()).toString(day, QLocale.FormatType.ShortFormat)}"
