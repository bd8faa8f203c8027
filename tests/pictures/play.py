"""Draws the play screen in several states and sizes: ``python -m tests.pictures.play FOLDER [STATE[-SIZE[-LANGUAGE]]...]``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from risk_desktop.i18n import set_language
from risk_desktop.ui import theme
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import install_style
from tests.ui.support.play_table import Defender, make_context, make_screen, middle_of_game, number

SIZES = {"720": (1280, 720), "900": (1600, 900), "1080": (1920, 1080), "1024": (1024, 640)}


def shoot(state: str, size: str, language: str = "en", scale: int = 100, theme_name: str = "dark") -> PlayScreen:
    """Return a screen in a state: idle, reinforce, attack, choose, thinking, fortify, occupy, menu, rules."""
    phase = {
        "cards": "reinforce",
        "idle": "attack",
        "reinforce": "reinforce",
        "attack": "attack",
        "choose": "attack",
        "fortify": "fortify",
    }
    turn = 4 if state == "thinking" else 0
    game = middle_of_game(
        phase.get(state, "attack"), turn, rolls=((6, 5, 2, 4, 5) if state == "battle" else (6, 6, 6, 1, 1)) * 9
    )
    speed = "normal" if state in ("thinking", "battle", "strip") else "instant"
    context = make_context(language=language, text_scale=scale, theme=theme_name, ai_speed=speed)
    if state == "reinforce":
        game.state.decks["territory"].hands[0] = game.state.decks["territory"].hands[0][:2]
    screen = make_screen(game, size=SIZES[size], context=context, ai_client=Defender)
    screen._session.start()
    settle()
    if state == "reinforce":
        screen.input.click(number("north_africa"))
        screen.input.click(number("north_africa"))
        screen.board.set_cursor(number("north_africa"))
    elif state in ("attack", "occupy", "menu", "rules", "battle"):
        screen.input.click(number("north_africa"))
        screen.input.click(number("brazil"))
    elif state == "choose":
        screen.input.click(number("north_africa"))
    elif state == "fortify":
        screen.input.click(number("north_africa"))
        screen.input.click(number("congo"))
    if state == "occupy":
        for _ in range(3):
            screen.input.press("primary")
            settle()
    if state == "battle":
        screen.input.press("primary")
        wait(lambda: screen.director.presenter is not None)
    if state == "menu":
        screen.menu.show()
    if state == "rules":
        screen.rules.toggle()
    settle()
    screen.board.finish_animations()
    screen.board.finish_baking()
    settle()
    return screen


def wait(condition: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    while not condition():
        QApplication.processEvents()


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(12):
        QApplication.processEvents()


def main() -> None:
    """Draw the wanted pictures, by default the usual set."""
    app = QApplication([])
    install_style(app)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    usual = [
        "idle-900", "reinforce-900", "attack-900", "attack-720", "attack-1080", "thinking-900", "fortify-900",
        "attack-720-de-200", "reinforce-900-de-150", "attack-900-en-100-parchment",
    ]  # fmt: skip
    for name in sys.argv[2:] or usual:
        state, size, language, scale, look = [
            *name.split("-"),
            *("", "900", "en", "100", "dark")[len(name.split("-")) :],
        ]
        screen = shoot(state, size, language or "en", int(scale or 100), look or "dark")
        screen.grab().save(str(folder / f"play_{name}.png"))
        print(folder / f"play_{name}.png", flush=True)
        screen._session.close()
        screen.close()
        screen.deleteLater()
        settle()
    theme.set_current("dark")
    set_language("en")


if __name__ == "__main__":
    main()
    os._exit(0)
