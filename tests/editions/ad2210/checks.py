"""What holds at every moment of a game of 2210."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.playing import SettleCard
from risk_desktop.editions.ad2210.casualties import ChooseFallen
from risk_desktop.editions.ad2210.roll import AfterRoll
from risk_desktop.editions.ad2210.terrain import deserts, terrain_of
from risk_desktop.editions.ad2210.units import COMMANDERS, MOST_STATIONS, STATION
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY

UNSETTLED = (ChooseFallen, AfterRoll, SettleCard)
"""While these wait, units have been counted down that are still to be chosen."""


def settled(game: Game) -> bool:
    """Tell whether no losses are being dealt with."""
    return not any(isinstance(step, UNSETTLED) for step in game.state.stack)


def check_year(game: Game) -> None:
    """Check units, pieces, energy, deserts and cards."""
    state, board = game.state, game.rules.board
    assert min(state.slots["money"].held) >= 0
    assert min(state.armies) >= 0
    check_pieces(game)
    for territory in deserts(state):
        assert (state.owner[territory], state.armies[territory]) == (NOBODY, 0)
    if settled(game):
        for territory, owner in enumerate(state.owner):
            kinds = [piece.kind for piece in state.pieces if piece.territory == territory]
            leaders = [kind for kind in kinds if kind in COMMANDERS]
            assert state.armies[territory] >= len(leaders)
            assert (owner == NOBODY) == (not state.armies[territory] and STATION not in kinds)
    for terrain in ("land", "water", "moon"):
        held = [card for hand in state.decks[f"{terrain}_territories"].hands for card in hand]
        assert len(held) <= 3 or HIDDEN in held
    assert all(terrain_of(board, piece.territory) == "land" for piece in state.pieces if piece.kind == STATION)


def check_pieces(game: Game) -> None:
    """One commander of each kind for a player, four stations, one in a territory, all of its owner."""
    state = game.state
    commanders = [(piece.player, piece.kind) for piece in state.pieces if piece.kind in COMMANDERS]
    assert len(set(commanders)) == len(commanders)
    stations = [piece for piece in state.pieces if piece.kind == STATION]
    assert len({piece.territory for piece in stations}) == len(stations)
    for player in range(state.seats):
        assert sum(piece.player == player for piece in stations) <= MOST_STATIONS
    for piece in state.pieces:
        assert state.owner[piece.territory] == piece.player, piece
        assert state.alive[piece.player]
