"""The decision to bribe neutral colours: the prompt opens the table of bribes, where it is made, or goes on without."""

from __future__ import annotations

from risk_desktop.editions.classic.neutrals.bribe import BRIBE_LIMIT, Bribe, Bribes
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.cards.territory.card_faces import CardFaces
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.neutrals.bribe_table import BribeOffer, BribeTable
from risk_desktop.ui.game.neutrals.neutrals_controller import neutral_state
from risk_desktop.ui.game.prompt.asking import Act, Ask


class BribePresenter(Presenter):
    """The territories of colours that accept a card glow; a click on one opens the table with that colour chosen."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.wanted = -1

    def start(self) -> None:
        """Find which colours accept which cards."""
        self._options = self.options(Bribes)
        bribes = [choice for choice in self._options if isinstance(choice, Bribe)]
        self.open_to = tuple(dict.fromkeys(bribe.neutral for bribe in bribes))
        self.cards = tuple(dict.fromkeys(bribe.card for bribe in bribes))
        self.wanted = -1

    def refresh(self) -> None:
        """Mark the territories of all colours that accept a card."""
        owner = self.context.game.state.owner
        self.context.board.highlights.mark(targets=[t for t, who in enumerate(owner) if who in self.open_to])
        super().refresh()

    def ask(self) -> Ask:
        """Ask to give a card or to go on."""
        return Ask(
            self.decision.player,
            tr("play.bribe.title"),
            tr("play.bribe.help"),
            primary=Act(tr("play.bribe.show"), "Space", "cards"),
            ghost=Act(tr("play.bribe.done"), "E"),
        )

    def click(self, territory: int) -> None:
        """Open the table with the colour that owns a territory."""
        owner = self.context.owner(territory)
        if owner in self.open_to:
            self.wanted = owner
            self.cards_wanted.emit()
            return
        reason = self._options.explain(Bribe(owner, self.cards[0]))
        self.refuse(reason or Reason("illegal.bribe.nobody"), territory)

    def press(self, place: str) -> None:
        """Open the table, or give no more cards."""
        if place == "primary":
            self.wanted = -1
            self.cards_wanted.emit()
        elif place == "ghost":
            self.answer(Pass())

    def give(self, neutral: int, card: int) -> None:
        """Give the card that was chosen on the table."""
        self.answer(Bribe(neutral, card))


class Bribery(FeatureController):
    """Shows the viewer's cards and the neutral colours on a table, and passes on which card is given."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        self._faces = CardFaces(parts.context.names)
        self._presenter: BribePresenter | None = None

    def open_cards(self) -> bool:
        """Open the table if a bribe can be given now."""
        presenter = self._director.asking(BribePresenter)
        if presenter is not None:
            self.open(presenter)
        return presenter is not None

    def open(self, presenter: BribePresenter) -> None:
        """Open the table for the present decision, unless it is open."""
        if self._screen.findChild(BribeTable) is not None:
            return
        self._presenter = presenter
        player, names = presenter.decision.player, self._context.names
        owners = tuple(self._context.game.state.owner)
        faces = {card: self._faces.face(card, player, owners) for card in presenter.cards}
        state = self._context.game.state
        offers = [self._offer(seat, player) for seat in range(state.players, state.seats) if state.alive[seat]]
        table = BribeTable(self._screen, faces, offers, (names.seat_colours(0), names.seat_colours(1)))
        if presenter.wanted >= 0:
            table.choose(presenter.wanted)
        table.given.connect(self._give)
        table.open()

    def _offer(self, seat: int, player: int) -> BribeOffer:
        assert self._presenter is not None
        shown, names = neutral_state(self._context, seat), self._context.names
        mine = -1 if player == 0 else 1
        place = shown.stance or 0
        taken = seat in self._presenter.open_to
        goal = place if not taken or place == mine else place + mine
        if taken and place == mine:
            words = tr("tables.bribes.stays")
        elif taken:
            joins = tr("tables.bribes.joins")
            words = joins if goal == mine else tr("tables.bribes.leaves", player=names.player(1 - player))
        elif place == mine:
            words = tr("tables.bribes.yours")
        else:
            words = tr("tables.bribes.full", n=self._context.game.rules.number(BRIBE_LIMIT.key))
        return BribeOffer(seat, shown.name, words, names.seat_colours(seat), place, goal, taken)

    def _give(self, seat: int, card: int) -> None:
        presenter, self._presenter = self._presenter, None
        if presenter is not None and presenter.active:
            presenter.give(seat, card)
