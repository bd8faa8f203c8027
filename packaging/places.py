"""Prints where the buttons and some territories are in a window of the usual size on a screen of 1600 x 900, as JSON.

For try_deb.py, which clicks there in a program that it can only see. Runs offscreen, in folders of its own.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1440, 810)
TERRITORIES = ("brazil", "siberia", "congo", "alaska", "china", "egypt", "peru", "quebec")


def main() -> int:
    sys.path.insert(0, str(ROOT))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as folder:
        for name in ("DATA", "CONFIG", "STATE", "CACHE"):
            os.environ[f"XDG_{name}_HOME"] = folder
        print(json.dumps(places()))
    return 0


def places() -> dict[str, list[int]]:
    """Return the point of each, px from the window's corner: "new", "start", and territories by id."""
    from PySide6.QtCore import QPoint
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    from risk_desktop.storage.settings import Settings
    from risk_desktop.ui.app_context import AppContext
    from risk_desktop.ui.game.screen import PlayScreen
    from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
    from risk_desktop.ui.screens.start.first_screen import FirstScreen
    from risk_desktop.ui.window.main_window import MainWindow

    app = QApplication.instance() or QApplication(["places"])
    window = MainWindow(AppContext(Settings(language="en")))
    window.resize(*SIZE)
    window.show()

    def of(screen: type[QWidget]) -> QWidget:
        QTest.qWait(300)
        return next(child for child in reversed(window.children()) if isinstance(child, screen))

    def centre(widget: QWidget) -> list[int]:
        point = widget.mapTo(window, widget.rect().center())
        return [point.x(), point.y()]

    first = of(FirstScreen)
    found = {"new": centre(first.primary)}  # type: ignore[attr-defined]
    window.show_new_game()
    new = of(NewGameScreen)
    found["start"] = centre(new.start_button)  # type: ignore[attr-defined]
    new.start_button.click()  # type: ignore[attr-defined]
    play = of(PlayScreen)
    assert isinstance(play, PlayScreen)
    play.board.finish_baking()
    ids = [territory.id for board in window.playing.boards for territory in board.territories]  # type: ignore[union-attr]
    for name in TERRITORIES:
        point = play.board.mapTo(window, QPoint(play.board.places.badge_rect(ids.index(name)).center()))
        found[name] = [point.x(), point.y()]
    window.close()
    del app
    return found


if __name__ == "__main__":
    sys.exit(main())
