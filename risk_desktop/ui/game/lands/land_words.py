"""A territory in sentences: whose it is, what stands there, what can be done with it, and what lies round it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.board.position import BoardPosition
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.context import GameContext

if TYPE_CHECKING:
    from risk_desktop.ui.game.director import Director


class LandWords:
    """Says of territories what the board shows of them, and nothing else."""

    def __init__(self, context: GameContext, director: Director) -> None:
        self._context, self._director = context, director

    @property
    def _shown(self) -> BoardPosition:
        return self._context.board.position

    def is_mine(self, land: int) -> bool:
        """Tell whether a territory belongs to the person at the screen."""
        return self._director.viewer >= 0 and self._shown.owners[land] == self._director.viewer

    def brief(self, land: int) -> str:
        """Return name, owner and armies: "Alaska, Anna, 3 armies"."""
        parts = self._shown.parts(land) if land not in self._shown.gone | self._shown.ruins else ()
        stand = [f"{self._owner(seat)}, {tr('common.armies', armies)}" for seat, armies in parts if seat >= 0]
        return ", ".join((self._context.names.territory(land), *stand))

    def heard(self, land: int) -> str:
        """Return what stands in a territory, its pieces and signs included, and what can be done with it now."""
        extras = self._context.board.descriptions.extras(land)
        return sentences((self.brief(land), self.state(land), *extras))

    def more(self, land: int) -> str:
        """Return what lies round a territory: its region, who holds that, and its borders."""
        names, board = self._context.names, self._context.game.rules.board
        region = board.region_of[land]
        about = (names.region(region), names.pays(region), self._context.board.descriptions.region_words(region))
        return sentences((*about, self.borders(land)))

    def state(self, land: int) -> str:
        """Return the part that a territory has in the question at hand, "" for none."""
        presenter, marked = self._director.presenter, self._context.board.highlights.shown
        if presenter is None or not presenter.active:
            return ""
        if land == marked.chosen:
            return tr("lands.chosen")
        if land == marked.source:
            return tr("lands.source")
        if land not in presenter.choosable:
            return ""
        attack = self._director.asking(AttackPresenter)
        if attack is None or attack.origin < 0 or self.is_mine(land):
            return tr("lands.choosable")
        return tr("lands.attackable_from", origin=self._context.names.territory(attack.origin))

    def borders(self, land: int) -> str:
        """Return the neighbours of a territory, those of others first, and which of them can be attacked from it."""
        attack = self._director.asking(AttackPresenter)
        attackable = attack.attackable(land) if attack is not None else ()
        near = sorted({*self._neighbours(land), *attackable}, key=lambda other: (self.is_mine(other), other))
        told = [f"{self.brief(other)}{tr('lands.attackable') if other in attackable else ''}" for other in near]
        return tr("lands.borders", borders="; ".join(told)) if told else tr("lands.no_borders")

    def _neighbours(self, land: int) -> Iterable[int]:
        """Return the neighbours of a territory that can be reached."""
        shown, near = self._shown, self._context.game.rules.board.neighbours[land]
        out = shown.gone | shown.ruins
        return (
            other for other in near if other not in out and (min(land, other), max(land, other)) not in shown.closed
        )

    def _owner(self, seat: int) -> str:
        return tr("lands.yours") if seat == self._director.viewer else self._context.names.player(seat)
