"""The order in which what happened is told where nothing is animated."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.ui.play.telling import Telling


class Hearer(QObject):
    """Writes down what is told, and lets an opponent play on at each word: then there are always new ones."""

    def __init__(self, telling: Telling, choices: int, parts: int = 1) -> None:
        super().__init__()
        self.telling, self._choices, self._parts = telling, choices, parts
        self.heard: list[str] = []
        self.events: list[Event] = []
        telling.turned.connect(self._turned)
        telling.counted.connect(self._counted)
        telling.said.connect(self._said)
        telling.told.connect(self._told)

    @Slot()
    def _turned(self) -> None:
        self.heard.append("position")
        self._parts -= 1
        if self._parts > 0:
            self.telling.turn_on()

    @Slot()
    def _counted(self) -> None:
        self.heard.append("figures")

    @Slot()
    def _said(self) -> None:
        self.heard.append("words")
        if self._choices:
            self._choices -= 1
            self.telling.add([TurnStarted(0, self._choices)])
            self.telling.say()

    @Slot(list)
    def _told(self, events: list[Event]) -> None:
        self.heard.append("events")
        self.events += events


def test_a_new_turn_shows_position_and_figures_before_anything_is_said(qtbot: QtBot) -> None:
    telling = Telling()
    hearer = Hearer(telling, choices=0)
    telling.say()
    telling.add([TurnStarted(0, 1)], new_turn=True)
    qtbot.waitUntil(lambda: len(hearer.heard) == 4)
    assert hearer.heard == ["position", "figures", "words", "events"]


def test_a_position_may_be_shown_in_parts_and_is_whole_before_anything_else(qtbot: QtBot) -> None:
    telling = Telling()
    hearer = Hearer(telling, choices=0, parts=3)
    telling.add([TurnStarted(0, 1)], new_turn=True)
    qtbot.waitUntil(lambda: len(hearer.heard) == 5)
    assert hearer.heard == ["position", "position", "position", "figures", "events"]
    hearer.heard.clear()
    hearer._parts = 2
    telling.add((), new_turn=True)
    telling.catch_up()
    assert hearer.heard == ["position", "position", "figures"], "what is animated next begins from the whole"


def test_events_are_told_although_there_is_always_something_to_say(qtbot: QtBot) -> None:
    telling = Telling()
    hearer = Hearer(telling, choices=6)
    telling.add([TurnStarted(0, 9)])
    telling.say()
    qtbot.waitUntil(lambda: len(hearer.events) == 7)
    told = [number for number, what in enumerate(hearer.heard) if what == "events"]
    assert told[0] == 1 and all(later - earlier == 2 for earlier, later in pairwise(told))


def test_many_events_are_told_in_parts_all_of_them_before_the_end(qtbot: QtBot) -> None:
    telling = Telling()
    hearer = Hearer(telling, choices=0)
    events = [TurnStarted(0, number) for number in range(100)]
    telling.add(events)
    telling.finish()
    with qtbot.waitSignal(telling.emptied):
        pass
    assert hearer.events == events
    assert hearer.heard[:2] == ["position", "figures"]
    assert 4 <= hearer.heard.count("events") == len(hearer.heard) - 2, "many small parts, nothing else between them"


def test_what_must_be_told_now_is_told_at_once(qtbot: QtBot) -> None:
    telling = Telling()
    hearer = Hearer(telling, choices=0)
    telling.add([TurnStarted(0, number) for number in range(50)])
    telling.tell([TurnStarted(1, 50)])
    assert len(hearer.events) == 51 and hearer.heard == ["events"]
