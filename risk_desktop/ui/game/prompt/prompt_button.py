"""A button of the prompt: its key acts at once, and goes on working when the cap has to make room for the words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.game.prompt.asking import Act
from risk_desktop.ui.kit import Button, hint
from risk_desktop.ui.kit.control import key_label


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
            self.set_off(act.off)

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
