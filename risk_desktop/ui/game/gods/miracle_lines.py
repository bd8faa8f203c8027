"""What the chronicle says of miracle cards and relics: who played which at what, what came of it, who has what now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, Line
from risk_desktop.ui.names import Names


def miracle_tellers(names: Names) -> Mapping[type[Event], Callable[[Any], Line | None]]:
    """Return who tells which event."""
    told = _Miracles(names)
    return {
        MiraclePlayed: told.played,
        MiracleCancelled: told.cancelled,
        MiracleRolled: told.rolled,
        ContinentStruck: told.struck,
        LandDeserted: told.deserted,
        HandDiscarded: told.discarded,
        CardStolen: told.stolen,
        GarrisonsSwapped: told.swapped,
        EpochTurnedBack: told.turned_back,
        GroundHallowed: told.hallowed,
        FireCalled: told.fire,
        BoxOpened: told.box,
        RelicWorked: told.worked,
        RelicGained: told.gained,
        RelicLost: told.lost,
    }


def _title(card: str) -> str:
    """Return the name of a card by its id."""
    return tr(f"command_card.{card}.title")


class _Miracles:
    """Tells one event at a time."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def played(self, event: MiraclePlayed) -> Line:
        """A card was played, at whom or what."""
        title = tr("command_card.told.played", name=self._names.player(event.player), card=_title(event.card))
        aims = list(zip(event.at, event.targets, strict=False))
        words = [self._target(at, target) for at, target in aims]
        places = tuple(target for at, target in aims if at == "territory")
        return Line(event.player, title, SEPARATOR.join(word for word in words if word), places)

    def _target(self, at: str, target: int) -> str:
        """Return a target in words; a relic is told by what becomes of it."""
        if at == "territory":
            return self._names.territory(target)
        if at == "player":
            return self._names.player(target)
        if at == "god":
            return self._names.piece(GODS[target])
        return self._names.deck(GODS[target]) if at == "deck" else ""

    def cancelled(self, event: MiracleCancelled) -> Line:
        """Aegis was raised."""
        title = tr("miracle.told.cancelled", card=_title(event.card))
        return Line(event.by, title, tr("miracle.told.shield", name=self._names.player(event.by)))

    def rolled(self, event: MiracleRolled) -> Line:
        """A die for a card."""
        title = tr("command_card.told.rolled", card=_title(event.card), value=event.value)
        return Line(NOBODY, title, self._names.territory(event.territory), (event.territory,))

    def struck(self, event: ContinentStruck) -> Line:
        """The lot named a continent."""
        return Line(NOBODY, tr("miracle.told.struck", card=_title(event.card)), self._names.region(event.region))

    def deserted(self, event: LandDeserted) -> Line:
        """Nobody is left there."""
        title = tr("years.told.emptied", territory=self._names.territory(event.territory))
        return Line(event.player, title, "", (event.territory,))

    def discarded(self, event: HandDiscarded) -> Line:
        """A hand was thrown away."""
        name = self._names.player(event.player)
        return Line(event.player, tr("miracle.told.discarded", n=event.cards, name=name))

    def stolen(self, event: CardStolen) -> Line:
        """A card changed hands unseen."""
        title = tr("chronicle.cards_taken", n=1, name=self._names.player(event.player))
        return Line(event.player, title, tr("chronicle.from", name=self._names.player(event.loser)))

    def swapped(self, event: GarrisonsSwapped) -> Line:
        """Two garrisons changed places."""
        where = f"{self._names.territory(event.a)} ↔ {self._names.territory(event.b)}"
        title = tr("miracle.told.swapped", name=self._names.player(event.player))
        return Line(event.player, title, where, (event.a, event.b))

    def turned_back(self, event: EpochTurnedBack) -> Line:
        """The game lasts longer."""
        return Line(event.player, tr("miracle.told.turned_back", epoch=event.epoch))

    def hallowed(self, event: GroundHallowed) -> Line:
        """A land is safe for this turn."""
        title = tr("miracle.told.hallowed", territory=self._names.territory(event.territory))
        return Line(event.player, title, "", (event.territory,))

    def fire(self, event: FireCalled) -> Line:
        """Totals in god wars are higher for this turn."""
        name = self._names.player(event.player)
        return Line(event.player, tr("miracle.told.fire", n=event.bonus, name=name))

    def box(self, event: BoxOpened) -> Line:
        """Pandora's Box revealed a card."""
        title = tr("miracle.told.box", name=self._names.player(event.player), card=_title(event.card))
        return Line(event.player, title, "" if event.played else tr("miracle.told.no_target"))

    def worked(self, event: RelicWorked) -> Line | None:
        """A relic gave something; faith and cards are told by themselves."""
        detail = f"+{event.amount}" if event.amount else tr("miracle.told.nothing")
        name = self._names.player(event.player)
        return Line(event.player, tr("miracle.told.worked", name=name, relic=_title(event.card)), detail)

    def gained(self, event: RelicGained) -> Line:
        """A relic is in play."""
        name = self._names.player(event.player)
        return Line(event.player, tr("miracle.told.gained", name=name, relic=_title(event.card)))

    def lost(self, event: RelicLost) -> Line:
        """A relic was destroyed or stolen."""
        name, relic = self._names.player(event.player), _title(event.card)
        if event.thief == NOBODY:
            return Line(event.player, tr("miracle.told.destroyed", name=name, relic=relic))
        thief = self._names.player(event.thief)
        title = tr("miracle.told.plundered", name=thief, relic=relic)
        return Line(event.thief, title, tr("chronicle.from", name=name))
