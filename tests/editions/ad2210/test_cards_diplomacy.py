"""Command cards against opponents, for commanders, stations and moves: the diplomat's, and Frequency Jam of three decks."""

from __future__ import annotations

from risk_desktop.editions.ad2210.campaign import campaign
from risk_desktop.editions.ad2210.cards.aims import MoveCommanders, PlayCard, Remove
from risk_desktop.editions.ad2210.cards.events import TerritoryEmptied
from risk_desktop.editions.common.money import MoneyPaid, MoneyReceived
from risk_desktop.editions.common.pieces import PieceMoved, PiecePlaced
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import ArmiesLost
from tests.editions.ad2210.hands import about_to_play, at_player, no_target
from tests.editions.ad2210.year import energy, invade, play, playing, stands, year
from tests.playing import asks, choose, done, number, only, refuses

# --- Frequency Jam ----------------------------------------------------------------------------------------------------


def jammed(card: str) -> None:
    """Jam player 1, who then can't answer; player 2 can."""
    game = about_to_play(card, others={1: ["land_stealth_mods"], 2: ["land_stealth_mods"]})
    options = asks(game, "play_card", 0).options
    assert options.count == 3
    assert refuses(game, PlayCard(card, (0,))).key == "illegal.card.aim"
    at_player(game, card, 1)
    assert energy(game) == [9, 9, 9]
    asks(game, "attack", 0)
    invade(game, "alberta", "canada", 1)
    asks(game, "reaction", 2)


def test_land_frequency_jam_silences_an_opponent():
    jammed("land_frequency_jam")


def test_naval_frequency_jam_silences_an_opponent():
    jammed("naval_frequency_jam")


def test_space_frequency_jam_silences_an_opponent():
    jammed("space_frequency_jam")


def test_AD_Z_13_only_for_this_turn():
    game = about_to_play("land_frequency_jam")
    at_player(game, "land_frequency_jam", 2)
    assert campaign(game.state).jammed == [2]
    done(game)
    done(game)
    assert (game.state.turn, campaign(game.state).jammed) == (1, [])


def test_AD_Z_13_not_twice_the_same_nor_the_neutral_nor_one_who_is_out():
    game = about_to_play("land_frequency_jam", "naval_frequency_jam")
    at_player(game, "land_frequency_jam", 1)
    assert refuses(game, PlayCard("naval_frequency_jam", (1,))).key == "illegal.card.aim"
    at_player(game, "naval_frequency_jam", 2)
    position = {"alberta": "0 3 land", "canada": "2 3", "japan": "1 4"}
    game = year(position, players=2, phase="play_card", hands={0: ["land_frequency_jam"]})
    assert asks(game, "play_card", 0).options.count == 2


# --- Energy Crisis ----------------------------------------------------------------------------------------------------


def test_diplomat_energy_crisis_takes_one_from_each_opponent():
    game = about_to_play("diplomat_energy_crisis", energy=(0, 3, 1))
    events = choose(game, PlayCard("diplomat_energy_crisis"))
    assert energy(game) == [2, 2, 0]
    assert [(e.player, e.amount) for e in only(events, MoneyPaid)] == [(1, 1), (2, 1)]
    assert [e.player for e in only(events, MoneyReceived)] == [0]


def test_AD_Z_24_the_energy_goes_to_the_player():
    game = about_to_play("diplomat_energy_crisis", energy=(5, 1, 0))
    choose(game, PlayCard("diplomat_energy_crisis"))
    assert energy(game) == [6, 0, 0]


def test_AD_Z_2_who_has_no_energy_pays_nothing_and_it_needs_somebody_who_has():
    no_target(about_to_play("diplomat_energy_crisis", energy=(5, 0, 0)), "diplomat_energy_crisis")


def test_AD_Z_2_never_before_hiring_and_buying():
    game = about_to_play("diplomat_energy_crisis", phase="hire")
    asks(game, "hire", 0)
    done(game)
    asks(game, "buy_cards", 0)
    done(game)
    assert PlayCard("diplomat_energy_crisis") in asks(game, "play_card", 0).options


# --- MOD Reduction ----------------------------------------------------------------------------------------------------


def removing(game, **parts: int) -> Remove:
    return Remove(tuple(sorted((number(game, name), n) for name, n in parts.items())))


def test_diplomat_mod_reduction_costs_opponents_four_and_oneself_two():
    """AMB-25."""
    game = about_to_play("diplomat_mod_reduction", order=(2, 0, 1))
    choose(game, PlayCard("diplomat_mod_reduction"))
    assert energy(game) == [7, 9, 9]
    asks(game, "remove_mods", 2)
    events = choose(game, removing(game, japan=2, neo_tokyo=2))
    assert len(only(events, ArmiesLost)) == 2
    asks(game, "remove_mods", 1)
    choose(game, removing(game, canada=1, new_york=3))
    asks(game, "remove_mods", 0)
    assert stands(game, "neo_tokyo") == "2 0", "looked at only when the card is done"
    events = choose(game, removing(game, nunavut=2))
    emptied = {game.rules.board.territories[e.territory].id for e in only(events, TerritoryEmptied)}
    assert emptied == {"nunavut", "new_york", "neo_tokyo"}
    assert (stands(game, "japan"), stands(game, "canada")) == ("2 3 land naval nuclear", "1 3 diplomat land")


def test_AD_Z_20_only_mods_and_the_right_number_of_them():
    game = about_to_play("diplomat_mod_reduction")
    choose(game, PlayCard("diplomat_mod_reduction"))
    assert refuses(game, removing(game, canada=3, new_york=1)).key == "illegal.remove.mods", "two are commanders"
    assert refuses(game, removing(game, japan=2, new_york=2)).key == "illegal.remove.mods"
    assert refuses(game, removing(game, canada=0, new_york=2)).key == "illegal.remove.mods"
    assert refuses(game, removing(game, new_york=3)).key == "illegal.remove.total"
    assert refuses(game, Remove(removing(game, canada=2, new_york=2).parts[::-1])).key == "illegal.remove.order"
    assert refuses(game, Pass()).key == "illegal.choice"


def test_AD_Z_20_with_fewer_all_go_without_a_question():
    game = about_to_play(
        "diplomat_mod_reduction", position={"japan": "2 4 land naval nuclear", "neo_tokyo": "", "byrgius": "2 2"}
    )
    choose(game, PlayCard("diplomat_mod_reduction"))
    choose(game, asks(game, "remove_mods", 1).options.sample(SeededDice(1)))
    asks(game, "remove_mods", 0)
    assert (stands(game, "japan"), stands(game, "byrgius")) == ("2 3 land naval nuclear", "2 0")


def test_AD_Z_20_players_may_go_out_of_the_game():
    position = {"japan": "2 3", "neo_tokyo": "", "byrgius": ""}
    game = about_to_play("diplomat_mod_reduction", position=position)
    for _ in range(3):
        decision = game.pending()
        choice = (
            PlayCard("diplomat_mod_reduction")
            if decision.kind == "play_card"
            else decision.options.sample(SeededDice(2))
        )
        choose(game, choice)
    assert game.state.alive == [True, True, False]


def test_AD_Z_20_the_count_of_ways_is_right():
    game = about_to_play("diplomat_mod_reduction")
    choose(game, PlayCard("diplomat_mod_reduction"))
    options = asks(game, "remove_mods", 1).options
    places = sorted(options.mods)
    assert [options.mods[place] for place in places] == [2, 2, 3, 2]
    ways = {
        Remove(tuple((p, n) for p, n in zip(places, (a, b, c, d), strict=True) if n))
        for a in range(5)
        for b in range(5)
        for c in range(5)
        for d in range(5)
    }
    assert options.count == sum(way in options for way in ways)
    dice = SeededDice(4)
    assert all(options.sample(dice) in options for _ in range(50))


# --- Decoys Revealed --------------------------------------------------------------------------------------------------


def moving(game, **moves: str) -> MoveCommanders:
    return MoveCommanders(tuple((kind, number(game, name)) for kind, name in moves.items()))


def test_diplomat_decoys_revealed_moves_any_number_of_commanders():
    game = about_to_play("diplomat_decoys_revealed")
    choose(game, PlayCard("diplomat_decoys_revealed"))
    decision = asks(game, "decoys", 0)
    assert decision.options.count == 5**5
    events = choose(game, moving(game, land="nunavut", naval="poseidon", space="tycho"))
    assert stands(game, "alberta") == "0 5 diplomat nuclear"
    assert [stands(game, name) for name in ("nunavut", "poseidon", "tycho")] == ["0 3 land", "0 3 naval", "0 3 space"]
    assert [event.kind for event in only(events, PieceMoved)] == ["land", "naval", "space"]
    assert energy(game) == [9, 9, 9]


def test_AD_Z_7_only_those_in_play_and_none_must_move():
    game = about_to_play("diplomat_decoys_revealed", position={"alberta": "0 5 land diplomat"})
    choose(game, PlayCard("diplomat_decoys_revealed"))
    assert refuses(game, moving(game, space="tycho")).key == "illegal.decoys.not_in_play"
    choose(game, MoveCommanders(()))
    assert stands(game, "alberta") == "0 5 diplomat land"
    no_target(
        about_to_play(
            "diplomat_decoys_revealed",
            position={**dict.fromkeys(("nunavut", "poseidon", "hawaiian_preserve", "tycho"), "")},
        ),
        "diplomat_decoys_revealed",
    )


def test_AD_Z_7_a_territory_without_units_is_lost_but_for_a_station():
    game = about_to_play("diplomat_decoys_revealed", position={"alberta": "0 1 land station", "mexico": "0 1 diplomat"})
    choose(game, PlayCard("diplomat_decoys_revealed"))
    events = choose(game, moving(game, land="nunavut", diplomat="nunavut"))
    assert [e.territory for e in only(events, TerritoryEmptied)] == [number(game, "mexico")]
    assert (stands(game, "alberta"), stands(game, "mexico")) == ("0 0 station", "")
    assert stands(game, "nunavut") == "0 4 diplomat land"


def test_AD_Z_25_all_move_together_to_territories_controlled_now():
    game = about_to_play("diplomat_decoys_revealed", position={"alberta": "0 1 land", "mexico": "0 1 diplomat"})
    choose(game, PlayCard("diplomat_decoys_revealed"))
    for wrong, key in (
        ({"land": "canada"}, "not_yours"),
        ({"land": "egypt"}, "not_yours"),
        ({"land": "alberta"}, "there_already"),
        ({"diplomat": "alberta", "land": "mexico"}, "order"),
    ):
        assert refuses(game, moving(game, **wrong)).key == f"illegal.decoys.{key}"
    choose(game, moving(game, land="mexico", diplomat="alberta"))
    assert (stands(game, "alberta"), stands(game, "mexico")) == ("0 1 diplomat", "0 1 land"), "they change places"


def test_AD_Z_25_water_and_moon_need_no_commander_of_their_own():
    game = about_to_play("diplomat_decoys_revealed", position={"alberta": "0 3 land diplomat"})
    choose(game, PlayCard("diplomat_decoys_revealed"))
    choose(game, moving(game, land="poseidon", diplomat="tycho"))
    assert (stands(game, "poseidon"), stands(game, "tycho")) == ("0 3 land", "0 3 diplomat")


# --- Territorial Station ----------------------------------------------------------------------------------------------


def test_diplomat_territorial_station_builds_one_for_the_card():
    game = about_to_play("diplomat_territorial_station")
    events = play(game, "diplomat_territorial_station", "nunavut")
    assert only(events, PiecePlaced) == [PiecePlaced(0, "station", number(game, "nunavut"))]
    assert stands(game, "nunavut") == "0 2 station"
    assert energy(game) == [8, 9, 9]


def test_AD_Z_12_on_own_land_without_one_and_four_at_most():
    card = "diplomat_territorial_station"
    game = about_to_play(card, position={"nunavut": "0 2 station"})
    for place in ("nunavut", "poseidon", "tycho", "canada", "egypt"):
        assert refuses(game, playing(game, card, place)).key == "illegal.card.aim"
    four = dict.fromkeys(("mexico", "egypt", "lesotho", "argentina"), "0 1 station")
    no_target(about_to_play(card, position=four), card)
