"""The scene of a god war: both gods, their dice, what is added and why, who wins, and what follows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from risk_desktop.i18n import tr
from risk_desktop.ui.art.lettering import CENTRE, draw_text
from risk_desktop.ui.fonts import text_font, title_font
from risk_desktop.ui.game.godstorm.god_war_painter import (
    fitted,
    grown,
    paint_champion,
    paint_sky,
    paint_sum,
    paint_verdict,
)
from risk_desktop.ui.game.godstorm.god_war_scene import WarScene
from risk_desktop.ui.kit import Button, PaintedWidget, raise_below_overlays
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current, painted_dark

ROLL_MS, STAY_MS = 2400, 1700
_WIDTH, _HEIGHT, _FOOT = 1600.0, 900.0, 104.0
_STOP = Qt.Key.Key_E
_SAYS = 0.4
"""The least share of the foot for what follows from the round."""
_GO_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class NightButton(Button):
    """A button on a night sky: it has the colours of a dark theme, whatever theme is in use."""

    def paint(self, painter: QPainter) -> None:
        """Paint the button in its present state."""
        with painted_dark():
            super().paint(painter)


class GodWarTable(PaintedWidget):
    """Covers the screen while it is visible. Signals: ``finished`` (the spectator closed it, or its time is up),
    ``broken_off`` (the attacker stops the invasion).
    """

    finished = Signal()
    broken_off = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._scene: WarScene | None = None
        self._focus_before: QWidget | None = None
        self._sky: QPixmap | None = None
        self._stop = NightButton(tr("press.stop"), "secondary", key="E", parent=self)
        self._again = NightButton(tr("godwar.replay"), "secondary", parent=self)
        self.go_on = NightButton(tr("godwar.go_on"), "primary", key="Space", parent=self)
        self._buttons = (self.go_on, self._again, self._stop)
        self._stop.clicked.connect(self._break_off)
        self._again.clicked.connect(self._replay)
        self.go_on.clicked.connect(self.close_scene)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self._rolled)
        self._stay = QTimer(self, singleShot=True)
        self._stay.timeout.connect(self.close_scene)
        self.own = self._may_stop = False
        self._left = 0
        self.hide()

    @property
    def scene(self) -> WarScene | None:
        """What shows, or showed last."""
        return self._scene

    @property
    def share(self) -> float:
        """How much of the roll has been shown, 0 to 1."""
        if self._clock.state() != QVariantAnimation.State.Running:
            return 1.0
        return float(self._clock.currentValue() or 0.0)

    def show_scene(self, scene: WarScene, *, own: bool, may_stop: bool = False) -> None:
        """Show a round; an ``own`` one waits to be closed, others close by themselves. ``may_stop``: offer to break off."""
        if self.isHidden():
            self._focus_before = self.window().focusWidget()
        self._scene, self.own, self._may_stop, self._sky = scene, own, own and may_stop, None
        self.setAccessibleName(f"{scene.title}. {scene.winner} {scene.by}. {scene.outcome} {scene.after}")
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._stop.setText(tr("press.stop"))
        self._again.setText(tr("godwar.replay"))
        self.go_on.setText(tr("godwar.go_on"))
        self._place()
        self.show()
        raise_below_overlays(self)
        self.setFocus()
        self._replay()

    def _replay(self) -> None:
        self._stay.stop()
        self._clock.stop()
        ms = MOTION.duration(ROLL_MS)
        if ms <= 0:
            self._rolled()
            return
        self._stop.setEnabled(False)
        self._clock.setDuration(ms)
        self._clock.start()

    def _rolled(self) -> None:
        self._stop.setEnabled(True)
        self.update()
        if not self.own:
            self._stay.start(max(1, MOTION.fade(STAY_MS)))

    def close_scene(self) -> None:
        """Close it."""
        self.stop()
        self.finished.emit()

    def _break_off(self) -> None:
        self.stop()
        self.broken_off.emit()

    def stop(self) -> None:
        """Close it without a signal."""
        self._stay.stop()
        self._clock.stop()
        mine = self.hasFocus() or self.isAncestorOf(self.window().focusWidget() or self.window())
        self.hide()
        # Qt would pass the focus on to the first button of the window, which Enter presses then.
        before, self._focus_before = self._focus_before, None
        if mine and before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- places

    @property
    def _unit(self) -> float:
        return min(self.width() / _WIDTH, self.height() / _HEIGHT)

    def _place(self) -> None:
        unit, foot = self._unit, self._foot()
        height = max(36, round(52 * unit))
        y = round(foot.center().y() - height / 2)
        right = round(self.width() - 34 * unit)
        wide = [max(each.sizeHint().width(), round(150 * unit)) + round(16 * unit) for each in self._buttons]
        # What is said needs its room; the roll can be seen again with its key too.
        replays = not self._may_stop or right - sum(wide) > _SAYS * self.width()
        for button, width, offered in zip(self._buttons, wide, (True, replays, self._may_stop), strict=True):
            button.setVisible(self.own and offered)
            if self.own and offered:
                button.setGeometry(right - width + round(16 * unit), y, width - round(16 * unit), height)
                right -= width
        self._left = right

    def _foot(self) -> QRectF:
        height = _FOOT * self._unit
        return QRectF(0, self.height() - height, self.width(), height)

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint the scene as far as it has come, dark in every theme."""
        if self._scene is not None:
            with painted_dark():
                self._paint_scene(painter, self._scene)

    def _paint_scene(self, painter: QPainter, scene: WarScene) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._sky_of(scene))
        unit, shown, middle = self._unit, self.share, self.width() / 2
        done = shown >= 1
        head = QRectF(0, 20 * unit, self.width(), 46 * unit)
        draw_text(painter, head, scene.title, title_font(grown(33, 38) * unit), current().accent, CENTRE)
        draw_text(
            painter,
            head.translated(0, 44 * unit),
            scene.detail,
            text_font(grown(17, 24) * unit, 500),
            current().text2,
            CENTRE,
        )
        reach = 460 * unit
        paint_champion(painter, scene.attack, middle - reach, unit, -1, done and not scene.attack_wins)
        paint_champion(painter, scene.defence, middle + reach, unit, 1, done and scene.attack_wins)
        width, top, height = 640 * unit, grown(438, 376) * unit, grown(338, 404) * unit
        left = QRectF(middle - 90 * unit - width, top, width, height)
        right = QRectF(middle + 90 * unit, top, width, height)
        paint_sum(painter, scene.attack, left, unit, shown, scene.attack_wins)
        paint_sum(painter, scene.defence, right, unit, shown, not scene.attack_wins)
        paint_verdict(painter, scene, middle, unit, shown)
        self._paint_foot(painter, scene, unit, done)

    def _paint_foot(self, painter: QPainter, scene: WarScene, unit: float, done: bool) -> None:
        foot = self._foot()
        ground = QLinearGradient(foot.topLeft(), foot.bottomLeft())
        ground.setColorAt(0, QColor("#2c1b10"))
        ground.setColorAt(1, QColor("#150c06"))
        painter.fillRect(foot, ground)
        painter.fillRect(QRectF(0, foot.top(), foot.width(), 2), QColor("#946b2f"))
        if not done:
            return
        room = self._left - 44 * unit
        first = QRectF(34 * unit, foot.top() + 14 * unit, room, 36 * unit)
        fitted(painter, first, scene.outcome, grown(19) * unit, 700, "#f5ecd8")
        fitted(painter, first.translated(0, 36 * unit), scene.after, grown(16) * unit, 500, "#cdbb98")

    def _sky_of(self, scene: WarScene) -> QPixmap:
        """Return the sky over the dimmed board, painted once for a size."""
        ratio = self.devicePixelRatioF()
        if self._sky is None or self._sky.deviceIndependentSize().toSize() != self.size():
            self._sky = QPixmap(self.size() * ratio)
            self._sky.setDevicePixelRatio(ratio)
            self._sky.fill(QColor("#1a110a"))
            painter = QPainter(self._sky)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_sky(painter, QRectF(self.rect()), self._unit, scene.attack.colours, scene.defence.colours)
            painter.end()
        return self._sky

    # --- input

    def event(self, event: QEvent) -> bool:
        """Keep the keys that close it from the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in (*_GO_ON, _STOP)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the end of the roll, or close."""
        if event.key() in _GO_ON:
            self._next()
        elif event.key() == _STOP and self._stop.isVisible() and self._stop.isEnabled():
            self._break_off()
        elif event.key() == Qt.Key.Key_R:
            self._replay()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the end of the roll; a click after it closes what isn't one's own."""
        if self._clock.state() == QVariantAnimation.State.Running or not self.own:
            self._next()

    def _next(self) -> None:
        if self._clock.state() == QVariantAnimation.State.Running:
            self._clock.stop()
            self._rolled()
        else:
            self.close_scene()

    def resizeEvent(self, event: QEvent) -> None:
        """Place the buttons."""
        self._place()
