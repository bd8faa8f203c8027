"""Which events are worth a banner over the board, and which a toast."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.engine.events import Event, PlayerEliminated
from risk_desktop.i18n import tr
from risk_desktop.maps.problems import Problem
from risk_desktop.ui.game.announcements.banner import BANNER_MS
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.missions.secret_lines import why_shown
from risk_desktop.ui.kit import ToastHost
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names


class Banners(GamePanel):
    """Announces over the board what everybody should see: a capital that is found, a partner who goes on without a curtain."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        parts.director.animator.shown.connect(self._follow)
        parts.director.called.connect(self._call)

    def _follow(self, event: Event) -> None:
        """Announce a capital that somebody found; where nothing is animated a toast tells it."""
        if isinstance(event, CapitalRevealed) and event.by >= 0 and MOTION.speed_factor > 0:
            names = self._context.names
            place, player = names.territory(event.territory), names.player(event.player)
            detail = why_shown(event, names)
            title = tr("play.banner.capital", player=player, territory=place)
            self._layout.announce(names.seat_colours(event.player), title, detail, "crown", MOTION.fade(BANNER_MS))

    def _call(self, seat: int, kind: str) -> None:
        """Call the partner who goes on, for his turn or for a decision in another's; nothing is hidden from him."""
        names, on_turn = self._context.names, self._context.game.state.turn == seat
        words = tr("play.banner.turn" if on_turn else "play.banner.asked")
        team = names.teams.of(seat)
        detail = f"{words} · {names.teams.name(team)}" if team >= 0 else words
        self._layout.announce(names.seat_colours(seat), names.player(seat), detail, "", BANNER_MS)


class GameToasts:
    """Shows toasts for events that have been told."""

    def __init__(self, names: Names, toasts: ToastHost) -> None:
        self._names, self._toasts = names, toasts

    def tell(self, events: Sequence[Event]) -> None:
        """Show a toast for each event that is worth one."""
        for event in events:
            if isinstance(event, CapitalRevealed) and (event.by < 0 or MOTION.speed_factor > 0):
                continue  # a banner has told it, or all lie open
            if isinstance(event, (PlayerEliminated, CapitalRevealed, MissionRevealed)):
                self._toasts.show_message(self._words(event), seat=self._names.seat_colours(event.player))

    def _words(self, event: PlayerEliminated | CapitalRevealed | MissionRevealed) -> str:
        player = self._names.player(event.player)
        if isinstance(event, CapitalRevealed):
            return tr("play.capital.revealed", territory=self._names.territory(event.territory), player=player)
        if isinstance(event, MissionRevealed):
            return tr("play.mission.revealed", player=player)
        return tr("play.toast.out", player=player)

    def tell_unsaved(self, problem: Problem) -> None:
        """Tell that the game could not be written to its file, and why, or that the file had to be written anew."""
        params = dict(problem.params)
        if "why" in params:
            params["why"] = tr(str(params["why"]), fault=params["fault"])
        self._toasts.show_message(tr(problem.key, None, **params), icon="warning")

    def tell_pinned(self, pinned: bool) -> None:
        """Tell whether the camera stays on its board from now on."""
        self._toasts.show_message(tr("board.pinned" if pinned else "board.unpinned"), icon="pin")
