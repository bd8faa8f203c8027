"""What a step points at, as rectangles of the play screen: parts of the window by their names, territories by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from risk_desktop.lessons.schema import CONTROLS
from risk_desktop.ui.kit import Overlay
from risk_desktop.ui.play.play_screen import PlayScreen
from risk_desktop.ui.tables.battle import BattleTable
from risk_desktop.ui.tables.bid_slip import BidSlip
from risk_desktop.ui.tables.bid_table import BidTable
from risk_desktop.ui.tables.deck_table import DeckTable
from risk_desktop.ui.tables.market import MarketTable

from .placing import Room

TABLES = (BattleTable, BidSlip, BidTable, DeckTable, MarketTable)
"""What belongs to the game and stays below the coach; any other dialog covers him."""
_ON_TABLE = ("ghost", "primary", "prompt", "secondary", "tray")
"""Controls in whose place a table offers its own while it is open."""


@dataclass(frozen=True)
class Target:
    """A rectangle of the screen; a territory's is ringed by a circle."""

    rect: QRect
    circle: bool = False


class Pointer:
    """Finds on a play screen what a lesson's steps point at."""

    def __init__(self, screen: PlayScreen, person: int) -> None:
        self._screen, self._person = screen, person
        ids = enumerate(screen.desk.names.territories)
        self._numbers = {territory.id: number for number, territory in ids}

    def overlay(self) -> Overlay | None:
        """Return what lies over the screen, the uppermost one."""
        shown = [each for each in self._screen.findChildren(Overlay) if each.isVisible()]
        return shown[-1] if shown else None

    def table(self) -> Overlay | None:
        """Return the game's table that is open."""
        over = self.overlay()
        return over if isinstance(over, TABLES) else None

    def targets(self, places: tuple[str, ...]) -> list[Target]:
        """Return where those of ``places`` are that can be seen; land of another board is where that board shows."""
        found = [target for place in places for target in self._find(place)]
        return list(dict.fromkeys(target for target in found if not target.rect.isEmpty()))

    def bring(self, places: tuple[str, ...]) -> None:
        """Let the camera show the territories among ``places``; of several boards the one that shows stays."""
        board = self._screen.board
        lands = [self._numbers[place] for place in places if place in self._numbers]
        here = [land for land in lands if board.overview.board_of(land) == board.board_index]
        if lands:
            board.ensure_visible(here or lands[-1:])

    def room(self, targets: list[Target]) -> Room:
        """Return what the coach's card must and should leave free."""
        screen, things = self._screen, self._screen.furniture
        table = self.table()
        needed: list[QWidget] = [things.prompt, things.tray, things.choices, screen.treasury.shelving.shelf]
        if table is not None:
            needed = [table.panel]
        others: list[QWidget | None] = [*things.plaques, things.ribbon, things.years, things.corner, things.status]
        others += [things.porthole, things.card_bar, things.hand, things.chronicle]
        board = screen.board
        badges = [board.badge_rect(land).translated(board.pos()) for land in range(len(self._numbers))]
        margin = 8
        return Room(
            screen.rect().adjusted(margin, margin, -margin, -margin),
            tuple(target.rect for target in targets),
            tuple(self._rect(widget) for widget in needed if widget.isVisible()),
            (*(self._rect(widget) for widget in others if widget is not None and widget.isVisible()), *badges),
        )

    def _find(self, place: str) -> Iterator[Target]:
        if place in CONTROLS:
            table = self.table()
            if table is not None and place in _ON_TABLE:
                yield Target(self._rect(table.panel))
            else:
                yield from (Target(self._rect(widget)) for widget in self._widgets(place) if widget.isVisible())
            return
        land, board = self._numbers[place], self._screen.board
        if board.overview.board_of(land) == board.board_index:
            yield Target(board.badge_rect(land).translated(board.pos()), circle=True)
        else:
            yield from self._find("porthole")

    def _widgets(self, place: str) -> list[QWidget]:
        """Return the widgets of a control, the first one that is there counts."""
        things = self._screen.furniture
        if place in ("ghost", "primary", "secondary"):
            button = things.prompt.button(place)
            return [button if button.isVisible() else things.prompt]
        if place == "board":
            return [self._screen.board]
        if place == "chronicle":
            return [things.tabs if things.folded else things.chronicle]
        if place == "hand":
            bar = things.card_bar
            return [bar if bar is not None and bar.isVisible() else things.tabs if things.folded else things.hand]
        if place == "porthole":
            return [things.porthole] if things.porthole is not None else []
        others: dict[str, QWidget] = {
            "help": things.status.help,
            "plaques": things.plaques[self._person],
            "prompt": things.prompt,
            "ribbon": things.ribbon,
            "shelf": self._screen.treasury.shelving.shelf,
            "tray": things.tray,
            "years": things.years,
        }
        return [others[place]]

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._screen, QPoint()), widget.size())
