"""What is told of teams: chronicle, recap, the last screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.session import GameSession
from risk_desktop.controller.table import Table
from risk_desktop.editions.classic.shared_land import LeadChanged
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.engine.events import (
    ArmiesPlaced,
    AttackDeclared,
    GameWon,
    TerritoryConquered,
    TurnStarted,
)
from risk_desktop.engine.state import NOBODY, Outcome
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.recap.recap import make_recap
from risk_desktop.ui.kit import Label
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.result.win_screen import TeamBadge, WinScreen
from tests.ui.support.play_table import earth, make_context, number
from tests.ui.support.team_table import ANNA, BEN, CASSIUS, MIRA, names_of, team_game, team_screen, team_seats


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
    assert "Team Diamond has won: Ben, Cassius" in [label.text() for label in screen.findChildren(Label)]
    assert set(screen.ranking()[:2]) == {BEN, CASSIUS}
    screen.show_all()
    spoken = [widget.accessibleName() for widget in screen.findChildren(QWidget)]
    assert [name[0] for name in spoken if name[1:3] == ". "] == ["1", "1", "2", "2"], "a whole team has one place"
    badge = screen.findChild(TeamBadge)
    assert badge is not None and badge.accessibleName() == "Team Diamond"
    session.close()


def test_armies_that_come_to_shared_land_show_as_their_own(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), ai_speed="slow")
    animator = screen.director.animator
    animator.play([ArmiesPlaced(ANNA, ((number("siam"), 2),))], BEN, False)
    assert animator.busy and dict(screen.board.position.parts(number("siam"))) == {MIRA: 12, ANNA: 9}
    animator.finish()
    assert dict(screen.board.position.parts(number("siam"))) == {MIRA: 12, ANNA: 7}, "the game is the truth"
