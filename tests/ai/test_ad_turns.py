"""2210 A.D.: a position and the sensible choice of a turn: hiring, seas, the Moon, bids, the last year."""

from __future__ import annotations

import pytest

from risk_desktop.ai.answers.ad2210 import pieces
from risk_desktop.ai.ending import rounds_left, spent
from risk_desktop.ai.mind import Mind, foes_left
from risk_desktop.ai.planner import kills
from risk_desktop.ai.player import decide, make_opponent, reply_of
from risk_desktop.ai.position import SearchPosition, position_of
from risk_desktop.ai.random_play import RandomOpponent
from risk_desktop.ai.reply import next_foe
from risk_desktop.ai.skill import SKILLS
from risk_desktop.editions.ad2210.casualties import ChooseFallen
from risk_desktop.editions.ad2210.invasion import Invasion
from risk_desktop.editions.ad2210.terrain import of_terrain
from risk_desktop.editions.common.bidding import ChooseMarkers, TakeMarker
from risk_desktop.editions.common.pieces import LedMoveIn, PutPiece
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.choices import Amount, Blitz, Choice, MoveIn, Pass
from risk_desktop.engine.game import Game
from risk_desktop.engine.sealed import SealedChoice
from risk_desktop.engine.view import view
from tests.ai.test_position import assert_counted
from tests.editions.ad2210.year import ad_board, ad_rules, enter, interrupt, year
from tests.playing import new_game, number, world

LEVELS = ("easy", "normal", "hard")
STRONG = "1 30"


def coast(**more: str) -> dict[str, str]:
    """Return a position: player 0 stands in Japan beside the empty sea, all other land is held too well to be attacked."""
    board = ad_board()
    full = {board.territories[t].id: STRONG for t in of_terrain(board, "land")}
    found = {**full, "japan": "0 6", "canada": "1 30 land", "egypt": "2 30 land", **more}
    return {name: text for name, text in found.items() if text}


def answer(game: Game, level: str = "hard", seed: int = 1) -> Choice:
    """Return what an opponent chooses, who must not fail."""
    asked = game.pending()
    assert asked is not None
    choice, fault = decide(make_opponent(level, seed), game, asked.player)
    assert fault is None
    assert choice in asked.options
    return choice


def seen_by(game: Game, player: int = 0) -> SearchPosition:
    return position_of(view(game, player))


# --- ways -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_without_commanders_nobody_tries_the_sea(level):
    game = year(coast())
    assert answer(game, level) == Pass()


@pytest.mark.parametrize("level", LEVELS)
def test_an_empty_sea_is_entered(level):
    game = year(coast(japan="0 6 naval"))
    choice = answer(game, level)
    assert isinstance(choice, Blitz) and choice.target == number(game, "neo_tokyo")


@pytest.mark.parametrize("level", LEVELS)
def test_one_lands_on_the_moon(level):
    game = year(coast(japan="0 6 space station"))
    choice = answer(game, level)
    names = {number(game, name) for name in ("bay_of_dew", "sea_of_crisis", "tycho")}
    assert isinstance(choice, Blitz) and choice.target in names


def test_devastated_land_is_no_way_and_no_part_of_a_region():
    game = year(coast(aboriginal_league="0 5"), deserts=("java_cartel", "new_guinea"))
    position = seen_by(game)
    desert, australia = number(game, "new_guinea"), position.facts.region_of[number(game, "new_guinea")]
    assert all(desert not in near for near in (*position.ways, *position.facts.neighbours))
    assert len(position.facts.members[australia]) == 2


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_region_that_devastation_has_cut_off_is_no_riddle(level):
    cut_off = {"new_guinea": "1 2", "australian_testing_ground": "1 2"}
    game = year(coast(java_cartel="", aboriginal_league="", **cut_off), deserts=("java_cartel", "aboriginal_league"))
    position = seen_by(game)
    region = position.facts.region_of[number(game, "new_guinea")]
    assert position.holder[region] == 1 and not position.facts.borders[region]
    answer(game, level)


def test_commanders_and_stations_change_the_odds():
    plain = seen_by(year({"alberta": "0 6", "nunavut": "1 5"}, players=2))
    led = seen_by(year({"alberta": "0 6 land nuclear", "nunavut": "1 5"}, players=2))
    walled = seen_by(year({"alberta": "0 6 land nuclear", "nunavut": "1 5 station"}, players=2))
    board = plain.rules.board
    a, b = board.index("alberta"), board.index("nunavut")
    chances = [p.odds_of(a, b).win(5, 5) for p in (walled, plain, led)]
    assert chances == sorted(chances) and len(set(chances)) == 3
    assert walled.walls[b].win(5, 5) < plain.walls[b].win(5, 5)


def test_counts_stay_right_when_leaders_walk_on():
    game = year(coast(alberta="0 9 land naval", nunavut="1 2 station diplomat"))
    position, at = seen_by(game), game.rules.board.index
    position.conquer(at("alberta"), at("nunavut"), 8, 8)
    assert_counted(position)
    assert position.leaders[at("alberta")] == 0 and position.leaders[at("nunavut")] != 0
    assert position.shields[at("nunavut")] == 2


def test_who_had_the_last_turn_is_feared_no_more():
    game = year({"alberta": "0 2", "nunavut": "1 9", "canada": "2 9"}, year=5, turn=2, order=(1, 2, 0))
    game.state.phase = "attack"
    assert list(spent(game.state, game.rules)) == [1]
    game.state.round = 4
    assert not spent(game.state, game.rules) and rounds_left(game.state, game.rules) == 1


# --- hiring -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_naval_commander_is_hired_for_an_empty_sea(level):
    game = year(coast(), phase="hire", energy=(3, 0, 0))
    assert answer(game, level) == PutPiece("naval", number(game, "japan"))


@pytest.mark.usefixtures("witless")
def test_without_its_wits_easy_hires_for_an_empty_sea_too_but_now_and_then_forgets():
    game = year(coast(), phase="hire", energy=(3, 0, 0))
    chosen = {answer(game, "easy", seed) for seed in range(8)}
    assert chosen == {Pass(), PutPiece("naval", number(game, "japan"))}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_space_commander_is_hired_for_an_empty_moon(level):
    game = year(coast(japan="0 9 naval station"), phase="hire", energy=(3, 0, 0))
    assert answer(game, level) == PutPiece("space", number(game, "japan"))


@pytest.mark.parametrize(
    ("year_number", "energy", "built"), [(2, 9, False), (2, 10, True), (4, 10, False), (5, 20, False)]
)
def test_a_station_is_built_with_energy_to_spare(year_number, energy, built):
    position = coast(japan="0 30 land diplomat naval space nuclear", egypt="0 30 station")
    choice = answer(year(position, phase="hire", year=year_number, energy=(energy, 6, 6)))
    assert (choice == PutPiece("station", number(year(position), "japan"))) is built


def test_points_in_the_hand_bring_their_commander_back():
    game = year(coast(japan="0 2"), phase="hire", year=5, energy=(3, 0, 0), hands={0: ["diplomat_colony_influence"]})
    assert answer(game) == PutPiece("diplomat", number(game, "japan"))


@pytest.mark.parametrize("energy", [3, 6])
def test_nobody_is_hired_for_nothing_at_the_end(energy):
    game = year(coast(japan="2 30", egypt="0 1"), phase="hire", year=5, energy=(energy, 0, 0))
    assert answer(game) == Pass()


def test_what_cards_cannot_use_hires_at_the_end():
    everybody_else = "0 20 land diplomat naval space"
    hired = PutPiece("nuclear", number(year(coast()), "japan"))
    assert answer(year(coast(japan=everybody_else), phase="hire", year=5, energy=(7, 0, 0))) == hired
    assert answer(year(coast(japan=everybody_else), phase="hire", year=5, energy=(6, 0, 0))) == Pass()
    dear = {0: ["nuclear_the_mother"]}
    assert answer(year(coast(japan=everybody_else), phase="hire", year=5, energy=(7, 0, 0), hands=dear)) == Pass()


def test_who_has_too_much_hires_even_who_opens_no_way_now(monkeypatch):
    monkeypatch.setattr(pieces, "best_bundle", lambda mind, seen: ())
    position = coast(japan="0 20 land diplomat nuclear naval station")
    chosen = [answer(year(position, phase="hire", year=2, energy=(energy, 0, 0))) for energy in (9, 12)]
    assert chosen == [Pass(), PutPiece("space", number(year(position), "japan"))]


def test_a_station_is_built_to_land_on_the_moon_at_the_end():
    game = year(coast(), phase="hire", year=5, energy=(8, 0, 0))
    assert answer(game) == PutPiece("station", number(game, "japan"))
    assert answer(year(coast(), phase="hire", year=5, energy=(7, 0, 0))) != PutPiece("station", number(game, "japan"))


@pytest.mark.parametrize(("order", "built"), [((0, 1, 2), True), ((1, 2, 0), False)])
def test_a_station_holds_what_somebody_could_still_take(order, built):
    full = coast(japan="0 24", egypt="0 4 land diplomat naval space nuclear station")
    game = year(full, phase="hire", year=5, energy=(9, 0, 0), order=order)
    assert (answer(game) == PutPiece("station", number(game, "japan"))) is built


# --- bids -------------------------------------------------------------------------------------------------------------


def bidding(year_number: int, energy: int, player: int = 0) -> Game:
    game = year(coast(), year=year_number, energy=(energy, 5, 5))
    game.state.stack.clear()
    game.push(SealedChoice("bid", (player,)))
    return game


def choosing(year_number: int) -> Game:
    """Return a game in which player 0 chooses his place first."""
    game = year(coast(), year=year_number)
    game.state.stack.clear()
    game.state.slots["turn_order"].order = [-1, -1, -1]
    game.push(ChooseMarkers((0, 1, 2)))
    return game


@pytest.mark.parametrize(("level", "least"), [("normal", 6), ("hard", 6)])
def test_bids_are_high_in_the_last_year(level, least):
    last = answer(bidding(5, 8), level)
    assert isinstance(last, Amount) and last.value >= least


def test_hard_bids_all_that_it_takes_in_the_last_year():
    assert answer(bidding(5, 5)) == Amount(5)
    assert answer(bidding(5, 40)) == Amount(6)


@pytest.mark.parametrize("year_number", [1, 2, 3, 4])
def test_bids_before_the_last_year_are_small(year_number):
    bid = answer(bidding(year_number, 6))
    assert isinstance(bid, Amount) and 1 <= bid.value <= 3


@pytest.mark.parametrize(("year_number", "place"), [(1, 3), (2, 1), (4, 1), (5, 3)])
def test_the_last_place_of_the_first_and_the_last_year_and_else_the_first(year_number, place):
    assert answer(choosing(year_number)) == TakeMarker(place)


@pytest.mark.usefixtures("witless")
def test_without_its_wits_easy_takes_any_place_before_the_last_year():
    def places(year_number: int) -> set[Choice]:
        return {answer(choosing(year_number), "easy", seed) for seed in range(12)}

    assert len(places(2)) == 3
    assert places(5) == {TakeMarker(3)}


# --- losing -----------------------------------------------------------------------------------------------------------


def test_commanders_fall_last_and_the_least_useful_first():
    game = year(coast(japan="0 3 naval diplomat", neo_tokyo="0 1"))
    here = number(game, "japan")
    game.state.stack.clear()
    game.push(ChooseFallen(0, here, 1))
    assert answer(game).leaders == ()  # type: ignore[attr-defined]
    game.state.armies[here] = 1
    assert answer(game).leaders == ("diplomat",)  # type: ignore[attr-defined]


def test_a_hopeless_roll_is_made_with_one_die():
    game = year({"alberta": "0 4", "nunavut": "1 9", "egypt": "2 1"})
    a, b = number(game, "alberta"), number(game, "nunavut")
    interrupt(game, Invasion(0, a, b, 3, None, True, answered=True))
    assert answer(game).dice == 1  # type: ignore[attr-defined]
    game.state.armies[b] = 1
    assert answer(game).dice == 3  # type: ignore[attr-defined]


# --- moving -----------------------------------------------------------------------------------------------------------


def moving_in() -> Game:
    """Return a game in which player 0 has marched into Nunavut, and all that he has still stands in Alberta."""
    game = year({"alberta": "0 9 land diplomat naval", "northwestern_oil_emirate": "1 3", "egypt": "2 1"})
    enter(game, "alberta", "nunavut")
    return game


def test_commanders_move_in_with_the_larger_part():
    choice = answer(moving_in())
    assert isinstance(choice, LedMoveIn) and choice.armies > 5
    assert set(choice.leaders) == {"land", "diplomat", "naval"}


@pytest.mark.usefixtures("witless")
def test_without_its_wits_easy_leaves_the_commanders_to_the_rules():
    assert type(answer(moving_in(), "easy")) is MoveIn


def test_the_last_turn_of_all_risks_what_is_of_no_use_any_more():
    position = coast(japan=STRONG, alberta="0 3", nunavut="1 3")
    careful, last = (year(position, year=5, order=order) for order in ((0, 1, 2), (1, 2, 0)))
    careful.state.phase = last.state.phase = "attack"
    assert foes_left(view(last, 0)) == 0 < foes_left(view(careful, 0))
    assert answer(last) == Blitz(number(last, "alberta"), number(last, "nunavut"), 1)


def test_nobody_replies_after_his_last_turn():
    position = {"alberta": "0 3", "nunavut": "1 3"}
    last, other = (year(position, players=2, year=5, order=order) for order in ((1, 0), (0, 1)))
    last.state.phase = other.state.phase = "attack"
    assert next_foe(seen_by(last)) == -1 and next_foe(seen_by(other)) == 1


# --- levels -----------------------------------------------------------------------------------------------------------


def test_easy_overrates_land_and_all_guard_what_they_have_where_points_decide():
    scored, classic = view(year(coast()), 0), view(new_game(world(3), 1), 0)
    easy, normal, hard = (Mind(SKILLS[level], 1).evaluator(scored).weights for level in LEVELS)
    assert easy.territory > normal.territory == hard.territory and easy.exposed == normal.exposed < 0
    assert Mind(SKILLS["easy"], 1).evaluator(classic).weights == Mind(SKILLS["normal"], 1).evaluator(classic).weights
    for level in LEVELS:
        mind = Mind(SKILLS[level], 1)
        assert mind.planner(scored).skill.guards and mind.planner(classic).skill == SKILLS[level]


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_games_are_played_without_a_fault(players):
    game = start_game(ad_rules(players), 11)
    levels = ["normal", "easy", "hard", "normal", "easy"][:players]
    opponents = [make_opponent(level, seat) for seat, level in enumerate(levels)]
    while (asked := game.pending()) is not None:
        choice, fault = decide(opponents[asked.player], game, asked.player)
        assert fault is None, f"{asked.kind}: {fault}"
        game.apply(choice)
        game.take_events()
    assert game.state.outcome is not None and game.state.round <= 5


def test_the_random_level_plays_it_too():
    game = year(coast(), phase="hire", energy=(9, 9, 9), rolls=None)
    opponent = RandomOpponent(1)
    for _ in range(60):
        asked = game.pending()
        if asked is None:
            break
        choice = opponent.choose(view(game, asked.player), asked)
        assert choice in asked.options
        game.apply(choice)


# --- who is out -------------------------------------------------------------------------------------------------------


def test_AD_T_3_a_player_without_units_counts_for_nothing_and_his_stations_need_not_be_taken():
    game = year({"alberta": "0 20", "canada": "1 1", "egypt": "1 0 station", "japan": "2 9"})
    position, evaluator = seen_by(game), Mind(SKILLS["hard"], 1).evaluator(view(game, 0))
    assert [number(game, "canada")] in list(kills(position, 100.0))
    assert all(evaluator.strengths(position))
    position.conquer(number(game, "alberta"), number(game, "canada"), 19, 10)
    assert position.held[1] == 1
    assert [strength > 0 for strength in evaluator.strengths(position)] == [True, False, True]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_hires_for_new_ways_tells_what_the_plan_behind_it_is_for(level):
    game = year(coast(), phase="hire", energy=(3, 0, 0))
    asked = game.pending()
    reply = reply_of(make_opponent(level, 1), view(game, 0), asked)
    assert reply.choice == PutPiece("naval", number(game, "japan"))
    intent = reply.intent
    assert intent is not None and intent.kind == "region"
    water = of_terrain(game.rules.board, "water")
    assert intent.territory in water and {*game.rules.board.regions[intent.region].members} <= {*water}


def test_who_hires_with_energy_to_spare_tells_no_plan():
    game = year(coast(japan="0 9 naval space station"), phase="hire", energy=(9, 0, 0))
    asked = game.pending()
    reply = reply_of(make_opponent("hard", 1), view(game, 0), asked)
    assert isinstance(reply.choice, PutPiece) and reply.intent is None
