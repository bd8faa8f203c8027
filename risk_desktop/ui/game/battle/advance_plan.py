"""What follows on the attack that is chosen: more territories, planned before the first of them is taken."""

from __future__ import annotations

from dataclasses import replace

from risk_desktop.editions.common.advance import Lands, advance_odds, is_march, led_on, still_ahead, ways_on
from risk_desktop.editions.common.attack import Campaign
from risk_desktop.editions.common.forecast import commanded
from risk_desktop.i18n import percent, tr
from risk_desktop.ui.game.battle.fight import FightPresenter
from risk_desktop.ui.game.battle.fight_stand import FightOutlook
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.harm_words import harm_words
from risk_desktop.ui.game.prompt.asking import Act, Ask


class AdvancePlan:
    """The way of an advance, empty while no more than one attack is chosen: see ``editions.common.advance``."""

    def __init__(self, context: GameContext) -> None:
        self._context = context
        self._phase: Campaign | None = None
        self._stopped = ""
        self.lands: Lands = ()
        """Where it sets out and what it takes, three territories or more; () for no advance."""

    def __bool__(self) -> bool:
        return bool(self.lands)

    def begin(self, phase: Campaign) -> Lands:
        """Begin with what is left of the plan now that an attack is asked for; return its way, () if there is none.

        Where all of it has been taken, that is its end.
        """
        self._phase = phase
        self._stopped = self._context.session.why_stopped()
        before, game = self.lands, self._context.game
        left = still_ahead(game, phase, before) if before else ()
        self.set_way(left)
        owner, _ = commanded(game)
        taken = before[-1:] if before and owner[before[-1]] == owner[before[0]] else ()
        return left or taken

    def set_way(self, lands: Lands) -> None:
        """Plan this way; one attack alone is no advance."""
        self.lands = lands if len(lands) > 2 else ()

    def clear(self) -> None:
        """Plan nothing."""
        self.lands, self._stopped = (), ""

    def shorter(self, lands: Lands, territory: int) -> Lands:
        """Return a way without a territory and what follows on it."""
        return lands[: lands.index(territory)]

    def longer(self, lands: Lands, territory: int) -> Lands | None:
        """Return a way led on to a territory, None if it can't get there."""
        return led_on(self._context.game, self._ahead, lands, territory)

    def marches(self, lands: Lands, territory: int) -> bool:
        """Tell whether nobody stands anywhere on a way, nor in a territory."""
        return is_march(self._context.game, (*lands, territory))

    def ways_on(self, lands: Lands) -> frozenset[int]:
        """Return what could be taken next."""
        return ways_on(self._context.game, self._ahead, lands)

    @property
    def _ahead(self) -> Campaign:
        assert self._phase is not None, "an attack is asked for"
        return self._phase

    # --- what shows

    def show(self, seat: int) -> None:
        """Mark what is to be taken with the chance to get that far, with pale arrows from the second attack on.

        Where nobody stands in the way the places are numbered.
        """
        self._context.board.trail.show_way(self.lands, self._chances(), seat, first=2)

    def _chances(self) -> list[str]:
        """Return the chance to take each territory of the way in words, "" for each if it is a march."""
        if not self.lands or self._kind == "march":
            return [""] * (len(self.lands) - 1)
        return [percent(chance) for chance in advance_odds(self._context.game, self.lands).links]

    def hide(self) -> None:
        """Take the arrows away."""
        if self.lands:
            self._context.board.trail.clear()

    def foresee(self, fight: FightPresenter) -> None:
        """Let the chance of the whole way show beside the first arrow, against all on it; a march needs none."""
        if not is_march(self._context.game, self.lands):
            odds = advance_odds(self._context.game, self.lands)
            words = tr("play.advance.all", n=len(self.lands) - 1)
            armies = self._context.game.state.armies
            against = sum(armies[land] for land in self.lands[1:])
            outlook = FightOutlook(odds.attackers_lost, odds.defenders_lost, assumes=words)
            fight.foresee(odds.win, outlook, against=against)

    def ask(self, idle: Ask) -> Ask:
        """Ask for the go-ahead; ``idle``: the bar before. The chance stands beside the arrow."""
        game, count, kind = self._context.game, len(self.lands) - 1, self._kind
        end = self._context.names.territory(self.lands[-1])
        title = tr("play.advance.march" if kind == "march" else "play.advance.title", n=count, territory=end)
        usual = tr("play.advance.march_help" if kind == "march" else "play.advance.help")
        told = harm_words(self._context, self.lands[1:], "entering") or usual
        odds = advance_odds(game, self.lands).win if kind == "fight" else None
        heard = tr("play.advance.heard", chance=percent(odds)) if odds is not None else ""
        return replace(idle, title=title, help=self.stopped() or told, heard=heard)

    def go(self) -> Act:
        """Return the button that sets out."""
        return self._gos()[self._kind]

    def gos(self) -> tuple[Act, ...]:
        """Return the buttons that may set out: nobody marches where there is no empty land."""
        gos = tuple(self._gos().values())
        return gos if self._context.game.rules.pieces else gos[:1]

    def _gos(self) -> dict[str, Act]:
        words = {"fight": "play.advance.go", "march": "play.advance.march_go"}
        return {kind: Act(tr(key), "Space", "arrow") for kind, key in words.items()}

    @property
    def _kind(self) -> str:
        return "march" if is_march(self._context.game, self.lands) else "fight"

    def stopped(self) -> str:
        """Return why the last advance has stopped before its end, "" if it hasn't."""
        return tr(f"play.advance.stopped.{self._stopped}") if self._stopped else ""
