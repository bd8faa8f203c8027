"""The fight that shows beside its arrow: each roll as it comes, until the fight is over; the whole of it in the dock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.common.forecast import odds_at, staying
from risk_desktop.editions.registry import landscape_of
from risk_desktop.engine.combat import Clash, battle_spec
from risk_desktop.engine.events import (
    ArmiesLost,
    AttackDeclared,
    AttackRolled,
    DiceRolled,
    Event,
    TerritoryConquered,
)
from risk_desktop.engine.odds import FightOdds
from risk_desktop.ui.game.battle.defend import DefendPresenter
from risk_desktop.ui.game.battle.dice_hints import NO_REROLLS, REASON_GAP, Reasons, Rerolls, dice_reasons, reason_line
from risk_desktop.ui.game.battle.dice_pairs import Pair, pairs_of
from risk_desktop.ui.game.battle.fight import FightPresenter, Prospect
from risk_desktop.ui.game.battle.fight_ledger import FightLedger, LedgerRoll
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.battle.forecast import assumed
from risk_desktop.ui.game.context import GameContext
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.decisions.move import OccupyPresenter
from risk_desktop.ui.game.layout import GameLayout
from risk_desktop.ui.motion import MOTION

_PLAIN = 6
_TAKEN_MS = 1200
"""So long a fight that is won still shows while one is asked how many move in, ms."""


class BattleController(QObject):
    """Shows one fight at a time on ``panel``, and the whole of it in the dock while that is wanted.

    Signals: ``rolled`` when the dice of a roll have been shown; ``changed`` when a fight begins to show or is over.
    """

    rolled = Signal()
    changed = Signal()

    def __init__(self, context: GameContext, screen: QWidget, layout: GameLayout) -> None:
        super().__init__(screen)
        self._context, self._layout = context, layout
        self.panel = FightPanel()
        self.ledger = FightLedger(screen)
        self._fight: AttackRolled | DiceRolled | None = None
        self._odds: FightOdds | None = None
        self._considered: Prospect | None = None
        """The fight that a person has considered last: who takes part, and at how many armies it is to stop."""
        self._noted: Callable[[], None] | None = None
        """What the ledger learns of a roll when its dice lie still."""
        self._told: list[Callable[[], None]] = []
        """All that the ledger has learnt of the fight."""
        # Where dice differ, one wants to know why.
        self._detailed = any(piece.die != _PLAIN for piece in context.game.rules.pieces.values())
        self._announced: Callable[[], None] | None = None
        """Says anew what an attack comes to that somebody has announced, before its first roll."""
        self._won = False
        self._taken = QTimer(self, singleShot=True, interval=_TAKEN_MS)
        self._taken.timeout.connect(self.close)
        self.panel.finished.connect(self._end_roll)
        self.panel.pressed.connect(self.skip)
        self.panel.details_wanted.connect(self.toggle_details)
        self.panel.left.connect(self._leave)
        self.ledger.closed.connect(self.toggle_details)
        context.board.changed.connect(self._follow_board)

    @property
    def open(self) -> bool:
        """Whether a fight shows in which dice have been rolled."""
        return self._fight is not None and self._context.board.arrow_panel.panel is self.panel

    @property
    def busy(self) -> bool:
        """Whether dice are being shown."""
        return self.panel.busy

    @property
    def rested(self) -> bool:
        """Whether a fight shows and the dice of both sides lie still."""
        return self.open and self.panel.rested

    def takes(self, event: Event) -> bool:
        """Tell whether there is time to look at a roll or its announcement."""
        return isinstance(event, AttackDeclared | DiceRolled | AttackRolled) and MOTION.speed_factor > 0

    def show_roll(
        self,
        event: DiceRolled,
        following: Sequence[Event],
        armies: tuple[int, int],
        *,
        pace: float = 1.0,
        again: Rerolls = NO_REROLLS,
    ) -> None:
        """Show a roll; ``following`` holds its losses, ``armies`` stood on both sides before it, ``again``: rolled anew.

        ``pace``: the time for it as a share of the usual one, 0 for a moment only.
        """
        lost = beaten = 0
        for after in following:
            if isinstance(after, (AttackDeclared, DiceRolled, TerritoryConquered)):
                break
            if isinstance(after, ArmiesLost):
                lost += after.armies if after.territory == event.origin else 0
                beaten += after.armies if after.territory == event.target else 0
        self._begin(event, armies)
        left = (armies[0] - lost, armies[1] - beaten)
        before, self._odds = self._odds, self._weigh_rest(event, left)
        pairs = pairs_of(event, again.first, ties_attack=self._ties_attack(event, lost, beaten))
        stand = self._stand(left, (lost, beaten), before)
        self.panel.show_roll(pairs, stand, pace)
        self._context.board.arrow_panel.show_soon(self.panel)
        why = dice_reasons(self._context.game, event, following), again
        self._noted = partial(self._add_roll, LedgerRoll(tuple(pairs), lost, beaten), why, stand, self._odds, before)

    def tell_roll(
        self, event: DiceRolled, following: Sequence[Event], armies: tuple[int, int], *, again: Rerolls = NO_REROLLS
    ) -> None:
        """Show a roll as ``show_roll`` does when its dice lie still: there is no time to see them roll."""
        self.show_roll(event, following, armies, pace=0.0, again=again)
        self.skip()
        self._note_roll()

    def announce(self, event: AttackDeclared | AttackRolled, armies: tuple[int, int]) -> None:
        """Show what an attack of somebody would come to, before its first roll."""
        if armies[0] > staying(event.origin) and armies[1] > 0:
            odds = self._weigh(event, armies)
            holds = self._holds(event.attacker, event.defender)
            assumes = assumed(self._context.game, event.defender, told_him=holds)
            outlook = FightOutlook(odds.attackers_lost, odds.defenders_lost, assumes=assumes)
            self._foresee(
                Prospect(event.origin, event.target, event.attacker, armies, odds.win, outlook), event.defender
            )
            self._announced = partial(self.announce, event, armies)
            self._context.board.arrow_panel.show_soon(self.panel)

    def retranslate(self) -> None:
        """Say in the language in use what an announced attack comes to, and what the ledger holds.

        What somebody considers is asked anew anyway.
        """
        if self._announced is not None:
            self._announced()
        for tell in self._told:
            tell()

    def consider(self, presenter: Presenter | None) -> None:
        """Show what the fight would come to that somebody considers; once dice have been rolled for it, they stay."""
        if not isinstance(presenter, FightPresenter) or not presenter.active:
            return
        prospect = presenter.prospect
        if prospect is None:
            self._considered = None
            if self._fight is None:
                self.close()
            return
        before, self._considered = self._considered, prospect
        if not (self.open and presenter.under_way):
            self._foresee(prospect, self._context.owner(prospect.target))
            self._context.board.arrow_panel.show(self.panel)
        elif (before is None or before.terms != prospect.terms) and self._odds is not None and self._fight is not None:
            ours, theirs = self.panel.stand.attacker, self.panel.stand.defender
            self._odds = self._weigh(self._fight, (ours.armies, theirs.armies))
            self.panel.restate(self._stand((ours.armies, theirs.armies), (ours.lost, theirs.lost), None))

    def _weigh(self, event: AttackDeclared | AttackRolled | DiceRolled, armies: tuple[int, int]) -> FightOdds:
        """Return the odds of a fight with these armies; a person's own one is fought as he has considered it."""
        game, least, considered = self._context.game, staying(event.origin), self._considered
        own = self._context.session.is_human(game.state.decider(event.attacker))
        if not own or considered is None or considered.terms[:2] != (event.origin, event.target):
            return odds_at(game, event, armies, least, self._known_leaders(event))
        leaders = considered.leaders if considered.leaders is not None else self._known_leaders(event)
        return odds_at(game, event, armies, max(least, min(considered.keep, armies[0] - 1)), leaders)

    def _known_leaders(self, event: AttackDeclared | AttackRolled | DiceRolled) -> tuple[str, ...] | None:
        """Return the pieces that the question at hand says to take part in a fight, None for all that may."""
        decision = self._context.session.decision
        facts = decision.step.facts(self._context.game) if decision is not None else None
        if isinstance(facts, BattleFacts) and (facts.origin, facts.target) == (event.origin, event.target):
            return facts.leaders
        return None

    def _weigh_rest(self, event: DiceRolled, left: tuple[int, int]) -> FightOdds | None:
        """Return the odds of a fight with the armies that are left, None where they can't go on with it."""
        return self._weigh(event, left) if left[0] > staying(event.origin) and left[1] > 0 else None

    def _foresee(self, prospect: Prospect, defender: int) -> None:
        self._conclude()
        sides = self._sides(prospect.attacker, defender, prospect.target, prospect.armies, (0, 0))
        holds = self._holds(prospect.attacker, defender)
        own = self._own(prospect.attacker, defender)
        self.panel.show_fight(FightStand(*sides, prospect.chance, holds=holds, own=own), prospect.outlook)

    def show_attack(self, event: AttackRolled, armies: tuple[int, int], *, still: bool = False) -> None:
        """Show the attacker's dice: the defender looks at them before he answers; ``still``: they lie there already."""
        self._begin(event, armies)
        sides = event.attack_sides
        self.panel.show_attack(
            [Pair(value, 0, kind, _PLAIN, False) for value, kind in zip(event.attack, sides, strict=True)], still=still
        )
        self._context.board.arrow_panel.show_soon(self.panel)

    def tell_taken(self, event: TerritoryConquered) -> bool:
        """Say that the territory has fallen; return whether its fight shows."""
        fight = self._fight
        if fight is None or not self.open or (fight.origin, fight.target) != (event.origin, event.territory):
            return False
        self.panel.tell_taken()
        self._won = True
        return True

    def skip(self) -> None:
        """End the dice show at once."""
        self.panel.skip()

    def follow(self, presenter: Presenter | None) -> None:
        """Show the fight in which somebody is asked for his defence, with the dice that he answers, where it isn't there yet.

        One that has been won goes when something else is asked, and in a moment where one is asked how many move in. In a
        lesson, whose note tells of its rolls, it stays for that question.
        """
        if self._won and self._is_about_conquest(presenter):
            if self._context.session.kept:
                self._taken.start()
        elif self._won:
            self.close()
        elif not isinstance(presenter, FightPresenter | DefendPresenter) and self._fight is None:
            self.close()  # what was considered has come to pass, or isn't considered any more
        if isinstance(presenter, DefendPresenter) and presenter.rolled is not None and not self.open:
            state, roll = self._context.game.state, presenter.rolled
            dead = landscape_of(self._context.game).dead_of(roll.attacker)
            armies = state.armies[roll.origin] if roll.origin >= 0 else dead, state.armies[roll.target]
            if roll.attack:
                self.show_attack(roll, armies, still=True)
                self._context.board.arrow_panel.finish()
            else:
                self.announce(roll, armies)

    def _is_about_conquest(self, presenter: Presenter | None) -> bool:
        """Tell whether it is asked how many move into the territory that has been fought for."""
        fight = self._fight
        return isinstance(presenter, OccupyPresenter) and fight is not None and presenter.target == fight.target

    def toggle_details(self) -> None:
        """Show the whole fight in the dock, or the last one of this turn; or don't any more."""
        if self.open or self._told:
            wanted = not self.ledger.isVisible()
            if self.open:
                self._detailed = wanted
            self._layout.look_up(self.ledger, wanted)

    def new_turn(self) -> None:
        """Another turn begins: the fights of the last one are looked up no more; one that shows still is until it goes."""
        if not self.open:
            self._told.clear()
            self._layout.look_up(self.ledger, False)

    def close(self) -> None:
        """Take the fight away."""
        self._context.board.arrow_panel.hide(self.panel)

    def _begin(self, event: AttackRolled | DiceRolled, armies: tuple[int, int]) -> None:
        """Show a new fight, unless it is the one that shows."""
        self._note_roll()
        self._won = False
        self._taken.stop()
        before, self._fight, self._announced = self._fight, event, None
        if self.open and before is not None and (before.origin, before.target) == (event.origin, event.target):
            return
        context = self._context
        odds = self._odds = self._weigh(event, armies)
        stand = self._stand(armies, (0, 0), None)
        self.panel.show_fight(stand, FightOutlook(odds.attackers_lost, odds.defenders_lost))
        self._told.clear()
        self._tell(partial(self._open_ledger, event, stand))
        context.board.arrow_panel.show_soon(self.panel)
        if self._detailed:
            self._layout.dock.hold(self.ledger, True)
        self.changed.emit()

    def _ties_attack(self, event: DiceRolled, lost: int, beaten: int) -> bool:
        """Tell whether the attacker won equal dice: by the losses, or by the rules while these are still to be settled."""
        if lost or beaten:
            return beaten > sum(ours > theirs for ours, theirs in zip(event.attack, event.defence, strict=False))
        game = self._context.game
        ends = event.attacker, event.defender, event.origin, event.target
        return (
            battle_spec(game.rules, game.state, Clash(*ends, len(event.attack), len(event.defence))).ties == "attacker"
        )

    def _follow_board(self) -> None:
        """Armies that fall later than their dice, as some could still be saved, leave the panel in the beat of the board."""
        fight, stand, position = self._fight, self.panel.stand, self._context.board.position
        if not isinstance(fight, DiceRolled) or self._won or not (self.open and self.panel.rested) or fight.origin < 0:
            return
        ends, before = (fight.origin, fight.target), (stand.attacker.armies, stand.defender.armies)
        if [position.owners[end] for end in ends] != [fight.attacker, fight.defender]:
            return
        now = tuple(position.armies[end] for end in ends)
        fallen = tuple(max(0, were - are) for were, are in zip(before, now, strict=True))
        if any(fallen):
            left = before[0] - fallen[0], before[1] - fallen[1]
            lost = stand.attacker.lost + fallen[0], stand.defender.lost + fallen[1]
            self._odds = self._weigh_rest(fight, left)
            after = self._stand(left, lost, None)
            self.panel.restate(after)
            self._tell(partial(self.ledger.amend_roll, lost, after, self._odds))

    def _stand(self, armies: tuple[int, int], lost: tuple[int, int], before: FightOdds | None) -> FightStand:
        """Return how the fight stands with these armies: whether nobody defends any more, or the attack can't go on."""
        assert self._fight is not None
        fight, odds = self._fight, self._odds
        sides = self._sides(fight.attacker, fight.defender, fight.target, armies, lost)
        spent = armies[0] <= staying(fight.origin)
        end = "fight.beaten" if armies[1] <= 0 else "fight.spent" if spent else ""
        chance = odds.win if odds is not None else None
        holds = self._holds(fight.attacker, fight.defender)
        own = self._own(fight.attacker, fight.defender)
        return FightStand(*sides, chance, before.win if before is not None else None, end, holds, own)

    def _own(self, attacker: int, defender: int) -> int:
        """Return the side of the only person at the screen, 0 or 1; -1 where he only looks on, or there are several."""
        decider, people = self._context.game.state.decider, self._context.session.table.people
        fighters = (decider(attacker), decider(defender))
        return fighters.index(people[0]) if len(people) == 1 and people[0] in fighters else -1

    def _holds(self, attacker: int, defender: int) -> bool:
        """Tell whether only the defender is a person, to whom his own chance is told."""
        person = self._context.names.is_human
        return person(defender) and not person(attacker)

    def _sides(
        self, attacker: int, defender: int, target: int, armies: tuple[int, int], lost: tuple[int, int]
    ) -> tuple[Fighter, Fighter]:
        """Return both sides of a fight for a territory; partners who stand there together are a team."""
        names = self._context.names
        team = names.teams.of(defender)
        together = target in self._context.board.position.shares
        against = (names.teams.name(team) if together and team >= 0 else "") or names.player(defender)
        return (
            Fighter(names.seat_colours(attacker), names.player(attacker), armies[0], lost[0]),
            Fighter(names.seat_colours(defender), against, armies[1], lost[1]),
        )

    def _end_roll(self) -> None:
        """The dice lie still."""
        self._note_roll()
        self.rolled.emit()

    def _note_roll(self) -> None:
        noted, self._noted = self._noted, None
        if noted is not None:
            self._tell(noted)

    # --- the ledger

    def _tell(self, tell: Callable[[], None]) -> None:
        """Write something into the ledger, now and whenever the language changes."""
        self._told.append(tell)
        tell()

    def _open_ledger(self, event: AttackRolled | DiceRolled, stand: FightStand) -> None:
        names, game = self._context.names, self._context.game
        assumes = assumed(game, event.defender, told_him=stand.holds)
        self.ledger.show_fight(stand, names.territory(event.origin), names.territory(event.target), assumes)

    def _add_roll(
        self,
        roll: LedgerRoll,
        why: tuple[tuple[Reasons, Reasons], Rerolls],
        stand: FightStand,
        odds: FightOdds | None,
        before: FightOdds | None,
    ) -> None:
        """Add a roll, with the reasons of its dice in words."""
        reasons, again = why
        lines = [reason_line(self._context.names, side) for side in reasons]
        ours, theirs = (REASON_GAP.join(filter(None, both)) for both in zip(lines, again.words(), strict=True))
        self.ledger.add_roll(replace(roll, reasons=(ours, theirs)), stand, odds, before)

    def _conclude(self) -> None:
        """The fight that shows is over, if there is one: what follows is another one."""
        if self._fight is not None:
            self._note_roll()
            self._tell(self.ledger.conclude)
        self._won = False
        self._taken.stop()
        self._fight = self._announced = None

    def _leave(self) -> None:
        self._conclude()
        self._layout.look_up(self.ledger, False)
        self.changed.emit()
