"""What happened, as frozen values in the past tense. Keys and numbers only: all prose is translated later.

Animator, chronicle, statistics and sounds read them. ``seen_by`` gives what one player may know.
"""

from __future__ import annotations

from msgspec import Struct

HIDDEN = -1
"""Stands for a card, a place or a number that the viewer doesn't know."""


class Event(Struct, frozen=True, tag=True, tag_field="event", gc=False):
    """Base of all events.

    They hold nothing that could hold them, so Python's collector, which looks for rings, passes them over: a game keeps
    thousands.
    """

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """Players who see it whole; None means everybody."""
        return None

    def public(self) -> Event | None:
        """Return what the others see of it; None if nothing."""
        return None

    def seen_by(self, viewer: int) -> Event | None:
        """Return the event as ``viewer`` may see it."""
        return self if self.visible_to is None or viewer in self.visible_to else self.public()


class IncomeLine(Struct, frozen=True):
    """One part of an income: ``source`` is a key ("territories", "region", "cards"), ``region`` its number or -1."""

    source: str
    armies: int
    region: int = -1


class OrderRolled(Event, frozen=True):
    """Everybody rolled for the start (W-03): ``rolls`` by player in ``players``; ``first`` begins."""

    players: tuple[int, ...]
    rolls: tuple[int, ...]
    first: int


class TerritoryClaimed(Event, frozen=True):
    """A free territory was taken with ``armies``; ``dealt`` when by cards and not by choice."""

    player: int
    territory: int
    armies: int = 1
    dealt: bool = False


class DealerDrawn(Event, frozen=True):
    """A seat was drawn for the dealer, which only decides the order of the set-up (X-50); ``first`` sits left of it."""

    dealer: int
    first: int


class SetupEnded(Event, frozen=True):
    """All starting armies stand; ``first`` takes the first turn, -1 where that is yet to be found."""

    first: int


class TurnStarted(Event, frozen=True):
    """``player`` is on turn in ``round`` (counted from 1)."""

    player: int
    round: int


class PhaseStarted(Event, frozen=True):
    """``player`` entered the phase called ``phase``."""

    player: int
    phase: str


class IncomeReceived(Event, frozen=True):
    """``player`` got new armies, from ``lines``."""

    player: int
    lines: tuple[IncomeLine, ...]


class SetTraded(Event, frozen=True):
    """``player`` traded ``cards`` for ``armies``; ``number``: how many sets the whole game has seen."""

    player: int
    cards: tuple[int, ...]
    armies: int
    number: int


class ArmiesPlaced(Event, frozen=True):
    """``player`` put armies down: pairs of (territory, number)."""

    player: int
    parts: tuple[tuple[int, int], ...]


class AttackDeclared(Event, frozen=True, omit_defaults=True):
    """``attacker`` attacks ``target`` from ``origin`` with ``dice`` dice, for ``armies`` armies (0: one for each die)."""

    attacker: int
    defender: int
    origin: int
    target: int
    dice: int
    armies: int = 0


class AttackRolled(Event, frozen=True):
    """The attacker's dice lie on the table, and the defender is about to choose his own (D-24); DiceRolled follows."""

    attacker: int
    defender: int
    origin: int
    target: int
    attack: tuple[int, ...]
    attack_sides: tuple[int, ...]


class DiceRolled(Event, frozen=True):
    """Both sides rolled; values highest first, after re-rolls and bonuses, with the sides of each die."""

    attacker: int
    defender: int
    origin: int
    target: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_sides: tuple[int, ...]
    defence_sides: tuple[int, ...]


class ArmiesLost(Event, frozen=True):
    """``player`` lost ``armies`` in ``territory``."""

    player: int
    territory: int
    armies: int


class TerritoryConquered(Event, frozen=True):
    """``player`` took ``territory`` from ``loser``; ``armies`` that fought moved in from ``origin``."""

    player: int
    loser: int
    origin: int
    territory: int
    armies: int


class ArmiesMoved(Event, frozen=True):
    """``player`` moved ``armies``; ``reason`` is "occupy" or "fortify"."""

    player: int
    origin: int
    target: int
    armies: int
    reason: str


class ConquestSettled(Event, frozen=True):
    """A conquest is complete, the occupying move included (C-20): the moment for cards and victory."""

    player: int
    loser: int
    territory: int


class RegionCompleted(Event, frozen=True):
    """``player`` now holds ``region`` wholly."""

    player: int
    region: int


class RegionBroken(Event, frozen=True):
    """``player`` no longer holds ``region`` wholly."""

    player: int
    region: int


class PlayerEliminated(Event, frozen=True):
    """``player`` lost the last army (C-15) to ``by``; -1 if to nobody."""

    player: int
    by: int


class CardsLost(Event, frozen=True):
    """``player`` is beaten, and his cards go where traded ones go: a house rule."""

    player: int
    cards: tuple[int, ...]


class CardsTaken(Event, frozen=True):
    """``player`` took the cards of ``loser``: all see how many, the two see which."""

    player: int
    loser: int
    cards: tuple[int, ...]

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The two concerned."""
        return (self.player, self.loser)

    def public(self) -> Event | None:
        """Hide the faces."""
        return CardsTaken(self.player, self.loser, (HIDDEN,) * len(self.cards))


class CardDrawn(Event, frozen=True):
    """``player`` drew ``card`` from ``deck``."""

    player: int
    deck: str
    card: int

    @property
    def visible_to(self) -> tuple[int, ...] | None:
        """The drawer."""
        return (self.player,)

    def public(self) -> Event | None:
        """Hide the face."""
        return CardDrawn(self.player, self.deck, HIDDEN)


class SealedRevealed(Event, frozen=True):
    """All sealed answers to ``kind`` were opened: (player, what) pairs."""

    kind: str
    answers: tuple[tuple[int, str], ...]


class ReactionPlayed(Event, frozen=True):
    """``player`` answered ``trigger`` with ``what``."""

    player: int
    trigger: str
    what: str


class GameWon(Event, frozen=True):
    """The game is over: ``winners``, and ``reason`` as a key."""

    winners: tuple[int, ...]
    reason: str
