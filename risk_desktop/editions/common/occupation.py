"""What a battle leads to: the conquest, the occupying move, the end of it all (C-13, C-20, W-24, S-24, D-28, O-23)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, MoveIn
from risk_desktop.engine.events import ConquestSettled, TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.step import Decision, Facts, Step

from .armies import move_armies
from .decisions import MoveFacts


class Conquer(Step, frozen=True):
    """The armies that fought move in at once (W-24: they must), so that no territory ever stands empty (C-02)."""

    player: int
    loser: int
    origin: int
    target: int
    armies: int

    def run(self, game: Game) -> None:
        """Change the owner, then ask how many more follow."""
        state = game.state
        state.armies[self.origin] -= self.armies
        state.armies[self.target] = self.armies
        state.owner[self.target] = self.player
        game.emit(TerritoryConquered(self.player, self.loser, self.origin, self.target, self.armies))
        game.push(
            Occupy(self.player, self.origin, self.target, self.armies),
            SettleConquest(self.player, self.loser, self.target),
        )


class Occupy(Step, frozen=True):
    """Any further armies of the origin may follow; at least one stays (W-24). ``least`` have moved in already."""

    player: int
    origin: int
    target: int
    least: int

    def decision(self, game: Game) -> Decision | None:
        """Ask for the total that occupies, if more can follow."""
        _, armies = game.rules.tenure.command(game.state, self.player)
        spare = armies[self.origin] - 1
        if spare < 1:
            return None
        return Decision(
            game.state.decider(self.player), "occupy", Amounts(self.least, self.least + spare, MoveIn), self
        )

    def facts(self, game: Game) -> Facts:
        """Return the way of the armies."""
        return MoveFacts(self.origin, self.target)

    def run(self, game: Game) -> None:
        """Nobody can follow."""

    def take(self, game: Game, choice: Choice) -> None:
        """Move in the rest of the chosen number."""
        assert isinstance(choice, MoveIn)
        move_armies(game, self.player, self.origin, self.target, choice.armies - self.least, "occupy")


class SettleConquest(Step, frozen=True):
    """The conquest is complete: its consequences first (C-20), then the check for victory, then what they still ask."""

    player: int
    loser: int
    territory: int

    def run(self, game: Game) -> None:
        """Tell the modules; they change what has to change at once and push what is to be asked."""
        game.emit(ConquestSettled(self.player, self.loser, self.territory))
        game.push(CheckVictory())


class CheckVictory(Step, frozen=True):
    """Ask whether somebody has won."""

    def run(self, game: Game) -> None:
        """End the game if so."""
        game.check_victory()
