"""Advances: where they can go, what they come to, and that each part of one is an ordinary choice.

Those marked no_cover count in long loops what other tests reach too: to watch them would take three times as long.
"""

from __future__ import annotations

import pytest

from risk_desktop.controller.advance_order import AdvanceOrder
from risk_desktop.editions.common.advance import (
    Lands,
    advance_odds,
    is_march,
    led_on,
    next_choice,
    still_ahead,
    ways_on,
)
from risk_desktop.editions.common.attack import AttackPhase
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.editions.common.occupation import Occupy
from risk_desktop.editions.common.pieces import Enter, LedMoveIn
from risk_desktop.engine.advance_odds import AdvanceOdds
from risk_desktop.engine.choices import Blitz, DefendWith, MoveIn
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import PhaseStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Amounts
from tests.editions.ad2210.year import year
from tests.editions.team_games import parts, standing
from tests.playing import earth_board, given, number, world

ARMIES = {"brazil": 9, "north_africa": 2, "egypt": 1, "middle_east": 1, "congo": 1}
ROUTE = ("brazil", "north_africa", "egypt", "middle_east")


def africa(armies: dict[str, int] = ARMIES) -> Game:
    """Return a game in which the player on turn holds South America's Brazil, and everything else is another's."""
    rules = world(3, earth_board())
    owners = {"brazil": 0, "alaska": 2}
    return given(owners, armies, rest=1, rolls=None, rules=rules, board=earth_board())


def way(game: Game, *names: str) -> Lands:
    return tuple(number(game, name) for name in names)


def phase_of(game: Game) -> AttackPhase:
    decision = game.pending()
    assert decision is not None and isinstance(decision.step, AttackPhase)
    return decision.step


def test_an_advance_goes_from_what_was_taken_to_what_lies_beside_it() -> None:
    game = africa()
    lands = way(game, "brazil", "north_africa")
    near = ways_on(game, phase_of(game), lands)
    assert {*way(game, "egypt", "congo", "east_africa", "southern_europe", "western_europe")} == near
    assert led_on(game, phase_of(game), lands, number(game, "egypt")) == way(game, *ROUTE[:3])
    assert led_on(game, phase_of(game), lands, number(game, "middle_east")) is None, "enemies stand in between"
    assert led_on(game, phase_of(game), lands, number(game, "north_africa")) is None, "it goes nowhere twice"


def test_an_advance_ends_where_the_last_army_would_have_to_leave() -> None:
    game = africa({**ARMIES, "brazil": 3})
    lands = way(game, "brazil", "north_africa", "egypt")
    assert not ways_on(game, phase_of(game), lands)


def test_one_attack_has_the_odds_of_a_fight_to_the_end() -> None:
    game = africa()
    alone, fight = advance_odds(game, way(game, *ROUTE[:2])), odds_of(game, *way(game, *ROUTE[:2]))
    assert alone.win == pytest.approx(fight.win)
    assert alone.attackers_lost == pytest.approx(fight.attackers_lost)
    assert alone.defenders_lost == pytest.approx(fight.defenders_lost)


def carried_out(game: Game, lands: Lands) -> bool:
    """Play an advance by its own choices, the defender with all dice; return whether its end was reached."""
    end, left = lands[-1], lands
    while (decision := game.pending()) is not None and game.state.outcome is None:
        if decision.kind == "defend":
            assert isinstance(decision.options, Amounts)
            game.apply(DefendWith(decision.options.hi))
            continue
        if isinstance(decision.step, AttackPhase):
            left = still_ahead(game, decision.step, left)
        choice = next_choice(game, decision, left) if left else None
        if choice is None:
            break
        game.apply(choice)
    return game.state.owner[end] == 0


@pytest.mark.no_cover
def test_the_chance_is_that_of_games_that_are_really_played() -> None:
    told: AdvanceOdds | None = None
    won, games = 0, 1500
    for seed in range(games):
        game = africa({**ARMIES, "brazil": 6})
        told = told or advance_odds(game, way(game, *ROUTE))
        game.dice = SeededDice(seed * 7919 + 1)
        won += carried_out(game, way(game, *ROUTE))
    assert told is not None and 0.2 < told.win < 0.9
    assert won / games == pytest.approx(told.win, abs=0.04)


def test_what_is_left_begins_in_the_last_territory_taken() -> None:
    game = africa()
    lands = way(game, *ROUTE)
    game.state.owner[lands[1]], game.state.armies[lands[1]] = 0, 5
    game.state.armies[lands[0]] = 1
    assert still_ahead(game, phase_of(game), lands) == lands[1:]
    game.state.armies[lands[1]] = 1
    game.state.armies[lands[0]] = 2
    assert still_ahead(game, phase_of(game), lands) == (), "one army can't go on"


def team_war(**armies: int) -> Game:
    """Return a game of two teams in which 0 and his partner 2 stand together in Brazil, 0 with seven armies of nineteen."""
    owners = {"brazil": 0, "egypt": 3, "north_africa": 1, "japan": 3}
    beside = {"brazil": {0: 7, 2: 12}, "egypt": {1: 1, 3: 2}}
    return standing(owners, {"north_africa": 2, **armies}, beside, board=earth_board(), rest=1, rolls=None)


def test_from_shared_land_only_the_own_armies_set_out() -> None:
    game = team_war()
    lands = way(game, "brazil", "north_africa", "egypt")
    assert game.state.owner[lands[0]] == 2, "the partner has more there"
    assert led_on(game, phase_of(game), lands[:2], lands[2]) == lands
    alone = team_war()
    alone.rules.tenure.stand_alone(alone.state, lands[0], 0, 7)
    assert advance_odds(game, lands) == advance_odds(alone, lands)
    assert advance_odds(game, lands[:2]).win == pytest.approx(odds_of(game, *lands[:2]).win)
    assert game.state.armies[lands[0]] == 19 and game.rules.tenure.shares(game.state)[lands[0]][2] == 12, (
        "it only reckons"
    )


def test_an_advance_of_a_team_is_carried_out_to_its_end() -> None:
    taken = 0
    for seed in range(12):
        game = team_war()
        game.dice = SeededDice(seed)
        order = AdvanceOrder(game, 0, way(game, "brazil", "north_africa", "egypt"))
        while (decision := game.pending()) is not None:
            choice = order.answer(game, decision)
            if decision.player != 0 and isinstance(decision.options, Amounts):
                choice = DefendWith(decision.options.hi)
            if choice is None:
                break
            game.apply(choice)
            order.note(event for event in game.take_events() if event != PhaseStarted(0, "attack"))
        assert order.stopped is not None
        if game.state.owner[number(game, "egypt")] == 0:
            taken += 1
            assert order.stopped == "" and parts(game, "brazil") == {0: 1, 2: 12}, "the partner stays where he is"
    assert taken >= 3


def test_no_advance_leads_through_a_partners_land() -> None:
    game = team_war()
    game.state.owner[number(game, "north_africa")] = 2
    lands = way(game, "brazil")
    assert led_on(game, phase_of(game), lands, number(game, "north_africa")) is None
    assert led_on(game, phase_of(game), lands, number(game, "egypt")) is None


# --- empty land


def moon(armies: int = 8) -> Game:
    """Return a 2210 game in which the Moon is empty but for Tycho, where a space commander stands among units."""
    return year({"tycho": f"0 {armies} space", "egypt": "1 3", "japan": "2 3"}, rolls=None)


def test_AD_M_2_a_march_leads_through_empty_land_without_dice() -> None:
    game = moon()
    phase, start = phase_of(game), number(game, "tycho")
    board = game.rules.board
    far = next(
        land
        for land in range(len(board))
        if board.territories[land].terrain == "moon"
        and land != start
        and land not in board.neighbour_sets[start]
        and led_on(game, phase, (start,), land)
    )
    lands = led_on(game, phase, (start,), far)
    assert lands is not None and len(lands) > 2 and is_march(game, lands)
    odds = advance_odds(game, lands)
    assert (odds.links, odds.attackers_lost, odds.defenders_lost) == ((1.0,) * (len(lands) - 1), 0.0, 0.0)
    assert carried_out(game, lands)
    assert [game.state.armies[land] for land in lands[:-1]] == [1] * (len(lands) - 1)
    assert game.state.armies[lands[-1]] == 8 - (len(lands) - 1)


def test_commanders_go_on_and_a_plain_unit_stays() -> None:
    game = moon(3)
    lands = (number(game, "tycho"), sorted(ways_on(game, phase_of(game), (number(game, "tycho"),)))[0])
    decision = game.pending()
    assert decision is not None and next_choice(game, decision, lands) == Enter(*lands)
    game.apply(Enter(*lands))
    decision = game.pending()
    assert decision is not None and next_choice(game, decision, lands) == LedMoveIn(2, ("space",))


def test_every_part_is_an_ordinary_choice() -> None:
    game = africa()
    lands = way(game, *ROUTE)
    decision = game.pending()
    assert decision is not None and next_choice(game, decision, lands) == Blitz(lands[0], lands[1])
    game.state.owner[lands[1]] = 0
    game.state.stack.append(Occupy(0, lands[0], lands[1], 3))
    again = Game(game.rules, game.state)
    decision = again.pending()
    assert decision is not None and decision.kind == "occupy"
    assert next_choice(again, decision, lands) == MoveIn(3 + game.state.armies[lands[0]] - 1)
