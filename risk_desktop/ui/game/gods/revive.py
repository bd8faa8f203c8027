"""Armies that come back one by one: from where, to where."""

from __future__ import annotations

from risk_desktop.editions.godstorm.afterlife import Revive
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.move import FromToPresenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class RevivePresenter(FromToPresenter):
    """Every answer names an origin and a target; where there is only one of them it is chosen already."""

    def start(self) -> None:
        """Choose what there is no choice about."""
        options = self.decision.options
        assert isinstance(options, Choices)
        self._ways: dict[tuple[int, int], Revive] = {
            (choice.origin, choice.target): choice for choice in options if isinstance(choice, Revive)
        }
        origins = sorted({origin for origin, _ in self._ways})
        self._from, self._to = origins[0], -1
        self._choose_only_target()

    def _targets(self) -> list[int]:
        return sorted(target for origin, target in self._ways if origin == self._from)

    def _choose_only_target(self) -> None:
        targets = self._targets()
        self._to = targets[0] if len(targets) == 1 else -1

    def refresh(self) -> None:
        """Light the way; it leads from one board to another."""
        self.light(self._targets() if self._from >= 0 else [origin for origin, _ in self._ways])
        if self._from >= 0 and self._to >= 0:
            self.context.show_arrow(self._from, self._to, self.decision.player, "move")
        else:
            self.context.hide_arrow()
        if self._from >= 0 and self._to < 0:
            self.context.board.ensure_visible(self._targets())
        super().refresh()

    def ask(self) -> Ask:
        """Ask where the army returns."""
        names, done = self.context.names, Act(tr("revive.none"), "E")
        left = len({origin for origin, _ in self._ways})
        if self._from < 0:
            return Ask(self.decision.player, tr("revive.from"), tr("revive.help", n=left), ghost=done)
        origin = names.territory(self._from)
        if self._to < 0:
            title = tr("revive.to", origin=origin)
            return Ask(self.decision.player, title, tr("revive.help", n=left), ghost=done)
        return Ask(
            self.decision.player,
            tr("revive.title", origin=origin, target=names.territory(self._to)),
            tr("revive.help", n=left),
            primary=Act(tr("revive.go"), "Space"),
            ghost=done,
        )

    def click(self, territory: int) -> None:
        """Choose a crypt, or a temple."""
        if any(origin == territory for origin, _ in self._ways):
            self._from = territory
            self._choose_only_target()
        elif (self._from, territory) in self._ways:
            if territory == self._to:
                self.press("primary")
                return
            self._to = territory
        else:
            self.refuse(Reason("revive.not_there", {"territory": territory}), territory)
            return
        self.heard.emit("pick", 1)
        self.refresh()

    def press(self, place: str) -> None:
        """Let the army return, or let nobody return."""
        choice = self._ways.get((self._from, self._to))
        if place == "primary" and choice is not None:
            self.answer(choice)
        elif place == "ghost":
            self.answer(Pass())
