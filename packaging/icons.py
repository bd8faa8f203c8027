"""Draw the program's icon into resources/icons: SVG, PNG in eight sizes, ICO for Windows, ICNS for macOS.

A tower roundel on a compass rose. Run ``python packaging/icons.py`` after a change; needs PySide6, and Pillow for
the ICO. Fine lines turn to mud when small, so there are three drawings: the whole picture from 64 px on, a bolder one
for 32 and 48, a plain one for 16 and 24; up to 32 the tower is laid on whole pixels.
"""

from __future__ import annotations

import math
import os
import struct
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "icons"
NAME = "risk-desktop"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    "icp4": 16,
    "icp5": 32,
    "ic11": 32,
    "ic12": 64,
    "ic07": 128,
    "ic08": 256,
    "ic13": 256,
    "ic09": 512,
    "ic14": 512,
}
"""What macOS calls a picture of so many pixels; ic11 to ic14 are for screens with two pixels where others have one."""

RED, RED_LIGHT, RED_DARK = "#bf2a1c", "#d8432f", "#8a1a10"
BRASS, BRASS_LIGHT, BRASS_DARK = "#e3bb6a", "#fbe3aa", "#94692c"
DARK, DARK_LIGHT = "#1a130e", "#3a2b1f"
CREAM, CREAM_DARK = "#fff8e8", "#e9d3a2"

PIXEL_TOWERS = {  # walls, then the door; in pixels of the icon
    16: "M4 4h2v1h1v-1h2v1h1v-1h2v3h-1v4h1v1H4v-1h1v-4H4z M7 12v-2h2v2z",
    24: "M7 6h2v2h2v-2h2v2h2v-2h2v4h-1v6h1v2H7v-2h1v-6H7z M11 18v-3h2v3z",
    32: "M10 10h3v2h2v-2h2v2h2v-2h3v4h-2v6h2v2H10v-2h2v-6h-2z M15 22v-4h2v4z",
}

GRADIENTS = f"""
  <defs>
    <linearGradient id="red" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="{RED_LIGHT}"/><stop offset=".5" stop-color="{RED}"/>
      <stop offset="1" stop-color="{RED_DARK}"/>
    </linearGradient>
    <linearGradient id="rim" x1="0" y1="0" x2=".6" y2="1">
      <stop offset="0" stop-color="{BRASS_LIGHT}"/><stop offset=".5" stop-color="{BRASS}"/>
      <stop offset="1" stop-color="{BRASS_DARK}"/>
    </linearGradient>
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="{DARK_LIGHT}"/><stop offset="1" stop-color="{DARK}"/>
    </linearGradient>
    <linearGradient id="stone" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="{CREAM}"/><stop offset="1" stop-color="{CREAM_DARK}"/>
    </linearGradient>
  </defs>"""


def svg(box: int, body: str) -> str:
    """Return a whole SVG file with a square view box."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{box}" height="{box}" viewBox="0 0 {box} {box}">'
        f"{GRADIENTS}{body}\n</svg>\n"
    )


def circle(radius: float, style: str) -> str:
    return f'\n  <circle cx="256" cy="256" r="{radius}" {style}/>'


def polygon(points: list[tuple[float, float]], style: str) -> str:
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'\n  <polygon points="{places}" {style}/>'


def at(radius: float, degrees: float) -> tuple[float, float]:
    """Return a point at a compass bearing from the middle of the 512 box (0 = north, clockwise)."""
    angle = math.radians(degrees)
    return 256 + radius * math.sin(angle), 256 - radius * math.cos(angle)


def rose(bearings: tuple[int, ...], reach: float, waist: float, light: str, shade: str, edge: float) -> str:
    """Return four rays with a lit and a shaded half each, lying on a dark edge."""
    middle = (256.0, 256.0)
    rays = [(at(waist, b - 45), at(reach, b), at(waist, b + 45)) for b in bearings]
    rim = f'fill="{DARK}" stroke="{DARK}" stroke-width="{edge}" stroke-linejoin="round"'
    out = "".join(polygon([middle, left, tip, right], rim) for left, tip, right in rays)
    for left, tip, right in rays:
        out += polygon([middle, left, tip], f'fill="{light}"') + polygon([middle, tip, right], f'fill="{shade}"')
    return out


def ticks(count: int, inner: float, outer: float) -> str:
    """Return the degree marks of the compass ring."""
    out = ""
    for index in range(count):
        (x1, y1), (x2, y2) = at(inner, index * 360 / count), at(outer, index * 360 / count)
        out += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
    return f'\n  <path d="{out}" stroke="{BRASS_DARK}" stroke-width="4" fill="none"/>'


def tower(scale: float) -> str:
    """Return the tower, scaled about the middle; door and window let the red through."""
    walls = "M194 168h34v24h12v-24h32v24h12v-24h34v54l-20 22v76h18v30H196v-30h18v-76l-20-22z"
    door = "M239 350v-32a17 17 0 0 1 34 0v32z"
    window = "M250 254a6 6 0 0 1 12 0v22h-12z"
    place = f"translate(256 256) scale({scale}) translate(-256 -259)"
    return (
        f'\n  <g transform="{place}">'
        f'\n    <path d="{walls}" fill="{RED_DARK}" transform="translate(0 7)"/>'
        f'\n    <path d="{walls}{door}{window}" fill="url(#stone)" fill-rule="evenodd"/>'
        f"\n  </g>"
    )


def whole_picture() -> str:
    """Return the icon for 64 px and more."""
    body = circle(214, f'fill="url(#ground)" stroke="{DARK}" stroke-width="12"')
    body += circle(204, 'fill="none" stroke="url(#rim)" stroke-width="9"')
    body += ticks(72, 186, 196)
    body += rose((45, 135, 225, 315), 194, 104, "#c79a4c", "#7a5524", 10)
    body += rose((0, 90, 180, 270), 248, 98, BRASS_LIGHT, "#bb8d44", 12)
    body += circle(148, f'fill="{DARK}"')
    body += circle(141, 'fill="url(#rim)"')
    body += circle(125, f'fill="{DARK}"')
    body += circle(121, 'fill="url(#red)"')
    body += circle(118, 'fill="none" stroke="#ffffff" stroke-opacity=".16" stroke-width="4"')
    return svg(512, body + tower(0.95))


def bold_picture(size: int) -> str:
    """Return the icon for 32 or 48 px: a larger roundel, no ring and no marks."""
    body = circle(208, f'fill="{DARK}"')
    body += rose((45, 135, 225, 315), 218, 120, "#b98a40", "#8a6229", 16)
    body += rose((0, 90, 180, 270), 250, 120, BRASS_LIGHT, "#c4964b", 14)
    body += circle(176, f'fill="{DARK}"')
    body += circle(164, f'fill="{BRASS}"')
    body += circle(142, 'fill="url(#red)"')
    return svg(512, body + (pixel_tower(size, 512 / size) if size in PIXEL_TOWERS else tower(1.14)))


def pixel_tower(size: int, scale: float = 1.0) -> str:
    """Return the tower with every edge on a whole pixel of an icon of that size."""
    return f'\n  <path d="{PIXEL_TOWERS[size]}" fill="{CREAM}" fill-rule="evenodd" transform="scale({scale})"/>'


def pixel_picture(box: int) -> str:
    """Return the icon for 16 or 24 px: roundel, tower, the tips of four rays."""
    middle = box / 2
    ray, reach = box * 0.22, box / 2
    star = ""
    for turn in (0, 90, 180, 270):
        points = f"{middle - ray},{middle - ray} {middle},{middle - reach} {middle + ray},{middle - ray}"
        star += (
            f'\n  <polygon points="{points}" transform="rotate({turn} {middle} {middle})" '
            f'fill="{BRASS}" stroke="{DARK}" stroke-width=".6"/>'
        )
    disc = box * 0.41
    body = f"""
  <circle cx="{middle}" cy="{middle}" r="{disc + 0.8}" fill="{DARK}"/>{star}
  <circle cx="{middle}" cy="{middle}" r="{disc}" fill="{BRASS}"/>
  <circle cx="{middle}" cy="{middle}" r="{disc - 1}" fill="{RED}"/>"""
    return svg(box, body + pixel_tower(box))


def picture(size: int) -> str:
    """Return the SVG that suits a size in pixels."""
    if size < 32:
        return pixel_picture(size)
    return bold_picture(size) if size < 64 else whole_picture()


def write_png(source: str, size: int, path: Path) -> None:
    """Render an SVG text into a square PNG."""
    from PySide6.QtCore import QByteArray, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    # Large first, then smoothly reduced: softer and truer curves than one pass, except on the pixel grid.
    factor = 4 if size >= 32 else 1
    image = QImage(size * factor, size * factor, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(image.rect()))
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    image = image.scaled(size, size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth) if factor > 1 else image
    if not image.save(str(path), "PNG"):
        raise OSError(f"cannot write {path}")


def write(folder: Path) -> None:
    """Write every form of the icon into the folder."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.svg").write_text(whole_picture(), encoding="utf-8")
    for size in SIZES:
        write_png(picture(size), size, folder / f"{NAME}-{size}.png")
    images = {size: Image.open(folder / f"{NAME}-{size}.png") for size in SIZES}
    images[256].save(
        folder / f"{NAME}.ico",
        sizes=[(size, size) for size in ICO_SIZES],
        append_images=[images[size] for size in ICO_SIZES if size != 256],
    )
    pictures = {size: (folder / f"{NAME}-{size}.png").read_bytes() for size in set(ICNS_TYPES.values())}
    (folder / f"{NAME}.icns").write_bytes(icns({name: pictures[size] for name, size in ICNS_TYPES.items()}))


def icns(pictures: dict[str, bytes]) -> bytes:
    """Return the file of macOS that holds PNG pictures by their types."""
    parts = [name.encode("ascii") + struct.pack(">I", len(data) + 8) + data for name, data in pictures.items()]
    return b"icns" + struct.pack(">I", sum(map(len, parts)) + 8) + b"".join(parts)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    write(FOLDER)
