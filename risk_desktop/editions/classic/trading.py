"""Trading sets of territory cards: when one must, when one may, and where the cards go.

W-12 to W-17, W-25; S-13 to S-16, S-26; D-12 to D-16, D-29; O-12 to O-15, O-25.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from risk_desktop.engine.choices import Choice, Pass, TradeSet
from risk_desktop.engine.events import CardsLost, CardsTaken, PlayerEliminated, SetTraded
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count
from risk_desktop.engine.options import Choices
from risk_desktop.engine.rules import IdleWhen, OptionSpec
from risk_desktop.engine.state import Slot
from risk_desktop.engine.step import Decision, Step

from ..common.reinforce import PlaceReserve
from .sets import set_value, sets_in

TERRITORY_CARDS = "territory"
FORCED_AT = 5
"""The usual number of cards that is one too many: a set must be traded (W-13, W-25)."""
ANY = -1
"""No limit to the sets that may be traded."""

DOWN, ONE_SET = "down", "one"
CONQUEROR, DISCARDED = "conqueror", "discarded"
INHERIT_CARDS = OptionSpec("inherit_cards", CONQUEROR, (CONQUEROR, DISCARDED), group="cards", place=2)
"""Who gets the cards of a beaten player: who beat him (W-25), or nobody, and they go where traded cards go."""
AT_FIVE, AT_SIX, FREE, NEXT_TURN = "five", "six", "may", "next_turn"

TRADE_OPTIONS = (
    OptionSpec("set_values", "golden", ("golden", "older", "fixed"), group="cards"),
    OptionSpec("forced_at", FORCED_AT, (FORCED_AT, 6), group="cards"),
    OptionSpec(
        "forced_trade", DOWN, (DOWN, ONE_SET), group="cards", idle_when=(IdleWhen("max_sets", (1, 2), only=(DOWN,)),)
    ),
    OptionSpec("max_sets", 0, (0, 1, 2), group="cards"),
    INHERIT_CARDS,
    OptionSpec(
        "elimination_trade",
        AT_FIVE,
        (AT_FIVE, AT_SIX, FREE, NEXT_TURN),
        group="cards",
        place=2,
        idle_when=(IdleWhen(INHERIT_CARDS.key, (DISCARDED,)),),
    ),
    OptionSpec("discard", "pile", ("pile", "under"), group="cards", place=2),
)
"""The house rules of trading.

``forced_at``: cards at the start of a turn from which a set must be traded, one (S-15, O-12) or as many as leave fewer
cards (W-13), by ``forced_trade``. ``max_sets``: sets that may be traded at the start of a turn, 0 for any number.
``elimination_trade``: who takes cards trades at once from five cards on, down to four (W-25), or only from six on (O-25);
or may trade at once, and must from five on (D-29); or waits for his next turn (S-26). ``discard``: traded cards go to a
pile that is used again when the other is empty (W-17, D-16), or under the draw pile (S-16, O-15).
"""


class CardsSlot(Slot):
    """``traded``: sets traded in the whole game (W-14); ``earned``: the player on turn has conquered something (C-14)."""

    traded: Count = 0
    earned: bool = False


def cards_slot(game: Game) -> CardsSlot:
    """Return the cards' own state."""
    slot: CardsSlot = game.state.slots["cards"]
    return slot


def next_set_value(game: Game, cards: tuple[int, ...]) -> int:
    """Return what ``cards`` would bring now."""
    values = str(game.rules.option("set_values"))
    return set_value(game.rules.board, values, cards_slot(game).traded, cards)


class TradeSets(Step, frozen=True):
    """Trade sets, at most ``left`` (ANY: no limit): with ``forced_at`` cards or more one must, below that one may if ``free``.

    ``forced_at`` is 0 when there is no duty, ``one`` when a single set is enough (S-15).
    """

    player: int
    forced_at: int = FORCED_AT
    free: bool = True
    left: int = ANY
    one: bool = False

    def decision(self, game: Game) -> Decision | None:
        """Ask while a set is in the hand."""
        hand = game.state.decks[TERRITORY_CARDS].hands[self.player]
        forced = 0 < self.forced_at <= len(hand)
        if len(hand) < 3 or not self.left or not (forced or self.free):
            return None
        choices: list[Choice] = [TradeSet(cards) for cards in sets_in(game.rules.board, hand)]
        if not choices:
            return None
        if not forced:
            choices.append(Pass())
        return Decision(self.player, "trade", Choices(choices), self)

    def run(self, game: Game) -> None:
        """Nothing to trade."""

    def take(self, game: Game, choice: Choice) -> None:
        """Trade, then ask again; what trading itself brings comes in between."""
        if isinstance(choice, TradeSet):
            left = self.left - 1 if self.left > 0 else self.left
            game.push(TradeSets(self.player, 0 if self.one else self.forced_at, self.free, left, self.one))
            trade(game, self.player, choice.cards)

    def is_valid(self, game: Game) -> bool:
        """At the start of a turn: as the rules offer it, or with fewer sets left (S-15, O-12)."""
        offered = offer_trades(game, game.state.turn)[0]
        return self in (offered, msgspec.structs.replace(offered, forced_at=0)) or (
            0 <= self.left < offered.left and self == msgspec.structs.replace(offered, left=self.left)
        )


def trade(game: Game, player: int, cards: tuple[int, ...]) -> None:
    """Lay the set down, raise the counter (W-14), put the armies into the reserve."""
    deck, slot = game.state.decks[TERRITORY_CARDS], cards_slot(game)
    armies = next_set_value(game, cards)
    for card in cards:
        deck.hands[player].remove(card)
    lay_down(game, cards)
    slot.traded += 1
    game.state.reserve[player] += armies
    game.emit(SetTraded(player, cards, armies, slot.traded))


def lay_down(game: Game, cards: Sequence[int]) -> None:
    """Put cards that have left a hand to the discards, or under the draw pile (W-17, S-16)."""
    deck = game.state.decks[TERRITORY_CARDS]
    if game.rules.option("discard") == "under":
        deck.draw[:0] = cards
    else:
        deck.discard.extend(cards)


def offer_trades(game: Game, player: int) -> tuple[TradeSets]:
    """Sets are traded in the reinforcement step, before the armies are placed (W-12, S-13, D-12, O-12)."""
    rules = game.rules
    return (
        TradeSets(
            player,
            forced_at=rules.number("forced_at"),
            left=rules.number("max_sets") or ANY,
            one=rules.option("forced_trade") == ONE_SET,
        ),
    )


def take_cards(game: Game, event: PlayerEliminated) -> None:
    """The conqueror takes the cards (W-25, S-26, D-29, O-25); neutral colours leave theirs to the player on turn (N-35)."""
    if event.by < 0:
        return
    if keep_in_team(game, event.player):
        return
    taker = game.state.decider(event.by)
    pass_cards(game, event.player, taker)
    if sum(game.state.alive[: game.state.players]) > 1:
        game.push(*trades_now(game, taker))


def keep_in_team(game: Game, loser: int) -> bool:
    """Where a team has one hand, a partner keeps the cards of ``loser`` (T-13), if the game goes on; return whether so."""
    rules, state = game.rules, game.state
    partners = [seat for seat in rules.side_of(loser) if seat != loser and state.alive[seat]]
    if rules.one_for_all or TERRITORY_CARDS not in rules.joint_hands or not partners:
        return False
    heir = min(partners, key=lambda seat: (seat - state.turn) % state.players)
    hands = state.decks[TERRITORY_CARDS].hands
    cards, hands[loser] = hands[loser], []
    hands[heir].extend(cards)
    if cards:
        game.emit(CardsTaken(heir, loser, tuple(cards)))
    return True


def pass_cards(game: Game, loser: int, taker: int) -> bool:
    """Hand all cards of ``loser`` to ``taker``, or lay them down where the house rules say so; return whether he got any."""
    hands = game.state.decks[TERRITORY_CARDS].hands
    cards, hands[loser] = tuple(hands[loser]), []
    if not cards:
        return False
    if game.rules.option(INHERIT_CARDS.key) == DISCARDED:
        lay_down(game, cards)
        game.emit(CardsLost(loser, cards))
        return False
    hands[taker].extend(cards)
    game.emit(CardsTaken(taker, loser, cards))
    return True


def trades_now(game: Game, player: int) -> Sequence[Step]:
    """Return the steps in which ``player``, who has just taken cards, trades and places the armies (C-20)."""
    when = game.rules.option("elimination_trade")
    cards = len(game.state.decks[TERRITORY_CARDS].hands[player])
    if when == FREE:
        return (TradeSets(player), PlaceReserve(player))
    least = {AT_FIVE: FORCED_AT, AT_SIX: FORCED_AT + 1}.get(str(when), cards + 1)
    return (TradeSets(player, free=False), PlaceReserve(player)) if cards >= least else ()
