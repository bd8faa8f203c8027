"""The ways into a replay, and back: saves, the result, the running game; and playing on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller.replay import ReplaySession
from risk_desktop.engine.choices import Place
from risk_desktop.engine.options import Allocation
from risk_desktop.ui.app import Opening, StartRequest
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.menu.game_menu import GameMenu
from risk_desktop.ui.game.replay.play_on_dialog import PlayOnDialog
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import IconButton
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.window.main_window import MainWindow
from risk_desktop.ui.words import game_words
from tests.storage.gamefile import edit
from tests.ui.support.screen_stage import keep_game, settle, table_of
from tests.ui.window.stage import claim, come_to, people, present, screen


@pytest.fixture
def over(context: AppContext) -> Path:
    return keep_game(context.saves, "over", table_of(3, round_limit=10), 100_000)


class AllReady:
    """All that a game needs has been loaded."""

    def finish(self) -> None:
        pass


def replay_of(window: MainWindow) -> ReplaySession:
    assert window.playing is not None
    session = window.playing.session
    assert isinstance(session, ReplaySession) and isinstance(screen(window), PlayScreen)
    return session


def desk_of(window: MainWindow) -> ReplayDesk:
    desk = screen(window).findChild(ReplayDesk)
    assert desk is not None
    return desk


def test_from_the_list_of_saves_and_back(qtbot: QtBot, window: MainWindow, over: Path) -> None:
    before = over.read_bytes()
    window.show_load()
    look = next(b for b in screen(window).findChildren(IconButton) if b.accessibleName() == "Replay")
    qtbot.mouseClick(look, Qt.MouseButton.LeftButton)
    session = replay_of(window)
    assert session.place == 0 and window.save_path() is None
    session.last()
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    assert isinstance(screen(window), LoadScreen) and session.closed
    assert over.read_bytes() == before


def test_a_finished_save_from_the_desktop_is_a_replay_any_other_goes_on(
    qtbot: QtBot, window: MainWindow, context: AppContext, over: Path
) -> None:
    window.bring_to_front(str(over))
    replay_of(window)
    window.bring_to_front(str(keep_game(context.saves, "going", people(), 10)))
    settle()
    assert window.playing is not None and not isinstance(window.playing.session, ReplaySession)
    window.bring_to_front(str(context.saves / "nothing.risk"))
    assert window.playing is None


def test_from_the_command_line(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    path = keep_game(context.saves, "going", people(), 10)
    Opening(window, StartRequest(save=path, replay=True), [], AllReady())  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: window.playing is not None)
    assert replay_of(window).film.end == 10
    told = desk_of(window).turns.game.text()
    assert told.startswith("Replay · ") and game_words(replay_of(window).table.edition, path) in told
    assert told.endswith("Seen by everybody: what was public"), "the state of secrets is told"


def test_from_the_result_and_back_to_it(qtbot: QtBot, window: MainWindow, over: Path) -> None:
    window.open(over)
    come_to(qtbot, window, WinScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_R)
    qtbot.waitUntil(lambda: isinstance(present(window), PlayScreen))
    assert replay_of(window).film.game_at(replay_of(window).film.end).state.outcome is not None
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    assert isinstance(screen(window), WinScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Space)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None and not isinstance(window.playing.session, ReplaySession)


def test_from_the_menu_of_a_running_game_and_back_to_it(qtbot: QtBot, window: MainWindow) -> None:
    window.start(people())
    claim(window, 4)
    save = window.save_path()
    assert save is not None
    table = screen(window)
    assert isinstance(table, PlayScreen)
    table.menu.show()
    menu = table.findChild(GameMenu)
    assert menu is not None
    qtbot.mouseClick(menu.row("replay"), Qt.MouseButton.LeftButton)
    session = replay_of(window)
    assert session.place == session.film.end == 4 and not desk_of(window).bar.play_on.isEnabled()
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.save_path() == save)
    settle()
    assert window.playing is not None
    assert sum(owner >= 0 for owner in window.playing.session.game.state.owner) == 4
    claim(window, 1)


def test_looking_back_leaves_undo_and_what_was_said_once(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    save = keep_game(context.saves, "going", people(allocation="deal", placement_batch=10), 3)
    window.open(save)
    settle()
    assert window.playing is not None
    session = window.playing.session
    while not session.can_undo:
        assert session.decision is not None and isinstance(options := session.decision.options, Allocation)
        assert session.answer(Place(((options.territories[0], options.total),))) is None
        qtbot.waitUntil(lambda: session.is_shown)
    session.say_defence("ask")
    said = dict(session.orders.defences)
    assert "ask" in said.values()
    table = screen(window)
    assert isinstance(table, PlayScreen)
    table.replay_wanted.emit()
    replay_of(window)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.save_path() == save)
    table = screen(window)
    assert isinstance(table, PlayScreen)
    qtbot.waitUntil(table.game_layout.corner.undo.isEnabled)
    qtbot.mouseClick(table.game_layout.corner.undo, Qt.MouseButton.LeftButton)
    session = table.context.session
    assert session.orders.defences == said, "nobody is asked once more how he defends"
    assert not session.can_undo and session.decision is not None and session.decision.kind == "reinforce"


def test_the_menu_of_a_replay_offers_what_it_can_do(qtbot: QtBot, window: MainWindow, over: Path) -> None:
    window.replay(over)
    table = screen(window)
    assert isinstance(table, PlayScreen)
    table.menu.show()
    menu = table.findChild(GameMenu)
    assert menu is not None
    off = {
        name for name in ("resume", "settings", "seats", "recap", "replay", "leave") if not menu.row(name).isEnabled()
    }
    assert off == {"seats", "recap", "replay"}


def test_a_copy_is_played_on_and_the_game_stays_as_it_was(qtbot: QtBot, window: MainWindow, over: Path) -> None:
    before = over.read_bytes()
    window.replay(over)
    session = replay_of(window)
    session.go_to(session.film.turns[5].began)
    then = session.game.snapshot()
    desk_of(window).play_on_wanted.emit()
    dialog = window.findChild(PlayOnDialog)
    assert dialog is not None
    for combo in dialog.choices.values():
        combo.set_value("human")
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.save_path() not in (None, over))
    settle()
    assert window.playing is not None
    state, table = window.playing.session.game.state, window.playing.session.table
    assert (state.owner, state.armies, state.turn, state.round) == (then.owner, then.armies, then.turn, then.round)
    assert len(table.humans) == sum(then.alive)
    assert over.read_bytes() == before


def test_a_damaged_save_is_shown_as_far_as_it_is_sound(qtbot: QtBot, window: MainWindow, over: Path) -> None:
    numbers = [n for n, line in enumerate(over.read_bytes().splitlines(), 1) if b'"line":"record"' in line]
    edit(over, numbers[20], rolls=[9, 9])
    window.replay(over)
    assert replay_of(window).film.end == 20


def test_what_is_no_save_is_refused(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "no.risk"
    path.write_bytes(b"nothing\n")
    window.replay(path)
    assert window.playing is None


def test_several_people_look_at_a_running_game_as_everybody_does(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    table = people()
    assert len(table.humans) > 1
    window.replay(keep_game(context.saves, "party", msgspec.structs.replace(table, seed=9), 10))
    desk = desk_of(window)
    assert desk.viewer == -1 and not desk.bar.viewer.isEnabled()
