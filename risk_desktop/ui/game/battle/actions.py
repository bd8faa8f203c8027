"""The controls of the battle table: how many dice to roll; roll, blitz, stop; how many armies move in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit import Button, Label, PaintedWidget, Restyled, Slider, Stepper, ToggleRow, hint
from risk_desktop.ui.theme import current, current_metrics

_NUMBERS = (1, 2, 3)
BLITZ_KEY = "B"
# A slider stands beside the stepper when there are more armies than this to choose from.
_SLIDER_FROM = 4


class DiceChoice(QWidget):
    """Chooses how many dice roll, and how many armies attack; hidden where there is no choice."""

    dice_chosen = Signal(int)
    armies_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._armies_name = Label(tr("play.attack.armies_name"), "caption", wrap=False, parent=self)
        self.armies = ToggleRow([(n, str(n)) for n in _NUMBERS], tr("play.attack.armies_name"), self)
        self._name = Label(tr("tables.battle.dice"), "caption", wrap=False, parent=self)
        self.dice = ToggleRow([(n, str(n)) for n in _NUMBERS], tr("tables.battle.dice"), self)
        self._most = 3
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(current_metrics().px(12))
        for widget in (self._armies_name, self.armies, self._name, self.dice):
            row.addWidget(widget)
        self.dice.chosen.connect(self._choose_dice)
        self.armies.chosen.connect(self._choose_armies)

    def offer(self, dice: int, announced: bool) -> None:
        """Offer up to ``dice`` dice, all of them at first; ``announced``: the number of armies is chosen separately."""
        self.setVisible(dice > 1)
        for widget in (self.armies, self._armies_name):
            widget.setVisible(announced)
        self._most = dice
        for row in (self.armies, self.dice):
            row.disable_values({n for n in _NUMBERS if n > dice})
            if dice:
                row.set_value(min(dice, 3))

    def press(self, dice: int) -> None:
        """Choose a number of dice by its key, if that many can roll."""
        if dice <= self._most:
            self.dice.set_value(dice)
            self._choose_dice(dice)

    def _choose_dice(self, dice: object) -> None:
        if isinstance(dice, int):
            self.dice_chosen.emit(dice)

    def _choose_armies(self, armies: object) -> None:
        """Choose how many armies attack; as many dice roll unless fewer are chosen afterwards."""
        if isinstance(armies, int):
            self._most = armies
            self.dice.disable_values({n for n in _NUMBERS if n > armies})
            self.dice.set_value(armies)
            self.dice_chosen.emit(armies)
            self.armies_chosen.emit(armies)


class BlitzGroup(PaintedWidget):
    """The blitz button and the number of armies to keep, in one frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = Button(tr("tables.battle.blitz"), "ghost", icon="blitz", parent=self)
        # The table handles the key; a key cap here would leave no room for the words.
        self.button.setToolTip(hint(tr("tables.battle.blitz"), BLITZ_KEY))
        self.stepper = Stepper(tr("tables.battle.keep"), 1, 1, 1, self)
        self._after = Label(tr("tables.battle.keep_after"), "strong", wrap=False, parent=self)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.button)
        self._row.addWidget(self.stepper)
        self._row.addWidget(self._after)
        self.restyle()

    def enable(self, enabled: bool) -> None:
        """Enable button and stepper, or disable them."""
        self.button.setEnabled(enabled)
        self.stepper.setEnabled(enabled)

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        self._row.setContentsMargins(2, 2, metrics.px(12), 2)
        self._row.setSpacing(metrics.px(4))

    def minimumSizeHint(self) -> QSize:
        """Everything, so that nothing is cut off."""
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        """Paint the frame and the line after the button."""
        theme = current()
        painter.setPen(QPen(rgba(theme.panel_line, 190), 1.1))
        painter.setBrush(rgba(theme.panel_highlight, theme.secondary_bottom_alpha))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        x = self.button.geometry().right() + 2
        painter.setPen(QPen(rgba(theme.panel_line, 150), 1))
        painter.drawLine(x, 8, x, self.height() - 8)


class MoveGroup(Restyled, QWidget):
    """Chooses how many armies move in, with a slider, a stepper and two presets."""

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
        """Offer ``least`` to ``most`` armies, ``now`` at first."""
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
        """Show a number that was chosen elsewhere, without emitting a signal."""
        for field in (self.slider, self.stepper):
            field.blockSignals(True)
            field.setValue(value)
            field.blockSignals(False)

    def _take_preset(self) -> None:
        self.stepper.setValue(self.sender().property("number"))

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        self.slider.setMinimumWidth(metrics.px(90))
        self._row.setContentsMargins(2, 2, 2, 2)
        self._row.setSpacing(metrics.px(10))


class BattleActions(Restyled, QWidget):
    """The buttons at the foot of the table.

    Signals: ``roll`` (dice), ``blitz`` (armies to keep), ``stop``, ``moved_in`` (armies), and ``moving`` while the number
    of armies that are to move in is being set.
    """

    roll = Signal(int)
    blitz = Signal(int)
    stop = Signal()
    moved_in = Signal(int)
    moving = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice = self.most_dice = 0
        self._then: Callable[[], None] | None = None
        self._can_blitz = self._busy = False
        self._stop = Button(tr("tables.battle.stop"), "ghost", key="Esc", parent=self)
        self.blitz_group = BlitzGroup(self)
        self.move_group = MoveGroup(self)
        self.move_group.hide()
        self.primary = Button("", "primary", key="Space", parent=self)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.addWidget(self._stop)
        self._upper.addStretch(1)
        self._upper.addWidget(self.blitz_group)
        self._upper.addWidget(self.move_group)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._upper, 1)
        self._row.addWidget(self.primary)
        self._stop.clicked.connect(self.stop)
        self.primary.clicked.connect(self._go)
        self.blitz_group.button.clicked.connect(self._blitz)
        self.move_group.stepper.valueChanged.connect(self._show)
        self.move_group.stepper.valueChanged.connect(self.moving)
        self.restyle()

    def offer(self, dice: int, can_blitz: bool, max_keep: int, keep: int) -> None:
        """Offer to roll up to ``dice`` dice (0: no roll) and to blitz until 1 to ``max_keep`` armies are left."""
        self._then = None
        self._dice = self.most_dice = dice
        self._can_blitz = can_blitz and max_keep >= 1
        self.blitz_group.stepper.setRange(1, max(1, max_keep))
        self.blitz_group.stepper.setValue(max(1, min(keep, max_keep)))
        self.blitz_group.setVisible(self._can_blitz)
        self.move_group.hide()
        self._stop.setText(tr("tables.battle.stop"))
        self._stop.show()
        self._show()

    def offer_one(self, words: str, then: Callable[[], None], aside: str = "") -> None:
        """Offer one button, which calls ``then``; ``aside``: the words on another that leaves the table, "" for none."""
        self._then = then
        for part in (self.blitz_group, self.move_group):
            part.hide()
        self._stop.setText(aside)
        self._stop.setVisible(bool(aside))
        self._busy = False
        self.primary.setText(words)
        self._show()

    def offer_move(self, least: int, most: int, now: int) -> None:
        """Offer to move in with ``least`` to ``most`` armies, ``now`` at first."""
        self.move_group.offer(least, most, now)
        self.offer_one(tr("tables.battle.move_in", n=now), self._move)
        self.move_group.show()

    def show_moving(self, armies: int) -> None:
        """Show how many armies move in, if that is offered, after it was set elsewhere."""
        if not self.move_group.isHidden():
            self.move_group.show_value(armies)
            self._show()

    def set_dice(self, dice: int) -> None:
        """Set how many dice roll next."""
        self._dice = min(dice, self.most_dice)
        self._show()

    def set_busy(self, busy: bool) -> None:
        """Disable everything while dice are shown."""
        self._busy = busy
        self._show()

    def fields(self) -> list[QObject]:
        """Return the widgets that take typed keys."""
        steppers = (self.blitz_group.stepper, self.move_group.stepper)
        return [*steppers, *(line for stepper in steppers for line in stepper.findChildren(QLineEdit))]

    @property
    def stepper(self) -> Stepper | None:
        """The visible stepper, for the arrow keys; None if there is none."""
        shown = (
            each
            for each in (self.blitz_group.stepper, self.move_group.stepper)
            if each.isVisible() and each.isEnabled()
        )
        return next(shown, None)

    def press_blitz(self) -> None:
        """Press the blitz button, if that is possible."""
        if self.blitz_group.button.isEnabled() and not self.blitz_group.isHidden():
            self.blitz_group.button.click()

    def wanted(self, width: int) -> int:
        """Return the height for a width; in a narrow table the primary button and the rest stand in rows of their own."""
        row, stack = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        parts = [part for part in (self._stop, self.blitz_group, self.move_group) if not part.isHidden()]
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        room = width - margins.left() - margins.right()
        upper = sum(part.sizeHint().width() + gap for part in parts)
        beside = upper + self.primary.sizeHint().width() <= room
        self._row.setDirection(row if beside else stack)
        self._upper.setDirection(row if upper - gap <= room else stack)
        heights = [part.sizeHint().height() for part in parts]
        rows = [max(heights, default=0)] if upper - gap <= room else heights
        main = self.primary.sizeHint().height()
        rows = [max([main, *rows])] if beside else [*(high for high in rows if high), main]
        return sum(rows) + gap * (len(rows) - 1) + margins.top() + margins.bottom()

    def restyle(self) -> None:
        """Scale the spacing."""
        metrics = current_metrics()
        side = metrics.px(20)
        self._row.setContentsMargins(side - metrics.px(8), metrics.px(11), side, metrics.px(15))
        self._row.setSpacing(metrics.px(10))
        self._upper.setSpacing(metrics.px(6))

    def _show(self) -> None:
        if not self.move_group.isHidden():
            self.primary.setText(tr("tables.battle.move_in", n=self.move_group.stepper.value()))
        if self._then is None:
            words = tr("tables.battle.roll_short", number=self._dice) if self._dice else tr("tables.battle.no_roll")
            self.primary.setText(words)
            self.primary.setAccessibleName(tr("tables.battle.roll", n=self._dice) if self._dice else words)
        self.primary.set_icon("die" if self._then is None else "")
        self.primary.setEnabled(not self._busy and (self._then is not None or self._dice > 0))
        self._stop.setEnabled(not self._busy)
        self.blitz_group.enable(not self._busy)

    def _go(self) -> None:
        if self._then is not None:
            self._then()
        elif self._dice:
            self.roll.emit(self._dice)

    def _blitz(self) -> None:
        self.blitz_group.stepper.interpretText()
        self.blitz.emit(self.blitz_group.stepper.value())

    def _move(self) -> None:
        self.move_group.stepper.interpretText()
        self.moved_in.emit(self.move_group.stepper.value())
