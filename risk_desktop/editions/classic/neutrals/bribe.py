"""Bribes: territory cards from the hand, given face down to neutral colours (N-10 to N-13)."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import HIDDEN, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.rules import OptionSpec, Rules
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.engine.step import Decision, Step

from ..cards import TERRITORY_CARDS
from .placing import living_neutrals, neutral_seats
from .stances import CardGiven, allies_slot, turn_towards

BRIBE = "bribe"
BRIBE_LIMIT = OptionSpec("bribe_limit", 5, (1, 2, 3, 5, 8), group="neutrals")
"""A neutral that holds this many cards can't be given more (N-11)."""
ALLY_BRIBE = OptionSpec("ally_bribe", "yes", ("yes", "no"), group="neutrals")
"""Whether an own ally takes cards too (N-13): they change nothing, but nobody else can win over who holds the most."""


class Bribe(Choice, frozen=True):
    """Give ``card`` from the hand to ``neutral``."""

    neutral: int
    card: int


class Bribes(Choices):
    """The bribes that ``player`` can give now, and none.

    The living neutrals that hold fewer cards than a neutral takes are open to them (N-11), allies of his own unless a house
    rule is against it (N-13).
    """

    __slots__ = ("most", "open_to", "player", "state")

    def __init__(self, game: Game, player: int) -> None:
        state, self.player = game.state, player
        self.state = state
        self.most = game.rules.number(BRIBE_LIMIT.key)
        allies_take = game.rules.option(ALLY_BRIBE.key) == "yes"
        stance, hands = allies_slot(state).stance, state.decks[TERRITORY_CARDS].hands
        takers = [n for n in living_neutrals(state) if allies_take or stance[n] != player]
        self.open_to = tuple(n for n in takers if len(hands[n]) < self.most)
        super().__init__((*(Bribe(n, card) for n in self.open_to for card in sorted(hands[player])), Pass()))

    def explain(self, choice: object) -> Reason | None:
        """Say why this neutral takes no card, or that there is no such card."""
        if choice in self:
            return None
        if not isinstance(choice, Bribe):
            return Reason("illegal.choice")
        if choice.neutral not in living_neutrals(self.state):
            return Reason("illegal.bribe.nobody")
        if choice.neutral in self.open_to:
            return Reason("illegal.bribe.card")
        if len(self.state.decks[TERRITORY_CARDS].hands[choice.neutral]) < self.most:
            return Reason("illegal.bribe.ally")
        return Reason("illegal.bribe.full", {"most": self.most})


class BribePhase(Step, frozen=True):
    """Give cards to neutral colours, one by one, as many as one likes (N-10)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask while there is a card to give and somebody who would take it."""
        options = Bribes(game, self.player)
        return Decision(self.player, BRIBE, options, self) if options.count > 1 else None

    def run(self, game: Game) -> None:
        """Nothing to give, or nobody to take it."""

    def take(self, game: Game, choice: Choice) -> None:
        """Give the card, then ask again."""
        if isinstance(choice, Bribe):
            give(game, self.player, choice.neutral, choice.card)
            game.push(self)


def give(game: Game, player: int, neutral: int, card: int) -> None:
    """Lay the card under the neutral, out of play (N-12), and turn its marker one step (N-10)."""
    hands = game.state.decks[TERRITORY_CARDS].hands
    hands[player].remove(card)
    hands[neutral].append(card)
    allies_slot(game.state).bribes.append((neutral, player, card))
    game.emit(CardGiven(player, neutral, card))
    turn_towards(game, neutral, player)


def forget_beaten(game: Game, event: PlayerEliminated) -> None:
    """A beaten neutral has no marker any more, and its cards have gone to whoever beat it (N-35)."""
    state = game.state
    if state.is_neutral(event.player):
        slot = allies_slot(state)
        slot.stance[event.player] = NOBODY
        slot.bribes = [bribe for bribe in slot.bribes if bribe[0] != event.player]


def hide_bribes(state: GameState, viewer: int) -> None:
    """Everybody sees who gave how many cards to whom; only the giver knows which."""
    slot, hands = allies_slot(state), state.decks[TERRITORY_CARDS].hands
    slot.bribes = [(n, giver, card if giver == viewer else HIDDEN) for n, giver, card in slot.bribes]
    for seat in neutral_seats(state):
        hands[seat] = [card for n, _, card in slot.bribes if n == seat]


def guess_bribes(state: GameState, rules: Rules, viewer: int, dice: Dice) -> None:
    """The deck has been guessed: take the cards over from the hands of the neutrals."""
    hands = [iter(hand) for hand in state.decks[TERRITORY_CARDS].hands]
    slot = allies_slot(state)
    slot.bribes = [(n, giver, next(hands[n])) for n, giver, _ in slot.bribes]
