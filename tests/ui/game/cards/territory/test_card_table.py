"""The card table: what a set is called, choosing by mouse and keys, and what may be done with the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.ui import kit, theme
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.game.cards.territory.card_sets import CardSet, Gain, Worth, distinct, rank, words_of_set
from risk_desktop.ui.game.cards.territory.card_table import CardTable, HandOnTable
from risk_desktop.ui.kit import Button
from risk_desktop.ui.motion import MOTION
from tests.ui.support.fitting import misfits

HAND = {
    3: UnitCard("infantry", "Egypt"),
    7: UnitCard("cavalry", "Japan"),
    11: UnitCard("infantry", "Congo", owner=theme.SEATS[0]),
    20: UnitCard("artillery", "Peru"),
    42: UnitCard("wild", "Wild"),
}
SETS = {three: 10 for three in combinations(HAND, 3) if words_of_set([HAND[card].unit for card in three])}


WINDOWS: list[QWidget] = []
"""Windows of the running test: nobody else keeps them."""


@pytest.fixture(autouse=True)
def at_rest() -> Iterator[None]:
    MOTION.reduced = True
    yield
    for window in WINDOWS:
        window.close()
        window.deleteLater()
    WINDOWS.clear()
    QApplication.processEvents()
    MOTION.reduced = False
    i18n.set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


def table_of(qtbot: QtBot, hand: HandOnTable, size: tuple[int, int] = (1600, 900), scale: float = 1.0) -> CardTable:
    theme.set_metrics(theme.metrics(*size, scale))
    kit.install_style(QApplication.instance())
    window = QWidget()
    WINDOWS.append(window)
    window.resize(*size)
    window.show()
    window.activateWindow()
    table = CardTable(window, hand)
    table.open()
    qtbot.waitUntil(table.isVisible)
    return table


def trade_button(table: CardTable) -> Button:
    return next(button for button in table.findChildren(Button) if button.kind == "primary")


@pytest.mark.parametrize(
    ("units", "words"),
    [
        (("infantry", "infantry", "infantry"), "Three infantry"),
        (("infantry", "cavalry", "artillery"), "One of each"),
        (("infantry", "artillery", "wild"), "One of each, the wild card stands for cavalry"),
        (("cavalry", "wild", "cavalry"), "Three cavalry, the wild card stands for cavalry"),
        (("cavalry", "wild", "wild"), "One of each, with 2 wild cards"),
        (("cavalry", "cavalry", "infantry"), ""),
        (("cavalry", "cavalry"), ""),
    ],
)
def test_sets_have_names(units: tuple[str, ...], words: str) -> None:
    assert words_of_set(units) == words


def test_the_best_set_saves_wild_cards() -> None:
    plain = CardSet((1, 2, 3), ("infantry",) * 3, 10)
    wild = CardSet((1, 2, 9), ("infantry", "infantry", "wild"), 10)
    more = CardSet((1, 4, 9), ("infantry", "infantry", "wild"), 10, 2)
    assert rank([wild, plain, more]) == [more, plain, wild]
    same = CardSet((1, 3, 9), ("infantry", "infantry", "wild"), 10)
    assert distinct([plain, wild, same]) == [plain, wild]


def test_a_duty_to_trade_says_how_many_cards_are_held(qtbot: QtBot) -> None:
    table = table_of(qtbot, HandOnTable(HAND, SETS, forced=True))
    said = [label.text() for label in table.findChildren(kit.Label)]
    assert f"With {len(HAND)} cards you must trade a set before you go on." in said


def test_the_best_set_is_chosen_and_space_trades_it(qtbot: QtBot) -> None:
    table = table_of(qtbot, HandOnTable(HAND, SETS, True, 2))
    assert table.set_chosen == table.sets[0]
    assert 11 in table.chosen
    assert trade_button(table).words() == "Trade for 12 armies"
    assert "10 + 2" in [label.text() for label in table.findChild(Gain).findChildren(kit.Label)]
    chosen = table.chosen
    with qtbot.waitSignal(table.traded) as told:
        qtbot.keyClick(table, Qt.Key.Key_Space)
    assert told.args == [chosen]


def test_mouse_chooses_cards_and_a_fourth_replaces_the_first(qtbot: QtBot) -> None:
    table = table_of(qtbot, HandOnTable(HAND, SETS))
    table.choose(())
    assert not trade_button(table).isEnabled()
    for number in (3, 7, 20):
        point = table.fan.card_rect(number).center().toPoint()
        qtbot.mouseClick(table.fan, Qt.MouseButton.LeftButton, pos=point)
    assert table.chosen == (3, 7, 20)
    assert trade_button(table).isEnabled()
    qtbot.mouseClick(table.fan, Qt.MouseButton.LeftButton, pos=table.fan.card_rect(42).center().toPoint())
    assert table.chosen == (7, 20, 42)
    qtbot.mouseClick(table.fan, Qt.MouseButton.LeftButton, pos=table.fan.card_rect(42).center().toPoint())
    assert table.chosen == (7, 20)
    assert not trade_button(table).isEnabled()


def test_keys_choose_cards_and_sets(qtbot: QtBot) -> None:
    table = table_of(qtbot, HandOnTable(HAND, SETS))
    second = distinct(table.sets)[1].cards
    qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.chosen == second
    qtbot.keyClick(table, Qt.Key.Key_B)
    assert table.set_chosen == table.sets[0]
    qtbot.keyClick(table, Qt.Key.Key_2)
    assert table.chosen == second
    table.choose(())
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert table.window().focusWidget() is table.fan.cards[0]
    qtbot.keyClick(table.fan.cards[0], Qt.Key.Key_Return)
    assert table.chosen == (3,)
    qtbot.keyClick(table.fan.cards[0], Qt.Key.Key_Left)
    assert table.window().focusWidget() is table.fan.cards[-1]
    with qtbot.waitSignal(table.closed):
        qtbot.keyClick(table.fan.cards[-1], Qt.Key.Key_Escape)


def test_a_hand_to_look_at_can_not_be_traded(qtbot: QtBot) -> None:
    table = table_of(qtbot, HandOnTable(HAND, worth=(4, 6, 8), following=1))
    assert [button.kind for button in table.findChildren(Button)] == []
    qtbot.mouseClick(table.fan, Qt.MouseButton.LeftButton, pos=table.fan.card_rect(3).center().toPoint())
    assert table.chosen == ()
    worth = table.findChild(Worth)
    assert worth is not None and "The next set brings 6" in worth.accessibleName()
    with qtbot.waitSignal(table.closed):
        qtbot.keyClick(table, Qt.Key.Key_Escape)


def test_many_cards_scroll_and_stay_in_reach(qtbot: QtBot) -> None:
    faces = {number: UnitCard("infantry", f"Land {number}") for number in range(16)}
    table = table_of(qtbot, HandOnTable(faces, {(0, 1, 2): 4}), (1280, 720))
    rects = [table.fan.card_rect(number) for number in faces]
    assert all(b.left() - a.left() >= 30 for a, b in pairwise(rects))
    assert rects[0].left() >= 0 and rects[-1].right() <= table.fan.width()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 2.0), ((1280, 720), 1.0), ((1600, 900), 1.25)])
def test_no_words_are_cut(qtbot: QtBot, language: str, size: tuple[int, int], scale: float) -> None:
    i18n.set_language(language)
    table = table_of(qtbot, HandOnTable(HAND, SETS, True, 2, (4, 6, 8, 10, 15, 20, 25), 3), size, scale)
    inside = [line for line in misfits(table) if "FanCard" not in line]
    assert inside == []
