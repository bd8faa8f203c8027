"""A replay on a screen, for tests: of a game that was played at a table."""

from __future__ import annotations

from functools import cache

from shiboken6 import delete

from risk_desktop.controller.replay import ReplaySession
from risk_desktop.controller.table import Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
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


class HiddenOtherwise(Recording):
    """The same game as ``like``, in which all that ``seat`` (-1: everybody) doesn't know is otherwise.

    Positions are guessed anew from what it sees, and of what happened only that is left.
    """

    def __init__(self, like: Recording, seat: int) -> None:
        self.__dict__.update(vars(like))
        self._seat = seat
        told = [[event.seen_by(seat) for event in events] for events in like._events]
        self._events = [tuple(event for event in events if event is not None) for events in told]
        self._places = {id(event): place for place, events in enumerate(self._events) for event in events}

    def game_at(self, place: int) -> Game:
        """Return a guess of the game at a place."""
        guess = determinize(view(super().game_at(place), self._seat), SeededDice(place + 1))
        guess.pending()
        return guess

    def game_after(self, game: Game, place: int) -> Game:
        """Return a guess of the game at a place."""
        return self.game_at(place)


class ReplayStage:
    """A ``screen`` with a replay at a ``desk``; ``session`` has started at the first place. To be closed."""

    def __init__(self, context: AppContext, table: Table, recording: Recording, size: tuple[int, int] = SIZE) -> None:
        self.session = ReplaySession(table, recording)
        boards = find_maps(table.boards)
        self.screen = PlayScreen(context, self.session, Names(self.session.table, boards), boards)
        self.desk = ReplayDesk(self.screen, self.session, context)
        self.screen.resize(*size)
        self.screen.show()
        self.screen.setFocus()
        settle()
        self.session.start()
        self.desk.prepare()
        settle()

    def rewind(self) -> None:
        """Let it stand as it did at first."""
        self.session.play(False)
        self.desk.set_speed(1.0)
        self.screen.director.set_speed("normal")  # a hurried test has other speeds than the one before
        self.desk.show_to(0)
        self.desk.turns.list.seat = None
        self.desk.prepare()
        self.session.first()
        self.screen.activateWindow()  # another stage may have been shown since, and keys go to the active window
        self.screen.setFocus()
        settle()

    def close(self) -> None:
        """Take it down."""
        self.session.close()
        self.screen.close()
        delete(self.screen)


class ReplayStages:
    """Stages of games that were played, each set up once: that takes longer than most tests."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._made: dict[tuple[str, int], ReplayStage] = {}

    def stage(self, edition: str = "world", choices: int = 100_000) -> ReplayStage:
        """Return a replay of a game of so many choices, or of a whole one, at its first place."""
        if (edition, choices) not in self._made:
            self._made[edition, choices] = ReplayStage(self._context, *played(edition, choices))
        self._made[edition, choices].rewind()
        return self._made[edition, choices]

    def close(self) -> None:
        """Take all down."""
        for stage in self._made.values():
            stage.close()
