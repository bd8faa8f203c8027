"""Makes resources/fonts from the packages that the fonts are published in.

``python packaging/fonts.py`` needs npm, fontTools (extra ``maps``) and a network; the result is in the repository.

- Source Sans 3 comes from Adobe's own package as complete TrueType files and stays untouched: 'Source' is a reserved
  font name, so a changed file would have to be called something else.
- Cinzel comes as WOFF split by script. The latin part is unpacked to TrueType, and weights other than regular and bold
  get the typographic family name, without which they would register as families of their own.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "fonts"
CINZEL = "@fontsource/cinzel@5.3.0"
SOURCE_SANS = "source-sans@3.52.0"
CINZEL_WEIGHTS = {400: "Regular", 700: "Bold", 900: "Black"}
SOURCE_SANS_STYLES = ("Regular", "Semibold", "Bold", "Black")
FAMILY, STYLE, TYPOGRAPHIC_FAMILY, TYPOGRAPHIC_STYLE = 1, 2, 16, 17


def fetch(package: str, folder: Path) -> Path:
    """Unpack an npm package and return the folder with its files."""
    folder.mkdir()
    subprocess.run(["npm", "pack", "--silent", package], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def unpack_woff(source: Path, target: Path, family: str, style: str) -> None:
    """Write a WOFF file as TrueType, registered under the family with the style."""
    font = TTFont(source)
    font.flavor = None
    names = font["name"]
    if style not in ("Regular", "Bold"):
        names.setName(family, TYPOGRAPHIC_FAMILY, 3, 1, 0x409)
        names.setName(style, TYPOGRAPHIC_STYLE, 3, 1, 0x409)
    font.save(target)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        cinzel = fetch(CINZEL, Path(work) / "cinzel")
        for weight, style in CINZEL_WEIGHTS.items():
            woff = cinzel / "files" / f"cinzel-latin-{weight}-normal.woff"
            unpack_woff(woff, FOLDER / f"Cinzel-{style}.ttf", "Cinzel", style)
        shutil.copyfile(cinzel / "LICENSE", FOLDER / "Cinzel-OFL.txt")
        source_sans = fetch(SOURCE_SANS, Path(work) / "source-sans")
        for style in SOURCE_SANS_STYLES:
            shutil.copyfile(source_sans / "TTF" / f"SourceSans3-{style}.ttf", FOLDER / f"SourceSans3-{style}.ttf")
        shutil.copyfile(source_sans / "LICENSE.md", FOLDER / "SourceSans3-OFL.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
