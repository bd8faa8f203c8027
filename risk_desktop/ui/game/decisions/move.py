"""Moving armies from one territory to another: into what has been conquered, at the end of a turn, or regrouping."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from risk_desktop.editions.common.decisions import MoveFacts
from risk_desktop.editions.common.fortify import Moves
from risk_desktop.editions.common.pieces import Escort, LedFortify, LedMoveIn
from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.engine.choices import Fortify, MoveIn, Pass, Regroup
from risk_desktop.engine.options import Amounts, Reason
from risk_desktop.i18n import tr
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter, fewest_or_all
from risk_desktop.ui.game.decisions.companions import Companions, companions_of
from risk_desktop.ui.game.decisions.harm_words import harm_words
from risk_desktop.ui.game.prompt.asking import Act, Ask, Number

_MANY = 10
"""A number of armies in words that have room for any number."""


def _chips(origin: int, target: int, armies: int) -> dict[int, str]:
    """Return what goes and what comes, by territory; nothing for no armies. ``origin``: -1 for none on the board."""
    chips = {origin: f"−{armies}", target: f"+{armies}"} if armies else {}
    return {place: words for place, words in chips.items() if place >= 0}


class OccupyPresenter(Presenter):
    """How many armies move into a conquered territory, and which pieces go along.

    The number is set in the tray; a click on the taken territory sends one army more, one on the origin one less. A click
    on what can be attacked from there moves in and goes on.
    """

    def start(self) -> None:
        """Begin with the pieces that took part, and as many as can go; with the fewest where only the origin has a front."""
        options, facts = self.options(Amounts), self.facts(MoveFacts)
        self._origin, self._target = facts.origin, facts.target
        self._companions = companions_of(options.lo, options.hi, facts.escort)
        if self._origin >= 0 and self._is_front(self._origin) and not self._is_front(self._target):
            self._companions.set_armies(options.lo)
        board = self.context.board
        source = self._origin if self._origin >= 0 else None
        picking = source if self._companions.toggles(self.context, self.decision.player) else None
        self.context.show_arrow(self._origin, self._target, self.context.owner(self._target), "move")
        board.highlights.mark(source=source, chosen=self._target, picking=picking)

    @property
    def target(self) -> int:
        """What has been conquered."""
        return self._target

    def refresh(self) -> None:
        """Show how many would go along."""
        more = self._companions.armies - self._companions.low
        self.context.board.chips.show(self._sums(more) if more else {})
        super().refresh()

    def _sums(self, more: int) -> dict[int, str]:
        """Return how many will stand at both ends: some have moved in already, so what still comes is no answer."""
        armies = self.context.command(self.context.owner(self._target))[1]
        sums = {self._origin: armies[self._origin] - more, self._target: armies[self._target] + more}
        return {place: f"= {stand}" for place, stand in sums.items() if place >= 0}

    def ask(self) -> Ask:
        """Ask for the number and for the pieces."""
        names, companions = self.context.names, self._companions
        low, high, armies = companions.low, companions.high, companions.armies
        seat, target = self.context.owner(self._target), names.territory(self._target)
        number = Number(tr("play.occupy.armies"), low, high, armies) if high > low else None
        led = tr("play.neutral.occupy", target=target, player=names.player(seat)) if names.is_neutral(seat) else ""
        return Ask(
            seat,
            led or tr("play.occupy.title", target=target),
            self._told(seat),
            primary=Act(
                tr("play.occupy.move", n=armies), "Space", others=(Act(tr("play.occupy.move", n=_MANY), "Space"),)
            ),
            number=number,
            presets=fewest_or_all(number),
            toggles=companions.toggles(self.context, self.decision.player),
        )

    def _told(self, seat: int) -> str:
        """Say how many stay behind, or why no piece should go."""
        if self._origin < 0:
            return tr("beyond.occupy_help")
        if self._companions.escort.deadly:
            return tr("play.occupy.deadly")
        gone = self._companions.armies - self._companions.low
        stay = self.context.command(seat)[1][self._origin] - gone
        told = tr("play.occupy.help", n=stay, origin=self.context.names.territory(self._origin))
        return f"{told} {tr('play.occupy.next')}" if self._is_front(self._target) else told

    def passes_on(self, territory: int) -> bool:
        """Tell whether a click is on foreign land beside what has been taken."""
        return territory in self.context.game.rules.board.neighbours[self._target] and self._is_foreign(territory)

    def _is_foreign(self, territory: int) -> bool:
        """Tell whether land belongs to nobody on the side of who moves in."""
        return self.context.owner(territory) not in self.context.game.rules.side_of(self.context.owner(self._target))

    def _is_front(self, place: int) -> bool:
        """Tell whether foreign land borders on a place."""
        return any(map(self._is_foreign, self.context.game.rules.board.neighbours[place]))

    def click(self, territory: int) -> None:
        """One more army for a click on the target, one less for one on the origin."""
        step = 1 if territory == self._target else -1 if territory == self._origin else 0
        if step:
            self.set_number(self._companions.armies + step)

    def press(self, place: str) -> None:
        """Move in."""
        if place != "primary":
            return
        armies, named = self._companions.armies, self._companions.any or self._companions.escort.counted
        self.answer(LedMoveIn(armies, self._companions.going(self.context)) if named else MoveIn(armies))

    def set_number(self, number: int) -> None:
        """Choose how many armies go."""
        self._companions.set_armies(number)
        self.refresh()

    def toggle(self, kind: str) -> None:
        """Let a piece go or stay."""
        self._companions.toggle(kind)
        self.refresh()


class FromToPresenter(Presenter):
    """Click from, click to; Esc lets go of the target, then of the source."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self.origin = self.target = -1
        """What is chosen, -1 for nothing."""

    def light(self, ways: Collection[int]) -> None:
        """Show source, target and the ways that are open on the board; before, gently, the lands that one may start from."""
        board, left = self.context.board, self.origin >= 0
        board.highlights.mark(
            source=self.origin if left else None,
            chosen=self.target if self.target >= 0 else None,
            targets=ways if left else (),
            free=() if left else ways,
            choosing=left,
        )

    def let_go(self) -> bool:
        """Let go of the target, then of the source."""
        if self.origin < 0:
            return False
        if self.target >= 0:
            self.target = -1
        else:
            self.origin = -1
        self.refresh()
        return True


class FortifyPresenter(FromToPresenter):
    """The one move at the end of a turn: click from, click to, say how many, and which pieces go along."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._companions = Companions(1, 1, Escort())

    def start(self) -> None:
        """Begin with nothing chosen."""
        self._options = self.options(Moves)
        self._origins = self._options.origins()
        self.origin = self.target = -1
        self.context.look_at_any(self._origins)

    @property
    def seat(self) -> int:
        """Whose armies move."""
        return self._options.player

    def refresh(self) -> None:
        """Show source, targets, arrow, chips and prompt."""
        self.light(self._options.goals(self.origin) if self.origin >= 0 else self._origins)
        if self.target < 0:
            self.context.hide_arrow()
            self.context.board.chips.show({})
        else:
            self.context.show_arrow(self.origin, self.target, self.seat, "move")
            self.context.board.chips.show(_chips(self.origin, self.target, self._companions.armies))
        super().refresh()

    def ask(self) -> Ask:
        """Ask for source, target or number."""
        names, companions = self.context.names, self._companions
        skip, every = Act(tr("play.step.end_short"), "E"), Act(tr("play.fortify.move", n=_MANY), "Space")
        pieces = (Act(tr("play.fortify.move_pieces"), "Space"),) if self.context.game.rules.pieces else ()
        go = Act(tr("play.fortify.move_off"), "Space", off=True, others=(every, *pieces))
        if self.origin < 0:
            return Ask(self.seat, *self.opening(), primary=go, ghost=skip)
        origin = names.territory(self.origin)
        if self.target < 0:
            title, told = tr("play.fortify.to", origin=origin), tr("play.fortify.to_help")
            return Ask(self.seat, title, told, primary=go, ghost=skip)
        low, high, armies = companions.low, companions.high, companions.armies
        number = Number(tr("play.fortify.armies"), low, high, armies) if high > low else None
        words = tr("play.fortify.move", n=armies) if armies else tr("play.fortify.move_pieces")
        return Ask(
            self.seat,
            tr("play.fortify.title", origin=origin, target=names.territory(self.target)),
            self._told(armies),
            primary=replace(go, words=words, off=not (armies or companions.going(self.context))),
            ghost=skip,
            number=number,
            presets=fewest_or_all(number),
            toggles=companions.toggles(self.context, self.seat),
        )

    def _told(self, going: int) -> str:
        """Say how many stay, and who joins whom where partners stand together; before that, what awaits them where they go."""
        if harm := harm_words(self.context, (self.target,), "staying"):
            return harm
        names, stay = self.context.names, self._options.armies[self.origin] - going
        origin = names.territory(self.origin)
        told = tr("play.fortify.help", n=stay, origin=origin) if stay else tr("play.team.leaves", origin=origin)
        host = self._options.owner[self.target]
        if host == self.seat:
            return told
        return f"{told} {tr('play.team.joins', player=names.player(host), target=names.territory(self.target))}"

    def opening(self) -> tuple[str, str]:
        """Return title and help before anything is chosen."""
        return tr("play.fortify.from"), tr("play.fortify.from_help", end=tr("play.step.end_short"))

    def click(self, territory: int) -> None:
        """Choose source or target."""
        if self.origin >= 0 and territory == self.origin:
            self.let_go()
        elif self.origin >= 0 and territory in self._options.goals(self.origin):
            self._choose_target(territory)
            self.heard.emit("arrow", 1)
            self.refresh()
        elif self.origin >= 0 and territory in self._options.targets(self.origin):
            self._explain(territory)  # armies could go there, but there are only pieces
        elif territory in self._origins:
            self.origin, self.target = territory, -1
            self.heard.emit("pick", 1)
            self.refresh()
        else:
            self._explain(territory)

    def _choose_target(self, territory: int) -> None:
        """Go there with all that can; a click on the target chosen already leaves the pieces as they are."""
        high = self._options.spare(self.origin)
        if territory == self.target:
            self._companions.set_armies(high)
            return
        self.target = territory
        escort = self._options.escort(self.origin, territory)
        self._companions = companions_of(0 if escort.free and not escort.counted else 1, high, escort)

    def press(self, place: str) -> None:
        """Move, or skip."""
        if place == "ghost":
            self.answer(Pass())
        elif place == "primary" and self.target >= 0:
            armies, going = self._companions.armies, self._companions.going(self.context)
            choice = Fortify(self.origin, self.target, armies)
            if going or self._companions.escort.counted:
                choice = LedFortify(self.origin, self.target, armies, going)
            reason = self._options.explain(choice)
            if reason is not None:
                self.refuse(reason, self.target)
            else:
                self.answer(choice)

    def set_number(self, number: int) -> None:
        """Choose how many armies go."""
        if self.target >= 0:
            self._companions.set_armies(number)
            self.refresh()

    def toggle(self, kind: str) -> None:
        """Let a piece go or stay."""
        if self.target >= 0:
            self._companions.toggle(kind)
            self.refresh()

    def _explain(self, territory: int) -> None:
        origin = self.origin if self.origin >= 0 else next(iter(self._origins), -1)
        if self._options.owner[territory] == self.seat and self.origin < 0:
            key = "play.refuse.stays" if self._options.spare(territory) < 1 else "play.refuse.nowhere_to"
            self.refuse(Reason(key, {"territory": territory}), territory)
            return
        reason = self._options.explain_goal(origin, territory)
        if reason is not None:
            self.refuse(reason, territory)


class RegroupPresenter(FromToPresenter):
    """Any number of moves, one step each, planned first and made all at once (D-31).

    Click from, click to, say how many, and again. Chips show what comes and goes; Undo takes the last move out.
    """

    def __init__(self, context: GameContext) -> None:
        super().__init__(context)
        self._plan: dict[tuple[int, int], int] = {}

    def start(self) -> None:
        """Nothing is planned."""
        self._options = self.options(Regroupings)
        self.origin = self.target = -1
        self._plan = {}

    @property
    def plan(self) -> tuple[tuple[int, int, int], ...]:
        """The moves planned so far: origin, target, armies."""
        return tuple((*way, number) for way, number in self._plan.items())

    def most(self, origin: int, target: int) -> int:
        """Return how many armies could go this way beside what is planned from there otherwise."""
        others = tuple((*way, number) for way, number in self._plan.items() if way != (origin, target))
        for number in range(self._options.fresh(origin), 0, -1):
            if self._options.explain_sum((*others, (origin, target, number))) is None:
                return number
        return 0

    def refresh(self) -> None:
        """Show source, targets, arrow, what comes and goes, and the prompt."""
        self.light(self.ways() if self.origin >= 0 else self.starts())
        self.context.board.chips.show(self._chips())
        if self.target >= 0:
            self.context.show_arrow(self.origin, self.target, self.decision.player, "move")
        else:
            self.context.hide_arrow()
        super().refresh()

    def starts(self) -> list[int]:
        """Return the territories from which a move can be planned."""
        return [t for t in self._options.origins() if any(self.most(t, n) for n in self._options.targets(t))]

    def ways(self) -> list[int]:
        """Return the targets that armies of the source could go to, or go to already."""
        return [t for t in self._options.targets(self.origin) if self.most(self.origin, t)]

    def _chips(self) -> dict[int, str]:
        change: dict[int, int] = {}
        for origin, target, number in self.plan:
            change[origin] = change.get(origin, 0) - number
            change[target] = change.get(target, 0) + number
        return {t: f"+{n}" if n > 0 else f"−{-n}" for t, n in change.items() if n}

    def ask(self) -> Ask:
        """Ask for source, target or number, and list what is planned."""
        names = self.context.names
        if self.target >= 0:
            title = tr("play.fortify.title", origin=names.territory(self.origin), target=names.territory(self.target))
        elif self.origin >= 0:
            title = tr("play.fortify.to", origin=names.territory(self.origin))
        else:
            title = tr("play.regroup.more" if self._plan else "play.regroup.title")
        number, going = self._number(), sum(self._plan.values())
        every = Act(tr("play.regroup.confirm", n=_MANY), "Space")
        go = Act(tr("play.fortify.move_off"), "Space", off=True, others=(every,))
        return Ask(
            self.decision.player,
            title,
            self._told() or tr("play.regroup.help"),
            primary=replace(go, words=tr("play.regroup.confirm", n=going), off=False) if going else go,
            ghost=Act(tr("play.step.end_short"), "E"),
            number=number,
            presets=fewest_or_all(number),
        )

    def _number(self) -> Number | None:
        if self.target < 0:
            return None
        high, now = self.most(self.origin, self.target), self._plan.get((self.origin, self.target), 0)
        return Number(tr("play.fortify.armies"), 0, high, now) if high > 0 else None

    def _told(self) -> str:
        """Return the plan in words, the latest move first."""
        names = self.context.names
        moves = [f"{names.territory(o)} → {names.territory(t)} {n}" for o, t, n in reversed(self.plan)]
        shown = " · ".join(moves[:3])
        return shown if len(moves) < 4 else f"{shown} …"

    # --- input

    def click(self, territory: int) -> None:
        """Choose source or target; a further click on the target sends one army more."""
        if self.origin >= 0 and territory == self.origin:
            self.origin = self.target = -1
            self.refresh()
        elif self.origin >= 0 and territory == self.target:
            now = self._plan.get((self.origin, self.target), 0)
            self.set_number(min(self.most(self.origin, self.target), now + 1))
        elif self.origin >= 0 and territory in self.ways():
            self._choose_target(territory)
        elif territory in self.starts():
            self.origin, self.target = territory, -1
            self.heard.emit("pick", 1)
            self.refresh()
        else:
            self._explain(territory)

    def _choose_target(self, territory: int) -> None:
        self.target = territory
        way = (self.origin, territory)
        if way not in self._plan:
            self._plan[way] = self.most(*way)
        self.heard.emit("arrow", 1)
        self.refresh()

    def set_number(self, number: int) -> None:
        """Send ``number`` armies the chosen way; 0 takes the move out of the plan."""
        if self.target < 0:
            return
        way = (self.origin, self.target)
        if number > 0:
            self._plan[way] = min(number, self.most(*way))
        else:
            self._plan.pop(way, None)
        self.refresh()

    def press(self, place: str) -> None:
        """Make all moves, or leave everything as it stands."""
        if place == "primary" and self._plan:
            self.answer(Regroup(self.plan))
        elif place == "ghost":
            self.answer(Pass())

    @property
    def can_take_back(self) -> bool:
        """Tell whether a move is planned."""
        return bool(self._plan)

    def take_back(self) -> bool:
        """Take the last move out of the plan."""
        if not self._plan:
            return False
        self._plan.popitem()
        self.origin = self.target = -1
        self.heard.emit("pick", 1)
        self.refresh()
        return True

    def _explain(self, territory: int) -> None:
        if self.origin >= 0:
            reason = self._options.explain_move(self.origin, territory, 1)
            self.refuse(reason or Reason("play.refuse.regroup_used", {"territory": self.origin}), territory)
        elif self._options.owner[territory] != self.decision.player:
            self.refuse(Reason("illegal.fortify.not_yours", {"territory": territory}), territory)
        elif self._options.fresh(territory) < 1:
            self.refuse(Reason("play.refuse.regroup_used", {"territory": territory}), territory)
        else:
            key = "play.refuse.stays" if self._options.armies[territory] < 2 else "play.refuse.nowhere_to"
            self.refuse(Reason(key, {"territory": territory}), territory)
