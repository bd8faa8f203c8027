"""Playing a card with a rule on it: which one, at whom or where."""

from __future__ import annotations

from collections.abc import Mapping

from risk_desktop.editions.common.card_play import PLAYER
from risk_desktop.engine.choices import Choice, Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.cards.decks.aiming import Aiming, Click
from risk_desktop.ui.game.cards.decks.card_book import HeldCard, card_book
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class CardPresenter(Presenter):
    """What all decisions about cards in the hand share; ``aiming`` knows how the cards of this game are aimed.

    Somebody may be asked though nothing in his hand fits, so that the others learn nothing.
    """

    aiming_kind: type[Aiming]
    """How the cards are aimed: named by each presenter of a game."""
    takes_numbers = True
    peeked = False
    """Whether the hand of the one who decides shows though the screen is not his."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        book = card_book(context)
        assert book is not None, "a game that asks for cards has a catalogue of them"
        self.book = book
        self.shared = len(context.session.table.people) > 1
        self.held: list[HeldCard] = []

    def start(self) -> None:
        """Begin without a card."""
        self.held = self.book.held(self.decision.player)
        self.aiming = self.aiming_kind.of(self.context, self.book, self.decision.options)

    @property
    def card(self) -> str:
        """The id of the chosen card, "" for none."""
        return self.aiming.card

    @property
    def choice(self) -> Choice | None:
        """The card with its targets, None while something is missing."""
        return self.aiming.choice

    @property
    def title(self) -> str:
        """The name of the chosen card, which need not be in the hand."""
        return self.book.face(self.card).title if self.card else ""

    def refresh(self) -> None:
        """Highlight the targets and show what the card would change, unless that would give a covered card away."""
        board = self.context.board
        places = self.aiming.places() if self.card and not self.covered else {}
        board.highlights.mark(targets=places)
        chosen = [place for place, target in places.items() if target in self.aiming.targets]
        board.highlights.mark(chosen=chosen[0] if len(chosen) == 1 else None)
        changes = {} if self.covered else self._changes()
        board.chips.show(
            {place: f"{after - before:+d}" for place, (before, after) in changes.items() if after != before}
        )
        super().refresh()

    def _changes(self) -> dict[int, tuple[int, int]]:
        choice = self.choice
        return self.book.changes(choice) if choice is not None else {}

    def peek(self, looking: bool) -> None:
        """Let the owner of a covered hand look at it, or cover it again; only answers to others are covered."""

    # --- words

    def ask(self) -> Ask:
        """Ask for a card, for its targets, for the go-ahead."""
        player = self.decision.player
        if not self.card:
            title, told = self.question()
            play = Act(tr("card.play.short"), "Space", off=True)
            help_line = tr("card.hand.lent_help") if self.covered else told
            return Ask(player, title, help_line, primary=play, ghost=self.no_more())
        go, rows = tr("card.play.go", card=self.title), self.aiming.target_words()
        return Ask(
            player,
            go,
            self.told(),
            primary=Act(tr("card.play.short"), "Space", off=self.choice is None),
            ghost=self.no_more(),
            rows=rows,
            row=self.aiming.row if rows else -1,
            whose=self.aiming.whose() if rows else (),
        )

    def question(self) -> tuple[str, str]:
        """Return what is asked while no card is chosen, and a line of help."""
        raise NotImplementedError

    def no_more(self) -> Act | None:
        """Return the button that plays none, None if one must be played."""
        raise NotImplementedError

    def told(self) -> str:
        """Return what the chosen card would change; where that isn't certain, what is missing for it."""
        territory = self.context.names.territory
        changes = [
            tr("card.play.change", territory=territory(place), before=before, after=after)
            for place, (before, after) in sorted(self._changes().items())
            if before != after
        ]
        return " · ".join(changes[:3]) if changes else self.aiming.told()

    # --- input

    def pick(self, value: int) -> None:
        """Choose a card by its number from 1; where rows of targets show, one of those."""
        if not self.aiming.takes_number(value):
            self.pick_card(value)
        elif 1 <= value <= len(self.aiming.candidates):
            self._aim_at(self.aiming.candidates[value - 1])

    def numbered(self) -> Mapping[int, str]:
        """Return the cards that can be played now; none while they lie face down, or one is being aimed."""
        if self.covered or self.card:
            return {}
        playable = self.aiming.playable
        return {n: one.card.spoken for n, one in enumerate(self.held, 1) if one.card.key in playable}

    def pick_card(self, value: int) -> None:
        """Choose a card by its number from 1, or say what is missing for it; not while it lies face down."""
        if self.covered or not 1 <= value <= len(self.held):
            return
        card = self.held[value - 1].card.key
        if card not in self.aiming.playable:
            self.refuse(self.book.why_not(self.decision.player, card) or Reason("illegal.choice"))
            return
        self.aiming.choose(card)
        self.heard.emit("pick", 1)
        self.refresh()

    def click(self, territory: int) -> None:
        """Aim at a territory, or at what stands there."""
        done = self.aiming.click(territory) if self.card and not self.covered else Click.IGNORED
        if done is Click.REFUSED:
            told = self.book.face(self.card).what
            self.refuse(Reason("card.refuse.aim", {"territory": territory, "told": told}), territory)
        elif done is not Click.IGNORED:
            if done is Click.AIMED:
                self.heard.emit("place", 1)
            self.refresh()

    def click_player(self, seat: int) -> bool:
        """Aim at a player, where the card asks for one."""
        aims = bool(self.card) and not self.covered and self.aiming.at == PLAYER and seat in self.aiming.candidates
        if aims:
            self._aim_at(seat)
        return aims

    def _aim_at(self, target: int) -> None:
        self.aiming.aim_at(target)
        self.heard.emit("place", 1)
        self.refresh()

    def press(self, place: str) -> None:
        """Play, or play no more."""
        choice = self.choice
        if place == "primary" and choice is not None:
            self.answer(choice)
        elif place == "ghost":
            self.answer(Pass())

    def let_go(self) -> bool:
        """Let go of the targets, then of the card."""
        gone = self.aiming.let_go()
        if gone:
            self.refresh()
        return gone
