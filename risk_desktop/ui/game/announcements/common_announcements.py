"""What is announced in any game: players, capitals, missions, regions."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.engine.events import PlayerEliminated, RegionBroken, RegionCompleted, TerritoryConquered
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.i18n import tr
from risk_desktop.ui.game.announcements.announcement import Announcement, Announcements, shows
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.missions.secret_lines import why_shown
from risk_desktop.ui.names import Names


def _found(event: CapitalRevealed, context: GameContext) -> bool:
    """Tell whether somebody has found or shown a capital: those that all lie open are no news."""
    return event.by >= 0


def _capital(moment: Sequence[CapitalRevealed], names: Names) -> LogLine:
    """Tell whose capital it is."""
    event = moment[-1]
    title = tr("play.banner.capital", player=names.player(event.player), territory=names.territory(event.territory))
    return LogLine(event.player, title, why_shown(event, names), (event.territory,))


def _is_capital(event: TerritoryConquered, context: GameContext) -> bool:
    """Tell whether a capital that everybody knows changes hands."""
    return _founder(event.territory, context.game.state) >= 0


def _founder(territory: int, state: GameState) -> int:
    """Return whose capital a territory is, as far as everybody knows; NOBODY of none."""
    slot = state.slots.get("capitals")
    if slot is None:
        return NOBODY
    pairs = enumerate(zip(slot.places, slot.shown, strict=True))
    return next((seat for seat, (place, shown) in pairs if shown and place == territory), NOBODY)


def _taken(moment: Sequence[TerritoryConquered], names: Names) -> LogLine:
    """Tell who has taken a capital, and from whom."""
    event = moment[-1]
    title = tr(
        "announce.capital_taken.title", player=names.player(event.player), territory=names.territory(event.territory)
    )
    return LogLine(event.player, title, names.player(event.loser), (event.territory,))


COMMON_ANNOUNCEMENTS: Announcements = {
    PlayerEliminated: (
        Announcement(
            "announce.out", "badge", "player_out", 90, lambda event: (event.player, event.by), subject=shows("skull")
        ),
    ),
    CapitalRevealed: (
        Announcement(
            "announce.capital",
            "badge",
            "capital",
            80,
            lambda event: (event.player, event.by),
            _found,
            shows("crown"),
            line=_capital,
            pip="star",
        ),
    ),
    TerritoryConquered: (
        Announcement(
            "announce.capital_taken",
            "badge",
            "capital",
            78,
            lambda event: (event.player, event.loser),
            _is_capital,
            shows("crown"),
            line=_taken,
            pip="star",
        ),
    ),
    MissionRevealed: (
        Announcement(
            "announce.mission", "badge", "mission", 70, lambda event: (event.player,), subject=shows("target")
        ),
    ),
    RegionCompleted: (
        Announcement(
            "announce.completed", "badge", "region", 60, lambda event: (event.player,), subject=shows("crown")
        ),
    ),
    RegionBroken: (
        Announcement(
            "announce.broken",
            "broken_roundel",
            "region_broken",
            40,
            lambda event: (event.player,),
            subject=shows("crown"),
        ),
    ),
}
"""What everybody should see happen in any game."""
