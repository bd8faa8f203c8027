"""What the chronicle tells of battles: all rolls of a player against one territory are one entry."""

from __future__ import annotations

from dataclasses import dataclass

from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import ArmiesLost, AttackDeclared, DiceRolled, Event, TerritoryConquered, TurnStarted
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LineTable, LogLine, NarrationContext

_ANY = 99
"""Losses of a roll that has not been told."""


@dataclass(slots=True)
class _Assault:
    """One player's rolls against one territory, told as one entry."""

    attacker: int
    defender: int
    origin: int
    target: int
    number: int
    lost: int = 0
    beaten: int = 0
    rolls: int = 0
    rolling: bool = False
    taken: bool = False


class SiegeLines(LineTable):
    """Tells attacks, losses and conquests."""

    def __init__(self, context: NarrationContext) -> None:
        super().__init__(context)
        self._siege: _Assault | None = None
        self._sieges = 0
        options = find_edition(self.names.table.edition).options
        self._rushes = any(spec.key == "announce_penalty" for spec in options)

    def follow(self, event: Event) -> None:
        """Count the armies that a roll takes; forget the siege when the turn is over."""
        if isinstance(event, TurnStarted):
            self._set_siege(None)
        elif isinstance(event, DiceRolled):
            self.context.due = min(len(event.attack), len(event.defence))

    def _set_siege(self, siege: _Assault | None) -> None:
        self._siege = siege
        self.context.besieged = siege.target if siege is not None else None

    def _attack(self, event: AttackDeclared) -> LogLine:
        siege = self._siege
        if siege is None or siege.taken or (siege.attacker, siege.target) != (event.attacker, event.target):
            self._sieges += 1
            siege = _Assault(event.attacker, event.defender, event.origin, event.target, self._sieges)
        siege.origin = event.origin
        self.context.due = _ANY
        # A roll counts when its losses are known: before, its dice may still be tumbling.
        siege.rolls += siege.rolling
        siege.rolling = True
        self._set_siege(siege)
        return self._line(siege)

    def _loss(self, event: ArmiesLost) -> LogLine | None:
        if not self.context.due:
            return self._loss_outside_battle(event)
        self.context.due = max(0, self.context.due - event.armies)
        siege = self._siege
        if siege is None or siege.taken:
            return None
        siege.rolls += siege.rolling
        siege.rolling = False
        if event.territory == siege.target:
            siege.beaten += event.armies
        else:
            siege.lost += event.armies
        return self._line(siege)

    def _loss_outside_battle(self, event: ArmiesLost) -> LogLine:
        """Tell the price of an attack that was not announced, or the work of a card."""
        self.context.losses += 1
        told = "chronicle.rush" if self._rushes else "chronicle.fallen"
        title, where = tr(told, n=event.armies, player=self.names.player(event.player)), event.territory
        return LogLine(event.player, title, self.names.territory(where), (where,), key=self.context.loss_key)

    def _conquest(self, event: TerritoryConquered) -> LogLine:
        siege = self._siege
        if siege is None or siege.target != event.territory:
            self._sieges += 1
            siege = _Assault(event.player, event.loser, event.origin, event.territory, self._sieges)
        siege.taken = True
        self._set_siege(siege)
        return self._line(siege)

    def _line(self, siege: _Assault) -> LogLine:
        name, place = self.names.player(siege.attacker), self.names.territory(siege.target)
        where = tuple(t for t in (siege.origin, siege.target) if t >= 0)
        details = [self._led_by(siege.attacker), tr("chronicle.losses", lost=siege.lost, beaten=siege.beaten)]
        if siege.taken:
            title, empty = tr("chronicle.take", name=name, territory=place), siege.defender < 0
            if empty and not siege.lost:
                details.clear()
            loser = tr("rounds.told.nobody") if empty else tr("chronicle.from", name=self.names.player(siege.defender))
            details.insert(0, loser)
        else:
            title = tr("chronicle.attack", name=name, territory=place)
            details = [tr("chronicle.rolls", n=siege.rolls), *details] if siege.rolls else details[:1]
        return LogLine(siege.attacker, title, SEPARATOR.join(filter(None, details)), where, key=f"siege-{siege.number}")

    def _led_by(self, attacker: int) -> str:
        """Return who leads the armies of a neutral colour; "" for a player's own."""
        if not self.names.is_neutral(attacker) or self.context.turn < 0:
            return ""
        return tr("chronicle.led", name=self.names.player(self.context.turn))

    rows = {AttackDeclared: _attack, ArmiesLost: _loss, TerritoryConquered: _conquest}
