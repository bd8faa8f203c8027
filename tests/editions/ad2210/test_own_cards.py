"""The blank cards of the box: own cards from a file, built from the effects of the printed ones (AD-X-1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop.editions.ad2210.cards import deck
from risk_desktop.editions.ad2210.cards.events import CommandCardPlayed
from risk_desktop.editions.edition import OwnCardsError
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.rules import resolve_options
from risk_desktop.i18n import tr
from risk_desktop.storage.boards import board_of, find_maps, saved_maps
from risk_desktop.storage.lines import SavedSeat, SaveHeader
from risk_desktop.storage.reading import SaveError, read_save
from risk_desktop.storage.replay import rules_of
from risk_desktop.storage.saves import SaveWriter
from tests.editions.ad2210.test_ad_setup import started

HEAD = "format: 1\ncards:\n"
DROP = (
    "- {id: drop, name: Heavy drop, deck: land, copies: 2, cost: 2, timing: before_first_invasion, "
    "effect: {kind: assemble_mods, mods: 5, terrain: land}}\n"
)
WALL = "- {id: wall, name: Wall, deck: space, copies: 1, cost: 0, timing: invaded_you, effect: {kind: death_trap}}\n"


def aimless(effect: str) -> str:
    """Return the row of a card that is played in the own turn."""
    return DROP.replace("assemble_mods, mods: 5, terrain: land", effect)


def forget() -> None:
    """Let the decks be read again."""
    deck.card_specs.cache_clear()
    deck.cards_in.cache_clear()


@pytest.fixture
def folder(own_cards_folder: Path) -> Path:
    return own_cards_folder


def write(folder: Path, text: str) -> None:
    (folder / deck.FILE).write_text(HEAD + text, encoding="utf-8")
    forget()


def test_they_are_off_unless_chosen(folder):
    write(folder, DROP + WALL)
    assert resolve_options(EDITIONS["ad2210"].modules, {})["own_cards"] == "no"
    game, _ = started()
    assert {len(game.state.decks[kind].draw) for kind in deck.COMMANDERS} == {20}
    assert len(deck.cards_of(game.state, "land")) == 20
    assert not deck.in_the_game(game.state, deck.card_specs()["drop"])


def test_they_are_shuffled_into_their_decks(folder):
    write(folder, DROP + WALL)
    game, _ = started(own_cards="yes")
    sizes = {kind: len(game.state.decks[kind].draw) for kind in deck.COMMANDERS}
    assert sizes == {**dict.fromkeys(deck.COMMANDERS, 20), "land": 22, "space": 21}
    drop = deck.card_specs()["drop"]
    assert deck.in_the_game(game.state, drop)
    assert [card.id for card in deck.cards_of(game.state, "land")[-2:]] == ["drop", "drop"]
    assert tr(drop.title.key) == "Heavy drop"
    assert drop.sign == "assemble_mods" and drop.what.params == {"mods": 5}


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (DROP.replace("copies: 2", "copies: 6") + WALL.replace("copies: 1", "copies: 4"), "own_cards.too_many", 2),
        (WALL + DROP.replace("id: drop", "id: land_stealth_mods"), "own_cards.id_taken", 4),
        (WALL + WALL, "own_cards.id_taken", 4),
        (WALL.replace("invaded_you", "end_of_turn"), "own_cards.timing", 3),
        (DROP.replace("effect:", "terrain: moon, effect:"), "own_cards.terrain", 3),
        (DROP.replace("mods: 5", "mods: 500"), "own_cards.number", 3),
        (DROP.replace("mods: 5", "mods: 0"), "own_cards.number", 3),
        (aimless("colony_influence, points: 5").replace("before_first_invasion", "end_of_game"), "own_cards.free", 3),
        (WALL + aimless("mod_reduction, theirs: 0, own: 0"), "own_cards.idle", 4),
        (WALL + aimless("assassin_bomb, die: 6, least: 7"), "own_cards.idle", 4),
        (
            WALL.replace("effect: {kind: death_trap}", "terrain: moon, effect: {kind: stealth_station}"),
            "own_cards.idle",
            3,
        ),
        (WALL + DROP.replace("cost: 2", "cost: many"), "own_cards.shape", 4),
        (DROP.replace("assemble_mods", "win"), "own_cards.word", 3),
        (DROP.replace("name: Heavy drop, ", ""), "own_cards.shape", 3),
        ("- {id: [\n", "map.yaml_bracket", 4),
    ],
)
def test_what_does_not_fit_is_told_with_its_line(folder, text, key, line):
    write(folder, text)
    with pytest.raises(OwnCardsError) as caught:
        deck.check_own_cards()
    assert (caught.value.problem.key, caught.value.problem.line) == (key, line)
    assert tr(key) != key
    assert len(deck.cards_in("land")) == 20, "a game without them goes on"
    with pytest.raises(OwnCardsError):
        started(own_cards="yes")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (
            "deck: land",
            "deck: sea",
            "cards[0].deck: “sea” isn't possible. Possible: diplomat, land, naval, nuclear, space.",
        ),
        ("terrain: land", "terrain: sea", "“sea” isn't possible. Possible: land, moon, water."),
        ("before_first_invasion", "soon", "Possible: before_first_invasion, end_of_game, end_of_turn, invaded_any, "),
        ("assemble_mods", "win", "cards[0].effect.kind: “win” isn't possible. Possible: armageddon, assassin_bomb, "),
        ("mods: 5", "modz: 5", "cards[0].effect: “modz” isn't possible. Possible: kind, mods, terrain."),
        ("copies: 2", "copys: 2", "“copys” isn't possible. Possible: id, deck, copies, cost, timing, effect, "),
    ],
)
def test_a_wrong_word_is_told_with_those_that_are_possible(folder, right, wrong, told):
    write(folder, DROP.replace(right, wrong))
    with pytest.raises(OwnCardsError) as caught:
        deck.check_own_cards()
    problem = caught.value.problem
    assert told in tr(problem.key, None, **problem.params)
    assert problem.line == 3


@pytest.mark.parametrize("effect", ["mod_reduction, theirs: 0, own: 5", "assassin_bomb, die: 6, least: 6"])
def test_what_does_little_is_a_card_too(folder, effect):
    write(folder, aimless(effect))
    deck.check_own_cards()
    assert "drop" in deck.card_specs()


@pytest.mark.parametrize("text", ["", "[]", "cards\n"])
def test_a_file_without_cards_is_said_so(folder, text):
    (folder / deck.FILE).write_text(text, encoding="utf-8")
    with pytest.raises(OwnCardsError) as caught:
        deck.check_own_cards()
    assert caught.value.problem.key == "own_cards.no_cards"


def test_a_zone_must_be_one_of_the_board(folder):
    strike = "- {id: z, name: Z, deck: nuclear, copies: 1, cost: 1, timing: before_first_invasion, effect: "
    write(folder, strike + "{kind: zone_strike, terrain: land, zones: [atlantis]}}\n")
    with pytest.raises(OwnCardsError) as caught:
        deck.check_own_cards()
    assert caught.value.problem.key == "own_cards.zone"


def test_a_save_with_them_needs_their_file(folder, tmp_path):
    write(folder, DROP)
    maps = find_maps(EDITIONS["ad2210"].boards)
    seats = tuple(SavedSeat(f"P{seat}") for seat in range(3))
    header = SaveHeader("ad2210", seats, saved_maps(maps), 1, "", {"own_cards": "yes"})
    SaveWriter(tmp_path / "game.risk", header).close()
    loaded = read_save(tmp_path / "game.risk")
    assert rules_of(loaded, board_of(loaded)).option("own_cards") == "yes"
    (folder / deck.FILE).unlink()
    forget()
    with pytest.raises(SaveError) as caught:
        rules_of(loaded, board_of(loaded))
    assert caught.value.problem.key == "storage.own_cards_file"


def test_without_a_file_one_is_asked_for(folder):
    with pytest.raises(OwnCardsError) as caught:
        deck.check_own_cards()
    assert caught.value.problem.key == "own_cards.missing"
    assert caught.value.file == folder / deck.FILE


def test_a_game_with_them_is_played_to_its_end(folder):
    write(folder, DROP.replace("copies: 2", "copies: 6") + WALL.replace("deck: space", "deck: diplomat"))
    game, _ = started(own_cards="yes")
    dice, played = SeededDice(8), set()
    while (decision := game.pending()) is not None:
        game.apply(decision.options.sample(dice))
        played |= {event.card for event in game.take_events() if isinstance(event, CommandCardPlayed)}
    assert game.state.outcome is not None
    assert "drop" in played
