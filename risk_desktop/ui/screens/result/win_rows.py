"""Rows of the last screen: a player's place, and a moment worth remembering."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art import (
    CENTRE,
    LEFT,
    RIGHT,
    draw_crown,
    draw_edge_strip,
    draw_panel,
    draw_roundel,
    draw_text,
    text_width,
)
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.team_mark import draw_team_mark
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.painted import Restyled
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics


class RankRow(Restyled, QWidget):
    """One player in the ranking."""

    def __init__(self, names: Names, seat: int, place: int, words: str, figures: tuple[int, int], won: bool) -> None:
        super().__init__()
        self._seat = names.seat_colours(seat)
        self._name, self._words = names.player(seat), words
        self._place, self._figures, self._won = place, figures, won
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMaximumHeight(current_metrics().px(116 if won else 92))
        labels = (tr("screens.win.conquests"), tr("screens.win.most_land"))
        told = ", ".join(f"{label} {n}" for label, n in zip(labels, figures, strict=True))
        self.setAccessibleName(f"{place}. {self._name}, {words}, {told}")

    def sizeHint(self) -> QSize:
        """Higher for the winner."""
        return QSize(self._width(), current_metrics().px(96 if self._won else 72))

    def minimumSizeHint(self) -> QSize:
        """A little lower where the window is low."""
        return QSize(self._width(), current_metrics().px(84 if self._won else 58))

    def _width(self) -> int:
        metrics = current_metrics()
        name, words = text_font(metrics.f(18), 700), text_font(metrics.f(14.5))
        wide = max(text_width(self._name, name), text_width(self._words, words))
        return max(metrics.px(340), round(metrics.f(128 + 150 + 10) + wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme, metrics = current(), current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 10, tint=self._seat, line=theme.on_turn_line if self._won else "")
        draw_edge_strip(painter, box, self._seat.badge, 10, metrics.f(6))
        middle = box.center().y()
        place = QRectF(metrics.f(10), 0, metrics.f(46), self.height())
        draw_text(painter, place, str(self._place), text_font(metrics.f(21), 700), theme.text2, CENTRE)
        radius = metrics.f(26 if self._won else 21)
        centre = QPointF(metrics.f(88), middle + metrics.f(6 if self._won else 0))
        draw_roundel(painter, self._seat, centre, radius)
        if self._won:
            crown = QRectF(
                centre.x() - metrics.f(12), centre.y() - radius - metrics.f(19), metrics.f(24), metrics.f(16)
            )
            draw_crown(painter, crown)
        left = metrics.f(128)
        width = box.right() - metrics.f(150) - left
        name = QRectF(left, middle - metrics.f(25), width, metrics.f(27))
        draw_text(painter, name, self._name, text_font(metrics.f(18), 700), theme.text, LEFT)
        name.translate(0, metrics.f(26))
        draw_text(painter, name, self._words, text_font(metrics.f(14.5)), theme.text2, LEFT)
        for number, figure in enumerate(reversed(self._figures)):
            column = QRectF(box.right() - metrics.f(16) - metrics.f(72) * (number + 1), 0, metrics.f(72), self.height())
            draw_text(painter, column, str(figure), text_font(metrics.f(17.5), 700), theme.text, RIGHT)
        painter.end()


class TeamBadge(Restyled, QWidget):
    """The mark of a team over the roundels of its members."""

    def __init__(self, names: Names, team: int) -> None:
        super().__init__()
        self._sign = names.teams.sign(team)
        self._seats = [names.seat_colours(seat) for seat in names.teams.members[team]]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(names.teams.name(team))

    def sizeHint(self) -> QSize:
        """Room for mark and roundels side by side."""
        return QSize(current_metrics().px(84 + 34 * len(self._seats)), current_metrics().px(88))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark and, overlapping, the members."""
        metrics = current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, mark = self.height() / 2, metrics.f(38)
        radius = metrics.f(24)
        for number, seat in reversed(list(enumerate(self._seats))):
            draw_roundel(painter, seat, QPointF(metrics.f(88 + 34 * number), middle), radius)
        draw_team_mark(painter, self._sign.mark, self._sign.metal, QPointF(mark + 2, middle), mark)
        painter.end()


class MomentRow(Restyled, QWidget):
    """An icon, what it was, and who did it where."""

    def __init__(self, icon: str, title: str, words: str) -> None:
        super().__init__()
        self._icon, self._title, self._words = icon, title, words
        self.setAccessibleName(f"{title}: {words}")

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        metrics = current_metrics()
        title, words = text_font(metrics.f(14.5), 600), text_font(metrics.f(16), 700)
        wide = max(text_width(self._title, title), text_width(self._words, words))
        return QSize(round(metrics.f(56) + wide), metrics.px(50))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme, metrics = current(), current_metrics()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        side = metrics.f(22)
        draw_icon(painter, self._icon, QRectF(metrics.f(9), middle - side / 2, side, side), theme.accent)
        line = QRectF(metrics.f(48), middle - metrics.f(22), self.width() - metrics.f(50), metrics.f(21))
        draw_text(painter, line, self._title, text_font(metrics.f(14.5), 600), theme.text2, LEFT)
        line.translate(0, metrics.f(22))
        fits = min(1.0, line.width() / max(1.0, text_width(self._words, text_font(metrics.f(16), 700))))
        draw_text(painter, line, self._words, text_font(metrics.f(16) * fits, 700), theme.text, LEFT)
        painter.end()
