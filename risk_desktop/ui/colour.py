"""Colour arithmetic: hex text to QColor, mixing, relative luminance and contrast."""

from PySide6.QtGui import QColor


def rgba(colour: str | QColor, alpha: int = 255) -> QColor:
    """Return a colour with an alpha of 0-255; the argument, `#rrggbb` or a QColor, is not changed."""
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """Return an opaque mix with `share` (0-1) of the second colour."""
    one, two = QColor(first), QColor(second)
    return QColor(
        round(one.red() * (1 - share) + two.red() * share),
        round(one.green() * (1 - share) + two.green() * share),
        round(one.blue() * (1 - share) + two.blue() * share),
    )


def css(colour: str | QColor, alpha: int = 255) -> str:
    """Return a colour for a Qt style sheet, `rgba(r,g,b,a)`."""
    value = QColor(colour)
    return f"rgba({value.red()},{value.green()},{value.blue()},{alpha})"


def luminance(colour: str | QColor) -> float:
    """Return the relative luminance (WCAG 2) of a colour, from 0 (black) to 1 (white)."""
    value = QColor(colour)

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(value.redF()) + 0.7152 * linear(value.greenF()) + 0.0722 * linear(value.blueF())


def contrast(first: str | QColor, second: str | QColor) -> float:
    """Return the contrast ratio (WCAG 2) of two opaque colours, 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)
