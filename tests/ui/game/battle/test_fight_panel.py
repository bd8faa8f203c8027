"""The fight beside its arrow: what it shows, where it stands, that its controls are in the bar, and when it goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.casualties import ChooseFallen, Lose
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.engine.events import ArmiesLost, AttackDeclared, DiceRolled, TerritoryConquered, TurnStarted
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_stand import FightOutlook
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button
from risk_desktop.ui.motion import MOTION
from tests.e2e.stale import stale
from tests.editions.ad2210.hands import about_to_play
from tests.editions.ad2210.year import interrupt
from tests.playing import earth_board, given, world
from tests.playing import number as number_in
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.play_table import (
    Defender,
    Sphinx,
    make_context,
    make_screen,
    middle_of_game,
    number,
    open_screen,
    read,
)


def fighting(
    qtbot: QtBot, faces: list[int], size: tuple[int, int] = (1280, 720), keep: int = 1, **settings: object
) -> PlayScreen:
    """Return a screen on which Anna has just attacked Brazil from North Africa, with these dice; a blitz would keep ``keep``."""
    game = middle_of_game("attack", turn=0, hands=False, rolls=faces)
    context = make_context(**{"ai_speed": "fast", **settings})
    screen = make_screen(game, size=size, context=context, ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    screen.input.set_number(keep)
    screen.input.press("primary")
    rest(qtbot, screen)
    return screen


def rest(qtbot: QtBot, screen: PlayScreen) -> None:
    qtbot.waitUntil(lambda: screen.battle.rested and screen.director.presenter is not None, timeout=10_000)


def primaries(screen: PlayScreen) -> list[str]:
    """Return the words of all primary buttons that show."""
    return [button.words() for button in screen.findChildren(Button) if button.kind == "primary" and button.isVisible()]


def test_the_fight_shows_dice_losses_and_the_chance(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    panel = screen.battle.panel
    stand = panel.stand
    assert (stand.attacker.armies, stand.attacker.lost, stand.defender.armies, stand.defender.lost) == (9, 0, 3, 2)
    assert stand.chance is not None and stand.before is not None and stand.chance > stand.before
    assert [[die.value() for die in row] for row in panel.dice] == [[6, 6, 6], [1, 1]]
    assert panel.isVisible() and screen.board.rect().contains(panel.geometry())
    screen.context.session.close()


def test_the_chance_goes_on_counting_what_is_kept(qtbot: QtBot) -> None:
    """The chance of an attack that stops at three armies doesn't rise because a roll has been lost."""
    screen = fighting(qtbot, [1, 1, 1, 6, 6], keep=3)
    north_africa, brazil = number("north_africa"), number("brazil")
    panel, game = screen.battle.panel, screen.context.game
    assert panel.stand.attacker.lost == 2
    assert panel.stand.chance == pytest.approx(odds_of(game, north_africa, brazil, 3).win)
    assert panel.stand.before is not None and panel.stand.chance < panel.stand.before
    screen.input.set_number(1)
    assert panel.stand.chance == pytest.approx(odds_of(game, north_africa, brazil, 1).win)
    screen.context.session.close()


def test_nothing_old_is_left_beside_dice_that_have_rolled(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    panel, won, open_pair = screen.battle.panel, Pair(6, 5, 6, 6, True), Pair(2, 0, 6, 6, False)
    for pairs in ([won, won], [won, won, open_pair], [won]):
        panel.show_roll(pairs, panel.stand)
        qtbot.waitUntil(lambda: not panel.busy, timeout=10_000)
        qtbot.waitUntil(lambda: stale(screen).isEmpty(), timeout=10_000)


def test_below_a_fight_that_is_won_the_next_target_can_be_clicked(qtbot: QtBot) -> None:
    """The panel stays for a moment while it is asked how many move in: a click beyond goes on from there."""
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    panel = screen.battle.panel

    def hit() -> QWidget | None:
        return screen.board.childAt(panel.mapTo(screen.board, panel.panel_rect().topLeft().toPoint() + QPoint(8, 8)))

    assert hit() is panel
    panel.tell_taken()
    assert panel.isVisible() and hit() is screen.board.viewport()
    panel.show_fight(panel.stand, FightOutlook(1, 1))
    panel.show_roll([Pair(6, 5, 6, 6, False)], panel.stand)
    assert not panel.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    screen.context.session.close()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200)])
def test_it_covers_no_fighter_and_stays_on_the_board(qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1], size, text_scale=scale)
    screen.board.finish_animations()
    panel = screen.battle.panel
    body = panel.panel_rect().translated(panel.pos()).toRect()
    for name in ("north_africa", "brazil"):
        assert not body.intersects(screen.board.places.badge_rect(number(name))), name
    assert screen.game_layout.rooms.board.contains(body)
    inside = QRect(panel.rect())
    places = [QRect(die.mapTo(panel, QPoint()), die.size()) for row in panel.dice for die in row]
    assert places and all(map(inside.contains, places))
    assert panel.panel_rect().toRect().contains(panel.details.geometry())
    for language in LANGUAGES:
        set_language(language)
        panel.restyle()
        needed, given = panel.details.sizeHint(), panel.details.size()
        assert needed.width() <= given.width() and needed.height() <= given.height(), language
    screen.context.session.close()


def test_the_board_stands_still_and_one_button_is_the_way_on(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1, 6, 6, 6, 1, 1])
    place = screen.board.camera.place
    assert primaries(screen) == ["Roll 3"]
    screen.input.press("primary")
    rest(qtbot, screen)
    assert screen.context.armies(number("brazil")) == 1 and screen.board.camera.place == place
    screen.context.session.close()


def test_how_many_move_in_is_asked_in_the_bar_while_the_fight_says_taken_and_fades(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1])
    told: list[tuple[str, float | None]] = []
    taken: list[str] = []
    panel, animator = screen.battle.panel, screen.director.animator
    screen.battle.rolled.connect(lambda: told.append((panel.stand.end, panel.stand.told)))
    animator.shown.connect(lambda event: taken.append(panel.stand.end))
    animator.taken.connect(lambda: taken.append("the land is"))
    for _ in range(2):
        qtbot.keyClick(screen, Qt.Key.Key_Space)
        rest(qtbot, screen)
    assert told[-1] == ("fight.beaten", None), "no chance is left as soon as the last one falls"
    assert "fight.taken" not in taken[: taken.index("the land is")], "not before others stand there"
    assert primaries(screen) == ["Move 8 in"]
    assert screen.battle.open and screen.battle.panel.stand.end == "fight.taken"
    qtbot.keyClick(screen, Qt.Key.Key_Minus)
    assert primaries(screen) == ["Move 7 in"]
    qtbot.waitUntil(lambda: not screen.battle.panel.isVisible(), timeout=10_000)
    assert primaries(screen) == ["Move 7 in"] and screen.board.arrow.ends is not None, "the question stays"
    read(qtbot, screen)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: screen.context.armies(number("brazil")) == 7, timeout=10_000)
    assert screen.context.armies(number("north_africa")) == 2
    screen.context.session.close()


def test_a_fight_that_is_won_goes_as_soon_as_something_else_is_asked(qtbot: QtBot) -> None:
    """One army goes of two: nobody is asked how many move in."""
    owners, armies = {"north_africa": 0, "congo": 0}, {"north_africa": 2, "congo": 5}
    game = given(
        owners, armies, rest=1, rolls=[6, 1], phase="attack", rules=world(6, earth_board()), board=earth_board()
    )
    screen = make_screen(game, context=make_context(ai_speed="normal"), ai_client=Defender)
    screen.activateWindow()
    ends: list[str] = []
    screen.director.animator.taken.connect(lambda: ends.append("taken"))
    screen.director.begun.connect(lambda: ends.append(screen.battle.panel.stand.end if screen.battle.open else ""))
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: len(ends) == 3, timeout=10_000)
    assert ends == ["", "taken", ""], "the bar asks for the next attack, the panel tells of the last one no more"


def test_an_opponents_fight_that_was_skipped_is_gone_when_something_is_asked(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    ends = number("brazil"), number("north_africa")
    rolled = DiceRolled(4, 0, *ends, (6,), (1,), (6,), (6,))
    fought = [AttackDeclared(4, 0, *ends, 1), rolled, ArmiesLost(0, ends[1], 9), TerritoryConquered(4, 0, *ends, 1)]
    screen.director.animator.play(fought, 4, False)
    screen.director.animator.finish()
    assert screen.battle.open and screen.battle.panel.stand.end == "fight.taken"
    screen.director.begun.emit()
    assert not screen.battle.open


def test_the_last_fight_of_the_turn_can_be_looked_up_until_the_turn_is_over(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    dock, ledger, home = screen.game_layout.dock, screen.battle.ledger, screen.game_layout.chronicle
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.battle.open and dock.panel is home
    qtbot.keyClick(screen, Qt.Key.Key_D)
    assert dock.panel is ledger and len(ledger.rolls) == 1
    screen.director.told.emit([TurnStarted(1, 7)])
    assert dock.panel is home
    qtbot.keyClick(screen, Qt.Key.Key_D)
    assert dock.panel is home, "that fight was in an earlier turn"


def test_what_is_looked_up_beside_another_plan_is_the_last_fight_and_foretells_nothing(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    dock, ledger = screen.game_layout.dock, screen.battle.ledger
    qtbot.keyClick(screen, Qt.Key.Key_D)
    assert ledger.title == "The fight" and ledger.odds.isVisible()
    qtbot.keyClick(screen, Qt.Key.Key_D)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    screen.input.click(number("north_africa"))
    screen.input.click(number("western_europe"))
    qtbot.keyClick(screen, Qt.Key.Key_D)
    assert dock.panel is ledger and ledger.title == "The last fight" and not ledger.odds.isVisible()
    screen.app.changed.emit()
    assert ledger.title == "The last fight" and not ledger.odds.isVisible(), "in whatever language"
    screen.context.session.close()


def test_who_has_looked_up_the_last_fight_does_not_have_later_ones_opened(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1, 1])
    dock, ledger, home = screen.game_layout.dock, screen.battle.ledger, screen.game_layout.chronicle
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    qtbot.keyClick(screen, Qt.Key.Key_D)
    for shown in (ledger, home):
        screen.input.click(number("brazil"))
        screen.input.press("primary")
        rest(qtbot, screen)
        assert dock.panel is shown
        if shown is ledger:
            assert ledger.title == "The fight" and len(ledger.rolls) == 1, "what is open goes on with the next one"
            qtbot.keyClick(screen, Qt.Key.Key_Escape)
            assert dock.panel is home
    screen.context.session.close()


def test_a_fight_that_shows_while_a_turn_begins_can_be_looked_up(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    screen.director.told.emit([TurnStarted(1, 7)])
    assert screen.battle.open
    set_language("de")
    try:
        screen.app.changed.emit()
        assert screen.battle.ledger.title == "Der Kampf" and "Wurf 1" in screen.battle.ledger.last.accessibleName()
    finally:
        set_language("en")
    screen.context.session.close()


def test_escape_stops_and_another_target_begins_anew(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert not screen.battle.open and screen.director.presenter is not None
    screen.input.click(number("brazil"))
    assert screen.game_layout.prompt.ask.title.startswith("Attack Brazil")
    assert screen.board.arrow_panel.panel is screen.battle.panel and not screen.battle.open
    assert "loses" in screen.battle.panel.accessibleName(), "before the first roll it says what it would cost"
    screen.context.session.close()


def test_a_press_while_dice_roll_only_skips_them(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1, 6, 6, 6, 1, 1], ai_speed="normal")
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.busy)
    qtbot.keyClick(screen, Qt.Key.Key_Space)
    assert not screen.battle.busy
    rest(qtbot, screen)
    assert screen.context.armies(number("brazil")) == 1
    screen.context.session.close()


def test_details_stand_in_the_dock_on_demand(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1, 6, 6, 6, 1, 1])
    dock, ledger = screen.game_layout.dock, screen.battle.ledger
    assert dock.panel is screen.game_layout.chronicle
    qtbot.keyClick(screen, Qt.Key.Key_D)
    qtbot.waitUntil(ledger.isVisible)
    assert dock.panel is ledger and len(ledger.rolls) == 1
    screen.input.press("primary")
    rest(qtbot, screen)
    assert len(ledger.rolls) == 2 and "Roll 1" in ledger.earlier.accessibleName()
    qtbot.mouseClick(screen.battle.panel.details, Qt.MouseButton.LeftButton)
    assert dock.panel is screen.game_layout.chronicle
    screen.battle.toggle_details()
    assert dock.panel is ledger
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert dock.panel is screen.game_layout.chronicle, "they go with the fight"
    screen.context.session.close()


def test_who_falls_is_asked_in_the_bar_while_the_fight_stands(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    game = about_to_play(phase="attack")
    ends = number_in(game, "alberta"), number_in(game, "canada")
    interrupt(game, ChooseFallen(0, ends[0], 1))
    screen = ad_screen(game)
    screen.context.show_arrow(*ends, 0)
    screen.battle.show_roll(DiceRolled(0, 1, *ends, (5, 4), (6, 3), (8, 6), (8, 6)), [], (8, 4))
    screen.battle.skip()
    turn_the_crank()
    caught: list[object] = []
    monkeypatch.setattr(screen.context.session, "answer", lambda choice: caught.append(choice))
    assert {toggle.look.kind for toggle in screen.game_layout.prompt.ask.toggles} >= {"land", "nuclear"}
    assert screen.battle.open
    qtbot.waitUntil(lambda: not screen.guard.holding)
    QTest.keyClick(screen, Qt.Key.Key_Space)
    assert caught == [Lose(())]


def test_a_fight_fades_with_the_dice_that_lay_there(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 6, 6, 1, 1])
    panel = screen.battle.panel
    die = panel.dice[0][0].geometry().center()
    whole = drawn(panel)
    MOTION.set_speed("slow")
    screen.board.arrow_panel.hide(panel)
    begins = drawn(panel)
    assert begins.pixelColor(die) == whole.pixelColor(die)
    assert begins.pixelColor(0, 0).alpha() == 0, "nothing shows round the panel"
    qtbot.waitUntil(lambda: drawn(panel).pixelColor(die).alpha() < 128)
    qtbot.waitUntil(lambda: not panel.isVisible())
    screen.context.session.close()


def drawn(widget: QWidget) -> QImage:
    """Return what a widget and its children paint themselves."""
    picture = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture
