"""What chronicle and recap say of miracle cards and relics: who played which at what, what came of it, who has what now."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.events import (
    BoxOpened,
    CardStolen,
    ContinentStruck,
    EpochTurnedBack,
    FireCalled,
    GarrisonsSwapped,
    GroundHallowed,
    HandDiscarded,
    LandDeserted,
    MiracleCancelled,
    MiraclePlayed,
    MiracleRolled,
    RelicGained,
    RelicLost,
    RelicWorked,
)
from risk_desktop.editions.godstorm.gods import GODS
from risk_desktop.engine.events import Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import (
    EMPTIED,
    SEPARATOR,
    EventRow,
    LineTable,
    LogLine,
    Loss,
    LossRows,
    from_loser,
)
from risk_desktop.ui.names import Names


def _targets(event: MiraclePlayed, names: Names) -> str:
    words = (_target(names, kind, target) for kind, target in zip(event.at, event.targets, strict=False))
    return SEPARATOR.join(filter(None, words))


def _target(names: Names, kind: str, target: int) -> str:
    """Return a target in words; a relic is told by what becomes of it."""
    if kind == "territory":
        return names.territory(target)
    if kind == "player":
        return names.player(target)
    if kind == "god":
        return names.piece(GODS[target])
    return names.deck(GODS[target]) if kind == "deck" else ""


def _target_lands(event: MiraclePlayed, names: Names) -> list[int]:
    return [target for kind, target in zip(event.at, event.targets, strict=False) if kind == "territory"]


def _useless(event: BoxOpened, names: Names) -> str:
    return "" if event.played else tr("miracle.told.no_target")


def _gift(event: RelicWorked, names: Names) -> str:
    return f"+{event.amount}" if event.amount else tr("miracle.told.nothing")


class MiracleLines(LineTable):
    """Tells cards and relics."""

    def _stolen(self, event: CardStolen) -> LogLine:
        title = tr("chronicle.cards_taken", n=1, name=self.names.player(event.player))
        return LogLine(event.player, title, from_loser(event, self.names))

    def _lost(self, event: RelicLost) -> LogLine:
        """Tell a lost relic; one that is plundered is its thief's line."""
        loser, relic = self.names.player(event.player), self.names.card_title(event.card)
        if event.thief == NOBODY:
            return LogLine(event.player, tr("miracle.told.destroyed", name=loser, relic=relic))
        title = tr("miracle.told.plundered", name=self.names.player(event.thief), relic=relic)
        return LogLine(event.thief, title, tr("chronicle.from", name=loser))

    rows = {
        MiraclePlayed: EventRow("deck_card.told.played", _targets, at=_target_lands, card="card"),
        MiracleCancelled: EventRow("miracle.told.cancelled", "miracle.told.shield", seat="by", card="card"),
        MiracleRolled: EventRow(
            "deck_card.told.rolled", "{territory}", seat=None, at="territory", card="card", value="value"
        ),
        ContinentStruck: EventRow("miracle.told.struck", "{region}", seat=None, card="card"),
        LandDeserted: EMPTIED,
        HandDiscarded: EventRow("miracle.told.discarded", n="cards"),
        CardStolen: _stolen,
        GarrisonsSwapped: EventRow("miracle.told.swapped", "{a} ↔ {b}", at=("a", "b")),
        EpochTurnedBack: EventRow("miracle.told.turned_back", epoch="epoch"),
        GroundHallowed: EventRow("miracle.told.hallowed", at="territory"),
        FireCalled: EventRow("miracle.told.fire", n="bonus"),
        BoxOpened: EventRow("miracle.told.box", _useless, card="card"),
        RelicWorked: EventRow("miracle.told.worked", _gift, relic="card"),
        RelicGained: EventRow("miracle.told.gained", relic="card"),
        RelicLost: _lost,
    }


def _relic_lost(event: RelicLost, names: Names) -> Loss:
    return Loss(event.player, words=names.card_title(event.card), to=event.thief)


def _card_stolen(event: CardStolen, names: Names) -> Loss:
    return Loss(event.loser, words=tr("tables.recap.cards", n=1), to=event.player)


def _hand_discarded(event: HandDiscarded, names: Names) -> Loss:
    return Loss(event.player, words=tr("tables.recap.cards", n=event.cards))


MIRACLE_LOSSES: LossRows = {RelicLost: _relic_lost, CardStolen: _card_stolen, HandDiscarded: _hand_discarded}
MIRACLE_NEWS: frozenset[type[Event]] = frozenset(
    {MiraclePlayed, MiracleCancelled, BoxOpened, RelicGained, RelicLost, GarrisonsSwapped}
)
"""What the recap tells of the others as the chronicle does."""
