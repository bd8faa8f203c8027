"""What house rules need that are mixed at random: cards of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop.editions.ad2210.cards import deck

CARDS = """format: 1
cards:
- {id: drop, name: Drop, deck: land, copies: 3, cost: 2, timing: before_first_invasion,
   effect: {kind: assemble_mods, mods: 5, terrain: land}}
- {id: wall, name: Wall, deck: diplomat, copies: 2, cost: 1, timing: invaded_you, effect: {kind: death_trap}}
"""


@pytest.fixture(autouse=True)
def own_cards(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, fresh_decks: None) -> Path:
    """Lay own cards where the program looks for them; games without them aren't changed."""
    folder = tmp_path_factory.getbasetemp() / "own-cards"
    folder.mkdir(exist_ok=True)
    (folder / deck.FILE).write_text(CARDS, encoding="utf-8")
    monkeypatch.setattr(deck, "user_cards_dir", lambda: folder)
    return folder
