"""The ledger of a fight: who fights whom can be read whatever the territories are called."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from risk_desktop.engine.odds import FightOdds
from risk_desktop.ui import theme
from risk_desktop.ui.game.battle.fight_ledger import FightLedger, LedgerRoll, RollList
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightStand

# Two words are not read as one where this many px lie between them.
_GAP = 6


def widest_gap(image: QImage, rows: range, start: int) -> int:
    """Return the widest run of empty columns between the first and the last ink right of ``start``."""
    ground = image.pixel(image.width() - 1, rows[0])
    inked = [any(image.pixel(x, y) != ground for y in rows) for x in range(start, image.width())]
    first, last = inked.index(True), len(inked) - inked[::-1].index(True)
    return max((len(list(run)) for ink, run in groupby(inked[first:last]) if not ink), default=0)


@pytest.mark.parametrize("place", ["Siam", "Northwestern Oil Emirate", "Australian Testing Ground of the North"])
def test_a_long_name_leaves_the_armies_readable(qtbot: QtBot, place: str) -> None:
    theme.set_metrics(theme.metrics(1600, 900))
    rolls = RollList()
    qtbot.addWidget(rolls)
    rolls.show_rolls(
        FightStand(Fighter(name="Anna", armies=12), Fighter(name="Octavia", armies=21)), [], (place, place)
    )
    rolls.resize(206, rolls.sizeHint().height())
    rolls.show()
    image = rolls.grab().toImage()
    assert widest_gap(image, range(2, 25), 26) >= _GAP and widest_gap(image, range(29, 52), 26) >= _GAP


@pytest.mark.parametrize(
    ("holds", "words"),
    [(False, "42%, to take Siam, was 40% before this roll"), (True, "58%, to hold Siam, was 60% before this roll")],
)
def test_the_chance_is_that_of_whom_it_is_told_to(qtbot: QtBot, holds: bool, words: str) -> None:
    ledger = FightLedger()
    qtbot.addWidget(ledger)
    stand = FightStand(Fighter(name="Anna", armies=4), Fighter(name="Ben", armies=3), 0.42, holds=holds)
    now, before = (
        FightOdds(win, 1.2, 1.5, 1.8, 1.4, survivors=(1 - win, win), stopped=(1 - win, 0), defenders=(win, 1 - win))
        for win in (0.42, 0.4)
    )
    ledger.show_fight(stand, "India", "Siam", "")
    ledger.add_roll(LedgerRoll((), 0, 1, ("", "")), stand, now, before)
    assert ledger.odds.accessibleName().startswith(words)
