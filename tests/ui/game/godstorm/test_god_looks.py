"""How gods, relics, the dead and the sea look: figures, plaques, the position on the board."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from risk_desktop.editions.godstorm.cards.deck import cards_of, miracle_specs
from risk_desktop.editions.godstorm.waters import waters
from risk_desktop.editions.registry import next_money
from risk_desktop.ui.art.decks import DECKS
from risk_desktop.ui.art.piece_looks import PIECE_STYLES, PieceStyle, style_of
from risk_desktop.ui.art.svg import svg_names
from risk_desktop.ui.art.tokens import draw_token
from risk_desktop.ui.board.position import NOBODY, PieceLook
from risk_desktop.ui.game.godstorm.god_war_table import NightButton
from risk_desktop.ui.game.players.assets import assets_of, open_game
from risk_desktop.ui.game.projection import BoardProjection, look_of, position_of
from risk_desktop.ui.money import FAITH, money_kind
from risk_desktop.ui.theme import SEATS, current, painted_dark, set_current
from tests.editions.godstorm.epoch import epoch
from tests.ui.support.godstorm_table import LANDS, god_screen, place

KINDS = ("war", "sky", "death", "magic")
PANTHEONS = ("norse", "greeks", "egyptians", "celts", "babylonians")


def grey(style: PieceStyle) -> QImage:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_token(painter, style, QPointF(30, 30), 40, SEATS[0])
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def test_every_god_is_told_apart_without_colour(qtbot: QtBot) -> None:
    pictures = {(p, k): grey(style_of(k, p)) for p in PANTHEONS for k in KINDS}
    for one, other in combinations(pictures, 2):
        assert pictures[one] != pictures[other], (one, other)


def test_a_god_of_no_pantheon_has_a_look_too() -> None:
    assert style_of("war") == PIECE_STYLES["war"] != style_of("war", "norse")
    assert style_of("temple", "norse") == PIECE_STYLES["temple"]


def test_every_miracle_and_every_relic_has_a_picture_of_its_own() -> None:
    signs = [spec.sign for spec in miracle_specs().values()]
    assert set(signs) <= set(svg_names("cards"))
    assert {spec.deck for spec in miracle_specs().values()} <= DECKS.keys()


def test_the_position_tells_of_temples_plague_and_the_dead() -> None:
    game = epoch({**LANDS, "iberia": "0 3 temple plague"}, dead=(4, 2, 0), rolls=None)
    shown = position_of(game)
    board = game.rules.board
    assert set(shown.pieces[board.index("iberia")]) == {PieceLook("temple", NOBODY), PieceLook("plague", NOBODY)}
    assert PieceLook("war", 0, "greeks") in shown.pieces[board.index("gaul")]
    assert shown.afterlives["elysium"] == (0, 4) and shown.afterlives["valhalla"] == (1, 2)
    assert look_of(game, "war", 1) == PieceLook("war", 1, "norse")
    assert look_of(game, "temple", 1) == PieceLook("temple", 1)


def test_what_the_sea_has_taken_is_gone_and_closed_ways_are_closed() -> None:
    game = epoch(LANDS, rolls=None)
    assert not position_of(game).closed and not position_of(game).gone
    a, b = sorted(next(iter(game.rules.board.sea)))
    waters(game.state).maelstrom, waters(game.state).sunk = [a, b], True
    shown = position_of(game)
    assert shown.closed == {(a, b)}
    assert {game.rules.board.index(name) for name in ("hesperide", "tritonis")} <= shown.gone


def test_what_is_shown_follows_the_dead_and_the_sea() -> None:
    game = epoch(LANDS, dead=(4, 0, 0), rolls=None)
    standing = BoardProjection(position_of(game))
    standing.bury(0, 3)
    standing.drown([game.rules.board.index("gaul")])
    standing.close(9, 4)
    shown = standing.position
    assert shown.afterlives["elysium"] == (0, 7) and (4, 9) in shown.closed
    gaul = game.rules.board.index("gaul")
    assert gaul in shown.gone and shown.owners[gaul] == NOBODY and gaul not in shown.pieces


def test_a_plaque_knows_gods_temples_dead_and_relics(qtbot: QtBot) -> None:
    relic = next(spec.id for spec in cards_of("magic"))
    screen = god_screen(faith=(6, 0, 0), dead=(3, 0, 0), cards={0: ("war_heroes_are_born", relic)})
    assets = screen.game_layout.plaques[0].assets  # type: ignore[attr-defined]
    assert assets.single == (
        (PieceLook("war", 0, "greeks"), True),
        (PieceLook("sky", 0, "greeks"), True),
        (PieceLook("death", 0, "greeks"), False),
        (PieceLook("magic", 0, "greeks"), False),
    )
    assert assets.signs == (("temple", 1),) and assets.dead == 3 and assets.money == 6
    assert assets.lands == len([t for t in screen.context.game.state.owner[:42] if t == 0])
    assert assets.open_cards == (relic,) and dict(assets.hand) == {"war": 1, "sky": 0, "death": 0}
    name = screen.game_layout.plaques[0].accessibleName()
    assert "3 dead" in name and "1 temple" in name and "relics 1" in name


def test_faith_is_the_money_and_temples_bring_some() -> None:
    game = epoch(LANDS, rolls=None)
    assert money_kind(game.rules) is FAITH
    assert next_money(game, 0) == 3 + 1
    assert assets_of(open_game(game), 1).open_cards == ()


def test_the_afterlife_has_a_name_and_a_place(qtbot: QtBot) -> None:
    screen = god_screen(dead=(2, 0, 0))
    assert screen.context.names.territory(-1) == "the Afterlife"
    seats = []
    screen.board.input.afterlife_clicked.connect(seats.append)
    scene = screen.board.board_scene
    assert scene.afterlife_at(scene.afterlife_point(0)) == 0 and scene.afterlife_at(scene.afterlife_point(1)) == 1
    assert (
        scene.afterlife_point(0) != scene.afterlife_point(1)
        and scene.afterlife_at(scene.atlas.lands[place(screen, "gaul")].badge) == -1
    )


def test_a_scene_before_the_night_sky_is_dark_in_every_theme() -> None:
    before = current().name
    try:
        set_current("parchment")
        with painted_dark():
            assert current().dark
        assert current().name == "parchment"
    finally:
        set_current(before)


def test_buttons_on_a_night_sky_are_dark_in_every_theme(qtbot: QtBot) -> None:
    button = NightButton("Go on", "secondary")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    usual = current().name
    pictures = []
    for name in ("ember", "parchment"):
        set_current(name)
        pictures.append(button.grab().toImage())
        assert current().name == name
    set_current(usual)
    assert pictures[0] == pictures[1]
