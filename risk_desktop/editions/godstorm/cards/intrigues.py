"""Miracles against what others have: hands, relics, temples, garrisons, lonely armies."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from risk_desktop.engine.events import TerritoryConquered
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY, Piece

from ...common.pieces import BY_CARD, PieceMoved
from ..afterlife import lose_armies
from ..gods import banish, gods_in
from ..plague import plagued
from ..temples import TEMPLE, has_temple, temples
from .asking import ChooseStolen
from .deck import DECKS, RELIC_DECK, hand_size
from .effect import (
    PLAYER,
    RELIC_NUMBER,
    TERRITORY,
    Front,
    Miracle,
    MiracleEffect,
    Targets,
    each,
    just_if,
    occupied,
    others,
    own_lands,
)
from .events import GarrisonsSwapped, HandDiscarded, MiracleRolled
from .relics import lose_relic, relic_owner


class VisionsReal(MiracleEffect, frozen=True, tag="visions"):
    """Look at a hand and take a card of it."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (PLAYER,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(other for other in others(game.state, player) if hand_size(game.state, other))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        game.push(ChooseStolen(play.player, play.target))


class CropsWither(MiracleEffect, frozen=True, tag="wither"):
    """A player, perhaps oneself, throws away his hand; his relics remain."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (PLAYER,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each((player, *others(game.state, player)))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        game.emit(HandDiscarded(play.target, hand_size(game.state, play.target)))
        for deck in DECKS:
            if deck != RELIC_DECK:
                pile = game.state.decks[deck]
                pile.discard += pile.hands[play.target]
                pile.hands[play.target] = []


class SirenCalls(MiracleEffect, frozen=True, tag="siren"):
    """An opponent exchanges the garrisons of two territories, armies and gods (A-36)."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY, TERRITORY)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return [pair for other in others(game.state, player) for pair in combinations(own_lands(game, other), 2)]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state, (a, b) = game.state, play.targets
        seat = state.owner[a]
        state.armies[a], state.armies[b] = state.armies[b], state.armies[a]
        swap = {a: b, b: a}
        going = [piece for piece in state.pieces if piece.territory in swap]
        state.pieces = [Piece(p.kind, p.player, swap.get(p.territory, p.territory)) for p in state.pieces]
        game.emit(GarrisonsSwapped(seat, a, b))
        for piece in going:
            game.emit(PieceMoved(seat, piece.kind, piece.territory, swap[piece.territory], BY_CARD))
        for territory in (a, b):
            if plagued(state, territory):
                banish(game, territory, "plague")


class TempleFalls(MiracleEffect, frozen=True, tag="temple_falls"):
    """A temple moves to another territory of the same player that has none."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY, TERRITORY)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        state = game.state
        owned = [t for t in sorted(temples(state)) if state.owner[t] != NOBODY and not state.is_neutral(state.owner[t])]
        return [(t, goal) for t in owned for goal in own_lands(game, state.owner[t]) if not has_temple(state, goal)]

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state, (origin, goal) = game.state, play.targets
        place = next(n for n, m in enumerate(state.markers) if (m.kind, m.territory) == (TEMPLE, origin))
        state.markers[place] = type(state.markers[place])(TEMPLE, goal)
        game.emit(PieceMoved(state.owner[goal], TEMPLE, origin, goal, BY_CARD))


class ShrinePlundered(MiracleEffect, frozen=True, tag="plunder"):
    """A relic of another player changes hands."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (RELIC_NUMBER,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        hands = game.state.decks[RELIC_DECK].hands
        return each(n for other in others(game.state, player) for n in hands[other])

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        if relic_owner(game.state, play.target) is not None:
            lose_relic(game, play.target, thief=play.player)


class OnlyAsh(MiracleEffect, frozen=True, tag="ash"):
    """A relic, perhaps an own one, is destroyed."""

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (RELIC_NUMBER,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return each(n for hand in game.state.decks[RELIC_DECK].hands for n in hand)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        if relic_owner(game.state, play.target) is not None:
            lose_relic(game, play.target)


class DiamondsToRust(MiracleEffect, frozen=True, tag="rust"):
    """Every relic is destroyed."""

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        return just_if(any(game.state.decks[RELIC_DECK].hands))

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        for number in sorted(n for hand in game.state.decks[RELIC_DECK].hands for n in hand):
            lose_relic(game, number)


class TrojanHorse(MiracleEffect, frozen=True, tag="trojan"):
    """A lonely enemy army dies; a die says how many own ones take its place. No invasion, no plague loss, no labor."""

    by_chance: ClassVar[bool] = True

    def at(self) -> tuple[str, ...]:
        """Say what the targets are."""
        return (TERRITORY,)

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim it now."""
        state = game.state
        return each(t for t in occupied(game) if state.owner[t] != player and state.armies[t] == 1)

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says."""
        state, target = game.state, play.target
        value = game.dice.roll(6)
        game.emit(MiracleRolled(play.player, play.card, target, value))
        loser = state.owner[target]
        lose_armies(game, target, 1)
        if gods_in(state, target):
            banish(game, target, "conquest")
        state.owner[target], state.armies[target] = play.player, value
        game.emit(TerritoryConquered(play.player, loser, target, target, value))
