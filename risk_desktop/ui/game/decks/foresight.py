"""What a card would change on the board, where that is certain: no dice, no card turned over."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from risk_desktop.editions.common.afterlife import DeadTravelled
from risk_desktop.editions.common.card_play import CardSettled, CommandCardPlayed
from risk_desktop.editions.common.miracles import LandDeserted, MiraclePlayed
from risk_desktop.editions.common.money import MoneyPaid
from risk_desktop.editions.common.pieces import PieceMoved, PiecePlaced
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import ScriptedDice, ScriptedDiceExhausted
from risk_desktop.engine.events import ArmiesLost, ArmiesMoved, ArmiesPlaced, Event, PhaseStarted, ReactionPlayed
from risk_desktop.engine.game import Game

_CERTAIN = (
    CommandCardPlayed,
    MoneyPaid,
    PieceMoved,
    PiecePlaced,
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    ReactionPlayed,
    MiraclePlayed,
    DeadTravelled,
    LandDeserted,
)
"""What follows from what lies open. Anything else would let one look into the future, and shows nothing."""
_OVER = (CardSettled, PhaseStarted)
"""What comes behind one of these isn't the card's doing any more."""


def changes_of(game: Game, choice: Choice) -> dict[int, tuple[int, int]]:
    """Return the armies before and after a card is played, by territory that changes; empty if that isn't certain."""
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
        if isinstance(event, _OVER):
            break
        if not isinstance(event, _CERTAIN):
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
