"""Step 2: whom to summon where, and where to build temples."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.gods import DEATH, MAGIC, SKY, WAR
from risk_desktop.editions.godstorm.temples import TEMPLE
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import View

from ...ending import rounds_left
from ...mind import Habits, Mind
from ...position import Position, position_of
from .sites import god_site, temple_site

ORDER = (WAR, MAGIC, SKY, DEATH)
"""Whom to summon first."""
TEMPLE_TURNS = 2
"""So many epochs must follow before a temple has paid its price."""


def summon(mind: Mind, seen: View, decision: Decision) -> Choice:
    """Summon who is missing, first who fights; build with what is left while it still pays."""
    assert isinstance(decision.options, Choices)
    pieces = [choice for choice in decision.options if isinstance(choice, PutPiece)]
    if not mind.skill.cunning and mind.dice(seen).roll(2) == 1:
        return Pass()
    position = position_of(seen)
    gods = [piece for piece in pieces if piece.kind != TEMPLE]
    temples = [piece for piece in pieces if piece.kind == TEMPLE]
    if gods:
        wanted = next(kind for kind in ORDER if any(piece.kind == kind for piece in gods))
        return best_site(position, [piece for piece in gods if piece.kind == wanted])
    if temples and rounds_left(seen.state, seen.rules) >= TEMPLE_TURNS:
        return max(temples, key=lambda piece: (temple_site(position, piece.territory), -piece.territory))
    return Pass()


def best_site(position: Position, pieces: list[PutPiece]) -> PutPiece:
    """Return the piece where it is of most use."""
    return max(pieces, key=lambda piece: (god_site(position, piece.territory), -piece.territory))


SUMMONING: Habits = {"summon": summon}
