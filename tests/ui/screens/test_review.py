"""The page of a review: its figures are those of the report and add up, it grows, and cards lead into the replay."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as replace_source
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop import i18n
from risk_desktop.controller.replay import ReplaySource
from risk_desktop.controller.reviewing import Reviewing
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.languages import LANGUAGES
from risk_desktop.review.report import Estimate, GameReview, LentSeat, Resignation
from risk_desktop.review.standing import foretold_within
from risk_desktop.storage.deputies import PROGRAM
from risk_desktop.ui import theme
from risk_desktop.ui.accessibility.interfaces import install_interfaces
from risk_desktop.ui.app_context import AppContext
from risk_desktop.ui.kit import Label
from risk_desktop.ui.points import ShownPoints, within
from risk_desktop.ui.screens.review.review_screen import ReviewScreen
from risk_desktop.ui.screens.review.skill_table import SkillRow
from tests.ui.accessibility.naming import mute, nameless
from tests.ui.support.fitting import misfits
from tests.ui.support.review_stage import reviewed_game, with_decisions
from tests.ui.support.screen_stage import make_context, settle, staged


class Found(Reviewing):
    """A review that is found by the test: ``running`` as it says."""

    running = False
    stopped = False

    @property
    def is_running(self) -> bool:
        return self.running

    def stop(self) -> None:
        self.stopped, self.running = True, False
        self.changed.emit()


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    i18n.set_language("en")
    theme.set_metrics(theme.metrics(1600, 900))


@pytest.fixture
def context(tmp_path: Path) -> AppContext:
    return make_context(tmp_path / "saves")


@pytest.fixture
def game(context: AppContext) -> tuple[ReplaySource, GameReview]:
    return reviewed_game(context)


def page_of(
    qtbot: QtBot, context: AppContext, source: ReplaySource, reviewing: Reviewing | None = None
) -> ReviewScreen:
    assert source.save is not None
    page = ReviewScreen(context, source, reviewing or Reviewing(source.save))
    qtbot.addWidget(page)
    return page


def words_on(page: ReviewScreen) -> str:
    return " | ".join(label.text() for label in page.findChildren(Label) if label.isVisible())


def test_the_figures_are_those_of_the_report_and_add_up(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    page = page_of(qtbot, context, source)
    staged(page)
    assert next(iter(page.table.rows)) == page.viewer == 0, "the own row comes first"
    for account in review.accounts:
        shown = page.table.rows[account.seat].figures
        assert shown is not None and shown.luck is not None and shown.own is not None and shown.others is not None
        assert shown.own.value == round(100 * account.own_decisions, 1)
        assert shown.end.value == round(100 * account.result, 1)
        assert abs(shown.luck.value - 100 * account.luck) <= 0.7
        parts = shown.start.value + shown.luck.value + shown.own.value + shown.others.value
        assert round(parts, 1) == shown.end.value
        assert shown.sizes == (account.small, account.errors, account.blunders)
        assert all(figure.within().startswith("±") for figure in (shown.start, shown.luck, shown.own, shown.others))
        assert shown.start.error == 100 * foretold_within(account.start), "each chance has its own error"
        told = page.table.rows[account.seat].accessibleName()
        assert f"Own errors {shown.own.words()} {shown.own.within()}" in told and "Blunder 1" in told
    assert "Start + luck + own errors" in page.sum.text()
    assert "Turning point 1" in page.chart.accessibleDescription()


def test_cards_follow_the_row_that_is_pressed_and_lead_to_their_places(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    page = page_of(qtbot, context, source)
    staged(page)
    assert [card.decision for card in page.cards] == list(review.costliest(0))
    assert page.cards[0].words.loss == "−12.1" and page.cards[0].words.within == "±0.5"
    assert "Your costliest decisions" in words_on(page)
    qtbot.mouseClick(page.table.rows[1], Qt.MouseButton.LeftButton)
    assert [card.decision.player for card in page.cards] == [1] * 5
    assert "Costliest decisions: Ben" in words_on(page)
    assert "Better: End the attacks" in page.cards[0].accessibleName() and page.cards[0].accessibleDescription()
    page.table.rows[1].setFocus()
    qtbot.keyClick(page.table.rows[1], Qt.Key.Key_Up)
    neighbour = page.focusWidget()
    assert isinstance(neighbour, SkillRow) and neighbour.seat != 1
    qtbot.keyClick(neighbour, Qt.Key.Key_Return)
    assert page.seat == neighbour.seat
    page.show_seat(1)
    settle()
    page.prepare()
    assert all(card.has_picture for card in page.cards)
    with qtbot.waitSignal(page.replay_wanted) as heard:
        qtbot.keyClick(page.cards[2], Qt.Key.Key_Return)
    assert heard.args == [review.costliest(1)[2].place]


def test_turning_points_tell_what_happened_and_lead_to_their_turns(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    page = page_of(qtbot, context, source)
    staged(page)
    chart, hand = page.chart, Qt.CursorShape.PointingHandCursor
    assert chart.marks and [mark.turning for mark in chart.marks] == list(review.turning_points)
    for mark in chart.marks:
        for at in (mark.middle, mark.on_line):
            told = chart.told_at(at).splitlines()
            assert told[0].startswith("Turning point ") and told[0] in chart.accessibleDescription()
            assert told[1].startswith(f"{page.names.player(chart.mark_at(at).turning.player)} takes ")
        qtbot.mouseMove(chart, mark.middle.toPoint())
        assert chart.cursor().shape() == hand
        with qtbot.waitSignal(page.replay_wanted) as heard:
            qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=mark.middle.toPoint())
        assert heard.args == [chart.mark_at(mark.middle).turning.place]
    corner = chart.area.bottomLeft()
    qtbot.mouseMove(chart, corner.toPoint())
    assert chart.cursor().shape() != hand and chart.told_at(corner) == ""
    with qtbot.assertNotEmitted(page.replay_wanted):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=corner.toPoint())
    assert "turning point" in chart.accessibleName()


@pytest.mark.parametrize("scale", [100, 200])
def test_pictures_of_a_row_are_alike_in_height_however_much_is_said_below_them(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview], scale: int
) -> None:
    source, review = game
    assert source.save is not None
    brief = review.costliest(0)[0]
    reviewing = Found(source.save)
    decisions = (replace(each, motives=()) if each is brief else each for each in review.decisions)
    reviewing.report = replace(review, decisions=tuple(decisions))
    page = page_of(qtbot, make_context(context.saves, text_scale=scale), source, reviewing)
    staged(page)
    assert not page.cards[0].words.why and page.cards[1].words.why
    assert page.cards[0].frame.bottom() == page.cards[1].frame.bottom() and misfits(page) == []


def test_it_grows_and_shows_nothing_that_is_not_known(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    reviewing = Found(source.save)
    reviewing.report, reviewing.running = None, True
    page = page_of(qtbot, context, source, reviewing)
    staged(page)
    assert [row.figures for row in page.table.rows.values()] == [None] * 3 and page.rest.text() == "…"
    assert {row.unknown for row in page.table.rows.values()} == {"…"}
    own = tuple(each for each in review.decisions if each.player == 0)[:2]
    reviewing.report = with_decisions(review, source.recording, own, total=19)
    reviewing.stage, reviewing.done, reviewing.total = "value", 2, 19
    reviewing.changed.emit()
    shown, other = page.table.rows[0].figures, page.table.rows[1].figures
    assert shown is not None and shown.own is not None and shown.own.value == -17.3
    assert shown.luck is None and shown.others is None and shown.play == "", "what others did is luck until then"
    assert other is not None and other.own is None and other.sizes is None
    assert "2 of 19 choices" in words_on(page) and "2 of 19 choices valued" in page.sum.text()
    assert len(page.cards) == 2 and page.rest.text() == "…"
    qtbot.mouseClick(page.progress.stop, Qt.MouseButton.LeftButton)
    assert reviewing.stopped and page.progress.deeper.text() == "Analyse further" and page.progress.stop.isHidden()
    assert [row.unknown for row in page.table.rows.values()] == ["–"] * 3, "nothing more is to come"
    assert "Luck –" in page.table.rows[0].accessibleName()
    assert {row.toolTip() for row in page.table.rows.values()} == {page.rest.text()} != {"…"}
    assert page.rest.text() == "Not all choices are valued in full yet."
    reviewing.report = with_decisions(review, source.recording, own)
    reviewing.changed.emit()
    assert page.rest.text() == "No other decision cost a point."


def test_where_nothing_cost_a_point_table_and_chart_have_the_height(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    reviewing = Found(source.save)
    own = (replace(each, loss=Estimate(0.0), size="none") for each in review.decisions if each.player == 0)
    others = (each for each in review.decisions if each.player == 1)
    reviewing.report = with_decisions(review, source.recording, (*own, *others))
    page = page_of(qtbot, context, source, reviewing)
    staged(page)
    assert page.rest.text() == "No decision cost a point."
    high = page.chart.height()
    assert high > page.height() / 2 and misfits(page) == []
    page.show_seat(1)
    settle()
    assert page.cards and page.chart.height() < high / 1.5


def test_the_account_says_how_much_of_it_is_a_first_look(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    reviewing = Found(source.save)
    own = [each for each in review.decisions if each.player == 0]
    decisions = (own[0], *(replace(each, provisional=True) for each in own[1:]))
    reviewing.report = with_decisions(review, source.recording, decisions, total=19)
    page = page_of(qtbot, context, source, reviewing)
    told = f"6 of 19 choices valued, {len(own) - 1} of them by a first look only; the table counts these."
    assert page.sum.text() == told


def test_own_errors_are_told_once_one_of_them_is_valued_for_good(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    looked = tuple(replace(each, provisional=True) for each in review.decisions)
    reviewing = Found(source.save)
    reviewing.report = with_decisions(review, source.recording, looked)
    page = page_of(qtbot, context, source, reviewing)
    staged(page)
    shown = page.table.rows[0].figures
    assert shown is not None and shown.own is None and shown.luck is None and shown.sizes is None
    assert len(page.cards) == 5, "each loss has an error of its own"
    own = next(each for each in looked if each.player == 0)
    settled = tuple(replace(each, provisional=each is not own) for each in looked)
    reviewing.report = with_decisions(review, source.recording, settled)
    reviewing.changed.emit()
    shown = page.table.rows[0].figures
    assert shown is not None and shown.own is not None and page.table.rows[1].figures.own is None


def test_that_there_are_no_errors_is_told_when_all_of_a_player_is_valued_whatever_the_others_wait_for(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    own = tuple(
        replace(each, loss=Estimate(0.0), effect=(0.0,) * 3, size="none")
        for each in review.decisions
        if each.player == 0
    )
    reviewing = Found(source.save)
    reviewing.running, reviewing.stage = True, "value"
    looked = (own[0], *(replace(each, provisional=True) for each in own[1:]))
    pages = []
    for decisions in (looked, own[1:], own):
        found = with_decisions(review, source.recording, decisions, total=18)
        reviewing.report = replace(found, asked=(len(own),) * 3)
        pages.append(page_of(qtbot, context, source, reviewing))
    for page in pages[:2]:
        shown = page.table.rows[0].figures
        assert shown is not None and shown.own is None and shown.sizes is None and shown.play == ""
        assert page.rest.text() == "…"
    settled, other = (pages[2].table.rows[seat].figures for seat in (0, 1))
    assert settled is not None and settled.own is not None and settled.own.value == 0 and settled.sizes == (0, 0, 0)
    assert settled.luck is None and settled.others is None, "those of the others may be found yet"
    assert other is not None and other.own is None
    assert pages[2].rest.text() == "No decision cost a point."
    pages[2].show_seat(1)
    assert pages[2].rest.text() == "…"


def test_who_gave_up_loses_his_line_there_and_is_told_what_it_cost(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    middle = len(review.course) // 3
    before = review.course[middle]
    rest = 1 - before.chances[0]
    after = replace(before, chances=(0.0, *(chance / rest for chance in before.chances[1:])))
    later = tuple(replace(each, chances=(0.0, *each.chances[1:])) for each in review.course[middle + 1 :])
    lost = tuple(b - a for a, b in zip(before.chances, after.chances, strict=True))
    given_up = Resignation(before.place, 0, 3, 2, lost, 0.03)
    reviewing = Found(source.save)
    reviewing.report = replace(review, course=(*review.course[: middle + 1], after, *later), resignations=(given_up,))
    page = page_of(qtbot, context, source, reviewing)
    staged(page)
    line = page.chart.line(0)
    assert line[-2:] == [page.chart.point_of(0, before), page.chart.point_of(0, after)]
    assert line[-1].x() < page.chart.area.right() and line[-1].y() == page.chart.area.bottom()
    points = f"−{100 * before.chances[0]:.1f}\xa0±3.0\xa0points"
    assert page.notes.text() == f"Anna gave up (Round 2): {points}, counted with the own errors."
    page.show_seat(1)
    assert page.notes.isHidden()


def test_to_give_up_has_a_card_among_the_costliest_decisions(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    given_up = Resignation(40, 0, 3, 2, (-0.06, 0.03, 0.03), 0.01)
    reviewing = Found(source.save)
    reviewing.report = replace(review, resignations=(given_up,))
    page = page_of(qtbot, context, source, reviewing)
    staged(page)
    page.prepare()
    assert [card.decision.loss.value for card in page.cards] == [0.121, 0.06, 0.052, 0.031, 0.024]
    card = page.cards[1]
    assert card.decision == given_up and card.has_picture and misfits(page) == []
    assert card.accessibleName() == "Round 2, −6.0 ±1.0. Give up. Better: Play on"
    with qtbot.waitSignal(page.replay_wanted) as heard:
        qtbot.keyClick(card, Qt.Key.Key_Return)
    assert heard.args == [40]
    alone = with_decisions(review, source.recording, tuple(e for e in review.decisions if e.player == 1))
    reviewing.report = replace(alone, resignations=(given_up,))
    reviewing.changed.emit()
    assert [card.decision for card in page.cards] == [given_up]
    assert page.rest.text() == "No other decision cost a point."
    page.show_seat(1)
    assert not any(isinstance(card.decision, Resignation) for card in page.cards)


def test_who_made_no_choices_is_told_that_and_not_that_none_was_costly(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    reviewing = Found(source.save)
    reviewing.report = with_decisions(review, source.recording, tuple(e for e in review.decisions if e.player == 1))
    page = page_of(qtbot, context, source, reviewing)
    staged(page)
    assert page.rest.text() == "You made no choices."
    page.show_seat(2)
    assert page.rest.text().endswith(" made no choices.") and not page.rest.text().startswith("You")


def test_that_nothing_else_cost_a_point_is_not_said_while_doubtful_choices_are_played_out_further(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    source, review = game
    assert source.save is not None
    reviewing = Found(source.save)
    own = tuple(each for each in review.decisions if each.player == 0)[:2]
    reviewing.report = with_decisions(review, source.recording, own)
    reviewing.running, reviewing.stage = True, "deepen"
    page = page_of(qtbot, context, source, reviewing)
    assert page.rest.text() == "…"
    reviewing.stop()
    assert page.rest.text() == "No other decision cost a point."


def test_it_says_which_rounds_a_computer_played(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview]
) -> None:
    """Also where somebody has lent his seat to the end: the page is still his."""
    source, review = game
    assert source.save is not None
    lent = (LentSeat(0, "hard", (1, 2, 3, 5)), LentSeat(0, PROGRAM, (0,)), LentSeat(1, RESIGNED, (4,)))
    reviewing = Found(source.save)
    reviewing.report = replace(review, lent=lent)
    page = page_of(qtbot, context, replace_source(source, table=source.table.passed(0, "hard")), reviewing)
    staged(page)
    assert page.viewer == 0 and "Your costliest decisions" in words_on(page)
    told = "A computer played for Anna: Set-up, Round 1–3, Round 5. That counts with the others’ errors."
    assert page.notes.text() == told and page.notes.isVisible()
    assert page.sum.text() == "Start + luck + own errors + others’ errors = end", "a line of its own"
    qtbot.mouseClick(page.table.rows[1], Qt.MouseButton.LeftButton)
    assert page.sum.text() == "Start + luck + own errors + others’ errors = end" and page.notes.isHidden()


@pytest.mark.parametrize(("language", "scale"), [*((each, 200) for each in LANGUAGES), ("de", 100), ("sv", 150)])
def test_it_fits_in_all_languages(
    qtbot: QtBot, context: AppContext, game: tuple[ReplaySource, GameReview], language: str, scale: int
) -> None:
    install_interfaces()
    source, _ = game
    assert source.save is not None
    reviewing = Found(source.save)
    page = page_of(qtbot, make_context(context.saves, language=language, text_scale=scale), source, reviewing)
    staged(page)
    assert misfits(page) == [] and nameless(page) + mute(page) == []
    assert page.stacked == (scale > 100)
    reviewing.running, reviewing.stage, reviewing.done, reviewing.total = True, "deepen", 1228, 1446
    reviewing.changed.emit()
    settle()
    assert misfits(page) == []
    report = reviewing.report
    assert report is not None
    given_up = Resignation(9, 0, 3, 12, (-0.4, 0.2, 0.2), 0.03)
    lent = LentSeat(0, "hard", (0, 1, 2, 3, 5, 7, 8))
    reviewing.report = replace(report, lent=(lent,), resignations=(given_up,))
    reviewing.changed.emit()
    settle()
    assert misfits(page) == []
    looked = tuple(replace(each, provisional=True) for each in report.decisions)
    reviewing.report, reviewing.running = replace(report, decisions=looked, valued=1228, total=1446), False
    reviewing.changed.emit()
    settle()
    assert misfits(page) == []
    assert page.progress.mapTo(page, page.progress.rect().bottomRight()).x() <= page.width(), (
        "nothing is cut at the right"
    )


def test_errors_are_rounded_up_and_small_ones_said_to_be_small() -> None:
    assert [within(each) for each in (0.01, 0.1, 2.31)] == ["±0.1", "±0.1", "±2.4"]
    assert [within(each, 0) for each in (0.3, 0.5, 2.0, 2.1)] == ["±<1", "±1", "±2", "±3"]
    assert [ShownPoints(each).words() for each in (-3.0, 0.0, 2.5)] == ["−3.0", "0", "+2.5"]
