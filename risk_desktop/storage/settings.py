"""The person's settings: typed, checked one by one when they are read, written so that a crash leaves a whole file."""

from __future__ import annotations

import logging
import typing
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from risk_desktop.bounded import TooLargeError, read_bounded
from risk_desktop.engine.rules import OptionValue
from risk_desktop.languages import Language
from risk_desktop.maps.problems import Problem, shown
from risk_desktop.paths import config_dir

from .files import keep_bad, write_atomically
from .lines import SavedSeat

log = logging.getLogger(__name__)

MAX_BYTES = 1_000_000
Percent = Annotated[int, Meta(ge=0, le=100)]
Place = Annotated[int, Meta(ge=-100_000, le=100_000)]
TextScale = Annotated[int, Meta(ge=80, le=200)]
ChosenLanguage = Language | Literal[""]
Speed = Literal["step", "slow", "normal", "fast", "instant"]
SPEEDS: tuple[Speed, ...] = typing.get_args(Speed)
"""How fast opponents play, the slowest first; at "step" each move waits for the person."""
OwnSpeed = Literal["", "slow", "normal", "fast", "instant"]
ThemeName = Literal["dark", "parchment"]
Strength = Literal["off", "soft", "strong"]
Tint = Literal["owner", "region"]
Thinking = Literal["quick", "normal", "long"]
THINKING_SECONDS: Mapping[Thinking, float] = MappingProxyType({"quick": 0.3, "normal": 2.0, "long": 6.0})
"""How long experts may think in a turn."""
Defence = Literal["first", "ask", "auto"]
Losses = Literal["ask", "plain"]
Answers = Literal["discreet", "fitting", "always"]
RecapWhen = Literal["always", "losses", "never"]
BannersFor = Literal["all", "mine", "off"]
SpokenLevel = Literal["all", "mine", "questions"]


class LastSetup(Struct, frozen=True):
    """What was chosen for the last new game; ``edition`` and ``board`` are "" if there was none yet, ``teams`` are names,
    ``neutrals`` the colours that nobody played, ``hints`` the seats of a party that might ask for hints.

    Only its shape is checked here: whoever offers it again leaves out what there is no longer.
    """

    edition: str = ""
    seats: tuple[SavedSeat, ...] = ()
    options: dict[str, OptionValue] = {}
    board: str = ""
    teams: tuple[str, ...] = ()
    neutrals: tuple[int, ...] = ()
    hints: tuple[int, ...] = ()


class WindowPlace(Struct, frozen=True):
    """Where the window was, in logical pixels; a width of 0 means: not known yet."""

    x: Place = 0
    y: Place = 0
    width: Annotated[int, Meta(ge=0, le=20_000)] = 0
    height: Annotated[int, Meta(ge=0, le=20_000)] = 0
    maximized: bool = False
    full_screen: bool = False


class Settings(Struct):
    """All settings with their usual values; change the fields, then ``save()``.

    ``language``: "" follows the system. ``own_speed``: of the person's own dice and moves, "" follows ``ai_speed`` as far
    as they can be seen. ``thinking``: how long experts may. ``text_scale`` and the volumes in percent. ``semy``: strength of
    the emblems that are strewn over the land. ``tint``: whose colour fills a territory. ``defence``: ask for the defender's
    dice, roll all, or ask at the
    first defence which of both. ``losses``: ask which pieces are among the lost, or let plain armies fall first. ``answers``:
    ask for an answer only with a card that fits; "discreet" does so only where nobody else at the screen learns from it.
    ``curtain``: hide what is secret when the seat changes. ``recap``: begin a turn with what
    happened since the last one, always when something changed hands, or only when the person lost something.
    ``banners``: whose great deeds are announced over the board. ``intents``: computers tell what they are after.
    ``spoken``: what a screen reader is told by itself: all, what concerns the person, or questions only.
    ``notify``: call a person who is asked while the window is in the background.
    ``programs``: outside programs (``bot:COMMAND``) that this
    person has played against, the last one first; no others are run from a save.
    """

    language: ChosenLanguage = ""
    ai_speed: Speed = "normal"
    own_speed: OwnSpeed = ""
    thinking: Thinking = "normal"
    text_scale: TextScale = 100
    theme: ThemeName = "dark"
    semy: Strength = "soft"
    tint: Tint = "owner"
    reduced_motion: bool = False
    volume_effects: Percent = 80
    volume_dice: Percent = 80
    volume_music: Percent = 60
    muted: bool = False
    defence: Defence = "first"
    losses: Losses = "ask"
    answers: Answers = "discreet"
    curtain: bool = True
    recap: RecapWhen = "always"
    banners: BannersFor = "all"
    intents: bool = True
    spoken: SpokenLevel = "mine"
    notify: bool = True
    last_setup: LastSetup = LastSetup()
    programs: Annotated[tuple[Annotated[str, Meta(max_length=1000)], ...], Meta(max_length=20)] = ()
    window: WindowPlace = WindowPlace()

    def save(self, path: Path | None = None) -> bool:
        """Write the settings file; False, and a line in the log, if that is not possible."""
        target = path or settings_path()
        try:
            write_atomically(target, msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")
        except OSError as fault:
            log.warning("settings %s: %s", target, fault)
            return False
        return True


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The settings that are in force, and what was wrong with the file."""

    settings: Settings
    problems: list[Problem] = field(default_factory=list)


def settings_path() -> Path:
    """Return where the settings are."""
    return config_dir() / "settings.json"


def load_settings(path: Path | None = None) -> LoadedSettings:
    """Return the settings in the file, the usual ones where it has none or impossible ones; nothing is raised.

    With a problem in it, the file is kept as NAME.bad.
    """
    source = path or settings_path()
    try:
        data = read_bounded(source, MAX_BYTES)
    except FileNotFoundError:
        return LoadedSettings(Settings())
    except TooLargeError:
        data = b""
    except OSError as fault:
        log.warning("settings %s: %r", source, fault)
        return LoadedSettings(Settings(), [Problem("storage.settings.unreadable", {"file": str(source)})])
    loaded = _checked(data, source.name + ".bad")
    if loaded.problems:
        keep_bad(source)
    return loaded


def _checked(data: bytes, kept_as: str) -> LoadedSettings:
    """Return what ``data`` holds, field by field."""
    broken = Problem("storage.settings.broken", {"file": kept_as})
    try:
        values: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        values = None
    if not isinstance(values, dict):
        return LoadedSettings(Settings(), [broken])
    valid: dict[str, Any] = {}
    problems = []
    for name, hint in typing.get_type_hints(Settings, include_extras=True).items():
        if name not in values:
            continue
        try:
            valid[name] = msgspec.convert(values[name], hint)
        except (msgspec.ValidationError, RecursionError):
            log.warning("settings: %s has an impossible value", name)
            problems.append(Problem("storage.settings.value", {"name": shown(name)}))
    return LoadedSettings(Settings(**valid), problems)
