"""Speeds in play: step by step, skip to my turn, and animations that never keep a person waiting."""

from __future__ import annotations

import argparse

from PySide6.QtWidgets import QApplication, QMenu

from tests.e2e.moments import asked
from tests.e2e.person import Person
from tests.e2e.stage import start_game


def play(person: Person, wish: argparse.Namespace) -> None:
    """Speeds in play: step by step, skip to my turn, and animations that never keep a person waiting."""
    start_game(person, ("human", "easy", "easy"), speed="step")
    person.play_on(lambda: asked(person) == "reinforce")
    person.play_on(lambda: asked(person) == "fortify")
    person.act()
    steps = 0
    for _ in range(3):
        person.wait(lambda: person.stepping or asked(person), "the next step", 30)
        if asked(person):
            break
        person.eye("step")
        person.prompt("primary")
        steps += 1
        person.rest(30)
    if not steps:
        person.give_up("no step between the opponents' moves")
    person.wait(lambda: person.stepping or asked(person), "the next step", 30)
    if not asked(person):
        skips = person.play.game_layout.prompt.ask.secondary is not None
        person.prompt("secondary" if skips else "primary")  # before one's own turn there is nothing to skip
        person.wait(lambda: asked(person) or person.over, "my turn after skipping", 30)
    choose_speed(person, "normal")
    person.play_on(lambda: asked(person) == "fortify")
    person.act()
    person.wait(lambda: not asked(person), "the opponents", 5)
    person.rest(600)
    person.eye("watching")
    person.prompt("primary")
    person.wait(lambda: asked(person) or person.over, "my turn after skipping", 15)
    for speed in ("slow", "fast", "instant"):
        choose_speed(person, speed)
    rounds = person.play.context.game.state.round
    person.play_on(lambda: person.play.context.game.state.round > rounds + 1)


def choose_speed(person: Person, speed: str) -> None:
    """Choose the opponents' speed in the menu at the top right."""
    person.press(person.play.game_layout.status.speed)
    person.wait(lambda: isinstance(QApplication.activePopupWidget(), QMenu), "the speeds", 3)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    person.choose_in_menu(menu, speed)
    person.wait(lambda: person.play.director.speed == speed, f"the speed {speed}", 3)
