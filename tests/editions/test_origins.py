"""Where every rule comes from: told for each of them, by books, readings and house rules that there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from risk_desktop.editions.origins import OriginsError, load_origins, origins
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import RulesInPlay, rulebook
from risk_desktop.i18n import has_text
from risk_desktop.maps.yaml_reader import read_yaml
from risk_desktop.paths import resources_dir

HERE = Path(__file__).parent
FILE = resources_dir() / "origins.yaml"


def rules() -> list[str]:
    """Return all rules of the index."""
    return [rule for section in rulebook().sections.values() for rule in section.rules]


@pytest.mark.parametrize("section", rulebook().sections)
def test_every_rule_has_an_origin(section: str) -> None:
    for rule in rulebook().sections[section].rules:
        found = origins().of(rule)
        assert found.printed or found.readings or found.ours, rule


def test_every_house_rule_that_a_reading_names_is_there_where_its_rule_is_read() -> None:
    """Whoever follows a rule can also choose its other reading."""
    for edition in EDITIONS.values():
        keys = {spec.key for spec in edition.options}
        for players in edition.players:
            for cited in rulebook().contents(RulesInPlay(edition.id, players)):
                named = {reading.option for reading in origins().of(cited.rule).readings if reading.option}
                assert named <= keys, (edition.id, cited.rule)


def test_a_house_rule_stands_for_a_reading_only_if_it_has_another_value() -> None:
    specs = {spec.key: spec for edition in EDITIONS.values() for spec in edition.options}
    for reading in origins().readings:
        assert not reading.option or len(specs[reading.option].values) > 1, reading.id


def test_readings_are_those_that_have_tests() -> None:
    """``readings.yaml`` lists them all, and test_rule_ids.py looks for the test of each."""
    listed = read_yaml((HERE / "readings.yaml").read_text(encoding="utf-8"))
    assert isinstance(listed, dict)
    known = {id_ for group, ids in listed.items() if group != "paper" for id_ in ids}
    assert {reading.id for reading in origins().readings} == known


def test_a_reading_tells_the_other_one_or_names_its_house_rule() -> None:
    for reading in origins().readings:
        told = has_text(f"origins.reading.{reading.id.replace('-', '_')}")
        assert told != bool(reading.option), reading.id


def test_every_book_has_a_name_and_every_rulebook_its_book() -> None:
    for book in origins().books:
        assert has_text(f"origins.book.{book.id}")
    assert {*origins().book_of, "C"} == set(rulebook().sections)


def test_no_place_of_a_book_is_listed_twice_and_no_rule_twice_at_a_place() -> None:
    for book in origins().books:
        places = [(place.place, place.page) for place in book.places]
        assert len(set(places)) == len(places), book.id
        assert all(len(set(place.rules)) == len(place.rules) for place in book.places), book.id


@pytest.mark.parametrize(
    ("rule", "sections", "book", "place", "page"),
    [
        ("W-24", ["W", "C"], "conquest_2004", "Een Invasie winnen en een gebied innemen", 0),
        ("S-22", ["S", "C"], "risk_2000", "Försvararen", 10),
        ("C-11", ["D", "C"], "risiko_1982", "b) Befreien anderer Länder", 0),
        ("C-11", ["SK", "S", "C"], "risk_2000", "Stridens gång", 10),
        ("C-11", [], "conquest_2004", "Wie wint de veldslag", 0),
        ("AD-Z-5", ["AD"], "ad2210", "Antwoorden op mogelijke vragen bij het gebruik van bepaalde kaarten", 10),
        ("G-129", ["G"], "original", "Bezette gebieden", 0),
    ],
)
def test_a_rule_is_first_told_by_the_book_that_is_played_by(
    rule: str, sections: list[str], book: str, place: str, page: int
) -> None:
    first = origins().of(rule, sections).printed[0]
    assert (first.book, first.place, first.page) == (book, place, page)


def test_the_three_kinds() -> None:
    assert origins().of("C-19").ours and not origins().of("C-19").printed
    assert [reading.id for reading in origins().of("P-07").readings] == ["X-05"]
    assert not origins().of("P-07").printed
    printed = origins().of("D-27")
    assert printed.printed and not printed.readings and not printed.ours


# --- a bad file


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("ours: [C-08, C-16, C-17, C-18, C-19, ", "ours: [C-08, C-16, C-17, C-18, ", "found none for C-19"),
        ("ours: [C-08", "ours: [C-99", "expected rules of the index, found C-99"),
        ("{id: X-02,", "{id: X-03,", "found twice X-03"),
        ("sections: [D]", "sections: [Q]", "expected rulebooks of the index, found Q"),
        ("page: 7", "page: seven", "$.books[0].places[4].page"),
        ("format: 1", "format: 2", "$.format"),
        ("option: allocation", "options: allocation", "$.readings[0]"),
        ("books:\n", "books: [\n", "expected plain YAML"),
    ],
)
def test_a_bad_file_says_what_is_wrong_with_it(tmp_path: Path, old: str, new: str, words: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    bad = tmp_path / "origins.yaml"
    bad.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(OriginsError) as caught:
        load_origins(bad)
    assert words in str(caught.value) and str(bad) in str(caught.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(OriginsError, match="expected a text file"):
        load_origins(tmp_path / "none.yaml")
