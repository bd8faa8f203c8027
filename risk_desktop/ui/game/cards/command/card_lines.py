"""What the chronicle says of command cards: who played which, what a die or a territory card showed, what came of it."""

from __future__ import annotations

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
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, EventRow, LineTable, LogLine, listed
from risk_desktop.ui.names import Names


def _targets(event: CommandCardPlayed, names: Names) -> str:
    return SEPARATOR.join(_target(names, event.at, target) for target in event.targets)


def _target(names: Names, at: str, target: int) -> str:
    if at == TERRITORY:
        return names.territory(target)
    if at == COMMANDER:
        catalogue = find_edition(names.table.edition).cards
        assert catalogue is not None
        seat, kind = catalogue.piece_of(target)
        return f"{names.player(seat)}: {tr(f'ad2210.piece.{kind}')}"
    return names.player(target)


def _target_lands(event: CommandCardPlayed, names: Names) -> tuple[int, ...]:
    return event.targets if event.at == TERRITORY else ()


def _region(event: CardDieRolled, names: Names) -> str:
    return names.region(event.region) if event.region >= 0 else ""


def _turned(event: TerritoryCardsTurned, names: Names) -> str:
    return listed(event.territories, names) or tr("command_card.told.no_card")


class CardLines(LineTable):
    """Tells of command cards."""

    def _landing(self, event: LandingOpened) -> LogLine:
        """Tell a way down from the Moon."""
        name = self.names.player(event.player)
        if event.territory < 0:
            return LogLine(event.player, tr("command_card.told.no_landing", name=name))
        place = self.names.territory(event.territory)
        return LogLine(
            event.player, tr("command_card.told.landing", name=name, territory=place), "", (event.territory,)
        )

    def _sent(self, event: ScoutsSent) -> LogLine | None:
        """Tell that scouts wait; only who sent them reads where."""
        if not event.sent:
            return None
        title = tr("command_card.told.scouts_sent", name=self.names.player(event.player))
        if event.territory < 0:
            return LogLine(event.player, title)
        return LogLine(event.player, title, self.names.territory(event.territory), (event.territory,))

    def _hoard(self, event: HoardDecided) -> LogLine:
        """Tell whether the energy that was waited for came."""
        on_moon = event.territory < 0
        place = tr("command_card.told.the_moon") if on_moon else self.names.territory(event.territory)
        card, name = tr(f"command_card.{event.card}.title"), self.names.player(event.player)
        title = tr("command_card.told.hoard" if event.energy else "command_card.told.no_hoard", card=card, name=name)
        return LogLine(event.player, title, place, () if on_moon else (event.territory,))

    rows = {
        CommandCardPlayed: EventRow("command_card.told.played", _targets, at=_target_lands, card="card"),
        CardDieRolled: EventRow("command_card.told.rolled", _region, card="card", value="value"),
        TerritoryCardsTurned: EventRow("command_card.told.turned", _turned, at="territories", card="card"),
        LandingOpened: _landing,
        ScoutsSent: _sent,
        ScoutsLanded: EventRow("command_card.told.scouts_landed", "+{mods}", at="territory"),
        HoardDecided: _hoard,
        ArmageddonEnded: EventRow("command_card.told.armageddon_over"),
    }
