"""What a card from a deck would be worth in this position, by its effect: this decides which decks to buy from."""

from __future__ import annotations

from functools import singledispatch

from risk_desktop.editions.ad2210.cards.answers import CeaseFire, DeathTrap, Evacuation
from risk_desktop.editions.ad2210.cards.armageddon import Armageddon
from risk_desktop.editions.ad2210.cards.closing import ColonyInfluence, Redeployment
from risk_desktop.editions.ad2210.cards.deck import cards_of
from risk_desktop.editions.ad2210.cards.draws import HiddenEnergy, InvadeEarth, ScoutForces
from risk_desktop.editions.ad2210.cards.effect import CommandEffect
from risk_desktop.editions.ad2210.cards.mods import AssembleMods, StealthMods
from risk_desktop.editions.ad2210.cards.spec import CardSpec
from risk_desktop.editions.ad2210.cards.stations import StealthStation, TerritorialStation
from risk_desktop.editions.ad2210.cards.strikes import ZoneStrike
from risk_desktop.editions.ad2210.terrain import LAND, MOON, deserts
from risk_desktop.engine.game import Game

from .judging import RIVAL, CardContext, own_share, price, use

POINT_WORTH = 1.6
"""A point at the end, in armies, that needs its commander to live until then; ``LAST_POINT``: in the last round."""
LAST_POINT = 2.2
SINGLE, LAST_SINGLE = 1.0, 2.2
"""What a territory is worth beyond its only unit, in armies, and in the last round."""
AT_HOME = 3.0
"""Multiplied by the share of a terrain that one owns: how likely an answer there is to be useful."""


def deck_worth(context: CardContext, deck: str) -> float:
    """Return what a card of ``deck`` brings on average, beyond its price, in armies: of those that nobody has seen."""
    state = context.seen.state
    gone = {*state.decks[deck].discard, *state.decks[deck].hands[context.me]}
    left = [card for number, card in enumerate(cards_of(state, deck)) if number not in gone]
    found: dict[str, float] = {}
    for card in left:
        if card.id not in found:
            found[card.id] = card_worth(context, card)
    return sum(found[card.id] for card in left) / max(1, len(left))


def card_worth(context: CardContext, card: CardSpec) -> float:
    """Return what a card would bring beyond its price, at least 0."""
    return max(0.0, prospect(card.effect, context, card) - price(context) * card.cost)


@singledispatch
def prospect(effect: CommandEffect, context: CardContext, card: CardSpec) -> float:
    """Return what a card brings, in armies; by default what it would bring now."""
    aim = effect.aim(Game(context.seen.rules, context.seen.state), context.me, None)
    return use(effect, context, aim).gain if aim is not None else 0.0


def needed(context: CardContext, terrain: str) -> float:
    """Return how likely it is (0 to 1) that an answer on a terrain, "" for any, is of use."""
    share = own_share(context, terrain) if terrain else 1.0
    return context.threatened * min(1.0, AT_HOME * share)


@prospect.register
def _(effect: AssembleMods, context: CardContext, card: CardSpec) -> float:
    return float(effect.mods) if own_share(context, effect.terrain) else 0.5


@prospect.register
def _(effect: StealthMods, context: CardContext, card: CardSpec) -> float:
    return 0.8 * effect.mods * needed(context, card.terrain)


@prospect.register
def _(effect: DeathTrap, context: CardContext, card: CardSpec) -> float:
    return 3.0 * needed(context, card.terrain)


@prospect.register
def _(effect: CeaseFire, context: CardContext, card: CardSpec) -> float:
    return 5.0 * needed(context, "")


@prospect.register
def _(effect: Evacuation, context: CardContext, card: CardSpec) -> float:
    return 1.0 * needed(context, "")


@prospect.register
def _(effect: StealthStation, context: CardContext, card: CardSpec) -> float:
    return 3.0 * needed(context, card.terrain)


@prospect.register
def _(effect: TerritorialStation, context: CardContext, card: CardSpec) -> float:
    return 0.5 + context.left


@prospect.register
def _(effect: ScoutForces, context: CardContext, card: CardSpec) -> float:
    return 2.5 if context.left else 5.0 * own_share(context, LAND)


@prospect.register
def _(effect: InvadeEarth, context: CardContext, card: CardSpec) -> float:
    return 1.0 if own_share(context, MOON) else 0.0


@prospect.register
def _(effect: HiddenEnergy, context: CardContext, card: CardSpec) -> float:
    return effect.energy * own_share(context, "water") if context.left else 0.0


@prospect.register
def _(effect: Armageddon, context: CardContext, card: CardSpec) -> float:
    return 2.0


@prospect.register
def _(effect: ZoneStrike, context: CardContext, card: CardSpec) -> float:
    """Estimate what an average zone loses, own units against those of others; trying it out takes too long for every card."""
    state, board, out = context.seen.state, context.seen.rules.board, deserts(context.seen.state)
    zones = [region for region in effect.table(board) if region is not None]
    hit = [t for region in zones for t in board.regions[region].members if state.armies[t] and t not in out]
    land = SINGLE if context.left else LAST_SINGLE
    losses = ((-1.0 if state.owner[t] == context.me else RIVAL) * (1.0 + land * (state.armies[t] == 1)) for t in hit)
    return sum(losses) / max(1, len(zones))


@prospect.register
def _(effect: Redeployment, context: CardContext, card: CardSpec) -> float:
    return 0.8 if context.left else 0.2


@prospect.register
def _(effect: ColonyInfluence, context: CardContext, card: CardSpec) -> float:
    return (POINT_WORTH if context.left else LAST_POINT) * effect.points
