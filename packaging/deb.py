"""Packs the frozen program for Debian and Ubuntu: dist/risk-desktop_VERSION_ARCH.deb, with all that a desktop wants of it.

That is: a menu entry, icons, the type of saved games, metainfo for software centres, a man page made from the commands' own
help, completion for three shells, licences, and the changelog.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path

import bootstrap
import completion
import man_page
import sbom

from risk_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
NAME = "risk-desktop"
IDENTIFIER = "io.github.riskdesktop.RiskDesktop"
MAINTAINER = "Risk Desktop contributors <noreply@example.org>"

QT = {library.soname: library.apt for library in bootstrap.DRAWING + bootstrap.WINDOWS}
LIBRARIES = QT | {
    "libX11.so.6": "libx11-6",
    "libffi.so.8": "libffi8",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "liblzma.so.5": "liblzma5",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libuuid.so.1": "libuuid1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The package of each library of the system that the program may be linked to, but for the C library."""
RENAMED = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64"}
RECOMMENDS = ("libasound2 | libasound2t64", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1")
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Section: games
Priority: optional
Depends: {depends}
Recommends: {recommends}
Homepage: https://github.com/riskdesktop/risk-desktop
Description: board game of world conquest with computer opponents
 Armies, continents, cards and dice on a board drawn for the screen: against
 computer opponents, against friends on the same screen, or any mix.
 .
 Fourteen rule sets, from the box of 1982 to 2210 A.D. and Godstorm, guided
 first games, and four languages. An unofficial fan's work.
"""
CHANGELOG = """\
{name} ({version}) unstable; urgency=medium

  * What is new stands in CHANGELOG.md.gz beside this file.

 -- {maintainer}  {date}
"""
COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Risk Desktop
Source: https://github.com/riskdesktop/risk-desktop
Comment: THIRD_PARTY.md.gz beside this file names what others made; the full
 texts of their licences lie in /usr/lib/risk-desktop/_internal/resources/licences.

Files: *
Copyright: {copyright}
License: Expat

Files: usr/lib/risk-desktop/_internal/PySide6/* usr/lib/risk-desktop/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3
 On Debian systems the text is in /usr/share/common-licenses/LGPL-3.

License: Expat
{licence}
"""


def build_time() -> float:
    """Return the time that a package says it was built: SOURCE_DATE_EPOCH where it is set, so that two builds are equal."""
    return float(os.environ.get("SOURCE_DATE_EPOCH") or time.time())


def install(source: Path, target: Path, mode: int = 0o644) -> None:
    """Copy a file with the permissions that Debian expects."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def write(target: Path, text: str, compress: bool = False) -> None:
    """Write a file of the package, by gzip without a time of its own if ``compress``."""
    target.parent.mkdir(parents=True, exist_ok=True)
    data = text.encode("utf-8")
    target.write_bytes(gzip.compress(data, 9, mtime=0) if compress else data)


def lay_out(frozen: Path, tree: Path) -> None:
    """Make the files of the package as they lie on a system, below a folder."""
    shutil.rmtree(tree, ignore_errors=True)
    share = tree / "usr/share"
    shutil.copytree(frozen, tree / "usr/lib" / NAME, symlinks=True)
    command = tree / "usr/bin" / NAME
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    desktop_files(share)
    write(share / f"man/man6/{NAME}.6.gz", man_page.man_page(), compress=True)
    for shell, place in completion.PLACES.items():
        write(tree / place, completion.script(shell))
    documents(share / "doc" / NAME)
    install(LINUX / "lintian-overrides", share / "lintian/overrides" / NAME)
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)


def desktop_files(share: Path) -> None:
    """Install what a desktop reads: menu entry, metainfo, type of the saves, icons."""
    install(LINUX / f"{IDENTIFIER}.desktop", share / f"applications/{IDENTIFIER}.desktop")
    install(LINUX / f"{IDENTIFIER}.metainfo.xml", share / f"metainfo/{IDENTIFIER}.metainfo.xml")
    install(LINUX / f"{IDENTIFIER}.mime.xml", share / f"mime/packages/{IDENTIFIER}.xml")
    icons, hicolor = ROOT / "resources/icons", share / "icons/hicolor"
    install(icons / f"{NAME}.svg", hicolor / f"scalable/apps/{IDENTIFIER}.svg")
    for picture in icons.glob(f"{NAME}-*.png"):
        size = picture.stem.rsplit("-", 1)[1]
        install(picture, hicolor / f"{size}x{size}/apps/{IDENTIFIER}.png")


def documents(folder: Path) -> None:
    """Write the changelogs, who holds the rights in what, and the list of parts."""
    for name in ("THIRD_PARTY.md", "CHANGELOG.md"):
        write(folder / f"{name}.gz", (ROOT / name).read_text(encoding="utf-8"), compress=True)
    write(folder / f"{NAME}.cdx.json", sbom.text())
    words = {"name": NAME, "version": __version__, "maintainer": MAINTAINER}
    write(folder / "changelog.gz", CHANGELOG.format(**words, date=formatdate(build_time())), compress=True)
    _, _, rest = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("Copyright (c) ")
    holder, _, terms = rest.partition("\n")
    folded = "\n".join(f" {line}" if line else " ." for line in terms.strip().splitlines())
    write(folder / "copyright", COPYRIGHT.format(copyright=holder, licence=folded))


def is_program(path: Path) -> bool:
    """Tell whether a file is one that can be started; libraries need no such permission."""
    return os.access(path, os.X_OK) and ".so" not in path.name


def needed_glibc(versions: Iterable[str]) -> str:
    """Return the newest version of the C library among those that programs ask for; "" if there is none."""
    found = {tuple(map(int, version.split("."))) for version in versions}
    return ".".join(map(str, max(found))) if found else ""


def glibc_versions(frozen: Path) -> set[str]:
    """Return which versions of the C library the frozen program asks for, as its tables of symbols say."""
    found: set[str] = set()
    for path in frozen.rglob("*"):
        if path.is_file() and not path.is_symlink() and (".so" in path.name or os.access(path, os.X_OK)):
            told = subprocess.run(["objdump", "-T", str(path)], capture_output=True, text=True, check=False)
            found.update(re.findall(r"\bGLIBC_(\d+(?:\.\d+)+)", told.stdout))
    return found


_OF_GLIBC = re.compile(r"(ld-linux-.*|lib(c|m|mvec|dl|pthread|rt))\.so\.\d$")
_FOR_WAYLAND = re.compile(r"wayland|/libQt6Wl", re.IGNORECASE)


def libraries_of_the_system(frozen: Path) -> set[str]:
    """Return what the frozen program is linked to and doesn't hold, but for the C library and what only Wayland needs."""
    files = [path for path in frozen.rglob("*") if path.is_file() and not _FOR_WAYLAND.search(str(path))]
    told = (subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=False) for path in files)
    linked = {name for each in told for name in re.findall(r"^ +NEEDED +(\S+)$", each.stdout, re.MULTILINE)}
    return {name for name in linked - {path.name for path in frozen.rglob("*")} if not _OF_GLIBC.match(name)}


def depends(frozen: Path) -> list[str]:
    """Return what the package depends on; where objdump is missing, all that may be needed and the C library of this system.

    SystemExit if the program is linked to a library that LIBRARIES doesn't name.
    """
    glibc = (os.confstr("CS_GNU_LIBC_VERSION") or "").split()[1]
    linked = set(LIBRARIES)
    if shutil.which("objdump"):
        linked = libraries_of_the_system(frozen)
        if unknown := sorted(linked - set(LIBRARIES)):
            raise SystemExit(f"{', '.join(unknown)}: of which package? See LIBRARIES in packaging/deb.py.")
        glibc = needed_glibc(glibc_versions(frozen)) or glibc
    packages = {LIBRARIES[name] for name in linked | set(QT)}
    return [f"libc6 (>= {glibc})", *(RENAMED.get(name, name) for name in sorted(packages))]


def control(frozen: Path, size: int) -> str:
    """Return the control file."""
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    return CONTROL.format(
        name=NAME,
        version=__version__,
        architecture=architecture,
        maintainer=MAINTAINER,
        size=size,
        depends=", ".join(depends(frozen)),
        recommends=", ".join(RECOMMENDS),
    )


def make(frozen: Path, dist: Path, work: Path) -> list[Path]:
    """Make the package in ``dist`` and return it; nothing where there is no dpkg-deb."""
    if shutil.which("dpkg-deb") is None:
        return []
    tree = work / "deb"
    lay_out(frozen, tree)
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    text = control(frozen, size)
    write(tree / "DEBIAN" / "control", text)
    for path in [tree / "DEBIAN", *tree.rglob("*")]:
        os.utime(path, (build_time(), build_time()), follow_symlinks=False)
    architecture = re.search(r"^Architecture: (\w+)$", text, re.MULTILINE)
    package = dist / f"{NAME}_{__version__}_{architecture[1] if architecture else 'all'}.deb"
    command = ["dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(tree), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return [package]
