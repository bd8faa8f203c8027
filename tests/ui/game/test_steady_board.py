"""The table stands still: through a game no phase, tray, list, hand, card or curtain moves or scales the board."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from risk_desktop.ui.board.panels.pointing_panel import PointingPanel
from risk_desktop.ui.game.handover.curtain import Curtain
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.kit import Button, Overlay
from tests.e2e.steadiness import BarPlaces, controls_shown_twice, hidden_figures, land_below, stand
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.classic_table import game_of, lift, scene
from tests.ui.support.hand_play import play_by_hand

pytestmark = pytest.mark.heavy

EDITIONS = ("world", "ad2210", "godstorm")
NARROW = [((1280, 720), 100, "en"), ((1280, 720), 200, "de")]
TABLES = [(edition, *window) for window in NARROW for edition in EDITIONS]
TABLES += [("ad2210", (1920, 1080), 100, "en"), ("godstorm", (1024, 640), 80, "sv")]
"""In the usual small window every rule set, with usual text and in a rail; elsewhere the two with most panels: what fits there is
placed as in the others, and 1024x640 with small text is 1280x800 drawn smaller."""
ANSWERS = 35
"""So many questions are answered in each game: they go round the table."""


class Watch:
    """Compares the table with how it stood at first, at every question and in every state that is drawn between."""

    def __init__(self, screen: PlayScreen) -> None:
        self._screen = screen
        self._first = stand(screen)
        self.moved: list[object] = []
        self.twice: Counter[str] = Counter()
        self.covered: Counter[str] = Counter()
        """What lay over land or figures."""
        self.looks: Counter[str] = Counter()
        """How often something showed that used to move the board."""
        self.bar = BarPlaces()
        self.piled: list[str] = []
        """Panels that lay over each other."""
        self.golden: list[list[str]] = []
        """Golden buttons that showed at once."""
        screen.director.asks.connect(self.look)
        screen.director.settled.connect(self.look)

    def look(self, news: object = None) -> None:
        """Look at the table now."""
        things = self._screen.game_layout
        if stand(self._screen) != self._first:
            self.moved.append((things.prompt.title, stand(self._screen)))
        if things.prompt.geometry() != things.rooms.bar:
            self.moved.append((things.prompt.title, things.prompt.geometry()))
        self.bar.look(self._screen)
        self.looks["tray"] += things.tray.isVisible()
        self.looks["list"] += things.dock.busy
        self.looks["hand"] += things.hand.isVisible() or bool(things.card_bar and things.card_bar.isVisible())
        self.twice.update(controls_shown_twice(self._screen))
        wrong = [*land_below(self._screen), *hidden_figures(self._screen)]
        self.covered.update(f"{things.prompt.title}: {words}" for words in wrong)
        panels = self._panels()
        for one, other in combinations(panels, 2):
            if panels[one].intersects(panels[other]):
                self.piled.append(f"{one} and {other} at {things.prompt.title!r}")
        if len(gold := self._gold()) > 1:
            self.golden.append(gold)

    def _panels(self) -> dict[str, QRect]:
        """Return where everything stands that is no dialog: what lies at the arrow without its shadow."""
        screen, things = self._screen, self._screen.game_layout
        found: dict[str, QWidget | None] = {"bar": things.prompt, "inset": things.mini_board}
        found |= {f"tile {n}": tile for n, tile in enumerate(things.rail.tiles)}
        found |= {f"plaque {n}": plaque for n, plaque in enumerate(things.plaques)}
        found |= {"rail's dock": things.rail.dock, "rail's cards": things.rail.cards, "ribbon": things.ribbon}
        found |= {"corner": things.corner, "status": things.status, "rounds": things.rounds, "dock": things.dock.panel}
        rects = {
            name: QRect(widget.mapTo(screen, QPoint()), widget.size())
            for name, widget in found.items()
            if widget is not None and widget.isVisible()
        }
        for panel in screen.board.findChildren(PointingPanel):
            if panel.isVisible():
                rects[type(panel).__name__] = panel.panel_rect().translated(panel.pos()).toAlignedRect()
        return rects

    def _gold(self) -> list[str]:
        """Return the words of the golden buttons that can be reached: those of the uppermost dialog if there is one."""
        dialogs = [each for each in self._screen.findChildren(Overlay) if each.isVisible()]
        top = dialogs[-1] if dialogs else self._screen
        return [each.words() for each in top.findChildren(Button) if each.isVisible() and each.kind == "primary"]


@pytest.mark.parametrize(("edition", "size", "scale", "language"), TABLES)
def test_a_game_does_not_move_the_board(
    qtbot: QtBot, edition: str, size: tuple[int, int], scale: int, language: str
) -> None:
    settings = {"text_scale": scale, "language": language, "curtain": False, "ai_speed": "instant"}
    screen = ad_screen(game_of(edition), (0, 1, 2), size=size, edition=edition, **settings)
    watch = Watch(screen)
    done, _ = play_by_hand(screen, random.Random(3), ANSWERS)
    assert sum(done.values()) >= ANSWERS or screen.context.game.state.outcome is not None
    assert not watch.moved, watch.moved[0]
    assert not watch.twice, watch.twice
    assert not watch.piled, watch.piled[:3]
    assert not watch.golden, watch.golden[0]
    assert not watch.covered, watch.covered
    assert watch.looks["tray"] or watch.looks["list"], "there was something that used to move it"
    assert not watch.bar.moved, watch.bar.moved[:3]
    assert not watch.bar.cramped, watch.bar.cramped[:3]


@pytest.mark.parametrize("scale", [100, 200])
def test_a_curtain_does_not_move_the_board(qtbot: QtBot, scale: int) -> None:
    game = scene("secret-mission", "fortify", 3, 2)[0].game
    screen = ad_screen(game, (0, 1), size=(1280, 720), edition="secret-mission", text_scale=scale)
    watch = Watch(screen)
    qtbot.waitUntil(lambda: any(not curtain.is_moving() for curtain in screen.findChildren(Curtain)), timeout=30_000)
    curtain = screen.findChild(Curtain)
    assert curtain is not None and curtain.geometry().contains(screen.rect())
    over = screen.childAt(screen.game_layout.rooms.dock.center())
    assert over is curtain or curtain.isAncestorOf(over), "nothing lies over it"
    watch.look()
    lift(qtbot, screen)
    watch.look()
    assert not watch.moved
