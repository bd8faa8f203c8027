"""What a presenter works with: the board on the screen, the names of things, the running game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.engine.events import DiceRolled, Event, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.ui.board.markers.arrow import ArrowKind
from risk_desktop.ui.board.view import BoardView
from risk_desktop.ui.game.action import Action
from risk_desktop.ui.names import Names


class GameContext:
    """Board view, session and names of one game, and the one arrow on the board."""

    def __init__(self, board: BoardView, session: GameSession, names: Names) -> None:
        self.board, self.session, self.names = board, session, names
        self.arrow: tuple[int, int, int, str] | None = None
        """The arrow on the board: origin, target, whose it is and of which kind."""
        self.coached = False
        """Whether a lesson says what to do, and why a choice is refused."""
        self.fought = (-1, -1)
        """Origin and target of the attack that a person last rolled for, -1 once he has let go of it."""
        self.card: CardPlayed | None = None
        """The last card that was played since somebody chose an attack."""

    @property
    def game(self) -> Game:
        """The running game, to be read only."""
        return self.session.game

    def resume(self, past: Sequence[Event]) -> None:
        """Go on with the fight for which dice were last rolled in this turn; ``past``: all that happened before."""
        for event in reversed(past):
            if isinstance(event, TurnStarted):
                return
            if isinstance(event, DiceRolled):
                self.fought = (event.origin, event.target)
                return

    def remember(self, events: Iterable[Event]) -> None:
        """Keep the last card that was played: it may be why something stops."""
        for event in events:
            if isinstance(event, CardPlayed):
                self.card = event

    def owner(self, territory: int) -> int:
        """Return the seat that owns a territory, or leads there; -1 for nobody."""
        return self.game.state.owner[territory]

    def armies(self, territory: int) -> int:
        """Return all armies that stand in a territory."""
        return self.game.state.armies[territory]

    def command(self, seat: int) -> tuple[list[int], list[int]]:
        """Return owners and armies by territory as a seat commands them: where others stand too, its own part."""
        return self.game.rules.tenure.command(self.game.state, seat)

    def show_arrow(self, origin: int, target: int, seat: int, kind: ArrowKind = "attack") -> None:
        """Let an arrow grow, on the board where it ends; one that stands there already stays as it is."""
        arrow = (origin, target, seat, kind)
        if arrow != self.arrow:
            self._leave_ends()
            self.arrow = arrow
            self.look_at(target)
            self.board.arrow.show(origin, target, seat, kind)

    def look_at(self, territory: int) -> None:
        """Go to the board of a territory, unless the camera is pinned."""
        if self.board.overview.board_of(territory) != self.board.switcher.board:
            self.board.switcher.ensure_visible((territory,))

    def look_at_any(self, territories: Iterable[int]) -> None:
        """Go to a board with some of these territories, unless there are some on the one that shows."""
        board, lands = self.board, list(territories)
        if all(board.overview.board_of(land) != board.switcher.board for land in lands):
            board.switcher.ensure_visible(lands[:1])

    def follow(self, action: Action) -> None:
        """Leave no arrow of who neither is on turn nor acts any more, nor one to elsewhere than where dice are waited for."""
        if self.arrow is None:
            return
        gone = self.game.state.decider(self.arrow[2]) not in (action.turn, action.actor)
        if gone or action.territory not in (NOBODY, self.arrow[1]):
            self.hide_arrow()

    def has_arrow(self, origin: int, target: int) -> bool:
        """Tell whether the arrow of this attack stands on the board."""
        return self.arrow is not None and self.arrow[:2] == (origin, target)

    def hide_arrow(self) -> None:
        """Let the arrow fade."""
        if self.arrow is not None:
            self._leave_ends()
            self.arrow = None
            self.board.arrow.hide()

    def _leave_ends(self) -> None:
        """The ends of an attack are marked no longer than its arrow stands."""
        if self.arrow is not None and self.arrow[3] == "attack":
            self.board.highlights.mark(source=None, chosen=None)
