"""What the fields of the Underworld bring is said where one points at them, chooses them, and in the rules of the step."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.rulebook import RulesInPlay, rulebook
from risk_desktop.i18n import LANGUAGES, set_language, tr
from risk_desktop.ui.board.descriptions import brief_tags, told_tags
from tests.editions.godstorm.epoch import GATE, HOUND_GATE
from tests.ui.support.godstorm_table import LANDS, god_screen, place

CRYPT, ALTAR = "house_of_dust", "wolfs_altar"
SIGNS = ("gate", "crypt", "altar")


def test_each_language_says_what_a_gate_a_crypt_and_an_altar_bring() -> None:
    said = set()
    for language in LANGUAGES:
        set_language(language)
        said |= {(*told_tags([sign]), brief_tags([sign])) for sign in SIGNS}
    set_language("en")
    assert len(said) == len(LANGUAGES) * len(SIGNS)
    assert all(len(lines) == 3 and all(lines) for lines in said)
    assert brief_tags(["sinks"]) == "" and len(told_tags(["sinks"])) == 1


@pytest.mark.parametrize(("name", "words"), [(GATE, "Afterlife"), (CRYPT, "Death card"), (ALTAR, "god wars")])
def test_the_pointer_is_told_what_a_field_brings(qtbot: QtBot, name: str, words: str) -> None:
    screen = god_screen()
    told = screen.board.descriptions.full(place(screen, name))
    assert words in told and "\n" in told


def test_whoever_chooses_a_field_reads_what_it_brings(qtbot: QtBot) -> None:
    screen = god_screen({**LANDS, HOUND_GATE: "0 4"}, phase="underworld")
    help_ = screen.game_layout.prompt.ask.help
    assert tr("board.tag.crypt.brief") not in help_
    crypt = next(
        field
        for field in screen.context.game.rules.board.neighbours[place(screen, HOUND_GATE)]
        if "crypt" in screen.context.names.territories[field].tags
    )
    screen.input.click(place(screen, HOUND_GATE))
    screen.input.click(crypt)
    assert tr("board.tag.crypt.brief") in screen.game_layout.prompt.ask.help


def test_the_dead_read_what_a_gate_is(qtbot: QtBot) -> None:
    screen = god_screen(phase="leave_afterlife", dead=(3, 0, 0))
    screen.input.click(place(screen, GATE))
    assert tr("board.tag.gate.brief") in screen.game_layout.prompt.ask.help


@pytest.mark.parametrize("step", ["leave_afterlife", "underworld"])
def test_the_rules_of_both_steps_tell_of_crypts_and_altars(step: str) -> None:
    cited = {one.rule for one in rulebook().explain(step, RulesInPlay("godstorm", 3, {})).rules}
    assert {"G-114", "G-115"} <= cited
