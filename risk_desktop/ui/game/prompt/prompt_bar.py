"""The prompt: who must act, what to do in one sentence, a line of help, and at most three buttons."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFontMetrics, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.kit import Button, Label, Panel, RoundelWidget, hint
from risk_desktop.ui.kit.control import key_label
from risk_desktop.ui.theme import FOLDING_TEXT, NEUTRAL, SeatColours, current_metrics

PLACES = ("ghost", "secondary", "primary")
# Least width of the words beside the buttons, px at 100 %; with less the buttons get a row of their own.
_LEAST_WORDS = 240
_MOST_PLANS = 32


class PromptButton(Button):
    """Button at one ``place`` of the prompt: "primary", "secondary" or "ghost"."""

    def __init__(self, place: str, parent: QWidget) -> None:
        super().__init__("", place, parent=parent)
        self.setObjectName(place)
        # A click leaves the focus on the board, so that its keys go on working.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._act: Act | None = None
        self._cap = ""
        # Qt's own shortcut of a button acts a tenth of a second late.
        self._shortcut = QShortcut(parent)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.activated.connect(self._fire)
        self.hide()

    def show_act(self, act: Act | None) -> None:
        """Show what can be done, or hide: a hidden button must not keep its key from others."""
        if act is not None and act == self._act:
            return
        self._act = act
        self.setVisible(act is not None)
        # Digits are the screen's own keys: it tells the presenter which one it was.
        self._shortcut.setKey(QKeySequence(act.key if act is not None and not act.key.isdigit() else ""))
        if act is not None:
            self.setText(act.words)
            self.set_icon(act.icon)
            self.setEnabled(not act.off)

    def show_cap(self, capped: bool) -> None:
        """Show the key cap, or leave it out and put the key into the tooltip."""
        key = self._act.key if self._act is not None else ""
        self._key = key if capped else ""
        self.setToolTip("" if capped or not key else hint(self.words(), key))
        if key_label(self._key) != self._cap:
            self._cap = key_label(self._key)
            self.update()

    def setText(self, words: str) -> None:
        """Change the words without touching Qt's shortcut."""
        self._key = ""
        super().setText(words)

    def width_with(self, capped: bool) -> int:
        """Return the width in px that the button needs with or without its key cap."""
        shown, self._key = self._key, self._act.key if capped and self._act is not None else ""
        width = self.sizeHint().width()
        self._key = shown
        return width

    def _fire(self) -> None:
        if self.isEnabled() and self.isVisible():
            self.click()


class PromptBar(Panel):
    """Always says what to do. ``pressed`` tells "primary", "secondary" or "ghost"; ``height_wanted`` when it changes."""

    pressed = Signal(str)
    height_wanted = Signal(int)
    _built = False
    """Whether all children are there: the base takes its style before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._ask = Ask(-1, "")
        self._roundel = RoundelWidget(NEUTRAL, 18, parent=self)
        self._title = Label("", "prompt", parent=self)
        self._help = Label("", "secondary", parent=self)
        self._buttons = {place: self._button(place) for place in PLACES}
        self._wanted = 0
        self._plans: dict[object, _Plan] = {}
        self._built = True

    def _button(self, place: str) -> PromptButton:
        button = PromptButton(place, self)
        button.clicked.connect(self._press)
        return button

    @property
    def ask(self) -> Ask:
        """What is shown."""
        return self._ask

    @property
    def roundel(self) -> RoundelWidget:
        """The sign of whom it is about."""
        return self._roundel

    @property
    def title(self) -> str:
        """The sentence that stands there."""
        return self._title.text()

    def button(self, place: str) -> PromptButton:
        """Return the button at a place: "primary", "secondary" or "ghost"."""
        return self._buttons[place]

    def show_ask(self, ask: Ask, colours: SeatColours) -> None:
        """Show a prompt in a seat's colours."""
        spoken = self._ask.title != ask.title
        self._roundel.set_seat(colours)
        self._title.setText(ask.title)
        self._help.setText(ask.help)
        for place, act in (("ghost", ask.ghost), ("secondary", ask.secondary), ("primary", ask.primary)):
            self._buttons[place].show_act(act)
        self.setAccessibleName(f"{ask.title}. {ask.help}" if ask.help else ask.title)
        self._ask = ask  # now that all words stand there: it is what they are planned for
        self._arrange()
        if spoken:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def sizeHint(self) -> QSize:
        """Return the height that the prompt needs at its width."""
        return QSize(self.width(), self.height_for(self.width()))

    @property
    def usual_height(self) -> int:
        """Height in px that shows a line of words with buttons; large text has no room for them beside it."""
        sizes = current_metrics()
        height = 2 * sizes.px(10) + self._buttons["primary"].sizeHint().height()
        if sizes.text_scale > FOLDING_TEXT:
            height += QFontMetrics(self._title.font()).lineSpacing() + 2 + sizes.px(8)
        return max(sizes.prompt_height, height)

    def height_for(self, width: int) -> int:
        """Return the height in px that shows everything at a width."""
        return self._plan(width).height

    def restyle(self) -> None:
        """Take sizes of the theme in use; the children place themselves again."""
        if self._built:
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place words and buttons."""
        super().resizeEvent(event)
        self._arrange()

    # --- arranging

    def _arrange(self) -> None:
        plan = self._plan(self.width())
        for button in plan.buttons:
            button.show_cap(plan.caps or button is plan.buttons[-1])
        for widget, rect in plan.places:
            widget.setGeometry(rect)
        self._help.setVisible(plan.helps)
        if plan.height != self._wanted:
            self._wanted = plan.height
            self.height_wanted.emit(plan.height)

    def _plan(self, width: int) -> _Plan:
        """Return where everything stands at a width; plans are kept: what opponents do is said again and again."""
        wanted = (self._ask, width, current_metrics(), self._title.font().key(), self._help.font().key(), language())
        plan = self._plans.get(wanted)
        if plan is None:
            if len(self._plans) >= _MOST_PLANS:
                self._plans.clear()
            plan = self._plans[wanted] = self._made_plan(width)
        return plan

    def _made_plan(self, width: int) -> _Plan:
        """Return where everything stands: buttons beside the words, or in rows of their own where they don't fit."""
        sizes = current_metrics()
        pad, gap = sizes.px(10), sizes.px(8)
        buttons = [self._buttons[place] for place in PLACES if not self._buttons[place].isHidden()]
        left = 3 * pad + 2 * sizes.px(18)
        capped = sum(button.width_with(True) + gap for button in buttons)
        beside = width - left - pad - capped
        cut = _lines(self._title, beside) > 2 or (bool(self._ask.help) and _lines(self._help, beside) > 2)
        alone = beside < min(sizes.px(_LEAST_WORDS), width - left - pad) or cut
        room = width - 2 * pad
        caps = not alone or capped - gap <= room
        # What is set in the tray says more than the help does, where there is no room for both.
        helps = bool(self._ask.help) and not (alone and sizes.folded and self._ask.has_tray)
        plan = _Plan(buttons=buttons, caps=caps, helps=helps)
        rows = _rows(buttons, room, gap, caps) if alone else [buttons]
        words = width - left - pad if alone else beside
        text = self._place_words(plan, left, words, pad)
        row_height = max((button.sizeHint().height() for button in buttons), default=0)
        low = len(rows) * (row_height + gap) - gap if buttons else 0
        if alone and buttons:
            plan.height = pad + text + gap + low + pad
            top = pad + text + gap
        else:
            plan.height = max(sizes.prompt_height, text + pad, low + 2 * pad)
            top = (plan.height - low) // 2
            plan.shift((plan.height - text) // 2 - pad)
        for number, row in enumerate(rows):
            _place_row(plan, row, width - pad, top + number * (row_height + gap), row_height, gap)
        return plan

    def _place_words(self, plan: _Plan, left: int, width: int, pad: int) -> int:
        """Place roundel, title and help from the top; return the height of the words."""
        radius = current_metrics().px(18) + 3
        title = _height(self._title, width)
        text = title + (_height(self._help, width) if plan.helps else 0)
        middle = pad + text // 2
        plan.places += [
            (self._roundel, QRect(pad, middle - radius, 2 * radius, 2 * radius)),
            (self._title, QRect(left, pad, width, title)),
            (self._help, QRect(left, pad + title, width, text - title)),
        ]
        return text

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())


@dataclass
class _Plan:
    """Height in px, where each widget stands, and whether key caps and help show."""

    buttons: list[PromptButton]
    caps: bool
    helps: bool
    height: int = 0
    places: list[tuple[QWidget, QRect]] = field(default_factory=list)

    def shift(self, down: int) -> None:
        """Move what has been placed so far."""
        self.places = [(widget, rect.translated(0, down)) for widget, rect in self.places]


def _rows(buttons: list[PromptButton], width: int, gap: int, caps: bool) -> list[list[PromptButton]]:
    """Break the buttons into rows that fit; the primary, which keeps its key cap, stands in the last one."""
    rows: list[list[PromptButton]] = [[]]
    used = 0
    for button in reversed(buttons):
        wide = button.width_with(caps or button is buttons[-1]) + gap
        if rows[0] and used + wide - gap > width:
            rows.insert(0, [])
            used = 0
        rows[0].insert(0, button)
        used += wide
    return rows


def _place_row(plan: _Plan, row: list[PromptButton], right: int, top: int, height: int, gap: int) -> None:
    for button in reversed(row):
        wide = button.width_with(plan.caps or button is plan.buttons[-1])
        plan.places.append((button, QRect(right - wide, top, wide, height)))
        right -= wide + gap


def _height(label: Label, width: int) -> int:
    """Return the height in px of a label's words, three lines at most."""
    return min(3, _lines(label, width)) * QFontMetrics(label.font()).lineSpacing() + 2


def _lines(label: Label, width: int) -> int:
    metrics = QFontMetrics(label.font())
    box = metrics.boundingRect(QRect(0, 0, max(40, width), 10_000), Qt.TextFlag.TextWordWrap.value, label.text())
    return max(1, round(box.height() / metrics.lineSpacing()))
