"""What a player can answer: small frozen values, one class per kind of answer. Territories are numbers."""

from __future__ import annotations

from msgspec import Struct


class Choice(Struct, frozen=True, tag=True, tag_field="choice", gc=False):
    """Base of all answers; passed over by Python's collector, as events are."""


class Pass(Choice, frozen=True):
    """No, or: done with this."""


class Claim(Choice, frozen=True):
    """Take the free ``territory`` with one army (W-03)."""

    territory: int


class Place(Choice, frozen=True):
    """Put armies down: pairs of (territory, number), each territory at most once."""

    parts: tuple[tuple[int, int], ...]


class PlaceRest(Choice, frozen=True, omit_defaults=True):
    """Let the program place the rest of this player's starting armies, beside ``parts`` of those asked for (as in Place)."""

    parts: tuple[tuple[int, int], ...] = ()


class TradeSet(Choice, frozen=True):
    """Trade three cards, given by their numbers in ascending order."""

    cards: tuple[int, ...]


class Attack(Choice, frozen=True, omit_defaults=True):
    """One roll from ``origin`` against ``target`` with ``dice`` dice, for ``armies`` armies (0: one for each die, S-21)."""

    origin: int
    target: int
    dice: int
    armies: int = 0


class Blitz(Choice, frozen=True):
    """Roll with as many dice as allowed until the target falls or ``origin`` is down to ``keep`` armies (1 or more)."""

    origin: int
    target: int
    keep: int = 1


class Rush(Choice, frozen=True):
    """One roll with all dice against ``target``, without naming where from; rules may let that cost armies (D-21)."""

    target: int


class DefendWith(Choice, frozen=True):
    """Defend with ``dice`` dice."""

    dice: int


class MoveIn(Choice, frozen=True):
    """Occupy a conquered territory with ``armies`` in all."""

    armies: int


class Fortify(Choice, frozen=True):
    """Move ``armies`` from ``origin`` to ``target``."""

    origin: int
    target: int
    armies: int


class Regroup(Choice, frozen=True):
    """Move armies one step each, all at the same time: (origin, target, armies) for each pair of territories (D-31)."""

    moves: tuple[tuple[int, int, int], ...]


class Amount(Choice, frozen=True):
    """A plain number: a bid, a count."""

    value: int


class Pick(Choice, frozen=True):
    """One thing by its key: a card, a player, a word."""

    key: str


class Silence(Choice, frozen=True):
    """Don't ask me again: ``scope`` is "battle", "turn", or "bystander" (not as long as I am not concerned)."""

    scope: str
