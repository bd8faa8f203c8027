"""Army badges, of constant size on the screen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from risk_desktop.ui import theme
from risk_desktop.ui.art.seats import BadgeState, badge_pixmap
from risk_desktop.ui.art.split_badge import Share, split_badge_pixmap, split_width
from risk_desktop.ui.board import layers
from risk_desktop.ui.board.geometry.atlas import Atlas, Land
from risk_desktop.ui.board.ground.look import Palette
from risk_desktop.ui.board.markers.figure_places import FigurePlaces, figure_places
from risk_desktop.ui.board.markers.fixed_pixmap import FixedPixmap
from risk_desktop.ui.board.position import BoardPosition

# Least room between two badges, px.
_APART = 1.0


class Badges:
    """The badge of every territory (``items``, in their order)."""

    def __init__(self, scene: QGraphicsScene, atlas: Atlas, palette: Palette, position: BoardPosition) -> None:
        self._atlas, self._palette = atlas, palette
        self.items = [FixedPixmap(land.badge, layers.BADGE, scene) for land in atlas.lands]
        self._states: dict[int, BadgeState] = {}
        # What each badge was drawn for, and what it came to: a small step of a zoom draws none anew.
        self._asked: dict[int, object] = {}
        self._drawn: dict[int, object] = {}
        self._position = position
        # Territories whose badges wait for somebody who is on the way, with the position that they still show.
        self._waiting: dict[int, BoardPosition] = {}
        self._scale = self._home = self._factor = self._ratio = 1.0
        self._places: FigurePlaces | None = None

    def set_position(self, position: BoardPosition) -> None:
        """Show the armies of a position."""
        self._position = position
        self._draw()

    def wait(self, land: int) -> None:
        """Let a badge stay as it is, whatever the position says, until ``catch_up``; none shows where nobody is left."""
        self._waiting.setdefault(land, self._position)
        self._draw()

    def catch_up(self, land: int) -> None:
        """Show the badge of a territory as it is in the position."""
        if self._waiting.pop(land, None) is not None:
            self._draw()

    def _shown(self, land: int) -> BoardPosition:
        """Return the position that the badge of a territory shows."""
        return self._waiting.get(land, self._position)

    def set_scale(self, scale: float, home: float, factor: float, ratio: float) -> None:
        """Follow a zoom; ``home`` is the fitted one, ``factor`` enlarges badges, ``ratio`` is device px per screen px."""
        self._scale, self._home, self._factor, self._ratio = scale, home, factor, ratio
        self._places = None
        self._draw()

    def set_states(self, states: Mapping[int, BadgeState]) -> None:
        """Raise the badges of the source and of the hot target, lower all others."""
        if states != self._states:
            self._states = dict(states)
            self._draw()

    def radius(self, land: Land, scale: float) -> float:
        """Return the radius in screen px of a badge: from the fitted zoom on always the same.

        It is less only where the next badge stands too near for it; where that leaves a dot, the figure stands alone.
        """
        apart = self._atlas.spacing[land.index] * min(scale, self._home) - _APART
        return min(theme.current_metrics().badge_radius * self._factor, apart / 2)

    @property
    def figure_places(self) -> FigurePlaces:
        """Where figures stand beside the badges: out of date as soon as these change their size, so they are kept here."""
        if self._places is None:
            radii = tuple(self.radius(land, self._home) for land in self._atlas.lands)
            self._places = figure_places(self._atlas, self._home, radii, theme.current_metrics().figure_px)
        return self._places

    def rect(self, land: int) -> QRectF:
        """Return the rectangle of a badge in screen px relative to the badge's point."""
        radius = self.radius(self._atlas.lands[land], self._scale)
        half = radius
        shown = self._shown(land)
        if land in shown.shares:
            half = split_width(self._shares(land), radius, even=land in shown.tied) / 2
        return QRectF(-half, -radius, 2 * half, 2 * radius)

    def set_size(self, land: int, size: float) -> None:
        """Show a badge larger or smaller than it is (1)."""
        self.items[land].setScale(size)

    def set_offset(self, land: int, dx: float, dy: float) -> None:
        """Show a badge moved by screen px from its place (a shake)."""
        self.items[land].centre_on(dx, dy)

    def pixmap(self, land: int, owner: int, words: str) -> QPixmap:
        """Return a badge like that of a territory with another owner or text, for tokens."""
        radius = self.radius(self._atlas.lands[land], self._scale)
        return badge_pixmap(self._palette.seat(owner), words, radius, BadgeState.NORMAL, self._ratio)

    def _draw(self) -> None:
        size = (self._scale, self._home, self._factor, self._ratio, theme.current(), theme.current_metrics())
        for i, item in enumerate(self.items):
            shown = self._shown(i)
            stands = (
                shown.owners[i],
                shown.armies[i],
                shown.shares.get(i),
                i in shown.tied,
                i in shown.pieces,
                i in shown.gone,
                i in self._waiting,
            )
            asked = (*stands, self._states.get(i), size)
            if self._asked.get(i) == asked:
                continue
            self._asked[i] = asked
            radius = round(self.radius(self._atlas.lands[i], self._scale) * 2) / 2
            shares, even = self._shares(i), i in shown.tied
            state = self._states.get(i, BadgeState.NORMAL)
            drawn = (shares, even, radius, state, self._ratio, theme.current().name, self.is_counted(i))
            if self._drawn.get(i) == drawn:
                continue
            self._drawn[i] = drawn
            item.setVisible(self.is_counted(i))
            if len(shares) == 1:
                item.setPixmap(badge_pixmap(*shares[0], radius, state, self._ratio))
            else:
                item.setPixmap(split_badge_pixmap(shares, radius, state, self._ratio, even=even))
            item.setZValue(layers.BADGE if state is BadgeState.NORMAL else layers.BADGE_RAISED)
            self.set_offset(i, 0, 0)

    def is_counted(self, land: int) -> bool:
        """Return whether a badge shows: there is anything to count: armies, or an owner who has nothing else there to show.

        Where all have fallen and others are on the way there is neither.
        """
        shown = self._shown(land)
        if land in shown.gone:
            return False
        owned = shown.owners[land] >= 0 and land not in shown.pieces and land not in self._waiting
        return shown.armies[land] > 0 or owned

    def _shares(self, land: int) -> tuple[Share, ...]:
        """Return whose armies stand in a territory, and how many, as figures."""
        return tuple((self._palette.seat(seat), str(armies)) for seat, armies in self._shown(land).parts(land))
