"""Marching out of the Afterlife: as many as one likes, each into a field that is open."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.board.land_tags import brief_tags
from risk_desktop.ui.game.decisions.place import ReinforcePresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class LeavePresenter(ReinforcePresenter):
    """Like placing armies, but some or all may stay where they are."""

    def start(self) -> None:
        """Go where the fields are."""
        super().start()
        self.context.board.ensure_visible(self._options.territories)

    def ask(self) -> Ask:
        """Ask for the next field, or for the go-ahead."""
        ask, placed = super().ask(), self._options.total - self.left
        title = tr("leave.title", n=self.left) if self.left else tr("leave.all")
        go = Act(tr("leave.go", n=placed), "Space", off=not placed)
        ghost = Act(tr("leave.stay"), "E")
        return replace(ask, title=title, help=self._told(), primary=go, ghost=ghost)

    def _told(self) -> str:
        """Return how to go on, and what the field brings that got the last army."""
        tags = self.context.names.territories[self._here].tags if self._here >= 0 else ()
        return f"{tr('leave.help')} {brief_tags(tags)}".strip()

    def click(self, territory: int) -> None:
        """Send one army."""
        if territory not in self._options.territories:
            self.refuse(Reason("leave.not_there", {"territory": territory}), territory)
        else:
            super().click(territory)

    def press(self, place: str) -> None:
        """March, stay, or take one back."""
        if place == "primary" and self._placed:
            self._settle()
        elif place == "ghost":
            self.answer(Pass())
        elif place == "secondary":
            self.take_back()
