"""``profile``: what a person has played on this computer, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .support.progress import Progress
from .support.refusal import Refusal, WrongInput

if TYPE_CHECKING:
    from risk_desktop.profile.database import Database
    from risk_desktop.profile.people import People
    from risk_desktop.profile.record import GameRecord
    from risk_desktop.profile.summary import Share, Summary


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "profile",
        help="what somebody has played: games, wins, rating, dice",
        description="Tell what a person has played on this computer: games, wins and places, rating, dice. Saves that "
        "have ended since the last time are read first.",
    )
    parser.add_argument(
        "name", nargs="?", metavar="NAME", help="whose (default: of the one person there is, or a list)"
    )
    parser.add_argument("--rebuild", action="store_true", help="read all saves again first")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Print the profile of ``args.name``; 0. Refusal where there is none or the file can't be used."""
    from risk_desktop.paths import saves_dir
    from risk_desktop.profile.database import Database, DatabaseUnavailable
    from risk_desktop.profile.people import load_people

    database = Database(saves_dir())
    try:
        games = _games(database, args.rebuild)
        people = load_people(database.folder)
        person = _person(args.name, games, people)
    except DatabaseUnavailable as fault:
        raise Refusal(fault.problem.key, **fault.problem.params) from None
    if database.problem is not None and not args.json:
        Refusal(database.problem.key, **database.problem.params).tell()
    _print(person, games, people, args.json)
    return 0


def _games(database: Database, rebuild: bool) -> list[GameRecord]:
    """Return all games, those included whose saves haven't been read yet. DatabaseUnavailable."""
    from risk_desktop.profile.rebuilding import catch_up

    if rebuild:
        database.forget_saves()
    database.games()  # a damaged file is set aside before the saves are counted
    steps = catch_up(database.folder)
    _, total = next(steps)
    for _ in Progress(total).follow(steps):
        pass
    return database.games()


def _person(name: str | None, games: Sequence[GameRecord], people: People) -> str:
    """Return whose profile is wanted, "" for a list of several. WrongInput where nobody like that has played."""
    from risk_desktop.profile.people import persons_in, same_person

    known = persons_in(games, people)
    if not known:
        raise WrongInput("cli.profile.nobody")
    if name is None:
        return known[0] if len(known) == 1 else ""
    found = next((person for person in known if same_person(person, name)), None)
    if found is None:
        raise WrongInput("cli.profile.unknown", name=name, known=", ".join(known))
    return found


def _print(person: str, games: Sequence[GameRecord], people: People, as_json: bool) -> None:
    from risk_desktop.profile.export import as_data
    from risk_desktop.profile.people import persons_in
    from risk_desktop.profile.summary import summary_of

    if person:
        summary = summary_of(games, people, person)
        print(json.dumps(as_data(summary, games, people)) if as_json else "\n".join(_lines(summary)))
        return
    summaries = [summary_of(games, people, each) for each in persons_in(games, people)]
    if as_json:
        print(json.dumps({"people": [_row(summary) for summary in summaries]}))
    else:
        print("\n".join(f"{summary.person}: {_won(summary.total)}; {_rating(summary)}" for summary in summaries))


def _row(summary: Summary) -> dict[str, Any]:
    rating = {"value": round(summary.rating.value, 1), "error": round(summary.rating.error, 1)}
    rated = {"rating": rating, "rated": len(summary.curve)}
    return {"name": summary.person, "games": summary.total.games, "won": summary.total.won, **rated}


def _lines(summary: Summary) -> list[str]:
    """Return a profile for a person, in the language in use."""
    from risk_desktop.i18n import number, percent, tr
    from risk_desktop.ui.profile_words import kind_words, players_words, signed_words
    from risk_desktop.ui.words import edition_name

    lines = [summary.person, _won(summary.total), _rating(summary)]
    place = number(summary.total.place, 1)
    luck = tr("profile.luck.line", armies=signed_words(summary.luck), error=number(summary.luck_error, 1))
    lines += [tr("profile.place.line", place=place), luck]
    lines += [tr("profile.streak.line", n=summary.streak, running=summary.running)]
    for title, shares, name in (
        ("profile.opponents", summary.by_opponents, kind_words),
        ("profile.editions", summary.by_edition, edition_name),
        ("profile.players", summary.by_players, players_words),
    ):
        lines += ["", tr(title), *(f"  {name(share.key)}: {_won(share)}" for share in shares)]
    for tally in summary.dice:
        thrown = tr("tables.tally.dice_of_sides", n=sum(tally.faces), sides=tally.sides)
        faces = ", ".join(f"{face}: {count}" for face, count in enumerate(tally.faces, start=1))
        lines += ["", f"{thrown}: {faces}", tr("profile.dice.stray", share=percent(tally.chance))]
    return lines


def _won(share: Share) -> str:
    from risk_desktop.i18n import percent, tr
    from risk_desktop.ui.profile_words import interval_words

    interval, fair = interval_words(share), percent(share.fair)
    return tr("profile.won.line", share.games, won=share.won, share=percent(share.share), interval=interval, fair=fair)


def _rating(summary: Summary) -> str:
    from math import ceil

    from risk_desktop.i18n import tr
    from risk_desktop.profile.rating import LEAST_GAMES

    if len(summary.curve) < LEAST_GAMES:
        return tr("profile.rating.too_few", n=LEAST_GAMES)
    return tr("profile.rating.line", value=round(summary.rating.value), error=ceil(summary.rating.error))
