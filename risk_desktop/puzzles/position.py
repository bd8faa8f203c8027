"""The position of a puzzle: from what its file holds to a game that can be played on."""

from __future__ import annotations

from functools import cache

from risk_desktop.editions.registry import find_edition, make_rules
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.view import View, determinize
from risk_desktop.maps.finder import load_boards
from risk_desktop.storage.codec import decode_state

from .schema import Puzzle


def boards_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return references to the boards that a puzzle is played on. UnknownEdition."""
    return find_edition(puzzle.edition).boards_with(puzzle.options)


def rules_of(puzzle: Puzzle) -> Rules:
    """Return the rules of a puzzle. UnknownEdition, BadPlayerCount, BadOption."""
    return _composed(puzzle.edition, boards_of(puzzle), puzzle.players, tuple(sorted(puzzle.options.items())))


@cache
def _composed(
    edition: str, boards: tuple[str, ...], players: int, options: tuple[tuple[str, OptionValue], ...]
) -> Rules:
    """Return rules that many puzzles share: to compose them takes longer than anything else of reading a puzzle."""
    return make_rules(edition, load_boards(boards), players, dict(options))


def seen_in(puzzle: Puzzle) -> View:
    """Return what the player of a puzzle sees. As ``rules_of``; CodecError."""
    return View(puzzle.player, decode_state(puzzle.state), rules_of(puzzle))


def begin(puzzle: Puzzle, seed: int) -> Game:
    """Return the game of a puzzle: ``seed`` gives its dice, and what the player doesn't know. As ``seen_in``."""
    return determinize(seen_in(puzzle), SeededDice(seed))
