"""The two font families: Cinzel for titles and names, Source Sans 3 for everything else."""

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from risk_desktop.paths import resources_dir

TITLE_FAMILY = "Cinzel"
TEXT_FAMILY = "Source Sans 3"

# Families to fall back on where the program's own files are missing.
_TITLE_FALLBACK = ["Trajan Pro", "Cormorant SC", "Palatino", "DejaVu Serif", "serif"]
_TEXT_FALLBACK = ["Source Sans Pro", "Noto Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans", "sans-serif"]

_TABULAR = "tnum"


@lru_cache(maxsize=16)
def undrawn_face(family: str, style: str, px: float) -> QRawFont | None:
    """Return a separate copy of one of the program's fonts, with which no text is ever drawn; None for any other font.

    A font is shared by everything that draws with it, and what was drawn last affects the outlines that it returns.
    """
    for file in _files():
        face = QRawFont(str(file), px, QFont.HintingPreference.PreferNoHinting)
        if (face.familyName(), face.styleName()) == (family, style):
            return face
    return None


def _files() -> list[Path]:
    return sorted((resources_dir() / "fonts").glob("*.[to]tf"))


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the program's font files, once, and return their families; needs a QGuiApplication."""
    families: list[str] = []
    for file in _files():
        number = QFontDatabase.addApplicationFont(str(file))
        families += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return tuple(dict.fromkeys(families))


def title_font(px: float, weight: int = 700, spacing: float = 102) -> QFont:
    """Return Cinzel at `px` logical pixels, with a CSS weight of 400-900 and letter spacing in percent."""
    return QFont(_font(TITLE_FAMILY, tuple(_TITLE_FALLBACK), max(1, round(px)), weight, spacing))


def text_font(px: float, weight: int = 400, spacing: float = 100) -> QFont:
    """Return Source Sans 3 at `px` logical pixels, weight and spacing as above, with tabular figures."""
    return QFont(_font(TEXT_FAMILY, tuple(_TEXT_FALLBACK), max(1, round(px)), weight, spacing))


@lru_cache(maxsize=256)
def _font(family: str, fallback: tuple[str, ...], px: int, weight: int, spacing: float) -> QFont:
    """Return a cached font, of which callers get copies."""
    load_fonts()
    font = QFont([family, *fallback])
    font.setPixelSize(px)
    font.setWeight(QFont.Weight(weight))
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag(_TABULAR), 1)
    return font
