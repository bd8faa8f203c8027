"""The labors of the viewer in the dock, below the chronicle: works that earn cards, and how far he is with each in this turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.edition import Labor
from risk_desktop.editions.registry import find_edition
from risk_desktop.i18n import language, tr
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.surface import draw_panel
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.kit import PaintedWidget
from risk_desktop.ui.theme import current, current_metrics

_ROW, _PAD, _BACK, _GAP, _PX = 21.0, 6.0, 15.0, 8.0, 14.5
_DIMMED = 0.45


class LaborRows(PaintedWidget):
    """A heading, and a row for each labor: the back of its deck, its name, how much is done; faint where it can earn nothing."""

    kept = True
    may_shrink = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labors: tuple[Labor, ...] = ()
        self._shown: object = None
        self.hide()

    @property
    def labors(self) -> tuple[Labor, ...]:
        """What shows."""
        return self._labors

    def show_labors(self, labors: Sequence[Labor]) -> None:
        """Show how far somebody is."""
        self._labors = tuple(labors)
        if (shown := (self._labors, language())) == self._shown:
            return
        self._shown = shown
        told = [tr("labor.title"), *(self._told(labor) for labor in self._labors)]
        self.setAccessibleName(". ".join(told))
        self.setToolTip("\n".join(told))
        self.updateGeometry()
        self.repaint_picture()

    def _told(self, labor: Labor) -> str:
        """Return a labor in full: of which god, what is to be done, and what is missing."""
        lack = tr(f"labor.lack.{labor.lack}") if labor.lack else _figure(labor)
        words = f"{tr(f'card.deck.{labor.kind}')}: {tr(f'god.labor.{labor.kind}')}"
        return f"{words} ({lack})" if lack else words

    def sizeHint(self) -> QSize:
        """Room for the longest row."""
        f = current_metrics().f
        font = text_font(f(_PX), 600)
        widest = max(
            (text_width(tr(f"labor.{each.kind}"), font) + text_width(_figure(each), font) for each in self._labors),
            default=0,
        )
        title = text_width(tr("labor.title"), title_font(f(_PX), 700, 104))
        width = 2 * f(_PAD) + max(f(_BACK) + 2 * f(_GAP) + widest, title)
        return QSize(round(width), round(2 * f(_PAD) + f(_ROW) * (1 + len(self._labors))))

    def paint(self, painter: QPainter) -> None:
        """Paint the panel and its rows."""
        f, theme = current_metrics().f, current()
        draw_panel(painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), f(10))
        font = text_font(f(_PX), 600)
        head = QRectF(f(_PAD), f(_PAD), self.width() - 2 * f(_PAD), f(_ROW))
        draw_text(painter, head, tr("labor.title"), title_font(f(_PX), 700, 104), theme.text, LEFT)
        for number, labor in enumerate(self._labors, start=1):
            row = QRectF(f(_PAD), f(_PAD) + f(_ROW) * number, self.width() - 2 * f(_PAD), f(_ROW))
            finished = bool(labor.wanted) and labor.done >= labor.wanted
            painter.setOpacity(_DIMMED if labor.lack else 1.0)
            back = QRectF(QPointF(row.left(), row.center().y() - f(_BACK) / 2), row.center())
            back.setSize(QSize(round(f(_BACK)), round(f(_BACK))).toSizeF())
            draw_deck_back(painter, labor.kind, back)
            ink = theme.good if finished else theme.text
            draw_text(painter, row.adjusted(f(_BACK + _GAP), 0, 0, 0), tr(f"labor.{labor.kind}"), font, ink, LEFT)
            draw_text(painter, row, _figure(labor), font, theme.good if finished else theme.text2, RIGHT)
        painter.setOpacity(1.0)


def _figure(labor: Labor) -> str:
    """Return how much of a labor is done, "" for one that any roll may do."""
    return f"{labor.done}/{labor.wanted}" if labor.wanted else ""


class Labors(FeatureController):
    """Keeps the rows in step with the director's viewer. Does nothing in games without labors."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        context, director, screen = parts.context, parts.director, parts.screen
        self._labors = find_edition(context.session.table.edition).labors
        self.rows: LaborRows | None = None
        if self._labors is None:
            return
        self.rows = LaborRows(screen)
        director.asks.connect(self.show)
        director.settled.connect(self.show)
        director.viewer_changed.connect(self.show)

    def retranslate(self) -> None:
        """Write the rows in the language in use."""
        self.show()

    def show(self, changed: object = None) -> None:
        """Show the labors of the viewer once the game has begun."""
        if self.rows is None or self._labors is None:
            return
        seat, game = self._director.viewer, self._context.game
        begun = seat >= 0 and game.state.round > 0 and game.state.alive[seat]
        if begun:
            self.rows.show_labors(self._labors(game, seat))
        self._layout.dock.stand_below(self.rows, begun)
