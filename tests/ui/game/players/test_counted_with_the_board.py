"""While a fight is shown, plaques count what the board shows: neither before others stand on the land nor long after."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.ad2210.cards.aims import PlayCard
from risk_desktop.editions.common.pieces import PiecePlaced
from risk_desktop.engine.choices import Blitz
from risk_desktop.engine.events import ArmiesLost, Event, TerritoryConquered
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.plaques import Plaque
from risk_desktop.ui.game.projection import as_shown, position_of
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen
from tests.ui.support.play_table import PuppetAiClient, open_screen
from tests.ui.support.play_table import number as land

pytestmark = pytest.mark.window


class Blitzer(PuppetAiClient):
    """Fights for North Africa to the end, and does nothing else."""

    kinds = frozenset({"attack", "defend"})

    def _choice(self, decision):  # type: ignore[no-untyped-def]
        blitz = Blitz(land("brazil"), land("north_africa"), 1)
        return blitz if blitz in decision.options else super()._choice(decision)


def counted(screen: PlayScreen) -> list[tuple[int, int]]:
    """Return lands and armies on the plaques."""
    totals = [plaque.state.totals for plaque in screen.game_layout.plaques]
    return [(each.territories, each.armies) for each in totals]


def stations(plaque: Plaque) -> int:
    """Return how many stations a plaque shows."""
    assert isinstance(plaque, AssetPlaque) and plaque.assets is not None
    return next(count for kind, count, _ in plaque.assets.many if kind == "station")


def test_territories_and_armies_follow_the_board_through_a_blitz(qtbot: QtBot) -> None:
    screen = open_screen(Blitzer, "normal")
    screen.context.game.state.armies[land("brazil")] = 30
    screen.context.game.state.armies[land("north_africa")] = 3
    before, seen, taken = counted(screen), list[Event](), list[list[tuple[int, int]]]()
    screen.director.animator.seen.connect(seen.extend)
    screen.director.animator.taken.connect(lambda: taken.append(counted(screen)))
    qtbot.waitUntil(lambda: any(isinstance(event, ArmiesLost) for event in seen), timeout=10_000)
    QTest.qWait(0)
    position = screen.board.position
    for seat, (_, armies) in enumerate(counted(screen)):
        stand = zip(position.owners, position.armies, strict=True)
        assert armies == sum(number for owner, number in stand if owner == seat)
    assert [lands for lands, _ in counted(screen)] == [lands for lands, _ in before]
    marching: list[list[tuple[int, int]]] = []
    screen.board.changed.connect(lambda: marching.append(counted(screen)) if not taken else None)
    qtbot.waitUntil(lambda: bool(taken), timeout=20_000)
    assert all([lands for lands, _ in each] == [lands for lands, _ in before] for each in marching)
    assert [lands - had for (lands, _), (had, _) in zip(taken[0], before, strict=True)] == [-1, 0, 0, 0, 1, 0]
    assert any(isinstance(event, TerritoryConquered) for event in screen.director.animator.turn_events[0])


def test_a_station_counts_as_soon_as_it_stands(qtbot: QtBot) -> None:
    game = about_to_play("diplomat_territorial_station")
    screen = ad_screen(game, ai_speed="normal")
    plaque, shown = screen.game_layout.plaques[0], list[Event]()
    assert stations(plaque) == 0
    screen.director.animator.shown.connect(shown.append)
    screen.context.session.answer(PlayCard("diplomat_territorial_station", (number(game, "nunavut"),)))
    qtbot.waitUntil(lambda: any(isinstance(event, PiecePlaced) for event in shown), timeout=10_000)
    assert screen.director.animator.busy and stations(plaque) == 1


def test_a_game_as_shown_is_the_game_where_nothing_is_left_to_show() -> None:
    game = about_to_play("diplomat_territorial_station", position={"canada": "1 4 land diplomat station"})
    again = as_shown(game, position_of(game)).state
    assert (again.owner, again.armies) == (game.state.owner, game.state.armies)
    assert set(again.pieces) == set(game.state.pieces) and set(again.markers) == set(game.state.markers)
