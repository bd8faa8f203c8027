"""The points of all players with what they come from: as they are now, or at the end."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.common.score import Ties, score_of
from risk_desktop.editions.registry import find_edition
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.players.score_sheet import Part, ScoreRow
from risk_desktop.ui.names import Names

_LANDS, _REGION = "territories", "region"
"""Sources of points that have a column of their own; all others are cards."""


def score_rows(game: Game, names: Names) -> list[ScoreRow]:
    """Return the points as they would be counted now, from first to last; cards count where ``game`` shows them."""
    ties_of = find_edition(game.rules.edition).ties
    assert ties_of is not None, "points decide nothing in this game"
    alive = game.state.alive
    return placed(
        [
            _row(names, seat, score_of(game, seat) if alive[seat] else (), ties_of(game, seat), alive=alive[seat])
            for seat in range(game.state.players)
        ]
    )


def placed(rows: list[ScoreRow]) -> list[ScoreRow]:
    """Return the rows from first to last: points, then money, then armies; those who are out come last."""
    return sorted(rows, key=lambda row: (row.alive, row.rank), reverse=True)


def _row(names: Names, seat: int, lines: Sequence[IncomeLine], ties: Ties, *, alive: bool) -> ScoreRow:
    return ScoreRow(
        seat,
        names.player(seat),
        names.seat_colours(seat),
        sum(line.armies for line in lines if line.source == _LANDS),
        tuple(Part(names.region(line.region), line.armies) for line in lines if line.source == _REGION),
        tuple(Part(_card(line), line.armies) for line in lines if line.source not in (_LANDS, _REGION)),
        ties.money,
        ties.units,
        alive,
        ties.others,
    )


def _card(line: IncomeLine) -> str:
    for key in (f"deck_card.{line.source}.title", f"score.source.{line.source}"):
        if has_text(key):
            return tr(key)
    return line.source
