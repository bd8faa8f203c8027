"""What the tests of the tables share: a board, six players, hands, and a window to lie on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.controller.table import Seat, Table
from risk_desktop.engine import events as ev
from risk_desktop.maps.loader import load_map
from risk_desktop.paths import maps_dir
from risk_desktop.ui.names import Names

BOARD = load_map(maps_dir() / "earth.yaml")
NUMBER = {territory.id: number for number, territory in enumerate(BOARD.territories)}
SEATS = (
    Seat("Anna", "human", 0), Seat("Ben", "human", 1), Seat("Mira", "hard", 2),
    Seat("Cassius", "normal", 3), Seat("Octavia", "hard", 4), Seat("Tariq", "hard", 5),
)  # fmt: skip
NAMES = Names(Table("world", SEATS), [BOARD])


def window(width: int = 1600, height: int = 900) -> QWidget:
    """Return a shown window."""
    top = QWidget()
    top.resize(width, height)
    top.show()
    return top


def taken(seat: int, loser: int, origin: str, target: str) -> ev.TerritoryConquered:
    """Return a conquest between territories given by their ids."""
    return ev.TerritoryConquered(seat, loser, NUMBER[origin], NUMBER[target], 3)


def texts(widgets: Sequence[QWidget]) -> str:
    """Return all that widgets and their children show or say."""
    found = []
    for widget in widgets:
        for each in (widget, *widget.findChildren(QWidget)):
            found += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
            text = getattr(each, "text", None)
            found.append(str(text()) if callable(text) else "")
    return "\n".join(found)


def flush() -> None:
    """Let deferred deletions happen."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
