"""Every test of the window starts with the usual one, whatever ran before it in the same process."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QApplication

from risk_desktop.ui import motion
from risk_desktop.ui.board import label_pixmap
from risk_desktop.ui.board.geometry import atlas
from risk_desktop.ui.board.ground import terrain, tile
from risk_desktop.ui.board.ground.content import Content
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache
from risk_desktop.ui.board.ground.tile import RECENT_LANDS, RECENT_RIBBONS, Baked, Sharpness
from risk_desktop.ui.board.label_pixmap import LabelPixmap
from risk_desktop.ui.board.labels import territory_labels
from risk_desktop.ui.board.labels.territory_labels import RECENT_NAMES
from risk_desktop.ui.motion import MOTION, Motion
from tests.ui.support.play_table import take_down

DRAWN_BYTES = 150_000_000
"""So much each worker keeps of the ground that it has drawn, and of the names."""
HURRY = 0.04
"""Share of their time that all animations get in a hurried test."""


@pytest.fixture(autouse=True)
def usual_motion() -> Iterator[None]:
    """Set the usual speeds; put them back for what follows in other folders."""
    usual = asdict(Motion())
    vars(MOTION).update(usual)
    yield
    vars(MOTION).update(usual)


@pytest.fixture(scope="session")
def drawn_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of pictures that the program draws once and keeps: a second each."""
    return tmp_path_factory.mktemp("drawn")


@pytest.fixture(autouse=True, scope="session")
def boards_drawn_once() -> Iterator[None]:
    """Keep the boards of all rule sets that were drawn; a player's memory holds those of the last game or two."""
    atlas.MOST_KEPT = 30
    RECENT_LANDS.limit = RECENT_RIBBONS.limit = RECENT_NAMES.limit = DRAWN_BYTES
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terrain, "spare_pictures", _spare_nothing)
        yield


def _spare_nothing(*shown: object) -> None:
    """Keep the pictures of seas that were read: reading one takes as long as many a test."""


@pytest.fixture(autouse=True)
def own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, drawn_once: Path) -> None:
    """Nobody's folders are touched."""
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("XDG_CACHE_HOME", str(drawn_once))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Take all screens down after a test, in order: left to the collector they would go in the middle of another one.

    Before anything else is done: what a screen still draws in events that nobody waits for is drawn for nobody.
    """
    take_down()
    yield


PLAIN_NAMES = PixmapCache[Any](DRAWN_BYTES)
"""Names of land as they are drawn on a bare ground."""


@pytest.fixture
def bare_ground(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the ground of boards blank and names without a halo, for tests that ask where things stand."""
    blank = QPixmap(1, 1)
    blank.fill(Qt.GlobalColor.transparent)

    def baking(content: Content, sharpness: Sharpness) -> Generator[None, None, Baked]:
        yield from ()
        return Baked(content, sharpness, blank, content.rect.topLeft())

    monkeypatch.setattr(tile, "baking_picture", baking)
    monkeypatch.setattr(tile.Tile, "paint_on", _paint_nothing)
    monkeypatch.setattr(territory_labels, "RECENT_NAMES", PLAIN_NAMES)
    monkeypatch.setattr(territory_labels, "label_pixmap", _plain_label)


def _plain_label(outline: QPainterPath, px: float, centre: QPointF, ratio: float) -> LabelPixmap:
    """Draw a name without its halo, which takes most of the time: its picture is as large as with it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(label_pixmap, "stroke_pieces", _stroke_nothing)
        return label_pixmap.label_pixmap(outline, px, centre, ratio)


def _paint_nothing(tile: tile.Tile, painter: QPainter, home: tile.Sharpness) -> None:
    """Leave a tile out of the sketch of a board that has not been baked."""


def _stroke_nothing(*how: object) -> None:
    pass


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything move as ever, but faster."""
    for speeds in (motion.SPEEDS, motion.OWN_SPEEDS):
        for name, factor in list(speeds.items()):
            monkeypatch.setitem(speeds, name, factor * HURRY)
    monkeypatch.setattr(motion.Motion, "panel", _hurried)


def _hurried(self: motion.Motion, ms: int) -> int:
    return round(ms * HURRY)
