"""Words that several screens share."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from risk_desktop.i18n import language, tr
from risk_desktop.storage.listing import SaveSummary


def when(summary: SaveSummary) -> str:
    """Return when a game was saved, in the person's way of writing: the time today, else the date."""
    moment = QDateTime.fromSecsSinceEpoch(int(summary.changed.timestamp()))
    locale = writing(QLocale.system(), language())
    if moment.date() == QDateTime.currentDateTime().date():
        return locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(moment, QLocale.FormatType.ShortFormat)


def writing(system: QLocale, code: str) -> QLocale:
    """Return how dates are written in a language: as in the person's country if it speaks that language."""
    spoken = QLocale(code)
    return system if system.language() == spoken.language() else spoken


def edition_name(edition: str) -> str:
    """Return the name of a rule set."""
    return tr(f"screens.edition.{edition}.name")
