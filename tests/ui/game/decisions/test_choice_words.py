"""Choices in words: for hints, reviews and lists of answers."""

from __future__ import annotations

import pytest

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Amount, Choice, Pick
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.names import Names


@pytest.mark.parametrize(
    ("edition", "kind", "choice", "words"),
    [
        ("ad2210", "bid", Amount(3), "Bid 3"),
        ("ad2210", "bonus_card", Pick("land"), "Land deck"),
        ("godstorm", "pantheon", Pick("egyptians"), "Egyptians"),
        ("godstorm", "champion", Pick("war"), "God of War"),
        ("godstorm", "save_armies", Amount(2), "Save 2"),
        ("missions", "attack", Amount(2), "2"),
    ],
)
def test_a_number_or_a_name_says_what_it_stands_for(edition: str, kind: str, choice: Choice, words: str) -> None:
    boards = EDITIONS[edition].boards
    names = Names(Table(edition, (Seat("Anna"), Seat("Ben", colour=1)), boards=boards), find_maps(boards))
    assert words_of_choice(choice, names, kind=kind) == words
