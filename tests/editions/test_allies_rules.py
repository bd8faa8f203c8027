"""World conquest for two with four neutral colours that can be bribed (N-01 to N-42)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec
import pytest

from risk_desktop.editions.classic.neutrals.bribe import Bribe
from risk_desktop.editions.classic.neutrals.muster import AllyMustered, Muster
from risk_desktop.editions.classic.neutrals.stances import (
    ALLY_ARMY,
    AlliesSlot,
    CardGiven,
    LoyaltyTested,
    StanceChanged,
)
from risk_desktop.editions.registry import make_rules
from risk_desktop.engine.choices import Attack, Blitz, Fortify, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import (
    HIDDEN,
    ArmiesLost,
    ArmiesMoved,
    ArmiesPlaced,
    AttackDeclared,
    CardDrawn,
    CardsTaken,
    GameWon,
    IncomeReceived,
    PlayerEliminated,
    SetTraded,
    TerritoryConquered,
)
from risk_desktop.engine.game import Game
from risk_desktop.engine.rules import OptionValue
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import determinize, view
from tests.playing import (
    asks,
    at,
    attack,
    blitz,
    card,
    choose,
    done,
    earth_board,
    given,
    hand,
    islands_board,
    new_game,
    number,
    occupy,
    only,
    place,
    play_on,
    refuses,
    rolling,
    start_in,
    state_hash,
    trade,
)

A, B, C, D = 2, 3, 4, 5
"""The four neutral colours."""
TURN = ["bribe", "reinforce", "ally_reinforce", "attack", "loyalty", "fortify", "ally_fortify", "card"]


def allied(
    owners: Mapping[str, int],
    armies: Mapping[str, int] | None = None,
    *,
    stance: Mapping[int, int] | None = None,
    bribes: Sequence[tuple[int, int, str]] = (),
    options: Mapping[str, OptionValue] | None = None,
    **more,
) -> Game:
    """Return a game on the small board in which player 0 is on turn.

    ``stance``: whose ally a neutral is; ``bribes``: (neutral, giver, card). What is not in ``owners`` is neutral C.
    """
    board = islands_board()
    rules = make_rules("world-allies", board, 2, options or {})
    hands = {who: list(names) for who, names in (more.pop("hands", None) or {}).items()}
    for neutral, _, name in bribes:
        hands.setdefault(neutral, []).append(name)
    phase = more.pop("phase", "attack")
    game = given(owners, armies or {}, rest=C, rules=rules, phase="card", hands=hands, **more)
    slot = slot_of(game)
    for neutral, ally in (stance or {}).items():
        slot.stance[neutral] = ally
    slot.bribes = [(neutral, giver, card(board, name)) for neutral, giver, name in bribes]
    game.state.stack.clear()
    start_in(game, phase)
    return game


def slot_of(game: Game) -> AlliesSlot:
    """Return the state of the neutrals."""
    return game.state.slots["allies"]


def stances(game: Game) -> list[int]:
    """Return the stances of the four neutrals."""
    return slot_of(game).stance[2:]


def bribe(game: Game, neutral: int, name: str):
    """Give a card to a neutral; return the events."""
    return choose(game, Bribe(neutral, card(game.rules.board, name)))


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


def test_N_13_no_card_for_an_own_ally_or_a_beaten_neutral():
    game = allied(
        {"tern_head": 0, "seal_bay": 1, "reed_marsh": A}, stance={A: 0}, hands={0: ["gull_rock"]}, phase="bribe"
    )
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


# --- battle -----------------------------------------------------------------------------------------------------------


def test_N_30_an_ally_attacks_as_if_own_and_his_colour_takes_the_land():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, AttackDeclared) == [
        AttackDeclared(A, 1, number(game, "tern_head"), number(game, "seal_bay"), 3)
    ]
    assert only(events, TerritoryConquered)[0].player == A
    rolling(game, 5)
    asks(game, "occupy", 0)
    events = occupy(game, 4)
    assert only(events, ArmiesMoved)[0].player == A
    assert (at(game, "tern_head"), at(game, "seal_bay")) == ((A, 2), (A, 4))


def test_N_30_the_opponent_still_chooses_his_dice_against_an_ally():
    game = allied({"tern_head": A, "seal_bay": 1, "lantern_hill": 0}, {"tern_head": 6, "seal_bay": 2}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 3, [])
    asks(game, "defend", 1)


def test_N_30_allies_attack_the_opponent_other_neutrals_and_other_allies():
    owners = {"tern_head": A, "seal_bay": B, "lantern_hill": 1, "amber_coast": 0}
    game = allied(owners, {"tern_head": 3}, stance={A: 0, B: 0})
    edges = set(asks(game, "attack", 0).options.edges())
    assert edges == {(number(game, "tern_head"), number(game, t)) for t in ("seal_bay", "lantern_hill")}


def test_N_30_never_their_own_colour_nor_the_players_land():
    owners = {"tern_head": A, "seal_bay": A, "lantern_hill": 0, "reed_marsh": 1}
    game = allied(owners, {"tern_head": 3, "seal_bay": 3, "lantern_hill": 1}, stance={A: 0})
    tern, seal, lantern, reed = (number(game, t) for t in ("tern_head", "seal_bay", "lantern_hill", "reed_marsh"))
    assert set(asks(game, "attack", 0).options.edges()) == {(seal, reed)}
    assert refuses(game, Attack(tern, seal, 1)).key == "illegal.attack.same_colour"
    assert refuses(game, Attack(tern, lantern, 1)).key == "illegal.attack.own"
    assert refuses(game, Blitz(tern, seal)).key == "illegal.attack.same_colour"


def test_N_30_only_own_allies_can_be_led():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": B, "reed_marsh": 0}
    game = allied(owners, {"tern_head": 3, "lantern_hill": 3, "reed_marsh": 2}, stance={A: 1})
    for origin, target in (("tern_head", "seal_bay"), ("lantern_hill", "tern_head")):
        refused = refuses(game, Attack(number(game, origin), number(game, target), 1))
        assert refused.key == "illegal.attack.not_yours"


def test_N_30_an_ally_may_blitz():
    game = allied({"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}, {"tern_head": 5}, stance={A: 0})
    rolling(game, 1, 1, 1, 6, 6, 6, 6, 1, 6)
    events = blitz(game, "tern_head", "seal_bay")
    assert [event.attacker for event in only(events, AttackDeclared)] == [A, A]
    assert at(game, "seal_bay")[0] == A


def test_N_31_own_armies_may_attack_any_neutral_own_allies_too():
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 3}, stance={A: 0, B: 1})
    edges = set(asks(game, "attack", 0).options.edges())
    assert edges == {(number(game, "tern_head"), number(game, t)) for t in ("seal_bay", "lantern_hill")}


def test_N_32_a_neutral_defends_with_all_dice_without_being_asked():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4, "seal_bay": 2})
    attack(game, "tern_head", "seal_bay", 2, [6, 6, 5, 5])
    assert at(game, "seal_bay") == (0, 2)


# --- loyalty ----------------------------------------------------------------------------------------------------------


def test_N_33_an_attack_on_an_unaligned_neutral_fails_and_it_joins_the_enemy():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4, "seal_bay": 3})
    attack(game, "tern_head", "seal_bay", 3, [1, 1, 1, 6, 6])
    rolling(game, 3)
    events = done(game)
    assert only(events, LoyaltyTested) == [LoyaltyTested(A, 3, False)]
    assert only(events, StanceChanged) == [StanceChanged(A, NOBODY, 1)]
    assert stances(game)[0] == 1


def test_N_33_an_ally_takes_land_of_the_opponent_keeps_it_and_stays_with_a_five():
    game = allied({"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}, {"tern_head": 4}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 5])
    assert only(events, LoyaltyTested) == [LoyaltyTested(A, 5, True)]
    assert only(events, StanceChanged) == []
    assert at(game, "seal_bay") == (A, 3)
    assert stances(game)[0] == 0


@pytest.mark.parametrize(
    ("before", "roll", "after"),
    [(0, 1, NOBODY), (0, 4, NOBODY), (0, 5, 0), (NOBODY, 4, 1), (NOBODY, 6, NOBODY), (1, 2, 1), (1, 6, 1)],
)
def test_N_33_one_to_four_moves_one_step_away_five_and_six_do_not(before, roll, after):
    owners = {"tern_head": 0, "seal_bay": A, "reed_marsh": A, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: before})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, roll])
    assert at(game, "seal_bay") == (0, 3)
    assert stances(game)[0] == after


def test_N_33_an_ally_against_a_neutral_takes_a_die_for_each():
    owners = {"tern_head": A, "seal_bay": B, "reed_marsh": B, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1, 4, 6])
    assert [(event.neutral, event.roll) for event in only(events, LoyaltyTested)] == [(A, 4), (B, 6)]
    assert stances(game)[:2] == [NOBODY, NOBODY]


def test_N_33_an_invasion_that_goes_on_from_another_origin_is_one_invasion():
    owners = {"tern_head": 0, "reed_marsh": A, "seal_bay": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 4, "reed_marsh": 4, "seal_bay": 9}, stance={A: 0})
    events = attack(game, "tern_head", "seal_bay", 1, [1, 6, 6])
    events += attack(game, "reed_marsh", "seal_bay", 1, [1, 6, 6])
    assert only(events, LoyaltyTested) == []
    rolling(game, 5, 5)
    assert [event.neutral for event in only(done(game), LoyaltyTested)] == [B, A]


def test_N_33_another_target_ends_the_invasion_before_the_new_attack():
    owners = {"tern_head": 0, "seal_bay": A, "lantern_hill": B, "gull_rock": 1}
    game = allied(owners, {"tern_head": 5, "seal_bay": 3, "lantern_hill": 3})
    attack(game, "tern_head", "seal_bay", 1, [1, 6, 6])
    events = attack(game, "tern_head", "lantern_hill", 1, [2, 6, 1, 1])
    kinds = [type(event) for event in events if isinstance(event, (LoyaltyTested, AttackDeclared))]
    assert kinds == [LoyaltyTested, AttackDeclared]
    assert stances(game)[:2] == [1, NOBODY]
    rolling(game, 6)
    assert [event.neutral for event in only(done(game), LoyaltyTested)] == [B]


def test_N_33_a_battle_between_the_players_tests_nobody():
    game = allied({"tern_head": 0, "seal_bay": 1}, {"tern_head": 4}, stance={C: 0})
    game.state.owner[number(game, "gull_rock")] = 1
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    events += done(game)
    assert only(events, LoyaltyTested) == []


def test_N_33_no_die_for_a_neutral_that_has_just_been_beaten():
    game = allied({"tern_head": 0, "seal_bay": A, "gull_rock": 1}, {"tern_head": 4})
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    assert only(events, PlayerEliminated) == [PlayerEliminated(A, 0)]
    events += done(game)
    assert only(events, LoyaltyTested) == []


def test_N_33_as_a_house_rule_one_test_each_after_all_battles():
    owners = {"tern_head": 0, "seal_bay": A, "reed_marsh": A, "gull_rock": 1, "lantern_hill": B}
    game = allied(
        owners,
        {"tern_head": 9, "lantern_hill": 5, "reed_marsh": 3},
        stance={B: 0},
        options={"loyalty_check": "per_turn"},
    )
    events = attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    events += occupy(game, 8)
    events += attack(game, "seal_bay", "reed_marsh", 1, [1, 6, 6])
    events += attack(game, "lantern_hill", "reed_marsh", 1, [1, 6, 6])
    assert only(events, LoyaltyTested) == []
    rolling(game, 1, 6)
    assert [(event.neutral, event.roll) for event in only(done(game), LoyaltyTested)] == [(A, 1), (B, 6)]
    assert stances(game)[:2] == [1, 0]


def test_N_34_an_ally_lost_in_battle_fights_no_more_this_turn():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6, "lantern_hill": 3}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    rolling(game, 2)
    occupy(game, 3)
    assert stances(game)[0] == NOBODY
    assert (
        refuses(game, Attack(number(game, "seal_bay"), number(game, "reed_marsh"), 1)).key == "illegal.attack.not_yours"
    )


def test_N_34_an_ally_who_deserts_as_he_is_sent_on_does_not_attack():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": B, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6, "seal_bay": 9, "amber_coast": 3}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 1, [1, 6, 6], defence=2)
    rolling(game, 1)
    events = choose(game, Attack(number(game, "tern_head"), number(game, "lantern_hill"), 3))
    assert only(events, StanceChanged) == [StanceChanged(A, 0, NOBODY)]
    assert only(events, AttackDeclared) == []
    assert at(game, "lantern_hill") == (B, 1)
    asks(game, "attack", 0)


def test_N_34_an_ally_lost_in_battle_makes_no_move_either():
    owners = {"tern_head": A, "seal_bay": 1, "lantern_hill": A, "amber_coast": 0, "gull_rock": 1}
    game = allied(owners, {"tern_head": 6, "amber_coast": 3}, stance={A: 0})
    attack(game, "tern_head", "seal_bay", 3, [6, 6, 6, 1])
    rolling(game, 1)
    occupy(game, 3)
    done(game)
    asks(game, "reinforce", 1)


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
    copy.apply(Pass())
    assert slot_of(copy).stance is not slot_of(game).stance
    assert state_hash(game.snapshot()) == before
