"""What a person sees before his turn: what happened since the last one, on the board and step by step."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal

from risk_desktop.editions.registry import landscape_of
from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.board.markers.trail import ASIDE, TrailStep
from risk_desktop.ui.game.chronicle.lines import SEPARATOR
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.position_updater import PositionUpdater
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.recap.recap import Recap
from risk_desktop.ui.game.recap.recap_entry import RecapEntry
from risk_desktop.ui.game.recap.step_show import StepShow
from risk_desktop.ui.game.recap.stepping import SteppingPresenter

STEP_MS = 1200
"""How long a step shows while the steps follow each other by themselves, at every speed."""
_ALL = -1


class RecapPresenter(SteppingPresenter):
    """Shows ``recap`` until the person wants to go on.

    The steps of the recap are shown by ``updater``. ``lit_changed``: another entry stands out.
    """

    lit_changed = Signal()

    def __init__(self, context: GameContext, updater: PositionUpdater, recap: Recap) -> None:
        super().__init__(context)
        self.recap = recap
        self._updater, self._show_step = updater, StepShow(context)
        self._steps, self._shown_by = recap.steps, recap.shown_by
        self._step = self._pointed = _ALL
        self._next = QTimer(context.board, interval=STEP_MS)  # it goes with the board: a game may be left in mid-step
        self._next.timeout.connect(self._play_on)

    @property
    def lit(self) -> RecapEntry | None:
        """The entry that stands out, None for none."""
        if self._pointed != _ALL:
            return self.recap.entries[self._pointed]
        found = self._shown_by.index(self._step) if self.stepping and self._step in self._shown_by else _ALL
        return self.recap.entries[found] if found != _ALL else None

    @property
    def passed_entries(self) -> int:
        """How many entries, in their order, have happened by the step that shows; all of them where none does."""
        ahead = (n for n, step in enumerate(self._shown_by) if self.stepping and step > self._step)
        return next(ahead, len(self.recap.entries))

    @property
    def has_steps(self) -> bool:
        """Whether there is anything to step through."""
        return bool(self._steps)

    @property
    def stepping(self) -> bool:
        """Whether the board shows a step, and not all that has happened."""
        return self._step != _ALL

    # --- what it asks

    def start(self) -> None:
        """Mark on the board what changed hands; where something was lost, a board that tells of it shows."""
        self.context.board.switcher.show_most(self.recap.marked)
        found = [(entry, entry.conquest) for entry in self.recap.conquests if entry.conquest is not None]
        last = {each.territory: n for n, (_, each) in enumerate(found, 1)}
        self.context.board.news.show(self.recap.struck, self._news())
        self.context.board.trail.show(
            [
                TrailStep(
                    each.origin,
                    each.territory,
                    each.player,
                    n,
                    past=last[each.territory] != n and not entry.lost,
                    minor=not entry.lost,
                )
                for n, (entry, each) in enumerate(found, 1)
            ]
        )
        self._mark()

    def end(self) -> None:
        """Take the marks away, and show the board as it is."""
        self._next.stop()
        self.context.board.finish_animations()
        self._show_step.clear()
        self.context.board.trail.clear()
        self._updater.show(self.context.game)
        self.stepped.emit(None)
        super().end()

    def _news(self) -> dict[int, list[str]]:
        """Return what the marks in each territory tell."""
        told: dict[int, list[str]] = {}
        for entry in self.recap.entries:
            if entry.number or entry.lost:
                words = f"{entry.number}. {entry.line.title}" if entry.number else entry.line.title
                for land in entry.line.territories:
                    told.setdefault(land, []).append(words)
        return told

    def ask(self) -> Ask:
        """Offer to go on, or to see it step by step."""
        seat = self.decision.player
        go_on = Act(tr("tables.recap.go_on"), "Space")
        if self.stepping:
            line = self._steps[self._step].line
            place = tr("tables.recap.step", n=self._step + 1, of=len(self._steps))
            told = SEPARATOR.join(filter(None, (place, line.detail, tr("tables.recap.help.keys"))))
            return Ask(line.seat, line.title, told, go_on, Act(tr("tables.recap.all"), "R", "eye"))
        again = Act(tr("tables.recap.step_through"), "R", "step") if self._steps else None
        return Ask(seat, self._title(), self._help(), go_on, again)

    def _title(self) -> str:
        """Say how much land was lost, or else what was, and of several people to whom; what is counted apart is named apart."""
        fields = len(self.recap.lost & landscape_of(self.context.game).fields)
        counted = {"lost": len(self.recap.lost) - fields, "lost_fields": fields}
        told = [tr(f"tables.recap.{what}", n=n) for what, n in counted.items() if n]
        if not told:
            told = [entry.line.title for entry in self.recap.entries if entry.lost]
            told[1:] = [tr("tables.recap.and_more")] if told[1:] else []
        words = SEPARATOR.join(told) or tr("tables.recap.nothing_lost")
        if len(self.context.session.table.people) == 1:
            return words
        return tr("tables.recap.told_to", name=self.context.names.player(self.decision.player), told=words)

    def _help(self) -> str:
        """Say what the marks mean, as far as there are any, and which keys go through the steps."""
        recap = self.recap
        marks = {"lost": recap.marked, "won": recap.won, "arrows": recap.conquests}
        told = [tr(f"tables.recap.help.{name}") for name, shown in marks.items() if shown]
        return capitalized(SEPARATOR.join([*told, *([tr("tables.recap.help.keys")] if self._steps else [])]))

    # --- input

    def press(self, place: str) -> None:
        """Begin the turn, or show the steps, or all again."""
        if place == "primary":
            self.passed.emit()
        elif self.stepping:
            self._show(_ALL)
        else:
            self._show(0)
            self._next.start()

    def let_go(self) -> bool:
        """End the steps."""
        stepping = self.stepping
        if stepping:
            self._show(_ALL)
        return stepping

    def move(self, by: int) -> None:
        """Go to the next step (1) or to the one before (-1), and stay there."""
        self._next.stop()
        last = len(self._steps) - 1
        if last >= 0:
            start = self._step if self.stepping else (_ALL if by > 0 else last + 1)
            self._show(min(last, max(0, start + by)))

    def go_to(self, number: int) -> None:
        """Show an entry by its place in the list: its step, if it has one."""
        entry = self.recap.entries[number]
        self._next.stop()
        if (step := self._shown_by[number]) != _ALL:
            self._show(step)
        elif entry.line.territories:
            self.context.board.switcher.ensure_visible(entry.line.territories)

    def point(self, number: int) -> None:
        """Let an entry stand out while the pointer is on it; -1 for none."""
        if number != self._pointed and self.active:
            self._pointed = number
            self._mark()

    # --- the board

    def _play_on(self) -> None:
        if self._step + 1 < len(self._steps):
            self._show(self._step + 1)
        else:
            self._show(_ALL)

    def _show(self, step: int) -> None:
        """Show a step as it was, or all (-1) with the board as it is."""
        board, forth = self.context.board, step == self._step + 1
        board.finish_animations()
        self._step = step
        if step == _ALL:
            self._next.stop()
            self._updater.show(self.context.game)
            self._show_step.clear()
            self.stepped.emit(None)
        else:
            self._show_step.begin(self._steps[step], moving=forth)
            after = self._steps[step].after
            self._updater.show(after.game)
            self.stepped.emit(after)
        self._mark()
        self.refresh()

    def _mark(self) -> None:
        """Show what changed hands, and what stands out."""
        lit, board = self.lit, self.context.board
        shown = not self.stepping
        board.trail.light((lit.number if lit is not None else 0) or (0 if shown else ASIDE))
        board.highlights.mark(
            lost=self.recap.marked if shown else frozenset(),
            won=self.recap.won if shown else frozenset(),
            targets=self._places(lit),
        )
        self.lit_changed.emit()

    def _places(self, lit: RecapEntry | None) -> tuple[int, ...]:
        """Return where it happened: the entry under the pointer, else the step that shows."""
        if lit is not None:
            return lit.line.territories
        return self._steps[self._step].line.territories if self.stepping else ()
