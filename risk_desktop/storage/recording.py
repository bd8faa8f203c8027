"""A game at any of its choices: what was chosen and rolled, what came of it, and the positions that are kept on the way."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from risk_desktop.editions.common.seats import RESIGNED, SeatPassed, is_only_watched
from risk_desktop.engine.board import Board
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.game import Game, Record
from risk_desktop.maps.problems import Problem

from .codec import decode_state, encode_state
from .deputies import Deputies
from .reading import LoadedSave, Progress, SaveError, unwatched
from .replay import Played, RecordedDice, ReplayFault, replay

KEPT_EVERY = 24
"""So many choices lie between two positions that are kept: going on from one of them takes some milliseconds."""
_RECORDS_A_STEP = 64


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A turn of ``player`` in ``round``, which began after so many choices."""

    round: int
    player: int
    began: int


@dataclass(frozen=True, slots=True)
class RecordedResignation:
    """Whoever played ``seat`` gave up after so many choices."""

    seat: int
    place: int


class Recording:
    """All of a game so far. Its places are numbers of choices: at place 0 it stands as in ``game``, whose dice are at rest.

    Positions are kept as bytes: thousands of copies of a game would hold up whoever tidies the memory. ``opening``: the
    events that led to the first place; ``people``: the seats that belong to persons.
    """

    def __init__(self, game: Game, opening: Sequence[Event] = (), people: Collection[int] = ()) -> None:
        self.rules, self._people = game.rules, frozenset(people)
        self.turns: list[RecordedTurn] = []
        self.resignations: list[RecordedResignation] = []
        self._records: list[Record] = []
        self._events: list[tuple[Event, ...]] = [tuple(opening)]
        self._places = dict.fromkeys(map(id, opening), 0)
        self._kept = [0]
        self._positions = {0: encode_state(game.snapshot())}
        self._passed: set[int] = set()
        self._deputies: dict[int, str] = {}
        self._note(opening)

    # --- writing

    def add(self, record: Record, events: Sequence[Event], game: Game, deputy: str = "") -> None:
        """Add a choice, what came of it, and ``game`` as it stands then; ``deputy``: who chose for the owner of the seat."""
        self._records.append(record)
        if deputy:
            self._deputies[self.end] = deputy
        self._events.append(tuple(events))
        self._places.update(dict.fromkeys(map(id, events), self.end))
        self._note(events)
        if self.end - self._kept[-1] >= KEPT_EVERY:
            self._keep(game)

    def change(self, events: Sequence[Event], game: Game) -> None:
        """The game stands otherwise without a choice, as somebody else plays a seat: add what came of it."""
        self._events[-1] += tuple(events)
        self._places.update(dict.fromkeys(map(id, events), self.end))
        self._note(events)
        self._passed.add(self.end)
        self._keep(game)

    def take_back(self) -> None:
        """Forget the last choice."""
        self._passed.discard(self.end)
        self._deputies.pop(self.end, None)
        for event in self._events[-1]:
            self._places.pop(id(event), None)
        if self._kept[-1] == self.end:
            del self._positions[self._kept.pop()]
        del self._records[-1], self._events[-1]
        while self.turns and self.turns[-1].began > self.end:
            del self.turns[-1]

    def _keep(self, game: Game) -> None:
        if self._kept[-1] != self.end:
            self._kept.append(self.end)
        self._positions[self.end] = encode_state(game.snapshot())

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnStarted):
                self.turns.append(RecordedTurn(event.round, event.player, self.end))
            elif isinstance(event, SeatPassed) and event.kind == RESIGNED:
                self.resignations.append(RecordedResignation(event.player, self.end))

    # --- reading

    @property
    def end(self) -> int:
        """The last place: how many choices there are."""
        return len(self._records)

    def record(self, place: int) -> Record:
        """Return the choice that led to a place behind the first."""
        return self._records[place - 1]

    def deputy(self, place: int) -> str:
        """Return who made the choice that led to a place for the owner of the seat, as in ``Deputies``; "" he himself."""
        return self._deputies.get(place, "")

    def resigned_by(self, place: int) -> frozenset[int]:
        """Return the seats whose players have given up by the time a place is left."""
        return frozenset(each.seat for each in self.resignations if each.place <= place)

    @property
    def has_secrets(self) -> bool:
        """Tell whether somebody still plays with what is hidden: the game isn't over, and persons aren't all out of it."""
        state = self.game_at(self.end).state
        return state.outcome is None and not is_only_watched(self._people, self.resigned_by(self.end), state.alive)

    def is_lent(self, number: int) -> bool:
        """Tell whether all choices that a player made in a turn of his own were somebody else's."""
        turn = self.turns[number]
        places = range(turn.began + 1, self.turn_ends(number) + 1)
        own = [self.deputy(place) for place in places if self._records[place - 1].player == turn.player]
        return bool(own) and all(own)

    def events(self, place: int) -> tuple[Event, ...]:
        """Return what happened between the place before and this one."""
        return self._events[place]

    def place_of(self, event: Event) -> int:
        """Return the place to which an event has led, -1 for one that isn't among the recorded ones, but a copy."""
        return self._places.get(id(event), -1)

    def events_between(self, first: int, last: int) -> list[Event]:
        """Return what happened from behind place ``first`` to place ``last``."""
        return [event for events in self._events[first + 1 : last + 1] for event in events]

    def game_at(self, place: int) -> Game:
        """Return a game of its own as it stood at a place. IndexError where there is no such place."""
        if not 0 <= place <= self.end:
            raise IndexError(place)
        kept = self._kept[bisect_right(self._kept, place) - 1]
        state = decode_state(self._positions[kept])
        game = Game(self.rules, state, RecordedDice(state.seed))
        game.pending()
        for number in range(kept + 1, place + 1):
            self._choose(game, number)
        game.take_events()
        return game

    def game_after(self, game: Game, place: int) -> Game:
        """Return the game at ``place``, going on with ``game``, which stands at the place before."""
        if place in self._passed:
            return self.game_at(place)
        self._choose(game, place)
        game.take_events()
        return game

    def _choose(self, game: Game, place: int) -> None:
        record = self._records[place - 1]
        if isinstance(game.dice, RecordedDice):
            game.dice.expect(record.rolls)
        game.apply(record.choice)

    # --- turns and rounds

    def turn_number(self, place: int) -> int:
        """Return the number of the turn to which a place belongs, -1 before the first. A turn that begins there counts."""
        return bisect_right(self.turns, place, key=_began) - 1

    def turn_ends(self, number: int) -> int:
        """Return the last place of a turn: where the next one begins."""
        return self.turns[number + 1].began if number + 1 < len(self.turns) else self.end

    def turn_after(self, place: int) -> int:
        """Return where the next turn begins, the end where there is none."""
        return next((turn.began for turn in self.turns if turn.began > place), self.end)

    def turn_before(self, place: int) -> int:
        """Return where this turn began, or the one before where it has just begun; 0 before the first."""
        return max((turn.began for turn in self.turns if turn.began < place), default=0)

    def rounds(self) -> list[tuple[int, int]]:
        """Return each round with the place where its first turn begins."""
        found: dict[int, int] = {}
        for turn in self.turns:
            found.setdefault(turn.round, turn.began)
        return list(found.items())

    def round_after(self, place: int) -> int:
        """Return where the next round begins, the end where there is none."""
        return next((began for _, began in self.rounds() if began > place), self.end)

    def round_before(self, place: int) -> int:
        """Return where this round began, or the one before where it has just begun; 0 before the first."""
        return max((began for _, began in self.rounds() if began < place), default=0)


def _began(turn: RecordedTurn) -> int:
    return turn.began


class Recorder:
    """Makes a ``recording`` of a save, told of each step of its replay; None before the first one."""

    def __init__(self, loaded: LoadedSave) -> None:
        self.recording: Recording | None = None
        self._passed = {line.n for line in loaded.passes}
        self._deputies = Deputies(loaded)
        self._people = loaded.header.people

    def note(self, played: Played) -> None:
        """Take in a step of the replay."""
        if self.recording is None or played.saved is None:
            self.recording = Recording(played.game, played.events, self._people)
            return
        record = played.saved.record
        deputy = self._deputies.of(played.number, record.player)
        self.recording.add(record, played.events, played.game, deputy)
        if played.number in self._passed:
            self.recording.change((), played.game)


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recording of a save, as far as that holds good; ``problem``: why not farther, None where all of it does."""

    recording: Recording
    problem: Problem | None = None


def recorded(loaded: LoadedSave, board: Board, progress: Progress = unwatched) -> Recorded:
    """Return the recording of a save; SaveError where not even its beginning can be played again."""
    recorder, problem = Recorder(loaded), None
    try:
        for played in replay(loaded, board):
            recorder.note(played)
            if played.number % _RECORDS_A_STEP == 0:
                progress(played.number / max(1, loaded.total))
    except ReplayFault as fault:
        problem = fault.problem
    if recorder.recording is None:
        raise SaveError(loaded.path, problem or Problem("storage.state_unfit"))
    return Recorded(recorder.recording, problem)
