"""A decision that was valued on the board: what was done, and what would have been better."""

from __future__ import annotations

from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.choice_marks import ChoiceMarks


def show_both(context: GameContext, seat: int, chosen: ChoiceMarks, best: ChoiceMarks) -> None:
    """Show what a seat has ``chosen`` as it would be in play, and the ``best`` choice as a hint would."""
    context.look_at_any([*chosen.lands, *best.lands])
    for origin, target in chosen.ways[-1:]:
        context.show_arrow(origin, target, seat)
    context.board.chips.show({land: words for land, words in chosen.places if words and land >= 0})
    places = [place for place in best.places if place[0] >= 0]
    if not best.lands:  # nothing more should have been done from there
        places = [(land, "") for land in chosen.lands[:1]]
    context.board.advice.show([way for way in best.ways if way not in chosen.ways], places)
