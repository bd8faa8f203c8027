"""The house rules that the classic editions differ in, each tried on the world rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop.editions.common.reinforce import region_income, territory_income
from risk_desktop.editions.registry import EDITIONS, find_edition, make_rules
from risk_desktop.engine.choices import Attack, DefendWith, Pass, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    AttackRolled,
    CardDrawn,
    CardsLost,
    CardsTaken,
    DealerDrawn,
    OrderRolled,
    TerritoryClaimed,
)
from risk_desktop.engine.rules import Module, ModuleClash, OptionSpec, Phase, Rules
from risk_desktop.engine.step import Step
from tests.editions.small_games import FIVE
from tests.playing import (
    asks,
    at,
    attack,
    board_of,
    choose,
    done,
    fortify,
    given,
    hand,
    islands_board,
    new_game,
    occupy,
    only,
    place,
    refuses,
    rolling,
    trade,
    world,
)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_what_an_edition_prints_are_values_that_can_be_chosen(edition):
    for spec in edition.options:
        assert spec.default in spec.values
        if spec.key in edition.printed:
            assert spec.default == edition.printed[spec.key]
    assert set(edition.printed) <= {spec.key for spec in edition.options}


def test_every_house_rule_is_in_the_docs():
    told = (Path(__file__).parents[2] / "docs" / "house-rules.md").read_text("utf-8")
    assert sorted({spec.key for e in EDITIONS.values() for spec in e.options if f"`{spec.key}`" not in told}) == []


@pytest.mark.parametrize("players", [3, 4])
def test_first_player_left_of_the_dealer_or_of_the_last_territory(players):
    for value in ("dealer", "last_card"):
        game = new_game(world(players, first_player=value, allocation="deal"), seed=2)
        asked = game.pending()
        events = game.take_events()
        assert only(events, OrderRolled) == []
        drawn = only(events, DealerDrawn)[0]
        dealt = only(events, TerritoryClaimed)
        assert dealt[0].player == drawn.first
        expected = drawn.first if value == "dealer" else (dealt[-1].player + 1) % players
        assert asked.player == expected == game.state.slots["turns"].first


def test_first_player_by_a_new_roll_after_placing():
    rules = world(3, first_player="new_roll", start_armies=20, placement_batch=10, allocation="deal")
    deal = (1,) * 5
    game = new_game(rules, rolls=[6, 1, 1, *deal])
    asks(game, "setup_place", 0)
    rolling(game, 1, 2, 5, *(1,) * 7)
    dice = SeededDice(2)
    while game.pending().kind == "setup_place":
        game.apply(game.pending().options.sample(dice))
    assert game.state.turn == 2
    assert [event.first for event in only(game.take_events(), OrderRolled)] == [0, 2]


def test_one_army_each_also_after_claiming():
    game = new_game(world(3, start_armies="one_each"), seed=2)
    while game.pending().kind == "claim":
        game.apply(game.pending().options.sample(game.dice))
    assert game.state.round == 1
    assert game.state.armies == [1] * 6


def test_attack_dice_announced_counts_the_armies_that_move_in():
    rules = world(attack_dice="announced")
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=rules)
    rolling(game, 6, 1)
    choose(game, Attack(0, 2, 1, 3))
    assert asks(game, "occupy", 0).options.lo == 3


@pytest.mark.parametrize(("value", "least"), [("armies", 3), ("dice", 2), ("one", 1)])
def test_conquest_min(value, least):
    game = given({"tern_head": 0}, {"tern_head": 6}, rest=1, rules=world(attack_dice="announced", conquest_min=value))
    rolling(game, 6, 6, 1)
    choose(game, Attack(0, 2, 2, 3))
    options = asks(game, "occupy", 0).options
    assert (options.lo, options.hi) == (least, 5)
    assert at(game, "lantern_hill") == (0, least)
    occupy(game, 5)
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 1), (0, 5))


@pytest.mark.parametrize(("value", "most"), [("two", 2), ("two_from_three", 1), ("three", 2)])
def test_defence_dice_of_two_armies(value, most):
    assert world(defence_dice=value).combat_dice.defence_count(2) == most
    assert world(defence_dice=value).combat_dice.defence_count(5) == (3 if value == "three" else 2)


@pytest.mark.parametrize(("value", "left"), [("defender", (4, 1)), ("attacker", (5, 0))])
def test_tie(value, left):
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=world(tie=value))
    rolling(game, 4, 4)
    choose(game, Attack(0, 2, 1))
    assert game.state.armies[0] + (game.state.armies[2] if value == "attacker" else 0) == left[0]
    assert game.state.owner[2] == left[1]


@pytest.mark.parametrize(("value", "armies"), [("half", 4), ("third", 3), ("quarter", 3)])
def test_income_by_territories(value, armies):
    rules = make_rules("world", board_of("world"), 3, {"income": value})
    game = new_game(rules)
    game.state.owner = [0] * 9 + [1] * 16 + [2] * 17
    assert [line.armies for line in territory_income(game, 0)] == [armies]
    by_all = {"half": 8, "third": 5, "quarter": 4}
    assert [line.armies for line in territory_income(game, 1)] == [by_all[value]]


def test_continents_may_bring_nothing():
    board = board_of("world")
    printed, changed = (make_rules("world", board, 3, {"continent_bonus": value}) for value in ("yes", "none"))
    for rules, lines in ((printed, 6), (changed, 0)):
        game = new_game(rules)
        game.state.owner = [0] * len(board)
        assert len(region_income(game, 0)) == lines
    assert sum(region.bonus for region in printed.board.regions) == 24
    assert {region.bonus for region in changed.board.regions} == {0}
    assert make_rules("world", changed.board, 3, {"continent_bonus": "none"}).board == changed.board


@pytest.mark.parametrize("value", ["pile", "under"])
def test_cards_of_a_beaten_player_may_go_with_the_traded_ones(value):
    rules = world(inherit_cards="discarded", discard=value)
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, hands={1: FIVE}, rules=rules)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    game.take_events()
    events = occupy(game, 3)
    cards = only(events, CardsLost)[0].cards
    assert len(cards) == 5 and not only(events, CardsTaken)
    asks(game, "attack", 0)
    deck = game.state.decks["territory"]
    assert hand(game, 0) == hand(game, 1) == []
    assert tuple(deck.discard if value == "pile" else deck.draw[:5]) == cards


def test_roll_order_with_two_dice():
    game = given(
        {"tern_head": 0}, {"tern_head": 5, "lantern_hill": 2}, rest=1, rules=world(roll_order="attacker_first")
    )
    rolling(game, 5, 2, 1)
    assert len(only(choose(game, Attack(0, 2, 3)), AttackRolled)) == 1
    assert asks(game, "defend", 1).step.shown == ((5, 6), (2, 6), (1, 6))
    rolling(game, 4, 3)
    choose(game, DefendWith(2))
    assert (at(game, "tern_head"), at(game, "lantern_hill")) == ((0, 4), (1, 1))


def test_no_move_at_the_end_of_a_turn():
    game = given(
        {"tern_head": 0, "seal_bay": 0}, {"tern_head": 5}, rest=1, phase="fortify", rules=world(fortify="none")
    )
    asks(game, "reinforce", 1)


def test_the_award_of_the_card_may_come_first_or_last():
    names = [[phase.name for phase in world(card_award=value).phases] for value in ("last", "before_move")]
    assert names == [["reinforce", "attack", "fortify", "card"], ["reinforce", "attack", "card", "fortify"]]
    game = given({"tern_head": 0}, {"tern_head": 5}, rest=1, rules=world(card_award="before_move"))
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 3)
    assert only(done(game), CardDrawn) == [CardDrawn(0, "territory", 0)]
    assert only(fortify(game, "lantern_hill", "tern_head", 1), CardDrawn) == []


def test_forced_at_six_cards():
    game = given({"tern_head": 0}, rest=1, hands={0: FIVE}, phase="reinforce", rules=world(forced_at=6))
    assert Pass() in asks(game, "trade", 0).options
    game = given({"tern_head": 0}, rest=1, hands={0: [*FIVE, "gull_rock"]}, phase="reinforce", rules=world(forced_at=6))
    refuses(game, Pass())


@pytest.mark.parametrize("value", ["down", "one"])
def test_forced_trade(value):
    hands = {0: [*FIVE, "gull_rock", "joker", "joker2"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce", rules=world(forced_trade=value))
    trade(game, "tern_head", "joker", "joker2")
    assert (Pass() in asks(game, "trade", 0).options) == (value == "one")


@pytest.mark.parametrize(("limit", "armies"), [(1, 4), (2, 10), (0, 10)])
def test_max_sets(limit, armies):
    hands = {0: [*FIVE, "gull_rock"]}
    game = given({"tern_head": 0}, rest=1, hands=hands, phase="reinforce", rules=world(max_sets=limit))
    trade(game, *FIVE[:3])
    if limit != 1:
        trade(game, "reed_marsh", "amber_coast", "gull_rock")
    assert asks(game, "reinforce", 0).options.total == 3 + armies


@pytest.mark.parametrize(
    ("value", "cards", "asked"),
    [
        ("five", 4, "attack"), ("five", 5, "trade"), ("six", 5, "attack"), ("six", 6, "trade"),
        ("may", 3, "trade"), ("next_turn", 6, "attack"),
    ],
)  # fmt: skip
def test_elimination_trade(value, cards, asked):
    hands = {1: [*FIVE, "gull_rock"][:cards]}
    rules = world(elimination_trade=value)
    game = given({"tern_head": 0, "seal_bay": 1}, {"tern_head": 6}, rest=2, hands=hands, rules=rules)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    occupy(game, 3)
    options = asks(game, asked, 0).options
    assert len(hand(game, 0)) == cards
    if asked == "trade":
        assert (Pass() in options) == (value == "may")


@pytest.mark.parametrize("value", ["pile", "under"])
def test_discard(value):
    game = given({"tern_head": 0}, rest=1, hands={0: FIVE[:3]}, phase="reinforce", rules=world(discard=value))
    trade(game, *FIVE[:3])
    deck = game.state.decks["territory"]
    assert (deck.discard, deck.draw[:3] == [0, 1, 2]) == (([], True) if value == "under" else ([0, 1, 2], False))


def test_a_card_that_went_under_the_pile_is_drawn_at_last():
    game = given(
        {"tern_head": 0}, {"tern_head": 4}, rest=1, hands={0: FIVE[:3]}, phase="reinforce", rules=world(discard="under")
    )
    deck = game.state.decks["territory"]
    deck.hands[1], deck.draw = deck.draw, []
    trade(game, *FIVE[:3])
    place(game, tern_head=7)
    attack(game, "tern_head", "lantern_hill", 3, [6, 6, 6, 1])
    occupy(game, 3)
    done(game)
    done(game)
    assert hand(game, 0) == [2]
    assert deck.draw == [0, 1]


def test_match_bonus_once_a_turn_lets_the_player_choose():
    rules = world(match_bonus=2, match_cap="turn")
    game = given({"seal_bay": 1}, rest=0, hands={0: FIVE[:3]}, phase="reinforce", rules=rules)
    trade(game, *FIVE[:3])
    choose(game, Place(((2, 2),)))
    assert at(game, "lantern_hill") == (0, 3)


# --- modules that take part only under some options ---------------------------------------------------------------------


class Nap(Step, frozen=True):
    player: int

    def run(self, game):
        """Nothing."""


def nap(name: str, players: int) -> Module:
    return Module(
        id=f"nap_{name}",
        when=lambda count, options: count == players and options["naps"] == name,
        phases=(Phase("nap", Nap),),
    )


def test_a_module_takes_part_only_where_its_condition_holds():
    choice = Module(id="naps", options=(OptionSpec("naps", "none", ("none", "long", "short")),))
    modules = (choice, nap("long", 3), nap("short", 3))
    board = islands_board()
    assert Rules("test", board, modules, 3, {}).phases == ()
    assert Rules("test", board, modules, 4, {"naps": "long"}).phases == ()
    rules = Rules("test", board, modules, 3, {"naps": "long"})
    assert [phase.name for phase in rules.phases] == ["nap"]
    assert rules.modules == modules
    assert rules.active == modules[:2]


def test_a_module_that_takes_no_part_must_be_listed_all_the_same():
    with pytest.raises(ModuleClash, match="fortifying needs regrouping"):
        Rules("test", islands_board(), [m for m in world().modules if m.id != "regrouping"], 3, {})


def test_a_further_number_of_players_is_a_house_rule():
    assert find_edition("original").extra_players == (6,)
    assert make_rules("original", islands_board(), 6).players == 6
