"""Whenever land glows a click on it counts, whatever else is on the screen; and a fight that is over holds nothing up."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui import motion
from risk_desktop.ui.game.pieces.put_piece import HirePresenter
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Dialog, ToastHost
from risk_desktop.ui.motion import MOTION
from tests.editions.ad2210.hands import about_to_play
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.godstorm_table import LANDS, god_screen
from tests.ui.support.hand_play import ways_on
from tests.ui.support.play_table import Defender, PuppetAiClient, make_context, make_screen, middle_of_game, number

pytestmark = pytest.mark.heavy

PATIENCE_S = 20
SIZE = (1280, 720)


def asked(screen: PlayScreen) -> str:
    presenter = screen.director.presenter
    return presenter.decision.kind if presenter is not None and presenter.active else ""


def glowing(screen: PlayScreen) -> list[int]:
    """Return the land that glows on the board that shows, but for what is chosen already."""
    board, choice = screen.board, screen.board.highlights.shown
    lands = (choice.targets | choice.free) - {choice.chosen, choice.source}
    return sorted(land for land in lands if board.overview.board_of(land) == board.switcher.board)


def sign(screen: PlayScreen) -> tuple[object, ...]:
    """Return all that a click may change."""
    choice, toast = screen.board.highlights.shown, screen.findChild(ToastHost).panel
    chosen = (choice.source, choice.chosen, choice.targets, choice.free)
    told = toast.accessibleName() if toast.isVisible() else ""
    return (
        screen.game_layout.prompt.ask,
        screen.context.session.decision,
        tuple(screen.context.game.state.armies),
        chosen,
        told,
    )


def under(screen: PlayScreen, territory: int) -> tuple[QWidget | None, QPoint]:
    """Return the widget that takes a click on a territory's badge, and the point on the screen."""
    there = screen.board.viewport().mapTo(screen, screen.board.places.badge_rect(territory).center())
    return (screen.childAt(there) if screen.rect().contains(there) else None), there


def click(screen: PlayScreen, territory: int) -> None:
    """Click on a territory, on whatever lies there."""
    found, there = under(screen, territory)
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.mapFrom(screen, there))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let own dice roll, but for a moment only."""
    monkeypatch.setitem(motion.OWN_SPEEDS, "instant", 0.01)
    yield
    MOTION.set_speed("normal")


def look(screen: PlayScreen, chance: random.Random, seen: Counter[str]) -> None:
    """Assert that what is asked now can be answered where it seems to be, and try it on a piece of land that glows."""
    kind, ask, lands = asked(screen), screen.game_layout.prompt.ask, glowing(screen)
    acts = (ask.primary, ask.secondary, ask.ghost)
    assert any(acts) or lands or ask.has_tray or ask.rows, f"{kind}: {ask.title} can't be answered"
    if not lands or any(each.isVisible() for each in screen.findChildren(Dialog)):
        return
    land = chance.choice(lands)
    found, _ = under(screen, land)
    if found is not screen.board.viewport():
        return  # a panel stands before it, as it may
    before = sign(screen)
    screen.findChild(ToastHost).hide()
    click(screen, land)
    QApplication.processEvents()
    assert sign(screen) != before, (
        f"{kind}: {ask.title}: a click on {screen.context.names.territory(land)} counts for nothing"
    )
    seen[kind] += 1


def play(screen: PlayScreen, chance: random.Random, most: int) -> Counter[str]:
    """Press about for so many steps, and look after each; return at which questions glowing land was tried."""
    seen: Counter[str] = Counter()
    asked_at = time.monotonic()
    for _ in range(most):
        QApplication.processEvents()
        if screen.context.game.state.outcome is not None:
            break
        presenter = screen.director.presenter
        if presenter is None or not presenter.active or screen.director.animator.busy:
            assert time.monotonic() - asked_at < PATIENCE_S, "nobody is asked any more"
            QTest.qWait(2)
            continue
        asked_at = time.monotonic()
        look(screen, chance, seen)
        if (presenter := screen.director.presenter) is not None and presenter.active:
            chance.choice(list(ways_on(screen, presenter, chance)))()
    return seen


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("seed", [1, 2])
def test_glowing_land_answers_in_a_played_game(qtbot: QtBot, seed: int) -> None:
    game = middle_of_game("reinforce", hands=False)
    screen = make_screen(game, size=SIZE, context=make_context(ai_speed="instant"), ai_client=PuppetAiClient)
    screen.context.session.start()
    seen = play(screen, random.Random(seed), 350)
    assert {"reinforce", "attack", "fortify"} <= set(seen) and sum(seen.values()) > 25, seen


@pytest.mark.usefixtures("quick")
def test_glowing_land_answers_in_2210(qtbot: QtBot) -> None:
    screen = ad_screen(about_to_play(phase="hire", rolls=None), ai_client=PuppetAiClient, size=SIZE, ai_speed="instant")
    chance, seen = random.Random(3), Counter[str]()
    presenter = screen.director.presenter
    assert isinstance(presenter, HirePresenter) and asked(screen) == "hire"
    presenter.choose(next(offer.kind for offer in presenter.offers() if offer.open))
    look(screen, chance, seen)
    assert seen["hire"] == 1, "its places glow, and are tried"
    seen += play(screen, chance, 400)
    assert "attack" in seen, seen


@pytest.mark.usefixtures("quick")
def test_glowing_land_answers_in_godstorm(qtbot: QtBot) -> None:
    screen = god_screen(LANDS, size=SIZE, ai_speed="instant")
    seen = play(screen, random.Random(4), 350)
    assert "attack" in seen, seen


def fighting(qtbot: QtBot, rolls: list[int], armies: int) -> PlayScreen:
    """Return a screen on which so many armies have rolled once from North Africa against the last one of Brazil."""
    game = middle_of_game("attack", hands=False, rolls=rolls)
    game.state.armies[number("north_africa")], game.state.armies[number("brazil")] = armies, 1
    screen = make_screen(game, context=make_context(ai_speed="fast"), ai_client=Defender)
    screen.activateWindow()
    screen.context.session.start()
    for name in ("north_africa", "brazil"):
        screen.input.click(number(name))
    screen.input.press("primary")
    qtbot.waitUntil(lambda: asked(screen) == "attack", timeout=10_000)
    return screen


@pytest.mark.parametrize("rolls", [[6, 1], [1, 6]], ids=["conquest", "defeat"])
def test_the_end_of_a_fight_that_asks_nothing_needs_no_click(qtbot: QtBot, rolls: list[int]) -> None:
    """Two armies attack: either one of them moves in, or one is left that can't go on."""
    screen = fighting(qtbot, rolls, 2)
    assert screen.battle.panel.isVisible(), "it fades"
    assert screen.game_layout.prompt.ask.ghost is not None, "the next question is asked in full"
    land = number("central_america")
    assert land in glowing(screen)
    click(screen, land)
    assert screen.director.presenter.origin == land  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: not screen.battle.panel.isVisible(), timeout=10_000)


def test_a_key_ends_the_show_of_a_conquest_and_is_obeyed(qtbot: QtBot) -> None:
    screen = fighting(qtbot, [6, 1], 2)
    qtbot.keyClick(screen.window().focusWidget(), Qt.Key.Key_E)
    qtbot.waitUntil(lambda: asked(screen) == "fortify", timeout=10_000)
