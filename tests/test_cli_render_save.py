"""``render --save``: the board of a saved game, and the whole game as an animation."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from risk_desktop import cli
from risk_desktop.commands.support import save_pictures
from risk_desktop.commands.support.saved_games import names_of, recorded_game
from risk_desktop.storage.animation_order import shown_places
from risk_desktop.storage.boards import maps_of
from risk_desktop.ui.board.slices import finished
from risk_desktop.ui.share.shared_picture import SharedPicture

pytestmark = [pytest.mark.heavy, pytest.mark.window]

TESTS = Path(__file__).resolve().parent
SAVE = TESTS / "saves" / "format2-world.risk"


def rendered(*words: object) -> int:
    return cli.main(["--language", "en", "render", *map(str, words)])


def test_the_board_of_a_save_is_drawn_as_large_as_asked(qapp, tmp_path):
    out, start = tmp_path / "board.png", tmp_path / "start.png"
    assert rendered("--save", SAVE, "--out", out, "--size", "1280x720") == 0
    assert rendered("--save", SAVE, "--out", start, "--size", "1280x720", "--at", "1") == 0
    first, last = QImage(str(start)), QImage(str(out))
    assert (last.width(), last.height()) == (1280, 720)
    assert first != last


def test_an_animation_has_a_picture_a_turn_and_ends_with_the_game(qapp, tmp_path):
    image = pytest.importorskip("PIL.Image")
    out = tmp_path / "game.webp"
    assert rendered("--save", SAVE, "--animated", out, "--width", "480") == 0
    _, recording = recorded_game(SAVE)
    with image.open(out) as film:
        assert film.n_frames == len(recording.turns) > 1
        assert film.size[0] == 480
    assert [path.name for path in tmp_path.iterdir()] == ["game.webp"]
    ends = [end for end, _ in shown_places(recording, "turn")]
    assert ends[-1] == recording.end
    assert ends[0] == recording.turns[1].began


def test_rounds_are_counted_too(qapp):
    _, recording = recorded_game(SAVE)
    assert len(shown_places(recording, "round")) == len(recording.rounds())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--at", "999"], "round 999"),
        (["--animated", "x.webp", "--width", "3"], "--width"),
        (["--animated", "x.webp", "--pause", "0"], "--pause"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_line(qapp, capsys, monkeypatch, words, told):
    monkeypatch.setattr(save_pictures, "can_animate", lambda: True)
    assert rendered("--save", SAVE, *words) == 1
    said = capsys.readouterr().err
    assert told in said and said.count("\n") == 1


@pytest.mark.parametrize("words", [["--animated", "x.webp"], ["--at", "1"]])
def test_what_needs_a_save_says_so(capsys, words):
    assert rendered(*words) == 1
    said = capsys.readouterr().err
    assert "--save" in said and said.count("\n") == 1


def test_a_missing_pillow_is_said_before_anything_is_drawn(qapp, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(save_pictures, "can_animate", lambda: False)
    assert rendered("--save", SAVE, "--animated", tmp_path / "game.webp") == 1
    assert "Pillow" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_forged_save_is_refused_in_a_line(qapp, tmp_path, capsys):
    forged = TESTS / "soak" / "forged" / "ad2210-84e0991e68.risk"
    assert rendered("--save", forged, "--out", tmp_path / "board.png") == 1
    said = capsys.readouterr().err
    assert str(forged) in said and said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_hidden_cards_change_no_picture(qapp):
    loaded, recording = recorded_game(SAVE)
    picture = SharedPicture(maps_of(loaded), names_of(loaded), 480)
    game, other = recording.game_at(recording.end), recording.game_at(recording.end)
    changed = 0
    for deck in other.state.decks.values():
        changed += len(deck.draw) > 1
        deck.draw.reverse()
        deck.hands.reverse()
    assert changed
    drawn = [finished(picture.drawing(each, "Round 1", 0)) for each in (game, other)]
    assert drawn[0] == drawn[1]
