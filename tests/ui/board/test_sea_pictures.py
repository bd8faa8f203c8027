"""Pictures of the sea take no more memory than what shows of them, and nobody waits while one is read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.geometry.atlas import atlas_of
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.sea import SeaContent, spare_pictures, vignette

pytestmark = pytest.mark.window
PART = QRectF(300, 200, 120, 90)


def sea() -> SeaContent:
    sheet = atlas_of([load_map(maps_dir() / "earth.yaml")]).sheets[0]
    return SeaContent(sheet, maps_dir(), theme.DARK.name, PART)


def drawn(content: SeaContent, scale: float) -> tuple[QImage, int]:
    """Return what is drawn at a scale, in steps, and how many of them only waited."""
    canvas = Canvas(content.rect, scale)
    steps = sum(1 for _ in content.drawing(canvas))
    return canvas.finish(), steps


@pytest.mark.parametrize("scale", [0.74, 1.13, 2.4])
def test_a_picture_that_was_forgotten_is_read_beside_the_event_loop(qtbot: QtBot, scale: float) -> None:
    content = sea()
    spare_pictures()
    first, waited = drawn(content, scale)
    again, read = drawn(content, scale)
    assert waited > 0 and read == 0, "the second time it is there"
    assert first == again and first.pixelColor(20, 20).alpha() == 255
    spare_pictures([content], scale)
    assert drawn(content, scale)[1] > 0, "nothing is painted on this sea: once baked it is forgotten"


def test_the_picture_that_land_is_painted_on_stays(qtbot: QtBot) -> None:
    boards = [load_map(maps_dir() / f"{name}.yaml") for name in ("earth_2210", "moon")]
    moon = SeaContent(atlas_of(boards).sheets[1], maps_dir(), theme.DARK.name)
    for scale in (1.0, 2.4):
        drawn(moon, scale)
    spare_pictures([moon], 1.0)
    assert not drawn(moon, 1.0)[1], "a conquest there doesn't wait"
    assert drawn(moon, 2.4)[1], "that was for a closer look"


def test_the_corners_darken_by_pictures_of_the_sides_alone(qtbot: QtBot) -> None:
    parts = vignette(1920, 1080, 1.0)
    assert [left for left, _ in parts] == [0, 1920 - parts[0][1].width()]
    assert sum(pixmap.width() for _, pixmap in parts) < 1.2 * 1920 / 2
    left = parts[0][1].toImage()
    assert left.pixelColor(2, 2).alpha() > 60 and left.pixelColor(left.width() - 1, 540).alpha() == 0
    assert [begins for begins, _ in vignette(500, 1400, 1.0)] == [0], "a narrow one is darkened at top and bottom too"
