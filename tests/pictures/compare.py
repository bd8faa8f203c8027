"""Two folders of pictures, pixel by pixel."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

MARK = (255, 0, 0)


class Difference(NamedTuple):
    """A picture that isn't the same: how many pixels differ, -1 where it has another size or is in one folder only."""

    name: str
    pixels: int

    def __str__(self) -> str:
        return f"{self.name}: {f'{self.pixels} pixels' if self.pixels >= 0 else 'only in one of them, or another size'}"


def compare(before: Path, now: Path, marked: Path) -> list[Difference]:
    """Return the pictures that differ between two folders; a copy of each with its pixels marked goes to ``marked``."""
    found = []
    for name in sorted({path.name for folder in (before, now) for path in folder.glob("*.png")}):
        pixels = _differing(before / name, now / name, marked / name)
        if pixels:
            found.append(Difference(name, pixels))
    return found


def _differing(before: Path, now: Path, marked: Path) -> int:
    if not (before.is_file() and now.is_file()):
        return -1
    if before.read_bytes() == now.read_bytes():
        return 0
    old, new = (np.asarray(Image.open(path).convert("RGB")) for path in (before, now))
    if old.shape != new.shape:
        return -1
    differs = (old != new).any(axis=2)
    if differs.any():
        marked.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(np.where(differs[..., None], np.array(MARK, np.uint8), new // 2)).save(marked)
    return int(differs.sum())
