"""Games at random to the final score: what holds at every moment, where MODs and energy come from and go to."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.ad2210.scoring import Scored, standing
from risk_desktop.editions.ad2210.units import COMMANDERS
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import PiecePlaced
from risk_desktop.editions.common.score import ranked
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import ArmiesLost, ArmiesPlaced, PlayerEliminated
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
from risk_desktop.storage.codec import decode_choice, decode_state, encode_choice, encode_state
from tests.editions.ad2210.checks import check_year
from tests.editions.ad2210.year import ad_rules
from tests.playing import bold_choice, new_game, play_on, state_hash

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_count
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_game_goes_to_its_end_and_every_state_is_sound(players, seed):
    game = new_game(ad_rules(players), seed)
    seen = Counter()
    for decision, choice, _ in play_on(game, seed, budget=4_000, choice=bold_choice):
        seen[decision.kind] += 1
        check_year(game)
        assert decode_choice(encode_choice(choice)) == choice
    outcome = game.state.outcome
    assert outcome is not None and outcome.reason in ("score", "last_standing")
    assert {"claim", "setup_piece", "bid", "turn_marker", "reinforce", "hire", "buy_cards", "attack"} <= set(seen)
    places = ranked(game, standing)
    assert sorted(player for group in places for player in group) == list(range(players))
    if outcome.reason == "score":
        assert set(places[0]) == set(outcome.winners)
        assert len([event for event in game.take_events() if isinstance(event, Scored)]) == sum(
            game.state.alive[:players]
        )


@every_count
@pytest.mark.parametrize("seed", [21, 22])
def test_units_and_energy_come_and_go_with_events(players, seed):
    game = new_game(ad_rules(players), seed)
    while game.pending().kind != "setup_piece":
        game.apply(game.pending().options.sample(SeededDice(seed)))
    game.take_events()
    units, energy = sum(game.state.armies), game.state.slots["money"].held[:]
    for _ in play_on(game, seed, choice=bold_choice):
        for event in game.take_events():
            units += change(event)
            if isinstance(event, MoneyPaid):
                energy[event.player] -= event.amount
            if isinstance(event, MoneyReceived):
                energy[event.player] += sum(line.armies for line in event.lines)
            if isinstance(event, PlayerEliminated):
                energy[event.player] = 0
        assert energy == game.state.slots["money"].held
        assert units == sum(game.state.armies)


def change(event) -> int:
    """Return how many units an event brings to the board."""
    if isinstance(event, ArmiesPlaced):
        return sum(number for _, number in event.parts)
    if isinstance(event, PiecePlaced):
        return int(event.kind in COMMANDERS)
    return -event.armies if isinstance(event, ArmiesLost) else 0


@every_count
def test_views_hide_and_guesses_agree(players):
    game = new_game(ad_rules(players), seed=players)
    for number, _ in enumerate(play_on(game, seed=players, choice=bold_choice)):
        if game.pending() is None or number % 40:
            continue
        for player in range(-1, players):
            seen = view(game, player)
            guess = determinize(seen, SeededDice(number))
            assert view(guess, player).state.stack == seen.state.stack
            assert view(guess, player).state.decks == seen.state.decks
            check_year(guess)
        for _ in range(25):
            asked = guess.pending()
            if asked is None:
                break
            guess.apply(asked.options.sample(SeededDice(number)))


@every_count
def test_a_save_in_the_middle_of_anything_goes_on_as_the_game_does(players):
    kinds = set()
    game = new_game(ad_rules(players), seed=players + 9)
    for decision, _, _ in play_on(game, seed=players, choice=bold_choice):
        if game.pending() is None or game.pending().kind in kinds:
            continue
        kinds.add(game.pending().kind)
        twin = Game(game.rules, decode_state(encode_state(game.snapshot())))
        assert twin.state == game.snapshot()
        choice = game.pending().options.sample(SeededDice(1))
        assert twin.apply(choice) == game.clone(game.dice.seed).apply(choice)
        assert decision.options.count > 0
    assert {"attack", "defend", "occupy", "bid", "casualties"} <= kinds


@pytest.mark.parametrize("players", [3, 5])
def test_records_replay_the_game(players):
    game = new_game(ad_rules(players), seed=players)
    records = [record for _, _, record in play_on(game, seed=players, choice=bold_choice)]
    again = new_game(ad_rules(players), seed=players)
    for record in records:
        assert again.pending().player == record.player
        assert again.apply(record.choice) == record
    assert state_hash(again.snapshot()) == state_hash(game.snapshot())


def test_clones_are_equal_and_independent():
    game = new_game(ad_rules(4), seed=6)
    for number, _ in enumerate(play_on(game, seed=6, choice=bold_choice)):
        if number % 50 or game.pending() is None:
            continue
        before = state_hash(game.snapshot())
        copy = game.clone(game.state.seed)
        assert copy.state == game.state
        for _ in range(20):
            asked = copy.pending()
            if asked is None:
                break
            copy.apply(asked.options.sample(SeededDice(number)))
        assert state_hash(game.snapshot()) == before
