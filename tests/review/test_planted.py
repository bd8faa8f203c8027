"""Errors that were planted are found, and what is right is left alone."""

from __future__ import annotations

import pytest

from risk_desktop.engine.view import view
from risk_desktop.review.report import size_of
from risk_desktop.review.valuation import Valuer
from tests.review.planted import PLANTED

GAMES = 8
SOME = list(PLANTED)[::4]
"""``python -m tests.soak.reviews planted`` looks at all of them."""


def test_there_are_forty():
    assert len(PLANTED) == 40


@pytest.mark.parametrize("name", SOME)
def test_a_planted_error_is_found(name):
    game, chosen, better = PLANTED[name]()
    asked = game.pending()
    assert asked is not None and chosen in asked.options and better in asked.options
    seen = view(game, asked.player)
    found = Valuer().compare(seen, chosen, GAMES)
    assert found.best != chosen and found.best in asked.options
    assert size_of(found.loss) in ("error", "blunder")
    assert found.effect[asked.player] == -found.loss.value
    assert size_of(Valuer().compare(seen, better, GAMES).loss) in ("none", "small")
