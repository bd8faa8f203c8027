"""The coach: shows the step that is on beside what it talks of, and answers whoever tries something else."""

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
from risk_desktop.ui.kit import Button, Dialog, IconSign, Label
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current_metrics

from .card import CoachCard
from .card_placement import Room, covers, place_card
from .halo import REACH, Halo
from .targets import Target, TargetFinder
from .words import StepWords

_FOLLOW_MS, _GLIDE_MS = 120, 200
"""How often it looks whether what it points at has moved, and how long the card glides to a new place."""


class Coach(QObject):
    """Sits at a play ``screen`` over the session of a lesson. ``left`` for the first screen, ``real_game`` for a new game."""

    left = Signal()
    real_game = Signal()

    def __init__(self, screen: PlayScreen, session: LessonSession, context: AppContext) -> None:
        super().__init__(screen)
        self._screen, self._session = screen, session
        self.card = CoachCard(screen)
        self._words = StepWords(session.lesson, screen.context.names)
        self._finder = TargetFinder(screen, session.lesson.person)
        self.halos: list[Halo] = []
        self._shown = -1
        self._ask: object = None
        self._ask_before: object = None
        self._has_read = False
        self._seen: object = None
        self._place: object = None
        self._reading: Ask | None = None
        self._lost = False
        self._glide = QPropertyAnimation(self.card, b"pos", self)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._timer = QTimer(self, interval=_FOLLOW_MS)
        self._timer.timeout.connect(self.follow)
        # Timers of its own: they end with it, whatever is still to come.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._catch_up)
        self._soon_attend = QTimer(self, singleShot=True, interval=0)
        self._soon_attend.timeout.connect(self._attend)
        screen.coached = True
        session.stepped.connect(self._step)
        session.done.connect(self._finish)
        screen.director.begun.connect(self._let_read)
        screen.director.refused.connect(self._refuse)
        screen.board.input.territory_clicked.connect(self._click)
        screen.battle.closed.connect(self._read_table)
        screen.director.asks.connect(self._follow_soon)
        self.card.next_wanted.connect(self._put_aside)
        self.card.unfold_wanted.connect(self._unfold)
        self.card.leave_wanted.connect(self.ask_leave)
        context.changed.connect(self._retell)

    @property
    def shown_step(self) -> LessonStep | None:
        """The step that the card shows, None before the first one."""
        return self._session.lesson.steps[self._shown] if self._shown >= 0 else None

    @property
    def moving(self) -> bool:
        """Whether the card is on its way to another place, or has still to look for one."""
        gliding = self._glide.state() == QPropertyAnimation.State.Running
        return gliding or self._soon.isActive() or self._soon_attend.isActive()

    # --- the step

    def _step(self) -> None:
        """Show the step that is on, if it is for the person now."""
        course, decision = self._session.course, self._session.decision
        mine = decision is not None and decision.player == self._session.lesson.person
        if course.finished or not (mine or course.step.watch or course.step.at_once):
            return
        if self._shown != course.index:
            self._shown = course.index
            self._let_read()
            self.card.fold(False)
            self._tell()
            self._finder.bring(course.step)
        self._timer.start()
        self._soon_attend.start()

    def _tell(self) -> None:
        """Write the card of the step that is on."""
        course, step = self._session.course, self._session.course.step
        count = len(course.lesson.steps)
        number = min(course.index + 1, count)
        self.card.show_step(self._words.title(step), self._words.body(step), number, count, read=step.is_read)
        if step.is_read:
            self._screen.battle.follow(None)
            self._ask_to_read()

    def _ask_to_read(self) -> None:
        """Let the prompt say that the game waits."""
        self._lost = False
        self._reading = Ask(self._session.lesson.person, tr("lesson.reading"), tr("lesson.reading.help"))
        self._screen.director.asks.emit(self._reading)

    def _retell(self) -> None:
        """Say the same in another language, or at another size."""
        if self._shown >= 0 and not self._session.course.finished:
            self._let_read()
            self._tell()

    def _let_read(self) -> None:
        """There are new words, or they are wanted again: all of the card shows until the person goes on."""
        self._has_read, self._ask_before = False, self._ask

    def _attend(self) -> None:
        """Give the keyboard to what is to be pressed next: the card where it is read, else the game."""
        self.follow()
        if self._session.course.finished or self._finder.overlay() is not self._finder.table():
            return
        if self.card.next.isVisible():
            self.card.next.setFocus()
        elif self.card.isAncestorOf(self._screen.window().focusWidget() or self._screen):
            (self._finder.table() or self._screen.board).setFocus()

    def _put_aside(self) -> None:
        """The card has been read: go on, or fold it where something is to be done that it covers."""
        if self._session.course.step.is_read:
            self._session.read_on()
            return
        self.card.fold(True)
        self.follow()
        (self._finder.table() or self._screen.board).setFocus()

    def _unfold(self) -> None:
        """Show all of the card again."""
        self._let_read()
        self.card.fold(False)
        self.follow()
        self._soon_attend.start()

    # --- who strays

    def _refuse(self, reason: Reason, territory: int) -> None:
        """Say kindly what to do instead."""
        self.card.fold(False)
        self.card.show_hint(self._words.hint(self._session.course.step))
        self._let_read()
        self.follow()

    def _click(self, territory: int) -> None:
        """A click into the board while there is something to be read."""
        if self._shown >= 0 and not self._session.course.finished and self._session.course.step.is_read:
            self.card.show_hint(self._words.hint(self._session.course.step))
            self.follow()

    def _read_table(self) -> None:
        """The battle table was closed while the card explains it: so it has been read."""
        if self._shown == self._session.course.index and not self._session.course.finished:
            self._session.read_on()

    # --- where it stands

    def _follow_soon(self, ask: object) -> None:
        """Something else is asked: other buttons may show, as soon as they have their places."""
        self._ask, self._lost = ask, ask is not self._reading
        if ask != self._ask_before and not self._session.course.step.watch:
            self._has_read = True  # who has begun to do what the words say knows them
        self._soon.start()

    def _catch_up(self) -> None:
        """Follow; what the prompt has said meanwhile must not tempt anybody while there is something to be read."""
        course = self._session.course
        if self._lost and self._shown == course.index and not course.finished and course.step.is_read:
            self._ask_to_read()
        self.follow()

    def follow(self) -> None:
        """Stand beside what the step talks of, wherever that is now; step back behind dialogs that aren't the game's."""
        over, table = self._finder.overlay(), self._finder.table()
        if self._shown < 0 or over is not table or self._session.course.finished:
            self.card.hide()
            self._ring([])
            return
        step = self._session.course.step
        if self._finder.uncover(step):
            self._soon.start()
        targets = [
            target
            for target in self._finder.targets(step.at)
            if table is None or _apart(target, table.panel.geometry())
        ]
        room = self._finder.room(targets, acts=not step.is_read)
        fresh = self.card.isHidden()
        if self._state(room) != self._seen:
            self._stand(room, fresh=fresh)
        self._ring(targets)
        self.card.show()
        self.card.raise_()

    def _stand(self, room: Room, *, fresh: bool) -> None:
        """Find the best place, and stay there during a step as long as nothing that counts is covered.

        A card that must hide what is to be pressed can be put aside, and folds by itself once it has been read.
        """
        gap, card = REACH + current_metrics().px(6), self.card
        here = (self._shown, card.size(), room.free)
        if not fresh and here == self._place and not covers(card.geometry(), room, 0):
            self._seen = self._state(room)
            return
        before = None if fresh else card.pos()
        spot = place_card(card.size(), room, gap, before)
        if not self._session.course.step.is_read and not card.folded:
            self._give_way(tight=covers(QRect(spot, card.size()), room, gap))
            spot = place_card(card.size(), room, gap, before)
        self._seen, self._place = self._state(room), (self._shown, card.size(), room.free)
        self._move(spot, at_once=fresh)

    def _give_way(self, *, tight: bool) -> None:
        """Fold a card that is in the way (``tight``) and has been read; let the person put aside one that has not."""
        if tight and self._has_read:
            self.card.fold(True)
            self._soon_attend.start()
        else:
            self.card.ask_read(tight)
        if self._session.course.step.watch and not tight:
            self._has_read = True  # the game goes on by itself, and is then more worth seeing than the words

    def _state(self, room: Room) -> object:
        """Return all that the place of the card depends on."""
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
            halo.surround(target.rect, circle=target.circle)
            halo.stackUnder(self.card)
        for halo in self.halos[len(targets) :]:
            halo.leave()

    # --- the end

    def ask_leave(self) -> None:
        """Ask whether the lesson is to end here."""
        dialog = LeaveDialog(self._screen)
        dialog.left.connect(self.left)
        dialog.closed.connect(self.follow)
        dialog.open()
        self.follow()

    def _finish(self) -> None:
        """Show what was learnt, and the ways on."""
        self._timer.stop()
        self.follow()
        dialog = LessonEnd(self._screen, self._words.learnt())
        dialog.real_game.connect(self.real_game)
        dialog.first_screen.connect(self.left)
        dialog.open()


def _apart(target: Target, panel: QRect) -> bool:
    """Tell whether a target shows beside a table's panel, or is all of it."""
    return target.rect == panel or not target.rect.intersects(panel)


class LeaveDialog(Dialog):
    """Asks once; ``left`` if the person means it."""

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
    """What was learnt; ``real_game`` and ``first_screen`` are the two ways on."""

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
    """Return a line with a tick before it."""
    row = QHBoxLayout()
    row.setSpacing(current_metrics().px(10))
    row.addWidget(IconSign("check"), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(Label(words), 1)
    return row
