"""Nuclear cards that take units away: Rocket Strike, Scatter Bomb, zone strikes, Assassin Bomb (AD-Z-5, -6, -18, -21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from risk_desktop.engine.board import Board
from risk_desktop.engine.events import ArmiesLost
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Step

from ...common.card_play import COMMANDER, Aim
from ...common.turns import turn_order
from ..casualties import lose_units
from ..invasion import Invasion
from ..terrain import draw_territory, of_terrain
from ..units import in_play, lose_commanders
from .aims import one_of
from .effect import (
    CommandEffect,
    CommandPlay,
    Terrain,
    commander_number,
    drawing,
    hostile,
    numbered_commander,
    opponents,
)
from .events import CardDieRolled, TerritoryCardsTurned

ROLL_AGAIN = ""
"""A face of a zone die that picks nothing (AMB-28)."""


def half(units: int) -> int:
    """Return half of the units, rounded up (AMB-27)."""
    return -(-units // 2)


def hit(game: Game, losses: Mapping[int, int]) -> None:
    """Take units off several territories at the same moment; their owners choose in the order of the markers (AD-H-11)."""
    order, owner = turn_order(game.state), game.state.owner
    place = {player: number for number, player in enumerate(order)}
    struck = sorted(losses, key=lambda territory: (place.get(owner[territory], len(order)), territory))
    steps: list[Step] = [step for territory in struck for step in lose_units(game, territory, losses[territory])]
    game.push(*steps)


class RocketStrike(CommandEffect, frozen=True, tag="rocket_strike"):
    """A foreign territory of a terrain loses as many units as a die with ``die`` sides shows (AD-Z-21)."""

    die: Annotated[int, Meta(ge=2, le=20)]
    terrain: Terrain

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim at units of an opponent or of the neutral colour."""
        places = of_terrain(game.rules.board, self.terrain)
        return one_of([t for t in places if hostile(game.state, player, t)])

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Roll, and take them off; not more than there are."""
        value = game.dice.roll(self.die)
        game.emit(CardDieRolled(play.player, play.card, self.die, value))
        hit(game, {play.target: value})


class ScatterBomb(CommandEffect, frozen=True, tag="scatter_bomb"):
    """Turn over ``cards`` territory cards: everybody but the player loses half of his units on each (AD-Z-5)."""

    cards: Annotated[int, Meta(ge=1, le=9)]
    terrain: Terrain

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Nothing to choose."""
        return drawing(game, self.terrain)

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Draw, as far as there are cards; own and empty territories are spared but count."""
        state = game.state
        drawn = [draw_territory(game, self.terrain) for _ in range(self.cards)]
        shown = tuple(territory for territory in drawn if territory is not None)
        game.emit(TerritoryCardsTurned(play.player, play.card, self.terrain, shown))
        hit(game, {t: half(state.armies[t]) for t in shown if hostile(state, play.player, t)})


class ZoneStrike(CommandEffect, frozen=True, tag="zone_strike"):
    """A die picks one of ``zones`` (region ids by face; an empty one is rolled again): each territory loses a unit (AD-Z-6)."""

    zones: Annotated[tuple[str, ...], Meta(min_length=1, max_length=20)]
    terrain: Terrain

    def table(self, board: Board) -> list[int | None]:
        """Return the region of each face; on a board without these regions, its own of the terrain."""
        known = {region.id: number for number, region in enumerate(board.regions)}
        faces = [known.get(zone) for zone in self.zones]
        if any(region is not None for region in faces):
            return faces
        own = {board.region_of[territory] for territory in of_terrain(board, self.terrain)}
        return [*sorted(own)]

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Roll until a zone is picked, then hit everybody there, the player too."""
        table, region = self.table(game.rules.board), None
        while table and region is None:
            value = game.dice.roll(len(table))
            region = table[value - 1]
            picked = -1 if region is None else region
            game.emit(CardDieRolled(play.player, play.card, len(table), value, picked))
        if region is not None:
            hit(game, dict.fromkeys(game.rules.board.regions[region].members, 1))


class AssassinBomb(CommandEffect, frozen=True, tag="assassin_bomb"):
    """A commander of an opponent is destroyed if a die with ``die`` sides shows ``least`` or more (AD-Z-18)."""

    die: Annotated[int, Meta(ge=2, le=20)]
    least: Annotated[int, Meta(ge=1, le=20)]

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """Aim at any commander in play of another player."""
        state = game.state
        numbers = [commander_number(seat, kind) for seat in opponents(state, player) for kind in in_play(state, seat)]
        return one_of(numbers, COMMANDER)

    def idle(self, terrain: str) -> bool:
        """No face of the die would do."""
        return self.least > self.die

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Roll; he falls even if he stands alone."""
        value = game.dice.roll(self.die)
        game.emit(CardDieRolled(play.player, play.card, self.die, value))
        piece = numbered_commander(play.target, game.state.pieces)
        if piece is not None and value >= self.least:
            game.state.armies[piece.territory] -= 1
            game.emit(ArmiesLost(piece.player, piece.territory, 1))
            lose_commanders(game, piece.player, piece.territory, (piece.kind,))
