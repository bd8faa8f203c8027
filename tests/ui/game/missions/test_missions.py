"""Missions and capitals at the table: a look, claiming, founding, what is shown to all, how it is told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.controller.rehearsal import Rehearsal, defend_only
from risk_desktop.controller.session import GameSession
from risk_desktop.editions.classic.capitals import CapitalRevealed, Found, LandsSeized
from risk_desktop.editions.classic.honours import honours_of
from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.classic.missions.events import (
    MissionRevealed,
    MissionsDrawn,
    MissionsRemoved,
    MissionSwapped,
)
from risk_desktop.editions.registry import make_rules, start_game
from risk_desktop.engine.events import TerritoryConquered, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.sealed import SealedKept
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import set_language
from risk_desktop.ui.art.missions import MissionFace
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.handover.seat_handover import SeatHandover
from risk_desktop.ui.game.missions.own_secrets import OwnSecrets
from risk_desktop.ui.game.missions.sealed_cards import PEEK_KEY
from risk_desktop.ui.game.missions.secret_faces import SecretFaces
from risk_desktop.ui.game.recap.recap import make_recap
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.result.win_screen import WinningCards, WinScreen, winning_cards
from tests.editions.mission_games import mission_game, rules_of
from tests.playing import earth_board, number
from tests.ui.support.classic_table import lift, scene, settle, sit_down, table_of
from tests.ui.support.fitting import misfits
from tests.ui.support.play_table import earth, make_context


def own_ids(screen: PlayScreen, seat: int) -> list[str]:
    missions = missions_of(screen.context.game.rules)
    return [missions[card].id for card in screen.context.game.state.decks[MISSIONS].hands[seat]]


# --- looking


@pytest.mark.parametrize(("edition", "count"), [("secret-mission", 1), ("missions", 4), ("capitals", 1)])
def test_the_secrets_lie_open_while_the_button_is_held(qtbot: QtBot, edition: str, count: int) -> None:
    screen = sit_down(edition, "reinforce", 3)
    secrets = screen.controller(OwnSecrets)
    assert secrets.sealed.isVisible() and secrets.sheet.isHidden()
    centre = secrets.sealed.rect().center()
    qtbot.mousePress(secrets.sealed, Qt.MouseButton.LeftButton, pos=centre)
    assert secrets.sheet.isVisible() and len(secrets.sheet.faces) == count
    qtbot.mouseRelease(secrets.sealed, Qt.MouseButton.LeftButton, pos=centre)
    assert secrets.sheet.isHidden() and secrets.sheet.faces == () and secrets.sheet.accessibleName() == ""


@pytest.mark.parametrize("edition", ["secret-mission", "capitals"])
def test_a_single_card_hides_no_name_and_no_badge(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "reinforce", 3)
    screen.resize(1280, 720)
    board, secrets = screen.board, screen.controller(OwnSecrets)
    qtbot.waitUntil(lambda: board.places.name_rect(0) is not None)
    secrets.peek()
    qtbot.waitUntil(lambda: board.places.name_rect(0) is not None)
    open_card = secrets.sheet.geometry()
    for land in range(42):
        for spot in (board.places.badge_rect(land), board.places.name_rect(land)):
            assert spot is None or not open_card.intersects(spot.translated(board.pos())), land
    secrets.cover()


def test_the_secrets_lie_open_while_the_key_is_held(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission", "reinforce", 3)
    screen.board.setFocus()
    key = getattr(Qt.Key, f"Key_{PEEK_KEY}")
    QTest.keyPress(screen.board, key)
    assert screen.controller(OwnSecrets).peeking
    # X11 reports a key that repeats as let go of and pressed again.
    QTest.keyRelease(screen.board, key)
    assert screen.controller(OwnSecrets).peeking
    QTest.keyPress(screen.board, key)
    QTest.qWait(200)
    assert screen.controller(OwnSecrets).peeking and screen.controller(OwnSecrets).sheet.isVisible()
    QTest.keyRelease(screen.board, key)
    qtbot.waitUntil(lambda: not screen.controller(OwnSecrets).peeking)


def test_a_key_that_is_held_calls_first_and_shows_nothing(qtbot: QtBot) -> None:
    """Where people sit beside each other, the first press tells whose mission it is: a held key presses once, on X11 too."""
    screen = sit_down("secret-mission", "fortify", 3, people=(0, 1, 2))
    lift(qtbot, screen)
    go_on_to_the_next(qtbot, screen)
    secrets, key = screen.controller(OwnSecrets), getattr(Qt.Key, f"Key_{PEEK_KEY}")
    screen.board.setFocus()
    QTest.keyPress(screen.board, key)
    for _ in range(3):
        QTest.keyRelease(screen.board, key)
        QTest.keyPress(screen.board, key)
    assert not secrets.peeking
    QTest.keyRelease(screen.board, key)
    QTest.qWait(200)
    QTest.keyPress(screen.board, key)
    assert secrets.peeking
    QTest.keyRelease(screen.board, key)
    qtbot.waitUntil(lambda: not secrets.peeking)


def test_a_look_tells_how_far_the_mission_is(qtbot: QtBot) -> None:
    set_language("en")
    owners = dict.fromkeys(("alaska", "alberta", "ontario"), 0)
    game = mission_game(rules_of("secret-mission"), {0: ["territories_24"], 1: [], 2: []}, owners)
    face = face_of(game)
    done = game.state.owner.count(0)
    assert face.tally == f"{done} of 24 territories" and face.words == "Hold 24 territories."
    assert face.progress == pytest.approx(done / 24)


class DeskOf:
    """As much of a game_context as the faces of secrets need."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.session = GameSession(table_of("secret-mission", 3, people=(0,)), game, make_ai_client=defend_only)
        self.names = Names(self.session.table, [earth()])


def face_of(game: Game) -> MissionFace:
    """Return the only face that seat 0 sees."""
    (face,) = SecretFaces(DeskOf(game)).own(0)  # type: ignore[arg-type]
    return face


def test_nobody_looks_out_of_turn_when_others_sit_at_the_screen(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission", "reinforce", 3, people=(0, 1, 2))
    assert screen.director.viewer == -1
    screen.controller(OwnSecrets).peek()
    assert not screen.controller(OwnSecrets).peeking
    lift(qtbot, screen)
    assert screen.controller(OwnSecrets).may_peek
    screen.context.game.state.turn = (screen.director.viewer + 1) % 3  # asked, but in another's turn
    screen.controller(OwnSecrets).peek()
    assert not screen.controller(OwnSecrets).peeking


def test_in_the_set_up_each_person_is_alone_once_then_all_place_openly(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission", "setup_place", 3, people=(0, 1, 2))
    for _ in range(3):
        assert screen.director.viewer == -1 and screen.director.presenter is None
        lift(qtbot, screen)
        seat = screen.director.viewer
        screen.controller(OwnSecrets).peek()
        assert screen.controller(OwnSecrets).peeking
        place_one(screen)
    for _ in range(6):
        qtbot.waitUntil(lambda: screen.director.presenter is not None)
        assert screen.director.presenter.decision.player != seat  # type: ignore[union-attr]
        seat = screen.director.presenter.decision.player  # type: ignore[union-attr]
        assert screen.director.viewer == -1 and screen.controller(OwnSecrets).sealed.isHidden()
        screen.controller(OwnSecrets).peek()
        assert not screen.controller(OwnSecrets).peeking
        place_one(screen)


def go_on_to_the_next(qtbot: QtBot, screen: PlayScreen) -> None:
    """End a turn as in a game that was begun here: all have been alone with their missions, and nobody holds a card yet."""
    first = screen.director.viewer
    screen.director._seats._greeted.update((0, 1, 2))
    for hand in screen.context.game.state.decks["territory"].hands:
        hand.clear()
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.director.viewer not in (-1, first))


def test_whoever_looks_a_moment_too_late_does_not_see_the_next_ones_mission(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission", "fortify", 3, people=(0, 1, 2))
    lift(qtbot, screen)
    secrets = screen.controller(OwnSecrets)
    secrets.peek()
    assert secrets.peeking, "he came to the screen alone"
    secrets.cover()
    go_on_to_the_next(qtbot, screen)
    name = screen.context.names.player(screen.director.viewer)
    secrets.peek()
    assert not secrets.peeking and f"for {name} only" in screen.toasts.panel.accessibleName()
    secrets.peek()
    assert secrets.peeking
    secrets.cover()
    secrets.peek()
    assert secrets.peeking, "once in a turn is enough"


def place_one(screen: PlayScreen) -> None:
    seat = screen.director.presenter.decision.player  # type: ignore[union-attr]
    screen.input.click(screen.context.game.state.owner.index(seat))
    settle()


def test_a_game_without_secrets_has_no_backs(qtbot: QtBot) -> None:
    screen = sit_down("rising-cards", "reinforce", 3)
    assert isinstance(screen.controller(OwnSecrets), OwnSecrets) and screen.controller(OwnSecrets).sealed.isHidden()
    screen.controller(OwnSecrets).peek()
    assert not screen.controller(OwnSecrets).peeking


# --- claiming


def test_claiming_lays_the_card_open_and_the_medal_follows(qtbot: QtBot) -> None:
    screen = sit_down("missions", "claim_mission", 3)
    seat = screen.director.viewer
    assert (
        len(screen.controller(OwnSecrets).sheet.faces) == 1
        and screen.controller(OwnSecrets).sheet.faces[0].progress == 1
    )
    before = own_ids(screen, seat)
    qtbot.keyClick(screen.board, Qt.Key.Key_Space)
    qtbot.waitUntil(screen.controller(OwnSecrets).sheet.isHidden)
    assert len(own_ids(screen, seat)) == len(before) - 1
    assert len(honours_of(screen.context.game, seat).claimed) == 1
    assert screen.controller(OwnSecrets).sheet.isHidden()
    assert (
        "Captain" in screen.game_layout.plaques[seat].accessibleName() or honours_of(screen.context.game, seat).claimed
    )


def test_a_mission_can_be_kept_secret(qtbot: QtBot) -> None:
    screen = sit_down("missions", "claim_mission", 3)
    seat = screen.director.viewer
    before = own_ids(screen, seat)
    qtbot.keyClick(screen.board, Qt.Key.Key_E)
    settle()
    assert own_ids(screen, seat) == before and screen.controller(OwnSecrets).sheet.isHidden()
    lines = [f"{line.title} {line.detail}" for line in screen.game_layout.chronicle.lines()[:1]]
    assert not any("fulfilled" in line for line in lines)


def test_the_rule_of_claiming_is_there(qtbot: QtBot) -> None:
    screen = sit_down("missions", "claim_mission", 3)
    screen.game_layout.status.help_wanted.emit()
    assert screen.game_layout.rules.isVisible() and "mission" in screen.game_layout.rules.accessibleName()


# --- capitals


def test_a_capital_is_proposed_then_founded(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "capital", 3)
    decision = screen.director.presenter.decision  # type: ignore[union-attr]
    assert not screen.game_layout.prompt.button("primary").isEnabled()
    places = [choice.territory for choice in decision.options if isinstance(choice, Found)]
    screen.input.click(places[1])
    assert screen.context.names.territory(places[1]) in screen.game_layout.prompt.ask.title
    assert screen.input.let_go() and not screen.game_layout.prompt.button("primary").isEnabled()
    screen.input.click(places[2])
    screen.board.input.set_cursor(places[2])
    qtbot.keyClick(screen.board, Qt.Key.Key_Space)
    settle()
    assert screen.board.input.cursor is None
    assert screen.context.names.territory(places[2]) not in screen.game_layout.prompt.ask.title


def test_a_foreign_territory_is_refused(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "capital", 3)
    seat = screen.director.viewer
    foreign = next(t for t, owner in enumerate(screen.context.game.state.owner) if owner != seat)
    refused: list[str] = []
    screen.director.refused.connect(lambda reason, territory: refused.append(reason.key))
    screen.input.click(foreign)
    assert refused == ["play.capital.refuse"]


def test_each_person_chooses_behind_a_curtain_and_no_picture_is_taken(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "capital", 3, people=(0, 1, 2))
    taken: list[object] = []
    screen.pictured.connect(taken.append)
    seats = []
    for _ in range(3):
        qtbot.waitUntil(lambda: screen.director.viewer == -1)
        lift(qtbot, screen)
        seats.append(screen.director.viewer)
        decision = screen.director.presenter.decision  # type: ignore[union-attr]
        screen.input.click(next(iter(decision.options)).territory)  # type: ignore[attr-defined]
        screen.menu.take_picture()
        assert taken == []
        screen.input.press("primary")
        settle()
    assert sorted(seats) == [0, 1, 2]


def test_what_is_sealed_needs_a_curtain_unless_he_has_come_behind_one(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "capital", 3, people=(0, 1, 2))
    decision = screen.context.session.decision
    assert decision is not None
    seats = SeatHandover(screen.context.session)
    assert seats.hidden(decision) == "capital"
    assert seats.take(decision) == decision.player
    assert seats.hidden(decision) == "capital", "he came without a curtain, so others may be looking"
    seats.greet(decision.player)
    assert seats.hidden(decision) == ""


def fallen(asked: Decision, game: Game) -> bool:
    return any(game.state.slots["capitals"].shown)


def test_a_fallen_capital_wears_a_crown_for_all(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "attack", 4, fits=fallen)
    slot = screen.context.game.state.slots["capitals"]
    shown = {place: seat for seat, place in enumerate(slot.places) if slot.shown[seat]}
    assert screen.controller(OwnSecrets).faces.open_capitals() == shown and shown
    assert screen.board.board_scene.marks.seats == shown
    holder = screen.context.game.state.owner[next(iter(shown))]
    assert honours_of(screen.context.game, holder).capitals >= 1 and honours_of(screen.context.game, holder).needed == 3


# --- how it is told


def test_lines_of_missions_and_capitals() -> None:
    set_language("en")
    names = Names(table_of("missions", 3), [earth()])
    congo, egypt, kenya = (number(scene("capitals", "capital", 3)[0].game, name) for name in ("congo", "egypt", "siam"))
    events = [
        MissionsDrawn(1, ("", "")),
        MissionSwapped(1, "conquer_3", "land_twice"),
        MissionsRemoved(("a", "b")),
        MissionRevealed(0, "conquer_3"),
        SealedKept("capital", (0, 1)),
        CapitalRevealed(1, congo, 0),
        CapitalRevealed(0, egypt, 0),
        LandsSeized(0, 1, (egypt, kenya)),
    ]
    lines = Narrator(names).lines(events, -1)
    assert [line.title for line in lines] == [
        "Ben draws 2 secret missions",
        "Ben changes a mission",
        "2 missions are out of the game",
        "Anna has fulfilled a mission: Captain",
        "All capitals are founded in secret",
        "Congo is the capital of Ben",
        "Egypt is the capital of Anna",
        "Anna seizes 2 lands around the capital",
    ]
    assert lines[3].detail == "Conquer 3 territories in one turn."
    assert [lines[n].detail for n in (5, 6)] == ["It has fallen to Anna", "Shown to win"]


def test_a_swap_tells_its_missions_to_nobody_in_the_chronicle() -> None:
    names = Names(table_of("missions", 3), [earth()])
    (line,) = Narrator(names).lines([MissionSwapped(1, "conquer_3", "land_twice")], 1)
    assert line.detail == ""


# --- the end


@pytest.mark.parametrize(("edition", "most"), [("secret-mission", 1), ("missions", 4), ("capitals", 6)])
def test_the_end_shows_what_it_was_won_by(qtbot: QtBot, edition: str, most: int) -> None:
    for seed in range(2, 8):
        table = table_of(edition, 3, seed)
        rehearsal = Rehearsal(table, start_game(make_rules(edition, earth_board(), 3, {}), seed))
        while rehearsal.step() is not None:
            pass
        outcome = rehearsal.game.state.outcome
        if outcome is not None and outcome.reason in ("mission", "missions", "capitals"):
            break
    else:
        pytest.fail("no game ended by its goal")
    names = Names(table, [earth()])
    session = GameSession(table, rehearsal.game, statistics=rehearsal.statistics, make_ai_client=defend_only)
    faces = winning_cards(session, names)
    assert 1 <= len(faces) <= most
    screen = WinScreen(make_context(), session, names)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.show_all()
    settle()
    assert screen.findChild(WinningCards) is not None and not misfits(screen)


def test_the_recap_tells_what_was_shown_and_who_seized_what() -> None:
    set_language("en")
    names = Names(table_of("capitals", 3), [earth()])
    congo, egypt = 10, 11
    events = [
        TurnStarted(1, 4),
        TerritoryConquered(1, 0, 12, congo, 3),
        CapitalRevealed(0, congo, 1),
        LandsSeized(1, 0, (egypt,)),
        MissionRevealed(1, "conquer_3"),
    ]
    recap = make_recap(events, names, 2)
    titles = [line.title for line in recap.lines]
    assert "Ben has fulfilled a mission: Captain" in titles
    assert any("is the capital of Anna" in title for title in titles)
    assert recap.changes == {congo: 1, egypt: 1}
    assert [entry.conquest.territory for entry in recap.conquests if entry.conquest is not None] == [congo]
