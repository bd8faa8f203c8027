"""Who may ask for hints where several persons play: nobody, everybody, or some of them, as they agree in New game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.controller.table import Seat
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Combo, Dialog, Label, Switch

_NOBODY, _EVERYBODY, _SOME = "nobody", "everybody", "some"


class HintSeats(Combo):
    """Shows the agreement and sets it; persons are told apart by their colours, which they keep when they change seats."""

    def __init__(self) -> None:
        super().__init__(tr("screens.new.hints"))
        self._seats: tuple[Seat, ...] = ()
        self._some: frozenset[int] = frozenset()
        """The colours of those who may."""
        self._show_choices()
        self.chosen.connect(self._ask)

    def allowed(self) -> tuple[int, ...]:
        """Return the numbers of the seats that may ask for hints; none where there is no party to agree on it."""
        people = [number for number, seat in enumerate(self._seats) if seat.is_human]
        if len(people) < 2 or self.value() == _NOBODY:
            return ()
        return tuple(n for n in people if self.value() == _EVERYBODY or self._seats[n].colour in self._some)

    def allow(self, seats: Sequence[Seat], allowed: Collection[int]) -> None:
        """Show that these numbers of ``seats`` may."""
        people = {number for number, seat in enumerate(seats) if seat.is_human}
        self._some = frozenset(seats[number].colour for number in people & set(allowed))
        self.show_seats(seats)
        self.set_value(_NOBODY if not self._some else _EVERYBODY if people <= set(allowed) else _SOME)

    def show_seats(self, seats: Sequence[Seat]) -> bool:
        """Follow a change of ``seats``; return whether there is a party to agree."""
        self._seats = tuple(seats)
        self._show_choices()
        return len(self._people) > 1

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in self._seats if seat.is_human]

    def _show_choices(self) -> None:
        some = sum(seat.colour in self._some for seat in self._people)
        words = tr("screens.new.hints.some", n=some) if some else tr("screens.new.hints.these")
        self.set_choices([*((each, tr(f"screens.new.hints.{each}")) for each in (_NOBODY, _EVERYBODY)), (_SOME, words)])

    def _ask(self, value: object) -> None:
        if value == _SOME:
            dialog = HintSeatsDialog(self.window(), self._people, self._some)
            dialog.accepted.connect(self._take)
            dialog.open()

    def _take(self, colours: frozenset[int]) -> None:
        self._some = colours
        self._show_choices()
        if not colours:
            self.set_value(_NOBODY)


class HintSeatsDialog(Dialog):
    """A switch for each person; ``accepted`` carries the colours of those who may ask for hints."""

    accepted = Signal(frozenset)

    def __init__(self, window: QWidget, people: Sequence[Seat], some: Collection[int]) -> None:
        super().__init__(window, tr("screens.new.hints"), width=520)
        self.body.addWidget(Label(tr("screens.new.hints.says"), "body", colour="text2"))
        self.switches = {seat.colour: Switch(seat.name, seat.colour in some) for seat in people}
        for switch in self.switches.values():
            self.body.addWidget(switch)
        done = Button(tr("common.done"), "primary")
        done.clicked.connect(self._accept)
        self.add_action(done)

    def _accept(self) -> None:
        self.accepted.emit(frozenset(colour for colour, switch in self.switches.items() if switch.isChecked()))
        self.dismiss()
