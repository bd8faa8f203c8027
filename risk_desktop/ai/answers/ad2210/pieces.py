"""Commanders and stations: where they start, whom to hire, who falls, who leads."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.editions.ad2210.cards.closing import ColonyInfluence
from risk_desktop.editions.ad2210.cards.deck import hand_kinds
from risk_desktop.editions.ad2210.casualties import ChooseFallen, Lose
from risk_desktop.editions.ad2210.hiring import HIRE
from risk_desktop.editions.ad2210.invasion import Invasion, RollWith
from risk_desktop.editions.ad2210.terrain import MOON, WATER, of_terrain
from risk_desktop.editions.ad2210.units import (
    DIPLOMAT,
    LAND_COMMANDER,
    NAVAL,
    NUCLEAR,
    SPACE,
    STATION,
    STATION_COST,
    in_play,
    stations_of,
)
from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...intent import Intent, Reply, intent_before
from ...leading import MOST_EIGHTS, eight_sided
from ...mind import Answers, Mind
from ...position import position_of
from .. import conquest
from ..savings import last_bid
from .imagine import COMMANDER_COST, affordable, best_place, with_pieces

WORTH = {SPACE: 5, NAVAL: 4, LAND_COMMANDER: 3, NUCLEAR: 2, DIPLOMAT: 1}
"""How much each commander is spared when some must fall: the higher, the more."""
HOPELESS = 0.3
"""The chance to win below which an attack that must be made is made with one die."""
SPARE = 5
"""Energy left for cards when a station is built that opens no new ways."""
POCKET = {LAND_COMMANDER: 4, DIPLOMAT: 5, NUCLEAR: 6}
"""Energy from which on a commander who opens no new ways is hired, before the last round."""
FULL_POCKET = 12
"""The same for the Naval and the Space Commander, beyond what the last bid needs."""
LAST_CARDS = 4
"""Energy kept for new cards in the last round, besides the price of those in the hand; the rest hires and builds."""
WORTH_A_WALL = 0.2
"""The chance to save a territory from which on it is worth a station in the last round."""


def setup_piece(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Put the station and the Land Commander with the largest stack, the Diplomat where he is safest."""
    assert isinstance(decision.options, Choices)
    position = position_of(seen)
    pieces = [choice for choice in decision.options if isinstance(choice, PutPiece)]
    order = (STATION, LAND_COMMANDER, DIPLOMAT)

    def fitness(piece: PutPiece) -> tuple[float, ...]:
        strength = position.armies[piece.territory]
        safety = -position.fall[piece.territory]
        place = (safety, strength) if piece.kind == DIPLOMAT else (strength, safety)
        return (-order.index(piece.kind), *place, -piece.territory)

    return max(pieces, key=fitness)


# --- hiring -----------------------------------------------------------------------------------------------------------


def bundles(seen: View) -> Iterator[tuple[str, ...]]:
    """Yield groups of pieces that open new ways, as far as the energy goes: nothing, Naval, Space (with a station), both."""
    able, energy = [kind for kind in (NAVAL, SPACE) if kind in affordable(seen)], money_of(seen.state, seen.player)
    yield ()
    if SPACE in able and not stations_of(seen.state, seen.player) and not on_the_moon(seen):
        able.remove(SPACE)
        if energy >= STATION_COST + COMMANDER_COST:
            yield (STATION, SPACE)
    for kind in able:
        yield (kind,)
    if len(able) > 1 and energy >= 2 * COMMANDER_COST:
        yield tuple(able)


def on_the_moon(seen: View) -> bool:
    """Tell whether the player controls anything there."""
    return any(seen.state.owner[t] == seen.player for t in of_terrain(seen.rules.board, MOON))


def best_bundle(mind: Mind, seen: View) -> tuple[str, ...]:
    """Return the commanders with whom the best plan of this turn is worth most; only the cunning take two at once."""

    def worth(kinds: tuple[str, ...]) -> float:
        imagined = with_pieces(seen, kinds)
        return mind.planner(imagined).placement(position_of(imagined)).worth

    found = list(bundles(seen))
    if not mind.is_cunning(seen):
        found = [kinds for kinds in found if len(kinds) < 2]
    return max(found, key=worth)


def reinforce(mind: Mind, seen: View, decision: Decision) -> Reply:
    """Place the units of the best plan for this turn, which counts on the commanders that are going to be hired."""
    return conquest.reinforce(mind, with_pieces(seen, best_bundle(mind, seen)), decision)


def hire(mind: Mind, seen: View, decision: Decision) -> Choice | Reply:
    """Hire commanders who open ways that pay, then those with points in the hand, then, with energy to spare, any others.

    Of one who opens ways it tells what the plan that counts on him is for.
    """
    assert isinstance(decision.options, Choices)
    if not mind.is_cunning(seen) and mind.dice(seen).roll(3) == 1:
        return Pass()
    bundle = best_bundle(mind, seen)
    for kind in wishes(mind, seen, bundle):
        choice = PutPiece(kind, best_place(seen, kind))
        if choice in decision.options:
            return Reply(choice, purpose(mind, seen, bundle)) if kind in bundle else choice
    places = [choice for choice in decision.options if isinstance(choice, PutPiece) and choice.kind == STATION]
    if places and station_pays(mind, seen):
        return max(places, key=lambda choice: (seen.state.armies[choice.territory], -choice.territory))
    return last_wall(mind, seen, places) or Pass()


def purpose(mind: Mind, seen: View, bundle: tuple[str, ...]) -> Intent | None:
    """Return what the best plan of this turn is for that counts on commanders still to be hired."""
    imagined = with_pieces(seen, bundle)
    position, planner = position_of(imagined), mind.planner(imagined)
    return intent_before(position, planner.placement(position), planner)


def wishes(mind: Mind, seen: View, bundle: tuple[str, ...]) -> list[str]:
    """Return whom to hire now, the most urgent first; ``bundle``: who opens the ways of the best plan."""
    able, energy, left = affordable(seen), money_of(seen.state, seen.player), rounds_left(seen.state, seen.rules)
    found = []
    if mind.is_cunning(seen) and left <= 1:
        found += [kind for kind in able if points_waiting(seen, kind)]
    found += bundle
    if left > 0:
        found += [kind for kind in POCKET if kind in able and energy >= POCKET[kind]]
        if mind.is_cunning(seen) and energy >= FULL_POCKET + last_bid(mind, seen):
            found += able
    elif mind.is_cunning(seen) and spare_at_last(seen) >= COMMANDER_COST:
        found += able
    return found


def spare_at_last(seen: View) -> int:
    """Return the energy that neither the cards in the hand nor new ones need in the last round."""
    held = hand_kinds(seen.state, seen.player)
    return money_of(seen.state, seen.player) - LAST_CARDS - sum(card.cost for card in held)


def last_wall(mind: Mind, seen: View, places: list[PutPiece]) -> PutPiece | None:
    """Return where a station should hold a land in the last round, paid with energy that has no other use."""
    if not mind.is_cunning(seen) or rounds_left(seen.state, seen.rules) or spare_at_last(seen) < STATION_COST:
        return None
    position, walled = position_of(seen), eight_sided(seen.rules.combat_dice, 0, MOST_EIGHTS[1])

    def saved(place: PutPiece) -> float:
        t = place.territory
        return position.fall[t] - walled.win(max(0, position.threat[t] - 1), position.armies[t])

    best = max(places, key=lambda place: (saved(place), -place.territory), default=None)
    return best if best is not None and saved(best) > WORTH_A_WALL else None


def points_waiting(seen: View, kind: str) -> bool:
    """Tell whether a card in the hand brings points if this commander is in play at the end."""
    return any(
        card.deck == kind and isinstance(card.effect, ColonyInfluence) for card in hand_kinds(seen.state, seen.player)
    )


def station_pays(mind: Mind, seen: View) -> bool:
    """Tell whether another station is worth its price: the first opens the way to the Moon, others need energy to spare."""
    energy, has = money_of(seen.state, seen.player), stations_of(seen.state, seen.player)
    if rounds_left(seen.state, seen.rules) < 1:
        return False
    needed = not has and SPACE in in_play(seen.state, seen.player)
    return energy >= STATION_COST if needed else energy >= STATION_COST + SPARE + last_bid(mind, seen)


# --- losing and leading -----------------------------------------------------------------------------------------------


def casualties(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Lose MODs before commanders, and the least useful commanders first."""
    assert isinstance(decision.options, Choices) and isinstance(decision.step, ChooseFallen)
    ways = [choice for choice in decision.options if isinstance(choice, Lose)]
    return min(ways, key=lambda way: (sum(price(seen, kind) for kind in way.leaders), way.leaders))


def price(seen: View, kind: str) -> int:
    """Return what a commander is worth to the player now: much more if points or ways depend on him."""
    terrain = {NAVAL: WATER, SPACE: MOON}.get(kind)
    needed = terrain is not None and any(
        seen.state.owner[t] == seen.player for t in of_terrain(seen.rules.board, terrain)
    )
    return WORTH[kind] + 5 * needed + 10 * points_waiting(seen, kind)


def attack_dice(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Attack with everything, or with one die where it has become hopeless."""
    assert isinstance(decision.options, Choices) and isinstance(decision.step, Invasion)
    ways = [choice for choice in decision.options if isinstance(choice, RollWith)]
    step, position = decision.step, position_of(seen)
    fighting, defenders = position.armies[step.origin] - 1, position.armies[step.target]
    if position.odds_of(step.origin, step.target).win(fighting, defenders) < HOPELESS:
        return min(ways, key=lambda way: (way.dice, -len(way.leaders)))
    return max(ways, key=lambda way: (way.dice, len(way.leaders)))


PIECES: Answers = {
    "setup_piece": setup_piece,
    ("reinforce", HIRE): reinforce,
    "hire": hire,
    "casualties": casualties,
    "attack_dice": attack_dice,
}
