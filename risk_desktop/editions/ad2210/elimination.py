"""Who is out of the game, and the last one who is left (AD-T)."""

from __future__ import annotations

from risk_desktop.engine.events import ConquestSettled, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Module, OptionSpec
from risk_desktop.engine.state import NOBODY, GameState, Outcome, Slot

from ..common.conquest import last_one_standing
from ..common.pieces import lose_piece
from ..common.turns import EndTurn

NO_TERRITORY, NO_UNITS = "territories", "units"
OUT_WITHOUT = OptionSpec("out_without", NO_TERRITORY, (NO_TERRITORY, NO_UNITS))
"""A player is out when he controls no territory (AD-T-3), or literally with his last unit, station or not (AMB-10)."""


class FallenSlot(Slot):
    """``groups``: who went out, the first ones first; those of one effect together as one number, a bit for each (AD-T-7)."""

    groups: list[int]


def fallen_groups(state: GameState) -> list[tuple[int, ...]]:
    """Return who went out, the first ones first; players who went out together are one group."""
    groups: list[int] = state.slots["fallen"].groups
    return [tuple(seat for seat in range(state.seats) if group >> seat & 1) for group in groups]


def is_out(game: Game, seat: int) -> bool:
    """Tell whether ``seat`` has nothing left that keeps it in the game (AD-T-3, AMB-10)."""
    state = game.state
    if game.rules.option(OUT_WITHOUT.key) == NO_UNITS:
        return not any(state.armies[t] for t, owner in enumerate(state.owner) if owner == seat)
    return seat not in state.owner


def put_out(game: Game, seats: list[int], by: int) -> None:
    """These seats are out together: their pieces leave the board, and land that only a station held is empty."""
    state = game.state
    for seat in seats:
        state.alive[seat] = False
        for piece in [piece for piece in state.pieces if piece.player == seat]:
            lose_piece(game, piece)
        state.owner = [NOBODY if owner == seat else owner for owner in state.owner]
    state.slots["fallen"].groups.append(sum(1 << seat for seat in seats))
    for seat in seats:
        game.emit(PlayerEliminated(seat, by))


def eliminate_all(game: Game, by: int) -> None:
    """Look at everybody after a card, and at the victory (AD-H-11, AD-T-4, AD-T-6)."""
    state = game.state
    gone = [seat for seat in range(state.seats) if state.alive[seat] and is_out(game, seat)]
    if not gone:
        return
    put_out(game, gone, by)
    if not any(state.alive[: state.players]):
        game.end(Outcome(tuple(seat for seat in gone if seat < state.players), "last_standing"))
    else:
        game.check_victory()


def note_elimination(game: Game, event: ConquestSettled) -> None:
    """Who has lost the last territory is out."""
    if event.loser != NOBODY and game.state.alive[event.loser] and is_out(game, event.loser):
        put_out(game, [event.loser], event.player)


def leave_turn(game: Game) -> None:
    """The player on turn went out: what is left of his turn is dropped (AD-T-5)."""
    stack = game.state.stack
    while stack and not isinstance(stack[-1], EndTurn):
        stack.pop()


ELIMINATION = Module(
    id="elimination",
    needs=("battles", "units"),
    options=(OUT_WITHOUT,),
    triggers={ConquestSettled: (note_elimination,)},
    victory=(last_one_standing,),
    slots={"fallen": lambda seats: FallenSlot([])},
)
