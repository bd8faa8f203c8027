"""Previews the dice of a battle before its roll, for games whose dice differ, with the players who may react."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from risk_desktop.editions.common.decisions import BattleFacts
from risk_desktop.editions.common.pieces import kinds_in
from risk_desktop.engine.choices import Silence
from risk_desktop.engine.combat import Clash, DieReason, battle_reasons, battle_spec
from risk_desktop.engine.game import Game
from risk_desktop.engine.pools import Die
from risk_desktop.engine.reactions import Reactions
from risk_desktop.engine.roll_odds import round_losses
from risk_desktop.engine.step import Step
from risk_desktop.i18n import capitalized, tr
from risk_desktop.ui.game.battle.preview_panel import (
    QUIET_KEYS,
    AskedSeat,
    FightPlan,
    FightSide,
    PlannedDie,
    PreviewPanel,
)
from risk_desktop.ui.game.decisions.base import Presenter
from risk_desktop.ui.game.feature_controller import FeatureController, GameParts
from risk_desktop.ui.names import Names

_PLAIN = 6


class DicePreview(FeatureController):
    """Keeps the panel in the dock in step with what is being decided."""

    def __init__(self, parts: GameParts) -> None:
        super().__init__(parts)
        director, battle = parts.director, parts.battle
        self._battle = battle
        self.panel = PreviewPanel(parts.screen)
        self.panel.silenced.connect(self._silence)
        self._quiet_keys = [self._quiet_key(scope, key) for scope, key in QUIET_KEYS.items()]
        director.asks.connect(self.show)
        director.settled.connect(self.show)
        battle.changed.connect(self.show)

    def _quiet_key(self, scope: str, key: str) -> QShortcut:
        """Return the key of a wish not to be asked, which is its own only while one may have it."""
        shortcut = QShortcut(QKeySequence(key), self._screen)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setObjectName(scope)
        shortcut.activated.connect(self._silence_by_key)
        shortcut.setEnabled(False)
        return shortcut

    def _silence_by_key(self) -> None:
        self._silence(self.sender().objectName())

    def show(self, changed: object = None) -> None:
        """Show the battle that the present decision is about, or nothing."""
        presenter = self._director.presenter
        clash = None
        if presenter is not None and presenter.active and not self._battle.open:
            clash = clash_of(self._context.game, presenter)
        plan = None
        if clash is not None and presenter is not None:
            plan = plan_of(self._context.game, self._context.names, clash, asked_in(presenter, self._context.names))
        self.panel.show_plan(plan)
        for key in self._quiet_keys:
            key.setEnabled(plan is not None and bool(plan.asked))
        self._layout.dock.hold(self.panel, plan is not None)

    def _silence(self, scope: str) -> None:
        presenter, wish = self._director.presenter, Silence(scope)
        if presenter is not None and presenter.active and wish in presenter.decision.options:
            presenter.answer(wish)


def clash_of(game: Game, presenter: Presenter) -> Clash | None:
    """Return the public facts of the battle that a decision is about, None if it is about none."""
    step = presenter.decision.step
    return _announced(game, step.guarded) if isinstance(step, Reactions) else presenter.clash()


def _announced(game: Game, attack: Step) -> Clash | None:
    """Return the strongest roll that a declared attack may lead to, as the attacker's intentions are not public yet."""
    facts, state = attack.facts(game), game.state
    if not isinstance(facts, BattleFacts) or facts.origin < 0:
        return None
    origin, target = facts.origin, facts.target
    if not state.armies[target] or state.armies[origin] < 2:
        return None
    dice = game.rules.combat_dice.attack_count(state.armies[origin] - 1)
    defence = game.rules.combat_dice.defence_count(state.armies[target])
    return Clash(state.owner[origin], state.owner[target], origin, target, dice, defence)


def plan_of(game: Game, names: Names, clash: Clash, asked: tuple[AskedSeat, ...] = ()) -> FightPlan:
    """Return what the panel shows of a battle."""
    spec = battle_spec(game.rules, game.state, clash)
    ours, theirs = battle_reasons(game.rules, game.state, clash)
    mine, other = names.player(clash.attacker), names.player(clash.defender)
    shares = []
    for lost, beaten, chance in round_losses(spec):
        each = tr("fight.share.both") if lost and beaten else ""
        shares.append((chance, each or (f"{other} −{beaten}" if beaten else f"{mine} −{lost}")))
    return FightPlan(
        tr("fight.panel.declared" if asked else "fight.panel.title"),
        _side(game, names, clash.attacker, clash.origin, spec.attack.dice, ours),
        _side(game, names, clash.defender, clash.target, spec.defence.dice, theirs),
        tuple(shares),
        asked,
    )


def _side(
    game: Game, names: Names, seat: int, place: int, dice: tuple[Die, ...], reasons: tuple[DieReason, ...]
) -> FightSide:
    planned = []
    for number, die in enumerate(dice):
        if number < len(reasons) and die.sides != _PLAIN:
            kind, why = reasons[number].kind, tr(f"fight.because.{reasons[number].why}")
            piece = names.piece(kind)
            planned.append(PlannedDie(die.sides, why, kind, f"{capitalized(piece)}: {why}"))
        else:
            words = tr("fight.because.plain")
            planned.append(PlannedDie(die.sides, words, spoken=words))
    pieces = kinds_in(game.state, seat, place)
    shown = tuple(kind for kind in game.rules.pieces if kind in pieces)
    units = game.state.armies[place]
    who = tr("fight.panel.who", player=names.player(seat), n=units)
    return FightSide(names.seat_colours(seat), names.territory(place), who, units, shown, tuple(planned))


def asked_in(presenter: Presenter, names: Names) -> tuple[AskedSeat, ...]:
    """Return the players in the order in which they may react, with their states."""
    step = presenter.decision.step
    if not isinstance(step, Reactions):
        return ()
    found = []
    for seat in step.asked or step.waiting:
        state = "now" if seat == step.waiting[0] else "waits" if seat in step.waiting else "passed"
        found.append(AskedSeat(names.seat_colours(seat), names.player(seat), state))
    return tuple(found)
