"""Which card is chosen, and at what it is aimed so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from enum import Enum, auto

from risk_desktop.engine.choices import Choice
from risk_desktop.engine.options import Options
from risk_desktop.ui.game.cards.decks.card_book import CardBook
from risk_desktop.ui.game.context import GameContext


class Click(Enum):
    """What a click on a territory did to the aim."""

    AIMED = auto()
    RELEASED = auto()
    REFUSED = auto()
    IGNORED = auto()


class Aiming(ABC):
    """The choice of one card and its targets. Each game with cards that are read has a kind of aiming of its own.

    ``playable`` are the ids of the cards that may be chosen, ``card`` the chosen one ("" none), ``targets`` what has been
    named for it, in the order of naming. A presenter tells it what the player does, and shows what it says.
    """

    def __init__(self, context: GameContext, book: CardBook, playable: Collection[str]) -> None:
        self.context, self.book = context, book
        self.playable = frozenset(playable)
        self.card = ""
        self.targets: list[int] = []

    @classmethod
    @abstractmethod
    def of(cls, context: GameContext, book: CardBook, options: Options) -> Aiming:
        """Return the aiming for the options of a decision."""

    # --- what is chosen

    @property
    @abstractmethod
    def choice(self) -> Choice | None:
        """The card with its targets, None while something is missing."""

    @property
    @abstractmethod
    def at(self) -> str:
        """What kind of thing is to be named next."""

    @property
    @abstractmethod
    def candidates(self) -> Sequence[int]:
        """The targets that may be named next."""

    @abstractmethod
    def places(self) -> dict[int, int]:
        """Return the territories that glow, each with the target that it stands for."""

    # --- words

    @abstractmethod
    def target_words(self) -> tuple[str, ...]:
        """Return the candidates as rows to choose from, () for those that are pointed at on the board."""

    @property
    def row(self) -> int:
        """Which of the rows is chosen, -1 for none."""
        return -1

    def whose(self) -> tuple[int, ...]:
        """Return the seats that the rows are about, () if they are about something else."""
        return ()

    @abstractmethod
    def told(self) -> str:
        """Return what is still missing, or that the card is ready."""

    # --- input

    @abstractmethod
    def choose(self, card: str) -> None:
        """Choose a card that can be played, and the targets about which there is no choice."""

    @abstractmethod
    def aim_at(self, target: int) -> None:
        """Name a target."""

    @abstractmethod
    def click(self, territory: int) -> Click:
        """Name or release what stands in a territory; only while a card is chosen."""

    @abstractmethod
    def takes_number(self, value: int) -> bool:
        """Tell whether a number key is meant for the rows of targets, not for the cards of the hand."""

    @abstractmethod
    def let_go(self) -> bool:
        """Let go of targets, then of the card; False if there is nothing to let go of."""
