"""The bid for the order of the turns: sealed, paid by everybody, the highest chooses his place first (AD-C, G-29 to G-31)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from risk_desktop.engine.appraisal import Stakes
from risk_desktop.engine.choices import Amount, Choice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Choices
from risk_desktop.engine.rules import Module
from risk_desktop.engine.sealed import SealedChoice, SealedRule
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision, Step

from .money import money_of, pay
from .turns import ORDER, OrderSlot

BID, TURN_MARKER = "bid", "turn_marker"


class TakeMarker(Choice, frozen=True):
    """Take the turn in this ``place`` of the round, 1 for the first."""

    place: int


class BidTied(Event, frozen=True):
    """These players bid the same and rolled for it; equal rolls are rolled again."""

    players: tuple[int, ...]
    rolls: tuple[int, ...]


class MarkerTaken(Event, frozen=True):
    """``player`` takes his turn in this ``place`` of the round, 1 for the first."""

    player: int
    place: int


def order_slot(game: Game) -> OrderSlot:
    """Return the slot that holds the order of the turns."""
    slot: OrderSlot = game.state.slots[ORDER]
    return slot


def bid_for_order(game: Game) -> Sequence[Step]:
    """At the start of a round the living bid in secret; who has nothing isn't asked, as everybody knows his bid."""
    state = game.state
    living = [player for player in range(state.players) if state.alive[player]]
    rich = tuple(player for player in living if money_of(state, player))
    return (SealedChoice(BID, rich, tuple((player, Amount(0)) for player in living if player not in rich)),)


def possible_bids(game: Game, player: int) -> Amounts:
    """Return what ``player`` may bid: nothing to all that he has."""
    return Amounts(0, money_of(game.state, player))


Worth = Callable[[Game, int, int], int]
"""Says what a bid of a player counts, where that isn't what he pays."""


def as_paid(game: Game, player: int, bid: int) -> int:
    """A bid counts what it costs."""
    return bid


def open_bids(game: Game, answers: tuple[tuple[int, Choice], ...], worth: Worth = as_paid) -> None:
    """Everybody pays, and then the highest bidder chooses first."""
    bids = {player: choice.value for player, choice in sorted(answers) if isinstance(choice, Amount)}
    for player, bid in bids.items():
        pay(game, player, bid, BID)
    counted = {player: worth(game, player, bid) for player, bid in bids.items()}
    ranked: list[int] = []
    for value in sorted(set(counted.values()), reverse=True):
        ranked += rolled_apart(game, [player for player, bid in counted.items() if bid == value], BidTied)
    order_slot(game).order = [NOBODY] * len(ranked)
    game.push(ChooseMarkers(tuple(ranked)))


Tell = Callable[[tuple[int, ...], tuple[int, ...]], Event]
"""Makes the event that tells who rolled what."""


def rolled_apart(game: Game, tied: Sequence[int], tell: Tell) -> list[int]:
    """Return players who are level by their rolls, the highest first; equal ones roll again among themselves."""
    if len(tied) < 2:
        return list(tied)
    rolls = [game.dice.roll(6) for _ in tied]
    game.emit(tell(tuple(tied), tuple(rolls)))
    ranked: list[int] = []
    for value in sorted(set(rolls), reverse=True):
        level = [player for player, roll in zip(tied, rolls, strict=True) if roll == value]
        ranked += rolled_apart(game, level, tell)
    return ranked


class ChooseMarkers(Step, frozen=True):
    """One after the other takes a free marker; the last gets the one that is left."""

    secrecy = "public"

    waiting: tuple[int, ...]

    def decision(self, game: Game) -> Decision | None:
        """Ask the first of those who wait, as long as there is a choice."""
        if len(self.waiting) < 2:
            return None
        free = [TakeMarker(place) for place, who in enumerate(order_slot(game).order, 1) if who == NOBODY]
        return Decision(self.waiting[0], TURN_MARKER, Choices(free), self)

    def run(self, game: Game) -> None:
        """The last one has no choice."""
        if self.waiting:
            self.put(game, order_slot(game).order.index(NOBODY) + 1)

    def take(self, game: Game, choice: Choice) -> None:
        """Take the chosen one, and let the next one choose."""
        assert isinstance(choice, TakeMarker)
        self.put(game, choice.place)
        game.push(ChooseMarkers(self.waiting[1:]))

    def put(self, game: Game, place: int) -> None:
        """Give a marker to the first of those who wait."""
        order_slot(game).order[place - 1] = self.waiting[0]
        game.emit(MarkerTaken(self.waiting[0], place))


def bid_text(choice: Choice) -> str:
    """Return a bid as the event shows it."""
    assert isinstance(choice, Amount)
    return str(choice.value)


def bidding(worth: Worth = as_paid, stakes: Stakes | None = None) -> Module:
    """Return the module of the bids; ``worth`` says what a bid counts, ``stakes`` tells the opponents what to bid."""

    def opened(game: Game, answers: tuple[tuple[int, Choice], ...]) -> None:
        """Open them."""
        open_bids(game, answers, worth)

    return Module(
        id="bidding",
        needs=("turns", "money"),
        rounds=(bid_for_order,),
        sealed={BID: SealedRule(possible_bids, opened, bid_text)},
        slots={ORDER: lambda seats: OrderSlot([])},
        stakes=stakes,
    )
