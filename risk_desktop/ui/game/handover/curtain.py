"""The curtain that hides the game while the screen passes from one person to the next, with a recap beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import text_width
from risk_desktop.ui.art.seats import draw_roundel, draw_semy
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.game.recap.recap_page import RecapPage
from risk_desktop.ui.kit import Button, PaintedWidget
from risk_desktop.ui.kit.control import key_words
from risk_desktop.ui.kit.overlay import give_focus
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names, join_names
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_FALL_MS, _RISE_MS = 380, 450
# Share of the window's width that the cloth takes beside a recap, with normal and with large text.
_CLOTH, _CLOTH_LARGE = 0.35, 0.46
_FOLD, _EDGE = 40.0, 4.0
_SHADE_ALPHA = 70
_SIDE = 30.0
_RADIUS, _LEAST_RADIUS = 84.0, 40.0
# Gap above the button, px at 100 %, and the text scale from which the less important words are left out.
_GAP = 26.0
_LARGE = 1.4
_WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value

MakePicture = Callable[[QSize], QImage]


@dataclass(frozen=True)
class _Block:
    """A paragraph on the cloth: words, font, the gap above in px at 100 %, and colour."""

    words: str
    font: QFont
    gap: float
    ink: QColor


class Cloth(PaintedWidget):
    """The cloth in the colour of the next player, with his roundel, his name and the ``ready`` button.

    Where there is little room the roundel shrinks and the last words go; text keeps the size the player has chosen.
    """

    def __init__(self, colours: SeatColours, name: str, parent: QWidget, look_away: str = "") -> None:
        super().__init__(parent)
        self._colours, self._name = colours, name
        self.look_away = look_away or tr("tables.curtain.look_away")
        self.ready = Button(tr("tables.curtain.ready", name=name), "primary", key="Space", parent=self)
        self.ready.set_size(20)
        self.ready.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture: QImage | None = None

    def restyle(self) -> None:
        """Draw the folds again, and place the button."""
        self._picture = None
        self._place_button()

    def resizeEvent(self, event: object) -> None:
        """Draw the folds again, and place the button."""
        self.restyle()

    # --- layout

    def _above(self) -> list[_Block]:
        """Return the paragraphs above the button."""
        metrics, soft = current_metrics(), self._soft()
        px = metrics.density * 64 * min(1.3, metrics.text_scale)
        px *= min(1.0, self._room() / max(1.0, text_width(self._name, title_font(px, 700, 102))))
        return [
            _Block(tr("tables.curtain.hand_to"), text_font(metrics.f(24)), 24, soft),
            _Block(self._name, title_font(px, 700, 102), 0, QColor(current().label)),
            _Block(self.look_away, text_font(metrics.f(18)), 12, soft),
        ]

    def _below(self) -> list[_Block]:
        """Return the paragraphs below the button, which large text leaves no room for."""
        block = _Block(tr("tables.curtain.hidden"), text_font(current_metrics().f(15)), 16, self._soft())
        return [block] if current_metrics().text_scale <= _LARGE else []

    def _foot(self) -> _Block:
        return _Block(tr("tables.curtain.turn_off"), text_font(current_metrics().f(14)), 0, self._soft())

    def _soft(self) -> QColor:
        return mix(current().label, self._colours.badge, 0.1)

    def _room(self) -> float:
        return max(60.0, self.width() - 2 * _SIDE)

    def _height(self, block: _Block) -> float:
        box = QRectF(0, 0, self._room(), 10000)
        return QFontMetricsF(block.font).boundingRect(box, _WRAP, block.words).height()

    def _heights(self, blocks: list[_Block]) -> float:
        return sum(self._height(block) + current_metrics().f(block.gap) for block in blocks)

    def _foot_height(self) -> float:
        return self._height(self._foot()) + current_metrics().f(42)

    def _button_height(self) -> int:
        return max(self.ready.sizeHint().height(), round(current_metrics().density * 56))

    def _rest(self) -> float:
        """Return the height of everything but the roundel and the foot, px."""
        return self._heights([*self._above(), *self._below()]) + self._button_height() + current_metrics().f(_GAP)

    def _radius(self) -> float:
        """Return the radius of the roundel: the room that the words leave, up to its usual size."""
        free = self.height() - self._foot_height() - self._rest() - 24
        return min(current_metrics().density * _RADIUS, max(_LEAST_RADIUS, free / 2))

    def _top(self) -> float:
        """Return the top of the roundel, which centres everything above the foot."""
        return max(10.0, (self.height() - self._foot_height() - self._rest() - 2 * self._radius()) / 2)

    def _button_top(self) -> float:
        return self._top() + 2 * self._radius() + self._heights(self._above()) + current_metrics().f(_GAP)

    def _place_button(self) -> None:
        width = min(max(self.ready.sizeHint().width(), current_metrics().px(292)), self.width() - 16)
        self.ready.setGeometry((self.width() - width) // 2, round(self._button_top()), width, self._button_height())

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint cloth and words."""
        painter.drawImage(QPointF(0, 0), self.folds)
        metrics, radius, y = current_metrics(), self._radius(), self._top()
        draw_roundel(painter, self._colours, QPointF(self.width() / 2, y + radius), radius)
        y += 2 * radius
        for block in self._above():
            y = self._paint(painter, block, y + metrics.f(block.gap))
        for block in self._below():
            self._paint(painter, block, self._button_top() + self._button_height() + metrics.f(block.gap))
        self._paint_foot(painter)

    def _paint(self, painter: QPainter, block: _Block, y: float) -> float:
        """Paint a paragraph from a height on and return where it ends."""
        height = self._height(block)
        painter.setFont(block.font)
        painter.setPen(block.ink)
        painter.drawText(QRectF((self.width() - self._room()) / 2, y, self._room(), height + 2), _WRAP, block.words)
        return y + height

    def _paint_foot(self, painter: QPainter) -> None:
        foot, metrics = self._foot(), current_metrics()
        top = self.height() - self._foot_height()
        side = metrics.f(22)
        draw_icon(painter, "lock", QRectF(self.width() / 2 - side / 2, top, side, side), foot.ink)
        self._paint(painter, foot, top + side + metrics.f(4))

    @property
    def folds(self) -> QImage:
        """A picture of the cloth alone."""
        if self._picture is None:
            self._picture = self._folds()
        return self._picture

    def _folds(self) -> QImage:
        """Return a picture of the cloth alone: folds, shade above and below, emblems, and brass where a recap begins."""
        ratio = self.devicePixelRatioF()
        image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        theme, box = current(), QRectF(self.rect())
        light = mix(self._colours.badge, theme.label_halo, 0.26 if self._colours.white_ink else 0.5)
        dark = mix(light, theme.label_halo, 0.34)
        painter = QPainter(image)
        gradient = QLinearGradient(0, 0, box.width(), 0)
        folds = max(6, 2 * round(box.width() / _FOLD / 2))
        for fold in range(folds + 1):
            gradient.setColorAt(fold / folds, dark if fold % 2 else light)
        painter.fillRect(box, gradient)
        shade = QLinearGradient(0, 0, 0, box.height())
        for stop, alpha in ((0.0, 110), (0.3, 18), (1.0, 140)):
            shade.setColorAt(stop, rgba(theme.dim, alpha))
        painter.fillRect(box, shade)
        draw_semy(painter, self._colours, box, size=9 * current_metrics().density, step=46, alpha=13)
        if self.width() < self.window().width():
            painter.fillRect(QRectF(box.right() - _EDGE, 0, _EDGE, box.height()), QColor(theme.bar_middling))
        painter.end()
        return image


class Curtain(PaintedWidget):
    """Covers the window from the moment it opens, and emits ``lifted`` when the next person has confirmed to be there.

    Nothing secret may be shown below it before that. ``picture`` draws the map of the recap at a given size; without a
    recap the cloth covers everything. ``look_away`` replaces the words that ask the others not to look.
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
        self.page = RecapPage(names, recap, picture, self) if recap is not None else None
        self.cloth = Cloth(names.seat_colours(seat), name, self, _for_a_team(names, seat) or look_away)
        self.cloth.ready.clicked.connect(self.lift)
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._rest)
        window.installEventFilter(self)

    def open(self) -> None:
        """Cover the window at once, and let the cloth fall."""
        focus = self.window().focusWidget()
        # A curtain that is still rising is about to be deleted.
        self._focus_before = self._behind if isinstance(focus, Curtain) else focus
        self.setGeometry(self._behind.rect())
        self._place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        VOICE.ask(sentences((self.accessibleName(), key_words(self.cloth.ready))))
        self._run(-1.0, 0.0, MOTION.panel(_FALL_MS), QEasingCurve.Type.InQuad)

    def lift(self) -> None:
        """Emit ``lifted`` and raise the curtain; does nothing while it moves."""
        if self._leaving or self.is_moving():
            return
        self._leaving = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # While the curtain still rises, the button's key already belongs to the game below.
        self.cloth.ready.setShortcut(QKeySequence())
        before, self._focus_before = self._focus_before, None
        give_focus(before, self._behind)
        self.lifted.emit()
        self.raise_()
        self._run(0.0, -1.0, MOTION.panel(_RISE_MS), QEasingCurve.Type.OutCubic)

    def is_moving(self) -> bool:
        """Tell whether the curtain is falling or rising."""
        return self._motion.state() == QVariantAnimation.State.Running

    def is_leaving(self) -> bool:
        """Tell whether the curtain has been lifted, so that the game below takes input again."""
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
        """Move the cloth alone while it falls, and the whole curtain while it rises, so that nothing shows between."""
        y = round(float(share) * self.height())
        if self._leaving:
            self.move(0, y)
        else:
            self.cloth.move(self.cloth.x(), y)

    def _rest(self) -> None:
        if self._leaving:
            self.hide()
            self.deleteLater()

    def _place(self) -> None:
        large = current_metrics().text_scale > 1.4
        share = 1.0 if self.page is None else _CLOTH_LARGE if large else _CLOTH
        width = round(self.width() * share)
        self.cloth.setGeometry(0, self.cloth.y(), width, self.height())
        if self.page is not None:
            self.page.setGeometry(width, 0, self.width() - width, self.height())

    # --- input

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        # Events still arrive while the garbage collector takes the window down, when this object may be half gone.
        if event.type() == QEvent.Type.Resize and watched is getattr(self, "_behind", None):
            self.resize(self._behind.size())
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        """Claim every key before the shortcuts of the screen behind."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift the curtain with Space or Enter; no key reaches the screen behind."""
        event.accept()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.lift()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus: there is only one button, and its keys work already."""
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click reach the screen behind."""
        event.accept()

    def paint(self, painter: QPainter) -> None:
        """Paint the opaque ground, and behind a cloth that falls another one, in its shade."""
        theme = current()
        gradient = QLinearGradient(0, 0, 0, self.height())
        ground = theme.panel_bottom if theme.dark else theme.panel_top
        gradient.setColorAt(0, mix(ground, theme.sea_deep, 0.2))
        gradient.setColorAt(1, mix(ground, theme.dim if theme.dark else theme.panel_bottom, 0.5))
        painter.fillRect(self.rect(), gradient)
        if self.cloth.y() < 0:
            painter.drawImage(QPointF(0, 0), self.cloth.folds)
            painter.fillRect(0, 0, self.cloth.width(), self.height(), rgba(theme.dim, _SHADE_ALPHA))


def _for_a_team(names: Names, seat: int) -> str:
    """Return the words for a team that shares a hand, whose members may all look; "" where nobody else may."""
    team = names.teams.of(seat)
    people = team >= 0 and any(names.is_human(partner) for partner in names.teams.partners(seat))
    if not people:
        return ""
    members = join_names([names.player(member) for member in names.teams.members[team] if names.is_human(member)])
    return tr("teams.curtain.look_away", team=names.teams.name(team), members=members)
