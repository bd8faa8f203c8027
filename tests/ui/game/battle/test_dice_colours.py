"""Dice bear the colour and the emblem of whoever rolls them, and can be read on each of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.engine.events import DiceRolled
from risk_desktop.ui import theme
from risk_desktop.ui.art.dice import draw_die, draw_kind_die
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.colour import contrast, luminance
from risk_desktop.ui.game.battle import preview_panel
from risk_desktop.ui.game.battle.dice_pairs import Pair, pairs_of
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.battle.preview_panel import FightPlan, FightSide, PlannedDie, PreviewPanel
from risk_desktop.ui.game.bidding import bid_table
from risk_desktop.ui.game.bidding.bid_table import BidLane, BidLanes
from risk_desktop.ui.game.die_call import DieCall
from risk_desktop.ui.game.godstorm import god_war_painter
from risk_desktop.ui.game.godstorm.god_war_scene import WarDie, WarLine, WarScene, WarSide
from risk_desktop.ui.game.godstorm.god_war_table import GodWarTable
from risk_desktop.ui.kit import DieWidget
from risk_desktop.ui.money import ENERGY
from risk_desktop.ui.neutral_colours import FADED
from risk_desktop.ui.theme import NEUTRAL, SEATS, SeatColours, metrics
from tests.ui.support.tables_stage import window

ALL = (*SEATS, *FADED, NEUTRAL)
JADE, DUST = SEATS[2], FADED[4]
ROLL = DiceRolled(0, 1, 3, 4, (6, 3), (5,), (6, 6), (6,))
SIDE = 60


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    yield
    theme.set_current("dark")
    theme.set_metrics(metrics(1600, 900))


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """A window for what stands on the table."""
    found = window()
    qtbot.addWidget(found)
    return found


def painted(seat: SeatColours, value: int, sides: int = 6) -> QImage:
    """Return a die of ``SIDE`` px in the middle of a picture of the panel's colour."""
    image = QImage(QSize(2 * SIDE, 2 * SIDE), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.current().panel_bottom))
    painter = QPainter(image)
    draw_die(painter, QPointF(SIDE, SIDE), SIDE, value, seat, sides=sides, shadow=False)
    painter.end()
    return image


@pytest.mark.parametrize("dress", theme.THEMES)
@pytest.mark.parametrize("seat", ALL, ids=[seat.key for seat in ALL])
def test_pips_can_be_read_on_the_dice_of_every_colour(seat: SeatColours, dress: str) -> None:
    theme.set_current(dress)
    step = round(SIDE * 0.255)
    six, one = painted(seat, 6), painted(seat, 1)
    for x in (-step, step):
        for y in (-step, 0, step):
            pip = six.pixelColor(SIDE + x, SIDE + y)
            # The same place of a die that has no pip there, the emblem behind it included.
            assert contrast(pip, one.pixelColor(SIDE + x, SIDE + y)) >= 4.5, (x, y)
    face = painted(seat, 2)
    assert contrast(one.pixelColor(SIDE, SIDE), face.pixelColor(SIDE, SIDE)) >= 4.5


@pytest.mark.parametrize("seat", ALL, ids=[seat.key for seat in ALL])
def test_the_figure_of_an_eight_sided_die_can_be_read(seat: SeatColours) -> None:
    first, second = painted(seat, 1, 8), painted(seat, 4, 8)
    inside = range(SIDE - 12, SIDE + 12)
    pairs = [(first.pixelColor(x, y), second.pixelColor(x, y)) for x in inside for y in inside]
    assert max(contrast(*pair) for pair in pairs) >= 4.5


def test_dice_of_two_colours_differ_in_face_and_emblem() -> None:
    faces = {painted(seat, 2).pixelColor(SIDE, SIDE - 25).name() for seat in SEATS}
    assert len(faces) == len(SEATS)
    for seat in (*SEATS, *FADED):
        die = painted(seat, 2)
        shades = {die.pixelColor(x, SIDE + 8).rgb() for x in range(SIDE - 24, SIDE + 24)}
        lights = [luminance(QColor(shade)) for shade in shades]
        assert max(lights) - min(lights) > 0.005, f"no emblem on {seat.key}"


def test_dice_before_the_roll_wear_the_colour_too() -> None:
    pictures = []
    for seat in (JADE, DUST):
        image = QImage(80, 80, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        draw_kind_die(painter, QPointF(40, 40), 60, 8, seat)
        painter.end()
        pictures.append(image.pixelColor(40, 18).name())
    assert pictures[0] != pictures[1]


def seats_of(dice: list[DieWidget]) -> list[str]:
    return [die.seat().key for die in dice if not die.isHidden()]


def test_the_fight_beside_the_arrow(qtbot: QtBot, table: QWidget) -> None:
    panel = FightPanel(table)
    stand = FightStand(Fighter(JADE, "Anna", 9), Fighter(DUST, "Ben", 4))
    panel.show_fight(stand, FightOutlook(1, 1))
    panel.show_attack([Pair(6, 0, 6, 6, False), Pair(3, 0, 6, 6, False)])
    assert seats_of(panel.findChildren(DieWidget)) == ["jade", "jade"]
    panel.show_roll(pairs_of(ROLL, ties_attack=False), stand)
    assert seats_of(panel.dice[0]) == ["jade", "jade"] and seats_of(panel.dice[1]) == ["neutral-orchid"]
    # The dice that were made serve the next fight.
    panel.show_fight(FightStand(Fighter(DUST, "Ben", 9), Fighter(JADE, "Anna", 4)), FightOutlook(1, 1))
    panel.show_roll(pairs_of(ROLL, ties_attack=False), stand)
    assert len(panel.findChildren(DieWidget)) == 3
    assert seats_of(panel.findChildren(DieWidget)).count("neutral-orchid") == 2


def test_a_die_that_everybody_sees(qtbot: QtBot, table: QWidget) -> None:
    call = DieCall(table)
    call.call(DUST, "Orchid", 4, "stays")
    assert seats_of(call.findChildren(DieWidget)) == ["neutral-orchid"]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect whose dice are painted by hand."""
    found: list[str] = []

    def note(*args: object, **kwargs: object) -> None:
        found.extend(each.key for each in args if isinstance(each, SeatColours))

    for module in (bid_table, god_war_painter):
        monkeypatch.setattr(module, "draw_die", note)
    monkeypatch.setattr(preview_panel, "draw_kind_die", note)
    return found


def test_rolls_for_a_place_in_the_order(qtbot: QtBot, drawn: list[str]) -> None:
    lanes = BidLanes()
    rolls = ((6, 1), (3,))
    tied = [BidLane(n, "", colours, 2, 5, rolls[n], "") for n, colours in enumerate((JADE, DUST))]
    lanes.show_lanes(tied, ENERGY)
    lanes.resize(700, 500)
    lanes.grab()
    assert drawn == ["neutral-orchid", "jade", "jade"], "the first lane lies over the others"


def test_a_god_war(qtbot: QtBot, table: QWidget, drawn: list[str]) -> None:
    def side(seat: SeatColours) -> WarSide:
        return WarSide(
            seat, "", "", PieceLook("war", 0, "greeks"), (), (WarDie(5), WarDie(4, 1)), (WarLine("", "", "", 9),)
        )

    war = GodWarTable(table)
    war.show_scene(WarScene("", "", side(JADE), side(DUST), True, "", "", "", "", ""), own=True)
    for clock in war.findChildren(QVariantAnimation):
        clock.stop()
    war.grab()
    assert set(drawn[: len(drawn) // 2]) == {"jade"} and set(drawn[len(drawn) // 2 :]) == {"neutral-orchid"}
    assert len(drawn) == 8, "two dice, the struck one and the one before the sum, on both sides"


def test_a_fight_before_its_dice(qtbot: QtBot, table: QWidget, drawn: list[str]) -> None:
    panel = PreviewPanel(table)
    sides = [FightSide(seat, "", "", 3, (), (PlannedDie(8, ""), PlannedDie(6, ""))) for seat in (JADE, DUST)]
    panel.show_plan(FightPlan("", *sides, ((1.0, ""),)))
    panel.resize(panel.sizeHint())
    panel.grab()
    assert drawn == ["jade", "jade", "neutral-orchid", "neutral-orchid"]
