"""A game that its persons give up: its result as it stands, review, replay and playing on from there, and watching on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller import session as session_module
from risk_desktop.controller.replay import ReplaySession
from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.i18n import tr
from risk_desktop.profile.database import Database
from risk_desktop.profile.record import BEATEN
from risk_desktop.storage.journal import row_of
from risk_desktop.storage.listing import latest_unfinished, summary_of
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.players.seat_dialog import ResignDialog, SeatController
from risk_desktop.ui.game.replay.play_on_dialog import PlayOnDialog
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, IconButton, Label
from risk_desktop.ui.kit.control import ButtonControl
from risk_desktop.ui.screens.load.save_cards import ContinueCard, SaveRow
from risk_desktop.ui.screens.result.course_graph import CourseGraph
from risk_desktop.ui.screens.result.win_screen import RankRow, WinScreen
from risk_desktop.ui.screens.review.review_screen import ReviewScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.play_table import PuppetAiClient
from tests.ui.support.screen_stage import keep_game, make_context, settle, table_of, words
from tests.ui.window.stage import come_to, opened, present, screen

PATIENCE_MS = 20_000
QUICK = {"allocation": "deal", "placement_batch": 10, "round_limit": 10}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let opponents answer at once."""
    monkeypatch.setattr(session_module, "AiClient", PuppetAiClient)


def of_people(count: int, people: int) -> Table:
    """Return a table at which so many persons sit."""
    table = table_of(count, **QUICK)
    seats = (
        msgspec.structs.replace(seat, kind=HUMAN if number < people else "normal")
        for number, seat in enumerate(table.seats)
    )
    return msgspec.structs.replace(table, seats=tuple(seats))


def playing(qtbot: QtBot, window: MainWindow, context: AppContext, people: int = 1, choices: int = 60) -> PlayScreen:
    """Open a game, in its first round; return its screen."""
    window.open(keep_game(context.saves, "game", of_people(4, people), choices))
    come_to(qtbot, window, PlayScreen)
    table = screen(window)
    assert isinstance(table, PlayScreen)
    return table


def give_up(qtbot: QtBot, window: MainWindow, seat: int = 0) -> str:
    """Give up at the table as a person does; return what the dialog has told before."""
    table = screen(window)
    assert isinstance(table, PlayScreen)
    session = table.context.session
    table.controller(SeatController).show_seat(seat)
    (button,) = table.findChildren(Button, "resigned")
    button.click()
    (dialog,) = (each for each in table.findChildren(ResignDialog) if not each.leaving)
    told = words(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: seat in session.table.resigned, timeout=PATIENCE_MS)
    return told


def result_of(qtbot: QtBot, window: MainWindow) -> WinScreen:
    qtbot.waitUntil(lambda: isinstance(present(window), WinScreen), timeout=PATIENCE_MS)
    result = screen(window)
    assert isinstance(result, WinScreen)
    result.show_all()
    settle()
    return result


def said(result: WinScreen) -> str:
    return " ".join(label.text() for label in result.findChildren(Label))


def test_a_single_person_who_gives_up_sees_how_it_stands(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    table = playing(qtbot, window, context)
    session, name = table.context.session, table.context.names.player(0)
    assert "rests" in give_up(qtbot, window)
    result = result_of(qtbot, window)
    assert f"{name} has given up" in said(result) and "Not played to the end" in said(result)
    assert "Ranking" not in said(result) and session.game.state.outcome is None
    rows = [row.accessibleName() for row in result.findChildren(RankRow)]
    assert name in rows[-1] and "Has given up" in rows[-1]
    course = result.findChild(CourseGraph)
    assert course is not None and course._rows[-1] == row_of(session.game, session.game.state.turn)
    stood = session.recording.end
    qtbot.wait(50)
    assert session.recording.end == stood, "nobody goes on behind the result"
    window.show_first()
    database = Database(context.saves)
    qtbot.waitUntil(lambda: len(database.games()) == 1, timeout=PATIENCE_MS)


@pytest.mark.parametrize(("choices", "when"), [(3, "while setting up"), (60, "in round 1")])
def test_what_was_given_up_is_not_to_be_continued_but_reviewed(
    qtbot: QtBot, window: MainWindow, context: AppContext, choices: int, when: str
) -> None:
    playing(qtbot, window, context, choices=choices)
    window.show_first()
    assert latest_unfinished(context.saves) is not None
    playing(qtbot, window, context, choices=choices)
    give_up(qtbot, window)
    result_of(qtbot, window)
    window.show_first()
    assert latest_unfinished(context.saves) is None and screen(window).findChild(ContinueCard) is None
    window.show_load()
    (row,) = screen(window).findChildren(SaveRow)
    assert f"given up {when}" in row.accessibleName()
    review = next(each for each in screen(window).findChildren(IconButton) if each.accessibleName() == "Review")
    assert review.isEnabled()


BEATEN_AFTER = 271
"""So many choices into the game of ``of_people`` with this seed the first person is beaten."""
SEED = 3


@pytest.mark.usefixtures("quick")
def test_where_one_was_beaten_and_the_other_gives_up_nobody_plays_on(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    context.settings.curtain = False
    options = {key: value for key, value in QUICK.items() if key != "round_limit"}
    table = msgspec.structs.replace(of_people(4, 2), seed=SEED, options=options)
    path = keep_game(context.saves, "game", table, BEATEN_AFTER)
    window.open(path)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None
    session = window.playing.session
    assert session.may_resign == [1] and session.game.state.alive[:2] == [False, True]
    give_up(qtbot, window, 1)
    result = result_of(qtbot, window)
    beaten, gave_up = (seat.name for seat in session.table.seats[:2])
    assert f"{gave_up} has given up · {beaten} is beaten" in said(result), "each by what befell him"
    assert session.is_given_up and session.waits_for == "end" and summary_of(path).given_up
    window.show_first()
    assert latest_unfinished(context.saves) is None and screen(window).findChild(ContinueCard) is None
    database = Database(context.saves)
    qtbot.waitUntil(lambda: len(database.games()) == 1, timeout=PATIENCE_MS)


@pytest.mark.usefixtures("quick")
def test_a_single_person_who_is_beaten_may_stop_watching_and_go_on_later(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    context.settings.ai_speed = "step"
    context.changed.emit()
    options = {key: value for key, value in QUICK.items() if key != "round_limit"}
    table = msgspec.structs.replace(of_people(4, 1), seed=SEED, options=options)
    path = keep_game(context.saves, "game", table, BEATEN_AFTER)

    def stop() -> WinScreen:
        """Watch until the others act, and stop it."""
        come_to(qtbot, window, PlayScreen)
        shown = screen(window)
        assert isinstance(shown, PlayScreen)
        qtbot.waitUntil(lambda: shown.director.waiting, timeout=PATIENCE_MS)
        ghost = shown.game_layout.prompt.ask.ghost
        assert ghost is not None and ghost.words == "Stop watching"
        qtbot.keyClick(shown, Qt.Key.Key_E)
        return result_of(qtbot, window)

    window.open(path)
    result = stop()
    session = window.playing.session  # type: ignore[union-attr]
    name = session.table.seats[0].name
    assert f"{name} is beaten" in said(result) and "Not played to the end" in said(result)
    assert "How it stands" in said(result) and "given up" not in said(result)
    stood = session.recording.end
    qtbot.wait(50)
    assert session.recording.end == stood, "nobody goes on behind the result"
    qtbot.keyClick(result, Qt.Key.Key_V)
    come_to(qtbot, window, ReviewScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    qtbot.keyClick(result_of(qtbot, window), Qt.Key.Key_R)
    come_to(qtbot, window, PlayScreen)
    desk = screen(window).findChild(ReplayDesk)
    assert desk is not None and desk.turns.game.text().endswith("Everything: no person plays on")
    desk.closed.emit()
    qtbot.keyClick(result_of(qtbot, window), Qt.Key.Key_W)
    stop()
    window.show_first()
    database = Database(context.saves)
    qtbot.waitUntil(lambda: len(database.games()) == 1, timeout=PATIENCE_MS)
    (lost,) = database.games()
    assert lost.reason == BEATEN and not lost.seats[0].won and not lost.seats[0].resigned
    assert not summary_of(path).given_up and latest_unfinished(context.saves) is not None, "it is to be watched on"


def test_what_goes_on_without_its_beaten_person_is_reviewed_from_the_list(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    options = {key: value for key, value in QUICK.items() if key != "round_limit"}
    table = msgspec.structs.replace(of_people(4, 1), seed=SEED, options=options)
    assert summary_of(keep_game(context.saves, "game", table, BEATEN_AFTER + 40)).beaten
    window.show_load()
    review = next(each for each in screen(window).findChildren(IconButton) if each.accessibleName() == "Review")
    assert review.isEnabled()
    review.click()
    come_to(qtbot, window, ReviewScreen)


def test_a_damaged_save_that_was_given_up_is_told_of(
    qtbot: QtBot, window: MainWindow, context: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    playing(qtbot, window, context)
    give_up(qtbot, window)
    result_of(qtbot, window)
    window.show_first()
    path = context.saves / "game.risk"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5] + lines[6:]))
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)
    window.open(path)
    result_of(qtbot, window)
    assert told == [tr("app.resumed_damaged")]
    assert window.playing is not None and not window.playing.course


def test_an_older_save_that_was_given_up_says_so_once_it_has_been_opened(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    playing(qtbot, window, context)
    give_up(qtbot, window)
    result_of(qtbot, window)
    window.show_first()
    path = context.saves / "game.risk"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(line for line in lines if b'"given_up"' not in line))
    assert not summary_of(path).given_up
    window.open(path)
    result_of(qtbot, window)
    assert summary_of(path).given_up
    window.show_first()
    once = path.read_bytes()
    window.open(path)
    result_of(qtbot, window)
    window.show_first()
    assert path.read_bytes() == once, "nothing is written where it is only looked at"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("speed", ["normal", "step", "instant"])
def test_giving_up_waits_for_no_move_of_others(
    qtbot: QtBot, window: MainWindow, context: AppContext, speed: str
) -> None:
    context.settings.ai_speed = speed  # type: ignore[assignment]
    context.changed.emit()
    playing(qtbot, window, context)
    give_up(qtbot, window)
    result_of(qtbot, window)


def test_what_was_given_up_has_review_replay_and_is_played_on(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    playing(qtbot, window, context)
    give_up(qtbot, window)
    qtbot.keyClick(result_of(qtbot, window), Qt.Key.Key_V)
    come_to(qtbot, window, ReviewScreen)
    qtbot.keyClick(screen(window), Qt.Key.Key_Escape)
    qtbot.keyClick(result_of(qtbot, window), Qt.Key.Key_R)
    come_to(qtbot, window, PlayScreen)
    assert window.playing is not None and isinstance(window.playing.session, ReplaySession)
    desk = screen(window).findChild(ReplayDesk)
    assert desk is not None and desk.bar.play_on.isEnabled() and desk.bar.review.isEnabled()
    assert desk.turns.game.text().endswith("Everything: the game is given up")
    qtbot.keyClick(screen(window), Qt.Key.Key_P)
    dialog = window.findChild(PlayOnDialog)
    assert dialog is not None
    qtbot.keyClick(dialog, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.playing is not None and not isinstance(window.playing.session, ReplaySession))
    assert window.playing is not None and window.playing.session.is_human(0)


@pytest.mark.usefixtures("quick")
def test_who_has_given_up_may_watch_and_skip_to_the_very_end(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    playing(qtbot, window, context)
    give_up(qtbot, window)
    context.settings.ai_speed = "step"
    context.changed.emit()
    qtbot.keyClick(result_of(qtbot, window), Qt.Key.Key_W)
    come_to(qtbot, window, PlayScreen)
    table = screen(window)
    assert isinstance(table, PlayScreen)
    qtbot.waitUntil(lambda: table.director.waiting, timeout=PATIENCE_MS)
    ask = table.game_layout.prompt.ask
    assert ask.secondary is not None and ask.ghost is not None
    assert (ask.secondary.words, ask.ghost.words) == ("Skip to the end", "Stop watching")
    assert table.game_layout.corner.hint.isHidden(), "nobody is left to be advised"
    qtbot.keyClick(table, Qt.Key.Key_E)
    assert "has given up" in said(result_of(qtbot, window))
    window.open(context.saves / "game.risk")
    result = result_of(qtbot, window)
    assert "has given up" in said(result)
    qtbot.keyClick(result, Qt.Key.Key_W)
    come_to(qtbot, window, PlayScreen)
    table = screen(window)
    assert isinstance(table, PlayScreen)
    qtbot.waitUntil(lambda: table.director.waiting, timeout=PATIENCE_MS)
    qtbot.keyClick(table, Qt.Key.Key_S)
    result = result_of(qtbot, window)
    assert result.winners and "has given up" not in said(result)
    assert not any(button.text() == "Watch to the end" for button in result.findChildren(Button))


@pytest.mark.usefixtures("quick")
def test_others_play_on_until_the_last_person_gives_up(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    context.settings.curtain = False
    table = playing(qtbot, window, context, people=2)
    assert "The others play on" in give_up(qtbot, window, 0)
    qtbot.waitUntil(lambda: table.director.presenter is not None, timeout=PATIENCE_MS)
    assert isinstance(present(window), PlayScreen) and table.context.session.waits_for == "person"
    assert "rests" in give_up(qtbot, window, 1)
    result = result_of(qtbot, window)
    assert ", ".join(map(table.context.names.player, (0, 1))) in said(result) and "have given up" in said(result)


def test_to_give_up_is_no_key_pressed_in_passing(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    table = playing(qtbot, window, context)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        table.menu.follow("resign")
        (dialog,) = (each for each in table.findChildren(ResignDialog) if not each.leaving)
        assert [button.key for button in dialog.findChildren(Button)] == ["Esc", "Ctrl+Return"]
        assert dialog.first_focus().key == "Esc"  # type: ignore[attr-defined]
        qtbot.keyClick(dialog.first_focus(), key)
        qtbot.waitUntil(lambda dialog=dialog: dialog.leaving)
        settle()
    assert not table.context.session.table.resigned


def test_all_ways_on_have_room_in_large_text(qtbot: QtBot, tmp_path: Path) -> None:
    context = make_context(tmp_path / "saves", ai_speed="instant", text_scale=200, language="de")
    window = opened(qtbot, context)
    window.resize(1280, 720)
    playing(qtbot, window, context)
    assert window.playing is not None and window.playing.session.pass_seat(0, RESIGNED)
    result = result_of(qtbot, window)
    keyed = [each for each in result.findChildren(ButtonControl) if each.key]
    assert {each.key for each in keyed} == {"F10", "S", "R", "V", "W", "Space"}
    assert all(each.width() >= each.sizeHint().width() for each in keyed)
    assert all(result.rect().contains(QRect(each.mapTo(result, QPoint()), each.size())) for each in keyed)
    window.close()
