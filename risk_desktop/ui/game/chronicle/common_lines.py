"""What the chronicle tells of every game: set-up, reinforcement, moves, regions, players, cards, the end."""

from __future__ import annotations

from risk_desktop.ai.player import LEVELS
from risk_desktop.editions.classic.trading import TERRITORY_CARDS
from risk_desktop.editions.common.hints import HintGiven
from risk_desktop.editions.common.seats import SeatPassed
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import (
    ArmiesMoved,
    ArmiesPlaced,
    CardDrawn,
    CardsLost,
    CardsTaken,
    GameWon,
    OrderRolled,
    PlayerEliminated,
    RegionBroken,
    RegionCompleted,
    SetTraded,
    SetupEnded,
    TerritoryClaimed,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.chronicle.lines import (
    SEPARATOR,
    WAY,
    EventRow,
    LineTable,
    LogLine,
    NarrationContext,
    armies_by_territory,
    from_loser,
    rolls,
)
from risk_desktop.ui.names import Names


def _members(event: RegionCompleted | RegionBroken, names: Names) -> list[int]:
    region = names.regions[event.region].id
    return [number for number, territory in enumerate(names.territories) if territory.region == region]


def _brings(event: RegionCompleted, names: Names) -> str:
    return names.pays(event.region)


def _brought(event: RegionBroken, names: Names) -> str:
    return names.pays(event.region, lost=True)


def _out_by(event: PlayerEliminated, names: Names) -> str:
    return tr("chronicle.out.detail", name=names.player(event.by)) if event.by >= 0 else ""


class CommonLines(LineTable):
    """Tells set-up, reinforcement, moves, regions, players and cards, as every game has them."""

    def __init__(self, context: NarrationContext) -> None:
        super().__init__(context)
        self._placed: dict[int, int] = {}

    def _order(self, event: OrderRolled) -> LogLine:
        dice = tr("chronicle.order_dice", rolls=rolls(event, self.names))
        if event.first < 0:
            return LogLine(NOBODY, tr("chronicle.order_tied"), dice)
        return LogLine(event.first, tr("chronicle.order", name=self.names.player(event.first)), dice)

    def _claim(self, event: TerritoryClaimed) -> LogLine | None:
        return LogLine(NOBODY, tr("chronicle.dealt"), key="dealt") if event.dealt else _CLAIMED.line(event, self.names)

    def _setup_ended(self, event: SetupEnded) -> LogLine:
        known = event.first >= 0
        detail = tr("chronicle.begin.detail", name=self.names.player(event.first)) if known else ""
        return LogLine(event.first, tr("chronicle.begin"), detail)

    def _placing(self, event: ArmiesPlaced) -> LogLine:
        new = total = sum(number for _, number in event.parts)
        key = ""
        if self.context.round == 0 and new == 1:  # the set-up, army by army: one growing entry a player
            total = self._placed[event.player] = self._placed.get(event.player, 0) + new
            key = f"placing-{event.player}"
        where = armies_by_territory(event.parts, self.names) if total == new else ""
        placed = "chronicle.place_neutral" if self.names.is_neutral(event.player) else "chronicle.place"
        title = tr(placed, n=total, name=self.names.player(event.player))
        return LogLine(event.player, title, where, tuple(territory for territory, _ in event.parts), key=key)

    def _card(self, event: CardDrawn) -> LogLine | None:
        """Tell a card with its deck and what is known of it; of a deck that nobody buys from, who drew it tells by itself."""
        names, detail = self.names, ""
        if event.deck != TERRITORY_CARDS:
            edition = find_edition(names.table.edition)
            if edition.cards is None or not has_text(f"market.deck.{edition.id}.{event.deck}"):
                return None
            card = names.card_title(edition.cards.card_at(event.deck, event.card)) if event.card >= 0 else ""
            detail = SEPARATOR.join(filter(None, (names.deck(event.deck), card)))
        elif event.card >= 0:
            detail = names.card(event.card)
        return LogLine(event.player, tr("chronicle.card", name=names.player(event.player)), detail)

    def _won(self, event: GameWon) -> LogLine:
        names, team = self.names, self.names.teams.won_by(event.winners)
        if team >= 0:
            return LogLine(event.winners[0], tr("teams.won", team=names.teams.name(team)), names.members(team))
        winners = ", ".join(map(names.player, event.winners))
        return LogLine(event.winners[0], tr("chronicle.won", name=winners, n=len(event.winners)))

    def _seat_passed(self, event: SeatPassed) -> LogLine:
        key = f"chronicle.seat.{'lent' if event.kind in LEVELS else event.kind}"
        level = tr(f"common.level.{event.kind}") if event.kind in LEVELS else ""
        return LogLine(event.player, tr(key, name=self.names.player(event.player), level=level))

    rows = {
        OrderRolled: _order,
        TerritoryClaimed: _claim,
        SetupEnded: _setup_ended,
        SetTraded: EventRow("chronicle.trade", "chronicle.trade.detail", n="armies", cards="cards"),
        ArmiesPlaced: _placing,
        ArmiesMoved: EventRow(
            "chronicle.move", WAY, n="armies", at=("origin", "target"), when=lambda e: e.reason != "occupy"
        ),
        RegionCompleted: EventRow("chronicle.region_won", _brings, at=_members, region="region"),
        RegionBroken: EventRow("chronicle.region_lost", _brought, at=_members, region="region"),
        PlayerEliminated: EventRow("chronicle.out", _out_by),
        CardsTaken: EventRow("chronicle.cards_taken", from_loser, n="cards"),
        CardsLost: EventRow("chronicle.cards_lost", "{cards}", n="cards"),
        CardDrawn: _card,
        GameWon: _won,
        SeatPassed: _seat_passed,
        HintGiven: EventRow("chronicle.hint", n="number"),
    }


_CLAIMED = EventRow("chronicle.claim", at="territory")
