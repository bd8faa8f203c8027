"""From a save to the record of its game: everything is found by playing it again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from risk_desktop.ai.player import LEVELS
from risk_desktop.editions.common.seats import RESIGNED, is_given_up
from risk_desktop.editions.places import places
from risk_desktop.engine.events import TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.review.standing import between_turns
from risk_desktop.storage.boards import board_of, maps_of
from risk_desktop.storage.deputies import Deputies
from risk_desktop.storage.lines import SavedSeat
from risk_desktop.storage.reading import LoadedSave, SaveError, read_save
from risk_desktop.storage.replay import Played, ReplayFault, game_at_end, replay
from risk_desktop.storage.statistics import NotableMoment, Statistics

from .record import BEATEN, COMEBACK, HUMAN, OUTSIDE, BestMoment, GameRecord, SeatRecord

UNKNOWN_LEVEL = "normal"
"""What an opponent of a later program is taken for."""


def record_of(path: Path) -> GameRecord | None:
    """Return the record of the save at ``path``; None where its game doesn't count, as it goes on.

    A game counts when it is over, and also when all persons in it have given up or are beaten. Watched
    to its end it is still the same game. SaveError, also for one that can't be played again.
    """
    loaded = read_save(path)
    if loaded.end is None and not _is_left(loaded):
        return None
    course = _Course(loaded)
    try:
        course.play(loaded)
    except ReplayFault as fault:
        raise SaveError(path, fault.problem) from None
    assert course.game is not None
    return _record(loaded, course, course.game, resigned_seats(loaded))


def _is_left(loaded: LoadedSave) -> bool:
    """Tell whether a game that goes on can bring its persons nothing more: they have given it up, or their sides are beaten."""
    game = game_at_end(loaded, board_of(loaded))
    if game is None:
        return False
    people, resigned, alive = loaded.header.people, resigned_seats(loaded), game.state.alive
    beaten = not any(alive[mate] for seat in people for mate in game.rules.side_of(seat))
    return is_given_up(people, resigned, alive) or (bool(people) and beaten)


def resigned_seats(loaded: LoadedSave) -> frozenset[int]:
    """Return the seats whose players have given up."""
    return frozenset(line.seat for line in loaded.passes if line.kind == RESIGNED)


class _Course:
    """What came of a game while it is played again: ``statistics``, the ``game`` as it stands.

    ``at``: after how many choices each moment was.
    """

    def __init__(self, loaded: LoadedSave) -> None:
        self.statistics = Statistics(loaded.header.players)
        self.game: Game | None = None
        self.at: dict[tuple[str, int], int] = {}
        self._known: dict[tuple[str, int], NotableMoment] = {}
        won = loaded.end.winners if loaded.end is not None else ()
        self._deputies = Deputies(loaded)
        self.lent = frozenset(self._deputies.at(loaded.total))
        """Seats that somebody else plays for their owners at the end."""
        self._heroes = [seat for seat in won if loaded.header.seats[seat].kind == HUMAN and seat not in self.lent]
        self.darkest: dict[int, BestMoment] = {}
        """By person who has won, where he was least likely to at the start of a turn."""

    def play(self, loaded: LoadedSave) -> None:
        """Play all of a game again. ReplayFault, SaveError."""
        for played in replay(loaded, board_of(loaded)):
            self.game = played.game
            self.statistics.lent = frozenset(self._deputies.at(played.number - 1))
            self.statistics.note(played.game, played.events)
            if self._heroes and any(isinstance(event, TurnStarted) for event in played.events):
                self._look_at_chances(played)
            for key, moment in self.statistics.best.items():
                if self._known.get(key) is not moment:
                    self._known[key], self.at[key] = moment, played.number
            following = loaded.records[played.number] if played.number < loaded.total else None
            decision = played.game.pending()
            if following is not None and decision is not None and following.record.choice in decision.options:
                self.statistics.note_choice(played.game, following.record.choice)

    def _look_at_chances(self, played: Played) -> None:
        """Note who of those that will win is less likely to now than ever before."""
        if played.game.state.outcome is not None:
            return
        chances, round_ = between_turns(played.game), played.game.state.round
        for seat in self._heroes:
            if seat in self.statistics.lent:
                continue
            against, known = round(1000 * (1 - chances[seat])), self.darkest.get(seat)
            if known is None or against > known.amount:
                self.darkest[seat] = BestMoment(COMEBACK, "", "", against, round_, played.number)


def _record(loaded: LoadedSave, course: _Course, game: Game, resigned: frozenset[int]) -> GameRecord:
    header, outcome = loaded.header, game.state.outcome
    left = BEATEN if header.people.isdisjoint(resigned) else RESIGNED
    winners = outcome.winners if outcome is not None else ()
    hints = Counter(hint.seat for hint in loaded.hints)
    passed = {line.seat for line in loaded.passes if line.kind != RESIGNED}
    placed = places(game, course.statistics.gone)
    moments = _moments(loaded, course)
    seats = tuple(
        SeatRecord(
            name=seat.name,
            kind=_kind(seat),
            colour=seat.colour,
            side=min(game.rules.side_of(number)),
            place=placed[number],
            won=number in winners,
            resigned=number in resigned,
            passed=number in passed,
            left=number in course.lent and number not in resigned,
            hints=hints[number],
            luck=round(course.statistics.luck[number].armies, 3),
            faces=course.statistics.luck[number].faces,
            moments=tuple(moments.get(number, ())),
        )
        for number, seat in enumerate(header.seats)
    )
    return GameRecord(
        id=f"{header.created}/{header.seed}",
        save=loaded.path.name,
        edition=header.edition,
        created=header.created,
        choices=loaded.total,
        rounds=game.state.round,
        reason=outcome.reason if outcome is not None else left,
        seats=seats,
        undone_rolls=loaded.undone_rolls,
        copied=header.copied,
    )


def _kind(seat: SavedSeat) -> str:
    """Return who plays a seat, without the command of a program."""
    kind = seat.kind.partition(":")[0]
    return kind if kind in (HUMAN, OUTSIDE, *LEVELS) else UNKNOWN_LEVEL


def _moments(loaded: LoadedSave, course: _Course) -> dict[int, list[BestMoment]]:
    """Return the notable moments by seat, with where they happened."""
    lands = [(board.id, land.id) for board in maps_of(loaded) for land in board.territories]
    found: dict[int, list[BestMoment]] = {}
    for (kind, seat), moment in course.statistics.best.items():
        board, territory = lands[moment.territory]
        best = BestMoment(kind, board, territory, moment.amount, moment.round, course.at[kind, seat])
        found.setdefault(seat, []).append(best)
    for seat, darkest in course.darkest.items():
        found.setdefault(seat, []).append(darkest)
    return found
