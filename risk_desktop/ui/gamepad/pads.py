"""Watches game controllers through SDL, which knows the buttons of nearly all that are sold and numbers them alike."""

from __future__ import annotations

import ctypes
import logging
import sys
import threading
import warnings
from enum import Enum, auto
from pathlib import Path
from types import ModuleType
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

log = logging.getLogger(__name__)

_PLAYING_S, _LOOKING_S = 1 / 60, 1.0
"""How often a controller is read, and how often one is looked for while there is none, s."""
_DEVICES = Path("/dev/input")
_PRESSED, _RELEASED = 18_000, 12_000
"""How far of 32,767 a stick or trigger must go to count as a press, and come back to count as let go: no flutter between."""


class PadButton(Enum):
    """The buttons of a controller by their places, named as on Xbox's; the left stick counts as the cross."""

    A = auto()
    B = auto()
    X = auto()
    Y = auto()
    BACK = auto()
    START = auto()
    LEFT_STICK = auto()
    RIGHT_STICK = auto()
    LEFT_SHOULDER = auto()
    RIGHT_SHOULDER = auto()
    LEFT_TRIGGER = auto()
    RIGHT_TRIGGER = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()


_NAMES = {
    **{button: button.name for button in (PadButton.A, PadButton.B, PadButton.X, PadButton.Y)},
    **{button: button.name for button in (PadButton.BACK, PadButton.START)},
    PadButton.LEFT_STICK: "LEFTSTICK",
    PadButton.RIGHT_STICK: "RIGHTSTICK",
    PadButton.LEFT_SHOULDER: "LEFTSHOULDER",
    PadButton.RIGHT_SHOULDER: "RIGHTSHOULDER",
    PadButton.UP: "DPAD_UP",
    PadButton.DOWN: "DPAD_DOWN",
    PadButton.LEFT: "DPAD_LEFT",
    PadButton.RIGHT: "DPAD_RIGHT",
}
"""The ends of SDL's names of its buttons."""
_AXES = {
    "LEFTX": (PadButton.LEFT, PadButton.RIGHT),
    "LEFTY": (PadButton.UP, PadButton.DOWN),
    "TRIGGERLEFT": (None, PadButton.LEFT_TRIGGER),
    "TRIGGERRIGHT": (None, PadButton.RIGHT_TRIGGER),
}
"""What the ends of an axis press, the negative one first."""


def plugged_in() -> bool:
    """Tell whether there may be a controller, before SDL is loaded, which takes 7 MB: Linux has a file for each."""
    return sys.platform != "linux" or any(_DEVICES.glob("js*"))


class PadWatch(QThread):
    """Reads all controllers that are there, in a thread of its own, until ``stop``; without SDL it ends at once.

    SDL is loaded in this thread, when there may be something to read: it takes a moment, and everything of a controller must
    happen where it was begun.

    Signal:
        changed (PadButton, whether it is down now).
    """

    changed = Signal(object, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stopping = threading.Event()

    def stop(self) -> None:
        """End the thread and wait for it."""
        self._stopping.set()
        self.wait()

    def run(self) -> None:
        """Look for controllers and tell what is pressed."""
        while not plugged_in():
            if self._stopping.wait(_LOOKING_S):
                return
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it warns of where it has found SDL
                import sdl2  # imported here, so that the program runs without the library
        except ImportError as fault:
            log.info("no game controllers: %s", fault)
            return
        for hint, value in (
            (sdl2.SDL_HINT_NO_SIGNAL_HANDLERS, b"1"),
            (sdl2.SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, b"1"),
        ):
            sdl2.SDL_SetHint(hint, value)
        if sdl2.SDL_InitSubSystem(sdl2.SDL_INIT_GAMECONTROLLER) != 0:
            log.info("no game controllers: %s", sdl2.SDL_GetError().decode(errors="replace"))
            return
        pads = _Pads(sdl2)
        while not self._stopping.wait(_PLAYING_S if pads.opened else _LOOKING_S):
            for button, down in pads.changes():
                self.changed.emit(button, down)
        pads.close()
        sdl2.SDL_QuitSubSystem(sdl2.SDL_INIT_GAMECONTROLLER)


class _Pads:
    """The controllers that are open, all of which count as one."""

    def __init__(self, sdl: ModuleType) -> None:
        self._sdl = sdl
        self.opened: dict[int, Any] = {}
        """SDL's controllers by their instance."""
        # SDL's constants by the ends of their names
        self._buttons = {getattr(sdl, f"SDL_CONTROLLER_BUTTON_{name}"): button for button, name in _NAMES.items()}
        self._axes = {getattr(sdl, f"SDL_CONTROLLER_AXIS_{name}"): ends for name, ends in _AXES.items()}
        self._leaning: set[PadButton] = set()

    def changes(self) -> list[tuple[PadButton, bool]]:
        """Return what was pressed and let go since the last call; open what was plugged in."""
        sdl, event, found = self._sdl, self._sdl.SDL_Event(), []
        while sdl.SDL_PollEvent(ctypes.byref(event)):
            match event.type:
                case sdl.SDL_CONTROLLERDEVICEADDED:
                    pad = sdl.SDL_GameControllerOpen(event.cdevice.which)
                    if pad:
                        self.opened[sdl.SDL_JoystickInstanceID(sdl.SDL_GameControllerGetJoystick(pad))] = pad
                case sdl.SDL_CONTROLLERDEVICEREMOVED:
                    pad = self.opened.pop(event.cdevice.which, None)
                    if pad:
                        sdl.SDL_GameControllerClose(pad)
                    found += [(button, False) for button in self._leaning]
                    self._leaning.clear()
                case sdl.SDL_CONTROLLERBUTTONDOWN | sdl.SDL_CONTROLLERBUTTONUP:
                    if (button := self._buttons.get(event.cbutton.button)) is not None:
                        found.append((button, event.type == sdl.SDL_CONTROLLERBUTTONDOWN))
                case sdl.SDL_CONTROLLERAXISMOTION:
                    low, high = self._axes.get(event.caxis.axis, (None, None))
                    found += self._lean(low, -event.caxis.value) + self._lean(high, event.caxis.value)
        return found

    def _lean(self, button: PadButton | None, far: int) -> list[tuple[PadButton, bool]]:
        """Return what changes when an axis is this far on the side of ``button``."""
        if button is None:
            return []
        down = far > (_RELEASED if button in self._leaning else _PRESSED)
        if down == (button in self._leaning):
            return []
        self._leaning ^= {button}
        return [(button, down)]

    def close(self) -> None:
        """Let go of all controllers."""
        for pad in self.opened.values():
            self._sdl.SDL_GameControllerClose(pad)
        self.opened.clear()
