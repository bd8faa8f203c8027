"""Leads through a replay on the screen of a game: what the person chooses, and what of it the screen shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QObject, QRect, QTimer, Signal

from risk_desktop.controller.chances import EVERYTHING, ChanceCourse, Chances
from risk_desktop.controller.replay import ReplaySession
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.review.luck import luck_of, luck_within
from risk_desktop.review.report import Costly, DecisionReview
from risk_desktop.review.standing import FORETOLD, foretold_within
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.action import Moment
from risk_desktop.ui.game.announcements.announcements import Banners
from risk_desktop.ui.game.decisions.both_ways import show_both
from risk_desktop.ui.game.decisions.choice_marks import fight_before, marks_of
from risk_desktop.ui.game.recap.recap_steps import RecapStep
from risk_desktop.ui.game.recap.step_show import StepShow
from risk_desktop.ui.game.replay.chance_words import chance_words
from risk_desktop.ui.game.replay.decision_note import DecisionNote
from risk_desktop.ui.game.replay.great_events import GreatEvents
from risk_desktop.ui.game.replay.replay_bar import HEIGHT, SPEEDS, STEP_KEYS, ReplayBar
from risk_desktop.ui.game.replay.result_card import Result, ResultCard, result_of
from risk_desktop.ui.game.replay.timeline import place_words
from risk_desktop.ui.game.replay.turn_list import change_words
from risk_desktop.ui.game.replay.turns_panel import TurnsPanel
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.points import ShownPoints, within

_SCRUB_MS = 33
"""While the cursor is dragged the board is painted at most once in this time, ms."""
_LATER_MS = 150
"""So long what has been found in the background waits to be shown together, ms."""


class ReplayDesk(QObject):
    """Puts course, turns and keys of a replay on the ``screen`` of its session.

    ``closed``: back to where it was opened; ``play_on_wanted``: a game is to be played on from the place of the session;
    ``review_wanted``: it is to be reviewed.
    """

    closed = Signal()
    play_on_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, screen: PlayScreen, session: ReplaySession, app: AppContext) -> None:
        super().__init__(screen)
        self._screen, self._session, self._app = screen, session, app
        recording, names = session.film, screen.context.names
        families = landscape_of(recording.game_at(recording.end)).families
        self.bar = ReplayBar(recording, names, screen)
        self.turns = TurnsPanel(recording, names, families, screen)
        self.card, self.note = ResultCard(names, screen), DecisionNote(names, screen)
        self._result: Result | None = None
        self._decision: Costly | None = None
        self._errors: Mapping[int, Costly] = {}
        self._mark = StepShow(screen.context)
        self._people = session.table.people
        self.over = not recording.has_secrets
        """Whether nobody plays the game any more, so that nothing needs to be hidden."""
        alone = self._people[0] if len(self._people) == 1 else NOBODY
        self.viewer = EVERYTHING if self.over else alone
        """Whose eyes it is seen with: a seat's, NOBODY for those of all, EVERYTHING for what nobody saw alone."""
        self.chances = self._chances_of()
        self.events = GreatEvents(screen.context, recording, families, self)
        self._ways: dict[str, Callable[[], None]] = {
            "first": session.first,
            "round_back": session.round_back,
            "turn_back": session.turn_back,
            "back": session.back,
            "play": self.play,
            "forth": self.forth,
            "turn_forth": session.turn_forth,
            "round_forth": session.round_forth,
            "last": session.last,
        }
        self._sought = session.place
        self._scrub = QTimer(self, singleShot=True, interval=_SCRUB_MS)
        self._scrub.timeout.connect(self._seek)
        self._soon = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._soon.timeout.connect(self.show_found)
        self._weigh = QTimer(self, singleShot=True, interval=0)
        self._weigh.timeout.connect(self._show_luck)
        self._lay()
        self._connect()
        self._add_keys()

    def _lay(self) -> None:
        layout = self._screen.game_layout
        layout.stand_below(self.bar, HEIGHT)
        layout.dock.hold(self.turns, True)
        self._tell_eyes()
        self.bar.offer_play_on(self.over)
        self.bar.show()
        layout.status.speed.hide()  # the replay has a speed of its own
        self.turns.list.viewer = self.viewer
        self.turns.list.change_of = self._change_of
        self.bar.timeline.chance_of = self._chance_of
        self._screen.scoreboard.remark = self._remark
        self._screen.missed.when = "never"
        self._screen.way_out = self.closed.emit

    @property
    def _viewers(self) -> list[int]:
        """Through whose eyes it may be seen."""
        return [EVERYTHING, NOBODY, *self._screen.context.names.players] if self.over else [self.viewer]

    def _tell_eyes(self) -> None:
        self.bar.offer_viewers(self._viewers, self.viewer)
        self.turns.show_eyes(self.bar.viewer_words(self.viewer))

    def _connect(self) -> None:
        session, bar = self._session, self.bar
        session.moved.connect(self._show_elsewhere)
        session.arrived.connect(self.follow)
        session.departing.connect(self._depart)
        self._screen.game_layout.drawer_moved.connect(self._show_result)
        self._screen.board.settled.connect(self._show_result)
        session.running.connect(bar.show_playing)
        bar.timeline.sought.connect(self.seek)
        bar.stepped.connect(self.step)
        bar.speed_chosen.connect(self.set_speed)
        bar.viewer_chosen.connect(self.show_to)
        bar.play_on_wanted.connect(self.play_on_wanted)
        bar.review_wanted.connect(self.review_wanted)
        bar.closed.connect(self.closed)
        self.turns.list.sought.connect(self.seek)
        self.events.grown.connect(self._soon.start)
        self.events.done.connect(self.show_found)
        self._app.changed.connect(self._follow_settings)

    def _add_keys(self) -> None:
        keys = self._screen.shortcuts
        for name, key in STEP_KEYS.items():
            keys.take(key, self._ways[name])
        keys.take("+", self._faster)
        keys.take("=", self._faster)
        keys.take("-", self._slower)
        keys.take("P", self._play_on)
        if self.over:
            keys.take("R", self.review_wanted.emit)
        keys.take("F", self._screen.views.swap_pin)

    def mark_errors(self, errors: Mapping[int, Costly]) -> None:
        """Show these costly decisions of a review, by their places, where the replay stands at one of them."""
        self._errors = errors

    def begin(self) -> None:
        """Look for chances and great events in the pauses of everything else."""
        self._follow_settings()
        self.chances.begin()
        self.events.begin()

    def prepare(self) -> None:
        """Find all of them now, for pictures and tests."""
        self._follow_settings()
        self.chances.find_all()
        self.events.find_all()
        self._soon.stop()
        self.show_found()

    # --- what the person chooses

    def step(self, name: str) -> None:
        """Do what a button of this name does."""
        self._ways[name]()

    def play(self) -> None:
        """Play, or pause."""
        self._session.play(not self._session.playing)

    def forth(self) -> None:
        """Show the next choice; what is still being shown ends at once."""
        self._session.play(False)
        self._screen.director.finish_show()
        self._session.forward()

    def seek(self, place: int) -> None:
        """Go to a place; while the cursor is dragged the board follows as fast as it can be painted."""
        self._sought = place
        self.bar.timeline.show_place(place)
        if not self._scrub.isActive():
            self._scrub.start()

    def _seek(self) -> None:
        if self._sought != self._session.place or not self._session.is_shown:
            self._session.go_to(self._sought)

    def set_speed(self, speed: float) -> None:
        """Show everything so many times as fast."""
        self._session.speed = speed
        self.bar.speeds.set_value(speed)
        self._screen.director.set_speed("normal")
        MOTION.computer = 1 / speed

    def _faster(self) -> None:
        self.set_speed(SPEEDS[min(len(SPEEDS) - 1, SPEEDS.index(self._session.speed) + 1)])

    def _slower(self) -> None:
        self.set_speed(SPEEDS[max(0, SPEEDS.index(self._session.speed) - 1)])

    def show_to(self, seat: int) -> None:
        """Show the game through other eyes (see ``viewer``). Only where nobody plays it any more."""
        if seat == self.viewer or not self.over:
            return
        self.viewer = self.turns.list.viewer = seat
        self._tell_eyes()
        self._screen.director.show_to(max(NOBODY, seat))
        self.chances = self._chances_of()
        self.chances.begin()
        self.show_found()

    def _play_on(self) -> None:
        if self.bar.play_on.isEnabled():
            self.play_on_wanted.emit()

    # --- what shows

    def _show_elsewhere(self) -> None:
        """The replay stands elsewhere: show that at once, with the marks of the choice that led there."""
        self._screen.director.show_anew()
        self._screen.controller(Banners).look_anew()
        self.follow()
        self._show_marks()
        VOICE.answer(sentences(filter(None, (self.words, self._told))))

    @property
    def _told(self) -> str:
        """In words what shows of the place: a decision that is marked, else what the choice has done that led there."""
        if self.note.words is not None:
            return self.note.words.spoken
        deed = self.turns.list.deed
        return deed.line.title if deed is not None else ""

    @property
    def words(self) -> str:
        """In words where the replay stands."""
        return place_words(self._session.film, self._screen.context.names, self._session.place)

    def follow(self) -> None:
        """Let cursor, turns and figures follow the replay."""
        place = self._session.place
        if not self._scrub.isActive():
            self._sought = place
            self.bar.show_place(place, self._session.film.end, self.words)
        self.turns.list.show_place(place)
        self._screen.scoreboard.settle()

    def _depart(self) -> None:
        """The next choice is about to be shown: tell already in the list what it does."""
        self._clear_marks()
        self.turns.list.show_place(self._session.place + 1)

    def _show_marks(self) -> None:
        """Show what the choice has done that led here, and what it has come to; of a decision that is marked, both ways."""
        deed, place, context = self.turns.list.deed, self._session.place, self._screen.context
        self._clear_marks()
        if place in self._errors:
            self._show_decision(self._errors[place])
            return
        if deed is None or deed.place != place or not deed.line.territories:
            return
        seen = tuple(
            public for event in self._session.film.events(place) if (public := event.seen_by(NOBODY)) is not None
        )
        step = RecapStep(deed.line, seen, Moment(context.game, self._screen.director.tracker.action))
        self._mark.begin(step, moving=False)
        conquest = step.conquest
        if conquest is not None and conquest.origin >= 0:
            context.show_arrow(conquest.origin, conquest.territory, conquest.player)
        self._result = result_of(deed.line, seen, weighed=self.over)  # luck is reckoned from what everybody knows
        self._show_result()
        self._weigh.start()

    def _show_decision(self, decision: Costly) -> None:
        """Show what was done, and what would have been better, as a hint would: with both arrows. To give up has no place."""
        if isinstance(decision, DecisionReview):
            fight = fight_before(self._session.film, decision.place)
            chosen, best = marks_of(decision.chosen, fight), marks_of(decision.best, fight)
            show_both(self._screen.context, decision.player, chosen, best)
        self._decision = decision
        self._show_result()

    def _clear_marks(self) -> None:
        self._mark.clear()
        self._screen.context.board.advice.clear()
        self._weigh.stop()
        self._result = self._decision = None
        self._show_result()

    def _show_result(self) -> None:
        """Tell what the choice has come to, or what a decision was worth, where nothing is hidden by that."""
        room = self._screen.game_layout.free
        self.card.tell(self._result, room, self._hides)
        self.note.tell(self._decision, room, self._hides)

    def _show_luck(self) -> None:
        """Tell what the dice were worth that have fallen, where they are told of."""
        result, film, place = self._result, self._session.film, self._session.place
        if result is None or not result.weighed:
            return
        record = film.record(place)
        before, after = film.game_at(place - 1).clone(0), film.game_at(place)
        resigned = film.resigned_by(place - 1)
        luck = luck_of(before, record.choice, len(record.rolls), after, film.events(place), resigned)
        value = 100 * luck.effect[result.line.seat]
        self._result = replace(result, luck=ShownPoints(round(value, 1), 100 * luck_within(luck, result.line.seat)))
        self._show_result()

    def _hides(self, panel: QRect) -> bool:
        """Tell whether something would be hidden by a panel: land, the dead, or the picture of the other board."""
        other = self._screen.game_layout.mini_board
        return self._screen.board.places.hides_land(panel) or (other is not None and other.geometry().intersects(panel))

    def show_found(self) -> None:
        """Show what is known by now of chances and great events."""
        self.bar.timeline.show_chances(self.chances.known, self._order(), self._caption())
        self.bar.timeline.show_events(self.events.found)
        self.turns.list.tell_anew()
        self._screen.scoreboard.settle()

    def _follow_settings(self) -> None:
        """Speak the language in use; the replay keeps its own speed."""
        self.bar.retranslate()
        self.turns.retranslate()
        self._tell_eyes()
        self.set_speed(self._session.speed)
        self.show_found()

    # --- chances

    def _chances_of(self) -> ChanceCourse:
        chances = ChanceCourse(self._session.film, self.viewer, self)
        chances.grown.connect(self._found)
        chances.done.connect(self.show_found)
        return chances

    def _found(self) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def _order(self) -> list[int]:
        """Return the seats as they stand in the chart, from the bottom: winners, then by how long they lasted."""
        end = self._session.film.game_at(self._session.film.end).state
        winners = end.outcome.winners if end.outcome is not None else ()
        out = {turn.seat: turn.place for turn in self.events.found if turn.out}
        last = self._session.film.end + 1
        return sorted(
            self._screen.context.names.players, key=lambda seat: (seat not in winners, -out.get(seat, last), seat)
        )

    def _caption(self) -> str:
        points = ceil(FORETOLD * 100)
        if self.viewer < 0:
            return tr("replay.chance", n=points)
        return tr("replay.chance.of", n=points, name=self._screen.context.names.player(self.viewer))

    def _remark(self, seat: int) -> str:
        """Return a player's chance to win for his plaque."""
        return self._chance_of(seat, self._session.place) or tr("replay.chance.unknown")

    def _chance_of(self, seat: int, place: int) -> str:
        """Return a player's chance to win at a place, about that where it was told before it; "" where it isn't known yet."""
        film, chances = self._session.film, self.chances.at(place)
        if chances is None:
            return ""
        chance = chance_words(chances, film.rules)[seat]
        if not self.chances.is_told_at(place):
            return tr("replay.chance.before", chance=chance)
        if place == film.end and film.game_at(place).state.outcome is not None:
            return chance
        error = within(100 * foretold_within(min(1.0, self._of_side(chances, seat))), 0)
        return tr("replay.chance.plaque", chance=chance, within=error)

    def _of_side(self, chances: Chances, seat: int) -> float:
        """Return the chance of a player, of partners that of all of them: they win together."""
        return sum(chances[member] for member in self._session.film.rules.side_of(seat))

    def _change_of(self, turn: int) -> str:
        """Return how the chance of a player changed in his turn, "" where that isn't known yet."""
        film = self._session.film
        before, after = self.chances.at(film.turns[turn].began), self.chances.at(film.turn_ends(turn))
        if before is None or after is None:
            return ""
        player = film.turns[turn].player
        return change_words((self._of_side(after, player) - self._of_side(before, player)) * 100)
