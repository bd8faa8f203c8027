"""Hints on the play screen without a process of their own: found at once by few games, or never."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ai.player import Fault
from risk_desktop.controller import hinting
from risk_desktop.controller.hint_process import HintOrder
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.view import View
from risk_desktop.review.hint import Adviser
from risk_desktop.review.report import Hint
from risk_desktop.ui.game.hint.hint_controller import HintController
from risk_desktop.ui.game.screen import PlayScreen

GAMES = 2
PATIENCE_MS = 30_000


class AtOnce:
    """Takes the place of the process: finds a hint from the order alone, by a few games.

    ``begun``: how many there have been in a test; ``open``: how many are at work.
    """

    begun = open = 0

    def __init__(self, order: HintOrder) -> None:
        self.order = order
        AtOnce.begun += 1
        AtOnce.open += 1

    def heard(self) -> list[Hint | Fault]:
        order = self.order
        return [Adviser(GAMES).hint(View(order.player, order.state, order.rules.compose()))]

    def close(self) -> None:
        AtOnce.open -= 1


class Pondering(AtOnce):
    """Never finds anything."""

    def heard(self) -> list[Hint | Fault]:
        return []


class Failing(AtOnce):
    """Fails at once."""

    def heard(self) -> list[Hint | Fault]:
        return [Fault("crash", "no luck")]


def finds_by(monkeypatch: pytest.MonkeyPatch, process: type[AtOnce]) -> None:
    """Let hints be found by this instead of a process."""
    AtOnce.begun = AtOnce.open = 0
    monkeypatch.setattr(hinting, "HintProcess", process)


def ask(qtbot: QtBot, screen: PlayScreen) -> HintController:
    """Press the bulb, and wait for the hint; scenes that wait to be closed, such as an own war of gods, are over at once."""
    controller = screen.controller(HintController)

    def asked() -> bool:
        if screen.director.presenter is None:
            screen.director.animator.finish()
        return screen.director.presenter is not None

    qtbot.waitUntil(asked, timeout=PATIENCE_MS)
    screen.game_layout.corner.hint.click()
    qtbot.waitUntil(lambda: controller.option is not None, timeout=PATIENCE_MS)
    return controller


def answered(qtbot: QtBot, screen: PlayScreen) -> tuple[str, Choice]:
    """Ask for a hint and do what it says; return the kind of the question, and what was answered."""
    controller = ask(qtbot, screen)
    option, session = controller.option, screen.context.session
    assert option is not None and session.decision is not None and session.recording is not None
    kind, before = session.decision.kind, session.recording.end
    assert option.choice in session.decision.options
    controller.take_over()
    assert session.recording.end > before and session.recording.record(before + 1).choice == option.choice
    assert controller.option is None and not screen.board.advice.ways and not screen.board.advice.places
    return kind, option.choice
