"""The points of all players with what they come from: as they are now, or as they were counted at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from risk_desktop.editions.common.money import money_of
from risk_desktop.editions.common.score import FinalScore, Scored, units_of
from risk_desktop.engine.events import Event, IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import redacted
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.players.assets import score_lines
from risk_desktop.ui.game.players.score_sheet import Part, ScoreRow
from risk_desktop.ui.money import money_kind
from risk_desktop.ui.names import Names

_FIRST = ("territories", "region")
"""Sources of points that have a column of their own; all others are cards."""


def score_rows(context: GameContext, viewer: int) -> list[ScoreRow]:
    """Return the points as they would be counted now; cards count where ``viewer`` sees them."""
    seen = Game(context.game.rules, redacted(context.game.state, context.game.rules, viewer))
    state, found = seen.state, []
    for seat in range(state.players):
        lines = score_lines(seen, seat) if state.alive[seat] else ()
        found.append(_row(seen, context.names, seat, lines))
    return placed(found)


def final_rows(game: Game, names: Names, events: Iterable[Event] = ()) -> list[ScoreRow]:
    """Return the points as they were counted at the end: from what was told of it, else from the last position."""
    told = {event.player: event for event in events if isinstance(event, Scored)}
    ends = {event.player: event for event in events if isinstance(event, FinalScore)}
    state, found = game.state, []
    for seat in range(state.players):
        if seat in told:
            event = told[seat]
            row = replace(_row(game, names, seat, event.lines), money=event.energy, units=event.units, alive=True)
            found.append(row)
        elif seat in ends:
            end = ends[seat]
            row = _row(game, names, seat, end.lines)
            more = (end.temples, end.gods)
            found.append(replace(row, money=end.faith, more=more, units=end.armies, alive=True))
        else:
            lines = score_lines(game, seat) if state.alive[seat] else ()
            found.append(_row(game, names, seat, lines))
    return placed(found)


def placed(rows: list[ScoreRow]) -> list[ScoreRow]:
    """Return the rows from first to last: points, then money, then armies; those who are out come last."""
    return sorted(rows, key=lambda row: (row.alive, row.rank), reverse=True)


def _row(game: Game, names: Names, seat: int, lines: Iterable[IncomeLine]) -> ScoreRow:
    """Return the row of a seat, with what breaks a tie as it is now."""
    state, lines = game.state, tuple(lines)
    lands = sum(line.armies for line in lines if line.source == _FIRST[0])
    regions = tuple(Part(names.region(line.region), line.armies) for line in lines if line.source == _FIRST[1])
    others = tuple(Part(_card(line), line.armies) for line in lines if line.source not in _FIRST)
    kind = money_kind(game.rules)
    return ScoreRow(
        seat,
        names.player(seat),
        names.seat_colours(seat),
        lands,
        regions,
        others,
        money_of(state, seat),
        units_on_first_board(game, seat) if kind is not None and kind.marker else units_of(state, seat),
        state.alive[seat],
        _more(game, seat) if kind is not None and kind.marker else (),
    )


def _more(game: Game, seat: int) -> tuple[int, ...]:
    """Return what breaks a tie between money and armies: signs on one's land, then figures in play."""
    state, kind = game.state, money_kind(game.rules)
    assert kind is not None
    signs = sum(m.kind == kind.marker and state.owner[m.territory] == seat for m in state.markers)
    return signs, sum(piece.player == seat for piece in state.pieces)


def units_on_first_board(game: Game, seat: int) -> int:
    """Return how many armies of a seat stand on the first board."""
    state, lands = game.state, game.rules.board.territories
    return sum(state.armies[t] for t, facts in enumerate(lands) if facts.board == 0 and state.owner[t] == seat)


def _card(line: IncomeLine) -> str:
    for key in (f"command_card.{line.source}.title", f"score.source.{line.source}"):
        if has_text(key):
            return tr(key)
    return line.source
