"""Who may ask for hints where several persons play: nobody, everybody, or some of them, as they agree in New game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.controller.table import Seat
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Combo, Dialog, Label, Switch

_NOBODY, _EVERYBODY, _SOME = "nobody", "everybody", "some"


class HintSeats(Combo):
    """Shows the agreement and sets it, which goes with each person to another seat, colour or name."""

    def __init__(self) -> None:
        super().__init__(tr("screens.new.hints"))
        self._seats: tuple[Seat, ...] = ()
        self._some: frozenset[int] = frozenset()
        """The numbers of the seats of those who may."""
        self._show_choices()
        self.chosen.connect(self._ask)

    def allowed(self) -> tuple[int, ...]:
        """Return the numbers of the seats that may ask for hints; none where there is no party to agree on it."""
        people = [number for number, seat in enumerate(self._seats) if seat.is_human]
        if len(people) < 2 or self.value() == _NOBODY:
            return ()
        return tuple(n for n in people if self.value() == _EVERYBODY or n in self._some)

    def allow(self, seats: Sequence[Seat], allowed: Collection[int]) -> None:
        """Show that these numbers of ``seats`` may."""
        self._seats = tuple(seats)
        people = set(self._people)
        self._some = frozenset(people & set(allowed))
        self._show_choices()
        self.set_value(_NOBODY if not self._some else _EVERYBODY if people <= set(allowed) else _SOME)

    def show_seats(self, seats: Sequence[Seat]) -> bool:
        """Follow a change of ``seats``; return whether there is a party to agree."""
        self._some = moved(self._some, self._seats, seats)
        self._seats = tuple(seats)
        self._show_choices()
        return len(self._people) > 1

    @property
    def _people(self) -> dict[int, str]:
        """The names of all persons by the numbers of their seats."""
        return {number: seat.name for number, seat in enumerate(self._seats) if seat.is_human}

    def _show_choices(self) -> None:
        some = len(self._some & self._people.keys())
        words = tr("screens.new.hints.some", n=some) if some else tr("screens.new.hints.these")
        self.set_choices([*((each, tr(f"screens.new.hints.{each}")) for each in (_NOBODY, _EVERYBODY)), (_SOME, words)])

    def _ask(self, value: object) -> None:
        if value == _SOME:
            dialog = HintSeatsDialog(self.window(), self._people, self._some)
            dialog.accepted.connect(self._take)
            dialog.open()

    def _take(self, seats: frozenset[int]) -> None:
        self._some = seats
        self._show_choices()
        if not seats:
            self.set_value(_NOBODY)


def moved(chosen: Collection[int], before: Sequence[Seat], after: Sequence[Seat]) -> frozenset[int]:
    """Return where those of ``chosen`` seats sit now: found by their names, and in the same seat by a new name."""
    known, names = {seat.name for seat in before}, [seat.name for seat in after]
    found = set[int]()
    for number in chosen:
        if before[number].name in names:
            found.add(names.index(before[number].name))
        elif number < len(names) and names[number] not in known:
            found.add(number)
    return frozenset(found)


class HintSeatsDialog(Dialog):
    """A switch for each person; ``accepted`` carries the numbers of the seats of those who may ask for hints."""

    accepted = Signal(frozenset)

    def __init__(self, window: QWidget, people: Mapping[int, str], some: Collection[int]) -> None:
        super().__init__(window, tr("screens.new.hints"), width=520)
        self.body.addWidget(Label(tr("screens.new.hints.says"), "body", colour="text2"))
        self.switches = {number: Switch(name, number in some) for number, name in people.items()}
        for switch in self.switches.values():
            self.body.addWidget(switch)
        done = Button(tr("common.done"), "primary")
        done.clicked.connect(self._accept)
        self.add_action(done)

    def _accept(self) -> None:
        self.accepted.emit(frozenset(number for number, switch in self.switches.items() if switch.isChecked()))
        self.dismiss()
