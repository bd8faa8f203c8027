"""Putting armies on the board: free land claimed in the set-up, starting armies, and new ones at the start of a turn."""

from __future__ import annotations

from collections import Counter

from risk_desktop.editions.common.reinforce import REINFORCE, income_of
from risk_desktop.engine.choices import Claim, Place, PlaceRest
from risk_desktop.engine.options import Allocation, Choices, Reason
from risk_desktop.engine.state import NOBODY, GameState
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.decisions.harm_words import harm_words
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number
from risk_desktop.ui.money import money_kind


class ClaimPresenter(Presenter):
    """A click takes a territory; the program may take the rest."""

    def start(self) -> None:
        """Let the free territories glow once they are few: before that they are most of the board."""
        self._free = {choice.territory for choice in self.options(Choices) if isinstance(choice, Claim)}
        few = 2 * len(self._free) <= len(self.context.game.state.owner)
        self.context.board.highlights.mark(targets=self._free if few else ())

    @property
    def choosable(self) -> frozenset[int]:
        """All that is free, also while that is too much to glow."""
        return frozenset(self._free)

    def ask(self) -> Ask:
        """Ask for a free territory."""
        left = self.context.game.state.reserve[self.decision.player]
        rest = self.sure("rest", Act(tr("play.claim.rest"), "R", "fast"))
        return Ask(self.decision.player, tr("play.claim.title"), tr("play.claim.help", n=left), secondary=rest)

    def press(self, place: str) -> None:
        """Let the program take the rest, if that has been asked: it goes on doing so."""
        if place == "secondary" and self.pressed_twice("rest"):
            self.context.session.leave_rest()

    def click(self, territory: int) -> None:
        """Take the territory."""
        if territory in self._free:
            self.answer(Claim(territory))
        elif self.context.game.state.owner[territory] != NOBODY:
            self.refuse(Reason("play.refuse.taken", {"territory": territory}), territory)
        elif reason := self.decision.options.explain(Claim(territory)):
            self.refuse(reason, territory)


class ReinforcePresenter(Presenter):
    """A click places an army, a right click takes one back; nothing is settled before the primary button."""

    title = "play.reinforce.title"
    _confirmed: tuple[GameState, tuple[int, ...]] | None = None
    """The state at which armies were placed last, and in which order: who comes back to it goes on from there."""

    def start(self) -> None:
        """Nothing is placed yet, or what was confirmed and is undone."""
        self._options = self.options(Allocation)
        self._order: list[int] = []
        if self._confirmed is not None and self._confirmed[0] == self.context.game.state:
            self._order += self._confirmed[1]
        self._placed: dict[int, int] = dict(Counter(self._order))
        self._here = self._order[-1] if self._order else -1
        self.context.look_at_any(self._options.territories)

    @property
    def left(self) -> int:
        """Armies that are still to be placed."""
        return self._options.total - sum(self._placed.values())

    def refresh(self) -> None:
        """Show chips and prompt. What may get armies glows gently only: a bright glow would hide whose land it is."""
        self.context.board.highlights.mark(free=self._options.territories if self.left else ())
        self.context.board.chips.show({territory: f"+{number}" for territory, number in self._placed.items()})
        super().refresh()

    def ask(self) -> Ask:
        """Ask for the next army, or to confirm."""
        left, here = self.left, self._here
        name = self.context.names.territory(here) if here >= 0 else ""
        title = tr(self.title, left) if left else tr("play.reinforce.all_placed")
        number: Number | None = None
        if here >= 0 and self._options.total > 1:
            now = self._placed.get(here, 0)
            number = Number(name, 0, now + left, now)
        return Ask(
            self.decision.player,
            title,
            harm_words(self.context, self._placed, "staying")
            or (self._help() if left else tr("play.reinforce.help_placed")),
            primary=Act(tr("play.reinforce.confirm"), "Space", off=left > 0),
            number=number,
            presets=fewest_or_all(number, tr("play.reinforce.all_here")),
        )

    def _help(self) -> str:
        """Say how to place; before the first one where all this comes from, if money came with it."""
        player, game = self.decision.player, self.context.game
        kind = money_kind(game.rules)
        if kind is None or self._placed or self.decision.kind != REINFORCE:
            return tr("play.reinforce.help")
        lines = income_of(game, player)
        regions = sum(line.armies for line in lines if line.region >= 0)
        total = sum(line.armies for line in lines)
        key = f"money.{kind.key}.gained.regions" if regions else f"money.{kind.key}.gained"
        told = [tr(key, n=total, lands=total - regions, regions=regions)]
        if self._owns_buildings(player):
            told.append(tr(f"money.{kind.key}.gained.signs"))
        return " ".join(told)

    def _owns_buildings(self, player: int) -> bool:
        """Tell whether a player owns what brings him more: a marker on his land, or a piece of a kind that one has several of."""
        state, kinds = self.context.game.state, self.context.game.rules.pieces
        marked = (mark.territory for mark in state.markers if mark.kind in kinds)
        several = (piece for piece in state.pieces if piece.player == player and kinds[piece.kind].most > 1)
        return any(self.context.owner(land) == player for land in marked) or any(several)

    def suspend(self) -> None:
        """Keep what stands, though it isn't confirmed."""
        self._keep()
        super().suspend()

    def _keep(self) -> None:
        self._confirmed = self.context.game.state.copy(), tuple(self._order)

    def click(self, territory: int) -> None:
        """Place one army."""
        if territory not in self._options.territories:
            self.refuse(Reason("illegal.place.not_yours", {"territory": territory}), territory)
        elif not self.left:
            self.refuse(Reason("play.refuse.none_left", {}), territory)
        else:
            self._add(territory, 1)

    def click_right(self, territory: int) -> None:
        """Take one army back."""
        if self._placed.get(territory):
            self._take_one(territory)
            self.heard.emit("pick", 1)
            self.refresh()

    def set_number(self, number: int) -> None:
        """Put ``number`` armies in all on the last territory."""
        here = self._here
        if here >= 0:
            now = self._placed.get(here, 0)
            change = min(number, now + self.left) - now
            if change > 0:
                self._add(here, change)
            else:
                for _ in range(-change):
                    self._remove(here)
                self.refresh()

    def press(self, place: str) -> None:
        """Confirm."""
        if place == "primary" and not self.left:
            self._settle()

    @property
    def can_take_back(self) -> bool:
        """Tell whether an army can be taken back."""
        return bool(self._order)

    def take_back(self) -> bool:
        """Take the last army back."""
        if not self._order:
            return False
        self._take_one(self._order[-1])
        self.heard.emit("pick", 1)
        self.refresh()
        return True

    def let_go(self) -> bool:
        """Take all armies back."""
        if not self._order:
            return False
        self._placed, self._order, self._here = {}, [], -1
        self.refresh()
        return True

    def _add(self, territory: int, number: int) -> None:
        self._here = territory
        self._placed[territory] = self._placed.get(territory, 0) + number
        self._order += [territory] * number
        self.heard.emit("place", min(5, self._placed[territory]))
        self.refresh()

    def _take_one(self, territory: int) -> None:
        """Take an army back; the number is then that of the territory that got the last one."""
        self._remove(territory)
        self._here = self._order[-1] if self._order else -1

    def _remove(self, territory: int) -> None:
        last = len(self._order) - 1 - self._order[::-1].index(territory)
        del self._order[last]
        self._placed[territory] -= 1
        if not self._placed[territory]:
            del self._placed[territory]

    def _parts(self) -> tuple[tuple[int, int], ...]:
        return tuple(sorted(self._placed.items()))

    def _settle(self) -> None:
        self._keep()
        self.answer(Place(self._parts()))


class SetupPresenter(ReinforcePresenter):
    """Starting armies: the last one of a batch settles it; the program may place the rest."""

    title = "play.setup.title"

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._left_to_program: set[int] = set()

    def ask(self) -> Ask:
        """Ask for the next starting army."""
        reserve = self.context.game.state.reserve[self.decision.player] - len(self._order)
        rest = PlaceRest() in self._options.extra
        return Ask(
            self.decision.player,
            tr(self.title, self.left),
            tr("play.setup.help", reserve),
            secondary=self.sure("rest", Act(tr("play.setup.rest"), "R", "fast")) if rest else None,
        )

    def press(self, place: str) -> None:
        """Let the program place the rest beside what stands already; whoever does so is asked the first time only."""
        player = self.decision.player
        if place == "secondary" and (player in self._left_to_program or self.pressed_twice("rest")):
            self._left_to_program.add(player)
            self.context.session.leave_rest(self._parts())

    def _add(self, territory: int, number: int) -> None:
        self._pressed = None
        super()._add(territory, number)
        if not self.left:
            self._settle()

    def _settle(self) -> None:
        self.answer(Place(self._parts()))
