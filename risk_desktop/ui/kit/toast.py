"""Short messages that disappear by themselves."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.kit.label import Label
from risk_desktop.ui.kit.painted import Condensed, PaintedWidget, sizes_for
from risk_desktop.ui.kit.panel import Panel
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_LIFETIME_MS = 4000
# Room round the words at the sides, and above and below them, px at 100 %.
_BESIDE, _ABOVE = 12, 5
# The sizes of the words that are tried, as shares of the usual one, where they have a room of their own.
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
_READABLE = 0.7


class IconSign(PaintedWidget):
    """An icon or a seat's roundel, beside a line of text."""

    def __init__(self, icon: str = "", seat: SeatColours | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._seat = seat

    def show_sign(self, icon: str, seat: SeatColours | None) -> None:
        """Show a seat or an icon; with neither, hide."""
        self._icon, self._seat = icon, seat
        self.setVisible(bool(icon or seat))
        self.update()

    def sizeHint(self) -> QSize:
        """A square of 24 px at 100 %."""
        side = sizes_for(self).px(24)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        """Paint icon or roundel."""
        box = QRectF(self.rect())
        side = min(box.width(), box.height())
        if self._seat is not None:
            draw_roundel(painter, self._seat, box.center(), side / 2 - 2)
        elif self._icon:
            draw_icon(painter, self._icon, box, current().accent, 2)


class ToastHost(QObject):
    """Shows one toast at a time at the bottom of a window, or in a room of its own; a new one replaces the old.

    A toast stays while the pointer is on it. What matters must also stand in the chronicle.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._rooms: tuple[QRect, ...] = ()
        self._passing = False
        self._panel = _ToastPanel(window)
        self._panel.timer.timeout.connect(self._panel.hide)
        window.installEventFilter(self)

    @property
    def panel(self) -> QWidget:
        """The toast's widget."""
        return self._panel

    def show_message(
        self,
        words: str,
        *,
        icon: str = "",
        seat: SeatColours | None = None,
        ms: int = _LIFETIME_MS,
        heard: str | None = None,
        passing: bool = False,
    ) -> None:
        """Show a message for `ms` milliseconds with an icon or a seat's roundel.

        ``passing``: it speaks of the question at hand only (see ``end_passing``).
        ``heard``: what screen readers say, where that is more than the words that show, or has been said already ("").
        """
        self._passing = passing
        self._panel.say(words, icon, seat)
        VOICE.answer(words if heard is None else heard)
        self._place()
        self._panel.show()
        self._panel.raise_()
        self._panel.timer.start(ms)

    def set_room(self, *rooms: QRect) -> None:
        """Let toasts stand at the right end of the first of these rectangles of the window that has room for all words.

        In a strip they stand in the middle of its height, in a high rectangle at its lower end; long ones have smaller words.
        """
        self._rooms = rooms
        if not self._panel.isHidden():
            self._place()

    def hide(self) -> None:
        """Hide the toast."""
        self._panel.timer.stop()
        self._panel.hide()

    def end_passing(self) -> None:
        """Hide a toast about a question that is no longer asked, even under the pointer; others stay."""
        if self._passing:
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        # Events still arrive while the garbage collector takes the window down, when this object may be half gone.
        if event.type() == QEvent.Type.Resize and watched is getattr(self, "_window", None):
            self._place()
        return False

    def _place(self) -> None:
        metrics = current_metrics()
        inner = self._window.rect().adjusted(metrics.margin, 0, -metrics.margin, -metrics.margin)
        if not self._rooms:
            size = self._panel.wanted(QSize(min(metrics.px(560), inner.width()), inner.height()))
            corner = QPoint(inner.center().x() - size.width() // 2, inner.bottom() + 1 - size.height())
            self._panel.setGeometry(QRect(corner, size))
            return
        room = next((room for room in self._rooms if self._panel.has_room(room.size())), self._rooms[-1])
        place = QRect(QPoint(), self._panel.wanted(room.size()))
        place.moveCenter(room.center())
        place.moveRight(room.right())
        if room.height() > room.width():
            place.moveBottom(room.bottom())
        self._panel.setGeometry(place)


class _ToastPanel(Condensed, Panel):
    """The toast itself; its timer stops under the pointer."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, radius=12, line="panel_line", gap=10)
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self._sign = IconSign(parent=self)
        self._words = Label("", "strong", parent=self)
        row: QHBoxLayout = self.row()
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._words, 1)
        self.hide()

    def say(self, words: str, icon: str, seat: SeatColours | None) -> None:
        """Show a message."""
        self._words.setText(words)
        self.setAccessibleName(words)
        self._sign.show_sign(icon, seat)

    def restyle(self) -> None:
        """Scale the room round the words and between them and the sign."""
        sizes, layout = sizes_for(self), self.layout()
        if layout is not None:
            layout.setContentsMargins(*(sizes.px(_BESIDE), sizes.px(_ABOVE)) * 2)
            layout.setSpacing(sizes.px(10))

    def wanted(self, room: QSize) -> QSize:
        """Return the size for the message, with words as large as a room allows."""
        found = room
        for self.share in _SHARES:
            found = self._sized(room.width())
            if found.height() <= room.height():
                break
        return found.boundedTo(room)

    def has_room(self, room: QSize) -> bool:
        """Tell whether a room has room for all words, in a size that is still easy to read."""
        self.wanted(room)
        return self.share >= _READABLE and self._sized(room.width()).height() <= room.height()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be gone, for who wants what lies below."""
        self.timer.stop()
        self.hide()

    def _sized(self, widest: int) -> QSize:
        """Return the size for the message at the share in use, up to a width in px."""
        self.restyle()
        self._words.restyle()
        for part in (self._sign, self._words):
            part.updateGeometry()  # its row would keep the size of another share
        sizes = sizes_for(self)
        beside = 2 * sizes.px(_BESIDE)
        sign = 0 if self._sign.isHidden() else self._sign.sizeHint().width() + sizes.px(10)
        line = self._words.fontMetrics().horizontalAdvance(self._words.text()) + 4
        width = min(widest, line + sign + beside)
        height = max(self._words.heightForWidth(width - sign - beside), self._sign.sizeHint().height())
        return QSize(width, height + 2 * sizes.px(_ABOVE))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stop the timer."""
        self.timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Start the timer again."""
        self.timer.start(_LIFETIME_MS // 2)
        super().leaveEvent(event)
