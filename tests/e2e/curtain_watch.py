"""Watches over the secrets of two persons at one screen while they play."""

from __future__ import annotations

from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from tests.e2e.person import Person
from tests.e2e.secrets import leaks


class CurtainWatch:
    """Follows who sits at the screen: a curtain falls where something secret comes, and nowhere else; nothing secret shows."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._seat = -1
        self._covered = self._alone = False
        self.curtains = self.rounds = 0

    def look(self) -> None:
        """Look at the screen as it is now."""
        person, play = self._person, self._person.play
        self.rounds = play.context.game.state.round
        for leak in leaks(play):
            person.give_up(leak)
        decision, overlay = person.decision, person.overlay
        if isinstance(overlay, Curtain):
            self._covered = True
            if self._hand_shows() or any(panel.sealed.isVisible() for panel in play.controllers(OwnSecrets)):
                person.give_up("cards show below the curtain")
        elif decision is not None and overlay is None:
            self._judge(decision)

    def _judge(self, decision: Decision) -> None:
        """CantDo where a curtain is missing before a question, or one too many has fallen."""
        state, person, secrecy = self._person.play.context.game.state, self._person, decision.step.secrecy
        changed, fallen = decision.player != self._seat, self._covered
        aside = secrecy == "public" and not (state.phase and state.turn == decision.player)
        if aside and changed:
            if fallen:
                person.give_up(f"a curtain before {decision.kind}, which everybody may see")
            if self._hand_shows():
                person.give_up(f"a hand shows while seat {decision.player} is asked for {decision.kind}")
            self._alone = False
            return
        secret = secrecy == "secret" and (changed or not self._alone)
        if (secret or (changed and state.round > 0 and self._holds(decision.player))) and not fallen:
            person.give_up(f"no curtain between seat {self._seat} and {decision.player} for {decision.kind}")
        if fallen and not changed and self._alone:
            person.give_up(f"a curtain before seat {self._seat}, who sat there alone, for {decision.kind}")
        self.curtains += fallen
        self._seat, self._covered, self._alone = decision.player, False, fallen or (not changed and self._alone)

    def _holds(self, seat: int) -> bool:
        """Tell whether a seat has a hand that lies open before it."""
        game = self._person.play.context.game
        specs = game.rules.decks.values()
        return any(
            game.state.decks[spec.name].hands[seat] for spec in specs if not spec.face_down and not spec.public_hands
        )

    def _hand_shows(self) -> bool:
        """Tell whether faces of cards show."""
        play = self._person.play
        bars = [panel.bar for panel in play.controllers(DeckHand) if panel.bar is not None]
        return bool(play.game_layout.hand.isVisible() and play.game_layout.hand.cards) or any(bar.held for bar in bars)
