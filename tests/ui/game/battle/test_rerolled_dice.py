"""Dice of armies that were rolled again show what they showed before."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.battle_events import DiceRerolled
from risk_desktop.engine.events import DiceRolled
from risk_desktop.ui.game.battle.dice_hints import NO_REROLLS, RerollNotes
from risk_desktop.ui.game.battle.dice_pairs import pairs_of, values_before_reroll
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightStand
from risk_desktop.ui.kit import DieWidget

ROLL = DiceRolled(0, 1, 4, 5, (6, 5, 4), (3, 2), (6, 6, 6), (6, 6))


def test_struck_values_stand_beside_those_that_took_their_place() -> None:
    assert values_before_reroll((6, 5, 4), ()) == [0, 0, 0]
    assert values_before_reroll((6, 5, 4), (6, 4, 1)) == [0, 1, 0]
    assert values_before_reroll((5, 5, 2), (5, 1, 1)) == [0, 1, 1]


def test_notes_belong_to_the_roll_that_follows() -> None:
    notes = RerollNotes()
    notes.note(DiceRerolled(1, 5, "temple", (2, 1), (3, 2)))
    again = notes.of(ROLL)
    assert again.first == ((), (2, 1))
    assert again.words() == ("", "temple: again")
    assert notes.of(ROLL) == NO_REROLLS


def test_the_fight_shows_them(qtbot: QtBot) -> None:
    pairs = pairs_of(ROLL, ((6, 4, 1), (2, 1)), ties_attack=False)
    assert [(pair.attack_before, pair.defence_before) for pair in pairs] == [(0, 1), (1, 0), (0, 0)]
    panel = FightPanel()
    qtbot.addWidget(panel)
    panel.show_roll(pairs, FightStand(Fighter(), Fighter()))
    panel.skip()
    told = [die.accessibleName() for die in panel.findChildren(DieWidget) if "again" in die.accessibleName()]
    assert len(told) == 2, told
    assert not panel.grab().isNull()
