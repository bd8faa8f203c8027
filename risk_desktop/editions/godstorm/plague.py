"""Plague lands: the markers, what they cost in step 5 and on entry, and how the first ones are found (G-17, G-67, G-94)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import DeckSpec, Module, OptionSpec
from risk_desktop.engine.state import GameState, Marker
from risk_desktop.engine.step import Step

from .realms import earth, sunken

PLAGUE = "plague"
"""Kind of the marker."""
TERRITORY_DECK = "territories"
"""The 42 territory cards; the jokers stay in the box (G-16)."""
MARKERS = 5
PLAGUE_LANDS = OptionSpec("plague_lands", 4, (0, 2, 4, 5), group="start", place=1)


class PlagueLaid(Event, frozen=True):
    """The plague broke out in these territories."""

    territories: tuple[int, ...]


class PlagueEnded(Event, frozen=True):
    """``territory`` is healthy again."""

    territory: int


class PlagueStruck(Event, frozen=True):
    """The plague killed ``armies`` of ``player`` in ``territory``; ``on_entry``: those who had just come in."""

    player: int
    territory: int
    armies: int
    on_entry: bool


def plagued(state: GameState, territory: int) -> bool:
    """Tell whether the plague rages in ``territory``."""
    return Marker(PLAGUE, territory) in state.markers


def plague_lands(state: GameState) -> list[int]:
    """Return where the plague rages."""
    return [marker.territory for marker in state.markers if marker.kind == PLAGUE]


def spare_markers(state: GameState) -> int:
    """Return how many plague markers aren't on the board."""
    return MARKERS - len(plague_lands(state))


def lay_plague(game: Game, territories: Sequence[int]) -> None:
    """Put markers down."""
    game.state.markers += [Marker(PLAGUE, territory) for territory in territories]
    if territories:
        game.emit(PlagueLaid(tuple(territories)))


def lift_plague(game: Game, territory: int) -> None:
    """Take the marker away; it is a spare one now."""
    game.state.markers.remove(Marker(PLAGUE, territory))
    game.emit(PlagueEnded(territory))


# --- territory cards --------------------------------------------------------------------------------------------------


def turn_card(game: Game) -> int:
    """Turn over territory cards until one shows land above water; all go back and are shuffled (G-9, G-123)."""
    lands, pile = earth(game.rules.board), game.state.decks[TERRITORY_DECK].draw
    drawn = next(lands[card] for card in reversed(pile) if not sunken(game.state, game.rules.board, lands[card]))
    shuffle(pile, game.dice)
    return drawn


class ShuffleMiracles(Step, frozen=True):
    """Shuffle the territory cards and every miracle deck (G-16)."""

    def run(self, game: Game) -> None:
        """Shuffle."""
        for deck in game.state.decks.values():
            shuffle(deck.draw, game.dice)


class LayPlague(Step, frozen=True):
    """Turn over territory cards: the plague rages there; then the cards go back (G-17)."""

    lands: int

    def run(self, game: Game) -> None:
        """Lay the markers."""
        lands, pile = earth(game.rules.board), game.state.decks[TERRITORY_DECK].draw
        lay_plague(game, [lands[card] for card in pile[::-1][: self.lands]])
        shuffle(pile, game.dice)


def plague_steps(game: Game) -> Sequence[Step]:
    """Return the first steps of the set-up."""
    return (ShuffleMiracles(), LayPlague(game.rules.number(PLAGUE_LANDS.key)))


def plague_is_on_earth(game: Game) -> bool:
    """Tell whether no more markers lie than there are, all of them on Ancient Earth."""
    lands = plague_lands(game.state)
    return len(lands) <= MARKERS and set(lands) <= set(earth(game.rules.board))


PLAGUES = Module(
    id=PLAGUE,
    markers=(PLAGUE,),
    validators=(plague_is_on_earth,),
    needs=("realms",),
    options=(PLAGUE_LANDS,),
    setup=(plague_steps,),
    decks=(DeckSpec(TERRITORY_DECK, lambda board: len(earth(board))),),
)
