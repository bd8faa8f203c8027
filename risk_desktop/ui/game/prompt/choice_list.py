"""All answers as rows, for decisions that have no picture of their own, and where these rows stand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from risk_desktop.ui.art import LEFT, draw_panel, draw_roundel, draw_text, text_width
from risk_desktop.ui.board import BoardView
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.side_room import SideRoom
from risk_desktop.ui.kit import Panel, ScrollArea
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_ROW, _WORDS, _INSET = 36, 15.5, 12
_NARROWEST = 240
# Radius of the disc of the player whom a row is about, and the room that it takes.
_DISC, _DISC_ROOM = 11, 30
_GAP = 8
# The list takes at most this share of the window's height.
_HIGHEST = 0.4
# A board that gives way to it keeps at least this share of its height: where that is too little to be read, the list lies on it.
_KEPT = 0.55


class ChoiceRow(ButtonControl):
    """One answer; checked when it is the chosen one. ``seat``: the colours of the player whom it is about."""

    def __init__(self, words: str, seat: SeatColours | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)
        self._words, self.seat = words, seat
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        """Room for the words on one line."""
        font = text_font(self.metrics.f(_WORDS), 600)
        width = round(text_width(self._words, font)) + 2 * self.metrics.px(_INSET) + round(self._disc_room())
        return QSize(width, max(32, self.metrics.px(_ROW)))

    def _disc_room(self) -> float:
        return self.metrics.f(_DISC_ROOM) if self.seat is not None else 0.0

    def nextCheckState(self) -> None:
        """Stay as the list says: a press only tells."""

    def paint(self, painter: QPainter) -> None:
        """Paint the row: a brass line when chosen, lighter under the pointer."""
        theme, lit = current(), self.hovered or self.isChecked()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if lit:
            draw_panel(painter, box, 7, line=theme.accent if self.isChecked() else theme.panel_line)
        inside = box.adjusted(self.metrics.f(_INSET), 0, 0, 0)
        if self.seat is not None:
            radius = self.metrics.f(_DISC)
            draw_roundel(painter, self.seat, QPointF(inside.left() + radius, inside.center().y()), radius)
            inside = inside.adjusted(self._disc_room(), 0, 0, 0)
        colour = theme.accent if self.isChecked() else theme.text
        draw_text(painter, inside, self._words, text_font(self.metrics.f(_WORDS), 600), colour, LEFT)


class ChoiceList(Panel):
    """The rows of a prompt in a scroll; ``picked`` tells the number of the row that was pressed, from 1."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=8, gap=2)
        self._rows: list[ChoiceRow] = []
        self._words: tuple[str, ...] = ()
        self._seats: tuple[SeatColours, ...] = ()
        self._scroll = ScrollArea()
        self.column().addWidget(self._scroll)
        self.hide()

    @property
    def words(self) -> tuple[str, ...]:
        """What stands in the rows."""
        return self._words

    def show_ask(self, ask: Ask, seats: Sequence[SeatColours] = ()) -> None:
        """Show the rows of a prompt, with the colours of the players whom they are about; hide if it has none."""
        if (ask.rows, tuple(seats)) != (self._words, self._seats):
            self._fill(ask.rows, seats)
        for number, row in enumerate(self._rows):
            row.setChecked(number == ask.row)
        if 0 <= ask.row < len(self._rows):
            self._scroll.ensureWidgetVisible(self._rows[ask.row], 0, 0)
        self.setVisible(bool(ask.rows))

    def wanted(self) -> QSize:
        """Return the size at which all rows show."""
        rows = self._rows
        inner = self._scroll.widget()
        height = inner.sizeHint().height() if inner is not None else 0
        width = max((row.sizeHint().width() for row in rows), default=0)
        around = 2 * row_padding(self)
        return QSize(max(_NARROWEST, width + around + 14), height + around)

    def _fill(self, words: Sequence[str], seats: Sequence[SeatColours]) -> None:
        self._words, self._seats = tuple(words), tuple(seats)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        discs = self._seats or (None,) * len(self._words)
        self._rows = [ChoiceRow(text, seat) for text, seat in zip(self._words, discs, strict=True)]
        for number, row in enumerate(self._rows, 1):
            row.setProperty("number", number)
            row.clicked.connect(self._tell)
            column.addWidget(row)
        self._scroll.setWidget(holder)

    def _tell(self) -> None:
        self.picked.emit(int(self.sender().property("number")))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down among the rows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        place = next((number for number, row in enumerate(self._rows) if row.hasFocus()), -1)
        if step is None or place < 0:
            super().keyPressEvent(event)
            return
        self._rows[(place + step) % len(self._rows)].setFocus(Qt.FocusReason.TabFocusReason)


def row_padding(panel: QWidget) -> int:
    """Return the space round the content of a panel, px."""
    layout = panel.layout()
    return layout.contentsMargins().left() if layout is not None else 0


class ListRoom:
    """Places the list where it hides no land to choose from, if there is such a place. It scrolls where it must."""

    def __init__(self, choices: ChoiceList, board: BoardView, side: SideRoom) -> None:
        self._choices, self._board, self._side = choices, board, side
        self._moment: object = None
        """The moment at which it stands at the left of the board, None: it doesn't."""
        self._asked: object = None
        self._given = 0

    def wanted(self, prompt: QRect, bottom: int, free: QRect, whole: QRect, question: str) -> int:
        """Return how much height a board in a folded window gives up for a list that ends at ``bottom``, px.

        ``free``: where the board is, ``whole``: where it would be without any list. What is given up for a list stays.
        """
        if self._choices.isHidden():
            self._asked, self._given = None, 0
            return 0
        asked = question, self._choices.words, whole.height()
        if asked != self._asked:
            place = self._above(prompt, bottom, free.top(), _HIGHEST * current_metrics().height)
            bearable = place.height() + _GAP <= (1 - _KEPT) * whole.height()
            self._asked, self._given = (
                asked,
                place.height() if bearable and self._board.places.hides_choice(place) else 0,
            )
        return self._given

    def place(self, prompt: QRect, bottom: int, free: QRect, whole: QRect, moment: object, *, folded: bool) -> None:
        """Stand above the prompt's right end, ending at ``bottom``; in a window that isn't folded perhaps at the left."""
        highest = self._given or _HIGHEST * current_metrics().height
        place = self._above(prompt, bottom, free.top() if not self._given else 0, highest)
        aside = self._beside(self._choices.wanted(), whole)
        if self._choices.isHidden() or folded:
            self._moment = None
            self._side.rest(moment)
        elif (self._moment == moment or self._may_step_aside(place)) and self._side.hold(aside, moment):
            self._moment, place = moment, aside
        self._choices.setGeometry(place)

    def _above(self, prompt: QRect, bottom: int, top: int, highest: float) -> QRect:
        """Return the place above the prompt's right end, not so high that it would reach the ribbon."""
        wanted = self._choices.wanted()
        width = min(wanted.width(), prompt.width())
        height = min(wanted.height(), bottom - top - current_metrics().margin, int(highest))
        return QRect(prompt.right() + 1 - width, bottom - height, width, height)

    def _may_step_aside(self, place: QRect) -> bool:
        """Tell whether a list had better not stand here, and nothing else stands at the left of the board."""
        return not self._side.width and self._board.places.hides_choice(place)

    def _beside(self, wanted: QSize, whole: QRect) -> QRect:
        """Return the place at the left of the board for a panel of this size."""
        size = current_metrics()
        return QRect(size.margin, whole.top() + size.px(6), wanted.width(), min(wanted.height(), whole.height()))
