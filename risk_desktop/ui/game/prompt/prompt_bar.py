"""The bottom bar: who must act, what to do in one sentence, a line of help, what can be set, and at most three buttons."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language
from risk_desktop.ui.art.portraits import Face
from risk_desktop.ui.art.surface import draw_well
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.prompt.prompt_button import (
    BARE_WORDINGS,
    CAPPED_WORDINGS,
    PLACES,
    ButtonWording,
    PromptButton,
)
from risk_desktop.ui.game.prompt.prompt_words import PromptWords
from risk_desktop.ui.game.prompt.tray import Tray
from risk_desktop.ui.kit import Panel, Restyled, RoundelWidget
from risk_desktop.ui.kit.painted import Condensed, sizes_for
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current_metrics

# Share of the bar that its buttons may take; the rest is for words and for what can be set.
_MOST = 0.6
# Width that the words get before what can be set says all, and at least, px at 100 %.
_WORDS, _LEAST_WORDS = 150, 130
# Room round the content, between its parts, and between the words and the name of what can be set, px at 100 %.
_PAD, _GAP, _APART, _ROUNDEL = 10, 8, 14, 18
_MOST_KEPT = 32
# Shares of the text's size that are tried in turn: with usual text, and in a rail's window, whose bar has room for the first.
_SHARES, _LARGE_SHARES = (1.0, 0.94, 0.87, 0.78, 0.7), (0.9, 0.8, 0.7, 0.6)
# Text may become so small, and no smaller, to leave room for key caps.
_CAPPED = 0.8


@dataclass(frozen=True)
class _Slots:
    """Where the buttons stand: size of text and controls, how much the buttons say, their widths by place, px."""

    share: float
    wording: ButtonWording
    widths: dict[str, int]


class PromptBar(Condensed, Panel):
    """Always says what to do, in one row of a fixed height.

    From the right stand the primary, the second and the third button, then what can be set, last the words. Where a button
    stands depends on what the buttons may say while questions of this kind are asked, never on the words or on the tray:
    so none moves while one answers. ``pressed`` tells "primary", "secondary" or "ghost".
    """

    pressed = Signal(str)
    kept = True
    _built = False
    """Whether all children are there: the base takes its style before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12)
        self._ask = Ask(-1, "")
        self._note = ""
        self._roundel = RoundelWidget(NEUTRAL, 18, parent=self)
        self._words = PromptWords(self)
        self.tray, self._joined = Tray(self), Tray(self)
        self.tray.join(self._joined)
        self._buttons = {place: self._button(place) for place in PLACES}
        self._kept: dict[object, _Slots] = {}
        self._frame: QRect | None = None
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
        return self._words.title

    @property
    def words_rect(self) -> QRect:
        """Where the words stand."""
        return self._words.geometry()

    @property
    def words_fit(self) -> bool:
        """Whether the words can be read whole."""
        return self._words.fit

    def button(self, place: str) -> PromptButton:
        """Return the button at a place: "primary", "secondary" or "ghost"."""
        return self._buttons[place]

    def show_ask(self, ask: Ask, colours: SeatColours, face: Face | None = None) -> None:
        """Show a prompt in a seat's colours, with the face of a computer player."""
        self._roundel.set_seat(colours, face=face)
        self._words.say(ask.title, self._note or ask.help)
        for place, act in (("ghost", ask.ghost), ("secondary", ask.secondary), ("primary", ask.primary)):
            self._buttons[place].show_act(act, ask.asked)
        self.tray.show_ask(ask)
        self._buttons["secondary"].flatten(not self._joined.isHidden())
        self._ask = ask  # now that all words stand there: it is what they are placed for
        self._name()
        self._arrange()

    def hold_keys(self, held: bool) -> None:
        """Show that keys which may answer do nothing yet, or that they do."""
        for button in self._buttons.values():
            button.hold_key(held)

    def set_note(self, words: str) -> None:
        """Say something in place of the line of help for as long as it holds; "": the line of help again."""
        if words != self._note:
            self._note = words
            self._words.say(self._ask.title, words or self._ask.help)
            self._name()
            self._arrange()

    def _name(self) -> None:
        """Say of oneself what stands there, and what is only heard."""
        words = (self._ask.title, self._ask.heard, self._note or self._ask.help)
        self.setAccessibleName(". ".join(filter(None, words)))

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
        slots = self._slots()
        self._take_share(slots.share)
        sizes = sizes_for(self)
        pad, gap, radius = sizes.px(_PAD), sizes.px(_GAP), sizes.px(_ROUNDEL)
        left, right = 2 * (pad + radius), self.width() - pad
        self._roundel.setGeometry(pad - 3, self.height() // 2 - radius - 3, 2 * radius + 6, 2 * radius + 6)
        framed, self._frame = self._frame, None
        for place in ("primary", "secondary", "ghost"):
            if width := slots.widths[place]:
                self._place_button(self._buttons[place], slots.wording, right - width, width)
                right -= width + gap
        if not self.tray.isHidden():
            apart = sizes.px(_APART)
            room = right - left - apart
            width = self.tray.fit(room - sizes.px(_WORDS), room - sizes.px(_LEAST_WORDS))
            self.tray.setGeometry(self._middle(right - width, width, self.tray.sizeHint().height()))
            right -= width + apart
        self.tray.place_parts()
        self._joined.place_parts()
        self._words.place(QRect(left, 2, max(1, right - left), self.height() - 4), slots.share)
        if self._frame != framed:
            self.repaint_picture()

    def reach(self, place: str) -> QRect:
        """Return where the button at a place stands, with the number that shares its frame."""
        return QRect(self._frame) if place == "secondary" and self._frame is not None else self.button(place).geometry()

    def _place_button(self, button: PromptButton, wording: ButtonWording, left: int, width: int) -> None:
        """Place a button, and in one frame with the second one the number that belongs to it."""
        button.word(wording)
        place = self._middle(left, width, button.sizeHint().height())
        if button.place == "secondary" and (joined := self._joined_width()):
            self._frame = QRect(place)
            self._joined.setGeometry(place.adjusted(width - joined, 0, 0, 0))
            place.setWidth(width - joined)
        button.setGeometry(place)

    def _middle(self, left: int, width: int, height: int) -> QRect:
        return QRect(left, (self.height() - height) // 2, width, height)

    def _slots(self) -> _Slots:
        """Return where the buttons stand; it is kept: what opponents do is said again and again."""
        ask, number = self._ask, self._ask.number
        joined = (number.low, number.high) if number is not None and number.joined else None
        pieces = len(ask.toggles)
        key = (ask.primary, ask.secondary, ask.ghost, joined, pieces, self.width(), current_metrics(), language())
        slots = self._kept.get(key)
        if slots is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            slots = self._kept[key] = self._made_slots()
        return slots

    def _made_slots(self) -> _Slots:
        """Return buttons that leave room for the rest of the bar: with key caps unless that makes text too small, then the
        largest, and of these such as say the most.
        """
        shares = _LARGE_SHARES if current_metrics().folded else _SHARES
        capped = product((share for share in shares if share >= _CAPPED), CAPPED_WORDINGS)
        for share, wording in (*capped, *product(shares, BARE_WORDINGS)):
            self._take_share(share, anew=True)
            widths = {place: button.room(wording) for place, button in self._buttons.items()}
            if widths["secondary"]:
                widths["secondary"] += self._joined_width()
            sizes = sizes_for(self)
            total = sum(width + sizes.px(_GAP) for width in widths.values() if width)
            most = _MOST * self.width()
            if not self.tray.isHidden():  # the pieces of an army or two rows of values may take more than what is left
                taken = 2 * sizes.px(_PAD + _ROUNDEL) + self.tray.least_width() + sizes.px(_LEAST_WORDS + _APART)
                most = min(most, self.width() - taken)
            if total <= most:
                break
        return _Slots(share, wording, widths)

    def _joined_width(self) -> int:
        return self._joined.sizeHint().width() if not self._joined.isHidden() else 0

    def _take_share(self, share: float, *, anew: bool = False) -> None:
        """Let all words and controls have a share of their usual size; ``anew``: the usual size may have changed."""
        if share == self.share and not anew:
            return
        self.share = share
        for child in self.findChildren(QWidget):
            if isinstance(child, Restyled):
                child.restyle()
                child.updateGeometry()

    def sizeHint(self) -> QSize:
        """The bar has the size that it is given."""
        return self.size()

    def paint(self, painter: QPainter) -> None:
        """Paint the panel, and a frame round a button and the number that belongs to it."""
        super().paint(painter)
        if self._frame is not None:
            draw_well(painter, QRectF(self._frame).adjusted(0.5, 0.5, -0.5, -0.5), 8)

    def _press(self) -> None:
        self.pressed.emit(self.sender().objectName())
