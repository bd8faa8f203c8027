"""Paper grain that repeats without a seam, to multiply over land: ``python -m maps.source.grain``."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from maps.source.noise import tileable

SIDE = 512  # px
DARKEST, LIGHTEST = 226, 255
WARMTH = (1.0, 0.992, 0.975)  # red, green, blue
TARGET = Path(__file__).parents[2] / "resources" / "textures" / "paper.webp"


def paint() -> Image.Image:
    """Return the grain as a picture, mostly between ``DARKEST`` and ``LIGHTEST``."""
    clouds = tileable(SIDE, seed=9, scales=(16, 6, 2.4, 1.0, 0.5), gain=0.85)
    level = np.clip((DARKEST + LIGHTEST) / 2 + clouds * (LIGHTEST - DARKEST) / 4, 150, 255)
    return Image.fromarray(np.round(level[..., None] * np.array(WARMTH)).astype(np.uint8), "RGB")


def main() -> None:
    """Write the picture."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    paint().save(TARGET, "WEBP", quality=94, method=6)


if __name__ == "__main__":
    main()
