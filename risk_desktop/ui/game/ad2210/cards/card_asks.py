"""What cards ask for besides their targets: a deck to draw from, where commanders go, which armies are removed."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.editions.ad2210.cards.aims import MoveCommanders, Remove
from risk_desktop.editions.ad2210.cards.decoys import CommanderMoves
from risk_desktop.editions.ad2210.cards.reduction import ModRemovals
from risk_desktop.engine.choices import Pick
from risk_desktop.engine.options import Choices, Reason
from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.prompt.asking import Act, Ask


class BonusCardPresenter(Presenter):
    """A card for nothing: from which deck? The fullest deck is one press away."""

    def start(self) -> None:
        """Begin with the deck that holds most."""
        piles = self.context.game.state.decks
        self._decks = [choice.key for choice in self.options(Choices) if isinstance(choice, Pick)]
        self._left = {deck: len(piles[deck].draw) for deck in self._decks}
        self._row = self._decks.index(max(self._decks, key=self._left.__getitem__))

    def ask(self) -> Ask:
        """Ask for the deck."""
        rows = tuple(tr("card.bonus.row", deck=tr(f"card.deck.{deck}"), n=self._left[deck]) for deck in self._decks)
        go = Act(tr("card.bonus.go"), "Space", "cards")
        return Ask(
            self.decision.player, tr("card.bonus.title"), tr("card.bonus.help"), primary=go, rows=rows, row=self._row
        )

    def pick(self, value: int) -> None:
        """Choose a deck by its row, from 1."""
        if 1 <= value <= len(self._decks):
            self._row = value - 1
            self.refresh()

    def press(self, place: str) -> None:
        """Draw."""
        if place == "primary":
            self.answer(Pick(self._decks[self._row]))


class DecoysPresenter(Presenter):
    """Choose a commander from the rows or on the board, then where he goes; all go when it is confirmed."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._moves: dict[str, int] = {}

    def start(self) -> None:
        """Nobody moves yet."""
        options = self.options(CommanderMoves)
        self._places, self._lands = options.places, options.territories
        self._moves, self._row = {}, 0

    @property
    def _kind(self) -> str:
        return tuple(self._places)[self._row]

    def refresh(self) -> None:
        """Highlight where the chosen one may go."""
        board = self.context.board
        board.highlights.mark(
            source=self._places[self._kind],
            choosing=True,
            targets=[land for land in self._lands if land != self._places[self._kind]],
            chosen=self._moves.get(self._kind),
        )
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the next move, or for the go-ahead."""
        go, stay = Act(tr("card.decoys.go"), "Space"), Act(tr("card.decoys.stay"), "Space")
        return Ask(
            self.decision.player,
            tr("card.decoys.title"),
            tr("card.decoys.help"),
            primary=replace(go, others=(stay,)) if self._moves else replace(stay, others=(go,)),
            rows=tuple(self._words(kind) for kind in self._places),
            row=self._row,
        )

    def _words(self, kind: str) -> str:
        names, place = self.context.names, self._places[kind]
        piece = names.piece(kind)
        piece = capitalized(piece)
        if kind not in self._moves:
            return tr("card.decoys.stays", piece=piece, territory=names.territory(place))
        there = names.territory(self._moves[kind])
        return tr("card.decoys.goes", None, piece=piece, territory=there, **{"from": names.territory(place)})

    def pick(self, value: int) -> None:
        """Choose a commander by his row, from 1."""
        if 1 <= value <= len(self._places):
            self._row = value - 1
            self.refresh()

    def click(self, territory: int) -> None:
        """Send the chosen one there; his own place calls him back."""
        if territory == self._places[self._kind]:
            self._moves.pop(self._kind, None)
        elif territory in self._lands:
            self._moves[self._kind] = territory
            self.heard.emit("place", 1)
            waiting = [n for n, kind in enumerate(self._places) if kind not in self._moves]
            self._row = next((n for n in waiting if n > self._row), self._row)
        else:
            self.refuse(Reason("illegal.decoys.not_yours"), territory)
            return
        self.refresh()

    def press(self, place: str) -> None:
        """Move all together."""
        if place == "primary":
            moves = tuple((kind, self._moves[kind]) for kind in self._places if kind in self._moves)
            self.answer(MoveCommanders(moves))

    def let_go(self) -> bool:
        """Call the chosen one back."""
        return self.take_back()

    def take_back(self) -> bool:
        """Call the last one back."""
        if not self._moves:
            return False
        kind, _ = self._moves.popitem()
        self._row = tuple(self._places).index(kind)
        self.refresh()
        return True

    @property
    def can_take_back(self) -> bool:
        """Tell whether somebody has been sent."""
        return bool(self._moves)


class RemovePresenter(Presenter):
    """A click takes one army, a right click gives it back; the go-ahead comes when it is enough."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._taken: list[int] = []

    def start(self) -> None:
        """Nothing is taken."""
        options = self.options(ModRemovals)
        self._mods, self._total = options.mods, options.total
        self._taken = []

    @property
    def _open(self) -> int:
        return self._total - len(self._taken)

    def refresh(self) -> None:
        """Highlight where armies can be taken."""
        free = [place for place, mods in self._mods.items() if self._taken.count(place) < mods]
        self.context.board.highlights.mark(targets=free if self._open else ())
        self.context.board.chips.show({place: f"−{self._taken.count(place)}" for place in set(self._taken)})
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the next one, or for the go-ahead."""
        title = tr("card.remove.title", n=self._open) if self._open else tr("card.remove.done")
        primary = Act(tr("card.remove.go"), "Space", off=bool(self._open))
        return Ask(self.decision.player, title, tr("card.remove.help"), primary=primary)

    def click(self, territory: int) -> None:
        """Take an army."""
        if self._open and self._taken.count(territory) < self._mods.get(territory, 0):
            self._taken.append(territory)
            self.heard.emit("place", 1)
            self.refresh()
        elif territory in self._mods and self._open:
            reason = Reason("illegal.remove.mods", {"territory": territory, "hi": self._mods[territory]})
            self.refuse(reason, territory)

    def click_right(self, territory: int) -> None:
        """Give an army back."""
        if territory in self._taken:
            self._taken.remove(territory)
            self.refresh()

    def take_back(self) -> bool:
        """Give the last army back."""
        if not self._taken:
            return False
        self._taken.pop()
        self.refresh()
        return True

    def let_go(self) -> bool:
        """Give the last army back."""
        return self.take_back()

    @property
    def can_take_back(self) -> bool:
        """Tell whether something has been taken."""
        return bool(self._taken)

    def press(self, place: str) -> None:
        """Remove the armies that were taken."""
        if place == "primary" and not self._open:
            self.answer(Remove(tuple((place, self._taken.count(place)) for place in sorted(set(self._taken)))))
