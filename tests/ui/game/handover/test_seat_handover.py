"""Between which decisions of people at one screen the curtain falls: only where there is something to hide."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import to_board
from risk_desktop.ui.game.handover.seat_handover import SeatHandover
from tests.playing import bold_choice
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.play_table import legal_choice

Until = Callable[[Game, Decision], bool]


@dataclass
class Evening:
    """A game of people at one screen: before which questions a curtain fell, what was asked out of turn without one, and who
    was called without one, for what."""

    fell: list[tuple[Decision, str]] = field(default_factory=list)
    called: list[tuple[int, str, bool]] = field(default_factory=list)
    again: list[str] = field(default_factory=list)
    aside: Counter[str] = field(default_factory=Counter)

    @property
    def kinds(self) -> list[str]:
        return [decision.kind for decision, _ in self.fell]

    @property
    def hidden(self) -> list[str]:
        return [hidden for _, hidden in self.fell]


def evening(
    edition: str, players: int, people: tuple[int, ...], until: Until, seed: int = 1, bold: bool = False
) -> Evening:
    """Play by chance until a decision; who was last alone behind a curtain and falls behind one again is noted too."""
    game = start_game(make_rules(edition, to_board(maps_of(edition)), players, {}), seed)
    session = GameSession(table_of(edition, players, people=people), game)
    handover, luck, dice, told = SeatHandover(session), random.Random(5), SeededDice(seed), Evening()
    alone = -1
    while (decision := game.pending()) is not None and not until(game, decision):
        if session.is_human(decision.player):
            out_of_turn = not game.state.phase or game.state.turn != decision.player
            if hidden := handover.hidden(decision):
                told.fell.append((decision, hidden))
                if out_of_turn and game.state.round:
                    told.aside[f"curtain {decision.kind}"] += 1
                if decision.player == alone:
                    told.again.append(decision.kind)
                handover.greet(decision.player)
                alone = decision.player
            elif handover.calls(decision):
                told.called.append((decision.player, decision.kind, not out_of_turn))
                alone = -1
            elif decision.player != alone:
                alone = -1
                told.aside[decision.kind] += out_of_turn and game.state.round > 0
            handover.take(decision)
        game.apply(bold_choice(decision, dice) if bold else legal_choice(decision, luck))
    return told


def carded(game: Game, decision: Decision) -> bool:
    return any(game.state.decks["territory"].hands)


def test_people_without_cards_need_no_curtain() -> None:
    assert evening("world", 3, (0, 1, 2), carded).fell == [], "while nobody has a card there is nothing to hide"


def test_where_no_curtain_falls_who_begins_his_turn_is_called() -> None:
    def later(game: Game, decision: Decision) -> bool:
        return game.state.round > 1

    called = evening("world", 3, (0, 1, 2), later).called
    assert len(called) >= 3 and all(on_turn for _, _, on_turn in called), "not for the dice of a defence"
    seats = [seat for seat, _, _ in called]
    assert sorted(seats) == [0, 1, 2], "once each turn"


def test_a_mission_that_lies_face_down_needs_one_curtain_for_each_person() -> None:
    told = evening("secret-mission", 3, (0, 1, 2), carded)
    assert told.hidden == ["mission"] * 3 and {decision.player for decision, _ in told.fell} == {0, 1, 2}


def test_a_hand_that_lies_open_needs_one_at_each_turn() -> None:
    def third(game: Game, decision: Decision) -> bool:
        return game.state.round > 3

    told = evening("secret-mission", 3, (0, 1, 2), third, bold=True)
    assert set(told.hidden) == {"mission", "hand"}
    assert all(decision.kind in ("reinforce", "trade") for decision, hidden in told.fell if hidden == "hand")


def test_a_round_of_bids_between_two_people_needs_three_curtains() -> None:
    def next_bids(game: Game, decision: Decision) -> bool:
        return game.state.round > 1 and decision.kind == "bid"

    kinds = evening("ad2210", 2, (0, 1), next_bids).kinds
    rounds = "".join("b" if kind == "bid" else "t" for kind in kinds).split("bb")
    assert kinds.count("bid") == 2 and "turn_marker" not in kinds
    assert all(len(turns) <= 2 for turns in rounds), kinds


OPEN = {
    "ad2210": {"defend", "casualties", "reaction", "turn_marker", "remove_mods"},
    "godstorm": {"defend", "reaction", "turn_marker", "aegis", "champion", "miracle_number"},
}
"""What is asked of others than the one on turn, and can be answered by what all see."""


@pytest.mark.parametrize("edition", OPEN)
def test_out_of_turn_only_what_is_secret_has_a_curtain(edition: str) -> None:
    aside, again = Counter[str](), list[str]()
    for seed in range(1, 13):
        told = evening(edition, 4, (0, 1, 2, 3), lambda game, decision: False, seed, bold=True)
        aside += told.aside
        again += told.again
    assert OPEN[edition] <= aside.keys()
    assert {kind for kind in aside if kind.startswith("curtain")} <= {"curtain bid", "curtain play_card"}
    assert again == [], "nobody is called to the screen at which he sits alone"
