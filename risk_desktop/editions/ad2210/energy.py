"""Energy: what each player starts with, and what his territories bring; it is never lost but by paying (AD-A-5, AD-B-1)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.events import IncomeLine, IncomeReceived
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.step import Step

from ..common.money import MONEY, receive
from ..common.reinforce import income_of

START_ENERGY = OptionSpec("start_energy", 3, (0, 3, 5, 10), group="start", place=2)


class GiveEnergy(Step, frozen=True):
    """Every player takes the same energy (AD-B-1)."""

    each: int

    def run(self, game: Game) -> None:
        """Fill the purses of the players; nobody needs to be told."""
        held = game.state.slots[MONEY].held
        held[: game.state.players] = [self.each] * game.state.players


def energy_steps(game: Game) -> Sequence[Step]:
    """Return the part of the set-up."""
    return (GiveEnergy(game.rules.number(START_ENERGY.key)),)


def energy_income(game: Game, player: int) -> Sequence[IncomeLine]:
    """What territories and regions bring in MODs they bring in energy too (AD-E-1, AD-E-2, AMB-19)."""
    return income_of(game, player)


def earn_energy(game: Game, event: IncomeReceived) -> None:
    """Energy comes with the MODs, before any spending."""
    receive(game, event.player, *event.lines)


ENERGY = Module(
    id="energy",
    needs=("money",),
    options=(START_ENERGY,),
    setup=(energy_steps,),
    triggers={IncomeReceived: (earn_energy,)},
)
