"""What the tests of the opponents share: the board, hand-made positions, whole games that are checked as they run."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.board import Board
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import Rules
from risk_desktop.maps.graph import to_board
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir

Made = Callable[..., Game]


@pytest.fixture(scope="session")
def earth() -> Board:
    """The classic board."""
    return to_board([load_map(maps_dir() / "earth.yaml")])


@pytest.fixture(scope="session")
def rules(earth: Board) -> Rules:
    """World conquest of three."""
    return make_rules("world", earth, 3)


@pytest.fixture
def made(rules: Rules) -> Made:
    """A maker of positions: who owns what, with how many armies, in the attack or the reinforcement step of player 0."""

    def make(
        armies: dict[str, int],
        owners: dict[str, int],
        rest: int = 1,
        kind: str = "attack",
        reserve: int = 0,
        cards: tuple[int, int, int] = (0, 0, 0),
    ) -> Game:
        board = rules.board
        game = to_first_turn(start_game(rules, 5))
        state = game.state
        for t, facts in enumerate(board.territories):
            region = board.regions[facts.region].id
            state.owner[t] = owners.get(facts.id, owners.get(region, rest))
            state.armies[t] = armies.get(facts.id, armies.get(region, 1))
        state.alive = [p in state.owner for p in range(state.players)]
        deck = state.decks["territory"]
        for hand in deck.hands:
            deck.draw += hand
            hand.clear()
        for player, number in enumerate(cards):
            for _ in range(number):
                deck.hands[player].append(deck.draw.pop())
        state.turn = 0
        state.reserve[0] = reserve
        state.stack[:] = turn_stack(state.stack, kind)
        return Game(rules, state)

    return make


@pytest.fixture
def witless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let easy have its wits about it in no round: what it does in the rounds in which it hasn't is looked at."""
    monkeypatch.setitem(SKILLS, "easy", SKILLS["easy"]._replace(cunning=0.0))


def to_first_turn(game: Game) -> Game:
    """Play the set-up at random until player 0 is on turn."""
    dice = SeededDice(1)
    while (asked := game.pending()) is not None and not (asked.kind == "reinforce" and asked.player == 0):
        game.apply(asked.options.sample(dice))
    return game


def turn_stack(stack: list, kind: str) -> list:
    """Cut the stack of a turn that waits for placing down to the step of ``kind``."""
    if kind == "reinforce":
        return stack
    names = {"attack": "AttackPhase", "fortify": "FortifyPhase"}
    place = next(i for i, step in enumerate(stack) if type(step).__name__ == names[kind])
    return stack[: place + 1]
