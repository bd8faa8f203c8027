"""An advance that a person has ordered: the session answers his questions with it until it is done, or something comes up."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.editions.common.advance import Lands, advance_odds, next_choice, still_ahead
from risk_desktop.editions.common.attack import Campaign
from risk_desktop.editions.common.forecast import commanded
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.events import CardDrawn, CardsTaken, Event, PhaseStarted, PlayerEliminated, ReactionPlayed
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision

WORSE = 0.5
"""An advance stops once its chance has fallen below this share of the chance at which it was ordered."""
_STOPS: tuple[tuple[type[Event], str], ...] = (
    (ReactionPlayed, "card"),
    (PlayerEliminated, "out"),
    (CardsTaken, "out"),
    (CardDrawn, "drawn"),
    (PhaseStarted, ""),
)


class AdvanceOrder:
    """Answers for ``player`` along ``lands``. ``stopped`` says why it goes no further, "" once it is done, None until then:

    "card" (somebody has answered with one), "out" (a player is beaten), "drawn" (a card was drawn), "losses" (the chance has
    fallen below ``WORSE``), "lost" (an fight was lost), "halted" (by the person).
    """

    def __init__(self, game: Game, player: int, lands: Lands) -> None:
        self.player, self.lands = player, lands
        self.chance = advance_odds(game, lands).win
        self.stopped: str | None = None

    def note(self, events: Iterable[Event]) -> None:
        """See whether something has come up that the person didn't plan for."""
        for event in events:
            for kind, why in _STOPS:
                if isinstance(event, kind):
                    self.stop(why)

    def stop(self, why: str) -> None:
        """Go no further, for this reason if there is none yet."""
        self.stopped = self.stopped or why

    def answer(self, game: Game, decision: Decision) -> Choice | None:
        """Return the next choice; None where it is done or has stopped, and where something else is asked."""
        if self.stopped is not None or decision.player != self.player:
            return None
        if isinstance(decision.step, Campaign):
            owner, _ = commanded(game)
            done = owner[self.lands[-1]] == owner[self.lands[0]]
            self.lands = still_ahead(game, decision.step, self.lands)
            if not self.lands:
                self.stopped = "" if done else "lost"
                return None
            if advance_odds(game, self.lands).win < WORSE * self.chance:
                self.stopped = "losses"
                return None
        return next_choice(game, decision, self.lands) if self.lands else None
