"""What the banner over the board tells: a capital is found; a partner goes on at the screen."""

from __future__ import annotations

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.engine.events import Event
from risk_desktop.i18n import tr
from risk_desktop.ui.game.chronicle.banner import HERALD_MS
from risk_desktop.ui.game.game_panel import GamePanel, GameParts
from risk_desktop.ui.game.missions.secret_lines import why_shown
from risk_desktop.ui.motion import MOTION


class Banners(GamePanel):
    """``follow`` takes events as they show, ``call`` a person who goes on without a curtain."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        parts.director.animator.shown.connect(self._follow)
        parts.director.called.connect(self._call)

    def _follow(self, event: Event) -> None:
        """Announce an event that is worth a banner; where nothing is animated a toast tells it."""
        if isinstance(event, CapitalRevealed) and event.by >= 0 and MOTION.speed_factor > 0:
            names = self._context.names
            place, player = names.territory(event.territory), names.player(event.player)
            detail = why_shown(event, names)
            title = tr("play.herald.capital", player=player, territory=place)
            self._layout.announce(names.seat_colours(event.player), title, detail, "crown", MOTION.fade(HERALD_MS))

    def _call(self, seat: int, kind: str) -> None:
        """Call the partner who goes on, for his turn or for a decision in another's; nothing is hidden from him."""
        names, on_turn = self._context.names, self._context.game.state.turn == seat
        words = tr("play.herald.turn" if on_turn else "play.herald.asked")
        team = names.teams.of(seat)
        detail = f"{words} · {names.teams.name(team)}" if team >= 0 else words
        self._layout.announce(names.seat_colours(seat), names.player(seat), detail, "", HERALD_MS)
