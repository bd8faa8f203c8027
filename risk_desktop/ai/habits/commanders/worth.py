"""What command cards are worth in a position, by effect: at what to aim them, and how many armies that brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch
from typing import NamedTuple

from risk_desktop.editions.ad2210.cards.armageddon import Armageddon, could_strike
from risk_desktop.editions.ad2210.cards.closing import Redeployment
from risk_desktop.editions.ad2210.cards.deck import hand_kinds
from risk_desktop.editions.ad2210.cards.decoys import DecoysRevealed
from risk_desktop.editions.ad2210.cards.diplomacy import EnergyCrisis, FrequencyJam, ModReduction
from risk_desktop.editions.ad2210.cards.draws import EnergyExtraction, HiddenEnergy, InvadeEarth, ScoutForces
from risk_desktop.editions.ad2210.cards.effect import Aim, Effect, commander_of, hostile, numbered_commander, opponents
from risk_desktop.editions.ad2210.cards.mods import AssembleMods, Reinforcements
from risk_desktop.editions.ad2210.cards.stations import TerritorialStation
from risk_desktop.editions.ad2210.cards.strikes import AssassinBomb, RocketStrike, ScatterBomb, ZoneStrike, half
from risk_desktop.editions.ad2210.terrain import MOON, WATER, deserts, of_terrain
from risk_desktop.editions.ad2210.units import COMMANDERS, LAND_COMMANDER, NUCLEAR
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.turns import turn_order
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...mind import Mind
from ...position import Position, position_of

PLACES = 6
"""Territories at which a card is tried."""
RIVAL = 0.6
"""An army that an opponent loses, in own armies."""
CHOSEN = 0.45
"""The same where the opponent says himself which one: he gives up the least useful ones."""
COMMANDER_WORTH = 3.0
PRICE = 0.6
"""What an energy must bring at least, in armies, to be spent on a card; ``LAST_PRICE``: in the last round, when it is good
for nothing else any more, and ``SAVED_PRICE``: in the round before, when all of it is needed for the last bid."""
LAST_PRICE, SAVED_PRICE = 0.1, 0.9
LAND_LOST, LOST_LAND = 1.0, 2.2
"""A territory that somebody loses with its last unit, in armies, and in the last round."""
CALL_COST = 4
"""Energy that an Armageddon costs."""
ANSWERED = 1.5
"""What a nuclear card in a foreign hand does to the others in an Armageddon."""
GOOD_SHARE = 0.2
"""Part of the seas from which on it is tried to find energy there, before the last chance."""
MOON_TO_TAKE = 2
"""So many foreign territories of the Moon may be taken in the turn in which all of it must be held."""
ENDANGERED = 0.4
"""The chance to fall from which on a territory is no place for a commander."""
FIGHTERS = (LAND_COMMANDER, NUCLEAR)
"""Who leads attacks in most places."""
RALLIED = 0.6
"""What a commander who fights is worth more beside the largest stack, in armies."""


class Use(NamedTuple):
    """How a card is best played: what it brings, in armies, and at which targets."""

    gain: float
    targets: tuple[int, ...] = ()


class Table(NamedTuple):
    """What a card is judged by."""

    mind: Mind
    seen: View

    @property
    def me(self) -> int:
        """The player."""
        return self.seen.player

    @property
    def left(self) -> int:
        """How many rounds follow."""
        return rounds_left(self.seen.state, self.seen.rules)

    @property
    def threatened(self) -> float:
        """Part of the opponents who will have another turn."""
        if self.left:
            return 1.0
        state = self.seen.state
        order = turn_order(state)
        later = order[order.index(self.me) + 1 :] if self.me in order else order
        return sum(player in later for player in opponents(state, self.me)) / max(1, state.players - 1)


def price(table: Table) -> float:
    """Return what an energy must bring at least, in armies, to be spent on a card now."""
    return {0: LAST_PRICE, 1: SAVED_PRICE}.get(table.left, PRICE)


def own_share(table: Table, terrain: str) -> float:
    """Return the part (0 to 1) of a terrain that the player controls."""
    lands = of_terrain(table.seen.rules.board, terrain)
    return sum(table.seen.state.owner[t] == table.me for t in lands) / max(1, len(lands))


@singledispatch
def use(effect: Effect, table: Table, aim: Aim) -> Use:
    """Return the best use of a card with this effect; nothing is known of it: it stays in the hand."""
    return Use(0.0)


def best(candidates: Iterable[int], gain: Callable[[int], float]) -> Use:
    """Return the use at the one candidate with the highest gain."""
    found = max(((gain(target), -target) for target in candidates), default=(0.0, 1))
    return Use(found[0], (-found[1],)) if found[1] <= 0 else Use(0.0)


def places(table: Table, candidates: Iterable[int]) -> list[int]:
    """Return where new units would help: beside foreign land, the largest stacks first."""
    position = position_of(table.seen)
    ranked = sorted(candidates, key=lambda t: (not position.threat[t], -position.armies[t], t))
    return ranked[:PLACES]


@use.register
def _(effect: AssembleMods, table: Table, aim: Aim) -> Use:
    """Put them where a plan goes best with them."""
    position, planner = position_of(table.seen), table.mind.planner(table.seen)
    found = places(table, aim.candidates)
    worth = {t: planner.launched(with_more(position, t, effect.mods), t, 0).worth for t in found}
    return Use(float(effect.mods), (max(found, key=lambda t: (worth[t], -t)),))


def with_more(position: Position, territory: int, mods: int) -> Position:
    """Return the position with more units in a territory."""
    child = position.copy()
    child.put(territory, child.armies[territory] + mods)
    return child


@use.register
def _(effect: Reinforcements, table: Table, aim: Aim) -> Use:
    """One each where it helps."""
    found = places(table, aim.candidates)[: aim.most]
    return Use(float(effect.mods * len(found)), tuple(sorted(found)))


@use.register
def _(effect: FrequencyJam, table: Table, aim: Aim) -> Use:
    """Silence the one with most cards."""
    decks = table.seen.state.decks
    return best(aim.candidates, lambda player: 0.3 * sum(len(decks[kind].hands[player]) for kind in COMMANDERS))


@use.register
def _(effect: ScoutForces, table: Table, aim: Aim) -> Use:
    return Use(2.0)


@use.register
def _(effect: InvadeEarth, table: Table, aim: Aim) -> Use:
    """Worth a try with a stack on the Moon."""
    state = table.seen.state
    stack = max(
        (state.armies[t] for t in of_terrain(table.seen.rules.board, MOON) if state.owner[t] == table.me), default=0
    )
    return Use(1.5 if stack > 3 else 0.0)


@use.register
def _(effect: HiddenEnergy, table: Table, aim: Aim) -> Use:
    """As often as the drawn territory is an own one."""
    share = own_share(table, WATER)
    if table.left < 1:
        return Use(0.0)
    return Use(effect.energy * share if share > GOOD_SHARE or table.left == 1 else 0.0)


@use.register
def _(effect: EnergyExtraction, table: Table, aim: Aim) -> Use:
    """Only with nearly all of the Moon."""
    foreign = sum(table.seen.state.owner[t] != table.me for t in of_terrain(table.seen.rules.board, MOON))
    return Use(float(effect.energy) if foreign <= MOON_TO_TAKE and table.left else 0.0)


@use.register
def _(effect: EnergyCrisis, table: Table, aim: Aim) -> Use:
    """What the others can pay; in the last round they have no more use for it."""
    state = table.seen.state
    paid = sum(min(effect.energy, money_of(state, p)) for p in opponents(state, table.me))
    return Use(float(paid) if table.left else LAST_PRICE * paid)


@use.register
def _(effect: ModReduction, table: Table, aim: Aim) -> Use:
    """What the others lose, without the own losses."""
    others = len(opponents(table.seen.state, table.me))
    chosen = CHOSEN if table.left else 0.5 * CHOSEN
    return Use(chosen * effect.theirs * others - effect.own)


@use.register
def _(effect: DecoysRevealed, table: Table, aim: Aim) -> Use:
    """When a commander stands in danger, or one who could lead far from the largest stack."""
    position, state = position_of(table.seen), table.seen.state
    places = {p.kind: p.territory for p in state.pieces if p.player == table.me and p.kind in COMMANDERS}
    danger = sum(position.fall[place] > ENDANGERED for place in places.values())
    return Use(1.5 * danger + RALLIED * len(rallied(position, places)))


def rallied(position: Position, places: dict[str, int]) -> dict[str, int]:
    """Return the commanders of ``places`` who would fight better with the largest stack at a front, with its territory."""
    able = [t for t, who in enumerate(position.owner) if who == position.me and position.threat[t]]
    if not able:
        return {}
    main = max(able, key=lambda t: (position.armies[t], -t))
    if position.fall[main] > ENDANGERED:
        return {}
    fighters = {kind for kind, place in places.items() if kind in FIGHTERS and place != main}
    return {kind: main for kind in fighters if position.armies[places[kind]] > 1}


@use.register
def _(effect: RocketStrike, table: Table, aim: Aim) -> Use:
    """At the largest stack, first of all beside own land or in somebody's region."""
    state, position, average = table.seen.state, position_of(table.seen), (effect.die + 1) / 2

    def gain(t: int) -> float:
        near = any(state.owner[n] == table.me for n in position.facts.neighbours[t])
        holder = position.holder[position.facts.region_of[t]] == state.owner[t]
        loss = min(average, state.armies[t]) + (
            0.0 if table.left else LOST_LAND * min(1.0, average / state.armies[t] / 2)
        )
        return (RIVAL + 0.3 * near + 0.2 * holder) * loss

    return best(aim.candidates, gain)


@use.register
def _(effect: ScatterBomb, table: Table, aim: Aim) -> Use:
    """What an average draw takes away; single units are territories too."""
    state, land = table.seen.state, LAND_LOST if table.left else LOST_LAND
    places = of_terrain(table.seen.rules.board, effect.terrain)
    hit = [t for t in places if hostile(state, table.me, t)]
    total = sum(half(state.armies[t]) + land * (state.armies[t] == 1) for t in hit)
    return Use(RIVAL * effect.cards * total / len(places))


@use.register
def _(effect: ZoneStrike, table: Table, aim: Aim) -> Use:
    """What an average zone takes away, own units against those of the others; a single unit is a territory too."""
    state, board = table.seen.state, table.seen.rules.board
    zones = [region for region in effect.table(board) if region is not None]
    out, total = deserts(state), 0.0
    for region in zones:
        for t in board.regions[region].members:
            if state.armies[t] and t not in out:
                loss = 1.0 + (LAND_LOST if table.left else LOST_LAND) * (state.armies[t] == 1)
                total += -loss if state.owner[t] == table.me else RIVAL * loss
    return Use(total / max(1, len(zones)))


@use.register
def _(effect: AssassinBomb, table: Table, aim: Aim) -> Use:
    """At the commander who is of most use, or who stands alone."""
    state, chance = table.seen.state, (effect.die - effect.least + 1) / effect.die

    def gain(number: int) -> float:
        seat, kind = commander_of(number)
        piece = numbered_commander(number, state.pieces)
        alone = piece is not None and state.armies[piece.territory] == 1
        land = state.owner.count(seat) / len(state.owner)
        cards = len(state.decks[kind].hands[seat])
        return chance * RIVAL * (COMMANDER_WORTH + 2.0 * alone + 3.0 * land + 0.5 * cards)

    return best(aim.candidates, gain)


@use.register
def _(effect: Armageddon, table: Table, aim: Aim) -> Use:
    """What the nuclear cards in the hand bring for nothing, beyond what they bring when they are paid, and the answers."""
    game, state, energy = (
        Game(table.seen.rules, table.seen.state),
        table.seen.state,
        money_of(table.seen.state, table.me),
    )
    free = paid = 0.0
    for card in hand_kinds(state, table.me):
        aimed = card.effect.aim(game, table.me, None)
        if card.deck != NUCLEAR or isinstance(card.effect, Armageddon) or aimed is None:
            continue
        gain = use(card.effect, table, aimed).gain
        free += max(0.0, gain)
        if card.cost <= energy and gain > price(table) * card.cost:
            paid += gain - price(table) * card.cost
            energy -= card.cost
    answers = sum(len(state.decks[NUCLEAR].hands[p]) for p in opponents(state, table.me) if could_strike(state, p))
    more = free - ANSWERED * answers - paid
    return Use(free if more > price(table) * CALL_COST else 0.0)


@use.register
def _(effect: TerritorialStation, table: Table, aim: Aim) -> Use:
    """On the largest stack."""
    armies = table.seen.state.armies
    return best(aim.candidates, lambda t: 1.0 + table.left + 0.01 * armies[t])


@use.register
def _(effect: Redeployment, table: Table, aim: Aim) -> Use:
    """Looked at by whoever has armies to move (``play_card``)."""
    return Use(1.0)
