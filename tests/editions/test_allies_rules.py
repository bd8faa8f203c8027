"""World conquest for two with neutral colours that can be bribed: all but the battles (N-01 to N-22, N-35 to N-42)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from risk_desktop.editions.classic.neutrals.bribe import Bribe
from risk_desktop.editions.classic.neutrals.muster import AllyMustered, Muster
from risk_desktop.editions.classic.neutrals.stances import (
    ALLY_ARMY,
    CardGiven,
    LoyaltyTested,
    StanceChanged,
)
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Attack, DefendWith, Fortify, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    HIDDEN,
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    CardDrawn,
    CardsTaken,
    GameWon,
    IncomeReceived,
    SetTraded,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import determinize, view
from tests.editions.neutral_games import (
    A,
    B,
    C,
    allied,
    bribe,
    slot_of,
    stances,
)
from tests.playing import (
    asks,
    at,
    attack,
    card,
    choose,
    done,
    earth_board,
    hand,
    new_game,
    number,
    only,
    place,
    play_on,
    refuses,
    state_hash,
    trade,
)

TURN = ["bribe", "reinforce", "ally_reinforce", "attack", "loyalty", "fortify", "ally_fortify", "card"]


# --- set-up and turn --------------------------------------------------------------------------------------------------


def test_N_01_set_up_as_with_idle_neutrals_and_nobody_is_anybodys_ally():
    game = new_game(make_rules("world-allies", earth_board(), 2), seed=6)
    assert asks(game, "setup_place", game.state.slots["turns"].first).options.total == 3
    assert [game.state.owner.count(seat) for seat in range(6)] == [9, 9, 6, 6, 6, 6]
    assert [game.state.reserve[seat] + game.state.owner.count(seat) for seat in range(6)] == [36, 36, 24, 24, 24, 24]
    assert stances(game) == [NOBODY] * 4


def test_N_02_the_turn_has_seven_steps_and_the_tests_of_loyalty():
    rules = make_rules("world-allies", earth_board(), 2)
    assert [phase.name for phase in rules.phases] == TURN


# --- bribes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "cards", "after"), [(1, 1, NOBODY), (1, 2, 0), (NOBODY, 1, 0)])
def test_N_10_each_card_moves_the_stance_one_step_towards_the_giver(before, cards, after):
    names = ["tern_head", "seal_bay"][:cards]
    game = allied(
        {"tern_head": 0, "seal_bay": 1, "reed_marsh": A},
        stance={A: before},
        hands={0: [*names, "joker"]},
        phase="bribe",
    )
    happened = []
    for name in names:
        happened += bribe(game, A, name)
    assert slot_of(game).stance[A] == after
    assert [event.card for event in only(happened, CardGiven)] == [card(game.rules.board, name) for name in names]
    assert len(only(happened, StanceChanged)) == cards
    assert hand(game, 0) == [card(game.rules.board, "joker")]
    assert slot_of(game).bribes == [(A, 0, card(game.rules.board, name)) for name in names]


def test_N_10_several_cards_to_several_neutrals_or_none():
    owners = {"tern_head": 0, "seal_bay": 1, "reed_marsh": A, "lantern_hill": B}
    game = allied(owners, hands={0: ["tern_head", "seal_bay", "joker"]}, phase="bribe")
    assert asks(game, "bribe", 0).options.count == 3 * 3 + 1
    bribe(game, A, "tern_head")
    bribe(game, B, "joker")
    assert stances(game) == [0, 0, NOBODY, NOBODY]
    done(game)
    asks(game, "reinforce", 0)
    assert hand(game, 0) == [card(game.rules.board, "seal_bay")]


def test_N_10_without_cards_nobody_is_asked():
    game = allied({"tern_head": 0, "seal_bay": 1}, phase="bribe")
    asks(game, "reinforce", 0)


def test_N_10_the_face_of_a_bribe_is_seen_by_the_giver_only():
    game = allied({"tern_head": 0, "seal_bay": 1, "reed_marsh": A}, hands={0: ["tern_head"]}, phase="bribe")
    event = only(bribe(game, A, "tern_head"), CardGiven)[0]
    assert event.seen_by(0) == CardGiven(0, A, card(game.rules.board, "tern_head"))
    assert event.seen_by(1) == CardGiven(0, A, HIDDEN)
    assert event.seen_by(-1) == CardGiven(0, A, HIDDEN)


def test_N_11_a_neutral_with_five_cards_takes_no_more():
    names = ["tern_head", "seal_bay", "lantern_hill", "reed_marsh", "amber_coast"]
    game = allied(
        {"tern_head": 0, "seal_bay": 1, "reed_marsh": A},
        bribes=[(A, i % 2, name) for i, name in enumerate(names)],
        hands={0: ["gull_rock"]},
        phase="bribe",
    )
    assert {choice.neutral for choice in asks(game, "bribe", 0).options if choice != Pass()} == {C}
    assert refuses(game, Bribe(A, card(game.rules.board, "gull_rock"))).key == "illegal.bribe.full"


def test_N_12_given_cards_can_not_be_traded():
    names = ["tern_head", "seal_bay", "lantern_hill"]
    game = allied({"tern_head": 0, "seal_bay": 1, "reed_marsh": A}, hands={0: names}, stance={A: 1}, phase="bribe")
    bribe(game, A, "tern_head")
    done(game)
    asks(game, "reinforce", 0)
    assert game.state.decks["territory"].hands[A] == [card(game.rules.board, "tern_head")]


def with_an_ally(cards: Sequence[str] = (), **options: str) -> Game:
    """Return a game whose player 0 may give one card, to A, who is his ally and holds ``cards`` of his, or to C."""
    owners, bribes = {"tern_head": 0, "seal_bay": 1, "reed_marsh": A}, [(A, 0, name) for name in cards]
    return allied(owners, stance={A: 0}, hands={0: ["gull_rock"]}, bribes=bribes, phase="bribe", options=options)


def test_N_13_an_own_ally_takes_a_card_and_stays_what_he_is():
    """Only the limit of five is printed (X-27)."""
    game = with_an_ally()
    gull = card(game.rules.board, "gull_rock")
    assert set(asks(game, "bribe", 0).options) == {Bribe(A, gull), Bribe(C, gull), Pass()}
    events = bribe(game, A, "gull_rock")
    assert only(events, CardGiven) == [CardGiven(0, A, gull)] and only(events, StanceChanged) == []
    assert slot_of(game).stance[A] == 0 and game.state.decks["territory"].hands[A] == [gull]


def test_N_13_only_the_limit_of_five_holds_for_an_own_ally():
    game = with_an_ally(["tern_head", "seal_bay", "reed_marsh", "amber_coast", "joker"])
    gull = card(game.rules.board, "gull_rock")
    assert set(asks(game, "bribe", 0).options) == {Bribe(C, gull), Pass()}
    assert refuses(game, Bribe(A, gull)).key == "illegal.bribe.full"


def test_N_13_by_a_house_rule_no_card_for_an_own_ally_and_never_for_a_beaten_neutral():
    game = with_an_ally(ally_bribe="no")
    assert set(asks(game, "bribe", 0).options) == {Bribe(C, card(game.rules.board, "gull_rock")), Pass()}
    for neutral, reason in ((A, "ally"), (B, "nobody"), (0, "nobody"), (1, "nobody")):
        assert refuses(game, Bribe(neutral, card(game.rules.board, "gull_rock"))).key == f"illegal.bribe.{reason}"
    assert refuses(game, Bribe(C, card(game.rules.board, "joker"))).key == "illegal.bribe.card"
    assert refuses(game, Attack(0, 1, 1)).key == "illegal.choice"


# --- what is hidden ---------------------------------------------------------------------------------------------------


def test_N_10_a_view_shows_who_gave_how_many_cards_but_only_the_giver_knows_which():
    game = allied(
        {"tern_head": 0, "seal_bay": 1, "reed_marsh": A},
        bribes=[(A, 0, "tern_head"), (A, 1, "seal_bay"), (C, 1, "joker")],
        hands={0: ["gull_rock"], 1: ["amber_coast"]},
    )
    tern, seal, joker = (card(game.rules.board, name) for name in ("tern_head", "seal_bay", "joker"))
    seen = {who: view(game, who).state for who in (-1, 0, 1)}
    assert seen[0].slots["allies"].bribes == [(A, 0, tern), (A, 1, HIDDEN), (C, 1, HIDDEN)]
    assert seen[1].slots["allies"].bribes == [(A, 0, HIDDEN), (A, 1, seal), (C, 1, joker)]
    assert seen[-1].slots["allies"].bribes == [(A, 0, HIDDEN), (A, 1, HIDDEN), (C, 1, HIDDEN)]
    assert seen[0].decks["territory"].hands[A] == [tern, HIDDEN]
    assert seen[1].decks["territory"].hands[A] == [HIDDEN, seal]
    assert seen[1].decks["territory"].hands[C] == [joker]
    assert slot_of(game).bribes == [(A, 0, tern), (A, 1, seal), (C, 1, joker)]


def test_N_10_a_guess_agrees_with_what_the_viewer_knows():
    game = allied(
        {"tern_head": 0, "seal_bay": 1, "reed_marsh": A},
        bribes=[(A, 0, "tern_head"), (A, 1, "seal_bay"), (C, 1, "joker")],
        hands={0: ["gull_rock"], 1: ["amber_coast"]},
    )
    found = set()
    for seed in range(20):
        seen = view(game, 0)
        guess = determinize(seen, SeededDice(seed))
        hands = guess.state.decks["territory"].hands
        assert hands[A][0] == card(game.rules.board, "tern_head")
        assert [c for _, _, c in slot_of(guess).bribes] == [*hands[A], *hands[C]]
        assert HIDDEN not in hands[A] + hands[C]
        assert msgspec.structs.replace(view(guess, 0).state, seed=0) == seen.state
        found.add(hands[A][1])
    assert len(found) > 2


# --- reinforcement ----------------------------------------------------------------------------------------------------


def test_N_20_land_of_allies_counts_neither_for_the_third_nor_for_regions():
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": A, "reed_marsh": A, "amber_coast": A, "gull_rock": 1}
    game = allied(owners, stance={A: 0}, phase="reinforce")
    decision = asks(game, "reinforce", 0)
    assert decision.options.total == 3
    assert decision.options.territories == (number(game, "tern_head"),)


def test_N_21_a_die_for_each_ally_placed_in_his_colour_on_his_land():
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "reed_marsh": A, "gull_rock": 1}
    game = allied(owners, stance={A: 0, B: 0}, phase="ally_reinforce", rolls=[4, 2])
    assert set(asks(game, "muster", 0).options) == {Muster(A), Muster(B), Pass()}
    events = choose(game, Muster(A))
    assert only(events, AllyMustered) == [AllyMustered(0, A, 4)]
    decision = asks(game, "place_neutral", 0)
    assert decision.options.total == 4
    assert decision.options.territories == (number(game, "seal_bay"), number(game, "reed_marsh"))
    events = place(game, seal_bay=3, reed_marsh=1)
    assert [event.player for event in only(events, ArmiesPlaced)] == [A]
    assert (at(game, "seal_bay"), at(game, "reed_marsh")) == ((A, 4), (A, 2))
    assert set(asks(game, "muster", 0).options) == {Muster(B), Pass()}
    choose(game, Muster(B))
    place(game, lantern_hill=2)
    asks(game, "attack", 0)


def test_N_21_only_if_the_player_wants_and_only_for_own_allies():
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 3}, stance={A: 0, B: 1}, phase="ally_reinforce")
    assert set(asks(game, "muster", 0).options) == {Muster(A), Pass()}
    done(game)
    asks(game, "attack", 0)
    assert at(game, "seal_bay") == (A, 1)


def test_N_22_allies_get_nothing_else():
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "reed_marsh": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 3}, stance={A: 0, B: 0}, phase="reinforce")
    place(game, tern_head=3)
    asks(game, "muster", 0)
    assert game.state.reserve == [0] * 6
    done(game)
    assert at(game, "lantern_hill") == (B, 1)


# --- cards and the beaten ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attacker", [0, B])
def test_N_35_who_beats_a_neutral_takes_its_cards_also_with_an_ally(attacker):
    owners = {"tern_head": attacker, "seal_bay": A, "lantern_hill": 0, "gull_rock": 1}
    bribes = [(A, 0, "tern_head"), (A, 1, "joker"), (C, 1, "seal_bay")]
    game = allied(owners, {"tern_head": 4}, stance={A: 1, B: 0}, bribes=bribes)
    rolls = [6, 6, 6, 1] + ([6] if attacker == B else [])
    events = attack(game, "tern_head", "seal_bay", 3, rolls)
    taken = only(events, CardsTaken)[0]
    assert (taken.player, taken.loser, len(taken.cards)) == (0, A, 2)
    assert sorted(hand(game, 0)) == sorted(card(game.rules.board, name) for name in ("tern_head", "joker"))
    assert stances(game)[0] == NOBODY
    assert slot_of(game).bribes == [(C, 1, card(game.rules.board, "seal_bay"))]
    assert not game.state.alive[A]


def test_N_35_with_five_cards_sets_are_traded_at_once():
    owners = {"tern_head": B, "seal_bay": A, "lantern_hill": 0, "gull_rock": 1}
    bribes = [(A, 0, "tern_head"), (A, 1, "joker"), (A, 1, "joker2")]
    hands = {0: ["seal_bay", "lantern_hill"]}
    game = allied(owners, {"tern_head": 4}, stance={B: 0}, bribes=bribes, hands=hands)
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 6])
    assert Pass() not in asks(game, "trade", 0).options
    events = trade(game, "tern_head", "seal_bay", "lantern_hill")
    assert only(events, SetTraded)[0].armies == 4
    decision = asks(game, "reinforce", 0)
    assert decision.options.territories == (number(game, "lantern_hill"),)
    place(game, lantern_hill=4)
    asks(game, "attack", 0)


def test_N_40_one_own_move_and_one_for_each_ally_through_his_own_land():
    owners = {"tern_head": A, "seal_bay": A, "lantern_hill": 0, "reed_marsh": A, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4, "lantern_hill": 3}, stance={A: 0}, phase="fortify")
    choose(game, Fortify(number(game, "lantern_hill"), number(game, "amber_coast"), 2))
    decision = asks(game, "ally_fortify", 0)
    assert (decision.step.neutral, decision.options.player) == (A, A)
    assert (
        refuses(game, Fortify(number(game, "tern_head"), number(game, "lantern_hill"), 1)).key
        == "illegal.fortify.not_ally"
    )
    events = choose(game, Fortify(number(game, "tern_head"), number(game, "reed_marsh"), 3))
    assert only(events, ArmiesMoved)[0].player == A
    assert (at(game, "tern_head"), at(game, "reed_marsh")) == ((A, 1), (A, 4))
    asks(game, "reinforce", 1)


@pytest.mark.parametrize(("house_rule", "targets"), [("connected", 2), ("adjacent", 1), ("regroup", 1)])
def test_N_40_allies_move_as_far_as_the_house_rule_lets_armies_go(house_rule, targets):
    owners = {"tern_head": A, "seal_bay": A, "lantern_hill": 0, "reed_marsh": A, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0}, phase="ally_fortify", options={"fortify": house_rule})
    assert len(asks(game, "ally_fortify", 0).options.targets(number(game, "tern_head"))) == targets


def test_N_40_no_move_where_the_house_rule_lets_nothing_move():
    owners = {"tern_head": A, "seal_bay": A, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0}, phase="ally_fortify", options={"fortify": "none"})
    asks(game, "reinforce", 1)


@pytest.mark.parametrize(("attacker", "drawn"), [(0, 1), (A, 0)])
def test_N_41_a_card_only_for_a_conquest_with_own_armies(attacker, drawn):
    """The colour that fights the last battle conquers (X-29)."""
    owners = {"tern_head": attacker, "seal_bay": 1, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1] + ([6] if attacker == A else []))
    while game.pending().player == 0:
        events += done(game)
    assert len(only(events, CardDrawn)) == drawn


@pytest.mark.parametrize("attacker", [0, A])
def test_N_42_the_opponents_last_army_ends_the_game_whoever_removed_it(attacker):
    owners = {"tern_head": attacker, "seal_bay": 1, "amber_coast": 0}
    game = allied(owners, {"tern_head": 4}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, GameWon) == [GameWon((0,), "last_standing")]
    assert only(events, LoyaltyTested) == []


def test_the_armies_of_allies_are_worth_something_to_whose_allies_they_are():
    owners = {"tern_head": A, "seal_bay": A, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4, "seal_bay": 6, "lantern_hill": 9}, stance={A: 0})
    term = next(term for term in game.rules.appraise if term.name == "allies")
    assert term.value(game.state, game.rules, 0) == pytest.approx(10 * ALLY_ARMY)
    assert term.value(game.state, game.rules, 1) == 0


def test_armies_come_only_from_income_cards_and_the_allies_dice():
    game = new_game(make_rules("world-allies", earth_board(), 2, {"round_limit": 10}), seed=9)
    game.pending()
    game.take_events()
    total = sum(game.state.armies) + sum(game.state.reserve)
    assert total == 2 * 36 + 4 * 24
    for _ in play_on(game, seed=9):
        for event in game.take_events():
            if isinstance(event, IncomeReceived):
                total += sum(line.armies for line in event.lines)
            elif isinstance(event, (SetTraded, AllyMustered)):
                total += event.armies
            elif isinstance(event, ArmiesLost):
                total -= event.armies
        assert sum(game.state.armies) + sum(game.state.reserve) == total


# --- whole games ------------------------------------------------------------------------------------------------------


def test_everything_happens_in_games_at_random():
    asked: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for seed in range(4):
        game = new_game(make_rules("world-allies", earth_board(), 2, {"round_limit": 15}), seed)
        for decision, _, _ in play_on(game, seed):
            asked[decision.kind] += 1
            happened.update(type(event).__name__ for event in game.take_events())
            check_piles(game)
    assert {"bribe", "muster", "ally_fortify", "place_neutral"} <= set(asked)
    assert {"CardGiven", "StanceChanged", "LoyaltyTested", "AllyMustered"} <= set(happened)


def check_piles(game: Game) -> None:
    """The cards of the neutrals are the bribes, and nobody beaten has an ally or cards."""
    slot, hands = slot_of(game), game.state.decks["territory"].hands
    for seat in range(2, game.state.seats):
        assert hands[seat] == [c for neutral, _, c in slot.bribes if neutral == seat]
        assert len(hands[seat]) <= 5
        assert game.state.alive[seat] or (slot.stance[seat] == NOBODY and not hands[seat])
    assert set(slot.stance) <= {NOBODY, 0, 1}
    assert slot.target == NOBODY or game.state.phase == "attack"


def test_a_copy_of_the_game_has_stances_of_its_own():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4, "seal_bay": 3}, rolls=None)
    before = state_hash(game.snapshot())
    copy = game.clone(seed=1)
    copy.apply(Attack(number(game, "tern_head"), number(game, "seal_bay"), 1))
    copy.apply(DefendWith(1))
    copy.apply(Pass())
    assert slot_of(copy).stance is not slot_of(game).stance
    assert state_hash(game.snapshot()) == before
