"""The battle table over the fights of whoever sits at the screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QObject, QRect, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.forecast import odds_at
from risk_desktop.engine.events import (
    ArmiesLost,
    AttackDeclared,
    AttackRolled,
    DiceRolled,
    Event,
    TerritoryConquered,
)
from risk_desktop.ui.game.battle.battle_table import BattleTable, side_for
from risk_desktop.ui.game.battle.dice_hints import NO_REROLLS, Rerolls, dice_reasons
from risk_desktop.ui.game.battle.forecast import assumed
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.offers import Advance, Consent, NextRoll
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.kit import TimedDismissal
from risk_desktop.ui.motion import MOTION

_GLIDE_MS = 400
_TOLD_MS = 1500
"""So long the end of a fight stands there that asks for nothing."""
# Room between a fighter's badge and the table, px.
_CLEAR = 24


class BattleController(QObject):
    """Opens the table at the first roll of a fight, shows each roll on it, and closes it when the fight is over.

    Signals: ``rolled`` when the dice of a roll have been shown; ``opened`` (the BattleTable, whose signals tell what the
    person wants next) and ``closed``.
    """

    rolled = Signal()
    opened = Signal(object)
    closed = Signal()

    def __init__(self, context: GameContext, screen: QWidget, layout: GameLayout) -> None:
        super().__init__(screen)
        self._context, self._screen, self._layout = context, screen, layout
        self.table: BattleTable | None = None
        self._ends = (-1, -1)
        self._attacker = -1
        self.viewer = -1
        self._asking: Presenter | None = None
        self._aside = self._moved = 0.0
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(0.0)
        self._slide.setEndValue(1.0)
        self._slide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._slide.valueChanged.connect(self._slide_on)

    @property
    def open(self) -> bool:
        """Whether the table is open."""
        return self.table is not None

    @property
    def rested(self) -> bool:
        """Whether the table is open and the dice of both sides lie still on it."""
        return self.table is not None and self.table.rested

    def set_viewer(self, seat: int) -> None:
        """Tell who sits at the screen; -1 nobody."""
        self.viewer = seat

    def takes(self, event: Event) -> bool:
        """Tell whether a roll belongs on the table: the viewer attacks, and there is time to look."""
        if not isinstance(event, DiceRolled | AttackRolled | AttackDeclared):
            return False
        if event.origin < 0:
            return False  # out of the Afterlife: there is no land to show on the table
        mine = self._context.game.state.decider(event.attacker) == self.viewer
        return mine and MOTION.speed_factor > 0 and self.viewer >= 0

    def show_roll(
        self,
        event: DiceRolled,
        following: Sequence[Event],
        armies: tuple[int, int],
        *,
        hurry: bool,
        again: Rerolls = NO_REROLLS,
    ) -> None:
        """Show a roll; ``following`` holds its losses, ``armies`` stood on both sides before it, ``again``: rolled anew."""
        lost = beaten = 0
        for after in following:
            if isinstance(after, (AttackDeclared, DiceRolled, TerritoryConquered)):
                break
            if isinstance(after, ArmiesLost):
                lost += after.armies if after.territory == event.origin else 0
                beaten += after.armies if after.territory == event.target else 0
        table = self.open_table(event, armies)
        left = (armies[0] - lost, armies[1] - beaten)
        odds = odds_at(self._context.game, event, left) if left[0] > 1 and left[1] > 0 else None
        table.show_roll(event, lost, beaten, *left, odds, hurry=hurry, first=again.first)
        reasons = dice_reasons(self._context.game, self._context.names, event, following)
        table.show_reasons(*(" · ".join(filter(None, both)) for both in zip(reasons, again.words(), strict=True)))

    def show_attack(self, event: AttackRolled, armies: tuple[int, int]) -> None:
        """Show the attacker's dice: the defender looks at them before he answers."""
        self.open_table(event, armies).show_attack(event)

    def skip(self) -> None:
        """End the dice show at once."""
        if self.table is not None:
            self.table.skip()

    def follow(self, presenter: Presenter | None) -> None:
        """Offer what is possible after a roll; ``presenter`` is the one of the decision at hand, None for nobody's."""
        table = self.table
        if table is None:
            return
        offer = presenter.battle_offer() if presenter is not None else None
        if isinstance(offer, Advance):
            table.show_conquest(offer.low, offer.high, offer.armies)
        elif self._fallen:
            table.tell_conquest()
            if presenter is not None:
                self._let_pass()
        elif isinstance(offer, Consent) and presenter is not None and presenter.decision.player == self.viewer:
            self._asking = presenter
            table.ask(offer.title, offer.help, offer.words, self._agree)
        elif not isinstance(offer, NextRoll):
            self.close()
        elif offer.target == self._ends[1]:
            armies = self._context.command(self._attacker)[1][self._ends[0]]
            table.set_actions(True, offer.dice, armies > 2, armies - 1, offer.keep, announced=offer.announced)
            table.tell(offer.stopped)
        else:
            table.tell_end()
            self._let_pass()

    def show_ask(self, ask: Ask) -> None:
        """Show at the table what is chosen beside the buttons: which pieces take part, and how many move in."""
        if self.table is None:
            return
        self.table.show_pieces(ask.toggles, ask.seat)
        if ask.number is not None:
            self.table.foot.show_moving(ask.number.value)

    def settle(self) -> None:
        """All has been shown: tell a conquest behind which nobody at the screen is asked."""
        session = self._context.session
        asked = session.decision is not None and session.is_human(session.decision.player)
        if self.table is not None and self._fallen and not asked:
            self.table.tell_conquest()
            self._let_pass()

    def close(self) -> None:
        """Close the table."""
        table = self._leave()
        if table is not None:
            table.dismiss()
            self.closed.emit()

    def _let_pass(self) -> None:
        """Leave the table's last words to be read, and give board and prompt back at once."""
        table = self._leave()
        if table is not None:
            TimedDismissal(table, MOTION.fade(_TOLD_MS))
            self.closed.emit()

    def _leave(self) -> BattleTable | None:
        """Return the table, which is ours no more."""
        table, self.table = self.table, None
        if table is not None:
            self._slide.stop()
            if self._aside:
                self._aside = 0.0
                self._context.board.camera.fit()
            # While it fades out, a second click on its buttons must not answer the next question.
            table.blockSignals(True)
        return table

    @property
    def _fallen(self) -> bool:
        """Whether the fight's target belongs to its attacker by now."""
        return self._context.owner(self._ends[1]) == self._attacker

    def place(self) -> None:
        """Follow a new size of the window."""
        if self.table is not None:
            self.table.set_place(self._layout.rooms.board, self.table.side)

    def open_table(self, event: DiceRolled | AttackRolled, armies: tuple[int, int]) -> BattleTable:
        """Return the table of this fight, opening it or starting it anew if need be."""
        self._attacker = event.attacker
        if self.table is not None and self._ends == (event.origin, event.target):
            return self.table
        table, self._ends = self.table, (event.origin, event.target)
        fresh = table is None
        if table is None:
            table = self.table = BattleTable(self._screen, self._context.names)
            table.finished.connect(self.rolled)
            # Connected first: the table is gone before the screen hears what is wanted.
            table.stop.connect(self.close)
            table.move_in.connect(self.close)
        odds = odds_at(self._context.game, event, armies)
        table.odds.assume(assumed(self._context.game, event.defender))
        leader = self.viewer if self._context.names.is_neutral(event.attacker) else -1
        side = self._side(event.target, event.defender)
        table.show_battle(event.origin, event.target, event.attacker, event.defender, *armies, odds, leader, side)
        if fresh:
            free = self._layout.rooms.board
            table.set_place(free, side_for(free, self._fighters()))
            table.open()
            self._uncover(table)
            self.opened.emit(table)
        return table

    def _side(self, target: int, defender: int) -> str:
        """Return the name of the team that defends where partners stand together, else ""."""
        team = self._context.names.teams.of(defender)
        together = target in self._context.board.position.shares
        return self._context.names.teams.name(team) if together and team >= 0 else ""

    def _agree(self) -> None:
        """Answer the question that was put to the table as it proposes."""
        asking, self._asking = self._asking, None
        if asking is not None and asking.active:
            asking.press("primary")

    def _uncover(self, table: BattleTable) -> None:
        """Move the board aside if the table would cover a fighter."""
        fighters, panel = self._fighters(), table.panel.geometry()
        if table.side == "right":
            wanted = min(0, panel.left() - _CLEAR - fighters.right())
        else:
            wanted = max(0, panel.right() + _CLEAR - fighters.left())
        if wanted:
            self._aside, self._moved = float(wanted), 0.0
            self._slide.setDuration(MOTION.duration(_GLIDE_MS))
            self._slide.start()

    def _slide_on(self, share: float) -> None:
        way = self._aside * float(share)
        self._context.board.camera.pan(way - self._moved, 0)
        self._moved = way

    def _fighters(self) -> QRect:
        first, second = (self._context.board.places.badge_rect(territory) for territory in self._ends)
        return first.united(second)
