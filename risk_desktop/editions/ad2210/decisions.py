"""What questions of this box are about, as typed facts: see ``Step.facts``."""

from __future__ import annotations

from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Facts


class PlayCardFacts(Facts, frozen=True):
    """A question which card to play; ``caller``: who called on everybody to play some, NOBODY in one's own turn (AD-Z-17)."""

    caller: int = NOBODY
