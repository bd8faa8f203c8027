"""Accounts add up exactly, however much of a game has been valued; and what isn't over isn't reviewed."""

from __future__ import annotations

from collections import Counter
from itertools import islice, pairwise
from math import hypot

import pytest
from pytest import approx

from risk_desktop.review import reviewer as reviewer_module
from risk_desktop.review.report import Estimate, GameReview, LentSeat, play_of, size_of
from risk_desktop.review.reviewer import Reviewer, UnfinishedError
from risk_desktop.storage.recording import Recording
from tests.review.games import beginning, given_up, in_the_middle, lent, recorded, short_game

VALUED = 12


def reviewed(recording: Recording, valued: int = VALUED, since: int = 0) -> GameReview:
    """Return a review of so many decisions, none of them before place ``since``."""
    reviewer = Reviewer(recording, first=(0,))
    assert list(reviewer.survey())[-1] == recording.end
    places = [place for place in reviewer.places if place >= since]
    list(islice(reviewer.value(games=4, places=places), valued))
    return reviewer.report()


def assert_adds_up(review: GameReview, partners: int = 1) -> None:
    """Each account by itself, and all of them together; each of so many partners has all of what they win together."""
    seats = range(review.players)
    for account in review.accounts:
        total = account.start + account.luck + account.own_decisions + account.others_decisions
        assert total == approx(account.result, abs=1e-12)
        won = account.seat in review.winners
        assert account.result == (partners / len(review.winners) if won else 0.0)
        mine = [each.effect[account.seat] for each in review.decisions if each.decider == (account.seat, "")]
        mine += [each.effect[account.seat] for each in review.resignations if each.player == account.seat]
        assert account.own_decisions == approx(sum(mine))
        assert account.luck == approx(sum(event.effect[account.seat] for event in review.luck), abs=1e-9)
    for effect in (each.effect for each in (*review.decisions, *review.luck, *review.resignations)):
        assert len(effect) == review.players and sum(effect) == approx(0, abs=1e-9)
    assert sum(review.accounts[seat].start for seat in seats) == approx(partners)
    assert sum(review.accounts[seat].luck for seat in seats) == approx(0, abs=1e-9)
    both = sum(each.own_decisions + each.others_decisions for each in review.accounts)
    assert both == approx(0, abs=1e-9)


@pytest.mark.parametrize(
    ("edition", "players", "partners"),
    [("islands", 3, 1), ("capitals", 3, 1), ("world-duel", 2, 1), ("teams on islands", 4, 2)],
)
def test_accounts_add_up(edition, players, partners):
    recording = short_game(edition, players)
    review = reviewed(recording)
    assert review.valued == min(VALUED, review.total)
    assert_adds_up(review, partners)
    for chances in (*(point.chances for point in review.course), *(event.effect for event in review.luck)):
        assert all(chances[seat] == approx(chances[recording.rules.side_of(seat)[0]]) for seat in range(players))
    assert review.course[0].place == 0 and review.course[-1].chances == tuple(each.result for each in review.accounts)


def test_what_a_computer_decided_in_a_lent_seat_counts_among_the_others(monkeypatch):
    own = short_game("islands", 3, seed=4)
    recording = lent(own, 0, 1)
    review, plain = (reviewed(each, 1000) for each in (recording, own))
    by_place = {each.place: each for each in plain.decisions}
    assert {each.deputy for each in review.decisions if each.player == 0} == {"", "hard"}
    for each in review.decisions:
        assert (each.deputy == "hard") == (each.player == 0 and each.round == 1)
        assert each.effect == by_place[each.place].effect
    account = review.accounts[0]
    mine = [each for each in review.decisions if each.decider == (0, "")]
    assert account.decisions == len(mine)
    assert account.own_decisions == approx(sum(each.effect[0] for each in mine))
    assert account.turns == plain.accounts[0].turns - 1 == 1
    assert all(not each.deputy for each in review.costliest(0))
    assert review.lent == (LentSeat(0, "hard", (1,)),) and not plain.lent
    assert_adds_up(review)
    # He comes first, and not who played for him; of each of them as many are valued for good.
    early = reviewed(recording, 3)
    assert [each.decider for each in early.decisions] == [(0, "")] * 3
    monkeypatch.setattr(reviewer_module, "MOST", 2)
    reviewer = Reviewer(recording, first=(0,))
    for stage in reviewer.stages():
        list(stage.steps)
    settled = Counter(each.decider for each in reviewer.report().decisions if not each.provisional)
    assert settled == {(0, ""): 2, (0, "hard"): 2, (1, ""): 2, (2, ""): 2} and reviewer.report().is_complete


@pytest.mark.parametrize(
    ("edition", "players", "leaving", "partners"),
    [
        ("islands", 3, {0: 0}, 1),
        ("islands", 3, {0: 80}, 1),
        ("islands", 3, {1: 70, 2: 70}, 1),
        ("islands", 3, {0: 65, 1: 80}, 1),
        ("world-duel", 2, {1: 125}, 1),
        ("capitals", 3, {1: 20}, 1),
        ("teams", 4, {0: 60, 2: 80}, 2),
    ],
)
def test_to_give_up_is_a_decision_of_ones_own(edition, players, leaving, partners):
    """It costs the chance that there was, which goes to the others, and no luck or decision afterwards changes it."""
    recording = recorded(beginning(edition, players), "easy", leaving=leaving)
    review = reviewed(recording, since=min(leaving.values()))
    assert_adds_up(review, partners)
    assert [(each.player, each.place) for each in review.resignations] == list(leaving.items())
    gone = {seat: max(leaving[each] for each in recording.rules.side_of(seat)) for seat in leaving}
    changes = [(a.chances, b.chances) for a, b in pairwise(review.course) if a.place == b.place]
    for each, (before, after) in zip(review.resignations, changes, strict=True):
        seat, went = each.player, gone[each.player] == each.place
        assert each.effect[seat] == approx(-before[seat] if went else 0.0) and (each.error > 0) == went
        assert went == (after[seat] == 0.0)
    for seat, place in gone.items():
        assert not any(point.chances[seat] for point in review.course[1:] if point.place > place)
        assert not any(event.effect[seat] for event in review.luck if event.place > place)
        assert not any(each.effect[seat] for each in review.decisions if each.place >= place)
    assert not any(each.deputy for each in review.decisions), "nobody decides for who has given up"
    assert all(point.place < point.end for point in review.turning_points)


def test_to_give_up_is_no_luck_of_the_last_roll():
    """Where a choice with dice is the last one before it, its luck is that of the game that went on."""
    own = short_game("islands", 3)
    place = next(n for n in range(60, own.end) if own.record(n).rolls)
    left = recorded(beginning("islands", 3), "easy", leaving={0: place, 1: place})
    assert left.end == place and left.game_at(place).state.outcome.winners == (2,)
    lucks = [
        [each for each in reviewed(each, 0).luck if each.place == place and each.kind != "rest"] for each in (own, left)
    ]
    assert lucks[0] == lucks[1] and lucks[0]


def test_to_give_up_says_nothing_of_the_play_before():
    left = recorded(beginning("world-duel", 2), "easy", leaving={1: 140})
    account = reviewed(left, 0).accounts[1]
    assert account.turns >= 3 and account.own_decisions < -0.05
    assert account.own_decisions == account.given_up and account.lost_in_play == 0.0
    assert (account.play, account.small + account.errors + account.blunders) == ("excellent", 0)
    assert account.error > 0


def test_a_bid_belongs_to_the_round_that_it_is_for():
    recording = short_game("ad2210", 2)
    reviewer = Reviewer(recording)
    list(reviewer.survey())
    bids = [place for place in reviewer.places if recording.game_at(place).pending().kind == "bid"]
    list(reviewer.glance(bids[:3]))
    assert [each.round for each in reviewer.report().decisions] == [1, 1, 2]


def test_a_game_is_valued_from_where_it_was_left():
    recording = short_game("islands", 3)
    first = reviewed(recording)
    again = Reviewer(recording, first=(0,), known=first)
    list(again.survey())
    assert again.valued == VALUED
    assert again.report() == first


def test_the_first_seats_come_first():
    review = reviewed(short_game("islands", 3), 5)
    assert {each.player for each in review.decisions} == {0}


def test_each_decision_gets_a_first_look_before_any_is_valued_for_good():
    reviewer = Reviewer(short_game("islands", 3), first=(0,))
    stages = reviewer.stages(brief=True)
    done = []
    for _ in range(2):
        stage = next(stages)
        list(stage.steps)
        done.append(stage.name)
    assert done == ["survey", "glance"]
    looked = reviewer.report()
    assert {each.player for each in looked.decisions} == {0} and all(each.provisional for each in looked.decisions)
    assert max(each.games for each in looked.decisions) < 12 and not looked.covers_all
    assert_adds_up(looked)
    # Those with the highest loss that is possible by then come first, and what was played on counts as before.
    by_loss = sorted(looked.decisions, key=lambda each: (-each.loss.highest, each.place))
    stage = next(stages)
    assert (stage.name, stage.done) == ("value", 0)
    list(islice(stage.steps, 6))
    settled = {each.place: each for each in reviewer.report().decisions if not each.provisional}
    assert sorted(settled) == sorted(each.place for each in by_loss[:6])
    plain = Reviewer(short_game("islands", 3), first=(0,))
    list(plain.survey())
    list(plain.value(places=sorted(settled)))
    assert {each.place: each for each in plain.report().decisions} == settled
    assert_adds_up(reviewer.report())


def test_of_a_long_game_only_what_seems_to_have_cost_most_is_valued_for_good(monkeypatch):
    monkeypatch.setattr(reviewer_module, "MOST", 2)
    recording = short_game("islands", 3)
    reviewer = Reviewer(recording, first=(0,))
    for stage in reviewer.stages(brief=True):
        list(stage.steps)
    report = reviewer.report()
    settled = [each.player for each in report.decisions if not each.provisional]
    assert settled == [0, 0] and report.covers_all and not report.is_complete
    assert report.provisional == report.total - 2
    assert_adds_up(report)
    list(reviewer.value(games=4, most=2))
    assert reviewer.report().is_complete and reviewer.settled == 6
    # One who wants to know more has the rest valued, too.
    deeper = Reviewer(recording, first=(0,), known=reviewer.report())
    for stage in deeper.stages(deeper=True, brief=True):
        if stage.name != "deepen":
            list(stage.steps)
    assert {each.player for each in deeper.report().decisions if each.provisional} == {1, 2}


def test_what_a_first_look_leaves_open_makes_no_figure_doubtful():
    """A figure counts what is valued for good and what surely cost something, and so does its error."""
    reviewer = Reviewer(short_game("islands", 3, seed=4), first=(0,))
    stages = reviewer.stages(brief=True)
    for _ in range(2):
        list(next(stages).steps)
    looked = [each for each in reviewer.report().decisions if each.decider == (0, "")]
    sure, open_ = (
        [each for each in looked if each.loss.is_sure == known and each.loss.error] for known in (True, False)
    )
    assert open_ and reviewer.report().accounts[0].error == approx(hypot(*(each.loss.error for each in sure)))
    list(next(stages).steps)
    valued = [each for each in reviewer.report().decisions if each.decider == (0, "")]
    assert not any(each.provisional for each in valued)
    assert reviewer.report().accounts[0].error == approx(hypot(*(each.loss.error for each in valued)))


def test_a_first_look_is_taken_up_where_it_was_left():
    recording = short_game("islands", 3)
    first = Reviewer(recording, first=(0,))
    for stage in islice(first.stages(), 2):
        list(islice(stage.steps, 5) if stage.name == "glance" else stage.steps)
    again = Reviewer(recording, first=(0,), known=first.report())
    stages = again.stages()
    list(next(stages).steps)
    stage = next(stages)
    assert (stage.name, stage.done, again.settled) == ("glance", 5, 0)
    assert next(stage.steps) == 6


def test_deeper_values_what_is_in_doubt():
    reviewer = Reviewer(short_game("islands", 3), first=(0,))
    list(reviewer.survey())
    list(islice(reviewer.value(games=4), VALUED))
    before = {each.place: each.games for each in reviewer.report().decisions}
    doubtful = [each.place for each in reviewer.doubtful]
    assert list(islice(reviewer.deepen(), 2)) == list(range(1, min(2, len(doubtful)) + 1))
    after = {each.place: each.games for each in reviewer.report().decisions}
    assert all(after[place] >= 4 * before[place] for place in doubtful[:2])
    assert_adds_up(reviewer.report())


def test_a_game_that_is_not_over_is_not_reviewed():
    with pytest.raises(UnfinishedError):
        Reviewer(Recording(in_the_middle("islands", 3)))


def test_a_game_that_its_person_has_given_up_is_reviewed_as_far_as_it_went():
    whole = short_game("islands", 3)
    recording = given_up(whole, 0, whole.end // 2)
    assert not recording.has_secrets and recording.game_at(recording.end).state.outcome is None
    reviewer = Reviewer(recording, first=(0,))
    list(reviewer.survey())
    list(islice(reviewer.value(games=4), VALUED))
    report = reviewer.report()
    assert report.winners == () and [each.player for each in report.resignations] == [0]
    chances = report.course[-1].chances
    assert chances[0] == 0 and sum(chances) == approx(1)
    for account in report.accounts:
        total = account.start + account.luck + account.own_decisions + account.others_decisions
        assert total == approx(account.result) == approx(chances[account.seat])


@pytest.mark.parametrize(
    ("value", "error", "size"),
    [
        (0.009, 0.0, "none"),
        (0.01, 0.0, "small"),
        (0.03, 0.014, "error"),
        (0.08, 0.01, "blunder"),
        (0.2, 0.11, "none"),
        (0.0, 0.0, "none"),
    ],
)
def test_the_size_of_an_error_is_that_of_its_loss_if_that_is_sure(value, error, size):
    assert size_of(Estimate(value, error)) == size


def test_the_word_for_play_is_by_what_was_lost_in_a_turn():
    assert [play_of(lost, 10) for lost in (0.0, 0.149, 0.15, 0.3, 0.5, -0.1)] == [
        *("excellent", "excellent", "good", "fair", "weak", "excellent")
    ]
    assert play_of(0.0, 2) == ""
