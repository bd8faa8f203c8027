"""What the chronicle says of command cards: who played which, what a die or a territory card showed, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from risk_desktop.editions.ad2210.cards.events import (
    ArmageddonEnded,
    HoardDecided,
    LandingOpened,
    ScoutsLanded,
    ScoutsSent,
)
from risk_desktop.editions.common.card_events import CardDieRolled, TerritoryCardsTurned
from risk_desktop.editions.common.card_play import COMMANDER, TERRITORY, CommandCardPlayed
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, Line
from risk_desktop.ui.names import Names


def card_tellers(names: Names) -> Mapping[type[Event], Callable[[Any], Line | None]]:
    """Return who tells which event."""
    told = _Cards(names)
    return {
        CommandCardPlayed: told.played,
        CardDieRolled: told.rolled,
        TerritoryCardsTurned: told.turned,
        LandingOpened: told.landing,
        ScoutsSent: told.sent,
        ScoutsLanded: told.landed,
        HoardDecided: told.hoard,
        ArmageddonEnded: told.ended,
    }


class _Cards:
    """Tells one event at a time."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._catalogue = find_edition(names.table.edition).cards

    def played(self, event: CommandCardPlayed) -> Line:
        """A card was played, at whom or what."""
        title = tr(
            "command_card.told.played", name=self._names.player(event.player), card=self._names.command_card(event.card)
        )
        places = event.targets if event.at == TERRITORY else ()
        return Line(event.player, title, SEPARATOR.join(self._target(event.at, t) for t in event.targets), places)

    def _target(self, at: str, target: int) -> str:
        if at == TERRITORY:
            return self._names.territory(target)
        if at == COMMANDER:
            assert self._catalogue is not None
            seat, kind = self._catalogue.piece_of(target)
            return f"{self._names.player(seat)}: {tr(f'ad2210.piece.{kind}')}"
        return self._names.player(target)

    def rolled(self, event: CardDieRolled) -> Line:
        """A die for a card, and the zone that it picked."""
        title = tr("command_card.told.rolled", card=self._names.command_card(event.card), value=event.value)
        return Line(event.player, title, self._names.region(event.region) if event.region >= 0 else "")

    def turned(self, event: TerritoryCardsTurned) -> Line:
        """Territory cards were turned over."""
        shown = SEPARATOR.join(self._names.territory(t) for t in event.territories)
        title = tr("command_card.told.turned", card=self._names.command_card(event.card))
        return Line(event.player, title, shown or tr("command_card.told.no_card"), event.territories)

    def landing(self, event: LandingOpened) -> Line:
        """A way down from the Moon."""
        name = self._names.player(event.player)
        if event.territory < 0:
            return Line(event.player, tr("command_card.told.no_landing", name=name))
        place = self._names.territory(event.territory)
        return Line(event.player, tr("command_card.told.landing", name=name, territory=place), "", (event.territory,))

    def sent(self, event: ScoutsSent) -> Line | None:
        """Scouts wait somewhere; who sent them is told where."""
        if not event.sent:
            return None
        title = tr("command_card.told.scouts_sent", name=self._names.player(event.player))
        if event.territory < 0:
            return Line(event.player, title)
        return Line(event.player, title, self._names.territory(event.territory), (event.territory,))

    def landed(self, event: ScoutsLanded) -> Line:
        """Scouts appear."""
        name, place = self._names.player(event.player), self._names.territory(event.territory)
        title = tr("command_card.told.scouts_landed", name=name, territory=place)
        return Line(event.player, title, f"+{event.mods}", (event.territory,))

    def hoard(self, event: HoardDecided) -> Line:
        """Energy that was waited for came, or not."""
        moon = event.territory < 0
        place = tr("command_card.told.the_moon") if moon else self._names.territory(event.territory)
        card, name = tr(f"command_card.{event.card}.title"), self._names.player(event.player)
        key = "command_card.told.hoard" if event.energy else "command_card.told.no_hoard"
        return Line(event.player, tr(key, card=card, name=name), place, () if moon else (event.territory,))

    def ended(self, event: ArmageddonEnded) -> Line:
        """No more nuclear cards for nothing."""
        return Line(event.player, tr("command_card.told.armageddon_over"))
