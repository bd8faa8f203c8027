"""Step 2: which gods to summon and where to build temples, by what they bring for their price."""

from __future__ import annotations

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.gods import DEATH, GOD_COST, MAGIC, SKY, WAR
from risk_desktop.editions.godstorm.realms import CRYPT, fields_of
from risk_desktop.editions.godstorm.temples import TEMPLE, TEMPLE_COST
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...mind import Answers, Mind
from ...position import SearchPosition, position_of
from ..savings import last_bid
from .miracles.needs import needed, waiting
from .sites import god_site, retreat, temple_site

POWER = {WAR: 4.0, MAGIC: 3.0, SKY: 1.2, DEATH: 0.8}
"""What the power of a god brings in the battles of a turn, in armies."""
DECK = {WAR: 0.5, MAGIC: 1.2, SKY: 0.9, DEATH: 0.6}
"""What the deck that a god opens brings, for each turn that follows."""
CRYPT_CARD = 1.2
"""The Death card at the end of a turn with a crypt."""
RETIRED = (DEATH,)
"""Gods who are kept out of battles, where they hardly help: they are summoned for their decks."""
TEMPLE_NOW, TEMPLE_TURN = 0.8, 1.7
"""What a temple brings by its defence, and for each turn that follows."""
PRICE, LAST_PRICE = 0.9, 0.3
"""What a faith brings when it is spent on something else; and in the last epoch."""


def summon(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Buy the god or the temple that brings most for its price, as long as that is more than cards bring.

    In the last epoch the faith for the cards in the hand is kept, and in the one before that for the last bid.
    """
    assert isinstance(decision.options, Choices)
    pieces = [choice for choice in decision.options if isinstance(choice, PutPiece)]
    if not mind.is_cunning(seen):
        return decision.options.sample(mind.dice(seen)) if mind.dice(seen).roll(3) == 1 else Pass()
    spare = money_of(seen.state, seen.player) - kept(mind, seen)
    rates = {kind: rate(mind, seen, kind) for kind in sorted({piece.kind for piece in pieces}) if cost(kind) <= spare}
    least = PRICE if rounds_left(seen.state, seen.rules) else LAST_PRICE
    best = max(rates, key=rates.__getitem__, default=None)
    if best is None or rates[best] < least:
        return Pass()
    position = position_of(seen)
    sites = [piece for piece in pieces if piece.kind == best]
    return max(sites, key=lambda piece: (site(position, piece), -piece.territory))


def kept(mind: Mind, seen: View) -> int:
    """Return the faith that is not spent on gods and temples: it is for the cards in the hand, or for the last bid."""
    if not rounds_left(seen.state, seen.rules):
        return needed(mind, seen)
    return last_bid(mind, seen) if mind.is_cunning(seen) else 0


def cost(kind: str) -> int:
    """Return the price of a piece."""
    return TEMPLE_COST if kind == TEMPLE else GOD_COST


def rate(mind: Mind, seen: View, kind: str) -> float:
    """Return what a piece of this kind brings for each faith of its price, in armies; a god lets cards in the hand be played."""
    left = rounds_left(seen.state, seen.rules)
    if kind == TEMPLE:
        return (TEMPLE_NOW + TEMPLE_TURN * left) / TEMPLE_COST
    worth = POWER[kind] + DECK[kind] * left
    if kind == DEATH and fields_of(seen.state, seen.rules.board, seen.player, CRYPT):
        worth += CRYPT_CARD * left
    return (worth + waiting(mind, seen, kind)) / GOD_COST


def site(position: SearchPosition, piece: PutPiece) -> float:
    """Return how well a piece stands where it would be put."""
    if piece.kind in RETIRED:
        return retreat(position, piece.territory)
    return (temple_site if piece.kind == TEMPLE else god_site)(position, piece.territory)


SUMMONING: Answers = {"summon": summon}
