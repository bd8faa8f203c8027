"""Territories in which armies of several partners stand (T-06 to T-12, T-14).

``state.armies`` keeps the total, which defends, and ``state.owner`` the leader, who chooses the dice of the defence: the
member with most armies, on a tie the next in turn order after the player on turn (T-12). Who has how many is in the slot;
it follows the events of armies that come, go and fall.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.engine.events import ArmiesLost, ArmiesMoved, ArmiesPlaced, Event, TerritoryConquered, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.meaning import Count, Land
from risk_desktop.engine.rules import Module, OptionSpec, OptionValue
from risk_desktop.engine.state import NOBODY, GameState, Slot
from risk_desktop.engine.tenure import Tenure

from ..common.conquest import put_out
from ..common.occupation import CheckVictory
from .teams import two_teams

SHARED_LAND = "shared_land"
ON, OFF = "on", "off"
SHARING = OptionSpec("sharing", ON, (ON, OFF), group="moves")
"""Whether a move may end in a partner's territory (T-09), or only lead through it (X-32)."""


class SharedLandSlot(Slot):
    """``parts``: by territory in which several players stand, the armies of each seat. All other land has one owner."""

    parts: dict[Land, tuple[Count, ...]] = {}

    def is_valid(self, game: Game) -> bool:
        """Several partners stand in shared land, together with all of its armies, and the leader owns it (T-06, T-12)."""
        state, sides = game.state, game.rules.sides
        for territory, parts in self.parts.items():
            there = {seat for seat, armies in enumerate(parts) if armies}
            together = len(parts) == state.seats and len(there) > 1 and any(there <= set(side) for side in sides)
            if not together or sum(parts) != state.armies[territory]:
                return False
            if state.owner[territory] != leader(parts, state.turn) or not all(state.alive[seat] for seat in there):
                return False
        return True


class LeadChanged(Event, frozen=True):
    """The shared ``territory`` counts for ``player`` now; NOBODY: partners have equally many armies there (T-06)."""

    territory: int
    player: int


def parts_of(state: GameState) -> dict[int, tuple[int, ...]]:
    """Return the armies by seat in each shared territory; whoever changes a part replaces the tuple."""
    slot: SharedLandSlot = state.slots[SHARED_LAND]
    return slot.parts


def majority(parts: Sequence[int]) -> int:
    """Return the seat with strictly most armies, NOBODY on a tie (T-06)."""
    most = max(parts)
    return parts.index(most) if parts.count(most) == 1 else NOBODY


def leader(parts: Sequence[int], after: int) -> int:
    """Return the seat with most armies; on a tie the next in turn order after the player ``after`` (T-12)."""
    return min(range(len(parts)), key=lambda seat: (-parts[seat], (seat - after - 1) % len(parts)))


class SharedTenure(Tenure):
    """Partners may stand in the same territory."""

    def __init__(self, teams: Sequence[tuple[int, ...]]) -> None:
        self.teams = teams

    def command(self, state: GameState, seat: int) -> tuple[list[int], list[int]]:
        """Return owners and armies, with the own part where ``seat`` shares a territory (T-10, T-11)."""
        shared = parts_of(state)
        if not shared:
            return state.owner, state.armies
        owner, armies = state.owner[:], state.armies[:]
        for territory, parts in shared.items():
            if parts[seat]:
                owner[territory], armies[territory] = seat, parts[seat]
        return owner, armies

    def stand_alone(self, state: GameState, territory: int, seat: int, armies: int) -> None:
        """Let a seat stand in a territory without its partners."""
        parts_of(state).pop(territory, None)
        super().stand_alone(state, territory, seat, armies)

    def holders(self, state: GameState) -> list[int]:
        """Return for whom each territory counts: the strict majority, on a tie nobody (T-06 to T-08)."""
        shared = parts_of(state)
        if not shared:
            return state.owner
        holders = state.owner[:]
        for territory, parts in shared.items():
            holders[territory] = majority(parts)
        return holders

    def shares(self, state: GameState) -> Mapping[int, Sequence[int]]:
        """Return who has how many armies in shared land (T-06)."""
        return parts_of(state)

    def bearers(self, state: GameState, territory: int, losses: int) -> Sequence[tuple[int, int]]:
        """Return who loses armies in defence: one after the other from whoever has most at that moment (T-12)."""
        found = parts_of(state).get(territory)
        if found is None:
            return super().bearers(state, territory, losses)
        parts, lost = list(found), dict[int, int]()
        for _ in range(losses):
            seat = leader(parts, state.turn)
            parts[seat] -= 1
            lost[seat] = lost.get(seat, 0) + 1
        return tuple(lost.items())

    def hosts(self, seat: int) -> Sequence[int]:
        """Return the whole team: a move may end in anybody's land of it, even against his wish (T-09)."""
        return next(team for team in self.teams if seat in team)


# --- how the parts follow the events ----------------------------------------------------------------------------------


def change(game: Game, seat: int, territory: int, armies: int) -> None:
    """Add ``armies`` (negative: take away) of ``seat`` to its part of a shared territory; the total has changed already."""
    found = parts_of(game.state).get(territory)
    if found is not None:
        set_parts(game, territory, tuple(part + armies * (who == seat) for who, part in enumerate(found)))


def set_parts(game: Game, territory: int, parts: tuple[int, ...]) -> None:
    """Note who has how many armies in a territory, and who leads there; it is no longer shared where only one is left."""
    state, shared = game.state, parts_of(game.state)
    before = majority(shared[territory]) if territory in shared else state.owner[territory]
    if any(parts):
        state.owner[territory] = leader(parts, state.turn)
    if sum(part > 0 for part in parts) > 1:
        shared[territory] = parts
    else:
        shared.pop(territory, None)
    if any(parts) and majority(parts) != before:
        game.emit(LeadChanged(territory, majority(parts)))


def turn_ties(game: Game, event: TurnStarted) -> None:
    """Another player is on turn: where partners have equally many, another one may be the next after him (T-12)."""
    for territory, parts in parts_of(game.state).items():
        game.state.owner[territory] = leader(parts, event.player)


def follow_placing(game: Game, event: ArmiesPlaced) -> None:
    """New armies stand with the own ones (T-10)."""
    for territory, armies in event.parts:
        change(game, event.player, territory, armies)


def follow_losses(game: Game, event: ArmiesLost) -> None:
    """Armies fell; who has none left anywhere is out, even if partners still hold that territory (C-15, T-03)."""
    shared = event.territory in parts_of(game.state)
    change(game, event.player, event.territory, -event.armies)
    if shared and put_out(game, event.player, game.state.turn):
        game.push(CheckVictory())


def follow_move(game: Game, event: ArmiesMoved) -> None:
    """Armies went to a territory, perhaps to partners who stand there (T-09)."""
    change(game, event.player, event.origin, -event.armies)
    state = game.state
    host = state.owner[event.target]
    if event.target in parts_of(state) or host == event.player:
        change(game, event.player, event.target, event.armies)
    else:
        parts = [0] * state.seats
        parts[host], parts[event.player] = state.armies[event.target] - event.armies, event.armies
        set_parts(game, event.target, tuple(parts))


def follow_conquest(game: Game, event: TerritoryConquered) -> None:
    """Own armies left a territory for a conquered one (T-11)."""
    change(game, event.player, event.origin, -event.armies)


def may_share(players: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether the rules let partners stand in one territory."""
    return options[SHARING.key] == ON


SHARED = Module(
    id=SHARED_LAND,
    when=may_share,
    needs=("teams", "battles", "fortifying"),
    options=(SHARING,),
    tenure=lambda players, options: SharedTenure(two_teams(players, options)),
    triggers={
        TurnStarted: (turn_ties,),
        ArmiesPlaced: (follow_placing,),
        ArmiesLost: (follow_losses,),
        ArmiesMoved: (follow_move,),
        TerritoryConquered: (follow_conquest,),
    },
    slots={SHARED_LAND: lambda seats: SharedLandSlot()},
)
