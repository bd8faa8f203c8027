"""Draws every component of the kit in both themes, to look at: `python tests/pictures/kit.py FOLDER`."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from risk_desktop.ui import art, kit
from risk_desktop.ui.art.glyphs import draw_icon
from risk_desktop.ui.art.svg import svg_names
from risk_desktop.ui.neutral_colours import FADED
from risk_desktop.ui.theme import NEUTRAL, SEATS, THEMES, current, current_metrics, metrics, set_current, set_metrics


class Sea(QWidget):
    """Sea-coloured ground, so that shadows and translucency show."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        gradient = QLinearGradient(0, 0, self.width(), self.height())
        gradient.setColorAt(0, QColor(current().sea_shallow))
        gradient.setColorAt(0.6, QColor(current().sea_deep))
        painter.fillRect(self.rect(), gradient)
        painter.end()


class Canvas(QWidget):
    """Everything that is painted rather than a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(760, 560)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, colours in enumerate((*SEATS, NEUTRAL)):
            x = 34 + number * 72
            art.draw_roundel(painter, colours, QPointF(x, 34), 26)
            art.draw_swatch(painter, colours, QRectF(x - 30, 72, 62, 40), 8)
            box = QRectF(x - 32, 122, 66, 44)
            art.draw_panel(painter, box, 10, tint=colours)
            art.draw_edge_strip(painter, box, colours.badge)
            for row, (text, state) in enumerate((("7", "normal"), ("12", "source"), ("128", "hot"))):
                pixmap = art.badge_pixmap(colours, text, 15, art.BadgeState(state), 1.0)
                extent = art.badge_extent(15)
                painter.drawPixmap(QPointF(x - extent, 196 + row * 44 - extent), pixmap)
        art.draw_roundel(painter, SEATS[3], QPointF(560, 34), 26, crossed=True)
        art.draw_badge(painter, SEATS[0], "9", QPointF(560, 196), 9)
        art.draw_haloed(painter, QPointF(630, 92), art.title_outline("Northwest\nTerritory", 14))
        art.draw_crown(painter, QRectF(620, 20, 34, 34))
        for number in range(6):
            art.draw_die(
                painter,
                QPointF(36 + number * 84, 350),
                60,
                number + 1,
                SEATS[number],
                winner=number == 2,
                angle=number * 3 - 6,
            )
            art.draw_die(painter, QPointF(36 + number * 84, 436), 60, number + 1, FADED[number], unused=number == 4)
        art.draw_die(painter, QPointF(560, 350), 60, 8, SEATS[0], sides=8)
        art.draw_die(painter, QPointF(560, 436), 60, 3, NEUTRAL, sides=8, winner=True)
        art.draw_die_place(painter, QPointF(640, 350), 60)
        for number, share in enumerate((0.82, 0.5, 0.22)):
            art.draw_bar(painter, QRectF(10 + number * 180, 500, 160, 8), share, mark=0.7 if number == 0 else None)
        art.draw_chip(painter, QRectF(560, 480, 110, 26), "Your turn", 13)
        art.draw_chip(
            painter,
            QRectF(560, 512, 150, 30),
            "Octavia loses 1",
            14,
            fill="#3f2646",
            ink="#f3dcf8",
            line="#f3dcf8",
            icon="army",
        )
        art.draw_divider(painter, 10, 540, 530)
        painter.end()


class Cards(QWidget):
    """Cards, slips and backs."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(760, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, card in enumerate(sample_cards()):
            art.draw_card(
                painter, QPointF(90 + number * 116, 120), 110, card, angle=(number - 1.5) * 3, chosen=number == 2
            )
        art.draw_card_back(painter, QPointF(560, 120), 110, angle=4)
        art.draw_slip(painter, QPointF(680, 80), 56, "flag", angle=-8)
        art.draw_slip(painter, QPointF(700, 170), 56, "target", angle=5)
        painter.end()


class Icons(QWidget):
    """All line icons."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(760, 190)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, name in enumerate(svg_names("line")):
            draw_icon(painter, name, QRectF(6 + number % 19 * 40, 6 + number // 19 * 44, 26, 26), current().text)
        painter.end()


def sample_cards() -> list[art.UnitCard]:
    """One card of each unit, with an invented land."""
    land = QPainterPath(QPointF(0, 3))
    for x, y in ((3, 0), (7, 1), (10, 0), (13, 4), (12, 9), (8, 8), (5, 11), (1, 8)):
        land.lineTo(x, y)
    land.closeSubpath()
    return [
        art.UnitCard("infantry", "Egypt", land),
        art.UnitCard("cavalry", "Northwest Territory", land, "#9dbb5c", "#37491a"),
        art.UnitCard("artillery", "Südamerika", land, "#d9703f", "#5e2410", SEATS[0]),
        art.UnitCard("wild", "Wild"),
    ]


def buttons() -> QWidget:
    """Buttons of every kind, on and off, and icon buttons."""
    panel = kit.Panel()
    column = panel.column()
    column.addWidget(kit.Label("Your hand", "dialog"))
    column.addWidget(kit.Label("Five cards: you must trade one set before you place armies.", "body", colour="text2"))
    for off in (False, True):
        row = QHBoxLayout()
        for words, kind, key, icon in (
            ("End attack", "ghost", "E", ""),
            ("Blitz", "secondary", "B", "blitz"),
            ("Delete", "danger", "Del", "trash"),
            ("Roll 3 dice", "primary", "Space", ""),
        ):
            button = kit.Button(words, kind, key="" if off else key, icon=icon)
            button.set_off(off)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
    row = QHBoxLayout()
    for icon in ("menu", "undo", "fast", "sound", "help", "settings", "close"):
        button = kit.IconButton(icon, icon, kind="ghost" if icon in ("fast", "sound") else "secondary")
        button.setCheckable(True)
        button.setChecked(icon == "fast")
        row.addWidget(button)
    row.addWidget(kit.KeyCap("Ctrl+Return"))
    row.addStretch(1)
    column.addLayout(row)
    return panel


def inputs() -> QWidget:
    """Fields, lists, numbers, sliders, switches, chips."""
    panel = kit.Panel()
    column = panel.column()
    column.addWidget(kit.Label("At the table", "title"))
    chips = kit.ChipRow([(word, word) for word in ("All 14", "Classic", "Missions", "2210 A.D.")], "Filter")
    column.addWidget(chips)
    numbers = kit.ToggleRow([(number, str(number)) for number in range(2, 7)], "Players")
    numbers.set_off_values({2})
    numbers.set_value(6)
    column.addWidget(numbers)
    grid = QGridLayout()
    grid.addWidget(kit.SeatPicker("Anna", 0), 0, 0)
    grid.addWidget(kit.Field("Name", "Anna"), 0, 1)
    grid.addWidget(kit.Combo("Played by", [(1, "Human"), (2, "AI, normal")]), 0, 2)
    grid.addWidget(kit.SeatPicker("Mira", 2), 1, 0)
    grid.addWidget(kit.Field("Name", "", "Name"), 1, 1)
    off = kit.Combo("Team", [(0, "–")])
    off.setEnabled(False)
    grid.addWidget(off, 1, 2)
    column.addLayout(grid)
    row = QHBoxLayout()
    row.addWidget(kit.Stepper("Armies", 1, 20, 3))
    row.addWidget(kit.Slider("Sound", 0, 100, 60), 1)
    column.addLayout(row)
    row = QHBoxLayout()
    row.addWidget(kit.Switch("Reduced motion", True))
    row.addWidget(kit.Switch("Strong pattern"))
    row.addStretch(1)
    column.addLayout(row)
    return panel


def rows() -> QWidget:
    """Menu rows, wells, roles of words."""
    panel = kit.Panel()
    column = panel.column()
    for icon, title, detail, key in (
        ("plus", "New game", "14 rule sets, 2 to 6 players", "N"),
        ("folder", "Load", "12 games", "L"),
    ):
        row = kit.ListRow(icon, title, detail, key=key)
        row.setCheckable(True)
        row.setChecked(icon == "plus")
        column.addWidget(row)
    well = kit.Well()
    inner = well.row()
    inner.addWidget(kit.RoundelWidget(SEATS[4], 16))
    texts = QVBoxLayout()
    texts.setSpacing(0)
    texts.addWidget(kit.Label("You hold Congo", "strong"))
    texts.addWidget(kit.Label("+2 armies, placed on Congo", "secondary"))
    inner.addLayout(texts, 1)
    inner.addWidget(kit.Label("82 %", "big"))
    column.addWidget(well)
    column.addWidget(kit.Divider())
    line = QHBoxLayout()
    line.addWidget(kit.Label("they lose 4.5", "strong", colour="good"))
    line.addWidget(kit.Label("you lose 3.9", "strong", colour="bad"))
    line.addWidget(kit.Label("smallest words", "small"))
    column.addLayout(line)
    dice = QHBoxLayout()
    for value in (6, 3):
        die = kit.DieWidget(48)
        die.show_value(value)
        dice.addWidget(die)
    dice.addStretch(1)
    column.addLayout(dice)
    return panel


def page() -> QWidget:
    """Everything on one sea."""
    sea = Sea()
    sea.resize(1640, 1180)
    grid = QGridLayout(sea)
    grid.setContentsMargins(28, 28, 28, 28)
    grid.setSpacing(28)
    left = QVBoxLayout()
    left.setSpacing(28)
    for widget in (buttons(), inputs(), rows()):
        left.addWidget(widget)
    left.addStretch(1)
    grid.addLayout(left, 0, 0)
    right = QVBoxLayout()
    for widget in (Canvas(), Cards(), Icons()):
        right.addWidget(widget)
    right.addStretch(1)
    grid.addLayout(right, 0, 1)
    return sea


def save(widget: QWidget, path: Path) -> None:
    """Render a widget to a file."""
    widget.show()
    QApplication.processEvents()
    widget.grab().save(str(path))
    print(path)


def dialog_page() -> QWidget:
    """Dialog and toast over the sea."""
    sea = Sea()
    sea.resize(1280, 720)
    host = kit.ToastHost(sea)
    dialog = kit.Dialog(
        sea, "Your hand", subtitle="Five cards: you must trade one set before you place armies.", width=760
    )
    cards = QHBoxLayout()
    for number, card in enumerate(sample_cards()):
        widget = kit.CardWidget(card, 120)
        widget.setChecked(number in (1, 2))
        widget._set_lift(1.0 if widget.isChecked() else 0.0)
        cards.addWidget(widget)
    dialog.body.addLayout(cards)
    dialog.add_left(kit.Button("Help", "ghost", icon="help"))
    dialog.add_action(kit.Button("Choose best", "ghost"))
    dialog.add_action(kit.Button("Trade for 12", "primary", key="Space"))
    sea.show()
    dialog.open()
    dialog._fade.setCurrentTime(1000)
    dialog.findChildren(kit.Button)[1].setFocus(Qt.FocusReason.TabFocusReason)
    host.set_bottom(90)
    host.show_message("Ural doesn't touch Egypt. Choose a glowing land.", icon="info")
    return sea


def main() -> None:
    """Write gallery_<theme>.png and the rest into the folder named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    app = QApplication([])
    for name in THEMES:
        set_current(name)
        for scale in (1.0, 1.5):
            set_metrics(metrics(1600, 900, scale))
            kit.install_style(app)
            suffix = "" if scale == 1 else f"_{round(scale * 100)}"
            save(dialog_page(), folder / f"dialog_{name}{suffix}.png")
            if scale == 1:
                save(page(), folder / f"gallery_{name}.png")
            else:
                save(inputs(), folder / f"inputs_{name}{suffix}.png")
    print(current_metrics().scale)


if __name__ == "__main__":
    main()
