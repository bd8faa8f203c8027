"""What miracle cards are worth, in armies: decks that are bought from, relics, hands, and the faith that they cost."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.deck import (
    DEATH_DECK,
    RELIC_DECK,
    SKY_DECK,
    WAR_DECK,
    MiracleSpec,
    cards_of,
    hand_size,
)
from risk_desktop.editions.godstorm.cards.playing import hand_of
from risk_desktop.editions.godstorm.cards.relics import (
    AEGIS,
    BOOK,
    CAULDRON,
    EXCALIBUR,
    FLEECE,
    GUNGNIR,
    MJOLNIR,
    PANDORA,
    PYRAMIDS,
    SCALES,
    STONEHENGE,
    TABLETS,
    TEARS,
    TREE,
    WINE,
)
from risk_desktop.engine.view import View

from ....ending import rounds_left

RELICS: dict[str, tuple[float, float]] = {
    AEGIS: (1.5, 0.2),
    CAULDRON: (0.0, 1.3),
    BOOK: (0.0, 0.5),
    EXCALIBUR: (0.0, 1.3),
    TEARS: (0.0, 0.8),
    FLEECE: (0.0, 1.8),
    PYRAMIDS: (0.0, 1.3),
    GUNGNIR: (0.4, 0.5),
    MJOLNIR: (0.4, 0.6),
    PANDORA: (0.0, 0.3),
    SCALES: (0.0, 0.4),
    STONEHENGE: (0.0, 1.4),
    TABLETS: (0.0, 0.9),
    TREE: (0.8, 0.6),
    WINE: (0.0, 0.9),
}
"""What a relic is worth at once, and for every turn that follows."""
HOME, LAST_HOME = 0.6, 2.5
"""What a relic is worth more if its home is one's own, and in the last epoch."""
DECK_WORTH = {WAR_DECK: 2.2, DEATH_DECK: 1.7, SKY_DECK: 2.0}
"""What a card of a deck brings on average, in armies, beyond what it costs to play."""
BURDEN = 6
"""Faith needed for the hand from which on another expensive card, such as those of Death, would not be played."""
UNPLAYABLE = 0.35
"""Share of that in the last epoch, when many cards come too late."""
PRICE, LAST_PRICE = 0.45, 0.1
"""What a faith must bring, in armies, to be spent on a card; and in the last epoch."""
FOREIGN = 0.8
"""What an unknown card in a foreign hand is worth to its owner."""


def price(seen: View) -> float:
    """Return what a faith must bring now, in armies."""
    return PRICE if rounds_left(seen.state, seen.rules) else LAST_PRICE


def relic_worth(seen: View, card: MiracleSpec, owner: int) -> float:
    """Return what a relic is worth to ``owner``, in armies."""
    left = rounds_left(seen.state, seen.rules)
    once, each = RELICS[card.id]
    at_home = bool(card.home) and seen.state.owner[seen.rules.board.index(card.home)] == owner
    return once + each * left + (HOME if left else LAST_HOME) * at_home


def relic_of(number: int) -> MiracleSpec:
    """Return the relic with this number."""
    return cards_of(RELIC_DECK)[number]


def deck_worth(seen: View, deck: str) -> float:
    """Return what a card of ``deck`` brings on average, in armies: of relics, of those that nobody has seen."""
    left = rounds_left(seen.state, seen.rules)
    if deck != RELIC_DECK:
        return DECK_WORTH[deck] * (1.0 if left else UNPLAYABLE) * (1.0 - burden(seen) * (deck == DEATH_DECK))
    pile = seen.state.decks[RELIC_DECK]
    known = {*pile.discard, *(n for hand in pile.hands for n in hand)}
    unseen = [card for n, card in enumerate(cards_of(RELIC_DECK)) if n not in known]
    return sum(relic_worth(seen, card, seen.player) for card in unseen) / max(1, len(unseen))


def burden(seen: View) -> float:
    """Return the share (0 to 1) of the faith for cards that the own hand already needs."""
    hand = hand_of(seen.state, seen.player)
    return min(1.0, sum(card.cost for card in hand if card.deck != SKY_DECK) / BURDEN)


def hand_worth(seen: View, player: int) -> float:
    """Return what the hand of ``player`` is worth to him, in armies, as far as it is known."""
    return FOREIGN * hand_size(seen.state, player) * (1.0 if rounds_left(seen.state, seen.rules) else UNPLAYABLE)
