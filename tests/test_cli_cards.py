"""``simulate --cards``: cards with a rule are counted, and nothing else changes."""

from __future__ import annotations

import json

from risk_desktop.cli import main
from risk_desktop.commands.support.card_counts import CardCounter, CardRow, card_table
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.godstorm.cards.deck import miracle_specs
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.game import Record
from risk_desktop.engine.state import Outcome
from tests.editions.ad2210.hands import about_to_play

GAMES = [
    "simulate",
    "--edition",
    "ad2210",
    "--players",
    "3",
    "--games",
    "1",
    "--ai",
    "easy",
    "--workers",
    "1",
    "--json",
]


def simulated(capsys, *more: str) -> dict:
    assert main([*GAMES, *more]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_kind_of_card_is_counted(capsys):
    found = simulated(capsys, "--cards")
    cards = {row["card"]: row for row in found["cards"]}
    assert list(cards) == list(card_specs())
    assert sum(row["bought"] for row in cards.values()) > 0
    for name, row in cards.items():
        assert row["played"] <= row["bought"] <= card_specs()[name].copies
        assert row["wins"] <= row["owners"] <= row["bought"]
        assert row["users"] <= row["played"] and 0 <= row["user_win_rate"] <= 1
        assert row["user_expected"] == (0.3333 if row["users"] else 0)
        assert row["win_rate"] == (round(row["wins"] / row["owners"], 4) if row["owners"] else 0)
    plain = simulated(capsys)
    assert "cards" not in plain and plain["decisions"] == found["decisions"] and plain["seats"] == found["seats"]


def test_cards_that_count_by_themselves_are_played_when_the_game_is_over():
    game = about_to_play("diplomat_colony_influence", "space_colony_influence", position={"alberta": "0 8 diplomat"})
    counter = CardCounter()
    counter.note(game, Record(0, Pass()))
    assert not counter.used
    game.state.outcome = Outcome((0,), "points")
    counter.note(game, Record(0, Pass()))
    assert counter.used == {"diplomat_colony_influence": {0}}


def test_miracles_are_listed_where_somebody_had_one():
    rows = [CardRow("magic_excalibur", 1, 1, 1, 1), CardRow("war_storms_rage", 1, 0, 1, 0)] * 2
    table = {row["card"]: row for row in card_table(rows)}
    assert list(table) == list(miracle_specs())
    assert table["magic_excalibur"]["win_rate"] == 1.0 and table["war_storms_rage"]["bought"] == 2
    assert table["sky_lava_erupts"]["bought"] == 0


def test_who_played_a_card_is_compared_with_what_his_level_wins():
    weak = CardRow("land_scout_forces", 2, 1, 2, 1, (1,), 1)
    both = CardRow("land_scout_forces", 2, 2, 2, 1, (0, 1), 1)
    table = {row["card"]: row for row in card_table([weak, both], (0.75, 0.15))}
    row = table["land_scout_forces"]
    assert (row["users"], row["user_win_rate"], row["user_expected"]) == (3, 0.6667, 0.35)
    assert table["nuclear_armageddon"]["user_expected"] == 0.0
