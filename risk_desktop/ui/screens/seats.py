"""The seats of a new game: colour with emblem, name, human or opponent's level."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.ai.player import TEMPERAMENTS as KNOWN_TEMPERAMENTS
from risk_desktop.bots.commands import command_of, is_outside
from risk_desktop.controller.table import HUMAN, Seat
from risk_desktop.i18n import tr
from risk_desktop.storage.lines import SavedSeat

from ..colour import rgba
from ..kit import Combo, Field, Label, SeatPicker
from ..opponents import computer_words
from ..theme import SEATS, current, current_metrics
from .program import ProgramDialog

log = logging.getLogger(__name__)

LEVELS = ("easy", "normal", "hard")
NAMES = ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq")
TEMPERAMENTS = ("balanced", "aggressive", "builder", "opportunist", "balanced", "aggressive")
MAX_NAME = 16
OTHER = "other"
"""The last choice of who plays: asks for a program."""
USUAL_LEVEL = "normal"


def usual_seats(count: int) -> tuple[Seat, ...]:
    """Return sensible seats: one person, the others opponents of mixed levels."""
    kinds = (HUMAN, "normal", "normal", "easy", "hard", "normal")
    return tuple(Seat(NAMES[i], kinds[i], i, TEMPERAMENTS[i]) for i in range(count))


def remembered_seats(saved: Sequence[SavedSeat]) -> tuple[Seat, ...]:
    """Return the seats of the last game. What can't be offered becomes something usual, and the log tells of it."""
    seats: list[Seat] = []
    for old in saved[: len(SEATS)]:
        kind = old.kind if old.kind in (HUMAN, *LEVELS) or is_outside(old.kind) else USUAL_LEVEL
        temperament = old.temperament if old.temperament in KNOWN_TEMPERAMENTS else KNOWN_TEMPERAMENTS[0]
        free = [colour for colour in range(len(SEATS)) if colour not in {seat.colour for seat in seats}]
        seat = Seat(old.name[:MAX_NAME], kind, old.colour if old.colour in free else free[0], temperament)
        if (seat.kind, seat.colour, seat.temperament) != (old.kind, old.colour, old.temperament):
            log.warning("settings: the remembered seat %s can't be offered, %s stands for it", old, seat)
        seats.append(seat)
    return tuple(seats)


class SeatRow(QWidget):
    """Controls of one seat; they stand in the table's grid. ``programs``: outside programs on offer."""

    changed = Signal()
    program_chosen = Signal(str)

    def __init__(self, number: int, seat: Seat, programs: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()  # only a holder: its controls lie in the grid
        self._temperament = seat.temperament
        self._played_by = seat.kind
        who = tr("screens.new.seat", number=number + 1)
        self.colour = SeatPicker(tr("screens.new.colour_of", seat=who), seat.colour)
        self.name = Field(tr("screens.new.name_of", seat=who), seat.name)
        self.name.setMaxLength(MAX_NAME)
        self.kind = Combo(tr("screens.new.kind_of", seat=who))
        self.offer(programs)
        self.colour.chosen.connect(self._tell)
        self.kind.chosen.connect(self._choose_kind)
        self.name.textChanged.connect(self._tell)

    def controls(self) -> tuple[QWidget, ...]:
        """Return the three controls from left to right."""
        return self.colour, self.name, self.kind

    def offer(self, programs: Sequence[str]) -> None:
        """Offer these outside programs, beside persons and our own opponents."""
        kinds: list[tuple[object, str]] = [(HUMAN, tr("common.player_kind.human"))]
        kinds += [(kind, computer_words(kind)) for kind in (*LEVELS, *programs)]
        self.kind.set_choices([*kinds, (OTHER, tr("bots.other"))])
        self._show_kind()

    def _show_kind(self) -> None:
        self.kind.set_value(self._played_by)
        self.kind.setToolTip(command_of(self._played_by) if is_outside(self._played_by) else "")

    def _choose_kind(self, kind: object) -> None:
        """Take over who plays; for another program ask which one, and leave things as they are until it is known."""
        if kind != OTHER:
            self._take_kind(str(kind))
            return
        self._show_kind()
        command = command_of(self._played_by) if is_outside(self._played_by) else ""
        dialog = ProgramDialog(self.window(), command)
        dialog.accepted.connect(self._take_kind)
        dialog.open()

    def _take_kind(self, kind: str) -> None:
        self._played_by = kind
        if is_outside(kind):
            self.program_chosen.emit(kind)
        self._show_kind()
        self._tell()

    def seat(self) -> Seat:
        """Return what is set."""
        name = self.name.text().strip() or self.name.placeholderText()
        return Seat(name, self._played_by, int(self.colour.value()), self._temperament)

    def _tell(self, *_: object) -> None:
        self.changed.emit()


class SeatTable(QWidget):
    """All seats of the game; ``changed`` follows every change. ``programs``: outside programs that are known already."""

    changed = Signal()

    def __init__(self, seats: Sequence[Seat], programs: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._programs = [*programs]
        self._grid = QGridLayout(self)
        gap = current_metrics().px(8)
        self._grid.setContentsMargins(gap, 4, gap, gap)
        self._grid.setHorizontalSpacing(current_metrics().px(10))
        self._grid.setVerticalSpacing(current_metrics().px(16))
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 3)
        heads = ("screens.new.colour", "screens.new.name", "screens.new.played_by")
        for column, key in enumerate(heads):
            self._grid.addWidget(Label(tr(key), "caption"), 0, column)
        self._rows: list[SeatRow] = []
        self._colours: list[int] = []
        self.set_seats(seats)

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Show these seats."""
        for row in self._rows:
            for control in row.controls():
                self._grid.removeWidget(control)
                control.hide()
                control.deleteLater()
            row.deleteLater()
        self._rows, self._colours = [], []
        self._programs += sorted({s.kind for s in seats if is_outside(s.kind)} - {*self._programs})
        for number, seat in enumerate(seats):
            row = SeatRow(number, seat, self._programs, self)
            row.name.setPlaceholderText(NAMES[number])
            for column, control in enumerate(row.controls()):
                self._grid.addWidget(control, number + 1, column)
            row.changed.connect(self._settle)
            row.program_chosen.connect(self._offer)
            self._rows.append(row)
        for number in range(self._grid.rowCount()):
            self._grid.setRowStretch(number, 0)
        self._grid.setRowStretch(len(seats) + 1, 1)
        self._settle()

    def _offer(self, program: str) -> None:
        """Offer a program that was chosen for one seat to all."""
        if program not in self._programs:
            self._programs.append(program)
            for row in self._rows:
                row.offer(self._programs)

    def seats(self) -> tuple[Seat, ...]:
        """Return what is set."""
        return tuple(row.seat() for row in self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a light strip behind every other seat."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(rgba(current().row, 9))
        half = self._grid.verticalSpacing() // 2
        for row in self._rows[::2]:
            first, *_, last = row.controls()
            strip = first.geometry().united(last.geometry())
            painter.drawRoundedRect(QRectF(0, strip.top() - half, self.width(), strip.height() + 2 * half), 8, 8)
        painter.end()

    def _settle(self) -> None:
        """Keep each colour in one hand: who takes another's colour gives his own for it."""
        colours = [int(row.colour.value()) for row in self._rows]
        if len(colours) == len(self._colours):
            for number, (now, before) in enumerate(zip(colours, self._colours, strict=True)):
                others = [other for other, colour in enumerate(colours) if colour == now and other != number]
                if now != before and others:
                    colours[others[0]] = before
                    self._rows[others[0]].colour.set_value(before)
        self._colours = colours
        for number, row in enumerate(self._rows):
            row.colour.set_taken({c for other, c in enumerate(colours) if other != number})
        self.changed.emit()
