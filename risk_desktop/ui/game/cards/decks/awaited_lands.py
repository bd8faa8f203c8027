"""Marks on the board the territories that played cards wait for, as far as the person at the screen may know them."""

from __future__ import annotations

from risk_desktop.i18n import tr
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts


class AwaitedLands(FeatureController):
    """Follows the game as it stands; while some turns ago are looked at nothing is marked."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._in_past = False
        parts.director.viewer_changed.connect(self.settle)
        parts.director.stepped.connect(self._step)

    def settle(self) -> None:
        """Mark what cards wait for now."""
        board, names, book = self._context.board, self._context.names, card_book(self._context)
        marks, told = dict[int, int](), dict[int, list[str]]()
        awaited = book.waiting(self._director.viewer) if book is not None and not self._in_past else ()
        for seat, title, land in awaited:
            if land >= 0:
                marks[land] = seat
                told.setdefault(land, []).append(tr("card.board.waits", card=title, name=names.player(seat)))
        board.waiting.set_marks(marks)
        board.descriptions.waiting = told

    def _step(self, moment: object) -> None:
        self._in_past = moment is not None
        self.settle()
