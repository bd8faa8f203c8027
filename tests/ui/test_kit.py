"""Widgets of the kit: keyboard, off-state, names, target sizes, growth with the text, leaks, dialogs, dice."""

import gc
from weakref import WeakSet

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QImage, QKeySequence, QPainterPath, QShortcut
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from risk_desktop.i18n import set_language
from risk_desktop.ui import kit
from risk_desktop.ui.kit.button import KINDS
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.paint import BadgeState, UnitCard, badge_extent, badge_pixmap
from risk_desktop.ui.theme import SEATS, THEMES, current, current_metrics, metrics, set_current, set_metrics

pytestmark = pytest.mark.window

CARD = UnitCard("infantry", "Egypt", QPainterPath())
PAIRS = [(1, "one"), (2, "two"), (3, "three")]

MAKERS = {
    "Button": lambda: kit.Button("Roll", "primary", key="Space", icon="die"),
    "Danger": lambda: kit.Button("Delete", "danger"),
    "IconButton": lambda: kit.IconButton("menu", "Menu", key="F10"),
    "PanelIcon": lambda: kit.IconButton("undo", "Undo", kind="panel"),
    "Chip": lambda: kit.Chip("Classic", icon="star"),
    "ToggleRow": lambda: kit.ToggleRow(PAIRS, "Players"),
    "ChipRow": lambda: kit.ChipRow(PAIRS, "Filter"),
    "Field": lambda: kit.Field("Name", "Anna"),
    "Combo": lambda: kit.Combo("Level", PAIRS),
    "Stepper": lambda: kit.Stepper("Armies", 1, 9, 4),
    "Slider": lambda: kit.Slider("Sound", 0, 100, 50),
    "Switch": lambda: kit.Switch("Music", True),
    "SeatPicker": lambda: kit.SeatPicker("Anna", 0),
    "CardWidget": lambda: kit.CardWidget(CARD),
    "ListRow": lambda: kit.ListRow("folder", "Load", "12 games", key="L"),
}
OTHERS = {
    "Label": lambda: kit.Label("Words", "title"),
    "Panel": lambda: kit.Panel(tint=SEATS[0], strip=True),
    "Well": kit.Well,
    "Divider": kit.Divider,
    "KeyCap": lambda: kit.KeyCap("Ctrl+Return"),
    "Roundel": lambda: kit.RoundelWidget(SEATS[0]),
    "Swatch": lambda: kit.SwatchWidget(SEATS[1]),
    "DieWidget": kit.DieWidget,
    "ScrollArea": lambda: kit.ScrollArea(QWidget()),
}


@pytest.fixture(autouse=True)
def plain_window(qapp):
    set_language("en")
    set_current("dark")
    set_metrics(metrics(1600, 900))
    kit.install_style(qapp)
    MOTION.computer, MOTION.reduced = 1.0, True
    yield
    set_current("dark")
    set_metrics(metrics(1600, 900))
    MOTION.computer, MOTION.reduced = 1.0, False


@pytest.fixture
def window(qtbot):
    """Shown window with a column that controls can be put into."""
    top = QWidget()
    qtbot.addWidget(top)
    QVBoxLayout(top)
    top.resize(800, 600)
    top.show()
    qtbot.waitExposed(top)
    return top


def put(window, widget):
    window.layout().addWidget(widget)
    QApplication.processEvents()
    return widget


def picture(widget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize("name", MAKERS)
def test_controls_have_names_and_large_targets(window, name):
    control = put(window, MAKERS[name]())
    assert control.accessibleName()
    assert control.sizeHint().height() >= 32
    assert control.sizeHint().width() >= 32
    assert control.height() >= 32


@pytest.mark.parametrize("name", MAKERS)
def test_controls_stay_large_in_a_compact_window(window, qapp, name):
    set_metrics(metrics(1280, 720, 0.8))
    kit.install_style(qapp)
    control = put(window, MAKERS[name]())
    assert control.height() >= 32
    assert control.width() >= 32


def test_buttons_of_the_prompt_reach_44(window):
    assert put(window, kit.Button("Roll", "primary", key="Space")).height() >= 44


@pytest.mark.parametrize("name", [*MAKERS, *OTHERS])
@pytest.mark.parametrize("theme", THEMES)
def test_everything_paints_in_both_themes(window, qapp, name, theme):
    set_current(theme)
    kit.install_style(qapp)
    widget = put(window, (MAKERS | OTHERS)[name]())
    widget.setEnabled(False)
    off = picture(window)
    widget.setEnabled(True)
    assert not picture(window).isNull()
    if name in MAKERS and name != "PanelIcon":
        assert picture(window) != off, "a control that is off must look so"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_keyboard_presses_buttons(window, qtbot, kind, key):
    button = put(window, kit.Button("Roll", kind))
    with qtbot.waitSignal(button.clicked, timeout=1000):
        qtbot.keyClick(button, key)


def test_shortcut_presses_and_survives_new_words(window, qtbot):
    button = put(window, kit.Button("Roll", key="R"))
    button.setText("Roll & run")
    assert button.shortcut() == QKeySequence("R")
    assert button.words() == "Roll & run" == button.accessibleName()
    assert button.text() == "Roll && run"


def test_button_that_is_off_does_nothing(window, qtbot):
    button = put(window, kit.Button("Roll", "primary", key="Space"))
    button.set_off(True)
    with qtbot.assertNotEmitted(button.clicked, wait=20):
        qtbot.keyClick(button, Qt.Key.Key_Space)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_unknown_kind_of_button_is_refused():
    with pytest.raises(ValueError, match="expected one of primary"):
        kit.Button("Roll", "loud")


def test_buttons_grow_with_words_key_and_scale(window, qapp):
    button = put(window, kit.Button("Roll"))
    short = button.sizeHint().width()
    button.setText("Verstärkungen aufstellen")
    long = button.sizeHint().width()
    button.set_key("Ctrl+Return")
    with_key = button.sizeHint().width()
    set_metrics(metrics(1600, 900, 2.0))
    kit.install_style(qapp)
    assert short < long < with_key < button.sizeHint().width()
    assert button.minimumSizeHint() == button.sizeHint()


def test_keys_are_named_in_the_players_language():
    assert kit.key_label("Ctrl+Return") == "Ctrl Enter"
    assert kit.key_label("B") == "B"
    assert kit.key_label("+") == "+"
    set_language("de")
    assert kit.key_label("Space") == "Leertaste"
    assert kit.hint("Anmerkung", "Ctrl+Return") == "Anmerkung (Strg Enter)"


def test_icon_button_says_name_and_key(window):
    button = put(window, kit.IconButton("menu", "Menu", key="F10"))
    assert button.toolTip() == "Menu (F10)"
    button.set_name("Main menu")
    assert button.accessibleName() == "Main menu"


@pytest.mark.parametrize(
    ("reason", "shown"), [(Qt.FocusReason.TabFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)]
)
def test_ring_shows_for_the_keyboard_only(window, reason, shown):
    button = put(window, kit.Button("Roll"))
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, reason))
    rings = window.findChildren(kit.FocusRing)
    assert bool(rings) is shown
    if rings:
        assert rings[0].geometry() == button.geometry().adjusted(-5, -5, 5, 5)
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusOut, reason))
    flush()
    assert window.findChildren(kit.FocusRing) == []


def test_shadow_follows_its_panel(window):
    panel = kit.Panel(window)
    panel.setGeometry(100, 100, 200, 100)
    panel.show()
    shadow = window.findChild(kit.Shadow)
    assert shadow.geometry().contains(panel.geometry())
    panel.move(300, 200)
    assert shadow.geometry().center().x() == panel.geometry().center().x()
    panel.hide()
    assert shadow.isHidden()
    panel.deleteLater()
    flush()
    assert window.findChild(kit.Shadow) is None


def test_toggle_row_moves_with_the_arrows(window, qtbot):
    row = put(window, kit.ToggleRow(PAIRS, "Players"))
    row.set_off_values({2})
    first = row.findChild(kit.Segment)
    with qtbot.waitSignal(row.chosen, timeout=1000) as told:
        qtbot.keyClick(first, Qt.Key.Key_Right)
    assert told.args == [3] and row.value() == 3
    row.set_value(1)
    assert row.value() == 1
    with pytest.raises(ValueError):
        row.set_value(7)


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
    combo.clearFocus()
    wheel(combo, -120)
    assert combo.value() == 1


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


def test_label_follows_theme_and_scale(window, qapp):
    label = put(window, kit.Label("Words", "body"))
    before = label.font().pixelSize()
    assert label.palette().windowText().color().name() == current().text
    set_current("parchment")
    set_metrics(metrics(1600, 900, 1.5))
    kit.install_style(qapp)
    assert label.font().pixelSize() == round(before * 1.5)
    assert label.palette().windowText().color().name() == THEMES["parchment"].text


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


def test_toast_shows_above_the_bottom(window):
    host = kit.ToastHost(window)
    host.set_bottom(100)
    host.show_message("Ural doesn't touch Egypt.", icon="info")
    assert host.panel.isVisible()
    assert host.panel.geometry().bottom() < window.height() - 100
    assert host.panel.accessibleName() == "Ural doesn't touch Egypt."
    host.panel.timer.timeout.emit()
    assert not host.panel.isVisible()


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
    assert MOTION.furniture(180) == 0
    with pytest.raises(KeyError):
        MOTION.set_speed("warp")


def test_badges_are_cached_and_grow_when_chosen(qapp):
    normal = badge_pixmap(SEATS[0], "12", 15.0)
    assert normal is badge_pixmap(SEATS[0], "12", 15.0)
    assert normal.width() == 2 * badge_extent(15.0)
    chosen = badge_pixmap(SEATS[0], "12", 15.0, BadgeState.HOT)
    assert covered(chosen) > covered(normal)
    assert badge_pixmap(SEATS[0], "12", 15.0, BadgeState.NORMAL, 2.0).width() == 2 * normal.width()


@pytest.mark.parametrize("name", [*MAKERS, *OTHERS])
def test_nothing_keeps_a_deleted_widget(window, name):
    alive = WeakSet()
    for _ in range(100):
        widget = (MAKERS | OTHERS)[name]()
        window.layout().addWidget(widget)
        alive.add(widget)
        window.layout().removeWidget(widget)
        widget.deleteLater()
        del widget
    flush()
    assert len(alive) == 0
    assert len(window.findChildren(kit.Shadow)) == 0


def test_stylesheet_depends_on_theme_and_scale():
    table = current()
    assert table.panel_line in kit.stylesheet(table, current_metrics())
    large = kit.stylesheet(table, metrics(1600, 900, 2.0))
    assert large != kit.stylesheet(table, current_metrics())


def flush():
    """Let Qt delete what waits for it, then collect cycles."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


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


def covered(pixmap):
    """Number of pixels that are not transparent."""
    image = pixmap.toImage()
    return sum(image.pixelColor(x, y).alpha() > 200 for x in range(image.width()) for y in range(image.height()))


def leaked_recorder(leaked):
    def record():
        leaked.append(True)

    return record
