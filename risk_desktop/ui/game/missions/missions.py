"""The decisions to claim a fulfilled mission, and to swap one that has become impossible."""

from __future__ import annotations

from PySide6.QtCore import Signal

from risk_desktop.editions.classic.missions.catalogue import mission_named
from risk_desktop.engine.choices import Pass, Pick
from risk_desktop.engine.options import Choices
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Picks
from risk_desktop.ui.rules.mission_words import rank_words


class MissionPresenter(Presenter):
    """The card lies open over the board. The primary button claims or swaps it, the ghost button declines.

    If there are several, one is chosen in the tray. ``cards_shown`` carries the seat and the ids of the missions to show,
    none when the decision is over.
    """

    cards_shown = Signal(int, list)
    topic = ""
    icon = ""
    asks_once = False
    """Whether the button must be pressed a second time to confirm."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._ids: list[str] = []
        self._place = 0

    def start(self) -> None:
        """Start with the last mission, which has the highest rank."""
        self._ids = [choice.key for choice in self.options(Choices) if isinstance(choice, Pick)]
        self._place = len(self._ids) - 1

    def refresh(self) -> None:
        """Show the chosen card and the prompt."""
        super().refresh()
        self.cards_shown.emit(self.decision.player, [self._ids[self._place]])

    def end(self) -> None:
        """Hide the card."""
        seat = self.decision.player if self.active else -1
        super().end()
        self._ids = []
        self.cards_shown.emit(seat, [])

    def ask(self) -> Ask:
        """Ask whether to do it, and with which mission."""
        several = len(self._ids) > 1
        choices = tuple((number + 1, f"{number + 1}  {_rank(key)}") for number, key in enumerate(self._ids))
        return Ask(
            self.decision.player,
            tr(f"play.{self.topic}.title", n=len(self._ids)),
            tr(f"play.{self.topic}.help"),
            primary=self.sure(self._place, Act(tr(f"play.{self.topic}.do"), "Space", self.icon)),
            ghost=Act(tr(f"play.{self.topic}.leave"), "E"),
            picks=Picks(tr(f"play.{self.topic}.which"), choices, self._place + 1) if several else None,
        )

    def press(self, place: str) -> None:
        """Claim or swap the chosen mission, or decline."""
        if place == "primary":
            if not self.asks_once or self.pressed_twice(self._place):
                self.answer(Pick(self._ids[self._place]))
        elif place == "ghost":
            self.answer(Pass())

    def pick(self, value: int) -> None:
        """Choose one of several missions."""
        if 1 <= value <= len(self._ids):
            self._place, self._pressed = value - 1, None
            self.heard.emit("pick", 1)
            self.refresh()


class ClaimMissionPresenter(MissionPresenter):
    """Claims a fulfilled mission, or waits."""

    topic, icon = "claim_mission", "flag"


class SwapMissionPresenter(MissionPresenter):
    """Swaps a mission for another one of its rank, or keeps it."""

    topic, icon = "swap_mission", "retry"
    asks_once = True


def _rank(key: str) -> str:
    mission = mission_named(key)
    return rank_words(mission) if mission is not None else ""
