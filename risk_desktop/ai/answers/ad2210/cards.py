"""Command cards in the own turn: which to buy, which to play and at whom, and what they ask."""

from __future__ import annotations

from collections import Counter

from risk_desktop.editions.ad2210.cards.aims import MoveCommanders, PlayCard, Remove
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.decoys import CommanderMoves
from risk_desktop.editions.ad2210.cards.playing import CardTiming, Plays, playable
from risk_desktop.editions.ad2210.cards.reduction import ModRemovals
from risk_desktop.editions.ad2210.cards.spec import BEFORE_INVASION, END_OF_TURN
from risk_desktop.editions.ad2210.fortify import UnitMoves
from risk_desktop.editions.ad2210.units import DIPLOMAT, LAND_COMMANDER, NAVAL, NUCLEAR, SPACE
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...fortify import best_move
from ...mind import Answers, Mind
from ...position import position_of
from ..savings import last_bid
from .judging import LAST_PRICE, CardContext, price, use
from .prospects import deck_worth
from .worth import ENDANGERED, rallied

DECK_WORTH = {LAND_COMMANDER: 1.6, DIPLOMAT: 1.5, NAVAL: 1.3, SPACE: 1.3, NUCLEAR: 1.5}
"""What a card of each deck brings on average, in armies, for who doesn't know the cards better."""
LAST_WORTH = {DIPLOMAT: 2.0, LAND_COMMANDER: 1.4, NAVAL: 1.3, SPACE: 1.3, NUCLEAR: 0.6}
"""The same in the last round: most points are among the Diplomat's."""
KEPT = 3
"""Energy that stays in the purse before the last round, for bids and cards in play."""
FULL_HAND = 12
"""Hand size from which on no more cards are bought before the last rounds."""
FLEEING = 0.2
"""The chance to fall from which on a commander leaves a territory when he can go anywhere."""


def buy_cards(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Buy with what is left: in the last round all that can be had, before it with some energy kept back."""
    assert isinstance(decision.options, Choices)
    value = deck_values(mind, seen)
    budget = budget_of(mind, seen) - better_spent(CardContext(mind, seen), max(value.values()))

    def worth(basket: BuyCards) -> float:
        # The second and third card of a deck are worth a little less: their kinds repeat.
        return sum(value[deck] * n - 0.05 * n * n for deck, n in basket.cards)

    baskets = [b for b in decision.options if isinstance(b, BuyCards) and sum(n for _, n in b.cards) <= budget]
    best = max(baskets, key=lambda basket: (worth(basket), basket.cards), default=None)
    return best if best is not None and worth(best) > 0 else Pass()


def budget_of(mind: Mind, seen: View) -> int:
    """Return the energy to spend on cards now: in the last round all of it, whoever plays, for it buys nothing else.

    Before it nothing with a full hand, and some of what isn't kept back; the cunning spend all of that.
    """
    energy = money_of(seen.state, seen.player)
    if rounds_left(seen.state, seen.rules) == 0:
        return energy
    if sum(len(seen.state.decks[deck].hands[seen.player]) for deck in DECK_WORTH) >= FULL_HAND:
        return 0
    budget = energy - max(KEPT, last_bid(mind, seen))
    if mind.is_cunning(seen):
        return budget
    return min(budget, mind.dice(seen).roll(3) - 1)


def better_spent(context: CardContext, value: float) -> int:
    """Return the energy that cards in the hand need now and use better than new ones, of which each brings ``value``.

    That is for the last round, before which not all of it is spent; and for the cunning, who know what cards are worth.
    """
    if context.left or not context.mind.is_cunning(context.seen):
        return 0
    game, needed = Game(context.seen.rules, context.seen.state), 0
    for card, aim in playable(game, context.me, CardTiming(BEFORE_INVASION)).items():
        cost = card_specs()[card].cost
        if cost and use(card_specs()[card].effect, context, aim).gain > (value + LAST_PRICE) * cost:
            needed += cost
    return needed


def deck_values(mind: Mind, seen: View) -> dict[str, float]:
    """Return what a card of each deck brings, in armies, as far as this level knows."""
    if not mind.is_cunning(seen):
        return DECK_WORTH if rounds_left(seen.state, seen.rules) else LAST_WORTH
    context = CardContext(mind, seen)
    return {deck: deck_worth(context, deck) for deck in DECK_WORTH}


def bonus_card(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Take a card from the deck that brings most."""
    assert isinstance(decision.options, Choices)
    value = deck_values(mind, seen)
    return max((c for c in decision.options if isinstance(c, Pick)), key=lambda choice: value[choice.key])


def play_card(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Play the card that brings most beyond its price, or none."""
    plays = decision.options
    assert isinstance(plays, Plays)
    if not mind.is_cunning(seen) and mind.dice(seen).roll(2) == 1:
        return Pass()
    if plays.moment.timing == END_OF_TURN:
        return redeploy(mind, seen, plays)
    context, specs = CardContext(mind, seen), card_specs()
    cost_of_energy = price(context)
    choice: Choice = Pass()
    most = 0.0
    for card, aim in plays.aims.items():
        if aim.vain:
            continue
        found = use(specs[card].effect, context, aim)
        gain = found.gain - (0.0 if plays.moment.free else cost_of_energy * specs[card].cost)
        if gain > most and aim.accepts(found.targets):
            choice, most = PlayCard(card, found.targets), gain
    return choice


def redeploy(mind: Mind, seen: View, plays: Plays) -> Choice:
    """Play Redeployment if another move is worth something."""
    moves = UnitMoves(Game(seen.rules, seen.state), seen.player)
    useful = not isinstance(best_move(position_of(seen), mind.evaluator(seen), moves), Pass)
    return PlayCard(next(iter(plays.aims))) if useful else Pass()


def decoys(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Bring commanders out of danger, to the stack that is safest, and those who lead attacks to the largest one."""
    options = decision.options
    assert isinstance(options, CommanderMoves)
    position = position_of(seen)
    safe = max(options.territories, key=lambda t: (position.armies[t] * (1.0 - position.fall[t]), -t))
    goals = {kind: safe for kind, place in options.places.items() if place != safe and position.fall[place] > FLEEING}
    goals |= rallied(position, options.places)
    left, moves = Counter({place: position.armies[place] for place in options.places.values()}), []
    for kind, place in options.places.items():
        if kind in goals and (left[place] > 1 or position.fall[place] > ENDANGERED):
            left[place] -= 1
            moves.append((kind, goals[kind]))
    choice = MoveCommanders(tuple(moves))
    return choice if choice in options else MoveCommanders(())


def remove_mods(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Remove MODs one by one where they are missed least, from single ones at last."""
    options = decision.options
    assert isinstance(options, ModRemovals)
    position, taken = position_of(seen), Counter[int]()
    for _ in range(options.total):
        free = [t for t, mods in options.mods.items() if taken[t] < mods]

        def missed(t: int) -> tuple[bool, bool, int, int]:
            left = position.armies[t] - taken[t]
            return left < 2, bool(position.threat[t]), -left, t

        taken[min(free, key=missed)] += 1
    return Remove(tuple(sorted(taken.items())))


CARDS: Answers = {
    "buy_cards": buy_cards,
    "bonus_card": bonus_card,
    "play_card": play_card,
    "decoys": decoys,
    "remove_mods": remove_mods,
}
