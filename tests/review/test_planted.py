"""Errors that were planted are found, and what is right is left alone."""

from __future__ import annotations

import pytest

from risk_desktop.engine.view import view
from risk_desktop.review.report import size_of
from risk_desktop.review.valuation import Valuer
from tests.review.planted import PLANTED, a_mission_at_hand, an_open_capital

GAMES = 8


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_error_is_found(planted):
    game, chosen = planted()
    asked = game.pending()
    assert asked is not None and chosen in asked.options
    found = Valuer().compare(view(game, asked.player), chosen, GAMES)
    assert found.best != chosen and found.best in asked.options
    assert size_of(found.loss) in ("error", "blunder")
    assert found.effect[asked.player] == -found.loss.value


@pytest.mark.parametrize("planted", [an_open_capital, a_mission_at_hand])
def test_the_better_choice_is_no_error(planted):
    game, chosen = planted()
    seen = view(game, game.pending().player)
    better = Valuer().compare(seen, chosen, GAMES).best
    assert size_of(Valuer().compare(seen, better, GAMES).loss) == "none"
