"""Every miracle card says what it is called, when it is played and what it does, with its numbers, in every language."""

from __future__ import annotations

import pytest

from risk_desktop import i18n
from risk_desktop.editions.godstorm.cards.deck import RELIC, miracle_specs
from risk_desktop.editions.godstorm.gods import GODS
from risk_desktop.editions.godstorm.pantheons import HAVENS


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    i18n.set_language("en")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_card_is_told_with_its_numbers(language):
    i18n.set_language(language)
    titles = set()
    for card in miracle_specs().values():
        told = []
        for wording in (card.title, card.when, card.what):
            assert i18n.has_text(wording.key), wording.key
            told.append(i18n.tr(wording.key, None, **wording.params))
        assert not any("{" in words for words in told), told
        titles.add(told[0])
    assert len(titles) == len(miracle_specs()) == 57


def test_numbers_stand_in_the_text_where_the_card_has_some():
    specs = miracle_specs()
    assert i18n.tr("deck_card.war_heroes_are_born.what", None, **specs["war_heroes_are_born"].what.params).startswith(
        "3 "
    )
    assert specs["sky_the_fog_lifts"].what.params == {"most": 4}
    assert specs["magic_excalibur"].what.params == {}
    assert specs["magic_excalibur"].sign != specs["magic_stonehenge"].sign
    assert {card.sign for card in specs.values() if card.timing == RELIC} == {
        card.id for card in specs.values() if card.timing == RELIC
    }


def test_a_relic_with_a_home_says_so():
    for card in miracle_specs().values():
        assert ("1 point" in i18n.tr(card.what.key, None, **card.what.params)) == bool(card.home)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_god_has_a_name_of_his_own(language):
    i18n.set_language(language)
    names = [i18n.tr(f"piece.name.{pantheon}.{kind}") for pantheon in HAVENS for kind in GODS]
    assert len(set(names)) == len(names) == 20
    assert not any("." in name for name in names)
    assert all(i18n.has_text(f"pantheon.{pantheon}") for pantheon in HAVENS)
