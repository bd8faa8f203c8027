"""Sky cards: answers to an invasion of one's own land (G-59)."""

from __future__ import annotations

from typing import ClassVar

from risk_desktop.engine.game import Game

from ...common.pieces import BY_CARD
from ..afterlife import POOL, lose_armies
from ..deeds import deeds
from ..gods import GODS, banish, gods_in, move_gods
from ..realms import ways
from ..temples import build_temple, has_temple, temple_left, temples_of
from .asking import ChooseNumber
from .curses import lose_together
from .effect import (
    GOD,
    TERRITORY,
    Front,
    Miracle,
    MiracleEffect,
    Targets,
    add_armies,
    each,
    god_number,
    just_if,
    own_lands,
)
from .events import FireCalled, GroundHallowed, MiracleRolled


class EnemiesConvert(MiracleEffect, frozen=True, tag="convert"):
    """Up to ``armies`` attackers leave for their pool, and the defender gets as many."""

    armies: int

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        number = lose_armies(game, play.battle.origin, self.armies, POOL)
        if number:
            add_armies(game, play.player, (play.battle.target, number))


class IdolFalse(MiracleEffect, frozen=True, tag="idol"):
    """A god in the attacking territory is banished, whether he takes part or not."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (GOD,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(god_number(kind) for kind in gods_in(game.state, front.origin)) if front else []

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        banish(game, play.battle.origin, "miracle", (GODS[play.target],))


class FogLifts(MiracleEffect, frozen=True, tag="fog"):
    """Up to ``most`` armies come from another own territory, wherever it lies; one stays there."""

    most: int

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        armies, here = game.state.armies, front.target if front else -1
        return each(t for t in own_lands(game, player) if t != here and armies[t] > 1)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        game.push(ChooseNumber(play, self.most))


class TurnMeek(MiracleEffect, frozen=True, tag="meek"):
    """A god in the attacking territory is sent to a temple of the attacker elsewhere."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (GOD, TERRITORY)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        if front is None:
            return []
        goals = [t for t in temples_of(game.state, front.attacker) if t != front.origin]
        return [(god_number(kind), goal) for kind in gods_in(game.state, front.origin) for goal in goals]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        god, goal = play.targets
        front = play.battle
        if GODS[god] in gods_in(game.state, front.origin):
            move_gods(game, front.attacker, (GODS[god],), front.origin, goal, BY_CARD)


class FireSears(MiracleEffect, frozen=True, tag="fire_sears"):
    """The player's totals in god wars are ``bonus`` higher until the turn ends."""

    bonus: int

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        fire = deeds(game.state).fire
        fire[play.player] = fire.get(play.player, 0) + self.bonus
        game.emit(FireCalled(play.player, fire[play.player]))


class Plowshares(MiracleEffect, frozen=True, tag="plowshares"):
    """A die says how many attackers desert to their pool."""

    by_chance: ClassVar[bool] = True

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        value = game.dice.roll(6)
        game.emit(MiracleRolled(play.player, play.card, play.battle.origin, value))
        lose_armies(game, play.battle.origin, value, POOL)


class WorkersAmass(MiracleEffect, frozen=True, tag="workers"):
    """A temple for the attacked territory."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(front and temple_left(game.state) and not has_temple(game.state, front.target))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        build_temple(game, play.player, play.battle.target)


class BecomeWarriors(MiracleEffect, frozen=True, tag="warriors"):
    """``armies`` reinforce the attacked territory."""

    armies: int

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        add_armies(game, play.player, (play.battle.target, self.armies))


class LavaErupts(MiracleEffect, frozen=True, tag="lava"):
    """A die each for the attacking territory and its neighbours says how many armies die there."""

    by_chance: ClassVar[bool] = True

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state, origin = game.state, play.battle.origin
        losses = []
        for territory in (origin, *ways(state, game.rules.board, origin)):
            if state.armies[territory]:
                value = game.dice.roll(6)
                game.emit(MiracleRolled(play.player, play.card, territory, value))
                losses.append((territory, value))
        lose_together(game, losses)


class SacredGround(MiracleEffect, frozen=True, tag="sacred"):
    """The invasion is off, and nobody may attack this territory until the turn ends."""

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        deeds(game.state).sacred.append(play.battle.target)
        game.emit(GroundHallowed(play.player, play.battle.target))
