"""Paints what stands in the panel of a fight: both sides, the chance, and before the first roll what it would come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPolygonF

from risk_desktop.i18n import number, percent, tr
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.lettering import CENTRE, LEFT, RIGHT, draw_text, text_width
from risk_desktop.ui.art.seats import draw_roundel, draw_semy
from risk_desktop.ui.art.surface import draw_bar, draw_well, rounded
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_forms import FightForm
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.theme import current

RADIUS = 10.0
# Beside each other in a fighter's area: radius of the roundel, type of the armies and of their loss, room between them.
_ROUNDEL, _ARMIES, _LOSS, _APART = 11.0, 18.0, 11.5, 4.0
# Slant of the seam between the cloths of the tall form.
_SLANT = 9.0
_WORDS, _SMALLEST_WORDS = 11.5, 8.5
"""Type size of words, and how small they get where they would not fit."""
# Light colours are darkened more than dark ones, so that cream text is readable on them.
_DARKEN, _DARKEN_LIGHT = 0.2, 0.52


def expected_losses(outlook: FightOutlook) -> list[str]:
    """Return in words what the attacker and the defender lose on average."""
    return [tr("fight.expects", x=number(each, 1)) for each in (outlook.lost, outlook.beaten)]


def paint_cloths(painter: QPainter, form: FightForm, area: QRectF, stand: FightStand) -> None:
    """Paint both sides' cloths and roundels; the tall form has a slanted seam between the cloths."""
    painter.save()
    painter.setClipPath(rounded(area.adjusted(0.8, 0.8, -0.8, -0.8), RADIUS))
    draw_well(painter, area, RADIUS, 60)
    for side, (box, fighter) in enumerate(zip(form.cloths, (stand.attacker, stand.defender), strict=True)):
        colours, shade = fighter.colours, current().label_halo
        fill = mix(colours.badge, shade, _DARKEN if colours.white_ink else _DARKEN_LIGHT)
        slant = _SLANT if form.tall else 0.0
        path = QPainterPath()
        left, right = (slant, 0.0) if side else (0.0, slant)
        corners = (
            box.topLeft() + QPointF(left if side else 0, 0),
            box.topRight() + QPointF(right, 0),
            box.bottomRight() + QPointF(-right, 0),
            box.bottomLeft() + QPointF(-left if side else 0, 0),
        )
        path.addPolygon(QPolygonF(corners))
        painter.fillPath(path, fill)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        draw_semy(painter, replace(colours, ink="#ffffff"), box.adjusted(-10, 0, 10, 0), size=3.5, step=17, alpha=22)
        painter.restore()
    painter.setPen(round_pen(rgba(current().badge_rim, 130), 1))
    both = form.cloths[0].united(form.cloths[1])
    if both.bottom() < area.bottom():
        painter.drawLine(QLineF(both.bottomLeft(), both.bottomRight()))
    else:
        painter.drawLine(QLineF(both.topRight(), both.bottomRight()))
    painter.restore()
    for spot, fighter in zip(form.roundels, (stand.attacker, stand.defender), strict=True):
        draw_roundel(painter, fighter.colours, spot, _ROUNDEL * form.dense)


def paint_fighter(painter: QPainter, form: FightForm, side: int, fighter: Fighter) -> None:
    """Paint armies and loss of a side; the defender's from the right in the tall form."""
    theme, spot, dense = current(), form.roundels[side], form.dense
    mirrored, apart = form.tall and side == 1, _APART * dense
    font, words = text_font(_ARMIES * dense, 800), str(fighter.armies)
    wide, reach = text_width(words, font) + apart, (_ROUNDEL + 2 * _APART - 1) * dense
    box = QRectF(spot.x() - reach - wide if mirrored else spot.x() + reach, spot.y() - 12, wide, 24)
    draw_text(painter, box, words, font, theme.label, RIGHT if mirrored else LEFT)
    if not fighter.lost:
        return
    loss, font = f"−{fighter.lost}", text_font(_LOSS * dense, 800)
    chip = QRectF(0, 0, text_width(loss, font) + 12 * dense, 17 * dense)
    chip.moveCenter(QPointF(0, spot.y()))
    if mirrored:
        chip.moveRight(box.left() - apart)
    else:
        chip.moveLeft(box.right() + apart)
    painter.setPen(round_pen(rgba(theme.bar_poor, 200), 1))
    painter.setBrush(rgba(theme.label_halo, 225))
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    draw_text(painter, chip.adjusted(0, 0, 0, -1), loss, font, mix(theme.label, theme.bar_poor, 0.42), CENTRE)


def gain_ink(gains: bool | None) -> str:
    """Return the colour of a gain or a loss, or of what is neither."""
    return current().text if gains is None else current().good if gains else current().bad


def paint_chevron(painter: QPainter, middle: QPointF, stand: FightStand, *, attacker_wins: bool) -> None:
    """Paint a chevron that points at the die that loses."""
    way = 1 if attacker_wins else -1
    painter.setPen(round_pen(gain_ink(stand.gains(attacker_wins=attacker_wins)), 1.8))
    tip = middle + QPointF(0, 2.2 * way)
    painter.drawPolyline([tip + QPointF(-4, -4 * way), tip, tip + QPointF(4, -4 * way)])


def paint_outlook(painter: QPainter, form: FightForm, stand: FightStand, outlook: FightOutlook) -> None:
    """Paint what both sides are to lose, what the fight leads to, and what is assumed."""
    theme, sides = current(), (stand.attacker, stand.defender)
    for words, box, fighter in zip(expected_losses(outlook), form.costs, sides, strict=True):
        if form.tall:
            box = box.translated(0, 0 if outlook.note else form.note.height() / 2)
            draw_roundel(painter, fighter.colours, QPointF(box.left() - 15, box.center().y()), 8)
        _paint_fitted(painter, box, words, 13.0, theme.text if form.tall else theme.label)
    if outlook.note:
        box = QRectF(form.note)
        draw_icon(painter, "crown", QRectF(box.left(), box.center().y() - 7, 14, 14), theme.accent)
        _paint_fitted(painter, box.adjusted(18, 0, 0, 0), outlook.note, _WORDS, theme.text)
    if outlook.assumes and not (outlook.note and form.note == form.assumes):
        _paint_fitted(painter, form.assumes, outlook.assumes, form.words_px, theme.text2)


def paint_chance(painter: QPainter, form: FightForm, stand: FightStand, pairs: Sequence[Pair]) -> None:
    """Paint the chance to win, as a figure and a bar, or how the fight has ended; ``pairs``: the dice that lie there."""
    theme = current()
    if stand.end:
        room = form.chance.united(form.words)
        draw_text(painter, room, tr(stand.end), text_font(form.end_px, 700), theme.text, LEFT, wrap=True)
        return
    if stand.told is None:
        return
    font, figure = text_font(form.chance_px, 800), percent(stand.told)
    draw_text(painter, form.chance, figure, font, theme.text, LEFT)
    if not form.words.intersects(form.button if pairs else form.note):
        _paint_goal(painter, form, tr(stand.goal), form.chance.left() + text_width(figure, font))
    draw_bar(painter, form.bar, stand.told, rest=mix(theme.well, theme.bar_poor, 0.34).name(), mark=stand.told_before)


def _paint_goal(painter: QPainter, form: FightForm, words: str, after: float) -> None:
    """Say what the chance is of: beside it if the sides stand below each other."""
    room = QRectF(form.words)
    if not form.tall:
        room.setLeft(after + 4)
    size = min(1.0, room.width() / text_width(words, text_font(_WORDS, 500))) * _WORDS
    draw_text(painter, room, words, text_font(size, 500), current().text2, LEFT)


def _paint_fitted(painter: QPainter, box: QRectF, words: str, size: float, colour: str) -> None:
    """Write words in as many lines as they need, smaller where the box is too small for them."""
    flags = int(Qt.TextFlag.TextWordWrap)
    while size > _SMALLEST_WORDS:
        needed = QFontMetricsF(text_font(size, 500)).boundingRect(box, flags, words)
        if needed.height() <= box.height() and needed.width() <= box.width():
            break
        size -= 0.5
    draw_text(painter, box, words, text_font(size, 500), colour, LEFT, wrap=True)
