"""Hints: legal, with reasons and chances, and from nothing but what the player knows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from risk_desktop.ai.intent import Intent
from risk_desktop.ai.player import make_opponent
from risk_desktop.ai.position import position_of
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.editions.common.pieces import LedAttack, LedBlitz
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Attack, Blitz, Claim, Fortify, Pass, Place
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.step import Decision
from risk_desktop.engine.view import determinize, view
from risk_desktop.review.candidates import Candidates, in_full, question, sense
from risk_desktop.review.hint import Adviser, NothingAskedError
from risk_desktop.review.motives import at_once, compared, motives_of, of_ending
from risk_desktop.review.playing_on import Aftermath
from risk_desktop.review.report import Motive
from risk_desktop.review.valuation import Valuer
from risk_desktop.storage.recording import Recording
from tests.editions.mission_games import owned
from tests.review.games import in_the_middle, short_game
from tests.review.planted_classic import (
    SCATTERED,
    a_mission_at_hand,
    an_open_capital,
    at,
    earth,
    lands,
    prey_with_cards,
)

GAMES = 4


@pytest.mark.parametrize(
    ("edition", "players", "share"),
    [("world", 3, 0.8), ("capitals", 3, 0.2), ("ad2210", 2, 0.45), ("godstorm", 2, 0.45)],
)
def test_a_hint_is_legal_and_ranked(edition, players, share):
    game = in_the_middle(edition, players, share)
    asked = game.pending()
    assert asked is not None
    hint = Adviser(GAMES).hint(view(game, asked.player))
    assert (hint.player, hint.kind) == (asked.player, asked.kind)
    assert all(option.choice in asked.options for option in hint.options)
    assert len({option.choice for option in hint.options}) == len(hint.options)
    assert hint.options[0].behind.value == 0.0
    assert all(0 <= option.chance.value <= 1 and option.chance.error > 0 for option in hint.options)
    lags = [option.behind.value for option in hint.options[1:]]
    assert lags == sorted(lags)
    assert all(len(option.motives) <= 3 for option in hint.options)


def test_a_hint_tells_why():
    for planted, kind in ((a_mission_at_hand, "wins"), (an_open_capital, "wins"), (prey_with_cards, "beats")):
        game, *_ = planted()
        hint = Adviser(GAMES).hint(view(game, 0))
        first = hint.options[0]
        assert isinstance(first.choice, Blitz) and not hint.alike
        assert kind in {motive.kind for motive in first.motives}
    told = {motive.kind: motive for motive in first.motives}
    assert told["beats"].player == 1 and told["beats"].amount == 5
    origin, target, keep = first.choice.origin, first.choice.target, first.choice.keep
    assert (
        keep > 1
        and told["chance"].chance == odds_of(game, origin, target, keep).win < odds_of(game, origin, target).win
    )


def test_where_nothing_else_speaks_for_a_place_it_tells_what_stands_beside_it():
    game = earth({**SCATTERED, **owned(p0=("great_britain",), p1=("iceland",))}, {"iceland": 6})
    land, beside = at(game, "great_britain", "iceland")
    neighbours, state = game.rules.board.neighbours[land], game.state
    against = sum(state.armies[each] for each in neighbours if state.owner[each] != 0)
    assert beside in neighbours and against >= 6
    led_to = (Aftermath((0.5, 0.5), 0.5),)
    assert motives_of(view(game, 0), Place(((land, 3),)), led_to, led_to) == (
        Motive("front", territory=land, amount=against),
    )
    safer = (Aftermath((0.5, 0.5), 0.5, exposed=0.5),)
    told = motives_of(view(game, 0), Place(((land, 3),)), led_to, safer)
    assert "front" not in {motive.kind for motive in told} and told


@pytest.mark.parametrize(
    ("held", "claimed", "told"),
    [
        ({"siam": 0, "new_guinea": 0}, "indonesia", [("share", 2), ("joins", 0)]),
        ({"new_guinea": 1, "eastern_australia": 1, "peru": 0}, "indonesia", [("denies", 2), ("worth", 2)]),
        ({"peru": 0}, "indonesia", [("worth", 2)]),
        (
            {"indonesia": 0, "new_guinea": 0, "eastern_australia": 0},
            "western_australia",
            [("completes", 2), ("joins", 0)],
        ),
    ],
)
def test_free_land_has_a_plain_reason(held, claimed, told):
    game = earth(held, dict.fromkeys(held, 1), rest=NOBODY)
    seen, land = view(game, 0), game.rules.board.index(claimed)
    motives = at_once(seen, position_of(seen), Claim(land), None)
    assert [(motive.kind, motive.amount) for motive in motives] == told


def test_a_difference_of_next_to_nothing_is_no_reason():
    safe, safer = ((Aftermath((0.5, 0.5), 0.5, exposed=exposed),) for exposed in (0.35, 0.36))
    assert compared(safe, safer) == ([], [])
    telling, slight = compared(safe, (Aftermath((0.5, 0.5), 0.5, exposed=0.385),))
    assert (telling, [motive.kind for motive in slight]) == ([], ["safety"])


def test_what_only_lies_ahead_is_told_as_a_step_towards_it():
    """Iceland completes no Europe: three more lands would have to fall after it."""
    game = earth({**SCATTERED, **owned(p0=("great_britain",), p1=("iceland",))}, {"great_britain": 4})
    origin, target = at(game, "great_britain", "iceland")
    europe = game.rules.board.territories[target].region
    seen, ahead = view(game, 0), Intent("region", target, region=europe, amount=5)
    attack = Blitz(origin, target)
    for choice in (attack, Place(((attack.origin, 3),))):
        kinds = {motive.kind: motive for motive in at_once(seen, position_of(seen), choice, ahead)}
        assert "completes" not in kinds and kinds["aims_region"].amount == 5


@pytest.mark.parametrize(("place", "step"), [("iceland", True), ("egypt", True), ("congo", False), ("peru", False)])
def test_what_is_done_far_from_the_end_of_a_plan_is_not_told_as_a_step_towards_it(place, step):
    """The plan of an attack may lead through half of the board: from there nobody sees Europe."""
    game = earth({**SCATTERED, **owned(p0=("north_africa",), p1=("egypt", "congo"))}, {"north_africa": 9})
    board, seen = game.rules.board, view(game, 0)
    land, first = at(game, place, "southern_europe")
    europe = board.territories[first].region
    ahead = Intent("region", first, region=europe, amount=5)
    for choice in (Blitz(*at(game, "north_africa", place)), Place(((land, 3),))):
        assert ("aims_region" in {each.kind for each in at_once(seen, position_of(seen), choice, ahead)}) == step


@pytest.mark.parametrize(("land", "guards"), [("indonesia", True), ("new_guinea", False)])
def test_armies_where_nobody_can_attack_guard_nothing(land, guards):
    game = earth({**SCATTERED, **owned(p0=lands("australia"))}, {"eastern_australia": 5})
    seen, (origin, target) = view(game, 0), at(game, "eastern_australia", land)
    for choice in (Fortify(origin, target, 3), Place(((target, 3),))):
        assert ("border" in {each.kind for each in at_once(seen, position_of(seen), choice, None)}) == guards


@pytest.mark.parametrize("kind", ["reinforce", "defend"])
def test_there_is_always_something_to_compare_with(kind):
    """Who places armies could guard what may fall; who defends could roll fewer dice."""
    recording, told = short_game("world", 3), 0
    for place in range(recording.end):
        game = recording.game_at(place)
        asked = game.pending()
        if asked is not None and asked.kind == kind and asked.options.count > 1:
            hint = Adviser(2).hint(view(game, asked.player))
            assert len(hint.options) > 1 and all(option.choice in asked.options for option in hint.options)
            told += 1
        if told == 6:
            return
    raise AssertionError(f"{kind} is asked {told} times")


def a_wall_before_weak_armies() -> Game:
    """Nobody would attack: wherever he could, too many armies stand."""
    owners = {**SCATTERED, **owned(p0=lands("south_america", "australia"))}
    return earth(
        owners, {"siam": 5, "indonesia": 3, "brazil": 5, "venezuela": 3, "north_africa": 6, "central_america": 4}
    )


def test_where_all_agree_to_stop_only_whole_attacks_stand_beside_it():
    """Else a single die is advised where two may be rolled, as the attacks are drawn."""
    game = a_wall_before_weak_armies()
    seen = view(game, 0)
    hint = Adviser(GAMES).hint(seen)
    assert hint.options[0].choice == Pass() and isinstance(hint.options[1].choice, Blitz)
    for number in range(20):
        game.state.armies[at(game, "siam", "indonesia")[0]] = 5 + number
        seen = view(game, 0)
        others = Candidates().beside_agreed(Pass(), seen, question(seen))
        assert others and all(isinstance(other, Blitz) for other in others)


@pytest.mark.parametrize(("edition", "players"), [("world", 3), ("original", 3), ("ad2210", 2), ("godstorm", 2)])
def test_a_drawn_attack_is_made_in_full(edition, players):
    recording, rolls = short_game(edition, players), 0
    for place in range(0, recording.end, 5):
        asked = recording.game_at(place).pending()
        assert asked is not None
        if asked.kind != "attack":
            continue
        drawn = [asked.options.sample(SeededDice(number)) for number in range(20)]
        for choice in drawn:
            full = in_full(choice, asked.options)
            assert full in asked.options and not isinstance(full, Attack)
            assert full == choice or isinstance(choice, Attack)
            assert not isinstance(choice, LedAttack) or (isinstance(full, LedBlitz) and full.leaders == choice.leaders)
        rolls += sum(isinstance(choice, Attack) for choice in drawn)
    assert rolls > 10


def test_a_chance_is_that_of_what_is_advised():
    """3 against 1 fall with 75 % if one rolls on with two dice: one roll, with one die or two, has less."""
    game = earth({**SCATTERED, **owned(p0=("china",), p1=("afghanistan",))}, {"china": 3, "afghanistan": 1})
    seen, (origin, target) = view(game, 0), at(game, "china", "afghanistan")
    position = position_of(seen)

    def chances(choice: Attack | Blitz) -> list[float]:
        return [motive.chance for motive in at_once(seen, position, choice, None) if motive.kind == "chance"]

    assert chances(Blitz(origin, target)) == [pytest.approx(0.754, abs=0.001)]
    assert chances(Blitz(origin, target, 2)) == [pytest.approx(0.579, abs=0.001)]
    assert chances(Attack(origin, target, 1)) == chances(Attack(origin, target, 2)) == []


def test_nothing_that_stands_beside_the_advice_has_a_higher_chance():
    """Whatever leads in these games, but not surely, is about as good, and no next best with a better figure."""
    owners = {**SCATTERED, **owned(p0=lands("south_america", "australia"))}
    armies = {"siam": 2, "indonesia": 3, "brazil": 3, "venezuela": 3, "north_africa": 2, "central_america": 3}
    hint = Adviser().hint(view(earth(owners, armies), 0))
    chances = [option.chance.value for option in hint.options]
    assert len(chances) > 2 and chances == sorted(chances, reverse=True)
    assert all(option.behind.value >= 0.0 for option in hint.options) and hint.options[1].is_alike


def test_to_end_the_attacks_has_a_reason():
    """If it is advised; where it stands beside an attack that is advised, nobody found that one to be no better."""
    owners = {**SCATTERED, **owned(p0=lands("south_america", "australia"))}
    few = dict.fromkeys(("indonesia", "brazil", "venezuela"), 2)
    game = earth(owners, {**few, "siam": 12, "north_africa": 7, "central_america": 7})
    hint = Adviser(GAMES).hint(view(game, 0))
    assert [motive.kind for motive in hint.options[0].motives] == ["enough"] and hint.options[0].choice == Pass()
    assert "enough" not in {motive.kind for motive in hint.options[1].motives}
    decision = question(view(game, 0))
    assert of_ending(Blitz(*at(game, "brazil", "north_africa")), decision) == ()
    assert of_ending(Pass(), replace(decision, kind="fortify")) == ()


FEW, MANY = 3, 100
"""So many decisions of each box are looked at in the suite, and with -m long."""


@pytest.mark.parametrize(
    ("edition", "players", "number"),
    [
        *[(edition, players, FEW) for edition, players in (("world", 3), ("ad2210", 2), ("godstorm", 2))],
        *[
            pytest.param(*table, MANY, marks=pytest.mark.long)
            for table in (("world", 6), ("ad2210", 4), ("godstorm", 4))
        ],
    ],
)
def test_a_hint_is_what_an_expert_would_do_or_surely_better(edition, players, number):
    """So who follows hints plays as an expert does: of the same view, and with as much time as that one wants."""
    recording, expert, same = short_game(edition, players), make_opponent("expert", 1), 0
    places = [place for place in range(recording.end) if asked_in(recording, place).options.count > 1]
    places = places[:: max(1, len(places) // number)][:number]
    for place in places:
        asked = asked_in(recording, place)
        seen = view(recording.game_at(place), asked.player)
        hint = Adviser(GAMES).hint(seen)
        wanted = sense(expert.choose(seen, question(seen)), asked)
        meant = {sense(option.choice, asked): option for option in hint.options}
        if sense(hint.options[0].choice, asked) == wanted:
            same += 1
        else:
            assert not meant[wanted].is_alike, asked.kind
    assert same >= 0.75 * len(places) and len(places) >= min(number, FEW)


def asked_in(recording: Recording, place: int) -> Decision:
    asked = recording.game_at(place).pending()
    assert asked is not None
    return asked


def test_who_is_not_asked_gets_no_hint():
    game, *_ = a_mission_at_hand()
    with pytest.raises(NothingAskedError):
        Adviser(GAMES).hint(view(game, 1))


def changed(game: Game, player: int) -> Game:
    """Return the game with all that is hidden from ``player`` exchanged."""
    other = determinize(view(game, player), SeededDice(77))
    other.pending()
    return other


@pytest.mark.parametrize("edition", ["world-duel", "missions", "teams", "ad2210", "godstorm"])
def test_what_is_hidden_changes_neither_hint_nor_loss(edition):
    game = in_the_middle(edition, EDITIONS[edition].all_players[0], 0.6)
    asked = game.pending()
    assert asked is not None
    other = changed(game, asked.player)
    assert other.state != game.state
    mine, theirs = view(game, asked.player), view(other, asked.player)
    hint = Adviser(GAMES).hint(mine)
    assert Adviser(GAMES).hint(theirs) == hint
    chosen = hint.options[-1].choice
    assert Valuer().compare(mine, chosen, GAMES) == Valuer().compare(theirs, chosen, GAMES)
