"""A review for tests, kept beside the save of a game that is over: its figures are made up, and add up all the same."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from risk_desktop.controller.replay import ReplaySource, prepare_replay
from risk_desktop.engine.choices import Attack, Blitz, Pass
from risk_desktop.review.account import Ledger
from risk_desktop.review.keeping import keep_review
from risk_desktop.review.report import DecisionReview, Estimate, GameReview, Motive, size_of
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.recording import Recording
from risk_desktop.ui.app_context import AppContext
from tests.ui.support.screen_stage import keep_game, table_of

LOSSES = (0.121, 0.052, 0.031, 0.024, 0.015, 0.012)
"""Of each player's first decisions to attack, as many as there are."""


def finished_game(context: AppContext) -> Path:
    """Write the save of a short game of three that is over; the first of them is a person."""
    return keep_game(context.saves, "over", table_of(3, seed=2, round_limit=10), 10_000)


def reviewed_game(context: AppContext) -> tuple[ReplaySource, GameReview]:
    """Return a finished game with its review, which is kept beside its save."""
    source = prepare_replay(finished_game(context))
    assert source.save is not None
    review = _review_of(source.recording.end, source.recording)
    keep_review(source.save, review)
    return source, review


_MADE: dict[int, GameReview] = {}


def _review_of(key: int, recording: Recording) -> GameReview:
    if key not in _MADE:
        reviewer = Reviewer(recording)
        list(reviewer.survey())
        _MADE[key] = with_decisions(reviewer.report(), recording, _decisions(recording))
    return _MADE[key]


def with_decisions(
    review: GameReview, recording: Recording, decisions: tuple[DecisionReview, ...], total: int = 0
) -> GameReview:
    """Return a review of these decisions, of ``total`` ones (0: there are no others)."""
    accounts, valued = Ledger(review.course, recording).accounts(decisions), len(decisions)
    waiting = max(0, total - valued) // review.players
    asked = tuple(waiting + sum(each.player == seat for each in decisions) for seat in range(review.players))
    return replace(review, decisions=decisions, accounts=accounts, valued=valued, total=total or valued, asked=asked)


def _decisions(recording: Recording) -> tuple[DecisionReview, ...]:
    found: list[DecisionReview] = []
    for place in range(recording.end):
        record = recording.record(place + 1)
        known = sum(each.player == record.player for each in found)
        if known < len(LOSSES) and isinstance(record.choice, Attack | Blitz):
            found.append(_decision(recording, place, Estimate(LOSSES[known], 0.0043)))
    return tuple(found)


def _decision(recording: Recording, place: int, loss: Estimate) -> DecisionReview:
    record, players = recording.record(place + 1), recording.rules.players
    others = loss.value / (players - 1)
    effect = tuple(-loss.value if seat == record.player else others for seat in range(players))
    turn = recording.turn_number(place)
    motives = (Motive("armies", amount=4), Motive("keeps", region=1))
    return DecisionReview(
        place,
        record.player,
        turn,
        recording.turns[turn].round,
        "attack",
        record.choice,
        Pass(),
        loss,
        effect,
        size_of(loss),
        motives,
        32,
    )
