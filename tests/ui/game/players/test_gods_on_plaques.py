"""The pieces of which a player has one each are large enough on his plaque to be told apart, however many play."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from risk_desktop.ui.art.tokens import draw_missing_token, draw_token
from risk_desktop.ui.game.players import asset_plaque
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from tests.ui.support.godstorm_table import god_screen

LANDS = {
    "gaul": "0 7 war sky temple",
    "alemannia": "1 14 sky temple",
    "egypt": "2 5 war temple",
    "sumer": "3 4 war sky death magic",
    "kush": "4 2 sky",
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gods_are_recognised_and_no_word_lies_over_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    lands = dict(list(LANDS.items())[:players])
    screen = god_screen(lands, players=players, faith=(11,) * players, dead=(12,) * players, size=(1280, 720))
    gods: list[QRectF] = []
    words: list[QRectF] = []

    def note(painter: QPainter, draw: object, first: object, at: QPointF, size: float, *_: Any) -> None:
        if draw in (draw_token, draw_missing_token) and getattr(first, "medal", False):
            gods.append(QRectF(at.x() - size / 2, at.y() - size / 2, size, size))

    monkeypatch.setattr(asset_plaque, "stamp", note)
    monkeypatch.setattr(asset_plaque, "draw_text", lambda painter, box, *_, **__: words.append(box))
    for plaque in screen.game_layout.plaques[:players]:
        assert isinstance(plaque, AssetPlaque)
        gods.clear()
        words.clear()
        sheet = QPixmap(plaque.size())
        painter = QPainter(sheet)
        plaque.paint(painter)
        painter.end()
        assert len(gods) == 4 and min(god.width() for god in gods) >= 16
        assert not [(god, box) for god in gods for box in words if god.adjusted(1, 1, -1, -1).intersects(box)]
        assert all(first.right() <= second.left() + 0.5 for first, second in pairwise(gods))
        assert words and gods[-1].right() <= plaque.width()
