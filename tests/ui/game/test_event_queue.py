"""The order in which what happened is told where nothing is animated."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.ui.game.event_queue import EventQueue


class Hearer(QObject):
    """Writes down what is told; opponents play on with every beat: there are always new ``choices``, up to a number."""

    def __init__(self, queue: EventQueue, choices: int = 0, parts: int = 1) -> None:
        super().__init__()
        self.queue, self._choices, self.parts = queue, choices, parts
        self.heard: list[str] = []
        self.events: list[Event] = []
        self.at_once: list[int] = []
        queue.begun.connect(self._begin)
        queue.turned.connect(self._turn)
        queue.reached.connect(self._reach)
        queue.counted.connect(self._count)
        queue.told.connect(self._tell)

    @Slot()
    def _begin(self) -> None:
        self.heard.append("begun")

    @Slot()
    def _turn(self) -> None:
        self.heard.append("position")
        self.parts -= 1
        if self.parts > 0:
            self.queue.turn_on()
        for _ in range(min(5, self._choices)):
            self._choices -= 1
            self.queue.add([TurnStarted(0, self._choices)], new_turn=True)

    @Slot()
    def _reach(self) -> None:
        self.heard.append("who acts")

    @Slot()
    def _count(self) -> None:
        self.heard.append("figures")

    @Slot(list)
    def _tell(self, events: list[Event]) -> None:
        self.heard.append("events")
        self.events += events
        self.at_once.append(len(events))


BEAT = ["begun", "position", "who acts", "events", "figures"]


def test_a_beat_shows_the_position_then_who_acts_with_what_led_there_then_the_figures(qtbot: QtBot) -> None:
    queue = EventQueue()
    hearer = Hearer(queue)
    queue.add([TurnStarted(0, 1)], new_turn=True)
    qtbot.waitUntil(lambda: not queue.pending)
    assert hearer.heard == BEAT


def test_a_position_may_be_shown_in_parts_and_is_whole_before_anything_else(qtbot: QtBot) -> None:
    queue = EventQueue()
    hearer = Hearer(queue, parts=3)
    queue.add([TurnStarted(0, 1)], new_turn=True)
    qtbot.waitUntil(lambda: not queue.pending)
    assert hearer.heard == ["begun", "position", "position", *BEAT[1:]]


def test_each_beat_tells_all_that_has_happened_before_it_however_fast_they_play(qtbot: QtBot) -> None:
    queue = EventQueue()
    hearer = Hearer(queue, choices=12)
    queue.add([TurnStarted(0, 99)], new_turn=True)
    qtbot.waitUntil(lambda: not queue.pending)
    assert hearer.at_once == [1, 5, 5, 2]
    assert [event.round for event in hearer.events] == [99, *range(11, -1, -1)]  # type: ignore[attr-defined]


def test_in_a_turn_that_lasts_the_screen_goes_on_too(qtbot: QtBot) -> None:
    queue = EventQueue()
    hearer = Hearer(queue)
    queue.add([])
    qtbot.waitUntil(lambda: not queue.pending, timeout=1500)
    assert hearer.heard == [step for step in BEAT if step != "events"], "nobody is told of nothing"


def test_the_last_beat_tells_all_before_the_end_in_parts_if_it_is_much(qtbot: QtBot) -> None:
    queue = EventQueue()
    hearer = Hearer(queue)
    events = [TurnStarted(0, number) for number in range(100)]
    queue.add(events)
    queue.finish()
    with qtbot.waitSignal(queue.emptied):
        pass
    assert hearer.events == events
    assert len(hearer.at_once) > 1, "so many lines in one frame would hold up the window"
    assert hearer.heard == [*BEAT[:3], *["events"] * len(hearer.at_once), "figures"]


def test_what_must_be_told_now_is_told_at_once(qtbot: QtBot) -> None:
    queue = EventQueue()
    hearer = Hearer(queue)
    queue.add([TurnStarted(0, number) for number in range(50)])
    queue.tell()
    assert len(hearer.events) == 50 and hearer.heard == ["events"]
    assert not queue.pending
