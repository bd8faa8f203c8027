"""A person's blitz in 2210, where each roll may be answered: it goes on by ordinary choices until somebody does answer."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.engine.choices import Blitz, Pass
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.game import Game
from tests.controller.test_advance_order import at_the_table
from tests.editions.ad2210.year import year
from tests.playing import number

WIN, LOSE = [6, 6, 6, 1], [1, 1, 1, 8]


def war(*rolls: int) -> Game:
    """Return a game in which Anna stands before Canada, whose owner may answer each roll with a card."""
    game = year(
        {"alberta": "0 9", "canada": "1 1 land", "egypt": "1 3", "japan": "2 3"},
        hands={1: ["land_stealth_mods"]},
        rolls=[],
    )
    game.dice = ScriptedDice(rolls)
    return game


def test_AD_I_8_a_blitz_goes_on_while_others_may_answer_and_do_not() -> None:
    game = war(*LOSE, *LOSE, *WIN)
    blitz = Blitz(number(game, "alberta"), number(game, "canada"))
    session, watcher, book = at_the_table(game, "ad2210")
    session.answer(blitz)
    for _ in range(3):
        assert session.decision is not None and (session.decision.kind, session.decision.player) == ("reaction", 1)
        session.answer(Pass())
    assert book.choices == [blitz] * 3 and watcher.asked[-1].kind == "occupy"


def test_AD_I_8_a_card_ends_the_blitz() -> None:
    game = war(*LOSE, *LOSE, 1)
    blitz = Blitz(number(game, "alberta"), number(game, "canada"))
    session, watcher, book = at_the_table(game, "ad2210")
    session.answer(blitz)
    session.answer(Pass())
    session.answer(PlayCard("land_stealth_mods"))
    assert book.choices == [blitz] * 2 and watcher.asked[-1].kind == "attack_dice"


def test_AD_I_8_what_is_to_stay_behind_ends_the_blitz() -> None:
    game = war(*LOSE)
    blitz = Blitz(number(game, "alberta"), number(game, "canada"), 8)
    session, watcher, book = at_the_table(game, "ad2210")
    session.answer(blitz)
    session.answer(Pass())
    assert book.choices == [blitz] and watcher.asked[-1].kind == "attack"
