"""Cards whose targets are named one after the other: territories on the board; players, gods, decks and relics as rows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from risk_desktop.editions.common.card_play import PLAYER, TERRITORY, Aim
from risk_desktop.editions.godstorm.cards.events import PlayMiracle
from risk_desktop.engine.choices import Pass
from risk_desktop.engine.options import Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.decks.play_card import CardPresenter
from risk_desktop.ui.game.decks.reaction import ReactionPresenter
from risk_desktop.ui.game.projection import look_of
from risk_desktop.ui.game.prompt.asking import Act, Ask

Way = tuple[int, ...]


class Aiming(CardPresenter):
    """``ways``: all ways to aim each card that can be played."""

    def start(self) -> None:
        """No card is chosen, unless there is only one, and it must be played."""
        self.ways = self._all_ways()
        self.forced = not any(isinstance(choice, Pass) for choice in self._stops())
        super().start()
        if self.forced and len(self.ways) == 1:
            self.card = next(iter(self.ways))
            self._take_sure_ones()

    def _stops(self) -> list[Pass]:
        return [Pass()] if Pass() in self.decision.options else []

    def _all_ways(self) -> dict[str, list[Way]]:
        options = self.decision.options
        listed = getattr(options, "aims", None)
        if listed is not None:
            return {card: list(ways) for card, ways in listed.items()}
        found: dict[str, list[Way]] = {}
        for choice in options:  # type: ignore[attr-defined]
            if isinstance(choice, PlayMiracle):
                found.setdefault(choice.card, []).append(choice.targets)
        return found

    def aims(self) -> Mapping[str, Aim]:
        """Return the cards that can be played; how they are aimed is in ``ways``."""
        return dict.fromkeys(self.ways, Aim())

    # --- what is aimed at

    @property
    def at(self) -> str:
        """What the next target is; "" where none is missing."""
        assert self._book is not None
        kinds = self._book.at(self.card) if self.card else ()
        return kinds[len(self.targets)] if len(self.targets) < len(kinds) else ""

    def candidates(self) -> list[int]:
        """Return what the next target may be."""
        taken = tuple(self.targets)
        if self._in_any_order():
            return sorted({t for way in self.ways[self.card] if {*taken} <= {*way} for t in way} - {*taken})
        return sorted(
            {way[len(taken)] for way in self.ways[self.card] if way[: len(taken)] == taken and len(way) > len(taken)}
        )

    def _in_any_order(self) -> bool:
        """Tell whether all targets are alike, as the ends of a link are; their ways are sorted.

        A god and a territory are not, though their numbers may happen to be in order.
        """
        assert self._book is not None
        alike = len(set(self._book.at(self.card))) == 1
        return alike and all(way == tuple(sorted(way)) for way in self.ways[self.card])

    def sure(self) -> set[int]:
        """Return the targets about which there is no choice (any more)."""
        return set.intersection(*({*way} for way in self.ways[self.card])) if self.card else set()

    @property
    def choice(self) -> PlayMiracle | None:  # type: ignore[override]
        """The card with its targets, None while something is missing."""
        if not self.card:
            return None
        known = set(self.ways[self.card])
        found = next((way for way in permutations(self.targets) if way in known), None)
        return PlayMiracle(self.card, found) if found is not None else None

    def _places(self) -> dict[int, int]:
        open_ = self.candidates() if self.at == TERRITORY else []
        assert self._book is not None
        kinds = self._book.at(self.card)
        chosen = [t for t, kind in zip(self.targets, kinds, strict=False) if kind == TERRITORY]
        return {place: place for place in (*open_, *chosen)}

    def _rows(self) -> tuple[tuple[str, ...], int]:
        if not self.card or self.at in ("", TERRITORY):
            return (), -1
        return tuple(self._words(self.at, target) for target in self.candidates()), -1

    def _words(self, at: str, target: int) -> str:
        names = self.context.names
        if at == PLAYER:
            return names.player(target)
        if at == TERRITORY:
            return names.territory(target)
        assert self._book is not None
        thing = self._book.thing_of(at, target)
        if at == "god":
            return names.piece(look_of(self.context.game, thing, self.context.game.state.turn))
        if at == "deck":
            return tr(f"card.deck.{thing}")
        title, seats = self._book.face(thing).title, range(self.context.game.state.players)
        holder = next((seat for seat in seats if any(card.key == thing for card in self._book.relics(seat))), None)
        return title if holder is None else f"{title} · {names.player(holder)}"

    # --- words

    def ask(self) -> Ask:
        """Ask for a card, for its targets one by one, for the go-ahead."""
        rows, row = self._rows()
        player = self.decision.player
        ghost = None if self.forced else Act(tr("miracle.none"), "E")
        if not self.card:
            return Ask(player, tr("miracle.title"), tr("miracle.help"), ghost=ghost)
        go = tr("card.play.go", card=self.title)
        return Ask(
            player,
            go,
            self._told(),
            primary=Act(go, "Space", off=self.choice is None),
            ghost=ghost,
            rows=rows,
            row=row,
        )

    @property
    def title(self) -> str:
        """The name of the chosen card, which need not be in the hand."""
        assert self._book is not None
        return self._book.face(self.card).title if self.card else ""

    def _told(self) -> str:
        assert self._book is not None
        kinds = self._book.at(self.card)
        chosen = [self._words(kind, target) for kind, target in zip(kinds, self.targets, strict=False)]
        if self.choice is not None and chosen:
            return super()._told() if self._changes() else tr("miracle.at", targets=", ".join(chosen))
        if self.choice is not None:
            return super()._told()
        missing = tr(f"miracle.choose.{self.at}") if self.at else ""
        return f"{', '.join(chosen)} · {missing}" if chosen else missing

    # --- input

    def pick_card(self, value: int) -> None:
        """Choose a card by its number from 1, or say what is missing for it."""
        if not 1 <= value <= len(self.held):
            return
        card = self.held[value - 1].card.key
        if card not in self.ways:
            assert self._book is not None
            self.refuse(self._book.why_not(self.decision.player, card) or Reason("illegal.choice"))
            return
        self.card, self.targets = card, []
        self._take_sure_ones()
        self.heard.emit("pick", 1)
        self.refresh()

    def pick(self, value: int) -> None:
        """Choose a row where there are some, else a card."""
        rows, _ = self._rows()
        if not rows:
            self.pick_card(value)
        elif 1 <= value <= len(rows):
            self._aim_at(self.candidates()[value - 1])

    def _take_sure_ones(self) -> None:
        """Take targets about which there is no choice: those of every way first, where their order doesn't matter."""
        if self._in_any_order():
            self.targets += sorted(self.sure() - {*self.targets})
        while self.at and len(only := self.candidates()) == 1:
            self.targets.append(only[0])

    def click(self, territory: int) -> None:
        """Aim at a territory; a click on a chosen one lets it go, unless there is no choice about it."""
        if not self.card:
            return
        if self.at == TERRITORY and territory in self.candidates():
            self._aim_at(territory)
        elif territory in self.targets:
            self._release(territory)
        elif self.at == "" and len(self.targets) == 1 and (territory,) in self.ways[self.card]:
            self.targets = []
            self._aim_at(territory)
        else:
            self.refuse(Reason("illegal.miracle.aim", {}), territory)

    def _aim_at(self, target: int) -> None:
        self.targets.append(target)
        self._take_sure_ones()
        self.heard.emit("place", 1)
        self.refresh()

    def _release(self, target: int) -> None:
        """Let a target go, and those whose turn comes after it; what is sure remains."""
        if target in self.sure():
            return
        if self._in_any_order():
            self.targets.remove(target)
        else:
            del self.targets[self.targets.index(target) :]
        self._take_sure_ones()
        self.refresh()

    def let_go(self) -> bool:
        """Let go of the last target about which there is a choice, then of the card."""
        if not self.card:
            return False
        open_ = [target for target in self.targets if target not in self.sure()]
        if open_:
            self._release(open_[-1])
        elif not self.forced:
            self.card, self.targets = "", []
        else:
            return False
        self.refresh()
        return True


class MiraclePresenter(Aiming):
    """Cards of one's own turn, as many as one likes; one that must be played is chosen already."""


class MiracleReactionPresenter(Aiming, ReactionPresenter):
    """Answering an attack on one's own land."""

    def start(self) -> None:
        """Show what is announced."""
        super().start()
        self.forced = False

    def ask(self) -> Ask:
        """Ask for an answer, and say the targets that are still missing."""
        return ReactionPresenter.ask(self) if self.covered or not self.card else self._ask_aim()

    def _ask_aim(self) -> Ask:
        ask, (rows, row) = ReactionPresenter.ask(self), self._rows()
        return Ask(ask.seat, ask.title, ask.help, ask.primary, ask.secondary, ask.ghost, rows=rows, row=row)

    def pick_card(self, value: int) -> None:
        """Choose a card by its number, only while one sees it."""
        if not self.covered:
            self._closing.stop()
            Aiming.pick_card(self, value)
