"""What is told of teams: chronicle, recap, the last screen; and the rush, an attack from no named origin."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Table
from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.editions.common.attack import Attacks
from risk_desktop.engine.choices import Attack, Rush
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesPlaced,
    AttackDeclared,
    DiceRolled,
    GameWon,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY, Outcome
from risk_desktop.ui.names import Names
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.screens.win import WinScreen
from risk_desktop.ui.screens.win_rows import TeamBadge
from risk_desktop.ui.tables.narration import Narrator
from risk_desktop.ui.tables.recap import make_recap
from tests.ui.play_table import Defender, earth, make_context, number, tidy  # noqa: F401  (tidy works by itself)
from tests.ui.team_table import ANNA, BEN, CASSIUS, MIRA, team_game, team_screen, team_seats


def names_of(players: int = 4) -> Names:
    return Names(Table("teams", team_seats((), players)), [earth()])


def answers(screen: PlayScreen) -> list[object]:
    """Remember what is answered, and answer nothing."""
    taken: list[object] = []
    screen.desk.session.answer = taken.append  # type: ignore[method-assign, assignment]
    return taken


def targets(screen: PlayScreen) -> set[int]:
    return set(screen.board._stage.choice.targets)


# --- the rush ---------------------------------------------------------------------------------------------------------


def rushing(armies: int = 9) -> Game:
    return team_game(shares={}, armies={"egypt": armies, "north_africa": 2}, options={"announce_penalty": 3})


def test_D_21_a_click_on_the_enemy_alone_is_a_rush(qtbot: QtBot) -> None:
    screen = team_screen(rushing())
    assert "rush" in screen.furniture.prompt.ask.help
    screen.director.click(number("southern_europe"))
    ask = screen.furniture.prompt.ask
    assert ask.title == "Rush Southern Europe?" and "3 armies of Egypt" in ask.help and ask.secondary is None
    taken = answers(screen)
    screen.director.press("secondary")
    screen.director.press("primary")
    assert taken == [Rush(number("southern_europe"))]


def test_D_21_naming_the_origin_costs_nothing(qtbot: QtBot) -> None:
    screen = team_screen(rushing())
    screen.director.click(number("southern_europe"))
    screen.director.click(number("egypt"))
    assert screen.furniture.prompt.ask.title == "Attack Southern Europe from Egypt"
    taken = answers(screen)
    screen.director.press("primary")
    assert taken == [Attack(number("egypt"), number("southern_europe"), 3)]


def test_D_21_a_rush_can_be_let_go_and_turned_to_another_target(qtbot: QtBot) -> None:
    screen = team_screen(rushing())
    screen.director.click(number("southern_europe"))
    screen.director.click(number("western_europe"))
    assert screen.director.presenter.target == number("southern_europe"), "nobody is left for Western Europe"  # type: ignore[union-attr]
    assert screen.director.let_go() and not screen.director.let_go()
    assert screen.furniture.prompt.ask.title == "Attack from where?"


def test_D_21_a_rush_that_nobody_would_be_left_for_is_explained(qtbot: QtBot) -> None:
    screen = team_screen(rushing(armies=4))
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, territory: refused.append(reason.key))
    screen.director.click(number("southern_europe"))
    assert refused == ["play.refuse.rush"] and screen.director.presenter.target < 0  # type: ignore[union-attr]


def test_without_that_rule_a_click_on_the_enemy_names_the_strongest_neighbour(qtbot: QtBot) -> None:
    screen = team_screen(team_game(shares={}))
    screen.director.click(number("southern_europe"))
    assert screen.furniture.prompt.ask.title == "Attack Southern Europe from North Africa"
    options = screen.director.presenter.decision.options  # type: ignore[union-attr]
    assert isinstance(options, Attacks) and not options.rushes


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


# --- what is told -----------------------------------------------------------------------------------------------------


def test_the_chronicle_tells_of_hand_and_lead() -> None:
    told = Narrator(names_of())
    passed = HandPassed(ANNA, MIRA, (ANNA, MIRA), (number("egypt"), number("japan")))
    mine, theirs = told.lines([passed], MIRA)[0], told.lines([passed], BEN)[0]
    assert mine.title == theirs.title == "Anna hands 2 cards on to Mira"
    assert "Egypt, Japan" in mine.detail and theirs.detail == "The hand of Team Star"
    siam = number("siam")
    assert told.lines([LeadChanged(siam, MIRA)], -1)[0].title == "Mira leads in Siam"
    level = told.lines([LeadChanged(siam, NOBODY)], -1)[0]
    assert level.title == "Siam is level" and "counts for nobody" in level.detail


def test_a_lead_that_changes_under_attack_is_not_told_by_itself() -> None:
    told, siam = Narrator(names_of()), number("siam")
    events = [AttackDeclared(BEN, MIRA, number("china"), siam, 3), LeadChanged(siam, ANNA)]
    assert len(told.lines(events, -1)) == 1


def test_the_recap_tells_who_leads_and_the_chronicle_who_wins() -> None:
    names, siam = names_of(), number("siam")
    events = [TurnStarted(BEN, 3), LeadChanged(siam, MIRA), TurnStarted(CASSIUS, 3)]
    assert "Mira leads in Siam" in [line.title for line in make_recap(events, names, ANNA).lines]
    lost = [*events, TerritoryConquered(BEN, MIRA, number("china"), siam, 3)]
    assert "Mira leads in Siam" not in [line.title for line in make_recap(lost, names, ANNA).lines]
    won = Narrator(names).lines([GameWon((ANNA, MIRA), "team_broken")], -1)[0]
    assert (won.title, won.detail) == ("Team Star wins the game", "Anna, Mira")


def test_the_last_screen_names_the_team(qtbot: QtBot) -> None:
    game = team_game()
    game.state.outcome = Outcome((BEN, CASSIUS), "team_broken")
    table = Table("teams", team_seats())
    session = GameSession(table, game)
    screen = WinScreen(make_context(), session, Names(table, [earth()]))
    qtbot.addWidget(screen)
    assert screen._headline() == "Team Diamond has won: Ben, Cassius"
    assert set(screen.ranking()[:2]) == {BEN, CASSIUS}
    assert [screen._place(rank, seat) for rank, seat in enumerate(screen.ranking(), 1)] == [1, 1, 2, 2]
    badge = screen.findChild(TeamBadge)
    assert badge is not None and badge.accessibleName() == "Team Diamond"
    session.close()


def test_armies_that_come_to_shared_land_show_as_their_own(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), ai_speed="slow")
    showing = screen.director.showing
    showing.play([ArmiesPlaced(ANNA, ((number("siam"), 2),))], BEN, False)
    assert showing.busy and dict(screen.board.position.parts(number("siam"))) == {MIRA: 12, ANNA: 9}
    showing.finish()
    assert dict(screen.board.position.parts(number("siam"))) == {MIRA: 12, ANNA: 7}, "the game is the truth"
