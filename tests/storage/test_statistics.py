"""The course of a game in numbers."""

from __future__ import annotations

from risk_desktop.editions.common.seats import RESIGNED, SeatPassed
from risk_desktop.engine.choices import Attack, DefendWith, Rush
from risk_desktop.engine.events import PlayerEliminated
from risk_desktop.engine.odds import win_table
from risk_desktop.storage.journal import row_of
from risk_desktop.storage.statistics import Statistics
from tests.editions.team_games import share, standing
from tests.playing import choose, given, number, world


def watched(rolls: list[int], armies: list[int], dice: int):
    game = given([0, 0, 1, 1, 1, 1], armies, turn=0, phase="attack", rolls=rolls)
    game.pending()
    statistics = Statistics(game.state.players)
    attack = Attack(number(game, "seal_bay"), number(game, "reed_marsh"), dice)
    chance = win_table(game.rules.combat_dice).win(armies[1] - 1, armies[3])
    statistics.note_choice(game, attack)
    statistics.note(game, choose(game, attack))
    return game, statistics, chance


def test_dice_losses_and_conquests_are_counted_by_player():
    _, statistics, _ = watched([6, 5, 4, 2], [1, 4, 1, 1, 1, 1], 3)
    assert statistics.luck[0].faces[6] == [0, 0, 0, 1, 1, 1]
    assert statistics.luck[1].faces[6] == [0, 1, 0, 0, 0, 0]
    assert statistics.faces() == {6: [0, 1, 0, 1, 1, 1]}
    assert statistics.luck[1].lost == 1
    assert statistics.battles_won[0] == 1
    assert statistics.most_land[0] == 3


def test_the_unlikeliest_win_remembers_its_chance_before_the_first_roll():
    _, statistics, chance = watched([6, 1], [1, 2, 1, 1, 1, 1], 1)
    assert 0.4 < chance < 0.45
    moment = statistics.moments["unlikeliest_win"]
    assert moment.player == 0
    assert moment.amount == round((1 - chance) * 1000)


def test_a_win_without_a_chance_was_no_fight_of_plain_dice(monkeypatch):
    class Hopeless:
        def win(self, attackers, defenders):
            return 0.0

    monkeypatch.setattr("risk_desktop.storage.statistics.win_table", lambda dice: Hopeless())
    game = given([0, 0, 1, 1, 1, 1], [1, 2, 1, 1, 1, 1], turn=0, phase="attack", rolls=[6, 1])
    game.pending()
    statistics = Statistics(game.state.players)
    attack = Attack(number(game, "seal_bay"), number(game, "reed_marsh"), 1)
    statistics.note_choice(game, attack)
    statistics.note(game, choose(game, attack))
    assert statistics.battles_won[0] == 1 and "unlikeliest_win" not in statistics.moments


def test_a_failed_attack_is_no_win():
    _, statistics, _ = watched([1, 6], [1, 2, 1, 1, 1, 1], 1)
    assert "unlikeliest_win" not in statistics.moments
    assert statistics.moments["longest_battle"].amount == 1


def test_luck_is_what_the_dice_gave_beyond_the_expectation():
    _, statistics, _ = watched([6, 5, 4, 2], [1, 4, 1, 1, 1, 1], 3)
    attacker, defender = statistics.luck[0], statistics.luck[1]
    assert (attacker.lost, attacker.beaten) == (0, 1)
    assert (defender.lost, defender.beaten) == (1, 0)
    expected = 855 / 1296  # three dice against one: the chance that the defender loses
    assert abs(attacker.expected_beaten - expected) < 1e-12
    assert abs(attacker.armies - (1 - (expected - (1 - expected)))) < 1e-12
    assert abs(attacker.armies + defender.armies) < 1e-12


def test_in_shared_land_each_partner_has_his_own_part():
    game = standing({"tern_head": 0, "seal_bay": 2}, {"tern_head": 5}, rest=1)
    share(game, "seal_bay", {0: 4, 2: 7})
    share(game, "reed_marsh", {1: 2, 3: 2})
    row = row_of(game, 0)
    holders = game.rules.tenure.holders(game.state)
    assert row.armies == (5 + 4, 3 + 2, 7, 2)
    assert row.territories == tuple(map(holders.count, range(4))) == (1, 3, 1, 0)
    statistics = Statistics(4)
    statistics.note(game, ())
    largest = statistics.moments["largest_army"]
    assert (largest.player, largest.amount) == (2, 7)
    assert statistics.best["largest_army", 0].amount == 5, "also who has not the largest of all has one"
    assert statistics.most_land == [1, 3, 1, 0]


def test_what_partners_lose_in_defence_is_the_defenders_loss():
    game = standing({"tern_head": 0}, {"tern_head": 9}, rest=1, rolls=[6, 6, 6, 1, 1])
    share(game, "lantern_hill", {1: 3, 3: 3})
    statistics = Statistics(4)
    attack = Attack(number(game, "tern_head"), number(game, "lantern_hill"), 3)
    game.pending()
    statistics.note_choice(game, attack)
    statistics.note(game, choose(game, attack))
    statistics.note(game, choose(game, DefendWith(2)))
    assert statistics.luck[0].beaten == 2
    assert sum(luck.lost for luck in statistics.luck) == 2
    assert statistics.luck[1].beaten == statistics.luck[3].beaten == 0


def test_the_price_of_a_rush_is_nobodys_luck():
    rules = world(announce_penalty=3)
    game = given({"tern_head": 0}, {"tern_head": 9}, rest=1, rules=rules, rolls=[6, 6, 6, 1])
    game.pending()
    statistics = Statistics(3)
    statistics.note(game, choose(game, Rush(number(game, "lantern_hill"))))
    assert (statistics.luck[0].lost, statistics.luck[0].beaten) == (0, 1)
    assert (statistics.luck[1].lost, statistics.luck[1].beaten) == (1, 0)


def test_who_is_gone_first_is_known():
    game = given([0, 1, 2, 3, 4, 5], rules=world(6))
    statistics = Statistics(6)
    statistics.note(game, [SeatPassed(0, "hard"), SeatPassed(1, RESIGNED)])
    statistics.note(game, [SeatPassed(0, "human")])
    statistics.note(game, [PlayerEliminated(2, 5), PlayerEliminated(3, 5), SeatPassed(4, RESIGNED)])
    statistics.note(game, [PlayerEliminated(1, 5)])
    assert statistics.gone == {1: 0, 2: 1, 3: 1, 4: 3}, "a seat that was lent isn't gone, and nobody goes twice"
