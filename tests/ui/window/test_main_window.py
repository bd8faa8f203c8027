"""The one window: ways between its screens, games begun and gone on with, a second start, its place."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from risk_desktop import i18n
from risk_desktop.controller.table import Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.codec import state_hash
from risk_desktop.storage.listing import latest_unfinished, list_saves
from risk_desktop.storage.saves import thumbnail_path
from risk_desktop.storage.settings import Settings, WindowPlace, load_settings
from risk_desktop.ui import theme
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.desktop.instance import SingleInstance
from risk_desktop.ui.desktop.window_geometry import first_size
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, Combo
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.load.loading import LayoutNotice
from risk_desktop.ui.screens.load.save_cards import SaveRow
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.window import games
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.screen_stage import keep_game, settle, table_of
from tests.ui.window.stage import claim, come_to, opened, people, present, screen

# --- ways between the screens


@pytest.mark.smoke
def test_first_screen_new_game_and_back(qtbot: QtBot, window: MainWindow) -> None:
    assert isinstance(screen(window), FirstScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, NewGameScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    come_to(qtbot, window, FirstScreen)


def test_a_screen_that_has_been_left_is_gone_when_that_is_told(qtbot: QtBot, window: MainWindow) -> None:
    first = screen(window)
    with qtbot.waitSignal(window.parted):
        window.show_new_game()
    assert isinstance(screen(window), NewGameScreen) and not isValid(first)


def test_load_and_back(qtbot: QtBot, context: AppContext) -> None:
    keep_game(context.saves, "one", table_of(3), 150)
    window = opened(qtbot, context)
    qtbot.keyClick(screen(window), "L")
    come_to(qtbot, window, LoadScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    come_to(qtbot, window, FirstScreen)


def test_settings_open_over_the_first_screen_and_change_its_language(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(screen(window), "S")
    qtbot.waitUntil(lambda: window.findChild(SettingsDialog) is not None)
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None and dialog.isVisible()
    combo = next(c for c in dialog.findChildren(Combo) if c.accessibleName() == "Language")
    combo.set_value("de")
    combo.chosen.emit("de")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    def words() -> set[str]:
        return {b.text() for b in screen(window).findChildren(Button)}

    qtbot.waitUntil(lambda: "Neues Spiel" in words() and "New game" not in words())


def test_quit_closes_the_window(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(screen(window), "Q")
    qtbot.waitUntil(lambda: not window.isVisible())


# --- games


def test_a_started_game_can_be_left_and_gone_on_with(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    window.start(people())
    assert isinstance(screen(window), PlayScreen) and window.playing is not None
    claim(window, 7)
    before = state_hash(window.playing.session.game.state)
    screen(window).left.emit()  # type: ignore[attr-defined]
    assert isinstance(screen(window), FirstScreen) and window.playing is None
    assert len(list_saves(context.saves)) == 1
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    assert state_hash(window.playing.session.game.state) == before
    claim(window, 1)
    assert sum(owner >= 0 for owner in window.playing.session.game.state.owner) == 8


def test_a_word_stands_there_while_the_board_is_laid_out(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    seen: list[LayoutNotice] = []

    def make(*args: object) -> PlayScreen:
        seen.extend(word for word in window.findChildren(LayoutNotice) if word.isVisible())
        window.grab().save(str(tmp_path / "laying.png"))
        return PlayScreen(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(games, "PlayScreen", make)
    window.start(people())
    assert len(seen) == 1 and window.rect().contains(seen[0].geometry())
    assert isinstance(screen(window), PlayScreen) and not window.findChildren(LayoutNotice)


class PaintWatch(QObject):
    """Notes the theme in which a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.themes: set[str] = set()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.themes.add(theme.current().name)
        return False


def test_what_shows_until_the_board_is_laid_out_keeps_its_colours(window: MainWindow) -> None:
    window.show_new_game()
    watch = PaintWatch(screen(window))
    window.start(Table("ad2210", people().seats, {}, EDITIONS["ad2210"].boards, seed=1))
    QApplication.processEvents()
    assert theme.current().name == "navy" and window.playing is not None
    assert isinstance(screen(window), PlayScreen) and window.updatesEnabled()
    assert watch.themes <= {"dark"}


def test_a_second_press_while_the_board_is_laid_out_starts_no_other_game(window: MainWindow) -> None:
    window.show_new_game()
    offered = screen(window)
    window.start(people())
    laid = window.playing
    offered.start.emit(people())  # type: ignore[attr-defined]
    assert window.playing is laid and present(window) is offered, "what was there stays until the table is laid"
    assert isinstance(screen(window), PlayScreen) and window.playing is laid


def test_a_game_that_is_left_while_the_board_is_laid_out_never_shows(window: MainWindow) -> None:
    window.start(people())
    window.show_first()
    assert isinstance(screen(window), FirstScreen) and window.playing is None
    assert all(word.isHidden() for word in window.findChildren(LayoutNotice))


def test_a_game_in_which_nobody_chose_anything_leaves_no_save(window: MainWindow, context: AppContext) -> None:
    window.start(people())
    settle()
    window.show_first()
    assert list_saves(context.saves) == []


def test_every_game_gets_its_own_dice(window: MainWindow) -> None:
    table = msgspec.structs.replace(people(), seed=0)
    seeds = set()
    for _ in range(2):
        window.start(table)
        assert window.playing is not None
        seeds.add(window.playing.session.table.seed)
    assert len(seeds) == 2 and 0 not in seeds


def test_a_picture_of_the_table_is_kept_beside_the_save(window: MainWindow, context: AppContext) -> None:
    window.start(people())
    claim(window, 1)
    picture = QImage(48, 27, QImage.Format.Format_RGB32)
    picture.fill(QColor("teal"))
    screen(window).pictured.emit(picture)  # type: ignore[attr-defined]
    window.games.pictures.finish()
    path = window.save_path()
    assert path is not None
    assert QImage(str(thumbnail_path(path))).size() == QSize(480, 270)


def test_closing_keeps_the_game(qtbot: QtBot, context: AppContext) -> None:
    window = opened(qtbot, context)
    window.start(people())
    claim(window, 3)
    window.close()
    assert window.playing is None
    summary = latest_unfinished(context.saves)
    assert summary is not None
    again = opened(qtbot, context)
    again.continue_last()
    assert again.playing is not None
    assert sum(owner >= 0 for owner in again.playing.session.game.state.owner) == 3
    again.close()


def test_a_finished_save_is_looked_at_and_stays_as_it_is(qtbot: QtBot, context: AppContext) -> None:
    path = keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000)
    before = path.read_bytes()
    window = opened(qtbot, context)
    window.open(path)
    come_to(qtbot, window, WinScreen)
    window.close()
    assert path.read_bytes() == before


def test_a_language_for_one_run_is_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    context = AppContext(Settings(language="nl", muted=True), tmp_path, spoken="de")
    assert i18n.language() == "de"
    context.save()
    assert load_settings().settings.language == "nl" and i18n.language() == "de"
    context.settings.language = "sv"
    context.save()
    assert i18n.language() == "sv"


def test_a_finished_save_opens_at_its_end_and_a_rematch_starts(qtbot: QtBot, context: AppContext) -> None:
    keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000)
    window = opened(qtbot, context)
    window.show_load()
    qtbot.mouseClick(screen(window).findChildren(SaveRow)[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(present(window), WinScreen))
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    assert dict(window.playing.session.table.options) == {"round_limit": 10}
    assert window.playing.session.game.state.round == 0
    window.close()


def test_the_end_of_a_game_that_has_been_left_is_not_shown_over_the_next(qtbot: QtBot, context: AppContext) -> None:
    path = keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000)
    window = opened(qtbot, context)
    window.open(path)
    left = screen(window)
    assert isinstance(left, PlayScreen)
    left.finished.emit(None)
    window.start(people())
    assert not window.games.ending.isActive()
    left.director.ended.emit(None)  # its end was due while the next game was being opened
    assert not window.games.ending.isActive()
    left.pictured.emit(QImage(48, 27, QImage.Format.Format_RGB32))
    window.games.pictures.finish()
    claim(window, 1)
    assert isinstance(screen(window), PlayScreen)
    assert not thumbnail_path(window.playing.save).exists()  # type: ignore[union-attr, arg-type]
    window.close()


# --- a second start


def test_a_second_start_asks_the_first(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    save = keep_game(tmp_path / "elsewhere", "asked", people(), 10)
    first, second = SingleInstance(tmp_path / "state"), SingleInstance(tmp_path / "state")
    first.asked.connect(window.bring_to_front)
    assert first.take() and not second.take()
    with qtbot.waitSignal(first.asked, timeout=5000) as caught:
        second.ask_other(str(save))
    assert caught.args == [str(save)]
    assert isinstance(screen(window), PlayScreen) and window.save_path() == save
    first.release()
    assert second.take()
    second.release()


def test_a_second_start_without_a_save_only_brings_the_window_to_the_front(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    first, second = SingleInstance(tmp_path / "state"), SingleInstance(tmp_path / "state")
    first.asked.connect(window.bring_to_front)
    assert first.take()
    window.setWindowState(Qt.WindowState.WindowMinimized)
    with qtbot.waitSignal(first.asked, timeout=5000) as caught:
        second.ask_other()
    assert caught.args == [""]
    assert isinstance(screen(window), FirstScreen)
    assert not window.windowState() & Qt.WindowState.WindowMinimized
    first.release()


# --- the window itself


def test_its_place_is_remembered(qtbot: QtBot, context: AppContext) -> None:
    window = opened(qtbot, context)
    window.setGeometry(30, 40, 1100, 660)
    settle()
    window.close()
    place = load_settings().settings.window
    assert (place.x, place.y, place.width, place.height) == (30, 40, 1100, 660)
    context.settings.window = place
    again = opened(qtbot, context)
    assert again.geometry() == window.geometry()
    again.close()


def test_a_place_on_a_screen_that_is_gone_is_forgotten(qtbot: QtBot, context: AppContext) -> None:
    context.settings.window = WindowPlace(90_000, 90_000, 1100, 700)
    window = opened(qtbot, context)
    assert window.geometry().x() < 10_000
    window.close()


def test_f11_fills_the_screen_and_back(qtbot: QtBot, window: MainWindow) -> None:
    for full in (True, False):
        qtbot.keyClick(window, Qt.Key.Key_F11)
        settle()
        assert bool(window.windowState() & Qt.WindowState.WindowFullScreen) is full


@pytest.mark.parametrize(
    ("available", "size", "all_of_it"),
    [
        ((3840, 2160), (1600, 900), False),
        ((1920, 1040), (1600, 900), False),
        ((1440, 820), (1296, 738), False),
        ((1366, 768), (1366, 768), True),
        ((1280, 720), (1280, 720), True),
        ((1024, 600), (1024, 600), True),
    ],
)
def test_on_a_small_screen_the_first_window_takes_all_of_it(
    available: tuple[int, int], size: tuple[int, int], all_of_it: bool
) -> None:
    assert first_size(QSize(*available)) == (QSize(*size), all_of_it)
