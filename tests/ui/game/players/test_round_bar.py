"""Track of rounds, order of the turns, plaques with all that a player has, and the sum of the points."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from risk_desktop.editions.common.bidding import order_slot
from risk_desktop.editions.common.money import money_of
from risk_desktop.engine.game import Game
from risk_desktop.engine.step import Decision
from risk_desktop.ui.art.tokens import draw_missing_token
from risk_desktop.ui.game.players import asset_plaque
from risk_desktop.ui.game.players.asset_plaque import AssetPlaque
from risk_desktop.ui.game.players.assets import assets_of, has_assets, open_game
from risk_desktop.ui.game.players.score_rows import placed, score_rows
from risk_desktop.ui.game.players.score_sheet import Part, ScoreRow, ScoreSheet
from risk_desktop.ui.game.screen import PlayScreen
from risk_desktop.ui.theme import seat
from tests.ui.support.classic_table import sit_down
from tests.ui.support.play_table import Sphinx, make_screen, middle_of_game


def later(asked: Decision, game: Game) -> bool:
    """A year in which all have some energy."""
    return game.state.round >= 2


def at_work(**settings: object) -> PlayScreen:
    return sit_down("ad2210", "hire", 3, fits=later, ai_client=Sphinx, **settings)  # type: ignore[arg-type]


def test_the_bar_shows_year_and_order(qtbot: QtBot) -> None:
    screen = at_work()
    game, state = screen.context.game, screen.game_layout.rounds.state
    assert screen.game_layout.rounds.isVisible()
    assert (state.round, state.rounds) == (game.state.round, 5)
    order = order_slot(game).order
    assert [mark.name for mark in state.order] == [screen.context.names.player(player) for player in order]
    at = order.index(game.state.turn)
    assert [mark.state for mark in state.order] == ["done"] * at + ["now"] + ["later"] * (len(order) - at - 1)
    assert "Year 2 of 5" in screen.game_layout.rounds.accessibleName()
    assert not screen.game_layout.rounds.geometry().intersects(screen.game_layout.ribbon.geometry())


@pytest.mark.parametrize("edition", ["ad2210", "godstorm"])
def test_while_all_bid_the_order_of_the_year_before_is_gone(qtbot: QtBot, edition: str) -> None:
    screen = sit_down(edition, "bid", 3, fits=later, ai_client=Sphinx)
    state = screen.game_layout.rounds.state
    assert state.round >= 2 and order_slot(screen.context.game).order, "the game itself forgets it with the next one"
    assert not state.order


def test_a_game_without_years_has_no_such_bar(qtbot: QtBot) -> None:
    screen = make_screen(middle_of_game(), ai_client=Sphinx)
    screen.context.session.start()
    assert not has_assets(screen.context.game.rules)
    assert not screen.game_layout.rounds.isVisible()
    assert not any(isinstance(plaque, AssetPlaque) for plaque in screen.game_layout.plaques)


def test_plaques_show_money_points_pieces_and_cards(qtbot: QtBot) -> None:
    screen = at_work()
    game = screen.context.game
    for number, plaque in enumerate(screen.game_layout.plaques):
        assert isinstance(plaque, AssetPlaque) and plaque.assets is not None
        assets = plaque.assets
        assert assets.money == money_of(game.state, number)
        assert assets.score == game.state.owner.count(number) + assets.regions
        assert len(assets.single) == len(assets.hand) == 5
        assert [look.kind for look, held in assets.single if held] == [
            piece.kind for look, _ in assets.single for piece in game.state.pieces
            if piece.player == number and piece.kind == look.kind
        ]  # fmt: skip
        assert f"{assets.score} points" in plaque.accessibleName()
        assert assets.kind.words(assets.money) in plaque.accessibleName()


@pytest.mark.parametrize(
    ("edition", "asked", "words"), [("ad2210", "claim", "5 years"), ("godstorm", "pantheon", "5 epochs")]
)
def test_before_the_first_round_the_bar_says_how_many_there_will_be(
    qtbot: QtBot, edition: str, asked: str, words: str
) -> None:
    bar = sit_down(edition, asked, 3, ai_client=Sphinx, text_scale=200).game_layout.rounds
    assert bar.state.round == 0 and bar.state.spoken == words
    assert bar.accessibleName().endswith(words) and bar.toolTip().endswith(words)


@pytest.mark.parametrize(("asked", "lacks"), [("claim", False), ("hire", True)])
def test_what_a_player_lacks_shows_once_the_set_up_is_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: str, lacks: bool
) -> None:
    screen = sit_down("ad2210", asked, 3, ai_client=Sphinx)
    plaque, drawn, backs = screen.game_layout.plaques[0], list[object](), list[object]()
    assert isinstance(plaque, AssetPlaque) and plaque.assets is not None
    monkeypatch.setattr(asset_plaque, "stamp", lambda painter, draw, *what: drawn.append(draw))
    monkeypatch.setattr(asset_plaque, "draw_deck_back", lambda *what: backs.append(what))
    picture = QPixmap(plaque.size())
    painter = QPainter(picture)
    plaque.paint(painter)
    painter.end()
    assert (draw_missing_token in drawn, bool(backs)) == (lacks, lacks) and drawn


def test_points_on_a_plaque_give_no_card_away() -> None:
    from tests.ui.support.classic_table import scene

    game = scene("ad2210", "hire", 3, fits=later)[0].game
    before = assets_of(open_game(game), 0).score
    deck = game.state.decks["land"]
    every = sorted([*deck.draw, *(card for hand in deck.hands for card in hand)])
    copy = Game(game.rules, game.snapshot())
    copy.state.decks["land"].hands[0], copy.state.decks["land"].draw = every, []
    assert assets_of(open_game(copy), 0).score == before


@pytest.mark.parametrize("text_scale", [80, 100, 140, 200])
def test_everything_fits_at_every_text_size(qtbot: QtBot, text_scale: int) -> None:
    screen = at_work(text_scale=text_scale, size=(1280, 720))
    things = screen.game_layout
    rects = [plaque.geometry() for plaque in things.plaques]
    assert all(screen.rect().contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)
    assert screen.rect().contains(things.rounds.geometry())
    assert not things.rounds.geometry().intersects(things.ribbon.geometry())


def test_a_click_on_the_points_opens_their_sum(qtbot: QtBot) -> None:
    screen = at_work()
    plaque = screen.game_layout.plaques[1]
    assert isinstance(plaque, AssetPlaque)
    spot = plaque.score_box().center()
    QTest.mouseClick(plaque, Qt.MouseButton.LeftButton, pos=QPoint(int(spot.x()), int(spot.y())))
    sheet = screen.findChild(ScoreSheet)
    assert sheet is not None
    totals = {row.seat: row.total for row in sheet.table.rows}
    assert totals[1] == plaque.assets.score  # type: ignore[union-attr]
    assert list(totals.values()) == sorted(totals.values(), reverse=True)


def test_rows_are_placed_by_points_then_money_then_units() -> None:
    def row(number: int, lands: int, money: int, units: int, alive: bool = True) -> ScoreRow:
        return ScoreRow(number, str(number), seat(number), lands, (), (Part("x", 1),), money, units, alive)

    rows = placed([row(0, 9, 2, 5), row(1, 9, 3, 1), row(2, 9, 2, 6), row(3, 30, 9, 9, False)])
    assert [each.seat for each in rows] == [1, 2, 0, 3]


def test_the_score_rows_follow_the_last_position() -> None:
    from risk_desktop.ui.names import Names
    from tests.ui.support.classic_table import maps_of, scene, table_of

    game = scene("ad2210", "hire", 3, fits=later)[0].game
    rows = score_rows(game, Names(table_of("ad2210", 3), maps_of("ad2210")))
    assert {row.seat for row in rows} == {0, 1, 2}
    assert rows[0].rank >= rows[1].rank >= rows[2].rank
