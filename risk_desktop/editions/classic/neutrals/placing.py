"""Placing armies of a neutral colour: a player does it, at the start or during the game (P-04, O2-04, S2-05, N-21)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Place
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation, Reason
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.setup import put_down

PLACE_NEUTRAL = "place_neutral"


def neutral_seats(state: GameState) -> range:
    """Return the numbers of the neutral colours, beaten ones included."""
    return range(state.players, state.seats)


def living_neutrals(state: GameState) -> tuple[int, ...]:
    """Return the neutral colours that still hold a territory."""
    return tuple(seat for seat in neutral_seats(state) if state.alive[seat])


class NeutralFacts(Facts, frozen=True):
    """A question about the armies of the neutral colour ``seat``."""

    seat: int


class NeutralPlacing(Allocation):
    """Ways to spread armies over the territories of a neutral colour."""

    __slots__ = ()

    def explain(self, choice: object) -> Reason | None:
        """Say that a territory isn't that colour's, rather than not one's own."""
        reason = super().explain(choice)
        if reason is not None and reason.key == "illegal.place.not_yours":
            return Reason("illegal.place.not_neutral", reason.params)
        return reason


class PlaceNeutral(Step, frozen=True):
    """``player`` puts the whole reserve of the neutral colour ``seat`` on its territories, in any distribution."""

    secrecy = "public"

    player: int
    seat: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the distribution, if there is anything to place."""
        total = game.state.reserve[self.seat]
        if not total:
            return None
        places = tuple(game.rules.board.held_by(game.state.owner, self.seat))
        return Decision(self.player, PLACE_NEUTRAL, NeutralPlacing(total, places), self)

    def facts(self, game: Game) -> Facts:
        """Tell whose armies are placed."""
        return NeutralFacts(self.seat)

    def run(self, game: Game) -> None:
        """Nothing to place."""

    def take(self, game: Game, choice: Choice) -> None:
        """Put the armies down."""
        assert isinstance(choice, Place)
        put_down(game, self.seat, choice.parts)
