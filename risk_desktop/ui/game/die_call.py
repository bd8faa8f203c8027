"""A single die at the top of the board, with what it is rolled for and what it decides."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from risk_desktop.ui.kit import DieWidget, Label, Panel, RoundelWidget, raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours

CALL_MS = 1500
"""How long the die shows at normal speed, ms, so that the words can be read."""
_SIDE = 40.0


class DieCall(Panel):
    """Roundel, die and title; the verdict appears when the die lies still. Transparent for the mouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=12, gap=10)
        self._roundel = RoundelWidget(NEUTRAL, 16, parent=self)
        self._die = DieWidget(_SIDE, parent=self)
        self._title = Label("", "strong", wrap=False, parent=self)
        self._verdict = Label("", "secondary", wrap=False, parent=self)
        self._words = ""
        row = self._row = self.row()
        row.addWidget(self._roundel)
        row.addWidget(self._die)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addWidget(self._verdict)
        row.addLayout(column)
        self._die.settled.connect(self._decide)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def words(self) -> str:
        """The verdict, also before it shows."""
        return self._words

    def call(self, colours: SeatColours, title: str, value: int, verdict: str, sides: int = 6) -> None:
        """Roll a die with 6 or 8 sides to a value, for a seat; ``verdict`` says what it means."""
        self._die.set_seat(colours)
        self._die.set_sides(sides)
        self._words = verdict
        self._roundel.set_seat(colours)
        self._title.setText(title)
        self._verdict.setText(verdict)
        self.setAccessibleName(f"{title}. {value}. {verdict}")
        self.show()
        raise_below_overlays(self)
        self._row.invalidate()
        self.adjustSize()
        self._verdict.setText("")
        self._stay.start(max(1, MOTION.fade(CALL_MS)))
        self._die.roll_to(value)

    def _decide(self, value: int) -> None:
        self._verdict.setText(self._words)
