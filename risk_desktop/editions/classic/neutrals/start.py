"""Set-up of the games for two with neutral colours that stand idle: deal to all, place own and neutral armies by turns.

World rules with four neutrals: P-02 to P-05. Original rules with one: O2-02 to O2-04, O2-07.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import msgspec

from risk_desktop.engine.choices import Choice, Place, PlaceRest
from risk_desktop.engine.dice import shuffle
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Allocation
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision, Facts, Step

from ...common.battle import NEUTRAL_DICE
from ...common.opening import FIRST_PLAYER, HIGHEST_DIE, LEFT_OF_DEALER, NEW_ROLL, after_placing, before_allocation
from ...common.setup import SetupSlot, all_settled, most_pressed, put_down, take_free
from .placing import PLACE_NEUTRAL, NeutralFacts, NeutralPlacing, neutral_seats

NEUTRAL_PART = {"same": Fraction(1), "two_thirds": Fraction(2, 3)}
"""Armies of a neutral colour, as a part of a player's (O2-02: 40 and 40, P-02: 36 and 24)."""


class ArmEveryColour(Step, frozen=True):
    """Every player takes ``own`` armies, every neutral colour ``neutral`` (P-02, O2-02); more on a board too large for them."""

    own: int
    neutral: int

    def run(self, game: Game) -> None:
        """Fill the reserves."""
        state = game.state
        armies = [self.own] * state.players + [self.neutral] * len(neutral_seats(state))
        scale = -(-len(game.rules.board) // sum(armies))
        state.reserve = [scale * number for number in armies]


class DealToEveryColour(Step, frozen=True):
    """Deal the territories to players and neutral colours in proportion to their armies, one army on each (P-03, O2-03)."""

    def run(self, game: Game) -> None:
        """Shuffle the territories and give everybody a pile."""
        order = list(range(len(game.rules.board)))
        shuffle(order, game.dice)
        for seat, number in enumerate(shares(len(order), game.state.reserve)):
            for _ in range(number):
                take_free(game, seat, order.pop(), dealt=True)


def shares(total: int, weights: Sequence[int]) -> list[int]:
    """Return ``total`` split in proportion to ``weights``; what is left over goes to the largest remainders."""
    whole = sum(weights)
    parts = [total * weight // whole for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda i: (-(total * weights[i] % whole), i))
    for i in by_remainder[: total - sum(parts)]:
        parts[i] += 1
    return parts


class PlaceByTurns(Step, frozen=True):
    """Alternately each player places ``batch`` own armies and one of every neutral colour, until all stand (P-04, O2-04)."""

    batch: int
    player: int = NOBODY

    def run(self, game: Game) -> None:
        """Line up one player's placing; whoever has nothing left places only for the neutrals (C-19)."""
        state = game.state
        if not any(state.reserve):
            return
        player: int = state.slots["turns"].first if self.player == NOBODY else self.player
        game.push(
            PlaceAtStart(player, player, self.batch),
            *(PlaceAtStart(player, seat, 1) for seat in neutral_seats(state)),
            PlaceByTurns(self.batch, (player + 1) % state.players),
        )

    def is_valid(self, game: Game) -> bool:
        """A batch for one of the players."""
        return self.batch > 0 and NOBODY <= self.player < game.state.players and all_settled(game)


class PlaceAtStart(Step, frozen=True):
    """``player`` places ``most`` armies from the reserve of ``seat``, which is he or a neutral colour."""

    player: int
    seat: int
    most: int

    def total(self, game: Game) -> int:
        """Return how many armies are placed now."""
        return min(self.most, game.state.reserve[self.seat])

    def decision(self, game: Game) -> Decision | None:
        """Ask where they go, unless the program places for this player."""
        state, total = game.state, self.total(game)
        if not total or state.slots["setup"].automatic[self.player]:
            return None
        places = tuple(game.rules.board.held_by(state.owner, self.seat))
        if self.seat == self.player:
            return Decision(self.player, "setup_place", Allocation(total, places, (PlaceRest(),)), self)
        return Decision(self.player, PLACE_NEUTRAL, NeutralPlacing(total, places, (PlaceRest(),)), self)

    def facts(self, game: Game) -> Facts:
        """Tell whose armies are placed, where they are a neutral colour's."""
        return Facts() if self.seat == self.player else NeutralFacts(self.seat)

    def run(self, game: Game) -> None:
        """Place for a player who left it to the program."""
        for _ in range(self.total(game)):
            own = self.seat == self.player
            where = most_pressed(game, self.seat) if own else most_annoying(game, self.seat, self.player)
            put_down(game, self.seat, ((where, 1),))

    def take(self, game: Game, choice: Choice) -> None:
        """Place them, or let the program do it from now on."""
        if isinstance(choice, PlaceRest):
            game.state.slots["setup"].automatic[self.player] = True
            left = self.most
            if choice.parts:
                left = self.total(game) - sum(number for _, number in choice.parts)
                put_down(game, self.seat, choice.parts)
            game.push(msgspec.structs.replace(self, most=left))
            return
        assert isinstance(choice, Place)
        put_down(game, self.seat, choice.parts)

    def is_valid(self, game: Game) -> bool:
        """A player places for himself or for a neutral colour."""
        return (
            self.most > 0
            and 0 <= self.player < game.state.players
            and (self.seat == self.player or self.seat in neutral_seats(game.state))
        )


def most_annoying(game: Game, seat: int, player: int) -> int:
    """Return the territory of ``seat`` that bars the way of the others more than that of ``player``."""
    state, board = game.state, game.rules.board

    def bother(territory: int) -> tuple[int, int]:
        near = board.neighbours[territory]
        others = sum(state.armies[n] for n in near if not state.is_neutral(state.owner[n]) and state.owner[n] != player)
        own = sum(state.armies[n] for n in near if state.owner[n] == player)
        return (others - own - state.armies[territory], -territory)

    return max(board.held_by(state.owner, seat), key=bother)


def duel_setup(game: Game) -> Sequence[Step]:
    """Return the set-up: the territories are dealt before it is known who places first (P-03, P-04)."""
    rules = game.rules
    own = rules.number("start_armies")
    return (
        ArmEveryColour(own, int(own * NEUTRAL_PART[str(rules.option("neutral_armies"))])),
        DealToEveryColour(),
        *before_allocation(game),
        PlaceByTurns(rules.number("placement_batch")),
        *after_placing(game),
    )


DUEL_START = Module(
    id="duel_start",
    needs=("turns",),
    options=(
        OptionSpec("neutral_colours", 1, (1, 2, 3, 4), group="neutrals"),
        OptionSpec("start_armies", 40, (30, 36, 40), group="start"),
        OptionSpec("neutral_armies", "same", ("same", "two_thirds"), group="neutrals"),
        NEUTRAL_DICE,
        OptionSpec("placement_batch", 2, (1, 2, 3, 5, 10), group="start"),
        replace(FIRST_PLAYER, values=(HIGHEST_DIE, NEW_ROLL, LEFT_OF_DEALER)),
    ),
    setup=(duel_setup,),
    neutrals=lambda players, options: int(str(options["neutral_colours"])),
    slots={"setup": lambda seats: SetupSlot([False] * seats)},
)
