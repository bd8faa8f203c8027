"""Whole games of 2210 through the window: every question can be answered by hand, and nothing that shows says "army"."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest
import yaml
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.units import COMMANDERS
from risk_desktop.editions.registry import EDITIONS, make_rules, start_game
from risk_desktop.editions.rulebook import RulesInPlay
from risk_desktop.engine.game import Game
from risk_desktop.maps.graph import to_board
from risk_desktop.paths import resources_dir
from risk_desktop.ui.game.help.keys_help import KeysHelp
from risk_desktop.ui.rules.rules_index import RulesIndex
from risk_desktop.ui.screens.new_game.house_rules import HouseRulesDialog
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import EDITION, ad_screen
from tests.ui.support.classic_table import maps_of
from tests.ui.support.hand_play import play_by_hand

ARMY = re.compile(r"(?<!\{)\b(arm(y|ies)|\w*legers?|\w*armeen?|\w*armé(n|er|erna)?)\b", re.IGNORECASE)
"""The word of the other rule sets, in the four languages; the troops of this one are MODs."""

SHARED = ("board", "choices", "chronicle", "common", "odds", "play", "review_reasons", "rules", "screens", "tables")
"""Topics whose texts are those of every rule set."""
NOT_MET = (
    *("chronicle.trade", "play.trade", "tables.cards.", "screens.option.match_bonus", "screens.option.round_limit"),
    *("choice.Muster", "choice.Revive", "choice.Pass.muster", "choice.Pass.ally_fortify", "choice.Pass.revive"),
    *("choice.Pick.book", "play.harm.", "play.occupy.deadly"),
)
"""What 2210 doesn't have: sets of cards, an end after a number of rounds, neutral allies, armies from a crypt or for a relic,
plague."""


def topic(name: str) -> dict[str, list[str]]:
    """Return the texts of a topic file by key, in all languages and forms."""
    file = resources_dir() / "translations" / f"{name}.yaml"
    entries = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {
        key: [form for text in texts.values() for form in ([text] if isinstance(text, str) else text.values())]
        for key, texts in entries.items()
    }


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[tuple[str, int | None]]]:
    """Return the keys of all texts that are asked for from now on, with their numbers."""
    found: set[tuple[str, int | None]] = set()
    look_up = i18n.lookup

    def noting(code: str, key: str, n: int | None) -> str:
        found.add((key, n))
        return look_up(code, key, n)

    monkeypatch.setattr(i18n, "lookup", noting)
    yield found
    i18n.set_language("en")
    i18n.set_rule_set("")


def with_armies(said: set[tuple[str, int | None]]) -> list[str]:
    """Return what of this says "army" in a language, as 2210 says it."""
    texts = {(key, code): i18n.lookup(code, key, n) for key, n in list(said) for code in i18n.LANGUAGES}
    return sorted({f"{key}, {code}: {text}" for (key, code), text in texts.items() if ARMY.search(text)})


def by_hand(game: Game, seed: int, most: int) -> tuple[Counter[str], list[str]]:
    """Play about at the window; return what was answered, and what could not be."""
    screen = ad_screen(game, tuple(range(game.state.players)), size=(1280, 720), curtain=False)
    return play_by_hand(screen, random.Random(seed), most)


def test_every_shared_text_about_armies_is_said_otherwise() -> None:
    shared = {key: texts for name in SHARED for key, texts in topic(name).items() if not key.startswith(NOT_MET)}
    own = topic("ad2210") | topic("words_ad2210")
    about_armies = {key for key, texts in shared.items() if ARMY.search(" ".join(texts))}
    assert len(about_armies) > 40
    assert {key for key in about_armies if f"{key}@{EDITION}" not in own} == set()
    assert [key for key, texts in own.items() if ARMY.search(" ".join(texts))] == []


def test_house_rules_keys_and_the_rules_index_show_no_army(qtbot: QtBot, said: set[tuple[str, int | None]]) -> None:
    game = start_game(make_rules(EDITION, to_board(maps_of(EDITION)), 2, {}), 1)
    screen = ad_screen(game, (0, 1))
    said.clear()
    HouseRulesDialog(screen, EDITIONS[EDITION].options, {})
    KeysHelp(screen)
    RulesIndex(screen, RulesInPlay(EDITION, 2, {"start_armies": 40}))
    assert ("screens.option.start_armies", None) in said
    assert len(said) > 300
    assert with_armies(said) == []


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_is_played_by_hand(qtbot: QtBot, said: set[tuple[str, int | None]], players: int) -> None:
    game = start_game(make_rules(EDITION, to_board(maps_of(EDITION)), players, {}), players)
    done, stuck = by_hand(game, players, 4_000)
    assert with_armies(said) == []
    assert not stuck, Counter(stuck)
    assert game.state.outcome is not None, done
    assert {"bid", "turn_marker", "hire", "buy_cards", "attack", "occupy", "fortify"} <= set(done)


@pytest.mark.long
@pytest.mark.parametrize("deck", COMMANDERS)
def test_all_cards_of_a_deck_are_played_by_hand(qtbot: QtBot, said: set[tuple[str, int | None]], deck: str) -> None:
    cards = [spec.id for spec in card_specs().values() if spec.deck == deck]
    answers = {1: ["land_land_death_trap", "diplomat_evacuation"], 2: ["land_stealth_mods", "naval_stealth_mods"]}
    others = {player: [card for card in found if card not in cards] for player, found in answers.items()}
    game = about_to_play(*cards, others=others, rolls=None)
    done, stuck = by_hand(game, 7, 80)
    assert with_armies(said) == []
    assert not stuck, Counter(stuck)
    assert {"play_card", "attack"} <= set(done)
