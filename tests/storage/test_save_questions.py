"""Saves in the middle of questions that several players answer one after the other: reactions and sealed bids."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.step import Decision
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.lines import SavedMap, SavedSeat
from risk_desktop.storage.reading import read_save
from risk_desktop.storage.replay import resume
from risk_desktop.storage.saves import SaveWriter
from tests.editions.ad2210.year import ad_board, ad_rules
from tests.storage.gamefile import NAMES, go_on, header, play_on

SEED, CHOICES = 5, 40
MOST = 3000


def halfway_through_reactions(decision: Decision) -> bool:
    """Somebody has had his say already, and whoever is asked now holds a card that fits."""
    step = decision.step
    can = decision.kind == "reaction" and any(isinstance(choice, PlayCard) for choice in decision.options)
    return can and isinstance(step, Reactions) and len(step.waiting) < len(step.asked)


def halfway_through_bids(decision: Decision) -> bool:
    """One bid is sealed, another is not."""
    step = decision.step
    return isinstance(step, SealedChoice) and bool(step.answers)


MOMENTS = {"reaction": halfway_through_reactions, "bid": halfway_through_bids}


def played_to(save, moment) -> tuple[Game, SeededDice, Journal]:
    """Play at random and write it to ``save`` up to a moment; the file is not closed, as after a kill."""
    seats = tuple(SavedSeat(name, "human", n) for n, name in enumerate(NAMES[:4]))
    maps = (SavedMap("earth-2210", "0" * 64), SavedMap("moon", "0" * 64))
    game = start_game(ad_rules(4), SEED)
    journal = Journal(SaveWriter(save, header(SEED, edition="ad2210", seats=seats, maps=maps, options={})))
    journal.begin(game)
    game.take_events()
    dice = SeededDice(SEED + 1)
    for _ in go_on(game, journal, dice, MOST):
        decision = game.pending()
        if decision is not None and moment(decision):
            return game, dice, journal
    raise AssertionError("the game has no such moment")


@pytest.mark.parametrize("name", MOMENTS)
def test_the_same_question_comes_again_and_the_game_goes_on_as_it_would_have(save, name):
    game, dice, journal = played_to(save, MOMENTS[name])
    asked = game.pending()
    loaded = read_save(save)
    assert (loaded.problems, loaded.end) == ([], None)
    resumed = resume(loaded, ad_board()).game
    again = resumed.pending()
    assert (again.kind, again.player, again.step) == (asked.kind, asked.player, asked.step)
    assert again.options.count == asked.options.count
    assert resumed.state == game.state
    play_on(resumed, None, SeededDice(dice.seed), CHOICES)
    play_on(game, None, dice, CHOICES)
    journal.close()
    assert resumed.state == game.state


def test_an_answer_from_a_save_does_what_it_would_have_done(save):
    game, _, journal = played_to(save, halfway_through_reactions)
    card = next(choice for choice in game.pending().options if isinstance(choice, PlayCard))
    resumed = resume(read_save(save), ad_board()).game
    for each in (game, resumed):
        each.take_events()
        each.apply(card)
    assert resumed.take_events() == game.take_events()
    assert resumed.state == game.state
    journal.close()
