"""Neutral colours that grow in a game for two: half of what a player gets, placed by the opponent (S2-02 to S2-08)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from risk_desktop.engine.events import IncomeLine, IncomeReceived, PhaseStarted, TerritoryClaimed
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue, Phase
from risk_desktop.engine.state import GameState, Slot
from risk_desktop.engine.step import Step

from ...common.battle import NEUTRAL_DICE
from ...common.reinforce import REINFORCE
from .placing import PlaceNeutral, living_neutrals

START_ARMIES = 2
"""Armies on each territory of the neutral colour at the start (S2-03)."""


NEUTRAL_HALF = OptionSpec(
    "neutral_half", "down", ("down", "up", "none"), group="neutrals", idle_for=lambda players, options: players != 2
)
"""How half of an odd number is rounded (X-16), or that neutral colours get nothing (P-06, O2-05)."""


class NeutralIncomeSlot(Slot):
    """``before``: armies of the player on turn, on the board and in the reserve, as his reinforcement began."""

    before: Count = 0


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
    """The neutral colours get half of all that ``player`` got (S2-04); nothing once they are beaten (S2-08)."""

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
        parts = shared_out(half, state)
        for seat, armies in parts:
            state.reserve[seat] += armies
            game.emit(IncomeReceived(seat, (IncomeLine("half", armies),)))
        game.push(*(PlaceNeutral(state.next_alive(self.player), seat) for seat, _ in parts))


def shared_out(armies: int, state: GameState) -> list[tuple[int, int]]:
    """Return which neutral colours get something of ``armies``, and how much: all alike, the weakest what is left over."""
    seats = sorted(living_neutrals(state), key=lambda seat: (strength(state, seat), seat))
    parts = [(seat, armies // len(seats) + (place < armies % len(seats))) for place, seat in enumerate(seats)]
    return sorted((seat, part) for seat, part in parts if part)


def between_two(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether two play: only then there is a neutral colour."""
    return players == 2


def grows(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether a house rule lets neutral colours grow that the rulebook keeps as they are."""
    return options[NEUTRAL_HALF.key] != "none"


GROWING = Module(
    id="growing_neutrals",
    when=between_two,
    needs=("turns", "reinforcement"),
    options=(NEUTRAL_HALF,),
    phases=(Phase("neutral_reinforce", ReinforceNeutral, after=REINFORCE),),
    triggers={PhaseStarted: (note_strength,)},
    slots={"neutral_income": lambda seats: NeutralIncomeSlot()},
)
REINFORCED_NEUTRAL = (
    Module(
        id="reinforced_neutral",
        when=between_two,
        needs=("turns", "growing_neutrals"),
        options=(NEUTRAL_DICE,),
        triggers={TerritoryClaimed: (arm_dealt,)},
        neutrals=lambda players, options: 1,
    ),
    GROWING,
)
"""The neutral colour of the rules of 2000: it joins two players, and it grows."""
NEUTRALS_MAY_GROW = replace(GROWING, when=grows)
"""For games whose neutral colours have a set-up of their own, and stay as they are unless a house rule says otherwise."""
