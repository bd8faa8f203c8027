"""The look of the window as data: colour tokens of the themes, seat colours, and sizes for a window.

No widget has colours or sizes of its own. It asks `current()` and `current_metrics()` when it paints, so that a change
of theme, window size or text scale needs nothing but a repaint.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Theme:
    """The colour tokens of a theme. Colours are `#rrggbb`, alphas 0-255."""

    name: str
    dark: bool
    # panels
    panel_top: str
    panel_bottom: str
    panel_line: str
    panel_line_alpha: int
    panel_highlight: str
    panel_highlight_alpha: int
    shadow: str
    well: str
    well_line: str
    field_line: str
    field_off_text: str
    row: str
    # text
    text: str
    text2: str
    text3: str
    # accents and buttons
    accent: str
    on_turn_line: str
    primary_top: str
    primary_bottom: str
    primary_ink: str
    primary_edge: str
    primary_shine: str
    primary_shine_alpha: int
    secondary_top_alpha: int
    secondary_bottom_alpha: int
    ghost_text: str
    danger_fill: str
    danger_line: str
    danger_ink: str
    focus: str
    # meaning
    good: str
    bad: str
    bar_good: str = "#7cc58c"
    bar_middling: str = "#e3bb6a"
    bar_poor: str = "#e0705a"
    # sea and board
    sea_deep: str = "#14374a"
    sea_shallow: str = "#5f979c"
    ripple: str = "#f3e6c4"
    target_wash: str = "#fff3c4"
    target_glow: str = "#ffe08a"
    target_edge: str = "#ffe7a0"
    target_hot_edge: str = "#fff6d8"
    source_glow: str = "#ffffff"
    source_edge: str = "#ffffff"
    state_dark_edge: str = "#2a1600"
    lost_glow: str = "#e2402c"
    lost_crack: str = "#ffd9cc"
    won_glow: str = "#6fd28a"
    cursor_light: str = "#ffffff"
    cursor_dark: str = "#1a0d06"
    route_dot: str = "#fff4d6"
    label: str = "#fff9ec"
    label_halo: str = "#150b05"
    arrow_rim: str = "#f9ecc9"
    arrow_edge: str = "#1d0a06"
    badge_rim: str = "#f6e9c8"
    # dimming behind dialogs and full screens
    dim: str = "#070b0e"
    dim_alpha: int = 120
    screen_dim: str = "#0b0806"
    screen_dim_alpha: int = 178
    # paper: cards and slips look the same in both themes
    paper_top: str = "#fbf2da"
    paper_bottom: str = "#e6d2a2"
    paper_edge: str = "#4a3216"
    paper_line: str = "#7a5728"
    paper_text: str = "#2b1a0c"
    paper_sea: str = "#9dbcb5"
    tick: str = "#1f6b3a"


DARK = Theme(
    name="dark",
    dark=True,
    panel_top="#2a2019",
    panel_bottom="#1a130e",
    panel_line="#b98f4e",
    panel_line_alpha=120,
    panel_highlight="#fff1cf",
    panel_highlight_alpha=22,
    shadow="#000000",
    well="#120c08",
    well_line="#000000",
    field_line="#6e5632",
    field_off_text="#7d6f54",
    row="#ffffff",
    text="#f5ecd8",
    text2="#cdbb98",
    text3="#a8946f",
    accent="#e3bb6a",
    on_turn_line="#f2d08a",
    primary_top="#f2d08a",
    primary_bottom="#c99643",
    primary_ink="#21150a",
    primary_edge="#7a531b",
    primary_shine="#fff8e2",
    primary_shine_alpha=150,
    secondary_top_alpha=34,
    secondary_bottom_alpha=14,
    ghost_text="#cdbb98",
    danger_fill="#8c2a1c",
    danger_line="#d46a55",
    danger_ink="#fff1ea",
    focus="#ffe9b0",
    good="#8fd3a0",
    bad="#f0907c",
)

PARCHMENT = Theme(
    name="parchment",
    dark=False,
    panel_top="#fbf3df",
    panel_bottom="#eddcb6",
    panel_line="#7a5728",
    panel_line_alpha=150,
    panel_highlight="#ffffff",
    panel_highlight_alpha=190,
    shadow="#3a2a14",
    well="#e2cda0",
    well_line="#7a5728",
    field_line="#8d6b3a",
    field_off_text="#8a7350",
    row="#5a3a10",
    text="#2b1c0e",
    text2="#5b432a",
    text3="#644a2e",
    accent="#7f2819",
    on_turn_line="#8f2f1f",
    primary_top="#8f2f1f",
    primary_bottom="#6d1f14",
    primary_ink="#fff6e4",
    primary_edge="#4d140c",
    primary_shine="#fff8e2",
    primary_shine_alpha=70,
    secondary_top_alpha=235,
    secondary_bottom_alpha=150,
    ghost_text="#2b1c0e",
    danger_fill="#8c2a1c",
    danger_line="#5e140b",
    danger_ink="#fff1ea",
    focus="#1d4696",
    good="#196036",
    bad="#9c2a18",
    sea_deep="#5f8f9c",
    sea_shallow="#b9d3c6",
    ripple="#fffaf0",
    screen_dim="#efe2c2",
    screen_dim_alpha=190,
)

NAVY = replace(
    DARK,
    name="navy",
    panel_top="#132238",
    panel_bottom="#0d1829",
    panel_line="#a37f45",
    panel_highlight="#cfe4ff",
    well="#060d18",
    field_line="#3d5b80",
    field_off_text="#71859d",
    text="#eef3f8",
    text2="#a9bbcf",
    text3="#8ea2b8",
    ghost_text="#a9bbcf",
    focus="#9fe4ff",
    good="#7ddf9a",
    bad="#ff9f5a",
    sea_deep="#0d2f49",
    sea_shallow="#4f93a6",
    ripple="#bfe9ee",
    cursor_dark="#06121f",
    dim="#050a12",
    screen_dim="#060b14",
)
"""The dark theme of a game set in the future: navy instead of walnut."""

EMBER = replace(
    DARK,
    name="ember",
    panel_top="#33241a",
    panel_bottom="#1c110b",
    panel_line="#c58b3f",
    panel_line_alpha=140,
    panel_highlight="#ffdca0",
    well="#100905",
    field_line="#7d5a2c",
    row="#ffe6b8",
    text="#f8ecd2",
    text2="#d6bd8e",
    text3="#b0935f",
    accent="#eaad4e",
    on_turn_line="#ffc766",
    primary_top="#f3c06a",
    primary_bottom="#b8702a",
    primary_ink="#241006",
    primary_edge="#6e3b12",
    ghost_text="#d6bd8e",
    danger_fill="#a2301a",
    danger_line="#e7693f",
    focus="#ffd890",
    good="#a5cf7d",
    bad="#ff8a5c",
    sea_deep="#1c120a",
    sea_shallow="#8a6f43",
    ripple="#f3deb0",
    dim="#0d0704",
    screen_dim="#120a06",
)
"""The dark theme of a game set in the ancient world: bronze and ember."""

THEMES = {theme.name: theme for theme in (DARK, PARCHMENT, NAVY, EMBER)}


@dataclass(frozen=True)
class SeatColours:
    """Colours, emblem and letter of a seat, which are always used together.

    `badge`: colour of badges and roundels; `land`: of territories; `ink`: of text on both; `line`: a lighter colour for
    thin lines on dark panels, with a `dash` of its own (in pen widths, empty for solid). `semy_strength`: how clearly the
    emblem is repeated over the land. `mark` and `metal`: emblem and colour of the team, which partners wear on land and
    badges; "" without one.
    """

    key: str
    badge: str
    land: str
    ink: str
    line: str
    emblem: str
    letter: str
    semy_strength: float
    plaque: str
    plaque_top: float = 0.34
    plaque_bottom: float = 0.22
    dash: tuple[float, ...] = ()
    mark: str = ""
    metal: str = ""

    @property
    def white_ink(self) -> bool:
        """Whether text on this colour is white, as on the three dark ones."""
        return self.ink == "#ffffff"

    @property
    def semy(self) -> str:
        """The colour of the emblems repeated over the land."""
        return "#ffffff" if self.white_ink else "#2b1005"


SEATS: tuple[SeatColours, ...] = (
    SeatColours("red", "#bf2a1c", "#b4361f", "#ffffff", "#e2584a", "sword", "R", 1.55, "#bf2a1c"),
    SeatColours("blue", "#1d4696", "#26489a", "#ffffff", "#5f8ce6", "anchor", "B", 1.15, "#1d4696", dash=(7, 3)),
    SeatColours("jade", "#2f9e78", "#3fa582", "#04211a", "#3fb58c", "leaf", "J", 1.35, "#2f9e78", dash=(2, 2.5)),
    SeatColours(
        "gold", "#f2c94c", "#e3bd52", "#2b1c05", "#f2c94c", "sun", "G", 1.0, "#f2c94c", 0.2, 0.13, (9, 2.5, 2, 2.5)
    ),
    SeatColours(
        "orchid", "#b56bc9", "#ad70bd", "#1f0b26", "#c98bdc", "crescent", "O", 1.0, "#b56bc9", dash=(4, 2, 4, 5)
    ),
    SeatColours("charcoal", "#2e2b2b", "#46423f", "#ffffff", "#b9b2a6", "tower", "C", 0.85, "#6a655e", dash=(1, 2)),
)

NEUTRAL = SeatColours("stone", "#8a7a5c", "#cbb98f", "#120b05", "#cbb98f", "", "N", 0.0, "#8a7a5c")
EVERYBODY = replace(NEUTRAL, emblem="table")
"""The colours of what all players at the table do together."""


def seat(index: int | None) -> SeatColours:
    """Return the seat colours of an index 0-5; stone for None or any other number."""
    return SEATS[index] if index is not None and 0 <= index < len(SEATS) else NEUTRAL


@dataclass(frozen=True)
class Metrics:
    """Sizes for a window, in logical pixels."""

    width: int
    height: int
    density: float
    text_scale: float
    column: int
    margin: int
    top: int
    bottom: int
    plaque_height: int
    plaque_gap: int
    prompt_height: int
    prompt_left: int
    hand_card: int
    folded: bool

    @property
    def scale(self) -> float:
        """The factor of text and controls: density times text scale."""
        return self.density * self.text_scale

    @property
    def compact(self) -> bool:
        """Whether the window is below 1400 px wide."""
        return self.density < 1

    @property
    def unit(self) -> float:
        """Factor of the rooms round the board: 1 below 1500 px of width, 1.4 from 1900 on, whatever the text's size."""
        return 1 + 0.4 * min(1.0, max(0.0, (self.width - 1500) / 400))

    @property
    def label_px(self) -> float:
        """Size of the names on the board: it grows half as fast as the text."""
        return _LABEL_PX * self.unit * (1 + 0.5 * (self.text_scale - 1))

    @property
    def badge_radius(self) -> float:
        """Radius of the badges on the board: it grows slower than the text, for their room is that of the land."""
        return _BADGE_RADIUS * self.unit * (1 + 0.3 * (self.text_scale - 1))

    @property
    def figure_px(self) -> float:
        """Size of the figures beside the badges: they grow with these."""
        return _FIGURE_PX / _BADGE_RADIUS * self.badge_radius

    @property
    def large(self) -> bool:
        """Whether text is so large that players and dock fold into a rail for it."""
        return self.text_scale > FOLDING_TEXT

    def px(self, size: float) -> int:
        """Return a size at 100 % in whole pixels of this window, at least 1."""
        return max(1, round(size * self.scale))

    def f(self, size: float) -> float:
        """Return a size at 100 % in pixels of this window."""
        return size * self.scale


FOLDING_WIDTH, FOLDING_TEXT = 1180, 1.4
"""In a narrower window, px, or with larger text, chronicle and hand are folded into tabs."""
_LABEL_PX, _BADGE_RADIUS, _FIGURE_PX = 13.0, 12.6, 28.0

_COMPACT = Metrics(1280, 720, 0.86, 1.0, 240, 12, 52, 72, 54, 6, 54, 316, 79, False)
_NORMAL = Metrics(1600, 900, 1.0, 1.0, 264, 16, 64, 88, 66, 8, 64, 400, 92, False)
_LARGE = Metrics(1920, 1080, 1.15, 1.0, 304, 16, 74, 102, 76, 8, 74, 460, 106, False)


def metrics(width: int, height: int, text_scale: float = 1.0) -> Metrics:
    """Return the sizes for a window of width x height logical pixels at a text scale, clamped to 0.8-2.0."""
    text_scale = min(2.0, max(0.8, text_scale))
    base = _COMPACT if width < 1400 else _NORMAL if height <= 1000 else _LARGE
    # Panels grow with the text up to a point; beyond it plaques fold instead of covering the board.
    room = min(text_scale, 1.45)
    return replace(
        base,
        width=width,
        height=height,
        text_scale=text_scale,
        column=min(round(base.column * room), max(base.column, round(width * 0.3))),
        top=round(base.top * room),
        bottom=round(base.bottom * text_scale),
        plaque_height=round(base.plaque_height * room),
        prompt_height=round(base.prompt_height * text_scale),
        folded=width < FOLDING_WIDTH or text_scale > FOLDING_TEXT,
    )


_theme = DARK
_metrics = _NORMAL
_shrunk: dict[float, Metrics] = {}
"""The sizes in use with text and controls of some share of their size, by share: hundreds of widgets ask for each."""


def current() -> Theme:
    """Return the theme in use."""
    return _theme


def set_current(name: str) -> Theme:
    """Set the theme by its name and return it; KeyError for an unknown name."""
    global _theme
    _theme = THEMES[name]
    return _theme


@contextmanager
def painted_dark() -> Iterator[None]:
    """Use a dark theme for what is painted on a night sky, whatever theme is in use."""
    global _theme
    before = _theme
    _theme = before if before.dark else EMBER
    try:
        yield
    finally:
        _theme = before


def current_metrics() -> Metrics:
    """Return the sizes in use."""
    return _metrics


def shrunk_metrics(share: float) -> Metrics:
    """Return the sizes in use with text and controls of a share of their size."""
    if share == 1:
        return _metrics
    if share not in _shrunk:
        _shrunk[share] = replace(_metrics, text_scale=_metrics.text_scale * share)
    return _shrunk[share]


def set_metrics(value: Metrics) -> None:
    """Set the sizes in use; call it after every resize of the window and change of text scale."""
    global _metrics
    _metrics = value
    _shrunk.clear()
