"""What a person skips of a fight is told beside its arrow and in its ledger as if it had been seen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import ArmiesLost, AttackDeclared, AttackRolled, DiceRolled, Event, TerritoryConquered
from risk_desktop.ui.game.screen import PlayScreen
from tests.playing import earth_board, given, world
from tests.ui.support.play_table import Defender, make_context, make_screen, middle_of_game, number

ENDS = number("north_africa"), number("brazil")


def table() -> PlayScreen:
    """Return a screen at which nothing has happened yet: Anna's nine armies stand before Ben's five."""
    return make_screen(middle_of_game("attack", hands=False), context=make_context(ai_speed="slow"))


def fought(attack: tuple[int, ...], defence: tuple[int, ...]) -> list[Event]:
    """Return a roll in which only Ben loses armies."""
    kinds = tuple(6 for _ in attack), tuple(6 for _ in defence)
    return [DiceRolled(0, 1, *ENDS, attack, defence, *kinds), ArmiesLost(1, ENDS[1], len(defence))]


def blitz() -> list[Event]:
    """Return what happens when the defender has a standing order and isn't asked: the whole fight comes at once."""
    rolls = [*fought((6, 6, 6), (1, 1)), *fought((6, 5, 4), (2, 1)), *fought((6, 5, 4), (1,))]
    return [AttackDeclared(0, 1, *ENDS, 3), *rolls, TerritoryConquered(0, 1, *ENDS, 3)]


def test_a_blitz_that_is_skipped_ends_beside_its_arrow_and_in_the_ledger(qtbot: QtBot) -> None:
    screen = table()
    animator, battle = screen.director.animator, screen.battle
    animator.play(blitz(), 0, True)
    assert animator.busy
    animator.finish()
    assert battle.open and battle.panel.stand.end == "fight.taken"
    assert (battle.panel.stand.attacker.armies, battle.panel.stand.defender.armies) == (9, 0)
    assert [roll.beaten for roll in battle.ledger.rolls] == [2, 2, 1]
    assert screen.context.has_arrow(*ENDS)
    screen.context.session.close()


def test_a_blitz_that_is_skipped_answer_by_answer_is_told_as_a_whole(qtbot: QtBot) -> None:
    board = earth_board()
    owners, armies = {"brazil": 0, "alaska": 2}, {"brazil": 24, "north_africa": 5}
    rolls = [6, 6, 6, 1, 1] * 2 + [6, 5, 4, 1]
    game = given(owners, armies, rest=1, rolls=rolls, phase="attack", rules=world(6, board), board=board)
    screen = make_screen(game, context=make_context(ai_speed="slow"), ai_client=Defender)
    screen.context.session.start()
    qtbot.waitUntil(lambda: screen.director.presenter is not None, timeout=10_000)
    screen.input.click(number("brazil"))
    screen.input.click(number("north_africa"))
    screen.input.press("secondary")

    def skip() -> bool:
        screen.director.animator.finish()
        presenter = screen.director.presenter
        return presenter is not None and presenter.active and presenter.decision.kind == "occupy"

    qtbot.waitUntil(skip, timeout=10_000)
    stand, ledger = screen.battle.panel.stand, screen.battle.ledger
    assert screen.battle.open and stand.end == "fight.taken"
    assert [(roll.lost, roll.beaten) for roll in ledger.rolls] == [(0, 2), (0, 2), (0, 1)]
    screen.context.session.close()


def test_the_dice_that_a_defender_is_to_answer_lie_there_when_they_were_skipped(qtbot: QtBot) -> None:
    screen = table()
    animator, battle = screen.director.animator, screen.battle
    animator.play([*fought((6, 6, 6), (1, 1)), AttackRolled(0, 1, *ENDS, (5, 4, 2), (6, 6, 6))], 0, True)
    animator.finish()
    assert [pair.attack for pair in battle.panel.pairs] == [5, 4, 2] and not battle.panel.rested
    screen.context.session.close()


def test_the_next_roll_is_not_cut_short_by_one_that_was_skipped(qtbot: QtBot) -> None:
    screen = table()
    animator, battle = screen.director.animator, screen.battle
    animator.play(fought((6, 6, 6), (1, 1)), 0, True)
    animator.finish()
    tumbling: list[bool] = []
    battle.rolled.connect(lambda: tumbling.append(battle.busy))
    animator.play(fought((6, 5, 4), (2, 1)), 0, True)
    qtbot.waitUntil(lambda: bool(tumbling), timeout=10_000)
    assert tumbling == [False]
    screen.context.session.close()
