"""Terms, set-up, epochs and the order of the turns (G-1 to G-31)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.bidding import BidTied, MarkerTaken, TakeMarker
from risk_desktop.editions.common.pieces import PutPiece
from risk_desktop.editions.godstorm.afterlife import DeadTravelled
from risk_desktop.editions.godstorm.cards.deck import DECKS, cards_of, hand_size
from risk_desktop.editions.godstorm.gods import GODS, GodBanished
from risk_desktop.editions.godstorm.pantheons import PANTHEONS, PantheonsRolled, PantheonTaken
from risk_desktop.editions.godstorm.plague import PlagueLaid, PlagueStruck, plague_lands
from risk_desktop.editions.godstorm.realms import ALTAR, CRYPT, earth, fields, is_open
from risk_desktop.editions.godstorm.realms import GATE as GATES
from risk_desktop.editions.godstorm.suffering import strike
from risk_desktop.engine.choices import Amount, Claim, Pass, Pick, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import SealedRevealed, TerritoryClaimed
from risk_desktop.engine.view import view
from tests.editions.godstorm.epoch import GATE, REST, begun, dead, epoch, faith, god_board, god_rules, held, stands
from tests.playing import asks, choose, number, only, refuses


def until(game, kind: str):
    """Answer at random until something of this kind is asked; return what happened on the way."""
    dice = SeededDice(3)
    while game.pending().kind != kind:
        game.apply(game.pending().options.sample(dice))
    return game.take_events()


# --- terms ------------------------------------------------------------------------------------------------------------


def test_G_1_two_boards_afterlives_and_pantheon_cards():
    board = god_board()
    assert board.boards == ("ancient_earth", "underworld")
    assert (len(earth(board)), len(board) - len(earth(board)), len(board.regions)) == (42, 13, 7)
    assert [len(fields(board, tag)) for tag in (GATES, CRYPT, ALTAR)] == [3, 4, 2]
    assert len(PANTHEONS) == 5
    game = epoch({"egypt": "0 3 war", **REST}, dead=[4])
    assert dead(game)[0] == 4
    assert [piece.kind for piece in game.state.pieces] == ["war"]


def test_G_2_armies_are_whole_numbers_and_gods_and_temples_are_none():
    game = epoch({"egypt": "0 6 war temple", "nubia": "1 1", **REST}, phase="fortify")
    assert game.state.armies[number(game, "egypt")] == 6


def test_G_3_a_god_or_a_temple_alone_gives_no_control():
    game = epoch({"egypt": "0 3", "nubia": "- temple", **REST}, phase="reinforce", faith=[0])
    game.pending()
    assert faith(game)[0] == 3
    assert stands(game, "nubia") == "- temple"


def test_G_4_an_unoccupied_territory_counts_for_nobody():
    owned = dict.fromkeys(("hesperide", "tritonis", "poseidonis"), "0 1")
    game = epoch({**owned, "oricalcos": "- temple", **REST}, phase="reinforce")
    assert asks(game, "reinforce", 0).options.total == 3


@pytest.mark.parametrize(("armies", "left"), [(5, 3), (3, 2), (1, 1), (4, 2)])
def test_G_5_half_of_the_armies_is_rounded_down(armies, left):
    game = epoch({"egypt": f"0 {armies} plague", **REST})
    strike(game, number(game, "egypt"), on_entry=False)
    assert stands(game, "egypt") == f"0 {left} plague"


def test_G_6_what_cards_say_comes_before_the_rules():
    """Stonehenge changes the price that the rules print."""
    game = epoch({"egypt": "0 3 war", **REST}, phase="buy", faith=[1], cards={0: ["magic_stonehenge"]})
    assert asks(game, "buy_cards", 0).options.count == 2


def test_G_7_hands_and_bids_are_secret_the_rest_is_public():
    cards = {1: ["war_storms_rage", "magic_stonehenge"]}
    game = epoch({"egypt": "0 3", **REST}, faith=[1, 7, 2], cards=cards)
    seen = view(game, 0).state
    assert seen.decks["war"].hands[1] == [-1]
    assert seen.decks["magic"].hands == game.state.decks["magic"].hands
    assert seen.slots["money"].held == [1, 7, 2]
    assert [len(seen.decks[deck].draw) for deck in DECKS] == [16, 17, 17, 14]


def test_G_8_an_empty_deck_gives_no_card_and_no_deck_is_shuffled_again():
    game = epoch({"egypt": "0 3 war sky", **REST}, phase="buy", faith=[9])
    pile = game.state.decks["war"]
    pile.discard, pile.draw = pile.draw, []
    baskets = [dict(choice.cards) for choice in asks(game, "buy_cards", 0).options if choice != Pass()]
    assert all("war" not in basket for basket in baskets)
    assert {"sky": 4} in baskets


def test_G_10_land_borders_and_open_sea_links_are_adjacent():
    board = god_board()
    game = epoch({"egypt": "0 3", **REST})
    pairs = [("thule", "varangia"), ("rus", "varangia"), ("oricalcos", "poseidonis"), ("oricalcos", "atlas")]
    assert all(is_open(game.state, board, board.index(a), board.index(b)) for a, b in pairs)
    barred = [("alemannia", "liguria"), ("galicia", "rus"), ("cimmeria", "anatolia"), ("barrow_of_kings", GATE)]
    assert not any(is_open(game.state, board, board.index(a), board.index(b)) for a, b in barred)
    a, b = sorted((board.index("corsica"), board.index("roma")))
    game.state.slots["waters"].maelstrom = [a, b]
    assert not is_open(game.state, board, a, b)
    game.state.slots["waters"].sunk = True
    assert not is_open(game.state, board, board.index("atlas"), board.index("oricalcos"))


def test_G_11_who_dies_on_earth_goes_to_his_afterlife():
    """A-9."""
    game = epoch({"egypt": "0 5 plague", **REST}, phase="plague")
    game.pending()
    assert only(game.take_events(), DeadTravelled) == [DeadTravelled(0, number(game, "egypt"), 2, "afterlife")]
    assert dead(game) == [2, 0, 0]


def test_G_13_a_banished_god_is_on_the_pantheon_card_and_may_be_summoned_again():
    game = epoch({"egypt": "0 5 war plague", "nubia": "0 1", **REST}, phase="plague", faith=[3])
    game.pending()
    assert only(game.take_events(), GodBanished) == [GodBanished(0, "war", number(game, "egypt"), "plague")]
    again = epoch({"nubia": "0 1", **REST}, phase="summon", faith=[3])
    assert PutPiece("war", number(again, "nubia")) in asks(again, "summon", 0).options


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_G_16_the_decks_without_jokers_epoch_one_no_god_on_the_board():
    game = begun(4)
    until(game, "setup_place")
    assert [len(cards_of(deck)) for deck in ("war", "sky", "death", "magic")] == [17, 17, 17, 15]
    assert len(game.state.decks["territories"].draw) == 42
    assert game.state.pieces == []
    until(game, "bid")
    assert game.state.round == 1


def test_G_17_four_plague_lands_and_a_spare_marker():
    for seed in range(1, 4):
        game = begun(3, seed)
        (laid,) = only(until(game, "pantheon"), PlagueLaid)
        assert len(set(laid.territories)) == 4 == len(plague_lands(game.state))
        assert set(laid.territories) <= set(earth(game.rules.board))
        assert sorted(game.state.decks["territories"].draw) == list(range(42))


def test_G_18_pantheons_are_chosen_in_the_order_of_a_roll_and_ties_roll_again():
    for seed in range(1, 30):
        game = begun(4, seed)
        rolled = only(until(game, "pantheon"), PantheonsRolled)
        first = rolled[0]
        if len(rolled) == 1 or len(set(first.rolls)) == 1:
            continue
        best = [p for p, value in zip(first.players, first.rolls, strict=True) if value == max(first.rolls)]
        assert game.pending().player in best
        assert all(len(event.players) < 4 for event in rolled[1:])
        break
    asked = game.pending()
    assert asked.options.items == tuple(Pick(name) for name in PANTHEONS)
    choose(game, Pick("greeks"))
    assert Pick("greeks") not in game.pending().options
    assert game.state.slots["pantheon"].of[asked.player] == "greeks"


def test_G_18_the_last_of_five_takes_what_is_left():
    game = begun(5)
    taken = only(until(game, "setup_place"), PantheonTaken)
    assert sorted(event.pantheon for event in taken) == sorted(PANTHEONS)


@pytest.mark.parametrize(("players", "armies"), [(2, 30), (3, 35), (4, 30), (5, 25)])
def test_G_19_starting_armies(players, armies):
    game = begun(players)
    until(game, "bid")
    mine = [sum(a for a, o in zip(game.state.armies, game.state.owner, strict=True) if o == p) for p in range(players)]
    assert mine == [armies] * players


@pytest.mark.parametrize(("players", "shares"), [(3, [14, 14, 14]), (4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8])])
def test_G_20_all_cards_are_dealt_clockwise_from_the_one_who_chose_first(players, shares):
    game = begun(players)
    dealt = only(until(game, "setup_place"), TerritoryClaimed)
    first = game.state.slots["turns"].first
    assert [event.player for event in dealt] == [(first + n) % players for n in range(42)]
    assert all(event.dealt and event.armies == 1 for event in dealt)
    assert len({event.territory for event in dealt}) == 42
    assert [game.state.owner.count((first + n) % players) for n in range(players)] == shares
    assert set(plague_lands(game.state)) <= {event.territory for event in dealt}


def test_G_21_or_the_land_is_chosen_freely_never_in_the_underworld():
    game = begun(3, allocation="claim")
    until(game, "claim")
    options = game.pending().options
    assert {choice.territory for choice in options} == set(earth(game.rules.board))
    assert set(plague_lands(game.state)) <= {choice.territory for choice in options}
    asked = [game.pending().player]
    choose(game, options.items[0])
    asked.append(game.pending().player)
    assert asked[1] == (asked[0] + 1) % 3
    assert refuses(game, options.items[0]).key == "illegal.choice", "it has an owner"
    below = min(set(range(len(game.rules.board))) - set(earth(game.rules.board)))
    assert refuses(game, Claim(below)).key == "illegal.claim.later"


def test_G_21_with_two_players_the_neutral_third_is_dealt_first():
    game = begun(2, allocation="claim")
    until(game, "claim")
    assert game.state.owner.count(2) == 14
    assert game.pending().options.count == 28


@pytest.mark.parametrize(("players", "offset"), [(3, 0), (4, 2), (5, 2)])
def test_G_22_three_armies_in_each_go_from_the_next_in_line_on(players, offset):
    """A-23."""
    game = begun(players)
    until(game, "setup_place")
    first, asked = game.state.slots["turns"].first, game.pending()
    assert asked.player == (first + offset) % players
    assert asked.options.total == 3
    own = tuple(game.rules.board.held_by(game.state.owner, asked.player))
    choose(game, Place(((own[0], 3),)))
    assert game.state.armies[own[0]] == 4
    assert game.pending().player == (asked.player + 1) % players


def test_G_22_a_rest_of_one_or_two_is_placed_as_it_is():
    game = begun(5)
    until(game, "setup_place")
    totals = []
    while game.pending().kind == "setup_place":
        totals.append(game.pending().options.total)
        options = game.pending().options
        choose(game, Place(((options.territories[0], options.total),)))
    assert set(totals) == {3, 1, 2}


def test_G_23_god_of_war_and_a_temple_together_or_apart_but_no_god_in_a_plague_land():
    """A-17."""
    game = begun(3)
    until(game, "setup_piece")
    player = game.pending().player
    lands = plague_lands(game.state)
    options = game.pending().options
    assert {choice.kind for choice in options} == {"war", "temple"}
    assert not any(choice.kind == "war" and choice.territory in lands for choice in options)
    own = set(game.rules.board.held_by(game.state.owner, player))
    assert {choice.territory for choice in options if choice.kind == "temple"} == own
    where = next(choice.territory for choice in options if choice.kind == "war")
    choose(game, PutPiece("temple", where))
    choose(game, PutPiece("war", where))
    assert stands(game, game.rules.board.territories[where].id).endswith("war temple")
    assert game.pending().player == (player + 1) % 3


def test_G_24_three_faith_and_no_cards():
    game = begun(4)
    until(game, "bid")
    assert faith(game) == [3, 3, 3, 3]
    assert [hand_size(game.state, player) for player in range(4)] == [0, 0, 0, 0]


def test_G_25_the_plague_does_no_harm_during_setup():
    for seed in range(1, 4):
        game = begun(5, seed)
        events = until(game, "bid")
        assert only(events, PlagueStruck) == []


def test_G_26_with_two_players_the_neutral_pantheon_is_chosen_behind_the_plague_and_before_the_roll():
    game = begun(2)
    before = until(game, "pantheon")
    assert len(only(before, PlagueLaid)) == 1 and only(before, PantheonsRolled) == []
    asked = game.pending()
    assert (asked.player, asked.options.items) == (0, tuple(Pick(name) for name in PANTHEONS))
    events = choose(game, Pick("celts"))
    assert only(events, PantheonTaken) == [PantheonTaken(2, "celts")] and len(only(events, PantheonsRolled)) > 0
    for _ in range(2):
        assert game.pending().kind == "pantheon" and Pick("celts") not in game.pending().options
        choose(game, game.pending().options.items[0])
    assert sorted(game.state.slots["pantheon"].of[:2]) == ["babylonians", "egyptians"]


def test_G_26_or_it_is_drawn_by_a_house_rule():
    game = begun(2, neutral_pantheon="lot")
    events = until(game, "pantheon")
    (neutral,) = only(events, PantheonTaken)
    assert neutral.player == 2 and Pick(neutral.pantheon) not in game.pending().options
    assert len(only(events, PantheonsRolled)) > 0


def test_G_26_two_players_a_neutral_pantheon_with_three_armies_everywhere():
    game = begun(2)
    events = until(game, "setup_place")
    neutral = only(events, PantheonTaken)[0]
    assert neutral.player == 2
    assert neutral.pantheon not in game.state.slots["pantheon"].of[:2]
    assert [game.state.owner.count(seat) for seat in range(3)] == [14, 14, 14]
    assert {a for a, o in zip(game.state.armies, game.state.owner, strict=True) if o == 2} == {3}
    assert game.state.reserve == [16, 16, 0]
    assert game.pending().player == game.state.slots["turns"].first


def test_G_27_the_opponent_rolls_for_neutrals_who_own_nothing():
    """A-15."""
    from tests.editions.godstorm.epoch import invade

    game = epoch({"egypt": "0 5", "nubia": "2 3", "kush": "1 1"}, players=2)
    events = invade(game, "egypt", "nubia", 3, rolls=[1, 1, 1, 6, 6])
    events += choose(game, asks(game, "defend", 1).options.of(2))
    assert stands(game, "egypt") == "0 3"
    assert all(event.player != 2 for event in only(events, PantheonTaken))
    assert held(game, 2) == []
    assert faith(game)[2] == 0


# --- epochs -----------------------------------------------------------------------------------------------------------


def test_G_28_five_epochs_in_each_everybody_takes_one_turn():
    game = begun(3)
    turns = []
    while game.pending() is not None:
        options = game.pending().options
        game.apply(Pass() if Pass() in options else options.sample(SeededDice(1)))
        if (game.state.round, game.state.turn) not in turns and game.state.turn >= 0 and game.state.phase:
            turns.append((game.state.round, game.state.turn))
    assert game.state.outcome.reason == "score"
    assert sorted(set(turns)) == [(epoch_, player) for epoch_ in range(1, 6) for player in range(3)]


def bidding(*bids: int, rolls=()):
    """Return a game in which all have bid."""
    from risk_desktop.editions.common.turns import StartRound
    from risk_desktop.engine.dice import ScriptedDice

    game = epoch({"egypt": "0 3", **REST}, faith=[5, 5, 5], rolls=rolls)
    game.state.stack.clear()
    game.push(StartRound())
    assert isinstance(game.dice, ScriptedDice)
    events = []
    for player, bid in enumerate(bids):
        asks(game, "bid", player)
        events += choose(game, Amount(bid))
    return game, events


def test_G_29_all_bids_are_sealed_paid_and_revealed_together():
    game, events = bidding(2, 0, 4)
    assert faith(game) == [3, 5, 1]
    (shown,) = only(events, SealedRevealed)
    assert shown.answers == ((0, "2"), (1, "0"), (2, "4"))
    game, _ = bidding(2)
    assert "Pick" in repr(view(game, 1).state.stack[-1].answers)


def test_G_30_the_highest_takes_any_marker_and_equal_bids_roll():
    game, events = bidding(3, 1, 3, rolls=[2, 5])
    assert only(events, BidTied) == [BidTied((0, 2), (2, 5))]
    asks(game, "turn_marker", 2)
    choose(game, TakeMarker(3))
    asks(game, "turn_marker", 0)
    assert refuses(game, TakeMarker(3)).key == "illegal.choice"
    events = choose(game, TakeMarker(1))
    assert MarkerTaken(1, 2) in events
    assert game.state.slots["turn_order"].order == [0, 1, 2]


def test_G_31_turns_go_by_markers_and_then_the_next_epoch_begins():
    game = epoch({"egypt": "0 1", **REST}, phase="turn_end", turn=2, order=[1, 2, 0], number=2)
    assert asks(game, "reinforce", 0).options.total == 3
    game = epoch({"egypt": "0 1", **REST}, phase="turn_end", turn=0, order=[1, 2, 0], number=2, faith=[1, 1, 1])
    asks(game, "bid", 0)
    assert game.state.round == 3


def test_G_15_nothing_said_at_the_table_is_part_of_the_rules():
    """No decision of the edition is about an agreement."""
    assert not any("ally" in kind or "truce" in kind for kind in god_rules().slots)


def test_G_12_who_dies_in_the_underworld_goes_to_his_pool():
    from risk_desktop.editions.godstorm.afterlife import lose_armies

    game = epoch({"egypt": "0 1", GATE: "0 4", **REST})
    lose_armies(game, number(game, GATE), 2)
    assert only(game.take_events(), DeadTravelled) == [DeadTravelled(0, number(game, GATE), 2, "pool")]
    assert dead(game) == [0, 0, 0]


def test_G_14_a_god_stands_only_where_armies_of_his_owner_stand():
    from risk_desktop.editions.godstorm.gods import desert

    game = epoch({"egypt": "0 1 war sky", "nubia": "0 1", **REST})
    where = number(game, "egypt")
    game.state.armies[where] = 0
    desert(game, where)
    assert {event.kind for event in only(game.take_events(), GodBanished)} == {"war", "sky"}
    assert stands(game, "egypt") == ""
    assert len(GODS) == 4
