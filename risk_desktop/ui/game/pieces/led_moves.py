"""Moving armies where pieces stand among them: how many go, and which pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from risk_desktop.editions.common.pieces import LedFortify, LedMoveIn
from risk_desktop.engine.choices import Fortify
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.fortify import FortifyPresenter
from risk_desktop.ui.game.decisions.occupy import OccupyPresenter
from risk_desktop.ui.game.prompt.asking import Ask, Toggle


class Party:
    """Who goes: ``armies`` in all, pieces among them. ``forced`` go anyhow, ``free`` may, ``plain`` armies are no pieces.

    To begin with as many go as can without a piece that nobody has ``called``.
    """

    def __init__(
        self, low: int, high: int, forced: Sequence[str], free: Sequence[str], plain: int, called: Sequence[str] = ()
    ) -> None:
        self.low, self.high = low, high
        self.forced, self.free, self._plain = tuple(forced), tuple(free), plain
        self._wanted = set(called)
        self.armies = max(low, min(high, len(self.leaders) + plain))
        self._fit()

    @property
    def leaders(self) -> frozenset[str]:
        """The pieces that go."""
        return frozenset(self.forced) | self._wanted

    def set_armies(self, number: int) -> None:
        """Let so many go; pieces stay or come along as the number needs it."""
        self.armies = min(self.high, max(self.low, number))
        self._fit()

    def toggle(self, kind: str) -> None:
        """Let a piece go or stay; the number follows where it must."""
        if kind not in self.free:
            return
        if kind in self._wanted:
            self._wanted.discard(kind)
            self.armies = max(self.low, min(self.armies, len(self.leaders) + self._plain))
        else:
            self._wanted.add(kind)
            self.armies = min(self.high, self.armies + 1)
        self._fit(keep=kind)

    def toggles(self) -> tuple[Toggle, ...]:
        """Return the switches of all pieces."""
        must = tuple(Toggle(kind, tr("fight.piece.rolled"), True, fixed=True) for kind in self.forced)
        return (*must, *(Toggle(kind, "", kind in self._wanted) for kind in self.free))

    def _fit(self, keep: str = "") -> None:
        """Let pieces stay where too few go, and go where there are too few others."""
        room = self.armies - len(self.forced)
        for kind in reversed(self.free):
            if len(self._wanted) > room and kind != keep:
                self._wanted.discard(kind)
        for kind in self.free:
            if room - len(self._wanted) > self._plain and kind != keep:
                self._wanted.add(kind)
        if room - len(self._wanted) > self._plain and keep:
            self._wanted.add(keep)


class LedOccupyPresenter(OccupyPresenter):
    """Moving in: pieces that rolled must go and are ringed, the others may."""

    def start(self) -> None:
        """Begin with all armies that can go, and the pieces that must: who had no part in it stays where it stood."""
        super().start()
        options = self._options
        free, forced = getattr(options, "free", ()), getattr(options, "forced", ())
        self._party = Party(options.lo, options.hi, forced, free, getattr(options, "mods", options.hi))
        self._armies = self._party.armies

    def ask(self) -> Ask:
        """Ask for the number and for the pieces."""
        return replace(super().ask(), toggles=self._party.toggles())

    def set_number(self, number: int) -> None:
        """Choose the number."""
        self._party.set_armies(number)
        super().set_number(self._party.armies)

    def toggle(self, kind: str) -> None:
        """Let a piece go, or stay."""
        self._party.toggle(kind)
        super().set_number(self._party.armies)

    def press(self, place: str) -> None:
        """Move in."""
        if place == "primary":
            groups = self._options.led(self._armies)  # type: ignore[attr-defined]
            going = next((some for some in groups if frozenset(some) == self._party.leaders), ())
            self.answer(LedMoveIn(self._armies, going))


class LedFortifyPresenter(FortifyPresenter):
    """The one move, along own land and by flight: how many, and which pieces."""

    def _choose(self) -> None:
        high = self._options.spare(self._from)
        groups = self._options.led(Fortify(self._from, self._to, high))  # type: ignore[attr-defined]
        free = tuple(dict.fromkeys(kind for some in groups for kind in some))
        self._party = Party(1, high, (), free, self._options.armies[self._from] - len(free), called=free)
        self._armies = self._party.armies

    def click(self, territory: int) -> None:
        """Choose source or target."""
        before = (self._from, self._to)
        super().click(territory)
        if self._to >= 0 and (self._from, self._to) != before:
            self._choose()
            self.refresh()

    def ask(self) -> Ask:
        """Ask for the number and for the pieces."""
        ask = super().ask()
        party = getattr(self, "_party", None)
        if self._to < 0 or party is None:
            return ask
        return replace(ask, toggles=party.toggles())

    def set_number(self, number: int) -> None:
        """Choose how many go."""
        if self._to >= 0:
            self._party.set_armies(number)
            super().set_number(self._party.armies)

    def toggle(self, kind: str) -> None:
        """Let a piece go, or stay."""
        if self._to >= 0:
            self._party.toggle(kind)
            super().set_number(self._party.armies)

    def press(self, place: str) -> None:
        """Move, or skip."""
        if place != "primary" or self._to < 0:
            super().press(place)
            return
        groups = self._options.led(Fortify(self._from, self._to, self._armies))  # type: ignore[attr-defined]
        going = next((some for some in groups if frozenset(some) == self._party.leaders), ())
        self.answer(LedFortify(self._from, self._to, self._armies, going))
