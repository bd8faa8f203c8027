"""Who went out of the game, when, and together with whom: for editions that rank those who are out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from risk_desktop.engine.events import ConquestSettled, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count
from risk_desktop.engine.state import NOBODY, GameState, Outcome, Slot

from .pieces import lose_piece
from .turns import EndTurn

FALLEN_GROUPS = "fallen"
"""Name of the slot."""


class FallenSlot(Slot):
    """``groups``: who went out, the first ones first; those of one effect together as one number, a bit for each (AD-T-7)."""

    groups: list[Count]

    def is_valid(self, game: Game) -> bool:
        """Everybody goes out once at the most, and those who did are out."""
        gone = [seat for group in fallen_groups(game.state) for seat in group]
        return all(0 < group < 1 << game.state.seats for group in self.groups) and (
            len(set(gone)) == len(gone) and not any(game.state.alive[seat] for seat in gone)
        )


def fallen_groups(state: GameState) -> list[tuple[int, ...]]:
    """Return who went out, the first ones first; players who went out together are one group."""
    groups: list[int] = state.slots[FALLEN_GROUPS].groups
    return [tuple(seat for seat in range(state.seats) if group >> seat & 1) for group in groups]


def put_out(game: Game, seats: Sequence[int], by: int) -> None:
    """These seats are out together: their pieces and armies leave the board, and their land is empty."""
    state = game.state
    for seat in seats:
        state.alive[seat] = False
        for piece in [piece for piece in state.pieces if piece.player == seat]:
            lose_piece(game, piece)
        for territory, owner in enumerate(state.owner):
            if owner == seat:
                state.owner[territory], state.armies[territory] = NOBODY, 0
    state.slots[FALLEN_GROUPS].groups.append(sum(1 << seat for seat in seats))
    for seat in seats:
        game.emit(PlayerEliminated(seat, by))


def out_by_conquest(is_out: Callable[[Game, int], bool]) -> Callable[[Game, ConquestSettled], None]:
    """Return the rule that who has lost land in a conquest is out if ``is_out`` says so; nobody and neutral seats are not."""

    def note_elimination(game: Game, event: ConquestSettled) -> None:
        """Put the loser out."""
        if event.loser != NOBODY and game.state.alive[event.loser] and is_out(game, event.loser):
            put_out(game, [event.loser], event.player)

    return note_elimination


def put_all_out(game: Game, by: int, is_out: Callable[[Game, int], bool]) -> None:
    """Put out everybody for whom ``is_out`` holds, together, and look at the victory; who is last shares it with his like."""
    state = game.state
    gone = [seat for seat in range(state.seats) if state.alive[seat] and is_out(game, seat)]
    if not gone:
        return
    put_out(game, gone, by)
    if not any(state.alive[: state.players]):
        game.end(Outcome(tuple(seat for seat in gone if seat < state.players), "last_standing"))
    else:
        game.check_victory()


def leave_turn(game: Game) -> None:
    """The player on turn went out: what is left of his turn is dropped (AD-T-5, G-138)."""
    stack = game.state.stack
    while stack and not isinstance(stack[-1], EndTurn):
        stack.pop()
