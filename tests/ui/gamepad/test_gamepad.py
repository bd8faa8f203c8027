"""A controller presses the keys that everybody may press. SDL itself stands in for the hardware: it can pretend a controller."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.gamepad import pads
from risk_desktop.ui.gamepad.gamepad import KEYS, Gamepad
from risk_desktop.ui.gamepad.pads import PadButton, PadWatch
from risk_desktop.ui.screens.new_game.new_game_screen import NewGameScreen
from tests.ui.support.screen_stage import make_context, settle
from tests.ui.window.stage import come_to, opened


class VirtualPad:
    """A controller that SDL pretends to be plugged in."""

    AXES, BUTTONS = 6, 21

    def __init__(self, sdl: ModuleType) -> None:
        self._sdl = sdl
        self._device = sdl.SDL_JoystickAttachVirtual(sdl.SDL_JOYSTICK_TYPE_GAMECONTROLLER, self.AXES, self.BUTTONS, 0)
        self._stick = sdl.SDL_JoystickOpen(self._device)

    def press(self, name: str, down: bool = True) -> None:
        button = getattr(self._sdl, f"SDL_CONTROLLER_BUTTON_{name}")
        assert self._sdl.SDL_JoystickSetVirtualButton(self._stick, button, int(down)) == 0

    def lean(self, name: str, far: int) -> None:
        assert (
            self._sdl.SDL_JoystickSetVirtualAxis(self._stick, getattr(self._sdl, f"SDL_CONTROLLER_AXIS_{name}"), far)
            == 0
        )

    def unplug(self) -> None:
        self._sdl.SDL_JoystickClose(self._stick)
        self._sdl.SDL_JoystickDetachVirtual(self._device)


@pytest.fixture(scope="module")
def sdl() -> ModuleType:
    module: ModuleType = pytest.importorskip("sdl2", reason="needs the extra 'gamepad'")
    return module


@pytest.fixture
def pad(sdl: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualPad]:
    monkeypatch.setattr(pads, "_LOOKING_S", 0.005)
    monkeypatch.setattr(pads, "_PLAYING_S", 0.005)
    monkeypatch.setattr(pads, "plugged_in", lambda: True)
    assert sdl.SDL_InitSubSystem(sdl.SDL_INIT_GAMECONTROLLER) == 0
    virtual = VirtualPad(sdl)
    yield virtual
    virtual.unplug()
    sdl.SDL_QuitSubSystem(sdl.SDL_INIT_GAMECONTROLLER)


class Typed(QWidget):
    """Keeps what is typed into it."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[int] = []
        self.released: list[int] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.pressed.append(event.key())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.released.append(event.key())


@pytest.fixture
def typed(qtbot: QtBot) -> Typed:
    widget = Typed()
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    settle()
    return widget


@pytest.mark.usefixtures("qapp")
def test_each_button_and_both_ends_of_each_axis_are_heard(qtbot: QtBot, pad: VirtualPad) -> None:
    owner, heard = QObject(), []
    watch = PadWatch(owner)
    watch.changed.connect(lambda button, down: heard.append((button, down)))
    watch.start()
    try:

        def hears(act: Callable[[], Any], *wanted: tuple[PadButton, bool]) -> None:
            heard.clear()
            act()
            qtbot.waitUntil(lambda: len(heard) >= len(wanted))
            assert heard == list(wanted)

        qtbot.wait(30)
        names = ["A", "B", "X", "Y", "BACK", "START", "LEFTSTICK", "RIGHTSTICK", "LEFTSHOULDER", "RIGHTSHOULDER"]
        names += ["DPAD_UP", "DPAD_DOWN", "DPAD_LEFT", "DPAD_RIGHT"]
        meant = [each for each in PadButton if each not in (PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER)]
        for name, button in zip(names, meant, strict=True):
            hears(lambda name=name: pad.press(name), (button, True))  # type: ignore[misc]
            hears(lambda name=name: pad.press(name, False), (button, False))  # type: ignore[misc]
        hears(lambda: pad.lean("LEFTX", 30_000), (PadButton.RIGHT, True))
        hears(lambda: pad.lean("LEFTX", -30_000), (PadButton.LEFT, True), (PadButton.RIGHT, False))
        hears(lambda: pad.lean("LEFTX", 0), (PadButton.LEFT, False))
        hears(lambda: pad.lean("LEFTY", -30_000), (PadButton.UP, True))
        hears(lambda: pad.lean("LEFTY", 0), (PadButton.UP, False))
        hears(lambda: pad.lean("TRIGGERRIGHT", 30_000), (PadButton.RIGHT_TRIGGER, True))
        heard.clear()
        pad.lean("TRIGGERRIGHT", 0)  # halfway, for a trigger: neither pressed anew nor let go
        qtbot.wait(30)
        assert heard == []
        hears(lambda: pad.lean("TRIGGERRIGHT", -32_768), (PadButton.RIGHT_TRIGGER, False))
    finally:
        watch.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has files for controllers")
def test_nothing_is_loaded_before_there_is_a_controller(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pads, "_DEVICES", tmp_path)
    assert not pads.plugged_in()
    (tmp_path / "js0").touch()
    assert pads.plugged_in()


def test_a_button_types_its_key_where_the_keyboard_is(typed: Typed) -> None:
    gamepad = Gamepad(typed)
    for button, (key, modifiers) in KEYS.items():
        if modifiers or key in (Qt.Key.Key_Tab,):
            continue  # these move the keyboard to another widget
        typed.pressed.clear()
        typed.released.clear()
        gamepad.press(button, True)
        gamepad.press(button, False)
        assert typed.pressed == typed.released == [key]


def test_shortcuts_hear_a_controller(typed: Typed) -> None:
    heard: list[bool] = []
    shortcut = QShortcut(QKeySequence("E"), typed)
    shortcut.activated.connect(lambda: heard.append(True))
    gamepad = Gamepad(typed)
    gamepad.press(PadButton.Y, True)
    gamepad.press(PadButton.Y, False)
    assert heard == [True] and typed.pressed == []


def test_a_direction_that_is_held_goes_on_and_a_choice_does_not(qtbot: QtBot, typed: Typed) -> None:
    gamepad = Gamepad(typed)
    gamepad.press(PadButton.LEFT, True)
    qtbot.waitUntil(lambda: len(typed.pressed) >= 3)
    gamepad.press(PadButton.LEFT, False)
    assert set(typed.pressed) == {Qt.Key.Key_Left}
    typed.pressed.clear()
    gamepad.press(PadButton.A, True)
    qtbot.wait(600)
    assert typed.pressed == [Qt.Key.Key_Return]


def test_a_game_is_set_up_by_a_controller(qtbot: QtBot, pad: VirtualPad, tmp_path: Path) -> None:
    window = opened(qtbot, make_context(tmp_path / "saves"))
    gamepad = Gamepad(window)
    gamepad.start()
    try:
        qtbot.wait(50)
        pad.press("X")
        come_to(qtbot, window, NewGameScreen)
    finally:
        gamepad.stop()
        window.close()
