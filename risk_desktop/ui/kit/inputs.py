"""Input widgets: text fields, drop-down lists, numbers, sliders and switches."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QListView,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QWidget,
)

from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.surface import vertical
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.kit.button import IconButton
from risk_desktop.ui.kit.control import MIN_TARGET, ButtonControl, RingFocus, claimed_by_other
from risk_desktop.ui.kit.painted import Painted, Restyled, sizes_for
from risk_desktop.ui.theme import current, current_metrics

# Type of what stands below the words of a drop-down list, px at 100 %, and where it begins, share of the height.
_NOTE_PX, _NOTED = 13.0, 0.52


def draw_field(painter: QPainter, box: QRectF, *, hovered: bool = False, off: bool = False) -> None:
    """Paint the background and the line of a field."""
    theme = current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(rgba(theme.well, 120 if off else 230))
    line = rgba(theme.field_line, 110) if off else QColor(theme.accent if hovered else theme.field_line)
    painter.setPen(QPen(line, 1.1))
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)


class Field(Restyled, QLineEdit):
    """A line of text; `name` is what screen readers say, `placeholder` shows while it is empty."""

    def __init__(self, name: str, words: str = "", placeholder: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(placeholder)
        self.restyle()

    def restyle(self) -> None:
        """Scale the text; the style sheet paints the rest."""
        self.setFont(text_font(current_metrics().f(16), 600))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for a few words, never below the smallest target."""
        return QSize(current_metrics().px(160), max(MIN_TARGET, current_metrics().px(40)))

    def minimumSizeHint(self) -> QSize:
        """Room for a short word."""
        return QSize(current_metrics().px(64), self.sizeHint().height())


class DropDown(QListView):
    """The open list of a ``Combo``; all keys are its own: those of the screen behind would else be obeyed there."""

    def event(self, event: QEvent) -> bool:
        """Keep keys from the shortcuts of other widgets: a list is a window, and no dialog round its box sees its keys."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


class Combo(Painted, RingFocus, QComboBox):
    """A drop-down list; each choice is a value with its words. ``note``: what stands below the chosen one, smaller."""

    chosen = Signal(object)

    def __init__(
        self,
        name: str,
        choices: Iterable[tuple[object, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.values: list[object] = []
        self.note = ""
        self.setAccessibleName(name)
        # On Linux Qt gives the chosen value as the name of a combo box, and screen readers add the description.
        self.setAccessibleDescription(name)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's default would also take the focus with the wheel
        self.setView(DropDown(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.set_choices(choices)
        self.restyle()
        self.activated.connect(self._emit_chosen)

    def set_choices(self, choices: Iterable[tuple[object, str]]) -> None:
        """Replace the choices; the chosen value stays chosen if it is still there."""
        before = self.value()
        pairs = list(choices)
        self.clear()
        self.values = [value for value, _ in pairs]
        self.addItems([words for _, words in pairs])
        if before in self.values:
            self.set_value(before)

    def value(self) -> object:
        """Return the chosen value, None if the list is empty."""
        return self.values[self.currentIndex()] if 0 <= self.currentIndex() < len(self.values) else None

    def set_value(self, value: object) -> None:
        """Choose a value without emitting `chosen`; ValueError if the list lacks it."""
        self.setCurrentIndex(self.values.index(value))

    def set_note(self, note: str) -> None:
        """Show other words below the chosen ones, "" for none."""
        self.note = note
        self.update()

    def _emit_chosen(self, index: int) -> None:
        self.chosen.emit(self.values[index])

    def restyle(self) -> None:
        """Scale the text, also in the list."""
        self.setFont(text_font(current_metrics().f(15.5), 600))
        self.view().setFont(text_font(current_metrics().f(15.5), 600))

    def sizeHint(self) -> QSize:
        """Room for the longest choice and the arrow."""
        metrics = current_metrics()
        longest = max((text_width(self.itemText(row), self.font()) for row in range(self.count())), default=0)
        return QSize(round(longest + metrics.f(50)), max(MIN_TARGET, metrics.px(40)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the list with Enter; leave keys to the buttons of the dialog that have them, such as Space or a letter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.showPopup()
        elif claimed_by_other(self, event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page, so that scrolling past a list never changes it."""
        event.ignore()

    def paint(self, painter: QPainter) -> None:
        """Paint field, words and arrow."""
        theme, metrics = current(), current_metrics()
        box = QRectF(self.rect())
        draw_field(painter, box, hovered=self.isEnabled() and self.underMouse(), off=not self.isEnabled())
        ink = theme.text if self.isEnabled() else theme.field_off_text
        words = box.adjusted(metrics.f(12), 0, -metrics.f(28), -1)
        if self.note:
            line = words.height() * _NOTED
            below = words.adjusted(0, line, 0, -metrics.f(2))
            draw_text(painter, below, self.note, text_font(metrics.f(_NOTE_PX), 500), theme.text2, LEFT)
            words.setHeight(line + metrics.f(3))
        draw_text(painter, words, self.currentText(), self.font(), ink, LEFT)
        side = metrics.f(16)
        arrow = QRectF(box.right() - side - metrics.f(9), box.center().y() - side / 2 + 1, side, side)
        draw_icon(painter, "chevron-down", arrow, theme.text2 if self.isEnabled() else theme.field_off_text, 2.3)


class Stepper(Painted, RingFocus, QSpinBox):
    """A number between two bounds, with minus and plus buttons; wheel, arrow keys and typing work too."""

    def __init__(
        self, name: str, minimum: int, maximum: int, value: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setFrame(False)
        self.setRange(minimum, maximum)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.lineEdit().setAccessibleName(name)
        self.less = self._button("minus", tr("kit.less"))
        self.more = self._button("plus", tr("kit.more"))
        self.less.clicked.connect(self.stepDown)
        self.more.clicked.connect(self.stepUp)
        self.valueChanged.connect(self._mark_bounds)
        self.setValue(minimum if value is None else value)
        self.restyle()
        self._mark_bounds()

    def _button(self, icon: str, name: str) -> IconButton:
        button = IconButton(icon, name, size=32, parent=self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        return button

    def setRange(self, minimum: int, maximum: int) -> None:
        """Change the bounds (both included)."""
        super().setRange(minimum, maximum)
        if hasattr(self, "less"):  # the constructor sets both before the buttons are made
            self._mark_bounds()

    def setValue(self, value: int) -> None:
        """Change the number; the buttons follow even while signals are blocked."""
        super().setValue(value)
        if hasattr(self, "less"):  # as above
            self._mark_bounds()

    def _mark_bounds(self) -> None:
        self.less.setEnabled(self.value() > self.minimum())
        self.more.setEnabled(self.value() < self.maximum())

    def restyle(self) -> None:
        """Scale number and buttons."""
        font = text_font(sizes_for(self).f(18), 700)
        self.setFont(font)
        self.lineEdit().setFont(font)  # once it has been styled it follows its box no more
        self._place()

    def sizeHint(self) -> QSize:
        """Room for both buttons and the widest number."""
        metrics = sizes_for(self)
        widest = max(len(str(self.minimum())), len(str(self.maximum())), 2)
        button = max(MIN_TARGET, metrics.px(32))
        return QSize(
            2 * button + round(text_width("0" * widest, self.font()) + metrics.f(16)), max(MIN_TARGET, metrics.px(36))
        )

    def stepBy(self, steps: int) -> None:
        """Change the number; unlike in Qt's own box it isn't selected then, which would look as if it were being typed."""
        super().stepBy(steps)
        self.lineEdit().deselect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons at both ends."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        side = max(MIN_TARGET, sizes_for(self).px(32))
        top = (self.height() - side) // 2
        self.less.setGeometry(0, top, side, side)
        self.more.setGeometry(self.width() - side, top, side, side)
        self.lineEdit().setGeometry(side, 0, max(1, self.width() - 2 * side), self.height())

    def changeEvent(self, event: QEvent) -> None:
        """Update the buttons when the stepper is enabled or disabled."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._mark_bounds()

    def paint(self, painter: QPainter) -> None:
        """Paint nothing: the number and the buttons paint themselves."""


class Slider(Painted, RingFocus, QSlider):
    """A horizontal slider with a brass handle, which jumps to a click."""

    off_opacity = 0.42

    def __init__(self, name: str, minimum: int, maximum: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(name)
        self.setRange(minimum, maximum)
        self.setValue(value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """As high as the smallest target."""
        return QSize(sizes_for(self).px(180), max(MIN_TARGET, sizes_for(self).px(32)))

    def minimumSizeHint(self) -> QSize:
        """Half the usual width."""
        return QSize(sizes_for(self).px(90), self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the pointer, and start dragging."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._move_to(event.position().x())
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle."""
        if self.isSliderDown():
            self._move_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        self.setSliderDown(False)

    def _move_to(self, x: float) -> None:
        radius = self._radius()
        share = (x - radius) / max(1.0, self.width() - 2 * radius)
        self.setValue(round(self.minimum() + min(1.0, max(0.0, share)) * (self.maximum() - self.minimum())))

    def _radius(self) -> float:
        return sizes_for(self).f(9)

    def paint(self, painter: QPainter) -> None:
        """Paint groove, filled part and handle."""
        theme, radius = current(), self._radius()
        span = max(1, self.maximum() - self.minimum())
        centre = QPointF(
            radius + (self.width() - 2 * radius) * (self.value() - self.minimum()) / span,
            self.height() / 2,
        )
        groove = QRectF(radius, centre.y() - 3, self.width() - 2 * radius, 6)
        painter.setPen(QPen(rgba(theme.field_line, 160), 1))
        painter.setBrush(QColor(theme.well))
        painter.drawRoundedRect(groove, 3, 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawRoundedRect(QRectF(groove.x(), groove.y(), centre.x() - groove.x(), 6), 3, 3)
        knob = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setPen(QPen(QColor(theme.primary_edge), 1.2))
        top = QColor(theme.primary_top)
        painter.setBrush(vertical(knob, top.lighter(106) if self.underMouse() else top, QColor(theme.primary_bottom)))
        painter.drawEllipse(knob)


class Switch(ButtonControl):
    """A switch with words beside it; when on it shows a tick besides its colour."""

    off_opacity = 0.42

    def __init__(self, words: str, on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ring_radius = 14.0
        self.setCheckable(True)
        self.setText(words)
        self._words = words
        self.setChecked(on)

    def sizeHint(self) -> QSize:
        """Room for the switch and the words."""
        metrics = self.metrics
        words = metrics.f(12) + text_width(self._words, text_font(metrics.f(16))) if self._words else 0
        return QSize(round(metrics.f(44) + words + 2), max(MIN_TARGET, metrics.px(32)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch off with Left and on with Right."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.setChecked(event.key() == Qt.Key.Key_Right)
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        """Paint track, knob, tick and words."""
        theme, metrics = current(), self.metrics
        height, width = metrics.f(24), metrics.f(44)
        track = QRectF(1, (self.height() - height) / 2, width - 2, height)
        on = self.isChecked()
        painter.setPen(QPen(QColor(theme.primary_edge) if on else QColor(theme.field_line), 1.2))
        fill = vertical(track, QColor(theme.primary_bottom), QColor(theme.primary_top)) if on else QColor(theme.well)
        painter.setBrush(fill)
        painter.drawRoundedRect(track, height / 2, height / 2)
        radius = height / 2 - metrics.f(3.5)
        centre = QPointF(track.right() - height / 2 if on else track.x() + height / 2, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.primary_ink if on else theme.text3))
        painter.drawEllipse(centre, radius, radius)
        if on:
            side = radius * 1.5
            box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            draw_icon(painter, "check", box, theme.primary_top, 3.4)
        words = QRectF(width + metrics.f(11), 0, self.width() - width, self.height() - 1)
        ink = theme.text if not self.hovered or theme.dark else theme.accent
        draw_text(painter, words, self._words, text_font(metrics.f(16)), ink, LEFT)
