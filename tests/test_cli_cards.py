"""``simulate --cards``: command cards are counted, and nothing else changes."""

from __future__ import annotations

import json

from risk_desktop.cli import main
from risk_desktop.editions.ad2210.cards.deck import card_specs

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
        assert row["win_rate"] == (round(row["wins"] / row["owners"], 4) if row["owners"] else 0)
    plain = simulated(capsys)
    assert "cards" not in plain and plain["decisions"] == found["decisions"] and plain["seats"] == found["seats"]
