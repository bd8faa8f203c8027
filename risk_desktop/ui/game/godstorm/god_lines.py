"""What the chronicle says of gods and of what they rule: pantheons, god wars, the plague, the sea, the dead."""

from __future__ import annotations

from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, ArmyRevived, DeadWalked
from risk_desktop.editions.godstorm.battle import ArmiesSaved
from risk_desktop.editions.godstorm.declarations import InvasionBroken, InvasionDeclared
from risk_desktop.editions.godstorm.god_war import GodWarFought, GodWarSide
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.pantheons import PantheonsRolled, PantheonTaken
from risk_desktop.editions.godstorm.plague import PlagueEnded, PlagueLaid, PlagueStruck
from risk_desktop.editions.godstorm.scoring import FinalScore
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.invasion_lines import InvasionLines
from risk_desktop.ui.game.chronicle.lines import (
    SCORED,
    SEPARATOR,
    WAY,
    EventRow,
    LogLine,
    Loss,
    LossRows,
    NarrationContext,
    rolls,
)
from risk_desktop.ui.names import Names


def _goals(event: AfterlifeLeft, names: Names) -> list[int]:
    return [territory for territory, _ in event.parts]


class GodLines(InvasionLines):
    """Tells what only games with gods have; gods are called by name where the pantheon is known."""

    def __init__(self, context: NarrationContext) -> None:
        super().__init__(context)
        # Of the invasion under way: nothing has been rolled yet.
        self._fresh = False

    def follow(self, event: Event) -> None:
        """Notice whether an invasion has come to any dice, and which armies do not fall by them; who plays cards."""
        super().follow(event)
        if isinstance(event, (DiceRolled, GodWarFought)):
            self._fresh = False
        elif isinstance(event, ArmiesSaved):
            self.context.due = max(0, self.context.due - event.armies)

    def _god(self, seat: int, kind: str) -> str:
        return self.names.called(self.context.look(seat, kind))

    def _owned(self, seat: int, kind: str) -> str:
        return tr("god.told.owned", god=self._god(seat, kind), name=self.names.player(seat))

    def _taken(self, event: PantheonTaken) -> LogLine:
        self.context.families[event.player] = event.pantheon
        name, pantheon = self.names.player(event.player), tr(f"pantheon.{event.pantheon}")
        return LogLine(event.player, tr("god.told.pantheon", name=name, pantheon=pantheon))

    def _declared(self, event: InvasionDeclared) -> LogLine | None:
        """Tell an invasion in which gods take part; others are told with their dice."""
        self._fresh = True
        if not event.gods:
            return None
        name, place = self.names.player(event.player), self.names.territory(event.target)
        gods = SEPARATOR.join(self._god(event.player, kind) for kind in event.gods)
        return LogLine(
            event.player, tr("god.told.invades", name=name, territory=place), gods, (event.origin, event.target)
        )

    def _broken(self, event: InvasionBroken) -> LogLine | None:
        return self.called_off(event) if self._fresh else None

    def _fought(self, event: GodWarFought) -> LogLine:
        """Tell a round of a god war: who beat whom, by how much."""
        attack, defence = event.attack, event.defence
        sides = (attack, defence) if event.winner == attack.host.seat else (defence, attack)
        winner, loser = (self._owned(side.host.seat, side.champion) for side in sides)
        title = tr("god.told.war_tied" if event.tie else "god.told.war", winner=winner, loser=loser)
        detail = tr("god.told.totals", won=_sum(sides[0]), lost=_sum(sides[1]))
        return LogLine(event.winner, title, detail, (event.origin, event.target))

    def _banished(self, event: GodBanished) -> LogLine:
        title = tr("god.told.banished", god=self._owned(event.player, event.kind))
        return LogLine(event.player, title, tr(f"god.why.{event.why}"), (event.territory,))

    def _struck(self, event: PlagueStruck) -> LogLine | None:
        """Tell the plague's share, in place of the plain entry of the loss; where it kills nobody there is none."""
        if not event.armies:
            return None
        title = tr("god.told.struck", territory=self.names.territory(event.territory))
        detail = tr("god.told.victims", n=event.armies, name=self.names.player(event.player))
        return LogLine(event.player, title, detail, (event.territory,), key=self.context.loss_key)

    def _revived(self, event: ArmyRevived) -> LogLine:
        way = WAY.format(origin=self.names.territory(event.origin), target=self.names.territory(event.target))
        title = tr("god.told.risen", n=1, name=self.names.player(event.player))
        return LogLine(event.player, title, way, (event.origin, event.target))

    announcing = InvasionDeclared
    rows = {
        PantheonsRolled: EventRow("god.told.rolled", rolls, seat=None),
        PantheonTaken: _taken,
        InvasionDeclared: _declared,
        InvasionBroken: _broken,
        GodWarFought: _fought,
        GodBanished: _banished,
        LaborDone: EventRow("god.told.labor", lambda event, names: tr(f"god.labor.{event.kind}"), god="kind"),
        PlagueLaid: EventRow("god.told.plague", "{territories}", seat=None, at="territories"),
        PlagueEnded: EventRow("god.told.healthy", seat=None, at="territory"),
        PlagueStruck: _struck,
        LinkClosed: EventRow("god.told.maelstrom", "{a} – {b}", at=("a", "b")),
        RegionSunk: EventRow("god.told.sunk", "{territories}", at="territories", region="region"),
        ArmiesSaved: EventRow("god.told.saved", "{territory}", at="territory", n="armies"),
        ArmyRevived: _revived,
        DeadWalked: EventRow("god.told.risen", "{field} → {territory}", at=("field", "territory"), n="armies"),
        AfterlifeLeft: EventRow("god.told.left", "{parts}", at=_goals, n="parts"),
        FinalScore: SCORED,
    }


def _god_lost(event: GodBanished, names: Names) -> Loss:
    """A god: a card that banishes him, or leaves him without armies, is told as why."""
    by_card = event.why in ("emptied", "miracle")
    return Loss(event.player, event.kind, "", event.territory, "" if by_card else tr(f"god.why.{event.why}"))


def _plague(event: PlagueStruck, names: Names) -> Loss:
    return Loss(event.player, territory=event.territory, why=tr("tables.recap.plague"))


GOD_LOSSES: LossRows = {GodBanished: _god_lost, PlagueStruck: _plague}
GOD_NEWS: frozenset[type[Event]] = frozenset({GodBanished, LaborDone, LinkClosed, PlagueLaid, RegionSunk})
"""What the recap tells of the others as the chronicle does."""


def _sum(side: GodWarSide) -> str:
    """Return a total as dice and what is added."""
    return f"{side.total} ({'+'.join(map(str, side.rolled))}, +{side.host.bonus})"
