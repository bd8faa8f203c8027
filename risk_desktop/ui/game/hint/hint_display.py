"""One option of a hint at a time, wherever it shows: in the dock, in the prompt, on the board, and aloud."""

from __future__ import annotations

from risk_desktop.engine.choices import Choice, Pass, TradeSet
from risk_desktop.i18n import tr
from risk_desktop.review.report import Hint, HintOption
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.decisions.choice_marks import fight_before, marks_of
from risk_desktop.ui.game.feature_controller import GameParts
from risk_desktop.ui.game.hint.hint_panel import NEXT_KEY, TAKE_KEY, HintPanel
from risk_desktop.ui.game.hint.hint_words import hint_words, shown_places
from risk_desktop.ui.game.players.totals import hand_of
from risk_desktop.ui.game.prompt.asking import Ask

END_KEY = "E"


class HintDisplay:
    """Shows the options of a ``hint``, the best at first; to be ended by ``clear``."""

    def __init__(self, parts: GameParts, panel: HintPanel, hint: Hint) -> None:
        self._context, self._layout, self._panel = parts.context, parts.layout, panel
        self._hint = hint
        self._place = 0
        self._ask = self._layout.prompt.ask
        """What the prompt asked when the option was written there."""
        self._layout.look_up(panel, True)
        self._show()

    @property
    def option(self) -> HintOption:
        """The option that shows."""
        return self._hint.options[self._place]

    @property
    def has_more(self) -> bool:
        """Whether there are other options."""
        return len(self._hint.options) > 1

    def show_next(self) -> None:
        """Show the next best option, after the last one the best again."""
        self._place = (self._place + 1) % len(self._hint.options)
        self._show()

    def settle(self) -> None:
        """Say anew, perhaps in another language or size, what shows."""
        words = hint_words(self._hint, self._place, self._context.names)
        self._panel.show_words(words, more=self.has_more)
        self._ask = self._layout.prompt.ask
        self._layout.prompt.set_note(words.told)

    def follow(self, ask: Ask) -> None:
        """What the prompt says now goes before what was advised; its button may be another one."""
        if ask != self._ask:
            self._layout.prompt.set_note("")
        self._ring_end(ask)

    def clear(self) -> None:
        """Leave nothing of it on the board and at the buttons of the prompt."""
        self._context.board.advice.clear()
        self._layout.hand.advise(())
        self._layout.prompt.button("ghost").advise(False)

    def _show(self) -> None:
        self.settle()
        self._mark()
        words = hint_words(self._hint, self._place, self._context.names)
        keys = {TAKE_KEY: tr("hint.take")} | ({NEXT_KEY: tr("hint.next")} if self.has_more else {})
        VOICE.answer(sentences((words.spoken, *(tr("spoken.key", key=key, words=keys[key]) for key in keys))))

    def _mark(self) -> None:
        """Mark on the board where the options that show take place; figures are those of the one at hand, else they mix."""
        recording = self._context.session.recording
        fight = fight_before(recording, recording.end) if recording is not None else None
        choices = [self._hint.options[place].choice for place in shown_places(self._hint, self._place)]
        found = [marks_of(choice, fight) for choice in choices]
        if not found[0].lands:  # all that would show is what isn't advised
            choices, found = choices[:1], found[:1]
        ways = dict.fromkeys(way for marks in found for way in marks.ways)
        places = [place for place in found[0].places if place[0] >= 0]
        self._context.board.advice.show(list(ways), places)
        self._ring_end(self._layout.prompt.ask)
        self._layout.hand.advise(self._cards(self.option.choice))
        if lands := [land for marks in found for land in marks.lands]:
            self._context.look_at_any(lands)

    def _cards(self, choice: Choice) -> list[int]:
        """Return where in the hand the cards lie that a choice trades."""
        if not isinstance(choice, TradeSet):
            return []
        player = self._hint.player
        held = hand_of(self._context.game, self._context.session.view(player).state, player)
        return [place for place, card in enumerate(held) if card in choice.cards]

    def _ring_end(self, ask: Ask) -> None:
        """Ring the button that does nothing more, where that is the option at hand: a choice about as good isn't what is told."""
        ends = ask.ghost is not None and ask.ghost.key == END_KEY
        self._layout.prompt.button("ghost").advise(ends and isinstance(self.option.choice, Pass))
