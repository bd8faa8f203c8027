"""What a card of somebody else costs a player: whether to cancel it."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.blessings import FaithDelivers, StrengthOfFaith, TimeStandsStill
from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import RELIC_DECK
from risk_desktop.editions.godstorm.cards.effect import Miracle
from risk_desktop.editions.godstorm.cards.intrigues import (
    CropsWither,
    DiamondsToRust,
    OnlyAsh,
    ShrinePlundered,
    VisionsReal,
)
from risk_desktop.editions.godstorm.cards.relics import relic_owner

from .imagine import SAMPLES, Imagination, played
from .worth import hand_worth, relic_of, relic_worth

HARMLESS = (FaithDelivers, StrengthOfFaith, TimeStandsStill)
"""Effects that take nothing from anybody."""


def harm(mind: Imagination, play: Miracle) -> float:
    """Return what the player loses by ``play``, in armies."""
    effect, me = effect_of(play.card), mind.seen.player
    if isinstance(effect, HARMLESS):
        return 0.0
    if isinstance(effect, CropsWither | VisionsReal):
        return hand_worth(mind.seen, me) if play.target == me else 0.0
    if isinstance(effect, OnlyAsh | ShrinePlundered | DiamondsToRust):
        hit = play.targets or mind.seen.state.decks[RELIC_DECK].hands[me]
        mine = [number for number in hit if relic_owner(mind.seen.state, number) == me]
        return sum(relic_worth(mind.seen, relic_of(number), me) for number in mine)
    return -sum(mind.gain(played(mind.seen, play, 5 + 17 * n)) for n in range(SAMPLES)) / SAMPLES
