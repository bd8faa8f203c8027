"""What the prompt says while somebody else acts: it is never empty."""

from __future__ import annotations

from risk_desktop.ai.player import Fault
from risk_desktop.i18n import tr
from risk_desktop.ui.play.asking import Act, Ask
from risk_desktop.ui.play.desk import Desk

_DETAIL = 140
"""Characters of a program's fault that are shown; the log has all."""


class Watching:
    """Makes prompts for those who watch."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def playing(self, seat: int, thinking: bool) -> Ask:
        """Return the prompt while an opponent plays, or ``thinking`` before he does."""
        title = tr("play.watch.thinking" if thinking else "play.watch.playing", player=self._name(seat))
        return Ask(seat, title, tr("play.watch.help"), primary=Act(self._skip_words(), "Space", "skip"))

    def stepped(self, seat: int) -> Ask:
        """Return the prompt after an opponent's move, step by step."""
        return Ask(
            seat,
            tr("play.watch.stepped", player=self._name(seat)),
            tr("play.watch.step_help"),
            primary=Act(tr("play.watch.next"), "Space", "step"),
            secondary=Act(self._skip_words(), "S", "skip"),
        )

    def handed_over(self, seat: int) -> Ask:
        """Return the prompt behind the curtain for the next person."""
        return Ask(-1, tr("play.watch.handover", player=self._name(seat)))

    def over(self) -> Ask:
        """Return the prompt at the end."""
        return Ask(-1, tr("play.over.title"), tr("play.over.help"))

    def fault_words(self, seat: int, fault: Fault) -> str:
        """Return what to say when an opponent failed; of an outside program also what exactly was wrong."""
        words = tr(f"play.fault.{fault.kind}", player=self._name(seat))
        if seat not in self._desk.session.table.outside:
            return words
        return tr("bots.fault", words=words, detail=fault.detail[:_DETAIL])

    def _name(self, seat: int) -> str:
        return self._desk.names.player(seat)

    def _skip_words(self) -> str:
        state, humans = self._desk.game.state, self._desk.session.table.humans
        if not humans:
            return tr("play.watch.skip_turn")
        return tr("play.watch.skip" if any(state.alive[seat] for seat in humans) else "play.watch.skip_end")
