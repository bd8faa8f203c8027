"""Planning an advance in the window: by mouse, by keys, its chance, and how it is carried out and halted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.advance import advance_odds
from risk_desktop.i18n import percent
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.year import year
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.play_table import number
from tests.ui.support.war import ROUTE, open_war


def planned(screen: PlayScreen) -> tuple[str, ...]:
    """Return the ids of what is numbered on the board, in the order of the numbers."""
    steps = sorted(screen.board.trail.steps, key=lambda step: step.number)
    board = screen.context.game.rules.board
    return tuple(board.territories[step.target].id for step in steps)


def test_right_clicks_plan_an_advance_and_its_chance_is_told(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    assert planned(screen) == ()
    screen.input.click_right(number("egypt"))
    assert planned(screen) == ("north_africa", "egypt")
    odds = advance_odds(screen.context.game, tuple(map(number, ROUTE)))
    ask = screen.game_layout.prompt.ask
    assert percent(odds.win) not in ask.help and "Egypt" in ask.title, "it shows once, beside the arrow"
    assert percent(odds.win) in screen.game_layout.prompt.accessibleName(), "a screen reader hears it"
    panel = screen.battle.panel
    assert screen.board.arrow_panel.panel is panel and percent(odds.win) in panel.accessibleName()
    armies = screen.context.game.state.armies
    defenders = sum(armies[number(name)] for name in ROUTE[1:])
    assert armies[number(ROUTE[1])] < defenders == panel.stand.defender.armies, "all on the way, as their losses are"
    screen.input.click_right(number("egypt"))
    assert panel.stand.defender.armies == armies[number("north_africa")], "one fight again"


def test_each_territory_of_an_advance_bears_the_chance_to_get_that_far(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    for name in ROUTE[:-1]:
        screen.input.click(number(name))
    screen.input.click_right(number(ROUTE[-1]))
    odds = advance_odds(screen.context.game, tuple(map(number, ROUTE)))
    assert len(odds.links) > 1
    assert [step.words for step in screen.board.trail.steps] == [percent(chance) for chance in odds.links]


def test_a_plain_click_on_what_only_the_target_reaches_leads_on(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    for name in ("brazil", "north_africa", "congo", "south_africa"):
        screen.input.click(number(name))
    assert planned(screen) == ("north_africa", "congo", "south_africa")
    screen.input.click(number("congo"))
    assert planned(screen) == (), "what is planned is taken out by a click, with all that follows on it"
    assert screen.game_layout.prompt.ask.secondary is not None, "one attack is left, with all its buttons"


def test_escape_takes_one_step_back_after_the_other(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    for name in ("brazil", "north_africa", "egypt", "middle_east"):
        screen.input.click(number(name))
    assert len(planned(screen)) == 3
    assert screen.input.let_go() and planned(screen) == ("north_africa", "egypt")
    assert screen.input.let_go() and planned(screen) == ()
    assert screen.context.arrow is not None
    assert screen.input.let_go() and screen.context.arrow is None


def test_shift_and_enter_plan_at_the_cursor(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    screen.board.setFocus()
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    screen.board.input.set_cursor(number("western_europe"))
    qtbot.keyClick(screen.board, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert planned(screen) == ("north_africa", "western_europe")


def test_a_long_press_is_a_right_click(qtbot: QtBot) -> None:
    """Fingers have neither a second button nor Shift."""
    screen = open_war(qtbot)
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    spot = screen.board.places.badge_rect(number("egypt")).center()
    QTest.mousePress(screen.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    qtbot.waitUntil(lambda: planned(screen) == ("north_africa", "egypt"), timeout=3000)
    QTest.mouseRelease(screen.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert planned(screen) == ("north_africa", "egypt"), "letting go is no click as well"


def test_what_it_cannot_reach_is_refused_with_a_reason(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    refused = []
    screen.director.refused.connect(lambda reason, territory: refused.append((reason.key, territory)))
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    screen.input.click_right(number("japan"))
    assert refused == [("play.refuse.advance", number("japan"))] and planned(screen) == ()


def test_space_carries_it_out_and_the_next_question_is_where_it_ended(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    game = screen.context.game
    for name in ROUTE:
        screen.input.click(number(name))
    armies = game.state.armies[number("brazil")]
    screen.input.press("primary")
    session = screen.context.session
    qtbot.waitUntil(lambda: not session.advancing and screen.director.presenter is not None, timeout=20_000)
    if game.state.owner[number("egypt")] == 0:
        assert game.state.armies[number("brazil")] == game.state.armies[number("north_africa")] == 1
        assert screen.director.presenter.origin == number("egypt")  # type: ignore[union-attr]
    else:
        assert "stopped" in screen.game_layout.prompt.ask.help
    assert game.state.armies[number("egypt")] < armies and planned(screen) in ((), ("egypt",))


def test_a_click_halts_it_and_does_nothing_else(qtbot: QtBot) -> None:
    screen = open_war(qtbot, ai_speed="normal", own_speed="slow")
    for name in ROUTE:
        screen.input.click(number(name))
    screen.input.press("primary")
    assert screen.context.session.advancing
    assert "Egypt" in screen.game_layout.prompt.ask.title and screen.game_layout.prompt.ask.primary is None
    screen.input.click(number("congo"))
    assert not screen.context.session.advancing
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=20_000)
    assert screen.context.game.state.owner[number("egypt")] == 1


# --- empty land


def moon_screen() -> PlayScreen:
    return ad_screen(year({"tycho": "0 9 space", "egypt": "1 3", "japan": "2 3"}, rolls=None))


def test_the_moon_is_marched_through_with_eight_inputs(qtbot: QtBot) -> None:
    screen = moon_screen()
    game, inputs = screen.context.game, 0
    board, way = game.rules.board, [game.rules.board.index("tycho")]
    while len(way) < 7:
        ahead = [t for t in board.neighbours[way[-1]] if board.territories[t].terrain == "moon" and t not in way]
        way.append(next((t for t in ahead if any(n not in way for n in board.neighbours[t])), ahead[0]))
    for land in way:
        screen.input.click(land)
        inputs += 1
    ask = screen.game_layout.prompt.ask
    assert "6" in ask.title and len(planned(screen)) == 6
    screen.input.press("primary")
    inputs += 1
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    assert [game.state.owner[land] for land in way] == [0] * 7 and inputs == 8
    assert [game.state.armies[land] for land in way] == [1, 1, 1, 1, 1, 1, 3]


def test_a_click_on_another_neighbour_changes_the_target_and_a_right_click_adds_it(qtbot: QtBot) -> None:
    screen = moon_screen()
    board = screen.context.game.rules.board
    start = board.index("tycho")
    moon = [t for t in board.neighbours[start] if board.territories[t].terrain == "moon"]
    first, other = next((a, b) for a in moon for b in moon if b in board.neighbours[a])
    for land in (start, first, other):
        screen.input.click(land)
    presenter = screen.director.presenter
    assert (presenter.origin, presenter.target, planned(screen)) == (start, other, ())  # type: ignore[union-attr]
    screen.input.click(first)
    screen.input.click_right(other)
    assert [step.target for step in screen.board.trail.steps] == [first, other]


def test_a_click_far_away_finds_the_way_there(qtbot: QtBot) -> None:
    screen = moon_screen()
    game = screen.context.game
    board, start = game.rules.board, game.rules.board.index("tycho")
    near = {start, *board.neighbours[start]}
    far = next(t for t in range(len(board)) if board.territories[t].terrain == "moon" and t not in near)
    screen.input.click(start)
    screen.input.click(far)
    assert screen.board.trail.steps[-1].target == far and len(screen.board.trail.steps) >= 2


# --- a conquest costs no click


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_a_click_on_the_next_enemy_moves_in_and_goes_on(qtbot: QtBot, speed: str) -> None:
    screen = open_war(qtbot, ai_speed=speed)
    game = screen.context.game
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    screen.input.press("secondary")
    qtbot.waitUntil(lambda: kind_asked(screen) == "occupy", timeout=20_000)
    left = game.state.armies[number("brazil")] + game.state.armies[number("north_africa")]
    screen.input.click(number("congo"))
    qtbot.waitUntil(lambda: kind_asked(screen) == "attack", timeout=20_000)
    presenter = screen.director.presenter
    assert (presenter.origin, presenter.target) == (number("north_africa"), number("congo"))  # type: ignore[union-attr]
    assert game.state.armies[number("north_africa")] == left - 1, "all move in, as the button says"


def test_a_click_elsewhere_sets_the_number_or_nothing(qtbot: QtBot) -> None:
    screen = open_war(qtbot)
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    screen.input.press("secondary")
    qtbot.waitUntil(lambda: kind_asked(screen) == "occupy", timeout=20_000)
    for name in ("brazil", "japan", "peru"):
        screen.input.click(number(name))
        assert kind_asked(screen) == "occupy"


def kind_asked(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None and presenter.active else ""
