"""The words on a fight's panel: in every form and language there, readable, and within their room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES, set_language, tr
from risk_desktop.ui import theme
from risk_desktop.ui.game.battle import fight_painter
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand

LEAST = 11.0
"""The smallest type of words at 1280 px and 100 %; larger text has larger words."""

ASSUMED = [f"play.odds.assumes_{what}" for what in ("all", "best", "all.own", "best.own", "neutral")]
DICE = [Pair(6, 5, 6, 6, True), Pair(6, 3, 6, 6, True), Pair(2, 0, 6, 6, False)]


class Words:
    """What is written on a panel: each text with its room and its type."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: list[tuple[str, QRectF, QFont]] = []
        self._draw = fight_painter.draw_text
        monkeypatch.setattr(fight_painter, "draw_text", self._note)

    def _note(self, painter: QPainter, box: QRectF, text: str, font: QFont, *args: object, wrap: bool = False) -> None:
        self.found.append((text, QRectF(box), font))

    def of(self, panel: FightPanel, form: int) -> list[tuple[str, QRectF, QFont]]:
        """Return what a panel writes in a form."""
        panel.take_form(form, None)
        self.found.clear()
        panel.grab()
        return list(self.found)


def fits(words: str, box: QRectF, font: QFont) -> bool:
    """Tell whether words stand in their room, in as many lines as they need."""
    needed = QFontMetricsF(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), words)
    return needed.width() <= box.width() + 0.5 and needed.height() <= box.height() + 0.5


@pytest.mark.parametrize("scale", [1.0, 1.2, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_chance_is_of_can_be_read_before_and_after_a_roll(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, scale: float
) -> None:
    theme.set_metrics(theme.metrics(1280, 720, scale))
    set_language(language)
    panel, words = FightPanel(), Words(monkeypatch)
    qtbot.addWidget(panel)
    note = tr("play.odds.beats_cards", n=5, player="Cassius")
    for holds in (False, True):
        stand = FightStand(Fighter(name="Anna", armies=19), Fighter(name="Ben", armies=3), 0.995, holds=holds)
        for form in range(len(panel.forms())):
            for key in ASSUMED:
                for found in ("", note):
                    panel.show_fight(stand, FightOutlook(13.8, 13.5, found, tr(key)))
                    check(words.of(panel, form), tr(stand.goal), *([] if found else [tr(key)]))
            panel.show_roll(DICE, stand, 0.0)
            panel.skip()
            check(words.of(panel, form), tr(stand.goal))


def check(written: list[tuple[str, QRectF, QFont]], *wanted: str) -> None:
    """Assert that these words are among what is written, large enough and uncut."""
    found = {text: (box, font) for text, box, font in written}
    for text in wanted:
        box, font = found[text]
        assert font.pixelSize() >= LEAST, text
        assert fits(text, box, font), f"{text}: {box}"
