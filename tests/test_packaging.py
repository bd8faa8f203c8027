"""The package: what it holds, where it lies, and that its papers agree with the program. Nothing is frozen here."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import risk_desktop
from risk_desktop.languages import LANGUAGES
from tests.scripts import load_script

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"


build = load_script("build")


@pytest.fixture
def frozen(monkeypatch, tmp_path) -> Path:
    """A folder that stands for the frozen program."""
    folder = tmp_path / "dist" / build.NAME
    (folder / "_internal").mkdir(parents=True)
    program = folder / build.NAME
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    (folder / "_internal" / "data.bin").write_bytes(b"x" * 4096)
    monkeypatch.setattr(build, "FROZEN", folder)
    monkeypatch.setattr(build, "DIST", folder.parent)
    monkeypatch.setattr(build, "WORK", tmp_path / "build")
    return folder


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / f"{build.IDENTIFIER}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def latest_in_the_changelog() -> tuple[str, str]:
    """Return the version and the date of the newest entry; the date is ``unreleased`` until there is one."""
    found = re.search(r"^## \[(\d+\.\d+\.\d+)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1], found[2]


def latest_release() -> ElementTree.Element:
    releases = ElementTree.parse(LINUX / f"{build.IDENTIFIER}.metainfo.xml").getroot().find("releases")
    assert releases is not None
    return releases[0]


def test_the_wheel_reads_its_version_from_the_program():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert "version" not in project["project"]
    source = (ROOT / project["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    assert f'\n__version__ = "{risk_desktop.__version__}"\n' in source


def test_metainfo_and_changelog_tell_the_version_of_the_program():
    version, date = latest_in_the_changelog()
    release = latest_release()
    assert version == release.get("version") == risk_desktop.__version__
    assert date in {"unreleased", release.get("date")}


def test_no_other_file_of_the_program_repeats_the_version():
    repeated = re.compile(rf"""["']{re.escape(risk_desktop.__version__)}["']""")
    sources = [*(ROOT / "risk_desktop").rglob("*.py"), *(ROOT / "packaging").rglob("*"), ROOT / "pyproject.toml"]
    found = [path for path in sources if path.is_file() and repeated.search(path.read_text("utf-8", errors="ignore"))]
    assert [path.relative_to(ROOT).as_posix() for path in found] == [
        "risk_desktop/__init__.py",
        f"packaging/linux/{build.IDENTIFIER}.metainfo.xml",
    ]


def test_the_papers_name_the_same_program():
    entry = desktop_entry()
    assert entry["Exec"] == build.NAME
    assert entry["Icon"] == build.IDENTIFIER
    assert entry["StartupWMClass"] == build.NAME
    metainfo = ElementTree.parse(LINUX / f"{build.IDENTIFIER}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == build.IDENTIFIER
    assert metainfo.findtext("launchable") == f"{build.IDENTIFIER}.desktop"
    assert metainfo.findtext("provides/binary") == build.NAME


def test_the_frozen_program_holds_the_compiled_texts_and_not_their_source(monkeypatch):
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda name: [name]
    for name, module in {"PyInstaller": ModuleType("PyInstaller"), "PyInstaller.utils.hooks": hooks}.items():
        monkeypatch.setitem(sys.modules, name, module)
    kept = {}

    def analysis(*arguments, datas, **more):
        kept["names"] = [f"{folder}/{Path(path).name}" for path, folder in datas]
        return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

    names = {"SPECPATH": str(ROOT / "packaging"), "Analysis": analysis}
    names |= dict.fromkeys(("PYZ", "EXE", "COLLECT", "BUNDLE"), lambda *arguments, **more: None)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "platform", "linux")
    exec((ROOT / "packaging" / "risk-desktop.spec").read_text(encoding="utf-8"), names)
    found = [name for name in kept["names"] if name.startswith("resources/translations/")]
    assert sorted(found) == sorted(f"resources/translations/risk_{code}.qm" for code in LANGUAGES)
    wanted = names["wanted"]
    assert all(wanted((f"PySide6/Qt/translations/qtbase_{code}.qm", "", "DATA")) for code in LANGUAGES)
    assert not wanted(("PySide6/Qt/translations/qtbase_fi.qm", "", "DATA"))


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_menu_speaks_every_language(language):
    entry = desktop_entry()
    assert entry[f"GenericName[{language}]"] and entry[f"Comment[{language}]"]


def test_files_lie_where_the_desktop_looks(frozen, tmp_path):
    tree = tmp_path / "tree"
    build.lay_out(tree)
    command = tree / "usr/bin" / build.NAME
    assert command.is_symlink()
    assert command.resolve() == (tree / "usr/lib" / build.NAME / build.NAME).resolve()
    assert (tree / f"usr/share/applications/{build.IDENTIFIER}.desktop").is_file()
    assert (tree / f"usr/share/metainfo/{build.IDENTIFIER}.metainfo.xml").is_file()
    icons = tree / "usr/share/icons/hicolor"
    assert (icons / f"scalable/apps/{build.IDENTIFIER}.svg").is_file()
    for size in (16, 32, 48, 128, 256):
        assert (icons / f"{size}x{size}/apps/{build.IDENTIFIER}.png").is_file()
    modes = {path.stat().st_mode & 0o777 for path in tree.rglob("*") if path.is_file() and not path.is_symlink()}
    assert modes == {0o644, 0o755}


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb makes the package")
def test_the_package_tells_what_it_needs(frozen):
    package = build.make_deb()
    fields = subprocess.check_output(["dpkg-deb", "--field", str(package)], text=True)
    assert re.search(rf"^Version: {re.escape(risk_desktop.__version__)}$", fields, re.MULTILINE)
    for library in ("libxcb-cursor0", "libegl1", "libxkbcommon-x11-0"):
        assert library in fields
    assert int(re.search(r"^Installed-Size: (\d+)$", fields, re.MULTILINE).group(1)) >= 4
