"""Where things stand on the play screen: nothing overlaps, at any size, text scale and language."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import set_language, tr
from risk_desktop.ui import theme
from risk_desktop.ui.game.help.keys_help import KEYS, KeysHelp
from risk_desktop.ui.game.rooms import play_layout
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import Sphinx, make_context, make_screen, middle_of_game, number

SIZES = ((1280, 720), (1600, 900), (1920, 1080))
SCALES = (100, 150, 200)


@pytest.mark.parametrize("size", [*SIZES, (1024, 640), (2560, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 6])
def test_rectangles_are_apart_and_inside(size: tuple[int, int], scale: float, seats: int) -> None:
    plan = play_layout(theme.metrics(*size, scale), seats)
    window = QRect(0, 0, *size)
    rects = [plan.corner, plan.ribbon, plan.status, *plan.plaques, plan.prompt]
    rects += [plan.tabs] if plan.folded else [plan.chronicle, plan.hand]
    for one, other in combinations(rects, 2):
        assert not one.intersects(other), (one, other)
    for rect in rects:
        assert window.contains(rect), rect
    assert not any(plan.board.intersects(rect) for rect in (*plan.plaques, plan.prompt, plan.status))


@pytest.fixture
def home() -> object:
    yield None
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


def panels_of(screen: PlayScreen) -> list[QWidget]:
    things = screen.game_layout
    found = [things.corner, things.ribbon, things.status, *things.plaques, things.prompt]
    found += [widget for widget in (things.tabs, things.hand, things.tray) if widget.isVisible()]
    if not things.folded:
        found.append(things.chronicle)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_widgets_are_apart(qtbot: QtBot, home: object, size: tuple[int, int], scale: int, language: str) -> None:
    context = make_context(language=language, text_scale=scale)
    screen = make_screen(middle_of_game("attack"), size=size, context=context, ai_client=Sphinx)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    assert screen.game_layout.tray.isVisible()
    for one, other in combinations(panels_of(screen), 2):
        assert not one.geometry().intersects(other.geometry()), (type(one), type(other))
    for widget in panels_of(screen):
        assert screen.rect().contains(widget.geometry()), type(widget)
    prompt = screen.game_layout.prompt
    for place in ("ghost", "secondary", "primary"):
        button = prompt.button(place)
        assert prompt.rect().contains(button.geometry()), place
        assert button.width() >= button.sizeHint().width(), place


@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
def test_the_keys_are_explained_from_the_menu(qtbot: QtBot, language: str) -> None:
    context = make_context()
    context.settings.language = language  # type: ignore[assignment]
    context.apply()
    screen = make_screen(middle_of_game("attack"), context=context, size=(1280, 720), ai_client=Sphinx)
    screen.context.session.start()
    screen.menu.follow("keys")
    dialog = screen.findChild(KeysHelp)
    assert dialog is not None and dialog.isVisible()
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert all(tr(f"play.keys.{name}") in words for name, _ in KEYS)
    assert {"T", "V", "+", "-", "0", "C", "1", "2", "3"} <= set(screen.shortcuts.made)
    set_language("en")
