"""The ledger of a fight says which pieces lent a roll its dice."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget

from risk_desktop.editions.common.pieces import PieceLost, PieceMoved
from risk_desktop.engine.events import DiceRolled, Event
from risk_desktop.engine.game import Game
from risk_desktop.engine.state import Piece
from risk_desktop.i18n import LANGUAGES, set_language
from risk_desktop.ui.art.lettering import text_width
from risk_desktop.ui.fonts import text_font
from risk_desktop.ui.game.battle.dice_hints import dice_reasons, reason_line
from risk_desktop.ui.game.battle.preview_panel import fit_beside_pieces
from risk_desktop.ui.names import Names
from tests.editions.ad2210.hands import about_to_play
from tests.playing import number
from tests.ui.support.ad2210_table import ad_screen, turn_the_crank
from tests.ui.support.classic_table import maps_of, table_of

NAMES = Names(table_of("ad2210", 3, people=(0,)), maps_of("ad2210"))


def rolled(game: Game, attack: tuple[int, ...], defence: tuple[int, ...]) -> DiceRolled:
    """Return a roll from Alberta against Canada with dice of so many sides."""
    ends = number(game, "alberta"), number(game, "canada")
    return DiceRolled(0, 1, *ends, (5, 4, 2)[: len(attack)], (6, 3)[: len(defence)], attack, defence)


def told(game: Game, attack: tuple[int, ...], defence: tuple[int, ...], *after: Event) -> tuple[str, str]:
    ours, theirs = dice_reasons(game, rolled(game, attack, defence), after)
    return reason_line(NAMES, ours), reason_line(NAMES, theirs)


def test_each_piece_is_named_with_its_reason() -> None:
    ours, theirs = told(about_to_play(phase="attack"), (8, 8, 6), (8, 8))
    assert ours == "Land Commander (land target) · Nuclear Commander (always)"
    assert theirs == "Land Commander (defends) · Diplomat (defends)"


def test_plain_dice_need_no_reason_and_unclear_ones_get_none() -> None:
    game = about_to_play(phase="attack")
    assert told(game, (6, 6, 6), (6, 6)) == ("", "")
    assert told(game, (8, 6, 6), (6,)) == ("", ""), "one of two commanders was left out"


def test_who_fell_in_the_roll_is_named_too() -> None:
    game = about_to_play(phase="attack")
    lost = PieceLost(1, "diplomat", number(game, "canada"))
    game.state.pieces.remove(Piece("diplomat", 1, number(game, "canada")))
    assert told(game, (6,), (8, 8), lost)[1].count("(") == 2
    assert told(game, (6,), (8, 6))[1].count("(") == 1


def test_who_moves_into_what_the_roll_has_won_fought_for_its_old_place() -> None:
    game = about_to_play(phase="attack")
    alberta, canada = number(game, "alberta"), number(game, "canada")
    before = told(game, (8, 8, 6), (8, 8))
    pieces = game.state.pieces
    after: list[Event] = []
    for piece in [each for each in pieces if each.territory == canada]:
        pieces.remove(piece)
        after.append(PieceLost(1, piece.kind, canada))
    pieces[pieces.index(Piece("land", 0, alberta))] = Piece("land", 0, canada)
    after.append(PieceMoved(0, "land", alberta, canada, "conquest"))
    assert told(game, (8, 8, 6), (8, 8), *after) == before


@pytest.mark.parametrize("who", ["Bo · 2 units", "Octavia · 35 enheter", "Maximiliana · 104 Einheiten"])
@pytest.mark.parametrize("pieces", [0, 1, 3, 6])
def test_the_pieces_of_a_side_do_not_cover_who_it_is(qtbot, who: str, pieces: int) -> None:
    px, step = fit_beside_pieces(who, pieces, 221.0)
    taken = 19 + step * (pieces - 1) if pieces else 0
    assert text_width(who, text_font(px, 500)) + taken < 221
    assert px >= 9.5 and step >= 14
    if pieces < 4 and len(who) < 24:
        assert (px, step) == (13.5, 23), "where there is room nothing is narrowed"


def test_a_station_is_named_once() -> None:
    game = about_to_play(phase="attack", position={"canada": "1 4 station"})
    assert told(game, (6,), (8, 8))[1] == "Space Station (every defence die is d8)"


def test_the_ledger_gives_the_reasons(qtbot) -> None:
    game = about_to_play(phase="attack")
    screen = ad_screen(game)
    screen.input.click(number(game, "alberta"))
    screen.input.click(number(game, "canada"))
    screen.battle.show_roll(rolled(game, (8, 8, 6), (8, 8)), [], (8, 4))
    screen.battle.skip()
    ledger = screen.battle.ledger
    qtbot.waitUntil(lambda: len(ledger.rolls) > 0)
    assert ledger.isVisible() and screen.game_layout.dock.panel is ledger, "where dice differ one sees why"
    (roll,) = ledger.rolls
    assert "Land Commander (land target)" in roll.reasons[0] and "Diplomat (defends)" in roll.reasons[1]
    assert roll.reasons[0] in ledger.last.accessibleName()
    screen.app.settings.language = "de"
    screen.app.save()
    (roll,) = ledger.rolls
    assert "Landkommandant (Ziel ist Land)" in roll.reasons[0] and "Diplomat (verteidigt)" in roll.reasons[1], (
        "as it is spoken now"
    )
    assert roll.reasons[0] in ledger.last.accessibleName()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tray_beside_the_fight_shows_all_its_words_and_numbers(qtbot, language: str) -> None:
    set_language(language)
    screen = ad_screen(about_to_play(phase="attack"), size=(1280, 720))
    set_language(language)
    screen.input.click(number(screen.context.game, "alberta"))
    screen.input.click(number(screen.context.game, "canada"))
    turn_the_crank()
    tray = screen.game_layout.tray
    assert tray.isVisible() and tray.stepper is not None
    squeezed = [w for w in tray.findChildren(QWidget) if w.isVisible() and w.width() < w.sizeHint().width()]
    set_language("en")
    assert not [w for w in squeezed if not isinstance(w, QLineEdit)]
