"""Odds on the board: while it is open, clicks plan an advance, and nothing of it is done in the game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from risk_desktop.engine.game import Game
from risk_desktop.engine.state import NOBODY
from risk_desktop.engine.view import redacted
from risk_desktop.i18n import number, percent, tr
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.advance_odds.advance_odds_panel import UNDO_KEY, AdvanceOddsPanel, AdvanceRow
from risk_desktop.ui.game.advance_odds.advance_sketch import AdvanceSketch
from risk_desktop.ui.game.decisions.words import words_of_reason
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts


class AdvanceOddsController(FeatureController):
    """Takes the clicks on the board while it is ``open``: on a stack, then on what it is to take. Esc ends it."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._toasts = parts.toasts
        self.plan, self.panel = AdvanceSketch(), AdvanceOddsPanel(parts.screen)
        self.open = False
        self._undo_key = QShortcut(QKeySequence(UNDO_KEY), parts.screen)
        self._undo_key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._undo_key.setEnabled(False)
        self._undo_key.activated.connect(self.undo)
        self.panel.closed.connect(self.put_away)
        self.panel.undo_wanted.connect(self.undo)
        self._director.viewer_changed.connect(self.put_away)

    def begin(self) -> None:
        """Ask where an advance sets out."""
        self.open = True
        self.plan = AdvanceSketch()
        self._undo_key.setEnabled(True)
        self._layout.look_up(self.panel, True)
        self._layout.prompt.set_note(tr("advance_odds.note"))
        self._show(spoken=True)
        self._screen.setFocus()

    def click(self, territory: int) -> bool:
        """Take a click on a territory, if it is open; return whether it was."""
        if not self.open:
            return False
        reason = self.plan.add(self._seen, territory)
        if reason is not None:
            self._toasts.show_message(words_of_reason(reason, self._context.names), icon="warning", passing=True)
        else:
            self._show(spoken=True)
        return True

    def undo(self) -> bool:
        """Take the last territory out, if it is open; return whether it was."""
        if self.open and self.plan.take_back(self._seen):
            self._show(spoken=True)
        return self.open

    def put_away(self) -> bool:
        """End it; return whether it was open."""
        if not self.open:
            return False
        self.open = False
        self._undo_key.setEnabled(False)
        self._layout.look_up(self.panel, False)
        self._layout.prompt.set_note("")
        self._context.board.trail.clear()
        self._context.board.advice.clear()
        self._director.ask_again()  # the trail of an advance that is planned shows again
        return True

    def settle(self) -> None:
        """Follow the game: what has changed hands ends the advance there."""
        if self.open:
            self.plan.follow(self._seen)
            self._show(spoken=False)

    @property
    def _seen(self) -> Game:
        """The game as whoever looks on sees it."""
        game = self._context.game
        return Game(game.rules, redacted(game.state, game.rules, max(NOBODY, self._director.viewer)))

    # --- showing

    def _show(self, *, spoken: bool) -> None:
        game, names, plan = self._seen, self._context.names, self.plan
        odds, seat = plan.odds, plan.seat(game)
        links = odds.links if odds is not None else ()
        taken = plan.lands[1:]
        rows = [
            AdvanceRow(names.territory(land), game.state.armies[land], chance)
            for land, chance in zip(taken, links, strict=True)
        ]
        head = ""
        if plan.lands:
            _, armies = game.rules.tenure.command(game.state, seat)
            origin = plan.lands[0]
            head = tr("advance_odds.from", territory=names.territory(origin), n=armies[origin])
        self.panel.show_advance(head, self._told(), rows, odds)
        board = self._context.board
        board.trail.show_way(plan.lands, [percent(chance) for chance in links], seat)
        board.advice.show((), [(plan.lands[0], "")] if plan.lands else ())
        if spoken:
            last = tr("advance_odds.spoken", name=rows[-1].name, chance=percent(rows[-1].chance)) if rows else head
            VOICE.answer(". ".join(filter(None, (last, self._told()))))

    def _told(self) -> str:
        """Return what can be done, or what the whole advance comes to."""
        odds = self.plan.odds
        if odds is None:
            return tr("advance_odds.ask_next" if self.plan.lands else "advance_odds.ask_origin")
        mean = sum(armies * chance for armies, chance in odds.left.items()) / odds.win if odds.win else 0.0
        return tr("advance_odds.whole", chance=percent(odds.win), armies=number(mean, 1))
