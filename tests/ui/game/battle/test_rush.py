"""The rush: an attack from no named origin (D-21), in the window."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.attack import Attacks
from risk_desktop.engine.choices import Attack, Rush
from risk_desktop.engine.events import (
    ArmiesLost,
    AttackDeclared,
    DiceRolled,
)
from risk_desktop.engine.game import Game
from risk_desktop.ui.game.chronicle.narration import Narrator
from tests.ui.support.play_table import number
from tests.ui.support.team_table import ANNA, BEN, answers, names_of, team_game, team_screen


def rushing(armies: int = 9) -> Game:
    return team_game(shares={}, armies={"egypt": armies, "north_africa": 2}, options={"announce_penalty": 3})


def test_D_21_a_click_on_the_enemy_alone_is_a_rush(qtbot: QtBot) -> None:
    screen = team_screen(rushing())
    assert "rush" in screen.game_layout.prompt.ask.help
    screen.input.click(number("southern_europe"))
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Rush Southern Europe?" and "3 armies of Egypt" in ask.help and ask.secondary.off
    taken = answers(screen)
    screen.input.press("secondary")
    screen.input.press("primary")
    assert taken == [Rush(number("southern_europe"))]


def test_D_21_naming_the_origin_costs_nothing(qtbot: QtBot) -> None:
    screen = team_screen(rushing())
    screen.input.click(number("southern_europe"))
    screen.input.click(number("egypt"))
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Attack Southern Europe" and ask.help.startswith("From Egypt")
    taken = answers(screen)
    screen.input.press("primary")
    assert taken == [Attack(number("egypt"), number("southern_europe"), 3)]


def test_D_21_a_rush_can_be_let_go_and_turned_to_another_target(qtbot: QtBot) -> None:
    screen = team_screen(rushing())
    screen.input.click(number("southern_europe"))
    screen.input.click(number("western_europe"))
    assert screen.director.presenter.target == number("southern_europe"), "nobody is left for Western Europe"  # type: ignore[union-attr]
    assert screen.input.let_go() and not screen.input.let_go()
    assert screen.game_layout.prompt.ask.title == "Attack from where?"


def test_D_21_a_rush_that_nobody_would_be_left_for_is_explained(qtbot: QtBot) -> None:
    screen = team_screen(rushing(armies=4))
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, territory: refused.append(reason.key))
    screen.input.click(number("southern_europe"))
    assert refused == ["play.refuse.rush"] and screen.director.presenter.target < 0  # type: ignore[union-attr]


def test_without_that_rule_a_click_on_the_enemy_names_the_strongest_neighbour(qtbot: QtBot) -> None:
    screen = team_screen(team_game(shares={}))
    screen.input.click(number("southern_europe"))
    ask = screen.game_layout.prompt.ask
    assert ask.title == "Attack Southern Europe" and ask.help.startswith("From North Africa")
    options = screen.director.presenter.decision.options  # type: ignore[union-attr]
    assert isinstance(options, Attacks) and not options.rushes


def test_a_neighbour_with_one_army_is_no_reason_to_refuse_what_another_can_attack(qtbot: QtBot) -> None:
    near = {"egypt": 4, "north_africa": 1, "middle_east": 1}
    for lone in near:
        armies = {name: 1 if name == lone else 4 for name in near}
        screen = team_screen(team_game(shares={}, armies=armies))
        refused: list[str] = []
        screen.director.refused.connect(lambda reason, territory, heard=refused: heard.append(reason.key))
        screen.input.click(number("southern_europe"))
        assert not refused and screen.game_layout.prompt.ask.title == "Attack Southern Europe"


def test_the_chronicle_tells_the_price_of_a_rush() -> None:
    told = Narrator(names_of())
    egypt, europe = number("egypt"), number("southern_europe")
    events = [
        AttackDeclared(ANNA, BEN, egypt, europe, 3),
        DiceRolled(ANNA, BEN, egypt, europe, (6, 5, 1), (4, 2), (6, 6, 6), (6, 6)),
        ArmiesLost(BEN, europe, 2),
        ArmiesLost(ANNA, egypt, 3),
    ]
    lines = told.lines(events, -1)
    assert [line.title for line in lines] == ["Anna attacks Southern Europe", "Anna's rush costs 3 armies"]
    assert lines[0].detail == "1 roll · lost 0, beat 2"
