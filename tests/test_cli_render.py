"""``render`` draws pictures without a screen, leaves the person's files alone, and says what is wrong with an argument."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QImage

from risk_desktop import cli
from risk_desktop.commands import render
from risk_desktop.commands.render import window_size
from risk_desktop.commands.support.pictures import PICTURES, chosen_pictures
from risk_desktop.commands.support.refusal import WrongInput
from risk_desktop.i18n import language, set_language
from risk_desktop.storage import settings
from tests.calling import ROOT, called, own_folders  # noqa: F401

pytestmark = pytest.mark.heavy

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def bare_environment(tmp_path: Path) -> dict[str, str]:
    """Return an environment with neither a display nor Qt's platform, and folders that belong to nobody."""
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return env | {name: str(tmp_path / "home" / name) for name in FOLDERS} | {"LC_ALL": "C.UTF-8"}


def rendered(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with neither a display nor Qt's platform set."""
    env = bare_environment(tmp_path)
    command = [sys.executable, "-m", "risk_desktop", "--language", "en", "render", *words]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=300)


def colours(path: Path) -> int:
    """Return how many clearly different colours a picture has."""
    image = QImage(str(path)).scaled(160, 90)
    seen = {image.pixel(x, y) & 0xF0F0F0 for x in range(image.width()) for y in range(image.height())}
    return len(seen)


def test_two_pictures_have_the_size_and_show_something(tmp_path):
    out = tmp_path / "pictures"
    done = rendered(tmp_path, "--out", str(out), "--size", "1280x720", "--only", "board,play")
    assert (done.returncode, done.stderr) == (0, "")
    paths = [out / "board-earth.png", out / "play.png"]
    assert done.stdout.split() == list(map(str, paths))
    for path in paths:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 720)
        assert colours(path) > 60
    assert QImage(str(paths[0])) != QImage(str(paths[1]))
    written = [path for path in (tmp_path / "home").rglob("*") if path.is_file() and "fontconfig" not in str(path)]
    assert written == []


def test_pictures_follow_seed_theme_and_language(tmp_path):
    """A process of its own draws the same picture; the others are drawn one after the other in one."""

    def words(name, *more):
        out = str(tmp_path / name)
        return ["--language", "en", "render", "--out", out, "--size", "1024x640", "--only", "settings", *more]

    def loaded(*calls):
        code = f"import sys\nfrom risk_desktop import cli\nsys.exit(max(map(cli.main, {list(calls)!r})))"
        assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=bare_environment(tmp_path)).returncode == 0
        return [QImage(str(Path(call[4]) / "settings.png")) for call in calls]

    (plain,) = loaded(words("plain"))
    light, german, again = loaded(
        words("light", "--theme", "parchment"), words("german", "--language", "de"), words("again")
    )
    assert not plain.isNull() and again == plain
    assert light != plain and german != plain and not light.isNull() and not german.isNull()


def test_pictures_are_in_english_unless_asked(monkeypatch, tmp_path):
    german = SimpleNamespace(settings=SimpleNamespace(language="de"))
    monkeypatch.setattr(settings, "load_settings", lambda: german)
    spoken = []
    monkeypatch.setattr(render, "_draw", lambda *_: spoken.append(language()))
    words = ["render", "--out", str(tmp_path)]
    for command in (words, [*words, "--language", "sv"], ["--language", "nl", *words]):
        assert cli.main(command) == 0
    set_language("en")
    assert spoken == ["en", "sv", "nl"]


def test_names_of_pictures():
    assert chosen_pictures("") == PICTURES
    assert chosen_pictures("win, play") == ("play", "win")
    with pytest.raises(WrongInput):
        chosen_pictures("play,sunset")


@pytest.mark.parametrize("words", ["", "1280", "1280x", "0x0", "100x100", "99999x900", "1280x720x2", "ax b"])
def test_impossible_sizes(words):
    with pytest.raises(WrongInput):
        window_size(words)
    assert window_size("1920x1080") == (1920, 1080)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--only", "sunset"), "sunset"),
        (("--size", "12"), "12"),
        (("--text-scale", "400"), "400"),
        (("--after", "-1"), "-1"),
        (("--option", "moon=big"), "moon"),
        (("--only", "play,bid"), "“bid”"),
        (("--edition", "ad2210", "--only", "secret"), "card, reaction"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(capsys, monkeypatch, tmp_path, words, said):
    for name in FOLDERS:
        monkeypatch.setenv(name, str(tmp_path / name))
    code = cli.main(["--language", "en", "render", "--out", str(tmp_path / "out"), *words])
    out, err = capsys.readouterr()
    assert (code, out) == (1, "")
    assert said in err and err.count("\n") == 1 and "Traceback" not in err


@pytest.mark.window
@pytest.mark.parametrize("words", [("--edition", "atlantis"), ("--only", "play", "--after", "99999")])
def test_games_that_can_not_be_shown(qapp, capsys, tmp_path, words):
    code, out, err = called(capsys, "render", "--out", tmp_path / "out", *words)
    assert (code, out) == (1, "")
    assert words[-1] in err and err.count("\n") == 1


def test_a_folder_that_can_not_be_written(capsys, tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert cli.main(["--language", "en", "render", "--out", str(tmp_path / "file" / "out")]) == 1
    assert "file" in capsys.readouterr().err
