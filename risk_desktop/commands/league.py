"""``league``: opponents at many tables, how strong they are, and weights fitted by play. Every game is kept in one file."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from .simulate import up_to
from .support.progress import Progress
from .support.refusal import Refusal, WrongInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from risk_desktop.tournament.chances import Judgement, Reliability
    from risk_desktop.tournament.fit import Plan
    from risk_desktop.tournament.games import Fixture, FixtureResult
    from risk_desktop.tournament.results import KeptGame, Play, Results

Kept = TypeVar("Kept", bound="KeptGame")
_MOST_GAMES = 1_000_000
_MOST_WORKERS = 61
"""Windows lets Python wait for no more processes."""


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "league",
        help="ratings of computer opponents, and weights fitted by play",
        description="Play opponents and sparring partners against each other, rate them, and fit weights. Every game is "
        "kept in a file as soon as it is over: the same command goes on where it was stopped.",
    )
    parser.set_defaults(run=run)
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    _add_play(actions)
    _add_fit(actions)
    _add_learn(actions)
    show = actions.add_parser("show", help="tell what a file holds")
    show.add_argument("--json", action="store_true", help="print one JSON object")
    for action in actions.choices.values():
        action.add_argument("--file", type=Path, required=True, metavar="FILE", help="the games, one a line")
    return parser


def _add_play(actions: Any) -> None:
    play = actions.add_parser("play", help="play tables, then show what came of them")
    play.add_argument(
        "--table",
        action="append",
        required=True,
        metavar="A,B,C",
        help="levels, sparring partners or LEVEL:WEIGHT=VALUE:..., repeated round the seats, which rotate",
    )
    play.add_argument("--json", action="store_true", help="print one JSON object")
    _add_games(play, 60, "games of each table in each mix")


def _add_fit(actions: Any) -> None:
    fit = actions.add_parser("fit", help="fit weights of a level (needs the extra league)")
    fit.add_argument("--level", default="hard", help="the level that plays with the weights (default: hard)")
    fit.add_argument(
        "--start",
        nargs="+",
        required=True,
        metavar="NAME=VALUE",
        help="the weights to fit, and where to begin; none is 0",
    )
    fit.add_argument("--partners", default="hunter,expander", metavar="A,B,C", help="who sits in the other seats")
    fit.add_argument("--guests", type=int, default=2, metavar="N", help="seats for partners at a table (default: 2)")
    fit.add_argument("--generations", type=up_to(1000), default=20, metavar="N", help="(default: 20)")
    fit.add_argument("--population", type=up_to(1000), default=8, metavar="N", help="candidates at a time (default: 8)")
    _add_games(fit, 24, "games of a generation")


def _add_learn(actions: Any) -> None:
    learn = actions.add_parser(
        "learn", help="fit the chance to win to recorded games, and judge it (needs the extra league)"
    )
    learn.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="A,B,C",
        help="who plays the games that are recorded, as in play",
    )
    learn.add_argument("--write", type=Path, metavar="FILE", help="write what is found, as resources/chances.yaml is")
    _add_games(learn, 60, "games of each table in each mix that are recorded", mix_required=False)


def _add_games(action: argparse.ArgumentParser, games: int, what: str, mix_required: bool = True) -> None:
    action.add_argument(
        "--mix",
        action="append",
        default=None if mix_required else [],
        required=mix_required,
        metavar="ID",
        help="rules and players, see docs/opponents.md",
    )
    action.add_argument(
        "--games", type=up_to(_MOST_GAMES), default=games, metavar="N", help=f"{what} (default: {games})"
    )
    action.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game (default: 1)")
    action.add_argument(
        "--workers", type=up_to(_MOST_WORKERS), metavar="N", help="processes (default: one per processor)"
    )
    action.add_argument(
        "--scheduler", default="", metavar="ADDRESS", help="play on a Dask cluster instead, tcp://HOST:PORT"
    )


def run(args: argparse.Namespace) -> int:
    """Do what is asked; 0. Refusal, also where Ctrl-C ended it early."""
    {"play": _play, "fit": _fit, "learn": _learn, "show": _show}[args.action](args)
    return 0


def _play(args: argparse.Namespace) -> None:
    """Play what is missing of the tables, and show them. Refusal."""
    from risk_desktop.tournament.games import FixtureResult, play

    fixtures, results = _fixtures(args), _opened(args.file, FixtureResult)
    _play_missing(fixtures, results, _player(args, play))
    _tell(results.of(fixtures), args.json)


def _fixtures(args: argparse.Namespace) -> list[Fixture]:
    """Return the games of all tables in all mixes. WrongInput."""
    from risk_desktop.tournament.games import rotated

    tables = [tuple(table.split(",")) for table in args.table]
    _check(args.mix, {name for table in tables for name in table})
    return [fixture for mix in args.mix for table in tables for fixture in rotated(mix, table, args.games, args.seed)]


def _play_missing(fixtures: Sequence[Fixture], results: Results[Kept], play: Play[Kept]) -> None:
    """Play what isn't in the file yet, with a bar."""
    bar = Progress(len(results.missing(fixtures)))
    for _ in bar.follow(results.play(fixtures, play)):
        pass


def _learn(args: argparse.Namespace) -> None:
    """Record what is missing, judge fits of the chance to win by games that they don't know, fit it to all. Refusal."""
    from risk_desktop.i18n import tr
    from risk_desktop.tournament import chances
    from risk_desktop.tournament.positions import RecordedGame, record

    fixtures, results = _fixtures(args), _opened(args.file, RecordedGame)
    _play_missing(fixtures, results, _player(args, record))
    found = list(chances.samples(results))
    if not found:
        raise WrongInput("cli.league.no_positions", file=str(args.file))
    try:
        rows, judged = chances.fit_rows(found), chances.crossed(found)
    except ModuleNotFoundError as error:
        raise WrongInput("cli.league.lacks", package=error.name or "numpy") from None
    for each in chances.judgements(judged):
        print(tr("cli.league.chance", None, **_judgement_words(each)))
    print(tr("cli.league.reliability"))
    for band in chances.reliability(judged):
        print("  " + tr("cli.league.came_true", band.number, **_reliability_words(band)))
    if args.write is not None:
        mixes = ", ".join(sorted({game.fixture.mix for game in results}))
        made = f"by league learn from {len(found)} positions of {len(results)} games of {mixes}"
        _write(args.write, chances.as_yaml(rows, made))


def _judgement_words(found: Judgement) -> dict[str, str]:
    from risk_desktop.i18n import number
    from risk_desktop.tournament.chances import WHOLE

    first, last = found.rounds
    rounds = f"{first}-{last}" if last != WHOLE[1] else f"{first}-"
    told = {name: number(getattr(found, name), 3) for name in ("fitted", "naive", "margin", "spread")}
    return told | {
        "mix": found.mix or "*",
        "rounds": rounds,
        "games": number(found.games),
        "positions": number(found.positions),
    }


def _reliability_words(found: Reliability) -> dict[str, str]:
    from risk_desktop.i18n import percent

    return {name: percent(getattr(found, name)) for name in ("low", "high", "said", "came")}


def _write(path: Path, text: str) -> None:
    """Write a file. WrongInput."""
    from risk_desktop.i18n import fault_words

    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise WrongInput("cli.league.unwritten", file=str(path), fault=fault_words(fault)) from None


def _fit(args: argparse.Namespace) -> None:
    """Fit, and print each generation. Refusal."""
    from risk_desktop.i18n import number, tr
    from risk_desktop.tournament.fit import fit
    from risk_desktop.tournament.games import FixtureResult, play

    plan = _plan(args)
    player = _player(args, play)
    bar = Progress(args.games * args.generations)
    try:
        for found in fit(
            plan, args.generations, _opened(args.file, FixtureResult), lambda games: bar.follow(player(games))
        ):
            bar.at((found.number + 1) * args.games)
            weights = "  ".join(f"{name}={value:.3g}" for name, value in found.mean.items())
            print(
                tr("cli.league.generation", n=found.number + 1, spread=number(found.spread, 3), weights=weights),
                flush=True,
            )
    except ModuleNotFoundError as error:
        raise WrongInput("cli.league.lacks", package=error.name or "cma") from None


def _plan(args: argparse.Namespace) -> Plan:
    """Return what is to be fitted. WrongInput."""
    from risk_desktop.tournament.fit import Plan
    from risk_desktop.tournament.games import parsed

    text = ":".join((args.level, *args.start))
    partners = tuple(args.partners.split(","))
    _check(args.mix, {text, *partners})
    start = parsed(text)[1]
    if not all(start.values()):
        raise WrongInput("cli.league.entrant", entrant=text)
    return Plan(args.level, start, tuple(args.mix), partners, args.guests, args.population, args.games, args.seed)


def _show(args: argparse.Namespace) -> None:
    """Tell what a file holds. Refusal."""
    from risk_desktop.tournament.games import FixtureResult

    _tell(list(_opened(args.file, FixtureResult)), args.json)


def _check(mixes: Iterable[str], entrants: Iterable[str]) -> None:
    """Look whether there are such mixes and entrants. WrongInput."""
    from risk_desktop.ai.player import UnknownLevel
    from risk_desktop.tournament.games import BadEntrant, make_entrant
    from risk_desktop.tournament.mixes import MIXES

    for mix in mixes:
        if mix not in MIXES:
            raise WrongInput("cli.league.mix_unknown", mix=mix, known=", ".join(MIXES))
    for name in entrants:
        try:
            make_entrant(name, 1)
        except UnknownLevel as error:
            raise WrongInput("cli.error.ai", ai=error.name, known=", ".join(error.known)) from None
        except BadEntrant:
            raise WrongInput("cli.league.entrant", entrant=name) from None


def _opened(path: Path, kind: type[Kept]) -> Results[Kept]:
    """Return the games in a file, none where there is none. WrongInput."""
    import msgspec

    from risk_desktop.i18n import fault_words
    from risk_desktop.tournament.results import Results

    try:
        return Results(path, kind)
    except msgspec.MsgspecError as error:
        raise WrongInput("cli.league.no_games", file=str(path), fault=str(error)) from None
    except OSError as fault:
        raise WrongInput("cli.league.no_games", file=str(path), fault=fault_words(fault)) from None


# -- where games are played ---------------------------------------------------------------------------------------------


def _player(args: argparse.Namespace, play: Callable[[Fixture], Kept]) -> Play[Kept]:
    """Return what has games played: processes here, or a cluster."""
    if args.scheduler:
        return lambda games: on_cluster(args.scheduler, play, games)
    workers = args.workers or min(os.cpu_count() or 1, _MOST_WORKERS)
    return lambda games: here(workers, play, games)


def here(workers: int, play: Callable[[Fixture], Kept], fixtures: Sequence[Fixture]) -> Iterator[Kept]:
    """Play games in so many processes; yield each when it is over. Refusal on Ctrl-C."""
    from .support.matches import play_all

    try:
        yield from play_all(play, fixtures, workers)
    except KeyboardInterrupt:
        raise Refusal("cli.league.interrupted") from None


def on_cluster(address: str, play: Callable[[Fixture], Kept], fixtures: Sequence[Fixture]) -> Iterator[Kept]:
    """Play games on the Dask cluster whose scheduler is at ``address``; yield each when it is over. WrongInput."""
    try:
        from dask.distributed import Client, as_completed
    except ModuleNotFoundError as error:
        raise WrongInput("cli.league.lacks", package=error.name or "dask") from None
    try:
        client = Client(address)
    except (OSError, ValueError):
        raise WrongInput("cli.league.no_scheduler", address=address) from None
    with client:
        for _, played in as_completed(client.map(play, fixtures, pure=False), with_results=True):
            yield played


# -- what is shown ------------------------------------------------------------------------------------------------------


def _tell(played: Sequence[FixtureResult], as_json: bool) -> None:
    """Print standings and ratings."""
    print(json.dumps(summarise(played)) if as_json else _as_text(played))


def summarise(played: Sequence[FixtureResult]) -> dict[str, Any]:
    """Return the JSON object of some games."""
    from risk_desktop.tournament.ratings import ratings, standings

    mixes: dict[str, list[dict[str, Any]]] = {}
    for each in standings(played):
        row = {"entrant": each.entrant, "seats": each.games, "won": round(each.won, 2), "share": round(each.share, 4)}
        row |= {"ci95": [round(each.low, 4), round(each.high, 4)], "parity": round(each.parity, 4)}
        mixes.setdefault(each.mix, []).append(row)
    return {
        "games": len(played),
        "unfinished": sum(not game.winners for game in played),
        "faults": sum(game.faults for game in played),
        "mixes": mixes,
        "ratings": [
            {"entrant": each.entrant, "elo": round(each.points), "spread": round(each.spread)}
            for each in ratings(played)
        ],
    }


def _as_text(played: Sequence[FixtureResult]) -> str:
    """Return standings and ratings for a person, in his language."""
    from risk_desktop.i18n import number, percent, tr

    found = summarise(played)
    width = max((len(each["entrant"]) for each in found["ratings"]), default=0)
    lines = []
    for mix, rows in found["mixes"].items():
        lines.append(mix)
        for row in rows:
            told = {name: percent(row[name], 1) for name in ("share", "parity")}
            told |= {"low": percent(row["ci95"][0], 1), "high": percent(row["ci95"][1], 1)}
            told |= {"entrant": row["entrant"].ljust(width), "seats": number(row["seats"])}
            lines.append("  " + tr("cli.league.standing", None, **told))
    lines.append(tr("cli.league.ratings"))
    for row in found["ratings"]:
        points, spread = number(row["elo"]), number(row["spread"])
        lines.append("  " + tr("cli.league.rating", entrant=row["entrant"].ljust(width), points=points, spread=spread))
    counts = {name: number(found[name]) for name in ("games", "unfinished", "faults")}
    return "\n".join((*lines, tr("cli.league.games", None, **counts)))
