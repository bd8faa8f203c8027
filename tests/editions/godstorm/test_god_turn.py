"""The steps of a turn beside invasions: income, crypts, temples, gods, cards, plague, fortify (G-32 to G-68, G-99 to G-103)."""

from __future__ import annotations

import pytest

from risk_desktop.editions.common.market import BuyCards
from risk_desktop.editions.common.money import MoneyReceived
from risk_desktop.editions.common.pieces import LedFortify, PieceLost, PieceMoved, PutPiece
from risk_desktop.editions.godstorm.afterlife import ArmyRevived, Revive
from risk_desktop.editions.godstorm.cards.events import RelicGained
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.editions.godstorm.labors import LaborDone
from risk_desktop.editions.godstorm.plague import PlagueStruck
from risk_desktop.editions.godstorm.temples import MOST_TEMPLES, raze_temple, temples
from risk_desktop.engine.choices import Fortify, Pass
from risk_desktop.engine.events import ArmiesPlaced, CardDrawn, IncomeLine, IncomeReceived, PhaseStarted
from risk_desktop.engine.state import Marker
from tests.editions.godstorm.epoch import REST, dead, epoch, faith, god_rules, held, stack_deck, stands
from tests.playing import asks, choose, done, fortify, fortifying, number, only, place, refuses

STEPS = [
    "reinforce",
    "summon",
    "buy",
    "play_card",
    "plague",
    "attack",
    "fortify",
    "leave_afterlife",
    "underworld",
    "turn_end",
]
AFRICA = ["atlas", "carthage", "gaitulia", "cyrenaica", "nubia", "egypt"]
ASIA = ["parthia", "assyria", "phoenicia", "babylon", "sheba"]


def holding(count: int) -> dict[str, str]:
    """Return a position in which player 0 controls ``count`` territories and no continent."""
    board = god_rules().board
    names = [
        t.id for t in board.territories if t.board == 0 and t.id not in (*REST, "dacia", "gaul", "oricalcos", "rus")
    ]
    return dict.fromkeys(names[:count], "0 1") | REST


def test_G_32_ten_steps_in_fixed_order():
    assert [phase.name for phase in god_rules().phases] == STEPS
    game = epoch({"egypt": "0 1", "gate_of_reeds": "0 2", **REST}, phase="reinforce")
    events = place(game, egypt=3)
    while game.state.turn == 0:
        events += done(game)
    assert [event.phase for event in only(events, PhaseStarted)][: len(STEPS)] == [*STEPS[1:], STEPS[0]]


@pytest.mark.parametrize(("count", "income"), [(1, 3), (8, 3), (11, 3), (12, 4), (14, 4), (17, 5), (24, 8)])
def test_G_34_armies_and_faith_for_territories(count, income):
    """A-24."""
    game = epoch(holding(count), phase="reinforce", faith=[1])
    assert asks(game, "reinforce", 0).options.total == income
    assert faith(game)[0] == 1 + income


@pytest.mark.parametrize(
    ("continent", "bonus"),
    [("europa", 7), ("germania", 5), ("africa", 5), ("asia_minor", 3), ("atlantis", 3), ("hyrkania", 2)],
)
def test_G_35_a_continent_pays_armies_and_faith(continent, bonus):
    board = god_rules().board
    lands = [board.territories[t].id for t in board.regions[board.region_number(continent)].members]
    others = {"egypt": "1 1", "gaul": "2 1"} if continent != "africa" else {"gaul": "1 1", "rus": "2 1"}
    game = epoch({**others, **dict.fromkeys(lands, "0 1")}, phase="reinforce", faith=[0])
    game.state.alive = [True] * 3
    base = max(3, len(lands) // 3)
    assert asks(game, "reinforce", 0).options.total == base + bonus
    assert faith(game)[0] == base + bonus
    (income,) = only(game.take_events(), IncomeReceived)
    assert IncomeLine("region", bonus, board.region_number(continent)) in income.lines


def test_G_36_raised_armies_stand_on_own_land_never_in_the_underworld():
    game = epoch({"egypt": "0 1", "nubia": "0 1", "gate_of_reeds": "0 2", **REST}, phase="reinforce")
    assert set(asks(game, "reinforce", 0).options.territories) == {number(game, "egypt"), number(game, "nubia")}
    place(game, egypt=1, nubia=2)
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 2", "0 3")


def test_G_37_a_temple_gives_a_faith_and_an_army_in_its_own_land():
    """A-2."""
    game = epoch({"egypt": "0 1 temple", "nubia": "0 1 temple", **REST}, phase="reinforce", faith=[0])
    asks(game, "reinforce", 0)
    events = game.take_events()
    assert (stands(game, "egypt"), stands(game, "nubia"), faith(game)[0]) == ("0 2 temple", "0 2 temple", 5)
    assert len(only(events, ArmiesPlaced)[0].parts) == 2
    assert IncomeLine("temple", 2) in only(events, MoneyReceived)[0].lines


CRYPTS = {"barrow_of_kings": "0 3", "house_of_dust": "0 1", "hall_of_hearts": "0 2", "hounds_gate": "0 9"}


def test_G_38_an_army_from_each_crypt_returns_to_a_temple_and_one_stays():
    game = epoch({"egypt": "0 1 temple", "nubia": "0 1 temple", **CRYPTS, **REST}, phase="reinforce")
    options = asks(game, "revive", 0).options
    barrow, hall = number(game, "barrow_of_kings"), number(game, "hall_of_hearts")
    assert {choice.origin for choice in options if choice != Pass()} == {barrow, hall}
    events = choose(game, Revive(barrow, number(game, "egypt")))
    assert only(events, ArmyRevived) == [ArmyRevived(0, barrow, number(game, "egypt"))]
    assert stands(game, "barrow_of_kings") == "0 2"
    assert {choice.origin for choice in game.pending().options if choice != Pass()} == {hall}
    choose(game, Revive(hall, number(game, "nubia")))
    asks(game, "reinforce", 0)
    assert (stands(game, "egypt"), stands(game, "nubia")) == ("0 3 temple", "0 3 temple")


def test_G_38_without_a_temple_nobody_returns():
    game = epoch({"egypt": "0 1", **CRYPTS, **REST}, phase="reinforce")
    asks(game, "reinforce", 0)


def test_G_40_faith_is_saved_without_limit():
    game = epoch({"egypt": "0 1", **REST}, phase="reinforce", faith=[250])
    asks(game, "reinforce", 0)
    assert faith(game)[0] == 253


# --- temples and gods -------------------------------------------------------------------------------------------------


def test_G_41_a_temple_belongs_to_who_controls_its_land():
    game = epoch({"egypt": "0 1", "nubia": "1 1 temple", "gaul": "- temple", **REST}, phase="reinforce", faith=[0])
    asks(game, "reinforce", 0)
    assert faith(game)[0] == 3


def test_G_42_a_temple_costs_five_faith_one_in_a_territory_twelve_in_all():
    game = epoch({"egypt": "0 1", "nubia": "0 1 temple", "gate_of_reeds": "0 2", **REST}, phase="summon", faith=[5])
    built = PutPiece("temple", number(game, "egypt"))
    options = asks(game, "summon", 0).options
    assert [choice for choice in options if choice != Pass() and choice.kind == "temple"] == [built]
    choose(game, built)
    assert (stands(game, "egypt"), faith(game)[0]) == ("0 1 temple", 0)
    full = epoch({"egypt": "0 1", **REST}, phase="summon", faith=[5])
    full.state.markers += [Marker("temple", t) for t in range(MOST_TEMPLES)]
    assert not any(getattr(choice, "kind", "") == "temple" for choice in asks(full, "summon", 0).options)
    raze_temple(full, 0)
    assert only(full.take_events(), PieceLost)[0].kind == "temple"
    assert len(temples(full.state)) == MOST_TEMPLES - 1


def test_G_44_a_god_costs_three_faith_and_stands_where_armies_are_and_no_plague():
    """A-17."""
    game = epoch({"egypt": "0 1", "nubia": "0 1 plague", **REST}, phase="summon", faith=[7])
    options = asks(game, "summon", 0).options
    gods = [choice for choice in options if choice != Pass() and choice.kind != "temple"]
    assert {choice.territory for choice in gods} == {number(game, "egypt")}
    assert {choice.kind for choice in gods} == {"war", "sky", "death", "magic"}
    choose(game, PutPiece("sky", number(game, "egypt")))
    choose(game, PutPiece("war", number(game, "egypt")))
    assert (stands(game, "egypt"), faith(game)[0]) == ("0 1 sky war", 1)
    asks(game, "reinforce", 1)


def test_G_50_up_to_four_cards_from_decks_whose_god_is_in_play():
    game = epoch({"egypt": "0 1 war magic", **REST}, phase="buy", faith=[9])
    baskets = [choice.cards for choice in asks(game, "buy_cards", 0).options if choice != Pass()]
    assert {deck for basket in baskets for deck, _ in basket} == {"war", "magic"}
    assert max(sum(n for _, n in basket) for basket in baskets) == 4
    stack_deck(game, "magic", "magic_stonehenge")
    events = choose(game, BuyCards((("war", 2), ("magic", 1))))
    assert faith(game)[0] == 3
    assert len(only(events, CardDrawn)) == 2
    assert len(held(game, 0)) == 3


def test_G_50_no_more_cards_than_a_deck_still_holds():
    game = epoch({"egypt": "0 1 war sky", **REST}, phase="buy", faith=[9])
    pile = game.state.decks["war"]
    pile.discard, pile.draw = pile.draw[1:], pile.draw[:1]
    baskets = [dict(choice.cards) for choice in asks(game, "buy_cards", 0).options if choice != Pass()]
    assert max(basket.get("war", 0) for basket in baskets) == 1
    assert max(basket.get("sky", 0) for basket in baskets) == 4


def test_G_50_all_are_chosen_and_paid_before_one_is_looked_at():
    """A-5: Stonehenge among the bought ones changes no price any more, and there is no second purchase."""
    game = epoch({"egypt": "0 1 magic", **REST}, phase="buy", faith=[4])
    stack_deck(game, "magic", "magic_stonehenge")
    choose(game, BuyCards((("magic", 2),)))
    assert faith(game)[0] == 0
    game = epoch({"egypt": "0 1 magic", **REST}, phase="buy", faith=[5])
    stack_deck(game, "magic", "magic_stonehenge")
    choose(game, BuyCards((("magic", 1),)))
    assert faith(game)[0] == 3
    asks(game, "reinforce", 1)


def test_G_51_a_labor_needs_its_god_and_a_card_and_costs_nothing():
    crypt = {"barrow_of_kings": "0 1"}
    game = epoch({"egypt": "0 1 death", **crypt, **REST}, phase="turn_end", faith=[0, 9, 9])
    game.pending()
    assert len(held(game, 0)) == 1
    assert faith(game)[0] == 0
    game = epoch({"egypt": "0 1 war", **crypt, **REST}, phase="turn_end")
    game.pending()
    assert held(game, 0) == []
    game = epoch({"egypt": "0 1 death", **crypt, **REST}, phase="turn_end")
    game.state.decks["death"].discard, game.state.decks["death"].draw = game.state.decks["death"].draw, []
    game.pending()
    assert held(game, 0) == []
    assert only(game.take_events(), LaborDone) == []


def test_G_55_the_death_labor_is_one_card_however_many_crypts():
    """A-29."""
    game = epoch({"egypt": "0 1 death", **CRYPTS, **REST}, phase="turn_end")
    game.pending()
    assert len(held(game, 0)) == 1
    assert only(game.take_events(), LaborDone) == [LaborDone(0, "death")]


def test_G_56_relics_are_in_play_as_soon_as_they_are_drawn_other_cards_are_kept_in_hand():
    game = epoch({"egypt": "0 1 magic", **REST}, phase="buy", faith=[2])
    stack_deck(game, "magic", "magic_the_wine_of_eternal_life")
    events = choose(game, BuyCards((("magic", 1),)))
    assert [event.card for event in only(events, RelicGained)] == ["magic_the_wine_of_eternal_life"]
    assert only(events, CardDrawn) == []


# --- plague -----------------------------------------------------------------------------------------------------------


def test_G_67_in_step_five_half_of_the_armies_die_and_gods_are_banished():
    game = epoch(
        {"egypt": "0 5 plague sky", "nubia": "0 1 plague", "kush": "1 8 plague", "sumer": "2 1"}, phase="plague"
    )
    game.pending()
    events = game.take_events()
    assert (stands(game, "egypt"), stands(game, "nubia"), stands(game, "kush")) == (
        "0 3 plague",
        "0 1 plague",
        "1 8 plague",
    )
    struck = [PlagueStruck(0, number(game, name), lost, False) for name, lost in (("nubia", 0), ("egypt", 2))]
    assert sorted(only(events, PlagueStruck), key=lambda e: e.armies) == struck
    assert [event.kind for event in only(events, GodBanished)] == ["sky"]
    assert dead(game)[0] == 2


def test_G_68_it_comes_on_top_of_the_loss_on_conquest_and_hits_only_who_is_on_turn():
    game = epoch({"egypt": "0 8 plague", "kush": "1 8 plague", "sumer": "2 1"}, phase="plague", turn=1)
    game.pending()
    assert (stands(game, "egypt"), stands(game, "kush")) == ("0 8 plague", "1 4 plague")


# --- fortify ----------------------------------------------------------------------------------------------------------

CHAIN = {"egypt": "0 5 war sky", "cyrenaica": "0 1 plague", "carthage": "0 2", "minoa": "0 1", "gaul": "0 1", **REST}


def test_G_99_any_armies_and_gods_along_a_chain_of_own_land():
    game = epoch(CHAIN, phase="fortify")
    assert refuses(game, fortifying(game, "egypt", "carthage", 5)).key == "illegal.fortify.armies"
    assert refuses(game, fortifying(game, "egypt", "gaul", 1)).key == "illegal.fortify.far"
    events = choose(game, LedFortify(number(game, "egypt"), number(game, "carthage"), 4, ("sky",)))
    assert (stands(game, "egypt"), stands(game, "carthage")) == ("0 1 war", "0 6 sky")
    assert only(events, PieceMoved)[0].kind == "sky"
    assert game.pending().kind != "fortify"


def test_G_100_gods_may_go_without_armies_as_armies_are_there_already():
    game = epoch(CHAIN, phase="fortify")
    choose(game, LedFortify(number(game, "egypt"), number(game, "minoa"), 0, ("war", "sky")))
    assert (stands(game, "egypt"), stands(game, "minoa")) == ("0 5", "0 1 sky war")


def test_G_101_not_over_mountains_the_maelstrom_or_sunken_land():
    game = epoch(CHAIN, phase="fortify")
    game.state.slots["waters"].maelstrom = sorted((number(game, "egypt"), number(game, "minoa")))
    assert refuses(game, fortifying(game, "egypt", "minoa", 1)).key == "illegal.fortify.far"
    game = epoch({"alemannia": "0 3", "liguria": "0 3", **REST}, phase="fortify")
    assert game.pending().kind != "fortify"


def test_G_102_armies_that_fortify_into_a_plague_land_lose_nothing_now():
    """A-13."""
    game = epoch(CHAIN, phase="fortify")
    events = fortify(game, "egypt", "cyrenaica", 4)
    assert stands(game, "cyrenaica") == "0 5 plague"
    assert only(events, PlagueStruck) == []


def test_G_103_gods_pass_a_plague_land_but_may_not_stop_there():
    game = epoch(CHAIN, phase="fortify")
    choice = LedFortify(number(game, "egypt"), number(game, "cyrenaica"), 1, ("war",))
    assert refuses(game, choice).key == "illegal.gods.plague"
    choose(game, LedFortify(number(game, "egypt"), number(game, "carthage"), 1, ("war",)))
    assert stands(game, "carthage") == "0 3 war"


def test_G_92_no_territory_is_left_empty_by_moving():
    game = epoch({"egypt": "0 2", "nubia": "0 1", **REST}, phase="fortify")
    assert refuses(game, Fortify(number(game, "egypt"), number(game, "nubia"), 2)).key == "illegal.fortify.armies"


def test_G_117_the_turn_ends_with_the_death_labor_and_the_next_marker_plays():
    game = epoch({"egypt": "0 1 death", "hall_of_hearts": "0 1", **REST}, phase="turn_end", order=[0, 2, 1])
    asks(game, "reinforce", 2)
    assert len(held(game, 0)) == 1
