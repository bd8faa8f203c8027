"""What nuclear cards are worth: rockets, bombs, and an Armageddon to play them all for nothing."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.armageddon import Armageddon, could_strike
from risk_desktop.editions.ad2210.cards.deck import hand_kinds
from risk_desktop.editions.ad2210.cards.effect import commander_of, hostile, numbered_commander, opponents
from risk_desktop.editions.ad2210.cards.strikes import AssassinBomb, RocketStrike, ScatterBomb, ZoneStrike, half
from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.editions.ad2210.units import NUCLEAR
from risk_desktop.editions.common.card_play import Aim
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.game import Game

from ...position import position_of
from ..card_use import CardUse
from .imagine import after_strike, army_worth, plans_worth
from .judging import RIVAL, CardContext, best, price, use

COMMANDER_WORTH = 3.0
LAND_LOST, LOST_LAND = 1.0, 2.2
"""What a territory lost with its last unit is worth, in armies, and in the last round."""
CALL_COST = 4
"""Energy that an Armageddon costs."""
ANSWERED = 1.5
"""What a nuclear card in a foreign hand does to the others in an Armageddon."""


@use.register
def _(effect: RocketStrike, context: CardContext, aim: Aim) -> CardUse:
    """Aim at the largest stack, best beside own land or in somebody's region."""
    state, position, average = context.seen.state, position_of(context.seen), (effect.die + 1) / 2

    def gain(t: int) -> float:
        near = any(state.owner[n] == context.me for n in position.facts.neighbours[t])
        holder = position.holder[position.facts.region_of[t]] == state.owner[t]
        loss = min(average, state.armies[t]) + (
            0.0 if context.left else LOST_LAND * min(1.0, average / state.armies[t] / 2)
        )
        return (RIVAL + 0.3 * near + 0.2 * holder) * loss

    return best(aim.candidates, gain)


@use.register
def _(effect: ScatterBomb, context: CardContext, aim: Aim) -> CardUse:
    """Count what an average draw takes away; a single unit is also a territory."""
    state, land = context.seen.state, LAND_LOST if context.left else LOST_LAND
    places = of_terrain(context.seen.rules.board, effect.terrain)
    hit = [t for t in places if hostile(state, context.me, t)]
    total = sum(half(state.armies[t]) + land * (state.armies[t] == 1) for t in hit)
    return CardUse(RIVAL * effect.cards * total / len(places))


@use.register
def _(effect: ZoneStrike, context: CardContext, aim: Aim) -> CardUse:
    """Compare what the plans of this turn are worth after each zone has been hit with what they are worth now."""
    zones = [region for region in effect.table(context.seen.rules.board) if region is not None]
    worth = {region: plans_worth(context, after_strike(context.seen, region)) for region in {*zones}}
    now, unit = plans_worth(context, context.seen), army_worth(context)
    if not zones or unit <= 0:
        return CardUse(0.0)
    return CardUse((sum(worth[region] for region in zones) / len(zones) - now) / unit)


@use.register
def _(effect: AssassinBomb, context: CardContext, aim: Aim) -> CardUse:
    """Aim at the commander who is most useful, or who stands alone."""
    state, chance = context.seen.state, (effect.die - effect.least + 1) / effect.die

    def gain(number: int) -> float:
        seat, kind = commander_of(number)
        piece = numbered_commander(number, state.pieces)
        alone = piece is not None and state.armies[piece.territory] == 1
        land = state.owner.count(seat) / len(state.owner)
        cards = len(state.decks[kind].hands[seat])
        return chance * RIVAL * (COMMANDER_WORTH + 2.0 * alone + 3.0 * land + 0.5 * cards)

    return best(aim.candidates, gain)


@use.register
def _(effect: Armageddon, context: CardContext, aim: Aim) -> CardUse:
    """Count what the nuclear cards in the hand bring for free beyond what they bring when paid for, less the answers."""
    game, state, energy = (
        Game(context.seen.rules, context.seen.state),
        context.seen.state,
        money_of(context.seen.state, context.me),
    )
    free = paid = 0.0
    for card in hand_kinds(state, context.me):
        aimed = card.effect.aim(game, context.me, None)
        if card.deck != NUCLEAR or isinstance(card.effect, Armageddon) or aimed is None:
            continue
        gain = use(card.effect, context, aimed).gain
        free += max(0.0, gain)
        if card.cost <= energy and gain > price(context) * card.cost:
            paid += gain - price(context) * card.cost
            energy -= card.cost
    answers = sum(len(state.decks[NUCLEAR].hands[p]) for p in opponents(state, context.me) if could_strike(state, p))
    more = free - ANSWERED * answers - paid
    return CardUse(free if more > price(context) * CALL_COST else 0.0)
