"""What is announced over the board, and which events are worth a toast."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.registry import find_edition, landscape_of
from risk_desktop.engine.events import Event, PlayerEliminated
from risk_desktop.i18n import tr
from risk_desktop.maps.problems import Problem
from risk_desktop.storage.settings import BannersFor
from risk_desktop.ui.game.announcements.announcement import Announcement
from risk_desktop.ui.game.announcements.banner import CALL_MS, COME_MS, OTHERS_MS, OWN_MS
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.features import announced_in
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.missions.secret_lines import why_shown
from risk_desktop.ui.kit import ToastHost
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names


class Banners(GamePanel):
    """Announces over the board what everybody should see, and a partner who goes on without a curtain.

    ``shown_for``: whose events; nothing is announced where nothing is animated.
    """

    shown_for: BannersFor = "all"

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._views = parts.views
        self._weight = 0
        self._announced = announced_in(find_edition(self._context.session.table.edition).features)
        parts.director.animator.stage(self._fits, self._announce)
        parts.director.called.connect(self._call)

    def _fits(self, event: Event) -> bool:
        """Tell whether an event is announced: it is the greatest of its moment, and concerns those who want to see it."""
        mine = self._announcement(event)
        if mine is None or MOTION.speed_factor == 0 or self.shown_for == "off":
            return False
        if self.shown_for == "mine" and not self._is_mine(mine.seats(event)):
            return False
        if self._layout.banner.staying and mine.weight < self._weight:
            return False
        coming = (self._announcement(each) for each in self._director.animator.coming)
        return all(each is None or each.weight <= mine.weight for each in coming)

    def _announcement(self, event: Event) -> Announcement | None:
        found = self._announced.get(type(event))
        return found if found is not None and found.when(event) else None

    def _is_mine(self, seats: Sequence[int]) -> bool:
        return not seats or any(seat >= 0 and self._context.session.is_human(seat) for seat in seats)

    def _announce(self, event: Event) -> int:
        """Show the banner of an event; return how long an opponent's next move waits for it, ms."""
        announcement, line = self._announcement(event), self._line(event)
        if announcement is None or line is None:
            return 0
        own, self._weight = MOTION.own, announcement.weight
        ms = MOTION.fade(OWN_MS if own else OTHERS_MS)
        colours = self._context.names.seat_colours(line.seat)
        self._layout.announce(colours, line.title, line.detail, announcement.icon, ms, tr(announcement.above))
        if line.territories:
            self._views.glow(line.territories)
        return 0 if own else COME_MS + ms

    def _line(self, event: Event) -> LogLine | None:
        """Return what the chronicle says of an event; of a capital also whose it is."""
        names = self._context.names
        if isinstance(event, CapitalRevealed):
            title = tr(
                "play.banner.capital", player=names.player(event.player), territory=names.territory(event.territory)
            )
            return LogLine(event.player, title, why_shown(event, names), (event.territory,))
        narrator = Narrator(names, landscape_of(self._context.game).families)
        return narrator.line(event, self._director.witness)

    def _call(self, seat: int, kind: str) -> None:
        """Call the partner who goes on, for his turn or for a decision in another's; nothing is hidden from him."""
        names, on_turn = self._context.names, self._context.game.state.turn == seat
        words = tr("play.banner.turn" if on_turn else "play.banner.asked")
        team = names.teams.of(seat)
        detail = f"{words} · {names.teams.name(team)}" if team >= 0 else words
        self._layout.announce(names.seat_colours(seat), names.player(seat), detail, "", CALL_MS)


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
