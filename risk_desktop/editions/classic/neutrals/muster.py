"""What allies do for a player on his turn besides fighting: new armies by a die, and one move each (N-21, N-40)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Fortify, Pass
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.rules import OptionSpec
from risk_desktop.engine.step import Decision, Step

from ...common.armies import move_armies
from ...common.fortify import CONNECTED, FORTIFY, Moves
from .placing import PlaceNeutral
from .stances import allies_of

MUSTER = "muster"
ALLY_FORTIFY = "ally_fortify"
BY_DIE, NO_MUSTER = "die", "none"
ALLY_INCOME = OptionSpec("ally_income", BY_DIE, (BY_DIE, NO_MUSTER), group="neutrals", place=3)
"""Whether allies get new armies, as many as a die shows (N-21)."""


class Muster(Choice, frozen=True):
    """Roll the die for new armies of ``neutral``."""

    neutral: int


class AllyMustered(Event, frozen=True):
    """``player`` rolled ``armies`` on the die for his ally ``neutral``, and places them now (N-21)."""

    player: int
    neutral: int
    armies: int


class AllyMoves(Moves):
    """Moves between territories of an ally."""

    __slots__ = ()

    def explain(self, choice: object) -> Reason | None:
        """Say that a territory isn't the ally's, rather than not one's own."""
        reason = super().explain(choice)
        if reason is not None and reason.key == "illegal.fortify.not_yours":
            return Reason("illegal.fortify.not_ally", reason.params)
        return reason


class ReinforceAllies(Step, frozen=True):
    """Each ally may get new armies once, if the player wants."""

    player: int

    def run(self, game: Game) -> None:
        """Ask for all allies."""
        if game.rules.option(ALLY_INCOME.key) == BY_DIE:
            game.push(MusterAllies(self.player, allies_of(game.state, self.player)))


class MusterAllies(Step, frozen=True):
    """For each of the allies that are ``waiting``: roll one die, place that many armies of its colour (N-21)."""

    player: int
    waiting: tuple[int, ...]

    def decision(self, game: Game) -> Decision | None:
        """Ask for which one the die is rolled next."""
        if not self.waiting:
            return None
        return Decision(self.player, MUSTER, Choices((*(Muster(n) for n in self.waiting), Pass())), self)

    def run(self, game: Game) -> None:
        """No ally is waiting."""

    def take(self, game: Game, choice: Choice) -> None:
        """Roll, place, then ask for the others; or leave it."""
        if not isinstance(choice, Muster):
            return
        armies = game.dice.roll(6)
        game.state.reserve[choice.neutral] += armies
        game.emit(AllyMustered(self.player, choice.neutral, armies))
        left = tuple(neutral for neutral in self.waiting if neutral != choice.neutral)
        game.push(PlaceNeutral(self.player, choice.neutral), MusterAllies(self.player, left))


class FortifyAllies(Step, frozen=True):
    """One move for each ally (N-40)."""

    player: int

    def run(self, game: Game) -> None:
        """Ask for each ally."""
        game.push(*(FortifyAlly(self.player, neutral) for neutral in allies_of(game.state, self.player)))


class FortifyAlly(Step, frozen=True):
    """``player`` may make one move between territories of ``neutral`` (N-40); where own armies regroup, to a neighbour."""

    player: int
    neutral: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the move, if one is possible."""
        how_far = game.rules.option("fortify")
        if how_far == "none":
            return None
        options = AllyMoves(game, self.neutral, how_far == CONNECTED)
        return Decision(self.player, ALLY_FORTIFY, options, self) if options.origins() else None

    def run(self, game: Game) -> None:
        """No move is possible."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move the armies."""
        if isinstance(choice, Fortify):
            move_armies(game, self.neutral, choice.origin, choice.target, choice.armies, FORTIFY)
