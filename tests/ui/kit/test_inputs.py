"""Inputs of the kit: rows, lists, steppers, sliders, switches, colours of seats."""

from functools import partial

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from risk_desktop.ui import kit
from risk_desktop.ui.theme import metrics, set_metrics
from tests.ui.kit.stage import PAIRS, put

pytestmark = pytest.mark.window


def test_toggle_row_moves_with_the_arrows(window, qtbot):
    row = put(window, kit.ToggleRow(PAIRS, "Players"))
    row.disable_values({2})
    first = row.findChild(kit.Segment)
    with qtbot.waitSignal(row.chosen, timeout=1000) as told:
        qtbot.keyClick(first, Qt.Key.Key_Right)
    assert told.args == [3] and row.value() == 3
    row.set_value(1)
    assert row.value() == 1
    with pytest.raises(ValueError):
        row.set_value(7)


def test_tab_stops_in_a_toggle_row_where_it_is_on(window):
    row = put(window, kit.ToggleRow(PAIRS, "Players"))
    row.set_value(2)
    pieces = row.findChildren(kit.Segment)
    assert [bool(piece.focusPolicy() & Qt.FocusPolicy.TabFocus) for piece in pieces] == [False, True, False]


def test_the_ring_in_a_toggle_row_is_whole_and_follows_the_row(window):
    row = put(window, kit.ToggleRow(PAIRS, "Players"))
    first = row.findChild(kit.Segment)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    (ring,) = window.findChildren(kit.FocusRing)
    row.move(row.x() + 7, row.y() + 5)
    box = QRect(first.mapTo(ring.parentWidget(), QPoint()), first.size())
    assert ring.geometry() == box.marginsAdded(QMargins(5, 5, 5, 5))
    assert ring.parentWidget().rect().contains(ring.geometry())
    first.clearFocus()
    assert not [each for each in window.findChildren(kit.FocusRing) if each.isVisible()]


def test_the_ring_in_a_toggle_row_never_outstays_the_row(window):
    row = put(window, kit.ToggleRow(PAIRS, "Players"))
    first = row.findChild(kit.Segment)
    first.show_ring()
    (ring,) = window.findChildren(kit.FocusRing)
    assert ring.isVisibleTo(window)
    row.hide()
    assert not ring.isVisibleTo(window)
    row.show()
    assert ring.isVisibleTo(window)


def test_combo_keeps_its_value_when_the_list_changes(window, qtbot):
    combo = put(window, kit.Combo("Level", PAIRS))
    combo.set_value(2)
    combo.set_choices([(0, "none"), (2, "zwei")])
    assert combo.value() == 2 and combo.currentText() == "zwei"
    with qtbot.waitSignal(combo.chosen, timeout=1000) as told:
        qtbot.keyClick(combo, Qt.Key.Key_Up)
    assert told.args == [0]


def test_combo_leaves_the_wheel_to_the_page(window):
    combo = put(window, kit.Combo("Level", PAIRS))
    for focused in (False, True):
        combo.setFocus() if focused else combo.clearFocus()
        wheel(combo, -120)
        assert combo.value() == 1
    assert combo.focusPolicy() == Qt.FocusPolicy.StrongFocus, "a real wheel would bring the focus first"


def test_stepper_stops_at_its_bounds(window, qtbot):
    stepper = put(window, kit.Stepper("Armies", 1, 3, 2))
    less, more = stepper.findChildren(kit.IconButton)
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert stepper.value() == 3 and not more.isEnabled() and less.isEnabled()
    qtbot.keyClick(stepper, Qt.Key.Key_Down)
    qtbot.keyClick(stepper, Qt.Key.Key_Down)
    assert stepper.value() == 1 and not less.isEnabled()
    wheel(stepper, 120)
    assert stepper.value() == 2


def test_a_number_that_is_stepped_does_not_look_selected(window, qtbot):
    stepper = put(window, kit.Stepper("Armies", 1, 9, 2))
    _, more = stepper.findChildren(kit.IconButton)
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert stepper.value() == 4 and stepper.lineEdit().selectedText() == ""
    qtbot.keyClick(stepper, Qt.Key.Key_Down)
    wheel(stepper, 120)
    assert stepper.value() == 4 and stepper.lineEdit().selectedText() == ""


def test_the_number_of_a_stepper_follows_the_text_size(window, qapp):
    stepper = put(window, kit.Stepper("Armies", 1, 9, 2))
    usual = stepper.lineEdit().font().pixelSize()
    sizes = []
    for scale in (2.0, 1.0):
        set_metrics(metrics(1600, 900, scale))
        kit.install_style(qapp)
        QApplication.processEvents()
        sizes.append(stepper.lineEdit().font().pixelSize())
    assert sizes[0] > 1.8 * usual and sizes[1] == usual


def test_slider_jumps_to_the_click(window, qtbot):
    slider = put(window, kit.Slider("Sound", 0, 100, 0))
    qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 4, slider.height() // 2))
    assert slider.value() == 100
    assert not slider.isSliderDown()


def test_switch_by_mouse_and_keys(window, qtbot):
    switch = put(window, kit.Switch("Music"))
    with qtbot.waitSignal(switch.toggled, timeout=1000):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()
    qtbot.keyClick(switch, Qt.Key.Key_Left)
    assert not switch.isChecked()


def test_seat_picker_skips_taken_colours(window, qtbot):
    picker = put(window, kit.SeatPicker("Anna", 0))
    picker.set_taken({1, 2})
    with qtbot.waitSignal(picker.chosen, timeout=1000) as told:
        qtbot.keyClick(picker, Qt.Key.Key_Down)
    assert told.args == [3]
    assert "sun" in picker.accessibleName().lower()


def test_seat_picker_offers_six(window, qtbot):
    picker = put(window, kit.SeatPicker("Anna", 0))
    qtbot.keyClick(picker, Qt.Key.Key_Return)
    popup = QApplication.activePopupWidget()
    rows = [row for row in popup.findChildren(kit.ButtonControl) if row.isVisible()]
    assert len(rows) == 6
    with qtbot.waitSignal(picker.chosen, timeout=1000) as told:
        qtbot.mouseClick(rows[4], Qt.MouseButton.LeftButton)
    assert told.args == [4] and picker.value() == 4


def wheel(widget, delta):
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QWheelEvent

    event = QWheelEvent(
        QPointF(widget.width() / 2, widget.height() / 2),
        QPointF(0, 0),
        QPoint(0, 0),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_keys_of_an_open_list_reach_no_shortcut_of_the_screen_behind(window, qtbot):
    combo = put(window, kit.Combo("Level", PAIRS))
    behind = QShortcut(QKeySequence("End"), window)
    behind.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    fired = []
    behind.activated.connect(partial(fired.append, "End"))
    combo.setFocus()
    combo.showPopup()
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    qtbot.keyClick(combo.view(), Qt.Key.Key_End)
    assert not fired and combo.view().currentIndex().row() == len(PAIRS) - 1
    combo.hidePopup()
