"""Before the first turn: which pantheon, and where the God of War and the temple stand."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.setup import PlaceGodAndTemple
from risk_desktop.editions.godstorm.temples import TEMPLE
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import pick
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...mind import Answers, Mind
from ...position import position_of
from .sites import god_site, temple_site


def pantheon(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Pick one at random: pantheons differ in nothing but their names."""
    assert isinstance(decision.options, Choices)
    return pick(decision.options.items, mind.dice(seen))


def setup_piece(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Put the god with the largest stack at a front, the temple where it is most likely to last."""
    assert isinstance(decision.options, Choices)
    pieces = [choice for choice in decision.options if isinstance(choice, PutPiece)]
    position = position_of(seen)
    gods = [piece for piece in pieces if piece.kind != TEMPLE]
    if gods:
        return max(gods, key=lambda piece: (god_site(position, piece.territory), -piece.territory))
    return max(pieces, key=lambda piece: (temple_site(position, piece.territory), -piece.territory))


SETTING: Answers = {"pantheon": pantheon, ("setup_piece", PlaceGodAndTemple): setup_piece}
