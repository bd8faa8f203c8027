"""What is told of gods, the dead, the plague and the sea, as it is shown."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, DeadTravelled
from risk_desktop.editions.godstorm.cards.events import GarrisonsSwapped, LandDeserted, MiraclePlayed
from risk_desktop.editions.godstorm.cards.relics import TEARS, relic_number
from risk_desktop.editions.godstorm.declarations import InvasionDeclared
from risk_desktop.editions.godstorm.god_war import GodWarFought, GodWarSide, Host
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.plague import PlagueEnded, PlagueLaid
from risk_desktop.editions.godstorm.waters import LinkClosed, RegionSunk
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.events import AttackDeclared, Event
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.game.cards.decks.card_show import CardShow
from risk_desktop.ui.game.godstorm.god_war_scene import dice_of, scene_of
from risk_desktop.ui.game.godstorm.god_wars import GodWars
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button
from tests.editions.godstorm.epoch import GATE
from tests.ui.support.godstorm_table import LANDS, answers_of, asked_of, god_screen, place

ATTACK = GodWarSide(
    Host(0, (("base", 3), ("sky", 1), ("altars", 1)), "gungnir", (("armies", 6), ("mjolnir", 3))),
    "war", (6, 5, 3, 2, 1), (6, 5, 4, 3, 2), 29,
)  # fmt: skip
DEFENCE = GodWarSide(Host(1, (("base", 3), ("sky", 1)), "", (("armies", 4),)), "sky", (5, 4, 3, 1), (5, 4, 3, 1), 17)


def shown(screen: PlayScreen, *events: Event):  # type: ignore[no-untyped-def]
    """Show events, and return what stands on the board then, before the game is looked at again."""
    screen.director.settle()
    animator = screen.director.animator
    animator.play(list(events), 1, own=False)
    while animator.coming:
        animator.hold()
        animator.go_on()
    return animator.projection.position


def war(screen: PlayScreen) -> GodWarFought:
    return GodWarFought(place(screen, "gaul"), place(screen, "alemannia"), ATTACK, DEFENCE, 0, False)


def test_a_banished_god_leaves_the_board(qtbot: QtBot) -> None:
    screen = god_screen()
    gaul = place(screen, "gaul")
    assert shown(screen, GodBanished(0, "sky", gaul, "plague")).pieces[gaul] == (PieceLook("war", 0, "greeks"),)


def test_plague_comes_and_goes(qtbot: QtBot) -> None:
    screen = god_screen()
    dacia, germ = place(screen, "dacia"), PieceLook("plague", NOBODY)
    assert germ in shown(screen, PlagueLaid((dacia,))).pieces[dacia]
    assert dacia not in shown(screen, PlagueLaid((dacia,)), PlagueEnded(dacia)).pieces


def test_the_dead_come_to_their_afterlife_and_leave_it(qtbot: QtBot) -> None:
    screen = god_screen(dead=(2, 0, 0))
    gaul, gate = place(screen, "gaul"), place(screen, GATE)
    assert shown(screen, DeadTravelled(0, gaul, 3, "afterlife")).afterlives["elysium"] == (0, 5)
    assert shown(screen, DeadTravelled(0, gaul, 3, "pool")).afterlives["elysium"] == (0, 2)
    left = shown(screen, AfterlifeLeft(0, ((gate, 2),)))
    assert left.afterlives["elysium"] == (0, 0) and (left.owners[gate], left.armies[gate]) == (0, 2)


def test_the_sea_closes_a_way_and_takes_land(qtbot: QtBot) -> None:
    screen = god_screen()
    board = screen.context.game.rules.board
    way = sorted(next(iter(board.sea)))
    assert tuple(way) in shown(screen, LinkClosed(1, *way)).closed
    lands = board.regions[board.region_of[place(screen, "hesperide")]].members
    assert set(lands) <= shown(screen, RegionSunk(1, 4, tuple(lands))).gone


def test_emptied_land_is_nobodys_and_garrisons_change_places(qtbot: QtBot) -> None:
    screen = god_screen()
    gaul, iberia = place(screen, "gaul"), place(screen, "iberia")
    assert shown(screen, LandDeserted(0, iberia)).owners[iberia] == NOBODY
    swapped = shown(screen, GarrisonsSwapped(0, gaul, iberia))
    assert (swapped.armies[gaul], swapped.armies[iberia]) == (3, 7)


def test_dice_say_why_they_are_there_and_which_were_rolled_again() -> None:
    dice = dice_of(ATTACK)
    assert [die.value for die in dice] == [6, 5, 4, 3, 2]
    assert [die.before for die in dice].count(1) == 1
    again = next(die for die in dice if die.before)
    assert "Gungnir" in again.why
    reasons = [die.why for die in dice if die.why and not die.before]
    assert reasons == ["Sky god: extra", "altar: extra"]
    assert [die.before for die in dice_of(DEFENCE)] == [0, 0, 0, 0], "a one stays where nothing rolls it again"


def test_the_scene_adds_up_and_names_what_follows(qtbot: QtBot) -> None:
    screen = god_screen()
    scene = scene_of(screen.context, war(screen), [GodBanished(1, "sky", 0, "god_war"), LaborDone(0, "sky")])
    assert f"Epoch {screen.context.game.state.round} ·" in scene.detail, "a figure, as everywhere"
    assert scene.attack.total == 29 and scene.defence.total == 17
    assert scene.attack_wins and scene.by == "by 12" and scene.winner == "Ares wins"
    assert "attacker" in scene.ties and "Odin" in scene.outcome and "Sky deck" in scene.after
    assert [helper[1] for helper in scene.attack.helpers] == ["Zeus"]
    assert [helper[1] for helper in scene.defence.helpers] == ["Temple"]
    sums = [next(line.detail for line in side.lines if line.name == "Armies") for side in (scene.attack, scene.defence)]
    assert sums == ["6 from Gaul", "4 in Alemannia"], "one of the seven stays behind"


def test_only_who_takes_part_and_helps_stands_by(qtbot: QtBot) -> None:
    lands = {"gaul": "0 7 war sky magic", "alemannia": "1 4 sky war death magic", "egypt": "2 5"}
    screen = god_screen(lands)
    fought = war(screen)
    led = msgspec.structs.replace(fought, attack=msgspec.structs.replace(ATTACK, champion="sky"))
    scene = scene_of(screen.context, led, gods=("sky", "magic"))
    assert [helper[1] for helper in scene.attack.helpers] == ["Hekate"]
    assert [helper[1] for helper in scene.defence.helpers] == ["Freya"], "war and death give a defender nothing"
    assert "defender" in scene.ties
    assert "attacker" in scene_of(screen.context, led).ties


def test_who_stood_by_is_seen_though_the_game_is_further_on(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 7 war sky magic"})
    fought, before = war(screen), screen.board.position
    screen.context.game.state.pieces.clear()
    screen.director.settle()
    screen.board.set_position(position_of(screen.context.game))
    assert scene_of(screen.context, fought).attack.helpers == ()
    scene = scene_of(screen.context, fought, gods=("war", "magic"), before=before)
    assert [helper[1] for helper in scene.attack.helpers] == ["Hekate"]
    assert "attacker" in scene.ties


def test_a_temple_of_the_attacker_stands_by_nobody(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, "gaul": "0 7 war temple"})
    assert scene_of(screen.context, war(screen)).attack.helpers == ()


def test_a_work_of_the_battle_behind_it_is_none_of_the_god_war(qtbot: QtBot) -> None:
    screen = god_screen()
    gaul, alemannia = place(screen, "gaul"), place(screen, "alemannia")
    behind = [
        GodBanished(1, "sky", alemannia, "god_war"),
        AttackDeclared(0, 1, gaul, alemannia, 3),
        LaborDone(0, "war"),
    ]
    assert "War deck" not in scene_of(screen.context, war(screen), behind).after


def test_the_screen_remembers_who_was_declared(qtbot: QtBot) -> None:
    screen = god_screen(ai_speed="normal")
    gaul, alemannia = place(screen, "gaul"), place(screen, "alemannia")
    screen.director.animator.play([InvasionDeclared(0, 1, gaul, alemannia, 6, ("war",)), war(screen)], 0, own=True)
    qtbot.waitUntil(screen.controller(GodWars).table.isVisible, timeout=4000)
    scene = screen.controller(GodWars).table.scene
    assert scene is not None and scene.attack.helpers == ()


def test_ones_own_war_waits_to_be_closed(qtbot: QtBot) -> None:
    screen = god_screen(ai_speed="normal")
    gaul, alemannia = place(screen, "gaul"), place(screen, "alemannia")
    screen.director.animator.play([war(screen), GodBanished(1, "sky", alemannia, "god_war")], 0, own=True)
    table = screen.controller(GodWars).table
    assert table.isVisible() and screen.director.animator.busy and gaul >= 0
    QTest.keyClick(table, Qt.Key.Key_F1)
    qtbot.waitUntil(screen.game_layout.rules.isVisible)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert screen.game_layout.rules.isHidden() and table.isVisible(), "Esc takes the rules away first"
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.isVisible() and table.share == 1.0, "the first press shows the end of the roll"
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert not table.isVisible()
    assert not screen.director.animator.coming


def test_the_scene_gives_the_focus_back(qtbot: QtBot) -> None:
    """Else it goes to the first button of the window, the menu, and Enter opens that."""
    screen = god_screen(ai_speed="normal")
    screen.activateWindow()
    screen.board.setFocus()
    table = screen.controller(GodWars).table
    for _ in range(2):  # a second round comes while the first one shows
        screen.director.animator.play([war(screen)], 0, own=True)
        assert table.hasFocus()
    table.close_scene()
    assert screen.board.hasFocus()


def test_a_war_of_others_goes_by_itself(qtbot: QtBot) -> None:
    screen = god_screen(people=(2,), ai_speed="fast", turn=0)
    screen.director.animator.play([war(screen)], 0, own=False)
    table = screen.controller(GodWars).table
    assert table.isVisible()
    QTest.keyClick(table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not table.isVisible(), timeout=4000)


def test_whatever_ends_the_show_takes_the_scene_away(qtbot: QtBot) -> None:
    screen = god_screen(ai_speed="normal")
    screen.director.animator.play([war(screen)], 0, own=True)
    screen.director.animator.finish()
    assert not screen.controller(GodWars).table.isVisible()


def test_a_miracle_flies_to_its_target(qtbot: QtBot) -> None:
    screen = god_screen(ai_speed="normal")
    gaul = place(screen, "gaul")
    event = MiraclePlayed(1, "war", 0, "war_storms_rage", (gaul,), ("territory",))
    screen.director.animator.play([event], 1, own=False)
    flight = screen.controller(CardShow).flight
    assert flight.isVisible() and flight.card is not None and flight.card.key == "war_storms_rage"


def fought(qtbot: QtBot, alemannia: str) -> PlayScreen:
    """Return a screen on which the person's first god war against Alemannia shows, its roll done."""
    screen = god_screen({**LANDS, "alemannia": alemannia}, ai_speed="normal")
    screen.input.click(place(screen, "gaul"))
    screen.input.click(place(screen, "alemannia"))
    screen.input.press("primary")
    asked_of(screen, "champion")
    screen.input.press("primary")
    table = screen.controller(GodWars).table
    qtbot.waitUntil(table.isVisible, timeout=4000)
    QTest.keyClick(table, Qt.Key.Key_E)
    assert table.isVisible(), "the roll is not over: nobody breaks off unseen"
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.share == 1.0
    return screen


def test_the_attacker_breaks_off_in_the_scene(qtbot: QtBot) -> None:
    screen = fought(qtbot, "1 4 sky temple")
    table, done = screen.controller(GodWars).table, answers_of(screen)
    button = next(each for each in table.findChildren(Button) if each.text() == "Break off")
    go_on = next(each for each in table.findChildren(Button) if each.text() == "Go on")
    assert button.isVisible() and button.isEnabled() and not button.geometry().intersects(go_on.geometry())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not table.isVisible() and done == [Pass()]
    asked_of(screen, "attack")


def test_large_buttons_leave_room_for_what_follows(qtbot: QtBot) -> None:
    screen = god_screen(ai_speed="normal", language="de", text_scale=200, size=(1280, 720))
    table = screen.controller(GodWars).table
    table.show_scene(scene_of(screen.context, war(screen)), own=True, may_stop=True)
    shown = [button for button in table.findChildren(Button) if button.isVisible()]
    assert [button.text() for button in shown if button.text() != "Weiter"] == ["Abbrechen"]
    assert min(button.x() for button in shown) > 0.4 * table.width()


def test_going_on_leaves_the_question_to_the_prompt(qtbot: QtBot) -> None:
    screen = fought(qtbot, "1 4 sky temple")
    done = answers_of(screen)
    QTest.keyClick(screen.controller(GodWars).table, Qt.Key.Key_Space)
    assert not screen.controller(GodWars).table.isVisible() and done == []


def test_nobody_breaks_off_an_invasion_of_others(qtbot: QtBot) -> None:
    screen = god_screen(ai_speed="normal")  # what is asked is where to attack, not how to go on
    screen.director.animator.play([war(screen)], 0, own=True)
    assert screen.controller(GodWars).table.isVisible()
    assert not any(
        each.isVisible() for each in screen.controller(GodWars).table.findChildren(Button) if each.text() == "Break off"
    )


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_relic_that_is_bought_is_shown_once_with_what_it_does(qtbot: QtBot, speed: str) -> None:
    lands = {**LANDS, "gaul": "0 7 war sky magic"}
    screen = god_screen(lands, phase="buy", faith=(4, 0, 0), ai_speed=speed)
    asked_of(screen, "buy_cards")
    pile = screen.context.game.state.decks["magic"].draw
    pile.append(pile.pop(pile.index(relic_number(TEARS))))
    screen.context.session.answer(BuyCards((("war", 1), ("magic", 1))))
    asked_of(screen, "miracle")
    banner, toast = screen.game_layout.banner.shown, screen.toasts.panel
    told = f"{banner.title} {banner.detail}" if speed == "normal" else toast.accessibleName()
    assert "Freya's Tears of Gold" in told and "you get 1 faith" in told
    assert toast.isVisible() == (speed == "instant"), "it is told once"
