"""Years: the bid for the order of the turns, the seven steps, the last year (AD-C, AD-D, AD-V)."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import BidTied, MarkerTaken, TakeMarker
from risk_desktop.editions.common.money import MoneyPaid
from risk_desktop.editions.common.turns import StartRound
from risk_desktop.engine.choices import Amount, Pass
from risk_desktop.engine.dice import ScriptedDice
from risk_desktop.engine.events import PhaseStarted, SealedRevealed, SetupEnded, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.view import view
from tests.editions.ad2210.year import ad_rules, energy, year
from tests.playing import asks, choose, new_game, only, play_on

FOUR = {"alberta": "0 3", "japan": "1 3", "mexico": "2 3", "egypt": "3 3"}


def bidding(energies, rolls=(), position=FOUR, players=4) -> Game:
    """Return a game at the start of a year."""
    game = year(position, players=players, energy=energies, rolls=rolls)
    game.state.stack.clear()
    game.push(StartRound())
    return game


def bid(game, *bids):
    """Answer the sealed question for each who is asked, in order of the seats."""
    events = []
    for value in bids:
        events += choose(game, Amount(value))
    return events


def test_AD_C_1_all_bid_in_secret_up_to_all_of_their_energy():
    game = bidding([3, 5, 0, 2])
    assert [asks(game, "bid", 0).options.lo, asks(game, "bid", 0).options.hi] == [0, 3]
    choose(game, Amount(2))
    other = bidding([3, 5, 0, 2])
    choose(other, Amount(0))
    assert view(game, 1).state == view(other, 1).state
    asks(game, "bid", 1)
    choose(game, Amount(5))
    asks(game, "bid", 3)
    events = choose(game, Amount(1))
    [shown] = only(events, SealedRevealed)
    assert sorted(shown.answers) == [(0, "2"), (1, "5"), (2, "0"), (3, "1")]


def test_AD_C_2_every_bid_is_paid():
    game = bidding([3, 5, 4, 2])
    events = bid(game, 1, 4, 2, 0)
    assert energy(game) == [2, 1, 2, 2]
    assert only(events, MoneyPaid) == [MoneyPaid(0, 1, "bid"), MoneyPaid(1, 4, "bid"), MoneyPaid(2, 2, "bid")]


def test_AD_C_3_there_are_as_many_markers_as_living_players():
    """AMB-3."""
    game = bidding([3, 3, 0, 3], position={"alberta": "0 3", "japan": "1 3", "egypt": "3 3"})
    bid(game, 3, 2, 1)
    assert list(asks(game, "turn_marker", 0).options) == [TakeMarker(1), TakeMarker(2), TakeMarker(3)]
    choose(game, TakeMarker(2))
    choose(game, TakeMarker(1))
    assert game.state.slots["turn_order"].order == [1, 0, 3]


def test_AD_C_3_the_marker_of_one_who_goes_out_is_skipped():
    game = year(FOUR, players=4, order=[0, 2, 1, 3], phase="end_cards")
    game.state.alive[2] = False
    game.pending()
    assert game.state.turn == 1


def test_AD_C_4_the_highest_bidder_chooses_any_marker_and_the_last_gets_what_is_left():
    game = bidding([9, 9, 9, 9])
    bid(game, 1, 4, 3, 2)
    asks(game, "turn_marker", 1)
    choose(game, TakeMarker(3))
    asks(game, "turn_marker", 2)
    choose(game, TakeMarker(1))
    asks(game, "turn_marker", 3)
    events = choose(game, TakeMarker(4))
    assert only(events, MarkerTaken) == [MarkerTaken(3, 4), MarkerTaken(0, 2)]
    assert game.state.slots["turn_order"].order == [2, 0, 1, 3]
    assert game.state.turn == 2


def test_AD_C_5_equal_bids_roll_and_the_group_keeps_its_place():
    game = bidding([3, 3, 3, 3], rolls=[2, 6, 4])
    events = bid(game, 2, 2, 2, 0)
    assert only(events, BidTied) == [BidTied((0, 1, 2), (2, 6, 4))]
    for player, place in ((1, 1), (2, 2), (0, 3)):
        asks(game, "turn_marker", player)
        choose(game, TakeMarker(place))
    assert game.state.slots["turn_order"].order == [1, 2, 0, 3]


def test_AD_C_5_equal_rolls_are_rolled_again_among_them():
    game = bidding([3, 3, 3, 3], rolls=[5, 2, 5, 1, 3])
    events = bid(game, 0, 1, 1, 1)
    assert only(events, BidTied) == [BidTied((1, 2, 3), (5, 2, 5)), BidTied((1, 3), (1, 3))]
    asks(game, "turn_marker", 3)
    choose(game, TakeMarker(1))
    asks(game, "turn_marker", 1)
    choose(game, TakeMarker(2))
    asks(game, "turn_marker", 2)


def test_AD_C_6_turns_are_taken_in_the_order_of_the_markers():
    game = year(FOUR, players=4, turn=2, order=[2, 0, 3, 1], phase="end_cards")
    game.pending()
    assert game.state.turn == 0
    turns = []
    while game.state.round == 1 and game.pending().kind != "bid":
        if game.state.turn not in turns:
            turns.append(game.state.turn)
        choose(
            game, Pass() if Pass() in game.pending().options else game.pending().options.sample(ScriptedDice([1] * 9))
        )
    assert turns == [0, 3, 1]


def test_AD_D_1_a_turn_has_seven_steps_in_a_fixed_order():
    names = [phase.name for phase in ad_rules().phases]
    assert names == ["reinforce", "hire", "buy", "play_card", "attack", "fortify", "end_cards"]
    game = new_game(ad_rules(3), seed=4)
    events = []
    for _ in play_on(game, seed=4):
        events += game.take_events()
    turn = [event.phase for event in only(events, PhaseStarted)[:7]]
    assert turn == names


def test_who_begins_is_found_by_bids_and_not_by_the_set_up():
    game = new_game(ad_rules(3), seed=4)
    events = []
    for _ in play_on(game, seed=4):
        events += game.take_events()
    [ended] = only(events, SetupEnded)
    assert ended.first == -1
    rounds = [(event.round, event.player) for event in only(events, TurnStarted)]
    for number in range(1, 6):
        players = [player for year_, player in rounds if year_ == number]
        assert len(set(players)) == len(players)


def test_AD_V_1_when_all_had_their_turn_the_next_year_begins():
    game = year(FOUR, players=4, turn=3, year=2, phase="end_cards", energy=[1, 1, 1, 1])
    asks(game, "bid", 0)
    assert game.state.round == 3
    assert game.state.outcome is None


def test_AD_V_1_after_year_5_it_is_over():
    game = year(FOUR, players=4, turn=3, year=5, phase="end_cards")
    assert game.pending() is None
    assert game.state.outcome.reason == "score"
    assert game.state.round == 5
    game = year(FOUR, players=4, turn=3, year=3, phase="end_cards", years=3)
    assert game.pending() is None


def test_a_year_without_energy_asks_for_no_bids():
    game = bidding([0, 0, 0, 0], rolls=[1, 2, 3, 4])
    asks(game, "turn_marker", 3)
