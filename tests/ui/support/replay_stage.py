"""A replay on a screen, for tests: of a game that was played at a table."""

from __future__ import annotations

from functools import cache

from pytestqt.qtbot import QtBot

from risk_desktop.controller.replay import ReplaySession
from risk_desktop.controller.table import Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.storage.boards import find_maps
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.new_game.seats import usual_seats
from tests.ui.support.screen_stage import SIZE, rehearse, settle


@cache
def played(edition: str, choices: int = 100_000, seed: int = 4) -> tuple[Table, Recording]:
    """Return a table and the recording of a game that was played there for so many choices, or to its end."""
    rules = EDITIONS[edition]
    table = Table(edition, usual_seats(rules.players[0]), {}, rules.boards, seed)
    rehearsal = rehearse(table)
    rehearsal.play(choices)
    return table, rehearsal.recording


class ReplayStage:
    """A ``screen`` with a replay at a ``desk``; ``session`` has started at the first place."""

    def __init__(
        self, qtbot: QtBot, context: AppContext, table: Table, recording: Recording, size: tuple[int, int] = SIZE
    ) -> None:
        self.session = ReplaySession(table, recording)
        boards = find_maps(table.boards)
        self.screen = PlayScreen(context, self.session, Names(self.session.table, boards), boards)
        qtbot.addWidget(self.screen)
        self.desk = ReplayDesk(self.screen, self.session, context)
        self.screen.resize(*size)
        self.screen.show()
        self.screen.setFocus()
        settle()
        self.session.start()
        self.desk.prepare()
        settle()
