"""Playing a card with a rule on it: choose one, then at whom or where, with what it would change."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QTimer

from risk_desktop.editions.common.card_play import COMMANDER, PLAYER, TERRITORY, Aim, PlayCard
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decks.card_book import Held, card_book
from risk_desktop.ui.game.prompt.asking import Act, Ask
from risk_desktop.ui.motion import MOTION

PAUSE_MS = 1400
"""How long the question stands when nothing in the hand fits and nobody else sits at the screen."""


class CardPresenter(Presenter):
    """What all decisions about cards share: ``card`` is the id of the chosen one, ``targets`` what it is aimed at.

    Somebody may be asked though nothing in his hand fits, so that the others learn nothing; where nobody else sits at
    the screen, that question closes by itself.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._shared = len(context.session.table.humans) > 1
        self._closing = QTimer(self, singleShot=True)
        self._closing.timeout.connect(self._pass)
        self._book = card_book(context)
        self.card = ""
        self.targets: list[int] = []
        self.held: list[Held] = []

    takes_numbers = True
    covered = False
    """Whether the hand shows its backs: others look at the screen too."""
    peeked = False
    """Whether the hand of the one who decides shows though the screen is not his."""

    def start(self) -> None:
        """No card is chosen."""
        assert self._book is not None
        self.card, self.targets = "", []
        self.held = self._book.held(self.decision.player)
        self._aims = self.aims()
        if not self._aims and not self._shared:
            self._closing.start(MOTION.fade(PAUSE_MS))

    def end(self) -> None:
        """Stop waiting."""
        self._closing.stop()
        super().end()

    def _pass(self) -> None:
        if self.active and not self.context.session.closed:
            self.answer(Pass())

    def aims(self) -> Mapping[str, Aim]:
        """Return the cards that can be played now, each with what it can be aimed at."""
        options = self.decision.options
        found: Mapping[str, Aim] = options.aims  # type: ignore[attr-defined]
        return found

    @property
    def aim(self) -> Aim:
        """What the chosen card can be aimed at."""
        return self._aims[self.card]

    @property
    def choice(self) -> PlayCard | None:
        """The card with its targets, None while something is missing."""
        if not self.card or not self.aim.accepts(tuple(sorted(self.targets))):
            return None
        return PlayCard(self.card, tuple(sorted(self.targets)))

    @property
    def title(self) -> str:
        """The name of the chosen card."""
        return next((one.card.title for one in self.held if one.card.key == self.card), "")

    def refresh(self) -> None:
        """Let glow what the card can be aimed at, and show what it would change; under the cover that would tell the card."""
        board = self.context.board
        places = self._places() if self.card and not self.covered else {}
        board.set_targets(places)
        chosen = [place for place, target in places.items() if target in self.targets]
        board.set_chosen(chosen[0] if len(chosen) == 1 else None)
        changes = {} if self.covered else self._changes()
        board.set_chips(
            {place: f"{after - before:+d}" for place, (before, after) in changes.items() if after != before}
        )
        super().refresh()

    def _changes(self) -> dict[int, tuple[int, int]]:
        assert self._book is not None
        choice = self.choice
        return self._book.changes(choice) if choice is not None else {}

    def _places(self) -> dict[int, int]:
        """Return the territories that can be clicked, each with the target that it stands for."""
        if self.aim.at == TERRITORY:
            return {target: target for target in self.aim.candidates}
        if self.aim.at == COMMANDER:
            assert self._book is not None
            found = ((self._book.aimed_piece(target), target) for target in self.aim.candidates)
            return {piece.territory: target for piece, target in found if piece is not None}
        return {}

    # --- words

    def ask(self) -> Ask:
        """Ask for a card, for its targets, for the go-ahead."""
        rows, row = self._rows()
        player = self.decision.player
        if not self.card:
            title, help_ = self._question()
            told = help_ if self._aims or self._shared else tr("card.react.nothing")
            return Ask(player, title, told, ghost=Act(tr("card.play.none"), "E"))
        return Ask(
            player,
            tr("card.play.go", card=self.title),
            self._told(),
            primary=Act(tr("card.play.go", card=self.title), "Space", off=self.choice is None),
            ghost=Act(tr("card.play.none"), "E"),
            rows=rows,
            row=row,
            whose=self._whose() if rows else (),
        )

    def _question(self) -> tuple[str, str]:
        """Return what is asked, and a line of help: who called everybody to play cards is named, for it may be in his turn."""
        caller = getattr(self.decision.step, "caller", -1)
        if caller < 0:
            return tr("card.play.title"), tr("card.play.help")
        return tr("card.play.called", player=self.context.names.player(caller)), tr("card.play.called_help")

    def _told(self) -> str:
        names = self.context.names
        changes = self._changes()
        told = [
            tr("card.play.change", territory=names.territory(place), before=before, after=after)
            for place, (before, after) in sorted(changes.items())
            if before != after
        ]
        if told:
            return " · ".join(told[:3])
        if self.choice is not None:
            return tr("card.play.vain" if self.aim.vain else "card.play.ready")
        return (
            tr(f"card.play.{self.aim.at}", n=self.aim.least)
            if self.aim.at == TERRITORY
            else tr(f"card.play.{self.aim.at}")
        )

    def _rows(self) -> tuple[tuple[str, ...], int]:
        """Return players or commanders as rows, and which is chosen; nothing for what is pointed at on the board."""
        if not self.card or self.aim.at == TERRITORY or not self.aim.candidates:
            return (), -1
        candidates = self.aim.candidates
        rows = tuple(self._target_words(target) for target in candidates)
        return rows, next((n for n, target in enumerate(candidates) if target in self.targets), -1)

    def _whose(self) -> tuple[int, ...]:
        """Return the seats of the players or commanders in the rows."""
        if self.aim.at == PLAYER:
            return tuple(self.aim.candidates)
        assert self._book is not None
        return tuple(self._book.piece_of(target)[0] for target in self.aim.candidates)

    def _target_words(self, target: int) -> str:
        names = self.context.names
        if self.aim.at == PLAYER:
            return names.player(target)
        assert self._book is not None
        piece, (seat, kind) = self._book.aimed_piece(target), self._book.piece_of(target)
        where = names.territory(piece.territory) if piece is not None else ""
        return tr("card.play.piece_of", player=names.player(seat), piece=names.piece(kind), territory=where)

    # --- input

    def pick(self, value: int) -> None:
        """Choose a card by its number from 1; where rows of targets show, one of those."""
        rows, _ = self._rows()
        if rows and 1 <= value <= len(rows):
            self._aim_at(self.aim.candidates[value - 1])
        else:
            self.pick_card(value)

    def pick_card(self, value: int) -> None:
        """Choose a card by its number from 1, or say what is missing for it."""
        if not 1 <= value <= len(self.held):
            return
        self._closing.stop()
        card = self.held[value - 1].card.key
        if card not in self._aims:
            assert self._book is not None
            reason = self._book.why_not(self.decision.player, card)
            self.refuse(reason or Reason("illegal.choice"))
            return
        self.card = card
        aim = self.aim
        self.targets = list(aim.candidates) if len(aim.candidates) == aim.least else []
        self.heard.emit("pick", 1)
        self.refresh()

    def click(self, territory: int) -> None:
        """Aim at a territory, or at whoever stands there."""
        places = self._places() if self.card and not self.covered else {}
        if territory in places:
            self._aim_at(places[territory])

    def _aim_at(self, target: int) -> None:
        if target in self.targets:
            self.targets.remove(target)
        else:
            keep = self.aim.most - 1
            self.targets = [*self.targets[-keep:], target] if keep else [target]
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
        if not self.card:
            return False
        if self.targets and self.aim.most and len(self.aim.candidates) > self.aim.least:
            self.targets = []
        else:
            self.card, self.targets = "", []
        self.refresh()
        return True


class PlayCardPresenter(CardPresenter):
    """Cards of one's own turn, as many as one likes."""
