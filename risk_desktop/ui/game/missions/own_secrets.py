"""The viewer's own missions and capital: face down below the chronicle, shown for as long as a button or a key is held.

The secrets of other players are never read here, and the viewer's own neither before they are shown nor after.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.editions.classic.missions.deck import missions_of
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts, Key
from risk_desktop.ui.game.missions.mission_sheet import MissionSheet, SheetRoom
from risk_desktop.ui.game.missions.missions import MissionPresenter
from risk_desktop.ui.game.missions.sealed_cards import PEEK_KEY, SealedCards
from risk_desktop.ui.game.missions.secret_faces import SecretFaces
from risk_desktop.ui.kit import IconButton, PaintedWidget, hint
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.rules.mission_list import KEY as LIST_KEY
from risk_desktop.ui.theme import current

# How long a mission that is revealed to all lies open, ms at normal speed.
REVEAL_MS = 2200
# Diameter of the ring around the viewer's own capital, in heights of its badge.
_RING = 1.8

_LET_GO_MS = 80
"""How long after its release a key counts as released, ms: while a key repeats, X11 also reports releases."""


class OwnSecrets(FeatureController):
    """Shows the backs of the viewer's secrets; ``peek`` turns them over until ``cover``."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        context, director, screen = parts.context, parts.director, parts.screen
        # The first press may only call the one whose secrets they are.
        self.keys = (Key(PEEK_KEY, self._press_key, repeats=False),)
        self.faces = SecretFaces(context)
        self.row = QWidget(screen)
        self.sealed = SealedCards(self.row)
        self.all_missions = IconButton("target", tr("missions.list"), kind="secondary", size=40, parent=self.row)
        self.all_missions.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all_missions.hide()
        line = QHBoxLayout(self.row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.sealed)
        line.addStretch(1)
        line.addWidget(self.all_missions)
        self.row.hide()
        self.all_missions.clicked.connect(parts.rules.open_missions)
        self.sheet = MissionSheet(screen)
        self._ring = CapitalRing(screen)
        self._peeking = self._key_held = False
        self._toasts = parts.toasts
        self._called: tuple[int, int] | None = None
        """Who was called to look at the secrets last, and in which round."""
        self._asked: set[MissionPresenter] = set()
        self._reveal = QTimer(self)
        self._reveal.setSingleShot(True)
        self._reveal.timeout.connect(self._end_reveal)
        self._let_go = QTimer(self, singleShot=True, interval=_LET_GO_MS)
        self._let_go.timeout.connect(self.cover)
        self.sealed.pressed.connect(self.peek)
        self.sealed.released.connect(self.cover)
        context.board.settled.connect(self._follow_board)
        director.viewer_changed.connect(self._change_viewer)
        director.begun.connect(self._follow_presenter)
        director.animator.shown.connect(self._follow_event)
        director.animator.done.connect(self._end_reveal)

    # --- face down

    def settle(self) -> None:
        """Show the backs of the viewer's secrets, and the capitals that are public."""
        seat = self._director.viewer
        count = self.faces.count(seat) if seat >= 0 else 0
        self.sealed.show_count(count)
        tip = hint(tr("missions.list"), LIST_KEY)
        if tip != self.all_missions.toolTip():
            self.all_missions.set_name(tr("missions.list"))
            self.all_missions.setToolTip(tip)
        self.all_missions.setVisible(count > 0 and bool(missions_of(self._context.game.rules)))
        self._context.board.marks.set_marks(self.faces.open_capitals())
        self._layout.dock.stand_below(self.row, count > 0)
        self._place_sheet()

    def _place_sheet(self) -> None:
        """Move open cards to where they cover least of the board. The search takes time, so only if there are any."""
        if self.sheet.faces:
            self.sheet.place(self._ground())

    def _room(self) -> QRect:
        """Return the part of the board above the bottom bar, where open cards may lie."""
        room = QRect(self._layout.rooms.board)
        room.setBottom(self._layout.rooms.bar.top() - 8)
        return room.adjusted(8, 4, -8, 0)

    def _ground(self) -> SheetRoom:
        """Return where open cards may lie, and what they should not cover: badges, names, the capital's ring."""
        board, chronicle = self._context.board, self._layout.chronicle
        lands = range(len(self._context.game.rules.board))
        spots = [board.places.badge_rect(land) for land in lands]
        spots += [name for name in map(board.places.name_rect, lands) if name is not None]
        spots = [spot.translated(board.pos()) for spot in spots]
        if self._ring.isVisible():
            spots.append(self._ring.geometry())
        return SheetRoom(self._room(), spots, chronicle.geometry() if chronicle.isVisible() else QRect())

    # --- looking

    @property
    def may_peek(self) -> bool:
        """Whether the person at the screen may look now; with other people around only in his own turn."""
        seat, session = self._director.viewer, self._context.session
        if seat < 0 or len(session.table.people) == 1:
            return seat >= 0
        presenter, state = self._director.presenter, session.game.state
        asked = presenter is not None and presenter.active and presenter.decision.player == seat
        return asked and (state.round == 0 or state.turn == seat)

    @property
    def peeking(self) -> bool:
        """Whether the secrets show."""
        return self._peeking

    def peek(self) -> None:
        """Show the viewer's secrets until ``cover``; where no curtain has fallen before his turn the first time only calls him.

        Whoever wants to look at his own a moment too late, as his turn has just ended, would see those of the next one.
        """
        if self._peeking or self.sealed.isHidden() or not self.may_peek:
            return
        seat = self._director.viewer
        turn = seat, self._context.game.state.round
        if not self._director.alone and self._called != turn:
            self._called = turn
            words = tr("play.secret.whose", name=self._context.names.player(seat))
            self._toasts.show_message(words, seat=self._context.names.seat_colours(seat), passing=True)
            return
        self._peeking = True
        self._reveal.stop()
        heading = tr("play.secret.title", name=self._context.names.player(seat))
        self._mark_capital()
        self.sheet.open(heading, self.faces.own(seat), self._ground())
        VOICE.answer(self.sheet.accessibleName())
        self._listen(True)

    def _press_key(self) -> None:
        """Look while the key is held. On X11 a held key also reports presses that seem new: only the first one counts."""
        if not self._key_held:
            self._key_held = True
            self._listen(True)
            self.peek()

    def _mark_capital(self) -> None:
        capital = self.faces.capital_of(self._director.viewer)
        if capital is not None:
            self._ring.surround(self._context.board.places.badge_rect(capital).translated(self._context.board.pos()))

    def _follow_board(self) -> None:
        """Move the ring and the open cards along with the board."""
        if self._peeking:
            self._mark_capital()
        self._place_sheet()

    def cover(self) -> None:
        """Hide the secrets again, and let a key that was held count as new."""
        self._let_go.stop()
        self._listen(False)
        self._key_held = False
        if not self._peeking:
            return
        self._peeking = False
        self._ring.hide()
        self.sheet.close_up()
        self._follow_presenter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the secrets when the key is released or the window loses the keyboard."""
        kind = event.type()
        if isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_L and kind == QEvent.Type.KeyRelease:
                self._let_go.start()
            elif event.key() == Qt.Key.Key_L:
                self._let_go.stop()
        elif kind in (QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate):
            self.cover()
        return False

    def _listen(self, on: bool) -> None:
        application = QApplication.instance()
        if application is not None and on:
            application.installEventFilter(self)
        elif application is not None:
            application.removeEventFilter(self)

    def _change_viewer(self, seat: int) -> None:
        self.cover()
        self.settle()

    # --- decisions and reveals

    def _follow_presenter(self) -> None:
        """Show the missions that a decision is about."""
        presenter = self._director.asking(MissionPresenter)
        if presenter is None:
            return
        if presenter not in self._asked:
            self._asked.add(presenter)
            presenter.cards_shown.connect(self._show_asked)
        presenter.refresh()

    def _show_asked(self, seat: int, ids: list[str]) -> None:
        if self._peeking:
            return
        if ids:
            self._reveal.stop()
            self.sheet.open(tr("play.mission.fulfilled_title"), self.faces.named(ids, seat), self._ground())
        else:
            self.sheet.close_up()

    def _follow_event(self, event: Event) -> None:
        """Show a mission that its holder reveals; crown a capital that is revealed."""
        if isinstance(event, MissionRevealed):
            face = self.faces.shown(event.mission, event.player)
            if face is not None and not self._peeking and MOTION.speed_factor > 0:
                title = tr("play.mission.revealed", player=self._context.names.player(event.player))
                self.sheet.open(title, [face], self._ground())
                self._reveal.start(MOTION.fade(REVEAL_MS))
        elif isinstance(event, CapitalRevealed):
            self._context.board.marks.set_marks({**self.faces.open_capitals(), event.territory: event.player})

    def _end_reveal(self) -> None:
        if self._reveal.isActive() or not self._peeking:
            self._reveal.stop()
            if self._director.asking(MissionPresenter) is None:
                self.sheet.close_up()


class CapitalRing(PaintedWidget):
    """A ring with a crown around a capital while its owner looks. It is a widget, so no picture of the board includes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, badge: QRect) -> None:
        """Surround a badge of the board, close enough not to cover its name."""
        side = round(max(badge.height(), 24) * _RING)
        box = QRect(0, 0, side, side)
        box.moveCenter(badge.center())
        self.setGeometry(box)
        self.show()
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        """Paint the ring and the crown."""
        ring = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        for colour, width in (("#1a0e06", 5.5), (current().on_turn_line, 3.0)):
            pen = QPen(QColor(colour), width)
            pen.setDashPattern([3.2, 1.6] if width < 5 else [3.2 * 3 / 5.5, 1.6 * 3 / 5.5])
            painter.setPen(pen)
            painter.drawEllipse(ring)
        side = ring.width() * 0.42
        crown = QRectF(ring.center().x() - side / 2, ring.top() - 5, side, side)
        draw_icon(painter, "crown", crown, "#2a1606", 3.4)
        draw_icon(painter, "crown", crown, "#2a1606", 1.4, fill="#f2c94c")
