"""A button of the bottom bar: it always has room for whatever else it may say while a question of its kind is asked."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QMouseEvent, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QToolTip, QWidget

from risk_desktop.ui.art.labels import SPACE_SIGN
from risk_desktop.ui.board.markers.arrow import ADVICE
from risk_desktop.ui.game.prompt.answering_keys import ANSWERING
from risk_desktop.ui.game.prompt.asking import Act
from risk_desktop.ui.kit import Button, hint, key_label, wrapped

PLACES = ("ghost", "secondary", "primary")
_NUMBER = re.compile(r"\d+")
_DIGITS = 2
"""Numbers take the room of so many digits, so that no button grows from 9 to 10."""
_DIMMED = 0.3
"""Opacity of the cap of a key that does nothing yet."""


@dataclass(frozen=True)
class ButtonWording:
    """How much the buttons say: whether they show their key caps (of words "all", with a sign for Space, or "none"), whether
    they say it in "words" or "short", and whether with icons; the tooltip tells what is left out.
    """

    caps: str
    words: str = "words"
    icons: bool = True


CAPPED_WORDINGS = (ButtonWording("all"), ButtonWording("signs"), ButtonWording("signs", icons=False))
BARE_WORDINGS = (ButtonWording("none"), ButtonWording("signs", "short", icons=False), ButtonWording("none", "short"))
"""From the most to the least: an icon only says again what the words say, a key can be looked up, a word that is missing
makes a riddle of the button.
"""


class PromptButton(Button):
    """Button at one ``place`` of the prompt: "primary", "secondary" or "ghost"."""

    def __init__(self, place: str, parent: QWidget) -> None:
        super().__init__("", place, parent=parent)
        self.setObjectName(place)
        self.place = place
        # A click leaves the focus on the board, so that its keys go on working.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.act: Act | None = None
        """What shows, None while the button is hidden."""
        self._shown = ""
        self._advised = self._keys_held = False
        self._asked = -1
        self._clicked: object = None
        # Qt's own shortcut of a button acts a tenth of a second late.
        self._shortcut = QShortcut(parent)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.activated.connect(QToolTip.hideText)
        self._shortcut.activated.connect(self._fire)
        self.hide()

    def show_act(self, act: Act | None, asked: int = -1) -> None:
        """Show what can be done by the seat that is asked, or hide: a hidden button must not keep its key from others."""
        self._asked = asked
        if act is not None and act == self.act:
            return
        self.act = act
        self.setVisible(act is not None)
        # Digits and Esc are the screen's own keys: it tells the presenter which one it was.
        own = act is not None and not act.off and not act.key.isdigit() and act.key != "Esc"
        self._shortcut.setKey(QKeySequence(act.key if act is not None and own else ""))
        if act is not None:
            self.setText(act.words)
            self.set_icon(act.icon)
            self.setEnabled(not act.off)

    def word(self, wording: ButtonWording) -> None:
        """Say what it does at such a length; what is left out is in the tooltip, and what it leads to."""
        if self.act is None:
            return
        act = self.act
        self._words, self._key, self._icon = self._said(act, wording)
        left_out = "" if (self._words, self._key) == (act.words, act.key) else hint(act.words, act.key)
        tip = wrapped("\n".join(filter(None, (left_out, act.told))))
        if tip != self.toolTip():
            self.setToolTip(tip)
        if (shown := f"{self._icon} {key_label(self._key)}{self._words}") != self._shown:
            self._shown = shown
            self.update()

    def room(self, wording: ButtonWording) -> int:
        """Return the width in px for whatever it may say at such a length; 0 for a hidden button."""
        if self.act is None:
            return 0
        shown = self._words, self._key, self._icon
        widths = []
        for act in (self.act, *self.act.others):
            words, self._key, self._icon = self._said(act, wording)
            self._words = _NUMBER.sub(_wide, words)
            widths.append(self.sizeHint().width())
        self._words, self._key, self._icon = shown
        return max(widths)

    def flatten(self, flat: bool) -> None:
        """Stand without a frame of its own, or with it."""
        self._kind = "ghost" if flat else self.place

    def _said(self, act: Act, wording: ButtonWording) -> tuple[str, str, str]:
        """Return the words, what is on the key cap, and the icon for an act."""
        words = (act.short if wording.words == "short" else "") or act.words
        key = "" if wording.caps == "none" else act.key
        if wording.caps == "signs" and key == "Space":
            key = SPACE_SIGN
        return words, key, act.icon if wording.icons else ""

    def advise(self, advised: bool) -> None:
        """Wear the golden ring of what is advised, or not."""
        if advised != self._advised:
            self._advised = advised
            self.update()

    @property
    def advised(self) -> bool:
        """Whether it wears the ring of what is advised."""
        return self._advised

    def hold_key(self, held: bool) -> None:
        """Show the key cap faintly while keys that may answer do nothing yet, if its key is one of them, or plainly."""
        if held != self._keys_held:
            self._keys_held = held
            self.update()

    @property
    def is_key_held(self) -> bool:
        """Whether its key does nothing yet."""
        return self._keys_held and self.act is not None and self.act.key in ANSWERING

    def look(self) -> object:
        """Return all that it shows."""
        return super().look(), self._advised, self.is_key_held

    def paint_cap(self, painter: QPainter, box: QRectF, px: float, ink: QColor) -> None:
        """Paint the key cap, faintly while its key does nothing yet."""
        if self.is_key_held:
            painter.setOpacity(painter.opacity() * _DIMMED)
        super().paint_cap(painter, box, px, ink)

    def paint(self, painter: QPainter) -> None:
        """Paint the button, and the ring over its edge."""
        super().paint(painter)
        if self._advised:
            ring = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            pen = QPen(QColor(ADVICE[1]), 2.4)
            pen.setDashPattern([2.2, 1.3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, 8, 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what is clicked."""
        self._clicked = self._deed
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two is for what the first one was for: nobody has read yet what has come in its place."""
        if self._deed == self._clicked:
            super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Who lets go of what has changed under his finger has pressed nothing."""
        if self._deed != self._clicked:
            self.setDown(False)
        super().mouseReleaseEvent(event)

    @property
    def _deed(self) -> object:
        """Whose answer it gives, and which, whatever the number: the next roll is one with fewer dice."""
        return (self._asked, _NUMBER.sub("", self.act.words), self.act.key) if self.act is not None else None

    def _fire(self) -> None:
        if self.isEnabled() and self.isVisible():
            self.click()


def _wide(found: re.Match[str]) -> str:
    """Return a number that is as wide as any other of that many digits."""
    return "0" * max(_DIGITS, len(found[0]))
