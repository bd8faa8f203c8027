"""Who plays a seat may change during a game: somebody lets a computer play for him, takes his seat back, or gives up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Outcome

RESIGNED = "resigned"
"""Who plays a seat whose player has given up: nobody. It does no more than the rules ask for. Also why a game ends."""


class SeatPassed(Event, frozen=True):
    """From now on ``player`` is played by ``kind``: "human", an opponent's level, "bot" for any program, or RESIGNED."""

    player: int
    kind: str


def pass_seat(game: Game, seat: int, kind: str, resigned: Collection[int]) -> None:
    """Tell that ``kind`` (a program with its command) plays ``seat`` now; ``resigned`` are all who have given up by now.

    Where they leave one side alone, it has won.
    """
    game.emit(SeatPassed(seat, kind.partition(":")[0]))
    state, rules = game.state, game.rules
    sides = {rules.side_of(player) for player in range(state.players) if state.alive[player] and player not in resigned}
    if kind == RESIGNED and len(sides) == 1 and state.outcome is None:
        game.end(Outcome(tuple(sides.pop()), RESIGNED))


def is_only_watched(people: Collection[int], resigned: Collection[int], alive: Sequence[bool]) -> bool:
    """Tell whether nobody can play a game on but computers: each of ``people`` is beaten or has given up, if any were there."""
    return bool(people) and not any(alive[seat] and seat not in resigned for seat in people)


def is_given_up(people: Collection[int], resigned: Collection[int], alive: Sequence[bool]) -> bool:
    """Tell whether a game is only watched, and not all of ``people`` were beaten: some have given up."""
    return is_only_watched(people, resigned, alive) and any(seat in resigned for seat in people)
