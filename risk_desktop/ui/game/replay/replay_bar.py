"""The panel below the board of a replay: the course of the game, and the buttons that lead through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from risk_desktop.controller.chances import EVERYTHING
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import number, tr
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.game.replay.timeline import Timeline
from risk_desktop.ui.kit import Button, IconButton, Label, Panel, ToggleRow
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current_metrics

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
HEIGHT = 192
"""Of the panel, px at 100 %."""
_BUTTON = 34.0
_STEPS = (
    ("first", "first", "Home"),
    ("round_back", "fast-back", "Ctrl+Left"),
    ("turn_back", "step-back", "Shift+Left"),
    ("back", "chevron-left", "Left"),
    ("play", "play", "Space"),
    ("forth", "chevron-right", "Right"),
    ("turn_forth", "step", "Shift+Right"),
    ("round_forth", "fast", "Ctrl+Right"),
    ("last", "skip", "End"),
)
STEP_KEYS = {name: key for name, _, key in _STEPS}
"""By the name of a button its key; the screen has them, so that they do their work whatever has the focus."""


class ReplayBar(Panel):
    """Course and buttons. Signals: ``stepped`` (name of a button), ``speed_chosen``, ``viewer_chosen`` (seat, -1: what
    everybody knows, EVERYTHING), ``review_wanted``, ``play_on_wanted``, ``closed``.
    """

    stepped = Signal(str)
    speed_chosen = Signal(object)
    viewer_chosen = Signal(int)
    review_wanted = Signal()
    play_on_wanted = Signal()
    closed = Signal()

    def __init__(self, recording: Recording, names: Names, parent: QWidget) -> None:
        super().__init__(parent, radius=12, padding=10, gap=6)
        self._names = names
        self._everything = _why_open(recording)
        self.timeline = Timeline(recording, names, self)
        self.buttons = {name: _button(name, icon, key, self) for name, icon, key in _STEPS}
        for name, button in self.buttons.items():
            button.setShortcut("")
            button.setObjectName(name)
            button.clicked.connect(self._step)
        self._speed_words = Label("", "caption", wrap=False, parent=self)
        self.speeds = ToggleRow([(speed, _speed_words(speed)) for speed in SPEEDS], "", self)
        self.speeds.set_value(1.0)
        self.speeds.chosen.connect(self.speed_chosen)
        self.viewer = IconButton("eye", "", size=_BUTTON, parent=self)
        self.viewer.clicked.connect(self._open_viewers)
        self._viewers: Sequence[int] = ()
        self._chosen = NOBODY
        self.review = IconButton("review", "", key="R", size=_BUTTON, parent=self)
        self.review.setShortcut("")  # the screen has the key
        self.review.clicked.connect(self.review_wanted)
        self.play_on = Button("", "secondary", icon="flag", key="P", parent=self)
        self.play_on.clicked.connect(self.play_on_wanted)
        self._flag = IconButton("flag", "", key="P", size=_BUTTON, parent=self)
        self._flag.setShortcut("")
        self._flag.clicked.connect(self.play_on_wanted)
        self.close_button = IconButton("close", "", key="Esc", size=_BUTTON, parent=self)
        self.close_button.setShortcut("")
        self.close_button.clicked.connect(self.closed)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        column: QVBoxLayout = self.column()
        column.addWidget(self.timeline, 1)
        row = QHBoxLayout()
        row.setSpacing(current_metrics().px(4))
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._speed_words)
        row.addWidget(self.speeds)
        row.addStretch(2)
        row.addWidget(self.viewer)
        row.addWidget(self.review)
        row.addWidget(self.play_on)
        row.addWidget(self._flag)
        row.addWidget(self.close_button)
        column.addLayout(row)

    def retranslate(self) -> None:
        """Write all words anew in the language in use."""
        self.setAccessibleName(tr("replay.name"))
        for name, button in self.buttons.items():
            button.set_name(tr(f"replay.step.{name}"))
        self._speed_words.setText(tr("replay.speed"))
        self.speeds.setAccessibleName(tr("replay.speed"))
        self.play_on.setText(tr("replay.play_on"))
        self.play_on.setShortcut("")  # the screen has the key
        self._flag.set_name(tr("replay.play_on"))
        hint = tr("replay.play_on.hint" if self.play_on.isEnabled() else "replay.play_on.not_over")
        self.play_on.setToolTip(hint)
        self._flag.setToolTip(hint)
        self.review.set_name(tr("review.name"))
        if not self.review.isEnabled():
            self.review.setToolTip(tr("review.not_over"))
        self.close_button.set_name(tr("replay.close"))
        self._name_viewer()

    def offer_play_on(self, offered: bool) -> None:
        """Offer to play on from here and to review the game, or say why that can't be."""
        self.review.setEnabled(offered)
        self.play_on.setEnabled(offered)
        self._flag.setEnabled(offered)
        self.retranslate()

    def show_playing(self, playing: bool) -> None:
        """Offer to pause while the replay goes on."""
        button = self.buttons["play"]
        button.set_icon("pause" if playing else "play")
        button.set_name(tr("replay.step.pause" if playing else "replay.step.play"))

    def show_place(self, place: int, end: int, words: str) -> None:
        """Show the cursor, and enable the ways that are open."""
        self.timeline.show_place(place)
        self.timeline.setAccessibleName(words)
        for name in ("first", "round_back", "turn_back", "back"):
            self.buttons[name].setEnabled(place > 0)
        for name in ("last", "round_forth", "turn_forth", "forth"):
            self.buttons[name].setEnabled(place < end)

    def offer_viewers(self, seats: Sequence[int], chosen: int) -> None:
        """Offer the eyes through which the replay may be seen, -1 those of everybody; with only one there is no choice."""
        self._viewers, self._chosen = tuple(seats), chosen
        self.viewer.setEnabled(len(seats) > 1)
        self._name_viewer()

    def _name_viewer(self) -> None:
        self.viewer.set_name(self.viewer_words(self._chosen))

    def viewer_words(self, seat: int) -> str:
        """Return in words through whose eyes the replay is seen."""
        if seat >= 0:
            return tr("replay.seen.by", name=self._names.player(seat))
        if seat != EVERYTHING:
            return tr("replay.seen.all")
        return tr(self._everything)

    def _open_viewers(self) -> None:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for seat in self._viewers:
            action = menu.addAction(self.viewer_words(seat))
            action.setData(seat)
            action.setCheckable(True)
            action.setChecked(seat == self._chosen)
        menu.triggered.connect(self._choose_viewer)
        menu.popup(self.viewer.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _choose_viewer(self, action: QAction) -> None:
        self._chosen = action.data()
        self._name_viewer()
        self.viewer_chosen.emit(self._chosen)

    def _step(self) -> None:
        self.stepped.emit(self.sender().objectName())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the words that have no room."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """Take other sizes."""
        super().restyle()
        if hasattr(self, "_speed_words"):
            self._fit()

    def _fit(self) -> None:
        """Leave out the word for speed, and show playing on as a sign alone, where the row is too narrow."""
        metrics = current_metrics()
        parts = [*self.buttons.values(), self.speeds, self.viewer, self.review, self.close_button]
        room = self.width() - 2 * metrics.px(10) - (len(parts) + 2) * metrics.px(5)
        room -= sum(part.sizeHint().width() for part in parts)
        spelt = self.play_on.sizeHint().width() <= room
        self.play_on.setVisible(spelt)
        self._flag.setVisible(not spelt)
        room -= (self.play_on if spelt else self._flag).sizeHint().width()
        self._speed_words.setVisible(self._speed_words.sizeHint().width() + metrics.px(12) <= room)


def _button(name: str, icon: str, key: str, parent: QWidget) -> IconButton:
    return IconButton(icon, "", key=key, kind="primary" if name == "play" else "secondary", size=_BUTTON, parent=parent)


def _speed_words(speed: float) -> str:
    return "½" if speed == 0.5 else number(speed)


def _why_open(recording: Recording) -> str:
    """Return the key of why nothing is hidden any more: the game is over, given up, or its persons are beaten."""
    if recording.game_at(recording.end).state.outcome is not None:
        return "replay.seen.everything"
    return "replay.seen.everything.given_up" if recording.resignations else "replay.seen.everything.beaten"
