"""Who hires a commander sees before he pays which ways the commander would open, and where he would stand."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from risk_desktop.ui.game.pieces.put_piece import HirePresenter
from risk_desktop.ui.game.screen import PlayScreen
from tests.editions.ad2210.year import year
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen

PLACES = {
    "aboriginal_league": "0 3",
    "canada": "0 4 station land",
    "nuevo_timoto": "0 2",
    "egypt": "1 4 land",
    "tycho": "1 2",
}
SITES = {"sea_of_crisis", "bay_of_dew", "tycho"}


@pytest.fixture
def screen(qtbot: QtBot) -> PlayScreen:
    """Return a table at which the first player hires."""
    shown = ad_screen(year(PLACES, phase="hire", energy=(9, 9, 9)), size=(1280, 720))
    qtbot.waitUntil(lambda: isinstance(shown.director.presenter, HirePresenter))
    return shown


def choose(screen: PlayScreen, kind: str, place: str = "") -> None:
    """Choose a piece, and a place for it."""
    presenter = screen.director.presenter
    assert isinstance(presenter, HirePresenter)
    presenter.choose(kind)
    if place:
        screen.input.click(number(screen.context.game, place))


def ids(screen: PlayScreen, lands: object) -> set[str]:
    """Return the names of territories in the rules."""
    assert isinstance(lands, (set, frozenset, tuple, list))
    return {screen.context.game.rules.board.territories[land].id for land in lands}


def test_a_naval_commander_shows_the_harbours_of_whoever_hires_him(screen: PlayScreen) -> None:
    harbours = screen.board.board_scene.harbours
    choose(screen, "land" if "land" in screen.director.presenter.places else "diplomat")  # type: ignore[union-attr]
    assert harbours.items == []
    choose(screen, "naval")
    game = screen.context.game
    shown = screen.board.highlights.shown
    assert shown.harbours == {number(game, "aboriginal_league"), number(game, "nuevo_timoto")}
    widths = [item.pixmap().width() for item in harbours.items]
    own = [way for way, width in zip(harbours.ways, widths, strict=True) if width == max(widths)]
    assert ids(screen, [land for land, _ in own]) == {"aboriginal_league", "nuevo_timoto"} and len(own) < len(widths)
    screen.input.press("ghost")
    assert harbours.items == []


def test_the_bar_says_what_opens_from_where_he_would_stand(screen: PlayScreen) -> None:
    choose(screen, "naval", "aboriginal_league")
    prompt = screen.game_layout.prompt
    assert prompt.ask.help.startswith("From here: ") and "Akara" in prompt.ask.help
    choose(screen, "space", "canada")
    names = screen.context.names
    sites = [names.territory(number(screen.context.game, site)) for site in sorted(SITES)]
    assert all(site in prompt.ask.help for site in sites), prompt.ask.help


def test_a_space_commander_shows_where_he_lands(screen: PlayScreen) -> None:
    choose(screen, "space")
    shown = screen.board.highlights.shown
    assert ids(screen, shown.landings) == SITES and shown.harbours is None
    assert len(screen.board.board_scene.harbours.items) == len(SITES)
    assert screen.board.overview.landings(1) == shown.landings


def test_signs_are_called_his_own_only_where_they_stand_on_his_land(screen: PlayScreen) -> None:
    prompt = screen.game_layout.prompt
    choose(screen, "space")
    assert prompt.ask.help == "Opens 3 ways; the rings in brass show where they lead."
    choose(screen, "naval")
    assert prompt.ask.help.startswith("Opens ") and prompt.ask.help.endswith("; the signs in brass are yours.")


def test_a_ghost_stands_where_the_figure_would(screen: PlayScreen) -> None:
    shore, rows = number(screen.context.game, "nuevo_timoto"), screen.board.board_scene.rows
    screen.board.finish_baking()  # names find their places bit by bit
    name, beside = screen.board.places.name_rect(shore), len(rows.items.get(shore, ()))
    choose(screen, "naval", "nuevo_timoto")
    ghosts = [item for item in rows.items.get(shore, ()) if item.opacity() < 1]
    assert len(ghosts) == 1 and len(rows.items[shore]) == beside + 1
    assert name is not None and screen.board.places.name_rect(shore) == name
    choose(screen, "naval", "canada")
    assert not [item for item in rows.items.get(shore, ()) if item.opacity() < 1]
    choose(screen, "naval", "nuevo_timoto")
    screen.input.press("primary")
    screen.board.finish_animations()
    assert [look.kind for look in screen.board.position.pieces[shore]] == ["naval"]
    assert not [item for item in rows.items.get(shore, ()) if item.opacity() < 1]
