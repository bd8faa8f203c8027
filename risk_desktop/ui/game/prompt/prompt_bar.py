"""The bottom bar: who must act, what to do in one sentence, a line of help, what can be set, and at most three buttons."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFontMetrics, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language
from risk_desktop.ui.art.portraits import Face
from risk_desktop.ui.art.surface import draw_well
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.prompt.tray import Tray
from risk_desktop.ui.kit import Button, Label, Panel, RoundelWidget, hint
from risk_desktop.ui.kit.control import key_label
from risk_desktop.ui.kit.painted import Condensed, Restyled, sizes_for
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current_metrics

PLACES = ("ghost", "secondary", "primary")
# Least width of the words beside the buttons, px at 100 %; with less what is set gets a row of its own.
_LEAST_WORDS = 100
# Room round the content and between its parts, px at 100 %.
_PAD, _GAP, _ROUNDEL = 10, 8, 18
_MOST_PLANS = 32
# Lines that title and help may take each; where nothing else helps, one more.
_LINES = 2
_MOST_LINES = 99
"""More lines than there is ever room for: so many has a text with a word that is too long for its room."""
# Shares of the text's size that are tried where it is large, and what they may not make it smaller than; the last resort
# elsewhere, before more rows.
_SHARES, _LEAST_TEXT, _LAST_SHARE = (1.0, 0.9, 0.8), 1.2, 0.88


class PromptButton(Button):
    """Button at one ``place`` of the prompt: "primary", "secondary" or "ghost"."""

    def __init__(self, place: str, parent: QWidget) -> None:
        super().__init__("", place, parent=parent)
        self.setObjectName(place)
        self.place = place
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
        # Digits and Esc are the screen's own keys: it tells the presenter which one it was.
        own = act is not None and not act.key.isdigit() and act.key != "Esc"
        self._shortcut.setKey(QKeySequence(act.key if act is not None and own else ""))
        if act is not None:
            self.setText(act.words)
            self.set_icon(act.icon)
            self.setEnabled(not act.off)

    def show_cap(self, capped: bool, words: str) -> None:
        """Show these of its words, and the key cap; what is left out is in the tooltip."""
        act = self._act or Act("")
        self._key, self._words = act.key if capped else "", words
        self.setToolTip("" if words == act.words and (capped or not act.key) else hint(act.words, act.key))
        if (cap := key_label(self._key) + self._words) != self._cap:
            self._cap = cap
            self.update()

    def setText(self, words: str) -> None:
        """Change the words without touching Qt's shortcut."""
        self._key = ""
        super().setText(words)

    def flatten(self, flat: bool) -> None:
        """Stand without a frame of its own, or with it."""
        self._kind = "ghost" if flat else self.place

    def shortened(self, caps: str) -> str:
        """Return as many of its words as there is room for beside such key caps: an icon may stand without any."""
        act = self._act or Act("")
        if act.short:
            return act.short if caps in (_SHORT, *_BAREST) else act.words
        return "" if caps in _BAREST and act.icon and self.place != "primary" else act.words

    def width_with(self, words: str, *, capped: bool) -> int:
        """Return the width in px that the button needs with these words, with or without its key cap."""
        act, shown = self._act or Act(""), (self._key, self._words)
        self._key, self._words = act.key if capped else "", words
        width = self.sizeHint().width()
        self._key, self._words = shown
        return width

    def _fire(self) -> None:
        if self.isEnabled() and self.isVisible():
            self.click()


class PromptBar(Condensed, Panel):
    """Always says what to do, in one row; where that is too narrow with smaller text, and at last in more rows upwards.

    ``pressed`` tells "primary", "secondary" or "ghost"; ``height_wanted`` when the height changes.
    """

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
        self.tray, self._joined = Tray(self), Tray(self)
        self.tray.join(self._joined)
        self._buttons = {place: self._button(place) for place in PLACES}
        self._wanted = 0
        self._least = 0
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

    def show_ask(self, ask: Ask, colours: SeatColours, face: Face | None = None) -> None:
        """Show a prompt in a seat's colours, with the face of a computer player."""
        spoken = self._ask.title != ask.title
        self._roundel.set_seat(colours, face=face)
        self._title.setText(ask.title)
        self._help.setText(ask.help)
        for place, act in (("ghost", ask.ghost), ("secondary", ask.secondary), ("primary", ask.primary)):
            self._buttons[place].show_act(act)
        self.tray.show_ask(ask)
        self._buttons["secondary"].flatten(not self._joined.isHidden())
        self.setAccessibleName(f"{ask.title}. {ask.help}" if ask.help else ask.title)
        self._ask = ask  # now that all words stand there: it is what they are planned for
        self._arrange()
        if spoken:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def set_least(self, height: int) -> None:
        """Tell the height of one row, px."""
        if height != self._least:
            self._least = height
            self._plans.clear()

    def sizeHint(self) -> QSize:
        """Return the height that the bar needs at its width."""
        return QSize(self.width(), self.height_for(self.width()))

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
        self._take_share(plan.share)
        for button in plan.buttons:
            button.show_cap(plan.capped(button), button.shortened(plan.caps))
        self.tray.set_terse(plan.terse, bare=plan.caps in _BAREST, nameless=plan.caps == _LEAST)
        for widget, rect in plan.places:
            widget.setGeometry(rect)
        self.tray.place_parts()
        self._joined.place_parts()
        self._help.setVisible(plan.helps)
        self.setToolTip("" if plan.helps else self._ask.help)
        if plan.height != self._wanted:
            self._wanted = plan.height
            self.height_wanted.emit(plan.height)

    def _plan(self, width: int) -> _Plan:
        """Return where everything stands at a width; plans are kept: what opponents do is said again and again."""
        wanted = (
            self._ask.still,
            width,
            current_metrics(),
            language(),
        )
        plan = self._plans.get(wanted)
        if plan is None:
            if len(self._plans) >= _MOST_PLANS:
                self._plans.clear()
            plan = self._plans[wanted] = self._made_plan(width)
        return plan

    def _made_plan(self, width: int) -> _Plan:
        """Return where everything stands: as much on one row as fits, and leaving out first what tooltips tell too."""
        buttons = [self._buttons[place] for place in PLACES if not self._buttons[place].isHidden()]
        for share in self._shares():
            self._take_share(share, anew=True)
            for most, (caps, terse, helps) in product((_LINES, _LINES + 1), _WAYS):
                if helps > bool(self._ask.help):
                    continue
                plan = _Plan(buttons, caps, terse, helps, share, self._joined_width(), height=self._least)
                if self._place_row(plan, width, most):
                    return plan
        plan = _Plan(buttons, _EVERY, terse=False, helps=bool(self._ask.help), share=share, joined=self._joined_width())
        return self._rows_plan(plan, width)

    def _joined_width(self) -> int:
        return self._joined.sizeHint().width() if not self._joined.isHidden() else 0

    def _shares(self) -> list[float]:
        """Return the shares of the text's size to be tried; in a rail's window the room is made for the second."""
        sizes = current_metrics()
        large = [share for share in _SHARES if share == 1 or sizes.text_scale * share >= _LEAST_TEXT]
        return [1.0, _LAST_SHARE] if len(large) == 1 else large[1:] if sizes.folded else large

    def _take_share(self, share: float, *, anew: bool = False) -> None:
        """Let all words and controls have a share of their usual size."""
        if share == self.share and not anew:
            return
        self.share = share
        for child in self.findChildren(QWidget):
            if isinstance(child, Restyled):
                child.restyle()
                child.updateGeometry()

    def _place_row(self, plan: _Plan, width: int, most: int) -> bool:
        """Place everything side by side, words on at most so many lines each; tell whether it fits."""
        sizes = sizes_for(self)
        pad, gap = sizes.px(_PAD), sizes.px(_GAP)
        left = 2 * pad + 2 * sizes.px(_ROUNDEL)
        tray = 0
        if not self.tray.isHidden():
            bare, nameless = plan.caps in _BAREST, plan.caps == _LEAST
            tray = self.tray.least_width(terse=plan.terse, bare=bare, nameless=nameless) + gap
        words = width - left - pad - tray - sum(plan.width_of(button) + gap for button in plan.buttons)
        text = _text(self._title, self._help, words, helps=plan.helps, most=most)
        if words < sizes.px(_LEAST_WORDS) or text is None or sum(text) > plan.height - 4:
            return False
        self._place_words(plan, left, words, (plan.height - sum(text)) // 2, text)
        right = self._place_buttons(
            plan, [button for button in plan.buttons if button.place != "ghost"], width - pad, 0
        )
        if tray:
            right -= tray
            high = self.tray.sizeHint().height()
            plan.places.append((self.tray, QRect(right + gap, (plan.height - high) // 2, tray - gap, high)))
        self._place_buttons(plan, [button for button in plan.buttons if button.place == "ghost"], right, 0)
        return True

    def _rows_plan(self, plan: _Plan, width: int) -> _Plan:
        """Return rows: words, beside them or below them what is set, and the buttons."""
        sizes = sizes_for(self)
        pad, gap = sizes.px(_PAD), sizes.px(_GAP)
        left, room, high = 2 * pad + 2 * sizes.px(_ROUNDEL), width - 2 * pad, 0
        plan.terse = not self.tray.isHidden()
        tray = self.tray.least_width(terse=True) + gap if plan.terse else 0
        beside = tray and _text(self._title, self._help, width - left - pad - tray, helps=False, most=_LINES)
        if beside and width - left - pad - tray >= sizes.px(_LEAST_WORDS):
            plan.helps, high = False, max(self.tray.height_for(tray), sum(beside))
            self._place_words(plan, left, width - left - pad - tray, pad + (high - sum(beside)) // 2, beside)
            plan.places.append((self.tray, QRect(width - pad - tray + gap, pad, tray - gap, high)))
            top = pad + high
        else:
            text = _text(self._title, self._help, width - left - pad, helps=plan.helps, most=_MOST_LINES) or (0, 0)
            self._place_words(plan, left, width - left - pad, pad, text)
            top = pad + sum(text)
            if tray:
                high = self.tray.height_for(room)
                plan.places.append((self.tray, QRect(pad, top + gap, room, high)))
                top += gap + high
        if sum(plan.width_of(button) + gap for button in plan.buttons) - gap > room:
            plan.caps = _MAIN
        for row in _rows(plan, room, gap):
            self._place_buttons(plan, row, width - pad, top + gap)
            top += gap + max(button.sizeHint().height() for button in row)
        plan.height = max(self._least, top + pad)
        return plan

    def _place_words(self, plan: _Plan, left: int, width: int, top: int, text: tuple[int, int]) -> None:
        """Place roundel, title and help, of the heights ``text``, from ``top`` on."""
        sizes, title = sizes_for(self), text[0]
        radius, middle = sizes.px(_ROUNDEL) + 3, top + sum(text) // 2
        plan.places += [
            (self._roundel, QRect(sizes.px(_PAD) - 3, middle - radius, 2 * radius, 2 * radius)),
            (self._title, QRect(left, top, width, title)),
            (self._help, QRect(left, top + title, width, text[1])),
        ]

    def _place_buttons(self, plan: _Plan, buttons: list[PromptButton], right: int, top: int) -> int:
        """Place buttons up to ``right``, in the middle of the bar's one row or from ``top`` on; return their left end."""
        gap = sizes_for(self).px(_GAP)
        for button in reversed(buttons):
            wide, high = plan.width_of(button), button.sizeHint().height()
            place = QRect(right - wide, top or (plan.height - high) // 2, wide, high)
            if plan.joined and button.place == "secondary":
                plan.frame, bare = QRect(place), plan.bare_width(button)
                plan.places.append((self._joined, place.adjusted(bare, 0, 0, 0)))
                place.setWidth(bare)
            plan.places.append((button, place))
            right -= wide + gap
        return right

    def paint(self, painter: QPainter) -> None:
        """Paint the panel, and a frame round a button and the number that belongs to it."""
        super().paint(painter)
        frame = self._plan(self.width()).frame
        if frame is not None:
            draw_well(painter, QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), 8)

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())


_EVERY, _MAIN, _NONE, _SHORT, _BARE, _LEAST = "every", "main", "none", "short", "bare", "least"
_BAREST = (_BARE, _LEAST)
_WAYS = (
    (_EVERY, False, True),
    (_MAIN, False, True),
    (_NONE, False, True),
    (_NONE, True, True),
    (_SHORT, True, True),
    (_EVERY, False, False),
    (_MAIN, True, False),
    (_NONE, True, False),
    (_SHORT, True, False),
    (_BARE, True, False),
    (_LEAST, True, False),
)
"""What shows, from the most to the least: which key caps (then shorter words, no words on what has an icon and no buttons for
the fewest and all, at last no words at a number), whether the words of what is set are left out, the line of help."""


@dataclass
class _Plan:
    """What shows, where each widget stands, and the height in px.

    ``caps``: which buttons show their key caps; ``share``: the size of text and controls, as a share of the usual;
    ``joined``: the width of a number that belongs to the second button.
    """

    buttons: list[PromptButton]
    caps: str
    terse: bool
    helps: bool
    share: float
    joined: int
    height: int = 0
    places: list[tuple[QWidget, QRect]] = field(default_factory=list)
    frame: QRect | None = None

    def capped(self, button: PromptButton) -> bool:
        """Tell whether a button shows its key cap."""
        return self.caps == _EVERY or (self.caps == _MAIN and button is self.buttons[-1])

    def bare_width(self, button: PromptButton) -> int:
        """Return the width in px that a button needs."""
        return button.width_with(button.shortened(self.caps), capped=self.capped(button))

    def width_of(self, button: PromptButton) -> int:
        """Return the width in px that a button needs, with the number that belongs to it."""
        return self.bare_width(button) + (self.joined if button.place == "secondary" else 0)


def _rows(plan: _Plan, width: int, gap: int) -> list[list[PromptButton]]:
    """Break the buttons into rows that fit; the primary stands in the last one."""
    rows: list[list[PromptButton]] = []
    used = 0
    for button in reversed(plan.buttons):
        wide = plan.width_of(button) + gap
        if not rows or used + wide - gap > width:
            rows.insert(0, [])
            used = 0
        rows[0].insert(0, button)
        used += wide
    return rows


def _text(title: Label, help_line: Label, width: int, *, helps: bool, most: int) -> tuple[int, int] | None:
    """Return the heights of both labels at a width, px; None if either needs more than ``most`` lines."""
    lines = _lines(title, width), _lines(help_line, width) if helps else 0
    if width <= 0 or max(lines) > most:
        return None
    return _high(title, lines[0]), _high(help_line, lines[1])


def _high(label: Label, lines: int) -> int:
    return lines * QFontMetrics(label.font()).lineSpacing() + (1 if lines else 0)


def _lines(label: Label, width: int) -> int:
    metrics = QFontMetrics(label.font())
    box = metrics.boundingRect(QRect(0, 0, max(40, width), 10_000), Qt.TextFlag.TextWordWrap.value, label.text())
    return max(1, round(box.height() / metrics.lineSpacing())) if box.width() <= width else _MOST_LINES
