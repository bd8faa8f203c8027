"""The frame of a game: set-up steps, then turns of phases until somebody wins (W-06, C-08)."""

from __future__ import annotations

from risk_desktop.engine.events import PhaseStarted, SetupEnded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Player
from risk_desktop.engine.reactions import end_of_quiet
from risk_desktop.engine.rules import Module, Rules
from risk_desktop.engine.state import NOBODY, GameState, Slot
from risk_desktop.engine.step import Step

ORDER = "turn_order"
"""Name of the slot of a module that changes the order of the turns from round to round."""


class TurnsSlot(Slot):
    """``first``: the player who takes the first turn of every round."""

    first: Player = 0


class OrderSlot(Slot):
    """``order``: who takes his turn in this round, the first one first."""

    order: list[Player]

    def is_valid(self, game: Game) -> bool:
        """Everybody once, and whoever is still in the game among them, as soon as there are turns."""
        alive = {player for player in range(game.state.players) if game.state.alive[player]}
        everybody = alive <= set(self.order) or not game.state.round or game.state.outcome is not None
        return everybody and len(set(self.order)) == len(self.order)


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
        """Start the first round."""
        slot: TurnsSlot = game.state.slots["turns"]
        game.state.round = 1
        game.emit(SetupEnded(NOBODY if game.rules.rounds else slot.first))
        game.push(StartRound())


class StartRound(Step, frozen=True):
    """A round begins: what the modules do before its first turn, then that turn."""

    def run(self, game: Game) -> None:
        """Push what the modules contribute, in their order."""
        game.push(*(step for make in game.rules.rounds for step in make(game)), FirstTurn())


class FirstTurn(Step, frozen=True):
    """The first player of the round who is still in the game takes his turn."""

    def run(self, game: Game) -> None:
        """Find him."""
        state = game.state
        game.push(TakeTurn(next(player for player in turn_order(state) if state.alive[player])))


class TakeTurn(Step, frozen=True):
    """One player's turn: all phases in order."""

    player: int

    def run(self, game: Game) -> None:
        """Announce the turn and line up its phases."""
        game.state.turn = self.player
        game.state.quiet[self.player] = ""
        game.emit(TurnStarted(self.player, game.state.round))
        game.push(*lineup(game.rules, self.player))


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
    """Pass the turn on; a new round begins when all had theirs."""

    player: int

    def run(self, game: Game) -> None:
        """Find the next player still in the game."""
        state = game.state
        state.phase = ""
        end_of_quiet(state, "battle")
        order = turn_order(state)
        later = (player for player in order[order.index(self.player) + 1 :] if state.alive[player])
        following = next(later, NOBODY)
        game.push(NextRound() if following == NOBODY else TakeTurn(following))


class NextRound(Step, frozen=True):
    """Count the rounds; the game may be over with one."""

    def run(self, game: Game) -> None:
        """Start the next round, unless somebody has won."""
        state = game.state
        state.round += 1
        if game.check_victory():
            state.round -= 1  # that round has not been played
            return
        game.push(StartRound())


def lineup(rules: Rules, player: int) -> list[Step]:
    """Return the steps of a turn of ``player``, in their order."""
    parts = [(BeginPhase(player, phase.name), phase.start(player)) for phase in rules.phases]
    return [*(step for part in parts for step in part), EndTurn(player)]


def turn_order(state: GameState) -> list[int]:
    """Return all players in the order of their turns in this round: clockwise, unless a module keeps another order."""
    slot: OrderSlot | None = state.slots.get(ORDER)
    if slot is not None and slot.order:
        return slot.order
    first = state.slots["turns"].first
    return [(first + offset) % state.players for offset in range(state.players)]


TURNS = Module(id="turns", slots={"turns": lambda players: TurnsSlot()})
