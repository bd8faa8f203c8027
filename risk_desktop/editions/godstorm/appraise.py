"""What gods, temples, plague, faith and the dead are worth to a player: a term for the opponents' evaluation."""

from __future__ import annotations

from typing import NamedTuple

from risk_desktop.engine.appraisal import Appraisal, Foresight, Imagined, Taken
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from ..common.money import money_of
from .afterlife import dead_of
from .cards.relics import relics_of
from .plague import plague_lands
from .realms import ALTAR, CRYPT, fields_of
from .temples import temples

PANTHEON = "pantheon"
"""Name of the term."""
GOD, LAST_GOD = 2.0, 0.4
"""A god in play, in armies: what it takes to summon him again; and when nobody has time for it any more."""
TEMPLE, TEMPLE_TURN = 0.6, 1.3
"""A temple, and so much more for each turn in which it will bring an army and faith."""
POINT, LAST_POINT = 1.6, 5.0
"""A point at the end, and in the last epoch."""
FAITH, LAST_FAITH, DEAD = 0.5, 0.05, 0.15
"""What a player can still summon, buy and march with; in the last epoch faith does no more than break ties (G-120)."""


class CurrentBoard(NamedTuple):
    """The board as it is, for those who value imagined ones."""

    owner: list[int]
    armies: list[int]
    taken: tuple[Taken, ...] = ()

    def spare(self, seat: int) -> int:
        """Return the armies of a seat without one on each of its territories."""
        return sum(number - 1 for who, number in zip(self.owner, self.armies, strict=True) if who == seat)


def epochs_left(state: GameState, rules: Rules) -> int:
    """Return how many epochs follow this one."""
    return max(0, rules.number("epochs") - state.round)


def treasures(state: GameState, rules: Rules, player: int) -> float:
    """Return what ``player`` has that no conquest on Ancient Earth takes away: faith, the dead, crypts and altars."""
    if not 0 <= player < state.players:
        return 0.0
    left = epochs_left(state, rules)
    point, faith = (POINT, FAITH) if left else (LAST_POINT, LAST_FAITH)
    sites = sum(len(fields_of(state, rules.board, player, tag)) for tag in (CRYPT, ALTAR))
    return faith * money_of(state, player) + DEAD * dead_of(state, player) + point * sites


def foresee_pantheon(state: GameState, rules: Rules, player: int) -> Foresight:
    """Note where gods, temples and plague are, and the homes of relics; what becomes of them depends on who takes the land."""
    left = epochs_left(state, rules)
    god = GOD if left else LAST_GOD
    temple = TEMPLE + TEMPLE_TURN * left
    point = POINT if left else LAST_POINT
    shrines, ill = temples(state), plague_lands(state)
    prizes: list[list[tuple[int, float]]] = [[] for _ in range(state.seats + 1)]
    for piece in state.pieces:
        prizes[piece.player].append((piece.territory, god))
    for seat in range(state.players):
        homes = (card.home for card in relics_of(state, seat) if card.home)
        prizes[seat] += [(rules.board.index(home), point) for home in homes]
    still = [treasures(state, rules, seat) for seat in range(state.seats)] + [0.0]

    def worth(position: Imagined, other: int) -> float:
        owner, armies = position.owner, position.armies
        total = still[other]
        for t in shrines:
            if owner[t] == other:
                total += temple
        for t, prize in prizes[other]:
            if owner[t] == other:
                total += prize
        for t in ill:
            if owner[t] == other:
                total -= armies[t] // 2
        return total

    return Foresight(worth)


def pantheon_worth(state: GameState, rules: Rules, player: int) -> float:
    """Return what gods, temples, homes, faith and the dead of ``player`` are worth now, less what the plague takes."""

    now = CurrentBoard(state.owner, state.armies)
    return foresee_pantheon(state, rules, player).worth(now, player)


PANTHEON_WORTH = Appraisal(PANTHEON, pantheon_worth, foresee_pantheon)
