"""The points of all players with what they come from: as they are now, or as they were counted at the end."""

from __future__ import annotations

from collections.abc import Iterable

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.score import Scored, units_of
from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import redacted
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.names import Names
from risk_desktop.ui.play.assets import score_lines
from risk_desktop.ui.play.desk import Desk
from risk_desktop.ui.tables.score_sheet import Part, ScoreRow

_FIRST = ("territories", "region")
"""Sources of points that have a column of their own; all others are cards."""


def score_rows(desk: Desk, viewer: int) -> list[ScoreRow]:
    """Return the points as they would be counted now; cards count where ``viewer`` sees them."""
    seen = Game(desk.game.rules, redacted(desk.game.state, desk.game.rules, viewer))
    state, found = seen.state, []
    for seat in range(state.players):
        lines = score_lines(seen, seat) if state.alive[seat] else ()
        found.append(_row(desk.names, seat, lines, money_of(state, seat), units_of(state, seat), state.alive[seat]))
    return placed(found)


def final_rows(game: Game, names: Names, events: Iterable[Event] = ()) -> list[ScoreRow]:
    """Return the points as they were counted at the end: from what was told of it, else from the last position."""
    told = {event.player: event for event in events if isinstance(event, Scored)}
    state, found = game.state, []
    for seat in range(state.players):
        if seat in told:
            event = told[seat]
            found.append(_row(names, seat, event.lines, event.energy, event.units, True))
        else:
            lines = score_lines(game, seat) if state.alive[seat] else ()
            found.append(_row(names, seat, lines, money_of(state, seat), units_of(state, seat), state.alive[seat]))
    return placed(found)


def placed(rows: list[ScoreRow]) -> list[ScoreRow]:
    """Return the rows from first to last: points, then money, then armies; those who are out come last."""
    return sorted(rows, key=lambda row: (row.alive, row.total, row.money, row.units), reverse=True)


def _row(names: Names, seat: int, lines: Iterable[IncomeLine], money: int, units: int, alive: bool) -> ScoreRow:
    lines = tuple(lines)
    lands = sum(line.armies for line in lines if line.source == _FIRST[0])
    regions = tuple(Part(names.region(line.region), line.armies) for line in lines if line.source == _FIRST[1])
    cards = tuple(Part(_card(line), line.armies) for line in lines if line.source not in _FIRST)
    return ScoreRow(seat, names.player(seat), names.seat_colours(seat), lands, regions, cards, money, units, alive)


def _card(line: IncomeLine) -> str:
    title = f"command_card.{line.source}.title"
    return tr(title) if has_text(title) else line.source
