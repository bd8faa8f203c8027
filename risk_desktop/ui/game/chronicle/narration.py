"""Events become sentences: what the chronicle, the recap and the screen reader say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from risk_desktop.editions.classic.trading import TERRITORY_CARDS
from risk_desktop.editions.common.bidding import BID
from risk_desktop.engine.events import (
    ArmiesMoved,
    ArmiesPlaced,
    CardDrawn,
    CardsLost,
    CardsTaken,
    Event,
    GameWon,
    OrderRolled,
    PlayerEliminated,
    RegionBroken,
    RegionCompleted,
    SealedRevealed,
    SetTraded,
    SetupEnded,
    TerritoryClaimed,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import (
    WAY,
    Line,
    LineTable,
    NarrationContext,
    Row,
    armies_by_territory,
    from_loser,
    rolls,
)
from risk_desktop.ui.game.chronicle.round_lines import RoundLines
from risk_desktop.ui.game.chronicle.siege_lines import SiegeLines
from risk_desktop.ui.game.command_cards.card_lines import CardLines
from risk_desktop.ui.game.gods.god_lines import GodLines
from risk_desktop.ui.game.gods.miracle_lines import MiracleLines
from risk_desktop.ui.game.missions.secret_lines import SecretLines
from risk_desktop.ui.game.neutrals.neutral_lines import NeutralLines
from risk_desktop.ui.game.players.team_lines import TeamLines
from risk_desktop.ui.names import Names


class Narrator:
    """Tells the events of one game, from the tables of all features; remembers the battle that is going on, and the round.

    ``families``: by seat, the family from which its pieces have their names, where chosen before the first event.
    """

    def __init__(self, names: Names, families: Mapping[int, str] | None = None) -> None:
        self.names = names
        self._context = NarrationContext(names, dict(families or {}))
        self._tables = [make(self._context) for make in TABLES]
        self._table_of = {kind: table for table in self._tables for kind in table.rows}

    def tells(self, kind: type[Event]) -> bool:
        """Tell whether events of a kind have a line of their own."""
        return kind in self._table_of

    def lines(self, events: Iterable[Event], viewer: int) -> list[Line]:
        """Return the entries for ``events`` as ``viewer`` may read them (-1: as everybody may), oldest first.

        Of entries with one key only the last is returned.
        """
        found: list[Line] = []
        for event in events:
            line = self.line(event, viewer)
            if line is None:
                continue
            if line.key and found and found[-1].key == line.key:
                found[-1] = line
            else:
                found.append(line)
        return found

    def line(self, event: Event, viewer: int) -> Line | None:
        """Return the entry for one event, or None if it isn't worth one."""
        context = self._context
        if isinstance(event, TurnStarted):
            context.round, context.turn = event.round, event.player
        if isinstance(event, SealedRevealed) and event.kind == BID:
            context.round += 1  # a round begins with the bids for its turns
        for table in self._tables:
            table.follow(event)
        seen = event.seen_by(viewer)
        telling = self._table_of.get(type(seen)) if seen is not None else None
        line = telling.line(seen) if telling is not None and seen is not None else None
        return replace(line, round=context.round) if line is not None else None


def _members(event: RegionCompleted | RegionBroken, names: Names) -> list[int]:
    region = names.regions[event.region].id
    return [number for number, territory in enumerate(names.territories) if territory.region == region]


def _brings(event: RegionCompleted, names: Names) -> str:
    return names.pays(event.region)


def _brought(event: RegionBroken, names: Names) -> str:
    return names.pays(event.region, lost=True)


def _out_by(event: PlayerEliminated, names: Names) -> str:
    return tr("chronicle.out.detail", name=names.player(event.by)) if event.by >= 0 else ""


def _drawn(event: CardDrawn, names: Names) -> str:
    return names.card(event.card) if event.card >= 0 and event.deck == TERRITORY_CARDS else ""


class CommonLines(LineTable):
    """Tells set-up, reinforcement, moves, regions, players and cards, as every game has them."""

    def __init__(self, context: NarrationContext) -> None:
        super().__init__(context)
        self._placed: dict[int, int] = {}

    def _order(self, event: OrderRolled) -> Line:
        if event.first < 0:
            return Line(event.players[0], tr("chronicle.order_tied"), rolls(event, self.names))
        return Line(event.first, tr("chronicle.order", name=self.names.player(event.first)), rolls(event, self.names))

    def _claim(self, event: TerritoryClaimed) -> Line | None:
        return Line(NOBODY, tr("chronicle.dealt"), key="dealt") if event.dealt else _CLAIMED.line(event, self.names)

    def _setup_ended(self, event: SetupEnded) -> Line:
        known = event.first >= 0
        detail = tr("chronicle.begin.detail", name=self.names.player(event.first)) if known else ""
        return Line(event.first, tr("chronicle.begin"), detail)

    def _placing(self, event: ArmiesPlaced) -> Line:
        new = total = sum(number for _, number in event.parts)
        key = ""
        if self.context.round == 0:  # the set-up: one growing entry a player
            total = self._placed[event.player] = self._placed.get(event.player, 0) + new
            key = f"placing-{event.player}"
        where = armies_by_territory(event.parts, self.names) if total == new else ""
        placed = "chronicle.place_neutral" if self.names.is_neutral(event.player) else "chronicle.place"
        title = tr(placed, n=total, name=self.names.player(event.player))
        return Line(event.player, title, where, tuple(territory for territory, _ in event.parts), key=key)

    def _won(self, event: GameWon) -> Line:
        names, team = self.names, self.names.teams.won_by(event.winners)
        if team >= 0:
            return Line(event.winners[0], tr("teams.won", team=names.teams.name(team)), names.members(team))
        winners = ", ".join(map(names.player, event.winners))
        return Line(event.winners[0], tr("chronicle.won", name=winners, n=len(event.winners)))

    rows = {
        OrderRolled: _order,
        TerritoryClaimed: _claim,
        SetupEnded: _setup_ended,
        SetTraded: Row("chronicle.trade", "chronicle.trade.detail", n="armies", cards="cards"),
        ArmiesPlaced: _placing,
        ArmiesMoved: Row(
            "chronicle.move", WAY, n="armies", at=("origin", "target"), when=lambda e: e.reason != "occupy"
        ),
        RegionCompleted: Row("chronicle.region_won", _brings, at=_members, region="region"),
        RegionBroken: Row("chronicle.region_lost", _brought, at=_members, region="region"),
        PlayerEliminated: Row("chronicle.out", _out_by),
        CardsTaken: Row("chronicle.cards_taken", from_loser, n="cards"),
        CardsLost: Row("chronicle.cards_lost", "{cards}", n="cards"),
        CardDrawn: Row("chronicle.card", _drawn),
        GameWon: _won,
    }


_CLAIMED = Row("chronicle.claim", at="territory")
TABLES: tuple[type[LineTable], ...] = (
    CommonLines,
    SiegeLines,
    SecretLines,
    NeutralLines,
    TeamLines,
    RoundLines,
    CardLines,
    GodLines,
    MiracleLines,
)
"""What all features tell; no two of them tell the same event."""
