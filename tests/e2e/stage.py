"""A window of the program with folders of its own, and the way from the first screen into a game."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from risk_desktop.storage.settings import Settings, load_settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Combo, ScrollArea
from risk_desktop.ui.screens.load.save_cards import ContinueCard
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.new_game.seat_table import SeatRow
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.e2e.person import Person

FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def private_folders(home: Path) -> None:
    """Let the program keep everything below ``home``; call this before a window is opened."""
    for name in FOLDERS:
        os.environ[name] = str(home / name.lower())


def write_settings(**values: object) -> None:
    """Write a settings file, as an earlier run of the program would have left it."""
    Settings(**{"muted": True, "language": "en", "defence": "auto", **values}).save()  # type: ignore[arg-type]


def open_window(size: QSize) -> MainWindow:
    """Open the window with the settings on disk, as the program does at its start."""
    app = QApplication.instance() or QApplication(["e2e"])
    context = AppContext(load_settings().settings)
    window = MainWindow(context)
    window.resize(size)
    window.show()
    window.activateWindow()
    app.processEvents()
    QTest.qWaitForWindowActive(window, 10_000)  # before that no key gets anywhere
    return window


def to_new_game(person: Person) -> NewGameScreen:
    """Go from the first screen to the set-up of a new game."""
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen")
    person.eye("first")
    screen = person.screen
    assert isinstance(screen, FirstScreen)
    person.press(screen.primary if screen.findChild(ContinueCard) is None else person.keyed("N"))
    person.wait(lambda: isinstance(person.screen, NewGameScreen), "the new game screen", 5)
    person.rest(20)
    found = person.screen
    assert isinstance(found, NewGameScreen)
    return found


def start_game(
    person: Person,
    kinds: tuple[str, ...] = ("human", "easy", "easy"),
    speed: str = "instant",
    options: dict[str, object] | None = None,
    edition: str = "",
) -> None:
    """Set up and start a game at the new game screen: rules, who plays, how fast, and house rules by the dialog."""
    screen = to_new_game(person)
    if edition and screen.edition.id != edition:
        person.press(next(card for card in screen.library.cards if card.edition.id == edition))
        person.rest(20)
    row = screen.count_row
    if row.value() != len(kinds):
        person.switch(row, len(kinds))
    person.rest(20)
    for seat, kind in zip(screen.findChildren(SeatRow)[-len(kinds) :], kinds, strict=True):
        person.choose(seat.kind, seat.kind.values.index(kind))
    if screen.speed_combo.isVisible():  # persons alone are asked for no speed of computers
        person.choose(screen.speed_combo, screen.speed_combo.values.index(speed))
    if options:
        customise(person, options)
    person.eye("new-game")
    person.press(screen.start_button)
    person.wait(lambda: isinstance(person.screen, PlayScreen), "the play screen", 10)


def customise(person: Person, options: dict[str, object]) -> None:
    """Change house rules in the dialog behind Customise."""
    from risk_desktop.i18n import tr

    person.press(person.button(tr("screens.new.customise")))
    person.wait(lambda: person.overlay is not None, "the house rules", 3)
    person.rest(250)
    person.eye("house-rules")
    dialog = person.overlay
    for key, value in options.items():
        combo: Combo = dialog.rows[key].combo  # type: ignore[union-attr]
        if isinstance(person.main.focusWidget(), Combo) or combo.isVisible():
            dialog.findChild(ScrollArea).ensureWidgetVisible(combo)  # type: ignore[union-attr]
        person.choose(combo, combo.values.index(value))
    person.press(person.keyed("Space"))
    person.wait(lambda: person.overlay is None, "the house rules to close", 3)
