"""How events of pieces are shown on the board: put down, moved, lost, captured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from risk_desktop.editions.common.pieces import PieceLost, PieceMoved, PiecePlaced, PieceTaken
from risk_desktop.engine.events import ArmiesMoved, Event, TerritoryConquered, TurnStarted
from risk_desktop.ui.board.effects.piece_effects import LOSE_MS, PLACE_MS
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.motion import MOTION

_SETUP_MS = 200


def _is_no_other_march(event: Event) -> bool:
    return not isinstance(event, TerritoryConquered | ArmiesMoved | TurnStarted)


class PieceScenes(FeatureController):
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
        animator.along = self._along

    def _fits(self, event: Event) -> bool:
        return type(event) in self._scenes

    def _show(self, event: Event) -> int:
        """Start the scene of an event and return how long it takes, ms at the speed in use."""
        return self._scenes[type(event)](event)

    def _placed(self, event: PiecePlaced) -> int:
        look = self._look(event.kind, event.player)
        self._context.look_at_any((event.territory,))
        self._animator.projection.put(event.territory, look)
        self._animator.apply()
        self._context.board.piece_effects.put(event.territory, look)
        return MOTION.fade(PLACE_MS if self._context.game.state.round else _SETUP_MS)

    def _along(self, event: TerritoryConquered | ArmiesMoved) -> Sequence[PieceLook]:
        """Return the pieces that go with armies, and let the projection have them there."""
        target = event.territory if isinstance(event, TerritoryConquered) else event.target
        found = []
        for later in takewhile(_is_no_other_march, self._animator.coming):
            if isinstance(later, PieceMoved) and (later.origin, later.target) == (event.origin, target):
                found.append(self._look(later.kind, later.player))
                self._move(found[-1], later)
        return found

    def _move(self, look: PieceLook, event: PieceMoved) -> None:
        self._animator.projection.pick_up(event.origin, look)
        self._animator.projection.put(event.target, look)

    def _moved(self, event: PieceMoved) -> int:
        """Let a piece march by itself, unless it has gone with armies."""
        look, stand = self._look(event.kind, event.player), self._animator.projection.position.pieces
        if look in stand.get(event.target, ()) and look not in stand.get(event.origin, ()):
            return 0
        self._move(look, event)
        self._animator.apply()
        ms = self._context.board.piece_effects.move(look, event.origin, event.target)
        return 0 if self._more(PieceMoved) else ms

    def _lost(self, event: PieceLost) -> int:
        look = self._look(event.kind, event.player)
        self._context.board.piece_effects.lose(event.territory, look)
        self._animator.projection.pick_up(event.territory, look)
        self._animator.apply()
        return 0 if self._more(PieceLost) else MOTION.fade(LOSE_MS)

    def _taken(self, event: PieceTaken) -> int:
        look = self._look(event.kind, event.player)
        if (before := self._look(event.kind, event.loser)) != look:
            self._animator.projection.pick_up(event.territory, before)
            self._animator.projection.put(event.territory, look)
        self._animator.apply()
        self._context.board.piece_effects.swell(event.territory, look)
        return MOTION.fade(PLACE_MS)

    def _look(self, kind: str, seat: int) -> PieceLook:
        """Return how a piece looks; what goes with the land wears nobody's colours."""
        game = self._context.game
        if any(marker.kind == kind for marker in game.state.markers):
            return PieceLook(kind, NOBODY)
        return look_of(game, kind, seat)

    def _more(self, kind: type[Event]) -> bool:
        """Tell whether another event of a kind follows at once."""
        coming = self._animator.coming
        return bool(coming) and isinstance(coming[0], kind)
