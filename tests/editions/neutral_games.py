"""Helpers for games with neutral colours: for two on the small board or on the classic one, with and without bribes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from risk_desktop.editions.classic.neutrals.bribe import Bribe
from risk_desktop.editions.classic.neutrals.stances import AlliesSlot
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Place
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue, Rules
from tests.playing import card, choose, earth_board, given, islands_board, new_game, start_in

N = 2
"""Seat of the first neutral colour: behind the two players."""
DUELS = ("world-duel", "world-allies", "secret-mission-duel", "original-duel")


def duel(edition: str = "world-duel", **options: OptionValue) -> Rules:
    """Return the rules of a game for two on the small board."""
    return make_rules(edition, islands_board(), 2, options)


def on_earth(edition: str, **options: OptionValue) -> Game:
    """Return a game on the classic board, dealt, in which the players are about to place."""
    game = new_game(make_rules(edition, earth_board(), 2, options), seed=4)
    game.pending()
    return game


def counts(game: Game) -> list[int]:
    """Return the territories of each seat."""
    return [game.state.owner.count(seat) for seat in range(game.state.seats)]


def armies_of(game: Game, seat: int) -> int:
    """Return all armies of a seat, on the board and in the reserve."""
    state = game.state
    on_board = sum(a for a, o in zip(state.armies, state.owner, strict=True) if o == seat)
    return state.reserve[seat] + on_board


def place_first(game: Game) -> list[Event]:
    """Answer a question for a placing: everything on the first territory."""
    options = game.pending().options
    return choose(game, Place(((options.territories[0], options.total),)))


A, B, C, D = 2, 3, 4, 5
"""The four neutral colours."""


def allied(
    owners: Mapping[str, int],
    armies: Mapping[str, int] | None = None,
    *,
    stance: Mapping[int, int] | None = None,
    bribes: Sequence[tuple[int, int, str]] = (),
    options: Mapping[str, OptionValue] | None = None,
    **more,
) -> Game:
    """Return a game on the small board in which player 0 is on turn.

    ``stance``: whose ally a neutral is; ``bribes``: (neutral, giver, card). What is not in ``owners`` is neutral C.
    """
    board = islands_board()
    rules = make_rules("world-allies", board, 2, options or {})
    hands = {who: list(names) for who, names in (more.pop("hands", None) or {}).items()}
    for neutral, _, name in bribes:
        hands.setdefault(neutral, []).append(name)
    phase = more.pop("phase", "attack")
    game = given(owners, armies or {}, rest=C, rules=rules, phase="card", hands=hands, **more)
    slot = slot_of(game)
    for neutral, ally in (stance or {}).items():
        slot.stance[neutral] = ally
    slot.bribes = [(neutral, giver, card(board, name)) for neutral, giver, name in bribes]
    game.state.stack.clear()
    start_in(game, phase)
    return game


def slot_of(game: Game) -> AlliesSlot:
    """Return the state of the neutrals."""
    return game.state.slots["allies"]


def stances(game: Game) -> list[int]:
    """Return the stances of the four neutrals."""
    return slot_of(game).stance[2:]


def bribe(game: Game, neutral: int, name: str):
    """Give a card to a neutral; return the events."""
    return choose(game, Bribe(neutral, card(game.rules.board, name)))
