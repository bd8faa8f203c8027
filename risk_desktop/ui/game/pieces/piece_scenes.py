"""How events of pieces are shown on the board: put down, moved, lost, captured."""

from __future__ import annotations

from collections.abc import Callable

from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.engine.events import Event
from risk_desktop.ui.board.effects.piece_effects import LOSE_MS, MOVE_MS, PLACE_MS
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.motion import MOTION

_SETUP_MS = 200


class PieceScenes(GamePanel):
    """Takes part in the showing of events."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._animator = animator = parts.director.animator
        self._scenes: dict[type[Event], Callable[..., int]] = {
            PiecePlaced: self._placed,
            PieceMoved: self._moved,
            PieceLost: self._lost,
            PieceTaken: self._taken,
        }
        animator.stage(self._fits, self._show)

    def _fits(self, event: Event) -> bool:
        return type(event) in self._scenes

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms at the speed in use."""
        return MOTION.fade(self._scenes[type(event)](event))

    def _placed(self, event: PiecePlaced) -> int:
        look = self._look(event.kind, event.player)
        self._animator.projection.put(event.territory, look)
        self._animator.apply()
        self._context.board.piece_effects.put(event.territory, look)
        return PLACE_MS if self._context.game.state.round else _SETUP_MS

    def _moved(self, event: PieceMoved) -> int:
        look = self._look(event.kind, event.player)
        self._animator.projection.pick_up(event.origin, look)
        self._animator.projection.put(event.target, look)
        self._animator.apply()
        self._context.board.piece_effects.move(look, event.origin, event.target)
        return 0 if self._more(PieceMoved) else MOVE_MS

    def _lost(self, event: PieceLost) -> int:
        look = self._look(event.kind, event.player)
        self._context.board.piece_effects.lose(event.territory, look)
        self._animator.projection.pick_up(event.territory, look)
        self._animator.apply()
        return 0 if self._more(PieceLost) else LOSE_MS

    def _taken(self, event: PieceTaken) -> int:
        look = self._look(event.kind, event.player)
        if (before := self._look(event.kind, event.loser)) != look:
            self._animator.projection.pick_up(event.territory, before)
            self._animator.projection.put(event.territory, look)
        self._animator.apply()
        self._context.board.piece_effects.swell(event.territory, look)
        return PLACE_MS

    def _look(self, kind: str, seat: int) -> PieceLook:
        """Return how a piece looks; what goes with the land wears nobody's colours."""
        game = self._context.game
        if any(marker.kind == kind for marker in game.state.markers):
            return PieceLook(kind, NOBODY)
        return PieceLook(look_of(game, kind, seat), seat)

    def _more(self, kind: type[Event]) -> bool:
        """Tell whether another event of a kind follows at once."""
        coming = self._animator.coming
        return bool(coming) and isinstance(coming[0], kind)
