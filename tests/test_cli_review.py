"""The commands review and hint: what they print, what they keep, and what they refuse."""

from __future__ import annotations

import json
import shutil

import pytest
from pytest import approx

from risk_desktop.commands import review
from risk_desktop.editions.common.seats import RESIGNED
from risk_desktop.editions.registry import start_game
from risk_desktop.engine.dice import SeededDice
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import user_maps_dir
from risk_desktop.storage.boards import saved_maps
from risk_desktop.storage.journal import Journal
from risk_desktop.storage.saves import SaveWriter, review_path
from tests.calling import ROOT, called, own_folders  # noqa: F401
from tests.playing import islands_board, world
from tests.storage.gamefile import OPTIONS, go_on, header

pytestmark = pytest.mark.heavy
ISLANDS = ROOT / "tests" / "maps" / "islands.yaml"


def written(path, records=10_000, leaving=(), **changes):
    """Write a game by chance on the small board, which this person keeps among his own; ``leaving`` give up at its end."""
    user_maps_dir().mkdir(parents=True, exist_ok=True)
    shutil.copy(ISLANDS, user_maps_dir())
    options = {**OPTIONS, **changes}
    game = start_game(world(3, islands_board(), **options), 5)
    journal = Journal(SaveWriter(path, header(5, maps=saved_maps([load_map(ISLANDS)]), options=options)))
    journal.begin(game)
    game.take_events()
    list(go_on(game, journal, SeededDice(17), records))
    for seat in leaving:
        journal.seat(seat, RESIGNED)
    journal.close()
    return path


@pytest.fixture
def save(tmp_path, own_folders):  # noqa: F811
    """Return a game that is soon over: five armies at a time in the set-up, so that there is half as much to review."""
    return written(tmp_path / "game.risk", placement_batch=5)


def test_a_review_tells_who_gave_up_and_what_it_cost(capsys, tmp_path, own_folders):  # noqa: F811
    save = written(tmp_path / "left.risk", records=40, leaving=(0, 1), placement_batch=5)
    code, out, _ = called(capsys, "review", save)
    assert code == 0 and out.count(" gave up (Round ") == 2
    assert out.count("Give up. Better: Play on") == 2, "among what cost most"
    code, out, _ = called(capsys, "review", save, "--json")
    told = json.loads(out)
    assert [(each["player"], each["place"]) for each in told["resignations"]] == [(0, 40), (1, 40)]
    assert told["winners"] == [2] and told["seats"][2]["result"] == 1.0
    for seat, left in zip(told["seats"], (True, True, False), strict=True):
        parts = [seat[name] for name in ("start", "luck", "own_decisions", "others_decisions")]
        assert sum(parts) == approx(seat["result"]) and (seat["given_up"] < 0) == left
    last = [point["chances"] for point in told["course"] if point["place"] == 40]
    assert len(last) == 3 and last[1][0] == 0.0 and last[2] == [0.0, 0.0, 1.0]


def test_a_review_adds_up_is_kept_and_goes_on_where_it_was_stopped(capsys, save, monkeypatch):
    def interrupted(self, steps):
        for number, step in enumerate(steps):
            if number == 3:
                raise KeyboardInterrupt
            yield step

    with monkeypatch.context() as patch:
        patch.setattr(review.Progress, "follow", interrupted)
        code, out, err = called(capsys, "review", save)
    assert (code, out) == (1, "") and "Stopped: 4 of " in err and review_path(save).exists()
    before = save.read_bytes()
    code, out, err = called(capsys, "review", save, "--json")
    assert (code, err, save.read_bytes()) == (0, "", before)
    found = json.loads(out)
    assert found["valued"] == found["total"] == len(found["decisions"])
    for seat in found["seats"]:
        parts = [seat[name] for name in ("start", "luck", "own_decisions", "others_decisions")]
        assert sum(parts) == approx(seat["result"], abs=1e-9)
        assert set(seat["errors"]) == {"small", "error", "blunder"} and seat["decisions"] > 0
    for decision in found["decisions"]:
        low, high = decision["interval"]
        assert 0 <= low <= decision["loss"] <= high and {"chosen", "best", "size", "place"} <= decision.keys()
    kept = review_path(save).read_bytes()
    assert called(capsys, "review", save, "--json")[1] == out
    assert review_path(save).read_bytes() == kept
    one = json.loads(called(capsys, "review", save, "--seat", 1, "--json")[1])
    assert [seat["seat"] for seat in one["seats"]] == [1] and {each["player"] for each in one["decisions"]} == {1}
    code, out, _ = called(capsys, "review", save)
    assert code == 0 and "Own decisions" in out and "Ada" in out and "games were played on" in out and "{" not in out
    deep = json.loads(called(capsys, "review", save, "--json", "--deep")[1])
    assert deep["method"]["games"] >= found["method"]["games"]
    doubt = [max(each["interval"][1] - each["loss"] for each in shown["decisions"]) for shown in (deep, found)]
    assert doubt[0] <= doubt[1]


@pytest.mark.parametrize("command", ["review", "hint"])
def test_what_is_no_save_is_refused(capsys, tmp_path, command):
    path = tmp_path / "notes.risk"
    path.write_text("buy milk\n", encoding="utf-8")
    for file in (path, tmp_path / "missing.risk"):
        code, out, err = called(capsys, command, file)
        assert (code, out) == (1, "") and file.name in err and err.count("\n") == 1


def test_a_seat_that_is_not_there_and_a_game_that_is_not_over_are_refused(capsys, save, tmp_path):
    for seat in (3, -1):
        code, _, err = called(capsys, "review", save, "--seat", seat)
        assert code == 1 and "the seats are 0 to 2" in err
    code, _, err = called(capsys, "review", written(tmp_path / "short.risk", 40))
    assert code == 1 and "isn't over" in err and not review_path(tmp_path / "short.risk").exists()


def test_a_hint_is_told_in_words_and_as_json(capsys, tmp_path, save):
    running = written(tmp_path / "short.risk", 40)
    code, out, err = called(capsys, "hint", running, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "") and found["options"] and found["edition"] == "world"
    assert {"choice", "chance", "behind", "motives"} == found["options"][0].keys()
    code, out, _ = called(capsys, "hint", running)
    assert code == 0 and "Advice for" in out and "chance to win" in out and "{" not in out
    code, _, err = called(capsys, "hint", save)
    assert code == 1 and "is over" in err
