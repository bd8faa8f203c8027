"""A dialog with all keys of a game, and with what the mouse can do on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Dialog, KeyCap, Label
from risk_desktop.ui.theme import current_metrics

KEYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("primary", ("Space",)),
    ("cursor", ("←", "→", "↑", "↓")),
    ("choose", ("Return",)),
    ("lead_on", ("Shift", "Return")),
    ("dice", ("1", "2", "3")),
    ("undo", ("U",)),
    ("hint", ("H",)),
    ("hint_next", ("N",)),
    ("hint_take", ("G",)),
    ("end", ("E",)),
    ("cards", ("C",)),
    ("details", ("D",)),
    ("secret", ("L",)),
    ("all_missions", ("Shift", "L")),
    ("tint", ("T",)),
    ("strength", ("V",)),
    ("zoom", ("+", "-")),
    ("ends", ("Home", "End")),
    ("type", ("0", "…", "9")),
    ("fit", ("0",)),
    ("boards", ("1", "2", "O")),
    ("pin", ("P",)),
    ("rail", ("R",)),
    ("sum", ("I",)),
    ("rule", ("F1",)),
    ("seats", ("F2",)),
    ("lands", ("F3",)),
    ("hear_land", ("F4",)),
    ("hear_status", ("F5",)),
    ("hear_fight", ("F6",)),
    ("hear_news", ("F7",)),
    ("hear_hand", ("F8",)),
    ("hear_scores", ("F9",)),
    ("repeat", ("F12",)),
    ("recap", ("Shift", "F7")),
    ("replay", ("Shift", "F8")),
    ("all_rules", ("Shift", "F1")),
    ("sound", ("M",)),
    ("copy", ("Ctrl", "Shift", "C")),
    ("full", ("F11",)),
    ("back", ("Esc",)),
)
"""The end of the translation key that says what the keys do, and the keys."""
MOUSE = ("wheel", "drag", "right", "plaque", "seat")
"""What the mouse does besides choosing, as the end of a translation key."""
FINGERS = ("rest", "pinch", "two")
"""What fingers do besides tapping, likewise."""
GAMEPAD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("cursor", ("✚",)),
    ("choose", ("A",)),
    ("primary", ("X",)),
    ("end", ("Y",)),
    ("back", ("B",)),
    ("controls", ("LB", "RB")),
    ("zoom", ("RT", "LT")),
    ("undo", ("Back",)),
    ("cards", ("Start",)),
    ("secret", ("L3",)),
    ("rule", ("R3",)),
)
"""What a controller's buttons do, as ``KEYS``; see ui/gamepad."""


class KeysHelp(Dialog):
    """Lists keys and mouse actions."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, tr("play.keys.title"), width=620)
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(current_metrics().px(18))
        grid.setVerticalSpacing(current_metrics().px(8))
        grid.setColumnStretch(1, 1)
        _list(grid, KEYS)
        _describe(grid, [f"mouse.{name}" for name in MOUSE])
        _head(grid, "play.keys.fingers")
        _describe(grid, [f"fingers.{name}" for name in FINGERS])
        _head(grid, "play.keys.gamepad")
        _list(grid, GAMEPAD)
        self.body.addWidget(holder)
        done = Button(tr("common.close"), "primary", key="Space")
        done.clicked.connect(self.dismiss)
        self.add_action(done)


def _head(grid: QGridLayout, key: str) -> None:
    """Add a heading."""
    grid.addWidget(Label(tr(key), "heading"), grid.rowCount(), 0, 1, 2)


def _describe(grid: QGridLayout, names: Sequence[str]) -> None:
    """Add what somebody may do, and what comes of it, by the ends of translation keys."""
    for row, name in enumerate(names, grid.rowCount()):
        grid.addWidget(Label(tr(f"play.keys.{name}"), "strong"), row, 0)
        grid.addWidget(Label(tr(f"play.keys.{name}.does"), "body"), row, 1)


def _list(grid: QGridLayout, rows: Sequence[tuple[str, tuple[str, ...]]]) -> None:
    """Add what each key does."""
    for row, (name, keys) in enumerate(rows, grid.rowCount()):
        grid.addWidget(_caps(keys), row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(Label(tr(f"play.keys.{name}"), "body"), row, 1)


def _caps(keys: tuple[str, ...]) -> QWidget:
    """Return key caps side by side."""
    holder = QWidget()
    line = QHBoxLayout(holder)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    for key in keys:
        line.addWidget(KeyCap(key))
    line.addStretch(1)
    return holder
