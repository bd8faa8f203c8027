"""The settings dialog: language, look, motion, sound, game. Every change takes effect at once and is saved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from risk_desktop.i18n import own_name, tr
from risk_desktop.languages import LANGUAGES
from risk_desktop.storage.settings import SPEEDS
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Button, Combo, Dialog, Divider, Label, Slider, Switch, ToggleRow, clear_layout
from risk_desktop.ui.theme import current_metrics

TEXT_SCALES = (80, 90, 100, 110, 125, 150, 175, 200)


OWN_SPEEDS = SPEEDS[1:]
_KEEP_MS = 200
"""A slider moves in many small steps; its value is saved when it has been at rest this long, ms."""


class SettingsDialog(Dialog):
    """All settings on one page; ``changed`` follows each change."""

    changed = Signal()

    def __init__(self, window: QWidget, context: AppContext) -> None:
        super().__init__(window, tr("screens.settings.title"), width=760)
        self._context = context
        self._row = 0
        grid_holder = QWidget()
        self._grid = QGridLayout(grid_holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(current_metrics().px(20))
        self._grid.setVerticalSpacing(current_metrics().px(10))
        self._grid.setColumnStretch(1, 1)
        self.body.addWidget(grid_holder)
        self._fill()
        self._done = Button(tr("common.done"), "primary", key="Space")
        self._done.clicked.connect(self.dismiss)
        self.add_action(self._done)
        self._resting = _timer(self, _KEEP_MS, self._apply)
        self._translating = _timer(self, 0, self._translate)
        self.closed.connect(self._flush)

    def _fill(self) -> None:
        settings = self._context.settings
        languages: list[tuple[object, str]] = [("", tr("screens.settings.language.system"))]
        languages += [(code, own_name(code)) for code in LANGUAGES]
        self._heading("screens.settings.look")
        self._language = self._choice("language", languages)
        # The settings file may hold a size that is not offered.
        scales = sorted({*TEXT_SCALES, settings.text_scale})
        self._choice("text_scale", [(scale, f"{scale} %") for scale in scales])
        self._toggle("theme", ("dark", "parchment"))
        self._toggle("semy", ("off", "soft", "strong"))
        self._toggle("tint", ("owner", "region"))
        self._heading("screens.settings.play")
        self._choice("ai_speed", [(speed, tr(f"screens.speed.{speed}")) for speed in SPEEDS])
        self._choice("own_speed", [("", tr("screens.speed.own")), *((s, tr(f"screens.speed.{s}")) for s in OWN_SPEEDS)])
        self._toggle("thinking", ("quick", "normal", "long"))
        self._switch("reduced_motion", settings.reduced_motion)
        self._toggle("defence", ("first", "auto", "ask"))
        self._toggle("losses", ("ask", "plain"))
        self._toggle("answers", ("discreet", "fitting", "always"), told=True)
        self._switch("curtain", settings.curtain)
        self._toggle("recap", ("always", "losses", "never"))
        self._toggle("banners", ("all", "mine", "off"))
        self._switch("intents", settings.intents)
        self._toggle("spoken", ("all", "mine", "questions"))
        self._switch("notify", settings.notify)
        self._heading("screens.settings.sound")
        self._volume("volume_effects", settings.volume_effects)
        self._volume("volume_dice", settings.volume_dice)
        self._volume("volume_music", settings.volume_music)
        self._switch("muted", settings.muted)

    def _heading(self, key: str) -> None:
        if self._row:
            self._grid.addWidget(Divider(), self._row, 0, 1, 2)
            self._row += 1
        self._grid.addWidget(Label(tr(key), "heading"), self._row, 0, 1, 2)
        self._row += 1

    def _add(self, name: str, control: QWidget) -> None:
        label = Label(tr(f"screens.settings.{name}"), "strong")
        self._grid.addWidget(label, self._row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(control, self._row, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row += 1

    def _value(self, name: str) -> object:
        """Return a setting by its name: controls and texts are named like the setting."""
        return getattr(self._context.settings, name)

    def _choice(self, name: str, choices: list[tuple[object, str]]) -> Combo:
        combo = Combo(tr(f"screens.settings.{name}"), choices)
        combo.set_value(self._value(name))
        combo.chosen.connect(self._slot(name))
        self._add(name, combo)
        return combo

    def _toggle(self, name: str, values: tuple[str, ...], *, told: bool = False) -> None:
        """Add a row of values; ``told``: what the chosen one means stands below it."""
        choices = [(value, tr(f"screens.settings.{name}.{value}")) for value in values]
        row = ToggleRow(choices, tr(f"screens.settings.{name}"))
        row.set_value(self._value(name))
        row.chosen.connect(self._slot(name))
        self._add(name, row)
        if told:
            meaning = _Meaning(name, self._value(name))
            row.chosen.connect(meaning.tell)
            for piece, value in zip(row.pieces, values, strict=True):
                piece.setAccessibleDescription(meaning.of(value))
            self._grid.addWidget(meaning, self._row, 1)
            self._row += 1

    def _switch(self, name: str, on: bool) -> None:
        switch = Switch(tr(f"screens.settings.{name}.hint"), on)
        switch.toggled.connect(self._slot(name))
        self._add(name, switch)

    def _volume(self, name: str, value: int) -> None:
        slider = Slider(tr(f"screens.settings.{name}"), 0, 100, value)
        slider.valueChanged.connect(self._slot(name))
        self._add(name, slider)

    def _slot(self, name: str) -> Callable[[object], None]:
        """Return a slot that takes the new value of the setting ``name``."""
        return _SettingSlot(self, name).keep

    def keep(self, name: str, value: object) -> None:
        """Put a setting into force and write it down."""
        before = self._value(name)
        setattr(self._context.settings, name, value)
        if name.startswith("volume_"):
            self._resting.start()
            return
        self._apply()
        if name == "language" and value != before:
            # Later, as the combo box that has just emitted the change will be replaced.
            self._translating.start()

    def _apply(self) -> None:
        self._context.save()
        self.changed.emit()

    def _flush(self) -> None:
        if self._resting.isActive():
            self._resting.stop()
            self._apply()

    def _translate(self) -> None:
        """Build the page again in the new language."""
        clear_layout(self._grid)
        self._row = 0
        self._fill()
        self.set_title(tr("screens.settings.title"))
        self._done.setText(tr("common.done"))
        self._language.setFocus()


def _timer(owner: QObject, ms: int, then: Callable[[], None]) -> QTimer:
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    timer.timeout.connect(then)
    return timer


class _Meaning(Label):
    """Says what the chosen value of a setting means."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__("", "secondary")
        self._name = name
        self.tell(value)

    def of(self, value: object) -> str:
        """Return what a value means."""
        return tr(f"screens.settings.{self._name}.{value}.told")

    def tell(self, value: object) -> None:
        """Say it of a value."""
        self.setText(self.of(value))


class _SettingSlot(QObject):
    """A slot that knows which setting its control belongs to; it lives as long as the dialog."""

    def __init__(self, dialog: SettingsDialog, name: str) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._name = name

    def keep(self, value: object) -> None:
        """Pass the new value on to the dialog."""
        self._dialog.keep(self._name, value)
