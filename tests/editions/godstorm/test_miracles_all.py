"""The decks as a whole: numbers, effects, and a test for every card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from risk_desktop.editions.godstorm.cards.catalogue import effect_of
from risk_desktop.editions.godstorm.cards.deck import DECKS, cards_of, miracle_specs
from risk_desktop.engine.dice import SeededDice
from tests.editions.godstorm.checks import check_epoch
from tests.editions.godstorm.epoch import begun
from tests.playing import bold_choice, play_on

HERE = Path(__file__).parent


def test_57_cards_in_four_decks_of_66():
    specs = miracle_specs().values()
    assert [len(cards_of(deck)) for deck in DECKS] == [17, 17, 17, 15]
    assert len(specs) == 17 + 10 + 15 + 15
    for card in specs:
        assert card.id.startswith(card.deck)
        assert (card.timing == "relic") == (card.deck == "magic") == (card.effect is None)
        assert card.timing == "relic" or effect_of(card.id).kind


def test_every_card_has_a_test():
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_miracles_*.py")))
    names = " ".join(re.findall(r"^def (test_\w+)\(", source, re.MULTILINE))
    without = [card.id for card in miracle_specs().values() if card.id.removeprefix(f"{card.deck}_") not in names]
    assert [card for card in without if card not in ("magic_the_golden_fleece", "magic_arawns_cauldron_of_life")] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rich_games_with_all_cards_in_the_hands_stay_sound(players):
    game = begun(players, 1)
    while game.pending().kind != "bid":
        game.apply(game.pending().options.sample(SeededDice(1)))
    for deck in DECKS:
        pile = game.state.decks[deck]
        for n in range(12):
            pile.hands[n % players].append(pile.draw.pop())
    game.state.slots["money"].held[:players] = [25] * players
    for _ in play_on(game, 2, budget=6_000, choice=bold_choice):
        check_epoch(game)
    assert game.state.outcome is not None
