"""The replay on the screen: it shows the game as it was, wherever it stands, and hides what was hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.controller.chances import EVERYTHING, ChanceCourse
from risk_desktop.controller.replay import watched
from risk_desktop.controller.table import HUMAN
from risk_desktop.editions.common.pieces import PieceTaken
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.engine.choices import Blitz, Pass
from risk_desktop.engine.events import (
    ArmiesLost,
    ArmiesPlaced,
    CardDrawn,
    DiceRolled,
    PlayerEliminated,
    TerritoryConquered,
)
from risk_desktop.review.luck import luck_of
from risk_desktop.review.report import DecisionReview, Estimate, Resignation
from risk_desktop.review.standing import between_turns, foretold_within
from risk_desktop.ui import theme
from risk_desktop.ui.board.mini_board import MiniBoard
from risk_desktop.ui.game.players.totals import totals_of
from risk_desktop.ui.game.projection import position_of
from risk_desktop.ui.game.replay import timeline
from risk_desktop.ui.motion import MOTION
from tests.ui.support.replay_stage import HiddenOtherwise, ReplayStage, ReplayStages, played
from tests.ui.support.screen_stage import make_context, settle

Key, Mods = Qt.Key, Qt.KeyboardModifier
_JUMPS = 12


@pytest.fixture(scope="module")
def stages(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReplayStages]:
    """Return replays that all tests share."""
    stages = ReplayStages(make_context(tmp_path_factory.mktemp("replays")))
    yield stages
    stages.close()


def press(qtbot: QtBot, stage: ReplayStage, key: Key, mods: Mods = Mods.NoModifier) -> None:
    qtbot.keyClick(stage.screen, key, mods)
    settle()


def come_to_rest(qtbot: QtBot, stage: ReplayStage) -> None:
    qtbot.waitUntil(lambda: stage.session.is_shown, timeout=20_000)


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
def test_wherever_it_stands_the_screen_shows_the_game_as_it_was(stages: ReplayStages, edition: str) -> None:
    stage = stages.stage(edition, 400)
    film = stage.session.film
    for place in random.Random(1).sample(range(film.end + 1), _JUMPS):
        stage.session.go_to(place)
        then = film.game_at(place)
        assert stage.screen.board.position == position_of(then)
        assert [plaque.state.totals for plaque in stage.screen.game_layout.plaques] == [
            totals_of(then, seat) for seat in range(then.state.players)
        ]
        assert stage.desk.bar.timeline.place == place


@pytest.mark.usefixtures("hurried")
def test_what_is_played_ends_where_a_jump_leads(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    session = stage.session
    session.go_to(session.film.turns[6].began)
    stage.desk.set_speed(8.0)
    for _ in range(10):
        stage.desk.forth()
        come_to_rest(qtbot, stage)
        assert stage.screen.board.position == position_of(session.film.game_at(session.place))


@pytest.mark.usefixtures("hurried")
def test_the_next_choice_ends_what_is_still_being_shown(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    began = stage.session.film.turns[3].began
    stage.session.go_to(began)
    for _ in range(5):
        stage.desk.forth()
    come_to_rest(qtbot, stage)
    assert stage.session.place == began + 5
    assert stage.screen.board.position == position_of(stage.session.film.game_at(began + 5))


def test_a_jump_in_the_middle_of_a_show_leaves_nothing_of_it(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    film = stage.session.film
    place = next(p for p in range(film.end) if any(isinstance(e, TerritoryConquered) for e in film.events(p + 1)))
    stage.session.go_to(place)
    stage.desk.forth()
    stage.session.go_to(film.turns[0].began)
    qtbot.wait(100)
    assert stage.session.place == film.turns[0].began and stage.session.is_shown
    assert stage.screen.board.position == position_of(film.game_at(film.turns[0].began))


@pytest.mark.usefixtures("hurried")
def test_no_round_is_announced_that_a_jump_has_left_out(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage("ad2210", 400)
    film, session = stage.session.film, stage.session
    second, third = film.rounds()[1][1], film.rounds()[2][1]
    plain = next(p for p in range(third, film.end) if any(isinstance(e, ArmiesPlaced) for e in film.events(p + 1)))
    told: list[str] = []
    session.go_to(second)
    stage.desk.forth()
    come_to_rest(qtbot, stage)
    session.go_to(plain)
    stage.screen.game_layout.banner.left.connect(lambda: told.append(stage.screen.game_layout.banner.title))
    stage.desk.forth()
    come_to_rest(qtbot, stage)
    assert not stage.screen.game_layout.banner.staying and told == []


def test_keys_lead_through_it(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    session, film = stage.session, stage.session.film
    press(qtbot, stage, Key.Key_Right, Mods.ControlModifier)
    assert session.place == film.rounds()[0][1]
    press(qtbot, stage, Key.Key_Right, Mods.ShiftModifier)
    assert session.place == film.turns[1].began
    press(qtbot, stage, Key.Key_Left)
    assert session.place == film.turns[1].began - 1
    press(qtbot, stage, Key.Key_End)
    assert session.place == film.end
    press(qtbot, stage, Key.Key_Left, Mods.ShiftModifier)
    assert session.place == film.turns[-1].began
    press(qtbot, stage, Key.Key_Home)
    assert session.place == 0
    press(qtbot, stage, Key.Key_Space)
    assert session.playing
    press(qtbot, stage, Key.Key_Space)
    assert not session.playing
    press(qtbot, stage, Key.Key_Plus)
    assert session.speed == 2.0 and MOTION.computer == 0.5
    press(qtbot, stage, Key.Key_Minus)
    press(qtbot, stage, Key.Key_Minus)
    assert session.speed == 0.5


def test_escape_closes_it_and_p_plays_on(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    with qtbot.waitSignal(stage.desk.play_on_wanted):
        press(qtbot, stage, Key.Key_P)
    with qtbot.waitSignal(stage.desk.closed):
        press(qtbot, stage, Key.Key_Escape)


def test_a_click_on_the_course_goes_there(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    line, film = stage.desk.bar.timeline, stage.session.film
    for place in (film.end // 3, film.turns[4].began):
        at = QPointF(line.x_of(place), line.track.center().y()).toPoint()
        qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=at)
        qtbot.waitUntil(lambda at=at: stage.session.place == line.place_at(at.x()))
    words = line.told_at(QPointF(line.x_of(film.turns[4].began) + 1, line.chart.center().y()))
    assert words.splitlines()[0] == stage.desk.words and words.count("%") == len(stage.session.table.seats)


def test_what_the_chart_shows_is_told_in_less_than_half_of_its_height(stages: ReplayStages) -> None:
    """With large text, too, where the chart is low."""
    stage, before = stages.stage(), theme.current_metrics()
    try:
        theme.set_metrics(theme.metrics(1280, 720, 2.0))
        line = timeline.Timeline(stage.session.film, stage.screen.context.names)
        line.show_chances((), (), "Gewinnchance, höchstens ±3 Punkte")
        for height in (110, 400):
            line.resize(1120, height)
            assert line.chart.contains(line.caption) and line.caption.height() < line.chart.height() / 2
            assert line.caption.width() < line.chart.width() / 2
    finally:
        theme.set_metrics(before)


def test_the_list_opens_the_turn_at_the_cursor_and_leads_anywhere(qtbot: QtBot, stages: ReplayStages) -> None:
    stage = stages.stage()
    rows, film = stage.desk.turns.list, stage.session.film
    turn = next(n for n in range(3, 30) if film.turn_ends(n) - film.turns[n].began > 3)
    stage.session.go_to(film.turns[turn].began)
    turns = [row for row in rows.rows if row.kind == "turn"]
    assert [row.place for row in turns[1:]] == [each.began for each in film.turns]
    deeds = [row for row in rows.rows if row.kind == "deed"]
    assert deeds and all(film.turns[turn].began <= row.place <= film.turn_ends(turn) for row in deeds)
    number = rows.rows.index(deeds[-1])
    rows.scrollTo(rows.model().index(number, 0))
    at = rows.visualRect(rows.model().index(number, 0)).center()
    qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: stage.session.place == deeds[-1].place)
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(0, 0))
    qtbot.keyClick(rows, Key.Key_Return)
    qtbot.waitUntil(lambda: stage.session.place == 0)


def test_the_list_is_at_what_is_being_shown(stages: ReplayStages) -> None:
    """From the first roll of an attack on, and while its dice still roll."""
    stage = stages.stage()
    rows, film = stage.desk.turns.list, stage.session.film
    for turn in film.turns:
        stage.session.go_to(turn.began)
        number = next((n for n, deed in enumerate(rows.deeds) if turn.began < deed.began < deed.place), None)
        if number is not None:
            break
    assert number is not None
    fight = rows.deeds[number]
    stage.session.go_to(fight.began - 1)
    assert rows.deed != fight
    stage.desk.forth()
    assert not stage.session.is_shown and rows.deed == fight and rows.rows[rows.now].words == fight.line.title
    for place in range(fight.began, fight.place + 1):
        stage.session.go_to(place)
        assert rows.deed == fight and rows.rows[rows.now].words == fight.line.title


def test_the_turns_of_one_player_can_be_shown_alone(stages: ReplayStages) -> None:
    stage = stages.stage()
    rows = stage.desk.turns.list
    rows.seat = 1
    rows.tell_anew()
    assert {row.seat for row in rows.rows if row.kind == "turn"} == {1}


def test_players_show_their_chances_with_what_they_may_be_wrong_by(stages: ReplayStages) -> None:
    stage = stages.stage()
    stage.session.go_to(stage.session.film.turns[2].began)
    plaques = stage.screen.game_layout.plaques
    assert all("%" in plaque.state.remark and "±" in plaque.state.remark for plaque in plaques if not plaque.state.out)
    stage.session.last()
    winner = stage.session.game.state.outcome.winners[0]  # type: ignore[union-attr]
    assert plaques[winner].state.remark == "100%"


def test_within_a_turn_the_chances_of_its_beginning_are_told_as_such(stages: ReplayStages) -> None:
    """Only where a turn begins are they reckoned: no figure between two turns is told with an error of its own."""
    stage = stages.stage()
    film, line, plaque = stage.session.film, stage.desk.bar.timeline, stage.screen.game_layout.plaques[0]
    began, ends = next(
        (t.began, film.turn_ends(n)) for n, t in enumerate(film.turns) if film.turn_ends(n) - t.began > 4
    )
    stage.session.go_to(began)
    chance, error = plaque.state.remark.split()
    assert error.startswith("±")
    for place in range(began + 1, ends):
        stage.session.go_to(place)
        assert plaque.state.remark == f"≈ {chance}"
        point = QPointF(line.x_of(place), line.chart.center().y())
        assert f"{plaque.state.name} ≈ {chance}" in line.told_at(point).splitlines() and "±" not in line.told_at(point)
    stage.session.go_to(ends)
    assert "±" in plaque.state.remark


def test_a_chance_near_nothing_is_surer_than_one_of_a_half() -> None:
    assert [round(100 * foretold_within(chance), 1) for chance in (0.0, 0.01, 0.5, 1.0)] == [0.0, 0.6, 3.0, 0.0]


def test_before_anybody_has_chosen_nobody_is_ahead(stages: ReplayStages) -> None:
    """Where land is claimed one by one; what comes of the set-up isn't told at its beginning."""
    stage = stages.stage()
    stage.session.first()
    chances = stage.desk.chances.at(0)
    assert chances is not None and chances == pytest.approx([1 / len(chances)] * len(chances))


def test_the_owners_of_areas_of_the_chart_are_never_cut_at_its_edges(
    stages: ReplayStages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody's chance changes all points are alike, and the first of them stands at the edge."""
    drawn: list[QRectF] = []

    stage = stages.stage()
    line, seats = stage.desk.bar.timeline, range(len(stage.session.table.seats))

    def note(painter: object, colours: object, centre: QPointF, radius: float, **options: object) -> None:
        if centre.y() < line.chart.bottom():  # below it are pips
            drawn.append(QRectF(centre - QPointF(radius, radius), centre + QPointF(radius, radius)))

    flat = tuple(1 / len(seats) for _ in seats)
    monkeypatch.setattr(timeline, "draw_roundel", note)
    line.show_chances([(turn.began, flat) for turn in stage.session.film.turns], seats, "")
    line.grab()
    assert len(drawn) == len(seats) and all(line.chart.contains(each) for each in drawn)


def test_great_events_stand_where_they_happened(stages: ReplayStages) -> None:
    stage = stages.stage()
    film = stage.session.film
    outs = [place for place in range(film.end + 1) for e in film.events(place) if isinstance(e, PlayerEliminated)]
    assert [event.place for event in stage.desk.events.found if event.out] == outs and outs
    shown = stage.desk.bar.timeline.pips
    behind = [event for _, others in shown for event in others]
    assert len(shown) + len(behind) == len(stage.desk.events.found)
    assert all(event.weight >= max((o.weight for o in others), default=0) for event, others in shown)


@pytest.mark.parametrize(
    ("edition", "icons"),
    [("ad2210", {"station", "crown"}), ("godstorm", {"temple", "crown"}), ("capitals", {"star"})],
)
def test_a_pip_shows_what_fell_or_was_taken(stages: ReplayStages, edition: str, icons: set[str]) -> None:
    stage = stages.stage(edition)
    film, found = stage.session.film, stage.desk.events.found
    assert icons <= {event.picture.subject for event in found}
    taken = [place for place in range(film.end + 1) for e in film.events(place) if isinstance(e, PieceTaken)]
    assert [each.place for each in found if each.picture.name == "taken_figure"] == taken


# --- what stays hidden


def told(widget: QWidget) -> list[str]:
    """Return all that a screen says, to eyes and ears."""
    found: list[str] = []
    for each in widget.findChildren(QWidget):
        found += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        if isinstance(each, QLabel | QAbstractButton):
            found.append(each.text())
    return found


def pictures_and_words(stage: ReplayStage, places: Iterable[int]) -> list[object]:
    found: list[object] = []
    for place in places:
        stage.session.go_to(place)
        settle()
        stage.screen.board.finish_animations()
        stage.screen.board.finish_baking()
        for other in stage.screen.findChildren(MiniBoard):
            other.finish()
        settle()
        found += [told(stage.screen), [row.words for row in stage.desk.turns.list.rows], stage.screen.board.position]
        found.append(stage.screen.grab().toImage())
    return found


KEEPERS_OF_SECRETS = ("world", "secret-mission", "ad2210", "godstorm")
"""A rule set for each kind of secret: others hide the same decks, and show them in the same places."""
WITH_THE_OTHERS = [
    pytest.param(each, marks=[] if each in KEEPERS_OF_SECRETS else pytest.mark.long) for each in EDITIONS
]
"""All rule sets, of which those are looked at with -m long that hide nothing of a kind of its own."""


def hidden_decks(edition: str) -> frozenset[str]:
    """Return the decks of which each player hides a hand."""
    _, film = played(edition, 1)
    return frozenset(name for name, deck in film.rules.decks.items() if not deck.public_hands)


def test_each_kind_of_secret_is_kept_by_a_rule_set_that_is_looked_at() -> None:
    assert {hidden_decks(edition) for edition in EDITIONS} == {hidden_decks(edition) for edition in KEEPERS_OF_SECRETS}


@pytest.mark.heavy  # and begun before the replays that all share: a change of the theme would restyle these too
@pytest.mark.parametrize("edition", WITH_THE_OTHERS)
def test_a_running_game_of_several_people_shows_only_what_everybody_knows(
    qtbot: QtBot, tmp_path: Path, edition: str
) -> None:
    table, film = played(edition, 90)
    seats = tuple(msgspec.structs.replace(seat, kind=HUMAN) for seat in table.seats)
    table = msgspec.structs.replace(table, seats=seats)
    assert film.game_at(film.end).state.outcome is None
    places = (film.end // 2, film.end)
    seen = []
    for recording in (film, HiddenOtherwise(film, -1)):
        stage = ReplayStage(make_context(tmp_path), table, recording)
        assert stage.desk.viewer == -1 and stage.screen.director.viewer == -1
        stage.desk.show_to(0)
        assert stage.screen.director.viewer == -1
        assert not stage.desk.bar.play_on.isEnabled()
        seen.append(pictures_and_words(stage, places))
        stage.close()
    assert seen[0] == seen[1]


@pytest.mark.heavy  # and begun before the replays that all share: a change of the theme would restyle these too
@pytest.mark.parametrize("edition", WITH_THE_OTHERS)
def test_a_running_game_of_one_person_shows_only_what_that_person_knows(
    qtbot: QtBot, tmp_path: Path, edition: str
) -> None:
    table, film = played(edition, 90)
    assert len(table.humans) == 1
    seen = []
    for recording in (film, HiddenOtherwise(film, table.humans[0])):
        stage = ReplayStage(make_context(tmp_path), table, recording)
        assert stage.desk.viewer == table.humans[0]
        seen.append(pictures_and_words(stage, (film.end // 2, film.end)))
        stage.close()
    assert seen[0] == seen[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_of_a_running_game_know_nothing_that_is_hidden(edition: str) -> None:
    """In each rule set, for everybody together and for one person."""
    _, film = played(edition, 90)
    for seat in (-1, 0):
        other = HiddenOtherwise(film, seat)
        courses = [ChanceCourse(recording, seat) for recording in (film, other)]
        for course in courses:
            course.find_all()
        assert courses[0].known == courses[1].known


@pytest.mark.parametrize("edition", WITH_THE_OTHERS)
def test_what_is_hidden_in_the_tests_is_otherwise_indeed(edition: str) -> None:
    _, film = played(edition, 90)
    for seat in (-1, 0):
        assert HiddenOtherwise(film, seat).game_at(film.end).state.decks != film.game_at(film.end).state.decks


def test_when_it_is_over_each_player_can_be_looked_over_the_shoulder(stages: ReplayStages) -> None:
    stage = stages.stage()
    assert stage.desk.over and stage.desk.viewer == 0
    for seat in (1, 2, -1):
        stage.desk.show_to(seat)
        assert stage.screen.director.viewer == seat and stage.screen.director.witness == seat
        stage.session.go_to(stage.session.film.end // 2)
        assert stage.screen.director.viewer == seat


def test_when_it_is_over_everything_can_be_told(stages: ReplayStages) -> None:
    stage = stages.stage()
    film = stage.session.film
    drawn = next(p for p in range(film.end) for e in film.events(p) if isinstance(e, CardDrawn) and e.player == 1)
    stage.session.go_to(drawn - 1)
    told = {}
    for viewer in (0, -1, 1, EVERYTHING):
        stage.desk.show_to(viewer)
        told[viewer] = [deed.line for deed in stage.desk.turns.list.deeds]
    assert told[0] == told[-1] != told[1]
    assert told[EVERYTHING] == told[1]


def test_persons_go_on_to_own_the_seats_that_the_record_plays() -> None:
    table, _ = played("world")
    replayed = watched(table)
    assert replayed.humans == () and replayed.people == table.humans


# --- what a choice has come to


def test_the_card_tells_the_last_dice_and_all_losses_of_a_choice(stages: ReplayStages) -> None:
    stage = stages.stage()
    film, found = stage.session.film, 0
    for place in range(1, film.end):
        rolls = [event for event in film.events(place) if isinstance(event, DiceRolled)]
        if not rolls:
            continue
        stage.session.go_to(place)
        result = stage.desk.card.result
        if stage.desk.turns.list.deed is None or stage.desk.turns.list.deed.place != place:
            continue
        lost = Counter[int]()
        for event in film.events(place):
            if isinstance(event, ArmiesLost):
                lost[event.player] += event.armies
        assert result is not None and result.roll == rolls[-1] and dict(result.losses) == dict(lost)
        found += 1
        if found == 8:
            break
    assert found == 8
    stage.desk.forth()
    assert stage.desk.card.result is None


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
def test_the_card_hides_no_land(stages: ReplayStages, edition: str) -> None:
    stage = stages.stage(edition, 400)
    film, card, shown = stage.session.film, stage.desk.card, 0
    for place in range(film.end // 2, film.end):
        if any(isinstance(event, DiceRolled) for event in film.events(place)):
            stage.session.go_to(place)
            if card.isVisible():
                shown += 1
                assert not stage.screen.board.places.hides_land(card.geometry())
                assert stage.screen.game_layout.free.contains(card.geometry())
        if shown == 6:
            break
    assert shown or edition != "world"  # on other boards there may be no corner without land


def test_the_card_tells_the_luck_of_the_dice_with_its_error(stages: ReplayStages) -> None:
    stage = stages.stage()
    film, card, told = stage.session.film, stage.desk.card, 0
    for place in range(1, film.end):
        if not any(isinstance(event, DiceRolled) for event in film.events(place)):
            continue
        stage.session.go_to(place)
        if card.result is None:
            continue
        assert card.result.weighed and card.result.luck is None, "the board doesn't wait for it"
        high = card.height()
        settle()
        luck, seat, record = card.result.luck, card.result.line.seat, film.record(place)
        before, after = film.game_at(place - 1).clone(0), film.game_at(place)
        reckoned = luck_of(before, record.choice, len(record.rolls), after, film.events(place))
        assert luck is not None and luck.value == round(100 * reckoned.effect[seat], 1) and luck.error >= 0.6
        assert luck.words() in card.accessibleName() and card.height() == high
        told += 1
        if told == 5:
            break
    assert told == 5


def test_the_luck_of_a_running_game_stays_untold(stages: ReplayStages) -> None:
    stage = stages.stage("world", 250)
    film = stage.session.film
    assert not stage.desk.over
    rolls = [place for place in range(1, film.end + 1) if film.record(place).rolls]
    for place in rolls[:: max(1, len(rolls) // 30)]:
        stage.session.go_to(place)
        settle()
        assert stage.desk.card.result is None or not stage.desk.card.result.weighed


def test_an_error_shows_both_ways_and_what_it_cost(stages: ReplayStages) -> None:
    stage = stages.stage()
    film, board, note = stage.session.film, stage.screen.board, stage.desk.note
    blitzes = [n for n in range(film.end // 2, film.end) if isinstance(film.record(n + 1).choice, Blitz)]
    place, player = blitzes[0], film.record(blitzes[0] + 1).player
    choice = film.record(place + 1).choice
    other = next(each for n in blitzes if (each := film.record(n + 1).choice).target != choice.target)
    assert isinstance(choice, Blitz) and isinstance(other, Blitz) and other.target != choice.target
    loss = Estimate(0.092, 0.018)
    better = DecisionReview(place, player, 0, 3, "attack", choice, other, loss, (), "blunder")
    stopped = replace(better, best=Pass(), size="error")
    for decision, ways, places in (
        (better, ((other.origin, other.target),), ()),
        (stopped, (), ((choice.origin, ""),)),
    ):
        stage.desk.mark_errors({place: decision})
        stage.session.go_to(place)
        settle()
        assert board.arrow.ends == (choice.origin, choice.target)
        assert (board.advice.ways, board.advice.places) == (ways, places)
        assert note.words is not None and note.words.loss == "−9.2" and note.words.within == "±1.8"
        assert note.isVisible() and not board.places.hides_land(note.geometry()) and stage.desk.card.result is None
        stage.session.go_to(place + 1)
        settle()
        assert not board.advice.ways and not board.advice.places and not note.isVisible()
    stage.desk.mark_errors({})


def test_giving_up_shows_what_it_cost_and_no_way(stages: ReplayStages) -> None:
    stage = stages.stage()
    board, note, place = stage.screen.board, stage.desk.note, stage.session.film.end // 2
    stage.desk.mark_errors({place: Resignation(place, 0, 3, 2, (-0.06, 0.03, 0.03), 0.01)})
    stage.session.go_to(place)
    settle()
    assert note.isVisible() and note.words is not None and note.words.loss == "−6.0"
    assert (note.words.done, note.words.better) == ("Give up", "Play on")
    assert not note.grab().isNull() and not board.advice.ways and not board.advice.places
    stage.session.go_to(place + 1)
    settle()
    assert not note.isVisible()
    stage.desk.mark_errors({})


def test_what_the_figures_of_turns_count_is_written_and_told(stages: ReplayStages) -> None:
    stage = stages.stage("world")
    stage.desk.prepare()
    assert "in points of the chance to win" in [label.text() for label in stage.desk.turns.findChildren(QLabel)]
    rows = stage.desk.turns.list
    noted = [number for number, row in enumerate(rows.rows) if row.note]
    assert noted
    for number in noted:
        item, unit = rows.model().index(number, 0), f"Chance to win: {rows.rows[number].note} points"
        assert str(item.data()).endswith(unit) and unit in str(item.data(Qt.ItemDataRole.ToolTipRole))


@pytest.mark.parametrize("edition", ["secret-mission", "teams"])
def test_chances_of_a_game_that_is_over_are_those_of_its_review(stages: ReplayStages, edition: str) -> None:
    stage = stages.stage(edition)
    stage.desk.show_to(EVERYTHING)
    stage.desk.prepare()
    film = stage.session.film
    assert stage.desk.turns.game.text().endswith("Everything: the game is over")
    for place, chances in stage.desk.chances.known[::7]:
        reviewed = between_turns(film.game_at(place))
        for seat, chance in enumerate(chances):
            assert chance * len(film.rules.side_of(seat)) == pytest.approx(reviewed[seat])
        assert sum(chances) == pytest.approx(1)
