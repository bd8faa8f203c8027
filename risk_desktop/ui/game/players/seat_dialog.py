"""Who plays a seat: a computer's face, and the rows that let a computer play on, take a seat back, or give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.controller.table import Table
from risk_desktop.editions.common.seats import RESIGNED, is_given_up
from risk_desktop.i18n import tr
from risk_desktop.ui.art.portraits import Face, portrait_pixmap
from risk_desktop.ui.faces import OFFERED
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts, Key
from risk_desktop.ui.kit import Button, Dialog, Label, ListRow, PaintedWidget
from risk_desktop.ui.names import Names, computer_words, plaque_words
from risk_desktop.ui.theme import SeatColours, current_metrics

_SIDE, _WIDTH = 96, 520
"""Size of the portrait, and width of the dialog, px at 100 %."""
SEATS_KEY = "F2"


class PortraitWidget(PaintedWidget):
    """The portrait of a computer player."""

    def __init__(self, face: Face, colours: SeatColours, name: str) -> None:
        super().__init__()
        self._face, self._colours = face, colours
        side = current_metrics().px(_SIDE)
        self.setFixedSize(side, side)
        self.setAccessibleName(name)

    def paint(self, painter: QPainter) -> None:
        """Paint the portrait."""
        painter.drawPixmap(0, 0, portrait_pixmap(self._face, self._colours, self.width(), self.devicePixelRatioF()))


def _player_words(table: Table, seat: int) -> str:
    """Return in words who plays a seat."""
    player = table.seats[seat]
    return tr("common.player_kind.human") if player.is_human else plaque_words(player.kind)


class SeatsDialog(Dialog):
    """Lists all seats with who plays them, below ``words``; ``chosen`` carries the number of one.

    Who is not ``alive`` is out of the game, and nobody can take his seat.
    """

    chosen = Signal(int)

    def __init__(self, window: QWidget, names: Names, words: str, alive: Sequence[bool]) -> None:
        super().__init__(window, tr("play.menu.seats"), width=_WIDTH, subtitle=words)
        for seat in names.players:
            plays = _player_words(names.table, seat) if alive[seat] else tr("play.plaque.out")
            entry = ListRow("user", names.player(seat), plays)
            entry.setEnabled(alive[seat])
            entry.setProperty("seat", seat)
            entry.clicked.connect(self._choose)
            self.body.addWidget(entry)

    def _choose(self) -> None:
        seat = int(self.sender().property("seat"))
        self.dismiss()
        self.chosen.emit(seat)


class SeatDialog(Dialog):
    """Tells who plays a seat and offers who else may; ``chosen`` carries the kind of player."""

    chosen = Signal(str)

    def __init__(self, window: QWidget, names: Names, seat: int, about: Sequence[str], kinds: Sequence[str]) -> None:
        table = names.table
        now = table.seats[seat].kind
        words = "" if about else _player_words(table, seat)
        super().__init__(window, names.player(seat), width=_WIDTH, subtitle=words)
        face = names.face(seat)
        if face is not None:
            row = QHBoxLayout()
            row.setSpacing(current_metrics().px(16))
            row.addWidget(PortraitWidget(face, names.seat_colours(seat), names.player(seat)))
            lines = QVBoxLayout()
            lines.addStretch(1)
            for number, line in enumerate(about):
                lines.addWidget(Label(line, "strong" if number == 0 else "body"))
            lines.addStretch(1)
            row.addLayout(lines, 1)
            self.body.addLayout(row)
        for kind in kinds:
            if kind == RESIGNED:
                self._add_resigning()
                continue
            entry = ListRow(*_row_of(kind, table, seat))
            entry.setObjectName(kind)
            entry.clicked.connect(self._choose)
            self.body.addWidget(entry)
        if now == RESIGNED:
            self.body.addWidget(Label(tr("opponent.seat.gone"), "secondary"))
        elif table.owner(seat) in OFFERED:
            self.body.addWidget(Label(tr("opponent.seat.stays"), "secondary"))

    def _add_resigning(self) -> None:
        """Add the button to give up below the rows, where nothing scrolls it away."""
        button = Button(tr("opponent.seat.resign"), "danger", icon="flag")
        button.setObjectName(RESIGNED)
        button.setToolTip(tr("opponent.seat.resign.says"))
        button.clicked.connect(self._choose)
        self.add_left(button)

    def _choose(self) -> None:
        kind = self.sender().objectName()
        self.dismiss()
        self.chosen.emit(kind)


def _row_of(kind: str, table: Table, seat: int) -> tuple[str, str, str]:
    """Return icon, title and detail of the row that lets ``kind`` play."""
    if kind == table.owner(seat):
        return "user", tr("opponent.seat.back"), ""
    return "play", tr("opponent.seat.lend", computer=computer_words(kind)), ""


class ResignDialog(Dialog):
    """Asks once more before somebody gives up, and tells what follows (``words``); ``accepted`` if he does."""

    accepted = Signal()

    def __init__(self, window: QWidget, name: str, words: str) -> None:
        super().__init__(window, tr("opponent.resign.title", player=name), width=_WIDTH)
        self.body.addWidget(Label(words))
        stay = Button(tr("common.cancel"), "secondary", key="Esc")
        # By no key that is pressed in passing.
        leave = Button(tr("opponent.seat.resign"), "danger", icon="flag", key="Ctrl+Return")
        stay.clicked.connect(self.dismiss)
        leave.clicked.connect(self._accept)
        self.add_action(stay)
        self.add_action(leave)

    def _accept(self) -> None:
        self.dismiss()
        self.accepted.emit()


class SeatController(FeatureController):
    """Opens the dialog of a seat from its row or tile or from the list of all, and lets somebody else play it."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._session = parts.context.session
        self._seat = -1
        self.keys = (Key(SEATS_KEY, self.show_seats),)
        for seat, (plaque, tile) in enumerate(zip(parts.layout.plaques, parts.layout.rail.tiles, strict=True)):
            for widget in (plaque, tile):
                widget.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
                widget.setProperty("seat", seat)
                widget.customContextMenuRequested.connect(self._open)
        self._session.passed.connect(self._follow)

    def _open(self) -> None:
        self.show_seat(int(self.sender().property("seat")))

    def show_seats(self) -> None:
        """Open the list of all seats."""
        words = tr("opponent.seats.says") if self._session.passes_seats else ""
        dialog = SeatsDialog(self._screen, self._context.names, words, self._context.game.state.alive)
        dialog.chosen.connect(self.show_seat)
        dialog.open()

    def show_seat(self, seat: int) -> None:
        """Open the dialog of a seat."""
        names, self._seat = self._context.names, seat
        state = self._layout.plaques[seat].state
        alive = self._context.game.state.alive[seat] and self._session.decision is not None
        kinds = self._kinds(seat) if alive and self._session.passes_seats else ()
        dialog = SeatDialog(self._screen, names, seat, state.about, kinds)
        dialog.chosen.connect(self._take)
        dialog.open()

    def ask_resign(self) -> None:
        """Ask whether the person whose turn it is gives up, or the only one there is; of several, any may be chosen."""
        persons, decision = self._session.may_resign, self._session.decision
        asked = [seat for seat in persons if decision is not None and seat == decision.player]
        if len(chosen := asked or persons) != 1:
            self.show_seats()
            return
        (self._seat,) = chosen
        self._take(RESIGNED)

    def _kinds(self, seat: int) -> tuple[str, ...]:
        """Return who may play a seat: its owner first, then computers, and giving up."""
        table = self._session.table
        owner = table.owner(seat)
        wished = (owner, *OFFERED, RESIGNED) if table.seats[seat].kind != owner else (*OFFERED, RESIGNED)
        return tuple(kind for kind in wished if table.may_pass(seat, kind))

    def _take(self, kind: str) -> None:
        if kind != RESIGNED:
            self._session.pass_seat(self._seat, kind)
            return
        name = self._context.names.player(self._seat)
        dialog = ResignDialog(self._screen, name, tr(f"opponent.resign.{self._without()}", player=name))
        dialog.accepted.connect(self._resign)
        dialog.open()

    def _without(self) -> Literal["ends", "left", "goes_on"]:
        """Return what becomes of the game without the seat: one side wins, no person has a part in it, or all others play on."""
        state, rules, table = self._context.game.state, self._context.game.rules, self._session.table
        gone = {*table.resigned, self._seat}
        if len({rules.side_of(seat) for seat in range(state.players) if state.alive[seat] and seat not in gone}) == 1:
            return "ends"
        return "left" if is_given_up(table.people, gone, state.alive) else "goes_on"

    def _resign(self) -> None:
        """Give up as soon as what has happened is shown, which is now: nobody waits for what he has left."""
        self._session.pass_seat(self._seat, RESIGNED)
        self._director.finish_show()
        self._director.step()

    def _follow(self, seat: int) -> None:
        """Show who plays now."""
        self._context.names.table = self._session.table
