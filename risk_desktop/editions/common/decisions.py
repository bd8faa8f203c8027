"""What the questions of more than one box are about, as typed facts: see ``Step.facts``."""

from __future__ import annotations

from risk_desktop.engine.step import Facts


class BattleFacts(Facts, frozen=True):
    """A question within an attack: from ``origin`` on ``target``, both territories.

    ``attacker``: the seat whose armies attack; ``dice``: how many it rolls or has rolled, 0 before that is known.
    """

    origin: int
    target: int
    attacker: int = -1
    dice: int = 0


class CardShopFacts(Facts, frozen=True):
    """A question which cards to buy; ``price``: what each costs, from whatever deck."""

    price: int
