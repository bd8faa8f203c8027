"""A screen on which bids are sealed or opened."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.screen import PlayScreen
from tests.ui.support.classic_table import sit_down


def later(asked: Decision, game: Game) -> bool:
    """A year in which the one who is asked has some energy."""
    return game.state.round >= 2 and money_of(game.state, asked.player) >= 2


def bid_screen(kind: str = "bid", **settings: object) -> PlayScreen:
    return sit_down("ad2210", kind, 3, fits=later, **settings)  # type: ignore[arg-type]


def bidding_of(screen: PlayScreen) -> BiddingController:
    return screen.controller(BiddingController)
