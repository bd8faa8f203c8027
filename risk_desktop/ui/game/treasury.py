"""All that a game with money lays on the table: bids, decks that sell, the shelf of pieces, the sum of the points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from risk_desktop.engine.events import Event
from risk_desktop.ui.game.animator import Showing
from risk_desktop.ui.game.bidding.bidding import Bidding
from risk_desktop.ui.game.context import Desk
from risk_desktop.ui.game.decks.marketing import Marketing
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.layout import Furniture
from risk_desktop.ui.game.pieces.piece_shelf import Shelving
from risk_desktop.ui.game.pieces.put_piece import PutPiecePresenter
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.score_rows import score_rows
from risk_desktop.ui.game.players.score_sheet import ScoreSheet


class Treasury(QObject):
    """Makes and keeps what the play screen needs for it; ``past``: what happened before the game was opened."""

    def __init__(
        self,
        desk: Desk,
        director: Director,
        showing: Showing,
        furniture: Furniture,
        screen: QWidget,
        past: Sequence[Event] = (),
    ) -> None:
        super().__init__(screen)
        self._desk, self._director, self._screen = desk, director, screen
        self.bidding = Bidding(desk, director, showing, screen)
        self.bidding.note(past)
        self.marketing = Marketing(desk, director, screen)
        self.shelving = Shelving(director, furniture, screen)
        for plaque in furniture.plaques:
            if isinstance(plaque, AssetPlaque):
                plaque.sum_wanted.connect(self.show_sum)

    @property
    def numbers(self) -> bool:
        """Whether number keys choose a piece on the shelf now."""
        return isinstance(self._director.presenter, PutPiecePresenter)

    def show_sum(self, seat: int) -> None:
        """Show how the points of all add up, and frame those of a seat."""
        ScoreSheet(self._screen, score_rows(self._desk, self._director.viewer), seat).open()
