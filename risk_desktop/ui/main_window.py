"""The program's window: a stack of screens, and the ways between them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from risk_desktop.controller.lesson import LessonSession, open_guided
from risk_desktop.controller.loading import LoadingJob, OpeningJob, ReplayJob
from risk_desktop.controller.opening import Opened, go_on, open_new
from risk_desktop.controller.play_on import play_on, playable_place
from risk_desktop.controller.replay import ReplaySession, ReplaySource
from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import HUMAN, Table
from risk_desktop.editions.edition import OwnCardsError
from risk_desktop.editions.registry import BoardTooSmall
from risk_desktop.editions.rulebook import RulesInPlay
from risk_desktop.engine.rules import BoardUnfit
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import fault_words, tr
from risk_desktop.lessons.loader import LessonError, UnknownLesson, find_lesson
from risk_desktop.maps.problems import MapError
from risk_desktop.paths import resources_dir
from risk_desktop.storage.boards import UnknownMap
from risk_desktop.storage.evening import EveningTally
from risk_desktop.storage.listing import latest_unfinished, summary_of
from risk_desktop.storage.reading import SaveError
from risk_desktop.storage.saves import delete_save
from risk_desktop.ui.about.about_dialog import AboutDialog
from risk_desktop.ui.game.replay.play_on_dialog import PlayOnDialog
from risk_desktop.ui.game.replay.replay_desk import ReplayDesk
from risk_desktop.ui.game.replay.timeline import place_words
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.odds.odds_dialog import OddsDialog
from risk_desktop.ui.rules.rules_index import RulesIndex
from risk_desktop.ui.screens.backdrop import forget_pictures
from risk_desktop.ui.screens.load.load_screen import LoadScreen
from risk_desktop.ui.screens.load.loading import LayoutNotice, load, opening_notice
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.new_game.seats import usual_seats
from risk_desktop.ui.screens.screen import Screen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.settings_dialog import SettingsDialog
from risk_desktop.ui.words import own_cards_words, playing_without

from .accessibility.sentences import sentences
from .accessibility.voice import VOICE
from .app_context import AppContext
from .kit import Button, Dialog, Label, ToastHost
from .lesson.coach import Coach
from .lesson.words import fault_words as lesson_fault_words
from .names import Names
from .picture_job import PictureJobs
from .save_drop import dropped_save
from .screen_awake import ScreenAwake
from .touch.finger import Finger
from .turn_call import TurnCall
from .window_geometry import WindowGeometry

log = logging.getLogger(__name__)

T = TypeVar("T")

# Between the last frame of a game and the screen of its end, ms: both in one frame would make the window stutter.
_FRAME_MS = 17


class MainWindow(QWidget):
    """Shows one screen at a time; ``playing`` is the running game."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.app = context
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._opened: Opened | None = None
        self._loading: LoadingJob[Any] | None = None
        self._source: ReplaySource | None = None
        """What the replay that shows is made from."""
        self._back: Callable[[], None] = self.show_first
        self._toasts: ToastHost | None = None
        self._crash: Dialog | None = None
        self.pictures = PictureJobs()
        self.ending = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self.ending.timeout.connect(self._show_end)
        self._laying: LayoutNotice | None = None
        self._laid = QTimer(self, singleShot=True, interval=1)
        self._laid.timeout.connect(self._show_game)
        self.setWindowTitle(tr("app.name"))
        self.setWindowIcon(QIcon(str(resources_dir() / "icons" / "risk-desktop.svg")))
        self.setMinimumSize(1024, 640)
        self.setAcceptDrops(True)
        self._turn_call = TurnCall(self)
        self._turn_call.clicked.connect(self.bring_to_front)
        self._awake = ScreenAwake(self)
        self._finger = Finger(self)
        self._keeper = WindowGeometry(self, context.settings)
        self.show_first()

    @property
    def cramped(self) -> bool:
        """Whether it should be maximized at first, as the display is small."""
        return self._keeper.cramped

    @property
    def playing(self) -> Opened | None:
        """The running game, None if there is none."""
        return self._opened

    def save_path(self) -> Path | None:
        """Return the save of the running game, None if there is none."""
        return self._opened.save if self._opened is not None else None

    def tell(self, words: str) -> None:
        """Show a short message."""
        if self._toasts is not None:
            self._toasts.show_message(words, icon="warning")

    # Ways between the screens

    def show_first(self) -> None:
        """Leave any running game, and show the first screen."""
        self._leave_game()
        self.app.set_game_theme("")
        screen = FirstScreen(self.app)
        summary = latest_unfinished(self.app.saves)
        picture = QImage(str(summary.thumbnail)) if summary and summary.thumbnail else None
        screen.set_continue(summary, picture)
        screen.continue_game.connect(self.continue_last)
        screen.new_game.connect(self.show_new_game)
        screen.load.connect(self.show_load)
        screen.settings.connect(self.show_settings)
        screen.rules.connect(self.show_rules)
        screen.learn.connect(self.learn)
        screen.about.connect(self.show_about)
        screen.odds.connect(self.show_odds)
        screen.quit.connect(self.close)
        self._show(screen)

    def show_about(self) -> None:
        """Tell version, marks and licences above the present screen."""
        if not self._shows(AboutDialog):
            AboutDialog(self).open()

    def show_odds(self) -> None:
        """Open the odds of any fight, with the dice of the rule set that was played last."""
        OddsDialog(self, self.app.settings.last_setup.edition).open()

    def show_rules(self) -> None:
        """Open the index of all rules, which begins with those of the game, or of the edition that was played last."""
        screen = self._stack.currentWidget()
        if self._shows(RulesIndex):
            return
        if isinstance(screen, PlayScreen):
            screen.rules.open_index()
        else:
            RulesIndex(self, RulesInPlay(self.app.settings.last_setup.edition)).open()

    def _shows(self, kind: type[Dialog]) -> bool:
        """Tell whether a dialog of this kind is open already."""
        return any(not dialog.leaving for dialog in self.findChildren(kind))

    def show_new_game(self) -> None:
        """Show the set-up of a new game."""
        self._offer_game()

    def _offer_game(self) -> NewGameScreen:
        self.app.set_game_theme("")
        screen = NewGameScreen(self.app)
        screen.back.connect(self.show_first)
        screen.start.connect(self.start)
        screen.learn.connect(self.learn)
        self._show(screen)
        return screen

    def show_load(self) -> None:
        """Show the saved games."""
        screen = LoadScreen(self.app)
        screen.back.connect(self.show_first)
        screen.open_save.connect(self.open)
        screen.replay_save.connect(self.replay)
        self._show(screen)

    def show_settings(self) -> None:
        """Open the settings above the present screen."""
        if self._shows(SettingsDialog):
            return
        dialog = SettingsDialog(self, self.app)
        dialog.closed.connect(self._refresh_first)
        dialog.open()

    def _refresh_first(self) -> None:
        """Show the first screen again, as the language may have changed."""
        if isinstance(self._stack.currentWidget(), FirstScreen):
            self.show_first()

    def continue_last(self) -> None:
        """Continue the last unfinished game."""
        summary = latest_unfinished(self.app.saves)
        if summary is not None:
            self.open(summary.path)

    # Games

    def start(self, table: Table) -> None:
        """Start a new game (seed 0: a random one); if that fails, say so above the present screen."""
        seeded = table if table.seed else msgspec.structs.replace(table, seed=secrets.randbits(48))
        try:
            opened = open_new(seeded, self.app.saves)
        except OSError as error:
            self._say(tr("app.start_failed.title"), fault_words(error))
        except OwnCardsError as fault:
            self._say(tr("app.start_failed.title"), own_cards_words(fault), playing_without())
        except (MapError, UnknownMap, BoardTooSmall, BoardUnfit):
            # A board made by the person has changed since it was offered.
            name = ", ".join(table.boards)
            self._say(tr("app.start_failed.title"), tr("app.board_unfit", name=name, players=len(table.seats)))
        else:
            self._leave_game()
            self._play(opened)

    def learn(self, name: str) -> None:
        """Start a lesson; if that fails, say why."""
        self._leave_game()
        try:
            lesson = find_lesson(name)
        except (LessonError, UnknownLesson, OSError) as fault:
            self._refuse(lesson_fault_words(name, fault))
            return
        self._play(open_guided(lesson, self._person()))

    def _person(self) -> str:
        """Return the person's name in the last game."""
        seats = self.app.settings.last_setup.seats or usual_seats(1)
        return next((seat.name for seat in seats if seat.kind == HUMAN), usual_seats(1)[0].name)

    def open(self, path: Path) -> None:
        """Continue a saved game; if that fails, say why. Does nothing while a game is being opened."""
        if self._loading is not None:
            return
        self._leave_game()
        prepared = self._loaded(OpeningJob(path, self))
        if prepared is None:
            return
        try:
            opened = go_on(prepared, trusted=self.app.settings.programs)
        except (SaveError, OSError) as error:
            self._refuse(_why(error))
            return
        self._play(opened)
        if news := opening_notice(opened):
            self.tell(news)

    def _loaded(self, job: LoadingJob[T]) -> T | None:
        """Return what a job reads from a save; None, with the first screen and perhaps why, where that comes to nothing."""
        self._loading = job
        try:
            found = load(self, job)
        except (SaveError, OSError) as error:
            self._refuse(_why(error))
            return None
        finally:
            job.deleteLater()
            self._loading = None
        if found is None:
            self.show_first()
        return found

    # Replays

    def look_at(self, path: Path) -> None:
        """Open a save as the desktop wants it: a finished game as a replay, any other where it stands."""
        try:
            finished = summary_of(path).is_finished
        except OSError:
            finished = False  # opening it says what is wrong
        if finished:
            self.replay(path)
        else:
            self.open(path)

    def replay(self, path: Path) -> None:
        """Show a saved game again from its beginning; if that fails, say why. The file is only read."""
        if self._loading is not None:
            return
        self._leave_game()
        source = self._loaded(ReplayJob(path, self))
        if source is not None:
            self._show_replay(source, 0, self.show_load)
            if source.problem is not None:
                self.tell(tr(source.problem.key, None, **source.problem.params))

    def _replay_game(self) -> None:
        """Show the running game again; closing the replay leads back to it."""
        opened = self._opened
        if opened is None or opened.save is None or opened.session.recording is None:
            return
        session, save = opened.session, opened.save
        source = ReplaySource(session.table, opened.boards, opened.session.recording, save=save)
        self._leave_game()
        self._show_replay(source, source.recording.end, partial(self.open, save))

    def _replay_result(self) -> None:
        """Show the game that has ended again; closing the replay leads back to its result."""
        opened = self._opened
        if opened is None or opened.session.recording is None:
            return
        source = ReplaySource(opened.session.table, opened.boards, opened.session.recording, save=opened.save)
        self._show_replay(source, 0, partial(self._show_result_of, opened))

    def _show_replay(self, source: ReplaySource, place: int, back: Callable[[], None]) -> None:
        """Lay the table of a replay that begins at ``place``; ``back``: where closing it leads."""
        forget_pictures()
        session = ReplaySession(source.table, source.recording, place)
        names = Names(session.table, source.boards)
        screen = PlayScreen(self.app, session, names, source.boards)
        desk = ReplayDesk(screen, session, self.app)
        self._leave_game()
        self._opened = Opened(session, source.boards, None)
        self._back, self._source = back, source
        desk.closed.connect(self._close_replay)
        desk.play_on_wanted.connect(self._ask_play_on)
        screen.left.connect(self.show_first)
        screen.quit.connect(self.close)
        self._show(screen)
        session.start()
        desk.begin()

    def _close_replay(self) -> None:
        back = self._back
        self._leave_game()
        back()

    def _ask_play_on(self) -> None:
        """Ask who plays a copy of the game on from where its replay stands."""
        screen, source = self._stack.currentWidget(), self._source
        if self._opened is None or source is None or not isinstance(screen, PlayScreen):
            return
        session = self._opened.session
        assert isinstance(session, ReplaySession)
        session.play(False)
        place = playable_place(source.recording, session.place)
        names, alive = screen.context.names, source.recording.game_at(max(0, place)).state.alive
        if place < 0:
            self.tell(tr("replay.play_on.over"))
            return
        dialog = PlayOnDialog(self, names, place_words(source.recording, names, place), alive)
        dialog.setProperty("place", place)
        dialog.begun.connect(self._play_on)
        dialog.open()

    def _play_on(self, kinds: list[str]) -> None:
        source, place = self._source, self.sender().property("place")
        if source is None:
            return
        try:
            opened = play_on(source, place, kinds, self.app.saves)
        except OSError as error:
            self._say(tr("app.start_failed.title"), fault_words(error))
            return
        except (MapError, UnknownMap):
            self._say(
                tr("app.start_failed.title"), tr("app.board_unfit", name=", ".join(source.table.boards), players=0)
            )
            return
        self._leave_game()
        self._play(opened)

    def _play(self, opened: Opened) -> None:
        """Lay the table of a game, which shows from the next turn of the event loop on: each alone is a long frame."""
        self._laying = LayoutNotice(self)
        forget_pictures()
        self._opened = replace(opened, course=())  # many positions of the game, which nobody needs behind this
        names = Names(opened.session.table, opened.boards)
        screen = PlayScreen(self.app, opened.session, names, opened.boards, opened.past, opened.course)
        screen.rules.lesson_wanted.connect(self.learn)
        if isinstance(opened.session, LessonSession):
            self._seat_coach(screen, opened.session)
        else:
            screen.left.connect(self.show_first)
        screen.replay_wanted.connect(self._replay_game)
        screen.finished.connect(self.ending.start)
        screen.pictured.connect(self._keep_picture)
        screen.quit.connect(self.close)
        opened.session.asked.connect(self._call)
        opened.session.thinking.connect(self._awake.watch)
        opened.session.asked.connect(self._awake.rest)
        opened.session.ended.connect(self._awake.rest)
        self._bring(screen)
        self._laid.start()

    def _show_game(self) -> None:
        """Show the game whose table has been laid, and begin it."""
        screen = self._stack.widget(self._stack.count() - 1)
        assert self._opened is not None and screen is not None
        self._turn_to(screen)
        self._opened.session.start()
        self._end_notice()

    def _end_notice(self) -> None:
        if self._laying is not None:
            self._laying.hide()
            self._laying.deleteLater()
            self._laying = None

    def _call(self, decision: Decision) -> None:
        """Call whoever is asked, if he looks at something else."""
        if self._opened is not None and self.app.settings.notify:
            self._turn_call.call(self._opened.session.table.seats[decision.player].name)

    def _seat_coach(self, screen: PlayScreen, session: LessonSession) -> None:
        """Add the coach of a lesson to a game's screen."""
        coach = Coach(screen, session, self.app)
        screen.left.connect(coach.ask_leave)
        coach.left.connect(self.show_first)
        coach.real_game.connect(self._play_really)

    def _play_really(self) -> None:
        """Offer a real game of the same edition after a lesson, against easy opponents."""
        if self._opened is not None:
            settings, edition = self.app.settings, self._opened.session.table.edition
            settings.last_setup = msgspec.structs.replace(settings.last_setup, edition=edition, options={})
        self._leave_game()
        self._offer_game().propose_easy_opponents()

    def _show_end(self) -> None:
        """Show the end of the game."""
        if self._opened is None:
            return
        self._show_result(self._opened, self._count(self._opened.session))

    def _show_result_of(self, opened: Opened) -> None:
        """Show the end of a game once more; it has been counted."""
        self._opened = opened
        self._show_result(opened, self._tally(opened.session))

    def _show_result(self, opened: Opened, evening: EveningTally) -> None:
        from risk_desktop.ui.screens.result.win_screen import WinScreen

        screen = WinScreen(self.app, opened.session, Names(opened.session.table, opened.boards), evening)
        screen.rematch.connect(self._rematch)
        screen.replay.connect(self._replay_result)
        screen.main_menu.connect(self.show_first)
        self._show(screen)

    def _count(self, session: GameSession) -> EveningTally:
        """Count a game that has just ended for the score of the evening; return how that stands."""
        players, now = [seat.name for seat in session.table.seats], datetime.now(UTC).astimezone()
        outcome = session.game.state.outcome
        if outcome is not None and session.kept and not session.was_over:
            self.app.evening.add(players, [players[winner] for winner in outcome.winners], now)
        return self._tally(session)

    def _tally(self, session: GameSession) -> EveningTally:
        """Return how the evening stands between those who play a game."""
        return self.app.evening.tally([seat.name for seat in session.table.seats], datetime.now(UTC).astimezone())

    def _rematch(self) -> None:
        """Begin the same game again, with everybody in his own seat."""
        if self._opened is not None:
            self.start(msgspec.structs.replace(self._opened.session.table.as_begun, seed=0))

    def _keep_picture(self, image: QImage) -> None:
        """Store a small picture of the board for the list of saves."""
        if self._opened is not None:
            self.pictures.add(image, self._opened.session.keep_picture)

    def _leave_game(self) -> None:
        opened, self._opened = self._opened, None
        self.ending.stop()
        self._laid.stop()
        self._end_notice()
        self._turn_call.rest()
        self._awake.rest()
        self._source = None
        if opened is not None:
            self.pictures.finish()
            opened.session.close()
            if opened.session.is_empty and opened.save is not None:
                delete_save(opened.save)

    # Errors

    def report_crash(self, report: Path | None) -> None:
        """Say that something failed, once for all errors that come together, and offer to continue from the save.

        ``report``: where the report lies, None if it could not be written.
        """
        if self._crash is not None:
            return
        save = self._opened.save if self._opened is not None else None
        self._leave_game()
        self.show_first()
        self._crash = dialog = Dialog(self, tr("app.crash.title"), width=560, closable=True)
        words = tr("app.crash.text", path=str(report)) if report else tr("app.crash.unreported")
        dialog.body.addWidget(Label(words))
        dialog.closed.connect(self._forget_crash)
        if save is not None and save.exists():
            dialog.setProperty("save", str(save))
            resume = Button(tr("app.crash.resume"), "primary", key="Space", icon="retry")
            resume.clicked.connect(self._resume)
            dialog.add_action(resume)
        dialog.open()

    def _resume(self) -> None:
        """Continue the game during which something failed."""
        dialog, self._crash = self._crash, None
        if dialog is not None:
            dialog.closed.disconnect(
                self._forget_crash
            )  # another error gets a dialog of its own, even while this one fades out
            dialog.dismiss()
            self.open(Path(dialog.property("save")))

    def _forget_crash(self) -> None:
        self._crash = None

    def _refuse(self, words: str) -> None:
        """Show the first screen, and above it why a game can't be opened."""
        self.show_first()
        self._say(tr("app.open_failed.title"), words)

    def _say(self, title: str, *words: str) -> None:
        """Open a message above the present screen, with a paragraph for each of ``words``."""
        dialog = Dialog(self, title, width=560)
        for paragraph in words:
            dialog.body.addWidget(Label(paragraph))
        dialog.open()

    def bring_to_front(self, save: str = "") -> None:
        """Come to the front, and open a save unless it is being played: the desktop, or a second start, wants it."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if save and Path(save) != self.save_path():
            self.look_at(Path(save))

    # The window itself

    def _show(self, screen: QWidget) -> None:
        self._bring(screen)
        self._turn_to(screen)

    def _bring(self, screen: QWidget) -> None:
        """Put a screen behind the one that shows, which signals no more.

        Until that is deleted, it may still tell about a game that has been left: its end would be shown above the next
        game, which would then wait for ever.
        """
        if (before := self._stack.currentWidget()) is not None:
            before.blockSignals(True)
        self._stack.addWidget(screen)
        self._toasts = ToastHost(screen)

    def _turn_to(self, screen: QWidget) -> None:
        """Show a screen that has been brought, and part with all others."""
        self._stack.setCurrentWidget(screen)
        screen.setFocus()
        VOICE.answer(sentences(screen.spoken() if isinstance(screen, Screen) else [screen.accessibleName()]))
        for before in [self._stack.widget(number) for number in range(self._stack.count())]:
            if before is not None and before is not screen:
                self._stack.removeWidget(before)
                before.hide()
                QTimer.singleShot(_FRAME_MS, before.deleteLater)  # the new one is painted first

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Toggle full screen with F11."""
        if event.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let a saved game be dropped."""
        if dropped_save(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the saved game that was dropped: the running one is kept after every move, so nothing needs to be asked."""
        save = dropped_save(event.mimeData())
        if save is not None:
            event.acceptProposedAction()
            self.bring_to_front(str(save))

    def changeEvent(self, event: QEvent) -> None:
        """End the call when the window is looked at."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._turn_call.rest()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt everything to the new size."""
        self.app.fit(event.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's geometry and leave the game, whose save is complete at any time."""
        if self._loading is not None:
            self._loading.cancel()
        self._keeper.keep()
        self.app.settings.save()
        self._leave_game()
        super().closeEvent(event)


def _why(fault: SaveError | OSError) -> str:
    """Return in words why a save can't be opened."""
    if isinstance(fault, SaveError):
        return tr(fault.problem.key, None, **fault.problem.params)
    return fault_words(fault)
