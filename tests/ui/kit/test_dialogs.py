"""Dialogs and toasts of the kit."""

from weakref import WeakSet

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel

from risk_desktop.ui import kit
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import metrics, set_metrics
from tests.ui.kit.stage import CARD, flush, put
from tests.ui.support.fitting import misfits

pytestmark = pytest.mark.window


def test_dialog_keeps_keys_from_the_board(window, qtbot):
    leaked = []
    shortcut = QShortcut(QKeySequence("U"), window)
    shortcut.activated.connect(leaked_recorder(leaked))
    dialog = kit.Dialog(window, "Your hand")
    button = kit.Button("Trade", "primary", key="T")
    dialog.add_action(button)
    dialog.open()
    with qtbot.waitSignal(button.clicked, timeout=1000):
        qtbot.keyClick(dialog, Qt.Key.Key_T)
    qtbot.keyClick(dialog, Qt.Key.Key_U)
    assert leaked == []


def test_space_is_the_primary_wherever_the_focus_is(window, qtbot):
    dialog = kit.Dialog(window, "Your hand")
    card = kit.CardWidget(CARD)
    dialog.body.addWidget(card)
    primary = kit.Button("Trade", "primary", key="Space")
    dialog.add_action(primary)
    dialog.open()
    with qtbot.waitSignal(primary.clicked, timeout=1000):
        qtbot.keyClick(card, Qt.Key.Key_Space)
    assert not card.isChecked()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert card.isChecked()


def test_dialog_closes_by_escape_and_deletes_itself(window, qtbot):
    dialog = kit.Dialog(window, "Your hand")
    gone = WeakSet([dialog])
    dialog.open()
    assert dialog.geometry() == window.rect()
    with qtbot.waitSignal(dialog.closed, timeout=1000):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    del dialog
    flush()
    assert not gone


@pytest.mark.parametrize("spot", [QPoint(350, 250), QPoint(600, 400), QPoint(20, 20)])
def test_only_what_lies_under_a_still_pointer_is_lit_when_a_dialog_opens(window, qtbot, spot, monkeypatch):
    monkeypatch.setattr(MOTION, "reduced", False)
    qtbot.mouseMove(window, spot)
    dialog = kit.Dialog(window, "Menu")
    rows = [kit.ListRow("play", name) for name in ("Resume", "Settings", "Rules", "Quit")]
    for row in rows:
        dialog.body.addWidget(row)
    dialog.open()
    qtbot.waitUntil(lambda: not dialog.is_moving())
    under = [row for row in rows if row.rect().contains(row.mapFrom(window, spot))]
    assert [row for row in rows if row.hovered] == under


def test_a_dialog_that_fades_out_leaves_the_keys_to_the_next_one(window, qtbot, monkeypatch):
    monkeypatch.setattr(MOTION, "reduced", False)
    board = kit.Button("Board", parent=window)
    board.show()
    board.setFocus()
    first, second = kit.Dialog(window, "Your bid"), kit.Dialog(window, "The bids")
    first.open()
    first.dismiss()
    second.open()
    with qtbot.waitSignal(first.closed, timeout=2000):
        pass
    assert window.focusWidget() is not board and second.isAncestorOf(window.focusWidget())
    with qtbot.waitSignal(second.closed, timeout=2000):
        second.dismiss()
    assert window.focusWidget() is board


def test_what_had_the_keyboard_may_be_gone_then_what_lies_behind_has_it(window, qtbot):
    board = kit.Button("Board", parent=window)
    board.show()
    window.setFocusProxy(board)
    gone = kit.Button("A card", parent=window)
    gone.show()
    gone.setFocus()
    dialog = kit.Dialog(window, "Your hand")
    dialog.open()
    gone.hide()
    dialog.dismiss()
    flush()
    assert window.focusWidget() is board


def test_dialog_that_must_be_answered_ignores_escape(window, qtbot):
    dialog = kit.Dialog(window, "Hand over", closable=False)
    dialog.open()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()


def test_dialog_follows_the_window_and_fits_into_it(window):
    dialog = kit.Dialog(window, "Long", width=900)
    for number in range(40):
        dialog.body.addWidget(kit.Label(f"Line {number}"))
    dialog.open()
    window.resize(640, 480)
    QApplication.processEvents()
    assert dialog.geometry() == QRect(0, 0, 640, 480)
    assert dialog.rect().contains(dialog.panel.geometry())


def test_actions_stack_where_they_are_too_wide(window, qapp):
    dialog = kit.Dialog(window, "Title")
    buttons = [kit.Button(words) for words in ("Zurücksetzen", "Abbrechen", "Alle Änderungen übernehmen")]
    for button in buttons:
        dialog.add_action(button)
    dialog.open()
    QApplication.processEvents()
    assert len({button.y() for button in buttons}) == 1
    set_metrics(metrics(1280, 720, 2.0))
    kit.install_style(qapp)
    QApplication.processEvents()
    assert len({button.y() for button in buttons}) == 3
    assert all(dialog.panel.rect().contains(button.geometry()) for button in buttons)


def test_tab_stays_inside_the_dialog(window, qtbot):
    outside = put(window, kit.Button("Outside"))
    dialog = kit.Dialog(window, "Title")
    for words in ("one", "two"):
        dialog.add_action(kit.Button(words))
    dialog.open()
    window.activateWindow()
    seen = set()
    for _ in range(6):
        dialog.focusNextPrevChild(True)
        seen.add(window.focusWidget().accessibleName())
    assert outside.accessibleName() not in seen
    assert {"one", "two", "Close"} <= seen


def test_dialog_fades_unless_motion_is_reduced(window):
    MOTION.reduced = False
    dialog = kit.Dialog(window, "Title")
    dialog.open()
    assert dialog.graphicsEffect() is not None
    MOTION.reduced = True
    other = kit.Dialog(window, "Title")
    other.open()
    assert other.graphicsEffect() is None


def test_toast_shows_above_the_bottom_or_in_its_room(window):
    host = kit.ToastHost(window)
    host.show_message("Ural doesn't touch Egypt.", icon="info")
    assert host.panel.isVisible()
    assert window.height() // 2 < host.panel.geometry().bottom() < window.height()
    room = QRect(20, 10, window.width() - 40, 70)
    host.set_room(room)
    assert room.contains(host.panel.geometry())
    assert host.panel.accessibleName() == "Ural doesn't touch Egypt."
    host.panel.timer.timeout.emit()
    assert not host.panel.isVisible()


def test_a_long_toast_stays_within_its_room(window):
    """What it says lies over nothing else: a higher toast would reach down to the board."""
    host, room = kit.ToastHost(window), QRect(20, 10, window.width() - 40, 40)
    host.set_room(room)
    host.show_message("Ural doesn't touch Egypt, and no sea route leads there either. " * 4, icon="info")
    assert room.contains(host.panel.geometry())
    assert not misfits(host.panel)
    host.show_message("Ural doesn't touch Egypt.", icon="info")
    label = host.panel.findChild(QLabel)
    assert not misfits(host.panel) and label.heightForWidth(label.width()) <= label.height(), "behind a long one, too"
    host.show_message("Ural", icon="info")
    short = host.panel.findChild(QLabel).font().pixelSize()
    assert short == kit.Label("Ural", "strong").font().pixelSize(), "a short one has words of the usual size"


def leaked_recorder(leaked):
    def record():
        leaked.append(True)

    return record
