"""Fighting below: from field to field, or out of the place where the dead wait, through gates."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import Enter
from risk_desktop.editions.godstorm.afterlife import BEYOND, dead_of
from risk_desktop.engine.choices import Attack, Blitz, Choice, Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.board.land_tags import brief_tags
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Picks

_NONE = -2
"""No origin is chosen: -1 is the Afterlife."""


class MarchPresenter(Presenter):
    """Click from (a field or the own Afterlife), click to; empty fields are entered without dice."""

    keeps_arrow = True

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._from, self._to = _NONE, -1
        self._dice, self._keep = 3, 1

    def start(self) -> None:
        """Go below; go on where the last march came from or led to."""
        options = self.decision.options
        self._edges: dict[int, list[int]] = {}
        for origin, target in options.edges():  # type: ignore[attr-defined]
            self._edges.setdefault(origin, []).append(target)
        if self._to >= 0 and self._to in self._edges and self.context.owner(self._to) == self.decision.player:
            self._from, self._to = self._to, -1
        if self._from not in self._edges:
            self._from = BEYOND if list(self._edges) == [BEYOND] else _NONE
        if self._to not in self._edges.get(self._from, ()):
            self._to = -1
        self._fit()
        self.context.board.ensure_visible(sorted({t for targets in self._edges.values() for t in targets}))

    def _fit(self) -> None:
        """Fit the numbers to the way."""
        if self._to >= 0:
            rolls = self._rolls
            self._dice = rolls.most
            self._keep = max(rolls.stays, min(self._keep, rolls.stays + rolls.spare - 1))

    @property
    def _rolls(self):  # type: ignore[no-untyped-def]
        return self.decision.options.rolls(self._from, self._to)  # type: ignore[attr-defined]

    @property
    def empty(self) -> bool:
        """Whether nobody stands in the target."""
        return self._to >= 0 and not self.context.armies(self._to)

    def refresh(self) -> None:
        """Show source, targets, arrow and prompt."""
        board = self.context.board
        board.set_source(self._from if self._from >= 0 else None)
        board.set_chosen(self._to if self._to >= 0 else None)
        chosen = self._from != _NONE
        board.set_targets(self._edges[self._from] if chosen else self._edges.keys() - {BEYOND})
        board.set_choosing(chosen)
        if self._to >= 0:
            self.context.show_arrow(self._from, self._to, self.decision.player)
        else:
            self.context.hide_arrow()
        super().refresh()

    def ask(self) -> Ask:
        """Ask for source, target or roll."""
        player, stop = self.decision.player, Act(tr("march.stop"), "E")
        beyond = BEYOND in self._edges
        if self._from == _NONE:
            second = Act(self._dead_words(), "A") if beyond else None
            return Ask(player, tr("march.from"), tr("march.from_help"), secondary=second, ghost=stop)
        origin = self.context.names.territory(self._from)
        if self._to < 0:
            return Ask(player, tr("march.to", origin=origin), tr("march.to_help"), ghost=stop)
        target = self.context.names.territory(self._to)
        if self.empty:
            go = Act(tr("march.enter_go"), "Space", "arrow")
            return Ask(player, tr("march.enter", target=target), self._told("march.enter_help"), primary=go, ghost=stop)
        rolls = self._rolls
        picks = tuple((n, str(n)) for n in range(1, rolls.most + 1))
        low, high = rolls.stays, rolls.stays + rolls.spare - 1
        return Ask(
            player,
            tr("play.attack.roll", target=target, origin=origin),
            self._told("march.roll_help"),
            primary=Act(tr("play.attack.dice", n=self._dice), "Space"),
            secondary=Act(tr("play.attack.blitz"), "B", "blitz"),
            ghost=stop,
            picks=Picks(tr("play.attack.dice_name"), picks, self._dice) if rolls.most > 1 else None,
            number=Number(tr("play.attack.keep"), low, high, self._keep, tr("play.attack.left"))
            if high > low
            else None,
        )

    def _told(self, key: str) -> str:
        """Return a line of help, and what the target brings whoever holds it."""
        tags = self.context.names.territories[self._to].tags
        return f"{tr(key)} {brief_tags(tags)}".strip()

    def _dead_words(self) -> str:
        return tr("march.beyond", n=dead_of(self.context.game.state, self.decision.player))

    # --- input

    def click_afterlife(self, seat: int) -> None:
        """Choose the own Afterlife as the source; nobody marches out of another one."""
        if seat == self.decision.player:
            self.click(BEYOND)

    def click(self, territory: int) -> None:
        """Choose source or target; a click on the chosen target goes there. -1 is the own Afterlife."""
        if territory == self._from:
            self.let_go()
        elif self._from != _NONE and territory in self._edges[self._from]:
            if territory == self._to:
                self.press("primary")
            else:
                self._to = territory
                self._fit()
                self.heard.emit("arrow", 1)
                self.refresh()
        elif territory in self._edges:
            self._from, self._to = territory, -1
            self.heard.emit("pick", 1)
            self.refresh()
        elif self._enters_by(territory):
            self.refresh()
        else:
            self._explain(territory)

    def _enters_by(self, territory: int) -> bool:
        """Take a target that is clicked first from where most armies can come."""
        origins = [origin for origin, targets in self._edges.items() if territory in targets]
        if not origins:
            return False
        options = self.decision.options
        self._from = max(origins, key=lambda origin: options.rolls(origin, territory).spare)  # type: ignore[attr-defined]
        self._to = territory
        self._fit()
        return True

    def _explain(self, territory: int) -> None:
        origin = self._from if self._from != _NONE else next(iter(self._edges))
        reason = self.decision.options.explain(Attack(origin, territory, 1))
        self.refuse(reason or Reason("illegal.gods.gate", {}), territory)

    def pick(self, value: int) -> None:
        """Choose the number of dice."""
        if self._to >= 0 and not self.empty and 1 <= value <= self._rolls.most:
            self._dice = value
            super().refresh()

    def set_number(self, number: int) -> None:
        """Choose how many armies a blitz leaves behind."""
        self._keep = number
        super().refresh()

    def press(self, place: str) -> None:
        """Roll, storm, enter, take the dead as the source, or stop."""
        if place == "ghost":
            self.answer(Pass())
        elif self._from == _NONE and place == "secondary" and BEYOND in self._edges:
            self.click(BEYOND)
        elif self._to >= 0 and place in ("primary", "secondary"):
            choice: Choice
            if self.empty:
                choice = Enter(self._from, self._to)
            elif place == "primary":
                choice = Attack(self._from, self._to, self._dice)
            else:
                choice = Blitz(self._from, self._to, self._keep)
            self.answer(choice)

    def let_go(self) -> bool:
        """Let go of the target, then of the source."""
        if self._from == _NONE:
            return False
        if self._to >= 0:
            self._to = -1
        else:
            self._from = _NONE
        self.refresh()
        return True
