"""Things that lie over the window: dialogs with a dimmed board behind them, and toasts."""

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit.button import Button, IconButton
from risk_desktop.ui.kit.control import ButtonControl, KeyScope
from risk_desktop.ui.kit.label import Divider, Label
from risk_desktop.ui.kit.panel import Panel, ScrollArea
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current, current_metrics

_IN_MS, _OUT_MS = 180, 120
_RISE = 8
# Room inside the content's edge for focus rings and shadows, which a scroll area would cut off.
_BLEED = 6


class _Content(ScrollArea):
    """Content of a dialog: as high as it needs, scrolling where the window is too low for it."""

    def __init__(self, parent: QWidget) -> None:
        inner = QWidget()
        super().__init__(inner, parent)
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(_BLEED, _BLEED, _BLEED, _BLEED)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Height at which nothing scrolls."""
        wanted = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else -1
        return wanted if wanted >= 0 else self.column.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        """Size of the content."""
        return self.column.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Width of the content, and a strip of it in height."""
        return QSize(self.column.totalMinimumSize().width(), min(self.sizeHint().height(), 80))


def _row_width(layout: QHBoxLayout) -> int:
    """Width that a layout needs with all its items side by side."""
    items = [layout.itemAt(number) for number in range(layout.count())]
    return sum(item.sizeHint().width() + max(0, layout.spacing()) for item in items if item is not None)


class Dialog(KeyScope, QWidget):
    """Panel over the whole window: title, content, actions; the rest is dimmed and out of reach of mouse and keys.

    Put the content into `body`, call `open`; `closed` comes when it is gone. It deletes itself then.
    """

    closed = Signal()

    def __init__(
        self,
        window: QWidget,
        title: str,
        *,
        subtitle: str = "",
        width: float = 640,
        closable: bool = True,
        dim_alpha: int | None = None,
    ) -> None:
        super().__init__(window)
        self.hide()
        self._behind = window
        self._width = width
        self._closable = closable
        self._dim_alpha = dim_alpha
        self._shown = 0.0
        self._leaving = False
        self._focus_before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.panel = Panel(self, radius=16, line="panel_line", padding=28 - _BLEED, gap=10)
        self._content = _Content(self.panel)
        self.body = self._content.column
        self._actions = QHBoxLayout()
        self._left = QHBoxLayout()
        self._bottom = QHBoxLayout()
        self._actions_rule = Divider(self.panel)
        self._build(title, subtitle)
        self._fade = QVariantAnimation(self)
        self._fade.valueChanged.connect(self._set_shown)
        self._fade.finished.connect(self._finish)
        window.installEventFilter(self)

    # --- content

    def add_action(self, button: Button) -> None:
        """Add a button at the bottom right; the last one added stands at the far right (the primary)."""
        self._actions.addWidget(button)
        self._actions_rule.show()

    def add_left(self, widget: QWidget) -> None:
        """Add a widget at the bottom left (a ghost button, a word of help)."""
        self._left.addWidget(widget)
        self._actions_rule.show()

    def set_subtitle(self, words: str) -> None:
        """Change the line under the title."""
        self._subtitle.setText(words)
        self._subtitle.setVisible(bool(words))

    def set_title(self, words: str) -> None:
        """Change the title."""
        self._title.setText(words)
        self.setAccessibleName(words)

    # --- coming and going

    def open(self) -> None:
        """Show the dialog: it rises 8 px and fades in."""
        self._focus_before = self.window().focusWidget()
        self.setGeometry(self._behind.rect())
        self.show()
        self.raise_()
        self._place()
        self._focus_first()
        self._run(1.0, MOTION.furniture(_IN_MS), QEasingCurve.Type.OutCubic)

    def dismiss(self) -> None:
        """Close the dialog; `closed` follows when it has faded out."""
        if self._leaving:
            return
        self._leaving = True
        self._run(0.0, MOTION.furniture(_OUT_MS), QEasingCurve.Type.InQuad)

    def _build(self, title: str, subtitle: str) -> None:
        column = self.panel.column()
        head = QHBoxLayout()
        head.setContentsMargins(_BLEED, 0, _BLEED, 0)
        self._title = Label(title, "dialog", parent=self.panel)
        head.addWidget(self._title, 1)
        if self._closable:
            self._close = IconButton("close", tr("common.close"), parent=self.panel)
            self._close.setToolTip(f"{tr('common.close')} (Esc)")
            self._close.clicked.connect(self.dismiss)
            head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        self._subtitle = Label(subtitle, "body", colour="text2", parent=self.panel)
        self._subtitle.setVisible(bool(subtitle))
        self._subtitle.setContentsMargins(_BLEED, 0, _BLEED, 0)
        column.addWidget(self._subtitle)
        column.addWidget(self._content, 1)
        column.addWidget(self._actions_rule)
        self._actions_rule.hide()
        self._bottom.setContentsMargins(_BLEED, 0, _BLEED, 0)
        self._bottom.addLayout(self._left)
        self._bottom.addStretch(1)
        self._bottom.addLayout(self._actions)
        column.addLayout(self._bottom)

    def _run(self, goal: float, ms: int, curve: QEasingCurve.Type) -> None:
        self._fade.stop()
        if ms == 0:
            self._set_shown(goal)
            self._finish()
            return
        # An opacity effect only while it fades: it is too slow to stay.
        self.setGraphicsEffect(QGraphicsOpacityEffect(self))
        self._fade.setDuration(ms)
        self._fade.setEasingCurve(curve)
        self._fade.setStartValue(self._shown)
        self._fade.setEndValue(goal)
        self._fade.start()

    def _set_shown(self, share: float) -> None:
        self._shown = float(share)
        effect = self.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(self._shown)
        self._place()

    def _finish(self) -> None:
        self.setGraphicsEffect(None)  # type: ignore[arg-type]
        if not self._leaving:
            return
        self.hide()
        if self._focus_before is not None and self._focus_before.isVisible():
            self._focus_before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus_before = None
        self.closed.emit()
        self.deleteLater()

    def _place(self) -> None:
        """Centre the panel, as wide as asked and as the window allows; lower while it rises."""
        metrics = current_metrics()
        margin = metrics.px(16)
        width = min(metrics.px(self._width), self.width() - 2 * margin)
        self._turn_actions(width - 2 * metrics.px(28))
        layout = self.panel.layout()
        wanted = layout.totalHeightForWidth(width) if layout and layout.hasHeightForWidth() else -1
        height = min(wanted if wanted > 0 else self.panel.sizeHint().height(), self.height() - 2 * margin)
        rise = 0 if MOTION.reduced else round((1 - self._shown) * _RISE)
        self.panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2 + rise, width, height)

    def _turn_actions(self, room: int) -> None:
        """Stack the actions where they are too wide for one row, as with large text."""
        row, stack = QHBoxLayout.Direction.LeftToRight, QHBoxLayout.Direction.TopToBottom
        actions = _row_width(self._actions)
        self._actions.setDirection(row if actions <= room else stack)
        self._bottom.setDirection(row if _row_width(self._left) + actions <= room else stack)

    # --- keys and mouse stay inside

    def event(self, event: QEvent) -> bool:
        """Claim keys before the shortcuts of the board behind; re-centre when the content changes size."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        # The last events come while the collector takes the window down: nothing to follow then.
        if event.type() == QEvent.Type.Resize and watched is getattr(self, "_behind", None):
            self.setGeometry(self._behind.rect())
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; other keys fire the dialog's own buttons and go no further."""
        event.accept()
        button = self.button_for(event)
        if button is not None and not event.isAutoRepeat():
            button.click()
        elif button is None and event.key() == Qt.Key.Key_Escape and self._closable:
            self.dismiss()

    def button_for(self, event: QKeyEvent) -> ButtonControl | None:
        """Usable button of the dialog whose key was pressed."""
        pressed = QKeySequence(event.keyCombination())
        for button in self.findChildren(ButtonControl):
            if button.key and QKeySequence(button.key) == pressed and button.isEnabled() and button.isVisible():
                return button
        return None

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the dialog."""
        stops = self._stops()
        if not stops:
            return True
        focus = self.window().focusWidget()
        here = next((number for number, stop in enumerate(stops) if stop is focus or stop.focusProxy() is focus), None)
        step = 1 if forward else -1
        goal = (0 if forward else len(stops) - 1) if here is None else (here + step) % len(stops)
        stops[goal].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def _stops(self) -> list[QWidget]:
        """Widgets of the dialog that take the focus, in tab order."""
        stops: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if tabbed and self.isAncestorOf(widget) and widget.isEnabled() and widget.isVisibleTo(self):
                stops.append(widget)
            widget = widget.nextInFocusChain()
        return stops

    def _focus_first(self) -> None:
        """Give the focus to the content, to the primary button if there is nothing to fill in, or to the dialog."""
        stops = [stop for stop in self._stops() if stop is not getattr(self, "_close", None)]
        fields = [stop for stop in stops if not isinstance(stop, Button)]
        primary = [stop for stop in stops if isinstance(stop, Button) and stop.kind == "primary"]
        target = (fields or primary or stops or [self])[0]
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks beside the panel from the board behind."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies behind."""
        theme = current()
        alpha = theme.dim_alpha if self._dim_alpha is None else self._dim_alpha
        painter = QPainter(self)
        painter.fillRect(self.rect(), rgba(theme.dim, alpha))
        painter.end()
