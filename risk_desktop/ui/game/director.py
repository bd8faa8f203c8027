"""Leads through a game: shows what happened, asks whoever must act, and keeps the pace of the opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.engine.events import Event, TerritoryConquered, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.action import Action, Moment
from risk_desktop.ui.game.action_tracker import ActionTracker
from risk_desktop.ui.game.animator import EventAnimator
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.event_queue import EventQueue
from risk_desktop.ui.game.handover.handover import ScreenHandover
from risk_desktop.ui.game.handover.seat_handover import SeatHandover
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.prompt.watch_prompts import WatchPrompts
from risk_desktop.ui.game.recap.look_back import LookBack
from risk_desktop.ui.game.recap.missed import Missed
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.game.recap.recap_presenter import RecapPresenter
from risk_desktop.ui.game.recap.stepping import SteppingPresenter
from risk_desktop.ui.motion import FRAME_MS, MOTION

# Between what an opponent's choice has led to and his next one, ms: a frame in which it is told lies between them.
_PAUSE_MS = 34
_MOVED_ON_MS = 250
"""So long the prompt keeps a question that is answered, ms: the next one mostly comes sooner."""

SomePresenter = TypeVar("SomePresenter", bound=Presenter)


class Director(QObject):
    """Between session, animator and presenters. ``presenter`` is that of the question at hand, None while nobody is asked.

    Who acts is said by ``tracker``. Signals: ``asks`` (an Ask for the prompt), ``begun`` (``presenter`` has begun), ``left``
    (what was asked is answered or taken back), ``settled`` (the position on the board is the game's), ``told`` (events that
    have been shown), ``taken_back`` (the last of them, undone), ``viewer_changed`` (the seat whose secrets may show, -1
    nobody), ``called`` (seat, kind of decision: a partner goes on without a curtain), ``refused`` (Reason, territory),
    ``heard`` (sound, variant), ``cards_wanted``, ``faulted`` (seat, Fault), ``ended`` (Outcome), ``recalled`` (show the
    figures of a Game as it stood a moment ago), ``stepped`` (show a Moment of some turns ago, until None: the present),
    ``passed`` (the person goes on from what has paused the show), ``stopped`` (who is beaten or has given up watches no more).
    """

    asks = Signal(object)
    begun = Signal()
    left = Signal()
    settled = Signal()
    recalled = Signal(object)
    stepped = Signal(object)
    told = Signal(list)
    taken_back = Signal(list)
    viewer_changed = Signal(int)
    called = Signal(int, str)
    refused = Signal(object, int)
    heard = Signal(str, int)
    cards_wanted = Signal()
    faulted = Signal(int, object)
    ended = Signal(object)
    passed = Signal()
    stopped = Signal()

    def __init__(
        self,
        context: GameContext,
        animator: EventAnimator,
        updater: PositionUpdater,
        handover: ScreenHandover,
        missed: Missed,
        make_presenter: Callable[[str], Presenter],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_presenter = make_presenter
        self.context, self.animator = context, animator
        self._handover, self._missed = handover, missed
        self.presenter: Presenter | None = None
        self._presenters: dict[str, Presenter] = {}
        self._last_presenter: Presenter | None = None
        self._speed = "normal"
        self._skipping = False
        self._waiting = self._started = False
        self._asked_seat, self._asked_phase = NOBODY, ""
        self._moved_on = QTimer(self, singleShot=True, interval=_MOVED_ON_MS)
        self._moved_on.timeout.connect(self._leave_question)
        self._curtained: Decision | None = None
        self._pause: Callable[[], Ask] | None = None
        self._passed = False
        self.tracker = ActionTracker(context.session, self)
        self._seats = SeatHandover(context.session)
        self.witness = self.viewer = self._seats.witness
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._proceed)
        self._counting = QTimer(self, singleShot=True, interval=FRAME_MS)
        self._counting.timeout.connect(self.settled)
        self._queue = EventQueue(self)
        self._queue.told.connect(self.told)
        self._queue.begun.connect(self.tracker.begin_beat)
        self._queue.turned.connect(self._show_some)
        self._queue.reached.connect(self.tracker.end_beat)
        self._queue.counted.connect(self.settled)
        self._queue.emptied.connect(self._end)
        self.updater = updater
        self._moment: Moment | None = None
        self.prompts = WatchPrompts(context)
        self.use_curtain = True
        self._connect()

    def _connect(self) -> None:
        session = self.context.session
        session.happened.connect(self._on_happened)
        session.asked.connect(self._on_asked)
        session.faulted.connect(self.faulted)
        session.taken_back.connect(self._on_taken_back)
        session.ended.connect(self._on_ended)
        self.animator.shown.connect(self.tracker.show)
        self.animator.shown.connect(self._note_conquest)
        self.animator.taken.connect(self._tell_aim)
        self.animator.seen.connect(self._queue.add_seen)
        self.animator.ending.connect(self._end_pause)
        self.animator.done.connect(self._on_shown)
        self.tracker.changed.connect(self.context.follow)
        self.tracker.changed.connect(self._show_action)

    # --- pace

    @property
    def speed(self) -> str:
        """Pace of the opponents: one of ``settings.SPEEDS``."""
        return self._speed

    def set_speed(self, name: str, own: str = "") -> None:
        """Choose the pace of opponents and of persons, "" what suits it; what waits for a step goes on if steps are off now."""
        self._speed = name
        MOTION.set_speed(name, own)
        self.catch_up()
        if self._waiting and name != "step":
            self.step()

    @property
    def lent(self) -> bool:
        """Whether the viewer has the screen back from somebody who was asked meanwhile, and his hand is still covered."""
        return self.viewer >= 0 and self._seats.lent

    @property
    def alone(self) -> bool:
        """Whether nobody but the viewer may be looking at the screen: no other person plays, or a curtain rose for him."""
        return len(self.context.session.table.people) < 2 or self._seats.alone

    def uncover(self) -> None:
        """Let the viewer see his hand again: whoever was asked looks away now."""
        self._seats.lent = False
        if self.presenter is not None and self.presenter.active:
            self.presenter.covered = False
            self.presenter.refresh()
        self.settled.emit()

    @property
    def waiting(self) -> bool:
        """Whether the next move waits for the person, step by step."""
        return self._waiting

    @property
    def at_once(self) -> bool:
        """Whether nothing is animated now."""
        return self._skipping or MOTION.speed_factor == 0

    @property
    def only_watched(self) -> bool:
        """Whether an opponent acts, and no person is asked."""
        return self.tracker.is_watched(self.tracker.acting)

    def step(self) -> None:
        """Go on after an opponent's move in step mode."""
        if self._waiting:
            self._waiting = False
            self.tracker.go_on()
            self.context.session.proceed()

    def skip_to_me(self) -> None:
        """Show nothing more until what those who watch wait for: see ``GameSession.waits_for``."""
        self._skipping = True
        if self.animator.busy:
            self.animator.finish()
        else:
            self.step()

    # --- a show that waits for the person

    @property
    def paused(self) -> bool:
        """Whether what is shown waits until the person at the screen goes on."""
        return self._pause is not None and not self._passed

    def pause(self, ask: Callable[[], Ask]) -> None:
        """Called by a stage that has something to be read: the show waits until the person goes on, as ``ask`` offers."""
        self.animator.hold()
        self._moved_on.stop()
        self._asked_seat, self._pause, self._passed = NOBODY, ask, False
        self.asks.emit(ask())

    def pass_pause(self) -> bool:
        """Take what a person does for going on, where the show has paused; return whether it has, and isn't going on yet."""
        held = self._pause is not None
        if held:
            self._passed = True
            self.passed.emit()
        return held

    def resume(self) -> None:
        """Called by the stage that has paused the show: the person has gone on, and all is put away."""
        self._end_pause()
        self.animator.go_on()

    def _end_pause(self) -> None:
        self._pause = None

    # --- input

    def asking(self, kind: type[SomePresenter]) -> SomePresenter | None:
        """Return the presenter of the question at hand if it is of this kind, else None."""
        presenter = self.presenter
        return presenter if isinstance(presenter, kind) and presenter.active else None

    def takes_press(self, place: str) -> bool:
        """Take a press of a prompt button as far as it isn't for the presenter; return whether it is."""
        before = self.presenter
        if self.pass_pause() or self._answers_me():
            return False
        if self._waiting or self._offers_skip or (self.only_watched and before is None):
            self._press_watching(place)
            return False
        if self.animator.skip_dice():
            return False
        if self.animator.busy:
            asked, watched = self._last_presenter, self.tracker.of_others(self.viewer)
            self.finish_show()
            if watched or self.presenter is not asked:
                return False
        return True

    @property
    def _offers_skip(self) -> bool:
        """Whether the prompt offers to skip what opponents do, also while a person's own defence is shown or comes next."""
        return self.presenter is None and self._asked_seat == NOBODY and self.prompts.offers_skip(self.tracker.action)

    def ask_again(self) -> None:
        """Say anew, perhaps in another language, what is asked or whom we watch."""
        if self.presenter is not None:
            self.presenter.refresh()
        elif self._pause is not None:
            self.asks.emit(self._pause())
        else:
            self._show_action(self.tracker.action)

    # --- what the session tells

    def _on_happened(self, events: Sequence[Event]) -> None:
        answered = self.presenter
        chosen = answered is not None
        self._leave_presenter()
        first, self._started, tracker = not self._started, True, self.tracker
        if first and not self.at_once:
            self.settle()
        tracker.follow([seen for event in events if (seen := event.seen_by(self.witness)) is not None])
        self.context.remember(tracker.events)
        own = tracker.is_own(tracker.acted)
        MOTION.own = (own and chosen) or tracker.person_rolls()
        if own and chosen and not any(isinstance(event, TurnStarted) for event in events):
            # What a person chose is shown as a whole even while opponents are skipped; his defence by itself is no choice.
            self._skipping = False
        if self.at_once and not (own and chosen and self.animator.must_show(tracker.events)):
            if own and chosen:
                tracker.show_choice()
            elif tracker.of_others(self.viewer):
                self.context.hide_arrow()  # it was the last thing that was shown: others go on unseen
            self._queue.add(tracker.events, new_turn=any(isinstance(event, TurnStarted) for event in events))
            begins = self._begins_turn()
            if first:
                self.settle()
                self._queue.tell()
            elif begins:
                self.catch_up()
            self._moment = self._now()
            self._later.start(0)
            return
        self._begin_show()
        if answered is not None and not answered.stays:
            self._moved_on.start()
        tracker.show_choice()
        if tracker.is_watched(tracker.acted):
            self.animator.play_soon(tracker.events, tracker.acted)
        else:
            self.animator.play(tracker.events, tracker.acted, own)

    def _on_shown(self) -> None:
        wait = self._speed == "step" and not self._skipping and self.tracker.of_others(self.viewer)
        self._waiting = wait and self.tracker.acting >= 0
        self.updater.show(self.context.game)
        if self._waiting:
            self.tracker.wait()
        else:
            self.tracker.go_on()
        paused = self.tracker.of_others(self.viewer) and not self._waiting
        self._counting.start()
        if not paused:
            self._count()
        if self._begins_turn():
            self._queue.tell()
        if self._waiting:
            return
        if paused:
            self._later.start(_PAUSE_MS)
        else:
            self._proceed()

    def _count(self) -> None:
        """Show the players' figures, unless that has been done; while others are watched they have a frame of their own."""
        if self._counting.isActive():
            self._counting.stop()
            self.settled.emit()

    def _proceed(self) -> None:
        """Let the game go on, once all shows how it stands."""
        self._count()
        self.context.session.proceed()

    def _begins_turn(self) -> bool:
        """See whether a turn has begun: what was chosen before it is over. Return whether skipping ends with it."""
        if not any(isinstance(event, TurnStarted) for event in self.tracker.take_events()):
            return False
        for presenter in self._presenters.values():
            presenter.new_turn()
        skipped, self._skipping = self._skipping, self._skipping and self.context.session.waits_for != "turn"
        return skipped and not self._skipping

    def _now(self) -> Moment:
        game = self.context.game
        return Moment(Game(game.rules, game.state.copy()), self.tracker.current())

    def catch_up(self) -> None:
        """Show now what the next beat would have shown."""
        due = self._queue.pending
        self._queue.tell()
        if due:
            self.settle()

    def _begin_show(self) -> None:
        """What is animated begins with what was before it: show that where the screen is behind it."""
        moment, self._moment = self._moment, None
        if self._queue.pending and moment is not None:
            self.tracker.publish(moment.action)
            self.recalled.emit(moment.game)
        self._queue.tell()
        if moment is not None:
            self.updater.show(moment.game)

    def _on_asked(self, decision: Decision) -> None:
        self._queue.tell()
        self._skipping = False
        MOTION.own = True
        hidden = self._seats.hidden(decision)
        if self.use_curtain and hidden:
            self._curtained = decision
            self._show_viewer(-1)
            self.settle()
            self._asked_seat = NOBODY
            self._show_action(self.tracker.action)
            self._handover(decision.player, hidden, self._uncovered)
            return
        if self._seats.calls(decision):
            self.called.emit(decision.player, decision.kind)
        self._begin(decision)

    def _on_taken_back(self, events: Sequence[Event]) -> None:
        self._moment = None
        self._queue.tell()
        self.taken_back.emit(events)
        self._leave_presenter()
        self.tracker.look()
        self.context.hide_arrow()
        self.settle()

    def _on_ended(self, outcome: object) -> None:
        at_once, self._skipping = self.at_once, False
        self._leave_presenter()
        self._queue.finish()
        if not at_once:
            self._queue.tell()

    def _end(self) -> None:
        """All has been told: the game is over."""
        self.tracker.settle()
        self.ended.emit(self.context.game.state.outcome)

    # --- asking

    def _uncovered(self) -> None:
        decision, self._curtained = self._curtained, None
        if decision is not None:
            self._seats.greet(decision.player)
            self._begin(decision)

    def _begin(self, decision: Decision) -> None:
        self._show_viewer(self._seats.take(decision))
        self.updater.show(self.context.game)
        self.tracker.ask(decision)
        self.settled.emit()
        self._ask(decision, self._recap_before(decision) or self._presenter_of(decision.kind))

    def _ask(self, decision: Decision, presenter: Presenter) -> None:
        self.presenter = self._last_presenter = presenter
        self._moved_on.stop()
        self._asked_seat, self._asked_phase = decision.player, self.tracker.action.phase
        self.animator.new_choice()
        presenter.covered = self.lent and decision.step.secrecy != "public"
        presenter.begin(decision)
        self.begun.emit()

    def _recap_before(self, decision: Decision) -> Presenter | None:
        """Return the presenter of what the person has missed, None if he is asked at once."""
        recap = self._missed.recap_before(decision)
        return self._show_recap(recap) if recap is not None else None

    def _show_recap(self, recap: Recap) -> Presenter:
        presenter = RecapPresenter(self.context, self.updater, recap)
        presenter.asks.connect(self.asks)
        presenter.stepped.connect(self.stepped)
        presenter.passed.connect(self._leave_recap)
        return presenter

    def recall(self) -> None:
        """Show once more what the person on turn has missed, over what he is asked."""
        asked = self.presenter
        if asked is None or not asked.active or isinstance(asked, RecapPresenter):
            return
        decision = asked.decision
        recap = self._missed.recap_again(decision)
        if recap is not None:
            self.finish_show()
            asked.suspend()
            self._ask(decision, self._show_recap(recap))

    def look_back(self, lines: Sequence[LogLine], at: LogLine) -> None:
        """Show how the game stood when a line of the chronicle had happened, over what a person is asked; ``lines``: all of them.

        Where nobody is asked, nothing is shown.
        """
        asked, recording = self.presenter, self.context.session.recording
        known = [(line.place, line) for line in lines if line.place >= 0]
        if asked is None or not asked.active or recording is None or isinstance(asked, RecapPresenter):
            return
        number = next((n for n, (_, line) in enumerate(known) if line is at), -1)
        if number < 0:
            return
        if isinstance(asked, LookBack):
            asked.go_to(number)
            return
        decision = asked.decision
        self.finish_show()
        asked.suspend()
        presenter = LookBack(self.context, self.updater, recording, known, number)
        presenter.asks.connect(self.asks)
        presenter.stepped.connect(self.stepped)
        presenter.passed.connect(self._leave_recap)
        self._ask(decision, presenter)

    def look_at(self, presenter: SteppingPresenter, decision: Decision) -> None:
        """Show moments of the past, in which ``decision`` was asked, where nobody is asked any more."""
        self.finish_show()
        presenter.asks.connect(self.asks)
        presenter.stepped.connect(self.stepped)
        presenter.passed.connect(self._leave_presenter)
        self._ask(decision, presenter)

    def _leave_recap(self) -> None:
        presenter = self.presenter
        assert presenter is not None
        decision = presenter.decision
        presenter.end()
        self._ask(decision, self._presenter_of(decision.kind))

    def _presenter_of(self, kind: str) -> Presenter:
        """Return the presenter for a kind of decision, which stays the same."""
        presenter = self._presenters.get(kind)
        if presenter is None:
            presenter = self._presenters[kind] = self._make_presenter(kind)
            presenter.asks.connect(self.asks)
            presenter.refused.connect(self.refused)
            presenter.heard.connect(self.heard)
            presenter.cards_wanted.connect(self.cards_wanted)
        return presenter

    def _leave_presenter(self) -> None:
        presenter, self.presenter = self.presenter, None
        if presenter is not None:
            presenter.end()
            self.left.emit()

    def finish_show(self) -> None:
        """Show at once what is still to be shown: a person goes on."""
        if self.animator.busy:
            self.animator.finish()
        if self._later.isActive() and not self.at_once:
            self._later.stop()
            self._proceed()

    def go_on_at_once(self) -> None:
        """Ask at once what follows on a person's own choice: he has begun to answer it."""
        self.finish_show()
        if self._later.isActive() and self.tracker.is_own(self.tracker.acted):
            self._later.stop()
            self._proceed()

    # --- what shows

    def show_anew(self) -> None:
        """The game stands elsewhere than what is shown: show how it stands, and nothing more of the way there."""
        if self.animator.busy:
            self.animator.finish()
        self._later.stop()
        self._waiting, self._moment, self._started = False, None, True
        self._queue.tell()
        self.context.board.finish_animations()
        self.context.hide_arrow()
        self.tracker.look()
        self.settle()

    def show_to(self, seat: int) -> None:
        """Show the secrets of a seat from now on, and nobody else's; -1: only what everybody knows."""
        self._seats.open_to(seat)
        self.witness = seat
        self._show_viewer(seat)
        self.settled.emit()

    def settle(self) -> None:
        """Show the game's position as it is, who acts, and the players' figures."""
        self.updater.show(self.context.game)
        self.tracker.settle()
        self._counting.stop()
        self.settled.emit()

    def _show_some(self) -> None:
        if self.updater.show_some(self.context.game):
            self._queue.turn_on()

    def _show_viewer(self, seat: int) -> None:
        wanted = self._seats.shown(seat)
        if wanted != self.viewer:
            self.viewer = wanted
            self.viewer_changed.emit(wanted)

    def _answers_me(self) -> bool:
        """Tell whether another one is deciding in the turn of the person at the screen, and nothing waits for a press."""
        return self.presenter is None and not self._waiting and self.tracker.answers(self.viewer)

    def _press_watching(self, place: str) -> None:
        if place == "ghost" and self.context.session.is_only_watched:
            self.stopped.emit()
        elif self._waiting and place == "primary":
            self.step()
        else:
            self.skip_to_me()

    def _tell_aim(self) -> None:
        """Land has been taken: who is watched may have been after it, and is no more."""
        if self.tracker.of_others(self.viewer):
            self.ask_again()

    def _note_conquest(self, event: Event) -> None:
        """A fight is over: what was asked in it is asked no more."""
        if isinstance(event, TerritoryConquered) and self.presenter is None and not self._moved_on.isActive():
            self._moved_on.start()

    def _leave_question(self) -> None:
        """What an answer has led to still shows: the prompt says so, and asks no more what was answered."""
        if self.presenter is None and self._asked_seat != NOBODY:
            self._asked_seat = NOBODY
            self.asks.emit(self.prompts.ask(self.tracker.action))

    def _show_action(self, action: Action) -> None:
        """Let the prompt say who acts, unless it is a person's own; several people at one screen see no hand meanwhile."""
        if action.doing == "asked" or (action.doing in ("plays", "next") and action.actor == self._asked_seat):
            if self.presenter is None and action.phase != self._asked_phase:
                self._moved_on.start()
            return
        self._asked_seat = NOBODY
        if self.tracker.is_watched(action.actor) and action.leader != self.viewer:
            self._seats.look_on()
            self._show_viewer(-1)
        self.asks.emit(self.prompts.ask(action))
