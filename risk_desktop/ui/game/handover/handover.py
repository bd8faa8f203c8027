"""Gives the screen from one person to the next: curtain first, with what everybody saw meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.context import GameContext, SoundLike
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.handover.recap import Recap, make_recap
from risk_desktop.ui.game.handover.recap_assets import Holdings
from risk_desktop.ui.game.handover.recap_map import recap_picture
from risk_desktop.ui.game.players.assets import assets_of, has_assets, open_game
from risk_desktop.ui.money import money_kind

# More events than this are older than anybody's last turn.
_KEEP = 4000


class ScreenHandover(QObject):
    """Covers the window for the next person; calling it starts the hand-over to a seat, ``then`` follows.

    It is told what everybody may know, from the beginning of the game on (``note``), and who sits at the screen
    (``set_viewer``), for the ``recap``: what the curtain that came down last tells.
    """

    def __init__(self, context: GameContext, sound: SoundLike, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._sound, self._window = context, sound, window
        self._then: Callable[[], None] | None = None
        self._curtain: Curtain | None = None
        self.recap = Recap()
        self._known: list[Event] = []
        self._seen: dict[int, int] = {}
        self._points: dict[int, tuple[int, ...]] = {}
        self._viewer = self._turn = self._came_in = -1

    def __call__(self, seat: int, then: Callable[[], None]) -> None:
        """Cover the window; call ``then`` when the person is there."""
        self._then = then
        names = self._context.names
        self.recap = make_recap(self._known[self._seen.get(seat, 0) :], names, seat, self.held(seat))
        recap = self.recap if self.recap.lines else None
        self._curtain = Curtain(self._window, names, seat, recap, self._picture, self._look_away())
        self._curtain.lifted.connect(self._lifted)
        self._sound.play("curtain", 1)
        self._curtain.open()

    def _look_away(self) -> str:
        """Say why everybody else should look away, where it isn't for the cards."""
        decision = self._context.session.decision
        key = f"tables.curtain.look_away.{decision.kind}" if decision is not None else ""
        return tr(key) if has_text(key) else ""

    def lift(self) -> None:
        """Lift the curtain, as the person's button does."""
        if self._curtain is not None:
            self._curtain.lift()

    def note(self, events: Sequence[Event]) -> None:
        """Remember what everybody saw. Whoever was on turn has seen everything up to the next player's turn."""
        for event in events:
            if isinstance(event, TurnStarted):
                self._leave(self._turn)
                self._turn = event.player
            self._known.append(event)
        surplus = len(self._known) - _KEEP
        if surplus > 0:
            del self._known[:surplus]
            self._seen = {seat: max(0, place - surplus) for seat, place in self._seen.items()}

    def take_back(self, events: Sequence[Event]) -> None:
        """Forget the last events, which were undone: nobody is told of them."""
        for event in reversed(events):
            if self._known and self._known[-1] == event:
                self._known.pop()

    def set_viewer(self, seat: int) -> None:
        """Tell who sits at the screen, -1 nobody: whoever leaves in mid-turn has seen everything so far."""
        whole_turn = self._came_in == self._viewer != self._turn
        if self._viewer >= 0 and not whole_turn:
            self._leave(self._viewer)
        self._viewer, self._came_in = seat, self._turn

    def _leave(self, seat: int) -> None:
        """Remember that somebody has seen everything up to now."""
        self._seen[seat] = len(self._known)
        if seat >= 0 and has_assets(self._context.game.rules):
            self._points[seat] = self._score()

    def _score(self) -> tuple[int, ...]:
        seen = open_game(self._context.game)
        return tuple(assets_of(seen, seat).score for seat in self._context.names.players)

    def held(self, seat: int) -> Holdings | None:
        """Return what everybody has, and had when ``seat`` last looked; None where there are only armies."""
        game, kind = self._context.game, money_kind(self._context.game.rules)
        if kind is None or not has_assets(game.rules):
            return None
        players, points = self._context.names.players, self._score()
        return Holdings(
            kind,
            tuple(money_of(game.state, player) for player in players),
            points,
            self._points.get(seat, points),
            tuple(player for player in players if game.state.alive[player]),
        )

    def _picture(self, size: QSize) -> QImage:
        return recap_picture(self._context.board, self._context.names, self.recap, size)

    def _lifted(self) -> None:
        self._curtain = None
        then, self._then = self._then, None
        if then is not None:
            then()
