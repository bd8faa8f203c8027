"""The sub-command ``odds``: its JSON, its table and its messages."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Literal

import pytest
from pytest import CaptureFixture, approx

from risk_desktop import cli, i18n
from risk_desktop.engine.combat_dice import CombatDice
from risk_desktop.engine.odds import fight


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = i18n.language()
    i18n.set_language("en")
    yield
    i18n.set_language(before)


def called(*words: str) -> int:
    """Run the command line in the language of the test; return the exit code."""
    return cli.main(["--language", i18n.language(), "odds", *words])


def answer(capsys: CaptureFixture[str], *words: str) -> dict:
    """The JSON that the command prints."""
    assert called(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_json_has_its_fields_in_a_stable_order(capsys: CaptureFixture[str]) -> None:
    found = answer(capsys, "11", "10")
    assert list(found) == [
        "attackers",
        "defenders",
        "win",
        "attackers_left",
        "defenders_left",
        "round",
        "losses",
        "assumes",
    ]
    assert (found["attackers"], found["defenders"]) == (11, 10)
    assert round(found["win"], 3) == 0.568
    assert found["round"] == approx({"0": 2890 / 7776, "1": 2611 / 7776, "2": 2275 / 7776})


def test_the_army_that_stays_counts_as_left(capsys: CaptureFixture[str]) -> None:
    found, exact = answer(capsys, "11", "10"), fight(CombatDice(), 10, 10)
    assert found["attackers_left"] == approx(1 + exact.attackers_left)
    assert found["defenders_left"] == approx(exact.defenders_left)


def test_one_army_against_one(capsys: CaptureFixture[str]) -> None:
    found = answer(capsys, "2", "1")
    assert found["win"] == approx(15 / 36)
    assert found["round"] == approx({"0": 15 / 36, "1": 21 / 36, "2": 0})


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (("--attack-dice", "8,6,6"), CombatDice(attack_sides=(8,))),
        (("--attack-dice", "6,6,8"), CombatDice(attack_sides=(8,))),
        (("--attack-dice", "8,6"), CombatDice(attack_sides=(8,), max_attack=2)),
        (("--defence-dice", "8,6"), CombatDice(defence_sides=(8,))),
        (("--defence-dice", "6,6,6"), CombatDice(max_defence=3)),
        (("--reroll-ones", "attacker"), CombatDice(attack_rerolls=True)),
        (("--reroll-ones", "defender"), CombatDice(defence_rerolls=True)),
        (("--reroll-ones", "both"), CombatDice(attack_rerolls=True, defence_rerolls=True)),
        (("--ties", "attacker"), CombatDice(ties="attacker")),
        (("--ties", "defender"), CombatDice()),
    ],
)
def test_options_change_the_dice(capsys: CaptureFixture[str], words: tuple[str, ...], rule: CombatDice) -> None:
    found = answer(capsys, "7", "5", *words)
    assert found["win"] == approx(fight(rule, 6, 5).win)


@pytest.mark.parametrize("ties", ["attacker", "defender"])
@pytest.mark.parametrize("who", ["attacker", "defender", "both"])
def test_where_gods_roll_again_they_do_until_more_is_shown(
    capsys: CaptureFixture[str], who: str, ties: Literal["attacker", "defender"]
) -> None:
    """G-43, G-46, G-48: against all rolls of three dice against two, counted out; a die without ones has five faces."""
    found = answer(capsys, "4", "2", "--edition", "godstorm", "--reroll-ones", who, "--ties", ties)
    faces = [range(2 if who in (side, "both") else 1, 7) for side in ("attacker", "defender")]
    lost: Counter[int] = Counter()
    for rolled in product(*(faces[0],) * 3, *(faces[1],) * 2):
        pairs = zip(sorted(rolled[:3])[::-1], sorted(rolled[3:])[::-1], strict=False)
        lost[sum(ours < theirs or (ours == theirs and ties == "defender") for ours, theirs in pairs)] += 1
    assert found["round"] == approx({str(losses): number / lost.total() for losses, number in lost.items()})


def test_an_edition_brings_its_dice(capsys: CaptureFixture[str]) -> None:
    found = answer(capsys, "11", "10", "--edition", "world")
    assert found["win"] == approx(fight(CombatDice(), 10, 10).win)


def test_three_pairs_have_a_fourth_loss(capsys: CaptureFixture[str]) -> None:
    found = answer(capsys, "7", "5", "--defence-dice", "6,6,6")
    assert list(found["round"]) == ["0", "1", "2", "3"]
    assert sum(found["round"].values()) == approx(1)


def test_D_24_all_outcomes_of_a_roll_that_is_answered_are_told(capsys: CaptureFixture[str]) -> None:
    """Different numbers of dice cost the attacker as much and the defender more or less: nothing may be lost of it."""
    found = answer(capsys, "6", "3", "--edition", "risiko")
    assert round(found["win"], 3) == 0.541
    assert sum(found["round"].values()) == approx(1)
    assert list(found["losses"]) == ["0-1", "0-3", "1-0", "1-2", "2-1", "3-0"]
    assert sum(found["losses"].values()) == approx(1)
    for lost, chance in found["round"].items():
        parts = [share for losses, share in found["losses"].items() if losses.startswith(lost)]
        assert chance == approx(sum(parts))
    assert called("6", "3", "--edition", "risiko") == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  Attacker loses")]
    assert len(rows) == len(found["losses"])
    assert sum(float(row.split()[-1].rstrip("%")) for row in rows) == approx(100, abs=0.5)


@pytest.mark.parametrize(("words", "assumed"), [((), "all_dice"), (("--edition", "risiko"), "best_answer")])
def test_what_the_figures_assume_stands_beside_them(
    capsys: CaptureFixture[str], words: tuple[str, ...], assumed: str
) -> None:
    assert answer(capsys, "7", "5", *words)["assumes"] == assumed
    assert called("7", "5", *words) == 0
    assert capsys.readouterr().out.endswith(f"{i18n.tr(f'odds.assumes.{assumed}')}\n")


def test_the_table_names_dice_chance_and_losses(capsys: CaptureFixture[str]) -> None:
    assert called("11", "10", "--attack-dice", "8,6,6") == 0
    table = capsys.readouterr().out
    win = fight(CombatDice(attack_sides=(8,)), 10, 10).win
    assert f"{win:.1%}" in table
    assert "d8 + 2d6 against 2d6" in table
    assert "Attacker loses 2, defender 0" in table


def test_an_advance_tells_the_chance_of_each_link(capsys: CaptureFixture[str]) -> None:
    """The first link is a fight alone; the second begins with each number of armies that may be left of it."""
    found = answer(capsys, "6", "3,2")
    first = fight(CombatDice(), 5, 3)
    both = sum(first.survivors[left] * fight(CombatDice(), left - 1, 2).win for left in range(2, 6))
    assert found["links"] == approx([first.win, both])
    assert found["win"] == approx(both)
    assert found["defenders"] == [3, 2]
    assert 0 < both < first.win


def test_an_advance_of_one_is_a_fight(capsys: CaptureFixture[str]) -> None:
    assert answer(capsys, "6", "3")["win"] == answer(capsys, "6", "3,1")["links"][0]


def test_where_the_armies_end_an_advance_ends(capsys: CaptureFixture[str]) -> None:
    """Of three armies one stays at the start and one in the first territory: nobody is left to attack the second."""
    found = answer(capsys, "3", "1,1,1")
    assert found["links"][0] > 0
    assert found["links"][2] == 0


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_table_of_an_advance_has_a_line_for_each_territory(capsys: CaptureFixture[str], language: str) -> None:
    i18n.set_language(language)
    assert called("12", "3,2,4") == 0
    table = capsys.readouterr().out
    assert sum(i18n.percent(chance, 1) in table for chance in answer(capsys, "12", "3,2,4")["links"]) == 3
    assert len(table.splitlines()) == 8
    assert "odds." not in table and "{" not in table


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_table_is_complete_in_every_language(capsys: CaptureFixture[str], language: str) -> None:
    i18n.set_language(language)
    assert called("5", "3") == 0
    table = capsys.readouterr().out
    assert len(table.splitlines()) == 11
    assert "odds." not in table
    assert "{" not in table


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("1", "3"), "2 to 500 armies, not 1"),
        (("501", "3"), "501"),
        (("4", "0"), "1 to 500 armies, not 0"),
        (("4", "501"), "501"),
        (("4", "3,0,2"), "1 to 500 armies, not 0"),
        (("4", ",".join(["1"] * 61)), "at most 60"),
        (("4", "3,2", "--god-war"), "at most 1"),
        (("4", "3", "--attack-dice", "6,6,6,6"), "--attack-dice 6,6,6,6"),
        (("4", "3", "--defence-dice", "1"), "--defence-dice 1"),
        (("4", "3", "--edition", "no-such-edition"), '"no-such-edition"'),
    ],
)
def test_wrong_input_gives_one_message(capsys: CaptureFixture[str], words: tuple[str, ...], part: str) -> None:
    assert called(*words) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert part in captured.err


@pytest.mark.parametrize(
    "words",
    [
        ("ten", "3"),
        ("4",),
        ("4", "3,,2"),
        ("4", "3", "--attack-dice", "six"),
        ("4", "3", "--ties", "nobody"),
        ("4", "3", "--reroll-ones"),
    ],
)
def test_wrong_usage_exits_with_2(capsys: CaptureFixture[str], words: tuple[str, ...]) -> None:
    assert called(*words) == 2
    assert "usage:" in capsys.readouterr().err


def test_json_needs_no_qt() -> None:
    code = (
        "import argparse, sys\n"
        "from risk_desktop.commands import odds\n"
        "parser = argparse.ArgumentParser()\n"
        "odds.add_parser(parser.add_subparsers())\n"
        "args = parser.parse_args(['odds', '11', '10', '--json'])\n"
        "code = args.run(args)\n"
        "assert 'PySide6' not in sys.modules\n"
        "sys.exit(code)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["attackers"] == 11


# --- god wars ---------------------------------------------------------------------------------------------------------


def totals(dice: int, least: int) -> list[int]:
    """Return all sums of so many dice that show at least ``least``."""
    return [sum(roll) for roll in product(range(least, 7), repeat=dice)]


@pytest.mark.parametrize(
    ("words", "attack", "defence", "ties"),
    [
        ((), (3, 1, 4), (3, 1, 4), False),
        (("--sky", "attacker"), (4, 1, 4), (3, 1, 4), False),
        (("--altars", "0,1", "--temple"), (3, 1, 4), (4, 2, 4), False),
        (("--reroll-ones", "attacker", "--ties", "attacker", "--added", "3,0"), (3, 2, 7), (3, 1, 4), True),
    ],
)
def test_a_god_war_is_as_likely_won_as_an_enumeration_says(capsys, words, attack, defence, ties):
    found = answer(capsys, "5", "4", "--god-war", *words)
    ours, theirs = (totals(dice, least) for dice, least, _ in (attack, defence))
    lead = attack[2] - defence[2]
    gaps = Counter(own + lead - other for own, other in product(Counter(ours).elements(), Counter(theirs).elements()))
    cases = len(ours) * len(theirs)
    higher = sum(number for gap, number in gaps.items() if gap > 0) / cases
    assert found["higher"] == approx(higher) and found["equal"] == approx(gaps[0] / cases)
    assert found["lower"] == approx(1 - higher - gaps[0] / cases)
    assert found["win"] == approx(higher + (gaps[0] / cases if ties else 0))
    assert found["dice"] == [attack[0], defence[0]] and found["added"] == [attack[2], defence[2]]


def test_a_god_war_has_a_table_too(capsys):
    assert called("5", "4", "--god-war", "--sky", "both") == 0
    shown = capsys.readouterr().out
    assert "4d6 + 4 against 4d6 + 4" in shown and "Chance of equal totals" in shown


def test_altars_are_two_numbers(capsys):
    assert called("5", "4", "--god-war", "--altars", "2") == 2
    assert "such as 1,0" in capsys.readouterr().err
