"""Playing on from a place of a replay: a new game that begins as another one stood, with dice of its own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject

from risk_desktop import __version__
from risk_desktop.engine.game import Game
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SaveHeader
from risk_desktop.storage.recording import Recording
from risk_desktop.storage.replay import stands
from risk_desktop.storage.saves import SaveWriter, new_save_path

from .opening import Opened
from .replay import ReplaySource
from .session import GameSession

_SEED_BITS = 62


def playable_place(recording: Recording, place: int) -> int:
    """Return the last place up to ``place`` at which a game can be begun: not in the middle of what is being settled.

    -1 where there is none: the game is over there.
    """
    for number in range(place, -1, -1):
        state = recording.game_at(number).state
        if state.outcome is None and stands(recording.rules, state):
            return number
    return -1


def play_on(
    source: ReplaySource, place: int, kinds: Sequence[str], folder: Path, parent: QObject | None = None
) -> Opened:
    """Begin a copy of a game as it stood at a ``playable_place``, with new dice and its own save in ``folder``.

    ``kinds``: who plays each seat. The original is only read. Raises UnknownMap, MapError, OSError.
    """
    maps, recording = find_maps(source.table.boards), source.recording
    seed = secrets.randbits(_SEED_BITS)
    seats = tuple(replace(seat, kind=kind) for seat, kind in zip(source.table.seats, kinds, strict=True))
    table = replace(source.table, seats=seats, seed=seed, lent={})
    then = recording.game_at(place).snapshot()
    then.seed = seed
    game = Game(recording.rules, then)
    now = datetime.now(UTC).astimezone()
    header = SaveHeader(
        edition=table.edition,
        seats=table.seats,
        maps=saved_maps(maps),
        seed=seed,
        created=now.isoformat(timespec="seconds"),
        options=dict(recording.rules.options),
        program=__version__,
        teams=table.teams,
        neutrals=table.neutrals,
        hints=table.hints,
        copied=True,
    )
    folder.mkdir(parents=True, exist_ok=True)
    path = new_save_path(folder, table.edition, now)
    journal = Journal(SaveWriter(path, header))
    journal.begin(game)
    return Opened(GameSession(table, game, journal, parent=parent), source.boards, path)
