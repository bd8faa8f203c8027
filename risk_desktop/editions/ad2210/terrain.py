"""Land, water and moon, landing sites, and land that is devastated for the whole game (AD-A-3, AD-B-3, AD-Q-3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from risk_desktop.engine.board import Board
from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import DeckSpec, Module, OptionSpec
from risk_desktop.engine.state import NOBODY, GameState, Marker
from risk_desktop.engine.step import Step

DEVASTATION = "devastation"
"""Kind of the marker of land that is out of the game."""
LAND, WATER, MOON = "land", "water", "moon"
TERRAINS = (LAND, WATER, MOON)
LANDING_SITE = "landing_site"
"""Tag of the moon territories that can be reached from Earth."""
DEVASTATED = OptionSpec("devastated_lands", 4, (0, 2, 4, 6, 8), group="start", place=1)
PRINTED_BOARD = OptionSpec("printed_board", "no", ("no", "yes"), group="start", place=3)
"""Whether it is played on the Earth as its board shows it, without the border that only the rulebook tells of (AMB-15)."""


class LandsDevastated(Event, frozen=True):
    """These territories are out of the game."""

    territories: tuple[int, ...]


def deserts(state: GameState) -> set[int]:
    """Return the devastated territories."""
    return {marker.territory for marker in state.markers if marker.kind == DEVASTATION}


def terrain_of(board: Board, territory: int) -> str:
    """Return "land", "water" or "moon"."""
    return board.territories[territory].terrain


@lru_cache(maxsize=64)
def of_terrain(board: Board, terrain: str) -> tuple[int, ...]:
    """Return all territories of a terrain; the number of a territory card is the place in this list."""
    return tuple(t for t, facts in enumerate(board.territories) if facts.terrain == terrain)


@lru_cache(maxsize=16)
def landing_sites(board: Board) -> tuple[int, ...]:
    """Return where one lands on the Moon."""
    return tuple(t for t, facts in enumerate(board.territories) if LANDING_SITE in facts.tags)


# --- territory cards --------------------------------------------------------------------------------------------------


def card_deck(terrain: str) -> str:
    """Return the name of the deck of territory cards of a terrain."""
    return f"{terrain}_territories"


def draw_territory(game: Game, terrain: str) -> int | None:
    """Turn over the top territory card and discard it; return the territory, None if the deck is empty (AD-H-5)."""
    deck = game.state.decks[card_deck(terrain)]
    if not deck.draw:
        return None
    card = deck.draw.pop()
    deck.discard.append(card)
    return of_terrain(game.rules.board, terrain)[card]


class ShuffleDecks(Step, frozen=True):
    """Shuffle every deck, those of command cards too (AD-B-2); the wild and blank cards aren't in them."""

    def run(self, game: Game) -> None:
        """Shuffle."""
        for deck in game.state.decks.values():
            shuffle(deck.draw, game.dice)


class Devastate(Step, frozen=True):
    """Turn over land cards: those territories are impassable, and their cards leave the game (AD-B-3)."""

    lands: int

    def run(self, game: Game) -> None:
        """Lay the markers."""
        drawn = [draw_territory(game, LAND) for _ in range(self.lands)]
        hit = tuple(territory for territory in drawn if territory is not None)
        game.state.markers += [Marker(DEVASTATION, territory) for territory in hit]
        if hit:
            game.emit(LandsDevastated(hit))


def devastation_steps(game: Game) -> Sequence[Step]:
    """Return the first steps of the set-up."""
    return (ShuffleDecks(), Devastate(game.rules.number(DEVASTATED.key)))


def territory_deck(terrain: str) -> DeckSpec:
    """Return the deck of a terrain: a card for each of its territories."""
    return DeckSpec(card_deck(terrain), lambda board: len(of_terrain(board, terrain)))


def deserts_are_empty(game: Game) -> bool:
    """Tell whether nobody holds devastated land."""
    return all(game.state.owner[territory] == NOBODY for territory in deserts(game.state))


def has_all_terrains(board: Board) -> bool:
    """Tell whether there are land, water and a Moon with sites to land on (AD-A-3)."""
    return all(of_terrain(board, terrain) for terrain in TERRAINS) and bool(landing_sites(board))


TERRAIN = Module(
    id="terrain",
    fits=has_all_terrains,
    markers=(DEVASTATION,),
    validators=(deserts_are_empty,),
    needs=("turns",),
    options=(DEVASTATED, PRINTED_BOARD),
    setup=(devastation_steps,),
    decks=tuple(territory_deck(terrain) for terrain in TERRAINS),
)
