"""What a miracle may be aimed at next: targets of several kinds come one after the other."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.cards.decks.deck_hand import DeckHand
from risk_desktop.ui.game.godstorm.miracle import MiracleAiming
from risk_desktop.ui.game.prompt.choice_list import ChoiceRow
from tests.editions.godstorm.miracles import under_attack
from tests.ui.support.godstorm_table import asked_of, over


@pytest.mark.parametrize(
    ("kinds", "offered"), [(("god", "territory"), [1, 2]), (("territory", "territory"), [1, 2, 20, 30])]
)
def test_a_land_is_not_offered_where_a_god_is_asked_for(kinds: tuple[str, ...], offered: list[int]) -> None:
    """The numbers of both may happen to be in order; only targets that are alike are named in any order."""
    book = SimpleNamespace(at=lambda card: kinds)
    aiming = MiracleAiming(None, book, {"card": [(1, 20), (2, 30)]})  # type: ignore[arg-type]
    aiming.choose("card")
    assert aiming.candidates == offered


@pytest.mark.parametrize("scale", [100, 200])
def test_the_gods_at_whom_an_answer_may_be_aimed_show(qtbot: QtBot, scale: int) -> None:
    """The card itself doesn't take their room, whether the pointer rests on it or not."""
    game = under_attack("sky_the_mighty_turn_meek", position={"egypt": "0 8 war sky magic", "gaul": "0 3 temple"})
    screen = over(game, (1,), text_scale=scale)
    presenter, bar = asked_of(screen, "reaction"), screen.controller(DeckHand).bar
    assert isinstance(presenter, CardPresenter) and bar is not None
    top = screen.window()
    spot = bar.mapTo(top, (bar.spot(0).topLeft() + QPointF(8, 12)).toPoint())
    QTest.mouseMove(top, spot)
    QTest.mouseClick(top.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert presenter.card == "sky_the_mighty_turn_meek" and len(presenter.aiming.target_words()) == 3
    for place in (spot, QPoint(5, 5)):
        QTest.mouseMove(top.windowHandle(), place)
        qtbot.wait(20)
        rows = [row for row in screen.game_layout.choices.findChildren(ChoiceRow) if row.isVisible()]
        assert len(rows) == 3
        assert all(top.childAt(row.mapTo(top, row.rect().center())) is row for row in rows), place
    rows[1].click()
    assert presenter.aiming.targets
