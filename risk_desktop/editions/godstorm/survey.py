"""How the board lies for a player, for the opponents' search: open ways, gods who lead, temples and goddesses who shield."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from risk_desktop.engine.appraisal import Ground, Leading
from risk_desktop.engine.board import Board
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.state import GameState

from .deeds import deeds
from .gods import GODS, MAGIC, WAR
from .realms import earth, fields, sunken
from .temples import temples
from .waters import SINKS, waters

NO_ONES, GODLY = 1, 2
"""Bits of a shield: the defender's dice stay at no one; gods stand there."""


def survey(state: GameState, rules: Rules, player: int) -> Ground:
    """Return how Ancient Earth lies for ``player``; the Underworld is a war of its own."""
    board = rules.board
    below = frozenset(fields(board, ""))
    drowned = frozenset(t for t in earth(board) if sunken(state, board, t)) if waters(state).sunk else frozenset()
    leaders = [0] * len(board)
    for piece in state.pieces:
        leaders[piece.territory] |= god_bit(piece.kind)
    shield = shield_rule(frozenset(temples(state)))
    return Ground(
        closed=below | drowned,
        flights=(),
        ways=open_ways(board, waters(state).sunk, maelstrom(state), tuple(deeds(state).sacred)),
        leaders=tuple(leaders),
        fields=((1 << len(GODS)) - 1,) * len(board),
        shields=tuple(shield(t, leaders[t]) for t in range(len(board))),
        apart=below,
        shut=maelstrom(state),
        leading=Leading(powers_of, shield),
    )


def god_bit(kind: str) -> int:
    """Return the bit that stands for a kind of god."""
    return 1 << GODS.index(kind)


@lru_cache(maxsize=64)
def open_ways(
    board: Board, sunk: bool, shut: tuple[tuple[int, int], ...], sacred: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Return by territory where armies may invade from there: over open borders of Ancient Earth, not on sacred ground.

    ``sunk``: Atlantis is; ``shut``: the sea link under the maelstrom.
    """
    lands = {t for t in earth(board) if not (sunk and SINKS in board.territories[t].tags)}
    return tuple(
        tuple(n for n in board.neighbours[t] if n in lands and n not in sacred and (min(t, n), max(t, n)) not in shut)
        if t in lands
        else ()
        for t in range(len(board))
    )


def maelstrom(state: GameState) -> tuple[tuple[int, int], ...]:
    """Return the sea link that the maelstrom closes, if there is one."""
    ends = waters(state).maelstrom
    return ((ends[0], ends[1]),) if ends else ()


def shield_rule(shrines: frozenset[int]) -> Callable[[int, int], int]:
    """Return what tells the shield of a territory with these gods of its owner; temples stand in ``shrines``."""

    def shield(territory: int, gods: int) -> int:
        safe = territory in shrines or bool(gods & god_bit(MAGIC))
        return NO_ONES * safe | GODLY * bool(gods)

    return shield


def powers_of(rule: CombatDice, gods: int, shield: int) -> CombatDice:
    """Return the dice of a battle (G-43, G-46, G-48).

    Against gods the attacker is thought of without his own: he would have to win a god war first, or leaves them out.
    """
    able = 0 if shield & GODLY else gods
    return replace(
        rule,
        attack_no_ones=bool(able & god_bit(MAGIC)),
        defence_no_ones=bool(shield & NO_ONES),
        ties="attacker" if able & god_bit(WAR) else rule.ties,
    )
