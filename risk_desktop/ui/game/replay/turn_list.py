"""The turns of a recording as a list; the turn at the cursor is open and shows what happened in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPen,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from risk_desktop.controller.chances import EVERYTHING
from risk_desktop.engine.events import Event, TerritoryConquered, TurnStarted
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import number as number_words
from risk_desktop.i18n import tr
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.kit import wrapped
from risk_desktop.ui.kit.row_view import RowView
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics
from risk_desktop.ui.words import round_words

Index = QModelIndex | QPersistentModelIndex
Kind = Literal["round", "turn", "deed"]
_ROW = Qt.ItemDataRole.UserRole
_PX, _SMALL_PX = 14.5, 13.5
# Height of a row, radius of a roundel, indents of turns and deeds, px at 100 %.
_HIGH, _RADIUS, _TURN, _DEED = 25.0, 8.0, 24.0, 40.0


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A row: a round, a turn, or a deed in the turn that is open. ``place``: where a click leads; ``note``: at the right;
    ``more``: what the tooltip adds.
    """

    kind: Kind
    words: str
    place: int
    seat: int = NOBODY
    note: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True)
class TurnDeed:
    """An entry of the chronicle, and the place behind what it tells of; ``began``: behind the first choice of that."""

    line: LogLine
    place: int
    began: int


def deeds_of(recording: Recording, names: Names, turn: int, viewer: int, families: Mapping[int, str]) -> list[TurnDeed]:
    """Return what happened in a turn (-1: before the first) as ``viewer`` may read it (EVERYTHING: all of it), and where."""
    first, last = recording.turns[turn].began if turn >= 0 else 0, recording.turn_ends(turn)
    narrator, found = Narrator(names, families), list[TurnDeed]()
    begun = turn < 0
    for place in range(first, last + 1):
        for event in recording.events(place):
            line = narrator.line(event, _eyes(event) if viewer == EVERYTHING else viewer)
            if not begun:  # the turn before ends with the choice with which this one begins
                begun = _starts(event, turn, recording)
            elif place == last and turn + 1 < len(recording.turns) and _starts(event, turn + 1, recording):
                return found
            elif line is not None:
                goes_on = line.key and found and found[-1].line.key == line.key
                found.append(TurnDeed(line, place, found.pop().began if goes_on else place))
    return found


def _eyes(event: Event) -> int:
    """Return somebody who sees the whole of an event."""
    return next(iter(event.visible_to or ()), NOBODY)


def _starts(event: Event, turn: int, recording: Recording) -> bool:
    return isinstance(event, TurnStarted) and event.player == recording.turns[turn].player


def taken_in(recording: Recording, turn: int) -> int:
    """Return how many territories whose turn it is has taken in it."""
    began, player = recording.turns[turn].began, recording.turns[turn].player
    events = recording.events_between(began, recording.turn_ends(turn))
    return sum(isinstance(event, TerritoryConquered) and event.player == player for event in events)


def taken_words(taken: int, name: str) -> str:
    """Return in words how many territories somebody takes."""
    return tr("replay.takes", n=taken, name=name) if taken else tr("replay.takes_none", name=name)


class TurnList(RowView):
    """The turns of a recording. ``sought``: the place of the row that is chosen."""

    sought = Signal(int)

    def __init__(
        self, recording: Recording, names: Names, families: Mapping[int, str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._recording, self._names, self._families = recording, names, families
        self._taken = [taken_in(recording, turn) for turn in range(len(recording.turns))]
        self.change_of: Callable[[int], str] = _no_change
        """What a turn has changed in the chance of its player, in words."""
        self.viewer = NOBODY
        self.seat: int | None = None
        """Whose turns show; None: everybody's."""
        self.place = 0
        self._deeds: list[TurnDeed] = []
        self._open: int | None = None
        self._rows: list[TurnRow] = []
        self.now = -1
        """The row of what has happened last, -1 for none that shows."""
        self._model = QStandardItemModel(self)
        self.show_rows(self._model, _RowPainter(self, names))
        self.setUniformItemSizes(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(tr("replay.turns"))
        self.viewport().setAutoFillBackground(False)

    # --- content

    @property
    def rows(self) -> list[TurnRow]:
        """The rows that show."""
        return list(self._rows)

    @property
    def deeds(self) -> list[TurnDeed]:
        """What happened in the turn that is open."""
        return self._deeds

    @property
    def deed(self) -> TurnDeed | None:
        """The last deed that has begun at the cursor; None where nothing of the turn has."""
        return next((deed for deed in reversed(self._deeds) if deed.began <= self.place), None)

    def show_place(self, place: int) -> None:
        """Open the turn of a place, and mark how far it has come."""
        self.place = place
        turn = self._recording.turn_number(place)
        if turn != self._open:
            self._shut()
            self._unfold(turn)
        self.now = self._row_of_now()
        if self.now >= 0:
            self.scrollTo(self._model.index(self.now, 0), QAbstractItemView.ScrollHint.EnsureVisible)
        self.viewport().update()

    def tell_anew(self) -> None:
        """Write all rows anew: whose eyes, language, or what is known of chances has changed."""
        self.setAccessibleName(tr("replay.turns"))
        self._open, self._rows = None, []
        self._model.clear()
        self._insert(0, self._made_rows())
        self.show_place(self.place)

    def _row_of_now(self) -> int:
        """Return the row of what has happened last, -1 for none that shows."""
        own = self._row_of_turn(self._recording.turn_number(self.place))
        return own + sum(deed.began <= self.place for deed in self._deeds) if own >= 0 else -1

    def _row_of_turn(self, turn: int) -> int:
        """Return the row of a turn, of the set-up for -1; -1 if it doesn't show."""
        began, player = 0, NOBODY
        if turn >= 0:
            began, player = self._recording.turns[turn].began, self._recording.turns[turn].player
        found = (n for n, row in enumerate(self._rows) if (row.kind, row.place, row.seat) == ("turn", began, player))
        return max(found, default=-1)

    # --- rows

    def _insert(self, at: int, rows: Sequence[TurnRow]) -> None:
        self._rows[at:at] = rows
        for number, row in enumerate(rows, start=at):
            item = QStandardItem(". ".join((row.words, row.more)) if row.note else row.words)
            item.setToolTip(wrapped("\n".join(filter(None, (row.words, row.more)))))
            item.setData(row, _ROW)
            self._model.insertRow(number, item)

    def _shut(self) -> None:
        """Take the deeds of the turn away that was open."""
        first = next((number for number, row in enumerate(self._rows) if row.kind == "deed"), -1)
        if first >= 0:
            count = sum(row.kind == "deed" for row in self._rows)
            del self._rows[first : first + count]
            self._model.removeRows(first, count)

    def _unfold(self, turn: int) -> None:
        """Show what happened in a turn below its row, if that shows."""
        self._open = turn
        self._deeds = deeds_of(self._recording, self._names, turn, self.viewer, self._families)
        own = self._row_of_turn(turn)
        if own >= 0:
            self._insert(own + 1, self._deed_rows())

    def _made_rows(self) -> list[TurnRow]:
        recording = self._recording
        rows = [TurnRow("turn", tr("play.setup.name"), 0)] if self.seat is None else []
        shown = None
        for number, turn in enumerate(recording.turns):
            if self.seat not in (None, turn.player):
                continue
            if turn.round != shown:
                shown = turn.round
                words = round_words(self._names.table.edition, "tables.round", number=turn.round)
                rows.append(TurnRow("round", words, turn.began))
            words = taken_words(self._taken[number], self._names.player(turn.player))
            change = self.change_of(number)
            more = tr("replay.change", points=change) if change else ""
            rows.append(TurnRow("turn", words, turn.began, turn.player, change, more))
        return rows

    def _deed_rows(self) -> list[TurnRow]:
        return [
            TurnRow("deed", deed.line.title, deed.place, deed.line.seat, more=deed.line.detail) for deed in self._deeds
        ]

    # --- input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the row that is clicked."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(index)
            self.sought.emit(index.data(_ROW).place)

    def first_row(self) -> int:
        """Step on from what has happened last."""
        return max(0, self.now)

    def enter(self) -> None:
        """Go there."""
        self.sought.emit(self.currentIndex().data(_ROW).place)

    def restyle(self) -> None:
        """Measure anew in the sizes in use."""
        self.verticalScrollBar().setSingleStep(current_metrics().px(40))
        self.scheduleDelayedItemsLayout()


def _no_change(turn: int) -> str:
    return ""


def change_words(points: float) -> str:
    """Return a change in points with its sign, such as +8, −3 or 0."""
    whole = round(points)
    sign = "+" if whole > 0 else "\N{MINUS SIGN}" if whole < 0 else ""
    return f"{sign}{number_words(abs(whole), 0)}"


class _RowPainter(QStyledItemDelegate):
    """Paints a row: round, turn with its roundel, or deed with tick, arrow or ring."""

    def __init__(self, view: TurnList, names: Names) -> None:
        super().__init__(view)
        self._view, self._names = view, names

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are as high."""
        return QSize(self._view.viewport().width(), current_metrics().px(_HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        theme, f, row, box = current(), current_metrics().f, index.data(_ROW), QRectF(option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = index.row() == self._view.now
        ground = box.adjusted(1, 1, -3, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if now:
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(ground, 4, 4)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(rgba(theme.accent, 30))
            painter.drawRoundedRect(ground, 4, 4)
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setPen(QPen(QColor(theme.focus), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground, 4, 4)
        ink = QColor(theme.primary_ink) if now else QColor(theme.text)
        if row.kind == "round":
            draw_text(painter, box.adjusted(f(4), 0, 0, 0), row.words, text_font(f(_PX), 700), theme.accent, LEFT)
            return
        left = f(_TURN if row.kind == "turn" else _DEED)
        if row.kind == "turn" and row.seat >= 0:
            centre = box.topLeft() + QRectF(0, 0, f(_TURN) - 2, box.height()).center()
            draw_roundel(painter, self._names.seat_colours(row.seat), centre, f(_RADIUS))
        elif row.kind == "deed":
            ink = self._paint_sign(painter, row, box, ink, now=now)
        px = f(_PX if row.kind == "turn" else _SMALL_PX)
        font = text_font(px, 700 if now else 600 if row.kind == "turn" else 400)
        note = text_font(px, 700)
        room = box.width() - left - (text_width(row.note, note) + f(10) if row.note else f(4))
        words = QFontMetricsF(font).elidedText(row.words, Qt.TextElideMode.ElideRight, room)
        draw_text(painter, QRectF(box.left() + left, box.top(), room + 2, box.height()), words, font, ink, LEFT)
        if row.note:
            good = row.note.startswith("+")
            tone = ink if now else QColor(theme.good if good else theme.bad if row.note != "0" else theme.text2)
            draw_text(painter, box.adjusted(0, 0, -f(8), 0), row.note, note, tone, RIGHT)

    def _paint_sign(self, painter: QPainter, row: TurnRow, box: QRectF, ink: QColor, *, now: bool) -> QColor:
        """Paint what tells whether a deed is done; return the ink of its words."""
        theme, f = current(), current_metrics().f
        side = f(13)
        sign = QRectF(box.left() + f(18), box.center().y() - side / 2, side, side)
        if now:
            draw_icon(painter, "play", sign, theme.primary_ink, 2.4)
        elif row.place <= self._view.place:
            draw_icon(painter, "check", sign, theme.good, 2.6)
            return QColor(theme.text2)
        else:
            painter.setPen(QPen(QColor(theme.text3), 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(sign.center(), f(3.2), f(3.2))
            return QColor(theme.text3)
        return ink
