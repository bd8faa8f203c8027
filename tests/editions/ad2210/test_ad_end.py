"""Who goes out, and who wins (AD-T, AD-W), and what is always so (AD-A-7 to AD-A-9)."""

from __future__ import annotations

from risk_desktop.editions.ad2210.cards.playing import PlayCards, SettleCard
from risk_desktop.editions.ad2210.casualties import lose_units
from risk_desktop.editions.ad2210.scoring import Scored, standing
from risk_desktop.editions.common.score import ranked, score_of
from risk_desktop.engine.choices import Attack, MoveIn
from risk_desktop.engine.events import GameWon, PlayerEliminated
from risk_desktop.engine.step import Step
from tests.editions.ad2210.year import energy, enter, held, interrupt, invade, play, stands, year
from tests.playing import asks, choose, number, only, rolling

HOME = {"alberta": "0 9", "canada": "1 1 diplomat", "japan": "2 4", "egypt": "2 1 station"}


def beat_canada(position=HOME, **more):
    """Let player 0 beat the unit in Canada; return the game and what happened."""
    game = year(position, **more)
    rolling(game, 6, 1)
    events = invade(game, "alberta", "canada", 1)
    asks(game, "occupy", 0)
    events += choose(game, MoveIn(1))
    return game, events


def test_AD_T_1_who_loses_the_last_unit_is_out_and_his_cards_are_discarded():
    game, events = beat_canada(hands={1: ["diplomat_cease_fire"]})
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert not game.state.alive[1]
    assert (held(game, 1), len(game.state.decks["diplomat"].discard)) == ([], 1)
    assert [piece for piece in game.state.pieces if piece.player == 1] == []


def test_AD_T_2_nobody_gets_his_cards_or_his_energy():
    game, _ = beat_canada(hands={1: ["diplomat_cease_fire"]}, energy=[2, 1, 3])
    assert energy(game) == [2, 0, 3]
    assert (held(game, 0), held(game, 2)) == ([], [])


ONE_UNIT_AND_A_STATION = {**HOME, "mexico": "1 0 station"}


def test_AD_T_3_a_station_alone_keeps_nobody_in_the_game():
    """AMB-10."""
    game, events = beat_canada(ONE_UNIT_AND_A_STATION)
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert stands(game, "mexico") == ""


def test_AD_T_3_nor_when_a_card_takes_the_last_unit():
    game, events = blast(ONE_UNIT_AND_A_STATION, "canada")
    assert only(events, PlayerEliminated) == [PlayerEliminated(1, 0)]
    assert stands(game, "mexico") == ""


def test_AD_T_3_by_a_house_rule_who_holds_a_territory_by_a_station_alone_plays_on():
    """AMB-10."""
    game, _ = beat_canada(ONE_UNIT_AND_A_STATION, out_without="territories")
    assert game.state.alive[1]
    enter(game, "alberta", "nunavut")
    game, _ = blast(ONE_UNIT_AND_A_STATION, "canada", out_without="territories")
    assert game.state.alive[1]


def test_AD_T_4_the_last_one_wins_at_once():
    """AMB-11."""
    game, events = beat_canada({"alberta": "0 9", "canada": "1 1"}, players=2)
    assert only(events, GameWon) == [GameWon((0,), "last_standing")]
    assert game.pending() is None


class Blast(Step, frozen=True):
    """Stands for a card that hits every territory of everybody at the same moment."""

    places: tuple[int, ...]

    def run(self, game) -> None:
        game.push(*(step for place in self.places for step in lose_units(game, place, 9)), SettleCard(0))


def blast(position, *names, **more):
    game = year(position, phase="play_card", **more)
    game.pending()
    game.take_events()
    interrupt(game, Blast(tuple(number(game, name) for name in names)), PlayCards(0, "before_first_invasion"))
    game.pending()
    return game, game.take_events()


def test_AD_T_5_who_goes_out_in_his_own_turn_ends_it():
    game, events = blast({**HOME, "alberta": "0 2"}, "alberta")
    assert only(events, PlayerEliminated) == [PlayerEliminated(0, 0)]
    assert game.state.turn == 1
    assert game.state.outcome is None


def test_AD_T_6_who_goes_out_together_shares_the_victory():
    position = {"alberta": "0 2", "canada": "1 1"}
    _, events = blast(position, "alberta", "canada", players=2)
    assert only(events, GameWon) == [GameWon((0, 1), "last_standing")]


def test_AD_T_7_the_later_out_the_higher_and_together_the_same_place():
    position = {"alberta": "0 5", "canada": "1 1", "japan": "2 1", "mexico": "3 1", "lesotho": "4 2"}
    game, _ = blast(position, "canada", "mexico", players=5)
    assert ranked(game, standing)[-1] == (1, 3)
    interrupt(game, Blast((number(game, "japan"),)))
    game.pending()
    assert ranked(game, standing) == [(0,), (4,), (2,), (1, 3)]


# --- cards and casualties outside battle --------------------------------------------------------------------------------


def test_AD_H_7_the_owner_of_the_units_chooses_which_are_removed():
    game = year({**HOME, "japan": "2 4 land"}, phase="play_card")
    game.pending()
    interrupt(game, *lose_units(game, number(game, "japan"), 2))
    assert asks(game, "casualties", 2).options.count == 2


def test_AD_H_8_a_territory_without_units_is_empty_but_for_a_station():
    game, _ = blast(HOME, "canada", "egypt")
    assert (stands(game, "canada"), stands(game, "egypt")) == ("", "2 0 station")
    assert score_of(game, 2)[0].armies == 2


def test_AD_H_9_stations_are_not_destroyed_by_cards():
    game, _ = blast({**HOME, "lesotho": "2 1"}, "egypt", "japan")
    assert stands(game, "egypt") == "2 0 station"
    assert game.state.alive[2]


def test_AD_H_11_all_territories_are_hit_before_anybody_is_out():
    position = {"alberta": "0 5", "canada": "1 3 land", "japan": "2 3 land", "mexico": "0 1"}
    game = year(position, phase="play_card")
    game.pending()
    places = [number(game, name) for name in ("canada", "japan")]
    interrupt(game, *(step for place in places for step in lose_units(game, place, 2)), SettleCard(0))
    asks(game, "casualties", 1)
    assert game.state.armies[places[1]] == 1
    choose(game, game.pending().options.items[1])
    asks(game, "casualties", 2)
    choose(game, game.pending().options.items[0])
    assert (stands(game, "canada"), stands(game, "japan")) == ("1 1", "2 1 land")


# --- the score ----------------------------------------------------------------------------------------------------------

LAST = {
    "japan": "0 1",
    "pevek": "0 1",
    "neo_tokyo": "0 1",
    "sung_tzu": "0 1",
    "egypt": "1 2",
    "mexico": "1 1",
    "tycho": "2 0 station",
}


def final(position=LAST, **more):
    game = year(position, turn=2, year=5, phase="end_cards", **more)
    assert game.pending() is None
    return game, game.take_events()


def test_AD_W_1_all_score_after_the_last_turn_in_its_order():
    _, events = final(order=[1, 0, 2])
    assert [event.player for event in only(events, Scored)] == [1, 0, 2]


def test_AD_W_2_a_point_for_each_territory_of_any_terrain():
    _, events = final()
    points = {event.player: event.lines[0].armies for event in only(events, Scored)}
    assert points == {0: 4, 1: 2, 2: 1}


def test_AD_W_3_and_the_bonuses_of_regions():
    _, events = final()
    scored = only(events, Scored)[0]
    assert [(line.source, line.armies) for line in scored.lines] == [("territories", 4), ("region", 1)]
    devastated = dict.fromkeys(("java_cartel", "new_guinea", "aboriginal_league"), "0 1")
    _, events = final({**LAST, **devastated}, deserts=["australian_testing_ground"])
    assert sum(line.armies for line in only(events, Scored)[0].lines) == 7 + 1 + 2


def test_AD_W_5_highest_total_then_energy_then_units_then_shared():
    game, _ = final()
    assert game.state.outcome.winners == (0,)
    even = {"japan": "0 1", "egypt": "1 1", "mexico": "2 1"}
    game, _ = final(even, energy=[1, 3, 2])
    assert game.state.outcome.winners == (1,)
    game, _ = final({**even, "mexico": "2 2"}, energy=[3, 3, 3])
    assert game.state.outcome.winners == (2,)
    game, _ = final(even, energy=[3, 3, 3])
    assert game.state.outcome.winners == (0, 1, 2)


# --- general -------------------------------------------------------------------------------------------------------------


def test_AD_A_7_a_card_that_was_played_never_comes_back():
    position = {**HOME, "alberta": "0 9 land"}
    game = year(position, phase="play_card", hands={0: ["land_reinforcements"]})
    play(game, "land_reinforcements", "alberta")
    gone = game.state.decks["land"].discard[:]
    assert len(gone) == 1
    game.state.decks["land"].draw.clear()
    game.pending()
    assert game.state.decks["land"].discard == gone and game.state.decks["land"].draw == []


def test_AD_A_8_the_count_of_territories_is_exact():
    game = year(HOME)
    for player, count in ((0, 1), (1, 1), (2, 2)):
        assert score_of(game, player)[0].armies == count
    enter(game, "alberta", "nunavut")
    assert score_of(game, 0)[0].armies == 2


def test_AD_A_9_no_agreement_binds_anybody():
    game = year({**HOME, "canada": "1 2 diplomat"}, hands={1: ["diplomat_cease_fire"]}, energy=[0, 2, 0])
    options = asks(game, "attack", 0).options
    assert Attack(number(game, "alberta"), number(game, "canada"), 3) in options
