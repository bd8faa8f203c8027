"""Dice, cards and badges of the kit, and the speeds at which they move."""

import pytest
from PySide6.QtCore import Qt

from risk_desktop.ui import kit
from risk_desktop.ui.art.seats import BadgeState, badge_extent, badge_pixmap
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SEATS
from tests.ui.kit.stage import CARD, put

pytestmark = pytest.mark.window


def test_die_tumbles_to_its_value(window, qtbot):
    MOTION.reduced = False
    die = put(window, kit.DieWidget())
    die.roll_to(4)
    assert die.is_tumbling()
    with qtbot.waitSignal(die.settled, timeout=1000) as told:
        die.skip()
    assert told.args == [4] and not die.is_tumbling()
    assert "4" in die.accessibleName()


def test_die_lies_at_once_at_instant_speed(window):
    MOTION.reduced = False
    MOTION.set_speed("instant")
    die = put(window, kit.DieWidget())
    die.roll_to(2)
    assert not die.is_tumbling() and die.value() == 2


def test_card_names_land_and_unit(window, qtbot):
    card = put(window, kit.CardWidget(CARD))
    assert card.accessibleName() == "Egypt, infantry"
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert card.isChecked()


def test_speeds():
    MOTION.reduced = False
    for name, expected in (("slow", 520), ("normal", 260), ("fast", 104), ("instant", 0), ("step", 260)):
        MOTION.set_speed(name)
        assert MOTION.duration(260) == expected
    MOTION.reduced = True
    assert MOTION.duration(260) == 0
    assert MOTION.fade(260) == 260
    assert MOTION.panel(180) == 0
    with pytest.raises(KeyError):
        MOTION.set_speed("warp")


def test_badges_are_cached_and_grow_when_chosen(qapp):
    normal = badge_pixmap(SEATS[0], "12", 15.0)
    assert normal is badge_pixmap(SEATS[0], "12", 15.0)
    assert normal.width() == 2 * badge_extent(15.0)
    chosen = badge_pixmap(SEATS[0], "12", 15.0, BadgeState.HOT)
    assert covered(chosen) > covered(normal)
    assert badge_pixmap(SEATS[0], "12", 15.0, BadgeState.NORMAL, 2.0).width() == 2 * normal.width()


def covered(pixmap):
    """Number of pixels that are not transparent."""
    image = pixmap.toImage()
    return sum(image.pixelColor(x, y).alpha() > 200 for x in range(image.width()) for y in range(image.height()))
