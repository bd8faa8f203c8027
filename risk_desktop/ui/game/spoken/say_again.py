"""Keys that say again what the screen shows: the question, the land, the last fight, the news, the hand, the scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts, Key
from risk_desktop.ui.game.spoken.question_words import choice_words, question_parts

_SHOWN = 220
"""So many letters of a review are shown; all of it is said."""
_LETTER_MS, _LEAST_MS, _MOST_MS = 55, 4000, 15_000


class SayAgain(FeatureController):
    """Says and shows, by a key for each, what somebody who doesn't see the table may have missed.

    It reads off what the widgets of the table say of themselves: so it tells no more than the screen does.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._toasts = parts.toasts
        self._dice: DiceRolled | None = None
        parts.director.told.connect(self._note)
        self.keys = (
            Key("F4", self.say_land),
            Key("F5", self.say_status),
            Key("F6", self.say_last_fight),
            Key("F7", self.say_news),
            Key("F8", self.say_hand),
            Key("F9", self.say_scores),
            Key("F12", self.repeat),
        )

    def say_land(self) -> None:
        """Say what stands in the land at the cursor, and what lies round it."""
        board = self._context.board
        if board.input.cursor is None:
            self._say([tr("spoken.no_cursor")])
        else:
            land = board.input.cursor
            self._say([board.descriptions.heard(land), board.descriptions.heard_more(land)])

    def say_status(self) -> None:
        """Say what is asked, who is on turn, and how the person stands."""
        layout, viewer = self._layout, self._director.viewer
        own = layout.plaques[viewer].spoken if viewer >= 0 else ""
        rounds = layout.rounds.accessibleName() if layout.rounds.isVisibleTo(self._screen) else ""
        round_now = tr("play.round", round=self._context.game.state.round) if self._context.game.state.round else ""
        asked = (*question_parts(layout.prompt.ask, self._director.presenter), choice_words(self._director.presenter))
        self._say([*asked, layout.ribbon.accessibleName(), rounds or round_now, own])

    def say_last_fight(self) -> None:
        """Say how the last fight went, with the dice of its last roll."""
        fights = (line for line in self._layout.chronicle.all_lines() if line.key.startswith("siege"))
        line = next(fights, None)
        self._say([*_told([line] if line is not None else []), self._dice_words()], tr("spoken.no_fight"))

    def say_news(self) -> None:
        """Say what has happened since the person's last turn."""
        self._say(_told(reversed(list(self._since_last_turn()))), tr("spoken.no_news"))

    def say_hand(self) -> None:
        """Say what cards the person holds, as far as they lie open before him."""
        layout = self._layout
        bar = layout.card_bar.accessibleName() if layout.card_bar is not None else ""
        hand = layout.hand.accessibleName() if layout.hand.cards or self._director.lent else ""
        self._say([hand, bar], tr("spoken.no_cards"))

    def say_scores(self) -> None:
        """Say how all players stand."""
        teams = [strip.accessibleName() for strip in self._layout.teams]
        self._say([*teams, *(plaque.spoken for plaque in self._layout.plaques)])

    def repeat(self) -> None:
        """Say the last announcement again; asked again at once, the one before."""
        if words := VOICE.repeat():
            self._show(words, heard="")

    # --- what is said

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, DiceRolled):
                self._dice = event

    def _dice_words(self) -> str:
        roll = self._dice
        if roll is None:
            return ""
        attack, defence = (", ".join(map(str, dice)) for dice in (roll.attack, roll.defence))
        return tr("spoken.dice", attack=attack, defence=defence)

    def _since_last_turn(self) -> Iterator[LogLine]:
        """Return the entries between the person's turns, newest first."""
        viewer, others = self._director.viewer, False
        for line in self._layout.chronicle.all_lines():
            if line.turn == viewer and others:
                return
            if line.turn != viewer:
                others = True
                yield line

    def _say(self, parts: Iterable[str], nothing: str = "") -> None:
        """Say sentences, and show as many of them as can be read at a glance."""
        words = sentences(parts) or nothing
        if words:
            self._show(words, heard=words)

    def _show(self, words: str, heard: str) -> None:
        shown = words if len(words) <= _SHOWN else f"{words[:_SHOWN].rsplit(' ', 1)[0]} …"
        ms = min(_MOST_MS, max(_LEAST_MS, _LETTER_MS * len(shown)))
        self._toasts.show_message(shown, icon="info", ms=ms, heard=heard)


def _told(lines: Iterable[LogLine]) -> list[str]:
    return [sentences((line.title, line.detail)) for line in lines]
