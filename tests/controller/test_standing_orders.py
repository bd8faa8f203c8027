"""Standing orders: what the session answers for a person, and that nobody learns from it what he holds."""

from __future__ import annotations

import pytest

from risk_desktop.controller.session import GameSession
from risk_desktop.controller.standing_orders import StandingOrders, hesitation
from risk_desktop.editions.ad2210.casualties import ChooseFallen, Lose
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from tests.controller.watching import Watcher
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.editions.ad2210.year import interrupt
from tests.ui.support.classic_table import table_of
from tests.ui.support.play_table import Sphinx

FITS, IDLE = "land_stealth_mods", "land_assemble_mods"
EVERYBODY = (0, 1, 2)


class Hourglass:
    """Counts how often somebody hesitates; always equally long."""

    def __init__(self) -> None:
        self.turned = 0

    def __call__(self) -> int:
        self.turned += 1
        return 30


def at_the_table(
    game: Game, orders: StandingOrders, people: tuple[int, ...] = EVERYBODY
) -> tuple[GameSession, Watcher, Hourglass]:
    """Return a session that has been started, who watches it, and how often it hesitated."""
    game.dice = SeededDice(5)
    game.take_events()
    session = GameSession(table_of("ad2210", 3, people=people), game, make_ai_client=Sphinx)
    session.orders, session.hesitation = orders, (glass := Hourglass())
    watcher = Watcher(session)
    session.start()
    return session, watcher, glass


def attacked(card: str) -> Game:
    """Return a game in which Ben, who holds a card, may answer an invasion of Canada by Anna."""
    game = under_attack("canada", card)
    assert game.pending().kind == "reaction" and game.pending().player == 1
    return game


def kinds(watcher: Watcher) -> list[tuple[str, int]]:
    return [(decision.kind, decision.player) for decision in watcher.asked]


# --- cards that answer


def test_who_is_alone_at_the_screen_is_asked_only_with_a_card_that_fits(qtbot) -> None:
    session, watcher, glass = at_the_table(attacked(IDLE), StandingOrders(answers="discreet"), people=(1,))
    assert "reaction" not in dict(kinds(watcher)) and session.decision.kind != "reaction"
    session, watcher, glass = at_the_table(attacked(FITS), StandingOrders(answers="discreet"), people=(1,))
    assert kinds(watcher) == [("reaction", 1)] and not glass.turned, "nobody else could learn from it"


@pytest.mark.parametrize("card", [FITS, IDLE])
def test_where_several_look_on_who_may_answer_is_asked_whatever_he_holds(qtbot, card: str) -> None:
    for orders in (StandingOrders(answers="discreet"), StandingOrders(answers="always")):
        _, watcher, glass = at_the_table(attacked(card), orders)
        assert kinds(watcher) == [("reaction", 1)] and not glass.turned


def test_the_time_before_an_answer_is_the_same_with_a_fitting_card_and_without(qtbot) -> None:
    """With it he is asked, without it he is passed over; until then nothing tells one from the other."""
    seen = []
    for card in (FITS, IDLE):
        session, watcher, glass = at_the_table(attacked(card), StandingOrders(answers="fitting"))
        before = (glass.turned, kinds(watcher), list(watcher.events), session.decision.kind)
        seen.append(before)
        qtbot.waitUntil(lambda s=session, w=watcher: bool(w.asked) or s.decision.kind != "reaction", timeout=2000)
    assert seen[0] == seen[1] == (1, [], [], "reaction")


def test_what_others_are_told_is_the_same_whether_one_passes_or_is_passed_over(qtbot) -> None:
    told = []
    for card in (FITS, IDLE):
        session, watcher, _ = at_the_table(attacked(card), StandingOrders(answers="fitting"))
        if card == FITS:
            qtbot.waitUntil(lambda w=watcher: bool(w.asked), timeout=2000)
            assert kinds(watcher)[0] == ("reaction", 1)
            assert session.answer(Pass()) is None
        qtbot.waitUntil(lambda w=watcher: bool(w.events), timeout=2000)
        told.append([event.seen_by(0) for event in watcher.events])
    assert told[0] == told[1] != []


def test_the_pause_owes_nothing_to_the_game_and_is_never_the_same(qtbot) -> None:
    pauses = {hesitation() for _ in range(200)}
    assert 400 <= min(pauses) < max(pauses) <= 1600 and len(pauses) > 50


def test_a_game_that_has_been_left_answers_nothing_more(qtbot) -> None:
    session, watcher, _ = at_the_table(attacked(IDLE), StandingOrders(answers="fitting"))
    session.close()
    qtbot.wait(80)
    assert session.decision.kind == "reaction" and not watcher.asked and not watcher.events


# --- losses


def hit(lost: int, **state: str) -> Game:
    """Return a game in which units of Anna fall in Alberta, where all her commanders stand."""
    game = about_to_play("nuclear_armageddon", phase="attack", position=state)
    interrupt(game, ChooseFallen(0, game.rules.board.index("alberta"), lost))
    return game


def test_plain_units_fall_first_where_that_is_the_order(qtbot) -> None:
    session, watcher, _ = at_the_table(hit(2), StandingOrders(losses="plain"))
    assert "casualties" not in dict(kinds(watcher))
    leaders = [piece.kind for piece in session.game.state.pieces if piece.player == 0]
    assert {"land", "diplomat", "naval", "space", "nuclear"} <= {*leaders}
    assert not session.can_undo, "it would be answered in the same way at once"


def test_who_asks_to_be_asked_is_asked(qtbot) -> None:
    session, watcher, _ = at_the_table(hit(2), StandingOrders(losses="ask"))
    assert kinds(watcher) == [("casualties", 0)]
    assert session.answer(Lose(("naval",))) is None
    assert "naval" not in [piece.kind for piece in session.game.state.pieces if piece.player == 0]


def test_which_commander_falls_is_asked_even_so(qtbot) -> None:
    game = hit(2)
    game.state.armies[game.rules.board.index("alberta")] = 4  # five commanders stand there: one of them must go
    _, watcher, _ = at_the_table(game, StandingOrders(losses="plain"))
    assert kinds(watcher) == [("casualties", 0)]


def test_how_one_person_of_several_defends_binds_no_other() -> None:
    orders = StandingOrders("auto")
    orders.follow(StandingOrders("auto"), (0, 1))
    assert [orders.defence_of(seat, alone=False) for seat in (0, 1)] == ["first", "first"]
    orders.say_defence(0, "auto", alone=False)
    again = StandingOrders("auto")
    again.follow(orders, (0, 1))
    assert [again.defence_of(seat, alone=False) for seat in (0, 1)] == ["auto", "first"]
    assert again.defence_of(1, alone=True) == "auto", "who sits there alone has said it once and for all"
    for defence in ("ask", "first"):
        changed = StandingOrders(defence)
        changed.follow(again, (0, 1))
        assert {changed.defence_of(seat, alone=False) for seat in (0, 1)} == {defence}, "the settings change it for all"
