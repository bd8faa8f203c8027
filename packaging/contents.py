"""What goes into the frozen program and what stays out, on each system; the spec of PyInstaller asks here.

Names are those inside the folder that PyInstaller makes. Linux calls a library ``libQt6Network.so.6``, Windows
``Qt6Network.dll`` and macOS ``QtNetwork.framework/...``; plugins are ``libqgif.so``, ``qgif.dll`` and ``libqgif.dylib``.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

from risk_desktop.languages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent

MODULES_LEFT_OUT = [
    # Parts of Qt that nothing here uses
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSql", "PySide6.QtDesigner"),
    # Parts of Python for other kinds of programs
    *("tkinter", "curses", "readline", "test", "pydoc_data", "lib2to3", "distutils", "idlelib"),
    *("ssl", "_ssl", "_hashlib"),  # hashlib has its own algorithms; this saves OpenSSL
    *("bz2", "_bz2", "lzma", "_lzma"),  # saves are packed by zlib, and zipfile does without
    # What only developers and the generator of the boards need
    *("numpy", "scipy", "shapely", "fontTools", "PIL", "pytest", "hypothesis", "mypy", "setuptools", "pip", "IPython"),
    # What only fitting opponents on many machines needs: it comes from source
    *("cma", "dask", "distributed"),
]

_PLUGINS = "|".join(
    (
        # The desktop's own toolkits, and displays without windows; offscreen stays, for checks and pictures
        "gtk3|eglfs|linuxfb|vnc|vkkhrdisplay|minimal|minimalegl|direct2d|evdev\\w*|libinput|tslib|tuiotouch",
        # Pictures here are SVG, PNG and WebP; Qt reads PNG by itself
        "gif|icns|ico|jpeg|tga|tiff|wbmp|pdf|macjp2|macheif",
        "networklistmanager|virtualkeyboard\\w*|tvirtualkeyboardplugin",
        "modernwindowsstyle|macstyle",  # the game's own style stands on Fusion
    )
)
_LIBRARIES = "Network|Qml|Quick|Sql|EglFS|EglFs|VirtualKeyboard|Designer|PrintSupport|Pdf"
_UNWANTED = re.compile(
    rf"/(lib)?q({_PLUGINS})\.(so|dll|dylib)$"
    rf"|/(lib)?Qt6?({_LIBRARIES})\w*(\.framework/|\.so\b|\.dll$|\.abi3\.so$|\.pyd$)"
    r"|/(egldeviceintegrations|generic|networkinformation|tls|qmltooling|sqldrivers|printsupport|wayland-graphics-integration-server)/"
    r"|wayland-shell-integration/lib(fullscreen|ivi|wl|qt)-shell"
    r"|/_(bz2|lzma|ssl|hashlib)\.(pyd|cpython[-\w]*\.so)$"  # of the modules left out above
    r"|/(opengl32sw|d3dcompiler_\d+)\.dll$"  # OpenGL by software: the game draws by QPainter
    r"|/libX(composite|cursor|damage|fixes|i|inerama|randr)\.so"  # what GTK's plugin brings along where GTK is installed
    r"|/lib(gtk|gdk|gdk_pixbuf|cairo|pango|atk|atspi|epoxy|harfbuzz|fribidi|thai|datrie|graphite2|pixman|jpeg|tiff)[-_.\w]*\.so"
    r"|/lib(ssl|crypto|readline|ncursesw?|tinfo|cups|avahi|gssapi_krb5|krb5|k5crypto|com_err|keyutils)[-_.\w]*\.(so|dylib|dll)"
    r"|PySide6/.*translations/(?!qtbase_(" + "|".join(LANGUAGES) + r")\.qm)"
)
# Left to the system on Linux, because the package depends on it (see deb.py).
_OF_THE_SYSTEM = re.compile(
    r"^lib(X11|X11-xcb|Xau|Xdmcp|Xext|xcb(-\w+)*|xkbcommon(-x11)?|glib-2\.0|gthread-2\.0|gobject-2\.0|gio-2\.0|gmodule-2\.0"
    r"|fontconfig|freetype|dbus-1|GL|EGL|GLX|GLdispatch|OpenGL|stdc\+\+|gcc_s|z|expat|png16|brotlicommon|brotlidec|bsd|md"
    r"|pcre2-8|mount|blkid|selinux|systemd|cap|gcrypt|gpg-error|lz4|lzma|uuid"
    r"|asound|mvec|Xrender|ffi|sqlite3|zstd)\.so"
)


def is_wanted(name: str, system: str) -> bool:
    """Tell whether a file goes into the package for ``system`` (as sys.platform says it)."""
    path = "/" + name.replace("\\", "/")
    if _UNWANTED.search(path):
        return False
    return not (system == "linux" and _OF_THE_SYSTEM.match(path.rsplit("/", 1)[1]) and "PySide6" not in path)


def compiled_library(program: Path) -> list[str]:
    """Return the name of the module that holds what is compiled in a ``program``, which no source imports; none without."""
    return sorted({path.name.partition(".")[0] for path in program.glob("*__mypyc.*")})


def controllers_library() -> list[tuple[str, str]]:
    """Return the file of SDL, which reads controllers, and its folder in the package; nothing without the extra ``gamepad``."""
    found = importlib.util.find_spec("sdl2dll")
    if found is None or found.origin is None:
        return []
    library = re.compile(r"((lib)?SDL2(-2\.0)?(\.0)?\.(so|dll|dylib)(\.0)?|SDL2\.framework/Versions/A/SDL2)$")
    package = Path(found.origin).parent
    return [
        (str(path), path.parent.relative_to(package.parent).as_posix())
        for path in sorted(package.joinpath("dll").rglob("*SDL2*"))
        if path.is_file() and library.match(path.relative_to(package / "dll").as_posix())
    ]


def data_files() -> Iterator[tuple[str, str]]:
    """Yield each file that travels beside the program, and its folder: maps and resources where risk_desktop.paths looks.

    The YAML texts stay at home; the program reads the compiled .qm files.
    """
    for pattern in ("*.yaml", "*.webp"):
        for path in sorted((ROOT / "maps").glob(pattern)):
            yield str(path), "maps"
    for path in sorted((ROOT / "resources").rglob("*")):
        source_only = path.parent.name == "translations" and path.suffix != ".qm"
        source_only |= path.parent.name == "icons" and path.suffix != ".svg"  # for the systems, not for the program
        if path.is_file() and not source_only:
            yield str(path), str(path.parent.relative_to(ROOT))
    for name in ("LICENSE", "THIRD_PARTY.md"):
        yield str(ROOT / name), "."


def papers_missing(frozen: Path) -> list[str]:
    """Return the licences and notices that a ``frozen`` program lacks, or holds otherwise than they are here, by their names."""
    inside = next((folder for folder in (frozen / "_internal", frozen) if folder.is_dir()), frozen)
    papers = [ROOT / "LICENSE", ROOT / "THIRD_PARTY.md", *sorted((ROOT / "resources" / "licences").iterdir())]
    papers += sorted((ROOT / "resources" / "fonts").glob("*OFL.txt"))
    copies = {path: inside / path.relative_to(ROOT) for path in papers}
    return [path.name for path, copy in copies.items() if not copy.is_file() or copy.read_bytes() != path.read_bytes()]
