"""The copy with compiled opponents: what is compiled, what is copied, and what is said where it can't be made."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import build
import contents
import pytest

from tests.calling import ROOT, called, own_folders  # noqa: F401
from tests.syntax_trees import nodes_of


def load_compile() -> ModuleType:
    """Return packaging/compile.py as a module."""
    spec = importlib.util.spec_from_file_location("packaging_compile", ROOT / "packaging" / "compile.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiling = load_compile()


def test_what_is_compiled_exists_once():
    assert len(set(compiling.MODULES)) == len(compiling.MODULES)
    assert [name for name in compiling.MODULES if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize(
    ("compilers", "header", "said"),
    [((), True, "apt-get install gcc"), (("gcc",), False, "apt-get install python3-dev"), (("clang",), True, "")],
)
def test_what_lacks_is_named_with_its_remedy(monkeypatch, capsys, tmp_path, compilers, header, said):
    monkeypatch.setattr(compiling.shutil, "which", lambda name: name if name in compilers else None)
    monkeypatch.setattr(compiling.sysconfig, "get_path", lambda name: str(tmp_path))
    if header:
        (tmp_path / "Python.h").touch()
    assert compiling.what_lacks().endswith(said) and bool(compiling.what_lacks()) == bool(said)
    if said:
        assert compiling.main() == compiling.ENVIRONMENT_LACKS
        assert said in capsys.readouterr().err


def test_mypyc_may_be_missing(monkeypatch):
    monkeypatch.setattr(compiling.shutil, "which", lambda name: name)
    monkeypatch.setattr(compiling.importlib.util, "find_spec", lambda name: None)
    assert "mypyc" in compiling.what_lacks()


def test_a_copy_that_plays_other_games_is_refused(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(compiling, "what_lacks", lambda: "")
    monkeypatch.setattr(compiling, "COPY", tmp_path)
    monkeypatch.setattr(compiling, "copy_sources", lambda target: None)
    monkeypatch.setattr(compiling.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess((), 0, "", ""))
    monkeypatch.setattr(compiling, "kept_games", lambda folder: ["here" if folder == tmp_path else "there"])
    assert compiling.main() == 1
    assert "plays other games" in capsys.readouterr().err


def test_the_program_in_a_folder_is_asked():
    assert compiling.said(ROOT, "--version").split()[0] == "risk-desktop"
    with pytest.raises(compiling.CompilingFailed, match="fails at replay"):
        compiling.said(ROOT, "replay", "missing.risk")


def test_games_are_compared_choice_by_choice(monkeypatch, capsys):
    """The games are played in the tests' own process; that the copy is asked in one of its own is tested above."""

    def said_here(folder: Path, *arguments: str) -> str:
        code, out, _ = called(capsys, *arguments)
        assert (folder, code) == (ROOT, 0)
        return str(out)

    monkeypatch.setattr(compiling, "said", said_here)
    games = compiling.kept_games(ROOT)
    assert sum('"line":"end"' in line for line in games) == len(compiling.TRIALS)
    assert sum('"line":"record"' in line for line in games) > 300
    assert not any(compiling.HEADER in line for line in games)


@pytest.mark.long
def test_compiled_opponents_decide_as_plain_ones(monkeypatch, tmp_path):
    if lack := compiling.what_lacks():
        pytest.skip(lack)
    monkeypatch.setattr(compiling, "COPY", tmp_path / "compiled")
    compiling.make_copy()
    assert {path.name.partition(".")[0] for path in (tmp_path / "compiled").glob("risk_desktop/*/*.so")} == {
        Path(name).stem for name in compiling.MODULES
    }
    assert contents.compiled_library(tmp_path / "compiled")


def test_packages_hold_what_is_compiled_where_that_can_be_done(monkeypatch, capsys):
    made = []
    monkeypatch.setattr(build.compiling, "make_copy", lambda: made.append(build.compiling.COPY))
    monkeypatch.setattr(build.compiling, "what_lacks", lambda: "")
    assert build.source() == build.compiling.COPY and made == [build.compiling.COPY]
    monkeypatch.setattr(build.compiling, "what_lacks", lambda: "A C compiler is missing.")
    assert build.source() == ROOT and len(made) == 1
    assert "plain Python only. A C compiler is missing." in capsys.readouterr().out


def test_the_copy_is_whole_and_replaces_the_one_before(tmp_path):
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / "old.so").touch()
    compiling.copy_sources(tmp_path / "copy")
    assert sorted(path.name for path in (tmp_path / "copy").iterdir()) == [
        "maps",
        "mypy.ini",
        "resources",
        "risk_desktop",
    ]
    copied = {path.relative_to(tmp_path / "copy") for path in (tmp_path / "copy" / "risk_desktop").rglob("*.py")}
    assert copied == {path.relative_to(ROOT) for path in (ROOT / "risk_desktop").rglob("*.py")}


def project_bases(module: Path) -> set[Path]:
    """Return the files of the project from which the classes of ``module`` take what they inherit."""
    origin = {}
    for node in nodes_of(module, ast.ImportFrom):
        folder = module.parents[node.level - 1] if node.level else ROOT
        path = folder.joinpath(*(node.module or "").split(".")).with_suffix(".py")
        origin |= {alias.asname or alias.name: path for alias in node.names}
    classes = nodes_of(module, ast.ClassDef)
    bases = {base.id for node in classes for base in node.bases if isinstance(base, ast.Name)}
    return {origin[base] for base in bases if base in origin and origin[base].is_file()}


def test_what_a_compiled_class_inherits_from_is_compiled_too():
    """Mypyc's classes can't stand on Python's with slots: the copy would end with the first import."""
    inherited = {base.relative_to(ROOT).as_posix() for name in compiling.MODULES for base in project_bases(ROOT / name)}
    assert inherited
    assert inherited - set(compiling.MODULES) == set()


def test_nothing_that_is_not_compiled_inherits_from_what_is():
    """Saves could be written by the copy and never read again: the dice of a replay stood on compiled ones."""
    plain = {path.relative_to(ROOT).as_posix() for path in (ROOT / "risk_desktop").rglob("*.py")}
    plain -= set(compiling.MODULES)
    inherited = {base.relative_to(ROOT).as_posix() for name in plain for base in project_bases(ROOT / name)}
    assert "risk_desktop/engine/dice.py" in inherited
    assert inherited & set(compiling.MODULES) == set()
