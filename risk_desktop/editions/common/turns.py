"""The frame of a game: set-up steps, then turns of phases until somebody wins (W-06, C-08)."""

from __future__ import annotations

from risk_desktop.engine.events import PhaseStarted, SetupEnded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.reactions import end_of_quiet
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Step


class TurnsSlot(Slot):
    """``first``: the player who takes the first turn of every round."""

    first: int = 0


def new_game(rules: Rules, seed: int) -> Game:
    """Return a game at its very beginning: nothing has been rolled or asked yet."""
    state = rules.new_state(seed)
    game = Game(rules, state)
    game.push(SetUp())
    return game


class SetUp(Step, frozen=True):
    """Run the set-up steps of all modules, then start the first turn."""

    def run(self, game: Game) -> None:
        """Push what the modules contribute, in their order."""
        steps = [step for make in game.rules.setup for step in make(game)]
        game.push(*steps, StartPlay())


class StartPlay(Step, frozen=True):
    """The set-up is over: round 1 begins."""

    def run(self, game: Game) -> None:
        """Hand the first turn to the first player."""
        slot: TurnsSlot = game.state.slots["turns"]
        game.state.round = 1
        game.emit(SetupEnded(slot.first))
        game.push(TakeTurn(slot.first))


class TakeTurn(Step, frozen=True):
    """One player's turn: all phases in order."""

    player: int

    def run(self, game: Game) -> None:
        """Announce the turn and line up its phases."""
        game.state.turn = self.player
        game.state.quiet[self.player] = ""
        game.emit(TurnStarted(self.player, game.state.round))
        steps: list[Step] = []
        for phase in game.rules.phases:
            steps += (BeginPhase(self.player, phase.name), phase.start(self.player))
        game.push(*steps, EndTurn(self.player))


class BeginPhase(Step, frozen=True):
    """Mark the phase that the turn is in."""

    player: int
    phase: str

    def run(self, game: Game) -> None:
        """Tell everybody, and let the modules offer their actions of this phase."""
        game.state.phase = self.phase
        game.emit(PhaseStarted(self.player, self.phase))
        offers = game.rules.turn_actions.get(self.phase, ())
        game.push(*(step for offer in offers for step in offer(game, self.player)))


class EndTurn(Step, frozen=True):
    """Pass the turn on clockwise; a new round begins when the first player's place has been passed."""

    player: int

    def run(self, game: Game) -> None:
        """Find the next player still in the game."""
        state = game.state
        state.phase = ""
        end_of_quiet(state, "battle")
        following = state.next_alive(self.player)
        first = state.slots["turns"].first
        if seats_from(first, following, state.players) <= seats_from(first, self.player, state.players):
            state.round += 1
            if game.check_victory():
                state.round -= 1  # that round has not been played
                return
        game.push(TakeTurn(following))


def seats_from(first: int, player: int, players: int) -> int:
    """Return how many seats clockwise ``player`` sits from ``first``."""
    return (player - first) % players


TURNS = Module(id="turns", slots={"turns": lambda players: TurnsSlot()})
