"""Leaves in mid-turn and continues; closes the window and starts again; takes back."""

from __future__ import annotations

import argparse
from dataclasses import replace

from PySide6.QtCore import QSize

from risk_desktop.i18n import tr
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.e2e.moments import Moment, asked, asked_below, moment_of, reading, soon
from tests.e2e.person import Person
from tests.e2e.stage import open_window, start_game


def play(person: Person, wish: argparse.Namespace) -> None:
    """Leave in mid-turn and continue; close the window and start again; undo."""
    start_game(person, speed=wish.speed)
    for kind in ("claim", "setup_place", "reinforce", "attack", "fortify"):
        # A game in which nobody has chosen anything is not worth keeping.
        person.play_on(lambda kind=kind: asked(person) == kind and begun(person))  # type: ignore[misc]
        before = moment_of(person)
        leave(person)
        person.eye(f"continue-{kind}")
        person.press(person.keyed("Space"))
        same_again(person, before, f"after leaving at {kind}")
    person.play_on(lambda: asked(person) == "attack" and person.play.context.game.state.round > 1)
    before = moment_of(person)
    person.main.close()
    person.rest(100)
    person.main.deleteLater()
    window = open_window(QSize(*(int(part) for part in wish.size.split("x"))))
    move_to(person, window)
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.eye("first-second-start")
    person.press(person.keyed("Space"))
    same_again(person, before, "after a new start of the program")
    undo(person)


def begun(person: Person) -> bool:
    """Tell whether anybody has taken land yet."""
    return any(owner >= 0 for owner in person.play.context.game.state.owner)


def move_to(person: Person, window: MainWindow) -> None:
    """Let the person sit down at another window."""
    person.main = person.window = window
    person.eye.__self__.window = window  # type: ignore[attr-defined]


def leave(person: Person) -> None:
    """Open the menu and go to the first screen."""
    person.press(person.play.game_layout.corner.menu)
    person.wait(lambda: person.overlay is not None, "the menu", 3)
    person.rest(250)
    person.eye("menu")
    person.press(person.button("leave"))
    person.wait(lambda: isinstance(person.screen, FirstScreen), "the first screen", 5)
    person.rest(50)


def same_again(person: Person, before: Moment, when: str) -> None:
    """Check that the game goes on where it was."""
    person.wait(lambda: isinstance(person.screen, PlayScreen), "the play screen", 10)
    person.wait(lambda: asked(person), f"a question {when}", 20)
    after = moment_of(person)
    if after != before:
        person.give_up(f"{when}: was {before}, is {after}")


def undo(person: Person) -> None:
    """Confirm a placing, take it back, then each army, which still lie where they were put; a roll can't be taken back."""
    person.play_on(lambda: asked(person) == "reinforce" and not reading(person))
    before = moment_of(person)
    person.act()
    person.wait(lambda: asked(person) == "attack", "the attack", 10)
    person.press(person.play.game_layout.corner.undo)
    soon(person, lambda: asked(person) == "reinforce", "the placing to be taken back")
    same_again(person, replace(before, title=tr("play.reinforce.all_placed")), "after undo")
    button = person.play.game_layout.corner.undo
    while button.isEnabled() and moment_of(person) != before:
        person.press(button)
        person.rest(20)
    same_again(person, before, "after taking back each army")
    rounds = person.play.context.game.state.round

    def thrown() -> bool:
        return person.log[-1].startswith("prompt: secondary") or person.play.context.game.state.round > rounds

    person.play_on(thrown)
    person.wait(lambda: asked_below(person), "a question", 20)
    if person.log[-1].startswith("prompt: secondary") and person.play.game_layout.corner.undo.isEnabled():
        person.give_up("a roll could be taken back")
