"""The keys + and -: a number of armies where one is asked, else the zoom."""

from __future__ import annotations

from risk_desktop.ui.play.director import Director
from risk_desktop.ui.play.views import Views


class AmountKeys:
    """Knows who takes the keys now."""

    def __init__(self, director: Director, views: Views) -> None:
        self._director, self._views = director, views

    def more(self) -> None:
        """One army more, or nearer to the board."""
        if not self._step(1):
            self._views.zoom_in()

    def fewer(self) -> None:
        """One army less, or farther from the board."""
        if not self._step(-1):
            self._views.zoom_out()

    def _step(self, step: int) -> bool:
        presenter = self._director.presenter
        number = presenter.ask().number if presenter is not None else None
        if number is None:
            return False
        self._director.set_number(min(number.high, max(number.low, number.value + step)))
        return True
