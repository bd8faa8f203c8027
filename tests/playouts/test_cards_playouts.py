"""Games at random with full hands: every card can be played legally, whoever plays, and every state is valid."""

from __future__ import annotations

from collections import Counter

import pytest

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import cards_in, printed_specs
from risk_desktop.editions.ad2210.cards.events import CommandCardPlayed
from risk_desktop.editions.ad2210.cards.spec import END_OF_GAME
from risk_desktop.editions.ad2210.units import COMMANDERS, deploy, in_play
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice, pick, shuffle
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Piece
from risk_desktop.engine.view import determinize, view
from risk_desktop.storage.codec import (
    decode_choice,
    decode_event,
    decode_state,
    encode_choice,
    encode_event,
    encode_state,
)
from tests.editions.ad2210.checks import check_year
from tests.editions.ad2210.year import ad_rules
from tests.playing import new_game, play_on


def equip(game: Game, dice: SeededDice) -> None:
    """Give the player on turn all commanders, much energy and cards from every deck that has some."""
    state, player = game.state, game.state.turn
    own = [t for t, owner in enumerate(state.owner) if owner == player]
    for kind in COMMANDERS:
        if kind not in in_play(state, player):
            deploy(game, Piece(kind, player, pick(own, dice)))
        deck = state.decks[kind]
        shuffle(deck.draw, dice)
        while deck.draw and len(deck.hands[player]) < 6:
            deck.hands[player].append(deck.draw.pop())
    state.slots["money"].held[player] += 20
    game._asked = None


def eager(decision, dice):
    """Play cards wherever it is possible, else choose at random."""
    choice = decision.options.sample(dice)
    for _ in range(8):
        if isinstance(choice, PlayCard) or decision.kind not in ("play_card", "reaction"):
            break
        choice = decision.options.sample(dice)
    return choice


def campaigns(players: int, seed: int):
    """Play a game in which everybody is equipped anew in each of his turns; yield it after every choice."""
    game, dice = new_game(ad_rules(players), seed), SeededDice(seed + 50)
    equipped = set()
    for decision, choice, _ in play_on(game, seed, choice=eager):
        yield game, decision, choice
        now = (game.state.round, game.state.turn)
        asked = game.pending()
        if asked is not None and asked.kind in ("reinforce", "hire") and now not in equipped:
            equipped.add(now)
            equip(game, dice)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_with_full_hands_everything_stays_sound(players, seed):
    for number, (game, decision, choice) in enumerate(campaigns(players, seed)):
        check_year(game)
        assert decode_choice(encode_choice(choice)) == choice
        assert decision.options.count > 0
        following = game.pending()
        if following is not None and number % 7 == 0:
            sampled = following.options.sample(SeededDice(number))
            assert sampled in following.options
            assert following.options.explain(sampled) is None
    assert game.state.outcome is not None
    for event in game.take_events():
        assert decode_event(encode_event(event)) == event


@pytest.mark.parametrize("players", [2, 5])
def test_views_and_saves_in_the_middle_of_cards(players):
    kinds = Counter()
    for game, _, choice in campaigns(players, seed=11):
        asked = game.pending()
        if asked is None or (kinds[asked.kind] > 2 and not isinstance(choice, PlayCard)):
            continue
        kinds[asked.kind] += 1
        assert decode_state(encode_state(game.snapshot())) == game.snapshot()
        for player in range(players):
            seen = view(game, player)
            guess = determinize(seen, SeededDice(3))
            check_year(guess)
            assert view(guess, player).state.decks == seen.state.decks
            again = guess.pending()
            assert again is not None
            if player == asked.player:
                assert (again.kind, again.player, again.options.count) == (asked.kind, player, asked.options.count)
            guess.apply(again.options.sample(SeededDice(5)))
    assert {"play_card", "reaction", "decoys", "remove_mods"} <= set(kinds)


def test_every_card_is_played_sooner_or_later():
    wanted = {spec.id for spec in printed_specs().values() if spec.timing != END_OF_GAME}
    played = Counter()
    for seed in range(40):
        *_, (game, _, _) = campaigns(2 + seed % 4, seed)
        for event in game.take_events():
            if isinstance(event, CommandCardPlayed):
                played[event.card] += 1
                assert cards_in(event.deck)[event.number].id == event.card
        if wanted <= set(played):
            break
    assert sorted(wanted - set(played)) == []
    assert not any(card.endswith("colony_influence") for card in played)


def test_passing_is_always_possible_where_cards_are_asked_for():
    for game, _, _ in campaigns(3, seed=4):
        asked = game.pending()
        if asked is not None and asked.kind in ("play_card", "reaction"):
            assert Pass() in asked.options
