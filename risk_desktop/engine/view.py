"""What one player may know: redaction for the eyes and the opponents, determinisation for the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .dice import Dice, shuffle
from .events import HIDDEN
from .game import Game
from .state import GameState

if TYPE_CHECKING:
    from .rules import Rules


class View(Struct, frozen=True):
    """A redacted copy of the state as ``player`` may see it; hidden cards are HIDDEN, the dice are 0."""

    player: int
    state: GameState
    rules: Rules


def view(game: Game, player: int) -> View:
    """Return what ``player`` may see; -1 is a spectator who sees no hand at all."""
    return View(player, redacted(game.state, game.rules, player), game.rules)


def redacted(state: GameState, rules: Rules, player: int) -> GameState:
    """Return a copy of ``state`` without what ``player`` may not know."""
    seen = state.copy()
    seen.seed = 0
    for name, deck in seen.decks.items():
        deck.draw = [HIDDEN] * len(deck.draw)
        deck.aside = [HIDDEN] * len(deck.aside)
        if not rules.decks[name].public_hands:
            seers = rules.side_of(player) if name in rules.joint_hands else (player,)
            deck.hands = [hand if who in seers else [HIDDEN] * len(hand) for who, hand in enumerate(deck.hands)]
    seen.stack = [step.redacted(state, player) for step in seen.stack]
    seen.quiet = [scope if who == player else "" for who, scope in enumerate(seen.quiet)]
    for hide in rules.redact:
        hide(seen, player)
    return seen


def determinize(seen: View, dice: Dice) -> Game:
    """Return a game that agrees with the view: what is hidden is guessed, all consistent guesses equally likely."""
    state = seen.state.copy()
    for name, deck in state.decks.items():
        known = {card for pile in (deck.draw, deck.discard, deck.aside, *deck.hands) for card in pile if card != HIDDEN}
        unseen = [card for card in range(seen.rules.decks[name].cards(seen.rules.board)) if card not in known]
        shuffle(unseen, dice)
        for pile in (*deck.hands, deck.aside, deck.draw):
            for place, card in enumerate(pile):
                if card == HIDDEN:
                    pile[place] = unseen.pop()
    for guess in seen.rules.determinize:
        guess(state, seen.rules, seen.player, dice)
    state.seed = dice.roll(1 << 62)
    game = Game(seen.rules, state)
    state.stack = [step.guessed(game, dice) for step in state.stack]
    return game
