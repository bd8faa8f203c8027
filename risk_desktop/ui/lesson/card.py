"""The coach's card: what is to be known, how far the lesson is, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import Button, Label, Panel
from risk_desktop.ui.kit.control import Restyled
from risk_desktop.ui.theme import current, current_metrics

_WIDTH, _PADDING, _GAP = 340, 16, 8
_WIDEST = 0.46
"""Most of the window's width that the card takes, with large text too."""


class ProgressBar(Restyled, QWidget):
    """A thin bar that fills from left to right."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Fill so much of the bar, 0 to 1."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        """As thin as a line of brass."""
        return QSize(80, max(4, current_metrics().px(6)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint groove and filling."""
        theme, painter = current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box, radius = QRectF(self.rect()), self.height() / 2
        painter.setBrush(rgba(theme.well, 190))
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(rgba(theme.accent, 255))
        painter.drawRoundedRect(QRectF(0, 0, max(box.height(), box.width() * self._share), box.height()), radius, radius)
        painter.end()


class CoachCard(Panel):
    """``next_wanted`` when it has been read, ``leave_wanted`` for the end of the lesson."""

    next_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=14, line="on_turn_line", padding=_PADDING, gap=_GAP)
        self.setObjectName("coach")
        self._count = Label("", "small", wrap=False)
        self._bar = ProgressBar()
        self._title = Label("", "title")
        self._body = Label("", "body")
        self._hint = Label("", "strong", colour="accent")
        self.next = Button("", "primary", icon="arrow")
        self.leave = Button("", "ghost")
        self.next.clicked.connect(self.next_wanted)
        self.leave.clicked.connect(self.leave_wanted)
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        column: QVBoxLayout = self.column()
        column.addWidget(self._count)
        column.addWidget(self._bar)
        column.addWidget(self._title)
        column.addWidget(self._body)
        column.addWidget(self._hint)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignLeft)
        self._foot.addStretch(1)
        self._foot.addWidget(self.next, 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(self._foot)

    def show_step(self, title: str, body: str, number: int, count: int, *, read: bool) -> None:
        """Show step ``number`` of ``count``; one that is only ``read`` has a button to go on."""
        new = title != self._title.text()
        self._count.setText(tr("lesson.step", number=number, count=count))
        self._bar.show_share(number / count)
        self._title.setText(title)
        self._body.setText(body)
        self.next.setText(tr("lesson.next"))
        self.next.set_key("Space" if read else "")
        self.next.setVisible(read)
        self.leave.setText(tr("lesson.leave"))
        self.show_hint("")
        self.setAccessibleName(f"{self._count.text()}. {title}. {body}")
        if new:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @property
    def hint(self) -> str:
        """What is said to somebody who tried something else, "" for nothing."""
        return self._hint.text()

    def show_hint(self, words: str) -> None:
        """Say what to do instead, or nothing more."""
        if words and words != self._hint.text():
            self.setAccessibleDescription(words)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._hint.setText(words)
        self._hint.setVisible(bool(words))
        self._fit()

    def restyle(self) -> None:
        """Follow text scale and density."""
        super().restyle()
        if hasattr(self, "_foot"):
            self._fit()

    def _fit(self) -> None:
        """Take the size that shows all words; the buttons stand above each other where the row is too narrow."""
        metrics, window = current_metrics(), self.parentWidget()
        width = min(metrics.px(_WIDTH), round(window.width() * _WIDEST)) if window else metrics.px(_WIDTH)
        room = width - 2 * metrics.px(_PADDING)
        row = self.leave.sizeHint().width() + self.next.sizeHint().width() + metrics.px(_GAP)
        stacked = not self.next.isHidden() and row > room
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._foot.setDirection(down if stacked else across)
        width = max(width, self.leave.sizeHint().width() + 2 * metrics.px(_PADDING))
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        self.resize(width, layout.totalHeightForWidth(width))
