"""Watches over the secrets of two persons at one screen while they play."""

from __future__ import annotations

from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.handover.seat_handover import OPEN_KINDS
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from tests.e2e.person import Person
from tests.e2e.secrets import leaks


class CurtainWatch:
    """Follows who sits at the screen; every change of hands needs a curtain, and nothing secret ever shows."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._seat = -1
        self._covered = False
        self.curtains = self.rounds = 0

    def look(self) -> None:
        """Look at the screen as it is now."""
        person = self._person
        self.rounds = person.play.context.game.state.round
        for leak in leaks(person.play):
            person.give_up(leak)
        decision, overlay = person.decision, person.overlay
        if isinstance(overlay, Curtain):
            self._covered = True
            if person.play.game_layout.hand.isVisible() or person.play.panel(OwnSecrets).sealed.isVisible():
                person.give_up("cards show below the curtain")
            return
        if decision is None or overlay is not None:
            return
        if decision.kind in OPEN_KINDS:
            if decision.player != self._seat and person.play.game_layout.hand.isVisible():
                person.give_up("a hand shows while the other player places for a neutral colour")
            return
        changed = decision.player != self._seat and self.rounds > 0
        if (changed or isinstance(decision.step, SealedChoice)) and not self._covered:
            person.give_up(f"no curtain between seat {self._seat} and {decision.player} for {decision.kind}")
        self.curtains += self._covered
        self._seat, self._covered = decision.player, False
