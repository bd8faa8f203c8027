"""The score of an evening: a row for each player, a crown in the column of every game that he has won."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.profile.people import same_person
from risk_desktop.profile.summary import Evening, EveningPlayer
from risk_desktop.ui.art.labels import draw_crown
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import PaintedWidget, clear_layout
from risk_desktop.ui.theme import SEATS, current, current_metrics

_HIGH, _NAME, _WON, _COLUMN = 38.0, 140.0, 58.0, 34.0
"""Height of a row, widths of name, sum and widest column of a game, px at 100 %."""


class EveningLine(PaintedWidget):
    """One player, or the heads of the columns where ``player`` is None."""

    may_shrink = True

    def __init__(self, player: EveningPlayer | None, games: int, own: bool = False) -> None:
        super().__init__()
        self._player, self._games, self._own = player, games, own
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if player is not None:
            games_won = ", ".join(str(number) for number, won in enumerate(player.won, start=1) if won)
            key = "profile.evening.games_won" if games_won else "profile.evening.spoken"
            self.setAccessibleName(tr(key, name=player.name, won=sum(player.won), games=games_won))
            self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """Room for a few games."""
        metrics = current_metrics()
        return QSize(metrics.px(_NAME + _WON + 5 * _COLUMN), metrics.px(_HIGH if self._player else 22))

    def minimumSizeHint(self) -> QSize:
        """Room for the name and the sum."""
        return QSize(current_metrics().px(_NAME + _WON + 2 * _COLUMN), self.sizeHint().height())

    def _columns(self) -> list[tuple[int, QRectF]]:
        """Return the last games for which there is room, with where they stand."""
        f = current_metrics().f
        room = self.width() - f(_NAME + _WON)
        shown = min(self._games, max(1, int(room / f(24))))
        wide = min(f(_COLUMN), room / shown)
        first = self._games - shown
        return [(first + n, QRectF(f(_NAME) + wide * n, 0, wide, self.height())) for n in range(shown)]

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, f = current(), current_metrics().f
        right = QRectF(self.width() - f(_WON), 0, f(_WON - 14), self.height())
        if self._player is None:
            font = text_font(f(13.5), 600)
            for number, column in self._columns():
                draw_text(painter, column, str(number + 1), font, theme.text2, CENTRE)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            head = right.adjusted(-f(60), 0, 0, 0)
            draw_text(painter, head, tr("profile.evening.won"), font, theme.text2, align)
            return
        colours, box = SEATS[self._player.colour % len(SEATS)], QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_panel(painter, box, 8, tint=colours, line=theme.on_turn_line if self._own else "")
        draw_edge_strip(painter, box, colours.badge, 8, f(5))
        middle = box.center().y()
        draw_roundel(painter, colours, QPointF(f(24), middle), f(11))
        name = QRectF(f(42), 0, f(_NAME - 44), self.height())
        draw_text(painter, name, self._player.name, text_font(f(15), 600), theme.text, LEFT)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, column in self._columns():
            centre = column.center()
            if self._player.won[number]:
                draw_crown(painter, QRectF(centre.x() - f(9), centre.y() - f(9), f(18), f(18)))
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(rgba(theme.text, 70))
                painter.drawEllipse(centre, f(2.2), f(2.2))
        draw_text(painter, right, str(sum(self._player.won)), text_font(f(18), 700), theme.text, CENTRE)


class EveningTable(QWidget):
    """All players of an evening."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_metrics().px(4))
        self.rows: list[EveningLine] = []

    def show_evening(self, evening: Evening | None, person: str) -> None:
        """Show another evening, None for nothing; ``person``: whose row stands out."""
        clear_layout(self._column)
        self.rows = []
        if evening is not None:
            self._column.addWidget(EveningLine(None, evening.games))
            self.rows = [
                EveningLine(player, evening.games, player.is_person and same_person(player.name, person))
                for player in evening.players
            ]
        for row in self.rows:
            self._column.addWidget(row)
        self._column.addStretch(1)
