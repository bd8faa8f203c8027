"""What the questions of more than one box are about, as typed facts: see ``Step.facts``."""

from __future__ import annotations

from risk_desktop.engine.step import Facts

from .pieces import Escort


class BattleFacts(Facts, frozen=True):
    """A question within an attack: from ``origin`` on ``target``, both territories.

    ``attacker``: the seat whose armies attack; ``dice``: how many it rolls or has rolled, 0 before that is known.
    ``leaders``: the pieces that take part on its side, None for all that may.
    """

    origin: int
    target: int
    attacker: int = -1
    dice: int = 0
    leaders: tuple[str, ...] | None = None


class DefenceFacts(BattleFacts, frozen=True):
    """How many dice defend. ``shown``: (value, sides) of the attacker's dice that lie on the table already; ``best``: how
    many dice a sensible defender takes.
    """

    shown: tuple[tuple[int, int], ...] = ()
    best: int = 0


class MoveFacts(Facts, frozen=True):
    """A move of armies from ``origin`` (-1: from a place that is no land) to ``target``, and who may go along.

    ``most``: how many armies can go, where the options don't name a range.
    """

    origin: int
    target: int
    escort: Escort = Escort()
    most: int = 0


class CardShopFacts(Facts, frozen=True):
    """A question which cards to buy; ``price``: what each costs, from whatever deck."""

    price: int


class CasualtyFacts(Facts, frozen=True):
    """``lost`` units of ``seat`` fall in ``territory``: ``ways`` are the pieces among them of each option, in their order."""

    seat: int
    territory: int
    lost: int
    ways: tuple[tuple[str, ...], ...]
