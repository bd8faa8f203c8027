"""The board as the search sees it: small, cheap to copy, with the few numbers that a plan changes."""

from __future__ import annotations

from risk_desktop.editions.classic.sets import set_value
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.view import View

from .facts import BoardFacts, board_facts

FORCED_AT = 5
"""A hand of this many cards is traded down at once after an elimination."""
FORESEEN_SETS = 6


class Position:
    """A position in the turn of ``me``. Lists by player have one more entry: owner -1 (nobody) counts there.

    ``cards``: cards in each hand; ``held``: territories of each player; ``values``: what the next sets bring, the next
    one first; ``earned``: something was conquered this turn;
    ``reserve``: own armies yet to place; ``state``: the view that it came from, for the terms of the rule set.
    """

    __slots__ = (
        "armies", "cards", "earned", "facts", "held", "me", "owner", "players", "reserve", "rules", "state", "values"
    )  # fmt: skip

    def __init__(self, facts: BoardFacts, rules: Rules, state: GameState, me: int) -> None:
        self.facts = facts
        self.rules = rules
        self.state = state
        self.me = me
        self.players = state.players
        self.owner = state.owner[:]
        self.armies = state.armies[:]
        self.held = [state.owner.count(p) for p in range(state.players)] + [state.owner.count(-1)]
        self.reserve = state.reserve[me]
        self.earned = False
        self.cards = [0] * (state.players + 1)
        self.values: tuple[int, ...] = ()

    def copy(self) -> Position:
        """Return a copy whose board, hands and reserve are its own."""
        twin = Position.__new__(Position)
        twin.facts = self.facts
        twin.rules = self.rules
        twin.state = self.state
        twin.me = self.me
        twin.players = self.players
        twin.owner = self.owner[:]
        twin.armies = self.armies[:]
        twin.held = self.held[:]
        twin.reserve = self.reserve
        twin.earned = self.earned
        twin.cards = self.cards[:]
        twin.values = self.values
        return twin

    def as_state(self) -> GameState:
        """Return the state of the view with this position's board in it (shared, not a copy)."""
        self.state.owner = self.owner
        self.state.armies = self.armies
        return self.state

    def conquer(self, origin: int, target: int, left: int, moved: int) -> None:
        """Take ``target``: of ``left`` armies that survive (without the one that stays) ``moved`` go in."""
        owner, armies, held, me = self.owner, self.armies, self.held, self.me
        loser = owner[target]
        owner[target] = me
        armies[origin] = 1 + left - moved
        armies[target] = moved
        held[me] += 1
        held[loser] -= 1
        self.earned = True
        if loser >= 0 and held[loser] == 0:
            self.inherit(loser, target)

    def inherit(self, loser: int, target: int) -> None:
        """Take the cards of a beaten player; a large hand is traded at once, its armies go to ``target``."""
        cards = self.cards
        cards[self.me] += cards[loser]
        cards[loser] = 0
        values = self.values
        while cards[self.me] >= FORCED_AT and values:
            self.armies[target] += values[0]
            values = values[1:]
            cards[self.me] -= 3
        self.values = values


def position_of(seen: View) -> Position:
    """Return the position in ``seen``."""
    state, rules = seen.state, seen.rules
    position = Position(board_facts(rules.board), rules, state.copy(), seen.player)
    deck = state.decks.get("territory")
    slot = state.slots.get("cards")
    if deck is not None and slot is not None:
        position.cards = [len(hand) for hand in deck.hands] + [0]
        position.earned = slot.earned
        position.values = upcoming_values(rules, slot.traded)
    return position


def upcoming_values(rules: Rules, traded: int) -> tuple[int, ...]:
    """Return what the next sets bring after ``traded`` sets; with fixed values the mean of a hand."""
    values = str(rules.options.get("set_values", "fixed"))
    if values == "fixed":
        return (8,) * FORESEEN_SETS
    return tuple(set_value(rules.board, values, traded + n, ()) for n in range(FORESEEN_SETS))
