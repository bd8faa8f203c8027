"""The program's sounds: a player that mixes short samples, and stays silent without an audio device.

The device is opened in a thread of its own at the first sound, because a sound server may take seconds to answer. After
a failure, or without miniaudio, the program goes on in silence.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import threading
import time
import wave
import weakref
from array import array
from collections.abc import Callable, Generator, Sequence
from enum import Enum
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from risk_desktop.paths import resources_dir

RATE = 22050  # samples per second in the files; the device converts them
PERIOD_MS = 25  # what the device requests at a time: short enough for a click to sound immediate
MAX_VOICES = 12  # sounds at once; more would be noise, so the oldest stops
STALE_S = 0.5  # sounds that have waited longer for the device are dropped
FULL_GAIN = 256  # the gain that leaves a sample unchanged

log = logging.getLogger(__name__)
_alsa_handler: object = None  # kept alive, as C code holds a pointer to it


class Channel(Enum):
    """A group of sounds with a volume of its own."""

    EFFECTS = "effects"
    DICE = "dice"
    MUSIC = "music"


SINGLE = frozenset(
    {
        *("click", "pick", "arrow", "loss", "conquest", "region", "curtain", "error", "defeat", "victory"),
        *("dice_shake", "card_draw", "card_trade"),
        *("capital", "region_broken", "player_out", "mission", "banished", "temple", "relic", "nuclear", "plague"),
        *("sinking", "round_over", "colony"),
    }
)
FAMILIES = {"place": 5, "dice_land": 3, "turn": 6}  # sounds at several pitches, in files name_1, name_2 ...
CHANNELS = {
    "dice_shake": Channel.DICE,
    "dice_land": Channel.DICE,
    "victory": Channel.MUSIC,
    "defeat": Channel.MUSIC,
}  # every other sound belongs to the effects

# The sounds of events, by the name of their class; other events are silent.
SOUND_FOR_EVENT: dict[str, str] = {
    "OrderRolled": "dice_land",
    "TerritoryClaimed": "place",
    "TurnStarted": "turn",
    "ArmiesPlaced": "place",
    "AttackDeclared": "arrow",
    "DiceRolled": "dice_land",
    "ArmiesLost": "loss",
    "TerritoryConquered": "conquest",
    "SetTraded": "card_trade",
    "CardDrawn": "card_draw",
    "CardsTaken": "card_draw",
    "CardsLost": "card_trade",
    "SealedRevealed": "card_draw",
    "ReactionPlayed": "card_draw",
    "GameWon": "victory",
    "ArmiesMoved": "place",
    "AttackRolled": "dice_land",
    "CardGiven": "card_trade",
    "StanceChanged": "arrow",
    "LoyaltyTested": "dice_land",
    "AllyMustered": "dice_land",
}


class Device(Protocol):
    """What the player needs of an open audio device."""

    def start(self, callback_generator: Generator[array[int], int, None]) -> None:
        """Start to pull samples: the generator is sent a number of frames and yields that many samples."""

    def close(self) -> None:
        """Stop and release the device."""


def file_stem(name: str, variant: int = 1) -> str:
    """Return the file name of a sound without .wav; ``variant`` selects one of a family, and is clipped to its range.

    Raises ValueError for an unknown name.
    """
    if name in FAMILIES:
        return f"{name}_{min(max(variant, 1), FAMILIES[name])}"
    if name in SINGLE:
        return name
    raise ValueError(f"No sound is called {name!r}; known are {', '.join(sorted({*SINGLE, *FAMILIES}))}.")


def mixed(chunks: Sequence[tuple[Sequence[int], int]], frames: int) -> array[int]:
    """Return the sum of 16-bit chunks, each with its gain (0-256), as ``frames`` samples, clipped at full scale.

    A shorter chunk is followed by silence.
    """
    if not chunks:
        return array("h", bytes(2 * frames))
    total = [0] * frames
    for samples, gain in chunks:
        for index, value in enumerate(samples):
            total[index] += value * gain
    total = [value >> 8 for value in total]
    if max(total, default=0) > 32767 or min(total, default=0) < -32768:
        total = [min(max(value, -32768), 32767) for value in total]
    return array("h", total)


class Mixer:
    """The sounds that are playing. The window's thread adds them, the audio thread pulls their sum."""

    def __init__(self) -> None:
        self._voices: list[tuple[array[int], int, int]] = []  # samples, position, gain
        self._lock = threading.Lock()

    def add(self, samples: array[int], gain: int) -> None:
        """Start a sound with the next period, at a gain of 0 to FULL_GAIN."""
        with self._lock:
            self._voices = [*self._voices[1 - MAX_VOICES :], (samples, 0, gain)]

    @property
    def is_silent(self) -> bool:
        """Whether no sound is playing."""
        return not self._voices

    def clear(self) -> None:
        """Stop all sounds."""
        with self._lock:
            self._voices = []

    def pull(self, frames: int) -> array[int]:
        """Return the next ``frames`` samples, and advance all sounds."""
        with self._lock:
            now = self._voices
            moved = ((samples, at + frames, gain) for samples, at, gain in now)
            self._voices = [voice for voice in moved if voice[1] < len(voice[0])]
        return mixed([(samples[at : at + frames], gain) for samples, at, gain in now], frames)

    def stream(self) -> Generator[array[int], int, None]:
        """Yield what the device requests, for ever; the caller advances it to its first yield."""
        frames = yield array("h")
        while True:
            frames = yield self.pull(frames)


class AudioOutput:
    """Opens the audio device once, in a thread of its own, and connects it to the mixer; silent if that fails."""

    def __init__(self, mixer: Mixer, open_device: Callable[[], Device]) -> None:
        self.usable = True
        self._mixer = mixer
        self._open_device = open_device
        self._device: Device | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    @property
    def is_started(self) -> bool:
        """Whether opening the device has begun."""
        return self._thread is not None

    def wake(self) -> None:
        """Start opening the device, once."""
        if self._thread is None and self.usable:
            self._thread = threading.Thread(target=self._open, name="sound-device", daemon=True)
            self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait until opening the device has succeeded or failed; for tests."""
        if self._thread is not None:
            self._thread.join(seconds)

    def close(self) -> None:
        """Close the device; one that is still being opened is closed by its thread."""
        with self._lock:
            self.usable = False
            device, self._device = self._device, None
        self._mixer.clear()
        if device is not None:
            device.close()

    def _open(self) -> None:
        began = time.monotonic()
        try:
            device = self._open_device()
            if time.monotonic() - began > STALE_S:
                self._mixer.clear()
            stream = self._mixer.stream()
            next(stream)
            device.start(stream)
        except Exception as problem:  # whatever an audio driver raises, the game goes on without sound
            log.info("No sound: %s", problem)
            self.close()
            return
        with self._lock:
            if self.usable:
                self._device = device
                return
        device.close()


class SoundLike(Protocol):
    """What the play screen needs of the sound player."""

    def play(self, name: str, variant: int = 1) -> None:
        """Play a sound; ``variant`` picks one of a family."""


class SoundPlayer(QObject):
    """Plays the program's sounds by name; it never raises or waits because of the audio system.

    ``open_device``, for tests, returns an open device that is not started yet, or raises.
    """

    def __init__(self, parent: QObject | None = None, open_device: Callable[[], Device] | None = None) -> None:
        super().__init__(parent)
        self._volumes = dict.fromkeys(Channel, 1.0)
        self._muted = False
        self._samples: dict[str, array[int] | None] = {}
        self.mixer = Mixer()
        self.output = AudioOutput(self.mixer, open_device or open_miniaudio)
        if open_device is None and QGuiApplication.platformName() in ("offscreen", "minimal"):
            self.output.usable = False  # no sound without a display
        self._release = weakref.finalize(self, self.output.close)  # at the latest when Python exits
        if (app := QCoreApplication.instance()) is not None:
            app.aboutToQuit.connect(self.close)

    def play(self, name: str, variant: int = 1) -> None:
        """Start a sound, mixed with those that are still playing.

        ``name``: one of SINGLE or FAMILIES; ``variant`` (from 1): the pitch in a family, such as the number of armies placed
        so far, the number of a die, or the seat. Raises ValueError for an unknown name.
        """
        stem = file_stem(name, variant)
        gain = round(
            FULL_GAIN * self._volumes[CHANNELS.get(name, Channel.EFFECTS)] ** 2
        )  # squared, as loudness is heard
        if self._muted or gain == 0 or not self.output.usable:
            return
        samples = self._sample(stem)
        if samples is not None:
            self.mixer.add(samples, gain)
            self.output.wake()

    def set_volume(self, channel: Channel, volume: float) -> None:
        """Set the volume of a channel, clipped to 0 (silent) to 1 (full), from the next sound on."""
        self._volumes[channel] = min(max(volume, 0.0), 1.0)

    def volume(self, channel: Channel) -> float:
        """Return the volume of a channel, 0-1."""
        return self._volumes[channel]

    def set_muted(self, muted: bool) -> None:
        """Mute all sound at once, or unmute it; the volumes stay."""
        self._muted = muted
        if muted:
            self.mixer.clear()

    def is_muted(self) -> bool:
        """Tell whether all sound is muted."""
        return self._muted

    def close(self) -> None:
        """Close the device; further sounds are ignored. May be called twice."""
        self._release()

    def _sample(self, stem: str) -> array[int] | None:
        if stem not in self._samples:
            self._samples[stem] = samples_of(resources_dir() / "sounds" / f"{stem}.wav")
        return self._samples[stem]


def samples_of(path: Path) -> array[int] | None:
    """Return the samples of a 16-bit mono wav file at RATE; None, with a line in the log, if it can't be read."""
    try:
        with wave.open(str(path), "rb") as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            if kind != (1, 2, RATE):
                raise wave.Error(f"expected mono, 2 bytes, {RATE} Hz, found {kind}")
            samples = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error) as problem:
        log.warning("The sound %s cannot be read: %s", path, problem)
        return None
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def open_miniaudio() -> Device:
    """Return the system's default audio output; raises whatever miniaudio raises if there is none."""
    import miniaudio  # imported here, so that the program runs without the library

    _hush_alsa()
    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        app_name="Risk Desktop",
    )
    return device


def _hush_alsa() -> None:
    """Keep ALSA from printing messages about missing sound cards."""
    global _alsa_handler
    if not sys.platform.startswith("linux"):
        return
    try:
        alsa = ctypes.CDLL("libasound.so.2")
        _alsa_handler = ctypes.CFUNCTYPE(None)(_ignore)
        alsa.snd_lib_error_set_handler(_alsa_handler)
    except (OSError, AttributeError):
        return


def _ignore() -> None:
    """Drop a message of ALSA; its arguments are left unread."""
