"""``review``: what each choice and each roll of a saved game was worth, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .support.progress import Progress
from .support.refusal import Refusal, WrongInput
from .support.saved_games import names_of, recorded_game

if TYPE_CHECKING:
    from risk_desktop.review.report import Costly, DecisionReview, GameReview, Resignation, SeatAccount
    from risk_desktop.review.reviewer import Reviewer
    from risk_desktop.storage.reading import LoadedSave
    from risk_desktop.ui.names import Names

_Z95: Final = 1.96
_DIGITS: Final = 4
_COSTLIEST: Final = 5


def add_parser(subparsers: Any) -> argparse.ArgumentParser:
    """Add the sub-command to ``subparsers`` (of argparse) and return its parser; ``run`` is its default."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "review",
        help="what choices and luck were worth in a saved game",
        description="Tell for a game that is over where each result comes from: chance at the start, luck, own decisions "
        "and those of the others, and which decisions cost most. What was found is kept beside the save.",
    )
    parser.add_argument("file", type=Path, metavar="SAVE", help="saved game (.risk) that is over")
    parser.add_argument(
        "--seat", type=int, metavar="N", help="tell of this seat only, 0 for the first; the others get a quick look"
    )
    parser.add_argument(
        "--deep",
        action="store_true",
        help="play out four times the games for each doubtful choice, and value in full what otherwise gets a quick look",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Review ``args.file`` and print what came of it; 0. Refusal."""
    loaded, review = _reviewed(args)
    told = _told(review, args.seat)
    if args.json:
        print(json.dumps(as_json(told, loaded)))
    else:
        print("\n".join(_Table(told, names_of(loaded)).lines()))
    return 0


def _reviewed(args: argparse.Namespace) -> tuple[LoadedSave, GameReview]:
    """Return the save and its review: the one that was kept as far as it goes, and the rest found now. Refusal."""
    from risk_desktop.review.keeping import keep_review, kept_review
    from risk_desktop.review.reviewer import Reviewer, UnfinishedError

    loaded, recording = recorded_game(args.file)
    if args.seat is not None and not 0 <= args.seat < loaded.header.players:
        raise WrongInput("cli.review.seat", seat=args.seat, last=loaded.header.players - 1)
    known = kept_review(args.file)
    people = [seat for seat, each in enumerate(loaded.header.seats) if each.kind == "human"]
    try:
        reviewer = Reviewer(recording, people if args.seat is None else (args.seat,), known)
    except UnfinishedError:
        raise WrongInput("cli.review.unfinished", file=args.file) from None
    try:
        _find(reviewer, args.deep, brief=args.seat is not None)
    except KeyboardInterrupt:
        raise Refusal("cli.review.interrupted", done=reviewer.valued, total=reviewer.total) from None
    finally:
        # Where the folder can't be written to, the review is found again the next time.
        if reviewer.is_surveyed:
            with suppress(OSError):
                keep_review(args.file, reviewer.report())
    return loaded, reviewer.report()


def _find(reviewer: Reviewer, deep: bool, brief: bool) -> None:
    """Find what isn't known yet, with a bar for each part of the work that takes long."""
    for stage in reviewer.stages(deep, brief):
        if stage.name == "survey":
            for _ in stage.steps:
                pass
            continue
        bar = Progress(stage.total)
        bar.at(stage.done)
        for _ in bar.follow(stage.steps):
            pass


def _told(review: GameReview, seat: int | None) -> GameReview:
    """Return what is told: all, or only one seat."""
    from risk_desktop.review.reviewer import of_seat

    return review if seat is None else of_seat(review, seat)


# -- as JSON ------------------------------------------------------------------------------------------------------------


def as_json(review: GameReview, loaded: LoadedSave) -> dict[str, Any]:
    """Return the JSON object of a review: chances from 0 to 1, signed."""
    from msgspec import to_builtins

    return {
        "edition": loaded.header.edition,
        "method": to_builtins(review.method),
        "winners": list(review.winners),
        "lent": to_builtins(review.lent),
        "resignations": [_rounded(to_builtins(each)) for each in review.resignations],
        "valued": review.valued,
        "total": review.total,
        "seats": [_seat_row(account, loaded.header.seats[account.seat].name) for account in review.accounts],
        "decisions": [_decision_row(decision) for decision in review.decisions],
        "luck": [_rounded(to_builtins(event)) for event in review.luck],
        "turning_points": [_rounded(to_builtins(point)) for point in review.turning_points],
        "course": [_rounded(to_builtins(point)) for point in review.course],
    }


def _seat_row(account: SeatAccount, name: str) -> dict[str, Any]:
    return {
        "seat": account.seat,
        "name": name,
        "start": account.start,
        "luck": account.luck,
        "own_decisions": account.own_decisions,
        "given_up": account.given_up,
        "others_decisions": account.others_decisions,
        "result": account.result,
        "error": account.error,
        "decisions": account.decisions,
        "errors": {"small": account.small, "error": account.errors, "blunder": account.blunders},
        "turns": account.turns,
        "play": account.play,
    }


def _decision_row(decision: DecisionReview) -> dict[str, Any]:
    from msgspec import to_builtins

    row: dict[str, Any] = _rounded(to_builtins(decision))
    loss, margin = decision.loss.value, _Z95 * decision.loss.error
    row["loss"] = round(loss, _DIGITS)
    row["interval"] = [round(max(0.0, loss - margin), _DIGITS), round(loss + margin, _DIGITS)]
    return row


def _rounded(value: Any) -> Any:
    """Return plain data with its numbers rounded."""
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list) else value


# -- in words -----------------------------------------------------------------------------------------------------------


class _Table:
    """The accounts and the costliest decisions, for a person, in his language; in points of a hundred."""

    def __init__(self, review: GameReview, names: Names) -> None:
        self._review, self._names = review, names

    def lines(self) -> list[str]:
        """Return all lines."""
        return [*self._accounts(), *self._lent(), "", *self._decisions(), "", *self._method()]

    def _accounts(self) -> list[str]:
        from risk_desktop.i18n import tr

        columns = ("start", "luck", "own", "others", "result", "sizes", "play")
        head = ["", *(tr(f"cli.review.column.{name}") for name in columns)]
        rows = [head, *(self._row(account) for account in self._review.accounts)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return [
            "  ".join(
                cell.ljust(width) if place in (0, len(row) - 1) else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        ]

    def _row(self, account: SeatAccount) -> list[str]:
        from risk_desktop.i18n import tr

        own = f"{points(account.own_decisions, signed=True)} ±{points(account.error)}"
        return [
            self._names.player(account.seat),
            points(account.start),
            points(account.luck, signed=True),
            own,
            points(account.others_decisions, signed=True),
            points(account.result),
            f"{account.small}/{account.errors}/{account.blunders}",
            tr(f"review.play.{account.play}") if account.play else "–",
        ]

    def _lent(self) -> list[str]:
        from risk_desktop.ui.game.decisions.judged import lent_words, resigned_words

        seats = dict.fromkeys(account.seat for account in self._review.accounts)
        told = (say(self._review, seat, self._names) for seat in seats for say in (lent_words, resigned_words))
        return [words for words in told if words]

    def _decisions(self) -> list[str]:
        from risk_desktop.i18n import tr

        costly = [each for account in self._review.accounts for each in self._review.costliest(account.seat)]
        costly.sort(key=lambda each: -each.loss.value)
        shown = sorted(costly[:_COSTLIEST], key=lambda each: each.place)
        if not shown:
            return [tr("cli.review.clean")]
        return [tr("cli.review.costliest"), *("  " + self._costly(each) for each in shown)]

    def _costly(self, costly: Costly) -> str:
        from risk_desktop.review.report import Resignation

        return self._given_up(costly) if isinstance(costly, Resignation) else self._decision(costly)

    def _given_up(self, given_up: Resignation) -> str:
        from risk_desktop.i18n import tr
        from risk_desktop.ui.game.decisions.judged import given_up_words

        words = given_up_words(given_up, self._names)
        return tr(
            "cli.review.given_up",
            None,
            round=words.round,
            name=self._names.player(given_up.player),
            loss=points(given_up.loss.value),
            error=points(given_up.loss.error),
            chosen=words.done,
            best=words.better,
        )

    def _decision(self, decision: DecisionReview) -> str:
        from risk_desktop.i18n import tr
        from risk_desktop.ui.game.decisions.words import words_of_choice
        from risk_desktop.ui.motive_words import words_of_motive
        from risk_desktop.ui.words import when_words

        line = tr(
            "cli.review.decision",
            None,
            round=when_words(self._names.table.edition, decision.round),
            name=self._names.player(decision.player),
            size=tr(f"review.size.{decision.size}"),
            loss=points(decision.loss.value),
            error=points(decision.loss.error),
            chosen=words_of_choice(decision.chosen, self._names, kind=decision.kind),
            best=words_of_choice(decision.best, self._names, kind=decision.kind),
        )
        motives = [words_of_motive(motive, self._names) for motive in decision.motives]
        return f"{line} ({'; '.join(motives)})" if motives else line

    def _method(self) -> list[str]:
        from risk_desktop.i18n import tr

        played, looked_at = tr("cli.review.method", self._review.method.games), self._review.provisional
        return [played, tr("cli.review.first_look", looked_at)] if looked_at else [played]


def points(chance: float, signed: bool = False) -> str:
    """Return a chance in points of a hundred, with one decimal."""
    from risk_desktop.i18n import number

    value = round(100 * chance, 1)
    if not signed:
        return number(value, 1)
    return f"{'−' if value < 0 else '+'}{number(abs(value), 1)}"
