"""The list of territories: a group at a time, with whose each is and what stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text
from risk_desktop.ui.art.seats import roundel_pixmap
from risk_desktop.ui.art.surface import draw_focus
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.lands.land_groups import LandGroup
from risk_desktop.ui.kit import IconButton, Label, Panel, Restyled
from risk_desktop.ui.theme import SeatColours, current, current_metrics

Index = QModelIndex | QPersistentModelIndex
LAND = Qt.ItemDataRole.UserRole
_ROW, _RADIUS, _TEXT_PX = 30, 9, 15.0


class LandModel(QAbstractListModel):
    """The territories of a group. ``words`` says what stands in one, ``looks`` gives name, armies and colours to paint."""

    def __init__(
        self,
        words: Callable[[int], str],
        looks: Callable[[int], tuple[str, str, SeatColours]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._words, self.looks = words, looks
        self.lands: tuple[int, ...] = ()
        self._said: tuple[str, ...] = ()

    def rowCount(self, parent: Index | None = None) -> int:
        """As many as there are territories in the group."""
        return 0 if parent is not None and parent.isValid() else len(self.lands)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of a row, or its territory."""
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self._said[index.row()]
        return self.lands[index.row()] if role == LAND else None

    def show(self, lands: Sequence[int]) -> bool:
        """Show these territories as they are now; return whether they are others than before. Tells of changes only."""
        said = tuple(map(self._words, lands))
        if tuple(lands) != self.lands:
            self.beginResetModel()
            self.lands, self._said = tuple(lands), said
            self.endResetModel()
            return True
        changed = [row for row, (old, new) in enumerate(zip(self._said, said, strict=True)) if old != new]
        self._said = said
        for row in changed:
            self.dataChanged.emit(self.index(row), self.index(row))
        return False


class _LandDelegate(QStyledItemDelegate):
    """Paints a row: the owner's roundel, the name, and the armies at the right."""

    def __init__(self, view: QListView, model: LandModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row."""
        return QSize(self._view.viewport().width(), current_metrics().px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        theme, metrics, box = current(), current_metrics(), QRectF(option.rect)
        name, armies, colours = self._model.looks(index.data(LAND))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = index == self._view.currentIndex()
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(rgba(theme.accent, 40 if chosen else 24))
            painter.drawRoundedRect(box.adjusted(1, 1, -3, -1), 6, 6)
        if chosen and self._view.hasFocus():
            draw_focus(painter, box.adjusted(5, 5, -7, -5), 5)
        radius = metrics.f(_RADIUS)
        picture = roundel_pixmap(colours, radius, dpr=self._view.devicePixelRatioF())
        half = picture.deviceIndependentSize().height() / 2
        painter.drawPixmap(round(box.left() + metrics.f(6)), round(box.center().y() - half), picture)
        font, left = text_font(metrics.f(_TEXT_PX), 600), 2 * radius + metrics.f(18)
        draw_text(painter, box.adjusted(left, 0, -metrics.f(40), 0), name, font, theme.text, LEFT)
        draw_text(painter, box.adjusted(0, 0, -metrics.f(12), 0), armies, font, theme.text2, RIGHT)
        painter.restore()


class LandRows(Restyled, QListView):
    """The rows.

    Signals: ``chosen`` (a territory), ``led_on`` (one that was chosen with Shift), ``moved`` (the one at the cursor),
    ``turned`` (another group is wanted: the next or the one before).
    """

    chosen = Signal(int)
    moved = Signal(int)
    led_on = Signal(int)
    turned = Signal(int)

    def __init__(self, model: LandModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(_LandDelegate(self, model))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.clicked.connect(self._choose)

    @property
    def land(self) -> int:
        """The current territory, -1 for none."""
        index = self.currentIndex()
        return index.data(LAND) if index.isValid() else -1

    def currentChanged(self, now: Index, before: Index) -> None:
        """Tell at which territory the cursor stands."""
        super().currentChanged(now, before)
        if now.isValid() and self.hasFocus():
            self.moved.emit(now.data(LAND))

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(LAND))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, Down, Home and End move, Left and Right turn to another group, Enter chooses; all else is the screen's."""
        key, land = event.key(), self.land
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turned.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and land >= 0:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.led_on if shifted else self.chosen).emit(land)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()


class LandList(Panel):
    """A group of territories below its name, with buttons for the groups before and after it.

    Signals: ``chosen`` and ``led_on`` (a territory), ``closed``.
    """

    chosen = Signal(int)
    led_on = Signal(int)
    closed = Signal()

    def __init__(
        self,
        words: Callable[[int], str],
        looks: Callable[[int], tuple[str, str, SeatColours]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, radius=12, padding=10, gap=6)
        self._groups: tuple[LandGroup, ...] = ()
        self._key = ""
        self._row = 0
        """Where the cursor stands, or stood before the rows went away."""
        self._title = Label("", "strong")
        self._before = IconButton("chevron-left", tr("lands.before"), kind="ghost", size=32)
        self._after = IconButton("chevron-right", tr("lands.after"), kind="ghost", size=32)
        self._close = IconButton("close", tr("common.close"), kind="ghost", size=32)
        self._model = LandModel(words, looks, self)
        self.rows = LandRows(self._model, self)
        column, head = self.column(), QHBoxLayout()
        head.addWidget(self._before)
        head.addWidget(self._title, 1)
        head.addWidget(self._after)
        head.addWidget(self._close)
        column.addLayout(head)
        column.addWidget(self.rows, 1)
        self._before.clicked.connect(self._turn_back)
        self._after.clicked.connect(self._turn_on)
        self._close.clicked.connect(self.closed)
        self.rows.chosen.connect(self.chosen)
        self.rows.led_on.connect(self.led_on)
        self.rows.turned.connect(self.turn)
        self.hide()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What takes the focus, in the order of the Tab key."""
        return self._before, self._after, self._close, self.rows

    @property
    def group(self) -> LandGroup | None:
        """The group that shows."""
        return next((group for group in self._groups if group.key == self._key), None)

    @property
    def current_words(self) -> str:
        """What the current row says, "" for none."""
        index = self.rows.currentIndex()
        return str(index.data()) if index.isValid() else ""

    def show_groups(self, groups: tuple[LandGroup, ...], wanted: str = "") -> None:
        """Show the groups as they are now: the one that showed, or ``wanted``, or the first where that is gone."""
        self._groups = groups
        keys = [group.key for group in groups]
        key = wanted or self._key
        self._key = key if key in keys else (keys[0] if keys else "")
        self._fill()

    def turn(self, step: int) -> None:
        """Show the next group, or the one before, and say which it is."""
        keys = [group.key for group in self._groups]
        if keys:
            self._key, self._row = keys[(keys.index(self._key) + step) % len(keys)], 0
            self.rows.setCurrentIndex(QModelIndex())
            self._fill()
            VOICE.answer(sentences((self.rows.accessibleName(), self.current_words)))

    def _fill(self) -> None:
        group, before = self.group, self.rows.land
        self._row = self.rows.currentIndex().row() if before >= 0 else self._row
        lands = group.lands if group is not None else ()
        name = tr("lands.group_of", len(lands), name=group.name) if group is not None else ""
        if name != self.rows.accessibleName():
            self._title.setText(name)
            self.rows.setAccessibleName(name)
            self.setAccessibleName(tr("lands.title"))
        if (self._model.show(lands) or not self.rows.currentIndex().isValid()) and lands:
            row = lands.index(before) if before in lands else min(max(0, self._row), len(lands) - 1)
            self.rows.setCurrentIndex(self._model.index(row))

    def _turn_back(self) -> None:
        self.turn(-1)

    def _turn_on(self) -> None:
        self.turn(1)
