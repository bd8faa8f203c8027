"""What a person hears who sees nothing: questions, deeds, no flood, and no secrets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.help.keys_help import KEYS
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Picks, Toggle
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.game.spoken.news import SpokenNews
from risk_desktop.ui.game.spoken.question_words import question_parts
from tests.ui.support.listener import Listener
from tests.ui.support.play_table import Defender, Sphinx, make_context, make_screen, middle_of_game, number, read

pytestmark = pytest.mark.window
REVIEW = ("F4", "F5", "F6", "F7", "F8", "F9", "F12")


def press(qtbot: QtBot, screen: PlayScreen, key: str) -> None:
    screen.shortcuts.made[key].activated.emit()


def test_sentences_end_once() -> None:
    assert sentences(("Attack from where?", "", "Choose.", "Space: Roll", "two\nlines")) == (
        "Attack from where? Choose. Space: Roll. two lines."
    )


def test_a_question_says_all_that_the_prompt_shows() -> None:
    ask = Ask(
        0,
        "Title",
        "Help",
        primary=Act("Go", "Space"),
        secondary=Act("Off", "B", off=True),
        ghost=Act("Stop", "E"),
        picks=Picks("Dice", ((1, "1"), (2, "2"), (3, "3")), 2, (3,)),
        number=Number("Armies", 1, 5, 3),
        rows=("first", "second"),
        row=1,
        toggles=(Toggle(PieceLook("land", 0), "Commander", True),),
        heard="Only heard",
    )
    assert question_parts(ask) == (
        "Title",
        "Only heard",
        "Help",
        "1: first",
        "2: second, chosen",
        "Dice: 2, of 1, 2",
        "Armies: 3, plus and minus from 1 to 5",
        "land takes part",
        "Space: Go",
        "E: Stop",
    )


def test_a_turn_is_announced_with_its_question_and_the_keys_that_answer(qtbot: QtBot) -> None:
    with Listener() as ear:
        screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
        screen.context.session.start()
        qtbot.waitUntil(lambda: bool(ear.questions))
        assert len(ear.questions) == 1
        (asked,) = ear.questions
        assert asked.startswith("Anna, it is your turn. Attack from where?")
        assert "E: End step" in asked and "F3: 4 territories to choose from" in asked
        screen.input.click(number("north_africa"))
        qtbot.waitUntil(lambda: len(ear.questions) == 2)
        assert ear.questions[1].startswith("Attack whom from North Africa?") and "End step" not in ear.questions[1]
        screen.input.click(number("brazil"))
        qtbot.waitUntil(lambda: len(ear.questions) == 3)
        assert "Chance to win: " in ear.questions[2] and "Space: Roll 3" in ear.questions[2]


def test_a_game_that_was_made_ready_unseen_asks_when_it_shows(qtbot: QtBot) -> None:
    with Listener() as ear:
        screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
        screen.hide()
        screen.context.session.start()
        qtbot.wait(200)
        assert ear.questions == []
        screen.show()
        qtbot.waitUntil(lambda: bool(ear.questions))
        assert "Attack from where?" in ear.questions[0]


def test_a_fight_is_told_before_the_next_question(qtbot: QtBot) -> None:
    game = middle_of_game("attack", hands=False, rolls=(6, 6, 6, 1, 1))
    with Listener() as ear:
        screen = make_screen(game, ai_client=Defender)
        screen.context.session.start()
        read(qtbot, screen)
        screen.input.click(number("north_africa"))
        screen.input.click(number("brazil"))
        qtbot.waitUntil(lambda: "Attack Brazil" in ear.last)
        ear.take()
        screen.input.press("primary")
        qtbot.waitUntil(lambda: "Keep rolling" in ear.last)
        told = ear.take()
        assert [words for words in told if words.startswith("Anna attacks")] == [
            "Anna attacks Brazil. 1 roll · lost 0, beat 2."
        ]
        assert told.index("Anna attacks Brazil. 1 roll · lost 0, beat 2.") < len(told) - 1


def test_news_of_one_key_are_told_once_and_many_are_cut_short() -> None:
    parent = QObject()
    news = SpokenNews(lambda line: line.seat == 0, parent)
    with Listener() as ear:
        news.add([LogLine(0, f"{rolls} rolls", key="siege-1") for rolls in range(1, 9)])
        news.add([LogLine(1, "somebody else's deed")])
        news.flush()
        assert ear.take() == ["8 rolls."]
        news.add([LogLine(0, f"deed {one}") for one in range(9)])
        news.flush()
        told = ear.take()
        assert len(told) == 7 and told[0].startswith("F7: 3 more things") and told[-1] == "deed 8."


@pytest.mark.parametrize(("level", "told"), [("all", ["mine.", "his."]), ("mine", ["mine."]), ("questions", [])])
def test_levels_let_through_what_they_say(level: str, told: list[str]) -> None:
    parent = QObject()
    VOICE.level = level  # type: ignore[assignment]
    news = SpokenNews(lambda line: line.seat == 0, parent)
    with Listener() as ear:
        news.add([LogLine(0, "mine"), LogLine(1, "his")])
        news.flush()
        VOICE.ask("asked")
        VOICE.answer("answered")
        assert ear.take() == [*told, "asked", "answered"]
    VOICE.level = "mine"


def test_the_setting_sets_the_level() -> None:
    make_context(spoken="questions")
    assert VOICE.level == "questions"
    make_context()
    assert VOICE.level == "mine"


def test_repeat_goes_back_and_forgets_what_another_person_was_told() -> None:
    VOICE.forget()
    assert VOICE.repeat() == ""
    VOICE.ask("one")
    VOICE.answer("two")
    assert [VOICE.repeat(), VOICE.repeat(), VOICE.repeat()] == ["two", "one", "one"]
    VOICE.answer("three")
    assert VOICE.repeat() == "three"
    VOICE.forget()
    assert VOICE.repeat() == ""


def test_each_review_key_says_something_and_shows_it(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    screen.context.session.start()
    read(qtbot, screen)
    screen.board.input.set_cursor(number("egypt"))
    with Listener() as ear:
        found = {}
        for key in REVIEW:
            press(qtbot, screen, key)
            found[key] = " ".join(ear.take())
            assert screen.toasts.panel.isVisible() and found[key], key
            screen.toasts.hide()
    assert found["F4"].startswith("Egypt, Cassius, 4 armies. Can be chosen") or "Borders: " in found["F4"]
    assert "East Africa, yours, 2 armies" in found["F4"]
    assert "Attack from where?" in found["F5"] and "7 territories" in found["F5"]
    assert "no battle" in found["F6"]
    assert "Nothing has happened" in found["F7"]
    assert "Egypt, Japan, Congo, Peru, Wild" in found["F8"]
    assert all(name in found["F9"] for name in ("Anna", "Ben", "Mira", "Cassius", "Octavia", "Tariq"))
    assert found["F12"] == found["F9"]


def all_that_is_said(qtbot: QtBot, swapped: bool) -> list[str]:
    """Return all that is announced in a turn, and by every review key; ``swapped``: what is hidden is something else."""
    game = middle_of_game("attack", rolls=(6, 6, 6, 1, 1, 6, 6, 6, 1, 1))
    deck = game.state.decks["territory"]
    if swapped:
        hidden = [card for seat in range(1, 6) for card in deck.hands[seat]][::-1]
        for seat in range(1, 6):
            deck.hands[seat] = [hidden.pop() for _ in deck.hands[seat]]
        hidden = list(reversed(deck.draw))
        deck.hands[1][0], hidden[0] = hidden[0], deck.hands[1][0]
        deck.draw[:] = hidden
    VOICE.forget()
    with Listener() as ear:
        screen = make_screen(game, ai_client=Defender)
        screen.context.session.start()
        read(qtbot, screen)
        for land in ("north_africa", "brazil"):
            screen.input.click(number(land))
        screen.board.input.set_cursor(number("egypt"))
        screen.input.press("primary")
        qtbot.waitUntil(lambda: "Keep rolling" in " ".join(ear.questions))
        for key in REVIEW:
            press(qtbot, screen, key)
        said = ear.take()
    screen.hide()
    return said


def test_what_is_hidden_changes_nothing_that_is_said(qtbot: QtBot) -> None:
    said = all_that_is_said(qtbot, swapped=False)
    assert len(said) == 9 and any("Egypt, Japan, Congo, Peru, Wild" in words for words in said)
    assert all_that_is_said(qtbot, swapped=True) == said


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_key_of_a_text_is_said(qtbot: QtBot, code: str) -> None:
    with Listener() as ear:
        screen = make_screen(middle_of_game("attack"), ai_client=Sphinx, context=make_context(language=code))
        screen.context.session.start()
        read(qtbot, screen)
        for key in ("F3", *REVIEW):
            press(qtbot, screen, key)
        said = " ".join(ear.take())
    assert said and "spoken." not in said and "lands." not in said and "{" not in said
    set_language("en")


def test_the_help_lists_every_key_that_says_something(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game("attack"), ai_client=Sphinx)
    listed = {keys[0] for _, keys in KEYS if len(keys) == 1}
    assert {"F3", *REVIEW} <= screen.shortcuts.made.keys() & listed
