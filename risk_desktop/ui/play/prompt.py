"""The prompt: who must act, what to do in one sentence, a line of help, and at most three buttons."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.kit import Button, Label, Panel, RoundelWidget
from risk_desktop.ui.play.asking import Act, Ask
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current_metrics

PLACES = ("ghost", "secondary", "primary")
# Least width of the words beside the buttons, px at 100 %; with less the buttons get a row of their own.
_LEAST_WORDS = 240
_MOST_TITLE_LINES, _MOST_HELP_LINES = 2, 2


class PromptBar(Panel):
    """Always says what to do. ``pressed`` tells "primary", "secondary" or "ghost"; ``height_wanted`` when it changes."""

    pressed = Signal(str)
    height_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._ask = Ask(-1, "")
        self._roundel = RoundelWidget(NEUTRAL, 18, parent=self)
        self._title = Label("", "prompt", parent=self)
        self._help = Label("", "secondary", parent=self)
        self._buttons = {place: self._button(place) for place in PLACES}
        self._wanted = 0

    def _button(self, place: str) -> Button:
        button = Button("", place, parent=self)
        button.setObjectName(place)
        # A click leaves the focus on the board, so that its keys go on working.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._press)
        button.hide()
        return button

    @property
    def ask(self) -> Ask:
        """What is shown."""
        return self._ask

    def button(self, place: str) -> Button:
        """Return the button at a place: "primary", "secondary" or "ghost"."""
        return self._buttons[place]

    def show_ask(self, ask: Ask, colours: SeatColours) -> None:
        """Show a prompt in a seat's colours."""
        spoken = self._ask.title != ask.title
        self._ask = ask
        self._roundel.set_seat(colours)
        self._title.setText(ask.title)
        self._help.setText(ask.help)
        self._help.setVisible(bool(ask.help))
        for place, act in (("ghost", ask.ghost), ("secondary", ask.secondary), ("primary", ask.primary)):
            _dress(self._buttons[place], act)
        self.setAccessibleName(f"{ask.title}. {ask.help}" if ask.help else ask.title)
        self._arrange()
        if spoken:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def sizeHint(self) -> QSize:
        """Return the height that the prompt needs at its width."""
        return QSize(self.width(), self.height_for(self.width()))

    def height_for(self, width: int) -> int:
        """Return the height in px that shows everything at a width."""
        return self._plan(width)[0]

    def restyle(self) -> None:
        """Take sizes of the theme in use; the children place themselves again."""
        if hasattr(self, "_wanted"):
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and buttons."""
        super().resizeEvent(event)
        self._arrange()

    # --- arranging

    def _arrange(self) -> None:
        height, places = self._plan(self.width())
        for widget, rect in places:
            widget.setGeometry(rect)
        if height != self._wanted:
            self._wanted = height
            self.height_wanted.emit(height)

    def _shown_buttons(self) -> list[Button]:
        return [self._buttons[place] for place in PLACES if not self._buttons[place].isHidden()]

    def _plan(self, width: int) -> tuple[int, list[tuple[QWidget, QRect]]]:
        """Return the height needed and where everything stands."""
        sizes = current_metrics()
        pad, gap = sizes.px(10), sizes.px(8)
        radius = max(sizes.px(18), 12)
        left = pad + 2 * radius + 2 * pad
        buttons = self._shown_buttons()
        taken = sum(button.sizeHint().width() + gap for button in buttons)
        beside = width - left - taken - pad
        alone = beside < min(sizes.px(_LEAST_WORDS), width - left - pad) or self._lines(self._title, beside) > 2
        words = width - left - pad if alone else beside
        title_height = self._height(self._title, words, _MOST_TITLE_LINES)
        help_height = self._height(self._help, words, _MOST_HELP_LINES) if self._ask.help else 0
        text_height = title_height + help_height
        rows = self._rows(buttons, width - 2 * pad, gap) if alone else [buttons]
        row_height = max((button.sizeHint().height() for button in buttons), default=0)
        buttons_height = len(rows) * row_height + (len(rows) - 1) * gap if buttons else 0
        if alone and buttons:
            height = pad + text_height + gap + buttons_height + pad
            text_top, buttons_top = pad, pad + text_height + gap
        else:
            height = max(sizes.prompt_height, text_height + pad, buttons_height + 2 * pad)
            text_top, buttons_top = (height - text_height) // 2, (height - buttons_height) // 2
        middle = text_top + text_height // 2
        places: list[tuple[QWidget, QRect]] = [
            (self._roundel, QRect(QPoint(pad, middle - radius - 3), QSize(2 * radius + 6, 2 * radius + 6))),
            (self._title, QRect(left, text_top, words, title_height)),
            (self._help, QRect(left, text_top + title_height, words, help_height)),
        ]
        for number, row in enumerate(rows):
            top = buttons_top + number * (row_height + gap)
            places += self._row_places(row, width - pad, top, row_height, gap)
        return height, places

    def _row_places(
        self, row: list[Button], right: int, top: int, height: int, gap: int
    ) -> list[tuple[QWidget, QRect]]:
        places: list[tuple[QWidget, QRect]] = []
        for button in reversed(row):
            wide = button.sizeHint().width()
            places.append((button, QRect(right - wide, top, wide, height)))
            right -= wide + gap
        return places

    def _rows(self, buttons: list[Button], width: int, gap: int) -> list[list[Button]]:
        """Break the buttons into rows that fit, the primary in the last one."""
        rows: list[list[Button]] = []
        row: list[Button] = []
        used = 0
        for button in reversed(buttons):
            wide = button.sizeHint().width() + gap
            if row and used + wide > width:
                rows.insert(0, row)
                row, used = [], 0
            row.insert(0, button)
            used += wide
        return [row, *rows] if row else rows

    @staticmethod
    def _height(label: Label, width: int, most: int) -> int:
        metrics = QFontMetrics(label.font())
        lines = min(most, PromptBar._lines(label, width))
        return lines * metrics.lineSpacing() + 2

    @staticmethod
    def _lines(label: Label, width: int) -> int:
        metrics = QFontMetrics(label.font())
        box = metrics.boundingRect(QRect(0, 0, max(40, width), 10_000), Qt.TextFlag.TextWordWrap.value, label.text())
        return max(1, round(box.height() / metrics.lineSpacing()))

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())


def _dress(button: Button, act: Act | None) -> None:
    button.setVisible(act is not None)
    if act is None:
        # A hidden button must not keep its key from others.
        button.set_key("")
        return
    button.setText(act.words)
    button.set_icon(act.icon)
    button.set_off(act.off)
    button.set_key(act.key)
