"""A cache of pictures that were baked recently: territories change hands again, and the next game has the same board."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QImage, QPixmap

_T = TypeVar("_T")


class PixmapCache(Generic[_T]):
    """Keeps up to ``limit`` bytes of what was made; what has gone unused longest is dropped first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._found: OrderedDict[Hashable, tuple[_T, int]] = OrderedDict()
        self._used = 0

    def get(self, key: Hashable) -> _T | None:
        """Return what is kept under a key, None if nothing is."""
        found = self._found.get(key)
        if found is None:
            return None
        self._found.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, made: _T, size: int) -> _T:
        """Keep something of ``size`` bytes, and return it."""
        self._used += size - self._found.pop(key, (made, 0))[1]
        self._found[key] = made, size
        while self._used > self.limit and len(self._found) > 1:
            _, (_, freed) = self._found.popitem(last=False)
            self._used -= freed
        return made


def bytes_of(picture: QImage | QPixmap) -> int:
    """Return how many bytes a picture takes."""
    return picture.width() * picture.height() * picture.depth() // 8
