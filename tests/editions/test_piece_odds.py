"""What a piece that can be put down would do for an attack."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.editions.common.piece_odds import likeliest_place, piece_odds
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.engine.game import Game
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number


def hiring() -> Game:
    """Return a game in which player 0 may hire anybody for Alberta, beside four units in Canada."""
    return about_to_play(phase="hire", position={"alberta": "0 6"})


def test_it_names_the_attack_that_it_helps_most_with_true_odds() -> None:
    game = hiring()
    asked = game.pending()
    assert asked is not None
    puts = [choice for choice in asked.options if isinstance(choice, PutPiece) and choice.kind != "station"]  # type: ignore[attr-defined]
    place = likeliest_place(game, asked.player, puts)
    put = next(each for each in puts if each.territory == place.territory)
    before = game.state.copy()
    odds = piece_odds(game, asked.player, put)
    assert game.state == before, "it only reckons"
    assert odds is not None and odds.after > odds.before
    assert odds.before == pytest.approx(odds_of(game, put.territory, odds.target).win)
    game.apply(put)
    assert odds.after == pytest.approx(odds_of(game, put.territory, odds.target).win)


def test_where_nobody_can_be_attacked_there_are_none() -> None:
    game = hiring()
    asked = game.pending()
    assert asked is not None
    inland = [
        choice
        for choice in asked.options  # type: ignore[attr-defined]
        if isinstance(choice, PutPiece)
        and all(
            game.state.owner[near] == asked.player or not game.state.armies[near]
            for near in game.rules.board.neighbours[choice.territory]
        )
    ]
    assert inland
    for put in inland:
        assert piece_odds(game, asked.player, put) is None


def test_a_change_that_nobody_pays_for_is_none() -> None:
    own = {"alberta": "0 6", "canada": "0 1", "continental_biospheres": "0 1"}
    for armies, told in ((14, True), (24, False)):
        game = about_to_play(phase="hire", position=own | {"northwestern_oil_emirate": f"1 {armies}"})
        asked, alberta, target = game.pending(), number(game, "alberta"), number(game, "northwestern_oil_emirate")
        assert asked is not None
        put, before = PutPiece("nuclear", alberta), odds_of(game, alberta, target).win
        assert (piece_odds(game, asked.player, put) is not None) == told
        game.apply(put)
        assert odds_of(game, alberta, target).win > before, "it helps a little all the same"
