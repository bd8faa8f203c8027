"""The set-up of persons who leave the rest of it to the program: free land is claimed, starting armies are placed."""

from __future__ import annotations

from risk_desktop.ai.luck import seed_of
from risk_desktop.ai.player import make_opponent
from risk_desktop.editions.classic.neutrals.placing import PLACE_NEUTRAL, NeutralFacts
from risk_desktop.editions.classic.neutrals.start import most_annoying
from risk_desktop.editions.common.setup import CLAIM, SETUP_PLACE, Parts, spread
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.choices import Choice, Place
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

_LEVEL = "normal"
_PLACING = (SETUP_PLACE, PLACE_NEUTRAL)
"""What is left to the program together: who doesn't place his own armies places no neutral ones."""


class SetUpHelp:
    """Knows who has left what to the program; ``seed`` is that of the table.

    Land is claimed as an opponent would. Own armies are spread over the borders, none where armies fall by themselves.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._left: set[tuple[int, str]] = set()

    def leave(self, decision: Decision) -> None:
        """Answer this and what is alike for its player from now on."""
        kinds = _PLACING if decision.kind in _PLACING else (decision.kind,)
        self._left.update((decision.player, kind) for kind in kinds)

    def helps(self, game: Game, decision: Decision) -> bool:
        """Tell whether this is part of the set-up that may be left to the program."""
        return game.state.round == 0 and decision.kind in (CLAIM, *_PLACING)

    def answers(self, game: Game, decision: Decision) -> bool:
        """Tell whether this has been left to the program."""
        return self.helps(game, decision) and (decision.player, decision.kind) in self._left

    def answer(self, game: Game, decision: Decision, seen: View, parts: Parts = ()) -> Choice:
        """Return the answer; of armies that are to be placed, ``parts`` stand where their player wants them."""
        options, player = decision.options, decision.player
        if not isinstance(options, Allocation):
            return make_opponent(_LEVEL, seed_of(self._seed, player)).choose(seen, decision)
        left = options.total - sum(number for _, number in parts)
        facts = decision.step.facts(game)
        if isinstance(facts, NeutralFacts):
            more: Parts = ((most_annoying(game, facts.seat, player), left),)
        else:
            more = spread(game, player, left, parts, shunned=landscape_of(game).harmful)
        placed = dict(parts)
        for territory, number in more:
            placed[territory] = placed.get(territory, 0) + number
        return Place(tuple(sorted(placed.items())))
