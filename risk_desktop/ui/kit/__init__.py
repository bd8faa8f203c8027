"""The widgets of the design system. They take colours and sizes from the theme in use, and follow its changes.

Call `install_style(app)` at the start and after every change of theme, text scale or density.
"""

from risk_desktop.ui.kit.button import Button, IconButton
from risk_desktop.ui.kit.choices import Chip, ChipRow, Segment, ToggleRow
from risk_desktop.ui.kit.companion import FocusRing, Shadow
from risk_desktop.ui.kit.control import ButtonControl, RingFocus, hint, key_label
from risk_desktop.ui.kit.dialog import Dialog
from risk_desktop.ui.kit.inputs import Combo, Field, Slider, Stepper, Switch
from risk_desktop.ui.kit.label import Divider, KeyCap, Label, LineLabel, role_font
from risk_desktop.ui.kit.list_row import ListRow
from risk_desktop.ui.kit.overlay import Overlay, raise_below_overlays
from risk_desktop.ui.kit.painted import Painted, PaintedWidget, Restyled
from risk_desktop.ui.kit.panel import Panel, ScrollArea, Scrolled, Well, clear_layout
from risk_desktop.ui.kit.playthings import CardWidget, DieWidget
from risk_desktop.ui.kit.progress import ProgressBar
from risk_desktop.ui.kit.seats import RoundelWidget, SeatPicker, SwatchWidget, seat_name
from risk_desktop.ui.kit.style import install_style, stylesheet
from risk_desktop.ui.kit.tips import show_tip_beside, wrapped
from risk_desktop.ui.kit.toast import IconSign, ToastHost

__all__ = [
    "Button",
    "ButtonControl",
    "CardWidget",
    "Chip",
    "ChipRow",
    "Combo",
    "Dialog",
    "DieWidget",
    "Divider",
    "Field",
    "FocusRing",
    "IconButton",
    "IconSign",
    "KeyCap",
    "Label",
    "LineLabel",
    "ListRow",
    "Overlay",
    "Painted",
    "PaintedWidget",
    "Panel",
    "ProgressBar",
    "Restyled",
    "RingFocus",
    "RoundelWidget",
    "ScrollArea",
    "Scrolled",
    "SeatPicker",
    "Segment",
    "Shadow",
    "Slider",
    "Stepper",
    "SwatchWidget",
    "Switch",
    "ToastHost",
    "ToggleRow",
    "Well",
    "clear_layout",
    "hint",
    "install_style",
    "key_label",
    "raise_below_overlays",
    "role_font",
    "seat_name",
    "show_tip_beside",
    "stylesheet",
    "wrapped",
]
