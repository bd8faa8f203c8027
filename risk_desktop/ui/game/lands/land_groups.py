"""Which territories stand together in the list: those to choose from, one's own, enemy borders, the weak ones, regions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext

if TYPE_CHECKING:
    from risk_desktop.ui.game.director import Director


@dataclass(frozen=True)
class LandGroup:
    """Territories with a name; ``key`` stays the same while they come and go."""

    key: str
    name: str
    lands: tuple[int, ...]


class LandGroups:
    """Groups the territories as the board shows them for a person; empty groups are left out, but for the first."""

    def __init__(self, context: GameContext, director: Director) -> None:
        self._context, self._director = context, director

    def now(self) -> tuple[LandGroup, ...]:
        """Return the groups: what there is to choose from is first, and there even while that is nothing."""
        lands = range(len(self._context.board.position.owners))
        kinds: Sequence[tuple[str, Callable[[int], bool]]] = (
            ("choose", self._can_choose),
            ("mine", self._is_mine),
            ("enemies", self._borders_mine),
            ("weak", self._is_weak),
        )
        groups = [LandGroup(key, tr(f"lands.group.{key}"), self._sorted(filter(fits, lands))) for key, fits in kinds]
        board, names = self._context.game.rules.board, self._context.names
        for number, region in enumerate(board.regions):
            groups.append(LandGroup(f"region-{number}", names.region(number), self._sorted(region.members)))
        return tuple(group for group in groups if group.lands or group is groups[0])

    def _sorted(self, lands: Iterable[int]) -> tuple[int, ...]:
        """Return territories by name, without those that are out of the game."""
        shown, names = self._context.board.position, self._context.names
        out = shown.gone | shown.ruins
        return tuple(sorted((land for land in lands if land not in out), key=names.territory))

    def _can_choose(self, land: int) -> bool:
        presenter = self._director.presenter
        return presenter is not None and presenter.active and land in presenter.choosable

    def _is_mine(self, land: int) -> bool:
        return 0 <= self._director.viewer == self._context.board.position.owners[land]

    def _is_enemy(self, land: int) -> bool:
        owner, viewer = self._context.board.position.owners[land], self._director.viewer
        return owner >= 0 and viewer >= 0 and owner not in self._context.game.rules.side_of(viewer)

    def _near(self, land: int) -> tuple[int, ...]:
        return tuple(self._context.game.rules.board.neighbours[land])

    def _borders_mine(self, land: int) -> bool:
        return self._is_enemy(land) and any(map(self._is_mine, self._near(land)))

    def _is_weak(self, land: int) -> bool:
        """Tell whether a territory of one's own has a stronger enemy beside it."""
        armies = self._context.board.position.armies
        near = (armies[other] for other in self._near(land) if self._is_enemy(other))
        return self._is_mine(land) and max(near, default=0) > armies[land]
