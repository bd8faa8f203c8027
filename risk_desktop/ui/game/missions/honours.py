"""What a player has shown towards victory: claimed missions as medals, capitals in his hands. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from risk_desktop.editions.classic.capital_sight import needed_capitals
from risk_desktop.editions.classic.capitals import CapitalsSlot, held_capitals
from risk_desktop.editions.classic.missions.deck import missions_of
from risk_desktop.editions.classic.missions.ranked import ClaimsSlot
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted
from risk_desktop.i18n import tr
from risk_desktop.ui.art import LEFT, draw_text, text_width
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.missions import draw_rank_medal
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.theme import current

_MEDAL, _STEP = 0.5, 0.92


@dataclass(frozen=True)
class Honours:
    """``ranks`` that can be claimed and those ``claimed``; ``capitals`` held as far as all know, of ``needed`` (0: none)."""

    ranks: tuple[str, ...] = ()
    claimed: frozenset[str] = frozenset()
    capitals: int = 0
    needed: int = 0

    @property
    def spoken(self) -> str:
        """In words, "" if the game knows no honours."""
        if self.needed:
            return tr("play.honours.capitals", n=self.needed, done=self.capitals)
        if not self.ranks:
            return ""
        won = [tr(f"missions.rank.{rank}") for rank in self.ranks if rank in self.claimed]
        return tr("play.honours.medals", ranks=", ".join(won)) if won else tr("play.honours.no_medals")


def honours_of(game: Game, seat: int) -> Honours:
    """Return the honours of a player, from what everybody sees of a game."""
    slots = game.state.slots
    claims = slots.get("claims")
    if isinstance(claims, ClaimsSlot):
        missions = missions_of(game.rules)
        won = (missions[card].rank for card, holder in enumerate(claims.holders) if holder == seat)
        return Honours(tuple(claims.ranks), frozenset(won))
    if isinstance(slots.get("capitals"), CapitalsSlot):
        seen = redacted(game.state, game.rules, NOBODY)
        return Honours(capitals=held_capitals(seen, seat), needed=needed_capitals(game.rules))
    return Honours()


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
