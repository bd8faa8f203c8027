"""The icon files: Qt reads them all, every one is used, and no code asks for one that isn't there."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from risk_desktop.editions.godstorm.pantheons import PANTHEONS
from risk_desktop.paths import resources_dir
from risk_desktop.ui.art.glyphs import UNITS, card_sign
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, style_of
from risk_desktop.ui.art.svg import svg_names, svg_path
from risk_desktop.ui.money import ENERGY, FAITH
from risk_desktop.ui.theme import EVERYBODY, SEATS
from tests.syntax_trees import syntax_trees

GROUPS = sorted(folder.name for folder in (resources_dir() / "icons").iterdir() if folder.is_dir())
FILES = [f"{group}/{name}" for group in GROUPS for name in svg_names(group)]
# Where calls name an icon: the place of the argument, from 0.
ICON_ARGUMENT = {"draw_icon": 1, "IconButton": 0, "ListRow": 0, "set_icon": 0, "draw_slip": 3}


def calls() -> Iterator[ast.Call]:
    return (node for module in syntax_trees().values() for node in ast.walk(module) if isinstance(node, ast.Call))


def literals(node: ast.expr) -> set[str]:
    """Texts that an expression may have as its value, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def box(path: QPainterPath) -> QRectF:
    return path.boundingRect()


@pytest.mark.parametrize("name", FILES)
def test_qt_reads_every_icon(name: str) -> None:
    path = svg_path(name)
    assert max(box(path).width(), box(path).height()) > 10
    limits = QRectF(0, 0, 24, 24) if name.startswith("line/") else QRectF(-60, -60, 120, 120)
    assert box(path).united(limits) == limits


def test_icons_that_calls_name_exist() -> None:
    named: set[str] = set()
    for call in calls():
        function = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        place = ICON_ARGUMENT.get(function)
        if place is not None and place < len(call.args):
            named |= literals(call.args[place])
        for keyword in call.keywords:
            if keyword.arg == "icon":
                named |= literals(keyword.value)
    named.discard("")
    assert len(named) > 30
    assert named <= set(svg_names("line"))


def test_every_line_icon_stands_in_the_code() -> None:
    texts = {
        node.value for module in syntax_trees().values() for node in ast.walk(module) if isinstance(node, ast.Constant)
    }
    assert not [name for name in svg_names("line") if name not in texts]


def test_signs_are_those_that_the_game_has() -> None:
    assert set(svg_names("units")) == set(UNITS)
    assert set(svg_names("emblems")) == {seat.emblem for seat in (*SEATS, EVERYBODY)} | {"star", "diamond"}
    assert set(svg_names("money")) == {ENERGY.key, FAITH.key}
    assert set(svg_names("pieces")) == {style.sign for style in PIECE_STYLES.values()} | {"ruin"}
    assert set(svg_names("figures")) == {style.sign for style in PIECE_STYLES.values() if style.medal}
    shown = (style_of(kind, family) for kind in PIECE_STYLES for family in ("", *PANTHEONS))
    assert set(svg_names("outlines")) == {style.outline for style in shown} - {""}


def test_an_effect_without_a_sign_shows_the_star() -> None:
    assert card_sign("an effect of a card of one's own") is svg_path("cards/colony_influence")


def test_a_missing_icon_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        svg_path("line/no-such-icon")


def test_shapes_of_a_file_make_one_path() -> None:
    target = svg_path("line/target")
    circle = QPainterPath()
    circle.addEllipse(QRectF(4, 4, 16, 16))
    assert box(target) == QRectF(2, 2, 20, 20)
    assert target.elementAt(0).x == 20 and target.elementCount() == 2 * circle.elementCount() + 8


def test_precise_files_come_as_fine_lines() -> None:
    skull = svg_path("pieces/death")
    kinds = {skull.elementAt(number).type for number in range(skull.elementCount())}
    assert QPainterPath.ElementType.CurveToElement not in kinds
    assert skull.elementCount() > 200
