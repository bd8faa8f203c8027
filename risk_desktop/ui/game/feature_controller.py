"""A part of the game's screen that one feature brings along, and what all of them work with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from risk_desktop.engine.events import Event
from risk_desktop.ui.game.battle.battle_controller import BattleController
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.game.view_switches import Views
from risk_desktop.ui.kit import ToastHost

if TYPE_CHECKING:
    from risk_desktop.ui.game.director import Director
    from risk_desktop.ui.game.help.rules_at_hand import RulesAtHand
    from risk_desktop.ui.game.player_input import PlayerInput


class Key(NamedTuple):
    """A key in Qt's portable form, what it does, and whether it does so again and again while it is held."""

    key: str
    action: Callable[[], None]
    repeats: bool = True


@dataclass(frozen=True)
class GameParts:
    """What a controller works with.

    ``past``: the events of a game that goes on, from before it was opened; ``fresh``: nobody has chosen anything yet in the
    turn that was under way then.
    """

    screen: QWidget
    context: GameContext
    layout: GameLayout
    battle: BattleController
    director: Director
    input: PlayerInput
    rules: RulesAtHand
    views: Views
    toasts: ToastHost
    past: Sequence[Event] = ()
    fresh: bool = False


class FeatureController(QObject):
    """Base of the features' controllers: each connects itself to the signals of the parts that it follows.

    It overrides what it needs.
    """

    keys: tuple[Key, ...] = ()
    """Keys of the screen that are the controller's own."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts.screen)
        self._screen, self._context, self._layout = parts.screen, parts.context, parts.layout
        self._director, self._input = parts.director, parts.input

    @property
    def covers(self) -> Sequence[QWidget]:
        """What lies over the whole screen while it is visible, beside dialogs."""
        return ()

    def settle(self) -> None:
        """Show the game as it stands: called when all that happened has been shown, and when sizes or language change."""

    def retranslate(self) -> None:
        """Write what the person has opened anew in the language in use."""

    def put_away(self) -> bool:
        """Close what the person has opened; return whether there was anything."""
        return False

    def open_cards(self) -> bool:
        """Lay the viewer's cards on the table, if they are this controller's; return whether it did."""
        return False
