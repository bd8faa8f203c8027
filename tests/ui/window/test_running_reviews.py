"""A running game has no review, in any rule set: whatever lies hidden in it, window, process and command say the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from risk_desktop.cli import main
from risk_desktop.controller.review_process import ReviewOrder, review
from risk_desktop.controller.table import HUMAN
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.i18n import tr
from risk_desktop.review.reviewer import UnfinishedError
from risk_desktop.storage.boards import board_of
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.recording import recorded
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Dialog
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.window.main_window import MainWindow
from tests.calling import own_folders  # noqa: F401  # those of whoever runs the tests stay as they are
from tests.ui.support.classic_table import table_of
from tests.ui.support.screen_stage import keep_game
from tests.ui.window.stage import screen

CHOICES = {"capitals": 60}
"""After so many a game is under way, and cards, missions, bids or capitals are hidden; of two it may be over soon after that."""
USUAL = 125


def running(edition: str, folder: Path, seed: int) -> Path:
    """Write a game of persons that isn't over; return its path, which tells nothing of the seed."""
    table = table_of(edition, EDITIONS[edition].players[0], seed)
    seats = tuple(replace(seat, kind=HUMAN) for seat in table.seats)
    return keep_game(folder, "game", replace(table, seats=seats), CHOICES.get(edition, USUAL))


def told_by_the_window(window: MainWindow, save: Path) -> tuple[list[str], QImage]:
    """Ask for the review of a save; return what the window says, and what it looks like."""
    window.review(save)
    (dialog,) = (each for each in window.findChildren(Dialog) if not each.leaving)
    assert isinstance(screen(window), FirstScreen)
    told = dialog.spoken(), dialog.grab().toImage()
    dialog.dismiss()
    return told


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_tells_nothing_of_what_is_hidden(
    window: MainWindow, context: AppContext, capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    """Two deals, the same answers."""
    told = []
    for seed in (1, 2):
        save = running(edition, context.saves, seed)
        state = recorded(loaded := read_save(save), board_of(loaded)).recording
        decks = state.game_at(state.end).state.decks
        with pytest.raises(UnfinishedError) as refused:
            next(review(ReviewOrder(save, ())))
        code = main(["--language", "en", "review", str(save), "--json"])
        told.append((decks, str(refused.value), code, capsys.readouterr(), *told_by_the_window(window, save)))
        assert [each.name for each in context.saves.iterdir()] == [save.name], "nothing is kept beside it"
        save.unlink()
    hidden, answers = zip(*((first, rest) for first, *rest in told), strict=True)
    assert hidden[0] != hidden[1], "there is something to tell"
    assert answers[0] == answers[1] and answers[0][1] == 1 and tr("review.not_over") in answers[0][3]
