"""Games played here and now by our opponents, without a process of their own: for pictures and demonstrations."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.ai.intent import Reply
from risk_desktop.ai.player import Fault, Opponent, decide, make_opponent
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome
from risk_desktop.engine.step import Decision
from risk_desktop.storage.recording import Recording
from risk_desktop.storage.statistics import Statistics

from .ai_process import answer
from .question import Question, RulesSpec
from .session import Keeper
from .table import Table

STAND_IN = "normal"
"""The level that plays in a person's seat, and the highest that plays at all: a rehearsal must be quick."""
MOST_CHOICES = 4000


@dataclass(frozen=True)
class Scene:
    """A moment of a game: its own copy of the position, what happened before, and how many choices that were."""

    game: Game
    statistics: Statistics
    past: list[Event]
    choices: int


class Rehearsal:
    """A game in which opponents answer for everybody. ``game`` is as it stands, ``choices`` counts the answers.

    ``recording``: all of it.
    """

    def __init__(self, table: Table, game: Game, keeper: Keeper | None = None) -> None:
        self.game = game
        self.statistics = Statistics(len(table.seats))
        self.choices = 0
        self._past: list[Event] = []
        self._keeper = keeper
        self._players: list[Opponent] = [
            make_opponent(
                "easy" if seat.kind == "easy" else STAND_IN, table.seed + number, seat.temperament or "balanced"
            )
            for number, seat in enumerate(table.seats)
        ]
        if keeper is not None:
            keeper.begin(game)
        game.pending()
        self.recording = Recording(game, self._note())

    @property
    def past(self) -> Sequence[Event]:
        """All that has happened."""
        return self._past

    def step(self) -> Decision | None:
        """Answer what is asked and return what is asked then; None when the game is over or won't end."""
        asked = self.game.pending()
        if asked is None or self.choices >= MOST_CHOICES:
            return None
        choice, _ = decide(self._players[asked.player], self.game, asked.player)
        return self.give(choice)

    def give(self, choice: Choice) -> Decision | None:
        """Answer what is asked with a choice of the caller's; return what is asked then, None as in ``step``."""
        self.statistics.note_choice(self.game, choice)
        record = self.game.apply(choice)
        self.choices += 1
        if self._keeper is not None:
            self._keeper.record(record, self.game)
        events = self._note()
        self.recording.add(record, events, self.game)
        if self._keeper is not None and any(isinstance(event, TurnStarted) for event in events):
            self._keeper.turn(self.game)
        following = self.game.pending()
        if following is None:
            self.statistics.finish(self.game)
            if self._keeper is not None:
                self._keeper.end(self.game)
        return following

    def play(self, choices: int) -> Decision | None:
        """Play until ``choices`` answers have been given and return what is asked then; None as in ``step``."""
        asked = self.game.pending()
        while asked is not None and self.choices < choices:
            asked = self.step()
        return asked

    def scene(self) -> Scene:
        """Return this moment; playing on doesn't change it."""
        game = Game(self.game.rules, self.game.snapshot())
        return Scene(game, copy.deepcopy(self.statistics), list(self._past), self.choices)

    def _note(self) -> list[Event]:
        events = list(self.game.take_events())
        self.statistics.note(self.game, events)
        self._past += events
        return events


class LocalAiClient(QObject):
    """Answers for the opponents in this process, one turn of the event loop later.

    ``kinds``: of decisions; no others. ``passes``: of those that it passes without a thought.
    """

    answered = Signal(int, object)

    def __init__(
        self,
        order: RulesSpec,
        parent: QObject | None = None,
        *,
        kinds: frozenset[str],
        passes: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(parent)
        self._rules = order.compose()
        self.kinds, self.passes = kinds, passes
        self._opponents: dict[tuple[int, str], Opponent] = {}
        self._open: tuple[int, Reply | Fault] | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._say)

    def warm_up(self) -> None:
        """Nothing needs to be started."""

    def ask(self, ticket: int, question: Question) -> None:
        """Think at once, answer a moment later; decisions of other kinds are thought about for ever."""
        asked = Game(self._rules, question.state.copy()).pending()
        if asked is None or asked.kind not in self.kinds | self.passes:
            return
        passes = asked.kind in self.passes
        self._open = ticket, Reply(Pass()) if passes else answer(self._rules, question, self._opponents)
        self._later.start(0)

    def over(self, outcome: Outcome) -> None:
        """Nobody here wants to know."""

    def close(self) -> None:
        """Answer nothing more."""
        self._later.stop()

    def _say(self) -> None:
        if self._open is not None:
            self.answered.emit(*self._open)


def defend_only(order: RulesSpec, parent: QObject) -> LocalAiClient:
    """Return advice that answers attacks and leaves every turn at its beginning."""
    return LocalAiClient(order, parent, kinds=frozenset({"defend", "reaction", "casualties"}))


def defend_without_cards(order: RulesSpec, parent: QObject) -> LocalAiClient:
    """Return advice that answers attacks with dice alone: none is called off by a card."""
    return LocalAiClient(order, parent, kinds=frozenset({"defend", "casualties"}), passes=frozenset({"reaction"}))
