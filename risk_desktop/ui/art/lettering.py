"""Words on pictures: plain text in a box, and text with a halo for bare sea and land."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTextLayout, QTransform

from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font, title_font, undrawn_face
from risk_desktop.ui.theme import current

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

# Outlines are taken at a large size and scaled: small sizes can then be fractional and stay even.
_OUTLINE_PX = 100


def draw_text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    colour: str | QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    wrap: bool = False,
) -> None:
    """Write words in a box; nothing is elided, so give it room (`text_width`) or let it wrap."""
    painter.save()
    painter.setFont(font)
    painter.setPen(QColor(colour))
    flags = align.value | (Qt.TextFlag.TextWordWrap.value if wrap else Qt.TextFlag.TextDontClip.value)
    painter.drawText(rect, flags, words)
    painter.restore()


@lru_cache(maxsize=2048)
def text_width(words: str, font: QFont) -> float:
    """Advance of one line of words in logical pixels; kept, so the spacing of a font must not be changed afterwards."""
    return QFontMetricsF(font).horizontalAdvance(words)


@lru_cache(maxsize=2048)
def word_width(words: str, font: QFont) -> float:
    """Width of the longest word in logical pixels, and so of the narrowest room in which words can wrap; kept as above."""
    return QFontMetricsF(font).boundingRect(QRectF(), Qt.TextFlag.TextWordWrap.value, words).width()


def text_height(words: str, font: QFont, width: float) -> float:
    """Height of words that wrap at spaces into a width, logical pixels: a little narrower, for painters round."""
    flags = Qt.TextFlag.TextWordWrap.value
    return math.ceil(QFontMetricsF(font).boundingRect(QRectF(0, 0, max(1.0, width - 2), 1e5), flags, words).height())


def wrapping_font(words: str, px: float, weight: int, width: float) -> QFont:
    """Return the text face of ``px`` for words that wrap: smaller only where the longest of them is wider than ``width``."""
    font = text_font(px, weight)
    return fitting_font(max(words.split(), key=lambda word: text_width(word, font), default=""), px, weight, width)


def fitting_font(words: str, px: float, weight: int, width: float) -> QFont:
    """Return the text face of ``px`` for a line of words: smaller only where it is longer than ``width``."""
    font = text_font(px, weight)
    wide = text_width(words, font)
    return font if wide <= width else text_font(math.floor(0.98 * font.pixelSize() * max(1.0, width) / wide), weight)


@lru_cache(maxsize=512)
def title_outline(words: str, px: float, weight: int = 700, spacing: float = 104) -> QPainterPath:
    """Outline of Cinzel words of `px`, centred on the origin; `\\n` starts a line."""
    return _outline(words, title_font(_OUTLINE_PX, weight, spacing), px)


@lru_cache(maxsize=512)
def figure_outline(words: str, px: float, weight: int = 800, spacing: float = 98) -> QPainterPath:
    """Outline of Source Sans words or figures of `px`, centred on the origin."""
    return name_outline(words, px, weight, spacing)


def name_outline(words: str, px: float, weight: int, spacing: float) -> QPainterPath:
    """Outline words in Source Sans, centred on the origin, and don't keep the path: a picture of a name is made once, and the
    paths of all names of a board take 4 MB."""
    return _outline(words, text_font(_OUTLINE_PX, weight, spacing), px)


def _outline(words: str, font: QFont, px: float) -> QPainterPath:
    metrics = QFontMetricsF(font)
    line_height = metrics.height() * 0.78
    lines = words.split("\n")
    path = QPainterPath()
    for number, line in enumerate(lines):
        baseline = (number - (len(lines) - 1) / 2) * line_height + metrics.capHeight() / 2
        _add_line(path, QPointF(-metrics.horizontalAdvance(line) / 2, baseline), font, line)
    return QTransform.fromScale(px / _OUTLINE_PX, px / _OUTLINE_PX).map(path)


def _add_line(path: QPainterPath, start: QPointF, font: QFont, line: str) -> None:
    """Add a line of words to a path, its baseline beginning at ``start``.

    Not with ``QPainterPath.addText``: its outlines are shifted by the fraction of a pixel at which the last letter on the
    screen was drawn in the same face (FreeType keeps that offset), so they would depend on what was painted before.
    """
    layout = QTextLayout(line, font)
    layout.beginLayout()
    first = layout.createLine()
    layout.endLayout()
    # Fonts count in 1/64 px.
    origin = QPointF(int(start.x() * 64) / 64, int(start.y() * 64) / 64 - first.ascent())
    for run in layout.glyphRuns():
        face = run.rawFont()
        name = face.familyName(), face.styleName(), face.pixelSize()
        for glyph, place in zip(run.glyphIndexes(), run.positions(), strict=True):
            path.addPath((_undrawn_glyph(*name, glyph) or face.pathForGlyph(glyph)).translated(origin + place))


@lru_cache(maxsize=512)
def _undrawn_glyph(family: str, style: str, px: float, glyph: int) -> QPainterPath | None:
    """Return the outline of a letter in one of the program's fonts, None for any other font; it is read from the file once."""
    face = undrawn_face(family, style, px)
    return face.pathForGlyph(glyph) if face is not None else None


def draw_haloed(
    painter: QPainter,
    centre: QPointF,
    outline: QPainterPath,
    *,
    colour: str = "",
    halo: str = "",
    halo_width: float = 2.6,
    halo_alpha: int = 215,
) -> None:
    """Fill an outline (of `title_outline` or `figure_outline`) round `centre` over its halo; board label by default."""
    theme = current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.strokePath(outline, round_pen(rgba(halo or theme.label_halo, halo_alpha), halo_width))
    painter.fillPath(outline, QColor(colour or theme.label))
    painter.restore()
