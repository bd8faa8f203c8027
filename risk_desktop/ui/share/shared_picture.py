"""Pictures of a game without a window: its boards, and a strip that tells the round, who moves and who holds how much."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted
from risk_desktop.maps.loader import folder_of
from risk_desktop.maps.schema import BoardMap
from risk_desktop.ui.art.lettering import LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, style_of
from risk_desktop.ui.art.seats import draw_roundel
from risk_desktop.ui.art.tokens import draw_token
from risk_desktop.ui.board.geometry.atlas import Sheet, atlas_of
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.ground.picture import Work, badge_radius, drawing_board
from risk_desktop.ui.board.ground.sea import open_sea
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current

_OTHERS = 0.3
"""Share of the width that the other boards of a game have together, at the right."""
_STRIP, _LEAST_STRIP = 0.044, 30
"""Height of the strip as a share of the width, and the least, px."""
_BAR = 0.44
"""Share of the strip's width that shows who holds how much land."""
_FIGURE, _LEAST_FIGURE = 0.026, 14.0
"""Side of a figure as a share of the first board's width, and the least, px."""
_METAL = 0.6
"""Height of the metal of a team, as a share of the room below the bar of land."""


class SharedPicture:
    """Draws a game's boards, ``width`` px wide; ``height`` 0: as high as the first board needs at that width."""

    def __init__(self, boards: Sequence[BoardMap], names: Names, width: int, height: int = 0) -> None:
        self._names, self._folder = names, folder_of(boards[0])
        self._atlas = atlas_of(boards)
        self._palette = Palette(self._atlas, names.all_colours())
        strip = max(_LEAST_STRIP, round(width * _STRIP))
        others = self._atlas.sheets[1:]
        main = round(width * (1 - _OTHERS)) if others else width
        first = self._atlas.sheets[0].rect
        rows = (height - strip) if height else round(main * first.height() / first.width())
        self.size = QSize(width, rows + strip)
        self._strip = QRect(0, rows, width, strip)
        self._rooms = [QRect(0, 0, main, rows)]
        for number in range(len(others)):
            top, bottom = rows * number // len(others), rows * (number + 1) // len(others)
            self._rooms.append(QRect(main, top, width - main, bottom - top))

    def drawing(self, game: Game, words: str, mover: int) -> Work:
        """Draw a game as everybody sees it, in steps of a few ms: no secret is in the picture.

        ``words`` stand in the strip behind the sign of ``mover`` (-1: nobody).
        """
        seen = Game(game.rules, redacted(game.state, game.rules, NOBODY))
        position = position_of(seen)
        image = QImage(self.size, QImage.Format.Format_RGB32)
        image.fill(open_sea(self._atlas.sheets[0]))
        first = self._atlas.sheets[0]
        scale = _scale(first, self._rooms[0])
        badge = badge_radius(first, scale)  # on all boards: the others are smaller, and their counts matter as much
        side = max(_LEAST_FIGURE, _FIGURE * first.rect.width() * scale)
        for sheet, room in zip(self._atlas.sheets, self._rooms, strict=True):
            drawing = drawing_board(sheet, self._atlas, self._palette, self._folder, room.size(), position, badge=badge)
            picture = yield from drawing
            painter = QPainter(image)
            painter.drawImage(room.topLeft(), picture)
            self._draw_figures(painter, sheet, room, position, side)
            painter.end()
            yield
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_strip(painter, words, mover)
        holders = game.rules.tenure.holders(seen.state)
        self._draw_land(painter, [holders.count(player) for player in self._names.players])
        painter.end()
        return image

    def _draw_figures(self, painter: QPainter, sheet: Sheet, room: QRect, position: BoardPosition, side: float) -> None:
        """Draw the figures of each territory, ``side`` px wide, in a row above its badge."""
        scale = _scale(sheet, room)
        shift = QRectF(room).center() - sheet.rect.center() * scale
        for land in sheet.lands:
            looks = [look for look in position.pieces.get(land.index, ()) if look.kind in PIECE_STYLES]
            left = land.badge * scale + shift - QPointF((len(looks) - 1) * side / 2, side)
            for number, look in enumerate(looks):
                place = left + QPointF(number * side, 0)
                draw_token(painter, style_of(look.kind, look.family), place, side, self._palette.seat(look.seat))

    def _draw_strip(self, painter: QPainter, words: str, mover: int) -> None:
        theme, box = current(), QRectF(self._strip)
        painter.fillRect(box, rgba(theme.panel_top))
        pad, left = box.height() * 0.3, box.left() + box.height() * 0.3
        if mover >= 0:
            radius = box.height() * 0.32
            draw_roundel(painter, self._names.seat_colours(mover), QPointF(left + radius, box.center().y()), radius)
            left += 2 * radius + pad
        room = QRectF(left, box.top(), box.width() * (1 - _BAR) - left - pad, box.height())
        draw_text(painter, room, words, text_font(box.height() * 0.42, 600), theme.text, LEFT)

    def _draw_land(self, painter: QPainter, lands: Sequence[int]) -> None:
        """Draw the share of the land that each player holds, partners beside each other below the metal of their team."""
        box = QRectF(self._strip)
        pad, total = box.height() * 0.24, max(1, sum(lands))
        bar = QRectF(box.width() * (1 - _BAR), box.top() + pad, box.width() * _BAR - pad, box.height() - 2 * pad)
        font, left = text_font(bar.height() * 0.72, 700), bar.left()
        for player, count in sorted(enumerate(lands), key=self._beside_partners):
            if count == 0:
                continue
            part = QRectF(left, bar.top(), bar.width() * count / total, bar.height())
            colours = self._names.seat_colours(player)
            painter.fillRect(part, rgba(colours.badge))
            if text_width(str(count), font) + 6 <= part.width():
                draw_text(painter, part.adjusted(0, 0, -4, 0), str(count), font, colours.ink, RIGHT)
            team = self._names.teams.of(player)
            if team >= 0:
                metal = QRectF(part.left(), part.bottom(), part.width(), pad * _METAL)
                painter.fillRect(metal, rgba(self._names.teams.sign(team).metal))
            left = part.right()

    def _beside_partners(self, entry: tuple[int, int]) -> tuple[int, int]:
        """Return by what players stand in a row: members of a team follow each other."""
        return self._names.teams.of(entry[0]), entry[0]


def _scale(sheet: Sheet, room: QRect) -> float:
    """Return at which scale a board fits into a room."""
    return min(room.width() / sheet.rect.width(), room.height() / sheet.rect.height())
