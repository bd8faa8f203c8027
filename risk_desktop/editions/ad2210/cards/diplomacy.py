"""Cards against all opponents or one of them: Energy Crisis, Frequency Jam, MOD Reduction (AD-Z-13, AD-Z-20, AD-Z-24)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Step

from ...common.card_play import PLAYER, Aim
from ...common.money import money_of, pay, receive
from ...common.turns import turn_order
from ..campaign import campaign
from ..invasion import Invasion
from .aims import JUST_SO, one_of
from .effect import CommandEffect, CommandPlay, opponents
from .reduction import RemoveMods, mods_of

ENERGY_CRISIS = "energy_crisis"
Few = Annotated[int, Meta(ge=0, le=20)]


class EnergyCrisis(CommandEffect, frozen=True, tag=ENERGY_CRISIS):
    """Every opponent who has energy pays up to ``energy`` to the player (AD-Z-2, AD-Z-24)."""

    energy: Annotated[int, Meta(ge=1, le=20)]

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Somebody must have energy."""
        return JUST_SO if any(money_of(game.state, other) for other in opponents(game.state, player)) else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Collect it."""
        state, total = game.state, 0
        for other in opponents(state, play.player):
            paid = min(self.energy, money_of(state, other))
            pay(game, other, paid, ENERGY_CRISIS)
            total += paid
        receive(game, play.player, IncomeLine(ENERGY_CRISIS, total))


class FrequencyJam(CommandEffect, frozen=True, tag="frequency_jam"):
    """One opponent plays no command card for the rest of this turn (AD-Z-13)."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim at an opponent who is not jammed yet."""
        jammed = campaign(game.state).jammed
        return one_of([other for other in opponents(game.state, player) if other not in jammed], PLAYER)

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Note it; what is running already goes on."""
        campaign(game.state).jammed.append(play.target)


class ModReduction(CommandEffect, frozen=True, tag="mod_reduction"):
    """Each opponent in turn order removes MODs, ``theirs`` or all; then the player ``own`` (AD-Z-20)."""

    theirs: Few
    own: Few

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Somebody must have MODs."""
        able = [(other, self.theirs) for other in opponents(game.state, player)] + [(player, self.own)]
        return JUST_SO if any(number and mods_of(game.state, seat) for seat, number in able) else None

    def idle(self, terrain: str) -> bool:
        """Nobody would remove any."""
        return not self.theirs and not self.own

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Line them up from marker 1, the player last (AMB-25)."""
        others = [seat for seat in turn_order(game.state) if seat in opponents(game.state, play.player)]
        steps: list[Step] = [RemoveMods(seat, self.theirs) for seat in others]
        game.push(*steps, RemoveMods(play.player, self.own))
