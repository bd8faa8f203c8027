"""The course of what a person has missed: public events become entries, in the order of play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from risk_desktop.editions.classic.capitals import CapitalRevealed, LandsSeized
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.classic.neutrals.stances import StanceChanged
from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.editions.common.market import BOUGHT
from risk_desktop.editions.common.money import MoneyPaid
from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PieceTaken
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    AttackDeclared,
    DiceRolled,
    Event,
    PhaseStarted,
    PlayerEliminated,
    RegionBroken,
    RegionCompleted,
    SetTraded,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import (
    SEPARATOR,
    WAY,
    LogLine,
    Loss,
    LossRows,
    NarrationContext,
    armies_by_territory,
)
from risk_desktop.ui.game.chronicle.round_lines import moved_key
from risk_desktop.ui.game.features import losses_of
from risk_desktop.ui.game.missions.secret_lines import SecretLines
from risk_desktop.ui.game.players.team_lines import TeamLines
from risk_desktop.ui.game.recap.recap_entry import RecapEntry, RecapIcon
from risk_desktop.ui.names import Names, join_names

_ANY = 99
"""Losses of an attack that has not been rolled."""
_GREAT_MARCH = 5
"""A march of fewer armies is told only of somebody of whom there is nothing else to tell."""


@dataclass
class _Ruin:
    """What the viewer lost in one place without a fight for it: where it is told, what, and why."""

    place: int
    armies: int = 0
    pieces: list[str] = field(default_factory=list)
    causes: list[str] = field(default_factory=list)


@dataclass
class _Siege:
    """An attack of somebody else that has taken nothing so far, and where it is told."""

    place: int
    event: AttackDeclared
    lost: int = 0
    beaten: int = 0


class RecapCourse:
    """Turns public events into entries, of which those that no longer hold are taken back."""

    def __init__(self, names: Names, viewer: int, families: Mapping[int, str]) -> None:
        self._names, self._viewer = names, viewer
        self._context = NarrationContext(names, dict(families))
        self._losses: LossRows = losses_of(find_edition(names.table.edition).features)
        self._shown, self._teams = SecretLines(self._context), TeamLines(self._context)
        self._found: list[RecapEntry | None] = []
        self._numbers = 0
        self._completed: dict[int, int] = {}
        self._leads: dict[int, int] = {}
        self._sides: dict[int, tuple[int, int]] = {}
        self.before: dict[int, int] = {}
        self.after: dict[int, int] = {}
        self.movers: set[int] = set()
        self.struck: dict[int, int] = {}
        self._fallen: dict[int, _Ruin] = {}
        self._ruined: dict[int, _Ruin] = {}
        self._placed: dict[int, dict[int, int]] = {}
        self._minor: dict[int, list[int]] = {}
        self._siege: _Siege | None = None
        self._card: CardPlayed | None = None
        self._due = 0
        self.round = 0

    def entries(self, told: Iterable[int] = ()) -> list[RecapEntry]:
        """Return what still holds.

        Small moves and placings are left out where there is more to tell of a player: here, or elsewhere (``told``).
        """
        minor = {place: seat for seat, places in self._minor.items() for place in places}
        told = {
            *told,
            *(entry.line.seat for n, entry in enumerate(self._found) if entry is not None and n not in minor),
        }
        return [
            entry
            for n, entry in enumerate(self._found)
            if entry is not None and (n not in minor or minor[n] not in told)
        ]

    @property
    def changes(self) -> dict[int, int]:
        """The new owners of the territories that have one."""
        return {land: owner for land, owner in self.after.items() if owner != self.before[land]}

    def follow(self, event: Event) -> None:
        """Go on with a public event."""
        self._explain(event)
        match event:
            case TurnStarted():
                self.round, self._due = event.round, 0
                self.movers.add(event.player)
            case AttackDeclared():
                self._attack(event)
            case DiceRolled():
                self._due = min(len(event.attack), len(event.defence))
            case ArmiesLost():
                self._lose(event)
            case TerritoryConquered():
                self._conquered(event)
            case LandsSeized():
                self._seized(event)
            case RegionCompleted():
                self._complete(event)
            case RegionBroken():
                self._break(event)
            case PlayerEliminated():
                by = tr("tables.recap.beaten_by", name=self._names.player(event.by)) if event.by >= 0 else ""
                title = tr("tables.recap.out", name=self._names.player(event.player))
                self._add(LogLine(event.player, title, by), "skull")
            case MissionRevealed() | CapitalRevealed():
                if (line := self._shown.line(event)) is not None:
                    self._add(line, "crown" if isinstance(event, CapitalRevealed) else "eye")
            case StanceChanged():
                self._side_with(event)
            case LeadChanged():
                self._drop(self._leads, event.territory)
                if (line := self._teams.line(event)) is not None:
                    self._leads[event.territory] = self._add(line)
            case _:
                self._follow_deed(event)

    def tell(self, line: LogLine) -> None:
        """Tell of the others what the chronicle says."""
        if line.seat != self._viewer:
            self._add(line)

    def _add(self, line: LogLine, icon: RecapIcon = "", *, lost: bool = False) -> int:
        self._found.append(RecapEntry(line, icon=icon, lost=lost))
        return len(self._found) - 1

    def _drop(self, known: dict[int, int], key: int) -> bool:
        """Take an entry back; tell whether there was one."""
        place = known.pop(key, None)
        if place is not None:
            self._found[place] = None
        return place is not None

    def _take(self, land: int, loser: int, taker: int) -> None:
        self.before.setdefault(land, loser)
        self.after[land] = taker
        self._drop(self._leads, land)

    # --- what the others do

    def _follow_deed(self, event: Event) -> None:
        """Tell of the others what changes no owner: sets, moves, cards that they buy, armies that they place."""
        names = self._names
        match event:
            case PieceMoved() if not event.along:
                self._moved(event)
            case SetTraded() if event.player != self._viewer:
                title = tr("chronicle.trade", name=names.player(event.player))
                self._add(LogLine(event.player, title, tr("tables.recap.new_armies", n=event.armies)), "cards")
            case MoneyPaid() if event.purpose == BOUGHT and event.player != self._viewer:
                key = f"{names.table.edition}.told.money.bought_cards"
                self._add(LogLine(event.player, tr(key, n=event.amount, name=names.player(event.player))), "cards")
            case ArmiesMoved() if event.reason != "occupy" and event.player != self._viewer:
                title = tr("chronicle.move", n=event.armies, name=names.player(event.player))
                way = WAY.format(origin=names.territory(event.origin), target=names.territory(event.target))
                place = self._add(LogLine(event.player, title, way, (event.origin, event.target)))
                if event.armies < _GREAT_MARCH:
                    self._minor.setdefault(event.player, []).append(place)
            case ArmiesPlaced() if event.player != self._viewer:
                self._place(event)

    def _place(self, event: ArmiesPlaced) -> None:
        """Tell all armies that somebody has placed in one entry."""
        first = event.player not in self._placed
        parts = self._placed.setdefault(event.player, {})
        for land, armies in event.parts:
            parts[land] = parts.get(land, 0) + armies
        title = tr("chronicle.place", n=sum(parts.values()), name=self._names.player(event.player))
        line = LogLine(event.player, title, armies_by_territory(parts.items(), self._names), tuple(parts))
        if first:
            self._minor.setdefault(event.player, []).insert(0, self._add(line))
        else:
            self._found[self._minor[event.player][0]] = RecapEntry(line)

    def _moved(self, event: PieceMoved) -> None:
        """Tell that a piece went by itself, or by a card."""
        piece = self._names.called(self._context.look(event.player, event.kind))
        own = event.player == self._viewer
        key = "tables.recap.your_piece" if own else moved_key(event)
        title = tr(key, piece=piece, name=self._names.player(event.player))
        way = WAY.format(origin=self._names.territory(event.origin), target=self._names.territory(event.target))
        detail = SEPARATOR.join(filter(None, (way, self._cause)))
        self._add(LogLine(event.player, title, detail, (event.origin, event.target)))

    def _attack(self, event: AttackDeclared) -> None:
        self._due, siege = _ANY, self._siege
        if event.attacker == self._viewer:
            self._siege = None
        elif siege is None or (siege.event.attacker, siege.event.target) != (event.attacker, event.target):
            self._siege = _Siege(len(self._found), event)
            self._found.append(None)

    def _lose(self, event: ArmiesLost) -> None:
        """Count what a fight costs; what the viewer lost without one, by a card for instance, is told by itself."""
        siege = self._siege
        if self._due:
            self._due = max(0, self._due - event.armies)
            if siege is not None:
                held = event.territory == siege.event.target
                siege.beaten, siege.lost = siege.beaten + held * event.armies, siege.lost + (not held) * event.armies
                self._tell_siege(siege)
        elif event.player == self._viewer:
            ruin = self._ruin(self._fallen, event.territory, self._cause)
            ruin.armies += event.armies
            self.struck[event.territory] = self.struck.get(event.territory, 0) + event.armies
            self._tell_ruin(event.territory, ruin)

    def _tell_siege(self, siege: _Siege) -> None:
        names, event = self._names, siege.event
        title = tr("chronicle.attack", name=names.player(event.attacker), territory=names.territory(event.target))
        detail = tr("chronicle.losses", lost=siege.lost, beaten=siege.beaten)
        where = tuple(land for land in (event.origin, event.target) if land >= 0)
        self._found[siege.place] = RecapEntry(LogLine(event.attacker, title, detail, where))

    # --- what the viewer loses

    @property
    def _cause(self) -> str:
        """The card that is at work, and whose it is."""
        card = self._card
        return "" if card is None else f"{self._names.card_title(card.card)} ({self._names.player(card.player)})"

    def _explain(self, event: Event) -> None:
        """Keep in mind the card that is at work, and tell what it takes from the viewer."""
        if isinstance(event, CardPlayed):
            self._card = event
        elif isinstance(event, (TurnStarted, PhaseStarted, AttackDeclared, DiceRolled)):
            self._card = None
        if isinstance(event, TurnStarted):
            self._siege = None
            self._fallen.clear()
            self._ruined.clear()
        loss = self._loss_in(event)
        if loss is not None and loss.seat == self._viewer:
            self._tell_loss(loss)

    def _loss_in(self, event: Event) -> Loss | None:
        names = self._names
        if isinstance(event, PieceLost):
            return Loss(event.player, event.kind, territory=event.territory)
        if isinstance(event, PieceTaken):
            return Loss(event.loser, event.kind, territory=event.territory, to=event.player)
        row = self._losses.get(type(event))
        return row(event, names) if row is not None else None

    def _tell_loss(self, loss: Loss) -> None:
        what = loss.words or (self._names.called(self._context.look(loss.seat, loss.kind)) if loss.kind else "")
        taken = loss.to != NOBODY
        has_it = tr("tables.recap.has_it", name=self._names.player(loss.to)) if taken else ""
        cause = "" if taken and loss.kind else loss.why or self._cause  # a piece that is taken goes with its land
        why = SEPARATOR.join(filter(None, (cause, has_it)))
        if not what:  # it only tells why armies have just fallen
            if loss.territory in self._fallen:
                self._tell_ruin(loss.territory, self._ruin(self._fallen, loss.territory, why))
        elif loss.territory < 0:
            title = tr("tables.recap.you_lost_pieces", pieces=what)
            self._add(LogLine(loss.seat, title, why), "flag", lost=True)
        else:
            ruin = self._ruin(self._ruined, loss.territory, why)
            ruin.pieces.append(what)
            self._tell_ruin(loss.territory, ruin)

    def _ruin(self, known: dict[int, _Ruin], land: int, why: str) -> _Ruin:
        """Return what is told of a place, with one cause more."""
        if land not in known:
            self._found.append(None)
        ruin = known.setdefault(land, _Ruin(len(self._found) - 1))
        if why and why not in ruin.causes:
            ruin.causes.append(why)
        return ruin

    def _tell_ruin(self, land: int, ruin: _Ruin) -> None:
        if ruin.pieces:
            title = tr("tables.recap.you_lost_pieces", pieces=SEPARATOR.join(ruin.pieces))
        else:
            title = tr("tables.recap.you_lost_armies", n=ruin.armies)
        detail = SEPARATOR.join((self._names.territory(land), *ruin.causes))
        line = LogLine(self._viewer, title, detail, (land,))
        self._found[ruin.place] = RecapEntry(line, icon="flag" if ruin.pieces else "warning", lost=True)

    # --- land and regions

    def _conquered(self, event: TerritoryConquered) -> None:
        names, lost, siege = self._names, event.loser == self._viewer, self._siege
        self.movers.add(event.player)
        if siege is not None and siege.event.target == event.territory:
            self._found[siege.place], self._siege = None, None
        self._take(event.territory, event.loser, event.player)
        self._numbers += 1
        title = tr("tables.recap.took", name=names.player(event.player), territories=names.territory(event.territory))
        if event.origin == event.territory:  # nobody marched in
            detail = self._cause
        elif lost and event.origin >= 0:
            detail = tr("tables.recap.from_you", origin=names.territory(event.origin))
        elif event.loser == NOBODY:
            detail = tr("tables.recap.empty", n=1)
        else:
            detail = tr("tables.recap.from", names=names.player(event.loser))
        line = LogLine(event.player, title, detail, (event.territory,))
        self._found.append(RecapEntry(line, self._numbers, lost=lost, conquest=event))
        self._card = None

    def _seized(self, event: LandsSeized) -> None:
        for land in event.territories:
            self._take(land, event.loser, event.player)
        names = self._names
        places = join_names([names.territory(land) for land in event.territories])
        title = tr("tables.recap.took", name=names.player(event.player), territories=places)
        detail = tr("tables.recap.from", names=names.player(event.loser))
        self._add(
            LogLine(event.player, title, detail, tuple(event.territories)), "flag", lost=event.loser == self._viewer
        )

    def _complete(self, event: RegionCompleted) -> None:
        names = self._names
        if event.player != self._viewer:
            title = tr("tables.recap.holds", name=names.player(event.player), region=names.region(event.region))
            line = LogLine(event.player, title, names.pays(event.region))
            self._completed[event.region] = self._add(line, "crown")

    def _break(self, event: RegionBroken) -> None:
        """Tell that a region was lost; one that was completed meanwhile is not told at all."""
        names, region = self._names, self._names.region(event.region)
        if self._drop(self._completed, event.region):
            return
        if event.player == self._viewer:
            title = tr("tables.recap.you_lost_region", region=region)
        else:
            title = tr("tables.recap.lost_region", name=names.player(event.player), region=region)
        line = LogLine(event.player, title, names.pays(event.region, lost=True))
        self._add(line, "crown", lost=event.player == self._viewer)

    def _side_with(self, event: StanceChanged) -> None:
        """Tell that a neutral colour sides with somebody else than before."""
        before, place = self._sides.get(event.neutral, (event.before, -1))
        if place >= 0:
            self._found[place] = None
        self._sides[event.neutral] = (before, -1)
        if before != event.after:
            key = "chronicle.joins" if event.after >= 0 else "chronicle.leaves"
            ally = self._names.player(event.after if event.after >= 0 else before)
            title = tr(key, name=self._names.player(event.neutral), player=ally)
            self._sides[event.neutral] = (before, self._add(LogLine(event.neutral, title), "flag"))
