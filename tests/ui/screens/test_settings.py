"""Settings: each control changes its setting at once, and it is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.i18n import tr
from risk_desktop.storage.settings import load_settings
from risk_desktop.ui import theme
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Combo, Label, Slider, Switch, ToggleRow
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.settings_dialog import SettingsDialog
from tests.ui.support.screen_stage import make_context, settle, staged


@pytest.fixture(autouse=True)
def usual_settings() -> Iterator[None]:
    yield
    i18n.set_language("en")
    theme.set_current("dark")
    theme.set_metrics(theme.metrics(1600, 900))


@pytest.fixture
def context(tmp_path: Path) -> AppContext:
    return make_context(tmp_path / "saves", (1600, 900))


@pytest.fixture
def dialog(qtbot: QtBot, context: AppContext) -> SettingsDialog:
    window = QWidget()
    qtbot.addWidget(window)
    staged(window, (1600, 900))
    dialog = SettingsDialog(window, context)
    dialog.open()
    settle()
    return dialog


def chosen(dialog: SettingsDialog, kind: type, name: str, value: object) -> None:
    """Set a control by its name as a person would."""
    control = next(w for w in dialog.findChildren(kind) if w.accessibleName() == name and w.isVisible())
    control.set_value(value)
    control.chosen.emit(value)
    settle()


@pytest.mark.parametrize(
    ("kind", "label", "field", "value"),
    [
        (Combo, "Text size", "text_scale", 150),
        (Combo, "Language", "language", "de"),
        (Combo, "Computer speed", "ai_speed", "fast"),
        (Combo, "Your dice and moves", "own_speed", "slow"),
        (ToggleRow, "Colours", "theme", "parchment"),
        (ToggleRow, "Emblems on land", "semy", "strong"),
        (ToggleRow, "Land is coloured by", "tint", "region"),
        (ToggleRow, "Your defence", "defence", "ask"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_choices_are_kept(
    dialog: SettingsDialog, context: AppContext, kind: type, label: str, field: str, value: object
) -> None:
    told: list[None] = []
    dialog.changed.connect(lambda: told.append(None))
    chosen(dialog, kind, label, value)
    assert getattr(context.settings, field) == value
    assert getattr(load_settings().settings, field) == value
    assert told


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ("Things fade instead of moving", "reduced_motion"),
        ("Curtain before the next person looks", "curtain"),
        ("When the game waits in the background", "notify"),
        ("No sound at all (M)", "muted"),
    ],
)
def test_switches_are_kept(qtbot: QtBot, dialog: SettingsDialog, context: AppContext, words: str, field: str) -> None:
    before = getattr(context.settings, field)
    switch = next(s for s in dialog.findChildren(Switch) if s.text() == words)
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton, pos=switch.rect().center())
    assert getattr(load_settings().settings, field) is not before


def test_volumes_are_kept_when_the_slider_rests(qtbot: QtBot, dialog: SettingsDialog, context: AppContext) -> None:
    slider = next(s for s in dialog.findChildren(Slider) if s.accessibleName() == "Dice")
    with qtbot.waitSignal(dialog.changed, timeout=2000):
        slider.setValue(12)
        slider.setValue(11)
    assert load_settings().settings.volume_dice == context.settings.volume_dice == 11


def test_closing_keeps_a_slider_that_has_just_moved(qtbot: QtBot, dialog: SettingsDialog) -> None:
    next(s for s in dialog.findChildren(Slider) if s.accessibleName() == "Effects").setValue(33)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    settle()
    assert load_settings().settings.volume_effects == 33


def test_they_are_in_force_at_once(dialog: SettingsDialog) -> None:
    chosen(dialog, ToggleRow, "Colours", "parchment")
    assert theme.current().name == "parchment"
    chosen(dialog, Combo, "Text size", 200)
    assert theme.current_metrics().text_scale == 2.0
    chosen(dialog, Combo, "Computer speed", "instant")
    assert MOTION.computer == 0


def test_the_dialog_speaks_the_new_language(qtbot: QtBot, dialog: SettingsDialog) -> None:
    chosen(dialog, Combo, "Language", "sv")
    assert i18n.language() == "sv" and dialog.accessibleName() == "Inställningar"
    words = {label.text() for label in dialog.findChildren(Label) if label.isVisible()}
    assert "Textstorlek" in words and "Text size" not in words
    chosen(dialog, Combo, "Språk", "nl")
    assert dialog.accessibleName() == "Instellingen"


def test_space_closes(qtbot: QtBot, dialog: SettingsDialog) -> None:
    with qtbot.waitSignal(dialog.closed, timeout=1000):
        qtbot.keyClick(dialog, Qt.Key.Key_Space)


def test_a_text_size_between_those_that_are_offered_is_offered_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    staged(window, (1600, 900))
    dialog = SettingsDialog(window, make_context(tmp_path / "saves", (1600, 900), text_scale=133))
    combo = next(w for w in dialog.findChildren(Combo) if w.accessibleName() == "Text size")
    assert combo.value() == 133 and combo.currentText() == "133 %"


def test_what_is_asked_of_answering_cards_is_told_below_them(dialog: SettingsDialog, context: AppContext) -> None:
    row = next(w for w in dialog.findChildren(ToggleRow) if w.accessibleName() == "Answering cards")
    told = set()
    for value, piece in zip(row.values, row.pieces, strict=True):
        chosen(dialog, ToggleRow, "Answering cards", value)
        words = tr(f"screens.settings.answers.{value}.told")
        assert [label for label in dialog.findChildren(Label) if label.text() == words and label.isVisible()]
        assert piece.accessibleDescription() == words and context.settings.answers == value
        told.add(words)
    assert len(told) == 3
