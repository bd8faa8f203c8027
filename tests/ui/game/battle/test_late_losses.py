"""Armies that fall later than their dice leave board and panel in the same beat; the dice say who won them."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Amount, Attack
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.godstorm.epoch import epoch
from tests.ui.support.godstorm_table import asked_of, over, place

TREE = {1: ["magic_the_tree_of_life"]}
"""Its owner is asked after the roll whom he saves."""


def front(rolls: list[int], gods: str = "") -> PlayScreen:
    """Return the screen before an attack from Gaul on the owner of the tree, with the dice that will fall."""
    land = {"gaul": f"0 7{gods}", "alemannia": "1 4", "iberia": "0 3", "dacia": "1 3", "egypt": "2 5"}
    game = epoch(land, cards=TREE, faith=(0, 3, 0), rolls=None)
    screen = over(game, people=(0, 1), curtain=False, ai_speed="normal")
    asked_of(screen, "attack")
    game.dice = ScriptedDice(rolls)
    return screen


def roll(screen: PlayScreen) -> None:
    """Roll three dice against two (a standing order), until the defender is asked whom he saves."""
    screen.context.session.answer(Attack(place(screen, "gaul"), place(screen, "alemannia"), 3))
    asked_of(screen, "save_armies")


def told(screen: PlayScreen) -> tuple[int, int]:
    """Return the armies of both sides on the panel."""
    stand = screen.battle.panel.stand
    return stand.attacker.armies, stand.defender.armies


def standing(screen: PlayScreen) -> tuple[int, int]:
    """Return the armies of both sides on the board."""
    armies = screen.board.position.armies
    return armies[place(screen, "gaul")], armies[place(screen, "alemannia")]


def test_board_and_panel_lose_those_who_were_not_saved_together(qtbot: QtBot) -> None:
    screen = front([6, 5, 1, 4, 3])
    roll(screen)
    assert screen.battle.rested and told(screen) == standing(screen) == (7, 4)
    apart: list[object] = []

    def compare() -> None:
        if told(screen) != standing(screen):
            apart.append((told(screen), standing(screen)))

    screen.board.changed.connect(compare)
    screen.context.session.answer(Amount(1))
    asked_of(screen, "press")
    QTest.qWait(50)
    assert not apart and told(screen) == standing(screen) == (7, 3)
    stand, last = screen.battle.panel.stand, screen.battle.ledger.rolls[-1]
    assert (stand.defender.lost, last.lost, last.beaten) == (1, 0, 1)


def test_equal_dice_are_the_god_of_wars_also_while_losses_are_open(qtbot: QtBot) -> None:
    for gods, won in (("", (True, False)), (" war", (True, True))):
        screen = front([6, 4, 1, 5, 4], gods)
        roll(screen)
        assert tuple(pair.attacker_wins for pair in screen.battle.panel.pairs if pair.compared) == won
