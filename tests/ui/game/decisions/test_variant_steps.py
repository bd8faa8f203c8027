"""Steps that only some rule sets have: regrouping, announced armies, a defence that answers a roll, extra armies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from risk_desktop.controller.standing_orders import sensible_defence
from risk_desktop.editions.common.battle import best_defence
from risk_desktop.editions.common.forecast import odds_at
from risk_desktop.editions.common.regroup import Regroupings
from risk_desktop.engine import events as ev
from risk_desktop.engine.choices import Place
from risk_desktop.engine.game import Game
from risk_desktop.engine.options import Choices
from risk_desktop.engine.step import Decision
from risk_desktop.ui.game.battle.attack import AttackPresenter
from risk_desktop.ui.game.battle.defend import DefendPresenter
from risk_desktop.ui.game.battle.dice_pairs import Pair
from risk_desktop.ui.game.battle.fight_panel import FightPanel
from risk_desktop.ui.game.battle.fight_stand import Fighter, FightOutlook, FightStand
from risk_desktop.ui.game.battle.forecast import assumed
from risk_desktop.ui.game.cards.territory.trade import MatchPresenter
from risk_desktop.ui.game.decisions.move import RegroupPresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.motion import MOTION
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Defender


def can_move_much(asked: Decision, game: Game) -> bool:
    options, armies = asked.options, game.state.armies
    return sum(armies[o] > 1 and options.fresh(o) > 0 for o in options.origins()) > 2  # type: ignore[attr-defined]


def strong(asked: Decision, game: Game) -> bool:
    armies = game.state.armies
    return any(armies[o] > 5 and armies[t] > 2 for o, t in asked.options.edges())  # type: ignore[attr-defined]


def sees_three(asked: Decision, game: Game) -> bool:
    return len(getattr(asked.step, "shown", ())) == 3 and asked.options.count == 3


# --- regrouping


def plan_one(screen: PlayScreen, taken: set[int]) -> tuple[int, int]:
    """Plan a move of an origin that is not in ``taken``; return origin and target."""
    presenter = screen.director.presenter
    assert isinstance(presenter, RegroupPresenter)
    origin = next(o for o in presenter.starts() if o not in taken)
    screen.input.click(origin)
    target = presenter.ways()[0]
    screen.input.click(target)
    return origin, target


def test_several_moves_are_made_at_once(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "regroup", 4, can_move_much)
    presenter = screen.director.presenter
    assert isinstance(presenter, RegroupPresenter)
    before = list(screen.context.game.state.armies)
    first = plan_one(screen, set())
    screen.input.click(first[0])
    plan_one(screen, set(first))
    assert screen.context.game.state.armies == before
    moves = presenter.plan
    assert len(moves) == 2
    assert all(screen.context.names.territory(t) in screen.game_layout.prompt.ask.help for _, t, _ in moves)
    screen.input.press("primary")
    for origin, target, number in moves:
        before[origin] -= number
        before[target] += number
    assert screen.context.game.state.armies == before


def test_a_planned_move_can_be_changed_and_taken_out(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "regroup", 4, can_move_much)
    presenter = screen.director.presenter
    assert isinstance(presenter, RegroupPresenter)
    origin, target = plan_one(screen, set())
    presenter.set_number(1)
    assert presenter.plan == ((origin, target, 1),)
    presenter.set_number(0)
    assert presenter.plan == ()
    presenter.set_number(1)
    qtbot.keyClick(screen, Qt.Key.Key_Escape)
    assert presenter.plan == ((origin, target, 1),)
    assert presenter.can_take_back
    screen.input.undo()
    assert presenter.plan == () and screen.game_layout.prompt.ask.primary.off


def test_no_move_is_made_where_the_person_skips(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "regroup", 4, can_move_much)
    before = list(screen.context.game.state.armies)
    plan_one(screen, set())
    screen.input.press("ghost")
    assert screen.context.game.state.armies == before


def test_a_territory_is_never_emptied(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "regroup", 4, can_move_much)
    presenter, armies = screen.director.presenter, screen.context.game.state.armies
    assert isinstance(presenter, RegroupPresenter)
    for origin in presenter.starts():
        for target in presenter.options(Regroupings).targets(origin):
            assert presenter.most(origin, target) < armies[origin]


# --- announced armies


def test_fewer_dice_than_armies_can_be_rolled(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission-duel", "attack", fits=strong, ai_client=Defender)
    presenter, state = screen.director.presenter, screen.context.game.state
    assert isinstance(presenter, AttackPresenter) and presenter.announced
    edges = presenter.decision.options.edges()  # type: ignore[attr-defined]
    origin, target = next((o, t) for o, t in edges if state.armies[o] > 5 and state.armies[t] > 2)
    screen.input.click(origin)
    screen.input.click(target)
    ask = screen.game_layout.prompt.ask
    assert ask.more is not None and (ask.more.value, ask.picks.value) == (3, 3)  # type: ignore[union-attr]
    screen.input.pick(1)
    declared: list[ev.Event] = []
    screen.context.session.happened.connect(declared.extend)
    screen.input.press("primary")
    attack = next(event for event in declared if isinstance(event, ev.AttackDeclared))
    assert (attack.dice, attack.armies) == (1, 3)


def test_all_announced_armies_roll_unless_told_otherwise(qtbot: QtBot) -> None:
    screen = sit_down("secret-mission-duel", "attack", fits=strong)
    presenter, state = screen.director.presenter, screen.context.game.state
    edges = presenter.decision.options.edges()  # type: ignore[union-attr]
    origin, target = next((o, t) for o, t in edges if state.armies[o] > 5 and state.armies[t] > 2)
    screen.input.click(origin)
    screen.input.click(target)
    screen.input.pick_more(2)
    ask = screen.game_layout.prompt.ask
    assert ask.more.value == ask.picks.value == 2  # type: ignore[union-attr]
    assert [value for value, _ in ask.picks.choices if value not in ask.picks.off] == [1, 2]  # type: ignore[union-attr]
    screen.input.pick(3)
    assert screen.game_layout.prompt.ask.more.value == 3  # type: ignore[union-attr]


# --- the attacker rolls first


def test_the_defender_sees_the_roll_and_gets_the_best_answer(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "defend", 4, sees_three, defence="ask")
    presenter = screen.director.presenter
    assert isinstance(presenter, DefendPresenter)
    game, step = screen.context.game, presenter.decision.step
    shown = [value for value, _ in step.shown]  # type: ignore[attr-defined]
    ask = screen.game_layout.prompt.ask
    assert ", ".join(map(str, shown)) in ask.help
    best = best_defence(game.rules, game.state, step)  # type: ignore[arg-type]
    assert str(best) in ask.primary.words  # type: ignore[union-attr]
    assert [value for value, _ in ask.picks.choices] == [1, 2, 3]  # type: ignore[union-attr]
    panel = screen.battle.panel
    assert panel.isVisible() and [die.value() for die in panel.dice[0]] == shown and not panel.dice[1]
    assert sensible_defence(game, presenter.decision).dice == best  # type: ignore[attr-defined]
    rolled: list[ev.Event] = []
    screen.context.session.happened.connect(rolled.extend)
    screen.input.pick(3)
    roll = next(event for event in rolled if isinstance(event, ev.DiceRolled))
    assert list(roll.attack) == shown and len(roll.defence) == 3


@pytest.mark.parametrize(
    ("edition", "words"),
    [("risiko", "against the best answers"), ("world", "against all their dice")],
)
def test_what_odds_assume_of_the_defender_stands_beside_them(qtbot: QtBot, edition: str, words: str) -> None:
    screen = sit_down(edition, "attack", 3 if edition == "world" else 4, strong)
    presenter, state = screen.director.presenter, screen.context.game.state
    assert isinstance(presenter, AttackPresenter)
    edges = presenter.decision.options.edges()  # type: ignore[attr-defined]
    origin, target = next((o, t) for o, t in edges if state.armies[o] > 5 and state.armies[t] > 2)
    screen.input.click(origin)
    screen.input.click(target)
    assert words in screen.battle.panel.accessibleName()
    roll = ev.DiceRolled(0, state.owner[target], origin, target, (6, 5, 4), (1, 1), (6, 6, 6), (6, 6))
    with qtbot.waitSignal(screen.battle.rolled):
        screen.battle.show_roll(roll, [], (9, 4))
        screen.battle.skip()
    odds = screen.battle.ledger.odds
    assert words in odds.accessibleName() and words in odds.losses.text()


def test_X_05_odds_against_a_neutral_colour_say_that_it_rolls_all_its_dice(qtbot: QtBot) -> None:
    screen = sit_down("risiko", "attack", 4, strong)
    game = screen.context.game
    assert assumed(game, game.state.players) == "against all neutral dice"
    seen, blind = (odds_at(game, roll_against(seat), (9, 4)).win for seat in (1, game.state.players))
    assert seen < blind


def roll_against(seat: int) -> ev.AttackRolled:
    return ev.AttackRolled(0, seat, 0, 1, (6, 5, 4), (6, 6, 6))


def test_dice_that_lie_there_are_not_thrown_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MOTION, "reduced", False)
    monkeypatch.setattr(MOTION, "computer", 1.0)
    monkeypatch.setattr(MOTION, "person", 1.0)
    panel, stand = FightPanel(), FightStand(Fighter(armies=9), Fighter(armies=4))
    qtbot.addWidget(panel)
    panel.show_fight(stand, FightOutlook(1, 1))
    panel.show()
    with qtbot.waitSignal(panel.finished):
        panel.show_attack([Pair(value, 0, 6, 6, False) for value in (6, 5, 2)])
    assert not panel.rested
    pairs = [Pair(6, 4, 6, 6, True), Pair(5, 5, 6, 6, False), Pair(2, 0, 6, 0, False)]
    panel.show_roll(pairs, stand)
    assert [die.is_tumbling() for die in panel.dice[0]] == [False, False, False]
    assert [die.is_tumbling() for die in panel.dice[1]] == [True, True]
    with qtbot.waitSignal(panel.finished):
        panel.skip()
    assert panel.pairs == pairs and panel.rested


# --- extra armies for traded cards


def test_one_territory_of_the_traded_cards_gets_the_extra_armies(qtbot: QtBot) -> None:
    screen = sit_down("original", "match", 3)
    presenter = screen.director.presenter
    assert isinstance(presenter, MatchPresenter)
    ways = [choice.parts[0][0] for choice in presenter.options(Choices) if isinstance(choice, Place)]
    other = next(t for t in range(42) if t not in ways)
    before = list(screen.context.game.state.armies)
    screen.input.click(other)
    assert screen.context.game.state.armies == before
    screen.input.click(ways[-1])
    assert screen.context.armies(ways[-1]) == before[ways[-1]] + 2
