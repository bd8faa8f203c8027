"""Gain and loss in a fight have the colours that they have for the person who sees them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import AttackDeclared
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_ledger import LedgerRoll, RollList
from risk_desktop.ui.game.battle.fight_painter import gain_ink
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightStand
from risk_desktop.ui.theme import SEATS, current
from tests.ui.support.play_table import SEATS as TABLE
from tests.ui.support.play_table import Sphinx, make_context, make_screen, middle_of_game, number

LOST = Pair(6, 1, 6, 6, True)
"""The attacker wins."""


def seats(*people: int):  # type: ignore[no-untyped-def]
    """Return a table at which persons sit in some seats."""
    kinds = {True: "human", False: "normal"}
    return tuple(type(seat)(seat.name, kinds[place in people], seat.colour) for place, seat in enumerate(TABLE))


@pytest.mark.parametrize(
    ("people", "own"),
    [((4,), 0), ((0,), 1), ((2,), -1), ((), -1), ((0, 4), -1), ((0, 2), -1)],
    ids=["attacks", "defends", "looks on", "computers", "both", "several"],
)
def test_a_fight_knows_whose_it_is(qtbot: QtBot, people: tuple[int, ...], own: int) -> None:
    game = middle_of_game(turn=4)
    screen = make_screen(game, seats(*people), context=make_context(ai_speed="normal"), ai_client=Sphinx)
    origin, target = number("brazil"), number("north_africa")
    screen.battle.announce(AttackDeclared(4, 0, origin, target, 3), (5, 9))
    assert screen.battle.panel.stand.own == own


@pytest.mark.parametrize(("own", "gains"), [(0, True), (1, False), (-1, None)])
def test_who_loses_an_army_sees_a_loss(qtbot: QtBot, own: int, gains: bool | None) -> None:
    stand = FightStand(Fighter(SEATS[0], "Ben", 4), Fighter(SEATS[1], "Anna", 3), own=own)
    assert stand.gains(attacker_wins=True) is gains and stand.gains(attacker_wins=False) is (
        None if gains is None else not gains
    )
    rolls = RollList()
    qtbot.addWidget(rolls)
    rolls.show_rolls(stand, [(1, LedgerRoll((LOST,), 0, 1))])
    rolls.resize(220, 120)
    inks = {gain_ink(each) for each in (True, False)}
    assert len({*inks, gain_ink(None)}) == 3 and gain_ink(None) == current().text
    assert _colours(rolls.grab().toImage().copy(94, 0, 126, 120)) & inks == {gain_ink(gains)} - {gain_ink(None)}


def _colours(image: QImage) -> set[str]:
    """Return all colours in a picture."""
    spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {QColor(image.pixel(*spot)).name() for spot in spots}
