"""The battle table: banners of both sides, the dice, the odds, and the buttons to go on or stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from risk_desktop.engine.events import AttackRolled, DiceRolled
from risk_desktop.engine.odds import FightOdds
from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.actions import BattleActions, DiceChoice
from risk_desktop.ui.game.battle.banner import BattleBanner, Fighter
from risk_desktop.ui.game.battle.dice_lanes import DiceLanes, pairs_of
from risk_desktop.ui.game.battle.odds_panel import OddsPanel
from risk_desktop.ui.game.prompt.asking import Toggle
from risk_desktop.ui.game.prompt.piece_switch import PieceRow
from risk_desktop.ui.kit import Divider, Label, Overlay, Panel, ScrollArea
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import current_metrics

# Width at 100 %, px.
_WIDTH = 670
# In a window that is lower than this at 100 %, px, the odds stand beside the dice instead of below them.
_HEIGHT = 640
# A little spare height, px, so that words that appear while dice roll need no scroll bar.
_AIR = 12
_DIM = 34
_SKIP_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_S, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape, Qt.Key.Key_B}
_MORE_KEYS = {Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Plus, Qt.Key.Key_Equal}
_FEWER_KEYS = {Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Minus}
_END_KEYS = {Qt.Key.Key_Home, Qt.Key.Key_End}
_AMOUNT_KEYS = _MORE_KEYS | _FEWER_KEYS | _END_KEYS
_LEFT = Qt.AlignmentFlag.AlignLeft
_NUMBER_KEYS = {Qt.Key.Key_1: 1, Qt.Key.Key_2: 2, Qt.Key.Key_3: 3}


def side_for(free: QRect, fighters: QRect) -> str:
    """Return the side of ``free``, "left" or "right", on which a table covers less of the rectangle ``fighters``."""
    return "left" if fighters.center().x() > free.center().x() else "right"


def turns_wide(window: QSize) -> bool:
    """Tell whether an upright table would be too high for the window."""
    metrics = current_metrics()
    return metrics.px(_HEIGHT) > window.height() - 2 * metrics.margin


def place_at(side: str, free: QRect, window: QSize, wanted: Callable[[int], int]) -> QRect:
    """Return the place of a table at a side of the free area; ``wanted`` gives its height for a width."""
    metrics = current_metrics()
    margin, width = metrics.margin, metrics.px(_WIDTH)
    width = min(round(width * 1.5) if turns_wide(window) else width, window.width() - 2 * margin)
    height = min(wanted(width) + metrics.px(_AIR), window.height() - 2 * margin)
    left = free.left() + margin if side == "left" else free.right() - margin // 2 - width
    left = max(margin, min(left, window.width() - margin - width))
    top = free.center().y() - height // 2
    top = max(margin, min(top, window.height() - margin - height))
    return QRect(left, top, width, height)


class MiddleScroll(ScrollArea):
    """The part between banner and buttons, which scrolls if the window is too low."""

    def __init__(self, inside: QWidget, parent: QWidget) -> None:
        super().__init__(inside, parent)
        self._inside = inside

    def wanted(self, width: int) -> int:
        """Return the height at which nothing needs scrolling."""
        layout = self._inside.layout()
        if layout is None:
            return 0
        wanted = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        return max(wanted, layout.totalMinimumSize().height())

    def minimumSizeHint(self) -> QSize:
        """A low strip, as it can scroll."""
        return QSize(100, 80)


class Notice(Label):
    """Words that are hidden while there are none."""

    def __init__(self, role: str, parent: QWidget, *, colour: str = "", align: Qt.AlignmentFlag = _LEFT) -> None:
        super().__init__("", role, align=align, colour=colour, parent=parent)
        self.hide()

    def say(self, words: str) -> bool:
        """Show words, "" for none; return whether anything has changed."""
        if words == self.text():
            return False
        self.setText(words)
        self.setVisible(bool(words))
        return True


class Verdict(QWidget):
    """The outcome of a battle, or a question in it, shown in place of the odds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label("", "title", align=Qt.AlignmentFlag.AlignHCenter, parent=self)
        self._detail = Label("", "body", align=Qt.AlignmentFlag.AlignHCenter, colour="text2", parent=self)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._detail)
        column.addStretch(1)

    def say(self, title: str, detail: str) -> None:
        """Show title and detail."""
        self._title.setText(title)
        self._detail.setText(detail)
        self.setAccessibleName(f"{title}. {detail}")


class BattleTable(Overlay):
    """Shows one battle of the person at the screen.

    Call ``show_battle`` and ``open``, then ``show_roll`` and ``set_actions`` for each roll; at the end ``show_conquest``,
    ``tell_conquest`` or ``tell_end``, and ``dismiss``.

    Signals: the person wants to ``roll`` (dice), attack with ``armies_chosen``, ``blitz`` (armies to keep), ``stop`` or
    ``move_in`` (armies); ``moving`` (armies) while that number is being set; ``toggled`` (a piece takes part or not);
    ``finished`` when the dice of a roll have been shown.
    """

    roll = Signal(int)
    armies_chosen = Signal(int)
    blitz = Signal(int)
    stop = Signal()
    move_in = Signal(int)
    moving = Signal(int)
    toggled = Signal(str)
    finished = Signal()

    explained = True

    def __init__(self, window: QWidget, names: Names) -> None:
        panel = Panel(radius=16, line="panel_line", padding=0, gap=0)
        super().__init__(window, tr("tables.battle"), panel, dim_alpha=_DIM)
        self._names = names
        self._free = QRect()
        self._side = "right"
        self._ends = (-1, -1)
        self._rolls = 0
        self._offered = self._answering = False
        self._names_of = ("", "")
        self._odds: FightOdds | None = None
        self._outcome: tuple[int, int, FightOdds | None] = (0, 0, None)
        self.banner = BattleBanner(panel)
        self._caption = Label("", "caption", align=Qt.AlignmentFlag.AlignHCenter, parent=panel)
        self.choice = DiceChoice(panel)
        self.reasons = Notice("secondary", panel)
        self._interlude = Notice("strong", panel, colour="bad", align=Qt.AlignmentFlag.AlignHCenter)
        self.lanes = DiceLanes(panel)
        self.odds = OddsPanel(panel)
        self._note = Verdict(panel)
        self._stack = QStackedWidget(panel)
        self.pieces = PieceRow(names, panel)
        self.foot = BattleActions(panel)
        self._middle = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._inside = QWidget()
        self._scroll = MiddleScroll(self._inside, panel)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.finished)
        self._build()
        self._connect()

    # --- the battle

    def show_battle(
        self,
        origin: int,
        target: int,
        attacker: int,
        defender: int,
        armies_attack: int,
        armies_defend: int,
        odds: FightOdds | None = None,
        leader: int = -1,
        side: str = "",
    ) -> None:
        """Show a new battle: territories, seats (-1 neutral), armies, and the odds of fighting to the end.

        ``leader``: who commands the attacker's armies if they are an ally's; ``side``: the team, if partners defend together.
        """
        names = self._names
        self._ends = (origin, target)
        self._rolls, self._odds, self._answering = 0, odds, False
        sides = [(names.seat_colours(seat), names.player(seat)) for seat in (attacker, defender)]
        if side:
            sides[1] = (sides[1][0], side)
        sentence = tr("tables.battle.attacks", name=sides[0][1])
        if leader >= 0:
            sentence = tr("tables.battle.led", name=sides[0][1], player=names.player(leader))
        self.banner.set_fighters(
            Fighter(sides[0][0], sentence, names.territory(origin), armies_attack),
            Fighter(sides[1][0], tr("tables.battle.defends", name=sides[1][1]), names.territory(target), armies_defend),
        )
        self._names_of = (sides[0][1], sides[1][1])
        self.show_reasons("", "")
        self.tell("")
        self.lanes.set_fighters(*sides)
        self.lanes.show_roll([], hurry=True)
        self._later.stop()
        self._caption.setText(tr("tables.battle.ready"))
        self._stack.setCurrentWidget(self.odds)
        if odds is not None:
            self.odds.show_odds(names.territory(target), odds, None)

    def show_roll(
        self,
        rolled: DiceRolled,
        lost: int,
        beaten: int,
        armies_attack: int,
        armies_defend: int,
        odds: FightOdds | None = None,
        *,
        hurry: bool = False,
        first: tuple[Sequence[int], Sequence[int]] = ((), ()),
    ) -> None:
        """Show a roll that cost the attacker ``lost`` and the defender ``beaten`` armies, with armies and odds after it.

        ``finished`` follows. ``hurry``: show it at once, as in a blitz. ``first``: the values of both sides' dice before
        some of them were rolled again, () where none was.
        """
        self.skip()
        self.tell("")
        self._rolls += 0 if self._answering else 1
        self._answering = False
        self._outcome = (armies_attack, armies_defend, odds)
        self.banner.forget_losses()
        self._caption.setText(tr("tables.battle.roll_number", number=self._rolls))
        if self._rolls == 1 or self._has_notice:  # disabled until the dice lie still
            self.set_actions(True, len(rolled.attack), armies_attack > 2, armies_attack - 1)
        self._offered = False
        self.foot.set_busy(True)
        self.lanes.show_roll(pairs_of(rolled, beaten, first), hurry=hurry)

    def show_reasons(self, attack: str, defence: str) -> None:
        """Show why a side's dice have more sides than usual; "" where they have not."""
        sides = zip(self._names_of, (attack, defence), strict=True)
        words = "\n".join(tr("tables.battle.because", name=name, why=why) for name, why in sides if why)
        if self.reasons.say(words) and self.isVisible():
            self.place(0)

    def tell(self, words: str) -> None:
        """Show above the dice what has happened between two rolls, such as a card; "" for nothing, as the next roll does."""
        if self._interlude.say(words) and self.isVisible():
            self.place(0)

    def show_attack(self, rolled: AttackRolled) -> None:
        """Show the attacker's dice, on which the defender decides about his own; ``finished`` follows."""
        self.skip()
        self._rolls += 1
        self._answering = True
        self._outcome = (self.banner.fighter(0).armies, self.banner.fighter(1).armies, None)
        self.banner.forget_losses()
        self._caption.setText(tr("tables.battle.answering", name=self._names_of[1]))
        if self._rolls == 1 or self._has_notice:
            self.set_actions(True, len(rolled.attack), False, 0)
        self._offered = False
        self.foot.set_busy(True)
        self.lanes.show_attack(rolled.attack, rolled.attack_sides)

    def skip(self) -> None:
        """End the dice show at once."""
        self.lanes.skip()

    @property
    def busy(self) -> bool:
        """Whether dice are being shown."""
        return self.lanes.busy

    @property
    def _has_notice(self) -> bool:
        """Whether an outcome or a question stands in place of the odds."""
        return self._stack.currentWidget() is self._note

    @property
    def rested(self) -> bool:
        """Whether the dice of both sides lie still after a roll."""
        return self._rolls > 0 and not self._answering and not self.busy

    def set_actions(
        self, can_roll: bool, dice: int, can_blitz: bool, max_keep: int, keep: int = 1, *, announced: bool = False
    ) -> None:
        """Offer a roll with up to ``dice`` dice, and a blitz that keeps up to ``max_keep`` armies.

        ``announced``: the number of attacking armies is chosen separately from the dice.
        """
        self._stack.setCurrentWidget(self.odds)
        self.foot.show()
        self.choice.offer(dice if can_roll else 0, announced)
        self.foot.offer(dice if can_roll else 0, can_blitz, max_keep, keep)
        self._offered = True
        self.foot.set_busy(self.busy)

    def show_pieces(self, toggles: tuple[Toggle, ...], seat: int) -> None:
        """Show which pieces of a player take part; an empty tuple hides the row."""
        if self.pieces.show_pieces(toggles, seat) and self.isVisible():
            self.place(0)

    def show_conquest(self, least: int, most: int, now: int) -> None:
        """Say that the territory has fallen, and ask how many armies move in: ``least`` to ``most``, ``now`` at first."""
        place = self._names.territory(self._ends[1])
        self._end(tr("tables.battle.taken", territory=place), tr("tables.battle.taken_more"))
        self.foot.show()
        self.foot.offer_move(least, most, now)

    def tell_conquest(self) -> None:
        """Say that the territory has fallen and all armies that could have moved in, so that there is nothing to decide."""
        self._end(
            tr("tables.battle.taken", territory=self._names.territory(self._ends[1])), tr("tables.battle.taken_all")
        )
        self.foot.hide()

    def tell_end(self) -> None:
        """Say that the attacker can't go on."""
        place = self._names.territory(self._ends[0])
        self._end(tr("tables.battle.spent"), tr("tables.battle.spent_detail", territory=place))
        self.foot.hide()

    def _end(self, title: str, detail: str) -> None:
        self._note.say(title, detail)
        self._stack.setCurrentWidget(self._note)
        self.choice.hide()

    def ask(self, title: str, detail: str, words: str, then: Callable[[], None]) -> None:
        """Ask a question between two rolls. The button ``words`` gives the usual answer and calls ``then``.

        Another button leaves the table for any other answer.
        """
        self._end(title, detail)
        self.foot.show()
        self.foot.offer_one(words, then, tr("tables.battle.choose"))

    # --- layout

    @property
    def side(self) -> str:
        """The side of the free area at which the table stands: "left" or "right"."""
        return self._side

    def set_place(self, free: QRect, side: str) -> None:
        """Move to a side of the free area, a rectangle in the window."""
        self._free, self._side = QRect(free), side
        if self.isVisible():
            self.place(0)

    def place(self, rise: int) -> None:
        """Place the panel at its side of the free area, wide where it would be too high otherwise."""
        self._arrange(turns_wide(self.size()))
        free = self._free if self._free.isValid() else self.rect()
        self.panel.setGeometry(place_at(self._side, free, self.size(), self._wanted).translated(0, rise))

    def _wanted(self, width: int) -> int:
        """Return the height of everything for a width."""
        parts = self.banner.heightForWidth(width) + self._scroll.wanted(width) + self.foot.wanted(width)
        return parts + self.pieces.wanted(width)

    def _arrange(self, wide: bool) -> None:
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._middle.setDirection(across if wide else down)
        self.lanes.set_terse(wide)
        self.odds.set_stacked(wide)

    # --- set-up

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self._caption, 8)
        head.addWidget(self.choice)
        lanes = QVBoxLayout()
        lanes.addLayout(head)
        lanes.addWidget(self._interlude)
        lanes.addWidget(self.reasons)
        lanes.addWidget(self.lanes)
        lanes.addStretch(1)
        self._stack.addWidget(self.odds)
        self._stack.addWidget(self._note)
        self._middle.addLayout(lanes, 1)
        self._middle.addWidget(self._stack, 1)
        self._inside.setLayout(self._middle)
        space = current_metrics().px(22)
        self._middle.setContentsMargins(space, current_metrics().px(10), space, current_metrics().px(4))
        self._middle.setSpacing(current_metrics().px(12))
        column = self.panel.column()
        column.addWidget(self.banner)
        column.addWidget(self._scroll, 1)
        column.addWidget(Divider(self.panel))
        column.addWidget(self.pieces)
        column.addWidget(self.foot)

    def _connect(self) -> None:
        self.lanes.compared.connect(self._compared)
        self.lanes.done.connect(self._show_over)
        self.foot.roll.connect(self.roll)
        self.foot.blitz.connect(self.blitz)
        self.foot.stop.connect(self.stop)
        self.foot.moved_in.connect(self.move_in)
        self.foot.moving.connect(self.moving)
        self.pieces.toggled.connect(self.toggled)
        self.choice.dice_chosen.connect(self.foot.set_dice)
        self.choice.armies_chosen.connect(self.armies_chosen)
        for field in self.foot.fields():
            field.installEventFilter(self)

    def _compared(self, number: int) -> None:
        self.banner.take_army(1 if self.lanes.pairs[number].attacker_wins else 0)

    def _show_over(self) -> None:
        if self._rolls == 0:
            return
        armies_attack, armies_defend, odds = self._outcome
        self.banner.set_armies(armies_attack, armies_defend)
        if odds is not None:
            self.odds.show_odds(self._names.territory(self._ends[1]), odds, self._odds)
            self._odds = odds
        # Nothing can be pressed until it is offered again: the defender may be choosing his dice.
        self.foot.set_busy(not self._offered)
        # Emitted from the event loop, as the rolls of a long blitz would nest calls too deeply.
        self._later.start()

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the dice animation with any key of the table; else 1 to 3 choose dice, and buttons have their keys."""
        key = Qt.Key(event.key())
        if self.busy and key in _SKIP_KEYS:
            event.accept()
            if not event.isAutoRepeat():
                self.skip()
            return
        dice = _NUMBER_KEYS.get(key)
        if dice is not None and self.choice.isVisible() and not event.modifiers():
            event.accept()
            if dice <= self.foot.most_dice:
                self.choice.press(dice)
            return
        if key == Qt.Key.Key_B and not event.modifiers():
            event.accept()
            self.foot.press_blitz()
            return
        stepper = self.foot.stepper
        if key in _AMOUNT_KEYS and stepper is not None:
            event.accept()
            if key in _END_KEYS:
                stepper.setValue(stepper.minimum() if key == Qt.Key.Key_Home else stepper.maximum())
            else:
                stepper.stepBy(1 if key in _MORE_KEYS else -1)
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle Space, letters and arrows here instead of in the stepper."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            ours = {Qt.Key.Key_Space, Qt.Key.Key_Escape, *_AMOUNT_KEYS}
            if key in ours or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
                self.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the dice animation; no click reaches the board."""
        self.skip()
        super().mousePressEvent(event)

    def first_focus(self) -> QWidget:
        """Return the table itself, as its keys need no focused button."""
        return self
