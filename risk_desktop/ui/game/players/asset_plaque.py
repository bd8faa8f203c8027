"""The plaque of a player in a game with more than armies: score, land, money, pieces, and cards by deck."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.art.decks import draw_deck_back
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.labels import chip_width, draw_chip
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.money import draw_money_sign
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, SIGNS, PieceStyle, style_of
from risk_desktop.ui.art.stamps import stamp
from risk_desktop.ui.art.surface import well_colour
from risk_desktop.ui.art.tablets import draw_tablet_tile
from risk_desktop.ui.art.tokens import draw_missing_token, draw_piece_sign, draw_token
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.players.assets import Assets
from risk_desktop.ui.game.players.plaques import Plaque, PlaqueState, shortened
from risk_desktop.ui.theme import current

_NAME_PX, _FIGURE_PX, _SCORE_PX, _CHIP_PX = 17.0, 15.5, 22.0, 11.5
_REMARK_PX = 13.0
_ROWS = ((84.0, 4), (64.0, 3), (35.0, 2))
"""Heights in px at 100 % from which so many rows fit; a lower plaque shows one."""
_FIGURE, _LEAST_SHARE = 19.5, 0.72
"""Room of a piece in a row with everything, px at 100 %: in less its picture isn't recognised; how much the words of such a row
may shrink before it leaves something out."""
_STEP, _LEAST_STEP = 1.75, 1.5
"""From one count to the next in the size of its words, without these: usually, and where the row is short."""


class AssetPlaque(Plaque):
    """A plaque with more rows. A click on the score, or the key I, emits ``score_wanted(seat)``."""

    score_wanted = Signal(int)
    assets: Assets | None = None

    def show_assets(self, state: PlaqueState, assets: Assets) -> None:
        """Show a player's state and what he has."""
        before, self.assets = self.assets, assets
        self.show_state(state)
        if before != assets:
            self.speak()
            self.repaint_picture()

    def speak(self) -> None:
        """Set the accessible name and the tooltip to all that the plaque shows."""
        state, assets = self._state, self.assets
        if assets is None:
            super().speak()
            return
        self.say(" ".join(filter(None, (self._spoken(state, assets), state.note))), tr("assets.hint"))

    def _spoken(self, state: PlaqueState, assets: Assets) -> str:
        """Return all that a player has; of what only some games have, each part for which the rule set has words."""
        words = tr(
            "assets.spoken",
            name=state.name,
            kind=state.chip or state.kind,
            score=assets.score,
            territories=assets.lands,
            money=assets.kind.words(assets.money),
        )
        parts = [tr(f"assets.{kind}", n, most=most) for kind, n, most in assets.many]
        parts += [tr(f"assets.{kind}", n) for kind, n in assets.signs]
        further = {
            "dead": max(0, assets.dead),
            "single": sum(held for _, held in assets.single),
            "cards": sum(number for _, number in assets.hand),
            "open_cards": len(assets.open_cards),
        }
        keys = {part: f"assets.{part}.{assets.edition}" for part in further}
        parts += [tr(key, further[part]) for part, key in keys.items() if has_text(key)]
        return ", ".join((words, *parts))

    @property
    def _full(self) -> bool:
        return self._rows == 4

    def paint(self, painter: QPainter) -> None:
        """Paint the rows."""
        if self.assets is None:
            super().paint(painter)
            return
        painter.drawPixmap(0, 0, self._ground())
        painter.setOpacity(0.62 if self._state.out else 1.0)
        left, right = 20 + 2 * self._radius(), self.width() - 10
        rows = self._rows
        height = (self.height() - 10) / rows
        boxes = [QRectF(left, 5 + row * height, right - left, height) for row in range(rows)]
        self._paint_name(painter, boxes[0], self.assets)
        whole = [box.adjusted(14 - left + 4, 0, 0, 0) for box in boxes[2:]]
        if self._full:
            self._paint_wealth(painter, boxes[1], self.assets)
            self._paint_leaders(painter, whole[0], self.assets)
            self._paint_hand(painter, whole[1], self.assets)
            return
        if rows > 1:
            self._paint_all(painter, boxes[1], self.assets)
        if rows > 2:
            self._paint_hand(painter, whole[0], self.assets)

    @property
    def _rows(self) -> int:
        return next((rows for least, rows in _ROWS if self.height() >= self.metrics.f(least)), 1)

    def _radius(self) -> float:
        return min(self.height() * 0.29, self.metrics.f(17))

    def _middle(self) -> QPointF:
        """Return the centre of the roundel, which stands beside the first two rows."""
        share = {4: 0.26, 3: 0.34}.get(self._rows, 0.5)
        return QPointF(14 + self._radius(), max(self._radius() + 8, self.height() * share))

    def score_box(self) -> QRectF:
        """Return where the score stands; a click there asks how it adds up."""
        width = text_width(str(self.assets.score if self.assets else 0), text_font(self.metrics.f(_SCORE_PX), 800)) + 10
        return QRectF(self.width() - 10 - width, 5, width, (self.height() - 10) / self._rows)

    def _paint_name(self, painter: QPainter, room: QRectF, assets: Assets) -> None:
        theme, f, state = current(), self.metrics.f, self._state
        score = self.score_box()
        draw_text(painter, score, str(assets.score), text_font(f(_SCORE_PX), 800), theme.accent, RIGHT)
        room = room.adjusted(0, 0, -score.width() - 6, 0)
        px, words = f(_CHIP_PX), state.chip
        taken = chip_width(words, px) + 6 if words else 0.0
        # A name is never cut for what stands beside it: the line round the plaque tells whose turn it is too.
        fits = text_width(state.name, text_font(f(_NAME_PX), 700)) + taken <= room.width()
        name = shortened(state.name, f(_NAME_PX), room.width())
        draw_text(painter, room, name, text_font(f(_NAME_PX), 700), theme.text, LEFT)
        if words and fits:
            height = px * 1.6
            chip = QRectF(room.right() - taken + 6, room.center().y() - height / 2, taken - 6, height)
            draw_chip(painter, chip, words, px, fill=theme.accent, ink=theme.primary_ink, line=theme.accent)
        elif state.remark:
            draw_text(painter, room, state.remark, text_font(f(_REMARK_PX)), theme.text2, RIGHT)

    def _paint_wealth(self, painter: QPainter, room: QRectF, assets: Assets) -> None:
        theme, f = current(), self.metrics.f
        font, side = text_font(f(_FIGURE_PX), 700), f(_FIGURE_PX)
        middle = room.center().y()
        draw_icon(painter, "land", QRectF(room.x() - 1, middle - side / 2, side, side), theme.text2, 1.8)
        land = room.adjusted(side * 1.25, 0, 0, -1)
        draw_text(painter, land, str(assets.lands), font, theme.text, LEFT)
        x = room.x() + f(50)
        stamp(
            painter, draw_money_sign, assets.kind.key, QPointF(x + side * 0.35, middle), side * 1.05, assets.kind.colour
        )
        draw_text(
            painter, QRectF(x + side, room.y(), f(40), room.height() - 1), str(assets.money), font, theme.text, LEFT
        )
        self._paint_signs(painter, room, x + f(50), assets)
        for kind, number, most in assets.many:
            size = min(f(18), (room.right() - x - f(46)) / most - 2)
            left = room.right() - most * (size + 3)
            for place in range(most):
                at = QPointF(left + place * (size + 3) + size / 2, middle)
                self._paint_token(painter, PIECE_STYLES[kind], at, size, place < number)

    def _paint_all(self, painter: QPainter, room: QRectF, assets: Assets) -> None:
        """Paint land, money, signs and pieces in one row: closer together and smaller where it is short."""
        f, theme = self.metrics.f, current()
        counts = [("land", assets.lands), ("money", assets.money)]
        counts += [(kind, number) for kind, number, _ in assets.many]
        counts += [*assets.signs, *([("death", assets.dead)] if assets.dead >= 0 else [])]
        px, side, step = f(_FIGURE_PX), min(f(_FIGURE), room.height()), _STEP

        def share() -> float:
            wanted = sum(px * step + text_width(str(n), text_font(px, 700)) for _, n in counts)
            return (room.width() - side * len(assets.single)) / wanted

        if share() < 1:
            step = _LEAST_STEP
        while len(counts) > 2 and share() < _LEAST_SHARE:
            counts.pop()
        px *= min(1.0, share())
        x, middle = room.x(), room.center().y()
        for kind, number in counts:
            at = QPointF(x + px * 0.5, middle)
            if kind == "land":
                draw_icon(painter, "land", QRectF(x, middle - px / 2, px, px), theme.text2, 1.8)
            elif kind == "money":
                stamp(painter, draw_money_sign, assets.kind.key, at, px * 1.05, assets.kind.colour)
            elif kind in SIGNS or kind == "death":
                stamp(painter, draw_piece_sign, kind, at, px * 1.05, theme.text2)
            else:
                stamp(painter, draw_token, PIECE_STYLES[kind], at, px * 1.15, self._colours)
            wide = text_width(str(number), text_font(px, 700))
            words = QRectF(x + px * 1.2, room.y(), wide + 2, room.height() - 1)
            draw_text(painter, words, str(number), text_font(px, 700), theme.text, LEFT)
            x += px * step + wide
        left = room.right() - side * len(assets.single)
        for place, (look, held) in enumerate(assets.single):
            style = style_of(look.kind, look.family)
            at = QPointF(left + (place + 0.5) * side, middle)
            self._paint_token(painter, style, at, side * 0.96, held)

    def _paint_token(self, painter: QPainter, style: PieceStyle, at: QPointF, size: float, held: bool) -> None:
        """Paint a piece; of one that he lacks an outline, once there are others to be had than those of the set-up."""
        if held:
            stamp(painter, draw_token, style, at, size, self._colours)
        elif self.assets is not None and self.assets.begun:
            stamp(painter, draw_missing_token, style, at, size, current().text2)

    def _paint_signs(self, painter: QPainter, room: QRectF, x: float, assets: Assets) -> None:
        """Paint how many signs stand on the player's land, and how many of his armies are dead."""
        theme, f = current(), self.metrics.f
        font, side, middle = text_font(f(_FIGURE_PX), 700), f(_FIGURE_PX), room.center().y()
        found = list(assets.signs)
        if assets.dead >= 0:
            found.append(("death", assets.dead))
        for kind, number in found:
            stamp(painter, draw_piece_sign, kind, QPointF(x + side * 0.4, middle), side * 1.05, theme.text2)
            words = QRectF(x + side * 1.1, room.y(), f(40), room.height() - 1)
            draw_text(painter, words, str(number), font, theme.text, LEFT)
            x += f(44)

    def _paint_leaders(self, painter: QPainter, room: QRectF, assets: Assets) -> None:
        medals = any(PIECE_STYLES[look.kind].medal for look, _ in assets.single)
        if assets.open_cards:
            room = self._paint_open_cards(painter, room, assets)
        step = room.width() / max(1, len(assets.single))
        size = min(self.metrics.f(26 if medals else 21), room.height() - (0 if medals else 3), step - 4)
        for place, (look, held) in enumerate(assets.single):
            style = style_of(look.kind, look.family)
            at = QPointF(room.x() + (place + 0.5) * step, room.center().y())
            self._paint_token(painter, style, at, size, held)

    def _paint_open_cards(self, painter: QPainter, room: QRectF, assets: Assets) -> QRectF:
        """Paint the open cards at the right of a row; return the room that is left."""
        side = min(self.metrics.f(21), room.height() - 3)
        gap = 3.0
        fit = min(len(assets.open_cards), max(1, int(room.width() * 0.46 / (side + gap))))
        left = room.right() - fit * (side + gap)
        for place, name in enumerate(assets.open_cards[:fit]):
            box = QRectF(left + place * (side + gap), room.center().y() - side / 2, side, side)
            draw_tablet_tile(painter, box, name)
        more = len(assets.open_cards) - fit
        if more:
            px = self.metrics.f(_CHIP_PX)
            chip = QRectF(room.right() - px * 1.7, room.top() - 2, px * 1.7, px * 1.4)
            draw_chip(painter, chip, f"+{more}", px * 0.85, fill="#2c1244", ink="#fbe7b6", line="#e7c778")
        return room.adjusted(0, 0, left - room.right() - 4, 0)

    def _paint_hand(self, painter: QPainter, room: QRectF, assets: Assets) -> None:
        theme = current()
        step = room.width() / max(1, len(assets.hand))
        height = min(self.metrics.f(20), room.height() - 3)
        for place, (deck, number) in enumerate(assets.hand):
            if not (number or assets.begun):
                continue
            left = room.x() + place * step
            back = QRectF(left + 2, room.center().y() - height / 2, step - 4, height)
            painter.save()
            painter.setPen(rgba(theme.panel_line, 110))
            painter.setBrush(well_colour())
            painter.drawRoundedRect(back, 4, 4)
            painter.restore()
            card = QRectF(back.x() + 2, back.y() + 2, min(height - 4, back.width() * 0.5), height - 4)
            draw_deck_back(painter, deck, card, 1.0 if number else 0.55)
            figure = QRectF(card.right(), back.y(), back.right() - card.right(), height - 1)
            ink = theme.text if number else theme.text3
            draw_text(painter, figure, str(number), text_font(self.metrics.f(13.5), 700), ink, CENTRE)

    # --- how the score adds up

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask how the score adds up after a click on it; elsewhere it is a click on the plaque."""
        if self.assets is not None and self.score_box().contains(event.position()):
            self.setDown(False)
            event.accept()
            self.score_wanted.emit(self._number)
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask how the score adds up with the key I."""
        if event.key() == Qt.Key.Key_I and self.assets is not None:
            event.accept()
            self.score_wanted.emit(self._number)
            return
        super().keyPressEvent(event)
