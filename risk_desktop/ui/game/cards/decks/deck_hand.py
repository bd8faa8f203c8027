"""The hand of cards with rules: the row at the bottom, the card that is read in the dock. Only the viewer's faces come here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from risk_desktop.editions.common.card_play import CardPlayed
from risk_desktop.editions.common.pieces import kinds_of
from risk_desktop.engine.events import Event
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.art.deck_cards import FULL_SIZE, deck_card_margin, deck_card_pixmap
from risk_desktop.ui.game.cards.decks.card_bar import CardBar, cover_words
from risk_desktop.ui.game.cards.decks.card_book import HeldCard, card_book, spoken_hand
from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.cards.decks.deck_table import DeckState, DeckTable, OthersHand
from risk_desktop.ui.game.cards.decks.open_cards import OpenCard
from risk_desktop.ui.game.cards.decks.reaction import ReactionPresenter
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.kit import PaintedWidget

_EDGE = 6
_UPRIGHT = FULL_SIZE[1] / FULL_SIZE[0]


class ReadingPane(PaintedWidget):
    """Shows one card of the viewer's hand as large as the dock lets it, with what is missing to play it.

    It lets the mouse through.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._one: HeldCard | None = None
        self.hide()

    @property
    def one(self) -> HeldCard | None:
        """The card that shows."""
        return self._one

    def show_card(self, one: HeldCard | None) -> None:
        """Take another card, or none."""
        self._one = one
        self.setAccessibleName(one.spoken if one is not None else "")
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Paint it at the foot of the dock."""
        if self._one is None:
            return
        width = float(self.width() - 2 * _EDGE)
        margin, height = deck_card_margin(width), min(float(self.height() - 2 * _EDGE), width * _UPRIGHT)
        lack, dpr = self._one.lack, self.devicePixelRatioF()
        picture = deck_card_pixmap(self._one.card, "full", width, lack, dpr=dpr, height=height)
        painter.drawPixmap(QPointF(_EDGE - margin, self.height() - _EDGE - height - margin), picture)


class DeckHand(FeatureController):
    """Shows the hand of the director's viewer, in games with such cards."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        context, director, layout, screen = parts.context, parts.director, parts.layout, parts.screen
        self.book = card_book(context)
        self.bar: CardBar | None = None
        self._laid = ""
        """The card chosen for an answer that has been laid open, "" for none."""
        self._pointed = False
        """Whether the pointer was on a card when one was read last."""
        if self.book is None:
            return
        self.bar = CardBar(screen)
        self.pane = ReadingPane(screen)
        layout.add_card_bar(self.bar)
        self.bar.picked.connect(self._pick)
        self.bar.played.connect(self._play)
        self.bar.reading.connect(self._read)
        self.bar.opened.connect(self.open)
        self.bar.peeked.connect(self._peek)
        director.asks.connect(self._follow)
        director.animator.shown.connect(self._leave_played)
        director.settled.connect(self.show)
        director.viewer_changed.connect(self.show)

    @property
    def presenter(self) -> CardPresenter | None:
        """The presenter of the decision at hand if it is about cards."""
        return self._director.asking(CardPresenter)

    def _follow(self, ask: object) -> None:
        """Show the hand that is asked about; what comes into it while something is shown is still to be seen there."""
        if self.presenter is not None or not self._director.animator.busy:
            self.show()

    def _leave_played(self, event: Event) -> None:
        """A card that flies to its target is in the hand no more."""
        if isinstance(event, CardPlayed) and event.player == self._director.viewer:
            self.show()

    def show(self, changed: object = None) -> None:
        """Show the hand: its faces if the person at the screen may see them, else its backs or nothing."""
        if self.bar is None or self.book is None:
            return
        self._watch_for_space()
        presenter, seat, lent = self.presenter, self._director.viewer, self._director.lent
        asked = presenter is not None and presenter.covered
        if asked or lent:
            player = seat if presenter is None else presenter.decision.player
            self._layout.rail.show_cards(0)
            words = cover_words(self._context.names.player(player), lent=lent)
            self.bar.show_backs(self.book.counts(player), *words, asked=asked)
            return
        if presenter is not None and presenter.peeked:
            seat = presenter.decision.player
        held = self.book.held(seat) if seat >= 0 else []
        chosen = presenter.card if presenter is not None else ""
        self._layout.rail.show_cards(sum(one.count for one in held))
        self.bar.show_cards(held, presenter is not None, chosen, spoken_hand(held))

    def open_cards(self) -> bool:
        """Lay the cards with rules on the table, where the game has any."""
        if self.book is not None:
            self.open()
        return self.book is not None

    def open(self) -> None:
        """Lay the viewer's hand on the table, with the decks and the backs of the others; uncover it first if need be."""
        presenter, seat = self.presenter, self._director.viewer
        if self._director.lent:
            self._director.uncover()
            return
        hidden = presenter is not None and (presenter.covered or presenter.peeked)
        if self.book is None or seat < 0 or hidden or self._table() is not None:
            return
        decks, others = self._decks(seat), self._others(seat)
        book = self.book
        table = DeckTable(self._screen, book.held(seat), decks, others, self._open_cards(), book.waits(seat))
        table.played.connect(self._pick)
        table.open()

    def retranslate(self) -> None:
        """Lay the cards anew."""
        table = self._table()
        if table is not None:
            table.vanish()
            self.open()

    def _table(self) -> DeckTable | None:
        """Return the table on which the cards lie, None while they don't."""
        return next((table for table in self._screen.findChildren(DeckTable) if not table.leaving), None)

    def _decks(self, seat: int) -> list[DeckState]:
        assert self.book is not None
        found, kinds = [], kinds_of(self._context.game.state, seat)
        specs = self._context.game.rules.decks.values()
        opened = (spec.name for spec in specs if spec.public_hands and has_text(f"card.deck.{spec.name}"))
        for deck in dict.fromkeys((*self.book.decks, *opened)):
            state = tr("card.table.open" if deck in kinds else "card.table.closed")
            left = tr("card.table.left", n=self.book.left(deck))
            found.append(DeckState(deck, tr(f"card.deck.{deck}"), left, state, deck in kinds))
        return found

    def _open_cards(self) -> list[OpenCard]:
        """Return what lies open before all players, to be read by anybody."""
        assert self.book is not None
        names, book = self._context.names, self.book
        return [
            OpenCard(names.player(owner), names.seat_colours(owner), card)
            for owner in names.players
            for card in book.open_cards(owner)
        ]

    def _others(self, seat: int) -> list[OthersHand]:
        assert self.book is not None
        names, found = self._context.names, []
        for other in names.players:
            if other != seat and self._context.game.state.alive[other]:
                decks = tuple(deck for deck, n in self.book.counts(other).items() for _ in range(n))
                found.append(OthersHand(names.player(other), names.seat_colours(other), decks))
        return found

    def _watch_for_space(self) -> None:
        """See the keys of the program while a hand is covered, and never else: every event passes through a filter."""
        application = QApplication.instance()
        assert application is not None
        application.removeEventFilter(self)
        presenter = self.presenter
        if presenter is not None and (presenter.covered or presenter.peeked):
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the owner of a covered hand look at it as long as he holds Space."""
        presenter = self.presenter
        if presenter is None or not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Space:
            return False
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            presenter.peek(True)
        elif event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat():
            presenter.peek(False)
        event.accept()
        return True

    def _peek(self, looking: bool) -> None:
        if looking and self._director.lent:
            self._director.uncover()
        elif (presenter := self.presenter) is not None:
            presenter.peek(looking)

    def _pick(self, number: int) -> None:
        presenter = self.presenter
        if presenter is None:
            return
        again = 1 <= number <= len(presenter.held) and presenter.held[number - 1].card.key == presenter.card
        if again and presenter.choice is not None:
            presenter.let_go()
        else:
            presenter.pick_card(number)
            if presenter.card and presenter.aiming.places():
                self._layout.close_drawer()  # a rail's drawer would lie over the places that are asked for

    def _play(self) -> None:
        presenter = self.presenter
        if presenter is not None and presenter.choice is not None:
            self._input.press("primary")

    def _read(self, one: HeldCard | None) -> None:
        """Show the card under the pointer, in the dock or beside what is shown there; the chosen one where there is room."""
        assert self.bar is not None
        presenter, pointed = self.presenter, self.bar.pointed
        begins, ends = pointed and not self._pointed, self._pointed and not pointed
        self._pointed = pointed
        laid = presenter is not None and presenter.card == self._laid
        if not laid or (begins and self.pane.isVisible()):  # what hasn't been closed is to come back
            self._laid = ""
        self.pane.show_card(one)
        chosen = one is not None and not pointed
        # Where the card asks for one of several rows, the dock is for these.
        lies_open = chosen and isinstance(presenter, ReactionPresenter) and not presenter.aiming.target_words()
        if ends or not lies_open:
            self._layout.glance(self.pane, pointed)
        if presenter is not None and lies_open:
            self._lay_open(presenter)
        elif not pointed:
            self._layout.dock.hold(self.pane, chosen and self._layout.dock.is_free(self.pane))

    def _lay_open(self, presenter: CardPresenter) -> None:
        """Show the card chosen for an answer, in the room of the fight, which has been read before.

        It opens a rail's drawer once, so that it can be closed; not over places that are asked for.
        """
        if presenter.card != self._laid:
            self._laid = presenter.card
            self._layout.look_up(self.pane, not presenter.aiming.places())
        self._layout.dock.hold(self.pane, True)
