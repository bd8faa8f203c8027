"""Changes language, text size, theme and more while a game runs."""

from __future__ import annotations

import argparse
from typing import TypeVar

from risk_desktop.i18n import set_language, tr
from risk_desktop.ui.kit import Combo, ToggleRow
from risk_desktop.ui.settings_dialog import SettingsDialog
from tests.e2e.moments import asked, moment_of
from tests.e2e.person import Person
from tests.e2e.stage import start_game

Control = TypeVar("Control", Combo, ToggleRow)


def play(person: Person, wish: argparse.Namespace) -> None:
    """Change language, text size, theme and more while a game runs; resize the window; play on after each."""
    start_game(person, speed=wish.speed)
    person.play_on(lambda: asked(person) == "attack")
    for name, value in (
        ("language", "de"),
        ("text_scale", 200),
        ("theme", "parchment"),
        ("text_scale", 100),
        ("language", "sv"),
        ("theme", "dark"),
        ("language", wish.language),
    ):
        before = moment_of(person)
        change(person, name, value)
        after = moment_of(person)
        if (after.decision, after.armies) != (before.decision, before.armies):
            person.give_up(f"the game is another after {name} = {value}")
        if name == "language" and after.title == before.title and value != wish.language:
            person.give_up(f"the prompt still says {after.title!r} in {value}")
        check_language(person, str(value) if name == "language" else "")
        person.eye(f"{name}-{value}")
        acts = person.acts
        person.play_on(lambda acts=acts: person.acts >= acts + 3 and asked(person) == "attack")  # type: ignore[misc]
    for width, height in ((1600, 900), (1024, 640), (1920, 1080), (1280, 720)):
        person.main.resize(width, height)
        person.rest(400)
        person.eye(f"size-{width}x{height}")
        acts = person.acts
        person.play_on(lambda acts=acts: person.acts >= acts + 3 and asked(person) == "attack")  # type: ignore[misc]


def change(person: Person, name: str, value: object) -> None:
    """Open the settings, change one, close them."""
    person.press(person.play.game_layout.status.settings)
    person.wait(lambda: isinstance(person.overlay, SettingsDialog), "the settings", 3)
    person.rest(250)
    person.eye("settings")
    if name == "theme":
        toggles = called(person, ToggleRow, name)
        person.switch(toggles, value)
    else:
        combo = called(person, Combo, name)
        here, goal = combo.values.index(combo.value()), combo.values.index(value)
        step = 1 if goal > here else -1
        for row in range(here + step, goal + step, step) if name == "language" else (goal,):
            person.choose(called(person, Combo, name), row)
            person.rest(300)
    person.rest(300)
    if person.overlay is None:
        person.give_up(f"the settings closed themselves after {name} = {value}")
    person.eye(f"settings-{name}-{value}")
    person.press(person.keyed("Space"))
    person.wait(lambda: person.overlay is None, "the settings to close", 3)
    person.wait(lambda: asked(person), "the question to be there again", 5)


def called(person: Person, kind: type[Control], name: str) -> Control:
    """Return the control of a setting, by its name in the language that the settings are in now."""
    title = tr(f"screens.settings.{name}")
    return next(each for each in person.overlay.findChildren(kind) if each.accessibleName() == title)  # type: ignore[union-attr]


def check_language(person: Person, code: str) -> None:
    """Check that what stays on the screen was translated too."""
    if not code:
        return
    set_language(code)
    wanted = tr("play.menu.settings")
    found = person.play.game_layout.status.settings.accessibleName()
    if found != wanted:
        person.give_up(f"the button of the settings is called {found!r} in {code}, not {wanted!r}")
