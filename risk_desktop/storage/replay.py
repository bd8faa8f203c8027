"""From a save back to a running game: go on at its end, or play it again from its beginning.

Where a record doesn't hold, the game goes on from a later position; the file itself is mended by ``mending.py``.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from risk_desktop.editions.common.hints import HintGiven
from risk_desktop.editions.common.seats import RESIGNED, pass_seat
from risk_desktop.editions.common.standing import check_standing
from risk_desktop.editions.edition import OwnCardsError
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.dice import ScriptedDiceExhausted, SeededDice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game, IllegalChoice
from risk_desktop.engine.rules import BoardUnfit, Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.validation import InvalidState
from risk_desktop.maps.problems import Problem

from .codec import CodecError, decode_state, state_hash
from .lines import SnapshotLine
from .reading import DAMAGED, CancelledError, LoadedSave, Progress, SavedPosition, SavedRecord, SaveError, unwatched

log = logging.getLogger(__name__)

EDITED = "storage.edited"
"""Key of the problem that a position was changed by somebody."""
_LOST = "storage.record_lost"
_RECORDS_A_STEP = 64
_NOT_BEGUN = -1


class RecordedDice(SeededDice):
    """Dice that show what was recorded, while their seed walks along as it did then."""

    __slots__ = ("_script",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._script: list[int] = []

    def expect(self, rolls: Sequence[int]) -> None:
        """Show ``rolls`` next."""
        self._script = list(reversed(rolls))

    def roll(self, sides: int) -> int:
        """Return the next recorded roll; ScriptedDiceExhausted if there is none or it is not on the die."""
        log, self.log = self.log, None
        super().roll(sides)
        self.log = log
        value = self._script.pop() if self._script else 0
        if not 1 <= value <= sides:
            raise ScriptedDiceExhausted(f"{value} is not on a d{sides}")
        if log is not None:
            log.append(value)
        return value


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game to go on with: after how many ``records``, and the ``problems`` that kept it from the very end.

    ``whole``: it was played again from its beginning, so that all of its past is known.
    """

    game: Game
    records: int
    problems: list[Problem] = field(default_factory=list)
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """One step of a replay: the record (None for the set-up before the first one), its events, the game after it."""

    number: int
    saved: SavedRecord | None
    events: list[Event]
    game: Game


class ReplayFault(Exception):
    """A record that doesn't lead where it led when it was written; ``problem`` says which line and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.key, problem.line)
        self.problem = problem


def untold(played: Played) -> None:
    """Nobody wants to hear what happened."""


def resume(
    loaded: LoadedSave, board: Board, told: Callable[[Played], None] = untold, progress: Progress = unwatched
) -> Resumed:
    """Return the game of ``loaded`` as far as its records hold good; SaveError if not even its beginning does.

    It is played again from its beginning, and ``told`` hears of each step. Where that doesn't lead to its end, it goes on
    from the last position in the file that makes sense.
    """
    rules = rules_of(loaded, board)
    try:
        return _resumed(loaded, rules, told, progress)
    except (SaveError, CancelledError):
        raise
    except Exception as fault:
        # What has been looked through makes no trouble: this is a fault of ours, found by a file that nobody wrote.
        log.exception("%s: loading it fails", loaded.path)
        raise SaveError(loaded.path, Problem("storage.state_unfit")) from fault


def _resumed(loaded: LoadedSave, rules: Rules, told: Callable[[Played], None], progress: Progress) -> Resumed:
    """Play from the beginning as far as that leads, else go on from a position behind it."""
    done, problems = _NOT_BEGUN, list(loaded.problems)
    try:
        for played in replayed(loaded, rules):
            told(played)
            done, game = played.number, played.game
            if done % _RECORDS_A_STEP == 0:
                progress(done / max(1, loaded.total))
        return Resumed(_living(rules, game.snapshot()), done, problems, whole=True)
    except ReplayFault as fault:
        log.warning("%s: it can't be played again from its beginning: %s", loaded.path, fault)
        found, behind = _later_position(loaded, rules, done), fault
    if found is None and done == _NOT_BEGUN:
        raise SaveError(loaded.path, Problem("storage.state_unfit"))
    if found is None:
        # Nothing leads further: as far as it goes.
        if behind.problem.key != _LOST:
            problems.append(behind.problem)
        steps = replayed(loaded, rules)
        for _ in range(done + 1):
            game = next(steps).game
        return Resumed(_living(rules, game.snapshot()), done, problems, whole=True)
    if found.edited:
        loaded.unusable.discard(found.number)
        problems = [problem for problem in problems if (problem.key, problem.line) != (DAMAGED, found.number)]
        problems.append(Problem(EDITED, {"number": found.number}, found.number))
    return _on_from(loaded, rules, found, problems)


def _later_position(loaded: LoadedSave, rules: Rules, done: int) -> SavedPosition | None:
    """Return the last position behind ``done`` records that makes sense to the rules; None if there is none."""
    for found in loaded.positions():
        if found.at > done:
            try:
                check_standing(rules, found.state)
            except InvalidState as fault:
                log.warning("%s:%d: %s", loaded.path, found.number, fault)
            else:
                return found
    return None


def _on_from(loaded: LoadedSave, rules: Rules, found: SavedPosition, problems: list[Problem]) -> Resumed:
    """Go on from a position with the records behind it, as far as they hold good."""
    game, done = _recorded(rules, found.state), found.at
    happen_beside(loaded, done, game)
    for saved in loaded.records_since(found.at):
        before = game.snapshot()
        try:
            step(game, saved)
        except ReplayFault as fault:
            return Resumed(_living(rules, before), done, [*problems, fault.problem])
        done += 1
        happen_beside(loaded, done, game)
    return Resumed(_living(rules, game.snapshot()), done, problems)


def game_at_end(loaded: LoadedSave, board: Board) -> Game | None:
    """Return the game of ``loaded`` at its end, found from the last snapshot on; None where no snapshot makes sense.

    The length of the game doesn't count, as it does for ``replay``. SaveError if the rules can't be made.
    """
    rules = rules_of(loaded, board)
    found = _later_position(loaded, rules, _NOT_BEGUN)
    return _on_from(loaded, rules, found, []).game if found is not None else None


def replay(loaded: LoadedSave, board: Board, strictly: bool = False) -> Iterator[Played]:
    """Play ``loaded`` again from its beginning, step by step.

    ``strictly`` takes the dice from the seed instead of the file and compares every snapshot too. Raises ReplayFault
    where the file and the rules disagree or a record is missing, SaveError if the rules can't be made.
    """
    return replayed(loaded, rules_of(loaded, board), strictly)


def replayed(loaded: LoadedSave, rules: Rules, strictly: bool = False) -> Iterator[Played]:
    """Play ``loaded`` again by ``rules``, as ``replay`` does. ReplayFault."""
    game = start_game(rules, loaded.header.seed)
    game.pending()
    opening = game.take_events()
    if loaded.first is not None and state_hash(loaded.first) != state_hash(game.state):
        if (strictly and not loaded.header.copied) or not stands(rules, loaded.first):
            raise ReplayFault(Problem("storage.start_differs", line=1))
        game, opening = Game(rules, loaded.first.copy()), []
    if not strictly:
        game = _recorded(rules, game.snapshot())
    snapshots = list(reversed(loaded.snapshots)) if strictly else []
    compare_snapshots(snapshots, 0, game)
    happen_beside(loaded, 0, game)
    yield Played(0, None, [*opening, *game.take_events()], game)
    for number, saved in enumerate(loaded.records, start=1):
        if saved is None:
            raise ReplayFault(Problem(_LOST, {"number": number}, _line_before(loaded, number)))
        step(game, saved)
        compare_snapshots(snapshots, number, game)
        happen_beside(loaded, number, game)
        yield Played(number, saved, game.take_events(), game)


def happen_beside(loaded: LoadedSave, number: int, game: Game) -> None:
    """Tell of the hints after ``number`` records, and pass the seats that were passed; who gives up may end the game."""
    given = Counter[int]()
    for hint in loaded.hints:
        given[hint.seat] += 1
        if hint.n == number:
            game.emit(HintGiven(hint.seat, given[hint.seat]))
    for place, line in enumerate(loaded.passes):
        if line.n == number:
            resigned = {before.seat for before in loaded.passes[: place + 1] if before.kind == RESIGNED}
            pass_seat(game, line.seat, line.kind, resigned)


def step(game: Game, saved: SavedRecord) -> None:
    """Apply one saved record and compare what comes of it; ReplayFault (the game is unusable then)."""
    record = saved.record
    if isinstance(game.dice, RecordedDice):
        game.dice.expect(record.rolls)
    try:
        made = game.apply(record.choice)
    except (IllegalChoice, ScriptedDiceExhausted) as fault:
        raise ReplayFault(Problem("storage.record_illegal", line=saved.line)) from fault
    except Exception as fault:
        # What else a wrong roll or a forged position does to the rules is for the log: the file is what is at fault.
        log.exception("line %d of a save brings the rules down", saved.line)
        raise ReplayFault(Problem("storage.record_illegal", line=saved.line)) from fault
    if made.rolls != record.rolls:
        raise ReplayFault(Problem("storage.dice_differ", line=saved.line))
    if made.player != record.player or (saved.hash and state_hash(game.state) != saved.hash):
        raise ReplayFault(Problem("storage.hash_differs", line=saved.line))


def compare_snapshots(snapshots: list[tuple[int, SnapshotLine]], number: int, game: Game) -> None:
    """Take the snapshots after record ``number`` off the end of the list; ReplayFault if one isn't this position."""
    while snapshots and snapshots[-1][1].n == number:
        line, saved = snapshots.pop()
        try:
            same = decode_state(saved.state) == game.snapshot()
        except CodecError:
            same = False
        if not same:
            raise ReplayFault(Problem("storage.snapshot_differs", line=line))


def rules_of(loaded: LoadedSave, board: Board) -> Rules:
    """Return the rules that the save was played by; SaveError if this program doesn't know them."""
    header = loaded.header
    where: dict[str, str | int | float]
    try:
        return make_rules(header.edition, board, header.players, header.options)
    except BoardUnfit as fault:
        where = {"edition": header.edition[:40], "boards": ", ".join(fault.boards)}
        raise SaveError(loaded.path, Problem("storage.board_unfit", where, 1)) from None
    except (LookupError, ValueError):
        raise SaveError(loaded.path, Problem("storage.rules_unknown", {"edition": header.edition[:40]}, 1)) from None
    except OwnCardsError as fault:
        where = {"file": str(fault.file), "row": fault.problem.line}
        key = "storage.own_cards" if fault.problem.line else "storage.own_cards_file"
        raise SaveError(loaded.path, Problem(key, where, 1)) from None


def stands(rules: Rules, state: GameState) -> bool:
    """Tell whether a state makes sense as one in which a game by these rules is kept."""
    try:
        check_standing(rules, state)
    except InvalidState:
        return False
    return True


def _recorded(rules: Rules, state: GameState) -> Game:
    return Game(rules, state.copy(), RecordedDice(state.seed))


def _living(rules: Rules, state: GameState) -> Game:
    game = Game(rules, state)
    game.pending()
    return game


def _line_before(loaded: LoadedSave, number: int) -> int:
    """Return the line of the last record before record ``number``, 1 if there is none."""
    before = [saved.line for saved in loaded.records[: number - 1] if saved is not None]
    return max(before, default=1)
