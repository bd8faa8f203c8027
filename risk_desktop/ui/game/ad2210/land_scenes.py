"""How land is shown that a card empties, or that is devastated before the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.ad2210.cards.events import TerritoryEmptied
from risk_desktop.editions.ad2210.terrain import MOON, LandsDevastated, of_terrain
from risk_desktop.engine.events import Event, TerritoryConquered
from risk_desktop.i18n import tr
from risk_desktop.ui.board.effects.piece_effects import STRIKE_MS
from risk_desktop.ui.game.announcements.announcement import Announcement, Announcements
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names


class LandScenes(FeatureController):
    """Takes part in the showing of events."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._animator = parts.director.animator
        self._animator.stage(self._fits, self._show)

    def _fits(self, event: Event) -> bool:
        return isinstance(event, (LandsDevastated, TerritoryEmptied))

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms at the speed in use."""
        if isinstance(event, LandsDevastated):
            self._context.board.piece_effects.strike(event.territories, self._ruin)
            return MOTION.fade(STRIKE_MS * len(event.territories))
        assert isinstance(event, TerritoryEmptied)
        self._animator.projection.leave(event.territory)
        self._animator.apply()
        return 0

    def _ruin(self, territory: int) -> None:
        self._animator.projection.ruin((territory,))
        self._animator.apply()


def _is_colony(event: TerritoryConquered, context: GameContext) -> bool:
    """Tell whether this is the only territory of a player on the Moon."""
    game = context.game
    moon = of_terrain(game.rules.board, MOON)
    return event.territory in moon and sum(game.state.owner[land] == event.player for land in moon) == 1


def _colony(moment: Sequence[TerritoryConquered], names: Names) -> LogLine:
    """Tell who has come to the Moon, and where he stands there."""
    event = moment[-1]
    title = tr("announce.colony.title", name=names.player(event.player))
    return LogLine(event.player, title, names.territory(event.territory), (event.territory,))


LAND_ANNOUNCEMENTS: Announcements = {
    TerritoryConquered: (
        Announcement("announce.colony", "moon", "colony", 58, lambda event: (event.player,), _is_colony, line=_colony),
    ),
}
"""What everybody should see happen."""
