"""The chronicle keeps pace with the board at every speed: it tells what has been seen, and all that has been seen."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import AttackRolled, DiceRolled, Event
from risk_desktop.ui.board.position import Position
from risk_desktop.ui.kit import DieWidget
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.play.standing import position_of
from risk_desktop.ui.tables.chronicle import Chronicle
from risk_desktop.ui.tables.narration import Narrator
from tests.ui.play_table import tidy  # noqa: F401
from tests.ui.scripted_game import Script, hurried, open_game  # noqa: F401

pytestmark = pytest.mark.usefixtures("hurried")
EDITIONS = ("world", "ad2210", "godstorm")


class PaceWatch(QObject):
    """Follows what happens, what the board shows of it, and what is told; ``found`` holds what doesn't fit."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__()
        self.screen, self.found = screen, list[str]()
        self.told: list[Event] = []
        self.rolls_told = self.positions_seen = 0
        self._happened = self._shown = 0
        self._past: list[tuple[Position, int]] = [(screen.board.position, 0)]
        director = screen.director
        screen.desk.session.happened.connect(self._note)
        director.told.connect(self._tell)
        director.showing.shown.connect(self._show)

    @Slot(list)
    def _note(self, events: Sequence[Event]) -> None:
        """A choice has been made: remember how the board is to look when all that led there has been told."""
        witness = self.screen.director.witness
        self._happened += sum(event.seen_by(witness) is not None for event in events)
        self._past.append((position_of(self.screen.desk.game), self._happened))

    @Slot(object)
    def _show(self, event: Event) -> None:
        """An event begins to be shown: what was chosen before has been told."""
        before = self._past[-2][1] if len(self._past) > 1 else 0
        if len(self.told) < before:
            self.found.append(f"{before - len(self.told)} events of earlier choices untold when {event} shows")

    @Slot(list)
    def _tell(self, events: Sequence[Event]) -> None:
        self.told += events
        rolls = [event for event in events if isinstance(event, (DiceRolled, AttackRolled))]
        self.rolls_told += len(rolls)
        if rolls and any(die.isVisible() and die.is_tumbling() for die in self.screen.findChildren(DieWidget)):
            self.found.append(f"{rolls} told while dice tumble")

    @Slot()
    def look(self) -> None:
        """The board shows the position behind some choice: all that led there must have been told, and nothing later."""
        director = self.screen.director
        if director.showing.busy or director._telling.halfway:
            return
        shown = self.screen.board.position
        places = [place for place, (position, _) in enumerate(self._past) if position == shown]
        if not places:
            return  # a part of it still shows what was before
        self.positions_seen += 1
        del self._past[: places[0]]
        least = self._past[0][1]
        if len(self.told) < least:
            self.found.append(f"{least - len(self.told)} events behind the board")

    def titles(self) -> list[str]:
        """Return the lines of a chronicle to which the same is told, newest first."""
        chronicle = Chronicle()
        chronicle.set_names(self.screen._names)
        chronicle.add(Narrator(self.screen._names).lines(self.told, self.screen.director.witness))
        return [line.title for line in chronicle.lines()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_at_instant_the_chronicle_is_never_behind_the_board(qtbot: QtBot, edition: str) -> None:
    screen = open_game(edition, ())
    watch, script = PaceWatch(screen), Script(screen, ("instant",))
    dispatcher = QAbstractEventDispatcher.instance()
    dispatcher.awake.connect(watch.look)
    script.play(turns=40, seconds=120)
    dispatcher.awake.disconnect(watch.look)
    assert watch.found == []
    assert [line.title for line in screen.furniture.chronicle.lines()] == watch.titles()
    assert watch.positions_seen > 20 and len(watch.told) > 200


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "step"])
def test_a_line_appears_when_its_dice_have_stopped_and_before_anything_else_shows(qtbot: QtBot, speed: str) -> None:
    screen = open_game("world", (0,))
    watch, script = PaceWatch(screen), Script(screen, ("instant",))
    while screen.desk.game.state.round < 1:
        script.play(script.turns + 1, seconds=60)
    script.speeds = (speed,)
    script.play(script.turns + 4, seconds=120)
    assert watch.found == []
    assert watch.rolls_told > 5
