"""What is announced of gods, temples, relics, miracles, the plague and the sea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from risk_desktop.editions.common.pieces import PieceLost, PieceTaken
from risk_desktop.editions.godstorm.cards.events import (
    ContinentStruck,
    EpochTurnedBack,
    MiracleCancelled,
    RelicGained,
    RelicLost,
)
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.plague import PlagueLaid, PlagueStruck
from risk_desktop.editions.godstorm.temples import TEMPLE
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.announcements.announcement import Announcement, Announcements, shows
from risk_desktop.ui.game.cards.decks.card_book import face_of
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.names import Names


def _nobody(event: Any) -> tuple[int, ...]:
    return ()


def _player(event: Any) -> tuple[int, ...]:
    return (event.player,)


def _two(event: PieceTaken) -> tuple[int, ...]:
    return event.player, event.loser


def _robbed(event: RelicLost) -> tuple[int, ...]:
    return event.player, event.thief


def _god(event: GodBanished, context: GameContext) -> str:
    return event.kind


def _card(event: RelicGained | RelicLost | ContinentStruck, context: GameContext) -> str:
    return face_of(context, event.card).sign


def _is_temple(event: PieceLost | PieceTaken, context: GameContext) -> bool:
    return event.kind == TEMPLE


def _under_way(event: PlagueLaid, context: GameContext) -> bool:
    """Tell whether the game has begun: the first plague lands lie there from its start."""
    return context.game.state.round > 0


def _kills(event: PlagueStruck, context: GameContext) -> bool:
    """Tell whether armies die where they have stood; those who come in know what awaits them."""
    return event.armies > 0 and not event.on_entry


def _victims(moment: Sequence[Event], names: Names) -> LogLine:
    """Tell how many armies the plague has killed, whose, and where."""
    strikes = [each for each in moment if isinstance(each, PlagueStruck) and each.armies and not each.on_entry]
    title = tr("announce.victims", n=sum(strike.armies for strike in strikes))
    where = (f"{names.territory(strike.territory)} −{strike.armies}" for strike in strikes)
    player = strikes[-1].player
    detail = SEPARATOR.join((names.player(player), *where))
    return LogLine(player, title, detail, tuple(strike.territory for strike in strikes))


def _found(moment: Sequence[Event], names: Names) -> LogLine:
    """Tell who has found a relic, and what it does: the first sentence on its card."""
    event = moment[-1]
    assert isinstance(event, RelicGained)
    title = tr("miracle.told.gained", name=names.player(event.player), relic=names.card_title(event.card))
    does = tr(f"deck_card.{event.card}.what").split(". ")[0].rstrip(".")
    return LogLine(event.player, title, f"{does}.")


def _stolen(event: RelicLost, context: GameContext) -> bool:
    return event.thief >= 0


GOD_ANNOUNCEMENTS: Announcements = {
    RegionSunk: (Announcement("announce.sunk", "wave", "sinking", 95, _nobody),),
    GodBanished: (Announcement("announce.banished", "broken_figure", "banished", 75, _player, subject=_god),),
    EpochTurnedBack: (Announcement("announce.turned_back", "hourglass", "round_over", 65, _nobody),),
    PlagueLaid: (Announcement("announce.plague", "plague", "plague", 55, _nobody, _under_way),),
    ContinentStruck: (Announcement("announce.miracle", "card", "plague", 52, _nobody, subject=_card),),
    PieceLost: (
        Announcement("announce.temple", "broken_figure", "temple", 50, _player, when=_is_temple, subject=shows(TEMPLE)),
    ),
    RelicLost: (
        Announcement("announce.stolen", "relic", "relic", 48, _robbed, _stolen, _card),
        Announcement("announce.destroyed", "broken_relic", "banished", 48, _player, subject=_card),
    ),
    RelicGained: (
        Announcement("announce.relic", "relic", "relic", 45, _player, subject=_card, line=_found, kept=True),
    ),
    PieceTaken: (Announcement("announce.temple_taken", "taken_figure", "temple", 35, _two, _is_temple, shows(TEMPLE)),),
    PlagueStruck: (Announcement("announce.plague", "plague", "plague", 30, _player, _kills, line=_victims),),
    LinkClosed: (Announcement("announce.sunk", "card", "sinking", 28, _nobody, subject=shows("sink")),),
    MiracleCancelled: (Announcement("announce.miracle", "badge", "relic", 26, _player, subject=shows("shield")),),
    LaborDone: (Announcement("announce.labor", "badge", "mission", 25, _player, subject=shows("star")),),
}
"""What everybody should see happen."""
