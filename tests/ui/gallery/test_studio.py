"""The pictures of ``render``: no more games than they need, and a battle on which the dice lie."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from risk_desktop.controller.question import RulesSpec
from risk_desktop.controller.rehearsal import LocalAiClient, Rehearsal, Scene, defend_without_cards
from risk_desktop.controller.table import Table
from risk_desktop.editions.registry import EDITIONS
from risk_desktop.ui.board.ground.pixmap_cache import PixmapCache
from risk_desktop.ui.board.labels import territory_labels
from risk_desktop.ui.gallery import album as album_module
from risk_desktop.ui.gallery import studio
from risk_desktop.ui.gallery.album import Album
from risk_desktop.ui.gallery.studio import Studio
from risk_desktop.ui.game.screen import PlayScreen


def album_of(edition: str, folder: Path, seed: int = 1) -> Album:
    """Return the album of an edition in a small window."""
    album = Album(EDITIONS[edition], {}, seed, None, folder, (1280, 720))
    album.look("en", "dark", 100)
    return album


def test_a_moment_that_comes_in_the_first_game_needs_no_other(qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    games: list[int] = []
    best = album_module.best_moments

    def counted(rehearsal: Rehearsal) -> dict:
        games.append(1)
        return best(rehearsal)

    monkeypatch.setattr(album_module, "best_moments", counted)
    album = album_of("godstorm", tmp_path)
    for name in ("bid", "bids"):
        assert [found for found, _ in album.pictures(name)] == [name]
    assert len(games) == 1


def test_the_curtain_of_a_game_with_sealed_bids_hides_a_bid(qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    """A turn that everybody may see has no curtain."""
    shown: list[tuple[Scene, list[int]]] = []

    def idle(self: Studio, table: Table, scene: Scene) -> QImage:
        shown.append((scene, [number for number, seat in enumerate(table.seats) if seat.kind == "human"]))
        return QImage(1, 1, QImage.Format.Format_RGB32)

    bid = Scene.__new__(Scene)
    monkeypatch.setattr(Studio, "idle", idle)
    monkeypatch.setattr(album_module, "best_moments", lambda rehearsal: {"bid": (2, bid)})
    assert [name for name, _ in album_of("ad2210", tmp_path).pictures("curtain")] == ["curtain"]
    assert shown == [(bid, [1, 2])]


def test_what_comes_in_no_game_is_looked_for_in_a_few(qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    games: list[Rehearsal] = []
    monkeypatch.setattr(album_module, "best_moments", lambda played: games.append(played) or {})
    album = album_of("godstorm", tmp_path)
    for _ in range(2):
        assert list(album.pictures("sunken")) == []
    assert len(games) == 3


def test_a_picture_is_the_same_whatever_was_shown_before(qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    """The panel beside the arrow keeps clear of names that are still to be written too, and dice lie as they always do."""
    monkeypatch.setattr(territory_labels, "RECENT_NAMES", PixmapCache(1 << 30))
    album = album_of("world", tmp_path)
    first, second = [[*album.pictures("play"), *album.pictures("battle")] for _ in range(2)]
    assert [name for name, _ in first] == ["play", "battle"] and first == second


class Dawdler(LocalAiClient):
    """Answers late, as on a busy machine."""

    def ask(self, ticket: int, question: object) -> None:
        """Think, and wait."""
        super().ask(ticket, question)  # type: ignore[arg-type]
        if self._later.isActive():
            self._later.start(400)


def dawdling(order: RulesSpec, parent: QObject) -> LocalAiClient:
    """Return advice as that of the pictures, but late."""
    quick = defend_without_cards(order, parent)
    return Dawdler(order, parent, kinds=quick.kinds, passes=quick.passes)


@pytest.mark.parametrize("edition", ["world", "ad2210", "godstorm"])
def test_dice_lie_on_the_table_of_a_battle_however_late_the_defender_answers(
    edition: str, qtbot: QtBot, monkeypatch, tmp_path: Path
) -> None:
    seen: list[bool] = []
    take = Studio.take_table

    def taken(studio: Studio, screen: PlayScreen) -> object:
        seen.append(screen.battle.rested and not screen.director.animator.busy)
        return take(studio, screen)

    monkeypatch.setattr(studio, "defend_without_cards", dawdling)
    monkeypatch.setattr(Studio, "take_table", taken)
    [(name, _)] = album_of(edition, tmp_path).pictures("battle")
    assert (name, seen) == ("battle", [True])


def test_the_recap_offers_to_step_through_the_turns(qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    offered: list[str] = []
    take = Studio.take_table

    def take_table(self: Studio, screen: PlayScreen) -> QImage:
        act = screen.game_layout.prompt.ask.secondary
        offered.append(act.words if act is not None else "")
        return take(self, screen)

    monkeypatch.setattr(Studio, "take_table", take_table)
    assert [name for name, _ in album_of("world", tmp_path).pictures("recap")] == ["recap"]
    assert offered == ["Step through"]


def test_who_had_land_that_has_sunk_has_it_no_more_in_the_picture(qtbot: QtBot, monkeypatch, tmp_path: Path) -> None:
    counted: list[tuple[int, int]] = []
    take = Studio.take_table

    def take_table(self: Studio, screen: PlayScreen) -> QImage:
        game = screen.context.game
        atlantis = [t for t, facts in enumerate(game.rules.board.territories) if "sinks" in facts.tags]
        counted.append((len(atlantis), sum(game.state.owner[land] >= 0 for land in atlantis)))
        assert screen.context.session.decision is not None
        return take(self, screen)

    monkeypatch.setattr(Studio, "take_table", take_table)
    assert [name for name, _ in album_of("godstorm", tmp_path).pictures("sunken")] == ["sunken"]
    assert counted == [(4, 0)]
