"""The panel of a fight, beside its arrow: armies and losses of both sides, the dice of the last roll in pairs, the odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import count

from PySide6.QtCore import (
    QMargins,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from risk_desktop.i18n import language, percent, tr
from risk_desktop.ui.art.drawing import round_pen
from risk_desktop.ui.board.panels.panel_placement import Notch
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_forms import FightForm, forms_for
from risk_desktop.ui.game.battle.fight_painter import (
    RADIUS,
    expected_losses,
    paint_chance,
    paint_chevron,
    paint_cloths,
    paint_fighter,
    paint_outlook,
)
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.kit import Button, DieWidget
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.theme import SeatColours, current, current_metrics

_MOST_GROWTH = 1.4
"""The panel grows with the text up to this."""
_COMPARE_MS, _REST_MS, _FADE_MS, _PAINTED_MS = 220, 160, 160, 4
_MOST_DICE = 3
"""So many dice stand in a row at their usual size."""
_EDGES = QMargins(2, 2, 2, 2)
"""Width of the line round the body, px; of a die's own room as much is empty."""


class FightPanel(PointingPanel):
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
        self._numbers = count()
        self._compared = self._moving = 0
        self._pace = 1.0
        self._answering = self.busy = False
        self._tray = _Tray(self)
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._compare_next)
        # From the event loop, as the rolls of a long blitz would nest calls too deeply, and when the panel has been painted.
        self._later = QTimer(self, singleShot=True, interval=_PAINTED_MS)
        self._later.timeout.connect(self.finished)
        self.details = _DetailsButton(tr("fight.details"), key="D", parent=self)
        self.details.setShortcut(QKeySequence())  # the key is wanted when the panel has gone, too
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
        """Say that the territory has fallen, beside the dice of the last roll; it stays for a moment without its arrow.

        Meanwhile the next target may lie below it: clicks go to the board.
        """
        self.lingers = True
        self._let_clicks_through()
        self._outcome = stand = replace(self._stand, chance=None, before=None, end="fight.taken")
        if not self.busy:
            self._say(stand)

    def _let_clicks_through(self) -> None:
        """Only a fight under way is pressed itself."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, self.lingers or not self.pairs)

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
        """Fade out; clicks go to the board below."""
        self.skip()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.left.emit()
        self._fade.setDuration(MOTION.fade(_FADE_MS))
        self._fade.start()

    def _paint_whole(self, painter: QPainter) -> None:
        """Paint the panel with dice and button."""
        self.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)

    def _show_fade(self, opacity: float) -> None:
        """Show a moment of the fade. Its picture is painted with the first one: the frame in which it begins has enough to do."""
        if self._parting is None and 0 < opacity < 1:
            self._parting = self.picture_of(self._paint_whole)
            self.details.hide()
            self._tray.hide()
        self.update()

    def _vanish(self) -> None:
        self.hide()
        self._parting = None

    # --- the dice

    def _throw(self, pace: float, lying: bool) -> None:
        self._later.stop()  # an earlier roll that was skipped isn't waited for any more
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
        self._tray.setVisible(bool(self.pairs))
        self._let_clicks_through()
        self._place_dice()

    def _die(self, sides: int, colours: SeatColours) -> DieWidget:
        spare = self._spare.setdefault(sides, [])
        if spare:
            die = spare.pop()
            die.renew()
            die.set_seat(colours)
        else:
            die = DieWidget(self._possible[0].side, colours, sides, self._tray, number=next(self._numbers))
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
        self._paint_anew()

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
            words += expected_losses(self._outlook)
        words.append(
            (tr(stand.end) if stand.end else "")
            or (f"{percent(stand.told)} {tr(stand.goal)}" if stand.told is not None else "")
        )
        if not self.pairs:
            words += [self._outlook.note, self._outlook.assumes]
        self.setAccessibleName(", ".join(filter(None, words)))
        self._paint_anew()

    def _paint_anew(self) -> None:
        """Paint the panel again; what Qt holds for hidden by the tray shows on it."""
        self.update()
        self._tray.update()

    # --- forms

    def forms(self) -> list[QSizeF]:
        """Return the sizes of its forms."""
        return [form.size * self._unit for form in self._possible]

    @property
    def _possible(self) -> tuple[FightForm, ...]:
        return forms_for(current_metrics().text_scale)

    @property
    def _unit(self) -> float:
        sizes = current_metrics()
        return sizes.unit * min(_MOST_GROWTH, max(1.0, sizes.text_scale))

    def take_form(self, form: int, notch: Notch | None) -> None:
        """Take a form, and put dice and button where it has them."""
        super().take_form(form, notch)
        self._place_dice()

    def make_ready(self) -> None:
        """Paint panel and cloths, half of all that is to be painted."""
        self._ground_picture()

    def _place_dice(self) -> None:
        form, unit, body = self._possible[self.form], self._unit, self.panel_rect()
        places: dict[DieWidget, QRect] = {}
        for side, row in enumerate(self.dice):
            for place, die in enumerate(row):
                die.set_side(form.side * self._closer * unit / current_metrics().scale)
                at = QRect(QPoint(), die.sizeHint())
                at.moveCenter((body.topLeft() + self._spot(form, side, place) * unit).toPoint())
                places[die] = at
        self._tray.hold(places, body.toAlignedRect())
        box = form.button
        self.details.set_size(12 * unit / current_metrics().scale)
        self.details.setGeometry(QRectF(body.topLeft() + box.topLeft() * unit, box.size() * unit).toRect())
        self.details.fit()

    @property
    def _closer(self) -> float:
        """How much smaller and closer dice are than usual, where there are many."""
        return min(1.0, _MOST_DICE / max(1, len(self.pairs)))

    def _spot(self, form: FightForm, side: int, place: int) -> QPointF:
        """Return the middle of a die: as many as there are stand in the middle of their row, pair above pair."""
        return form.dice[side] + QPointF((place - (len(self.pairs) - 1) / 2) * form.step * self._closer, 0)

    def restyle(self) -> None:
        """Write the button anew, and say anew what shows."""
        self.details.setText(tr("fight.details"))
        self.details.fit()
        self._say(self._stand)

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
            paint_fighter(painter, form, side, fighter)
        if form.seam is not None:
            painter.setPen(round_pen(rgba(current().panel_line, 150), 1))
            painter.drawLine(form.seam)
        for place, pair in enumerate(self.pairs):
            if pair.compared and place < self._compared:
                middle = (self._spot(form, 0, place) + self._spot(form, 1, place)) / 2
                paint_chevron(painter, middle, self._stand, attacker_wins=pair.attacker_wins)
        paint_chance(painter, form, self._stand, rolled=bool(self.pairs))
        if not self.pairs:
            paint_outlook(painter, form, self._stand, self._outlook)

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
        self.paint_body(painter, RADIUS * self._unit)
        self._go_to_body(painter)
        paint_cloths(painter, form, QRectF(QPointF(0, 0), form.size), self._stand)

    def _go_to_body(self, painter: QPainter) -> None:
        """Let a painter paint on the body, in px at 100 %."""
        painter.translate(self.panel_rect().topLeft())
        painter.scale(self._unit, self._unit)


class _Tray(QWidget):
    """Where the dice lie, with what is behind them on the panel: while they roll neither it nor the board is painted again."""

    def __init__(self, panel: FightPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def hold(self, dice: Mapping[DieWidget, QRect], body: QRect) -> None:
        """Lie below the dice and put them to their places, all in px of the panel, whose body nothing shines through."""
        room = reduce(QRect.united, dice.values(), QRect())
        hides = body.contains(room - _EDGES)
        room = room & (body - _EDGES) if hides else room
        self._cover(room, hides=hides)
        for die, place in dice.items():
            die.tray = self if hides else None
            die.setGeometry(place.translated(-room.topLeft()))

    def _cover(self, room: QRect, *, hides: bool) -> None:
        """Lie over a part of the panel; ``hides``: what is behind is painted here, and no more below."""
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)  # else Qt moves it with what was behind it
        self.setGeometry(room)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, hides)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is behind."""
        if self.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent):
            painter = QPainter(self)
            self._panel.paint_behind(self, painter)
            painter.end()


class _DetailsButton(Button):
    """A low button: it stands in a small panel."""

    def fit(self) -> None:
        """Show words and key cap, or the key cap alone where there isn't room for both."""
        self._words = self.text()
        if self.sizeHint().width() > self.width():
            self._words = ""
        self.setToolTip("" if self._words else self.text())
        self.update()

    def sizeHint(self) -> QSize:
        """Room for words and key cap."""
        wide = super().sizeHint().width()
        return QSize(wide - round(self.metrics.f(23)), round(self.metrics.f(self._px) * 1.9))


def _unhurt(fighter: Fighter) -> Fighter:
    return replace(fighter, lost=0)
