"""Short games for reviews: played to their end by quick players, and recorded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from risk_desktop.ai.player import decide, make_opponent
from risk_desktop.ai.safe import safe_choice
from risk_desktop.editions.common.seats import RESIGNED, pass_seat
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue
from risk_desktop.engine.view import view
from risk_desktop.storage.recording import Recording
from tests.playing import board_of, islands_board

SHORT: dict[str, OptionValue] = {"allocation": "deal", "placement_batch": 10, "round_limit": 10}
"""House rules for a short game, where a rule set has them."""
ON_ISLANDS = {"islands": "world", "teams on islands": "teams"}
"""Games on the small board, by the rule set: where the number of territories and decisions proves nothing."""


@cache
def short_game(edition: str, players: int, seed: int = 3, level: str = "easy") -> Recording:
    """Return a game of a rule set, or of those ``ON_ISLANDS``, to its end."""
    return recorded(beginning(edition, players, seed), level)


def beginning(edition: str, players: int, seed: int = 3) -> Game:
    """Return a short game of a rule set, or of those ``ON_ISLANDS``, not begun yet."""
    if edition in ON_ISLANDS:
        return start_game(make_rules(ON_ISLANDS[edition], islands_board(), players, {"start_armies": 20}), seed)
    from risk_desktop.editions.registry import find_edition

    known = {spec.key: spec.values for module in find_edition(edition).modules for spec in module.options}
    options = {key: value for key, value in SHORT.items() if value in known.get(key, ())}
    return start_game(make_rules(edition, board_of(edition), players, options), seed)


def recorded(game: Game, *levels: str, leaving: Mapping[int, int] | None = None) -> Recording:
    """Play a game to its end and return its recording; the seats have ``levels`` in turn.

    ``leaving``: by seat after how many choices its player gives up.
    """
    players = [make_opponent(level, 1) for level in levels]
    left: list[int] = []
    game.pending()
    recording = Recording(game, game.take_events())
    while True:
        for seat in (seat for seat, place in (leaving or {}).items() if place == recording.end):
            left.append(seat)
            pass_seat(game, seat, RESIGNED, left)
            recording.change(game.take_events(), game)
        asked = game.pending()
        if asked is None:
            return recording
        gone = asked.player in left
        player = players[asked.player % len(players)]
        choice = safe_choice(asked, view(game, asked.player)) if gone else decide(player, game, asked.player)[0]
        record = game.apply(choice)
        recording.add(record, game.take_events(), game, RESIGNED if gone else "")


def in_the_middle(edition: str, players: int, share: float = 0.5) -> Game:
    """Return a short game where a part of its choices has been made, and somebody has to choose."""
    recording = short_game(edition, players)
    return recording.game_at(int(share * recording.end)).clone(1)


def given_up(recording: Recording, seat: int, place: int) -> Recording:
    """Return a recording of the same game up to a place, at which its one person, in ``seat``, gives it up."""
    again = Recording(recording.game_at(0), recording.events(0), [seat])
    for number in range(1, place + 1):
        again.add(recording.record(number), recording.events(number), recording.game_at(number))
    game = recording.game_at(place)
    pass_seat(game, seat, RESIGNED, [seat])
    again.change(game.take_events(), game)
    return again


def lent(recording: Recording, seat: int, *rounds: int, deputy: str = "hard") -> Recording:
    """Return a recording of the same game in which a seat was lent in some rounds, its owner being another one."""
    first = recording.game_at(0)
    again = Recording(first, recording.events(0))
    for place in range(1, recording.end + 1):
        record, before = recording.record(place), recording.game_at(place - 1)
        is_lent = record.player == seat and before.state.round in rounds
        again.add(record, recording.events(place), recording.game_at(place), deputy if is_lent else "")
    return again
