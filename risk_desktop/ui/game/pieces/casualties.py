"""Which units are lost where pieces stand among the armies."""

from __future__ import annotations

from risk_desktop.i18n import tr
from risk_desktop.ui.game.battle.storms import storm_waits
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask, Toggle


class CasualtiesPresenter(Presenter):
    """Others fall before pieces unless one says otherwise: the answer that saves most pieces is one press away."""

    def start(self) -> None:
        """Begin with the fewest pieces lost."""
        self._ways = {frozenset(way.leaders): way for way in self.decision.options}  # type: ignore[attr-defined]
        self._able = tuple(dict.fromkeys(kind for some in self._ways.values() for kind in some.leaders))
        self._fallen = min(self._ways, key=len)
        step = self.decision.step
        self._place, self._lost = getattr(step, "territory", -1), getattr(step, "lost", 0)
        self._seat = getattr(step, "seat", self.decision.player)

    def refresh(self) -> None:
        """Show where it is."""
        if self._place >= 0:
            self.context.board.set_chosen(self._place)
        super().refresh()

    def ask(self) -> Ask:
        """Ask which pieces are among the lost."""
        place = self.context.names.territory(self._place)
        saved = self._fallen == min(self._ways, key=len)
        few, many = min(map(len, self._ways)), max(map(len, self._ways))
        return Ask(
            self._seat,
            tr("fight.lost.title", n=self._lost, territory=place),
            storm_waits(self.context, self._seat, tr("fight.lost.which" if few == many else "fight.lost.help")),
            primary=Act(tr("fight.lost.others" if saved and not self._fallen else "fight.lost.these"), "Space"),
            toggles=tuple(
                Toggle(
                    kind, tr("fight.lost.falls" if kind in self._fallen else "fight.lost.stays"), kind in self._fallen
                )
                for kind in self._able
            ),
        )

    def toggle(self, kind: str) -> None:
        """Let a piece fall or not; another one changes with it where it must."""
        if kind not in self._able:
            return
        wanted = self._fallen ^ {kind}
        if wanted not in self._ways:
            near = [way for way in self._ways if (kind in way) == (kind in wanted)]
            if not near:
                return
            wanted = min(near, key=lambda way: len(way ^ wanted))
        self._fallen = wanted
        self.refresh()

    def press(self, place: str) -> None:
        """Lose them."""
        if place == "primary":
            self.answer(self._ways[self._fallen])
