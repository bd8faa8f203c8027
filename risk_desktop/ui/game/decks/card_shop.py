"""Lays the table of decks before whoever may buy cards."""

from __future__ import annotations

from risk_desktop.editions.common.pieces import kinds_of
from risk_desktop.i18n import tr
from risk_desktop.ui.game.bidding.money import money_kind
from risk_desktop.ui.game.decks.buy_cards import BuyCardsPresenter
from risk_desktop.ui.game.decks.market import DeckOffer, MarketTable
from risk_desktop.ui.game.game_panel import GamePanel, GameParts


class CardShop(GamePanel):
    """Opens the table when somebody may buy, and takes it away when he has."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        director = parts.director
        self.table: MarketTable | None = None
        self._known: BuyCardsPresenter | None = None
        director.begun.connect(self._begin)
        director.asks.connect(self._refresh)

    def _presenter(self) -> BuyCardsPresenter | None:
        presenter = self._director.presenter
        return presenter if isinstance(presenter, BuyCardsPresenter) and presenter.active else None

    def _begin(self) -> None:
        presenter = self._presenter()
        if presenter is None:
            return
        if presenter is not self._known:
            self._known = presenter
            presenter.table_wanted.connect(self._open)
            presenter.left.connect(self._close)
        self._open()

    def _open(self) -> None:
        presenter = self._presenter()
        if presenter is None:
            return
        self._close()
        colours = self._context.names.seat_colours(presenter.decision.player)
        table = self.table = MarketTable(self._screen, self._offers(presenter), colours, presenter.help())
        table.changed.connect(presenter.add)
        table.bought.connect(presenter.confirm)
        table.declined.connect(self._decline)
        table.closed.connect(self._forget)
        self._refresh()
        table.open()

    def _offers(self, presenter: BuyCardsPresenter) -> list[DeckOffer]:
        """Return the decks that a piece of the same name opens, those that sell nothing now too."""
        rules, state = self._context.game.rules, self._context.game.state
        has = kinds_of(state, presenter.decision.player)
        found = []
        for deck in rules.pieces:
            if deck not in rules.decks:
                continue
            piece = self._context.names.piece(deck)
            left, sells = len(state.decks[deck].draw), deck in presenter.decks
            words = tr("market.left", n=left) if left else tr("market.empty")
            if deck not in has:
                words = f"{words} · {tr('market.locked', piece=piece)}"
            found.append(DeckOffer(deck, self._context.names.deck(deck), words, deck in has, sells))
        return found

    def _refresh(self, ask: object = None) -> None:
        presenter = self._presenter()
        if presenter is None or self.table is None:
            return
        kind = money_kind(self._context.game.rules)
        held, left = presenter.held, presenter.held - presenter.price
        words = tr("market.have", money=kind.words(held) if kind else str(held), left=left)
        addable = frozenset(deck for deck in presenter.decks if presenter.may_add(deck))
        go = presenter.go_words() if presenter.count else tr("market.buy_some")
        self.table.show_basket(presenter.basket, addable, words, go)

    def _decline(self) -> None:
        presenter = self._presenter()
        if presenter is not None:
            presenter.press("ghost")

    def _close(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.closed.disconnect(self._forget)
            table.dismiss()
            table.blockSignals(True)  # while it fades out it still has the keyboard, and there is nobody left to buy

    def _forget(self) -> None:
        self.table = None
