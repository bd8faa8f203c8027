"""Renders positions of the board to PNG files, to be looked at: ``python tests/pictures/board.py FOLDER [NAME...]``."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from risk_desktop import i18n
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board import BoardView, OddsPill, Position

SIZES = {"720": (1280, 720), "900": (1600, 900), "1080": (1920, 1080)}
_OWNERS = {
    0: "north_africa east_africa congo south_africa madagascar central_america eastern_united_states",
    4: "brazil venezuela peru argentina indonesia new_guinea western_australia eastern_australia",
    1: "iceland great_britain scandinavia northern_europe western_europe southern_europe greenland quebec",
    2: "ukraine ural siberia yakutsk afghanistan irkutsk",
    3: "egypt middle_east india china siam",
    5: "alaska northwest_territory alberta ontario western_united_states kamchatka japan mongolia",
}
_ARMIES = {
    "north_africa": 9, "east_africa": 2, "madagascar": 3, "central_america": 4, "eastern_united_states": 2,
    "brazil": 5, "venezuela": 3, "indonesia": 6, "western_australia": 2, "iceland": 2, "great_britain": 3,
    "scandinavia": 4, "northern_europe": 7, "western_europe": 3, "southern_europe": 5, "greenland": 2, "ukraine": 11,
    "ural": 2, "yakutsk": 2, "afghanistan": 6, "egypt": 4, "middle_east": 8, "india": 2, "china": 12, "siam": 5,
    "alaska": 3, "alberta": 2, "ontario": 5, "western_united_states": 4, "kamchatka": 4, "japan": 2, "mongolia": 6,
}  # fmt: skip


def make_view(size: str, language: str = "en") -> tuple[BoardView, dict[str, int]]:
    """Return a shown view of the Earth with the position of the pictures, and territory numbers by id."""
    width, height = SIZES[size]
    theme.set_metrics(theme.metrics(width, height))
    metrics = theme.current_metrics()
    board = load_map(maps_dir() / "earth.yaml")
    number = {territory.id: i for i, territory in enumerate(board.territories)}
    owner = {name: seat for seat, names in _OWNERS.items() for name in names.split()}
    view = BoardView([board], maps_dir(), theme.SEATS, language)
    view.resize(width, height)
    ids = [territory.id for territory in board.territories]
    view.set_position(Position(tuple(owner[i] for i in ids), tuple(_ARMIES.get(i, 1) for i in ids)))
    right = width - metrics.column - 2 * metrics.margin
    view.set_free_rect(QRect(0, metrics.top, right, height - metrics.top - metrics.bottom))
    view.show()
    view.finish_baking()
    return view, number


def attack(view: BoardView, number: dict[str, int], compact: bool) -> OddsPill:
    """Show the attack of the pictures: North Africa on Brazil."""
    source, target = number["north_africa"], number["brazil"]
    view.set_source(source)
    neighbours = ("brazil", "egypt", "southern_europe", "western_europe")
    view.set_targets(number[name] for name in neighbours)
    view.set_chosen(target)
    view.set_choosing(True)
    view.show_arrow(source, target, 0)
    pill = OddsPill()
    pill.set_odds(0.82, 3.9, 4.5, "Breaks South America", compact)
    view.show_pill(pill)
    view.finish_animations()
    return pill


def main(folder: Path, wanted: list[str]) -> None:
    """Render all shots, or those whose names are given."""
    app = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)

    def save(name: str, view: BoardView) -> None:
        view.finish_baking()
        app.processEvents()
        view.grab().save(str(folder / f"{name}.png"))
        print(name)

    for size in SIZES:
        if not wanted or f"attack_{size}" in wanted:
            view, number = make_view(size)
            attack(view, number, size == "720")
            save(f"attack_{size}", view)
            view.deleteLater()
    for language in i18n.LANGUAGES:
        if not wanted or f"idle_{language}" in wanted:
            i18n.set_language(language)
            view, number = make_view("900" if language == "en" else "720", language)
            view.set_cursor(number["north_africa"])
            view.set_chips({number["north_africa"]: "+2"})
            save(f"idle_{language}", view)
            view.deleteLater()
    i18n.set_language("en")
    for mode in ("regions", "strength"):
        if not wanted or mode in wanted:
            view, number = make_view("900")
            view.set_mode(mode)
            save(mode, view)
            view.deleteLater()
    if not wanted or "light" in wanted:
        theme.set_current("parchment")
        view, number = make_view("900")
        attack(view, number, False)
        save("light", view)
        view.deleteLater()
        theme.set_current("dark")
    if not wanted or "zoomed" in wanted:
        view, number = make_view("900")
        view.zoom_by(2.6)
        save("zoomed", view)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), sys.argv[2:])
