"""The coach of a guided first game: its words fit, it stands beside what it talks of, it answers, it ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from risk_desktop import i18n
from risk_desktop.controller.lesson import open_guided
from risk_desktop.controller.table import HUMAN
from risk_desktop.i18n import tr
from risk_desktop.lessons.loader import find_lesson, lesson_files
from risk_desktop.lessons.schema import CONTROLS, LessonStep
from risk_desktop.ui.game.battle.battle_controller import _TAKEN_MS
from risk_desktop.ui.game.bidding.bidding_controller import BiddingController
from risk_desktop.ui.game.godstorm.god_wars import GodWars
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Dialog, Stepper
from risk_desktop.ui.lesson.card import CoachCard
from risk_desktop.ui.lesson.card_placement import Room, covers, kept_place, place_card
from risk_desktop.ui.lesson.coach import LeaveDialog, LessonEnd
from risk_desktop.ui.lesson.targets import TargetFinder
from risk_desktop.ui.lesson.words import StepWords
from risk_desktop.ui.names import Names
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from risk_desktop.ui.screens.start.first_screen import FirstScreen
from risk_desktop.ui.theme import EVERYBODY
from risk_desktop.ui.window.main_window import MainWindow
from tests.ui.support.fitting import misfits
from tests.ui.support.frame_limit import FrameLimit
from tests.ui.support.lesson_pupil import Pupil
from tests.ui.support.play_table import make_context

pytestmark = [pytest.mark.window, pytest.mark.heavy, pytest.mark.usefixtures("bare_ground")]
LESSON = "ad2210"
LANGUAGES = ("en", "nl", "de", "sv")
_WINDOWS: list[MainWindow] = []


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Close the windows of a test, and speak English again."""
    yield
    while _WINDOWS:
        window = _WINDOWS.pop()
        window.close()
        delete(window)
    i18n.set_language("en")


def taught(size: tuple[int, int] = (1280, 720), lesson: str = LESSON, **settings: object) -> Pupil:
    """Return a pupil at a window in which a lesson has begun."""
    window = MainWindow(make_context(**{"reduced_motion": True, "ai_speed": "instant", **settings}))
    window.resize(*size)
    FrameLimit(window)
    window.show()
    _WINDOWS.append(window)
    window.learn(lesson)
    while not window.findChildren(PlayScreen)[0].isVisible():
        QApplication.processEvents()
    return Pupil(window)


def pupil_at(step: str, lesson: str = LESSON, size: tuple[int, int] = (1280, 720), **settings: object) -> Pupil:
    """Return a pupil who has come to a step."""
    pupil = taught(size, lesson, **settings)
    for each in pupil.steps():
        if each.id == step:
            return pupil
    raise AssertionError(f"never came to {step}")


def faults(card: QWidget) -> list[str]:
    """Return what looks wrong on a card of the coach."""
    parent, layout = card.parentWidget(), card.layout()
    assert layout is not None
    inside = parent is not None and parent.rect().contains(card.geometry())
    whole = layout.totalHeightForWidth(card.width()) <= card.height()
    return [*misfits(card), *([] if inside and whole else ["the card is cut"])]


def told_of_and_covered(pupil: Pupil, step: LessonStep) -> list[QRect]:
    """Return what a step points at or has opened in the dock, and the coach's card lies over."""
    dock, card = pupil.play.game_layout.dock, pupil.coach.card.geometry()
    told = [target.rect for target in TargetFinder(pupil.play, pupil.session.lesson).targets(step.at)]
    if dock.busy and dock.panel.isVisible():
        told.append(QRect(dock.panel.mapTo(pupil.play, QPoint()), dock.panel.size()))
    return [rect for rect in told if card.intersects(rect)]


def is_at_home(pupil: Pupil) -> bool:
    """Tell whether the coach's card fills the dock, or the game needs that itself."""
    things, card = pupil.play.game_layout, pupil.coach.card
    return card.geometry() == things.rooms.dock or things.dock.busy or card.isHidden()


# --- the whole of it


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", lesson_files())
def test_clicked_through_it_ends_at_its_last_step(name: str, language: str, qtbot: QtBot) -> None:
    pupil = taught(lesson=name, language=language)
    told, wrong = [], []
    for step in pupil.steps():
        told.append(step.id)
        wrong += [f"{step.id}: away from the dock"] if not is_at_home(pupil) else []
        wrong += [f"{step.id}: {fault}" for fault in faults(pupil.coach.card)]
        wrong += [f"{step.id}: covers what it is about" for _ in told_of_and_covered(pupil, step)]
    # What is only watched may be over before anybody has seen it.
    assert told == [step.id for step in find_lesson(name).steps if not step.watch or step.id in told]
    assert wrong == []
    assert pupil.end is not None
    assert pupil.play.game_layout.prompt.title == tr("lesson.end.title"), "there is no note to be read any more"
    assert misfits(pupil.end) == []


@pytest.mark.long
@pytest.mark.parametrize("name", lesson_files())
def test_it_can_be_clicked_through_with_the_largest_text_in_a_small_window(name: str, qtbot: QtBot) -> None:
    pupil = taught(lesson=name, language="de", text_scale=200)
    wrong, places = [], []
    for step in pupil.steps():
        places.append(pupil.coach.card.geometry().topLeft())
        wrong += [f"{step.id}: {fault}" for fault in faults(pupil.coach.card)]
        wrong += [f"{step.id}: covers what it is about" for _ in told_of_and_covered(pupil, step)]
        wrong += [f"{step.id}: can't be read"] if pupil.coach.card.folded else []
    assert wrong == []
    assert pupil.end is not None
    assert sum(here != there for here, there in pairwise(places)) <= 7, "it stands still for most of the lesson"


# --- words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("name", lesson_files())
def test_the_words_of_all_steps_fit_on_the_card(name: str, language: str, scale: int, qtbot: QtBot) -> None:
    context = make_context(language=language, text_scale=scale)
    context.fit(QSize(1280, 720))
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    lesson = find_lesson(name)
    opened = open_guided(lesson, "Anna")
    words, card = StepWords(lesson, Names(opened.session.table, opened.boards)), CoachCard(window)
    card.show()
    wrong = []
    for number, step in enumerate(lesson.steps, start=1):
        card.show_step(words.title(step), words.body(step), number, len(lesson.steps), read=step.is_read)
        card.show_hint(words.hint(step))
        qtbot.wait(1)
        wrong += [f"{step.id}: {fault}" for fault in faults(card)]
        assert card.accessibleName().endswith(words.body(step))
    assert wrong == []
    opened.session.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_card_fits_and_offers_two_ways_on(language: str, qtbot: QtBot) -> None:
    context = make_context(language=language, text_scale=200)
    context.fit(QSize(1280, 720))
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    lesson = find_lesson(LESSON)
    opened = open_guided(lesson, "Anna")
    end = LessonEnd(window, StepWords(lesson, Names(opened.session.table, opened.boards)).learnt())
    end.open()
    qtbot.wait(250)
    assert misfits(end) == []
    with qtbot.waitSignal(end.real_game):
        QTest.keyClick(end, Qt.Key.Key_Space)
    opened.session.close()


# --- where the card stands


def test_a_card_stands_beside_its_target_and_covers_nothing_that_is_pressed() -> None:
    target, prompt = QRect(600, 300, 40, 40), QRect(400, 640, 500, 70)
    room = Room(QRect(0, 0, 1280, 720), (target,), (prompt,))
    card = place_card([QSize(300, 240)], room, 20)
    assert not covers(card, room, 20)
    assert room.free.contains(card)
    assert not card.adjusted(-30, -30, 30, 30).intersected(target).isEmpty()


def test_a_card_stays_where_it_is_unless_it_would_cover_what_it_is_about() -> None:
    target = QRect(600, 300, 40, 40)
    room = Room(QRect(0, 0, 1280, 720), (target,), lands=(QRect(20, 20, 200, 200),))
    before = QRect(10, 20, 300, 240)
    assert kept_place(before, room, 20) == before, "though a better place is free"
    assert kept_place(before.translated(0, 700), room, 20) == QRect(10, 480, 300, 240), "pushed into the window"
    assert kept_place(before.translated(500, 200), room, 20) is None
    assert kept_place(before, Room(room.free, (), (QRect(50, 50, 20, 20),)), 20) is None


def test_a_card_without_room_for_its_high_form_takes_the_low_one() -> None:
    free = QRect(0, 0, 800, 400)
    assert place_card([QSize(300, 380), QSize(700, 200)], Room(free), 20).size() == QSize(300, 380)
    wide = Room(free, (QRect(0, 250, 800, 100),))
    assert place_card([QSize(300, 380), QSize(700, 200)], wide, 20).size() == QSize(700, 200)


def test_a_card_without_room_covers_something_else_than_its_target() -> None:
    room = Room(QRect(0, 0, 500, 400), (QRect(20, 20, 60, 60),), (QRect(0, 120, 500, 280),))
    card = place_card([QSize(400, 200)], room, 10)
    assert not card.intersects(room.targets[0])
    assert covers(card, room, 10)


def test_a_lesson_speaks_of_no_plans_at_the_first_attack(qtbot: QtBot) -> None:
    pupil = pupil_at("attack", "world")
    for end in ("home", "enemy"):
        pupil.take(pupil.land(pupil.session.course.step.names[end]))
    ask = pupil.play.game_layout.prompt.ask
    assert ask.primary is not None and ask.primary.words == "Roll 3" and ask.help == ""


def test_a_card_with_room_stays_unfolded_beside_the_odds(qtbot: QtBot) -> None:
    pupil = pupil_at("blitz", "world", language="de", text_scale=200)
    card, things = pupil.coach.card, pupil.play.game_layout
    pupil.take(pupil.land(pupil.session.course.step.names["enemy"]))
    qtbot.waitUntil(lambda: pupil.play.board.arrow_panel.panel is not None and not pupil.coach.moving)
    odds = pupil.play.board.arrow_panel.panel
    assert odds is not None
    beside = [things.prompt.geometry(), QRect(odds.mapTo(pupil.play, QPoint()), odds.size())]
    qtbot.waitUntil(lambda: not any(card.geometry().intersects(each) for each in beside))
    assert not card.folded


def test_a_card_that_would_hide_what_is_pressed_gives_way_when_the_person_begins(qtbot: QtBot) -> None:
    pupil = pupil_at("attack", "godstorm", (1024, 640), language="de", text_scale=200)
    card, step, things = pupil.coach.card, pupil.session.course.step, pupil.play.game_layout
    assert not card.folded
    assert not card.geometry().intersects(things.prompt.geometry()), "nothing is hidden before"
    pupil.take(pupil.land(step.names["enemy"]))
    qtbot.waitUntil(lambda: card.folded)  # the odds of the attack would lie under it
    assert things.tray.isVisible()
    pressed = [things.prompt, things.rail.dock, *things.rail.tiles]
    assert not [each for each in pressed if card.geometry().intersects(each.geometry())]
    pupil.click(card.unfold)
    assert not card.folded
    pupil.rest(300)
    assert not card.folded  # until the person goes on: it was wanted
    pupil.key(Qt.Key.Key_2)  # two dice
    qtbot.waitUntil(lambda: card.folded)


def test_a_card_beside_a_fight_leaves_free_what_is_pressed_and_the_dice(qtbot: QtBot) -> None:
    pupil = pupil_at("occupy", "world", language="de", text_scale=200)
    card, prompt, panel = pupil.coach.card, pupil.play.game_layout.prompt, pupil.play.battle.panel
    assert panel.isVisible() and prompt.button("primary").isVisible()
    places = [QRect(each.mapTo(pupil.play, QPoint()), each.size()) for each in (prompt, panel)]
    assert not any(card.geometry().intersects(place) for place in places)


def test_the_coach_steps_back_while_a_god_war_fills_the_screen(qtbot: QtBot) -> None:
    pupil = pupil_at("lands", "godstorm")
    scene = pupil.play.controller(GodWars).table
    scene.show()
    qtbot.waitUntil(pupil.coach.card.isHidden)
    qtbot.waitUntil(lambda: not any(halo.isVisible() for halo in pupil.coach.halos))
    scene.hide()
    qtbot.waitUntil(pupil.coach.card.isVisible)


# --- the first steps at the table


def test_it_points_at_what_it_talks_of_and_asks_to_read_first(qtbot: QtBot) -> None:
    pupil = pupil_at("energy")
    card, person = pupil.coach.card, pupil.play.game_layout.plaques[0]
    plaque = QRect(person.mapTo(pupil.play, QPoint()), person.size())
    assert not card.geometry().intersects(plaque)
    rings = [halo.geometry() for halo in pupil.coach.halos if halo.isVisible()]
    assert [ring.contains(plaque) for ring in rings] == [True]
    assert pupil.play.game_layout.prompt.ask.primary is None
    pupil.play.board.input.territory_clicked.emit(0)
    assert card.hint == i18n.tr("lesson.hint.read")
    known = TargetFinder(pupil.play, pupil.session.lesson)
    assert all(len(known.targets((control,))) <= 1 for control in CONTROLS)


def test_a_wrong_choice_gets_a_hint_and_changes_nothing(qtbot: QtBot) -> None:
    pupil = pupil_at("bid")
    assert pupil.play.game_layout.prompt.ask.primary.words == i18n.tr("bids.seal", n=2), "what is asked for is offered"
    money = list(pupil.play.context.game.state.slots["money"].held)
    assert pupil.play.controller(BiddingController).slip.isVisible()
    pupil.play.input.set_number(0)
    pupil.press_primary()
    pupil.press_primary()
    assert pupil.session.course.step.id == "bid"
    assert pupil.play.context.game.state.slots["money"].held == money
    assert pupil.coach.card.hint == i18n.tr(f"lesson.{LESSON}.bid.hint")
    assert pupil.coach.card.isVisible()
    assert not pupil.play.input.can_undo


def test_what_a_region_pays_is_pointed_at(qtbot: QtBot) -> None:
    pupil = pupil_at("region", "world")
    play = pupil.play
    region = [each.id for each in play.context.names.regions].index("australia")
    play.board.sharpen()
    qtbot.waitUntil(lambda: play.board.places.plate_rect(region) is not None, timeout=10_000)
    plate = play.board.places.plate_rect(region).translated(play.board.pos())
    pupil.coach.follow()
    assert any(halo.isVisible() and halo.geometry().contains(plate) for halo in pupil.coach.halos)
    assert not pupil.coach.card.geometry().intersects(plate)


def test_a_ring_round_a_badge_leaves_out_the_names(qtbot: QtBot) -> None:
    pupil = pupil_at("lands", "world")
    board = pupil.play.board
    land = pupil.land("indonesia")
    board.sharpen()
    qtbot.waitUntil(lambda: board.places.name_rect(land) is not None, timeout=10_000)
    name = board.places.name_rect(land)
    pupil.coach.follow()
    (ring,) = [halo for halo in pupil.coach.halos if halo.isVisible()]
    box = name.translated(board.pos()).translated(-ring.pos()).intersected(ring.rect())
    picture = QImage(ring.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    ring.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painted = {
        QPoint(x, y) for x in range(ring.width()) for y in range(ring.height()) if picture.pixelColor(x, y).alpha()
    }
    assert painted and not box.isEmpty()
    assert not [point for point in painted if box.contains(point)]


@pytest.mark.long
def test_nobody_is_tempted_to_skip_what_is_to_be_read_at_once(qtbot: QtBot) -> None:
    pupil = pupil_at("held", "world")
    assert pupil.play.context.session.decision.player != 0  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: pupil.play.game_layout.prompt.ask.title == i18n.tr("lesson.reading"))
    pupil.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: pupil.coach.shown_step is not None and pupil.coach.shown_step.id == "trade", timeout=5000)


def test_space_reads_on_while_the_fight_behind_tells_a_conquest(qtbot: QtBot) -> None:
    pupil = pupil_at("attack", size=(1920, 1080), text_scale=150)
    pupil.main.app.settings.ai_speed = "normal"
    pupil.main.app.apply()
    step = next(each for each in pupil.steps() if each.id != "attack")
    assert step.id == "dice"
    qtbot.waitUntil(pupil.coach.card.next.isVisible)
    assert pupil.play.battle.open, "what is read is about the fight"
    pupil.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: pupil.coach.shown_step is not None and pupil.coach.shown_step.id == "occupy", timeout=5000)


def test_keys_alone_read_on_and_leaving_is_asked_once(qtbot: QtBot) -> None:
    pupil = pupil_at("welcome")
    qtbot.waitUntil(lambda: pupil.main.focusWidget() is pupil.coach.card.next)
    pupil.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: pupil.coach.shown_step is not None and pupil.coach.shown_step.id == "lands")
    pupil.click(pupil.coach.card.leave)
    asked = pupil.main.findChild(LeaveDialog)
    assert isinstance(asked, Dialog)
    card, behind = pupil.coach.card, pupil.play.children()
    assert card.isVisible() and behind.index(card) < behind.index(asked), "what is left can still be read, dimmed"
    pupil.key(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: pupil.overlay is None and pupil.coach.card.isVisible())
    pupil.play.left.emit()  # what the menu says
    again = [each for each in pupil.main.findChildren(LeaveDialog) if each.isVisible()]
    pupil.click(again[-1].findChild(QWidget, "leave"))
    qtbot.waitUntil(lambda: isinstance(pupil.screen, FirstScreen))
    assert list(pupil.main.app.saves.iterdir()) == []


def test_the_language_can_be_changed_on_the_way(qtbot: QtBot) -> None:
    pupil = pupil_at("lands")
    before = pupil.coach.card.accessibleName()
    context = pupil.main.app
    context.settings.language = "sv"
    context.apply()
    assert pupil.coach.card.accessibleName() != before
    assert i18n.tr(f"lesson.{LESSON}.lands.title") in pupil.coach.card.accessibleName()
    qtbot.wait(20)
    assert faults(pupil.coach.card) == []


def test_after_it_a_real_game_of_its_edition_is_offered_against_easy_opponents(qtbot: QtBot) -> None:
    pupil = taught(lesson="godstorm")
    pupil.coach.real_game.emit()
    screen = pupil.screen
    assert isinstance(screen, NewGameScreen)
    table = screen.table()
    assert table.edition == "godstorm"
    assert [seat.kind for seat in table.seats] == [HUMAN, "easy", "easy", "easy"]


# --- ways to it


def test_new_game_offers_the_lesson_on_the_card_of_its_edition(qtbot: QtBot) -> None:
    context = make_context()
    context.fit(QSize(1600, 900))
    screen = NewGameScreen(context)
    qtbot.addWidget(screen)
    screen.resize(1600, 900)
    screen.show()
    qtbot.wait(20)
    taught = {card.edition.id: card for card in screen.library.cards if not card.teach.isHidden()}
    assert list(taught) == list(lesson_files())
    with qtbot.waitSignal(screen.learn) as told:
        taught[LESSON].teach.click()
    assert told.args == [LESSON]


def test_a_lesson_that_cannot_be_played_is_told_in_plain_words(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = MainWindow(make_context())
    _WINDOWS.append(window)
    window.show()
    window.learn("nothing")
    dialog = next(each for each in window.findChildren(Dialog) if each.isVisible())
    words = i18n.tr("lesson.unknown", name="nothing", known=", ".join(lesson_files()))
    assert any(getattr(child, "text", str)() == words for child in dialog.findChildren(QWidget))


def test_no_ring_lies_over_a_list_of_answers(qtbot: QtBot) -> None:
    """The list stands in the dock, with large text in its drawer; the board stays where it is."""
    pupil = pupil_at("champion", lesson="godstorm", text_scale=200)
    things, coach = pupil.play.game_layout, pupil.coach
    gods = pupil.play.controller(ShelfController).shelf
    before = pupil.play.board.camera.place
    rings = [halo for halo in coach.halos if halo.isVisible()]
    assert gods.isVisible() and things.rooms.rail and rings
    assert not [ring for ring in rings if gods.geometry().intersects(ring.geometry())]
    assert not coach.card.geometry().intersects(gods.geometry())
    assert pupil.play.board.camera.is_home and pupil.play.board.camera.place == before


def test_the_ring_round_the_blitz_holds_its_number_too(qtbot: QtBot) -> None:
    pupil = pupil_at("blitz", "world")
    prompt = pupil.play.game_layout.prompt
    pupil.take(pupil.land(pupil.session.course.step.names["enemy"]))
    parts = [prompt.button("secondary"), *(box for box in prompt.findChildren(Stepper) if box.isVisible())]
    places = [QRect(part.mapTo(pupil.play, QPoint()), part.size()) for part in parts]
    assert len(places) == 2
    rings = [halo.geometry() for halo in pupil.coach.halos if halo.isVisible()]
    assert any(all(ring.contains(place) for place in places) for ring in rings)


def test_the_dice_lie_there_while_the_note_tells_of_them(qtbot: QtBot) -> None:
    pupil = pupil_at("blitz", "world", ai_speed="normal", reduced_motion=False)
    battle, done = pupil.play.battle, pupil.session.course.step
    pupil.do(done)
    qtbot.waitUntil(lambda: pupil.coach.shown_step is pupil.session.course.step is not done, timeout=20_000)
    assert pupil.session.course.step.id == "advance", "its note tells how many both sides have lost"
    qtbot.wait(_TAKEN_MS + 300)
    assert battle.open and battle.panel.isVisible() and battle.panel.pairs
    pupil.play.input.press("primary")
    qtbot.waitUntil(lambda: not battle.panel.isVisible(), timeout=5000)


def test_a_refused_roll_is_not_taken_for_a_fight_that_goes_on(qtbot: QtBot) -> None:
    pupil = pupil_at("blitz", "world")
    prompt, step = pupil.play.game_layout.prompt, pupil.session.course.step
    pupil.take(pupil.land(step.names["enemy"]))
    title = prompt.title
    assert title != tr("play.attack.go_on")
    pupil.play.input.press("primary")  # one roll: the lesson wants a blitz
    assert pupil.session.course.step is step
    pupil.play.input.set_number(3)
    assert prompt.title == title


@pytest.mark.parametrize("lesson", ["ad2210", "godstorm"])
def test_words_go_when_they_have_been_followed_and_come_with_the_next_step(lesson: str, qtbot: QtBot) -> None:
    pupil = pupil_at("marker", lesson, ai_speed="normal", reduced_motion=False)
    coach, course = pupil.coach, pupil.session.course
    pupil.learn_turn_marker(course.step)
    assert course.step.id == "turn" and coach.shown_step is not course.step
    qtbot.waitUntil(coach.card.isHidden, timeout=1000)
    assert not any(halo.isVisible() for halo in coach.halos)
    qtbot.waitUntil(lambda: coach.card.isVisible(), timeout=20_000)
    assert coach.shown_step is course.step


def test_a_card_at_home_stays_while_the_dice_roll(qtbot: QtBot) -> None:
    """The chronicle in its place for two seconds, and then the card again, made people lose their place."""
    pupil = pupil_at("attack", "world", ai_speed="normal", reduced_motion=False)
    coach, course, card = pupil.coach, pupil.session.course, pupil.coach.card
    assert card.geometry() == pupil.play.game_layout.rooms.dock
    done, there = course.step, list[bool]()
    pupil.do(done)
    qtbot.waitUntil(lambda: card.resting, timeout=5000)
    assert faults(card) == []

    def goes_on() -> bool:
        there.append(card.isVisible())
        return coach.shown_step is course.step is not done

    qtbot.waitUntil(goes_on, timeout=20_000)
    assert all(there) and not card.resting


@pytest.mark.parametrize(("lesson", "step"), [("ad2210", "year"), ("godstorm", "epoch")])
def test_nobody_is_on_turn_once_all_have_had_theirs(lesson: str, step: str) -> None:
    table = pupil_at(step, lesson).play.game_layout
    assert table.rounds.state.round == 2 and table.rounds.state.order == (), "the old order is over"
    assert table.ribbon.banner == (EVERYBODY, "") and table.ribbon.now == "Bid"
    assert [plaque.state.chip for plaque in table.plaques if plaque.state.on_turn or plaque.state.chip] == []
    assert table.prompt.title == tr("lesson.reading")
