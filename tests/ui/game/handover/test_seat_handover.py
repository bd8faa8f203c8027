"""Between which decisions of people at one screen the curtain falls: only where there is something to hide."""

from __future__ import annotations

import random
from collections.abc import Callable

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.maps.graph import to_board
from risk_desktop.ui.game.handover.seat_handover import SeatHandover
from tests.ui.support.classic_table import maps_of, table_of
from tests.ui.support.play_table import legal_choice

Until = Callable[[Game, Decision], bool]


def curtains(edition: str, players: int, people: tuple[int, ...], until: Until) -> list[str]:
    """Play by chance until a decision; return the kinds of decisions before which a curtain fell."""
    game = start_game(make_rules(edition, to_board(maps_of(edition)), players, {}), 1)
    session = GameSession(table_of(edition, players, people=people), game)
    handover, luck, fell = SeatHandover(session), random.Random(5), list[str]()
    while (decision := game.pending()) is not None and not until(game, decision):
        if session.is_human(decision.player):
            if handover.changes(decision):
                fell.append(decision.kind)
                handover.greet(decision.player)
            handover.take(decision)
        game.apply(legal_choice(decision, luck))
    return fell


def test_people_without_cards_need_no_curtain() -> None:
    def carded(game: Game, decision: Decision) -> bool:
        return any(game.state.decks["territory"].hands)

    def second(game: Game, decision: Decision) -> bool:
        return game.state.round > 1

    assert curtains("world", 3, (0, 1, 2), carded) == [], "while nobody has a card there is nothing to hide"
    fell = curtains("secret-mission", 3, (0, 1, 2), second)
    assert len(fell) == 6, "each looks at his mission once, and it is his again when his turn begins"


def test_a_round_of_bids_between_two_people_needs_three_curtains() -> None:
    def next_bids(game: Game, decision: Decision) -> bool:
        return game.state.round > 1 and decision.kind == "bid"

    kinds = curtains("ad2210", 2, (0, 1), next_bids)
    rounds = "".join("b" if kind == "bid" else "t" for kind in kinds).split("bb")
    assert kinds.count("bid") == 2 and "turn_marker" not in kinds
    assert all(len(turns) <= 2 for turns in rounds), kinds
