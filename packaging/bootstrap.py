"""Prepares everything that the program needs on this machine, then plays, tests or packages it.

``python3 packaging/bootstrap.py play`` is what ``make play`` runs; see COMMANDS below for the others. Uses the standard
library only, and no syntax newer than Python 3.8, so that an old Python gets a sentence instead of a syntax error.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "risk-desktop.stamp"
LOCKS = ROOT / "packaging" / "locks"
TEXTS = ROOT / "resources" / "translations"
OLDEST = (3, 11)
INPUT_WRONG, ENVIRONMENT_LACKS = 1, 3


class SetupError(Exception):
    """Something that a person has to put right; the text says what and how."""


class Library(NamedTuple):
    """A shared library that Qt opens, and the packages that hold it on Debian, Fedora and Arch."""

    soname: str
    apt: str
    dnf: str
    pacman: str


# Without these Qt cannot even draw into memory.
DRAWING = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
)
# These open a window on an X display.
WINDOWS = (
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
)
# How each package manager installs, without asking questions.
MANAGERS = {
    "apt-get": ("apt", ["apt-get", "install", "-y", "--no-install-recommends"]),
    "dnf": ("dnf", ["dnf", "install", "-y"]),
    "pacman": ("pacman", ["pacman", "-S", "--needed", "--noconfirm"]),
}


def run(command: Sequence[object], **environment: str) -> int:
    """Show a command, run it in the project's folder and return its exit code."""
    words = [str(word) for word in command]
    print("+ " + " ".join(words), flush=True)
    return subprocess.call(words, cwd=str(ROOT), env={**os.environ, **environment})


def begin(command: Sequence[object], **environment: str) -> subprocess.Popen[str]:
    """Show a command and start it in the project's folder; what it says is kept until it is asked for."""
    words = [str(word) for word in command]
    print("+ " + " ".join(words) + " (beside what follows)", flush=True)
    return subprocess.Popen(
        words,
        cwd=str(ROOT),
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def must(command: Sequence[object], remedy: str, **environment: str) -> None:
    """Run a command that has to succeed; raises SetupError with the remedy otherwise."""
    if run(command, **environment) != 0:
        raise SetupError(remedy)


# -- Python and the virtual environment ----------------------------------------------------------------------------


def version_of(python: str) -> tuple[int, int]:
    """Return the version of an interpreter as (major, minor), (0, 0) if it doesn't run."""
    probe = [python, "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        done = subprocess.run(probe, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        major, minor = done.stdout.split()
    except (OSError, subprocess.CalledProcessError, ValueError):
        return (0, 0)
    return int(major), int(minor)


def find_python() -> str:
    """Return an interpreter that is new enough: this one or another on the path; raises SetupError if there is none."""
    others = [shutil.which("python3." + str(minor)) for minor in (13, 12, 11, 14)]
    for candidate in [sys.executable, *others]:
        if candidate and version_of(candidate) >= OLDEST:
            return candidate
    found = ".".join(str(part) for part in sys.version_info[:2])
    wanted = ".".join(str(part) for part in OLDEST)
    raise SetupError(
        f"Risk Desktop needs Python {wanted} or newer; this is Python {found}. Install a newer one, then again."
    )


def venv_python() -> Path:
    """Return the interpreter of the virtual environment, whether it is there yet or not."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def has_venv() -> bool:
    """Return whether a usable .venv is there."""
    return version_of(str(venv_python())) >= OLDEST


def venv_lacks() -> list[str]:
    """Return the packages of the system without which .venv can't be made: nothing where it is there already."""
    if has_venv():
        return []
    python = find_python()
    if subprocess.call([python, "-c", "import venv, ensurepip"], stderr=subprocess.DEVNULL) == 0:
        return []
    return ["python{}.{}-venv".format(*version_of(python))] if shutil.which("apt-get") else ["python3"]


def make_venv() -> None:
    """Create .venv unless a usable one is there."""
    if has_venv():
        return
    install_libraries((), venv_lacks())
    must([find_python(), "-m", "venv", "--clear", VENV], "The virtual environment could not be made; see above.")


def fingerprint() -> str:
    """Return a hash of all that decides what is installed: the project file, the locks and the interpreter."""
    files = [ROOT / "pyproject.toml", *sorted(LOCKS.glob("*.txt"))]
    data = b"".join(path.read_bytes() for path in files) + repr(version_of(str(venv_python()))).encode()
    return hashlib.sha256(data).hexdigest()


def installed_extras() -> set[str] | None:
    """Return the extras that are installed, or None if the project isn't or has changed since."""
    if not STAMP.is_file():
        return None
    mark, _, extras = STAMP.read_text(encoding="utf-8").partition("\n")
    return set(extras.split()) if mark == fingerprint() else None


def install_project(extras: Iterable[str]) -> None:
    """Install the project with its extras into .venv, unless that was done already."""
    have = installed_extras()
    wanted = set(extras)
    if have is not None and wanted <= have:
        return
    together = sorted(wanted | (have or set()))
    locks = [word for name in ("run", "wheel", *together) for word in ("-r", LOCKS / f"{name}.txt")]
    # Python compiles what is imported; to compile all that the packages hold would take ten seconds more.
    pip = [venv_python(), "-m", "pip", "install", "--disable-pip-version-check", "--no-compile"]
    print("Fetching the Python packages; this takes a minute the first time.", flush=True)
    # The locks name all there is, so nothing is solved: pip would look at newer releases of what is asked for with an extra,
    # and refuse them for their unknown hashes.
    must(
        [*pip, "--no-deps", "--require-hashes", *locks],
        "Installing the Python packages failed; see above. Is there a network connection?",
    )
    must(
        [*pip, "--no-deps", "--no-build-isolation", "--editable", "."],
        "Installing the project itself failed; see above.",
    )
    STAMP.write_text(fingerprint() + "\n" + " ".join(together) + "\n", encoding="utf-8")


# -- Shared libraries ----------------------------------------------------------------------------------------------


def can_open(soname: str) -> bool:
    """Return whether the dynamic linker finds a shared library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing(libraries: Iterable[Library]) -> list[Library]:
    """Return the libraries that this machine lacks; only Linux is asked, elsewhere Qt brings all it needs."""
    if not sys.platform.startswith("linux"):
        return []
    return [library for library in libraries if not can_open(library.soname)]


def package_manager() -> str | None:
    """Return the first known package manager on the path."""
    return next((name for name in MANAGERS if shutil.which(name)), None)


def is_root() -> bool:
    """Return whether packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def agreed(command: Sequence[str]) -> bool:
    """Show root a command and ask at the terminal whether it may run.

    Where nobody sits at a terminal (a container, a build server) nobody can be asked: there it runs, and that is said.
    """
    if not (sys.stdin and sys.stdin.isatty()):
        print("This is root, and nobody is at a terminal to be asked: it is installed now.", flush=True)
        return True
    reply = input(f"This will be run as root:\n\n    {' '.join(command)}\n\nGo on? [Y/n] ")
    return reply.strip().lower() in ("", "y", "yes")


def install_packages(packages: Iterable[str]) -> None:
    """Name the packages of the system that are missing, and install them as root who has agreed; else SetupError."""
    names = sorted(set(packages))
    manager = package_manager()
    if manager is None:
        raise SetupError(f"Please install these packages, or what your system calls them: {' '.join(names)}")
    print(f"This machine lacks: {', '.join(names)}", flush=True)
    command = MANAGERS[manager][1] + names
    if not is_root() or not agreed(command):
        sudo = "" if is_root() else "sudo "
        raise SetupError(
            f"Something is missing on this machine. Run this, then again:\n\n    {sudo}{' '.join(command)}\n"
        )
    if manager == "apt-get":
        run(["apt-get", "update", "-q"])
    must(command, "The packages could not be installed; see above.", DEBIAN_FRONTEND="noninteractive")


def install_libraries(libraries: Sequence[Library], packages: Sequence[str] = ()) -> None:
    """Make sure that Qt finds its shared libraries, and install ``packages`` with them; SetupError if it still doesn't."""
    lacking = missing(libraries)
    if not lacking and not packages:
        return
    if lacking:
        print("Qt needs " + ", ".join(library.soname for library in lacking), flush=True)
    manager = package_manager() or "apt-get"
    install_packages([*packages, *(getattr(library, MANAGERS[manager][0]) for library in lacking)])
    left = missing(lacking)
    if left:
        raise SetupError(f"Still not found after the installation: {', '.join(library.soname for library in left)}")


# -- Commands ------------------------------------------------------------------------------------------------------


def prepare(libraries: Sequence[Library] = (), extras: Iterable[str] = ()) -> None:
    """Make the environment ready: what the system lacks, all at once and before anything is fetched; .venv; compiled texts."""
    install_libraries(libraries, venv_lacks())
    make_venv()
    install_project(extras)
    compile_texts()


def compile_texts() -> None:
    """Compile the texts if they or the list of languages have changed; raises SetupError if they are faulty."""
    compiled = [path.stat().st_mtime for path in TEXTS.glob("*.qm")]
    script = ROOT / "packaging" / "translations.py"
    sources = [script, *TEXTS.glob("*.yaml"), *ROOT.glob("risk_desktop/languages.py")]
    newest = max(path.stat().st_mtime for path in sources)
    if not compiled or newest >= min(compiled):
        must([venv_python(), script], "The texts in resources/translations are faulty; see above.")


def check_display(environment: Mapping[str, str]) -> None:
    """Raise SetupError if no window can be opened here."""
    if not sys.platform.startswith("linux"):
        return
    if not any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        raise SetupError(
            "There is no display to open the game on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
            "Run this in a terminal of a desktop, or over 'ssh -X'."
        )


def play(arguments: Sequence[str]) -> int:
    """Start the game; arguments go to it."""
    check_display(os.environ)
    prepare(DRAWING + WINDOWS, {"gamepad"})
    return run([venv_python(), "-m", "risk_desktop", *arguments])


NOTED_LENGTH = 600
"""A file with more lines may hold more than one idea; docs/adr/0016-size-by-idea.md says why this is no error."""


def long_files() -> list[str]:
    """Return a line for each source file that is worth a look for its length, the longest first."""
    counts = [
        (len(path.read_text(encoding="utf-8").splitlines()), path.relative_to(ROOT).as_posix())
        for folder in ("risk_desktop", "tests", "packaging")
        for path in (ROOT / folder).rglob("*.py")
    ]
    return [f"note: {name} has {count} lines" for count, name in sorted(counts, reverse=True) if count > NOTED_LENGTH]


def lint_steps() -> list[list[str]]:
    """Return the checks that read the source only."""
    return [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["packaging/translations.py", "--check"],
    ]


QUICK = "(smoke or not window) and not long"
NOT_QUICK = (
    *("tests/bots", "tests/e2e", "tests/playouts", "tests/soak"),
    *("tests/ai/test_rollouts.py", "tests/ai/test_tournament.py", "tests/test_cli_league.py"),
    *("tests/test_cli_render.py", "tests/test_cli_simulate.py"),
)
"""What plays games at random by the hundred or starts one process after the other."""


CORES = min(os.cpu_count() or 1, 7)
WORKERS = str(CORES + 3)
"""Processes that share the tests: three more than there are cores, as tests of the window wait a third of their time."""
PYTEST = ("pytest", "-n", WORKERS, "--dist", "worksteal")
WATCHED_PYTEST = ("pytest", "--cov=risk_desktop.engine", "--cov=risk_desktop.editions")
"""One process for less than a minute's work: each that shares it would collect all of it first, and be watched meanwhile."""


def quick_steps(arguments: Sequence[str]) -> list[list[str]]:
    """Return what is worth its time before each commit: the checks of the source, and every test of the layers and of the
    window's words and arithmetic that neither opens a window nor is left out above, and a few with one ("smoke")."""
    left_out = [f"--ignore={place}" for place in NOT_QUICK]
    tests = [*PYTEST, "--maxfail=5", "-m", QUICK, *left_out]
    return [*lint_steps(), [*tests, *arguments]]


RULES_TESTS = ("tests/engine", "tests/editions")
"""What must reach nearly every line of the rules. Only these are watched: watching doubles the time of a test, and most of
all that of random games (tests/playouts, tests/golden, tests/perft). In those that are marked ``no_cover`` nobody watches either:
they count odds out in loops over lines that other tests reach too."""


def test_steps(arguments: Sequence[str]) -> list[list[str]]:
    """Return the test runs and the coverage that the rules must have; with arguments for pytest, one run of just those.

    Tests are collected once before they are shared: each process would compile all of them otherwise.
    """
    if arguments:
        return [[*PYTEST, *arguments]]
    others = [f"--ignore={folder}" for folder in RULES_TESTS]
    return [
        [*WATCHED_PYTEST, "--cov-report=term-missing:skip-covered", "--cov-fail-under=95", *RULES_TESTS],
        ["pytest", "--collect-only", "-qq", *others],
        [*PYTEST, *others],
    ]


TEST_ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    "LC_ALL": "C.UTF-8",
    "PYTHONDONTWRITEBYTECODE": "",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30),
    "MALLOC_TRIM_THRESHOLD_": str(1 << 31),
}
"""No screen, one language, and compiled files are kept: the tests start the program some hundred times. The C library of
Linux keeps the memory of large pictures, in place of giving each back to the system and asking for it again."""


BESIDE = (("mypy",), WATCHED_PYTEST)
"""How steps begin that keep a single core busy: they run beside those that follow, and tell at the end."""


def run_steps(steps: Iterable[Sequence[str]]) -> int:
    """Run every step, also after one that failed, and say at the end which ones did."""
    failed = []
    begun = []
    for step in steps:
        tool = [step[0]] if step[0].endswith(".py") else ["-m", step[0]]
        command = [venv_python(), *tool, *step[1:]]
        if any(tuple(step[: len(words)]) == words for words in BESIDE):
            begun.append((step, begin(command, **TEST_ENVIRONMENT)))
        elif run(command, **TEST_ENVIRONMENT) != 0:
            failed.append(" ".join(step))
    for step, process in begun:
        said, _ = process.communicate()
        print(f"{step[0]}: {said.rstrip()}", flush=True)
        if process.returncode != 0:
            failed.append(" ".join(step))
    for note in long_files():
        print(note, flush=True)
    for step in failed:
        print("failed: " + step, flush=True)
    print("Everything passed." if not failed else f"{len(failed)} steps failed.", flush=True)
    return INPUT_WRONG if failed else 0


def test(arguments: Sequence[str]) -> int:
    """Check style and types, run all tests; arguments go to pytest."""
    prepare(DRAWING + WINDOWS, {"dev", "maps"})
    rules, *others = test_steps(arguments)  # what keeps one core busy for longest begins first
    return run_steps([rules, *lint_steps(), *others])


def quick(arguments: Sequence[str]) -> int:
    """Check style, types and translations, and run the tests that need no window; arguments go to pytest."""
    prepare(DRAWING + WINDOWS, {"dev", "maps"})
    return run_steps(quick_steps(arguments))


def lint(arguments: Sequence[str]) -> int:
    """Check style, types and translations."""
    prepare(extras={"dev"})
    return run_steps(lint_steps())


def translations(arguments: Sequence[str]) -> int:
    """Compile the YAML texts, whether they have changed or not."""
    prepare()
    return run([venv_python(), "packaging/translations.py", *arguments])


def texts_export(arguments: Sequence[str]) -> int:
    """Write the texts to po/ as .po files for translators; arguments are languages."""
    prepare(extras={"translate"})
    return run([venv_python(), "packaging/po_files.py", "export", *arguments])


def texts_import(arguments: Sequence[str]) -> int:
    """Take over what was translated; arguments are .po files."""
    prepare(extras={"translate"})
    return run([venv_python(), "packaging/po_files.py", "import", *arguments])


def texts_missing(arguments: Sequence[str]) -> int:
    """Tell what each language still lacks."""
    make_venv()
    install_project(())
    return run([venv_python(), "packaging/missing_texts.py", *arguments])


def pictures_same(arguments: Sequence[str]) -> int:
    """Draw all pictures at an earlier commit and now, and fail if they differ."""
    prepare(DRAWING, {"dev", "maps"})
    return run([venv_python(), "-m", "tests.pictures", *arguments], **TEST_ENVIRONMENT)


def packages(arguments: Sequence[str]) -> int:
    """Build the frozen program and the packages of this system into dist/."""
    prepare(DRAWING + WINDOWS, {"build", "gamepad", "fast"})
    return run([venv_python(), "packaging/build.py", *arguments], SOURCE_DATE_EPOCH=source_date())


def deb(arguments: Sequence[str]) -> int:
    """Build the Debian package into dist/: what `packages` makes on Linux."""
    return packages(arguments)


def wheel(arguments: Sequence[str]) -> int:
    """Build the wheel into dist/; from the same commit it is the same file everywhere."""
    prepare()
    target = ["--wheel-dir", "dist", *arguments, "."]
    pip = [venv_python(), "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    return run([*pip, *target], SOURCE_DATE_EPOCH=source_date())


def source_date(environment: Mapping[str, str] = os.environ) -> str:
    """Return the time that packages carry, seconds: SOURCE_DATE_EPOCH, or that of the last commit, or of the project file."""
    if environment.get("SOURCE_DATE_EPOCH"):
        return environment["SOURCE_DATE_EPOCH"]
    told = ""
    if shutil.which("git"):
        command = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(
            command, cwd=str(ROOT), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ).stdout
    return told.strip() or str(int((ROOT / "pyproject.toml").stat().st_mtime))


def try_windows(arguments: Sequence[str]) -> int:
    """Build the installer for Windows under Wine and try it; code 3 and a sentence where Wine is missing."""
    prepare(DRAWING)
    return run([venv_python(), "packaging/try_windows.py", *arguments])


def lock(arguments: Sequence[str]) -> int:
    """Write packaging/locks/ anew, with the newest versions that pyproject.toml allows."""
    prepare(extras={"lock"})
    return run([venv_python(), "packaging/lock.py", *arguments])


def fast(arguments: Sequence[str]) -> int:
    """Make a copy of the program in build/compiled/ whose opponents are compiled, for long simulations."""
    prepare(extras={"fast"})
    return run([venv_python(), "packaging/compile.py", *arguments])


def clean(arguments: Sequence[str]) -> int:
    """Remove what was built; .venv stays."""
    for name in ("build", "dist", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for path in ROOT.glob(".coverage*"):
        path.unlink()
    return 0


COMMANDS = {
    function.__name__.replace("_", "-"): function
    for function in (
        play,
        quick,
        test,
        lint,
        translations,
        texts_export,
        texts_import,
        texts_missing,
        pictures_same,
        packages,
        deb,
        wheel,
        try_windows,
        lock,
        fast,
        clean,
    )
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code, 3 if the machine lacks something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=sorted(COMMANDS), metavar="COMMAND", help=", ".join(sorted(COMMANDS)))
    parser.add_argument("rest", nargs=argparse.REMAINDER, help="goes to the command")
    options = parser.parse_args(arguments)
    try:
        return COMMANDS[options.command](options.rest)
    except SetupError as error:
        print(f"\n{error}", file=sys.stderr)
        return ENVIRONMENT_LACKS
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
