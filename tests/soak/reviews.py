"""Reviews and hints in many games of all rule sets.

    python -m tests.soak.reviews accounts [--games 200]     each account adds up; mean luck of the rolls
    python -m tests.soak.reviews hints [EDITION...] [--games 100]     each hint is legal and knows nothing hidden
    python -m tests.soak.reviews follow [--edition world] [--games 40] [--level hard]     a seat that follows every hint
    python -m tests.soak.reviews clean [--edition world] [--players 3] [--games 4]     what each level loses in a turn

Each game counts in rotation through the rule sets. Prints a line a rule set; the exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from math import sqrt
from statistics import fmean, stdev

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.editions.registry import EDITIONS, find_edition, make_rules, start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
from risk_desktop.review.hint import Adviser
from risk_desktop.review.report import GameReview
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.recording import Recording
from risk_desktop.tournament.intervals import wilson
from tests.playing import board_of

VALUED = 6
"""Decisions of a game that are valued for its account."""
EACH = 25
"""Of so many decisions one gets a hint."""
CLOSE = 1e-9


def new(edition: str, players: int, seed: int) -> Game:
    """Return a new game of a rule set by its own rules."""
    return start_game(make_rules(edition, board_of(edition), players), seed)


def recorded(game: Game, levels: Sequence[str]) -> Recording:
    """Play a game to its end; seats have ``levels`` in turn."""
    opponents = [
        make_opponent(level, seat) for seat, level in zip(range(game.rules.players), cycle(levels), strict=False)
    ]
    game.pending()
    recording = Recording(game, game.take_events())
    while (asked := game.pending()) is not None:
        record = game.apply(decide(opponents[asked.player], game, asked.player)[0])
        recording.add(record, game.take_events(), game)
    return recording


def errors_in(review: GameReview) -> Iterator[str]:
    """Yield what doesn't add up."""
    for each in review.accounts:
        total = each.start + each.luck + each.own_decisions + each.others_decisions
        if abs(total - each.result) > CLOSE:
            yield f"seat {each.seat}: {total} instead of {each.result}"
        told = sum(event.effect[each.seat] for event in review.luck)
        if abs(told - each.luck) > CLOSE:
            yield f"seat {each.seat}: luck {told} instead of {each.luck}"
    for effect in (*(event.effect for event in review.luck), *(decision.effect for decision in review.decisions)):
        if abs(sum(effect)) > CLOSE:
            yield f"an effect comes to {sum(effect)}"
    for name in ("start", "result"):
        total = sum(getattr(each, name) for each in review.accounts)
        if abs(total - 1) > CLOSE:
            yield f"{name}: {total} in all"


def accounts(games: int) -> bool:
    """Review games of all rule sets; tell whether all adds up, and the luck of rolls is none on average."""
    wrong, rolls = [], []
    for number, edition in zip(range(games), cycle(EDITIONS), strict=False):
        players = EDITIONS[edition].players[number // len(EDITIONS) % len(EDITIONS[edition].players)]
        reviewer = Reviewer(recorded(new(edition, players, number + 1), ("normal", "easy")))
        for _ in reviewer.survey():
            pass
        list(islice(reviewer.value(4), VALUED))
        review = reviewer.report()
        rolls += [event.effect[0] for event in review.luck if event.kind == "roll"]
        wrong += [f"{edition}, seed {number + 1}: {each}" for each in errors_in(review)]
    mean, spread = fmean(rolls), stdev(rolls) / sqrt(len(rolls))
    print(*wrong, f"{games} games, wrong: {len(wrong)}", sep="\n")
    print(f"luck of the first seat: {mean:+.5f} ± {spread:.5f} on average of {len(rolls)} rolls")
    return not wrong and abs(mean) < 4 * spread


def hints(editions: Sequence[str], games: int) -> bool:
    """Ask for hints in games of each rule set; tell whether all were legal and the same whatever is hidden."""
    adviser, well = Adviser(2), True
    for edition in editions:
        asked_for = illegal = leaks = 0
        for seed in range(1, games + 1):
            players = find_edition(edition).players[seed % len(find_edition(edition).players)]
            recording = recorded(new(edition, players, seed), ("easy",))
            for place in range(seed % EACH, recording.end, EACH):
                game = recording.game_at(place)
                asked = game.pending()
                assert asked is not None
                seen = view(game, asked.player)
                hint = adviser.hint(seen)
                other = determinize(seen, SeededDice(seed))
                other.pending()
                asked_for += 1
                illegal += any(option.choice not in asked.options for option in hint.options)
                leaks += adviser.hint(view(other, asked.player)) != hint
        well = well and not illegal and not leaks
        print(f"{edition}: {asked_for} hints in {games} games, illegal {illegal}, leaks {leaks}", flush=True)
    return well


def follow(edition: str, games: int, level: str) -> bool:
    """Let one seat follow every hint against ``level``; print how often it wins."""
    adviser, won = Adviser(), 0
    players = find_edition(edition).players[-1]
    for number in range(games):
        seat, game = number % players, new(edition, players, 1000 + number)
        others = make_opponent(level, number)
        while (asked := game.pending()) is not None:
            if asked.player == seat:
                game.apply(adviser.hint(view(game, seat)).options[0].choice)
            else:
                game.apply(decide(others, game, asked.player)[0])
        assert game.state.outcome is not None
        won += seat in game.state.outcome.winners
        low, high = wilson(won, number + 1)
        print(f"{edition}: {won} of {number + 1} ({low:.0%} to {high:.0%}; by chance {1 / players:.0%})", flush=True)
    return True


def clean(edition: str, players: int, games: int) -> bool:
    """Print what each level is said to lose in a turn of its own."""
    for level in ("expert", "hard", "normal", "easy"):
        lost = turns = errors = 0.0
        for seed in range(1, games + 1):
            reviewer = Reviewer(recorded(new(edition, players, seed), (level,)))
            for _ in reviewer.survey():
                pass
            for _ in reviewer.value():
                pass
            for each in reviewer.report().accounts:
                lost, turns = lost - each.own_decisions, turns + each.turns
                errors += each.errors + each.blunders
        print(f"{edition}, {level}: {100 * lost / turns:.1f} points and {errors / turns:.2f} errors a turn", flush=True)
    return True


def main() -> int:
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("accounts", "hints", "follow", "clean"))
    parser.add_argument("editions", nargs="*", metavar="EDITION")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--edition", default="world")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="hard")
    args = parser.parse_args()
    if args.what == "accounts":
        return not accounts(args.games or 200)
    if args.what == "hints":
        return not hints(args.editions or list(EDITIONS), args.games or 100)
    if args.what == "follow":
        return not follow(args.edition, args.games or 40, args.level)
    return not clean(args.edition, args.players, args.games or 4)


if __name__ == "__main__":
    sys.exit(main())
