"""Command cards for the end of a turn and of the game: Redeployment, Colony Influence."""

from __future__ import annotations

import pytest

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.scoring import Scored
from risk_desktop.editions.common.score import score_of
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.editions.ad2210.hands import about_to_play, at_player, no_target
from tests.editions.ad2210.year import stands, year
from tests.playing import asks, choose, done, fortify, only, refuses


def at_the_end(*cards: str, **more):
    """Return a game in which the usual move is over."""
    game = about_to_play(*cards, phase="fortify", **more)
    done(game)
    return game


def test_diplomat_redeployment_gives_one_more_move():
    game = about_to_play("diplomat_redeployment", phase="fortify")
    fortify(game, "alberta", "nunavut", 2)
    choose(game, PlayCard("diplomat_redeployment"))
    asks(game, "fortify", 0)
    fortify(game, "nunavut", "alberta", 3)
    assert stands(game, "nunavut") == "0 1"
    assert game.state.turn == 1


def test_AD_Z_19_also_without_the_usual_move_and_several():
    game = at_the_end("diplomat_redeployment", "diplomat_redeployment")
    for target in ("nunavut", "poseidon"):
        choose(game, PlayCard("diplomat_redeployment"))
        if target == "nunavut":
            fortify(game, "alberta", target, 1)
        else:
            fortify(game, "poseidon", "hawaiian_preserve", 1)
    assert (stands(game, "nunavut"), stands(game, "hawaiian_preserve")) == ("0 3", "0 2")


def test_AD_Z_19_only_when_invading_is_over_and_a_move_is_possible():
    game = about_to_play("diplomat_redeployment", "land_reinforcements", position={"mexico": "0 1"})
    assert refuses(game, PlayCard("diplomat_redeployment")).key == "illegal.card.moment.end_of_turn"
    apart = {"alberta": "0 8 diplomat", "nunavut": "", "hawaiian_preserve": ""}
    game = about_to_play("diplomat_redeployment", position=apart, phase="end_cards")
    no_target(game, "diplomat_redeployment")


def test_AD_Z_19_a_move_may_be_declined():
    game = at_the_end("diplomat_redeployment")
    choose(game, PlayCard("diplomat_redeployment"))
    done(game)
    assert game.state.turn == 1


def finished(*cards: str, position=None) -> Game:
    """Return a game whose last turn is about to end; player 0 holds ``cards``."""
    return about_to_play(*cards, phase="fortify", turn=0, year=5, order=(1, 2, 0), position=position or {})


def points(deck: str) -> None:
    """Score with one copy, with its commander in play and without."""
    card = f"{deck}_colony_influence"
    for position, expected in ((None, 3), ({"alberta": "0 8"}, 0)):
        game = finished(card, position=position)
        events = done(game)
        [scored] = [event for event in only(events, Scored) if event.player == 0]
        lines = {line.source: line.armies for line in scored.lines}
        assert lines.get("colony_influence", 0) == expected
        assert game.state.outcome is not None


def test_land_colony_influence_scores_three():
    points("land")


def test_naval_colony_influence_scores_three():
    points("naval")


def test_space_colony_influence_scores_three():
    points("space")


def test_diplomat_colony_influence_scores_three():
    points("diplomat")


def test_AD_Z_22_every_copy_counts_by_its_own_commander():
    cards = ["diplomat_colony_influence"] * 2 + ["land_colony_influence", "space_colony_influence"]
    game = finished(*cards, position={"alberta": "0 8 diplomat land"})
    assert IncomeLine("colony_influence", 9) in score_of(game, 0)


def test_AD_W_4_the_program_plays_them_all_even_if_jammed():
    game = year(
        {"alberta": "0 3 land", "canada": "1 4 land", "japan": "2 2"},
        phase="play_card",
        turn=1,
        year=5,
        order=(0, 2, 1),
        hands={0: ["land_colony_influence"], 1: ["land_frequency_jam"]},
    )
    at_player(game, "land_frequency_jam", 0)
    while game.pending() is not None:
        events = done(game)
    assert IncomeLine("colony_influence", 3) in [line for event in only(events, Scored) for line in event.lines]


def test_AD_W_4_others_do_not_see_them_before():
    game = finished("land_colony_influence")
    seen = view(game, 1)
    assert all(line.source != "colony_influence" for line in score_of(Game(seen.rules, seen.state), 0))


@pytest.mark.parametrize("deck", ["land", "naval", "space", "diplomat"])
def test_AD_W_4_it_is_never_played_by_hand(deck):
    card = f"{deck}_colony_influence"
    game = about_to_play(card, "land_reinforcements", position={"mexico": "0 1"})
    assert refuses(game, PlayCard(card)).key == "illegal.card.moment.end_of_game"
