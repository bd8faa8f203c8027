"""A game that goes on in another language is told as if it had begun in it, and keeps the look of its box."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import current
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Sphinx


def words_of(screen: PlayScreen) -> set[tuple[str, str, str]]:
    """Return the kind of each visible widget with what it is called and hints at."""
    seen = [widget for widget in screen.findChildren(QWidget) if widget.isVisibleTo(screen)]
    return {(type(widget).__name__, widget.accessibleName(), widget.toolTip()) for widget in seen}


def at_table(edition: str, kind: str, players: int, **settings: object) -> PlayScreen:
    return sit_down(edition, kind, players, ai_client=Sphinx, reduced_motion=True, **settings)  # type: ignore[arg-type]


def change(screen: PlayScreen, **settings: object) -> None:
    for name, value in settings.items():
        setattr(screen.app.settings, name, value)
    screen.app.apply()
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("edition", "kind", "players"), [("teams", "attack", 4), ("world-allies", "attack", 2), ("ad2210", "hire", 3)]
)
def test_all_is_told_in_the_language_that_is_chosen(qtbot: QtBot, edition: str, kind: str, players: int) -> None:
    screen = at_table(edition, kind, players)
    change(screen, language="sv")
    told, ribbon = words_of(screen), screen.game_layout.ribbon.size()
    screen.hide()
    fresh = at_table(edition, kind, players, language="sv")
    assert told == words_of(fresh)
    assert ribbon == fresh.game_layout.ribbon.size()


def test_a_change_of_settings_leaves_a_table_its_look_and_plaques_their_points(qtbot: QtBot) -> None:
    screen = at_table("ad2210", "hire", 3)
    look = current().name
    change(screen, text_scale=150)
    assert current().name == look != "dark"
    assert all("points" in plaque.accessibleName() for plaque in screen.game_layout.plaques)
    assert all("energy" in plaque.toolTip() for plaque in screen.game_layout.plaques)
