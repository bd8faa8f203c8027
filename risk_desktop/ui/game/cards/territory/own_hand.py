"""The viewer's own cards: tucked at the corner, and open on the table. Nobody else's are ever read here."""

from __future__ import annotations

from risk_desktop.editions.classic.cards import cards_slot
from risk_desktop.editions.classic.sets import FIXED, TRACKS, set_value, sets_in
from risk_desktop.engine.game import Game
from risk_desktop.i18n import tr
from risk_desktop.ui.art.cards import UnitCard
from risk_desktop.ui.game.cards.decks.card_bar import cover_words
from risk_desktop.ui.game.cards.territory.card_faces import CardFaces
from risk_desktop.ui.game.cards.territory.card_table import CardTable, HandOnTable
from risk_desktop.ui.game.cards.territory.trade import TradePresenter
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.game.players.totals import hand_of, is_joint

# Set values that are shown beyond the next one where they go on for ever.
_AHEAD = 3


def track_of(game: Game) -> tuple[tuple[int, ...], int]:
    """Return what the sets of a game are worth one after the other, and the place of the next; -1 where it is fixed."""
    values = str(game.rules.option("set_values"))
    if values not in TRACKS:
        return tuple(FIXED.values()), -1
    traded, track = cards_slot(game).traded, TRACKS[values]
    first = max(0, traded + _AHEAD + 1 - len(track))
    worth = tuple(set_value(game.rules.board, values, number, ()) for number in range(first, first + len(track)))
    return worth, traded - first


class OwnHand(FeatureController):
    """Shows the cards of the director's viewer: ``settle`` the tucked hand, ``open`` those on the table."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        parts.director.viewer_changed.connect(self.settle)
        self._faces = CardFaces(parts.context.names)

    def settle(self) -> None:
        """Show the tucked hand; its backs while another person may still be looking at the screen."""
        if self._director.lent:
            seat, count = self._director.viewer, len(self._own())
            self._layout.hand.show_backs(count, *cover_words(self._context.names.player(seat), lent=True))
            if self._layout.card_bar is None:
                self._layout.rail.show_cards(count)
            return
        faces = self._own()
        ready = len(faces) > 2 and bool(sets_in(self._context.game.rules.board, list(faces)))
        self._layout.hand.show_cards(tuple(faces.values()), ready, self._whose())
        if self._layout.card_bar is None:  # else the row of cards tells how many there are
            self._layout.rail.show_cards(len(faces))

    def open_cards(self) -> bool:
        """Lay the cards on the table: they are there in every game, for other panels to come before."""
        self.open()
        return True

    def open(self) -> None:
        """Lay the cards on the table: to trade if the viewer may now, else to look; uncover them first if need be."""
        if self._director.lent:
            self._director.uncover()
            if self._director.asking(TradePresenter) is None:
                return
        faces = self._own()
        if not faces or self._table() is not None:
            return
        trade = self._director.asking(TradePresenter)
        rules = self._context.game.rules
        worth, following = track_of(self._context.game)
        hand = HandOnTable(
            faces,
            trade.values() if trade is not None else {},
            trade is not None and trade.forced,
            rules.number("match_bonus"),
            worth,
            following,
            self._whose(),
        )
        dialog = CardTable(self._screen, hand)
        dialog.traded.connect(self._trade)
        dialog.open()

    def retranslate(self) -> None:
        """Lay the cards anew, the same ones chosen."""
        before = self._table()
        if before is not None:
            before.vanish()
            self.open()
            if (table := self._table()) is not None:
                table.choose(before.chosen)

    def _table(self) -> CardTable | None:
        """Return the table on which the cards lie, None while they don't."""
        return next((table for table in self._screen.findChildren(CardTable) if not table.leaving), None)

    def _whose(self) -> str:
        """Return whose hand it is if it is not the viewer's alone, else ""."""
        seat = self._director.viewer
        return tr("teams.joint_hand") if seat >= 0 and is_joint(self._context.game, seat) else ""

    def _trade(self, cards: tuple[int, ...]) -> None:
        trade = self._director.asking(TradePresenter)
        if trade is not None:
            trade.trade(cards)

    def _own(self) -> dict[int, UnitCard]:
        """Return the viewer's cards and their faces."""
        seat = self._director.viewer
        if seat < 0:
            return {}
        game, state = self._context.game, self._context.session.view(seat).state
        owners = tuple(game.rules.tenure.command(state, seat)[0])
        return {card: self._faces.face(card, seat, owners) for card in hand_of(game, state, seat)}
