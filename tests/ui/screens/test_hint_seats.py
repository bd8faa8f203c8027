"""Who of a party may ask for hints: nobody unless they agree in New game; remembered, and kept when seats move."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from risk_desktop.controller.table import HUMAN, Seat
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.storage.settings import LastSetup
from risk_desktop.ui.kit import Button
from risk_desktop.ui.screens.new_game.hint_seats import HintSeatsDialog, moved
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from tests.ui.support.screen_stage import make_context, settle, staged

KINDS = (HUMAN, "normal", HUMAN, HUMAN)
SEATS = tuple(SavedSeat(name, kind, n) for n, (name, kind) in enumerate(zip(("A", "B", "C", "D"), KINDS, strict=True)))


def opened(
    qtbot: QtBot, folder: Path, hints: tuple[int, ...] = (), seats: tuple[SavedSeat, ...] = SEATS
) -> NewGameScreen:
    size = (1600, 900)
    screen = NewGameScreen(make_context(folder, size, last_setup=LastSetup("world", seats, hints=hints)))
    qtbot.addWidget(screen)
    staged(screen, size)
    return screen


def choose(screen: NewGameScreen, value: str) -> None:
    screen.hint_seats.set_value(value)
    screen.hint_seats.chosen.emit(value)
    settle()


def test_nobody_may_until_they_agree(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path)
    assert screen.hint_seats.isVisible() and screen.table().hints == ()
    choose(screen, "everybody")
    assert screen.table().hints == (0, 2, 3)


def test_one_person_is_not_asked(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, seats=tuple(SavedSeat(s.name, KINDS[min(n, 1)], n) for n, s in enumerate(SEATS)))
    assert not screen.hint_seats.isVisible() and screen.table().may_have_hints(0)


def test_some_of_them_may(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path)
    choose(screen, "some")
    (dialog,) = screen.findChildren(HintSeatsDialog)
    assert [switch.text() for switch in dialog.switches.values()] == ["A", "C", "D"]
    dialog.switches[2].setChecked(True)
    next(button for button in dialog.findChildren(Button) if button.kind == "primary").click()
    settle()
    assert screen.table().hints == (2,) and screen.hint_seats.currentText() == "1 seat …"
    screen.seat_table.move_seat(2, 0)
    assert screen.table().seats[0].name == "C" and screen.table().hints == (0,)


@pytest.mark.parametrize(
    ("hints", "value"), [((), "nobody"), ((0, 2, 3), "everybody"), ((2,), "some"), ((1, 9), "nobody")]
)
def test_the_last_agreement_is_proposed(qtbot: QtBot, tmp_path: Path, hints: tuple[int, ...], value: str) -> None:
    screen = opened(qtbot, tmp_path, hints)
    assert screen.hint_seats.value() == value
    assert screen.table().hints == (hints if value != "nobody" else ())


def test_an_agreement_goes_with_the_person() -> None:
    before = [Seat(name, colour=n) for n, name in enumerate("ABCD")]
    swapped = [replace(before[0], colour=1), replace(before[1], colour=0), *before[2:]]
    assert moved({1}, before, swapped) == {1}, "who takes another colour keeps it, who takes his doesn't get it"
    assert moved({1, 2}, before, [before[2], before[0], before[1]]) == {0, 2}
    assert moved({1}, before, [before[0], replace(before[1], name="Bo"), *before[2:]]) == {1}
    assert moved({1}, before, [before[0], *before[2:]]) == frozenset(), "who goes leaves it to nobody"
