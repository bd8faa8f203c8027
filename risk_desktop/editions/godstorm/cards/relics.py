"""Relics: Magic cards that lie in front of their owner and work as long as they lie there (G-56, G-60)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from risk_desktop.engine.events import IncomeLine, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY, GameState

from .deck import DECKS, RELIC_DECK, MiracleSpec, cards_of
from .events import RelicLost

AEGIS = "magic_aegis_shield_of_athena"
CAULDRON = "magic_arawns_cauldron_of_life"
BOOK = "magic_the_book_of_the_dead"
EXCALIBUR = "magic_excalibur"
TEARS = "magic_freyas_tears_of_gold"
FLEECE = "magic_the_golden_fleece"
PYRAMIDS = "magic_the_great_pyramids"
GUNGNIR = "magic_gungnir_spear_of_odin"
MJOLNIR = "magic_mjolnir_hammer_of_thor"
PANDORA = "magic_pandoras_box"
SCALES = "magic_the_scales_of_osiris"
STONEHENGE = "magic_stonehenge"
TABLETS = "magic_the_tablets_of_destiny"
TREE = "magic_the_tree_of_life"
WINE = "magic_the_wine_of_eternal_life"


@cache
def relic_number(card: str) -> int:
    """Return the number of a relic in its deck; there is one copy of each."""
    return next(n for n, spec in enumerate(cards_of(RELIC_DECK)) if spec.id == card)


def has_relic(state: GameState, player: int, card: str) -> bool:
    """Tell whether ``player`` has the relic with this id in play."""
    return relic_number(card) in state.decks[RELIC_DECK].hands[player]


def relic_owner(state: GameState, number: int) -> int | None:
    """Return who has the relic with this number in play, None if nobody has."""
    hands = state.decks[RELIC_DECK].hands
    return next((seat for seat, hand in enumerate(hands) if number in hand), None)


def lose_relic(game: Game, number: int, thief: int = NOBODY) -> None:
    """Destroy a relic that somebody has, or give it to ``thief`` (G-66)."""
    pile = game.state.decks[RELIC_DECK]
    owner = relic_owner(game.state, number)
    assert owner is not None
    pile.hands[owner].remove(number)
    (pile.discard if thief == NOBODY else pile.hands[thief]).append(number)
    game.emit(RelicLost(owner, cards_of(RELIC_DECK)[number].id, number, thief))


def relics_of(state: GameState, player: int) -> list[MiracleSpec]:
    """Return the relics that ``player`` has in play."""
    cards = cards_of(RELIC_DECK)
    return [cards[n] for n in sorted(state.decks[RELIC_DECK].hands[player])]


def home_points(game: Game, player: int) -> Sequence[IncomeLine]:
    """A point for each own relic whose home territory is controlled (G-119)."""
    board, owner = game.rules.board, game.state.owner
    homes = [card.home for card in relics_of(game.state, player) if card.home]
    points = sum(owner[board.index(home)] == player for home in homes)
    return (IncomeLine("relics", points),) if points else ()


def discard_miracles(game: Game, event: PlayerEliminated) -> None:
    """A player who is out loses hand and relics; nobody gets them (G-96, A-27)."""
    for deck in DECKS:
        pile = game.state.decks[deck]
        pile.discard += pile.hands[event.player]
        pile.hands[event.player] = []
