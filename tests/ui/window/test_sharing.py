"""Sharing a game from the window: the board as a picture, the game as an animation; nothing half, nothing secret."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.languages import LANGUAGES
from risk_desktop.storage.animation_order import shown_places
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.board.steps import finished
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.main_window import MainWindow
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.share import share_dialog
from risk_desktop.ui.share.share_dialog import ShareDialog, usual_name
from risk_desktop.ui.share.shared_game import SharedGame
from risk_desktop.ui.share.shared_picture import SharedPicture
from tests.ui.support.replay_stage import played
from tests.ui.support.screen_stage import keep_game, table_of
from tests.ui.window.stage import claim, people, screen

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


def written(qtbot: QtBot, dialog: ShareDialog) -> str:
    """Wait until something has been written, or has not, and return what the dialog says then."""
    qtbot.waitUntil(lambda: dialog.job is None, timeout=PATIENCE_MS)
    return dialog.words.text()


def test_the_board_of_a_running_game_becomes_a_picture(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.start(people())
    claim(window, 3)
    dialog, out = shared(window), tmp_path / "board.png"
    dialog.save_picture(str(out))
    assert str(out) in written(qtbot, dialog) and dialog.folder.isVisible()
    assert QImage(str(out)).width() == 1920
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["board.png"]


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
    told: list[tuple[int, int]] = []
    out = tmp_path / "game.webp"
    replayed.save_animation(str(out))
    assert replayed.job is not None and replayed.bar.isVisible() and not replayed.picture.isVisible()
    replayed.job.progressed.connect(lambda done, total: told.append((done, total)))
    assert str(out) in written(qtbot, replayed)
    assert window.playing is not None and window.playing.session.recording is not None
    turns = window.playing.session.recording.turns
    with pictures.open(out) as film:
        assert film.n_frames == len(turns) > 1
    assert told[-1] == (len(turns), len(turns))
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game.webp"]


def test_stop_leaves_nothing(qtbot: QtBot, replayed: ShareDialog, tmp_path: Path) -> None:
    out = tmp_path / "game.webp"
    replayed.save_animation(str(out))
    job = replayed.job
    assert job is not None
    with qtbot.waitSignal(job.progressed, timeout=PATIENCE_MS):
        pass
    replayed.end.click()
    assert replayed.job is None and "nothing" in replayed.words.text() and replayed.picture.isVisible()
    assert not [path for path in tmp_path.iterdir() if path.is_file()]


def test_closing_the_window_stops_it(qtbot: QtBot, window: MainWindow, replayed: ShareDialog, tmp_path: Path) -> None:
    replayed.save_animation(str(tmp_path / "game.webp"))
    replayed.vanish()
    assert replayed.job is None and not [path for path in tmp_path.iterdir() if path.is_file()]


@pytest.mark.parametrize("ask", ["save_picture", "save_animation"])
def test_a_folder_that_cannot_be_written_is_said_at_once(
    ask: str, qtbot: QtBot, replayed: ShareDialog, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(b"")
    out = str(tmp_path / "file" / "game.out")
    {"save_picture": replayed.save_picture, "save_animation": replayed.save_animation}[ask](out)
    assert replayed.job is None and out in replayed.words.text() and "Errno" not in replayed.words.text()
    assert replayed.picture.isVisible() and not replayed.folder.isVisible()


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
    qtbot.waitUntil(lambda: isinstance(screen(window), WinScreen))
    qtbot.keyClick(screen(window), Qt.Key.Key_S)
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
