"""Settings in the foot of the battle table: until when to blitz, and how many armies move in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import Button, Label, Restyled, Slider, Stepper, hint
from risk_desktop.ui.theme import current, current_metrics

BLITZ_KEY = "B"
# A slider stands beside the stepper when there are more armies than this to choose from.
_SLIDER_FROM = 4


class BlitzGroup(Restyled, QWidget):
    """Button, stepper and word in one frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = Button(tr("tables.battle.blitz"), "ghost", icon="blitz", parent=self)
        # The key is the table's: a cap would take the room of the words.
        self.button.setToolTip(hint(tr("tables.battle.blitz"), BLITZ_KEY))
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


class MoveGroup(Restyled, QWidget):
    """How many armies move in: slider and stepper in step."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        name = tr("tables.battle.follow")
        self._name = Label(name, "strong", wrap=False, parent=self)
        self.slider = Slider(name, 0, 1, 0, self)
        self.stepper = Stepper(name, 0, 1, 0, self)
        self.fewest = Button(tr("play.least"), "ghost", parent=self)
        self.all = Button(tr("play.all"), "ghost", parent=self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._name)
        self._row.addWidget(self.slider, 1)
        self._row.addWidget(self.stepper)
        for button in (self.fewest, self.all):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(self._take_preset)
            self._row.addWidget(button)
        self.slider.valueChanged.connect(self.stepper.setValue)
        self.stepper.valueChanged.connect(self.slider.setValue)
        self.restyle()

    def offer(self, least: int, most: int, now: int) -> None:
        """Offer ``least`` to ``most`` armies; ``now`` of them to begin with."""
        for field in (self.slider, self.stepper):
            field.blockSignals(True)
            field.setRange(least, most)
            field.setEnabled(most > least)
            field.blockSignals(False)
        self.show_value(now)
        self.slider.setVisible(most - least >= _SLIDER_FROM)
        for button in (self.fewest, self.all):
            button.setVisible(most > least)
            button.setProperty("number", least if button is self.fewest else most)

    def show_value(self, value: int) -> None:
        """Show a number that has been chosen elsewhere, without telling it."""
        for field in (self.slider, self.stepper):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)

    def _take_preset(self) -> None:
        self.stepper.setValue(self.sender().property("number"))

    def restyle(self) -> None:
        """Scale the spaces."""
        metrics = current_metrics()
        self.slider.setMinimumWidth(metrics.px(90))
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(metrics.px(10))
