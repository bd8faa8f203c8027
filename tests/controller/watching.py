"""Somebody who watches a game without a window."""

from __future__ import annotations

from risk_desktop.ai.player import Fault
from risk_desktop.controller.session import GameSession

WATCHERS: list[Watcher] = []


class Watcher:
    """Plays the part of the window: shows nothing, and goes on at once or when told."""

    def __init__(self, session: GameSession, goes_on: bool = True) -> None:
        self.session = session
        self.events: list[object] = []
        self.asked: list[object] = []
        self.faults: list[tuple[int, Fault]] = []
        self.outcomes: list[object] = []
        self.goes_on = goes_on
        session.happened.connect(self.see)
        session.asked.connect(self.asked.append)
        session.ended.connect(self.outcomes.append)
        session.faulted.connect(self.fault)
        WATCHERS.append(self)  # a connection alone doesn't keep it alive

    def see(self, events: list[object]) -> None:
        self.events += events
        if self.goes_on:
            self.session.proceed()

    def fault(self, seat: int, fault: Fault) -> None:
        self.faults.append((seat, fault))
