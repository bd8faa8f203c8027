"""The ways into a review, and back: saves, the result, a replay; from its cards into the replay; no process is left behind."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller import reviewing as reviewing_module
from risk_desktop.controller.replay import ReplaySession
from risk_desktop.controller.review_process import ReviewOrder, ReviewProcess
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.review.keeping import kept_review
from risk_desktop.review.report import Resignation
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.saves import SaveWriter
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Dialog, IconButton
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.load.loading import LoadingDialog
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.screens.review.review_screen import ReviewScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.review_stage import finished_game, reviewed_game
from tests.ui.support.screen_stage import keep_game, table_of, words
from tests.ui.window.stage import come_to, present, screen

PATIENCE_MS = 60_000


def review_of(window: MainWindow) -> ReviewScreen:
    shown = screen(window)
    assert isinstance(shown, ReviewScreen) and window.playing is None
    return shown


def replay_of(window: MainWindow) -> ReplaySession:
    assert window.playing is not None and isinstance(window.playing.session, ReplaySession)
    return window.playing.session


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, kind: type[QWidget]) -> None:
    """Press a key, and wait for the kind of screen to which it leads."""
    qtbot.keyClick(screen(window), key)
    qtbot.waitUntil(lambda: isinstance(present(window), kind))


def buttons(window: MainWindow) -> list[IconButton]:
    return [each for each in screen(window).findChildren(IconButton) if each.accessibleName() == "Review"]


def children() -> list[str]:
    return [child.name for child in multiprocessing.active_children() if child.name == "review"]


def test_from_the_list_of_saves_through_a_card_and_all_the_way_back(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    source, review = reviewed_game(context)
    assert source.save is not None
    before = source.save.read_bytes()
    window.show_load()
    qtbot.mouseClick(buttons(window)[0], Qt.MouseButton.LeftButton)
    page = review_of(window)
    assert children() == [], "all is known already"
    page.show_seat(1)
    costliest = review.costliest(1)[0]
    qtbot.mouseClick(page.cards[0], Qt.MouseButton.LeftButton)
    assert replay_of(window).place == costliest.place
    desk = screen(window).findChild(ReplayDesk)
    assert desk is not None and desk.note.decision == costliest
    press(qtbot, window, Qt.Key.Key_Escape, ReviewScreen)
    assert review_of(window).seat == 1
    press(qtbot, window, Qt.Key.Key_Space, PlayScreen)
    assert replay_of(window).place == 0
    replay_of(window).go_to(40)
    press(qtbot, window, Qt.Key.Key_R, ReviewScreen)
    press(qtbot, window, Qt.Key.Key_Escape, PlayScreen)
    assert replay_of(window).place == 40, "the way back from the review is the replay that it was opened from"
    press(qtbot, window, Qt.Key.Key_Escape, ReviewScreen)
    press(qtbot, window, Qt.Key.Key_Escape, LoadScreen)
    assert source.save.read_bytes() == before


def test_giving_up_is_marked_in_the_replay_that_its_card_opens(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    _, review = reviewed_game(context)
    window.show_load()
    qtbot.mouseClick(buttons(window)[0], Qt.MouseButton.LeftButton)
    page = review_of(window)
    loss = 1.01 * review.costliest(0)[0].loss.value
    given_up = Resignation(review.costliest(0)[0].place, 0, 3, 2, (-loss, loss / 2, loss / 2), 0.001)
    page.reviewing.report = replace(review, resignations=(given_up,))
    page.reviewing.changed.emit()
    page.show_seat(0)
    qtbot.mouseClick(page.cards[0], Qt.MouseButton.LeftButton)
    assert replay_of(window).place == given_up.place
    desk = screen(window).findChild(ReplayDesk)
    assert desk is not None and desk.note.decision == given_up, "the costlier of two at one place"
    press(qtbot, window, Qt.Key.Key_Escape, ReviewScreen)


def test_from_the_result_and_back_to_it(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    source, _ = reviewed_game(context)
    assert source.save is not None
    window.open(source.save)
    come_to(qtbot, window, WinScreen)
    press(qtbot, window, Qt.Key.Key_V, ReviewScreen)
    press(qtbot, window, Qt.Key.Key_Escape, WinScreen)


def test_a_running_game_has_none(qtbot: QtBot, window: MainWindow, context: AppContext) -> None:
    save = keep_game(context.saves, "going", table_of(3, seed=2, round_limit=10), 60)
    window.show_load()
    button = buttons(window)[0]
    assert not button.isEnabled() and "only when the game is over" in button.toolTip()
    window.review(save)
    # On a busy machine opening a game shows a dialog of its own first.
    dialogs = [dialog for dialog in window.findChildren(Dialog) if not isinstance(dialog, LoadingDialog)]
    assert dialogs and "only when the game is over" in words(dialogs[0])
    assert isinstance(screen(window), LoadScreen)
    window.replay(save)
    desk = screen(window).findChild(ReplayDesk)
    assert desk is not None and not desk.bar.review.isEnabled()
    qtbot.keyClick(screen(window), Qt.Key.Key_R)
    replay_of(window)


@pytest.mark.parametrize("people", [1, 2, 0])
def test_of_whom_it_tells_first_is_valued_first_and_the_other_persons_with_him(
    qtbot: QtBot, window: MainWindow, context: AppContext, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: list[ReviewOrder] = []

    class Unfound(ReviewProcess):
        def __init__(self, order: ReviewOrder) -> None:
            orders.append(order)
            raise OSError

    monkeypatch.setattr(reviewing_module, "ReviewProcess", Unfound)
    table = table_of(3, seed=2, round_limit=10)
    seats = tuple(replace(each, kind="human" if n < people else "normal") for n, each in enumerate(table.seats))
    window.review(keep_game(context.saves, "over", replace(table, seats=seats), 10_000))
    page = review_of(window)
    assert page.seat in orders[0].first and orders[0].first == tuple(sorted({page.seat, *range(people)}))


def test_closing_the_window_ends_what_is_being_found_and_keeps_it(
    qtbot: QtBot, window: MainWindow, context: AppContext
) -> None:
    save: Path = finished_game(context)
    window.review(save)
    page = review_of(window)
    assert children() == ["review"]
    qtbot.waitUntil(lambda: page.reviewing.report is not None, timeout=PATIENCE_MS)
    window.close()
    assert children() == []
    assert kept_review(save) is not None


def test_a_game_given_up_before_any_choice_is_not_said_to_hold_turns_only(
    window: MainWindow, context: AppContext
) -> None:
    save = keep_game(context.saves, "left", table_of(3, seed=2, round_limit=10), 0)
    with SaveWriter.reopen(read_save(save), 0) as writer:
        writer.seat(0, RESIGNED)
    window.review(save)
    dialog = window.findChild(Dialog)
    assert dialog is not None and "Nobody has chosen anything in this game" in words(dialog)
