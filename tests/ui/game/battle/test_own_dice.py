"""However fast the computers play, the dice of a person at the screen are seen to fall, at a pace of their own."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.engine.choices import Blitz
from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.engine.game import Game
from risk_desktop.storage.settings import Settings, load_settings, settings_path
from risk_desktop.ui.game.godstorm.god_wars import GodWars
from risk_desktop.ui.game.players.totals import PlayerTotals, totals_of
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import DieWidget
from risk_desktop.ui.motion import MOTION, OWN_SPEEDS, SPEEDS
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.bid_screen import bid_screen, bidding_of
from tests.ui.support.godstorm_table import LANDS, god_screen, place
from tests.ui.support.play_table import PuppetAiClient, make_context, make_screen, middle_of_game, number
from tests.ui.support.raiders import FromAlemannia, FromBrazil, FromCanada, FromEgypt, Raider, asked

ME = "red"


@dataclass
class Thrown:
    """Whose dice have tumbled, and the rolls that were shown, with the armies on the board at that moment."""

    dice: list[str] = field(default_factory=list)
    shown: list[tuple[DiceRolled, int, int]] = field(default_factory=list)

    def watch(self, screen: PlayScreen) -> None:
        """Look at a screen's rolls as they are shown."""
        self._screen = screen
        screen.director.animator.shown.connect(self._note)

    def _note(self, event: Event) -> None:
        if isinstance(event, DiceRolled):
            armies = self._screen.director.animator.projection.armies
            self.shown.append((event, armies[event.origin], armies[event.target]))


@pytest.fixture
def thrown(monkeypatch: pytest.MonkeyPatch) -> Thrown:
    found = Thrown()
    roll_to = DieWidget.roll_to

    def roll(die: DieWidget, value: int, pace: float = 1.0) -> None:
        roll_to(die, value, pace)
        if die.is_tumbling():
            found.dice.append(die.seat().key)

    monkeypatch.setattr(DieWidget, "roll_to", roll)
    return found


def on_earth(ai_client: type[PuppetAiClient], turn: int = 0, **settings: object) -> PlayScreen:
    game = middle_of_game("attack", turn=turn, hands=False)
    screen = make_screen(game, context=make_context(**{"ai_speed": "instant", **settings}), ai_client=ai_client)
    screen.activateWindow()
    return screen


# --- world


def test_own_attack_at_instant_tumbles_the_dice_of_both(qtbot: QtBot, thrown: Thrown) -> None:
    screen = on_earth(Raider)
    thrown.watch(screen)
    screen.context.session.start()
    qtbot.waitUntil(lambda: asked(screen) == "attack")
    screen.input.click(number("north_africa"))
    screen.input.click(number("brazil"))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: screen.battle.open and asked(screen) == "attack", timeout=10_000)
    assert sorted(thrown.dice) == [*["orchid"] * 2, *[ME] * 3]
    assert [(mine, theirs) for _, mine, theirs in thrown.shown] == [(9, 5)]


def test_figures_are_those_before_an_own_defence_that_is_shown_at_instant(qtbot: QtBot) -> None:
    """What others did unseen before it has happened on the plaques too, and the roll hasn't yet."""
    screen = make_screen(
        middle_of_game("reinforce", turn=1, hands=False), context=make_context(ai_speed="instant"), ai_client=FromBrazil
    )
    game, players = screen.context.game, screen.context.names.players
    before, expected, seen = [totals_now(game, players)], list[object](), list[object]()

    def follow() -> None:
        before.append(totals_now(game, players))

    def look(event: Event) -> None:
        if isinstance(event, DiceRolled) and not seen:
            after = totals_now(game, players)  # each roll costs somebody an army
            expected.extend(next(figures for figures in reversed(before) if figures != after))
            seen.extend(plaque.state.totals for plaque in screen.game_layout.plaques[: len(players)])

    screen.context.session.happened.connect(follow)
    screen.director.animator.shown.connect(look)
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(seen), timeout=10_000)
    assert seen == expected
    assert expected != before[0]  # armies were placed first


def totals_now(game: Game, players: Iterable[int]) -> list[PlayerTotals]:
    return [totals_of(game, player) for player in players]


def test_own_blitz_at_instant_is_shown_to_its_end(qtbot: QtBot, thrown: Thrown) -> None:
    screen = on_earth(Raider)
    thrown.watch(screen)
    screen.context.session.start()
    qtbot.waitUntil(lambda: asked(screen) == "attack")
    screen.context.session.answer(Blitz(number("north_africa"), number("brazil"), 1))
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=30_000)
    assert len(thrown.shown) > 1 and thrown.shown[0][1:] == (9, 5)
    for (event, mine, theirs), (_, mine_then, theirs_then) in zip(thrown.shown, thrown.shown[1:], strict=False):
        lost = (mine - mine_then) + (theirs - theirs_then)
        assert lost == min(len(event.attack), len(event.defence)), "the board keeps step with the rolls"


def test_own_defence_at_instant_is_seen_from_the_armies_that_stood_there(qtbot: QtBot, thrown: Thrown) -> None:
    screen = on_earth(FromBrazil, turn=4)
    thrown.watch(screen)
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=30_000)
    assert ME in thrown.dice and "orchid" in thrown.dice
    rolls = [roll for roll in thrown.shown if roll[0].defender == 0]
    assert rolls[0][1:] == (5, 9)
    for (event, mine, theirs), (_, mine_then, theirs_then) in itertools.pairwise(rolls):
        assert (mine - mine_then) + (theirs - theirs_then) == min(len(event.attack), len(event.defence))
    assert screen.board.position.armies == tuple(screen.context.game.state.armies)


def test_fights_of_others_stay_unseen_at_instant(qtbot: QtBot, thrown: Thrown) -> None:
    screen = on_earth(FromEgypt, turn=3)
    thrown.watch(screen)
    rolled: list[object] = []
    screen.context.session.happened.connect(
        lambda events: rolled.extend(e for e in events if isinstance(e, DiceRolled))
    )
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=30_000)
    assert rolled and not thrown.shown and not thrown.dice


def test_who_wants_to_see_no_dice_of_his_own_sees_none(qtbot: QtBot, thrown: Thrown) -> None:
    screen = on_earth(FromBrazil, turn=4, own_speed="instant")
    thrown.watch(screen)
    screen.context.session.start()
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=30_000)
    assert not thrown.shown and not thrown.dice


# --- 2210 and Godstorm


def test_own_attack_in_2210_at_instant(qtbot: QtBot, thrown: Thrown) -> None:
    screen = ad_screen(about_to_play(phase="attack", rolls=None), ai_client=FromCanada, ai_speed="instant")
    thrown.watch(screen)
    qtbot.waitUntil(lambda: asked(screen) == "attack")
    for land in ("alberta", "canada"):
        screen.input.click(place(screen, land))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: bool(thrown.shown), timeout=10_000)
    qtbot.waitUntil(lambda: bool(asked(screen)), timeout=10_000)
    assert {ME, "blue"} <= set(thrown.dice) and thrown.shown[0][1:] == (8, 4)


def test_own_defence_in_2210_at_instant(qtbot: QtBot, thrown: Thrown) -> None:
    game = about_to_play(phase="attack", turn=1, rolls=None)
    screen = ad_screen(game, ai_client=FromCanada, ai_speed="instant")
    thrown.watch(screen)
    qtbot.waitUntil(lambda: bool(thrown.shown), timeout=10_000)
    assert thrown.shown[0][0].defender == 0
    qtbot.waitUntil(lambda: {ME, "blue"} <= set(thrown.dice), timeout=10_000)


def test_bids_of_ones_own_at_instant_are_opened_before_the_eyes(qtbot: QtBot) -> None:
    screen = bid_screen(ai_client=PuppetAiClient, ai_speed="instant")
    bidding = bidding_of(screen)
    qtbot.waitUntil(lambda: not screen.guard.holding)
    for _ in range(2):  # a bid can't be taken back: it is asked once more
        QTest.keyClick(screen.board, Qt.Key.Key_Space)
    qtbot.waitUntil(bidding.table.isVisible, timeout=10_000)
    assert screen.director.animator.busy and len(bidding.table.lanes.lanes) == 3


@pytest.mark.parametrize("turn", [0, 1], ids=["attack", "defence"])
def test_own_god_war_at_instant_waits_to_be_seen(qtbot: QtBot, turn: int) -> None:
    screen = god_screen({**LANDS, "alemannia": "1 6 sky"}, ai_speed="instant", turn=turn, ai_client=FromAlemannia)
    if turn == 0:
        for land in ("gaul", "alemannia"):
            screen.input.click(place(screen, land))
        screen.input.press("primary")
    qtbot.waitUntil(lambda: asked(screen) == "champion" or screen.controller(GodWars).table.isVisible(), timeout=10_000)
    if not screen.controller(GodWars).table.isVisible():
        screen.input.press("primary")
    qtbot.waitUntil(screen.controller(GodWars).table.isVisible, timeout=10_000)
    table = screen.controller(GodWars).table
    assert table.scene is not None and ME in (table.scene.attack.colours.key, table.scene.defence.colours.key)
    qtbot.wait(1500)
    assert table.isVisible(), "one's own waits to be closed"


def test_own_roll_in_godstorm_at_instant(qtbot: QtBot, thrown: Thrown) -> None:
    screen = god_screen({**LANDS, "gaul": "0 7", "alemannia": "1 4"}, ai_speed="instant", ai_client=FromAlemannia)
    thrown.watch(screen)
    for land in ("gaul", "alemannia"):
        screen.input.click(place(screen, land))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: {ME, "blue"} <= set(thrown.dice), timeout=10_000)
    assert thrown.shown[0][1:] == (7, 4)


# --- the setting


@pytest.mark.parametrize("computer", SPEEDS)
def test_an_unset_pace_follows_the_computers_but_can_always_be_seen(computer: str) -> None:
    MOTION.set_speed(computer)
    assert MOTION.person == OWN_SPEEDS[computer] > 0
    for own in ("slow", "normal", "fast", "instant"):
        MOTION.set_speed(computer, own)
        assert (MOTION.computer, MOTION.person) == (SPEEDS[computer], SPEEDS[own])


def test_settings_of_before_know_no_pace_of_ones_own() -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text('{"ai_speed": "instant"}', encoding="utf-8")
    loaded = load_settings()
    assert loaded.settings == Settings(ai_speed="instant") and not loaded.problems
    assert loaded.settings.own_speed == ""


def test_both_paces_are_in_force_at_once(qtbot: QtBot) -> None:
    screen = on_earth(Raider)
    assert (MOTION.computer, MOTION.person) == (0.0, 0.4)
    screen.app.settings.own_speed = "slow"
    screen.app.save()
    assert (MOTION.computer, MOTION.person) == (0.0, 2.0)
