"""How often each face was rolled compared with fair dice, and how lucky each player was."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.i18n import percent, tr
from risk_desktop.profile.fairness import chance_of_such_dice
from risk_desktop.storage.statistics import Statistics
from risk_desktop.ui.art.dice import draw_die
from risk_desktop.ui.art.lettering import CENTRE, LEFT, draw_text
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import Label, PaintedWidget
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import NEUTRAL, current, current_metrics

_HIGH, _LOW = 136, 84  # height of the bars of a single kind of dice, and of several kinds, px at 100 %


class FaceBars(PaintedWidget):
    """A bar for each face, and a dashed line for the expected count; ``height``: preferred height, px at 100 %."""

    may_shrink = True

    def __init__(self, faces: list[int], name: str, height: int) -> None:
        super().__init__()
        self._faces, self._height = faces, height
        counts = ", ".join(f"{face}: {count}" for face, count in enumerate(faces, start=1))
        self.setAccessibleName(name)
        self.setAccessibleDescription(counts)

    def sizeHint(self) -> QSize:
        """Room for all bars."""
        return QSize(current_metrics().px(250 if self._height == _HIGH else 200), current_metrics().px(self._height))

    def paint(self, painter: QPainter) -> None:
        """Paint the bars, then the line across them."""
        metrics = current_metrics()
        area = QRectF(self.rect()).adjusted(4, metrics.f(20), -4, -metrics.f(34))
        highest, sides = max(*self._faces, 1), len(self._faces)
        width = area.width() / sides
        line = area.height() * sum(self._faces) / sides / highest
        for number, count in enumerate(self._faces):
            height = area.height() * count / highest
            bar = QRectF(area.left() + width * number + width * 0.12, area.bottom() - height, width * 0.76, height)
            self._draw_bar(painter, bar, count, line)
            below = QPointF(bar.center().x(), area.bottom() + metrics.f(19))
            draw_die(painter, below, metrics.f(22), number + 1, NEUTRAL, sides=sides)
        pen = QPen(rgba(QColor(current().text), 190), 1.4)
        pen.setDashPattern([5, 3])
        painter.setPen(pen)
        y = area.bottom() - line
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))

    def _draw_bar(self, painter: QPainter, bar: QRectF, count: int, line: float) -> None:
        """Paint a bar and its count: at its foot, else above the bar, or above the ``line`` if that would cross it."""
        theme, metrics = current(), current_metrics()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mix(theme.accent, theme.panel_bottom, 0.18))
        painter.drawRoundedRect(bar, 3, 3)
        inside = bar.height() > metrics.f(26)
        figure = QRectF(bar.left() - 10, bar.bottom() - metrics.f(21), bar.width() + 20, metrics.f(18))
        if not inside:
            crossed = bar.height() < line < bar.height() + metrics.f(18)
            figure.translate(0, -line if crossed else -bar.height())
        ink = theme.primary_ink if inside else theme.text
        draw_text(painter, figure, str(count), text_font(metrics.f(13), 700), ink, CENTRE)


def armies_of_luck(armies: float) -> str:
    """Return luck in whole armies, with its sign."""
    whole = round(armies)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


class LuckRow(PaintedWidget):
    """How many armies more or less than expected each player's dice have brought him: roundel and number."""

    def __init__(self, statistics: Statistics, names: Names) -> None:
        super().__init__()
        self._entries = [(names.seat_colours(p), armies_of_luck(luck.armies)) for p, luck in enumerate(statistics.luck)]
        spoken = ", ".join(f"{names.player(p)} {words}" for p, (_, words) in enumerate(self._entries))
        self.setAccessibleName(tr("tables.tally.luck"))
        self.setAccessibleDescription(spoken)
        self.setToolTip(tr("tables.tally.luck.hint"))

    def sizeHint(self) -> QSize:
        """A line for the heading and one for the players."""
        return QSize(current_metrics().px(66) * len(self._entries), current_metrics().px(54))

    def minimumSizeHint(self) -> QSize:
        """The entries may move closer together."""
        return QSize(current_metrics().px(48) * len(self._entries), current_metrics().px(54))

    def paint(self, painter: QPainter) -> None:
        """Paint heading and entries."""
        theme, metrics = current(), current_metrics()
        head = QRectF(0, 0, self.width(), metrics.f(22))
        draw_text(painter, head, tr("tables.tally.luck"), text_font(metrics.f(14), 600), theme.text2, LEFT)
        width = min(metrics.f(74), self.width() / len(self._entries))
        middle, radius = metrics.f(38), metrics.f(9)
        for number, (seat, words) in enumerate(self._entries):
            left = number * width
            draw_roundel(painter, seat, QPointF(left + radius + 1, middle), radius)
            box = QRectF(left + 2 * radius + metrics.f(5), middle - metrics.f(11), width, metrics.f(21))
            draw_text(painter, box, words, text_font(metrics.f(14.5), 700), theme.text, LEFT)


class KindTally(QWidget):
    """Bars and words about one kind of dice; ``rolled``: how many there were, in words; ``height``: that of the bars."""

    def __init__(self, faces: list[int], rolled: str, name: str, height: int) -> None:
        super().__init__()
        total = sum(faces)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(FaceBars(faces, name, height), 3 if height == _HIGH else 2)  # low bars: two lines for the share
        words = QVBoxLayout()
        words.setSpacing(words.spacing() if height == _HIGH else current_metrics().px(3))
        words.addWidget(Label(rolled, "strong"))
        words.addWidget(Label(tr("tables.tally.expected", count=round(total / len(faces))), "strong", colour="text2"))
        if total:
            words.addWidget(Label(tr("tables.tally.stray", share=percent(chance_of_such_dice(faces))), "secondary"))
        words.addStretch(1)
        row.addLayout(words, 2 if height == _HIGH else 3)


class DiceTally(QWidget):
    """All kinds of dice of a game below each other, and the luck of all players."""

    def __init__(self, statistics: Statistics, names: Names) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        kinds, name = statistics.faces(), tr("tables.tally.name")
        for sides, faces in kinds.items():
            if len(kinds) == 1:
                tally = KindTally(faces, tr("tables.tally.dice", n=sum(faces)), name, _HIGH)
            else:
                rolled = tr("tables.tally.dice_of_sides", n=sum(faces), sides=sides)
                tally = KindTally(faces, rolled, f"{name}: {rolled}", _LOW)
            column.addWidget(tally, 1)
        column.addWidget(LuckRow(statistics, names))
