"""Choices in words: for hints, reviews and lists of answers."""

from __future__ import annotations

import pytest

from risk_desktop.controller.table import Seat, Table
from risk_desktop.editions.ad2210.cards.aims import Remove
from risk_desktop.editions.ad2210.invasion import RollWith
from risk_desktop.editions.common.bidding import TakeMarker
from risk_desktop.editions.common.pieces import LedBlitz, LedMoveIn, PutPiece
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Amount, Choice, Pass, Pick, Place
from risk_desktop.i18n import words_of
from risk_desktop.storage.boards import find_maps
from risk_desktop.ui.game.decisions.words import words_of_choice
from risk_desktop.ui.names import Names


@pytest.mark.parametrize(
    ("edition", "kind", "choice", "words"),
    [
        ("ad2210", "bid", Amount(3), "Bid 3"),
        ("ad2210", "bonus_card", Pick("land"), "Draw from: Land deck"),
        ("ad2210", "turn_marker", TakeMarker(2), "Place 2 in the turn order"),
        ("ad2210", "hire", PutPiece("station", 0), "Hire: Space Station on Northwestern Oil Emirate"),
        ("ad2210", "reaction", Pass(), "Play no card"),
        ("ad2210", "attack_dice", RollWith(1), "Roll 1 six-sided die"),
        ("ad2210", "remove_mods", Remove(((0, 2),)), "Remove: Northwestern Oil Emirate −2"),
        ("godstorm", "pantheon", Pick("egyptians"), "Lead the Egyptians"),
        ("godstorm", "champion", Pick("war"), "Fight with God of War"),
        ("godstorm", "champion", Pass(), "Break off"),
        ("godstorm", "book", Pick("magic_the_book_of_the_dead"), "Trade 2 armies for 4 faith"),
        ("godstorm", "book", Pass(), "Keep the armies"),
        ("godstorm", "press", Pass(), "Break off the invasion"),
        ("godstorm", "occupy", LedMoveIn(2, ()), "Move in with 2, without a god"),
        ("godstorm", "attack", LedBlitz(0, 1, 1, ()), "Attack Thracia from Dacia until 1 is left, without a god"),
        ("godstorm", "leave_afterlife", Pass(), "Stay in the Afterlife"),
        ("godstorm", "save_armies", Amount(2), "Save 2"),
        ("missions", "attack", Amount(2), "2"),
        ("missions", "attack", Pass(), "End the attacks"),
        ("missions", "claim_mission", Pass(), "Keep the mission secret"),
        ("world", "reinforce", Place(((0, 3), (1, 1))), "Place: Alaska +3, Northwest Territory +1"),
        ("world-allies", "bribe", Pass(), "Bribe nobody"),
    ],
)
def test_a_choice_says_what_it_is_to_somebody_who_reads_nothing_else(
    edition: str, kind: str, choice: Choice, words: str
) -> None:
    boards = EDITIONS[edition].boards
    names = Names(Table(edition, (Seat("Anna"), Seat("Ben", colour=1)), boards=boards), find_maps(boards))
    with words_of(edition):
        assert words_of_choice(choice, names, kind=kind) == words
