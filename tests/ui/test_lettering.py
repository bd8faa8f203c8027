"""Outlines of words are the same whatever has been drawn before."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from risk_desktop.ui.art import lettering
from risk_desktop.ui.board.label_pixmap import label_outline
from risk_desktop.ui.fonts import text_font, title_font

WORDS = "Oststaaten"


def drawn_at(fraction: float) -> None:
    """Draw words in both type families at a fraction of a pixel, letters that no outline has been taken of."""
    image = QImage(400, 80, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for px, font in enumerate((title_font, text_font), start=round(17 + 8 * fraction)):
        painter.setFont(font(px, 700))
        painter.drawText(QPointF(10 + fraction, 60), WORDS)
    painter.end()


def points(path: QPainterPath) -> list[tuple[float, float]]:
    elements = [path.elementAt(i) for i in range(path.elementCount())]
    return [(element.x, element.y) for element in elements]  # type: ignore[attr-defined]  # the stubs lack them


@pytest.mark.parametrize("outline", [lettering.title_outline, lettering.figure_outline])
def test_an_outline_does_not_depend_on_what_was_drawn_before(qtbot, outline):
    found = []
    for fraction in (0.0, 0.25, 0.5, 0.75):
        outline.cache_clear()
        drawn_at(fraction)
        found.append(points(outline(WORDS, 13.0, 700)))
    assert len(found[0]) > 100
    assert all(other == found[0] for other in found)


def test_the_outline_of_a_name_is_not_kept(qtbot):
    kept = lettering.figure_outline.cache_info().currsize
    assert not label_outline("Yakutsk", 12.5).isEmpty()
    assert lettering.figure_outline.cache_info().currsize == kept
