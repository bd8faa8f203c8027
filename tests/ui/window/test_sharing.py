"""Sharing a game from the window: the board as a picture, the game as an animation; nothing half, nothing secret."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.languages import LANGUAGES
from risk_desktop.storage.animation_order import shown_places
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.board.slices import finished
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.share import share_dialog
from risk_desktop.ui.share.progress_dialog import ProgressDialog
from risk_desktop.ui.share.share_dialog import ShareDialog, usual_name
from risk_desktop.ui.share.shared_game import SharedGame
from risk_desktop.ui.share.shared_picture import SharedPicture
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.replay_stage import played
from tests.ui.support.screen_stage import keep_game, table_of
from tests.ui.window.stage import claim, come_to, people, screen

PATIENCE_MS = 60_000


def shared(window: MainWindow) -> ShareDialog:
    """Open the menu of a game, and there what shares it."""
    table = screen(window)
    assert isinstance(table, PlayScreen)
    table.menu.show()
    (menu,) = window.findChildren(GameMenu)
    menu.row("share").click()
    (dialog,) = window.findChildren(ShareDialog)
    return dialog


@pytest.fixture
def replayed(window: MainWindow, context: AppContext) -> ShareDialog:
    """Share a short game that is shown again."""
    window.replay(keep_game(context.saves, "short", table_of(3, round_limit=10), 150))
    return shared(window)


def progress(window: MainWindow) -> ProgressDialog:
    (dialog,) = window.findChildren(ProgressDialog)
    return dialog


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if path.is_file()]


def test_the_board_of_a_running_game_becomes_a_picture(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.start(people())
    claim(window, 3)
    out = tmp_path / "board.png"
    shared(window).save_picture(str(out))
    shown = progress(window)
    qtbot.waitUntil(shown.folder.isVisible, timeout=PATIENCE_MS)
    assert str(out) in shown.words.text()
    assert QImage(str(out)).width() == 1920
    assert files(tmp_path) == ["board.png"]


def test_the_board_is_copied_as_before(qtbot: QtBot, window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    window.start(people())
    dialog = shared(window)
    table = screen(window)
    assert isinstance(table, PlayScreen) and dialog.copy.key == "Ctrl+Shift+C"
    qtbot.waitUntil(lambda: table.board.is_painted)
    dialog.copy.click()
    assert not QGuiApplication.clipboard().image().isNull()


def test_a_replay_becomes_an_animation_with_a_picture_a_turn(
    qtbot: QtBot, window: MainWindow, replayed: ShareDialog, tmp_path: Path
) -> None:
    pictures = pytest.importorskip("PIL.Image")
    out = tmp_path / "game.webp"
    replayed.save_animation(str(out))
    shown = progress(window)
    assert shown.bar.isVisible() and shown.words.text().startswith("Picture 1 of ")
    qtbot.waitUntil(shown.folder.isVisible, timeout=PATIENCE_MS)
    assert str(out) in shown.words.text()
    assert window.playing is not None and window.playing.session.recording is not None
    with pictures.open(out) as film:
        assert film.n_frames == len(window.playing.session.recording.turns) > 1
    assert files(tmp_path) == ["game.webp"]


@pytest.mark.parametrize("pictures", [0, 1, 2], ids=["at_once", "drawing", "writing"])
def test_stop_leaves_nothing(
    pictures: int,
    qtbot: QtBot,
    window: MainWindow,
    replayed: ShareDialog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "aside"))
    (tmp_path / "aside").mkdir()
    replayed.save_animation(str(tmp_path / "game.webp"))
    shown, seen = progress(window), [0]

    def stop(done: int, total: int) -> None:
        seen.append(done)
        if done == pictures:
            QTimer.singleShot(0, shown.end.click)

    shown.job.progressed.connect(stop)
    if pictures == 0:
        shown.end.click()
    qtbot.waitUntil(lambda: not window.findChildren(ProgressDialog), timeout=PATIENCE_MS)
    assert seen[-1] == pictures
    assert files(tmp_path) == [] and not list((tmp_path / "aside").iterdir())


@pytest.mark.parametrize("kind", ["picture", "animation"])
def test_a_folder_that_cannot_be_written_is_said_at_once(
    kind: str, window: MainWindow, replayed: ShareDialog, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    out = str(tmp_path / "file" / "game.out")
    (replayed.save_picture if kind == "picture" else replayed.save_animation)(out)
    shown = progress(window)
    assert out in shown.words.text() and "Errno" not in shown.words.text()
    assert not shown.folder.isVisible() and shown.end.text() == "Close"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_pillow_the_row_says_what_is_missing(
    language: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(share_dialog, "can_animate", lambda: False)
    i18n.set_language(language)
    window.start(people())
    dialog = shared(window)
    assert not dialog.animation.isEnabled() and "risk-desktop[share]" in dialog.animation.toolTip()
    assert dialog.picture.isEnabled()


def test_the_page_of_the_result_shares_the_game(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    window.open(keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000))
    come_to(qtbot, window, WinScreen)
    page = screen(window)
    qtbot.keyClick(page, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: bool(window.findChildren(ShareDialog)))
    (dialog,) = window.findChildren(ShareDialog)
    assert not dialog.copy.isEnabled() and dialog.picture.isEnabled()


def test_a_file_is_called_after_rule_set_and_day(replayed: ShareDialog) -> None:
    table, recording = played("world", 40)
    game = SharedGame(recording, Names(table, find_maps(table.boards)), find_maps(table.boards))
    assert usual_name(game, "png").startswith("risk-world-2") and usual_name(game, "png").endswith(".png")


@pytest.mark.parametrize("edition", ["secret-mission", "capitals", "ad2210", "godstorm"])
def test_what_is_hidden_changes_no_picture(edition: str, qapp: object) -> None:
    table, recording = played(edition, 60)
    boards = find_maps(table.boards)
    game = SharedGame(recording, Names(table, boards), boards)
    picture = SharedPicture(boards, game.names, 480)
    place, told = shown_places(recording, "turn")[-1]
    before = finished(game.drawing(picture, place, told))
    changed = recording.game_at(place)
    hidden = 0
    for deck in changed.state.decks.values():
        hidden += len(deck.draw) > 1
        deck.draw.reverse()
        deck.hands.reverse()
    words = "?"
    assert hidden
    one = finished(picture.drawing(changed, words, 0))
    other = finished(picture.drawing(recording.game_at(place), words, 0))
    assert one == other and before.size() == one.size()
