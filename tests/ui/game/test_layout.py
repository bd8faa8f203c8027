"""Where things stand on the play screen: rooms that depend on window and text alone, and nothing that overlaps."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import set_language, tr
from risk_desktop.ui import theme
from risk_desktop.ui.game.help.keys_help import KEYS, KeysHelp
from risk_desktop.ui.game.rooms import rooms_for
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.fitting import misfits
from tests.ui.support.play_table import Sphinx, make_context, make_screen, middle_of_game, number

SIZES = ((1280, 720), (1600, 900), (1920, 1080))
SCALES = (100, 150, 200)
WINDOWS = [*SIZES, (1024, 640), (1180, 700), (1240, 720), (2560, 1080)]


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.4, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize(("tall", "decks"), [(False, False), (True, True)])
def test_rectangles_are_apart_and_inside(
    size: tuple[int, int], scale: float, seats: int, tall: bool, decks: bool
) -> None:
    rooms = rooms_for(theme.metrics(*size, scale), seats, tall=tall, decks=decks)
    window = QRect(0, 0, *size)
    rects = [rooms.corner, rooms.ribbon, rooms.status, rooms.bar, rooms.hand]
    rects += [*rooms.tiles, *rooms.buttons] if rooms.rail else [*rooms.plaques, rooms.dock]
    for one, other in combinations(rects, 2):
        assert not one.intersects(other), (one, other)
    for rect in rects:
        assert window.contains(rect), rect
    solid = (rooms.top, rooms.column, rooms.bar)
    assert not any(rooms.board.intersects(rect) for rect in solid)
    assert rooms.board.width() >= 0.6 * window.width(), "the board comes first"


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_the_drawer_of_a_rail_leaves_the_bottom_bar_free(size: tuple[int, int], scale: float) -> None:
    rooms = rooms_for(theme.metrics(*size, scale), 6)
    assert rooms.rail == (size[0] < 1180 or scale > 1.4)
    for rect in (*rooms.plaques, rooms.dock):
        assert not rect.intersects(rooms.bar) and not rect.intersects(rooms.top) and QRect(0, 0, *size).contains(rect)
    if rooms.rail:
        assert rooms.dock.width() >= 280 and rooms.dock.right() < rooms.column.left()


def test_the_rooms_are_those_of_the_design() -> None:
    usual, large = rooms_for(theme.metrics(1280, 720), 6), rooms_for(theme.metrics(1280, 720, 2.0), 6)
    full = rooms_for(theme.metrics(1920, 1080), 6)
    assert usual.board == QRect(0, 48, 1024, 594) and usual.bar == QRect(224, 646, 790, 66)
    assert large.board == QRect(0, 67, 1188, 549) and large.bar == QRect(130, 620, 1048, 92)
    assert (full.board.width(), full.bar.height()) == (1562, 92)


@pytest.fixture
def home() -> object:
    yield None
    set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


def panels_of(screen: PlayScreen) -> list[QWidget]:
    things = screen.game_layout
    found = [things.corner, things.ribbon, things.status, things.prompt, things.hand]
    rail = [*things.rail.tiles, things.rail.dock, things.rail.cards]
    return found + (rail if things.rooms.rail else [*things.plaques, things.chronicle])


@pytest.mark.parametrize(("size", "scale"), [*product(SIZES, SCALES)])
def test_widgets_are_apart(qtbot: QtBot, home: object, size: tuple[int, int], scale: int) -> None:
    language = "en" if (SIZES.index(size) + SCALES.index(scale)) % 2 else "de"  # both in every size and at every scale
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
    assert prompt.geometry() == screen.game_layout.rooms.bar, "one row, which covers nothing of the board"
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


@pytest.mark.parametrize("words", ["Godstorm", "2210 n. Chr.", "Runde 14", "Aufstellung"])
def test_the_icons_of_the_top_bar_grow_with_the_text(qtbot: QtBot, words: str) -> None:
    sides = {}
    for scale in (100, 140, 200):
        screen = make_screen(
            middle_of_game("attack"), context=make_context(text_scale=scale), size=(1280, 720), ai_client=Sphinx
        )
        status = screen.game_layout.status
        status.show_round(words)
        buttons = (status.speed, status.sound, status.help, status.settings)
        sides[scale] = {button.width() for button in buttons}
        boxes = [label.geometry() for label in status.findChildren(QLabel) if label.text() == words]
        assert len(boxes) == 1, "what stands beside them is written all the same"
        rects = [boxes[0], *(button.geometry() for button in buttons)]
        assert all(status.rect().contains(rect) for rect in rects)
        assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert 28 <= min(sides[100]) <= min(sides[140]) and min(sides[200]) >= 44


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900)])
@pytest.mark.parametrize("scale", [100, 140, 200])
def test_toasts_keep_off_prompt_and_ribbon(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    context = make_context(language="de", text_scale=scale)
    screen = make_screen(middle_of_game("attack", turn=0), context=context, ai_client=Sphinx, size=size)
    screen.context.session.start()
    things, toast = screen.game_layout, screen.toasts.panel
    warning = tr("storage.disk", None, why="Der Datenträger ist voll.")
    for words in ("Nichts mehr anzugreifen", warning):
        screen.toasts.show_message(words, icon="warning")
        assert not misfits(toast), words
        assert things.screen.rect().contains(toast.geometry())
        for other in (things.prompt, things.corner, things.ribbon):
            assert not toast.geometry().intersects(other.geometry()), words
