"""What a card would change, tried out on a copy of what the player sees, with dice of his own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.editions.godstorm.cards.asking import Flights
from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.effect import Front, Miracle
from risk_desktop.editions.godstorm.cards.playing import SettleMiracle
from risk_desktop.editions.godstorm.plague import TERRITORY_DECK
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice, shuffle
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ....mind import Mind
from ....position import SearchPosition, position_of

SAMPLES = 3
"""How often the dice of a card are thrown."""
LEAST_ARMY = 1e-5
"""No army is worth less than this part of the chance to win."""


def played(seen: View, play: Miracle, seed: int) -> GameState:
    """Return the state after a card; what it asks its player is answered with all that can go."""
    state = seen.state.copy()
    state.stack, state.seed = [], seed
    pile = state.decks[TERRITORY_DECK]
    pile.draw = list(range(len(pile.draw)))
    shuffle(pile.draw, SeededDice(seed))
    game = Game(seen.rules, state)
    game.push(SettleMiracle(play.player))
    effect_of(play.card).apply(game, play)
    while (asked := game.pending()) is not None:
        game.apply(all_of(asked))
    return game.state


def all_of(asked: Decision) -> Choice:
    """Return the answer that lets all go who can."""
    options = asked.options
    if isinstance(options, Amounts):
        return options.of(options.hi)
    if isinstance(options, Flights):
        return LedMoveIn(options.most, options.gods)
    return options.sample(SeededDice(1))


class Imagination:
    """Values positions for a player in armies, against what he has now."""

    def __init__(self, mind: Mind, seen: View) -> None:
        self.mind, self.seen = mind, seen
        self.position = position_of(seen)
        self.now = mind.evaluator(seen).value(self.position)
        self.army = max(LEAST_ARMY, self.worth_of_an_army())

    def worth_of_an_army(self) -> float:
        """Return what one more army in the best place changes in the chance to win."""
        position, me = self.position, self.seen.player
        own = [t for t, who in enumerate(position.owner) if who == me]
        if not own:
            return 0.0
        place = max(own, key=lambda t: (bool(position.threat[t]), position.armies[t], -t))
        more = position.copy()
        more.put(place, more.armies[place] + 1)
        return self.mind.evaluator(self.seen).value(more) - self.now

    def gain(self, state: GameState, judge: Callable[[View], float] | None = None) -> float:
        """Return what ``state`` is better than now, in armies; ``judge`` values it, where it isn't plain."""
        there = msgspec.structs.replace(self.seen, state=state)
        value = judge(there) if judge is not None else self.value(there)
        return (value - self.now) / self.army

    def value(self, there: View) -> float:
        """Return the chance to win in another view."""
        return self.mind.evaluator(there).value(SearchPosition().look(there.rules, there.state, self.seen.player))

    def of_card(
        self,
        card: str,
        targets: Sequence[int],
        front: Front | None = None,
        samples: int = 1,
        judge: Callable[[View], float] | None = None,
    ) -> float:
        """Return what a card of the player brings, in armies, on average over ``samples`` throws of its dice."""
        play = Miracle(self.seen.player, card, tuple(targets), front)
        return sum(self.gain(played(self.seen, play, 7 + 31 * n), judge) for n in range(samples)) / samples
