"""Finds what a step of a lesson points at on the screen: controls by name, territories and regions by their ids."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from risk_desktop.lessons.schema import CONTROLS, Lesson, LessonStep
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.game.cards.decks.card_bar import CardBar
from risk_desktop.ui.game.cards.decks.deck_table import DeckTable
from risk_desktop.ui.game.pieces.piece_shelf import ShelfController
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Overlay

from .card_placement import Room
from .halo import REACH

TABLES = (DeckTable,)
"""Dialogs that belong to the game and stay below the coach; any other covers him."""
_CHIP = (34, -20)
"""Offset of a chip such as "+2" from its badge, px."""
_MARGIN = 8
"""Around the part of the window where the card may stand, px."""
_ON_TABLE = ("ghost", "primary", "prompt", "secondary", "tray")
"""Controls that an open dialog of the game replaces by its own."""


@dataclass(frozen=True)
class Target:
    """A rectangle of the screen, ringed by a circle for a territory.

    ``clear``: the area around it to keep free, ``names``: what is written there, which the ring leaves out.
    """

    rect: QRect
    circle: bool = False
    clear: QRect = field(default_factory=QRect)
    names: tuple[QRect, ...] = ()


class TargetFinder:
    """Finds on a game's screen what the steps of a lesson point at."""

    def __init__(self, screen: PlayScreen, lesson: Lesson) -> None:
        self._screen, self._person = screen, lesson.person
        ids = enumerate(screen.context.names.territories)
        self._numbers = {territory.id: number for number, territory in ids}
        told = {place for step in lesson.steps for place in (*step.at, *step.names.values())}
        self._told = frozenset(number for name, number in self._numbers.items() if name in told)
        self._regions = {region.id: number for number, region in enumerate(screen.context.names.regions)}

    def overlay(self) -> QWidget | None:
        """Return the uppermost widget that covers the screen, None if there is none."""
        dialogs = self._screen.findChildren(Overlay)
        shown = [each for each in (*dialogs, *self._screen.covers()) if each.isVisible()]
        return shown[-1] if shown else None

    def table(self) -> Overlay | None:
        """Return the open dialog of the game, None if there is none or another one covers it."""
        over = self.overlay()
        return over if isinstance(over, TABLES) else None

    def targets(self, places: tuple[str, ...]) -> list[Target]:
        """Return the visible ones of ``places``; a territory on another board is at the miniature of that board."""
        found = [target for place in places for target in self._find(place)]
        return list(dict.fromkeys(target for target in found if not target.rect.isEmpty()))

    def bring(self, step: LessonStep) -> None:
        """Move the camera to the territories of a step, the present board's first; a rail opens for players' rows."""
        board, things = self._screen.board, self._screen.game_layout
        if things.rooms.rail and ("plaques" in step.at) != things.plaques[self._person].isVisible():
            things.toggle_players()
        lands = [self._numbers[place] for place in (*step.at, step.look) if place in self._numbers]
        here = [land for land in lands if self._is_shown(land)]
        if lands:
            board.switcher.ensure_visible(here or lands[-1:])

    def room(self, targets: list[Target]) -> Room:
        """Return what the coach's card must and should leave free, also what opens later: it had better stay."""
        screen, things = self._screen, self._screen.game_layout
        needed: list[QWidget] = [things.prompt, *screen.board.findChildren(PointingPanel)]
        needed += [things.dock.panel, things.dock.head] if things.dock.busy else []
        others: list[QWidget | None] = [*things.plaques, *things.rail.tiles, things.rail.dock, things.rail.cards]
        others += [things.ribbon, things.rounds, things.corner, things.status]
        others += [things.mini_board, things.card_bar, things.hand, things.chronicle]
        beside, badges = self._rects(others), [self._badge(land) for land in self._lively()]
        if things.rooms.rail:
            beside.append(things.rooms.dock)
        table = self.table()
        if table is not None:
            # Without room beside the panel, at least its buttons and the dice stay free.
            panel, needed = self._rect(table.panel), [table.panel, *table.stops()]
            beside = [each for each in beside if not each.intersects(panel)]
            badges = [each for each in badges if not each.intersects(panel)]
        return Room(
            screen.rect().adjusted(_MARGIN, things.rooms.top.height() + _MARGIN // 2, -_MARGIN, -_MARGIN),
            tuple(target.clear if target.circle else target.rect for target in targets),
            tuple(self._rects(needed)),
            tuple(beside),
            tuple(badge.adjusted(-6, -6, 6, 6) for badge in badges),
            QRect() if things.rooms.rail or table is not None else things.rooms.dock,
        )

    def _rects(self, widgets: Iterable[QWidget | None]) -> list[QRect]:
        """Return the rectangles of the visible ones of these widgets."""
        return [self._rect(widget) for widget in widgets if widget is not None and widget.isVisible()]

    def _find(self, place: str) -> Iterator[Target]:
        if place in CONTROLS:
            table, prompt = self.table(), self._screen.game_layout.prompt
            if table is not None and place in _ON_TABLE:
                yield Target(self._rect(table.panel))
            elif place == "secondary" and prompt.button(place).isVisible():
                yield Target(prompt.reach(place).translated(self._rect(prompt).topLeft()))
            else:
                yield from (Target(self._seen(widget)) for widget in self._widgets(place) if widget.isVisible())
            return
        board = self._screen.board
        if place not in self._numbers:
            plate = board.places.plate_rect(self._regions[place])
            if plate is not None:
                yield Target(plate.translated(board.pos()))
            return
        land = self._numbers[place]
        if self._is_shown(land):
            badge, names = self._badge(land), self._names()
            clear = badge.united(names.get(land, badge)).united(badge.translated(*_CHIP))
            around = badge.adjusted(-REACH, -REACH, REACH, REACH)
            yield Target(badge, True, clear, tuple(name for name in names.values() if name.intersects(around)))
        else:
            yield from self._find("mini_board")

    def _lively(self) -> list[int]:
        """Return the territories of the present board that have armies, can be chosen, or are told of in the lesson."""
        board = self._screen.board
        choosable = board.overview.choosable(board.switcher.board)
        armies = board.position.armies
        alive = choosable | self._told
        return [land for land in self._numbers.values() if self._is_shown(land) and (armies[land] or land in alive)]

    def _is_shown(self, land: int) -> bool:
        board = self._screen.board
        return board.overview.board_of(land) == board.switcher.board

    def _names(self) -> dict[int, QRect]:
        """Return where the names stand that show on the present board, by territory."""
        board = self._screen.board
        names = {land: board.places.name_rect(land) for land in self._numbers.values() if self._is_shown(land)}
        return {land: name.translated(board.pos()) for land, name in names.items() if name is not None}

    def _badge(self, land: int) -> QRect:
        return self._screen.board.places.badge_rect(land).translated(self._screen.board.pos())

    def _widgets(self, place: str) -> list[QWidget]:
        """Return the widgets of a control."""
        things = self._screen.game_layout
        if place in ("ghost", "primary", "secondary"):
            button = things.prompt.button(place)
            return [button if button.isVisible() else things.prompt]
        if place == "board":
            return [self._screen.board]
        if place == "chronicle":
            return [things.rail.dock if things.rooms.rail else things.chronicle]
        if place == "hand":
            return [
                next((hand for hand in (things.card_bar, things.hand) if hand and hand.isVisible()), things.rail.cards)
            ]
        if place == "mini_board":
            return [things.mini_board] if things.mini_board is not None else []
        if place == "shelf":
            back = things.rail.dock if things.rooms.rail else things.dock.head
            return [shelf if shelf.isVisible() else back for shelf in self._shelves()]
        if place == "plaques":
            plaque = things.plaques[self._person]
            return [plaque if plaque.isVisible() else things.rail.tiles[self._person]]
        others: dict[str, QWidget] = {
            "help": things.status.help,
            "prompt": things.prompt,
            "ribbon": things.ribbon,
            "speed": things.status.speed,
            "tray": things.tray,
            "undo": things.corner.undo,
            "years": things.rounds,
        }
        return [others[place]]

    def _shelves(self) -> list[QWidget]:
        """Return the shelf of pieces, if the game has one."""
        return [panel.shelf for panel in self._screen.controllers(ShelfController)]

    def _seen(self, widget: QWidget) -> QRect:
        """Return the rectangle of a widget, or of the cards in a row of cards."""
        place = self._rect(widget)
        if not isinstance(widget, CardBar) or not widget.held:
            return place
        cards = [widget.spot(number).toAlignedRect() for number in range(len(widget.held))]
        round_all = QRect()
        for card in cards:
            round_all = round_all.united(card)
        return round_all.translated(place.topLeft()).intersected(self._screen.rect())

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._screen, QPoint()), widget.size())
