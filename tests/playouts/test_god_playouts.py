"""Games at random to the final score: what holds at every moment, what a view hides, where armies and faith go."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import LedAttack
from risk_desktop.editions.common.score import ranked
from risk_desktop.editions.godstorm.afterlife import AfterlifeLeft, DeadTravelled
from risk_desktop.editions.godstorm.scoring import FinalScore, standing
from risk_desktop.engine.choices import Amount, Pick
from risk_desktop.engine.dice import ScriptedDice, SeededDice
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import determinize, view
from risk_desktop.storage.codec import (
    decode_choice,
    decode_event,
    decode_state,
    encode_choice,
    encode_event,
    encode_state,
)
from tests.editions.godstorm.checks import check_epoch
from tests.editions.godstorm.epoch import begun, epoch
from tests.playing import bold_choice, number, play_on, state_hash

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_count
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_game_goes_to_its_end_and_every_state_is_sound(players, seed):
    game = begun(players, seed)
    seen = Counter()
    for decision, choice, _ in play_on(game, seed, budget=6_000, choice=bold_choice):
        seen[decision.kind] += 1
        check_epoch(game)
        assert decode_choice(encode_choice(choice)) == choice
    outcome = game.state.outcome
    assert outcome is not None and outcome.reason in ("score", "last_standing")
    assert {"pantheon", "setup_place", "setup_piece", "bid", "turn_marker", "reinforce", "summon", "attack"} <= set(
        seen
    )
    places = ranked(game, standing)
    assert sorted(player for group in places for player in group) == list(range(players))
    if outcome.reason == "score":
        assert set(places[0]) == set(outcome.winners)
        scores = [event for event in game.take_events() if isinstance(event, FinalScore)]
        assert len(scores) == sum(game.state.alive[:players])


@every_count
def test_faith_and_the_dead_come_and_go_with_events(players):
    game = begun(players, 31)
    while game.pending().kind != "bid":
        game.apply(game.pending().options.sample(SeededDice(31)))
    game.take_events()
    faith, dead = list(game.state.slots["money"].held), list(game.state.slots["afterlife"].dead)
    for _ in play_on(game, 32, budget=6_000, choice=bold_choice):
        for event in game.take_events():
            if isinstance(event, MoneyReceived):
                faith[event.player] += sum(line.armies for line in event.lines)
            elif isinstance(event, MoneyPaid):
                faith[event.player] -= event.amount
            elif isinstance(event, DeadTravelled) and event.goal == "afterlife":
                dead[event.player] += event.armies
            elif isinstance(event, AfterlifeLeft):
                dead[event.player] -= sum(number for _, number in event.parts)
        for player in range(players):
            if not game.state.alive[player]:
                faith[player] = 0
        assert faith[:players] == game.state.slots["money"].held[:players]
        if game.state.phase != "underworld" and all(game.state.alive[:players]):
            dead = [min(a, b) for a, b in zip(dead, game.state.slots["afterlife"].dead, strict=True)]
            assert dead[:players] == game.state.slots["afterlife"].dead[:players]


@every_count
def test_states_events_and_views_are_sound_and_hide_what_is_secret(players):
    game = begun(players, 41)
    dice = SeededDice(5)
    for n, (decision, _, _) in enumerate(play_on(game, 42, budget=6_000, choice=bold_choice)):
        for event in game.take_events():
            assert decode_event(encode_event(event)) == event
        if n % 29 and decision.kind not in ("bid", "champion"):
            continue
        state = game.snapshot()
        assert decode_state(encode_state(state)) == state
        following = game.pending()
        for viewer in range(players):
            seen = view(game, viewer)
            for deck in ("war", "sky", "death"):
                for seat, hand in enumerate(seen.state.decks[deck].hands):
                    assert seat == viewer or set(hand) <= {HIDDEN}
            assert seen.state.decks["magic"].hands == game.state.decks["magic"].hands
            guess = determinize(seen, dice)
            asked = guess.pending()
            if following is not None:
                assert asked is not None and (asked.kind, asked.player) == (following.kind, following.player)


FRONT = {"egypt": "0 9 war sky magic", "nubia": "1 6 death magic temple", "kush": "1 1", "sumer": "2 1"}


def in_the_middle(kind: str) -> Game:
    """Return a game in which some have bid already, or a god war or an invasion is under way."""
    if kind == "bid":
        game = begun(4, 5)
        while game.pending().kind != "bid":
            game.apply(game.pending().options.sample(SeededDice(5)))
        game.apply(Amount(1))
        return game
    game = epoch(FRONT, rolls=None)
    gods = ("sky", "magic") if kind == "champion" else ()
    game.apply(LedAttack(number(game, "egypt"), number(game, "nubia"), 3, 0, gods))
    if kind == "champion":
        game.apply(Pick("sky"))
    else:
        game.apply(game.pending().options.of(1))
    return game


@pytest.mark.parametrize("kind", ["bid", "champion", "press"])
def test_a_game_goes_on_the_same_from_a_save_in_the_middle(kind):
    game = in_the_middle(kind)
    assert game.pending().kind == kind
    copy = Game(game.rules, decode_state(encode_state(game.snapshot())))
    for n in range(40):
        if game.pending() is None:
            break
        assert (copy.pending().kind, copy.pending().player) == (game.pending().kind, game.pending().player)
        choice = bold_choice(game.pending(), SeededDice(n))
        game.apply(choice)
        copy.apply(choice)
        assert state_hash(copy.snapshot()) == state_hash(game.snapshot())


def test_records_replay_a_game():
    game, seed = begun(3, 7), 8
    records = [record for _, _, record in play_on(game, seed, budget=6_000, choice=bold_choice)]
    again = begun(3, 7)
    again.pending()
    again.dice = ScriptedDice([roll for record in records for roll in record.rolls])
    for record in records:
        again.apply(record.choice)
    assert again.state.outcome == game.state.outcome
    assert again.state.armies == game.state.armies
