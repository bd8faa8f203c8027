"""The year of a game that lasts a number of them, and the order of its turns."""

from __future__ import annotations

from risk_desktop.editions.common.score import scored_rounds
from risk_desktop.editions.common.turns import ORDER
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.game.players.year_bar import TurnMark, YearState
from risk_desktop.ui.names import Names
from risk_desktop.ui.words import edition_name, round_words


def year_state(game: Game, names: Names, turn: int) -> YearState:
    """Return what the bar of the years shows; ``turn``: whose turn it is, NOBODY between the turns."""
    state, years = game.state, scored_rounds(game.rules)
    slot = state.slots.get(ORDER)
    order = [seat for seat in slot.order if seat != NOBODY] if slot is not None and state.round else []
    whole = slot is not None and len(order) == len(slot.order)
    at = order.index(turn) if whole and turn in order else -1
    marks = []
    for place, seat in enumerate(order if whole else []):
        if state.alive[seat]:
            how = "later" if place > at else "now" if place == at else "done"
            marks.append(TurnMark(names.player(seat), names.seat_colours(seat), how))
    edition, year = names.table.edition, min(state.round, years)
    spoken = round_words(edition, "years.spoken", year=year, years=years)
    return YearState(edition_name(edition), year, years, tuple(marks), spoken)
