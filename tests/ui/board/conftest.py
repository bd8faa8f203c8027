"""Fixtures of the tests of the board."""

import pytest
from PySide6.QtCore import QRect

from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui import theme
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.motion import MOTION


@pytest.fixture(scope="module")
def earth():
    return load_map(maps_dir() / "earth.yaml")


@pytest.fixture(scope="module")
def islands(pytestconfig):
    return load_map(pytestconfig.rootpath / "tests" / "maps" / "islands.yaml")


@pytest.fixture
def still():
    """Let every animation end at once."""
    MOTION.set_speed("instant")
    yield
    MOTION.set_speed("normal")


@pytest.fixture
def show(qtbot):
    """Return a function that shows boards in a view of a size, laid out as in play."""

    def make(boards, size=(800, 600), language="en"):
        theme.set_metrics(theme.metrics(*size))
        view = BoardView(boards, maps_dir(), theme.SEATS, language)
        qtbot.addWidget(view)
        count = sum(len(board.territories) for board in boards)
        view.set_position(BoardPosition(tuple(i % 6 for i in range(count)), tuple(1 + i % 5 for i in range(count))))
        view.resize(*size)
        if size != (800, 600):
            metrics = theme.current_metrics()
            width = size[0] - metrics.column - 2 * metrics.margin
            view.set_free_rect(QRect(0, metrics.top, width, size[1] - metrics.top - metrics.bottom))
        view.show()
        view.finish_baking()
        return view

    yield make
    theme.set_metrics(theme.metrics(1600, 900))
