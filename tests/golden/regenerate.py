"""Write the golden games: ``python -m tests.golden.regenerate [edition ...]``.

A golden game is a whole game with random choices, told line by line: who answered what, the dice that it took, and a
short hash of the state after it. When a rule changes on purpose, the difference of the new file to the old one shows
where the game took another way.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from risk_desktop.editions.ad2210.cards.aims import MoveCommanders
from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.registry import EDITIONS, make_rules
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Choice
from risk_desktop.engine.game import Game
from tests.playing import board_of, new_game, play_on, state_hash

FOLDER = Path(__file__).parent
ROUNDS = 10
TERRITORY_FIELDS = {"territory", "origin", "target"}


def games() -> list[tuple[str, int]]:
    """Return the edition and the number of players of each golden game: fewest and most players of every edition."""
    return [(e.id, players) for e in EDITIONS.values() for players in sorted({min(e.players), max(e.players)})]


def path_of(edition: str, players: int) -> Path:
    """Return the file of a golden game."""
    return FOLDER / f"{edition}_{players}.txt"


def transcript(edition: str, players: int) -> str:
    """Play a golden game and return its text."""
    known = {spec.key for spec in EDITIONS[edition].options}
    options = {"round_limit": ROUNDS} if "round_limit" in known else {}
    board = board_of(edition)
    return played_out(edition, new_game(make_rules(edition, board, players, options), seed=2004))


def played_out(edition: str, game: Game) -> str:
    """Play a game at random from its beginning and return its text."""
    board, players = game.rules.board, game.rules.players
    lines = [f"# {edition}, {players} players, random choices; number, player, question, answer, dice, state"]
    turn = None
    for n, (decision, choice, record) in enumerate(play_on(game, seed=players), 1):
        parts = [f"{n:4}", f"p{decision.player}", decision.kind, told(choice, board)]
        parts += ["dice " + " ".join(map(str, record.rolls))] if record.rolls else []
        lines.append("  ".join([*parts, state_hash(game.snapshot())]))
        if (game.state.round, game.state.turn) != turn:
            turn = (game.state.round, game.state.turn)
            lines.append(f"# round {turn[0]}, player {turn[1]}")
    outcome = game.state.outcome
    assert outcome is not None
    lines.append(f"# won by {', '.join(map(str, outcome.winners))}: {outcome.reason}")
    return "\n".join(lines) + "\n"


def told(choice: Choice, board: Board) -> str:
    """Return a choice as a person reads it, with the names of territories."""

    def name(number: int) -> str:
        return board.territories[number].id if 0 <= number < len(board) else f"card {number}"

    words = [type(choice).__name__]
    for field in list(msgspec.to_builtins(choice))[1:]:
        value = getattr(choice, field)
        if field in TERRITORY_FIELDS:
            words.append(name(value))
        elif field == "parts":
            words += [f"{name(where)}+{count}" for where, count in value]
        elif isinstance(choice, (BuyCards, MoveCommanders)):
            words += [f"{kind}:{number if field == 'cards' else name(number)}" for kind, number in value]
        elif field == "moves":
            words += [f"{name(origin)}>{name(target)}+{count}" for origin, target, count in value]
        elif field == "cards":
            words += [name(card) for card in value]
        else:
            words.append(str(value))
    return " ".join(words)


def main(wanted: list[str]) -> None:
    """Write the golden games of the wanted editions, or of all."""
    for edition, players in games():
        if not wanted or edition in wanted:
            path_of(edition, players).write_text(transcript(edition, players), encoding="utf-8")
            print(path_of(edition, players).name)


if __name__ == "__main__":
    main(sys.argv[1:])
