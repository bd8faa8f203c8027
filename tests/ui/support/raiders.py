"""Computers that attack along one way."""

from __future__ import annotations

from risk_desktop.engine.choices import Attack, Choice, Pass
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.play_table import PuppetAiClient


class Raider(PuppetAiClient):
    """Attacks along one way as long as it can, else does as little as possible."""

    names = ("", "")

    def _choice(self, decision: Decision) -> Choice:
        if decision.kind in ("attack", "press"):
            board = self._rules.board
            attack = Attack(board.index(self.names[0]), board.index(self.names[1]), 1)
            if attack in decision.options:
                return attack
        return Pass() if Pass() in decision.options else super()._choice(decision)


class FromBrazil(Raider):
    """Attacks North Africa."""

    names = ("brazil", "north_africa")


class FromEgypt(Raider):
    """Attacks other computers."""

    names = ("egypt", "southern_europe")


class FromCanada(Raider):
    """Attacks Alberta."""

    names = ("canada", "alberta")


class FromAlemannia(Raider):
    """Attacks Gaul."""

    names = ("alemannia", "gaul")


def asked(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None and presenter.active else ""
