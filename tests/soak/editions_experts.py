"""Expert against hard: the tables at which they meet, when enough has been played, and what the document says of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from risk_desktop.ai.kinds import kind_of
from risk_desktop.ai.mind import Mind
from risk_desktop.ai.skill import SKILLS, Skill
from risk_desktop.ai.weights import Weights, weights_of
from risk_desktop.editions.edition import Edition
from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.view import view
from risk_desktop.maps.finder import load_boards

from .editions_figures import Share, by_table, level_shares, order_shares, seat_rates
from .editions_games import Played

EXPERT, OTHER = "expert", "hard"
LOOKS = (30, 60)
"""After so many games of a table it is decided whether more are needed; the last number ends it in any case."""
AT_TWO = 0.58
"""What one of two sides is to win."""
AT_MORE = 1.5
"""What one of more is to win: so many times what chance gives."""


def expert_table(players: int, sides: int) -> tuple[str, ...]:
    """Return who sits at a table: an expert with hards only; in teams a side each."""
    return (EXPERT, OTHER) if sides == 2 else (EXPERT, *[OTHER] * (players - 1))


@cache
def rules_for(edition: str, players: int) -> Rules:
    """Return the rules of a rule set as printed."""
    return make_rules(edition, load_boards(EDITIONS[edition].boards_with({})), players, {})


def thinks_further(edition: str, players: int) -> bool:
    """Tell whether an expert plays otherwise than hard there: by what it can do, or by what it values."""
    rules = rules_for(edition, players)
    seen, asked = view(start_game(rules, 1), 0), {term.name for term in rules.appraise}

    def plays_by(level: str) -> tuple[Skill, Weights]:
        skill = Mind(SKILLS[level], 1).skill_in(seen)
        weights = weights_of(kind_of(rules), skill.table)
        terms = {name: weight for name, weight in weights.terms.items() if name in asked}
        return skill._replace(duel={}, scored={}, among={}, table=""), msgspec.structs.replace(weights, terms=terms)

    return plays_by(EXPERT) != plays_by(OTHER)


def expert_tables() -> Iterator[tuple[Edition, int, tuple[str, ...]]]:
    """Yield rule set, players and opponents of all tables, those of few players first, as they are played fastest."""
    found = [(edition, players) for edition in EDITIONS.values() for players in edition.all_players]
    for edition, players in sorted(found, key=lambda each: each[1]):
        yield edition, players, expert_table(players, len(set(rules_for(edition.id, players).sides)))


def expert_share(games: Sequence[Played]) -> Share:
    """Return how often the expert of a table won, or his side."""
    return next(share for share in level_shares(games) if share.name == EXPERT)


def by_chance(games: Sequence[Played]) -> float:
    """Return what the expert of a table would win by chance."""
    return 1 / len(games[0].ais)


def is_settled(games: Sequence[Played]) -> bool:
    """Tell whether the interval of the expert's share has left what chance gives, on either side."""
    share = expert_share(games)
    return not share.low <= by_chance(games) <= share.high


def goal_of(games: Sequence[Played]) -> float:
    """Return the share that the expert of a table is to win."""
    return AT_TWO if len(games[0].ais) == 2 else AT_MORE * by_chance(games)


def verdict(games: Sequence[Played]) -> str:
    """Return whether the goal is reached: "yes" only if the interval lies above what chance gives, too."""
    share = expert_share(games)
    if share.rate < goal_of(games):
        return "no"
    return "yes" if share.low > by_chance(games) else "not surely"


def experts(games: Sequence[Played]) -> Iterator[str]:
    """Yield the table of experts against hards, and which ones there are no games of."""
    played = {(edition, players): each for (edition, players, ais), each in by_table(games).items() if EXPERT in ais}
    yield "| rule set | players | games | expert | first, second turn | hard (each) | by chance | goal | reached |"
    yield "|---|---|---|---|---|---|---|---|---|"
    alike, missing = [], []
    for edition, players, _ in expert_tables():
        if each := played.get((edition.id, players)):
            yield _row(each)
        elif thinks_further(edition.id, players):
            missing.append(f"{edition.id} {players}")
        else:
            alike.append(f"{edition.id} {players}")
    if played:
        yield ""
        yield f"An expert thinks no further than hard, so chance decides: {', '.join(alike) or 'nowhere'}."
        yield ""
        yield f"Still to be played: {', '.join(missing) or 'nothing'}."


def _row(games: Sequence[Played]) -> str:
    """Return the row of one table."""
    share, first = expert_share(games), games[0]
    turns = ", ".join(f"{each.rate:.0%}" for each in _by_turn(games)) if first.players == 2 else "-"
    return (
        f"| {first.edition} | {first.players} | {share.games} | {share.rate:.0%} ({share.low:.0%} to {share.high:.0%}) |"
        f" {turns} | {seat_rates(games)[OTHER]:.0%} | {by_chance(games):.0%} | {goal_of(games):.0%} | {verdict(games)} |"
    )


def _by_turn(games: Sequence[Played]) -> list[Share]:
    """Return how often the expert won of the games in which he had the first turn, and of those with the second."""
    shares = []
    for turn in range(games[0].players):
        mine = [game for game in games if game.level_of(_seat_with(game, turn)) == EXPERT]
        shares.append(order_shares(mine)[turn] if mine else Share(str(turn + 1), 0, 0))
    return shares


def _seat_with(game: Played, turn: int) -> int:
    """Return the seat with this place in the order of turns."""
    return next(seat for seat in range(game.players) if game.order_of(seat) == turn)
