"""What the rules and the lines of help say is what the program does: numbers against constants, words against each other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import pytest
import topic_files

from risk_desktop import i18n
from risk_desktop.editions.ad2210.cards.module import CARD_PRICE
from risk_desktop.editions.ad2210.duel import NEUTRAL_CARDS
from risk_desktop.editions.ad2210.setup import PRINTED_MODS
from risk_desktop.editions.ad2210.units import COMMANDER_COST, STATION_COST
from risk_desktop.editions.classic.neutrals.bribe import BRIBE_LIMIT
from risk_desktop.editions.classic.neutrals.reinforced import START_ARMIES
from risk_desktop.editions.classic.neutrals.stances import FIRM_FROM
from risk_desktop.editions.classic.sets import FIXED, TRACKS
from risk_desktop.editions.common.setup import PRINTED_ARMIES
from risk_desktop.editions.godstorm import setup as god_setup
from risk_desktop.editions.godstorm.afterlife import Revive
from risk_desktop.editions.godstorm.cards.deck import miracle_specs
from risk_desktop.editions.godstorm.cards.drawing import CARD_COST
from risk_desktop.editions.godstorm.god_war import BASE_DICE, MJOLNIR_BONUS
from risk_desktop.editions.godstorm.gods import GOD_COST
from risk_desktop.editions.godstorm.temples import MOST_TEMPLES, TEMPLE_COST
from risk_desktop.maps.finder import find_map
from tests.editions.godstorm.epoch import REST, epoch
from tests.playing import asks, choose, number


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    i18n.set_language("en")


def said(key: str, language: str) -> str:
    i18n.set_language(language)
    return i18n.tr(key)


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def test_the_four_languages_name_the_same_numbers():
    differing = []
    for message in topic_files.read_all()[0]:
        if not message.key.startswith("rules.") or message.rule_set:
            continue
        counts = {lang: Counter(numbers(topic_files.forms(text)[-1])) for lang, text in message.texts.items()}
        differing += [f"{message.key} ({lang})" for lang, found in counts.items() if found != counts["en"]]
    assert differing == []


def deck_sizes() -> list[int]:
    sizes = Counter[str]()
    for card in miracle_specs().values():
        sizes[card.deck] += card.copies
    return [sizes[deck] for deck in ("war", "sky", "death", "magic")]


LANDS = 42
SHARE = LANDS // 3
"""Territories of each of three piles."""


@pytest.mark.parametrize(
    ("rule", "meant"),
    [
        ("C_01", [LANDS, 6, 5, 2, 3, 7]),
        ("W_02", [PRINTED_ARMIES[players] for players in (3, 4, 5, 6)]),
        ("W_15", [*TRACKS["golden"], 5]),
        ("O_13", [*TRACKS["older"][:6], 5]),
        ("D_13", [*TRACKS["older"], 5]),
        ("SC_02", [*TRACKS["older"], 5]),
        ("M_04", list(FIXED.values())),
        ("S_12", list(FIXED.values())),
        ("T_05", list(FIXED.values())),
        ("N_11", [BRIBE_LIMIT.default]),
        ("N_33", [1, int(FIRM_FROM.default) - 1, int(FIRM_FROM.default), 6]),
        ("S2_02", [PRINTED_ARMIES[2], START_ARMIES * SHARE, SHARE]),
        ("S2_04", [17, 17 // 2]),
        ("AD_B_4", [PRINTED_MODS[players] for players in (3, 4, 5)]),
        ("AD_F_1", [COMMANDER_COST]),
        ("AD_F_4", [STATION_COST]),
        ("AD_G_1", [CARD_PRICE]),
        ("AD_Y_1", list(NEUTRAL_CARDS.values())),
        ("AD_Y_2", [PRINTED_MODS[2], LANDS - 4 - NEUTRAL_CARDS["land"]]),
        ("G_16", [LANDS, *deck_sizes(), 1]),
        ("G_19", [n for pair in god_setup.PRINTED_ARMIES.items() for n in pair]),
        ("G_24", [god_setup.START_FAITH.default]),
        ("G_42", [TEMPLE_COST, 2, MOST_TEMPLES]),
        ("G_44", [2, GOD_COST]),
        ("G_50", [3, CARD_COST]),
        ("G_76", [BASE_DICE, MJOLNIR_BONUS, miracle_specs()["sky_fire_sears_the_sky"].what.params["bonus"]]),
    ],
)
def test_the_numbers_of_a_rule_are_those_of_the_program(rule, meant):
    assert numbers(said(f"rules.{rule}", "en")) == meant


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_G_35_names_every_continent_with_its_bonus(language):
    board, text = find_map("ancient_earth"), said("rules.G_35", language)
    for region in board.regions:
        assert f"{region.name.in_language(language)} {region.bonus}" in text


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_G_119_names_the_home_of_every_relic_that_has_one(language):
    board, text = find_map("ancient_earth"), said("rules.G_119", language)
    names = {territory.id: territory.name.in_language(language) for territory in board.territories}
    homes = [names[card.home] for card in miracle_specs().values() if card.home]
    assert len(homes) == 5
    assert all(home in text for home in homes)


WORDS: dict[str, Sequence[tuple[str, str, str, str]]] = {
    # Relics are put in order only where Pandora's Box is among them: test_G_33_without_pandoras_box_no_order_is_asked.
    "rules.G_33": [("Pandora", "Pandora", "Pandora", "Pandora")],
    # Both draw in the order in which they get equal dice: test_G_54_who_has_equal_dice_before_ones_are_rolled_again...
    "rules.G_54": [("same moment", "hetzelfde moment", "selben Augenblick", "samma ögonblick")],
    # One declaration, however many rolls: test_G_85_after_each_roll_stop_or_roll_again_without_a_new_declaration.
    "rules.G_69": [("declare", "aankondig", "ansagst", "tillkännager")],
    "rules.G_85": [("declared", "aangekondigd", "angesagt", "tillkännages")],
    # Who falls below can be raised again: test_G_112...
    "rules.G_12": [("pool", "voorraad", "Vorrat", "förråd")],
    "march.roll_help": [("pool", "voorraad", "Vorrat", "förråd")],
    # The power holds in attack only, as that of the God of War.
    "pieces.use.godstorm.war": [("attack", "aanval", "Angriff", "anfall")],
    "pieces.use.godstorm.death": [("attack", "aanval", "Angriff", "anfall")],
    "rules.G_45": [("attack", "aanval", "Angriff", "anfall")],
    # The card answers an invasion of one's own land.
    "card.lack.moment.invaded_you": [("you are invaded", "bij jou", "bei dir", "hos dig")],
    # test_D_31_armies_that_moved_into_a_liberated_land_stay_there
    "rules.D_31": [("moved into", "binnengetrokken", "befreites Land gezogen", "ryckt in")],
    # test_D_40..., test_X_07_a_colour_removed_by_somebody_else
    "rules.D_40": [
        ("another player removes", "een ander", "ein anderer", "någon annan"),
        ("placed or regrouped", "geplaatst of verplaatst", "aufgestellt oder umgruppiert", "placeras eller flyttas"),
    ],
    "rules.D_42": [("house rule", "huisregel", "Hausregel", "husregel")],
    "rules.S2_04": [("all of them together", "al die samen", "alle zusammen", "alla tillsammans")],
    # test_X_05_the_attacker_never_chooses_the_dice_of_a_neutral
    "rules.N_32": [("how many dice", "hoeveel dobbelstenen", "wie vielen Würfeln", "hur många tärningar")],
    "rules.O2_05": [("how many dice", "hoeveel dobbelstenen", "wie vielen Würfeln", "hur många tärningar")],
}


@pytest.mark.parametrize("key", WORDS)
def test_help_says_what_is_played(key):
    missing = [
        f"{language}: {words[n]}"
        for words in WORDS[key]
        for n, language in enumerate(i18n.LANGUAGES)
        if words[n] not in said(key, language)
    ]
    assert missing == []


@pytest.mark.parametrize(
    ("language", "first", "then"),
    [
        ("en", "return", "you place"),
        ("nl", "keren", "plaats je"),
        ("de", "kehren", "setzt du"),
        ("sv", "återvänder", "placerar du"),
    ],
)
def test_G_36_first_armies_return_then_the_others_are_placed(language, first, then):
    game = epoch({"egypt": "0 1 temple", "barrow_of_kings": "0 3", **REST}, phase="reinforce")
    asks(game, "revive", 0)
    choose(game, Revive(number(game, "barrow_of_kings"), number(game, "egypt")))
    asks(game, "reinforce", 0)
    text = said("rules.G_36", language)
    assert -1 < text.find(first) < text.find(then)
