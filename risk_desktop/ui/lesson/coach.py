"""The coach of a lesson: shows the present step beside what it is about, and gives hints to who tries something else."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPropertyAnimation, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from risk_desktop.controller.lesson import LessonSession
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.lessons.schema import LessonStep
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.game.spoken.table_speech import TableSpeech
from risk_desktop.ui.kit import Button, Dialog, IconSign, Label
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

from .card import CoachCard
from .card_placement import Room, covers, kept_place, place_card
from .halo import REACH, Halo
from .targets import Target, TargetFinder
from .words import StepWords

_FOLLOW_MS, _GLIDE_MS = 120, 320
"""How often to check whether the targets have moved, and how long the card takes to move, ms."""
_ANSWERED_MS = 250
"""So long the words of a step stay when it has been done, ms; if the next ones come sooner, the card doesn't change."""


class Coach(QObject):
    """Guides a person through a lesson on a game's ``screen``. ``left``: to the first screen; ``real_game``: to a new game."""

    left = Signal()
    real_game = Signal()

    def __init__(self, screen: PlayScreen, session: LessonSession, context: AppContext) -> None:
        super().__init__(screen)
        self._screen, self._session = screen, session
        self.card = CoachCard(screen)
        self._words = StepWords(session.lesson, screen.context.names)
        self._finder = TargetFinder(screen, session.lesson)
        self.halos: list[Halo] = []
        self._shown = -1
        self._ask: object = None
        self._ask_before: object = None
        self._has_read = False
        self._seen: object = None
        self._place: QRect | None = None
        self._reading: Ask | None = None
        self._lost = False
        self._glide = QPropertyAnimation(self.card, b"pos", self)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._timer = QTimer(self, interval=_FOLLOW_MS)
        self._timer.timeout.connect(self.follow)
        # Own timers instead of singleShot, so that they end together with the coach.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._catch_up)
        self._soon_attend = QTimer(self, singleShot=True, interval=0)
        self._soon_attend.timeout.connect(self._attend)
        self._answered = QTimer(self, singleShot=True, interval=_ANSWERED_MS)
        self._answered.timeout.connect(self._rest)
        screen.context.coached = True
        screen.controller(TableSpeech).after_card = True
        screen.missed.when = "never"
        session.stepped.connect(self._step)
        session.done.connect(self._finish)
        screen.director.begun.connect(self._let_read)
        screen.director.refused.connect(self._refuse)
        screen.board.input.territory_clicked.connect(self._click)
        screen.director.asks.connect(self._follow_soon)
        screen.game_layout.drawer_moved.connect(self._soon.start)
        self.card.next_wanted.connect(self._put_aside)
        self.card.unfold_wanted.connect(self._unfold)
        self.card.leave_wanted.connect(self.ask_leave)
        context.changed.connect(self._retell)

    @property
    def shown_step(self) -> LessonStep | None:
        """The step on the card, None before the first."""
        return self._session.lesson.steps[self._shown] if self._shown >= 0 else None

    @property
    def moving(self) -> bool:
        """Whether the card is moving, or about to."""
        gliding = self._glide.state() == QPropertyAnimation.State.Running
        return gliding or self._soon.isActive() or self._soon_attend.isActive()

    # --- the step

    def _step(self) -> None:
        """Show the present step, if it concerns the person now."""
        course, decision = self._session.course, self._session.decision
        mine = decision is not None and decision.player == self._session.lesson.person
        if course.finished or not (mine or course.step.watch or course.step.at_once):
            return
        if self._shown != course.index:
            self._shown = course.index
            self._answered.stop()
            self._screen.director.catch_up()
            self._let_read()
            self.card.fold(False)
            self._tell()
            self._finder.bring(course.step)
        self._timer.start()
        self._soon_attend.start()

    def _tell(self) -> None:
        """Fill the card with the present step."""
        course, step = self._session.course, self._session.course.step
        count = len(course.lesson.steps)
        number = min(course.index + 1, count)
        self.card.show_step(self._words.title(step), self._words.body(step), number, count, read=step.is_read)
        if step.is_read:
            self._screen.director.tracker.rest()
            self._ask_to_read()

    def _ask_to_read(self) -> None:
        """Let the prompt say that the game waits for the person to read."""
        self._lost = False
        self._reading = Ask(self._session.lesson.person, tr("lesson.reading"), tr("lesson.reading.help"))
        self._screen.director.asks.emit(self._reading)

    def _retell(self) -> None:
        """Fill the card again after a change of language or sizes."""
        if self._shown >= 0 and not self._session.course.finished:
            self._let_read()
            self._tell()

    def _let_read(self) -> None:
        """Keep the card unfolded until the person goes on, as its words are new or wanted again."""
        self._has_read, self._ask_before = False, self._ask

    def _attend(self) -> None:
        """Focus what has to be pressed next: the card while it is to be read, else the game."""
        self.follow()
        if self._session.course.finished or self._finder.overlay() is not self._finder.table():
            return
        if self.card.next.isVisible():
            self.card.next.setFocus()
        elif self.card.isAncestorOf(self._screen.window().focusWidget() or self._screen):
            (self._finder.table() or self._screen.board).setFocus()

    def _put_aside(self) -> None:
        """Go on after the card has been read, or fold it if there is something to do."""
        if self._session.course.step.is_read:
            self._session.read_on()
            return
        self.card.fold(True)
        self.follow()
        (self._finder.table() or self._screen.board).setFocus()

    def _unfold(self) -> None:
        """Unfold the card."""
        self._let_read()
        self.card.fold(False)
        self.follow()
        self._soon_attend.start()

    # --- hints

    def _refuse(self, reason: Reason, territory: int) -> None:
        """Show what to do instead after a choice was refused."""
        self.card.fold(False)
        self.card.show_hint(self._words.hint(self._session.course.step))
        self._let_read()
        self.follow()

    def _click(self, territory: int) -> None:
        """Show a hint after a click on the board while the card is to be read."""
        if self._shown >= 0 and not self._session.course.finished and self._session.course.step.is_read:
            self.card.show_hint(self._words.hint(self._session.course.step))
            self.follow()

    # --- placement

    def _follow_soon(self, ask: object) -> None:
        """Follow a new question as soon as its buttons are placed."""
        self._ask, self._lost = ask, ask is not self._reading
        if ask != self._ask_before and not self._session.course.step.watch:
            self._has_read = True  # a person who has begun to follow the words knows them
        self._soon.start()

    def _catch_up(self) -> None:
        """Follow; if the prompt has changed while the card is to be read, let it ask to read again."""
        course = self._session.course
        if self._lost and self._shown == course.index and not course.finished and course.step.is_read:
            self._ask_to_read()
        self.follow()

    def follow(self) -> None:
        """Place the card beside what the step is about, wherever that is now; hide behind dialogs that aren't the game's.

        Behind the question whether to leave it stays: its words may tell.
        """
        over, table = self._finder.overlay(), self._finder.table()
        if isinstance(over, LeaveDialog):
            return
        if self._shown < 0 or over is not table or self._session.course.finished:
            self.card.hide()
            self._ring([])
            return
        step = self._session.course.step
        if self.shown_step is not step:  # it has been done: what comes of it shows now
            self._ring([])
            if self.card.isVisible() and not self._answered.isActive():
                self._answered.start()
            return
        if self.card.resting:  # it is asked again after all
            self._tell()
        targets = [
            target
            for target in self._finder.targets(step.at)
            if table is None or _apart(target, table.panel.geometry())
        ]
        room = self._finder.room(targets)
        if self._state(room) != self._seen:
            self._stand(room)
        self._ring(targets)
        self.card.show()
        self.card.raise_()

    def _rest(self) -> None:
        """Let the card say that its step is done while one sees what comes of it; away from its home it would be in the way."""
        if self.card.geometry() == self._finder.room([]).home:
            self.card.rest()
        else:
            self.card.hide()

    def _stand(self, room: Room) -> None:
        """Let the card stand where it stood, whatever it says; only what it would cover makes it move.

        If it can't but cover what has to be pressed, it can be put aside, and folds by itself once it has been read.
        """
        gap, at_once = REACH + current_metrics().px(6), self._place is None or self.card.isHidden()
        acts = not self._session.course.step.is_read and not self.card.folded
        focused = self.card.next.hasFocus()
        if acts:
            self.card.ask_read(False)  # without the button it is lower, and may find room
        place = self._find_place(room, gap)
        if acts:
            self._give_way(tight=covers(place, room, gap))
            place = self._find_place(room, gap)
        if focused:
            self._soon_attend.start()
        self._seen, self._place = self._state(room), place
        self._move(place.topLeft(), at_once=at_once)

    def _find_place(self, room: Room, gap: int) -> QRect:
        """Return where the card stands, which takes the form for it."""
        home = self.card.home_size(room.home.size())
        if home is not None and not covers(QRect(room.home.topLeft(), home), room, gap):
            self.card.settle(home)
            return QRect(room.home.topLeft(), home)
        self.card.settle(None)
        if self._place is not None:
            kept = kept_place(QRect(self._place.topLeft(), self.card.size()), room, REACH)
            if kept is not None:
                return kept
        forms = self.card.forms()
        place = place_card(forms, room, gap)
        self.card.take_form(forms.index(place.size()))
        return place

    def _give_way(self, *, tight: bool) -> None:
        """Fold a card that is in the way (``tight``) if it has been read, else offer to put it aside."""
        if tight and self._has_read:
            self.card.fold(True)
            self._soon_attend.start()
        else:
            self.card.ask_read(tight)
        if self._session.course.step.watch and not tight:
            self._has_read = True  # the game goes on by itself, and is worth more than the words then

    def _state(self, room: Room) -> object:
        """Return everything that the place of the card depends on."""
        return room, self.card.size(), self._has_read

    def _move(self, spot: QPoint, *, at_once: bool) -> None:
        ms = 0 if at_once else MOTION.panel(_GLIDE_MS)
        self._glide.stop()
        if not ms or spot == self.card.pos():
            self.card.move(spot)
            return
        self._glide.setDuration(ms)
        self._glide.setStartValue(self.card.pos())
        self._glide.setEndValue(spot)
        self._glide.start()

    def _ring(self, targets: list[Target]) -> None:
        while len(self.halos) < len(targets):
            self.halos.append(Halo(self._screen))
        for halo, target in zip(self.halos, targets, strict=False):
            halo.surround(target.rect, circle=target.circle, spared=target.names)
            halo.stackUnder(self.card)
        for halo in self.halos[len(targets) :]:
            halo.leave()

    # --- the end of the lesson

    def ask_leave(self) -> None:
        """Ask whether to leave the lesson."""
        dialog = LeaveDialog(self._screen)
        dialog.left.connect(self.left)
        dialog.closed.connect(self.follow)
        dialog.open()
        self.follow()

    def _finish(self) -> None:
        """Show what was learnt, and how to go on; the prompt asks to read nothing any more."""
        self._timer.stop()
        self.follow()
        self._screen.director.asks.emit(Ask(self._session.lesson.person, tr("lesson.end.title")))
        dialog = LessonEnd(self._screen, self._words.learnt())
        dialog.real_game.connect(self.real_game)
        dialog.first_screen.connect(self.left)
        dialog.open()


def _apart(target: Target, panel: QRect) -> bool:
    """Tell whether a target shows beside a dialog's panel, or is that panel."""
    return target.rect == panel or not target.rect.intersects(panel)


class LeaveDialog(Dialog):
    """Asks whether to leave the lesson; ``left`` if so."""

    left = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, tr("lesson.leave.title"), width=520)
        self.body.addWidget(Label(tr("lesson.leave.text")))
        leave = Button(tr("lesson.leave"), "secondary")
        leave.setObjectName("leave")
        leave.clicked.connect(self.left)
        stay = Button(tr("lesson.leave.stay"), "primary", key="Space")
        stay.setObjectName("stay")
        stay.clicked.connect(self.dismiss)
        self.add_action(leave)
        self.add_action(stay)


class LessonEnd(Dialog):
    """Shows what was learnt, and offers a ``real_game`` or the ``first_screen``."""

    real_game = Signal()
    first_screen = Signal()

    def __init__(self, window: QWidget, learnt: list[str]) -> None:
        super().__init__(window, tr("lesson.end.title"), width=640, subtitle=tr("lesson.end.text"), closable=False)
        for line in learnt:
            self.body.addLayout(_ticked(line))
        back = Button(tr("lesson.end.back"), "secondary")
        back.setObjectName("back")
        back.clicked.connect(self.first_screen)
        start = Button(tr("lesson.end.start"), "primary", key="Space", icon="play")
        start.setObjectName("start")
        start.clicked.connect(self.real_game)
        self.add_action(back)
        self.add_action(start)
        self.setObjectName("lesson_end")


def _ticked(words: str) -> QHBoxLayout:
    """Return a row with a tick and words."""
    row = QHBoxLayout()
    row.setSpacing(current_metrics().px(10))
    row.addWidget(IconSign("check"), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(Label(words), 1)
    return row
