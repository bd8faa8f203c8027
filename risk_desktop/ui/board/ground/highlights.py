"""The choice at hand and how the land shows it: source, targets, the chosen one, the keyboard cursor."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypedDict, Unpack

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.seats import BadgeState
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.ground.canvas import Canvas, Stroke
from risk_desktop.ui.board.ground.drawing import Gradual
from risk_desktop.ui.board.ground.tile import Baker, Tile
from risk_desktop.ui.board.position import PieceLook
from risk_desktop.ui.colour import rgba
from risk_desktop.ui.motion import MOTION

ChoiceKind = Literal["source", "target", "hot", "hover", "free", "lost", "won"]
_TileKind = ChoiceKind | Literal["cursor"]
_BREATH_MS, _BREATH_STEP_MS, _FAINTEST = 1600, 50, 0.75
# Glows this wide and narrower shrink with the board, but not below this zoom.
_LEAST_GLOW = 0.8
# How far each state lies above the plainest; all others lie highest.
_ABOVE = {"free": 0.0, "lost": 0.0, "won": 0.0, "target": 0.05}
_DASH = (4.0, 2.4)
# How many states are baked at once; more of them appear over the next frames.
_AT_ONCE = 3


@dataclass(frozen=True)
class BoardHighlights:
    """Territories by their part in the choice.

    ``source``: the one that acts; ``targets``: those that may be chosen; ``free``: those where something may be placed,
    which glow gently; ``chosen``: the target that has been chosen; ``hovered``, ``cursor``: where pointer and keyboard
    are; ``rested``: where the pointer has come to rest; ``choosing``: what else is under the pointer invites nobody.
    No other land is shaded for a choice: the board would grow dark and light with each fight. ``picking``: the one
    among whose figures one chooses; ``all_spread``: all figures are to be seen with their names. ``harbours``: where
    land opens the waters is to be seen, most of all at these territories; None: nowhere. ``landings``: where one
    lands on another board is to be seen. ``ghost``: a figure that might come to stand in a territory. ``lost`` and
    ``won`` changed hands while somebody looked away.
    """

    source: int | None = None
    targets: frozenset[int] = frozenset()
    free: frozenset[int] = frozenset()
    chosen: int | None = None
    hovered: int | None = None
    cursor: int | None = None
    rested: int | None = None
    choosing: bool = False
    picking: int | None = None
    all_spread: bool = False
    harbours: frozenset[int] | None = None
    landings: frozenset[int] = frozenset()
    ghost: tuple[int, PieceLook] | None = None
    lost: frozenset[int] = frozenset()
    won: frozenset[int] = frozenset()

    def hot(self) -> set[int]:
        """Return the targets that stand out: the chosen one and the one under the pointer."""
        hot = {self.chosen} if self.chosen is not None else set()
        if self.hovered in self.targets and self.hovered is not None:
            hot.add(self.hovered)
        return hot

    def kinds(self) -> dict[int, ChoiceKind]:
        """Return the state of each territory that has one."""
        kinds: dict[int, ChoiceKind] = dict.fromkeys(self.targets, "target")
        changed = self.lost | self.won  # what has happened there is not hidden by a pointer that rests there
        if self.hovered is not None and not self.choosing and self.hovered not in changed:
            kinds.setdefault(self.hovered, "hot" if self.hovered in self.free else "hover")
        kinds = {
            **dict.fromkeys(self.lost, "lost"),
            **dict.fromkeys(self.won, "won"),
            **dict.fromkeys(self.free, "free"),
            **kinds,
        }
        kinds.update(dict.fromkeys(self.hot(), "hot"))
        if self.source is not None:
            kinds[self.source] = "source"
        return kinds

    def badges(self) -> dict[int, BadgeState]:
        """Return the badges that are raised."""
        states = dict.fromkeys(self.hot(), BadgeState.HOT)
        if self.source is not None:
            states[self.source] = BadgeState.SOURCE
        return states

    @property
    def glowing(self) -> frozenset[int]:
        """The territories that are chosen or may be."""
        return self.targets | self.free | {land for land in (self.source, self.chosen) if land is not None}

    def named(self) -> set[int]:
        """Return the territories whose names always show."""
        marked = {self.source, self.hovered, self.cursor, self.chosen}
        return {land for land in marked if land is not None}


class Marks(TypedDict, total=False):
    """What ``Highlights.mark`` may change beside ``targets`` and ``free``: fields of ``BoardHighlights``."""

    source: int | None
    chosen: int | None
    hovered: int | None
    cursor: int | None
    rested: int | None
    choosing: bool
    picking: int | None
    all_spread: bool
    harbours: frozenset[int] | None
    landings: frozenset[int]
    ghost: tuple[int, PieceLook] | None
    lost: frozenset[int]
    won: frozenset[int]


class Highlights(QObject):
    """What is highlighted on the board: ``shown``, changed by ``mark``.

    Signals: ``changed``; ``offered`` after it where other territories may be chosen now.
    """

    changed = Signal()
    offered = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shown = BoardHighlights()

    def mark(
        self, *, targets: Iterable[int] | None = None, free: Iterable[int] | None = None, **marks: Unpack[Marks]
    ) -> None:
        """Change what is named, and leave the rest as it is."""
        shown = replace(self.shown, **marks)
        if targets is not None:
            shown = replace(shown, targets=frozenset(targets))
        if free is not None:
            shown = replace(shown, free=frozenset(free))
        self.shown = shown
        self.changed.emit()
        if targets is not None or free is not None:
            self.offered.emit()

    def clear(self) -> None:
        """Nothing is chosen any more, and nothing may be; pointer and keyboard cursor stay where they are."""
        nothing: frozenset[int] = frozenset()
        self.mark(
            source=None,
            chosen=None,
            targets=(),
            free=(),
            choosing=False,
            picking=None,
            harbours=None,
            landings=nothing,
            ghost=None,
            lost=nothing,
            won=nothing,
        )


@dataclass(frozen=True)
class _Style:
    """Look of a state: wash over the land, glow strokes and edges in screen px, each width, colour token, alpha."""

    wash: tuple[str, int]
    glow: tuple[tuple[float, str, int], ...]
    edges: tuple[tuple[float, str, int], ...]


_STYLES: dict[ChoiceKind, _Style] = {
    "source": _Style(
        ("source_glow", 34),
        ((20, "source_glow", 20), (13, "source_glow", 36), (8, "source_glow", 70)),
        ((4, "state_dark_edge", 230), (2.6, "source_edge", 255)),
    ),
    "target": _Style(
        ("target_wash", 26),
        ((15, "target_glow", 16), (10, "target_glow", 28), (6, "target_glow", 52)),
        ((3.2, "state_dark_edge", 220), (2.0, "target_edge", 255)),
    ),
    "hot": _Style(
        ("target_wash", 58),
        ((22, "target_glow", 20), (15, "target_glow", 34), (9, "target_glow", 64), (6, "target_glow", 90)),
        ((3.8, "state_dark_edge", 220), (2.6, "target_hot_edge", 255)),
    ),
    "hover": _Style(("source_glow", 22), (), ()),
    "free": _Style(
        ("target_wash", 8),
        ((9, "target_glow", 16), (5, "target_glow", 40)),
        ((2.4, "state_dark_edge", 150), (1.3, "target_edge", 190)),
    ),
    "lost": _Style(
        ("lost_glow", 36),
        ((18, "lost_glow", 30), (12, "lost_glow", 60), (7, "lost_glow", 110)),
        ((4.4, "state_dark_edge", 230), (3.0, "lost_glow", 255)),
    ),
    "won": _Style(("won_glow", 14), ((9, "won_glow", 60),), ((4.0, "state_dark_edge", 220), (2.6, "won_glow", 255))),
}
_CRACKS = (2.6, 1.9, 0.8, 2.3, 3.6, 1.5)
"""Pattern of the cracks along a border that was lost: as one line it would look like the keyboard's cursor."""


@dataclass(frozen=True)
class StateContent(Gradual):
    """One state of one territory."""

    land: Land
    kind: ChoiceKind
    theme_name: str

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the territory and its glow."""
        return self.land.bounds.adjusted(-16, -16, 16, 16)

    def drawing(self, canvas: Canvas) -> Iterator[None]:
        """Draw glow, wash and edges."""
        style, colours = _STYLES[self.kind], theme.THEMES[self.theme_name]
        unit, spread = 1 / canvas.scale, max(canvas.scale, _LEAST_GLOW) / canvas.scale
        # Styles name tokens of the theme, as its colours change with it.
        strokes: list[Stroke] = [(w * spread, getattr(colours, token), alpha) for w, token, alpha in style.glow]
        if strokes:
            yield from canvas.stroking(self.land.outline, strokes)
        token, alpha = style.wash
        canvas.painter.fillPath(self.land.outline.path, rgba(getattr(colours, token), alpha))
        edges: list[Stroke] = [(w * unit, getattr(colours, token), alpha) for w, token, alpha in style.edges]
        if edges:
            yield from canvas.stroking(self.land.outline, edges)
        if self.kind == "lost":
            cracks = QPen(QColor(colours.lost_crack), 1.7 * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
            cracks.setDashPattern(_CRACKS)
            canvas.painter.strokePath(self.land.outline.path, cracks)


@dataclass(frozen=True)
class CursorContent:
    """The keyboard cursor round a territory: dashed, so that it differs from a hovered one by form."""

    land: Land
    theme_name: str

    @property
    def rect(self) -> QRectF:
        """Bounding rectangle of the territory and the cursor's glow."""
        return self.land.bounds.adjusted(-8, -8, 8, 8)

    def draw(self, canvas: Canvas) -> None:
        """Draw a soft glow, a dark line and white dashes on it."""
        colours, unit = theme.THEMES[self.theme_name], 1 / canvas.scale
        light, dark = colours.cursor_light, colours.cursor_dark
        canvas.strokes(self.land.outline, [(9 * unit, light, 60), (4.4 * unit, dark, 255)])
        pen = QPen(QColor(light), 2.4 * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(_DASH)
        canvas.painter.strokePath(self.land.outline.path, pen)


class ChoiceTiles(QObject):
    """Tiles of the states in use. They are made when first needed and kept."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, baker: Baker, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._atlas, self._baker = scene, atlas, baker
        self._tiles: dict[tuple[int, _TileKind], Tile] = {}
        self._kinds: dict[int, ChoiceKind] = {}
        self._cursor: int | None = None
        self._breath = QTimer(self)
        self._breath.setInterval(_BREATH_STEP_MS)
        self._breath.timeout.connect(self._breathe)
        self._phase = 0.0

    def show(self, kinds: dict[int, ChoiceKind], cursor: int | None) -> None:
        """Show these states and no others, and the keyboard cursor at a territory, or nowhere."""
        if (kinds, cursor) != (self._kinds, self._cursor):
            self._kinds, self._cursor = dict(kinds), cursor
            self._refresh()
        breathing = "target" in self._kinds.values() and MOTION.duration(_BREATH_MS) > 0
        if breathing and not self._breath.isActive():
            self._breath.start()
        elif not breathing:
            self._breath.stop()
            self._fade(1.0)

    def tiles(self) -> list[Tile]:
        """Return the tiles that are shown."""
        return [tile for tile in self._tiles.values() if tile.isVisible()]

    def restyle(self) -> None:
        """Follow the theme in use."""
        for tile in self._tiles.values():
            self._scene.removeItem(tile)
        self._tiles.clear()
        self._refresh()

    def _refresh(self) -> None:
        wanted: list[tuple[int, _TileKind]] = [*self._kinds.items()]
        if self._cursor is not None:
            wanted.append((self._cursor, "cursor"))
        shown = set(wanted)
        for key, tile in self._tiles.items():
            tile.setVisible(key in shown)
        tiles = [self._tiles.get(key) or self._make(*key) for key in wanted]
        tiles.sort(key=_urgency)
        self._baker.bake_now(tiles[:_AT_ONCE])
        self._baker.request(tiles[_AT_ONCE:])

    def _make(self, index: int, kind: _TileKind) -> Tile:
        land, name = self._atlas.lands[index], theme.current().name
        if kind == "cursor":
            tile = Tile(CursorContent(land, name), layers.CURSOR)
        else:
            tile = Tile(StateContent(land, kind, name), layers.GLOW + _ABOVE.get(kind, 0.1))
        self._tiles[index, kind] = tile
        self._scene.addItem(tile)
        return tile

    def _breathe(self) -> None:
        self._phase = (self._phase + _BREATH_STEP_MS / _BREATH_MS) % 1.0
        self._fade(1 - (1 - _FAINTEST) * (1 - math.cos(self._phase * 2 * math.pi)) / 2)

    def _fade(self, opacity: float) -> None:
        for (land, kind), tile in self._tiles.items():
            if kind == "target" and self._kinds.get(land) == "target":
                tile.setOpacity(opacity)


def _urgency(tile: Tile) -> int:
    """Return the order of baking: what the player has just pointed at first."""
    content = tile.content
    if isinstance(content, StateContent):
        return 2 if content.kind in ("target", "free") else 1
    return 0
