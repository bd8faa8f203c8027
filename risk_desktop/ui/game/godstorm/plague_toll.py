"""What the plague has just taken from who is asked: marked on the board until he has answered."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.editions.godstorm.plague import PlagueStruck
from risk_desktop.engine.events import Event, TurnStarted
from risk_desktop.i18n import tr
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.recap.stepping import SteppingPresenter


class PlagueToll(FeatureController):
    """Marks lands and losses of the Plague step as the recap marks what others have taken.

    The marks go with the question beside which they stand, and come back with it after a look at the past.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._struck: dict[int, PlagueStruck] = {}
        self._marked = False
        parts.director.told.connect(self._note)
        parts.director.begun.connect(self._mark)
        parts.director.left.connect(self._forget)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TurnStarted):
                self._struck.clear()
            elif isinstance(event, PlagueStruck) and event.armies and not event.on_entry:
                self._struck[event.territory] = event

    def _mark(self) -> None:
        """A question stands on the board now: let the marks stand beside it, if it is put to who has lost the armies."""
        presenter, names = self._director.presenter, self._context.names
        assert presenter is not None
        struck = {land: event for land, event in self._struck.items() if event.player == presenter.decision.player}
        if not struck or isinstance(presenter, SteppingPresenter):
            return
        self._marked = True
        board = self._context.board
        board.highlights.mark(lost=frozenset(struck))
        board.news.show(
            {land: event.armies for land, event in struck.items()},
            {
                land: [tr("god.told.victims", n=event.armies, name=names.player(event.player))]
                for land, event in struck.items()
            },
        )

    def _forget(self) -> None:
        """He has answered."""
        if self._marked:
            self._marked = False
            self._struck.clear()
