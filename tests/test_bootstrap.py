"""What `make play` and `make test` do before they start: nothing is really installed here."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.scripts import load_script

ROOT = Path(__file__).resolve().parent.parent


bootstrap = load_script("bootstrap")


@pytest.fixture
def commands(monkeypatch) -> list[list[str]]:
    """Record the commands instead of running them; all of them succeed."""
    done: list[list[str]] = []

    def record(command, **environment):
        done.append([str(word) for word in command])
        return 0

    monkeypatch.setattr(bootstrap, "run", record)
    return done


@pytest.fixture
def project(monkeypatch, tmp_path) -> Path:
    """Let the bootstrap work on an empty project with a virtual environment."""
    (tmp_path / ".venv").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / ".venv" / "stamp")
    monkeypatch.setattr(bootstrap, "LOCKS", tmp_path / "locks")
    return tmp_path


def as_user(monkeypatch, manager: str | None, root: bool) -> None:
    monkeypatch.setattr(bootstrap, "package_manager", lambda: manager)
    monkeypatch.setattr(bootstrap, "is_root", lambda: root)


def test_an_old_python_gets_a_sentence(monkeypatch):
    monkeypatch.setattr(bootstrap, "version_of", lambda python: (3, 10))
    with pytest.raises(bootstrap.SetupError, match=r"needs Python 3\.11 or newer"):
        bootstrap.find_python()


def test_a_newer_python_on_the_path_is_taken(monkeypatch):
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(bootstrap, "version_of", lambda python: (3, 12) if python == "/bin/python3.12" else (3, 10))
    assert bootstrap.find_python() == "/bin/python3.12"


def test_a_program_that_is_no_python_has_no_version(tmp_path):
    assert bootstrap.version_of(str(tmp_path / "absent")) == (0, 0)
    assert bootstrap.version_of(sys.executable) == sys.version_info[:2]


def test_the_script_is_free_of_new_syntax():
    source = (ROOT / "packaging" / "bootstrap.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))


def test_a_usable_virtual_environment_is_kept(monkeypatch, project, commands):
    monkeypatch.setattr(bootstrap, "version_of", lambda python: (3, 12))
    bootstrap.make_venv()
    assert commands == []


def test_without_the_venv_module_debian_users_are_told_its_package(monkeypatch, project, commands):
    monkeypatch.setattr(bootstrap, "version_of", lambda python: (3, 11) if python == sys.executable else (0, 0))
    monkeypatch.setattr(bootstrap.subprocess, "call", lambda *words, **options: 1)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(bootstrap, "is_root", lambda: False)
    with pytest.raises(bootstrap.SetupError, match=r"sudo apt-get install .*python3\.11-venv"):
        bootstrap.make_venv()
    assert commands == []


def test_all_that_the_system_lacks_is_told_at_once_and_before_anything_is_fetched(monkeypatch, project, commands):
    as_user(monkeypatch, "apt-get", root=False)
    monkeypatch.setattr(bootstrap, "venv_lacks", lambda: ["python3.11-venv"])
    monkeypatch.setattr(bootstrap, "missing", list)
    with pytest.raises(bootstrap.SetupError, match=r"sudo apt-get install .* librisk9 python3\.11-venv"):
        bootstrap.prepare(LACKING)
    assert commands == []


def locks_in(command: list[str]) -> list[str]:
    """Return the locks that a command of pip installs from."""
    return [Path(word).stem for before, word in pairwise(command) if before == "-r"]


def test_the_project_is_installed_once_until_it_changes(project, commands):
    bootstrap.install_project({"dev"})
    bootstrap.install_project({"dev"})
    bootstrap.install_project(())
    packages, itself = commands
    assert locks_in(packages) == ["run", "wheel", "dev"] and {"--require-hashes", "--no-deps"} <= set(packages)
    assert itself[-2:] == ["--editable", "."] and {"--no-deps", "--no-build-isolation"} <= set(itself)
    bootstrap.install_project({"build"})
    assert locks_in(commands[2]) == ["run", "wheel", "build", "dev"]
    (project / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    bootstrap.install_project(())
    assert locks_in(commands[4]) == ["run", "wheel"]
    (project / "locks").mkdir()
    (project / "locks" / "run.txt").write_text("x==1\n", encoding="utf-8")
    bootstrap.install_project(())
    assert len(commands) == 8


def test_a_failed_installation_is_tried_again(monkeypatch, project):
    monkeypatch.setattr(bootstrap, "run", lambda command, **environment: 1)
    with pytest.raises(bootstrap.SetupError, match="network"):
        bootstrap.install_project(())
    assert bootstrap.installed_extras() is None


LACKING = (bootstrap.Library("librisk-absent.so.9", "librisk9", "risk-libs", "risk"),)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux needs libraries of the system")
def test_a_library_that_is_absent_is_noticed():
    assert bootstrap.missing(LACKING) == list(LACKING)
    assert bootstrap.missing([bootstrap.Library("libc.so.6", "", "", "")]) == []


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt-get", "sudo apt-get install -y --no-install-recommends librisk9"),
        ("dnf", "sudo dnf install -y risk-libs"),
        ("pacman", "sudo pacman -S --needed --noconfirm risk"),
    ],
)
def test_a_person_without_rights_gets_the_one_command(monkeypatch, commands, manager, command):
    as_user(monkeypatch, manager, root=False)
    monkeypatch.setattr(bootstrap, "missing", list)
    with pytest.raises(bootstrap.SetupError, match=command):
        bootstrap.install_libraries(LACKING)
    assert commands == []


def test_an_unknown_system_gets_the_names(monkeypatch, commands):
    as_user(monkeypatch, None, root=True)
    monkeypatch.setattr(bootstrap, "missing", list)
    with pytest.raises(bootstrap.SetupError, match=r"Please install these packages.*librisk9"):
        bootstrap.install_libraries(LACKING)


def at_terminal(monkeypatch, somebody: bool) -> None:
    monkeypatch.setattr(bootstrap.sys, "stdin", SimpleNamespace(isatty=lambda: somebody))


@pytest.mark.parametrize("closed", [False, True])
def test_where_nobody_can_be_asked_root_is_told_what_lacks_and_it_is_installed(monkeypatch, commands, capsys, closed):
    as_user(monkeypatch, "apt-get", root=True)
    at_terminal(monkeypatch, somebody=False)
    if closed:
        monkeypatch.setattr(bootstrap.sys, "stdin", None)
    answers = [list(LACKING), []]
    monkeypatch.setattr(bootstrap, "missing", lambda libraries: answers.pop(0))
    bootstrap.install_libraries(LACKING)
    assert commands[0] == ["apt-get", "update", "-q"]
    assert commands[1] == ["apt-get", "install", "-y", "--no-install-recommends", "librisk9"]
    told = capsys.readouterr().out
    assert "This machine lacks: librisk9" in told and "nobody is at a terminal" in told


def test_whoever_is_not_root_is_asked_nothing_and_gets_nothing_installed(monkeypatch, commands, capsys):
    as_user(monkeypatch, "apt-get", root=False)
    at_terminal(monkeypatch, somebody=True)
    monkeypatch.setattr("builtins.input", lambda words: pytest.fail("asked"))
    monkeypatch.setattr(bootstrap, "missing", list)
    with pytest.raises(bootstrap.SetupError, match=r"\n    sudo apt-get install .*librisk9"):
        bootstrap.install_libraries(LACKING)
    assert commands == [] and "This machine lacks: librisk9" in capsys.readouterr().out


@pytest.mark.parametrize(("reply", "runs"), [("", True), ("y", True), ("n", False), ("what?", False)])
def test_at_a_terminal_root_is_asked_first(monkeypatch, commands, reply, runs):
    as_user(monkeypatch, "apt-get", root=True)
    asked: list[str] = []
    at_terminal(monkeypatch, somebody=True)
    monkeypatch.setattr("builtins.input", lambda words: asked.append(words) or reply)
    answers = [list(LACKING), []]
    monkeypatch.setattr(bootstrap, "missing", lambda libraries: answers.pop(0))
    if runs:
        bootstrap.install_libraries(LACKING)
    else:
        with pytest.raises(bootstrap.SetupError, match=r"\n    apt-get install .*librisk9"):
            bootstrap.install_libraries(LACKING)
    assert "apt-get install -y --no-install-recommends librisk9" in asked[0]
    assert bool(commands) is runs


def test_packages_carry_the_time_of_the_commit():
    assert bootstrap.source_date({"SOURCE_DATE_EPOCH": "12"}) == "12"
    assert int(bootstrap.source_date({})) > 1_600_000_000


def test_a_library_that_stays_away_is_reported(monkeypatch, commands):
    as_user(monkeypatch, "apt-get", root=True)
    monkeypatch.setattr(bootstrap, "missing", list)
    with pytest.raises(bootstrap.SetupError, match=r"Still not found.*librisk-absent\.so\.9"):
        bootstrap.install_libraries(LACKING)


def test_texts_are_compiled_when_they_are_newer_than_what_was_compiled(monkeypatch, project, commands):
    texts = project / "texts"
    monkeypatch.setattr(bootstrap, "TEXTS", texts)
    for path in (texts / "words.yaml", project / "packaging" / "translations.py"):
        path.parent.mkdir()
        path.touch()
    bootstrap.compile_texts()
    assert [command[-1] for command in commands] == [str(project / "packaging" / "translations.py")]
    (texts / "risk_en.qm").touch()
    os.utime(texts / "words.yaml", (1_000, 1_000))
    os.utime(project / "packaging" / "translations.py", (1_000, 1_000))
    bootstrap.compile_texts()
    assert len(commands) == 1
    os.utime(texts / "risk_en.qm", (500, 500))
    bootstrap.compile_texts()
    assert len(commands) == 2


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_without_a_display_the_game_says_so():
    with pytest.raises(bootstrap.SetupError, match="no display"):
        bootstrap.check_display({"DISPLAY": ""})
    bootstrap.check_display({"WAYLAND_DISPLAY": "wayland-0"})
    bootstrap.check_display({"DISPLAY": ":0"})


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
def test_play_without_a_display_ends_with_code_3():
    without = {name: value for name, value in os.environ.items() if "DISPLAY" not in name and "QT_QPA" not in name}
    command = [sys.executable, str(ROOT / "packaging" / "bootstrap.py"), "play"]
    done = subprocess.run(command, env=without, capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert "no display" in done.stderr
    assert "Traceback" not in done.stderr


def test_all_steps_run_and_a_failure_is_named(monkeypatch, capsys):
    ran: list[str] = []

    def run(command, **environment):
        ran.append(str(command[2]))
        return 1 if command[2] == "coverage" else 0

    monkeypatch.setattr(bootstrap, "run", run)
    assert bootstrap.run_steps([["ruff"], ["coverage"], ["pytest"]]) == 1
    assert ran == ["ruff", "coverage", "pytest"]
    assert "failed: coverage" in capsys.readouterr().out
    assert bootstrap.run_steps([["ruff"]]) == 0


@pytest.mark.parametrize("code", [0, 1])
def test_types_are_checked_beside_the_tests_and_tell_at_the_end(monkeypatch, tmp_path, capfd, code):
    tools = {"mypy": f"print('found: ä'); raise SystemExit({code})", "pytest": "print('tested')"}
    for tool, body in tools.items():
        (tmp_path / f"{tool}.py").write_text(body, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setattr(bootstrap, "venv_python", lambda: sys.executable)
    assert bootstrap.run_steps([["mypy"], ["pytest"]]) == code
    told = capfd.readouterr().out
    assert told.index("tested") < told.index("mypy: found: ä")
    assert ("failed: mypy" in told) == bool(code)


def test_the_test_command_checks_style_types_texts_and_coverage():
    steps = [" ".join(step) for step in bootstrap.lint_steps() + bootstrap.test_steps([])]
    pytest_ = f"pytest -n {bootstrap.WORKERS} --dist worksteal"
    assert steps[:4] == ["ruff check .", "ruff format --check .", "mypy", "packaging/translations.py --check"]
    assert steps[4].startswith("pytest --cov=risk_desktop.engine --cov=risk_desktop.editions")
    assert "--cov-fail-under=95" in steps[4]
    assert steps[5].startswith("pytest --collect-only")
    assert steps[6].startswith(f"{pytest_} --ignore")


def test_quick_checks_the_source_and_runs_the_tests_without_a_window():
    *checks, tests = bootstrap.quick_steps(["-x"])
    assert checks == bootstrap.lint_steps()
    assert tests[tests.index("-m") + 1] == "(smoke or not window) and not long"
    assert tests[-1] == "-x"


def test_quick_leaves_out_only_what_is_there():
    assert [place for place in bootstrap.NOT_QUICK if not (ROOT / place).exists()] == []


def test_what_has_an_application_is_marked_as_a_window(request, qapp):
    assert request.node.get_closest_marker("window") is not None


def test_what_has_none_is_not_marked(request):
    assert request.node.get_closest_marker("window") is None


def test_a_very_long_file_is_noted_and_fails_nothing(project, commands, capsys):
    for name, lines in (("ideas", 601), ("idea", 600)):
        path = project / "risk_desktop" / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text("pass\n" * lines, encoding="utf-8")
    assert bootstrap.run_steps([["ruff"]]) == 0
    assert "note: risk_desktop/ideas.py has 601 lines\nEverything passed." in capsys.readouterr().out


def test_every_folder_of_tests_is_run_once():
    watched, *unwatched = bootstrap.test_steps([])
    (left_out,) = {frozenset(w.removeprefix("--ignore=") for w in s if w.startswith("--ignore=")) for s in unwatched}
    assert left_out == {word for word in watched if word.startswith("tests/")}
    assert all((ROOT / folder).is_dir() for folder in left_out)


def test_arguments_ask_for_just_those_tests():
    assert bootstrap.test_steps(["-x", "tests/maps"]) == [
        ["pytest", "-n", bootstrap.WORKERS, "--dist", "worksteal", "-x", "tests/maps"]
    ]


@pytest.mark.parametrize(
    ("words", "script"),
    [
        (["texts-export", "fr"], ["packaging/po_files.py", "export", "fr"]),
        (["texts-import", "po/fr.po"], ["packaging/po_files.py", "import", "po/fr.po"]),
        (["texts-missing", "--list"], ["packaging/missing_texts.py", "--list"]),
    ],
)
def test_translators_have_their_commands(monkeypatch, project, commands, words, script):
    extras: list[str] = []
    monkeypatch.setattr(bootstrap, "make_venv", lambda: None)
    monkeypatch.setattr(bootstrap, "install_project", extras.extend)
    monkeypatch.setattr(bootstrap, "compile_texts", lambda: None)
    assert bootstrap.main(words) == 0
    assert [command[1:] for command in commands] == [script]
    assert extras == (["translate"] if "packaging/po_files.py" in script else [])


MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("target", sorted(bootstrap.COMMANDS))
def test_the_makefile_is_an_alias_of_each_command(target):
    rules = dict(line.split(":", 1) for line in MAKEFILE.splitlines() if re.match(r"[a-z. A-Z-]+:", line))
    assert target in rules[".PHONY"].split()
    assert any(target in names.split() for names in rules if names != ".PHONY")


def test_the_automatic_check_runs_make_test():
    script = ROOT / ".ci" / "run"
    assert "make test" in script.read_text(encoding="utf-8")
    assert os.access(script, os.X_OK)
