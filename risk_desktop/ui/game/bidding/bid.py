"""Bidding for the order of the turns, and choosing a place in it."""

from __future__ import annotations

from risk_desktop.editions.common.bidding import TakeMarker, order_slot
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.options import Amounts, Choices, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number, Picks
from risk_desktop.ui.money import money_kind


class BidPresenter(Presenter):
    """An amount that nobody else sees before all have sealed theirs.

    An amount that the person has set himself is sealed by one press; the one that it begins with asks once.
    """

    secret = True

    def start(self) -> None:
        """Begin with the least: nothing, in a lesson what it asks for."""
        amounts = self.options(Amounts)
        self.most = amounts.hi
        taken = (n for n in range(amounts.lo, amounts.hi + 1) if self.context.session.takes(amounts.of(n)))
        self.value = next(taken, amounts.lo)
        self._set = False

    def ask(self) -> Ask:
        """Ask for the amount."""
        player = self.decision.player
        kind = money_kind(self.context.game.rules)
        held = money_of(self.context.game.state, player)
        number = Number("", 0, self.most, self.value)
        words, short = tr("bids.seal", n=self.value), tr("bids.seal_short", n=self.value)
        seal = Act(words, "Space", "lock", short=short)
        return Ask(
            player,
            tr("bids.title"),
            tr("bids.have", money=kind.words(held) if kind else str(held)),
            primary=self.sure(self.value, seal),
            number=number,
            presets=fewest_or_all(number),
        )

    def press(self, place: str) -> None:
        """Seal the bid."""
        if place == "primary":
            self.confirm()

    def set_number(self, number: int) -> None:
        """Choose the amount."""
        self.value, self._set, self._pressed = max(0, min(self.most, number)), True, None
        self.refresh()

    def confirm(self) -> None:
        """Seal it, if it has been set or that has been asked: a sealed bid stays as it is."""
        if self._set or self.pressed_twice(self.value):
            self.answer(self.options(Amounts).of(self.value))


class TurnMarkerPresenter(Presenter):
    """One of the places that are still free.

    One press takes what the person has picked himself, or can take back; else the place that is proposed asks once.
    """

    def start(self) -> None:
        """Propose the first free place."""
        self.free = tuple(choice.place for choice in self.options(Choices) if isinstance(choice, TakeMarker))
        self.value = self.free[0]
        self._sure = self.context.session.could_undo(TakeMarker(self.value))

    def ask(self) -> Ask:
        """Ask for a place; those that are taken stand there, too."""
        places = range(1, len(order_slot(self.context.game).order) + 1)
        taken = tuple(place for place in places if place not in self.free)
        return Ask(
            self.decision.player,
            tr("bids.place.title"),
            tr("bids.place.help"),
            primary=self.sure(self.value, Act(tr("bids.place.take", place=self.value), "Space", "flag")),
            picks=Picks(
                tr("bids.place.free"),
                tuple((place, str(place)) for place in places),
                self.value,
                taken,
                Reason("bids.place.gone"),
            ),
        )

    def pick(self, value: int) -> None:
        """Choose a place that is free."""
        if value in self.free:
            self.value, self._sure, self._pressed = value, True, None
            self.heard.emit("pick", 1)
            self.refresh()

    def press(self, place: str) -> None:
        """Take the place."""
        if place == "primary":
            self.confirm()

    def confirm(self) -> None:
        """Take it, if that is sure or has been asked: the next one chooses from what is left."""
        if self._sure or self.pressed_twice(self.value):
            self.answer(TakeMarker(self.value))
