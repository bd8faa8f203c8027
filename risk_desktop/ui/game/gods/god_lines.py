"""What the chronicle says of gods and of what they rule: pantheons, god wars, the plague, the sea, the dead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from risk_desktop.editions.common.battle_events import ArmiesSaved
from risk_desktop.editions.common.score import FinalScore
from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, ArmyRevived, DeadWalked
from risk_desktop.editions.godstorm.god_war import GodWarFought, GodWarSide
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.invasions import InvasionBroken, InvasionDeclared
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.pantheons import PantheonsRolled, PantheonTaken
from risk_desktop.editions.godstorm.plague import PlagueEnded, PlagueLaid, PlagueStruck
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, Line, Losses
from risk_desktop.ui.names import Names


def god_tellers(
    names: Names, losses: Losses, pantheons: dict[int, str]
) -> Mapping[type[Event], Callable[[Any], Line | None]]:
    """Return who tells which event; ``pantheons``: those that are led already, by seat; those that are taken are added.

    ``losses`` keys the entry of the last loss, which the plague takes over.
    """
    gods, lands = _Gods(names, pantheons), _Lands(names, losses)
    return {
        PantheonsRolled: gods.rolled,
        PantheonTaken: gods.taken,
        InvasionDeclared: gods.declared,
        DiceRolled: gods.dice,
        InvasionBroken: gods.broken,
        GodWarFought: gods.fought,
        GodBanished: gods.banished,
        LaborDone: gods.labor,
        PlagueLaid: lands.plague,
        PlagueEnded: lands.healthy,
        PlagueStruck: lands.struck,
        LinkClosed: lands.closed,
        RegionSunk: lands.sunk,
        ArmiesSaved: lands.saved,
        ArmyRevived: lands.revived,
        DeadWalked: lands.walked,
        AfterlifeLeft: lands.left,
        FinalScore: lands.scored,
    }


class _Gods:
    """Tells of pantheons and gods, by name where the pantheon is known."""

    def __init__(self, names: Names, pantheons: dict[int, str]) -> None:
        self._names, self._pantheons = names, pantheons
        # Of the invasion under way: nothing has been rolled yet.
        self._fresh = False

    def _god(self, seat: int, kind: str) -> str:
        pantheon = self._pantheons.get(seat)
        return tr(f"god.name.{pantheon}.{kind}") if pantheon else self._names.piece(kind)

    def _owned(self, seat: int, kind: str) -> str:
        return tr("god.told.owned", god=self._god(seat, kind), name=self._names.player(seat))

    def rolled(self, event: PantheonsRolled) -> Line:
        """They rolled for who chooses first."""
        rolls = zip(event.players, event.rolls, strict=True)
        shown = SEPARATOR.join(f"{self._names.player(player)} {roll}" for player, roll in rolls)
        return Line(NOBODY, tr("god.told.rolled"), shown)

    def taken(self, event: PantheonTaken) -> Line:
        """Who leads whom."""
        self._pantheons[event.player] = event.pantheon
        name, pantheon = self._names.player(event.player), tr(f"pantheon.{event.pantheon}")
        return Line(event.player, tr("god.told.pantheon", name=name, pantheon=pantheon))

    def declared(self, event: InvasionDeclared) -> Line | None:
        """An invasion in which gods take part; others are told with their dice."""
        self._fresh = True
        if not event.gods:
            return None
        name, place = self._names.player(event.player), self._names.territory(event.target)
        gods = SEPARATOR.join(self._god(event.player, kind) for kind in event.gods)
        where = (event.origin, event.target)
        return Line(event.player, tr("god.told.invades", name=name, territory=place), gods, where)

    def dice(self, event: DiceRolled) -> None:
        """The invasion is told with its dice from now on."""
        self._fresh = False

    def broken(self, event: InvasionBroken) -> Line | None:
        """An invasion came to nothing before any dice."""
        if not self._fresh:
            return None
        place = self._names.territory(event.target)
        return Line(event.player, tr("years.told.called_off", territory=place), "", (event.origin, event.target))

    def fought(self, event: GodWarFought) -> Line:
        """A round of a god war: who beat whom, by how much."""
        self._fresh = False
        attack, defence = event.attack, event.defence
        sides = (attack, defence) if event.winner == attack.host.seat else (defence, attack)
        winner, loser = (self._owned(side.host.seat, side.champion) for side in sides)
        key = "god.told.war_tied" if event.tie else "god.told.war"
        title = tr(key, winner=winner, loser=loser)
        detail = tr("god.told.totals", won=self._sum(sides[0]), lost=self._sum(sides[1]))
        return Line(event.winner, title, detail, (event.origin, event.target))

    def _sum(self, side: GodWarSide) -> str:
        """Return a total as dice and what is added."""
        return f"{side.total} ({'+'.join(map(str, side.rolled))}, +{side.host.bonus})"

    def banished(self, event: GodBanished) -> Line:
        """A god went back to the pantheon."""
        title = tr("god.told.banished", god=self._owned(event.player, event.kind))
        return Line(event.player, title, tr(f"god.why.{event.why}"), (event.territory,))

    def labor(self, event: LaborDone) -> Line:
        """A labor earned a card."""
        name, god = self._names.player(event.player), self._names.piece(event.kind)
        return Line(event.player, tr("god.told.labor", name=name, god=god), tr(f"god.labor.{event.kind}"))


class _Lands:
    """Tells of the plague, the sea, the dead and the points."""

    def __init__(self, names: Names, losses: Losses) -> None:
        self._names, self._losses = names, losses

    def plague(self, event: PlagueLaid) -> Line:
        """The plague broke out."""
        where = SEPARATOR.join(self._names.territory(t) for t in event.territories)
        return Line(NOBODY, tr("god.told.plague"), where, event.territories)

    def healthy(self, event: PlagueEnded) -> Line:
        """A land is healthy again."""
        title = tr("god.told.healthy", territory=self._names.territory(event.territory))
        return Line(NOBODY, title, "", (event.territory,))

    def struck(self, event: PlagueStruck) -> Line:
        """The plague took its share, in place of the plain entry of the loss."""
        title = tr("god.told.struck", territory=self._names.territory(event.territory))
        name = self._names.player(event.player)
        detail = tr("god.told.victims", n=event.armies, name=name) if event.armies else tr("god.told.no_victims")
        key = self._losses.key if event.armies else ""
        return Line(event.player, title, detail, (event.territory,), key=key)

    def closed(self, event: LinkClosed) -> Line:
        """The maelstrom closed a way."""
        where = f"{self._names.territory(event.a)} – {self._names.territory(event.b)}"
        return Line(event.player, tr("god.told.maelstrom"), where, (event.a, event.b))

    def sunk(self, event: RegionSunk) -> Line:
        """Land went under."""
        where = SEPARATOR.join(self._names.territory(t) for t in event.territories)
        return Line(
            event.player, tr("god.told.sunk", region=self._names.region(event.region)), where, event.territories
        )

    def saved(self, event: ArmiesSaved) -> Line:
        """Armies were saved from death for faith."""
        title = tr("god.told.saved", n=event.armies, name=self._names.player(event.player))
        return Line(event.player, title, self._names.territory(event.territory), (event.territory,))

    def revived(self, event: ArmyRevived) -> Line:
        """An army came back from a crypt."""
        return self._risen(event.player, 1, event.origin, event.target)

    def walked(self, event: DeadWalked) -> Line:
        """Armies rose from a field."""
        return self._risen(event.player, event.armies, event.field, event.territory)

    def _risen(self, player: int, armies: int, field: int, temple: int) -> Line:
        title = tr("god.told.risen", n=armies, name=self._names.player(player))
        way = f"{self._names.territory(field)} → {self._names.territory(temple)}"
        return Line(player, title, way, (field, temple))

    def left(self, event: AfterlifeLeft) -> Line:
        """The dead marched out of the Afterlife."""
        total = sum(number for _, number in event.parts)
        where = SEPARATOR.join(f"{self._names.territory(t)} +{number}" for t, number in event.parts)
        title = tr("god.told.left", n=total, name=self._names.player(event.player))
        return Line(event.player, title, where, tuple(t for t, _ in event.parts))

    def scored(self, event: FinalScore) -> Line:
        """Points at the end."""
        total = sum(line.armies for line in event.lines)
        return Line(event.player, tr("years.told.scored", n=total, name=self._names.player(event.player)))
