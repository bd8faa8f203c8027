"""The player language of the tests: build a game in the middle, say what is asked, answer, and look at the board.

Territories and cards are called by the ids of the board file; the jokers are "joker" and "joker2".
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from risk_desktop.editions.classic.cards import TERRITORY_CARDS
from risk_desktop.editions.common.turns import BeginPhase, EndTurn
from risk_desktop.editions.registry import find_edition, make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.choices import Attack, Blitz, Choice, DefendWith, Fortify, MoveIn, Pass, Place, TradeSet
from risk_desktop.engine.dice import ScriptedDice, SeededDice
from risk_desktop.engine.events import Event
from risk_desktop.engine.game import Game, IllegalChoice, Record
from risk_desktop.engine.options import Reason
from risk_desktop.engine.rules import OptionValue, Rules
from risk_desktop.engine.state import GameState
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir

TESTS = Path(__file__).parent
ISLES = ("tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast", "gull_rock")
"""The six territories of the small board: a ladder of two columns, three rows; each row is one region."""

E = TypeVar("E", bound=Event)


@cache
def islands_board() -> Board:
    """Return the small board: six territories, regions worth 2, 3 and 0."""
    return to_board([load_map(TESTS / "maps" / "islands.yaml")])


@cache
def earth_board() -> Board:
    """Return the classic board of 42 territories."""
    return board_of("world")


@cache
def board_of(edition: str) -> Board:
    """Return the boards of an edition as one graph."""
    return to_board([load_map(maps_dir() / f"{name}.yaml") for name in find_edition(edition).boards])


def world(players: int = 3, board: Board | None = None, **options: OptionValue) -> Rules:
    """Return the rules of ``world`` with these house rules, on the small board unless another is given."""
    return make_rules("world", board or islands_board(), players, options)


# --- a game in the middle ---------------------------------------------------------------------------------------------


def given(
    owners: Mapping[str, int] | Sequence[int],
    armies: Mapping[str, int] | Sequence[int] = (),
    *,
    rest: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    turn: int = 0,
    phase: str = "attack",
    rolls: Iterable[int] | None = (),
    rules: Rules | None = None,
    board: Board | None = None,
) -> Game:
    """Return a game in which ``turn`` is at the start of ``phase``; nothing has been conquered this turn.

    ``owners``: by id, all others belong to ``rest``; or one number for each territory. ``armies``: where not given, 1.
    ``hands``: cards by player; the other cards are in the draw pile, lowest number on top, except ``discard``.
    ``rolls``: what the dice will show (None: ordinary dice).
    """
    rules = rules or world(board=board)
    state = rules.new_state(seed=1)
    state.owner = spread(rules.board, owners, rest)
    state.armies = spread(rules.board, armies, 1)
    state.alive = [seat in state.owner for seat in range(state.seats)]
    state.turn, state.round = turn, 1
    if TERRITORY_CARDS in state.decks:
        deal(rules.board, state, hands or {}, discard)
    game = Game(rules, state, None if rolls is None else ScriptedDice(rolls))
    start_in(game, phase)
    return game


def spread(board: Board, values: Mapping[str, int] | Sequence[int], other: int) -> list[int]:
    """Return a list by territory from a mapping by id, or from a list that may be empty."""
    if isinstance(values, Mapping):
        found = [other] * len(board)
        for name, value in values.items():
            found[board.index(name)] = value
        return found
    return list(values) or [other] * len(board)


def deal(board: Board, state: GameState, hands: Mapping[int, Sequence[str]], discard: Sequence[str]) -> None:
    """Give the players their cards; what is left lies in the draw pile."""
    deck = state.decks[TERRITORY_CARDS]
    deck.discard = [card(board, name) for name in discard]
    for player, names in hands.items():
        deck.hands[player] = [card(board, name) for name in names]
    gone = {c for pile in (deck.discard, *deck.hands) for c in pile}
    deck.draw = [c for c in reversed(deck.draw) if c not in gone]


def start_in(game: Game, phase: str) -> None:
    """Line up the rest of the turn of the player in ``state.turn``, from ``phase`` on."""
    player = game.state.turn
    names = [p.name for p in game.rules.phases]
    steps = []
    for part in game.rules.phases[names.index(phase) :]:
        steps += [BeginPhase(player, part.name), part.start(player)]
    game.push(*steps, EndTurn(player))


def card(board: Board, name: str) -> int:
    """Return the number of a card."""
    return len(board) + (name == "joker2") if name.startswith("joker") else board.index(name)


# --- questions and answers --------------------------------------------------------------------------------------------


def asks(game: Game, kind: str, player: int) -> Decision:
    """Assert that ``kind`` is asked of ``player`` now; return the decision."""
    decision = game.pending()
    assert decision is not None, f"expected {kind} of player {player}, but the game is over: {game.state.outcome}"
    assert (decision.kind, decision.player) == (kind, player)
    assert decision.options.count > 0
    return decision


def choose(game: Game, choice: Choice) -> list[Event]:
    """Answer what is asked; return what happened."""
    game.pending()
    game.take_events()
    game.apply(choice)
    return game.take_events()


def refuses(game: Game, choice: Choice) -> Reason:
    """Assert that ``choice`` is illegal and changes nothing; return the reason."""
    decision = game.pending()
    before = state_hash(game.snapshot())
    with pytest.raises(IllegalChoice) as caught:
        game.apply(choice)
    assert state_hash(game.snapshot()) == before
    if decision is not None:
        assert game.pending() == decision or type(game.pending()) is type(decision)
        assert choice not in decision.options
        assert decision.options.explain(choice) is not None
    return caught.value.reason


def rolling(game: Game, *values: int) -> None:
    """Put more rolls into the scripted dice."""
    assert isinstance(game.dice, ScriptedDice)
    game.dice.extend(values)


def attack(game: Game, origin: str, target: str, dice: int, rolls: Sequence[int], defence: int = 0) -> list[Event]:
    """Attack once: ``rolls`` of the attacker, then of the defender, who chooses ``defence`` dice if he is asked."""
    rolling(game, *rolls)
    happened = choose(game, Attack(number(game, origin), number(game, target), dice))
    decision = game.pending()
    if defence and decision is not None and decision.kind == "defend":
        happened += choose(game, DefendWith(defence))
    return happened


def blitz(game: Game, origin: str, target: str, keep: int = 1) -> list[Event]:
    """Attack with all dice until it is decided."""
    return choose(game, Blitz(number(game, origin), number(game, target), keep))


def occupy(game: Game, armies: int) -> list[Event]:
    """Move ``armies`` in all into the conquered territory."""
    return choose(game, MoveIn(armies))


def place(game: Game, **armies: int) -> list[Event]:
    """Place armies on own territories."""
    return choose(game, placing(game, **armies))


def placing(game: Game, **armies: int) -> Place:
    """Return the choice that places armies by territory id."""
    return Place(tuple((number(game, name), count) for name, count in armies.items()))


def trade(game: Game, *cards: str) -> list[Event]:
    """Trade three cards."""
    return choose(game, trading(game, *cards))


def trading(game: Game, *cards: str) -> TradeSet:
    """Return the choice that trades these cards."""
    return TradeSet(tuple(sorted(card(game.rules.board, name) for name in cards)))


def fortify(game: Game, origin: str, target: str, armies: int) -> list[Event]:
    """Move armies at the end of the turn."""
    return choose(game, fortifying(game, origin, target, armies))


def fortifying(game: Game, origin: str, target: str, armies: int) -> Fortify:
    """Return the choice that moves armies between two territories."""
    return Fortify(number(game, origin), number(game, target), armies)


def done(game: Game) -> list[Event]:
    """Pass: no, or done with this."""
    return choose(game, Pass())


# --- looking at the board ---------------------------------------------------------------------------------------------


def number(game: Game, name: str) -> int:
    """Return the number of a territory."""
    return game.rules.board.index(name)


def at(game: Game, name: str) -> tuple[int, int]:
    """Return the owner of a territory and his armies there."""
    where = number(game, name)
    return game.state.owner[where], game.state.armies[where]


def hand(game: Game, player: int) -> list[int]:
    """Return a player's territory cards."""
    return game.state.decks[TERRITORY_CARDS].hands[player]


def only(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one class."""
    return [event for event in events if isinstance(event, kind)]


def state_hash(state: GameState) -> str:
    """Return a short hash of everything in a state."""
    plain = msgspec.to_builtins(state, str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:12]


# --- games at random --------------------------------------------------------------------------------------------------


def random_choice(decision: Decision, dice: SeededDice) -> Choice:
    """Return a random option."""
    return decision.options.sample(dice)


def bold_choice(decision: Decision, dice: SeededDice) -> Choice:
    """Choose at random, but seldom stop, and mostly blitz: so that land changes hands and players go out."""
    choice = decision.options.sample(dice)
    if decision.kind == "attack" and dice.roll(8) > 1:
        for _ in range(6):
            if isinstance(choice, Blitz):
                return choice
            choice = decision.options.sample(dice)
    if isinstance(choice, Pass) and dice.roll(3) > 1:
        choice = decision.options.sample(dice)
    return choice


def play_on(
    game: Game, seed: int, budget: int = 20_000, choice: Callable[[Decision, SeededDice], Choice] = random_choice
) -> Iterator[tuple[Decision, Choice, Record]]:
    """Play at random until the game is over; yield each decision with the answer and its record, after it was applied.

    AssertionError when ``budget`` decisions were not enough.
    """
    dice = SeededDice(seed)
    for _ in range(budget):
        decision = game.pending()
        if decision is None:
            return
        chosen = choice(decision, dice)
        yield decision, chosen, game.apply(chosen)
    raise AssertionError(f"no end after {budget} decisions")


def new_game(rules: Rules, seed: int = 1, rolls: Iterable[int] | None = None) -> Game:
    """Return a game at its beginning; with scripted dice where ``rolls`` are given."""
    game = start_game(rules, seed)
    if rolls is not None:
        game.dice = ScriptedDice(rolls)
    return game
