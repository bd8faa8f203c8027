"""Colours of a seat's dice: its own colour, made lighter or darker until the pips on it can be read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor

from risk_desktop.ui.colour import contrast, luminance, mix, rgba
from risk_desktop.ui.theme import SeatColours

SHINE = 0.08
"""How much white the light on a face adds at most."""
_IVORY, _INK = "#fff8ec", "#140b05"
_READABLE = 4.6
"""Contrast of pips against what they stand on: WCAG wants 4.5, and painted colours are rounded."""
_STEP = 0.02
_NIGHT = 0.06
"""Luminance of a face on which a darker emblem would not show."""


@dataclass(frozen=True)
class DieColours:
    """Face from top to bottom, lower edge, pips or figure, the emblem behind them, and the light line along the rim."""

    top: QColor
    bottom: QColor
    edge: QColor
    pip: QColor
    mark: QColor
    rim: QColor

    @property
    def contrast(self) -> float:
        """Least contrast of the pips: where the face is lightest and darkest, with and without the emblem."""
        grounds = (mix(self.top, "#ffffff", SHINE), self.bottom)
        marked = (mix(ground, rgba(self.mark), self.mark.alphaF()) for ground in grounds)
        return min(contrast(self.pip, ground) for ground in (*grounds, *marked))


@lru_cache(maxsize=64)
def die_colours(seat: SeatColours) -> DieColours:
    """Return the colours of the dice that ``seat`` rolls; the face gives way until its pips can be read."""
    ivory = contrast(seat.badge, _IVORY) > contrast(seat.badge, _INK)
    pip, away = (_IVORY, "#000000") if ivory else (_INK, "#ffffff")
    found, share = _on(QColor(seat.badge), pip), 0.0
    while found.contrast < _READABLE:
        share += _STEP
        found = _on(mix(seat.badge, away, share), pip)
    return found


def _on(face: QColor, pip: str) -> DieColours:
    """Return a die with this face; the emblem leaves room for the pips on the side of the scale where they are not."""
    dark_pips = pip == _INK
    if dark_pips:
        mark = rgba("#ffffff", 84)
    else:
        mark = rgba("#ffffff", 34) if luminance(face) < _NIGHT else rgba("#000000", 72)
    top, bottom, edge = mix(face, "#ffffff", 0.08), mix(face, "#000000", 0.08), mix(face, "#000000", 0.5)
    return DieColours(top, bottom, edge, QColor(pip), mark, rgba("#ffffff", 170 if dark_pips else 90))
