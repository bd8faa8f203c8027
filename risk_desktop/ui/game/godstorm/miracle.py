"""Miracle cards, whose targets are named one by one: territories on the board; players, gods, decks and relics as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from risk_desktop.editions.common.card_play import PLAYER, TERRITORY
from risk_desktop.editions.common.decisions import MoveFacts
from risk_desktop.editions.common.pieces import LedMoveIn
from risk_desktop.editions.godstorm.cards.effect import DECK, GOD
from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.editions.godstorm.cards.playing import Miracles
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Choices, Options
from risk_desktop.i18n import has_text, tr
from risk_desktop.ui.game.cards.decks.aiming import Aiming, Click
from risk_desktop.ui.game.cards.decks.card_book import CardBook
from risk_desktop.ui.game.cards.decks.card_presenter import CardPresenter
from risk_desktop.ui.game.cards.decks.reaction import ReactionPresenter
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.decisions.companions import companions_of
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number

Ways = Mapping[str, Sequence[tuple[int, ...]]]
"""All ways to aim each card that can be played."""


class MiracleAiming(Aiming):
    """Follows the ways to aim a card from one target to the next; ``forced``: the card has to be played."""

    def __init__(self, context: GameContext, book: CardBook, ways: Ways, forced: bool = False) -> None:
        super().__init__(context, book, ways.keys())
        self.ways, self.forced = ways, forced
        if forced and len(ways) == 1:
            self.choose(next(iter(ways)))

    @classmethod
    def of(cls, context: GameContext, book: CardBook, options: Options) -> MiracleAiming:
        """Return the aiming for cards that are described, or for choices that are listed one by one."""
        forced = Pass() not in options
        if isinstance(options, Miracles):
            return cls(context, book, options.aims, forced)
        assert isinstance(options, Choices)
        ways: dict[str, list[tuple[int, ...]]] = {}
        for choice in options:
            if isinstance(choice, PlayMiracle):
                ways.setdefault(choice.card, []).append(choice.targets)
        return cls(context, book, ways, forced)

    # --- what is chosen

    @property
    def choice(self) -> PlayMiracle | None:
        """The card with its targets, None while something is missing."""
        if not self.card:
            return None
        known = set(self.ways[self.card])
        found = next((way for way in permutations(self.targets) if way in known), None)
        return PlayMiracle(self.card, found) if found is not None else None

    @property
    def at(self) -> str:
        """What the next target is; "" where none is missing."""
        kinds = self.book.at(self.card) if self.card else ()
        return kinds[len(self.targets)] if len(self.targets) < len(kinds) else ""

    @property
    def candidates(self) -> list[int]:
        """What the next target may be."""
        ways, taken = self.ways[self.card], tuple(self.targets)
        if self._in_any_order():
            return sorted({t for way in ways if {*taken} <= {*way} for t in way} - {*taken})
        return sorted({way[len(taken)] for way in ways if way[: len(taken)] == taken and len(way) > len(taken)})

    def _in_any_order(self) -> bool:
        """Tell whether all targets are alike, as the ends of a link are; their ways are sorted.

        A god and a territory are not, though their numbers may happen to be in order.
        """
        alike = len(set(self.book.at(self.card))) == 1
        return alike and all(way == tuple(sorted(way)) for way in self.ways[self.card])

    def sure(self) -> set[int]:
        """Return the targets about which there is no choice (any more)."""
        return set.intersection(*({*way} for way in self.ways[self.card])) if self.card else set()

    def places(self) -> dict[int, int]:
        """Return the territories that may come next and those that are chosen: each is its own target."""
        kinds = self.book.at(self.card)
        chosen = [target for target, kind in zip(self.targets, kinds, strict=False) if kind == TERRITORY]
        return {place: place for place in (*(self.candidates if self.at == TERRITORY else ()), *chosen)}

    # --- words

    def target_words(self) -> tuple[str, ...]:
        """Return what may come next as rows, unless it lies on the board."""
        if not self.card or self.at in ("", TERRITORY):
            return ()
        return tuple(self._words(self.at, target) for target in self.candidates)

    def _words(self, at: str, target: int) -> str:
        names, game = self.context.names, self.context.game
        if at == PLAYER:
            return names.player(target)
        if at == TERRITORY:
            return names.territory(target)
        thing = self.book.thing_of(at, target)
        if at == GOD:
            return names.called(look_of(game, thing, game.state.turn))
        if at == DECK:
            return tr(f"card.deck.{thing}")
        title, seats = self.book.face(thing).title, range(game.state.players)
        holder = next((seat for seat in seats if any(card.key == thing for card in self.book.open_cards(seat))), None)
        return title if holder is None else f"{title} · {names.player(holder)}"

    def told(self) -> str:
        """Say what has been named, and what to name next."""
        kinds = self.book.at(self.card)
        chosen = [self._words(kind, target) for kind, target in zip(kinds, self.targets, strict=False)]
        if self.choice is not None:
            return self._done(chosen) if chosen else tr("card.play.ready")
        missing = tr(f"miracle.choose.{self.at}") if self.at else ""
        return f"{', '.join(chosen)} · {missing}" if chosen else missing

    def _done(self, chosen: Sequence[str]) -> str:
        """Say at what the card is aimed; of two ends, what it does between them."""
        between = f"miracle.between.{self.card}"
        if len(chosen) == 2 and has_text(between):
            return tr(between, origin=chosen[0], target=chosen[1])
        return tr("miracle.at", targets=", ".join(chosen))

    # --- input

    def choose(self, card: str) -> None:
        """Choose a card, and all targets about which there is no choice."""
        self.card, self.targets = card, []
        self._take_sure_ones()

    def _take_sure_ones(self) -> None:
        """Take targets about which there is no choice: those of every way first, where their order doesn't matter."""
        if self._in_any_order():
            self.targets += sorted(self.sure() - {*self.targets})
        while self.at and len(only := self.candidates) == 1:
            self.targets.append(only[0])

    def aim_at(self, target: int) -> None:
        """Name the next target."""
        self.targets.append(target)
        self._take_sure_ones()

    def click(self, territory: int) -> Click:
        """Name a territory; a click on a chosen one lets it go, unless there is no choice about it."""
        if self.at == TERRITORY and territory in self.candidates:
            self.aim_at(territory)
            return Click.AIMED
        if territory in self.targets:
            return Click.RELEASED if self._release(territory) else Click.IGNORED
        if self.at == "" and len(self.targets) == 1 and (territory,) in self.ways[self.card]:
            self.targets = []
            self.aim_at(territory)
            return Click.AIMED
        return Click.REFUSED

    def _release(self, target: int) -> bool:
        """Let a target go, and those whose turn comes after it; what is sure remains. Tell whether it has gone."""
        if target in self.sure():
            return False
        if self._in_any_order():
            self.targets.remove(target)
        else:
            del self.targets[self.targets.index(target) :]
        self._take_sure_ones()
        return True

    def takes_number(self, value: int) -> bool:
        """Where there are rows all numbers are theirs."""
        return bool(self.target_words())

    def let_go(self) -> bool:
        """Let go of the last target about which there is a choice, then of the card."""
        open_ = [target for target in self.targets if target not in self.sure()]
        if open_:
            return self._release(open_[-1])
        if not self.card or self.forced:
            return False
        self.card, self.targets = "", []
        return True


class MiraclePresenter(CardPresenter):
    """Cards of one's own turn, as many as one likes; one that must be played is chosen already."""

    aiming_kind = MiracleAiming

    def question(self) -> tuple[str, str]:
        """Ask for a card."""
        return tr("miracle.title"), tr("miracle.help")

    def no_more(self) -> Act | None:
        """One may stop, unless the card has to be played."""
        return Act(tr("play.step.end"), "E") if Pass() in self.decision.options else None


class MiracleReactionPresenter(ReactionPresenter):
    """Answering an attack on one's own land."""

    aiming_kind = MiracleAiming


class FlightPresenter(Presenter):
    """Who goes along where a card lets armies and gods fly: all, unless some are left behind; somebody must go."""

    def start(self) -> None:
        """Begin with all."""
        facts = self._way = self.facts(MoveFacts)
        self._companions = companions_of(0, facts.most, facts.escort)
        self.context.show_arrow(facts.origin, facts.target, self.decision.player, "move")

    def ask(self) -> Ask:
        """Ask who goes."""
        names, companions = self.context.names, self._companions
        most, armies = companions.high, companions.armies
        number = Number(tr("play.fortify.armies"), 0, most, armies) if most else None
        toggles = companions.toggles(self.context, self.decision.player)
        return Ask(
            self.decision.player,
            tr("flight.title", origin=names.territory(self._way.origin), target=names.territory(self._way.target)),
            tr("flight.help" if toggles else "flight.help.armies"),
            primary=Act(tr("flight.go"), "Space", off=not self._somebody),
            number=number,
            presets=fewest_or_all(number),
            toggles=toggles,
        )

    @property
    def _somebody(self) -> bool:
        return bool(self._companions.armies or self._companions.going(self.context))

    def set_number(self, number: int) -> None:
        """Choose how many armies go."""
        self._companions.set_armies(number)
        self.refresh()

    def toggle(self, kind: str) -> None:
        """Let a god go or stay."""
        self._companions.toggle(kind)
        self.refresh()

    def press(self, place: str) -> None:
        """Go."""
        if place == "primary" and self._somebody:
            self.answer(LedMoveIn(self._companions.armies, self._companions.going(self.context)))
