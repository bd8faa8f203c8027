"""Fingers: a tap hits what it nearly hit, a rest hovers, a drag moves or scrolls, two fingers zoom or click right."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.touch import finger as finger_module
from risk_desktop.ui.touch.aim import REACH, aimed_at
from risk_desktop.ui.touch.finger import Finger
from tests.ui.support.named_screens import named_screen
from tests.ui.support.play_table import Sphinx, open_screen
from tests.ui.support.screen_stage import make_context, settle


@pytest.fixture(scope="session")
def screen_of_glass(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice()


class Hand:
    """Touches a window."""

    def __init__(self, widget: QWidget, device: QPointingDevice) -> None:
        self._widget, self._device = widget, device

    def down(self, *points: QPoint) -> None:
        touch = QTest.touchEvent(self._widget.windowHandle(), self._device, False)
        for finger, point in enumerate(points):
            touch.press(finger, point)
        touch.commit()

    def move(self, *points: QPoint) -> None:
        touch = QTest.touchEvent(self._widget.windowHandle(), self._device, False)
        for finger, point in enumerate(points):
            touch.move(finger, point)
        touch.commit()

    def up(self, *points: QPoint) -> None:
        touch = QTest.touchEvent(self._widget.windowHandle(), self._device, False)
        for finger, point in enumerate(points):
            touch.release(finger, point)
        touch.commit()
        settle()

    def tap(self, *points: QPoint) -> None:
        self.down(*points)
        self.up(*points)


class Page(QWidget):
    """Two small buttons close to each other, and a list that scrolls."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(400, 400)
        self.clicked: list[str] = []
        self.pressed: list[str] = []
        for name, x in (("left", 100), ("right", 130)):
            button = QPushButton(self)
            button.setGeometry(x, 100, 20, 20)
            button.setObjectName(name)
            button.setToolTip(f"the {name} one")
            button.clicked.connect(self._click)
            button.pressed.connect(self._press)
        self.list = QScrollArea(self)
        self.list.setGeometry(0, 200, 400, 200)
        rows = QWidget()
        layout = QVBoxLayout(rows)
        for row in range(40):
            layout.addWidget(QLabel(f"row {row}"))
        in_list = QPushButton("in the list")
        in_list.setObjectName("in the list")
        in_list.clicked.connect(self._click)
        layout.insertWidget(0, in_list)
        self.list.setWidget(rows)

    def _click(self) -> None:
        self.clicked.append(self.sender().objectName())

    def _press(self) -> None:
        self.pressed.append(self.sender().objectName())


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    page.show()
    Finger(page)
    settle()
    return page


@pytest.fixture
def hand(page: Page, screen_of_glass: QPointingDevice) -> Hand:
    return Hand(page, screen_of_glass)


def test_a_tap_within_a_finger_of_a_button_presses_the_nearest(page: Page, hand: Hand) -> None:
    hand.tap(QPoint(110, 110))
    hand.tap(QPoint(122, 110))  # in the gap, nearer to the left one
    hand.tap(QPoint(128, 110))
    hand.tap(QPoint(110, 119 + REACH - 1))
    hand.tap(QPoint(110, 119 + REACH + 2))  # out of reach
    assert page.clicked == ["left", "left", "right", "left"]


def test_a_button_that_cannot_be_pressed_draws_no_finger(page: Page, hand: Hand) -> None:
    button = page.findChild(QPushButton, "left")
    assert button is not None
    button.setEnabled(False)
    hand.tap(QPoint(112, 125))
    assert page.clicked == ["right"]


def test_a_button_is_down_as_long_as_the_finger(page: Page, hand: Hand) -> None:
    button = page.findChild(QPushButton, "left")
    assert button is not None
    hand.down(QPoint(110, 110))
    assert button.isDown() and page.pressed == ["left"] and page.clicked == []
    hand.up(QPoint(110, 110))
    assert not button.isDown() and page.clicked == ["left"]


def test_a_finger_that_slides_off_clicks_nothing(page: Page, hand: Hand) -> None:
    hand.down(QPoint(110, 110))
    hand.move(QPoint(110, 180))
    hand.up(QPoint(110, 180))
    assert page.pressed == ["left"] and page.clicked == []


def test_a_drag_scrolls_a_list_and_presses_nothing_in_it(page: Page, hand: Hand) -> None:
    begin = page.list.mapTo(page, QPoint(40, 20))
    hand.down(begin)
    for step in range(1, 6):
        hand.move(begin - QPoint(0, 16 * step))
    hand.up(begin - QPoint(0, 80))
    assert page.list.verticalScrollBar().value() > 40 and page.clicked == []
    page.list.verticalScrollBar().setValue(0)
    hand.tap(begin)
    assert page.clicked == ["in the list"]


def test_two_fingers_press_nothing(page: Page, hand: Hand) -> None:
    hand.down(QPoint(110, 110), QPoint(200, 110))
    hand.up(QPoint(110, 110), QPoint(200, 110))
    assert page.clicked == []


# --- the table


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> PlayScreen:
    monkeypatch.setattr(finger_module, "REST_MS", 20)
    screen = open_screen(Sphinx, phase="reinforce", turn=0)
    Finger(screen)
    qtbot.waitUntil(lambda: bool(screen.board.highlights.shown.free))
    return screen


@pytest.fixture
def table_hand(table: PlayScreen, screen_of_glass: QPointingDevice) -> Hand:
    return Hand(table, screen_of_glass)


@pytest.fixture
def clicked(table: PlayScreen) -> list[int]:
    found: list[int] = []
    table.board.input.territory_clicked.connect(found.append)
    return found


def middle(table: PlayScreen, land: int) -> QPoint:
    return table.board.mapTo(table, table.board.places.badge_rect(land).center())


def beside(table: PlayScreen) -> tuple[int, QPoint]:
    """Return land that can be chosen, and a point in the sea at most 16 px from it."""
    board = table.board
    for land in sorted(board.highlights.shown.free):
        rect = board.places.land_rect(land)
        for x in range(rect.left(), rect.right(), 3):
            for y in range(rect.top() - 12, rect.bottom() + 12, 3):
                point = QPoint(x, y)
                near, at = board.places.choice_near(point, 16), board.mapTo(table, point)
                is_sea = board.places.land_at(point) is None and table.childAt(at) is board.viewport()
                if is_sea and near is not None and board.places.territory_at(near) == land:
                    return land, at
    raise AssertionError("no coast")


def test_a_tap_beside_land_that_can_be_chosen_chooses_it(
    table: PlayScreen, table_hand: Hand, clicked: list[int]
) -> None:
    land, point = beside(table)
    table_hand.tap(point)
    assert clicked == [land]


def test_a_tap_in_the_open_sea_chooses_nothing(table: PlayScreen, table_hand: Hand, clicked: list[int]) -> None:
    board = table.board
    everywhere = (QPoint(x, y) for x in range(0, board.width(), 20) for y in range(0, board.height(), 20))
    sea = next(
        point
        for point in everywhere
        if board.places.choice_near(point, 2 * REACH) is None
        and table.childAt(board.mapTo(table, point)) is board.viewport()
    )
    table_hand.tap(board.mapTo(table, sea))
    assert clicked == []


def test_a_finger_that_rests_hovers_and_clicks_nothing(
    qtbot: QtBot, table: PlayScreen, table_hand: Hand, clicked: list[int]
) -> None:
    land = min(table.board.highlights.shown.free)
    point = middle(table, land)
    table_hand.down(point)
    qtbot.waitUntil(lambda: table.board.highlights.shown.hovered == land)
    table_hand.up(point)
    assert clicked == [] and table.board.highlights.shown.hovered == land


def test_two_fingers_zoom_the_board(table: PlayScreen, table_hand: Hand, clicked: list[int]) -> None:
    camera = table.board.camera
    point, aside = table.board.mapTo(table, table.board.rect().center()), QPoint(60, 0)
    before = camera.place.scale
    table_hand.down(point - aside, point + aside)
    for step in range(1, 7):
        table_hand.move(point - aside * (1 + step / 6), point + aside * (1 + step / 6))
    closer = camera.place.scale
    assert closer / before == pytest.approx(2, rel=0.2)
    for step in range(6, -1, -1):
        table_hand.move(point - aside * (1 + step / 6), point + aside * (1 + step / 6))
    table_hand.up(point - aside, point + aside)
    assert camera.place.scale < closer and clicked == []


def test_a_drag_moves_the_board_that_is_zoomed(table: PlayScreen, table_hand: Hand, clicked: list[int]) -> None:
    table.board.camera.zoom(2.0, QPointF(table.board.rect().center()))
    settle()
    point = table.board.mapTo(table, table.board.rect().center())
    before = table.board.camera.to_scene(QPointF(200, 200))
    table_hand.down(point)
    for step in range(1, 6):
        table_hand.move(point + QPoint(12 * step, 0))
    table_hand.up(point + QPoint(60, 0))
    assert table.board.camera.to_scene(QPointF(200, 200)).x() < before.x() and clicked == []


def test_a_tap_with_two_fingers_is_a_right_click(table: PlayScreen, table_hand: Hand, clicked: list[int]) -> None:
    right: list[int] = []
    table.board.input.territory_right_clicked.connect(right.append)
    land = min(table.board.highlights.shown.free)
    point = middle(table, land)
    table_hand.tap(point - QPoint(30, 0), point + QPoint(30, 0))
    assert right == [land] and clicked == []


# --- how large a button is for a finger

FINGER, LEAST = 44, 28
"""What a finger wants, px, and what a button may have across where others stand close on that side."""
SIDEWAYS, UPRIGHT = (QPoint(-1, 0), QPoint(1, 0)), (QPoint(0, -1), QPoint(0, 1))


def is_or_holds(button: QWidget, found: QWidget | None) -> bool:
    return found is not None and (found is button or button.isAncestorOf(found))


def reach(window: QWidget, button: QAbstractButton, way: QPoint) -> tuple[int, bool]:
    """Return how far from its middle a finger still means a button, px, and whether something else takes it from there on:
    another control, or the window ends."""
    middle = QRect(button.mapTo(window, QPoint()), button.size()).center()
    for distance in range(1, FINGER):
        point = middle + way * distance
        if not window.rect().contains(point):
            return distance - 1, True
        found = window.childAt(aimed_at(window, point))
        if not is_or_holds(button, found):
            return distance - 1, found is not None and takes_clicks(window, button, found)
    return FINGER, False


def takes_clicks(window: QWidget, button: QWidget, found: QWidget) -> bool:
    """Tell whether what a finger means in place of a button is another control, and no ground on which the button stands."""
    place: QWidget | None = found
    while place is not None and place is not window and not place.isAncestorOf(button):
        if isinstance(place, QAbstractButton) or place.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            return True
        place = place.parentWidget()
    return False


def check_sizes(window: QWidget) -> int:
    """Check every button that a finger reaches: it is meant within half a finger of its middle, or up to the next control.

    Returns how many there are.
    """
    checked = 0
    for button in window.findChildren(QAbstractButton):
        middle = button.mapTo(window, button.rect().center())
        if not button.isVisible() or not button.isEnabled() or not is_or_holds(button, window.childAt(middle)):
            continue
        for axis in (SIDEWAYS, UPRIGHT):
            ways = [reach(window, button, way) for way in axis]
            told = (type(button).__name__, button.accessibleName(), ways)
            assert all(far + 1 >= FINGER // 2 or taken for far, taken in ways), told
            assert sum(far for far, _ in ways) + 1 >= LEAST, told
        checked += 1
    return checked


def test_each_button_of_the_table_is_as_large_as_a_finger_or_as_its_neighbours_let_it(table: PlayScreen) -> None:
    assert check_sizes(table) > 8


@pytest.mark.parametrize(("name", "least"), [("first", 6), ("new", 20), ("load", 3), ("win", 2)])
def test_so_is_each_button_of_the_screens(qtbot: QtBot, tmp_path: Path, name: str, least: int) -> None:
    assert check_sizes(named_screen(qtbot, make_context(tmp_path), tmp_path, name)) >= least


def test_so_is_each_button_of_the_settings(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path)
    screen = named_screen(qtbot, context, tmp_path, "first")
    SettingsDialog(screen, context).open()
    settle()
    assert check_sizes(screen) > 4
