"""Writes what was measured where people read it: the tables of docs/balance.md, the lengths of resources/library.yaml."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from operator import attrgetter
from pathlib import Path
from typing import Any

from risk_desktop.editions.registry import EDITIONS

from .editions_cards import card_figures
from .editions_experts import EXPERT, experts
from .editions_figures import (
    Share,
    ahead_shares,
    by_table,
    in_order,
    level_scores,
    level_shares,
    minutes_alone,
    minutes_together,
    mission_rates,
    order_shares,
    rank_spread,
    summary,
    turn_shares,
)
from .editions_games import Played

TIMED = "normal"
"""The level whose games are taken for the length of a game."""
_BEGIN, _END = "<!-- {} -->", "<!-- end -->"
_HEADS = ("| rule set |", "| rank |", "|---")
_LENGTHS = re.compile(r"lengths: \{[^}]*\}")
_ID = re.compile(r"- \{id: ([a-z-]+),")


def write_tables(path: Path, games: Sequence[Played], names: Collection[str] = ()) -> None:
    """Put tables into the document at ``path``, each between its mark and the next end mark.

    ``names``: which tables; if none is named, those that ``games`` have anything for: the others stay as they are.
    ValueError: no mark, or nothing for a table that was named.
    """
    text = path.read_text("utf-8")
    for name in names or TABLES:
        lines = list(TABLES[name](games))
        if any(map(_tells, lines)):
            text = _between(text, name, "\n".join(lines))
        elif names:
            raise ValueError(f"no games for the table {name!r}: play them first")
    path.write_text(text, "utf-8")


def _tells(line: str) -> bool:
    """Tell whether a line is more than the head of a table."""
    return bool(line) and not line.startswith(_HEADS)


def write_lengths(path: Path, games: Sequence[Played]) -> None:
    """Replace the ``lengths`` in the library of rule sets by measured ones, where there are any."""
    lengths: dict[str, dict[int, int]] = {}
    for figures in map(summary, _tables_of(games, TIMED).values()):
        if figures.finished:
            lengths.setdefault(figures.edition, {})[figures.players] = round(minutes_alone(figures))
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(_with_lengths(line, lengths) for line in lines) + "\n", "utf-8")


def _with_lengths(line: str, lengths: dict[str, dict[int, int]]) -> str:
    named = _ID.match(line)
    measured = lengths.get(named[1]) if named else None
    if not measured:
        return line
    told = ", ".join(f"{players}: {minutes}" for players, minutes in sorted(measured.items()))
    return _LENGTHS.sub(f"lengths: {{{told}}}", line)


def _between(text: str, name: str, table: str) -> str:
    """Return ``text`` with what stands between the mark ``name`` and the next end replaced."""
    begin = _BEGIN.format(name)
    before, found, rest = text.partition(begin)
    if not found or _END not in rest:
        raise ValueError(f"no table {name!r}: {begin} and then {_END} were expected")
    after = rest.split(_END, 1)[1]
    return f"{before}{begin}\n\n{table}\n\n{_END}{after}"


def _tables_of(games: Iterable[Played], level: str = "") -> dict[tuple[int, int, tuple[str, ...]], list[Played]]:
    """Return the games at tables of one level only, in the order of the rule sets; ``level`` "" for any."""
    places = {edition: place for place, edition in enumerate(EDITIONS)}
    found = {
        (places[edition], players, ais): each
        for (edition, players, ais), each in by_table(games).items()
        if len(set(ais)) == 1 and level in ("", ais[0])
    }
    return dict(sorted(found.items()))


def soundness(games: Sequence[Played]) -> Iterator[str]:
    """Yield a sentence on all games."""
    if games:
        whole = summary(games)
        yield (
            f"{whole.games:,} games: {whole.finished:,} came to their end; {whole.illegal} illegal choices,"
            f" {whole.faults} faults of opponents."
        )


def lengths(games: Sequence[Played]) -> Iterator[str]:
    """Yield the table of lengths and shares of victories."""
    yield "| rule set | players | level | games | rounds (most) | decisions | minutes | together | won, by turn order |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for played in _tables_of(games).values():
        figures = summary(played)
        alone, together = minutes_alone(figures), minutes_together(figures)
        yield (
            f"| {figures.edition} | {figures.players} | {figures.ais[0]} | {figures.games} | {figures.median:g}"
            f" ({max(figures.rounds, default=0)}) | {figures.decisions:.0f} | {alone:.0f} | {together:.0f} |"
            f" {', '.join(map(_percent, order_shares(played)))} |"
        )


def levels(games: Sequence[Played]) -> Iterator[str]:
    """Yield the table of levels against each other."""
    yield "| rule set | players | games | won | in order, intervals apart |"
    yield "|---|---|---|---|---|"
    for (edition, players, ais), played in by_table(games).items():
        if len(set(ais)) > 1 and EXPERT not in ais:
            shares = level_shares(played)
            told = ", ".join(f"{share.name} {_percent(share)}" for share in shares)
            yield f"| {edition} | {players} | {len(played)} | {told} | {'yes' if in_order(shares) else 'no'} |"


def points(games: Sequence[Played]) -> Iterator[str]:
    """Yield the tables of games in which points decide: of levels, of neighbouring ones, then of lengths and turns."""
    tables = list(by_table(game for game in games if game.points).values())
    yield "| rule set | players | games | level | won | points | place |"
    yield "|---|---|---|---|---|---|---|"
    for played in tables:
        figures = summary(played)
        for score in level_scores(played) if len(set(figures.ais)) > 1 else ():
            yield (
                f"| {figures.edition} | {figures.players} | {figures.games} | {score.won.name} | {_percent(score.won)} |"
                f" {_mean(score.points)} | {_mean(score.places)} |"
            )
    yield ""
    yield from neighbours(tables)
    yield ""
    yield "| rule set | players | levels | games | rounds | decisions | minutes | points | won, by turn in round 1 | last |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for played in tables:
        figures = summary(played)
        first, last = (turn_shares(played, turns) for turns in (lambda g: g.opening, lambda g: g.ending))
        total = [sum(game.points) / figures.players for game in played]
        yield (
            f"| {figures.edition} | {figures.players} | {', '.join(dict.fromkeys(figures.ais))} | {figures.games} |"
            f" {min(figures.rounds)} to {max(figures.rounds)} | {figures.decisions:.0f} | {minutes_alone(figures):.0f} |"
            f" {sum(total) / len(total):.1f} | {', '.join(map(_percent, first))} | {', '.join(map(_percent, last))} |"
        )


def neighbours(tables: Iterable[Sequence[Played]]) -> Iterator[str]:
    """Yield the table of neighbouring levels at one table: how often the stronger one ended ahead."""
    yield "| rule set | players | games | stronger | weaker | ahead | in order, apart |"
    yield "|---|---|---|---|---|---|---|"
    for played in tables:
        for share in ahead_shares(played):
            stronger, weaker = share.name.split(", ")
            yield (
                f"| {played[0].edition} | {played[0].players} | {share.games} | {stronger} | {weaker} |"
                f" {_percent(share)} | {'yes' if share.low > 0.5 else 'no'} |"
            )


def cards(games: Sequence[Played]) -> Iterator[str]:
    """Yield the table of cards with a rule: who bought and played them, and whether they won more or less often."""
    yield "| rule set | card | bought | played | users | strongest | won | anyway | tells |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for edition in dict.fromkeys(game.edition for game in games if game.cards):
        for card, figures in card_figures([game for game in games if game.edition == edition]).items():
            yield (
                f"| {edition} | {card} | {figures.bought} | {figures.played} | {figures.users} | {figures.strongest} |"
                f" {_percent(figures.won)} | {figures.anyway:.0%} | {figures.verdict} |"
            )


def missions(games: Sequence[Played]) -> Iterator[str]:
    """Yield the table of ranked missions, from the tables of hard opponents; four players if there are any."""
    tables = {
        players: each for (_, players, _), each in _tables_of(games, "hard").items() if each[0].edition == "missions"
    }
    played = tables.get(4) or next(iter(tables.values()), [])
    yield "| rank | mission | held | shown | in round |"
    yield "|---|---|---|---|---|"
    for rate in filter(attrgetter("held"), mission_rates(played)):
        yield f"| {rate.rank} | {rate.mission} | {rate.held} | {_percent(rate.share)} | {rate.median:g} |"
    yield ""
    yield "| rank | shown | from | to | factor |"
    yield "|---|---|---|---|---|"
    for rank, (low, high, whole) in rank_spread(mission_rates(played)).items():
        yield f"| {rank} | {whole:.0%} | {low:.0%} | {high:.0%} | {high / low if low else float('inf'):.2f} |"


def _mean(figure: dict[str, Any]) -> str:
    low, high = figure["ci95"] or [figure["mean"]] * 2
    return f"{figure['mean']:.1f} ({low:.1f} to {high:.1f})"


def _percent(share: Share) -> str:
    return f"{share.rate:.0%} ({share.low:.0%} to {share.high:.0%})"


TABLES: dict[str, Callable[[Sequence[Played]], Iterator[str]]] = {
    "soundness": soundness,
    "lengths": lengths,
    "levels": levels,
    "experts": experts,
    "points": points,
    "cards": cards,
    "missions": missions,
}
"""What stands in the document, by the name of its mark."""
