"""The sound player: mixing, names, mute and volumes, and silence instead of a fault without a device."""

from __future__ import annotations

import sys
import threading
import time
from array import array

import pytest

from risk_desktop.engine import events
from risk_desktop.paths import resources_dir
from risk_desktop.ui import sound
from risk_desktop.ui.sound import FULL_GAIN, Channel, Mixer, SoundPlayer, mixed


class FakeDevice:
    """Stands for an audio device; the test pulls the samples itself."""

    def __init__(self):
        self.stream = None
        self.closed = False

    def start(self, callback_generator):
        self.stream = callback_generator

    def close(self):
        self.closed = True

    def hear(self, frames=4000):
        return self.stream.send(frames)


@pytest.fixture
def device():
    return FakeDevice()


@pytest.fixture
def player(qapp, device):
    player = SoundPlayer(open_device=lambda: device)
    yield player
    player.close()


def loudness(samples):
    return sum(value * value for value in samples)


def settle(player):
    """Wait until the device was opened or has failed."""
    player.output.wait(5)


def test_mix_adds_with_gain_and_pads_with_silence():
    chunks = [(array("h", [100, 200, -300]), FULL_GAIN), (array("h", [1000, 1000]), FULL_GAIN // 2)]
    assert list(mixed(chunks, 4)) == [600, 700, -300, 0]


def test_mix_clips_at_full_scale():
    loud = array("h", [30000, -30000])
    assert list(mixed([(loud, FULL_GAIN), (loud, FULL_GAIN)], 2)) == [32767, -32768]


def test_mix_of_nothing_is_silence():
    assert list(mixed([], 3)) == [0, 0, 0]
    assert len(mixed([], 0)) == 0


def test_mixer_continues_where_it_stopped_and_forgets_what_ended():
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3]), FULL_GAIN)
    assert list(mixer.pull(2)) == [1, 2]
    mixer.add(array("h", [10, 20]), FULL_GAIN)
    assert list(mixer.pull(2)) == [13, 20]
    assert list(mixer.pull(2)) == [0, 0]


def test_mixer_drops_the_oldest_voice_when_there_are_too_many():
    mixer = Mixer()
    mixer.add(array("h", [1000]), FULL_GAIN)
    for _ in range(sound.MAX_VOICES):
        mixer.add(array("h", [1]), FULL_GAIN)
    assert list(mixer.pull(1)) == [sound.MAX_VOICES]


def test_two_sounds_ring_together(player, device):
    player.play("loss")
    settle(player)
    player.play("error")
    parts = [sound.samples_of(resources_dir() / "sounds" / f"{name}.wav")[:1000] for name in ("loss", "error")]
    assert device.hear(1000) == mixed([(part, FULL_GAIN) for part in parts], 1000)


def test_unknown_name_raises(player):
    with pytest.raises(ValueError, match="kazoo"):
        player.play("kazoo")


def test_unknown_name_raises_also_when_muted(player):
    player.set_muted(True)
    with pytest.raises(ValueError, match="kazoo"):
        player.play("kazoo")


def test_mute_silences_at_once_and_ends(player, device):
    player.play("victory")
    settle(player)
    assert loudness(device.hear())
    player.set_muted(True)
    player.play("click")
    assert player.is_muted()
    assert not loudness(device.hear())
    player.set_muted(False)
    player.play("click")
    assert loudness(device.hear())


def test_each_channel_has_its_own_volume(player, device):
    player.set_volume(Channel.DICE, 0.0)
    player.play("dice_land", 2)
    player.play("click")
    settle(player)
    click = sound.samples_of(resources_dir() / "sounds" / "click.wav")
    assert device.hear(len(click)) == click
    player.set_volume(Channel.EFFECTS, 0.5)
    player.play("click")
    assert 0 < loudness(device.hear()) < loudness(click) / 4
    player.set_volume(Channel.MUSIC, 7)
    assert player.volume(Channel.MUSIC) == 1.0


def test_no_device_means_silence_and_only_one_try(qapp):
    tries = []

    def fail():
        tries.append(1)
        raise RuntimeError("no card")

    player = SoundPlayer(open_device=fail)
    for _ in range(3):
        player.play("click")
        settle(player)
    assert len(tries) == 1
    player.close()


def test_no_library_means_silence(qapp, monkeypatch):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    player = SoundPlayer(open_device=sound.open_miniaudio)
    player.play("click")
    settle(player)
    assert not player.output.usable


def test_offscreen_nothing_is_opened(qapp, monkeypatch):
    monkeypatch.setattr(sound, "open_miniaudio", lambda: pytest.fail("opened a device"))
    player = SoundPlayer()
    player.play("click")
    assert not player.output.is_started


def test_a_device_that_is_slow_to_open_stalls_nobody_and_is_released_after_close(qapp, device):
    opened = threading.Event()

    def slow():
        opened.wait(5)
        return device

    player = SoundPlayer(open_device=slow)
    player.play("click")  # returns although the device is not there yet
    player.close()
    assert not device.closed
    opened.set()
    settle(player)
    assert device.closed


def test_a_missing_file_is_silence(player, device, tmp_path, monkeypatch):
    monkeypatch.setattr(sound, "resources_dir", lambda: tmp_path)
    player.play("click")
    player.play("click")
    assert not player.output.is_started


def test_a_file_of_the_wrong_kind_is_refused(tmp_path):
    path = tmp_path / "click.wav"
    path.write_bytes(b"RIFF what is this")
    assert sound.samples_of(path) is None


def test_close_twice_and_play_after_it(player, device):
    player.play("click")
    settle(player)
    player.close()
    player.close()
    player.play("click")
    assert device.closed


def test_a_real_stream_runs_on_the_null_backend(qapp):
    miniaudio = pytest.importorskip("miniaudio")
    kind = {"output_format": miniaudio.SampleFormat.SIGNED16, "nchannels": 1, "sample_rate": sound.RATE}
    player = SoundPlayer(open_device=lambda: miniaudio.PlaybackDevice(**kind, backends=[miniaudio.Backend.NULL]))
    player.play("click")
    settle(player)
    limit = time.monotonic() + 10
    while not player.mixer.is_silent and time.monotonic() < limit:
        time.sleep(0.01)
    assert player.mixer.is_silent, "the audio thread did not pull the sound"
    player.close()


def all_names():
    yield from sound.SINGLE
    yield from sound.FAMILIES
    yield from sound.SOUND_FOR_EVENT.values()


@pytest.mark.parametrize("name", sorted(set(all_names())))
def test_every_sound_exists_in_every_step(name):
    for step in range(1, sound.FAMILIES.get(name, 1) + 1):
        stem = sound.file_stem(name, step)
        assert sound.samples_of(resources_dir() / "sounds" / f"{stem}.wav"), stem


def test_the_event_table_names_real_events():
    import risk_desktop.editions.registry  # noqa: F401  # its modules have events of their own

    known, waiting = set(), [events.Event]
    while waiting:
        kinds = waiting.pop().__subclasses__()
        known |= {kind.__name__ for kind in kinds}
        waiting += kinds
    assert set(sound.SOUND_FOR_EVENT) <= known


def test_a_step_outside_the_family_is_clipped():
    assert sound.file_stem("place", 0) == "place_1"
    assert sound.file_stem("place", 99) == "place_5"


def test_channels_name_known_sounds():
    assert set(sound.CHANNELS) <= set(sound.SINGLE) | set(sound.FAMILIES)
