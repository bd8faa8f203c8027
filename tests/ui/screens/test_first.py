"""The first screen: what is offered, what Space does, and where each row leads."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import __version__
from risk_desktop.i18n import set_language
from risk_desktop.languages import LANGUAGES
from risk_desktop.storage.listing import latest_unfinished
from risk_desktop.ui.kit import Button, ButtonControl, Label, ListRow
from risk_desktop.ui.screens.load.save_cards import ContinueCard
from risk_desktop.ui.screens.start.first_screen import FirstScreen, LessonsDialog
from tests.ui.support.screen_stage import keep_game, make_context, staged, table_of


def rows(screen: FirstScreen) -> dict[str, ListRow]:
    return {row.key: row for row in screen.findChildren(ListRow) if row.isVisible()}


def test_new_game_is_the_primary_where_nothing_waits(qtbot: QtBot, tmp_path: Path) -> None:
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    screen.set_continue(None, None)
    staged(screen)
    assert screen.findChildren(ContinueCard) == []
    primaries = [b for b in screen.findChildren(Button) if b.kind == "primary" and b.isVisible()]
    assert primaries == [screen.primary] and screen.primary.key == "Space"
    assert not rows(screen)["L"].isEnabled() and rows(screen)["S"].isEnabled()
    with qtbot.waitSignal(screen.new_game, timeout=1000):
        qtbot.keyClick(screen, Qt.Key.Key_Space)


def test_nothing_shines_through_a_row_that_is_off(qtbot: QtBot) -> None:
    seen = []
    for behind in ("#000000", "#ffffff"):
        wall = QWidget()
        qtbot.addWidget(wall)
        wall.setStyleSheet(f"QWidget#wall {{ background: {behind}; }}")
        wall.setObjectName("wall")
        row = ListRow("folder", "Load", "nothing saved yet", key="L", parent=wall)
        row.setEnabled(False)
        row.setGeometry(10, 10, 396, 52)
        wall.resize(420, 80)
        wall.show()
        seen.append(wall.grab(row.geometry().adjusted(12, 12, -12, -12)).toImage())
    assert seen[0] == seen[1]


def test_a_waiting_game_is_the_primary(qtbot: QtBot, tmp_path: Path) -> None:
    keep_game(tmp_path, "older", table_of(4), 160, "2026-03-01 10:00")
    keep_game(tmp_path, "latest", table_of(4), 170, "2026-03-02 10:00")
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    summary = latest_unfinished(tmp_path)
    assert summary is not None and summary.path.stem == "latest"
    screen.set_continue(summary, QImage(320, 180, QImage.Format.Format_RGB32))
    staged(screen)
    assert isinstance(screen.primary, ContinueCard) and screen.primary.isVisible()
    assert "World conquest" in screen.primary.accessibleName() and "round" in screen.primary.accessibleName()
    assert not any(b.isVisible() for b in screen.findChildren(Button) if b.kind == "primary")
    assert rows(screen)["L"].accessibleName() == "Load. 2 games"
    with qtbot.waitSignal(screen.continue_game, timeout=1000):
        qtbot.keyClick(screen, Qt.Key.Key_Space)


@pytest.mark.parametrize(
    ("key", "signal"),
    [("N", "new_game"), ("L", "load"), ("S", "settings"), ("A", "about"), ("Q", "quit")],
    ids=lambda value: value,
)
def test_every_row_has_a_key(qtbot: QtBot, tmp_path: Path, key: str, signal: str) -> None:
    keep_game(tmp_path, "one", table_of(3), 150)
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    screen.set_continue(latest_unfinished(tmp_path), None)
    staged(screen)
    with qtbot.waitSignal(getattr(screen, signal), timeout=1000):
        qtbot.keyClick(screen, key)
    with qtbot.waitSignal(getattr(screen, signal), timeout=1000):
        buttons = [*screen.findChildren(ListRow), *screen.findChildren(Button)]
        qtbot.mouseClick(next(b for b in buttons if b.key == key), Qt.MouseButton.LeftButton)


def test_the_key_of_a_new_game_works_where_none_can_be_continued(qtbot: QtBot, tmp_path: Path) -> None:
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    staged(screen)
    for key in (Qt.Key.Key_N, Qt.Key.Key_Space):
        with qtbot.waitSignal(screen.new_game, timeout=1000):
            qtbot.keyClick(screen, key)


def test_a_game_that_has_hardly_begun_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    keep_game(tmp_path, "setup", table_of(3), 5)
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    screen.set_continue(latest_unfinished(tmp_path), None)
    staged(screen)
    assert "setting up" in screen.primary.accessibleName()
    assert not screen.grab().isNull()


@pytest.mark.parametrize("text_scale", [100, 200])
def test_the_lessons_stay_when_a_game_waits(qtbot: QtBot, tmp_path: Path, text_scale: int) -> None:
    keep_game(tmp_path, "setup", table_of(3), 5)
    screen = FirstScreen(make_context(tmp_path, text_scale=text_scale))
    qtbot.addWidget(screen)
    screen.set_continue(latest_unfinished(tmp_path), None)
    staged(screen)
    assert rows(screen)["T"].isVisible()


def test_a_newcomer_finds_the_lessons_below_new_game(qtbot: QtBot, tmp_path: Path) -> None:
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    screen.set_continue(None, None)
    staged(screen)
    row = rows(screen)["T"]
    assert row.accessibleName() == "Learn to play. World conquest, 2210 A.D., Godstorm"
    assert screen.primary.y() < row.y() < rows(screen)["L"].y()
    for press, number, lesson in ((None, 1, "world"), (row, 2, "ad2210"), (row, 3, "godstorm")):
        qtbot.keyClick(screen, Qt.Key.Key_T) if press is None else qtbot.mouseClick(press, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: bool(screen.findChildren(LessonsDialog)))
        (dialog,) = screen.findChildren(LessonsDialog)
        assert screen.window().focusWidget() is dialog.rows[0]
        with qtbot.waitSignal(screen.learn, timeout=1000) as wanted:
            dialog.rows[number - 1].click()
        assert wanted.args == [lesson]
        qtbot.waitUntil(lambda: not screen.findChildren(LessonsDialog))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("waiting", [False, True])
def test_the_notice_covers_nothing(qtbot: QtBot, tmp_path: Path, language: str, waiting: bool) -> None:
    keep_game(tmp_path, "setup", table_of(3), 5)
    for scale in (100, 150, 200):
        screen = FirstScreen(make_context(tmp_path, text_scale=scale, language=language))
        qtbot.addWidget(screen)
        screen.set_continue(latest_unfinished(tmp_path) if waiting else None, None)
        staged(screen)
        (notice,) = [label for label in screen.findChildren(Label) if __version__ in label.text()]
        around = [
            QRect(b.mapTo(screen, QPoint()), b.size()) for b in screen.findChildren(ButtonControl) if b.isVisible()
        ]
        assert not notice.isVisible() or not any(notice.geometry().intersects(box) for box in around), scale
    set_language("en")


@pytest.mark.parametrize(("ratio", "fine"), [(1.0, 1.0), (1.5, 1.5), (3.0, 2.0)])
def test_the_board_behind_it_is_fine_on_a_fine_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ratio: float, fine: float
) -> None:
    monkeypatch.setattr(FirstScreen, "devicePixelRatioF", lambda self: ratio)
    screen = FirstScreen(make_context(tmp_path))
    qtbot.addWidget(screen)
    staged(screen)
    screen.prepare()
    assert screen.picture.deviceIndependentSize().width() == pytest.approx(1280 * 0.92, abs=1)
    assert screen.picture.width() == pytest.approx(1280 * 0.92 * fine, abs=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_text_needs_no_scroll_bar_beside_a_waiting_game(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    keep_game(tmp_path, "setup", table_of(6), 180)
    screen = FirstScreen(make_context(tmp_path, text_scale=200, language=language))
    qtbot.addWidget(screen)
    screen.set_continue(latest_unfinished(tmp_path), None)
    staged(screen)
    shown = [b for b in screen.findChildren(ButtonControl) if b.isVisible()]
    assert len(shown) == 11 and not any(bar.isVisible() for bar in screen.findChildren(QScrollBar))
    assert all(screen.rect().contains(QRect(b.mapTo(screen, QPoint()), b.size())) for b in shown)
    set_language("en")


def test_a_menu_too_high_scrolls_at_the_windows_edge(qtbot: QtBot, tmp_path: Path) -> None:
    keep_game(tmp_path, "setup", table_of(6), 180)
    screen = FirstScreen(make_context(tmp_path, size=(1024, 640), text_scale=200))
    qtbot.addWidget(screen)
    screen.set_continue(latest_unfinished(tmp_path), None)
    staged(screen, (1024, 640))
    (bar,) = [bar for bar in screen.findChildren(QScrollBar) if bar.isVisible()]
    assert bar.mapTo(screen, bar.rect().bottomRight()).x() == screen.width() - 1


def test_nothing_shines_through_a_row(qtbot: QtBot, tmp_path: Path) -> None:
    grounds = []
    for ground in (Qt.GlobalColor.white, Qt.GlobalColor.black):
        row = ListRow("folder", "Load", "3 games", key="L")
        qtbot.addWidget(row)
        row.resize(400, 60)
        image = QImage(row.size(), QImage.Format.Format_RGB32)
        image.fill(ground)
        row.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        grounds.append(image.copy(12, 12, 376, 36))
    assert grounds[0] == grounds[1]


@pytest.mark.parametrize("waiting", [False, True])
@pytest.mark.parametrize("scale", [100, 110, 120, 130, 140, 150, 200])
def test_the_whole_menu_stands_in_a_low_window(qtbot: QtBot, tmp_path: Path, scale: int, waiting: bool) -> None:
    if waiting:
        keep_game(tmp_path, "latest", table_of(4), 170)
    screen = FirstScreen(make_context(tmp_path, language="de", text_scale=scale))
    qtbot.addWidget(screen)
    screen.set_continue(latest_unfinished(tmp_path), None)
    staged(screen, (1280, 720))
    assert not [bar for bar in screen.findChildren(QScrollBar) if bar.isVisible()]
    shown = [row for row in screen.findChildren(ButtonControl) if row.isVisible()]
    assert len(shown) >= 9
    assert all(screen.rect().contains(QRect(row.mapTo(screen, QPoint()), row.size())) for row in shown)


def test_a_board_that_was_drawn_before_stands_behind_from_the_first_moment(qtbot: QtBot, tmp_path: Path) -> None:
    before, screen = FirstScreen(make_context(tmp_path)), FirstScreen(make_context(tmp_path))
    for each in (before, screen):
        qtbot.addWidget(each)
        each.resize(1100, 640)
    staged(before)
    before.prepare()
    screen.resize(before.size())
    screen.show()
    assert not screen.is_drawing and screen.picture.toImage() == before.picture.toImage()
