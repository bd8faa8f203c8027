"""How the scores add up: a row for each player with territories, regions and cards, and what breaks a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import Dialog, Label, PaintedWidget
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_COLUMNS = {"territories": 72.0, "regions": 210.0, "cards": 66.0, "total": 66.0, "money": 66.0, "units": 66.0}
"""Columns and their widths, px at 100 %."""
_NAMED = {
    "territories": 72.0,
    "regions": 150.0,
    "cards": 150.0,
    "total": 66.0,
    "money": 62.0,
    "signs": 62.0,
    "figures": 62.0,
    "units": 62.0,
}
"""The same for a game in which other sources of points are named too, and signs and pieces break ties."""
_WITH_NAMES = 100.0
"""From this width on a column also lists the names of its parts; such columns share the spare room."""
_TIES = ("money", "signs", "figures", "units")
"""Columns that break ties."""
_NAME = 168.0


@dataclass(frozen=True)
class Part:
    """Points from one source: its name and how many."""

    name: str
    points: int


@dataclass(frozen=True)
class ScoreRow:
    """One player's score by source, and what breaks a tie: his ``money``, then ``more``, then his ``units``.

    ``more``: the signs on his land and his pieces in play, in games where they count.
    """

    seat: int
    name: str
    colours: SeatColours
    lands: int
    regions: tuple[Part, ...]
    cards: tuple[Part, ...]
    money: int
    units: int
    alive: bool = True
    more: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The whole score."""
        return self.lands + sum(part.points for part in (*self.regions, *self.cards))

    @property
    def rank(self) -> tuple[int, ...]:
        """A key that sorts players by score and tie-breakers."""
        return self.total, self.money, *self.more, self.units


class ScoreTable(PaintedWidget):
    """The scores of all players, from first to last; the row of the seat ``chosen`` is framed, -1 for none."""

    def __init__(self, rows: Sequence[ScoreRow], chosen: int = -1) -> None:
        super().__init__()
        self.rows, self._chosen = tuple(rows), chosen
        self._wide = _NAMED if any(row.more for row in self.rows) else _COLUMNS
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName("; ".join(self._spoken(row) for row in rows))

    def _spoken(self, row: ScoreRow) -> str:
        regions = sum(part.points for part in row.regions)
        cards = sum(part.points for part in row.cards)
        return tr("score.spoken", name=row.name, total=row.total, lands=row.lands, regions=regions, cards=cards)

    def sizeHint(self) -> QSize:
        """A heading and a row for each player; the rows grow where there is more room."""
        f = current_metrics().f
        return QSize(round(f(_NAME + sum(self._wide.values()) + 40)), round(f(30) + f(48) * len(self.rows)))

    def minimumSizeHint(self) -> QSize:
        """Narrower columns and lower rows."""
        f = current_metrics().f
        return QSize(round(f(_NAME * 0.8 + sum(self._wide.values()) * 0.72)), round(f(28) + f(40) * len(self.rows)))

    def _columns(self) -> dict[str, tuple[float, float]]:
        """Return where each column begins and how wide it is, px."""
        f = current_metrics().f
        share = min(1.0, (self.width() - f(20)) / f(_NAME + sum(self._wide.values())))
        spare = max(0.0, self.width() - f(20) - f(_NAME + sum(self._wide.values())))
        x, found = f(_NAME) * share, {}
        named = [key for key, wide in self._wide.items() if wide >= _WITH_NAMES]
        for key, wide in self._wide.items():
            width = f(wide) * share + (spare / len(named) if key in named else 0)
            found[key] = x, width
            x += width
        return found

    def paint(self, painter: QPainter) -> None:
        """Paint heading and rows."""
        theme, f = current(), current_metrics().f
        columns = self._columns()
        for key, (x, width) in columns.items():
            words = tr(f"score.column.{key}")
            draw_text(
                painter, QRectF(x, 0, width, f(26)), words, _fit(words, width - 4, 13.5, 600), theme.text2, CENTRE
            )
        height = min(f(58), (self.height() - f(28)) / max(1, len(self.rows)))
        for place, row in enumerate(self.rows):
            self._paint_row(painter, QRectF(0, f(28) + place * height, self.width(), height - f(6)), row, columns)

    def _paint_row(
        self, painter: QPainter, box: QRectF, row: ScoreRow, columns: dict[str, tuple[float, float]]
    ) -> None:
        theme, f = current(), current_metrics().f
        painter.setOpacity(1.0 if row.alive else 0.6)
        draw_panel(painter, box, f(9), tint=row.colours, line=theme.on_turn_line if row.seat == self._chosen else "")
        draw_edge_strip(painter, box.adjusted(1, 1, -1, -1), row.colours.badge, f(9), f(5))
        radius = min(f(15), box.height() * 0.34)
        draw_roundel(painter, row.colours, QPointF(f(16) + radius, box.center().y()), radius, crossed=not row.alive)
        name = QRectF(f(24) + 2 * radius, box.y(), columns["territories"][0] - f(26) - 2 * radius, box.height() - 1)
        draw_text(painter, name, row.name, _fit(row.name, name.width(), 16.5, 700), theme.text, LEFT)
        for key, figure in self._figures(row).items():
            x, width = columns[key]
            strong = key == "total"
            font = text_font(f(22 if strong else 16.5), 800 if strong else 600)
            ink = theme.accent if strong else theme.text2 if key in _TIES else theme.text
            draw_text(painter, QRectF(x, box.y(), width, box.height() - 1), figure, font, ink, CENTRE)
        for key, parts in (("regions", row.regions), ("cards", row.cards)):
            x, width = columns[key]
            self._paint_parts(
                painter, QRectF(x, box.y(), width, box.height()), parts, named=self._wide[key] >= _WITH_NAMES
            )
        painter.setOpacity(1.0)
        painter.setPen(QPen(rgba(theme.panel_line, 60), 1))

    def _figures(self, row: ScoreRow) -> dict[str, str]:
        """Return the figures of the columns that show a single one."""
        signs, figures = (str(n) for n in row.more) if row.more else ("", "")
        found = {"territories": str(row.lands), "total": str(row.total), "money": str(row.money)}
        found |= {"signs": signs, "figures": figures, "units": str(row.units)}
        return {key: figure for key, figure in found.items() if key in self._wide}

    def _paint_parts(self, painter: QPainter, box: QRectF, parts: Sequence[Part], *, named: bool) -> None:
        """Paint the sum of the parts, and below it their names if the column is wide enough."""
        theme, f = current(), current_metrics().f
        low = named and box.height() > f(33) and bool(parts)
        upper = QRectF(box.x(), box.y(), box.width(), box.height() * (0.58 if low else 1.0))
        draw_text(painter, upper, _points(parts), text_font(f(16.5), 600), theme.text, CENTRE)
        if low:
            words = ", ".join(f"{part.name} +{part.points}" for part in parts)
            room = QRectF(box.x() + 4, box.y() + box.height() * 0.52, box.width() - 8, box.height() * 0.42)
            draw_text(painter, room, words, _fit(words, room.width(), 12, 500, 8.5), theme.text2, CENTRE)


class ScoreSheet(Dialog):
    """A dialog that shows how all scores add up; ``seat``: whose row is framed."""

    def __init__(self, window: QWidget, rows: Sequence[ScoreRow], seat: int = -1) -> None:
        super().__init__(window, tr("score.title"), subtitle=tr("score.now"), width=820)
        self.table = ScoreTable(rows, seat)
        self.body.addWidget(self.table)
        self.body.addWidget(Label(tr("score.tie"), "secondary"))


def _points(parts: Sequence[Part]) -> str:
    total = sum(part.points for part in parts)
    return f"+{total}" if total else "–"


def _fit(words: str, room: float, px: float, weight: int, least: float = 10.0) -> QFont:
    """Return a font in which words fit, not smaller than ``least`` px."""
    size = current_metrics().f(px)
    wide = text_width(words, text_font(size, weight))
    return text_font(max(least, min(size, size * room / max(1.0, wide))), weight)
