"""Makes save files for the tests: random games on the small board, written as the program writes them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from risk_desktop.editions.registry import start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game, Record
from risk_desktop.engine.rules import OptionValue
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SavedMap, SavedSeat, SaveHeader, sealed, unsealed
from risk_desktop.storage.saves import SaveWriter
from tests.playing import islands_board, world

OPTIONS: dict[str, OptionValue] = {"round_limit": 10, "start_armies": 20}


def header(seed: int = 7, players: int = 3, **changes: object) -> SaveHeader:
    """Return a header for the small board."""
    facts: dict[str, object] = {
        "edition": "world",
        "seats": tuple(
            SavedSeat(name, "human" if name == "Ada" else "easy", i) for i, name in enumerate(NAMES[:players])
        ),
        "maps": (SavedMap("islands", "0" * 64),),
        "seed": seed,
        "created": "2026-11-21T12:00:00+00:00",
        "options": OPTIONS,
        "program": "0.1.0",
    }
    return SaveHeader(**{**facts, **changes})


NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fin")


def begun(path: Path, seed: int = 7) -> tuple[Game, Journal]:
    """Return a new game and the journal that writes it to ``path``; the first position is written."""
    game = start_game(world(3, islands_board(), **OPTIONS), seed)
    journal = Journal(SaveWriter(path, header(seed)))
    journal.begin(game)
    game.take_events()
    return game, journal


def go_on(game: Game, journal: Journal | None, dice: SeededDice, most: int = 10_000) -> Iterator[Record]:
    """Play at random, at most ``most`` choices, and keep the journal; yield each record."""
    for _ in range(most):
        decision = game.pending()
        if decision is None:
            return
        record = game.apply(decision.options.sample(dice))
        events = game.take_events()
        if journal is not None:
            journal.record(record, game)
            if any(isinstance(event, TurnStarted) for event in events):
                journal.turn(game)
            if game.state.outcome is not None:
                journal.end(game)
        yield record


def play_on(game: Game, journal: Journal | None, dice: SeededDice, most: int = 10_000) -> None:
    """Play at random, at most ``most`` choices, and keep the journal."""
    for _ in go_on(game, journal, dice, most):
        pass


def written(path: Path, records: int = 10_000, seed: int = 7) -> Game:
    """Write a random game of at most ``records`` choices to ``path``; return the game as it stands."""
    game, journal = begun(path, seed)
    play_on(game, journal, SeededDice(seed + 1), records)
    journal.close()
    return game


def records_of(path: Path) -> int:
    """Return the number of record lines in a file."""
    return path.read_bytes().count(b'{"line":"record"')


def edit(path, number, **changes):
    """Change members of a line (numbered from 1) and give it a right checksum."""
    lines = path.read_bytes().splitlines(keepends=True)
    body = {**body_of(path, number), **changes}
    lines[number - 1] = sealed(json.dumps(body, separators=(",", ":")).encode())
    path.write_bytes(b"".join(lines))


def body_of(path, number):
    """Return the members of a line (numbered from 1) but its checksum."""
    return json.loads(unsealed(path.read_bytes().splitlines()[number - 1]))
