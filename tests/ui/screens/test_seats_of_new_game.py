"""The seats of New game: their order, the faces of computers, one level for all; the library shows many rule sets at once."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import set_language, tr
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.storage.settings import LastSetup, Settings
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.art.lettering import text_width
from risk_desktop.ui.faces import faces_of
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.gallery.sample_games import keep_sample_games
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.theme import current_metrics
from tests.ui.support.screen_stage import make_context, staged

pytestmark = pytest.mark.window
SEATS = (
    SavedSeat("Anna", "human", 0),
    SavedSeat("Ben", "hard", 1, "builder"),
    SavedSeat("Mira", "easy", 2, "aggressive"),
    SavedSeat("Robot", "bot:python bot.py", 3),
)


def shown(qtbot: QtBot, width: int, height: int, edition: str = "world") -> NewGameScreen:
    app = AppContext(Settings(last_setup=LastSetup(edition=edition, seats=SEATS)), size=(width, height))
    screen = NewGameScreen(app)
    qtbot.addWidget(screen)
    screen.resize(width, height)
    screen.show()
    qtbot.wait(50)
    return screen


def names(screen: NewGameScreen) -> list[str]:
    return [seat.name for seat in screen.table().seats]


def test_a_seat_is_dragged_to_another_place_and_takes_all_that_it_has_along(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1280, 720)
    rows, before = screen.seat_table.rows, screen.table().seats
    grip, goal = rows[0].grip, rows[2].name
    QTest.mousePress(grip, Qt.MouseButton.LeftButton)
    for row in rows[1:3]:
        there = grip.mapFromGlobal(row.name.mapToGlobal(QPoint(0, goal.height() // 2)))
        QTest.mouseMove(grip, there)
        qtbot.wait(5)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert screen.table().seats == (before[1], before[2], before[0], before[3])
    assert rows[2].name.text() == "Anna"


def test_arrow_keys_move_a_seat_and_the_focus_goes_along(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1280, 720)
    rows = screen.seat_table.rows
    rows[3].grip.setFocus()
    QTest.keyClick(rows[3].grip, Qt.Key.Key_Up)
    assert names(screen) == ["Anna", "Ben", "Robot", "Mira"] and screen.focusWidget() is rows[2].grip
    QTest.keyClick(rows[2].grip, Qt.Key.Key_Down)
    QTest.keyClick(rows[3].grip, Qt.Key.Key_Down)
    assert names(screen) == ["Anna", "Ben", "Mira", "Robot"]


def test_one_control_sets_the_level_of_all_computers_and_says_when_they_differ(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1280, 720)
    assert screen.all_computers.value() == ""
    screen.all_computers.chosen.emit("hard")
    assert [seat.kind for seat in screen.table().seats] == ["human", "hard", "hard", "bot:python bot.py"]
    assert screen.all_computers.value() == "hard"
    screen.all_computers.chosen.emit("")
    assert screen.all_computers.value() == "hard"


@pytest.mark.parametrize("language", ["en", "nl", "de", "sv"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_how_a_computer_plays_stands_below_its_level_in_a_word(
    qtbot: QtBot, size: tuple[int, int], language: str
) -> None:
    app = AppContext(Settings(last_setup=LastSetup(edition="world", seats=SEATS), language=language), size=size)
    screen = NewGameScreen(app)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.wait(50)
    words = [tr(f"opponent.temperament.{name}") for name in ("builder", "aggressive")]
    kinds = [row.kind for row in screen.seat_table.rows]
    set_language("en")
    assert [kind.note for kind in kinds] == ["", *words, ""]
    bare = kinds[1].grab().toImage()
    kinds[1].set_note("")
    assert kinds[1].grab().toImage() != bare
    for kind in kinds[1:3]:
        assert text_width(kind.note, text_font(current_metrics().f(13), 500)) < kind.width() - current_metrics().f(40)


def test_a_computer_shows_its_face_and_its_temperament_can_be_chosen(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1280, 720)
    human, builder, _, program = screen.seat_table.rows
    assert not human.face.isVisible() and builder.face.isVisible() and program.face.isVisible()
    assert builder.face.accessibleName() == "Ben: Builder · Hard"
    assert "Wants whole regions" in builder.face.toolTip() and "<img" in builder.face.toolTip()
    builder.face.click()
    (menu,) = builder.face.findChildren(QMenu)
    action = next(action for action in menu.actions() if action.data() == "opportunist")
    action.trigger()
    menu.close()
    assert screen.table().seats[1].temperament == "opportunist"
    assert builder.face.accessibleName() == "Ben: Opportunist · Hard" and builder.kind.note == "Opportunist"
    program.face.click()
    assert not program.face.findChildren(QMenu)


def test_in_teams_a_seat_is_dragged_to_the_other_team_too(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1280, 720, "teams")
    rows, before = screen.seat_table.rows, screen.table().seats
    assert all(row.swap.isVisible() and row.grip.isVisible() for row in rows)
    grip = rows[0].grip  # from the top: 0 and 2 in the first team, 1 and 3 in the second
    QTest.mousePress(grip, Qt.MouseButton.LeftButton)
    for row in (rows[2], rows[1]):
        QTest.mouseMove(grip, grip.mapFromGlobal(row.name.mapToGlobal(QPoint(0, row.name.height() // 2))))
        qtbot.wait(5)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    assert screen.table().seats == (before[2], before[0], before[1], before[3])
    rows[1].grip.setFocus()
    QTest.keyClick(rows[1].grip, Qt.Key.Key_Up)
    assert screen.table().seats == (before[2], before[1], before[0], before[3]) and screen.focusWidget() is rows[2].grip


def test_full_hd_shows_eight_rule_sets_and_more_at_once(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1920, 1080)
    room = screen.rect()
    cards = [card for card in screen.library.cards if card.isVisible()]
    whole = [card for card in cards if card.visibleRegion().boundingRect() == card.rect()]
    assert all(room.contains(card.mapTo(screen, QPoint(1, 1))) for card in whole)
    assert len(whole) >= 8


@pytest.mark.parametrize("count", range(2, 7))
def test_faces_at_a_table_are_all_different_whatever_their_names(count: int) -> None:
    seats = [SavedSeat(name, "hard", colour) for colour, name in enumerate(("Mira", "X", "Y", "Anna", "Mira", "Z"))]
    assert len({face.person for face in faces_of(tuple(seats[:count]))}) == count


def test_without_computers_nothing_is_said_of_their_level_and_speed(qtbot: QtBot) -> None:
    screen = shown(qtbot, 1280, 720)
    assert screen.all_computers.isVisible() and screen.speed_combo.isVisible()
    seats = screen.seat_table.seats()
    screen.seat_table.set_seats([msgspec.structs.replace(seat, kind="human") for seat in seats])
    qtbot.waitUntil(lambda: not screen.all_computers.isVisible())
    assert not screen.speed_combo.isVisible()
    screen.seat_table.set_seats(seats)
    qtbot.waitUntil(screen.all_computers.isVisible)
    assert screen.speed_combo.isVisible()


def test_a_person_may_be_one_who_has_played_here(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path / "saves")
    keep_sample_games(context.saves)
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen)
    rows = screen.seat_table.rows
    person, computer = rows[0].name, rows[1].name
    qtbot.keyClick(computer, Qt.Key.Key_Down)
    assert screen.findChildren(QMenu) == []
    qtbot.keyClick(person, Qt.Key.Key_Down)
    [menu] = screen.findChildren(QMenu)
    assert [action.text() for action in menu.actions()] == ["Ben", "Eva", "Jonas"]
    menu.actions()[1].trigger()
    assert rows[0].seat().name == "Eva"


@pytest.mark.parametrize("scale", [80, 100, 200])
def test_the_button_that_offers_names_grows_with_the_text(qtbot: QtBot, tmp_path: Path, scale: int) -> None:
    context = make_context(tmp_path / "saves", text_scale=scale)
    keep_sample_games(context.saves)
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    staged(screen)
    person, computer = screen.seat_table.rows[0].name, screen.seat_table.rows[1].name
    box = person.opener.geometry()
    assert person.rect().contains(box) and box.width() >= person.fontMetrics().height()
    assert person.textMargins().right() >= box.width(), "no word runs below it"
    QTest.mouseClick(person.opener, Qt.MouseButton.LeftButton)
    assert len(screen.findChildren(QMenu)) == 1
    assert not computer.opener.isVisible() and computer.textMargins().right() == 0
