"""Whether a table stands still: the board where it was at first, no land under widgets, every control once, every figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from risk_desktop.ui.board.geometry.atlas import Atlas
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.announcements.banner import Banner
from risk_desktop.ui.game.cards.decks.card_bar import CardBar
from risk_desktop.ui.game.cards.decks.card_flight import CardFlight
from risk_desktop.ui.game.cards.decks.deck_hand import ReadingPane
from risk_desktop.ui.game.cards.decks.drawn_cards import DrawnCards
from risk_desktop.ui.game.cards.territory.card_deal import FlyingCard
from risk_desktop.ui.game.cards.territory.hand import Hand
from risk_desktop.ui.game.die_call import DieCall
from risk_desktop.ui.game.godstorm.god_war_table import GodWarTable
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.missions.mission_sheet import MissionSheet
from risk_desktop.ui.game.prompt.prompt_button import PLACES
from risk_desktop.ui.game.rail import RailTile
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import ButtonControl, FocusRing, Overlay, Shadow, ToggleRow
from risk_desktop.ui.theme import current_metrics

_PASSING = (
    Overlay,
    Curtain,
    GodWarTable,
    PointingPanel,
    ReadingPane,
    Banner,
    DieCall,
    CardFlight,
    DrawnCards,
    FlyingCard,
    MissionSheet,
    Shadow,
    FocusRing,
)
"""What may lie over land: dialogs, the panel of a fight, cards while one points at them or holds them open, what shows for a
moment only, as a mission does that was fulfilled."""
_STEP = 5
"""How closely it is looked for land, px."""
_LEAST = 3
"""So many points of land may lie below a widget: its bounding rectangle is larger than what it shows."""


def stand(screen: PlayScreen) -> tuple[QRect, QRectF, float]:
    """Return where the board stands, and how large its first part is shown when it is seen as a whole."""
    board = screen.board
    whole, free = board.overview.frame(0), board.camera.free
    return screen.game_layout.rooms.board, free, min(free.width() / whole.width(), free.height() / whole.height())


def bar_places(screen: PlayScreen) -> dict[str, QRect]:
    """Return where the controls of the bottom bar stand, by a name for each: buttons, minus and plus, values of a row."""
    bar, tray = screen.game_layout.prompt, screen.game_layout.tray
    found: dict[str, QWidget] = {place: bar.button(place) for place in PLACES}
    if tray.stepper is not None:
        found |= {"minus": tray.stepper.less, "plus": tray.stepper.more}
    for row in bar.findChildren(ToggleRow):
        found |= {f"{row.accessibleName()} {value}": piece for value, piece in zip(row.values, row.pieces, strict=True)}
    return {
        name: QRect(widget.mapTo(bar, QPoint()), widget.size()) for name, widget in found.items() if widget.isVisible()
    }


class BarPlaces:
    """Where the controls of the bottom bar stand in each kind of question; ``moved`` gets those that stood elsewhere before."""

    def __init__(self) -> None:
        self._first: dict[object, QRect] = {}
        self.moved: list[str] = []
        self.cramped: list[str] = []
        """What doesn't fit: buttons narrower than their words, a sentence that is cut, parts outside the bar or over others."""

    def look(self, screen: PlayScreen) -> None:
        """Look at the bar now; it has nothing to hold while nobody is asked."""
        presenter, bar = screen.director.presenter, screen.game_layout.prompt
        if presenter is None or not presenter.active or not bar.isVisible():
            return
        kind = type(presenter).__name__, presenter.decision.kind
        places = bar_places(screen)
        for name, rect in places.items():
            first = self._first.setdefault((screen, current_metrics(), *kind, name), rect)
            if rect != first:
                self.moved.append(f"{kind}: {name} from {first.getRect()} to {rect.getRect()} at {bar.title!r}")
            if not bar.rect().contains(rect):
                self.cramped.append(f"{kind}: {name} at {rect.getRect()} is outside the bar")
        for place in PLACES:
            button = bar.button(place)
            if button.isVisible() and button.width() < button.sizeHint().width():
                self.cramped.append(f"{kind}: {button.words()!r} doesn't fit")
        if bar.words_rect.width() < 60 or any(bar.words_rect.intersects(rect) for rect in places.values()):
            self.cramped.append(f"{kind}: {bar.title!r} has {bar.words_rect.getRect()}")
        if not bar.words_fit:
            self.cramped.append(f"{kind}: {bar.title!r} is cut")


def controls_shown_twice(screen: PlayScreen) -> list[str]:
    """Return the names of controls that can be pressed in two places at once, dialogs aside."""
    names = Counter(
        f"{each.accessibleName()} {each.accessibleDescription()}".strip()
        for each in screen.findChildren(ButtonControl)
        if each.isVisible() and each.isEnabled() and not isinstance(each, RailTile) and not passes(each)
    )
    return [name for name, times in names.items() if name and times > 1]


def land_below(screen: PlayScreen) -> Iterator[str]:
    """Yield the widgets that lie over land of a board that is seen as a whole; the open drawer of a rail may."""
    board, things = screen.board, screen.game_layout
    rooms, drawer = things.rooms, things.drawer_parts
    if not board.camera.is_home:
        return
    for widget in screen.children():
        if not isinstance(widget, QWidget) or widget is board or not widget.isVisible() or passes(widget):
            continue
        if isinstance(widget, (CardBar, Hand)) and widget.underMouse():  # a card that is pulled out
            continue
        if widget in drawer and not things.free.intersects(widget.geometry()):
            continue
        below = lands_at(screen, widget.geometry().intersected(rooms.board), widget)
        if sum(below.values()) > _LEAST:
            names = [screen.context.names.territory(land) for land in below]
            yield f"{type(widget).__name__} at {widget.geometry().getRect()} lies over {names}"


def lands_at(screen: PlayScreen, place: QRect, widget: QWidget) -> Counter[int]:
    """Return how many points of each territory lie below a widget in a rectangle of the screen."""
    board = screen.board
    origin, corner = (board.camera.to_scene(QPointF(board.mapFrom(screen, QPoint(x, x)))) for x in (0, 100))
    key = (place.getRect(), origin.toTuple(), corner.toTuple(), _holes(widget))
    charts = _seen.setdefault(board.board_scene.atlas, {})
    if key not in charts:
        charts[key] = _lands_below(board, place, widget, origin, (corner - origin) / 100)
    return Counter({land: points for land, points in charts[key].items() if land not in board.position.gone})


_seen: WeakKeyDictionary[Atlas, dict[object, Counter[int]]] = WeakKeyDictionary()
"""What has been counted of each atlas: a widget stands where it stood at nearly every look."""


def _holes(widget: QWidget) -> object:
    """Return what tells the mask of a widget from others, and where it stands on the screen."""
    return tuple(rect.translated(widget.pos()).getRect() for rect in widget.mask())


def _lands_below(board: BoardView, place: QRect, widget: QWidget, origin: QPointF, step: QPointF) -> Counter[int]:
    """Count the points of land; ``origin`` is the scene point at the screen's corner, ``step`` leads one px on."""
    found, mask, atlas = Counter[int](), widget.mask(), board.board_scene.atlas
    for x in range(place.left(), place.right(), _STEP):
        for y in range(place.top(), place.bottom(), _STEP):
            if not mask.isEmpty() and not mask.contains(QPoint(x, y) - widget.pos()):
                continue
            land = atlas.roughly_at(origin.x() + x * step.x(), origin.y() + y * step.y())
            if land is not None:
                found[land] += 1
    return found


def hidden_figures(screen: PlayScreen) -> Iterator[str]:
    """Yield the figures of a board seen as a whole that aren't there, or over which something lies."""
    board, rows, drawer = screen.board, screen.board.board_scene.rows, screen.game_layout.drawer_parts
    if not board.camera.is_home or board.animator.busy:
        return
    window = screen.window()
    for land, looks in board.position.pieces.items():
        if not board.places.on_board(land):
            continue
        figures = rows.figures(land)
        if len(figures) < len(looks):
            yield f"{len(looks) - len(figures)} of {len(looks)} figures are missing in {board.descriptions.name(land)!r}"
        middle = board.places.badge_rect(land).center()
        for figure, rect in zip(rows.items[land], figures, strict=True):
            spot = board.viewport().mapTo(window, middle + rect.center().toPoint())
            over = window.childAt(spot)
            opened = over is not None and any(part is over or part.isAncestorOf(over) for part in drawer)
            if over is not board.viewport() and not opened and (over is None or not passes(over)):
                yield f"{type(over).__name__} lies over a figure in {board.descriptions.name(land)!r}"
                break
            if marks := marks_over(board, figure, middle + rect.center().toPoint()):
                yield f"a mark of layer {marks[0].zValue()} lies over a figure in {board.descriptions.name(land)!r}"
                break


def marks_over(board: BoardView, figure: FixedPixmap, spot: QPoint) -> list[FixedPixmap]:
    """Return the chips, numbers and badges over a point of the board at which a figure stands; a fan opens for a moment."""
    rows = board.board_scene.rows
    fans = [item for land in rows.fanned for item in rows.items[land]]
    over = (item for item in board.items(spot) if isinstance(item, FixedPixmap) and item.zValue() > figure.zValue())
    return [item for item in over if item not in fans]


def passes(widget: QWidget | None) -> bool:
    """Tell whether a widget belongs to what may lie over the table for a while."""
    while widget is not None and not isinstance(widget, _PASSING):
        widget = widget.parentWidget()
    return widget is not None


class Steadiness:
    """Compares a table with how it stood at first in a window and a text of these sizes; ``found`` gets each fault once."""

    def __init__(self, found: list[str]) -> None:
        self._found = found
        self._first: dict[object, object] = {}
        self.looks = 0

    def look(self, screen: PlayScreen) -> None:
        """Look at a table now."""
        self.looks += 1
        now, key = stand(screen), (id(screen), screen.size().toTuple(), current_metrics())
        first = self._first.setdefault(key, now)
        wrong = [] if first == now else [f"the board stood at {first}, now at {now}"]
        wrong += [f"the control {name!r} shows twice" for name in controls_shown_twice(screen)]
        wrong += [*land_below(screen), *hidden_figures(screen)]
        for words in wrong:
            told = f"not steady: {words} ({screen.game_layout.prompt.title!r})"
            if not any(known.startswith(f"not steady: {words}") for known in self._found):
                self._found.append(told)
