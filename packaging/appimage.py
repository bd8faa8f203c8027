"""Lays the frozen program out as an AppDir, and packs it as an AppImage where appimagetool is: one file that runs anywhere.

``python packaging/appimage.py`` after ``make packages``. What the Debian package depends on, an AppImage takes from the
system too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import deb

from risk_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent
START = """\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/risk-desktop/risk-desktop" "$@"
"""


def lay_out(frozen: Path, tree: Path) -> None:
    """Make the AppDir: the files of the Debian package, and in its top folder what starts it and what it looks like."""
    deb.lay_out(frozen, tree)
    start = tree / "AppRun"
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)
    entry = f"{deb.IDENTIFIER}.desktop"
    shutil.copyfile(tree / "usr/share/applications" / entry, tree / entry)
    picture = ROOT / "resources" / "icons" / f"{deb.NAME}-256.png"
    shutil.copyfile(picture, tree / f"{deb.IDENTIFIER}.png")
    (tree / ".DirIcon").symlink_to(f"{deb.IDENTIFIER}.png")


def main() -> int:
    tree, target = (
        ROOT / "build" / "AppDir",
        ROOT / "dist" / f"risk-desktop-{__version__}-{os.uname().machine}.AppImage",
    )
    lay_out(ROOT / "dist" / "risk-desktop", tree)
    tool = shutil.which("appimagetool")
    if tool is None:
        print(f"appimagetool isn't here, so there is only {tree}.", file=sys.stderr)
        return 3
    subprocess.run([tool, "--no-appstream", str(tree), str(target)], check=True)
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
