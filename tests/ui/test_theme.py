"""Colours: contrast of every text on every ground, distance of the seats' colours in four kinds of vision; sizes."""

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from risk_desktop.ui import colour, theme
from risk_desktop.ui.art.glyphs import UNIT_COLOURS, UNITS, emblem, icon_path, unit_sign
from risk_desktop.ui.art.piece_looks import style_of
from risk_desktop.ui.art.surface import plaque_colours, well_colour
from risk_desktop.ui.art.svg import svg_names
from risk_desktop.ui.art.tokens import draw_missing_token
from risk_desktop.ui.theme import NEUTRAL, SEATS, THEMES, Theme

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(text, vision):
    value = QColor(text)
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in value.getRgbF()[:3]]
    seen = [min(1.0, max(0.0, c)) for c in times(VISIONS[vision], linear)]
    f = [
        math.cbrt(c / w) if c / w > 0.008856 else 7.787 * c / w + 16 / 116
        for c, w in zip(times(XYZ, seen), WHITE, strict=True)
    ]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def ciede2000(one, two):
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_c**7 / (mean_c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    delta_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    mean_h = (h1 + turn / 2) % 360
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2

    def cosine(factor, shift):
        return math.cos(math.radians(factor * mean_h + shift))

    t = 1 - 0.17 * cosine(1, -30) + 0.24 * cosine(2, 0) + 0.32 * cosine(3, 6) - 0.2 * cosine(4, -63)
    sl = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    bend = 60 * math.exp(-(((mean_h - 275) / 25) ** 2))
    r = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(bend))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, delta_h / sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + r * dc * dh)


@pytest.fixture
def restore_theme():
    yield
    theme.set_current("dark")


def grounds(table: Theme) -> dict[str, QColor]:
    """Grounds that text stands on: both ends of the panel, the well over it, a highlighted button."""
    top, bottom = QColor(table.panel_top), QColor(table.panel_bottom)
    shine = colour.mix(table.panel_top, table.panel_highlight, table.secondary_top_alpha / 255)
    return {"panel top": top, "panel bottom": bottom, "well": QColor(table.well), "secondary button": shine}


def test_ciede2000_agrees_with_the_published_pairs():
    # Sharma, Wu and Dalal 2005, pairs 1, 7 and 25.
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("kind", ["badge", "land"])
def test_any_two_seats_differ_in_every_vision(kind, vision):
    for one, two in combinations(SEATS, 2):
        distance = ciede2000(lab(getattr(one, kind), vision), lab(getattr(two, kind), vision))
        assert distance >= 15, f"{one.key} and {two.key}: {distance:.1f}"


@pytest.mark.parametrize("table", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("token", ["text", "text2", "text3", "good", "bad", "accent"])
def test_text_reads_on_panels(table, token):
    for name, ground in grounds(table).items():
        if name == "secondary button" and token not in ("text", "text2"):
            continue
        ratio = colour.contrast(getattr(table, token), ground)
        assert ratio >= 4.5, f"{token} on {name}: {ratio:.2f}"


@pytest.mark.parametrize("name", THEMES)
def test_text_reads_on_plaques(name, restore_theme):
    table = theme.set_current(name)
    for seat in (*SEATS, NEUTRAL):
        for ground in plaque_colours(seat):
            for token in ("text", "text2", "accent"):
                ratio = colour.contrast(getattr(table, token), ground)
                assert ratio >= 4.5, f"{token} on the plaque of {seat.key}: {ratio:.2f}"
            field = colour.mix(ground, table.well, well_colour().alphaF())
            for token in ("text", "text3"):
                ratio = colour.contrast(getattr(table, token), field)
                assert ratio >= 4.5, f"{token} in a field on the plaque of {seat.key}: {ratio:.2f}"


@pytest.mark.parametrize("name", THEMES)
def test_pieces_that_are_missing_are_seen_on_plaques(name, restore_theme):
    table = theme.set_current(name)
    for seat in (*SEATS, NEUTRAL):
        for ground in plaque_colours(seat):
            picture = QImage(60, 60, QImage.Format.Format_RGB32)
            picture.fill(ground)
            painter = QPainter(picture)
            draw_missing_token(painter, style_of("death", "greeks"), QPointF(30, 30), 56, table.text2)
            painter.end()
            most = max(colour.contrast(picture.pixelColor(x, y), ground) for x in range(60) for y in range(60))
            assert most >= 3, f"on the plaque of {seat.key}: {most:.2f}"


@pytest.mark.parametrize("table", THEMES.values(), ids=THEMES)
def test_ink_reads_on_primary_and_danger_buttons(table):
    for ground in (table.primary_top, table.primary_bottom, table.accent):
        assert colour.contrast(table.primary_ink, ground) >= 4.5
    assert colour.contrast(table.danger_ink, table.danger_fill) >= 4.5


@pytest.mark.parametrize("seat", [*SEATS, NEUTRAL], ids=lambda seat: seat.key)
def test_figures_read_on_badges(seat):
    assert colour.contrast(seat.ink, seat.badge) >= 4.5


def test_seats_differ_by_more_than_colour():
    for field in ("key", "emblem", "letter", "dash", "line"):
        assert len({getattr(seat, field) for seat in SEATS}) == 6, field


def test_thin_lines_read_on_dark_panels():
    assert all(colour.contrast(seat.line, theme.DARK.panel_top) >= 3 for seat in SEATS)


@pytest.mark.parametrize("table", THEMES.values(), ids=THEMES)
def test_every_colour_token_is_a_colour(table):
    for name, value in vars(table).items():
        if isinstance(value, str) and name != "name":
            assert value.startswith("#"), name
            assert QColor(value).isValid(), name
        elif name.endswith("_alpha"):
            assert 0 <= value <= 255, name


def test_choosing_a_theme(restore_theme):
    assert theme.set_current("parchment") is theme.PARCHMENT
    assert theme.current() is theme.PARCHMENT
    with pytest.raises(KeyError):
        theme.set_current("neon")


def test_unknown_seat_is_neutral():
    assert theme.seat(0) is SEATS[0]
    assert theme.seat(None) is theme.seat(9) is NEUTRAL


@pytest.mark.parametrize(
    ("size", "column", "plaque", "prompt"),
    [((1280, 720), 240, 54, 54), ((1600, 900), 264, 66, 64), ((1920, 1080), 304, 76, 74)],
)
def test_metrics_of_the_three_windows(size, column, plaque, prompt):
    found = theme.metrics(*size)
    assert (found.column, found.plaque_height, found.prompt_height) == (column, plaque, prompt)
    assert not found.folded


def test_metrics_follow_text_scale_within_bounds():
    large = theme.metrics(1280, 720, 2.0)
    assert large.scale == pytest.approx(0.86 * 2)
    assert large.folded
    assert large.column <= 1280 * 0.3
    assert theme.metrics(1280, 720, 9.0).text_scale == 2.0
    assert theme.metrics(1100, 700).folded
    assert theme.metrics(1600, 900, 0.1).px(16) == round(16 * 0.8)


@pytest.mark.parametrize("name", svg_names("line"))
def test_icons_stay_on_their_grid(name):
    bounds = icon_path(name).boundingRect()
    assert bounds.left() >= 1.5 and bounds.top() >= 1.5
    assert bounds.right() <= 22.5 and bounds.bottom() <= 22.5


@pytest.mark.parametrize("kind", [seat.emblem for seat in SEATS] + ["star"])
def test_emblems_fill_their_box(kind):
    bounds = emblem(kind).boundingRect()
    assert max(bounds.width(), bounds.height()) > 1.2
    assert max(abs(bounds.left()), abs(bounds.right()), abs(bounds.top()), abs(bounds.bottom())) <= 1.06


def test_neutral_has_no_emblem():
    assert emblem("").isEmpty()


def test_units_have_signs_and_colours():
    assert set(UNITS) == set(UNIT_COLOURS)
    assert all(not unit_sign(kind).isEmpty() for kind in UNITS)
