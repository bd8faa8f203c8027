"""Games for profiles: played to their ends at random and kept, or only told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.maps.graph import to_board
from risk_desktop.profile.record import GameRecord, SeatRecord
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SavedSeat, SaveHeader
from risk_desktop.storage.saves import SaveWriter
from tests.playing import bold_choice
from tests.saves.make import NAMES, QUICK

CREATED = "2026-11-22T20:00:00+00:00"


def write_game(
    path: Path,
    edition: str = "world",
    people: Sequence[str] = ("Ada",),
    seed: int = 5,
    created: str = CREATED,
    most: int = 100_000,
    copied: bool = False,
    passes: Mapping[int, tuple[int, str]] | None = None,
) -> tuple[Game, Journal]:
    """Play a game of a rule set at random to its end, or to ``most`` choices, and keep it; the journal is still open.

    The first seats are those of ``people``, easy opponents have the others. ``passes``: after how many choices a seat is passed.
    """
    found = find_edition(edition)
    maps = find_maps(found.boards)
    known = {spec.key: spec.values for module in found.modules for spec in module.options}
    options = {key: value for key, value in QUICK.items() if value in known.get(key, ())}
    names = [*people, *NAMES[len(people) :]][: max(found.players[0], len(people))]
    seats = tuple(SavedSeat(name, "human" if name in people else "easy", n) for n, name in enumerate(names))
    path.parent.mkdir(parents=True, exist_ok=True)
    header = SaveHeader(edition, seats, saved_maps(maps), seed, created, options, copied=copied)
    game = start_game(make_rules(edition, to_board(maps), len(seats), options), seed)
    journal = Journal(SaveWriter(path, header))
    journal.begin(game)
    game.take_events()
    dice = SeededDice(seed + 1)
    for number in range(most):
        if passes is not None and number in passes:
            journal.seat(*passes[number])
        decision = game.pending()
        if decision is None:
            journal.end(game)
            break
        journal.record(game.apply(bold_choice(decision, dice)), game)
        if any(isinstance(event, TurnStarted) for event in game.take_events()):
            journal.turn(game)
    return game, journal


def finish(path: Path, edition: str = "world", **facts: object) -> Game:
    """Write a game that is over and close it."""
    game, journal = write_game(path, edition, **facts)  # type: ignore[arg-type]
    journal.close()
    return game


def told(number: int, *seats: SeatRecord, edition: str = "world", **facts: object) -> GameRecord:
    """Return the record of a game: the day of the month is its number."""
    created = f"2026-03-{number:02}T20:00:00+00:00"
    known: dict[str, object] = {"choices": 10, "rounds": 5, "reason": "conquest"}
    return GameRecord(f"{created}/{number}", f"{number}.risk", edition, created, seats=seats, **{**known, **facts})  # type: ignore[arg-type]


def seats(*who: tuple[str, str], luck: float = 0.0) -> tuple[SeatRecord, ...]:
    """Return seats in the order of their places: a name and who plays it."""
    return tuple(
        SeatRecord(name, kind, n, n, float(n + 1), n == 0, luck=luck if kind == "human" else 0.0)
        for n, (name, kind) in enumerate(who)
    )
