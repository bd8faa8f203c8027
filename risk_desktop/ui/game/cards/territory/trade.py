"""Trading cards: the card table does the choosing; where extra armies all go to one territory, that is asked next."""

from __future__ import annotations

from risk_desktop.editions.classic.cards import next_set_value
from risk_desktop.engine.choices import Pass, Place, TradeSet
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.players.totals import hand_of
from risk_desktop.ui.game.prompt.asking import Act, Ask


class TradePresenter(Presenter):
    """Opens the card table at once where one must trade, on request where one may."""

    def start(self) -> None:
        """Find the sets."""
        options = self.options(Choices)
        self.sets = [choice for choice in options if isinstance(choice, TradeSet)]
        self.forced = Pass() not in options

    def begin(self, decision: Decision) -> None:
        """Ask, and show the cards at once if a set must be traded and nobody else looks."""
        super().begin(decision)
        if self.forced and not self.covered:
            self.cards_wanted.emit()

    def values(self) -> dict[tuple[int, ...], int]:
        """Return what each set would bring now."""
        return {choice.cards: next_set_value(self.context.game, choice.cards) for choice in self.sets}

    def ask(self) -> Ask:
        """Ask to trade or to go on."""
        best = max(self.values().values())
        must = "play.trade.title_forced" if self.forced else "play.trade.title"
        held = len(hand_of(self.context.game, self.context.game.state, self.decision.player))
        return Ask(
            self.decision.player,
            tr(must, n=best),
            tr("play.trade.help_forced", n=held) if self.forced else tr("play.trade.help"),
            primary=Act(tr("play.trade.show"), "Space", "cards"),
            ghost=None if self.forced else Act(tr("play.trade.later"), "E"),
        )

    def press(self, place: str) -> None:
        """Open the card table, or keep the cards."""
        if place == "primary":
            self.cards_wanted.emit()
        elif place == "ghost" and not self.forced:
            self.answer(Pass())

    def trade(self, cards: tuple[int, ...]) -> None:
        """Trade the set that was chosen at the table."""
        self.answer(TradeSet(tuple(sorted(cards))))


class MatchPresenter(Presenter):
    """Extra armies for a traded set: the territories of its cards glow, a click on one of them settles it."""

    def start(self) -> None:
        """Find the territories."""
        places = [choice for choice in self.options(Choices) if isinstance(choice, Place)]
        self._ways = {choice.parts[0][0]: choice for choice in places}
        self._bonus = places[0].parts[0][1]

    def refresh(self) -> None:
        """Highlight them, with the armies that they would get."""
        self.context.board.highlights.mark(targets=self._ways)
        self.context.board.chips.show(dict.fromkeys(self._ways, f"+{self._bonus}"))
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the territory."""
        return Ask(self.decision.player, tr("play.match.title", n=self._bonus), tr("play.match.help"))

    def click(self, territory: int) -> None:
        """Put them there."""
        if territory in self._ways:
            self.heard.emit("place", self._bonus)
            self.answer(self._ways[territory])
        else:
            self.refuse(Reason("play.refuse.no_match", {"territory": territory}), territory)
