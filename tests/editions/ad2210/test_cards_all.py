"""What holds for every command card: its numbers, timing, cost, commander, texts, and that it has tests of its own."""

from __future__ import annotations

import re
import typing
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import CardFile, card_specs, cards_in, hand_number
from risk_desktop.editions.ad2210.cards.playing import CardTiming, explain_card
from risk_desktop.editions.ad2210.cards.reasons import why_not
from risk_desktop.editions.ad2210.cards.spec import (
    BEFORE_INVASION,
    END_OF_GAME,
    END_OF_TURN,
    INVADED_ANY,
    INVADED_YOU,
    REACTIONS,
    AnyEffect,
)
from risk_desktop.editions.ad2210.units import COMMANDERS
from risk_desktop.i18n import has_text, tr
from risk_desktop.maps.yaml_reader import read_yaml
from tests.editions.ad2210.hands import WORLD, about_to_play, under_attack
from tests.editions.ad2210.year import invade
from tests.playing import choose

HERE = Path(__file__).parent
TESTS = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
CARDS = tuple(card_specs())
every_card = pytest.mark.parametrize("card", CARDS)
COSTS = {0: 21, 1: 9, 2: 6, 3: 5, 4: 1}
"""How many kinds of cards cost how much."""


def test_every_card_has_a_test_with_its_id():
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_cards_*.py")))
    names = TESTS.findall(source)
    assert [card for card in CARDS if not any(name.startswith(f"test_{card}_") for name in names)] == []


def test_five_decks_of_twenty():
    assert {deck: len(cards_in(deck)) for deck in COMMANDERS} == dict.fromkeys(COMMANDERS, 20)
    assert len(CARDS) == 42
    assert Counter(spec.timing for spec in card_specs().values()) == {
        BEFORE_INVASION: 28,
        INVADED_ANY: 3,
        INVADED_YOU: 6,
        END_OF_TURN: 1,
        END_OF_GAME: 4,
    }
    assert Counter(spec.cost for spec in card_specs().values()) == COSTS


def test_answers_to_one_terrain_name_it():
    for spec in card_specs().values():
        assert spec.id.startswith(spec.deck + "_")
        if spec.timing not in REACTIONS:
            assert not spec.terrain
        elif spec.deck != "diplomat":
            assert spec.terrain == {"land": "land", "naval": "water", "space": "moon"}[spec.deck]


@every_card
def test_AD_H_1_it_needs_its_commander_in_play(card):
    spec = card_specs()[card]
    kinds = " ".join(kind for kind in COMMANDERS if kind != spec.deck)
    game = about_to_play(card, position={"alberta": f"0 8 {kinds}"})
    game.pending()
    moment = CardTiming(spec.timing)
    assert explain_card(game, 0, spec, moment).key == f"illegal.card.commander.{spec.deck}"
    assert why_not(game, 0, card).key == f"illegal.card.commander.{spec.deck}"


@every_card
def test_AD_H_1_it_needs_its_energy(card):
    spec = card_specs()[card]
    if spec.timing in REACTIONS:
        targets = {"": "canada", "land": "canada", "water": "new_york", "moon": "sea_of_clouds"}
        origins = {"canada": "alberta", "new_york": "american_republic", "sea_of_clouds": "tycho"}
        target = targets[spec.terrain]
        position = {"american_republic": "0 3"}
        game = under_attack(target, card, origin=origins[target], position=position, energy=(9, spec.cost, 9))
        assert why_not(game, 1, card) is None
        game.state.slots["money"].held[1] = max(0, spec.cost - 1)
        reason = why_not(game, 1, card)
    else:
        game = about_to_play(card, energy=(max(0, spec.cost - 1), 9, 9))
        game.pending()
        reason = explain_card(game, 0, spec, CardTiming(spec.timing))
    if spec.cost:
        assert reason.key == "illegal.card.energy"
        assert reason.params["cost"] == spec.cost
    else:
        assert reason is None or reason.key != "illegal.card.energy"


@every_card
def test_AD_H_3_and_H_4_it_has_its_time(card):
    spec = card_specs()[card]
    game = about_to_play(card, "land_scout_forces", others={2: ("nuclear_scatter_bomb_land",)})
    if spec.timing == BEFORE_INVASION:
        choose(game, game.pending().options.sample(_Never()))
        assert game.pending().kind == "attack"
    game.pending()
    assert why_not(game, 0, card).key == f"illegal.card.moment.{spec.timing}"
    assert why_not(game, 1, card).key.startswith(("illegal.card.moment.", "illegal.card.commander."))


@pytest.mark.parametrize("terrain", ["water", "moon"])
def test_a_card_passed_over_for_want_of_a_target_says_so_until_it_is_too_late(terrain):
    card = {"water": "naval_assemble_mods", "moon": "space_assemble_mods"}[terrain]
    spare = dict.fromkeys(("poseidon", "hawaiian_preserve", "tycho"), "")
    game = about_to_play(card, position=spare)
    assert game.pending().kind == "attack", "there is nothing to play"
    reason = why_not(game, 0, card)
    assert (reason.key, reason.params["case"]) == ("illegal.card.target.assemble_mods", terrain)
    invade(game, "alberta", "canada", 1)
    assert why_not(game, 0, card).key == "illegal.card.moment.before_first_invasion"


def test_in_anothers_turn_a_card_only_waits_for_its_moment():
    game = about_to_play(others={1: ("naval_assemble_mods",)})
    assert why_not(game, 1, "naval_assemble_mods").key == "illegal.card.moment.before_first_invasion"


class _Never:
    """Dice that always stop."""

    def roll(self, sides: int) -> int:
        return 1


@every_card
def test_it_has_a_name_and_says_when_and_what(card):
    spec = card_specs()[card]
    for wording in (spec.title, spec.when, spec.what):
        assert has_text(wording.key), wording.key
        text = tr(wording.key, **wording.params)
        assert "{" not in text and len(text) > 3
    assert has_text(f"illegal.card.moment.{spec.timing}")
    assert has_text(f"illegal.card.commander.{spec.deck}")


def test_cards_whose_aim_may_fail_say_why():
    empty = about_to_play(
        position=dict.fromkeys(WORLD, "") | {"alberta": "0 1 land", "canada": "1 0 station", "japan": "2 1"}
    )
    empty.pending()
    failing = {
        spec.effect.kind
        for spec in card_specs().values()
        if spec.timing != END_OF_GAME and spec.effect.aim(empty, 0, None) is None
    }
    assert {"rocket_strike", "assassin_bomb", "armageddon", "evacuation", "decoys_revealed"} <= failing
    assert [kind for kind in sorted(failing) if not has_text(f"illegal.card.target.{kind}")] == []


def test_the_lowest_number_of_a_kind_is_played():
    game = about_to_play("land_scout_forces", "land_scout_forces")
    spec = card_specs()["land_scout_forces"]
    before = sorted(game.state.decks["land"].hands[0])
    assert hand_number(game.state, 0, spec) == before[0]
    choose(game, PlayCard("land_scout_forces"))
    assert game.state.decks["land"].hands[0] == before[1:]


@pytest.mark.parametrize(
    "row",
    [
        "{id: x, deck: sea, copies: 1, cost: 0, timing: end_of_turn, effect: {kind: redeployment}}",
        "{id: x, deck: land, copies: 0, cost: 0, timing: end_of_turn, effect: {kind: redeployment}}",
        "{id: x, deck: land, copies: 1, cost: 0, timing: now, effect: {kind: redeployment}}",
        "{id: x, deck: land, copies: 1, cost: 0, timing: end_of_turn, effect: {kind: flood}}",
        "{id: x, deck: land, copies: 1, cost: 0, timing: end_of_turn, effect: {kind: assemble_mods, mods: 3}}",
    ],
)
def test_a_row_that_makes_no_sense_is_refused(row):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(read_yaml(f"format: 1\ncards:\n- {row}\n"), CardFile)


def test_docs_speak_of_every_effect_with_its_numbers():
    text = (HERE.parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE))
    for effect in typing.get_args(AnyEffect):
        kind, fields = effect.__struct_config__.tag, effect.__struct_fields__
        assert sorted(re.findall(r"`(\w+)`", rows[kind])) == sorted(fields), kind
