"""Decoys Revealed: own commanders go wherever one likes, all at the same moment (AD-Z-7, AD-Z-25)."""

from __future__ import annotations

from itertools import pairwise
from math import prod

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import Dice, pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Options, Reason
from risk_desktop.engine.step import Decision, Step

from ...common.armies import move_armies
from ...common.card_play import Aim
from ...common.pieces import move_pieces
from ..invasion import Invasion
from ..units import COMMANDERS, in_play, where_is
from .aims import JUST_SO, MoveCommanders
from .effect import CommandEffect, CommandPlay

DECOYS = "decoys"


class CommanderMoves(Options):
    """Any number of the commanders in ``places`` (where each stands) to any of ``territories``, each to another one."""

    __slots__ = ("places", "territories")

    def __init__(self, places: dict[str, int], territories: tuple[int, ...]) -> None:
        self.places, self.territories = places, territories

    def __contains__(self, choice: object) -> bool:
        """Tell whether ``choice`` is legal."""
        return self.explain(choice) is None

    def explain(self, choice: object) -> Reason | None:
        """Say who can't go, or where to."""
        if not isinstance(choice, MoveCommanders):
            return Reason("illegal.choice")
        kinds = [kind for kind, _ in choice.moves]
        if any(kind not in self.places for kind in kinds):
            return Reason("illegal.decoys.not_in_play")
        if any(COMMANDERS.index(a) >= COMMANDERS.index(b) for a, b in pairwise(kinds)):
            return Reason("illegal.decoys.order")
        for kind, target in choice.moves:
            if target not in self.territories:
                return Reason("illegal.decoys.not_yours")
            if target == self.places[kind]:
                return Reason("illegal.decoys.there_already", {"territory": target})
        return None

    def sample(self, dice: Dice) -> Choice:
        """Return moves at random: each commander goes somewhere, or (one time in two) stays."""
        moves = []
        for kind, place in self.places.items():
            elsewhere = [territory for territory in self.territories if territory != place]
            if elsewhere and dice.roll(2) == 1:
                moves.append((kind, pick(elsewhere, dice)))
        return MoveCommanders(tuple(moves))

    @property
    def count(self) -> int:
        """Number of ways: each stays, or goes to one of the others."""
        return prod(len(self.territories) for _ in self.places)


class MoveDecoys(Step, frozen=True):
    """``player`` says which commanders go where."""

    secrecy = "public"

    player: int

    def options(self, game: Game) -> CommanderMoves:
        """Return what is possible: any territory that he controls now, whatever it is made of."""
        state = game.state
        places = {kind: where_is(state, self.player, kind) for kind in in_play(state, self.player)}
        found = {kind: place for kind, place in places.items() if place is not None}
        return CommanderMoves(found, tuple(game.rules.board.held_by(state.owner, self.player)))

    def decision(self, game: Game) -> Decision | None:
        """Ask."""
        return Decision(self.player, DECOYS, self.options(game), self)

    def take(self, game: Game, choice: Choice) -> None:
        """Move them together."""
        assert isinstance(choice, MoveCommanders)
        places = self.options(game).places
        for kind, target in choice.moves:
            origin = places[kind]
            move_armies(game, self.player, origin, target, 1, DECOYS)
            move_pieces(game, self.player, (kind,), origin, target, DECOYS)


class DecoysRevealed(CommandEffect, frozen=True, tag="decoys_revealed"):
    """Any number of own commanders in play go to any own territories; it brings in no new ones."""

    def aim(self, game: Game, player: int, invasion: Invasion | None) -> Aim | None:
        """There must be somewhere else to go; who goes where is asked afterwards."""
        elsewhere = game.state.owner.count(player) > 1
        return JUST_SO if elsewhere and in_play(game.state, player) else None

    def apply(self, game: Game, play: CommandPlay) -> None:
        """Ask for it."""
        game.push(MoveDecoys(play.player))
