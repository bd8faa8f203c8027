"""The small bars at the top of the game's screen: menu, undo, hint at the left; round, speed, sound, help, settings right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from risk_desktop.i18n import tr
from risk_desktop.storage.settings import SPEEDS
from risk_desktop.ui.kit import IconButton, Label, role_font
from risk_desktop.ui.theme import current_metrics

# Smallest side of an icon button, px; with larger text they grow up to another one before the words get room.
_LEAST, _LARGE = 28, 44
# Roles of the round, the first that has room; the smallest is as large as the usual one in text of 100 %.
_ROLES = ("heading", "strong", "small")
SPEED_ICONS = {"step": "step", "slow": "play", "normal": "play", "fast": "fast", "instant": "skip"}


class CornerBar(QWidget):
    """The buttons for menu, undo and hint, which emit ``menu_wanted``, ``undo_wanted`` and ``hint_wanted``."""

    menu_wanted = Signal()
    undo_wanted = Signal()
    hint_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.menu = IconButton("menu", tr("play.menu.name"), key="F10", kind="panel", parent=self)
        self.undo = IconButton("undo", tr("play.undo"), key="U", kind="panel", parent=self)
        self.hint = IconButton("bulb", tr("hint.wanted"), key="H", kind="panel", parent=self)
        for button in (self.undo, self.hint):
            button.setShortcut("")  # that of a button acts a tenth of a second late: the screen has the key
        self.hint.setCheckable(True)
        for button in (self.menu, self.undo, self.hint):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.remove_shadow()  # its shadow would end at the edges of this bar
        self.menu.clicked.connect(self.menu_wanted)
        self.undo.clicked.connect(self.undo_wanted)
        self.hint.clicked.connect(self.hint_wanted)

    def retranslate(self) -> None:
        """Update the names after a change of language."""
        self.menu.set_name(tr("play.menu.name"))
        self.undo.set_name(tr("play.undo"))
        self.hint.set_name(tr("hint.wanted"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place three squares side by side."""
        super().resizeEvent(event)
        side = self.height()
        for place, button in enumerate((self.menu, self.undo, self.hint)):
            button.setGeometry(place * (self.width() - side) // 2, 0, side, side)


class StatusBar(QWidget):
    """Round, speed of the opponents, sound, help, settings.

    Signals: ``speed_chosen`` (one of SPEEDS), ``sound_toggled``, ``help_wanted``, ``settings_wanted``.
    """

    speed_chosen = Signal(str)
    sound_toggled = Signal()
    help_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._round = Label("", "heading", wrap=False, parent=self)
        self.speed = self._icon("play", tr("play.speed.name"))
        self.sound = self._icon("sound", tr("play.sound.off"), "M")
        self.help = self._icon("help", tr("play.help.name"), "F1")
        self.settings = self._icon("settings", tr("play.menu.settings"))
        self.speed.clicked.connect(self._open_speeds)
        self.sound.clicked.connect(self.sound_toggled)
        self.help.clicked.connect(self.help_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self._chosen = "normal"

    def _icon(self, icon: str, name: str, key: str = "") -> IconButton:
        button = IconButton(icon, name, key=key, kind="ghost", parent=self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def retranslate(self) -> None:
        """Update the names after a change of language; those of speed and sound come with their state."""
        self.help.set_name(tr("play.help.name"))
        self.settings.set_name(tr("play.menu.settings"))

    def show_round(self, words: str) -> None:
        """Show the round in words: smaller where they are short of room, and not at all where they would be too small."""
        if words == self._words:
            return
        self._words = words
        self._round.setAccessibleName(words)
        self._arrange()

    def show_speed(self, name: str) -> None:
        """Show the speed in use."""
        self._chosen = name
        self.speed.set_icon(SPEED_ICONS[name])
        self.speed.set_name(tr("play.speed.now", speed=tr(f"play.speed.{name}")))

    def show_muted(self, muted: bool) -> None:
        """Show whether sounds are off."""
        self.sound.set_icon("mute" if muted else "sound")
        self.sound.set_name(tr("play.sound.on" if muted else "play.sound.off"))

    def changeEvent(self, event: QEvent) -> None:
        """Arrange the bar again for a new font."""
        super().changeEvent(event)
        # The first style change comes from the constructor of the base, before the parts exist.
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_words"):
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words at the left, icons at the right, closer together in a narrow bar."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        sizes = current_metrics()
        buttons = (self.speed, self.sound, self.help, self.settings)
        needed = {role: QFontMetrics(role_font(role)).horizontalAdvance(self._words) + 16 for role in _ROLES}
        sides = (min(_LARGE, sizes.px(_LEAST)), _LEAST)
        fitting = (role for side in sides for role in _ROLES if needed[role] + side * len(buttons) <= self.width())
        role = next(fitting, "")
        self._round.set_role(role or _ROLES[0])
        self._round.setText(self._words if role else "")
        words = QFontMetrics(self._round.font()).horizontalAdvance(self._round.text()) + 4
        crowded = sizes.folded or self.width() - 14 - words - 6 < _LEAST * len(buttons)
        pad = 6 if crowded else 14
        room = (self.width() - pad - words - 6) // len(buttons)
        side = max(_LEAST, min(self.height() - 4, sizes.px(34), room))
        left = self.width() - 6 - side * len(buttons)
        self._round.setGeometry(QRect(pad, 0, max(0, left - pad), self.height() - 1))
        for number, button in enumerate(buttons):
            corner = QPoint(left + number * side, (self.height() - side) // 2)
            button.setGeometry(QRect(corner, QSize(side, side)))

    def _open_speeds(self) -> None:
        menu = QMenu(self)
        for name in SPEEDS:
            action = menu.addAction(tr(f"play.speed.{name}"))
            action.setCheckable(True)
            action.setChecked(name == self._chosen)
            action.setData(name)
        menu.triggered.connect(self._take_speed)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.speed.mapToGlobal(QPoint(0, self.speed.height())))

    def _take_speed(self, action: QAction) -> None:
        self.speed_chosen.emit(action.data())
