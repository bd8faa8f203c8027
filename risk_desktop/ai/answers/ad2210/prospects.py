"""What a card is worth that one doesn't have yet, by its effect, in the position as it is: so decks are chosen."""

from __future__ import annotations

from functools import singledispatch

from risk_desktop.editions.ad2210.cards.answers import CeaseFire, DeathTrap, Evacuation
from risk_desktop.editions.ad2210.cards.armageddon import Armageddon
from risk_desktop.editions.ad2210.cards.closing import ColonyInfluence, Redeployment
from risk_desktop.editions.ad2210.cards.deck import cards_of
from risk_desktop.editions.ad2210.cards.draws import HiddenEnergy, InvadeEarth, ScoutForces
from risk_desktop.editions.ad2210.cards.effect import Effect
from risk_desktop.editions.ad2210.cards.mods import AssembleMods, StealthMods
from risk_desktop.editions.ad2210.cards.spec import CardSpec
from risk_desktop.editions.ad2210.cards.stations import StealthStation, TerritorialStation
from risk_desktop.editions.ad2210.cards.strikes import ZoneStrike
from risk_desktop.editions.ad2210.terrain import LAND, MOON, deserts
from risk_desktop.engine.game import Game

from .judging import RIVAL, Table, own_share, price, use

POINT_WORTH = 1.6
"""A point at the end, in armies, where a commander must still live until then; ``LAST_POINT``: in the last round."""
LAST_POINT = 2.2
SINGLE, LAST_SINGLE = 1.0, 2.2
"""What a territory is worth beyond its only unit, in armies, and in the last round."""
AT_HOME = 3.0
"""Times the part of a terrain that one owns: how likely it is that an answer there is of use."""


def deck_worth(table: Table, deck: str) -> float:
    """Return what a card of ``deck`` brings on average, beyond its price, in armies: of those that nobody has seen."""
    state = table.seen.state
    gone = {*state.decks[deck].discard, *state.decks[deck].hands[table.me]}
    left = [card for number, card in enumerate(cards_of(state, deck)) if number not in gone]
    found: dict[str, float] = {}
    for card in left:
        if card.id not in found:
            found[card.id] = card_worth(table, card)
    return sum(found[card.id] for card in left) / max(1, len(left))


def card_worth(table: Table, card: CardSpec) -> float:
    """Return what a card would bring beyond its price, at least nothing."""
    return max(0.0, prospect(card.effect, table, card) - price(table) * card.cost)


@singledispatch
def prospect(effect: Effect, table: Table, card: CardSpec) -> float:
    """Return what a card brings, in armies: what it would bring now, where nothing else is known."""
    aim = effect.aim(Game(table.seen.rules, table.seen.state), table.me, None)
    return use(effect, table, aim).gain if aim is not None else 0.0


def needed(table: Table, terrain: str) -> float:
    """Return how likely it is (0 to 1) that an answer on a terrain, "" for any, is of use."""
    share = own_share(table, terrain) if terrain else 1.0
    return table.threatened * min(1.0, AT_HOME * share)


@prospect.register
def _(effect: AssembleMods, table: Table, card: CardSpec) -> float:
    return float(effect.mods) if own_share(table, effect.terrain) else 0.5


@prospect.register
def _(effect: StealthMods, table: Table, card: CardSpec) -> float:
    return 0.8 * effect.mods * needed(table, card.terrain)


@prospect.register
def _(effect: DeathTrap, table: Table, card: CardSpec) -> float:
    return 3.0 * needed(table, card.terrain)


@prospect.register
def _(effect: CeaseFire, table: Table, card: CardSpec) -> float:
    return 5.0 * needed(table, "")


@prospect.register
def _(effect: Evacuation, table: Table, card: CardSpec) -> float:
    return 1.0 * needed(table, "")


@prospect.register
def _(effect: StealthStation, table: Table, card: CardSpec) -> float:
    return 3.0 * needed(table, card.terrain)


@prospect.register
def _(effect: TerritorialStation, table: Table, card: CardSpec) -> float:
    return 0.5 + table.left


@prospect.register
def _(effect: ScoutForces, table: Table, card: CardSpec) -> float:
    return 2.5 if table.left else 5.0 * own_share(table, LAND)


@prospect.register
def _(effect: InvadeEarth, table: Table, card: CardSpec) -> float:
    return 1.0 if own_share(table, MOON) else 0.0


@prospect.register
def _(effect: HiddenEnergy, table: Table, card: CardSpec) -> float:
    return effect.energy * own_share(table, "water") if table.left else 0.0


@prospect.register
def _(effect: Armageddon, table: Table, card: CardSpec) -> float:
    return 2.0


@prospect.register
def _(effect: ZoneStrike, table: Table, card: CardSpec) -> float:
    """What an average zone loses, own units against those of the others; to try it out takes too long for every card."""
    state, board, out = table.seen.state, table.seen.rules.board, deserts(table.seen.state)
    zones = [region for region in effect.table(board) if region is not None]
    hit = [t for region in zones for t in board.regions[region].members if state.armies[t] and t not in out]
    land = SINGLE if table.left else LAST_SINGLE
    losses = ((-1.0 if state.owner[t] == table.me else RIVAL) * (1.0 + land * (state.armies[t] == 1)) for t in hit)
    return sum(losses) / max(1, len(zones))


@prospect.register
def _(effect: Redeployment, table: Table, card: CardSpec) -> float:
    return 0.8 if table.left else 0.2


@prospect.register
def _(effect: ColonyInfluence, table: Table, card: CardSpec) -> float:
    return (POINT_WORTH if table.left else LAST_POINT) * effect.points
