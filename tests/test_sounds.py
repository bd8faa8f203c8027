"""The sound files: made by packaging/sounds.py, small, without clicks at the ends, about equally loud."""

from __future__ import annotations

import importlib.util
import math
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "resources" / "sounds").glob("*.wav"))


def _recipes():
    spec = importlib.util.spec_from_file_location("packaging_sounds", ROOT / "packaging" / "sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = _recipes()


def read(path):
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, MAKER.RATE)
        return array("h", file.readframes(file.getnframes()))


def test_there_is_one_file_for_each_recipe():
    assert {path.stem for path in FILES} == set(MAKER.RECIPES)


def test_all_files_together_are_small():
    assert sum(path.stat().st_size for path in FILES) < 1_500_000


@pytest.mark.parametrize("name", ["click", "place_3", "arrow", "loss", "card_trade"])
def test_recipe_gives_the_file_again(name):
    made, kept = MAKER.samples(name), read(ROOT / "resources" / "sounds" / f"{name}.wav")
    assert len(made) == len(kept)
    # One step of 65536 is allowed: mathematics libraries differ in the last digit from system to system.
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1
    assert made == MAKER.samples(name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_level_and_ends(path):
    data = read(path)
    signal = [value / 32768 for value in data]
    assert max(map(abs, signal)) < 10 ** (-1 / 20), "nearer than 1 dB to full scale"
    assert abs(data[0]) <= 8 and abs(data[-1]) <= 8, "clicks at an end"
    assert abs(sum(signal) / len(signal)) < 0.005, "not centred"
    assert -21 < 20 * math.log10(MAKER.loudness(signal)) < -13


def test_placing_more_armies_sounds_higher():
    def crossings(name):
        data = read(ROOT / "resources" / "sounds" / f"{name}.wav")[:1200]
        return sum((a < 0) != (b < 0) for a, b in pairwise(data))

    counts = [crossings(f"place_{count}") for count in range(1, 6)]
    assert counts == sorted(counts) and counts[-1] > counts[0] * 1.4
