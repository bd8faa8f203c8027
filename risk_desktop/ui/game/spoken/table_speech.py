"""The game as it is heard: questions at once, what happened between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QTimer

from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import percent, tr
from risk_desktop.ui.accessibility.board_interface import focus_land
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.accessibility.voice import VOICE
from risk_desktop.ui.game.battle.fight import FightPresenter
from risk_desktop.ui.game.chronicle.lines import LogLine
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.lands.land_picker import LandPicker
from risk_desktop.ui.game.prompt.asking import Ask
from risk_desktop.ui.game.spoken.news import SpokenNews
from risk_desktop.ui.game.spoken.question_words import choice_words, question_parts
from risk_desktop.ui.kit import key_label

_SETTLED_MS = 60
"""A question is said when its prompt has stood still for so long: some are put together in steps."""


class TableSpeech(FeatureController):
    """Says what is asked, and of a question that goes on only what has changed; before it what has happened.

    It knows what the screen shows and nothing else: prompts, and the entries of the chronicle.
    ``after_card``: the card of a lesson speaks first.
    """

    after_card = False

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._news = SpokenNews(self._concerns, self)
        self._ask: Ask | None = None
        self._said: tuple[str, ...] = ()
        self._turn: tuple[int, int] | None = None
        self._anew = True
        self._lands: frozenset[int] = frozenset()
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._settled.timeout.connect(self._speak)
        parts.screen.installEventFilter(self)
        director = parts.director
        director.asks.connect(self._follow)
        director.begun.connect(self._begin)
        director.viewer_changed.connect(self._change_viewer)
        parts.layout.chronicle.added.connect(self._add_news)
        parts.context.board.input.cursor_moved.connect(self._focus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say what is asked once the screen shows: a game may be made ready behind another screen."""
        if event.type() == QEvent.Type.Show:
            self._settled.start()
        return False

    # --- what happens

    def _add_news(self, lines: list[LogLine]) -> None:
        if self._screen.isVisible():  # what was before the game was opened is in the chronicle
            self._news.add(lines)
            self._lands = self._own()

    def _concerns(self, line: LogLine) -> bool:
        """Tell whether an entry is about a person who listens: his deed, everybody's, or about land of his."""
        if line.seat == NOBODY or line.seat in self._listeners:
            return True
        return not (self._lands | self._own()).isdisjoint(line.territories)

    @property
    def _listeners(self) -> frozenset[int]:
        viewer = self._director.viewer
        return frozenset((viewer,) if viewer >= 0 else self._context.session.table.humans)

    def _own(self) -> frozenset[int]:
        listeners = self._listeners
        owners = self._context.board.position.owners
        return frozenset(land for land, owner in enumerate(owners) if owner in listeners)

    # --- what is asked

    def _begin(self) -> None:
        """Another question has begun: all of it is said."""
        self._anew = True
        self._settled.start()

    def _follow(self, ask: Ask) -> None:
        self._ask = ask
        self._settled.start()

    def _change_viewer(self) -> None:
        """Somebody else listens: nothing that was said to the one before is said again."""
        VOICE.forget()
        self._said, self._anew = (), True

    def _speak(self) -> None:
        ask = self._ask
        if ask is None or not self._screen.isVisible():
            return
        asked = self._director.presenter is not None and self._director.presenter.active
        if not (asked or self._director.waiting or self._director.paused or ask.seat == NOBODY):
            self._say_watched(ask)
            return
        self._news.flush()
        parts = question_parts(ask, self._director.presenter)
        new = parts if self._anew and parts != self._said else tuple(part for part in parts if part not in self._said)
        words = sentences((*self._turn_words(), *new, *self._chance_words(new), *self._choice_words(new)))
        self._said, self._anew = parts, False
        if self.after_card:
            VOICE.answer(words)
        else:
            VOICE.ask(words)

    def _say_watched(self, ask: Ask) -> None:
        """Say once that it is the turn of others now, and which key skips that."""
        if self._director.tracker.action.turn in self._listeners:
            return  # somebody answers the person's own deed
        if self._said and VOICE.wants(concerned=True):
            self._news.flush()
            keys = [tr("spoken.key", key=key_label(act.key), words=act.words) for act in (ask.primary,) if act]
            VOICE.tell(sentences((ask.title, *keys)))
        self._said, self._anew = (), True

    def _turn_words(self) -> list[str]:
        """Say whose turn it is when one begins."""
        presenter, state = self._director.presenter, self._context.game.state
        if presenter is None or not presenter.active:
            return []
        turn = state.round, presenter.decision.player
        if turn == self._turn:
            return []
        self._turn = turn
        name = self._context.names.player(presenter.decision.player)
        return [tr("spoken.your_turn" if state.turn == turn[1] and state.round else "spoken.asked", name=name)]

    def _chance_words(self, new: Sequence[str]) -> list[str]:
        """Say the chance that shows beside the arrow of a fight that is considered."""
        fight = self._director.asking(FightPresenter)
        if not new or fight is None or fight.prospect is None:
            return []
        return [tr("spoken.chance", chance=percent(fight.prospect.chance))]

    def _choice_words(self, new: Sequence[str]) -> list[str]:
        """Say how many territories there are to choose from, and at which of them the list stands if it is in use."""
        words = choice_words(self._director.presenter) if new else ""
        (picker,) = self._screen.findChildren(LandPicker)
        return [words, picker.list.current_words if words and picker.list.rows.hasFocus() else ""]

    def _focus(self, land: int) -> None:
        focus_land(self._context.board, land)
