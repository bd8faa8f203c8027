"""Colours that nobody plays: where their armies go, whom to bribe, and what to do with those who are allies."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.neutrals.bribe import Bribe
from risk_desktop.editions.classic.neutrals.muster import ALLY_INCOME, BY_DIE
from risk_desktop.editions.classic.neutrals.stances import allies_slot
from risk_desktop.editions.classic.sets import JOKER, sets_in, symbol
from risk_desktop.engine.choices import Choice, Fortify, Pass, Place
from risk_desktop.engine.options import Allocation, Choices, Options
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...evaluate import Evaluator
from ...mind import Answers, Mind
from ...position import SearchPosition, position_of

ALLY_ARMY, FRONT_ARMY, SUPPLY = 0.25, 0.35, 3.0
"""Worth of an ally in own armies: of each army, of each beside an opponent besides, and of what he musters."""
ARMY_THERE, ALREADY_THERE = 0.1, 0.15
"""How much it counts for a placing that foreign armies stand beside it, and that some stand there already."""


# -- placing -----------------------------------------------------------------------------------------------------------


def place_neutral(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Place armies of a neutral colour."""
    options = decision.options
    assert isinstance(options, Allocation)
    place = best_annoyance(position_of(seen), mind.evaluator(seen), options.territories, options.total)
    return Place(((place, options.total),))


def best_annoyance(position: SearchPosition, evaluator: Evaluator, places: Sequence[int], total: int) -> int:
    """Return where ``total`` armies of a neutral colour serve most: as allies, or else in the way of the opponents."""

    def worth(place: int) -> tuple[float, float]:
        child = position.copy()
        child.put(place, child.armies[place] + total)
        return round(evaluator.value(child), 6), annoyance(position, place)

    return max(places, key=worth)


def annoyance(position: SearchPosition, place: int) -> float:
    """Return how much more a territory stands in the way of the opponents than in the own way."""
    facts, owner, armies, me = position.facts, position.owner, position.armies, position.me
    region = facts.region_of[place]
    shares, parts = facts.shares[region], position.parts[region]
    others = [player for player in range(position.players) if player != me]
    score = max(shares[parts[player]] for player in others) - shares[parts[me]]
    for n in facts.neighbours[place]:
        if 0 <= owner[n] < position.players:
            score += armies[n] * (-ARMY_THERE if owner[n] == me else ARMY_THERE)
    return score - ALREADY_THERE * armies[place]


# -- bribes ------------------------------------------------------------------------------------------------------------


def bribe(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Bribe a neutral colour, or nobody; an own ally would not change its mind for a card."""
    assert isinstance(decision.options, Choices)
    stance = allies_slot(seen.state).stance
    offered = [choice for choice in decision.options if isinstance(choice, Bribe)]
    useful = [choice for choice in offered if stance[choice.neutral] != seen.player]
    return best_bribe(position_of(seen), useful) if useful else Pass()


def best_bribe(position: SearchPosition, bribes: Sequence[Bribe]) -> Choice:
    """Return the one of ``bribes`` that brings more than the card is worth, or none."""
    hand = sorted({bribe.card for bribe in bribes})
    worths = {neutral: ally_worth(position, neutral) for neutral in {bribe.neutral for bribe in bribes}}
    neutral = max(worths, key=lambda n: (worths[n], -n))
    costs = {card: card_cost(position, hand, card) for card in hand}
    card = min(hand, key=lambda c: (costs[c], c))
    return Bribe(neutral, card) if worths[neutral] > costs[card] else Pass()


def ally_worth(position: SearchPosition, neutral: int) -> float:
    """Return what a neutral colour is worth as an ally, in own armies."""
    owner, armies, me = position.owner, position.armies, position.me
    worth = SUPPLY if position.rules.options.get(ALLY_INCOME.key) == BY_DIE else 0.0
    for t, who in enumerate(owner):
        if who == neutral:
            foes = any(0 <= owner[n] < position.players and owner[n] != me for n in position.facts.neighbours[t])
            worth += armies[t] * (ALLY_ARMY + FRONT_ARMY * foes)
    return worth


def card_cost(position: SearchPosition, hand: Sequence[int], card: int) -> float:
    """Return what the hand loses without ``card``: a set, if there is one with it only, else a part of the next one."""
    board = position.rules.board
    brings = float(position.values[0]) if position.values else 0.0
    left = [other for other in hand if other != card]
    if sets_in(board, list(hand)) and not sets_in(board, left):
        return brings
    return brings / (2 if symbol(board, card) == JOKER else 3)


# -- allies ------------------------------------------------------------------------------------------------------------


def muster(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Take the muster that is offered first."""
    assert isinstance(decision.options, Choices)
    return decision.options.items[0]


def ally_fortify(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Move armies of an ally, or none."""
    return best_ally_move(position_of(seen), mind.evaluator(seen), decision.options)


def best_ally_move(position: SearchPosition, evaluator: Evaluator, options: Options) -> Choice:
    """Return the best move of an ally's largest stack, or none."""
    owner, armies, me = position.owner, position.armies, position.me
    best: Choice = Pass()
    most = evaluator.value(position)
    for origin, who in enumerate(owner):
        if who == me or armies[origin] < 2:
            continue
        for target, other in enumerate(owner):
            move = Fortify(origin, target, armies[origin] - 1)
            if other == who and move in options:
                child = position.copy()
                child.shift(origin, target, move.armies)
                worth = evaluator.value(child)
                if worth > most:
                    best, most = move, worth
    return best


NEUTRALS: Answers = {
    "place_neutral": place_neutral,
    "bribe": bribe,
    "muster": muster,
    "ally_fortify": ally_fortify,
}
