"""The teams of a game on the screen: each has a name, a mark and a metal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.rules import OptionValue
from risk_desktop.i18n import tr


@dataclass(frozen=True)
class TeamSign:
    """The mark of a team and the colour of its metal."""

    mark: str
    metal: str


SIGNS = (TeamSign("star", "#e8c069"), TeamSign("diamond", "#ccd6df"))
"""Signs of the first and the second team; they differ in shape too, as colour alone is never enough."""


class Teams:
    """The sides with several members; false if there are none."""

    def __init__(self, sides: Sequence[Sequence[int]], names: Sequence[str] = ()) -> None:
        """Make teams from all sides of a game; ``names``: their names, "" for the default."""
        self.members: tuple[tuple[int, ...], ...] = tuple(tuple(side) for side in sides if len(side) > 1)
        self._names = tuple(names)

    def __bool__(self) -> bool:
        return bool(self.members)

    def of(self, seat: int) -> int:
        """Return the team of a seat, -1 for none."""
        return next((number for number, members in enumerate(self.members) if seat in members), -1)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Return the other members of a seat's team."""
        team = self.of(seat)
        return tuple(member for member in self.members[team] if member != seat) if team >= 0 else ()

    def won_by(self, winners: Sequence[int]) -> int:
        """Return the team whose members are the winners, -1 if there is none."""
        return self.members.index(found) if (found := tuple(sorted(winners))) in self.members else -1

    @staticmethod
    def sign(team: int) -> TeamSign:
        """Return the sign of a team."""
        return SIGNS[team % len(SIGNS)]

    def name(self, team: int) -> str:
        """Return the name of a team."""
        return next(iter(self._names[team : team + 1]), "") or self.usual_name(team)

    @staticmethod
    def usual_name(team: int) -> str:
        """Return the default name of a team."""
        return tr(f"teams.name.{SIGNS[team % len(SIGNS)].mark}")


def teams_of(edition: str, players: int, options: Mapping[str, OptionValue], names: Sequence[str] = ()) -> Teams:
    """Return the teams of a game of an edition; none for an unknown edition."""
    found = EDITIONS.get(edition)
    if found is None:
        return Teams(())
    values = {spec.key: options.get(spec.key, spec.default) for spec in found.options}
    for module in found.modules:
        if module.sides is not None and (module.when is None or module.when(players, values)):
            return Teams(module.sides(players, values), names)
    return Teams(())
