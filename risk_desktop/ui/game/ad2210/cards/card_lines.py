"""What the chronicle and the recap say of command cards: who played which, what it showed, what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.ad2210.cards.diplomacy import ENERGY_CRISIS
from risk_desktop.editions.ad2210.cards.events import (
    ArmageddonEnded,
    CardDieRolled,
    CommandCardPlayed,
    HoardDecided,
    LandingOpened,
    ScoutsLanded,
    ScoutsSent,
    TerritoryCardsTurned,
)
from risk_desktop.editions.common.card_play import COMMANDER, TERRITORY
from risk_desktop.editions.common.money import MoneyPaid
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, EventRow, LineTable, LogLine, Loss, LossRows, listed
from risk_desktop.ui.money import ENERGY
from risk_desktop.ui.names import Names

_CARDS = 65
"""How much it counts that somebody played cards, on the scale of the recap; each card adds to it."""


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
    return listed(event.territories, names) or tr("deck_card.told.no_card")


class CardLines(LineTable):
    """Tells of command cards."""

    def _landing(self, event: LandingOpened) -> LogLine:
        """Tell a way down from the Moon."""
        name = self.names.player(event.player)
        if event.territory < 0:
            return LogLine(event.player, tr("deck_card.told.no_landing", name=name))
        place = self.names.territory(event.territory)
        return LogLine(event.player, tr("deck_card.told.landing", name=name, territory=place), "", (event.territory,))

    def _sent(self, event: ScoutsSent) -> LogLine | None:
        """Tell that scouts wait; only who sent them reads where."""
        if not event.sent:
            return None
        title = tr("deck_card.told.scouts_sent", name=self.names.player(event.player))
        if event.territory < 0:
            return LogLine(event.player, title)
        return LogLine(event.player, title, self.names.territory(event.territory), (event.territory,))

    def _hoard(self, event: HoardDecided) -> LogLine:
        """Tell whether the energy that was waited for came."""
        on_moon = event.territory < 0
        place = tr("deck_card.told.the_moon") if on_moon else self.names.territory(event.territory)
        card, name = tr(f"deck_card.{event.card}.title"), self.names.player(event.player)
        title = tr("deck_card.told.hoard" if event.energy else "deck_card.told.no_hoard", card=card, name=name)
        return LogLine(event.player, title, place, () if on_moon else (event.territory,))

    rows = {
        CommandCardPlayed: EventRow("deck_card.told.played", _targets, at=_target_lands, card="card"),
        CardDieRolled: EventRow("deck_card.told.rolled", _region, card="card", value="value"),
        TerritoryCardsTurned: EventRow("deck_card.told.turned", _turned, at="territories", card="card"),
        LandingOpened: _landing,
        ScoutsSent: _sent,
        ScoutsLanded: EventRow("deck_card.told.scouts_landed", "+{mods}", at="territory"),
        HoardDecided: _hoard,
        ArmageddonEnded: EventRow("deck_card.told.armageddon_over"),
    }


def card_recap(events: Sequence[Event], names: Names, viewer: int) -> list[tuple[int, LogLine]]:
    """Return the lines that tell the cards of the other players, with their weights: who played most counts most."""
    played: dict[int, list[CommandCardPlayed]] = {}
    for event in events:
        if isinstance(event, CommandCardPlayed) and event.player != viewer:
            played.setdefault(event.player, []).append(event)
    told = []
    for player, cards in played.items():
        shown = SEPARATOR.join(names.card_title(each.card) for each in cards)
        title = tr("tables.recap.played", name=names.player(player), cards=shown)
        aimed = tuple(dict.fromkeys(t for each in cards if each.at == TERRITORY for t in each.targets))
        told.append((_CARDS + len(cards), LogLine(player, title, listed(aimed, names), aimed)))
    return told


def _drained(event: MoneyPaid, names: Names) -> Loss | None:
    """Tell what a card of somebody else has taken; all else a player pays by his own choice."""
    return Loss(event.player, words=ENERGY.words(event.amount)) if event.purpose == ENERGY_CRISIS else None


CARD_LOSSES: LossRows = {MoneyPaid: _drained}
