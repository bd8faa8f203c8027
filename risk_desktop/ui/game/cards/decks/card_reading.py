"""Cards with a rule that the viewer draws: he reads them until he goes on, then they are in his hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QTimer

from risk_desktop.engine.events import CardDrawn, Event
from risk_desktop.i18n import tr
from risk_desktop.ui.accessibility.sentences import sentences
from risk_desktop.ui.art.deck_cards import DeckCard
from risk_desktop.ui.game.cards.decks.card_book import card_book
from risk_desktop.ui.game.cards.decks.drawn_cards import DrawnCards
from risk_desktop.ui.game.feature_controller import GameParts
from risk_desktop.ui.game.prompt.asking import Act, Ask


class CardReading(QObject):
    """Pauses the show for what the person at the screen has drawn, at every pace.

    Where a lesson leads him, or nobody plays in his seat now, the cards lie there for a moment only.
    """

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts.screen)
        self._context, self._director, self._layout = parts.context, parts.director, parts.layout
        self._book = card_book(parts.context)
        self.drawn = DrawnCards(parts.screen)
        """The cards that are read."""
        self._seat, self._goal = -1, QPointF()
        self._stays = QTimer(self, singleShot=True)
        self._stays.timeout.connect(self._put_away)
        self.drawn.clicked.connect(self._put_away)
        self.drawn.gone.connect(self._director.resume)
        self._director.passed.connect(self._put_away)
        self._director.animator.require(self._waits_for)
        self._director.animator.ending.connect(self._stop)

    @property
    def decks(self) -> tuple[str, ...]:
        """The decks whose cards have a rule."""
        return self._book.decks if self._book is not None else ()

    def show(self, drawn: Sequence[CardDrawn], origin: QPointF, goal: QPointF) -> bool:
        """Let cards come from ``origin`` to be read, and go to ``goal``; False where none of them may show here."""
        faces = self._faces(drawn)
        if not faces:
            return False
        self._seat, self._goal = drawn[0].player, goal
        waits = self._waits_for(drawn[0])
        ms = self.drawn.lay(faces, origin, self._layout.rooms.board)
        if waits:
            self._director.pause(self._ask)
        else:
            self._director.animator.hold()
            self._stays.start(ms)
        return True

    def _waits_for(self, event: Event) -> bool:
        """Tell whether a person reads what an event brings until he goes on."""
        if not isinstance(event, CardDrawn) or self._context.coached:
            return False
        return self._context.session.is_human(event.player) and bool(self._faces([event]))

    def _faces(self, drawn: Sequence[CardDrawn]) -> list[DeckCard]:
        """Return what is on the cards with a rule among these, as far as the viewer has drawn them and nobody else looks on.

        Where opponents share the screen, the events don't tell it: his hand does.
        """
        director, book = self._director, self._book
        found = [each for each in drawn if each.deck in self.decks]
        if book is None or not found or director.lent or found[0].player != director.viewer:
            return []
        if all(each.card >= 0 for each in found):
            return [book.drawn(each.deck, each.card) for each in found]
        if director.use_curtain and not director.alone:
            return []
        counts = Counter(each.deck for each in found)
        return [face for deck, count in counts.items() for face in book.drawn_last(director.viewer, deck, count)]

    def _ask(self) -> Ask:
        cards = self.drawn.cards
        return Ask(
            self._seat,
            tr("card.drawn.title", len(cards)),
            ", ".join(card.title for card in cards),
            primary=Act(tr("tables.recap.go_on"), "Space"),
            heard=sentences(card.spoken for card in cards),
        )

    def _put_away(self) -> None:
        self._stays.stop()
        self.drawn.leave(self._goal)

    def _stop(self) -> None:
        self._stays.stop()
        self.drawn.stop()
