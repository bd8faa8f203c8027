"""Writes pictures as one animated WebP, which Qt can't. Needs Pillow: import it only where ``can_animate`` says so."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from .animation_order import AnimationOrder
from .files import write_atomically

_QUALITY, _EFFORT = 80, 2
"""Of the lossy pictures, 0 to 100; how hard the encoder tries, 0 to 6: more takes longer and saves a few percent."""
_LAST_FRAME = 4
"""The last picture stands so many times as long: that is where the game has led."""


class _Frames(Image.Image):
    """Pictures as Pillow reads those of an animation: one after the other, so that only one is in memory."""

    def __init__(self, files: Sequence[Path]) -> None:
        super().__init__()
        self._files, self.n_frames = files, len(files)
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Go to a picture."""
        with Image.open(self._files[frame]) as picture:
            picture.load()
            read = picture.convert("RGB")
        # What Pillow's handbook has the readers of image files set
        self.im, self._mode, self._size = read.im, read.mode, read.size
        self._frame = frame

    def tell(self) -> int:
        """Return the number of the picture."""
        return self._frame


def write_animation(order: AnimationOrder) -> None:
    """Write an animation, completely or not at all. OSError."""
    pauses = [order.pause] * (len(order.frames) - 1) + [order.pause * _LAST_FRAME]
    data = BytesIO()
    _Frames(order.frames).save(data, "WEBP", save_all=True, duration=pauses, loop=0, quality=_QUALITY, method=_EFFORT)
    write_atomically(order.out, data.getvalue())
