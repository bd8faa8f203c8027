"""The odds of one fight: chance, strengths and dice to set, what else they come to. The figures are the command's (``odds``)."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from risk_desktop import i18n
from risk_desktop.editions.registry import EDITIONS, combat_dice, find_edition
from risk_desktop.engine.combat_dice import REROLLERS, CombatDice
from risk_desktop.engine.odds import FightOdds, attackers_for, fight
from risk_desktop.i18n import tr
from risk_desktop.ui.kit import Button, Combo, Dialog, Divider, Label, Stepper, ToggleRow
from risk_desktop.ui.odds.charts import ChanceBar, Histogram
from risk_desktop.ui.theme import current_metrics
from risk_desktop.ui.words import edition_name

MOST = 200
"""The most armies of a side."""
_GREAT = 8
"""Sides of the dice that leaders roll."""
_NOBODY = "nobody"
_CHANCES = (0.5, 0.8, 0.95)


class OddsDialog(Dialog):
    """Odds of a fight to the end under the dice of a rule set, with eight-sided dice and re-rolls as somebody sets them.

    These are offered only where the rule set has them.

    ``edition``: the rule set that is set at first, where it is known. All armies of the attacking territory count in the
    attackers, the one that has to stay included. ``board_wanted``: advances are to be planned on the board, where ``on_board``
    offers that.
    """

    board_wanted = Signal()

    def __init__(self, window: QWidget, edition: str = "", *, on_board: bool = False) -> None:
        super().__init__(window, tr("odds_tool.title"), width=660)
        self.edition = Combo(tr("odds_tool.edition"), [(each, edition_name(each)) for each in EDITIONS])
        if edition in EDITIONS:
            self.edition.set_value(edition)
        self.attackers = Stepper(tr("odds_tool.attackers"), 2, MOST, 8)
        self.defenders = Stepper(tr("odds_tool.defenders"), 1, MOST, 5)
        self.attack_great = ToggleRow([(number, str(number)) for number in range(4)], tr("odds_tool.attack_great"))
        self.defence_great = ToggleRow([(number, str(number)) for number in range(3)], tr("odds_tool.defence_great"))
        self.again = ToggleRow(
            [(who, tr(f"odds_tool.again.{who}")) for who in (_NOBODY, *REROLLERS)], tr("odds_tool.again")
        )
        self.keep = Stepper(tr("odds_tool.keep"), 1, MOST, 3)
        self.chance, self.goal = Label("", "big", wrap=False), Label(tr("odds_tool.goal"), "strong")
        self.losses, self.moved_in, self.needed = Label("", "secondary"), Label("", "strong"), Label("", "body")
        self._bar, self._histogram = ChanceBar(self), Histogram(self)
        self._lay_out(on_board)
        self._offer()
        self.edition.chosen.connect(self._take_edition)
        for stepper in (self.attackers, self.defenders, self.keep):
            stepper.valueChanged.connect(self._count)
        for row in (self.attack_great, self.defence_great, self.again):
            row.chosen.connect(self._count)
        self._count()

    def _lay_out(self, on_board: bool) -> None:
        head = QHBoxLayout()
        head.addWidget(self.chance)
        head.addWidget(self.goal, 1)
        self.body.addLayout(head)
        self.body.addWidget(self._bar)
        self.body.addWidget(self.losses)
        grid = QGridLayout()
        grid.setHorizontalSpacing(current_metrics().px(18))
        grid.setColumnStretch(1, 1)
        controls = (self.edition, self.attackers, self.defenders, self.attack_great, self.defence_great, self.again)
        self._names = {control: Label(control.accessibleName(), "strong") for control in controls}
        for row, (control, name) in enumerate(self._names.items()):
            grid.addWidget(name, row, 0)
            grid.addWidget(control, row, 1)
        self.body.addLayout(grid)
        self.body.addWidget(Divider())
        self.body.addWidget(Label(tr("odds_tool.left"), "caption"))
        self.body.addWidget(self._histogram)
        keep = QHBoxLayout()
        keep.addWidget(Label(self.keep.accessibleName(), "strong"))
        keep.addWidget(self.keep)
        keep.addWidget(self.moved_in, 1)
        self.body.addLayout(keep)
        self.body.addWidget(self.needed)
        done = Button(tr("common.close"), "primary", key="Space")
        done.clicked.connect(self.dismiss)
        if on_board:
            board = Button(tr("advance_odds.open"), "secondary", key="B", icon="land")
            board.clicked.connect(self._leave_for_board)
            self.add_action(board)
        self.add_action(done)

    def _leave_for_board(self) -> None:
        self.dismiss()
        self.board_wanted.emit()

    def _take_edition(self) -> None:
        self._offer()
        self._count()

    def _offer(self) -> None:
        """Offer the special dice that the rule set has; those that it hasn't count no more."""
        edition = find_edition(str(self.edition.value()))
        rows = (
            (self.attack_great, edition.eight_sided, 0),
            (self.defence_great, edition.eight_sided, 0),
            (self.again, edition.lasting_rerolls, _NOBODY),
        )
        for row, offered, none in rows:
            row.setVisible(offered)
            self._names[row].setVisible(offered)
            if not offered:
                row.set_value(none)

    def rule(self) -> CombatDice:
        """Return the dice that are set."""
        edition = find_edition(str(self.edition.value()))
        dice = combat_dice(edition.id)
        great, guard = int(str(self.attack_great.value())), int(str(self.defence_great.value()))
        if great:
            dice = msgspec.structs.replace(dice, attack_sides=(_GREAT,) * min(great, dice.max_attack))
        if guard:
            dice = msgspec.structs.replace(dice, defence_sides=(_GREAT,) * min(guard, dice.max_defence))
        again = str(self.again.value())
        if again == _NOBODY:
            return dice
        return dice.with_ones_again(REROLLERS[again], until_more=edition.lasting_rerolls)

    def odds(self) -> FightOdds:
        """Return the odds of the fight that is set."""
        return fight(self.rule(), self.attackers.value() - 1, self.defenders.value())

    def _count(self) -> None:
        """Show what the fight comes to."""
        odds, rule = self.odds(), self.rule()
        self.chance.setText(i18n.percent(odds.win))
        self._bar.show_share(odds.win, None)
        lost, beaten = i18n.number(odds.attackers_lost, 1), i18n.number(odds.defenders_lost, 1)
        assumes = tr("play.odds.assumes_best" if rule.answers else "play.odds.assumes_all")
        self.losses.setText(f"{tr('tables.battle.expected', lost=lost, beaten=beaten)} · {assumes}")
        # Who moves on leaves one behind: that one is not among the survivors.
        self._histogram.show_survivors(odds.survivors)
        self.moved_in.setText(i18n.percent(sum(odds.survivors[self.keep.value() :]), 1))
        self.needed.setText(" · ".join(self._needed(rule, chance) for chance in _CHANCES))
        spoken = (f"{self.chance.text()} {self.goal.text()}", self.losses.text(), self.needed.text())
        self._bar.setAccessibleName(". ".join(spoken))

    def _needed(self, rule: CombatDice, chance: float) -> str:
        """Return how many armies reach a chance, in words."""
        able = attackers_for(rule, self.defenders.value(), chance, 2 * MOST)
        number = "–" if able is None else str(able + 1)
        return tr("odds_tool.needed", chance=i18n.percent(chance), number=number)
