"""A fan of territory cards, the chosen ones higher; and the tables on which one lies with rows to choose from beside it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import CARD_RATIO, UnitCard, card_margin, card_pixmap
from risk_desktop.ui.kit import ButtonControl, Dialog, PaintedWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import current, current_metrics

ARROWS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down})
CARD_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ROW_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_DIM = 120
# Cards grow with the text up to here: large text needs the room more than the pictures do.
_MOST_SCALE = 1.25
# Width of a card at 100 % for hands of up to that many cards.
_WIDTHS = ((5, 140.0), (7, 124.0), (99, 108.0))
# Distance of two cards as a share of their width: at most, and at the least before the fan scrolls.
_STEP, _LEAST_STEP = 1.05, 0.36
_FLAT = 12
_TURN, _SAG, _LIFT = 3.6, 0.042, 24.0
_LIFT_MS = 120


class OnFanTable(ButtonControl):
    """A card or a row of such a table. ``arrow``: an arrow key was pressed on it, which is the table's."""

    arrow = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the table: a button or a scroll area would carry the focus or the page away."""
        if event.key() in ARROWS:
            event.accept()
            self.arrow.emit(event.key())
        else:
            super().keyPressEvent(event)


class FanCard(OnFanTable):
    """One card of the fan; the fan places it and finds it under the pointer."""

    lifted = Signal()

    def __init__(self, number: int, face: UnitCard, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.face = number, face
        self.lift = 0.0
        self.pointed = False
        unit = tr(f"kit.unit.{face.unit}")
        self.setAccessibleName(unit if face.unit == "wild" else f"{face.name}, {unit}")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._glide = QVariantAnimation(self)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._set_lift)
        self.toggled.connect(self.rise)

    def show_ring(self) -> None:
        """The fan paints the ring, turned like the card."""
        self.lifted.emit()

    def rise(self) -> None:
        """Go to the height that fits: chosen, under the pointer, or at rest."""
        goal = 1.0 if self.isChecked() else 0.4 if self.pointed else 0.0
        self._glide.stop()
        ms = MOTION.panel(_LIFT_MS)
        if ms == 0:
            self._set_lift(goal)
            return
        self._glide.setDuration(ms)
        self._glide.setStartValue(self.lift)
        self._glide.setEndValue(goal)
        self._glide.start()

    def _set_lift(self, lift: float) -> None:
        self.lift = float(lift)
        self.lifted.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Repaint the fan, which paints the focus ring."""
        super().focusInEvent(event)
        self.lifted.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Repaint the fan without the ring."""
        super().focusOutEvent(event)
        self.lifted.emit()

    def paint(self, painter: QPainter) -> None:
        """The fan paints all cards, one over the other."""


class CardFan(PaintedWidget):
    """Fan of cards by number. ``changed``: the choice is another; ``arrow``: an arrow key; ``fixed``: only to look at;
    ``most``: how many can be chosen.
    """

    changed = Signal()
    arrow = Signal(int)

    def __init__(
        self, faces: Mapping[int, UnitCard], *, fixed: bool, most: int = 3, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._most = most
        self._fixed = fixed
        self._order: list[int] = []
        self.cards = [self._card(number, face) for number, face in faces.items()]
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _card(self, number: int, face: UnitCard) -> FanCard:
        card = FanCard(number, face, self)
        card.setCheckable(not self._fixed)
        card.clicked.connect(self._clicked)
        card.lifted.connect(self.update)
        card.arrow.connect(self.arrow)
        return card

    @property
    def chosen(self) -> tuple[int, ...]:
        """Numbers of the chosen cards, in ascending order."""
        return tuple(sorted(card.number for card in self.cards if card.isChecked()))

    def choose(self, numbers: tuple[int, ...]) -> None:
        """Choose exactly these cards."""
        self._order = list(numbers)
        for card in self.cards:
            card.setChecked(card.number in numbers)
        self.update()

    def step(self, forward: int) -> None:
        """Move the focus by ``forward`` cards."""
        focus = self.window().focusWidget()
        focused = next((place for place, card in enumerate(self.cards) if card is focus), None)
        place = (0 if forward > 0 else len(self.cards) - 1) if focused is None else focused + forward
        card = self.cards[place % len(self.cards)]
        card.setFocus(Qt.FocusReason.TabFocusReason)

    # --- places

    def sizeHint(self) -> QSize:
        """All cards with the least overlap."""
        return QSize(round(self._wanted(_STEP)), self._high())

    def minimumSizeHint(self) -> QSize:
        """All cards with the most overlap at which one can still tell and hit them."""
        share = 0.62 if len(self.cards) <= 5 else _LEAST_STEP
        return QSize(round(self._wanted(share)), self._high())

    def _wanted(self, share: float) -> float:
        width = self._card_width()
        return width * (1.12 + share * (len(self.cards) - 1)) + 2 * card_margin(width)

    def _high(self) -> int:
        width = self._card_width()
        return round(width * (CARD_RATIO + 0.24) + current_metrics().f(_LIFT) + card_margin(width))

    def _card_width(self) -> float:
        metrics = current_metrics()
        width = next(width for most, width in _WIDTHS if len(self.cards) <= most)
        return width * metrics.density * min(_MOST_SCALE, metrics.text_scale)

    def _place(self, place: int) -> tuple[QPointF, float]:
        """Return centre and angle of a card."""
        count, width = len(self.cards), self._card_width()
        room = self.width() - width * 1.12 - 2 * card_margin(width)
        step = min(width * _STEP, room / (count - 1)) if count > 1 else 0.0
        away = place - (count - 1) / 2
        flat = min(1.0, 4 / max(1, count - 1)) if count <= _FLAT else 0.0
        y = card_margin(width) + current_metrics().f(_LIFT) + width * CARD_RATIO / 2
        y += abs(away) ** 1.6 * width * _SAG * flat**1.6 - self.cards[place].lift * current_metrics().f(_LIFT)
        return QPointF(self.width() / 2 + away * step, y), away * _TURN * flat

    def card_rect(self, number: int) -> QRectF:
        """Return the bounding rectangle of a card, px of the fan."""
        place = next(place for place, card in enumerate(self.cards) if card.number == number)
        return self._turned(place).mapRect(self._face())

    def _face(self) -> QRectF:
        width = self._card_width()
        return QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)

    def _turned(self, place: int) -> QTransform:
        centre, angle = self._place(place)
        return QTransform().translate(centre.x(), centre.y()).rotate(angle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell each card where it lies, for screen readers."""
        super().resizeEvent(event)
        for place, card in enumerate(self.cards):
            card.setGeometry(self._turned(place).mapRect(self._face()).toRect())

    # --- painting

    def paint(self, painter: QPainter) -> None:
        """Paint the cards from left to right, and the ring of the focus."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        width, ratio = self._card_width(), self.devicePixelRatioF()
        for place, card in enumerate(self.cards):
            picture = card_pixmap(card.face, width, chosen=card.isChecked(), dpr=ratio)
            size = picture.deviceIndependentSize()
            painter.setTransform(self._turned(place))
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
            if card.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(current().focus), 2.4))
                painter.drawRoundedRect(self._face().adjusted(-4, -4, 4, 4), width * 0.1, width * 0.1)

    def restyle(self) -> None:
        """Take sizes in use."""
        self.updateGeometry()
        self.update()

    # --- choosing

    def card_at(self, point: QPointF) -> FanCard | None:
        """Return the card under a point; the right one of two lies on top."""
        for place in reversed(range(len(self.cards))):
            back, invertible = self._turned(place).inverted()
            if invertible and self._face().contains(back.map(point)):
                return self.cards[place]
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer, or let go of it."""
        card = self.card_at(event.position())
        if card is not None and event.button() == Qt.MouseButton.LeftButton and not self._fixed:
            card.click()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the card under the pointer a little."""
        self._point(self.card_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Lower it again."""
        self._point(None)
        super().leaveEvent(event)

    def _point(self, pointed: FanCard | None) -> None:
        hand = Qt.CursorShape.PointingHandCursor if pointed is not None and not self._fixed else None
        self.setCursor(hand or Qt.CursorShape.ArrowCursor)
        for card in self.cards:
            if card.pointed != (card is pointed):
                card.pointed = card is pointed
                card.rise()

    def _clicked(self) -> None:
        """Follow a click; a card too many takes the place of the one chosen first."""
        card = self.sender()
        if not isinstance(card, FanCard) or self._fixed:
            return
        self._order = [number for number in self._order if number in self.chosen and number != card.number]
        if card.isChecked():
            self._order.append(card.number)
        if len(self._order) > self._most:
            self.choose(tuple(self._order[-self._most :]))
        self.changed.emit()


class FanTable(Dialog):
    """Base of the tables: ``walk`` and ``choose_row`` say what arrows and figures do."""

    explained = True

    def __init__(self, window: QWidget, title: str, subtitle: str, width: int) -> None:
        super().__init__(window, title, subtitle=subtitle, width=width, dim_alpha=_DIM)
        self._wide = width
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)

    def walk(self, key: int) -> None:
        """Follow an arrow key: from card to card, or from row to row."""
        raise NotImplementedError

    def choose_row(self, place: int) -> bool:
        """Choose the row at a place, counted from 0; False if there is none."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and figures; the buttons' keys do their part."""
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain and key in ARROWS:
            event.accept()
            self.walk(key)
        elif plain and Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.choose_row(key - Qt.Key.Key_1):
            event.accept()
        else:
            super().keyPressEvent(event)

    def first_focus(self) -> QWidget:
        """Return the table itself: Space acts at once, the arrows begin with the first card."""
        return self

    def turn_middle(self, fan: QWidget, side: QWidget) -> None:
        """Put the rows below the cards where there is no room beside them."""
        metrics = current_metrics()
        room = min(metrics.px(self._wide), self.width() - 2 * metrics.px(16)) - 2 * metrics.px(40)
        wanted = fan.minimumSizeHint().width() + side.sizeHint().width() + metrics.px(28)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._middle.setDirection(across if wanted <= room else down)
