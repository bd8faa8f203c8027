"""A seat that follows every hint, in games against computers: each hint must be legal, and it should win as experts do.

    python -m tests.soak.hints [EDITION...] [--games 100] [--first 0] [--guesses 12] [--others hard] [--out FILE]
    python -m tests.soak.hints [EDITION...] --seat expert      the same games with an expert in that seat, to compare
    python -m tests.soak.hints leaks [EDITION...] [--games 3] [--each 25]  hints on the way are legal, and know nothing hidden

As many play as can. With ``--out`` each game is kept, and a run that was aborted goes on; the rule sets take turns. The exit
code is 1 if a hint was illegal, or knew too much.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.editions.registry import EDITIONS, find_edition
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
from risk_desktop.review.hint import Adviser
from risk_desktop.tournament.intervals import wilson
from tests.review.games import recorded
from tests.soak.reviews import new
from tests.soak.rows import Row, Rows

FIRST_SEED = 1000
EDITIONS_FOLLOWED = ("world", "ad2210", "godstorm")
HINTS = "hints"
EACH = 25
"""Of so many decisions one gets a hint where leaks are looked for, if nothing else is asked for."""


class Follower:
    """Follows every hint. ``hints``: how many; ``illegal``: options of them that the rules don't allow."""

    def __init__(self, guesses: int) -> None:
        self._adviser = Adviser(guesses)
        self.hints = self.illegal = 0

    def choose(self, game: Game, player: int) -> Choice:
        """Return the first option of the hint, or a legal one if it isn't."""
        asked = game.pending()
        assert asked is not None
        options = [option.choice for option in self._adviser.hint(view(game, player)).options]
        self.hints += 1
        self.illegal += sum(choice not in asked.options for choice in options)
        return next((choice for choice in options if choice in asked.options), asked.options.sample(SeededDice(1)))


def play(edition: str, number: int, seat_level: str, others: str, guesses: int) -> Row:
    """Play a game in which one seat follows hints, or is of a level of its own."""
    players = find_edition(edition).players[-1]
    seat, game = number % players, new(edition, players, FIRST_SEED + number)
    follower, rest = Follower(guesses), make_opponent(others, number)
    own = make_opponent(seat_level, number) if seat_level != HINTS else None
    while (asked := game.pending()) is not None:
        if asked.player == seat and own is None:
            game.apply(follower.choose(game, seat))
        else:
            player = rest if asked.player != seat or own is None else own
            game.apply(decide(player, game, asked.player)[0])
    assert game.state.outcome is not None
    winners = game.state.outcome.winners
    won = (seat in winners) / len(winners) if winners else 0.0
    return {"won": won, "hints": follower.hints, "illegal": follower.illegal, "rounds": game.state.round}


def follow(args: argparse.Namespace, editions: Sequence[str], rows: Rows) -> bool:
    """Play what isn't played yet, game by game in each rule set; tell whether all hints were legal."""
    names = {edition: (edition, args.seat, args.others, args.guesses) for edition in editions}
    for number in range(args.first, args.games):
        for edition, name in names.items():
            if rows.of(*name, number) is None:
                rows.keep(*name, number, **play(edition, number, args.seat, args.others, args.guesses))
                print(told(edition, rows.beginning(*name), args), flush=True)
    print("", *(told(edition, rows.beginning(*name), args) for edition, name in names.items()), sep="\n")
    return not any(row["illegal"] for name in names.values() for row in rows.beginning(*name))


def told(edition: str, found: Sequence[Row], args: argparse.Namespace) -> str:
    """Return in words what came of some games."""
    won, games, players = sum(row["won"] for row in found), len(found), find_edition(edition).players[-1]
    low, high = wilson(won, games)
    return (
        f"{edition} of {players}: {args.seat} among {args.others} won {won:g} of {games} ({won / games:.0%}, {low:.0%} to "
        f"{high:.0%}; by chance {1 / players:.0%}); {sum(row['hints'] for row in found)} hints, "
        f"illegal {sum(row['illegal'] for row in found)}"
    )


def leaks(editions: Sequence[str], games: int, each: int, rows: Rows) -> bool:
    """Ask for hints in games of each rule set; tell whether they are legal, and the same whatever is hidden."""
    for seed in range(1, games + 1):
        for edition in editions:
            if rows.of("leaks", each, edition, seed) is None:
                rows.keep("leaks", each, edition, seed, **asked_along(edition, seed, each))
    well = True
    for edition in editions:
        found = rows.beginning("leaks", each, edition)
        hints, illegal, leaked = (sum(row[name] for row in found) for name in ("hints", "illegal", "leaked"))
        well = well and not illegal and not leaked
        print(f"{edition}: {hints} hints in {len(found)} games, illegal {illegal}, leaks {leaked}", flush=True)
    return well


def asked_along(edition: str, seed: int, each: int) -> Row:
    """Ask for a hint at one in ``each`` decisions of a game that others play, and again with what is hidden guessed anew."""
    adviser, hints, illegal, leaked = Adviser(2), 0, 0, 0
    players = find_edition(edition).players[seed % len(find_edition(edition).players)]
    recording = recorded(new(edition, players, seed), "normal")
    for place in range(seed % each, recording.end, each):
        game = recording.game_at(place)
        asked = game.pending()
        assert asked is not None
        seen = view(game, asked.player)
        hint = adviser.hint(seen)
        other = determinize(seen, SeededDice(seed))
        other.pending()
        hints += 1
        illegal += any(option.choice not in asked.options for option in hint.options)
        leaked += adviser.hint(view(other, asked.player)) != hint
    return {"hints": hints, "illegal": illegal, "leaked": leaked}


def main() -> int:
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="EDITION", help="rule sets; before them may stand leaks")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first game, where an earlier run played the others"
    )
    parser.add_argument("--guesses", type=int, default=12, help="games for each choice of a hint")
    parser.add_argument("--each", type=int, default=EACH, help="of so many decisions one gets a hint, with leaks")
    parser.add_argument("--seat", default=HINTS, help="who sits there: hints, or a level")
    parser.add_argument("--others", default="hard")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if args.what[:1] == ["leaks"]:
        return not leaks(args.what[1:] or list(EDITIONS), args.games or 3, args.each, Rows(args.out))
    args.games = args.games or 100
    return not follow(args, args.what or EDITIONS_FOLLOWED, Rows(args.out))


if __name__ == "__main__":
    sys.exit(main())
