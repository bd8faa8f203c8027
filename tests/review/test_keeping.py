"""A review is kept beside its save, and thrown away when what it was made of has changed."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from risk_desktop.review import keeping
from risk_desktop.review.keeping import keep_review, kept_accounts, kept_review
from risk_desktop.review.report import GameReview
from risk_desktop.review.reviewer import Reviewer
from risk_desktop.storage.saves import delete_save, review_path
from tests.review.games import short_game


@pytest.fixture(scope="module")
def review() -> GameReview:
    reviewer = Reviewer(short_game("islands", 3))
    list(reviewer.survey())
    list(islice(reviewer.value(games=4), 30))
    return reviewer.report()


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "game.risk"
    path.write_text("as good as a save\n", encoding="utf-8")
    return path


def test_a_review_is_kept_as_it_is(save, review):
    assert kept_review(save) is None
    keep_review(save, review)
    assert kept_review(save) == review
    assert len({type(each.chosen) for each in review.decisions}) > 1


def test_the_accounts_of_a_whole_game_are_known_apart(save, review):
    keep_review(save, review)
    assert review.valued < review.total and kept_accounts(save) == ()
    whole = msgspec.structs.replace(review, total=review.valued)
    keep_review(save, whole)
    assert kept_accounts(save) == whole.accounts != ()
    save.write_text("another save\n", encoding="utf-8")
    assert kept_accounts(save) == ()


def test_it_is_thrown_away_when_the_save_has_changed(save, review):
    keep_review(save, review)
    save.write_text("another game\n", encoding="utf-8")
    assert kept_review(save) is None


@pytest.mark.parametrize("name", ["__version__", "_weights"])
def test_it_is_thrown_away_when_the_program_or_its_weights_have_changed(save, review, monkeypatch, name):
    keep_review(save, review)
    monkeypatch.setattr(keeping, name, "another" if name == "__version__" else lambda: "others")
    assert kept_review(save) is None


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"mark": 1}'])
def test_a_damaged_file_is_no_review(save, content):
    review_path(save).write_bytes(content)
    assert kept_review(save) is None


def test_it_goes_with_its_save(save, review):
    keep_review(save, review)
    delete_save(save)
    assert list(save.parent.iterdir()) == []
