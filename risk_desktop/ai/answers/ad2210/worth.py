"""What command cards are worth that are played in the own turn, by effect, except for the nuclear ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from risk_desktop.editions.ad2210.cards.closing import Redeployment
from risk_desktop.editions.ad2210.cards.decoys import DecoysRevealed
from risk_desktop.editions.ad2210.cards.diplomacy import EnergyCrisis, FrequencyJam, ModReduction
from risk_desktop.editions.ad2210.cards.draws import EnergyExtraction, HiddenEnergy, InvadeEarth, ScoutForces
from risk_desktop.editions.ad2210.cards.effect import opponents
from risk_desktop.editions.ad2210.cards.mods import AssembleMods, Reinforcements
from risk_desktop.editions.ad2210.cards.stations import TerritorialStation
from risk_desktop.editions.ad2210.terrain import MOON, WATER, of_terrain
from risk_desktop.editions.ad2210.units import COMMANDERS, LAND_COMMANDER, NUCLEAR
from risk_desktop.editions.common.card_play import Aim
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.odds import win_table

from ...position import Position, position_of
from .judging import LAST_PRICE, Table, Use, best, own_share, use

PLACES = 6
"""Territories at which a card is tried."""
CHOSEN = 0.45
"""The same where the opponent says himself which one: he gives up the least useful ones."""
GOOD_SHARE = 0.2
"""Part of the seas from which on it is tried to find energy there, before the last chance."""
LIKELY = 0.6
"""The chance to take all of the Moon in this turn from which on one doesn't wait for a better year."""
LEFT_BEHIND = 1.0
"""A unit that each territory on the way keeps."""
KEPT_FOR_A_TIE = 0.01
"""What an energy is worth that can do nothing but decide between equal points (AD-W-5)."""
ENDANGERED = 0.4
"""The chance to fall from which on a territory is no place for a commander."""
FIGHTERS = (LAND_COMMANDER, NUCLEAR)
"""Who leads attacks in most places."""
RALLIED = 0.6
"""What a commander who fights is worth more beside the largest stack, in armies."""


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
    """At least as often as the drawn territory is an own one; another may be taken still (see the term "hoards")."""
    share = own_share(table, WATER)
    if table.left < 1:
        return Use(KEPT_FOR_A_TIE * effect.energy * share)
    return Use(effect.energy * share if share > GOOD_SHARE or table.left == 1 else 0.0)


@use.register
def _(effect: EnergyExtraction, table: Table, aim: Aim) -> Use:
    """When all of the Moon is held, or likely to be at the end of this turn; in the last year but one a chance will do."""
    chance = chance_of_all(position_of(table.seen), of_terrain(table.seen.rules.board, MOON))
    if table.left < 1:
        return Use(KEPT_FOR_A_TIE * effect.energy * chance)
    return Use(effect.energy * chance if chance >= LIKELY or table.left == 1 else 0.0)


def chance_of_all(position: Position, lands: Sequence[int]) -> float:
    """Return a rough chance (0 to 1) to hold all of ``lands`` at the end of the turn: by what can fight there for them."""
    missing = [t for t in lands if position.owner[t] != position.me]
    if not missing:
        return 1.0
    fighting = sum(position.armies[t] - 1 for t in lands if position.owner[t] == position.me and position.threat[t])
    free = round(fighting - LEFT_BEHIND * len(missing))
    table = win_table(position.rules.combat_dice)
    return table.win(max(0, free), sum(position.armies[t] for t in missing)) if free > 0 else 0.0


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
def _(effect: TerritorialStation, table: Table, aim: Aim) -> Use:
    """On the largest stack."""
    armies = table.seen.state.armies
    return best(aim.candidates, lambda t: 1.0 + table.left + 0.01 * armies[t])


@use.register
def _(effect: Redeployment, table: Table, aim: Aim) -> Use:
    """Looked at by whoever has armies to move (``play_card``)."""
    return Use(1.0)
