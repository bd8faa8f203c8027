"""Every Sky card: answers to an invasion of one's own land (G-59)."""

from __future__ import annotations

from risk_desktop.editions.godstorm.cards.events import FireCalled, MiracleRolled
from risk_desktop.editions.godstorm.declarations import InvasionBroken
from risk_desktop.editions.godstorm.deeds import deeds
from risk_desktop.editions.godstorm.god_war import defending_host
from risk_desktop.editions.godstorm.gods import GodBanished
from risk_desktop.engine.choices import Amount, Attack, DefendWith, MoveIn, Pass, Silence
from risk_desktop.engine.view import view
from tests.editions.godstorm.epoch import dead, faith, held, invade, stands
from tests.editions.godstorm.miracles import about_to_play, play, under_attack
from tests.playing import asks, choose, done, number, only, refuses, rolling


def test_enemies_convert():
    game = under_attack("sky_enemies_convert", gods=())
    play(game, "sky_enemies_convert")
    assert stands(game, "egypt").startswith("0 6") and stands(game, "nubia").startswith("1 7")
    assert dead(game) == [0, 0, 0]


def test_your_idol_is_false():
    game = under_attack("sky_your_idol_is_false", gods=("war",))
    assert {choice.targets for choice in asks(game, "reaction", 1).options if hasattr(choice, "targets")} == {
        (0,),
        (2,),
    }
    events = play(game, "sky_your_idol_is_false", 2)
    assert only(events, GodBanished) == [GodBanished(0, "death", number(game, "egypt"), "miracle")]


def test_the_fog_lifts():
    game = under_attack("sky_the_fog_lifts", gods=())
    play(game, "sky_the_fog_lifts", "sheba")
    options = asks(game, "miracle_number", 1).options
    assert (options.lo, options.hi) == (1, 3)
    choose(game, Amount(3))
    assert stands(game, "nubia").startswith("1 8") and stands(game, "sheba") == "1 1"


def test_the_mighty_turn_meek():
    game = under_attack("sky_the_mighty_turn_meek", gods=("war",), position={"gaul": "0 3 temple"})
    play(game, "sky_the_mighty_turn_meek", 0, number(game, "gaul"))
    assert (stands(game, "egypt"), stands(game, "gaul")) == ("0 8 death temple", "0 3 war temple")
    asks(game, "press", 0)


def test_a_god_sent_to_a_plague_land_is_banished():
    game = under_attack("sky_the_mighty_turn_meek", gods=("war",), position={"hesperide": "0 2 plague temple"})
    events = play(game, "sky_the_mighty_turn_meek", 0, number(game, "hesperide"))
    assert only(events, GodBanished)[0].why == "plague"


def test_fire_sears_the_sky():
    game = under_attack("sky_fire_sears_the_sky", "sky_fire_sears_the_sky")
    play(game, "sky_fire_sears_the_sky")
    events = play(game, "sky_fire_sears_the_sky")
    assert only(events, FireCalled) == [FireCalled(1, 8)]
    assert ("fire", 8) in defending_host(game.rules, game.state, number(game, "nubia")).added


def test_swords_become_plowshares():
    """A-30."""
    game = under_attack("sky_swords_become_plowshares", gods=())
    play(game, "sky_swords_become_plowshares", rolls=[5])
    assert stands(game, "egypt").startswith("0 3")
    assert dead(game) == [0, 0, 0]
    game = under_attack("sky_swords_become_plowshares", gods=(), position={"egypt": "0 3 war death"})
    events = play(game, "sky_swords_become_plowshares", rolls=[5])
    assert stands(game, "egypt") == ""
    assert only(events, InvasionBroken)


def test_1000_workers_amass():
    game = under_attack("sky_1000_workers_amass", gods=())
    play(game, "sky_1000_workers_amass")
    assert stands(game, "nubia") == "1 5 sky war temple"
    game = under_attack("sky_1000_workers_amass", gods=(), position={"nubia": "1 5 sky temple"})
    assert game.pending().kind != "reaction" or game.pending().options.count == 3


def test_men_become_warriors():
    game = under_attack("sky_men_become_warriors", gods=())
    play(game, "sky_men_become_warriors")
    assert stands(game, "nubia").startswith("1 8")
    assert faith(game)[1] == 8


def test_lava_erupts():
    game = under_attack("sky_lava_erupts", gods=(), position={"sumer": "2 3"})
    events = play(game, "sky_lava_erupts", rolls=[2, 3, 1])
    assert next(event.territory for event in only(events, MiracleRolled)) == number(game, "egypt")
    assert (stands(game, "egypt").split()[1], stands(game, "nubia").split()[1]) == ("6", "2")
    assert dead(game) == [2, 4, 0]
    assert stands(game, "kush") == "- temple"


def test_only_dice_send_the_dead_of_a_god_of_death_to_the_pool():
    """A-35: what a Sky card kills while he attacks goes to the Afterlife, as the card has it; then his power counts."""
    position = {"sumer": "2 3", "nubia": "1 5", "sheba": "1 4 sky"}
    game = under_attack("sky_lava_erupts", gods=("death",), position=position)
    play(game, "sky_lava_erupts", rolls=[2, 3, 1])
    assert dead(game) == [2, 3 + 1, 0]
    invaded = under_attack("sky_lava_erupts", gods=("death",), position={"nubia": "1 5"}, dice=1)
    rolling(invaded, 6, 1)
    choose(invaded, DefendWith(1))
    assert dead(invaded) == [0, 0, 0]


def test_a_card_that_removes_the_last_attacking_god_leaves_a_battle_of_armies():
    """A-28."""
    game = under_attack("sky_your_idol_is_false", gods=("death",), position={"nubia": "1 5 sky"})
    play(game, "sky_your_idol_is_false", 2)
    options = asks(game, "press", 0).options
    assert Attack(number(game, "egypt"), number(game, "nubia"), 3) in options and Pass() not in options


def test_a_card_that_leaves_the_attacker_one_army_ends_the_invasion():
    """A-28: without penalty, though he hasn't attacked."""
    game = under_attack("sky_enemies_convert", gods=(), position={"egypt": "0 3"})
    events = play(game, "sky_enemies_convert")
    assert stands(game, "egypt") == "0 1"
    assert only(events, InvasionBroken)


def test_lava_that_empties_the_target_lets_the_attacker_in_without_credit():
    """G-73, A-34."""
    game = under_attack("sky_lava_erupts", gods=(), position={"nubia": "1 2 sky"})
    play(game, "sky_lava_erupts", rolls=[2, 6, 1])
    asks(game, "occupy", 0)
    choose(game, MoveIn(2))
    assert stands(game, "nubia") == "0 2"
    assert deeds(game.state).defended == 0


def test_this_ground_is_sacred():
    game = under_attack("sky_this_ground_is_sacred", gods=())
    events = play(game, "sky_this_ground_is_sacred")
    assert only(events, InvasionBroken)
    assert refuses(game, Attack(number(game, "egypt"), number(game, "nubia"), 1)).key == "illegal.gods.sacred"


# --- the window -------------------------------------------------------------------------------------------------------


def test_G_59_only_the_attacked_player_with_his_god_of_the_sky_in_play():
    """A-7."""
    cards = {2: ["sky_lava_erupts"]}
    game = under_attack("sky_men_become_warriors", others=cards, gods=())
    asks(game, "reaction", 1)
    done(game)
    asks(game, "defend", 1)
    game = under_attack("sky_men_become_warriors", gods=(), position={"nubia": "1 5 war"})
    assert game.pending().kind != "reaction"


def test_G_59_any_number_one_after_another_until_he_passes():
    game = under_attack("sky_men_become_warriors", "sky_men_become_warriors", gods=())
    play(game, "sky_men_become_warriors")
    play(game, "sky_men_become_warriors")
    assert stands(game, "nubia").startswith("1 11")
    assert game.pending().kind != "reaction"


def test_G_59_once_for_an_invasion_and_not_below():
    game = under_attack("sky_men_become_warriors", gods=(), dice=1)
    choose(game, Pass())
    assert game.pending().kind == "defend"
    game = about_to_play(
        others={1: ["sky_men_become_warriors"]}, phase="underworld", position={"hall_of_hearts": "0 1"}
    )
    assert game.pending().kind == "underworld"
    choose(game, Attack(number(game, "barrow_of_kings"), number(game, "wolfs_altar"), 1))
    assert game.pending().kind == "defend"


def test_the_attacker_is_asked_anew_what_he_rolls_after_a_card():
    game = under_attack("sky_men_become_warriors", gods=(), dice=3)
    play(game, "sky_men_become_warriors")
    assert Pass() not in asks(game, "press", 0).options


def test_who_might_answer_is_asked_whether_or_not_he_can():
    """Being asked tells nothing: he holds a Sky card, but no fitting one."""
    game = under_attack("sky_the_mighty_turn_meek", gods=(), position={"egypt": "0 8", "gaul": "0 3"})
    options = asks(game, "reaction", 1).options
    assert set(options) == {Pass(), Silence("battle"), Silence("turn")}
    guess = view(game, 0).state.decks["sky"].hands[1]
    assert guess == [-1]


def test_what_the_attacker_means_to_roll_is_hidden_in_the_window():
    game = about_to_play(others={1: ["sky_lava_erupts"]}, phase="attack")
    invade(game, "egypt", "nubia", 3, gods=())
    assert game.pending().kind == "reaction"
    assert view(game, 1).state.stack[-1].guarded.dice == 0
    assert view(game, 0).state.stack[-1].guarded.dice == 3
    assert held(game, 1) == ["sky_lava_erupts"]
