"""What stands in the dock can be read whole, whatever the size of the text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES, set_language, tr
from risk_desktop.ui import theme
from risk_desktop.ui.art import lettering
from risk_desktop.ui.game.battle import fight_ledger, preview_panel
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_ledger import FightLedger, LedgerRoll
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightStand
from risk_desktop.ui.game.battle.preview_panel import FightPlan, FightSide, PreviewPanel
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.game.recap.recap_entry import RecapEntry
from risk_desktop.ui.game.recap.recap_list import RecapList, RecapRow
from risk_desktop.ui.game.rooms import rooms_for
from risk_desktop.ui.theme import NEUTRAL
from tests.ui.support.tables_stage import NAMES

SCALES = [0.8, 1.0, 1.2, 1.3, 1.4, 2.0]


def show(qtbot: QtBot, widget: QWidget) -> None:
    """Let a widget stand in the room of the dock of five players, and paint it."""
    qtbot.addWidget(widget)
    widget.resize(rooms_for(theme.current_metrics(), 5).dock.size())
    widget.show()
    qtbot.wait(1)
    widget.grab()


class Written:
    """What has been painted as text; ``cut`` gets what was wider than its box."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.cut: list[str] = []

    def draw(
        self,
        painter: QPainter,
        box: QRectF,
        words: str,
        font: QFont,
        colour: object,
        align: Qt.AlignmentFlag = lettering.LEFT,
        *,
        wrap: bool = False,
    ) -> None:
        """Stand in for ``draw_text``."""
        self.words.add(words)
        flags = Qt.TextFlag.TextWordWrap.value if wrap else 0
        needed = QFontMetricsF(font).boundingRect(box, flags, words)
        if needed.width() > box.width() + 1 or (wrap and needed.height() > box.height() + 1):
            self.cut.append(words)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_of_a_fight_is_whole(qtbot: QtBot, monkeypatch, language: str, scale: float) -> None:
    """ "Het gevech", and "geen tegenstan" behind a die that nobody met."""
    written = Written()
    monkeypatch.setattr(fight_ledger, "draw_text", written.draw)
    set_language(language)
    theme.set_metrics(theme.metrics(1280, 720, scale))
    ledger = FightLedger()
    stand = FightStand(Fighter(name="Anna", armies=12), Fighter(name="Octavia", armies=21))
    ledger.show_fight(stand, "Canada", "Kontinentale Biosphären", "")
    ledger.add_roll(LedgerRoll((Pair(6, 4, 6, 8, True), Pair(5, 0, 6, 6, False)), 0, 1), stand, None, None)
    show(qtbot, ledger)
    assert tr("fight.no_opponent") in written.words and not written.cut
    title = next(label for label in ledger.findChildren(QLabel) if label.text() == ledger.title)
    assert lettering.text_width(title.text(), title.font()) <= title.width()


@pytest.mark.parametrize("scale", SCALES)
def test_both_lands_of_an_announced_fight_are_whole(qtbot: QtBot, monkeypatch, scale: float) -> None:
    """ "Kontinentale Biosphären" lay over the edge."""
    written = Written()
    monkeypatch.setattr(preview_panel, "draw_text", written.draw)
    theme.set_metrics(theme.metrics(1280, 720, scale))
    panel = PreviewPanel()
    sides = [FightSide(NEUTRAL, place, "Anna", 4, (), ()) for place in ("Kanada", "Kontinentale Biosphären")]
    panel.show_plan(FightPlan("Der Kampf", sides[0], sides[1], ()))
    show(qtbot, panel)
    assert "Kontinentale Biosphären" in written.words and not written.cut


def conquests(*lands: str) -> Recap:
    """Return the recap of a turn in which Octavia has taken these territories, each from somebody."""
    return Recap(tuple(RecapEntry(LogLine(0, f"Octavia erobert: {land}", "von Cassius"), number=1) for land in lands))


@pytest.mark.parametrize("scale", SCALES)
def test_the_rows_of_a_recap_are_whole(qtbot: QtBot, scale: float) -> None:
    """The numbers at their ends were cut in half, or gone."""
    theme.set_metrics(theme.metrics(1280, 720, scale))
    rows = RecapList(NAMES)
    rows.show_recap(conquests("Byrgius", "Funkkommunikationszentrale"))
    show(qtbot, rows)
    for row in rows.rows:
        whole = row.visibleRegion().boundingRect() if row is rows.rows[0] else row.rect()
        assert whole.width() == row.width() and row.geometry().right() < rows.width()
        for label in row.findChildren(QLabel):
            widest = max(lettering.text_width(word, label.font()) for word in label.text().split())
            assert widest <= label.width()


@pytest.mark.parametrize("scale", SCALES)
def test_the_rows_of_a_recap_are_written_once(qtbot: QtBot, monkeypatch, scale: float) -> None:
    """Each was written anew for each size that was tried, and again with each px by which the list got wider."""
    written: list[RecapRow] = []

    def write(row: RecapRow, of_row: Callable[[RecapRow], None] = RecapRow.write) -> None:
        written.append(row)
        of_row(row)

    monkeypatch.setattr(RecapRow, "write", write)
    theme.set_metrics(theme.metrics(1280, 720, scale))
    rows = RecapList(NAMES)
    show(qtbot, rows)
    rows.show_recap(conquests("Byrgius", "Funkkommunikationszentrale"))
    assert len(written) <= len(rows.rows)
    written.clear()
    rows.resize(rows.width() + 1, rows.height() + 1)
    rows.restyle()
    assert not written
