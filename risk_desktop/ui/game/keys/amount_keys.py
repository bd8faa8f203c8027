"""Keys for a number of armies: + and -, which zoom where none is asked, and Home and End for the fewest and for all."""

from __future__ import annotations

from risk_desktop.ui.game.director import Director
from risk_desktop.ui.game.player_input import PlayerInput
from risk_desktop.ui.game.prompt.asking import Number
from risk_desktop.ui.game.view_switches import Views

ENDS = ("Home", "End")


class AmountKeys:
    """Knows who takes the keys now."""

    def __init__(self, player_input: PlayerInput, director: Director, views: Views) -> None:
        self._input, self._director, self._views = player_input, director, views

    def more(self) -> None:
        """One army more, or nearer to the board."""
        if not self._step(1):
            self._views.zoom_in()

    def fewer(self) -> None:
        """One army less, or farther from the board."""
        if not self._step(-1):
            self._views.zoom_out()

    def fewest(self) -> None:
        """As few as may be."""
        if (number := self._number) is not None:
            self._input.set_number(number.low)

    def all(self) -> None:
        """As many as may be."""
        if (number := self._number) is not None:
            self._input.set_number(number.high)

    @property
    def _number(self) -> Number | None:
        presenter = self._director.presenter
        return presenter.ask().number if presenter is not None else None

    def _step(self, step: int) -> bool:
        number = self._number
        if number is None:
            return False
        self._input.set_number(min(number.high, max(number.low, number.value + step)))
        return True
