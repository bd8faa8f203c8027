"""Loads what games need while a person looks at the first screen, which shows before it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer

from .collector import Collector

_AFTER_MS = 100
"""How long after the start it begins, ms: the first screen is painted by then."""
PARTS = (
    *("risk_desktop.ui.board", "risk_desktop.editions.rulebook", "risk_desktop.ui.screens.new_game.new_game_screen"),
    *(
        "risk_desktop.controller.opening",
        "risk_desktop.ui.rules.rules_index",
        "risk_desktop.ui.game.cards.decks.card_shop",
    ),
    *("risk_desktop.ui.game.handover.handover", "risk_desktop.ui.game.screen", "risk_desktop.ui.window.games"),
)
"""What is loaded, in pieces that hold the window up for a few frames each; the last imports all the others."""


class Readying(QTimer):
    """Loads a part in each turn of the event loop; ``collector`` need not look through what has been loaded."""

    def __init__(self, collector: Collector, parent: QObject | None = None, parts: Sequence[str] = PARTS) -> None:
        super().__init__(parent)
        self._collector = collector
        self._left = list(reversed(parts))
        self.timeout.connect(self._load)
        self.start(_AFTER_MS)

    def finish(self) -> None:
        """Load all that is left at once: a game is wanted."""
        while self._left:
            self._load()

    def _load(self) -> None:
        self.setInterval(0)
        name = self._left.pop()
        if name not in sys.modules:
            importlib.import_module(name)
            self._collector.keep()
        if not self._left:
            self.stop()
