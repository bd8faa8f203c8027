"""Plays the games of ``simulate``, here or in several processes; each game depends on nothing but its number."""

from __future__ import annotations

import concurrent.futures
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import islice
from multiprocessing.util import Finalize
from pathlib import Path
from types import FrameType
from typing import TypeVar

from msgspec import Struct

from risk_desktop import __version__
from risk_desktop.ai.clock import Clock
from risk_desktop.ai.league import EndlessGame, OnRecord, play_game, seats_of
from risk_desktop.ai.luck import dice_seed, seed_of
from risk_desktop.ai.player import Fault, Opponent, make_opponent
from risk_desktop.bots.bot import Limits
from risk_desktop.bots.commands import is_outside, short_name
from risk_desktop.bots.crew import Crew
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game, Record
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.maps.graph import to_board
from risk_desktop.storage.boards import find_maps, saved_maps
from risk_desktop.storage.faults import fault_key, fault_name
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SavedMap, SavedSeat, SaveHeader
from risk_desktop.storage.saves import SUFFIX, SaveWriter

from .card_counts import CardCounter, CardRow
from .standings import FinalCount, FinalStanding

Row = TypeVar("Row")
Task = TypeVar("Task")

_crew = Crew()
"""The outside programs of this process, kept from game to game."""

_AHEAD = 4
"""Games handed out ahead for each worker."""
DECISION_SECONDS = 60.0
"""When a search has to end with the best that it has. Far above what one takes, so that games stay repeatable."""


class Unsaved(Exception):
    """A game could not be saved: the file ``path``, the key of a text that says ``why``, and the system's own ``fault``."""

    def __init__(self, path: str, why: str, fault: str) -> None:
        super().__init__(path, why, fault)
        self.path, self.why, self.fault = path, why, fault


class Match(Struct, frozen=True):
    """What is played: ``ais`` are levels or ``bot:COMMAND``, repeated round the seats.

    ``folder`` is where saves go ("" for none), ``limits`` the time that outside programs have; ``board`` refers to the
    board of land that is played on ("": the boards of the edition). ``cards``: command cards are counted.
    ``secret``: keeps outside programs from guessing the dice, in a run with them; b"" for none.
    """

    edition: str
    players: int
    seed: int
    ais: tuple[str, ...]
    options: tuple[tuple[str, OptionValue], ...] = ()
    folder: str = ""
    created: str = ""
    limits: Limits = Limits()
    board: str = ""
    cards: bool = False
    secret: bytes = b""

    def dice(self, number: int) -> int:
        """Return the seed of the dice of game ``number``."""
        return dice_seed(self.seed + number, self.secret) if self.secret else self.seed + number

    @property
    def boards(self) -> tuple[str, ...]:
        """References to the boards that are played on."""
        return (self.board,) if self.board else find_edition(self.edition).boards_with(dict(self.options))


class Trouble(Struct, frozen=True):
    """What went wrong ``times`` times with the opponent at ``place`` in the list; ``detail`` tells of the first time."""

    place: int
    kind: str
    times: int
    detail: str


class GameRow(Struct, frozen=True):
    """How one game went: ``winners`` are places in ``ais``; an endless game is not ``finished``.

    ``standings``: by seat, where points decide.
    """

    number: int
    finished: bool
    winners: tuple[int, ...] = ()
    rounds: int = 0
    decisions: int = 0
    illegal: int = 0
    faults: int = 0
    troubles: tuple[Trouble, ...] = ()
    cards: tuple[CardRow, ...] = ()
    standings: tuple[FinalStanding, ...] = ()


def play_all(play: Callable[[Task], Row], numbers: Sequence[Task], workers: int) -> Iterator[Row]:
    """Play games in ``workers`` processes (1: in this one); yield each when it is done. Their order is any.

    ``play`` plays one and is sent to the processes; it is told which by one of ``numbers``, or by what else stands there.
    Unsaved ends all of them.
    """
    if min(workers, len(numbers)) <= 1:
        try:
            yield from map(play, numbers)
        finally:
            _crew.close()
        return
    pool = concurrent.futures.ProcessPoolExecutor(
        min(workers, len(numbers)), mp_context=multiprocessing.get_context("spawn"), initializer=follow_parent
    )
    try:
        with interrupts_noted() as stopped:
            yield from _in_turn(pool, play, numbers, _AHEAD * workers, stopped)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    pool.shutdown()


def _in_turn(
    pool: concurrent.futures.ProcessPoolExecutor,
    play: Callable[[Task], Row],
    numbers: Sequence[Task],
    ahead: int,
    stopped: threading.Event,
) -> Iterator[Row]:
    """Yield the games as they are done, with at most ``ahead`` of them handed out; KeyboardInterrupt once ``stopped``."""
    left = iter(numbers)
    waiting = {pool.submit(play, number) for number in islice(left, ahead)}
    while waiting:
        done, waiting = concurrent.futures.wait(waiting, 0.2, concurrent.futures.FIRST_COMPLETED)
        if stopped.is_set():
            raise KeyboardInterrupt
        waiting |= {pool.submit(play, number) for number in islice(left, len(done))}
        for game in done:
            yield game.result()


@contextmanager
def interrupts_noted() -> Iterator[threading.Event]:
    """Give an event that Ctrl-C sets: raised in the middle of handing out games it could leave the pool locked."""
    stopped = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return
    before = signal.signal(signal.SIGINT, lambda *_: stopped.set())
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def follow_parent() -> None:
    """Prepare a worker: leave Ctrl-C to the parent, and end when the parent ends, however that happens.


    Outside programs end with the worker. What is worth telling comes back with the games, so nothing is logged to the
    terminal.
    """
    logging.getLogger("risk_desktop").addHandler(logging.NullHandler())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    Finalize(None, _crew.close, exitpriority=10)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            leave()

    threading.Thread(target=watch, daemon=True).start()


def leave(number: int = 0, frame: FrameType | None = None) -> None:
    """End this worker at once, also as the handler of a signal."""
    _crew.kill()
    os._exit(1)


def play_one(match: Match, number: int, watch: OnRecord | None = None) -> GameRow:
    """Play game ``number`` of ``match``. Unsaved. ``watch`` is called after every choice, if no save is written."""
    rules, _ = _rules_and_maps(match)
    levels = seats_of(number, match.ais, match.players)
    clock = Clock(DECISION_SECONDS)
    opponents = _opponents(match, number, rules, levels, clock)
    journal = _journal(match, number, levels) if match.folder else None
    try:
        listener = watch if journal is None else _listener(journal)
        cards, count = CardCounter(), FinalCount()
        watchers = [count.note, *([cards.note] if match.cards else ()), *([listener] if listener else ())]
        result = play_game(rules, opponents, match.dice(number), _one_by_one(watchers), clock)
    except EndlessGame:
        return GameRow(number, finished=False)
    finally:
        if journal is not None:
            journal.close()
    entries = [(seat + number) % len(match.ais) for seat in range(match.players)]
    return GameRow(
        number,
        True,
        tuple(sorted({entries[seat] for seat in result.winners})),
        result.rounds,
        result.decisions,
        result.illegal,
        result.faults,
        gathered([(entries[seat], fault) for seat, fault in result.troubles]),
        cards.rows(result.winners, entries) if match.cards else (),
        count.rows(entries),
    )


def _one_by_one(watchers: Sequence[OnRecord]) -> OnRecord:
    """Return what lets all ``watchers`` look; a journal, which takes the events away, has to be the last."""

    def on_record(game: Game, record: Record) -> None:
        for watch in watchers:
            watch(game, record)

    return on_record


def gathered(faults: Sequence[tuple[int, Fault]]) -> tuple[Trouble, ...]:
    """Return (place, fault) pairs as one Trouble for each kind of fault at each place, in order."""
    found: dict[tuple[int, str], list[Fault]] = {}
    for place, fault in faults:
        found.setdefault((place, fault.kind), []).append(fault)
    return tuple(Trouble(*key, len(group), group[0].detail) for key, group in sorted(found.items()))


def _opponents(match: Match, number: int, rules: Rules, levels: Sequence[str], clock: Clock) -> list[Opponent]:
    """Return who plays game ``number``, by seat; the same seed for a seat whether it is played inside or outside."""
    bots = _crew.of(levels, match.limits)
    seeds = [seed_of(match.seed + number, seat, match.secret) for seat in range(len(levels))]
    for seat, bot in bots.items():
        bot.begin(rules, seat, seeds[seat])
    return [bots[s] if s in bots else make_opponent(level, seeds[s], clock=clock) for s, level in enumerate(levels)]


def save_path(match: Match, number: int) -> Path:
    """Return where game ``number`` is saved."""
    return Path(match.folder) / f"{match.edition}-{match.players}p-{match.seed}-{number:05d}{SUFFIX}"


@cache
def _rules_and_maps(match: Match) -> tuple[Rules, tuple[SavedMap, ...]]:
    maps = find_maps(match.boards)
    return make_rules(match.edition, to_board(maps), match.players, dict(match.options)), saved_maps(maps)


def _journal(match: Match, number: int, levels: tuple[str, ...]) -> Journal:
    """Start the save of a game with the position before its first choice."""
    rules, maps = _rules_and_maps(match)
    names = [short_name(level) if is_outside(level) else level for level in levels]
    seats = tuple(SavedSeat(f"{names[seat]} {seat + 1}", level, seat) for seat, level in enumerate(levels))
    seed = match.dice(number)
    header = SaveHeader(match.edition, seats, maps, seed, match.created, dict(rules.options), program=__version__)
    path = save_path(match, number)
    try:
        journal = Journal(SaveWriter(path, header))
    except OSError as fault:
        raise Unsaved(str(path), fault_key(fault), fault_name(fault)) from None
    journal.begin(start_game(rules, seed))
    _check(journal)
    return journal


def _check(journal: Journal) -> None:
    """Raise Unsaved if the last line could not be written: a save with a gap is worth nothing here."""
    if journal.problem is not None:
        journal.close()
        why, fault = (str(journal.problem.params[name]) for name in ("why", "fault"))
        raise Unsaved(str(journal.writer.path), why, fault)


def _listener(journal: Journal) -> OnRecord:
    """Return what keeps the journal while a game is played."""

    def on_record(game: Game, record: Record) -> None:
        journal.record(record, game)
        _check(journal)
        if any(isinstance(event, TurnStarted) for event in game.take_events()):
            journal.turn(game)
            _check(journal)
        if game.state.outcome is not None:
            journal.end(game)
            _check(journal)

    return on_record
