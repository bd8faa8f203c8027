"""What the prompt says while nobody at the screen is asked: it is never empty."""

from __future__ import annotations

from risk_desktop.ai.player import Fault
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.action import Action
from risk_desktop.ui.game.chronicle.lines import SEPARATOR
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.game.prompt.intent_words import intent_words

_DETAIL = 140
"""Characters of a program's fault that are shown; the log has all."""
_NO_OFFERS = "over", "ends", "waits"
"""What the prompt only tells."""


class WatchPrompts:
    """Makes prompts for those who watch."""

    def __init__(self, context: GameContext) -> None:
        self._context = context
        self.tells = True
        """Whether computers tell what they are after."""

    def ask(self, action: Action) -> Ask:
        """Return the prompt that says who acts."""
        if action.doing == "over":
            return Ask(-1, tr("play.over.title"), tr("play.over.help"))
        if action.doing in _NO_OFFERS:
            return Ask(action.actor, self._title(action))
        if self._context.session.advancing:
            return advancing(self._context)
        skip = self._skip(action)
        stop = Act(tr("play.watch.stop"), "E") if self._context.session.is_only_watched else None
        if action.steps:
            step = Act(tr("play.watch.next"), "Space", "step")
            skip = Act(skip.words, "S", skip.icon) if skip is not None else None
            told = self._told(action) or tr("play.watch.step_help")
            return Ask(action.actor, self._title(action), told, primary=step, secondary=skip, ghost=stop)
        told = self._told(action) or self._meanwhile(action)
        return Ask(action.actor, self._title(action), told, primary=skip, ghost=stop)

    def offers_skip(self, action: Action) -> bool:
        """Tell whether the prompt that says who acts offers to skip."""
        return action.doing not in _NO_OFFERS and not self._context.session.advancing and self._skip(action) is not None

    def _meanwhile(self, action: Action) -> str:
        """Return what the person may do until he is asked.

        "" where it is his own turn that begins or goes on by itself, or no opponent plays.
        """
        if self._is_of_persons(action):
            return ""
        if action.leader not in self._context.session.table.humans:
            return tr("play.watch.help")
        return "" if action.actor == action.leader else tr("play.watch.then")

    def _is_of_persons(self, action: Action) -> bool:
        """Tell whether what shows is done by all together, and all of them are persons."""
        alive, names = self._context.game.state.alive, self._context.names
        return action.leader == NOBODY and all(names.is_human(seat) for seat in names.players if alive[seat])

    def _told(self, action: Action) -> str:
        """Return in words what the computer on turn is after, "" where it hasn't told or is not to tell.

        It is named where another one acts: the line above says who.
        """
        if not self.tells:
            return ""
        words = intent_words(self._context, action.leader, shown=action.doing == "plays")
        return words if not words or action.actor == action.leader else f"{self._name(action.leader)}{SEPARATOR}{words}"

    def fault_words(self, seat: int, fault: Fault) -> str:
        """Return what to say when an opponent failed; of an outside program also what exactly was wrong."""
        words = tr(f"play.fault.{fault.kind}", player=self._name(seat))
        if seat not in self._context.session.table.outside:
            return words
        return tr("bots.fault", words=words, detail=fault.detail[:_DETAIL])

    def _title(self, action: Action) -> str:
        place = self._context.names.territory(action.territory) if action.territory >= 0 else ""
        key = f"play.action.{action.doing}"
        if action.awaited and has_text(f"{key}.awaited"):
            key = f"{key}.awaited"
        elif has_text(f"{key}.{action.kind}"):
            key = f"{key}.{action.kind}"
        return tr(key, player=self._name(action.actor), territory=place)

    def _name(self, seat: int) -> str:
        return self._context.names.player(seat)

    def _skip(self, action: Action) -> Act | None:
        """Return the button that skips to what is waited for; nothing is in a person's own turn, or without opponents."""
        session = self._context.session
        if action.leader in session.table.humans or self._is_of_persons(action):
            return None
        return Act(tr(f"play.watch.skip.{session.waits_for}"), "Space", "skip")


def advancing(context: GameContext) -> Ask:
    """Return the prompt while an advance goes on by itself: what it is for, and that it can be halted."""
    state, lands = context.game.state, context.session.advancing
    words = tr("play.advance.under_way", territory=context.names.territory(lands[-1]))
    halt = Act(tr("play.advance.halt"), "Esc")
    return Ask(state.turn, words, tr("play.advance.under_way_help"), ghost=halt)
