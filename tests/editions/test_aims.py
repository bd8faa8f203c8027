"""What the opponents do for their missions and against those of others; where they found and look for capitals."""

from __future__ import annotations

import pytest

from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.editions.classic.capital_siege import bastion, foresee_siege, siege_worth, strongest_assaults
from risk_desktop.editions.classic.capital_sight import best_place, foresee_capitals, likely_places
from risk_desktop.editions.classic.capitals import Found, capitals_slot
from risk_desktop.editions.classic.missions.deck import MISSIONS, missions_of
from risk_desktop.editions.classic.missions.foresee import Start, aims_of, foresee_secret
from risk_desktop.editions.classic.missions.foresee_ranked import foresee_ranked
from risk_desktop.editions.classic.missions.holdings import Group
from risk_desktop.editions.classic.missions.shortfall import lacking as armies_lacking
from risk_desktop.editions.classic.missions.shortfall import shortfall
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import HIDDEN
from risk_desktop.engine.options import Choices
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import view
from tests.editions.mission_games import lands, mission_game, owned, rules_of
from tests.playing import asks, given, number

RANKED = "conquer_3", "small_region_won", "africa_won", "asia_won"


def goal(rules, name):
    return next(mission.goal for mission in missions_of(rules) if mission.id == name)


def lacking(rules, name, owners, armies=None, rest=1):
    game = mission_game(rules, {}, owners, armies, rest=rest)
    return shortfall(goal(rules, name), Start(game.state.owner, game.state.armies), rules.board, 0), game


# -- what a goal takes -------------------------------------------------------------------------------------------------


def test_continents_take_what_stands_on_them_and_one_army_for_each():
    rules = rules_of("secret-mission")
    owners = owned(p0=[*lands("asia"), *lands("africa")], p1=["egypt", "congo"])
    found, game = lacking(rules, "asia_and_africa", owners, {"egypt": 4})
    assert found.armies == 4 + 1 + 1 + 1
    assert set(found.lands) == {number(game, "egypt"), number(game, "congo")}


@pytest.mark.parametrize("edition", ["secret-mission", "risiko", "missions"])
def test_the_armies_alone_are_those_of_the_whole_answer(edition):
    rules, dice, measured = rules_of(edition), SeededDice(4), 0
    for _ in range(30):
        owner = [dice.roll(4) - 1 for _ in rules.board.territories]
        start = Start(owner, [dice.roll(6) for _ in owner])
        for mission in missions_of(rules):
            try:
                whole = shortfall(mission.goal, start, rules.board, 0).armies
            except TypeError:
                continue  # about deeds: nothing to measure
            assert armies_lacking(mission.goal, start, rules.board, 0) == whole, mission.id
            measured += 1
    assert measured >= 90


def test_territories_take_the_weakest_foreign_ones_and_garrisons_for_own_ones():
    rules = rules_of("secret-mission")
    owners = owned(p0=[*lands("asia"), *lands("africa")])
    found, _ = lacking(rules, "territories_18", owners, {"siam": 5})
    assert found.armies == 17
    assert not found.lands
    found, _ = lacking(rules, "territories_24", owners)
    assert found.armies == 6 * 2
    assert len(found.lands) == 6


def test_a_group_takes_its_weakest_neighbours():
    rules = rules_of("missions")
    owners = owned(p0=[*lands("south_america"), *lands("north_america")])
    game = mission_game(rules, {}, owners, {"north_africa": 6, "kamchatka": 2, "iceland": 3})
    found = shortfall(Group(15), Start(game.state.owner, game.state.armies), rules.board, 0)
    assert set(found.lands) == {number(game, "kamchatka"), number(game, "iceland")}
    assert found.armies == 2 + 3 + 2


@pytest.mark.parametrize("name", ["present_on_5", "twice_on_5", "large_region_kept", "two_regions_kept", "strong_16"])
def test_a_goal_takes_nothing_exactly_when_it_is_met(name):
    rules = rules_of("missions")
    for owners in (owned(p0=lands("europe")), owned(p0=lands("europe", "north_america", "asia"), p1=["japan"])):
        for armies in ({}, dict.fromkeys(lands("europe", "north_america", "asia"), 3)):
            found, game = lacking(rules, name, {**owners, "brazil": 0, "congo": 0, "siam": 0}, armies)
            assert (found.armies == 0) == goal(rules, name).met(game.state, rules, 0)


# -- secret missions ---------------------------------------------------------------------------------------------------


def test_the_mission_of_another_is_guessed_by_what_he_has_brought_together():
    rules = rules_of("secret-mission")
    owners = owned(p0=["peru"], p1=[*lands("north_america"), *lands("africa")])
    game = mission_game(rules, {0: ["territories_24"], 1: ["colour_1"], 2: ["colour_2"]}, owners, rest=2)
    seen = view(game, 0)
    likely = aims_of(seen.state, rules, 0, 1, Start(seen.state.owner, seen.state.armies))
    assert likely[0].goal == goal(rules, "north_america_and_africa")
    assert [aim.goal for aim in aims_of(seen.state, rules, 0, 0, Start([], []))] == [goal(rules, "territories_24")]


def test_the_last_continent_of_a_rival_is_a_target():
    rules = rules_of("secret-mission")
    owners = owned(p0=lands("europe"), p1=[*lands("north_america"), *lands("africa")], p2=["congo"])
    game = mission_game(rules, {0: ["colour_3"], 1: ["territories_18"], 2: ["colour_2"]}, owners, rest=2)
    seen = view(game, 0)
    targets = foresee_secret(seen.state, rules, 0).targets
    singles = {target[0] for target in targets if len(target) == 1 and game.state.owner[target[0]] == 1}
    assert singles
    assert singles <= {number(game, name) for name in ("greenland", "north_africa", "egypt")}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_conquest_that_wins_is_made(level):
    rules = rules_of("secret-mission")
    owners = owned(p0=lands("south_america", "asia"), p1=["siam"], p2=lands("europe"))
    game = mission_game(rules, {0: ["asia_and_south_america"]}, owners, {"siam": 5, "india": 12, "venezuela": 12})
    choice = make_opponent(level, 1).choose(view(game, 0), asks(game, "attack", 0))
    assert (choice.origin, choice.target) == (number(game, "india"), number(game, "siam"))


# -- ranked missions ---------------------------------------------------------------------------------------------------


def test_a_deed_counts_when_the_imagined_conquests_complete_it():
    rules = rules_of("missions")
    game = mission_game(rules, {0: RANKED}, owned(p0=["brazil"]), {"brazil": 20})
    seen = view(game, 0)
    foresight, position = foresee_ranked(seen.state, rules, 0), position_of(seen)
    worth = [foresight.worth(position, 0)]
    origin = number(game, "brazil")
    for name in ("peru", "argentina", "venezuela"):
        target = number(game, name)
        position.conquer(origin, target, 15, 10)
        worth.append(foresight.worth(position, 0))
    assert worth[3] - worth[2] > 20 > worth[2] - worth[1]


def test_before_the_first_turn_no_deed_counts():
    rules = rules_of("missions")
    game = start_game(rules, 4)
    while game.state.decks[MISSIONS].hands[0] == []:
        game.apply(game.pending().options.sample(game.dice))
    deed = next(card for card, mission in enumerate(missions_of(rules)) if mission.id == "break_region")
    game.state.decks[MISSIONS].hands[0] = [deed]
    game.state.owner = [t % 3 for t in range(42)]
    game.state.armies = [3] * 42
    position = position_of(view(game, 0))
    foresight = foresee_ranked(view(game, 0).state, rules, 0)
    before = foresight.worth(position, 0)
    origin = 0
    target = next(n for n in rules.board.neighbours[0] if position.owner[n] != 0)
    position.conquer(origin, target, 2, 1)
    assert foresight.worth(position, 0) == before


# -- capitals ----------------------------------------------------------------------------------------------------------


def test_a_strong_garrison_is_suspected_first_and_a_shown_capital_is_certain():
    rules = rules_of("capitals", 3)
    game = given({"brazil": 1, "peru": 1, "siam": 2}, {"brazil": 9}, rest=0, rules=rules)
    state = game.state
    suspects = state.owner[:]
    places = likely_places(state, suspects, HIDDEN, 1)
    assert places[number(game, "brazil")] > 0.9
    assert sum(places.values()) == pytest.approx(1)
    assert likely_places(state, suspects, number(game, "peru"), 1) == {number(game, "peru"): 1.0}


def test_a_capital_is_founded_away_from_the_others():
    rules = rules_of("capitals", 3)
    owners = dict.fromkeys(lands("australia"), 0)
    game = given(owners, {"indonesia": 3, "eastern_australia": 3, "siam": 8}, rest=1, rules=rules)
    places = [number(game, name) for name in lands("australia")]
    found = best_place(game.state, rules.board, 0, places)
    assert found != number(game, "indonesia")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_last_capital_that_is_needed_is_taken(level):
    rules = rules_of("capitals", 3)
    game = given(
        {"brazil": 0, "peru": 0, "siam": 1, "venezuela": 2}, {"brazil": 12, "venezuela": 4}, rest=1, rules=rules
    )
    slot = capitals_slot(game.state)
    slot.places = [number(game, "brazil"), number(game, "siam"), number(game, "venezuela")]
    slot.shown = [False, False, True]
    slot.suspects = [who if who != 2 else NOBODY for who in game.state.owner]
    choice = make_opponent(level, 1).choose(view(game, 0), asks(game, "attack", 0))
    assert (choice.origin, choice.target) == (number(game, "brazil"), number(game, "venezuela"))


def test_a_threatened_capital_is_worth_less():
    rules = rules_of("capitals", 3)
    game = given({"brazil": 0, "peru": 0}, {"brazil": 6}, rest=1, rules=rules)
    slot = capitals_slot(game.state)
    slot.places = [number(game, "brazil"), HIDDEN, HIDDEN]
    slot.suspects = game.state.owner[:]
    seen = view(game, 0)
    calm = foresee_capitals(seen.state, rules, 0).worth(position_of(seen), 0)
    position = position_of(seen)
    position.put(number(game, "venezuela"), 20)
    assert foresee_capitals(seen.state, rules, 0).worth(position, 0) < calm - 5


def founded(level, owners, armies):
    rules = rules_of("capitals", 3)
    game = given(owners, armies, rest=1, rules=rules)
    own = tuple(t for t, who in enumerate(game.state.owner) if who == 0)
    options = Choices([Found(place) for place in own])
    seen = view(game, 0)
    decision = Decision(0, "capital", options, game.state.stack[-1])
    return game, make_opponent(level, 1).choose(seen, decision)


def test_hard_founds_where_it_can_be_held_and_not_on_the_way_of_armies():
    owners = {"brazil": 0, "peru": 0, "japan": 0}
    game, choice = founded("hard", owners, {"brazil": 14, "venezuela": 9, "kamchatka": 9})
    assert choice == Found(number(game, "brazil"))
    game, choice = founded("hard", {**owners, **dict.fromkeys(lands("australia"), 0)}, {"indonesia": 14})
    assert choice in {Found(number(game, name)) for name in lands("australia")}


def besieged(armies, shown=False):
    """Return a game in which Brazil is the capital of player 0, in South America that is his; others hold the rest."""
    rules = rules_of("capitals", 3)
    game = given(dict.fromkeys(lands("south_america"), 0), armies, rest=1, rules=rules)
    slot = capitals_slot(game.state)
    slot.places, slot.shown = [number(game, "brazil"), HIDDEN, HIDDEN], [shown, False, False]
    return game


def test_a_stack_from_afar_may_take_a_capital_behind_a_ring_of_single_armies():
    calm, stormy = besieged({"brazil": 12}), besieged({"brazil": 12, "central_america": 20})
    place, afar = number(stormy, "brazil"), stormy.state.owner[number(stormy, "central_america")]
    # On the way it loses two armies in Venezuela; four new ones come first, and one stays behind.
    arriving = strongest_assaults(stormy.state.owner, stormy.state.armies, stormy.rules, place)[afar]
    assert arriving == 20 + 4 - 1 - 2
    seen = view(stormy, 0)
    assert siege_worth(seen.state, stormy.rules, 0) < siege_worth(view(calm, 0).state, calm.rules, 0) - 10
    assert foresee_siege(seen.state, stormy.rules, 0).worth(position_of(seen), 0) < -10


def test_a_garrison_makes_a_capital_safer_and_a_shown_one_is_in_more_danger():
    weak, strong = ({"brazil": number, "central_america": 20} for number in (2, 45))
    assert siege_worth(besieged(weak).state, rules_of("capitals", 3), 0) < -15
    assert siege_worth(besieged(strong).state, rules_of("capitals", 3), 0) > -10
    secret, shown = (besieged(strong, shown=shown).state for shown in (False, True))
    assert siege_worth(shown, rules_of("capitals", 3), 0) < siege_worth(secret, rules_of("capitals", 3), 0) < 0


def test_nobody_fears_for_a_capital_that_is_lost_or_that_he_does_not_see():
    game = besieged({"central_america": 20})
    assert siege_worth(view(game, 1).state, game.rules, 0) == 0
    game.state.owner[number(game, "brazil")] = 1
    assert siege_worth(game.state, game.rules, 0) == 0
    seen = view(game, 0)
    assert foresee_siege(seen.state, game.rules, 0).worth(position_of(seen), 0) == 0


def test_starting_armies_gather_at_the_largest_stack_or_where_they_are_safest():
    owners = {"peru": 0, "siam": 0, "indonesia": 0, "new_guinea": 0, "eastern_australia": 0, "western_australia": 0}
    for players, safest in ((3, NOBODY), (4, "eastern_australia")):
        rules = rules_of("capitals", players)
        game = given(owners, {"brazil": 12, "china": 12}, rest=1, rules=rules)
        game.state.reserve = [16, *[0] * (players - 1)]
        found = bastion(game.state, rules, 0)
        assert found == (safest if safest == NOBODY else number(game, safest))
        game.state.armies[number(game, "peru")] = 2
        assert bastion(game.state, rules, 0) == number(game, "peru")


@pytest.mark.parametrize(("level", "stacks"), [("expert", 1), ("hard", 2)])
def test_an_expert_puts_all_starting_armies_in_one_place(level, stacks):
    game = start_game(rules_of("capitals", 4), 3)
    players = [make_opponent(level if seat == 0 else "easy", seat) for seat in range(4)]
    while not game.state.round:
        asked = game.pending()
        game.apply(players[asked.player].choose(view(game, asked.player), asked))
    own = [armies for armies, who in zip(game.state.armies, game.state.owner, strict=True) if who == 0]
    assert (sum(armies > 1 for armies in own) == 1) == (stacks == 1)
