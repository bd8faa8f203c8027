"""What holds at every moment of a game of Godstorm."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.deck import DECKS, cards_of
from risk_desktop.editions.godstorm.conquest import OccupyLand
from risk_desktop.editions.godstorm.gods import GODS
from risk_desktop.editions.godstorm.plague import plague_lands
from risk_desktop.editions.godstorm.realms import on_earth
from risk_desktop.editions.godstorm.temples import MOST_TEMPLES, temples
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY


def settled(game: Game) -> bool:
    """Tell whether no conquest and no card is being dealt with."""
    return not any(isinstance(step, OccupyLand) or "Settle" in type(step).__name__ for step in game.state.stack)


def check_epoch(game: Game) -> None:
    """Check armies, gods, temples, plague, faith and cards."""
    state, board = game.state, game.rules.board
    assert min(state.slots["money"].held) >= 0
    assert min(state.slots["afterlife"].dead) >= 0
    assert min(state.armies) >= 0
    if settled(game):
        for territory, owner in enumerate(state.owner):
            assert (owner == NOBODY) == (state.armies[territory] == 0), board.territories[territory].id
    kinds = [(piece.player, piece.kind) for piece in state.pieces]
    assert len(set(kinds)) == len(kinds)
    for piece in state.pieces:
        assert piece.kind in GODS and on_earth(board, piece.territory)
        assert state.owner[piece.territory] == piece.player, piece
        assert state.alive[piece.player] and not state.is_neutral(piece.player)
    assert len(set(temples(state))) == len(temples(state)) <= MOST_TEMPLES
    assert len(set(plague_lands(state))) == len(plague_lands(state)) <= 5
    assert all(on_earth(board, marker.territory) for marker in state.markers)
    for deck in DECKS:
        pile = state.decks[deck]
        cards = [*pile.draw, *pile.discard, *pile.aside, *(card for hand in pile.hands for card in hand)]
        assert sorted(cards) == list(range(len(cards_of(deck))))
    for seat in range(state.seats):
        if not state.alive[seat]:
            assert seat not in state.owner
            assert state.slots["money"].held[seat] == state.slots["afterlife"].dead[seat] == 0
            assert not any(state.decks[deck].hands[seat] for deck in DECKS)
