"""The animating process: a spawned child that makes one animation of many pictures, which takes longer than a window may wait."""

from __future__ import annotations

from collections.abc import Iterator

from risk_desktop.storage.animation_order import AnimationOrder

from .child_process import ChildProcess


def animate(order: AnimationOrder) -> Iterator[bool]:
    """Write an animation, and tell when it is there. OSError, ImportError without Pillow."""
    from risk_desktop.storage.animation import write_animation

    write_animation(order)
    yield True


class AnimationProcess(ChildProcess[bool]):
    """Writes an animation. OSError, RuntimeError: it doesn't start."""

    def __init__(self, order: AnimationOrder) -> None:
        super().__init__(animate, order, "animation")
