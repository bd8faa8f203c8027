"""What is announced of command cards: strikes with their dice, and invasions that come to nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from risk_desktop.editions.ad2210.cards.events import CardDieRolled, CommandCardPlayed, TerritoryCardsTurned
from risk_desktop.editions.ad2210.invasion import InvasionAnnounced, InvasionEnded
from risk_desktop.editions.ad2210.units import NUCLEAR
from risk_desktop.i18n import tr
from risk_desktop.ui.art.vignettes import DieShown
from risk_desktop.ui.game.announcements.announcement import Announcement, Announcements, shows
from risk_desktop.ui.game.cards.decks.card_book import face_of
from risk_desktop.ui.game.chronicle.lines import CALLED_OFF, SEPARATOR, LogLine, listed
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.names import Names


def _nobody(event: object) -> tuple[int, ...]:
    return ()


def _is_nuclear(event: CommandCardPlayed | CardDieRolled | TerritoryCardsTurned, context: GameContext) -> bool:
    return face_of(context, event.card).deck == NUCLEAR


def _card(event: CardDieRolled | TerritoryCardsTurned, context: GameContext) -> str:
    return face_of(context, event.card).sign


def _die(event: CardDieRolled) -> DieShown:
    return DieShown(event.value, event.sides)


def _rolled(moment: Sequence[Any], names: Names) -> LogLine:
    """Tell what was rolled for which card, by whom, and at what it was aimed or what region that picked."""
    event = moment[-1]
    lands = next((each.lands for each in moment if isinstance(each, CommandCardPlayed)), ())
    where = listed(lands, names)
    if event.region >= 0:
        region, where = names.regions[event.region].id, names.region(event.region)
        lands = tuple(number for number, land in enumerate(names.territories) if land.region == region)
    title = tr("deck_card.told.rolled", card=names.card_title(event.card), value=event.value)
    return LogLine(event.player, title, SEPARATOR.join(filter(None, (names.player(event.player), where))), lands)


def _called_off(moment: Sequence[Any], names: Names) -> LogLine | None:
    """Tell that an invasion is off, and by whose card: the last one since it was announced."""
    line = CALLED_OFF.line(moment[-1], names)
    since = takewhile(lambda event: not isinstance(event, InvasionAnnounced), reversed(moment))
    played = next((event for event in since if isinstance(event, CommandCardPlayed)), None)
    if line is None or played is None:
        return line
    by = SEPARATOR.join((names.player(played.player), names.card_title(played.card)))
    return replace(line, seat=played.player, detail=by)


def _strike(weight: int, picture: str = "cloud") -> Announcement:
    return Announcement("announce.strike", picture, "nuclear", weight, _nobody, _is_nuclear)


CARD_ANNOUNCEMENTS: Announcements = {
    CommandCardPlayed: (_strike(72),),
    CardDieRolled: (
        Announcement("announce.strike", "cloud", "nuclear", 76, _nobody, _is_nuclear, die=_die, line=_rolled),
        Announcement("announce.card", "card", "relic", 50, _nobody, subject=_card, die=_die, line=_rolled),
    ),
    TerritoryCardsTurned: (
        _strike(75),
        Announcement("announce.card", "card", "relic", 50, _nobody, subject=_card),
    ),
    InvasionEnded: (
        Announcement("announce.card", "badge", "arrow", 20, _nobody, subject=shows("shield"), line=_called_off),
    ),
}
"""What everybody should see happen."""
