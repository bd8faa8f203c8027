"""Games and lessons in the window: how they begin, are opened, end, and are left."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage

from risk_desktop.controller.lesson import LessonSession, open_guided
from risk_desktop.controller.loading import LoadingJob, OpeningJob
from risk_desktop.controller.opening import Opened, go_on, open_new
from risk_desktop.controller.puzzle import PuzzleSession
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.editions.edition import OwnCardsError
from risk_desktop.editions.registry import BoardTooSmall
from risk_desktop.engine.rules import BoardUnfit
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import fault_words, tr
from risk_desktop.lessons.loader import LessonError, UnknownLesson, find_lesson
from risk_desktop.maps.problems import MapError
from risk_desktop.storage.boards import UnknownMap
from risk_desktop.storage.reading import SaveError
from risk_desktop.storage.saves import delete_save
from risk_desktop.ui.desktop.screen_awake import ScreenAwake
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.lesson.coach import Coach
from risk_desktop.ui.lesson.words import fault_words as lesson_fault_words
from risk_desktop.ui.motion import FRAME_MS
from risk_desktop.ui.names import Names
from risk_desktop.ui.picture_job import PictureJobs
from risk_desktop.ui.screens.backdrop import forget_pictures
from risk_desktop.ui.screens.load.loading import LayoutNotice, load_with_progress, opening_notice
from risk_desktop.ui.screens.new_game.seats import usual_seats
from risk_desktop.ui.screens.result.win_screen import WinScreen
from risk_desktop.ui.share.sharing import Sharing
from risk_desktop.ui.words import own_cards_words, playing_without

from .profiles import Profiles
from .puzzles import Puzzles
from .replays import Replays
from .reviews import Reviews

if TYPE_CHECKING:
    from .main_window import MainWindow

T = TypeVar("T")


class Games(QObject):
    """Lays the tables of a window's games, one at a time: ``opened`` is the one that is played, ``screen`` its screen.

    The window is loaded and painted without all that a game needs, and makes this when the first is wanted.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.app = window.app
        self.opened: Opened | None = None
        self.screen: PlayScreen | None = None
        self._loading: LoadingJob[Any] | None = None
        self.replays = Replays(self, window)
        self.reviews = Reviews(self, window)
        self.profiles = Profiles(self, window)
        self.sharing = Sharing(self, window)
        self.puzzles = Puzzles(self, window)
        self.pictures = PictureJobs()
        # The screen of a game's end comes after its last frame: both in one would make the window stutter.
        self.ending = QTimer(self, singleShot=True, interval=FRAME_MS)
        self.ending.timeout.connect(self._show_end)
        self._laying: LayoutNotice | None = None
        self._laid = QTimer(self, singleShot=True, interval=1)
        self._laid.timeout.connect(self._show_game)
        self._awake = ScreenAwake(self)

    def start(self, table: Table) -> None:
        """Start a new game (seed 0: a random one); if that fails, say so above the present screen."""
        seeded = table if table.seed else msgspec.structs.replace(table, seed=secrets.randbits(48))
        try:
            opened = open_new(seeded, self.app.saves)
        except OSError as error:
            self._window.say(tr("app.start_failed.title"), fault_words(error))
        except OwnCardsError as fault:
            self._window.say(tr("app.start_failed.title"), own_cards_words(fault), playing_without())
        except (MapError, UnknownMap, BoardTooSmall, BoardUnfit):
            # A board made by the person has changed since it was offered.
            name = ", ".join(table.boards)
            self._window.say(tr("app.start_failed.title"), tr("app.board_unfit", name=name, players=len(table.seats)))
        else:
            self.leave()
            self.play(opened)

    def learn(self, name: str) -> None:
        """Start a lesson; if that fails, say why."""
        self.leave()
        try:
            lesson = find_lesson(name)
        except (LessonError, UnknownLesson, OSError) as fault:
            self._window.refuse(lesson_fault_words(name, fault))
            return
        self.play(open_guided(lesson, self.person))

    @property
    def person(self) -> str:
        """The person's name in the last game."""
        seats = self.app.settings.last_setup.seats or usual_seats(1)
        return next((seat.name for seat in seats if seat.kind == HUMAN), usual_seats(1)[0].name)

    def open(self, path: Path) -> None:
        """Continue a saved game, or show how it stands if its persons have given it up; if that fails, say why.

        Does nothing while a game is being opened.
        """
        opened = self._opened(path)
        if opened is not None and opened.session.is_given_up:
            opened.session.rest()
            self.show_result(replace(opened, course=()))
            self._tell_of(opened)
        elif opened is not None:
            self._begin(opened)

    def play_on(self, path: Path) -> None:
        """Continue a saved game whoever plays on in it; if that fails, say why. Does nothing while a game is being opened."""
        opened = self._opened(path)
        if opened is not None:
            self._begin(opened)

    def _opened(self, path: Path) -> Opened | None:
        """Return the game of a save; None, having said why, where that fails or another one is being opened."""
        if self.reading:
            return None
        self.leave()
        prepared = self.read(OpeningJob(path, self))
        if prepared is None:
            return None
        try:
            return go_on(prepared, trusted=self.app.settings.programs)
        except (SaveError, OSError) as error:
            self._window.refuse(self.why(error))
            return None

    def _begin(self, opened: Opened) -> None:
        self.play(opened)
        self._tell_of(opened)

    def _tell_of(self, opened: Opened) -> None:
        """Tell what was wrong with a save, above the screen that it has led to."""
        if news := opening_notice(opened):
            self._window.tell(news)

    @property
    def reading(self) -> bool:
        """Whether a save is being read."""
        return self._loading is not None

    def read(self, job: LoadingJob[T]) -> T | None:
        """Return what a job reads from a save; None, with the first screen and perhaps why, where that comes to nothing."""
        self._loading = job
        try:
            found = load_with_progress(self._window, job)
        except (SaveError, OSError) as error:
            self._window.refuse(self.why(error))
            return None
        finally:
            job.deleteLater()
            self._loading = None
        if found is None:
            self._window.show_first()
        return found

    def play(self, opened: Opened) -> None:
        """Lay the table of a game, which shows from the next turn of the event loop on: each alone is a long frame."""
        self._laying = LayoutNotice(self._window)
        forget_pictures()
        self.opened = replace(opened, course=())  # many positions of the game, which nobody needs behind this
        names = Names(opened.session.table, opened.boards)
        screen = self.screen = PlayScreen(self.app, opened.session, names, opened.boards, opened.past, opened.course)
        screen.rules.lesson_wanted.connect(self.learn)
        if isinstance(opened.session, LessonSession):
            self._seat_coach(screen, opened.session)
        else:
            screen.left.connect(self._window.show_first)
        if isinstance(opened.session, PuzzleSession):
            self.puzzles.seat(screen, opened.session)
        screen.replay_wanted.connect(self.replays.open_game)
        screen.share_wanted.connect(self.sharing.open)
        screen.finished.connect(self.ending.start)
        screen.given_up.connect(self.ending.start)
        screen.pictured.connect(self._keep_picture)
        screen.quit.connect(self._window.close)
        opened.session.asked.connect(self._call)
        opened.session.thinking.connect(self._awake.watch)
        opened.session.asked.connect(self._awake.rest)
        opened.session.ended.connect(self._awake.rest)
        self._window.bring(screen)
        self._laid.start()

    def show_table(self, opened: Opened, screen: PlayScreen) -> None:
        """Show a table that somebody else has laid, and begin what is played there."""
        forget_pictures()
        self.opened, self.screen = opened, screen
        screen.share_wanted.connect(self.sharing.open)
        self._window.bring(screen)
        self._show_game()

    def _show_game(self) -> None:
        """Show the game whose table has been laid, and begin it."""
        assert self.opened is not None and self.screen is not None
        self._window.turn_to(self.screen)
        self.opened.session.start()
        self._end_notice()

    def _end_notice(self) -> None:
        if self._laying is not None:
            self._laying.take_away()
            self._laying = None

    def _call(self, decision: Decision) -> None:
        """Call whoever is asked, if he looks at something else."""
        if self.opened is not None and self.app.settings.notify:
            self._window.turn_call.call(self.opened.session.table.seats[decision.player].name)

    def _seat_coach(self, screen: PlayScreen, session: LessonSession) -> None:
        """Add the coach of a lesson to a game's screen."""
        coach = Coach(screen, session, self.app)
        screen.left.connect(coach.ask_leave)
        coach.left.connect(self._window.show_first)
        coach.real_game.connect(self._play_really)

    def _play_really(self) -> None:
        """Offer a real game of the same edition after a lesson, against easy opponents."""
        if self.opened is not None:
            settings, edition = self.app.settings, self.opened.session.table.edition
            settings.last_setup = msgspec.structs.replace(settings.last_setup, edition=edition, options={})
        self.leave()
        self._window.offer_game().propose_easy_opponents()

    def _show_end(self) -> None:
        """Show the end of the game."""
        if self.opened is None:
            return
        self._count(self.opened.session)
        self.show_result(self.opened)

    def show_result(self, opened: Opened) -> None:
        """Show how a game has ended, or how it stands where none of its persons plays on."""
        self.opened, self.screen = opened, None
        session = opened.session
        evening = self.app.evening.tally([seat.name for seat in session.table.seats], datetime.now(UTC).astimezone())
        screen = WinScreen(self.app, session, Names(session.table, opened.boards), evening)
        screen.rematch.connect(self._rematch)
        screen.replay.connect(self.replays.open_result)
        screen.review.connect(self.reviews.open_result)
        screen.share.connect(self.sharing.open)
        screen.watch.connect(self._watch)
        screen.main_menu.connect(self._window.show_first)
        self._window.show_screen(screen)

    def _watch(self) -> None:
        """Let computers go on with the game in which no person plays on."""
        if self.opened is not None and self.opened.save is not None:
            self.play_on(self.opened.save)

    def _count(self, session: GameSession) -> None:
        """Count a game that has just ended for the score of the evening and the profiles.

        One that its persons don't play on has no winner for the evening, and is in the profiles once it is left.
        """
        players, now = [seat.name for seat in session.table.seats], datetime.now(UTC).astimezone()
        outcome = session.game.state.outcome
        if outcome is not None and session.kept and not session.was_over:
            self.app.evening.add(players, [players[winner] for winner in outcome.winners], now)
            self.profiles.reading.begin()

    def _rematch(self) -> None:
        """Begin the same game again, with everybody in his own seat."""
        if self.opened is not None:
            self.start(msgspec.structs.replace(self.opened.session.table.as_begun, seed=0))

    def _keep_picture(self, image: QImage) -> None:
        """Store a small picture of the board for the list of saves."""
        if self.opened is not None:
            self.pictures.add(image, self.opened.session.keep_picture)

    def leave(self) -> None:
        """End the game that is played, if there is one, and whatever of it would still come."""
        opened, self.opened, self.screen = self.opened, None, None
        self.reviews.close()
        if self._loading is not None:
            self._loading.cancel()
        self.ending.stop()
        self._laid.stop()
        self._end_notice()
        self._window.turn_call.rest()
        self._awake.rest()
        if opened is not None:
            self.pictures.finish()
            opened.session.close()
            if opened.session.is_empty and opened.save is not None:
                delete_save(opened.save)
            elif (opened.session.table.resigned or opened.session.is_only_watched) and opened.save is not None:
                # It counts also where nobody plays it to its end.
                self.profiles.reading.begin()

    @staticmethod
    def why(fault: SaveError | OSError) -> str:
        """Return in words why a save can't be opened."""
        if isinstance(fault, SaveError):
            return tr(fault.problem.key, None, **fault.problem.params)
        return fault_words(fault)
