"""Small controls of a seat in New game: the grip that moves it, the face that shows how its computer plays; and all at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy

from risk_desktop.ai.player import TEMPERAMENTS
from risk_desktop.controller.table import Seat
from risk_desktop.i18n import tr
from risk_desktop.ui.art.portraits import Face, portrait_pixmap
from risk_desktop.ui.faces import OFFERED, character_words, has_face, manner_words, with_portrait
from risk_desktop.ui.kit import ButtonControl, Combo
from risk_desktop.ui.kit.control import MIN_TARGET
from risk_desktop.ui.theme import SEATS, SeatColours, current, current_metrics

_GRIP_WIDTH, _FACE_SIDE = 22, 40
"""Sizes of grip and portrait, px at 100 %."""
_DOT, _DOTS_APART = 1.6, 6.0
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class SeatGrip(ButtonControl):
    """Moves a seat in the order of turns: dragged, or with the arrow keys.

    Signals: ``dragged`` (number of the row that was taken, pointer on the screen), ``dropped``, ``stepped`` (row, -1 or 1).
    """

    dragged = Signal(int, QPoint)
    dropped = Signal()
    stepped = Signal(int, int)

    def __init__(self, number: int, name: str) -> None:
        super().__init__()
        self._number = number
        self.setAccessibleName(name)
        self.setToolTip(tr("opponent.seat.move"))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A narrow target."""
        return QSize(max(18, current_metrics().px(_GRIP_WIDTH)), max(MIN_TARGET, current_metrics().px(36)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take the seat along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(self._number, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the seat go."""
        super().mouseReleaseEvent(event)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the seat up or down."""
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(self._number, step)

    def paint(self, painter: QPainter) -> None:
        """Paint two columns of dots."""
        theme, middle = current(), QPointF(self.width() / 2, self.height() / 2)
        radius, apart = self.metrics.f(_DOT), self.metrics.f(_DOTS_APART)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if self.hovered or self.hasFocus() else theme.text3))
        for column in (-0.5, 0.5):
            for row in (-1, 0, 1):
                painter.drawEllipse(middle + QPointF(column * apart, row * apart), radius, radius)


class FaceButton(ButtonControl):
    """The portrait of a computer player; pressed, it offers the temperaments. ``chosen`` carries the name of one."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._face = Face("")
        self._colours: SeatColours = SEATS[0]
        self._seat = Seat("")
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.ring_radius = _FACE_SIDE / 2
        self.clicked.connect(self.offer)

    def show_seat(self, seat: Seat, face: Face) -> None:
        """Show who plays a seat; nothing for a person."""
        self._seat, self._face, self._colours = seat, face, SEATS[seat.colour]
        self.setVisible(has_face(seat.kind))
        if has_face(seat.kind):
            words = character_words(seat)
            lines = tuple(filter(None, (seat.name, words, manner_words(seat))))
            self.setAccessibleName(tr("opponent.seat.character", name=seat.name, character=words))
            self.setToolTip(with_portrait(lines, face, self._colours))
        self.update()

    @property
    def temperament(self) -> str:
        """In a word how he plays; "" for a person, and for a program, of which nothing is known."""
        return tr(f"opponent.temperament.{self._seat.temperament}") if self._seat.kind in OFFERED else ""

    def sizeHint(self) -> QSize:
        """Room for the portrait."""
        side = max(MIN_TARGET, current_metrics().px(_FACE_SIDE))
        return QSize(side, side)

    def offer(self) -> None:
        """Open the list of temperaments; a program has its own."""
        if self._seat.kind not in OFFERED:
            return
        menu = QMenu(self)
        for name in TEMPERAMENTS:
            words = tr("opponent.temperament.row", name=tr(f"opponent.temperament.{name}"), says=_says(name))
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setChecked(name == self._seat.temperament)
            action.setData(name)
        menu.triggered.connect(self._choose)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _choose(self, action: QAction) -> None:
        self.chosen.emit(action.data())

    def paint(self, painter: QPainter) -> None:
        """Paint the portrait."""
        if self._face.person:
            side = min(self.width(), self.height())
            picture = portrait_pixmap(self._face, self._colours, side, self.devicePixelRatioF())
            painter.drawPixmap(0, (self.height() - side) // 2, picture)


def _says(temperament: str) -> str:
    return tr(f"opponent.temperament.{temperament}.says")


class AllComputers(Combo):
    """Shows the level that all computers have, and sets it; ``chosen`` carries it, "" for various ones."""

    def __init__(self) -> None:
        levels: list[tuple[object, str]] = [(level, tr(f"common.level.{level}")) for level in OFFERED]
        super().__init__(tr("screens.new.all_computers"), [("", tr("screens.new.various")), *levels])

    def show_seats(self, seats: Sequence[Seat]) -> bool:
        """Show the level of the computers in ``seats``; return whether there are any."""
        levels = {seat.kind for seat in seats if seat.kind in OFFERED}
        self.set_value(next(iter(levels)) if len(levels) == 1 else "")
        return bool(levels)
