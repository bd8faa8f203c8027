"""A broken lesson gives one clear message: which line, what was expected, what to do."""

from __future__ import annotations

import pytest

from risk_desktop import i18n
from risk_desktop.lessons.loader import LessonError, UnknownLesson, find_lesson, lesson_files, read_lesson
from risk_desktop.ui.lesson.words import fault_words, words_of_problem

GOOD = lesson_files()["ad2210"].read_text("utf-8")


def fault_of(tmp_path, old: str, new: str) -> tuple[str, int, str]:
    """Return key, line and English words of what is wrong with the lesson after a change to its text."""
    assert old in GOOD
    file = tmp_path / "broken.yaml"
    file.write_text(GOOD.replace(old, new, 1), "utf-8")
    with pytest.raises(LessonError) as caught:
        read_lesson(file)
    problem = caught.value.problems[0]
    i18n.set_language("en")
    words = words_of_problem(problem)
    assert words != problem.key
    assert "{" not in words
    return problem.key.removeprefix("lesson.bad."), problem.line, words


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("pantheons: [greeks,", "pantheons: [greks,", "unknown_near"),
        ("kind: plague, territory: gaul", "kind: plague, territory: gall", "unknown_near"),
        ("dead: [4,", "dead: [many,", "shape"),
    ],
)
def test_what_only_some_rule_sets_have_is_checked_too(tmp_path, old, new, key):
    text = lesson_files()["godstorm"].read_text("utf-8")
    assert old in text
    file = tmp_path / "godstorm.yaml"
    file.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(LessonError) as caught:
        read_lesson(file)
    assert [problem.key for problem in caught.value.problems] == [f"lesson.bad.{key}"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("during: defend", "during: defent", "unknown_near"),
        ("at: [australia,", "at: [austria,", "unknown_near"),
        ("id: defend\n", "id: defend\n    at_once: true\n", "at_once"),
        ("look: india, at_once: true}\n  - id: trade", "watch: true, at_once: true}\n  - id: trade", "at_once"),
    ],
)
def test_answers_of_a_step_and_cards_read_at_once_are_checked(tmp_path, old, new, key):
    text = lesson_files()["world"].read_text("utf-8")
    assert old in text
    file = tmp_path / "world.yaml"
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(LessonError) as caught:
        read_lesson(file)
    assert [problem.key for problem in caught.value.problems] == [f"lesson.bad.{key}"]


def test_lessons_stand_in_the_order_of_the_rule_sets():
    assert list(lesson_files()) == ["world", "ad2210", "godstorm"]


def line_of(text: str) -> int:
    return GOOD[: GOOD.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("edition: ad2210", "edition: ad2211", "unknown_near", "ad2210"),
        ("format: 1", "format: 7", "shape", "format"),
        ("minutes: 10", "minutes: soon", "shape", "minutes"),
        ("  - {id: welcome}", "  - {id: welcome, colour: 3}", "shape", "steps[0]"),
        ("name: Cassius", "name: ''", "people", "one seat"),
        ("colour: 3, name: Cassius", "colour: 1, name: Cassius", "colours", "0 to 5"),
        ("  - {colour: 3, name: Cassius}\n", "", "lands", "3 lists"),
        ("[nuevo_timoto, andean", "[nuevo_timoto, mexico, andean", "twice", "mexico"),
        ("[nuevo_timoto, andean", "[nuevo_timotu, andean", "unknown_near", "nuevo_timoto"),
        ("japan: 2,", "tycho: 2,", "nobody", "tycho"),
        ("{kind: station, seat: 0", "{kind: statoin, seat: 0", "unknown_near", "station"),
        ("seat: 2, territory: hong_kong", "seat: 5, territory: hong_kong", "seat", "2"),
        ("deck: land, cards", "deck: lands, cards", "unknown_near", "land"),
        ("cards: [0, 6]", "cards: [0, 60]", "card", "19"),
        ("at: [ribbon]", "at: [ribbin]", "unknown_near", "ribbon"),
        ("{choice: TakeMarker", "{choice: TakeMaker", "unknown_near", "TakeMarker"),
        ("place: 1}", "plaice: 1}", "unknown_near", "place"),
        ("target: tycho}", "target: tyche}", "unknown_near", "tycho"),
        ("{id: lands,", "{id: welcome,", "step_twice", "welcome"),
        ("{id: year, at: [years]}", "{id: year, at: [years], watch: true}", "last", "year"),
        ("    decision: reinforce\n", "    rolls: [1]\n", "nothing_asked", "reinforce"),
        ("    decision: reinforce\n", "    decision: reinforce\n    watch: true\n", "watched", "reinforce"),
    ],
)
def test_what_is_wrong_is_said_in_plain_words(tmp_path, old, new, key, said):
    found, line, words = fault_of(tmp_path, old, new)
    assert found == key
    assert said in words
    assert 1 <= line <= GOOD.count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new"), [("edition: ad2210", "edition: x"), ("    at: [mexico, nuevo", "    at: [moxico, nuevo")]
)
def test_the_line_is_that_of_the_fault(tmp_path, old, new):
    assert fault_of(tmp_path, old, new)[1] == line_of(old)


def test_text_that_is_no_yaml_says_where(tmp_path):
    file = tmp_path / "broken.yaml"
    file.write_text("format: 1\nsteps: [", "utf-8")
    with pytest.raises(LessonError) as caught:
        read_lesson(file)
    assert caught.value.problems[0].line == 2


def test_the_command_line_and_the_window_say_the_same(tmp_path):
    i18n.set_language("en")
    with pytest.raises(UnknownLesson) as caught:
        find_lesson("chess")
    assert fault_words("chess", caught.value) == "There is no lesson chess. There is: world, ad2210, godstorm."
    file = tmp_path / "broken.yaml"
    file.write_text(GOOD.replace("at: [ribbon]", "at: [ribbin]"), "utf-8")
    with pytest.raises(LessonError) as broken:
        read_lesson(file)
    line = line_of("at: [ribbon]")
    assert fault_words("ad2210", broken.value).startswith(f"The lesson ad2210 can't be played: line {line}: ")
