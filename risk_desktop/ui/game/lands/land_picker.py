"""Opens the list of territories, keeps it up to date, and lets what is chosen there count as a click on the board."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts, Key
from risk_desktop.ui.game.lands.land_groups import LandGroups
from risk_desktop.ui.game.lands.land_list import LandList
from risk_desktop.ui.game.lands.land_words import LandWords
from risk_desktop.ui.theme import SeatColours

KEY = "F3"


class LandPicker(FeatureController):
    """The list of territories in the dock. Its words are the board's own for screen readers too."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._words = LandWords(self._context, self._director)
        self._groups = LandGroups(self._context, self._director)
        board = self._context.board
        board.descriptions.heard, board.descriptions.heard_more = self._words.heard, self._words.more
        self.list = LandList(self._words.heard, self._look, parts.screen)
        self.list.chosen.connect(self._choose)
        self.list.led_on.connect(self._lead_on)
        self.list.rows.moved.connect(board.input.set_cursor)
        self.list.closed.connect(self.hide)
        self.keys = (Key(KEY, self.toggle),)
        for before, after in pairwise((*self.list.stops, board)):
            QWidget.setTabOrder(before, after)  # what hides the list gives the keys to the board
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        board.changed.connect(self._soon.start)
        parts.director.asks.connect(self._soon.start)

    def toggle(self) -> None:
        """Open the list at what may be chosen now, or close it."""
        if self.list.isVisible() and self.list.rows.hasFocus():
            self.hide()
            return
        self._layout.look_up(self.list, True)
        self.list.show_groups(self._groups.now(), "choose")
        self.list.rows.setFocus()
        VOICE.answer(sentences((self.list.rows.accessibleName(), self.list.current_words)))

    def hide(self) -> None:
        """Close the list; the keys are the board's again."""
        self._context.board.setFocus()
        self._layout.look_up(self.list, False)

    def put_away(self) -> bool:
        """Close the list if it shows."""
        shown = self.list.isVisible()
        if shown:
            self.hide()
        return shown

    def settle(self) -> None:
        """Show what stands there now."""
        self._soon.start()

    def _refresh(self) -> None:
        if self.list.isVisible():
            self.list.show_groups(self._groups.now())

    def _choose(self, land: int) -> None:
        board = self._context.board
        board.switcher.ensure_visible([land])
        board.input.set_cursor(land)
        board.input.territory_clicked.emit(land)

    def _lead_on(self, land: int) -> None:
        self._context.board.switcher.ensure_visible([land])
        self._context.board.input.territory_right_clicked.emit(land)

    def _look(self, land: int) -> tuple[str, str, SeatColours]:
        """Return how a territory is painted in the list: name, armies, the owner's colours."""
        shown, names = self._context.board.position, self._context.names
        return names.territory(land), str(shown.armies[land] or ""), names.seat_colours(shown.holder(land))
