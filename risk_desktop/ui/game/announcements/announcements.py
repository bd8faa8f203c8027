"""What is announced over the board, and which events are worth a toast."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from risk_desktop.editions.classic.capitals import CapitalRevealed
from risk_desktop.editions.classic.missions.events import MissionRevealed
from risk_desktop.editions.registry import find_edition, landscape_of
from risk_desktop.engine.events import Event, PlayerEliminated
from risk_desktop.i18n import tr
from risk_desktop.maps.problems import Problem
from risk_desktop.storage.settings import BannersFor
from risk_desktop.ui.art.vignettes import DieShown, Vignette
from risk_desktop.ui.game.announcements.announcement import Announcement, BannerContent
from risk_desktop.ui.game.announcements.banner import PARTNER_MS, STAY_MS
from risk_desktop.ui.game.chronicle.lines import SEPARATOR, LogLine
from risk_desktop.ui.game.chronicle.narration import Narrator
from risk_desktop.ui.game.die_call import CALL_MS
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.features import announced_in
from risk_desktop.ui.game.recap.turn_record import scores_of
from risk_desktop.ui.kit import ToastHost
from risk_desktop.ui.motion import MOTION
from risk_desktop.ui.names import Names
from risk_desktop.ui.theme import NEUTRAL, SeatColours
from risk_desktop.ui.words import round_words

# So many events are remembered of which a banner has told.
_REMEMBERED = 8


class Banners(FeatureController):
    """Announces over the board what everybody should see, a round that is over, and a partner who goes on without a curtain.

    ``shown_for``: whose events have a banner; at instant speed nothing has.
    """

    shown_for: BannersFor = "all"

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._views = parts.views
        self._weight = 0
        self._held = False
        self._round = self._context.game.state.round
        self._over: BannerContent | None = None
        self._told: deque[Event] = deque(maxlen=_REMEMBERED)
        self._announced = announced_in(find_edition(self._context.session.table.edition).features)
        animator = parts.director.animator
        animator.stage_after(self._fits, self._announce)
        animator.ending.connect(self._end)
        parts.director.begun.connect(self._look_at_round)
        parts.director.called.connect(self._call)
        self._layout.banner.left.connect(self._go_on)

    def has_told(self, event: Event) -> bool:
        """Tell whether an event has had its banner lately."""
        return event in self._told

    def line_to_keep(self, event: Event) -> LogLine | None:
        """Return what a person has to be told of an event, whether it has a banner or not; None for nothing."""
        announcement = self._announcement(event)
        if announcement is None or not announcement.kept:
            return None
        seats = announcement.seats(event)
        return self._line(event) if any(map(self._context.names.is_human, seats)) else None

    def _fits(self, event: Event) -> bool:
        mine = self._announcement(event)
        return mine is not None and (mine.die is not None or self._is_greatest(mine))

    def _is_greatest(self, mine: Announcement) -> bool:
        """Tell whether an announcement is the greatest of its moment, and the last of those that are as great."""
        if self._layout.banner.staying and mine.weight < self._weight:
            return False
        begun, coming = self._director.animator.turn_events
        return all(self._weigh(each) <= mine.weight for each in begun) and all(
            self._weigh(each) < mine.weight for each in coming
        )

    def _weigh(self, event: Event) -> int:
        announcement = self._announcement(event)
        return announcement.weight if announcement is not None else 0

    def _announcement(self, event: Event) -> Announcement | None:
        found = self._announced.get(type(event), ())
        return next((each for each in found if each.when(event, self._context)), None)

    def _is_wanted(self, seats: Sequence[int]) -> bool:
        if MOTION.computer == 0 or self.shown_for == "off":
            return False
        people = self._context.session.is_human
        return self.shown_for == "all" or not seats or any(seat >= 0 and people(seat) for seat in seats)

    def _announce(self, event: Event) -> int:
        """Show the banner of an event, or at least its die; hold what comes next where it isn't a person's own deed."""
        announcement, line = self._announcement(event), self._line(event)
        if announcement is None or line is None:
            return 0
        greatest, vignette = self._is_greatest(announcement), announcement.vignette(event, self._context)
        if greatest:
            self._director.heard.emit(announcement.sound, 1)
        colours = self._context.names.seat_colours(line.seat)
        if not greatest or not self._is_wanted(announcement.seats(event)):
            return self._call_die(colours, line, vignette.die) if vignette.die is not None else 0
        own, self._weight = MOTION.own, announcement.weight
        self._told.append(event)
        above = tr(announcement.above)
        if line.territories:
            self._context.look_at_any(line.territories)
            self._views.glow(line.territories)
        self._show(BannerContent(colours, line.title, line.detail, above, vignette), line.territories)
        if not own:
            self._held = True
            self._director.animator.hold()
        return 0

    def _show(self, content: BannerContent, lands: Sequence[int] = ()) -> None:
        self._layout.announce(content, MOTION.fade(STAY_MS), lands)

    def _call_die(self, colours: SeatColours, line: LogLine, die: DieShown) -> int:
        self._layout.call_die(colours, line.title, die.value, line.detail, die.sides)
        return MOTION.fade(CALL_MS)

    def _go_on(self) -> None:
        """A banner is over: so is what it held up, and a round that is over may be told."""
        if self._held:
            self._held = False
            self._director.animator.go_on()
        over, self._over = self._over, None
        if over is not None:
            self._director.heard.emit("round_over", 1)
            self._show(over)

    # --- rounds

    def look_anew(self) -> None:
        """The game stands elsewhere than before: what lies between isn't told, nor what was still to be told there."""
        self._round, self._over, self._held = self._context.game.state.round, None, False
        self._layout.banner.dismiss()

    def _end(self) -> None:
        self._held = False
        self._look_at_round()

    def _look_at_round(self) -> None:
        """Tell that a round is over in which points are counted, with what each player would have now, or has at the end."""
        game, names = self._context.game, self._context.names
        before, self._round = self._round, game.state.round
        scores = scores_of(game)
        if not 0 < before < self._round or not scores or not self._is_wanted(()):
            return
        alive = [seat for seat in names.players if game.state.alive[seat]]
        ranked = sorted(alive, key=lambda seat: -scores[seat])
        self._over = BannerContent(
            NEUTRAL,
            round_words(names.table.edition, "announce.round_over", round=self._round - 1),
            SEPARATOR.join(f"{names.player(seat)} {scores[seat]}" for seat in ranked),
            tr("announce.points" if game.state.outcome is None else "announce.points_final"),
            Vignette("hourglass"),
            tuple((names.seat_colours(seat), scores[seat]) for seat in ranked),
        )
        if not self._layout.banner.staying:
            self._go_on()

    def _line(self, event: Event) -> LogLine | None:
        """Return what is said of an event: its announcement's own line, or the chronicle's."""
        announcement, names = self._announcement(event), self._context.names
        if announcement is not None and announcement.line is not None:
            begun = self._director.animator.turn_events[0]
            return announcement.line(begun if begun[-1:] == (event,) else (event,), names)
        narrator = Narrator(names, landscape_of(self._context.game).families)
        return narrator.line(event, self._director.witness)

    def _call(self, seat: int, kind: str) -> None:
        """Call the partner who goes on, for his turn or for a decision in another's; nothing is hidden from him."""
        names, on_turn = self._context.names, self._context.game.state.turn == seat
        words = tr("play.banner.turn" if on_turn else "play.banner.asked")
        team = names.teams.of(seat)
        detail = f"{words} · {names.teams.name(team)}" if team >= 0 else words
        self._layout.announce(BannerContent(names.seat_colours(seat), names.player(seat), detail), PARTNER_MS)


class GameToasts:
    """Shows toasts for events that have been told; what a banner has said isn't said again."""

    def __init__(self, names: Names, toasts: ToastHost, banners: Banners) -> None:
        self._names, self._toasts, self._banners = names, toasts, banners

    def tell(self, events: Sequence[Event]) -> None:
        """Show a toast for each event that is worth one."""
        for event in events:
            if isinstance(event, CapitalRevealed) and event.by < 0:
                continue  # all lie open
            if self._banners.has_told(event):
                continue
            if isinstance(event, PlayerEliminated | CapitalRevealed | MissionRevealed):
                self._toasts.show_message(self._words(event), seat=self._names.seat_colours(event.player))
            elif (line := self._banners.line_to_keep(event)) is not None:
                words = "\n".join(filter(None, (line.title, line.detail)))
                self._toasts.show_message(words, seat=self._names.seat_colours(line.seat))

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
