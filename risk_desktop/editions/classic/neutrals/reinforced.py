"""One neutral colour in a game for two: it gets half of what a player gets, and the opponent places it (S2-02 to S2-08)."""

from __future__ import annotations

from risk_desktop.engine.events import IncomeLine, IncomeReceived, PhaseStarted, TerritoryClaimed
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec, Phase
from risk_desktop.engine.state import GameState, Slot
from risk_desktop.engine.step import Step

from ...common.reinforce import REINFORCE
from .placing import PlaceNeutral, living_neutrals

START_ARMIES = 2
"""Armies on each territory of the neutral colour at the start (S2-03)."""


class NeutralIncomeSlot(Slot):
    """``before``: armies of the player on turn, on the board and in the reserve, as his reinforcement began."""

    before: int = 0


def strength(state: GameState, player: int) -> int:
    """Return all armies of ``player``, on the board and in the reserve."""
    return state.reserve[player] + sum(a for a, o in zip(state.armies, state.owner, strict=True) if o == player)


def arm_dealt(game: Game, event: TerritoryClaimed) -> None:
    """A territory dealt to the neutral colour gets its armies from the supply at once (S2-03)."""
    state = game.state
    if event.dealt and state.is_neutral(event.player):
        state.armies[event.territory] = START_ARMIES
        state.reserve[event.player] = 0


def note_strength(game: Game, event: PhaseStarted) -> None:
    """Remember how strong the player was before he got anything."""
    if event.phase == REINFORCE:
        slot: NeutralIncomeSlot = game.state.slots["neutral_income"]
        slot.before = strength(game.state, event.player)


class ReinforceNeutral(Step, frozen=True):
    """The neutral colour gets half of all that ``player`` got (S2-04); nothing once it is beaten (S2-08)."""

    player: int

    def run(self, game: Game) -> None:
        """Count, then let the opponent place (S2-05)."""
        state, how = game.state, game.rules.option("neutral_half")
        if how == "none":
            return
        gained = strength(state, self.player) - state.slots["neutral_income"].before
        half = (gained + (how == "up")) // 2
        if half < 1:
            return
        for seat in living_neutrals(state):
            state.reserve[seat] += half
            game.emit(IncomeReceived(seat, (IncomeLine("half", half),)))
            game.push(PlaceNeutral(state.next_alive(self.player), seat))


REINFORCED_NEUTRAL = Module(
    id="reinforced_neutral",
    when=lambda players, options: players == 2,
    needs=("turns", "reinforcement"),
    options=(OptionSpec("neutral_half", "down", ("down", "up", "none")),),
    phases=(Phase("neutral_reinforce", ReinforceNeutral, after=REINFORCE),),
    triggers={TerritoryClaimed: (arm_dealt,), PhaseStarted: (note_strength,)},
    neutrals=lambda players, options: 1,
    slots={"neutral_income": lambda seats: NeutralIncomeSlot()},
)
