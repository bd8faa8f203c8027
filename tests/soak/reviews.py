"""Reviews of many games of all rule sets, and of positions with an error in them.

    python -m tests.soak.reviews accounts [--games 200]      each account adds up; luck by counting all faces; mean luck
    python -m tests.soak.reviews planted                     the errors that were planted, in a table
    python -m tests.soak.reviews clean [EDITION:PLAYERS...] [--level expert] [--games 4]     what a level loses in its own games

With ``--out FILE`` what was found is kept, and a run that was aborted goes on. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import cycle, product
from math import sqrt
from pathlib import Path

from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.engine.choices import Blitz, Choice
from risk_desktop.engine.combat import Clash, battle_spec
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.events import DiceRolled
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.engine.view import view
from risk_desktop.review.luck import is_one_roll
from risk_desktop.review.report import GameReview, size_of
from risk_desktop.review.reviewer import GAMES, Reviewer
from risk_desktop.review.standing import Standing, as_played, standing
from risk_desktop.review.valuation import Valuer
from risk_desktop.storage.recording import Recording
from tests.playing import board_of
from tests.review.games import recorded
from tests.review.planted import PLANTED
from tests.soak.rows import Rows

VALUED = 6
"""Decisions of a game that are valued for its account."""
LEAVE, CHOICES = 3, (60, 120, 240, 480)
"""In one of so many games a player gives up, after one of these numbers of choices, if it goes on for so long."""
COUNTED = 25
"""Of so many rolls one is reckoned by counting all faces."""
COSTLIEST = 5
"""So many decisions of a game of a level's own are kept with what they cost, to look at."""
CLOSE = 1e-9
TABLES = ("world:3", "world:4", "world:5", "world:6", "ad2210:4", "godstorm:4")
"""Rule sets and players of the games in which a level's own play is looked at."""


def new(edition: str, players: int, seed: int) -> Game:
    """Return a new game of a rule set by its own rules."""
    return start_game(make_rules(edition, board_of(edition), players), seed)


# --- accounts


def accounts(games: int, rows: Rows) -> bool:
    """Review games of all rule sets; tell whether all adds up, and the luck of rolls is none on average."""
    for number, edition in zip(range(games), cycle(EDITIONS), strict=False):
        if rows.of("account", number) is not None:
            continue
        players = EDITIONS[edition].players[number // len(EDITIONS) % len(EDITIONS[edition].players)]
        leaving = {number % players: CHOICES[number // LEAVE % len(CHOICES)]} if number % LEAVE == 0 else {}
        recording = recorded(new(edition, players, number + 1), "normal", "easy", leaving=leaving)
        reviewer = Reviewer(recording)
        for _ in reviewer.survey():
            pass
        for _ in reviewer.value(4, reviewer.places[:: max(1, reviewer.total // VALUED)]):
            pass
        review = reviewer.report()
        counted, wrong = recount(recording, review)
        movers = [event.effect[event.player] for event in review.luck if event.kind == "roll" and event.turn >= 0]
        rows.keep(
            *("account", number),
            game=f"{edition}, {players} players, seed {number + 1}",
            wrong=[*errors_in(review, recording.rules), *wrong],
            counted=counted,
            resigned=len(review.resignations),
            rolls=len(movers),
            luck=sum(movers),
            squares=sum(luck * luck for luck in movers),
        )
    found = rows.beginning("account")
    wrong = [f"{row['game']}: {each}" for row in found for each in row["wrong"]]
    rolls, luck = sum(row["rolls"] for row in found), sum(row["luck"] for row in found)
    error = sqrt(sum(row["squares"] for row in found)) / rolls
    counted = sum(row["counted"] for row in found)
    left = sum(row["resigned"] for row in found)
    print(*wrong, f"{len(found)} games of {len(EDITIONS)} rule sets, {left} given up; wrong: {len(wrong)}", sep="\n")
    print(f"luck of {counted} single rolls is that of all faces counted")
    print(f"luck of who is on turn: {100 * luck / rolls:+.4f} ± {100 * error:.4f} points on average of {rolls} rolls")
    return not wrong and abs(luck / rolls) < 3 * error


def errors_in(review: GameReview, rules: Rules) -> Iterator[str]:
    """Yield what doesn't add up: over all sides, as partners have the same chance."""
    firsts = sorted({rules.side_of(seat)[0] for seat in range(rules.players)})
    for each in review.accounts:
        total = each.start + each.luck + each.own_decisions + each.others_decisions
        if abs(total - each.result) > CLOSE:
            yield f"seat {each.seat}: {total} instead of {each.result}"
        told = sum(event.effect[each.seat] for event in review.luck)
        if abs(told - each.luck) > CLOSE:
            yield f"seat {each.seat}: luck {told} instead of {each.luck}"
        left = sum(event.effect[each.seat] for event in review.resignations if event.player == each.seat)
        if abs(left - each.given_up) > CLOSE:
            yield f"seat {each.seat}: giving up {left} instead of {each.given_up}"
    for effect in (each.effect for each in (*review.luck, *review.decisions, *review.resignations)):
        if abs(sum(effect[seat] for seat in firsts)) > CLOSE:
            yield f"an effect comes to {sum(effect[seat] for seat in firsts)}"
    for name in ("start", "result"):
        total = sum(getattr(review.accounts[seat], name) for seat in firsts)
        if abs(total - 1) > CLOSE:
            yield f"{name}: {total} in all"


def recount(recording: Recording, review: GameReview) -> tuple[int, list[str]]:
    """Reckon the luck of some single rolls anew by counting all faces; return how many, and what differs."""
    counted, wrong = 0, []
    for event in [event for event in review.luck if event.kind == "roll" and not event.error][::COUNTED]:
        before, record, events = (
            recording.game_at(event.place - 1),
            recording.record(event.place),
            recording.events(event.place),
        )
        if isinstance(record.choice, Blitz) or not is_one_roll(before, events):
            continue  # tried out, and all that was tried came to the same
        (fight,) = (each for each in events if isinstance(each, DiceRolled))
        if len(record.rolls) != len(fight.attack) + len(fight.defence):
            continue  # the attacker's dice fell before
        resigned = recording.resigned_by(event.place - 1)
        expected = by_all_faces(before, record.choice, fight, resigned)
        if expected is None:
            continue
        counted += 1
        reached = standing(as_played(recording.game_at(event.place)), resigned)
        for seat, luck in enumerate(event.effect):
            if abs(reached[seat] - expected[seat] - luck) > CLOSE:
                wrong.append(f"place {event.place}, seat {seat}: luck {luck}, not {reached[seat] - expected[seat]}")
    return counted, wrong


def by_all_faces(before: Game, choice: Choice, fight: DiceRolled, resigned: Collection[int]) -> Standing | None:
    """Return the mean of the chances after each roll that could have been; None where dice may be rolled again.

    Each is applied as it is; rolls with the same dice of a side in another order come to the same.
    """
    clash = Clash(fight.attacker, fight.defender, fight.origin, fight.target, len(fight.attack), len(fight.defence))
    spec = battle_spec(before.rules, before.state, clash)
    if any(pool.reroll_ones or pool.no_ones for pool in (spec.attack, spec.defence)):
        return None
    sides = [die.sides for die in (*spec.attack.dice, *spec.defence.dice)]
    ways: Counter[object] = Counter()
    some: dict[object, tuple[int, ...]] = {}
    for faces in product(*(range(1, each + 1) for each in sides)):
        dice, first = list(zip(sides, faces, strict=True)), len(fight.attack)
        roll = tuple(sorted(dice[:first])), tuple(sorted(dice[first:]))
        ways[roll] += 1
        some[roll] = faces
    known: dict[tuple[int, ...], Standing] = {}
    total = [0.0] * before.rules.players
    for roll, number in ways.items():
        game = Game(before.rules, before.state.copy(), ScriptedDice(some[roll]))
        game.pending()
        game.apply(choice)
        board = (*game.state.owner, *game.state.armies)
        chances = known.get(board)
        if chances is None:
            chances = known[board] = standing(game, resigned)
        total = [part + number * chance for part, chance in zip(total, chances, strict=True)]
    return tuple(part / ways.total() for part in total)


# --- what a review thinks of play


def planted() -> bool:
    """Print what a review makes of each error that was planted, and of what is better; tell whether it finds all."""
    valuer, missed = Valuer(), 0
    print("| position | what the error costs | what is right |", "|---|---|---|", sep="\n")
    for name, each in PLANTED.items():
        game, chosen, better = each()
        asked = game.pending()
        assert asked is not None
        seen = view(game, asked.player)
        losses = [valuer.compare(seen, choice, GAMES).loss for choice in (chosen, better)]
        sizes = [size_of(loss) for loss in losses]
        well = sizes[0] in ("error", "blunder") and sizes[1] in ("none", "small")
        missed += not well
        told = " | ".join(f"{100 * loss.value:.1f} ± {100 * loss.error:.1f}" for loss in losses)
        print(f"| {name} | {told} |{'' if well else ' missed'}", flush=True)
    print(f"{len(PLANTED) - missed} of {len(PLANTED)} found")
    return not missed


def clean(tables: Iterable[str], level: str, games: int, rows: Rows) -> bool:
    """Print what a level is said to lose in its own games."""
    for table in tables:
        edition, _, number = table.partition(":")
        players = int(number)
        for seed in range(1, games + 1):
            if rows.of("clean", edition, players, level, seed) is None:
                reviewer = Reviewer(recorded(new(edition, players, seed), level))
                for stage in reviewer.stages():
                    for _ in stage.steps:
                        pass
                review = reviewer.report()
                sizes = Counter(each.size for each in review.decisions)
                rows.keep(
                    *("clean", edition, players, level, seed),
                    lost=-sum(each.own_decisions for each in review.accounts),
                    turns=sum(each.turns for each in review.accounts),
                    decisions=len(review.decisions),
                    provisional=review.provisional,
                    sizes=[sizes[size] for size in ("small", "error", "blunder")],
                    costliest=[
                        [each.place, each.player, each.kind, each.loss.value, each.loss.error]
                        for each in sorted(review.decisions, key=lambda each: -each.loss.value)[:COSTLIEST]
                    ],
                )
        found = rows.beginning("clean", edition, players, level)
        turns, decisions = sum(row["turns"] for row in found), sum(row["decisions"] for row in found)
        lost = sum(row["lost"] for row in found)
        small, errors, blunders = (sum(row["sizes"][place] for row in found) for place in range(3))
        print(
            f"| {edition}, {players} | {len(found)} | {turns} | {decisions} | {small} | {errors} | {blunders} "
            f"| {(errors + blunders) / decisions:.2%} | {100 * lost / turns:.2f} | {100 * lost / decisions:.3f} |",
            flush=True,
        )
    return True


def main() -> int:
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("accounts", "planted", "clean"))
    parser.add_argument("tables", nargs="*", metavar="EDITION:PLAYERS")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if args.what == "planted":
        return not planted()
    rows = Rows(args.out)
    if args.what == "accounts":
        return not accounts(args.games or 200, rows)
    return not clean(args.tables or TABLES, args.level, args.games or 4, rows)


if __name__ == "__main__":
    sys.exit(main())
