"""How a player's honours look and read: claimed missions as medals, capitals in his hands as a crown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from risk_desktop.editions.classic.honours import Honours
from risk_desktop.i18n import tr
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import LEFT, draw_text, text_width
from risk_desktop.ui.art.missions import draw_rank_medal
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import current

_MEDAL, _STEP = 0.5, 0.92


def spoken_honours(honours: Honours) -> str:
    """Return the honours in words, "" if the game knows none."""
    if honours.needed:
        return tr("play.honours.capitals", n=honours.needed, done=honours.capitals)
    if not honours.ranks:
        return ""
    won = [tr(f"missions.rank.{rank}") for rank in honours.ranks if rank in honours.claimed]
    return tr("play.honours.medals", ranks=", ".join(won)) if won else tr("play.honours.no_medals")


def honours_width(honours: Honours, px: float) -> float:
    """Return the room that the honours need beside figures of a size, px."""
    if honours.needed:
        return px * 1.45 + text_width(_words(honours), text_font(px, 700))
    return px * _STEP * len(honours.ranks) + px * 0.2 if honours.ranks else 0.0


def draw_honours(painter: QPainter, room: QRectF, honours: Honours, px: float) -> None:
    """Paint the honours into a room, from its left edge."""
    middle = room.center().y()
    if honours.needed:
        side = px * 1.15
        crown = QRectF(room.x(), middle - side / 2, side, side)
        draw_icon(painter, "crown", crown, current().accent, 1.9, fill=current().accent if honours.capitals else "")
        words = QRectF(room.x() + side + px * 0.2, room.y(), room.width(), room.height() - 1)
        draw_text(painter, words, _words(honours), text_font(px, 700), current().text, LEFT)
        return
    for number, rank in enumerate(honours.ranks):
        centre = QPointF(room.x() + px * (_MEDAL + number * _STEP), middle)
        draw_rank_medal(painter, rank, centre, px * _MEDAL, won=rank in honours.claimed)


def _words(honours: Honours) -> str:
    return f"{honours.capitals}/{honours.needed}"
