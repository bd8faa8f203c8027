"""Miracles that give: armies, temples, faith, cards, and moves that need no path (G-125)."""

from __future__ import annotations

from typing import ClassVar

from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game

from ...common.money import money_of, receive
from ..gods import gods_in
from ..realms import fields_of
from ..temples import build_temple, has_temple, temple_left, temples_of
from .asking import ChooseFlight, ChooseNumber
from .deck import DECKS
from .drawing import draw_miracle
from .effect import DECK, TERRITORY, Front, Miracle, MiracleEffect, Targets, add_armies, each, just_if, own_lands
from .events import EpochTurnedBack, MiracleRolled


class HeroesBorn(MiracleEffect, frozen=True, tag="heroes"):
    """``armies`` reinforce one own territory."""

    armies: int

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(own_lands(game, player))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        add_armies(game, play.player, (play.target, self.armies))


class ChampionsArise(MiracleEffect, frozen=True, tag="champions"):
    """An army for every ``faith`` that the player has, in one own territory."""

    faith: int

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(own_lands(game, player)) if money_of(game.state, player) >= self.faith else []

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        number = money_of(game.state, play.player) // self.faith
        if number:
            add_armies(game, play.player, (play.target, number))


class PrayersAnswered(MiracleEffect, frozen=True, tag="prayers"):
    """A die says how many armies reinforce an own temple."""

    by_chance: ClassVar[bool] = True

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(temples_of(game.state, player))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        value = game.dice.roll(6)
        game.emit(MiracleRolled(play.player, play.card, play.target, value))
        add_armies(game, play.player, (play.target, value))


class FaithfulGather(MiracleEffect, frozen=True, tag="gather"):
    """Every own temple brings ``armies`` on the spot."""

    armies: int

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(temples_of(game.state, player))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        add_armies(game, play.player, *((t, self.armies) for t in temples_of(game.state, play.player)))


class StrengthOfFaith(MiracleEffect, frozen=True, tag="faith"):
    """Every own temple brings ``faith``."""

    faith: int

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(temples_of(game.state, player))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        temples = len(temples_of(game.state, play.player))
        receive(game, play.player, IncomeLine("temple", self.faith * temples))


class EmpireBorn(MiracleEffect, frozen=True, tag="empire"):
    """A temple on own land that has none."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        state = game.state
        return each(t for t in own_lands(game, player) if not has_temple(state, t)) if temple_left(state) else []

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        build_temple(game, play.player, play.target)


class FaithDelivers(MiracleEffect, frozen=True, tag="deliver"):
    """The top ``cards`` of a deck, whichever (A-31)."""

    cards: int

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (DECK,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(n for n, deck in enumerate(DECKS) if game.state.decks[deck].draw)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        for _ in range(self.cards):
            draw_miracle(game, play.player, DECKS[play.target])


class EaglesTakeWing(MiracleEffect, frozen=True, tag="eagles"):
    """Armies and gods fly from one own territory to another."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY, TERRITORY)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        state, own = game.state, own_lands(game, player)
        able = [t for t in own if state.armies[t] > 1 or gods_in(state, t)]
        return [(origin, goal) for origin in able for goal in own if goal != origin]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        game.push(ChooseFlight(play.player, *play.targets))


class DeadWalk(MiracleEffect, frozen=True, tag="dead_walk"):
    """Up to ``most`` armies rise from an own field to an own temple; one stays."""

    most: int

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY, TERRITORY)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        state, temples = game.state, temples_of(game.state, player)
        able = [t for t in fields_of(state, game.rules.board, player) if state.armies[t] > 1]
        return [(field, temple) for field in able for temple in temples]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        game.push(ChooseNumber(play, self.most))


class TimeStandsStill(MiracleEffect, frozen=True, tag="time"):
    """The epoch goes back by one; the round in progress is finished first (A-37)."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(game.state.round > 1)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        game.state.round -= 1
        game.emit(EpochTurnedBack(play.player, game.state.round))
