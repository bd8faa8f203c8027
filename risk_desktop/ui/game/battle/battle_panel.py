"""The fight beside the fight: armies and losses of both sides, the dice of the last roll in pairs, the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language, number, percent, tr
from risk_desktop.ui.art import (
    CENTRE,
    LEFT,
    RIGHT,
    draw_bar,
    draw_roundel,
    draw_semy,
    draw_text,
    rounded,
    text_width,
)
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.surface import draw_well
from risk_desktop.ui.board.panels.panel_placement import Notch
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.colour import mix, rgba
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.kit import Button, DieWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import NEUTRAL, SeatColours, current, current_metrics

_LARGE_TEXT = 1.2
"""Above this text scale the panel has its compact forms."""
_MOST_GROWTH = 1.4
"""The panel grows with the text up to this."""
_COMPARE_MS, _REST_MS, _FADE_MS = 220, 160, 160
_RADIUS = 10.0
# Beside each other in a fighter's area: radius of the roundel, type of the armies and of their loss, room between them.
_ROUNDEL, _ARMIES, _LOSS, _APART = 11.0, 18.0, 11.5, 4.0
# Slant of the seam between the cloths of the tall form.
_SLANT = 9.0
_WORDS, _SMALLEST_WORDS = 11.5, 8.5
"""Type size of words, and how small they get where they would not fit."""
_MOST_DICE = 3
"""So many dice stand in a row at their usual size."""
# Light colours are darkened more than dark ones, so that cream text is readable on them.
_DARKEN, _DARKEN_LIGHT = 0.2, 0.52


@dataclass(frozen=True)
class Fighter:
    """One side: its colours and name, armies now, and armies lost in the last roll."""

    colours: SeatColours = NEUTRAL
    name: str = ""
    armies: int = 0
    lost: int = 0


@dataclass(frozen=True)
class FightStand:
    """How a fight stands: both sides, the chance to win now and before the roll, or the key of the word for how it has ended."""

    attacker: Fighter
    defender: Fighter
    chance: float | None = None
    before: float | None = None
    end: str = ""


@dataclass(frozen=True)
class FightOutlook:
    """What a fight would come to, for the time before its first roll.

    The armies that both sides lose on average, a ``note`` about what it leads to, and what the figures assume.
    """

    lost: float
    beaten: float
    note: str = ""
    assumes: str = ""


@dataclass(frozen=True)
class _Form:
    """Where everything stands in one form of the panel, in px at 1280 x 720 from its corner.

    ``cloths``: the areas of both sides; ``dice``: the middle of each side's row of dice; ``side``: of a die; ``step``:
    from die to die; ``seam``: the line between dice and chance where the sides stand side by side; ``chance`` and the rest:
    figure, words, bar and button; ``chance_px``, ``end_px``: type of the chance and of the word for the end. Before the
    first roll: ``costs``, what each side is to lose; ``note``, ``assumes``. ``dense``: size of a fighter's roundel and figures
    as a share of the usual one.
    """

    size: QSizeF
    cloths: tuple[QRectF, QRectF]
    roundels: tuple[QPointF, QPointF]
    dice: tuple[QPointF, QPointF]
    side: float
    step: float
    seam: QLineF | None
    chance: QRectF
    words: QRectF
    bar: QRectF
    button: QRectF
    costs: tuple[QRectF, QRectF]
    note: QRectF
    assumes: QRectF
    chance_px: float
    end_px: float
    dense: float = 1.0

    @property
    def tall(self) -> bool:
        """Whether the sides stand side by side."""
        return self.seam is not None


_TALL = _Form(
    size=QSizeF(213, 146),
    cloths=(QRectF(0, 0, 106, 35), QRectF(106, 0, 107, 35)),
    roundels=(QPointF(18, 17.5), QPointF(195, 17.5)),
    dice=(QPointF(66, 61), QPointF(66, 117)),
    side=31,
    step=38,
    seam=QLineF(129, 44, 129, 137),
    chance=QRectF(138, 42, 70, 30),
    words=QRectF(138, 72, 72, 16),
    bar=QRectF(138, 94, 62, 8),
    button=QRectF(133, 110, 76, 28),
    costs=(QRectF(36, 44, 86, 24), QRectF(36, 70, 86, 24)),
    note=QRectF(12, 98, 112, 40),
    assumes=QRectF(138, 105, 70, 36),
    chance_px=24,
    end_px=17,
)
_LOW = _Form(
    size=QSizeF(300, 80),
    cloths=(QRectF(0, 0, 192, 40), QRectF(0, 40, 192, 40)),
    roundels=(QPointF(19, 20), QPointF(19, 60)),
    dice=(QPointF(139, 20), QPointF(139, 60)),
    side=27,
    step=34,
    seam=None,
    chance=QRectF(202, 3, 60, 34),
    words=QRectF(250, 6, 45, 30),
    bar=QRectF(202, 38, 88, 7),
    button=QRectF(202, 50, 90, 25),
    costs=(QRectF(92, 8, 96, 24), QRectF(92, 48, 96, 24)),
    note=QRectF(202, 47, 92, 30),
    assumes=QRectF(202, 47, 92, 30),
    chance_px=21,
    end_px=15,
)
_NARROW = _Form(
    size=QSizeF(160, 104),
    cloths=(QRectF(0, 0, 160, 29), QRectF(0, 29, 160, 29)),
    roundels=(QPointF(15, 14.5), QPointF(15, 43.5)),
    dice=(QPointF(119, 14.5), QPointF(119, 43.5)),
    side=24,
    step=26,
    seam=None,
    chance=QRectF(8, 60, 60, 22),
    words=QRectF(50, 62, 104, 20),
    bar=QRectF(8, 95, 144, 5),
    button=QRectF(66, 63, 88, 26),
    costs=(QRectF(70, 4, 84, 21), QRectF(70, 33, 84, 21)),
    note=QRectF(8, 80, 144, 14),
    assumes=QRectF(8, 80, 144, 14),
    chance_px=20,
    end_px=14,
    dense=0.86,
)
_FLAT = _Form(
    size=QSizeF(260, 58),
    cloths=(QRectF(0, 0, 160, 29), QRectF(0, 29, 160, 29)),
    roundels=(QPointF(15, 14.5), QPointF(15, 43.5)),
    dice=(QPointF(119, 14.5), QPointF(119, 43.5)),
    side=24,
    step=26,
    seam=None,
    chance=QRectF(167, 1, 52, 22),
    words=QRectF(205, 3, 52, 20),
    bar=QRectF(167, 24, 86, 5),
    button=QRectF(166, 32, 88, 23),
    costs=(QRectF(70, 4, 84, 21), QRectF(70, 33, 84, 21)),
    note=QRectF(167, 30, 88, 27),
    assumes=QRectF(167, 30, 88, 27),
    chance_px=20,
    end_px=14,
    dense=0.86,
)


class BattlePanel(PointingPanel):
    """Shows one fight. Call ``show_fight`` before its first roll, then ``show_roll`` for each roll; ``finished`` follows.

    From the first word to the last it has one size and place. Until dice roll it shows what the fight would come to, and lets
    the mouse through.

    Signals: ``finished`` when the dice of a roll have been shown, ``pressed`` (a click that means nothing else),
    ``details_wanted``, and ``left`` when the panel goes away.
    """

    kept = True
    finished = Signal()
    pressed = Signal()
    details_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stand = FightStand(Fighter(), Fighter())
        self._outcome = self._stand
        self._outlook = FightOutlook(0.0, 0.0)
        self._ground, self._ground_for = QPixmap(), object()
        self.pairs: list[Pair] = []
        self.dice: list[list[DieWidget]] = [[], []]
        # Creating a die takes long, so the dice of a roll are reused for the next one.
        self._spare: dict[int, list[DieWidget]] = {}
        self._used: list[tuple[int, DieWidget]] = []
        self._compared = self._moving = 0
        self._pace = 1.0
        self._answering = self.busy = False
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._compare_next)
        # From the event loop, as the rolls of a long blitz would nest calls too deeply.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.finished)
        self.details = _DetailsButton(tr("fight.details"), key="D", parent=self)
        self.details.clicked.connect(self.details_wanted)
        self._parting: QPixmap | None = None
        """What fades: a picture of the panel with its dice."""
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._show_fade)
        self._fade.finished.connect(self._vanish)
        self.hide()

    # --- the fight

    @property
    def stand(self) -> FightStand:
        """What shows now."""
        return self._stand

    @property
    def rested(self) -> bool:
        """Whether the dice of both sides lie still."""
        return bool(self.pairs) and not self.busy and not self._answering

    def show_fight(self, stand: FightStand, outlook: FightOutlook) -> None:
        """Show a fight before its first roll."""
        self.lingers = False
        self._outlook = outlook
        self.skip()
        self._later.stop()
        self._fade.stop()
        self._parting = None
        self._answering = False
        self.pairs = []
        self._lay_dice()
        self._outcome = stand
        self._say(stand)

    def show_roll(self, pairs: Sequence[Pair], outcome: FightStand, pace: float = 1.0) -> None:
        """Roll the dice and compare them pair by pair; then the fight stands as ``outcome`` says, and ``finished`` follows.

        ``pace``: the time for it as a share of the usual one. What the attacker has rolled before stays as it lies.
        """
        lying = self._answering and [pair.attack for pair in self.pairs] == [p.attack for p in pairs if p.attack]
        self.skip()
        self.pairs, self._outcome, self._answering = list(pairs), outcome, False
        self._say(replace(self._stand, attacker=_unhurt(self._stand.attacker), defender=_unhurt(self._stand.defender)))
        self._throw(pace, lying)

    def show_attack(self, pairs: Sequence[Pair], *, still: bool = False) -> None:
        """Roll the attacker's dice alone, on which the defender decides about his own; ``still``: they lie there already."""
        self.skip()
        self.pairs, self._outcome, self._answering = list(pairs), self._stand, True
        self._throw(0.0 if still else 1.0, False)
        if still:
            self.skip()

    def tell_taken(self) -> None:
        """Say that the territory has fallen, beside the dice of the last roll; it stays for a moment without its arrow."""
        self.lingers = True
        self._outcome = stand = FightStand(self._stand.attacker, self._stand.defender, end="fight.taken")
        if not self.busy:
            self._say(stand)

    def restate(self, stand: FightStand) -> None:
        """Say how the fight stands while its dice lie still."""
        self._outcome = stand
        self._say(stand)

    def skip(self) -> None:
        """End the dice show at once; ``finished`` follows."""
        if self.busy:
            self._moving = -1
            for die in (*self.dice[0], *self.dice[1]):
                die.skip()
            self._finish()

    def leave(self) -> None:
        """Fade out."""
        self.skip()
        self.left.emit()
        self._parting = self.picture_of(self._paint_whole)
        for child in (self.details, *self.dice[0], *self.dice[1]):
            child.hide()
        self._fade.setDuration(MOTION.fade(_FADE_MS))
        self._fade.start()

    def _paint_whole(self, painter: QPainter) -> None:
        """Paint the panel with dice and button."""
        self.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)

    def _show_fade(self) -> None:
        self.update()

    def _vanish(self) -> None:
        self.hide()
        self._parting = None

    # --- the dice

    def _throw(self, pace: float, lying: bool) -> None:
        self.busy, self._pace, self._compared = True, pace, 0
        self._lay_dice()
        thrown = [
            (die, pair.attack if side == 0 else pair.defence, side == 0 and lying)
            for side in (0, 1)
            for die, pair in zip(self.dice[side], self.pairs, strict=False)
        ]
        self._moving = sum(not lies for _, _, lies in thrown) if pace else 0
        for die, value, lies in thrown:
            if lies or not pace:
                die.show_value(value)
            else:
                die.roll_to(value, pace)
        if not pace:
            self._compare_all()
            self._beat.start(MOTION.fade(_REST_MS))

    def _lay_dice(self) -> None:
        """Take the dice that the pairs need, and put the others aside."""
        for kind, die in self._used:
            die.show_value(die.value())
            die.hide()
            self._spare.setdefault(kind, []).append(die)
        self._used, self.dice = [], [[], []]
        for pair in self.pairs:
            sides = (
                (pair.attack, pair.attack_sides, pair.attack_before),
                (pair.defence, pair.defence_sides, pair.defence_before),
            )
            fighters = (self._stand.attacker, self._stand.defender)
            for row, (value, kind, before), fighter in zip(self.dice, sides, fighters, strict=True):
                if value:
                    row.append(self._die(kind, fighter.colours))
                    row[-1].set_before(before)
        self.details.setVisible(bool(self.pairs))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.pairs)
        self._place_dice()

    def _die(self, sides: int, colours: SeatColours) -> DieWidget:
        spare = self._spare.setdefault(sides, [])
        if spare:
            die = spare.pop()
            die.renew()
            die.set_seat(colours)
        else:
            die = DieWidget(_TALL.side, colours, sides, self)
            die.settled.connect(self._settled)
        self._used.append((sides, die))
        die.show()
        return die

    def _settled(self) -> None:
        self._moving -= 1
        if self._moving == 0 and self.busy:
            if self._pace < 1:
                self._compare_all()
            self._beat.start(round(MOTION.fade(_COMPARE_MS) * self._pace) // 2)

    def _compare_next(self) -> None:
        if self._compared < len(self.pairs) and self.pairs[self._compared].compared:
            self._compare()
            self._beat.start(round(MOTION.fade(_COMPARE_MS) * self._pace))
        else:
            self._finish()

    def _compare_all(self) -> None:
        while self._compared < len(self.pairs) and self.pairs[self._compared].compared:
            self._compare()

    def _compare(self) -> None:
        place, self._compared = self._compared, self._compared + 1
        self.dice[0 if self.pairs[place].attacker_wins else 1][place].set_winner(True)
        self.update()

    def _finish(self) -> None:
        self._beat.stop()
        if not self._answering:
            self._compare_all()
            for die in (*self.dice[0][self._compared :], *self.dice[1][self._compared :]):
                die.set_unused(True)
        self.busy = False
        self._say(self._outcome)
        self._later.start()

    def _say(self, stand: FightStand) -> None:
        self._stand = stand
        sides = (stand.attacker, stand.defender)
        words = [f"{side.name}: {tr('common.armies', n=side.armies)}" for side in sides]
        if self.rested:
            words.append(tr("tables.battle.strip", lost=sides[0].lost, beaten=sides[1].lost))
        else:
            words += self._expected()
        words.append(
            (tr(stand.end) if stand.end else "")
            or (f"{percent(stand.chance)} {tr('fight.to_take')}" if stand.chance is not None else "")
        )
        if not self.pairs:
            words += [self._outlook.note, self._outlook.assumes]
        self.setAccessibleName(", ".join(filter(None, words)))
        self.update()

    def _expected(self) -> list[str]:
        """Return in words what both sides lose on average."""
        return [tr("fight.expects", x=number(each, 1)) for each in (self._outlook.lost, self._outlook.beaten)]

    # --- forms

    def forms(self) -> list[QSizeF]:
        """Return the sizes of its forms: two, and two others with large text."""
        return [form.size * self._unit for form in self._possible]

    @property
    def _possible(self) -> tuple[_Form, ...]:
        return (_TALL, _LOW) if current_metrics().text_scale <= _LARGE_TEXT else (_NARROW, _FLAT)

    @property
    def _unit(self) -> float:
        sizes = current_metrics()
        return sizes.unit * min(_MOST_GROWTH, max(1.0, sizes.text_scale))

    def take_form(self, form: int, notch: Notch | None) -> None:
        """Take a form, and put dice and button where it has them."""
        super().take_form(form, notch)
        self._place_dice()

    def _place_dice(self) -> None:
        form, unit, corner = self._possible[self.form], self._unit, self.panel_rect().topLeft()
        for side, row in enumerate(self.dice):
            for place, die in enumerate(row):
                die.set_side(form.side * self._closer * unit / current_metrics().scale)
                size = die.sizeHint()
                at = corner + self._spot(form, side, place) * unit
                die.setGeometry(
                    round(at.x() - size.width() / 2),
                    round(at.y() - size.height() / 2),
                    size.width(),
                    size.height(),
                )
        box = form.button
        self.details.set_size(12 * unit / current_metrics().scale)
        self.details.setGeometry(QRectF(corner + box.topLeft() * unit, box.size() * unit).toRect())

    @property
    def _closer(self) -> float:
        """How much smaller and closer dice are than usual, where there are many."""
        return min(1.0, _MOST_DICE / max(1, len(self.pairs)))

    def _spot(self, form: _Form, side: int, place: int) -> QPointF:
        """Return the middle of a die: as many as there are stand in the middle of their row, pair above pair."""
        return form.dice[side] + QPointF((place - (len(self.pairs) - 1) / 2) * form.step * self._closer, 0)

    def restyle(self) -> None:
        """Write the button anew."""
        self.details.setText(tr("fight.details"))

    # --- input and painting

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell that somebody has pressed it; no click reaches the board below."""
        self.pressed.emit()
        event.accept()

    def look(self) -> object:
        """Return all that it shows: under rolling dice it is painted in every frame."""
        return (
            self._stand,
            self._outlook,
            tuple(self.pairs),
            self._compared,
            self._answering,
            self._form,
            self._notch,
            language(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the panel, or what is left of it while it fades."""
        if self._parting is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setOpacity(self._fade.currentValue())
        painter.drawPixmap(0, 0, self._parting)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Paint everything but the dice and the button."""
        form = self._possible[self.form]
        painter.drawPixmap(0, 0, self._ground_picture())
        self._go_to_body(painter)
        for side, fighter in enumerate((self._stand.attacker, self._stand.defender)):
            _paint_fighter(painter, form, side, fighter)
        if form.seam is not None:
            painter.setPen(round_pen(rgba(current().panel_line, 150), 1))
            painter.drawLine(form.seam)
        for place, pair in enumerate(self.pairs):
            if pair.compared and place < self._compared:
                middle = (self._spot(form, 0, place) + self._spot(form, 1, place)) / 2
                _paint_chevron(painter, middle, attacker_wins=pair.attacker_wins)
        self._paint_chance(painter, form)
        if not self.pairs:
            self._paint_outlook(painter, form)

    def _paint_outlook(self, painter: QPainter, form: _Form) -> None:
        """Paint what both sides are to lose, what the fight leads to, and what is assumed."""
        theme, outlook = current(), self._outlook
        sides = (self._stand.attacker, self._stand.defender)
        for words, box, fighter in zip(self._expected(), form.costs, sides, strict=True):
            if form.tall:
                box = box.translated(0, 0 if outlook.note else form.note.height() / 2)
                draw_roundel(painter, fighter.colours, QPointF(box.left() - 15, box.center().y()), 8)
            _paint_fitted(painter, box, words, 13.0, theme.text if form.tall else theme.label)
        if outlook.note:
            box = QRectF(form.note)
            draw_icon(painter, "crown", QRectF(box.left(), box.center().y() - 7, 14, 14), theme.accent)
            _paint_fitted(painter, box.adjusted(18, 0, 0, 0), outlook.note, _WORDS, theme.text)
        if outlook.assumes and not (outlook.note and form.note == form.assumes):
            _paint_fitted(painter, form.assumes, outlook.assumes, 10.0, theme.text2)

    def _ground_picture(self) -> QPixmap:
        """Return panel and cloths, which stay the same through a fight and take half of the time."""
        sides = self._stand.attacker.colours, self._stand.defender.colours
        wanted = (self.size(), self.devicePixelRatioF(), current().name, self._unit, self._form, self._notch, sides)
        if wanted != self._ground_for:
            self._ground_for = wanted
            self._ground = self.picture_of(self._paint_ground)
        return self._ground

    def _paint_ground(self, painter: QPainter) -> None:
        form = self._possible[self.form]
        self.paint_body(painter, _RADIUS * self._unit)
        self._go_to_body(painter)
        _paint_cloths(painter, form, QRectF(QPointF(0, 0), form.size), self._stand)

    def _go_to_body(self, painter: QPainter) -> None:
        """Let a painter paint on the body, in px at 100 %."""
        painter.translate(self.panel_rect().topLeft())
        painter.scale(self._unit, self._unit)

    def _paint_chance(self, painter: QPainter, form: _Form) -> None:
        theme, stand = current(), self._stand
        if stand.end:
            room = form.chance.united(form.words)
            draw_text(painter, room, tr(stand.end), text_font(form.end_px, 700), theme.text, LEFT, wrap=True)
        elif stand.chance is not None:
            font = text_font(form.chance_px, 800)
            draw_text(painter, form.chance, percent(stand.chance), font, theme.text, LEFT)
            self._paint_goal(painter, form, form.chance.left() + text_width(percent(stand.chance), font))
        if stand.chance is not None and not stand.end:
            draw_bar(
                painter, form.bar, stand.chance, rest=mix(theme.well, theme.bar_poor, 0.34).name(), mark=stand.before
            )

    def _paint_goal(self, painter: QPainter, form: _Form, after: float) -> None:
        """Say what the chance is of: beside it if the sides stand below each other, nowhere if the button stands there."""
        if self.pairs and form.words.intersects(form.button):
            return
        room, words = QRectF(form.words), tr("fight.to_take")
        if not form.tall:
            room.setLeft(after + 4)
        size = min(1.0, room.width() / text_width(words, text_font(_WORDS, 500))) * _WORDS
        draw_text(painter, room, words, text_font(size, 500), current().text2, LEFT)


class _DetailsButton(Button):
    """A low button: it stands in a small panel."""

    def sizeHint(self) -> QSize:
        """Room for words and key cap."""
        wide = super().sizeHint().width()
        return QSize(wide - round(self.metrics.f(23)), round(self.metrics.f(self._px) * 1.9))


def _paint_fitted(painter: QPainter, box: QRectF, words: str, size: float, colour: str) -> None:
    """Write words in as many lines as they need, smaller where the box is too small for them."""
    flags = int(Qt.TextFlag.TextWordWrap)
    while size > _SMALLEST_WORDS:
        needed = QFontMetricsF(text_font(size, 500)).boundingRect(box, flags, words)
        if needed.height() <= box.height() and needed.width() <= box.width():
            break
        size -= 0.5
    draw_text(painter, box, words, text_font(size, 500), colour, LEFT, wrap=True)


def _unhurt(fighter: Fighter) -> Fighter:
    return replace(fighter, lost=0)


def _paint_cloths(painter: QPainter, form: _Form, area: QRectF, stand: FightStand) -> None:
    """Paint both sides' cloths, patterned with their emblems; the tall form has a slanted seam between them."""
    painter.save()
    painter.setClipPath(rounded(area.adjusted(0.8, 0.8, -0.8, -0.8), _RADIUS))
    draw_well(painter, area, _RADIUS, 60)
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


def _paint_fighter(painter: QPainter, form: _Form, side: int, fighter: Fighter) -> None:
    """Paint roundel, armies and loss of a side; the defender's from the right in the tall form."""
    theme, spot, dense = current(), form.roundels[side], form.dense
    mirrored, apart = form.tall and side == 1, _APART * dense
    draw_roundel(painter, fighter.colours, spot, _ROUNDEL * dense)
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


def _paint_chevron(painter: QPainter, middle: QPointF, *, attacker_wins: bool) -> None:
    """Paint a chevron that points at the die that loses."""
    way = 1 if attacker_wins else -1
    painter.setPen(round_pen(current().good if attacker_wins else current().bad, 1.8))
    tip = middle + QPointF(0, 2.2 * way)
    painter.drawPolyline([tip + QPointF(-4, -4 * way), tip, tip + QPointF(4, -4 * way)])
