"""A list has the width that it keeps from the first time it is painted."""

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.kit import ScrollArea


class Row(QWidget):
    """Remembers how wide it was each time it was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(50)
        self.widths: list[int] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        self.widths.append(self.width())


def column_of(area: ScrollArea) -> QVBoxLayout:
    """Return the layout of what an area shows."""
    layout = area.widget().layout()
    assert isinstance(layout, QVBoxLayout)
    return layout


def colours_of_bar(area: ScrollArea) -> set[int]:
    """Return the colours that are painted where the bar stands."""
    image = area.verticalScrollBar().grab().toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window that shows."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 500)
    window.show()
    return window


def listed(window: QWidget, rows: int) -> tuple[ScrollArea, list[Row]]:
    """Return an area, 300 px wide and 200 px high, that doesn't show yet, and the rows in it."""
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    made = [Row() for _ in range(rows)]
    for row in made:
        column.addWidget(row)
    area = ScrollArea(content, window)
    area.resize(300, 200)
    return area, made


def test_rows_that_come_later_make_the_first_ones_no_narrower(qtbot: QtBot, window: QWidget) -> None:
    area, rows = listed(window, 2)
    area.show()
    qtbot.waitUntil(lambda: bool(rows[0].widths))
    late = [Row() for _ in range(10)]
    for row in late:
        column_of(area).addWidget(row)
    qtbot.waitUntil(lambda: bool(late[0].widths) and area.verticalScrollBar().maximum() > 0)
    qtbot.wait(20)
    (width,) = {width for row in (*rows, *late) for width in row.widths}
    assert width == 300 - area.verticalScrollBar().width()


def test_the_bar_shows_only_where_there_is_something_to_scroll(qtbot: QtBot, window: QWidget) -> None:
    area, rows = listed(window, 2)
    area.show()
    qtbot.waitUntil(lambda: bool(rows[0].widths))
    assert len(colours_of_bar(area)) == 1
    for _ in range(10):
        column_of(area).addWidget(Row())
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert len(colours_of_bar(area)) > 1
