"""Each house rule of world changes what it says, and a wrong one gets a clear error."""

from __future__ import annotations

import pytest

from risk_desktop.editions.classic.sets import is_set
from risk_desktop.editions.house_rules import clashes, dormant, grouped, is_idle
from risk_desktop.editions.registry import (
    EDITIONS,
    BadPlayerCount,
    BoardTooSmall,
    UnknownEdition,
    combat_dice,
    find_edition,
    make_rules,
)
from risk_desktop.engine.board import Board, RegionFacts, TerritoryFacts
from risk_desktop.engine.choices import Claim, Place, PlaceRest
from risk_desktop.engine.combat_dice import CLASSIC_DICE
from risk_desktop.engine.events import ArmiesPlaced, GameWon, PlayerEliminated, SetTraded, TerritoryClaimed
from risk_desktop.engine.rules import BadOption
from tests.playing import (
    asks,
    at,
    attack,
    choose,
    done,
    fortifying,
    given,
    hand,
    islands_board,
    new_game,
    occupy,
    only,
    place,
    play_on,
    refuses,
    trade,
    world,
)


def test_the_printed_rules_are_the_default():
    assert world().options == {
        "allocation": "claim",
        "start_armies": 0,
        "placement_batch": 1,
        "fortify": "connected",
        "round_limit": 0,
        "set_values": "golden",
        "match_bonus": 0,
        "match_cap": "each",
        "first_player": "die",
        "attack_dice": "armies",
        "defence_dice": "two",
        "roll_order": "together",
        "conquest_min": "armies",
        "forced_at": 5,
        "forced_trade": "down",
        "max_sets": 0,
        "elimination_trade": "five",
        "discard": "pile",
        "card_award": "last",
        "announce_penalty": 0,
        "tie": "defender",
        "income": "third",
        "continent_bonus": "yes",
        "inherit_cards": "conqueror",
        "goal": "world",
        "win_check": "own_turn",
        "own_colour": "territories",
        "third_party": "win",
        "trade_window": "start",
        "capitals_needed": 0,
        "capital_choice": "secret",
        "capital_loss": "continent",
    }
    assert {spec.key for spec in EDITIONS["world"].options} == set(world().options)


def test_allocation_by_dealing():
    game = new_game(world(4, allocation="deal"), seed=3)
    first = game.pending().player
    assert first == game.state.slots["turns"].first
    dealt = only(game.take_events(), TerritoryClaimed)
    assert len(dealt) == 6
    assert all(event.dealt for event in dealt)
    assert [event.player for event in dealt] == [(first + n) % 4 for n in range(6)]
    assert game.state.armies == [1] * 6
    assert sum(game.state.reserve) == 4 * 30 - 6


@pytest.mark.parametrize("armies", [20, 25, 30, 35, 40, 50])
def test_start_armies(armies):
    game = new_game(world(3, start_armies=armies))
    game.pending()
    assert game.state.reserve == [armies] * 3


def ring(size: int) -> Board:
    """Return a board of ``size`` territories in a circle, one region."""
    places = tuple(TerritoryFacts(f"t{n}", 0) for n in range(size))
    near = tuple(tuple(sorted({(n - 1) % size, (n + 1) % size})) for n in range(size))
    return Board(places, (RegionFacts("all", 1, tuple(range(size))),), near, ("infantry",) * size)


def test_a_board_too_large_for_the_starting_armies_gives_more():
    game = new_game(world(6, ring(200), start_armies=20, allocation="deal"))
    game.pending()
    assert min(game.state.armies) == 1
    assert min(game.state.reserve) == 0
    assert sum(game.state.reserve) == 6 * 34 - 200


@pytest.mark.parametrize("batch", [1, 2, 3, 5, 10])
def test_placement_batch(batch):
    game = new_game(world(3, placement_batch=batch, allocation="deal", start_armies=35))
    decision = game.pending()
    assert decision.options.total == batch
    choose(game, Place(((decision.options.territories[0], batch),)))
    assert game.state.reserve[decision.player] == 33 - batch
    while game.pending().kind == "setup_place":
        decision = game.pending()
        assert decision.options.total == min(batch, game.state.reserve[decision.player])
        game.apply(decision.options.sample(game.dice))
    assert sum(game.state.armies) == 3 * 35


def test_the_program_spreads_a_large_batch():
    game = new_game(world(3, placement_batch=10, allocation="deal", start_armies=20))
    player = game.pending().player
    events = choose(game, PlaceRest())
    placed = [part for event in only(events, ArmiesPlaced) for part in event.parts if event.player == player]
    assert sum(count for _, count in placed) == 10
    assert len({territory for territory, _ in placed}) == 2


def test_fortify_to_adjacent_territories_only():
    owners = dict.fromkeys(("tern_head", "lantern_hill", "amber_coast"), 0)
    game = given(owners, {"tern_head": 5}, rest=1, phase="fortify")
    assert fortifying(game, "tern_head", "amber_coast", 4) in asks(game, "fortify", 0).options
    game = given(owners, {"tern_head": 5}, rest=1, phase="fortify", rules=world(fortify="adjacent"))
    assert refuses(game, fortifying(game, "tern_head", "amber_coast", 4)).key == "illegal.fortify.far"
    assert asks(game, "fortify", 0).options.count == 1 + 4
    choose(game, fortifying(game, "tern_head", "lantern_hill", 4))
    assert at(game, "lantern_hill") == (0, 5)


@pytest.mark.parametrize("limit", [10, 15])
def test_round_limit(limit):
    game = new_game(world(3, round_limit=limit, allocation="deal"), seed=8)
    pacifist = {"attack": done, "fortify": done}
    while (decision := game.pending()) is not None:
        if decision.kind == "setup_place":
            game.apply(PlaceRest())
        elif decision.kind in pacifist:
            done(game)
        else:
            game.apply(decision.options.sample(game.dice))
    assert game.state.round == limit
    assert game.state.outcome.reason == "round_limit"
    assert only(game.events, GameWon) or game.state.outcome.winners


@pytest.mark.parametrize(
    ("owners", "armies", "winners"),
    [
        ([0, 0, 0, 1, 1, 2], [1, 1, 1, 9, 9, 9], (0,)),
        ([0, 0, 1, 1, 2, 2], [1, 1, 2, 1, 1, 1], (1,)),
        ([0, 0, 1, 1, 2, 2], [1, 1, 2, 1, 1, 2], (1, 2)),
    ],
)
def test_round_limit_counts_territories_then_armies_and_ties_share(owners, armies, winners):
    game = given(owners, armies, turn=2, phase="card", rules=world(round_limit=10))
    game.state.round = 10
    assert game.pending() is None
    assert (game.state.outcome.winners, game.state.outcome.reason) == (winners, "round_limit")


def test_the_round_goes_up_when_the_first_seat_has_been_passed():
    game = given([1, 1, 1, 2, 2, 2], turn=2, phase="card")
    game.pending()
    assert (game.state.turn, game.state.round) == (1, 2)
    game = given([1, 1, 1, 2, 2, 2], turn=1, phase="card")
    game.pending()
    assert (game.state.turn, game.state.round) == (2, 1)


@pytest.mark.parametrize(
    ("values", "expected"), [("golden", [4, 6, 8, 10, 15]), ("older", [4, 6, 8, 10, 12]), ("fixed", [10] * 5)]
)
def test_set_values(values, expected):
    got = []
    for traded in range(5):
        game = given(
            {"tern_head": 0},
            rest=1,
            hands={0: ["tern_head", "seal_bay", "lantern_hill"]},
            phase="reinforce",
            rules=world(set_values=values),
        )
        game.state.slots["cards"].traded = traded
        events = trade(game, "tern_head", "seal_bay", "lantern_hill")
        got.append(only(events, SetTraded)[0].armies)
    assert got == expected


def test_match_bonus():
    game = given(
        {"tern_head": 0, "lantern_hill": 0},
        rest=1,
        hands={0: ["tern_head", "seal_bay", "lantern_hill"]},
        phase="reinforce",
        rules=world(match_bonus=2),
    )
    events = trade(game, "tern_head", "seal_bay", "lantern_hill")
    assert only(events, ArmiesPlaced) == [ArmiesPlaced(0, ((0, 2), (2, 2)))]
    assert [at(game, name)[1] for name in ("tern_head", "seal_bay", "lantern_hill")] == [3, 1, 3]
    assert game.state.reserve[0] == 4 + 3
    place(game, tern_head=7)
    assert hand(game, 0) == []


def test_match_bonus_needs_an_own_territory():
    hands = {0: ["seal_bay", "lantern_hill", "joker"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce", rules=world(match_bonus=2))
    assert only(trade(game, "seal_bay", "lantern_hill", "joker"), ArmiesPlaced) == []


# --- errors -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("fortify", "anywhere", ("connected", "adjacent", "regroup", "none")),
        ("round_limit", 7, (0, 10, 15, 20, 30, 50)),
        ("placement_batch", True, (1, 2, 3, 5, 10)),
        ("start_armies", 20.0, (0, 20, 25, 30, 35, 36, 40, 50, "one_each")),
        ("round_limit", "10", (0, 10, 15, 20, 30, 50)),
    ],
)
def test_a_bad_value_names_the_allowed_ones(key, value, allowed):
    with pytest.raises(BadOption, match=key) as caught:
        make_rules("world", islands_board(), 3, {key: value})
    assert (caught.value.key, caught.value.value, caught.value.allowed) == (key, value, allowed)


def test_an_unknown_option_names_the_known_ones():
    with pytest.raises(BadOption) as caught:
        make_rules("world", islands_board(), 3, {"fortifi": "adjacent"})
    assert caught.value.key == "fortifi"
    assert caught.value.allowed == tuple(sorted(world().options))


def test_an_unknown_edition_names_the_known_ones():
    for call in (find_edition, combat_dice):
        with pytest.raises(UnknownEdition) as caught:
            call("wrold")
        assert caught.value.name == "wrold"
        assert "world" in caught.value.known


def test_a_wrong_number_of_players_names_the_right_ones():
    with pytest.raises(BadPlayerCount, match="world") as caught:
        make_rules("world", islands_board(), 7)
    assert (caught.value.players, caught.value.allowed) == (7, (3, 4, 5, 6))


def test_a_board_needs_a_territory_for_each_player():
    with pytest.raises(BoardTooSmall) as caught:
        make_rules("world", ring(4), 5)
    assert (caught.value.territories, caught.value.least) == (4, 5)
    assert make_rules("world", ring(4), 4).players == 4


def test_the_dice_of_an_edition():
    assert combat_dice("world") == CLASSIC_DICE


def test_an_option_that_is_no_number_is_not_read_as_one():
    assert world().number("round_limit") == 0
    with pytest.raises(TypeError, match="fortify"):
        world().number("fortify")
    with pytest.raises(KeyError):
        world().option("no_such")


def test_all_options_can_be_played_together():
    options = {
        "allocation": "deal",
        "start_armies": 20,
        "placement_batch": 10,
        "fortify": "adjacent",
        "round_limit": 10,
        "set_values": "older",
        "match_bonus": 2,
    }
    game = new_game(world(3, **options), seed=4)
    for _ in play_on(game, 4):
        pass
    assert game.state.outcome is not None


def test_a_claim_is_not_offered_when_dealing():
    game = new_game(world(3, allocation="deal"))
    assert Claim(0) not in game.pending().options


def test_cards_without_a_symbol_fit_no_set():
    board = ring(8)
    blank = Board(board.territories, board.regions, board.neighbours, ("infantry", "cavalry", *("",) * 6))
    assert is_set(blank, (0, 1, 8))
    assert not is_set(blank, (0, 1, 2))
    assert not is_set(blank, (2, 8, 9))
    game = given([0] * 4 + [1] * 4, rules=world(3, blank), phase="reinforce")
    game.state.decks["territory"].hands[0] = [2, 3, 4, 5, 6]
    assert asks(game, "reinforce", 0).options.total == 3


def test_a_hand_without_a_set_is_taken_without_a_trade():
    board = ring(8)
    blank = Board(board.territories, board.regions, board.neighbours, ("",) * 8)
    game = given([0, 1, *[2] * 6], [5] + [1] * 7, rules=world(3, blank))
    game.state.decks["territory"].hands = [[0, 1], [2, 3, 4], []]
    attack(game, "t0", "t1", 3, [6, 6, 6, 1])
    occupy(game, 3)
    asks(game, "attack", 0)
    assert len(hand(game, 0)) == 5


def test_nobody_takes_the_cards_of_one_who_was_beaten_by_nobody():
    game = given([0, 0, 0, 2, 2, 2], hands={1: ["joker"]})
    game.emit(PlayerEliminated(1, -1))
    assert [len(hand(game, player)) for player in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_house_rules_stand_in_groups_each_once(edition):
    specs = find_edition(edition).options
    groups = grouped(specs)
    assert sorted(spec.key for _, options in groups for spec in options) == sorted(spec.key for spec in specs)
    for group, options in groups:
        assert {spec.group for spec in options} == {group}
        assert [spec.place for spec in options] == sorted(spec.place for spec in options)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_printed_clashes_with_nothing(edition):
    specs = find_edition(edition).options
    printed = {spec.key: spec.default for spec in specs}
    assert clashes(specs, printed, printed) == []
    hidden = dormant(specs, printed, printed)
    assert hidden <= printed.keys() and all(
        any(printed.get(idle.option) in idle.values for idle in spec.idle_when) for spec in specs if spec.key in hidden
    )


def test_a_rule_that_another_leaves_without_effect_is_told():
    specs = find_edition("capitals").options
    printed = {spec.key: spec.default for spec in specs}
    told = [
        (clash.key, clash.cause)
        for spec in specs
        for other in specs
        for idle in spec.idle_when
        if idle.option == other.key and not idle.only and not set(idle.values) & {printed[other.key]}
        for value in other.values
        if value in idle.values
        for clash in clashes(specs, {**printed, other.key: value}, printed)
        if clash.key == spec.key
    ]
    assert told and all(cause != key for key, cause in told)


def test_a_rule_for_other_numbers_of_players_has_no_effect():
    (half,) = [spec for spec in find_edition("world-duel").options if spec.key == "neutral_half"]
    assert is_idle(half, {}, 3) and not is_idle(half, {}, 2) and not is_idle(half, {}, 0)
