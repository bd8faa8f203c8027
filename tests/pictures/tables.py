"""Renders the tables to PNG files, to be looked at: ``python tests/pictures/tables.py FOLDER [NAME...]``.

Names are like battle_900_dark_en_100: what, window, theme, language, text scale; parts of a name choose too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop import i18n
from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine import events as ev
from risk_desktop.engine.combat_dice import CLASSIC_DICE
from risk_desktop.engine.odds import fight
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import kit, theme
from risk_desktop.ui.art import UnitCard
from risk_desktop.ui.board import BoardView, Position
from risk_desktop.ui.game.battle.battle_table import BattleTable
from risk_desktop.ui.game.battle.dice_strip import DiceStrip
from risk_desktop.ui.game.cards.card_faces import CardFaces
from risk_desktop.ui.game.cards.card_sets import words_of_set
from risk_desktop.ui.game.cards.card_table import CardTable, HandOnTable
from risk_desktop.ui.game.chronicle.chronicle import Chronicle
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.handover.recap import make_recap
from risk_desktop.ui.game.handover.recap_map import recap_picture
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names

SIZES = {"720": (1280, 720), "900": (1600, 900), "1080": (1920, 1080)}
BOARD = load_map(maps_dir() / "earth.yaml")
NUMBER = {territory.id: i for i, territory in enumerate(BOARD.territories)}
TABLE = Table(
    "world",
    (
        Seat("Anna", "human", 0), Seat("Ben", "human", 1), Seat("Mira", "hard", 2),
        Seat("Cassius", "normal", 3), Seat("Octavia", "hard", 4), Seat("Tariq", "expert", 5),
    ),
)  # fmt: skip
NAMES = Names(TABLE, [BOARD])


class Stage:
    """A window of one size with the board behind."""

    def __init__(self, size: str, look: str, language: str, scale: int) -> None:
        width, height = SIZES[size]
        i18n.set_language(language)
        theme.set_current(look)
        theme.set_metrics(theme.metrics(width, height, scale / 100))
        kit.install_style(QApplication.instance())
        metrics = theme.current_metrics()
        self.window = QWidget()
        self.window.resize(width, height)
        self.board = BoardView([BOARD], maps_dir(), theme.SEATS, language, self.window)
        self.board.setGeometry(self.window.rect())
        owners = tuple((i * 7 + i // 5) % 6 for i in range(len(NUMBER)))
        self.board.set_position(Position(owners, tuple(1 + (i * 5) % 9 for i in range(len(NUMBER)))))
        column = metrics.column + 2 * metrics.margin
        self.free = QRect(0, metrics.top, width - column, height - metrics.top - metrics.bottom)
        self.board.set_free_rect(self.free)
        self.window.show()
        self.board.finish_baking()

    def beside(self, widget: QWidget) -> None:
        """Put the chronicle's panel where it belongs."""
        metrics = theme.current_metrics()
        top = metrics.top + 6 * (metrics.plaque_height + metrics.plaque_gap)
        height = self.window.height() - top - metrics.margin
        if metrics.folded:
            top, height = metrics.top, self.window.height() - 2 * metrics.top
        left = self.window.width() - metrics.margin - metrics.column
        widget.setGeometry(left, top, metrics.column, height)
        widget.show()


def battle(stage: Stage) -> None:
    """A fight after one roll."""
    origin, target = NUMBER["north_africa"], NUMBER["brazil"]
    stage.board.show_arrow(origin, target, 0)
    stage.board.finish_animations()
    table = BattleTable(stage.window, NAMES)
    table.set_place(stage.free, "right")
    table.show_battle(origin, target, 0, 4, 9, 5, fight(CLASSIC_DICE, 8, 5))
    table.set_actions(True, 3, True, 7, 3)
    table.open()
    rolled = ev.DiceRolled(0, 4, origin, target, (6, 5, 2), (4, 5), (6, 6, 6), (6, 6))
    table.show_roll(rolled, 1, 1, 8, 4, fight(CLASSIC_DICE, 7, 4))
    table.skip()


def battle_d8(stage: Stage) -> None:
    """Three defence dice, eight sides, long names."""
    origin, target = NUMBER["northwest_territory"], NUMBER["eastern_united_states"]
    table = BattleTable(stage.window, NAMES)
    table.set_place(stage.free, "left")
    table.show_battle(origin, target, 3, 2, 45, 31, fight(CLASSIC_DICE, 44, 31))
    table.set_actions(True, 3, True, 42, 10)
    table.open()
    rolled = ev.DiceRolled(3, 2, origin, target, (8, 5, 2), (7, 7, 2), (8, 6, 6), (8, 8, 6))
    table.show_roll(rolled, 2, 1, 43, 30, fight(CLASSIC_DICE, 42, 30))
    table.skip()


def conquest(stage: Stage) -> None:
    """The territory has fallen."""
    battle(stage)
    table = stage.window.findChild(BattleTable)
    origin, target = NUMBER["north_africa"], NUMBER["brazil"]
    table.show_roll(ev.DiceRolled(0, 4, origin, target, (6, 5), (1,), (6, 6), (6,)), 0, 1, 8, 0, None)
    table.skip()
    table.tell_conquest()


def strip(stage: Stage) -> None:
    """The small dice show."""
    small = DiceStrip(stage.window)
    small.set_fighters(theme.SEATS[3], theme.SEATS[4])
    rolled = ev.DiceRolled(3, 4, 0, 1, (6, 5, 2), (4, 5), (6, 6, 6), (6, 6))
    small.show_roll(rolled)
    small.move(200, 200)


def chronicle(stage: Stage) -> None:
    """Some turns."""
    panel = Chronicle(stage.window)
    panel.set_names(NAMES)
    narrator = Narrator(NAMES)
    n = NUMBER
    told: list[ev.Event] = [
        ev.TurnStarted(1, 7), ev.SetTraded(2, (n["egypt"], n["japan"], 43), 8, 3), ev.TurnStarted(3, 7),
        ev.AttackDeclared(3, 4, n["india"], n["siam"], 3), ev.ArmiesLost(3, n["india"], 1), ev.ArmiesLost(4, n["siam"], 4),
        ev.TerritoryConquered(3, 4, n["india"], n["siam"], 3), ev.ArmiesMoved(3, n["india"], n["china"], 4, "fortify"),
        ev.CardDrawn(4, "territory", -1), ev.RegionCompleted(4, 1), ev.AttackDeclared(5, 2, n["kamchatka"], n["mongolia"], 3),
        ev.ArmiesLost(5, n["kamchatka"], 2), ev.ArmiesLost(2, n["mongolia"], 3),
        ev.TerritoryConquered(5, 2, n["kamchatka"], n["mongolia"], 3),
        ev.ArmiesPlaced(0, ((n["north_africa"], 3), (n["northwest_territory"], 2), (n["western_united_states"], 4))),
        ev.AttackDeclared(0, 4, n["north_africa"], n["brazil"], 3), ev.ArmiesLost(0, n["north_africa"], 1),
    ]  # fmt: skip
    panel.add(narrator.lines(told, -1))
    stage.beside(panel)


def taken(seat: int, loser: int, origin: str, target: str) -> ev.TerritoryConquered:
    """A conquest by names."""
    return ev.TerritoryConquered(seat, loser, NUMBER[origin], NUMBER[target], 3)


RECENT: list[ev.Event] = [
    ev.TurnStarted(1, 7), ev.SetTraded(1, (1, 2, 43), 8, 3), ev.TurnStarted(2, 7), taken(2, 1, "ural", "ukraine"),
    ev.RegionBroken(1, 2), ev.TurnStarted(3, 7), taken(3, 4, "india", "siam"), ev.TurnStarted(4, 7),
    taken(4, 0, "venezuela", "brazil"), taken(4, 3, "brazil", "peru"), ev.RegionCompleted(4, 1), ev.TurnStarted(5, 7),
    taken(5, 2, "kamchatka", "mongolia"), ev.ArmiesMoved(5, NUMBER["alaska"], NUMBER["alberta"], 4, "fortify"),
]  # fmt: skip


def curtain(stage: Stage) -> None:
    """The screen goes to Anna."""
    recap = make_recap(RECENT, NAMES, 0)

    def picture(size: QSize) -> QImage:
        return recap_picture(stage.board, NAMES, recap, size)

    Curtain(stage.window, NAMES, 0, recap, picture).open()


def curtain_plain(stage: Stage) -> None:
    """Nothing to tell yet; a light colour."""
    Curtain(stage.window, NAMES, 3).open()


def hand_of(*names: str) -> dict[int, UnitCard]:
    """Return faces by card number; Anna owns Congo."""
    faces, owners = CardFaces(NAMES), [-1] * len(NUMBER)
    owners[NUMBER["congo"]] = 0
    cards = [NUMBER.get(name, len(NUMBER)) for name in names]
    return {card: faces.face(card, 0, tuple(owners)) for card in cards}


def cards(stage: Stage) -> None:
    """Five cards: a set must be traded."""
    faces = hand_of("egypt", "japan", "congo", "peru", "joker")
    sets = {three: 10 for three in combinations(sorted(faces), 3) if words_of_set([faces[card].unit for card in three])}
    CardTable(stage.window, HandOnTable(faces, sets, True, 2, (4, 6, 8, 10, 15, 20, 25), 3)).open()


def cards_look(stage: Stage) -> None:
    """Three cards to look at."""
    CardTable(
        stage.window, HandOnTable(hand_of("egypt", "japan", "congo"), worth=(4, 6, 8, 10, 15, 20), following=2)
    ).open()


def cards_many(stage: Stage) -> None:
    """Nine cards."""
    faces = hand_of(*list(NUMBER)[3:11], "congo")
    sets = {three: 15 for three in combinations(sorted(faces), 3) if words_of_set([faces[card].unit for card in three])}
    CardTable(stage.window, HandOnTable(faces, sets, True, 0, (4, 6, 8, 10), -1)).open()


SHOTS: dict[str, Callable[[Stage], None]] = {
    "battle": battle, "battled8": battle_d8, "conquest": conquest, "strip": strip, "chronicle": chronicle,
    "curtain": curtain, "plaincurtain": curtain_plain,
    "cards": cards, "lookcards": cards_look, "manycards": cards_many,
}  # fmt: skip
VARIANTS = (
    ("720", "dark", "en", 100), ("900", "dark", "en", 100), ("1080", "dark", "en", 100), ("720", "dark", "de", 200),
    ("900", "parchment", "sv", 100), ("720", "parchment", "nl", 100), ("900", "dark", "de", 150),
)  # fmt: skip


def main(folder: Path, wanted: list[str]) -> None:
    """Render all shots, or those whose names hold one of the given words (all of them with +)."""
    app = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    MOTION.reduced = True
    for what, make in SHOTS.items():
        for size, look, language, scale in VARIANTS:
            name = f"{what}_{size}_{look}_{language}_{scale}"
            if wanted and not any(all(part in f"{name}_" for part in word.split("+")) for word in wanted):
                continue
            stage = Stage(size, look, language, scale)
            make(stage)
            for _ in range(4):
                app.processEvents()
            stage.window.grab().save(str(folder / f"{name}.png"))
            print(name)
            stage.window.deleteLater()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), sys.argv[2:])
