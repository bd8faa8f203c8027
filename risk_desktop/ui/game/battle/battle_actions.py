"""Foot of the battle table: stop, blitz until so many are left, roll again; or how many move in."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.battle_groups import BlitzGroup, MoveGroup
from risk_desktop.ui.kit import Button, Restyled, Stepper
from risk_desktop.ui.theme import current_metrics


class BattleActions(Restyled, QWidget):
    """``roll`` (dice), ``blitz`` (armies to keep), ``stop``, ``moved_in`` (armies that move in)."""

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
        self._group = BlitzGroup(self)
        self._moving = MoveGroup(self)
        self._moving.hide()
        self._primary = Button("", "primary", key="Space", parent=self)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.addWidget(self._stop)
        self._upper.addStretch(1)
        self._upper.addWidget(self._group)
        self._upper.addWidget(self._moving)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._upper, 1)
        self._row.addWidget(self._primary)
        self._stop.clicked.connect(self.stop)
        self._primary.clicked.connect(self._go)
        self._group.button.clicked.connect(self._blitz)
        self._moving.stepper.valueChanged.connect(self._show)
        self._moving.stepper.valueChanged.connect(self.moving)
        self.restyle()

    def offer(self, dice: int, can_blitz: bool, max_keep: int, keep: int) -> None:
        """Offer to roll up to ``dice`` dice (0: no roll) and to blitz until 1 to ``max_keep`` armies are left."""
        self._then = None
        self._dice = self.most_dice = dice
        self._can_blitz = can_blitz and max_keep >= 1
        self._group.stepper.setRange(1, max(1, max_keep))
        self._group.stepper.setValue(max(1, min(keep, max_keep)))
        self._group.setVisible(self._can_blitz)
        self._moving.hide()
        self._stop.setText(tr("tables.battle.stop"))
        self._stop.show()
        self._show()

    def offer_one(self, words: str, then: Callable[[], None], aside: str = "") -> None:
        """Offer one way on only; ``then`` is called when it is taken. ``aside``: what leaving the table is called here."""
        self._then = then
        for part in (self._group, self._moving):
            part.hide()
        self._stop.setText(aside)
        self._stop.setVisible(bool(aside))
        self._busy = False
        self._primary.setText(words)
        self._show()

    def offer_move(self, least: int, most: int, now: int) -> None:
        """Offer to let ``least`` to ``most`` armies move in, ``now`` of them to begin with."""
        self._moving.offer(least, most, now)
        self.offer_one(tr("tables.battle.move_in", n=now), self._move)
        self._moving.show()

    def show_moving(self, armies: int) -> None:
        """Show how many armies move in, if that is what is offered: it has been chosen elsewhere."""
        if not self._moving.isHidden():
            self._moving.show_value(armies)
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
        steppers = (self._group.stepper, self._moving.stepper)
        return [*steppers, *(line for stepper in steppers for line in stepper.findChildren(QLineEdit))]

    @property
    def stepper(self) -> Stepper | None:
        """The stepper that shows, for the arrow keys."""
        shown = (each for each in (self._group.stepper, self._moving.stepper) if each.isVisible() and each.isEnabled())
        return next(shown, None)

    def press_blitz(self) -> None:
        """Blitz as if its button had been pressed, if that is possible."""
        if self._group.button.isEnabled() and not self._group.isHidden():
            self._group.button.click()

    def wanted(self, width: int) -> int:
        """Height in a width; the primary stands below the rest, and the rest in two rows, where there is no room."""
        row, stack = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        parts = [part for part in (self._stop, self._group, self._moving) if not part.isHidden()]
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        room = width - margins.left() - margins.right()
        upper = sum(part.sizeHint().width() + gap for part in parts)
        beside = upper + self._primary.sizeHint().width() <= room
        self._row.setDirection(row if beside else stack)
        self._upper.setDirection(row if upper - gap <= room else stack)
        heights = [part.sizeHint().height() for part in parts]
        rows = [max(heights, default=0)] if upper - gap <= room else heights
        main = self._primary.sizeHint().height()
        rows = [max([main, *rows])] if beside else [*(high for high in rows if high), main]
        return sum(rows) + gap * (len(rows) - 1) + margins.top() + margins.bottom()

    def restyle(self) -> None:
        """Scale the spaces."""
        metrics = current_metrics()
        side = metrics.px(20)
        self._row.setContentsMargins(side - metrics.px(8), metrics.px(11), side, metrics.px(15))
        self._row.setSpacing(metrics.px(10))
        self._upper.setSpacing(metrics.px(6))

    def _show(self) -> None:
        if not self._moving.isHidden():
            self._primary.setText(tr("tables.battle.move_in", n=self._moving.stepper.value()))
        if self._then is None:
            words = tr("tables.battle.roll_short", number=self._dice) if self._dice else tr("tables.battle.no_roll")
            self._primary.setText(words)
            self._primary.setAccessibleName(tr("tables.battle.roll", n=self._dice) if self._dice else words)
        self._primary.set_icon("die" if self._then is None else "")
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

    def _move(self) -> None:
        self._moving.stepper.interpretText()
        self.moved_in.emit(self._moving.stepper.value())
