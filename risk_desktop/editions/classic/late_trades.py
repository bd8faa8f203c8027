"""House rule: sets of cards may also be traded right after a conquest, not only where a turn begins (W-12, D-12, O-12)."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.engine.events import ConquestSettled, SetTraded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Step

from ..common.reinforce import PlaceReserve
from .trading import ANY, TradeSets

AT_START, AFTER_CONQUESTS = "start", "conquests"
TRADE_WINDOW = OptionSpec("trade_window", AT_START, (AT_START, AFTER_CONQUESTS), group="cards", place=1)
"""When sets may be traded in one's turn, beside the cards of a beaten player: at its start, or after each conquest too."""
TRADES = "trades_of_turn"


class TradesSlot(Slot):
    """``sets``: those that the player on turn has traded in this turn."""

    sets: Count = 0


class TradeLate(Step, frozen=True):
    """``player`` may trade and place at once; a limit of sets holds for the whole turn."""

    player: int

    def run(self, game: Game) -> None:
        """Offer what is left of the limit."""
        most = game.rules.number("max_sets")
        left = max(0, most - game.state.slots[TRADES].sets) if most else ANY
        game.push(TradeSets(self.player, forced_at=0, left=left), PlaceReserve(self.player))


def may_trade_late(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether sets may be traded after conquests."""
    return options[TRADE_WINDOW.key] == AFTER_CONQUESTS


def forget_sets(game: Game, event: TurnStarted) -> None:
    """A new turn: nothing has been traded in it."""
    game.state.slots[TRADES].sets = 0


def count_set(game: Game, event: SetTraded) -> None:
    """One set more."""
    game.state.slots[TRADES].sets += 1


def offer_after_conquest(game: Game, event: ConquestSettled) -> None:
    """Ask who is on turn, once even if several territories change hands with the conquest."""
    if not any(isinstance(step, TradeLate) for step in game.state.stack):
        game.push(TradeLate(game.state.turn))


LATE_TRADES = Module(
    id="late_trades",
    when=may_trade_late,
    needs=("territory_cards", "conquest", "reinforcement"),
    options=(TRADE_WINDOW,),
    triggers={
        TurnStarted: (forget_sets,),
        SetTraded: (count_set,),
        ConquestSettled: (offer_after_conquest,),
    },
    slots={TRADES: lambda seats: TradesSlot()},
)
"""It stands before the consequences of a conquest in an edition's list: what those force comes first."""
