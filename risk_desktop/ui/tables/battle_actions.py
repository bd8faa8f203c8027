"""Foot of the battle table: stop, blitz until so many are left, roll again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import Button, Label, Restyled, Stepper
from risk_desktop.ui.theme import current, current_metrics


class BattleActions(Restyled, QWidget):
    """``roll`` (dice), ``blitz`` (armies to keep), ``stop``."""

    roll = Signal(int)
    blitz = Signal(int)
    stop = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice = self.most_dice = 0
        self._then: Callable[[], None] | None = None
        self._can_blitz = self._busy = False
        self._stop = Button(tr("tables.battle.stop"), "ghost", key="Esc", parent=self)
        self._group = _BlitzGroup(self)
        self._primary = Button("", "primary", key="Space", parent=self)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addWidget(self._stop)
        self._row.addStretch(1)
        self._row.addWidget(self._group)
        self._row.addWidget(self._primary)
        self._stop.clicked.connect(self.stop)
        self._primary.clicked.connect(self._go)
        self._group.button.clicked.connect(self._blitz)
        self.restyle()

    def offer(self, dice: int, can_blitz: bool, max_keep: int, keep: int) -> None:
        """Offer to roll up to ``dice`` dice (0: no roll) and to blitz until 1 to ``max_keep`` armies are left."""
        self._then = None
        self._dice = self.most_dice = dice
        self._can_blitz = can_blitz and max_keep >= 1
        self._group.stepper.setRange(1, max(1, max_keep))
        self._group.stepper.setValue(max(1, min(keep, max_keep)))
        self._group.setVisible(self._can_blitz)
        self._stop.show()
        self._show()

    def offer_one(self, words: str, then: Callable[[], None]) -> None:
        """Offer one way on only; ``then`` is called when it is taken."""
        self._then = then
        self._group.hide()
        self._stop.hide()
        self._busy = False
        self._primary.setText(words)
        self._show()

    def set_dice(self, dice: int) -> None:
        """Roll this many dice next."""
        self._dice = min(dice, self.most_dice)
        self._show()

    def set_busy(self, busy: bool) -> None:
        """Switch everything off while dice are shown."""
        self._busy = busy
        self._show()

    def fields(self) -> list[QObject]:
        """Return what keys are typed into."""
        return [self._group.stepper, *self._group.stepper.findChildren(QLineEdit)]

    def wanted(self, width: int) -> int:
        """Height in a width; the buttons stand one above the other where they don't fit into a row."""
        row, stack = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        parts = [part for part in (self._stop, self._group, self._primary) if not part.isHidden()]
        margins = self._row.contentsMargins()
        spaces = self._row.spacing() * len(parts) + margins.left() + margins.right()
        fits = sum(part.sizeHint().width() for part in parts) + spaces <= width
        self._row.setDirection(row if fits else stack)
        heights = [part.sizeHint().height() for part in parts]
        inner = max(heights) if fits else sum(heights) + self._row.spacing() * (len(parts) - 1)
        return inner + margins.top() + margins.bottom()

    def restyle(self) -> None:
        """Scale the spaces."""
        metrics = current_metrics()
        side = metrics.px(20)
        self._row.setContentsMargins(side - metrics.px(6), metrics.px(11), side, metrics.px(15))
        self._row.setSpacing(metrics.px(12))

    def _show(self) -> None:
        if self._then is None:
            words = tr("tables.battle.roll", n=self._dice) if self._dice else tr("tables.battle.no_roll")
            self._primary.setText(words)
        self._primary.set_off(self._busy or (self._then is None and not self._dice))
        self._stop.set_off(self._busy)
        self._group.set_off(self._busy)

    def _go(self) -> None:
        if self._then is not None:
            self._then()
        elif self._dice:
            self.roll.emit(self._dice)

    def _blitz(self) -> None:
        self._group.stepper.interpretText()
        self.blitz.emit(self._group.stepper.value())


class _BlitzGroup(Restyled, QWidget):
    """Button, stepper and word in one frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = Button(tr("tables.battle.blitz"), "ghost", key="B", icon="blitz", parent=self)
        self.stepper = Stepper(tr("tables.battle.keep"), 1, 1, 1, self)
        self._after = Label(tr("tables.battle.keep_after"), "strong", wrap=False, parent=self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.button)
        self._row.addWidget(self.stepper)
        self._row.addWidget(self._after)
        self.restyle()

    def set_off(self, off: bool) -> None:
        """Switch button and stepper off or on."""
        self.button.set_off(off)
        self.stepper.setEnabled(not off)

    def restyle(self) -> None:
        """Scale the spaces."""
        metrics = current_metrics()
        self._row.setContentsMargins(2, 2, metrics.px(12), 2)
        self._row.setSpacing(metrics.px(4))

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame and the line after the button."""
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(rgba(theme.panel_line, 190), 1.1))
        painter.setBrush(rgba(theme.panel_highlight, theme.secondary_bottom_alpha))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        x = self.button.geometry().right() + 2
        painter.setPen(QPen(rgba(theme.panel_line, 150), 1))
        painter.drawLine(x, 8, x, self.height() - 8)
        painter.end()
