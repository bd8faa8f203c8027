"""What a card would change on the board, where that is certain: no dice, no card turned over."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import ScriptedDice, ScriptedDiceExhausted
from risk_desktop.engine.events import ArmiesLost, ArmiesMoved, ArmiesPlaced, Event, PhaseStarted, ReactionPlayed
from risk_desktop.engine.game import Game

from .card_play import CardPlayed
from .money import MoneyPaid
from .pieces import PieceMoved, PiecePlaced

CERTAIN: tuple[type[Event], ...] = (
    CardPlayed,
    MoneyPaid,
    PieceMoved,
    PiecePlaced,
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    ReactionPlayed,
)
"""What follows from what lies open. Anything else would let one look into the future, and shows nothing."""
OVER: tuple[type[Event], ...] = (PhaseStarted,)
"""What comes behind one of these isn't the card's doing any more."""


def changes_of(
    game: Game, choice: Choice, certain: tuple[type[Event], ...] = CERTAIN, over: tuple[type[Event], ...] = OVER
) -> dict[int, tuple[int, int]]:
    """Return the armies before and after a card is played, by territory that changes; empty if that isn't certain.

    ``certain``: the events that an edition lets one foresee; ``over``: those that come behind the card.
    """
    trial = Game(game.rules, game.state.copy(), ScriptedDice(()))
    trial.pending()
    trial.take_events()
    before = list(trial.state.armies)
    with suppress(
        ScriptedDiceExhausted
    ):  # the roll comes after the card; or it is the card's, whose events say nothing
        trial.apply(choice)
    more: Counter[int] = Counter()
    for event in trial.events:
        if isinstance(event, over):
            break
        if not isinstance(event, certain):
            return {}
        _count(event, more)
    return {place: (before[place], before[place] + number) for place, number in more.items() if number}


def _count(event: Event, more: Counter[int]) -> None:
    """Add up what an event does to the armies."""
    if isinstance(event, ArmiesPlaced):
        more.update(dict(event.parts))
    elif isinstance(event, ArmiesLost):
        more[event.territory] -= event.armies
    elif isinstance(event, ArmiesMoved):
        more[event.origin] -= event.armies
        more[event.target] += event.armies
