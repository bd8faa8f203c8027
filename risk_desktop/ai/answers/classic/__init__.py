"""Territory cards, capitals, missions and neutral colours: what the classic rule sets ask beside the turn itself."""

from __future__ import annotations

from ...mind import Answers
from .capitals import CAPITALS
from .cards import CLASSIC_CARDS
from .missions import MISSIONS
from .neutrals import NEUTRALS

CLASSIC: Answers = {**CLASSIC_CARDS, **CAPITALS, **MISSIONS, **NEUTRALS}
