"""Texts, numbers and percentages in the player's language, from Qt's translation files.

The files ``risk_<language>.qm`` are made by ``packaging/translations.py``; the source text of a message is its key.
Works without a QApplication too, so that the command line speaks the same languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from risk_desktop.languages import LANGUAGES
from risk_desktop.paths import resources_dir
from risk_desktop.storage.faults import fault_key, fault_name

CONTEXT: Final = "risk"
_FALLBACK: Final = "en"

_language = _FALLBACK
_rule_set = ""
_loaded: dict[str, QTranslator] = {}
_installed: list[QTranslator] = []


class _Parameters(dict[str, object]):
    """Parameters of a text; one that is missing stays visible as ``{name}`` instead of raising."""

    def __missing__(self, name: str) -> str:
        return "{" + name + "}"


def language() -> str:
    """Return the code of the language in use, one of LANGUAGES."""
    return _language


def set_language(code: str) -> None:
    """Use a language from now on; call it again after creating the application, so that Qt's own dialogs follow.

    Widgets get Qt's LanguageChange event. Raises ValueError if the code isn't one of LANGUAGES.
    """
    global _language
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}, expected one of {', '.join(LANGUAGES)}")
    _language = code
    QLocale.setDefault(QLocale(code))
    if QCoreApplication.instance() is not None:
        _install(code)


def set_rule_set(name: str) -> None:
    """Speak as a rule set does from now on, where it has words of its own; ``name``: its id, "" for none.

    Its words are the texts ``<key>@<id>`` of the topic files; every other text stays as it is.
    """
    global _rule_set
    _rule_set = name


@contextmanager
def words_of(rule_set: str) -> Iterator[None]:
    """Speak as a rule set does for a while, such as where the rules of several are shown."""
    before = _rule_set
    set_rule_set(rule_set)
    try:
        yield
    finally:
        set_rule_set(before)


def own_name(code: str) -> str:
    """Return what a language calls itself, the code if it has no text for that yet."""
    return lookup(code, "common.language", None) or code


def system_language() -> str:
    """Return the first language that the person's system asks for and the program speaks, English otherwise."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return _FALLBACK


def tr(key: str, /, n: int | None = None, **params: object) -> str:
    """Return the text of a key in the language in use.

    ``n`` chooses between singular and plural and fills ``{n}``; the other parameters fill ``{name}``.
    A key without a text comes back as it is, a parameter that isn't given stays as ``{name}``: nothing is raised.
    """
    text = lookup(_language, key, n) or lookup(_FALLBACK, key, n) or key
    values = _Parameters(params)
    if n is not None:
        values["n"] = n
    if not values and "{" not in text:
        return text
    try:
        return text.format_map(values)
    except (ValueError, IndexError, AttributeError, TypeError):
        return text


def has_text(key: str) -> bool:
    """Return whether the key has a text of its own, so that optional texts can be left out."""
    return bool(lookup(_FALLBACK, key, None) or lookup(_FALLBACK, key, 1))


def number(value: float, decimals: int = 0) -> str:
    """Return a number with the language's decimal and grouping signs, such as ``1,234.5`` or ``1.234,5``."""
    return QLocale(_language).toString(float(value), "f", decimals)


def capitalized(words: str) -> str:
    """Return words as they begin a line: with a capital letter, the rest as it is."""
    return words[:1].upper() + words[1:]


def percent(value: float, decimals: int = 0) -> str:
    """Return a share between 0 and 1 as a percentage, such as ``63%``, or ``63 %`` where the language says so.

    What is not quite certain or impossible is not rounded to it: ``>99%``, ``<1%``.
    """
    return _percent(value, round(value * 100, decimals), decimals)


def percents(shares: Sequence[float]) -> list[str]:
    """Return the parts of a whole as percentages that add up to 100, each within one of its own; written as by ``percent``."""
    points = [share * 100 for share in shares]
    whole = [int(each) for each in points]
    missing = round(sum(points)) - sum(whole)
    for part in sorted(range(len(points)), key=lambda part: whole[part] - points[part])[:missing]:
        whole[part] += 1
    return [_percent(share, each, 0) for share, each in zip(shares, whole, strict=True)]


def _percent(share: float, shown: float, decimals: int) -> str:
    """Return a share as the percentage that is shown for it."""
    least = 10.0**-decimals
    if share < 1 and shown >= 100:
        return tr("common.percent", value=f">{number(100 - least, decimals)}")
    if share > 0 and shown <= 0:
        return tr("common.percent", value=f"<{number(least, decimals)}")
    return tr("common.percent", value=number(shown, decimals))


def lookup(code: str, key: str, n: int | None) -> str:
    """Return the text of a key in one language, empty if there is none; a text without forms serves every number.

    Qt prefers the one for the rule set and falls back to that for all.
    """
    return _found(code, key, n, _rule_set)


@lru_cache(maxsize=4096)
def _found(code: str, key: str, n: int | None, rule_set: str) -> str:
    """Look a text up for a rule set; the same few are wanted with every choice of a player."""
    translator = _translator(code)
    found = translator.translate(CONTEXT, key, rule_set, -1 if n is None else abs(n))
    return found or (translator.translate(CONTEXT, key, rule_set) if n is not None else "") or ""


def _translator(code: str) -> QTranslator:
    """Return the loaded texts of a language; empty ones if its file is missing."""
    if code not in _loaded:
        translator = QTranslator()
        translator.load(f"risk_{code}.qm", str(resources_dir() / "translations"))
        _loaded[code] = translator
    return _loaded[code]


def _install(code: str) -> None:
    """Give the application the language's texts and those of Qt itself (OK, Cancel, file dialogs)."""
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    qt = QTranslator()
    if qt.load(f"qtbase_{code}.qm", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        _installed.append(qt)
    _installed.append(_translator(code))
    for translator in _installed:
        QCoreApplication.installTranslator(translator)


def fault_words(error: OSError) -> str:
    """Return what an error of the system means, and what to do about it."""
    return tr(fault_key(error), fault=fault_name(error))
