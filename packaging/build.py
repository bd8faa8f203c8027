"""Builds the frozen program and, on Debian, the package: dist/risk-desktop/ and dist/risk-desktop_VERSION_ARCH.deb.

``python packaging/build.py`` needs the extra ``build`` and, for the package, dpkg-deb. Build on the oldest system that
has to be supported: the result needs at least the C library that it was built with.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from risk_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
NAME = "risk-desktop"
IDENTIFIER = "io.github.riskdesktop.RiskDesktop"
FROZEN = DIST / NAME

CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: Risk Desktop contributors <noreply@example.org>
Installed-Size: {size}
Section: games
Priority: optional
Depends: libc6 (>= {glibc}), libstdc++6, zlib1g, libglib2.0-0 | libglib2.0-0t64, libgl1, libegl1, libfontconfig1, libfreetype6,
 libdbus-1-3, libxkbcommon0, libxkbcommon-x11-0, libxcb-cursor0, libxcb-icccm4, libxcb-keysyms1, libxcb-shape0, libx11-xcb1
Recommends: libasound2 | libasound2t64, libwayland-client0, libwayland-cursor0, libwayland-egl1
Homepage: https://github.com/riskdesktop/risk-desktop
Description: board game of world conquest with computer opponents
 Armies, continents, cards and dice on a board drawn for the screen: against
 computer opponents, against friends on the same screen, or any mix.
 An unofficial fan's work.
"""


def freeze() -> None:
    """Make dist/risk-desktop with PyInstaller."""
    spec = ROOT / "packaging" / "risk-desktop.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    subprocess.run([*command, f"--distpath={DIST}", f"--workpath={WORK}", str(spec)], check=True)


def strip_symbols() -> None:
    """Take the debugging symbols out of Python's own libraries; those of Qt come without."""
    if not sys.platform.startswith("linux") or shutil.which("strip") is None:
        return
    for library in (FROZEN / "_internal").rglob("*.so*"):
        if "PySide6" not in library.parts and library.is_file() and not library.is_symlink():
            subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)


def try_out() -> None:
    """Use the frozen program without a screen, with child processes and with a window; raises CalledProcessError if it fails."""
    environment = {
        "PATH": os.environ.get("PATH", ""),
        "HOME": str(WORK),
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }
    simulation = "simulate --edition world --players 3 --games 2 --workers 2"
    for arguments in ("odds 3 2", simulation, "play --quit-after-paint"):
        subprocess.run([str(FROZEN / NAME), *arguments.split()], env=environment, check=True, cwd=WORK, timeout=300)


def install(source: Path, target: Path, mode: int = 0o644) -> None:
    """Copy a file with the permissions that Debian expects."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def lay_out(tree: Path) -> None:
    """Make the files of the package as they lie on a system, below a folder."""
    shutil.rmtree(tree, ignore_errors=True)
    library = tree / "usr/lib" / NAME
    shutil.copytree(FROZEN, library, symlinks=True)
    binaries = tree / "usr/bin"
    binaries.mkdir(parents=True)
    (binaries / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    linux = ROOT / "packaging/linux"
    install(linux / f"{IDENTIFIER}.desktop", tree / f"usr/share/applications/{IDENTIFIER}.desktop")
    install(linux / f"{IDENTIFIER}.metainfo.xml", tree / f"usr/share/metainfo/{IDENTIFIER}.metainfo.xml")
    icons, hicolor = ROOT / "resources/icons", tree / "usr/share/icons/hicolor"
    install(icons / f"{NAME}.svg", hicolor / f"scalable/apps/{IDENTIFIER}.svg")
    for picture in icons.glob(f"{NAME}-*.png"):
        size = picture.stem.rsplit("-", 1)[1]
        install(picture, hicolor / f"{size}x{size}/apps/{IDENTIFIER}.png")
    documents = tree / "usr/share/doc" / NAME
    install(ROOT / "THIRD_PARTY.md", documents / "THIRD_PARTY.md")
    install(ROOT / "LICENSE", documents / "copyright")
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)


def make_deb() -> Path:
    """Pack dist/risk-desktop as a Debian package and return the file."""
    tree = WORK / "deb"
    lay_out(tree)
    architecture = subprocess.check_output(["dpkg", "--print-architecture"], text=True).strip()
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    glibc = os.confstr("CS_GNU_LIBC_VERSION").split()[1]
    fields = {"name": NAME, "version": __version__, "architecture": architecture, "size": size, "glibc": glibc}
    control.write_text(CONTROL.format(**fields), encoding="utf-8")
    package = DIST / f"{NAME}_{__version__}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "-Zxz", "--root-owner-group", "--build", str(tree), str(package)], check=True)
    return package


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=["frozen", "deb"], help="do one half: freeze, or pack what is frozen already")
    options = parser.parse_args()
    if options.only != "deb":
        freeze()
        strip_symbols()
        try_out()
    if options.only == "frozen":
        return 0
    if shutil.which("dpkg-deb") is None:
        print(f"dpkg-deb isn't here, so no .deb was made; the program is in {FROZEN}")
        return 0
    print(make_deb())
    return 0


if __name__ == "__main__":
    sys.exit(main())
