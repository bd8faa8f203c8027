"""Painting of everything that is not a stock widget: functions that take a QPainter, sizes in exact pixels.

Colours come from the theme in use; callers scale sizes with `Metrics.px` or `Metrics.f`.
"""

from risk_desktop.ui.paint.cards import (
    CARD_RATIO,
    CHOSEN_LIFT,
    UnitCard,
    draw_card,
    draw_card_back,
    draw_shape,
    draw_slip,
    draw_tick,
)
from risk_desktop.ui.paint.dice import RED_DIE, WHITE_DIE, DieColours, draw_die, draw_die_place
from risk_desktop.ui.paint.labels import chip_width, draw_chip, draw_crown, draw_keycap, keycap_width
from risk_desktop.ui.paint.lettering import (
    CENTRE,
    LEFT,
    RIGHT,
    draw_haloed,
    draw_text,
    figure_outline,
    text_width,
    title_outline,
)
from risk_desktop.ui.paint.seats import (
    BadgeState,
    badge_extent,
    badge_pixmap,
    draw_badge,
    draw_roundel,
    draw_semy,
    draw_swatch,
)
from risk_desktop.ui.paint.shadow import draw_shadow
from risk_desktop.ui.paint.surface import (
    bar_colour,
    draw_bar,
    draw_divider,
    draw_edge_strip,
    draw_focus,
    draw_panel,
    draw_raised_panel,
    draw_well,
    plaque_colours,
    rounded,
    vertical,
)

__all__ = [
    "CARD_RATIO",
    "CENTRE",
    "CHOSEN_LIFT",
    "LEFT",
    "RED_DIE",
    "RIGHT",
    "WHITE_DIE",
    "BadgeState",
    "DieColours",
    "UnitCard",
    "badge_extent",
    "badge_pixmap",
    "bar_colour",
    "chip_width",
    "draw_badge",
    "draw_bar",
    "draw_card",
    "draw_card_back",
    "draw_chip",
    "draw_crown",
    "draw_die",
    "draw_die_place",
    "draw_divider",
    "draw_edge_strip",
    "draw_focus",
    "draw_haloed",
    "draw_keycap",
    "draw_panel",
    "draw_raised_panel",
    "draw_roundel",
    "draw_semy",
    "draw_shadow",
    "draw_shape",
    "draw_slip",
    "draw_swatch",
    "draw_text",
    "draw_tick",
    "draw_well",
    "figure_outline",
    "keycap_width",
    "plaque_colours",
    "rounded",
    "text_width",
    "title_outline",
    "vertical",
]
