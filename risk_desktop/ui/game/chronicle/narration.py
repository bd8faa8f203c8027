"""Events become sentences: what the chronicle, the recap and the screen reader say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.classic.trading import TERRITORY_CARDS
from risk_desktop.editions.common.battle_events import ArmiesSaved
from risk_desktop.editions.common.bidding import BID
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    AttackDeclared,
    CardDrawn,
    CardsLost,
    CardsTaken,
    DiceRolled,
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
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, Line, Losses
from risk_desktop.ui.game.chronicle.year_lines import year_tellers
from risk_desktop.ui.game.command_cards.card_lines import card_tellers
from risk_desktop.ui.game.gods.god_lines import god_tellers
from risk_desktop.ui.game.gods.miracle_lines import miracle_tellers
from risk_desktop.ui.game.missions.secret_lines import secret_tellers
from risk_desktop.ui.game.neutrals.neutral_lines import NeutralLines
from risk_desktop.ui.game.players.team_lines import TeamLines
from risk_desktop.ui.names import Names

__all__ = ["SEPARATOR", "Line", "Narrator"]


_ANY = 99
"""Losses of a roll that has not been told."""


@dataclass(slots=True)
class _Siege:
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


class Narrator:
    """Tells the events of one game; remembers the battle that is going on, and the round.

    ``pantheons``: who leads which by seat, where that has been chosen before the first event.
    """

    def __init__(self, names: Names, pantheons: Mapping[int, str] | None = None) -> None:
        self._names = names
        self._round, self._turn = 0, -1
        self._siege: _Siege | None = None
        self._sieges = 0
        # Armies that may still fall by the dice that lie there.
        self._due = 0
        self._placed: dict[int, int] = {}
        self._losses = Losses()
        led = dict(pantheons or {})
        self._rushes = any(spec.key == "announce_penalty" for spec in find_edition(names.table.edition).options)
        self._tellers: dict[type[Event], Callable[[Any], Line | None]] = {
            OrderRolled: self._order,
            TerritoryClaimed: self._claim,
            SetupEnded: self._setup_ended,
            SetTraded: self._trade,
            ArmiesPlaced: self._placing,
            AttackDeclared: self._attack,
            ArmiesLost: self._loss,
            TerritoryConquered: self._conquest,
            ArmiesMoved: self._move,
            RegionCompleted: self._region_won,
            RegionBroken: self._region_lost,
            PlayerEliminated: self._out,
            CardsTaken: self._cards_taken,
            CardsLost: self._cards_lost,
            CardDrawn: self._card,
            GameWon: self._won,
            **secret_tellers(names),
            **NeutralLines(names).tellers(),
            **year_tellers(names, led),
            **card_tellers(names),
            **god_tellers(names, self._losses, led),
            **miracle_tellers(names),
            **TeamLines(names).tellers(),
        }

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
        if isinstance(event, TurnStarted):
            self._round, self._turn = event.round, event.player
            self._siege = None
        if isinstance(event, SealedRevealed) and event.kind == BID:
            self._round += 1  # a round begins with the bids for its turns
        if isinstance(event, DiceRolled):
            self._due = min(len(event.attack), len(event.defence))
        if isinstance(event, ArmiesSaved):
            self._due = max(0, self._due - event.armies)
        seen = event.seen_by(viewer)
        if isinstance(seen, LeadChanged) and self._siege is not None and self._siege.target == seen.territory:
            return None  # partners fall there one by one: the siege tells how it ends
        teller = self._tellers.get(type(seen)) if seen is not None else None
        line = teller(seen) if teller is not None and seen is not None else None
        return replace(line, round=self._round) if line is not None else None

    # Set-up

    def _order(self, event: OrderRolled) -> Line:
        rolls = SEPARATOR.join(
            f"{self._names.player(p)} {roll}" for p, roll in zip(event.players, event.rolls, strict=True)
        )
        if event.first < 0:
            return Line(event.players[0], tr("chronicle.order_tied"), rolls)
        return Line(event.first, tr("chronicle.order", name=self._names.player(event.first)), rolls)

    def _claim(self, event: TerritoryClaimed) -> Line:
        if event.dealt:
            return Line(NOBODY, tr("chronicle.dealt"), key="dealt")
        name, place = self._names.player(event.player), self._names.territory(event.territory)
        return Line(event.player, tr("chronicle.claim", name=name, territory=place), "", (event.territory,))

    def _setup_ended(self, event: SetupEnded) -> Line:
        known = event.first >= 0
        detail = tr("chronicle.begin.detail", name=self._names.player(event.first)) if known else ""
        return Line(event.first, tr("chronicle.begin"), detail)

    # Reinforcement

    def _trade(self, event: SetTraded) -> Line:
        cards = ", ".join(self._names.card(card) for card in event.cards)
        title = tr("chronicle.trade", name=self._names.player(event.player))
        return Line(event.player, title, tr("chronicle.trade.detail", n=event.armies, cards=cards))

    def _placing(self, event: ArmiesPlaced) -> Line:
        total = sum(number for _, number in event.parts)
        key = ""
        if self._round == 0:  # the set-up: one growing entry a player
            total = self._placed[event.player] = self._placed.get(event.player, 0) + total
            key = f"placing-{event.player}"
        parts = event.parts if total == sum(number for _, number in event.parts) else ()
        where = SEPARATOR.join(f"{self._names.territory(t)} +{number}" for t, number in parts)
        placed = "chronicle.place_neutral" if self._names.is_neutral(event.player) else "chronicle.place"
        title = tr(placed, n=total, name=self._names.player(event.player))
        return Line(event.player, title, where, tuple(t for t, _ in event.parts), key=key)

    # Battle

    def _attack(self, event: AttackDeclared) -> Line:
        siege = self._siege
        if siege is None or siege.taken or (siege.attacker, siege.target) != (event.attacker, event.target):
            self._sieges += 1
            siege = _Siege(event.attacker, event.defender, event.origin, event.target, self._sieges)
        siege.origin = event.origin
        self._due = _ANY
        # A roll counts when its losses are known: before, its dice may still be tumbling.
        siege.rolls += siege.rolling
        siege.rolling = True
        self._siege = siege
        return self._siege_line(siege)

    def _loss(self, event: ArmiesLost) -> Line | None:
        siege = self._siege
        if (
            not self._due
        ):  # nobody fell in battle: it is the price of an attack that was not announced, or a card's work
            self._losses.number += 1
            told = "chronicle.rush" if self._rushes else "chronicle.fallen"
            title, where = tr(told, n=event.armies, player=self._names.player(event.player)), event.territory
            return Line(event.player, title, self._names.territory(where), (where,), key=self._losses.key)
        self._due = max(0, self._due - event.armies)
        if siege is None or siege.taken:
            return None
        siege.rolls += siege.rolling
        siege.rolling = False
        if event.territory == siege.target:
            siege.beaten += event.armies
        else:
            siege.lost += event.armies
        return self._siege_line(siege)

    def _conquest(self, event: TerritoryConquered) -> Line:
        siege = self._siege
        if siege is None or siege.target != event.territory:
            self._sieges += 1
            siege = _Siege(event.player, event.loser, event.origin, event.territory, self._sieges)
        siege.taken = True
        self._siege = siege
        return self._siege_line(siege)

    def _siege_line(self, siege: _Siege) -> Line:
        name, place = self._names.player(siege.attacker), self._names.territory(siege.target)
        where = tuple(t for t in (siege.origin, siege.target) if t >= 0)
        key = f"siege-{siege.number}"
        losses = self._led(siege.attacker) + tr("chronicle.losses", lost=siege.lost, beaten=siege.beaten)
        if siege.taken:
            empty = siege.defender < 0
            loser = tr("years.told.nobody") if empty else tr("chronicle.from", name=self._names.player(siege.defender))
            if empty and not siege.lost:
                losses = ""
            title = tr("chronicle.take", name=name, territory=place)
            return Line(siege.attacker, title, SEPARATOR.join(filter(None, (loser, losses))), where, key=key)
        title = tr("chronicle.attack", name=name, territory=place)
        rolls = tr("chronicle.rolls", n=siege.rolls) + SEPARATOR + losses
        told = rolls if siege.rolls else self._led(siege.attacker).removesuffix(SEPARATOR)
        return Line(siege.attacker, title, told, where, key=key)

    def _led(self, attacker: int) -> str:
        """Return who leads the armies of a neutral colour, as the beginning of a detail; "" for a player's own."""
        if not self._names.is_neutral(attacker) or self._turn < 0:
            return ""
        return tr("chronicle.led", name=self._names.player(self._turn)) + SEPARATOR

    # Moves, regions, players, cards

    def _move(self, event: ArmiesMoved) -> Line | None:
        if event.reason == "occupy":
            return None
        title = tr("chronicle.move", n=event.armies, name=self._names.player(event.player))
        way = f"{self._names.territory(event.origin)} → {self._names.territory(event.target)}"
        return Line(event.player, title, way, (event.origin, event.target))

    def _region_won(self, event: RegionCompleted) -> Line:
        name, region = self._names.player(event.player), self._names.region(event.region)
        title = tr("chronicle.region_won", name=name, region=region)
        return Line(event.player, title, self._names.pays(event.region), self._members(event.region))

    def _region_lost(self, event: RegionBroken) -> Line:
        name, region = self._names.player(event.player), self._names.region(event.region)
        title = tr("chronicle.region_lost", name=name, region=region)
        return Line(event.player, title, self._names.pays(event.region, lost=True), self._members(event.region))

    def _members(self, region: int) -> tuple[int, ...]:
        wanted = self._names.regions[region].id
        return tuple(number for number, t in enumerate(self._names.territories) if t.region == wanted)

    def _out(self, event: PlayerEliminated) -> Line:
        title = tr("chronicle.out", name=self._names.player(event.player))
        by = tr("chronicle.out.detail", name=self._names.player(event.by)) if event.by >= 0 else ""
        return Line(event.player, title, by)

    def _cards_taken(self, event: CardsTaken) -> Line:
        title = tr("chronicle.cards_taken", n=len(event.cards), name=self._names.player(event.player))
        return Line(event.player, title, tr("chronicle.from", name=self._names.player(event.loser)))

    def _cards_lost(self, event: CardsLost) -> Line:
        shown = ", ".join(self._names.card(card) for card in event.cards)
        title = tr("chronicle.cards_lost", n=len(event.cards), name=self._names.player(event.player))
        return Line(event.player, title, shown)

    def _card(self, event: CardDrawn) -> Line:
        known = event.card >= 0 and event.deck == TERRITORY_CARDS
        shown = self._names.card(event.card) if known else ""
        return Line(event.player, tr("chronicle.card", name=self._names.player(event.player)), shown)

    def _won(self, event: GameWon) -> Line:
        team = self._names.teams.won_by(event.winners)
        if team >= 0:
            title = tr("teams.won", team=self._names.teams.name(team))
            return Line(event.winners[0], title, self._names.members(team))
        names = ", ".join(self._names.player(winner) for winner in event.winners)
        return Line(event.winners[0], tr("chronicle.won", name=names, n=len(event.winners)))
