"""How land is held: here by one seat alone, with all armies that stand there (C-02). A module may set another way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .state import GameState


class Tenure:
    """Answers who commands which armies; ``state.armies`` holds totals, ``state.owner`` who defends.

    Only ``stand_alone`` changes the state; the lists that come back may be the state's own, so nobody may change them.
    """

    def command(self, state: GameState, seat: int) -> tuple[list[int], list[int]]:
        """Return owners and armies by territory as ``seat`` commands them: where it stands at all, itself and its own."""
        return state.owner, state.armies

    def stand_alone(self, state: GameState, territory: int, seat: int, armies: int) -> None:
        """Let a seat stand in a territory with nobody beside it: in a copy with which one reckons."""
        state.owner[territory], state.armies[territory] = seat, armies

    def holders(self, state: GameState) -> list[int]:
        """Return by territory for whom it counts in incomes and regions; NOBODY where it counts for nobody."""
        return state.owner

    def shares(self, state: GameState) -> Mapping[int, Sequence[int]]:
        """Return the armies by seat in each territory in which several seats stand."""
        return {}

    def stacks(self, state: GameState) -> Iterator[tuple[int, int, int]]:
        """Yield (seat, territory, armies) for everybody who stands somewhere."""
        shares = self.shares(state)
        for territory, (owner, armies) in enumerate(zip(state.owner, state.armies, strict=True)):
            if territory not in shares:
                yield owner, territory, armies
                continue
            yield from ((seat, territory, part) for seat, part in enumerate(shares[territory]) if part)

    def bearers(self, state: GameState, territory: int, losses: int) -> Sequence[tuple[int, int]]:
        """Return who bears ``losses`` of the defence of ``territory``, in order: pairs of (seat, armies)."""
        return ((state.owner[territory], losses),)

    def hosts(self, seat: int) -> Sequence[int]:
        """Return the seats to whose territories armies of ``seat`` may move at the end of a turn."""
        return (seat,)


SOLE = Tenure()
"""Every territory has one owner."""
