"""How partners look on the board, and what opponents at one screen don't see."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.editions.classic.teams import HandPassed
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import CardDrawn
from risk_desktop.ui.art.split_badge import draw_split_badge, split_badge_pixmap, split_width
from risk_desktop.ui.art.team_mark import draw_team_mark
from risk_desktop.ui.board.ground.soil import striped
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.handover.seat_handover import SeatHandover, know_the_same
from risk_desktop.ui.game.players.totals import hand_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.teams import Teams
from risk_desktop.ui.theme import SEATS
from tests.ui.support.classic_table import lift, sit_down
from tests.ui.support.play_table import PuppetAiClient, number
from tests.ui.support.team_table import ANNA, BEN, CASSIUS, MIRA, team_game, team_screen

pytestmark = pytest.mark.usefixtures("bare_ground")


def colours_in(image: QImage, box: QRectF) -> set[int]:
    """Return the numbers of the seats whose badge or land colour is nearly seen in a box."""
    wanted = {seat: (QColor(colours.land), QColor(colours.badge)) for seat, colours in enumerate(SEATS)}
    area, found = box.toAlignedRect().intersected(image.rect()), dict.fromkeys(wanted, 0)
    for x in range(area.left(), area.right(), 2):
        for y in range(area.top(), area.bottom(), 2):
            seen = image.pixelColor(x, y)
            for seat, colours in wanted.items():
                found[seat] += any(_near(seen, colour) for colour in colours)
    return {seat for seat, count in found.items() if count > 25}


def _near(one: QColor, two: QColor) -> bool:
    return abs(one.red() - two.red()) + abs(one.green() - two.green()) + abs(one.blue() - two.blue()) < 60


def settle() -> None:
    for _ in range(20):
        QApplication.processEvents()


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_shared_land_shows_the_colours_of_both_partners(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), people=())
    board = screen.board
    image = board.overview.picture(QSize(1400, 800), position_of(screen.context.game))
    atlas, scale = board.board_scene.atlas, 1400 / board.board_scene.atlas.sheets[0].rect.width()

    def seen(name: str) -> set[int]:
        bounds = atlas.lands[number(name)].bounds
        middle = QRectF(bounds.topLeft() * scale, bounds.size() * scale)
        return colours_in(image, middle.adjusted(middle.width() / 4, middle.height() / 4, -middle.width() / 4, 0))

    assert seen("east_africa") >= {ANNA, MIRA}
    assert seen("middle_east") >= {ANNA, MIRA}
    assert seen("scandinavia") >= {BEN, CASSIUS}
    assert MIRA not in seen("congo") and ANNA in seen("congo")


def test_land_of_one_seat_is_as_ever_and_a_change_of_lead_is_painted(qtbot: QtBot) -> None:
    palette = team_screen(team_game(), people=()).board.board_scene.palette
    position = position_of(team_game())
    assert not palette.land(number("congo"), position).beside
    shared, tied = palette.land(number("siam"), position), palette.land(number("middle_east"), position)
    assert shared.fill and len(shared.beside) == 1 and not shared.even and tied.even
    changed = position_of(team_game(shares={"siam": {MIRA: 7, ANNA: 12}}))
    assert palette.land(number("siam"), changed) != shared
    for mode in ("regions", "strength"):
        palette.mode = mode  # type: ignore[assignment]
        assert len(palette.land(number("siam"), position).beside) == 1


def test_a_region_with_a_tie_has_no_holder(qtbot: QtBot) -> None:
    scene = team_screen(team_game(), people=()).board.board_scene
    palette, africa = scene.palette, scene.atlas.lands[number("congo")].region
    all_his = position_of(team_game(shares={"egypt": {ANNA: 4, MIRA: 2}}))
    assert palette.holder(africa, all_his) == ANNA
    tied = position_of(team_game(shares={"egypt": {ANNA: 2, MIRA: 2}}))
    assert palette.holder(africa, tied) is None


def test_stripes_cover_the_whole_and_the_owners_are_wider() -> None:
    bounds = QRectF(10, 20, 300, 160)
    paths = striped(bounds, bounds.center(), (26, 17))
    for x in range(12, 308, 7):
        for y in range(22, 178, 7):
            assert sum(path.contains(QRectF(x, y, 0.1, 0.1).center()) for path in paths) == 1
    assert paths[0].contains(bounds.center())


def painted(shares: tuple[tuple[int, str], ...], *, even: bool = False, radius: float = 30.0) -> tuple[QImage, float]:
    image = QImage(300, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    parts = [(SEATS[seat], figure) for seat, figure in shares]
    draw_split_badge(painter, parts, QRectF(image.rect()).center(), radius, even=even)
    painter.end()
    return image, split_width(parts, radius, even=even)


@pytest.mark.usefixtures("qapp")
def test_a_split_badge_has_a_field_for_each_partner() -> None:
    image, width = painted(((ANNA, "12"), (MIRA, "7")))
    left, right = QRectF(150 - width / 2, 20, width * 0.35, 60), QRectF(150 + width * 0.15, 20, width * 0.35, 60)
    assert colours_in(image, left) == {ANNA} and colours_in(image, right) == {MIRA}
    three, wider = painted(((ANNA, "5"), (MIRA, "3"), (4, "2")))
    assert colours_in(three, QRectF(three.rect())) >= {ANNA, MIRA, 4} and wider > width * 1.2


@pytest.mark.usefixtures("qapp")
def test_whoever_leads_has_the_larger_field_and_a_tie_has_equal_ones() -> None:
    def border(even: bool) -> float:
        image, width = painted(((ANNA, "4"), (MIRA, "4")), even=even)
        row = [image.pixelColor(x, 74) for x in range(int(150 - width / 2) + 8, int(150 + width / 2) - 8)]
        mine = sum(_near(seen, QColor(SEATS[ANNA].badge).darker(112)) for seen in row)
        return mine / len(row)

    assert border(even=False) > border(even=True) + 0.03


@pytest.mark.usefixtures("qapp")
def test_split_badges_are_cached_and_stand_alone_when_they_would_be_dots() -> None:
    shares = ((SEATS[ANNA], "4"), (SEATS[MIRA], "2"))
    assert split_badge_pixmap(shares, 15.0).cacheKey() == split_badge_pixmap(shares, 15.0).cacheKey()
    assert split_badge_pixmap(shares, 15.0).width() > split_badge_pixmap(shares, 15.0).height()
    tiny, _ = painted(((ANNA, "4"), (MIRA, "2")), radius=8.0)
    assert colours_in(tiny, QRectF(tiny.rect())) == set()
    assert any(tiny.pixelColor(x, 50).alpha() for x in range(300))


def test_a_split_badge_can_be_hit_along_its_whole_width(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), people=())
    shared, plain = screen.board.places.badge_rect(number("siam")), screen.board.places.badge_rect(number("congo"))
    assert shared.width() > plain.width() * 1.3 and shared.height() == plain.height()


def test_the_marks_of_the_teams_differ_by_form() -> None:
    def mark(kind: str) -> QImage:
        image = QImage(60, 60, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        draw_team_mark(painter, kind, "#ffffff", QRectF(image.rect()).center(), 26)
        painter.end()
        return image.convertToFormat(QImage.Format.Format_Grayscale8)

    assert mark("star") != mark("diamond")
    assert Teams.sign(0) != Teams.sign(1) and Teams.usual_name(0) != Teams.usual_name(1)


# --- secrets ----------------------------------------------------------------------------------------------------------


def curtain_of(screen: PlayScreen) -> Curtain | None:
    return next((child for child in screen.findChildren(Curtain) if not child.is_leaving()), None)


def pass_on(screen: PlayScreen) -> None:
    """End the turn of whoever attacks."""
    screen.director.presenter.answer(Pass())  # type: ignore[union-attr]
    settle()


def shown_cards(screen: PlayScreen) -> list[str]:
    hand = screen.game_layout.hand
    return [card.name for card in hand.cards] if not hand.isHidden() else []


def test_opponents_at_one_screen_never_see_the_hand_of_the_other_team(qtbot: QtBot) -> None:
    game = team_game(hands={ANNA: ("egypt", "japan"), BEN: ("siam", "china")}, phase="fortify", turn=ANNA)
    screen = team_screen(game, people=(ANNA, BEN))
    curtain = curtain_of(screen)
    assert curtain is not None and shown_cards(screen) == []
    lift(qtbot, screen)
    assert shown_cards(screen) == ["Egypt", "Japan"]
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: curtain_of(screen) is not None)
    assert shown_cards(screen) == [] and screen.director.viewer == -1
    assert "Egypt" not in screen.game_layout.hand.accessibleName()
    qtbot.waitUntil(lambda: not curtain_of(screen).is_moving())  # type: ignore[union-attr]
    curtain_of(screen).lift()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: screen.director.viewer == BEN)
    settle()
    assert shown_cards(screen) == ["Siam", "China"]


def test_what_a_team_knows_opponents_do_not() -> None:
    game = team_game(hands={ANNA: ("egypt",), MIRA: ("japan",), BEN: ("siam",)})
    from risk_desktop.engine.view import view

    assert sorted(hand_of(game, view(game, MIRA).state, MIRA)) == sorted((number("egypt"), number("japan")))
    seen = view(game, CASSIUS).state
    assert hand_of(game, seen, CASSIUS) == [number("siam")]
    assert hand_of(game, seen, ANNA) == [-1, -1]


def test_the_faces_of_a_hand_passed_on_are_for_the_team_only(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), people=(ANNA, BEN))
    passed = HandPassed(ANNA, MIRA, (ANNA, MIRA), (number("egypt"),))
    screen.director.told.emit([event for event in [passed.seen_by(screen.director.witness)] if event is not None])
    settle()
    told = Narrator(screen.context.names).lines(screen.log.events, screen.director.witness)
    assert "Egypt" not in " ".join(f"{line.title} {line.detail}" for line in told)
    mine = team_screen(team_game(), people=(ANNA,))
    assert mine.director.witness == ANNA
    lines = Narrator(mine.context.names).lines([passed], mine.director.witness)
    assert "Egypt" in lines[0].detail


def test_between_partners_no_curtain_falls_but_a_banner_calls(qtbot: QtBot) -> None:
    game = team_game(phase="fortify", turn=ANNA, shares={}, rolls=None)
    screen = team_screen(game, people=(ANNA, MIRA), ai_client=PuppetAiClient)
    assert curtain_of(screen) is None and screen.director.viewer == ANNA
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.director.presenter is not None and screen.director.viewer == MIRA, timeout=20000)
    assert curtain_of(screen) is None
    assert screen.game_layout.banner.title == "Mira" and not screen.game_layout.banner.isHidden()
    assert screen.game_layout.banner.accessibleName() == "Mira. It's your turn · Team Star"


def test_a_screen_of_partners_keeps_their_hand_while_opponents_play(qtbot: QtBot) -> None:
    screen = team_screen(team_game(phase="fortify", turn=ANNA, shares={}), people=(ANNA, MIRA))
    before = shown_cards(screen)
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: screen.context.game.state.turn == BEN)
    settle()
    assert screen.director.viewer == ANNA and shown_cards(screen) == before != []


def test_partners_confide_and_opponents_do_not() -> None:
    rules = team_game().rules
    assert know_the_same(rules, ANNA, MIRA) and know_the_same(rules, ANNA, ANNA)
    assert not know_the_same(rules, ANNA, BEN)


def test_with_persons_in_both_teams_only_what_all_know_is_told(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), people=(ANNA, BEN, MIRA))
    assert screen.director.witness == -1
    seats = SeatHandover(screen.context.session)
    assert seats.shown(ANNA) == ANNA and seats.shown(-1) == -1
    drawn = CardDrawn(ANNA, "territory", number("egypt")).seen_by(screen.director.witness)
    assert drawn is not None and drawn.card == -1  # type: ignore[attr-defined]


def test_the_curtain_says_who_may_look(qtbot: QtBot) -> None:
    screen = team_screen(team_game(), people=(ANNA, BEN, MIRA))
    curtain = curtain_of(screen)
    assert curtain is not None
    assert curtain.cloth.look_away == (
        "The cards of Team Star come next: Anna and Mira may look. All others, please look away."
    )


# --- capitals and set-up ----------------------------------------------------------------------------------------------


def test_a_revealed_capital_has_a_banner_and_a_sound(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "attack", 4, ai_speed="normal")
    screen.app.sound.heard.clear()  # type: ignore[attr-defined]
    screen.director.animator.play([CapitalRevealed(1, number("brazil"), 0)], 1, False)
    banner = screen.game_layout.banner
    assert not banner.isHidden() and banner.title == "Ben's capital: Brazil"
    assert "capital" in screen.app.sound.heard  # type: ignore[attr-defined]
    screen.director.animator.finish()


def test_at_instant_speed_no_banner_stands_in_the_way(qtbot: QtBot) -> None:
    screen = sit_down("capitals", "attack", 4, ai_speed="instant")
    MOTION.own = False
    screen.director.animator.play([CapitalRevealed(1, number("brazil"), 0)], 1, False)
    screen.director.animator.finish()
    assert screen.game_layout.banner.isHidden()


def test_dealt_land_is_no_step_of_the_ribbon(qtbot: QtBot) -> None:
    dealt = sit_down("capitals", "setup_place", 3)
    assert "Take land" not in [phase.words for phase in dealt.game_layout.ribbon.phases]
    claimed = sit_down("world", "setup_place", 3)
    assert "Take land" in [phase.words for phase in claimed.game_layout.ribbon.phases]
