"""The names of the places where the dead wait, of constant size on the screen, above the count of each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.ground.afterlife_places import COUNT_TOP
from risk_desktop.ui.board.label_pixmap import label_outline, label_pixmap, label_size
from risk_desktop.ui.board.labels.label_item import LabelItem, broken_lines

# Greatest width of a line, in radii of the disc.
_WIDEST = 1.9


class AfterlifeNames:
    """One label for each place of the dead of all boards."""

    def __init__(self, atlas: Atlas, scene: QGraphicsScene) -> None:
        self._places = [place for sheet in atlas.sheets for place in sheet.afterlives]
        self._items = [LabelItem(place.at - QPointF(0, place.afterlife.r * COUNT_TOP), scene) for place in self._places]

    def arrange(self, language: str, home: float, px: float, ratio: float) -> None:
        """Write the names, ``px`` large, on as few lines as fit on their discs at the zoom ``home``."""
        for place, item in zip(self._places, self._items, strict=True):
            outlines = [label_outline(words, px) for words in broken_lines(place.afterlife.name.in_language(language))]
            sizes = [label_size(outline, px) for outline in outlines]
            room = _WIDEST * place.afterlife.r * home
            fitting = (number for number, (width, _) in enumerate(sizes) if width <= room)
            best = next(fitting, min(range(len(sizes)), key=sizes.__getitem__))
            item.show_label(label_pixmap(outlines[best], px, QPointF(0, -sizes[best][1] / 2), ratio))

    def rects(self, home: float) -> list[QRectF]:
        """Return where the names stand, in scene points times the fitted zoom."""
        return [item.label_rect().translated(item.pos() * home) for item in self._items]

    def set_visible(self, visible: bool) -> None:
        """Show or hide all."""
        for item in self._items:
            item.setVisible(visible)
