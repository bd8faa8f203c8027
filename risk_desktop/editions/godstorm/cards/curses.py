"""Miracles that strike land and gods: dice, halves, continents, plague, fire, the sea (G-62 to G-65, G-122 to G-124)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from risk_desktop.engine.game import Game

from ..afterlife import lose_armies
from ..gods import GODS, SKY, WAR, banish
from ..plague import lay_plague, lift_plague, plague_lands, plagued, spare_markers, turn_card
from ..realms import ALTAR, CRYPT, continents, fields, open_links, ways
from ..suffering import strike
from ..temples import has_temple, raze_temple, temples
from ..waters import SINKS, LinkClosed, RegionSunk, waters
from .effect import TERRITORY, Front, Miracle, MiracleEffect, Targets, dry, each, just_if, occupied
from .events import ContinentStruck, MiracleRolled


def lose_together(game: Game, losses: list[tuple[int, int]]) -> None:
    """Remove armies at the same moment, as pairs of (territory, number); emptied land is settled afterwards (G-135)."""
    for territory, number in losses:
        if number:
            lose_armies(game, territory, number)


class StormsRage(MiracleEffect, frozen=True, tag="storms"):
    """A die says how many armies a territory loses."""

    by_chance: ClassVar[bool] = True

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(occupied(game))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        value = game.dice.roll(6)
        game.emit(MiracleRolled(play.player, play.card, play.target, value))
        lose_armies(game, play.target, value)


class SunGrowsCold(MiracleEffect, frozen=True, tag="sun"):
    """Every god on the board costs his territory an army."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(game.state.pieces)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        places = [piece.territory for piece in game.state.pieces if piece.kind in GODS]
        lose_together(game, [(t, places.count(t)) for t in sorted(set(places))])


class LandPurged(MiracleEffect, frozen=True, tag="purge"):
    """A plague land is healed, and all armies in it die."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(plague_lands(game.state))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        lift_plague(game, play.target)
        lose_armies(game, play.target, game.state.armies[play.target])


class Ragnarok(MiracleEffect, frozen=True, tag="ragnarok"):
    """All gods of the Sky and of War are banished."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(any(piece.kind in (SKY, WAR) for piece in game.state.pieces))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        for territory in sorted({piece.territory for piece in game.state.pieces}):
            banish(game, territory, "miracle", (SKY, WAR))


class YoungGrowOld(MiracleEffect, frozen=True, tag="old_age"):
    """Every territory of two or more armies loses one."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(any(game.state.armies[t] > 1 for t in occupied(game)))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        lose_together(game, [(t, 1) for t in occupied(game) if game.state.armies[t] > 1])


class DeathsDoor(MiracleEffect, frozen=True, tag="deaths_door"):
    """The garrisons of all crypts and altars lose half; below, they go to the pools (G-12)."""

    def guarded(self, game: Game) -> list[int]:
        """Return the crypts and altars with two or more armies."""
        board, armies = game.rules.board, game.state.armies
        return [t for tag in (CRYPT, ALTAR) for t in fields(board, tag) if armies[t] > 1]

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(self.guarded(game))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        lose_together(game, [(t, game.state.armies[t] // 2) for t in self.guarded(game)])


class ContinentSuffers(MiracleEffect, frozen=True, tag="continent"):
    """On a random continent above water every territory loses ``armies``, or half of its armies if that is 0 (G-63, A-20)."""

    by_chance: ClassVar[bool] = True
    armies: int

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state, board = game.state, game.rules.board
        known = continents(state, board)
        region = known[game.dice.roll(len(known)) - 1]
        game.emit(ContinentStruck(play.card, region))
        hit = board.regions[region].members
        lose_together(game, [(t, self.armies or state.armies[t] // 2) for t in hit if state.armies[t]])


class MightyFallen(MiracleEffect, frozen=True, tag="mighty"):
    """The ``groups`` largest garrisons lose half; the player chooses among those tied for the last places."""

    groups: int

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,) * self.groups

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        armies = game.state.armies
        known = sorted(occupied(game), key=lambda t: -armies[t])
        if not known or armies[known[0]] < 2:
            return []
        count = min(self.groups, len(known))
        bound = armies[known[count - 1]]
        sure = [t for t in known if armies[t] > bound]
        tied = sorted(t for t in known if armies[t] == bound)
        if bound < 2:  # a single army loses nothing, so it doesn't matter which is named
            tied = tied[: count - len(sure)]
        return [tuple(sorted((*sure, *some))) for some in combinations(tied, count - len(sure))]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        lose_together(game, [(t, game.state.armies[t] // 2) for t in play.targets])


class FireRains(MiracleEffect, frozen=True, tag="fire_rains"):
    """A temple burns down; its territory and all neighbours lose an army each."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(temples(game.state))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state = game.state
        raze_temple(game, play.target)
        hit = [play.target, *ways(state, game.rules.board, play.target)]
        lose_together(game, [(t, 1) for t in hit if state.armies[t]])


class GodsForsake(MiracleEffect, frozen=True, tag="forsake"):
    """The spare plague marker comes into play, where there is neither plague nor temple, and strikes at once."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        state = game.state
        free = (t for t in dry(game) if not has_temple(state, t) and not plagued(state, t))
        return each(free) if spare_markers(state) else []

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        lay_plague(game, (play.target,))
        if game.state.armies[play.target]:
            strike(game, play.target, on_entry=False)


class ParadiseLost(MiracleEffect, frozen=True, tag="paradise"):
    """A plague marker moves to the land that a territory card shows; nobody suffers now."""

    by_chance: ClassVar[bool] = True

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(plague_lands(game.state))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        goal = turn_card(game)
        while plagued(game.state, goal):
            goal = turn_card(game)
        lift_plague(game, play.target)
        lay_plague(game, (goal,))


class AtlantisSinks(MiracleEffect, frozen=True, tag="sink"):
    """Atlantis goes under with all that is on it (G-122)."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(not waters(game.state).sunk)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state, board = game.state, game.rules.board
        lands = tuple(t for t, facts in enumerate(board.territories) if SINKS in facts.tags)
        for territory in lands:
            if plagued(state, territory):
                lift_plague(game, territory)
            if has_temple(state, territory):
                raze_temple(game, territory)
            lose_armies(game, territory, state.armies[territory])
        waters(state).sunk = True
        game.emit(RegionSunk(play.player, board.region_of[lands[0]], lands))


class WatersBoil(MiracleEffect, frozen=True, tag="boil"):
    """The maelstrom closes an open sea link (G-124)."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY, TERRITORY)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        if waters(game.state).maelstrom:
            return []
        return [tuple(link) for link in open_links(game.state, game.rules.board)]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        waters(game.state).maelstrom = sorted(play.targets)
        game.emit(LinkClosed(play.player, *sorted(play.targets)))
