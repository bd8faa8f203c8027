"""The hint in the dock: what, why, how good, and the next best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_height
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.hint.hint_words import HintWords
from risk_desktop.ui.kit import (
    Button,
    IconButton,
    Label,
    PaintedWidget,
    Panel,
    ScrollArea,
    Scrolled,
    clear_layout,
    wrapped,
)
from risk_desktop.ui.theme import current, current_metrics

TAKE_KEY, NEXT_KEY = "G", "N"
_PADDING, _GAP = 12, 6
_CHIP_PX, _CHIP_PAD, _CHIP_EDGE = 14.5, 9.0, 3.0
"""Type of a reason, and the room beside and above its words, px at 100 %."""
_BESIDE, _BELOW = (0, 2, 1), (1, 0, 3)
"""Where a margin stands: so many rows below its chance, from which column on, over how many columns."""


class ReasonChip(PaintedWidget):
    """A reason in a frame; its words wrap."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setAccessibleName(words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for the words in a width."""
        f = current_metrics().f
        room = width - 2 * f(_CHIP_PAD)
        return round(text_height(self._words, text_font(f(_CHIP_PX), 600), room) + 2 * f(_CHIP_EDGE) + 2)

    def sizeHint(self) -> QSize:
        """As wide as the column."""
        width = current_metrics().px(200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """No width of its own."""
        return QSize(current_metrics().px(60), 0)

    def paint(self, painter: QPainter) -> None:
        """Paint frame and words."""
        f, theme = current_metrics().f, current()
        box = QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7)
        painter.setPen(QPen(rgba(theme.accent, 190), 1.2))
        painter.setBrush(rgba(theme.accent, 26))
        painter.drawRoundedRect(box, f(9), f(9))
        words = box.adjusted(f(_CHIP_PAD), 0, -f(_CHIP_PAD), 0)
        draw_text(painter, words, self._words, text_font(f(_CHIP_PX), 600), theme.text, LEFT, wrap=True)


class HintPanel(Panel):
    """Shows that a hint is being found, or what it says, with as many reasons as have room, the most telling first.

    Signals of its buttons: ``closed``, ``taken``, ``next_wanted``.
    """

    closed = Signal()
    taken = Signal()
    next_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=_PADDING, gap=_GAP)
        self._title = Label("", "item", colour="accent")
        self._chips: list[ReasonChip] = []
        self._close = IconButton("close", "", key="Esc", kind="ghost", size=28)
        self._close.setShortcut("")
        self._close.clicked.connect(self.closed)
        self._scroll = ScrollArea()
        self._take = self._button("secondary", TAKE_KEY)
        self._take.clicked.connect(self.taken)
        self._next = self._button("ghost", NEXT_KEY)
        self._next.clicked.connect(self.next_wanted)
        self._stop = self._button("secondary", "Esc")
        self._stop.clicked.connect(self.closed)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in (self._take, self._next, self._stop):
            self._row.addWidget(button, 1)
        self._parts = QVBoxLayout()
        column, head = self.column(), QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._row)
        content = Scrolled()
        content.setLayout(self._parts)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._scroll.setWidget(content)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self.hide()

    def _button(self, kind: str, key: str) -> Button:
        """Return a button that shows a key of the screen, which has it even while the panel is out of sight."""
        button = Button("", kind, key=key)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def show_finding(self) -> None:
        """Show that a hint is being found."""
        self._name(tr("hint.finding"))
        self._fill([Label(tr("hint.finding.help"), "secondary")])
        self._offer({self._stop: tr("hint.stop")})
        self.setAccessibleName(". ".join((tr("hint.name"), tr("hint.finding"))))
        self.setAccessibleDescription("")

    def show_words(self, words: HintWords, *, more: bool) -> None:
        """Show an option of a hint, what matters most first; ``more``: there are others."""
        self._name(words.title)
        chips = [ReasonChip(reason) for reason in words.reasons]
        for chip in chips:  # those that have no room are told there
            chip.setToolTip(wrapped("\n".join(words.reasons)))
        self._fill([_Figures(words), *(Label(other, "secondary") for other in words.others), *chips], chips)
        self._next.setToolTip(wrapped(tr("hint.next.says")))
        self._offer({self._take: tr("hint.take")} | ({self._next: tr("hint.next")} if more else {}))
        self.setAccessibleName(". ".join((tr("hint.name"), words.told)))
        self.setAccessibleDescription(words.spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stand side by side where they have room, and reasons that have none are left out."""
        super().resizeEvent(event)
        self._place_buttons()
        self._later.start()

    def _name(self, title: str) -> None:
        self._title.setText(title)
        self._close.set_name(tr("common.close"))

    def _offer(self, words: Mapping[Button, str]) -> None:
        """Show these buttons with their words."""
        for button in (self._take, self._next, self._stop):
            button.setVisible(button in words)
            button.setText(words.get(button, ""))
            button.setShortcut("")  # that the cap shows is the screen's
        self._place_buttons()

    def _place_buttons(self) -> None:
        shown = [button for button in (self._take, self._next, self._stop) if not button.isHidden()]
        gaps = 2 * current_metrics().px(_PADDING) + (len(shown) - 1) * current_metrics().px(_GAP)
        fits = sum(button.sizeHint().width() for button in shown) + gaps <= self.width()
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if fits else QBoxLayout.Direction.TopToBottom)

    def _fill(self, parts: Sequence[QWidget], chips: Sequence[ReasonChip] = ()) -> None:
        clear_layout(self._parts)
        self._chips = list(chips)
        self._parts.setSpacing(current_metrics().px(5))
        for part in parts:
            self._parts.addWidget(part)
        self._parts.addStretch(1)
        self._scroll.verticalScrollBar().setValue(0)
        self._later.start()

    def _fit(self) -> None:
        """Cut off no figure; leave out the last reasons where all of them would have to be scrolled to, but the first one."""
        for chip in self._chips:
            chip.show()
        room = self._scroll.maximumViewportSize()
        for figures in self._scroll.findChildren(_Figures):
            figures.fit(room.width())
        for chip in reversed(self._chips[1:]):
            self._parts.invalidate()
            if self._parts.totalHeightForWidth(room.width()) <= room.height():
                return
            chip.hide()


class _Figures(QWidget):
    """The figures below each other: names, chances, margins."""

    def __init__(self, words: HintWords) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(current_metrics().px(8))
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._margins: list[Label] = []
        self.setToolTip(wrapped(words.method))
        for row, line in enumerate(words.lines):
            margin = Label(line.margin, "secondary", wrap=False)
            self._margins.append(margin)
            self._grid.addWidget(Label(line.name, "secondary"), 2 * row, 0)
            self._grid.addWidget(Label(line.chance, "item", wrap=False, colour="" if row else "good"), 2 * row, 1)
            self._grid.addWidget(margin, 2 * row, 2)

    def fit(self, width: int) -> None:
        """Put the margins beside the chances, or on lines of their own where a width in px has no room for that."""
        for down, column, columns in (_BESIDE, _BELOW):
            for row, margin in enumerate(self._margins):
                self._grid.removeWidget(margin)
                self._grid.addWidget(margin, 2 * row + down, column, 1, columns)
            if self._grid.minimumSize().width() <= width:
                return
