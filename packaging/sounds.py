"""Synthesise every sound of the program into resources/sounds: wood, brass and paper, short and dry.

Run ``python packaging/sounds.py`` after a change. Standard library only; fixed seeds, so that each run gives the
same files. A signal is a list of floats near -1..1 at RATE samples a second; times are seconds, pitches hertz.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random

RATE = 22050
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
PEAK_DB = -2.0  # no sample comes nearer to full scale
LOUDNESS_DB = -15.0  # of the loudest 50 ms; each recipe states its distance from it
WOOD = ((1.0, 1.0, 1.0), (2.76, 0.55, 0.55), (5.40, 0.28, 0.32), (8.93, 0.12, 0.2))  # a struck bar's modes
TURN_NOTES = (220.00, 246.94, 293.66, 329.63, 369.99, 440.00)  # one per seat, any two sound well together

Signal = list[float]


# --- Building blocks -------------------------------------------------------------------------------------------


def silence(seconds: float) -> Signal:
    return [0.0] * int(seconds * RATE)


def noise(seconds: float, seed: int) -> Signal:
    random = Random(seed)
    return [random.random() * 2 - 1 for _ in range(int(seconds * RATE))]


def put(base: Signal, start: float, sound: Signal, level: float = 1.0) -> Signal:
    """Add a sound to base in place, from start on; base grows if needed."""
    first = int(start * RATE)
    base.extend([0.0] * (first + len(sound) - len(base)))
    for index, value in enumerate(sound, first):
        base[index] += value * level
    return base


def shaped(signal: Signal, envelope: Callable[[float], float]) -> Signal:
    """Multiply by envelope(position), position running from 0 to 1."""
    last = max(len(signal) - 1, 1)
    return [value * envelope(index / last) for index, value in enumerate(signal)]


def swell(peak: float) -> Callable[[float], float]:
    """Envelope that rises to 1 at the position peak and falls again, both smoothly."""
    return lambda x: math.sin(math.pi / 2 * (x / peak if x < peak else (1 - x) / (1 - peak))) ** 2


def filtered(signal: Signal, kind: str, freq: float | Callable[[float], float], q: float = 0.7) -> Signal:
    """State-variable filter; kind is low, band or high; freq may depend on the position 0..1."""
    low = band = 0.0
    out: Signal = []
    last = max(len(signal) - 1, 1)
    for index, value in enumerate(signal):
        hertz = freq(index / last) if callable(freq) else freq
        g = math.tan(math.pi * min(hertz, 0.45 * RATE) / RATE)
        high = (value - (g + 1 / q) * band - low) / (1 + g / q + g * g)
        middle = g * high + band
        bottom = g * middle + low
        band, low = g * high + middle, g * middle + bottom
        out.append({"low": bottom, "band": middle / q, "high": high}[kind])
    return out


def struck(pitch: float, ring: float, modes: tuple[tuple[float, float, float], ...] = WOOD) -> Signal:
    """Return a struck body: damped sines (pitch ratio, level, share of the ring time); ring = time to -60 dB."""
    out = silence(ring)
    for ratio, level, share in modes:
        step = 2 * math.pi * pitch * ratio / RATE
        fall = 6.9 / (ring * share * RATE)
        if pitch * ratio < 0.45 * RATE:
            for index in range(len(out)):
                out[index] += level * math.sin(step * index) * math.exp(-fall * index)
    return out


def knock(pitch: float, ring: float, seed: int, contact: float = 0.5) -> Signal:
    """Return wood on wood: a struck bar with a few milliseconds of contact noise."""
    touch = filtered(noise(0.012, seed), "band", min(pitch * 3.2, 6000), 0.9)
    return put(struck(pitch, ring), 0, shaped(touch, lambda x: (1 - x) ** 3), contact)


def drum(pitch: float, ring: float, seed: int) -> Signal:
    """Return a small field drum: the skin's pitch sinks while it dies away, the stroke is muffled noise."""
    phase, out = 0.0, []
    for index in range(int(ring * RATE)):
        t = index / RATE
        phase += 2 * math.pi * pitch * (1 + 0.7 * math.exp(-t * 38)) / RATE
        out.append(math.exp(-6.0 * t / ring) * (math.sin(phase) + 0.35 * math.sin(1.59 * phase)))
    stroke = filtered(noise(0.05, seed), "low", 1700)
    return put(out, 0, shaped(stroke, lambda x: (1 - x) ** 4), 0.9)


def horn(pitch: float, seconds: float, glow: float = 1900.0, attack: float = 0.045) -> Signal:
    """Return one brass note: the louder it is the brighter, as in real brass; glow = brightness in hertz.

    Two players a few cents apart; each is the closed form of sum(r**k * sin(k * x)) over all harmonics k.
    """
    out: Signal = []
    phases = [0.0, 0.7]
    for index in range(int(seconds * RATE)):
        t = index / RATE
        rise = min(t / attack, 1.0)
        fade = min((seconds - t) / 0.11, 1.0)
        loud = math.sin(math.pi / 2 * rise) * fade * fade * (0.8 + 0.2 * math.exp(-t * 7))
        r = math.exp(-pitch / (180 + glow * loud))
        bend = 1 - 0.012 * math.exp(-t * 45) + 0.0022 * min(t, 0.6) * math.sin(2 * math.pi * 5.2 * t)
        value = 0.0
        for player, detune in enumerate((0.9985, 1.0015)):
            phases[player] += 2 * math.pi * pitch * bend * detune / RATE
            x = phases[player]
            value += r * math.sin(x) / (1 - 2 * r * math.cos(x) + r * r)
        out.append(value * loud * (1 - r) ** 0.5)
    return out


def room(signal: Signal, wet: float = 0.14) -> Signal:
    """Add the short answer of a panelled room."""
    out = list(signal) + silence(0.35)
    for delay in (0.0297, 0.0371, 0.0411, 0.0437):
        length, soft = int(delay * RATE), 0.0
        line = [0.0] * length
        for index in range(len(out)):
            soft += 0.45 * (line[index % length] - soft)
            entering = signal[index] if index < len(signal) else 0.0
            out[index] += wet * soft
            line[index % length] = entering + 0.62 * soft
    return out


def paper(seconds: float, seed: int, low: float, high: float) -> Signal:
    """Return paper sliding over paper: rough noise whose pitch runs from low to high."""
    random = Random(seed)
    grain, level = [], 0.0
    for value in noise(seconds, seed + 1):
        level = random.random() ** 3 if random.random() < 0.06 else level * 0.985
        grain.append(value * (0.35 + level))
    return filtered(grain, "band", lambda x: low + (high - low) * x, 0.8)


# --- Recipes ---------------------------------------------------------------------------------------------------


def click() -> Signal:
    return knock(1900, 0.045, 11, contact=0.6)


def pick() -> Signal:
    return put(knock(330, 0.13, 12), 0, struck(165, 0.11, ((1, 1, 1),)), 0.6)


def place(count: int) -> Signal:
    pitch = 620 * 2 ** (count / 6)
    return put(knock(pitch, 0.085, 20 + count, 0.7), 0.028, knock(pitch * 1.07, 0.06, 30 + count), 0.35)


def arrow() -> Signal:
    air = filtered(noise(0.3, 40), "band", lambda x: 500 + 2300 * math.sin(math.pi * x**0.8), 2.8)
    return shaped(air, swell(0.55))


def dice_shake() -> Signal:
    random, out, at = Random(50), silence(0.5), 0.0
    while at < 0.44:
        level = 0.45 + 0.55 * abs(math.sin(at * 2 * math.pi / 0.24))  # the hand goes to and fro
        put(out, at, knock(random.uniform(900, 1700), 0.04, random.randrange(999), 0.8), level)
        put(out, at, struck(430, 0.05, ((1, 1, 1), (1.9, 0.4, 0.6))), 0.35 * level)  # the cup
        at += random.uniform(0.02, 0.045)
    return out


def dice_land(number: int) -> Signal:
    random, out = Random(60 + number), silence(0.05)
    at, gap, level = 0.0, (0.085, 0.072, 0.094)[number - 1], 1.0
    pitch = (1050, 1240, 900)[number - 1]
    for _ in range(4):
        put(out, at, knock(pitch * random.uniform(0.93, 1.1), 0.055, random.randrange(999), 0.8), level)
        put(out, at, struck(190, 0.07, ((1, 1, 1),)), 0.55 * level)  # the table under it
        at, gap, level = at + gap, gap * 0.6, level * 0.5
    return out


def loss() -> Signal:
    body = put(struck(105, 0.2, ((1, 1, 1), (1.6, 0.5, 0.7), (2.9, 0.3, 0.35))), 0, knock(270, 0.09, 70), 0.9)
    dust = filtered(noise(0.12, 71), "low", 800)
    return put(body, 0, shaped(dust, lambda x: (1 - x) ** 3), 1.1)


def conquest() -> Signal:
    out = put(drum(118, 0.2, 80), 0.13, drum(104, 0.32, 81), 1.2)
    for pitch, level in ((220.0, 0.8), (293.66, 0.8), (440.0, 0.5)):
        put(out, 0.14, horn(pitch, 0.5), level)
    return room(out, 0.1)


def region() -> Signal:
    out = put(silence(0.8), 0, horn(293.66, 0.75), 0.9)
    put(out, 0.17, horn(440.0, 0.62), 0.9)
    return room(put(out, 0.34, horn(587.33, 0.46), 0.4))


# --- Great moments: none lasts longer than its banner, 1.2 s -------------------------------------------------------


def region_broken() -> Signal:
    """Return the call of a region upside down, and a crack."""
    out = put(silence(0.7), 0, horn(440.0, 0.32, glow=1200), 0.8)
    put(out, 0.2, horn(293.66, 0.5, glow=900), 0.9)
    return room(put(out, 0.18, crack(160), 0.5), 0.1)


def crack(seed: int) -> Signal:
    """Return stone that breaks: a few sharp clicks, then rubble."""
    random, out = Random(seed), silence(0.3)
    for start in (0.0, 0.022, 0.05):
        chip = filtered(noise(0.03, random.randrange(999)), "band", random.uniform(1400, 2600), 1.2)
        put(out, start, shaped(chip, lambda x: (1 - x) ** 3), random.uniform(0.7, 1.2))
    at = 0.07
    while at < 0.26:
        pebble = knock(random.uniform(300, 700), 0.05, random.randrange(999), 0.9)
        put(out, at, pebble, random.uniform(0.2, 0.5) * (1 - at / 0.4))
        at += random.uniform(0.014, 0.036)
    return out


def capital() -> Signal:
    """Return a bell, and a short call under it."""
    bell = struck(523.25, 1.1, ((0.5, 0.5, 1), (1, 1, 0.9), (1.19, 0.5, 0.6), (1.5, 0.4, 0.5), (2.0, 0.5, 0.4)))
    out = put(bell, 0, knock(1300, 0.05, 170, 0.6), 0.4)
    put(out, 0.1, horn(261.63, 0.3), 0.5)
    return room(put(out, 0.32, horn(392.0, 0.5), 0.55), 0.1)


def player_out() -> Signal:
    """Return three muffled strokes under a falling horn."""
    out = put(silence(0.85), 0, horn(146.83, 0.4, glow=700, attack=0.06), 0.9)
    put(out, 0.3, horn(110.0, 0.55, glow=600, attack=0.06), 1.0)
    for number, start in enumerate((0.0, 0.16, 0.34)):
        put(out, start, drum(74, 0.4, 180 + number), 0.8)
    return room(out, 0.1)


def mission() -> Signal:
    """Return a rising figure of three bright notes."""
    out = silence(0.8)
    for start, pitch, seconds in ((0.0, 392.0, 0.2), (0.14, 493.88, 0.2), (0.28, 587.33, 0.5)):
        put(out, start, horn(pitch, seconds, attack=0.02))
        put(out, start, struck(2 * pitch, 0.4, ((1, 1, 1), (2.76, 0.3, 0.5))), 0.3)
    return room(out, 0.12)


def banished() -> Signal:
    """Return stone that cracks, and a voice that sinks away."""
    phase, fall = 0.0, []
    for index in range(int(0.8 * RATE)):
        t = index / RATE
        phase += 2 * math.pi * (330 * math.exp(-1.9 * t)) / RATE
        fall.append(
            math.exp(-3.2 * t) * (math.sin(phase) + 0.4 * math.sin(2.01 * phase) + 0.2 * math.sin(3.02 * phase))
        )
    return room(put(fall, 0, crack(190), 0.9), 0.12)


def temple() -> Signal:
    """Return a gong of stone."""
    out = put(
        struck(196.0, 0.85, ((1, 1, 1), (1.58, 0.5, 0.7), (2.24, 0.4, 0.5), (3.7, 0.2, 0.3))), 0, crack(200), 0.45
    )
    return room(out, 0.1)


def relic() -> Signal:
    """Return small bells, one after the other."""
    out = silence(0.3)
    for number, pitch in enumerate((880.0, 1108.73, 1318.51, 1760.0)):
        put(out, 0.085 * number, struck(pitch, 0.6, ((1, 1, 1), (2.0, 0.3, 0.5), (3.01, 0.15, 0.3))), 0.8)
    return room(out, 0.12)


def nuclear() -> Signal:
    """Return a deep blow with a long rumble."""
    blow = put(drum(46, 0.8, 210), 0, shaped(filtered(noise(0.25, 211), "low", 900), lambda x: (1 - x) ** 2), 1.3)
    rumble = filtered(noise(1.0, 212), "low", lambda x: 420 - 300 * x)
    return put(blow, 0.02, shaped(rumble, swell(0.12)), 1.5)


def plague() -> Signal:
    """Return a low wind and two notes that rub against each other."""
    wind = shaped(filtered(noise(0.9, 220), "band", lambda x: 320 + 260 * math.sin(math.pi * x), 3.0), swell(0.4))
    rub = put(horn(138.59, 0.8, glow=500, attack=0.12), 0, horn(146.83, 0.8, glow=500, attack=0.12))
    return put(wind, 0.03, rub, 0.7)


def sinking() -> Signal:
    """Return water that closes over something heavy."""
    surge = shaped(filtered(noise(1.1, 230), "low", lambda x: 1500 - 1250 * x), swell(0.3))
    put(surge, 0.05, drum(52, 0.7, 231), 0.7)
    random, at = Random(232), 0.35
    while at < 0.95:
        put(surge, at, struck(random.uniform(260, 620), 0.06, ((1, 1, 1),)), random.uniform(0.1, 0.25))
        at += random.uniform(0.03, 0.08)
    return surge


def round_over() -> Signal:
    """Return a clock that strikes twice."""
    chime = struck(659.26, 0.75, ((0.5, 0.4, 1), (1, 1, 0.9), (2.0, 0.4, 0.5), (2.74, 0.2, 0.4)))
    out = put(list(chime), 0.34, chime, 0.9)
    return put(out, 0, knock(900, 0.05, 240, 0.5), 0.3)


def colony() -> Signal:
    """Return a signal out of the distance, and its answer."""
    out = silence(0.9)
    for start, pitch in ((0.0, 659.26), (0.12, 987.77), (0.36, 659.26), (0.48, 1318.51)):
        put(out, start, shaped(struck(pitch, 0.4, ((1, 1, 1), (1.005, 0.6, 1))), lambda x: min(x / 0.05, 1.0)), 0.8)
    return room(out, 0.2)


def card_draw() -> Signal:
    slide = shaped(paper(0.17, 90, 2200, 5200), swell(0.75))
    snap = shaped(filtered(noise(0.03, 92), "band", 3600, 0.7), lambda x: (1 - x) ** 4)
    return put(slide, 0.155, put(snap, 0, struck(720, 0.03, ((1, 1, 1),)), 0.25), 1.3)


def card_trade() -> Signal:
    random, out, at = Random(100), silence(0.75), 0.0
    for index in range(26):  # a riffle: the leaves fall ever faster, then slow down
        flick = shaped(
            filtered(noise(0.016, 200 + index), "band", random.uniform(2400, 4200), 1.1), lambda x: (1 - x) ** 3
        )
        put(out, at, flick, random.uniform(0.6, 1.0))
        at += 0.012 + 0.016 * abs(index - 14) / 14
    put(out, at - 0.06, shaped(paper(0.16, 101, 3400, 1800), swell(0.4)), 0.6)
    for tap in (0.13, 0.22):  # squared up on the table
        put(out, at + tap, put(knock(480, 0.06, 104), 0, struck(170, 0.06, ((1, 1, 1),)), 0.6), 0.55)
    return out


def turn(seat: int) -> Signal:
    """Return a soft gong; its shimmer comes up a moment after the stroke."""
    pitch = TURN_NOTES[seat - 1]
    modes = ((0.5, 0.35, 0.8), (1, 1, 1), (1.004, 0.5, 0.95), (2.0, 0.3, 0.6), (2.74, 0.2, 0.45), (5.2, 0.05, 0.2))
    gong = struck(pitch, 1.5, modes)
    shimmer = struck(pitch, 1.1, ((3.37, 0.12, 0.8), (3.41, 0.12, 0.8), (4.22, 0.07, 0.6)))
    put(gong, 0, shaped(shimmer, lambda x: min(x / 0.12, 1.0)))
    felt = shaped(filtered(noise(0.05, 110), "low", 600), lambda x: (1 - x) ** 2)
    return put([value * min(index / 130, 1.0) for index, value in enumerate(gong)], 0, felt, 0.4)


def error() -> Signal:
    tap = filtered(knock(235, 0.07, 120, 0.9), "low", 900)
    return put(list(tap), 0.095, tap, 0.75)


def defeat() -> Signal:
    out = silence(1.7)
    for start, pitch, seconds in ((0, 146.83, 0.55), (0.48, 138.59, 0.45), (0.88, 110.0, 0.85)):
        put(out, start, horn(pitch, seconds, glow=750, attack=0.08))
        put(out, start, horn(pitch / 2, seconds, glow=500, attack=0.1), 0.5)
    return room(put(out, 0.88, drum(70, 0.5, 130), 0.7), 0.16)


def victory() -> Signal:
    """Return the fanfare: three calls, a rising answer, a broad chord of D over the drums."""
    d4, fis4, a4, b4, d5, e5, fis5, a5 = 293.66, 369.99, 440.0, 493.88, 587.33, 659.26, 739.99, 880.0
    melody = (
        (0.00, a4, 0.16), (0.16, a4, 0.16), (0.32, a4, 0.16), (0.48, d5, 0.52), (1.00, a4, 0.18), (1.18, d5, 0.18),
        (1.36, e5, 0.18), (1.54, fis5, 0.62), (2.14, e5, 0.18), (2.32, fis5, 0.18), (2.50, a5, 1.35),
    )  # fmt: skip
    harmony = (
        (0.48, fis4, 0.52), (0.48, d4, 0.52), (1.54, d5, 0.62), (1.54, b4, 0.62), (2.14, a4, 0.36), (2.14, d4, 0.36),
        (2.50, fis5, 1.35), (2.50, d5, 1.35), (2.50, a4, 1.35), (2.50, d4 / 2, 1.35),
    )  # fmt: skip
    out = silence(3.9)
    for start, pitch, seconds in melody:
        put(out, start, horn(pitch, seconds + 0.05, attack=0.025))
    for start, pitch, seconds in harmony:
        put(out, start, horn(pitch, seconds + 0.05, glow=1300), 0.6)
    strokes = (
        (0.48, 1),
        (1.36, 0.4),
        (1.45, 0.4),
        (1.54, 1),
        (2.32, 0.4),
        (2.41, 0.5),
        (2.5, 1.2),
        (3.1, 0.5),
        (3.22, 0.9),
    )
    for index, (start, level) in enumerate(strokes):
        put(out, start, drum(98, 0.34, 140 + index), 1.1 * level)
    return room(out, 0.17)


def curtain() -> Signal:
    """Return cloth falling in folds, with brass rings on the rod."""
    cloth = filtered(noise(0.55, 150), "band", lambda x: 1500 - 1000 * x, 0.6)
    out = shaped(cloth, lambda x: swell(0.3)(x) * (0.7 + 0.3 * math.sin(x * 31)))
    random = Random(151)
    for index in range(6):
        ring = struck(random.uniform(2900, 3900), 0.07, ((1, 1, 1), (1.51, 0.6, 0.7)))
        put(out, 0.03 + 0.036 * index + random.uniform(0, 0.012), ring, 0.035)
    thump = shaped(filtered(noise(0.12, 152), "low", 260), lambda x: (1 - x) ** 2)
    return put(out, 0.36, thump, 1.6)


Recipe = tuple[Callable[[], Signal], float]  # what makes it, loudness in dB against LOUDNESS_DB

RECIPES: dict[str, Recipe] = {
    "click": (click, -5),
    "pick": (pick, -3),
    **{f"place_{count}": ((lambda count=count: place(count)), -2.0) for count in range(1, 6)},
    "arrow": (arrow, -5),
    "dice_shake": (dice_shake, -2),
    **{f"dice_land_{number}": ((lambda number=number: dice_land(number)), -1.0) for number in range(1, 4)},
    "loss": (loss, 0),
    "conquest": (conquest, 0),
    "region": (region, 0),
    "region_broken": (region_broken, -1),
    "capital": (capital, 0),
    "player_out": (player_out, 0),
    "mission": (mission, -1),
    "banished": (banished, -1),
    "temple": (temple, -2),
    "relic": (relic, -3),
    "nuclear": (nuclear, 1),
    "plague": (plague, -2),
    "sinking": (sinking, 0),
    "round_over": (round_over, -3),
    "colony": (colony, -3),
    "card_draw": (card_draw, -4),
    "card_trade": (card_trade, -3),
    **{f"turn_{seat}": ((lambda seat=seat: turn(seat)), -3.0) for seat in range(1, 7)},
    "error": (error, -2),
    "defeat": (defeat, 0),
    "victory": (victory, 1),
    "curtain": (curtain, -4),
}


# --- Finishing and writing -------------------------------------------------------------------------------------


def loudness(signal: Signal) -> float:
    """Return the effective value of the loudest 50 ms (shorter sounds count as padded with silence)."""
    window = RATE // 20
    sums = [0.0]
    for value in signal:
        sums.append(sums[-1] + value * value)
    best = max(sums[min(start + window, len(signal))] - sums[start] for start in range(0, len(signal), window // 8))
    return math.sqrt(best / window)


def finished(signal: Signal, level: float) -> array[int]:
    """Return 16-bit samples: no rumble, no dead tail, soft ends, loudness set, peak held below PEAK_DB."""
    signal = filtered(signal, "high", 45)
    quiet = max(map(abs, signal)) * 10 ** (-60 / 20)
    while abs(signal[-1]) < quiet:
        signal.pop()
    rise, fall, size = int(0.0007 * RATE), int(0.012 * RATE), len(signal)
    signal = [v * min(i / rise, 1.0, (size - 1 - i) / fall) for i, v in enumerate(signal)]
    gain = min(
        10 ** ((LOUDNESS_DB + level) / 20) / loudness(signal),
        10 ** (PEAK_DB / 20) / max(map(abs, signal)),
    )
    return array("h", (round(value * gain * 32767) for value in signal))


def samples(name: str) -> array[int]:
    """Return the 16-bit mono samples of one sound."""
    recipe, level = RECIPES[name]
    return finished(recipe(), level)


def write(folder: Path) -> None:
    """Write every sound as a wav file into the folder and drop files that no longer have a recipe."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.wav"):
        if old.stem not in RECIPES:
            old.unlink()
    for name in RECIPES:
        data = samples(name)
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    write(FOLDER)
