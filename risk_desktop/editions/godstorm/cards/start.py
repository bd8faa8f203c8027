"""Relics that work at the start of the turn, before step 1, and the Book of the Dead in it (G-33, A-22)."""

from __future__ import annotations

from collections.abc import Sequence

from risk_desktop.engine.choices import Choice, Pass, Pick
from risk_desktop.engine.events import IncomeLine
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision, Step

from ...common.money import receive
from ..realms import continents_of
from .catalogue import effect_of
from .deck import DEATH_DECK, SKY_DECK, WAR_DECK, cards_of
from .drawing import draw_miracle
from .effect import Miracle
from .events import BoxOpened, PlayMiracle, RelicWorked
from .playing import PLAY_MIRACLE, happen
from .relics import BOOK, CAULDRON, EXCALIBUR, FLEECE, PANDORA, PYRAMIDS, TEARS, WINE, has_relic

DRAWS = {CAULDRON: DEATH_DECK, FLEECE: WAR_DECK, PYRAMIDS: SKY_DECK}
"""Relics that bring a card of a deck."""
AT_START = (PANDORA, CAULDRON, FLEECE, PYRAMIDS, EXCALIBUR, TEARS, WINE)
RELIC_ORDER, BOOK_OFFER = "relic_order", "book"
TEARS_FAITH, WINE_ARMIES, EXCALIBUR_ARMIES = 1, 1, 2
BOOK_ARMIES, BOOK_FAITH = 2, 4


def awaken(game: Game, player: int) -> Sequence[Step]:
    """Return the step before step 1; a relic gained during the turn starts at the next one (A-22)."""
    held = tuple(card for card in AT_START if has_relic(game.state, player, card))
    return (AwakenRelics(player, held),) if held else ()


class AwakenRelics(Step, frozen=True):
    """The relics of ``waiting`` work, in the order that their owner chooses, each completely before the next (G-33)."""

    player: int
    waiting: tuple[str, ...]

    def left(self, game: Game) -> list[str]:
        """Return those that he still has."""
        return [card for card in self.waiting if has_relic(game.state, self.player, card)]

    def decision(self, game: Game) -> Decision | None:
        """Ask for the next one, if the order can matter: only Pandora's Box can change what the others bring."""
        left = self.left(game)
        if len(left) < 2 or PANDORA not in left:
            return None
        return Decision(self.player, RELIC_ORDER, Choices([Pick(card) for card in left]), self)

    def run(self, game: Game) -> None:
        """Use the first relic; the others follow."""
        left = self.left(game)
        if left:
            self.work(game, left[0])

    def take(self, game: Game, choice: Choice) -> None:
        """Use the chosen relic."""
        assert isinstance(choice, Pick)
        self.work(game, choice.key)

    def work(self, game: Game, card: str) -> None:
        """Do what the relic does; armies are set aside and placed in step 1."""
        player, state = self.player, game.state
        game.push(AwakenRelics(player, tuple(other for other in self.waiting if other != card)))
        if card == PANDORA:
            open_box(game, player)
        elif card in DRAWS:
            drawn = draw_miracle(game, player, DRAWS[card])
            game.emit(RelicWorked(player, card, int(drawn is not None)))
        elif card == TEARS:
            receive(game, player, IncomeLine(TEARS, TEARS_FAITH))
            game.emit(RelicWorked(player, card, TEARS_FAITH))
        else:
            held = len(continents_of(state, game.rules.board, player))
            armies = WINE_ARMIES if card == WINE else EXCALIBUR_ARMIES * held
            state.reserve[player] += armies
            game.emit(RelicWorked(player, card, armies))

    def is_valid(self, game: Game) -> bool:
        """The player on turn has relics that work at its start, each once."""
        return (
            self.player == game.state.turn
            and set(self.waiting) <= set(AT_START)
            and len(set(self.waiting)) == len(self.waiting)
        )


def open_box(game: Game, player: int) -> None:
    """Turn the top Death card over; it is played for nothing, if it has a target, without its god (Pandora's Box)."""
    pile = game.state.decks[DEATH_DECK]
    if not pile.draw:
        return
    number = pile.draw.pop()
    pile.discard.append(number)
    card = cards_of(DEATH_DECK)[number].id
    possible = bool(effect_of(card).targets(game, player, None))
    game.emit(BoxOpened(player, card, number, possible))
    if possible:
        game.push(PlayForced(player, card, number))


class PlayForced(Step, frozen=True):
    """The owner of Pandora's Box has to play this card; all choices on it are his."""

    secrecy = "public"
    """All have seen the card."""

    player: int
    card: str
    number: int

    def decision(self, game: Game) -> Decision | None:
        """Ask at what, if there is a choice."""
        aims = effect_of(self.card).targets(game, self.player, None)
        if len(aims) < 2:
            return None
        return Decision(self.player, PLAY_MIRACLE, Choices([PlayMiracle(self.card, aim) for aim in aims]), self)

    def run(self, game: Game) -> None:
        """There is only one way."""
        self.play(game, effect_of(self.card).targets(game, self.player, None)[0])

    def take(self, game: Game, choice: Choice) -> None:
        """Play it so."""
        assert isinstance(choice, PlayMiracle)
        self.play(game, choice.targets)

    def play(self, game: Game, targets: tuple[int, ...]) -> None:
        """Apply the card, unless somebody raises Aegis against it, which may be the player himself (G-66)."""
        happen(game, Miracle(self.player, self.card, targets), self.number)

    def is_valid(self, game: Game) -> bool:
        """The card lies on its pile, and can be played."""
        return (
            self.player == game.state.turn
            and self.number in game.state.decks[DEATH_DECK].discard
            and self.card == cards_of(DEATH_DECK)[self.number].id
            and bool(effect_of(self.card).targets(game, self.player, None))
        )


class OfferBook(Step, frozen=True):
    """The owner of the Book of the Dead may give up raised armies for faith, before he places any (G-39)."""

    player: int

    def decision(self, game: Game) -> Decision | None:
        """Ask him; a base income is never smaller than what it costs."""
        if not has_relic(game.state, self.player, BOOK):
            return None
        return Decision(self.player, BOOK_OFFER, Choices([Pass(), Pick(BOOK)]), self)

    def run(self, game: Game) -> None:
        """He hasn't it."""

    def take(self, game: Game, choice: Choice) -> None:
        """Trade, or not."""
        if isinstance(choice, Pick):
            game.state.reserve[self.player] -= BOOK_ARMIES
            receive(game, self.player, IncomeLine(BOOK, BOOK_FAITH))
            game.emit(RelicWorked(self.player, BOOK, BOOK_FAITH))

    def is_valid(self, game: Game) -> bool:
        """The player on turn has raised the armies that the book costs."""
        return self.player == game.state.turn and game.state.reserve[self.player] >= BOOK_ARMIES
