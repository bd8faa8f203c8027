"""What some cards ask when they are played: how many armies, which gods, which card of a hand."""

from __future__ import annotations

import msgspec

from risk_desktop.engine.choices import Amount, Choice, Pick
from risk_desktop.engine.dice import Dice
from risk_desktop.engine.events import ArmiesMoved
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts, Choices, Options, Reason
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.armies import move_armies
from ...common.decisions import MoveFacts
from ...common.pieces import BY_CARD, Escort, LedMoveIn, ordered_part
from ..afterlife import DeadWalked
from ..gods import gods_in, move_gods
from ..realms import on_earth
from .deck import DECKS, RELIC_DECK
from .effect import Miracle
from .events import CardStolen

MIRACLE_NUMBER, FLIGHT, STOLEN_CARD = "miracle_number", "flight", "stolen_card"


class ChooseNumber(Step, frozen=True):
    """How many armies move from the first target to the second, or to the land under attack: 1 to ``most``, one stays."""

    secrecy = "public"

    play: Miracle
    most: int

    def decision(self, game: Game) -> Decision | None:
        """Ask, if there is a choice."""
        most = self.limit(game)
        return Decision(self.play.player, MIRACLE_NUMBER, Amounts(1, most), self) if most > 1 else None

    def limit(self, game: Game) -> int:
        """Return the largest number."""
        return min(self.most, game.state.armies[self.play.target] - 1)

    def run(self, game: Game) -> None:
        """There is only one army to go, or none any more."""
        if self.limit(game) > 0:
            self.move(game, 1)

    def take(self, game: Game, choice: Choice) -> None:
        """Move the chosen number."""
        assert isinstance(choice, Amount)
        self.move(game, choice.value)

    def move(self, game: Game, armies: int) -> None:
        """Move them; neither plague nor a path matters (A-13, G-125)."""
        state, origin = game.state, self.play.target
        goal = self.play.targets[1] if len(self.play.targets) > 1 else self.play.battle.target
        state.armies[origin] -= armies
        state.armies[goal] += armies
        if on_earth(game.rules.board, origin):
            game.emit(ArmiesMoved(self.play.player, origin, goal, armies, BY_CARD))
        else:
            game.emit(DeadWalked(self.play.player, origin, goal, armies))


class Flights(Options):
    """Ways to fly: ``LedMoveIn`` with up to ``most`` armies and any of ``gods``, but somebody must fly."""

    __slots__ = ("gods", "most")

    def __init__(self, most: int, gods: tuple[str, ...]) -> None:
        self.most, self.gods = most, gods

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say what is wrong."""
        if type(choice) is not LedMoveIn or not isinstance(choice, LedMoveIn):
            return Reason("illegal.choice")
        least = 0 if choice.leaders else 1
        if not least <= choice.armies <= self.most:
            return Reason("illegal.amount", {"lo": least, "hi": self.most})
        return None if ordered_part(choice.leaders, self.gods) else Reason("illegal.gods.followers")

    def sample(self, dice: Dice) -> Choice:
        """Return a random flight."""
        gods = tuple(kind for kind in self.gods if dice.roll(2) == 1)
        least = 0 if gods else 1
        if self.most < least:
            return LedMoveIn(0, self.gods)
        return LedMoveIn(least + dice.roll(self.most - least + 1) - 1, gods)

    @property
    def count(self) -> int:
        """Number of flights."""
        groups: int = 2 ** len(self.gods)
        return groups * (self.most + 1) - 1


class ChooseFlight(Step, frozen=True):
    """Armies and gods fly from ``origin`` to ``goal``; gods who arrive in a plague land are banished (G-58)."""

    secrecy = "public"

    player: int
    origin: int
    goal: int

    def decision(self, game: Game) -> Decision | None:
        """Ask."""
        state = game.state
        options = Flights(state.armies[self.origin] - 1, gods_in(state, self.origin))
        return Decision(self.player, FLIGHT, options, self)

    def facts(self, game: Game) -> Facts:
        """Return the way, and the gods who may take it."""
        state = game.state
        gods = gods_in(state, self.origin)
        return MoveFacts(self.origin, self.goal, Escort(free=gods, called=gods), state.armies[self.origin] - 1)

    def take(self, game: Game, choice: Choice) -> None:
        """Fly."""
        assert isinstance(choice, LedMoveIn)
        move_armies(game, self.player, self.origin, self.goal, choice.armies, BY_CARD)
        move_gods(game, self.player, choice.leaders, self.origin, self.goal, BY_CARD)


class ChooseStolen(Step, frozen=True, omit_defaults=True):
    """``player`` looks at the hand of ``loser`` and takes a card, named "deck:number"; ``shown`` is the hand in his view."""

    secrecy = "secret"

    player: int
    loser: int
    shown: tuple[str, ...] = ()

    def hand(self, state: GameState) -> tuple[str, ...]:
        """Return the names of the cards that can be taken."""
        return tuple(f"{deck}:{n}" for deck in DECKS if deck != RELIC_DECK for n in state.decks[deck].hands[self.loser])

    def redacted(self, state: GameState, viewer: int) -> Step:
        """Show the hand to who chooses from it."""
        return msgspec.structs.replace(self, shown=self.hand(state)) if viewer == self.player else self

    def guessed(self, game: Game, dice: Dice) -> Step:
        """Deal the shown cards to the guessed hand, in exchange for what was guessed there."""
        for name in DECKS:
            wanted = [int(card.partition(":")[2]) for card in self.shown if card.partition(":")[0] == name]
            deck = game.state.decks[name]
            piles, hand = (deck.draw, deck.aside, *deck.hands), deck.hands[self.loser]
            for place, card in enumerate(wanted):
                pile = next(pile for pile in piles if card in pile)
                pile[pile.index(card)], hand[place] = hand[place], card
        return msgspec.structs.replace(self, shown=())

    def decision(self, game: Game) -> Decision | None:
        """Ask him which card he takes."""
        cards = [Pick(name) for name in self.shown or self.hand(game.state)]
        return Decision(self.player, STOLEN_CARD, Choices(cards), self) if cards else None

    def run(self, game: Game) -> None:
        """The hand is empty by now."""

    def take(self, game: Game, choice: Choice) -> None:
        """Take it."""
        assert isinstance(choice, Pick)
        deck, _, number = choice.key.partition(":")
        hands = game.state.decks[deck].hands
        hands[self.loser].remove(int(number))
        hands[self.player].append(int(number))
        game.emit(CardStolen(self.player, self.loser, deck, int(number)))
