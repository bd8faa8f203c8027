"""The curtain between two people at one screen: cloth in the next one's colour, and what everybody saw meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QLinearGradient, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import mix
from risk_desktop.ui.game.handover.curtain_cloth import Cloth
from risk_desktop.ui.game.handover.recap import Recap, join_names
from risk_desktop.ui.game.handover.recap_page import RecapPage
from risk_desktop.ui.kit.overlay import give_focus
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current, current_metrics

_FALL_MS, _RISE_MS = 380, 450
# Share of the window's width that the cloth takes.
_CLOTH, _CLOTH_LARGE = 0.35, 0.46

MakePicture = Callable[[QSize], QImage]


class Curtain(PaintedWidget):
    """Covers the window from the first moment; ``lifted`` comes when the person has said that he is there.

    Build nothing secret below it before that. ``picture`` makes the recap's map in a size; without a recap the cloth
    covers all. ``look_away`` says why the others should, where no cards come next.
    """

    lifted = Signal()

    def __init__(
        self,
        window: QWidget,
        names: Names,
        seat: int,
        recap: Recap | None = None,
        picture: MakePicture | None = None,
        look_away: str = "",
    ) -> None:
        super().__init__(window)
        self.hide()
        self._behind = window
        self._leaving = False
        self._focus_before: QWidget | None = None
        name = names.player(seat)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("tables.curtain.spoken", name=name))
        self._page = RecapPage(names, recap, picture, self) if recap is not None else None
        self._cloth = Cloth(names.seat_colours(seat), name, self, _for_a_team(names, seat) or look_away)
        self._cloth.ready.clicked.connect(self.lift)
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._rest)
        window.installEventFilter(self)

    def open(self) -> None:
        """Cover the window; the cloth falls, but nothing behind can be seen from now on."""
        focus = self.window().focusWidget()
        # A curtain that still rises is about to be deleted.
        self._focus_before = self._behind if isinstance(focus, Curtain) else focus
        self.setGeometry(self._behind.rect())
        self._place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._run(-1.0, 0.0, MOTION.panel(_FALL_MS), QEasingCurve.Type.InQuad)

    def lift(self) -> None:
        """The person is there: tell it, and raise the curtain. While the cloth falls nothing happens."""
        if self._leaving or self.is_moving():
            return
        self._leaving = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # Its key belongs to what is seen from now on, while the curtain still rises.
        self._cloth.ready.setShortcut(QKeySequence())
        before, self._focus_before = self._focus_before, None
        give_focus(before, self._behind)
        self.lifted.emit()
        self.raise_()
        self._run(0.0, -1.0, MOTION.panel(_RISE_MS), QEasingCurve.Type.OutCubic)

    def is_moving(self) -> bool:
        """Whether the curtain falls or rises."""
        return self._motion.state() == QVariantAnimation.State.Running

    def is_leaving(self) -> bool:
        """Whether the curtain has been told to rise: what lies under it can be used again."""
        return self._leaving

    # --- motion and place

    def _run(self, start: float, goal: float, ms: int, curve: QEasingCurve.Type) -> None:
        self._motion.stop()
        if ms == 0:
            self._move(goal)
            self._rest()
            return
        self._motion.setDuration(ms)
        self._motion.setEasingCurve(curve)
        self._motion.setStartValue(start)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _move(self, share: float) -> None:
        """Falling, only the cloth moves; rising, all of it, so that nothing shows between."""
        y = round(float(share) * self.height())
        if self._leaving:
            self.move(0, y)
        else:
            self._cloth.move(self._cloth.x(), y)

    def _rest(self) -> None:
        if self._leaving:
            self.hide()
            self.deleteLater()

    def _place(self) -> None:
        large = current_metrics().text_scale > 1.4
        share = 1.0 if self._page is None else _CLOTH_LARGE if large else _CLOTH
        width = round(self.width() * share)
        self._cloth.setGeometry(0, self._cloth.y(), width, self.height())
        if self._page is not None:
            self._page.setGeometry(width, 0, self.width() - width, self.height())

    # --- what reaches it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if event.type() == QEvent.Type.Resize and watched is getattr(self, "_behind", None):
            self.resize(self._behind.size())
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        """Claim every key before the shortcuts of what lies behind."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter say that the person is there; no key goes further."""
        event.accept()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.lift()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """There is one thing to press only, and it has the keys already."""
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click goes further."""
        event.accept()

    def paint(self, painter: QPainter) -> None:
        """Paint the opaque ground."""
        theme = current()
        gradient = QLinearGradient(0, 0, 0, self.height())
        ground = theme.panel_bottom if theme.dark else theme.panel_top
        gradient.setColorAt(0, mix(ground, theme.sea_deep, 0.2))
        gradient.setColorAt(1, mix(ground, theme.dim if theme.dark else theme.panel_bottom, 0.5))
        painter.fillRect(self.rect(), gradient)


def _for_a_team(names: Names, seat: int) -> str:
    """Return who may look besides the person in a seat, "" where nobody may."""
    team = names.teams.of(seat)
    people = team >= 0 and any(names.is_human(partner) for partner in names.teams.partners(seat))
    if not people:
        return ""
    members = join_names([names.player(member) for member in names.teams.members[team] if names.is_human(member)])
    return tr("teams.curtain.look_away", team=names.teams.name(team), members=members)
