"""What a miracle card does, as a small value: at what it can be aimed, and what it changes (G-57 to G-66, G-134, G-135).

A new effect is a subclass with its numbers as fields and a ``kind`` as tag, in one of the modules that ``catalogue.py``
loads; a row of ``resources/cards/godstorm.yaml`` uses it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from risk_desktop.engine.events import ArmiesPlaced
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY, GameState

from ..gods import GODS
from ..realms import earth, lands_of, sunken

TERRITORY, PLAYER, GOD, DECK, RELIC_NUMBER = "territory", "player", "god", "deck", "relic"
"""What the targets of a card are; a god is its place in GODS, a deck its place in DECKS, a relic its number."""
Targets = list[tuple[int, ...]]
JUST_SO: Targets = [()]
"""The only way to play a card without a target."""


class Front(Struct, frozen=True):
    """The invasion that a Sky card answers."""

    attacker: int
    origin: int
    target: int


class Miracle(Struct, frozen=True):
    """A card being played: who plays which card (its id) at which targets; ``front`` where it answers an invasion."""

    player: int
    card: str
    targets: tuple[int, ...]
    front: Front | None = None

    @property
    def target(self) -> int:
        """The first target."""
        return self.targets[0]

    @property
    def battle(self) -> Front:
        """The invasion, which there is."""
        assert self.front is not None
        return self.front


class MiracleEffect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of all effects. What must be asked is pushed in ``apply`` as steps; emptied land is settled after them (G-135)."""

    by_chance: ClassVar[bool] = False
    """Whether a die or a turned territory card decides what it does to the board."""

    def at(self) -> tuple[str, ...]:
        """Return what the targets are."""
        return ()

    def targets(self, game: Game, player: int, front: Front | None) -> Targets:
        """Return every way to aim the card now; none if it could change nothing (G-134)."""
        return JUST_SO

    def apply(self, game: Game, play: Miracle) -> None:
        """Do what the card says, or push the steps that do it."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """Return the word that names the class in the file."""
        return str(self.__struct_config__.tag)


def just_if(possible: object) -> Targets:
    """Return the only way to play a card without a target, if it is possible."""
    return JUST_SO if possible else []


def each(targets: Iterable[int]) -> Targets:
    """Return the ways to aim at one of ``targets``."""
    return [(target,) for target in sorted(targets)]


def own_lands(game: Game, player: int) -> list[int]:
    """Return the land of ``player`` on Ancient Earth."""
    return lands_of(game.state, game.rules.board, player)


def occupied(game: Game) -> list[int]:
    """Return the land on which armies stand, neutral ones too (G-65, G-136)."""
    return [t for t in earth(game.rules.board) if game.state.owner[t] != NOBODY]


def dry(game: Game) -> list[int]:
    """Return all land above water."""
    return [t for t in earth(game.rules.board) if not sunken(game.state, game.rules.board, t)]


def others(state: GameState, player: int) -> list[int]:
    """Return the other players who are still in the game; a neutral seat is none (G-136)."""
    return [other for other in range(state.players) if other != player and state.alive[other]]


def add_armies(game: Game, player: int, *parts: tuple[int, int]) -> None:
    """Put armies of the pool down: pairs of (territory, number)."""
    for territory, number in parts:
        game.state.armies[territory] += number
    game.emit(ArmiesPlaced(player, parts))


def god_number(kind: str) -> int:
    """Return the number that stands for a kind of god among the targets of a card."""
    return GODS.index(kind)
