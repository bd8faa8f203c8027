"""The review of a recorded game, found decision by decision, so that whoever waits sees it grow and may stop it at any time.

Each decision gets a first look, which is soon done, and is valued for good after that: the costliest ones first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view
from risk_desktop.storage.recording import Recording

from .account import Ledger
from .luck import luck_of
from .motives import motives_of
from .playing_on import LEVEL, rounds_of
from .report import ChancePoint, Decider, DecisionReview, GameReview, LentSeat, LuckEvent, Method, size_of
from .standing import as_played, between_turns, effect_on_others, standing
from .valuation import GOOD_ENOUGH, Aftermaths, Valuer

FEW_GAMES: Final = 4
"""For each choice of a decision, in a first look."""
GAMES: Final = 12
"""For each choice of a decision, before it is gone into deeper."""
MOST: Final = 150
"""Decisions of each seat that are valued for good before one goes deeper: those that seem to have cost most."""
DEEPER: Final = 4
"""So many times the games that there were."""


StageName = Literal["survey", "glance", "value", "deepen"]
"""The game is looked through, decisions get a first look, are valued, or what is in doubt is played out further."""


class Stage(NamedTuple):
    """A part of the work, of which ``done`` of ``total`` are done: its ``steps`` yield how many are by then."""

    name: StageName
    done: int
    total: int
    steps: Iterator[int]


class UnfinishedError(ValueError):
    """The game that should be reviewed is played on: its secrets are still needed."""


class Reviewer:
    """Reviews a ``recording`` of a game that is over, or that no person plays on, beaten or gone.

    Decisions of those who own the seats in ``first`` come before the others.

    ``known``: a review of the same game from which it goes on. UnfinishedError.
    """

    def __init__(self, recording: Recording, first: Sequence[int] = (), known: GameReview | None = None) -> None:
        if recording.has_secrets:
            raise UnfinishedError
        self._recording, self._first = recording, frozenset(first)
        outcome = recording.game_at(recording.end).state.outcome
        self._winners = outcome.winners if outcome is not None else ()
        self._valuer = Valuer()
        self._found = {each.place: each for each in known.decisions} if known is not None else {}
        self._luck: list[LuckEvent] = []
        self._course: list[ChancePoint] = []
        self._asked: dict[int, Decider] = {}
        """Places where there was a choice, with who made it."""
        self._lent: dict[Decider, set[int]] = {}
        """Rounds in which somebody else chose for the owner of a seat."""
        self._aftermaths: dict[int, Aftermaths] = {}
        """What a first look has played on is not played on again."""

    # --- finding

    def stages(self, deeper: bool = False, brief: bool = False) -> Iterator[Stage]:
        """Yield one part of the work after the other, each to be done before the next; what is known is left out.

        ``deeper``: what is in doubt is played out further, and then the rest is valued for good; ``brief``: others than the
        first seats get only a first look.
        """
        yield Stage("survey", 0, self._recording.end, self.survey())
        own = [place for place, decider in self._asked.items() if self._comes_first(decider)]
        others = [place for place, decider in self._asked.items() if not self._comes_first(decider)]
        for places in (own, others):
            yield Stage("glance", self.valued, self.total, self.glance(places))
            if places is own or not brief:
                goal = sum(min(MOST, asked) for asked in Counter(self._asked.values()).values())
                yield Stage("value", self.settled, goal, self.value(places=places, most=MOST))
        if deeper:
            yield Stage("deepen", 0, len(self.doubtful), self.deepen())
            yield Stage("value", self.settled, self.total, self.value(places=own if brief else None))

    def survey(self) -> Iterator[int]:
        """Walk through the game once: find chances and luck, and where there was a choice; yield the places passed by then."""
        recording = self._recording
        begins = {0, *(turn.began for turn in recording.turns)}
        self._luck, self._course, self._asked, self._lent = [], [], {}, {}
        game = recording.game_at(0)
        for place in range(recording.end + 1):
            self._look(game, place, place in begins)
            if place == recording.end:
                return
            asked = game.pending()
            if asked is not None:
                decider = asked.player, recording.deputy(place + 1)
                if decider[1]:
                    self._lent.setdefault(decider, set()).add(game.state.round)
                if asked.options.count > 1 and decider[1] != RESIGNED:
                    self._asked[place] = decider
            game = self._pass(game, place, asked)
            yield place + 1

    def _look(self, game: Game, place: int, begins: bool) -> None:
        """Note the chances where a turn ``begins`` and at the end, and before and after each who gives up."""
        recording, chances = self._recording, between_turns if begins else standing
        leaving = [each.seat for each in recording.resignations if each.place == place]
        resigned = recording.resigned_by(place - 1)
        if not (begins or leaving or place == recording.end):
            return
        for number in range(len(leaving) + 1):
            stood = game if number == len(leaving) else as_played(game)
            self._course.append(ChancePoint(place, chances(stood, resigned.union(leaving[:number]))))

    def _pass(self, game: Game, place: int, asked: Decision | None) -> Game:
        """Return the game at the next place, and note what chance did on the way there."""
        recording = self._recording
        record = recording.record(place + 1)
        if not record.rolls:
            return recording.game_after(game, place + 1)
        before = game.clone(0)
        after = recording.game_after(game, place + 1)
        resigned = recording.resigned_by(place)
        luck = luck_of(before, record.choice, len(record.rolls), after, recording.events(place + 1), resigned)
        number = recording.turn_number(place)
        turn = recording.turns[number] if number >= 0 else None
        player, round_ = (turn.player, turn.round) if turn is not None else (record.player, 0)
        self._luck.append(LuckEvent(place + 1, player, number, round_, luck.kind, luck.effect, luck.error))
        return after

    @property
    def is_surveyed(self) -> bool:
        """Tell whether there is something to report."""
        return bool(self._course) and self._course[-1].place == self._recording.end

    @property
    def places(self) -> tuple[int, ...]:
        """The places where there was more than one choice; none before the survey."""
        return tuple(self._asked)

    @property
    def total(self) -> int:
        """How many decisions there are with more than one choice; 0 before the survey."""
        return len(self._asked)

    @property
    def valued(self) -> int:
        """How many of them are valued, be it by a first look."""
        return len(self._found)

    @property
    def settled(self) -> int:
        """How many of them are valued for good."""
        return sum(not each.provisional for each in self._found.values())

    def glance(self, places: Sequence[int]) -> Iterator[int]:
        """Have a first look at the decisions in ``places`` that aren't valued yet; yield how many are after each."""
        for place in places:
            if place not in self._found:
                self._value(place, FEW_GAMES, provisional=True)
                yield self.valued

    def value(self, games: int = GAMES, places: Sequence[int] | None = None, most: int | None = None) -> Iterator[int]:
        """Value for good what isn't yet, of all decisions or those in ``places``; yield how many are after each.

        Those of the first seats come first, and of them what has cost most by a first look, up to ``most`` of each seat.
        """

        def rank(place: int) -> tuple[bool, float, int]:
            known = self._found.get(place)
            return not self._comes_first(self._asked[place]), -known.loss.highest if known is not None else 0.0, place

        waiting = [place for place in (self._asked if places is None else places) if not self._is_settled(place)]
        settled = Counter(each.decider for each in self._found.values() if not each.provisional)
        for place in sorted(waiting, key=rank):
            if most is None or settled[self._asked[place]] < most:
                settled[self._asked[place]] += 1
                self._value(place, games)
                yield settled.total()

    def _comes_first(self, decider: Decider) -> bool:
        seat, deputy = decider
        return seat in self._first and not deputy

    def _is_settled(self, place: int) -> bool:
        return place in self._found and not self._found[place].provisional

    @property
    def doubtful(self) -> list[DecisionReview]:
        """What is valued, but known too little of: first that of the first seats, the most doubtful before the others."""
        found = [each for each in self._found.values() if each.loss.error > GOOD_ENOUGH and not each.provisional]
        return sorted(found, key=lambda each: (not self._comes_first(each.decider), -each.loss.error, each.place))

    def deepen(self) -> Iterator[int]:
        """Value anew with more games what is in doubt, in that order; yield how many are done after each."""
        for done, each in enumerate(self.doubtful, start=1):
            self._value(each.place, DEEPER * each.games)
            yield done

    def _value(self, place: int, games: int, provisional: bool = False) -> None:
        game = self._recording.game_at(place)
        asked = game.pending()
        assert asked is not None
        seen, chosen = view(game, asked.player), self._recording.record(place + 1).choice
        if provisional:
            found = self._valuer.glance(seen, chosen, games, self._aftermaths.setdefault(place, {}))
        else:
            found = self._valuer.compare(seen, chosen, games, self._aftermaths.pop(place, None))
        number, round_ = (
            self._recording.turn_number(place),
            game.state.round,
        )  # bids come before the turns of their round
        self._found[place] = DecisionReview(
            place,
            asked.player,
            number,
            round_,
            asked.kind,
            found.chosen,
            found.best,
            found.loss,
            effect_on_others(found.effect, asked.player, game, self._recording.resigned_by(place)),
            size_of(found.loss),
            motives_of(seen, found.best, found.after_best, found.after_chosen) if found.best != found.chosen else (),
            found.games,
            provisional,
            self._recording.deputy(place + 1),
        )

    # --- telling

    def report(self) -> GameReview:
        """Return what has been found by now, the survey being over."""
        rules = self._recording.rules
        decisions = tuple(sorted(self._found.values(), key=lambda each: each.place))
        ledger = Ledger(self._course, self._recording)
        luck = sorted((*self._luck, *ledger.rests(decisions, self._luck)), key=lambda each: each.place)
        return GameReview(
            Method(LEVEL, max((each.games for each in decisions), default=0) or GAMES, rounds_of(rules), MOST),
            rules.players,
            self._winners,
            self.valued,
            self.total,
            tuple(sum(decider == (seat, "") for decider in self._asked.values()) for seat in range(rules.players)),
            ledger.accounts(decisions),
            decisions,
            tuple(luck),
            ledger.turning_points(self._winners),
            ledger.course,
            tuple(LentSeat(*decider, tuple(sorted(rounds))) for decider, rounds in sorted(self._lent.items())),
            ledger.resignations,
        )


def of_seat(review: GameReview, seat: int) -> GameReview:
    """Return the review with the decisions and the account of one seat only."""
    return replace(
        review,
        accounts=tuple(each for each in review.accounts if each.seat == seat),
        decisions=tuple(each for each in review.decisions if each.player == seat),
    )
