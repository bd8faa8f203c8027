"""The rulebooks as data: every rule once, a text for each, an explanation for every step of every edition."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from risk_desktop import languages
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import RulesInPlay, play_of, rulebook
from risk_desktop.paths import resources_dir

IDS = Path(__file__).with_name("rule_ids.txt")
LANGUAGES = set(languages.LANGUAGES)
EVERYWHERE = ("reinforce", "attack", "defend", "occupy")
WITHOUT_SETS = {"ad2210", "godstorm"}


def digest() -> list[str]:
    """Return the ids of the digest, without those of its questions."""
    return [rule for rule in IDS.read_text("utf-8").split() if not rule.startswith("X-")]


@cache
def texts() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for path in (resources_dir() / "translations").glob("rules_*.yaml"):
        found.update(yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader))
    return found


def key(rule: str) -> str:
    return f"rules.{rule.replace('-', '_')}"


def test_every_rule_of_the_digest_stands_in_the_rulebook_once():
    listed = [rule for section in rulebook().sections.values() for rule in section.rules]
    assert sorted(listed) == sorted(digest())


def test_a_rule_stands_in_the_section_of_its_name():
    sections = rulebook().sections
    for section in sections.values():
        for rule in section.rules:
            assert max((id_ for id_ in sections if rule.startswith(f"{id_}-")), key=len) == section.id


@pytest.mark.parametrize("section", rulebook().sections)
def test_every_rule_has_a_text_in_every_language(section):
    rules = rulebook().sections[section].rules
    assert [rule for rule in rules if set(texts().get(key(rule), ())) != LANGUAGES] == []


def test_every_text_of_a_rule_belongs_to_a_rule():
    keys = {key(rule) for rule in digest()}
    numbered = [name for name in texts() if name.split(".")[1].rpartition("_")[2].isdigit()]
    assert len(numbered) == len(keys)
    assert set(numbered) == keys


def test_no_two_rules_of_a_rulebook_are_told_in_the_same_words():
    for section in rulebook().sections.values():
        for language in LANGUAGES:
            told = [texts()[key(rule)][language] for rule in section.rules if key(rule) in texts()]
            assert len(set(told)) == len(told), section.id


def test_the_data_name_nothing_that_there_is_not():
    book, known = rulebook(), set(digest())
    for section in book.sections.values():
        assert set(section.chapters) <= set(book.chapters), section.id
        assert {rule for rules in section.steps.values() for rule in rules} <= set(section.rules), section.id
        assert set(section.replaces) <= set(section.rules), section.id
        assert {rule for rules in section.replaces.values() for rule in rules} <= known - set(section.rules), section.id
    for option in book.options.values():
        assert option.rules <= known
    for follows in book.editions.values():
        assert {name for names in (follows.sections, *follows.also.values()) for name in names} <= set(book.sections)


def test_every_edition_and_every_option_is_in_the_data():
    book = rulebook()
    assert list(book.editions) == list(EDITIONS)
    specs = [spec for edition in EDITIONS.values() for spec in edition.options]
    assert set(book.options) == {spec.key for spec in specs}
    for option, house in book.options.items():
        values = {str(value) for spec in specs if spec.key == option for value in spec.values}
        assert set(house.values) <= values, option


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", EVERYWHERE)
def test_the_common_steps_are_explained(edition, kind):
    explained = rulebook().explain(kind, RulesInPlay(edition, EDITIONS[edition].players[0]))
    assert explained.rules
    assert not any(cited.overruled for cited in explained.rules)
    assert len(explained.rules) <= 8


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition not in WITHOUT_SETS])
def test_trading_is_explained(edition):
    assert 0 < len(rulebook().explain("trade", RulesInPlay(edition, EDITIONS[edition].players[0])).rules) <= 8


def ids(kind: str, edition: str, players: int = 4, **options: int | str) -> list[str]:
    """Return the rules that hold in a step."""
    play = play_of(EDITIONS[edition], players, options)
    return [cited.rule for cited in rulebook().explain(kind, play).rules if not cited.overruled]


@pytest.mark.parametrize(
    ("edition", "first"),
    [("world", "W-21"), ("secret-mission", "S-22"), ("capitals", "S-22"), ("risiko", "D-23"), ("original", "O-22")],
)
def test_defending_is_told_by_the_edition_that_is_played(edition, first):
    assert ids("defend", edition)[0] == first


def test_a_particular_rule_takes_the_place_of_the_general_one():
    assert "S-12" in ids("trade", "secret-mission")
    assert "S-12" not in ids("trade", "rising-cards") and ids("trade", "rising-cards")[0] == "SC-02"
    assert ids("fortify", "teams") == ["T-09", "T-14"]


def test_two_players_of_the_box_of_2000_follow_its_section_for_two():
    assert ids("reinforce", "capitals", 2)[0] == "S2-04"
    assert "S2-04" not in ids("reinforce", "capitals", 3)
    assert {"S2-04", "S-30"} <= {cited.rule for cited in rulebook().contents(RulesInPlay("capitals"))}


def test_a_house_rule_is_named_and_told_by_the_rulebook_that_prints_it():
    play = play_of(EDITIONS["world"], 4, {"defence_dice": "three", "set_values": "golden"})
    explained = rulebook().explain("defend", play)
    assert explained.house_rules == ("defence_dice",)
    assert [(cited.rule, cited.changed) for cited in explained.rules][:2] == [("D-23", False), ("W-21", True)]
    assert rulebook().explain("fortify", play).house_rules == ()


@pytest.mark.parametrize(
    ("edition", "options", "rule", "told"),
    [
        ("risiko", {"start_armies": 20}, "D-02", "changed"),
        ("risiko", {"start_armies": 20, "allocation": "claim"}, "D-02", "overruled"),
        ("world", {"tie": "attacker"}, "W-22", "changed"),
        ("world", {"defence_dice": "three"}, "W-21", "changed"),
        ("world", {"defence_dice": "three", "roll_order": "attacker_first"}, "W-21", "overruled"),
        ("world", {"inherit_cards": "discarded", "elimination_trade": "may"}, "W-25", "changed"),
        ("world", {"income": "half"}, "W-10", "overruled"),
        ("world", {"income": "half"}, "W-11", ""),
    ],
)
def test_a_rule_that_says_more_than_a_house_rule_changes_holds_in_part(edition, options, rule, told):
    contents = rulebook().contents(play_of(EDITIONS[edition], 3, options))
    cited = next(cited for cited in contents if cited.rule == rule)
    assert (cited.overruled, cited.changed) == (told == "overruled", told == "changed")


def test_two_house_rules_together_are_told_by_a_rule_that_fits_both():
    held = ids("trade", "world", match_bonus=2, match_cap="turn")
    assert "O-14" in held and "S-14" not in held and "W-16" not in held


def test_a_step_that_only_a_house_rule_brings_is_told_by_its_rulebook():
    assert ids("regroup", "world", fortify="regroup") == ["D-31"]
    assert ids("fortify", "risiko", fortify="adjacent") == ["S-30"]
    assert ids("claim", "secret-mission", allocation="claim") == ["W-03"]


def test_the_contents_go_by_chapter_and_leave_out_what_is_replaced():
    contents = rulebook().contents(RulesInPlay("world-duel", 2))
    rules = [cited.rule for cited in contents]
    assert "P-02" in rules and "W-02" not in rules and len(set(rules)) == len(rules)
    chapters = [cited.chapter for cited in contents]
    assert chapters == sorted(chapters, key=rulebook().chapters.index)
    assert not any(cited.overruled for cited in contents)


def test_without_an_edition_the_contents_are_all_rules_book_by_book():
    contents = rulebook().contents(RulesInPlay(""))
    assert [cited.rule for cited in contents] == [rule for s in rulebook().sections.values() for rule in s.rules]
    assert rulebook().followed("no such edition") == ()


def test_printed_options_are_no_house_rules():
    assert play_of(EDITIONS["risiko"], 3, {"defence_dice": "three", "unknown": 1}).house_rules == {}
    assert play_of(EDITIONS["risiko"], 3, {"defence_dice": "two"}).house_rules == {"defence_dice": "two"}


def test_two_players_of_2210_read_their_own_chapter_too():
    assert ids("setup_place", "ad2210", 2) == ["AD-B-7", "AD-Y-2"]
    assert ids("setup_place", "ad2210", 3) == ["AD-B-7", "AD-B-4"]
    assert ids("defend", "ad2210", 2)[-1] == "AD-Y-4"


def test_the_rules_of_2210_are_read_from_the_set_up_to_its_cards():
    chapters = list(dict.fromkeys(cited.chapter for cited in rulebook().contents(RulesInPlay("ad2210", 3))))
    assert chapters[:3] == ["overview", "setup", "bids"]
    assert chapters.index("hiring") < chapters.index("cards") < chapters.index("attack") < chapters.index("dice")
    assert chapters[-2:] == ["card_by_card", "box"]
    assert "neutrals" not in chapters


def test_house_rules_of_2210_overrule_what_it_prints():
    assert ids("casualties", "ad2210", casualty_choice="mods_first") == ["AD-H-7"]
    contents = rulebook().contents(play_of(EDITIONS["ad2210"], 3, {"out_without": "territories", "years": 7}))
    assert {cited.rule for cited in contents if cited.overruled} == {"AD-T-3", "AD-A-1", "AD-V-1"}


def test_the_rules_of_godstorm_are_read_in_the_order_of_its_steps():
    chapters = list(dict.fromkeys(cited.chapter for cited in rulebook().contents(RulesInPlay("godstorm", 4))))
    steps = ["bids", "turn", "reinforcements", "gods", "cards", "plague", "attack", "god_war", "dice", "conquest"]
    assert [chapter for chapter in chapters if chapter in steps] == steps
    assert chapters.index("move") < chapters.index("underworld") < chapters.index("winning")
    assert "missions" not in chapters and "hiring" not in chapters


def test_every_step_of_godstorm_begins_with_its_own_rule():
    first = {kind: ids(kind, "godstorm")[0] for kind in ("revive", "summon", "press", "champion", "leave_afterlife")}
    assert first == {
        "revive": "G-38",
        "summon": "G-44",
        "press": "G-85",
        "champion": "G-75",
        "leave_afterlife": "G-104",
    }


def test_house_rules_of_godstorm_overrule_what_it_prints():
    assert ids("setup_place", "godstorm", start_armies=20) == ["G-22"]
    play = play_of(EDITIONS["godstorm"], 3, {"allocation": "claim", "epochs": 3, "plague_lands": 2, "start_faith": 0})
    contents = rulebook().contents(play)
    assert [cited.rule for cited in contents if cited.overruled] == ["G-20"]
    assert {cited.rule for cited in contents if cited.changed} == {"G-17", "G-24", "G-28", "G-118"}
