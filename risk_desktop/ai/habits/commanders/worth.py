"""What command cards are worth in a position, by effect: at what to aim them, and how many armies that brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import singledispatch
from typing import NamedTuple

from risk_desktop.editions.ad2210.cards.armageddon import Armageddon
from risk_desktop.editions.ad2210.cards.closing import Redeployment
from risk_desktop.editions.ad2210.cards.deck import hand_kinds
from risk_desktop.editions.ad2210.cards.decoys import DecoysRevealed
from risk_desktop.editions.ad2210.cards.diplomacy import EnergyCrisis, FrequencyJam, ModReduction
from risk_desktop.editions.ad2210.cards.draws import EnergyExtraction, HiddenEnergy, InvadeEarth, ScoutForces
from risk_desktop.editions.ad2210.cards.effect import Effect, commander_of, hostile, numbered_commander, opponents
from risk_desktop.editions.ad2210.cards.mods import AssembleMods, Reinforcements
from risk_desktop.editions.ad2210.cards.stations import TerritorialStation
from risk_desktop.editions.ad2210.cards.strikes import AssassinBomb, RocketStrike, ScatterBomb, ZoneStrike, half
from risk_desktop.editions.ad2210.terrain import MOON, WATER, of_terrain
from risk_desktop.editions.ad2210.units import COMMANDERS, NUCLEAR
from risk_desktop.editions.common.card_play import Aim
from risk_desktop.editions.common.lands import deserts
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...mind import Mind
from ...position import Position, position_of

PLACES = 6
"""Territories at which a card is tried."""
RIVAL = 0.6
"""An army that an opponent loses, in own armies."""
COMMANDER_WORTH = 3.0
CALLS = 4
"""Nuclear cards in the hand that make an Armageddon worth calling."""


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
    lands = of_terrain(table.seen.rules.board, WATER)
    own = sum(table.seen.state.owner[t] == table.me for t in lands)
    if table.left < 1:
        return Use(0.0)
    share = own / len(lands)
    return Use(effect.energy * share if share > 0.3 or table.left == 1 else 0.0)


@use.register
def _(effect: EnergyExtraction, table: Table, aim: Aim) -> Use:
    """Only with nearly all of the Moon."""
    foreign = sum(table.seen.state.owner[t] != table.me for t in of_terrain(table.seen.rules.board, MOON))
    return Use(float(effect.energy) if foreign < 2 and table.left else 0.0)


@use.register
def _(effect: EnergyCrisis, table: Table, aim: Aim) -> Use:
    """What the others can pay."""
    state = table.seen.state
    return Use(float(sum(min(effect.energy, money_of(state, p)) for p in opponents(state, table.me))))


@use.register
def _(effect: ModReduction, table: Table, aim: Aim) -> Use:
    """What the others lose, without the own losses."""
    others = len(opponents(table.seen.state, table.me))
    return Use(RIVAL * effect.theirs * others - effect.own)


@use.register
def _(effect: DecoysRevealed, table: Table, aim: Aim) -> Use:
    """When a commander stands in danger."""
    position = position_of(table.seen)
    danger = sum(
        position.fall[p.territory] > 0.4
        for p in table.seen.state.pieces
        if p.player == table.me and p.kind in COMMANDERS
    )
    return Use(1.5 * danger)


@use.register
def _(effect: RocketStrike, table: Table, aim: Aim) -> Use:
    """At the largest stack, first of all beside own land or in somebody's region."""
    state, position, average = table.seen.state, position_of(table.seen), (effect.die + 1) / 2

    def gain(t: int) -> float:
        near = any(state.owner[n] == table.me for n in position.facts.neighbours[t])
        holder = position.holder[position.facts.region_of[t]] == state.owner[t]
        return (RIVAL + 0.3 * near + 0.2 * holder) * min(average, state.armies[t])

    return best(aim.candidates, gain)


@use.register
def _(effect: ScatterBomb, table: Table, aim: Aim) -> Use:
    """What an average draw takes away."""
    state = table.seen.state
    lands = of_terrain(table.seen.rules.board, effect.terrain)
    total = sum(half(state.armies[t]) for t in lands if hostile(state, table.me, t))
    return Use(RIVAL * effect.cards * total / len(lands))


@use.register
def _(effect: ZoneStrike, table: Table, aim: Aim) -> Use:
    """What an average zone takes away, own units against those of the others; a single unit is a territory too."""
    state, board = table.seen.state, table.seen.rules.board
    zones = [region for region in effect.table(board) if region is not None]
    out, total = deserts(state), 0.0
    for region in zones:
        for t in board.regions[region].members:
            if state.armies[t] and t not in out:
                loss = 2.0 if state.armies[t] == 1 else 1.0
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
    """With many nuclear cards in the hand, more than they are likely to answer."""
    cards = len([card for card in hand_kinds(table.seen.state, table.me) if card.deck == NUCLEAR])
    return Use(6.0 if cards >= CALLS else 0.0)


@use.register
def _(effect: TerritorialStation, table: Table, aim: Aim) -> Use:
    """On the largest stack."""
    armies = table.seen.state.armies
    return best(aim.candidates, lambda t: 1.0 + table.left + 0.01 * armies[t])


@use.register
def _(effect: Redeployment, table: Table, aim: Aim) -> Use:
    """Looked at by whoever has armies to move (``play_card``)."""
    return Use(1.0)
