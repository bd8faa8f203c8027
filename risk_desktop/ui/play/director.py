"""Leads through a game: shows what happened, asks whoever must act, and keeps the pace of the opponents."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from risk_desktop.editions.common.afterlife import BEYOND
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.engine.step import Decision
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.play.arriving import Arriving
from risk_desktop.ui.play.at_hand import AtHand
from risk_desktop.ui.play.changing_hands import Sitting
from risk_desktop.ui.play.desk import Desk, Handover
from risk_desktop.ui.play.doing import Doing
from risk_desktop.ui.play.own_dice import person_rolls
from risk_desktop.ui.play.presenters import make_presenter
from risk_desktop.ui.play.presenters.attack import AttackPresenter
from risk_desktop.ui.play.presenters.base import Presenter
from risk_desktop.ui.play.presenters.march import MarchPresenter
from risk_desktop.ui.play.showing import Showing
from risk_desktop.ui.play.telling import Telling
from risk_desktop.ui.play.watching import Watching

SPEEDS = ("step", "slow", "normal", "fast", "instant")
# Between what an opponent's choice has led to and his next one, ms: both in one frame would hold up the window.
_FRAME_MS = 17


class Director(AtHand):
    """Between session, showing and presenters.

    Signals: ``asks`` (an Ask for the prompt), ``begun`` (``presenter`` has begun), ``settled`` (the position on the board
    is the game's), ``told`` (events that have been shown), ``taken_back`` (the last of them, undone), ``viewer_changed`` (the
    seat whose secrets may show, -1 nobody), ``called`` (seat, kind of decision: a partner goes on without a curtain),
    ``refused`` (Reason, territory), ``heard`` (sound, step), ``cards_wanted``, ``faulted`` (seat, Fault), ``ended`` (Outcome).
    """

    asks = Signal(object)
    begun = Signal()
    settled = Signal()
    told = Signal(list)
    taken_back = Signal(list)
    viewer_changed = Signal(int)
    called = Signal(int, str)
    refused = Signal(object, int)
    heard = Signal(str, int)
    cards_wanted = Signal()
    faulted = Signal(int, object)
    ended = Signal(object)

    def __init__(self, desk: Desk, showing: Showing, handover: Handover, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk, self.showing = desk, showing
        self._handover = handover
        self._presenters: dict[str, Presenter] = {}
        self._last_presenter: Presenter | None = None
        self._speed, self._told_turn = "normal", -1
        self._skipping = False
        self._waiting = self._started = False
        self._curtained: Decision | None = None
        self._doing = Doing(desk.session)
        self._sitting = Sitting(desk.session)
        self.witness = self.viewer = self._sitting.witness
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._proceed)
        self._telling = Telling(self)
        self._telling.told.connect(self.told)
        self._telling.turned.connect(self._show_some)
        self._telling.counted.connect(self.settled)
        self._telling.said.connect(self._say_turn)
        self._telling.emptied.connect(self._end)
        self._arriving = Arriving(desk)
        self.watching = Watching(desk)
        self.use_curtain = True
        self._connect()

    def _connect(self) -> None:
        session = self.desk.session
        session.happened.connect(self._on_happened)
        session.asked.connect(self._on_asked)
        session.faulted.connect(self.faulted)
        session.taken_back.connect(self._on_taken_back)
        session.ended.connect(self._on_ended)
        self.showing.done.connect(self._on_shown)

    # --- pace

    @property
    def speed(self) -> str:
        """Pace of the opponents: one of SPEEDS."""
        return self._speed

    def set_speed(self, name: str, own: str = "") -> None:
        """Choose the pace of opponents and of persons, "" what suits it; what waits for a step goes on if steps are off now."""
        self._speed = name
        MOTION.set_speed(name, own)
        self._telling.tell()
        if self._waiting and name != "step":
            self.step()

    @property
    def lent(self) -> bool:
        """Whether the viewer has the screen back from somebody who was asked meanwhile, and his hand is still covered."""
        return self.viewer >= 0 and self._sitting.lent

    def uncover(self) -> None:
        """Let the viewer see his hand again: whoever was asked looks away now."""
        self._sitting.lent = False
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
        return self._doing.is_watched(self._doing.acting)

    def step(self) -> None:
        """Go on after an opponent's move in step mode."""
        if self._waiting:
            self._waiting = False
            self._proceed()

    def skip_to_me(self) -> None:
        """Show nothing more until a person must act (or, among opponents only, until the next turn)."""
        self._skipping = True
        if self.showing.busy:
            self.showing.finish()
        else:
            self.step()
        self._say_watching()

    # --- input

    def click(self, territory: int) -> None:
        """Take a click on a territory."""
        self._finish_show()
        if self.presenter is not None:
            self.presenter.click(territory)

    def click_right(self, territory: int) -> None:
        """Take a right click on a territory."""
        self._finish_show()
        if self.presenter is not None:
            self.presenter.click_right(territory)

    def click_beyond(self, seat: int) -> None:
        """Take a click on the place where a seat's dead wait."""
        self._finish_show()
        if isinstance(self.presenter, MarchPresenter) and self.presenter.decision.player == seat:
            self.presenter.click(BEYOND)

    def press(self, place: str) -> None:
        """Take a press of a prompt button: "primary", "secondary" or "ghost"."""
        before = self.presenter
        if self._answers_me():
            return
        if self._waiting or (self._doing.is_watched(self._doing.acting) and before is None):
            self._press_watching(place)
            return
        if self.showing.busy:
            asked, watched = self._last_presenter, self._doing.of_others(self.viewer)
            self._finish_show()
            if watched or self.presenter is not asked:
                return
        if self.presenter is not None:
            self.presenter.press(place)

    def roll(self, dice: int) -> None:
        """Roll again with so many dice: the battle table's primary button."""
        self.pick(dice)
        self.press("primary")

    def blitz(self, keep: int) -> None:
        """Roll until the fight is over or ``keep`` armies are left."""
        self.set_number(keep)
        self.press("secondary")

    def move_in(self, armies: int) -> None:
        """Let so many armies move into what has fallen: the battle table's button."""
        self.set_number(armies)
        self.press("primary")

    def let_go(self) -> bool:
        """Take Esc: end a show, or let go of what is chosen; False if there was nothing."""
        if self.showing.busy:
            self.showing.finish()
            return True
        return self.presenter is not None and self.presenter.let_go()

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        presenter = self.presenter
        return presenter is not None and (presenter.can_take_back or self.desk.session.can_undo)

    def undo(self) -> None:
        """Take back the last placing, or the last choice that revealed nothing."""
        self._finish_show()
        if self.presenter is not None and not self.presenter.take_back():
            self.desk.session.undo()

    def ask_again(self) -> None:
        """Say anew, perhaps in another language, what is asked or whom we watch."""
        if self.presenter is not None:
            self.presenter.refresh()
        elif self._waiting:
            self.asks.emit(self.watching.stepped(self._doing.acted))
        else:
            self._say_idle()

    # --- what the session tells

    def _on_happened(self, events: Sequence[Event]) -> None:
        chosen = self.presenter is not None
        self._leave_presenter()
        if not self._started:
            self._started = True
            self.settle()
        doing = self._doing
        doing.follow([seen for event in events if (seen := event.seen_by(self.witness)) is not None])
        self.desk.remember(doing.events)
        own = doing.is_own(doing.acted)
        MOTION.own = (own and chosen) or person_rolls(self.desk.session, doing.events)
        if own and chosen and not any(isinstance(event, TurnStarted) for event in events):
            # What a person chose is shown as a whole even while opponents are skipped; his defence by itself is no choice.
            self._skipping = False
        if self.at_once:
            self._arriving.note()
            self._tell()
            self._later.start(0)
            return
        self._telling.catch_up()
        watched = not self._answers_me() and not doing.is_fight_of(self.viewer)
        if watched and (not own or doing.acting != doing.acted):
            self._say_watching(doing.acting if own else doing.acted)
        self._arriving.show_noted()
        self.showing.play(doing.events, doing.acted, own)

    def _on_shown(self) -> None:
        self.settle()
        wait = self._speed == "step" and not self._skipping and self._doing.of_others(self.viewer)
        self._tell()
        if wait and self._doing.acting >= 0:
            self._waiting = True
            self._show_viewer(-1)
            self.asks.emit(self.watching.stepped(self._doing.acted))
        elif self._doing.of_others(self.viewer):
            self._later.start(_FRAME_MS)
        else:
            self._proceed()

    def _tell(self) -> None:
        events = self._doing.take_events()
        new_turn = any(isinstance(event, TurnStarted) for event in events)
        if new_turn:
            if isinstance(attack := self._presenters.get("attack"), AttackPresenter):
                attack.forget()
            self._skipping = self._skipping and bool(self.desk.session.table.humans)
        if self.at_once or (self.only_watched and self._doing.of_others(self.viewer)):
            self._telling.add(events, new_turn=new_turn and self.at_once)
        else:
            self._telling.tell(events)

    def _proceed(self) -> None:
        self.desk.session.proceed()
        if self.at_once:
            self._telling.say()
        else:
            self._say_idle()

    def _say_idle(self, seat: int = -1) -> None:
        """Say whom we watch, unless somebody is asked or something shows."""
        asked = self.presenter is not None or self._curtained is not None
        if not (asked or self.showing.busy or self._answers_me()):
            self._say_watching(seat)

    def _say_turn(self) -> None:
        """Say whose turn is being skipped; ribbon and figures show the same one."""
        turn = self.desk.game.state.turn
        if turn != self._told_turn:
            self._told_turn = turn
            self.settled.emit()
        self._say_idle(turn if self._doing.is_watched(turn) else -1)

    def _on_asked(self, decision: Decision) -> None:
        self._telling.tell()
        self._skipping = False
        MOTION.own = True
        self._doing.acting = decision.player
        if self.use_curtain and self._sitting.changes(decision):
            self._curtained = decision
            self._show_viewer(-1)
            self.settle()
            self.asks.emit(self.watching.handed_over(decision.player))
            self._handover(decision.player, self._uncovered)
            return
        if self._sitting.calls(decision):
            self.called.emit(decision.player, decision.kind)
        self._begin(decision)

    def _on_taken_back(self, events: Sequence[Event]) -> None:
        self._telling.tell()
        self.taken_back.emit(events)
        self._leave_presenter()
        self._doing.look()
        self.desk.hide_arrow()
        self.settle()

    def _on_ended(self, outcome: object) -> None:
        at_once, self._skipping = self.at_once, False
        self._leave_presenter()
        self._telling.finish()
        if not at_once:
            self._telling.tell()

    def _end(self) -> None:
        """All has been told: the game is over."""
        self.asks.emit(self.watching.over())
        self.ended.emit(self.desk.game.state.outcome)

    # --- asking

    def _uncovered(self) -> None:
        decision, self._curtained = self._curtained, None
        if decision is not None:
            self._sitting.greet(decision.player)
            self._begin(decision)

    def _begin(self, decision: Decision) -> None:
        self._show_viewer(self._sitting.take(decision))
        self.settle()
        presenter = self._presenters.get(decision.kind)
        if presenter is None:
            presenter = self._presenters[decision.kind] = make_presenter(decision.kind, self.desk)
            presenter.asks.connect(self.asks)
            presenter.refused.connect(self.refused)
            presenter.heard.connect(self.heard)
            presenter.cards_wanted.connect(self.cards_wanted)
        self.presenter = self._last_presenter = presenter
        self.showing.new_choice()
        presenter.begin(decision)
        self.begun.emit()

    def _leave_presenter(self) -> None:
        presenter, self.presenter = self.presenter, None
        if presenter is not None:
            presenter.end()

    def _finish_show(self) -> None:
        if self.showing.busy:
            self.showing.finish()
        if self._later.isActive() and not self.at_once:
            self._later.stop()
            self._proceed()

    # --- what shows

    def settle(self) -> None:
        """Show the game's position as it is, and the players' figures."""
        self._arriving.show()
        self.settled.emit()

    def _show_some(self) -> None:
        if self._arriving.show_some():
            self._telling.turn_on()

    def _show_viewer(self, seat: int) -> None:
        wanted = self._sitting.shown(seat)
        if wanted != self.viewer:
            self.viewer = wanted
            self.viewer_changed.emit(wanted)

    def _answers_me(self) -> bool:
        """Tell whether an opponent chooses his defence against the person at the screen."""
        return self.presenter is None and self._doing.answers(self.viewer)

    def _press_watching(self, place: str) -> None:
        if self._waiting and place == "primary":
            self.step()
        else:
            self.skip_to_me()

    def _say_watching(self, seat: int = -1) -> None:
        """Say whom we watch; several people at one screen see no hand meanwhile."""
        seat = seat if seat >= 0 else self._doing.acting
        if self._doing.is_watched(seat):
            self._show_viewer(-1)
            self.asks.emit(self.watching.playing(seat, self._doing.acting == seat and not self.showing.busy))
