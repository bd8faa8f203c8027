"""``replay``: plays a save again from its beginning, in the window, as text or as JSON lines, or only checks it."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from risk_desktop.engine.events import Event
    from risk_desktop.maps.problems import Problem
    from risk_desktop.maps.schema import BoardMap
    from risk_desktop.storage.reading import LoadedSave
    from risk_desktop.storage.replay import Played

_PUBLIC = -1
_SILENT = frozenset({"PhaseStarted", "AttackDeclared", "ConquestSettled", "RegionBroken", "ArmiesLost"})
_HEADLINES = frozenset({"TurnStarted", "SetupEnded", "GameWon"})


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "replay",
        help="play a saved game again, or check it",
        description="Play a saved game again from its beginning and print what happened.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="saved game (.risk)")
    parser.add_argument("--window", action="store_true", help="show it in the window instead")
    parser.add_argument("--json", action="store_true", help="print JSON lines: the header, then one object per action")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="print no actions, but check every roll, every position and every snapshot",
    )
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Replay ``args.file``; 0, or 1 with ``file:line: message`` on standard error where it is not valid.

    With ``--window`` it is the window that says so, and 3 where there is none.
    """
    if args.window:
        return _show(args)
    from risk_desktop.storage.boards import board_of, maps_of
    from risk_desktop.storage.reading import SaveError, read_save
    from risk_desktop.storage.replay import ReplayFault, replay

    done, problems, show = 0, [], _Silence()
    try:
        loaded = read_save(args.file)
        maps = maps_of(loaded)
        problems += loaded.problems
        if not args.verify:
            show = _JsonLines() if args.json else _Sentences(loaded, maps)
        show.begin(loaded)
        for played in replay(loaded, board_of(loaded), strictly=args.verify):
            done = played.number
            show.played(played)
        show.end(loaded)
    except SaveError as error:
        problems.append(error.problem)
    except ReplayFault as fault:
        problems.append(fault.problem)
    return _report(args, done, problems)


def _show(args: argparse.Namespace) -> int:
    """Show the replay in the window."""
    from .play import open_window_for

    if args.json or args.verify:
        from risk_desktop.i18n import tr

        print(tr("cli.replay.window_alone"), file=sys.stderr)
        return 1
    return open_window_for(save=args.file, language=args.language or "", new_instance=True, replay=True)


def _report(args: argparse.Namespace, done: int, problems: list[Problem]) -> int:
    """Print what was found wrong, and for ``--verify`` that nothing was; return the exit code."""
    if args.json and args.verify:
        listed = [{"line": p.line, "key": p.key, "params": dict(p.params)} for p in problems]
        print(json.dumps({"file": str(args.file), "ok": not problems, "records": done, "problems": listed}))
        return 1 if problems else 0
    from risk_desktop.i18n import tr

    for problem in problems if args.verify else problems[:1]:
        params: dict[str, Any] = dict(problem.params)
        place = f"{args.file}:{problem.line}" if problem.line else str(args.file)
        more = "" if args.verify or len(problems) == 1 else " " + tr("cli.replay.more", len(problems) - 1)
        print(f"{place}: {tr(problem.key, **params)}{more}", file=sys.stderr)
    if args.verify and not problems:
        print(tr("cli.replay.ok", file=str(args.file), n=done))
    return 1 if problems else 0


class _Silence:
    """Prints nothing; base of those who print."""

    def begin(self, loaded: LoadedSave) -> None:
        """Print what the game is."""

    def played(self, played: Played) -> None:
        """Print one action."""

    def end(self, loaded: LoadedSave) -> None:
        """Print how it ended."""


class _JsonLines(_Silence):
    """One JSON object a line: the header, each action with its events, the end."""

    def begin(self, loaded: LoadedSave) -> None:
        import msgspec

        print(msgspec.json.encode(loaded.header).decode())

    def played(self, played: Played) -> None:
        import msgspec

        saved = played.saved
        record: dict[str, Any] = {} if saved is None else msgspec.to_builtins(saved.record)
        place = {"n": played.number, "line": "action", "round": played.game.state.round}
        hash_after = {} if saved is None else {"hash": saved.hash}
        print(msgspec.json.encode({**place, **record, **hash_after, "events": played.events}).decode())

    def end(self, loaded: LoadedSave) -> None:
        import msgspec

        if loaded.end is not None:
            print(msgspec.json.encode(loaded.end).decode())


class _Sentences(_Silence):
    """A line of text for each public event; what is hidden from a spectator stays hidden."""

    def __init__(self, loaded: LoadedSave, maps: list[BoardMap]) -> None:
        from risk_desktop.i18n import language, set_rule_set, tr

        self._tr = tr
        set_rule_set(loaded.header.edition)
        self._players = [seat.name for seat in loaded.header.seats]
        code = language()
        self._territories = [t.name.in_language(code) for board in maps for t in board.territories]
        self._regions = [r.name.in_language(code) for board in maps for r in board.regions]
        self._region_names = {r.id: r.name.in_language(code) for board in maps for r in board.regions}

    def begin(self, loaded: LoadedSave) -> None:
        header = loaded.header
        players = ", ".join(self._players)
        print(self._tr("cli.replay.title", edition=header.edition, players=players, seed=header.seed))

    def played(self, played: Played) -> None:
        for event in played.events:
            seen = event.seen_by(_PUBLIC)
            name = type(seen).__name__
            if seen is not None and name not in _SILENT:
                inside = played.game.state.round > 0 and name not in _HEADLINES
                print(("  " if inside else "") + self._line(seen))

    def end(self, loaded: LoadedSave) -> None:
        if loaded.end is None:
            print(self._tr("cli.replay.unfinished"))

    def _line(self, event: Event) -> str:
        """Return the sentence for an event; one that has none is shown by its name and its numbers."""
        from risk_desktop.i18n import has_text

        name = type(event).__name__
        fields: dict[str, Any] = {f: self._shown(f, getattr(event, f)) for f in event.__struct_fields__}
        if not has_text(f"cli.event.{name}"):
            return f"{name}: " + ", ".join(f"{field} {shown}" for field, shown in fields.items())
        return self._tr(f"cli.event.{name}", **fields)

    def _shown(self, field: str, value: Any) -> str:
        """Return a field of an event as a person reads it: names for numbers, counts for what is hidden."""
        if field in ("territory", "origin", "target"):
            return _at(self._territories, value)
        if field == "region":
            return _at(self._regions, value)
        if field in ("player", "attacker", "defender", "loser", "by", "first") and isinstance(value, int):
            return _at(self._players, value)
        if field == "winners":
            return ", ".join(_at(self._players, player) for player in value)
        if field == "parts":
            return ", ".join(f"{_at(self._territories, place)} +{armies}" for place, armies in value)
        if field == "lines":
            return str(sum(line.armies for line in value))
        if field == "cards":
            return str(len(value))
        if field == "mission":
            return self._mission(value)
        if field == "card" and isinstance(value, str):
            return self._card_title(value)
        if field == "territories":
            return ", ".join(_at(self._territories, place) for place in value)
        if isinstance(value, tuple):
            return " ".join(map(str, value))
        return str(value)

    def _card_title(self, name: str) -> str:
        """Return the name of a command card; ``name`` is its id, with or without that of its deck."""
        from risk_desktop.editions.ad2210.cards.deck import card_specs

        spec = card_specs().get(name)
        return self._tr(spec.title.key if spec is not None else f"deck_card.{name}.title")

    def _mission(self, name: str) -> str:
        """Return what a mission asks for; its name is "" where it is hidden."""
        from risk_desktop.editions.classic.missions.catalogue import mission_named
        from risk_desktop.ui.rules.mission_words import phrase_words

        mission = mission_named(name)
        if mission is None:
            return "–"
        return phrase_words(mission.goal.phrase(), self._region_names.__getitem__, self._players.__getitem__)


def _at(names: list[str], number: int) -> str:
    return names[number] if 0 <= number < len(names) else "–"
