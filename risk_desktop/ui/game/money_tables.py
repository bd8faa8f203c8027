"""All that a game with money lays on the table: bids, decks that sell, the shelf of pieces, the sum of the points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from risk_desktop.engine.events import Event
from risk_desktop.ui.game.animator import EventAnimator
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decks.card_shop import CardShop
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.game.pieces.piece_shelf import Shelving
from risk_desktop.ui.game.pieces.put_piece import PutPiecePresenter
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.score_rows import score_rows
from risk_desktop.ui.game.players.score_sheet import ScoreSheet


class MoneyTables(QObject):
    """Makes and keeps what the play screen needs for it; ``past``: what happened before the game was opened."""

    def __init__(
        self,
        context: GameContext,
        director: Director,
        animator: EventAnimator,
        layout: GameLayout,
        screen: QWidget,
        past: Sequence[Event] = (),
    ) -> None:
        super().__init__(screen)
        self._context, self._director, self._screen = context, director, screen
        self.bidding = BiddingController(context, director, animator, screen)
        self.bidding.note(past)
        self.card_shop = CardShop(context, director, screen)
        self.shelving = Shelving(director, layout, screen)
        for plaque in layout.plaques:
            if isinstance(plaque, AssetPlaque):
                plaque.sum_wanted.connect(self.show_sum)

    @property
    def numbers(self) -> bool:
        """Whether number keys choose a piece on the shelf now."""
        return isinstance(self._director.presenter, PutPiecePresenter)

    def show_sum(self, seat: int) -> None:
        """Show how the points of all add up, and frame those of a seat."""
        ScoreSheet(self._screen, score_rows(self._context, self._director.viewer), seat).open()
