"""Command cards: in one's own turn, in an Armageddon, and as an answer to an invasion."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.ad2210.cards.deck import card_specs
from risk_desktop.editions.ad2210.cards.playing import Plays
from risk_desktop.editions.ad2210.cards.stations import TerritorialStation
from risk_desktop.editions.ad2210.decisions import PlayCardFacts
from risk_desktop.editions.ad2210.units import STATION
from risk_desktop.editions.common.card_play import COMMANDER, PLAYER, TERRITORY, Aim
from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.common.forecast import odds_of
from risk_desktop.engine.options import Choices, Options
from risk_desktop.engine.state import NOBODY
from risk_desktop.i18n import percent, tr
from risk_desktop.ui.game.cards.decks.aiming import Aiming, Click
from risk_desktop.ui.game.cards.decks.card_book import CardBook
from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.cards.decks.reaction import ReactionPresenter
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask


class CommandAiming(Aiming):
    """Targets of one kind, in any order: a new one takes the place of the first once there are enough."""

    def __init__(self, context: GameContext, book: CardBook, aims: Mapping[str, Aim]) -> None:
        super().__init__(context, book, aims.keys())
        self._aims = aims

    @classmethod
    def of(cls, context: GameContext, book: CardBook, options: Options) -> CommandAiming:
        """Return the aiming for cards of one's own turn, or for answers that are listed one by one."""
        if isinstance(options, Plays):
            return cls(context, book, options.aims)
        assert isinstance(options, Choices)
        found: dict[str, list[tuple[int, ...]]] = {}
        for choice in options:
            if isinstance(choice, PlayCard):
                found.setdefault(choice.card, []).append(choice.targets)
        aims = {}
        for card, ways in found.items():
            count = len(ways[0])
            aims[card] = Aim(tuple(sorted({target for way in ways for target in way})), count, count)
        return cls(context, book, aims)

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
    def at(self) -> str:
        """What the card is aimed at, whether something is missing or not; "" without a card."""
        return self.aim.at if self.card else ""

    @property
    def candidates(self) -> tuple[int, ...]:
        """All that the card can be aimed at."""
        return self.aim.candidates if self.card else ()

    def places(self) -> dict[int, int]:
        """Return the territories that can be clicked: targets themselves, or where the commanders stand."""
        if self.at == TERRITORY:
            return {target: target for target in self.candidates}
        if self.at == COMMANDER:
            found = ((self.book.aimed_piece(target), target) for target in self.candidates)
            return {piece.territory: target for piece, target in found if piece is not None}
        return {}

    # --- words

    def target_words(self) -> tuple[str, ...]:
        """Return players or commanders as rows."""
        return tuple(self._words(target) for target in self.candidates) if self.at != TERRITORY else ()

    def _words(self, target: int) -> str:
        names = self.context.names
        if self.at == PLAYER:
            return names.player(target)
        piece, (seat, kind) = self.book.aimed_piece(target), self.book.piece_of(target)
        where = names.territory(piece.territory) if piece is not None else ""
        return tr("card.play.piece_of", player=names.player(seat), piece=names.piece(kind), territory=where)

    @property
    def row(self) -> int:
        """Which of them is chosen."""
        return next((n for n, target in enumerate(self.candidates) if target in self.targets), -1)

    def whose(self) -> tuple[int, ...]:
        """Return the players, or whose the commanders are."""
        if self.at == PLAYER:
            return self.candidates
        return tuple(self.book.piece_of(target)[0] for target in self.candidates)

    def told(self) -> str:
        """Say what to choose; of a card that is ready, whether it would do anything now."""
        if self.choice is not None:
            return tr("card.play.vain" if self.aim.vain else "card.play.ready")
        if self.at == TERRITORY:
            return tr(f"card.play.{self.at}", n=self.aim.least)
        return tr(f"card.play.{self.at}")

    # --- input

    def choose(self, card: str) -> None:
        """Choose a card, and its targets if there are just enough."""
        self.card = card
        self.targets = list(self.candidates) if len(self.candidates) == self.aim.least else []

    def aim_at(self, target: int) -> None:
        """Name a target, or release it."""
        if target in self.targets:
            self.targets.remove(target)
        else:
            keep = self.aim.most - 1
            self.targets = [*self.targets[-keep:], target] if keep else [target]

    def click(self, territory: int) -> Click:
        """Name or release what stands there."""
        places = self.places()
        if territory not in places:
            return Click.REFUSED if places else Click.IGNORED
        target = places[territory]
        self.aim_at(target)
        return Click.AIMED if target in self.targets else Click.RELEASED

    def takes_number(self, value: int) -> bool:
        """A number beyond the rows is a card's."""
        return 1 <= value <= len(self.target_words())

    def let_go(self) -> bool:
        """Let go of all targets if there was a choice, then of the card."""
        if not self.card:
            return False
        if self.targets and self.aim.most and len(self.candidates) > self.aim.least:
            self.targets = []
        else:
            self.card, self.targets = "", []
        return True


class PlayCardPresenter(CardPresenter):
    """Cards of one's own turn, or of an Armageddon, as many as one likes."""

    aiming_kind = CommandAiming

    def refresh(self) -> None:
        """Show a station where the chosen card would build it."""
        super().refresh()
        game, choice = self.context.game, self.choice
        builds = isinstance(choice, PlayCard) and isinstance(card_specs()[choice.card].effect, TerritorialStation)
        ghost = (self.aiming.targets[0], look_of(game, STATION, self.decision.player)) if builds else None
        self.context.board.highlights.mark(ghost=ghost)

    def ask(self) -> Ask:
        """Name the territories for which the chosen card is."""
        ask = super().ask()
        lands = self.aiming.targets if self.card and self.aiming.at == TERRITORY else ()
        if not lands:
            return ask
        return replace(ask, title=f"{ask.title}: {', '.join(map(self.context.names.territory, lands))}")

    def question(self) -> tuple[str, str]:
        """Ask for a card; who called everybody to play cards is named, for it may be in his turn."""
        caller = self.facts(PlayCardFacts).caller
        title, told = tr("card.play.title"), tr("card.play.help")
        if caller != NOBODY:
            title = tr("card.play.called", player=self.context.names.player(caller))
            told = tr("card.play.called_help")
        return title, told if self.aiming.playable or self.shared else tr("card.react.nothing")

    def no_more(self) -> Act:
        """One may always stop."""
        return Act(tr("play.step.end"), "E")


class CommandReactionPresenter(ReactionPresenter):
    """Answering an invasion, one's own land's or anybody's."""

    aiming_kind = CommandAiming

    def ask(self) -> Ask:
        """Say before a card is chosen what is at stake: the dock tells the next roll only."""
        ask = super().ask()
        return ask if self.card else replace(ask, help=" ".join(filter(None, (self._danger(), ask.help))))

    def _danger(self) -> str:
        """Say how likely the territory falls, "" where nobody rolls for it."""
        battle, game = self.facts(BattleFacts), self.context.game
        if battle.origin < 0 or not game.state.armies[battle.target]:
            return ""
        chance = percent(odds_of(game, battle.origin, battle.target).win)
        return tr("card.react.danger", territory=self.context.names.territory(battle.target), chance=chance)
