"""What is said of who acts: in fights, in one's own turn, step by step, and in the moment in which a turn ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from risk_desktop.controller.session import GameSession
from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.engine.choices import Attack, Choice, DefendWith, Pass
from risk_desktop.engine.dice import SeededDice
from risk_desktop.engine.events import DiceRolled, TerritoryConquered, TurnStarted
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.i18n import tr
from risk_desktop.ui.game.action import Action
from risk_desktop.ui.game.action_tracker import ActionTracker
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import EVERYBODY
from tests.editions.ad2210.hands import about_to_play, under_attack
from tests.playing import choose
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Attacker, PuppetAiClient, Sphinx, number, open_screen
from tests.ui.support.scripted_game import open_game


class Fighter(Attacker):
    """Attacks Siam from Indonesia, and defends with one die."""

    way = ("indonesia", "siam")

    def _choice(self, decision: Decision) -> Choice:
        return DefendWith(1) if decision.kind == "defend" else super()._choice(decision)


class Refuser(PuppetAiClient):
    """Plays no card in answer to an attack."""

    kinds = frozenset({"reaction"})

    def _choice(self, decision: Decision) -> Choice:
        return Pass()


def last_in_the_year_before(asked: Decision, game: Game) -> bool:
    """Bids of a later year, of who had the last turn."""
    return game.state.round >= 2 and game.state.turn == asked.player


def asked_now(screen: PlayScreen) -> tuple[str, int]:
    """Return what is decided now, and by whom."""
    decision = screen.context.session.decision
    assert decision is not None
    return decision.kind, decision.player


def chips(screen: PlayScreen) -> dict[str, str]:
    """Return what stands on the plaques by player, where anything does."""
    return {plaque.state.name: plaque.state.chip for plaque in screen.game_layout.plaques if plaque.state.chip}


def test_who_only_defends_is_said_to_defend_while_the_ribbon_names_whose_turn_it_is(qtbot: QtBot) -> None:
    screen = open_screen(Fighter, "normal")
    shown: list[object] = []
    screen.director.animator.shown.connect(shown.append)
    qtbot.waitUntil(lambda: any(isinstance(event, DiceRolled) for event in shown), timeout=10_000)
    assert screen.game_layout.prompt.title == "Cassius defends Siam"
    assert screen.game_layout.ribbon.banner[1] == "Octavia"
    assert chips(screen) == {"Octavia": tr("play.plaque.on_turn"), "Cassius": tr("play.plaque.defends")}


@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
def test_nobody_is_said_to_think_while_land_is_devastated(qtbot: QtBot, people: tuple[int, ...]) -> None:
    screen = open_game("ad2210", people)
    screen.app.settings.ai_speed = "normal"
    screen.app.apply()
    screen.context.session.start()
    things = screen.game_layout
    assert screen.director.animator.busy
    assert things.prompt.title == "The game is being set up" and chips(screen) == {}
    assert things.ribbon.banner == (EVERYBODY, "") and things.prompt.roundel.seat == EVERYBODY
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.director.tracker.action.actor >= 0 and things.ribbon.banner[1] != "", timeout=10_000)


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_nobody_is_asked_to_skip_to_his_own_turn_while_others_answer_in_it(qtbot: QtBot, speed: str) -> None:
    screen = open_screen(Sphinx, speed, turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    presenter = screen.director.presenter
    assert presenter is not None
    presenter.answer(Attack(number("north_africa"), number("brazil"), 3))
    prompt = screen.game_layout.prompt
    qtbot.waitUntil(lambda: prompt.title == "Waiting for Octavia: dice for Brazil", timeout=5000)
    assert prompt.ask.help == tr("play.watch.then")
    assert prompt.ask.primary is None and prompt.ask.secondary is None
    assert screen.game_layout.ribbon.banner[1] == "Anna"
    assert chips(screen) == {"Anna": tr("play.plaque.your_turn"), "Octavia": tr("play.plaque.defends")}


def test_nothing_is_skipped_by_a_press_while_another_decides_on_anything_in_ones_own_turn(qtbot: QtBot) -> None:
    """Here on who falls. A press meant for the game before would let the rest of one's own turn go by unseen."""
    game = about_to_play("nuclear_rocket_strike_land", rolls=[2])
    choose(game, PlayCard("nuclear_rocket_strike_land", (game.rules.board.index("canada"),)))
    screen = ad_screen(game, ai_speed="normal")
    assert asked_now(screen) == ("casualties", 1)
    screen.input.press("primary")
    assert not screen.director.at_once


def test_who_has_bid_can_skip_the_bids_of_others_whoever_had_the_last_turn(qtbot: QtBot) -> None:
    screen = sit_down("ad2210", "bid", 3, fits=last_in_the_year_before, ai_speed="normal")
    session = screen.context.session
    me, game = screen.director.viewer, session.game
    assert session.decision is not None
    session.answer(session.decision.options.sample(SeededDice(1)))
    qtbot.waitUntil(lambda: screen.director.tracker.action.doing == "thinks")
    kind, bidder = asked_now(screen)
    assert kind == "bid" and bidder != me == game.state.turn
    screen.input.press("primary")
    assert screen.director.at_once


def test_step_by_step_a_press_goes_on_from_one_answer_to_the_next_in_ones_own_turn(qtbot: QtBot) -> None:
    """Two are asked one after the other whether they answer an attack; what the first did waits for a press."""
    game = under_attack("canada", "land_stealth_mods", others={2: ("land_stealth_mods",)})
    screen = ad_screen(game, ai_client=Refuser, ai_speed="step")
    qtbot.waitUntil(lambda: screen.director.waiting)
    assert asked_now(screen) == ("reaction", 2)
    screen.input.press("primary")
    qtbot.waitUntil(lambda: asked_now(screen) == ("defend", 1))


def test_nobody_is_said_to_answer_for_whom_his_standing_orders_do(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His card fits no attack: he isn't asked for it."""
    game = under_attack("canada", "land_assemble_mods")
    said: list[tuple[int, str]] = []
    publish = ActionTracker.publish

    def hear(tracker: ActionTracker, action: Action) -> None:
        said.append((action.actor, action.doing))
        publish(tracker, action)

    monkeypatch.setattr(ActionTracker, "publish", hear)
    screen = ad_screen(game, people=(1,), ai_client=Refuser, ai_speed="normal", answers="fitting")
    qtbot.waitUntil(lambda: (0, "plays") in said and asked_now(screen)[0] != "reaction", timeout=10_000)
    assert (1, "answers") not in said


@pytest.mark.parametrize("people", [(1,), (0, 1)], ids=["a computer attacks", "a person attacks"])
def test_nobody_answers_any_more_while_the_dice_fall_for_which_he_was_asked(
    qtbot: QtBot, people: tuple[int, ...]
) -> None:
    """The one defender rolls without being asked: all that is shown comes of the answer."""
    game = under_attack("canada", "land_stealth_mods", position={"canada": "1 1 land"})
    screen = ad_screen(game, people=people, ai_speed="normal", curtain=False)
    assert asked_now(screen) == ("reaction", 1)
    said: dict[str, tuple[str, dict[str, str]]] = {}
    screen.director.animator.shown.connect(
        lambda event: said.setdefault(type(event).__name__, (screen.game_layout.prompt.title, chips(screen)))
    )
    screen.input.press("ghost")
    qtbot.waitUntil(lambda: DiceRolled.__name__ in said, timeout=10_000)
    title, marked = said[DiceRolled.__name__]
    assert title == tr("play.action.plays", player="Anna")
    assert marked == {"Anna": tr("play.plaque.on_turn")}


def test_while_my_last_move_is_shown_nobody_else_is_thinking(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "slow", phase="fortify", turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    said: list[tuple[str, str]] = []
    screen.director.animator.shown.connect(
        lambda event: said.append((type(event).__name__, screen.game_layout.prompt.title))
    )
    screen.input.click(number("north_africa"))
    screen.input.click(number("congo"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: "Ben" in screen.game_layout.prompt.title, timeout=10_000)
    before = [title for event, title in said if event != TurnStarted.__name__]
    assert before and not any("Ben" in title for title in before)
    assert screen.game_layout.ribbon.banner[1] == "Ben"


def test_the_next_turn_begins_a_breath_after_the_last_move(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "slow", phase="fortify", turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    screen.input.click(number("north_africa"))
    screen.input.click(number("congo"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.board.animator.busy, timeout=10_000)
    qtbot.waitUntil(lambda: not screen.board.animator.busy, timeout=10_000)
    assert screen.game_layout.ribbon.banner[1] == "Anna", "all have arrived"
    qtbot.waitUntil(lambda: screen.game_layout.ribbon.banner[1] == "Ben", timeout=10_000)


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_a_turn_that_is_over_asks_for_nothing_more(qtbot: QtBot, speed: str) -> None:
    """While a last move is still shown, its question is answered: no button of it stays."""
    screen = open_screen(Sphinx, speed, phase="fortify", turn=0)
    qtbot.waitUntil(lambda: screen.director.presenter is not None)
    prompt = screen.game_layout.prompt
    screen.input.click(number("north_africa"))
    screen.input.click(number("congo"))
    screen.input.press("primary")
    assert prompt.title == tr("play.action.ends", player="Anna")
    assert tr("play.plaque.your_turn") not in chips(screen).values()
    assert prompt.ask.primary is None and prompt.ask.secondary is None and prompt.ask.ghost is None
    assert not prompt.ask.has_tray
    assert screen.game_layout.ribbon.banner[1] == "Anna"
    qtbot.waitUntil(lambda: "Ben" in prompt.title, timeout=10_000)


def test_a_name_on_the_ribbon_stands_on_nobody_elses_colour(qtbot: QtBot) -> None:
    """While a new owner's banner is wiped over the old one, each bears its own name."""
    screen = open_screen(Sphinx, "slow", turn=1)
    ribbon, names = screen.game_layout.ribbon, screen.context.names
    phases = screen.director.tracker.phases.chevrons("attack")
    ribbon.show_turn(names.seat_colours(1), names.player(1), phases)
    ribbon.finish()
    name = QRect(ribbon.height(), 0, ribbon.height(), ribbon.height())
    before = ribbon.grab(name).toImage()
    ribbon.show_turn(names.seat_colours(2), names.player(2), screen.director.tracker.phases.chevrons("reinforce"))
    ribbon.show_wipe(0.0)
    assert ribbon.grab(name).toImage() == before, "the old name stands on the old colour"
    ribbon.finish()
    assert ribbon.grab(name).toImage() != before


def test_in_the_set_up_only_the_name_on_the_ribbon_changes(qtbot: QtBot) -> None:
    screen = sit_down("world", "claim", 6, ai_speed="slow")
    ribbon, names = screen.game_layout.ribbon, screen.context.names
    ribbon.finish()
    phases, stood = ribbon.phases, ribbon.geometry()
    for seat in names.players:
        ribbon.show_turn(names.seat_colours(seat), names.player(seat), phases)
        now = ribbon.grab().toImage()
        ribbon.finish()
        assert ribbon.grab().toImage() == now, "nothing wipes over the name"
        screen.game_layout.place_ribbon()
        assert ribbon.geometry() == stood, "it has room for every name"


def test_nobody_thinks_while_his_turn_is_still_announced(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=4)
    tracker = screen.director.tracker
    assert tracker.action.doing == "thinks", "the game waits for him alone"
    tracker.show(TurnStarted(2, 5))
    assert tracker.action.doing == "next" and tr("play.plaque.thinking") not in chips(screen).values()


def test_nobody_hears_that_his_turn_goes_on_while_it_begins(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=4)
    screen.director.tracker.show(TurnStarted(0, 5))
    prompt = screen.game_layout.prompt
    assert prompt.title == tr("play.action.next", player="Anna") and screen.game_layout.ribbon.banner[1] == "Anna"
    assert prompt.ask.help == ""


def test_step_by_step_the_prompt_names_whoever_has_played_or_is_next(qtbot: QtBot) -> None:
    screen = open_screen(PuppetAiClient, "step", phase="fortify", turn=5)
    prompt, ribbon = screen.game_layout.prompt, screen.game_layout.ribbon
    for _ in range(30):
        qtbot.waitUntil(lambda: screen.director.waiting or screen.director.presenter is not None, timeout=10_000)
        if screen.director.presenter is not None:
            break
        owner = ribbon.banner[1]
        assert prompt.title in (f"{owner} has played", f"{owner} is next")
        assert (prompt.ask.secondary is None) == (owner == "Anna"), "one can skip to one's turn, but not in it"
        prompt.button("primary").click()
    assert ribbon.banner[1] == "Anna"


def test_an_arrow_of_who_acts_no_more_goes_with_his_turn(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=4)
    tracker = screen.director.tracker
    defends = replace(tracker.action, actor=3, doing="defends")
    here, elsewhere = (replace(defends, territory=number(name)) for name in ("siam", "china"))
    for doing, stays in ((defends, True), (here, True), (elsewhere, False), (Action(turn=2, actor=2), False)):
        screen.context.show_arrow(number("indonesia"), number("siam"), 4)
        tracker.publish(doing)
        assert (screen.board.arrow.ends is not None) is stays


def test_a_step_that_goes_on_offers_no_next_one_meanwhile(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the computer has answered by then: the button would skip to the person's turn."""
    screen = open_screen(Sphinx, "step", turn=4)
    tracker = screen.director.tracker
    monkeypatch.setattr(GameSession, "is_answered", True)
    tracker.acted = tracker.acting
    tracker.wait()
    assert tracker.action.steps
    tracker.go_on()
    assert not tracker.action.steps


def test_nobody_defends_what_has_been_taken(qtbot: QtBot) -> None:
    screen = open_screen(Sphinx, "normal", turn=4)
    tracker, siam = screen.director.tracker, number("siam")
    tracker.publish(replace(tracker.action, actor=3, doing="defends", territory=siam))
    tracker.show(TerritoryConquered(4, 3, number("indonesia"), number("china"), 1))
    assert tracker.action.doing == "defends", "elsewhere"
    tracker.show(TerritoryConquered(4, 3, number("indonesia"), siam, 1))
    assert (tracker.action.actor, tracker.action.doing, tracker.action.territory) == (4, "plays", -1)
    assert screen.context.names.player(4) in screen.game_layout.prompt.title


def test_no_arrow_is_left_of_a_fight_once_others_go_on_unseen(qtbot: QtBot) -> None:
    screen = open_screen(Fighter, "normal")
    qtbot.waitUntil(lambda: screen.board.arrow.ends is not None, timeout=10_000)
    unseen: list[object] = []
    screen.director.set_speed("instant")
    screen.context.session.happened.connect(unseen.append)
    qtbot.waitUntil(lambda: bool(unseen), timeout=10_000)
    assert screen.board.arrow.ends is None
