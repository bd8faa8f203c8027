"""What command cards played in the own turn are worth, by effect; the nuclear ones are in ``bombs``."""

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

from ...position import SearchPosition, position_of
from ..card_use import CardUse
from .judging import LAST_PRICE, CardContext, best, own_share, use

PLACES = 6
"""Territories at which a card is tried."""
CHOSEN = 0.45
"""The same where the opponent chooses which: he gives up the least useful ones."""
GOOD_SHARE = 0.2
"""Share of the seas from which on a search for energy there is worth a try, before the last chance."""
LIKELY = 0.6
"""The chance to take all of the Moon this turn that is good enough not to wait for a better year."""
LEFT_BEHIND = 1.0
"""Units left behind in each territory on the way."""
KEPT_FOR_A_TIE = 0.01
"""What an energy is worth that only serves to break a tie (AD-W-5)."""
ENDANGERED = 0.4
"""The chance to fall from which on a commander should leave a territory."""
FIGHTERS = (LAND_COMMANDER, NUCLEAR)
"""Commanders who lead attacks in most places."""
RALLIED = 0.6
"""What a fighting commander gains by joining the largest stack, in armies."""


def places(context: CardContext, candidates: Iterable[int]) -> list[int]:
    """Return where new units would help: beside foreign land, the largest stacks first."""
    position = position_of(context.seen)
    ranked = sorted(candidates, key=lambda t: (not position.threat[t], -position.armies[t], t))
    return ranked[:PLACES]


@use.register
def _(effect: AssembleMods, context: CardContext, aim: Aim) -> CardUse:
    """Put the MODs where they help a plan most."""
    position, planner = position_of(context.seen), context.mind.planner(context.seen)
    found = places(context, aim.candidates)
    worth = {t: planner.launched(with_more(position, t, effect.mods), t, 0).worth for t in found}
    return CardUse(float(effect.mods), (max(found, key=lambda t: (worth[t], -t)),))


def with_more(position: SearchPosition, territory: int, mods: int) -> SearchPosition:
    """Return the position with more units in a territory."""
    child = position.copy()
    child.put(territory, child.armies[territory] + mods)
    return child


@use.register
def _(effect: Reinforcements, context: CardContext, aim: Aim) -> CardUse:
    """Put one each where it helps."""
    found = places(context, aim.candidates)[: aim.most]
    return CardUse(float(effect.mods * len(found)), tuple(sorted(found)))


@use.register
def _(effect: FrequencyJam, context: CardContext, aim: Aim) -> CardUse:
    """Silence the one with most cards."""
    decks = context.seen.state.decks
    return best(aim.candidates, lambda player: 0.3 * sum(len(decks[kind].hands[player]) for kind in COMMANDERS))


@use.register
def _(effect: ScoutForces, context: CardContext, aim: Aim) -> CardUse:
    return CardUse(2.0)


@use.register
def _(effect: InvadeEarth, context: CardContext, aim: Aim) -> CardUse:
    """Try it with a stack on the Moon."""
    state = context.seen.state
    stack = max(
        (state.armies[t] for t in of_terrain(context.seen.rules.board, MOON) if state.owner[t] == context.me), default=0
    )
    return CardUse(1.5 if stack > 3 else 0.0)


@use.register
def _(effect: HiddenEnergy, context: CardContext, aim: Aim) -> CardUse:
    """Count how often the drawn territory is an own one; another may still be taken (see the term "hoards")."""
    share = own_share(context, WATER)
    if context.left < 1:
        return CardUse(KEPT_FOR_A_TIE * effect.energy * share)
    return CardUse(effect.energy * share if share > GOOD_SHARE or context.left == 1 else 0.0)


@use.register
def _(effect: EnergyExtraction, context: CardContext, aim: Aim) -> CardUse:
    """Play it when all of the Moon is held, or likely to be at the end of this turn; late in the game a chance is enough."""
    chance = chance_of_all(position_of(context.seen), of_terrain(context.seen.rules.board, MOON))
    if context.left < 1:
        return CardUse(KEPT_FOR_A_TIE * effect.energy * chance)
    return CardUse(effect.energy * chance if chance >= LIKELY or context.left == 1 else 0.0)


def chance_of_all(position: SearchPosition, lands: Sequence[int]) -> float:
    """Return a rough chance (0 to 1) to hold all of ``lands`` at the end of the turn: by what can fight there for them."""
    missing = [t for t in lands if position.owner[t] != position.me]
    if not missing:
        return 1.0
    fighting = sum(position.armies[t] - 1 for t in lands if position.owner[t] == position.me and position.threat[t])
    free = round(fighting - LEFT_BEHIND * len(missing))
    table = win_table(position.rules.combat_dice)
    return table.win(max(0, free), sum(position.armies[t] for t in missing)) if free > 0 else 0.0


@use.register
def _(effect: EnergyCrisis, context: CardContext, aim: Aim) -> CardUse:
    """Count what the others can pay; in the last round they have no more use for it."""
    state = context.seen.state
    paid = sum(min(effect.energy, money_of(state, p)) for p in opponents(state, context.me))
    return CardUse(float(paid) if context.left else LAST_PRICE * paid)


@use.register
def _(effect: ModReduction, context: CardContext, aim: Aim) -> CardUse:
    """Count what the others lose, less the own losses."""
    others = len(opponents(context.seen.state, context.me))
    chosen = CHOSEN if context.left else 0.5 * CHOSEN
    return CardUse(chosen * effect.theirs * others - effect.own)


@use.register
def _(effect: DecoysRevealed, context: CardContext, aim: Aim) -> CardUse:
    """Play it when a commander is in danger, or far from the largest stack although he could lead it."""
    position, state = position_of(context.seen), context.seen.state
    places = {p.kind: p.territory for p in state.pieces if p.player == context.me and p.kind in COMMANDERS}
    danger = sum(position.fall[place] > ENDANGERED for place in places.values())
    return CardUse(1.5 * danger + RALLIED * len(rallied(position, places)))


def rallied(position: SearchPosition, places: dict[str, int]) -> dict[str, int]:
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
def _(effect: TerritorialStation, context: CardContext, aim: Aim) -> CardUse:
    """Put it on the largest stack."""
    armies = context.seen.state.armies
    return best(aim.candidates, lambda t: 1.0 + context.left + 0.01 * armies[t])


@use.register
def _(effect: Redeployment, context: CardContext, aim: Aim) -> CardUse:
    """Looked at by whoever has armies to move (``play_card``)."""
    return CardUse(1.0)
