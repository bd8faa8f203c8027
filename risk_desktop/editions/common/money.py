"""Money, whatever an edition calls it: what each player has, and how it comes and goes. All of it is public."""

from __future__ import annotations

from risk_desktop.engine.events import Event, IncomeLine, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import CountBySeat
from risk_desktop.engine.rules import Module
from risk_desktop.engine.state import GameState, Slot

MONEY = "money"


class MoneySlot(Slot):
    """``held``: by seat, what he has."""

    held: CountBySeat


class MoneyReceived(Event, frozen=True):
    """``player`` got money, from ``lines`` (their ``armies`` are amounts)."""

    player: int
    lines: tuple[IncomeLine, ...]


class MoneyPaid(Event, frozen=True):
    """``player`` paid ``amount`` for ``purpose``, a key ("bid", "land", "card" to play one, "cards" to buy some)."""

    player: int
    amount: int
    purpose: str


def money_of(state: GameState, player: int) -> int:
    """Return what ``player`` has."""
    held: list[int] = state.slots[MONEY].held
    return held[player]


def pay(game: Game, player: int, amount: int, purpose: str) -> None:
    """Take ``amount`` from ``player``, who has it; nothing is told of nothing."""
    if amount:
        game.state.slots[MONEY].held[player] -= amount
        game.emit(MoneyPaid(player, amount, purpose))


def receive(game: Game, player: int, *lines: IncomeLine) -> None:
    """Give ``player`` the sum of ``lines``."""
    total = sum(line.armies for line in lines)
    if total:
        game.state.slots[MONEY].held[player] += total
        game.emit(MoneyReceived(player, lines))


def return_money(game: Game, event: PlayerEliminated) -> None:
    """The money of a player who is out goes back to the bank; nobody gets it (AD-T-2, AMB-10, G-96)."""
    game.state.slots[MONEY].held[event.player] = 0


PURSES = Module(
    id=MONEY, slots={MONEY: lambda seats: MoneySlot([0] * seats)}, triggers={PlayerEliminated: (return_money,)}
)
