"""The base of everything modal: a panel over the window, with the rest dimmed."""

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget
from shiboken6 import isValid

from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.kit.control import ButtonControl, KeyScope, key_words
from risk_desktop.ui.kit.painted import PaintedWidget
from risk_desktop.ui.kit.panel import Panel
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current

_IN_MS, _OUT_MS = 180, 120
_RISE = 8


def raise_below_overlays(widget: QWidget) -> None:
    """Raise a widget above its siblings: all but the overlays that are open, as it belongs to what they dim."""
    widget.raise_()
    parent = widget.parentWidget()
    for sibling in list(parent.children()) if parent is not None else ():
        if isinstance(sibling, Overlay) and sibling.isVisible():
            sibling.raise_()


class Overlay(KeyScope, PaintedWidget):
    """A modal panel over the window; the rest is dimmed and takes no input.

    Subclasses fill `panel` and place it (`place`). Call `open`; when it has faded out after `dismiss`, it emits `closed`
    and deletes itself.
    """

    closed = Signal()
    explained = False
    """Whether F1 and Shift+F1 still reach the screen behind, as the overlay belongs to a step of the game."""

    def __init__(self, window: QWidget, name: str, panel: Panel, *, dim_alpha: int | None = None) -> None:
        super().__init__(window)
        self.hide()
        self._behind = window
        self._dim_alpha = dim_alpha
        self._shown = 0.0
        self.leaving = False
        """Whether it has been dismissed and is fading out."""
        self._focus_before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self.panel = panel
        panel.setParent(self)
        self._fade = QVariantAnimation(self)
        self._fade.valueChanged.connect(self._set_shown)
        self._fade.finished.connect(self._finish)
        window.installEventFilter(self)

    # --- for subclasses

    def place(self, rise: int) -> None:
        """Place the panel, `rise` px lower than at rest while it fades in or out."""
        raise NotImplementedError

    def escape(self) -> None:
        """React to the Esc key; does nothing by default."""

    def first_focus(self) -> QWidget:
        """Return the widget that gets the focus first, by default the overlay."""
        return self

    # --- opening and closing

    def open(self) -> None:
        """Show the overlay, which fades in and rises a little."""
        self._focus_before = _kept_focus(self.window().focusWidget())
        self.setGeometry(self._behind.rect())
        self.place(0)  # Qt asks what lies under a pointer at rest when it shows, and never after a move
        self.show()
        self.raise_()
        self._place()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        VOICE.ask(sentences(self.spoken()))
        self._run(1.0, MOTION.panel(_IN_MS), QEasingCurve.Type.OutCubic)

    def spoken(self) -> list[str]:
        """Return what is said when it opens: its name, and the keys of its buttons."""
        buttons = (button for button in self.findChildren(ButtonControl) if button.key and button.isEnabled())
        keys = (key_words(button) for button in buttons if button.isVisibleTo(self))
        return [self.accessibleName(), *dict.fromkeys(keys)]

    def is_moving(self) -> bool:
        """Tell whether it is still fading in, or already fading out."""
        return self.leaving or self._fade.state() == QVariantAnimation.State.Running

    def dismiss(self) -> None:
        """Fade out; `closed` follows."""
        if self.leaving:
            return
        self.leaving = True
        self._run(0.0, MOTION.panel(_OUT_MS), QEasingCurve.Type.InQuad)

    def vanish(self) -> None:
        """Be gone at once, as something else takes its place; `closed` follows."""
        self.leaving = True
        self._run(0.0, 0, QEasingCurve.Type.Linear)

    def step_aside(self) -> None:
        """Stop taking input: mouse and keys go to what lies behind."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        focus = self.window().focusWidget()
        if focus is None or focus is self or self.isAncestorOf(focus):
            give_focus(self._focus_before, self._behind)

    def _run(self, goal: float, ms: int, curve: QEasingCurve.Type) -> None:
        self._fade.stop()
        if ms == 0:
            self._set_shown(goal)
            self._finish()
            return
        # The opacity effect is too slow to stay for longer than the fade.
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
        self.setGraphicsEffect(None)  # type: ignore[arg-type]  # the stubs forget that None takes it away
        if not self.leaving:
            return
        focus = self.window().focusWidget()
        mine = focus is None or focus is self or self.isAncestorOf(focus)
        self.hide()
        before, self._focus_before = self._focus_before, None
        # If something was opened while this one faded out, it has the focus.
        if mine:
            give_focus(before, self._behind)
        self.closed.emit()
        self.deleteLater()

    def _place(self) -> None:
        self.place(0 if MOTION.reduced else round((1 - self._shown) * _RISE))

    # --- keys and mouse stay inside

    def event(self, event: QEvent) -> bool:
        """Claim keys before the shortcuts of the screen behind; place the panel again when its content changes size."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(not (self.explained and event.key() == Qt.Key.Key_F1))
            return True
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        # Events still arrive while the garbage collector takes the window down, when this object may be half gone.
        if event.type() == QEvent.Type.Resize and watched is getattr(self, "_behind", None):
            self.setGeometry(self._behind.rect())
            self._place()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the overlay's button with that key, or react to Esc; no key reaches the screen behind."""
        event.accept()
        button = self.button_for(event)
        if button is not None and not event.isAutoRepeat():
            button.click()
        elif button is None and event.key() == Qt.Key.Key_Escape:
            self.escape()

    def button_for(self, event: QKeyEvent) -> ButtonControl | None:
        """Return the usable button of the overlay whose key was pressed, None if there is none."""
        pressed = QKeySequence(event.keyCombination())
        for button in self.findChildren(ButtonControl):
            if button.key and QKeySequence(button.key) == pressed and button.isEnabled() and button.isVisible():
                return button
        return None

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in a circle inside the overlay."""
        stops = self.stops()
        if not stops:
            return True
        focus = self.window().focusWidget()
        here = next((number for number, stop in enumerate(stops) if stop is focus or stop.focusProxy() is focus), None)
        step = 1 if forward else -1
        goal = (0 if forward else len(stops) - 1) if here is None else (here + step) % len(stops)
        stops[goal].setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def stops(self) -> list[QWidget]:
        """Return the widgets of the overlay that take the focus, in tab order."""
        stops: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            tabbed = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if tabbed and self.isAncestorOf(widget) and widget.isEnabled() and widget.isVisibleTo(self):
                stops.append(widget)
            widget = widget.nextInFocusChain()
        return stops

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click reach the screen behind."""
        event.accept()

    def paint(self, painter: QPainter) -> None:
        """Dim what lies behind."""
        theme = current()
        alpha = theme.dim_alpha if self._dim_alpha is None else self._dim_alpha
        painter.fillRect(self.rect(), rgba(theme.dim, alpha))


_INPUT = {QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride}


def give_focus(kept: QWidget | None, behind: QWidget) -> None:
    """Give the focus back to the widget ``kept``, or to the screen ``behind``: without a focus its shortcuts don't work."""
    usable = kept is not None and isValid(kept) and kept.isVisible()
    (kept if kept is not None and usable else behind).setFocus(Qt.FocusReason.OtherFocusReason)


def _kept_focus(focus: QWidget | None) -> QWidget | None:
    """Return the widget to focus again later; for one in an overlay that is fading out, the widget which that one keeps."""
    above = focus
    while above is not None:
        if isinstance(above, Overlay) and above.leaving:
            return above._focus_before
        above = above.parentWidget()
    return focus
