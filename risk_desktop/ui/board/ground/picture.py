"""A picture of a board without a window: for thumbnails and recaps."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from risk_desktop.ui import theme
from risk_desktop.ui.art.seats import draw_badge
from risk_desktop.ui.art.split_badge import draw_split_badge
from risk_desktop.ui.board.geometry.atlas import Atlas, Land, Sheet
from risk_desktop.ui.board.ground.afterlife_places import afterlife_contents
from risk_desktop.ui.board.ground.canvas import Canvas
from risk_desktop.ui.board.ground.content import (
    CoastContent,
    Content,
    LandContent,
    band_contents,
    signs_of,
    ways_of,
)
from risk_desktop.ui.board.ground.look import LandLook, Palette
from risk_desktop.ui.board.ground.sea import SeaContent, open_sea
from risk_desktop.ui.board.ground.shoal import ShoalContent
from risk_desktop.ui.board.ground.soil import soils_of
from risk_desktop.ui.board.ground.tile import Sharpness, baked_picture
from risk_desktop.ui.board.position import BoardPosition

Look = Callable[[Land], LandLook]
Work = Generator[None, None, QImage]
"""A picture that is drawn step by step."""
# Badges in a picture: radius as a share of the board's width on it, the least px of it at which they are drawn, and as what.
_BADGE_SHARE, _LEAST_BADGE, _USUAL_BADGE = 0.0125, 8.0, 11.0


def drawing_board(
    sheet: Sheet,
    atlas: Atlas,
    palette: Palette,
    folder: Path,
    size: QSize,
    position: BoardPosition,
    look: Look | None = None,
    part: QRectF | None = None,
    badge: float | None = None,
) -> Work:
    """Draw a board fitted into a picture of ``size`` px, the sea all over it, in steps of a few ms.

    ``look`` may replace the look of a territory (a recap greys what did not change); ``part``: what of it to draw, a
    rectangle of the scene, by default all. ``badge``: the radius of all badges, px, 0 for none; by default as
    ``badge_radius`` says.
    """
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(open_sea(sheet))
    part = part or sheet.rect
    scale = min(size.width() / part.width(), size.height() / part.height())
    shift = QPointF(size.width(), size.height()) / 2 - part.center() * scale
    visible = _visible(size, shift, scale)
    painter = QPainter(image)
    try:  # a picture that is given up half way must not go before its painter
        sea = SeaContent(sheet, folder, theme.current().name)
        sea = replace(sea, part=sea.rect.intersected(visible))
        yield from sea.waiting(scale)
        canvas = Canvas(sea.rect, scale)
        sea.draw(canvas)
        painter.drawImage(canvas.origin * scale + shift, canvas.finish())
        yield
        for content in _contents(sheet, atlas, palette, folder, position, look):
            if not content.rect.intersects(visible):
                continue
            baked = baked_picture(content, Sharpness(scale, 1.0))  # most are as they were in the last picture
            painter.drawPixmap(baked.origin * scale + shift, baked.pixmap)
            yield
        radius = badge_radius(sheet, scale) if badge is None else badge
        for land in sheet.lands if radius else ():
            if position.armies[land.index]:
                _draw_badge(painter, palette, position, land, land.badge * scale + shift, radius)
    finally:
        painter.end()
    return image


def badge_radius(sheet: Sheet, scale: float) -> float:
    """Return the radius of a board's badges at a scale, px; 0 where they would be too small to read."""
    radius = _BADGE_SHARE * sheet.rect.width() * scale
    return max(_USUAL_BADGE, radius) if radius >= _LEAST_BADGE else 0.0


def sketched_board(
    sheet: Sheet, atlas: Atlas, palette: Palette, folder: Path, size: QSize, position: BoardPosition
) -> QImage:
    """Return a board fitted into ``size`` px at once, for the moment before ``drawing_board`` is done."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(open_sea(sheet))
    scale = min(size.width() / sheet.rect.width(), size.height() / sheet.rect.height())
    painter = QPainter(image)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(scale, scale)
    painter.translate(-sheet.rect.center())
    sea = SeaContent(sheet, folder, theme.current().name)
    sea.sketch(painter)
    soils = soils_of(atlas, folder)
    for land in sheet.lands:
        if land.index not in position.gone:
            LandContent(land, palette.land(land.index, position), soils[land.index]).sketch(painter)
    painter.end()
    return image


def _contents(
    sheet: Sheet, atlas: Atlas, palette: Palette, folder: Path, position: BoardPosition, look: Look | None
) -> list[Content]:
    """Return what lies on the sea of a board, the lowest first."""
    soils = soils_of(atlas, folder)
    lands: dict[int, Content] = {
        land.index: LandContent(land, look(land) if look else palette.land(land.index, position), soils[land.index])
        for land in sheet.lands
        if land.index not in position.gone
    }
    own = {land.index for land in sheet.lands}
    bands: list[Content] = []
    for band in palette.bands(position):
        if own.issuperset(band.lands):
            bands += band_contents(atlas, band)
    waters = [lands.pop(land.index) for land in sheet.lands if land.soil == "water" and land.index in lands]
    dry = [land for land in sheet.lands if land.soil != "water"]
    coasts = [ShoalContent(land) if land.index in position.gone else CoastContent(land) for land in dry]
    signs = [*signs_of(sheet), *ways_of(sheet, position), *afterlife_contents(sheet, palette, position)]
    return [*waters, *coasts, *lands.values(), *bands, *signs]


def _draw_badge(
    painter: QPainter, palette: Palette, position: BoardPosition, land: Land, place: QPointF, radius: float
) -> None:
    """Paint the badge of a territory, a split one where several stand."""
    shares = [(palette.seat(seat), str(armies)) for seat, armies in position.parts(land.index)]
    if len(shares) == 1:
        draw_badge(painter, *shares[0], place, radius)
    else:
        draw_split_badge(painter, shares, place, radius, even=land.index in position.tied)


def _visible(size: QSize, shift: QPointF, scale: float) -> QRectF:
    """Return the scene rectangle that a picture shows."""
    return QRectF(-shift.x() / scale, -shift.y() / scale, size.width() / scale, size.height() / scale)
