"""Which pieces go along with armies that move, and how many armies that makes."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import Escort
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Toggle


class Companions:
    """Pieces beside the armies: each goes or stays by itself, whatever the number of ``armies``.

    The forced ones of the escort go anyhow; of the free ones those who are called, until somebody switches them.
    """

    why_forced = "play.companions.must"

    def __init__(self, low: int, high: int, escort: Escort) -> None:
        self.low, self.high, self.escort = low, high, escort
        self.armies = high
        self._called = set(escort.called)

    @property
    def any(self) -> bool:
        """Whether there are pieces that must or may go."""
        return bool(self.escort.forced or self.escort.free)

    def going(self, context: GameContext) -> tuple[str, ...]:
        """Return the kinds of the pieces that go, in the order of the rules."""
        chosen = {*self.escort.forced, *self._called}
        return tuple(kind for kind in context.game.rules.pieces if kind in chosen)

    def set_armies(self, number: int) -> None:
        """Choose how many armies go."""
        self.armies = min(self.high, max(self.low, number))

    def toggle(self, kind: str) -> None:
        """Let the piece of this kind go or stay, if it is free to."""
        if kind in self.escort.free:
            self._called ^= {kind}

    def toggles(self, context: GameContext, seat: int) -> tuple[Toggle, ...]:
        """Return the switches of all pieces of ``seat``: the forced ones fixed, with the reason."""
        game, why = context.game, tr(self.why_forced) if self.escort.forced else ""
        states = tr("play.companions.stays"), tr("play.companions.goes")
        must = (Toggle(look_of(game, k, seat), why, on=True, fixed=True, states=states) for k in self.escort.forced)
        free = (Toggle(look_of(game, k, seat), "", on=k in self._called, states=states) for k in self.escort.free)
        return (*must, *free)


class CountedCompanions(Companions):
    """Pieces that are units themselves: the number of armies includes them, and follows who goes.

    To begin with as many go as can without a piece that nobody has called.
    """

    why_forced = "fight.piece.rolled"

    def __init__(self, low: int, high: int, escort: Escort) -> None:
        super().__init__(low, high, escort)
        self.armies = max(low, min(high, self._leaders + escort.plain))
        self._fit()

    @property
    def _leaders(self) -> int:
        return len(self.escort.forced) + len(self._called)

    def set_armies(self, number: int) -> None:
        """Choose how many armies go; pieces stay or come along as the number needs it."""
        super().set_armies(number)
        self._fit()

    def toggle(self, kind: str) -> None:
        """Let a piece go or stay; the number follows where it must."""
        if kind not in self.escort.free:
            return
        super().toggle(kind)
        if kind in self._called:
            self.armies = min(self.high, self.armies + 1)
        else:
            self.armies = max(self.low, min(self.armies, self._leaders + self.escort.plain))
        self._fit(keep=kind)

    def _fit(self, keep: str = "") -> None:
        """Let pieces stay where too few armies go, and go where there are too few others; ``keep`` changes last."""
        room, plain = self.armies - len(self.escort.forced), self.escort.plain
        for kind in reversed(self.escort.free):
            if len(self._called) > room and kind != keep:
                self._called.discard(kind)
        for kind in self.escort.free:
            if room - len(self._called) > plain and kind != keep:
                self._called.add(kind)
        if room - len(self._called) > plain and keep:
            self._called.add(keep)


def companions_of(low: int, high: int, escort: Escort) -> Companions:
    """Return the companions of a move of ``low`` to ``high`` armies."""
    return CountedCompanions(low, high, escort) if escort.counted else Companions(low, high, escort)
