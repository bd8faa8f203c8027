"""Looking up rules during a game: F1 for those of the step, Shift+F1 for all of them, Shift+L for all missions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.registry import EDITIONS
from risk_desktop.editions.rulebook import RulesInPlay, play_of
from risk_desktop.engine.rules import OptionSpec
from risk_desktop.lessons.loader import has_lesson
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.rules.mission_list import KEY as MISSIONS_KEY
from risk_desktop.ui.rules.mission_list import MissionList, mission_page
from risk_desktop.ui.rules.rules_index import KEY, OptionPage, RulesIndex

WATCH = "watch"
"""The step of those who only watch."""


class RulesAtHand(QObject):
    """Shows the panel with the rules of the step, keeps it up to date, and opens the index of all rules.

    ``lesson_wanted`` carries the name of a lesson to start.
    """

    lesson_wanted = Signal(str)

    def __init__(self, context: GameContext, director: Director, layout: GameLayout, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen, self._director, self._layout = screen, director, layout
        self._panel = layout.rules
        table = context.names.table
        edition, players = EDITIONS.get(table.edition), len(table.seats)
        self._play = (
            play_of(edition, players, table.options, table.boards) if edition else RulesInPlay(table.edition, players)
        )
        self._page = partial(mission_page, context.session.game.rules, context.names)
        self._panel.closed.connect(self.hide)
        self._panel.all_wanted.connect(self.open_index)
        self._panel.missions_wanted.connect(self.open_missions)
        self._panel.option_wanted.connect(self.open_option)
        self._panel.offer_missions(self._page() is not None)
        self._panel.offer_lesson(edition is not None and has_lesson(edition.id) and context.session.kept)
        self._panel.lesson_wanted.connect(self._want_lesson)

    def toggle(self) -> None:
        """Show the rules of the step above everything else, or hide them."""
        above = self._above()
        if not above and self.hide():
            return
        self._layout.look_up(self._panel, True)
        self.follow()
        self._panel.raise_()
        for table in above:
            table.installEventFilter(self)

    def _above(self) -> list[QWidget]:
        """Return the widgets that fill the screen and lie above the panel."""
        siblings = self._screen.children()
        above = siblings[siblings.index(self._panel) + 1 :]
        tables = [one for one in above if isinstance(one, QWidget) and one.isVisible()]
        return [table for table in tables if table.geometry().contains(self._screen.rect())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the panel's keys from the widgets that lie under it."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not self._panel.isVisible():
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self.hide()
        pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()), 0)
        self._panel.turn_pages(pages)
        return pages != 0

    def follow(self) -> None:
        """Explain the present step if the panel shows."""
        if self._panel.isVisible():
            presenter = self._director.presenter
            kind = presenter.decision.kind if presenter is not None and presenter.active else WATCH
            self._panel.show_step(kind, self._play)

    def _want_lesson(self) -> None:
        self.lesson_wanted.emit(self._play.edition)

    def hide(self) -> bool:
        """Hide the panel; return whether it was visible."""
        shown = self._panel.isVisible()
        self._layout.look_up(self._panel, False)
        return shown

    @property
    def keys(self) -> tuple[tuple[str, Callable[[], object]], ...]:
        """The keys for looking up rules, except F1, which belongs to a button."""
        return (
            (KEY, self.open_index),
            (MISSIONS_KEY, self.open_missions),
            ("PgDown", self.page_down),
            ("PgUp", self.page_up),
        )

    def page_down(self) -> None:
        """Scroll down a page."""
        self._panel.turn_pages(1)

    def page_up(self) -> None:
        """Scroll up a page."""
        self._panel.turn_pages(-1)

    def open_index(self) -> None:
        """Open the index of all rules, which begins with those of this game."""
        if self._screen.findChild(RulesIndex) is None:
            RulesIndex(self._screen, self._play, self._page()).open()

    def open_option(self, spec: OptionSpec) -> None:
        """Open the page of a house rule."""
        OptionPage(self._screen, spec, self._play).open()

    def open_missions(self) -> None:
        """Open the list of all missions, if the game has any."""
        page = self._page()
        if page is not None and self._screen.findChild(MissionList) is None:
            MissionList(self._screen, page).open()
