"""Rules of the classic editions on the small board, and what its cards are called."""

from __future__ import annotations

from functools import partial

from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.rules import OptionValue, Rules
from tests.playing import islands_board

FIVE = ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast"]
SHUFFLE = (1,) * 7
"""Rolls that shuffle the eight cards of the small board."""


def small(edition: str, players: int = 3, board: Board | None = None, **options: OptionValue) -> Rules:
    """Return the rules of an edition, on the small board unless another is given."""
    return make_rules(edition, board or islands_board(), players, options)


original = partial(small, "original")
rising = partial(small, "rising-cards")
risiko = partial(small, "risiko")
swedish = partial(small, "secret-mission")
"""The rules of 2000."""
