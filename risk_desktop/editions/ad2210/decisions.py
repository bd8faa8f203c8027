"""What questions of this box are about, as typed facts: see ``Step.facts``."""

from __future__ import annotations

from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Facts

from ..common.decisions import BattleFacts


class PlayCardFacts(Facts, frozen=True):
    """A question which card to play; ``caller``: who called on everybody to play some, NOBODY in one's own turn (AD-Z-17)."""

    caller: int = NOBODY


class AttackDiceFacts(BattleFacts, frozen=True):
    """With what an attack goes on: ``ways`` are the dice and the pieces of each option, in the order of the options."""

    ways: tuple[tuple[int, tuple[str, ...]], ...] = ()
