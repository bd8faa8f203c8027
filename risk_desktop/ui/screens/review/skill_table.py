"""Where each player's result comes from, as a table: start, luck, own errors and those of others, which add up to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import number, tr
from risk_desktop.review.report import BLUNDER, ERROR, SMALL, GameReview, Play
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.size_signs import SIZES, draw_size_sign
from risk_desktop.ui.art.surface import draw_edge_strip, draw_panel
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit import ButtonControl, PaintedWidget, wrapped
from risk_desktop.ui.names import Names
from risk_desktop.ui.points import ShownPoints
from risk_desktop.ui.theme import current, current_metrics

from .figures import NOT_VALUED, UNKNOWN, SeatFigures, seat_figures

COLUMNS: Final = ("start", "luck", "own", "others", "end", "sizes", "play")
_PX, _ERROR_PX, _HEAD_PX = 16.5, 13.5, 14.5
_NAME, _SIZES, _GAP, _ROW, _HEAD = 58.0, 92.0, 16.0, 37.0, 24.0
"""Left edge of the names, width of the three signs, between columns, height of a row and of the head, px at 100 %."""
_ERROR_ROOMS = {"start": "±8", "luck": "±88.8", "own": "±88.8", "others": "±88.8"}
"""The widest error of each column that has one."""
_WIDEST = {"start": "88", "end": "100", "others": "+888.8", "luck": "+888.8", "own": "−888.8"}
_GOOD = frozenset({"excellent", "good"})


PLAY_WORDS: Final = tuple(word for word in get_args(Play) if word)


def heads() -> dict[str, str]:
    """Return what stands above the columns."""
    return {key: tr(f"review.column.{key}") for key in COLUMNS}


class TableColumns:
    """Where the columns of a table stand; ``folded``: signs and word for the play stand above the figures."""

    def __init__(self, names: Sequence[str], *, folded: bool) -> None:
        self.folded = folded
        f = current_metrics().f
        titles = heads()
        plays = [tr(f"review.play.{play}") for play in PLAY_WORDS]
        figures, errors, head = text_font(f(_PX), 700), text_font(f(_ERROR_PX)), text_font(f(_HEAD_PX), 600)
        self.errors = {key: text_width(room, errors) + f(7) for key, room in _ERROR_ROOMS.items()}
        self._widths = {}
        for key in COLUMNS:
            inner = text_width(_WIDEST.get(key, ""), figures) + self.errors.get(key, 0.0)
            if key == "sizes":
                inner = f(_SIZES)
            elif key == "play":
                inner = max((text_width(word, figures) for word in plays), default=0)
            self._widths[key] = max(inner, 0 if folded and key in ("sizes", "play") else text_width(titles[key], head))
        self._name = f(_NAME) + max(text_width(name, figures) for name in names) + f(_GAP)
        self.tops = (0.5, 0.5) if not folded else (0.27, 0.73)

    @property
    def least(self) -> float:
        """The least width that has room for all."""
        f = current_metrics().f
        figures = self._sum(COLUMNS[:5])
        rest = self._sum(COLUMNS[5:])
        edge = f(_GAP / 2)
        return edge + (max(self._name + rest, figures) if self.folded else self._name + figures + rest)

    def _sum(self, keys: Sequence[str]) -> float:
        return sum(self._widths[key] + current_metrics().f(_GAP) for key in keys)

    def rights(self, width: float) -> dict[str, float]:
        """Return the right edge of each column in a table of a width; what is left over is shared between them."""
        f = current_metrics().f
        found: dict[str, float] = {}
        groups = (COLUMNS[:5], COLUMNS[5:]) if self.folded else (COLUMNS,)
        for keys in groups:
            left = 0.0 if self.folded and keys is groups[0] else self._name
            room = width - f(_GAP / 2)
            spare = max(0.0, room - left - self._sum(keys)) / len(keys)
            if keys is not groups[0]:
                left, spare = room - self._sum(keys), 0.0
            for key in keys:
                left += self._widths[key] + f(_GAP) + spare
                found[key] = left
        return found


class SkillRow(ButtonControl):
    """The account of a ``seat``. Pressed, the rest of the page is to tell of that player."""

    def __init__(self, names: Names, seat: int, columns: TableColumns) -> None:
        super().__init__()
        self.ring_radius = 8
        self.seat, self._columns = seat, columns
        self._colours, self._name = names.seat_colours(seat), names.player(seat)
        self.figures: SeatFigures | None = None
        self.unknown = UNKNOWN
        """What stands where nothing is known."""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self._name)

    def show_figures(self, figures: SeatFigures | None, unknown: str) -> None:
        """Show what is known of the account, and ``unknown`` in place of the rest."""
        if (figures, unknown) != (self.figures, self.unknown):
            self.figures, self.unknown = figures, unknown
            self.setAccessibleName(f"{self._name}: {self.words()}")
            whole = figures is not None and figures.is_whole
            why = tr("review.not_valued") if unknown == NOT_VALUED and not whole else ""
            self.setAccessibleDescription(why)
            self.setToolTip(wrapped(why))
            self.update()

    def words(self) -> str:
        """Return the account in words."""
        figures = self.figures
        if figures is None:
            return self.unknown
        titles = heads()
        told = [f"{titles[key]} {self._told(getattr(figures, key))}" for key in self._columns.errors]
        told.append(f"{titles['end']} {figures.end.words(signed=False)}")
        if figures.sizes is not None:
            told += [f"{tr(f'review.size.{size}')} {count}" for size, count in zip(SIZES, figures.sizes, strict=True)]
        if figures.play:
            told.append(f"{titles['play']} {tr(f'review.play.{figures.play}')}")
        return ", ".join(told)

    def _told(self, figure: ShownPoints | None) -> str:
        return f"{figure.words(signed=figure.decimals > 0)} {figure.within()}" if figure is not None else self.unknown

    def sizeHint(self) -> QSize:
        """Room for one line, or two where it is folded."""
        return QSize(round(self._columns.least), current_metrics().px(_ROW * (1.7 if self._columns.folded else 0.92)))

    def minimumSizeHint(self) -> QSize:
        """A little lower."""
        return QSize(round(self._columns.least), current_metrics().px(_ROW * (1.6 if self._columns.folded else 0.88)))

    def paint(self, painter: QPainter) -> None:
        """Paint the row."""
        theme, f = current(), current_metrics().f
        box = QRectF(self.rect()).adjusted(0, 1.5, 0, -1.5)
        lit = self.isChecked() or self.hovered
        draw_panel(painter, box, f(7), tint=self._colours, line=theme.on_turn_line if lit else "")
        draw_edge_strip(painter, box, self._colours.badge, f(7), f(5))
        first, second = (box.top() + box.height() * share for share in self._columns.tops)
        draw_roundel(painter, self._colours, QPointF(f(30), first), f(12.5))
        font = text_font(f(_PX), 600)
        self._write(painter, f(_NAME), self.width(), first, self._name, font, theme.text, LEFT)
        rights = self._columns.rights(self.width())
        self._paint_figures(painter, rights, second)
        self._paint_verdict(painter, rights, first)

    def _paint_figures(self, painter: QPainter, rights: dict[str, float], y: float) -> None:
        theme, f, figures = current(), current_metrics().f, self.figures
        plain, strong = text_font(f(_PX)), text_font(f(_PX), 700)
        if figures is None:
            for key in COLUMNS[:5]:
                self._write(painter, 0, rights[key], y, self.unknown, plain, theme.text3, RIGHT)
            return
        small = text_font(f(_ERROR_PX))
        for key, room in self._columns.errors.items():
            figure: ShownPoints | None = getattr(figures, key)
            if figure is None:
                self._write(painter, 0, rights[key], y, self.unknown, plain, theme.text3, RIGHT)
                continue
            self._write(painter, rights[key] - room + f(7), self.width(), y, figure.within(), small, theme.text2, LEFT)
            told = key in ("luck", "own")
            colour = theme.good if told and figure.value > 0 else theme.bad if told and figure.value < 0 else theme.text
            words, font = figure.words(signed=key != "start"), strong if told else plain
            self._write(painter, 0, rights[key] - room, y, words, font, colour, RIGHT)
        self._write(painter, 0, rights["end"], y, figures.end.words(signed=False), strong, theme.text, RIGHT)

    def _paint_verdict(self, painter: QPainter, rights: dict[str, float], y: float) -> None:
        theme, f, figures = current(), current_metrics().f, self.figures
        sizes = figures.sizes if figures is not None else None
        if sizes is None:
            self._write(painter, 0, rights["sizes"], y, self.unknown, text_font(f(_PX)), theme.text3, RIGHT)
        else:
            for number, (size, count) in enumerate(zip(SIZES, sizes, strict=True)):
                middle = QPointF(rights["sizes"] - f(_SIZES) + f(16 + 29 * number), y)
                draw_size_sign(painter, size, middle, f(10.5), count)
        if figures is None or not figures.play:
            return
        colour = theme.good if figures.play in _GOOD else theme.bad if figures.play == "weak" else theme.accent
        play = tr(f"review.play.{figures.play}")
        self._write(painter, 0, rights["play"], y, play, text_font(f(_PX), 600), colour, RIGHT)

    def _write(
        self,
        painter: QPainter,
        left: float,
        right: float,
        y: float,
        words: str,
        font: QFont,
        colour: str,
        side: Qt.AlignmentFlag,
    ) -> None:
        draw_text(painter, QRectF(left, y - 12, right - left, 24), words, font, colour, side)


class TableHead(PaintedWidget):
    """What the columns hold."""

    def __init__(self, columns: TableColumns) -> None:
        super().__init__()
        self._columns = columns
        self.heads = heads()
        self.setAccessibleName(", ".join(self.heads.values()))

    def sizeHint(self) -> QSize:
        """Room for one line."""
        return QSize(round(self._columns.least), current_metrics().px(_HEAD))

    def paint(self, painter: QPainter) -> None:
        """Write the heads above their columns."""
        rights, f = self._columns.rights(self.width()), current_metrics().f
        for key in COLUMNS[:5] if self._columns.folded else COLUMNS:
            box = QRectF(0, 0, rights[key], self.height())
            draw_text(painter, box, self.heads[key], text_font(f(_HEAD_PX), 600), current().text2, RIGHT)


class SizeLegend(PaintedWidget):
    """From which loss on a decision has which size."""

    def __init__(self) -> None:
        super().__init__()
        bounds = (SMALL, ERROR, BLUNDER)
        self._words = [
            f"{tr(f'review.size.{size}')} ≥ {number(100 * bound)}" for size, bound in zip(SIZES, bounds, strict=True)
        ]
        self.setAccessibleName(", ".join(self._words))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for one line."""
        f = current_metrics().f
        words = sum(text_width(words, text_font(f(_HEAD_PX))) for words in self._words)
        return QSize(round(words + f(32) * len(self._words)), current_metrics().px(_HEAD))

    def paint(self, painter: QPainter) -> None:
        """Paint each sign with its words."""
        f, x, font = current_metrics().f, 0.0, text_font(current_metrics().f(_HEAD_PX))
        for size, words in zip(SIZES, self._words, strict=True):
            draw_size_sign(painter, size, QPointF(x + f(7), self.height() / 2), f(5.5))
            box = QRectF(x + f(18), 0, self.width(), self.height())
            draw_text(painter, box, words, font, current().text2, LEFT)
            x += f(32) + text_width(words, font)


class SkillTable(QWidget):
    """A row for each player, in the order of ``seats``. ``chosen`` carries the seat of the row that was pressed."""

    chosen = Signal(int)

    def __init__(self, names: Names, seats: Sequence[int], *, folded: bool) -> None:
        super().__init__()
        columns = TableColumns([names.player(seat) for seat in seats], folded=folded)
        self.head = TableHead(columns)
        self.rows = {seat: SkillRow(names, seat, columns) for seat in seats}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_metrics().px(2))
        column.addWidget(self.head)
        for row in self.rows.values():
            column.addWidget(row, 1)
            row.clicked.connect(self._choose)

    def show_review(self, review: GameReview | None, unknown: str) -> None:
        """Show what is known by now, and ``unknown`` in place of the rest."""
        for seat, row in self.rows.items():
            row.show_figures(seat_figures(review, seat) if review is not None else None, unknown)

    def mark(self, seat: int) -> None:
        """Show whose row is chosen."""
        self.rows[seat].setChecked(True)

    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, SkillRow):
            self.chosen.emit(row.seat)
