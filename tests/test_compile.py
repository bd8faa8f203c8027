"""The copy with compiled opponents: what is compiled, what is copied, and what is said where it can't be made."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


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
    tree = ast.parse(module.read_text(encoding="utf-8"))
    origin = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            folder = module.parents[node.level - 1] if node.level else ROOT
            path = folder.joinpath(*(node.module or "").split(".")).with_suffix(".py")
            origin |= {alias.asname or alias.name: path for alias in node.names}
    bases = {base.id for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases
             if isinstance(base, ast.Name)}  # fmt: skip
    return {origin[base] for base in bases if base in origin and origin[base].is_file()}


def test_what_a_compiled_class_inherits_from_is_compiled_too():
    """Mypyc's classes can't stand on Python's with slots: the copy would end with the first import."""
    inherited = {base.relative_to(ROOT).as_posix() for name in compiling.MODULES for base in project_bases(ROOT / name)}
    assert inherited
    assert inherited - set(compiling.MODULES) == set()
