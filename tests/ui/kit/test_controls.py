"""Widgets of the kit: keyboard, off-state, names, target sizes, growth with the text, leaks."""

from itertools import pairwise
from weakref import WeakSet

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QImage, QKeySequence, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.i18n import set_language
from risk_desktop.ui import kit
from risk_desktop.ui.kit.button import KINDS
from risk_desktop.ui.theme import SEATS, THEMES, current, current_metrics, metrics, set_current, set_metrics
from tests.ui.kit.stage import CARD, PAIRS, flush, put

pytestmark = pytest.mark.window

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


def picture(widget) -> QImage:
    return widget.grab().toImage()


class Told(QObject):
    """Notes what Qt is told of."""

    def __init__(self, watched: QObject) -> None:
        super().__init__()
        self.kinds: set[QEvent.Type] = set()
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.kinds.add(event.type())
        return False


def test_the_same_words_again_are_no_news(window):
    button, icon = put(window, kit.Button("Roll & win", key="Space")), put(window, kit.IconButton("menu", "Menu"))
    QApplication.processEvents()
    told = [Told(button), Told(icon)]
    button.setText("Roll & win")
    icon.set_name("Menu")
    QApplication.processEvents()
    assert [each.kinds for each in told] == [set(), set()]
    button.setText("Stop")
    icon.set_name("Undo")
    QApplication.processEvents()
    assert (button.words(), button.accessibleName(), button.shortcut()) == ("Stop", "Stop", QKeySequence("Space"))
    assert QEvent.Type.Paint in told[0].kinds and QEvent.Type.ToolTipChange in told[1].kinds


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
    assert button.text() == "Roll & run"


def test_button_that_is_off_does_nothing(window, qtbot):
    button = put(window, kit.Button("Roll", "primary", key="Space"))
    button.setEnabled(False)
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


def test_the_ring_is_dashed_as_a_line_without_gaps_frames_what_is_chosen(window):
    button = put(window, kit.Button("Roll"))
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    (ring,) = window.findChildren(kit.FocusRing)
    picture = QImage(ring.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    ring.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    inked = [picture.pixelColor(x, 2).alpha() > 128 for x in range(20, ring.width() - 20)]
    changes = sum(one != other for one, other in pairwise(inked))
    assert changes > 6 and 0.5 < sum(inked) / len(inked) < 0.8


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


def test_label_follows_theme_and_scale(window, qapp):
    label = put(window, kit.Label("Words", "body"))
    before = label.font().pixelSize()
    assert label.palette().windowText().color().name() == current().text
    set_current("parchment")
    set_metrics(metrics(1600, 900, 1.5))
    kit.install_style(qapp)
    assert label.font().pixelSize() == round(before * 1.5)
    assert label.palette().windowText().color().name() == THEMES["parchment"].text


@pytest.mark.parametrize("name", [*MAKERS, *OTHERS])
def test_nothing_keeps_a_deleted_widget(window, name):
    alive = WeakSet()
    for _ in range(20):
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
